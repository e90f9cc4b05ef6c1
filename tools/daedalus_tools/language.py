"""In which language texts are shown: what was asked for, what the environment says, or English."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping

from daedalus.core.errors import DaedalusError, Trouble, trouble

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus.kit.definition import Definition
    from daedalus.kit.show import Show

ENGLISH = "en"
VARIABLE = "DAEDALUS_LANG"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
PLAIN = ("", "C", "POSIX", ENGLISH)  # systems that speak English: no text need be looked for


_spoken = [""]  # of this run; nothing until somebody asks


def speak(asked: str) -> None:
    """From now on prompts, logs and findings are in this language; without one, in that of the environment."""
    _spoken[0] = language(asked)


def spoken() -> str:
    """The language of this run; of a command that takes none, that of the environment."""
    if not _spoken[0]:
        try:
            speak("")
        except DaedalusError:  # what is told may be an error itself
            _spoken[0] = ENGLISH
    return _spoken[0]


def told(error: DaedalusError) -> str:
    """An error as a person reads it, in the language of this run."""
    from daedalus.text.troubles import told
    from daedalus_tools.world import chosen

    return told(error, spoken(), chosen())


def say(what: Trouble, rule: str = "") -> str:
    """Something wrong, or what to do about it, in the language of this run; with the rule that says so."""
    from daedalus.text.troubles import say
    from daedalus_tools.world import chosen

    return say(what, spoken(), chosen(), rule)


def forget() -> None:
    """Another command runs in the same process."""
    _spoken[0] = ""


def show_in(definition: Definition) -> Show:
    """How a game shows itself, in the language of this run."""
    from daedalus.text.showing import shown

    return shown(definition, spoken())


def add_option(parser: argparse.ArgumentParser) -> None:
    from daedalus.text.places import languages

    parser.add_argument("--lang", metavar="LANG", default="", help=f"the language: {', '.join(languages())}")


def language(asked: str, environment: Mapping[str, str] | None = None) -> str:
    """The language to use; one that was asked for and is not there is a mistake, that of the system is not."""
    environment = os.environ if environment is None else environment
    asked = asked or environment.get(VARIABLE, "")
    system = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    short = system.split(".")[0].split("_")[0]
    if not asked and short in PLAIN:
        return ENGLISH
    from daedalus.text.places import languages

    known = languages()
    if asked and asked not in known:
        raise DaedalusError(
            trouble(
                "trouble-there-are-no-texts",
                "there are no texts in '{asked}': choose one of {known}",
                asked=asked,
                known=", ".join(known),
            )
        )
    return asked or (short if short in known else ENGLISH)
