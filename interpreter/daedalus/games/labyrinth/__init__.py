"""Labyrinth: The War on Terror. One module a chapter of the rulebook; rule numbers in the margin."""
