"""Playing at the terminal: where a game starts from, the person at it, and the log that tells it."""
