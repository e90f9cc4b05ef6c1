"""What a schema cannot say of a scenario: piece totals, countries that fit, cards, sets and marks that exist."""

from __future__ import annotations

import difflib
import functools
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from attrs import evolve

from daedalus.core.errors import DaedalusError, Place, Trouble, trouble
from daedalus.games.labyrinth.board import USUAL, Board
from daedalus.games.labyrinth.scenario_countries import MARKERS, OFF_MAP, wmd, wrong_countries
from daedalus.kit.deck_list import wrong_entries
from daedalus.kit.fitting import unfit
from daedalus.kit.library import Card, Library
from daedalus.kit.setup import wrong_zones

if TYPE_CHECKING:
    from daedalus.games.labyrinth.definition import LabyrinthDefinition
    from daedalus.kit.scenario import Scenario

# kind of piece: the keys that place it in a country, the key that places it elsewhere, the rule
PIECES = {
    "cells": (("cells", "active cells"), "", "4.6.1"),
    "troops": (("troops",), OFF_MAP, "4.6.1"),
    "militia": (("militia",), "", "11.2.9"),
}
HALVES = ("first half", "second half")
_SETS = "`sets: [base, awakening]`, `later sets: [awakening]`"
WMD = ("wmd", "plots")  # keys of a country that may bring WMD plots


def check_totals(edition: LabyrinthDefinition, scenario: Scenario, library: Library) -> None:
    """The first of these things that is wrong."""
    for error in wrong_totals(edition, scenario, library):
        raise error


LEAVE_OUT = trouble("trouble-leave-out", "Leave it out.")
LEAVE_ONE = trouble("trouble-leave-one-out", "Leave one out.")
ON_MAP = {
    "trouble-pieces-on-map": "{n} {piece} on the map, but there are {most}",
    "trouble-pieces-on-and-off": "{n} {piece} on the map and off it, but there are {most}",
}


def wrong_totals(edition: LabyrinthDefinition, scenario: Scenario, library: Library) -> Iterator[DaedalusError]:
    """Everything that a schema cannot say and that is wrong."""
    on, words = edition.board_of(scenario), edition.words
    yield from _pieces(scenario, on)
    yield from _popular_markers(scenario, on)
    yield from wrong_countries(edition, scenario, on)
    yield from _plots(scenario, on)
    yield from _cards(edition, scenario, library)
    yield from wrong_entries(scenario.deck, _as_written(scenario, library), scenario.where)
    yield from wrong_zones(scenario, library)
    yield from _marks(scenario, library)
    yield from unfit(scenario, library, on, words, _every_board(edition))
    first = [name for name in scenario.sets if name not in scenario.data.get("later sets", [])]
    if on.before is not None and first:
        yield from unfit(scenario, library, _at_first(on), words, _every_board(edition), first)


@functools.cache
def _at_first(on: Board) -> Board:
    """The board of a campaign, with the rules that are played until the last deck comes."""
    assert on.before is not None
    return evolve(on, rule_sets=on.before.rule_sets)


def _every_board(edition: LabyrinthDefinition) -> Iterator[Board]:
    """Looked for only where something is wrong: games are begun by the thousand."""
    yield from map(edition.all_boards, edition.all_boards.names)


def _countries(scenario: Scenario) -> dict[str, dict[str, Any]]:
    return scenario.data.get("countries") or {}


def _pieces(scenario: Scenario, on: Board) -> Iterator[DaedalusError]:
    """4.6.1, 11.2.9: what is on the map comes from the tracks."""
    for piece, (keys, elsewhere, rule) in PIECES.items():
        most, total = int(on.tables["pieces"][piece]), 0
        first: Place | str = ""
        said = "trouble-pieces-on-map"
        for name, about in _countries(scenario).items():
            for key in keys:
                total += int(about.get(key, 0))
                if total > most and not first:
                    first = scenario.where("countries", name, key)
        if scenario.data.get(elsewhere):
            total += int(scenario.data[elsewhere])
            first, said = first or scenario.where(elsewhere), "trouble-pieces-on-and-off"
        if total > most:
            yield DaedalusError(
                trouble(said, ON_MAP[said], n=total, piece=piece, most=most),
                rule=rule,
                where=first,
                remedy=trouble(
                    "trouble-take-away",
                    "Take away {n}; what is not on the map lies on its track (4.6.2).",
                    n=total - most,
                ),
            )


def _popular_markers(scenario: Scenario, on: Board) -> Iterator[DaedalusError]:
    """11.2.9: a marker shows one or two."""
    most = int(on.tables["popular markers"]["markers a kind"])
    for kind in MARKERS:
        total = 0
        for name, about in _countries(scenario).items():
            total += (int(about.get(kind, 0)) + 1) // 2
            if total > most:
                yield DaedalusError(
                    trouble(
                        "trouble-few-markers",
                        "there are {most} {piece} markers, which is too few for all countries",
                        most=most,
                        piece=kind,
                    ),
                    rule="11.2.9",
                    where=scenario.where("countries", name, kind),
                    remedy=trouble(
                        "trouble-fewer-markers",
                        "Place fewer of them; one marker can stand for two in the same country.",
                    ),
                )
                break


def _plots(scenario: Scenario, on: Board) -> Iterator[DaedalusError]:
    """4.8.1, 4.7.8.1: six numbered plots and the WMD of the board, wherever they are."""
    data = scenario.data
    placed = [str(p) for about in _countries(scenario).values() for p in about.get("plots", [])]
    used = placed + [str(p) for p in data.get("available plots", [])]
    there = [str(p) for p in on.tables["pieces"]["plots"]]
    for kind in sorted({*used} - {"wmd"}):
        if used.count(kind) > there.count(kind):
            yield DaedalusError(
                trouble(
                    "trouble-plots",
                    "{n} plots of number {kind}, but there are {most}",
                    n=used.count(kind),
                    kind=kind,
                    most=there.count(kind),
                ),
                rule="4.8.1",
                where=scenario.where(*_route(scenario, kind)),
                remedy=trouble("trouble-count-plots", "Count those in countries together with those available."),
            )
    most, held = wmd(on, data)
    total = used.count("wmd") + int(data.get("wmd box", 0)) + held
    if total > most:
        routes: list[tuple[str, ...]] = [(key,) for key in ("wmd box", "available plots") if key in data]
        routes += [("countries", name, k) for name, about in _countries(scenario).items() for k in WMD if k in about]
        yield DaedalusError(
            trouble("trouble-wmd", "{n} WMD plots, but there are {most}", n=total, most=most),
            rule="4.7.8.1",
            where=scenario.where(*routes[0]),
            remedy=trouble(
                "trouble-wmd-held",
                "{n} of them lie beside countries: say how many with `wmd`, or lower the other numbers.",
                n=held,
            ),
        )


def _route(scenario: Scenario, kind: str) -> tuple[str, ...]:
    """Where the last of the plots of a number is named."""
    if kind in map(str, scenario.data.get("available plots", [])):
        return ("available plots",)
    there = [name for name, about in _countries(scenario).items() if kind in map(str, about.get("plots", []))]
    return ("countries", there[-1], "plots")


def _cards(edition: LabyrinthDefinition, scenario: Scenario, library: Library) -> Iterator[DaedalusError]:
    data, every, here = scenario.data, library.every, _as_written(scenario, library)
    sets = sorted({card.set for card in every.values()})
    for i, name in enumerate(data.get("sets", [])):
        if name not in sets:
            yield DaedalusError(
                trouble("trouble-no-set", "no card belongs to the set '{name}'", name=name),
                where=scenario.where("sets", i),
                remedy=_known(_near(name, sets), sets),
                about=(name,),
                known=tuple(sets),
            )
    known: Trouble | str = ""
    if every:
        english = "The cards are numbered {low} to {high}."
        known = trouble("trouble-numbers", english, low=min(every), high=max(every))
    removed = data.get("removed cards", [])
    for key in ("removed cards", "lapsing", *HALVES):
        for i, number in enumerate(data.get(key, [])):
            where = scenario.where(key, i)
            if number not in every:
                wrong = trouble("trouble-no-card", "{key}: there is no card {number}", key=key, number=number)
                yield DaedalusError(wrong, where=where, remedy=known)
            elif key == "lapsing" and here[number].lapsing == "never":
                wrong = trouble("trouble-not-lapsing", "{card} does not lapse", card=here[number])
                yield DaedalusError(wrong, rule="6.2.7", where=where, remedy=LEAVE_OUT)
            elif key == "lapsing" and number in removed:
                wrong = trouble("trouble-lapsing-removed", "card {number} lapses and is removed", number=number)
                yield DaedalusError(wrong, where=where, remedy=LEAVE_ONE)
            elif key != "removed cards" and not _in_game(every[number], scenario):
                yield DaedalusError(
                    trouble(
                        "trouble-other-set",
                        "{key}: card {number} is of the set '{name}', which is not in the game",
                        key=key,
                        number=number,
                        name=every[number].set,
                    ),
                    rule="3.1",
                    where=where,
                    remedy=trouble("trouble-add-set", "Leave it out, or add that set to `sets`."),
                )
            elif key in HALVES and (number in removed or number in data.get("lapsing", [])):
                yield DaedalusError(
                    trouble(
                        "trouble-not-in-deck", "{key}: card {number} does not begin in the deck", key=key, number=number
                    ),
                    where=where,
                    remedy=LEAVE_ONE,
                )
    yield from _halves(scenario)
    yield from _later_sets(edition, scenario)
    yield from _instead(scenario, library)


def _in_game(card: Card, scenario: Scenario) -> bool:
    """Whether a card is of a set of the scenario; of a deck by list that is not asked."""
    return bool(scenario.deck) or card.set in scenario.sets


def _as_written(scenario: Scenario, library: Library) -> dict[int, Card]:
    """Every card by its number, as the scenario has it."""
    return library.every | {card.number: card for card in scenario.cards}


def _halves(scenario: Scenario) -> Iterator[DaedalusError]:
    first, second = (scenario.data.get(key, []) for key in HALVES)
    for i, number in enumerate(second):
        if number in first:
            yield DaedalusError(
                trouble("trouble-both-halves", "card {number} is in both halves of the deck", number=number),
                rule="11.1.6",
                where=scenario.where(HALVES[1], i),
                remedy=trouble("trouble-leave-out-of-one", "Leave it out of one."),
            )


def _later_sets(edition: LabyrinthDefinition, scenario: Scenario) -> Iterator[DaedalusError]:
    """A campaign: sets of the game, but not all of them, on a board that knows how it is before they come."""
    later = scenario.data.get("later sets", [])
    for i, name in enumerate(later):
        if name not in scenario.sets:
            where = scenario.where("later sets", i)
            yield DaedalusError(
                trouble(
                    "trouble-later-sets-is-not", "{key}: '{name}' is not among the sets", key="later sets", name=name
                ),
                where=where,
                remedy=trouble("trouble-add-it-to-sets", "Add it to `sets`, as in: {sets}.", sets=_SETS),
            )
    if later and {*scenario.sets} <= {*later}:
        where = scenario.where("later sets")
        yield DaedalusError(
            trouble("trouble-no-set-is-left", "no set is left for the first deck"),
            rule="5.3.1",
            where=where,
            remedy=trouble("trouble-write", "Write: {sets}.", sets=_SETS),
        )
    if later and edition.board_of(scenario).before is None:
        fitting = ", ".join(on.name for on in _every_board(edition) if on.before is not None)
        yield DaedalusError(
            trouble(
                "trouble-the-board-does-not",
                "the board '{name}' does not change with a later deck",
                name=scenario.data.get("board", USUAL),
            ),
            where=scenario.where("later sets"),
            remedy=trouble(
                "trouble-add-board-or-leave", "Add `board: {fitting}`, or leave out `later sets`.", fitting=fitting
            ),
        )


def _instead(scenario: Scenario, library: Library) -> Iterator[DaedalusError]:
    """Cards in the scenario's own text: each is written once, and one that there is has all its copies."""
    every, text = library.every, -1
    numbers = [card.number for card in scenario.cards]
    for card in scenario.cards:
        text += card.number == card.copies[0]  # the copies of a card come from one text
        where = scenario.where("cards", text)
        if numbers.count(card.number) > 1:
            yield DaedalusError(
                trouble(
                    "trouble-cards-card-is-written",
                    "{key}: card {number} is written twice",
                    key="cards",
                    number=card.number,
                ),
                where=where,
                remedy=trouble("trouble-leave-one-out", "Leave one out."),
            )
        elif card.number in every and not {*every[card.number].copies} <= {*numbers}:
            copies = ", ".join(map(str, every[card.number].copies))
            yield DaedalusError(
                trouble(
                    "trouble-cards-card-is-only",
                    "{key}: card {number} is only one of {known}, which are the same card",
                    key="cards",
                    number=card.number,
                    known=copies,
                ),
                where=where,
                remedy=trouble("trouble-begin-with-card", "Begin with: `card {known}`", known=copies),
            )


def _marks(scenario: Scenario, library: Library) -> Iterator[DaedalusError]:
    lists: list[tuple[tuple[str, ...], Iterable[str]]] = [(("marks",), scenario.data.get("marks", []))]
    lists += [(("countries", name, "marks"), about.get("marks", [])) for name, about in _countries(scenario).items()]
    lists = [(route, names) for route, names in lists if names]
    every, here = (library.every, _as_written(scenario, library)) if lists else ({}, {})
    marking = [card for card in here.values() if card.marker]
    marks = sorted({card.marker for card in marking})
    for route, names in lists:
        for i, name in enumerate(names):
            if name not in marks:
                own = sorted({here[n].marker for n, card in every.items() if card.set in scenario.sets} - {""})
                other = "{card} says something else in this scenario."
                lost = [
                    trouble("trouble-other-text", other, card=card) for card in every.values() if card.marker == name
                ]
                yield DaedalusError(
                    trouble("trouble-no-mark", "no card has the mark '{name}'", name=name),
                    where=scenario.where(*route, i),
                    remedy=next(iter(lost), None) or _near(name, marks) or _known("", own),
                    about=(name,),
                    known=tuple(marks),
                )
    yield from _at_odds(
        scenario, [(route, i, name) for route, names in lists for i, name in enumerate(names)], list(here.values())
    )


def _at_odds(
    scenario: Scenario, named: list[tuple[tuple[str, ...], int, str]], cards: list[Card]
) -> Iterator[DaedalusError]:
    """6.2.8: a lasting event ends when one that blocks it comes: both cannot be in effect."""
    ends = {(card.marker, name) for card in cards for name in card.blocks}
    ends |= {(name, card.marker) for card in cards for name, limit in card.blocked_by if not limit}
    for i, (route, at, name) in enumerate(named):
        for _, _, other in named[:i]:
            if (name, other) in ends or (other, name) in ends:
                yield DaedalusError(
                    trouble(
                        "trouble-at-odds",
                        "{name} and {other} cannot both be in effect: one blocks the other",
                        name=name,
                        other=other,
                    ),
                    rule="6.2.8",
                    where=scenario.where(*route, at),
                    remedy=trouble("trouble-leave-one", "Leave one of them out."),
                    about=(name,),
                )


def _near(given: str, options: list[str]) -> Trouble | str:
    near = difflib.get_close_matches(given, options, n=1)
    return trouble("trouble-near", "Did you mean '{name}'? ", name=near[0]) if near else ""


def _known(near: Trouble | str, options: list[str]) -> Trouble:
    return trouble("trouble-known", "{near}Known: {known}.", near=near, known=", ".join(options))
