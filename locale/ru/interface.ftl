# Что говорит сам стол (`daedalus play`).

ui-turn = Ход { $n }
ui-your-turn = --- { $side }, ваш ход ---
ui-only-you = Нажмите Enter, когда на экран смотрите только вы.
ui-changed = { $sign } отмечает, что изменилось с тех пор, как вы видели поле.
ui-more = ещё { $n }
ui-event-no = без события
ui-event-anyway = событие произойдёт
ui-ops =
    { $n ->
        [one] { $n } оп.
        [few] { $n } оп.
        [many] { $n } оп.
       *[other] { $n } оп.
    }
ui-hand = Ваши карты
ui-no-hand = У вас нет карт.
ui-held = { $side }: { $n }
ui-prompt-hint = Введите ответ. `board` показывает поле, `help` — остальные команды.
ui-enter-again = Enter показывает вопрос ещё раз.
# Где случилось больше, чем помещается в терминал. $n: сколько ещё строк; слово между знаками не меняется.
ui-page = -- дальше: Enter --
ui-page-more =
    { $n ->
        [one] -- дальше: Enter (ещё { $n } строка), `q` — пропустить --
        [few] -- дальше: Enter (ещё { $n } строки), `q` — пропустить --
       *[other] -- дальше: Enter (ещё { $n } строк), `q` — пропустить --
    }
# $side: чьего ответа ждут.
ui-thinking = { $side } думает...
ui-not-legal = { $answer }: такого ответа нет
ui-legal = Можно: { $names }.
ui-mean = Вы имели в виду { $name }?
ui-which = { $answer } может быть: { $names }
ui-which-more = Напишите больше букв названия.
ui-roll = бросок { $faces }
ui-roll-never = без шансов
ui-each-die = каждый кубик { $faces }
ui-with = { $added }: { $parts }
ui-what-if-none = Укажите вариант: what if ВАРИАНТ
ui-what-if = Если { $option } (попыток: { $n }; дальнейший выбор случаен):
ui-what-if-same = до следующего решения ничего не меняется
ui-event-can = Событие можно сыграть сейчас.
ui-event-cannot = Событие сыграть нельзя: { $why }.
ui-event-theirs = Событие ({ $side }) тоже произойдёт — до или после операции этой картой.
ui-event-theirs-not = Событие ({ $side }) сейчас произойти не может: { $why }.
ui-event-itself = Событие происходит всякий раз, когда карту используют или сбрасывают.
ui-asked-by = Спрашивает { $card }.
ui-no-rule = Правило не указано.
ui-no-bot = Бот из книги правил ещё не сыграл ни одной карты.
ui-see-rulebook = см. правила
ui-no-such-card = нет карты { $name }
ui-no-such-place = нет места { $name }
ui-cannot-undo = Последнее решение нельзя взять назад: { $why }.
ui-undo-rolled = с тех пор бросали кубик
ui-undo-revealed = с тех пор открылось скрытое
ui-undo-nothing = ещё ничего не решено
ui-undo-moved = другая сторона уже сходила
ui-undo-to-move = решает другая сторона
ui-nothing-to-redo = Повторять нечего.
ui-say-where = Укажите куда: save ФАЙЛ
ui-saved = Сохранено: { $file }
ui-not-over = Игра не окончена; продолжить: { $command }
ui-not-saved = Игра не сохранена.
ui-kept = Пока что она не пропала; продолжить: { $command }
ui-no-turn = Нет хода { $turn }; ходов в этой игре: { $n }.

## Пересказ игры

ui-course = Шкалы по ходам
# Переменные: $side: кто, отдельно; $turn: число. Может следовать двоеточие и причина.
ui-wins = { $side } — победа
ui-wins-in-turn = { $side } — победа на { $turn }-м ходу
ui-draw = Игра окончена вничью
ui-draw-in-turn = Игра окончена вничью на { $turn }-м ходу
ui-final-count = Итог: { $count }.
# Переменные: $name: сценария; $length: обычная, турнирная, кампания; $seed: число.
ui-game = { $name }, длина игры: { $length }, зерно { $seed }
# Переменные: $space: как называется место, например страна, отдельно.
ui-inspect-more = С названием в конце ({ $space } или сторона) только эта часть; с --all всё.
ui-lines-more =
    { $n ->
        [one] ... и ещё { $n } строка
        [few] ... и ещё { $n } строки
       *[other] ... и ещё { $n } строк
    }
ui-answered = { $side }: { $question } -> { $answer }
# Чего ждёт сохранённая игра. Переменные: $n: сколько ответов дано.
ui-to-decide =
    { $n ->
        [one] После { $n } ответа решает { $side }: { $question }
        [few] После { $n } ответов решает { $side }: { $question }
       *[other] После { $n } ответов решает { $side }: { $question }
    }
ui-decisions =
    { $n ->
        [one] { $n } решение
        [few] { $n } решения
       *[other] { $n } решений
    }
ui-turns =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[other] { $n } ходов
    }
ui-stepping = Enter: следующее решение; `b`: назад; число: этот ход; `board`: поле; `q`: выйти.
ui-last-decision = Это было последнее решение.
ui-first-decision = Это начало.
ui-help-numbers = Ответьте числом или буквой перед вариантом, его названием или началом названия.
ui-help-cards = Ответьте номером карты, её названием или его началом.
ui-help-more = Один Enter показывает вопрос ещё раз. Кроме ответов:
ui-help-board = поле с изменениями; `board НАЗВАНИЕ`: одно место
ui-help-hand = ваши карты и сколько их у других
ui-help-card = карта словами и можно ли сыграть её событие (`card 52`, `card moro`)
ui-help-country = одно место: что там есть и что рядом
ui-help-what-if = попробовать вариант на копиях игры
ui-help-why = какое правило или карта спрашивает; `why 52` показывает запись карты 52
ui-help-log = что было в игре до сих пор; `log 3`: только ход 3
ui-help-explain = почему бот так сыграл последнюю карту
ui-help-piles = карты рядом с полем: сброшенные, удалённые, действующие
ui-help-undo = взять назад последний ответ, если ничего нового не открылось
ui-help-redo = дать его снова
ui-help-save = записать копию в файл; `save --overwrite ФАЙЛ`: даже поверх другого
ui-help-quit = выйти; игра сохраняется (или Ctrl-D)
word-success = успех
word-failure = ничего
word-sure = наверняка

## Почему бот сделал то, что сделал (`daedalus bot explain`). Имена списков и вопросов — из его схемы

ui-bot-card = Ход { $turn }, { $side }: { $card }
ui-bot-list = список { $name }, из: { $of }:
ui-bot-column = столбец { $name }, из: { $of }:
ui-bot-questions = вопросы { $name }, { $of }:
ui-bot-asked = вопрос: { $what }; из: { $of }; отвечает { $by }:
ui-bot-no-chart = ни одна схема
ui-bot-event = событие разыгрывается
ui-bot-no-event = событие не разыгрывается
ui-bot-if = если: { $what }
ui-bot-nothing = ничего
ui-bot-nobody = никто не подходит ни к одной строке
ui-bot-alike = ни одна строка их не различает
ui-bot-lot = по жребию из: { $of }: { $left }
ui-bot-candidates =
    { $n ->
        [one] { $n } кандидат
        [few] { $n } кандидата
        [many] { $n } кандидатов
       *[other] { $n } кандидата
    }
