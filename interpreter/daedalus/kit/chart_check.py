"""What a file of charts refers to, and whether that is there: lists and columns, cards and what they choose, decisions.

The text of its lines is looked at by whoever reads them; `written` says where they stand and how each is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from daedalus.core.errors import BrokenFile, Trouble, trouble
from daedalus.core.messages import DECISION, declared
from daedalus.kit.automaton import FIRST, LAST, LEAST, LINES, MOST, ONLY
from daedalus.kit.chart_schema import CONDITION, LINE, NEVER, SPACE, Parts
from daedalus.kit.layers import Source
from daedalus.kit.library import Card
from daedalus.language.purposes import purposes
from daedalus.language.suggest import nearest_names
from daedalus.language.typed import Choose, DoSome
from daedalus.language.walking import nodes

Route = tuple[Any, ...]
CORE, KIT = "core", "kit"  # whose messages every game has
LETTER = "c"  # how a line calls what it is about, if nothing else is said


class Written(NamedTuple):
    """A text of the card language in a chart: where it stands, and how it is read."""

    route: Route
    text: str
    type: str = ""  # of what it is about, if it is a line; else it is a condition
    name: str = ""


class Known(NamedTuple):
    """What a chart may refer to."""

    game: str
    bot: tuple[str, str]  # its name and side
    space: str
    parts: Parts
    cards: Mapping[int, Card]
    words: frozenset[str]  # the keys of the words of cards
    zones: frozenset[str]
    spaces: frozenset[str]

    @property
    def decisions(self) -> set[str]:
        every = [declared(name) for name in (CORE, KIT, self.game)]
        return {key for messages in every for key, message in messages.items() if message.kind == DECISION}


class Check:
    """One file of charts, and what it is with all that lies under it."""

    def __init__(self, source: Source, whole: Mapping[str, Any], known: Known) -> None:
        self.source, self.data, self.whole, self.known = source, source.data, whole, known

    def wrong(self) -> Iterator[BrokenFile]:
        """Everything that is referred to and not there."""
        yield from self._parts()
        yield from self._questions()
        yield from self._steps()
        yield from self._choosing()
        yield from self._cards()
        yield from self._levels()
        for route, word, message, names in self.known.parts.wrong(self.data, self.whole):
            yield self._no(route, word, message, names)

    def _no(self, route: Route, word: object, message: str | Trouble, names: Iterable[object]) -> BrokenFile:
        known = tuple(dict.fromkeys(map(str, names)))
        near = nearest_names(str(word), known)
        listed = ", ".join(sorted(known)[:12]) + (", ..." if len(known) > 12 else "")
        remedy: Trouble | str = ""
        if near:
            remedy = trouble("trouble-meant", "Did you mean {name}?", name=" or ".join(near))
        elif known:
            remedy = trouble("trouble-there", "There are: {known}.", known=listed)
        where = self.source.where(*route)
        return BrokenFile(message, where=where, remedy=remedy, about=(str(word),), known=known)

    # -- names of its own parts -----------------------------------------------------------------------------

    def _parts(self) -> Iterator[BrokenFile]:
        names = [name for part in ("columns", "lists", "questions") for name in self.whole.get(part, {})]
        others = ("pile", "cards", "answers", "choosing")
        for name in self.data.get("rules", {}):
            if name not in (*names, *others):
                yield self._no(
                    ("rules", name),
                    name,
                    trouble("trouble-no-part", "there is no list, column or question '{name}'", name=name),
                    names,
                )
        for name in self.data.get("about", {}):
            if name not in names:
                yield self._no(
                    ("about", name),
                    name,
                    trouble("trouble-no-list-or-column", "there is no list or column '{name}'", name=name),
                    names,
                )

    def _questions(self) -> Iterator[BrokenFile]:
        actions = self.known.parts.actions.get(self.known.bot, {})
        for name, rows in self.data.get("questions", {}).items():
            if actions and name not in actions:
                yield self._no(
                    ("questions", name),
                    name,
                    trouble("trouble-unasked", "nobody asks the questions '{name}'", name=name),
                    actions,
                )
            yield from self._question(rows, ("questions", name), actions.get(name, ()))
            if not _leads_somewhere(rows):
                remedy = trouble("trouble-last-without-if", "Let the last of them have no `if`.")
                message = trouble("trouble-nowhere", "the questions '{name}' may lead nowhere", name=name)
                yield BrokenFile(message, where=self.source.where("questions", name), remedy=remedy)

    def _question(self, rows: Sequence[Any], route: Route, actions: Sequence[str]) -> Iterator[BrokenFile]:
        for i, row in enumerate(rows):
            if "do" in row and actions and row["do"] not in actions:
                yield self._no(
                    (*route, i, "do"),
                    row["do"],
                    trouble("trouble-undone", "nobody knows how to do '{name}'", name=row["do"]),
                    actions,
                )
            yield from self._question(row.get("then", ()), (*route, i, "then"), actions)

    # -- steps ----------------------------------------------------------------------------------------------

    def each_step(self) -> Iterator[tuple[Route, Any, str, str]]:
        """Every step of a preference, with its place, and what a line in it would be about."""
        space = self.known.space
        for i, entry in enumerate(self.data.get("choosing", ())):
            yield from _steps(("choosing", i, "by"), entry["by"], space, LETTER)
        for key, rows in self.data.get("answers", {}).items():
            yield from _steps(("answers", key), rows, space, LETTER)
        for key, about, cards in self._instructions():
            for part in ("options", "may"):
                yield from _steps(("cards", key, part), about.get(part, []), space, LETTER)
            for asked, rows in about.get("answers", {}).items():
                yield from _steps(("cards", key, "answers", asked), rows, space, LETTER)
            for name, rows in about.get("choose", {}).items():
                chosen = next((c for card in cards for c in _choices(card) if _is_called(card, c, name)), None)
                if chosen is not None:
                    things = chosen.things
                    yield from _steps(("cards", key, "choose", name), rows, things.type, things.variable)

    def _steps(self) -> Iterator[BrokenFile]:
        for route, row, _, _ in self.each_step():
            if isinstance(row, Mapping):
                for kind, part in (("column", "columns"), ("list", "lists")):
                    if kind in row and row[kind] not in self.whole.get(part, {}):
                        message = trouble(f"trouble-no-{kind}", f"there is no {kind} '{{name}}'", name=row[kind])
                        yield self._no((*route, kind), row[kind], message, self.whole.get(part, {}))
                zone = row.get("drawn from")
                if zone is not None and zone not in self.known.zones:
                    yield self._no(
                        (*route, "drawn from"),
                        zone,
                        trouble("trouble-no-zone", "nothing lies in '{name}'", name=zone),
                        self.known.zones,
                    )

    def _choosing(self) -> Iterator[BrokenFile]:
        for i, entry in enumerate(self.data.get("choosing", ())):
            for j, word in enumerate(entry["for"]):
                if word not in self.known.words:
                    message = trouble("trouble-no-word", "no word of cards has the key '{name}'", name=word)
                    yield self._no(("choosing", i, "for", j), word, message, self.known.words)
        for key in self.data.get("answers", {}):
            yield from self._decision(("answers", key), key)

    def _decision(self, route: Route, key: str) -> Iterator[BrokenFile]:
        if key not in self.known.decisions:
            yield self._no(
                route, key, trouble("trouble-no-decision", "nothing asks '{name}'", name=key), self.known.decisions
            )

    # -- instructions for cards -----------------------------------------------------------------------------

    def _instructions(self) -> Iterator[tuple[str, Mapping[str, Any], list[Card]]]:
        for key, row in self.data.get("cards", {}).items():
            numbers = [int(number) for number in str(key).split(",")]
            cards = [self.known.cards[number] for number in numbers if number in self.known.cards]
            yield str(key), {} if row == NEVER else row, cards

    def _cards(self) -> Iterator[BrokenFile]:
        for key, about, cards in self._instructions():
            for number in str(key).split(","):
                if int(number) not in self.known.cards:
                    remedy = trouble(
                        "trouble-for-cards", "Instructions are for cards of the game, or of the pack that brings them."
                    )
                    message = trouble("trouble-no-such-card", "there is no card {number}", number=number.strip())
                    yield BrokenFile(
                        message, where=self.source.where("cards", key), remedy=remedy, about=(number.strip(),)
                    )
            for asked in about.get("answers", {}):
                yield from self._decision(("cards", key, "answers", asked), asked)
            for name, part in self.known.parts.cards.items():
                if part.reads == SPACE and name in about and about[name] not in self.known.spaces:
                    message = trouble(
                        "trouble-no-space", "there is no {what} '{name}'", what=self.known.space, name=about[name]
                    )
                    yield self._no(("cards", key, name), about[name], message, self.known.spaces)
            if cards:
                yield from self._of_card(key, about, cards)

    def _of_card(self, key: str, about: Mapping[str, Any], cards: Sequence[Card]) -> Iterator[BrokenFile]:
        card = cards[0]
        choices = [choice for one in cards for choice in _choices(one)]
        for name in about.get("choose", {}):
            if not any(_is_called(one, choice, name) for one in cards for choice in _choices(one)):
                message = trouble(
                    "trouble-no-choice",
                    "card {number} does not choose anything that it calls '{name}', or uses for '{name}'",
                    number=card.number,
                    name=name,
                )
                called = [choice.things.variable for choice in choices]
                yield self._no(("cards", key, "choose", name), name, message, called)
        labels = [label for one in cards for label in _labels(one)]
        for i, row in enumerate(_rows(about.get("options", []))):
            said = row.get("take") if isinstance(row, Mapping) else row
            if isinstance(said, str) and not _is_line(said) and said not in (*labels, MOST, LEAST, FIRST, LAST):
                message = trouble(
                    "trouble-no-option", "card {number} has no option '{name}'", number=card.number, name=said
                )
                yield self._no(("cards", key, "options", i), said, message, labels)

    # -- levels ---------------------------------------------------------------------------------------------

    def _levels(self) -> Iterator[BrokenFile]:
        names: list[str] = []
        for i, row in enumerate(self.data.get("levels", ())):
            if row["name"] in names:
                where = self.source.where("levels", i, "name")
                yield BrokenFile(
                    trouble("trouble-two-levels", "there are two levels '{name}'", name=row["name"]),
                    where=where,
                    remedy=trouble("trouble-call-otherwise", "Call one otherwise."),
                )
            names.append(row["name"])

    # -- what is written in the card language ---------------------------------------------------------------

    def written(self) -> Iterator[Written]:
        """Every line and condition, but for those of levels."""
        for part in ("columns", "lists"):
            for name, rows in self.data.get(part, {}).items():
                type_, letter = str(self.whole.get("about", {}).get(name, f"{self.known.space} {LETTER}")).split()
                yield from _lines((part, name), rows, type_, letter)
        for name, rows in self.data.get("questions", {}).items():
            yield from _conditions(("questions", name), rows)
        for route, row, type_, name in self.each_step():
            yield from self._of_step(route, row, type_, name)
        for key, about, _ in self._instructions():
            if about.get("if", NEVER) != NEVER:
                yield Written(("cards", key, "if"), str(about["if"]))
            for own, read in self.known.parts.cards.items():
                yield from _read(("cards", key, own), about.get(own), read.reads)
        for place, text, reads in self.known.parts.texts(self.data):
            yield from _read(place, text, reads)

    def _of_step(self, route: Route, row: Any, type_: str, name: str) -> Iterator[Written]:
        if isinstance(row, Mapping):
            if "if" in row:
                yield Written((*route, "if"), str(row["if"]))
            if "by" in row:
                yield from self._of_step((*route, "by"), row["by"], type_, name)
            for key, part in self.known.parts.steps.items():
                reads = f"{LINE} {type_} {name}" if part.reads.startswith(LINE) else part.reads
                yield from _read((*route, key), row.get(key), reads)
        elif isinstance(row, str) and _is_line(row):
            yield Written(route, row.removeprefix(ONLY), type_, name)


def _is_line(text: str) -> bool:
    return text.removeprefix(ONLY).startswith(LINES)


def _rows(rows: Any) -> Sequence[Any]:
    return rows if isinstance(rows, list) else [rows]


def _steps(route: Route, rows: Any, type_: str, name: str) -> Iterator[tuple[Route, Any, str, str]]:
    for i, row in enumerate(_rows(rows)):
        yield (*route, i) if isinstance(rows, list) else route, row, type_, name


def _lines(route: Route, rows: Any, type_: str, name: str) -> Iterator[Written]:
    if isinstance(rows, Mapping):
        for rule_set, of_it in rows.items():
            yield from _lines((*route, rule_set), of_it, type_, name)
    else:
        for i, row in enumerate(rows):
            if isinstance(row, list):
                yield from _lines((*route, i), row, type_, name)
            else:
                yield Written((*route, i), str(row), type_, name)


def _conditions(route: Route, rows: Sequence[Any]) -> Iterator[Written]:
    for i, row in enumerate(rows):
        if "if" in row:
            yield Written((*route, i, "if"), str(row["if"]))
        yield from _conditions((*route, i, "then"), row.get("then", ()))


def _read(route: Route, said: Any, reads: str) -> Iterator[Written]:
    if isinstance(said, str) and reads == CONDITION:
        yield Written(route, said)
    elif isinstance(said, str) and reads.startswith(LINE):
        _, type_, name = reads.split()
        yield Written(route, said, type_, name)


def _leads_somewhere(rows: Sequence[Any]) -> bool:
    last = rows[-1]
    return "if" not in last and ("do" in last or _leads_somewhere(last["then"]))


def _choices(card: Card) -> Iterator[Choose]:
    """What a card lets somebody choose."""
    tree = card.tree
    return (part for part in nodes((tree.target, tree.event, tree.lasting)) if isinstance(part, Choose))


def _is_called(card: Card, choice: Choose, name: str) -> bool:
    """By its own name, or by a word that says what it is for."""
    return name == choice.things.variable or name in purposes(card.tree, choice)


def _labels(card: Card) -> Iterator[str]:
    tree = card.tree
    for part in nodes((tree.event, tree.lasting)):
        if isinstance(part, DoSome):
            yield from (label for label, _, _ in part.options)
