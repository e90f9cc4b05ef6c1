"""One module a rule, named by its code: what it means and why, a card with and without it, its check and its fix."""
