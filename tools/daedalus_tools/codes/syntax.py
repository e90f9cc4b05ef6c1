"""S: how lines are written."""

from __future__ import annotations

from daedalus_tools.codes.entry import Code, card, event, lasting

_NESTED = [f"{'  ' * i}for each {name} in countries:" for i, name in enumerate("bcdefghijk")]

CODES = (
    Code(
        "S000",
        "a file that is not text",
        "A computer keeps letters as numbers, and there is more than one way to number them. Daedalus reads UTF-8, the "
        "one that has every alphabet of the world in it. A file that was saved otherwise looks right in the program "
        "that wrote it and like noise everywhere else. Look for `Encoding` where your editor saves files.",
        event("+1 prestige").replace("Bridge", "Café"),
        event("+1 prestige").replace("Bridge", "Café"),
        encoding="latin-1",
    ),
    Code(
        "S001",
        "a sign or word that has no place here",
        "Every line of a card is one sentence of a known shape. Here the sentence was going well until this sign or "
        "word, which cannot follow what stands before it. The message also says which kind of line was being read.",
        event("place 1 cell in Iraq!"),
        event("place 1 cell in Iraq"),
    ),
    Code(
        "S002",
        "a line that stops too early",
        "The line is a good beginning, and then there is nothing. Most often it is the colon that is missing: a line "
        "that opens a block, such as `event:` or `if us:`, ends in one, so that everybody can see that more follows.",
        card("event", "  +1 prestige"),
        event("+1 prestige"),
    ),
    Code(
        "S003",
        "a tab",
        "A tab is as wide as each program likes it to be. What belongs under what is decided by how far a line is "
        "indented, so with tabs a card would mean one thing on your screen and another on mine. Two spaces a level "
        "are the same everywhere.",
        card("event:", "\t+1 prestige"),
        event("+1 prestige"),
    ),
    Code(
        "S004",
        "a line between two levels of indentation",
        "Lines that belong together start in the same column. This one starts a little to the left or right of its "
        "neighbours, and there are two ways to read it. Nobody should have to guess.",
        card("event:", "    +1 prestige", "  -1 funding"),
        event("+1 prestige", "-1 funding"),
    ),
    Code(
        "S005",
        "a file without a card",
        "The file is empty, or holds nothing but comments. A card begins with its number and its title; everything "
        "else can come later.",
        "# a bridge, one day\n",
        event("+1 prestige"),
    ),
    Code(
        "S006",
        "a card that does not begin with its number and title",
        "The first line tells everybody which card this is: scenarios remove it by number, other cards block it by "
        "title. Without that line nothing else in the file has an owner.",
        "us, 2 ops\nevent:\n  +1 prestige\n",
        event("+1 prestige"),
    ),
    Code(
        "S007",
        "a line that is not indented under its card",
        "Everything a card says stands under its title, two spaces further in. A line at the left margin begins a new "
        "card, and one file holds one card: so you always find a card by the name of its file.",
        'card 901 "Bridge"\n  us, 2 ops\nevent:\n  +1 prestige\n',
        event("+1 prestige"),
    ),
    Code(
        "S008",
        "a line indented under one that opens no block",
        "Only lines that end in a colon have others under them. This one is complete in itself, so what is indented "
        "below it would hang on nothing. Move it to the left, or give it an `if` to stand under.",
        event("+1 prestige", "  -1 funding"),
        event("+1 prestige", "-1 funding"),
    ),
    Code(
        "S009",
        "a block without a line in it",
        "The colon promises that something follows, indented under it. Nothing does. If nothing is meant to happen, "
        "leave out the line with the colon as well.",
        card("event:"),
        event("+1 prestige"),
    ),
    Code(
        "S010",
        "a block after a colon on the same line",
        "One simple sentence may stand on the same line after a colon: `if us: +1 prestige`. A second `if`, a loop or "
        "a list of options needs room of its own, or soon nobody can tell what depends on what. Start a new line and "
        "indent it.",
        event("if us: if prestige > 3: +1 funding"),
        event("if us and prestige > 3: +1 funding", head="unassociated, 2 ops"),
    ),
    Code(
        "S011",
        "an option outside a list, or something else inside one",
        "`do 1 of:` opens a list from which a side picks, and each entry of the list is an `option:`. An option "
        "elsewhere could not be picked, and a plain sentence in the list would belong to none of the options.",
        event("option: +1 prestige", "option: -1 funding"),
        event("do 1 of:", "  option: +1 prestige", "  option: -1 funding"),
    ),
    Code(
        "S012",
        "something else than an answer under `with:`",
        "`with:` carries out an operation under changed rules: each line below it answers a question that the "
        "operation asks, such as how large a penalty is. What should happen before or after the operation stands in a "
        "line of its own.",
        event("disrupt with 2 ops, with:", "  when turn ends: +1 prestige"),
        event("disrupt with 2 ops, with:", "  cells disrupted in c: 2"),
    ),
    Code(
        "S013",
        "an `else` without an `if`",
        "`else` means: otherwise. There must be something just before it, in the same column, that may or may not have "
        "happened. Perhaps a sentence slipped in between, or the indentation moved.",
        event("else: +1 prestige"),
        event("if us: +1 prestige", "else: +1 funding", head="unassociated, 2 ops"),
    ),
    Code(
        "S014",
        "a line nested too deeply",
        "Twelve blocks inside each other, or ten pairs of brackets, are more than anyone can follow at a table. Cards "
        "of the real decks need three. There is nearly always a plainer way to say it, often by giving an intermediate "
        "thing a name.",
        event(*_NESTED, f"{'  ' * 10}test b"),
        event("for each b in untested countries: test b"),
    ),
    Code(
        "S015",
        "a number that is far too long",
        "There are fifteen cells, twelve steps of prestige and a few hundred cards. A number of seven digits is a slip "
        "of the finger, or a phone number.",
        event("+1000000 prestige"),
        event("+1 prestige"),
    ),
    Code(
        "S016",
        "a line that is far too long",
        "A line of more than 400 letters does not fit on any screen, let alone on a card. Several `play if` lines must "
        "all hold, so a long condition can be cut at its `and`; a long list can be given a name with `let`.",
        card(f"play if prestige > 1{' and prestige > 1' * 30}"),
        card("play if prestige > 1", "event:", "  +1 prestige"),
    ),
    Code(
        "S017",
        "a card too complicated to be run",
        "Each line can be understood, but all of them together are too much for the engine. You will hardly ever see "
        "this. Nest the lines less deeply, or divide the event.",
        event(*_NESTED[:6], f"{'  ' * 6}test b"),
        event("for each b in untested countries: test b"),
    ),
    Code(
        "S018",
        "a file far too large for a card or a scenario",
        "The longest card of the decks is a page, the longest scenario two. A file of hundreds of pages is something "
        "else that ended up under this name, and reading it would only keep you waiting.",
        event("+1 prestige") + "# and so on, and so on, and so on, and so on\n" * 8000,
        event("+1 prestige"),
    ),
    Code(
        "S019",
        "spaces at the end of a line",
        "Nobody sees them, and that is the trouble: two files that look the same differ, and every comparison of "
        "versions shows lines in which nothing has changed. `--fix` takes them away.",
        card("event:  ", "  +1 prestige"),
        event("+1 prestige"),
    ),
    Code(
        "S020",
        "`1 ops`, or `2 op`",
        "One operation is an op, two are ops. The engine would understand either, but a deck in which everybody "
        "writes it alike is easier to read and to search. `--fix` mends it.",
        event("+1 prestige", head="us, 1 ops"),
        event("+1 prestige", head="us, 1 op"),
    ),
    Code(
        "S021",
        "an ignored finding without a reason",
        "A finding may be wrong for your card, and you may say so. But the next person to read the card, who may be "
        "you in a year, must learn why: the words after `because` are not for the machine. Without a reason the "
        "comment ignores nothing.",
        event("+1 prestige  # daedalus-lint: ignore S019"),
        event("+1 prestige"),
    ),
    Code(
        "S022",
        "a comment that ignores nothing",
        "The comment allows a finding that is not there: the card has been mended since, or the comment stands on "
        "another line than the finding. Left where it is, it would one day hide something new. Take it away.",
        lasting("may recruit: no  # daedalus-lint: ignore N001 because the map may change"),
        lasting("may recruit: no"),
    ),
    Code(
        "S023",
        "a comment to the linter that it does not understand",
        "The linter reads one kind of comment: `# daedalus-lint: ignore CODE because REASON`, on the line of the "
        "finding or on a line of its own above it. This comment speaks to the linter, but not in these words, so it "
        "has no effect. Silence would let you believe that it had.",
        event("+1 prestige  # daedalus-lint: allow N001 because the map may change"),
        event("+1 prestige"),
    ),
)
