# Wörter einer Erweiterung: neue Leisten und Marker. $name: wie sie dort heißen.

added-track = „{ $name }“
added-change = { SIGNED($n) } „{ $name }“
    .up = { DO("raise") } „{ $name }“ um { FORM($n, case: "acc") }
    .down = { DO("lower") } „{ $name }“ um { FORM($n, case: "acc") }
added-set = { DO("set") } „{ $name }“ auf { FORM($n, case: "acc") }
added-place = { DO("place") } { FORM($n) } × „{ $name }“ { IN($c) }
added-remove = { DO("remove") } { FORM($n) } × „{ $name }“ { FROM($c) }
    .all = { DO("remove") } alle „{ $name }“ { FROM($c) }
added-move = { DO("move") } { FORM($n) } × „{ $name }“ { FROM($c) } { TO($d) }
added-in = die Anzahl „{ $name }“ { IN($c) }
added-on-map = die Anzahl „{ $name }“ auf dem Plan
