"""A saved game: readable text that stands on its own, because a game is a function of scenario, seed and answers.

The header holds the whole scenario, then comes one answer a line, then the position reached and a check line.
Reading a file gives all of it or one message that says what is wrong, where, and what to do.
"""

from __future__ import annotations

import hashlib
import json
import re
from codecs import BOM_UTF8
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from attrs import field, frozen

from daedalus.core import storing
from daedalus.core.decision import Option
from daedalus.core.errors import Breach, BrokenFile, DaedalusError, IllegalAnswer, Trouble, trouble
from daedalus.core.game import Game
from daedalus.core.journal import CHOICE, Entry
from daedalus.core.reading import beginning, read_text
from daedalus.core.session import Session
from daedalus.core.yamlfile import dump, load_marked

VERSION = 1
MAGIC = "daedalus save"
REPLACE = trouble("trouble-say-overwrite", "To replace it, say so: --overwrite.")
ACCEPT = trouble("trouble-say-accept-edits", "To use it as it is now, say --accept-edits.")
_FIRST = re.compile(rf"{MAGIC}: *([0-9]{{1,9}}) *")
_CHECK = re.compile(r"check: ([0-9]{1,9}) answers, sha256 ([0-9a-f]{64})")
_WHOLE = re.compile(r"-?[0-9]{1,18}")
_PLAIN = re.compile(r"[A-Za-z](?:[A-Za-z0-9 '/&.()_-]*[A-Za-z0-9'/&.()_-])?")
_NOT_TEXT = frozenset({"true", "false", "null", "yes", "no", "on", "off", "y", "n"})  # to some readers of YAML
_HEADER: dict[str, type] = {"game": str, "seed": int, "length": str, "scenario": str, "data": dict}
_NAMED = ("packs", "players")  # texts by name, where there are any
_SAME = ("game", "seed", "length", "scenario")  # what two saves of one game have in common
_MOST_VALUES, _DEEPEST = 100_000, 40


@frozen
class Saved:
    """What a saved game consists of. `lines` says where each answer stands in the file."""

    game: str
    seed: int
    length: str
    scenario: str
    data: dict[str, Any]
    answers: tuple[Option, ...] = ()
    lines: tuple[int, ...] = ()
    position: str = ""
    file: str = ""
    players: dict[str, str] = field(factory=dict)  # who plays each side, in the words of those who seat them
    packs: dict[str, str] = field(factory=dict)  # what was added to the game, by name, and in which version


# -- writing --------------------------------------------------------------------------------------------------


def compose(start: Saved, session: Session, comment: Callable[[Entry], str] = lambda choice: "") -> str:
    """The text of a saved game: how it started, and the answers that the session has taken since.

    What stands beside an answer is for people; the caller says it, because this module knows no language.
    """
    game = session.game
    head = {MAGIC: VERSION} | {key: getattr(start, key) for key in _HEADER}
    head |= {key: value for key in _NAMED if (value := getattr(start, key))}
    asked = [entry for entry in game.journal if entry[0] == CHOICE]
    first = game.taken - len(asked)  # the journal of a fork begins later
    about = {first + i: entry for i, entry in enumerate(asked)}
    lines = [_line(answer, comment(about[i]) if i in about else "") for i, answer in enumerate(game.answers)]
    reached = [f"position: {position(game)}"] if session.waits else []  # one in the middle of a step is nowhere
    body = dump(head) + "\n".join(["answers:", *lines, *reached, ""])
    return body + f"check: {len(game.answers)} answers, sha256 {digest(body)}\n"


def _line(answer: Option, comment: str) -> str:
    return f"- {_scalar(answer):<24} # {' '.join(comment.split())}" if comment else f"- {_scalar(answer)}"


def store(path: Path, text: str, *, overwrite: bool = False) -> None:
    """Write a saved game to its file, unless something else stands there."""
    with storing.held(path):
        if not overwrite and _filled(path):
            refuse_another(path, read(text, str(path)))
        storing.write(path, text)


def refuse_another(path: Path, game: Saved) -> Saved | None:
    """What is no saved game of the same beginning is not replaced; what is one is given back."""
    if not _filled(path):
        return None
    try:
        there = load(path, accept_edits=True)
    except BrokenFile:
        what = trouble("trouble-this-file-is-no", "this file is no saved game")
    else:
        if all(getattr(there, key) == getattr(game, key) for key in _SAME):
            return there
        what = trouble(
            "trouble-another-game-is-saved",
            "another game is saved here ({scenario}, seed {seed})",
            scenario=there.scenario,
            seed=there.seed,
        )
    raise DaedalusError(
        trouble("trouble-the-game-cannot-be", "the game cannot be saved: {what}", what=what),
        where=str(path),
        remedy=trouble("trouble-name-another-file", "Name another file. {replace}", replace=REPLACE),
    )


def _filled(path: Path) -> bool:
    return path.is_file() and path.stat().st_size > 0


def position(game: Game) -> str:
    """A fingerprint of the state, equal on every machine."""
    return hashlib.sha256(repr(game.values).encode()).hexdigest()[:16]


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _scalar(answer: Option) -> str:
    if isinstance(answer, int) or (_PLAIN.fullmatch(answer) and answer.lower() not in _NOT_TEXT):
        return str(answer)
    return json.dumps(answer, ensure_ascii=not answer.isprintable())


# -- reading --------------------------------------------------------------------------------------------------


def is_save(path: Path) -> bool:
    """Whether a file begins like a saved game."""
    first = f"{MAGIC}:".encode()
    return beginning(path, len(first) + len(BOM_UTF8)).removeprefix(BOM_UTF8).startswith(first)


def load(path: Path, *, accept_edits: bool = False) -> Saved:
    return read(read_text(path), str(path), accept_edits=accept_edits)


def read(text: str, file: str, *, accept_edits: bool = False) -> Saved:
    """A saved game from its text. One that was changed since it was written is refused unless edits are accepted."""
    lines = text.replace("\r\n", "\n").split("\n")
    _first_line(lines[0], file)
    if not accept_edits:
        _untouched(lines, file)
    try:
        start = lines.index("answers:")
    except ValueError:
        _broken(
            trouble("trouble-the-answers-are-missing", "the answers are missing"),
            f"{file}:{len(lines)}",
            trouble("trouble-use-a-whole-copy-of-the", "Use a whole copy of the file."),
        )
    head = _header("\n".join(lines[:start]), file)
    answers: list[Option] = []
    places: list[int] = []
    reached = ""
    for number, line in enumerate(lines[start + 1 :], start=start + 2):
        if line.startswith("position: "):
            reached = line.removeprefix("position: ").strip()
        elif line.startswith("-"):
            answers.append(read_answer(line[1:], f"{file}:{number}"))
            places.append(number)
        elif line.strip() and not line.startswith(("#", "check:")):
            _broken(
                trouble("trouble-this-is-not-an", "this is not an answer"),
                f"{file}:{number}",
                trouble("trouble-an-answer-is-a", "An answer is a line such as: `- done`"),
            )
    position_ = "" if accept_edits else reached
    return Saved(**head, answers=tuple(answers), lines=tuple(places), position=position_, file=file)


def read_answer(text: str, where: str) -> Option:
    """One answer: a number, a word or two, or a text in quotes; a comment may follow."""
    text = text.strip()
    if text.startswith('"'):
        try:
            value, end = json.JSONDecoder().raw_decode(text)
        except ValueError:
            _broken(
                trouble("trouble-the-quotes-do-not", "the quotes do not match"),
                where,
                trouble("trouble-write-the-answer-as", 'Write the answer as: - "its text"'),
            )
        if text[end:].strip() and not text[end:].strip().startswith("#"):
            _broken(
                trouble("trouble-something-follows-the-answer", "something follows the answer"),
                where,
                trouble("trouble-put-a-comment-after", "Put a comment after a #."),
            )
        return str(value)
    word = re.split(r"(?:^|\s)#", text, maxsplit=1)[0].strip()
    if not word:
        _broken(
            trouble("trouble-the-answer-is-missing", "the answer is missing"),
            where,
            trouble("trouble-an-answer-is-a", "An answer is a line such as: `- done`"),
        )
    return int(word) if _WHOLE.fullmatch(word) else word


def _first_line(line: str, file: str) -> None:
    match = _FIRST.fullmatch(line)
    if match is None:
        _broken(
            trouble("trouble-this-is-not-a", "this is not a saved game"),
            file,
            trouble(
                "trouble-its-first-line-would",
                "Its first line would be `{magic}: {version}`.",
                magic=MAGIC,
                version=VERSION,
            ),
        )
    if int(match[1]) != VERSION:
        _broken(
            trouble(
                "trouble-this-game-is-saved",
                "this game is saved in format {version}, and this program reads format {other}",
                version=match[1],
                other=VERSION,
            ),
            f"{file}:1",
            trouble("trouble-use-the-version-of", "Use the version of daedalus that saved it."),
        )


def _untouched(lines: list[str], file: str) -> None:
    last = len(lines)
    while last and not lines[last - 1].strip():
        last -= 1
    match = _CHECK.fullmatch(lines[last - 1].rstrip()) if last else None
    if match is None:
        _broken(
            trouble("trouble-the-end-of-this", "the end of this saved game is missing"),
            f"{file}:{last}",
            trouble("trouble-use-a-whole-copy", "Use a whole copy of it. {accept}", accept=ACCEPT),
        )
    body = "\n".join(lines[: last - 1]) + "\n"
    if match[2] != digest(body) or int(match[1]) != sum(line.startswith("-") for line in lines):
        _broken(
            trouble("trouble-this-saved-game-was", "this saved game was changed after it was written"),
            file,
            trouble("trouble-use-an-unchanged-copy", "Use an unchanged copy of it. {accept}", accept=ACCEPT),
        )


def _header(text: str, file: str) -> dict[str, Any]:
    head = _plain(load_marked(text, file), file)
    if not isinstance(head, dict):
        _broken(
            trouble("trouble-the-header-of-the", "the header of the saved game is not a list of `key: value` lines"),
            file,
            trouble("trouble-use-a-whole-copy-of", "Use a whole copy of it."),
        )
    head.pop(MAGIC, None)
    for key, kind in _HEADER.items():
        if not isinstance(head.get(key), kind) or isinstance(head[key], bool):
            _broken(
                trouble("trouble-the-header-has-no", "the header has no proper `{key}`", key=key),
                file,
                trouble("trouble-use-a-whole-copy-of-the", "Use a whole copy of the file."),
            )
    for key in _NAMED:  # older saves have none of them
        named = head.setdefault(key, {})
        if not isinstance(named, dict) or not all(isinstance(value, str) for value in named.values()):
            _broken(
                trouble("trouble-the-header-has-no", "the header has no proper `{key}`", key=key),
                file,
                trouble("trouble-use-a-whole-copy-of-the", "Use a whole copy of the file."),
            )
    extra = next((key for key in head if key not in (*_HEADER, *_NAMED)), None)
    if extra is not None:
        _broken(
            trouble("trouble-the-header-has-an", "the header has an unknown `{extra}`", extra=extra),
            file,
            trouble("trouble-it-may-hold", "It may hold: {known}.", known=", ".join(_HEADER)),
        )
    return head


def _plain(data: Any, file: str) -> Any:
    """Data of the built-in kinds only, of a size that a header can have (YAML can fold a giant into a line)."""
    left = _MOST_VALUES

    def copy(value: Any, depth: int) -> Any:
        nonlocal left
        left -= 1
        if left < 0 or depth > _DEEPEST:
            _broken(
                trouble("trouble-the-header-of-the-saved", "the header of the saved game is too large"),
                file,
                trouble("trouble-use-a-whole-copy-of-the", "Use a whole copy of the file."),
            )
        if isinstance(value, dict):
            return {str(key): copy(item, depth + 1) for key, item in value.items()}
        if isinstance(value, list):
            return [copy(item, depth + 1) for item in value]
        for kind in (bool, int, float, str):
            if isinstance(value, kind):
                return kind(value)
        if value is None:
            return None
        _broken(
            trouble("trouble-the-header-holds-a", "the header holds a value of a kind it cannot have"),
            file,
            trouble("trouble-write-plain-text", "Write plain text."),
        )

    return copy(data, 0)


def _broken(message: Trouble, where: str, remedy: Trouble) -> NoReturn:
    raise BrokenFile(message, where=where, remedy=remedy)


# -- going on -------------------------------------------------------------------------------------------------

_REPORT = trouble("trouble-report", "If nobody has changed the file, please report it as a defect.")
# What a procedure may raise on a position that no legal game reaches.
_DEFECTS = (
    *(Breach, ArithmeticError, AssertionError, AttributeError, LookupError),
    *(RecursionError, StopIteration, TypeError, ValueError),
)


def restore(saved: Saved, session: Session) -> Session:
    """Replay the answers in a new session of the saved scenario and seed; it waits where the game was saved."""
    game = session.game
    try:
        session.replay(saved.answers)
    except IllegalAnswer as error:
        where = f"{saved.file}:{saved.lines[game.taken]}" if game.taken < len(saved.lines) else saved.file
        cut = trouble(
            "trouble-cut",
            "To go on with the {taken} answers before: daedalus replay {file} --accept-edits --to {taken} --save NEW",
            taken=game.taken,
            file=saved.file,
        )
        before = trouble("trouble-two", "{first} {then}", first=error.advises, then=cut) if error.remedy else cut
        raise BrokenFile(error.says, where=where, remedy=before if saved.file else error.advises) from None
    except _DEFECTS:
        where = f"{saved.file}:{saved.lines[game.taken - 1]}" if 0 < game.taken <= len(saved.lines) else saved.file
        _broken(
            trouble("trouble-the-rules-cannot-go", "the rules cannot go on with the answers up to here"),
            where,
            trouble(
                "trouble-take-this-line-and",
                "Take this line and the answers below it away, then say --accept-edits. {report}",
                report=_REPORT,
            ),
        )
    if saved.position and saved.position != position(game):
        _broken(
            trouble("trouble-the-answers-lead-to", "the answers lead to another position than the one that was saved"),
            saved.file,
            trouble(
                "trouble-cards-rules-or-the",
                "Cards, rules or the version of daedalus are not those it was saved with. {accept}",
                accept=ACCEPT,
            ),
        )
    return session
