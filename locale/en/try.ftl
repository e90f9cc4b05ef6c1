# What `daedalus try` says of sentences that did nothing.

try-idle = did nothing
# Variables: $place: a space; $why: what it is already, or cannot be.
try-idle-already = did nothing: { $place } { $why }
# Variables: $what: what the rules say of such a place.
try-idle-needs = did nothing: { $what } in { $place }
# Variables: $piece: the pieces that were to be taken away.
try-idle-none = did nothing: there were no { $piece } in { $place }
try-idle-chosen = found nothing to choose
