"""`daedalus i18n`: what the languages still lack, what is wrong with their files, and how their cards look."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from daedalus.core.errors import DaedalusError, trouble
from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.kit.layout import columns
from daedalus.text.cards import ENGLISH, languages, speaks
from daedalus_tools.choosing import asked_for, chosen, packs
from daedalus_tools.language import language
from daedalus_tools.output import counted, print_json, shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus.text.locales import Problem
    from daedalus_tools.i18n.seen import Seen

STALE = "stale"
MISSING, FEW = "missing", 8  # so many missing messages of a file are listed; of more only the number is told
HELP = "Help translators: what is missing, what is wrong, a new language, all cards on a page."
EXAMPLE = "daedalus i18n status"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("status", "check", "seen", "new", "preview"),
                        help="count what is missing, find mistakes, say that translations are right, begin a language, "
                             "show all cards")  # fmt: skip
    parser.add_argument("language", metavar="LANG", nargs="?", default="", help="the language, such as de")
    parser.add_argument("keys", metavar="KEY", nargs="*", help="seen: stale messages, or files, that are still right")
    parser.add_argument("--lang", metavar="LANG", default="", help="the same as LANG")
    parser.add_argument("--to", metavar="PATH", default="", help="new: the folder of all languages; preview: the page")
    parser.add_argument("--missing", action="store_true", help="status: list what is missing")
    parser.add_argument("--cards", metavar="49,64", default="", help="status: list what these cards still need")
    parser.add_argument(
        "--stale", action="store_true", help="status: list what is stale: its English or its effect has changed"
    )
    parser.add_argument("--json", action="store_true", help="print an object or a list of objects")


def run(args: argparse.Namespace) -> int:
    asked = args.language or args.lang
    if args.what == "new":
        return _new(args, asked)
    if args.what == "seen":
        return _seen(args, asked)
    if args.keys:
        raise DaedalusError(
            trouble("trouble-i-do-not-know", "I do not know what to do with '{name}'", name=args.keys[0]),
            remedy=trouble("trouble-only-seen-takes-keys", "Only `seen` takes keys."),
        )
    return (_status if args.what == "status" else _check if args.what == "check" else _preview)(
        args, [language(asked)] if asked else languages()
    )


def _games(args: argparse.Namespace) -> list[Definition]:
    """The game that was asked for, or all that have card texts."""
    if asked_for(args.game) is not None or packs():
        return [chosen(args.game)]
    return [game for game in map(registry.game, registry.known()) if speaks(game)]


def _new(args: argparse.Namespace, name: str) -> int:
    from daedalus.text.places import new_language
    from daedalus.text.skeleton import write

    if not name:
        raise DaedalusError(
            trouble("trouble-say-which-language-to", "say which language to begin: daedalus i18n new fr")
        )
    to = Path(args.to) if args.to else new_language()
    made = [file for game in _games(args) for file in write(game, name, to)]
    for file in made:
        print(shown(file))
    print(f"{counted(len(made), 'file')} written" if made else f"all files of {name} are there")
    return 0


def _seen(args: argparse.Namespace, asked: str) -> int:
    """Writes down what the messages of a language say; stale and doubtful ones only if they are named."""
    from daedalus_tools.i18n.seen import confirm, seen

    if not asked:
        raise DaedalusError(
            trouble("trouble-say-which-language-you", "say which language you have looked at: daedalus i18n seen de")
        )
    games, name = _games(args), language(asked)
    found = seen(games, name)
    unknown = [key for key in args.keys if all(key not in place for place in found.now)]
    if unknown:
        raise DaedalusError(
            trouble(
                "trouble-has-no-message-or", "{asked} has no message or file '{name}'", asked=asked, name=unknown[0]
            ),
            remedy=trouble("trouble-daedalus-i18n-status-stale", "`daedalus i18n status --stale` lists what is stale."),
        )
    of = {(path, place[1]): place for place, path in found.where.items()}
    problems = [x for x in _problems(games, name, found) if x.key]
    doubtful = {of[x.file, x.key]: x.text for x in reversed(problems) if (x.file, x.key) in of}
    new = len(found.unrecorded())
    file, confirmed = confirm(found, name, args.keys, doubtful)
    left = {place: f"{place[1]}: its English has changed" for place in found.stale()} | doubtful
    left = {place: text for place, text in left.items() if place[0] not in args.keys and place[1] not in args.keys}
    print(
        f"{shown(file)}: {counted(new, 'message')} new or translated anew, {confirmed} confirmed, "
        f"{len(left)} to look at"
    )
    for place, text in left.items():
        print(f"  {place[0]}: {text}")
    if left:
        print(f"Look at them. To say that one is still right: daedalus i18n seen {asked} KEY")
    return 1 if left else 0


def _problems(games: Sequence[Definition], name: str, found: Seen) -> list[Problem]:
    """What is wrong with a language, by its files and by what it said when it was last read."""
    from daedalus_tools.i18n.checking import check
    from daedalus_tools.i18n.edited import check_edits
    from daedalus_tools.i18n.plain import check_plain

    past = found.past()
    told: list[Problem] = []
    for i, game in enumerate(games):
        told += [*check_plain(game, name, shared=not i, past=past), *check(game, name, past=past)]
    told += check_edits(found, games, name)
    return list(dict.fromkeys(told))  # games share what card texts are made with


def _stale(name: str, found: Seen) -> Iterator[Problem]:
    from daedalus.text.locales import Problem

    for place in found.stale() if name != ENGLISH else ():
        key = place[1]
        says = f"{key}: its English has changed; translate it anew, or type: daedalus i18n seen {name} {key}"
        yield Problem(found.where[place], 0, STALE, says)


def _preview(args: argparse.Namespace, names: list[str]) -> int:
    from daedalus_tools.i18n.preview import page

    game = chosen(args.game)
    for name in names:
        file = Path(args.to or f"{game.name}-{name}.html")
        file.write_text(page(game, name), encoding="utf-8")
        print(f"{shown(file)}: open it in a browser")
        if args.to:
            break
    return 0


def _needed(args: argparse.Namespace, names: list[str]) -> int:
    """What some cards still need, file by file."""
    from daedalus_tools.i18n.needs import needs

    parts = [part.strip() for part in args.cards.split(",") if part.strip()]
    if wrong := [part for part in parts if not part.isdecimal() or len(part) > 6]:
        raise DaedalusError(
            trouble("trouble-is-no-number-of", "'{name}' is no number of a card", name=wrong[0][:40]),
            remedy=trouble("trouble-write-cards-49-64", "Write: --cards 49,64"),
        )
    game = chosen(args.game)
    found = {name: needs(game, name, map(int, parts)) for name in names if name != ENGLISH}
    if args.json:
        print_json(found)
        return 0
    for name, files in found.items():
        total = sum(map(len, files.values()))
        print(f"{name}: {counted(total, 'message')} for {counted(len(parts), 'card')}")
        for file, keys in files.items():
            print(f"\n  {name}/{file}", *(f"    {key}" for key in keys), sep="\n")
    return 0


def _status(args: argparse.Namespace, names: list[str]) -> int:
    from daedalus.text.locales import wordless
    from daedalus_tools.i18n.status import states

    if args.cards:
        return _needed(args, names)
    games = _games(args)
    found = {name: list(states(games, name)) for name in names}
    without = [key for game in games for key in wordless(game)]
    if args.json:
        told = {
            name: {
                x.file: {"wanted": x.wanted, "translated": x.translated, "missing": x.missing}
                | {"overridden": x.by_hand, "stale": x.stale}
                for x in files
            }
            for name, files in found.items()
        }
        print_json({"languages": told, "words without a sentence": without})
        return 0
    rows: list[tuple[object, ...]] = [("language", "file", "wanted", "translated", "missing", "stale", "overridden")]
    for files in found.values():
        rows += [(x.language, x.file, x.wanted, x.translated, len(x.missing), len(x.stale), len(x.by_hand))
                 for x in files]  # fmt: skip
    for line in columns(rows):
        print(line)
    for name, files in found.items():
        whole, lacks = sum(x.wanted for x in files), sum(len(x.missing) for x in files)
        old = sum(len(x.stale) for x in files)
        print(f"\n{name}: {whole - lacks} of {whole} ({100 * (whole - lacks) / whole:.0f} %), {old} stale", end="")
    print()
    for asked, what in ((args.missing, "missing"), (args.stale, "stale")):
        if asked:
            for name, files in found.items():
                keys = [f"{x.file}: {key}" for x in files for key in getattr(x, what)]
                print(f"\n{name}, {what}:", *(f"  {key}" for key in keys or ["nothing"]), sep="\n")
    print(f"\n{counted(len(without), 'word')} without a sentence in English" + (": " if without else ""), *without)
    return 0


def _told(found: Sequence[Problem]) -> Iterator[str]:
    """Findings line by line; of a file that lacks many messages, how many."""
    lacking = Counter(x.file for x in found if x.what == MISSING)
    told: set[Path] = set()
    for x in sorted(found, key=lambda x: x.what == MISSING):  # what is wrong first
        if x.what != MISSING or lacking[x.file] <= FEW:
            yield f"{shown(x.file)}{f':{x.line}' if x.line else ''}: {x.what}: {x.text}"
        elif x.file not in told:
            told.add(x.file)
            yield f"{shown(x.file)}: {x.what}: {lacking[x.file]} messages; `daedalus i18n status --missing` lists them"


def _check(args: argparse.Namespace, names: list[str]) -> int:
    from daedalus.text.locales import wordless
    from daedalus_tools.i18n.seen import seen

    games = _games(args)
    found: list[tuple[str, Problem]] = []
    for name in names:
        before = seen(games, name)
        found += [(name, x) for x in (*_problems(games, name, before), *_stale(name, before))]
    without = [key for game in games for key in wordless(game)]
    if args.json:
        print_json([{"language": n, "file": shown(x.file), "line": x.line, "what": x.what, "text": x.text}
                    for n, x in found])  # fmt: skip
    else:
        for line in _told([x for _, x in found]):
            print(line)
        for key in without:
            print(f"{ENGLISH}: no-sentence: {key}")
        lacks, old = (sum(x.what == what for _, x in found) for what in (MISSING, STALE))
        rest = f", {old} stale" if old else ""
        doubtful = next(((name, x.key) for name, x in found if x.key), None)
        print(f"\n{counted(len(found) - lacks - old, 'mistake')}, {counted(lacks, 'message')} missing{rest}")
        if doubtful is not None:
            print("Messages are compared by their words; one that is right all the same:", end=" ")
            print("daedalus i18n seen {} {}".format(*doubtful))
    return 1 if found or without else 0
