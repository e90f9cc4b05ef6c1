# О чём спрашивают и что рассказывают в любой карточной игре.

## Протокол партии

turn-begins = Ход { $turn }
turn-ends = Конец хода
card-played = { $side }: карта { $card }, { $way }
card-cancelled = Карта { $card } отменена
event-happens = Событие ({ $side }): { $card }
event-fails = { $card } не происходит: { $why }
cards-drawn =
    { $n ->
        [one] { $side }: взята { $n } карта
        [few] { $side }: взято { $n } карты
       *[other] { $side }: взято { $n } карт
    }
card-discarded = { $side }: сброшена карта { $card }
card-by-lot = карта { $card } выбрана случайно
card-turned-up = открыта карта { $card }
unseen-by-lot = случайно выбрана карта, её не видно
cards-seen = карты: { $cards }
card-taken = взята карта { $card }
card-given = получена карта { $card }
hand = рука: { $cards }

## О чём спрашивают сторону

play-a-card = сыграть карту
use-a-card = как использовать карту { $card }
order-of-events = порядок розыгрыша карты { $card }

## Почему событие нельзя сыграть

not-written = событие ещё не описано
only-by-itself = происходит, только когда карта использована или сброшена
other-sides = это событие другой стороны ({ $side })
blocked = заблокировано событием { $mark }
mark-needed = должно действовать событие { $mark }
one-needed = должно действовать одно из событий: { $marks }
forbidden = запрещено действующим событием
condition-not-met = не выполнено условие: { $what }
