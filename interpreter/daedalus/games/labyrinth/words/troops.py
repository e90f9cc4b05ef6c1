"""What an event does to troops, on the map and off it."""

from __future__ import annotations

from daedalus.games.labyrinth import off_map, pieces
from daedalus.games.labyrinth.board import EXPANSION, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.words.common import GARRISON, MILITIA_STAND
from daedalus.language.records import Adds, Leaves, Moves, Removes, Returns, Then
from daedalus.language.roles import Count, Place
from daedalus.language.vocabulary import Vocabulary

BOTH_ENDS = GARRISON._replace(that="muslim or it = Philippines", say="muslim")  # where an event can have brought some


def declare(v: Vocabulary) -> None:
    _on_map(v)
    with v.of_rule_set(EXPANSION):
        _expansion(v)


def _on_map(v: Vocabulary) -> None:
    @v.verb("place {n:number} troop[s] in {c:country}", key="place-troops", rule="4.7.3", n=Count("troops"), c=Place(),
            needs=(GARRISON,), changes=(Adds("troops"),),
            example="place 2 troops in Iraq")  # fmt: skip
    def place(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """From the track, as many as there are."""
        pieces.move_troops(g, None, c, min(n, g.get("troops on track")), rule)
        g.settle()

    @v.verb("remove {n:number} troop[s] from {c:country}", key="remove-troops", rule="4.7.3", n=Count("troops"),
            c=Place("from"), changes=(Removes("troops"),), example="remove 2 troops from Iraq")  # fmt: skip
    def remove(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """To the track, as many as there are; marks that count as troops stay."""
        pieces.move_troops(g, c, None, min(n, c.troops), rule)
        g.settle()

    @v.verb("move {n:number} troop[s] from {c:country} to {d:country}", key="move-troops", rule="7.3.1",
            n=Count("troops"), c=Place("from"), d=Place("to"), needs=(BOTH_ENDS,), changes=(Moves("troops"),),
            example="move 2 troops from Iraq to Jordan")  # fmt: skip
    def move(g: Labyrinth, me: str, n: int, c: Country, d: Country, *, rule: str) -> None:
        """As many as there are, whatever the alignment there; marks that count as troops stay."""
        pieces.move_troops(g, c, d, min(n, c.troops), rule)
        g.settle()

    @v.verb("remove all troops from {c:country}", key="remove-all-troops", rule="4.7.3", c=Place("from"),
            changes=(Removes("troops"), Then("troops in it = 0")), example="remove all troops from Iraq")  # fmt: skip
    def remove_all(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """To the track; marks that count as troops are gone."""
        pieces.move_troops(g, c, None, c.troops, rule)
        for mark in pieces.troop_stand_ins(g, c):
            g.end_mark(mark, rule, c.index)
        g.settle()

    @v.verb("move all troop cubes from {c:country} to track", key="troop-cubes-to-track", rule="4.7.3", c=Place("from"),
            changes=(Moves("troops"), Then("troop cubes in it = 0")),
            example="move all troop cubes from Iraq to track")  # fmt: skip
    def cubes_to_track(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """To the track; marks that count as troops stay."""
        pieces.move_troops(g, c, None, c.troops, rule)
        g.settle()


def _expansion(v: Vocabulary) -> None:
    """11: troops that become militia, and those off the map."""

    @v.verb("replace up to {n:number} troop[s] in {c:country} with militia", key="troops-to-militia", rule="11.2.9",
            n=Count("troops", up_to=True), c=Place(), needs=(MILITIA_STAND,),
            changes=(Removes("troops", only=False), Adds("militia")),
            example="replace up to 2 troops in Iraq with militia")  # fmt: skip
    def replace(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """As many as there are of both; the troops go to the track."""
        count = pieces.place_militia(g, c, min(n, c.troops), rule)
        pieces.move_troops(g, c, None, count, "4.7.3")
        g.settle()

    @v.verb("send {n:number} troop[s] off map", key="send-troops-off-map", rule="11.3.4", n=Count("troops"),
            of_card=True, changes=(Leaves("troops"),), example="send 2 troops off map")  # fmt: skip
    def send(g: Labyrinth, me: str, n: int, *, rule: str) -> None:
        """From the track first, then as the US picks."""
        off_map.send(g, n, rule)

    @v.verb("bring back {n:number} troop[s]", key="bring-back-troops", rule="11.3.4", n=Count("troops"),
            of_card=True, changes=(Returns("troops"),), example="bring back 2 troops")  # fmt: skip
    def bring_back(g: Labyrinth, me: str, n: int, *, rule: str) -> None:
        """From off the map to the track, of those that this event has sent."""
        off_map.bring_back(g, n, rule)
