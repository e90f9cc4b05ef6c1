# Both sides of a game at once.

side-both = beide Seiten
    .gender = pl
    .plural = yes
    .gen = beider Seiten
    .dat = beiden Seiten
    .acc = beide Seiten
