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
from daedalus.language.typed import CardTree, Expr
from daedalus.language.walking import constants, sentences
from daedalus.text.cards import card_text
from daedalus.text.header import Heading, heading
from daedalus.text.outline import Node, outline, say
from daedalus_tools.choosing import CARD, chosen
from daedalus_tools.commands.try_ import find_card
from daedalus_tools.docs.citations import in_order, rulebook
from daedalus_tools.docs.line_by_line import LineRead, line_by_line
from daedalus_tools.language import ENGLISH, add_option, speak, spoken
from daedalus_tools.output import print_json, shown
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
    speak(args.lang)
    game = chosen(args.game, args.card)
    found = _of_file(Path(args.card), game) if args.card.endswith(CARD) else _of_deck(args.card, game)
    lines = line_by_line(found.source, found.tree, found.findings, game)
    says = card_text(found.tree, game, spoken()) if found.tree is not None else ""
    nodes = _outline(found.tree, game) if found.tree is not None else []
    if args.json:
        about = describe(found.card, found.library) if found.card is not None else {"file": found.file}
        understood = [node.data() for node in nodes]
        read = [line.data() for line in lines]
        print_json(about | {"text": says, "source": found.source, "understood": understood, "lines": read})
    else:
        out(*text(found, nodes, lines, game, says))
    return 1 if found.findings else 0


def _outline(tree: CardTree, game: Definition) -> list[Node]:
    """As it was understood: in the words of cards, or in another language."""
    if spoken() == ENGLISH:
        return outline(tree, game.cites)
    from daedalus.text.understood import Understood

    return Understood(game, spoken()).outline(tree, game.cites)


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
    card, tree, head = found.card, found.tree, heading(game, spoken())
    said = [f"{card.number} {card.title}" if card else found.file, ""]
    if card is not None and tree is not None:
        rows = [(head(f"label-{key}"), value) for key, value in _properties(card, tree, found.library, head) if value]
        wide = max(12, *(len(label) for label, _ in rows))
        said += [f"  {label:<{wide}} {value}" for label, value in rows]
        said.append("")
    if says:
        said += [head("label-text"), "", *(f"  {line}" for line in textwrap.wrap(says, COLUMNS)), ""]
    said += [head("label-as-written"), "", *(f"  {line}" for line in found.source.rstrip().split("\n"))]
    understood = [line for node in nodes for line in node.lines()]
    said += ["", head("label-as-understood"), "", *(f"  {line}" for line in understood or [head("label-no-event")])]
    said += ["", head("label-line-by-line"), "", *(part for line in lines for part in _line(line))]
    for key, some in (("asks", _asks(nodes)), ("rules", _rules(nodes, game, head))):
        if some:
            said += ["", head(f"label-{key}"), "", *(f"  {line}" for line in some)]
    if found.findings:
        said += ["", head("label-findings", n=len(found.findings))]
    return said


def _properties(card: Card, tree: CardTree, library: Library, head: Heading) -> Iterator[tuple[str, object]]:
    yield "set", head.set(card.set)
    yield "side", ", ".join([head.side(card.association), *head.words(card)])
    yield "ops", card.ops
    yield "when-played", ", ".join(head.fate(card))
    yield "mark", " ".join([card.marker, *([f"({where})"] if (where := _where(card, head)) else [])])
    yield "lasts", "; ".join(_lasts(tree, library, head))
    yield "copies", ", ".join(map(str, card.copies)) if len(card.copies) > 1 else ""
    yield "goes", head.goes(card)
    yield "links", "; ".join(head.links(card, library))
    yield "file", shown(Path(card.file))


def _where(card: Card, head: Heading) -> str:
    """Where its mark is put."""
    return head.names.space(card.mark_place) if card.mark_place else ""


def _lasts(tree: CardTree, library: Library, head: Heading) -> Iterator[str]:
    """How long its lasting effects are in force, and what ends them."""
    marks = dict.fromkeys(block.mark for block in tree.lasting)
    if not marks:
        return
    if tree.lapsing == "always":
        yield head("header-to-end-of-turn")
    elif tree.lapsing != "never":
        yield head("header-to-end-of-turn-if", side=head.side(tree.lapsing.removesuffix("-only")))
    own = [head("header-until", what=_ending(end, head)) for block in tree.lasting for end in block.ends]
    yield from own
    if any(isinstance(change, Ends) and not change.mark for s in sentences(tree) for change in s.call.word.changes):
        yield head("header-until-itself")
    others = {card.copies[0]: card for card in library.cards.values() if card.title != tree.title}
    ending = [card for card in others.values() if _ends(card, {*marks, tree.title})]
    if ending:
        yield head.until(ending)
    if tree.lapsing == "never" and not own and not ending:
        yield head("header-to-end-of-game")


def _ending(end: Expr, head: Heading) -> str:
    """What ends an effect."""
    if head.language == ENGLISH:
        return say(end)
    from daedalus.text.understood import Understood

    return Understood(head.game, head.language).condition(end)


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


def _rules(nodes: list[Node], game: Definition, head: Heading) -> list[str]:
    """The rules behind its sentences, each with what it says."""
    says = rulebook(game, spoken()).rules
    found = {node.rule for node in _all(nodes) if node.rule}
    return [f"{n:<8} {says.get(n) or head('label-see-rulebook')}" for n in sorted(found, key=in_order)]
