"""Policies for campaigns: chance with a purpose, so that rare positions come up in a few thousand games."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from daedalus.core.decision import Option
from daedalus.core.game import Game, Policy
from daedalus.core.messages import Said
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth.board import MUSLIM
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.pieces import cells
from daedalus.kit.events import is_playable

Ways = Callable[[int], Sequence[tuple[str, float]]]  # by the cells in its country: what a card is used for, how likely


def gathering_policy(seed: int, among: Sequence[str] = ()) -> Policy:
    """A jihadist who gathers cells in one Muslim country, drawn by lot, and tries to bring Islamist Rule there."""

    def ways(strength: int) -> Sequence[tuple[str, float]]:
        return ("event", 0.35), ("jihad", 0.9 if strength >= 6 else 0.0), ("recruit", 0.5), ("travel", 0.8)

    return _focused(seed, among, ways)


def plotting_policy(seed: int, among: Sequence[str]) -> Policy:
    """A jihadist who sends cells to one of these countries and plots there, as often as there is a cell."""

    def ways(strength: int) -> Sequence[tuple[str, float]]:
        return ("plot", 0.7 if strength else 0.0), ("event", 0.5), ("travel", 0.6), ("recruit", 0.8)

    return _focused(seed, among, ways)


def _focused(seed: int, among: Sequence[str], ways: Ways) -> Policy:
    """A jihadist with one country in mind: takes it wherever it is an option, and uses his cards as he likes best."""
    lot = random.Random(seed)
    focus = ""

    def policy(game: Game, side: str, said: Said, options: Sequence[Option]) -> Option:
        nonlocal focus
        assert isinstance(game, Labyrinth)
        focus = focus or lot.choice(among or [c.name for c in game.countries if c.kind == MUSLIM])
        if focus in options and lot.random() < 0.9:
            return focus
        if said.message is ask.USE_CARD:
            for way, chance in ways(cells(game, game.at[focus])):
                if way in options and lot.random() < chance:
                    return way
        if said.message is ask.MAJOR_JIHAD or (said.message is ask.DICE_IN and said.args["operation"] == "jihad"):
            return options[0]
        return lot.choice(options)

    return policy


def eventful_policy(seed: int) -> Policy:
    """Any legal option, but an event whenever there is one, more often than not."""
    lot = random.Random(seed)

    def policy(game: Game, side: str, said: Said, options: Sequence[Option]) -> Option:
        if "event" in options and lot.random() < 0.8:
            return "event"
        return lot.choice(options)

    return policy


def curious(policy: Policy, seed: int, seen: Mapping[int, int]) -> Policy:
    """The same side, but eager for what it has not seen: of its cards whose event could happen now it mostly plays
    the one whose event has happened least in the games before, and as an event if it may."""
    lot = random.Random(seed)

    def wrapped(game: Game, side: str, said: Said, options: Sequence[Option]) -> Option:
        assert isinstance(game, Labyrinth)
        if said.message is ask.PLAY_CARD and lot.random() < 0.7:
            live = [n for n in options if isinstance(n, int) and _could_happen(game, n, side)]
            if live:
                return min(live, key=lambda n: seen.get(n, 0))
        if "event" in options and lot.random() < 0.7:
            return "event"
        return policy(game, side, said, options)

    return wrapped


def _could_happen(game: Labyrinth, number: int, side: str) -> bool:
    """Whether playing the card can bring its event about, as one's own or as that of the other side (6.3.2)."""
    card = game.card(number)
    return is_playable(game, card, side if card.association == "unassociated" else card.association)
