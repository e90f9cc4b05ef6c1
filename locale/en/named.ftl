# What findings call the things of every game, and why a line of a card does nothing. They stand inside a sentence.

## Types: what something on a card is

type-number = number
type-numbers = numbers
type-truth = truth
type-text = text
type-texts = texts
type-side = side
type-sides = sides
type-card = card
type-cards = cards
type-pile = pile
type-piles = piles

## What a card has once. They follow: the card has

part-side = a side
part-value = a value
part-mark = a mark
part-goes = a place to go to
part-remove = `remove`
part-lapsing = `lapsing`

## Why a line changes nothing. They follow the name of a country, side or mark

idle-so = already is so
idle-nothing-to-take = has nothing that could be taken away
idle-marked = already is marked so
idle-not-marked = is not marked so
idle-in-effect = already is in effect
idle-not-in-effect = is not in effect

## What stands in a hole of a pattern: n (how many cells) is 1. Variables: $of: a piece or level; $track: a track

role-count = how many { $of }
role-count-each = how many { $of } for each
role-count-most = at most how many { $of }
role-numbered = { $of }, { $low } to { $high }
role-step = steps of { $track }
role-figure = a figure of { $track }
role-place-in = where
role-place-in-many = where (several)
role-place-from = from where
role-place-to = where to
role-place-to-many = where to (several)
role-place-of = whose
role-place-of-many = whose (several)
role-place-beside = beside which
role-level = which { $of }
role-level-toward = toward which { $of }
role-side-doer = which side does it
role-side-owner = whose
role-side-other = from which side
role-a-number = a number
role-numbers = numbers
role-titles = titles
role-which-card = which card
role-which-cards = which cards
role-which-mark = which mark
role-which-pile = which pile
role-operations-value = operations value

## What is wrong with a scenario, a pack or any other file, and what to do about it. Keys of files stay as they are

trouble-by-rule = { $what } ({ $rule })
trouble-utf-16 = this text is saved as UTF-16
trouble-not-utf-8 = this is not text (byte { $n } is not UTF-8)
trouble-zero-byte = this is not text (byte { $n } is zero)
trouble-save-as-utf-8 = Save the file as UTF-8.
trouble-letters-thousand = this has { $n } thousand letters, far too many
trouble-right-file = A scenario is a few pages at most: is this the right file?
trouble-brackets = brackets are nested too deeply here
trouble-flatter = A scenario needs no more than a few levels: look for a bracket that is not closed.
trouble-nested = this is nested too deeply
trouble-value = this value cannot be read
trouble-in-quotes = If it is a text, put it in quotes; a date must exist, and a number have fewer than twenty digits.
trouble-yaml = { $what }
trouble-look = Look at this line and the one before it.
trouble-key-above = the key '{ $key }' is there already, in line { $line }
trouble-key-twice = the key '{ $key }' is there twice
trouble-keep-one = Keep one of the two lines, or put together what they say.
trouble-no-lines = a scenario is a list of `key: value` lines
trouble-begin = Begin with: name: My scenario
trouble-unknown-key = unknown key '{ $key }'
trouble-near = Did you mean '{ $name }'?{ " " }
trouble-allowed = { $near }Allowed here: { $known }.
trouble-known = { $near }Known: { $known }.
trouble-cannot-be = '{ $key }' cannot be { $given }
trouble-one-of = { $near }Use one of: { $known }.
trouble-missing = '{ $key }' is missing
trouble-add = Add it.
trouble-write-integer = Write a whole number.
trouble-write-string = Write a text.
trouble-write-array = Write a list.
trouble-write-object = Write `key: value` lines.
trouble-write-boolean = Write true or false.
trouble-at-least = Use a number of { $low } or more.
trouble-between = Use a number from { $low } to { $high }.
trouble-named-twice = '{ $key }' names the same thing twice
trouble-leave-one = Leave one of them out.
trouble-too-few = '{ $key }' has too few entries
trouble-use-at-least = Use at least { $n }.
trouble-empty = '{ $key }' is empty
trouble-write-something = Write something there, or leave the line out.
trouble-too-long = '{ $key }': { $given } is too long
trouble-letters = Use at most { $n } letters.
trouble-too-many = '{ $key }' has too many entries
trouble-use-at-most = Use at most { $n }.
trouble-leave-out = Leave it out.
trouble-leave-one-out = Leave one out.
trouble-described = { $what }
trouble-no-parent = there is no scenario '{ $name }' to extend
trouble-name-parent = Name a file in the same folder, or one of: { $known }.
trouble-leads-out = '{ $name }' leads out of the folder of this scenario
trouble-copy = Copy what it extends into that folder.
trouble-extends-itself = this scenario extends itself
trouble-extend-another = Extend another one.
trouble-no-part = there is no list, column or question '{ $name }'
trouble-no-list-or-column = there is no list or column '{ $name }'
trouble-no-column = there is no column '{ $name }'
trouble-no-list = there is no list '{ $name }'
trouble-unasked = nobody asks the questions '{ $name }'
trouble-nowhere = the questions '{ $name }' may lead nowhere
trouble-last-without-if = Let the last of them have no `if`.
trouble-undone = nobody knows how to do '{ $name }'
trouble-no-zone = nothing lies in '{ $name }'
trouble-no-word = no word of cards has the key '{ $name }'
trouble-no-decision = nothing asks '{ $name }'
trouble-no-such-card = there is no card { $number }
trouble-for-cards = Instructions are for cards of the game, or of the pack that brings them.
trouble-no-space = there is no { $what } '{ $name }'
trouble-no-choice = card { $number } does not choose anything that it calls '{ $name }', or uses for '{ $name }'
trouble-no-option = card { $number } has no option '{ $name }'
trouble-two-levels = there are two levels '{ $name }'
trouble-call-otherwise = Call one otherwise.
trouble-meant = Did you mean { $name }?
trouble-there = There are: { $known }.
trouble-inside = { $who } sets itself off again, more than { $n } times inside each other
trouble-long = { $who } takes more than { $n } steps
trouble-beyond = { $who } works out a number beyond { $n }
