"""What can be said of a country, a card, a plot or a side: the conditions that targets must meet."""

from __future__ import annotations

from collections.abc import Callable
from operator import methodcaller
from typing import Any

from daedalus.games.labyrinth import awakening, caliphate, pieces
from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth.board import EXPANSION, Country
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.words.common import GOVERNANCE, KIND, POSTURED, REGIME, WAR
from daedalus.kit.events import why_not
from daedalus.kit.game import CardGame
from daedalus.kit.library import Card
from daedalus.language.records import LINKS, MARKS, NOTHING, OPEN, Is
from daedalus.language.roles import Place, Side
from daedalus.language.vocabulary import Vocabulary

TESTED = (KIND, GOVERNANCE, POSTURED)
SETTLED = (KIND, GOVERNANCE, WAR)
Test = Callable[[Labyrinth, Country], Any]


class _Countries:
    """Adjectives of a country without holes."""

    def __init__(self, v: Vocabulary) -> None:
        self.v = v

    def __call__(
        self, pattern: str, key: str, rule: str, says: str, test: Test, at: str = "Iraq", **about: Any
    ) -> None:
        said = pattern.replace("|in", "").replace("|ruled", "")
        self.v.adjective(pattern, "country", key=key, rule=rule, says=says, example=f"{at} is {said}", **about)(test)


def declare(v: Vocabulary) -> None:
    is_ = _Countries(v)
    _printed(is_)
    _levels(is_)
    _markers(is_)
    _history(is_)
    _related(v)
    _cards(v)
    _others(v)


def _printed(is_: _Countries) -> None:
    is_("muslim", "muslim", "4.1.2", "Sunni or Shia-Mix.", lambda g, c: c.kind == b.MUSLIM, reads=(KIND,),
            those=methodcaller("having", "kind", b.MUSLIM), inline=f"({{0}}.kind == {b.MUSLIM})")  # fmt: skip
    is_("non-muslim", "non-muslim", "4.1.2", "Neither Muslim nor Iran.",
            lambda g, c: c.kind == b.NON_MUSLIM, "France", reads=(KIND,),
            inline=f"({{0}}.kind == {b.NON_MUSLIM})")  # fmt: skip
    is_("sunni", "sunni", "4.1.2", "Muslim and Sunni.",
            lambda g, c: c.kind == b.MUSLIM and not c.shia_mix, reads=(KIND,))  # fmt: skip
    is_("shia-mix", "shia-mix", "4.1.2", "Muslim and Shia-Mix.",
            lambda g, c: c.kind == b.MUSLIM and c.shia_mix, reads=(KIND,))  # fmt: skip
    is_("schengen", "schengen", "4.5", "One of the seven Schengen countries.", lambda g, c: c.schengen,
            "France", reads=NOTHING)  # fmt: skip
    is_("african", "african", "4.1.1", "In Africa.", lambda g, c: c.africa, reads=NOTHING)
    is_("oil exporter", "oil-exporter", "4.2.6", "Prints an oil derrick, and no event stops its exports.",
            lambda g, c: c.kind == b.MUSLIM and g.ask("oil-exports", c.oil, c), known=OPEN,
            reads=(KIND, MARKS))  # fmt: skip
    is_("with selectable posture", "with-selectable-posture", "4.3.3", "Non-Muslim, neither Israel nor the US.",
            lambda g, c: c.kind == b.NON_MUSLIM and not c.printed_posture and c.name != "United States",
            "France", reads=(KIND,))  # fmt: skip
    with is_.v.of_rule_set(EXPANSION):
        is_("two-sided", "two-sided", "11.3.3", "On a mat that has another side.", lambda g, c: bool(c.mat),
                "Iran", reads=NOTHING)  # fmt: skip
        is_("reversible", "reversible", "11.3.3.3", "On a mat that turns back when an Ally there has no cells.",
                lambda g, c: c.index in g.board.turns_back, reads=NOTHING)  # fmt: skip


def _levels(is_: _Countries) -> None:
    is_("untested", "untested", "4.9.4", "Not marked yet.", lambda g, c: c.is_untested, reads=TESTED)
    is_("tested", "tested", "4.9.4", "Marked.", lambda g, c: not c.is_untested, reads=TESTED)

    def level(pattern: str, of: str, value: int, rule: str, says: str, at: str = "Iraq") -> None:
        test: Test = {
            "governance": lambda g, c: c.governance == value,
            "alignment": lambda g, c: c.alignment == value,
            "posture": lambda g, c: c.posture == value,
        }[of]
        is_(pattern, pattern.partition("|")[0].replace(" ", "-"), rule, says, test, at, level=Is(of, value),
                those=methodcaller("having", of, value), inline=f"({{0}}.{of} == {value})")  # fmt: skip

    level("good", "governance", b.GOOD, "4.2.1", "Good governance.")
    level("fair", "governance", b.FAIR, "4.2.1", "Fair governance.")
    level("poor", "governance", b.POOR, "4.2.1", "Poor governance.")
    level("islamist rule|ruled", "governance", b.ISLAMIST_RULE, "4.2.1", "Under Islamist Rule.")
    level("ally", "alignment", b.ALLY, "4.2.3", "A Muslim Ally.")
    level("neutral", "alignment", b.NEUTRAL, "4.2.3", "A Muslim Neutral.")
    level("adversary", "alignment", b.ADVERSARY, "4.2.3", "A Muslim Adversary.")
    level("hard", "posture", b.HARD, "4.3.2", "Of hard posture.", "France")
    level("soft", "posture", b.SOFT, "4.3.2", "Of soft posture.", "France")


def _markers(is_: _Countries) -> None:
    is_("with|in regime change", "with-regime-change", "7.3.4.1", "Bears a regime change marker.",
            lambda g, c: c.regime_change != b.NONE, reads=(REGIME,),
            inline=f"({{0}}.regime_change != {b.NONE})")  # fmt: skip
    is_("with tan regime change", "with-tan-regime-change", "7.3.4.1", "Its regime change is of an earlier turn.",
            lambda g, c: c.regime_change == b.TAN, reads=(REGIME,))  # fmt: skip
    is_("with green regime change", "with-green-regime-change", "7.3.4.1", "Its regime change is of this turn.",
            lambda g, c: c.regime_change == b.GREEN, reads=(REGIME,))  # fmt: skip
    is_("besieged", "besieged", "8.4.3.2", "Bears a besieged regime marker.",
            lambda g, c: c.besieged_regime, reads=("besieged regime",), inline="{0}.besieged_regime")  # fmt: skip
    is_("with cadre", "with-cadre", "4.8.4", "Holds a cadre.", lambda g, c: c.cadre, reads=("cadre",))
    with is_.v.of_rule_set(EXPANSION):
        is_("in civil war", "in-civil-war", "11.2.2", "Bears a civil war marker.", lambda g, c: c.civil_war,
                reads=(WAR,))  # fmt: skip
    is_("contested", "contested", "11.2.2", "In civil war or regime change.",
            lambda g, c: c.civil_war or c.regime_change != b.NONE, reads=(REGIME, WAR))  # fmt: skip
    with is_.v.of_rule_set(EXPANSION):
        is_("caliphate capital", "caliphate-capital", "11.3.8", "The capital of the caliphate.",
                lambda g, c: c is caliphate.capital(g), known=OPEN, among="contested or islamist rule",
                reads=("caliphate", "cells", GOVERNANCE, REGIME, WAR))  # fmt: skip
        is_("in caliphate", "in-caliphate", "11.3.8.1", "The capital or another country of the caliphate.",
                caliphate.belongs, known=OPEN, among="contested or islamist rule",
                reads=("caliphate", "cells", GOVERNANCE, REGIME, WAR))  # fmt: skip
        for marker in ("awakening", "reaction"):
            article = "an" if marker == "awakening" else "a"
            says = f"May be given {article} {marker} marker."
            is_(f"open to {marker}", f"open-to-{marker}", "11.1.4", says, awakening.may_take, reads=(*SETTLED, MARKS))
        is_("open to militia", "open-to-militia", "11.2.4", "May hold militia.",
                lambda g, c: pieces.may_hold_militia(c), reads=SETTLED)  # fmt: skip


def _history(is_: _Countries) -> None:
    """5.2.2: what an event may look back on; nothing is known of it beforehand."""
    is_("disrupted recently", "disrupted-recently", "5.2.2", "The US disrupted there in this or the last action phase.",
            lambda g, c: g.recently("disrupted", c), known=OPEN)  # fmt: skip
    is_("improved recently", "improved-recently", "5.2.2",
            "Tested or improved to Fair or Good in this or the last action phase.",
            lambda g, c: g.recently("tested or improved", c), known=OPEN)  # fmt: skip
    is_("targeted recently", "targeted-recently", "5.2.2",
            "An event or operation touched it in this or the last action phase.",
            lambda g, c: g.recently("event", c) or g.recently("operations", c), known=OPEN)  # fmt: skip
    is_("with plot resolved last", "with-plot-resolved-last", "8.5.6",
            "A plot was resolved there in the last plots phase.", lambda g, c: c.name in g.get("revealed plots"),
            known=OPEN)  # fmt: skip
    with is_.v.of_rule_set(EXPANSION):
        is_("turned by last plots", "turned-by-last-plots", "11.3.3.3",
                "A plot resolved there in the last plots phase turned it over.",
                lambda g, c: c.name in g.get("turned by plots"), known=OPEN)  # fmt: skip


def _related(v: Vocabulary) -> None:
    @v.adjective("adjacent to {d:country}", "country", key="adjacent-to", rule="4.1.1", d=Place("to"), known=LINKS,
            reads=("adjacency", MARKS),
            example="Syria is adjacent to Iraq", those=CardGame.beside)  # fmt: skip
    def adjacent_to(g: Labyrinth, c: Country, d: Country) -> bool:
        """Linked to another country, as events in force leave it."""
        return d in g.adjacent(c)


def _cards(v: Vocabulary) -> None:
    for side in ("us", "jihadist", "unassociated"):
        v.adjective(
            side,
            "card",
            key=f"{side}-card",
            rule="6.2.5",
            says=f"A card whose event is {side}.",
            one_of="association",  # 4.10.4
            reads=NOTHING,
            example=f"choose a card k in discard pile where k is {side}",
        )(_associated(side))

    @v.adjective("playable by {s:side}", "card", key="playable-by", rule="6.2.6", s=Side(),
            example="choose a card k in discard pile where k is playable by us")  # fmt: skip
    def playable_by(g: Labyrinth, k: Card, s: str) -> bool:
        """Its event could be played by the side now."""
        return not why_not(g, k, s)


def _associated(side: str) -> Callable[[Labyrinth, Card], bool]:
    return lambda g, k: k.association == side


def _others(v: Vocabulary) -> None:
    @v.adjective(
        "wmd", "plot", key="wmd-plot", rule="8.5.5", reads=NOTHING, example="choose a plot p in Iraq where p is wmd"
    )
    def is_wmd(g: Labyrinth, p: Plot) -> bool:
        """A weapon of mass destruction."""
        return p.kind == "wmd"

    @v.adjective(
        "backlashed",
        "plot",
        key="backlashed",
        rule="6.2.2",
        reads=("plots",),
        example="choose a plot p in Iraq where p is backlashed",
    )
    def is_backlashed(g: Labyrinth, p: Plot) -> bool:
        """Its funding change is turned round."""
        return p.backlash

    @v.adjective("soft", "side", key="soft-side", rule="4.7.2", means="United States is soft", example="us is soft")
    def side_soft(g: Labyrinth, s: str) -> bool:
        """The US posture is soft."""
        return g.us_posture == b.SOFT

    @v.adjective("hard", "side", key="hard-side", rule="4.7.2", means="United States is hard", example="us is hard")
    def side_hard(g: Labyrinth, s: str) -> bool:
        """The US posture is hard."""
        return g.us_posture == b.HARD
