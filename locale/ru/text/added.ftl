# Слова дополнения: новые шкалы и жетоны. $name: как они там названы.

added-track = «{ $name }»
added-change = { SIGNED($n) } «{ $name }»
    .up = { DO("raise") } «{ $name }» на { FORM($n, case: "acc") }
    .down = { DO("lower") } «{ $name }» на { FORM($n, case: "acc") }
added-set = { DO("set") } «{ $name }» на { FORM($n, case: "acc") }
added-place = { DO("place") } { FORM($n) } × «{ $name }» { TO($c) }
added-remove = { DO("remove") } { FORM($n) } × «{ $name }» { FROM($c) }
    .all = { DO("remove") } все «{ $name }» { FROM($c) }
added-move = { DO("move") } { FORM($n) } × «{ $name }» { FROM($c) } { TO($d) }
added-in = число «{ $name }» { IN($c) }
added-on-map = число «{ $name }» на поле
