"""`daedalus cards`: all cards with their properties, one line or one JSON object each."""

from __future__ import annotations

import argparse
from typing import Any

from daedalus.kit.layout import columns
from daedalus_tools.choosing import chosen
from daedalus_tools.output import counted, print_json

HELP = "List the cards with their properties."
EXAMPLE = "daedalus cards --json"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print a list of objects")


def run(args: argparse.Namespace) -> int:
    known = chosen(args.game).cards
    cards = [known.describe(card) for card in known.library.cards.values()]
    if args.json:
        print_json(cards)
        return 0
    head = ("number", "name", "set", "side", "ops", "when played", "mark", "links")
    for line in columns([head, *(row(card) for card in cards)]):
        print(line)
    print(f"\n{counted(len(cards), 'card')}")
    return 0


def row(card: dict[str, Any]) -> tuple[object, ...]:
    return (
        card["number"],
        card["name"],
        card["set"],
        card["association"],
        card["ops"],
        ", ".join(lifecycle(card)),
        card["marker"] or "",
        "; ".join(links(card)),
    )


def lifecycle(card: dict[str, Any]) -> list[str]:
    """What becomes of the card: removed, lapsing, automatic."""
    parts = []
    for word in ("remove", "lapsing"):
        if card[word] not in (False, "never"):
            parts.append(word if card[word] in (True, "always") else f"{word} if {card[word].removesuffix('-only')}")
    return [*parts, "automatic"] if card["auto_trigger"] else parts


def links(card: dict[str, Any]) -> list[str]:
    """How the card stands to other cards."""
    words = {"blocks": "blocks", "blocked_by": "blocked by", "allows": "allows", "requires": "requires"}
    return [f"{word} {', '.join(card[key])}" for key, word in words.items() if card[key]]
