# Протокол партии. Без глаголов при названии стороны: США — множественное число, СССР — единственное.
# Страны приходят под своими именами: они стоят после двоеточия.

## Как называются значения

word-side =
    { $id ->
        [us] США
       *[ussr] СССР
    }

## Для чего бросают кубики и что нужно: числа стоят дальше, каждое со своим исходом

coup-roll = Переворот ({ $side }): { $c }, нужно не меньше { $needed }{ $added }
realignment-roll = Попытка переориентации: { $c }, { $side }{ $added }
space-race-roll = Космическая гонка ({ $side }): { $box }, нужно не больше { $needed }
war-roll = Война ({ $side }): { $c }, нужно не меньше { $needed }{ $added }
event-roll = Событие
contest-roll = Бросок ({ $side }){ $added }

## Заголовки и пояснения

headlines = Фаза заголовков
round-begins = Раунд действий { $round }, { $side }
operations-begin = { $side }: { $what } со значением { $ops }
passes = { $side }: карта не сыграна
scored = { $region }, { $side }: { $level }, { $points }
final-scoring = Финальный подсчёт
military-check =
    { $missing ->
        [one] { $side }: не хватает { $missing } военной операции
        [few] { $side }: не хватает { $missing } военных операций
       *[other] { $side }: не хватает { $missing } военных операций
    }
holds-scoring = { $side }: удержана карта подсчёта
seats-change = Игроки меняются сторонами

## Что становится известно всем

headline-shown = Заголовок ({ $side }): { $card }
held-shown =
    { $n ->
        [one] { $side }: показано, что { $n } удержанная карта — не карта подсчёта
        [few] { $side }: показано, что { $n } удержанные карты — не карты подсчёта
       *[other] { $side }: показано, что { $n } удержанных карт — не карты подсчёта
    }
bid-shown = { $side }: ставка { $points } за { $wanted }
