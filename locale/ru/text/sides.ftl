# Both sides of a game at once.

side-both = обе стороны
    .gender = f
    .plural = yes
    .gen = обеих сторон
    .dat = обеим сторонам
    .acc = обе стороны
    .ins = обеими сторонами
    .pre = обеих сторонах
