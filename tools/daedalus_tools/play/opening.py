"""Where a command starts from: a scenario by name or path, or a saved game."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

import attrs

from daedalus.core import save
from daedalus.core.decision import GameOver
from daedalus.core.errors import BrokenFile, DaedalusError, trouble
from daedalus.core.journal import Entry
from daedalus.core.save import Saved
from daedalus.core.session import Session
from daedalus.kit.definition import Definition
from daedalus.kit.game import CardGame
from daedalus.kit.hearing import Heard
from daedalus.kit.library import Library
from daedalus.kit.show import Show
from daedalus.text.log import Log
from daedalus.text.messages import Voice
from daedalus_tools.choosing import SCENARIOS, asked_for, chosen, is_scenario, named, packs
from daedalus_tools.language import show_in, spoken
from daedalus_tools.play.seats import by_lot, ruled

WHERE = "a scenario (its name, or the path of a .yaml file), or the path of a saved game"


@attrs.frozen
class Position:
    """A game at some point, with all that is needed to save it."""

    session: Session
    start: Saved

    @property
    def game(self) -> CardGame:
        game = self.session.game
        assert isinstance(game, CardGame)
        return game

    @property
    def definition(self) -> Definition:
        """What is played."""
        rules = self.session.rules
        assert isinstance(rules, Definition)
        return rules

    @property
    def voice(self) -> Voice:
        """The words for what the game says."""
        return Voice(self.game, spoken(), self.definition.sides, self.definition)

    def log(self, since: int = 0) -> Log:
        """Who tells the journal from an entry on, in the language."""
        return Log(self.game, self.show, since, spoken(), self.definition)

    @property
    def show(self) -> Show:
        """How the game shows itself, with the names of the language."""
        return show_in(self.definition)

    def text(self) -> str:
        """The saved game, with a comment beside each answer that says who decided what."""
        say = Voice(self.game, sides=self.definition.sides)  # a file is the same in every language
        return save.compose(self.start, self.session, lambda choice: comment(choice, say))


def comment(choice: Entry, say: Voice) -> str:
    """What stands beside an answer: whose it is, what was asked and, beside a number, the title of its card."""
    _, side, said, answer, rule, _ = choice
    option = say.option(said, answer)
    named = f": {option}" if option != str(answer) else ""
    return f"{side}: {say(said)}{named}" + (f" ({rule})" if rule else "")


def accepts_edits(parser: argparse.ArgumentParser) -> None:
    """The option that every command with a saved game has."""
    parser.add_argument(
        "--accept-edits", action="store_true", help="use a saved game although it was changed by hand since"
    )


def overwrites(parser: argparse.ArgumentParser) -> None:
    """The option that every command with --save has."""
    parser.add_argument(
        "--overwrite", action="store_true", help="let --save replace a file that is no save of this game"
    )


def open_position(
    name: str,
    *,
    game: str | None = None,
    seed: int = 1,
    length: str | None = None,
    accept_edits: bool = False,
    cards: Library | None = None,
    edition: Definition | None = None,
    asked: Mapping[str, str] | None = None,
) -> Position:
    """A new game of a scenario, not begun yet, or a saved game where it was left; in an edition that is chosen.

    Who is asked to play a side matters here if it is a bot of the rulebook: the game is begun with it.
    """
    if is_saved_game(name):
        return open_saved(save.load(Path(name), accept_edits=accept_edits), game=game, cards=cards, edition=edition)
    definition = edition or chosen(game, name)
    if length is not None and length not in definition.lengths:
        raise DaedalusError(
            trouble("trouble-there-is-no-length", "there is no length '{length}'", length=length),
            remedy=trouble("trouble-use-one-of", "Use one of: {known}.", known=", ".join(definition.lengths)),
        )
    scenario = definition.open(name)
    scenario = definition.with_bots(scenario, ruled(scenario.edition or definition, seed, asked or {}))
    session = definition.start(scenario, seed, length=length, cards=cards)
    return Position(session, definition.saved_start(scenario, seed, length))


def open_saved(
    saved: Saved,
    *,
    game: str | None = None,
    cards: Library | None = None,
    edition: Definition | None = None,
    heard: list[Heard] | None = None,
) -> Position:
    definition = edition or (asked_for(game) or named(saved.game, saved.file)).over(packs())
    if saved.game != definition.id:
        message = trouble(
            "trouble-this-is-a-game", "this is a game of {game}, not of {other}", game=saved.game, other=definition.id
        )
        raise BrokenFile(
            message, where=saved.file, remedy=trouble("trouble-say-game", "Say --game {game}.", game=saved.game)
        )
    return Position(definition.reopen(saved, cards=cards, heard=heard), saved)


def is_saved_game(name: str) -> bool:
    """A file that says so itself, or any file that cannot be meant as a scenario."""
    path = Path(name)
    if save.is_save(path):
        return True
    return path.suffix not in SCENARIOS and path.is_file() and not is_scenario(name)


def begun(position: Position, seed: int) -> bool:
    """See to it that the first deal is made; says whether set-up decisions were taken by lot."""
    session, game = position.session, position.game
    if session.pending is not None:  # what is half done does not count
        game.rollback(session.steps[-1])
    if game.winner:
        raise DaedalusError(trouble("trouble-the-game-is-over-nothing", "the game is over; nothing can be tried in it"))
    if game.started:
        return False
    asked = len(game.answers)
    game.policies = by_lot(position.definition, seed)
    try:
        session.rules.step(game)
    except GameOver:
        raise DaedalusError(
            trouble("trouble-the-game-is-over-as", "the game is over as soon as it is set up")
        ) from None
    finally:
        game.policies = {}
    return len(game.answers) > asked
