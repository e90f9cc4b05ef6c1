"""`daedalus card`: one card as it is written, and as it was understood."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from daedalus.kit.definition import Definition
from daedalus.kit.library import Card, Library, describe
from daedalus.text.outline import Node, outline
from daedalus_tools.choosing import chosen
from daedalus_tools.commands.cards import lifecycle, links
from daedalus_tools.commands.try_ import find_card
from daedalus_tools.docs.citations import in_order, rulebook
from daedalus_tools.output import print_json, shown
from daedalus_tools.play.painting import out

HELP = "Show one card, of the deck or of a file, and how it was understood."
EXAMPLE = "daedalus card 12"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("card", metavar="CARD", help="its number or title, or the path of a .card file")
    parser.add_argument("--json", action="store_true", help="print one object")


def run(args: argparse.Namespace) -> int:
    game = chosen(args.game, args.card)
    card, library = find_card(args.card, game.cards)
    if args.json:
        understood = [node.data() for node in outline(card.tree, game.cites)]
        print_json(describe(card, library) | {"source": card.tree.source, "understood": understood})
    else:
        out(*text(card, library, game))
    return 0


def text(card: Card, library: Library, game: Definition) -> list[str]:
    about = describe(card, library)
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
    nodes = outline(card.tree, game.cites)
    understood = [line for node in nodes for line in node.lines()]
    lines += ["", "as understood", "", *(f"  {line}" for line in understood or ["no event"])]
    for title, found in (("asks", _asks(nodes)), ("rules", _rules(nodes, game))):
        if found:
            lines += ["", title, "", *(f"  {line}" for line in found)]
    return lines


def _all(nodes: Iterable[Node]) -> Iterator[Node]:
    for node in nodes:
        yield node
        yield from _all(node.parts)


def _asks(nodes: list[Node]) -> list[str]:
    """What somebody will be asked when the card is played."""
    asking = [node for node in _all(nodes) if node.asks]
    return [": ".join(filter(None, (node.text, "; ".join(part.text for part in node.parts)))) for node in asking]


def _rules(nodes: list[Node], game: Definition) -> list[str]:
    """The rules behind its sentences, each with what it says."""
    says = rulebook(game).rules
    found = {node.rule for node in _all(nodes) if node.rule}
    return [f"{number:<8} {says.get(number, 'see the rulebook')}" for number in sorted(found, key=in_order)]
