"""Games by the hundred, nobody watching: who wins how, with error bars; and what a pack changes, on the same seeds."""
