"""`daedalus words`: how to say something on a card, looked up in plain words."""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from daedalus.core.errors import DaedalusError, trouble
from daedalus.kit.definition import Definition
from daedalus.language.vocabulary import Word
from daedalus_tools.choosing import chosen
from daedalus_tools.docs import looking, recipes
from daedalus_tools.docs.manual import KINDS
from daedalus_tools.docs.quantities import quantities
from daedalus_tools.docs.recipes import Recipe
from daedalus_tools.docs.shapes import PLACES, Shape, shapes
from daedalus_tools.output import counted, print_json

HELP = "Look up how to say something on a card: words, shapes of lines, recipes, and the cards that use them."
EXAMPLE = "daedalus words destroy soldiers"

COLUMNS = 80
MOST = {Word: 6, Shape: 2, Recipe: 3}  # that are shown of each kind
MOST_CARDS = 5
RECIPES, SHAPES, QUANTITIES = "Recipes", "Shapes of lines", "Quantities"

T = TypeVar("T")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "query",
        nargs="*",
        metavar="QUERY",
        help="what you want to say, or a kind of words such as verbs (default: all kinds)",
    )
    parser.add_argument("--all", action="store_true", help="show everything that is found")
    parser.add_argument("--json", action="store_true", help="print one object")


def run(args: argparse.Namespace) -> int:
    game, query = chosen(args.game), " ".join(args.query).strip()
    of_kind = _of_kind(game, query)
    found = looking.index(game).find(query) if of_kind is None else of_kind
    if query and not found:
        raise _nothing(game, query)
    if args.json:
        print_json({"query": query, **data(game, found)})
    elif not query:
        print("\n".join(overview(game)))
    elif of_kind is not None:
        print("\n".join(line for thing in found for line in _brief(thing)))
    else:
        print("\n\n".join("\n".join(part) for part in text(game, found, every=args.all)))
    return 0


def _nothing(game: Definition, query: str) -> DaedalusError:
    near = looking.index(game).near(query)
    hint = trouble("trouble-near-it", "Near it: {known}. ", known=", ".join(near)) if near else ""
    return DaedalusError(
        trouble("trouble-no-word-or-recipe", "no word or recipe says '{name}'", name=query),
        remedy=trouble("trouble-daedalus-words-shows-what", "{hint}`daedalus words` shows what there is.", hint=hint),
    )


def _of_kind(game: Definition, query: str) -> list[looking.Thing] | None:
    """Everything, or everything of a kind, if that is asked for."""
    words: dict[str, Sequence[looking.Thing]] = {h: game.words.of_kind(kind) for kind, h, _, _ in KINDS}
    known = words | {SHAPES: shapes(), QUANTITIES: quantities(), RECIPES: recipes.of(game)}
    if not query:
        return [thing for things in known.values() for thing in things]
    return next((list(things) for name, things in known.items() if things and name.lower() == query.lower()), None)


# -- for people -----------------------------------------------------------------------------------


def overview(game: Definition) -> Iterator[str]:
    """What there is, by kind: how many, what they are for, and how they begin."""
    v = game.words
    yield f"{game.name}: {counted(len(v.words), 'word')}"
    for kind, heading, says, _ in KINDS:
        words = v.of_kind(kind)
        if words:
            yield from ("", *_wrapped(f"{heading} ({len(words)}): {says}"))
            yield from _wrapped(", ".join(dict.fromkeys(map(_opening, words))), 2)
    yield from ("", *_wrapped(f"{SHAPES} ({len(shapes())}): What stands around the words."))
    yield from ("", *_wrapped(f"{QUANTITIES} ({len(quantities())}): How a card says how many."))
    found = recipes.of(game)
    if found:
        chapters = dict.fromkeys(recipe.chapter for recipe in found)
        yield from ("", *_wrapped(f"{RECIPES} ({len(found)}): {', '.join(chapters)}."))
    yield from ("", *_wrapped("`daedalus words verbs` (or another of these) lists them; `daedalus words destroy cells`"
                              " looks something up in your own words."))  # fmt: skip


def _opening(word: Word) -> str:
    """A word in short: the first plain word of a verb, of others all of them."""
    said = " ".join("..." if part.startswith("{") else part.split("|")[0] for part in word.pattern.split())
    plain = re.sub(r"\[\w*\]", "", said).removeprefix("... ").removesuffix(" ...")
    return plain.split()[0] if word.kind == "verb" else plain


def _brief(thing: looking.Thing) -> Iterator[str]:
    yield from _wrapped(_title(thing))
    if not isinstance(thing, Recipe):
        yield from _wrapped(_says(thing), 4)


def _title(thing: looking.Thing) -> str:
    if isinstance(thing, Word):
        return f"+|- {thing.pattern}" if thing.kind == "change" else thing.pattern
    return thing.text if isinstance(thing, Shape) else f"... {thing.want}"


def _says(thing: Word | Shape) -> str:
    if isinstance(thing, Shape):
        return thing.says
    return thing.says + (f" Only with the rules of {thing.rule_set}." if thing.rule_set else "")


def text(game: Definition, found: Sequence[looking.Thing], *, every: bool) -> Iterator[list[str]]:
    """The best of each kind, and how many more there are."""
    best: list[looking.Thing] = []
    for kind, most in MOST.items():
        things = [thing for thing in found if isinstance(thing, kind)]
        best += things if every else things[:most]
    for thing in best:
        if isinstance(thing, Recipe) and not any(isinstance(before, Recipe) for before in best[: best.index(thing)]):
            yield ["I want to ..."]
        yield list(_full(game, thing))
    if len(found) > len(best):
        yield [f"{len(found) - len(best)} more: add --all, or say more of what you want."]


def _full(game: Definition, thing: looking.Thing) -> Iterator[str]:
    if isinstance(thing, Word):
        return _word(game, thing)
    return _shape(thing) if isinstance(thing, Shape) else _recipe(thing)


def _word(game: Definition, word: Word) -> Iterator[str]:
    rule = f", rule {word.rule}" if word.rule else ""
    yield from _wrapped(_title(word))
    yield from _wrapped(f"({looking.KIND[word.kind]}{rule}) {_says(word)}", 4)
    yield from _wrapped(f"Example: {word.example}", 4)
    holes = "; ".join(f"{hole.name} {word.roles[hole.name].words}" for hole in word.holes)
    if holes:
        yield from _wrapped(f"Holes: {holes}", 4)
    cards = looking.uses(game).get(word.key, [])
    more = f" and {len(cards) - MOST_CARDS} more" if len(cards) > MOST_CARDS else ""
    yield from _wrapped(f"Cards: {'; '.join(cards[:MOST_CARDS])}{more}" if cards else "Cards: none yet", 4)


def _shape(shape: Shape) -> Iterator[str]:
    yield from _wrapped(_title(shape))
    yield from _wrapped(f"({PLACES[shape.place][0].lower()}{PLACES[shape.place][1:]}) {shape.says}", 4)


def _recipe(recipe: Recipe) -> Iterator[str]:
    yield from _wrapped(f"{_title(recipe)}:")
    yield from textwrap.indent(recipe.lines, "    ").split("\n")
    yield from _wrapped(recipe.note, 2)


def _wrapped(text: str, indent: int = 0) -> list[str]:
    """A text in lines of a screen; what is carried over stands a little further in."""
    first, rest = " " * indent, " " * (indent + 2)
    return textwrap.wrap(
        text, COLUMNS, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )


# -- for programs ---------------------------------------------------------------------------------


def data(game: Definition, found: Sequence[looking.Thing]) -> dict[str, Any]:
    def of(kind: type[T], said: Callable[[T], dict[str, Any]]) -> list[dict[str, Any]]:
        return [said(thing) for thing in found if isinstance(thing, kind)]

    return {
        "words": of(Word, lambda word: _word_data(game, word)),
        "shapes": of(Shape, lambda shape: {"shape": shape.text, "where": PLACES[shape.place], "says": _says(shape)}),
        "recipes": of(Recipe, lambda one: {"key": one.key, "want": one.want, "lines": one.lines, "note": one.note}),
    }


def _word_data(game: Definition, word: Word) -> dict[str, Any]:
    return {
        "key": word.key,
        "kind": word.kind,
        "pattern": word.pattern,
        "says": _says(word),
        "rule": word.rule,
        "example": word.example,
        "holes": {hole.name: {"type": hole.type, "is": word.roles[hole.name].words} for hole in word.holes},
        "cards": looking.uses(game).get(word.key, []),
    }
