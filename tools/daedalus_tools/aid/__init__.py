"""Player aids: a sheet of two pages, made of the tables of a game and of texts in any language."""
