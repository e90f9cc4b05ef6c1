"""The reference pages, made from the grammar, the vocabulary and the cards, so that they are never behind them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.kit.library import Card
from daedalus.language.typed import CardTree
from daedalus.language.vocabulary import NUMBER, TEXT, TRUTH, Vocabulary, Word
from daedalus_tools.commands.cards import lifecycle, links
from daedalus_tools.docs import quantities, recipes
from daedalus_tools.docs.shapes import PLACES, UNUSED, Example, examples, shapes
from daedalus_tools.lint.page import page

MADE = "<!-- Made by `daedalus docs`; change the declarations, not this page. -->"

LANGUAGE = """# The card language

A card is a text file of short lines. Blocks are made by indentation, two spaces a level; a line that ends in `:` opens
one. `#` begins a comment. Words are in small letters, names of the game begin with a capital, names of cards and marks
stand in quotes. Articles (`a`, `an`, `the`) may be written anywhere and mean nothing.

`there` and `it` stand for what was chosen last. In a `where`, and in a loop, what is said of the thing in question need
not name it: `where cells > 0` means cells in it. Things get a name by a letter or word after the noun:
`choose a poor country c`. A name lives to the end of its block; one that every branch of an `if` gives, the `else` too
and each time with the same type, lives on after it. `choose`, `let` and `as` may give a name again, but not with
another type. A choice that finds nothing leaves its name empty, and sentences that need it do nothing.

`as n` after a sentence names its result: what the table of verbs says, and after one that places, removes or moves
pieces in a place, how many it was. `done`, in an `if`, asks whether the line above it, with all its block, changed
anything: it is "if you do", and `if not done:` after `may:` is what follows when that was declined. `random` before a
noun leaves a choice to chance: `choose a random poor country c`.

`daedalus lint` checks cards. A finding that is meant to be so is let pass by a comment on its line that names its code
and says why: `# daedalus-lint: ignore D003 because the ferry comes in another pack` (see [linter.md](linter.md)).

In the shapes below, `[...]` may be left out, and `x|y` is one of the two."""

QUANTITIES = """## Quantities

How a card says how many. `thing` and `things` stand for any noun of the game, one and many, with all that may be said
of it: `up to 2 {things}`."""

OF_WORDS = """Some words say it themselves. `up to` always asks how many; a number without it is as many as there are,
up to that number."""

RECIPES = """## I want to ...

What designers look for, as lines of a card; above them stands `card {number} "{title}"`, with your own number and
title. `daedalus words` finds them by any of their words, and by others that mean the same."""

WORDS = """## Words

A word is a pattern of plain words with holes: `{n:number}` takes a number, `{c:country}` a country. `cell[s]` is `cell`
or `cells`, `is|are` is one of the two. After the pattern stands the key by which templates, bots and reports know the
word, then what each hole is, what the word means, an example, and the rule of the rulebook that it follows."""

# kind of word, heading, what the section says, what its third column is called
KINDS: tuple[tuple[str, str, str, str], ...] = (
    ("value", "Values", "What a card can read.", "gives"),
    ("adjective", "Properties", "What can be said of things.", "said of"),
    ("noun", "Things to choose from", "What `choose`, `for each`, `any` and their like range over.", ""),
    ("verb", "Verbs", "What an event can do.", "result"),
    ("change", "Tracks", "What may follow `+` and `-`.", ""),
    ("point", "Rule points", "Questions that the procedures ask and a lasting event may answer.", "answer"),
    ("moment", "Moments", "Happenings that a lasting event may wait for.", ""),
)


def pages(game: Definition | None = None) -> dict[Path, str]:
    """All pages, by their path under the folder of documents; those of the default game have the plain names."""
    default = registry.default()
    game = game or default
    if game is default:
        made = {Path("language.md"): language(game), Path("linter.md"): f"{MADE}\n\n{page()}\n"}
    else:
        made = {Path(f"language-{game.id}.md"): language(game)}
    known = game.cards.library.cards.values()
    for name in sorted({card.set for card in known}):
        cards = [card for card in known if card.set == name and card.number == card.copies[0]]
        made[Path("cards") / f"{game.id}-{name}.md"] = card_page(game, name, cards)
    return made


def language(game: Definition) -> str:
    words = game.words
    parts = [*_shapes(game), *_quantities(game), *_recipes(game), WORDS, *_types(words), *_words(words)]
    return "\n\n".join([MADE, LANGUAGE, contents(parts), *parts]) + "\n"


def contents(parts: Sequence[str]) -> str:
    """The chapters of a page and what stands in them, each with its link."""
    known: set[str] = set()
    lines = ["## Contents\n"]
    for level, title in (m.groups() for part in parts for m in _HEADING.finditer(part)):
        link = anchor(title, known)
        lines.append(f"{'  ' * (len(level) - 2)}- [{title}](#{link})")
    return "\n".join(lines)


_HEADING = re.compile(r"^(###?) (.+)$", re.MULTILINE)


def anchor(title: str, known: set[str]) -> str:
    """The name by which a heading is linked to, as those who show such pages make it."""
    plain = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
    link = next(name for n in range(1000) if (name := f"{plain}-{n}" if n else plain) not in known)
    known.add(link)
    return link


Examples = Callable[[Iterable[tuple[str, CardTree]]], dict[str, Example]]


def _found(game: Definition, find: Examples) -> dict[str, Example]:
    """Examples from the cards or, where no card has one, from the recipes."""
    trees = {card.file: card.tree for card in game.cards.library.cards.values()}.values()
    wanted = find((f"I want to {recipe.want}", recipes.tree(recipe, game)) for recipe in recipes.of(game))
    return wanted | find((f"{tree.numbers[0]} {tree.title}", tree) for tree in trees)


def _quantities(game: Definition) -> Iterator[str]:
    v = game.words
    yield QUANTITIES.format(things=next((decl.plural for decl in v.types.values()), "things"))
    told = {name: f"`{one.text}` ({one.card})" for name, one in _found(game, quantities.examples).items()}
    rows = [(f"`{shape.text}`", shape.says, told.get(shape.name, "")) for shape in quantities.quantities()]
    yield table(("written", "meaning", "example"), rows)
    own = quantities.of_words(v)
    if own:
        yield OF_WORDS
        yield table(("pattern", "meaning", "example"), [(f"`{w.pattern}`", w.says, f"`{w.example}`") for w in own])


def _recipes(game: Definition) -> Iterator[str]:
    chapter = ""
    for recipe in recipes.of(game):
        if not chapter:
            yield RECIPES.format(number=recipes.number(game), title=recipes.TITLE)
        if recipe.chapter != chapter:
            chapter = recipe.chapter
            yield f"### {chapter}"
        yield f"**... {recipe.want}**"
        yield f"```\n{recipe.lines}\n```"
        if recipe.note:
            yield recipe.note


def _shapes(game: Definition) -> Iterable[str]:
    found = _found(game, examples)
    place = ""
    for shape in shapes():
        if shape.place != place:
            place = shape.place
            yield f"## {PLACES[place]}"
        yield f"### `{shape.text}`"
        yield shape.says
        if shape.name in found:
            example = found[shape.name]
            yield f"```\n{example.text}\n```\n\n({example.card})"
        else:
            yield f"```\n{UNUSED[shape.name]}\n```" if shape.name in UNUSED else "No card uses it yet."


def _types(v: Vocabulary) -> Iterable[str]:
    yield "### Types"
    used = [t for word in v.words for t in (*(hole.type for hole in word.holes), word.result, word.subject) if t]
    plurals = {decl.plural for decl in v.types.values()}
    names = list(dict.fromkeys([*v.types, NUMBER, TRUTH, TEXT, *used]))
    yield table(
        ("type", "many", "how it is written"),
        [(name, v.types[name].plural if name in v.types else "", _written(v, name)) for name in names
         if name not in plurals],
    )  # fmt: skip
    places = [name for name, (type_, _) in v.names.items() if type_ == next(iter(v.types), "")]
    if places:
        yield f"### Names\n\n{', '.join(places)}."


def _written(v: Vocabulary, name: str) -> str:
    known = {NUMBER: "`0`, `1`, `2` ... or a sum", TRUTH: "`yes`, `no` or a condition", TEXT: '`"in quotes"`'}
    if name in known:
        return known[name]
    if name == "side":
        return ", ".join(f"`{side}`" for side in v.sides)
    if any(type_ == name for type_, _ in v.names.values()):
        return "a name, see below"
    plural = v.plural_of(name)
    words = [w.pattern for w in v.of_kind("value") if w.result in (name, plural)]
    nouns = [w.pattern for w in v.of_kind("noun") if w.result == name]
    return ", ".join(f"`{pattern}`" for pattern in words or nouns)


def _words(v: Vocabulary) -> Iterable[str]:
    for kind, heading, says, about in KINDS:
        if not v.of_kind(kind):
            continue
        yield f"### {heading}"
        yield says
        columns = ("pattern", "key", "holes", *([about] if about else []), "meaning", "example", "rule")
        yield table(columns, [_row(v, word, columns) for word in v.of_kind(kind)])
    if v.header.symbols:
        yield "### Header words"
        yield "Symbols on a card, for its line of properties."
        yield table(("word", "meaning"), [(f"`{word}`", meaning) for word, meaning in v.header.symbols.items()])


def _row(v: Vocabulary, word: Word, columns: Sequence[str]) -> list[str]:
    holes = "; ".join(f"`{hole.name}` {word.roles[hole.name].words}" for hole in word.holes)
    of = word.subject if word.kind == "adjective" else word.result or ("how many" if v.measure(word) else "")
    cells = dict.fromkeys(("gives", "said of", "result", "answer"), of)
    cells |= {"pattern": f"`{word.pattern}`", "key": f"`{word.key}`", "holes": holes}
    only = f" Only with the rules of {word.rule_set}." if word.rule_set else ""
    cells |= {"meaning": word.says + only, "example": f"`{word.example}`", "rule": word.rule}
    return [cells[column] for column in columns]


def card_page(game: Definition, name: str, cards: Sequence[Card]) -> str:
    total = sum(len(card.copies) for card in cards)
    head = f"# {game.name}, {name} set\n\n{total} cards; copies of a card are shown once."
    return "\n\n".join([MADE, head, *(part for card in cards for part in _card(game, card))]) + "\n"


def _card(game: Definition, card: Card) -> Iterable[str]:
    about = game.cards.describe(card)
    yield f"## {', '.join(map(str, card.copies))} {card.title}"
    mark = f"mark {card.marker}" + (f" in {card.mark_place}" if card.mark_place else "") if card.marker else ""
    ops = "1 operation" if card.ops == 1 else f"{card.ops} operations" if card.ops else ""
    yield "; ".join(filter(None, [card.association, ops, *lifecycle(about), mark, *card.symbols, *links(about)])) + "."
    yield f"```\n{card.tree.source.rstrip()}\n```"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *([cell.replace("|", "\\|") for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
