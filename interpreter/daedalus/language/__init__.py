"""Text to tree, names resolved, types checked, compiled program; knows no game, only its declared vocabulary."""
