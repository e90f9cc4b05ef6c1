"""Decks of The Awakening: in halves, with cards in another text, and cards of other sets."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.core.errors import DaedalusError
from daedalus.core.save import compose, read
from daedalus.games.labyrinth import derived
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.library import compile_card, library, reader
from daedalus.games.labyrinth.rules import new_game, reopen, saved_start, start
from daedalus.games.labyrinth.scenario import load
from daedalus.games.labyrinth.setup import set_up
from daedalus.games.labyrinth.tracks import resources
from daedalus.kit.library import Library, make_library
from daedalus.language.findings import BrokenText
from tests.labyrinth.awakening_files import AWAKENING, HEAD, write
from tests.support import Table, rule

OBAMA_DOCTRINE, PATRIOT_ACT, BIOMETRICS, SEQUESTRATION = 143, 43, 2, 184


# -- decks in halves --------------------------------------------------------------------------------------


def deck(folder: Path, more: str, seed: int = 1) -> tuple[int, ...]:
    g = new_game(load(write(folder, HEAD + more)), seed)
    set_up(g)
    pile: tuple[int, ...] = g.get("draw pile")
    assert sorted(pile) == sorted(n for n in range(1, 121) if n not in g.get("removed cards"))
    return pile


@rule("11.1.6")
def test_cards_of_a_half_come_in_that_half_and_the_others_fill_both_by_lot(tmp_path: Path) -> None:
    halves = f"first half: {list(range(1, 21))}\nsecond half: {list(range(21, 31))}\n"
    piles = [deck(tmp_path, halves, seed) for seed in range(20)]
    for pile in piles:
        assert {*range(1, 21)} <= {*pile[:60]}
        assert {*range(21, 31)} <= {*pile[60:]}
    assert len({frozenset(pile[:60]) for pile in piles}) > 10
    firsts = {pile[0] for pile in piles}
    assert firsts & {*range(1, 21)}
    assert firsts - {*range(1, 21)}


@rule("11.1.6")
@pytest.mark.parametrize(
    ("halves", "upper"),
    [
        ("first half: [1, 2]\nremoved cards: [120]\n", 60),
        (f"first half: {list(range(1, 101))}\n", 100),
        (f"second half: {list(range(1, 101))}\n", 20),
    ],
)
def test_halves_are_even_as_far_as_the_listed_cards_allow(tmp_path: Path, halves: str, upper: int) -> None:
    """The upper half takes an odd card; a list that is longer than a half makes its half longer."""
    pile = deck(tmp_path, halves)
    listed = {1, 2} if "120" in halves else {*range(1, 101)}
    top = {*pile[:upper]}
    assert listed <= top if "first" in halves else not listed & top


@rule("3.2", "11.1.6")
def test_empty_halves_are_an_ordinary_shuffle(tmp_path: Path) -> None:
    assert deck(tmp_path, "first half: []\nsecond half: []\n", 9) == deck(tmp_path, "", 9)


# -- cards in a scenario's own text -----------------------------------------------------------------------

OWN = """\
cards:
  - |
    card 43 "Patriot Act"
      us, 1 op, mark "Soft Patriot Act"
      event:
        +2 prestige
      while in effect:
        resources of Iraq: +1
  - |

    card 2 "Biometrics"
      jihadist, 3 ops
      event:
        put "Biometrics" in effect
      while in effect:
        resources of Yemen: +2
"""


def test_a_scenario_may_have_a_text_of_its_own_for_a_card(tmp_path: Path) -> None:
    table = Table()
    table.game = new_game(load(write(tmp_path, HEAD + OWN)), 1)
    card = table.game.card(PATRIOT_ACT)
    assert (card.ops, card.set, card.marker) == (1, "base", "Soft Patriot Act")
    table.event(PATRIOT_ACT, "us")
    assert table.prestige == 9
    assert library().cards[PATRIOT_ACT].ops == 3


def test_lasting_effects_come_from_the_scenarios_own_text(tmp_path: Path) -> None:
    """Two cards of one file, each with effects of its own; the project's effects of that name are gone."""
    g = new_game(load(write(tmp_path, HEAD + OWN)), 1)
    yields = [resources(g, g.at[name]) for name in ("Iraq", "Yemen")]
    g.set_mark("Soft Patriot Act", -1, PATRIOT_ACT, "6.2.7")
    g.set_mark("Biometrics", -1, BIOMETRICS, "6.2.7")
    assert [resources(g, g.at[name]) for name in ("Iraq", "Yemen")] == [yields[0] + 1, yields[1] + 2]
    assert [len(g.library.lasting[name]) for name in ("Soft Patriot Act", "Biometrics")] == [1, 1]


def test_the_text_is_compiled_once_however_often_the_scenario_is_loaded(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD + OWN)
    first, second = load(path), load(path)
    assert first.cards[0] is second.cards[0]
    assert new_game(first, 1).library is new_game(second, 2).library


def test_mistakes_in_the_text_are_shown_at_their_lines_of_the_file(tmp_path: Path) -> None:
    wrong = OWN.replace("+2 prestige", "+2 prestidge").replace("put", "but").replace("jihadist, 3", "jihadists, 3")
    path = write(tmp_path, HEAD + wrong)
    with pytest.raises(BrokenText) as error:
        load(path)
    lines = (HEAD + wrong).splitlines()
    places = [(f.file, f.span.line, lines[f.span.line - 1][f.span.column - 1 :]) for f in error.value.findings]
    assert (path, 13, "2 prestidge") in places
    assert (path, 19, "jihadists, 3 ops") in places
    assert (path, 21, 'but "Biometrics" in effect') in places


def test_mistakes_in_an_inherited_text_name_the_file_it_stands_in(tmp_path: Path) -> None:
    base = write(tmp_path, HEAD + OWN.replace("+2 prestige", "+2 prestidge"), "base.yaml")
    path = write(tmp_path, "name: B\ngame: labyrinth\nextends: base\n")
    with pytest.raises(BrokenText) as error:
        load(path)
    assert (error.value.findings[0].file, error.value.findings[0].span.line) == (base, 13)


def test_a_text_that_is_too_complicated_is_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def deep(*_: object) -> None:
        raise RecursionError

    monkeypatch.setattr("daedalus.kit.library.SURELY_RUNS", 0)
    monkeypatch.setattr("ast.parse", deep)
    text = 'cards:\n  - |\n    card 43 "A Deep Act"\n      us, 1 op\n'
    with pytest.raises(BrokenText) as error:
        load(write(tmp_path, HEAD + text))
    assert [(f.code, f.span.line) for f in error.value.findings] == [("S017", 10)]


def test_a_saved_game_carries_the_text_along(tmp_path: Path) -> None:
    scenario = load(write(tmp_path, HEAD + OWN))
    session = start(scenario, 3)
    session.run()
    saved = compose(saved_start(scenario, 3), session)
    (tmp_path / "mine.yaml").unlink()
    again = reopen(read(saved, "game")).game
    assert isinstance(again, Labyrinth)
    assert again.card(PATRIOT_ACT).ops == 1
    assert again.values == session.game.values


# -- cards of other sets ----------------------------------------------------------------------------------

EXTRA = """\
card 901 "Levee"
  us, 2 ops, mark "{mark}"
  play if Mali is muslim
  event:
    +1 prestige
  while in effect:
    resources of Yemen: +2
"""


def with_extra(mark: str = "Levee") -> Library:
    """The project's cards and one of another set, which would not even be looked at on the base board."""
    tree, findings = reader().read(EXTRA.format(mark=mark), "levee.card")
    assert tree is not None
    assert not findings
    return make_library([*library().cards.values(), *compile_card(tree, "extra")])


def test_a_card_outside_the_sets_is_not_in_the_game(tmp_path: Path) -> None:
    g = new_game(load(write(tmp_path, HEAD)), 1, cards=with_extra())
    assert 901 not in g.library.cards
    assert 901 not in g.get("draw pile")
    assert "901" not in derived.events(g)
    mixed = AWAKENING.replace("[base]", "[base, extra]")
    g = new_game(load(write(tmp_path, mixed)), 1, cards=with_extra())
    assert 901 in g.get("draw pile")
    assert derived.events(g)["901"]["us"] is None


@rule("6.2.7")
def test_the_mark_of_a_card_outside_the_sets_may_be_in_effect(tmp_path: Path) -> None:
    """With all that it does; the card itself can be named, though nobody can draw it."""
    cards = with_extra()
    g = new_game(load(write(tmp_path, HEAD + "marks: [Levee]\n")), 1, cards=cards)
    assert resources(g, g.at["Yemen"]) == 3
    assert (g.marks[0].card, g.title(901), g.owners[901]) == (901, "901 Levee", "us")


def test_a_mark_that_two_sets_have_is_that_of_the_game(tmp_path: Path) -> None:
    cards = with_extra("Patriot Act")
    g = new_game(load(write(tmp_path, HEAD + "marks: [Patriot Act]\n")), 1, cards=cards)
    assert g.marks[0].card == PATRIOT_ACT
    assert resources(g, g.at["Yemen"]) == 1
    assert {c.name for c in g.adjacent(g.at["United States"])} == {"Canada"}


def test_a_lapsing_card_must_be_of_a_set_in_the_game(tmp_path: Path) -> None:
    cards = make_library(card for card in with_extra().cards.values())
    text = AWAKENING.replace("[base]", "[extra]") + "lapsing: [2]\n"
    with pytest.raises(DaedalusError) as error:
        new_game(load(write(tmp_path, text)), 1, cards=cards)
    assert "card 2 is of the set 'base', which is not in the game" in error.value.message
    assert "add that set to `sets`" in error.value.remedy


def test_the_library_of_a_game_is_made_once(tmp_path: Path) -> None:
    scenario = load(write(tmp_path, HEAD))
    first, second = new_game(scenario, 1), new_game(scenario, 2)
    assert first.library is second.library
    again = new_game(scenario, 1, cards=first.library)
    assert sorted(again.library.cards) == sorted(first.library.cards)
    with pytest.raises(KeyError):
        first.card(999)


@rule("6.2.9", "5.3.1")
def test_a_lapsing_card_that_happens_only_once_is_removed_by_a_reshuffle(awakening: Table) -> None:
    """Ebola Scare, played by the US, is in its box when the pile runs dry in the middle of the turn."""
    awakening.event(204, "us")
    assert awakening.zone_of(204) == "lapsing box"
    awakening.put("decks left", 2)
    awakening.run(lambda: awakening.game.reshuffle())
    assert awakening.zone_of(204) == "removed cards"
    assert awakening.in_effect("Ebola Scare")
