"""The text of a recorded game as entries. Every line becomes one or more of them; one of no known form is `Unknown`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from attrs import frozen

from tests.twilight.logs import entries as e

SIDE = r"(?P<side>USSR|US|USA)"
KINDS = {"Place Influence": "influence", "Coup": "coup", "Realignment": "realignment", "Space Race": "space"}

OTHER = {"USSR": "us", "US": "ussr", "USA": "ussr"}

Made = Callable[[re.Match[str]], e.Entry]


@frozen
class Line:
    """One line of a file and what it says."""

    number: int
    entries: tuple[e.Entry, ...]


def side(name: str) -> str:
    return "ussr" if name == "USSR" else "us"


def card(name: str) -> str:
    """The name of a card without its star; a card that is not there is nothing."""
    return name.strip().removesuffix("*").strip()


def lead(text: str) -> int:
    """`US 4`, `USSR 4` or `even` as the lead of the US."""
    who, _, n = text.partition(" ")
    return {"US": 1, "USSR": -1}.get(who, 0) * int(n or 0)


def signed(text: str | None) -> int:
    return int(text or 0)


FORMS: list[tuple[re.Pattern[str], Made]] = []


def form(pattern: str) -> Callable[[Made], Made]:
    def declared(made: Made) -> Made:
        FORMS.append((re.compile(pattern), made))
        return made

    return declared


# A form matches from the beginning of what is left of a line; most take all of it, the heads of phases leave the rest.

form(r"SETUP: *(?=\S)")(lambda m: e.Entry())
form(rf".* will play as {SIDE}\.$")(lambda m: e.Player(side(m["side"])))
form(rf"Handicap influence: {SIDE} \+(\d+)$")(lambda m: e.Handicap(side(m["side"]), int(m[2])))
form(r"Handicap influence: (?:None|none|0)$")(lambda m: e.Handicap("", 0))
form(r"Scenario: (.+)$")(lambda m: e.Scenario(m[1]))
form(r"Optional Cards Added$")(lambda m: e.OptionalCards())
form(r"Time per Player: (.+)$")(lambda m: e.Clock(m[1]))

form(r"Turn (\d+), Headline Phase: (.+?) & (.+?)(?:: *|$)")(
    lambda m: e.HeadlinePhase(int(m[1]), card(m[2]), card(m[3]))
)
form(rf"Turn (\d+), {SIDE} AR(\d+): ?([^:]*)(?:: *|$)")(
    lambda m: e.Round(int(m[1]), side(m["side"]), int(m[3]), card(m[4]))
)
form(r"Turn (\d+), Cleanup(?:: *|$)")(lambda m: e.Cleanup(int(m[1])))
form(r": : ?")(lambda m: e.End())

form(rf"{SIDE} ([+-]\d+) in (.+) \[(\d+)\]\[(\d+)\]$")(
    lambda m: e.Influence(side(m["side"]), int(m[2]), m[3], int(m[4]), int(m[5]))
)
form(rf"{SIDE} gains (\d+) VP\. Score is (US \d+|USSR \d+|even)\.$")(
    lambda m: e.Points(side(m["side"]), int(m[2]), lead(m[3]))
)
form(r"No VP awarded\. Score is (US \d+|USSR \d+|even)\.$")(lambda m: e.Points("", 0, lead(m[1])))
form(r"DEFCON (improves|degrades) to (\d)$")(lambda m: e.Defcon(int(m[2]), m[1] == "improves"))
form(rf"{SIDE} Military Ops to (\d)$")(lambda m: e.MilitaryOps(side(m["side"]), int(m[2])))
form(rf"{SIDE} advances to (\d) in the Space Race\.$")(lambda m: e.Advances(side(m["side"]), int(m[2])))

form(r"(Place Influence|Coup|Realignment|Space Race) \((\d+) Ops\):$")(lambda m: e.Operations(KINDS[m[1]], int(m[2])))
form(r"Target: (.+)$")(lambda m: e.Target(m[1]))
form(r"(SUCCESS|FAILURE): (\d) \[ \+ (\d+) +(?:\(([+-]\d+)\) +)?- 2x(\d) = (-?\d+) \]$")(
    lambda m: e.CoupRoll(m[1] == "SUCCESS", int(m[2]), int(m[3]), signed(m[4]), int(m[5]), int(m[6]))
)
form(rf"{SIDE} rolls (\d)(?: +\(([+-]\d+)\) += (-?\d+))?$")(
    lambda m: e.RealignmentRoll(side(m["side"]), int(m[2]), signed(m[3]), int(m[4] or m[2]))
)
form(r"Die roll: (\d) -- (Success|Failed)! \(Needed (\d) or less\)$")(
    lambda m: e.SpaceRoll(int(m[1]), m[2] == "Success", int(m[3]))
)
form(r"War in (.+)$")(lambda m: e.WarIn(m[1]))
form(r"(VICTORY|DEFEAT): (\d) +(?:\(([+-]\d+)\) +)?(?:>=|<) (\d)$")(
    lambda m: e.WarRoll(m[1] == "VICTORY", int(m[2]), signed(m[3]), int(m[4]))
)
form(r"Trap Roll: (\d) (?:<=|>) 4 -- Trap (Escaped|Remains in Effect)$")(
    lambda m: e.TrapRoll(int(m[1]), m[2] == "Escaped")
)

form(r"Event: (.+)$")(lambda m: e.Event(card(m[1])))
form(rf"{SIDE} Headlines (.+)$")(lambda m: e.Headlined(side(m["side"]), card(m[2])))
form(rf"{SIDE} reveals (.+?)( from hand)?$")(lambda m: e.Reveals(side(m["side"]), card(m[2]), bool(m[3])))
form(rf"{SIDE} discards (.+)$")(lambda m: e.Discards(side(m["side"]), card(m[2])))
form(rf"{SIDE} plays (.+)$")(lambda m: e.Plays(side(m["side"]), card(m[2])))
form(rf"{SIDE} returns (.+) to (USSR|US)$")(lambda m: e.Returns(side(m["side"]), card(m[2]), side(m[3])))
form(rf"{SIDE} has no cards to (\w+)$")(lambda m: e.NoCards(side(m["side"]), m[2]))
form(rf"{SIDE} chooses (?=.+ is now in play\.$)")(lambda m: e.Chooses(side(m["side"]), ""))
form(rf"{SIDE} chooses (.+)$")(lambda m: e.Chooses(side(m["side"]), m[2].removesuffix(".")))
form(r"([^:]+) is now in play\.$")(lambda m: e.InPlay(card(m[1]), True))
form(r"([^:]+) is no longer in play\.$")(lambda m: e.InPlay(card(m[1]), False))
form(r"\*RESHUFFLE\*$")(lambda m: e.Reshuffle())
form(rf"{SIDE} wins(?: by (.+?))?[.!]?$")(lambda m: e.Wins(side(m["side"]), m[2] or ""))
form(rf"{SIDE} (resigns|forfeits|concedes|surrenders|quits)\b.*$")(lambda m: e.Wins(OTHER[m["side"]], m[2]))


def said(text: str) -> Iterator[e.Entry]:
    """What a line says, from its beginning to its end."""
    while text:
        for pattern, made in FORMS:
            if match := pattern.match(text):
                if type(entry := made(match)) is not e.Entry:
                    yield entry
                text = text[match.end() :].strip()
                break
        else:
            yield e.Unknown(text)
            return


def read(text: str) -> list[Line]:
    """Every line that is not empty."""
    stripped = (line.strip() for line in text.splitlines())
    return [Line(n, tuple(said(line))) for n, line in enumerate(stripped, start=1) if line]


def read_file(path: Path) -> list[Line]:
    return read(path.read_text(encoding="utf-8", errors="replace"))


def flat(lines: Sequence[Line]) -> list[e.Entry]:
    return [entry for line in lines for entry in line.entries]
