# Как называются шкалы, области, уровни, фишки и жетоны в протоколе и на поле, где они стоят сами по себе: престиж
# 7 -> 6, Ирак: правительство плохое -> нормальное. С маленькой буквы, если не пишутся иначе всегда: строка сама
# начинается с большой. У уровня есть форма для каждого значения.

## Шкалы и области

# .low и так далее: части шкалы.
field-prestige = престиж
    .low = низкий
    .medium = средний
    .high = высокий
    .very-high = очень высокий
field-funding = финансирование
    .tight = скудное
    .moderate = умеренное
    .ample = щедрое
field-troops-on-track = отряды на шкале
field-cells-on-track = ячейки на шкале
field-militia-on-track = ополчение на шкале
field-troops-off-map = отряды вне карты
field-extra-cells-on-map = дополнительные ячейки на поле
field-us-reserves = резервы США
field-jihadist-reserves = резервы исламиста
field-available-plots = доступные теракты
field-resolved-plots = разыгранные теракты
field-removed-plots = удалённые теракты
field-plots-aside = отложенные теракты
field-wmd-box = область терактов с ОМП
field-caliphate-capital = столица халифата
field-decks-left = осталось колод
field-later-sets = следующие наборы

## Карты

field-draw-pile = колода
field-discard-pile = стопка сброса
field-removed-cards = удалённые карты
field-lapsing-box = область временных событий
field-first-plot-box = область первого теракта
field-hand-of-us = рука США
field-hand-of-jihadist = рука исламиста
# О карте: её сейчас разыгрывают.
field-in-play = разыгрывается

## Уровни страны

# .special: что показывают об Иране вместо уровня.
field-kind = вид
    .muslim = мусульманская
    .non-muslim = немусульманская
    .iran = Иран
    .special = особая
field-governance = правительство
    .untested = не проверено
    .good = хорошее
    .fair = нормальное
    .poor = плохое
    .islamist-rule = исламистское
field-alignment = отношение
    .none = не определено
    .ally = союзное
    .neutral = нейтральное
    .adversary = враждебное
field-posture = позиция
    .untested = не проверена
    .soft = «мягкая линия»
    .hard = «жёсткие меры»

## Фишки и жетоны в стране

# .count: сколько их лежит в стране. Переменные: $n: сколько.
field-sleeper-cells = спящие ячейки
    .count =
        { $n ->
            [one] { $n } спящая ячейка
            [few] { $n } спящие ячейки
           *[other] { $n } спящих ячеек
        }
field-active-cells = активные ячейки
    .count =
        { $n ->
            [one] { $n } активная ячейка
            [few] { $n } активные ячейки
           *[other] { $n } активных ячеек
        }
# .low-intensity, .war, .overstretch: уровень шкалы вооружённых сил.
field-troops = отряды
    .count =
        { $n ->
            [one] { $n } отряд
            [few] { $n } отряда
           *[other] { $n } отрядов
        }
    .low-intensity = низкая интенсивность
    .war = война
    .overstretch = перенапряжение
field-militia = ополчение
    .count =
        { $n ->
            [one] { $n } отряд ополчения
            [few] { $n } отряда ополчения
           *[other] { $n } отрядов ополчения
        }
field-cadre = жетон вербовщика
field-aid = помощь
    .count =
        { $n ->
            [one] { $n } жетон помощи
            [few] { $n } жетона помощи
           *[other] { $n } жетонов помощи
        }
field-besieged-regime = осаждённый режим
# .shown: жетон в стране. Переменные: $value: цвет, как ниже.
field-regime-change = смена режима
    .shown = { $value } смена режима
    .none = нет
    .green = зелёная
    .tan = коричневая
# .item: один жетон. Переменные: $kind: 1, 2, 3 или wmd; $up: лежит ли он лицом вверх, yes или no; $backlash:
# перевернуло ли его событие Backlash, yes или no.
field-plots = теракты
    .item =
        { $kind ->
            [wmd] теракт с ОМП
           *[other] теракт { $kind }
        }{ $up ->
            [yes] { " " }лицом вверх
           *[no] { "" }
        }{ $backlash ->
            [yes] { " " }с обратным финансированием
           *[no] { "" }
        }
    .count =
        { $n ->
            [one] { $n } теракт
            [few] { $n } теракта
           *[other] { $n } терактов
        }
field-wmd-cache = запас ОМП
    .count = запас ОМП: { $n }
field-awakening = пробуждение
    .count =
        { $n ->
            [one] { $n } жетон пробуждения
            [few] { $n } жетона пробуждения
           *[other] { $n } жетонов пробуждения
        }
field-reaction = реакция
    .count =
        { $n ->
            [one] { $n } жетон реакции
            [few] { $n } жетона реакции
           *[other] { $n } жетонов реакции
        }
field-civil-war = гражданская война

## Что складывается на поле

# Все ячейки вместе, на своей шкале.
field-cells = ячейки
# Мнение мирового сообщества: дальше стоят «жёсткие меры» или «мягкая линия» и число.
field-world = мировое сообщество
field-gwot-penalty = штраф GWOT
field-good-resources = ресурсы под хорошими правительствами
field-islamist-resources = ресурсы под исламистскими правительствами
field-good-or-fair-countries = страны с хорошим или нормальным правительством
field-poor-or-islamist-countries = страны с плохим или исламистским правительством

## Что стоит над столбцами и списками, и как долго длится игра

field-country = страна
field-countries = страны
field-length = длина игры
    .standard = обычная
    .tournament = турнирная
    .campaign = кампания
