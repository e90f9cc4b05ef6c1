"""The options of a decision: cards with what they are, spaces with what lies there, and what each would mean."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from daedalus.core.decision import Decision
from daedalus.core.messages import CARD, FAILURE, Choice
from daedalus.kit.forecast import FACES, SUCCESS, SURE, Forecast, Note, fits
from daedalus.kit.game import CardGame
from daedalus.kit.picture import Picture
from daedalus.kit.show import Show
from daedalus_tools.play.answering import labels
from daedalus_tools.play.drawing import Drawing
from daedalus_tools.play.prospects import prospect
from daedalus_tools.play.words import Words, ui

if TYPE_CHECKING:
    from rich.text import Text

LONG_LIST = 14  # more options than that stand in columns, with less about each, unless the terminal is higher
AROUND = 16  # its lines for what has happened, the tracks and the question
MARGIN = 2


class Listing:
    """What there is to choose from, on one screen."""

    def __init__(self, game: CardGame, show: Show, drawing: Drawing) -> None:
        self.game = game
        self.show = show
        self.drawing = drawing
        self.screen = drawing.screen
        self.words: Words = drawing.words

    def lines(self, decision: Decision, now: Picture) -> list[str]:
        if any(choice.type == CARD for choice in decision.choices):
            return self._cards(decision)
        forecasts = {o: self.show.forecast(self.game, decision, o) for o in decision.options}
        figures = all(str(option).isdecimal() for option in decision.options)
        if len(decision.options) > max(LONG_LIST, self.screen.high - AROUND) or (
            figures and not any(forecasts.values())
        ):
            return self._columns(decision, forecasts)
        return self._table(decision, now, forecasts)

    # -- cards --------------------------------------------------------------------------------------------

    def _cards(self, decision: Decision) -> list[str]:
        rows = []
        for label, choice in zip(labels(decision), decision.choices, strict=True):
            if choice.type == CARD:
                rows.append([label, *self.card(int(choice.id), decision.side)])
            else:
                rows.append([label, self.screen.text(self.words.option(choice)), "", "", ""])
        return self._grid(rows)

    def card(self, number: int, side: str) -> list[Any]:
        """Title, operations, whose event it is, and whether it cannot happen, or does whatever the side wants."""
        card = self.game.card(number)
        owner = self.game.owner_of(card)
        ops = ui("ops", n=card.ops) if card.ops else ""
        found = prospect(self.game, card, side)
        event = self.words.ui("event-no") if found.why else self.words.ui("event-anyway") if found.happens else ""
        whose = self.words.word(card.association)
        return [
            self.screen.text(card.title, owner),
            ops,
            self.screen.text(whose, owner),
            self.screen.text(event, "dim" if found.why else "poor"),
        ]

    def hand(self, side: str) -> list[str]:
        held = sorted(self.game.hand(side))
        return self._grid([[str(number), *self.card(number, side)] for number in held])

    def _grid(self, rows: list[list[Any]]) -> list[str]:
        from rich.table import Table

        table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(justify="right", width=3 + MARGIN, no_wrap=True)
        for _ in rows[0][1:] if rows else ():
            table.add_column(overflow="fold")
        for row in rows:
            table.add_row(*row)
        return self.screen.lines(table)

    # -- places and ways ----------------------------------------------------------------------------------

    def _table(self, decision: Decision, now: Picture, forecasts: dict[Any, Forecast | None]) -> list[str]:
        tiles = now.tiles()
        rows = []
        for label, choice in zip(labels(decision), decision.choices, strict=True):
            group, tile = tiles.get(str(choice.id).partition(": ")[0], ("", None))
            there = self.drawing.of_space(group, tile) if tile is not None else ""
            forecast = forecasts[choice.id]
            means = self.means(forecast) if forecast is not None else self.screen.text()
            rows.append([label, self._name(choice), there, means])
        return self._grid([[cell for i, cell in enumerate(row) if i < 2 or _some(rows, i)] for row in rows])

    def _name(self, choice: Choice) -> str:
        return "" if str(choice.id).isdecimal() else self.words.option(choice)

    def _columns(self, decision: Decision, forecasts: dict[Any, Forecast | None]) -> list[str]:
        shown = list(zip(labels(decision), decision.choices, strict=True))
        short = {o: self._short(f) if f is not None else "" for o, f in forecasts.items()}
        texts = [
            f"{label:>3}  {self._name(choice)}{f' ({short[choice.id]})' if short[choice.id] else ''}".rstrip()
            for label, choice in shown
        ]
        wide = max(map(len, texts)) + 2
        across = max(1, (self.screen.wide - MARGIN) // wide)
        down = -(-len(texts) // across)
        rows = [" " * MARGIN + "".join(text.ljust(wide) for text in texts[i::down]).rstrip() for i in range(down)]
        return self.screen.lines(*(self.screen.text(row) for row in rows))

    # -- what it would mean -------------------------------------------------------------------------------

    def means(self, f: Forecast) -> Text:
        """`roll 3-6: success 67%, aid 17%; +2: prestige +1, aid +1; cells near 3: Iraq`"""
        text = self.screen.text()
        parts: list[Text] = []
        chances = ", ".join(
            self.words.word(o.key) if o.key == SURE else f"{self.words.word(o.key)} {percent(o.chance)}"
            for o in f.outcomes
        )
        need = self._need(f)
        if need or chances:
            tone = _tone(f.chance)
            parts.append(self.screen.text(": ".join(filter(None, (need, chances))), tone))
        if f.modifiers:
            each = ", ".join(f"{self.words.word(name)} {value:+}" for name, value in f.modifiers)
            alone = len(f.modifiers) == 1
            parts.append(self.screen.text(each if alone else ui("with", added=f"{f.added:+}", parts=each)))
        parts += [self.screen.text(self.note(note), "poor" if note.bad else "") for note in f.notes]
        for i, part in enumerate(parts):
            text.append("; " if i else "")
            text.append(part)
        return text

    def _need(self, f: Forecast) -> str:
        """The faces of a die that will do."""
        if f.needed is None:
            return ""
        good = [die for die in FACES if fits(die, f.needed, f.kind, f.added)]
        if not good:
            return ui("roll-never")
        faces = str(good[0]) if len(good) == 1 else f"{good[0]}-{good[-1]}"
        return ui("each-die" if f.dice > 1 else "roll", faces=faces)

    def note(self, note: Note) -> str:
        names = ", ".join(map(self.words.space, note.names))
        return self.words.word(note.key, note.n) + (f": {names}" if names else "")

    def _short(self, f: Forecast) -> str:
        if not f.outcomes:
            return ", ".join(map(self.note, f.notes[:1]))
        first = f.outcomes[0]
        if first.key == FAILURE:
            return f"{self.words.word(SUCCESS)} {percent(Fraction(0))}"
        word = self.words.word(first.key)
        return word if first.key == SURE else f"{word} {percent(first.chance)}"


def percent(chance: Fraction) -> str:
    return f"{round(100 * chance)}%"


def _tone(chance: Fraction | None) -> str:
    if chance is None:
        return ""
    return "best" if chance >= Fraction(2, 3) else "fair" if chance >= Fraction(1, 2) else "poor"


def _some(rows: list[list[Any]], i: int) -> bool:
    return any(str(row[i]) for row in rows)
