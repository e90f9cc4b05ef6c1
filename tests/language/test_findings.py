"""All mistakes of a card in one run: headers, layout, blocks, broken lines, and files that are no cards."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from daedalus.core.errors import BrokenFile
from daedalus.games.labyrinth.library import CARDS, compile_card, read_card
from daedalus.text import findings as english
from tests.language.reading import HEAD, mistakes, read, the_mistake, understood


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [("S005", 1, 1)]),
        ("# only a comment\n\n", [("S005", 1, 1)]),
        ("  us, 2 ops\n  event:\n    test Iraq\n", [("S006", 1, 3)]),
        ("card 901\n  us, 2 ops\n", [("S002", 1, 9)]),
        ('card "Own"\n  us, 2 ops\n', [("S001", 1, 6)]),
        ('card 901, 901 "Own"\n  us, 2 ops\n', [("H004", 1, 11)]),
        ('card 901 "Own"\n  2 ops\n', [("H001", 1, 1)]),
        ('card 901 "Own"\n  us\n', [("H002", 1, 1)]),
        ('card 901 "Own"\n', [("H001", 1, 1), ("H002", 1, 1)]),
        (f"{HEAD}  event:\n    test Iraq\n  event:\n    test Iran\n", [("H005", 5, 3)]),
        (f'{HEAD}card 902 "Other"\n  us, 1 op\n', [("S007", 3, 1)]),
    ],
)
def test_what_a_card_must_say(text: str, expected: list[tuple[str, int, int]]) -> None:
    assert mistakes(text) == expected


# -- layout -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{HEAD}   event:\n    test Iraq\n", [("S008", 3, 4)]),
        (f"{HEAD}  event:\n    test Iraq\n   test Iran\n", [("S004", 5, 4)]),
        (f"{HEAD}  event:\n    test Iraq\n      test Iran\n", [("S008", 5, 7)]),
        (f"{HEAD}  event:\n    if us: test Iraq\n      test Iran\n", [("S008", 5, 7)]),
        (f"{HEAD}  while in effect:\n    may recruit in c: no\n      test Iran\n", [("S008", 5, 7)]),
        (f"{HEAD}  event:\n    test Iraq, with:\n      gwot penalty: 0\n        test Iran\n", [("S008", 6, 9)]),
        (f"{HEAD}  event:\n\t\t\t\ttest Iraq\n", [("S003", 4, 1)]),
        (f"{HEAD}  event:\n    test\tIraq\n", [("S003", 4, 9)]),
        ('card 901 "Own"\nus, 2 ops\n', [("H001", 1, 1), ("H002", 1, 1), ("S007", 2, 1)]),
    ],
)
def test_indentation_and_tabs(text: str, expected: list[tuple[str, int, int]]) -> None:
    assert mistakes(text) == expected


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("  event:\n", 3),
        ("  while in effect:\n", 3),
        ("  event:\n    if us:\n    test Iraq\n", 4),
        ("  event:\n    if us:\n    else: test Iraq\n", 4),
        ("  event:\n    for each c in poor countries:\n    test Iraq\n", 4),
        ("  event:\n    may:\n    test Iraq\n", 4),
        ("  event:\n    do 1 of:\n    test Iraq\n", 4),
        ("  event:\n    do 1 of:\n      option:\n", 5),
        ("  event:\n    test Iraq, with:\n    test Iran\n", 4),
        ("  while in effect:\n    when turn ends:\n", 4),
    ],
)
def test_an_empty_block_is_a_mistake(text: str, line: int) -> None:
    finding = the_mistake(HEAD + text)
    assert (finding.code, finding.span.line) == ("S009", line)
    assert "indented" in english.help(finding)


def test_deep_nesting_is_refused_not_overrun() -> None:
    deep = "".join("  " * n + "if us:\n" for n in range(2, 40))
    assert "S014" in [code for code, _, _ in mistakes(f"{HEAD}  event:\n{deep}")]
    brackets = "(" * 50 + "prestige" + ")" * 50
    assert the_mistake(f"{HEAD}  play if {brackets} > 1\n").code == "S014"
    assert the_mistake(f"{HEAD}  play if {'not ' * 200}us\n").code == "S016"


# -- all mistakes in one run --------------------------------------------------------------------------------------


def test_one_mistake_hides_no_other() -> None:
    """Properties, conditions, events, heads of blocks and what stands under them: all in one run, in order."""
    text = """\
        card 901 "Own"
          us, 2 ops, removed, lasting
          play if Irak is poor and Sirya is poor
          event:
            if Lybia is good:
              plaice 1 cell in Iraq
            else if us!:
              tset Iraq
            else:
              +1 presstige
            for each c in poor contries:
              tset c
            do 2 of:
              option if Egipt is poor: test Iraq
              option "b":
                test Jordn
            draw 1 crad as k
            tset Iran, with:
              may recruitt in c: no
          while in efect:
            may allert in c: no
          while in effect:
            when plot is resloved in c:
              tset Iraq
        """
    found = [(f.code, f.span.line) for f in read(dedent(text))[1]]
    assert found == [
        ("H006", 2),
        ("H006", 2),
        ("N001", 3),
        ("N001", 3),
        ("N001", 5),
        ("N004", 6),
        ("S001", 7),
        ("N004", 8),
        ("N004", 10),
        ("N003", 11),
        ("N004", 12),
        ("N001", 14),
        ("N001", 16),
        ("N004", 17),
        ("N004", 18),
        ("N005", 19),
        ("S001", 20),
        ("N005", 21),
        ("N005", 23),
        ("N004", 24),
    ]


def test_a_card_without_a_head_still_shows_its_other_mistakes() -> None:
    assert mistakes("  us, 2 ops\n  event:\n    tset Iraq\n") == [("S006", 1, 3), ("N004", 3, 5)]
    assert mistakes('card 901 Own"\n  us, 2 ops\n  event:\n    tset Iraq\n')[1:] == [("N004", 4, 5)]


@pytest.mark.parametrize(
    "first",
    [
        "choose a mulsim country c",
        "choose 2 mulsim countries c",
        "let c = Irak",
        "draw 1 crad as c",
    ],
)
def test_a_name_from_a_broken_line_raises_no_alarm(first: str) -> None:
    """Only the line with the mistake is to blame, not those that use what it would have named."""
    later = "    test c\n    place 1 aid in c\n    if c is poor: test c\n    for each d in c: test d\n"
    assert [line for _, line, _ in mistakes(f"{HEAD}  event:\n    {first}\n{later}")] == [4]


def test_findings_come_in_the_order_of_the_text() -> None:
    findings = read(f"{HEAD}  play if Irak is poor\n  mark in Sirya\n  event:\n    tset Iraq\n    tset Iran\n")[1]
    places = [(f.span.line, f.span.column) for f in findings]
    assert places == sorted(places)
    assert [line for line, _ in places] == [3, 4, 6, 7]


# -- files ----------------------------------------------------------------------------------------------------------


def test_bytes_that_are_no_text_give_one_clear_message(tmp_path: Path) -> None:
    path = tmp_path / "own.card"
    path.write_bytes(b'card 901 "Own"\n  us, 2 ops \xff\xfe\n')
    with pytest.raises(BrokenFile, match=r"byte 27 is not UTF-8") as caught:
        read_card(path)
    assert caught.value.remedy == "Save the file as UTF-8."


def test_control_characters_do_not_disturb_the_caret() -> None:
    finding = the_mistake(f"{HEAD}  event:\n    test Iraq \x00\n")
    assert english.text(finding).splitlines()[1:3] == ["   4 |     test Iraq  ", "                     ^"]


def test_a_library_refuses_a_card_with_a_mistake(tmp_path: Path) -> None:
    path = tmp_path / "own.card"
    path.write_text(f"{HEAD}  event:\n    tset Iraq\n", encoding="utf-8")
    with pytest.raises(BrokenFile, match=r"own\.card:4:5: N004") as caught:
        CARDS.load([tmp_path])
    assert "daedalus lint" in caught.value.remedy


def test_two_files_cannot_have_the_same_number(tmp_path: Path) -> None:
    for name in ("a.card", "b.card"):
        (tmp_path / name).write_text(f"{HEAD}  event:\n    test Iraq\n", encoding="utf-8")
    with pytest.raises(BrokenFile, match="card 901 is already in"):
        CARDS.load([tmp_path])


def test_what_is_understood_can_be_compiled() -> None:
    (card,) = compile_card(understood(f"{HEAD}  event:\n    test Iraq\n"), "own")
    assert card.event is not None
