# What the linter says: a message for each code, or for each key of a code where there are several.
# `.help` says what to write instead, `.fix` what `--fix` would do.
# OR and AND join several words, COUNT counts them, QUOTED puts quotes around one, ARTICLE puts `a` or `an` before it,
# WRITTEN gives a name of the game as cards write it.

## Shared by several messages

# Variables: $near: names or words that look like what was written.
did-you-mean = { COUNT($near) ->
        [0] { "" }
       *[other] Did you mean { OR($near) }?
    }
# Variables: $near: sentences of the game, as they are declared.
did-you-mean-sentence = { COUNT($near) ->
        [0] { "" }
       *[other] Did you mean { OR($near, around: "`") }?
    }
# Variables: $near: words that a line may begin with; $reading: what kind of line it should be.
what-i-was-reading = { COUNT($near) ->
        [0] { "" }
       *[other] { did-you-mean }{ " " }
    }I was reading { $reading ->
        [clause] a clause of a card: its properties, `play if`, `play in`, `blocked by`, `event:`, `while in effect:`
        [statement] a sentence of an event: `choose`, `if`, `for each`, `may`, `do N of`, `do N times`, or a verb of the vocabulary
       *[effect] a lasting effect: `rule point: answer`, `when moment:`, or `ends when`
    }.
# Variables: $name: a country or the name of one; $how: whether it always or only sometimes is $case; $what: what the
# rules say of such a one; $say: the words that leave out such countries, or nothing where one is named.
forbidden-there = { $name } { $how ->
        [always] is { $case } here
       *[sometimes] may be { $case }
    }: { $what } there
say-which = { COUNT($say) ->
        [0] Name another country, or leave the line out.
       *[other] Say of which countries: { $say }.
    }
# Variables: $low, $high: the ends of a track.
it-runs = It runs from { $low } to { $high }.
# Variables: $new: what is written; $old: what stood there.
fix = write { QUOTED($new) } for { QUOTED($old) }

# Said of a line whose right spelling stands below it. Variables: $wrong, $right: the words in question.
# Variables: $line: the right spelling.
meant-write = Write: { $line }
meant-otherwise = Not { $wrong } but { $right }.
meant-too-much = Leave out: { $wrong }
meant-missing = This is missing: { $right }
meant-several = { "" }
meant-either = Nothing is both at once: did you mean `or`?
meant-above = Line { $line } gives it no name.
meant-indented = It begins in column { $column }.
meant-nothing = Take this line away: a block ends where its lines are no longer indented.

## S: how lines are written

S000 = { $message }
    .help = { $remedy }
S001 = I did not expect { QUOTED($word) } here
    .help = { what-i-was-reading }
S001-bracket = the bracket in column { $open } is still open here
    .help = Close it with ).
S001-sign = { QUOTED($word) } has no meaning here
    .help = { what-i-was-reading }
S001-unclosed-quote = a quoted name that is not closed
    .help = Close it with another ".
S002 = this line stops too early
    .help = { what-i-was-reading }
    .fix = add the colon
S002-bracket = this line ends, and the bracket in column { $open } is still open
    .help = Close it with ).
S003 = a tab in a card
    .help = Indent with spaces.
    .fix = spaces for tabs
S004 = this line stands between two levels of indentation
    .help = Its neighbours start in column { $column }.
S005 = this file holds no card
    .help = Begin with: `card 1 "Title"`
S006 = a card begins with its number and title
    .help = `card 1 "Title"`
S007 = a card's lines are indented under its title
    .help = One file holds one card; indent its lines by two spaces.
S007-second-card = one file holds one card
S008 = nothing may be indented under this line
S009 = an empty block
    .help = Write what happens, indented under this line.
S009-event = an empty block
    .help = Write what happens, indented under `event:`.
S009-lasting = an empty block
    .help = Write the lasting effects, indented.
S009-answers = an empty block
    .help = Write the answers, indented.
S009-options = an empty block
    .help = Write the options, indented.
S010 = only a simple sentence may stand after the colon
S010-block = only a simple sentence may stand after the colon
    .help = Write it on a line of its own, indented under this one.
S011 = an `option` stands under `do ... of:`
S011-others = under `do ... of:` stand only `option:` blocks
S012 = under `with:` stand answers to rule points
S013 = `else` without an `if` before it
S013-may = `else` without an `if` before it
    .help = After `may:` write `if not done:`, which holds too if there was nothing to do.
S014 = this is nested too deeply
    .help = Brackets stand at most { $most } deep.
S014-line = this line is nested too deeply
    .help = A card has at most { $most } levels.
S014-branches = this `if` has more than { $most } branches
    .help = Say it in another way, or divide the card.
S014-options = there are more than { $most } options
    .help = Say it in another way, or divide the card.
S015 = a number of { $digits } digits
    .help = Nothing in a game is that large.
S016 = this line is too long
    .help = A line has at most { $most } characters.
S017 = this card is too complicated to be run
    .help = Nest its lines less.
S018 = this file has { $thousand } thousand letters, far too many
    .help = A card is a page at most, a scenario two: is this the right file?
S018-lines = this text has more than { $most } lines
    .help = A card is a page at most, a scenario two: is this the right file?
S019 = spaces at the end of the line
    .help = Take them away.
    .fix = take the spaces away
S020 = { QUOTED($written) } is { QUOTED($right) }
    .help = Write: { $right }
    .fix = write { QUOTED($right) }
S021 = this comment gives no reason, and so ignores nothing
    .help = Write: # daedalus-lint: ignore N001 because REASON
S022 = there is no { $ignored } here to ignore
    .help = Take the comment away.
    .fix = take the comment away
S023 = I do not understand this comment
    .help = Write: # daedalus-lint: ignore N001 because REASON
S023-unknown = there is no finding { $ignored }
    .help = { COUNT($near) ->
        [0] { "" }
       *[other] Did you mean { OR($near) }?{ " " }
    }`daedalus lint --explain all` lists them.
S024 = there are more than { $most } mistakes; I read no further
    .help = Mend these first.

## N: words and names

N001 = there is no { QUOTED($name) }
    .help = { did-you-mean }
N002 = I do not know what { QUOTED($text) } means for { ARTICLE($type) }
    .help = { did-you-mean }
N002-being = I do not know what it means that { ARTICLE($type) } is { QUOTED($text) }
    .help = { did-you-mean }
N003 = I do not know what { QUOTED($text) } is to choose from
    .help = { did-you-mean }
N003-known = I do not know what { QUOTED($text) } is to choose from
    .help = Things to choose from: { $known }.
N003-of-what = { QUOTED($word) } of what?
N004 = I do not know the { $kind ->
        [change] track
       *[verb] sentence
    } { QUOTED($text) }
    .help = { did-you-mean-sentence }
# Variables: $chosen: how it was chosen; $wanted: the type of one of them.
N004-list = { QUOTED($name) } is a list because you chose { QUOTED($chosen) }
    .help = Choose { ARTICLE($wanted) }, without a number, or go through the list: `for each x in { $name }`.
N005 = no procedure knows the { $kind ->
        [point] rule point
       *[moment] moment
    } { QUOTED($text) }
    .help = { did-you-mean-sentence }
N006 = I do not know { QUOTED($name) }
    .help = { did-you-mean }
N006-partial = I do not know { QUOTED($name) }
    .help = To live on after an `if`, { QUOTED($name) } must be chosen in every branch, the `else` too, as the same type.
# Variables: $block: the kind of block that gave the name.
N006-gone = { QUOTED($name) } lives only inside its { $block ->
        [option] option
        [may] `may`
       *[for] loop
    }
    .help = Use it there, or choose it before that line.
N006-done = `done` asks about the line above, and there is none
    .help = It stands in an `if` in the same column, right under what may have been done.
# Variables: $wanted: the type that is needed here, or nothing.
N006-phrase = I do not understand { QUOTED($text) }{ COUNT($wanted) ->
        [0] { "" }
       *[other] { " " }as { ARTICLE($wanted) }
    }
    .help = { did-you-mean-sentence }
N007 = { QUOTED($name) } is not a side
N007-sides = { QUOTED($name) } is not a side
    .help = The sides are { AND($sides) }.
N008 = { QUOTED($name) } stands for something else already
    .help = Take another name here; only `choose`, `let` and `as` may give a name again.
N009 = this compares the { $type } that is looked for with itself
    .help = Give the other { $type } a name of its own, and use it here.
N010 = { QUOTED($name) } is a word of the game already
    .help = Take another name: a letter, or a word that the language does not have.

## T: types

T001 = this is { ARTICLE($type) }, but { ARTICLE($wanted) } is needed here
T002 = { ARTICLE($left) } cannot be compared with { ARTICLE($right) }
T003 = { $sign } compares numbers, and this is { ARTICLE($type) }
T004 = a list in brackets holds things of one kind
T005 = yes and no cannot be added
    .help = Answer yes or no, with `when` if needed.
T006 = this sentence has no result to name
T007 = { QUOTED($name) } is of type { $before } already, and of type { $type } here
    .help = Take another name here.

## H: the head of a card

H001 = the card does not say whose event it is
    .help = Write one of: { $sides }.
H002 = the card has no operations value
    .help = Write for example: 2 ops
H003 = a card of { $ops } operations
    .help = Cards have { $low } to { $high } operations.
H004 = the same number twice
H005 = a second `event:`
    .help = A card has one event; divide it with `if`.
H006 = I do not know the property { QUOTED($name) }
    .help = { COUNT($near) ->
        [0] { "" }
       *[other] { did-you-mean }{ " " }
    }Properties are: { $known }.
H006-comma = I do not know the property { QUOTED($name) }
    .help = A comma is missing: { $apart }. Properties are: { $known }.
    .fix = write { QUOTED($apart) }
H006-mark = I do not know the property { QUOTED($name) }
    .help = Write: `mark`, `mark in { $place }`, `mark "Name" in { $place }`.
H007 = blocked there, but the card has no `play in` to say where
H007-above = this stands above the `play in` that it limits
H008 = a card cannot go to { QUOTED($place) }
    .help = It may go to: { $places }.
H009 = a second `play in`
    .help = Choose the second target in the event.
H010 = removed, and also sent elsewhere
    .help = A card that is removed goes nowhere else: leave one of them out.
H011 = marked and lapsing at once
    .help = `mark` is for the rest of the game, `lapsing` for this turn: keep one of them.
H012 = only the { $side } side plays this event
    .help = Write: { $word }
H012-never = the { $side } side never plays this event
    .help = Leave it out, or write: { $word }
H013 = { $title } names itself
    .help = Name another card.
H014 = { $name } stands here twice
    .help = Once is enough.
H015 = an automatic event asks for nothing
    .help = Leave the condition out, or leave out `auto`.
H016 = needs { $name } and is blocked by it
    .help = It could never be played: leave one of them out.
H017 = the card has { $what } already
    .help = Keep one of them.
H018 = nothing happens when this event is played
    .help = Write an `event:`, or a `while in effect:` and a mark.
H019 = cards are numbered from 1
    .help = For example: `card 901 "Bridge"`
H019-title = a card needs a title
    .help = For example: `card 901 "Bridge"`
H020 = this event never places three cells, as a caliphate needs
    .help = Leave it out, or place three cells in one country.

## R: what the rulebook does not allow

R001 = { forbidden-there }
    .help = { say-which }
R002 = { forbidden-there }
    .help = { say-which }
R003 = { forbidden-there }
    .help = { say-which }
R004 = { forbidden-there }
    .help = { say-which }
R005 = { forbidden-there }
    .help = { say-which }
R006 = { forbidden-there }
    .help = { say-which }
R007 = { forbidden-there }
    .help = { say-which }
R008 = { $name } never is { $value }
    .help = { it-runs }
R008-moves = { $name } can move by { $most } at most
    .help = { it-runs }
R008-operation = no operation has the value { $value }
    .help = { $low } to { $high }.
R008-number = { $value } is no such number
    .help = { $low } to { $high }.
R008-answer = no figure of the game is { $value }
    .help = { $most } at most.
R009-many = { $count } { $what } are more than anything in a game
    .help = { $most } at most.
R009 = there are only { $most } { $what }, not { $count }
    .help = { WRITTEN($what) ->
        [cells] With training camps there are { $extra } more.
       *[other] { "" }
    }
R010 = { forbidden-there }
    .help = Test it first (`test { WRITTEN($name) }`), or say: `tested`.
# Variables: $what: what is done without asking; $asked: the condition to ask.
R011 = { $what }
    .help = Ask first: { $asked }.
R012 = { forbidden-there }
    .help = { say-which }
R013 = { forbidden-there }
    .help = { say-which }
R014 = there is no plot { $value }
    .help = Plots are numbered from { $low } to { $high }.
R015 = `{ $said }` belongs to the rules of { $needs }, and cards of the set { $set } are played without them
    .help = Say it without these words, or put the card into another set.
R015-place = { $said } is not on the board that cards of the set { $set } are played on
    .help = Name a country of that board, or put the card into another set.
R016 = { forbidden-there }
    .help = { say-which }

## L: what can never happen, always holds, or changes nothing

L001 = this branch can never be reached
    .help = The conditions above leave nothing for it.
L001-covered = this branch can never be reached
    .help = What is above it takes every case.
L002 = this is always true
    .help = Leave it out, or say what was meant.
L002-here = this is always true here
    .help = Leave it out, or say what was meant.
L002-every = this is true of every { $type } that is left
    .help = Leave it out.
L003 = this is never true
    .help = Nothing that depends on it can happen.
L003-here = this is never true here
    .help = Leave it out, or say what was meant.
L004 = no { $type } can be chosen here
    .help = Nothing that is left before it ever fits.
L004-few = there are never { $count } such countries
    .help = Ask for fewer, or name more.
L005 = the event may be played with nothing to do
    .help = Say in the play condition what the event needs, for example: `where cells > 0`.
L005-too-wide = the event may be played with nothing to do
    .help = It holds for { $country } { $case }, which the event cannot choose. Ask for what the event needs.
L005-narrower = the event may be played with nothing to do
    .help = The choice in line { $line } asks for more. Ask for the same here, or choose the country with `play in`.
L006 = { QUOTED($name) } is never used
    .help = Use it, or leave the line out.
L006-again = { QUOTED($name) } gets another value before anything reads this one
    .help = Leave this line out, or use what it says first.
L007 = nothing brings { QUOTED($mark) } into force
    .help = Add `mark` or `lapsing` to the properties, or a sentence such as: `mark c with "X"`
L007-nowhere = { QUOTED($mark) } stands in no country
    .help = Say where: `mark in Iraq`, or in the event: `mark c with "{ $mark }"`.
L007-unread = nothing looks at the mark { QUOTED($mark) }
    .help = Say with `while "{ $mark }" in effect:` what it does, and `marker "{ $mark }"` in the properties.
L008 = { $other } says otherwise, and neither blocks the other
    .help = Say which wins: `blocks "{ $other }"`, or let the answer add (+ or -) instead of replace.
L008-twice = this question is answered above already
    .help = Keep one of them, or say with `when` where each holds.
# Variables: $why: what it is already, or cannot be.
L009 = { $name } { $why }: this line changes nothing
    .help = Leave it out, or choose otherwise.
L009-zero = 0 or less is nothing: this line changes nothing
    .help = Leave it out, or choose otherwise.
L009-level = { $name } already is { $value }: this line changes nothing
    .help = Leave it out, or choose otherwise.
L009-again = the next line sets the same anew: this line changes nothing
    .help = Leave one of them out, or say when each of them holds.
L009-head = the properties of the card put { QUOTED($mark) } in effect already
    .help = Leave this line out.
L010 = there is no lasting effect here that could end
    .help = Name what is to end: `end "X"`. Or write it under a `when` of a lasting effect.
L021 = this question asks itself
    .help = Write `+1` to add to what the rulebook says, or ask something else.
L021-mutual = this asks what asks it again: { QUOTED($asking) } ({ $other })
    .help = One of the two must not ask.
L022 = this event happens inside itself, without end
    .help = Say under which condition (`if`), or name another card.
L022-waiting = this waits for any event and makes one happen, without end
    .help = Say for which event it waits: `when event of k happens if ...`.

L011 = this option does the same as one above it
    .help = Leave it out, or let it do something else.
L011-branch = this branch does the same as the one above it
    .help = Leave the condition out, or let one of them do something else.
L012-many = { $count } of { $options ->
        [one] 1 option
       *[other] { $options } options
    } cannot be done
    .help = Ask for fewer, or give more options.
L012-none = { $count } of { $options } options is nothing
    .help = Say how many: 1 or more.
L013 = nothing on this card brings the { $what } back
    .help = Let the event last (`lapsing` or `mark`), and say under `while in effect:` `when this ends: bring back ...`
L013-unsent = this card sends no { $what } away that could come back
    .help = Only what the same card has sent comes back.
L013-count = { $sent } { $what } leave, but { $brought } come back
    .help = Write the same number in both lines.
L014 = this holds as soon as the mark stands: the effect ends at once
    .help = Say what must come to pass, not what the event asks for or brings about.
L015 = this says the same as what stands beside it
    .help = Leave it out, or say what was meant.
L016 = { $name } already has it
    .help = Name the other side.
L016-elsewhere = { $name } is not in the hand of { $side }
    .help = Let the side do it that holds the card.

## D: several cards

D001 = card { $number } is already in { $other }
D002 = { $other } does not say `{ $clause }` { $title }
    .fix = add `{ $new }` to { $file }
D003 = no card or mark is called { QUOTED($name) }
    .help = { COUNT($near) ->
        [0] { "" }
       *[other] Did you mean { OR($near, around: "'") }?
    }
D004 = no scenario uses { $title }
    .help = Add { QUOTED($set) }, the folder of the card, to the `sets` of a scenario.
D005 = { $other } does not say `{ $clause }` { $title }
    .fix = add `{ $new }` to { $file }
D006 = { $other } holds a card of this title too
    .help = Copies of a card share one file: `card 1, 2 "Title"`.
D007 = { QUOTED($name) } is never in effect
    .help = Give that card a mark, or name the mark that it has.

## Y: scenarios, in the words of the engine

Y001 = { $message }
    .help = { $remedy }
Y002 = { $message }
    .help = { $remedy }
Y004 = { $message }
    .help = { $remedy }
Y005 = { $message }
    .help = { $remedy }
Y006 = { $message }
    .help = { $remedy }
Y003 = a set-up has no card that could say { QUOTED($what) }
    .help = What is in force from the beginning stands under `marks`; the set-up moves pieces and markers.

## X: what only playing a card shows

# Variables: $side: who plays the event; $exercise: what happens while it is in effect, or nothing if it is played.
when-it-happens = { COUNT($exercise) ->
        [0] when { $side } plays it
       *[other] while it is in effect ({ $exercise })
    }
# Variables: $position: a scenario, or nothing if there is none to show; $by: who plays the event there, or nothing;
# $seed: of dice and decisions; $run: the command that shows it, if there is one.
the-smallest-position = { COUNT($position) ->
        [0] { "" }
       *[other] The smallest position, { COUNT($by) ->
            [0] with the effect in force
           *[other] played by { $by }
        }, dice and decisions by seed { $seed }{ COUNT($run) ->
            [0] :
           *[other] . Save it as position.yaml and type: { $run }
        }
        { $position }
    }
X001 = this card crashes { when-it-happens }; a defect of the program, in its own words: “{ $crash }”
    .help = { the-smallest-position }
X001-unbounded = this card stops the game: { $stopped }
    .help = Nothing that people play needs that: say it in another way.
X002 = this breaks a rule { when-it-happens }: { $wrong }
    .help = { the-smallest-position }
X003 = this { $what ->
        [branch] branch
       *[line] line
    } was not reached in any of { $positions } positions
    .help = { the-smallest-position }
X003-unplayable = no position was found in which this event may be played
    .help = Look at its play conditions, and at the events that it requires or that block it.
X003-lasting = this is never reached while the effect lasts
    .help = { the-smallest-position }
X003-trigger = this never happens while the effect lasts
    .help = { the-smallest-position }
X003-end = this end never comes
    .help = { the-smallest-position }
X004 = this sentence changed nothing in any of { $positions } positions
    .help = { the-smallest-position }
X004-event = the event changes nothing when { $side } plays it, in any of { $positions } positions
    .help = { the-smallest-position }
X004-lasting = this sentence never changes anything
    .help = { the-smallest-position }
X005 = this answer never makes a difference
    .help = { the-smallest-position }
X005-lasting = this answer never makes a difference while it is in effect
    .help = { the-smallest-position }
