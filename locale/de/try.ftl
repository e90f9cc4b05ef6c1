# Was `daedalus try` von Sätzen sagt, die nichts bewirkt haben.

try-idle = bewirkte nichts
# $place: ein Feld; $why: was es schon ist oder nicht sein kann.
try-idle-already = bewirkte nichts: { $place } { $why }
# $what: was die Regeln von einem solchen Ort sagen.
try-idle-needs = bewirkte nichts: { $what } ({ $place })
# $piece: die Spielsteine, die entfernt werden sollten.
try-idle-none = bewirkte nichts: nichts dieser Art vorhanden ({ $place }): { $piece }
try-idle-chosen = fand nichts zu wählen
