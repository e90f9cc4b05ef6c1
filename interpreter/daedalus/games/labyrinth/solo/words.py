"""The words that only charts of bots are written in, beside those of cards: what a bot counts before it acts."""

from __future__ import annotations

from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import caliphate, deploy, disrupt, jihad, pieces, recruit, war_of_ideas
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo import activities_words, cells, chances, deployment, foresight, us_events
from daedalus.games.labyrinth.solo.threats import Threat, funding_after, strength, threats
from daedalus.games.labyrinth.victory import counts, jihadist_wins
from daedalus.kit.library import Card
from daedalus.language.roles import NUMBER_OF, Named, Place, Side
from daedalus.language.vocabulary import NUMBER, TRUTH, Function, Vocabulary

HERE = Place("in")
WHICH = Named("which threat")


def vocabulary(words: Vocabulary) -> Vocabulary:
    """The words of an edition and those of bots."""
    v = words.extended()
    _figures(v)
    _properties(v)
    _truths(v)
    _cards(v)
    _threats(v)
    _points(v)
    activities_words.declare(v)
    return v


def _figures(v: Vocabulary) -> None:
    def there(what: str, rule: str, says: str, count: Function) -> None:
        key = f"bot-{what.replace(' ', '-')}"
        pattern = f"{what} in {{c:country}}"
        v.value(pattern, NUMBER, key=key, rule=rule, c=HERE, says=says, example=f"{what} in Iraq > 0")(count)

    there("forces", "11.2.4", "Troops and militia there.", pieces.forces)
    there("plain cells", "4.6", "Cells there, without marks that count as a cell.", cells.plain)
    there("movable cells", "12.3.9", "Cells that the bot would let travel.", cells.movable)
    there("jihad modifier", "11.1.3", "What is added to a die of jihad.", chances.jihad_modifier)
    there("war of ideas modifier", "4.9.2", "What is added to the die of a War of Ideas.", war_of_ideas.modifier)
    there("rec", "4.3.4", "The recruit number of a non-Muslim country; others stand below all of these.", _rec)
    there("printed resources", "4.2.5", "Resources as they are printed.", _printed_resources)
    there("troops at stake", "8.5.6", "Troops whose fate moves prestige.", pieces.troops_at_stake)
    there("plot dice", "8.5.6", "Dice that the plots there would roll.", _plot_dice)
    there("cells placed now", "11.3.8", "Cells that the event has placed there.", _placed_now)
    there("troops of marks", "4.6", "Troops there that marks count as.", lambda g, c: pieces.troops(g, c) - c.troops)

    @v.value("caliphate size from {c:country}", NUMBER, key="bot-caliphate-size", rule="11.3.8.1", c=HERE,
            example="caliphate size from Iraq > 1")  # fmt: skip
    def caliphate_size(g: Labyrinth, c: Country) -> int:
        """Countries that a caliphate with this capital would have."""
        return len(caliphate.joined(g, c))

    @v.value("islamist resources", NUMBER, key="bot-islamist-resources", rule="4.7.6", example="islamist resources > 2")
    def islamist_resources(g: Labyrinth) -> int:
        """Resources under Islamist Rule, with the caliphate's."""
        return counts(g)["islamist resources"]


def _caliphate_wins(g: Labyrinth) -> bool:
    now = counts(g)
    more = 0 if g.get("caliphate capital") else g.tables["caliphate"]["resources"]
    return jihadist_wins(g, {**now, "islamist resources": now["islamist resources"] + more})


def _placed_now(g: Labyrinth, c: Country) -> int:
    return g.context.tally.get(c.name, 0) if g.context.tally is not None else 0


def _rec(g: Labyrinth, c: Country) -> int:
    return recruit.number(g, c) if c.kind != b.MUSLIM else -1


def _plot_dice(g: Labyrinth, c: Country) -> int:
    return sum(int(g.tables.plot_marker(plot.kind)["dice"]) for plot in c.plots)


def _printed_resources(g: Labyrinth, c: Country) -> int:
    return c.printed if c.kind == b.MUSLIM else 0


def _properties(v: Vocabulary) -> None:
    def is_(pattern: str, rule: str, says: str, test: Function) -> None:
        key = f"bot-{pattern.replace(' ', '-')}"
        v.adjective(pattern, "country", key=key, rule=rule, says=says, example=f"Iraq is {pattern}")(test)

    is_("open to jihad", "12.4.1", "A die of jihad could succeed there: a 1 with what is added to it.",
            chances.jihad_could_succeed)  # fmt: skip
    is_("auto-recruit", "8.2.3", "Every attempt to recruit there succeeds.", recruit.is_automatic)
    is_("earning prestige", "7.4.4", "A disrupt there would raise prestige.", disrupt.earns_prestige)

    @v.adjective("with every cell", "country", key="bot-with-every-cell", rule="2.1.1",
            example="Iraq is with every cell")  # fmt: skip
    def every_cell(g: Labyrinth, c: Country) -> bool:
        """There are cells on the map, and all of them are there."""
        return g.with_cells() == [c]

    @v.adjective("worth a caliphate", "country", key="bot-worth-a-caliphate", rule="12.3.10",
            example="Iraq is worth a caliphate")  # fmt: skip
    def worth_a_caliphate(g: Labyrinth, c: Country) -> bool:
        """A caliphate could have its capital there, and that would win the game or bring in a neighbour."""
        known = g.rules["caliphate events"]  # none where the rules know no caliphate
        if not known or caliphate.capital(g) is not None or not caliphate.may_belong(c):
            return False
        return _caliphate_wins(g) or any(caliphate.may_belong(d) for d in g.adjacent(c))

    @v.adjective("ready for major jihad with {n:number} op[s]", "country", key="bot-ready-for-major-jihad",
            rule="8.4.2", n=NUMBER_OF, those=jihad.major_targets,
            example="Iraq is ready for major jihad with 2 ops")  # fmt: skip
    def ready(g: Labyrinth, c: Country, n: int) -> bool:
        """Major jihad is allowed there and so many operations could bring Islamist Rule."""
        return jihad.may_major_jihad(g, c, n)

    @v.adjective("disruptable by {n:number} op[s]", "country", key="bot-disruptable", rule="7.4.1",
            n=NUMBER_OF, those=disrupt.targets, example="Iraq is disruptable by 2 ops")  # fmt: skip
    def disruptable(g: Labyrinth, c: Country, n: int) -> bool:
        """The US could disrupt there with so many operations."""
        return disrupt.may_disrupt(g, c, n)

    @v.adjective("open to war of ideas with {n:number} op[s]", "country", key="bot-open-to-war-of-ideas", rule="7.2",
            n=NUMBER_OF, those=deployment.war_of_ideas_targets,
            example="Iraq is open to war of ideas with 2 ops")  # fmt: skip
    def open_to_war_of_ideas(g: Labyrinth, c: Country, n: int) -> bool:
        """A War of Ideas could be fought there; of untested Muslim countries only with three operations (13.4.3)."""
        return deployment.war_of_ideas_open(g, c, n)


def _cards(v: Vocabulary) -> None:
    @v.noun("card|cards", "card", key="bot-cards", rule="4.10", whole=True, example="any card k where ops of k = 3")
    def every(g: Labyrinth) -> list[Card]:
        """All cards, wherever they lie: lines of a chart are about some of them."""
        return list(g.library.every.values())


def _threats(v: Vocabulary) -> None:
    """Plots with the country where they lie."""
    v.type("threat", "threats")

    @v.noun("threat[s]", "threat", key="bot-threats", rule="13.4.1", whole=True, example="any threat p")
    def every(g: Labyrinth) -> list[Threat]:
        """Every plot on the map that could be alerted."""
        return threats(g)

    @v.value("place of {p:threat}", "country", key="bot-place-of", rule="13.4.1", p=WHICH,
            example="any threat p where place of p = Iraq")  # fmt: skip
    def place_of(g: Labyrinth, p: Threat) -> Country:
        """Where it lies."""
        return p.place

    @v.value("strength of {p:threat}", NUMBER, key="bot-strength-of", rule="13.4.1", p=WHICH,
            example="any threat p where strength of p = 3")  # fmt: skip
    def strength_of(g: Labyrinth, p: Threat) -> int:
        """Its number; a WMD counts as 3."""
        return strength(g, p)

    @v.value("funding after {p:threat}", NUMBER, key="bot-funding-after", rule="13.4.1", p=WHICH,
            example="any threat p where funding after p > 7")  # fmt: skip
    def after(g: Labyrinth, p: Threat) -> int:
        """Where funding would stand if it were resolved."""
        return funding_after(g, p)

    @v.adjective("nuclear", "threat", key="bot-nuclear", rule="13.4.1", example="any threat p where p is nuclear")
    def nuclear(g: Labyrinth, p: Threat) -> bool:
        """A WMD."""
        return p.plot.kind == "wmd"

    @v.adjective("turned round", "threat", key="bot-turned-round", rule="13.4.1",
            example="any threat p where p is turned round")  # fmt: skip
    def turned_round(g: Labyrinth, p: Threat) -> bool:
        """Backlashed: it would cost funding."""
        return p.plot.backlash


def _truths(v: Vocabulary) -> None:
    @v.value("recruit possible", TRUTH, key="bot-recruit-possible", rule="8.2.2", example="recruit possible")
    def recruit_possible(g: Labyrinth) -> bool:
        """A cell may be recruited somewhere."""
        return recruit.can_recruit(g)

    def truth(pattern: str, rule: str, says: str, holds: Function) -> None:
        key = f"bot-{pattern.replace(' ', '-')}"
        v.value(pattern, TRUTH, key=key, rule=rule, says=says, example=pattern)(holds)

    truth("wmd available", "12.3.4", "A WMD is among the available plots.", lambda g: "wmd" in g.get("available plots"))
    truth("caliphate would win", "12.3.10", "The jihadist would win by declaring a caliphate.", _caliphate_wins)
    truth("last card of phase", "13.4.1", "It is not the first card of the phase.", us_events.last_card)
    truth("event playable", "13.4.1", "The bot would play the event of the card.", us_events.playable)
    truth("event stops the plot", "13.4.1", "The event would remove the plot that matters most.", us_events.stops_plot)

    @v.value("{s:side} wins with dearer oil", TRUTH, key="bot-wins-with-dearer-oil", rule="2.1", s=Side(),
            example="us wins with dearer oil")  # fmt: skip
    def wins_with_dearer_oil(g: Labyrinth, s: str) -> bool:
        """The side would win at once if every oil exporter had one resource more."""
        return foresight.wins_with_dearer_oil(g, s)

    @v.value("deploy possible with {n:number} op[s]", TRUTH, key="bot-deploy-possible", rule="13.4.7", n=NUMBER_OF,
            example="deploy possible with 2 ops")  # fmt: skip
    def deploy_possible(g: Labyrinth, n: int) -> bool:
        """Troops would go from one place to another by the charts."""
        return deployment.wanted(g, n)

    @v.value("regime change possible with {n:number} op[s]", TRUTH, key="bot-regime-change-possible", rule="7.3.4",
            n=NUMBER_OF, example="regime change possible with 3 ops")  # fmt: skip
    def regime_change_possible(g: Labyrinth, n: int) -> bool:
        """The US is hard and six troops are free."""
        return deploy.can_regime_change(g, n)


def _points(v: Vocabulary) -> None:
    """What only levels of difficulty answer (12.5, 13.5)."""

    def point(pattern: str, result: str, key: str, rule: str, says: str, answer: str) -> None:
        v.point(pattern, result, key=key, rule=rule, says=says, example=f"{pattern}: {answer}")

    point("minor jihad heeds awakening", TRUTH, "minor-jihad-heeds-awakening", "12.5",
          "Do modifiers against it count in a minor jihad?", "no")  # fmt: skip
    point("major jihad heeds awakening", TRUTH, "major-jihad-heeds-awakening", "12.5",
          "Do modifiers against it count in a major jihad?", "no")  # fmt: skip
    point("plots for a success", NUMBER, "plots-for-a-success", "12.5", "How many plots does a success place?", "2")
    point("cells for a success", NUMBER, "cells-for-a-success", "12.5", "How many cells does a success recruit?", "2")
    point("plots alerted", NUMBER, "plots-alerted", "13.5", "How many plots of a country does an alert stop?", "2")
    point("first plot ignores the event", TRUTH, "first-plot-ignores-event", "13.5",
          "Does no US event happen with the first plot of a turn?", "no")  # fmt: skip
    point("war of ideas heeds penalties", TRUTH, "war-of-ideas-heeds-penalties", "13.5",
          "Do modifiers below zero count in a War of Ideas?", "no")  # fmt: skip
