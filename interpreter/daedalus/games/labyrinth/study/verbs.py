"""The verbs that put marks in force, by their ids: the only place that knows them until their declarations say so."""

from __future__ import annotations

PUTS = frozenset({"mark_country", "move_mark", "put_in_effect", "add_mark"})  # sentences that put a mark in force
ADDS = frozenset({"add_mark"})  # those that put one mark more beside others of its name
