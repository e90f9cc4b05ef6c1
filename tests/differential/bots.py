"""The bots of *The Awakening* (12, 13): what ours would do in a recorded position beside what a second program's did.

`bot_priorities` has for each position the verdicts on events, the operation that the chart leads to, and the countries
that are left before a lot; a record is one of these questions. `bot_decisions` has whole card plays: a record is one of
them, carried out with the recorded dice and, where ours too would leave it to a lot, the recorded picks.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any

from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.solo.automaton import Player
from daedalus.kit import registry
from daedalus.kit.bots import Bot
from tests.differential import bot_plays, bot_questions
from tests.differential.compare import Disagreement
from tests.differential.folder import remembered
from tests.differential.outcomes import Comparison, Outcome, Pending, comparison, outcome_of
from tests.differential.positions import game_at
from tests.differential.record import SIDES, Row, rows, states
from tests.differential.search import best

FILES = ("bot_priorities", "bot_decisions")
HARDEST = {"us": "no-mercy", "jihadist": "virulent"}
Data = dict[str, Any]


# -- who is seated --------------------------------------------------------------------------------------------------


def _without_first_line(charts: Data) -> Data:
    columns = charts["columns"]
    return {**charts, "columns": {**columns, "markers": columns["markers"][1:]}}


# Charts as the program reads them where it leaves the rules: to see whether that is all that a difference comes from.
READINGS: dict[str, Callable[[Data], Data]] = {"markers without the first line": _without_first_line}


@functools.cache
def bot(side: str, level: str = "", reading: str = "") -> tuple[Player, list[Any]]:
    """A bot as it is seated: who answers, and what its level puts in force."""
    game = registry.game("labyrinth")
    found, name = game.bots.seat(side, f"bot {level}".strip())
    if reading:
        source = found.source
        found = Bot(source._replace(data=READINGS[reading](source.data)), found.reader, found.space)
    return game.automaton(found, side, name), found.effects(name)


def seat(g: Labyrinth, side: str, level: str = "", reading: str = "") -> Player:
    """A bot takes a side of a game."""
    player, effects = bot(side, level, reading)
    g.automata[side] = player
    g.always += effects
    g.indexed = None
    return player


def seated(position: str, side: str, reading: str = "") -> tuple[Labyrinth, Player]:
    """The position with a bot on a side."""
    g = game_at(states()[position])
    return g, seat(g, side, reading=reading)


# -- questions ------------------------------------------------------------------------------------------------------


def _questions(game: str) -> Iterator[Pending]:
    for line, row in rows("bot_priorities", game):
        position, side = row["state"], SIDES.get(row["role"], row["role"])
        made = functools.cache(functools.partial(seated, position, side))
        about = {"file": "bot_priorities", "line": line, "position": position, "side": row["role"]}
        try:
            for what, ask in bot_questions.questions(row):
                yield Pending({**about, "card": what}, functools.partial(_asked, made, ask, what, row))
        except (KeyError, TypeError, AttributeError) as error:  # something in it is not as it should be
            yield Pending({**about, "card": "questions"}, functools.partial(_fails, error))


def _fails(error: Exception) -> Outcome:
    raise error


def _asked(
    made: Callable[[], tuple[Labyrinth, Player]],
    ask: Callable[[Labyrinth, Player], tuple[Any, Any]],
    what: str,
    row: Row,
) -> Outcome:
    g, player = made()
    before, context = list(g.values), g.context
    try:
        ours, theirs = ask(g, player)
    finally:
        g.values[:] = before
        g.context = context
        g.forget()
        g.indexed = None
        del g.journal[:]
    name, _, path = what.partition(": ")
    wrong = Disagreement("bots", name, path or name, row["state"], ours, theirs, row)
    return Outcome(() if ours == theirs else (wrong,))


# -- plays ----------------------------------------------------------------------------------------------------------


def _plays(game: str) -> Iterator[Pending]:
    for line, row in rows("bot_decisions", game):
        about = {
            "file": "bot_decisions",
            "line": line,
            "position": row["state"],
            "side": row["role"],
            "card": row["card"],
            "seed": row["seed"],
        }
        yield Pending(about, functools.partial(_played, row))


def _played(row: Row, reading: str = "") -> Outcome:
    side = SIDES[row["role"]]
    level = HARDEST[side] if len(row["difficulty"]) > 1 else ""
    way = functools.partial(bot_plays.Play, row, seat=functools.partial(seat, side=side, level=level, reading=reading))
    return outcome_of(best(way, bot_plays.MOST_RUNS))


def agrees_by(reading: str, found: Disagreement) -> bool:
    """Whether a value would not differ if our charts were read as the program reads them."""
    row = found.row
    if "acts" in row:  # a play
        return found.path not in _differing(row, reading)
    made = functools.partial(seated, row["state"], SIDES[row["role"]], reading)
    for what, ask in bot_questions.questions(row):
        if what in (found.what, f"{found.what}: {found.path}"):
            return not _asked(made, ask, what, row).found
    return False


_AGAIN: dict[tuple[int, str], tuple[Row, set[str]]] = {}  # with the row, so that no other gets its number


def _differing(row: Row, reading: str) -> set[str]:
    """The values of a play that differ even so; a play has many values, and each asks for its reason."""
    key = (id(row), reading)
    if key not in _AGAIN:
        _AGAIN[key] = row, {d.path for d in _played(row, reading).found}
    return _AGAIN[key][1]


@remembered
def compare(game: str) -> Comparison:
    return comparison("bots", game, [*_questions(game), *_plays(game)])
