# Короткие слова для того, что показывает стол.

prestige = Престиж
funding = Финансы
troops-on-track = Отряды
cells-on-track = Ячейки
us-posture = США
world-posture = Мир
gwot-penalty = Штраф GWOT
victory = До победы
good-resources = Ресурсы хороших
good-or-fair-countries = Хорошие и нормальные
islamist-resources = Ресурсы исламистов
poor-or-islamist-countries = Плохие и исламистские
us-reserves = Резервы США
jihadist-reserves = Резервы исламистов
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
tight = скудные
moderate = умеренные
ample = щедрые
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
fair-ally = нормальный союзник
adjacent-good-ally = соседний хороший союзник
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
        [one] { $n } ополчение
        [few] { $n } ополчения
       *[other] { $n } ополчений
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
        [one] { $n } помощь
        [few] { $n } помощи
       *[other] { $n } помощи
    }
awakening =
    { $n ->
        [0] пробуждение
        [one] { $n } пробуждение
        [few] { $n } пробуждения
       *[other] { $n } пробуждений
    }
reaction =
    { $n ->
        [0] реакция
        [one] { $n } реакция
        [few] { $n } реакции
       *[other] { $n } реакций
    }
hits =
    { $n ->
        [0] попадание
        [one] { $n } попадание
        [few] { $n } попадания
       *[other] { $n } попаданий
    }
plots-there =
    { $n ->
        [0] теракт
        [one] { $n } теракт
        [few] { $n } теракта
       *[other] { $n } терактов
    }
tested-first = сначала проверка
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
cadre-removed = вербовщик убран
prestige-gained =
    { $n ->
        [0] престиж
        [one] { $n } престиж
        [few] { $n } престиж
       *[other] { $n } престиж
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
        [one] { $n } нужен успех
        [few] { $n } нужно успеха
       *[other] { $n } нужно успехов
    }
none = нет
special = Особая
