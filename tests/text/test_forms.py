"""`daedalus i18n check` compares the forms of terms with each other, in languages with few cases and with many."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.text.variants import Select
from daedalus_tools.i18n.comparing import plurals
from daedalus_tools.i18n.denial import denies
from daedalus_tools.i18n.plain import check_plain
from daedalus_tools.i18n.strange import strange
from tests.text.changing import found


@pytest.mark.parametrize(
    ("game", "language", "old", "new", "says"),
    [
        ("labyrinth", "de", ".mixed-n-dat = Sunnitischen\n", ".mixed-n-dat = Sunnitischem\n",
         "another-form sunni.mixed-n-dat: Sunnitischem"),
        ("labyrinth", "de", ".many-dat = verfügbaren Plots\n", ".many-dat = verfügbare Plots\n",
         "same-form available-plot.many"),
        ("labyrinth", "it", ".many = Plot disponibili\n", ".many = Plot disponibile\n",
         "same-form available-plot.many: Plot disponibile"),
        ("labyrinth", "it", ".many = Risorse\n", ".many = Risorsa\n", "same-form resource.many: Risorsa"),
        ("twilight", "pl", ".from = z Angoli\n", ".from = do Angoli\n", "same-form country-angola.from: do Angoli"),
        ("twilight", "de", "    .mixed-n-dat = unkontrollierten\n", "", "missing-form uncontrolled: .mixed-n-dat"),
        ("labyrinth", "pl", ".n-many = uśpionych komórek\n", ".n-many = uśpione komórki\n",
         "same-form sleeper-cell.n-many"),
        ("labyrinth", "ru", "руке у { FORM($t, case: \"gen\") }", "руке у { FORM($t, case: \"dat\") }",
         "another-case у { FORM($t"),
        ("labyrinth", "ru", "    .down = { DO(\"lower\") } свои резервы", ".down = { DO(\"lower\") } свои резервы",
         "not-indented .down"),
        ("labyrinth", "ru", ".f-acc = мусульманскую\n", ".f-acc = мусульманская\n", "same-form muslim.f"),
        ("labyrinth", "de", ".acc = den Libanon\n", ".acc = der Libanon\n", "same-form country-lebanon.acc"),
        ("labyrinth", "pl", ".one-loc = oddziale\n", ".one-loc = oddziałem\n", "same-form troop.one-loc: oddziałem"),
        ("labyrinth", "ru", ".in = на Филиппинах\n", ".in = на Филиппины\n", "same-form country-philippines.in"),
        ("labyrinth", "it", "    .f = africana\n    .many = africani\n", "    .f = africana\n",
         "missing-form african: .many"),
        ("labyrinth", "it", "la Posture { FORM($c, case: \"di\") }", "la Posture { FORM($c, case: \"gen\") }",
         "unknown-case roll-posture: gen"),
        ("labyrinth", "it", ".di = della Siria\n", ".di = dalla Siria\n", "same-form country-syria.d"),
        ("twilight", "de", "change-military-ops = { DO(\"raise\") }", "change-military-ops = { DO(\"lower\") }",
         "another-verb change-military-ops: lower instead of add"),
        ("twilight", "it", "    .result-a = alla carta scartata\n", "    result-a = alla carta scartata\n",
         "syntax result-a has no dot before it"),
        ("twilight", "ru", ".one-dat = карте\n", ".one-dat = картой\n",
         "another-form card.one-dat: картой is not declined"),
        ("labyrinth", "it", ".many = misti sciiti\n", ".many = misti sunniti\n",
         "another-name shia-mix.many: misti sunniti"),
        ("labyrinth", "pl", ".n-many = komórek\n", ".n-many = komórki\n",
         "another-form cell.n-many: komórki is not .many-gen"),
        ("labyrinth", "de", ".many-dat = Unterstützungsmarkern\n", ".many-dat = Unterstützungsmarker\n",
         "another-form aid.many-dat: Unterstützungsmarker is not declined like"),
        ("labyrinth", "it", "cell = cellula\n    .gender = f\n", "cell = cellula\n    .gender = m\n",
         "another-form cell.gender: m, but other terms of the same word"),
        ("labyrinth", "de", " einen Bürgerkrieg { DO(\"start\", part: \"end\") }", " einen Bürgerkrieg",
         "missing-end DO(\"start\", part: \"end\") is not said"),
        ("labyrinth", "ru", "[yes] это не суннитская", "[yes] это суннитская", "not-denied sunni.is-not: in one of"),
        ("labyrinth", "pl", ".in = na Filipinach\n", ".in = w Filipiny\n",
         "another-case country-philippines.in: w Filipiny"),
        ("labyrinth", "de", "    .many = Truppen\n", "", "missing-form troop: .many"),
        ("labyrinth", "de", "    .one-gen = Plots\n", "", "missing-form plot: .one-gen"),
        ("labyrinth", "ru", "    .dat = исламисту\n", "", "missing-form side-jihadist: .dat"),
        ("twilight", "ru", "    .one-acc = ключевую страну\n", "", "missing-form battleground-country: .one-acc"),
        ("labyrinth", "ru", ".n-few = отряда\n", ".n-few = отряды\n", "another-form troop.n-few: отряды"),
        ("labyrinth", "ru", ".n-few = отряда\n", ".n-few = отрядов\n", "another-form troop.n-few: отрядов"),
        ("labyrinth", "de", ".bare = Libanon\n    .gender = m\n", ".bare = Libanon\n    .gender = f\n",
         "another-form country-lebanon.gender: f, but its forms are said as those of m"),
        ("twilight", "ru", "из руки { FORM($t, case: \"gen\") }\n", "из руки { FORM($t, case: \"dat\") }\n",
         "another-case руки { FORM($t"),
    ],
)  # fmt: skip
def test_a_form_that_is_wrong_or_missing(
    tmp_path: Path, game: str, language: str, old: str, new: str, says: str
) -> None:
    assert [text for text in found(tmp_path, game, language, old, new) if text.startswith(says)]


def test_a_form_that_stands_alone_asks_for_no_others(tmp_path: Path) -> None:
    """The US is not declined in Russian, whether it has a short name or not."""
    old = "side-us = США\n    .gender = pl\n"
    assert found(tmp_path, "labyrinth", "ru", old, f"{old}    .bare = США\n") == []


def test_a_language_that_we_do_not_have_is_found() -> None:
    for text, language in (
        ("взяти назад останню відповідь, якщо нічого нового не відкрилося", "ru"),  # Ukrainian
        ("tantos errores que nadie sigue leyendo", "it"),  # Spanish
    ):
        assert [what for what, _ in strange(text, language)] == ["another-language"]
    assert not list(strange("così tanti sbagli che nessuno va oltre", "it"))


def test_a_letter_that_a_language_does_not_have_is_found() -> None:
    assert [*strange("La partida no está guardada", "it")] == [("another-language", "está")]
    assert [*strange("остання карта на руці", "ru")] == [("another-language", "руці")]
    assert not [*strange("la carta è già così", "it")]


def test_another_place_is_found_wherever_it_is_said(tmp_path: Path) -> None:
    file = tmp_path / "it" / "twilight" / "options.ftl"
    file.parent.mkdir(parents=True)
    for place, wrong in (("Ovest", []), ("Est", ["option-leave-west-germany: east germany instead of west germany"])):
        file.write_text(f"option-leave-west-germany = lascia la Germania {place}\n", encoding="utf-8")
        problems = check_plain(registry.game("twilight"), "it", shared=False, root=tmp_path)
        assert [x.text for x in problems if x.what == "another-name"] == wrong


@pytest.mark.parametrize(
    ("text", "denied"),
    [("nie można zagrać", True), ("karty niewydane", True), ("niektóre zdarzenia można zagrać", False)],
)
def test_a_word_that_only_begins_like_a_denial_denies_nothing(text: str, denied: bool) -> None:
    assert denies(text, "pl") is denied


@pytest.mark.parametrize(
    ("keys", "lost"), [(["one", "few"], []), (["one", "many"], ["few"]), (["few"], ["one", "many"])]
)
def test_a_default_stands_for_many_and_for_nothing_else(keys: list[str], lost: list[str]) -> None:
    select = Select("n", frozenset((*keys, "other")), "other", "n")
    assert [name for what, name in plurals(select, "ru") if what == "missing-plural"] == sorted(lost)


@pytest.mark.parametrize(("one", "lost"), [("[one] { $n } successo", False), ("[1] 1 successo", False), ("", True)])
def test_variants_of_figures_are_no_plurals(tmp_path: Path, one: str, lost: bool) -> None:
    file = tmp_path / "it" / "labyrinth" / "table" / "words.ftl"
    file.parent.mkdir(parents=True)
    variants = ["[0] nessun successo", *([one] if one else []), "*[other] { $n } successi"]
    file.write_text("successes-needed =\n    { $n ->\n" + "".join(f"        {x}\n" for x in variants) + "    }\n")
    problems = check_plain(registry.game("labyrinth"), "it", shared=False, root=tmp_path)
    assert ("missing-plural" in [x.what for x in problems if x.file == file]) is lost
