"""The player aid: all that the tables say stands on it, in every language, and nothing on it is typed that they say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from daedalus.core.errors import BrokenFile
from daedalus.core.yamlfile import load_plain
from daedalus.kit import registry
from daedalus.kit.definition import Definition
from daedalus.text.cards import ENGLISH, languages
from daedalus.text.locales import Message, read
from daedalus_tools.aid.figures import Figures, figures, span
from daedalus_tools.aid.page import Html, page
from daedalus_tools.aid.sheet import Line, Sheet
from daedalus_tools.aid.sheet import read as read_sheet
from daedalus_tools.aid.wording import PREFIX, aid_files
from tests.tools.conftest import Run

GAMES = ("labyrinth", "twilight")
OTHERS = [name for name in languages() if name != ENGLISH]
BOTH = pytest.mark.parametrize("name", GAMES)
EVERYWHERE = pytest.mark.parametrize(("name", "language"), [(g, x) for g in GAMES for x in languages()])
ELSEWHERE = pytest.mark.parametrize(("name", "language"), [(g, x) for g in GAMES for x in OTHERS])

# Figures of the tables that have no place on the sheet, by the way that leads to them.
NOT_SHOWN = {
    "labyrinth": (
        r"governance/islamist rule/value",  # nobody rolls against it
        r"pieces/.*",  # printed on the board
        r"most/(?!extra cells).*",  # bounds of what cards count
        r"lengths/.*",  # chosen before the game
        r"tracks/(prestige|funding|troops)/(from|to)",  # the ends of the levels say it
        r"tracks/(world posture|reserves)/from",
        r"rolls/prestige/results/.*/direction",  # said in words
        r"victory/us/cells on the map/players",  # the sheet is for two
        r"plots/markers/[123]/(name|number)",  # a name, and what that name says
        r"random/schengen/dice",  # one
        r"popular markers/markers a kind",  # printed on the board
    ),
    "twilight": (r"turn/eras/early war",),  # the first turn
}
# Messages with a figure that no table has: one of something, nothing, twice, the number of a rule, a name.
TYPED = {
    "labyrinth": {
        "aid-step-reserves", "aid-modifier", "aid-penalty", "aid-ideas-result", "aid-name-awakening",
        "aid-name-reaction", "aid-polarization-result", "aid-war-militia", "aid-war-hits",
        "aid-step-lapsing", "aid-plot-first",  # 1st Plot
    },
    "twilight": {
        "aid-turn-defcon", "aid-turn-headline", "aid-turn-military", "aid-china-asia", "aid-realignment-rolls",
        "aid-coup-effect", "aid-coup-battleground", "aid-military-needed", "aid-victory-final",
    },
}  # fmt: skip
# Words that other languages share with English: names of games and tracks, and what their rulebooks keep (glossary).
KEPT = {
    "de": "defcon gwot wmd test plot plots jihad jihadist iran nigeria pakistan thailand region neutral marker "
    "operation phase in die der war an all hand man rest was",
    "pl": "defcon gwot wmd test alert us iran nigeria pakistan schengen region domin do to go same",
    "ru": "defcon gwot rec",
    "it": "defcon gwot wmd rec test plot posture governance good fair poor ally neutral adversary hard soft aid cadre "
    "besieged regime round in schengen jihad iran nigeria pakistan africa america asia satellite extra pres "
    "contr dice all no",
}


def game(name: str) -> Definition:
    return registry.game(name)


def sheet(name: str) -> Sheet:
    return read_sheet(game(name).aid_file)


def lines(of: Sheet) -> Iterator[Line]:
    for part in (part for one in of.pages for part in one.parts):
        yield from part.lines
        yield from (line for section in part.sections for line in section.lines)


def messages(name: str, language: str) -> dict[str, Message]:
    return {message.full: message for file in aid_files(game(name), language) for message in read(file)[0]}


def shown(html: str) -> ElementTree.Element:
    return ElementTree.fromstring(html.removeprefix("<!DOCTYPE html>"))


def text(html: str) -> str:
    body = shown(html).find("body")
    assert body is not None
    return " ".join(body.itertext())


# -- languages ----------------------------------------------------------------------------------------------------


@ELSEWHERE
def test_a_language_says_all_that_english_says(name: str, language: str) -> None:
    """Every message, each with the same figures; and no others."""
    english, own = messages(name, ENGLISH), messages(name, language)
    assert set(own) == set(english)
    assert {key: m.names for key, m in own.items()} == {key: m.names for key, m in english.items()}
    made = Html(game(name), language)
    made.page()
    assert made.words.missing == set()


@ELSEWHERE
def test_a_language_chooses_among_the_same_variants(name: str, language: str) -> None:
    """`[wmd]`, `[good]`: what the tables say; plurals are the business of each language."""
    plurals = {"one", "two", "few", "many", "other", "0", "1"}
    english, own = messages(name, ENGLISH), messages(name, language)
    for key, message in own.items():
        mine, theirs = ({x for v in m.variants for x in v} - plurals for m in (message, english[key]))
        assert mine == theirs, key


@ELSEWHERE
def test_no_english_is_left(name: str, language: str) -> None:
    """No word of the English sheet but names and the words that this language keeps."""

    def words(of: str) -> set[str]:
        said = " ".join(m.text for m in messages(name, of).values())
        return {word.lower() for word in re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", said) if len(word) > 1}

    names = {"the", "awakening"}  # The Awakening
    assert words(language) & words(ENGLISH) - names - {*KEPT[language].split()} == set()


@BOTH
def test_every_message_is_asked_for_and_every_one_that_is_asked_for_is_there(name: str) -> None:
    of = sheet(name)
    parts = [part for page in of.pages for part in page.parts]
    asked = {"title", "foot", "articles", *(page.title for page in of.pages), *(part.title for part in parts)}
    asked |= {section.title for part in parts for section in part.sections}
    asked |= {key for line in lines(of) for key in (line.say, line.label, *line.cells, *line.heads) if key}
    kinds = {how["of"] for line in lines(of) for how in line.with_.values() if isinstance(how, dict) and "of" in how}
    there = {m.key for m in messages(name, ENGLISH).values()}
    named = {key for key in there if any(key.startswith(f"{kind}-") for kind in kinds)}
    assert there - named <= {PREFIX + key for key in asked}
    assert {PREFIX + key for key in asked} <= there


# -- figures ------------------------------------------------------------------------------------------------------


def numbered(node: Any, way: str, given: dict[str, int]) -> Any:
    """The same tables with a figure of its own at each place; `given` says which is where."""
    if isinstance(node, dict):
        return {key: numbered(value, f"{way}/{key}", given) for key, value in node.items()}
    if isinstance(node, list):
        names = [row.get("name", i) if isinstance(row, dict) else i for i, row in enumerate(node)]
        return [numbered(value, f"{way}/{key}", given) for key, value in zip(names, node, strict=True)]
    if isinstance(node, int) and not isinstance(node, bool):
        where = way[1:]
        if not where.endswith("/name"):  # plot 1 is called so
            return given.setdefault(where, 7000 + len(given))
    return node


@EVERYWHERE
def test_every_figure_of_the_tables_is_on_the_sheet(name: str, language: str) -> None:
    """Each figure of the tables is made another: each of these is then read on the sheet."""
    of, given = game(name), dict[str, int]()
    boards = figures(of).root["boards"]
    made = numbered(dict(of.tables), "", given)
    said = set(re.findall(r"7\d{3}", text(page(of, language, Figures({**made, "boards": boards}, "")))))
    lacking = [way for way, n in given.items() if str(n) not in said]
    assert [way for way in lacking if not any(re.fullmatch(x, way) for x in NOT_SHOWN[name])] == []
    assert len(given) - len(lacking) > 40


@EVERYWHERE
def test_no_figure_is_typed_that_a_table_has(name: str, language: str) -> None:
    """What stands in the words themselves is excused by name."""
    typed = {m.key for m in messages(name, language).values() if re.search(r"\d", re.sub(r"\\u\w{4}", "", m.text))}
    assert typed <= TYPED[name]


def test_a_pack_changes_the_sheet(run: Run, tmp_path: Path) -> None:
    """Cards a phase, a modifier and a threshold of a pack are those on its sheet, and the pack is named."""
    folder = tmp_path / "long-war"
    folder.mkdir()
    (folder / "pack.yaml").write_text("name: long-war\ntitle: The Long War\nversion: 1.2.0\ngame: labyrinth\n")
    (folder / "tables.yaml").write_text(
        "turn: {cards a phase: 3}\nvictory: {us: [{name: good resources, at least: 14}]}\n"
        "rolls: {war of ideas: {modifiers: [{name: aid, value: 2}]}}\n"
    )
    out = tmp_path / "aid.html"
    assert run("aid", "--pack", folder, "--lang", "en", "-o", out).code == 0
    with_pack, without = text(out.read_text(encoding="utf-8")), text(page(game("labyrinth"), "en"))
    for before, after in (
        ("2 cards each", "3 cards each"),
        ("12 resources under Good", "14 resources under Good"),
        ("+1 Each aid marker", "+2 Each aid marker"),
        ("Labyrinth", "Labyrinth + The Long War 1.2.0"),
    ):
        assert before in without
        assert after in with_pack
        assert after not in without


def test_a_pack_without_a_country_has_no_line_about_it(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "quiet"
    (folder / "boards").mkdir(parents=True)
    (folder / "pack.yaml").write_text("name: quiet\nversion: 1.0.0\ngame: labyrinth\n")
    (folder / "boards" / "awakening.yaml").write_text("changes: awakening\nwithout: {countries: [Nigeria]}\n")
    out = tmp_path / "aid.html"
    assert run("aid", "--pack", folder, "--lang", "en", "-o", out).code == 0
    assert "Nigeria: non-Muslim until a plot 2, 3 or WMD is resolved there" in text(page(game("labyrinth"), "en"))
    assert "Nigeria: " not in text(out.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("row", "shown"),
    [
        ({"from": 1, "to": 3}, "1–3"),
        ({"from": 4, "to": 4}, "4"),
        ({"from": 5}, "5+"),
        ({"to": 3}, "≤\u202f3"),
        ({"from": -1, "to": 1}, "−1…1"),
        ({"to": -3}, "≤\u202f−3"),
    ],
)
def test_a_span_is_short(row: dict[str, int], shown: str) -> None:
    assert span(row) == shown


def test_a_way_that_leads_nowhere_is_told() -> None:
    with pytest.raises(BrokenFile, match="turn/cards a month"):
        Figures({"turn": {"cards a phase": 2}}, "sheet.yaml").at("turn/cards a month")


# -- the page -----------------------------------------------------------------------------------------------------


@EVERYWHERE
def test_the_page_is_well_formed_and_complete(name: str, language: str) -> None:
    """It reads as XML, needs nothing from elsewhere, has two pages, and no key or hole is left on it."""
    html = page(game(name), language)
    tree = shown(html)
    assert tree.get("lang") == language
    assert [x.get("class") for x in tree.iter("section")] == ["page", "page"]
    assert not [x for x in tree.iter() if x.get("src") or x.get("href")]
    assert all("".join(x.itertext()).strip() for tag in ("p", "h1", "h2", "h3", "th", "td") for x in tree.iter(tag))
    assert not re.search(r"[{}$\u2068\u2069]|\bnone\b|aid-|\bNone\b", text(html))
    assert all(len(row) == len(rows[0]) for t in tree.iter("table") for rows in [list(t)] for row in rows)


@BOTH
def test_rule_numbers_in_the_margin_are_rules(name: str) -> None:
    of = sheet(name)
    parts = [part for page in of.pages for part in page.parts]
    cited = {line.rule for line in lines(of)} | {part.rule for part in parts}
    cited |= {section.rule for part in parts for section in part.sections}
    known = {number for about in load_plain(game(name).rules_file).values() for number in about} | {"9.5"}  # solitaire
    begun = {number[: len(rule)] for number in known for rule in cited if number.startswith((rule, f"{rule}."))}
    assert cited - {""} - begun == set()
    assert len(cited) > 30


@BOTH
def test_the_letters_are_large_enough(name: str) -> None:
    assert sheet(name).size >= 7.5
    assert all(float(size) >= 7.5 for size in re.findall(r"font-size:(?:max\()?([\d.]+)pt", page(game(name), "en")))


def test_the_hardest_parts_are_right() -> None:
    """War of Ideas, unblocked plots by kind of country, major jihad, attrition; space race and scoring."""
    found = " ".join(text(page(game("labyrinth"), "en")).split())
    for line in (
        "≤ 3 – 4 1 aid marker, if it has no aid 5+ Neutral becomes Ally",
        "−1 Fair Ally: it would become Good −1 Each point of GWOT penalty +1 Each aid marker",
        "In the United States To 9 Non-Muslim, WMD To 9 Non-Muslim, Good + 2 × number of the plot",
        "Non-Muslim + number of the plot Muslim or Iran, Good +2 All others +1",
        "Troops there, prestige: WMD: to 1, else −1.",
        "Beyond Poor, 2 of them (1 with besieged regime) bring Islamist Rule.",
        "≤ −3 One step toward Adversary; Adversary: governance one level worse −2 1 reaction marker −1…1 –",
        "or 1 cell, 2 if troops or advisers are there.",
    ):
        assert line in found
    found = " ".join(text(page(game("twilight"), "en")).split())
    for line in (
        "5 Lunar Orbit 3+ ≤ 3 3 / 1",
        "Europe 3 7 Win Asia 3 7 9",
        "Europe 4 Asia 3 Middle East 2",
        "France 3, West Germany 4, Italy 2, East Germany 3, Poland 3 (USSR).",
        "1 operations point each; 2 while the opponent controls the country.",
        "USSR 6 in Eastern Europe, US 7 in Western Europe.",
    ):
        assert line in found


# -- the command --------------------------------------------------------------------------------------------------


def test_a_name_without_its_article_stands_in_the_form_for_that() -> None:
    """`der Nahe Osten` is not `Nahe Osten` but `Naher Osten`: the terms of card texts have that form, `.bare`."""
    found = text(page(game("twilight"), "de"))
    assert "Naher Osten" in found
    assert "Westafrikanische Staaten" in found
    assert "Nahe Osten" not in found
    assert "Westafrikanischen Staaten" not in found


def test_the_command_says_where_it_wrote(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("aid", "--game", "twilight", "--lang", "pl")
    assert (done.code, done.out) == (0, "aid-twilight-pl.html: open it in a browser, and print it on two pages\n")
    assert 'lang="pl"' in (tmp_path / "aid-twilight-pl.html").read_text(encoding="utf-8")


def test_only_its_own_files_are_replaced(run: Run, tmp_path: Path) -> None:
    """A sheet made before is written anew; anything else only if we are told to."""
    file = tmp_path / "notes.html"
    file.write_text("my notes")
    refused = run("aid", "--lang", "en", "-o", file)
    assert refused.code == 2
    assert "is no player aid" in refused.err
    assert "--overwrite" in refused.err
    assert file.read_text() == "my notes"
    assert run("aid", "--lang", "en", "-o", file, "--overwrite").code == 0
    assert run("aid", "--lang", "it", "-o", file).code == 0
    assert 'lang="it"' in file.read_text(encoding="utf-8")


def test_a_game_without_a_sheet_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.VARIABLE, "tests.toy.game")
    from tests.toy.game import GAME

    done = run("aid", "--game", GAME.id)
    assert done.code == 2
    assert "has no player aid" in done.err


def test_a_folder_that_is_not_there_is_one_message(run: Run, tmp_path: Path) -> None:
    done = run("aid", "-o", tmp_path / "nowhere" / "aid.html")
    assert done.code == 2
    assert "cannot be written" in done.err
    assert "Traceback" not in done.err
