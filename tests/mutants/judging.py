"""Whether a mutant breaks a rule, shown by play: its event happens on drawn positions, and every sentence is watched.

Nothing of the linter is used here. A sentence is judged when it is carried out, on the country it is carried out in,
with the levels that the country has at that moment.
"""

from __future__ import annotations

import functools
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from attrs import evolve, frozen
from hypothesis import HealthCheck, Phase, given, settings

from daedalus.core.decision import GameOver, Option
from daedalus.core.errors import Breach
from daedalus.core.game import Game
from daedalus.core.messages import Said
from daedalus.games.labyrinth.board import GOOD, ISLAMIST_RULE, MUSLIM, NON_MUSLIM, Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.library import compile_card
from daedalus.kit.events import happens, is_playable
from daedalus.kit.library import Card
from daedalus.language.typed import CardTree, Constant, Do
from tests.awakening_strategies import awakening_positions

SIDES = ("us", "jihadist")
MIXED = (("base", "awakening"),)
Legal = Callable[[Labyrinth, Country], bool]


def _muslim(g: Labyrinth, c: Country) -> bool:
    return c.kind == MUSLIM


def _marked(g: Labyrinth, c: Country) -> bool:
    return c.kind == MUSLIM and not c.is_untested


def _unsettled(g: Labyrinth, c: Country) -> bool:
    return c.kind == MUSLIM and c.governance not in (GOOD, ISLAMIST_RULE)


RULES: tuple[tuple[tuple[str, ...], Legal], ...] = (
    (  # 11.1.4
        ("place {n:number} awakening in {c", "place {n:number} reaction in {c"),
        lambda g, c: _unsettled(g, c) and not c.civil_war,
    ),
    (("place {n:number} militia in {c", "place up to {n:number} militia in {c"), _unsettled),  # 11.2.4
    (  # 4.3.2, 4.3.3
        ("set {c:country} to {p", "select posture of {c", "{s:side} selects posture of {c", "roll posture of {c"),
        lambda g, c: c.kind == NON_MUSLIM and not c.printed_posture,
    ),
    (("set {c:country} to {a", "set {c:country} to {l", "roll governance of {c"), _muslim),  # 4.2.3, 4.4
    (("shift {c", "improve {c", "worsen {c", "{n:number} jihad rolls in {c"), _marked),  # 4.2.2, 4.9.4
    (("place {n:number} troop[s] in {c",), _muslim),  # 7.3.3
    (  # 8.5.1
        ("place {n:number} available plot[s] in {c", "place {n:number} numbered plot[s] in {c", "place plot {n"),
        lambda g, c: not (c.kind == MUSLIM and c.governance == ISLAMIST_RULE),
    ),
    (("place {n:number} aid in {c", "place besieged regime in {c", "start civil war in {c"), _muslim),  # 4.8.3, 11.2.2
    (  # 11.3.1
        ("remove {n:number} wmd from {c", "make wmd of {c"),
        lambda g, c: bool(g.board.printed[c.index].get("wmd")),
    ),
)


@frozen
class Acts:
    """How often each line was carried out, and how often against a rule."""

    done: Counter[int]
    against: Counter[int]
    named: set[int]  # lines about a country by its name: such a line may find that it can do nothing (6.2.4)

    @property
    def sometimes(self) -> frozenset[int]:
        return frozenset(self.against) - self.named

    @property
    def always(self) -> frozenset[int]:
        return frozenset(line for line, times in self.against.items() if times == self.done[line])


@functools.cache
def positions(count: int) -> tuple[Labyrinth, ...]:
    """Positions of the mixed deck, drawn once and always the same."""
    found: list[Labyrinth] = []

    @settings(
        max_examples=count,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(awakening_positions(sets=MIXED))
    def draw(game: Labyrinth) -> None:
        found.append(game)

    draw()
    return tuple(found)


def played(tree: CardTree, count: int) -> Acts:
    """The event of a card on so many positions, by each side that may play it there."""
    acts = Acts(Counter(), Counter(), set())
    card = compile_card(_watched(tree, acts), "watched")[0]
    for seed, g in enumerate(positions(count)):
        for side in SIDES:
            if is_playable(g, card, side):
                _play(g, card, side, seed)
    return acts


def _play(g: Labyrinth, card: Card, side: str, seed: int) -> None:
    """The event happens, and everything is put back."""
    lot = random.Random(seed)

    def policy(game: Game, who: str, said: Said, options: Any) -> Option:
        answer: Option = lot.choice(options)
        return answer

    here = g.checkpoint()
    g.policies = dict.fromkeys(SIDES, policy)
    g.answers, g.taken = [], 0
    try:
        happens(g, card, side)
    except (GameOver, Breach):
        pass  # the game is over, or a track has no such place
    finally:
        g.rollback(here)
        g.answers, g.taken, g.policies = [], 0, {}
        g.forget()


def _watched(tree: CardTree, acts: Acts) -> CardTree:
    """The same card, with an eye on every sentence that a rule may forbid."""

    def rebuilt(node: Any) -> Any:
        if isinstance(node, tuple):
            return tuple(rebuilt(part) for part in node)
        if isinstance(node, Do):
            return _watching(node, acts)
        if hasattr(type(node), "__match_args__") and not isinstance(node, str):
            fields = {name: getattr(node, name) for name in ("branches", "body", "options") if hasattr(node, name)}
            changed = {name: rebuilt(value) for name, value in fields.items()}
            return evolve(node, **changed) if changed else node
        return node

    return evolve(tree, event=rebuilt(tree.event)) if tree.event is not None else tree


def _watching(do: Do, acts: Acts) -> Do:
    word = do.call.word
    legal = next((rule for patterns, rule in RULES if word.pattern.startswith(patterns)), None)
    if legal is None or word.function is None:
        return do
    act, line = word.function, do.span.line
    if any(isinstance(arg, Constant) and arg.type == "country" for arg in do.call.args):
        acts.named.add(line)

    def watched(g: Labyrinth, *args: Any) -> Any:
        for c in (arg for arg in args if isinstance(arg, Country)):
            at_home = c.name == "United States" and "posture" in word.pattern
            acts.done[line] += 1
            if not (legal(g, c) or at_home):
                acts.against[line] += 1
        return act(g, *args)

    return evolve(do, call=evolve(do.call, word=evolve(word, function=watched)))


def breaks_a_rule(tree: CardTree, original: CardTree, count: int) -> bool:
    """A line that never broke a rule does so now, or one that did so at times always does."""
    before, now = _of(original, count), played(tree, count)
    return bool((now.sometimes - before.sometimes) | (now.always - before.always))


_plays: dict[tuple[str, int], Acts] = {}


def _of(tree: CardTree, count: int) -> Acts:
    key = (tree.source, count)
    if key not in _plays:
        _plays[key] = played(tree, count)
    return _plays[key]
