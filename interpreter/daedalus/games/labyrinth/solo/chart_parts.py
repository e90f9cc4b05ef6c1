"""What only the bots of Labyrinth have in their charts, for schema and linter; the procedures that read it say why."""

from __future__ import annotations

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
from daedalus.kit.chart_schema import CONDITION, LINE, Part, Parts

TEXT = {"type": "string", "minLength": 1}
TRUE = {"enum": [True, "yes"]}
TABLE = {"enum": list(TABLES)}
FIGURE = {"type": "integer", "minimum": -9, "maximum": 9}
ROWS = {"type": "array", "items": TEXT, "minItems": 9, "maxItems": 9}  # a row for each value of funding
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

PARTS = Parts(
    top={"hand": Part({"enum": [CLOSED]}), "alert table": Part(ALERT_TABLE)},
    cards={
        us_events.STOPS: Part(TEXT, f"{LINE} {THREAT} p"),
        us.LAST_CELL: Part(TEXT, CONDITION),
        activities_words.PLOTS: Part(TEXT, CONDITION),
        activities_travel.GOAL: Part(TEXT),
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
            "alert": ("alert", "alert table", "go on", "reserves"),
            "operation": (*us.CONDUCT, "homeland security"),
        },
        ("activities", "jihadist"): {
            "card": (activities.EVENT, activities.PLOT, activities.RADICALIZE, "operations"),
            "operation": tuple(activities.CONDUCT),
        },
    },
)
