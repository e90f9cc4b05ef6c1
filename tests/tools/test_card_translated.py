"""`daedalus card` in another language: what was understood is told in it, line by line; only words of the card language
and titles stay as they are written."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator

import pytest

from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.language.roles import Role
from daedalus.text.bundle import render
from daedalus.text.called import called
from daedalus.text.cards import ENGLISH, languages
from daedalus.text.outline import Node, outline
from daedalus.text.roles import role_term, role_words
from daedalus.text.understood import Understood
from daedalus_tools.docs.shapes import EXPLAINED, shapes
from daedalus_tools.i18n.names import titles
from daedalus_tools.i18n.strange import kept_words
from daedalus_tools.i18n.untranslated import own_words
from tests.tools.conftest import Run

GAMES = [registry.game("labyrinth"), registry.game("twilight")]
OTHERS = [name for name in languages() if name != ENGLISH]
PLAIN = ("card_head", "properties", "event")


def words(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[^\W\d_]{3,}", text)}


def every(nodes: Iterable[Node]) -> Iterator[Node]:
    for node in nodes:
        yield node
        yield from every(node.parts)


@functools.cache
def of_names(game: Definition) -> set[str]:
    """Countries, and marks as they are printed."""
    trees = [card.tree for card in game.cards.library.cards.values()]
    return words(" ".join((*game.words.names, *(block.mark for tree in trees for block in tree.lasting))))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_card_is_told_without_english(game: Definition, language: str) -> None:
    tells, wrong = Understood(game, language), []
    fine = kept_words(language) | own_words(game, language) | of_names(game)
    for card in game.cards.library.cards.values():
        english, own = outline(card.tree), tells.outline(card.tree)
        assert [node.rule for node in every(english)] == [node.rule for node in every(own)]
        assert [node.asks for node in every(english)] == [node.asks for node in every(own)]
        assert all(node.text for node in every(own))
        theirs = words(" ".join(node.text for node in every(english)))
        said = titles(game).sub(" ", " ".join(node.text for node in every(own)))
        given = {name for node in every(english) for name in re.findall(r"\bcalled (\w+)|\blet (\w+)", node.text)}
        left = (words(said) & theirs) - fine - {part for pair in given for part in pair}
        wrong += [(card.number, sorted(left))] if left else []
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "de",
            ("spielbar, wenn", "platziere 1 Zelle in c", "n (wie viele: Zellen) ist 1; c (wo) ist c", "gesagt von c"),
        ),
        ("pl", ("można zagrać, jeżeli", "n (ile: komórki) to 1; c (gdzie) to c", "dobierz 1 kartę")),
        ("ru", ("можно сыграть, если", "n (сколько: ячейки) — это 1; c (где) — это c")),
        ("it", ("giocabile se", "n (quanti: cellule) è 1; c (dove) è c", "pesca 1 carta")),
    ],
)
def test_a_card_line_by_line(language: str, lines: tuple[str, ...], run: Run) -> None:
    told = run("card", "61", "--lang", language).out
    for line in (*lines, "place {n:number} cell[s] in {c:country}  (place-cells,"):
        assert line in told
    for english in ("playable if", "how many cells", "While one of these", "that is chosen", "choose country", "rule "):
        assert english not in told


def test_english_stays_what_cards_say(run: Run) -> None:
    told = run("card", "61").out
    for line in ("choose country c where c is disrupted recently", "n (how many cells) is 1; c (where) is c"):
        assert line in told


# -- messages and declarations ----------------------------------------------------------------------------


def test_what_a_line_is_for_is_the_same_in_the_manual() -> None:
    for shape in shapes():
        if shape.place in ("clause", "effect") and shape.name not in PLAIN:
            assert render(f"shape-{shape.name.replace('_', '-')}", {}) == EXPLAINED[shape.name]


def roles(game: Definition) -> set[Role]:
    return {role for word in game.words.words for role in word.roles.values()}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_role_is_said_in_every_language(game: Definition) -> None:
    for role in roles(game):
        assert called(role_term(role, game.id)) == role.words == role_words(role, game.id)
        for language in OTHERS:
            said = role_words(role, game.id, language)
            assert not words(said) & words(role.words) - kept_words(language) - own_words(game, language), said
