"""A person at the terminal: sees what the side may see, answers decisions, tries, takes back, saves."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from attrs import evolve

from daedalus.core import save
from daedalus.core.decision import Decision
from daedalus.core.errors import DaedalusError
from daedalus.core.journal import NOTE
from daedalus.core.messages import CARD
from daedalus.core.view import journal
from daedalus.kit.hearing import Heard
from daedalus.kit.messages import CARD_PLAYED
from daedalus.kit.picture import Picture
from daedalus.text.log import Line, Log
from daedalus.text.summary import turns
from daedalus_tools.folding import width
from daedalus_tools.language import spoken
from daedalus_tools.language import told as wrong
from daedalus_tools.output import order
from daedalus_tools.play.answering import answered
from daedalus_tools.play.asking import by_hand
from daedalus_tools.play.explaining import played, told
from daedalus_tools.play.helping import helped
from daedalus_tools.play.keeping import Keeper
from daedalus_tools.play.looking import Looking
from daedalus_tools.play.opening import Position, open_saved
from daedalus_tools.play.paging import Pages
from daedalus_tools.play.painting import out, paint
from daedalus_tools.play.trying import Tried, tried
from daedalus_tools.play.waiting import Waiting
from daedalus_tools.play.words import ui

OVERWRITE = "--overwrite "
LEAVING = ("quit", "exit", "q")
LONG = ("board", "log", "why", "explain")  # help says it itself
ROOM = 16  # lines besides the board: what has happened, the question and its options
Command = Callable[[Decision, str], None]


class Console:
    """People at one screen and a game; some of its sides may be bots."""

    def __init__(self, position: Position, humans: frozenset[str], keeper: Keeper) -> None:
        self.position = position
        self.session = position.session
        self.game = position.game
        self.definition = position.definition
        self.look = Looking(position, spoken())
        self.words = self.look.words
        self.pages = Pages(self.look.screen)
        self.humans = humans
        self.keeper = keeper
        since = turns(self.game)[-1][0]  # of a game that is gone on with, the present turn
        self.told = dict.fromkeys(humans, since)  # entries of the journal that each has seen
        self.before: dict[str, Picture] = {}  # the board as each has seen it last before deciding
        self.seen: dict[str, Picture] = {}  # and now
        self.looked = False  # whether it was shown since
        self.hinted = False
        self.shown: tuple[tuple[int, ...], list[str]] = ((), [])  # the question as it stands on the screen
        self.last = ""  # who sat here last
        self.telling: Log | None = None  # to whoever sits here, who has read the heading of the phase
        self.commands: dict[str, Command] = {
            "help": lambda decision, rest: helped(self.look.screen, self.words, decision),
            "board": self._board,
            "hand": lambda decision, rest: self.look.hand(decision.side),
            "card": self._card,
            "country": self._place,
            "what": self._what_if,
            "why": self._why,
            "log": lambda decision, rest: self.look.log(rest, decision.side),
            "explain": self._explain,
            "piles": lambda decision, rest: self.look.piles(decision.side),
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
        }
        self.commands |= {"?": self.commands["help"], "place": self.commands["country"]}

    def run(self) -> bool:
        """Play until the end of the game or until a person leaves; says whether it was played to its end."""
        waiting = Waiting(self.game, self.pages, self._own_news, self.words)
        with waiting:
            self.session.resume()
        while (decision := self.session.pending) is not None:
            self._seat(decision.side)
            if self.pages.gone:
                return False
            moved = self._others_moved(decision.side)
            news = self._news(decision.side)
            self.seen[decision.side] = self.look.picture(decision.side)
            self.looked = False
            room = self.pages.left - len(news) if news and not moved else 0
            self.pages.show(news, [*self._asked(decision, room=room), *self._hint()])
            with waiting:
                if not self._turn(decision):
                    return False
            if self.looked:
                self.before[decision.side] = self.seen[decision.side]
            self.keeper.keep()
        seen_by_all = min(self.told.values())
        log = self.telling if len(self.humans) == 1 else None
        log = log or self.position.log(seen_by_all)
        self.pages.show(self._painted(log.lines(self.game.journal[seen_by_all:])))
        return True

    def _hint(self) -> list[str]:
        """Once, for who sits here for the first time."""
        if self.hinted:
            return []
        self.hinted = True
        return self.look.screen.lines(self.look.screen.text(ui("prompt-hint"), "dim"))

    def _painted(self, lines: Iterable[Line]) -> list[str]:
        return list(paint(lines, self.look.screen.colour, width()))

    def _seat(self, side: str) -> None:
        """With several people at one screen, the next one sits down before anything of theirs is shown."""
        if len(self.humans) > 1 and side != self.last and self.last:
            print(order("2J") + order("H") if sys.stdout.isatty() else "\n" * 3, end="")
            print(ui("your-turn", side=self.words.side(side)))
            if by_hand():
                self.pages.read(f"{ui('only-you')} ")
        if side != self.last:
            self.telling = self.look.read = None
        self.last = side

    def _own_news(self) -> list[str]:
        """What has come of the answer of the only person here, before another player has moved."""
        return self._news(self.last) if len(self.humans) == 1 and self.last else []

    def _news(self, side: str) -> list[str]:
        """What has happened since the side has decided last."""
        since = min(self.told[side], len(self.game.journal))
        if self.telling is None or since < self.told[side]:  # something has been taken back
            self.telling = self.position.log(since)
        entries = journal(self.game, side, self.game.journal[since:])
        self.told[side] = len(self.game.journal)
        return self._painted(self.telling.lines(entries))

    def _others_moved(self, side: str) -> bool:
        """Whether somebody else has played a card since the side has decided last."""
        entries = self.game.journal[min(self.told[side], len(self.game.journal)) :]
        return any(e[0] == NOTE and e[1].message is CARD_PLAYED and e[1].args["side"] != side for e in entries)

    # -- asking -----------------------------------------------------------------------------------------------

    def _asked(self, decision: Decision, *, again: bool = False, room: int = 0) -> list[str]:
        """The question with its options; who presses Enter a thousand times is shown the same.

        Before a card is played also the tracks or, where there is room, the board; but where only the person's own
        news are above it and all of them can stay on the screen without the tracks, these wait for Enter: the lines
        of `room`."""
        screen = self.look.screen
        key = (id(decision), again, screen.wide, screen.high)
        if key != self.shown[0]:
            asked = list(self._question(decision, again))
            tracks = self._tracks(decision, again)
            left_out = 1 + len(asked) <= room < 1 + len(tracks) + len(asked)
            self.looked = self.looked or bool(tracks and not left_out)
            self.shown = (key, asked if left_out else [*tracks, *asked])
        return ["", *self.shown[1]]

    def _tracks(self, decision: Decision, again: bool) -> list[str]:
        """Where the game stands, with what has changed since it was shown last."""
        if not (again or not self.hinted or any(choice.type == CARD for choice in decision.choices)):
            return []
        now, before = self.seen[decision.side], self.before.get(decision.side)
        room = self.look.screen.high - ROOM - len(decision.options)
        board = self.look.board_lines(now, before) if room > 0 and not again else []
        return board if 0 < len(board) <= room else self.look.track_lines(now, before)

    def _question(self, decision: Decision, again: bool) -> Iterator[str]:
        screen, now = self.look.screen, self.seen[decision.side]
        named = decision.cause in decision.said.values  # in the question itself
        card = self.game.title(decision.cause) if decision.cause is not None and not named else ""
        why = ", ".join(filter(None, (decision.rule, card)))
        asked = f"{self.words.side(decision.side)}: {self.look.say(decision.said)}{f' ({why})' if why else ''}"
        yield from screen.lines(screen.text(asked, "head"))
        yield from self.look.asked_about(decision, again=again)
        yield from self.look.listing.lines(decision, now)

    def _turn(self, decision: Decision) -> bool:
        """Commands and answers until the game goes on; False when the person leaves."""
        while self.session.pending is decision:
            line = self.pages.read("> ")
            if line is None or line.lower() in LEAVING:
                return False
            word, _, rest = line.partition(" ")
            word = word.lower()
            try:
                if word in self.commands and line not in decision.options:
                    with self.pages.whole(*self._where(word)):
                        self.commands[word](decision, rest.strip())
                elif not line:
                    self.pages.show((), self._asked(decision, again=True))
                else:
                    self.session.answer(answered(self.game, self.words, decision, line))
            except DaedalusError as error:
                out(wrong(error))
        return True

    def _where(self, word: str) -> list[str]:
        """What has filled the screen says how to come back."""
        back = word in LONG and self.look.screen.high
        return self.look.screen.lines(self.look.screen.text(ui("enter-again"), "dim")) if back else []

    # -- commands ---------------------------------------------------------------------------------------------

    def _board(self, decision: Decision, rest: str) -> None:
        if rest:
            self._place(decision, rest)
        else:
            self.looked = True
            self.look.board(self.look.picture(decision.side), self.before.get(decision.side))

    def _place(self, decision: Decision, rest: str) -> None:
        self.look.place(rest, decision)

    def _card(self, decision: Decision, rest: str) -> None:
        if rest:
            self.look.card(self.look.find_card(rest), decision.side)
        else:
            self.look.hand(decision.side)

    def _why(self, decision: Decision, rest: str) -> None:
        if rest:
            self.look.card(self.look.find_card(rest), decision.side, source=True)
        else:
            self.look.why(decision)

    def _what_if(self, decision: Decision, rest: str) -> None:
        asked = rest.removeprefix("if").strip() if rest.lower().startswith("if") else rest
        if not asked:
            raise DaedalusError(ui("what-if-none"))
        option = answered(self.game, self.words, decision, asked)
        found = tried(self.session, self.look.show, option)
        self._tell_tried(self.look.say.option(decision.said, option), found)

    def _tell_tried(self, option: str, found: Tried) -> None:
        schema, names = self.game.schema, self.words.names
        out(ui("what-if", option=option, n=found.tries))
        for side, n in found.wins:
            out(f"  {n / found.tries:4.0%}  {ui('wins', side=self.words.side(side))}")
        for change, n in found.changes:
            field, space = schema.fields[change.slot], schema.space_of[change.slot]
            name = names.field(field.name) if space >= 0 else self.look.named.title(field.name)
            where = f"{self.words.space(schema.spaces[space])}: " if space >= 0 else ""
            old, new = self.look.named.value(field, change.old), self.look.named.value(field, change.new)
            out(f"  {n / found.tries:4.0%}  {where}{name} {old} -> {new}")
        if found.quiet:
            out(f"  {found.quiet / found.tries:4.0%}  {ui('what-if-same')}")

    def _explain(self, decision: Decision, rest: str) -> None:
        """Why a bot of the rulebook played its last card as it did: the game is played again, and listened to."""
        heard: list[Heard] = []
        start = evolve(self.position.start, answers=tuple(self.game.answers), position="")
        position = open_saved(start, edition=self.definition, heard=heard) if self.game.automata else self.position
        cards = played(position, heard) if self.game.automata else []
        if not cards:
            raise DaedalusError(ui("no-bot"))
        out(*told(position, cards[-1]))

    def _undo(self, decision: Decision, rest: str) -> None:
        bar = self.session.bars_undo()
        if bar:
            raise DaedalusError(ui("cannot-undo", why=ui(f"undo-{bar}")))
        self.session.undo()

    def _redo(self, decision: Decision, rest: str) -> None:
        if not self.session.undone:
            raise DaedalusError(ui("nothing-to-redo"))
        self.session.redo()

    def _save(self, decision: Decision, rest: str) -> None:
        name = rest.removeprefix(OVERWRITE).strip()
        name = name[1:-1] if len(name) > 1 and name[0] == name[-1] in "'\"" else name
        own = self.keeper.file
        file = Path(name) if name else own
        if file is None or (rest and not name):
            raise DaedalusError(ui("say-where"))
        if own is None or os.path.abspath(file) != os.path.abspath(own):
            save.store(file, self.position.text(), overwrite=rest.startswith(OVERWRITE))
        elif not self.keeper.keep(again=True):
            return
        out(ui("saved", file=str(file)))
