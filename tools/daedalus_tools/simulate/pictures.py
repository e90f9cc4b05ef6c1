"""A picture of a simulation: who wins, how tracks went over the turns, what events did to the odds."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from daedalus.core.errors import DaedalusError, trouble
from daedalus.kit.definition import Definition
from daedalus.kit.scenario import Scenario
from daedalus_tools.simulate.words import side_name, sim, track

COLOURS = ("#0b5fa5", "#b5442a", "#555555")
HATCHES = ("", "///", "...")  # so that nobody needs the colours
MOST_EVENTS = 14


def draw(data: Mapping[str, Any], definition: Definition, scenario: Scenario, path: Path, title: str) -> None:
    try:
        import matplotlib
    except ImportError:
        remedy = trouble(
            "trouble-install-it-with-pip-install", "Install it with: `pip install 'daedalus-engine[study]'`"
        )
        raise DaedalusError(
            trouble("trouble-a-picture-needs-matplotlib", "a picture needs matplotlib, which is not installed"),
            remedy=remedy,
        ) from None
    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    names = list(data["tracks"])
    figure, axes = plt.subplots(1, 3, figsize=(15, 5.2), width_ratios=(1, 1.6, 1.5), layout="constrained")
    _wins(axes[0], data, definition)
    _tracks(axes[1], data, names, definition)
    _events(axes[2], data, definition, scenario)
    figure.suptitle(title)
    try:
        figure.savefig(path, dpi=110)
    except (OSError, ValueError) as error:
        raise DaedalusError(
            trouble("trouble-the-picture-cannot-be", "the picture cannot be written: {error}", error=error),
            where=str(path),
        ) from None
    finally:
        plt.close(figure)


def _wins(axis: Any, data: Mapping[str, Any], definition: Definition) -> None:
    for i, share in enumerate(data["wins"].values()):
        estimate = 100 * share["estimate"]
        error = [[estimate - 100 * share["low"]], [100 * share["high"] - estimate]]
        axis.bar(i, estimate, 0.6, yerr=error, capsize=6, color=COLOURS[i % 3], hatch=HATCHES[i % 3], edgecolor="white")
        axis.text(i, min(100 * share["high"] + 1.5, 96), f"{estimate:.1f} %", ha="center", weight="bold")
    axis.set_xticks(range(len(data["wins"])), [side_name(definition, id_) for id_ in data["wins"]])
    axis.set_ylim(0, 100)
    axis.set_ylabel(sim("plot-won"))
    axis.set_title(sim("games", n=data["games"]))


def _tracks(axis: Any, data: Mapping[str, Any], names: list[str], definition: Definition) -> None:
    styles = ("-", "--", ":", "-.")
    for i, name in enumerate(names):
        points = [p for p in data["tracks"][name] if p["games"] >= max(2, data["games"] // 20)]
        turns = [p["turn"] for p in points]
        middle = [p["mean"] for p in points]
        (line,) = axis.plot(turns, middle, styles[i % 4], marker="o", markersize=3, label=track(definition, name))
        low = [p["mean"] - p["spread"] for p in points]
        high = [p["mean"] + p["spread"] for p in points]
        axis.fill_between(turns, low, high, alpha=0.07, color=line.get_color())
    axis.set_xlabel(sim("plot-turn"))
    axis.set_title(sim("plot-tracks"))
    axis.xaxis.get_major_locator().set_params(integer=True)
    if names:
        axis.legend(fontsize=8, ncols=4, loc="upper center", bbox_to_anchor=(0.5, -0.14))


def _events(axis: Any, data: Mapping[str, Any], definition: Definition, scenario: Scenario) -> None:
    library = scenario.library((scenario.edition or definition).cards.library)
    known = sorted((e for e in data["events"] if e["odds"]), key=lambda e: -abs(e["odds"]["estimate"]))[:MOST_EVENTS]
    for i, event in enumerate(reversed(known)):
        odds = event["odds"]
        middle = 100 * odds["estimate"]
        error = [[middle - 100 * odds["low"]], [100 * odds["high"] - middle]]
        at = list(definition.sides).index(event["side"]) if event["side"] in definition.sides else 2
        axis.errorbar(middle, i, xerr=error, fmt="os^"[at % 3], color=COLOURS[at % 3], capsize=3)
    axis.axvline(0, color="#999999", linewidth=1)
    labels = [
        f"{event['card']} {library.every[event['card']].title[:24]} ({side_name(definition, event['side'])})"
        for event in reversed(known)
    ]
    axis.set_yticks(range(len(known)), labels, fontsize=8)
    axis.set_xlabel(sim("plot-odds"))
    axis.set_title(sim("plot-events"))
