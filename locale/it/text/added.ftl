# Parole di un'espansione: nuovi tracciati e segnalini. $name: come vi sono chiamati.

added-track = «{ $name }»
added-change = { SIGNED($n) } «{ $name }»
    .up = { DO("raise") } «{ $name }» di { FORM($n) }
    .down = { DO("lower") } «{ $name }» di { FORM($n) }
added-set = { DO("set") } «{ $name }» a { FORM($n) }
added-place = { DO("place") } { FORM($n) } × «{ $name }» { IN($c) }
added-remove = { DO("remove") } { FORM($n) } × «{ $name }» { FROM($c) }
    .all = { DO("remove") } ogni «{ $name }» { FROM($c) }
added-move = { DO("move") } { FORM($n) } × «{ $name }» { FROM($c) } { TO($d) }
added-in = il numero di «{ $name }» { IN($c) }
added-on-map = il numero di «{ $name }» sulla mappa
