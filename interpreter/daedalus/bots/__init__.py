"""Policies that answer decisions: chance, people, and later the rulebooks' solo bots."""
