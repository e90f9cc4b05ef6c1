"""The rules of the linter, found by the names of their modules, and the checks that they bring with them.

A rule's module is imported when somebody asks for its code, or for a kind of check that it has. It says what the
finding means in its docstring, has a `BAD` and a `GOOD` example (the plainest event unless it says another; a few lines
stand for the whole text), and may have `RULES` of the rulebook, checks of its own (otherwise the code stands where it
is found) and a `fix`. Codes are stable: a number is never given anew.
"""

from __future__ import annotations

import functools
import importlib
import os
import re
from collections.abc import Callable, Iterable, Iterator
from types import ModuleType
from typing import Any

from attrs import frozen

from daedalus_tools.lint import examples

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus.language.findings import Finding
    from daedalus_tools.lint.checking import Checked
    from daedalus_tools.lint.remedies import Remedy

    Check = Callable[..., Iterable[Finding]]
    Fix = Callable[[Finding, Checked], Iterable[Remedy]]

PACKAGE = "daedalus_tools.lint.rules"
HERE = os.path.join(os.path.dirname(__file__), "rules")
_MARKED = re.compile(r'^@checks\("(.+)"\)$', re.MULTILINE)
# letter -> name of the group, and what its findings are about
GROUPS: dict[str, tuple[str, str]] = {
    "S": ("syntax", "How lines are written: signs, indentation, blocks, comments to the linter."),
    "N": ("names", "Words and names that nobody knows, or that stand for something else."),
    "T": ("types", "Things of one kind where another kind is needed."),
    "H": ("header", "The number, title and properties of a card, and what they promise."),
    "R": ("rules", "What the rulebook does not allow, whatever a card says."),
    "L": ("logic", "What can never happen, always holds, or changes nothing."),
    "D": ("deck", "What only several cards together can get wrong."),
    "Y": ("scenario", "Starting positions: keys, pieces, levels, cards and marks."),
    "X": ("deep", "What only playing a card shows; asked with `--deep`."),
}


@frozen
class Rule:
    """What a person may read about a code."""

    code: str
    title: str  # in one line, as a thing: "a name that the game does not have"
    why: str
    bad: str
    good: str
    rules: tuple[str, ...] = ()
    encoding: str = "utf-8"  # of the bad example


# -- checks -----------------------------------------------------------------------------------------------

_checks: dict[str, list[Check]] = {}


def checks(look: str) -> Callable[[Check], Check]:
    """Marks a function of a rule's module as what looks at files, texts, cards or scenarios."""

    def mark(check: Check) -> Check:
        _checks.setdefault(look, []).append(check)
        return check

    return mark


def run(look: str, *about: Any) -> Iterator[Finding]:
    """What all checks of a kind find in what they are shown."""
    for code in _looking().get(look, ()):
        _module(code)
    for check in _checks.get(look, ()):
        yield from check(*about)


@functools.cache
def _looking() -> dict[str, list[str]]:
    """The codes whose modules have checks, by what these look at; read off the text, which spares us the others."""
    found: dict[str, list[str]] = {}
    for code, name in _names().items():
        with open(os.path.join(HERE, f"{name}.py"), encoding="utf-8") as file:
            for look in _MARKED.findall(file.read()):
                found.setdefault(look, []).append(code)
    return found


# -- rules ------------------------------------------------------------------------------------------------


@functools.cache
def _names(letter: str = "") -> dict[str, str]:
    """The modules of all rules, or of a group, by their codes."""
    found = sorted(name[:-3] for name in os.listdir(HERE) if re.fullmatch(r"[a-z]\d{3}_\w+\.py", name))
    return {name[:4].upper(): name for name in found if name.startswith(letter.lower())}


def _module(code: str) -> ModuleType:
    return importlib.import_module(f"{PACKAGE}.{_names()[code]}")


@functools.cache
def _rule(code: str) -> Rule:
    module = _module(code)
    first, _, why = (module.__doc__ or "").strip().partition("\n")
    title = first.rstrip(".")
    if not title[1:2].isupper():  # a name that is written in capitals keeps them
        title = title[:1].lower() + title[1:]
    about = {name.lower(): getattr(module, name) for name in ("RULES", "ENCODING") if hasattr(module, name)}
    bad, good = (examples.text(getattr(module, name, examples.PLAIN)) for name in ("BAD", "GOOD"))
    return Rule(code, title, " ".join(why.split()), bad, good, **about)


def group_of(code: str) -> str:
    """The name of the group of a code: `names` for N001."""
    return GROUPS[code[:1]][0] if code[:1] in GROUPS else ""


def of_group(letter: str) -> dict[str, Rule]:
    """The rules of a group, in order."""
    return {code: _rule(code) for code in _names(letter)}


def find(code: str) -> Rule | None:
    """What is known of a code; small letters will do."""
    code = code.strip().upper()
    return _rule(code) if code in _names() else None


def every() -> dict[str, Rule]:
    """All rules, group by group."""
    return {code: rule for letter in GROUPS for code, rule in of_group(letter).items()}


def fixer(code: str) -> Fix | None:
    """What mends findings of a code that do not bring their edit with them."""
    fix: Fix | None = getattr(_module(code), "fix", None) if code in _names() else None
    return fix


def nearest(code: str) -> str:
    """The known code that looks most like a text, or nothing."""
    import difflib

    slip = re.fullmatch(r"\s*([A-Za-z])0*(\d{1,3})\s*", code)  # r1, N0001
    if slip is not None and f"{slip[1]}{int(slip[2]):03}".upper() in _names():
        return f"{slip[1]}{int(slip[2]):03}".upper()
    near = difflib.get_close_matches(code.strip().upper(), list(_names()), n=1, cutoff=0.5)
    return near[0] if near else ""
