"""`daedalus i18n check` finds what has changed places, two arguments of a message or two of its variants, and a variant
that says something else than its siblings."""

from __future__ import annotations

import functools

import pytest

from daedalus.kit import registry
from daedalus.text.plain import parts
from daedalus.text.variants import Choice
from daedalus_tools.i18n.arguments import exchanged_arguments
from daedalus_tools.i18n.beside import messages
from daedalus_tools.i18n.chosen import exchanged_plurals, exchanged_variants, unlike
from daedalus_tools.i18n.comparing import unsigned
from daedalus_tools.i18n.ordered import changed_order, changed_sides
from daedalus_tools.i18n.others import texts_of

NOWHERE = ("", "", "")


def exchanged(language: str, text: str, english: str) -> list[str]:
    """Arguments are written `<name>` here, which is easier to read than the signs around them."""
    mine, theirs = (x.replace("<", "□").replace(">", "□") for x in (text, english))
    return [what for what, _ in exchanged_arguments(NOWHERE, mine, theirs, language)]


@pytest.mark.parametrize(
    ("language", "english", "right", "wrong"),
    [
        ("ru", "Travel: <origin> → <target>", "Перемещение: <origin> → <target>", "Перемещение: <target> → <origin>"),
        ("de", "from <low> to <high>", "von <low> bis <high>", "von <high> bis <low>"),
        ("pl", "There is no turn <turn>; the game has <n> turns.", "Nie ma tury <turn>; liczba tur w tej grze: <n>.",
         "Nie ma tury <n>; liczba tur w tej grze: <turn>."),
        ("it", "add <m> to your Military Operations and roll a die; with <n> or more, gain 2 VP",
         "aggiungi <m> alle tue Operazioni Militari e lancia un dado; con <n> o più, guadagna 2 PV",
         "aggiungi <n> alle tue Operazioni Militari e lancia un dado; con <m> o più, guadagna 2 PV"),
        ("de", "<n> cards from <pile>", "<n> Karten aus <pile>", "<pile> Karten aus <n>"),
    ],
)  # fmt: skip
def test_two_arguments_that_have_changed_places(language: str, english: str, right: str, wrong: str) -> None:
    assert exchanged(language, wrong, english) == ["exchanged"]
    assert not exchanged(language, right, english)


@pytest.mark.parametrize(
    ("language", "english", "text"),
    [
        ("de", "<n> cards from <pile>", "aus <pile>: <n> Karten"),
        ("de", "from <low> to <high>", "höchstens <high>, mindestens <low>"),
        ("it", "<a> and <b>", "<b> e <a>"),
        ("ru", "+<n> to Jihad rolls in <c>", "броски на джихад в <c> получают +<n>"),
        ("pl", "<side> plays <card>", "<card>, gra <side>"),
        ("pl", "<n> militia, <m> cells", "komórki: <m>, Milicja: <n>"),
        ("it", "<n> cells and <m> troops", "truppe: <m>, cellule: <n>"),
    ],
)
def test_a_sentence_that_takes_the_words_of_its_arguments_along_may_be_turned_round(
    language: str, english: str, text: str
) -> None:
    assert not exchanged(language, text, english)


def test_only_arguments_of_one_kind_can_stand_for_each_other() -> None:
    mine, theirs = "□c□ → □n□", "□n□ → □c□"
    assert not [*exchanged_arguments(NOWHERE, mine, theirs, "de", {"n": "number", "c": "country"})]
    assert [*exchanged_arguments(NOWHERE, mine, theirs, "de", {"n": "number", "c": "number"})]


def by(argument: str, **says: str) -> Choice:
    return Choice(argument, argument, tuple(says.items()))


@pytest.mark.parametrize(
    ("language", "mine", "theirs", "says"),
    [
        ("pl", by("posture", hard="miękkie", soft="twarde"), by("posture", hard="Hard", soft="Soft"),
         "[hard] says what [soft] should"),
        ("pl", by("posture", hard="miękkie", soft="twarde"), None, "[hard] says what [soft] should"),
        ("pl", by("posture", hard="twarde", soft="miękkie"), None, ""),
        ("de", by("up", yes="aktive Zellen", no="schlafende Zellen"), by("up", yes="sleeper cells", no="active cells"),
         "[yes] says what [no] should"),
        ("de", by("up", yes="schlafende Zellen", no="aktive Zellen"), by("up", yes="sleeper cells", no="active cells"),
         ""),
        ("it", by("kind", hard="Dura", soft="Dura"), by("kind", hard="Hard", soft="Soft"),
         "[hard] and [soft] say the same"),
    ],
)  # fmt: skip
def test_two_variants_that_have_changed_places(language: str, mine: Choice, theirs: Choice | None, says: str) -> None:
    found = [text for _, text in exchanged_variants(NOWHERE, [mine], [theirs] if theirs else [], language)]
    assert found == ([says] if says else [])


@pytest.mark.parametrize(
    ("language", "english", "right", "wrong"),
    [
        ("ru", "□ sleeper cell □ sleeper cells", {"one": "□n□ спящая ячейка", "few": "□n□ спящие ячейки"},
         {"one": "□n□ спящая ячейка", "few": "□n□ активные ячейки"}),
        ("it", "□ sleeper cell □ sleeper cells", {"one": "□n□ cellula dormiente", "other": "□n□ cellule dormienti"},
         {"one": "□n□ cellula dormiente", "other": "□n□ cellule attive"}),
        ("pl", "a plot is alerted □",
         {"tam": "zostanie tam zablokowana intryga", "other": "zostanie zablokowana intryga"},
         {"tam": "zostanie tam zablokowana intryga", "other": "zostanie rozstrzygnięta intryga"}),
        ("ru", "the side may play the card", {"one": "может сыграть карту", "many": "могут сыграть карту"}, {}),
    ],
)  # fmt: skip
def test_a_variant_that_says_something_else_than_its_siblings(
    language: str, english: str, right: dict[str, str], wrong: dict[str, str]
) -> None:
    assert not [*unlike(NOWHERE, [by("n", **right)], [], english, language)]
    assert not wrong or {what for what, _ in unlike(NOWHERE, [by("n", **wrong)], [], english, language)} == {"unlike"}


def test_plurals_that_have_changed_places() -> None:
    """Which form stands behind which figure is known from the other messages and from the terms."""
    few, other = "□n□ oddziały", "□n□ oddziałów"
    right = Choice("n", "n", (("few", few), ("other", other)), is_plural=True)
    wrong = Choice("n", "n", (("few", other), ("other", few)), is_plural=True)
    assert [what for what, _ in exchanged_plurals(NOWHERE, [wrong], "pl")] == ["exchanged"]
    assert not [*exchanged_plurals(NOWHERE, [right], "pl")]


def test_a_sign_where_english_has_a_word() -> None:
    assert [*unsigned("−1 к престижу", "Prestige gains 1")] == [("sign", "\u2212 where English goes up")]
    assert [*unsigned("+1 Prestige", "lose 1 prestige")] == [("sign", "+ where English goes down")]
    assert not [*unsigned("+1 к престижу", "Prestige gains 1")]
    assert not [*unsigned("−1, затем +1", "drops 1, then gains 1")]


def test_things_in_another_order_than_everywhere_else() -> None:
    labyrinth = registry.game("labyrinth")
    [place] = [x for x, one in messages("de").items() if "Aufbruch wird Miliz, Reaktion wird Zelle" in one.text]
    one = messages("de")[place]
    wrong = one.text.replace("Aufbruch wird Miliz, Reaktion wird Zelle", "Aufbruch wird Zelle, Reaktion wird Miliz")
    assert not [*changed_order(labyrinth, place, one.text, one.english, "de")]
    assert [what for what, _ in changed_order(labyrinth, place, wrong, one.english, "de")] == ["exchanged"]


def test_sides_in_another_order_than_everywhere_else() -> None:
    labyrinth, right = registry.game("labyrinth"), "Faza Akcji Dżihadystów, potem Faza Akcji US"
    [place] = [x for x, one in messages("pl").items() if right in one.text]
    one = messages("pl")[place]
    wrong = one.text.replace(right, "Faza Akcji US, potem Faza Akcji Dżihadystów")
    [part] = [part for part in parts(labyrinth) if part.name == place[1]]

    def found(text: str) -> list[str]:
        elsewhere = functools.partial(texts_of, part)
        return [what for what, _ in changed_sides(labyrinth, place[2], text, one.english, "pl", elsewhere)]

    assert not found(one.text)
    assert found(wrong) == ["another-side"]
