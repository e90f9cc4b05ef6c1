"""What a simulation has found, in words and tables for a terminal, and as data for programs."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from daedalus.kit.definition import Definition
from daedalus.kit.scenario import Scenario
from daedalus_tools.simulate.statistics import NONE, Interval, difference, mean, paired, share
from daedalus_tools.simulate.store import BASE, CHANGED, Store
from daedalus_tools.simulate.words import side_name, sim, track

MOST_EVENTS = 12  # that a report for people lists
LEAST = 16  # letters of a column for who wins
FEW = 5  # games with or without an event: below that nothing is said of the odds


def percent(interval: Interval) -> str:
    """`62.4 % (59.3 to 65.4)`"""
    low, high = f"{100 * interval.low:.1f}", f"{100 * interval.high:.1f}"
    return sim("share", share=f"{100 * interval.estimate:.1f}".rjust(5), low=low, high=high)


def signed(interval: Interval) -> str:
    """`+2.1 % ± 1.4`; the plus and minus is that of its wider half."""
    half = max(interval.high - interval.estimate, interval.estimate - interval.low)
    return f"{100 * interval.estimate:+.1f} % ± {100 * half:.1f}"


def figures(store: Store, definition: Definition, scenario: Scenario, arm: str = BASE) -> dict[str, Any]:
    """Everything that is reported of one arm, as data."""
    games = list(store.games(arm))
    whole = [row for row in games if not row[5]]
    n = len(whole)
    wins = Counter(row[1] for row in whole)
    ways = Counter((row[1], row[2]) for row in whole)
    return {
        "games": n,
        "crashed": [{"seed": row[0], "why": row[5]} for row in games if row[5]],
        "wins": {side: _data(share(wins[side], n)) for side in (*definition.sides, "") if side or wins[side]},
        "ways": [
            {"winner": side, "rule": rule, **_data(share(count, n))} for (side, rule), count in ways.most_common()
        ],
        "turns": _data(mean([row[3] for row in whole])),
        "decisions": _data(mean([row[4] for row in whole])),
        "tracks": _tracks(store, arm),
        "events": _events(store, arm, n, wins),
    }


def _data(interval: Interval) -> dict[str, float]:
    return {"estimate": interval.estimate, "low": interval.low, "high": interval.high}


def _interval(data: Mapping[str, Any]) -> Interval:
    return Interval(data["estimate"], data["low"], data["high"])


def _tracks(store: Store, arm: str) -> dict[str, list[dict[str, float]]]:
    found: dict[str, list[dict[str, float]]] = defaultdict(list)
    for turn, name, games, average, square in store.tracks(arm):
        spread = max(0.0, square - average * average) ** 0.5
        found[name].append({"turn": turn, "games": games, "mean": average, "spread": spread})
    return dict(found)


def _events(store: Store, arm: str, games: int, wins: Counter[str]) -> list[dict[str, Any]]:
    """How often each event happened, and how much oftener its side won the games in which it did.

    Played more often by who is ahead anyway, an event may look better than it is: `--compare` tells what it does.
    """
    there: dict[tuple[int, str], Counter[str]] = defaultdict(Counter)
    times: Counter[tuple[int, str]] = Counter()
    for card, side, count, total, winner in store.events(arm):
        there[card, side][winner] += count
        times[card, side] += total
    found = []
    for (card, side), by_winner in sorted(there.items()):
        with_it = sum(by_winner.values())
        without = games - with_it
        odds = None
        if with_it >= FEW and without >= FEW:
            odds = _data(difference(by_winner[side], with_it, wins[side] - by_winner[side], without))
        found.append({"card": card, "side": side, "games": with_it, "times": times[card, side], "odds": odds})
    return found


def told(data: Mapping[str, Any], definition: Definition, scenario: Scenario) -> Iterator[str]:
    """The report for people."""
    n = data["games"]
    if not n:
        yield sim("none")
    else:
        yield sim("games-95", n=n)
        names = {id_: side_name(definition, id_) for id_ in data["wins"]}
        won = {id_: sim("wins", side=name) if id_ else name for id_, name in names.items()}
        wide = max(LEAST, *map(len, won.values()))
        for id_, share_ in data["wins"].items():
            yield f"  {won[id_]:<{wide}} {percent(_interval(share_))}"
        yield sim("ways")
        for way in data["ways"]:
            yield f"  {names[way['winner']] + ', ' + way['rule']:<{wide}} {percent(_interval(way))}"
        turns, decisions = _interval(data["turns"]), _interval(data["decisions"])
        length = sim("length", turns=f"{turns.estimate:.1f}", half=f"{turns.half:.1f}")
        if decisions.estimate:
            length = sim("and", one=length, other=_told_decisions(decisions))
        yield length
        yield from _told_tracks(data["tracks"], definition)
        yield from _told_events(data["events"], definition, scenario)
    for crash in data["crashed"][:5]:
        yield sim("crashed", seed=crash["seed"], why=crash["why"])
    if len(data["crashed"]) > 5:
        yield sim("more-crashed", n=len(data["crashed"]) - 5)


def _told_decisions(decisions: Interval) -> str:
    return sim("decisions", n=f"{decisions.estimate:.0f}", half=f"{decisions.half:.0f}")


def _told_tracks(tracks: Mapping[str, Sequence[Mapping[str, float]]], definition: Definition) -> Iterator[str]:
    """The mean of each track after the first turn, in the middle and at the end of the longest quarter."""
    rows = list(tracks.items())
    if not rows:
        return
    most = max(points[0]["games"] for _, points in rows)
    turns = [p["turn"] for p in rows[0][1] if p["games"] >= max(2, most // 10)][:8]
    yield f"{sim('tracks'):<32}" + "".join(f"{turn:>6.0f}" for turn in turns)
    for name, points in rows:
        by_turn = {p["turn"]: p["mean"] for p in points}
        yield f"  {track(definition, name):<30}" + "".join(f"{by_turn[turn]:6.1f}" for turn in turns if turn in by_turn)


def _told_events(events: Sequence[Mapping[str, Any]], definition: Definition, scenario: Scenario) -> Iterator[str]:
    library = scenario.library((scenario.edition or definition).cards.library)
    known = [e for e in events if e["odds"] is not None]
    clear = sorted(known, key=lambda e: -abs(e["odds"]["estimate"]))[:MOST_EVENTS]
    if not clear:
        return
    yield sim("events")
    names = {event["side"]: side_name(definition, event["side"]) for event in clear}
    wide = max(9, *map(len, names.values()))
    for event in clear:
        title = f"{event['card']} {library.every[event['card']].title}"
        games = sim("in-games", n=f"{event['games']:>5}")
        who = f"{names[event['side']]:<{wide}}"
        yield f"  {title[:34]:<35} {who} {games}  {signed(_interval(event['odds']))}"


# -- comparisons --------------------------------------------------------------------------------------------------


def compared(store: Store, definition: Definition, level: float = 0.95) -> dict[str, Any]:
    """What the change did to the wins of each side, pair by pair; exactly nothing where it changed no game."""
    before = {row[0]: row for row in store.games(BASE) if not row[5]}
    after = {row[0]: row for row in store.games(CHANGED) if not row[5]}
    seeds = sorted(before.keys() & after.keys())
    was, ended = store.fingerprints(BASE), store.fingerprints(CHANGED)
    differ = sum(was[s] != ended[s] for s in seeds)
    alike = bool(seeds) and not differ
    sides = {
        side: _data(NONE if alike else paired([(after[s][1] == side) - (before[s][1] == side) for s in seeds], level))
        for side in definition.sides
    }
    turns = mean([after[s][3] - before[s][3] for s in seeds], level)
    return {"pairs": len(seeds), "differ": differ, "level": level, "sides": sides, "turns": _data(turns)}


def told_comparison(data: Mapping[str, Any], name: str, definition: Definition) -> Iterator[str]:
    """`Border Patrol: US wins +2.1 % ± 1.4, 1,000 pairs`"""
    for id_, difference_ in data["sides"].items():
        interval = _interval(difference_)
        key = "compared" if interval.clear_of(0.0) or interval.half == 0.0 else "compared-chance"
        yield sim(key, name=name, side=side_name(definition, id_), by=signed(interval), pairs=f"{data['pairs']:,}")
    turns = _interval(data["turns"])
    yield sim("differ", n=f"{data['differ']:,}", turns=f"{turns.estimate:+.2f}", half=f"{turns.half:.2f}")
