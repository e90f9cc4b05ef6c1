"""Games by the hundred, nobody watching: who wins how, with error bars; and what a pack changes, with the same seeds."""
