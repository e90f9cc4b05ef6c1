"""D: what only several cards together can get wrong."""

from __future__ import annotations

from daedalus_tools.codes.entry import Code, card, scenario, several

_EVENT = ("event:", "  +1 prestige")
_MARK = "us, 2 ops, mark"


def _pair(first: str = "", second: str = "", *, numbers: tuple[int, int] = (901, 902)) -> str:
    """Two cards, each with a clause about the other."""
    lines = [(*((clause,) if clause else ()), *_EVENT) for clause in (first, second)]
    return several(
        {
            "bridge.card": card(*lines[0], head=_MARK, number=numbers[0]),
            "tunnel.card": card(*lines[1], head=_MARK, number=numbers[1], title="Tunnel"),
        }
    )


CODES = (
    Code(
        "D001",
        "two cards with the same number",
        "The number is how a deck knows its cards: it is dealt, discarded and removed by number. Of two cards with the "
        "same one, only one could ever be drawn.",
        _pair(numbers=(901, 901)),
        _pair(),
        rules=("4.10.3",),
    ),
    Code(
        "D002",
        "a block that only one of two cards knows",
        "If one card blocks another, both say so, as both are printed with it: a player who holds the second must be "
        "able to see it there. The linter compares the two. `--fix` writes the missing line into the other card.",
        _pair('blocks "Tunnel"'),
        _pair('blocks "Tunnel"', 'blocked by "Bridge"'),
        rules=("6.2.8",),
    ),
    Code(
        "D003",
        "a card or mark that does not exist",
        "The card refers to another by its title, or by the name of its mark, and none is called so. The reference "
        "would never come true: nothing would be blocked, and what is required would never be there.",
        _pair('blocks "Tunel"'),
        _pair('blocks "Tunnel"', 'blocked by "Bridge"'),
    ),
    Code(
        "D004",
        "a card that no scenario uses",
        "A card comes into play through a scenario that has its set, which is the folder it lies in, unless that "
        "scenario removes it. Of the scenarios checked with this card none does: it has been written and tested, and "
        "will never be drawn.",
        several({"ferries/bridge.card": card(*_EVENT), "start.yaml": scenario()}),
        several({"ferries/bridge.card": card(*_EVENT), "start.yaml": scenario(sets="base, ferries")}),
        rules=("3.1",),
    ),
    Code(
        "D005",
        "an `allows` or `requires` that the other card does not answer",
        "What one card allows, the other requires; both say so, since a player may hold either of them. A card that is "
        "allowed but does not ask is playable anyhow, and one that asks without being allowed tells nobody whom to "
        "wait for.",
        _pair('allows "Tunnel"'),
        _pair('allows "Tunnel"', 'requires "Bridge"'),
    ),
    Code(
        "D006",
        "two different cards of one set with the same title",
        "Cards are blocked and required by title. If two different cards of a set bear the same one, nobody can say "
        "which is meant. Copies of a card share a file, with all their numbers in its first line.",
        _pair().replace("Tunnel", "Bridge"),
        _pair(),
    ),
    Code(
        "D007",
        "a card that waits for one which is never in effect",
        "A card can be blocked, or allowed, only by an event that is in effect, and an event is in effect while its "
        "mark lies on the board. The card that is named here leaves no mark: its event is over as soon as it has "
        "happened. Give that card a mark, or name the mark that it has.",
        _pair('blocks "Tunnel"', 'blocked by "Bridge"').replace(_MARK, "us, 2 ops"),
        _pair('blocks "Tunnel"', 'blocked by "Bridge"'),
        rules=("6.2.7",),
    ),
)
