# Что стоит вокруг названий и чисел, когда игра показывает себя: `daedalus inspect` и конец игры. Названия шкал, уровней
# и стран вставляются; они стоят отдельно.

## Шкалы

# Переменные: $track: престиж; $n: где он стоит; $level: например, высокий; $modifier: например, +1.
shown-prestige = { $track } { $n }: { $level }, идеологическая борьба { $modifier }
# Переменные: $track: ячейки на шкале; $n: сколько; $recruitable: сколько из них можно завербовать.
shown-cells = { $track } { $n }, можно завербовать { $recruitable }
shown-reserves = Резервы
# Переменные: $side: чья рука, отдельно; $n: сколько карт; $dealt: сколько принесёт следующая раздача.
shown-held = { $side } { $n }, при следующей раздаче { $dealt }
shown-reserves-and-deal = резервы { $n }, карт при следующей раздаче { $dealt }
shown-caliphate = { $capital } (столица)

## Победа

shown-victory = Победа
# Переменные: $side: кто; $what: например, ресурсы; $now: сколько их есть; $needed: сколько нужно.
shown-goal = { $side }: { $what } { $now } из { $needed }
# Переменные: $goal: как выше; $also: что ещё должно быть; $holds: да или нет.
shown-goal-also = { $goal }, а также { $also }: { $holds }
shown-goal-met = { $goal } (выполнено)
# Переменные: $n: сколько ячеек ещё есть.
shown-no-cells-goal = { $side }: ни одной ячейки на карте мира (осталось { $n })
shown-adjacent-islamist = две соседние страны с исламистским правительством
shown-prestige-at-most = престиж не выше { $n }
# Почему сторона победила, после двоеточия.
shown-won = { $what } { $n }
shown-won-also = { $what } { $n }, { $also }
shown-won-no-cells = ни одной ячейки на карте мира
# Переменные: $good, $islamist: ресурсы обоих.
shown-won-by-count = последняя колода закончилась, ресурсы под хорошими правительствами { $good }, под исламистскими { $islamist }
shown-won-by-wmd = в США разыгран теракт с ОМП

## Страны и события

shown-resources = ресурсы { $n }
# Что там прибавляется к броску. Переменные: $modifier: например, +1; $parts: из чего это складывается.
shown-war-of-ideas = идеологическая борьба { $modifier } ({ $parts })
shown-jihad = джихад { $modifier }
# Переменные: $n: сколько ячеек поражает там операция.
shown-disrupt = контртеррористическая операция поражает { $n }
shown-events-first = События, если сыграть их первой картой фазы
