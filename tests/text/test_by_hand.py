"""Texts of cards by hand, as translators write them: `by_hand/<language>-<game>-right.txt` are true to their cards in
many other words, and nothing may be said of them; in each of `-wrong.txt` one thing is not as the effect does it: a
number, a place, a side, a level, a direction, a limit, a denial, two things that have changed places."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.text.overrides import FILE, fingerprint
from daedalus.text.places import languages
from daedalus_tools.i18n.checking import check

TEXTS = sorted(Path(__file__).with_name("by_hand").glob("*.txt"))
LEAST = 200  # texts, right and wrong


def texts(file: Path) -> Iterator[tuple[int, str]]:
    for line in file.read_text(encoding="utf-8").splitlines():
        number, _, text = line.partition(" ")
        yield int(number), text


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.stem)
def test_texts_by_hand_are_told_from_each_other(file: Path, tmp_path: Path) -> None:
    language, name, kind = file.stem.split("-")
    game = registry.game(name)
    by_hand = tmp_path / FILE
    left, found = list(texts(file)), dict[int, list[str]]()
    while left:  # a card has one text in a file
        these = dict(reversed(left))
        lines = [
            f"card-{n} = {text}\n    .of = {fingerprint(game.cards.library.cards[n].tree)}\n"
            for n, text in these.items()
        ]
        by_hand.write_text("".join(lines), encoding="utf-8")
        told = [x.text for x in check(game, language, by_hand=by_hand) if x.file == by_hand]
        for n, text in these.items():
            findings = [x for x in told if x.startswith(f"card {n}: ")]
            left.remove((n, text))
            if bool(findings) is (kind == "right"):
                found[n] = findings
    assert found == {}


def test_there_are_texts_in_every_language() -> None:
    assert {file.stem.split("-")[0] for file in TEXTS} == {*languages()} - {"en"}
    assert sum(len(list(texts(file))) for file in TEXTS) >= LEAST
