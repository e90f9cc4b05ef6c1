# Что стоит вокруг названий и чисел, когда игра показывает себя: `daedalus inspect`, поле и `play --brief`. Строка сама
# начинается с большой буквы.

## Слова, которые стоят одни

word-hands = Карты
word-in-effect = Действует
# Как называется место в игре, у которой нет для него другого слова; и все, как заголовок.
shown-space = место
shown-spaces = Места
# Заголовки столбцов: что это за место и что там лежит.
shown-level = уровень
shown-there = там
shown-empty = пусто
shown-none = нет
shown-nobody = никто
# О карте: где она лежит.
shown-not-in-deck = вне колоды

## Поле

# Переменные: $name: место, шкала, стопка или сторона; $what: что о нём говорится.
shown-line = { $name }: { $what }
# На что читающему смотреть нельзя. Переменные: $n: сколько.
shown-hidden = { $n } лицом вниз
shown-and = { $before } и { $last }
# Переменные: $side: сторона, отдельно; $what: условие, как на карте после «если».
shown-also-wins = { $side }: победа также, если { $what }
shown-adjacent = соседи: { $names }

## Что действует, и события

shown-lasting = Действующие длительные события
# Переменные: $mark: название длительного события; $card: номер его карты; $place: например, Ирак, отдельно.
shown-mark = { $mark } (карта { $card })
shown-mark-in = { $mark }, { $place } (карта { $card })
shown-mark-lapsing = { $mark } (карта { $card }, временное)
shown-mark-lapsing-in = { $mark }, { $place } (карта { $card }, временное)
shown-events-now = События, если сыграть их сейчас
# Переменные: $card: номер и название; $zone: где она лежит; $sides: кто может сыграть её как событие.
shown-event = { $card } ({ $zone }): { $sides }
shown-holds = карт на руке: { $n }
# Переменные: $why: что не даёт стороне сыграть событие.
shown-held-event = { $card }: можно сыграть как событие
shown-held-no-event = { $card }: не как событие: { $why }

## Ход вкратце

# Переменные: $side: кто; $ways: как ниже, через запятую.
shown-cards-played = { $side }, сыгранные карты: { $ways }
# Переменные: $n: сколько карт; $way: ради чего их сыграли, отдельно.
shown-for-way = { $n }× { $way }
# Каждое стоит перед списком.
shown-events = События
shown-changed = Изменения
shown-tracks = Шкалы
shown-now-in-effect = Теперь действует
shown-no-longer = Больше не действует
