"""A game of ours told as a log would: what the driver must be able to follow, whatever the players do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from daedalus.bots.random import random_policy
from daedalus.core.decision import GameOver
from daedalus.core.journal import CHANGE, CHOICE, NOTE, REVEAL, ROLL
from daedalus.games.twilight.game import DEALT, END_OF_TURN, HEADLINE, SETUP
from daedalus.kit.deck import DISCARD, DRAW, IN_PLAY
from tests.twilight.logs import entries as e
from tests.twilight.logs.drive import new_game
from tests.twilight.logs.figures import DEFCON, INFLUENCE, MILITARY, POINTS, Board
from tests.twilight.logs.uses import GRAIN_SALES, UN_INTERVENTION

SIDES = ("ussr", "us")


class Teller:
    def __init__(self, seed: int, *, optional: bool) -> None:
        self.head: list[e.Entry] = [e.OptionalCards()] if optional else []
        self.g = new_game(self.head)
        self.g.seed = seed
        self.g.policies = {side: random_policy(seed + at) for at, side in enumerate(SIDES)}
        self.board = Board(self.g)
        self.now = list(self.g.values)

    def entries(self) -> list[e.Entry]:
        told = list(self.head)
        g = self.g
        improved: list[e.Entry] = []
        while not g.winner:
            phase, began = g.get("phase"), g.checkpoint().mark
            try:
                self.g.context = type(self.g.context)()
                _step(g)
            except GameOver:
                pass
            self._nested = phase == HEADLINE  # a further card that is played; headlines are no such plays
            found = list(self.tell(g.journal[began:]))
            if phase == DEALT:
                cards = [self.title(g.get(f"headline of {side}")[0]) for side in SIDES if g.get(f"headline of {side}")]
                told += [e.HeadlinePhase(g.get("turn"), cards[0], cards[-1]), *improved]
                told += [e.Headlined(s, self.title(c)) for s in SIDES for c in g.get(f"headline of {s}")]
                improved = []
            elif phase in (SETUP, END_OF_TURN):
                told += [x for x in found if not isinstance(x, e.Defcon) or g.winner]
                improved = [x for x in found if isinstance(x, e.Defcon)]
            elif phase == HEADLINE:
                told += found
            else:
                told += self.round(g.journal[began:], found)
        if g.winning_side:
            told.append(e.Wins(g.winning_side, "Victory Points"))
        return told

    def round(self, journal: Sequence[Any], found: list[e.Entry]) -> list[e.Entry]:
        begins = [x[1].args for x in journal if x[0] == NOTE and x[1].key == "round-begins"]
        if not begins:
            return []
        side = begins[0]["side"]
        played = [x[1].args["card"] for x in journal if x[0] == NOTE and x[1].key == "card-played"]
        trapped = [x.card for x in found if isinstance(x, e.Discards) and x.side == side]
        card = self.title(played[0]) if played else trapped[0] if trapped else ""
        return [e.Round(self.g.get("turn"), side, begins[0]["round"], card), *found]

    def title(self, number: int) -> str:
        return str(self.g.card(number).title)

    # -- line by line -------------------------------------------------------------------------------

    def tell(self, journal: Sequence[Any]) -> Iterator[e.Entry]:
        for at, entry in enumerate(journal):
            if entry[0] == CHANGE:
                self.now[entry[1]] = entry[3]
                yield from self.change(entry, journal[at:])
            elif entry[0] == ROLL:
                yield from self.roll(entry[1], entry[2])
            elif entry[0] == NOTE:
                yield from self.note(entry[1])
            elif entry[0] == REVEAL and entry[1].key == "card-shown":
                yield e.Reveals(entry[1].args["side"], self.title(entry[1].args["card"]))
            elif entry[0] == CHOICE and entry[3] in ("take part", "boycott", *(c.region for c in self.g.spaces)):
                yield e.Chooses(entry[1], f"to {entry[3]}" if entry[3] in ("take part", "boycott") else entry[3])

    def note(self, said: Any) -> Iterator[e.Entry]:
        if said.key == "event-happens":
            yield e.Event(self.title(said.args["card"]))
        elif said.key == "operations-begin":
            yield e.Operations(said.args["what"], said.args["ops"])
        elif said.key == "card-played":
            if self._nested:
                yield e.Plays(said.args["side"], self.title(said.args["card"]))
            self._nested = True
            if said.args["way"] == "space race":
                yield e.Operations("space", self.g.card(said.args["card"]).ops)

    def roll(self, die: int, said: Any) -> Iterator[e.Entry]:
        args = said.args
        if said.key == "coup-roll":
            yield e.Target(args["c"])
            stability = self.g.at[args["c"]].stability
            yield e.CoupRoll(False, die, args["added"], 0, stability, die + args["added"] - 2 * stability)
        elif said.key == "realignment-roll":
            if args["side"] != self._rolled:
                yield e.Target(args["c"])
            self._rolled = "" if self._rolled else self.g.other(args["side"])
            yield e.RealignmentRoll(args["side"], die, int(args["added"] or 0), die + int(args["added"] or 0))
        elif said.key == "war-roll":
            yield e.WarIn(args["c"])
            yield e.WarRoll(False, die, args["added"], args["needed"])
        elif said.key == "space-race-roll":
            yield e.SpaceRoll(die, False, args["needed"])
        elif said.key == "event-roll":
            yield e.TrapRoll(die, die <= 4)

    _rolled = ""
    _nested = False

    def change(self, entry: Any, later: Sequence[Any]) -> Iterator[e.Entry]:
        figure = self.board.by_slot.get(entry[1])
        if figure is None:
            yield from self.card(entry, later)
            return
        value, by = self.board.of(figure, self.now), entry[3] - entry[2]
        if figure[0] == INFLUENCE:
            side = "us" if entry[1] == self.board.slots[figure][0] else "ussr"
            yield e.Influence(side, by, figure[1], *value)
        elif figure[0] == POINTS:
            yield e.Points("us" if by > 0 else "ussr", abs(by), value)
        elif figure[0] == DEFCON:
            yield e.Defcon(value, by > 0)
        elif figure[0] == MILITARY:
            yield from [e.MilitaryOps(figure[1], value)] if value else []
        else:
            yield e.Advances(figure[1], value)

    def card(self, entry: Any, later: Sequence[Any]) -> Iterator[e.Entry]:
        """A card that leaves a hand or a pile by an event."""
        slot = self.g.schema.slot
        hands = {slot[f"hand of {side}"]: side for side in SIDES}
        if entry[1] not in (*hands, slot[DRAW], slot[DISCARD]) or entry[5] is None:
            if entry[1] not in hands or self.g.get("phase") == SETUP:
                return
        for card in set(entry[2]) - set(entry[3]):
            to = next((x[1] for x in later[1:] if x[0] == CHANGE and isinstance(x[3], tuple) and card in x[3]), None)
            if to is None or card == entry[5]:
                continue
            if entry[1] in hands and to == slot[DISCARD]:
                yield e.Discards(hands[entry[1]], self.title(card))
            elif entry[1] in hands and to == slot[IN_PLAY] and entry[5] not in (UN_INTERVENTION, GRAIN_SALES):
                yield e.Reveals(hands[entry[1]], self.title(card))
            elif entry[1] == slot[DRAW] and to == slot[DISCARD]:
                yield e.Discards("us", self.title(card))
            elif entry[1] == slot[DISCARD] and to in hands:
                yield e.Reveals(hands[to], self.title(card))


def _step(g: Any) -> None:
    from tests.twilight.logs.recorded import RECORDED

    RECORDED.step(g)
