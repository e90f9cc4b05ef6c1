"""What a message may ask of what stands in its holes: a form, a place with its preposition, a number with its noun, a
verb in the mood of the sentence. How a message asks stands in `speech`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from daedalus.text import plan as p
from daedalus.text.wording import MANY, MAY_DO, ONE, ORDER, Hole, fluent_figure, noun_of

if TYPE_CHECKING:
    from daedalus.text.speech import Speaker

MINUS = "\u2212"


def functions(speaker: Speaker) -> dict[str, Any]:
    """By the names that messages call them by."""

    def form(hole: Any, **wants: str) -> str:
        if not isinstance(hole, Hole):
            return str(hole)
        return speaker.pronoun(hole.part, wants) or speaker.say(hole.part, **wants)

    def list_of(how: str) -> Any:
        def joined(hole: Any, **wants: str) -> str:
            if not isinstance(hole, Hole):
                return str(hole)
            part = hole.part
            items = part.items if isinstance(part, p.Several) else (part,)
            return speaker.joined([speaker.say(item, **wants) for item in items], how)

        return joined

    def way(name: str) -> Any:
        return lambda hole: speaker.place(hole.part, name)

    return {
        "FORM": form,
        "IN": way("in"),
        "TO": way("to"),
        "FROM": way("from"),
        "N": lambda *args, **wants: counted(speaker, *args, **wants),
        "DO": lambda *args, **wants: verb(speaker, *args, **wants),
        "TERM": lambda key, **wants: speaker.term(key, **wants),
        "OR": list_of(p.OR),
        "AND": list_of(p.AND),
        "GENDER": lambda hole: speaker.gender(hole.part) if isinstance(hole, Hole) else "m",
        "NUMBER": lambda hole: speaker.number(hole.part) if isinstance(hole, Hole) else ONE,
        "KNOWN": lambda hole: "yes" if isinstance(hole, Hole) and known(hole.part) else "no",
        "SIGNED": lambda n: f"+{n}" if not str(n).startswith("-") else f"{MINUS}{str(n)[1:]}",
    }


def known(part: p.Part) -> bool:
    """Whether something, or that of which it is the number, was named before."""
    number = isinstance(part, p.Said) and part.key == "number-of-things"
    return isinstance(part, p.Again) or (number and isinstance(part, p.Said) and known(part.args["what"]))


def counted(speaker: Speaker, n: Any, noun: Any, **wants: str) -> str:
    """`2 cells`; of a number that is not a figure, `cells equal to ...`."""
    case = wants.get("case", "acc")
    speaker.named = None
    noun = noun_of(noun.part) if isinstance(noun, Hole) else noun
    if isinstance(n, Hole) and isinstance(n.part, p.Several):  # 1, 2 or 3 cells
        *others, last = n.part.items
        figures = [str(x.value) for x in others if isinstance(x, p.Number)]
        assert isinstance(last, p.Number)
        return speaker.joined([*figures, counted(speaker, fluent_figure(last.value), noun, **wants)], p.OR)
    if (
        isinstance(n, Hole)
        and isinstance(n.part, p.Said)
        and n.part.key == "by-case"
        and speaker.has("by-case", "rest")
    ):
        plain = n.part.args["otherwise"]
        if isinstance(plain, p.Number):
            return f"{counted(speaker, fluent_figure(plain.value), noun, **wants)} {speaker.rest(n.part)}"
    if isinstance(n, Hole):
        what = speaker.term(noun, number=MANY, case=case)
        return speaker.message("as-many", {"what": p.Title(what), "n": n.part}, raw=("what",))
    category = speaker.plural(n)
    number = str(n).replace("-", MINUS)
    if category == ONE or not (case in ("nom", "acc") and speaker.has(noun, f"n-{category}")):
        return f"{number} {speaker.term(noun, number=ONE if category == ONE else MANY, case=case)}"
    return f"{number} {speaker.form(noun, f'n-{category}')}"


def verb(speaker: Speaker, verb: str, part: str = "") -> str:
    """A verb in the mood of the sentence; `end` is the part of it that closes a clause."""
    key = f"do-{verb}"
    form = "" if speaker.now == ORDER else speaker.now
    if not part:
        speaker.verbs += 1
    if part == "end":
        return speaker.form(key, f"{speaker.now}-end") if speaker.has(key, f"{speaker.now}-end") else ""
    if form and not speaker.has(key, form) and form != MAY_DO:
        speaker.missing.add(f"{key}.{form}")
    return speaker.form(key, *([form] if form else []))
