"""The public surface: one object, its legal options, answer, undo, fork. See docs/api.md.

Everything a program needs is here; other modules may change from one version to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import frozen

from daedalus.core import save as saves
from daedalus.core.decision import Decision, Option, Pending
from daedalus.core.dice import draw
from daedalus.core.errors import DaedalusError, trouble
from daedalus.core.game import Game as CoreGame
from daedalus.core.game import Policy as CorePolicy
from daedalus.core.journal import CHANGE
from daedalus.core.messages import Said
from daedalus.core.save import Saved
from daedalus.core.session import Session
from daedalus.core.view import entry_data, journal, plain, seen
from daedalus.core.view import view as whole_view
from daedalus.kit import pack, registry
from daedalus.kit.definition import Definition
from daedalus.kit.game import CardGame
from daedalus.kit.layout import lines
from daedalus.kit.library import Card

Policy = Callable[["View", Decision], Option | None]


@frozen
class Result:
    """How a game ended: the side that won, or nobody in a draw, by which rule, and where the tracks stood."""

    winner: str
    rule: str
    figures: Mapping[str, Any]

    @property
    def draw(self) -> bool:
        return not self.winner


class View:
    """What one side may see of a game. Nothing is looked at before it is asked for."""

    __slots__ = ("_asked", "_definition", "_game", "_start", "side")

    def __init__(
        self, game: CoreGame, side: str, definition: Definition, start: Saved, asked: Callable[[], Decision | None]
    ) -> None:
        self._game = game
        self.side = side
        self._definition = definition
        self._start = start
        self._asked = asked  # what anybody is to decide now

    def __getitem__(self, name: str) -> Any:
        """A track or zone by its name: `view["turn"]`; what is hidden is a count."""
        schema = self._game.schema
        if name not in schema.slot:
            raise KeyError(name)
        return self._shown(schema.slot[name])

    def space(self, name: str) -> dict[str, Any]:
        """Everything the side sees of a space."""
        schema = self._game.schema
        index = schema.index[name]
        return {attribute: self._shown(base + index) for attribute, base in schema.base.items()}

    def at(self, name: str, attribute: str) -> Any:
        """One thing of a space: `view.at("Iraq", "troops")`."""
        schema = self._game.schema
        return self._shown(schema.base[attribute] + schema.index[name])

    @property
    def spaces(self) -> tuple[str, ...]:
        return self._game.schema.spaces

    @property
    def hand(self) -> list[int]:
        """The side's own cards, by number."""
        hand: list[int] = self[f"hand of {self.side}"]
        return hand

    def entries(self) -> Iterator[dict[str, Any]]:
        """The record of the game as the side may read it, from the beginning."""
        return (entry_data(self._game, entry) for entry in journal(self._game, self.side))

    def data(self) -> dict[str, Any]:
        """All of it as plain data."""
        return whole_view(self._game, self.side)

    @property
    def taken(self) -> int:
        """How many decisions have been taken in the game so far: for a chance of one's own that needs no memory."""
        return self._game.taken

    def fork(self, *, seed: int) -> Game:
        """The game as it may be, for all that the side knows: hidden things dealt anew, another fate from here on.

        For a side that is to decide, so that a policy can look ahead without seeing more than it may.
        """
        asked = self._asked()
        if asked is None or asked.side != self.side:
            raise DaedalusError(
                trouble("trouble-has-nothing-to-decide", "{side} has nothing to decide now", side=self.side),
                remedy=trouble("trouble-fork-where-the-side", "Fork where the side is to decide."),
            )
        twin = object.__new__(Game)
        twin._definition, twin._start = self._definition, self._start
        twin._session = Session.asked(self._definition, self._game, asked, seed)
        twin._fate, twin._forks, twin._fresh = seed, 0, True
        return twin

    def _shown(self, slot: int) -> Any:
        game = self._game
        return plain(game.schema.fields[slot], seen(game, self.side, slot, game.values[slot]))


class Game:
    """A game in progress. It stops at every decision that no policy answers, and goes on with an answer."""

    def __init__(self, definition: Definition, session: Session, start: Saved) -> None:
        self._definition = definition
        self._session = session
        self._start = start
        self._fate = start.seed  # what the chance of its forks comes from
        self._forks = 0
        self._fresh = False  # whether its chance is not that of its start
        session.run()

    # -- where it stands ----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self._session.over

    @property
    def decision(self) -> Decision:
        """What the game waits for: `.side`, `.key`, `.args`, `.options`, `.choices`, `.rule`, `.cause` (the card)."""
        if self._session.pending is None:
            raise DaedalusError(trouble("trouble-the-game-is-over", "The game is over; nothing is to be decided."))
        return self._session.pending

    @property
    def result(self) -> Result:
        """How it ended."""
        game = self._session.game
        if not self.over:
            raise DaedalusError(trouble("trouble-the-game-is-not", "The game is not over yet."))
        slot = game.schema.slot["winner"]
        rule = next((e[4] for e in reversed(game.journal) if e[0] == CHANGE and e[1] == slot), "")
        tracks = {n: plain(f, game.get(n)) for n, f in game.schema.globals.items() if f.kind in ("count", "choice")}
        return Result(game.winning_side, rule, tracks)

    def standing(self, side: str) -> float | None:
        """How well a side stands, from -1 (lost) to 1 (won); None while the game goes on, if it cannot tell.

        It looks at everything: ask it of a fork, where what a side cannot know is dealt anew.
        """
        game = self._session.game
        if self.over:
            return 0.0 if not game.winning_side else 1.0 if game.winning_side == side else -1.0
        lead = self._definition.standing(game, side)
        return None if lead is None else lead / (1 + abs(lead))  # a lead can always grow, and is never a victory

    @property
    def sides(self) -> tuple[str, ...]:
        return tuple(self._definition.sides)

    @property
    def cards(self) -> Mapping[int, Card]:
        """The cards of the game by number."""
        return self._cards_game.library.cards

    @property
    def answers(self) -> Sequence[Option]:
        """All answers given so far, by people and policies."""
        return tuple(self._session.game.answers)

    def view(self, side: str) -> View:
        """What a side may see. Of hidden things it is only told how many there are."""
        if side not in self._definition.sides:
            raise DaedalusError(
                trouble("trouble-there-is-no-side", "there is no side '{side}'", side=side),
                remedy=trouble("trouble-sides", "Sides: {known}.", known=", ".join(self._definition.sides)),
            )
        session = self._session
        return View(session.game, side, self._definition, self._start, lambda: session.pending)

    def __str__(self) -> str:
        """The whole board as plain text, what is hidden too: for who may see everything."""
        from daedalus.text.showing import shown  # loads the messages

        return "\n".join(lines(shown(self._definition).board(self._cards_game)))

    def log(self, lang: str = "en") -> list[str]:
        """The game so far in words, what is hidden too, a line a happening. A fork tells from where it began."""
        from daedalus.text.log import Log, written  # loads the messages

        game = self._cards_game
        return [written(line) for line in Log(game, self._definition.show, language=lang).lines(game.journal)]

    @property
    def _cards_game(self) -> CardGame:
        game = self._session.game
        assert isinstance(game, CardGame)
        return game

    # -- playing ------------------------------------------------------------------------------------

    def answer(self, option: Option) -> None:
        """Answer the decision. An illegal answer raises an IllegalAnswer that lists the legal ones; nothing changes."""
        self._session.answer(option)

    def undo(self) -> None:
        """Take back the last answer, unless a die was rolled or something hidden was seen since."""
        self._session.undo()

    def play(self, policies: Mapping[str, Policy]) -> None:
        """Let policies answer on the spot for their sides; to the end, if all sides have one.

        A policy gets the view of its side and the decision, never the game. Without one for a side, the game stops at
        that side's next decision. If a policy fails or answers something illegal, the game waits at that decision.
        """
        unknown = next((side for side in policies if side not in self._definition.sides), None)
        if unknown is not None:
            self.view(unknown)
        game = self._session.game
        game.policies = {side: seated(self._definition, self._start, policy) for side, policy in policies.items()}
        try:
            self._session.resume()
        except BaseException:
            self._session.recover()
            raise
        finally:
            game.policies = {}

    def fork(self, *, same_dice: bool = False, seed: int | None = None) -> Game:
        """The same game, free to go another way.

        By default chance falls anew from here, and what the side to decide cannot know is dealt anew: a what-if learns
        nothing that the side may not know. Each fork has another fate; `seed` says which. With `same_dice=True` dice
        and hidden cards are those of this game: for replay and analysis.
        """
        fate = None
        if not same_dice:
            fate = seed if seed is not None else draw(draw(self._fate, len(self._session.game.answers)), self._forks)
            self._forks += 1
        twin = object.__new__(Game)
        twin._definition, twin._start = self._definition, self._start
        twin._session = self._session.fork(fate)
        twin._fate, twin._forks, twin._fresh = self._fate if fate is None else fate, 0, self._fresh or fate is not None
        return twin

    def save(self, path: str | Path, *, overwrite: bool = False) -> None:
        """Write the game to a file that `load` reads: small text that stands on its own.

        A file that is no save of this game is replaced only if told so.
        """
        if self._fresh:  # a saved game is its scenario, seed and answers
            raise DaedalusError(
                trouble("trouble-a-fork-with-a", "a fork with a chance of its own cannot be saved"),
                remedy=trouble(
                    "trouble-save-the-game-that",
                    "Save the game that it was forked from, or fork it with `same_dice=True`.",
                ),
            )
        saves.store(Path(path), saves.compose(self._start, self._session), overwrite=overwrite)


def seated(definition: Definition, start: Saved, policy: Policy) -> CorePolicy:
    """A policy as a game asks it; the tools, which drive games themselves, come in here."""

    def answer(game: CoreGame, side: str, said: Said, options: Sequence[Option]) -> Option:
        decision = Decision(side, said, tuple(options), game.asking, game.cause)
        taken = game.taken
        view = View(game, side, definition, start, lambda: decision if game.taken == taken else None)
        chosen = policy(view, decision)
        if chosen is None:
            raise Pending(decision)
        return decision.check(chosen)

    return answer


def new(
    scenario: str,
    *,
    seed: int = 1,
    length: str | None = None,
    game: str | None = None,
    packs: Sequence[str | Path] = (),
    bots: Mapping[str, str] | None = None,
) -> Game:
    """A new game of a scenario, by its name or the path of a .yaml file; `packs` are folders, or names of installed
    ones; `bots` are sides that a bot of the rulebook plays, `{"jihadist": "bot coherent"}`."""
    said = _packs(packs)
    name = game or (said[0].game if said else None)
    definition = (registry.game(name) if name is not None else registry.of_scenario(scenario)).over(said)
    chosen = definition.with_bots(definition.open(scenario), bots or {})
    session = definition.start(chosen, seed, length=length)
    return Game(chosen.edition, session, definition.saved_start(chosen, seed, length))


def load(path: str | Path, *, packs: Sequence[str | Path] = ()) -> Game:
    """A saved game, where it was left; with the packs that it was played with, which may be given."""
    saved = saves.load(Path(path))
    session = registry.game(saved.game).over(_packs(packs)).reopen(saved)
    assert isinstance(session.rules, Definition)
    return Game(session.rules, session, saved)


def _packs(packs: Sequence[str | Path]) -> list[pack.Pack]:
    return [pack.load(Path(said)) if Path(said).is_dir() else pack.find(str(said)) for said in packs]


def known_games() -> list[str]:
    """The ids of the games in the house."""
    return registry.known()


def scenarios(game: str | None = None) -> list[str]:
    """The scenarios that come with a game."""
    return (registry.game(game) if game is not None else registry.default()).scenarios.known()


@frozen
class Found:
    """Something wrong in a text, as `daedalus lint` would say it."""

    code: str
    line: int
    column: int
    message: str
    help: str
    rule: str


def lint(text: str, *, file: str = "card", game: str | None = None) -> list[Found]:
    """Everything wrong with the text of a card by itself, in the order of its lines."""
    import importlib

    from daedalus.text import findings as words

    linter = importlib.import_module("daedalus_tools.lint.checking")  # loaded only here: the engine needs no tools
    return [
        Found(f.code, f.span.line, f.span.column, words.message(f), words.help(f), f.rule)
        for f in linter.check_text(text, file, registry.game(game) if game is not None else None)
    ]
