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

## Что стоит в пропуске образца: n (сколько: ячейки) — это 1. Переменные: $of: фишка или уровень; $track: шкала

role-count = сколько: { $of }
role-count-each = сколько на каждую: { $of }
role-count-most = сколько самое большее: { $of }
role-numbered = { $of }, от { $low } до { $high }
role-step = шаги по шкале: { $track }
role-figure = значение на шкале: { $track }
role-place-in = где
role-place-in-many = где (несколько)
role-place-from = откуда
role-place-to = куда
role-place-to-many = куда (несколько)
role-place-of = чьё
role-place-of-many = чьё (несколько)
role-place-beside = рядом с чем
role-level = какой уровень: { $of }
role-level-toward = в каком направлении: { $of }
role-side-doer = какая сторона это делает
role-side-owner = чьё
role-side-other = от какой стороны
role-a-number = число
role-numbers = числа
role-titles = названия
role-which-card = какая карта
role-which-cards = какие карты
role-which-mark = какая отметка
role-which-pile = какая стопка
role-operations-value = стоимость операций

## Чего не может быть ни в одном положении. Стоят после: это нарушает правило

wrong-cards = карты потеряны или удвоены, считая колоду, руки, сброс, области и удалённые карты
wrong-stock = { $name }: { $n }, а есть только { $most }
wrong-value = { $field }: { $n }, вне пределов от { $least } до { $most }
wrong-value-there = { $space }, { $field }: { $n }, вне пределов от { $least } до { $most }
wrong-mark-unknown = «{ $mark }» действует, но карта { $number } неизвестна
wrong-mark-over = срок «{ $mark }» истёк, но событие всё ещё действует
wrong-undo = после отмены события положение не такое, как было

## Что делается, пока событие действует

exercise-look = взгляд на поле
exercise-step = один шаг игры
exercise-event = событие { $card }, { $side }
exercise-end = «{ $mark }» заканчивается
exercise-moment = то, чего ждёт строка { $line }
wrong-endless = после { $n } шагов игра не закончилась, ход { $turn }
wrong-defect = ошибка программы, её словами: «{ $what }»
