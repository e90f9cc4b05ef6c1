"""Daedalus, a rules-as-data engine for card-driven board games."""

__version__ = "0.1.0"
