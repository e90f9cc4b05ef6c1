"""The frame of the command line: finds the command, runs it, and turns what went wrong into one message.

Start-up matters, so nothing heavy is imported here: only the module of the command that was asked for.
"""

from __future__ import annotations

import gc
import sys

TYPE_CHECKING = False  # type checkers know the name; importing it from typing would double the start-up time
if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence
    from typing import Any, NoReturn, Protocol

    from daedalus.core.errors import DaedalusError

    class Command(Protocol):
        """What a module of `daedalus_tools.commands` offers."""

        HELP: str
        EXAMPLE: str

        def configure(self, parser: argparse.ArgumentParser) -> None: ...

        def run(self, args: argparse.Namespace) -> int: ...


CLEAN, FINDINGS, WRONG_USE = 0, 1, 2
INTERRUPTED, BROKEN_PIPE = 130, 141  # what a shell says of a program ended by the signal

COMMANDS = {
    "lint": ("lint", "check cards and scenarios, and point at each mistake"),
    "cards": ("cards", "list the cards with their properties"),
    "card": ("card", "show one card, of the deck or a file, and how it was understood"),
    "words": ("words", "look up how to say something on a card, in plain words"),
    "new": ("new", "make a first file for a card or a scenario, or a first pack"),
    "fmt": ("fmt", "lay out card files in the canonical way"),
    "schema": ("schema", "say where the schemas for editors lie, or print one"),
    "inspect": ("inspect", "show a board: a scenario at its start, or a saved game"),
    "try": ("try_", "play one card on a board and show what changed, and why"),
    "play": ("play", "play a game, each side by a person or a bot"),
    "simulate": ("simulate", "play many games without people, and tell who wins how"),
    "replay": ("replay", "tell a saved game again: whole, in short, or step by step"),
    "bot": ("bot", "list the rulebook's bots, or say why one did what it did"),
    "pack": ("pack", "check, build and install packs of cards, boards and rules"),
    "rules": ("rules", "list the rules, and which tests show each of them"),
    "aid": ("aid", "write a player aid: the rules and tables of a game on two pages"),
    "i18n": ("i18n", "count and check the translations of card texts"),
    "docs": ("docs", "print a page of the manual, or write the reference pages"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the result is the exit code: 0 clean, 1 findings, 2 wrong use or input."""
    try:
        return _streaming(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:
        return INTERRUPTED


def _streaming(args: list[str]) -> int:
    """Run one command with streams through which nothing passes that should not, and which may break."""
    from daedalus_tools.output import Doors, Unwritable

    if sys.stdout is None:
        return _complain("standard output is closed: there is nowhere to write to")
    try:
        with Doors():
            code = _command(args)
            sys.stdout.flush()
            return code
    except BrokenPipeError:
        _close_quietly()
        return BROKEN_PIPE
    except Unwritable as refused:
        _close_quietly()
        return _complain(f"standard output cannot be written: {refused}")


def _command(args: list[str]) -> int:
    if args[:1] in (["--version"], ["-V"]):
        print(f"daedalus {_version()}")
        return CLEAN
    if not args or args[0] in ("--help", "-h"):
        print(_overview())
        return CLEAN
    if args[0] not in COMMANDS:
        return _unknown(args[0])
    gc.set_threshold(100_000, 20, 20)  # trees and tables are made to stay: looking through them in vain takes a seventh
    return _guarded(args[0], args[1:])


def _version() -> str:
    """Which it is, and whether it is the compiled build: seen from its files, because nothing is loaded for this."""
    import os

    import daedalus

    core = os.path.join(os.path.dirname(daedalus.__file__), "core")
    built = any(name.startswith("game.") and name.endswith((".so", ".pyd")) for name in os.listdir(core))
    return f"{daedalus.__version__}{' (compiled)' if built else ''}"


def _overview() -> str:
    """On one screen of 24 lines, with the prompt under it."""
    width = max(map(len, COMMANDS)) + 2
    lines = [f"  {name:<{width}}{help_}" for name, (_, help_) in COMMANDS.items()]
    return "\n".join(
        [
            "usage: daedalus COMMAND [OPTIONS]",
            "Cards, scenarios and games of Daedalus, an engine for card-driven board games.",
            "",
            *lines,
            "`daedalus COMMAND --help` explains a command; `--version` prints the version.",
            "Exit codes: 0 clean, 1 findings, 2 wrong use or input.",
        ]
    )


def _unknown(word: str) -> int:
    import difflib

    what = "option" if word.startswith("-") else "command"
    near = difflib.get_close_matches(word, [*COMMANDS, "--help", "--version"], n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"commands are: {', '.join(COMMANDS)}"
    return _complain(f"there is no {what} {word!r}; {hint}")


def _complain(message: str) -> int:
    try:
        from daedalus_tools.output import short

        print(f"daedalus: {short(message)}", file=sys.stderr)
    except Exception:  # there is nobody left to tell
        _close_quietly()
    return WRONG_USE


def load(name: str) -> Command:
    """The module of a command, and with it all that the command needs."""
    import importlib
    from typing import cast

    return cast("Command", importlib.import_module(f"daedalus_tools.commands.{COMMANDS[name][0]}"))


def parser_of(name: str, command: Command) -> argparse.ArgumentParser:
    """The argument parser of one command."""
    import argparse

    from daedalus_tools.folding import HelpPage
    from daedalus_tools.output import short

    class Parser(argparse.ArgumentParser):
        """A parser that takes `--game`; those of subcommands are made of the same class, so they take it too."""

        def __init__(self, **about: Any) -> None:
            super().__init__(**about)
            self.add_argument(
                "--game",
                metavar="NAME",
                default=argparse.SUPPRESS,  # a subcommand without it leaves alone what stands before the subcommand
                help="the game that is meant (default: DAEDALUS_GAME, what the file says, or the first we know)",
            )
            self.add_argument(
                "--pack",
                metavar="PACK",
                action="append",
                default=argparse.SUPPRESS,
                help="play with a pack: its folder, or the name of an installed one (may be repeated)",
            )

        def error(self, message: str) -> NoReturn:
            super().error(short(message))

    parser = Parser(
        prog=f"daedalus {name}",
        description=command.HELP,
        epilog=f"example:\n  {command.EXAMPLE}",
        formatter_class=HelpPage,
        allow_abbrev=False,
    )
    parser.set_defaults(game=None, pack=[])
    command.configure(parser)
    return parser


def _guarded(name: str, rest: list[str]) -> int:
    """Run a command. What a person can mend is one message; anything else is a defect and shows its traceback."""
    from daedalus.core.errors import DaedalusError, refusal

    try:
        return _run(name, rest)
    except DaedalusError as error:
        return _complain(_told(error))
    except BrokenPipeError:
        raise
    except OSError as error:  # a file that has gone meanwhile, a name that no system takes
        why, remedy = refusal(error)
        return _complain(_told(DaedalusError(why, where=str(error.filename or "")[:200], remedy=remedy)))


def _told(error: DaedalusError) -> str:
    """The message of an error, in the language of this run."""
    from daedalus_tools.language import told

    return told(error)


def _run(name: str, rest: list[str]) -> int:
    command = load(name)
    try:
        args = parser_of(name, command).parse_args(rest)
    except SystemExit as stop:  # argparse has printed its help or its complaint
        return stop.code if isinstance(stop.code, int) else WRONG_USE
    if "daedalus_tools.language" in sys.modules:
        from daedalus_tools.language import forget

        forget()
    if not args.pack:  # starting is quicker
        return command.run(args)
    from daedalus_tools.choosing import say_packs

    say_packs(args.pack)
    try:
        return command.run(args)
    finally:
        say_packs(())  # they were meant for this command


def _close_quietly() -> None:
    """Whoever read our output has gone: give the interpreter somewhere to flush to when it ends."""
    import os

    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        except (AttributeError, ValueError):  # there is none
            continue


if __name__ == "__main__":
    sys.exit(main())
