"""No English is left in a finding in another language, but what stands on the card or should stand there, and titles.

All findings of the examples of the rules and of the wrong files of both games are said in every language. A word of
such a sentence that the English one has too must be one of the file, of the card language, or one that the language
shares with English (`keep.txt`)."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.language.findings import Finding, Term
from daedalus.language.header import LAPSING, MARK, REMOVE
from daedalus.text.called import called
from daedalus.text.cards import ENGLISH, languages
from daedalus.text.findings import help, message
from daedalus.text.places import LOCALE
from daedalus.text.plain import read
from daedalus_tools import world
from daedalus_tools.deep.trials import check as play
from daedalus_tools.i18n.strange import kept_words
from daedalus_tools.i18n.typed import QUOTED
from daedalus_tools.i18n.untranslated import own_words
from daedalus_tools.lint import registry as rules
from daedalus_tools.lint.checking import check
from daedalus_tools.lint.wording import KEYWORDS, words_of
from tests.tools import test_corpus as labyrinth
from tests.tools.test_lint_codes import DECK_WIDE, files_of
from tests.twilight import test_corpus as twilight

LABYRINTH, TWILIGHT = registry.game("labyrinth"), registry.game("twilight")
OTHERS = [name for name in languages() if name != ENGLISH]
# Words of the file in quotes, paths, and the position that shows a finding.
OURS = re.compile(r"'[^']*'|\S*/\S*|\bposition\.yaml.*|\bname: .*", re.DOTALL)
Found = tuple[Definition, Finding, str]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[Found]:
    """Every finding with the texts that it is about."""
    return [*_examples(tmp_path_factory.mktemp("examples")), *_corpus()]


def _examples(to: Path) -> Iterator[Found]:
    for code, rule in rules.every().items():
        world.use(None)
        home = to / code
        files = files_of(rule.bad, "bridge")
        for name, text in files.items():
            (home / name).parent.mkdir(parents=True, exist_ok=True)
            (home / name).write_bytes(text.encode(rule.encoding))
        path = home if len(files) > 1 or code.startswith(DECK_WIDE) else home / next(iter(files))
        deep = functools.partial(play, states=40) if code[0] == "X" else None
        yield from ((LABYRINTH, finding, rule.bad) for finding in check([path], deep=deep).findings)


def _corpus() -> Iterator[Found]:
    world.use(None)
    for name in labyrinth.expected():
        path = labyrinth.BAD / (labyrinth._deck(name) or name)
        files = [path] if path.is_file() else [file for file in sorted(path.rglob("*.*")) if file.is_file()]
        text = "\n".join(file.read_text(encoding="utf-8", errors="replace") for file in files)
        yield from ((LABYRINTH, finding, text) for finding in labyrinth.findings(path))
    world.use(TWILIGHT)
    for path in sorted(twilight.BAD.rglob("*.card")):
        text = path.read_text(encoding="utf-8")
        yield from ((TWILIGHT, finding, text) for finding in twilight.findings(path))


def words(text: str) -> list[str]:
    return [word.lower() for word in re.findall(r"[^\W\d_]{3,}", OURS.sub(" ", QUOTED.sub(" ", text)))]


def left(game: Definition, finding: Finding, text: str, language: str) -> set[str]:
    """The English words that a finding still has in a language."""
    own, theirs = (f"{message(finding, x)} {help(finding, x)}" for x in (language, ENGLISH))
    fine = {*words(text.replace('"', " ")), *kept_words(language), *own_words(game, language), *written(game)}
    return ({*words(own)} & {*words(theirs)}) - fine


@functools.cache
def written(game: Definition) -> set[str]:
    """The words that cards and scenarios of a game are written with, names and titles among them."""
    known = {*words_of(game).known, *words_of(game).names, *game.words.header.destinations, *game.scenarios.known()}
    known |= {
        *_keys(game.scenarios.schema),
        *_keys(game.chart_schema),
        *(c.set for c in game.cards.library.cards.values()),
    }
    titles = (card.title for card in game.cards.library.cards.values())
    patterns = (word.pattern for word in game.words.words)
    header = {*game.words.header.symbols, MARK, REMOVE, LAPSING, *KEYWORDS}
    return {word for text in (*known, *titles, *patterns, *game.words.names) for word in words(text)} | header


def _keys(schema: object) -> Iterator[str]:
    """The keys that files of a schema have."""
    if isinstance(schema, dict):
        yield from map(str, schema.get("properties", ()))
        schema = list(schema.values())
    for part in schema if isinstance(schema, list) else ():
        yield from _keys(part)


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(language: str, found: list[Found]) -> None:
    assert len(found) > 800
    wrong = [
        (finding.id, message(finding, language), sorted(english))
        for game, finding, text in found
        if (english := left(game, finding, text, language))
    ]
    assert wrong == []


def test_english_is_the_same_by_its_message_and_where_it_is_made(found: list[Found]) -> None:
    """What is wrong with a file is written in English where it is found, and in a message to translate from."""
    terms = [value for _, finding, _ in found for _, value in finding.args if isinstance(value, Term) and value.printed]
    assert len({term.name for term in terms}) > 40
    for term in terms:
        assert called(term) == term.printed or term.kind == "side"


# -- words of a game ------------------------------------------------------------------------------


def terms(game: Definition) -> Iterator[Term]:
    """All that a finding may say of a game in words of its own."""
    v = game.words
    every = {"number", "truth", *v.types, *map(v.plural_of, v.types), *(w.result for w in v.words if w.result)}
    yield from (v.term("type", name) for name in sorted(every))
    yield from (v.term("piece", name) for name in v.pieces)
    yield from (v.term("part", name) for name in {*v.header.kinds.values(), "side", "value", "mark", "goes"})
    for word in v.words:
        for need in word.needs:
            yield v.term("need", need.what, name="X")
            yield from (v.term("being", case.called) for case in need.cases if case.called)
        yield from (v.term("idle", idle.why) for idle in word.idle)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [LABYRINTH, TWILIGHT], ids=lambda game: game.id)
def test_every_word_of_a_declaration_has_a_message(game: Definition, language: str) -> None:
    keys = {
        key
        for file in ("named.ftl", f"{game.id}/named.ftl")
        for key in read(Path(__file__).parents[2] / LOCALE / language / file).entries
    }
    lacking = {f"{t.kind}-{called(t, language)}" for t in terms(game) if _key(t) not in keys}
    assert lacking == set()


def _key(term: Term) -> str:
    return f"{term.kind}-{re.sub(r'[^a-z0-9]+', '-', term.name.lower())}"
