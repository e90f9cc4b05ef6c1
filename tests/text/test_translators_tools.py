"""A new language begins with everything to translate; a page shows all cards of a language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from daedalus.core.errors import DaedalusError
from daedalus.data import folder
from daedalus.kit import registry
from daedalus.text.bundle import ENGLISH
from daedalus.text.locales import files, read
from daedalus.text.overrides import fingerprint
from daedalus.text.plain import parts
from daedalus.text.skeleton import write
from daedalus_tools.cli import main
from daedalus_tools.i18n import preview
from daedalus_tools.i18n.status import states
from tests.text.conftest import write as write_file

GAME = registry.game("labyrinth")


def test_skeleton_has_every_message_and_says_what_it_is_given(tmp_path: Path) -> None:
    made = write(GAME, "fr", tmp_path)
    every = parts(GAME)
    assert len(made) == len(files(GAME, ENGLISH)) + len(every) + 3  # words to keep, and what words mean
    assert all(
        read(file) == ((), ()) for file in made if file.suffix == ".ftl"
    )  # nothing but comments: English is spoken until then
    text = next(file for file in made if file.name == "sentences.ftl").read_text(encoding="utf-8")
    assert "# Says: place {n:number} cell[s] in {c:country}\n# $n: number\n# $c: country; GENDER($c)" in text
    for file in files(GAME, ENGLISH):
        copy = tmp_path / "fr" / file.relative_to(folder("locale") / ENGLISH)
        commented = copy.read_text(encoding="utf-8")
        assert all(f"# {m.key} =" in commented for m in read(file)[0])
    for part in every:
        commented = (tmp_path / "fr" / part.name).read_text(encoding="utf-8")
        assert all(f"# {entry.key} =" in commented for entry in part.english.values())


def test_skeleton_says_what_a_question_is_given(tmp_path: Path) -> None:
    write(GAME, "fr", tmp_path)
    text = (tmp_path / "fr" / "labyrinth" / "decisions.ftl").read_text(encoding="utf-8")
    assert "# Variables: $c: country, $target: country.\n# move-cell = " in text


def test_english_digests_are_those_of_the_list_of_rules(tmp_path: Path) -> None:
    """A file for tools that translate from one; after a change of the list: daedalus i18n new en."""
    for game in (GAME, registry.game("twilight")):
        [file] = write(game, ENGLISH, tmp_path)
        shipped = game.locale_home(ENGLISH) / "rules.ftl"
        assert shipped.read_text(encoding="utf-8") == file.read_text(encoding="utf-8")


def test_what_is_uncommented_can_be_read(tmp_path: Path) -> None:
    [file] = [file for file in write(GAME, "fr", tmp_path) if file.name == "verbs.ftl"]
    text = file.read_text(encoding="utf-8").replace("# do-place = place\n", "do-place = placez\n")
    file.write_text(text, encoding="utf-8")
    assert {m.key for m in read(file)[0]} == {"do-place"}


def test_files_that_are_there_are_left_alone(tmp_path: Path) -> None:
    write(GAME, "fr", tmp_path)
    assert write(GAME, "fr", tmp_path) == []


def test_no_such_language(tmp_path: Path) -> None:
    with pytest.raises(DaedalusError, match="no language is called 'x9'"):
        write(GAME, "x9", tmp_path)


def test_page_shows_every_card_beside_english() -> None:
    page = preview.page(GAME, "de")
    assert page.count("<article") == len({id(card.tree) for card in GAME.cards.library.cards.values()})
    assert "http" not in page.replace("https", "http").split("<style>")[0]
    assert "src=" not in page
    assert "Place 1 cell in Somalia." in page
    assert "Platziere 1 Zelle in Somalia." in page


def test_page_and_status_tell_what_is_missing_stale_and_by_hand(own: Path) -> None:
    cards = GAME.cards.library.cards
    write_file(
        own / "de" / "labyrinth" / "cards.ftl",
        f"card-49 = Somalia bekommt 1 Zelle.\n    .of = {fingerprint(cards[49].tree)}\n"
        "card-72 = Ein alter Text.\n    .of = 12345678\n",
    )
    shown = {n: x for x in preview.cards(GAME, "de") for n in x.card.copies}
    assert (shown[49].state, shown[49].text) == ("by hand", "Somalia bekommt 1 Zelle.")
    assert (shown[72].state, shown[72].old) == ("stale", "Ein alter Text.")
    [state] = [x for x in states([GAME], "de") if x.file == "labyrinth/cards.ftl"]
    assert (state.by_hand, state.stale) == (("card-49", "card-72"), ("card-72",))


def test_page_shows_what_stands_above_a_card_in_both_languages(own: Path) -> None:
    write_file(own / "de" / "header.ftl", "header-remove = Entfernen\nheader-blocks = blockiert { $cards }\n")
    page = preview.page(GAME, "de")
    assert "<i>USA, Entfernen, " in page
    assert "blockiert Abu Sayyaf" in page
    assert "<i>US, remove, mark in Philippines; blocks Abu Sayyaf</i>" in page


def test_status_counts_every_file_of_a_language(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_file(own / "fr" / "text" / "verbs.ftl", "do-place = placez\n")
    write_file(own / "fr" / "labyrinth" / "rules.ftl", "rule-8-4 = Le djihad.\nrule-8-4-2 = Le grand djihad.\n")
    assert main(["i18n", "status", "fr", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["languages"]["fr"]
    rules = found["labyrinth/rules.ftl"]
    assert (rules["translated"], rules["wanted"] - rules["translated"]) == (2, len(rules["missing"]))
    assert "rule-8-4-1" in rules["missing"]
    assert {"lint.ftl", "report.ftl", "header.ftl", "twilight/fields.ftl", "twilight/text/terms.ftl"} <= set(found)
    assert found["text/verbs.ftl"]["translated"] == 1
