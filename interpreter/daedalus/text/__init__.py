"""From data to sentences in any language: the only room that knows Fluent."""
