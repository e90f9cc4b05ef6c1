# What the log and `try` say of changes on the board, in every game. Names of fields and values are in `fields.ftl` of
# each game, countries in its terms. They stand alone here, without article and case.

# A track, level or number of pieces. Variables: $field: its name; $old, $new: what it was and is.
change-value = { $field } { $old } -> { $new }
# A marker that is there now, and one that is not there any more.
change-there = { $field }
change-gone = { $field } gone
# What comes to a place or leaves it. Variables: $item: a marker, a card or a thing.
change-more = + { $item }
change-less = - { $item }
# The same of a pile, box or list. Variables: $field: its name.
change-more-of = { $field } + { $item }
change-less-of = { $field } - { $item }
# All changes in a place. Variables: $place: such as Iraq; $changes: as above, with commas.
change-in = { $place } { $changes }
# Variables: $card: its title.
change-removed = { $card } leaves the game
# A lasting event. Variables: $mark: its name.
change-mark = { $mark } in effect
change-mark-ends = { $mark } ends
# The same in a place. Variables: $place: such as Iraq.
change-mark-in = { $mark } in { $place } in effect
change-mark-ends-in = { $mark } in { $place } ends
