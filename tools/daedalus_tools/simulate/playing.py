"""What is played, and one game of it: from a setting and a seed to a record, the same on every machine."""

from __future__ import annotations

import functools
import traceback
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

from attrs import asdict, evolve, field, frozen

from daedalus.core.errors import DaedalusError
from daedalus.core.journal import CHANGE, NOTE
from daedalus.core.save import Saved
from daedalus.core.session import Session
from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.kit.messages import EVENT_HAPPENS
from daedalus.kit.scenario import Scenario
from daedalus_tools.choosing import pack_named
from daedalus_tools.play.seats import policies, ruled, seated

TURN = "turn"
DRAW = ""  # the winner of a game that nobody wins


@frozen
class Setting:
    """What is played: plain data, so that another process, or a file, can hold it."""

    game: str
    scenario: str  # a name, or the path of a file
    length: str | None = None
    seats: dict[str, str] = field(factory=dict)
    packs: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()  # files of variant cards

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def of(data: dict[str, Any]) -> Setting:
        return Setting(**{**data, "packs": tuple(data["packs"]), "cards": tuple(data["cards"])})


@frozen
class Record:
    """How one game went."""

    seed: int
    winner: str = DRAW
    rule: str = ""
    turns: int = 0
    decisions: int = 0
    tracks: tuple[dict[str, int], ...] = ()  # as they stood when each turn ended
    events: tuple[tuple[int, str, int], ...] = ()  # card, the side whose event it was, how often
    fingerprint: int = 0  # of everything as it was at the end: games that went otherwise differ in it
    crash: str = ""  # what went wrong; then nothing else is known


@functools.lru_cache(maxsize=8)
def _opened(setting_key: str) -> tuple[Definition, Scenario]:
    import json

    setting = Setting.of(json.loads(setting_key))
    definition = registry.game(setting.game).over([pack_named(name) for name in setting.packs])
    scenario = definition.open(setting.scenario)
    if setting.cards:
        texts = [Path(file).read_text(encoding="utf-8") for file in setting.cards]
        data = {**scenario.data, "cards": [*scenario.data.get("cards", []), *texts]}
        edition = scenario.edition or definition
        edition.scenarios.check(data, scenario.file)
        scenario = evolve(edition.scenarios.make(scenario.id, scenario.file, data), edition=edition)
    return definition, scenario


def opened(setting: Setting) -> tuple[Definition, Scenario]:
    """The edition and the scenario; whatever is wrong with them is one message."""
    import json

    return _opened(json.dumps(setting.data(), sort_keys=True))


def begun(setting: Setting, seed: int) -> tuple[Session, Saved]:
    """The game of a seed before its first step, with everybody seated."""
    definition, scenario = opened(setting)
    edition = scenario.edition or definition
    scenario = definition.with_bots(scenario, ruled(edition, seed, setting.seats))
    session = definition.start(scenario, seed, length=setting.length)
    start = definition.saved_start(scenario, seed, setting.length)
    seats = seated(edition, start, setting.seats)
    session.game.policies = policies(edition, start, seats)
    return session, evolve(start, players=seats)


def play(setting: Setting, seed: int) -> Record:
    """One game to its end. What goes wrong in it is part of the record and stops nobody else."""
    try:
        session, _ = begun(setting, seed)
        return recorded(session, opened(setting)[0], seed)
    except DaedalusError as error:
        return Record(seed, crash=str(error))
    except Exception as error:  # a defect in one game loses nothing of the others
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Record(seed, crash=f"{type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno})")


def recorded(session: Session, definition: Definition, seed: int) -> Record:
    """Play a game that has been begun to its end; what is kept of it."""
    game: Any = session.game
    turn = game.schema.slot.get(TURN)
    show = definition.show
    tracks: list[dict[str, int]] = []
    now = 0
    for _ in session.stepping():
        if turn is not None and game.values[turn] != now:
            if now:
                before: Any = session.before()  # the step that begins a turn
                tracks.append(show.course(before))
            now = int(game.values[turn])
    tracks.append(show.course(game))
    winner = game.schema.slot["winner"]
    rule = next((e[4] for e in reversed(game.journal) if e[0] == CHANGE and e[1] == winner), "")
    happened = (e[1] for e in game.journal if e[0] == NOTE)
    events = Counter(note.values for note in happened if note.message is EVENT_HAPPENS)
    return Record(
        seed,
        game.winning_side,
        rule,
        now,
        len(game.answers),
        tuple(tracks),
        tuple((card, side, n) for (card, side), n in sorted(events.items())),
        zlib.crc32(repr(game.values).encode()),
    )
