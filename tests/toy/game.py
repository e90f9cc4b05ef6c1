"""Two Rivers: two sides, ten towns, eight cards. Towns tip the balance; at an end it wins, in the middle it is a draw.

Copy this folder to begin a game of your own; docs/your-own-game.md walks through it.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from daedalus.core.messages import Catalogue
from daedalus.kit import words
from daedalus.kit.deck import DISCARD, DRAW, REMOVED, draw
from daedalus.kit.definition import Definition
from daedalus.kit.effects import Cites
from daedalus.kit.game import CardGame
from daedalus.kit.play import choose_card, play_card
from daedalus.kit.setup import set_up
from daedalus.kit.space import Space
from daedalus.language.header import Header
from daedalus.language.records import Adds, Becomes, Between, Idle, OnTrack, Removes, Shifts
from daedalus.language.roles import Count, Place, Side, Step
from daedalus.language.vocabulary import NUMBER, Vocabulary

HERE = Path(__file__).parent
SIDES = ("red", "blue")
LAST_TURN, HAND, MIDDLE = 6, 3, 5
GUARD_IN = Catalogue("rivers").decision("guard-in", options=("town",), left="number")


class Town(Space):
    control: int
    guards: int
    walls: int


class Rivers(CardGame):
    catalogue = "rivers"
    adjacency = "is-adjacent"
    cites = Cites(event="4", mark="4.2", deck="2")

    def settle(self) -> None:
        """3: the balance at an end decides the game at once, and so does a side without a town."""
        super().settle()
        if self.get("balance") in (0, 2 * MIDDLE):
            self.win("red" if self.get("balance") else "blue", "3")
        for side in SIDES:
            if not held(self, side):
                self.win(self.other(side), "3")


# -- procedures: one step is one card ------------------------------------------------------------------------


def step(g: Rivers) -> None:
    if not g.get("turn"):
        set_up(g, "red")
    if not g.hand("red") and not g.hand("blue"):
        if g.get("turn"):
            end_turn(g)
        next_turn(g)
    side = SIDES[g.get("cards played") % 2]
    g.put("cards played", g.get("cards played") + 1, "2")
    if g.hand(side):
        play_card(g, side, choose_card(g, side, "2"), post_guards, "2")


def end_turn(g: Rivers) -> None:
    """3: more towns tip the balance; after the last turn it decides, and in the middle nobody has won."""
    g.announce("turn-ends")
    more = len(held(g, "red")) - len(held(g, "blue"))
    g.shift("balance", (more > 0) - (more < 0), "3")
    g.settle()
    if g.get("turn") == LAST_TURN:
        tipped = g.get("balance") - MIDDLE
        g.win("red" if tipped > 0 else "blue", "3") if tipped else g.draw_game("3")


def next_turn(g: Rivers) -> None:
    """2: three cards for each side."""
    g.put("turn", g.get("turn") + 1, "2")
    for side in SIDES:
        draw(g, side, HAND, "2")


def held(g: Any, side: str) -> list[Any]:
    return [t for t in g.spaces if t.control == 1 + SIDES.index(side)]


def post_guards(g: Any, side: str, ops: int) -> None:
    """5: guards to towns of one's own or next to one."""
    for left in range(ops if held(g, side) else 0, 0, -1):
        own = held(g, side)
        near = [t for t in g.spaces if t in own or any(n in own for n in g.adjacent(t))]
        post(g, side, g.choose_space(side, GUARD_IN(left), near, "5"))


def post(g: Any, side: str, town: Any) -> None:
    """5: in a town of others a guard drives one of theirs out; where none is left it takes the town."""
    if town.guards and town not in held(g, side):
        place(g, town, -1, "5")
    else:
        g.set(town, "control", 1 + SIDES.index(side), "5")
        place(g, town, 1, "5")


def place(g: Any, town: Any, n: int, rule: str) -> None:
    g.set(town, "guards", min(5, town.guards + n), rule)


# -- words ---------------------------------------------------------------------------------------------------


@functools.cache
def vocabulary() -> Vocabulary:
    v = Vocabulary("rivers")
    v.sides, v.header = SIDES, Header(ops=(1, 3), without_ops=frozenset({"festival"}),
                                      symbols={"festival": "A card that is only an event."})  # fmt: skip
    words.types(v, "town", "towns")
    for name in GAME.board.schema.spaces:
        v.name(name, "town")
    v.piece("guards", 50, figure="guards-in")
    v.track("balance", 0, 2 * MIDDLE, "balance", {})
    words.numbers(v, {})
    words.both_sides(v, {})
    words.piles(v, {}, (DISCARD, REMOVED, DRAW))
    words.figures(v, {}, 8)
    words.drawing(v, {})
    words.draw_pile(v, {})
    words.in_effect(v, {})
    words.marks(v, {})

    @v.noun("town|towns", "town", key="towns", rule="1", whole=True, example="choose a town t")
    def towns(g: Rivers) -> list[Town]:
        """All towns of the map."""
        return g.spaces

    @v.value("guards in {t:town}", NUMBER, key="guards-in", rule="5", t=Place(), gives=Between(0, 5),
            example="guards in Ford > 1")  # fmt: skip
    def guards(g: Rivers, t: Town) -> int:
        """How many guards stand there."""
        return t.guards

    @v.value("balance", NUMBER, key="balance", rule="3", gives=OnTrack("balance"), example="balance > 5")
    def balance(g: Rivers) -> int:
        """0 is blue's end, 10 is red's."""
        return int(g.get("balance"))

    for number, side in enumerate(SIDES, start=1):
        v.adjective(side, "town", key=f"{side}-town", rule="1", one_of="control", says=f"Held by {side}.",
                    example=f"Ford is {side}")(lambda g, t, n=number: t.control == n)  # fmt: skip

    @v.adjective("walled", "town", key="walled", rule="1", example="Ford is walled")
    def walled(g: Rivers, t: Town) -> bool:
        """Has walls."""
        return bool(t.walls)

    @v.verb("place {n:number} guard[s] in {t:town}", key="place-guards", rule="5", n=Count("guards"), t=Place(),
            changes=(Adds("guards"),), example="place 2 guards in Ford")  # fmt: skip
    def place_guards(g: Rivers, me: str, n: int, t: Town, *, rule: str) -> None:
        """At most five stand in a town."""
        place(g, t, n, rule)

    @v.verb("remove {n:number} guard[s] from {t:town}", key="remove-guards", rule="5", n=Count("guards"),
            t=Place("from"), changes=(Removes("guards"),), example="remove 1 guard from Ford")  # fmt: skip
    def remove_guards(g: Rivers, me: str, n: int, t: Town, *, rule: str) -> None:
        """As many as there are."""
        g.set(t, "guards", max(0, t.guards - n), rule)

    @v.verb("{s:side} takes {t:town}", key="take-town", rule="1", s=Side(), t=Place(),
            changes=(Becomes("red or blue"),), idle=(Idle("t is walled and guards in t > 4", "is too strong"),),
            example="red takes Ford")  # fmt: skip
    def takes(g: Rivers, me: str, s: str, t: Town, *, rule: str) -> None:
        """The town changes hands, unless it is walled and full of guards."""
        if not (t.walls and t.guards > 4):
            g.set(t, "control", 1 + SIDES.index(s), rule)

    @v.change("{n:number} balance", key="change-balance", rule="3", n=Step("balance"), changes=(Shifts("balance"),),
            example="+1 balance")  # fmt: skip
    def change_balance(g: Rivers, me: str, n: int, *, rule: str) -> None:
        """Up is toward red; it stops at its ends."""
        g.shift("balance", n, rule)

    v.point("{x:town} is adjacent to {y:town}", "truth", key="is-adjacent", rule="1", x=Place("of"), y=Place("to"),
            says="Are two linked towns adjacent?", example="x is adjacent to y: no when x = Ford")  # fmt: skip
    v.moment("turn ends", key="turn-ends", rule="2", says="All cards have been played.", example="when turn ends:")
    return v


class RiversGame(Definition):
    id, name, usual_sets = "rivers", "Two Rivers", ("rivers",)
    sides = {"red": "Red", "blue": "Blue"}
    home = HERE
    game_class, space_class = Rivers, Town

    def vocabulary(self) -> Vocabulary:
        return vocabulary()

    def step(self, game: Any) -> None:
        step(game)

    def standing(self, game: Any, side: str) -> float:
        """For programs that look ahead: the balance to expect, the surer the fewer turns are left to tip it."""
        red, blue = held(game, "red"), held(game, "blue")
        more = len(red) - len(blue) + (sum(t.guards for t in red) - sum(t.guards for t in blue)) / 10
        left = max(0, LAST_TURN + 1 - game.get("turn"))
        lead = (game.get("balance") - MIDDLE + left * more / (2 + abs(more))) / (1 + left / 2)
        return lead if side == "red" else -lead


GAME = RiversGame()
