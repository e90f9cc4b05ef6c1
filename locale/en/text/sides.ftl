# Both sides of a game at once.

side-both = both sides
    .plural = yes
