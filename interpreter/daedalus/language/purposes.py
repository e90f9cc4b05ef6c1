"""What a card wants something for that it lets a side choose: the sentences after the choice that speak of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from daedalus.language import typed
from daedalus.language.typed import CardTree, Statement
from daedalus.language.walking import nodes


def purposes(tree: CardTree, chosen: typed.Choose) -> tuple[str, ...]:
    """The keys of the words that speak of what was chosen, in the order of the card."""
    body = _after(tree, chosen)
    names = {chosen.things.variable}
    for loop in (part for part in nodes(body) if isinstance(part, typed.ForEach)):
        if _speaks_of(loop.things, names):  # one after another of what was chosen
            names.add(loop.variable)
    called = (part for part in nodes(body) if isinstance(part, typed.Call))
    return tuple(dict.fromkeys(call.word.key for call in called if _speaks_of(call.args, names)))


def _speaks_of(said: object, names: set[str]) -> bool:
    return any(isinstance(part, typed.Variable) and part.name in names for part in nodes(said))


def _after(tree: CardTree, chosen: typed.Choose) -> Sequence[Statement]:
    """The statements that follow a choice in its block; after the target of an event comes all of it."""
    if chosen is tree.target:
        return tree.event or ()
    for block in _blocks(tree):
        for i, statement in enumerate(block):
            if statement is chosen:
                return block[i + 1 :]
    return ()


def _blocks(tree: CardTree) -> Iterator[Sequence[Statement]]:
    roots: list[Sequence[Statement]] = [tree.event or ()]
    roots += [trigger.body for lasting in tree.lasting for trigger in lasting.triggers]
    for block in roots:  # grows while it is walked
        yield block
        for statement in block:
            if isinstance(statement, typed.If):
                roots += [body for _, body in statement.branches]
            elif isinstance(statement, (typed.ForEach, typed.May)):
                roots.append(statement.body)
            elif isinstance(statement, typed.DoSome):
                roots += [body for _, _, body in statement.options]
