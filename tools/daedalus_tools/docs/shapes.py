"""The sentence shapes of the card language, read from the grammar, each with an example found in our cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen

from daedalus.data import folder
from daedalus.language.findings import Mistake
from daedalus.language.layout import RawLine, blocks
from daedalus.language.parsing import INSIDE, STATEMENT
from daedalus.language.syntax import parse_line
from daedalus.language.tree import Being, Line, Operation, Quantified
from daedalus.language.typed import CardTree
from daedalus.language.walking import nodes

# Where the shapes of a grammar rule may stand.
PLACES = {
    "clause": "Directly under a card",
    "statement": "Blocks of an event",
    "simple": "Sentences of an event",
    "effect": "Under `while ... in effect:` and `with:`",
    "expr": "Conditions and values",
    "quantity": "Quantities",
}

# What each shape is for; the keys are the names that the grammar gives to its alternatives.
EXPLAINED = {
    "card_head": "The first line of a file: the number of the card (of all its copies) and its title.",
    "properties": "Whose event it is (a side or `unassociated`), its operations value (`2 ops`), and what becomes of "
    "it: `remove`, `lapsing` (both also `if` a side plays it); `auto`; `mark`, `mark in` a place, "
    '`mark "Name"`, `marker "Name"`; `goes to ...`; and the header words that the game declares (see Words).',
    "blocks": "Lasting events that end when this one happens, and cards that cannot be played while it lasts. "
    "The other card says `blocked by`.",
    "blocked_by": "While one of these is in effect, the event cannot be played (by the side, if one is named).",
    "allows": "Cards that need this one in effect; they say `requires`.",
    "requires": "The event can be played only while all of these are in effect.",
    "requires_any": "The event can be played only while at least one of these is in effect.",
    "play_if": "What must hold for the event to be playable. Several such lines must all hold.",
    "play_in": "The target of the event: it is playable if there is one, and the side chooses it first.",
    "event": "What happens, line by line; what cannot happen is skipped.",
    "while_block": "What holds, and what follows, while the mark of the card stands (another mark, if one is named). "
    "`in c` names the place where it stands.",
    "if_line": "The lines under it happen if the condition holds.",
    "else_if_line": "Tried when nothing before it in the chain held.",
    "else_line": "Happens when nothing before it in the chain held.",
    "for_line": "The lines under it happen once for each of the things, as they were when the loop began.",
    "may_line": "The side (the one that plays the event, unless another is named) decides whether, and all inside.",
    "do_line": "The side picks that many of the options under it.",
    "times_line": "The lines under it happen so many times; the number is worked out once, before the first.",
    "does_line": "Another side picks: a side by its name, `opponent`, or a name that stands for a side.",
    "option_line": "One of the options of `do ... of:`, with a label and a condition if wanted.",
    "option_in_line": "An option with a target: it is open if there is one, and who takes it chooses it first.",
    "with_line": "A sentence during which the rule points under it are answered as given.",
    "choose_line": "The side that plays the event chooses; `highest` or `lowest` leaves only the extreme ones.",
    "chooses_line": "A named side chooses.",
    "let_line": "A name for a value, as it is now.",
    "change_line": "A track goes up or down; it stops at its ends.",
    "sentence": "A verb of the vocabulary with its holes filled.",
    "sentence_as": "The same, with a name for its result.",
    "answer": "The answer to a rule point, instead of what the rules say; `when` limits it.",
    "adding": "Adds to (or subtracts from) what the rules and other events answer.",
    "trigger": "What follows when a moment comes. An unknown word in it is a new name; a known one must be equal.",
    "ends_when": "The mark is taken away as soon as this holds.",
    "any_of": "At least one holds.",
    "all_of": "All hold. `and` binds more closely than `or`; brackets help.",
    "negated": "Does not hold.",
    "compare": "Two values of the same type; `<>` means not equal.",
    "being": "Something has a property, or is the same as something.",
    "not_being": "Something lacks a property.",
    "plus": "A sum or difference.",
    "times": "A product.",
    "quantified": "`any`, `no` and `every` with a noun are conditions, `number of` with a noun is a number. So are "
    "`total`, `highest` and `lowest` of a figure `over` things: `total cells over poor countries`. Of none it is 0.",
}

# Examples of those that no card of the decks needs.
UNUSED = {
    "times_line": "do 2 times:\n  draw 1 card",
    "does_line": "opponent does 1 of:\n  option: draw 1 card\n  option: opponent draws 2 cards",
}

_ALTERNATIVE = re.compile(r"^(?:\?(?P<rule>\w+):|\s+\|)\s*(?P<shape>.+?)\s+->\s+(?P<name>\w+)\s*$")
_RULE = re.compile(r"^[?!]?(\w+):")
_PIECE = re.compile(r'"[^"]*"|\w+|[()\[\]*]')
_SAID = {
    "NUMBER": "number",
    "STRING": '"Name"',
    "WORD": "name",
    "RANK": "highest|lowest",
    "SIGN": "+|-",
    "COMPARE": "=|<>|<|>|<=|>=",
    "name_list": '"Name" [, "Name" ...]',
    "candidates": "things [where condition]",
    "simple": "sentence",
    "phrase": "sentence",
    "head": "rule point",
    "(": "[",
}
_CONDITIONS = ("expr", "disjunction", "conjunction", "negation", "comparison")
_VALUES = ("sum", "product", "operand")
_OPERATIONS = {"or": "any_of", "and": "all_of", "not": "negated", "+": "plus", "-": "plus", "*": "times"}
_NAMES_A_SIDE = ("blocked_by", "may_line", "chooses_line", "does_line")


@frozen
class Shape:
    name: str
    place: str
    text: str
    says: str


@frozen
class Example:
    text: str
    card: str


def shapes() -> list[Shape]:
    """All named alternatives of the grammar, in its order."""
    found = []
    place = ""
    for line in (folder("grammar") / "card.lark").read_text(encoding="utf-8").splitlines():
        rule = _RULE.match(line)
        if rule and rule[1] in PLACES:
            place = rule[1]
        match = _ALTERNATIVE.match(line)
        if match:
            name = match["name"]
            found.append(Shape(name, place, _readable(match["shape"], name, place), EXPLAINED[name]))
    return found


def _readable(shape: str, name: str, place: str) -> str:
    """A shape of the grammar as a person reads it: `choose things [where condition] [, highest value]`."""
    said = _SAID | dict.fromkeys(_CONDITIONS, "condition") | dict.fromkeys(_VALUES, "value")
    if name in _NAMES_A_SIDE:
        said["WORD"] = "side"
    if name == "trigger":
        said["head"] = "moment"
    if name == "change_line":
        said["phrase"] = "number track"
    if place == "expr":
        said["phrase"] = "property" if name in ("being", "not_being") else "things"
    pieces: list[str] = []
    for piece in _PIECE.findall(shape):
        if piece == "*":
            pieces[-1] = "...]"
        else:
            pieces.append(piece[1:-1] if piece.startswith('"') else said.get(piece, piece))
    text = " ".join(pieces)
    if name == "answer":
        text = text.replace("condition", "answer", 1)
    return re.sub(r"\s+([,:\]])", r"\1", text.replace("[ ", "["))


# -- examples -------------------------------------------------------------------------------------


def examples(cards: Iterable[tuple[str, CardTree]]) -> dict[str, Example]:
    """For each shape the shortest use of it in the cards; of equals, the first. A card comes with a name."""
    best: dict[str, Example] = {}
    for card, tree in cards:
        for name, text in _uses(blocks(tree.source, _ignore), "clause"):
            if name not in best or len(text) < len(best[name].text):
                best[name] = Example(text, card)
    return best


def _ignore(mistake: Mistake) -> None:
    """The examples come from cards that have been checked."""


def _uses(lines: Sequence[RawLine], start: str) -> Iterator[tuple[str, str]]:
    for raw in lines:
        line = parse_line(raw.text, start, raw.number, raw.indent)
        whole = "\n".join(_block(raw, raw.indent))
        yield line.kind, raw.text if line.kind == "card_head" else whole
        yield from ((name, raw.text) for name in _names(line))
        yield from _uses(raw.block, INSIDE.get(line.kind, STATEMENT))


def _block(raw: RawLine, indent: int) -> Iterator[str]:
    yield " " * (raw.indent - indent) + raw.text
    for line in raw.block:
        yield from _block(line, indent)


def _names(line: Line) -> Iterator[str]:
    """The shapes within a line: those of expressions, and a sentence after a colon."""
    for node in nodes(line.parts):
        if isinstance(node, Line):
            yield node.kind
        elif isinstance(node, Operation):
            yield _OPERATIONS.get(node.op, "compare")
        elif isinstance(node, Being):
            yield "not_being" if node.negated else "being"
        elif isinstance(node, Quantified):
            yield "quantified"
