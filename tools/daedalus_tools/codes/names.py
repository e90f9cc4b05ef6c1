"""N: words and names that nobody knows, or that stand for something else."""

from __future__ import annotations

from daedalus_tools.codes.entry import Code, card, event, lasting

CODES = (
    Code(
        "N001",
        "a name that the game does not have",
        "Words that begin with a capital are names of the map. This one is not on it, so the card would be about a "
        "country that no board has. Usually it is a slip of the pen, and the message shows the names that come "
        "closest. Names of cards and marks stand in quotes.",
        event("place 1 cell in Irak"),
        event("place 1 cell in Iraq"),
    ),
    Code(
        "N002",
        "a property that such a thing cannot have",
        "Every kind of thing has its own properties: a country can be poor, a plot can be a WMD, and neither can be "
        "the other. The reference of words lists them all under `Properties`, with what each is said of.",
        card("play if any muslin country"),
        card("play if any poor country", "event:", "  +1 prestige"),
    ),
    Code(
        "N003",
        "something that cannot be chosen from",
        "A choice needs candidates: countries, plots or cards, perhaps only the poor ones, perhaps only those of a "
        "list. From this phrase the engine cannot make a list, so it would have nothing to lay before the player.",
        card("play if any contry"),
        card("play if any untested country", "event:", "  +1 prestige"),
    ),
    Code(
        "N004",
        "a sentence that the game does not know",
        "Cards are written in the sentences of the game, and each of them stands for a procedure of the rulebook. A "
        "sentence that is not among them would leave everybody at the table to imagine what happens. The message shows "
        "the two known sentences that are most like it; `docs/language.md` has them all.",
        event("plase 1 cell in Iraq"),
        event("place 1 cell in Iraq"),
    ),
    Code(
        "N005",
        "a rule point or moment that no procedure knows",
        "A lasting event works by answering questions that the procedures ask while they run, or by waiting for "
        "something to happen. If no procedure ever asks the question, the answer waits for ever, and the card does "
        "nothing without anybody noticing.",
        lasting("may recrut: no"),
        lasting("may recruit: no"),
    ),
    Code(
        "N006",
        "a word that means nothing here",
        "The word is neither part of the language nor a name that a line above has given. A name lives to the end of "
        "its block; one given inside an `if` lives on only if every branch gives it. Perhaps it is only spelled "
        "differently from where it was given.",
        event("place 1 cell in c"),
        event("choose a muslim country c", "place 1 cell in c"),
    ),
    Code(
        "N007",
        "a side that is none",
        "There are two sides at the table, and this is neither of them. Whoever should choose here would wait for a "
        "player who never sat down.",
        event("jihadis chooses a muslim country c", "place 1 cell in c"),
        event("jihadist chooses a muslim country c", "place 1 cell in c"),
    ),
    Code(
        "N008",
        "a name that stands for something else already",
        "After this line nobody could tell which of the two is meant. A loop, and a question such as `any country c`, "
        "need a name that is still free; only `choose`, `let` and `as` may give a name anew.",
        event("choose a poor muslim country c", "for each c in untested countries: test c", "place 1 aid in c"),
        event("choose a poor muslim country c", "for each d in untested countries: test d", "place 1 aid in c"),
    ),
    Code(
        "N009",
        "a comparison of a thing with itself",
        "Inside a search, `it` is the thing that is being looked for. A country that is adjacent to itself does not "
        "exist, so nothing would ever be found. Give the other country a name when it is chosen, and use that name "
        "here.",
        event("choose a country c adjacent to it", "test c"),
        event("choose a country b", "choose a country c adjacent to b", "test c"),
    ),
)
