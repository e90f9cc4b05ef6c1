"""Packs of other people: checked, made into one file, installed and removed."""
