"""Twilight Struggle: procedures one module a chapter of the rulebook, words in `words`, cards and boards as data."""
