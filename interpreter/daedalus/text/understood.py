"""A card as it was understood, in another language than that of cards: the same outline, in which every line is said by
the text generator. Names that the card gives stay as they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import evolve

from daedalus.kit.definition import Definition
from daedalus.language import typed
from daedalus.language.typed import CardTree, Expr, Statement
from daedalus.text.bundle import render
from daedalus.text.names import Names
from daedalus.text.outline import Node, say
from daedalus.text.outline import statements as as_written
from daedalus.text.saying import saying

KEY = "understood-"


class Understood:
    """Tells cards of one game in one language."""

    def __init__(self, game: Definition, language: str) -> None:
        self.language = language
        self.says = saying(game, language)
        self.names = Names(game.id, language)
        self.tree = CardTree()

    def outline(self, tree: CardTree, cites: Mapping[str, str] | None = None) -> list[Node]:
        """What the card means: its conditions, its event and its lasting effects."""
        cites, self.tree = cites or {}, tree
        nodes = []
        if tree.conditions:
            parts = tuple(Node(self.condition(c.value), _rule(c.value), line=c.span.line) for c in tree.conditions)
            nodes.append(Node(self("playable"), cites.get("needs", ""), parts))
        if tree.event is not None or tree.target is not None:
            target = [tree.target] if tree.target is not None else []
            nodes.append(Node(self("event"), cites.get("event", ""), self._body([*target, *(tree.event or ())])))
        return [*nodes, *(self._lasting(block, cites.get("mark", "")) for block in tree.lasting)]

    def by_line(self, tree: CardTree) -> dict[int, list[str]]:
        """What each line of a card says; that a target must be there is no sentence of its own."""
        target = tree.target.span.line if tree.target is not None else 0
        found: dict[int, list[str]] = {}
        for c in tree.conditions:
            if c.span.line != target:
                found.setdefault(c.span.line, []).append(f"{self('playable')} {self.condition(c.value)}")
        for node in _all(self.outline(evolve(tree, conditions=[]))):
            if node.line and node.text not in found.setdefault(node.line, []):
                found[node.line].append(node.text)
        return found

    def __call__(self, key: str, **about: Any) -> str:
        return render(f"{KEY}{key}", about, language=self.language)

    def condition(self, e: Expr) -> str:
        return self.says.condition(e) if self.says.knows(e) else say(e)

    # -- statements ---------------------------------------------------------------------------------

    def _body(self, body: Sequence[Statement]) -> tuple[Node, ...]:
        return tuple(node for s in body for node in self._statement(s))

    def _statement(self, s: Statement) -> list[Node]:
        line = s.span.line
        if isinstance(s, typed.Choose):
            what = self.says.choice(s) if self.says.knows(s) else as_written([s])[0].text
            return [Node(self("called", what=what, name=s.things.variable), asks=not s.things.by_lot, line=line)]
        if isinstance(s, typed.Let):
            return [Node(self("let", name=s.name, what=self._value(s.value)), line=line)]
        if isinstance(s, typed.Do):
            return [self._order(s)]
        if isinstance(s, typed.If):
            return list(self._branches(s))
        if isinstance(s, typed.ForEach):
            return [Node(self._each(s), parts=self._body(s.body), line=line)]
        if isinstance(s, typed.May):
            said = self("may-side", side=self._side(s.side)) if s.side else self("may")
            return [Node(said, parts=self._body(s.body), asks=True, line=line)]
        n = str(s.count)
        said = self("do-side", side=self._side(s.side), n=n) if s.side else self("do", n=n)
        return [Node(said, parts=tuple(map(self._option, s.options)), asks=True, line=line)]

    def _order(self, s: typed.Do) -> Node:
        what = self.says.orders((s,), association=self.tree.association) if self.says.knows(s) else ""
        what = what or as_written([s])[0].text
        said = self("called", what=what, name=s.bind) if s.bind else what
        return Node(said, s.call.word.rule, tuple(map(self._answer, s.answers)), line=s.span.line)

    def _branches(self, s: typed.If) -> Iterator[Node]:
        for i, (condition, body) in enumerate(s.branches):
            line = condition.span.line if condition is not None else 0
            key = "else" if condition is None else "else-if" if i else "if"
            about = {"what": self.condition(condition)} if condition is not None else {}
            yield Node(self(key, **about), parts=self._body(body), line=line)

    def _each(self, s: typed.ForEach) -> str:
        if isinstance(s.things, typed.Op) and s.things.op == typed.TIMES:
            return self("times", what=self._value(s.things.parts[0]))
        things = s.things
        what = self.says.things(things) if isinstance(things, typed.Things) else self._value(things)
        return self("each", name=s.variable, what=what)

    def _option(self, option: tuple[str, Expr | None, tuple[Statement, ...]]) -> Node:
        _, condition, body = option
        said = self("option-if", what=self.condition(condition)) if condition is not None else self("option")
        return Node(said, parts=self._body(body))

    def _value(self, e: Expr) -> str:
        return self.says.value(e) if self.says.knows(e) else say(e)

    def _side(self, side: str) -> str:
        return self.names.side(side, side)

    # -- what lasts -----------------------------------------------------------------------------------

    def _lasting(self, block: typed.Lasting, rule: str) -> Node:
        about = {"mark": block.mark, **({"name": block.place} if block.place else {})}
        parts = [
            *map(self._answer, block.answers),
            *map(self._trigger, block.triggers),
            *(Node(self("ends", what=self.condition(e)), line=e.span.line) for e in block.ends),
        ]
        return Node(self("while-in" if block.place else "while", **about), rule, tuple(parts))

    def _answer(self, answer: typed.Answer) -> Node:
        return Node(self.says.answer(answer, self.tree), answer.point.rule, line=answer.span.line)

    def _trigger(self, trigger: typed.Trigger) -> Node:
        said = self("when", what=self.says.moment(trigger, self.tree))
        return Node(said, trigger.moment.rule, self._body(trigger.body), line=trigger.span.line)


def _rule(e: Expr) -> str:
    return e.word.rule if isinstance(e, typed.Call) else ""


def _all(nodes: Sequence[Node]) -> Iterator[Node]:
    for node in nodes:
        yield node
        yield from _all(node.parts)
