"""Rules are told in a language as far as it has them, and in English otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.core.errors import DaedalusError
from daedalus.kit import registry
from daedalus.text.digests import key
from daedalus_tools.cli import main
from daedalus_tools.docs.citations import rulebook
from tests.text.conftest import write

GAME = registry.game("labyrinth")
LINES = """\
## Jihad

rule-8-4 = Jihad zielt auf Länder.
# Ein langer Satz.
rule-8-4-2 =
    Mit fünf Zellen mehr
    als Truppen.
"""


def test_key_of_a_rule() -> None:
    assert key("8.4.2") == "rule-8-4-2"
    assert key("4.5.A") == "rule-4-5-A"


def test_what_a_language_has_is_told_in_it_and_the_rest_in_english(own: Path) -> None:
    write(own / "xx" / "labyrinth" / "rules.ftl", LINES)
    told, english = rulebook(GAME, "xx").rules, rulebook(GAME).rules
    assert told["8.4"] == "Jihad zielt auf Länder."
    assert told["8.4.2"] == "Mit fünf Zellen mehr als Truppen."
    assert told["8.4.1"] == english["8.4.1"]
    assert list(told) == list(english)


def test_rules_are_listed_in_the_language_that_is_asked_for(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(own / "xx" / "labyrinth" / "rules.ftl", LINES)
    write(own / "xx" / "text" / "phrases.ftl", "")
    assert main(["rules", "8.4.2", "--lang", "xx"]) == 0
    assert capsys.readouterr().out.startswith("8.4.2    Mit fünf Zellen mehr als Truppen.\n")


def test_a_file_that_is_no_text_is_one_message(own: Path) -> None:
    file = write(own / "xx" / "labyrinth" / "rules.ftl", "")
    file.write_bytes("rule-8-4 = Größe".encode("latin-1"))
    with pytest.raises(DaedalusError, match="UTF-8"):
        rulebook(GAME, "xx")
