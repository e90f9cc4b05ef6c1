"""The worked example of the rulebook as entries of a log, so that the same driver plays it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from daedalus.core.yamlfile import load_plain
from tests.twilight.logs import entries as e

Row = dict[str, Any]
FILE = Path(__file__).parent / "example-of-play.yaml"
USES = {"influence": "influence", "coup": "coup", "space": "space"}
BEST = 6  # a die that is not told, where even the best one fails


def example() -> Row:
    data: Row = load_plain(FILE)
    return data


def other(side: str) -> str:
    return "us" if side == "ussr" else "ussr"


def figures(given: Row) -> Iterator[e.Entry]:
    for country, text in given.items():
        us, ussr = (int(part.removesuffix("K")) for part in text.split("/"))
        yield e.Influence("", 0, country, us, ussr)


class Teller:
    """Keeps the lead, which the example gives by what is gained."""

    def __init__(self, data: Row) -> None:
        self.data = data
        self.lead = 0

    def entries(self) -> Iterator[e.Entry]:
        rules = self.data["rules"]
        yield e.Handicap(rules["bid"]["loser"], rules["bid"]["points"])
        for step in self.data["setup"]["steps"]:
            yield from figures(step["given"])
        for turn in self.data["turns"]:
            yield from self.turn(turn)

    def turn(self, turn: Row) -> Iterator[e.Entry]:
        number, headline = turn["turn"], turn["headline"]
        yield e.HeadlinePhase(number, headline["ussr"]["card"], headline["us"]["card"])
        yield e.Defcon(turn["start"]["defcon"], True)
        if turn["start"].get("reshuffle"):
            yield e.Reshuffle()
        for side in ("ussr", "us"):
            yield e.Headlined(side, headline[side]["card"])
        for side, row in zip(headline["order"], headline["results"], strict=True):
            yield e.Event(row["card"])
            yield from self.war({**row, "by": side}) if "target" in row else ()
            yield from self.outcome(row)
        for row in turn["rounds"]:
            yield e.Round(number, row["side"], row["ar"], row["card"])
            yield from self.round(row)
        if "vp_gain" in turn["end"]:
            yield from self.points(turn["end"])

    def round(self, row: Row) -> Iterator[e.Entry]:
        triggered = row.get("event") == "triggered" or row["use"] == "event"
        first = row["use"] == "event" or row.get("order") == "event_first"
        if "with" in row:
            yield from (e.Event(row["card"]), e.Plays(row["side"], row["with"]))
        if triggered and first:
            yield e.Event(row["card"])
            yield from figures(row.get("given_mid", {}))
        if row["use"] in USES:
            yield e.Operations(USES[row["use"]], row["ops"])
        if row["use"] == "coup":
            yield from self.coup(row)
        if row["use"] == "space":
            yield e.SpaceRoll(row["die"], True, 3)
            yield e.Advances(row["side"], row["derived"][f"space_{row['side']}"])
        yield from figures(row.get("given", {}))
        if triggered and not first:
            yield e.Event(row["card"])
            yield from figures(row.get("event_given", {}))
        yield from self.war(row["war"]) if "war" in row else ()
        yield from self.outcome(row)

    def coup(self, row: Row) -> Iterator[e.Entry]:
        die, ops, margin = row["die"], row["ops"], row["derived"]["margin"]
        yield e.Target(row["target"])
        yield e.CoupRoll(margin > 0, die, ops, 0, (die + ops - margin) // 2, margin)
        yield from figures(row.get("given_after", {}))

    def war(self, row: Row) -> Iterator[e.Entry]:
        die = row["die"] if isinstance(row["die"], int) else BEST
        yield e.WarIn(row["target"])
        yield e.WarRoll(False, die, row.get("modifier", 0), 4)

    def outcome(self, row: Row) -> Iterator[e.Entry]:
        yield from figures(row["given"]) if "by" in row and "given" in row else ()
        told = {**row.get("derived", {}), **row.get("after", {})}
        for side in ("us", "ussr"):
            if f"milops_{side}" in told:
                yield e.MilitaryOps(side, told[f"milops_{side}"])
        if "defcon" in told:
            yield e.Defcon(told["defcon"], False)
        yield from self.points(row) if "vp_gain" in row else ()

    def points(self, row: Row) -> Iterator[e.Entry]:
        for side, gained in row["vp_gain"].items():
            self.lead += gained if side == "us" else -gained
            yield e.Points(side, gained, self.lead)
