"""A message whose English has changed since it was translated is stale: until its translation changes, or is
confirmed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.text.fingerprints import written
from daedalus.text.places import VARIABLE
from daedalus_tools.cli import main
from daedalus_tools.i18n.seen import FILE, confirm, read, seen

GAMES = [registry.game("labyrinth"), registry.game("twilight")]
LANGUAGE = "fr"
FILES = {
    "core.ftl": "card-may = { $what } ?\ncard-choose = { $what }\n",
    "labyrinth/rules.ftl": "rule-4-0 = Il y a 120 cartes.\n",
    "text/own.ftl": "list-and = { $before } et { $last }\n",
    "labyrinth/text/terms.ftl": "cell = cellule\n    .gender = f\n",
}
KEYS = {
    ("core.ftl", "card-may"), ("core.ftl", "card-choose"), ("labyrinth/rules.ftl", "rule-4-0"),
    ("text/phrases.ftl", "list-and"), ("labyrinth/text/terms.ftl", "cell"),
}  # fmt: skip


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A few messages of a language, all of them written down as seen."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    for name, text in FILES.items():
        file = tmp_path / LANGUAGE / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    confirm(seen(GAMES, LANGUAGE), LANGUAGE)
    return tmp_path / LANGUAGE


def english_was_another(home: Path, *keys: str) -> None:
    """As if the English of these messages had been another when they were seen."""
    text = (home / FILE).read_text(encoding="utf-8")
    for key in keys:
        text, times = re.subn(rf"^# \w+(?=\n{key} =)", "# 000000", text, flags=re.MULTILINE)
        assert times == 1
    (home / FILE).write_text(text, encoding="utf-8")


def stale() -> set[str]:
    return {key for _, key in seen(GAMES, LANGUAGE).stale()}


def test_all_that_is_translated_is_written_down(french: Path) -> None:
    assert set(read(LANGUAGE)) == KEYS
    assert stale() == set()
    assert seen(GAMES, LANGUAGE).unrecorded() == []


def test_english_that_changed_makes_its_translation_stale(french: Path) -> None:
    english_was_another(french, "card-may", "rule-4-0", "list-and", "cell")
    assert stale() == {"card-may", "rule-4-0", "list-and", "cell"}


def test_a_translation_that_changed_too_is_fresh_and_stays_so(french: Path) -> None:
    english_was_another(french, "card-may", "card-choose")
    file = french / "core.ftl"
    file.write_text(FILES["core.ftl"].replace("{ $what } ?", "voulez-vous : { $what } ?"), encoding="utf-8")
    assert stale() == {"card-choose"}
    confirm(seen(GAMES, LANGUAGE), LANGUAGE)
    assert stale() == {"card-choose"}  # which nobody has named
    assert seen(GAMES, LANGUAGE).unrecorded() == []


def test_comments_and_layout_do_not_count(french: Path) -> None:
    before = dict(written(french / "core.ftl"))
    text = "# Une question.\ncard-may =\n    { $what } ?\n\ncard-choose = {$what}\n"
    (french / "core.ftl").write_text(text, encoding="utf-8")
    assert written(french / "core.ftl") == before


def test_a_translation_is_confirmed_by_its_key_or_its_file(french: Path) -> None:
    english_was_another(french, "card-may", "rule-4-0", "cell")
    confirm(seen(GAMES, LANGUAGE), LANGUAGE, ["cell"])
    assert stale() == {"card-may", "rule-4-0"}
    confirm(seen(GAMES, LANGUAGE), LANGUAGE, ["labyrinth/rules.ftl"])
    assert stale() == {"card-may"}


def test_looking_at_one_game_keeps_what_was_seen_of_the_others(french: Path) -> None:
    confirm(seen(GAMES[1:], LANGUAGE), LANGUAGE)
    assert set(read(LANGUAGE)) == KEYS


def test_the_command_writes_down_and_tells_what_is_left(french: Path, capsys: pytest.CaptureFixture[str]) -> None:
    english_was_another(french, "card-may", "cell")
    assert main(["i18n", "seen", LANGUAGE]) == 1
    told = capsys.readouterr().out
    assert "0 messages new or translated anew, 0 confirmed, 2 to look at" in told
    assert "core.ftl: card-may" in told
    assert main(["i18n", "seen", LANGUAGE, "card-may", "cell"]) == 0
    assert "2 confirmed, 0 to look at" in capsys.readouterr().out
    assert main(["i18n", "seen", LANGUAGE, "card-mary"]) == 2
    assert main(["i18n", "seen"]) == 2
    assert main(["i18n", "status", LANGUAGE, "card-may"]) == 2


def test_status_and_check_tell_what_is_stale(french: Path, capsys: pytest.CaptureFixture[str]) -> None:
    english_was_another(french, "card-may", "rule-4-0", "list-and")
    main(["i18n", "status", LANGUAGE, "--json"])
    files = json.loads(capsys.readouterr().out)["languages"][LANGUAGE]
    told = {name: about["stale"] for name, about in files.items() if about["stale"]}
    stale = {"core.ftl": ["card-may"], "labyrinth/rules.ftl": ["rule-4-0"], "text/phrases.ftl": ["list-and"]}
    assert told == stale
    assert main(["i18n", "check", LANGUAGE]) == 1
    assert "own.ftl: stale: list-and: its English has changed" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["de", "it", "pl", "ru"])
def test_what_comes_with_the_games_is_written_down(language: str) -> None:
    """Nearly all of it: who adds a message and its translations need not write it down at once."""
    found = seen(GAMES, language)
    assert len(found.now) > 2000
    assert len([place for place in found.now if place in found.before]) > 0.8 * len(found.now)
