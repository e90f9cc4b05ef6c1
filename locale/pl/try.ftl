# Co mówi `daedalus try` o zdaniach, które nic nie zrobiły.

try-idle = bez skutku
# Zmienne: $place: miejsce; $why: czym już jest albo być nie może.
try-idle-already = bez skutku: { $place } { $why }
# Zmienne: $what: co o takim miejscu mówią zasady.
try-idle-needs = bez skutku: { $what } ({ $place })
# Zmienne: $piece: pionki, które miały być zabrane.
try-idle-none = bez skutku: nie było czego zabrać: { $piece } ({ $place })
try-idle-chosen = nie było z czego wybrać
