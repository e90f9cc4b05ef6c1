"""Reading cards: what is understood, and what is said of a mistake, with its exact place and a way out."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from daedalus.core.errors import BrokenFile
from daedalus.games.labyrinth.library import compile_card, load, read_card, reader
from daedalus.language.findings import Finding
from daedalus.language.typed import Call, CardTree, Choose, Do, Op, Quantifier, Variable

HEAD = 'card 901 "Own"\n  us, 2 ops\n'


def read(text: str) -> tuple[CardTree | None, list[Finding]]:
    return reader().read(text, "own.card")


def understood(text: str) -> CardTree:
    tree, findings = read(text)
    assert tree is not None
    assert findings == [], findings[0].text()
    return tree


def mistakes(text: str) -> list[tuple[str, int, int]]:
    """Code, line and column of every finding."""
    return [(f.code, f.span.line, f.span.column) for f in read(text)[1]]


def the_mistake(text: str) -> Finding:
    findings = read(text)[1]
    assert len(findings) == 1, [f.text() for f in findings]
    return findings[0]


# -- understood ---------------------------------------------------------------------------------------------


def test_a_whole_card_is_read() -> None:
    text = """\
        card 901, 902 "Own Card"     # two copies
          jihadist, 3 ops, remove if us, mark "Flag" in Iraq
          blocks "Moro Talks", "CTR"
          blocked by "Patriot Act", "GTMO" if us
          allows "Sanctions"
          requires "FATA"
          play if prestige > 3 and us is hard
          play in a poor muslim country c where cells > 0
          event:
            place 1 cell in c
          while in effect in c:
            cells in c: + 1
            when plot is resolved in c: end this
            ends when c is good
        """
    tree = understood(dedent(text))
    assert (tree.numbers, tree.title, tree.association, tree.ops) == ((901, 902), "Own Card", "jihadist", 3)
    assert (tree.remove, tree.lapsing) == ("us-only", "never")
    assert (tree.mark, tree.mark_place) == ("Flag", "Iraq")
    assert tree.blocks == ("Moro Talks", "CTR")
    assert tree.blocked_by == (("Patriot Act", "us"), ("GTMO", "us"))
    assert (tree.allows, tree.requires) == (("Sanctions",), ("FATA",))
    assert [c.text for c in tree.conditions[:2]] == ["prestige > 3", "us is hard"]
    assert tree.target is not None
    assert tree.target.things.variable == "c"
    (lasting,) = tree.lasting
    assert (lasting.mark, lasting.place) == ("Flag", "c")
    assert (len(lasting.answers), len(lasting.triggers), len(lasting.ends)) == (1, 1, 1)


def test_comments_blank_lines_and_carriage_returns_do_not_matter() -> None:
    plain = 'card 901 "Own"\n  us, 2 ops\n  event:\n    test Iraq\n'
    dressed = '# a comment\n\ncard 901 "Own"  # title\r\n\r\n  us, 2 ops\r\n  event:\r\n\r\n    test Iraq # test it\r\n'
    assert [s.call.word for s in understood(plain).event or () if isinstance(s, Do)] == [
        s.call.word for s in understood(dressed).event or () if isinstance(s, Do)
    ]


def test_a_hash_inside_quotes_is_no_comment() -> None:
    assert understood('card 901 "Number # One"\n  us, 2 ops\n  event:\n    test Iraq\n').title == "Number # One"


@pytest.mark.parametrize("number", ["1 cell", "3 cells"])
@pytest.mark.parametrize("article", ["", "the "])
def test_sentences_allow_plurals_and_articles(number: str, article: str) -> None:
    (statement,) = understood(f"{HEAD}  event:\n    place {number} in {article}Iraq\n").event or ()
    assert isinstance(statement, Do)
    assert statement.call.word.pattern == "place {n:number} cell[s] in {c:country}"
    assert [a.type for a in statement.call.args] == ["number", "country"]


def test_names_with_several_words_and_signs_are_one_name() -> None:
    (statement,) = understood(f"{HEAD}  event:\n    test Algeria/Tunisia\n").event or ()
    assert isinstance(statement, Do)
    (country,) = statement.call.args
    assert getattr(country, "value", "") == "Algeria/Tunisia"
    understood(f"{HEAD}  event:\n    test United States\n")


def test_the_last_thing_named_is_it_and_there() -> None:
    tree = understood(f"{HEAD}  event:\n    choose a poor country\n    test it\n    place 1 aid in there\n")
    first, *others = tree.event or ()
    assert isinstance(first, Choose)
    for statement in others:
        assert isinstance(statement, Do)
        assert getattr(statement.call.args[-1], "name", "") == first.things.variable


def test_the_preposition_may_be_left_out_in_a_where() -> None:
    """`cells > 0` in a `where` means the cells in the country that is looked at."""
    tree = understood(f"{HEAD}  play if any country c where cells > troops in c\n")
    (condition,) = tree.conditions
    assert isinstance(condition.value, Quantifier)
    (check,) = condition.value.things.conditions
    assert isinstance(check, Op)
    cells, troops = check.parts
    assert isinstance(cells, Call)
    assert isinstance(troops, Call)
    assert cells.args == (Variable("country", "c", cells.span),)


def test_the_parts_of_a_play_condition_are_told_apart() -> None:
    """Each is one clause, so that a person hears which one fails."""
    tree = understood(f"{HEAD}  play if prestige > 3 and not Iraq is poor and us is soft\n")
    assert [c.text for c in tree.conditions] == ["prestige > 3", "not Iraq is poor", "us is soft"]


# -- one mistake: where it is and what to do -------------------------------------------------------------------


def test_a_finding_shows_the_line_and_points_at_the_word() -> None:
    finding = the_mistake(f"{HEAD}  event:\n    place 1 cell in Irak\n")
    assert finding.text() == (
        "own.card:4:21: N001 there is no 'Irak'\n"
        "   4 |     place 1 cell in Irak\n"
        "                           ^^^^\n"
        "     Did you mean Iraq or Iran?"
    )
    assert finding.data() == {
        "code": "N001",
        "message": "there is no 'Irak'",
        "file": "own.card",
        "line": 4,
        "column": 21,
        "end_column": 25,
        "rule": "",
        "help": "Did you mean Iraq or Iran?",
    }


@pytest.mark.parametrize(
    ("line", "code", "marked", "help_"),
    [
        ("play if Irak is poor", "N001", "Irak", "Iraq"),
        ("play if Iraq is addversary", "N002", "addversary", "adversary"),
        ("play if any mulsim country", "N002", "mulsim", "muslim"),
        ("play in a mulsim country c", "N002", "mulsim", "muslim"),
        ("play if any contry", "N003", "contry", "country"),
        ("play if presstige > 3", "N006", "presstige", "prestige"),
        ("us, 2 ops, mark in Irak", "N001", "Irak", "Iraq"),
        ("us, 2 ops, removed", "H006", "removed", "remove"),
        ("us, 9 ops", "H003", "9", "1 to 4"),
        ('blocked by "CTR" if nato', "N007", "nato", ""),
        ("play if prestige", "T001", "prestige", ""),
        ("play if prestige > low", "T002", "prestige > low", ""),
        ("play if prestige level > low", "T003", "prestige level > low", ""),
        ("play if any country in (Iraq, 3) where poor", "T001", "3", ""),
        ("play if prestige > 1234567", "S015", "1234567", ""),
        ("play if prestige > 3 !", "S001", "!", "play if"),
        ('blocks "CTR', "S001", '"', "Close it"),
        ("play if", "S002", "", "play if"),
        ("play if prestige >", "S002", "", "play if"),
    ],
)
def test_a_mistake_in_the_head_of_a_card(line: str, code: str, marked: str, help_: str) -> None:
    finding = the_mistake(f"{HEAD}  {line}\n  event:\n    test Iraq\n")
    assert finding.code == code
    assert finding.span.line == 3
    assert finding.source[finding.span.column - 1 : finding.span.end - 1] == marked
    assert help_ in finding.help


@pytest.mark.parametrize(
    ("line", "code", "marked", "help_"),
    [
        ("plaice 1 cell in Iraq", "N004", "plaice 1 cell in Iraq", "`place {n:number} cell[s] in {c:country}`"),
        ("place 1 sell in Iraq", "N004", "place 1 sell in Iraq", "`place {n:number} cell[s] in {c:country}`"),
        ("place Iraq cells in Iraq", "N004", "place Iraq cells in Iraq", "`place {n:number} cell[s] in {c:country}`"),
        ("+1 presstige", "N004", "1 presstige", "`{n:number} prestige`"),
        ("test Sirya", "N001", "Sirya", "Syria"),
        ("test k", "N006", "k", ""),
        ("choose a mulsim country c", "N002", "mulsim", "muslim"),
        ("choose a contry c", "N003", "a contry c", "country"),
        ("nato chooses a country c", "N007", "nato", "us and jihadist"),
        ("nato may:", "N007", "nato", "us and jihadist"),
        ("test Iraq as k", "T006", "k", ""),
        ("let n = Irak", "N001", "Irak", "Iraq"),
        ("choose a country c, highest ally", "T001", "ally", ""),
        ("option: test Iraq", "S011", "option: test Iraq", ""),
        ("else: test Iraq", "S013", "else: test Iraq", ""),
        ("else if us: test Iraq", "S013", "else if us: test Iraq", ""),
        ("choose", "S002", "", "a sentence of an event"),
        ("test Iraq § Iran", "S001", "§", "a sentence of an event"),
    ],
)
def test_a_mistake_in_an_event(line: str, code: str, marked: str, help_: str) -> None:
    under = "      test Iran\n" if line.endswith(":") else ""
    finding = the_mistake(f"{HEAD}  event:\n    {line}\n{under}")
    assert finding.code == code, finding.text()
    assert finding.span.line == 4
    assert finding.source[finding.span.column - 1 : finding.span.end - 1] == marked
    assert help_ in finding.help


@pytest.mark.parametrize(
    ("line", "code", "marked", "help_"),
    [
        ("may regime chnage in Iraq: yes", "N005", "may regime chnage in Iraq", "`may regime change in {c:country}`"),
        ("may recruitt in Iraq: no", "N005", "may recruitt in Iraq", "`may recruit in {c:country}`"),
        ("when plot is resloved in Iraq: end this", "N005", "plot is resloved in Iraq", "`plot is resolved in"),
        ("may recruit in c: 3", "T001", "3", ""),
        ("may recruit in c: + 1", "T001", "1", ""),
        ("may recruit in c: no when Irak is poor", "N001", "Irak", "Iraq"),
        ("ends when Irak is good", "N001", "Irak", "Iraq"),
        ("end this", "S002", "", "a lasting effect"),
    ],
)
def test_a_mistake_in_a_lasting_effect(line: str, code: str, marked: str, help_: str) -> None:
    finding = the_mistake(f"{HEAD}  while in effect:\n    {line}\n")
    assert finding.code == code, finding.text()
    assert finding.span.line == 4
    assert finding.source[finding.span.column - 1 : finding.span.end - 1] == marked
    assert help_ in finding.help


# -- headers ----------------------------------------------------------------------------------------------------


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
    assert "indented" in finding.help


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
    assert finding.text().splitlines()[1:3] == ["   4 |     test Iraq  ", "                     ^"]


def test_a_library_refuses_a_card_with_a_mistake(tmp_path: Path) -> None:
    path = tmp_path / "own.card"
    path.write_text(f"{HEAD}  event:\n    tset Iraq\n", encoding="utf-8")
    with pytest.raises(BrokenFile, match=r"own\.card:4:5: N004") as caught:
        load([tmp_path])
    assert "daedalus lint" in caught.value.remedy


def test_two_files_cannot_have_the_same_number(tmp_path: Path) -> None:
    for name in ("a.card", "b.card"):
        (tmp_path / name).write_text(f"{HEAD}  event:\n    test Iraq\n", encoding="utf-8")
    with pytest.raises(BrokenFile, match="card 901 is already in"):
        load([tmp_path])


def test_what_is_understood_can_be_compiled() -> None:
    (card,) = compile_card(understood(f"{HEAD}  event:\n    test Iraq\n"), "own")
    assert card.event is not None
