"""`daedalus lint --deep`: cards played on positions by lot, and what that shows of them."""

from __future__ import annotations

import contextlib
import random
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pytest

from daedalus.core.decision import GameOver
from daedalus.core.yamlfile import load_marked
from daedalus.games.labyrinth import caliphate, library, pieces, scenario
from daedalus.games.labyrinth.board import JIHADIST, MUSLIM, US, Country
from daedalus.games.labyrinth.definition import GAME
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.rules import new_game
from daedalus.games.labyrinth.victory import winner_now
from daedalus.kit.events import happens, why_not
from daedalus.kit.library import Card
from daedalus.kit.scenario_file import flatten
from daedalus.kit.study import Setting
from daedalus.kit.wandering import by_lot
from daedalus.language.findings import Finding
from daedalus.text import findings as english
from daedalus_tools.cli import main
from daedalus_tools.deep import trials
from daedalus_tools.deep.bench import Bench
from daedalus_tools.deep.goals import Goals
from daedalus_tools.deep.running import lay_down
from daedalus_tools.deep.shrinking import smallest
from daedalus_tools.deep.trial import Trial
from daedalus_tools.lint import registry
from daedalus_tools.lint.checking import project_cards
from daedalus_tools.lint.registry import Rule
from tests.labyrinth.invariants import broken
from tests.support import rule

Capture = pytest.CaptureFixture[str]

BASE, OWN, MIXED = (
    Setting("base", ("base",)),
    Setting("awakening", ("awakening",)),
    Setting("awakening", ("base", "awakening")),
)
SETTINGS = {"base": [BASE, MIXED], "awakening": [OWN, MIXED]}
STATES = 40


def bench(setting: Setting = MIXED) -> Bench:
    return Bench(GAME.study(), setting, library.library())


def trial_of(of: Card, settings: Sequence[Setting]) -> Trial:
    return Trial(GAME.study(), of.tree, of.set, library.library(), settings, 1)


def tried_of(of: Card, states: int, seed: int) -> list[Finding]:
    """What is found about a card of the project, on the boards it was made for."""
    return trials.tried(GAME.study(), of.tree, of.set, library.library(), SETTINGS[of.set], states, seed)


def card(*lines: str, head: str = "us, 2 ops") -> str:
    return "\n".join(['card 901 "Bridge"', f"  {head}", *(f"  {line}" for line in lines), ""])


def event(*lines: str, head: str = "us, 2 ops") -> str:
    return card("event:", *(f"  {line}" for line in lines), head=head)


def tried(text: str, states: int = STATES, seed: int = 1) -> list[Finding]:
    """What is found about a card of one's own, with the project's cards around it."""
    tree, findings = library.reader().read(text, "mine/bridge.card")
    assert tree is not None
    assert findings == []
    others = [c.tree for c in library.library().cards.values() if c.number == c.copies[0]]
    return list(trials.check([tree], [], others, states=states, seed=seed))


def only(findings: Sequence[Finding]) -> Finding:
    assert len(findings) == 1, [english.text(finding) for finding in findings]
    return findings[0]


def places(findings: Iterable[Finding]) -> list[tuple[str, int]]:
    return [(finding.code, finding.span.line) for finding in findings]


def shown(finding: Finding) -> Labyrinth:
    """The position under a finding, read as the scenario that it is."""
    said, _, text = english.help(finding).partition("\n")
    assert said.startswith("The smallest position")
    scenario.SCENARIOS.check(load_marked(text, "shown.yaml"), "shown.yaml")
    data, _ = flatten(load_marked(text, "shown.yaml"), "shown.yaml")
    sets = [name for name in data["sets"] if name != "mine"]
    return new_game(scenario.make("shown", "shown.yaml", data | {"sets": sets}), 1)


# -- positions ----------------------------------------------------------------------------------------


@rule("4.6.1", "4.8.1", "11.1.4", "11.2.2", "11.2.4", "11.2.9", "11.3.8.3")
@pytest.mark.parametrize("setting", [BASE, OWN, MIXED], ids=lambda s: f"{s.board}-{len(s.sets)}")
def test_positions_are_legal(setting: Setting) -> None:
    """Pieces, plots and cards are conserved, and nothing stands where it may not, on either board."""
    made = bench(setting)
    for seed in range(60):
        made.position(random.Random(seed))
        assert broken(made.game, list(made.deck)) == []
        assert made.wrong() == []


def test_the_same_seed_gives_the_same_position() -> None:
    first, again, other = (bench().position(random.Random(seed)) for seed in (7, 7, 8))
    assert first == again
    assert first != other


PROMISED: dict[str, Callable[[Labyrinth], object]] = {
    "an empty map": lambda g: sum(not c.is_untested for c in g.countries if c.kind == MUSLIM) < 4,
    "a full map": lambda g: sum(not c.is_untested for c in g.countries) > 30,
    "a caliphate of two countries": lambda g: len(caliphate.members(g)) > 1,
    "a civil war with militia": lambda g: any(c.civil_war and c.militia for c in g.countries),
    "regime change with troops and cells": lambda g: any(
        c.regime_change and c.troops and c.sleeper_cells + c.active_cells for c in g.countries
    ),
    "awakening and reaction": lambda g: any(c.awakening and c.reaction for c in g.countries),
    "extra cells": lambda g: g.get("extra cells on map"),
    "no cells on the track": lambda g: not g.get("cells on track"),
    "troops off the map": lambda g: g.get("troops off map"),
    "WMD on the map": lambda g: any(plot.kind == "wmd" for c in g.countries for plot in c.plots),
    "a mat turned over": lambda g: g.at["Iran"].kind == MUSLIM,
    "four lasting events": lambda g: len(g.marks) >= 4,
    "an empty hand": lambda g: not g.hand(US),
}


def test_positions_come_with_everything() -> None:
    """Rare things are there too, within the positions of one card."""
    made, seen = bench(), set()
    for seed in range(300):
        made.position(random.Random(seed))
        seen |= {what for what, there in PROMISED.items() if there(made.game)}
    assert seen == set(PROMISED)


# -- aiming -------------------------------------------------------------------------------------------


@rule("6.2.6")
@pytest.mark.parametrize("number", [8, 46, 69, 90, 115, 147, 158, 163, 184, 192, 218, 224])
def test_positions_are_made_to_fit_the_play_conditions(number: int) -> None:
    """Cards that a position by lot hardly ever allows: most attempts lead to one that does, and it is legal."""
    of = library.library().cards[number]
    trial = trial_of(of, [MIXED])
    made, side = trial.benches[0], next(iter(trial.seen))
    fitting = by_chance = 0
    for i in range(60):
        made.position(trial.lot(i))
        lay_down(made, trial.card, side)
        by_chance += not why_not(made.game, trial.card, side, association=False)
        values, _ = trial.aimed(made, side, None, trial.lot(i))
        made.load(values)
        fitting += i >= 30 and not why_not(made.game, trial.card, side, association=False) and not made.wrong()
    assert fitting >= 10  # of those after it has learnt what helps
    assert fitting > by_chance // 2


# -- running ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [13, 62, 82, 96, 104, 143, 155, 172, 182, 205, 221, 239])
def test_a_traced_card_does_what_the_card_does(number: int) -> None:
    """The notes about lines change nothing: same changes, dice and decisions in the same positions."""
    of = library.library().cards[number]
    trial = trial_of(of, [MIXED])
    traced, plain = trial.benches[0], bench()
    entries = 0
    for i in range(15):
        for side in trial.seen:
            values, _ = trial.aimed(traced, side, None, trial.lot(i))
            journals = []
            for made, which in ((traced, trial.card), (plain, of)):
                made.load(values, i)
                lay_down(made, which, side)
                made.game.policies = dict.fromkeys((US, JIHADIST), by_lot(i))
                with contextlib.suppress(GameOver):
                    happens(made.game, which, side)
                journals.append(made.game.journal.copy())
            assert journals[0] == journals[1]
            entries += len(journals[0])
    assert entries > 60
    assert trial.trace.reached


def test_every_line_is_a_goal() -> None:
    """Branches and sentences of the event, each with the way there; the outermost lines have no block around them."""
    tree, _ = library.reader().read(event("if us is hard:", "  +1 prestige", "else: -1 funding", "draw 1 card"), "x")
    assert tree is not None
    goals = Goals(tree).event
    assert [(goal.kind, goal.span.line, len(goal.steps)) for goal in goals] == [
        ("line", 4, 0),
        ("block", 5, 1),
        ("line", 5, 1),
        ("block", 6, 1),
        ("line", 6, 1),
        ("line", 7, 0),
    ]


# -- findings -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", [code for code in registry.every() if code[0] == "X"])
def test_the_examples_of_a_code_show_it(code: str) -> None:
    """The bad card has that finding, the good one has none."""
    entry = registry.find(code)
    assert isinstance(entry, Rule)
    assert code in {finding.code for finding in tried(entry.bad)}
    assert tried(entry.good) == []


def test_a_crash_is_shown_where_it_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line of the card, the error, and a position that is as small as can be."""
    original = pieces.place_aid

    def place_aid(g: Labyrinth, c: Country, n: int, rule: str) -> None:
        if g.prestige >= 9:
            raise ZeroDivisionError("no aid with such prestige")
        original(g, c, n, rule)

    monkeypatch.setattr(pieces, "place_aid", place_aid)
    found = only(tried(card("play in a poor muslim country c", "event:", "  +1 funding", "  place 1 aid in c")))
    assert (found.code, found.span.line, found.span.column) == ("X001", 6, 5)
    said = "“ZeroDivisionError: no aid with such prestige”"
    assert english.message(found).startswith("this card crashes when the US plays it; a defect of the program")
    assert english.message(found).endswith(said)
    assert "Absturz (beim Ausspielen durch USA); ein Fehler im Programm" in english.message(found, "de")
    game = shown(found)
    assert game.prestige == 9
    assert sum(not c.is_untested for c in game.countries if c.kind == MUSLIM) == 1
    assert not any(c.sleeper_cells or c.troops or c.plots for c in game.countries)


def test_an_event_without_end_is_found() -> None:
    """Countries of countries of countries: it would end some day, but nobody would see it."""
    loops = ["for each b in countries:", "  for each c in countries:", "    for each d in countries: +1 prestige"]
    found = only(tried(event(*loops)))
    assert (found.code, found.span.line) == ("X001", 6)
    assert "takes more than 50,000 steps" in english.message(found)


@rule("4.6.3")
def test_pieces_that_come_from_nowhere_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding names the sentence after which the position is not one any more."""

    def place(g: Labyrinth, c: Country, n: int, rule: str, *, active: bool = False) -> int:
        g.set(c, "sleeper cells", c.sleeper_cells + n, rule)
        return n

    monkeypatch.setattr(pieces, "place_cells", place)
    found = only(tried(event("+1 prestige", "place 1 cell in Iraq", "+1 funding")))
    assert (found.code, found.span.line) == ("X002", 5)
    assert "16 cells" in english.message(found)
    assert "16 Zellen" in english.message(found, "de")


def test_a_card_that_cannot_be_taken_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A change past the door leaves no record."""

    def place_aid(g: Labyrinth, c: Country, n: int, rule: str) -> None:
        g.values[g.schema.slot["prestige"]] = 12 if g.prestige < 12 else 1

    monkeypatch.setattr(pieces, "place_aid", place_aid)
    found = only(tried(event("place 1 aid in Iraq")))
    assert found.code == "X002"
    assert "taking the event back" in english.message(found)
    assert "nicht wieder wie vorher" in english.message(found, "de")


def test_branches_that_nothing_leads_to() -> None:
    """The outermost of them only, at its condition; what comes after a choice that finds nothing is told once."""
    text = card(
        "play in a muslim country c",
        "event:",
        "  if troops in c > 14 and troops on track > 9:",
        "    +1 prestige",
        "    if us is soft: +1 funding",
        "  else: place 1 cell in c",
        "  choose a country d where plots > 12",
        "  alert plot in d",
        "  remove 1 cell from d",
    )
    findings = tried(text)
    assert places(findings) == [("X003", 5), ("X003", 10)]
    assert findings[0].span.column == text.split("\n")[4].index("troops") + 1
    assert shown(findings[0]).countries


@rule("6.2.6")
def test_an_event_that_may_never_be_played() -> None:
    found = only(tried(card("play if cells in Iraq > 12 and troops in Iraq > 22", "event:", "  +1 prestige")))
    assert (found.code, found.span.line) == ("X003", 3)
    assert "may be played" in english.message(found)


def test_sentences_without_any_effect() -> None:
    """One of several is told at its line; if the whole event does nothing, that is told once."""
    assert places(tried(card("play in an ally country c", "event:", "  set c to ally", "  draw 1 card"))) == [
        ("X004", 5)
    ]
    assert places(tried(card("play in an ally country c", "event:", "  set c to ally"))) == [("X004", 4)]


def test_an_event_that_one_side_has_nothing_of() -> None:
    found = only(tried(event("if jihadist: +1 funding", head="unassociated, 1 op")))
    assert (found.code, found.span.line) == ("X004", 3)
    assert "the US" in english.message(found)


@rule("6.2.7")
def test_parts_of_lasting_effects_that_are_never_seen() -> None:
    """An answer that changes no outcome, a trigger that never acts, an end that never comes."""
    text = card(
        "while in effect:",
        "  may jihad in Iraq: yes",
        "  may recruit in Iraq: no",
        "  when a plot is placed in Iraq if prestige > 20: end this",
        "  when a plot is placed in Iraq: +1 prestige",
        "  ends when troops in Iraq > 30",
        head="us, 2 ops, mark",
    )
    assert places(tried(text)) == [("X005", 4), ("X003", 6), ("X003", 8)]


def test_an_answer_for_one_sentence_that_makes_no_difference() -> None:
    text = card(
        "play in a poor muslim country c",
        "event:",
        "  war of ideas in c, with:",
        "    may plot in c: no",
        "    gwot penalty: 0",
    )
    assert places(tried(text)) == [("X005", 6)]


def test_a_clean_card_has_no_findings() -> None:
    """Choices, branches, options and a lasting effect, all of which come up."""
    text = card(
        "play in a muslim country c where cells > 0",
        "event:",
        "  if c is ally or c is neutral: remove 1 cell from c",
        "  else:",
        "    do 1 of:",
        '      option "aid" if c is poor: place 1 aid in c',
        '      option "prestige": -1 prestige',
        "while in effect:",
        "  gwot penalty: + 1",
        "  when a plot is resolved in Iraq: end this",
        head="unassociated, 2 ops, mark",
    )
    assert tried(text) == []


# -- positions in the report ------------------------------------------------------------------------------


# What a scenario cannot say, or what hangs on it; plots and marks are looked at by themselves.
UNSAID = ("hand of", "history", "last history", "draw pile", "discard pile", "lapsing box", "first plot", "phase")
UNSAID += (
    "Nigeria governance",
    "side to act",
    "cards played",
    "available plots",
    "resolved plots",
    "removed plots",
    "revealed plots",
    "marks",
)


def test_a_position_becomes_a_scenario_and_comes_back() -> None:
    """All that a scenario can say is said: levels, pieces, markers, plots, tracks and boxes."""
    made = bench()
    compared = 0
    for seed in range(40):
        values = made.position(random.Random(seed))
        turned = any(c.mat and c.kind == MUSLIM and c.is_untested for c in made.game.countries)
        if turned or made.game.get("extra cells on map"):
            continue  # no scenario begins with more cells than on the track, or with a mat turned and unmarked
        data, _ = flatten(load_marked(made.written(values), "p.yaml"), "p.yaml")
        game = new_game(scenario.make("p", "p.yaml", data), 1)
        for slot, value in enumerate(values):
            name = made.game.schema.name_of(slot)
            if name.endswith(" plots") and made.game.schema.space_of[slot] >= 0:
                assert [p.kind for p in game.values[slot]] == [p.kind for p in value], (seed, name)
            elif not name.startswith(UNSAID):
                order = sorted if name == "removed cards" else lambda value: value
                assert order(game.values[slot]) == order(value), (seed, name)
        named = {(mark.name, mark.place) for mark in game.marks}
        assert named <= {(mark.name, mark.place) for mark in made.game.marks}
        compared += 1
    assert compared > 30


def test_the_smallest_position_has_nothing_to_spare() -> None:
    """Asked for troops in one country, nothing else is left but the cell without which the game is won (2.1.1)."""
    made = bench()
    values = next(v for v in (made.position(random.Random(i)) for i in range(99)) if made.load(v).at["Iraq"].troops > 1)
    slot = made.game.schema.base["troops"] + made.game.at["Iraq"].index
    small = smallest(made, values, lambda v: v[slot] > 0)
    assert small[slot] == 1
    assert sum(made.load(small).values[made.game.schema.base["troops"] + c.index] for c in made.game.countries) == 1
    assert not made.game.marks
    assert "troops: 1" in made.written(small)
    least = made.written(smallest(made, values, lambda v: True))
    left = [line for line in least.split("\n") if line not in made.written(made.empty).split("\n")]
    assert left[0] == "countries:"
    assert len(left) == 2
    assert "cells: 1" in left[1]


# -- cards, scenarios and the command line ---------------------------------------------------------------


SAMPLE = [2, 5, 19, 41, 57, 84, 116, 121, 152, 166, 184, 196, 205, 223, 232, 239]


@pytest.mark.parametrize("number", SAMPLE)
def test_cards_of_the_project_are_clean(number: int) -> None:
    """A sample; the campaign tries them all."""
    of = library.library().cards[number]
    assert tried_of(of, STATES, 1) == []


@pytest.mark.slow
def test_campaign_all_cards_of_the_project_are_clean() -> None:
    """Every card, on as many positions as by default, with three seeds."""
    cards = library.library()
    for of in (c for c in cards.cards.values() if c.number == c.copies[0]):
        for seed in (1, 2, 3):
            findings = tried_of(of, 300, seed)
            assert findings == [], english.text(findings[0])


def test_a_variant_takes_the_place_of_the_card_with_its_number(tmp_path: Path, capsys: Capture) -> None:
    """A file outside the project, with a number of the project: it belongs to the same set, on both boards."""
    path = tmp_path / "variant.card"
    path.write_text(
        'card 19 "Kemalist Republic"\n  us, 2 ops\n  event:\n    set Turkey to fair ally\n', encoding="utf-8"
    )
    assert main(["lint", "--deep", "--states", "20", str(path)]) == 0
    assert capsys.readouterr().out == "1 card, 0 scenarios: no findings\n"


def test_the_cards_of_a_scenario_are_tried_too(tmp_path: Path, capsys: Capture) -> None:
    """In the deck and on the board of the scenario; the finding stands in its file."""
    path = tmp_path / "mine.yaml"
    lines = ["name: Mine", "game: labyrinth", "extends: anaconda", "cards:", "  - |", '    card 19 "Kemalist Republic"']
    lines += [
        "      us, 2 ops",
        "      event:",
        "        set Turkey to fair ally",
        "        if prestige > 7 and funding > 99:",
    ]
    path.write_text("\n".join([*lines, "          +1 prestige", ""]), encoding="utf-8")
    assert main(["lint", "--deep", "--states", "20", "--select", "X", str(path)]) == 1
    out = capsys.readouterr().out
    assert f"{path}:10:" in out
    assert "X003" in out


def test_deep_findings_on_the_command_line(tmp_path: Path, capsys: Capture) -> None:
    """As text with the position below, and only when asked for; a comment lets one pass with or without --deep."""
    path = tmp_path / "bridge.card"
    path.write_text(event("if us: +1 prestige", head="unassociated, 2 ops"), encoding="utf-8")
    assert main(["lint", str(path)]) == 0
    capsys.readouterr()
    assert main(["lint", "--deep", "--states", "20", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{path}:3:3: X004 ")
    assert "       us posture: hard" in lines
    assert lines[-1] == "1 finding in 1 file (deep 1)"
    allowed = event("if us: +1 prestige", head="unassociated, 2 ops").replace(
        "event:", "event:  # daedalus-lint: ignore X004 because the other side gains by spending it"
    )
    path.write_text(allowed, encoding="utf-8")
    assert main(["lint", "--deep", "--states", "20", str(path)]) == 0
    assert main(["lint", str(path)]) == 0


@pytest.mark.parametrize(
    "options", [["--states", "5"], ["--seed", "5"], ["--deep", "--fix"], ["--deep", "--states", "0"]]
)
def test_options_that_make_no_sense(options: list[str], capsys: Capture) -> None:
    assert main(["lint", *options, str(project_cards() / "base" / "019-kemalist-republic.card")]) == 2
    assert capsys.readouterr().err.startswith("daedalus: --")


def test_the_same_seed_finds_the_same_in_every_process(tmp_path: Path) -> None:
    """Whatever the order of sets in a process; another seed shows another position."""
    path = tmp_path / "bridge.card"
    path.write_text(event("if us: +1 prestige", head="unassociated, 2 ops"), "utf-8")

    def run(hashes: str, seed: str) -> str:
        command = [sys.executable, "-m", "daedalus_tools.cli", "lint", "--deep", "--states", "30", "--seed", seed]
        made = subprocess.run(
            [*command, str(path)], env={"PYTHONHASHSEED": hashes}, capture_output=True, text=True, check=False
        )
        assert made.returncode == 1, made.stderr
        return made.stdout

    assert run("1", "1") == run("2", "1")
    assert run("1", "1") != run("1", "2")


def test_both_sides_are_tried() -> None:
    """A side's own event for that side only, an automatic or unassociated one for both."""
    cards = library.library().cards
    for number, sides in ((19, [US]), (63, [JIHADIST]), (98, [US, JIHADIST]), (120, [US, JIHADIST])):
        assert list(trial_of(cards[number], [BASE]).seen) == sides


def test_what_is_offered_can_be_pasted(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """The position in a file and the command as it is printed: the event is played there, and changes nothing."""
    monkeypatch.chdir(tmp_path)
    Path("bridge.card").write_text(
        card("play in an ally country c", "event:", "  set c to ally", "  draw 1 card"), encoding="utf-8"
    )
    assert main(["lint", "--deep", "--states", "30", "bridge.card"]) == 1
    printed = capsys.readouterr().out.splitlines()
    at = next(i for i, line in enumerate(printed) if line.strip().startswith("name: "))
    text = [line[7:] for line in printed[at : printed.index("", at)]]
    Path("position.yaml").write_text("\n".join([*text, ""]), encoding="utf-8")
    typed = " ".join(line.strip() for line in printed[:at]).partition("type: daedalus ")[2]
    assert typed.startswith("try bridge.card --scenario position.yaml --as us --seed ")
    assert main(["lint", "position.yaml"]) == 0
    assert main(typed.split()) == 0
    assert "Alignment" not in capsys.readouterr().out


def test_no_position_is_one_where_the_game_is_over() -> None:
    """Neither those that are tried nor the smallest ones."""
    text = card("play in a muslim country c", "event:", "  if troops in c > 14: +1 prestige", "  place 1 cell in c")
    assert not winner_now(shown(only(tried(text))))
    trial = trial_of(library.library().cards[12], [MIXED])
    for i in range(40):
        trial.attempt(trial.benches[0], "us", None, i)
    assert trial.runs > 20
    example = trial.seen["us"].example
    assert example is not None
    assert not winner_now(example.bench.load(example.values))
