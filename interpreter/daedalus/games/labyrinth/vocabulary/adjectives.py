"""What can be said of a country, a card, a plot or a side: the conditions that targets must meet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.kit.events import why_not
from daedalus.kit.library import Card
from daedalus.language.vocabulary import Vocabulary

# word, rule, meaning, test
COUNTRY: tuple[tuple[str, str, str, Callable[[Labyrinth, Country], Any]], ...] = (
    ("muslim", "4.1.2", "Sunni or Shia-Mix.", lambda g, c: c.kind == b.MUSLIM),
    ("non-muslim", "4.1.2", "Neither Muslim nor Iran.", lambda g, c: c.kind == b.NON_MUSLIM),
    ("sunni", "4.1.2", "Muslim and Sunni.", lambda g, c: c.kind == b.MUSLIM and not c.shia_mix),
    ("shia-mix", "4.1.2", "Muslim and Shia-Mix.", lambda g, c: c.kind == b.MUSLIM and c.shia_mix),
    ("schengen", "4.5", "One of the seven Schengen countries.", lambda g, c: c.schengen),
    ("african", "4.1.1", "In Africa.", lambda g, c: c.africa),
    (
        "oil exporter",
        "4.2.6",
        "Prints an oil derrick, and no event stops its exports.",
        lambda g, c: c.kind == b.MUSLIM and g.ask("oil exports", c.oil, c),
    ),
    ("untested", "4.9.4", "Not marked yet.", lambda g, c: c.is_untested),
    ("tested", "4.9.4", "Marked.", lambda g, c: not c.is_untested),
    ("good", "4.2.1", "Good governance.", lambda g, c: c.governance == b.GOOD),
    ("fair", "4.2.1", "Fair governance.", lambda g, c: c.governance == b.FAIR),
    ("poor", "4.2.1", "Poor governance.", lambda g, c: c.governance == b.POOR),
    ("islamist rule|ruled", "4.2.1", "Under Islamist Rule.", lambda g, c: c.governance == b.ISLAMIST_RULE),
    ("ally", "4.2.3", "A Muslim Ally.", lambda g, c: c.alignment == b.ALLY),
    ("neutral", "4.2.3", "A Muslim Neutral.", lambda g, c: c.alignment == b.NEUTRAL),
    ("adversary", "4.2.3", "A Muslim Adversary.", lambda g, c: c.alignment == b.ADVERSARY),
    ("hard", "4.3.2", "Of hard posture.", lambda g, c: c.posture == b.HARD),
    ("soft", "4.3.2", "Of soft posture.", lambda g, c: c.posture == b.SOFT),
    ("with|in regime change", "7.3.4.1", "Bears a regime change marker.", lambda g, c: c.regime_change != b.NONE),
    ("besieged", "8.4.3.2", "Bears a besieged regime marker.", lambda g, c: c.besieged_regime),
    ("with cadre", "4.8.4", "Holds a cadre.", lambda g, c: c.cadre),
    (
        "with selectable posture",
        "4.3.3",
        "Non-Muslim, neither Israel nor the US.",
        lambda g, c: c.kind == b.NON_MUSLIM and not c.printed_posture and c.name != "United States",
    ),
    (
        "disrupted recently",
        "5.2.2",
        "The US disrupted there in this or the last action phase.",
        lambda g, c: g.recently("disrupted", c),
    ),
    (
        "improved recently",
        "5.2.2",
        "Tested or improved to Fair or Good in this or the last action phase.",
        lambda g, c: g.recently("tested or improved", c),
    ),
)


def declare(v: Vocabulary) -> None:
    for pattern, rule, says, test in COUNTRY:
        test.__doc__ = says
        test.__name__ = "is_" + pattern.replace(" ", "_").replace("|", "_").replace("-", "_")
        v.adjective(pattern, "country", rule=rule)(test)

    @v.adjective("adjacent to {d:country}", "country", rule="4.1.1")
    def adjacent_to(g: Labyrinth, c: Country, d: Country) -> bool:
        """Linked to another country, as events in force leave it."""
        return d in g.adjacent(c)

    @v.adjective("marked with {m:text}", "country", rule="4.7.7")
    def marked_with(g: Labyrinth, c: Country, m: str) -> bool:
        """The mark of a lasting event stands there."""
        return any(mark.name == m and mark.place == c.index for mark in g.marks)

    for side in ("us", "jihadist", "unassociated"):
        v.adjective(side, "card", rule="6.2.5")(_associated(side))

    @v.adjective("named {t:texts}", "card", rule="4.10")
    def named(g: Labyrinth, k: Card, t: tuple[str, ...]) -> bool:
        """Its title is one of a list: named ("One Title", "Another")."""
        return k.title in t

    @v.adjective("playable by {s:side}", "card", rule="6.2.6")
    def playable_by(g: Labyrinth, k: Card, s: str) -> bool:
        """Its event could be played by the side now."""
        return not why_not(g, k, s)

    @v.adjective("wmd", "plot", rule="8.5.5")
    def is_wmd(g: Labyrinth, p: Plot) -> bool:
        """A weapon of mass destruction."""
        return p.kind == "wmd"

    @v.adjective("backlashed", "plot", rule="6.2.2")
    def is_backlashed(g: Labyrinth, p: Plot) -> bool:
        """Its funding change is turned round."""
        return p.backlash

    @v.adjective("soft", "side", rule="4.7.2")
    def side_soft(g: Labyrinth, s: str) -> bool:
        """The US posture is soft."""
        return g.us_posture == b.SOFT

    @v.adjective("hard", "side", rule="4.7.2")
    def side_hard(g: Labyrinth, s: str) -> bool:
        """The US posture is hard."""
        return g.us_posture == b.HARD


def _associated(side: str) -> Callable[[Labyrinth, Card], bool]:
    def associated(g: Labyrinth, k: Card) -> bool:
        return k.association == side

    associated.__doc__ = f"A card whose event is {side}."
    associated.__name__ = f"card_{side}"
    return associated
