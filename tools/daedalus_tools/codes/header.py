"""H: the number, title and properties of a card, and what they promise."""

from __future__ import annotations

from daedalus_tools.codes.entry import Code, card, event, with_tunnel

CODES = (
    Code(
        "H001",
        "a card that does not say whose event it is",
        "Whose event it is decides nearly everything at the table: who may play it, and whether it goes off when the "
        "other side uses the card for operations. Write `us`, `jihadist` or `unassociated` under the title.",
        event("+1 prestige", head="2 ops"),
        event("+1 prestige"),
        rules=("4.10.4",),
    ),
    Code(
        "H002",
        "a card without an operations value",
        "Any card can be played for operations instead of its event, and its value says how much it does then. Without "
        "a value the card would be dead weight in a hand.",
        event("+1 prestige", head="us"),
        event("+1 prestige"),
        rules=("6.3.1",),
    ),
    Code(
        "H003",
        "an operations value that no card has",
        "Cards are worth 1 to 3 operations. Governance, dice and reserves are all made for such values; a card of nine "
        "would do in one play what takes a whole turn.",
        event("+1 prestige", head="us, 9 ops"),
        event("+1 prestige"),
    ),
    Code(
        "H004",
        "a card with the same number twice",
        "Several numbers in the first line are several copies of the card, each a card of its own in the deck. Two "
        "copies of one number cannot be told apart.",
        event("+1 prestige").replace("901", "901, 901"),
        event("+1 prestige").replace("901", "901, 902"),
        rules=("4.10.3",),
    ),
    Code(
        "H005",
        "a second `event:`",
        "A card has one event, which happens from top to bottom. With two of them nobody could say which is played. If "
        "it differs by side or by situation, divide it with `if`.",
        card("event:", "  +1 prestige", "event:", "  -1 funding"),
        card("event:", "  +1 prestige", "  -1 funding"),
    ),
    Code(
        "H006",
        "a property that a card cannot have",
        "The line under the title lists what is printed around the event: side, value, `remove`, `mark` and their "
        "like. This is none of them. The message lists all there are.",
        event("+1 prestige", head="us, 2 ops, remov"),
        event("+1 prestige", head="us, 2 ops, remove"),
    ),
    Code(
        "H007",
        "`blocked by ... if there` without a place",
        "`if there` means: in the country that the event is played in. So the card must say, in a `play in` line below "
        "it, where that is. Without the place the block would hold nowhere.",
        card('blocked by "Tunnel" if there', "event:", "  +1 prestige"),
        with_tunnel(
            card('blocked by "Tunnel" if there', "play in a poor muslim country c", "event:", "  place 1 aid in c"),
            'blocks "Bridge"',
        ),
        rules=("6.2.8",),
    ),
    Code(
        "H008",
        "a card that goes to a place there is not",
        "After its event a card is discarded, removed or laid somewhere else. It can only go to a box that the board "
        "has; in any other place it would be lost, and the next shuffle would be a card short.",
        event("+1 prestige", head="us, 2 ops, goes to the attic"),
        event("+1 prestige"),
    ),
    Code(
        "H009",
        "a second `play in`",
        "`play in` is the target of the event: it must exist for the card to be playable, and it is chosen first. A "
        "card has one. A second country can be chosen in the event itself.",
        card("play in a poor muslim country c", "play in a fair country d", "event:", "  place 1 aid in c", "  test d"),
        card("play in a poor muslim country c", "event:", "  place 1 aid in c"),
    ),
    Code(
        "H010",
        "a card that is removed and also goes somewhere",
        "A card that is removed leaves the game, and whatever happens later it is not there. So it cannot also go "
        "back into the draw pile. One of the two is a mistake, and only you know which.",
        event("+1 prestige", head="us, 2 ops, remove, goes to the middle of the draw pile"),
        event("+1 prestige", head="us, 2 ops, remove"),
        rules=("6.2.9",),
    ),
    Code(
        "H011",
        "a card that is marked and lapses",
        "`mark` leaves a marker in the Events box for the rest of the game; `lapsing` ends with the turn. An effect "
        "can be over at the end of the turn or go on, but not both.",
        card("while in effect:", "  may recruit: no", head="us, 2 ops, mark, lapsing"),
        card("while in effect:", "  may recruit: no", head="us, 2 ops, lapsing"),
        rules=("6.2.7",),
    ),
    Code(
        "H012",
        "a property for a side that never plays the event, or for the only one that does",
        "An associated event is played by its own side alone, even when the other side triggers it. `remove if us` on "
        "such a card is either always true or never, and makes a reader look for a difference that there is not.",
        event("+1 prestige", head="us, 2 ops, remove if us"),
        event("+1 prestige", head="us, 2 ops, remove"),
        rules=("6.2.5",),
    ),
    Code(
        "H013",
        "a card that names itself",
        "A card that blocks itself could be played once and would end its own effect; one that requires itself could "
        "never be played at all. Another card is meant.",
        card('blocks "Bridge"', "event:", "  +1 prestige"),
        with_tunnel(card('blocks "Tunnel"', "event:", "  +1 prestige", head="us, 2 ops, mark"), 'blocked by "Bridge"'),
        rules=("6.2.8",),
    ),
    Code(
        "H014",
        "a card that is named twice in the same clause",
        "Blocked is blocked; twice is no more than once. Probably one of the two names should be another.",
        card('blocks "Tunnel", "Tunnel"', "event:", "  +1 prestige"),
        with_tunnel(card('blocks "Tunnel"', "event:", "  +1 prestige", head="us, 2 ops, mark"), 'blocked by "Bridge"'),
    ),
    Code(
        "H015",
        "an automatic event with a play condition",
        "An automatic event happens whenever its card is played, whoever plays it and whatever for. Nobody asks "
        "whether it may. A condition on it would either never be looked at or turn it into an ordinary event.",
        card("play if prestige > 3", "event:", "  +1 prestige", head="unassociated, 3 ops, auto"),
        card("event:", "  +1 prestige", head="unassociated, 3 ops, auto"),
        rules=("6.3.1",),
    ),
    Code(
        "H016",
        "a card that requires what blocks it",
        "It can be played only while the other event is in effect, and cannot be played while the other event is in "
        "effect. That is a fine riddle and a dead card.",
        card('blocked by "Tunnel"', 'requires "Tunnel"', "event:", "  +1 prestige"),
        with_tunnel(card('requires "Tunnel"', "event:", "  +1 prestige"), 'allows "Bridge"'),
        rules=("6.2.8",),
    ),
    Code(
        "H017",
        "a property that the card has already",
        "A card has one side, one value and one fate. Of two values the last would count, and nobody who reads the "
        "card aloud would know that. Keep the one you mean.",
        event("+1 prestige", head="us, 2 ops, 3 ops"),
        event("+1 prestige", head="us, 3 ops"),
    ),
    Code(
        "H018",
        "a card on which nothing happens",
        "The card has a head and no body: no event, no lasting effect, nothing that it blocks. Played as an event it "
        "would be a blank. Write what happens under `event:`, or what holds under `while in effect:`.",
        card(),
        event("+1 prestige"),
    ),
    Code(
        "H019",
        "a card without a title or number",
        "Cards are numbered from 1, and every card has a title. By these a deck is sorted, and other cards and "
        "scenarios speak of the card; without them nobody could.",
        event("+1 prestige").replace("901", "0"),
        event("+1 prestige"),
        rules=("4.10.3",),
    ),
    Code(
        "H020",
        "a caliphate that the event cannot found",
        "`caliphate possible` says that the jihadist may declare a caliphate where this event places three cells. This "
        "event never places so many in one country, so the words on the card would be an empty promise.",
        event("place 2 cells in Iraq", head="jihadist, 2 ops, caliphate possible"),
        event("place 3 cells in Iraq", head="jihadist, 2 ops, caliphate possible"),
        rules=("11.3.8",),
    ),
)
