"""What a pack brings, and how it plays: games by lot over its scenarios, looked at after every step."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from attrs import define, field

from daedalus.core.errors import DaedalusError, trouble
from daedalus.core.journal import NOTE
from daedalus.kit import messages as tell
from daedalus.kit.definition import Definition
from daedalus.kit.pack import Pack
from daedalus.kit.scenario import Scenario
from daedalus.kit.study import Wrong
from daedalus_tools.language import say, told
from daedalus_tools.play.seats import by_lot

GAMES = 200
MOST_STEPS = 5_000  # the longest game that ends by itself takes a tenth of that


@define
class Played:
    """What came of games by lot."""

    games: int = 0
    wins: Counter[str] = field(factory=Counter)
    turns: int = 0
    events: Counter[int] = field(factory=Counter)  # how often each card's event happened, copies together
    wrong: list[str] = field(factory=list)  # the first troubles, each with the scenario and the seed
    seconds: float = 0.0


def contents(pack: Pack, edition: Definition) -> dict[str, Any]:
    """What a pack brings, as data."""
    below = edition.shipped.cards.library.cards
    own = [card for card in edition.cards.library.cards.values() if str(pack.folder) in card.file]
    return {
        "name": pack.name,
        "title": pack.title,
        "version": pack.version,
        "game": pack.game,
        "needs": [name for name, _ in pack.needs],
        "new cards": [card.number for card in own if card.number not in below],
        "replaced cards": [card.number for card in own if card.number in below],
        "sets": sorted({card.set for card in own if card.number not in below}),
        "tracks": list(pack.layer.about.data.get("new tracks", {})),
        "markers": list(pack.layer.about.data.get("new markers", {})),
        "boards": list(pack.layer.boards),
        "tables": list(pack.layer.tables.data),
        "ways to win": len(pack.layer.about.data.get("victory", ())),
        "scenarios": scenarios_of(pack),
    }


def scenarios_of(pack: Pack) -> list[str]:
    return sorted(path.stem for path in (pack.folder / "scenarios").glob("*.yaml"))


def grounds(pack: Pack, edition: Definition) -> list[Scenario]:
    """Where the pack is tried: its scenarios, or without any the first of the game, with the cards of the pack."""
    names = scenarios_of(pack)
    if names:
        return [edition.open(name) for name in names]
    from attrs import evolve

    first = next(edition.open(name) for name in edition.shipped.scenarios.known())
    sets = [*first.sets, *contents(pack, edition)["sets"]]
    return [evolve(first, data={**first.data, "sets": list(dict.fromkeys(sets))})]


def play(scenarios: Sequence[Scenario], games: int, done: Callable[[int], None] = lambda games: None) -> Played:
    """So many games, the scenarios in turn; what is wrong in one ends it, and the others go on."""
    result = Played()
    began = time.process_time()
    for seed in range(1, games + 1):
        scenario = scenarios[(seed - 1) % len(scenarios)]
        result.wrong += [f"{scenario.id}, seed {seed}: {what}" for what in _one(scenario, seed, result)][:1]
        done(seed)
    result.seconds = time.process_time() - began
    return result


def _one(scenario: Scenario, seed: int, result: Played) -> Iterator[str]:
    edition: Definition = scenario.edition
    study = edition.study()
    try:
        session = edition.start(scenario, seed, by_lot(edition, seed))
        game: Any = session.game
        result.games += 1
        for step, _ in enumerate(session.stepping()):
            wrong = study.wrong(game)
            if step > MOST_STEPS:
                endless = "it has not ended after {n} steps, in turn {turn}"
                wrong = [Wrong(trouble("wrong-endless", endless, n=MOST_STEPS, turn=game.get("turn")))]
            if wrong:
                yield say(wrong[0].says, wrong[0].rule)
                return
    except DaedalusError as error:
        yield told(error)
        return
    except Exception as error:  # whatever a defect may raise; the seed finds it again
        defect = f"{type(error).__name__}: {error}"
        yield say(trouble("wrong-defect", "a defect of the program, in its own words: “{what}”", what=defect))
        return
    result.wins[game.winning_side or "draw"] += 1
    result.turns += int(game.get("turn"))
    for entry in game.journal:
        if entry[0] == NOTE and entry[1].message is tell.EVENT_HAPPENS:
            result.events[game.card(int(entry[1].values[0])).copies[0]] += 1
