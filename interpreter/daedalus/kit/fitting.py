"""What a scenario does not have, its cards cannot use: words of rule sets that are not played, spaces of other boards.

Which rule set a word belongs to stands in its record, which of them are played and which spaces there are on the board.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen

from daedalus.core.errors import DaedalusError, Place, Trouble, trouble
from daedalus.kit.board import Board
from daedalus.kit.library import Card, Library
from daedalus.kit.scenario import Scenario
from daedalus.language.findings import Span
from daedalus.language.header import MARK, MARKER, SYMBOL
from daedalus.language.typed import Answer, Call, CardTree, Constant, Lasting, Statement, Trigger
from daedalus.language.vocabulary import TEXT, Hole, Vocabulary, Word
from daedalus.language.walking import constants, nodes

OPEN = "\N{HORIZONTAL ELLIPSIS}"  # where a word has a hole


@frozen
class Misfit:
    """Something that a text says and a board does not have."""

    span: Span
    said: str
    rule_set: str  # that it belongs to; nothing if it is a space

    def lacking(self, on: str) -> Trouble:
        """What is missing on the board of this name, as the end of a sentence."""
        where = (
            trouble("trouble-board", "the board '{name}'", name=on)
            if on
            else trouble("trouble-this-board", "this board")
        )
        if self.rule_set:
            english = "`{said}`, of the rule set '{name}', which is not played on {where}"
            return trouble("trouble-lacks-rules", english, said=self.said, name=self.rule_set, where=where)
        return trouble("trouble-lacks", "{space}, which is not on {where}", space=self.said, where=where)


def misfits(text: CardTree | Sequence[Statement | Lasting], on: Board, words: Vocabulary) -> list[Misfit]:
    """What a card, some sentences or lasting effects say and a board does not have, in the order of the text."""
    body: object = text
    found: list[Misfit] = []
    if isinstance(text, CardTree):
        body = (text.conditions, text.target, text.event, text.lasting)
        found += _in_head(text, on, words)
    space = next(iter(words.types), "")
    for part in nodes(body):
        if isinstance(part, Constant):
            if part.type == space and part.value not in on.schema.index:
                found.append(Misfit(part.span, str(part.value), ""))
        elif isinstance(part, (Call, Answer, Trigger)):
            word = part.word if isinstance(part, Call) else part.point if isinstance(part, Answer) else part.moment
            if word.rule_set and word.rule_set not in on.rule_sets:
                found.append(Misfit(part.span, _said(word), word.rule_set))
    return sorted(found, key=lambda misfit: (misfit.span.line, misfit.span.column))


def _in_head(tree: CardTree, on: Board, words: Vocabulary) -> Iterator[Misfit]:
    for entry in tree.entries:
        rule_set = words.header.belongs.get(entry.value.partition(" if ")[0], "") if entry.key == SYMBOL else ""
        if rule_set and rule_set not in on.rule_sets:
            yield Misfit(entry.span, entry.value, rule_set)
        if entry.key in (MARK, MARKER) and tree.mark_place and tree.mark_place not in on.schema.index:
            yield Misfit(entry.span, tree.mark_place, "")


def _said(word: Word) -> str:
    """A word without what stands in its holes."""
    return " ".join(OPEN if isinstance(part, Hole) else min(part) for part in word.parts)


# -- a scenario and its cards ----------------------------------------------------------------------------------------


def unfit(
    scenario: Scenario,
    library: Library,
    on: Board,
    words: Vocabulary,
    wider: Iterable[Board] = (),
    sets: Sequence[str] = (),
) -> Iterator[DaedalusError]:
    """Why a scenario cannot be played on its board: its set-up, then the cards that are or may come into its game, of
    all its sets or of some.

    All cards of the project are one error, those that the scenario brings itself one each."""
    for misfit in misfits(scenario.setup, on, words)[:1]:
        place = Place(scenario.file, misfit.span.line, misfit.span.column)
        yield DaedalusError(
            trouble("trouble-the-set-up-says", "the set-up says {what}", what=misfit.lacking(on.name)),
            where=place,
            remedy=_remedy(misfit, wider),
            about=(misfit.said,),
        )
    removed = {*scenario.data.get("removed cards", [])}
    brought = _unfit(scenario.library(library, sets), on, words)
    cards = [(card, misfit) for card, misfit in brought if card.number not in removed]
    cards += _unfit_marks(scenario, library, on, words)
    own = [(card, misfit) for card, misfit in cards if card.file == scenario.file]
    others = [(card, misfit) for card, misfit in cards if card.file != scenario.file]
    for card, misfit in own:
        yield refusal(card, misfit, on, wider)
    for card, misfit in others[:1]:
        yield refusal(card, misfit, on, wider, _asked_for(scenario), len(others) - 1)


def _asked_for(scenario: Scenario) -> Place | str:
    """Where a scenario says which cards are in its deck; if another file says that, where it extends that one."""
    where = scenario.where("deck" if scenario.deck else "sets")
    return scenario.where("extends") if isinstance(where, Place) and where.file != scenario.file else where


def refusal(
    card: Card, misfit: Misfit, on: Board, wider: Iterable[Board] = (), where: Place | str = "", more: int = 0
) -> DaedalusError:
    """Why a card cannot be played on a board: told at its own line, or where a scenario asks for it; then with how many
    more cards there are like it."""
    line = Place(card.file, misfit.span.line, misfit.span.column)
    what = misfit.lacking(on.name)
    told = trouble("trouble-card-says", "{card} says {what}", card=card, what=what)
    if where:
        told = trouble("trouble-card-there-says", "{card} ({line}) says {what}", card=card, line=line, what=what)
    if more:
        told = trouble("trouble-so-do-others", "{what}; so do {n} more cards", what=told, n=more)
    return DaedalusError(
        told, where=where or line, remedy=_remedy(misfit, wider, listed=bool(where)), about=(misfit.said,)
    )


def _remedy(misfit: Misfit, wider: Iterable[Board], *, listed: bool = False) -> Trouble:
    having = [
        board.name
        for board in wider
        if (misfit.rule_set in board.rule_sets if misfit.rule_set else misfit.said in board.schema.index)
    ]
    leave = trouble("trouble-leave-out", "Leave it out.")
    if listed:
        leave = trouble("trouble-leave-out-listed", "Leave it out under `removed cards`.")
    if not having:
        return leave
    other = "Play it on a board that has it: `board: {name}`. Or else: {leave}"
    return trouble("trouble-board-that-has-it", other, name=having[0], leave=leave)


@functools.lru_cache(maxsize=64)  # games are begun by the thousand
def _unfit(cards: Library, on: Board, words: Vocabulary) -> tuple[tuple[Card, Misfit], ...]:
    """The cards of a game that do not fit, copies once, and those of other sets whose effects they may bring about."""
    if _has_everything(on, words):
        return ()
    own = list({id(card.tree): card for card in reversed(cards.cards.values())}.values())[::-1]
    named = {str(text.value) for card in own for text in constants(card.tree.event, TEXT)}
    found = [(card, misfits(card.tree, on, words)) for card in own]
    found += _lasting_unfit(cards, named, on, words)
    return tuple((card, wrong[0]) for card, wrong in found if wrong)


def _lasting_unfit(
    cards: Library, marks: Iterable[str], on: Board, words: Vocabulary
) -> Iterator[tuple[Card, list[Misfit]]]:
    """Cards of other sets whose marks may come into the game: only what they do while in effect counts."""
    for mark in sorted({*marks}):
        for card in cards.lasting.cards.get(mark, ()):
            if card.number not in cards.cards:
                yield card, misfits(card.tree.lasting, on, words)


def _unfit_marks(scenario: Scenario, library: Library, on: Board, words: Vocabulary) -> list[tuple[Card, Misfit]]:
    """Cards of other sets whose marks the scenario begins with."""
    names = [*scenario.data.get("marks", [])]
    spaces = scenario.data.get("countries") or scenario.data.get("spaces") or {}
    names += [name for about in spaces.values() for name in about.get("marks", [])]
    cards = scenario.library(library) if names else library
    return [(card, wrong[0]) for card, wrong in _lasting_unfit(cards, names, on, words) if wrong]


def _has_everything(on: Board, words: Vocabulary) -> bool:
    rule_sets = {word.rule_set for word in words.words} - {""}
    return rule_sets <= {*on.rule_sets} and {*words.names} <= {*on.schema.index}
