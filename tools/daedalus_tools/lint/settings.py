"""Settings of the linter: `daedalus.toml`, the nearest one upward, and what the command line says instead.

[lint]
paths = ["cards", "scenarios"]   # what is checked when no path is given
exclude = ["drafts", "*.old.yaml"]
select = ["S", "N", "R001"]      # only these groups and codes
ignore = ["D004"]                # not these
format = "text"
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from attrs import frozen

from daedalus.core.errors import BrokenFile, DaedalusError, trouble
from daedalus.core.reading import read_text, within
from daedalus.language.findings import Finding

NAME = "daedalus.toml"
FORMATS = ("text", "json", "sarif", "github")
LISTS = ("paths", "exclude", "select", "ignore")
KEYS = (*LISTS, "format")


@frozen
class Settings:
    """What to check and how to tell."""

    paths: tuple[Path, ...] = ()
    exclude: tuple[str, ...] = ()
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    format: str = "text"
    root: Path = Path()  # patterns to exclude are relative to it

    def wants(self, finding: Finding) -> bool:
        """Whether a finding is asked for; the longer of two names, code or group, decides."""
        chosen = [len(name) for name in self.select if finding.code.startswith(name)]
        left_out = [len(name) for name in self.ignore if finding.code.startswith(name)]
        if self.select and not chosen:
            return False
        return not left_out or max(chosen, default=0) > max(left_out)

    def excluded(self, path: Path) -> bool:
        """Whether a pattern fits a file, or a folder that it lies in."""
        if not self.exclude:
            return False
        import fnmatch

        try:
            inside = path.resolve().relative_to(self.root.resolve())
        except ValueError:
            inside = Path(path.name)
        names = [inside.as_posix(), inside.name, *(p.as_posix() for p in inside.parents), *inside.parts]
        return any(fnmatch.fnmatchcase(name, pattern.rstrip("/")) for pattern in self.exclude for name in names)


def settle(args: argparse.Namespace) -> Settings:
    """The settings of one run: the command line over the file."""
    given = tuple(Path(p) for p in args.paths)
    file = Path(args.settings) if args.settings else nearest(given)
    told = read(file) if file is not None else Settings()
    return Settings(
        given or told.paths,
        _split(args.exclude) or told.exclude,
        _codes(_split(args.select), "--select") or told.select,
        _codes(_split(args.ignore), "--ignore") or told.ignore,
        args.format or told.format,
        Path() if args.exclude else told.root,
    )


def _split(texts: Iterable[str] | None) -> tuple[str, ...]:
    return tuple(part.strip() for text in texts or () for part in text.split(",") if part.strip())


def nearest(paths: Sequence[Path]) -> Path | None:
    """The settings file in the folder of the first path or above it; failing that, in the working folder or above."""
    for start in (*(path.parent if path.suffix else path for path in paths[:1]), Path()):
        folder = os.path.abspath(start)
        while True:
            file = os.path.join(folder, NAME)
            if os.path.isfile(file):
                return Path(file)
            if folder == os.path.dirname(folder):
                break
            folder = os.path.dirname(folder)
    return None


def read(file: Path) -> Settings:
    """The settings in a file; what is wrong there is one message."""
    import tomllib

    try:
        data = tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as error:
        remedy = trouble("trouble-a-line-is-like", 'A line is like: `ignore = ["D004"]`')
        raise BrokenFile(
            trouble("trouble-this-is-not-toml", "this is not TOML: {error}", error=error),
            where=str(file),
            remedy=remedy,
        ) from None
    except (RecursionError, ValueError):
        remedy = trouble("trouble-settings-are-a-few", "Settings are a few lines: is this the right file?")
        raise BrokenFile(
            trouble("trouble-these-settings-cannot-be", "these settings cannot be read"), where=str(file), remedy=remedy
        ) from None
    _only(data, ("lint",), file, tables=True)
    lint = data.get("lint", {})
    if not isinstance(lint, dict):
        raise BrokenFile(
            trouble("trouble-lint-is-a-table", "`lint` is a table"),
            where=str(file),
            remedy=trouble("trouble-write-lint-on-a", "Write `[lint]` on a line of its own."),
        )
    _only(lint, KEYS, file)
    lists = {key: _list(lint, key, file) for key in LISTS}
    style = lint.get("format", "text")
    if style not in FORMATS:
        raise BrokenFile(
            trouble("trouble-there-is-no-format", "there is no format '{name}'", name=style),
            where=str(file),
            remedy=trouble("trouble-use-one-of", "Use one of: {known}.", known=", ".join(FORMATS)),
        )
    root = file.parent
    for path in lists["paths"]:
        if not _inside(path, root):
            remedy = trouble(
                "trouble-name-files-and-folders",
                "Name files and folders beside the settings; others, on the command line.",
            )
            raise BrokenFile(
                trouble("trouble-leads-out-of-the", "'{file}' leads out of the folder of the settings", file=path),
                where=str(file),
                remedy=remedy,
            )
    return Settings(
        tuple(_relative(root / path) for path in lists["paths"]),
        lists["exclude"],
        _codes(lists["select"], f"{file}: select"),
        _codes(lists["ignore"], f"{file}: ignore"),
        style,
        root,
    )


def _inside(path: str, root: Path) -> bool:
    try:
        return within(root / path, root)
    except (OSError, ValueError, RuntimeError):  # no system would have a file of such a name
        return False


def _relative(path: Path) -> Path:
    """A path as one would type it here."""
    try:
        return path.relative_to(Path.cwd())
    except ValueError:
        return path


def _only(data: dict[str, Any], known: Sequence[str], file: Path, *, tables: bool = False) -> None:
    for key in data:
        if key not in known:
            import difflib

            near = difflib.get_close_matches(key, known, n=1)
            hint = trouble("trouble-near", "Did you mean '{name}'? ", name=near[0]) if near else ""
            wrong = trouble("trouble-unknown-key", "unknown key '{key}'", key=key)
            if tables:
                wrong = trouble("trouble-unknown-table", "unknown table '{key}'", key=key)
            raise BrokenFile(
                wrong,
                where=str(file),
                remedy=trouble("trouble-known", "{near}Known: {known}.", near=hint, known=", ".join(known)),
            )


def _list(lint: dict[str, Any], key: str, file: Path) -> tuple[str, ...]:
    value = lint.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
        raise BrokenFile(
            trouble("trouble-is-a-list-of", "`{key}` is a list of texts", key=key),
            where=str(file),
            remedy=trouble("trouble-write-list", 'Write: {key} = ["..."]', key=key),
        )
    return tuple(value)


def _codes(names: Sequence[str], where: str) -> tuple[str, ...]:
    """Codes and letters of groups, each of which exists."""
    if not names:
        return ()
    from daedalus_tools.lint import registry

    for name in names:
        if name.upper() not in registry.GROUPS and registry.find(name) is None:
            near = registry.nearest(name)
            hint = trouble("trouble-did-you-mean", "Did you mean {name}? ", name=near) if near else ""
            letters = ", ".join(f"{letter} ({about[0]})" for letter, about in registry.GROUPS.items())
            raise DaedalusError(
                trouble("trouble-there-is-no-finding-or", "there is no finding or group '{name}'", name=name),
                where=where,
                remedy=trouble("trouble-groups-are", "{hint}Groups are: {letters}.", hint=hint, letters=letters),
            )
    return tuple(name.upper() for name in names)
