"""What we ask of every text that a card has, in every language: that it reads like a printed card."""

from __future__ import annotations

import functools
import re
import statistics
from collections.abc import Iterator

import pytest

from daedalus.data import folder
from daedalus.kit import registry
from daedalus.kit.library import Card
from daedalus.language import typed
from daedalus.language.walking import nodes
from daedalus.text import plan as p
from daedalus.text.cards import ENGLISH, card_text, languages
from daedalus.text.locales import read
from daedalus.text.planner import planned
from daedalus_tools.i18n.typed import QUOTED as AS_TYPED  # commands, options, names of files

GAMES = {"labyrinth": 240, "twilight": 110}
OTHERS = [name for name in languages() if name != ENGLISH]
each_language = pytest.mark.parametrize("language", languages())
each_other = pytest.mark.parametrize("language", OTHERS)
each_game = pytest.mark.parametrize("game", GAMES)

# Words of one letter that each language has; any other is the name of a variable.
LETTERS = {"en": "a", "de": "", "pl": "aiouwz", "ru": "авиокосуюяж", "it": "aeioèlé"}
# Clauses that hold others, and those that stand in brackets behind what they are about.
HOLDING = (
    "if", "on", "by-value", "otherwise", "otherwise-if", "for-each", "for-side", "may", "when", "do-some", "times",
    "while",
)  # fmt: skip
TYPED = {"reason", "explain", "sets", "position", "yaml"}  # commands, keys and files that findings name
IN_PROSE = ("rules.ftl", "explained.ftl")
QUOTED = re.compile("[“„«].*?[”“»]|`.*?`")  # names, and what is typed at the table


def cards(game: str) -> list[Card]:
    return list(registry.game(game).cards.library.cards.values())


@functools.cache
def texts(game: str, language: str) -> dict[int, str]:
    known = registry.game(game)
    return {card.number: card_text(card.tree, known, language) for card in cards(game)}


def words(text: str) -> list[str]:
    return [word.lower() for word in re.findall(r"[^\W\d_]{4,}", text)]


@functools.cache
def kept(language: str) -> frozenset[str]:
    """English words that a language has too, or keeps as its rulebook does, and the short names of the sides."""
    lines = (folder("locale") / language / "keep.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(word.lower() for line in lines for word in line.partition("#")[0].split())


@functools.cache
def names(game: str, language: str) -> frozenset[str]:
    """Proper names in all their forms, which may be the same in English."""
    files = (registry.game(game).locale_home(language) / "text").glob("terms.ftl")
    messages = [m for file in files for m in read(file)[0] if m.key.startswith(("country-", "side-", "region-"))]
    return frozenset(word for m in messages for word in words(m.text))


@each_game
def test_every_card_has_a_text_in_every_language(game: str) -> None:
    for language in languages():
        assert len(list(filter(None, texts(game, language).values()))) == GAMES[game]


@each_game
@each_language
def test_texts_are_short(game: str, language: str) -> None:
    assert statistics.median(len(text.split()) for text in texts(game, language).values()) <= 45


@each_game
@each_language
def test_no_text_has_a_gap(game: str, language: str) -> None:
    """Nothing that should have been filled, nothing unfinished, and stops where they belong."""
    bad = re.compile(r"[{}$_•⟦⟧□⁂]|\?\?\?|\.\.|,[.,;:]|;[.;]|\( | \)|\(\)|  | [,.;:]|\b(\w+) \1\b")
    found = [(number, bad.search(QUOTED.sub("“”", text))) for number, text in texts(game, language).items()]
    assert not [(number, match[0]) for number, match in found if match]


@each_game
@each_language
def test_no_text_has_the_letter_of_a_variable(game: str, language: str) -> None:
    found = []
    for number, text in texts(game, language).items():
        said = re.sub(r"\([a-z]\)|\w[’']|[’']\w\b", "", QUOTED.sub("", text))
        found += [(number, x) for x in re.findall(r"\b[^\W\d_]\b", said) if x.lower() not in LETTERS[language]]
    assert not found


@each_game
def test_names_of_variables_are_not_said(game: str) -> None:
    """Whatever their length, unless they are words of the card anyway."""
    for card in cards(game):
        variables = {
            node.name for node in nodes((card.tree.event, card.tree.lasting)) if isinstance(node, typed.Variable)
        }
        text = QUOTED.sub("", texts(game, ENGLISH)[card.number])
        spoken = {word for word in re.findall(r"[^\W\d_]+", text.lower()) if len(word) > 1}
        plain = {word for name in registry.game(game).words.words for word in re.findall(r"[a-z]+", name.pattern)}
        assert not variables & spoken - plain, card.number


def depth(part: object, holding: tuple[str, ...] = HOLDING) -> int:
    if isinstance(part, p.Line):
        return max(depth(x, holding) for x in part.parts)
    if not isinstance(part, p.Said):
        return 0
    inner = max((depth(x, holding) for x in part.args.values()), default=0)
    return inner + (part.shared and part.key in holding)


@each_game
def test_clauses_stand_at_most_two_deep(game: str) -> None:
    known = registry.game(game)
    deep = [(c.number, depth(s.part)) for c in cards(game) for s in planned(c.tree, known.words)]
    assert not [found for found in deep if found[1] > 2]
    assert max(found[1] for found in deep) == 2


def brackets(text: str) -> Iterator[int]:
    now = 0
    for letter in QUOTED.sub("", text):
        now += {"(": 1, ")": -1}.get(letter, 0)
        yield now
    assert now == 0


@each_game
@each_language
def test_brackets_stand_in_no_others(game: str, language: str) -> None:
    """In English; a language that counts in brackets may have one within others."""
    found = {number: max(brackets(text)) for number, text in texts(game, language).items()}
    assert not {number: n for number, n in found.items() if n > (1 if language == ENGLISH else 2)}


@each_game
@each_other
def test_no_english_word_is_said_in_another_language(game: str, language: str) -> None:
    english = {word for text in texts(game, ENGLISH).values() for word in words(QUOTED.sub("", text))}
    english -= kept(language) | names(game, language)
    found = {}
    for number, text in texts(game, language).items():
        if left := english.intersection(words(QUOTED.sub("", text))):
            found[number] = sorted(left)
    assert not found


@functools.cache
def of_the_card_language() -> frozenset[str]:
    """Words that cards are written in, which findings quote: those are English for everybody."""
    patterns = " ".join(word.pattern for game in GAMES for word in registry.game(game).words.words)
    files = [*folder("grammar").glob("*"), folder("docs") / "language.md"]
    return TYPED | frozenset(
        words(patterns + " ".join(file.read_text(encoding="utf-8") for file in files if file.is_file()))
    )


@each_other
def test_no_english_word_is_written_in_another_language(language: str) -> None:
    """In questions, lines of the log and findings: all that is said while a card is made or played. Rules and what
    explains a finding have so many words that only those of the same message are looked for: `test_complete.py`."""
    home = folder("locale")
    spoken = sorted([*(home / ENGLISH).glob("*.ftl"), *(home / ENGLISH).glob("*/*.ftl")])
    spoken = [file for file in spoken if file.parent.name != "text" and file.name not in IN_PROSE]
    english = {word for file in spoken for m in read(file)[0] for word in words(m.text)} - kept(language)
    english -= {word for game in GAMES for word in names(game, language)}
    found = {}
    for file in spoken:
        own = home / language / file.relative_to(home / ENGLISH)
        shared = of_the_card_language() if file.name in ("lint.ftl", "try.ftl") else frozenset()
        for m in read(own)[0] if own.is_file() else ():
            said = AS_TYPED.sub(" ", QUOTED.sub("", m.text))
            if left := english.intersection(words(said)) - shared:
                found[f"{own.relative_to(home)} {m.full}"] = sorted(left)
    assert not found
