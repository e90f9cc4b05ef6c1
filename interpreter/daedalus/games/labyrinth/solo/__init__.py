"""9, 12, 13 Playing alone: what the rulebooks' bots do, by charts that are data in `bots/labyrinth/`."""
