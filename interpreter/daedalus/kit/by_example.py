"""A JSON schema for data of which we have one good example: our own tables and boards. A pack may say again, otherwise,
what is said there, and nothing that nobody would ever look at."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

DRAFT = "http://json-schema.org/draft-07/schema#"
NAME = "name"  # the key that rows of a table are told apart by
LEAST, MOST = -999, 999
_TEXT = {"type": "string", "minLength": 1}


class ByExample:
    """What may stand where, by what stands there or under the same key elsewhere."""

    def __init__(
        self,
        examples: Sequence[Any],
        *,
        names: Collection[str] = (),
        free: Collection[str] = (),
        choices: Mapping[str, Sequence[str]] | None = None,
        limits: Mapping[str, tuple[int, int]] | None = None,
    ) -> None:
        self.examples = examples
        self.limits = limits or {}  # key -> the least and the most that a number under it may be
        self.choices = choices or {}  # key -> all that may stand under it, where that is known
        self.names = frozenset(names)  # texts that are names of spaces: any other may stand for one
        self.free = frozenset(free)  # keys under which there may be entries and rows of any name
        self.under: dict[str, list[Any]] = {}  # key -> every single value under it
        for example in examples:
            self._gather(example, "")

    def _gather(self, node: Any, key: str) -> None:
        if isinstance(node, Mapping):
            for inner, value in node.items():
                self._gather(value, str(inner))
        elif isinstance(node, list):
            for value in node:
                self._gather(value, key)
        else:
            self.under.setdefault(key, []).append(node)

    def schema(self, **more: Any) -> dict[str, Any]:
        """The whole of it; `more` may stand at the top as well."""
        made = self._node(list(self.examples), "")
        made["properties"] |= more
        return {"$schema": DRAFT, **made}

    def _node(self, seen: Sequence[Any], key: str) -> dict[str, Any]:
        mappings = [node for node in seen if isinstance(node, Mapping)]
        lists = [node for node in seen if isinstance(node, list)]
        if mappings:
            return self._mapping(mappings, key)
        if lists:
            return self._list([item for one in lists for item in one], key)
        return self._single(key)

    def _mapping(self, seen: Sequence[Mapping[str, Any]], key: str) -> dict[str, Any]:
        inner: dict[str, list[Any]] = {}
        for one in seen:
            for name, value in one.items():
                inner.setdefault(str(name), []).append(value)
        if key in self.free:
            every = [value for values in inner.values() for value in values]
            return {"type": "object", "additionalProperties": self._node(every, "")}
        fields = {name: self._node(values, name) for name, values in inner.items()}
        return {"type": "object", "properties": fields, "additionalProperties": False}

    def _list(self, items: Sequence[Any], key: str) -> dict[str, Any]:
        rows = [item for item in items if isinstance(item, Mapping)]
        if not rows or not all(NAME in row for row in rows):
            return {"type": "array", "items": self._node(items, key)}
        inside = self._mapping(rows, "")
        known = sorted({row[NAME] for row in rows}, key=str)
        inside["properties"][NAME] = _TEXT if self.names & {*map(str, known)} else {"enum": known}
        return {"type": "array", "items": inside | {"required": [NAME]}}

    def _single(self, key: str) -> dict[str, Any]:
        return {"anyOf": kinds} if len(kinds := list(self._kinds(key))) > 1 else kinds[0] if kinds else dict(_TEXT)

    def _kinds(self, key: str) -> Iterator[dict[str, Any]]:
        if key in self.choices:
            yield {"enum": list(self.choices[key])}
            return
        values = self.under.get(key, [])
        if any(isinstance(value, bool) for value in values):
            yield {"type": "boolean"}
        numbers = [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
        if numbers:
            least, most = self.limits.get(key, (0 if min(numbers) >= 0 else LEAST, MOST))
            yield {"type": "integer", "minimum": least, "maximum": most}
        texts = {value for value in values if isinstance(value, str)}
        if texts:
            yield dict(_TEXT) if texts & self.names or key in self.free else {"enum": sorted(texts)}


def laid_over(below: Any, top: Any) -> Any:
    """Mappings key by key, rows with a name by their names, new ones after the others; anything else is replaced."""
    if isinstance(below, Mapping) and isinstance(top, Mapping):
        return {**below, **{key: laid_over(below[key], value) if key in below else value for key, value in top.items()}}
    if _rows(below) and _rows(top):
        above = {row[NAME]: row for row in top}
        laid = [laid_over(row, above.pop(row[NAME])) if row[NAME] in above else row for row in below]
        return [*laid, *above.values()]
    return top


def _rows(node: Any) -> bool:
    return isinstance(node, list) and bool(node) and all(isinstance(row, Mapping) and NAME in row for row in node)


def texts(node: Any) -> Iterable[str]:
    """Every text in the data."""
    if isinstance(node, Mapping):
        for value in node.values():
            yield from texts(value)
    elif isinstance(node, list):
        for value in node:
            yield from texts(value)
    elif isinstance(node, str):
        yield node
