"""Which cards are tried, with which boards and decks, and all that comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from daedalus.core.errors import Unbounded
from daedalus.kit.definition import Definition
from daedalus.kit.library import OWN, Card, Library, make_library
from daedalus.kit.scenario import Scenario
from daedalus.kit.study import Setting, Study
from daedalus.language.findings import BrokenText, Finding, Span
from daedalus.language.typed import CardTree
from daedalus.text.troubles import said
from daedalus_tools import world
from daedalus_tools.deep.lasting import LastingTrial
from daedalus_tools.deep.report import Report
from daedalus_tools.deep.trial import Trial

STATES, SEED = 300, 1


def check(
    trees: Sequence[CardTree],
    scenarios: Sequence[Scenario],
    others: Sequence[CardTree],
    *,
    game: Definition | None = None,
    states: int = STATES,
    seed: int = SEED,
    tell: Callable[[str], None] | None = None,
) -> Iterator[Finding]:
    """Everything found about these cards and about the cards of these scenarios, played together with the others.

    They are of the game, or of the one that the command is about. `tell` is told each card before it is tried, and
    nothing at the end.
    """
    game = game or world.game()
    study = game.study()
    tell = tell or (lambda card: None)
    cards = _library(trees, others, game)
    for tree in (tree for tree in trees if tree.numbers[0] in cards.cards):
        tell(f"{tree.numbers[0]} {tree.title}")
        set_ = cards.cards[tree.numbers[0]].set
        yield from tried(study, tree, set_, cards, study.settings(tree, set_, cards), states, seed)
    for scenario in scenarios:
        yield from _of_scenario(scenario, study, cards, states, seed, tell)
    tell("")


def _of_scenario(
    scenario: Scenario, study: Study, cards: Library, states: int, seed: int, tell: Callable[[str], None]
) -> Iterator[Finding]:
    """The cards that a scenario brings, in the game that it asks for."""
    if scenario.edition is not None and scenario.edition is not study.game:
        study, cards = scenario.edition.study(), scenario.edition.cards.library
    for card in (card for card in scenario.cards if card.number == card.copies[0]):
        tell(f"{card}, {scenario.name}")
        set_ = cards.cards[card.number].set if card.number in cards.cards else OWN
        yield from tried(study, card.tree, set_, cards, [study.setting_of(scenario)], states, seed, scenario.cards)


def tried(
    study: Study,
    tree: CardTree,
    set_: str,
    cards: Library,
    settings: Sequence[Setting],
    states: int,
    seed: int,
    instead: Sequence[Card] = (),
) -> list[Finding]:
    """One card, on all boards and with all decks that it may be played with."""
    event = Trial(study, tree, set_, cards, settings, seed, instead)
    lasting = LastingTrial(event)
    try:
        event.run(states)
        lasting.run(states)
        return Report(event, lasting).findings()
    except Unbounded as error:
        return [_unbounded(tree, error, study.game)]


def _unbounded(tree: CardTree, error: Unbounded, game: Definition) -> Finding:
    """A card without end, at the line where it was stopped; which may be that of another card in effect."""
    line = error.place.line if error.place is not None and error.place.file == tree.file else tree.span.line
    source = tree.source.split("\n")[line - 1].rstrip("\r")
    span = Span(line, len(source) - len(source.lstrip()) + 1, len(source) + 1)
    return Finding.of("X001", tree.file, span, source, key="unbounded", stopped=said(error, game)[0])


def _library(trees: Sequence[CardTree], others: Sequence[CardTree], game: Definition) -> Library:
    """All cards; one that was given takes the place, and the set, of that with its number."""
    theirs = {
        card.number: card for tree in others for card in _compiled(tree, game.cards.set_of(Path(tree.file)), game)
    }
    ours = [
        card
        for tree in trees
        for card in _compiled(
            tree, theirs[tree.numbers[0]].set if tree.numbers[0] in theirs else game.cards.set_of(Path(tree.file)), game
        )
    ]
    given = {card.number for card in ours}
    return make_library(
        [*(card for card in theirs.values() if card.number not in given), *ours], game.words.header.nobody
    )


def _compiled(tree: CardTree, set_: str, game: Definition) -> list[Card]:
    """The card ready to be played; none if it is too complicated, which is a finding of its own."""
    try:
        return game.cards.compile(tree, set_)
    except BrokenText:
        return []
