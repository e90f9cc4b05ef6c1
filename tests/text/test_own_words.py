"""A game may say what all games share in words of its own: a message of `kit.ftl` that stands in its folder too, in a
file of the same name, is the one it uses; other games keep the shared one."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.kit import messages as kit
from daedalus.kit import registry
from daedalus.text.bundle import render
from daedalus.text.messages import Voice
from daedalus.text.skeleton import write as begin
from daedalus_tools.i18n.plain import check_plain
from daedalus_tools.i18n.status import states
from tests.text.conftest import forget, write

LABYRINTH, TWILIGHT = registry.game("labyrinth"), registry.game("twilight")


class Named:
    """All that a voice asks of a game that plays no cards."""

    def __init__(self, catalogue: str) -> None:
        self.catalogue = catalogue


def turn(game: str, language: str) -> str:
    return Voice(Named(game), language)(kit.TURN_BEGINS(3))


def test_one_game_says_it_otherwise() -> None:
    assert turn("twilight", "pl") == "Etap 3"
    assert turn("labyrinth", "pl") == "Tura 3"
    assert turn("twilight", "en") == turn("labyrinth", "en") == "Turn 3"


def test_at_the_table_too() -> None:
    assert render("ui-turn", {"n": 3}, language="pl", game="twilight") == "Etap 3"
    assert render("ui-turn", {"n": 3}, language="pl", game="labyrinth") == "Tura 3"
    assert render("ui-turn", {"n": 3}, language="pl") == "Tura 3"


def test_what_it_does_not_say_otherwise_is_shared() -> None:
    assert Voice(Named("twilight"), "pl")(kit.UNSEEN_BY_LOT()) == Voice(Named("labyrinth"), "pl")(kit.UNSEEN_BY_LOT())


def test_a_translator_can_do_it_in_a_folder_of_their_own(own: Path) -> None:
    write(own / "pl" / "labyrinth" / "kit.ftl", "turn-begins = Runda { $turn }\n")
    forget()
    assert turn("labyrinth", "pl") == "Runda 3"
    assert turn("twilight", "pl") == "Etap 3"


@pytest.mark.parametrize(
    ("name", "text", "wrong"),
    [
        ("kit", "turn-begins = Etap { $turn }\n", []),
        ("kit", "turn-begins = Etap\n", ["missing-argument"]),
        ("kit", "turn-starts = Etap { $turn }\n", ["unknown-key"]),
        ("options", "option-event = Wydarzenie\n", []),
        ("header", "header-to-end-of-turn = do końca Etapu\n", []),
        ("header", "header-to-the-end = do końca Etapu\n", ["unknown-key"]),
    ],
)
def test_it_is_checked_like_the_shared_one(tmp_path: Path, name: str, text: str, wrong: list[str]) -> None:
    file = write(tmp_path / "pl" / "twilight" / f"{name}.ftl", text)
    found = check_plain(TWILIGHT, "pl", shared=False, root=tmp_path)
    assert [problem.what for problem in found if problem.file == file and problem.what != "missing"] == wrong


def test_nobody_misses_it() -> None:
    told = {state.file: state for state in states([LABYRINTH, TWILIGHT], "pl")}
    assert told["twilight/kit.ftl"].wanted > 0
    assert not told["twilight/kit.ftl"].missing
    assert "labyrinth/kit.ftl" not in told


def test_a_new_language_does_not_begin_with_it(tmp_path: Path) -> None:
    names = {file.relative_to(tmp_path / "fr").as_posix() for file in begin(TWILIGHT, "fr", tmp_path)}
    assert "kit.ftl" in names
    assert "twilight/kit.ftl" not in names
