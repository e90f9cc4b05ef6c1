"""The map (4.1 to 4.5): countries with what is printed on them, links, and views on their state."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from attrs import frozen

from daedalus.core.compiled import mypyc_attr
from daedalus.core.errors import BrokenFile, Trouble, trouble
from daedalus.core.schema import Schema
from daedalus.core.yamlfile import load_plain
from daedalus.data import folder
from daedalus.games.labyrinth.tables import Tables, tables
from daedalus.kit.added import NOTHING_ADDED, Additions
from daedalus.kit.board import Board as AnyBoard
from daedalus.kit.board import linked
from daedalus.kit.boards import BoardFiles
from daedalus.kit.space import Space, view_class

if TYPE_CHECKING:
    from daedalus.kit.additions import Goal
    from daedalus.kit.layers import Layer

# Governance, 4.2.1.
UNTESTED: Final = 0
GOOD: Final = 1
FAIR: Final = 2
POOR: Final = 3
ISLAMIST_RULE: Final = 4
# Alignment, 4.2.3.
NO_ALIGNMENT: Final = 0
ALLY: Final = 1
NEUTRAL: Final = 2
ADVERSARY: Final = 3
# Posture, 4.3.2.
UNKNOWN: Final = 0
SOFT: Final = 1
HARD: Final = 2
# Kind, 4.1.2.
MUSLIM: Final = 0
NON_MUSLIM: Final = 1
IRAN: Final = 2
# Regime change, 4.8.2.
NONE: Final = 0
GREEN: Final = 1
TAN: Final = 2

US: Final = "us"
JIHADIST: Final = "jihadist"
HOME: Final = "United States"
USUAL: Final = "base"  # the board of a scenario that names none
BASE: Final = "base"  # the rules of sections 2 to 8
EXPANSION: Final = "awakening"  # the rule set of section 11
BOARDS: Final = {"base": "base", "awakening": "awakening"}  # the board that each set of cards was made for


def other(side: str) -> str:
    return JIHADIST if side == US else US


# The columns of the schema that a country shows; one that a pack adds is shown by `kit.space.view_class`.
COLUMNS: Final = (
    "kind",
    "governance",
    "alignment",
    "posture",
    "sleeper cells",
    "active cells",
    "troops",
    "cadre",
    "aid",
    "besieged regime",
    "regime change",
    "plots",
    "wmd cache",
    "militia",
    "awakening",
    "reaction",
    "civil war",
)


class Printed(NamedTuple):
    """What is printed on a country."""

    resources: int
    oil: bool
    sects: tuple[bool, bool]  # whether it is Shia-Mix: now, and in a campaign first
    waiting: int  # the slot of the sets to come
    recruit: int
    africa: bool
    schengen: bool
    posture: bool
    mat: dict[str, Any]  # 11.3.3: a mat with two sides
    slots: tuple[int, ...]  # where its columns are


@functools.lru_cache(maxsize=32)
def _printed(board: Board) -> list[Printed]:
    """Of all countries of a board, in order: games are begun and forked by the thousand."""
    schema = board.schema
    before = [board.first_printed(name) for name in schema.spaces]
    return [
        Printed(
            about.get("resources", 0),
            about.get("oil", False),
            (about.get("sect") == "shia-mix", before[i].get("sect") == "shia-mix"),
            schema.slot["later sets"],
            about.get("recruit", 0),
            about.get("africa", False),
            schema.spaces[i] in board.schengen,
            "posture" in about,
            about if "turned" in about else {},
            tuple([schema.base[column] + i for column in COLUMNS]),
        )
        for i, about in enumerate(board.printed)
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Country(Space):
    """One country of one game: what is printed on it, and its state as attributes, read off the flat list."""

    __slots__ = (
        "_active_cells",
        "_aid",
        "_alignment",
        "_awakening",
        "_besieged_regime",
        "_cadre",
        "_civil_war",
        "_governance",
        "_kind",
        "_militia",
        "_plots",
        "_posture",
        "_reaction",
        "_regime_change",
        "_sleeper_cells",
        "_troops",
        "_wmd_cache",
        "africa",
        "mat",
        "oil",
        "printed",
        "printed_posture",
        "recruit",
        "schengen",
        "sects",
        "waiting",
    )

    def __init__(self, board: Board, index: int, values: list[Any]) -> None:
        super().__init__(board, index, values)
        (
            self.printed,
            self.oil,
            self.sects,
            self.waiting,
            self.recruit,
            self.africa,
            self.schengen,
            self.printed_posture,
            self.mat,
            slots,
        ) = _printed(board)[index]
        (
            self._kind,
            self._governance,
            self._alignment,
            self._posture,
            self._sleeper_cells,
            self._active_cells,
            self._troops,
            self._cadre,
            self._aid,
            self._besieged_regime,
            self._regime_change,
            self._plots,
            self._wmd_cache,
            self._militia,
            self._awakening,
            self._reaction,
            self._civil_war,
        ) = slots

    @property
    def kind(self) -> int:
        return self.values[self._kind]

    @property
    def governance(self) -> int:
        return self.values[self._governance]

    @property
    def alignment(self) -> int:
        return self.values[self._alignment]

    @property
    def posture(self) -> int:
        return self.values[self._posture]

    @property
    def sleeper_cells(self) -> int:
        return self.values[self._sleeper_cells]

    @property
    def active_cells(self) -> int:
        return self.values[self._active_cells]

    @property
    def troops(self) -> int:
        return self.values[self._troops]

    @property
    def cadre(self) -> int:
        return self.values[self._cadre]

    @property
    def aid(self) -> int:
        return self.values[self._aid]

    @property
    def besieged_regime(self) -> int:
        return self.values[self._besieged_regime]

    @property
    def regime_change(self) -> int:
        return self.values[self._regime_change]

    @property
    def plots(self) -> tuple[Any, ...]:
        return self.values[self._plots]

    @property
    def wmd_cache(self) -> int:
        return self.values[self._wmd_cache]

    @property
    def militia(self) -> int:
        return self.values[self._militia]

    @property
    def awakening(self) -> int:
        return self.values[self._awakening]

    @property
    def reaction(self) -> int:
        return self.values[self._reaction]

    @property
    def civil_war(self) -> int:
        return self.values[self._civil_war]

    @property
    def shia_mix(self) -> bool:
        """4.1.2; in a campaign as the decks in play have it."""
        return self.sects[bool(self.values[self.waiting])]

    @property
    def is_muslim(self) -> bool:
        return self.kind == MUSLIM

    @property
    def is_untested(self) -> bool:
        """4.9.4: not marked yet; Iran and countries with a printed posture never are."""
        if self.kind == MUSLIM:
            return self.governance == UNTESTED
        return self.kind == NON_MUSLIM and self.posture == UNKNOWN


@frozen(eq=False)
class Board(AnyBoard):
    schengen: tuple[str, ...]
    wmd_box: int
    rules: dict[str, Any]  # where rule sets differ
    turns_back: tuple[int, ...]  # countries whose mat may turn back (11.3.3.3)
    before: Board | None = None  # in a campaign: what is played as long as a deck is to come
    first_marker: str = ""  # the country that gets an awakening marker when it comes

    def first_printed(self, name: str) -> dict[str, Any]:
        """What was printed on a country before the last deck came, if that was something else."""
        on = self if self.before is None or name not in self.before.schema.index else self.before
        return on.printed[on.schema.index[name]]


class Boards:
    """The boards of Labyrinth, or of an edition of it: by name, made when they are first asked for."""

    def __init__(
        self,
        numbers: Tables,
        layers: Sequence[Layer] = (),
        added: Additions = NOTHING_ADDED,
        goals: tuple[Goal, ...] = (),
    ) -> None:
        home = folder("scenarios") / "labyrinth"
        self.tables = numbers
        self.goals = goals
        self.layout = load_plain(home / "schema.yaml")
        self.added = added
        shipped = {path.stem: functools.partial(load_plain, path) for path in sorted((home / "boards").glob("*.yaml"))}
        choices = {name: about["choice"] for name, about in self.layout["country"].items() if "choice" in about}
        limits = {"wmd": (0, numbers["most"]["wmd"])}
        self.files = BoardFiles(shipped, layers, "countries", USUAL, choices, limits)
        self._made: dict[str, Board] = {}

    @property
    def names(self) -> list[str]:
        return self.files.names

    @property
    def own(self) -> list[str]:
        """Those that layers bring."""
        return [name for name in self.names if name not in shipped_boards().names]

    def countries(self, name: str) -> list[str]:
        """The countries of a board by name, in order."""
        return list(self.files.whole(name)["countries"])

    def __call__(self, name: str = USUAL) -> Board:
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def _make(self, name: str) -> Board:
        """The board as data, links expanded over the Schengen area (4.5)."""
        data = self.files.whole(name)
        countries: dict[str, Any] = data["countries"]
        if self.files.layers:  # ours are as they should be
            self._check(name, countries)
            self._check_rules(name, data)
        fields = {part: _limited(self.layout[part], self.tables) for part in ("country", "game")}
        schema = Schema(
            countries,
            fields["country"] | self.added.of_space,
            fields["game"] | self.added.of_game,
            self.layout["sides"],
        )
        members = [member for member in data["schengen"]["members"] if member in countries]
        near = [*members, *(place for place in data["schengen"]["linked"] if place in countries)]
        links = [*data["links"], *((member, place) for member in members for place in near if place != member)]  # 4.5
        return Board(
            schema,
            tuple(countries.values()),
            linked(schema, links),
            view_class(schema, Country),
            tuple(members),
            data["boxes"]["wmd"],
            data["rules"],
            tuple(i for i, about in enumerate(countries.values()) if about.get("turned back")),
            self(data["before"]) if "before" in data else None,
            data.get("first marker", ""),
            name=name,
            rule_sets=tuple(data.get("rule sets", ())),
            tables=self.tables,
            added=self.added,
            goals=self.goals,
        )

    def _check(self, name: str, countries: dict[str, Any]) -> None:
        """What the schema of a board cannot say: a country is whole, and those that the rules name stay."""
        from daedalus.kit.by_example import texts

        needed = {HOME, *texts(self.tables)}
        for source in self.files.sources():
            for i, country in enumerate(source.data.get("without", {}).get("countries", ())):
                if country in needed and country not in countries:
                    where, remedy = (
                        source.where("without", "countries", i),
                        trouble("trouble-leave-it-or-change", "Leave it, or change the table first."),
                    )
                    raise BrokenFile(
                        trouble("trouble-the-rules-name-it", "the rules name {country}: it cannot go", country=country),
                        where=where,
                        remedy=remedy,
                    )
        for source in self.files.sources():
            for country in (c for c in source.data.get("countries", ()) if c in countries):
                for wrong, rule in _odd(country, countries[country]):
                    where = source.where("countries", country)
                    raise BrokenFile(
                        trouble("trouble-about-country", "{country}: {what}", country=country, what=wrong),
                        where=where,
                        remedy=_WHOLE,
                        rule=rule,
                    )

    def _check_rules(self, name: str, data: dict[str, Any]) -> None:
        """Rules of a board that a game could not be played by."""
        rules, members = data["rules"], data["schengen"]["members"]
        later = [key for key in ("convergence",) if rules[key]]
        later += ["used plots"] if rules["used plots"] == "resolved plots" else []
        wrong = {
            ("before",): data.get("before") == name
            and trouble("trouble-before-itself", "a board does not come before itself"),
            ("rules", "end of turn"): "deal" not in rules["end of turn"]
            and trouble("trouble-no-deal", "without `deal` no turn would end"),
            ("rules",): later
            and EXPANSION not in data.get("rule sets", ())
            and trouble("trouble-of-expansion", "'{name}' is of the {other}", name=later[0], other=EXPANSION),
            ("schengen", "members"): not {*members} & {*data["countries"]}
            and trouble("trouble-no-member", "no member is on the board"),
            ("first marker",): data.get("first marker", HOME) not in data["countries"]
            and trouble("trouble-no-such-country", "there is no such country"),
        }
        for route, what in wrong.items():
            if what:
                said = [s.where(*route) for s in self.files.sources() if route[0] in s.data]
                raise BrokenFile(
                    trouble("trouble-about-key", "{key}: {what}", key=route[-1], what=what),
                    where=said[0] if said else "",
                    remedy=trouble("trouble-leave-this-line-out", "Leave this line out."),
                )


def _odd(country: str, about: Mapping[str, Any]) -> Iterator[tuple[Trouble, str]]:
    """What a country cannot be."""
    kind = about.get("kind", "")
    for key in WHOLE.get(kind, ("kind",)):
        if key not in about:
            yield trouble("trouble-missing", "'{key}' is missing", key=key), "4.1.2"
    if (kind == "iran") != (country == "Iran") and kind not in WHOLE:
        yield trouble("trouble-cannot-be", "'{key}' cannot be {given}", key="kind", given=kind), "4.4"
    if kind == "muslim" and ("governance" in about or country == HOME):
        yield trouble("trouble-cannot-be-muslim", "it cannot be Muslim"), "4.2.1"
    if kind == "non-muslim" and about.get("governance") not in ("good", "fair") and "turned" not in about:
        yield trouble("trouble-good-or-fair", "its governance is good or fair"), "4.3.1"


_WHOLE: Final = trouble(
    "trouble-whole-country",
    "A Muslim country has kind, sect and resources; any other has `kind: non-muslim` and governance.",
)
WHOLE: Final = {"muslim": ("kind", "sect", "resources"), "non-muslim": ("kind", "governance")}  # 4.2, 4.3


def _limited(fields: Mapping[str, Any], numbers: Tables) -> dict[str, Any]:
    """Fields of the schema with the ends that tables give them: `tracks/funding`, `pieces/cells + most/extra cells`."""

    def figure(said: Any) -> Any:
        return said if isinstance(said, int) else sum(numbers.at(*part.split("/")) for part in said.split(" + "))

    made = {}
    for name, about in fields.items():
        limits = about.get("count")
        if isinstance(limits, str):
            row = numbers.at(*limits.split("/"))
            about = {**about, "count": [row["from"], row["to"]]}
        elif limits is not None:
            about = {**about, "count": [figure(limit) for limit in limits]}
        made[name] = {**about, "default": figure(about["default"])} if "default" in about else about
    return made


@functools.cache
def shipped_boards() -> Boards:
    return Boards(tables())


def boards() -> list[str]:
    """The boards that come with the game."""
    return shipped_boards().names


def countries(name: str) -> list[str]:
    """The countries of one of them, in order."""
    return shipped_boards().countries(name)


def board(name: str = USUAL) -> Board:
    """One of them."""
    return shipped_boards()(name)
