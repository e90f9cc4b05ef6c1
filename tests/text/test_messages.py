"""What a game says: every message is declared and written, with the same arguments, and every option has a type."""

from __future__ import annotations

import ast
import functools
import itertools
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus.core.decision import Decision
from daedalus.core.journal import CHOICE, NOTE, REVEAL, ROLL
from daedalus.core.messages import (
    CARD,
    DECISION,
    FAILURE,
    NUMBER,
    SUCCESS,
    WAY,
    Catalogue,
    Clause,
    Message,
    Reason,
    Said,
    declared,
    outcome,
)
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth import showlines
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.tables import in_range, tables
from daedalus.kit import messages as kit
from daedalus.kit import showlines as kit_showlines
from daedalus.kit.events import why_not
from daedalus.kit.library import Card
from daedalus.text.bundle import bundle, files
from daedalus.text.messages import Voice
from tests.core.driving import drive, game_of, played, scenarios, seeds, session_of
from tests.support import Table

CATALOGUES = ("core", "kit", "shown", "labyrinth")
ARGUMENT = re.compile(r"\$([a-z]+)")
CHAPTERS = Path(ask.__file__).parent
KIT = CHAPTERS.parents[1] / "kit"


@functools.cache
def written(catalogue: str) -> dict[str, str]:
    """The messages in the files of a catalogue, as they are written."""
    found: dict[str, str] = {}
    for path in files(catalogue):
        for entry in re.split(r"^(?=[a-z])", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            key, _, text = entry.partition(" =")
            assert key not in found, f"{path}: {key} is there twice"
            found[key] = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    return found


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_message_is_declared_and_written(catalogue: str) -> None:
    assert set(written(catalogue)) == set(declared(catalogue))


@pytest.mark.parametrize("message", [m for c in CATALOGUES for m in declared(c).values()], ids=lambda m: m.key)
def test_a_message_has_the_arguments_that_are_declared(message: Message) -> None:
    text = written(message.catalogue)[message.key]
    assert set(ARGUMENT.findall(text)) == set(message.args)
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", message.key)


def test_no_two_catalogues_share_a_key() -> None:
    assert not set(declared("core")) & set(declared("labyrinth"))


def test_a_key_is_declared_once() -> None:
    catalogue = Catalogue("test of a key")
    catalogue.note("same")
    with pytest.raises(ValueError, match="twice"):
        catalogue.roll("same")


def calls() -> Iterator[tuple[str, Message, int]]:
    """Where the chapters say something: the place, what is said, and with how many values."""
    for path in sorted([*CHAPTERS.rglob("*.py"), *KIT.rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                called = getattr(node.func.value, "id", "")
                if called in ("ask", "tell", "say", "shown"):
                    lines = showlines if CHAPTERS in path.parents else kit_showlines
                    where = (lines,) if called == "shown" else (ask, tell, kit)
                    rooms = (getattr(room, node.func.attr, None) for room in where)
                    message = next(found for found in rooms if isinstance(found, Message))
                    yield f"{path.name}:{node.lineno}", message, len(node.args)


def test_everything_is_said_with_as_many_values_as_declared() -> None:
    found = list(calls())
    assert [where for where, message, count in found if count != len(message.args)] == []
    assert len(found) > 60


def test_everything_declared_is_said() -> None:
    """No message waits for nobody; words are for the room of texts."""
    said = {message.key for _, message, _ in calls()}
    assert {m.key for m in declared("labyrinth").values() if m.kind != "word"} - said == set()


def test_a_message_is_the_same_after_a_journey() -> None:
    said = ask.TRAVEL_TO("Iraq")
    assert pickle.loads(pickle.dumps(said)) == said
    assert pickle.loads(pickle.dumps(said)).message is ask.TRAVEL_TO


def entries(game: Labyrinth) -> Iterator[Said]:
    places = {CHOICE: 2, ROLL: 2, NOTE: 1, REVEAL: 1}
    return (entry[places[entry[0]]] for entry in game.journal if entry[0] in places)


@given(scenarios, seeds, st.integers(0, 150))
def test_everything_that_a_game_says_can_be_read(name: str, seed: int, answers: int) -> None:
    game = game_of(played(name, seed, answers))
    say = Voice(game)
    for said in entries(game):
        text = say(said)
        assert text
        assert "{" not in text


def is_a(game: Labyrinth, type_: str, option: str | int, decision: Decision) -> bool:
    """Whether an option is what it is said to be."""
    if type_ == WAY:
        return option in decision.said.message.ways
    if type_ in (NUMBER, CARD):
        return isinstance(option, int) and (type_ == NUMBER or option in game.library.cards)
    if type_ == ask.COUNTRY:
        return option in game.at
    if type_ == ask.MARK:
        return any(mark.name == option for mark in game.marks)
    return type_ in (ask.CELL, ask.OPERATION, ask.PLOT, ask.PLACED_PLOT, "option", "side", "plot", "text")


@given(scenarios, seeds)
def test_every_option_is_of_the_type_that_is_declared(name: str, seed: int) -> None:
    session = session_of(name, seed)
    for _ in drive(session, 60, seed):
        decision = session.pending
        if decision is None:
            return
        assert decision.said.message.kind == DECISION
        assert tuple(choice.id for choice in decision.choices) == decision.options
        for option, type_ in decision.choices:
            assert is_a(game_of(session), type_, option, decision), (decision.key, option, type_)


def test_options_know_what_they_are() -> None:
    deploy = Decision("us", ask.TROOPS_TO_DEPLOY("track", "Iraq"), (1, 2, "Some Mark"))
    assert [choice.type for choice in deploy.choices] == [NUMBER, NUMBER, "mark"]
    card = Decision("jihadist", ask.PLAY_CARD(), (61, "remove a cadre"))
    assert [choice.type for choice in card.choices] == [CARD, WAY]
    assert (card.key, card.args) == ("play-card", {})
    assert deploy.args == {"origin": "track", "target": "Iraq"}


# -- in words ---------------------------------------------------------------------------------------------------


def test_arguments_are_called_by_their_names(board: Table) -> None:
    say = board.say
    assert say(ask.USE_CARD(61)) == "use 61 Detainee Release"
    assert say(kit.CARD_PLAYED("us", 61, "event")) == "US plays 61 Detainee Release: event"
    assert say(tell.ATTRITION("Syria", "jihadist", 2)) == "Attrition in Syria by the jihadist, needs 2 or less"
    assert say(tell.JIHAD("Iraq", 3, -1)) == "Jihad in Iraq, needs 3 or less, modifier -1"
    assert say(tell.JIHAD("Iraq", 3, 0)) == "Jihad in Iraq, needs 3 or less"
    assert say(kit.CARDS_DRAWN("jihadist", 1)) == "Jihadist draws 1 card"
    assert say(kit.CARDS_DRAWN("us", 3)) == "US draws 3 cards"
    assert say(kit.HAND((52, 65))) == "hand: 52 IEDs, 65 HEU"


def test_a_die_succeeds_where_the_table_says_so() -> None:
    """What a roll says of its die is what the tables make of it, whatever is added."""
    least = tables().least
    rolls = {
        "governance": lambda added: tell.GOVERNANCE("Iraq", least("governance", "fair")),
        "posture": lambda added: tell.POSTURE("Spain", least("posture", "hard"), added),
        "prestige": lambda added: tell.PRESTIGE_DIRECTION(least("prestige", "up"), added),
        "war of ideas": lambda added: tell.WAR_OF_IDEAS("Iraq", least("war of ideas", "success"), added),
    }
    for name, said in rolls.items():
        for die, added in itertools.product(range(1, 7), [0] if name == "governance" else range(-4, 5)):
            result = in_range(tables()["rolls"][name]["results"], die + added)["name"]
            assert outcome(said(added), die) == {"aid": FAILURE}.get(result, result)
    assert [outcome(tell.JIHAD("Iraq", 3, 1), die) for die in (1, 2, 3)] == [SUCCESS, SUCCESS, FAILURE]
    assert outcome(tell.RANDOM_SCHENGEN(), 3) == ""


def test_a_reason_names_its_rule(board: Table) -> None:
    reason = Reason(kit.BLOCKED("Truce"), "6.2.8")
    assert board.say(reason) == "blocked by Truce (6.2.8)"
    assert (reason.key, reason.args) == ("blocked", {"mark": "Truce"})
    assert board.say(kit.EVENT_FAILS(61, reason)) == "61 Detainee Release does not happen: blocked by Truce (6.2.8)"


def test_a_failed_condition_is_a_part_of_the_card(board: Table) -> None:
    card: Card = board.game.card(30)
    reason = why_not(board.game, card, "us")
    assert reason is not None
    assert isinstance(reason.args["what"], Clause)
    assert reason.args["what"].written.node is card.tree.conditions[0]


def test_every_message_of_a_language_is_sound() -> None:
    for catalogue in CATALOGUES:
        assert all(bundle(catalogue).has_message(key) for key in declared(catalogue))
