"""Follows the tables of the grammar: a text to whatever its rules are told to build, or the place where it goes wrong.

Words are told apart as Lark's contextual lexer does it: a keyword is one only where the grammar has room for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from daedalus.language.tables import END, Tables

NO_WORD = "_NO_WORD"

Token = Callable[[str, str, int, int], Any]  # of a terminal, its text, column and line: the value
Build = Callable[[list[Any], int], Any]  # of the parts and the line: the node


class Unexpected(Exception):
    """What the grammar has no room for: the column, and the word there ("" at the end, None if it is no word)."""

    def __init__(self, column: int, word: str | None) -> None:
        super().__init__(column, word)
        self.column = column
        self.word = word


class Parser:
    """Reads texts by the tables. `node` gives for the name of a node how it is built; if the name is among the `plain`,
    a single part is the node itself, as the grammar says of rules that begin with a question mark."""

    def __init__(
        self, tables: Tables, token: Token, node: Callable[[str], Build], plain: frozenset[str] = frozenset()
    ) -> None:
        self._token = token
        self._starts: dict[str, int] = tables["starts"]
        self._ends: dict[str, int] = tables["ends"]
        self._states: list[dict[str, int]] = tables["states"]
        self._rules: list[tuple[str, int, Build | None, bool, list[int | None] | None]] = [
            (origin, size, None if name is None else node(name), alone or name in plain, counting)
            for origin, size, name, alone, counting in tables["rules"]
        ]
        self._terminals: list[tuple[str, str, list[str] | None]] = tables["terminals"]
        self._words = {re.sub(r"\\(.)", r"\1", text): name for name, text, fit in self._terminals if fit is not None}
        self._ignored = frozenset(tables["ignored"])
        self._scan = self._scanner({name for name, _, _ in self._terminals})
        self._scan_in: dict[int, Callable[[str, int], Any]] = {}

    def _scanner(self, names: set[str]) -> Callable[[str, int], Any]:
        """Finds the next word that is one of the terminals; a keyword that a pattern fits is left to the pattern."""
        blanks = "|".join(pattern for name, pattern, _ in self._terminals if name in self._ignored)
        found = [
            f"(?P<{name}>{pattern})"
            for name, pattern, fit in self._terminals
            if name in names - self._ignored and (fit is None or names.isdisjoint(fit))
        ]
        found += [rf"(?P<{END}>\Z)", f"(?P<{NO_WORD}>)"]
        return re.compile(f"(?:{blanks})*(?:{'|'.join(found)})").match

    def parse(self, text: str, start: str, line: int) -> Any:
        """What the whole text is, read from a start rule; raises Unexpected."""
        states, rules, words, scan, token = self._states, self._rules, self._words, self._scan, self._token
        state, end = self._starts[start], self._ends[start]
        stack = [state]
        values: list[Any] = []
        at = 0
        while True:
            row = states[state]
            match = scan(text, at)
            kind = match.lastgroup
            word = match[kind]
            terminal = words.get(word, kind)
            if terminal not in row:
                terminal = kind
                if kind not in row:
                    terminal, word, at = self._in_context(state, text, at)
                else:
                    at = match.end()
            else:
                at = match.end()
            action = row[terminal]
            while action < 0:
                origin, size, build, alone, counting = rules[~action]
                if alone and size == 1:  # the value stays what it is
                    stack.pop()
                else:
                    base = len(values) - size
                    parts = values[base:] if counting is None else _counted(values[base:], counting)
                    del values[base:], stack[base + 1 :]
                    if build is None:
                        values.append(parts)
                    elif alone and len(parts) == 1:
                        values.append(parts[0])
                    else:
                        values.append(build(parts, line))
                state = states[stack[-1]][origin]
                stack.append(state)
                if state == end and terminal == END:
                    return values[-1]
                row = states[state]
                if terminal not in row:
                    raise Unexpected(at - len(word) + 1, word)
                action = row[terminal]
            state = action
            stack.append(state)
            values.append(token(terminal, word, at - len(word) + 1, line))

    def _in_context(self, state: int, text: str, at: int) -> tuple[str, str, int]:
        """The terminal, text and end of a word that stands within a longer one, if the grammar has room for it here."""
        row = self._states[state]
        if state not in self._scan_in:
            self._scan_in[state] = self._scanner({name for name, _, _ in self._terminals if name in row})
        match = self._scan_in[state](text, at)
        if match.lastgroup == END:
            raise Unexpected(len(text) + 1, "")
        if match.lastgroup == NO_WORD:
            known = self._scan(text, at)
            word = None if known.lastgroup == NO_WORD else known[known.lastgroup]
            raise Unexpected(match.end() + 1, word)
        word = match[match.lastgroup]
        terminal = self._words.get(word, "")
        return terminal if terminal in row else match.lastgroup, word, match.end()


def _counted(parts: list[Any], counting: list[int | None]) -> list[Any]:
    """The parts that count."""
    result: list[Any] = []
    for index in counting:
        if index is None:
            result.append(None)
        elif index < 0:
            result = result + parts[~index] if result else parts[~index]
        else:
            result.append(parts[index])
    return result
