"""What several words of Labyrinth share: needs, changes and roles; and the pieces and tracks that they count."""

from __future__ import annotations

from daedalus.games.labyrinth.words.vocabulary import LabyrinthVocabulary, Limits
from daedalus.language.records import ALWAYS, MARKS, WIDE, Becomes, Case, Need
from daedalus.language.roles import Named
from daedalus.language.vocabulary import Vocabulary


def limits(v: Vocabulary) -> Limits:
    """How many there are of the things that words count."""
    assert isinstance(v, LabyrinthVocabulary)
    return v.limits


PLOT = Named("which plot")

LEVELS = Need(
    "muslim",
    "R004",
    "4.2.3",
    "no-levels",
    cases=(Case("not muslim and not non-muslim", "R005", "4.4"),),
)
MARKED = Need(
    "tested",
    "R010",
    "4.9.4",
    "nothing-marked",
    judged=ALWAYS,
    spare="two-sided",  # their other side comes with its levels
)
POSTURE = Need(
    "with selectable posture or it = United States",
    "R003",
    "4.3.2",
    "no-posture",
    say="with selectable posture",
    cases=(Case("muslim", "R003", "4.3.2", "muslim"),),
)
GARRISON = Need("muslim", "R006", "7.3.3", "no-troops", unless="may-deploy")
MILITIA_STAND = Need("open to militia", "R002", "11.2.4", "no-militia")
NO_PLOTS = Need(
    "not islamist rule",
    "R007",
    "8.5.1",
    "no-plot",
    judged=WIDE,
    spare="not adversary",  # 8.4.4: what a revolution leaves is
)
WMD_THERE = Need(
    "wmd beside it > 0",
    "R012",
    "11.3.1",
    "no-wmd",
    say="where wmd beside c > 0",
    cases=(Case("wmd beside it = 0", "R012", "11.3.1", "without-wmd"),),
)

# The levels of a country.
KIND, GOVERNANCE, ALIGNMENT, POSTURED, REGIME, WAR = AXES = (
    "kind", "governance", "alignment", "posture", "regime change", "civil war",
)  # fmt: skip
MUSLIM_TESTED = "muslim and neutral and (fair or poor) and not contested"
TESTS = (  # 4.9.4
    Becomes(MUSLIM_TESTED, "muslim and untested", levels=(GOVERNANCE, ALIGNMENT)),
    Becomes("tested", "non-muslim and untested", levels=(POSTURED,)),
)
MAY_TEST = tuple(change._replace(may=True) for change in TESTS)
ROLLED = Becomes("muslim and neutral and (fair or poor)", levels=(GOVERNANCE, ALIGNMENT))  # 4.9.3
CONVERGES = Becomes(MUSLIM_TESTED, "muslim and untested", True, (GOVERNANCE, ALIGNMENT), anywhere=True)  # 11.1.5
TURNS_BACK = Becomes("reversible and not muslim", "reversible and ally", may=True)  # 11.3.3.3: an Ally without cells
SOMEWHERE_TURNS_BACK = TURNS_BACK._replace(anywhere=True)


def muslim_only(thing: str, rule: str) -> Need:
    return Need("muslim", "R013", rule, f"no-{thing}")


def open_to(marker: str) -> Need:
    return Need(f"open to {marker}", "R001", "11.1.4", f"no-{marker}")


def declare(v: Vocabulary) -> None:
    """The pieces and tracks, and what follows from what by the rules."""
    v.follow(KIND, *AXES, "aid", "besieged regime", "awakening", "reaction", "militia", "cells", "resources")
    v.follow(GOVERNANCE, REGIME, WAR, ALIGNMENT, "aid", "besieged regime", "awakening", "reaction", "militia")
    v.follow(GOVERNANCE, "prestige", "funding", "plots", "WMD", "caliphate", "resources", MARKS)  # 7.2.1.1, 8.4.4
    v.follow(ALIGNMENT, KIND, MARKS)  # 11.3.3.3
    v.follow(REGIME, "caliphate", "militia", MARKS)
    v.follow(WAR, "caliphate", "militia", MARKS)
    v.follow("cells", "cadre", KIND, "caliphate", MARKS)
    v.follow("caliphate", "cells", "funding", "resources", MARKS)
    v.follow("troops", MARKS)
    v.follow("plots", "prestige", "WMD", MARKS)  # what lasting events make of them
    v.follow("WMD", "plots", "prestige")
    v.follow("cards", "prestige", POSTURED, "history")  # 6.3.1: an automatic event
    v.follow(MARKS, "troops", "cells", "resources", "prestige", "funding", "adjacency")
    v.piece("cells", limits(v).cells, figure="cells-in", extra=limits(v).most["extra cells"])
    v.piece("troops", limits(v).troops, figure="troops-in")
    v.piece("militia", limits(v).militia, figure="militia-in")
    v.piece("militia and cells", limits(v).militia + limits(v).cells)
    for marker in ("awakening", "reaction"):
        v.piece(marker, limits(v).markers, figure=f"{marker}-in")
    v.piece("plots", limits(v).plots, figure="plots-in")
    v.piece("numbered plots", limits(v).numbered_plots)
    v.piece("WMD", limits(v).most["wmd"])
    v.piece("WMD in the box", limits(v).most["wmd in the box"])
    v.piece("aid", limits(v).most["aid"], figure="aid-in")
    for endless in ("cadre", "besieged regime", "dice", "cards"):
        v.piece(endless)
    figures = {"prestige": "prestige", "funding": "funding", "troops": "troops-on-track", "reserves": "reserves-of"}
    for name, row in limits(v).tracks.items():
        bands = {band["name"]: (int(band["from"]), int(band["to"])) for band in row.get("levels", ())}
        v.track(name, int(row["from"]), int(row["to"]), figures.get(name, ""), bands)
