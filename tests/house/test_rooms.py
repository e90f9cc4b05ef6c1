"""The rooms stay apart: no card is known to Python, no game to the core, and doors open one way."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from daedalus.games.labyrinth.board import board
from daedalus.games.labyrinth.library import library
from daedalus.kit import registry

ROOT = Path(__file__).resolve().parents[2]
ROOTS = {"daedalus": ROOT / "interpreter" / "daedalus", "daedalus_tools": ROOT / "tools" / "daedalus_tools"}

# Titles that are also words of the rules, or plain English: they may stand in lower case or begin a sentence.
WORDS = {
    "Backlash": "a plot on the map may lie backlashed, which turns its funding round (8.5.6)",
    "Militia": "the pieces of 11.2.4",
    "NEST": "an English verb: files that nest",
    "Revolution": "the Islamist revolution of 8.4.4",
    "Training Camps": "11.3.7: the extra cells are theirs",
}
# Cards that a whole chapter of a rulebook is about: they may be called by their title, but not looked for by it.
CHAPTERS = {"The China Card": "chapter 9 of Twilight Struggle"}
GAMES = {"labyrinth": 180, "twilight": 100}  # at least so many titles
# What a module of a room may import of ours: its own room and those behind its doors.
DOORS = {
    "daedalus.data": ("daedalus.data",),
    "daedalus.core": ("daedalus.core", "daedalus.data"),
    "daedalus.language": ("daedalus.language", "daedalus.core", "daedalus.data"),
    "daedalus.kit": ("daedalus.kit", "daedalus.language", "daedalus.core", "daedalus.data"),
    "daedalus.games": ("daedalus.games", "daedalus.kit", "daedalus.language", "daedalus.core", "daedalus.data"),
    "daedalus.text": ("daedalus.text", "daedalus.kit", "daedalus.language", "daedalus.core", "daedalus.data"),
    "daedalus.bots": (
        "daedalus.bots",
        "daedalus.games",
        "daedalus.kit",
        "daedalus.language",
        "daedalus.core",
        "daedalus.data",
    ),
    "daedalus.api": ("daedalus.text", "daedalus.kit", "daedalus.core", "daedalus.bots"),
    "daedalus_tools": ("daedalus_tools", "daedalus"),
}

GAME_WORDS = (
    r"jihad\w*|islamist\w*|muslims?|sunni|shia\w*|schengen|caliphate|prestige|funding|governance|posture|troops?|"
    r"cadres?|wmd|gwot|regime|plots?|labyrinth|awakening|twilight|defcon|influence|superpower|ussr|realignment\w*"
)


@functools.cache
def modules() -> dict[str, Path]:
    """Every module of ours, by its full name."""
    return {
        ".".join((package, *path.relative_to(root).with_suffix("").parts)).removesuffix(".__init__"): path
        for package, root in ROOTS.items()
        for path in sorted(root.rglob("*.py"))
    }


def python_files() -> list[Path]:
    """All Python of the project but its tests."""
    folders = [ROOT / name for name in ("interpreter", "tools", "benchmarks")]
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]


def places(pattern: str, files: list[Path], flags: re.RegexFlag = re.NOFLAG) -> list[str]:
    """Where a pattern occurs, as `file:line: word`."""
    expression = re.compile(pattern, flags)
    return [
        f"{path.relative_to(ROOT)}:{number}: {match[0]}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        for match in expression.finditer(line)
    ]


def test_the_house_is_not_empty() -> None:
    """The checks below look at something."""
    rooms = {name for name in DOORS if any(module == name or module.startswith(f"{name}.") for module in modules())}
    assert rooms == set(DOORS)
    assert len(python_files()) > 40


@pytest.mark.parametrize("game", GAMES)
def test_no_python_knows_a_card_by_its_title(game: str) -> None:
    """What a card does stands in its file and nowhere else; another game may have words that are titles here."""
    assert len(titles(game)) > GAMES[game]
    found = [
        f"{path.relative_to(ROOT)}:{number}: {name}"
        for path in files_about(game)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        for name in titles_in(line, game)
    ]
    assert found == []


def files_about(game: str) -> list[Path]:
    """All Python but that of other games."""
    others = [ROOTS["daedalus"] / "games" / other for other in GAMES if other != game]
    return [path for path in python_files() if not any(other in path.parents for other in others)]


@functools.cache
def titles(game: str = "labyrinth") -> dict[str, str]:
    """The titles of all cards by their lower case, but for names on the map: those are named as countries."""
    known = registry.game(game)
    names = {name for on in known.boards for name in on.schema.spaces}
    return {title.lower(): title for title in {card.title for card in known.cards.library.every.values()} - names}


@functools.cache
def any_title(game: str) -> re.Pattern[str]:
    longest_first = sorted(titles(game).values(), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", re.IGNORECASE)


def titles_in(line: str, game: str = "labyrinth") -> list[str]:
    """The titles that a line names, however it spells them, unless they are words there."""
    known = titles(game)
    return [match[0] for match in any_title(game).finditer(line) if not is_a_word(match, known[match[0].lower()])]


def is_a_word(match: re.Match[str], title: str) -> bool:
    """Whether the line uses a word of the rules and does not name the card of that title."""
    before, found, after = match.string[: match.start()], match[0], match.string[match.end() :]
    if title in CHAPTERS:
        return not (before.endswith(("'", '"')) and after.startswith(("'", '"')))
    if title not in WORDS:
        return False
    begins_a_sentence = re.search(r'(?:"|# |\. )$', before) and re.match(r" [a-z]", after)
    in_the_name_of_a_constant = found.isupper() and found != title
    return found.islower() or in_the_name_of_a_constant or (found == found.capitalize() and bool(begins_a_sentence))


def test_the_words_are_titles_of_cards() -> None:
    """No word is excused for nothing."""
    assert {*WORDS, *CHAPTERS} <= {title for game in GAMES for title in titles(game).values()}


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ('if card.title == "Militia":', ["Militia"]),
        ('g.in_effect("Truce")', ["Truce"]),
        ('g.in_effect("truce")', ["truce"]),
        ("# as NATO and Reaper do", ["NATO", "Reaper"]),
        ('MARK = "NEST"', ["NEST"]),
        ("the card Revolution is played", ["Revolution"]),
        ('"""Militia from their track."""', []),
        ("MILITIA = 'militia'", []),
        ("# 8.4.4: a revolution", []),
        ('at["Iran"]', []),
    ],
)
def test_the_check_for_titles_tells_cards_from_words(line: str, named: list[str]) -> None:
    assert titles_in(line) == named


def test_no_python_knows_a_card_by_its_number() -> None:
    """Nothing asks whether this is card 43, or fetches card 43; no number of either set is excused."""
    assert {*range(1, 241)} <= {*library().cards}
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}"
        for path in python_files()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, (ast.Compare, ast.Call, ast.Subscript)) and asks_for_a_number(node)
    ]
    assert found == []


def asks_for_a_number(node: ast.Compare | ast.Call | ast.Subscript) -> bool:
    """`card.number == 43`, `number in (84, 85)`, `number > 120`, `game.card(43)`, `cards[43]`"""
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        if isinstance(node.ops[0], (ast.Lt, ast.Gt, ast.LtE, ast.GtE)):  # every card has a number above 0
            sides = [side for side in sides if not (isinstance(side, ast.Constant) and side.value in (0, 1))]
        return any(named(side, {"number", "card", "cause"}) for side in sides) and any(map(is_number, sides))
    if isinstance(node, ast.Call):
        return named(node.func, {"card", "title"}) and any(map(is_number, node.args))
    return named(node.value, {"cards"}) and is_number(node.slice)


def named(node: ast.AST, names: set[str]) -> bool:
    return (node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")) in names


def is_number(node: ast.AST) -> bool:
    """An integer that could be a card's, or a list of them."""
    if isinstance(node, (ast.Tuple, ast.List, ast.Set)):
        return any(map(is_number, node.elts))
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value in library().cards


@pytest.mark.parametrize(
    "source",
    [
        "card.number == 43",
        "number in (84, 85)",
        "43 == g.cause",
        "game.card(43)",
        "library().cards[43]",
        "card.number in (121, 240)",
        "number > 120",
    ],
)
def test_the_check_for_card_numbers_sees_them(source: str) -> None:
    """The ways in which a card number could slip in."""
    [node] = [n for n in ast.walk(ast.parse(source, mode="eval")) if isinstance(n, ast.expr)][:1]
    assert isinstance(node, (ast.Compare, ast.Call, ast.Subscript))
    assert asks_for_a_number(node)


@pytest.mark.parametrize("room", ["core", "language", "kit"])
def test_core_language_and_kit_know_no_game(room: str) -> None:
    """No word of a game, no name of its map and no number of its rules stands in the rooms that serve all games."""
    files = sorted((ROOTS["daedalus"] / room).rglob("*.py"))
    assert len(files) > 5
    names = "|".join(re.escape(name) for name in board().schema.spaces)
    assert places(rf"\b(?:{GAME_WORDS})\b", files, re.IGNORECASE) == []
    assert places(rf"(?<!\w)(?:{names})(?!\w)", files) == []
    assert places(r"[\"'(]\d+(?:\.\d+)+[\"',)]", files) == []


# What every named tuple has.
OF_TUPLES = {"_replace", "_asdict", "_fields", "_make"}


def room_of(module: str) -> str:
    """The room that a module is in: a game by itself is one."""
    parts = module.split(".")
    return ".".join(parts[: 3 if parts[:2] == ["daedalus", "games"] else 2])


def privates(path: Path) -> Iterator[tuple[int, str, bool]]:
    """Where a private attribute is used, its name, and whether it is given there."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.startswith("__"):
            yield node.lineno, node.attr, isinstance(node.ctx, ast.Store)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name.startswith("_"):
            yield node.lineno, node.name, True
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"_[a-z]\w*", node.value):
            yield node.lineno, node.value, True  # slots


def test_no_private_attribute_crosses_a_room() -> None:
    """What begins with an underscore is known in its own room only, to subclasses too."""
    given: dict[str, set[str]] = {}
    for module, path in modules().items():
        given.setdefault(room_of(module), set()).update(name for _, name, own in privates(path) if own)
    wrong = [
        f"{module}:{line}: {name}"
        for module, path in modules().items()
        for line, name, _ in privates(path)
        if name not in given[room_of(module)] | OF_TUPLES
    ]
    assert len(given["daedalus.core"]) > 10
    assert wrong == []


def imports(path: Path, module: str) -> Iterator[str]:
    """The modules of ours that a module imports, at its top or inside its functions."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names if f"{base}.{alias.name}" in modules())


def within(module: str, rooms: tuple[str, ...]) -> bool:
    return any(module == room or module.startswith(f"{room}.") for room in rooms)


@pytest.mark.parametrize("room", DOORS)
def test_doors_open_one_way(room: str) -> None:
    """Each room imports only what lies behind its doors; the package `daedalus` itself holds but the version."""
    allowed = (*DOORS[room], "daedalus.__version__")
    wrong = [
        f"{module} imports {name}"
        for module, path in modules().items()
        if within(module, (room,))
        for name in imports(path, module)
        if within(name, tuple(ROOTS)) and name != "daedalus" and not within(name, allowed)
    ]
    assert wrong == []


@pytest.mark.parametrize("room", ["daedalus_tools", "daedalus.text", "daedalus.bots", "daedalus.api", "daedalus.kit"])
def test_nobody_knows_a_game_by_name(room: str) -> None:
    """They reach a game through the registry, which finds it by its folder."""
    found = [
        f"{module} imports {name}"
        for module, path in modules().items()
        if within(module, (room,))
        for name in imports(path, module)
        if within(name, ("daedalus.games",))
    ]
    assert found == []


def test_the_check_of_doors_sees_every_kind_of_import(tmp_path: Path) -> None:
    """Absolute and relative, at the top and inside a function."""
    path = tmp_path / "dice.py"
    path.write_text("import daedalus.games\nfrom ..language import reader\ndef f():\n    from daedalus import bots\n")
    found = set(imports(path, "daedalus.core.dice"))
    assert {"daedalus.games", "daedalus.language.reader", "daedalus.bots"} <= found


def test_only_the_text_room_knows_fluent() -> None:
    """Whoever wants words asks that room for them."""
    knowing = {
        module for module, path in modules().items() for name in imports(path, module) if within(name, ("fluent",))
    }
    assert knowing
    assert [module for module in sorted(knowing) if not within(module, ("daedalus.text",))] == []


def test_every_module_is_in_a_room() -> None:
    """Nothing lies about between the rooms."""
    assert [module for module in modules() if module != "daedalus" and not within(module, tuple(DOORS))] == []
