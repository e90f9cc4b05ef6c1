"""`daedalus try`: the event of one card on a board, with all it asks, rolls and changes."""

from __future__ import annotations

import argparse
import difflib
import shlex
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import attrs

from daedalus.bots.random import random_policy
from daedalus.core.decision import Decision, GameOver, Option
from daedalus.core.errors import DaedalusError, IllegalAnswer, trouble
from daedalus.core.game import Game
from daedalus.core.journal import CHANGE, ROLL
from daedalus.core.messages import Said
from daedalus.core.reading import read_text
from daedalus.core.save import read_answer
from daedalus.core.view import entry_data, said_data
from daedalus.kit.deck import zone_of
from daedalus.kit.definition import Definition
from daedalus.kit.events import happens, put_away, why_not
from daedalus.kit.game import CardGame
from daedalus.kit.library import Card, Cards, Library, make_library
from daedalus.kit.show import Show
from daedalus.kit.showlines import NONE
from daedalus.language.compile import Compiler
from daedalus.language.findings import BrokenText
from daedalus.language.typed import If, Let, Statement
from daedalus.text.bundle import render
from daedalus.text.findings import help, message
from daedalus.text.log import Log, reason_data
from daedalus.text.messages import Voice
from daedalus_tools.arguments import number
from daedalus_tools.choosing import chosen
from daedalus_tools.commands.play import outcome
from daedalus_tools.language import add_option, show_in, speak, spoken
from daedalus_tools.output import print_json
from daedalus_tools.play.opening import WHERE, accepts_edits, begun, open_position
from daedalus_tools.play.painting import colours, paint
from daedalus_tools.play.witness import Witness, watched
from daedalus_tools.play.words import ui
from daedalus_tools.world import use

HELP = "Play the event of one card on a board and show what it asks, rolls and changes, and why."
EXAMPLE = "daedalus try 30 --scenario anaconda --as us --seed 2"

LET = "let asked = "  # a value in a line of its own


def configure(parser: argparse.ArgumentParser) -> None:
    add_option(parser)
    parser.add_argument("card", help="a card by number or title, or the path of a .card file")
    parser.add_argument("--scenario", required=True, metavar="WHERE", help=WHERE)
    parser.add_argument("--as", dest="side", required=True, metavar="SIDE", help="who plays it")
    parser.add_argument("--seed", type=number(), help="for dice, cards, and decisions by lot (default: 1)")
    parser.add_argument("--answers", type=Path, metavar="FILE", help="answers to the decisions, one a line, in order")
    parser.add_argument("--dice", type=_dice, default=(), metavar="1,2,3", help="what the first dice show")
    parser.add_argument(
        "--ask", action="append", default=[], metavar="VALUE", help="show a value before and after: 'troops in Iraq'"
    )
    parser.add_argument(
        "--then",
        action="append",
        default=[],
        metavar="WHAT",
        help="what happens afterwards: a sentence as on a card ('place 1 cell in Iraq'), or the event of another card",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    accepts_edits(parser)


def _dice(text: str) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split(",")]
    if not all(part in ("1", "2", "3", "4", "5", "6") for part in parts):
        raise argparse.ArgumentTypeError(f"{text!r} is not a list of dice such as 1,2,3")
    return tuple(map(int, parts))


@attrs.frozen
class Asked:
    """A decision of the trial, with its answer and whether that was given or drawn by lot."""

    decision: Decision
    answer: Option
    by_lot: bool


class Answers:
    """Answers from a file as long as there are any, then by lot."""

    def __init__(self, given: Sequence[tuple[Option, str]], seed: int) -> None:
        self.given = list(given)
        self.lot = random_policy(seed)
        self.asked: list[Asked] = []

    def __call__(self, game: Game, side: str, said: Said, options: Sequence[Option]) -> Option:
        decision = Decision(side, said, tuple(options), cause=game.cause)
        if not self.given:
            answer, by_lot = self.lot(game, side, said, options), True
        else:
            value, where = self.given.pop(0)
            try:
                answer, by_lot = decision.check(value), False
            except IllegalAnswer as error:
                raise IllegalAnswer(
                    trouble("trouble-about-side", "{side}: {what}", side=side, what=error.says),
                    where=where,
                    remedy=error.advises,
                ) from None
        self.asked.append(Asked(decision, answer, by_lot))
        return answer


def read_answers(path: Path) -> list[tuple[Option, str]]:
    """Answers as in a saved game, one a line, with or without the dash; each with its place."""
    lines = read_text(path).split("\n")
    rows = [(line.strip().removeprefix("- "), f"{path}:{n}") for n, line in enumerate(lines, start=1)]
    return [(read_answer(text, where), where) for text, where in rows if text and not text.startswith("#")]


def find_card(name: str, cards: Cards) -> tuple[Card, Library]:
    """The card, and the library that it belongs to; a file takes the place of the cards with its numbers."""
    known = cards.library
    if name.endswith(".card"):
        tree, findings = cards.read(Path(name))
        if tree is None or findings:
            raise BrokenText(
                findings, remedy=trouble("trouble-run-daedalus-lint", "Run: daedalus lint {file}", file=name)
            )
        like = known.cards.get(tree.numbers[0]) or next(iter(known.cards.values()), None)
        written = cards.compile(tree, like.set if like else "")
        numbers = {card.number for card in written}
        others = [card for card in known.cards.values() if card.number not in numbers]
        return written[0], make_library([*others, *written], cards.reader.vocabulary.header.nobody)
    titles = {card.title.lower(): card for card in reversed(known.cards.values())}
    card = known.cards.get(int(name)) if name.isdecimal() and len(name) < 9 else titles.get(name.lower())
    if card is None:
        near = difflib.get_close_matches(name.lower(), titles, n=1)
        hint = (
            trouble("trouble-meant", "Did you mean {name}?", name=titles[near[0]])
            if near
            else trouble("trouble-daedalus-cards-lists-them", "`daedalus cards` lists them.")
        )
        raise DaedalusError(trouble("trouble-no-card-file", "there is no card '{name}'", name=name), remedy=hint)
    return card, known


def of_game(game: CardGame, card: Card, name: str) -> Card:
    """The card as it is in that game: a scenario may have a text of its own for it, or do without its set."""
    cards = game.library.cards
    titled = (other for other in cards.values() if other.title == card.title and not name.isdecimal())
    found = cards.get(card.number) or next(titled, None)
    if found is None:
        sets = ", ".join(sorted({other.set for other in cards.values()}))
        remedy = trouble(
            "trouble-it-belongs-to-the",
            "It belongs to the set {set}; this scenario is played with: {sets}.",
            set=card.set,
            sets=sets,
        )
        raise DaedalusError(trouble("trouble-is-not-in-this", "{card} is not in this game", card=card), remedy=remedy)
    return found


def run(args: argparse.Namespace) -> int:
    speak(args.lang)
    definition = chosen(args.game, args.scenario, args.card)
    args.side = args.side.lower()
    if args.side not in definition.sides:
        raise DaedalusError(
            trouble("trouble-there-is-no-side", "there is no side '{side}'", side=args.side),
            remedy=trouble("trouble-sides", "Sides: {known}.", known=", ".join(definition.sides)),
        )
    given = read_answers(args.answers) if args.answers is not None else []
    seed = 1 if args.seed is None else args.seed
    position = open_position(args.scenario, seed=seed, accept_edits=args.accept_edits, edition=definition)
    definition = position.definition  # with all that the scenario brings
    card, cards = find_card(args.card, definition.cards)
    if args.card.endswith(".card"):
        position = open_position(
            args.scenario, seed=seed, accept_edits=args.accept_edits, cards=cards, edition=definition
        )
    if args.seed is not None:
        position.game.seed = seed
    by_lot = begun(position, seed)
    if not args.card.endswith(".card"):
        card = of_game(position.game, card, args.card)
    definition.check_fits(card, position.game.board)
    game = position.game.as_if_played(card, args.side)
    reason = why_not(game, card, args.side, association=not card.auto)
    head = {"card": card.number, "title": card.title, "side": args.side, "scenario": position.start.scenario}
    head |= {"seed": game.seed, "set_up_by_lot": by_lot, "playable": not reason}
    say = Voice(game, spoken(), definition.sides)
    head["why_not"] = reason_data(reason, say) if reason else None
    if reason:
        if args.json:
            print_json(head)
        else:
            side = show_in(definition).sides[args.side]
            print(_said("try-cannot", card=str(card), side=side, why=say(reason)))
        return 1
    use(definition)
    answers = Answers(given, seed)
    questions = [Question.read(text, definition) for text in args.ask]
    later = [Later.read(text, args.side, definition, game.library) for text in args.then]
    seen, witness = watched(card, definition)
    asked = [[question.value(game, args.side) for question in questions]]
    carry_out(game, seen, args.side, answers, args.dice)
    asked.append([question.value(game, args.side) for question in questions])
    done: list[tuple[str, int]] = []
    for one in later if not game.winner else ():
        done.append((one.text, len(game.journal)))
        one.happen(game, say)
        asked.append([question.value(game, args.side) for question in questions])
    told = [Told(q.text, [values[i] for values in asked]) for i, q in enumerate(questions)]
    if args.json:
        print_json(head | as_data(game, say, card, answers) | extra_data(told, witness, done))
    else:
        show = show_in(definition)
        _print(head, show, game, card, answers, done)
        _print_besides(told, witness, show, game)
    return 0


def _said(key: str, **about: str | int) -> str:
    return render(key, about, language=spoken(), catalogue="try")


@attrs.frozen
class Told:
    """A value that was asked for, as it was before the event, after it, and after all that followed."""

    text: str
    values: list[Any]


@attrs.frozen
class Question:
    """A value of the game that somebody wants to see, in the words of a card."""

    text: str
    ask: Callable[..., Any]

    @classmethod
    def read(cls, text: str, definition: Definition) -> Question:
        asked, wrong = definition.cards.reader.read_statements(f"if {text}: {LET}1", "--ask")
        value = asked[0].branches[0][0] if not wrong and isinstance(asked[0], If) else None
        if value is None:
            [line] = _sentences(f"{LET}{text}", text, "--ask", definition)
            assert isinstance(line, Let)
            value = line.value
        return cls(text, Compiler(definition.words, "--ask").expression(value))

    def value(self, game: CardGame, side: str) -> Any:
        return self.ask(game, side)


def _plain(value: Any) -> Any:
    """A value as a person writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple, set, frozenset)):
        return ", ".join(str(_plain(one)) for one in value) or "none"
    return value if isinstance(value, int) else str(getattr(value, "name", value))


def _in_words(value: Any, show: Show, game: CardGame) -> str:
    """The same for a person who speaks another language."""
    if isinstance(value, (list, tuple, set, frozenset)):
        return ", ".join(_in_words(one, show, game) for one in value) or show.say(game, NONE())
    return show.called.thing(str(_plain(value)))


@attrs.frozen
class Later:
    """What is done after the event: sentences, or the event of another card by the side that it belongs to."""

    text: str
    side: str
    body: Callable[..., None] | None = None
    card: Card | None = None

    @classmethod
    def read(cls, text: str, side: str, definition: Definition, library: Library) -> Later:
        titles = {card.title.lower(): card for card in library.cards.values()}
        card = library.cards.get(int(text)) if text.isdecimal() and len(text) < 9 else titles.get(text.lower())
        if card is not None:
            owner = card.association if card.association in definition.sides else side
            return cls(str(card), owner, card=card)
        if text.isdecimal():
            raise DaedalusError(
                trouble("trouble-there-is-no-card-in", "there is no card {text} in this game", text=text),
                remedy=trouble("trouble-daedalus-cards-lists-them", "`daedalus cards` lists them."),
            )
        body = _sentences(text, text, "--then", definition)
        return cls(text, side, Compiler(definition.words, "--then").statements(body))

    def happen(self, game: CardGame, say: Voice) -> None:
        reason = why_not(game, self.card, self.side, association=False) if self.card is not None else None
        if reason:
            raise DaedalusError(
                trouble(
                    "trouble-cannot-be-played-then",
                    "{name} cannot be played then: {reason}",
                    name=self.text,
                    reason=say(reason),
                )
            )
        try:
            if self.card is not None:
                happens(game, self.card, self.side)
            elif self.body is not None:
                self.body(game, self.side)
            game.settle()
        except GameOver:
            pass


def _sentences(text: str, said: str, option: str, definition: Definition) -> tuple[Statement, ...]:
    """What was typed, as lines of an event; or what is wrong with it, and how it is written."""
    body, findings = definition.cards.reader.read_statements(text, option)
    if not findings:
        return body
    from daedalus_tools.lint.repairing import right_spelling

    right = right_spelling(text, findings[0], definition)
    remedy = (
        trouble("trouble-write-after", "Write: {option} {let}", option=option, let=shlex.quote(right.removeprefix(LET)))
        if right
        else help(findings[0], spoken())
    )
    raise DaedalusError(
        trouble(
            "trouble-about-option",
            "{option} '{said}': {what}",
            option=option,
            said=said,
            what=message(findings[0], spoken()),
        ),
        remedy=remedy,
    )


def carry_out(game: CardGame, card: Card, side: str, answers: Answers, dice: Iterable[int]) -> None:
    """The event happens and the card is put away, unless the game ends first."""
    game.policies = dict.fromkeys(game.schema.sides, answers)
    game.script = [0] * game.rolled + list(dice)
    if not game.started:
        game.values[game.schema.slot["turn"]] = 1  # a scenario before its first turn: as if in it
    try:
        happens(game, card, side)
        put_away(game, card, side, happened=True)
    except GameOver:
        pass


def as_data(game: CardGame, say: Voice, card: Card, answers: Answers) -> dict[str, Any]:
    decisions = [
        {
            "side": asked.decision.side,
            **said_data(asked.decision.said),
            "text": say(asked.decision.said),
            "options": list(asked.decision.options),
            "answer": asked.answer,
            "by_lot": asked.by_lot,
        }
        for asked in answers.asked
    ]
    return {
        "decisions": decisions,
        "dice": [entry_data(game, e) for e in game.journal if e[0] == ROLL],
        "changes": [entry_data(game, e) for e in game.journal if e[0] == CHANGE],
        "unused_answers": [value for value, _ in answers.given],
        "card_goes_to": zone_of(game, card.number),
        "winner": game.winning_side or None,
    }


def extra_data(told: Sequence[Told], witness: Witness, done: Sequence[tuple[str, int]]) -> dict[str, Any]:
    return {
        "asked": [{"value": one.text, "was": [*map(_plain, one.values)]} for one in told],
        "idle": [attrs.asdict(idle) for idle in witness.seen()],
        "then": [text for text, _ in done],
    }


def _print_besides(told: Sequence[Told], witness: Witness, show: Show, game: CardGame) -> None:
    """What did nothing, and the values that were asked for."""
    idle = witness.seen()
    if idle:
        print(f"\n{_said('try-without-effect')}")
    for one in idle:
        print(f"  {_said('try-line', line=one.line, text=one.text, why=one.why)}")
    if told:
        print(f"\n{_said('try-asked')}")
    for value in told:
        was = " -> ".join(_in_words(one, show, game) for one in value.values)
        print(f"  {show.line(game, value.text, was)}")


def _print(
    head: dict[str, Any],
    show: Show,
    game: CardGame,
    card: Card,
    answers: Answers,
    done: Sequence[tuple[str, int]] = (),
) -> None:
    say = Voice(game, spoken(), show.sides)
    about = {"card": str(card), "side": show.sides[head["side"]], "scenario": head["scenario"], "seed": head["seed"]}
    print(_said("try-head", **about))
    if head["set_up_by_lot"]:
        print(_said("try-set-up-by-lot"))
    print(f"\n{_said('try-decisions' if answers.asked else 'try-no-decisions')}")
    for asked in answers.asked:
        said = asked.decision.said
        side, answer = show.sides[asked.decision.side], say.option(said, asked.answer)
        lot = f" {_said('try-by-lot', n=len(asked.decision.options))}" if asked.by_lot else ""
        print(f"  {ui('answered', side=side, question=say(said), answer=answer)}{lot}")
    for value, where in answers.given:
        print(f"  {_said('try-not-asked', answer=str(value), where=where)}")
    ends = [begin for _, begin in done] + [len(game.journal)]
    lines = _logged(game, show, 0, ends[0])
    print(f"\n{_said('try-happened' if lines else 'try-nothing-happened')}")
    for line in lines:
        print(line)
    for (text, begin), end in zip(done, ends[1:], strict=True):
        print(f"\n{_said('try-then', what=text)}")
        for line in _logged(game, show, begin, end) or [f"  {_said('try-then-nothing')}"]:
            print(line)
    if game.winner:
        print(f"\n{outcome(show, game, when=False)}.")
    else:
        print(f"\n{_said('try-card-goes', zone=show.track(zone_of(game, card.number)))}")


def _logged(game: CardGame, show: Show, begin: int, end: int) -> list[str]:
    return list(paint(Log(game, show, language=spoken()).lines(game.journal[begin:end]), colours()))
