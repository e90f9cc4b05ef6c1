"""Names that a card gives and never uses, and lasting effects that nothing brings into force."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from daedalus.core.reading import read_text
from daedalus.language import typed
from daedalus.language.findings import Mistake, Span
from daedalus.language.naming import taken
from daedalus.language.records import Adds, Ends, Puts
from daedalus.language.typed import CardTree, Statement
from daedalus.language.vocabulary import TEXT
from daedalus.language.walking import bodies, constants, nodes, sentences
from daedalus_tools.world import cites, per_game, study

MANY = 99


def unused(tree: CardTree) -> Iterator[Mistake]:
    """L006: a name that a choice, `let` or `as` gives and that nothing reads."""
    if tree.target is not None and tree.event is not None:
        if tree.target.things.variable not in taken(tree.event):
            yield _unused(tree.target.things.variable, tree.target.things.span)
    known = {tree.target.things.variable} if tree.target is not None else set()
    for body in [tree.event or (), *(trigger.body for block in tree.lasting for trigger in block.triggers)]:
        yield from _unused_in(body, set(), known)


def _before(body: Sequence[Statement], s: Statement, outside: set[str]) -> set[str]:
    """The names that are there before a statement of a block."""
    given = (_given(other) for other in body[: next(i for i, other in enumerate(body) if other is s)])
    return outside.union(name for pair in given if pair for name in pair[:1])


def _unused_in(body: Sequence[Statement], after: set[str], outside: set[str]) -> Iterator[Mistake]:
    """The names of a block that neither it nor, if they live on, what comes after it reads."""
    read = set(after)
    again: set[str] = set()  # names that get another value before they are read
    for s in reversed(body):
        known = _before(body, s, outside)
        for block in bodies(s):  # a name that was there before lives on, and of an `if` one that every branch gives
            next_round = taken([s]) if isinstance(s, typed.ForEach) else set()  # the next round may read it
            yield from _unused_in(
                block, read | next_round if isinstance(s, typed.If) else (read | next_round) & known, known
            )
        given = _given(s)
        if given is not None and given[0] not in read and not given[0].startswith("_"):
            yield Mistake("L006", given[1], "again" if given[0] in again else "", "", None, name=given[0])
        if given is not None:  # what it was before is read by nobody after this
            read.discard(given[0])
            again.add(given[0])
        again -= taken([s])
        read |= taken([s])


def _given(s: Statement) -> tuple[str, Span] | None:
    if isinstance(s, typed.Choose):
        return s.things.variable, s.things.span
    if isinstance(s, typed.Let):
        return s.name, s.span
    return (s.bind, s.span) if isinstance(s, typed.Do) and s.bind else None


def _unused(name: str, span: Span) -> Mistake:
    return Mistake("L006", span, name=name)


def marks_put(tree: CardTree, *, placed: bool = False) -> set[str]:
    """The marks that the card puts in force by a sentence, or in a country."""
    found = set()
    for do in sentences(tree):
        if any(put.at or not placed for put in do.call.word.change(Puts)):
            found |= {str(a.value) for a in do.call.args if isinstance(a, typed.Constant) and a.type == TEXT}
    return found


def lasting_names(tree: CardTree) -> set[str]:
    """The names under which the event of a card can be in effect."""
    return (marks_put(tree) | {tree.mark} | ({tree.title} if tree.lapsing != "never" else set())) - {""}


@per_game
def lasting_of(mark: str) -> tuple[typed.Lasting, ...]:
    """The lasting effects of a mark, of the cards that come with the game."""
    cards = study().cards
    files = [path for path in cards.files if f'"{mark}"' in read_text(path)]
    trees = [tree for path in files if (tree := cards.read(path)[0]) is not None]
    return tuple(block for tree in trees for block in tree.lasting if block.mark == mark)


def titles_named(tree: CardTree) -> Iterator[tuple[str, Span]]:
    """The cards and marks that sentences and conditions name; not the marks that the card itself puts."""
    lasting = [(block.answers, block.triggers, block.ends) for block in tree.lasting]
    body = ([c.value for c in tree.conditions], tree.target, tree.event, lasting)
    own: set[int] = set()
    for node in nodes(body):
        if isinstance(node, typed.Do) and any(node.call.word.change(Puts)):
            own |= {id(arg) for arg in node.call.args}
        elif isinstance(node, typed.Op) and node.op == "side":
            own |= {id(part) for part in node.parts}
    for node in constants(body, TEXT):
        if id(node) not in own:
            yield str(node.value), node.span


def most_added(tree: CardTree, piece: str) -> int:
    """How many of a piece the event can place at most; very many if it does not say."""
    total = 0
    for node in nodes(tree.event):
        if isinstance(node, typed.Do) and any(add.piece == piece for add in node.call.word.change(Adds)):
            numbers = [a.value for a in node.call.args if isinstance(a, typed.Constant) and isinstance(a.value, int)]
            total += numbers[0] if numbers else MANY
    return total


def unbrought(tree: CardTree) -> Iterator[Mistake]:
    """L007: a lasting effect whose mark nothing on the card puts in force."""
    brought = marks_put(tree) | {tree.mark}
    if tree.lapsing != "never":
        brought |= {tree.title}
    for block in tree.lasting:
        if block.mark not in brought:
            yield Mistake("L007", block.span, rule=cites("mark"), mark=block.mark)
        elif block.place and not tree.mark_place and block.mark not in marks_put(tree, placed=True):
            yield Mistake("L007", block.span, "nowhere", cites("mark"), mark=block.mark)


def idle_marks(tree: CardTree, doing: Sequence[typed.Do]) -> Iterator[Mistake]:
    """L009: the mark which the head of the card puts anyway; L007: a mark that nobody looks at, of a card that has none
    by its head."""
    putting = [(do, mark) for do in doing for change in do.call.word.change(Puts) for mark in _mark(do, change)]
    bare = not (tree.mark or tree.marker or tree.lapsing != "never")
    looked_at = {block.mark for block in tree.lasting}
    for do, (mark, at) in putting:
        if tree.mark and mark == tree.mark and not at:
            yield Mistake("L009", do.span, "head", cites("mark"), mark=tree.mark)
        elif bare and mark not in looked_at:
            named = [node for node in constants((tree.conditions, tree.target, tree.event), TEXT) if node.value == mark]
            if len(named) == 1:
                yield Mistake("L007", do.span, "unread", cites("mark"), mark=mark)


def _mark(do: typed.Do, change: Puts) -> Iterator[tuple[str, str]]:
    """The mark that a sentence puts, if it names it, and the hole with the space where it does."""
    for hole, arg in zip(do.call.word.holes, do.call.args, strict=True):
        if hole.name == change.mark and isinstance(arg, typed.Constant):
            yield str(arg.value), change.at


def ended_too_early(tree: CardTree) -> Iterator[Mistake]:
    """L010: `end this` in the event itself, where no lasting effect acts."""
    for node in nodes(tree.event):
        if isinstance(node, typed.Do) and any(not end.mark for end in node.call.word.change(Ends)):
            yield Mistake("L010", node.span, rule=cites("mark"))


def answered_twice(tree: CardTree) -> Iterator[Mistake]:
    """L008: two answers of one card to the same question, of which only the later is ever heard (6.2.3)."""
    for block in tree.lasting:
        plain = [answer for answer in block.answers if not answer.adds and answer.when is None]
        for i, later in enumerate(plain):
            for earlier in plain[:i]:
                if earlier.point is later.point and _alike(earlier, later):
                    yield Mistake("L008", later.span, "twice", cites("later"))


def _alike(x: typed.Answer, y: typed.Answer) -> bool:
    """Whether two answers are about the same countries, as far as they name them."""
    said = [
        [b.equals.value if isinstance(b.equals, typed.Constant) else b.equals and "?" for b in a.bindings]
        for a in (x, y)
    ]
    return said[0] == said[1]
