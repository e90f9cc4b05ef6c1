"""A card compiled so that it tells which of its lines were reached, and which lines and answers changed something."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from attrs import evolve

from daedalus.core.decision import GameOver
from daedalus.core.journal import CHANGE, REVEAL, ROLL
from daedalus.kit.game import CardGame
from daedalus.kit.library import Card, compile_card
from daedalus.language.compile import Compiler
from daedalus.language.typed import Answer, CardTree, Do, Statement
from daedalus.language.vocabulary import Vocabulary
from daedalus_tools.deep.goals import BLOCK, LINE, Key, key


def matters(g: CardGame, since: int, silent: Collection[str]) -> bool:
    """Whether anything has happened since an entry of the journal: a change, a die, a look at what was hidden.

    What is silent does not count.
    """
    fields = g.schema.fields
    return any(
        entry[0] in (ROLL, REVEAL) or (entry[0] == CHANGE and fields[entry[1]].name not in silent)
        for entry in g.journal[since:]
    )


class Trace:
    """What has been seen of one card."""

    def __init__(self, silent: Collection[str]) -> None:
        self.silent = silent
        self.reached: set[Key] = set()
        self.changed: set[Key] = set()
        self.effective: set[Key] = set()  # the sentences that changed something in the present run
        self.told: set[int] = set()  # answers that made a difference, by identity
        self.answers: dict[str, Answer] = {}
        self.names: dict[str, Any] = {}
        self.inspect: Callable[[], object] | None = None  # says what is wrong after a sentence
        self.suspect: Key | None = None  # the first sentence after which something was

    def begin(self) -> None:
        """A new run."""
        self.effective.clear()

    def note(self, key: Key) -> None:
        self.reached.add(key)

    def did(self, key: Key, g: CardGame, since: int) -> None:
        if self.inspect is not None and self.suspect is None and self.inspect():
            self.suspect = key
        self.ended(key, g, since)

    def ended(self, key: Key, g: CardGame, since: int) -> None:
        """The same of a sentence that has ended the game: nobody looks at a position after it."""
        if key not in self.effective and matters(g, since, self.silent):
            self.effective.add(key)
            self.changed.add(key)

    def tell(self, function: Callable[..., Any]) -> None:
        """An answer has made a difference; those of other cards are none of our business."""
        if function.__globals__ is self.names:
            self.told.add(id(self.answers[function.__name__]))


class Tracer(Compiler):
    """The compiler with a note to the trace at the head of each block and around each line."""

    def __init__(self, vocabulary: Vocabulary, file: str, trace: Trace) -> None:
        super().__init__(vocabulary, file)
        self.trace = trace
        trace.names = self.names
        self.names["t_reached"] = trace.note
        self.names["t_did"] = trace.did
        self.names |= {"t_over": GameOver, "t_ended": trace.ended}

    def _block(self, body: Sequence[Statement], maybe: set[str]) -> set[str]:
        if body:
            self.out.add(f"t_reached({key(BLOCK, body[0].span)!r})", body[0].span.line)
        return super()._block(body, maybe)

    def _statement(self, s: Statement, maybe: set[str]) -> None:
        line = s.span.line
        self.out.add(f"t_reached({key(LINE, s.span)!r})", line)
        if not isinstance(s, Do):
            super()._statement(s, maybe)
            return
        since = f"t_{line}_{s.span.column}"
        told = f"({key(LINE, s.span)!r}, g, {since})"
        self.out.add(f"{since} = len(g.journal)", line)
        self.out.add("try:", line)
        self.out.depth += 1
        super()._statement(s, maybe)
        self.out.depth -= 1
        self.out.add("except t_over:", line)
        self.out.add(f"    t_ended{told}", line)
        self.out.add("    raise", line)
        self.out.add(f"t_did{told}", line)

    def _answer(self, answer: Answer, bound: Sequence[str]) -> str:
        name = super()._answer(answer, bound)
        self.trace.answers[name] = answer
        return name


def traced(tree: CardTree, set_: str, trace: Trace, vocabulary: Vocabulary) -> list[Card]:
    """The cards of a tree, each telling the trace what it does."""
    program = Tracer(vocabulary, tree.file, trace).card(tree)
    return [evolve(card, program=lambda: program) for card in compile_card(tree, set_, vocabulary)]
