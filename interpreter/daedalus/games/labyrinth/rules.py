"""How games of Labyrinth begin and go on."""

from __future__ import annotations

from daedalus.games.labyrinth.definition import GAME

start, saved_start, reopen = GAME.start, GAME.saved_start, GAME.reopen
