"""Reading cards: what is understood, and what is said of one mistake, with its exact place and a way out."""

from __future__ import annotations

from textwrap import dedent

import pytest

from daedalus.language.typed import Call, Choose, Do, Op, Quantifier, Variable
from daedalus.text import findings as english
from tests.language.reading import HEAD, the_mistake, understood

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
    assert english.text(finding) == (
        "own.card:4:21: N001 there is no 'Irak'\n"
        "   4 |     place 1 cell in Irak\n"
        "                           ^^^^\n"
        "     Did you mean Iraq or Iran?"
    )
    assert english.data(finding) == {
        "code": "N001",
        "message": "there is no 'Irak'",
        "file": "own.card",
        "line": 4,
        "column": 21,
        "end_column": 25,
        "rule": "",
        "help": "Did you mean Iraq or Iran?",
        "write": [],
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
        ("us, 9 ops", "H003", "9", "1 to 3"),
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
    assert help_ in english.help(finding)


@pytest.mark.parametrize(
    ("line", "code", "marked", "help_"),
    [
        ("plaice 1 cell in Iraq", "N004", "plaice 1 cell in Iraq", "`place 1 cell in Iraq`"),
        ("place 1 sell in Iraq", "N004", "place 1 sell in Iraq", "`place 1 cell in Iraq`"),
        ("place Iraq cells in Iraq", "N004", "place Iraq cells in Iraq", "`place 1 cell in Iraq`"),
        ("+1 presstige", "N004", "1 presstige", "`1 prestige`"),
        ("test Sirya", "N001", "Sirya", "Syria"),
        ("test k", "N006", "k", ""),
        ("choose a mulsim country c", "N002", "mulsim", "muslim"),
        ("choose a contry c", "N003", "a contry c", "country"),
        ("choose a country c adjacnt to Iraq", "N002", "adjacnt to Iraq", "adjacent to Iraq"),
        ("choose a card k on hand of us", "N002", "on hand of us", ""),
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
    assert finding.code == code, english.text(finding)
    assert finding.span.line == 4
    assert finding.source[finding.span.column - 1 : finding.span.end - 1] == marked
    assert help_ in english.help(finding)


@pytest.mark.parametrize(
    ("line", "code", "marked", "help_"),
    [
        ("may regime chnage in Iraq: yes", "N005", "may regime chnage in Iraq", "`may regime change in Iraq`"),
        ("may recruitt in Iraq: no", "N005", "may recruitt in Iraq", "`may recruit in Iraq`"),
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
    assert finding.code == code, english.text(finding)
    assert finding.span.line == 4
    assert finding.source[finding.span.column - 1 : finding.span.end - 1] == marked
    assert help_ in english.help(finding)


def test_a_line_with_a_slip_in_its_first_word_gets_the_word() -> None:
    finding = the_mistake('card 901 "Own"\n  us, 2 ops\n  evnt:\n    test Iraq\n')
    assert (finding.code, finding.span.line) == ("S001", 3)
    assert "Did you mean event?" in english.help(finding)
