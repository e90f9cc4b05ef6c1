"""What packs and scenarios can say, sentence by sentence of docs/modders-guide.md, and what is refused."""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import daedalus
from daedalus.core.decision import GameOver
from daedalus.core.errors import DaedalusError
from daedalus.data import folder
from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.kit.pack import Pack, installed, load
from daedalus_tools.cli import main
from daedalus_tools.packs.installing import remove

Files = Mapping[str, str]
PACK = "name: {name}\nversion: 1.0.0\ngame: rivers\n"
LABYRINTH = "name: {name}\nversion: 1.0.0\ngame: labyrinth\n"
LEVELS = "levels: [{name: clear, from: 0, to: 1}, {name: muddy, from: 2, to: 4}]"
TRACK = f"new tracks:\n  silt: {{from: 0, to: 4, start: 1, {LEVELS}}}\n"
MARKER = "new markers:\n  barge: {most: 3, in one space: 2}\n"
SCENARIO = "name: Mine\ngame: rivers\nextends: spring\n"
EVENT = 'card {number} "{title}"\n  unassociated, 2 ops\n  event:\n    {event}\n'


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(registry.VARIABLE, "tests.toy.game")
    monkeypatch.delenv("DAEDALUS_GAME", raising=False)
    monkeypatch.setenv("DAEDALUS_DATA", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


def card(number: int | str, event: str = "+1 balance", title: str = "") -> str:
    return EVENT.format(number=number, title=title or f"Card {number}", event=event)


def write(name: str, files: Files, begin: str = PACK) -> Path:
    """A pack beside the others; what `pack.yaml` says comes after its name."""
    at = Path(name)
    for path, text in {"pack.yaml": "", **files}.items():
        (at / path).parent.mkdir(parents=True, exist_ok=True)
        (at / path).write_text((begin.format(name=name) if path == "pack.yaml" else "") + text, encoding="utf-8")
    return at


def pack(name: str, files: Files, begin: str = PACK) -> Pack:
    return load(write(name, files, begin))


def over(*packs: Pack) -> Definition:
    """The edition with packs, if nothing is wrong with it."""
    made = registry.game(packs[0].game).over(packs)
    for trouble in made.troubles():
        raise trouble
    return made


def refused(files: Files, begin: str = PACK, name: str = "mine") -> str:
    with pytest.raises(DaedalusError) as caught:
        over(pack(name, files, begin))
    return f"{caught.value.where}: {caught.value}"


def game_of(made: Definition, scenario: str, seed: int = 1) -> Any:
    return made.start(made.open(scenario), seed).game


def do(made: Definition, g: Any, sentence: str) -> None:
    """Carry a sentence of the card language out."""
    from daedalus.language.compile import Compiler

    body, wrong = made.cards.reader.read_statements(sentence, "test")
    assert not wrong, wrong
    Compiler(made.words, "test").statements(body)(g, "red" if "red" in made.sides else "us")


def holds(made: Definition, g: Any, condition: str) -> bool:
    before = g.get("balance")
    do(made, g, f"if {condition}: +1 balance")
    changed = g.get("balance") != before
    g.shift("balance", before - g.get("balance"), "")
    return bool(changed)


# -- pack.yaml ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name: mine\nversion: 1.0.0\n", "game"),
        ("name: mine\ngame: rivers\n", "version"),
        ("version: 1.0.0\ngame: rivers\n", "name"),
        ("name: Mine\nversion: 1.0.0\ngame: rivers\n", "name"),
        ("name: mine\nversion: 1.0\ngame: rivers\n", "version"),
        ("name: mine\nversion: 1.0.0\ngame: chess\n", "there is no game 'chess' here"),
        ("name: mine\nversion: 1.0.0\ngame: rivers\ncolour: red\n", "colour"),
    ],
)
def test_what_a_pack_must_say_of_itself(text: str, said: str) -> None:
    assert said in refused({"pack.yaml": text}, begin="")


def test_a_folder_without_pack_yaml_is_none(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(DaedalusError, match=r"there is no pack\.yaml here"):
        load(tmp_path / "empty")


@pytest.mark.parametrize("name", ["run.py", "cards/card.exe", "readme.html"])
def test_a_pack_is_data(name: str) -> None:
    assert "a pack has no files like" in refused({name: ""})


def test_texts_and_pictures_are_passed_over() -> None:
    made = over(pack("mine", {"README.md": "x", "LICENSE": "x", "docs/map.svg": "x", ".hidden.py": "x"}))
    assert made.packs[0].title == "mine"


# -- cards, sets, variants ---------------------------------------------------------------------------------------------


def test_the_set_of_a_card_is_its_folder_or_the_pack() -> None:
    made = over(pack("mine", {"cards/a.card": card(21), "cards/floods/b.card": card(22)}))
    assert {n: c.set for n, c in made.cards.library.cards.items() if n > 8} == {21: "mine", 22: "floods"}
    assert 21 not in made.shipped.cards.library.cards


def test_a_number_that_is_taken_is_an_error_that_names_both() -> None:
    said = refused({"cards/a.card": card(1)})
    assert "card 1 is 'High Water' already" in said
    assert "`replaces: [1]`" in said
    assert "a.card" in said


def test_a_variant_stays_in_the_set_of_what_it_replaces() -> None:
    made = over(pack("mine", {"pack.yaml": "replaces: [1]\n", "cards/floods/a.card": card(1, title="Low Water")}))
    assert made.cards.library.cards[1].title == "Low Water"
    assert made.cards.library.cards[1].set == "rivers"
    assert game_of(made, "spring").title(1) == "1 Low Water"


def test_what_is_said_to_be_replaced_must_be_there() -> None:
    assert "no card of this pack has the number 1" in refused({"pack.yaml": "replaces: [1]\n"})
    both = {"pack.yaml": "replaces: [30]\n", "cards/a.card": card(30)}
    assert "there is no card 30 to replace" in refused(both, name="other")


def test_two_packs_with_one_number_are_told_apart() -> None:
    new = [pack(name, {"cards/a.card": card(21)}) for name in ("one", "two")]
    with pytest.raises(DaedalusError, match="card 21 is 'Card 21' of one already"):
        over(*new)
    variant = {"pack.yaml": "replaces: [1]\n", "cards/a.card": card(1)}
    with pytest.raises(DaedalusError, match="three and four both have a card 1"):
        over(*(pack(name, variant) for name in ("three", "four")))


def test_a_variant_of_a_card_with_copies_has_all_its_numbers() -> None:
    text = 'card 117 "Spike"\n  us, 1 op\n  event:\n    +1 prestige\n'
    said = refused({"pack.yaml": "replaces: [117]\n", "cards/a.card": text}, LABYRINTH)
    assert "card 117 is one of 117, 118, the same card" in said


def test_the_next_card_of_a_pack_gets_the_next_free_number(capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever folder of the pack the others lie in."""
    write("mine", {"cards/a/a.card": card(9)})
    assert main(["new", "card", "--out", "mine/cards/b/b.card"]) == 0
    assert "10 is the next free number" in capsys.readouterr().out
    assert main(["new", "card", "--number", "1", "--out", "mine/cards/c.card"]) == 0
    assert "if mine/pack.yaml says `replaces: [1]`" in capsys.readouterr().out


def test_a_first_scenario_of_a_pack_is_not_checked_by_the_schema_of_the_game() -> None:
    write("mine", {}, LABYRINTH)
    for where in ("mine/scenarios/a.yaml", "b.yaml"):
        assert main(["new", "scenario", "--out", where]) == 0
    assert "$schema" not in Path("mine/scenarios/a.yaml").read_text(encoding="utf-8")
    assert "$schema" in Path("b.yaml").read_text(encoding="utf-8")


# -- tracks and markers ------------------------------------------------------------------------------------------------


@pytest.fixture
def silted() -> Definition:
    return over(pack("mine", {"pack.yaml": TRACK + MARKER, "scenarios/mine.yaml": SCENARIO + "tracks: {silt: 2}\n"}))


def test_a_track_brings_its_words(silted: Definition) -> None:
    g = game_of(silted, "mine")
    assert g.get("silt") == 2
    assert holds(silted, g, "silt = 2 and silt level = muddy")
    do(silted, g, "+9 silt")
    assert g.get("silt") == 4
    do(silted, g, "set silt to 1")
    assert holds(silted, g, "silt < 2 and silt level = clear")
    do(silted, g, "-3 silt")
    assert g.get("silt") == 0
    assert game_of(silted, "spring").get("silt") == 1


def test_a_marker_brings_its_words(silted: Definition) -> None:
    g = game_of(silted, "mine")
    do(silted, g, "place 3 barges in Ford")
    assert holds(silted, g, "barges in Ford = 2")
    do(silted, g, "place 3 barges in Mill")
    assert holds(silted, g, "barges in Mill = 1 and barges on map = 3")
    do(silted, g, "move 2 barges from Ford to Mill")
    assert holds(silted, g, "barges in Ford = 1 and barges in Mill = 2")
    do(silted, g, "remove 1 barge from Mill")
    do(silted, g, "remove all barges from Ford")
    assert holds(silted, g, "barges on map = 1 and any town where barges > 0")


def test_a_marker_without_figures_has_no_narrow_limit() -> None:
    made = over(pack("mine", {"pack.yaml": "new markers:\n  ferryman: {plural: ferrymen}\n"}))
    g = game_of(made, "spring")
    do(made, g, "place 40 ferrymen in Ford")
    assert g.at["Ford"].ferrymen == 40


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("new tracks:\n  silt: {from: 4, to: 0}\n", "goes from 4 to 0"),
        ("new tracks:\n  silt: {from: 0, to: 4, start: 5}\n", "starts at 5"),
        ("new tracks:\n  silt: {from: 0, to: 4, levels: [{name: low, from: 0, to: 2}]}\n", "the levels of 'silt'"),
        ("new tracks:\n  balance: {from: 0, to: 4}\n", "there is a 'balance' already, of the game"),
        ("new tracks:\n  if: {from: 0, to: 4}\n", "'if'"),
        ("new markers:\n  guards: {}\n", "there is a 'guards' already"),
        ("new markers:\n  barge: {plural: many big boats}\n", "is no plural"),
        ("new markers:\n  barge: {most: 0}\n", "most"),
    ],
)  # fmt: skip
def test_tracks_and_markers_that_make_no_sense(text: str, said: str) -> None:
    assert said in refused({"pack.yaml": text})


def test_two_packs_cannot_have_one_track() -> None:
    with pytest.raises(DaedalusError, match="there is a 'silt' already, of one"):
        over(*(pack(name, {"pack.yaml": TRACK}) for name in ("one", "two")))


# -- ways to win -------------------------------------------------------------------------------------------------------


def test_a_side_wins_as_soon_as_the_condition_holds() -> None:
    victory = "victory:\n  - {side: blue, if: silt = 4, rule: D.1}\n"
    made = over(pack("mine", {"pack.yaml": TRACK + victory, "cards/a.card": card(9, "set silt to 4")}))
    session = made.start(made.open("spring"), 1)
    g: Any = session.game
    g.put("turn", 1, "2")
    g.check_goals()
    assert not g.winner
    with suppress(GameOver):
        do(made, g, "set silt to 4")
    assert g.winning_side == "blue"
    assert "D.1" in str(g.journal[-1])


@pytest.mark.parametrize(
    ("text", "said"),
    [("{side: green, if: balance = 3}", "green"), ("{side: red, if: blance = 3}", ""), ("{side: red}", "if")],
)
def test_a_way_to_win_that_cannot_be_read(text: str, said: str) -> None:
    assert said in refused({"pack.yaml": f"victory:\n  - {text}\n"})


# -- figures -----------------------------------------------------------------------------------------------------------


def tables(text: str) -> Definition:
    return over(pack("mine", {"tables.yaml": text}, LABYRINTH))


def test_only_what_is_said_changes_and_rows_are_found_by_name() -> None:
    made: Any = tables("tracks: {funding: {levels: [{name: tight, hand: 5}]}}\npieces: {troops: 12, plots: [1, 2]}\n")
    assert made.tables.level("funding", 2) == {**made.shipped.tables.level("funding", 2), "hand": 5}
    assert made.tables.level("funding", 9) == made.shipped.tables.level("funding", 9)
    assert made.tables["pieces"] == {**made.shipped.tables["pieces"], "troops": 12, "plots": [1, 2]}
    assert game_of(made, "lets-roll").tables["pieces"]["troops"] == 12


def test_hand_sizes_are_dealt() -> None:
    made = tables(
        "tracks: {funding: {levels: [{name: ample, hand: 5}]}, troops: {levels: [{name: low intensity, hand: 6}]}}"
    )
    session = made.start(made.open("lets-roll"), 1)
    session.run()
    assert (len(session.game.hand("jihadist")), len(session.game.hand("us"))) == (5, 6)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("turn: {cards a fase: 3}", "cards a fase"),
        ("turn: {cards a phase: many}", "cards a phase"),
        ("tracks: {funding: {levels: [{name: scarce, hand: 3}]}}", "scarce"),
        ("tracks: {funding: {levels: [{name: tight, to: 2}]}}", "no level of 'funding' has the value 3"),
        ("pieces: {troops: 20}", "more troops than their track has places"),
        ("rolls: {posture: {results: [{name: soft, to: 3}]}}", "no row of 'posture' has the value 4"),
    ],
)
def test_a_figure_that_makes_no_sense_is_refused(text: str, said: str) -> None:
    found = refused({"tables.yaml": text}, LABYRINTH)
    assert said in found
    assert "tables.yaml" in found


def test_of_two_packs_the_later_has_its_way() -> None:
    one, two = (
        pack(name, {"tables.yaml": f"turn: {{cards a phase: {n}}}"}, LABYRINTH) for name, n in (("one", 3), ("two", 1))
    )
    first: Any = over(one, two)
    second: Any = over(two, one)
    assert (first.tables["turn"]["cards a phase"], second.tables["turn"]["cards a phase"]) == (1, 3)


def test_a_game_whose_tables_cannot_be_changed_says_so() -> None:
    begin = LABYRINTH.replace("labyrinth", "twilight")
    assert "unknown key 'victory'" in refused({"tables.yaml": "victory: {vp: 10}\n"}, begin)


def resources(g: Any, country: str) -> int:
    return int(g.board.printed[g.at[country].index]["resources"])


# -- boards ------------------------------------------------------------------------------------------------------------

DESERT = "extends: base\ncountries:\n  Chad: {kind: muslim, sect: sunni, resources: 1}\nlinks: [[Chad, Libya]]\n"


def test_a_board_of_its_own_lies_beside_the_others() -> None:
    made: Any = over(pack("mine", {"boards/desert.yaml": DESERT}, LABYRINTH))
    assert "Chad" in made.all_boards.countries("desert")
    assert "Chad" not in made.all_boards.countries("base")
    g = game_of(made, write_scenario("board: desert\ncountries:\n  Chad: {governance: poor, alignment: ally}\n"))
    assert g.at["Libya"] in g.adjacent(g.at["Chad"])


def write_scenario(text: str, begin: str = "name: Mine\ngame: labyrinth\nextends: lets-roll\n") -> str:
    Path("mine.yaml").write_text(begin + text, encoding="utf-8")
    return "mine.yaml"


def test_changes_hold_for_every_scenario_on_a_board() -> None:
    changes = "changes: base\ncountries:\n  Jordan: {resources: 3}\nwithout: {links: [[Libya, Sudan]]}\n"
    g = game_of(over(pack("mine", {"boards/more.yaml": changes}, LABYRINTH)), "lets-roll")
    assert resources(g, "Jordan") == 3
    assert g.at["Sudan"] not in g.adjacent(g.at["Libya"])


def test_the_links_of_a_country_go_with_it() -> None:
    files = {"boards/more.yaml": "changes: base\nwithout: {countries: [Serbia]}\n"}
    made: Any = over(pack("mine", files, LABYRINTH))
    assert "Serbia" not in made.all_boards.countries("base")
    assert not any("Serbia" in link for link in made.board_files.whole("base")["links"])
    with pytest.raises(DaedalusError, match=r"Kosovo .* says Serbia, which is not on the board"):
        game_of(made, "lets-roll")
    assert game_of(made, write_scenario("removed cards: [101]\n"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("extends: bass\n", "there is no board 'bass'"),
        ("extends: more\n", "extends itself"),
        ("extends: base\nchanges: base\n", "either extends another or changes it"),
        ("extends: base\nlinks: [[Chad, Libya]]\n", "there is no 'Chad' on the board"),
        ("changes: base\nwithout: {countries: [Chad]}\n", "there is no 'Chad' on the board"),
        ("changes: base\nwithout: {links: [[Libya, Iraq]]}\n", "there is no "),
        ("changes: base\nwithout: {countries: [United States]}\n", "it cannot go"),
        ("changes: base\ncountries:\n  Chad: {kind: muslim, sect: sunni}\n", "Chad: 'resources' is missing"),
        ("changes: base\ncountries:\n  Chad: {kind: non-muslim}\n", "Chad: 'governance' is missing"),
        ("changes: base\ncountries:\n  Jordan: {ressources: 2}\n", "ressources"),
    ],
)
def test_a_board_that_makes_no_sense(text: str, said: str) -> None:
    found = refused({"boards/more.yaml": text}, LABYRINTH)
    assert said in found
    assert "more.yaml" in found


def test_a_missing_figure_is_told_in_the_file_of_its_country() -> None:
    files = {"boards/a.yaml": "changes: base\n", "boards/b.yaml": "changes: base\ncountries:\n  Chad: {kind: muslim}\n"}
    assert "b.yaml" in refused(files, LABYRINTH)


def test_there_cannot_be_two_boards_of_one_name() -> None:
    assert "there is a board 'base' already" in refused({"boards/base.yaml": "extends: awakening\n"}, LABYRINTH)


# -- rules, needs ------------------------------------------------------------------------------------------------------


def test_rules_of_a_pack_are_rules_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    write("mine", {"rules.yaml": 'rules:\n  "D.1": Silt sinks.\nexempt:\n  "D.0": A heading.\n'})
    assert main(["rules", "D.1", "--pack", "mine"]) == 0
    assert capsys.readouterr().out == "D.1      Silt sinks.\n"
    assert "rules.yaml" in refused({"rules.yaml": "rules: [one, two]\n"}, name="other")


def test_a_need_is_laid_under_the_pack_that_has_it() -> None:
    pack("silt", {"pack.yaml": TRACK})
    made = over(pack("mine", {"pack.yaml": "needs: [silt >= 1.0.0]\n", "cards/a.card": card(9, "+1 silt")}))
    assert [one.name for one in made.packs] == ["silt", "mine"]


@pytest.mark.parametrize(
    ("needs", "said"),
    [
        ("[silt >= 1.0.1]", "mine needs silt 1.0.1 or later; this is 1.0.0"),
        ("[mud]", "there is no pack 'mud' here"),
        ("[mine]", "a pack needs itself"),
        ("[north]", "north is a pack for labyrinth"),
        ("['silt > 1']", "names no pack"),
    ],
)
def test_needs_that_cannot_be_met(needs: str, said: str) -> None:
    pack("silt", {})
    pack("north", {}, LABYRINTH)
    assert said in refused({"pack.yaml": f"needs: {needs}\n"})


# -- what a scenario can say -------------------------------------------------------------------------------------------

DECK = {
    "a.card": card(21),
    "floods/b.card": card(22),
    "floods/c.card": card(23),
}


def deck(text: str) -> list[int]:
    files = {f"cards/{name}": one for name, one in DECK.items()}
    made = over(pack("mine", {**files, "scenarios/mine.yaml": SCENARIO + text}))
    g = game_of(made, "mine")
    return sorted(n for zone in g.zones for n in g.get(zone))


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("sets: [floods]\n", [22, 23]),
        ("sets: [rivers, mine]\n", [*range(1, 9), 21]),
        ("deck: [1-3, 5 to 6, 8..8, 21]\n", [1, 2, 3, 5, 6, 8, 21]),
        ("deck: [floods, 7]\n", [7, 22, 23]),
        ("deck: [7-21]\n", [7, 8, 21]),
        ("deck: [1, {card: 21, copies: 3}]\n", [1, 21, 24, 25]),
        ("deck: [floods, {card: 22, copies: 2}]\n", [22, 23, 24]),
        ("deck: [1-4]\nremoved cards: [2]\n", [1, 2, 3, 4]),
    ],
)
def test_the_deck_of_a_scenario(text: str, numbers: list[int]) -> None:
    assert deck(text) == numbers


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("deck: [1-4, 3]\n", "card 3 is there already"),
        ("deck: [40]\n", "there is no card 40"),
        ("deck: [flods]\n", "nothing is called 'flods'"),
        ("deck: [30-40]\n", "nothing is called '30-40'"),
        ("deck: [{card: 1, copies: 99}]\n", "copies"),
        ("deck: [1-4]\nhands: {red: [5]}\n", "hands: card 5 is not in the game"),
        ("hands: {red: [5]}\ndiscards: [5]\n", "discards: card 5 is in a hand already"),
        ("hands: {green: [5]}\n", "green"),
    ],
)
def test_a_deck_that_makes_no_sense(text: str, said: str) -> None:
    with pytest.raises(DaedalusError) as caught:
        deck(text)
    assert said in str(caught.value)


def test_hands_discards_turn_and_marks() -> None:
    """The first deal fills hands up; a mark of one's own holds from the start."""
    text = "hands: {us: [1, 2]}\ndiscards: [3]\nturn: 4\nmarks: [Calm]\ncards:\n  - calm.card\n"
    Path("calm.card").write_text(
        'card 241 "Calm"\n  us, 2 ops, mark\n  while in effect:\n    may recruit: no\n', "utf-8"
    )
    game = registry.game("labyrinth")
    session = game.start(game.open(write_scenario(text)), 1)
    g: Any = session.game
    assert not g.ask("may-recruit", True)
    session.run()
    assert g.get("turn") == 4
    assert {1, 2} <= {*g.hand("us")}
    assert len(g.hand("us")) == 9
    assert 3 in g.get("discard pile")
    assert 241 in {n for zone in g.zones for n in g.get(zone)}


def test_cards_of_a_scenario_stand_in_it_or_beside_it() -> None:
    Path("levy.card").write_text(card(9, title="Levy"), encoding="utf-8")
    inline = "\n".join(f"    {line}" for line in card(1, title="Low Water").splitlines())
    scenario = write_scenario(f"cards:\n  - levy.card\n  - |\n{inline}\n", SCENARIO)
    g = game_of(registry.game("rivers"), scenario)
    assert (g.title(1), g.title(9)) == ("1 Low Water", "9 Levy")
    with pytest.raises(DaedalusError, match=r"there is no card 'lewy\.card'"):
        registry.game("rivers").open(write_scenario("cards: [lewy.card]\n", SCENARIO))


def test_a_scenario_names_cards_of_its_pack() -> None:
    files = {"cards/extra/a.card": card(21), "scenarios/mine.yaml": SCENARIO + "cards: [extra/a.card]\n"}
    assert 21 in game_of(over(pack("mine", files)), "mine").library.cards


def test_a_scenario_may_be_a_small_pack() -> None:
    text = SCENARIO + TRACK + MARKER + (
        "victory: [{side: red, if: silt = 4}]\nboard changes:\n  spaces:\n    Marsh: {}\n  links: [[Marsh, Mouth]]\n"
        "spaces:\n  Marsh: {barges: 1}\n"
    )  # fmt: skip
    g = game_of(registry.game("rivers"), write_scenario(text, ""))
    assert g.at["Marsh"].barges == 1
    assert g.at["Mouth"] in g.adjacent(g.at["Marsh"])
    assert len(g.board.goals) == 1
    assert "silt" not in registry.game("rivers").board.schema.globals


def test_board_changes_concern_the_board_of_the_scenario() -> None:
    text = "board changes:\n  countries:\n    Chad: {resources: 2}\n"
    made = over(pack("mine", {"boards/desert.yaml": DESERT}, LABYRINTH))
    g = game_of(made, write_scenario("board: desert\n" + text))
    assert resources(g, "Chad") == 2


# -- packs at work -----------------------------------------------------------------------------------------------------


def test_a_scenario_names_packs_beside_it_or_installed(capsys: pytest.CaptureFixture[str]) -> None:
    write("silt", {"pack.yaml": TRACK})
    file = write_scenario("packs: [silt]\n", SCENARIO)
    assert game_of(registry.game("rivers"), file).get("silt") == 1
    assert main(["pack", "install", "silt"]) == 0
    shutil.rmtree("silt")
    assert game_of(registry.game("rivers"), file).get("silt") == 1
    assert "silt" not in registry.game("rivers").open("spring").edition.board.schema.globals  # used only where named
    assert main(["pack", "remove", "silt"]) == 0
    with pytest.raises(DaedalusError, match="there is no pack 'silt' here"):
        registry.game("rivers").open(file)


def test_an_installed_pack_is_replaced_only_if_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    write("silt", {"pack.yaml": TRACK})
    assert main(["pack", "install", "silt"]) == 0
    assert main(["pack", "install", "silt"]) == 2
    assert "--overwrite" in capsys.readouterr().err
    assert main(["pack", "install", "silt", "--overwrite"]) == 0
    assert main(["pack", "list", "--json"]) == 0
    out = capsys.readouterr().out
    assert [row["name"] for row in json.loads(out[out.index("[") :])] == ["silt"]


def test_a_saved_game_asks_for_its_packs_in_their_versions() -> None:
    write("silt", {"pack.yaml": TRACK, "scenarios/mine.yaml": SCENARIO})
    game = daedalus.new("mine", packs=["silt"], seed=1)
    game.answer(game.decision.options[0])
    game.save(Path("a.game"))
    assert daedalus.load("a.game").decision == game.decision  # it lies beside the save
    Path("silt", "pack.yaml").write_text(PACK.format(name="silt").replace("1.0.0", "1.0.1") + TRACK, encoding="utf-8")
    with pytest.raises(DaedalusError, match=r"played with silt 1\.0\.0; here is 1\.0\.1"):
        daedalus.load("a.game")


def test_a_package_announces_a_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    """As pip would lay down what the guide shows: the folder, and the entry point."""
    page = (folder("docs") / "modders-guide.md").read_text(encoding="utf-8")
    shown = re.search(r"^```toml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert shown is not None
    project = tomllib.loads(shown[1])
    points = project["project"]["entry-points"]["daedalus.packs"]
    [name] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    site = Path("site")
    write(f"site/{name}", {"pack.yaml": f"name: {name}\nversion: 0.1.0\ngame: rivers\n"}, "")
    about = site / f"{project['project']['name'].replace('-', '_')}-{project['project']['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['project']['name']}\nVersion: 0.1.0\n", "utf-8"
    )
    lines = [f"{key} = {value}" for key, value in points.items()]
    (about / "entry_points.txt").write_text("\n".join(["[daedalus.packs]", *lines]), encoding="utf-8")
    assert name not in installed()
    monkeypatch.syspath_prepend(str(site.resolve()))
    assert installed()[name].resolve() == (site / name).resolve()
    with pytest.raises(DaedalusError, match="came with a Python package"):
        remove(name)
