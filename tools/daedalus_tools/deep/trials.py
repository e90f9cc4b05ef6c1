"""Which cards are tried, with which boards and decks, and all that comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from daedalus.games.labyrinth.board import board
from daedalus.games.labyrinth.library import compile_card
from daedalus.kit.library import Card, Library, make_library
from daedalus.kit.scenario import Scenario
from daedalus.language.findings import Finding
from daedalus.language.typed import CardTree, Constant
from daedalus.language.vocabulary import Word
from daedalus_tools.deep.bench import Setting
from daedalus_tools.deep.goals import nodes
from daedalus_tools.deep.lasting import LastingStudy
from daedalus_tools.deep.report import Report
from daedalus_tools.deep.study import Study

STATES, SEED = 300, 1
BOARDS = {"base": "base", "awakening": "awakening"}  # the board that each set of the project was made for
WIDEST = "awakening"  # the board with everything


def check(
    trees: Sequence[CardTree],
    scenarios: Sequence[Scenario],
    others: Sequence[CardTree],
    *,
    states: int = STATES,
    seed: int = SEED,
    tell: Callable[[str], None] | None = None,
) -> Iterator[Finding]:
    """Everything found about these cards and about the cards of these scenarios, played together with the others.

    `tell` is told each card before it is tried, and nothing at the end.
    """
    tell = tell or (lambda card: None)
    cards = _library(trees, others)
    for tree in (tree for tree in trees if tree.numbers[0] in cards.cards):
        tell(f"{tree.numbers[0]} {tree.title}")
        set_ = cards.cards[tree.numbers[0]].set
        yield from study(tree, set_, cards, _settings(tree, set_, cards), states, seed)
    for scenario in scenarios:
        for card in (card for card in scenario.cards if card.number == card.copies[0]):
            if card.number in cards.cards:  # else the scenario has a finding of its own
                tell(f"{card}, {scenario.name}")
                set_, setting = (
                    cards.cards[card.number].set,
                    Setting(scenario.data.get("board", "base"), tuple(scenario.sets)),
                )
                yield from study(card.tree, set_, cards, [setting], states, seed, scenario.cards)
    tell("")


def study(
    tree: CardTree,
    set_: str,
    cards: Library,
    settings: Sequence[Setting],
    states: int,
    seed: int,
    instead: Sequence[Card] = (),
) -> list[Finding]:
    """One card, on all boards and with all decks that it may be played with."""
    event = Study(tree, set_, cards, settings, seed, instead)
    event.run(states)
    lasting = LastingStudy(event)
    lasting.run(states)
    return Report(event, lasting).findings()


def _library(trees: Sequence[CardTree], others: Sequence[CardTree]) -> Library:
    """All cards; one that was given takes the place, and the set, of that with its number."""
    theirs = {card.number: card for tree in others for card in _compiled(tree, _set(tree))}
    ours = [
        card
        for tree in trees
        for card in _compiled(tree, theirs[tree.numbers[0]].set if tree.numbers[0] in theirs else _set(tree))
    ]
    given = {card.number for card in ours}
    return make_library([*(card for card in theirs.values() if card.number not in given), *ours])


def _compiled(tree: CardTree, set_: str) -> list[Card]:
    """The card ready to be played; none if it is too complicated, which is a finding of its own."""
    try:
        return compile_card(tree, set_)
    except (SyntaxError, RecursionError, MemoryError):
        return []


def _set(tree: CardTree) -> str:
    return Path(tree.file).resolve().parent.name


def _settings(tree: CardTree, set_: str, cards: Library) -> list[Setting]:
    """A set of the project by itself and in the mixed deck; a card of another set with all cards there are, and on the
    small board too unless it speaks of what is not there."""
    known = {card.set for card in cards.every.values()}
    mixed = tuple(name for name in BOARDS if name in known)
    if set_ in BOARDS:
        alone = Setting(BOARDS[set_], (set_,))
        return [alone, Setting(WIDEST, mixed)] if len(mixed) > 1 else [alone]
    everything = Setting(WIDEST, (*mixed, set_))
    return [everything] if _is_of_section_11(tree) else [everything, Setting("base", ("base", set_))]


def _is_of_section_11(tree: CardTree) -> bool:
    """Whether a card has a word whose rule is in section 11, or a country that is not on the board of the base game."""
    small = board("base").schema.index
    parts = list(nodes((tree.conditions, tree.target, tree.event, tree.lasting)))
    words = any(isinstance(part, Word) and part.rule.startswith("11.") for part in parts)
    far = any(isinstance(p, Constant) and p.type == "country" and p.value not in small for p in parts)
    return words or far or bool(tree.symbols)
