"""What translators of card texts are helped with: what is missing, what is wrong, how it looks."""
