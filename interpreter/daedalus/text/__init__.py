"""From data to words: what a game says, and what a card means, in any language. The only importer of Fluent."""
