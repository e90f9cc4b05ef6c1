"""A card line by line: what each line is for, the words that it was read as, what stands in their holes, the names that
it gives, and what is wrong with it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from attrs import frozen

from daedalus.language import typed
from daedalus.language.findings import Finding, Mistake
from daedalus.language.parsing import CLAUSE, EFFECT, parse_card
from daedalus.language.tree import BROKEN, Line
from daedalus.language.typed import CardTree
from daedalus.language.vocabulary import NUMBER, Vocabulary, Word
from daedalus.language.walking import nodes
from daedalus.text.findings import advice, data, message
from daedalus.text.outline import say
from daedalus_tools.docs.shapes import shapes
from daedalus_tools.language import spoken

PLAIN = frozenset({"card_head", "properties", "event"})  # lines that say what they are


@frozen
class Said:
    """A word of the vocabulary, and what stands in its holes."""

    word: Word
    of: str = ""  # a property: what it is said of
    holes: tuple[tuple[str, str], ...] = ()

    def lines(self) -> Iterator[str]:
        rule = f", rule {self.word.rule}" if self.word.rule else ""
        yield f"{self.word.pattern}  ({self.word.key}{rule})"
        roles = [f"{name} ({self.word.roles[name].words}) is {value}" for name, value in self.holes]
        if self.of or roles:
            yield "  " + "; ".join([*([f"said of {self.of}"] if self.of else []), *roles])

    def data(self) -> dict[str, Any]:
        about = {"key": self.word.key, "pattern": self.word.pattern, "rule": self.word.rule}
        return about | ({"of": self.of} if self.of else {}) | {"holes": dict(self.holes)}


@frozen
class LineRead:
    number: int
    text: str  # as it stands in the file
    kind: str  # the shape of the grammar; nothing for a line that is no part of the card
    says: str  # what such a line is for, where it does not say so itself
    names: dict[str, str]  # that it gives -> what they stand for
    words: tuple[Said, ...]
    findings: tuple[Finding, ...]

    def lines(self) -> Iterator[str]:
        """For people, below the line itself."""
        for finding in self.findings:
            yield f"{finding.code} {message(finding, spoken())}"
            yield from (f"  {part}" for one in advice(finding, spoken()) for part in one.split("\n"))
        yield from [self.says] if self.says else []
        yield from (f"{name} is {what}" for name, what in self.names.items())
        yield from (line for said in self.words for line in said.lines())

    def data(self) -> dict[str, Any]:
        return {
            "line": self.number,
            "text": self.text,
            "kind": self.kind,
            "names": self.names,
            "words": [said.data() for said in self.words],
            "findings": [data(finding, spoken()) for finding in self.findings],
        }


def line_by_line(text: str, tree: CardTree | None, findings: Sequence[Finding], v: Vocabulary) -> list[LineRead]:
    """All lines of a file that say or break something; of one that is no card, those that break it."""
    explained = {shape.name: shape.says for shape in shapes() if shape.place in (CLAUSE, EFFECT)}
    kinds = {line.span.line: line.kind for line in _flat(parse_card(text, _ignore))} if tree is not None else {}
    names, words = _names(tree, v), _words(tree)
    wrong: dict[int, list[Finding]] = defaultdict(list)
    for finding in findings:
        wrong[finding.span.line].append(finding)
    result = []
    for number, line in enumerate(text.split("\n"), start=1):
        kind = kinds.get(number, "")
        if kind or number in wrong:
            says = "" if kind in PLAIN or number in wrong else explained.get(kind, "")
            found = tuple(wrong[number])
            result.append(LineRead(number, line.rstrip(), kind, says, names[number], tuple(words[number]), found))
    return result


def _ignore(mistake: Mistake) -> None:
    """What is wrong is known."""


def _flat(lines: Iterable[Line]) -> Iterator[Line]:
    for line in lines:
        if line.kind != BROKEN or line.source:
            yield line
        yield from _flat(line.block)


def _parts(tree: CardTree | None) -> list[Any]:
    if tree is None:
        return []
    return list(nodes((tree.conditions, tree.target, tree.event, tree.lasting)))


# -- names ----------------------------------------------------------------------------------------


def _names(tree: CardTree | None, v: Vocabulary) -> dict[int, dict[str, str]]:
    """The names that each line gives."""
    found: dict[int, dict[str, str]] = defaultdict(dict)
    for node in _parts(tree):
        for name, what in _given(node, v):
            if not name.startswith("_"):  # a thing without a name has one inside
                found[node.span.line][name] = what
    return found


def _given(node: Any, v: Vocabulary) -> Iterator[tuple[str, str]]:
    if isinstance(node, typed.Choose):
        yield node.things.variable, _chosen(node, v)
    elif isinstance(node, typed.ForEach):
        yield node.variable, "each of them in turn"
    elif isinstance(node, typed.Let):
        yield node.name, f"{say(node.value)}, as it is then"
    elif isinstance(node, typed.Do) and node.bind:
        yield node.bind, f"what comes of it ({node.call.word.result or NUMBER})"
    elif isinstance(node, typed.Lasting) and node.place:
        yield node.place, f'the {next(iter(v.types))} where "{node.mark}" stands'
    elif isinstance(node, (typed.Answer, typed.Trigger)):
        yield from ((b.name, f"any {b.type} that it is about") for b in node.bindings if b.equals is None)


def _chosen(choice: typed.Choose, v: Vocabulary) -> str:
    things = choice.things
    who = " by lot" if things.by_lot else f" by {choice.side}" if choice.side else ""
    if not things.many:
        return f"the {things.type} that is chosen{who}"
    many = v.plural_of(things.type)
    if things.count is None and not things.up_to:
        return f"all such {many}"
    count = f" {'up to ' if things.up_to else ''}{say(things.count)}" if things.count is not None else ""
    return f"the{count} {many} that are chosen{who}"


# -- words ----------------------------------------------------------------------------------------


def _words(tree: CardTree | None) -> dict[int, list[Said]]:
    """The words of each line, in its order; what a target asks for is said once."""
    found: dict[int, dict[tuple[int, Said], None]] = defaultdict(dict)
    for node in _parts(tree):
        if isinstance(node, typed.Call) and (node.args or node.word.kind != "noun"):
            subject = 1 if node.word.kind == "adjective" else 0
            of = say(node.args[0]) if subject else ""
            holes = zip(node.word.holes, node.args[subject:], strict=False)
            filled = tuple((hole.name, say(arg)) for hole, arg in holes)
            found[node.span.line][node.span.column, Said(node.word, of, filled)] = None
        elif isinstance(node, (typed.Answer, typed.Trigger)):
            word = node.point if isinstance(node, typed.Answer) else node.moment
            bound = zip(word.holes, node.bindings, strict=True)
            filled = tuple((h.name, b.name if b.equals is None else say(b.equals)) for h, b in bound)
            found[node.span.line][0, Said(word, "", filled)] = None
    return defaultdict(
        list, {n: [said for _, said in sorted(line, key=lambda one: one[0])] for n, line in found.items()}
    )
