"""What a card says twice, or in a roundabout way, its text says once and plainly; what only looks alike stays apart."""

from __future__ import annotations

import re

import pytest

from daedalus.kit import registry
from daedalus.text.cards import card_text, languages
from daedalus.text.tidying import ended_once, tidy
from tests.language.reading import HEAD, understood

GAME = registry.game("labyrinth")
SIDES = HEAD.replace("us, 2 ops", "unassociated, 2 ops")


def text(*lines: str, head: str = HEAD, language: str = "en") -> str:
    return card_text(understood(head + "".join(f"  {line}\n" for line in lines)), GAME, language)


def event(*lines: str, head: str = HEAD, language: str = "en") -> str:
    return text("event:", *(f"  {line}" for line in lines), head=head, language=language)


def test_a_figure_that_hangs_on_a_condition_stands_in_brackets() -> None:
    said = event("if us is soft: +1 prestige", "else: +2 prestige")
    assert said == "+2 prestige (+1 if the US is Soft)."
    assert event("if us is soft: +1 prestige", "else: -1 prestige") == (
        "If the US is Soft, +1 prestige. Otherwise −1 prestige."
    )


def test_the_same_once_more_in_some_case_is_so_many_more() -> None:
    lines = ("place 1 cell in Iraq", "if us is soft: place 1 cell in Iraq")
    assert event(*lines) == "Place 1 cell in Iraq (1 more if the US is Soft)."


def test_a_case_that_the_order_itself_changes_stays_apart() -> None:
    lines = ("place 1 cell in Iraq", "if cells in Iraq > 2: place 1 cell in Iraq")
    assert event(*lines) == "Place 1 cell in Iraq. If there are more than 2 cells there, place 1 cell there."


def test_what_follows_from_a_roll_is_said_by_its_results() -> None:
    lines = ("roll die as n", "if n >= 4: +1 prestige", "else: -1 funding")
    assert event(*lines) == "Roll a die. On 4 or more, +1 prestige. Otherwise −1 funding."


def test_several_results_of_one_roll_are_a_table() -> None:
    lines = (
        "roll die as n",
        "roll die as m",
        "if m = 1 or m >= 5: +1 prestige",
        "if m = 2: -1 funding",
        "if m <= 3: draw 1 card",
    )
    assert event(*lines).endswith(
        "The second roll decides: on 1 or at least 5, +1 prestige; on 2, −1 funding; on 3 or less, draw 1 card."
    )


@pytest.mark.parametrize("language", languages())
def test_two_short_orders_to_choose_from_need_no_list(language: str) -> None:
    said = event(
        "do 1 of:", '  option "a": test Iraq', '  option "b": draw 1 card', language=language
    )  # fmt: skip
    assert ":" not in said


def test_options_of_one_verb_in_one_place_are_one() -> None:
    lines = ("do 1 of:", '  option "a": place 1 cell in Iraq', '  option "b": place 1 aid in Iraq')
    assert event(*lines) == "Place 1 cell or 1 aid marker in Iraq."


def test_the_same_verb_for_another_place_is_not_said_again() -> None:
    lines = ("place 1 cell in Iraq", "place 1 aid in Syria")
    assert event(*lines) == "Place 1 cell in Iraq and 1 aid marker in Syria."
    assert event("-1 funding", *lines) == "−1 funding; place 1 cell in Iraq; place 1 aid marker in Syria."


def test_claims_of_one_thing_name_it_once() -> None:
    assert text("play if Iraq is tested and Iraq is not good", "event:", "  +1 prestige").startswith(
        "Play if Iraq is tested and not Good."
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Play if neither Iraq nor Syria is Poor."),
        ("de", "Spielbar, wenn weder der Irak noch Syrien Schlechte Regierungsführung hat."),
        ("pl", "Zagraj, jeżeli ani Irak, ani Syria nie ma Słabych Rządów."),
    ],
)
def test_what_is_so_of_neither(language: str, said: str) -> None:
    lines = ("play if Iraq is not poor and Syria is not poor", "event:", "  +1 prestige")
    assert text(*lines, language=language).startswith(said)


def test_a_kind_joins_names_of_which_the_same_is_said() -> None:
    lines = ("play if Canada is hard or any hard schengen country", "event:", "  +1 prestige")
    assert text(*lines).startswith("Play if Canada or a Schengen country is Hard.")


def test_a_list_within_another_needs_no_brackets() -> None:
    lines = ("play if us is soft or Iraq is poor and Syria is poor", "event:", "  +1 prestige")
    said = text(*lines)
    assert said.startswith("Play if the US is Soft, or Iraq is Poor and Syria is Poor.")


def test_a_place_right_after_its_name_is_it() -> None:
    assert event("test Iraq", "shift Iraq toward ally") == "Test Iraq and shift it one box toward Ally."
    cell_between = event("test Iraq", "place 1 cell in Iraq", "shift Iraq toward ally")
    assert cell_between == "Test Iraq, place 1 cell there and shift Iraq one box toward Ally."


def test_half_of_half_is_a_quarter() -> None:
    assert event("+(half of half of cells in Iraq) funding") == (
        "Raise funding by a quarter of the cells in Iraq, rounded up."
    )


def test_a_share_of_the_pieces_in_a_place() -> None:
    assert event("remove (half of cells in Iraq) cells from Iraq") == "Remove half of the cells in Iraq, rounded up."


def test_what_one_side_does_besides_joins_its_part() -> None:
    lines = ("if us: +1 prestige", "else: +1 funding", "if jihadist: -1 prestige")
    assert event(*lines, head=SIDES) == "US: +1 prestige. Jihadist: +1 funding and −1 prestige."


def test_the_same_for_the_other_side_and_another_track_is_said_once() -> None:
    mirrored = (
        "while in effect:",
        "  when us is to play a card if prestige > resources of Iraq:",
        "    us may:",
        "      -(resources of Iraq) prestige",
        "      end this",
        "  when jihadist is to play a card if funding > resources of Iraq:",
        "    jihadist may:",
        "      -(resources of Iraq) funding",
        "      end this",
    )
    head = SIDES.replace("2 ops", "2 ops, mark")
    said = text(*mirrored, head=head)
    assert said.endswith("by that number and end this event. The same applies to the Jihadist and funding.")
    other = [line.replace("-(resources of Iraq) funding", "-1 funding") for line in mirrored]
    assert "same applies" not in text(*other, head=head)


def test_names_that_were_listed_are_those_countries() -> None:
    lines = (
        "let s = (Iraq, Syria, Jordan)",
        "choose a country c in s",
        "test c",
        "place 1 cell in each of s",
    )
    assert event(*lines).endswith("place 1 cell in each of those countries.")
    between = (*lines[:3], "choose 2 different poor countries t", "place 1 cell in each of t", lines[3])
    assert event(*between).endswith("place 1 cell in each of Iraq, Syria and Jordan.")


def test_what_a_thing_has_is_said_by_one_preposition() -> None:
    lines = ("play in a country c with regime change where cells > 0 and aid > 0", "event:", "  improve c")
    assert "eines Landes mit Regierungswechselmarker, Zellen und Unterstützungsmarkern um" in text(
        *lines, language="de"
    )
    assert "di un paese con Cambio di Regime, cellule e segnalini Aid." in text(*lines, language="it")
    assert "of a country in regime change with cells and aid markers one level" in text(*lines)


@pytest.mark.parametrize(("language", "said"), [("pl", "Nastawieniu i najniższej"), ("ru", "» и с наименьшим")])
def test_qualities_that_begin_with_one_preposition_are_joined(language: str, said: str) -> None:
    """*Paris Attacks*: a country with a posture and with the lowest place on a list."""
    assert said in card_text(GAME.cards.library.cards[182].tree, GAME, language).replace("\u00a0", " ")


def test_what_begins_and_closes_phrases_is_said_once() -> None:
    assert ended_once(["it is Good now", "it is Fair now"]) == ["it is Good", "Fair now"]
    assert ended_once(["it is Good now", "Fair now"], begun=2) == ["it is Good", "Fair now"]
    assert ended_once(["it is Good", "it is Fair"]) == ["it is Good", "it is Fair"]


def test_what_closes_several_claims_is_said_with_the_last() -> None:
    said = text("play if Iraq is good or Iraq is fair", "event:", "  draw 1 card", language="de")
    assert said.startswith("Spielbar, wenn der Irak Gute oder Mittelmäßige Regierungsführung hat.")


@pytest.mark.parametrize("language", ["de", "it", "pl", "ru"])
def test_a_place_begins_two_claims_once(language: str) -> None:
    said = text(
        'play if cells in Russia > 0 and Russia is marked with "CTR"', "event:", "  draw 1 card", language=language
    )
    assert len(re.findall("Russ|Rosj|Росси", said)) == 1


def test_a_thing_and_its_quality_may_be_one_word() -> None:
    lines = ("choose 2 different schengen countries s", "for each c in s: test c")
    assert event(*lines, language="de") == "Teste 2 Schengen-Länder."
    assert "eines unmarkierten Schengen-Landes" in event(
        "choose an untested schengen country c", "select posture of c", language="de"
    )


def test_a_pronoun_is_written_on_to_its_verb() -> None:
    lines = ("test Pakistan", "shift Pakistan toward adversary")
    assert event(*lines, language="it") == "Testa il Pakistan e spostalo di una casella verso Adversary."
    may = ("test Pakistan", "may:", "  shift Pakistan toward adversary")
    assert "sposta lo" not in event(*may, language="it")
    assert tidy("puoi spostare \u203fla") == "puoi spostarla"


def test_a_quality_for_one_side_is_no_sentence() -> None:
    lines = ("play in a muslim country c where us or cells > 0", "event:", "  test c")
    said = text(*lines, head=SIDES, language="de").replace("\u00a0", " ")
    assert "(Jihadist: mit Zellen)" in said
