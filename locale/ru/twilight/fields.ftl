# Как называются шкалы, стопки и влияние в протоколе и на поле, где они стоят сами по себе: DEFCON 4 -> 3, Италия:
# влияние США 1 -> 2. С маленькой буквы, если не пишутся иначе всегда: строка сама начинается с большой.

## Шкалы

# Победные очки: больше 0 — в пользу США, меньше 0 — в пользу СССР.
field-vp = победные очки
field-defcon = DEFCON
field-us-military-ops = военные операции США
field-ussr-military-ops = военные операции СССР
# Как далеко сторона продвинулась в космической гонке.
field-us-space = космическая гонка США
field-ussr-space = космическая гонка СССР
# Регион, который назвало действующее событие.
field-named-region = названный регион
# Область необязательного правила: туда кладут влияние СССР, пока Китай не завоёван.
field-chinese-civil-war = гражданская война в Китае

## Карты

field-draw-pile = колода
field-discard-pile = сброс
field-removed-cards = удалённые карты
field-lapsing-box = область временных событий
field-table = стол
field-table-of-us = стол США
field-table-of-ussr = стол СССР
field-face-down = лицом вниз
field-hand-of-us = рука США
field-hand-of-ussr = рука СССР
# О карте: её сейчас разыгрывают.
field-in-play = разыгрывается
field-headline-of-us = заголовок США
field-headline-of-ussr = заголовок СССР
field-cards-to-come = будущие карты

## В стране

field-us-influence = влияние США
field-ussr-influence = влияние СССР

## Что строка шкал говорит о каждой стороне, после её названия

field-military-operations = военные операции
field-space = космос

## Что стоит над столбцами и списками, и как долго длится игра

field-country = страна
field-countries = страны
field-length = длина игры
    .standard = обычная
