"""What the kit knows of any game's world: enough to try its cards, though nobody has told it anything of that world."""

from __future__ import annotations

import functools
import random
from collections.abc import Sequence

import pytest

from daedalus.games.labyrinth import library
from daedalus.games.labyrinth.board import GOOD
from daedalus.games.labyrinth.definition import LabyrinthDefinition
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.kit.deck import DISCARD, DRAW, IN_PLAY, move_card
from daedalus.kit.effects import Mark
from daedalus.kit.study import Study, total_cards
from daedalus.language.findings import Finding
from daedalus.text import findings as english
from daedalus_tools.deep import trials
from daedalus_tools.deep.bench import Bench
from daedalus_tools.deep.shrinking import smallest


class Stranger(LabyrinthDefinition):
    """A game whose world nobody has described."""

    def study(self) -> Study:
        return Study(self)


STUDY = Stranger().study()
CARDS = library.library()


@functools.cache
def bench() -> Bench:
    tree = next(iter(CARDS.cards.values())).tree
    [setting] = STUDY.settings(tree, "base", CARDS)
    return Bench(STUDY, setting, CARDS)


def tried(*lines: str, states: int = 40) -> list[Finding]:
    text = "\n".join(['card 901 "Bridge"', "  us, 2 ops", *(f"  {line}" for line in lines), ""])
    tree, findings = library.reader().read(text, "mine/bridge.card")
    assert tree is not None
    assert findings == []
    others = [c.tree for c in CARDS.cards.values() if c.number == c.copies[0]]
    return list(trials.check([tree], [], others, game=Stranger(), states=states))


def codes(findings: Sequence[Finding]) -> list[tuple[str, int]]:
    return [(finding.code, finding.span.line) for finding in findings]


# -- positions ----------------------------------------------------------------------------------------


def test_the_empty_position_is_the_first_scenario_after_its_set_up() -> None:
    made = bench()
    assert made.game.scenario.id == Stranger().scenarios.known()[0]
    assert made.wrong() == []
    assert not made.game.journal
    assert made.load(made.empty).started  # the first step has been taken


def test_a_card_of_another_set_is_played_with_the_usual_ones() -> None:
    [setting] = STUDY.settings(CARDS.cards[1].tree, "mine", CARDS)
    assert setting.sets == ("base", "mine")
    assert bench().setting.sets == ("base",)


def test_positions_are_those_that_play_leads_to() -> None:
    made = bench()
    seen = []
    for seed in range(25):
        values = made.position(random.Random(seed))
        assert made.wrong() == []
        assert not made.game.winner
        seen.append(values)
    assert seen[0] == made.position(random.Random(0))
    assert all(values not in seen[:i] for i, values in enumerate(seen))
    hands = {len(made.load(values).hand("us")) for values in seen}
    assert len(hands) > 3


# -- what must hold -----------------------------------------------------------------------------------


def test_a_position_that_cannot_be_is_told() -> None:
    """A card in two zones or in none, a value outside the schema, a mark of no card."""
    made = bench()
    g: Labyrinth = made.load(made.empty)
    slot = g.schema.slot
    g.values[slot[DISCARD]] = g.get(DRAW)[:1]
    assert [wrong.says.key for wrong in made.wrong()] == ["wrong-cards"]
    g = made.load(made.empty)
    g.values[slot[DRAW]] = g.get(DRAW)[1:]
    assert [wrong.says.key for wrong in made.wrong()] == ["wrong-cards"]
    g = made.load(made.empty)
    g.values[slot["prestige"]] = 99
    assert [str(wrong) for wrong in made.wrong()] == ["prestige is 99, outside 1 to 12"]
    g = made.load(made.empty)
    g.values[g.schema.base["troops"]] = -1
    assert any(str(wrong).startswith(f"{g.spaces[0].name}: troops is -1, outside 0 to ") for wrong in made.wrong())
    g = made.load(made.empty)
    g.values[slot["marks"]] = (Mark("Nothing", -1, 9999),)
    assert [str(wrong) for wrong in made.wrong()] == ["Nothing is in force, but its card 9999 is unknown"]


# -- moves --------------------------------------------------------------------------------------------


def test_moves_stay_within_the_schema() -> None:
    """Whatever a move does, every value is legal and every card is somewhere."""
    made = bench()
    names = set()
    for seed in range(12):
        lot = random.Random(seed)
        made.position(lot)
        edit = made.editor(lot)
        for moves in (edit.of_game(), edit.of_space(lot.choice(made.game.spaces))):
            for name, move in moves:
                before = made.save()
                move()
                edit.tidy()
                wrong = [what for what in made.wrong() if what.says.key != "wrong-mark-over"]
                assert wrong == [], name
                names.add((name, before != made.save()))
    assert {name for name, _ in names} == {name for name, changed in names if changed}
    assert {"prestige", "us reserves", "some cards", "some mark", "governance: poor", "cadre: yes"} <= dict(
        names
    ).keys()
    assert not any(name.startswith("winner") for name, _ in names)


def test_moves_about_a_name() -> None:
    """The cards of that name change their place, and its mark comes and goes."""
    made = bench()
    made.load(made.empty)
    edit = made.editor(random.Random(1))
    card = next(card for card in made.game.library.cards.values() if card.mark)
    moves = dict(edit.about(card.title, ()))
    moves[f"put {card.mark}"]()
    assert made.game.in_effect(card.mark)
    moves["to hand of us"]()
    assert card.number in made.game.hand("us")
    dict(edit.about(card.mark, ()))[f"end {card.mark}"]()
    assert not made.game.in_effect(card.mark)
    assert total_cards(made.game) == list(made.deck)


# -- what is shown ------------------------------------------------------------------------------------


def test_a_position_is_written_as_what_differs() -> None:
    made = bench()
    assert made.written(made.empty).splitlines() == [f"scenario: {made.game.scenario.id}", "sets: base"]
    g: Labyrinth = made.load(made.empty)
    number = g.get(DRAW)[0]
    g.put("prestige", 3, "")
    g.set(g.at["Iraq"], "governance", GOOD, "")
    g.set_mark("Something", g.at["Iraq"].index, number, "")
    move_card(g, number, IN_PLAY, "")
    lines = made.written(made.save()).splitlines()
    assert {"prestige: 3", "Iraq governance: good", f"in play: {g.title(number)}"} <= set(lines)
    assert any(line.startswith("marks: ") and line.endswith("Something in Iraq") for line in lines)


def test_the_smallest_position_is_near_to_the_empty_one() -> None:
    made = bench()
    slot = made.game.schema.slot["prestige"]
    values = next(v for v in (made.position(random.Random(i)) for i in range(99)) if v[slot] != made.empty[slot])
    small = smallest(made, values, lambda v: bool(v[slot] == values[slot]))
    assert len(made.written(small)) < len(made.written(values))


# -- cards --------------------------------------------------------------------------------------------


def test_a_clean_card_has_no_findings() -> None:
    assert tried("event:", "  if us is hard: +1 prestige", "  else: +1 funding", "  draw 1 card") == []


def test_what_never_happens_is_found() -> None:
    """A branch, a sentence and an answer, in a world that nobody has described."""
    found = tried("event:", "  draw 1 card", "  if prestige > 20: +1 prestige")
    assert codes(found) == [("X003", 5)]
    assert "scenario: " in english.help(found[0])
    lasting = ["while in effect:", "  gwot penalty: + 1", "  when a plot is placed in Iraq if prestige > 20: end this"]
    found = tried(*lasting)
    assert ("X003", 5) in codes(found)
    assert ("X005", 4) not in codes(found)


def test_a_crash_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from daedalus.games.labyrinth import pieces

    def place_aid(*args: object) -> None:
        raise ZeroDivisionError("no aid")

    monkeypatch.setattr(pieces, "place_aid", place_aid)
    [found] = tried("event:", "  +1 prestige", "  place 1 aid in Iraq")
    assert (found.code, found.span.line) == ("X001", 5)
    assert (
        english.message(found)
        == "this card crashes when US plays it; a defect of the program, in its own words: “ZeroDivisionError: no aid”"
    )
