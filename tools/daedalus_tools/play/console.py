"""A person at the terminal: sees what the side may see, answers decisions, takes back, saves."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from daedalus.core import save
from daedalus.core.decision import Decision, Option
from daedalus.core.errors import DaedalusError
from daedalus.core.messages import CARD, Choice
from daedalus.core.view import journal
from daedalus.kit.events import why_not_now
from daedalus.kit.layout import lines
from daedalus.text.cards import card_text
from daedalus.text.header import heading
from daedalus.text.log import Line, Log
from daedalus.text.summary import turns
from daedalus_tools.docs.citations import rulebook
from daedalus_tools.language import spoken
from daedalus_tools.names import ambiguous, begun_with, meant
from daedalus_tools.output import order
from daedalus_tools.play.asking import typed
from daedalus_tools.play.keeping import Keeper
from daedalus_tools.play.opening import Position
from daedalus_tools.play.painting import out, paint, width

LONG_LIST = 10
UNBOUND = 100  # columns of a long list where nobody says how wide a line may be
OVERWRITE = "--overwrite "
HELP = """\
Answer with what stands before an option, with its text, or with the beginning
of its text. Where options are numbers themselves (cards, how many, plots), a
number is that number, and other options have letters; else they are numbered
from 1. Enter alone shows the question again. Other commands:
  board      everything you can see; `board NAME` shows one place
  log        the game so far; `log 20` shows its last 20 lines
  why        which rule or card asks
  why 52     shows card 52 and whether its event could be played; its title or
             the beginning of it does too
  undo       take back your last answer, if nothing new has come to light
  redo       give it again
  save FILE  write a copy to a file, with which `daedalus play FILE` goes on;
             `save --overwrite FILE` also where something else stands
  quit       leave (end of input does the same)"""


class Console:
    """People at one screen and a game; some of its sides may be bots."""

    def __init__(self, position: Position, humans: frozenset[str], keeper: Keeper, colour: bool) -> None:
        self.position = position
        self.session = position.session
        self.game = position.game
        self.definition = position.definition
        self.show = position.show
        self.say = position.voice
        self.humans = humans
        self.keeper = keeper
        self.colour = colour
        since = turns(self.game)[-1][0]  # of a game that is gone on with, the present turn
        self.told = dict.fromkeys(humans, since)  # entries of the journal that each has seen
        self.last = ""  # who sat here last
        self.telling: Log | None = None  # to whoever sits here, who has read the heading of the phase
        self.commands: dict[str, Callable[[Decision, str], None]] = {
            "help": lambda decision, rest: out(HELP),
            "?": lambda decision, rest: out(HELP),
            "board": self._board,
            "log": self._log,
            "why": self._why,
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
        }

    def run(self) -> bool:
        """Play until the end of the game or until a person leaves; says whether it was played to its end."""
        self.session.resume()
        while (decision := self.session.pending) is not None:
            self._seat(decision.side)
            self._news(decision.side)
            self._show(decision)
            if not self._turn(decision):
                return False
            self.keeper.keep()
        seen_by_all = min(self.told.values())
        self._print(self._tell(self.game.journal[seen_by_all:], seen_by_all))
        return True

    def _tell(self, entries: Iterable[Any], since: int = 0) -> Iterator[Line]:
        return Log(self.game, self.show, since, spoken()).lines(entries)

    def _print(self, lines: Iterable[Line]) -> None:
        for line in paint(lines, self.colour, width()):
            print(line)

    def _seat(self, side: str) -> None:
        """With several people at one screen, the next one sits down before anything of theirs is shown."""
        if len(self.humans) > 1 and side != self.last and self.last:
            print(order("2J") + order("H") if sys.stdout.isatty() else "\n" * 3, end="")
            print(f"--- {self.definition.sides[side]}, your turn ---")
            if sys.stdin is not None and sys.stdin.isatty():
                typed("Press Enter when only you are looking. ")
        if side != self.last:
            self.telling = None
        self.last = side

    def _news(self, side: str) -> None:
        since = min(self.told[side], len(self.game.journal))
        if self.telling is None or since < self.told[side]:  # something has been taken back
            self.telling = Log(self.game, self.show, since, spoken())
        self._print(self.telling.lines(journal(self.game, side, self.game.journal[since:])))
        self.told[side] = len(self.game.journal)

    # -- asking -----------------------------------------------------------------------------------------------

    def _show(self, decision: Decision) -> None:
        print()
        who = ", ".join(filter(None, (self.definition.sides[decision.side], self.show.when(self.game))))
        out(f"{who}: {self.show.status(self.game)}")
        card = self.game.title(decision.cause) if decision.cause is not None else ""
        why = ", ".join(filter(None, (decision.rule, card)))
        out(f"{self.say(decision.said)}{f' ({why})' if why else ''}")
        labels = zip(self.labels(decision), decision.choices, strict=True)
        shown = [f"{label:>3}  {self.option_text(choice)}".rstrip() for label, choice in labels]
        out(*in_columns(shown, width() or UNBOUND))

    def labels(self, decision: Decision) -> dict[str, Option]:
        """What to type for each option: numbers stand for themselves, so texts beside them get letters."""
        words = [o for o in decision.options if not str(o).isdecimal()]
        numbered = len(words) < len(decision.options)
        marks = iter([_letter(i) if numbered else str(i + 1) for i in range(len(words))])
        return {str(o) if str(o).isdecimal() else next(marks): o for o in decision.options}

    def option_text(self, choice: Choice) -> str:
        if choice.type != CARD:
            return "" if str(choice.id).isdecimal() else self.say.names.thing(str(choice.id))
        card = self.game.card(int(choice.id))
        head = heading(self.definition, spoken())
        ops = head.ops(card) if card.ops else ""
        return f"{card.title} ({', '.join(filter(None, (head.side(card.association), ops)))})"

    def _turn(self, decision: Decision) -> bool:
        """Commands and answers until the game goes on; False when the person leaves."""
        while self.session.pending is decision:
            line = typed("> ")
            if line is None or line == "quit":
                return False
            word, _, rest = line.partition(" ")
            word = word.lower()
            try:
                if word in self.commands and line not in decision.options:
                    self.commands[word](decision, rest.strip())
                elif not line:
                    self._show(decision)
                else:
                    self.session.answer(self._answer(decision, line))
            except DaedalusError as error:
                out(str(error))
        return True

    def _answer(self, decision: Decision, line: str) -> Option:
        """What stands before an option, its text, or as much of its text as no other begins with."""
        labels = self.labels(decision)
        if line.lower() in labels:
            return labels[line.lower()]
        cards = {self.game.card(int(o)).title: o for o, type_ in decision.choices if type_ == CARD}
        named = [o for o, type_ in decision.choices if type_ != CARD and not str(o).isdecimal()]
        texts = {self.say.names.thing(str(o)): o for o in named}
        found = begun_with(line, texts | cards) or begun_with(line, {str(o): o for o in named})  # also by its id
        if len(set(found.values())) > 1:
            raise ambiguous(line, list(found))
        return next(iter(found.values()), line)

    # -- commands ---------------------------------------------------------------------------------------------

    def _board(self, decision: Decision, rest: str) -> None:
        if not rest:
            out(*lines(self.show.board(self.game, decision.side)))
            return
        space = self._space(rest)
        there = ", ".join(self.show.pieces(self.game, space, decision.side)) or "empty"
        called = self.show.called.space
        out(f"{called(space.name)}: {'; '.join(filter(None, (self.show.levels(self.game, space), there)))}")
        out(f"adjacent: {', '.join(called(near.name) for near in self.game.adjacent(space)) or 'none'}")

    def _space(self, typed: str) -> Any:
        """The space that is meant, by its name in the language or the game's own."""
        spaces = self.game.spaces
        named = {name: space for space in spaces for name in (space.name, self.show.called.space(space.name))}
        return meant(typed, named, self.show.space)

    def _log(self, decision: Decision, rest: str) -> None:
        told = list(self._tell(journal(self.game, decision.side)))
        self._print(told[-int(rest) :] if rest.isdecimal() and int(rest) else told)

    def _why(self, decision: Decision, rest: str) -> None:
        if rest:
            self._why_card(decision, rest)
            return
        if decision.cause is not None:
            out(self.game.card(decision.cause).tree.source.rstrip())
            out(f"Asked by {self.game.title(decision.cause)}.")
        for type_, value in zip(decision.said.message.args.values(), decision.said.values, strict=True):
            if type_ == CARD:
                self._why_card(decision, str(value))
        if decision.rule:
            rules = rulebook(self.definition, spoken()).rules
            out(f"{decision.rule}: {rules.get(decision.rule, 'see the rulebook')}")
        elif decision.cause is None:
            print("No rule is cited.")

    def _why_card(self, decision: Decision, rest: str) -> None:
        """The card with its text and as it is written, and what keeps the side from playing its event now."""
        cards = self.game.library.cards.values()
        by_title = {card.title: card for card in reversed(cards)}  # copies share a title: the first of them
        card = meant(rest, {str(card.number): card for card in cards} if rest.isdecimal() else by_title, "card")
        says = card_text(card.tree, self.definition, spoken())
        head = f"{card}: {heading(self.definition, spoken()).line(card)}"
        out(head, *([says] if says else []), "", card.tree.source.rstrip(), "")
        reason = why_not_now(self.game, card, decision.side)
        out(f"{card}: the event {f'cannot be played: {self.say(reason)}' if reason else 'could be played'}.")

    def _undo(self, decision: Decision, rest: str) -> None:
        self.session.undo()

    def _redo(self, decision: Decision, rest: str) -> None:
        self.session.redo()

    def _save(self, decision: Decision, rest: str) -> None:
        name = rest.removeprefix(OVERWRITE).strip()
        name = name[1:-1] if len(name) > 1 and name[0] == name[-1] in "'\"" else name
        own = self.keeper.file
        file = Path(name) if name else own
        if file is None or (rest and not name):
            raise DaedalusError("Say where to: save FILE")
        if own is None or os.path.abspath(file) != os.path.abspath(own):
            save.store(file, self.position.text(), overwrite=rest.startswith(OVERWRITE))
        elif not self.keeper.keep(again=True):
            return
        print(f"Saved: {file}")


def in_columns(texts: list[str], room: int) -> list[str]:
    """A short list line by line, a long one in as many columns as there is room for."""
    wide = max(map(len, texts)) + 2
    across = max(1, (room - 2) // wide) if len(texts) > LONG_LIST else 1
    down = -(-len(texts) // across)
    return ["  " + "".join(text.ljust(wide) for text in texts[i::down]).rstrip() for i in range(down)]


def _letter(i: int) -> str:
    return chr(ord("a") + i) if i < 26 else _letter(i // 26 - 1) + _letter(i % 26)
