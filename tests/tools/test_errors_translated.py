"""What a command refuses is said in the language of the person, whatever went wrong before the command knew it."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.core.errors import BrokenFile, DaedalusError, refusal, trouble
from daedalus.kit import registry
from daedalus.kit.pack import load
from daedalus.text.cards import ENGLISH, languages
from daedalus.text.troubles import told
from daedalus_tools.i18n.strange import kept_words
from daedalus_tools.i18n.untranslated import words
from tests.tools.conftest import Run

OTHERS = [name for name in languages() if name != ENGLISH]
REFUSED: dict[str, tuple[str, ...]] = {
    "no scenario": ("play", "lets-rol"),
    "nothing named": ("inspect", "lets-roll", "nowhere"),
    "no file": ("bot", "explain", "no/such.game"),
    "no pack": ("pack", "install", "nowhere"),
    "no game": ("cards", "--game", "chess"),
    "options together": ("lint", "--diff", "a.card"),
    "nothing to go on with": ("simulate", "lets-roll", "--resume"),
    "no such player": ("play", "lets-roll", "--us", "parrot"),
    "a side of another game": ("play", "lets-roll", "--ussr", "random"),
    "no page": ("docs", "nothing"),
    "no rule": ("rules", "99.99"),
}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("what", REFUSED)
def test_an_error_of_a_command_has_no_english_left(
    run: Run, monkeypatch: pytest.MonkeyPatch, what: str, language: str
) -> None:
    english = run(*REFUSED[what])
    monkeypatch.setenv("DAEDALUS_LANG", language)
    said = run(*REFUSED[what])
    assert (english.code, said.code) == (2, 2)
    assert said.err != english.err
    lists = {word for line in english.err.splitlines() for word in words(line.partition(": ")[2])}
    typed = {word for argument in REFUSED[what] for word in words(argument)} | {"daedalus"}
    left = {*words(said.err)} & {*words(english.err)} - lists - typed - kept_words(language)
    assert left == set(), said.err


def test_what_is_wrong_with_a_pack_is_said_in_german(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("name: mine\nversion: 1.0.0\ngame: labyrinth\ntitle: Mine\n", encoding="utf-8")
    (tmp_path / "run.py").write_text("", encoding="utf-8")
    with pytest.raises(BrokenFile) as caught:
        load(tmp_path)
    assert told(caught.value, "de").splitlines()[0].endswith("ein Paket hat keine Dateien wie 'run.py'")


def test_what_is_put_in_has_its_name_in_the_language() -> None:
    """Countries, sides and lists of them, with the rule behind."""
    game = registry.game("labyrinth")
    both = trouble("wrong-capitals", "more than one capital of the caliphate: {countries}", countries=("Iraq", "Syria"))
    assert told(DaedalusError(both, rule="11.3.8"), "de", game).endswith("Irak, Syrien (11.3.8)")
    assert told(DaedalusError(both, rule="11.3.8")) == f"{both} (11.3.8)"


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_system_refuses_is_said_too(language: str) -> None:
    import errno

    for number in (errno.ENOENT, errno.EACCES, errno.ENOSPC, errno.EISDIR):
        why, remedy = refusal(OSError(number, ""))
        error = DaedalusError(why, remedy=remedy)
        assert told(error, language) != str(error)
