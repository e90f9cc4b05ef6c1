# Как замечания называют вещи любой игры и почему строка карты ничего не делает. Стоят внутри предложения.

## Типы: чем что-то на карте является

type-number = число
type-numbers = числа
type-truth = истина или ложь
type-text = текст
type-texts = тексты
type-side = сторона
type-sides = стороны
type-card = карта
type-cards = карты
type-pile = стопка карт
type-piles = стопки карт

## Что у карты бывает одно. Стоят после: у карты уже есть

part-side = сторона
part-value = стоимость операций
part-mark = отметка
part-goes = место, куда она уходит
part-remove = `remove`
part-lapsing = `lapsing`

## Почему строка ничего не меняет. Стоят после названия страны, стороны или отметки

idle-so = уже и так такова
idle-nothing-to-take = не имеет того, что можно убрать
idle-marked = уже с этой отметкой
idle-not-marked = без этой отметки
idle-in-effect = уже действует
idle-not-in-effect = не действует
