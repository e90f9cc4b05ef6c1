"""What only the bots of Labyrinth have in their charts, for schema and linter; the procedures that read it say why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from daedalus.games.labyrinth.solo import (
    activities,
    activities_travel,
    activities_words,
    answers,
    jihadist,
    us,
    us_events,
)
from daedalus.games.labyrinth.solo.automaton import CLOSED, DIFFERENT
from daedalus.games.labyrinth.solo.random_place import TABLES
from daedalus.games.labyrinth.solo.threats import THREAT
from daedalus.kit.chart_schema import CONDITION, LINE, SPACE, Part, Parts, Route

TABLE_OF_ALERTS = "alert table"
TEXT = {"type": "string", "minLength": 1}
TRUE = {"enum": [True, "yes"]}
TABLE = {"enum": list(TABLES)}
FIGURE = {"type": "integer", "minimum": -9, "maximum": 9}
ENTRIES = {"type": "string", "pattern": r"^(\S+ ){11}\S+$"}  # an entry for each value of prestige
ROWS = {"type": "array", "items": ENTRIES, "minItems": 9, "maxItems": 9}  # a row for each value of funding
ALERT_TABLE = {
    "type": "object",
    "properties": {
        "answers": {"type": "object", "additionalProperties": {"type": ["boolean", "string"]}},
        "standing": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"if": TEXT, "funding": FIGURE, "prestige": FIGURE},
                "required": ["if"],
                "additionalProperties": False,
            },
        },
        "muslim": ROWS,
        "non-muslim": ROWS,
    },
    "additionalProperties": False,
}


def texts(data: Mapping[str, Any]) -> Iterator[tuple[Route, str, str]]:
    """The conditions of the alert table."""
    table = data.get(TABLE_OF_ALERTS, {})
    for code, said in table.get("answers", {}).items():
        if str(said).startswith("where "):
            yield (TABLE_OF_ALERTS, "answers", code), said.partition(", ")[0], f"{LINE} {THREAT} p"
    for i, row in enumerate(table.get("standing", ())):
        yield (TABLE_OF_ALERTS, "standing", i, "if"), row["if"], CONDITION


def wrong(data: Mapping[str, Any], whole: Mapping[str, Any]) -> Iterator[tuple[Route, str, str, Sequence[str]]]:
    """Letters of the alert table that have no answer."""
    answers = [str(code) for code in whole.get(TABLE_OF_ALERTS, {}).get("answers", {})]
    for kind in ("muslim", "non-muslim"):
        for i, row in enumerate(data.get(TABLE_OF_ALERTS, {}).get(kind, ())):
            for code in sorted({*row} - {" ", *answers}):
                yield (TABLE_OF_ALERTS, kind, i), code, f"the alert table has no answer {code!r}", answers


PARTS = Parts(
    top={"hand": Part({"enum": [CLOSED]}), TABLE_OF_ALERTS: Part(ALERT_TABLE)},
    cards={
        us_events.STOPS: Part(TEXT, f"{LINE} {THREAT} p"),
        us.LAST_CELL: Part(TEXT, CONDITION),
        activities_words.PLOTS: Part(TEXT, CONDITION),
        activities_travel.GOAL: Part(TEXT, SPACE),
        activities_travel.TABLE: Part(TABLE),
        activities.OPERATES: Part(TRUE),
        DIFFERENT: Part(TRUE),
    },
    steps={
        answers.ROLL: Part(TABLE),
        answers.TEST: Part(TRUE),
        answers.PREFERRING: Part(TEXT, f"{LINE} country c"),
    },
    actions={
        ("bot", "jihadist"): {jihadist.OPERATION: tuple(jihadist.CONDUCT)},
        ("bot", "us"): {
            "alert": ("alert", TABLE_OF_ALERTS, "go on", "reserves"),
            "operation": (*us.CONDUCT, "homeland security"),
        },
        ("activities", "jihadist"): {
            "card": (activities.EVENT, activities.OPERATIONS, activities.RADICALIZE, *activities.CONDUCT),
            "operation": tuple(activities.CONDUCT),
        },
    },
    texts=texts,
    wrong=wrong,
)
