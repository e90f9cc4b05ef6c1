# Ответы на вопросы, которые задаёт любая игра, как их показывают для выбора; их можно и ввести.

## Ответы

option-yes = да
option-no = нет
option-done = готово
option-pass = пас
option-nothing = ничего
option-event = событие
option-operations = операции
option-event-first = сначала событие
option-operation-first = сначала операция

# Нечто в одном месте. Переменные: $place: например, Ирак; $what: например, активная ячейка.
option-in = { $place }: { $what }
