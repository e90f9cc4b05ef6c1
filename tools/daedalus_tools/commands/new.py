"""`daedalus new`: a first file for a card or a scenario, which says in comments what its parts are for."""

from __future__ import annotations

import argparse
import os
import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from daedalus.core.errors import BrokenFile, DaedalusError, refusal, trouble
from daedalus.core.reading import beginning, read_text
from daedalus.data import folder
from daedalus.kit.definition import Definition
from daedalus.kit.layers import FILE, enclosing
from daedalus.kit.pack import DEVICES, NAME
from daedalus_tools import first_files
from daedalus_tools.arguments import number
from daedalus_tools.choosing import chosen, chosen_without
from daedalus_tools.language import spoken
from daedalus_tools.output import shown

HELP = "Make a first file for a card or a scenario of your own; it is sound, and explains itself in comments."
EXAMPLE = 'daedalus new card --title "Night Train"'
HEAD = re.compile(r'^\s*card\s+(\d{1,6}(?:\s*,\s*\d{1,6})*)\s*"([^"\n]*)"', re.MULTILINE)
TITLE = "My Card"
ENOUGH = 100_000  # bytes of a card

VARIANT = """\
# A variant of card {numbers}: here is the card as it stands in the deck. Change what you like, then put it into a
# scenario of your own under `cards:` (docs/scenarios.md), or into a pack (docs/modders-guide.md), where it takes the
# place of the old one.
"""


def configure(parser: argparse.ArgumentParser) -> None:
    kinds = parser.add_subparsers(dest="kind", required=True, metavar="card|scenario|pack")
    card = kinds.add_parser("card", help="a card of your own", description="Make a first card.", allow_abbrev=False)
    card.add_argument(
        "--number",
        type=number(),
        help="that of a card in the deck makes a variant of it (default: the next free number)",
    )
    card.add_argument("--title", help=f"its title (default: {TITLE}; of a variant, that of the card)")
    card.add_argument("--set", help="the set it belongs to, which is the folder it lies in (default: this folder)")
    card.add_argument("--out", type=Path, metavar="PATH", help="where to write it (default: NUMBER-TITLE.card)")
    scenario = kinds.add_parser(
        "scenario", help="a scenario of your own", description="Make a first scenario.", allow_abbrev=False
    )
    scenario.add_argument("--name", default="My Scenario", help="its name (default: My Scenario)")
    scenario.add_argument("--out", type=Path, required=True, metavar="PATH", help="where to write it: a .yaml file")
    pack = kinds.add_parser("pack", help="a pack of your own", description="Make a first pack.", allow_abbrev=False)
    pack.add_argument("name", nargs="?", default="my-pack", help="its name: small letters and hyphens")
    pack.add_argument("--out", type=Path, metavar="PATH", help="the folder to make (default: its name)")


def run(args: argparse.Namespace) -> int:
    inside = enclosing(args.out) if args.out is not None else None
    game = chosen(args.game, args.out) if inside is None else chosen_without(args.game, inside)
    return {"scenario": _scenario, "card": _card, "pack": _pack}[args.kind](args, game)


# -- cards ----------------------------------------------------------------------------------------


def _card(args: argparse.Namespace, game: Definition) -> int:
    project = game.cards_home
    home = _home(args, game)
    deck, beside = _heads(game.cards.files), _heads(_beside(home))
    taken = {**deck, **beside} if home.resolve().is_relative_to(project.resolve()) else beside
    free = max([0, *deck, *beside]) + 1
    number = free if args.number is None else args.number
    if number in taken:
        remedy = trouble(
            "trouble-the-next-free-number",
            "The next free number is {known}. A variant of a card belongs into a folder of its own.",
            known=free,
        )
        raise DaedalusError(
            trouble(
                "trouble-there-is-a-card",
                "there is a card {number} already: {file}",
                number=number,
                file=shown(taken[number]),
            ),
            remedy=remedy,
        )
    original = read_text(deck[number]) if number in deck else ""
    numbers, title = _head(original) if original else (str(number), TITLE)
    if args.title is not None:
        title = args.title
    elif any(title == _head(_lenient(path))[1] for path in beside.values()):
        title = f"{title} {number}"
    variant = original and args.title is None
    if variant:
        text = VARIANT.format(numbers=numbers) + original
    else:
        text = (game.first_card or first_files.card(game)).format(numbers=numbers, title=title)
    _sound(text, number, title, game)
    path = args.out or home / f"{number:03}-{_slug(title)}.card"
    _write(path, text)
    if args.number is None:
        print(f"{number} is the next free number.")
    elif original:
        inside = enclosing(path)
        how = "in a scenario of your own" if inside is None else f"if {inside.name}/{FILE} says `replaces: [{numbers}]`"
        print(f"There is a card {number} in the deck: yours can take its place {how}.")
    print(f"wrote {path}")
    print(f"Check it with: daedalus lint {path}")
    return 0


def _home(args: argparse.Namespace, game: Definition) -> Path:
    """The folder of the new card, which is also its set."""
    if args.out is None:
        sets = Path("cards") / game.id  # as in a checkout of the project
        return Path(".") if args.set is None else (sets if sets.is_dir() else Path(".")) / args.set
    if args.out.suffix != ".card":
        raise DaedalusError(
            trouble("trouble-a-card-cannot-be", "a card cannot be written to {out}", out=args.out),
            remedy=trouble("trouble-its-name-ends-in", "Its name ends in .card."),
        )
    home: Path = args.out.parent
    if args.set is not None and home.resolve().name != args.set:
        message = trouble(
            "trouble-the-set-of-a",
            "the set of a card is the name of its folder, and {out} is not in {set}",
            out=args.out,
            set=args.set,
        )
        raise DaedalusError(
            message,
            remedy=trouble(
                "trouble-give-out-or-leave",
                "Give --out {home}, or leave out --set.",
                home=home / args.set / args.out.name,
            ),
        )
    return home


def _beside(home: Path) -> Iterable[Path]:
    """The cards that a new one must be told apart from: those in its folder, or of the whole pack that it lies in."""
    pack = enclosing(home)
    return home.glob("*.card") if pack is None else (pack / "cards").rglob("*.card")


def _heads(paths: Iterable[Path]) -> dict[int, Path]:
    """The numbers of cards, and where they are; only their first lines are looked at."""
    return {int(n): path for path in sorted(paths) for n in _head(_lenient(path))[0].split(",") if n}


def _head(text: str) -> tuple[str, str]:
    """The numbers of a card as they are written, and its title."""
    head = HEAD.search(text)
    return (head[1], head[2]) if head else ("", "")


def _lenient(path: Path) -> str:
    """A neighbour that cannot be read has no number; what is wrong with it is not asked here."""
    return beginning(path, ENOUGH).decode("utf-8", "replace")


def _sound(text: str, number: int, title: str, game: Definition) -> None:
    """A number and a title that a card can have."""
    if number <= 0:
        raise DaedalusError(
            trouble("trouble-is-no-number-for", "{number} is no number for a card", number=number),
            remedy=trouble("trouble-cards-are-numbered-from", "Cards are numbered from 1."),
        )
    if not title.strip() or '"' in title or not title.isprintable():
        raise DaedalusError(
            trouble("trouble-is-no-title-for", "'{title}' is no title for a card", title=title),
            remedy=trouble("trouble-a-title-is-one", "A title is one line without quotation marks."),
        )
    findings = game.cards.reader.read(text, "the new card")[1]
    if findings:
        from daedalus.text.findings import help, message

        raise DaedalusError(message(findings[0], spoken()), remedy=help(findings[0], spoken()))


def _slug(title: str) -> str:
    """A title as the name of a file: plain small letters with dashes."""
    plain = unicodedata.normalize("NFKD", title.lower()).encode("ascii", "ignore").decode("ascii")
    words = re.findall(r"[a-z0-9]+", plain.replace("'", ""))
    return "-".join(words)[:60].rstrip("-") or "card"


# -- scenarios ------------------------------------------------------------------------------------


def _scenario(args: argparse.Namespace, game: Definition) -> int:
    if args.out.suffix not in (".yaml", ".yml"):
        raise DaedalusError(
            trouble("trouble-a-scenario-cannot-be", "a scenario cannot be written to {out}", out=args.out),
            remedy=trouble("trouble-its-name-ends-in-yaml", "Its name ends in .yaml."),
        )
    if not args.name.strip() or not args.name.isprintable():
        raise DaedalusError(
            trouble("trouble-is-no-name-for", "'{name}' is no name for a scenario", name=args.name),
            remedy=trouble("trouble-a-name-is-one", "A name is one line."),
        )
    plain = re.fullmatch(r"[A-Z][a-z]*( [A-Za-z]+)+", args.name)  # words, which YAML takes for nothing but a text
    name = args.name if plain else "'" + args.name.replace("'", "''") + "'"
    text = (game.first_scenario or first_files.scenario(game)).format(name=name)
    about = _schema_line(args.out, game.scenarios.schema_file) if enclosing(args.out) is None else ""
    _write(args.out, about + text)  # in a pack there may be more than that schema knows
    print(f"wrote {args.out}")
    print(f"Look at it with: daedalus inspect {args.out}")
    return 0


# -- packs ----------------------------------------------------------------------------------------


def _pack(args: argparse.Namespace, game: Definition) -> int:
    if not re.fullmatch(NAME, args.name) or args.name in DEVICES or len(args.name) > 40:
        remedy = trouble(
            "trouble-use-small-letters-digits", "Use small letters, digits and hyphens, as in: `border-lands`"
        )
        raise DaedalusError(
            trouble("trouble-is-no-name-for-a", "'{name}' is no name for a pack", name=args.name), remedy=remedy
        )
    home: Path = args.out or Path(args.name)
    if home.exists() and any(home.iterdir() if home.is_dir() else (home,)):
        raise BrokenFile(
            trouble("trouble-there-is-something-here", "there is something here already"),
            where=str(home),
            remedy=trouble("trouble-choose-another-out", "Choose another --out."),
        )
    number = max([0, *_heads(game.cards.files)]) + 1
    title = args.name.replace("-", " ").title()
    card = (game.first_card or first_files.card(game)).format(numbers=number, title="My First Card")
    scenario = first_files.pack_scenario(game, title, args.name)
    _write(home / FILE, first_files.PACK.format(name=args.name, title=title, game=game.id))
    _write(home / "cards" / f"{number:03}-my-first-card.card", card)
    _write(home / "scenarios" / f"{args.name}.yaml", scenario)
    print(f"wrote {home}: {FILE}, a card and a scenario")
    print(f"Check it with: daedalus lint {home}")
    print(f"Play it with: daedalus play {home / 'scenarios' / args.name}.yaml")
    return 0


def _schema_line(out: Path, schema: Path) -> str:
    """What editors find the schema by: its path from the file in the same checkout, else where it lies."""
    if not schema.is_file():
        return ""
    root = folder("grammar").parent.resolve()
    here = out.resolve().parent
    if here.is_relative_to(root) and schema.resolve().is_relative_to(root):
        where = Path(os.path.relpath(schema.resolve(), here)).as_posix()
        where = where if where.startswith(".") else f"./{where}"
    else:
        where = schema.resolve().as_uri()
    return f"# yaml-language-server: $schema={where}\n"


def _write(path: Path, text: str) -> None:
    if path.exists():
        raise BrokenFile(
            trouble("trouble-this-file-exists-already", "this file exists already"),
            where=str(path),
            remedy=trouble("trouble-choose-another-out", "Choose another --out."),
        )
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        why, remedy = refusal(error)
        raise BrokenFile(
            trouble("trouble-this-file-cannot-be-written", "this file cannot be written: {why}", why=why),
            where=str(path),
            remedy=remedy,
        ) from None
