"""While another player thinks: what came of the person's own answer is shown at once, and who is being waited for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from daedalus.core.decision import Option
from daedalus.core.game import Game, Policy
from daedalus.core.messages import Said
from daedalus_tools.play.paging import ERASE, Pages, erases
from daedalus_tools.play.words import Words, ui


class Waiting:
    """In a `with`, around whatever lets the game go on; at a terminal only, as a pipe waits for nobody."""

    def __init__(self, game: Game, pages: Pages, news: Callable[[], list[str]], words: Words) -> None:
        self.game = game
        self.pages = pages
        self.news = news
        self.words = words
        self.told = False  # whether the news were shown since the person answered
        self.policies: dict[str, Policy] = {}

    def __enter__(self) -> None:
        self.told = False
        self.policies = self.game.policies
        if self.pages.turned:
            self.game.policies = {side: self._seen(policy) for side, policy in self.policies.items()}

    def __exit__(self, *about: object) -> None:
        self.game.policies = self.policies

    def _seen(self, policy: Policy) -> Policy:
        """A policy that is seen to think."""

        def answer(game: Game, side: str, said: Said, options: Sequence[Option]) -> Option:
            if game is not self.game:  # a copy, on which something is tried
                return policy(game, side, said, options)
            if not self.told:
                self.told = True
                self.pages.show(self.news())
            if not erases():
                return policy(game, side, said, options)
            print(ui("thinking", side=self.words.side(side)), end="", flush=True)
            try:
                return policy(game, side, said, options)
            finally:
                print(ERASE, end="", flush=True)

        return answer
