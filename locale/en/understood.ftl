# How `daedalus card` tells a card as it was understood: headings of its parts, what a line is for, what names stand for.
# Words of the card language stay as they are written.

## Its parts. Variables: $what: a condition, choice or value in words; $name: a name that the card gives; $side: a side

understood-playable = playable if
understood-event = event
understood-while = while “{ $mark }” is in effect
understood-while-in = while “{ $mark }” is in effect in { $name }
understood-called = { $what } ({ $name })
understood-let = { $name }: { $what }
understood-if = if { $what }
understood-else-if = otherwise, if { $what }
understood-else = otherwise
understood-times = so many times: { $what }
understood-each = for each { $name }: { $what }
understood-may = the side may
understood-may-side = { $side } may
understood-do = do { $n } of
understood-do-side = { $side } does { $n } of
understood-option = option
understood-option-if = option, if { $what }
understood-ends = ends when { $what }
understood-when = when { $what }

## What a name stands for: c is ... . Variables: $type: a type; $who: by whom, or nothing; $count: how many, or nothing

given-is = { $name } is { $what }
given-chosen = the { $type } that is chosen { $who }
given-several = the { $count } { $type } that are chosen { $who }
given-all = all such { $type }
given-up-to = up to { $n }
given-by-lot = by lot
given-by = by { $side }
given-each = each of them in turn
given-value = { $what }, as it is then
given-result = what comes of it ({ $type })
given-place = the { $type } where "{ $mark }" stands
given-any = any { $type } that it is about
given-said-of = said of { $what }
given-hole = { $name } ({ $role }) is { $what }

## What a line is for

shape-blocks = Lasting events that end when this one happens, and cards that cannot be played while it lasts. The other card says `blocked by`.
shape-blocked-by = While one of these is in effect, the event cannot be played (by the side, if one is named).
shape-allows = Cards that need this one in effect; they say `requires`.
shape-requires = The event can be played only while all of these are in effect.
shape-requires-any = The event can be played only while at least one of these is in effect.
shape-play-if = What must hold for the event to be playable. Several such lines must all hold.
shape-play-in = The target of the event: it is playable if there is one, and the side chooses it first.
shape-while-block = What holds, and what follows, while the mark of the card stands (another mark, if one is named). `in c` names the place where it stands.
shape-answer = The answer to a rule point, instead of what the rules say; `when` limits it.
shape-adding = Adds to (or subtracts from) what the rules and other events answer.
shape-trigger = What follows when a moment comes. An unknown word in it is a new name; a known one must be equal.
shape-ends-when = The mark is taken away as soon as this holds.
