"""How games of Labyrinth begin and go on."""

from __future__ import annotations

from daedalus.games.labyrinth.definition import GAME

start, new_game, saved_start, reopen = GAME.start, GAME.new_game, GAME.saved_start, GAME.reopen
