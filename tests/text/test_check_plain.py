# ruff: noqa: E501 (lines of locale files, as they are)
"""`daedalus i18n check` finds mistakes in the messages that are said as they are, and nothing in right changes: digests of
rules, findings, names, heads of cards, questions and the log."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.text.locales import Problem
from daedalus_tools.i18n.plain import check_plain

GAME = registry.game("labyrinth")
POLISH = "pl"
# Small files of their own, so that the mistakes do not hang on how the language goes on.
FILES = {
    "labyrinth/rules.ftl": """\
rule-2-1-1 = Gracz US wygrywa natychmiast, gdy kraje o Dobrych Rządach mają 12 Zasobów, gdy 15 krajów ma Dobre lub Poprawne Rządy albo gdy na mapie nie ma komórki.
rule-2-2 = Jeżeli „Oil Price Spike” sprawi, że obie strony naraz spełnią warunek, wygrywa strona, która zagrała tę kartę.
rule-4-2-6 = Każde „Oil Price Spike” w grze zwiększa Zasoby wszystkich eksporterów ropy o 1.
rule-4-3-3 = Nastawienie Izraela jest zawsze twarde.
rule-4-4 = Iran nie jest krajem ani muzułmańskim, ani niemuzułmańskim; jego Rządy są stałe.
rule-4-6-1 = Jest 15 komórek, pionków Dżihadystów, i 15 oddziałów, pionków US.
rule-4-7-1 = Prestiż US wynosi od 1 do 12 i ma cztery poziomy (niski, umiarkowany, wysoki i bardzo wysoki).
rule-12-3-8 = Bot nigdy nie przeprowadza Małego Dżihadu w kraju o Słabych Rządach.
rule-8-4-5 = Gdy Pakistan po raz pierwszy dostanie się pod Rządy Islamskie, jego trzy intrygi WMD stają się dostępne.
""",
    "labyrinth/fields.ftl": """\
field-prestige = Prestiż
    .low = niski
    .medium = umiarkowany
    .high = wysoki
    .very-high = bardzo wysoki
field-governance = Rządy
    .untested = nieznane
    .good = Dobre
    .fair = Poprawne
    .poor = Słabe
    .islamist-rule = Islamskie
field-sleeper-cells = uśpione komórki
    .count =
        { $n ->
            [one] { $n } uśpiona komórka
            [few] { $n } uśpione komórki
           *[other] { $n } uśpionych komórek
        }
field-plots = intrygi
    .item = intryga { $kind }{ $up ->
        [yes] { " " }odkryta
       *[no] { "" }
    }{ $backlash ->
        [yes] { " " }odwrócona
       *[no] { "" }
    }
    .count = intrygi: { $n }
field-draw-pile = stos dobierania
""",
    "labyrinth/options.ftl": """\
option-war-of-ideas = Wojna Idei
option-plot-n = intryga { $n }
option-n-militia-n-cell = Milicja: { $n }, komórki: { $m }
option-hard = twarde
""",
    "labyrinth/header.ftl": """\
set-base = podstawowy
set-awakening = Przebudzenie
symbol-outside-caliphate = poza kalifatem
""",
    "header.ftl": """\
header-ops =
    { $n ->
        [one] { $n } punkt operacji
        [few] { $n } punkty operacji
       *[other] { $n } punktów operacji
    }
header-remove = usuń
header-remove-if = usuń, jeżeli zagrywa { $side }
header-mark-in = znacznik ({ $place })
header-blocked-by = blokują: { $cards }
header-card-if = { $card } (jeżeli zagrywa { $side })
label-when-played = po zagraniu
""",
    "options.ftl": """\
option-yes = tak
option-event-first = najpierw zdarzenie
option-in = { $place }: { $what }
""",
    "changes.ftl": """\
change-value = { $field } { $old } -> { $new }
change-gone = { $field } znika
change-in = { $place }: { $changes }
change-mark-in = { $mark } ({ $place }) działa
""",
    "report.ftl": """\
report-help = pomoc
report-findings =
    { $n ->
        [one] { $n } uwaga
        [few] { $n } uwagi
       *[other] { $n } uwag
    }
report-sum = { $findings }, pliki: { $files } ({ $groups })
report-fixable = { $n } można naprawić przez --fix
""",
    "lint.ftl": """\
did-you-mean = { COUNT($near) ->
        [0] { "" }
       *[other] Może chodziło o: { OR($near) }?
    }
it-runs = Od { $low } do { $high }.
S001 = tego się tu nie spodziewano: { QUOTED($word) }
    .help = Popraw ten wiersz.
S003 = tabulator na karcie
    .help = Wcięcia rób spacjami.
    .fix = spacje zamiast tabulatorów
S009-event = pusty blok
    .help = Napisz, co się dzieje, z wcięciem pod `event:`.
S014 = zbyt głębokie zagnieżdżenie
    .help = Największa głębokość nawiasów: { $most }.
S019 = spacje na końcu wiersza
    .help = Usuń je.
    .fix = usunąć spacje
""",
    "kit.ftl": """\
turn-begins = Tura { $turn }
turn-ends = Koniec tury
card-played = { $side } zagrywa { $card }: { $way }
cards-drawn =
    { $n ->
        [one] { $side } dobiera { $n } kartę
        [few] { $side } dobiera { $n } karty
       *[other] { $side } dobiera { $n } kart
    }
card-discarded = { $side } odrzuca { $card }
only-by-itself = zachodzi tylko wtedy, gdy karta jest wykorzystana lub odrzucona
""",
    "labyrinth/log.ftl": """\
word-side =
    { $id ->
        [us] Gracz US
       *[jihadist] Dżihadysta
    }
travel-roll = Podróż z: { $origin }, do: { $target }, potrzeba najwyżej { $needed }{ $added }
""",
    "labyrinth/decisions.ftl": """\
move-cell = przesuń komórkę ({ $c } → { $target })
play-card = zagraj kartę
""",
}  # fmt: skip

# The file, what is written, what it is changed to, and what a finding about it names.
MISTAKES = (
    ("labyrinth/rules.ftl", "mają 12 Zasobów", "mają 13 Zasobów", "rule-2-1-1: 13"),
    ("labyrinth/rules.ftl", "15 oddziałów", "14 oddziałów", "rule-4-6-1: 14"),
    ("labyrinth/rules.ftl", "od 1 do 12 i", "od 1 do końca i", "rule-4-7-1: 12 is not said"),
    ("labyrinth/rules.ftl", "Nastawienie Izraela", "Nastawienie Iraku", "rule-4-3-3: israel"),
    ("labyrinth/rules.ftl", "Gdy Pakistan", "Gdy Afganistan", "rule-8-4-5: pakistan"),
    ("labyrinth/rules.ftl", "Jeżeli „Oil Price Spike”", "Jeżeli „Oil Price Spikes”", "rule-2-2: Oil"),
    ("labyrinth/rules.ftl", "rule-4-2-6 =", "rule-4-2-66 =", "rule-4-2-66"),
    ("labyrinth/rules.ftl", "Iran nie jest krajem ani muzułmańskim, ani niemuzułmańskim; jego Rządy są stałe.", "Iran is neither Muslim nor non-Muslim; jego Rządy są stałe.", "rule-4-4: "),
    ("labyrinth/rules.ftl", "i bardzo wysoki).", "i bardzo wysoki.", "rule-4-7-1: "),
    ("labyrinth/fields.ftl", "    .fair = Poprawne\n", "", "field-governance.fair"),
    ("labyrinth/fields.ftl", "    .poor = Słabe\n", "    .por = Słabe\n", "field-governance.por"),
    ("labyrinth/fields.ftl", "            [few] { $n } uśpione komórki\n", "", "field-sleeper-cells.count: few"),
    ("labyrinth/fields.ftl", "intryga { $kind }{ $up", "intryga { $king }{ $up", "field-plots.item: $king"),
    ("labyrinth/fields.ftl", "        [yes] { \" \" }odwrócona\n       *[no]", "        [ja] { \" \" }odwrócona\n       *[no]", "field-plots.item: [ja]"),
    ("labyrinth/fields.ftl", ".count = intrygi: { $n }", ".count = intrygi", "field-plots.count: $n"),
    ("labyrinth/fields.ftl", "field-draw-pile = stos dobierania", "field-draw-pile = draw pile", "field-draw-pile: draw"),
    ("labyrinth/options.ftl", "option-war-of-ideas = Wojna Idei", "option-war-of-idea = Wojna Idei", "option-war-of-idea"),
    ("labyrinth/options.ftl", "komórki: { $m }", "komórki: 1", "option-n-militia-n-cell: $m"),
    ("labyrinth/options.ftl", "option-hard = twarde", "option-hard = TODO", "option-hard: TODO"),
    ("labyrinth/header.ftl", "symbol-outside-caliphate = poza kalifatem", "symbol-outside-caliphate = { \"\" }", "symbol-outside-caliphate: nothing"),
    ("labyrinth/header.ftl", "set-base = podstawowy\n", "", "set-base"),
    ("header.ftl", "header-mark-in = znacznik ({ $place })", "header-mark-in = znacznik ({ $space })", "header-mark-in: $space"),
    ("header.ftl", "usuń, jeżeli zagrywa { $side }", "usuń, jeżeli zagrywa", "header-remove-if: $side"),
    ("header.ftl", "        [few] { $n } punkty operacji\n", "", "header-ops: few"),
    ("header.ftl", "header-card-if = { $card } (jeżeli", "header-card-if = { $card } jeżeli", "header-card-if: "),
    ("header.ftl", "header-blocked-by = blokują: { $cards }", "header-blocked-by = blocked by { $cards }", "header-blocked-by: blocked"),
    ("options.ftl", "option-event-first = najpierw zdarzenie", "option-event-first = event first", "option-event-first: event"),
    ("options.ftl", "option-in = { $place }: { $what }", "option-in = { $place }", "option-in: $what"),
    ("changes.ftl", "{ $old } -> { $new }", "{ $old }", "change-value: $new"),
    ("changes.ftl", "change-gone = { $field } znika", "change-gone = { $field }znika", "change-gone: "),
    ("report.ftl", "report-fixable = { $n } można", "report-fixable = { $n } { PLURAL($n) } można", "report-fixable: PLURAL"),
    ("report.ftl", "({ $groups })", "({ $groups }", "report-sum: "),
    ("lint.ftl", "Może chodziło o: { OR($near) }?", "Może chodziło o: { ODER($near) }?", "did-you-mean: ODER"),
    ("lint.ftl", "    .fix = usunąć spacje\n", "", "S019.fix"),
    ("lint.ftl", "    .help = Wcięcia rób spacjami.\n", "    .pomoc = Wcięcia rób spacjami.\n", "S003.pomoc"),
    ("lint.ftl", "nawiasów: { $most }.", "nawiasów: 5.", "S014.help: $most"),
    ("kit.ftl", "{ $side } zagrywa { $card }: { $way }", "{ $side } zagrywa { $card }", "card-played: $way"),
    ("kit.ftl", "only-by-itself = zachodzi tylko wtedy, gdy karta jest wykorzystana lub odrzucona", "only-by-itself = it happens only when karta jest wykorzystana", "only-by-itself: "),
    ("labyrinth/log.ftl", "[us] Gracz US", "[usa] Gracz US", "word-side: [us"),
    ("labyrinth/decisions.ftl", "play-card = zagraj kartę", "play-card = zagraj kartę\nplay-card = zagraj inną kartę", "play-card is there twice"),
)  # fmt: skip
# What was once not found: each of these must be.
SLY = (
    ("labyrinth/rules.ftl", "15 krajów ma", "12 krajów ma", "rule-2-1-1: 12 instead of 15"),  # 12 is there as well
    ("labyrinth/rules.ftl", "Jeżeli „Oil Price Spike” sprawi", "Jeżeli to zdarzenie sprawi", "rule-2-2: Oil Price Spike"),
    ("labyrinth/rules.ftl", "Bot nigdy nie przeprowadza", "Bot przeprowadza", "rule-12-3-8: English denies it"),
    ("labyrinth/fields.ftl", "[few] { $n } uśpione komórki", "[kilka] { $n } uśpione komórki", "field-sleeper-cells.count: [kilka]"),
    ("labyrinth/fields.ftl", "[few] { $n } uśpione komórki", "[few] uśpione komórki", "field-sleeper-cells.count: $n in some"),
    ("labyrinth/fields.ftl", "            [one] { $n } uśpiona komórka\n            [few] { $n } uśpione komórki\n", "", "field-sleeper-cells.count: one"),
    ("labyrinth/rules.ftl", "Jeżeli „Oil Price Spike” sprawi", "Jeżeli „Opium” sprawi", "rule-2-2: Opium instead of Oil Price Spike"),
    ("labyrinth/options.ftl", "option-plot-n = intryga { $n }", "option-plot-n = { $n ->\n    [jeden] intryga { $n }\n   *[other] intrygi { $n }\n}", "option-plot-n: [jeden]"),
    ("lint.ftl", "pod `event:`", "pod `zdarzenie:`", "S009-event.help: `zdarzenie:` instead of `event:`"),
)  # fmt: skip
BROKEN = (
    ("labyrinth/rules.ftl", "rule-4-6-1 = Jest", "rule 4-6-1 = Jest"),
    ("labyrinth/fields.ftl", "           *[other] { $n } uśpionych komórek", "            [other] { $n } uśpionych komórek"),
    ("header.ftl", "header-card-if = { $card } (", "header-card-if = { $card ("),
    ("lint.ftl", "it-runs = Od { $low }", "it-runs Od { $low }"),
)  # fmt: skip
RIGHT = (
    ("labyrinth/rules.ftl", "mają 12 Zasobów", "mają razem co najmniej 12 Zasobów"),
    ("labyrinth/rules.ftl", "Nastawienie Izraela jest zawsze twarde", "Izrael ma zawsze twarde Nastawienie"),
    ("labyrinth/rules.ftl", "jego trzy intrygi WMD", "jego 3 intrygi WMD"),
    ("labyrinth/rules.ftl", "ropy o 1.", "ropy o jeden."),
    ("labyrinth/rules.ftl", "rule-4-6-1 = Jest", "# Liczba pionków.\nrule-4-6-1 =\n    Jest"),
    ("labyrinth/fields.ftl", "    .fair = Poprawne\n", "    .fair = dość dobre\n"),
    ("labyrinth/fields.ftl", "[few] { $n } uśpione komórki", "[few] { $n } komórki uśpione"),
    ("labyrinth/fields.ftl", ".count = intrygi: { $n }", ".count =\n        { $n ->\n            [one] { $n } intryga\n            [few] { $n } intrygi\n           *[many] { $n } intryg\n        }"),
    ("labyrinth/fields.ftl", "field-draw-pile = stos dobierania", "field-draw-pile = talia"),
    ("labyrinth/options.ftl", "option-plot-n = intryga { $n }", "option-plot-n = intryga nr { $n }"),
    ("labyrinth/options.ftl", "Milicja: { $n }, komórki: { $m }", "komórki: { $m }, Milicja: { $n }"),
    ("labyrinth/header.ftl", "set-awakening = Przebudzenie", "set-awakening = „Przebudzenie”"),
    ("header.ftl", "header-remove-if = usuń, jeżeli zagrywa { $side }", "header-remove-if = { $side }: usuń"),
    ("header.ftl", "header-blocked-by = blokują: { $cards }", "header-blocked-by = blokują ({ $cards })"),
    ("options.ftl", "option-in = { $place }: { $what }", "option-in = { $what } ({ $place })"),
    ("changes.ftl", "{ $field } { $old } -> { $new }", "{ $field }: { $old } → { $new }"),
    ("report.ftl", "report-help = pomoc", "report-help = rada"),
    ("lint.ftl", "{ OR($near) }?", "{ $near }?"),
    ("kit.ftl", "turn-begins = Tura { $turn }", "turn-begins = { $turn }. tura"),
    ("labyrinth/decisions.ftl", "({ $c } → { $target })", "z: { $c }, do: { $target }"),
    ("labyrinth/rules.ftl", "Bot nigdy nie przeprowadza Małego Dżihadu w kraju", "Mały Dżihad nie jest dla bota w kraju"),
    ("labyrinth/rules.ftl", "ma cztery poziomy", "ma 4 poziomy"),
)  # fmt: skip


def written(root: Path, changes: Sequence[tuple[str, ...]] = ()) -> list[Problem]:
    """What is found in the files after some changes."""
    for name, text in FILES.items():
        file = root / POLISH / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for name, old, new, *_ in changes:
        file = root / POLISH / name
        text = file.read_text(encoding="utf-8")
        assert old in text, old
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return check_plain(GAME, POLISH, root=root)


@functools.cache
def before(root: Path) -> frozenset[tuple[str, str]]:
    return frozenset((x.what, x.text) for x in written(root / "before"))


def changed(folder: Path, changes: Sequence[tuple[str, ...]]) -> list[Problem]:
    """What is found, which was not before."""
    return [x for x in written(folder / "after", changes) if (x.what, x.text) not in before(folder)]


def test_mistakes_are_found(tmp_path: Path) -> None:
    texts = [x.text for x in changed(tmp_path, MISTAKES)]
    lost = [hint for *_, hint in MISTAKES if not any(text.startswith(hint) for text in texts)]
    assert len(MISTAKES) == 40
    assert len(lost) <= 2, lost


@pytest.mark.parametrize("mistake", SLY, ids=[hint[:24] for *_, hint in SLY])
def test_sly_mistakes_are_found(mistake: tuple[str, ...], tmp_path: Path) -> None:
    texts = [x.text for x in changed(tmp_path, [mistake])]
    assert any(text.startswith(mistake[-1]) for text in texts), texts


@pytest.mark.parametrize("mistake", BROKEN, ids=[name for name, *_ in BROKEN])
def test_what_cannot_be_read_is_found(mistake: tuple[str, ...], tmp_path: Path) -> None:
    assert any(x.what == "syntax" for x in changed(tmp_path, [mistake]))


def test_right_changes_are_not(tmp_path: Path) -> None:
    assert len(RIGHT) >= 20
    assert not [f"{x.what} {x.text}" for x in changed(tmp_path, RIGHT)]


def test_files_that_nobody_reads_and_messages_in_the_wrong_one_are_found(tmp_path: Path) -> None:
    extra = tmp_path / "after" / POLISH / "labyrinth" / "rule.ftl"
    extra.parent.mkdir(parents=True)
    extra.write_text("rule-4-0 = W grze jest 120 kart.\n", encoding="utf-8")
    moved = [("kit.ftl", "turn-ends =", "header-auto = sama\nturn-ends =")]
    found = {(x.what, x.file.name, x.text) for x in changed(tmp_path, moved)}
    assert ("unknown-file", "rule.ftl", "nobody reads a file of this name") in found
    assert ("another-file", "kit.ftl", "header-auto: belongs into header.ftl") in found
