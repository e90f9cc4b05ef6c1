# Короткие слова для того, что показывает стол.

prestige = Престиж
funding = Финансирование
troops-on-track = Отряды
cells-on-track = Ячейки
us-posture = США
world-posture = Мир
gwot-penalty = Штраф GWOT
victory = До победы
good-resources = Ресурсы под хорошими
good-or-fair-countries = Хорошие и нормальные
islamist-resources = Ресурсы под исламистскими
poor-or-islamist-countries = Плохие и исламистские
us-reserves = Резервы США
jihadist-reserves = Резервы исламиста
troops-off-map = Отряды вне карты
available-plots = Доступные теракты
resolved-plots = Разыгранные теракты
wmd-box = Область ОМП
decks-left = Осталось колод
militia-on-track = Ополчение
caliphate = Халифат
capital = столица
low = низкий
medium = средний
high = высокий
very-high = очень высокий
tight = скудное
moderate = умеренное
ample = щедрое
low-intensity = низкая интенсивность
war = война
overstretch = перенапряжение
good = Хорошее
fair = Нормальное
poor = Плохое
islamist-rule = Исламистское
hard = Жёсткая
soft = Мягкая
untested = Непроверенные
ally = союзник
neutral = нейтр.
adversary = враг
cadre = вербовщик
besieged-regime = осаждённый режим
green-regime-change = смена режима (зелёная)
tan-regime-change = смена режима (коричневая)
civil-war = гражданская война
face-down-plot = закрытый теракт
side-us = США
side-jihadist = Исламист
unassociated = нейтральная
legend = Число после страны: её ресурсы.
success = успех
sure = наверняка
failure = ничего
no-effect = ничего
aid-instead = помощь
fair-ally = союзник с нормальным правительством
adjacent-good-ally = сосед-союзник с хорошим правительством
events = события
hard-posture = жёсткая
soft-posture = мягкая
sleeper-cells =
    { $n ->
        [0] спящая
        [one] { $n } спящая
        [few] { $n } спящие
       *[other] { $n } спящих
    }
active-cells =
    { $n ->
        [0] активная
        [one] { $n } активная
        [few] { $n } активные
       *[other] { $n } активных
    }
troops =
    { $n ->
        [0] отряд
        [one] { $n } отряд
        [few] { $n } отряда
       *[other] { $n } отрядов
    }
militia =
    { $n ->
        [0] ополчение
        [one] ополчение ×{ $n }
        [few] ополчение ×{ $n }
       *[other] ополчение ×{ $n }
    }
wmd-cache =
    { $n ->
        [0] ОМП
        [one] { $n } ОМП
        [few] { $n } ОМП
       *[other] { $n } ОМП
    }
aid =
    { $n ->
        [0] помощь
        [one] помощь ×{ $n }
        [few] помощь ×{ $n }
       *[other] помощь ×{ $n }
    }
awakening =
    { $n ->
        [0] пробуждение
        [one] пробуждение ×{ $n }
        [few] пробуждение ×{ $n }
       *[other] пробуждение ×{ $n }
    }
reaction =
    { $n ->
        [0] реакция
        [one] реакция ×{ $n }
        [few] реакция ×{ $n }
       *[other] реакция ×{ $n }
    }
hits =
    { $n ->
        [0] поражённая ячейка
        [one] { $n } поражённая ячейка
        [few] { $n } поражённые ячейки
       *[other] { $n } поражённых ячеек
    }
plots-there =
    { $n ->
        [0] теракт
        [one] { $n } теракт
        [few] { $n } теракта
       *[other] { $n } терактов
    }
tested-first = сначала проверка
kept-for-next-turn = остаётся на следующий ход
put-away-unplayed = уходит неразыгранной
becomes-active = станет активной
cells-near =
    { $n ->
        [0] ячейка рядом
        [one] { $n } ячейка рядом
        [few] { $n } ячейки рядом
       *[other] { $n } ячеек рядом
    }
cells-there =
    { $n ->
        [0] ячейка там
        [one] { $n } ячейка там
        [few] { $n } ячейки там
       *[other] { $n } ячеек там
    }
cadre-removed = жетон вербовщика удалён
prestige-gained =
    { $n ->
        [0] престиж
        [one] престиж +{ $n }
        [few] престиж +{ $n }
       *[other] престиж +{ $n }
    }
stops =
    { $n ->
        [0] остановлен
        [one] { $n } остановлен
        [few] { $n } остановлено
       *[other] { $n } остановлено
    }
at-least-one = хотя бы один
all-of-them = все
major-jihad-possible = возможен большой джихад
then-ally = затем союзник
successes-needed =
    { $n ->
        [0] нужен успех
        [one] нужен { $n } успех
        [few] нужно { $n } успеха
       *[other] нужно { $n } успехов
    }
none = нет
special = Особая
