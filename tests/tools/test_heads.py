"""Heads of cards that contradict themselves or each other: H003, H010 to H016, D002, D005, D006, L008."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.games.labyrinth.library import reader
from daedalus.language.findings import Finding
from daedalus.language.typed import CardTree
from daedalus.text import findings as english
from daedalus_tools import analysis
from daedalus_tools.lint import decks

EVENT = "  event:\n    +1 prestige\n"


def read(text: str, file: str = "cards/own/one.card") -> CardTree:
    tree, findings = reader().read(text, file)
    assert tree is not None
    assert not findings, [english.text(f) for f in findings]
    return tree


def card(number: int, title: str, head: str, rest: str = EVENT) -> CardTree:
    return read(f'card {number} "{title}"\n  {head}\n{rest}', f"cards/own/{number}.card")


def places(findings: list[Finding]) -> list[tuple[str, int, int]]:
    return [(f.code, f.span.line, f.span.column) for f in findings]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("  us, 2 ops, remove, goes to the middle of the draw pile\n" + EVENT, ("H010", 2, 22)),
        ("  us, 2 ops, lapsing, mark\n" + EVENT, ("H011", 2, 14)),
        ("  us, 2 ops, remove if us\n" + EVENT, ("H012", 2, 14)),
        ("  jihadist, 2 ops, lapsing if us\n" + EVENT, ("H012", 2, 20)),
        ('  us, 2 ops\n  blocks "One"\n' + EVENT, ("H013", 3, 10)),
        ('  us, 2 ops\n  blocked by "GTMO", "GTMO"\n' + EVENT, ("H014", 3, 22)),
        ("  unassociated, 2 ops, auto\n  play if us is hard\n" + EVENT, ("H015", 3, 11)),
        ('  us, 2 ops\n  blocked by "GTMO"\n  requires "GTMO"\n' + EVENT, ("H016", 4, 12)),
    ],
)
def test_a_head_that_contradicts_itself(text: str, place: tuple[str, int, int]) -> None:
    assert places(list(analysis.check(read('card 901 "One"\n' + text)))) == [place]


@pytest.mark.parametrize("head", ["unassociated, 2 ops, remove if us", "us, 1 op, remove, mark", "us, 1 op, lapsing"])
def test_a_head_that_is_sound(head: str) -> None:
    assert list(analysis.check(read(f'card 901 "One"\n  {head}\n{EVENT}'))) == []


def test_cards_of_this_game_have_one_to_three_operations() -> None:
    _, findings = reader().read(f'card 901 "One"\n  us, 4 ops\n{EVENT}', "one.card")
    assert [(f.code, f.span.line, f.span.column) for f in findings] == [("H003", 2, 7)]
    assert "1 to 3" in english.help(findings[0])


def test_what_is_blocked_must_say_so() -> None:
    one = card(901, "One", 'us, 2 ops, mark\n  blocks "Two"')
    two = card(902, "Two", "us, 2 ops")
    assert places(decks.together([one, two], list)) == [("D002", 3, 10)]
    twin = card(902, "Two", 'us, 2 ops\n  blocked by "One"')
    assert decks.together([one, twin], list) == []


def test_a_lone_card_is_compared_with_those_it_names() -> None:
    one = card(901, "One", 'us, 2 ops\n  blocks "Two"')
    two = card(902, "Two", "us, 2 ops")
    assert places(decks.alone(one, [two])) == [("D002", 3, 10)]
    assert decks.alone(two, [one]) == []


def test_only_cards_that_have_to_do_with_it_are_read_for_a_lone_card() -> None:
    one = card(901, "One", 'us, 2 ops, mark\n  blocks "Two"', EVENT + "  while in effect:\n    may recruit: no\n")
    texts = {
        Path("named.card"): 'card 902 "Two"\n',
        Path("naming.card"): 'card 903 "Three"\n  blocked by "One"\n',
        Path("answering.card"): 'card 904 "Four"\n  while in effect:\n    may recruit: yes\n',
        Path("other.card"): 'card 905 "Five"\n  event:\n    recruit with 2 ops\n',
    }
    assert [path.stem for path in decks.akin(one, texts)] == ["named", "naming", "answering"]


def test_what_is_allowed_must_require_it() -> None:
    one = card(901, "One", 'us, 2 ops, mark\n  allows "Two"')
    two = card(902, "Two", "us, 2 ops")
    assert places(decks.together([one, two], list)) == [("D005", 3, 10)]
    needing = card(902, "Two", 'us, 2 ops\n  requires "One"')
    assert decks.together([one, needing], list) == []
    plain = card(901, "One", 'us, 2 ops, mark\n  allows "Three"')
    three = card(903, "Three", 'us, 2 ops\n  requires "One"')
    assert places(decks.together([plain, three, needing], list)) == [("D005", 3, 12)]


def test_two_files_of_one_title() -> None:
    one, two = card(901, "One", "us, 2 ops"), card(902, "One", "us, 1 op")
    assert places(decks.together([one, two], list)) == [("D006", 1, 10)]


LASTING = EVENT + "  while in effect:\n    {answer}\n"


def test_two_cards_that_answer_a_question_differently() -> None:
    one = card(901, "One", "us, 2 ops, mark", LASTING.format(answer="may recruit: no"))
    two = card(902, "Two", "jihadist, 2 ops, mark", LASTING.format(answer="may recruit: yes"))
    found = decks.together([one, two], list)
    assert places(found) == [("L008", 6, 5), ("L008", 6, 5)]
    assert {f.file for f in found} == {"cards/own/901.card", "cards/own/902.card"}


@pytest.mark.parametrize(
    ("first", "second", "head"),
    [
        ("may recruit: no", "may recruit: no", "us, 2 ops, mark"),
        ("may jihad in Iraq: no", "may jihad in Syria: yes", "us, 2 ops, mark"),
        ("extra cells: + 1", "extra cells: + 2", "us, 2 ops, mark"),
        ("may recruit: no", "may recruit: yes", 'us, 2 ops, mark\n  blocks "One"'),
    ],
)
def test_answers_that_get_along(first: str, second: str, head: str) -> None:
    one = card(
        901,
        "One",
        'us, 2 ops, mark\n  blocked by "Two"' if "blocks" in head else "us, 2 ops, mark",
        LASTING.format(answer=first),
    )
    two = card(902, "Two", head, LASTING.format(answer=second))
    assert decks.together([one, two], list) == []
