"""`daedalus new`: first files that are sound as they are, and never written over another."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus.data import folder
from daedalus.games.labyrinth import scenario
from daedalus.games.labyrinth.definition import GAME
from daedalus.games.labyrinth.library import library, read_card, reader
from daedalus.games.labyrinth.rules import new_game
from daedalus.games.labyrinth.templates import CARD, SCENARIO
from daedalus.language.typed import CardTree
from daedalus_tools.cli import main
from daedalus_tools.commands import new
from daedalus_tools.commands.new import HEAD, _slug
from daedalus_tools.formatting import lay_out, meaning

Capture = pytest.CaptureFixture[str]
LAST = max(library().cards)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """We stand in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def read(path: str) -> CardTree:
    """A card that was made, which is sound and laid out."""
    text = Path(path).read_text(encoding="utf-8")
    tree, findings = read_card(Path(path))
    assert findings == []
    assert tree is not None
    assert lay_out(text, path, reader()) == (text, [])
    return tree


def lint(path: str) -> int:
    return main(["lint", path])


# -- cards ----------------------------------------------------------------------------------------


def test_a_new_card_is_sound_and_has_the_next_free_number(capsys: Capture) -> None:
    """It lints clean, and the command says where it is and what to do next."""
    assert main(["new", "card"]) == 0
    path = f"{LAST + 1}-my-card.card"
    assert capsys.readouterr().out.splitlines() == [
        f"{LAST + 1} is the next free number.",
        f"wrote {path}",
        f"Check it with: daedalus lint {path}",
    ]
    assert lint(path) == 0
    assert (read(path).numbers, read(path).title) == ((LAST + 1,), "My Card")


def test_a_new_card_shows_the_shape_of_cards() -> None:
    """Properties, a place to play it, an event; above each a comment that explains it."""
    main(["new", "card"])
    tree = read(f"{LAST + 1}-my-card.card")
    assert tree.association
    assert tree.ops
    assert tree.target is not None
    assert tree.event
    lines = tree.source.splitlines()
    for start in ("card", "  us", "  play in", "  event:"):
        at = next(i for i, line in enumerate(lines) if line.startswith(start))
        assert lines[at - 1].lstrip().startswith("# "), start


def test_a_new_card_can_be_tried_at_once(capsys: Capture) -> None:
    """It does something on a board that has what it asks for."""
    main(["new", "card", "--out", "a.card"])
    capsys.readouterr()
    assert main(["try", "a.card", "--scenario", "lets-roll", "--as", "us"]) == 0
    assert "Afghanistan" in capsys.readouterr().out


def test_a_second_card_has_another_number_and_title() -> None:
    """Cards in the same folder count, so that the folder stays sound."""
    main(["new", "card"])
    main(["new", "card"])
    assert read(f"{LAST + 2}-my-card-{LAST + 2}.card").title == f"My Card {LAST + 2}"
    assert lint(".") == 0


def test_number_and_title_are_what_was_asked_for() -> None:
    """The file is named after them."""
    assert main(["new", "card", "--number", "901", "--title", "Günter's   Night-Train!"]) == 0
    tree = read("901-gunters-night-train.card")
    assert (tree.numbers, tree.title) == ((901,), "Günter's   Night-Train!")


@pytest.mark.parametrize(("number", "copies"), [(61, (61,)), (84, (84, 85))])
def test_the_number_of_a_card_in_the_deck_makes_a_variant_of_it(
    number: int, copies: tuple[int, ...], capsys: Capture
) -> None:
    """Its text to begin with, for all its copies; a comment says where it can be used."""
    assert main(["new", "card", "--number", str(number), "--out", "variant.card"]) == 0
    assert "can take its place in a scenario of your own" in capsys.readouterr().out
    tree = read("variant.card")
    assert tree.numbers == copies
    assert meaning(tree) == meaning(library().cards[number].tree)
    assert "`cards:`" in tree.source.splitlines()[1]
    assert lint("variant.card") == 0


def test_another_title_makes_another_card_of_a_number() -> None:
    """Then it begins as a first card, still for all the copies."""
    assert main(["new", "card", "--number", "84", "--title", "Bridge"]) == 0
    tree = read("084-bridge.card")
    assert (tree.numbers, tree.title) == ((84, 85), "Bridge")
    assert tree.event != library().cards[84].tree.event


def test_a_set_is_a_folder(here: Path) -> None:
    """It is made if it is not there; in a checkout it lies with the other sets."""
    assert main(["new", "card", "--set", "mine", "--number", "901"]) == 0
    assert read(str(Path("mine") / "901-my-card.card")).numbers == (901,)
    (here / "cards" / "labyrinth").mkdir(parents=True)
    assert main(["new", "card", "--set", "mine", "--number", "901"]) == 0
    assert read(str(Path("cards") / "labyrinth" / "mine" / "901-my-card.card")).numbers == (901,)
    assert main(["new", "card", "--set", "mine", "--number", "902", "--out", str(Path("mine") / "b.card")]) == 0
    assert read(str(Path("mine") / "b.card")).numbers == (902,)


def test_nothing_is_written_over(here: Path, capsys: Capture) -> None:
    """A file that is there stays as it is; exit 2."""
    (here / "a.card").write_text("mine", encoding="utf-8")
    (here / "a.yaml").write_text("mine", encoding="utf-8")
    assert main(["new", "card", "--out", "a.card"]) == 2
    assert main(["new", "scenario", "--out", "a.yaml"]) == 2
    assert capsys.readouterr().err.count("this file exists already") == 2
    assert [(here / name).read_text(encoding="utf-8") for name in ("a.card", "a.yaml")] == ["mine", "mine"]


def test_a_number_is_given_once_in_a_folder(capsys: Capture) -> None:
    """The message says who has it, and which is free."""
    main(["new", "card", "--number", "901"])
    capsys.readouterr()
    assert main(["new", "card", "--number", "901", "--title", "Bridge"]) == 2
    err = capsys.readouterr().err
    assert "there is a card 901 already: 901-my-card.card" in err
    assert "The next free number is 902." in err


def test_a_number_of_the_deck_is_not_given_again_in_the_deck(capsys: Capture) -> None:
    """Not even in the folder of another set."""
    out = folder("cards") / "labyrinth" / "base" / "241-bridge.card"
    number = max(library().of_sets(["awakening"]))
    assert main(["new", "card", "--number", str(number), "--out", str(out)]) == 2
    assert f"there is a card {number} already" in capsys.readouterr().err
    assert not out.exists()


def test_neighbours_that_cannot_be_read_do_no_harm(here: Path) -> None:
    """What is wrong with them is not asked here."""
    (here / "bad.card").write_bytes(b"\xff\xfe")
    (here / "folder.card").mkdir()
    (here / "huge.card").write_text('card 99999999999 "Huge"\n', encoding="utf-8")
    assert main(["new", "card"]) == 0
    assert read(f"{LAST + 1}-my-card.card").numbers == (LAST + 1,)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--number", "0"], "0 is no number for a card"),
        (["--number", "1234567"], "a number of 7 digits"),
        (["--title", 'a "b"'], "is no title for a card"),
        (["--title", " "], "is no title for a card"),
        (["--title", "a\nb"], "is no title for a card"),
        (["--title", "a" * 500], "this line is too long"),
        (["--out", "a.txt"], "a card cannot be written to a.txt"),
        (["--set", "mine", "--out", "a.card"], "a.card is not in mine"),
        (["--out", "file/a.card"], "this file cannot be written"),
    ],
)
def test_what_is_no_card_is_refused(here: Path, options: list[str], message: str, capsys: Capture) -> None:
    """One message, exit 2, and no file."""
    (here / "file").write_text("", encoding="utf-8")
    assert main(["new", "card", *options]) == 2
    assert message in capsys.readouterr().err
    assert list(here.rglob("*.card")) == []


def test_new_alone_is_wrong_use(capsys: Capture) -> None:
    """It makes cards and scenarios, and says so."""
    assert main(["new"]) == 2
    assert main(["new", "deck"]) == 2
    assert "card|scenario" in capsys.readouterr().err


@given(st.text(st.characters(codec="utf-8"), min_size=1, max_size=80))
def test_the_name_of_a_file_is_plain(title: str) -> None:
    """Small letters, digits and single dashes, whatever the title."""
    slug = _slug(title)
    assert slug
    assert all(part.isascii() and part.isalnum() and part == part.lower() for part in slug.split("-"))


def test_the_head_of_every_card_is_seen() -> None:
    """Numbers and title are read from the first line without reading the card."""
    for card in library().cards.values():
        head = HEAD.search(card.tree.source)
        assert head is not None
        assert (head[1], head[2]) == (", ".join(map(str, card.copies)), card.title)
    assert HEAD.search(CARD.format(numbers="1, 2", title="Bridge")) is not None


# -- scenarios ------------------------------------------------------------------------------------


def test_a_new_scenario_is_sound(capsys: Capture) -> None:
    """It lints clean and can be played to its end."""
    assert main(["new", "scenario", "--out", "mine.yaml"]) == 0
    assert capsys.readouterr().out.splitlines() == ["wrote mine.yaml", "Look at it with: daedalus inspect mine.yaml"]
    assert lint("mine.yaml") == 0
    assert main(["play", "mine.yaml", "--us", "random", "--jihadist", "random", "--seed", "1"]) == 0
    assert " wins in turn " in capsys.readouterr().out


def test_a_new_scenario_names_its_schema(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a path in the checkout, and by where it lies elsewhere; either leads to the file."""
    main(["new", "scenario", "--out", "mine.yaml"])
    line = Path("mine.yaml").read_text(encoding="utf-8").split("\n")[0]
    url = line.removeprefix("# yaml-language-server: $schema=")
    assert url == GAME.scenarios.schema_file.as_uri()
    root = Path("a checkout").resolve()
    schema = root / "scenarios" / "labyrinth" / "scenario.schema.json"
    schema.parent.mkdir(parents=True)
    schema.touch()
    monkeypatch.setattr(new, "folder", lambda name: root / name)
    for out in (root / "x.yaml", root / "mine" / "deep" / "x.yaml", schema.with_name("x.yaml")):
        line = new._schema_line(out, schema).strip()
        found = line.removeprefix("# yaml-language-server: $schema=")
        assert found.startswith(".")
        assert (out.parent / found).resolve() == schema


def test_a_new_scenario_has_an_empty_board() -> None:
    """No pieces on the map; every key that a scenario needs is there, with a comment."""
    main(["new", "scenario", "--out", "mine.yml"])
    game = new_game(scenario.load("mine.yml"), 1)
    assert (game.get("troops on track"), game.get("cells on track")) == (15, 15)
    assert SCENARIO.count("\n#") >= 5


@pytest.mark.parametrize(
    "name", ["Bridge", "Bridge: two", "it's", "'", "yes", "True", "null", "12", "a " * 90 + "b", "# x", "{a}", "Ü"]
)
def test_a_scenario_has_the_name_that_was_asked_for(name: str) -> None:
    """Whatever YAML would make of it."""
    assert main(["new", "scenario", "--name", name, "--out", "mine.yaml"]) == 0
    assert scenario.load("mine.yaml").name == name


@pytest.mark.parametrize("options", [["--out", "mine.card"], ["--name", " ", "--out", "a.yaml"], []])
def test_what_is_no_scenario_is_refused(here: Path, options: list[str]) -> None:
    """Exit 2, and no file."""
    assert main(["new", "scenario", *options]) == 2
    assert list(here.iterdir()) == []
