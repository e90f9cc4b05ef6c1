"""Parts of a card, each said by itself in a language: a condition, a choice, some orders. With the words that its text
is made with; what the card calls by a letter is called so."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from daedalus.kit.definition import Definition
from daedalus.language import typed
from daedalus.language.typed import CardTree, Expr, Statement
from daedalus.language.walking import nodes
from daedalus.text import plan as p
from daedalus.text.described import Known
from daedalus.text.folding import together
from daedalus.text.lasting import Lasting
from daedalus.text.places import ENGLISH
from daedalus.text.speech import speaker
from daedalus.text.tidying import tidy


class Saying:
    """Says parts of the cards of one game in one language."""

    def __init__(self, game: Definition, language: str = ENGLISH) -> None:
        self.game = game
        self.words = game.words
        self.speaker = speaker(game, language)

    def knows(self, part: object) -> bool:
        """Whether all words of a part are those of the game; packs have others."""
        calls = (node for node in nodes(part) if isinstance(node, typed.Call))
        return all(self.words.by_key.get(call.word.key) is call.word for call in calls)

    # -- one part -----------------------------------------------------------------------------------

    def condition(self, e: Expr) -> str:
        return self._say(self._known(e).clause(e))

    def value(self, e: Expr) -> str:
        return self._say(self._known(e).part(e))

    def things(self, things: typed.Things) -> str:
        """All of them."""
        return self._say(self._known(things).thing(things, p.ALL))

    def choice(self, choice: typed.Choose) -> str:
        """What is to be chosen, by whom."""
        orders = self._lasting(choice).orders
        what = p.shared("choose", what=orders.wanted(choice))
        return self._say(orders._side("side-does", choice.side, what) if choice.side else what)

    def orders(self, body: Sequence[Statement], association: str = "") -> str:
        """What is to be done, in one line."""
        return self._say(self._lasting(body, association).orders.body(body))

    def answer(self, answer: typed.Answer, tree: CardTree | None = None) -> str:
        """What a rule point is answered."""
        return self._say(self._lasting(answer, tree=tree).answer(answer))

    def moment(self, trigger: typed.Trigger, tree: CardTree | None = None) -> str:
        """When something happens, and under which condition."""
        lasting = self._lasting(trigger, tree=tree)
        when = [lasting._moment(trigger)]
        return self._say(together(p.AND, when))

    # -- together -----------------------------------------------------------------------------------

    def _say(self, part: p.Part) -> str:
        return tidy(self.speaker.say(part)).rstrip(", ")

    def _known(self, part: object) -> Known:
        """Every name in it is said as it is."""
        known = Known(self.words)
        for node in nodes(part):
            if isinstance(node, typed.Variable):
                known.said[node.name] = p.Name(node.name, known.noun(node.type))
        return known

    def _lasting(self, part: object, association: str = "", tree: CardTree | None = None) -> Lasting:
        return Lasting(tree or CardTree(association=association), self.words, self._known(part))


@functools.cache
def saying(game: Definition, language: str = ENGLISH) -> Saying:
    return Saying(game, language)
