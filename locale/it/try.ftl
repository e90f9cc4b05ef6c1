# Che cosa dice `daedalus try` delle frasi che non hanno fatto nulla.

try-idle = non ha fatto nulla
# Variables: $place: uno spazio; $why: che cosa è già, o non può essere.
try-idle-already = non ha fatto nulla: { $place } { $why }
# Variables: $what: che cosa dicono le regole di un luogo così.
try-idle-needs = non ha fatto nulla: { $what } ({ $place })
# Variables: $piece: le pedine che si volevano togliere.
try-idle-none = non ha fatto nulla: non c'erano { $piece } ({ $place })
try-idle-chosen = non ha trovato nulla da scegliere
