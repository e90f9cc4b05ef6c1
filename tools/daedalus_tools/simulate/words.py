"""The words of simulations, in the language of the run: `locale/<language>/simulate.ftl`."""

from __future__ import annotations

from daedalus.kit.definition import Definition
from daedalus.text.bundle import render
from daedalus_tools.language import spoken
from daedalus_tools.play.words import Words


def sim(key: str, **about: str | int) -> str:
    """A text of the report, of the progress or of a picture."""
    return render(f"sim-{key}", about, language=spoken(), catalogue="simulate")


def side_name(definition: Definition, id_: str) -> str:
    """A side, or that nobody has won."""
    return Words(definition, spoken()).side(id_) if id_ else sim("draw")


def track(definition: Definition, name: str) -> str:
    return Words(definition, spoken()).word(name)
