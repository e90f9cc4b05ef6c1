# Both sides of a game at once.

side-both = entrambe le parti
    .gender = f
    .plural = yes
    .gen = di entrambe le parti
    .di = di entrambe le parti
    .a = a entrambe le parti
    .da = da entrambe le parti
