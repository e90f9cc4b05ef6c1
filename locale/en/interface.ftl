# What the table (`daedalus play`) says itself; words for things of a game are in <game>/table/.

## Where a game stands

ui-turn = Turn { $n }
ui-your-turn = --- { $side }, your turn ---
ui-only-you = Press Enter when only you are looking.
ui-changed = { $sign } marks what has changed since you saw it last.
ui-more = { $n } more
ui-event-no = no event
ui-event-anyway = event happens
ui-ops =
    { $n ->
        [one] { $n } op
       *[other] { $n } ops
    }
ui-hand = Your hand
ui-no-hand = You hold no cards.
ui-held = { $side }: { $n }

## Asking

ui-prompt-hint = Type an answer. `board` shows the board, `help` what else you can type.
ui-enter-again = Enter shows the question again.
# Where more has happened than the terminal shows. Variables: $n: lines that follow; the word between the signs stays.
ui-page = -- Enter goes on --
ui-page-more =
    { $n ->
        [one] -- Enter goes on ({ $n } line), `q` skips it --
       *[other] -- Enter goes on ({ $n } lines), `q` skips them --
    }
# Variables: $side: whose answer is being waited for.
ui-thinking = { $side } is thinking ...
ui-not-legal = { $answer } is not a legal answer
ui-legal = Legal: { $names }.
ui-mean = Did you mean { $name }?
ui-which = { $answer } could be: { $names }
ui-which-more = Write more of the name.

## What an option means

ui-roll = roll { $faces }
ui-roll-never = cannot succeed
ui-each-die = each die { $faces }
ui-with = { $added }: { $parts }
ui-what-if-none = Say which: what if OPTION
ui-what-if = If { $option } ({ $n } tries; later choices by lot):
ui-what-if-same = nothing changes before the next decision

## Cards

ui-event-can = The event can be played now.
ui-event-cannot = The event cannot be played: { $why }.
ui-event-theirs = The event ({ $side }) happens too, before or after operations with this card.
ui-event-theirs-not = The event ({ $side }) cannot happen now: { $why }.
ui-event-itself = The event happens whenever the card is used or discarded.
ui-asked-by = Asked by { $card }.
ui-no-rule = No rule is cited.
ui-no-bot = No bot of the rulebook has played a card yet.
ui-see-rulebook = see the rulebook
ui-no-such-card = there is no card { $name }
ui-no-such-place = there is no place { $name }

## Taking back, keeping

ui-cannot-undo = The last decision cannot be taken back: { $why }.
ui-undo-rolled = a die has been rolled since
ui-undo-revealed = hidden information has been seen since
ui-undo-nothing = nothing has been decided yet
ui-undo-moved = the other side has moved since
ui-undo-to-move = the other side is to move
ui-nothing-to-redo = There is nothing to do again.
ui-say-where = Say where to: save FILE
ui-saved = Saved: { $file }
ui-not-over = The game is not over; go on with: { $command }
ui-not-saved = The game is not saved.
ui-kept = It is kept for now; go on with: { $command }
ui-no-turn = There is no turn { $turn }; this game has { $n }.

## A game told again


## The end

ui-course = The tracks, turn by turn
# Variables: $side: who, standing alone; $turn: a number. A colon and the reason may follow.
ui-wins = { $side } wins
ui-wins-in-turn = { $side } wins in turn { $turn }
ui-draw = The game is a draw
ui-draw-in-turn = The game is a draw in turn { $turn }
# Variables: $count: tracks with their figures.
ui-final-count = Final count: { $count }.

## A game or a board that is shown

# Variables: $name: of the scenario; $length: standard, tournament, campaign; $seed: a number.
ui-game = { $name }, { $length } game, seed { $seed }
# Variables: $space: what a space is called, such as country, standing alone.
ui-inspect-more = A name after it shows one { $space } or side; --all shows everything.
ui-lines-more =
    { $n ->
        [one] ... and { $n } line more
       *[other] ... and { $n } lines more
    }
ui-answered = { $side }: { $question } -> { $answer }
# Where a saved game waits. Variables: $n: how many answers have been given.
ui-to-decide =
    { $n ->
        [one] After { $n } answer, { $side } is to decide: { $question }
       *[other] After { $n } answers, { $side } is to decide: { $question }
    }
ui-decisions =
    { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
ui-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
# What may be typed while a game is told step by step; the words between the signs stay as they are.
ui-stepping = Enter: the next decision; `b`: back; a number: that turn; `board`; `q`: leave.
ui-last-decision = That was the last decision.
ui-first-decision = This is the beginning.
## Help

ui-help-numbers = Answer with the number or letter before an option, its name, or the beginning of it.
ui-help-cards = Answer with the number of a card, its title, or the beginning of it.
ui-help-more = Enter alone shows the question again. Besides answers:
ui-help-board = the board, with what has changed; `board NAME` for one place
ui-help-hand = your cards, and how many the others hold
ui-help-card = a card in words, and whether its event can be played (`card 52`, `card moro`)
ui-help-country = one place: what is there, what is next to it
ui-help-what-if = try an option on copies of the game and see what changes
ui-help-why = which rule or card asks; `why 52` shows card 52 as it is written
ui-help-log = the game so far; `log 3` only turn 3
ui-help-explain = why the bot played its last card as it did
ui-help-piles = cards beside the board: discarded, removed, in effect
ui-help-undo = take back your last answer, if nothing new has come to light
ui-help-redo = give it again
ui-help-save = write a copy to a file; `save --overwrite FILE` also where something else stands
ui-help-quit = leave, also with Ctrl-D; the game is kept
## Words of any game

word-success = success
word-failure = nothing
word-sure = sure

## Why a bot did what it did (`daedalus bot explain`). Names of lists and questions are those of its chart

ui-bot-card = Turn { $turn }, { $side }: { $card }
ui-bot-list = list { $name }, of { $of }:
ui-bot-column = column { $name }, of { $of }:
ui-bot-questions = questions { $name }, { $of }:
ui-bot-asked = asked: { $what }; of { $of }; answered by { $by }:
ui-bot-no-chart = no chart
ui-bot-event = the event is played
ui-bot-no-event = the event is not played
ui-bot-if = if: { $what }
ui-bot-nothing = nothing
ui-bot-nobody = nobody meets a line
ui-bot-alike = no line tells them apart
ui-bot-lot = by lot of { $of }: { $left }
ui-bot-candidates =
    { $n ->
        [one] { $n } candidate
       *[other] { $n } candidates
    }
