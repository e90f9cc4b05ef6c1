"""A game that has been played, told: line by line, turn by turn with the board, or step by step at a prompt."""

from __future__ import annotations

from collections.abc import Callable

from daedalus.core.journal import CHOICE
from daedalus.kit.picture import Changes, Picture, changes
from daedalus.kit.show import PUBLIC
from daedalus.text.log import Log
from daedalus.text.summary import as_it_was, summary, turns
from daedalus_tools.folding import width
from daedalus_tools.language import spoken
from daedalus_tools.play.drawing import Drawing
from daedalus_tools.play.opening import Position
from daedalus_tools.play.painting import colours, out, paint
from daedalus_tools.play.screen import Screen
from daedalus_tools.play.words import Words

LEAVING = ("q", "quit")


def tell(position: Position) -> None:
    """The whole log."""
    g = position.game
    for line in paint(position.log().lines(g.journal), colours(), width()):
        print(line)


def tell_briefly(position: Position) -> None:
    """For each turn what was played and what changed, and the board at its end with what is new in it."""
    g, show = position.game, position.definition.show
    words = Words(position.definition, spoken())
    drawing = Drawing(Screen(tuple(show.sides)), words)
    before: Picture | None = None
    for number, (begins, ends) in enumerate(turns(g), start=1):
        now = show.picture(as_it_was(g, ends), PUBLIC)
        title = words.ui("turn", n=number)
        out("", title, *summary(g, position.show, position.voice, begins, ends), "")
        for line in drawing.board(now, changes(before, now), title):
            print(line)
        before = now


class Stepping:
    """One decision after the other, forwards and backwards; nothing is played again, the record is all there is."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.game = position.game
        self.choices = [i for i, entry in enumerate(self.game.journal) if entry[0] == CHOICE]
        self.turns = turns(self.game)
        self.words = Words(position.definition, spoken())
        self.ui = self.words.ui
        self.at = 0  # decisions told so far
        self.log: Log | None = None  # that has told all of them, and the heading of the phase

    def run(self, ask: Callable[[str], str | None]) -> bool:
        """Until the person leaves; says whether that was at the end of the game."""
        ui = self.ui
        out(f"{ui('decisions', n=len(self.choices))}, {ui('turns', n=len(self.turns))}. {ui('stepping')}")
        self._tell(0, self._begins(0))
        while (line := ask(f"{self.at}/{len(self.choices)}> ")) is not None and (typed := line.lower()) not in LEAVING:
            if typed == "":
                self._next()
            elif typed == "b":
                self._go(self.at - 1)
            elif typed == "board":
                self._board()
            elif typed.isdecimal() and len(typed) < 9 and 1 <= int(typed) <= len(self.turns):
                begins = self.turns[int(typed) - 1][0]
                self._go(sum(i < begins for i in self.choices))
            elif typed.isdecimal():
                out(ui("no-turn", turn=typed[:20], n=len(self.turns)))
            else:
                out(ui("stepping"))
        return self.at == len(self.choices)

    def _board(self) -> None:
        show = self.position.definition.show
        drawing = Drawing(Screen(tuple(show.sides)), self.words)
        for line in drawing.board(show.picture(as_it_was(self.game, self._begins(self.at)), PUBLIC), Changes()):
            print(line)

    def _begins(self, at: int) -> int:
        """Where the decision stands in the journal; the end of it, after the last."""
        return self.choices[at] if at < len(self.choices) else len(self.game.journal)

    def _next(self) -> None:
        if self.at == len(self.choices):
            out(self.ui("last-decision"))
            return
        self.at += 1
        here = self._begins(self.at - 1)
        _, side, said, answer, rule, _ = self.game.journal[here]
        say = self.position.voice
        name = self.position.show.sides.get(side, side)
        answered = self.ui("answered", side=name, question=say(said), answer=say.option(said, answer))
        out("", f"{self.at}. {answered}{f' ({rule})' if rule else ''}")
        self._tell(here + 1, self._begins(self.at))

    def _go(self, to: int) -> None:
        self.log = None
        self.at = max(0, to) - 1
        if self.at < 0:
            self.at = 0
            out(self.ui("first-decision"))
            self._tell(0, self._begins(0))
        else:
            self._next()

    def _tell(self, since: int, until: int) -> None:
        self.log = self.log or self.position.log(since)
        for line in paint(self.log.lines(self.game.journal[since:until]), colours(), width()):
            print(line)
