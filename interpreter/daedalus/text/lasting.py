"""What lasts after a card was played: facts while it is in effect, what follows at a moment, and when it ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve

from daedalus.kit.effects import ENDING
from daedalus.language import typed
from daedalus.language.records import LINKS, Ends
from daedalus.language.roles import Place, Side
from daedalus.language.typed import CardTree, Expr, Statement
from daedalus.language.vocabulary import NUMBER, TEXT, TRUTH, Vocabulary, Word
from daedalus.language.walking import nodes
from daedalus.text import plan as p
from daedalus.text.described import Known
from daedalus.text.expressions import alike, all_of, doer_of, equals_one, is_, mentions
from daedalus.text.folding import together
from daedalus.text.mirrored import Mirrored, joined
from daedalus.text.needless import paid
from daedalus.text.orders import Ordering


class Lasting:
    """The lasting effects of one card."""

    def __init__(self, tree: CardTree, words: Vocabulary, known: Known) -> None:
        self.tree = tree
        self.words = words
        self.known = known
        self.orders = Ordering(tree, words, known, self.answer)
        self.there = False  # whether facts are said of a marker where it stands

    def sentences(self, block: typed.Lasting) -> Iterator[p.Part]:
        self.known.said = {}  # its names are not those of the event
        self.known.forget()
        if block.place:
            name, type_ = self.tree.mark_place, self._space()
            place: p.Part = p.Name(name, type_) if name else p.Thing(type_)
            self.known.said[block.place] = p.Again(place, type_)
            self.known.fresh.pop(block.place, None)
        lapsing = self.tree.lapsing != "never"
        form = "lapsing" if lapsing else "there" if block.place and not self.tree.mark_place else ""
        self.there = form == "there"
        facts = self._facts(_in_one(block.answers))
        self.there = False
        if facts:
            own = (self.tree.mark, self.tree.marker, self.tree.title)
            named = {"mark": p.Title(block.mark)} if block.mark not in own else {}
            yield p.shared("while", "mark" if named else form, facts=p.Line(tuple(facts), ";"), **named)
        ending = [t for t in block.triggers if len(t.body) == 1 and _ends_this(t.body[0])]
        others = [t for t in block.triggers if t not in ending]
        at_end = [t for t in others if t.moment.key == ENDING]
        told = []
        for i, trigger in enumerate(t for t in others if t not in at_end):
            prefix = "lapsing" if lapsing and not facts and not i else ""
            told.append(self._trigger(trigger, prefix, alone=len(block.triggers) == 1 and not facts))
        yield from Mirrored(self.words).folded(joined(told))
        ends = [self._moment(t) for t in ending] + [self.known.clause(e) for e in block.ends]
        last = block is self.tree.lasting[-1]
        if ends and (last or not alike(block.ends, self.tree.lasting[-1].ends)):  # what ends all of them is said once
            yield p.shared("ends", what=p.Several(p.OR, tuple(ends)))
        for trigger in at_end:
            yield self._trigger(trigger, "", alone=len(block.triggers) == 1 and not facts)

    def _facts(self, answers: Sequence[typed.Answer]) -> list[p.Part]:
        """A figure, and another that takes its place in some case, are one fact."""
        facts: list[p.Part] = []
        for i, answer in enumerate(answers):
            fact, before = self.answer(answer), facts[-1] if facts else None
            instead = i > 0 and answer.when is not None and answers[i - 1].when is None and not answer.adds
            if (
                instead
                and answer.point.result == NUMBER
                and alike(evolve(answers[i - 1], value=answer.value), evolve(answer, when=None))
                and isinstance(before, p.Said)
                and isinstance(fact, p.Said)
                and isinstance(inner := fact.args.get("fact"), p.Said)
            ):
                cases = p.shared(
                    "by-case", n=inner.args["n"], condition=fact.args["condition"], otherwise=before.args["n"]
                )
                facts[-1] = evolve(before, args={**before.args, "n": cases})
            else:
                facts.append(_there_again(answer.point, before, fact))
        return facts

    def _space(self) -> str:
        """The type of what a mark stands in."""
        if self.tree.mark_place in self.words.names:
            return self.words.names[self.tree.mark_place][0]
        return self.tree.target.things.type if self.tree.target is not None else next(iter(self.words.types))

    def _bound(self, word: Word, bindings: Sequence[typed.Binding], when: Expr | None, determiner: str) -> tuple[
        dict[str, p.Part], list[Expr]
    ]:  # fmt: skip
        """The holes of a rule point or moment: values, or things that a condition tells of; and what else it tells."""
        left = list(all_of(when)) if when is not None else []
        free = [b.name for b in bindings if b.equals is None and b.name not in self.known.said]
        args: dict[str, p.Part] = {}
        for hole, binding in zip(word.holes, bindings, strict=True):
            if binding.equals is not None:
                args[hole.name] = self.known.part(binding.equals, word.roles[hole.name])
                continue
            if binding.name not in free:
                args[hole.name] = self.known.said[binding.name]
                continue
            later = free[free.index(binding.name) + 1 :]
            own = [e for e in left if mentions(e, binding.name) and not any(mentions(e, x) for x in later)]
            one = _equal(own, binding.name)
            if one is not None:
                left = [e for e in left if e not in own]
                again = p.Again(p.Thing(binding.type), binding.type)
                args[hole.name], self.known.said[binding.name] = one, again if isinstance(one, p.Title) else one
                continue
            inner = self.known.inner()
            inner.said[binding.name] = p.Again(p.Thing(binding.type), binding.type)
            qualities: list[p.Quality] = []
            wanted = determiner
            for e in own:
                if _apart(e, binding.name, free):
                    wanted = p.OTHER
                else:
                    qualities += inner.qualities(_turned(e, binding.name), binding.name, binding.type)
            left = [e for e in left if e not in own]
            plain = not qualities and wanted != p.OTHER
            thing = p.Thing(binding.type, p.ANY if plain else wanted, tuple(qualities))
            args[hole.name] = thing
            self.known.said[binding.name] = p.Again(thing, binding.type)
        return args, left

    def answer(self, answer: typed.Answer) -> p.Part:
        before = dict(self.known.said)
        value, when = answer.value, answer.when
        form = {1: "more", -1: "less"}.get(answer.adds, "is")
        if answer.point.result == TRUTH and isinstance(value, typed.Constant):
            form = "yes" if value.value else "no"
        elif answer.point.result == TRUTH:
            form = "only"
            when = value if when is None else typed.Op("and", (when, value), TRUTH, value.span)
        args, left = self._bound(answer.point, answer.bindings, when, p.EACH if form != "no" else p.A)
        if form in ("more", "less", "is"):
            args["n"] = self.known.part(value)
        args["mark"] = p.Title(self.tree.marker or self.tree.mark or self.tree.title)
        itself = form == "more" and self.there  # the marker was just named
        fact: p.Part = p.Said(f"point-{answer.point.key}", args, f"{form}-there" if itself else form)
        if left:
            fact = p.shared("fact-if", fact=fact, condition=together(p.AND, [self.known.clause(e) for e in left]))
        self.known.said = before
        return fact

    def _moment(self, trigger: typed.Trigger) -> p.Part:
        args, left = self._bound(trigger.moment, trigger.bindings, trigger.condition, p.A)
        moment: p.Part = p.Said(f"moment-{trigger.moment.key.replace(' ', '-')}", args)
        left = [e for e in left if not paid(e, trigger.body)]
        for e in left:
            if role := _part_of(e, trigger):
                moment = p.shared("moment-as", fact=moment, role=p.Name(role, "side"))
        left = [e for e in left if not _part_of(e, trigger)]
        if left:
            what = together(p.AND, [self.known.clause(e) for e in left])
            moment = p.shared("moment-if", fact=moment, condition=what)
        return moment

    def _other_acts(self, trigger: typed.Trigger) -> bool:
        """Whether a side that need not be that of the card does something: then that of the card is named."""
        sides = [trigger.bindings[i].equals for i, _ in trigger.moment.role(Side)]
        return bool(sides) and not any(isinstance(e, typed.Constant) and self.orders.ours(str(e.value)) for e in sides)

    def _trigger(self, trigger: typed.Trigger, form: str, alone: bool) -> p.Part:
        """`alone`: the effect is nothing else, so that what ends it happens once."""
        before = dict(self.known.said)
        moment = self._moment(trigger)
        once = alone and any(_ends_this(x) for s in trigger.body if isinstance(s, typed.May) for x in s.body)
        body = tuple(_without_end(s) if once else s for s in trigger.body)
        form = f"{form}-once" if form and once else "once" if once else form
        asked = [x for x in nodes(trigger.condition) if isinstance(x, typed.Call)]
        self.known.told = [x for x in asked if x.type == NUMBER and x.args]
        what = self.orders.body(body)
        self.known.told = ()
        if self._other_acts(trigger) and all(isinstance(s, typed.Do) and not doer_of(s) for s in body):
            what = p.shared("side-does", side=p.Name(self.orders.doer, "side"), what=what)
        part = p.shared("when", form, moment=moment, what=what)
        self.known.said = before
        return part


def _there_again(point: Word, before: p.Part | None, fact: p.Part) -> p.Part:
    """A fact about the place of the one before: that is `there`."""
    if not isinstance(fact, p.Said) or not isinstance(before, p.Said) or fact.shared:
        return fact
    args = dict(fact.args)
    for name, role in point.roles.items():
        part = args.get(name)
        if isinstance(role, Place) and isinstance(part, (p.Thing, p.Several)) and part in before.args.values():
            kind = part.items[0] if isinstance(part, p.Several) else part
            noun = kind.noun if isinstance(kind, p.Thing) else kind.type if isinstance(kind, p.Name) else ""
            args[name] = p.Again(part, noun) if noun and _described(part) else part
    return evolve(fact, args=args)


def _described(part: p.Thing | p.Several) -> bool:
    return isinstance(part, p.Several) or bool(part.qualities)


def _in_one(answers: Sequence[typed.Answer]) -> list[typed.Answer]:
    """The same fact in one case or another is said once."""
    found: list[typed.Answer] = []
    for answer in answers:
        last = found[-1] if found else None
        if last is not None and last.when is not None and answer.when is not None:
            if alike(evolve(last, when=None), evolve(answer, when=None)):
                either = typed.Op("or", (last.when, answer.when), TRUTH, answer.when.span)
                found[-1] = evolve(last, when=either)
                continue
        found.append(answer)
    return found


def _equal(conditions: Sequence[Expr], name: str) -> p.Part | None:
    """The names that conditions say a hole must be: `c = Iraq or c = Syria`."""
    if len(conditions) != 1:
        return None
    [e] = conditions
    if isinstance(e, typed.Op) and e.op == "=" and len(e.parts) == 2:
        this, other = e.parts
        if is_(this, name) and isinstance(other, typed.Op) and other.op in ("player", "opponent"):
            return p.Name(other.op, "side")
        if isinstance(this, typed.Call) and this.type == TEXT and isinstance(other, typed.Constant):
            return p.Title(str(other.value))  # `name of k = "X"`
    parts = e.parts if isinstance(e, typed.Op) and e.op == "or" else (e,)
    if not all(equals_one(x, name) for x in parts):
        return None
    names = tuple(p.Name(str(x.parts[1].value), x.parts[1].type) for x in parts)  # type: ignore[union-attr]
    return names[0] if len(names) == 1 else p.Several(p.OR, names)


def _part_of(e: Expr, trigger: typed.Trigger) -> str:
    """What the side that does something must be for it: `ussr is opponent`, when the USSR is to act."""
    if not isinstance(e, typed.Op) or e.op != "=" or len(e.parts) != 2:
        return ""
    side, role = e.parts
    doers = [trigger.bindings[i].equals for i, _ in trigger.moment.role(Side)]
    if not isinstance(side, typed.Constant) or not any(alike(side, doer) for doer in doers):
        return ""
    return role.op if isinstance(role, typed.Op) and role.op in ("player", "opponent") else ""


def _apart(e: Expr, name: str, free: Sequence[str]) -> bool:
    """`x <> y`, of two holes."""
    return (
        isinstance(e, typed.Op)
        and e.op == "<>"
        and all(isinstance(x, typed.Variable) and x.name in free for x in e.parts)
    )


def _turned(e: Expr, name: str) -> Expr:
    """What is said of two things, about the later one: `x is adjacent to y` is `y is adjacent to x`."""
    if isinstance(e, typed.Op) and e.op == "not":
        return evolve(e, parts=(_turned(e.parts[0], name),))
    if isinstance(e, typed.Call) and e.word.known == LINKS and len(e.args) == 2 and is_(e.args[1], name):
        return evolve(e, args=(e.args[1], e.args[0]))
    return e


def _ends_this(s: Statement) -> bool:
    return isinstance(s, typed.Do) and any(not change.mark for change in s.call.word.change(Ends))


def _without_end(s: Statement) -> Statement:
    return evolve(s, body=tuple(x for x in s.body if not _ends_this(x))) if isinstance(s, typed.May) else s
