"""A card line by line: what each line is for, the words that it was read as, what stands in their holes, the names that
it gives, and what is wrong with it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from attrs import frozen

from daedalus.kit.definition import Definition
from daedalus.language import typed
from daedalus.language.findings import SIDE, TYPE, Finding, Mistake, Value
from daedalus.language.parsing import CLAUSE, EFFECT, parse_card
from daedalus.language.tree import BROKEN, Line
from daedalus.language.typed import CardTree
from daedalus.language.vocabulary import NUMBER, Vocabulary, Word
from daedalus.language.walking import nodes
from daedalus.text.bundle import render
from daedalus.text.findings import advice, around, data, message
from daedalus.text.outline import say
from daedalus.text.roles import role_words
from daedalus_tools.docs.shapes import shapes
from daedalus_tools.language import ENGLISH, spoken

PLAIN = frozenset({"card_head", "properties", "event"})  # lines that say what they are


@frozen
class Said:
    """A word of the vocabulary, and what stands in its holes."""

    word: Word
    game: str
    of: str = ""  # a property: what it is said of
    holes: tuple[tuple[str, str], ...] = ()

    def lines(self) -> Iterator[str]:
        rule = f", {around('rule', spoken(), number=self.word.rule)}" if self.word.rule else ""
        yield f"{self.word.pattern}  ({self.word.key}{rule})"
        roles = [_said("hole", name=name, role=self._role(name), what=value) for name, value in self.holes]
        if self.of or roles:
            yield "  " + "; ".join([*([_said("said-of", what=self.of)] if self.of else []), *roles])

    def _role(self, hole: str) -> str:
        return role_words(self.word.roles[hole], self.game, spoken())

    def data(self) -> dict[str, Any]:
        about = {"key": self.word.key, "pattern": self.word.pattern, "rule": self.word.rule}
        return about | ({"of": self.of} if self.of else {}) | {"holes": dict(self.holes)}


@frozen
class LineRead:
    number: int
    text: str  # as it stands in the file
    kind: str  # the shape of the grammar; nothing for a line that is no part of the card
    says: str  # what such a line is for, where it does not say so itself
    sentences: tuple[str, ...]  # what it says in another language than that of cards
    names: dict[str, str]  # that it gives -> what they stand for
    words: tuple[Said, ...]
    findings: tuple[Finding, ...]

    def lines(self) -> Iterator[str]:
        """For people, below the line itself."""
        for finding in self.findings:
            yield f"{finding.code} {message(finding, spoken())}"
            yield from (f"  {part}" for one in advice(finding, spoken()) for part in one.split("\n"))
        yield from self.sentences
        yield from [self.says] if self.says else []
        yield from (_said("is", name=name, what=what) for name, what in self.names.items())
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


def line_by_line(text: str, tree: CardTree | None, findings: Sequence[Finding], game: Definition) -> list[LineRead]:
    """All lines of a file that say or break something; of one that is no card, those that break it."""
    explained = {shape.name for shape in shapes() if shape.place in (CLAUSE, EFFECT)} - PLAIN
    said = _sentences(tree, game)
    kinds = {line.span.line: line.kind for line in _flat(parse_card(text, _ignore))} if tree is not None else {}
    names, words = _names(tree, game.words), _words(tree, game.id)
    wrong: dict[int, list[Finding]] = defaultdict(list)
    for finding in findings:
        wrong[finding.span.line].append(finding)
    result = []
    for number, line in enumerate(text.split("\n"), start=1):
        kind = kinds.get(number, "")
        if kind or number in wrong:
            says = _shape(kind) if kind in explained and number not in wrong else ""
            found, sentences = tuple(wrong[number]), tuple(said.get(number, ()))
            result.append(
                LineRead(number, line.rstrip(), kind, says, sentences, names[number], tuple(words[number]), found)
            )
    return result


def _shape(kind: str) -> str:
    """What a line of this shape is for."""
    return render(f"shape-{kind.replace('_', '-')}", {}, language=spoken())


def _sentences(tree: CardTree | None, game: Definition) -> dict[int, list[str]]:
    """What each line says; in English the card itself does."""
    if tree is None or spoken() == ENGLISH:
        return {}
    from daedalus.text.understood import Understood

    return Understood(game, spoken()).by_line(tree)


def _said(key: str, **about: Value) -> str:
    return " ".join(render(f"given-{key}", about, language=spoken()).split())


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
        yield node.variable, _said("each")
    elif isinstance(node, typed.Let):
        yield node.name, _said("value", what=say(node.value))
    elif isinstance(node, typed.Do) and node.bind:
        yield node.bind, _said("result", type=v.term(TYPE, node.call.word.result or NUMBER))
    elif isinstance(node, typed.Lasting) and node.place:
        yield node.place, _said("place", type=v.term(TYPE, next(iter(v.types))), mark=node.mark)
    elif isinstance(node, (typed.Answer, typed.Trigger)):
        yield from ((b.name, _said("any", type=v.term(TYPE, b.type))) for b in node.bindings if b.equals is None)


def _chosen(choice: typed.Choose, v: Vocabulary) -> str:
    things = choice.things
    side = v.term(SIDE, choice.side)
    who = _said("by-lot") if things.by_lot else _said("by", side=side) if choice.side else ""
    if not things.many:
        return _said("chosen", type=v.term(TYPE, things.type), who=who)
    many = v.term(TYPE, v.plural_of(things.type))
    if things.count is None and not things.up_to:
        return _said("all", type=many)
    n = say(things.count) if things.count is not None else ""
    return _said("several", type=many, who=who, count=_said("up-to", n=n) if things.up_to and n else n)


# -- words ----------------------------------------------------------------------------------------


def _words(tree: CardTree | None, game: str) -> dict[int, list[Said]]:
    """The words of each line, in its order; what a target asks for is said once."""
    found: dict[int, dict[tuple[int, Said], None]] = defaultdict(dict)
    for node in _parts(tree):
        if isinstance(node, typed.Call) and (node.args or node.word.kind != "noun"):
            subject = 1 if node.word.kind == "adjective" else 0
            of = say(node.args[0]) if subject else ""
            holes = zip(node.word.holes, node.args[subject:], strict=False)
            filled = tuple((hole.name, say(arg)) for hole, arg in holes)
            found[node.span.line][node.span.column, Said(node.word, game, of, filled)] = None
        elif isinstance(node, (typed.Answer, typed.Trigger)):
            word = node.point if isinstance(node, typed.Answer) else node.moment
            bound = zip(word.holes, node.bindings, strict=True)
            filled = tuple((h.name, b.name if b.equals is None else say(b.equals)) for h, b in bound)
            found[node.span.line][0, Said(word, game, "", filled)] = None
    return defaultdict(
        list, {n: [said for _, said in sorted(line, key=lambda one: one[0])] for n, line in found.items()}
    )
