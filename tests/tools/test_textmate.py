"""The grammar for editors paints what the grammar of the language reads; checked with a small painter of our own."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from lark import Lark, Token, Tree

from daedalus.data import folder
from daedalus.games.labyrinth.library import library
from daedalus.games.labyrinth.templates import CARD
from daedalus.games.labyrinth.words import vocabulary
from daedalus.language.layout import RawLine, blocks
from daedalus.language.syntax import parse_line

Rule = dict[str, Any]
SOURCE = (folder("grammar") / "card.lark").read_text(encoding="utf-8")
TEXTMATE: Rule = json.loads((folder("grammar") / "daedalus-card.tmLanguage.json").read_text(encoding="utf-8"))
SUFFIX = ".daedalus-card"
TERMINALS = {"NUMBER": "constant.numeric", "STRING": ("string", "entity.name.type.title")}


# -- a small painter ------------------------------------------------------------------------------


def expanded(rules: list[Rule]) -> Iterator[Rule]:
    """Rules with those that they include, in their order."""
    for rule in rules:
        if "include" in rule:
            yield from expanded([TEXTMATE["repository"][rule["include"].removeprefix("#")]])
        elif "match" in rule or "begin" in rule:
            yield rule
        else:
            yield from expanded(rule["patterns"])


def painted(line: str) -> list[str]:
    """The scope of every letter of a line; the innermost one counts, and no rule reaches over the end of a line."""
    scopes = [""] * len(line)
    rules, at = TEXTMATE["patterns"], 0
    while at < len(line):
        found = [(rule, m) for rule in expanded(rules) if (m := _compiled(_pattern(rule)).search(line, at)) is not None]
        if not found:
            break
        rule, match = min(found, key=lambda pair: pair[1].start())  # the first of those that begin first
        if "begin" in rule:
            assert rule["end"] == "$"
            rules, at = rule["patterns"], match.end()
            continue
        assert match.end() > at, f"{rule} stands still"
        _paint(scopes, match.span(), rule.get("name", ""))
        for group, capture in rule.get("captures", {}).items():
            _paint(scopes, match.span(int(group)), capture["name"])
        at = match.end()
    return scopes


def _pattern(rule: Rule) -> str:
    return str(rule["match"] if "match" in rule else rule["begin"])


@functools.cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


def _paint(scopes: list[str], span: tuple[int, int], name: str) -> None:
    if name and span[0] >= 0:
        scopes[span[0] : span[1]] = [name.removesuffix(SUFFIX)] * (span[1] - span[0])


def pieces(line: str) -> list[tuple[str, str]]:
    """A line in words of one colour, without what has none."""
    scopes = painted(line)
    result: list[tuple[str, str]] = []
    for i, (letter, scope) in enumerate(zip(line, scopes, strict=True)):
        if i and scopes[i - 1] == scope and result and scope:
            result[-1] = (result[-1][0] + letter, scope)
        elif scope:
            result.append((letter, scope))
    return [(text.strip(), scope) for text, scope in result]


# -- against the grammar --------------------------------------------------------------------------


@functools.cache
def parser() -> Lark:
    return Lark(SOURCE, parser="lalr", start=["clause", "statement", "effect"], keep_all_tokens=True)


def tokens(line: RawLine, start: str) -> Iterator[tuple[str, Token]]:
    """Every token of a line and of the lines under it, with the line that it stands in."""
    text = " " * line.indent + line.text
    tree = parser().parse(text, start=start)
    found = tree.scan_values(lambda value: isinstance(value, Token)) if isinstance(tree, Tree) else [tree]
    yield from ((text, token) for token in found)
    kind = parse_line(line.text, start, line.number, line.indent).kind
    inside = {"card_head": "clause", "while_block": "effect", "with_line": "effect"}.get(kind, "statement")
    for below in line.block:
        yield from tokens(below, inside)


# Sentence shapes that none of our cards needs.
OTHERS_DECIDE = """card 901 "Bridge"
  us, 2 ops
  event:
    opponent does 1 of:
      option: +1 prestige
      option: -1 funding
    do 2 times: +1 prestige
"""


@functools.cache
def words() -> list[tuple[str, Token, str]]:
    """Every token of every card, with its line and the scope of its first letter."""
    texts = dict.fromkeys(card.tree.source for card in library().cards.values())
    texts[OTHERS_DECIDE] = None
    lines = [
        line for text in (*texts, CARD.format(numbers="901", title="Bridge")) for line in blocks(text, pytest.fail)
    ]
    return [
        (text, token, painted(text)[(token.column or 1) - 1])
        for line in lines
        for text, token in tokens(line, "clause")
    ]


def keywords() -> set[str]:
    """The words that the grammar itself knows."""
    rules = re.sub(r"^//.*$|/(?:\\.|[^/\n])+/", "", SOURCE, flags=re.MULTILINE)
    return {word for word in re.findall(r'"([^"]+)"', rules) if word.isalpha()}


def is_keyword(token: Token) -> bool:
    return str(token) in keywords() and token.type != "WORD"


def test_the_grammar_has_the_keywords_that_we_look_for() -> None:
    """The checks below look at something."""
    assert {"card", "blocked", "play", "event", "else", "chooses", "highest", "ends"} <= keywords()
    assert len(keywords()) > 30
    assert len(words()) > 5000


def test_every_keyword_is_painted_wherever_a_card_uses_it() -> None:
    """Whatever the grammar takes for a keyword looks like one."""
    wrong = {
        f"{token} in: {text.strip()}"
        for text, token, scope in words()
        if is_keyword(token) and not scope.startswith("keyword")
    }
    assert wrong == set()


def test_the_cards_use_every_keyword() -> None:
    """So that the check above has seen them all."""
    assert {str(token) for _, token, _ in words() if is_keyword(token)} == keywords()


def test_numbers_names_and_quoted_texts_are_painted() -> None:
    """All of them, in every line of every card."""
    wrong = {
        f"{token} in: {text.strip()}"
        for text, token, scope in words()
        if (token.type in TERMINALS and not scope.startswith(TERMINALS[token.type]))
        or (token.type == "NAME" and not scope.startswith("entity.name.country"))
    }
    assert wrong == set()


def test_plain_words_of_a_card_are_not_painted_as_anything_else() -> None:
    """Nouns, verbs and names that a card gives stay plain, but for the small words that serve the grammar too."""
    small = {*keywords(), *vocabulary().sides, "it", "there", "this"}
    properties = ("us", "jihadist", "unassociated")
    wrong = {
        f"{token} ({scope}) in: {text.strip()}"
        for text, token, scope in words()
        if token.type == "WORD" and scope and str(token) not in small and not text.strip().startswith(properties)
    }
    assert wrong == {line for line in wrong if re.match(r"(yes|no) \(constant.language.boolean\)", line)}


def test_every_name_and_header_word_of_the_game_is_known() -> None:
    """A country or a header word that is added to the game is added here."""
    for name in vocabulary().names:
        assert pieces(f"    test {name}") == [(name, "entity.name.country")], name
        assert pieces(f"    test {name}stan") == [], name
    for side in (*vocabulary().sides, "unassociated"):
        assert pieces(f"  {side}, 2 ops")[0] == (side, "constant.language.side")
    for symbol in (*vocabulary().header.symbols, "remove", "lapsing", "auto", "mark", "marker", "goes to"):
        assert pieces(f"  us, 2 ops, {symbol}")[2:] == [(symbol, "storage.modifier.property")]


def test_operators_are_those_of_the_grammar() -> None:
    """Comparisons, signs, times and the colon."""
    for operator in ("<=", ">=", "<>", "=", "<", ">", "+", "-", "*", ":"):
        assert f'"{operator}"' in SOURCE
        assert pieces(f"    a {operator} b") == [(operator, "keyword.operator")]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            'card 6, 7 "Sanctions"  # two copies',
            [
                ("card", "keyword.control.clause"),
                ("6, 7", "constant.numeric"),
                ('"Sanctions"', "entity.name.type.title"),
                ("# two copies", "comment.line.number-sign"),
            ],
        ),
        (
            '  jihadist, 1 op, remove if us, mark "Sadr" in Iraq',
            [
                ("jihadist", "constant.language.side"),
                ("1 op", "constant.numeric.ops"),
                ("remove", "storage.modifier.property"),
                ("if", "keyword.control"),
                ("us", "constant.language.side"),
                ("mark", "storage.modifier.property"),
                ('"Sadr"', "string.quoted.double"),
                ("in", "keyword.control"),
                ("Iraq", "entity.name.country"),
            ],
        ),
        (
            "    else if Saudi Arabia is not shia-mix: -2 funding",
            [
                ("else", "keyword.control"),
                ("if", "keyword.control"),
                ("Saudi Arabia", "entity.name.country"),
                ("is", "keyword.operator.word"),
                ("not", "keyword.operator.word"),
                (":", "keyword.operator"),
                ("-", "keyword.operator"),
                ("2", "constant.numeric"),
            ],
        ),
        (
            '  while "Truce (US)" in effect in c:',
            [
                ("while", "keyword.control.clause"),
                ('"Truce (US)"', "string.quoted.double"),
                ("in effect", "keyword.control.clause"),
                ("in", "keyword.control"),
                (":", "keyword.operator"),
            ],
        ),
        (
            "    may jihad in Pakistan: no  # closed",
            [
                ("may", "keyword.control"),
                ("in", "keyword.control"),
                ("Pakistan", "entity.name.country"),
                (":", "keyword.operator"),
                ("no", "constant.language.boolean"),
                ("# closed", "comment.line.number-sign"),
            ],
        ),
        ("    us discards k", [("us", "constant.language.side")]),
        ("    remove 1 cell from c", [("1", "constant.numeric")]),
        ('    end "a # b"', [('"a # b"', "string.quoted.double")]),
        ("# card 1", [("# card 1", "comment.line.number-sign")]),
    ],
)
def test_lines_are_painted(line: str, expected: list[tuple[str, str]]) -> None:
    """A few lines, word by word."""
    assert pieces(line) == expected


def test_every_scope_belongs_to_us_and_every_rule_is_used() -> None:
    """Names end in the name of the language, and nothing in the repository is left over."""
    text = json.dumps(TEXTMATE)
    names = re.findall(r'"name": "([a-z.-]+)"', text)
    assert names
    assert all(name.endswith(SUFFIX) for name in names)
    assert set(re.findall(r'"#([a-z]+)"', text)) == set(TEXTMATE["repository"])
