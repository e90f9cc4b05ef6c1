"""What a finding offers for pasting is tried first, just as `daedalus try` would: a file, a side and a seed."""

from __future__ import annotations

import shlex
import tempfile
from pathlib import Path

from daedalus.core.errors import DaedalusError
from daedalus.kit.definition import Definition
from daedalus.kit.events import why_not
from daedalus.kit.library import Card, Library
from daedalus_tools.commands.try_ import Answers, carry_out
from daedalus_tools.deep.running import Outcome, crashed
from daedalus_tools.play.opening import begun, open_position

FILE = "position.yaml"


def command(card: Card, side: str, seed: int) -> str:
    """What a person types, with the position in a file."""
    return shlex.join(("daedalus", "try", card.file, "--scenario", FILE, "--as", side, "--seed", str(seed)))


def pasted(text: str, card: Card, cards: Library, side: str, seed: int, definition: Definition) -> Outcome:
    """What comes of the event in a position that is read from its own text; nothing if it cannot be played there."""
    with tempfile.TemporaryDirectory(prefix="daedalus-") as folder:
        file = Path(folder) / FILE
        file.write_text(text, encoding="utf-8")
        try:
            position = open_position(str(file), game=definition.id, seed=seed, cards=cards)
            position.game.seed = seed
            begun(position, seed)
            game = position.game.as_if_played(card, side)
            if why_not(game, card, side, association=not card.auto):
                return Outcome()
        except DaedalusError:
            return Outcome()
        study, before = definition.study(), len(game.journal)
        known = study.wrong(game)  # a card of no deck is one too many
        try:
            carry_out(game, card, side, Answers((), seed), ())
        except Exception as error:  # that is what is to be shown
            return crashed(error, card)
        wrong = tuple(one for one in study.wrong(game) if one not in known)
        return Outcome(played=True, changed=len(game.journal) > before, wrong=wrong)
