"""Any text as a card gives findings or a card that compiles, never an exception."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from daedalus.core.errors import BrokenFile
from daedalus.data import folder
from daedalus.games.labyrinth.library import compile_card, read_card, reader
from daedalus.games.labyrinth.words import vocabulary
from daedalus.language.findings import Finding
from daedalus.language.vocabulary import Hole, read_pattern
from daedalus.text import findings as english

WORDS = sorted(
    {lit for word in vocabulary().words for part in word.parts if not isinstance(part, Hole) for lit in part}
    | {
        "choose",
        "chooses",
        "if",
        "else",
        "for",
        "each",
        "may",
        "do",
        "of",
        "option",
        "let",
        "as",
        "with",
        "when",
        "ends",
        "times",
        "done",
        "random",
        "total",
        "over",
    }
    | {"play", "event", "while", "effect", "blocks", "blocked", "by", "allows", "requires", "card", "us", "jihadist"}
    | {"any", "no", "every", "number", "highest", "lowest", "where", "and", "or", "not", "is", "a", "it", "there", "up"}
)
SIGNS = [
    ":",
    ",",
    "(",
    ")",
    "+",
    "-",
    "*",
    "=",
    "<",
    ">",
    "<=",
    ">=",
    "<>",
    '"',
    "#",
    "1",
    "2",
    "12",
    '"CTR"',
    '"',
    "§",
]
NAMES = ["Iraq", "Iran", "United States", "Irak", "Algeria/Tunisia", "c", "d", "k", "s"]


def check(text: str) -> list[Finding]:
    """Reads the text; whatever comes out must be usable."""
    tree, findings = reader().read(text, "fuzz.card")
    lines = text.split("\n")
    for finding in findings:
        assert english.text(finding)
        assert english.data(finding)["code"]
        span = finding.span
        assert 1 <= span.line <= len(lines)
        assert 1 <= span.column <= len(lines[span.line - 1]) + 1
        assert span.column < span.end
    assert tree is not None or findings
    if tree is not None and not findings:
        assert compile_card(tree, "fuzz")
    return findings


@given(st.text())
@example("\x00")
@example("\ud800")
@example('card 1 "' + "x" * 10_000)
@example("card " + "1, " * 2_000)
@example('card 1 "x"\n  us, 1 op\n  event:\n    ' + "(" * 5_000)
@example('card 1 "x"\n  us, 1 op\n  play if ' + "not " * 3_000 + "us")
@example('card 1 "x"\n  us, 1 op\n  event:\n' + "".join(" " * n + "if us:\n" for n in range(4, 600)))
def test_any_text_is_read_without_an_exception(text: str) -> None:
    check(text)


@given(st.lists(st.sampled_from([*WORDS, *SIGNS, *NAMES]), min_size=1, max_size=14), st.sampled_from(range(5)))
def test_any_words_of_the_language_in_any_order(words: list[str], place: int) -> None:
    """In the head, a condition, an event, a block of an event and a lasting effect."""
    line = " ".join(words)
    before = (
        "  ",
        "  play if ",
        "  event:\n    ",
        "  event:\n    if us:\n      ",
        "  while in effect in c:\n    ",
    )[place]
    check(f'card 901 "Fuzz"\n  us, 2 ops\n{before}{line}\n')


# A grammar of sentences that are nearly right: the holes of real patterns filled with things of any type.


def _filled(pattern: str) -> st.SearchStrategy[str]:
    fillings = st.sampled_from(
        ["Iraq", "2", "c", "it", '"NATO"', "us", "(prestige + 1)", "(Iraq, Iran)", "poor", "hand of us", "a card k"]
    )
    parts: list[st.SearchStrategy[str]] = [
        fillings if isinstance(part, Hole) else st.sampled_from(sorted(part)) for part in read_pattern(pattern)
    ]
    return st.tuples(*parts).map(" ".join)


def _patterns(kind: str) -> st.SearchStrategy[str]:
    return st.sampled_from([w.pattern for w in vocabulary().of_kind(kind)]).flatmap(_filled)


VALUES = st.one_of(_patterns("value"), st.sampled_from(["prestige", "3", "c", "Iraq", "us"]))
CONDITIONS = st.one_of(
    st.tuples(VALUES, st.sampled_from(["=", "<", ">=", "<>"]), VALUES).map(" ".join),
    st.tuples(VALUES, st.just("is"), _patterns("adjective")).map(" ".join),
    st.tuples(st.sampled_from(["any", "no", "every"]), _patterns("noun"), st.just("where"), _patterns("adjective")).map(
        " ".join
    ),
)
SIMPLE = st.one_of(
    _patterns("verb"),
    _patterns("verb").map(lambda s: f"{s} as k"),
    st.tuples(st.sampled_from(["+", "-"]), _patterns("change")).map("".join),
    st.tuples(st.just("choose a random"), _patterns("noun")).map(" ".join),
    st.tuples(st.sampled_from(["let n = total", "let n = lowest"]), VALUES, st.just("over"), _patterns("noun")).map(
        " ".join
    ),
    st.tuples(st.just("choose"), _patterns("adjective"), _patterns("noun"), st.just("c")).map(" ".join),
    VALUES.map(lambda v: f"let n = {v}"),
)
HEADS = st.one_of(
    CONDITIONS.map(lambda c: f"if {c}:"),
    CONDITIONS.map(lambda c: f"else if {c}:"),
    VALUES.map(lambda v: f"do {v} times:"),
    st.sampled_from(["if done:", "if not done:", "else:", "may:", "us may:", "do 2 of:", "option:", 'option "x":']),
    _patterns("noun").map(lambda n: f"option in {n}:"),
    _patterns("noun").map(lambda n: f"for each d in {n}:"),
    _patterns("verb").map(lambda s: f"{s}, with:"),
)
EFFECTS = st.one_of(
    st.tuples(_patterns("point"), VALUES).map(": ".join),
    st.tuples(_patterns("point"), VALUES, CONDITIONS).map(lambda p: f"{p[0]}: {p[1]} when {p[2]}"),
    st.tuples(_patterns("moment"), SIMPLE).map(lambda p: f"when {p[0]}: {p[1]}"),
    CONDITIONS.map(lambda c: f"ends when {c}"),
)


@st.composite
def nearly_cards(draw: Any) -> str:
    lines = ['card 901 "Fuzz"', "  us, 2 ops, mark"]
    lines += [f"  play if {c}" for c in draw(st.lists(CONDITIONS, max_size=2))]
    lines.append("  event:")
    depth = 2
    for _ in range(draw(st.integers(1, 6))):
        if draw(st.booleans()):
            lines.append("  " * depth + draw(HEADS))
            depth += 1
        else:
            lines.append("  " * depth + draw(SIMPLE))
            depth = max(2, depth - draw(st.integers(0, 2)))
    lines.append("  while in effect:")
    lines += [f"    {e}" for e in draw(st.lists(EFFECTS, min_size=1, max_size=3))]
    return "\n".join(lines) + "\n"


@given(nearly_cards())
def test_cards_that_are_nearly_right(text: str) -> None:
    check(text)


def _spoiled(text: str, chance: random.Random) -> str:
    """One to four small accidents: a letter, a word or a line lost, doubled, moved or changed."""
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text) + 1)
        kind = chance.randrange(6)
        if kind == 0:
            text = text[:at] + text[at + 1 :]
        elif kind == 1:
            text = text[:at] + chance.choice([*SIGNS, *WORDS, *NAMES, "\t", "  ", "\n", "\r"]) + text[at:]
        else:
            pieces = text.split(" " if kind < 4 else "\n")
            i, j = chance.randrange(len(pieces)), chance.randrange(len(pieces))
            pieces[i], pieces[j] = pieces[j], pieces[i] if kind % 2 else pieces[j]
            text = (" " if kind < 4 else "\n").join(pieces)
    return text


@given(st.sampled_from(sorted((folder("cards") / "labyrinth").rglob("*.card"))), st.integers(0, 10**6))
def test_our_own_cards_with_slips_of_the_pen(path: Path, seed: int) -> None:
    check(_spoiled(path.read_text(encoding="utf-8"), random.Random(seed)))


@given(data=st.binary(max_size=200))
def test_any_bytes_as_a_file(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    """One clear message when it is no text, findings or a card when it is."""
    path = tmp_path_factory.getbasetemp() / "fuzz.card"
    path.write_bytes(data)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        with pytest.raises(BrokenFile, match="UTF-8"):
            read_card(path)
    else:
        tree, findings = read_card(path)
        assert tree is not None or findings


@pytest.mark.parametrize("name", ["missing.card", ""])
def test_a_path_that_is_no_card_gives_one_message(tmp_path: Path, name: str) -> None:
    with pytest.raises(BrokenFile):
        read_card(tmp_path / name)
