"""The campaign: mutated cards, scenarios, saved games and typed answers go the way that files and people's answers go.

Each is linted or read; what is found sound is played. Nothing may end in anything but our own messages, take longer
than a person waits, or lead to a position that cannot be.
"""

from __future__ import annotations

import contextlib
import functools
import io
import os
import random
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

from attrs import frozen

from daedalus.bots.random import random_policy
from daedalus.core import save
from daedalus.core.decision import GameOver
from daedalus.core.errors import DaedalusError
from daedalus.core.game import Policy
from daedalus.core.session import Session
from daedalus.data import folder
from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.kit.events import happens, put_away, why_not
from daedalus.kit.library import Card, Cards, Library, make_library
from daedalus.kit.scenario import NOT_SCENARIOS, Scenario, Scenarios
from daedalus.kit.study import total_cards
from daedalus.text.log import Log
from daedalus_tools import cli
from daedalus_tools.lint import diagnostics
from daedalus_tools.lint.checking import check
from daedalus_tools.lint.repairing import advised
from daedalus_tools.play.opening import Position
from daedalus_tools.world import use
from tests.hostile.attacking import OBEYED
from tests.hostile.mutating import Mutator
from tests.hostile.timing import LONGEST, measured
from tests.labyrinth.invariants import broken

GIVE_UP = 8.0
ADVISED = 40  # of so many mutants one is told with advice
STEPS = 25  # of a game that is played on
MATTERS = "SNTHRY"  # findings that keep a mutant from being played; what is odd or idle is played all the same
SHARES = {"card": 60, "scenario": 14, "save": 16, "answers": 10}  # of a hundred mutants
SAVES = 12
# What scenarios may also say, beside those that come with the game.
MORE = """\
name: Own Cards
game: labyrinth
extends: lets-roll
marks: [Patriot Act]
setup: |
  us chooses 1 country c where cells > 0
  place 1 aid in c
  for each d in every muslim country where poor:
    if troops in d > 0: place 1 cell in d
cards:
  - |
    card 20 "King Abdullah"
      us, 2 ops
      event:
        +1 prestige
        -1 funding
  - |
    card 61 "Detainee Release"
      jihadist, 2 ops, lapsing
      while in effect:
        recruit roll in c: + 1
"""


@frozen
class Tried:
    """What became of a mutant: refused, played, or in trouble."""

    kind: str
    number: int
    data: bytes
    outcome: str
    seconds: float
    trouble: str = ""


class TooLong(BaseException):
    """The work on one mutant was given up."""


@functools.cache
def game() -> Definition:
    """The game; what comes with it is read once."""
    definition = registry.game("labyrinth")
    use(definition)
    return definition


_reads, _loads = Cards.read, Scenarios.load
_read_once, _load_once = functools.cache(_reads), functools.cache(_loads)


def _read(cards: Cards, path: Path) -> Any:
    return (_read_once if path.is_absolute() else _reads)(cards, path)


def _load(scenarios: Scenarios, name: str) -> Scenario:
    return (_loads if "." in name else _load_once)(scenarios, name)


@contextlib.contextmanager
def reading_once() -> Iterator[None]:
    """Our own cards and scenarios stay as they are: only what is mutated is read again."""
    with mock.patch.object(Cards, "read", _read), mock.patch.object(Scenarios, "load", _load):
        yield


# -- what is mutated --------------------------------------------------------------------------------------


@functools.cache
def texts(kind: str) -> list[str]:
    """The texts that mutants are made of."""
    if kind == "card":
        return [path.read_text(encoding="utf-8") for path in sorted((folder("cards") / "labyrinth").rglob("*.card"))]
    if kind == "scenario":
        files = sorted((folder("scenarios") / "labyrinth").glob("*.yaml"))
        return [path.read_text(encoding="utf-8") for path in files if path.stem not in NOT_SCENARIOS] + [MORE] * 3
    if kind == "save":
        return [_saved(i) for i in range(SAVES)]
    return _typed()


def _saved(i: int) -> str:
    """A game by lot, kept after some answers."""
    known = game().scenarios.known()
    scenario = game().scenarios.load(known[i % len(known)])
    session = game().start(scenario, i, by_lot(i))
    with contextlib.suppress(GameOver):
        while len(session.game.answers) < 10 + 12 * i and not session.over:
            session.steps.append(session.game.checkpoint())
            game().step(session.game)
    session.game.policies = {}
    session.run()
    return Position(session, game().saved_start(scenario, i)).text()


def _typed() -> list[str]:
    """Lines as people type them: answers, and commands among them."""
    lot = random.Random(0)
    words = ["1", "2", "3", "a", "b", "c", "done", "yes", "no", "Iraq", "Pakistan", "United States", "event", "ops"]
    words += ["help", "board", "log", "why", "why 52", "undo", "redo", "save x.game", "save --overwrite x.game", ""]
    words += ["save", "why Iraq", "quit", "plot", "disrupt", "war of ideas", "deploy", "recruit", "travel", "12", "77"]
    return ["\n".join(lot.choice(words) for _ in range(14)) for _ in range(40)]


@functools.cache
def _mutator(kind: str) -> Mutator:
    return Mutator(texts(kind))


def mutant(number: int, seed: int) -> tuple[str, bytes, random.Random]:
    """The mutant of a number: its kind, its bytes, and the lot for what is done with it."""
    lot = random.Random(f"{seed} {number}")
    kind = lot.choices(list(SHARES), list(SHARES.values()))[0]
    return kind, _mutator(kind).mutant(lot.choice(texts(kind)), lot), lot


# -- what is done with it ---------------------------------------------------------------------------------


def by_lot(seed: int) -> dict[str, Policy]:
    return {side: random_policy(2 * seed + i) for i, side in enumerate(game().sides)}


def _look(g: Any, deck: list[int]) -> None:
    wrong = broken(g, deck)
    assert not wrong, wrong


def _play_on(session: Session, deck: list[int], steps: int = STEPS) -> None:
    """Some steps by lot, each looked at; then the log tells them."""
    g = session.game
    with contextlib.suppress(GameOver):
        for _ in range(steps):
            if session.over:
                break
            game().step(g)
            _look(g, deck)
    for _ in Log(g, game().show).lines(g.journal):  # type: ignore[arg-type]
        pass


def _sound(path: Path) -> bool:
    """Whether nothing is found that keeps it from being played; what is found is told with all that is known of it."""
    checked = check([path])
    if path.stat().st_size % ADVISED == 0:  # looking for what was meant takes longer than all the rest
        for finding in advised(checked, game()):
            diagnostics.text(finding)
    return not any(finding.code[0] in MATTERS for finding in checked.findings)


def _card(data: bytes, lot: random.Random) -> bool:
    path = Path("mutant.card")
    path.write_bytes(data)
    if not _sound(path):
        return False
    tree, findings = game().cards.read(path)
    assert tree is not None, findings
    known = game().cards.library
    written = game().cards.compile(tree, _set_of(tree.numbers[0], known))
    library = make_library([*(c for n, c in known.cards.items() if n not in tree.numbers), *written])
    scenario = game().scenarios.load(lot.choice(game().scenarios.known()))
    if written[0].set not in scenario.sets:
        scenario = game().scenarios.load("awakening" if "awakening" in written[0].set else "lets-roll")
    session = game().start(scenario, lot.randrange(1000), by_lot(lot.randrange(1000)), cards=library)
    for _ in range(3):
        deck = total_cards(session.game)  # type: ignore[arg-type]
        _play_on(session, deck, lot.randint(1, 8))
        if session.over:
            break
        for side in game().sides:
            _event(session, session.game.library.cards[tree.numbers[0]], side, lot, deck)  # type: ignore[attr-defined]
    return True


def _set_of(number: int, known: Library) -> str:
    return known.cards[number].set if number in known.cards else "base"


def _event(session: Session, card: Card, side: str, lot: random.Random, deck: list[int]) -> None:
    """The event on this position, and what comes of it in the next steps."""
    g: Any = session.game.as_if_played(card, side)  # type: ignore[attr-defined]
    if card.number not in deck or why_not(g, card, side, association=not card.auto):
        return
    g.policies = by_lot(lot.randrange(1000))
    with contextlib.suppress(GameOver):
        happens(g, card, side)
        put_away(g, card, side, happened=True)
        _look(g, deck)
        _play_on(Session(game(), g, g.policies), deck, 4)


def _scenario(data: bytes, lot: random.Random) -> bool:
    path = Path("mutant.yaml")
    path.write_bytes(data)
    if not _sound(path):
        return False
    session = game().start(game().scenarios.load(str(path)), lot.randrange(1000), by_lot(lot.randrange(1000)))
    _play_on(session, total_cards(session.game))  # type: ignore[arg-type]
    return True


def _save(data: bytes, lot: random.Random) -> bool:
    """A saved game that somebody has edited; one in four says that nobody has."""
    path = Path("mutant.game")
    path.write_bytes(_signed(data) if lot.random() < 0.25 else data)
    try:
        saved = save.load(path, accept_edits=lot.random() < 0.8)
        session = game().reopen(saved)
    except DaedalusError:
        return False
    session.game.policies = by_lot(lot.randrange(1000))
    session.game.rollback(session.steps[-1])
    session.pending = None
    _play_on(session, total_cards(session.game), 10)  # type: ignore[arg-type]
    return True


def _signed(data: bytes) -> bytes:
    """With a check line that fits."""
    text = data.decode("utf-8", "replace")
    body = text[: text.rfind("check: ")]
    count = sum(line.startswith("-") for line in body.split("\n"))
    return f"{body}check: {count} answers, sha256 {save.digest(body)}\n".encode()


def _answers(data: bytes, lot: random.Random) -> bool:
    """Typed at the prompt of a game that is kept: it can be gone on with, and nothing reaches the terminal."""
    out, err = io.StringIO(), io.StringIO()
    typed = io.TextIOWrapper(io.BytesIO(data), "utf-8", errors="surrogateescape")
    scenario = lot.choice(("anaconda", "lets-roll", "isil"))
    args = ["play", scenario, "--seed", str(lot.randrange(99)), "--us", "human", "--jihadist", "random"]
    before = sys.stdin
    sys.stdin = typed
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = cli.main([*args, "--save", "kept.game", "--overwrite"])
    finally:
        sys.stdin = before
    assert code in (0, 2), (code, err.getvalue())
    assert not OBEYED.search(out.getvalue()), out.getvalue()
    game().reopen(save.load(Path("kept.game")))
    return True


_DO: dict[str, Callable[[bytes, random.Random], bool]] = {
    "card": _card,
    "scenario": _scenario,
    "save": _save,
    "answers": _answers,
}


def tried(number: int, seed: int) -> Tried:
    """One mutant, from the first look to the last step."""
    game()
    kind, data, lot = mutant(number, seed)
    begin = time.process_time()
    outcome, trouble = "refused", ""
    try:
        signal.setitimer(signal.ITIMER_PROF, GIVE_UP)
        outcome = "played" if _DO[kind](data, lot) else "refused"
    except TooLong:
        trouble = "took too long"
    except DaedalusError as error:
        if kind == "answers":
            trouble = _told(error)
    except Exception as error:
        trouble = _told(error)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    seconds = measured(time.process_time() - begin)
    if seconds > LONGEST and not trouble:
        trouble = f"took {seconds:.1f} s"
    return Tried(kind, number, data, "trouble" if trouble else outcome, seconds, trouble)


def _told(error: Exception) -> str:
    where = [frame for frame in traceback.extract_tb(error.__traceback__) if "tests" not in frame.filename]
    place = f"{Path(where[-1].filename).name}:{where[-1].lineno}" if where else "the campaign"
    return f"{type(error).__name__} at {place}: {error}"[:600]


def _stop(*_: object) -> None:
    raise TooLong


@contextlib.contextmanager
def workshop() -> Iterator[None]:
    """A folder of its own to work in, and a clock."""
    here, before = os.getcwd(), signal.signal(signal.SIGPROF, _stop)
    with tempfile.TemporaryDirectory() as place:
        os.chdir(place)
        try:
            yield
        finally:
            os.chdir(here)
            signal.signal(signal.SIGPROF, before)


def part(numbers: range, seed: int) -> list[Tried]:
    """Some mutants, one after the other."""
    with workshop(), reading_once():
        return [tried(number, seed) for number in numbers]
