"""Games by lot over all scenarios and variants, looked at after every step.

`python -m tests.twilight.random_games 5000` prints how games ended and how often each event happened, and stops at the
first broken invariant.
"""

from __future__ import annotations

import argparse
from collections import Counter

from daedalus.bots.random import random_policy
from daedalus.core.decision import GameOver
from daedalus.core.journal import CHANGE, NOTE
from daedalus.games.twilight.board import US, USSR
from daedalus.games.twilight.definition import GAME
from daedalus.games.twilight.game import ACTION, HEADLINE, NOBODY, Twilight
from daedalus.kit.scenario import Scenario


def broken(g: Twilight, cards: list[int]) -> str:
    """What holds after every step of any game; nothing if all of it does."""
    for slot, limit in enumerate(g.schema.limits):
        if limit is not None and not limit[0] <= g.values[slot] <= limit[1]:
            return f"{g.schema.name_of(slot)} is {g.values[slot]}"
    lying = sorted(n for zone in g.zones for n in g.get(zone))
    if lying != cards:
        apart = (Counter(lying) - Counter(cards)) + (Counter(cards) - Counter(lying))
        return f"cards are lost or doubled: {sorted(apart)}"
    for c in g.countries:
        us, ussr = c.us_influence, c.ussr_influence
        has = US if us >= c.stability and us - ussr >= c.stability else ""
        has = USSR if ussr >= c.stability and ussr - us >= c.stability else has
        if c.controller != has:
            return f"{c.name} with {us} and {ussr} is said to be controlled by {c.controller!r}"
    if g.get("phase") == ACTION and g.get("round") > 1 and not NOBODY[g.get("phasing")]:
        return "nobody is phasing"
    if g.get("in play") and not g.winner:
        return "a card is still in play"
    down = set(g.get("face down"))
    if not down <= {*g.get("table of us"), *g.get("table of ussr")}:
        return "a card lies face down in no place"
    if g.winner == 0 and g.defcon < 2:
        return "DEFCON 1, and the game goes on"
    if g.winner == 0 and abs(g.get("vp")) >= 20 and g.get("phase") in (HEADLINE, ACTION):
        return "20 points, and the game goes on"
    return ""


EDGE = "Europe on the edge"
LATE = ("late-war", "late-war")  # more of them: some events wait for the last turns, which play by lot seldom sees
BATTLEGROUNDS = ("France", "Italy", "West Germany", "East Germany", "Poland")


def scenario(name: str) -> Scenario:
    """One of the game's, or one of our own where Europe is nearly controlled: play by lot never comes there."""
    if name != EDGE:
        return GAME.scenarios.load(name)
    lent = {country: {"ussr influence": 9} for country in BATTLEGROUNDS}
    data = {**GAME.scenarios.load("standard").data, "spaces": lent, "tracks": {"vp": 8}}
    return GAME.scenarios.make(EDGE, "tests", data)


def play(name: str, seed: int) -> Twilight:
    """One game, step by step."""
    game = GAME.new_game(scenario(name), seed)
    assert isinstance(game, Twilight)
    game.policies = dict.fromkeys((US, USSR), random_policy(seed))
    cards = sorted(n for zone in game.zones for n in game.get(zone))
    while not game.winner:
        game.checkpoint()
        try:
            GAME.step(game)
        except GameOver:
            game.context = game.context._replace(side="")
        wrong = broken(game, cards)
        assert not wrong, f"{name}, seed {seed}: {wrong}"
    return game


def ending(g: Twilight) -> str:
    rule, cause = next(e[4:6] for e in reversed(g.journal) if e[0] == CHANGE and g.schema.name_of(e[1]) == "winner")
    by = (
        f" by {g.title(cause)}"
        if cause is not None and rule not in ("8.1.3", "10.3.2") and abs(g.get("vp")) < 20
        else ""
    )
    return f"{g.winning_side or 'draw'} ({rule}){by}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    scenarios = [*GAME.scenarios.known(), EDGE, *LATE]
    endings: Counter[str] = Counter()
    events: Counter[int] = Counter(dict.fromkeys(GAME.cards.library.cards, 0))
    for i in range(args.games):
        g = play(scenarios[i % len(scenarios)], args.seed + i)
        endings[ending(g)] += 1
        events.update(e[1].args["card"] for e in g.journal if e[0] == NOTE and e[1].key == "event-happens")
    for what, n in endings.most_common():
        print(f"{n:6}  {what}")
    rarest = sorted(events.items(), key=lambda row: row[1])[:12]
    print("rarest events:", ", ".join(f"{GAME.cards.library.cards[n].title} {times}" for n, times in rarest))


if __name__ == "__main__":
    main()
