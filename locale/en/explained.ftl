# Why each finding of the linter matters, and what to do instead: `daedalus lint --explain CODE`. In English made from the
# rules themselves; words between ` ` are typed so on a card and stay as they are.

why-S000 =
    A computer keeps letters as numbers, and there is more than one way to number them. Daedalus reads UTF-8, the
    one that has every alphabet of the world in it. A file that was saved otherwise looks right in the program
    that wrote it and like noise everywhere else. Look for `Encoding` where your editor saves files.
why-S001 =
    Every line of a card is one sentence of a known shape. Here the sentence was going well until this sign or
    word, which cannot follow what stands before it. The message also says which kind of line was being read.
why-S002 =
    The line is a good beginning, and then there is nothing. Most often it is the colon that is missing: a line
    that opens a block, such as `event:` or `if us:`, ends in one, so that everybody can see that more follows.
why-S003 =
    A tab is as wide as each program likes it to be. What belongs under what is decided by how far a line is
    indented, so with tabs a card would mean one thing on your screen and another on mine. Two spaces a level are
    the same everywhere.
why-S004 =
    Lines that belong together start in the same column. This one starts a little to the left or right of its
    neighbours, and there are two ways to read it. Nobody should have to guess.
why-S005 =
    The file is empty, or holds nothing but comments. A card begins with its number and its title; everything else
    can come later.
why-S006 =
    The first line tells everybody which card this is: scenarios remove it by number, other cards block it by
    title. Without that line nothing else in the file has an owner.
why-S007 =
    Everything a card says stands under its title, two spaces further in. A line at the left margin begins a new
    card, and one file holds one card: so you always find a card by the name of its file.
why-S008 =
    Only lines that end in a colon have others under them. This one is complete in itself, so what is indented
    below it would hang on nothing. Move it to the left, or give it an `if` to stand under.
why-S009 =
    The colon promises that something follows, indented under it. Nothing does. If nothing is meant to happen,
    leave out the line with the colon as well.
why-S010 =
    One simple sentence may stand on the same line after a colon: `if us: +1 prestige`. A second `if`, a loop or a
    list of options needs room of its own, or soon nobody can tell what depends on what. Start a new line and
    indent it.
why-S011 =
    `do 1 of:` opens a list from which a side picks, and each entry of the list is an `option:`. An option
    elsewhere could not be picked, and a plain sentence in the list would belong to none of the options.
why-S012 =
    `with:` carries out an operation under changed rules: each line below it answers a question that the operation
    asks, such as how large a penalty is. What should happen before or after the operation stands in a line of its
    own.
why-S013 =
    `else` means: otherwise. There must be something just before it, in the same column, that may or may not have
    happened. Perhaps a sentence slipped in between, or the indentation moved.
why-S014 =
    Twelve blocks inside each other, or ten pairs of brackets, are more than anyone can follow at a table. Cards
    of the real decks need three. There is nearly always a plainer way to say it, often by giving an intermediate
    thing a name.
why-S015 =
    There are fifteen cells, twelve steps of prestige and a few hundred cards. A number of seven digits is a slip
    of the finger, or a phone number.
why-S016 =
    A line of more than 400 letters does not fit on any screen, let alone on a card. Several `play if` lines must
    all hold, so a long condition can be cut at its `and`; a long list can be given a name with `let`.
why-S017 =
    Each line can be understood, but all of them together are too much for the engine. You will hardly ever see
    this. Nest the lines less deeply, or divide the event.
why-S018 =
    The longest card of the decks is a page, the longest scenario two. A file of hundreds of pages is something
    else that ended up under this name, and reading it would only keep you waiting.
why-S019 =
    Nobody sees them, and that is the trouble: two files that look the same differ, and every comparison of
    versions shows lines in which nothing has changed. `--fix` takes them away.
why-S020 =
    One operation is an op, two are ops. The engine would understand either, but a deck in which everybody writes
    it alike is easier to read and to search. `--fix` mends it.
why-S021 =
    A finding may be wrong for your card, and you may say so. But the next person to read the card, who may be you
    in a year, must learn why: the words after `because` are not for the machine. Without a reason the comment
    ignores nothing.
why-S022 =
    The comment allows a finding that is not there: the card has been mended since, or the comment stands on
    another line than the finding. Left where it is, it would one day hide something new. Take it away.
why-S023 =
    The linter reads one kind of comment: `# daedalus-lint: ignore CODE because REASON`, on the line of the
    finding or on a line of its own above it. This comment speaks to the linter, but not in these words, so it has
    no effect. Silence would let you believe that it had.
why-S024 =
    After thirty mistakes in one text the rest is not looked at. Mostly they have one cause: a file of another
    kind under this name, a keyword that is written otherwise, an indentation that went wrong at the top.
why-N001 =
    Words that begin with a capital are names of the map. This one is not on it, so the card would be about a
    country that no board has. Usually it is a slip of the pen, and the message shows the names that come closest.
    Names of cards and marks stand in quotes.
why-N002 =
    Every kind of thing has its own properties: a country can be poor, a plot can be a WMD, and neither can be the
    other. The reference of words lists them all under `Properties`, with what each is said of.
why-N003 =
    A choice needs candidates: countries, plots or cards, perhaps only the poor ones, perhaps only those of a
    list. From this phrase the engine cannot make a list, so it would have nothing to lay before the player.
why-N004 =
    Cards are written in the sentences of the game, and each of them stands for a procedure of the rulebook. A
    sentence that is not among them would leave everybody at the table to imagine what happens. The message shows
    the two known sentences that are most like it; `docs/language.md` has them all.
why-N005 =
    A lasting event works by answering questions that the procedures ask while they run, or by waiting for
    something to happen. If no procedure ever asks the question, the answer waits for ever, and the card does
    nothing without anybody noticing.
why-N006 =
    The word is neither part of the language nor a name that a line above has given. A name lives to the end of
    its block; one given inside an `if` lives on only if every branch gives it. Perhaps it is only spelled
    differently from where it was given.
why-N007 =
    There are two sides at the table, and this is neither of them. Whoever should choose here would wait for a
    player who never sat down.
why-N008 =
    After this line nobody could tell which of the two is meant. A loop, and a question such as `any country c`,
    need a name that is still free; only `choose`, `let` and `as` may give a name anew.
why-N009 =
    Inside a search, `it` is the thing that is being looked for. A country that is adjacent to itself does not
    exist, so nothing would ever be found. Give the other country a name when it is chosen, and use that name
    here.
why-N010 =
    From this line on the word stands for what was named here, and what it meant before cannot be said any more.
    Who reads the card takes it for the word. A letter is the best name.
why-T001 =
    Each place in a sentence takes one kind of thing: a number, a country, or something that is true or not. `play
    if prestige` gives a number where a yes or no is needed, as if somebody asked whether seven. Say what about
    it: `prestige > 3`.
why-T002 =
    A country and a number are neither equal nor different: the question has no answer. What is probably meant is
    a figure of the country, such as its cells or its resources.
why-T003 =
    Numbers can be more or less than each other. A posture or a country cannot; of these one can only ask whether
    they are the same.
why-T004 =
    What stands in one pair of brackets is treated alike: each of it is chosen, tested or counted in turn. That
    works only if all of it is of one kind. Make two lists, or leave out the stranger.
why-T005 =
    With `+` an effect adds its part to a figure, and several cards may do so at once. Whether something may be
    done at all is no figure: answer `yes` or `no`, and add `when` if that holds only sometimes.
why-T006 =
    `as` gives a name to what a sentence brings back, such as the number on a die. This one changes the board and
    brings nothing back, so the name would stand for nothing.
why-T007 =
    A name may be given again, and then stands for something new. But a name that was a country and becomes a
    number would turn sensible sentences into nonsense, depending on which line came last. Names cost nothing:
    take another.
why-H001 =
    Whose event it is decides nearly everything at the table: who may play it, and whether it goes off when the
    other side uses the card for operations. Write `us`, `jihadist` or `unassociated` under the title.
why-H002 =
    Any card can be played for operations instead of its event, and its value says how much it does then. Without
    a value the card would be dead weight in a hand.
why-H003 =
    Cards are worth 1 to 3 operations. Governance, dice and reserves are all made for such values; a card of nine
    would do in one play what takes a whole turn.
why-H004 =
    Several numbers in the first line are several copies of the card, each a card of its own in the deck. Two
    copies of one number cannot be told apart.
why-H005 =
    A card has one event, which happens from top to bottom. With two of them nobody could say which is played. If
    it differs by side or by situation, divide it with `if`.
why-H006 =
    The line under the title lists what is printed around the event: side, value, `remove`, `mark` and their like.
    This is none of them. The message lists all there are.
why-H007 =
    `if there` means: in the country that the event is played in. So the card must say, in a `play in` line below
    it, where that is. Without the place the block would hold nowhere.
why-H008 =
    After its event a card is discarded, removed or laid somewhere else. It can only go to a box that the board
    has; in any other place it would be lost, and the next shuffle would be a card short.
why-H009 =
    `play in` is the target of the event: it must exist for the card to be playable, and it is chosen first. A
    card has one. A second country can be chosen in the event itself.
why-H010 =
    A card that is removed leaves the game, and whatever happens later it is not there. So it cannot also go back
    into the draw pile. One of the two is a mistake, and only you know which.
why-H011 =
    `mark` leaves a marker in the Events box for the rest of the game; `lapsing` ends with the turn. An effect can
    be over at the end of the turn or go on, but not both.
why-H012 =
    An associated event is played by its own side alone, even when the other side triggers it. `remove if us` on
    such a card is either always true or never, and makes a reader look for a difference that there is not.
why-H013 =
    A card that blocks itself could be played once and would end its own effect; one that requires itself could
    never be played at all. Another card is meant.
why-H014 =
    Blocked is blocked; twice is no more than once. Probably one of the two names should be another.
why-H015 =
    An automatic event happens whenever its card is played, whoever plays it and whatever for. Nobody asks whether
    it may. A condition on it would either never be looked at or turn it into an ordinary event.
why-H016 =
    It can be played only while the other event is in effect, and cannot be played while the other event is in
    effect. That is a fine riddle and a dead card.
why-H017 =
    A card has one side, one value and one fate. Of two values the last would count, and nobody who reads the card
    aloud would know that. Keep the one you mean.
why-H018 =
    The card has a head and no body: no event, no lasting effect, nothing that it blocks. Played as an event it
    would be a blank. Write what happens under `event:`, or what holds under `while in effect:`.
why-H019 =
    Cards are numbered from 1, and every card has a title. By these a deck is sorted, and other cards and
    scenarios speak of the card; without them nobody could.
why-H020 =
    `caliphate possible` says that the jihadist may declare a caliphate where this event places three cells. This
    event never places so many in one country, so the words on the card would be an empty promise.
why-R001 =
    These markers show how a people leans, and a people that lives in good order, under Islamist Rule, in civil
    war or outside the Muslim world is past leaning. The rules refuse the marker whatever the card says, so the
    event would quietly do less than it promises. Choose among countries `open to awakening`.
why-R002 =
    A militia forms where a state is weak but not yet lost: it has no business in a well-governed country, under
    Islamist Rule or outside the Muslim world. Pieces placed there would be taken back at once. Choose among
    countries `open to militia`.
why-R003 =
    Hard and Soft are how the rest of the world stands to the war on terror. Muslim countries and Iran take part
    in it otherwise and have no posture at all, and that of Israel is printed on the map. Only other non-Muslim
    countries can be told to be hard.
why-R004 =
    Allies and Adversaries are Muslim countries; elsewhere people vote without asking anybody, and the governance
    is printed on the map. A card that wants to sway such a country changes its posture.
why-R005 =
    Iran is a kind of its own: its governance is fixed and it sides with nobody. Only the elections of The
    Awakening turn it into a country like its neighbours, so a card must make sure that it is Muslim by then.
why-R006 =
    Troops stand where they are invited, in Allies, or where they have changed the regime. Sent into a country
    that is neither they would be stranded: no rule says what they may do there. Lasting events can open a country
    with `may deploy to`.
why-R007 =
    Nobody plants bombs at home: under Islamist Rule the jihadists are the government. A plot there would cost
    them funding to harm themselves, so the rules do not let it happen.
why-R008 =
    Prestige runs from 1 to 12 and funding from 1 to 9. A marker cannot be put beyond the end of its track, and a
    question about a value out there has its answer before it is asked. Look at the ends of the track again.
why-R009 =
    The box holds fifteen cells and fifteen troops, and that is meant as a limit: what is not on its track cannot
    come into play. A card that asks for more promises something that no player can ever do.
why-R010 =
    Nobody knows how an unmarked country is governed until it is rolled for. To improve it before that is to
    repaint a house that has not been built. Most sentences test the country themselves; where one does not, write
    `test` before it, or choose a `tested` country.
why-R011 =
    To change a regime the US must be hard, have six troops free in one place, and find Islamist Rule there. The
    operation does nothing if any of this is missing. Ask first: `if regime change possible in c`.
why-R012 =
    WMD plots lie ready in a few places only: in their box, and beside Pakistan, Syria and Iran. An event cannot
    release from a country what was never stored there.
why-R013 =
    All three are about governments that may fall: aid helps to hold them up, a siege helps to bring them down,
    and a civil war does both at once. Countries whose governance is printed on the map cannot fall, and the
    markers would lie there without a meaning.
why-R014 =
    There are six plots, numbered 1 to 3, and the WMD. A plot 4 is not in the box, so the event would place
    nothing at all.
why-R015 =
    A set of cards is made for a board: those in a folder named `base` for the board of the base game. What only
    an expansion has, its markers, pieces and countries, is not there. A scenario with this card and without the
    expansion is refused.
why-R016 =
    It has no effect under Islamist Rule, among Adversaries, in a Good Ally, and in the United States, Israel and
    Iran as it begins. Here no other country can be meant. First move the country toward Ally, or choose another
    one.
why-L001 =
    Whatever the position on the board, an earlier branch is taken first or this one cannot be. The lines under it
    are never read out at any table. Often two conditions were meant to be different and are not.
why-L002 =
    A condition is a fork in the road. This fork has one way only: in every position that the rules allow, the
    answer is yes. Leave the condition out, or ask what you really wanted to know.
why-L003 =
    No position that the rules allow makes this true, so what depends on it never happens. Perhaps two properties
    exclude each other, or a number lies beyond the end of its track.
why-L004 =
    No country, plot or card can ever be what is asked for here. The choice finds nothing, its name stays empty,
    and all sentences that use it are skipped in silence.
why-L005 =
    An event whose condition is met may be played, and the other side may be forced to trigger it. If the event
    then finds nothing to do, somebody has wasted a card that the rules should have kept them from playing. Put
    what the event needs into a `play if` or `play in` line.
why-L006 =
    Something is chosen or counted, given a name, and never mentioned again. At the table that is a choice without
    consequences. Either a sentence about it is missing, or the line is left over from an earlier idea.
why-L007 =
    An effect lasts while its mark is on the board. If the card neither says `mark` nor puts the mark anywhere,
    its effect never begins; it would be a paragraph of small print for nobody.
why-L008 =
    When two lasting events contradict each other the later one wins, so at the table the outcome hangs on the
    order of play. If that is meant, say so by letting one block the other; if not, one of them should say when it
    does not apply.
why-L009 =
    When this line is reached the board already is as the line wants it. Players would look for what they are to
    do and find nothing. Either another country is meant, or an `else` is missing.
why-L010 =
    `this` is the lasting effect that has waited and acts now. An event that is being played is none yet: there is
    nothing to end. Name the mark instead, or write the line under a `when`.
why-L011 =
    A choice between the same and the same is none, and a condition that leads to the same either way asks for
    nothing. Most often one of them was copied and not changed afterwards.
why-L012 =
    Each option can be done once. Of two options three can never be done, and zero of them is no event.
why-L013 =
    Only the card that has sent pieces off the map can bring them back. If it never does, they are lost for the
    rest of the game, and if it brings back what it never sent, nothing happens.
why-L014 =
    The mark is taken away as soon as its `ends when` holds. If the event is played only where that holds, or
    brings it about itself, the effect never lasts a moment.
why-L015 =
    `x or x` is `x`. The second was probably meant to be about something else: another country, another number, or
    `and` instead of `or`.
why-L016 =
    A card that a side takes from its own hand stays where it is, and a card in the other hand is not there to be
    discarded. The wrong side is named.
why-L021 =
    To answer how many cells there are, the card asks how many cells there are, and so on without end: the game
    would be stopped. What the rulebook says is counted already; `+1` adds to it. Two answers can chase each other
    in the same way, on one card or on two that are in effect together.
why-L022 =
    The event of this card makes the event of this card happen, which makes it happen again, without end: the game
    would be stopped. So would one that waits for any event and then makes one happen. Say under which condition
    it goes on, or let the event of another card happen.
why-D001 =
    The number is how a deck knows its cards: it is dealt, discarded and removed by number. Of two cards with the
    same one, only one could ever be drawn.
why-D002 =
    If one card blocks another, both say so, as both are printed with it: a player who holds the second must be
    able to see it there. The linter compares the two. `--fix` writes the missing line into the other card.
why-D003 =
    The card refers to another by its title, or by the name of its mark, and none is called so. The reference
    would never come true: nothing would be blocked, and what is required would never be there.
why-D004 =
    A card comes into play through a scenario that has its set, which is the folder it lies in, unless that
    scenario removes it. Of the scenarios checked with this card none does: it has been written and tested, and
    will never be drawn.
why-D005 =
    What one card allows, the other requires; both say so, since a player may hold either of them. A card that is
    allowed but does not ask is playable anyhow, and one that asks without being allowed tells nobody whom to wait
    for.
why-D006 =
    Cards are blocked and required by title. If two different cards of a set bear the same one, nobody can say
    which is meant. Copies of a card share a file, with all their numbers in its first line.
why-D007 =
    A card can be blocked, or allowed, only by an event that is in effect, and an event is in effect while its
    mark lies on the board. The card that is named here leaves no mark: its event is over as soon as it has
    happened. Give that card a mark, or name the mark that it has.
why-Y001 =
    A scenario is a list of keys and values, and each key has its own kind of value. A key with a slip of the pen
    would otherwise be passed over, and the game would begin without what you wrote there. Editors that know the
    schema complete the keys while you type.
why-Y002 =
    All keys are right, but the position they describe is not one that the rules know: too many pieces, cards that
    do not exist, levels that exclude each other. Nobody could lay it out on the board.
why-Y003 =
    The set-up of a scenario is carried out before any card is played: there is no `this card`, and none whose
    mark could be put or that could be used for an operation. A lasting event that is in force from the beginning
    stands under `marks`, troops away from the map under `troops off map`.
why-Y004 =
    Something in `pack.yaml`, a board or the tables of a pack is not what it should be: a key or a figure that
    does not exist, a card with a number that another has, a country that is not whole, a name that no card could
    say. As long as it stands the pack cannot be played, and its cards are not looked at.
why-Y005 =
    What a bot does stands in a YAML file: columns, lists, questions and instructions for cards, each under its
    key. A key that nobody reads would change nothing, and you would look for the reason in the wrong place.
    `daedalus schema bot` prints all keys; a pack changes bots that there are, in a file of the same name.
why-Y006 =
    A list or column that nobody has written, a card that is not in the game or does not choose what the
    instructions name, an option that it does not offer, a question that nothing asks, an action that the bot does
    not know. In a game the line would be passed over, or the game would stop.
why-X001 =
    The event was played in a legal position, and the game could not go on. At a table one would look at each
    other and put the card aside. The smallest position in which it happens is shown; if your sentence says what
    you mean, the fault is ours, and the position is what we need to find it.
why-X002 =
    After the event something stands where the rules know no such thing, pieces or cards are too many or too few,
    or the event cannot be taken back. Play would go on from there and go wrong later, far from the card. Choose
    only among countries where the sentence makes sense.
why-X003 =
    Hundreds of legal positions were made to fit the card, many of them aimed at this very line, and none led
    there. Perhaps its conditions exclude each other in a way that only the whole board shows. A trigger that
    never acts and an end that never comes are reported in the same way.
why-X004 =
    It was carried out again and again, and the board was afterwards as it had been before. Somebody would spend a
    card for nothing. Often one of the two sides has been forgotten, or the sentence does what is done already.
why-X005 =
    The effect was in force on many positions, the question was asked there, and the answer was always what it
    would have been without the card. The rules may already say so, or the condition after `when` never meets the
    case. Such a line is small print that nobody needs.
