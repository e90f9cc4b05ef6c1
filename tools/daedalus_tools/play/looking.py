"""What a person may look at while the table waits: the board, cards in words, one place, piles, rules, the log."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.core.decision import Decision
from daedalus.core.errors import DaedalusError
from daedalus.core.messages import CARD, core
from daedalus.core.view import Hidden, journal
from daedalus.kit import showlines as shown
from daedalus.kit.library import Card
from daedalus.kit.picture import Picture, changes
from daedalus.kit.play import EVENT_FIRST
from daedalus.kit.show import EVENT
from daedalus.text.cards import card_text
from daedalus.text.summary import turns
from daedalus_tools.docs.citations import rulebook
from daedalus_tools.folding import width
from daedalus_tools.play.answering import one_of
from daedalus_tools.play.drawing import CHANGED, Drawing
from daedalus_tools.play.opening import Position
from daedalus_tools.play.options import Listing
from daedalus_tools.play.painting import out, paint
from daedalus_tools.play.prospects import prospect
from daedalus_tools.play.screen import Screen
from daedalus_tools.play.words import Words, ui


class Looking:
    """Everything that only shows."""

    def __init__(self, position: Position, language: str) -> None:
        self.position = position
        self.game, self.definition, self.show = position.game, position.definition, position.definition.show
        self.named = position.show  # the same, with names of the language, for the log
        self.say = position.voice
        self.words = Words(self.definition, language)
        self.screen = Screen(tuple(self.definition.sides))
        self.drawing = Drawing(self.screen, self.words)
        self.listing = Listing(self.game, self.show, self.drawing)
        self.read: int | None = None  # the card whose text was shown last

    # -- the board ----------------------------------------------------------------------------------------

    def picture(self, side: str) -> Picture:
        return self.show.picture(self.game, side)

    def head(self) -> str:
        turn = self.game.get("turn") if "turn" in self.game.schema.slot else 0
        return self.words.ui("turn", n=turn) if turn else ""

    def board(self, now: Picture, before: Picture | None) -> None:
        changed = changes(before, now)
        self.emit(self.board_lines(now, before))
        if changed.spaces or changed.gauges:
            out(ui("changed", sign=CHANGED))

    def board_lines(self, now: Picture, before: Picture | None) -> list[str]:
        return self.drawing.board(now, changes(before, now), self.head())

    def track_lines(self, now: Picture, before: Picture | None) -> list[str]:
        return self.drawing.tracks(now, changes(before, now), self.head())

    def emit(self, lines: list[str]) -> None:
        for line in lines:
            print(line)

    def place(self, name: str, decision: Decision) -> None:
        """One space: what it is, what lies there, what is near and, if it is an option, what choosing it would mean."""
        side = decision.side
        spaces = {space.name: space for space in self.game.spaces}
        named = spaces | {self.words.space(name): space for name, space in spaces.items()}
        space = one_of(name, named, "no-such-place")
        picture = self.picture(side)
        group, tile = picture.tiles()[space.name]
        there = self.drawing.of_space(group, tile) or self.say(shown.EMPTY())
        out(self.say(shown.LINE(self.words.space(space.name), there)))
        near = [self._neighbour(other.name, side) for other in self.game.adjacent(space)]
        out(self.say(shown.ADJACENT(", ".join(near) or self.say(shown.NONE()))))
        forecast = self.show.forecast(self.game, decision, space.name) if space.name in decision.options else None
        if forecast is not None:
            self.screen.out(self.listing.means(forecast))
        self.emit(self.drawing.legend(picture))

    def _neighbour(self, name: str, side: str) -> str:
        """With what lies there, if anything does."""
        _, tile = self.picture(side).tiles()[name]
        there = ", ".join(self.words.word(sign.key, sign.n) for sign in tile.there)
        return self.words.space(name) + (f" ({there})" if there else "")

    # -- cards --------------------------------------------------------------------------------------------

    def find_card(self, name: str) -> Card:
        cards = self.game.library.cards.values()
        by_title = {card.title: card for card in reversed(cards)}  # copies share a title: the first of them
        return one_of(
            name, {str(card.number): card for card in cards} if name.isdecimal() else by_title, "no-such-card"
        )

    def card(self, card: Card, side: str, *, source: bool = False) -> None:
        """A card in words and, if its event cannot be played now, why."""
        ops = ui("ops", n=card.ops) if card.ops else ""
        about = ", ".join(filter(None, (ops, self.words.word(card.association))))
        out(f"{card} ({about})" if about else str(card))
        said = card_text(card.tree, self.definition, self.words.language)
        if said:
            self.screen.out(self.screen.indented(said))
        if source or not said:
            out(card.tree.source.rstrip())
        self.screen.out(self.screen.indented(self._event(card, side) or self.words.ui("event-can")))

    def asked_about(self, decision: Decision, *, again: bool = False) -> Iterator[str]:
        """The cards that a question is about, and the one that asks: what they say, unless it was just read, and of a
        card that is to be used what its event does if it is none of the options."""
        types = decision.said.message.args.values()
        about = [v for t, v in zip(types, decision.said.values, strict=True) if t == CARD]
        asking = [decision.cause] if decision.cause is not None and decision.cause not in about else []
        own = decision.said.message.catalogue == core.name  # a question of the card itself, not of an operation with it
        for number in (*about, *asking):
            card = self.game.card(number)
            said = card_text(card.tree, self.definition, self.words.language)
            said = f"{card}: {said}" if said and about and number in asking else said  # two cards, two texts
            if said and (number != self.read or (again and (own or number in about))):
                yield from self.screen.lines(self.screen.indented(said, "dim"))
            self.read = number
            event = self._event(card, decision.side) if number in about and EVENT not in decision.options else ""
            known = EVENT_FIRST in decision.options and prospect(self.game, card, decision.side).happens
            if event and not known:  # whoever orders them knows that both will be
                yield from self.screen.lines(self.screen.indented(event))

    def _event(self, card: Card, side: str) -> str:
        """Of a card that the side uses: why it cannot have the event, or that it happens anyway."""
        found = prospect(self.game, card, side)
        why = self.say(found.why) if found.why else ""
        if not found.forced:
            return self.words.ui("event-cannot", why=why) if why else ""
        if why:
            return self.words.ui("event-theirs-not", side=self.words.side(found.owner), why=why)
        theirs = self.words.ui("event-theirs", side=self.words.side(found.owner)) if found.owner else ""
        return theirs or self.words.ui("event-itself")

    def hand(self, side: str) -> None:
        lines = self.listing.hand(side)
        if lines:
            out(ui("hand"))
            self.emit(lines)
        else:
            out(ui("no-hand"))
        others = [
            ui("held", side=self.words.side(s), n=len(self.game.hand(s))) for s in self.definition.sides if s != side
        ]
        out("; ".join(others))

    def piles(self, side: str) -> None:
        """Cards that lie open beside the board."""
        any_pile = False
        for zone in self.show.zones:
            value = self.show.seen(self.game, side, self.game.schema.slot[zone])
            if value and not isinstance(value, Hidden):
                any_pile = True
                out(self.say(shown.LINE(self.words.title(zone), ", ".join(map(self.game.title, value)))))
        marks = [mark.name for mark in self.game.marks]
        if marks:
            out(self.say(shown.LINE(self.say(shown.IN_EFFECT()), ", ".join(marks))))
        elif not any_pile:
            out(self.say(shown.EMPTY()))

    # -- why ----------------------------------------------------------------------------------------------

    def why(self, decision: Decision) -> None:
        """The card that asks, the cards that are asked about, and the rule behind it."""
        if decision.cause is not None:
            self.card(self.game.card(decision.cause), decision.side, source=True)
            out(ui("asked-by", card=self.game.title(decision.cause)))
        for type_, value in zip(decision.said.message.args.values(), decision.said.values, strict=True):
            if type_ == CARD and value != decision.cause:
                self.card(self.game.card(value), decision.side, source=True)
        if decision.rule:
            out(f"{decision.rule}: {self.rule(decision.rule)}")
        elif decision.cause is None:
            out(ui("no-rule"))

    def rule(self, number: str) -> str:
        """What a rule says in short, in the language."""
        return rulebook(self.definition, self.words.language).rules.get(number) or ui("see-rulebook")

    # -- the log ------------------------------------------------------------------------------------------

    def log(self, rest: str, side: str) -> None:
        """All of it, or one turn."""
        since, until = 0, len(self.game.journal)
        if rest:
            found = turns(self.game)
            if not rest.isdecimal() or len(rest) > 4 or not 1 <= int(rest) <= len(found):
                raise DaedalusError(self.words.ui("no-turn", turn=rest[:20], n=len(found)))
            since, until = found[int(rest) - 1]
        self.tell(self._log(since, until, side))

    def _log(self, since: int, until: int, side: str) -> Iterator[str]:
        told = self.position.log(since)
        return paint(told.lines(journal(self.game, side, self.game.journal[since:until])), self.screen.colour, width())

    def tell(self, lines: Iterator[str]) -> None:
        for line in lines:
            print(line)
