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

## Что не так со сценарием, пакетом или другим файлом и что с этим делать. Ключи остаются, как есть

trouble-by-rule = { $what } ({ $rule })
trouble-utf-16 = этот текст сохранён как UTF-16
trouble-not-utf-8 = это не текст (байт { $n } не UTF-8)
trouble-zero-byte = это не текст (байт { $n } нулевой)
trouble-save-as-utf-8 = Сохраните файл как UTF-8.
trouble-letters-thousand = здесь { $n } тысяч букв, слишком много
trouble-right-file = Сценарий — это несколько страниц, не больше: тот ли это файл?
trouble-brackets = скобки здесь вложены слишком глубоко
trouble-flatter = Сценарию нужно лишь несколько уровней: поищите незакрытую скобку.
trouble-nested = это вложено слишком глубоко
trouble-value = это значение нельзя прочесть
trouble-in-quotes = Если это текст, возьмите его в кавычки; дата должна существовать, а в числе должно быть меньше двадцати цифр.
trouble-yaml = это не YAML (`{ $what }`)
trouble-look = Посмотрите на эту строку и на предыдущую.
trouble-key-above = ключ '{ $key }' уже есть, в строке { $line }
trouble-key-twice = ключ '{ $key }' стоит дважды
trouble-keep-one = Оставьте одну из двух строк или объедините то, что они говорят.
trouble-no-lines = сценарий — это список строк `key: value`
trouble-begin = Начните с: `name: My scenario`
trouble-unknown-key = неизвестный ключ '{ $key }'
trouble-near = Может быть, имелось в виду: '{ $name }'?{ " " }
trouble-allowed = { $near }Здесь допустимо: { $known }.
trouble-known = { $near }Известны: { $known }.
trouble-cannot-be = '{ $key }' не может быть { $given }
trouble-one-of = { $near }Используйте одно из: { $known }.
trouble-missing = нет '{ $key }'
trouble-add = Добавьте это.
trouble-write-integer = Напишите целое число.
trouble-write-string = Напишите текст.
trouble-write-array = Напишите список.
trouble-write-object = Напишите строки `key: value`.
trouble-write-boolean = Напишите `true` или `false`.
trouble-at-least = Используйте число от { $low }.
trouble-between = Используйте число от { $low } до { $high }.
trouble-named-twice = '{ $key }' называет одно и то же дважды
trouble-leave-one = Уберите одно из них.
trouble-too-few = '{ $key }': слишком мало записей
trouble-use-at-least = Используйте не меньше { $n }.
trouble-empty = '{ $key }' пусто
trouble-write-something = Напишите там что-нибудь или уберите строку.
trouble-too-long = '{ $key }': { $given } слишком длинно
trouble-letters = Используйте не больше { $n } букв.
trouble-too-many = '{ $key }': слишком много записей
trouble-use-at-most = Используйте не больше { $n }.
trouble-leave-out = Уберите это.
trouble-leave-one-out = Уберите одно.
trouble-described = В схеме сказано: `{ $what }`
trouble-no-parent = нет сценария '{ $name }', который можно расширить
trouble-name-parent = Назовите файл в той же папке или одно из: { $known }.
trouble-leads-out = '{ $name }' ведёт за пределы папки этого сценария
trouble-copy = Скопируйте то, что он расширяет, в эту папку.
trouble-extends-itself = этот сценарий расширяет сам себя
trouble-extend-another = Расширьте другой.
trouble-no-part = нет списка, столбца или вопроса '{ $name }'
trouble-no-list-or-column = нет списка или столбца '{ $name }'
trouble-no-column = нет столбца '{ $name }'
trouble-no-list = нет списка '{ $name }'
trouble-unasked = никто не задаёт вопросы '{ $name }'
trouble-nowhere = вопросы '{ $name }' могут никуда не привести
trouble-last-without-if = Пусть у последнего не будет `if`.
trouble-undone = никто не знает, как сделать '{ $name }'
trouble-no-zone = в '{ $name }' ничего не лежит
trouble-no-word = ни у одного слова карт нет ключа '{ $name }'
trouble-no-decision = ничто не спрашивает '{ $name }'
trouble-no-such-card = карты { $number } нет
trouble-for-cards = Указания — для карт игры или пакета, который их приносит.
trouble-no-space = '{ $name }' не существует (`{ $what }`)
trouble-no-choice = карта { $number } не выбирает ничего, что называет '{ $name }' или использует для '{ $name }'
trouble-no-option = у карты { $number } нет варианта '{ $name }'
trouble-two-levels = есть два уровня '{ $name }'
trouble-call-otherwise = Назовите один иначе.
trouble-meant = Может быть, имелось в виду: { $name }?
trouble-there = Есть: { $known }.
trouble-inside = `{ $who }` снова вызывает сама себя, больше { $n } раз одно в другом
trouble-long = `{ $who }` требует больше { $n } шагов
trouble-beyond = `{ $who }` вычисляет число больше { $n }
