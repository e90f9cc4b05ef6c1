"""`daedalus card`: one card as it is written, and as it was understood."""

from __future__ import annotations

import argparse
from pathlib import Path

from daedalus.core.errors import DaedalusError
from daedalus.kit.definition import Definition
from daedalus.kit.library import Card
from daedalus.text.outline import outline
from daedalus_tools.choosing import chosen
from daedalus_tools.commands.cards import lifecycle, links
from daedalus_tools.output import print_json, shown

HELP = "Show one card and how it was understood."
EXAMPLE = "daedalus card 12"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("number", type=int, metavar="NUMBER", help="the number printed on the card")
    parser.add_argument("--json", action="store_true", help="print one object")


def run(args: argparse.Namespace) -> int:
    game = chosen(args.game)
    cards = game.cards.library.cards
    if args.number not in cards:
        numbers = f" ({min(cards)} to {max(cards)})" if cards else ""
        raise DaedalusError(f"there is no card {args.number}{numbers}")
    card = cards[args.number]
    if args.json:
        understood = [node.data() for node in outline(card.tree, game.cites)]
        print_json(game.cards.describe(card) | {"source": card.tree.source, "understood": understood})
    else:
        print("\n".join(text(card, game)))
    return 0


def text(card: Card, game: Definition) -> list[str]:
    about = game.cards.describe(card)
    lines = [f"{card.number} {card.title}", ""]
    properties = {
        "set": card.set,
        "side": card.association,
        "ops": card.ops,
        "when played": ", ".join(lifecycle(about)),
        "mark": card.marker + (f" in {card.mark_place}" if card.mark_place else ""),
        "copies": ", ".join(map(str, card.copies)) if len(card.copies) > 1 else "",
        "goes to": card.goes,
        "links": "; ".join(links(about)),
        "file": shown(Path(card.file)),
    }
    lines += [f"  {name:<12} {value}" for name, value in properties.items() if value]
    lines += ["", "as written", ""]
    lines += [f"  {line}" for line in card.tree.source.rstrip().split("\n")]
    understood = [line for node in outline(card.tree, game.cites) for line in node.lines()]
    return [*lines, "", "as understood", "", *(f"  {line}" for line in understood or ["no event"])]
