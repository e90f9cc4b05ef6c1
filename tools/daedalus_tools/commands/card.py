"""`daedalus card`: one card as it is written, and as it was understood; of a file also what was not."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from attrs import evolve, frozen

from daedalus.core.reading import read_text
from daedalus.kit.definition import Definition
from daedalus.kit.library import Card, Library, describe
from daedalus.language.findings import Finding
from daedalus.language.records import Ends
from daedalus.language.typed import CardTree
from daedalus.language.walking import constants, sentences
from daedalus.text.cards import card_text
from daedalus.text.outline import Node, outline, say
from daedalus_tools.choosing import CARD, chosen
from daedalus_tools.commands.cards import lifecycle, links
from daedalus_tools.commands.try_ import find_card
from daedalus_tools.docs.citations import in_order, rulebook
from daedalus_tools.docs.line_by_line import LineRead, line_by_line
from daedalus_tools.language import add_option, language
from daedalus_tools.output import counted, print_json, shown
from daedalus_tools.play.painting import out
from daedalus_tools.world import use

HELP = "Show one card, of the deck or of a file, and how it was understood, line by line."
EXAMPLE = "daedalus card my.card"

COLUMNS = 80


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("card", metavar="CARD", help="its number or title, or the path of a .card file")
    parser.add_argument("--json", action="store_true", help="print one object")
    add_option(parser)


@frozen
class Shown:
    """A card and the cards around it; of a file that cannot be played yet, as much as was understood."""

    file: str
    source: str
    tree: CardTree | None
    card: Card | None
    library: Library
    findings: tuple[Finding, ...] = ()


def run(args: argparse.Namespace) -> int:
    game = chosen(args.game, args.card)
    found = _of_file(Path(args.card), game) if args.card.endswith(CARD) else _of_deck(args.card, game)
    lines = line_by_line(found.source, found.tree, found.findings, game.words)
    says = card_text(found.tree, game, language(args.lang)) if found.tree is not None else ""
    nodes = outline(found.tree, game.cites) if found.tree is not None else []
    if args.json:
        about = describe(found.card, found.library) if found.card is not None else {"file": found.file}
        understood = [node.data() for node in nodes]
        read = [line.data() for line in lines]
        print_json(about | {"text": says, "source": found.source, "understood": understood, "lines": read})
    else:
        out(*text(found, nodes, lines, game, says))
    return 1 if found.findings else 0


def _of_deck(name: str, game: Definition) -> Shown:
    card, library = find_card(name, game.cards)
    return Shown(card.file, card.tree.source, card.tree, card, library)


def _of_file(path: Path, game: Definition) -> Shown:
    """Also a file with mistakes: what the linter finds in it, and all that can be read all the same."""
    from daedalus_tools.lint.checking import check
    from daedalus_tools.lint.repairing import advised

    tree, mistakes = game.cards.read(path)
    use(game)
    checked = check([path])
    findings = tuple(advised(checked, game)) or tuple(mistakes)
    if tree is None:
        return Shown(str(path), read_text(path), None, None, game.cards.library, findings)
    if not mistakes:
        card, library = find_card(str(path), game.cards)
        return Shown(card.file, tree.source, card.tree, card, library, findings)
    head = evolve(tree, conditions=[], target=None, event=None, lasting=[])  # what is broken is not made to run
    like = game.cards.library.cards.get(tree.numbers[0])
    card = game.cards.compile(head, like.set if like else "")[0]
    return Shown(card.file, tree.source, tree, card, game.cards.library, findings)


# -- for people -----------------------------------------------------------------------------------


def text(found: Shown, nodes: list[Node], lines: Sequence[LineRead], game: Definition, says: str = "") -> list[str]:
    card, tree = found.card, found.tree
    said = [f"{card.number} {card.title}" if card else found.file, ""]
    if card is not None and tree is not None:
        said += [f"  {name:<12} {value}" for name, value in _properties(card, tree, found.library).items() if value]
        said.append("")
    if says:
        said += ["text", "", *(f"  {line}" for line in textwrap.wrap(says, COLUMNS)), ""]
    said += ["as written", "", *(f"  {line}" for line in found.source.rstrip().split("\n"))]
    understood = [line for node in nodes for line in node.lines()]
    said += ["", "as understood", "", *(f"  {line}" for line in understood or ["no event"])]
    said += ["", "line by line", "", *(part for line in lines for part in _line(line))]
    for title, some in (("asks", _asks(nodes)), ("rules", _rules(nodes, game))):
        if some:
            said += ["", title, "", *(f"  {line}" for line in some)]
    if found.findings:
        said += ["", f"{counted(len(found.findings), 'finding')}, told with the lines above."]
    return said


def _properties(card: Card, tree: CardTree, library: Library) -> dict[str, object]:
    about = describe(card, library)
    return {
        "set": card.set,
        "side": card.association,
        "ops": card.ops,
        "when played": ", ".join(lifecycle(about)),
        "mark": card.marker + (f" in {card.mark_place}" if card.mark_place else ""),
        "lasts": "; ".join(_lasts(tree, library)),
        "copies": ", ".join(map(str, card.copies)) if len(card.copies) > 1 else "",
        "goes to": card.goes,
        "links": "; ".join(links(about)),
        "file": shown(Path(card.file)),
    }


def _lasts(tree: CardTree, library: Library) -> Iterator[str]:
    """How long its lasting effects are in force, and what ends them."""
    marks = dict.fromkeys(block.mark for block in tree.lasting)
    if not marks:
        return
    if tree.lapsing != "never":
        yield "to the end of the turn" + (
            "" if tree.lapsing == "always" else f" if {tree.lapsing.removesuffix('-only')} plays it"
        )
    own = [f"until {say(end)}" for block in tree.lasting for end in block.ends]
    yield from own
    if any(isinstance(change, Ends) and not change.mark for s in sentences(tree) for change in s.call.word.changes):
        yield "until it ends itself"
    others = {card.copies[0]: card for card in library.cards.values() if card.title != tree.title}
    ending = [f"{card.number} {card.title}" for card in others.values() if _ends(card, {*marks, tree.title})]
    if ending:
        yield f"until {', '.join(ending)}"
    if tree.lapsing == "never" and not own and not ending:
        yield "to the end of the game"


def _ends(card: Card, marks: set[str]) -> bool:
    """Whether the event of a card ends one of these marks."""
    ending = (s for s in sentences(card.tree) if any(isinstance(c, Ends) and c.mark for c in s.call.word.changes))
    return not marks.isdisjoint(card.blocks) or any(c.value in marks for s in ending for c in constants(s))


def _line(line: LineRead) -> Iterator[str]:
    yield f"{line.number:>5}  {line.text.strip()}"
    for part in line.lines():
        indent = " " * (9 + len(part) - len(part.lstrip()))
        yield from textwrap.wrap(part.strip(), COLUMNS, initial_indent=indent, subsequent_indent=f"{indent}  ",
                                 break_long_words=False, break_on_hyphens=False)  # fmt: skip


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
