"""The bots of a rulebook: a file each in `bots/<game>/`, with charts, levels of difficulty and instructions for cards.

Who is seated as a bot is said in words, `bot coherent`: the name of the bot and perhaps a level. It is part of what a
scenario says (`bots:`), because a side that the rules play changes the rules: a saved game holds it.
A pack may bring instructions for its own cards, and other lines, in a file of the same name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from daedalus.core.errors import BrokenFile, DaedalusError, trouble
from daedalus.core.yamlfile import load_plain
from daedalus.kit.chart_check import Check, Known
from daedalus.kit.charts import Chart
from daedalus.kit.effects import Mark
from daedalus.kit.layers import Layer, Source, fitting, read_source
from daedalus.language.compile import CompiledLasting, Compiler
from daedalus.language.findings import BrokenText
from daedalus.language.reader import Reader

BOTS = "bots"  # the folder, and the key of a scenario that says who plays which side
_LEVEL = 'card 1 "{name}"\n  unassociated, 1 op, mark\n  while in effect:\n{effects}\n'


class Seat(NamedTuple):
    """Who plays a side: a bot by its name, and how hard it is."""

    bot: str
    level: str

    def __str__(self) -> str:
        return f"{self.bot} {self.level}".strip()


class Reference(NamedTuple):
    """What an edition knows that charts may refer to."""

    space: str
    schema: Mapping[str, Any]
    known: Callable[[tuple[str, str]], Known]  # of a bot, by its name and side


def _who(data: Mapping[str, Any]) -> tuple[str, str]:
    return str(data["name"]), str(data["side"])


class Bot:
    """One bot: its charts for each rule set, and its levels, each with all that the easier ones have."""

    def __init__(self, source: Source, reader: Callable[[], Reader], space: str) -> None:
        self.source, self.reader, self.space = source, reader, space
        self.name, self.side = str(source.data["name"]), str(source.data["side"])
        self.says = str(source.data.get("says", "the bot of the rulebook"))
        self.levels = [str(row["name"]) for row in source.data.get("levels", ())]
        self._charts: dict[str, Chart] = {}
        self.automata: dict[str, Any] = {}  # who plays by them, by rule set: for games of their own kind

    def chart(self, rule_set: str) -> Chart:
        if rule_set not in self._charts:
            self._charts[rule_set] = Chart(self.source, self.reader, self.space, rule_set)
        return self._charts[rule_set]

    def effects(self, level: str) -> list[tuple[Mark, CompiledLasting]]:
        """What a level, and every one below it, changes in the rules: answers to rule points, as a card gives them."""
        upto = self.levels.index(level) + 1 if level in self.levels else 0
        return [pair for name in self.levels[:upto] for pair in self._of_level[name]]

    @cached_property
    def _of_level(self) -> dict[str, list[tuple[Mark, CompiledLasting]]]:
        found = {}
        for i, row in enumerate(self.source.data.get("levels", ())):
            name, where = str(row["name"]), self.source.where("levels", i)
            lines = list(row.get("effects", ()))
            found[name] = [(Mark(name, -1, 0), block) for block in self._compiled(name, lines, where)] if lines else []
        return found

    def _compiled(self, name: str, lines: Sequence[str], where: Any) -> Sequence[CompiledLasting]:
        reader = self.reader()
        tree, wrong = reader.read(level_text(name, lines), str(where))
        if tree is None or wrong:
            raise BrokenText(
                wrong, remedy=trouble("trouble-it-is-the-level", "It is the level at {where}.", where=where)
            )
        return Compiler(reader.vocabulary, str(where)).card(tree).lasting


def level_text(name: str, effects: Sequence[str]) -> str:
    """The effects of a level as a card that is always in effect."""
    return _LEVEL.format(name=name, effects="\n".join(f"    {line}" for line in effects))


class Bots:
    """The bots of an edition."""

    def __init__(self, home: Path, layers: Sequence[Layer], reader: Callable[[], Reader], reference: Reference) -> None:
        self.home, self.layers, self.reader = home, layers, reader
        self.reference, self.space = reference, reference.space

    @cached_property
    def every(self) -> list[Bot]:
        return [Bot(source, self.reader, self.space) for source in self._sources()]

    def _sources(self) -> Iterator[Source]:
        for path in sorted(self.home.glob("*.yaml")) if self.home.is_dir() else ():
            source = Source(str(path), load_plain(path))
            for layer in self.layers:
                over = layer.bots / path.name if layer.bots is not None else None
                if over is not None and over.is_file():
                    source = self._over(source, over)
            yield source
        for layer in self.layers:
            self._refuse_strangers(layer)

    def _over(self, source: Source, path: Path) -> Source:
        """A chart with that of a pack over it, which must be one and refer to nothing that is not there."""
        over = read_source(path)
        for wrong in fitting(over, self.reference.schema):
            raise wrong
        laid = _laid_over(source, over)
        for wrong in Check(over, laid.data, self.reference.known(_who(laid.data))).wrong():
            raise wrong
        return laid

    def _refuse_strangers(self, layer: Layer) -> None:
        """A pack changes bots that there are."""
        for path in sorted(layer.bots.glob("*.y*ml")) if layer.bots is not None and layer.bots.is_dir() else ():
            self._under(path)

    def _under(self, path: Path) -> Path:
        """The bot that a file of a pack is laid over."""
        own = self.home / path.name
        if not own.is_file():
            there = sorted(one.name for one in self.home.glob("*.yaml")) if self.home.is_dir() else []
            message = trouble(
                "trouble-there-is-no-bot", "there is no bot '{name}' that this could be laid over", name=path.name
            )
            raise BrokenFile(
                message,
                where=str(path),
                remedy=trouble("trouble-call-it", "Call it: {known}.", known=" or ".join(there)) if there else "",
            )
        return own

    def check(self, source: Source, path: Path) -> Check:
        """A file of charts to be looked through: a bot's own, or one that is laid over it."""
        if path.resolve() == (self.home / path.name).resolve() or {"name", "side"} <= set(source.data):
            return Check(source, source.data, self.reference.known(_who(source.data)))
        under = self._under(path)
        laid = _laid_over(Source(str(under), load_plain(under)), source)
        return Check(source, laid.data, self.reference.known(_who(laid.data)))

    def of(self, side: str) -> list[Bot]:
        return [bot for bot in self.every if bot.side == side]

    def seat(self, side: str, said: str) -> tuple[Bot, str]:
        """Who is meant by `bot coherent`; the easiest level if none is named."""
        name, _, level = said.strip().partition(" ")
        bot = next((bot for bot in self.of(side) if bot.name == name), None)
        if bot is None:
            known = ", ".join(bot.name for bot in self.of(side))
            raise DaedalusError(
                trouble("trouble-there-is-no-bot-for", "there is no bot '{name}' for {side}", name=name, side=side),
                remedy=trouble("trouble-use", "Use: {known}.", known=known)
                if known
                else trouble("trouble-this-side-has-no", "This side has no bot."),
            )
        if level and level not in bot.levels:
            raise DaedalusError(
                trouble("trouble-has-no-level", "{name} has no level '{level}'", name=name, level=level),
                remedy=trouble("trouble-levels", "Levels: {known}.", known=", ".join(bot.levels)),
            )
        return bot, level or (bot.levels[0] if bot.levels else "")


def _laid_over(source: Source, over: Source) -> Source:
    """A chart with another over it: entries of its parts are added, or take the place of those of the same name."""
    data: dict[str, Any] = dict(source.data)
    for part, value in over.data.items():
        if part not in data or not isinstance(value, Mapping) or not isinstance(data[part], Mapping):
            if part in ("name", "side"):
                raise BrokenFile(
                    trouble("trouble-a-pack-does-not", "a pack does not change the {name} of a bot", name=part),
                    where=over.where(part),
                    remedy=trouble("trouble-leave-out", "Leave it out."),
                )
            data[part] = value
        else:
            data[part] = {**data[part], **value}
    return Source(source.file, data, over.places)
