"""The plain part of YAML, read quickly: mappings, lists, words, whole numbers, true and false, blocks of text.

A reader of all of YAML takes longer to load than this takes for all our files. What is not plain beyond doubt is left
to that reader, and so is everything that is wrong: mistakes are explained in one place.
"""

from __future__ import annotations

import re
from bisect import bisect
from typing import Any, NoReturn


class NotPlain(Exception):
    """This text is for the reader of all of YAML."""


class Places:
    """Where the keys or items of a value stand, counted from 0; asked for as ruamel.yaml has it."""

    __slots__ = ("_at",)

    def __init__(self) -> None:
        self._at: dict[Any, tuple[int, int]] = {}

    def add(self, key: Any, place: tuple[int, int]) -> None:
        self._at[key] = place

    def key(self, key: Any) -> tuple[int, int]:
        return self._at[key]

    item = key


class Mapping(dict[str, Any]):
    """A mapping that knows where its keys stand."""

    __slots__ = ("lc",)

    def __init__(self) -> None:
        super().__init__()
        self.lc = Places()


class Items(list[Any]):
    """A list that knows where its items stand."""

    __slots__ = ("lc",)

    def __init__(self) -> None:
        super().__init__()
        self.lc = Places()


_KNOWN = re.compile(r"[ -~\n]*\n")
_OTHERWISE = frozenset({"true", "false", "null", "yes", "no", "on", "off", "y", "n"})  # no words, at least to some
_LONGEST_KEY = 100

_IN_FLOW = r"[A-Za-z](?:[A-Za-z0-9 '/&.()!_-]*[A-Za-z0-9'/&.()!_-])?"
_IN_BLOCK = r"[A-Za-z](?:[ -\"$-9;-~]*[!\"$-9;-~])?"  # all but # and :
_OTHER = r"""(?P<number>-?(?:0|[1-9][0-9]{0,15}))|"(?P<double>[^"\\\n]*)"|'(?P<single>[^'\n]*)'(?!')|(?P<open>[\[{])"""
_KEY = re.compile(rf'(?:(?P<words>{_IN_FLOW})|"(?P<double>[^"\\\n]*)"):(?=[ \n])')
_FLOW_VALUE = re.compile(rf"(?P<words>{_IN_FLOW})|{_OTHER}")
_BLOCK_VALUE = re.compile(rf"(?P<words>{_IN_BLOCK})|{_OTHER}|(?P<text>\|\n)")
_REST = re.compile(r" *(?: #[^\n]*)?\n")
_NEXT = re.compile(r"(?: *(?:#[^\n]*)?\n)*( *)")  # to the next line that says something
_BLANKS = re.compile(r"(?: |\n(?=[ \n])|(?<=[ \n])#[^\n]*)*")


def read(text: str, *, marked: bool) -> Any:
    """The value of a text; with `marked`, mappings and lists know where their parts stand. May raise NotPlain."""
    if _KNOWN.fullmatch(text) is None:
        raise NotPlain
    try:
        return _Text(text, marked).whole()
    except RecursionError:
        raise NotPlain from None


class _Text:
    """A text and how to read on from a place in it; what is read comes with the place after it."""

    def __init__(self, text: str, marked: bool) -> None:
        self.text = text
        self.marked = marked
        self.starts = [0, *(match.end() for match in re.finditer("\n", text))] if marked else []

    def whole(self) -> Any:
        at, indent = self.next(0)
        value, at = self.block(at, indent)
        return value if self.next(at)[1] < 0 else self.refuse()

    def refuse(self) -> NoReturn:
        raise NotPlain

    def next(self, at: int) -> tuple[int, int]:
        """Where the next line begins that says something, and its indentation; -1 if there is none."""
        match = _NEXT.match(self.text, at)
        assert match is not None
        return match.end(), len(match[1]) if match.end() < len(self.text) else -1

    def mark(self, value: Mapping | Items, key: Any, at: int) -> None:
        line = bisect(self.starts, at) - 1
        value.lc.add(key, (line, at - self.starts[line]))

    def key(self, at: int, known: dict[str, Any]) -> tuple[str, int]:
        match = _KEY.match(self.text, at)
        if match is None:
            raise NotPlain
        words = match["words"]
        key = match["double"] if words is None else words
        if key in known or len(key) > _LONGEST_KEY or (words is not None and words.lower() in _OTHERWISE):
            raise NotPlain
        return key, match.end()

    # -- blocks ---------------------------------------------------------------------------------------------------

    def block(self, at: int, indent: int) -> tuple[Any, int]:
        if self.text.startswith("- ", at):
            return self.items(at, indent)
        return self.mapping(at, indent)

    def mapping(self, at: int, indent: int) -> tuple[dict[str, Any], int]:
        result: dict[str, Any] = Mapping() if self.marked else {}
        while True:
            key, after = self.key(at, result)
            if isinstance(result, Mapping):
                self.mark(result, key, at)
            if _REST.match(self.text, after) is not None:
                inner, deeper = self.next(after)
                if deeper < indent or (deeper == indent and not self.text.startswith("- ", inner)):
                    raise NotPlain
                result[key], after = self.block(inner, deeper)
            else:
                result[key], after = self.value(self.blanks(after), indent)
            at, deeper = self.next(after)
            if deeper < indent:
                return result, after
            if deeper > indent:
                raise NotPlain

    def items(self, at: int, indent: int) -> tuple[list[Any], int]:
        result: list[Any] = Items() if self.marked else []
        while True:
            at = self.blanks(at + 1)
            if isinstance(result, Items):
                self.mark(result, len(result), at)
            value, after = self.value(at, indent)
            result.append(value)
            at, deeper = self.next(after)
            if deeper != indent or not self.text.startswith("- ", at):
                return result, after

    def blanks(self, at: int) -> int:
        while self.text[at] == " ":
            at += 1
        return at

    def value(self, at: int, indent: int) -> tuple[Any, int]:
        """What stands behind a key or a dash, to the end of the line or of the text or brackets that begin there."""
        match = _BLOCK_VALUE.match(self.text, at)
        if match is None:
            raise NotPlain
        if match["text"]:
            return self.lines(match.end(), indent)
        value, at = self.flow(at) if match["open"] else (_scalar(match), match.end())
        rest = _REST.match(self.text, at)
        return (value, rest.end()) if rest is not None else self.refuse()

    def lines(self, at: int, indent: int) -> tuple[str, int]:
        """A text of several lines: all that are indented more than what they belong to."""
        depth = 0
        found: list[str] = []
        while at < len(self.text):
            end = self.text.index("\n", at)
            line = self.text[at:end]
            here = len(line) - len(line.lstrip(" "))
            if line.strip(" "):
                if here <= indent:
                    break
                depth = depth or here
            if here < depth if line.strip(" ") else (not depth or here > depth):
                raise NotPlain
            found.append(line[depth:])
            at = end + 1
        if not found:
            raise NotPlain
        return "\n".join(found).rstrip("\n") + "\n", at

    # -- in brackets ----------------------------------------------------------------------------------------------

    def flow(self, at: int) -> tuple[Any, int]:
        return self.flow_items(at) if self.text[at] == "[" else self.flow_mapping(at)

    def flow_items(self, at: int) -> tuple[list[Any], int]:
        result: list[Any] = Items() if self.marked else []
        at = self.skip(at + 1)
        if self.text[at] == "]":
            return result, at + 1
        while True:
            if isinstance(result, Items):
                self.mark(result, len(result), at)
            value, at = self.flow_value(at)
            result.append(value)
            if self.text[at] == "]":
                return result, at + 1
            at = self.comma(at)

    def flow_mapping(self, at: int) -> tuple[dict[str, Any], int]:
        result: dict[str, Any] = Mapping() if self.marked else {}
        at = self.skip(at + 1)
        if self.text[at] == "}":
            return result, at + 1
        while True:
            key, after = self.key(at, result)
            if isinstance(result, Mapping):
                self.mark(result, key, at)
            result[key], at = self.flow_value(self.skip(after))
            if self.text[at] == "}":
                return result, at + 1
            at = self.comma(at)

    def comma(self, at: int) -> int:
        return self.skip(at + 1) if self.text[at] == "," else self.refuse()

    def flow_value(self, at: int) -> tuple[Any, int]:
        match = _FLOW_VALUE.match(self.text, at)
        if match is None:
            raise NotPlain
        value, at = self.flow(at) if match["open"] else (_scalar(match), match.end())
        return value, self.skip(at)

    def skip(self, at: int) -> int:
        match = _BLANKS.match(self.text, at)
        assert match is not None
        return match.end()


def _scalar(match: re.Match[str]) -> Any:
    words, number, double, single = match.group("words", "number", "double", "single")
    if words is not None:
        if words.lower() not in _OTHERWISE:
            return words
        if words not in ("true", "false"):
            raise NotPlain
        return words == "true"
    if number is not None:
        return int(number)
    return single if double is None else double
