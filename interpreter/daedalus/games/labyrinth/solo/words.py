"""The words that only charts of bots are written in, beside those of cards: what a bot counts before it acts."""

from __future__ import annotations

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import disrupt, jihad, pieces, recruit, war_of_ideas
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo import cells
from daedalus.language.roles import NUMBER_OF, Place
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary

HERE = Place("in")


def vocabulary(words: Vocabulary) -> Vocabulary:
    """The words of an edition and those of bots."""
    v = words.extended()
    _figures(v)
    _properties(v)
    _truths(v)
    return v


def _figures(v: Vocabulary) -> None:
    def there(what: str, rule: str, says: str, count: object) -> None:
        key = f"bot-{what.replace(' ', '-')}"
        pattern = f"{what} in {{c:country}}"
        v.value(pattern, NUMBER, key=key, rule=rule, c=HERE, says=says, example=f"{what} in Iraq > 0")(count)  # type: ignore[type-var]

    there("forces", "11.2.4", "Troops and militia there.", pieces.forces)
    there("plain cells", "4.6", "Cells there, without marks that count as a cell.", cells.plain)
    there("movable cells", "12.3.9", "Cells that the bot would let travel.", cells.movable)
    there("jihad modifier", "11.1.3", "What is added to a die of jihad.", jihad.modifier)
    there("war of ideas modifier", "4.9.2", "What is added to the die of a War of Ideas.", war_of_ideas.modifier)
    there("rec", "4.3.4", "The recruit number of a non-Muslim country; others stand below all of these.", _rec)
    there("printed resources", "4.2.5", "Resources as they are printed.", _printed_resources)
    there("troops at stake", "8.5.6", "Troops whose fate moves prestige.", pieces.troops_at_stake)


def _rec(g: Labyrinth, c: Country) -> int:
    return recruit.number(g, c) if c.kind != b.MUSLIM else -1


def _printed_resources(g: Labyrinth, c: Country) -> int:
    return c.printed if c.kind == b.MUSLIM else 0


def _properties(v: Vocabulary) -> None:
    @v.adjective("open to jihad", "country", key="bot-open-to-jihad", rule="12.4.1", example="Iraq is open to jihad")
    def open_to_jihad(g: Labyrinth, c: Country) -> bool:
        """A die of jihad could succeed there: a 1 with what is added to it."""
        return 1 + jihad.modifier(g, c) <= c.governance and bool(g.ask("may-jihad", True, c))

    @v.adjective("auto-recruit", "country", key="bot-auto-recruit", rule="8.2.3", example="Iraq is auto-recruit")
    def auto_recruit(g: Labyrinth, c: Country) -> bool:
        """Every attempt to recruit there succeeds."""
        return recruit.is_automatic(g, c)

    @v.adjective("earning prestige", "country", key="bot-earning-prestige", rule="7.4.4",
            example="Iraq is earning prestige")  # fmt: skip
    def earning_prestige(g: Labyrinth, c: Country) -> bool:
        """A disrupt there would raise prestige."""
        return disrupt.earns_prestige(g, c)

    @v.adjective("ready for major jihad with {n:number} op[s]", "country", key="bot-ready-for-major-jihad",
            rule="8.4.2", n=NUMBER_OF, example="Iraq is ready for major jihad with 2 ops")  # fmt: skip
    def ready(g: Labyrinth, c: Country, n: int) -> bool:
        """Major jihad is allowed there and so many operations could bring Islamist Rule."""
        return jihad.may_major_jihad(g, c, n)


def _truths(v: Vocabulary) -> None:
    @v.value("recruit possible", TRUTH, key="bot-recruit-possible", rule="8.2.2", example="recruit possible")
    def recruit_possible(g: Labyrinth) -> bool:
        """A cell may be recruited somewhere."""
        return recruit.can_recruit(g)
