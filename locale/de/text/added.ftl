# Wörter einer Erweiterung: neue Leisten und Marker. $name: wie sie dort heißen.

added-track = „{ $name }“
added-change = { SIGNED($n) } „{ $name }“
    .up = { DO("raise") } „{ $name }“ um { FORM($n, case: "acc") } { DO("raise", part: "end") }
    .down = { DO("lower") } „{ $name }“ um { FORM($n, case: "acc") } { DO("lower", part: "end") }
added-set = { DO("set") } „{ $name }“ auf { FORM($n, case: "acc") } { DO("set", part: "end") }
added-place = { DO("place") } { FORM($n) } × „{ $name }“ { IN($c) } { DO("place", part: "end") }
added-remove = { DO("remove") } { FORM($n) } × „{ $name }“ { FROM($c) } { DO("remove", part: "end") }
    .all = { DO("remove") } alle „{ $name }“ { FROM($c) } { DO("remove", part: "end") }
added-move = { DO("move") } { FORM($n) } × „{ $name }“ { FROM($c) } { TO($d) } { DO("move", part: "end") }
added-in = die Anzahl an „{ $name }“ { IN($c) }
added-on-map = die Anzahl an „{ $name }“ auf dem Spielplan
