"""Reading YAML: plainly for our own files, with line numbers for the files of our users."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.scalarstring import DoubleQuotedScalarString, LiteralScalarString

from daedalus.core.errors import BrokenFile, Place
from daedalus.core.keeping import kept


def load_plain(path: Path) -> Any:
    """Our own data files, as plain dictionaries and lists; read once, then kept by what they say."""
    data = path.read_bytes()
    return kept(data, lambda: _safe(data))


def _safe(data: bytes) -> Any:
    return YAML(typ="safe", pure=True).load(data)


def load_marked(text: str, file: str) -> Any:
    """A user's file, with `.lc` positions on every mapping; any trouble is one BrokenFile message."""
    try:
        return YAML(typ="rt").load(text)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        where = Place(file, mark.line + 1, mark.column + 1) if mark is not None else file
        problem = error.problem or error.context or "this is not YAML"
        raise BrokenFile(str(problem), where=where, remedy="Look at this line and the one before it.") from None
    except (
        YAMLError,
        ValueError,
        TypeError,
        AttributeError,
        RecursionError,
        KeyError,
        IndexError,
        OverflowError,
        AssertionError,
    ) as error:
        raise BrokenFile(f"this cannot be read as YAML ({type(error).__name__})", where=file) from None


def dump(data: Any) -> str:
    """Plain data as YAML that reads back as the same data; innermost lists and mappings stand on one line."""
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
    return LiteralScalarString(data) if _BLOCK.fullmatch(data) else DoubleQuotedScalarString(data)


# Words that no reader of YAML takes for anything else, and that are safe within brackets; the writer quotes the
# likes of `true` itself.
_PLAIN = re.compile(r"[A-Za-z](?:[A-Za-z0-9 '/&.()!_-]*[A-Za-z0-9'/&.()!_-])?")
# Lines of plain letters that neither begin nor end with blanks where YAML would lose or misread them.
_BLOCK = re.compile(r"([!-~][ -~]*[!-~]|[!-~])\n(([ -~]*[!-~])?\n)*")


def read_text(path: Path) -> str:
    """The text of a user's file, or one clear message."""
    try:
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise BrokenFile("there is no such file", where=str(path)) from None
    except IsADirectoryError:
        raise BrokenFile("this is a folder, not a file", where=str(path)) from None
    except UnicodeDecodeError as error:
        raise BrokenFile(
            f"this is not text (byte {error.start} is not UTF-8)", where=str(path), remedy="Save the file as UTF-8."
        ) from None
    except (OSError, ValueError) as error:
        raise BrokenFile(f"this file cannot be read ({error})", where=str(path)) from None
