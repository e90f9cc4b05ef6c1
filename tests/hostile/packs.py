"""A sound pack with something of everything in it, what attacks change in it, and how it is tried."""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.hostile.attacking import Answer, Attack

Files = Mapping[str, str | bytes | None]  # path in the pack -> what is in the file; nothing: no such file

PACK = """\
name: oil-crisis
title: Oil Crisis
version: 1.0.0
game: labyrinth
authors: [Somebody]
licence: CC-BY-4.0
replaces: [20]
new tracks:
  oil price:
    from: 0
    to: 6
    start: 2
    levels:
      - {name: cheap, from: 0, to: 3}
      - {name: dear, from: 4, to: 6}
new markers:
  refugee camp: {most: 8, in one space: 2}
victory:
  - {side: jihadist, if: "oil price > 5 and refugee camps on map > 3"}
"""
CARD = """\
card 241 "Embargo"
  jihadist, 2 ops
  play in a muslim country c where cells > 0
  event:
    +1 oil price
    place 1 refugee camp in c
    if oil price level = dear: +1 funding
"""
VARIANT = """\
card 20 "King Abdullah"
  us, 2 ops
  event:
    -1 oil price
    +1 prestige
"""
TABLES = """\
turn: {cards us may keep: 2}
tracks:
  funding:
    levels:
      - {name: tight, from: 1, to: 2, hand: 7, unavailable cells: 10}
      - {name: moderate, from: 3, to: 6, hand: 8, unavailable cells: 5}
      - {name: ample, from: 7, to: 9, hand: 9, unavailable cells: 0}
"""
BOARD = """\
countries:
  Cyprus: {kind: non-muslim, governance: fair}
  Egypt: {resources: 2}
links:
  - [Cyprus, Turkey]
  - [Cyprus, Lebanon]
without:
  links: [[Canada, United Kingdom]]
"""
SCENARIO = """\
name: Oil Crisis
game: labyrinth
extends: anaconda
deck: [base, 241]
tracks: {oil price: 3}
countries:
  Cyprus: {posture: soft, cells: 1}
  Egypt: {refugee camps: 1}
"""
SOUND: dict[str, str] = {
    "pack.yaml": PACK,
    "cards/241-embargo.card": CARD,
    "cards/020-king-abdullah.card": VARIANT,
    "tables.yaml": TABLES,
    "boards/map.yaml": BOARD,
    "scenarios/crisis.yaml": SCENARIO,
    "rules.yaml": "rules: {X1: Oil is dear.}\n",
}
PLAIN_CARD = 'card 241 "Strike"\n  us, 2 ops\n  event:\n    +1 prestige\n'
BARE = "name: bare\nversion: 1.0.0\ngame: labyrinth\n"
PLAIN = "name: Plain\ngame: labyrinth\nextends: anaconda\n"


def write(folder: Path, files: Files, over: Files = SOUND) -> Path:
    """A pack in a folder."""
    for name, content in {**over, **files}.items():
        if content is not None:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content.encode() if isinstance(content, str) else content)
    return folder


def said(**files: str) -> dict[str, str]:
    """A pack that says only this: `pack`, `tables`, `board`, `scenario`, `rules`, each the end of its file."""
    made = {"pack.yaml": BARE + files.get("pack", ""), "scenarios/plain.yaml": PLAIN + files.get("scenario", "")}
    names = {"tables": "tables.yaml", "board": "boards/map.yaml", "rules": "rules.yaml", "card": "cards/241.card"}
    return made | {names[key]: text for key, text in files.items() if key in names}


def around(place: Path) -> dict[str, tuple[int, int]]:
    """All that lies in a folder, with its size and when it was written."""
    found = {}
    for at, folders, names in os.walk(place):
        for name in [*folders, *names]:
            about = os.lstat(os.path.join(at, name))
            when = 0 if stat.S_ISDIR(about.st_mode) else about.st_mtime_ns
            found[os.path.relpath(os.path.join(at, name), place)] = (about.st_size if when else 0, when)
    return found


class Trial:
    """Checks a pack, plays it and installs it; nothing may be written but into the home of packs."""

    def __init__(self, attack: Attack, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.attack, self.place, self.home = attack, place, place / "home" / "packs"
        monkeypatch.setenv("DAEDALUS_DATA", str(place / "home"))

    def refused(self, source: Path, message: str = "") -> Answer:
        """One message by every way in, and nothing is left behind."""
        before = around(self.place)
        answer = self.attack("pack", "check", source, "--quick", "--games", 0) if source.is_dir() else None
        installed = self.attack("pack", "install", source)
        assert answer is None or says(message, answer.told), answer.told
        assert says(message, installed.told), installed.told
        self.nothing_written(before)
        return installed

    def nothing_written(self, before: dict[str, tuple[int, int]]) -> None:
        after = {name: about for name, about in around(self.place).items() if name not in ("home", "home/packs")}
        assert after == {name: about for name, about in before.items() if name not in ("home", "home/packs")}

    def plays(self, folder: Path) -> None:
        """It is odd, but three games of it end, and no position breaks a rule."""
        self.attack("pack", "check", folder, "--quick", "--games", 3, codes=[0])


@pytest.fixture
def trial(attack: Attack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Trial:
    return Trial(attack, tmp_path, monkeypatch)


def says(message: str, told: str) -> bool:
    return any(part in told for part in message.split("|"))
