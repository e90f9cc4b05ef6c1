"""Things of a game are called in a language wherever they stand alone: in the log, as an answer, above a card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from daedalus.core.messages import declared
from daedalus.core.schema import Field
from daedalus.games.labyrinth.game import Plot
from daedalus.games.labyrinth.view import plot_label
from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.language import typed
from daedalus.language.walking import nodes
from daedalus.text.bundle import bundle
from daedalus.text.cards import ENGLISH, languages
from daedalus.text.header import Heading
from daedalus.text.log import Log
from daedalus.text.names import FIELD, OPTION, Names, slug
from daedalus.text.showing import shown
from daedalus_tools.cli import main
from tests.support import Table
from tests.text.conftest import write

GAMES = [registry.game("labyrinth"), registry.game("twilight")]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
GERMAN = """\
field-sleeper-cells = Schläferzellen
field-governance = Regierung
    .poor = Schwach
    .fair = Mittel
field-cadre = Kader
field-plots = Plots
    .item = Plot { $kind }{ $up ->
        [yes] { " " }offen
       *[no] { "" }
    }
"""


def fields(game: Definition) -> dict[str, Field]:
    """All fields that a reader may meet: those whose changes are told, and what is shown beside the board."""
    show = game.show
    found: dict[str, Field] = {}
    for on in game.boards:
        found |= {**on.schema.globals, **on.schema.attributes}
    untold = show.bookkeeping(None)  # type: ignore[arg-type]
    return {name: f for name, f in found.items() if name not in untold or name in (*show.tracks, *show.zones)}


@each_game
def test_every_field_that_is_told_has_an_english_name_with_all_its_values(game: Definition) -> None:
    messages = bundle(f"{game.id}:fields")
    for name, field in fields(game).items():
        if name == "marks":  # told by their own names
            continue
        assert messages.has_message(FIELD + slug(name)), name
        attributes = messages.get_message(FIELD + slug(name)).attributes
        assert {slug(value) for value in field.choices} <= set(attributes), name


@each_game
def test_every_place_of_a_card_has_an_english_name(game: Definition) -> None:
    """Where a card lies is shown beside its event."""
    messages = bundle(f"{game.id}:fields")
    for scenario in game.scenarios.known():
        zones = game.new_game(game.scenarios.load(scenario), 1).zones
        assert [zone for zone in zones if not messages.has_message(FIELD + slug(zone))] == [], scenario


@each_game
def test_english_fields_are_called_as_the_board_calls_them(game: Definition) -> None:
    names = Names(game.id)
    for name, field in fields(game).items():
        assert names.field(name) == shown(game).track(name), name
        for value, word in enumerate(field.choices):
            assert names.value(field, value) == word


def answers(game: Definition) -> Iterator[str]:
    """All answers that a game or its cards name, and what comes of dice; cards and marks have names of their own."""
    for catalogue in ("core", "kit", game.id):
        yield from (way for message in declared(catalogue).values() for way in message.ways)
    titles = {card.title for card in game.cards.library.cards.values()}
    for card in game.cards.library.cards.values():
        for node in nodes(card.tree):
            if isinstance(node, typed.DoSome):
                yield from (name for name, *_ in node.options if name not in titles)


@each_game
def test_every_answer_has_an_english_message(game: Definition) -> None:
    known = {key for catalogue in (f"{game.id}:options", "options") for key in bundle(catalogue).keys}
    wanted = {name for name in answers(game) if name not in ("success", "failure")} - set(game.words.names)
    assert {name for name in wanted if OPTION + slug(re.sub(r"\d+", "n", name)) not in known} == set()


def test_log_in_a_language_calls_fields_values_and_places(own: Path, board: Table) -> None:
    write(own / "de" / "labyrinth" / "fields.ftl", GERMAN)
    g, show = board.game, registry.game("labyrinth").show
    iraq = g.schema.index["Iraq"]
    g.values[g.schema.base["governance"] + iraq] = 3
    begin = len(g.journal)
    for field, value in (("governance", 2), ("sleeper cells", 2), ("cadre", 1)):
        g.write(g.schema.base[field] + iraq, value, "4.2")
    line = list(Log(g, show, begin, "de").lines(g.journal[begin:]))[-1]
    assert line.text == "Irak: Regierung Schwach → Mittel, Schläferzellen 0 → 2, Kader"


def test_what_moves_piece_by_piece_for_one_reason_is_told_in_sum(board: Table) -> None:
    """Three cells that travel are a line for where they were and one for where they are."""
    g, show = board.game, registry.game("labyrinth").show
    field = g.schema.base["sleeper cells"]
    iraq, iran = field + g.schema.index["Iraq"], field + g.schema.index["Iran"]
    g.values[iraq], begin = 3, len(g.journal)
    for n in (1, 2, 3):
        g.write(iraq, 3 - n, "8.3.1")
        g.write(iran, n, "8.3.1")
    g.write(iran, 2, "8.3.2")
    told = [line.text for line in Log(g, show, begin).lines(g.journal[begin:])]
    assert told[1:] == ["Iraq sleeper cells 3 -> 0", "Iran sleeper cells 0 -> 3", "Iran sleeper cells 3 -> 2"]


def test_answers_are_called_by_what_they_consist_of(own: Path) -> None:
    write(own / "de" / "options.ftl", "option-in = { $what } ({ $place })\n")
    write(own / "de" / "labyrinth" / "options.ftl", "option-active-cell = aktive Zelle\noption-plot-n = Plot { $n }\n")
    names = Names("labyrinth", "de")
    assert names.thing("Saudi Arabia: active cell") == "aktive Zelle (Saudi-Arabien)"
    assert names.thing("plot 3") == "Plot 3"
    assert names.thing("Sadr") == "Sadr"  # a mark has one name in all languages
    assert Names("labyrinth").thing("Saudi Arabia: active cell") == "Saudi Arabia: active cell"


@pytest.mark.parametrize("language", [name for name in languages() if name != ENGLISH])
def test_a_plot_that_the_us_cannot_see_has_a_name_in_every_language(board: Table, language: str) -> None:
    names = Names("labyrinth", language)
    for plot in (Plot("2"), Plot("2", backlash=True)):
        label = plot_label(board.game, board.game.countries[0], plot)
        assert names.item("plots", label) != label


def test_head_of_a_card_as_it_is_printed() -> None:
    cards = {game.id: game.cards.library for game in GAMES}

    def line(game: int, number: int) -> str:
        return Heading(GAMES[game]).line(cards[GAMES[game].id].cards[number])

    assert line(0, 4) == "US, 1 op, remove, mark in Philippines"
    assert line(0, 111) == "unassociated, 2 ops, remove if US"
    assert line(0, 215) == "unassociated, 2 ops, caliphate possible if Jihadist, remove if US"
    assert line(1, 38) == "unassociated, mid war, scoring, remove *"
    links = list(Heading(GAMES[0]).links(cards["labyrinth"].cards[111], cards["labyrinth"]))
    assert links == ["blocked by FATA (US play), Al-Anbar (US play)"]


@each_game
def test_every_word_above_a_card_has_a_message(game: Definition) -> None:
    head = Heading(game)
    for card in game.cards.library.cards.values():
        assert head(f"set-{slug(card.set)}")
        assert all(head(f"symbol-{slug(symbol.partition(' if ')[0])}") for symbol in card.symbols)
        assert not card.goes or head(f"goes-{slug(card.goes)}")


def test_head_of_a_card_in_a_language(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(own / "de" / "header.ftl", "header-remove = Entfernen\nlabel-when-played = nach dem Spielen\n")
    write(own / "de" / "twilight" / "header.ftl", "header-remove = Entfernen *\nsymbol-early-war = Früher Krieg\n")
    assert main(["card", "4", "--lang", "de"]) == 0
    shown = capsys.readouterr().out
    assert "  nach dem Spielen Entfernen\n" in shown
    assert " USA\n" in shown
    game = GAMES[1]
    assert Heading(game, "de").line(game.cards.library.cards[21]).endswith("Früher Krieg, Entfernen *, markieren")
