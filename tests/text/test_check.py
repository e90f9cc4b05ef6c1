# ruff: noqa: E501 (lines of locale files, as they are)
"""`daedalus i18n check` finds mistakes that are put into the files of a language, and nothing in right changes."""

from __future__ import annotations

import functools
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.text.cards import languages
from daedalus.text.locales import Problem, files
from daedalus.text.plan import Name
from daedalus.text.speech import Speaker
from daedalus_tools.i18n.checking import check

GAME = registry.game("labyrinth")
POLISH = "pl"

# What is written, what it is changed to, and what a finding about it names.
MISTAKES = (
    ('test = { DO("test") } { FORM($c, case: "acc") }', 'test = { DO("test") } { FORM($d, case: "acc") }', "test: $d"),
    ('side-selects-posture = { DO("choose") } Nastawienie { FORM($c, case: "gen") }', 'side-selects-posture = { DO("choose") } Nastawienie', "side-selects-posture: $c"),
    ('move-cells = { DO("move") } { N($n, "cell") } { FROM($c) } { TO($d) }', 'move-cells = { DO("move") } { N($n, "cell") } { FROM($c) }', "move-cells: $d"),
    ('draw-cards = { DO("draw") } { N($n, "card") }\nside', 'draw-cards = { DO("draw") } { N($n, "kard") }\nside', "draw-cards: kard"),
    ('side-draws-cards = { DO("draw") }', 'side-draws-cards = { DO("drawn") }', "side-draws-cards: drawn"),
    ("set-funding = { DO(\"put-at\") } Fundusze na { FORM($n, case: \"acc\") }", "set-funding = { DO(\"put-at\") } Fundusze na { FORM($n, case: \"akk\") }", "set-funding: akk"),
    ("set-prestige = { DO(\"put-at\") } Prestiż na { FORM($n, case: \"acc\") }", "set-prestige = { DO(\"put-at\") } Prestiż na 5", "set-prestige: "),
    ("change-prestige = { SIGNED($n) } do Prestiżu", "change-prestige = { SIGN($n) } do Prestiżu", "change-prestige: SIGN"),
    ("    .up = { DO(\"raise\") } Prestiż o { FORM($n, case: \"acc\") }\n", "", "change-prestige.up"),
    ("roll-die = { DO(\"roll\") } kością", "roll-die = { DO(\"roll\") } a die", "roll-die: die"),
    ("wmd-in-play = { DO(\"remove\") } jedną", "wmd-in-play = { DO(\"remove\") } 2", "remove-wmd-in-play: 2"),
    ("roll-posture = { DO(\"roll\") } na", "roll-postur = { DO(\"roll\") } na", "roll-postur"),
    ("conduct-operation = { DO(\"conduct\") } operację o wartości { FORM($n) }", "conduct-operation = { DO(\"conduct\") } operation of value { FORM($n) }", "conduct-operation: operation"),
    ("    .yes = komórki mogą podróżować { FROM($x) } { TO($y) }", "    .yes = cells may travel { FROM($x) } { TO($y) }", "point-may-travel.yes: "),
    ("    .no = komórki nie mogą podróżować { FROM($x) } { TO($y) }\n", "", "point-may-travel.no"),
    ("    .one-dat = komórce\n", "", "cell: .one-dat"),
    ("    .many-gen = komórek\n", "", "cell: .many-gen"),
    ("    .many-ins = znacznikami Pomocy\n", "", "aid: .many-ins"),
    ("    .gen = Iranu\n", "", "country-iran: .gen"),
    ("    .in = w Iraku\n", "", "country-iraq: .in"),
    ("    .loc = Maroku\n    .in", "    .in", "country-morocco: .loc"),
    ("    .gender = m\n    .gen = Iraku\n", "    .gen = Iraku\n", "country-iraq: .gender"),
    ("list-and = { $before } i { $last }", "list-and = { $before } i", "list-and: $last"),
    ("list-or = { $before } lub { $last }", "list-or = { $before } or else { $last }", "list-or: "),
    ("blocked-by = nie można zagrać, gdy w grze jest { OR($cards) }", "blocked-by = nie można zagrać, gdy w grze jest { OR($card) }", "blocked-by: $card"),
    ("requires = można zagrać tylko wtedy, gdy w grze jest { AND($cards) }", "requires = można zagrać tylko wtedy (gdy w grze jest { AND($cards) }", "requires: można"),
    ("allows = umożliwia { AND($cards) }", "allows = TODO umożliwia { AND($cards) }", "allows: "),
    ("blocks = blokuje { AND($cards) }", "blocks = blokuje{ AND($cards) }", "blocks: "),
    ("play-if = zagraj, jeżeli { $what }\n", "", "play-if"),
    ("play-in = zagraj { IN($where) }", "play-in = { \"\" }", "play-in: "),
    ("ends = kończy się, gdy { $what }", "ends = ends when { $what }", "ends: "),
    ("do-place = umieść\n    .inf = umieścić\n", "do-place = umieść\n", "do-place: .inf"),
    ("    .s3 = usuwa\n", "", "do-remove: .s3"),
    ("    .s3 = testuje\n", "    .s3 = tests\n", "do-test.s3: tests"),
    ("    [tam] tam dostępną intrygę { FORM($n) }\n   *[other] dostępną intrygę { FORM($n) } { IN($c) }", "    [tam] tam dostępną intrygę\n   *[other] dostępną intrygę { IN($c) }", "place-plot: $n"),
    ("country-saudi-arabia = Arabia Saudyjska", "country-saudi-arabja = Arabia Saudyjska", "country-saudi-arabja"),
)  # fmt: skip
BROKEN = (
    ('test = { DO("test") } {', 'test = { DO("test") { '),
    ('    .down = { DO("lower") } Fundusze o { FORM($n, case: "acc") }', '    .down { DO("lower") } Fundusze'),
    ("allows = umożliwia { AND($cards) }", "allows = umożliwia { AND($cards)"),
    ("do-test = przetestuj", "do test = przetestuj"),
)
# What was once not found: each of these must be.
SLY = (
    ("    [few] { $than } znaczniki\n", "", "marks-of.lt: few"),
    ("    .not = w grze nie ma { FORM($m) }", "    .not = w grze jest { FORM($m) }", "in-effect.not: says the same"),
    ('.less = Wycofanie kosztuje o { FORM($n) } mniej', '.less = Wycofanie kosztuje o { FORM($n) } więcej', "point-cost-of-withdraw.less: says the same as .more"),
    ('    .down = { DO("lower") } Fundusze', '    .down = { DO("raise") } Fundusze', "change-funding.down: raise instead of lower"),
    ('move-troops = { DO("move") } { N($n, "troop") } { FROM($c) } { TO($d) }', 'move-troops = { DO("move") } { N($n, "troop") } { FROM($d) } { TO($c) }', "move-troops: FROM($d) instead of FROM($c)"),
    ("    .dat = Dżihadyście\n", "", "side-jihadist: .dat"),
    ("country-egypt = Egipt\n", "country-egypt = Liban\n", "country-egypt: its other forms"),
    ("    .s3 = umieszcza\n", "    .s3 = umieszczają\n", "do-place.s3: umieszczają is .p3 too"),
    ("    .inf = pogorszyć\n", "    .inf = poprawić\n", "do-worsen.inf: poprawić is said of do-improve too"),
    ("[f] , która nie jest { $what },", "[f] , która jest { $what },", "that-is.not: in one of its variants"),
    ("    .gender = f\n    .gen = Libii", "    .gender = fem\n    .gen = Libii", "country-libya.gender: fem"),
    ("    .in = w Libii\n", "    .in = w Syrii\n", "country-libya.in: w Syrii is said of country-syria"),
    ("    .fused = place\n", "    .fused = placing\n", "place-cells.fused: placing"),
    ('    [tam] tam dostępną intrygę { FORM($n) }\n', '    [tam] tam dostępną intrygę\n', "place-plot: $n in some of the variants"),
    ("    .one-acc = komórkę\n", "", "cell: .one-acc"),  # that only some genders write
    ("*[other] znacznik Zmiany Reżimu { FROM($c) }", "*[other] znacznik Oblężonego Reżimu { FROM($c) }", "remove-regime-change: Oblężonego: besieged"),
)  # fmt: skip
RIGHT = (
    ("test = { DO(\"test\") } {", "test = teraz { DO(\"test\") } {"),
    ("select-posture = { DO(\"set\") } Nastawienie", "select-posture = { DO(\"set\") } nowe Nastawienie"),
    ("move-cells = { DO(\"move\") } { N($n, \"cell\") } { FROM($c) } { TO($d) }", "move-cells = { DO(\"move\") } { FROM($c) } { TO($d) } { N($n, \"cell\") }"),
    ("set-prestige = { DO(\"put-at\") } Prestiż", "set-prestige = { DO(\"set\") } Prestiż"),
    ("wmd-in-play = { DO(\"remove\") } jedną", "wmd-in-play = { DO(\"remove\") } 1"),
    ("roll-die = { DO(\"roll\") } kością", "roll-die = { DO(\"roll\") } jedną kością"),
    ("conduct-operation = { DO(\"conduct\") } operację", "conduct-operation = { DO(\"conduct\") } Operację"),
    ("change-prestige = { SIGNED($n) } do Prestiżu", "change-prestige = Prestiż { SIGNED($n) }"),
    ("    .yes = komórki mogą podróżować", "    .yes = wolno komórkom podróżować"),
    ("    .one-dat = komórce\n", "    .one-dat = komóreczce\n"),
    ("    .many = komórki\n", "    .many = komórki\n    .many-voc = komórki\n"),
    ("    .in = w Iraku\n", "    .in = na terenie Iraku\n"),
    ("list-and = { $before } i { $last }", "list-and = { $before } oraz { $last }"),
    ("title = „{ $text }”", "title = «{ $text }»"),
    ("blocked-by = nie można zagrać, gdy w grze jest", "blocked-by = nie zagrywaj, jeśli w grze jest"),
    ("requires = można zagrać tylko wtedy, gdy w grze jest { AND($cards) }", "requires = można zagrać tylko wtedy (gdy w grze jest { AND($cards) })"),
    ("allows = umożliwia", "# Karty, na które pozwala ta.\nallows = pozwala zagrać"),
    ("do-place = umieść\n", "do-place = połóż\n"),
    ("ends = kończy się, gdy { $what }", "ends = gdy { $what }, kończy się"),
    ("play-in = zagraj { IN($where) }", "play-in = zagraj\n    { IN($where) }"),
)  # fmt: skip


@functools.cache
def before() -> frozenset[tuple[str, str]]:
    return frozenset((x.what, x.text) for x in check(GAME, POLISH))


def changed(folder: Path, changes: Sequence[tuple[str, ...]]) -> list[Problem]:
    """What is found, which was not before, when the files have been changed."""
    copies = []
    for i, file in enumerate(files(GAME, POLISH)):
        copies.append(folder / f"{i}" / file.name)
        copies[-1].parent.mkdir(parents=True)
        shutil.copy(file, copies[-1])
    for old, new, *_ in changes:
        [at] = [copy for copy in copies if old in copy.read_text(encoding="utf-8")][:1]
        at.write_text(at.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    return [x for x in check(GAME, POLISH, copies) if (x.what, x.text) not in before()]


def test_mistakes_are_found(tmp_path: Path) -> None:
    texts = [x.text for x in changed(tmp_path, MISTAKES)]
    lost = [hint for _, _, hint in MISTAKES if not any(text.startswith(hint) for text in texts)]
    assert len(MISTAKES) + len(BROKEN) == 40
    assert len(lost) <= 2, lost


def test_sly_mistakes_are_found(tmp_path: Path) -> None:
    texts = [x.text for x in changed(tmp_path, SLY)]
    assert not [hint for *_, hint in SLY if not any(text.startswith(hint) for text in texts)]


@pytest.mark.parametrize("mistake", BROKEN, ids=[new[:12] for _, new in BROKEN])
def test_what_cannot_be_read_is_found(mistake: tuple[str, str], tmp_path: Path) -> None:
    assert any(x.what == "syntax" for x in changed(tmp_path, [mistake]))


def test_a_broken_line_does_not_hide_that_a_text_disagrees(tmp_path: Path) -> None:
    wrong = ("    .many-gen = komórek\n", "    .many-gen = 7 komórek\n")
    assert any(x.what == "disagrees" for x in changed(tmp_path, [BROKEN[0], wrong]))


def test_right_changes_are_not(tmp_path: Path) -> None:
    assert len(RIGHT) == 20
    assert not [f"{x.what} {x.text}" for x in changed(tmp_path, RIGHT)]


@pytest.mark.parametrize("language", languages())
def test_no_language_has_mistakes(language: str) -> None:
    assert not [f"{x.file.name}:{x.line} {x.what} {x.text}" for x in check(GAME, language)]


def test_a_thing_that_is_taken_for_a_number_is_said_by_its_name(tmp_path: Path) -> None:
    """And not by where it lies in memory, of which every check would tell something else."""
    file = tmp_path / "x.ftl"
    file.write_text("slip = { SIGNED($c) }\ncountry-iraq = Irak\n", encoding="utf-8")
    assert Speaker(GAME, POLISH, [file]).message("slip", {"c": Name("Iraq", "country")}) == "+Irak"
