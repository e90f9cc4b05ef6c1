# Words of a pack: new tracks and markers. $name: as the pack calls it.

added-track = { $name }
added-change = { SIGNED($n) } { $name }
    .up = { DO("raise") } { $name } by { FORM($n) }
    .down = { DO("lower") } { $name } by { FORM($n) }
added-set = { DO("set") } { $name } to { FORM($n) }
added-place = { DO("place") } { FORM($n) } × { $name } { IN($c) }
added-remove = { DO("remove") } { FORM($n) } × { $name } { FROM($c) }
    .all = { DO("remove") } all { $name } { FROM($c) }
added-move = { DO("move") } { FORM($n) } × { $name } { FROM($c) } { TO($d) }
added-in = the number of { $name } { IN($c) }
added-on-map = the number of { $name } on the map
