"""Two Rivers: a game of one page, made with the kit alone."""
