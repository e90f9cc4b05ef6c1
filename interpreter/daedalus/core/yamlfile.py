"""Reading YAML: plainly for our own files, with line numbers for the files of our users. The reader itself is loaded
for the first file that is not kept: most commands need none."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

from daedalus.core.errors import BrokenFile, Place, trouble
from daedalus.core.keeping import kept

# What the reader of YAML lets through on texts that it was not made for.
_OF_THE_READER = (
    ValueError,
    TypeError,
    AttributeError,
    LookupError,
    ArithmeticError,
    AssertionError,
    NotImplementedError,  # comments that it cannot attach to anything
)


def load_plain(path: Path) -> Any:
    """Our own data files, as plain dictionaries and lists; read once, then kept by what they say."""
    data = path.read_bytes()
    return kept(data, lambda: _safe(data))


def _safe(data: bytes) -> Any:
    from ruamel.yaml import YAML

    return YAML(typ="safe", pure=True).load(data)


def load_marked(text: str, file: str) -> Any:
    """A user's file, with `.lc` positions on every mapping; any trouble is one BrokenFile message."""
    from ruamel.yaml import YAML
    from ruamel.yaml.constructor import DuplicateKeyError
    from ruamel.yaml.error import MarkedYAMLError, YAMLError
    from ruamel.yaml.reader import ReaderError

    if len(text) > LARGEST:
        raise BrokenFile(
            trouble("trouble-letters-thousand", "this has {n} thousand letters, far too many", n=len(text) // 1000),
            where=file,
            remedy=_RIGHT_FILE,
        )
    if (deep := _too_deep(text)) is not None:
        raise BrokenFile(
            trouble("trouble-brackets", "brackets are nested too deeply here"),
            where=_place(text, deep, file),
            remedy=_FLATTER,
        )
    try:
        return YAML(typ="rt").load(text)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        where = Place(file, mark.line + 1, mark.column + 1) if mark is not None else file
        if isinstance(error, DuplicateKeyError) and mark is not None:
            raise _twice(text, mark.line, mark.column, file) from None
        problem = error.problem or error.context or "this is not YAML"
        raise BrokenFile(trouble("trouble-yaml", "{what}", what=problem), where=where, remedy=_LOOK) from None
    except ReaderError as error:
        sign = text[error.position : error.position + 1]
        where, remedy = (
            _place(text, error.position, file),
            trouble("trouble-take-it-away-some", "Take it away; some editors show it when told to."),
        )
        raise BrokenFile(
            trouble("trouble-the-invisible-sign-cannot", "the invisible sign '{name}' cannot stand here", name=sign),
            where=where,
            remedy=remedy,
        ) from None
    except RecursionError:
        raise BrokenFile(trouble("trouble-nested", "this is nested too deeply"), where=file, remedy=_FLATTER) from None
    except (YAMLError, *_OF_THE_READER) as error:
        raise BrokenFile(
            trouble("trouble-value", "this value cannot be read"), where=_raised_at(error, file), remedy=_IN_QUOTES
        ) from None


def _twice(text: str, line: int, column: int, file: str) -> BrokenFile:
    """A key that stands in two lines of one list; both are named."""
    lines = text.split("\n")
    key = re.split(r"\s*:(?:\s|$)", lines[line][column:])[0]
    above = [i for i in range(line) if re.match(rf"{re.escape(key)}\s*:(?:\s|$)", lines[i][column:])]
    wrong = (
        trouble("trouble-key-above", "the key '{key}' is there already, in line {line}", key=key, line=above[-1] + 1)
        if above
        else trouble("trouble-key-twice", "the key '{key}' is there twice", key=key)
    )
    remedy = trouble("trouble-keep-one", "Keep one of the two lines, or put together what they say.")
    where = Place(file, line + 1, column + 1)
    return BrokenFile(wrong, where=where, remedy=remedy, about=(key,))


LARGEST = 300_000  # letters; a scenario has a few thousand, and reading more would only keep a person waiting
DEEPEST = 60  # brackets within brackets
_RIGHT_FILE = trouble("trouble-right-file", "A scenario is a few pages at most: is this the right file?")
_FLATTER = trouble(
    "trouble-flatter", "A scenario needs no more than a few levels: look for a bracket that is not closed."
)
_IN_QUOTES = trouble(
    "trouble-in-quotes",
    "If it is a text, put it in quotes; a date must exist, and a number have fewer than twenty digits.",
)
_LOOK = trouble("trouble-look", "Look at this line and the one before it.")


def _too_deep(text: str) -> int | None:
    """Where brackets are nested deeper than anybody nests them; the reader would take minutes over it."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return None
    open_ = 0
    for bracket in re.finditer(r"[][{}]", text):
        open_ = open_ + 1 if bracket[0] in "[{" else max(0, open_ - 1)
        if open_ > DEEPEST:
            return bracket.start()
    return None


def _place(text: str, at: int, file: str) -> Place:
    before = text[:at]
    return Place(file, before.count("\n") + 1, at - before.rfind("\n"))


def _raised_at(error: Exception, file: str) -> Place | str:
    """The place of the value that the reader was at when it gave up; it does not say so itself."""
    where: Place | str = file
    step = error.__traceback__
    while step is not None:
        mark = getattr(step.tb_frame.f_locals.get("node"), "start_mark", None)
        where = Place(file, mark.line + 1, mark.column + 1) if mark is not None else where
        step = step.tb_next
    return where


def dump(data: Any) -> str:
    """Plain data as YAML that reads back as the same data; innermost lists and mappings stand on one line."""
    from ruamel.yaml import YAML

    yaml = YAML(typ="rt")
    yaml.default_flow_style = None
    yaml.width = 110
    out = StringIO()
    yaml.dump(_laid_out(data), out)
    return out.getvalue()


def _laid_out(data: Any) -> Any:
    """Texts of several lines as blocks, odd ones in quotes, each where that keeps them exactly."""
    if isinstance(data, dict):
        return {_laid_out(key): _laid_out(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_laid_out(item) for item in data]
    if not isinstance(data, str) or _PLAIN.fullmatch(data):
        return data
    from ruamel.yaml.scalarstring import DoubleQuotedScalarString, LiteralScalarString

    return LiteralScalarString(data) if _BLOCK.fullmatch(data) else DoubleQuotedScalarString(data)


# Words that no reader of YAML takes for anything else, and that are safe within brackets; the writer quotes the
# likes of `true` itself.
_PLAIN = re.compile(r"[A-Za-z](?:[A-Za-z0-9 '/&.()!_-]*[A-Za-z0-9'/&.()!_-])?")
# Lines of plain letters that neither begin nor end with blanks where YAML would lose or misread them.
_BLOCK = re.compile(r"([!-~][ -~]*[!-~]|[!-~])\n(([ -~]*[!-~])?\n)*")
