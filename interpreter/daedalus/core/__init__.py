"""State, changes, decisions, dice and journal of any card-driven game; knows no game."""
