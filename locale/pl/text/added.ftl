# Słowa dodatku: nowe tory i znaczniki. $name: ich nazwa w dodatku.

added-track = „{ $name }”
added-change = { SIGNED($n) } do „{ $name }”
    .up = { DO("raise") } „{ $name }” o { FORM($n, case: "acc") }
    .down = { DO("lower") } „{ $name }” o { FORM($n, case: "acc") }
added-set = { DO("set") } „{ $name }” na { FORM($n, case: "acc") }
added-place = { DO("place") } { FORM($n) } × „{ $name }” { IN($c) }
added-remove = { DO("remove") } { FORM($n) } × „{ $name }” { FROM($c) }
    .all = { DO("remove") } wszystkie „{ $name }” { FROM($c) }
added-move = { DO("move") } { FORM($n) } × „{ $name }” { FROM($c) } { TO($d) }
added-in = liczba „{ $name }” { IN($c) }
added-on-map = liczba „{ $name }” na mapie
