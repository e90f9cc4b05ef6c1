"""L005: an event that may be played with nothing to do, although its card says when it may be played (6.2.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from daedalus.language import typed
from daedalus.language.findings import BEING, SPACE, Mistake
from daedalus.language.typed import CardTree, Expr, Statement
from daedalus.language.vocabulary import NUMBER
from daedalus.language.walking import parts
from daedalus_tools.analysis.changing import hangs_on
from daedalus_tools.analysis.conditions import COMPARE, Asked, candidates, refined
from daedalus_tools.analysis.figures import Names, Thing, mentions, spelled, words_of
from daedalus_tools.analysis.idle import already, taken
from daedalus_tools.analysis.needs import of_it
from daedalus_tools.analysis.profiles import universe
from daedalus_tools.analysis.said import IT, of_sentence, put
from daedalus_tools.analysis.touching import about
from daedalus_tools.world import cites, study


def too_weak(tree: CardTree, names: Names) -> Iterator[Mistake]:
    """The play condition lets the event be played where nothing that it does can happen."""
    if tree.event is None or not tree.conditions or tree.mark or tree.lapsing != "never":
        return
    asked = set(_asked([c.value for c in tree.conditions]))
    asked |= {f"{study().vocabulary.in_force}({name!r})" for name in tree.requires}
    if tree.target is not None:
        asked |= set(_asked(tree.target.things.conditions))
    if all(_may_idle(s, asked, names) for s in tree.event) and any(not isinstance(s, typed.Choose) for s in tree.event):
        span = tree.target.things.span if tree.target is not None else tree.conditions[0].span
        yield Mistake("L005", span, rule=cites("needs"))
    elif tree.target is None:
        yield from _too_wide(tree, names)


def _may_idle(s: Statement, asked: set[str], names: Names) -> bool:
    """Whether nothing at all may come of a statement, as far as the card has asked."""
    if isinstance(s, typed.Choose):
        asked |= set(_asked(s.things.conditions))
        return True
    if isinstance(s, typed.If):  # without an `else`, and where the card has not asked for what the `if` asks
        if s.branches[-1][0] is None or any(isinstance(c, typed.Op) and c.op == "side" for c, _ in s.branches):
            return False
        held = any(key in asked for c, _ in s.branches for key in _asked([c]))
        return not held and Asked(names).truth(_either([c for c, _ in s.branches if c is not None])).must == 0
    if not isinstance(s, typed.Do):
        return False
    return _may_find_nothing(s, asked, names)


def _may_find_nothing(s: typed.Do, asked: set[str], names: Names) -> bool:
    """Whether a sentence may find nothing to take away, or a country that is as it would make it."""
    it = next(iter(about(s)), None)
    figures = list(taken(s, it)) if it is not None else []
    if figures:
        return not any(spelled(figure) in asked for figure in figures)
    absent = []
    settled = already(s, toward=False)
    for idle in (idle for idle in s.call.word.idle if not idle.usual):
        known = of_it(of_sentence(idle.when, s.call, typed.Variable(study().space, IT, s.span)))
        settled |= known.must
        fact = of_sentence(idle.when, s.call, it)
        if known.may != known.must and isinstance(fact, typed.Op) and fact.op == "not":  # the levels do not tell
            absent.append(fact.parts[0])
    if absent:
        return not any(spelled(e) in asked for e in absent)
    mask = Asked(names).countries(it) if isinstance(it, typed.Variable) else None
    return bool(mask and mask & settled)


def _either(conditions: list[Expr]) -> Expr:
    return conditions[0] if len(conditions) == 1 else typed.Op("or", tuple(conditions), "truth", conditions[0].span)


def _asked(conditions: Sequence[Expr | None]) -> Iterator[str]:
    """Every figure and property that conditions ask for, as it is spelled."""
    for e in conditions:
        if isinstance(e, typed.Call):
            yield spelled(e)
        if e is not None:
            yield from _asked(e.things.conditions if isinstance(e, typed.Quantifier) else parts(e))


# -- `play if any ...`, and a choice that is narrower ---------------------------------------------------------


def _too_wide(tree: CardTree, names: Names) -> Iterator[Mistake]:
    assert tree.event is not None
    asked = [c.value for c in tree.conditions]
    wide = [e for e in asked if isinstance(e, typed.Quantifier) and e.kind == "any" and _plain(e.things)]
    needed = _needed(tree.event, names)
    if not wide or needed is None:
        return
    chosen = [s.things for s in tree.event if isinstance(s, typed.Choose)]
    if len(chosen) == 1 and all(_narrower(chosen[0], e.things, names) for e in wide):
        yield Mistake("L005", wide[0].span, "narrower", cites("needs"), line=chosen[0].span.line)
    elif all(candidates(e.things, names) & ~needed for e in wide):
        case = universe().first(candidates(wide[0].things, names) & ~needed)
        term = study().vocabulary.term
        yield Mistake(
            "L005",
            wide[0].span,
            "too-wide",
            cites("needs"),
            country=term(SPACE, case.country),
            case=term(BEING, str(case)),
        )


def _plain(things: typed.Things) -> bool:
    """Countries by what they are, not by what is around them."""
    return things.type == study().space and not any(":" in spelled(e) for e in things.conditions)


def _needed(body: Sequence[Statement], names: Names) -> int | None:
    """The profiles of a country that the event needs to do anything; None if it always does something, or may."""
    needed = 0
    chosen: set[str] = set()
    for s in body:
        if isinstance(s, typed.Choose) and s.things.type == study().space:
            if s.things.count is not None or s.things.many:
                return None
            needed |= candidates(s.things, names)
            chosen.add(s.things.variable)
        elif isinstance(s, typed.Do):
            if not any(isinstance(a, typed.Variable) and a.name in chosen for a in s.call.args):
                return None
        elif isinstance(s, typed.DoSome):
            for _, condition, option in s.options:
                inside = _needed(option, names)
                if condition is not None and not isinstance(condition, typed.Quantifier):
                    return None
                if inside is None:
                    return None
                needed |= inside
        else:
            return None
    return needed


def _narrower(choice: typed.Things, asked: typed.Things, names: Names) -> bool:
    """Whether a choice asks for more of a figure than the play condition, or for one of which that says nothing."""
    inside = names.copy()
    inside.give(asked.variable, Thing(candidates(asked, names)))
    for condition in asked.conditions:
        inside = refined(inside, condition, True) or inside
    told = {key for e in asked.conditions for word in words_of(spelled(e)) for key in hangs_on(word)}
    for condition in choice.conditions:
        for part in condition.parts if isinstance(condition, typed.Op) and condition.op == "and" else (condition,):
            figure = part.parts[0] if isinstance(part, typed.Op) and part.op in COMPARE else None
            if not isinstance(figure, typed.Call) or figure.type != NUMBER or not mentions(part, choice.variable):
                continue
            it = {choice.variable: typed.Variable(study().space, asked.variable, part.span)}
            heard = spelled(put(figure, it, part.span)) in inside.figures or not told & hangs_on(figure.word)
            if heard and Asked(inside).truth(put(part, it, part.span)).must != universe().all:
                return True
    return False
