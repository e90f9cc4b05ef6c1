"""The grammar as tables that a small parser follows: made by Lark, kept beside the grammar, never older than it.

Lark reads `grammar/card.lark` and works out what may follow what. That takes longer than linting a card, so the result
is kept in `grammar/card.tables.json`; `make docs` writes it anew. Tables of another grammar than the one that lies
beside them are not used.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from daedalus.data import folder

STARTS = ("clause", "statement", "effect")
END = "_END"  # the terminal that stands for the end of a line

Tables = dict[str, Any]


def load() -> Tables:
    """The tables of the grammar as it is now."""
    grammar = (folder("grammar") / "card.lark").read_text(encoding="utf-8")
    try:
        kept: Tables = json.loads(_file().read_bytes())
        if kept["grammar"] == _mark(grammar):
            return kept
    except (OSError, ValueError, KeyError, TypeError):
        pass  # no tables, or not ours: slower, but never wrong
    return make(grammar)


def write() -> None:
    """Keep the tables of the grammar as it is now."""
    _file().write_text(text_of(make((folder("grammar") / "card.lark").read_text(encoding="utf-8"))), encoding="utf-8")


def text_of(tables: Tables) -> str:
    """The tables as they are kept: a line for each terminal, rule and state, so that a change shows where it is."""
    parts = []
    for name, value in tables.items():
        if isinstance(value, list):
            rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in value)
            parts.append(f'"{name}": [\n{rows}\n]')
        else:
            parts.append(f'"{name}": {json.dumps(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _file() -> Path:
    return folder("grammar") / "card.tables.json"


def _mark(grammar: str) -> str:
    """Tells one grammar from another, whatever line ends it is kept with."""
    data = grammar.encode()
    return f"{len(data)}-{zlib.crc32(data):08x}"


def make(grammar: str) -> Tables:
    """The tables of a grammar, the same on every run: states and rules are numbered in the order of their use.

    terminals  name, pattern, and for a fixed word the patterns that fit it too; in the order in which they are tried
    rules      what it makes, of how many parts, the name of the node (none: its parts go into the next), whether a
               part alone stands for itself, and which parts count (none: all; ~n: the parts of part n; null: nothing)
    states     for each symbol the state that follows, or -1 minus the rule that ends here
    """
    from lark import Lark
    from lark.grammar import Rule
    from lark.lexer import TerminalDef

    lark = Lark(grammar, parser="lalr", lexer="contextual", start=list(STARTS), maybe_placeholders=True)
    data, memo = lark.memo_serialize([TerminalDef, Rule])
    automaton = data["parser"]["parser"]
    names: dict[int, str] = {number: END if name == "$END" else name for number, name in automaton["tokens"].items()}
    order = [automaton["start_states"][start] for start in STARTS]
    rules: list[int] = []
    states: list[dict[str, int]] = []
    for state in order:  # grows while it is walked
        row: dict[str, int] = {}
        actions = {names[number]: action for number, action in automaton["states"][state].items()}
        for symbol in sorted(actions):
            ends, target = actions[symbol]
            found = rules if ends else order
            target = target["@"] if ends else target
            if target not in found:
                found.append(target)
            row[symbol] = -1 - found.index(target) if ends else found.index(target)
        states.append(row)
    return {
        "grammar": _mark(grammar),
        "starts": {start: order.index(automaton["start_states"][start]) for start in STARTS},
        "ends": {start: order.index(automaton["end_states"][start]) for start in STARTS},
        "ignored": list(lark.ignore_tokens),
        "terminals": _terminals(lark.terminals),
        "rules": [_rule(memo[number]) for number in rules],
        "states": states,
    }


def _terminals(terminals: Iterable[Any]) -> list[list[Any]]:
    order = sorted(terminals, key=lambda t: (-t.priority, -t.pattern.max_width, -len(t.pattern.value), t.name))
    patterns = [t for t in order if t.pattern.type == "re"]
    rows = []
    for t in order:
        fit = [p.name for p in patterns if _beginning(p.pattern.to_regexp(), t.pattern.value) == t.pattern.value]
        rows.append([t.name, t.pattern.to_regexp(), None if t in patterns else fit])
    return rows


def _beginning(pattern: str, text: str) -> str:
    """What of a text, from its beginning, a pattern takes."""
    match = re.match(pattern, text)
    return match[0] if match is not None else ""


def _rule(rule: dict[str, Any]) -> list[Any]:
    """A rule of Lark's as a row of ours."""
    options, expansion = rule["options"], rule["expansion"]
    origin = rule["origin"]["name"]
    name = rule["alias"] or (None if origin.startswith("_") else origin)
    alone = options["expand1"] and not rule["alias"]
    return [origin, len(expansion), name, alone, _counting(expansion, options)]


def _counting(expansion: Sequence[dict[str, Any]], options: dict[str, Any]) -> list[int | None] | None:
    """Which parts count, by the rules of Lark: fixed words do not, an optional part that is missing is nothing."""
    left = list(options["empty_indices"]) or [False] * len(expansion)
    parts = iter(enumerate(expansion))
    counting: list[int | None] = []
    for missing in left:
        if missing:
            counting.append(None)
            continue
        index, symbol = next(parts)
        if symbol["__type__"] == "NonTerminal":
            counting.append(~index if symbol["name"].startswith("_") else index)
        elif options["keep_all_tokens"] or not symbol["filter_out"]:
            counting.append(index)
    return None if counting == list(range(len(expansion))) else counting


if __name__ == "__main__":
    write()
