"""`daedalus i18n check` finds lines that were copied and not changed, and denials that only one language has lost; one
word that a language has for two things of English is neither."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus_tools.i18n.plain import check_plain
from tests.text.changing import found


def in_file(folder: Path, game: str, language: str, name: str, text: str) -> list[str]:
    """What is found in a file of a language that has only these messages."""
    file = folder / language / name
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    problems = check_plain(registry.game(game), language, root=folder)
    return [f"{x.what} {x.text}" for x in problems if x.what in ("pasted", "not-denied")]


BLOCKED = "header-blocked-by: says the same as header-blocks"
LOST = "English denies it, and so do all other languages"


@pytest.mark.parametrize(
    ("language", "name", "text", "says"),
    [
        ("pl", "header.ftl", "header-blocks = blokuje { $cards }\nheader-blocked-by = blokuje { $cards }\n", BLOCKED),
        ("it", "header.ftl", "header-blocks = blocca { $cards }\nheader-blocked-by = blocca { $cards }\n", BLOCKED),
        ("ru", "header.ftl", "header-requires = требует { $cards }\nheader-requires-any = требует { $cards }\n",
         "header-requires-any: says the same as header-requires"),
        ("de", "twilight/header.ftl", "symbol-early-war = Früher Krieg\nsymbol-late-war = Früher Krieg\n",
         "symbol-late-war: says the same as symbol-early-war"),
        ("it", "twilight/options.ftl",
         "option-animal-in-space = Animale nello spazio\noption-man-in-space = Animale nello spazio\n",
         "option-man-in-space: says the same as option-animal-in-space"),
        ("de", "options.ftl", "option-yes = ja\noption-no = ja\n", "option-no: says the same as option-yes"),
    ],
)  # fmt: skip
def test_a_line_that_was_copied_is_found(tmp_path: Path, language: str, name: str, text: str, says: str) -> None:
    assert in_file(tmp_path, "twilight", language, name, text)[0] == f"pasted {says}"


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        ("de", "understood.ftl", "understood-when = wenn { $what }\nunderstood-if = wenn { $what }\n"),
        ("pl", "trouble.ftl", "trouble-pages = Strony: { $pages }.\ntrouble-sides = Strony: { $sides }.\n"),
        ("it", "shown.ftl", "shown-none = nessuno\nshown-nobody = nessuno\n"),
        ("de", "named.ftl", "type-pile = Kartenstapel\ntype-piles = Kartenstapel\n"),
    ],
)
def test_one_word_for_two_is_right(tmp_path: Path, language: str, name: str, text: str) -> None:
    assert not in_file(tmp_path, "twilight", language, name, text)


@pytest.mark.parametrize(
    ("language", "name", "text", "key"),
    [
        ("it", "lint.ftl", "N007-sides = { QUOTED($name) } è una parte\n", "N007-sides"),
        ("de", "titles.ftl", "title-H003 = ein Operationswert, den jede Karte hat\n", "title-H003"),
        ("de", "try.ftl", "try-nothing-happened = Etwas geschah.\n", "try-nothing-happened"),
    ],
)
def test_a_denial_that_one_language_has_lost_is_found(
    tmp_path: Path, language: str, name: str, text: str, key: str
) -> None:
    assert in_file(tmp_path, "labyrinth", language, name, text) == [f"not-denied {key}: {LOST}"]


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        ("it", "titles.ftl", "title-L007 = un effetto duraturo che nulla avvia, o nulla termina\n"),
        ("de", "lint.ftl", "L006 = { QUOTED($name) } wird nirgends verwendet\n"),
        ("de", "lint.ftl", "L006 = { QUOTED($name) } bleibt ungenutzt\n"),
        ("it", "lint.ftl", "L006 = { QUOTED($name) } resta inutilizzato\n"),
        ("de", "lint.ftl", "S023 = dieser Kommentar ist unverständlich\n"),
        ("de", "titles.ftl", "title-H003 = ein Operationswert, der allen Karten fehlt\n"),
    ],
)
def test_a_denial_by_another_word_is_right(tmp_path: Path, language: str, name: str, text: str) -> None:
    assert not in_file(tmp_path, "labyrinth", language, name, text)


@pytest.mark.parametrize(
    ("game", "language", "old", "new", "says"),
    [
        ("labyrinth", "it", "list-or = { $before } o {", "list-or = { $before } e {",
         "pasted list-or: says the same as list-and"),
        ("labyrinth", "it", "half-of-rounded-down = la metà (arrotondata per difetto)",
         "half-of-rounded-down = la metà (arrotondata per eccesso)", "pasted half-of-rounded-"),
        ("labyrinth", "ru", "at-most = { FORM($n) } и меньше", "at-most = { FORM($n) } и больше",
         "pasted at-most: says the same as at-least"),
        ("labyrinth", "it", "blocked-by = non giocabile se", "blocked-by = giocabile se",
         f"not-denied blocked-by: {LOST}"),
        ("twilight", "it", ".side = non giocabile {", ".side = giocabile {", f"not-denied blocked-by.side: {LOST}"),
    ],
)  # fmt: skip
def test_the_same_is_found_in_what_card_texts_are_made_with(
    tmp_path: Path, game: str, language: str, old: str, new: str, says: str
) -> None:
    assert [text for text in found(tmp_path, game, language, old, new) if text.startswith(says)]
