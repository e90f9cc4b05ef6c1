# Протокол партии. Без глаголов при названии стороны: США — множественное число, исламист — единственное.
# Страны приходят под своими именами: они стоят после двоеточия или в скобках.

## Как называются значения

word-side =
    { $id ->
        [us] США
       *[jihadist] Исламист
    }
# То же в середине предложения.
word-whose =
    { $id ->
        [us] США
       *[jihadist] исламист
    }
# Жетон теракта в начале строки.
word-plot-marker =
    { $kind ->
        [wmd] Теракт с ОМП
       *[other] Теракт { $kind }
    }{ $up ->
        [yes] { " " }лицом вверх
       *[no] { "" }
    }{ $backlash ->
        [yes] { " " }с обратным финансированием
       *[no] { "" }
    }

## Для чего бросают кубики и что нужно: числа стоят дальше, каждое со своим исходом

governance-roll = Правительство: { $c }, нормальное от { $fair }
posture-roll = Позиция: { $c }, «жёсткие меры» от { $hard }{ $added }
prestige-direction-roll = Престиж, рост от { $up }{ $added }
prestige-size-roll = Престиж, на меньший из кубиков
event-roll = Событие
event-in-roll = Событие: { $c }, нужно не больше { $needed }
war-of-ideas-roll = Идеологическая борьба: { $c }, нужно не меньше { $needed }{ $added }
recruit-roll = Вербовка: { $c }, нужно не больше { $needed }
alert-table-roll = Предотвращать ли теракт: { $c }, нужно не больше { $needed }{ $added }
travel-roll = Перемещение: { $origin } → { $target }, нужно не больше { $needed }{ $added }
jihad-roll = Джихад: { $c }, нужно не больше { $needed }{ $added }
plot-roll = Теракт: { $c }, нужно не больше { $needed }
attrition-roll = Истощение: { $c }, { $side }, нужно не больше { $needed }
random-muslim-row-roll = Случайная мусульманская страна: строка
random-muslim-column-roll = Случайная мусульманская страна: столбец
random-muslim-second-roll = Случайная мусульманская страна: вторая таблица
random-shia-mix-roll = Случайная смешанно-шиитская страна
random-schengen-roll = Случайная шенгенская страна

## Заголовки и пояснения

phase-setup = Подготовка
phase-action = Фаза действий: { $side }
phase-plots = Теракты
phase-end-of-turn = Конец хода
deck-added = Добавлена колода набора { $name } с его правилами
card-added = { $side }: добавлена карта { $card }
card-kept = { $side }: последняя карта остаётся на руке
first-plot = { $card } не происходит: это первый теракт хода
operation-begins = { $side }: { $operation }, достоинство { $ops }
radicalization = { $side }: радикализация, достоинство { $ops }
alert-table-entry = { $c }: { $plot }, финансирование { $funding }, престиж { $prestige }: { $entry }

## Что становится известно всем

plot-alerted = Предотвращено: { $plot }
plot-resolved = { $plot } разыгран ({ $c })

## Что показывают одной стороне: строка начинается с того, кто это видит

wmd-in-play = Теракты с ОМП: { $places }
