"""The translators' guide is true: who follows it from top to bottom has ten cards in a sixth language."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.text.cards import card_text, languages
from daedalus_tools.cli import main
from tests.text.conftest import forget

GUIDE = (Path(__file__).parents[2] / "docs" / "translators-guide.md").read_text(encoding="utf-8")
WALK = GUIDE[GUIDE.index("## Ten cards") : GUIDE.index("## The rest of a language")]
BLOCK = re.compile(r"(?P<before>[^\n]*)\n+```(?P<kind>\w*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"`(fr/[\w./-]+)`")
MESSAGE = re.compile(r"^[a-z].*(?:\n(?: .*|\}))*", re.MULTILINE)
CARDS = (4, 7, 47, 49, 66, 67, 68, 70, 98, 114)
ENGLISH = re.compile(r"\b(?:the|is|in|of|cells?|funding|place|play|turn|while)\b")


def steps() -> Iterator[tuple[str, str, str]]:
    """What the walk asks for: a command, or a text for a file."""
    for block in BLOCK.finditer(WALK):
        if block["kind"] == "console":
            yield from (("run", line.removeprefix("$ "), "") for line in block["body"].splitlines())
        elif (named := FILE.search(block["before"])) is not None:
            yield "write", named[1], block["body"]


def uncommented(text: str, wanted: str) -> str:
    """A file in which the messages of a block stand instead of their comments."""
    for message in MESSAGE.findall(wanted):
        key = message.partition(" =")[0]
        text, times = re.subn(
            rf"^# {key} =.*(?:\n# (?: .*|\}}))*", lambda _, m=message: m, text, count=1, flags=re.MULTILINE
        )
        assert times == 1, f"{key} is not in the file, or not as a comment"
    return text


def test_ten_cards_speak_a_sixth_language(
    own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    said: dict[str, list[str]] = {}
    assert "fr" not in languages()
    for what, name, text in steps():
        if what == "run":
            assert main(shlex.split(name)[1:]) in (0, 1)
            said.setdefault(name, []).append(capsys.readouterr().out)
            continue
        file = own / name
        assert file.is_file(), f"{name} was not begun"
        old = file.read_text(encoding="utf-8")
        file.write_text(old + text if file.suffix == ".txt" else uncommented(old, text), encoding="utf-8")
        forget()
    first, last = said["daedalus i18n status fr --cards " + ",".join(map(str, CARDS))]
    counted = re.search(r"^fr: (\d+) messages for 10 cards", first)
    assert counted is not None
    assert f"It lists {counted[1]} messages" in WALK
    assert last.startswith("fr: 0 messages for 10 cards")
    assert "Placez 1 cellule en Somalie." in said["daedalus card 49 --lang fr"][0]
    assert (tmp_path / "french.html").read_text(encoding="utf-8").count("<article") > 200
    [checked] = said["daedalus i18n check fr"]
    assert re.findall(r": english: \S+: (\w+)$", checked, re.MULTILINE) == ["place", "prestige"]
    assert "\n2 mistakes, " in checked
    forget()
    main(["i18n", "check", "fr"])
    assert "\n0 mistakes, " in capsys.readouterr().out
    game = registry.game("labyrinth")
    for number in CARDS:
        text = card_text(game.cards.library.cards[number].tree, game, "fr")
        assert text
        assert not ENGLISH.search(re.sub("«.*?»", "", text)), text
        shown = [x for x in re.findall(r"\*(Placez .*?)\*", GUIDE) if number == 67]
        assert not shown or text.replace("\u00a0", " ") == shown[0]


def test_a_new_language_lies_where_its_user_can_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a checkout with the others; else in a folder of one's own, or where one says."""
    from daedalus.data import folder
    from daedalus.text import places

    monkeypatch.delenv(places.VARIABLE, raising=False)
    monkeypatch.setenv("DAEDALUS_DATA", str(tmp_path))
    assert places.new_language() == folder("locale")
    monkeypatch.setattr(places, "installed", lambda: True)
    assert places.new_language() == tmp_path / "locale"
    monkeypatch.setenv(places.VARIABLE, str(tmp_path / "mine"))
    assert places.new_language() == tmp_path / "mine"


def test_every_finding_of_check_is_in_the_guide() -> None:
    tools = Path(main.__code__.co_filename).parent / "i18n"
    source = "".join(file.read_text(encoding="utf-8") for file in sorted(tools.glob("*.py")))
    told = set(re.findall(r'yield "([a-z-]+)", |yield from \(\("([a-z-]+)", |Problem\([^"]*"([a-z-]+)"', source))
    names = {name for found in told for name in found if name and name[-1] != "-"} | {"number", "sign", "disagrees"}
    table = GUIDE[GUIDE.index("### What `check` finds") : GUIDE.index("# How messages are written")]
    assert {name for name in names if f"`{name}`" not in table} == set()
