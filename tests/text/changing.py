"""A language with one change in the files that card texts are made with, and what the check says of it."""

from __future__ import annotations

import shutil
from pathlib import Path

from daedalus.kit import registry
from daedalus.text.locales import files
from daedalus_tools.i18n.checking import check


def found(folder: Path, game: str, language: str, old: str, new: str) -> list[str]:
    """What is found when one of the files of a language has been changed."""
    copies = []
    for i, file in enumerate(files(registry.game(game), language)):
        copies.append(folder / f"{i}" / file.name)
        copies[-1].parent.mkdir(parents=True)
        shutil.copy(file, copies[-1])
    [at, *_] = [copy for copy in copies if old in copy.read_text(encoding="utf-8")]
    at.write_text(at.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    return [f"{x.what} {x.text}" for x in check(registry.game(game), language, copies)]
