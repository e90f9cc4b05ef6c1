"""Parts of a card, each said by itself in a language: a condition, a choice, some orders. With the words that its text
is made with; what the card calls by a letter is called so, or by what it stands for where that is known."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from daedalus.core.messages import CARD
from daedalus.kit.definition import Definition
from daedalus.language import typed
from daedalus.language.typed import CardTree, Expr, Statement
from daedalus.language.vocabulary import TEXT
from daedalus.language.walking import nodes
from daedalus.text import plan as p
from daedalus.text.described import Known
from daedalus.text.folding import together
from daedalus.text.lasting import Lasting
from daedalus.text.places import ENGLISH
from daedalus.text.speech import speaker
from daedalus.text.tidying import tidy

Names = Mapping[str, Any]  # of a card -> what they stand for


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

    def condition(self, e: Expr, names: Names | None = None) -> str:
        return self._say(self._known(e, names).clause(e))

    def value(self, e: Expr, names: Names | None = None) -> str:
        return self._say(self._known(e, names).part(e))

    def things(self, things: typed.Things) -> str:
        """All of them."""
        return self._say(self._known(things, None).thing(things, p.ALL))

    def choice(self, choice: typed.Choose, names: Names | None = None) -> str:
        """What is to be chosen, by whom."""
        orders = self._lasting(choice, names).orders
        what = p.shared("choose", what=orders.wanted(choice))
        return self._say(orders._side("side-does", choice.side, what) if choice.side else what)

    def orders(self, body: Sequence[Statement], names: Names | None = None, association: str = "") -> str:
        """What is to be done, in one line."""
        return self._say(self._lasting(body, names, association).orders.body(body))

    def answer(self, answer: typed.Answer, tree: CardTree | None = None) -> str:
        """What a rule point is answered."""
        return self._say(self._lasting(answer, None, "", tree).answer(answer))

    def moment(self, trigger: typed.Trigger, tree: CardTree | None = None) -> str:
        """When something happens, and under which condition."""
        lasting = self._lasting(trigger, None, "", tree)
        when = [lasting._moment(trigger)]
        return self._say(together(p.AND, when))

    # -- together -----------------------------------------------------------------------------------

    def _say(self, part: p.Part) -> str:
        return tidy(self.speaker.say(part)).rstrip(", ")

    def _known(self, part: object, names: Names | None) -> Known:
        """Every name in it is said as it is; one that stands for something, as that."""
        known, names = Known(self.words), names or {}
        for node in nodes(part):
            if isinstance(node, typed.Variable):
                value = names.get(node.name)
                known.said[node.name] = self._named(node, value) if value is not None else _letter(node, known)
        return known

    def _named(self, name: typed.Variable, value: Any) -> p.Part:
        if name.type == CARD:
            card = self.game.cards.library.cards.get(value)
            return p.Title(card.title if card is not None else str(value))
        if name.type == TEXT:
            return p.Title(str(value))
        if isinstance(value, int):
            return p.Number(value)
        if type(value) is tuple:
            return p.Several(p.AND, tuple(self._named(name, item) for item in value))
        return p.Name(str(value), self.words.single_of(name.type) or name.type)

    def _lasting(
        self, part: object, names: Names | None, association: str = "", tree: CardTree | None = None
    ) -> Lasting:
        return Lasting(tree or CardTree(association=association), self.words, self._known(part, names))


def _letter(name: typed.Variable, known: Known) -> p.Part:
    return p.Name(name.name, known.noun(name.type))


@functools.cache
def saying(game: Definition, language: str = ENGLISH) -> Saying:
    return Saying(game, language)
