# Both sides of a game at once.

side-both = obie strony
    .gender = f
    .plural = yes
    .gen = obu stron
    .dat = obu stronom
    .acc = obie strony
    .ins = obiema stronami
    .loc = obu stronach
