"""Scenario files of The Awakening in which something is wrong: one message with file, line and remedy."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from daedalus.core.errors import DaedalusError
from daedalus.games.labyrinth.board import (
    board,
    boards,
)
from daedalus.games.labyrinth.rules import new_game
from daedalus.games.labyrinth.scenario import SCENARIOS, load
from tests.labyrinth.awakening_files import AWAKENING, HEAD, LEVELS, write

OBAMA_DOCTRINE, PATRIOT_ACT, BIOMETRICS, SEQUESTRATION = 143, 43, 2, 184


# -- broken files -----------------------------------------------------------------------------------------

COUNTRIES = AWAKENING + "countries:\n"

# what is wrong: text, line and words of the message, words of the remedy
BROKEN = {
    "unknown board": (HEAD + "board: moon\n", 8, "'board' cannot be 'moon'", "Use one of: awakening, base, campaign."),
    "a country that the board lacks": (
        HEAD + f"countries:\n  Mali: {{{LEVELS}, cells: 1}}\n",
        9,
        "there is no Mali on the board 'base'",
        "Add `board: awakening`",
    ),
    "militia on the base board": (
        HEAD + f"countries:\n  Iraq: {{{LEVELS}, militia: 1}}\n",
        9,
        "section 11 is not played on the board 'base'",
        "Add `board: awakening`",
    ),
    "troops off the base board": (
        HEAD + "troops off map: 2\n",
        8,
        "there are troops off map",
        "Add `board: awakening`",
    ),
    "a mat without another side": (
        HEAD + "countries:\n  Iran: {turned: true}\n",
        9,
        "Iran has no other side on this board",
        "Leave out `turned`",
    ),
    "levels on the wrong side": (
        COUNTRIES + "  Iran: {governance: poor, alignment: ally}\n",
        10,
        "Iran is not a Muslim country, but has governance",
        "Add `turned: true`",
    ),
    "a civil war on the wrong side": (
        COUNTRIES + "  Nigeria: {civil war: true}\n",
        10,
        "Nigeria is not a Muslim country, but has a civil war",
        "Add `turned: true`",
    ),
    "a posture on the Muslim side": (
        COUNTRIES + "  Nigeria: {turned: true, posture: hard}\n",
        10,
        "which has no posture",
        "Leave out its posture",
    ),
    "a mat that turns back at once": (
        COUNTRIES + "  Nigeria: {turned: true, alignment: ally}\n",
        10,
        "it would turn back at once (11.3.3.3)",
        "give it a cell",
    ),
    "cells in untested Nigeria": (COUNTRIES + "  Nigeria: {cells: 1}\n", 10, "Nigeria is untested but has cells", ""),
    "too many militia": (
        COUNTRIES
        + f"  Iraq: {{{LEVELS}, militia: 9}}\n  Mali:\n    {LEVELS.replace(', ', chr(10) + '    ')}\n    militia: 8\n",
        14,
        "17 militia on the map, but there are 15 (11.2.9)",
        "Take away 2",
    ),
    "too many troops on and off the map": (
        AWAKENING + f"countries:\n  Iraq: {{{LEVELS}, troops: 9}}\ntroops off map: 7\n",
        11,
        "16 troops on the map and off it, but there are 15",
        "Take away 1",
    ),
    "too many markers": (
        COUNTRIES + f"  Iraq: {{{LEVELS}, reaction: 30}}\n  Mali: {{{LEVELS}, reaction: 1}}\n",
        11,
        "there are 15 reaction markers",
        "Place fewer",
    ),
    "civil war in a Good country": (
        COUNTRIES + "  Iraq: {governance: good, alignment: ally, civil war: true}\n",
        10,
        "Iraq is in civil war but not Poor or Fair (11.2.2)",
        "Make its governance poor or fair",
    ),
    "civil war in an untested country": (
        COUNTRIES + "  Iraq: {civil war: true}\n",
        10,
        "Iraq is in civil war but not Poor or Fair (11.2.2)",
        "Make its governance poor or fair",
    ),
    "militia in a Good country": (
        COUNTRIES + "  Iraq: {governance: good, alignment: ally, militia: 1}\n",
        10,
        "Iraq is Good, where there can be no militia (11.2.4)",
        "Leave them out",
    ),
    "militia under Islamist Rule": (
        COUNTRIES + "  Iraq: {governance: islamist rule, alignment: adversary, militia: 1}\n",
        10,
        "Iraq is under Islamist Rule, where there can be no militia (11.2.4)",
        "Leave them out",
    ),
    "awakening under Islamist Rule": (
        COUNTRIES + "  Iraq: {governance: islamist rule, alignment: adversary, awakening: 1}\n",
        10,
        "Iraq is under Islamist Rule, where there can be no awakening (11.1.4)",
        "Leave it out",
    ),
    "reaction in a Good country": (
        COUNTRIES + "  Iraq: {governance: good, alignment: ally, reaction: 1}\n",
        10,
        "Iraq is Good, where there can be no reaction (11.1.4)",
        "Leave it out",
    ),
    "awakening in a civil war": (
        COUNTRIES + f"  Iraq: {{{LEVELS}, civil war: true, awakening: 1}}\n",
        10,
        "Iraq is in civil war, where there can be no awakening (11.1.4)",
        "a civil war turns it into militia",
    ),
    "awakening in an untested country": (
        COUNTRIES + "  Iraq: {awakening: 1}\n",
        10,
        "Iraq is untested but has awakening (11.1.2)",
        "under `setup`",
    ),
    "a capital in peace": (
        AWAKENING + f"countries:\n  Iraq: {{{LEVELS}}}\ncaliphate capital: Iraq\n",
        11,
        "Iraq cannot be the caliphate's capital (11.3.8.1)",
        "Put it in civil war",
    ),
    "a capital that nothing is said of": (
        AWAKENING + "caliphate capital: Mali\n",
        9,
        "Mali cannot be the caliphate's capital (11.3.8.1)",
        "Put it in civil war",
    ),
    "a capital that is no Muslim country": (
        AWAKENING + "caliphate capital: France\n",
        9,
        "'caliphate capital' cannot be 'France'",
        "Use one of: ",
    ),
    "a capital off the board": (
        HEAD + "caliphate capital: Mali\n",
        8,
        "there is a caliphate capital, but section 11 is not played",
        "Add `board: awakening`",
    ),
    "sleepers in the capital": (
        AWAKENING + f"caliphate capital: Iraq\ncountries:\n  Iraq: {{{LEVELS}, civil war: true, cells: 1}}\n",
        11,
        "Iraq belongs to the caliphate, but has sleeper cells (11.3.8.3)",
        "Write `active cells`",
    ),
    "sleepers in another country of the caliphate": (
        AWAKENING
        + f"caliphate capital: Iraq\ncountries:\n  Iraq: {{{LEVELS}, civil war: true}}\n"
        + f"  Jordan: {{{LEVELS}, regime change: tan, cells: 1}}\n",
        12,
        "Jordan belongs to the caliphate, but has sleeper cells (11.3.8.3)",
        "Write `active cells`",
    ),
    "too many WMD beside countries": (
        COUNTRIES + "  Iran: {wmd: 2}\n",
        10,
        "7 WMD plots, but there are 6",
        "7 of them lie beside countries",
    ),
    "a WMD plot more than there are": (
        COUNTRIES + "  Iran: {plots: [wmd]}\n",
        10,
        "7 WMD plots, but there are 6",
        "6 of them lie beside countries",
    ),
    "an unknown card in a half": (
        HEAD + "first half: [1,\n  999]\n",
        9,
        "first half: there is no card 999",
        "numbered",
    ),
    "a card in both halves": (HEAD + "first half: [7]\nsecond half: [7]\n", 9, "card 7 is in both halves", "Leave it"),
    "a removed card in a half": (
        HEAD + "second half: [7]\nremoved cards: [7]\n",
        8,
        "second half: card 7 does not begin in the deck",
        "Leave one out.",
    ),
    "two texts for one card": (
        HEAD + 'cards:\n  - |\n    card 1 "One"\n      us, 2 ops\n  - |\n    card 1 "Uno"\n      us, 2 ops\n',
        9,
        "card 1 is written twice",
        "Leave one out.",
    ),
    "a text for one of two copies": (
        HEAD + 'cards:\n  - |\n    card 1 "One"\n      us, 2 ops\n  - |\n    card 84 "Half"\n      us, 2 ops\n',
        12,
        "card 84 is only one of 84, 85",
        "Begin with: `card 84, 85`",
    ),
    "no text": (HEAD + "cards: [1]\n", 8, "'cards' cannot be 1", "Write a text."),
}


@pytest.mark.parametrize("wrong", BROKEN)
def test_a_broken_scenario_gives_one_message_with_file_line_and_remedy(tmp_path: Path, wrong: str) -> None:
    text, line, message, remedy = BROKEN[wrong]
    path = write(tmp_path, text)
    with pytest.raises(DaedalusError) as error:
        new_game(load(path), 1)
    assert message in error.value.message
    assert re.match(rf"{re.escape(path)}:{line}:\d+$", error.value.where), error.value.where
    assert remedy in error.value.remedy


def test_the_schema_knows_the_boards_and_all_their_countries() -> None:
    """Editors complete what the game accepts, and nothing else."""
    schema = json.loads((SCENARIOS.home / "scenario.schema.json").read_text(encoding="utf-8"))["properties"]
    printed = [
        (name, about) for on in map(board, boards()) for name, about in zip(on.schema.spaces, on.printed, strict=True)
    ]
    assert schema["board"]["enum"] == boards()
    assert set(schema["countries"]["properties"]) == {name for name, _ in printed}
    muslim = {name for name, about in printed if about["kind"] == "muslim" or "turned" in about}
    assert set(schema["caliphate capital"]["enum"]) == muslim
