"""`daedalus i18n`: what the languages of card texts still lack, what is wrong with their files, and how they look."""

from __future__ import annotations

import argparse
from pathlib import Path

from daedalus.core.errors import DaedalusError
from daedalus.kit.layout import columns
from daedalus.text.cards import ENGLISH, languages
from daedalus_tools.choosing import chosen
from daedalus_tools.language import language
from daedalus_tools.output import counted, print_json, shown

HELP = "Help translators of card texts: what is missing, what is wrong, a new language, all cards on a page."
EXAMPLE = "daedalus i18n status"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("status", "check", "new", "preview"),
                        help="count what is missing, find mistakes, begin a language, show all cards")  # fmt: skip
    parser.add_argument("language", metavar="LANG", nargs="?", default="", help="the language, such as de")
    parser.add_argument("--lang", metavar="LANG", default="", help="the same")
    parser.add_argument("--to", metavar="PATH", default="", help="new: the folder of all languages; preview: the page")
    parser.add_argument("--missing", action="store_true", help="status: list what is missing")
    parser.add_argument("--json", action="store_true", help="print an object or a list of objects")


def run(args: argparse.Namespace) -> int:
    asked = args.language or args.lang
    if args.what == "new":
        return _new(args, asked)
    return (_status if args.what == "status" else _check if args.what == "check" else _preview)(
        args, [language(asked)] if asked else languages()
    )


def _new(args: argparse.Namespace, name: str) -> int:
    from daedalus.data import folder
    from daedalus.text.skeleton import write

    if not name:
        raise DaedalusError("say which language to begin: daedalus i18n new fr")
    made = write(chosen(args.game), name, Path(args.to) if args.to else folder("locale"))
    for file in made:
        print(shown(file))
    print(f"{counted(len(made), 'file')} written" if made else f"all files of {name} are there")
    return 0


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


def _status(args: argparse.Namespace, names: list[str]) -> int:
    from daedalus.text.locales import missing, wanted, wordless

    game = chosen(args.game)
    lacks = {name: missing(game, name) for name in names}
    if args.json:
        found = {name: {shown(file): keys for file, keys in files.items()} for name, files in lacks.items()}
        print_json({"missing": found, "words without a sentence": wordless(game)})
        return 0
    rows = [("language", "file", "wanted", "missing")]
    for name, files in lacks.items():
        for file, keys in files.items():
            rows.append((name, shown(file), str(len(wanted(game, file))), str(len(keys))))
    for line in columns(rows):
        print(line)
    if args.missing:
        for name, files in lacks.items():
            print(f"\n{name}\n", *(f"  {key}" for keys in files.values() for key in keys), sep="\n")
    without = wordless(game)
    print(f"\n{counted(len(without), 'word')} without a sentence in English" + (": " if without else ""), *without)
    return 0


def _check(args: argparse.Namespace, names: list[str]) -> int:
    from daedalus.text.locales import wordless
    from daedalus_tools.i18n.checking import check

    game = chosen(args.game)
    found = [(name, problem) for name in names for problem in check(game, name)]
    if args.json:
        print_json([{"language": n, "file": shown(x.file), "line": x.line, "what": x.what, "text": x.text}
                    for n, x in found])  # fmt: skip
    else:
        for _, x in found:
            print(f"{shown(x.file)}{f':{x.line}' if x.line else ''}: {x.what}: {x.text}")
        for key in wordless(game):
            print(f"{ENGLISH}: no-sentence: {key}")
        print(f"\n{counted(len(found), 'finding')}")
    return 1 if found or wordless(game) else 0
