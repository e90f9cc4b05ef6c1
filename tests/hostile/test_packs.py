"""Packs that are none, that reach out of their folder, that contradict themselves or others, or that nobody could play:
one message each, in time, and nothing is written but what was asked for. What is odd but can be played is played."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tests.hostile import packs
from tests.hostile.packs import BARE, PLAIN, PLAIN_CARD, SOUND, VARIANT, Files, Trial, said, says, write

Case = tuple[Files, str]  # the files of a pack, and a part of what is said about it


def in_pack(key: str, value: str) -> Files:
    """A pack that says this in its `pack.yaml`."""
    lines = {"name": "bare", "version": "1.0.0", "game": "labyrinth", key: value}
    return {"pack.yaml": "".join(f"{k}: {v}\n" for k, v in lines.items()), "scenarios/plain.yaml": PLAIN}


def track(name: str, about: str = "{from: 0, to: 6}") -> Files:
    return said(pack=f'new tracks: {{"{name}": {about}}}\n')


def levels(*rows: str) -> Files:
    return track("oil", f"{{from: 0, to: 3, levels: [{', '.join(rows)}]}}")


def marker(name: str, about: str = "{}") -> Files:
    return said(pack=f'new markers: {{"{name}": {about}}}\n')


def goal(condition: str) -> Files:
    return said(pack=f'victory: [{{side: us, if: "{condition}"}}]\n')


def board(text: str) -> Files:
    return said(board=f"{text}\n")


def country(name: str, about: str = "{kind: non-muslim, governance: good}") -> Files:
    return board(f"countries: {{{name}: {about}}}")


def tables(text: str) -> Files:
    return said(tables=f"{text}\n")


def hands(number: int) -> Files:
    rows = {"funding": ("tight", "moderate", "ample"), "troops": ("overstretch", "war", "low intensity")}
    one = "{{name: {}, hand: {}}}"
    return tables("tracks:\n" + "".join(
        f"  {name}: {{levels: [{', '.join(one.format(level, number) for level in found)}]}}\n"
        for name, found in rows.items()
    ))  # fmt: skip


BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]\n" for a, b in pairwise("abcdefghijkl")
)
MANY = "".join(f"  T{chr(97 + i // 26)}{chr(97 + i % 26)}: {{}}\n" for i in range(500))

REFUSED: dict[str, Case] = {
    # what a pack says of itself
    "no name": ({"pack.yaml": "version: 1.0.0\ngame: labyrinth\n"}, "'name' is missing"),
    "a number for a name": (in_pack("name", "3"), "Write a text"),
    "a name with capitals": (in_pack("name", "Oil"), "Small letters"),
    "a name that is a path": (in_pack("name", "../oil"), "Small letters"),
    "a name that ends a line": (in_pack("name", '"oil\\n"'), "Small letters"),
    "a name of 50 letters": (in_pack("name", "x" * 50), "at most 40"),
    "a device for a name": (in_pack("name", "con"), "not every system"),
    "a version that is none": (in_pack("version", "new"), "1.0.0"),
    "a version that ends a line": (in_pack("version", '"1.0.0\\n"'), "1.0.0"),
    "a version that is a number": (in_pack("version", "1.0"), "1|Write a text"),
    "a game that is none": (in_pack("game", "chess"), "there is no game 'chess'"),
    "a game that is a path": (in_pack("game", "../../etc"), "there is no game"),
    "a game that is a list": (in_pack("game", "[labyrinth]"), "Write a text"),
    "authors that are a text": (in_pack("authors", "me"), "Write a list"),
    "101 authors": (in_pack("authors", f"[{', '.join(['me'] * 101)}]"), "at most 100"),
    "a title of 501 letters": (in_pack("title", "x" * 501), "too long"),
    "an unknown key": (in_pack("code", "import os"), "unknown key 'code'"),
    "needs that are no names": (in_pack("needs", '["../x"]'), "names no pack"),
    "needs with a version that is none": (in_pack("needs", '["oil >= 1"]'), "names no pack"),
    "needs that are not there": (in_pack("needs", "[oil]"), "there is no pack 'oil'"),
    "a need twice": (in_pack("needs", "[oil, oil]"), "twice"),
    "51 needs": (in_pack("needs", f"[{', '.join(f'a{i}' for i in range(51))}]"), "at most 50"),
    "a need of itself": (in_pack("needs", "[bare]"), "needs itself|there is no pack 'bare'"),
    "an alias bomb": ({"pack.yaml": BOMB}, "too large"),
    "brackets within brackets": ({"pack.yaml": "name: " + "[" * 5_000}, "nested too deeply"),
    "a Python tag": (in_pack("title", "!!python/object/apply:os.system ['touch owned']"), "cannot"),
    "no YAML": ({"pack.yaml": b"\x7fELF\0\0"}, "zero|not UTF-8|cannot"),
    "Latin-1": ({"pack.yaml": BARE.encode() + "title: São\n".encode("latin-1")}, "not UTF-8"),
    "two documents": ({"pack.yaml": f"{BARE}---\n{BARE}"}, "another document"),
    "a list": ({"pack.yaml": "[a, b]\n"}, "key: value"),
    "nothing": ({"pack.yaml": ""}, "key: value"),
    # numbers of cards
    "a number of the game": (said(card=PLAIN_CARD.replace("241", "20")), "is 'King Abdullah' already"),
    "one number twice": (said(pack="new tracks: {oil price: {from: 0, to: 3}}\n") | {
        "cards/a.card": VARIANT.replace("20", "241"), "cards/b.card": VARIANT.replace("20", "241")}, "is already in"),
    "a replacement without a card": (in_pack("replaces", "[20]"), "no card of this pack has the number 20"),
    "a replacement of nothing": (said(pack="replaces: [999]\n", card=PLAIN_CARD.replace("241", "999")),
        "there is no card 999 to replace"),
    "one of three copies": (said(pack="replaces: [8]\n", card=PLAIN_CARD.replace("241", "8")), "the same card"),
    "card 0": (said(card=PLAIN_CARD.replace("241", "0")), "0"),
    "a card with a mistake": (said(card=VARIANT.replace("20", "241")), "oil"),
    "a card that is none": (said(card="GIF89a"), "a card begins|did not expect|expected"),
    "a card of zeros": (said() | {"cards/241.card": b"\0" * 500}, "zero"),
    # tracks
    "a track called if": (track("if"), "no card could say 'if'"),
    "a track called and": (track("and"), "no card could say 'and'"),
    "a track called a": (track("a"), "is a word of the language already"),
    "a track of the game": (track("prestige"), "there is a 'prestige' already"),
    "a track of the game in capitals": (track("PRESTIGE"), "is a word of the language already"),
    "a track called as pieces are": (track("cells"), "is a word of the language already"),
    "a track called as an adjective is": (track("muslim"), "is a word of the language already"),
    "a track called as a country is": (track("Egypt"), "no card could say 'Egypt'"),
    "a track called as the turn is": (track("turn"), "there is a 'turn' already"),
    "a track called 3": (track("3"), "letters a to z"),
    "a track with an umlaut": (track("ölpreis"), "letters a to z"),
    "a track with two blanks": (track("oil  price"), "letters a to z"),
    "a track that ends a line": (track("oil\\n"), "letters a to z"),
    "a track of 41 letters": (track("x" * 41), "at most 40"),
    "two tracks that differ in case": (said(pack="new tracks: {oil: {from: 0, to: 1}, Oil: {from: 0, to: 1}}\n"),
        "is a word of the language already"),
    "two tracks that differ in a hyphen": (
        said(pack="new tracks: {oil-price: {from: 0, to: 1}, oil price: {from: 0, to: 1}}\n"), "already"),
    "a track upside down": (track("oil", "{from: 6, to: 0}"), "goes from 6 to 0"),
    "a track of one place": (track("oil", "{from: 0, to: 0}"), "goes from 0 to 0"),
    "a track without an end": (track("oil", "{from: 0}"), "'to' is missing"),
    "a track of a thousand": (track("oil", "{from: 0, to: 1000}"), "from -999 to 999"),
    "a start outside": (track("oil", "{from: 0, to: 6, start: 7}"), "starts at 7"),
    "levels with a gap": (levels("{name: x, from: 0, to: 1}", "{name: y, from: 3, to: 3}"), "do not fit"),
    "levels that overlap": (levels("{name: x, from: 0, to: 2}", "{name: y, from: 2, to: 3}"), "do not fit"),
    "a level upside down": (levels("{name: x, from: 1, to: 0}", "{name: y, from: 0, to: 3}"), "do not fit"),
    "two levels of one name": (levels("{name: x, from: 0, to: 1}", "{name: x, from: 2, to: 3}"), "do not fit"),
    "a level called as a country is": (levels("{name: Egypt, from: 0, to: 1}", "{name: y, from: 2, to: 3}"),
        "no card could say 'Egypt'"),
    "21 levels": (levels(*(f"{{name: x, from: {i}, to: {i}}}" for i in range(21))), "at most 20"),
    "500 tracks": (said(pack="new tracks:\n" + MANY.replace("{}", "{from: 0, to: 1}")), "at most 100"),
    # markers
    "a marker called if": (marker("if"), "no card could say 'if'"),
    "a marker called cell": (marker("cell"), "is a word of the language already"),
    "a marker called Troop": (marker("Troop"), "is a word of the language already"),
    "a marker called an": (marker("an"), "no card could say 'an'"),
    "a marker called as a country is": (marker("Egypt"), "no card could say"),
    "a marker of the game": (marker("aid"), "there is a 'aid' already"),
    "a plural of the game": (marker("camp", "{plural: troops}"), "there is a 'troops' already"),
    "a plural of more words": (marker("camp", "{plural: many camps}"), "is no plural"),
    "no markers": (marker("camp", "{most: 0}"), "from 1 to 999"),
    "a thousand markers": (marker("camp", "{most: 1000}"), "from 1 to 999"),
    "a marker that is a track": (said(pack="new tracks: {oil: {from: 0, to: 1}}\nnew markers: {oil: {}}\n"),
        "there is a 'oil' already"),
    "two markers with one plural": (said(pack="new markers: {camp: {plural: tents}, tent: {}}\n"), "already"),
    "500 markers": (said(pack="new markers:\n" + MANY), "at most 100"),
    # ways to win
    "a condition of unknown things": (goal("the moon is full"), "moon"),
    "a condition of a track that is not there": (goal("oil price > 3"), "oil"),
    "a number for a condition": (goal("prestige"), "a number, but a truth"),
    "an empty condition": (goal(""), "is empty"),
    "a blank condition": (goal(" "), "did not expect"),
    "a sentence for a condition": (goal("prestige > 0: +1 prestige"), "did not expect"),
    "a condition of two lines": (goal("prestige > 0\\nelse"), "one line"),
    "a condition with a comment": (goal("prestige > 0  # so"), "one line"),
    "a condition of a country that is not there": (goal("troops in Atlantis > 0"), "Atlantis"),
    "a side that is none": (said(pack="victory: [{side: russia, if: prestige > 1}]\n"), "Use one of: us, jihadist"),
    "21 ways to win": (said(pack=f"victory: [{', '.join(['{side: us, if: prestige > 99}'] * 21)}]\n"), "at most 20"),
    # tables
    "tables that are a list": (tables("[1]"), "key: value"),
    "an unknown table": (tables("colours: {red: 1}"), "unknown key 'colours'"),
    "no cards in a hand": (hands(0), "from 1 to 999"),
    "no cards a phase": (tables("turn: {cards a phase: 0}"), "from 1 to 9"),
    "10 cards a phase": (tables("turn: {cards a phase: 10}"), "from 1 to 9"),
    "a die without faces": (tables("most: {die: 0}"), "from 1 to 99"),
    "no dice": (tables("rolls: {prestige: {size dice: 0}}"), "from 1 to 99"),
    "999 decks": (tables("lengths: [{name: standard, decks: 999}]"), "from 1 to 3"),
    "a plot that is none": (tables("pieces: {plots: [1, 7]}"), "there is no plot 7"),
    "troops without a place": (tables("pieces: {troops: 99}"), "more troops than"),
    "a track of the tables upside down": (tables("tracks: {funding: {from: 9, to: 1}}"), "goes from 9 to 1"),
    "troops that count from 1": (tables("tracks: {troops: {from: 1}}"), "counts from 0"),
    "levels of the tables with a gap": (tables("tracks: {funding: {levels: [{name: tight, to: 2, from: 1}]}}"),
        "no level of 'funding' has the value 3"),
    "dice with a gap": (tables("random: {schengen: {results: [{name: Spain, from: 9, to: 9}]}}"),
        "no row of 'schengen' has the value 5"),
    "a figure that is a text": (tables("largest operation: many"), "Write a whole number"),
    "a figure of 5,000 digits": (tables(f"largest operation: {'9' * 5_000}"), "cannot be read|cannot hold"),
    # boards
    "a board that extends itself": (board("extends: map"), "extends itself"),
    "two boards that extend each other": (
        said() | {"boards/a.yaml": "extends: b\n", "boards/b.yaml": "extends: a\n"}, "extends itself"),
    "a board that extends nothing": (board("extends: atlantis"), "there is no board 'atlantis'"),
    "a board that extends a path": (board("extends: ../../../etc/passwd"), "there is no board"),
    "a board that changes nothing": (board("changes: atlantis"), "there is no board 'atlantis'"),
    "a board that does both": (board("extends: base\nchanges: base"), "either extends"),
    "a board of the game": (said() | {"boards/base.yaml": "extends: awakening\n"}, "there is a board 'base' already"),
    "two boards of one name": (said() | {"boards/a.yaml": "extends: base\n", "boards/a.yml": "extends: base\n"},
        "there are two boards 'a'"),
    "a board before itself": (board("before: base"), "before itself"),
    "countries that are a list": (board("countries: [Egypt]"), "key: value"),
    "a country without a kind": (country("Cyprus", "{}"), "'kind' is missing"),
    "a country that is half": (country("Cyprus", "{kind: muslim}"), "'sect' is missing"),
    "a second Iran": (country("Cyprus", "{kind: iran, governance: fair}"), "cannot be iran"),
    "a country of Islamist Rule": (country("Cyprus", "{kind: non-muslim, governance: islamist rule}"), "good or fair"),
    "a kind that leaves a country half": (country("Egypt", "{kind: non-muslim}"), "'governance' is missing"),
    "France turned": (country("France", "{kind: muslim, sect: sunni, resources: 1}"), "cannot be Muslim"),
    "the United States turned": (country("United States", "{kind: muslim, sect: sunni, resources: 1}"),
        "cannot be Muslim"),
    "999 WMD": (country("Egypt", "{wmd: 999}"), "from 0 to 9"),
    "10 WMD in the box": (board("boxes: {wmd: 10}"), "from 0 to 9"),
    "a country without a name": (country('""'), "no card could say ''"),
    "a country called if": (country("if"), "no card could say 'if'"),
    "a country called us": (country("us"), "no card could say 'us'"),
    "a country called 3": (country("3"), "no card could say '3'"),
    "a country of two lines": (country('"A\\nB"'), "no card could say"),
    "a country turned round": (country('"\\u202eX"'), "no card could say"),
    "a country that is a list": (country('"(Iraq, Iran)"'), "no card could say"),
    "500 more countries": (board(f"countries:\n{MANY}  Cyprus: {{}}"),
        "at most 500"),
    "links to nowhere": (board("links: [[Egypt, Atlantis]]"), "there is no 'Atlantis'"),
    "half a link": (board("links: [[Egypt]]"), "at least 2"),
    "a link of three": (board("links: [[Egypt, Libya, Sudan]]"), "at most 2"),
    "6,000 links": (board("links:\n" + "  - [Egypt, Iraq]\n" * 6_000), "at most 5000"),
    "a country away that is not there": (board("without: {countries: [Atlantis]}"), "there is no 'Atlantis'"),
    "a country away twice": (board("without: {countries: [Canada, Canada]}"), "there is no 'Canada'"),
    "the United States away": (board("without: {countries: [United States]}"), "it cannot go"),
    "a country of the tables away": (board("without: {countries: [France]}"), "it cannot go"),
    "a link away that is not there": (board("without: {links: [[Egypt, France]]}"), "there is no link"),
    "Schengen without members": (board("schengen: {members: []}"), "no member is on the board"),
    "a turn that does not end": (board("rules: {end of turn: []}"), "no turn would end"),
    "rules of another rule set": (board("rules: {convergence: true}"), "is of the awakening"),
    "a first marker nowhere": (board("first marker: Atlantis"), "no such country"),
    # rules
    "rules that are a list": (said(rules="[1]\n"), "key: value"),
    "rules that are numbers": (said(rules="rules: {X1: 3}\n"), "Write a text"),
    "unknown rules": (said(rules="house rules: {X1: a}\n"), "unknown key"),
}  # fmt: skip

SCENARIOS: dict[str, tuple[str, str]] = {  # what a scenario of the pack says, and what is said about it
    "tracks that are a list": ("new tracks: [0]", "key: value"),
    "a track that is a number": ("new tracks: {oil: 1}", "key: value"),
    "a track that is a word": ("new tracks: {if: {from: 0, to: 1}}", "if"),
    "a track upside down": ("new tracks: {oil: {from: 3, to: 1}}", "goes from 3 to 1"),
    "markers that are a text": ("new markers: camp", "key: value"),
    "no markers": ("new markers: {camp: {most: 0}}", "from 1 to 999"),
    "a way to win without a side": ("victory: [{if: prestige > 1}]", "'side' is missing"),
    "a way to win that is a text": ("victory: [us]", "key: value"),
    "a way to win for a third": ("victory: [{side: russia, if: prestige > 1}]", "Use one of"),
    "a way to win that is a mapping": ("victory: {side: us, if: prestige > 1}", "Write a list"),
    "a condition that is none": ("victory: [{side: us, if: the moon is full}]", "moon"),
    "tables that are a number": ("tables: 3", "key: value"),
    "unknown tables": ("tables: {colours: 3}", "unknown key 'colours'"),
    "a table without an end": ("tables: {turn: {cards a phase: 0}}", "from 1 to 9"),
    "a board that is a list": ("board changes: [1]", "key: value"),
    "a country away that rules name": ("board changes: {without: {countries: [United States]}}", "it cannot go"),
    "packs that are a text": ("packs: oil", "is a list of names"),
    "a pack that is not there": ("packs: [oil]", "there is no pack 'oil'"),
    "a pack upward": ("packs: [../../other]", "leads out"),
    "a pack elsewhere": ("packs: [/etc]", "leads out"),
    "a pack with a NUL": ('packs: ["a\\0b"]', "there is no pack|this file|zero|cannot"),
    "an empty deck": ("deck: []", "is empty"),
    "a deck of nothing": ("deck: [nothing]", "nothing is called 'nothing'"),
    "a deck of one card twice": ("deck: [1, 1]", "is there already"),
    "a deck with a card that is not there": ("deck: [99999]", "there is no card 99999"),
    "a range upside down": ('deck: ["5-1"]', "nothing is called '5-1'"),
    "21 copies": ("deck: [{card: 1, copies: 21}]", "from 1 to 20"),
    "501 entries": (f"deck: [{', '.join(str(i) for i in range(1, 502))}]", "at most 500"),
    "a hand of a third": ("hands: {russia: [1]}", "unknown key 'russia'"),
    "a card in a hand that is not there": ("hands: {us: [999]}", "card 999 is not in the game"),
    "a card in two hands": ("hands: {us: [1], jihadist: [1]}", "is in a hand already"),
    "a card in a hand and discarded": ("hands: {us: [1]}\ndiscards: [1]", "card 1 is in a hand already"),
    "discards that are a text": ("discards: all", "Write a list"),
    "turn 0": ("turn: 0", "from 1 to 99"),
    "turn 100": ("turn: 100", "from 1 to 99"),
    "a board that is not there": ("board: atlantis", "Use one of"),
    "a card upward": ("cards: [../../secret.card]", "there is no card '../../secret.card'"),
    "a card elsewhere": ("cards: [/etc/passwd.card]", "there is no card"),
    "a card that is a link": ("cards: [link.card]", "there is no card|has no links"),
    "an unknown track": ("tracks: {oil: 1}", "unknown key 'oil'"),
    "what it extends upward": ("extends: ../../secret", "leads out|already"),
}

PLAYED: dict[str, Files] = {
    "the sound pack": SOUND,
    "nothing at all": said(),
    "only its name": {"pack.yaml": BARE},
    "a track called in": track("in"),
    "a track called each": track("each"),
    "a track called play": track("play"),
    "a track called c": track("c"),
    "a track of two places": track("oil", "{from: 0, to: 1}"),
    "a track as long as can be": track("oil", "{from: -999, to: 999}"),
    "a track of ten words": track("a b c d e f g h i j"),
    "levels of the game": levels("{name: low, from: 0, to: 1}", "{name: high, from: 2, to: 3}"),
    "a marker called all": marker("all"),
    "one marker": marker("camp", "{most: 1}"),
    "more in a space than there are": marker("camp", "{most: 1, in one space: 5}"),
    "a marker that is its plural": marker("sheep", "{plural: sheep}"),
    "won at once": goal("prestige > 0"),
    "never won": goal("1 = 2"),
    "a hand of one card": hands(1),
    "a hand of all cards": hands(999),
    "no troops may be kept": tables("turn: {cards us may keep: 0}"),
    "no prestige for war of ideas": tables("victory: {us: [{name: good resources, at least: 999}]}"),
    "won by one country": tables("victory: {us: [{name: good or fair countries, at least: 1}]}"),
    "999 rolls of posture": tables("plots: {other schengen rolls: 999}"),
    "a country without neighbours": country("Cyprus"),
    "a country of 999 resources": country("Cyprus", "{kind: muslim, sect: shia-mix, resources: 999}"),
    "a country in capitals": country("EGYPT"),
    "Egypt no longer Muslim": country("Egypt", "{kind: non-muslim, governance: good}"),
    "one Schengen member": board("schengen: {members: [France], linked: []}"),
    "a Schengen member in Africa": board("schengen: {members: [Egypt]}"),
    "a link to itself": board("links: [[Egypt, Egypt]]"),
    "a link three times": board("links: [[Egypt, Libya], [Libya, Egypt], [Egypt, Libya]]"),
    "a country away that a later board has links to": board("without: {countries: [Kenya/Tanzania]}"),
    "a board of its own": said(board="extends: base\n", scenario="board: map\n"),
    "a deck of one card": said(scenario="deck: [1]\n"),
    "a deck of copies": said(scenario="deck: [{card: 1, copies: 20}]\n"),
    "a turn that only deals": board("rules: {end of turn: [deal]}"),
    "turn 99": said(scenario="turn: 99\n"),
    "a title that a terminal would obey": in_pack("title", '"\\e[31m\\u202e"'),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_played_is_one_message(trial: Trial, tmp_path: Path, name: str) -> None:
    files, message = REFUSED[name]
    trial.refused(write(tmp_path / "pack", files, {}), message)
    assert not (tmp_path / "owned").exists()


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_of_a_pack_is_one_message(trial: Trial, tmp_path: Path, name: str) -> None:
    text, message = SCENARIOS[name]
    secret = tmp_path / "secret.yaml"
    secret.write_text("name: not yours\n", encoding="utf-8")
    keys = text if text.startswith("extends") else f"extends: anaconda\n{text}"
    files = {"pack.yaml": BARE, "scenarios/plain.yaml": f"name: Plain\ngame: labyrinth\n{keys}\n"}
    folder = write(tmp_path / "pack", files, {})
    before = packs.around(tmp_path)
    for command in (["pack", "check", folder, "--quick"], ["inspect", folder / "scenarios" / "plain.yaml"]):
        told = trial.attack(*command).told
        assert says(message, told), told
        assert "not yours" not in told
    assert packs.around(tmp_path) == before


@pytest.mark.parametrize("name", PLAYED)
def test_what_is_odd_but_can_be_played_is_played(trial: Trial, tmp_path: Path, name: str) -> None:
    folder = write(tmp_path / "pack", PLAYED[name], {})
    trial.plays(folder)
    trial.attack("pack", "install", folder, codes=[0])
