"""Looking something up in plain words: the words of a game, the shapes of lines and the recipes that say it.

What people say for the words of the language is in the tables that the linter reads too (`slips.yaml`).
"""

from __future__ import annotations

import difflib
import functools
import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from attrs import frozen

from daedalus.kit.definition import Definition
from daedalus.language.findings import BrokenText
from daedalus.language.vocabulary import ARTICLES, Hole, Word
from daedalus.language.walking import nodes
from daedalus_tools.docs import recipes
from daedalus_tools.docs.quantities import quantities
from daedalus_tools.docs.recipes import Recipe
from daedalus_tools.docs.shapes import Shape, shapes
from daedalus_tools.lint import slips
from daedalus_tools.lint.slips import MOST_SAID

ASKING = frozenset({"i", "want", "how", "my", "me", "what", "does"})  # of a question, not of what is looked for
BEGUN = 0.7  # what a word counts of which only the beginning is given
SAID_OTHERWISE = 0.8  # what it counts for another word that means the same
MOST_ASKED = 12  # words of a question that are looked at
WORTH_TELLING = 0.45  # of what the best answer counts
SHORTEST = 3  # letters of a beginning
GLUE = frozenset({"where", "in", "is", "from", "not", "and", "or", "with"})  # stands everywhere: nobody looks for it
_WORD = re.compile(r"[^\W_][\w'/-]*|(?<![\w-])[+-]|[<>]=?")
_ENDING = re.compile(r"(?<=\w\w\w)(ings?|ed|es|e|s)$")

Thing = Word | Shape | Recipe
Stems = Mapping[str, float]  # the words of an entry without their endings, and what each of them counts


@frozen
class Entry:
    thing: Thing
    stems: Stems

    def worth(self, stem: str) -> float:
        begun = (
            (n * BEGUN for known, n in self.stems.items() if known.startswith(stem)) if len(stem) >= SHORTEST else ()
        )
        return max(self.stems.get(stem, 0.0), max(begun, default=0.0))


@frozen
class Part:
    """A word of a question, or some that stand together for others, with all that may be meant by it."""

    said: str
    meant: tuple[tuple[float, tuple[str, ...]], ...]

    def worth(self, entry: Entry) -> float:
        return max(share * min(entry.worth(stem) for stem in stems) for share, stems in self.meant)


def stem(word: str) -> str:
    """A word without its ending: `removes`, `removed` and `remove` are one."""
    return _ENDING.sub("", word.lower())


def stems(text: str) -> tuple[str, ...]:
    return tuple(stem(word) for word in _WORD.findall(text))


class Index:
    """All that can be looked up in a game."""

    def __init__(self, game: Definition) -> None:
        self.vocabulary = game.words
        self.slips = slips.of(game)
        said = uses(game)
        self.entries = [
            *(Entry(word, _weighed(_of_word(word, len(said.get(word.key, ()))))) for word in self.vocabulary.words),
            *(Entry(shape, _weighed(((3, shape.text), (1.5, shape.says)))) for shape in shapes()),
            *(Entry(shape, _weighed(((3, f"{shape.text} {shape.says}"),))) for shape in quantities()),
            *(Entry(recipe, _weighed(_of_recipe(recipe))) for recipe in recipes.of(game)),
        ]

    def find(self, query: str) -> list[Thing]:
        """What answers to all of a question or, if nothing does, to the most of it; best first."""
        parts = self.parts(query)
        rated = [(entry, [part.worth(entry) for part in parts]) for entry in self.entries]
        most = max((sum(map(bool, worths)) for _, worths in rated), default=0)
        if not parts or not most or 2 * most < len(parts):
            return []
        found = [(entry, sum(worths)) for entry, worths in rated if sum(map(bool, worths)) == most]
        least = WORTH_TELLING * max(worth for _, worth in found)
        return [entry.thing for entry, worth in sorted(found, key=lambda one: -one[1]) if worth >= least]

    def parts(self, query: str) -> list[Part]:
        """The words of a question that matter; if none does, all of them."""
        words = [word.lower() for word in _WORD.findall(query)]
        matters = [w for w in words if w not in self.slips.filler | ARTICLES | ASKING and w not in self._names] or words
        return list(self._parts(matters[:MOST_ASKED]))

    def _parts(self, words: Sequence[str]) -> Iterator[Part]:
        at = 0
        while at < len(words):
            together = range(min(MOST_SAID, len(words) - at), 1, -1)
            many = next((n for n in together if " ".join(words[at : at + n]) in self.slips.synonyms), 1)
            said = " ".join(words[at : at + many])
            known = self.slips.synonyms
            others = sorted(known.get(said, set()) | known.get(said.removesuffix("s"), set()))
            meant = [(SAID_OTHERWISE, tuple(map(stem, other))) for other in others if not GLUE.issuperset(other)]
            yield Part(said, ((1.0, stems(said)), *meant))
            at += many

    @functools.cached_property
    def _names(self) -> frozenset[str]:
        """The names of the board: a question about one of them is one about any."""
        return frozenset(part for name in self.vocabulary.names for part in name.lower().split())

    def near(self, query: str) -> list[str]:
        """Words that look like those of a question that nothing answers to."""
        said = {word for entry in self.entries for word in _WORD.findall(_pattern(entry.thing).lower())}
        known = sorted({*said, *(word for word in self.slips.synonyms if " " not in word)})
        words = [part.said for part in self.parts(query)]
        found = (near for word in words for near in difflib.get_close_matches(word, known, n=3, cutoff=0.7))
        return list(dict.fromkeys(found))


def _pattern(thing: Thing) -> str:
    if isinstance(thing, Word):
        return " ".join(_literals(thing))
    return thing.text if isinstance(thing, Shape) else f"{thing.want} {' '.join(thing.also)}"


def _literals(word: Word) -> list[str]:
    return [literal for part in word.parts if not isinstance(part, Hole) for literal in sorted(part)]


def _of_word(word: Word, cards: int) -> Iterator[tuple[float, str]]:
    usual = math.log10(1 + cards)  # what many cards say is the plain way to say it
    yield 4 + usual + (0.5 if word.kind == "verb" else 0), " ".join(_literals(word))
    roles = " ".join(word.roles[hole.name].words for hole in word.holes)
    yield 1.5, f"{word.says} {word.key.replace('-', ' ')} {roles} {KIND[word.kind]}"
    yield 1, word.example


def _of_recipe(recipe: Recipe) -> Iterator[tuple[float, str]]:
    yield from ((4, recipe.want), (3.5, " ".join(recipe.also)), (1.5, f"{recipe.chapter} {recipe.note}"))
    yield 1, recipe.lines


def _weighed(texts: Iterable[tuple[float, str]]) -> Stems:
    found: dict[str, float] = {}
    for weight, text in texts:
        for one in stems(text):
            found[one] = max(weight, found.get(one, 0))
    return found


KIND = {
    "value": "value",
    "adjective": "property",
    "noun": "things to choose from",
    "verb": "verb",
    "change": "track",
    "point": "rule point",
    "moment": "moment",
}


@functools.cache
def index(game: Definition) -> Index:
    return Index(game)


@functools.cache
def uses(game: Definition) -> dict[str, list[str]]:
    """The cards that say a word, by its key; copies of a card once."""
    found: dict[str, list[str]] = {}
    try:
        library = game.cards.library
    except BrokenText:  # who writes the cards of a pack looks words up for those that are not right yet
        library = game.shipped.cards.library
    for tree in {card.file: card.tree for card in library.cards.values()}.values():
        said = nodes((tree.conditions, tree.target, tree.event, tree.lasting))
        for key in {node.key for node in said if isinstance(node, Word)}:
            found.setdefault(key, []).append(f"{tree.numbers[0]} {tree.title}")
    return found
