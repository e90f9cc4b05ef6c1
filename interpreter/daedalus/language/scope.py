"""The names in force at a place of a card, and which of those given in the branches of an `if` live on after it."""

from __future__ import annotations

from collections.abc import Iterable

ANY = "anything"  # the type of a name whose own line has a mistake: it fits everywhere, and nothing more is said of it


class Scope:
    """The names in force at a place: variables with their types, and what `it` stands for."""

    def __init__(self, variables: dict[str, str] | None = None, it: tuple[str, str] | None = None) -> None:
        self.variables = dict(variables or {})
        self.it = it  # (name, type)
        self.given: dict[str, str] = {}  # the names that were given in this block itself
        self.gone: dict[str, str] = {}  # names that a block gave to itself, by the kind of block
        self.chosen: dict[str, str] = {}  # how the things were called that have a name
        self.partial: set[str] = set()  # names that only some branches of an `if` have given
        self.above = False  # whether there is a line above, which may be asked whether it did anything
        self.broken = False  # a line of this block could not be read: nobody knows which names it gives
        self._branches: list[Scope] = []  # of the `if` that was read last

    def inner(self) -> Scope:
        scope = Scope(self.variables, self.it)
        scope.partial = set(self.partial)
        scope.gone = dict(self.gone)
        scope.chosen = dict(self.chosen)
        return scope

    def leave(self, inner: Scope, block: str) -> None:
        """A block has been read: the names that it gave are known only inside."""
        self.gone.update((name, block) for name in inner.given if name not in self.variables)

    def bind(self, name: str, type_: str) -> None:
        self.variables[name] = self.given[name] = type_
        self.partial.discard(name)

    def lose(self, names: Iterable[str]) -> None:
        """Names of a line that could not be read: whatever uses them is not to blame."""
        for name in names:
            self.bind(name, ANY)
        self.it = self.it or ("_it", ANY)

    # -- the branches of an `if` --------------------------------------------------------------------

    def branch(self, *, first: bool) -> Scope:
        """The block of one more branch; the first begins a new `if`."""
        if first:
            self._branches = []
        self._branches.append(self.inner())
        return self._branches[-1]

    def close(self, *, last: bool) -> None:
        """A branch has been read. After the `else`, a name lives on that every branch gave with the same type."""
        branches = [branch for branch in self._branches if not branch.broken]
        for name in dict.fromkeys(name for branch in branches for name in (*branch.given, *branch.partial)):
            types = {branch.given.get(name, "") for branch in branches} - {ANY}
            if last and len(types) <= 1 and "" not in types:
                self.bind(name, types.pop() if types else ANY)
            elif name not in self.variables:
                self.partial.add(name)
        its = {branch.it for branch in branches}
        if last and len(its) == 1:
            it = its.pop()
            if it is not None and it[0] in self.variables:
                self.it = it
