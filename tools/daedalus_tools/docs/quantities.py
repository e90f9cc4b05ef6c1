"""How many: every way in which a card can say it, each with an example found in our cards, and the words with a
quantity of their own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from daedalus.language import typed
from daedalus.language.typed import CardTree
from daedalus.language.vocabulary import Vocabulary, Word
from daedalus.language.walking import nodes
from daedalus_tools.docs.shapes import Example, Shape

# What is written, and what it means; by the names that `_named` gives.
EXPLAINED = {
    "one": ("choose a thing c", "One of them; whoever chooses must take one if there is one."),
    "exactly": ("choose 2 things s", "So many different ones, or all if there are fewer; `s` stands for all of them. "
                "After `play in` there must be so many, or the event cannot be played."),
    "up-to": ("choose up to 3 things s", "From none to so many, as the side likes."),
    "reckoned": ("choose (value) things s", "As many as a value says; what is more than a number stands in brackets."),
    "all": ("choose things s", "Many without a number are all of them: nobody is asked."),
    "rank": ("choose a thing c, highest value", "Only those with the most (or `lowest`: the least) may be chosen; "
             "among equals the side chooses."),
    "by-lot": ("choose a random thing c", "Chance chooses, and nobody is asked; `choose 2 random things s` takes two."),
    "each": ("for each c in things: ...", "Once for each of them."),
    "list": ("(One Name, Another Name)", "A list, wherever several things may stand."),
    "any": ("any thing where ...", "A condition: at least one is so."),
    "no": ("no thing where ...", "A condition: none is so."),
    "every": ("every thing where ...", "A condition: all are so. What stands after `where` is asked of all of them."),
    "number": ("number of things where ...", "How many are so: a number."),
    "at-least": ("value >= 2", "At least two; `>` is more than, `<=` at most, `<` fewer than, `=` exactly, "
                 "`<>` any number but this."),
    "total": ("total value over things", "The sum of what each of them has; `highest` and `lowest` are the most and "
              "the least of it. Of none it is 0."),
    "how-many": ("... as n", "How many it was: of pieces that were placed, moved or removed, or of cards."),
    "rounds": ("do 3 times:", "The lines under it so many times."),
    "some-of": ("do 2 of:", "So many of the options under it, each once."),
}  # fmt: skip
QUANTIFIERS = ("any", "no", "every", "number")
SAYING_HOW_MANY = re.compile(r"\b(up to|all|each of|half of|everything)\b")  # words of a pattern


def examples(cards: Iterable[tuple[str, CardTree]]) -> dict[str, Example]:
    """For each quantity the shortest line of the cards that has it; of equals, the first. A card comes with a name."""
    best: dict[str, Example] = {}
    for card, tree in cards:
        lines = tree.source.split("\n")
        for node in nodes((tree.conditions, tree.target, tree.event, tree.lasting)):
            for name in _named(node):
                line = lines[node.span.line - 1].strip()
                said = name not in QUANTIFIERS or name in line.split()  # a target asks for `any`, unsaid
                if said and (name not in best or len(line) < len(best[name].text)):
                    best[name] = Example(line, card)
    return best


def _named(node: object) -> Iterator[str]:
    if isinstance(node, typed.Choose):
        yield from _chosen(node)
    elif isinstance(node, typed.ForEach):
        yield "rounds" if isinstance(node.things, typed.Op) and node.things.op == typed.TIMES else "each"
    elif isinstance(node, typed.Do) and node.bind and not node.call.word.result:
        yield "how-many"
    elif isinstance(node, typed.Quantifier) and node.kind in typed.TOTALS:
        yield "total"
    elif isinstance(node, typed.Quantifier) and node.kind in QUANTIFIERS:
        yield node.kind
    elif isinstance(node, typed.DoSome):
        yield "some-of"
    elif isinstance(node, typed.Op) and len(node.parts) > 1:
        yield from {"set": ["list"], ">=": ["at-least"]}.get(node.op, [])


def _chosen(choice: typed.Choose) -> Iterator[str]:
    things = choice.things
    if choice.by is not None:
        yield "rank"
    if things.by_lot:
        yield "by-lot"
    if things.up_to:
        yield "up-to"
    elif things.count is None:
        yield "all" if things.many else "one"
    elif isinstance(things.count, typed.Constant):
        yield "exactly"
    if things.count is not None and not isinstance(things.count, typed.Constant):
        yield "reckoned"


def quantities() -> list[Shape]:
    """All of them, as shapes of what is written."""
    return [Shape(name, "quantity", written, says) for name, (written, says) in EXPLAINED.items()]


def of_words(v: Vocabulary) -> list[Word]:
    """The words that say themselves how many."""
    return [word for word in v.words if SAYING_HOW_MANY.search(word.pattern)]
