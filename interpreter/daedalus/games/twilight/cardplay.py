"""5, 7 Playing a card: as its event, for operations with the other side's event before or after, or into space."""

from __future__ import annotations

from daedalus.games.twilight import china, operations, space, victory
from daedalus.games.twilight import decisions as ask
from daedalus.games.twilight.board import other
from daedalus.games.twilight.decisions import EVENT, NOTHING, OPERATIONS, SPACE_RACE
from daedalus.games.twilight.game import HANDS, TABLE, TO_OPPONENTS_HAND, TO_TABLE, Twilight
from daedalus.kit import messages as say
from daedalus.kit.deck import DISCARD, IN_PLAY, REMOVED, move_card
from daedalus.kit.events import comes_true, happens, is_playable
from daedalus.kit.library import Card
from daedalus.kit.play import EVENT_FIRST, OPERATION_FIRST, trigger

USES = ("nothing", EVENT, OPERATIONS, SPACE_RACE)  # the choices of `use of card`


def ways(g: Twilight, side: str, card: Card) -> list[str]:
    """5.1, 6.0, 7.1: what the side may use the card for now."""
    found = []
    if is_event(card) and is_playable(g, card, side):
        found.append(EVENT)
    if card.ops:
        if found and g.ask("must-use", False, side, card):
            found = []  # only for operations
        if operations.can_operate(g, side):
            found.append(OPERATIONS)
        if space.may_space(g, side, card):
            found.append(SPACE_RACE)
    return found or [NOTHING]


def is_event(card: Card) -> bool:
    """Whether there is an event on it: the card that passes from side to side has none."""
    return not china.passes(card)


def play(g: Twilight, side: str, number: int) -> str:
    """One card of an action round, whole; says what it was used for."""
    card = g.card(number)
    before = g.context  # a card may be played in the middle of an event
    g.context = before.about(number, side, targeting=before.targeting)
    move_card(g, number, IN_PLAY, "4.5.D")
    way = str(g.choose(side, ask.USE_CARD(number), ways(g, side, card), "5.1"))
    g.note(say.CARD_PLAYED(side, number, way), "5.1")
    g.put("use of card", USES.index(way), "5.1")
    if way == EVENT:
        g.announce("event-played", card, side)
    g.announce("card-played", card, side)
    if way == EVENT:
        happens(g, card, side)
        put_away(g, card, side, happened=True)
    elif way == SPACE_RACE:
        into_space(g, side, card)
    else:
        use(g, side, card, way)
    g.settle()
    victory.check(g)
    g.context = before
    return way


def use(g: Twilight, side: str, card: Card, way: str = OPERATIONS) -> None:
    """5.2: operations with a card; if its event is the other side's, it happens too, and who plays it says when."""
    theirs = g.owner_of(card) == other(side)
    first = theirs and (
        way == NOTHING or g.choose(side, say.ORDER(card.number), (EVENT_FIRST, OPERATION_FIRST), "5.2") == EVENT_FIRST
    )
    happened = _trigger(g, card, side) if first else False
    if way == OPERATIONS:
        operate(g, side, card)
    if theirs and not first:
        happened = _trigger(g, card, side)
    put_away(g, card, side, happened=happened)


def _trigger(g: Twilight, card: Card, side: str) -> bool:
    """The other side's event on a card, unless it is prevented or its condition is not met."""
    happened = trigger(g, card, side)
    victory.check(g)
    return happened


def operate(g: Twilight, side: str, card: Card) -> None:
    """All operations of a card (6.0)."""
    operations.conduct(g, side, card, operations.value(g, side, card))
    g.settle()


def into_space(g: Twilight, side: str, card: Card) -> None:
    """6.4.5: the event does not happen, and the card is discarded."""
    space.attempt(g, side, card)
    put_away(g, card, side, happened=False)


def use_for_operations(g: Twilight, side: str, card: Card, rule: str) -> None:
    """As an event says: a card from wherever it lies, for operations or the space race; its event does not happen."""
    move_card(g, card.number, IN_PLAY, rule)
    with g.during(side=side, cause=card.number):
        found = [way for way in ways(g, side, card) if way in (OPERATIONS, SPACE_RACE)] or [NOTHING]
        way = str(g.choose(side, ask.USE_CARD(card.number), found, "5.1"))
        g.note(say.CARD_PLAYED(side, card.number, way), rule)
        if way == SPACE_RACE:
            into_space(g, side, card)
        else:
            if way == OPERATIONS:
                operate(g, side, card)
            put_away(g, card, side, happened=False)


def happens_now(g: Twilight, side: str, card: Card, rule: str) -> bool:
    """As an event says: the event of a card happens, by its owner or (nobody's) by the side; then it is put away."""
    move_card(g, card.number, IN_PLAY, rule)
    who = g.owner_of(card) or side
    happened = is_event(card) and is_playable(g, card, who)
    if happened:
        happens(g, card, who)
    put_away(g, card, side, happened=happened)
    return happened


def put_away(g: Twilight, card: Card, side: str, *, happened: bool) -> None:
    """Where a card goes that a side has played."""
    number = card.number
    if number not in g.get(IN_PLAY):
        return  # the event has moved it
    if china.passes(card):
        china.give(g, number, other(side), face_up=False, rule="9.3")
    elif happened and comes_true(card.remove, g.owner_of(card) or side):
        move_card(g, number, REMOVED, "2.2.4")
    elif happened and card.goes == TO_OPPONENTS_HAND:
        move_card(g, number, HANDS[other(side)], "5.5")
    elif happened and card.goes == TO_TABLE:
        move_card(g, number, TABLE, "2.2.5")
    else:
        move_card(g, number, DISCARD, "2.2.6")
