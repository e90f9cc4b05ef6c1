# Что говорит на карте каждое слово Twilight Struggle, по ключу слова.

## Влияние. .minus: число отнимается и стоит без знака; .up, .down: число заранее неизвестно

change-influence = { KNOWN($c) ->
        [yes] { DO("add") } { TO($c) } { N($n, "influence") } { FORM($s, case: "own") }
       *[no] { DO("add") } { NUMBER($c) ->
            [many] { GENDER($c) ->
                [pl] { N($n, "influence") }
               *[other] по { $n ->
                    [one] { N($n, "influence", case: "dat") }
                    [few] { N($n, "influence") }
                   *[other] { N($n, "influence") }
                }
            }
           *[one] { N($n, "influence") }
        } { FORM($s, case: "own") } { TO($c) }
    }
    .minus = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } { N($n, "influence") } { FORM($s, case: "own") }
       *[no] { DO("remove") } { NUMBER($c) ->
            [many] { GENDER($c) ->
                [pl] { N($n, "influence") }
               *[other] по { $n ->
                    [one] { N($n, "influence", case: "dat") }
                    [few] { N($n, "influence") }
                   *[other] { N($n, "influence") }
                }
            }
           *[one] { N($n, "influence") }
        } { FORM($s, case: "own") } { FROM($c) }
    }
    .up = { DO("add") } { TO($c) } влияние { FORM($s, case: "own") } в размере { FORM($n, case: "gen") }
    .down = { DO("remove") } { FROM($c) } влияние { FORM($s, case: "own") } в размере { FORM($n, case: "gen") }
    .again = { FORM($n) } { TO($c) }
remove-all-influence = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } всё влияние { FORM($s, case: "own") }
       *[no] { DO("remove") } всё влияние { FORM($s, case: "own") } { FROM($c) }
    }
raise-to-control = { DO("add") } { TO($c) } столько влияния { FORM($s, case: "own") }, сколько нужно для контроля
raise-influence = { KNOWN($c) ->
        [yes] { DO("raise") } { IN($c) } влияние { FORM($s, case: "own") } до { FORM($n, case: "gen") }
       *[no] { DO("raise") } влияние { FORM($s, case: "own") } { IN($c) } до { FORM($n, case: "gen") }
    }
    .figure = { KNOWN($c) ->
        [yes] { DO("raise") } { IN($c) } влияние { FORM($s, case: "own") } до уровня { FORM($n, case: "gen") }
       *[no] { DO("raise") } влияние { FORM($s, case: "own") } { IN($c) } до уровня { FORM($n, case: "gen") }
    }
change-influence-among = { DO("add") } { N($n, "influence") } { FORM($s, case: "own") } { TO($t) }
    .minus = { DO("remove") } { N($n, "influence") } { FORM($s, case: "own") } { FROM($t) }
    .up = { DO("add") } очки влияния { FORM($s, case: "own") } { TO($t) } в количестве, равном { FORM($n, case: "dat") },
    .down = { DO("remove") } очки влияния { FORM($s, case: "own") } { FROM($t) } в количестве, равном { FORM($n, case: "dat") },
change-influence-among-each = { DO("add") } { N($n, "influence") } { FORM($s, case: "own") } { TO($t) }, не более { FORM($m) } в каждую
    .by-case = { DO("add") } { N($otherwise, "influence") } { FORM($s, case: "own") } ({ FORM($n) }, если { $condition }) { TO($t) }, не более { FORM($m) } в каждую
    .minus = { DO("remove") } { N($n, "influence") } { FORM($s, case: "own") } { FROM($t) }, не более { FORM($m) } из каждой страны
    .up = { DO("add") } очки влияния { FORM($s, case: "own") } { TO($t) }, не более { FORM($m) } в каждую в количестве, равном { FORM($n, case: "dat") },
    .down = { DO("remove") } очки влияния { FORM($s, case: "own") } { FROM($t) }, не более { FORM($m) } из каждой страны в количестве, равном { FORM($n, case: "dat") },
relocate-influence = { DO("move") } до { N($n, "influence", case: "gen") } { FORM($s, case: "own") } откуда угодно { TO($t) }, не более { FORM($m) } в каждую

## Шкалы, время и кубики

change-vp = { DO("gain") } { N($n, "vp") }
    .minus = { DO("lose") } { N($n, "vp") }
    .up = { DO("gain") } { N($n, "vp") }
    .down = { DO("lose") } { N($n, "vp") }
side-gains-vp = { DO("gain") } { N($n, "vp") }
end-game = { DO("end") } игру: побеждает сторона, лидирующая по победным очкам
side-loses = { DO("lose-game") } партию
change-defcon = { DO("raise") } DEFCON на { FORM($n) }
    .minus = { DO("lower") } DEFCON на { FORM($n) }
    .up = { DO("raise") } DEFCON на { FORM($n, case: "acc") }
    .down = { DO("lower") } DEFCON на { FORM($n, case: "acc") }
    .either = { DO("raise") } или { DO("lower") } DEFCON на { FORM($n) }
set-defcon = { DO("set") } DEFCON на { FORM($n) }
    .figure = { DO("set") } DEFCON на { FORM($n, case: "acc") }
change-military-ops = { DO("raise") } свои военные операции на { FORM($n) }
    .minus = { DO("lower") } свои военные операции на { FORM($n) }
    .up = { DO("raise") } свои военные операции на { FORM($n, case: "acc") }
    .down = { DO("lower") } свои военные операции на { FORM($n, case: "acc") }
set-military-ops = { DO("set") } { FORM($s, case: "whose") } на { FORM($n) }
advance-in-space = { DO("advance") } в космической гонке на { N($n, "box") }
end-round = { DO("end") } раунд действий
roll-die = { DO("roll") } кубик
    .result = результат броска
    .result-gen = результата броска
    .result-dat = результату броска
    .result-ins = результатом броска
    .result-1 = первый бросок
    .result-1-gen = первого броска
    .result-2 = второй бросок
    .result-2-gen = второго броска
roll-off = каждая сторона бросает кубик, игрок прибавляет { FORM($n) } { $m ->
    [0] { "" }
   *[other] , а противник — { FORM($m) }
}
    .result = сторона с большей суммой
    .no-result = суммы равны
roll-off-until-decided = каждая сторона бросает кубик, игрок прибавляет { FORM($n) } { $m ->
    [0] { "" }
   *[other] , а противник — { FORM($m) }
}, при равенстве — ещё раз
    .result = сторона с большей суммой
    .no-result = суммы равны

## Операции и войны

conduct-operations = { DO("conduct") } операции со значением { FORM($n) }
    .figure = { DO("conduct") } операции на { FORM($n, case: "acc") }
conduct-operations-except-coups = { DO("conduct") } операции со значением { FORM($n) }, кроме переворотов
    .figure = { DO("conduct") } операции на { FORM($n, case: "acc") }, кроме переворотов
free-attack = { DO("conduct") } бесплатный переворот или бесплатные попытки переориентации со значением { FORM($n) } { IN($t) }
free-coup = { DO("conduct") } бесплатный переворот со значением { FORM($n) } в одной из { FORM($t, case: "gen") }
coup = { KNOWN($c) ->
        [yes] { DO("conduct") } { IN($c) } переворот со значением { FORM($n) }
       *[no] { DO("conduct") } переворот со значением { FORM($n) } { IN($c) }
    }
    .result = удалённое переворотом влияние
    .result-gen = удалённого переворотом влияния
    .some = переворот удалил влияние
    .none = переворот не удалил влияния
war = { DO("fight") } войну { IN($c) }: увеличьте свои военные операции на { FORM($m) } и бросьте кубик, −1 за каждую соседнюю страну под контролем противника; при результате { FORM($n) } или более получите { N($p, "vp") } и замените там всё влияние противника своим
score-region = { DO("score") } очки { IN($r) }
name-region = { DO("name") } { FORM($r, case: "acc") }

## Карты

draw-cards = { DO("draw") } { N($n, "card") } из колоды
    .figure = { DO("draw") } из колоды { N($n, "card") }
side-draws-cards = { DO("draw") } { N($n, "card") } из колоды
    .figure = { DO("draw") } из колоды { N($n, "card") }
discard-random-cards = { DO("discard") } { N($n, "random-card") }
    .result = сброшенная карта
    .result-gen = сброшенной карты
    .result-acc = сброшенную карту
discard-card = { DO("discard") } { FORM($k, case: "acc") }
take-card = { DO("take") } в руку { FORM($k, case: "acc") }
side-takes-card = { DO("take") } в руку { FORM($k, case: "acc") }
take-random-cards = { DO("take") } { N($n, "random-card") } из руки { FORM($t, case: "gen") }
swap-random-cards = каждая сторона отдаёт другой случайную карту
see-hand = { DO("see") } карты на руке у { FORM($t, case: "gen") }
show-cards = { DO("show") } все { FORM($k, case: "acc", number: "many") }
see-random-card = { DO("see") } случайную карту из руки { FORM($t, case: "gen") }
    .result = увиденная карта
    .result-gen = увиденной карты
    .result-acc = увиденную карту
see-top-cards = { DO("see") } { $n ->
        [one] { $n } верхнюю карту
        [few] верхние { N($n, "card") }
       *[other] верхние { N($n, "card") }
    } колоды
shuffle = { DO("shuffle") } { FORM($p, case: "acc") }
use-for-operations = { DO("conduct") } операции с помощью { FORM($k, case: "gen") }, без её события
play-card = { DO("play") } { FORM($k, case: "acc") }
make-event-happen = { KNOWN($k) ->
        [yes] { DO("resolve") } её событие
       *[no] { DO("resolve") } событие { FORM($k, case: "gen") }
    }
cancel-headline = { DO("cancel") } заголовок { FORM($s, case: "gen") }: он сбрасывается без эффекта
take-face-up = { DO("take") } { FORM($m) } лицом вверх
take-face-down = { DO("take") } { FORM($m) } лицом вниз

## Длительные события

put-in-effect = { DO("put") } в действие { FORM($m) }
put-in-effect-for-turn = { DO("put") } в действие { FORM($m) } до конца хода
end-mark = { DO("end") } действие { FORM($m) }
end-this = { DO("end") } это событие
mark-space = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } жетон { FORM($m) }
       *[no] { DO("place") } жетон { FORM($m) } { TO($c) }
    }
add-mark = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } один жетон { FORM($m) }
       *[no] { DO("place") } один жетон { FORM($m) } { TO($c) }
    }
move-mark = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } жетон { FORM($m) }
       *[no] { DO("place") } жетон { FORM($m) } { TO($c) }
    }
end-mark-in = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } жетон { FORM($m) }
       *[no] { DO("remove") } жетон { FORM($m) } { FROM($c) }
    }

## Значения

influence-in = влияние { FORM($s, case: "own") } { IN($c) }
    .gen = { KNOWN($c) ->
        [yes] имеющегося влияния { FORM($s, case: "own") }
       *[no] влияния { FORM($s, case: "own") } { IN($c) }
    }
    .acc = влияние { FORM($s, case: "own") } { IN($c) }
    .bare = влияния { FORM($s, case: "own") }
    .bare-ins = влиянием { FORM($s, case: "own") }
    .some = у { FORM($s, case: "gen") } { IN($c) } есть влияние
    .none = у { FORM($s, case: "gen") } { IN($c) } нет влияния
    .ge = у { FORM($s, case: "gen") } { IN($c) } не менее { N($than, "influence", case: "gen") }
    .own-some = с влиянием { FORM($s, case: "own") }
    .own-none = без влияния { FORM($s, case: "own") }
    .own-eq = , где влияния { FORM($s, case: "own") } столько же, сколько { FORM($than, case: "bare") },
    .own-ge = не менее чем с { N($than, "influence", case: "ins") } { FORM($s, case: "own") }
    .own-gt = , где влияние { FORM($s, case: "own") } больше { FORM($than, case: "bare") },
    .own-lt = , где влияние { FORM($s, case: "own") } меньше { FORM($than, case: "bare") },
stability-of = стабильность { FORM($c, case: "gen") }
    .gen = стабильности { FORM($c, case: "gen") }
    .bare = показатель стабильности
    .bare-ins = показателем стабильности
    .own-le = со стабильностью не более { FORM($than, case: "gen") }
    .own-ge = со стабильностью не менее { FORM($than, case: "gen") }
can-attack = { FORM($s) } { NUMBER($s) ->
    [many] могут
   *[one] может
} атаковать { FORM($c, case: "acc") }
    .not = { FORM($s) } не { NUMBER($s) ->
    [many] могут
   *[one] может
} атаковать { FORM($c, case: "acc") }
    .after = , которую можно атаковать,
    .after-not = , которую нельзя атаковать,
is-covered = { FORM($m) } защищает { FORM($c, case: "acc") }
    .not = { FORM($m) } не защищает { FORM($c, case: "acc") }
    .after = , которую защищает { FORM($m) },
    .after-not = , которую не защищает { FORM($m) },
named-region = названный регион
    .gen = названного региона
    .acc = названный регион
    .pre = названном регионе
defcon = DEFCON
    .eq = DEFCON равен { FORM($than) }
defcon-moved-to = DEFCON в этом раунде дошёл до { FORM($n) }
    .not = DEFCON в этом раунде не дошёл до { FORM($n) }
military-ops-of = военные операции { FORM($s, case: "gen") }
    .gen = военных операций { FORM($s, case: "gen") }
    .bare = военные операции
    .gt = у { FORM($s, case: "gen") } больше военных операций, чем у { FORM($than, case: "owner") }
    .ge = военные операции { FORM($s, case: "gen") } не меньше { FORM($than, case: "gen") }
    .owner = { FORM($s, case: "gen") }
turn = номер хода
    .gen = номера хода
    .le = идёт ход { FORM($than) } или более ранний
    .ge = идёт ход { FORM($than) } или более поздний
    .eq = идёт ход { FORM($than) }
chinese-civil-war = гражданская война в Китае продолжается
    .not = гражданская война в Китае окончена
headline-phase = идёт фаза заголовков
    .not = идёт не фаза заголовков
half-rounded-up = половина { FORM($n, case: "gen") } с округлением вверх
    .gen = половины { FORM($n, case: "gen") } с округлением вверх
    .dat = половине { FORM($n, case: "gen") } с округлением вверх
    .acc = половину { FORM($n, case: "gen") } с округлением вверх
half-rounded-down = половина { FORM($n, case: "gen") } с округлением вниз
    .gen = половины { FORM($n, case: "gen") } с округлением вниз
    .dat = половине { FORM($n, case: "gen") } с округлением вниз
    .acc = половину { FORM($n, case: "gen") } с округлением вниз
hand-of = рука { FORM($s, case: "gen") }
    .own = рука
    .own-gen = руки
    .gen = руки { FORM($s, case: "gen") }
    .acc = руку { FORM($s, case: "gen") }
    .place = на руке у { FORM($s, case: "gen") }
draw-pile = колода
    .gen = колоды
    .acc = колоду
    .place = в колоде
discard-pile = сброс
    .gen = сброса
    .acc = сброс
    .place = в сбросе
removed-cards = удалённые карты
    .gen = удалённых карт
    .place = среди удалённых карт
top-cards-of = { $n ->
        [one] { $n } верхняя карта
        [few] верхние { N($n, "card", case: "nom") }
       *[other] верхние { N($n, "card", case: "nom") }
    } { FORM($p, case: "gen") }
    .gen = { $n ->
        [one] { $n } верхней карты
        [few] верхних { N($n, "card", case: "gen") }
       *[other] верхних { N($n, "card", case: "gen") }
    } { FORM($p, case: "gen") }
    .acc = { $n ->
        [one] { $n } верхнюю карту
        [few] верхние { N($n, "card", case: "acc") }
       *[other] верхние { N($n, "card", case: "acc") }
    } { FORM($p, case: "gen") }
    .place = среди верхних { N($n, "card", case: "gen") } { FORM($p, case: "gen") }
number-of-cards-in = число карт { FORM($p, case: "place") }
    .gen = числа карт { FORM($p, case: "place") }
    .some = { FORM($p, case: "place") } есть карты
    .none = { FORM($p, case: "place") } нет карт
ops-of = значение операций { FORM($k, case: "gen") }
    .gen = значения операций { FORM($k, case: "gen") }
    .bare = значение операций
    .bare-ins = значением операций
    .own-eq = со значением операций { FORM($than) }
    .own-ge = со значением операций не менее { FORM($than, case: "gen") }
    .own-le = со значением операций не более { FORM($than, case: "gen") }
side-ops-of = значение операций { FORM($k, case: "gen") } для { FORM($s, case: "gen") }
    .gen = значения операций { FORM($k, case: "gen") } для { FORM($s, case: "gen") }
    .bare = значение операций
    .bare-ins = значением операций
    .own-eq = со значением операций { FORM($than) }
    .own-ge = со значением операций не менее { FORM($than, case: "gen") }
    .own-le = со значением операций не более { FORM($than, case: "gen") }
name-of = название { FORM($k, case: "gen") }
    .gen = названия { FORM($k, case: "gen") }
number-of = номер { FORM($k, case: "gen") }
    .bare = номер
    .gen = номера { FORM($k, case: "gen") }
this-card = эта карта
    .gen = этой карты
    .dat = этой карте
    .acc = эту карту
    .ins = этой картой
    .pre = этой карте
in-effect = действует { FORM($m) }
    .not = не действует { FORM($m) }
holds = { FORM($m) } у { FORM($s, case: "gen") }
    .not = { FORM($m) } не у { FORM($s, case: "gen") }

## Свойства

in-region = { "" }
    .after = { FORM($r, case: "gen") }
    .not = вне { FORM($r, case: "gen") }
    .is = { FORM($it) } находится { IN($r) }
    .is-not = { FORM($it) } находится не { IN($r) }
in-regions = { "" }
    .after = { FORM($r, case: "gen") }
    .not = вне { OR($r, case: "gen") }
    .is = { FORM($it) } находится { IN($r) }
    .is-not = { FORM($it) } находится не { IN($r) }
battleground = ключевой
    .m-gen = ключевого
    .m-dat = ключевому
    .m-acc = ключевой
    .m-ins = ключевым
    .m-pre = ключевом
    .f-nom = ключевая
    .f-gen = ключевой
    .f-dat = ключевой
    .f-acc = ключевую
    .f-ins = ключевой
    .f-pre = ключевой
    .n-nom = ключевое
    .n-gen = ключевого
    .n-dat = ключевому
    .n-acc = ключевое
    .n-ins = ключевым
    .n-pre = ключевом
    .many-nom = ключевые
    .many-gen = ключевых
    .many-dat = ключевым
    .many-acc = ключевые
    .many-ins = ключевыми
    .many-pre = ключевых
    .not = , кроме ключевых,
    .not-m-nom = неключевой
    .not-m-gen = неключевого
    .not-m-dat = неключевому
    .not-m-acc = неключевой
    .not-m-ins = неключевым
    .not-m-pre = неключевом
    .not-f-nom = неключевая
    .not-f-gen = неключевой
    .not-f-dat = неключевой
    .not-f-acc = неключевую
    .not-f-ins = неключевой
    .not-f-pre = неключевой
    .not-n-nom = неключевое
    .not-n-gen = неключевого
    .not-n-dat = неключевому
    .not-n-acc = неключевое
    .not-n-ins = неключевым
    .not-n-pre = неключевом
    .not-many-nom = неключевые
    .not-many-gen = неключевых
    .not-many-dat = неключевым
    .not-many-acc = неключевые
    .not-many-ins = неключевыми
    .not-many-pre = неключевых
adjacent-to = соседний
    .behind = yes
    .f-nom = , соседняя { FORM($d, case: "with") },
    .f-gen = , соседней { FORM($d, case: "with") },
    .f-dat = , соседней { FORM($d, case: "with") },
    .f-acc = , соседнюю { FORM($d, case: "with") },
    .f-ins = , соседней { FORM($d, case: "with") },
    .f-pre = , соседней { FORM($d, case: "with") },
    .many-nom = , соседние { FORM($d, case: "with") },
    .many-gen = , соседних { FORM($d, case: "with") },
    .many-dat = , соседним { FORM($d, case: "with") },
    .many-acc = , соседние { FORM($d, case: "with") },
    .many-ins = , соседними { FORM($d, case: "with") },
    .many-pre = , соседних { FORM($d, case: "with") },
    .alone = (из соседних)
    .alone-not = , если она не соседняя,
    .not = не по соседству { FORM($d, case: "with") }
    .is = { FORM($it) } { NUMBER($it) ->
        [many] соседствуют
       *[one] соседствует
    } { FORM($d, case: "with") }
    .is-not = { FORM($it) } { NUMBER($it) ->
        [many] не соседствуют
       *[one] не соседствует
    } { FORM($d, case: "with") }
controlled-by = контролируемый
    .after = под контролем { FORM($s, case: "gen") }
    .not = не под контролем { FORM($s, case: "gen") }
    .is = { FORM($s) } { NUMBER($s) ->
    [many] контролируют
   *[one] контролирует
} { FORM($it, case: "acc") }
    .is-not = { FORM($s) } не { NUMBER($s) ->
    [many] контролируют
   *[one] контролирует
} { FORM($it, case: "acc") }
uncontrolled = неконтролируемый
    .m-gen = неконтролируемого
    .m-dat = неконтролируемому
    .m-acc = неконтролируемый
    .m-ins = неконтролируемым
    .m-pre = неконтролируемом
    .f-nom = неконтролируемая
    .f-gen = неконтролируемой
    .f-dat = неконтролируемой
    .f-acc = неконтролируемую
    .f-ins = неконтролируемой
    .f-pre = неконтролируемой
    .n-nom = неконтролируемое
    .n-gen = неконтролируемого
    .n-dat = неконтролируемому
    .n-acc = неконтролируемое
    .n-ins = неконтролируемым
    .n-pre = неконтролируемом
    .many-nom = неконтролируемые
    .many-gen = неконтролируемых
    .many-dat = неконтролируемым
    .many-acc = неконтролируемые
    .many-ins = неконтролируемыми
    .many-pre = неконтролируемых
    .not = под контролем одной из сторон
dominated-by = , где есть доминирование
    .after = , где { NUMBER($s) ->
    [many] доминируют
   *[one] доминирует
} { FORM($s) },
    .not = , где не { NUMBER($s) ->
    [many] доминируют
   *[one] доминирует
} { FORM($s) },
    .is = { FORM($s) } { NUMBER($s) ->
    [many] доминируют
   *[one] доминирует
} { IN($it) }
    .is-not = { FORM($s) } не { NUMBER($s) ->
    [many] доминируют
   *[one] доминирует
} { IN($it) }
scored-by = в регионе карты подсчёта
    .after = в регионе карты подсчёта из { FORM($p, case: "gen") }
    .not = вне регионов всех карт подсчёта из { FORM($p, case: "gen") }
ahead-in-vp = лидирующий
    .after = с преимуществом по победным очкам
    .is = { FORM($it) } { NUMBER($it) ->
    [many] лидируют
   *[one] лидирует
} по победным очкам
    .is-not = { FORM($it) } не { NUMBER($it) ->
    [many] лидируют
   *[one] лидирует
} по победным очкам
ahead-in-space = лидирующий
    .after = с преимуществом в космической гонке
    .is = { FORM($it) } { NUMBER($it) ->
    [many] лидируют
   *[one] лидирует
} в космической гонке
    .is-not = { FORM($it) } не { NUMBER($it) ->
    [many] лидируют
   *[one] лидирует
} в космической гонке
phasing = активный
    .is = { FORM($it) } — активный игрок
    .is-not = { FORM($it) } — не активный игрок
scoring-card = подсчёта
    .behind = yes
    .not = , кроме карт подсчёта,
    .is = { FORM($it) } — карта подсчёта
    .is-not = { FORM($it) } — не карта подсчёта
war-card = войны
    .behind = yes
    .not = , кроме карт войны,
    .is = { FORM($it) } — карта войны
    .is-not = { FORM($it) } — не карта войны
associated-with = { FORM($s, case: "gen") }
    .behind = yes
    .not = , кроме карт { FORM($s, case: "gen") },
    .is = { FORM($it) } принадлежит { FORM($s, case: "dat") }
    .is-not = { FORM($it) } не принадлежит { FORM($s, case: "dat") }
prevented = с предотвращённым событием
    .after = , событие которой предотвращено,
    .not = , событие которой не предотвращено,
    .is = событие { FORM($it, case: "gen") } предотвращено
    .is-not = событие { FORM($it, case: "gen") } не предотвращено
spaced = для космической гонки
    .after = для космической гонки
    .not = не для космической гонки
    .is = { FORM($it) } идёт на космическую гонку
    .is-not = { FORM($it) } не идёт на космическую гонку
marked-with = с жетоном
    .after = с жетоном { FORM($m) }
    .not = без жетона { FORM($m) }
    .is = { IN($it) } есть жетон { FORM($m) }
    .is-not = { IN($it) } нет жетона { FORM($m) }
named = под названием
    .head = { OR($t) }
    .head-all = все карты { AND($t) }
    .after = под названием { OR($t) }
    .not = , кроме { OR($t) },
    .is = { FORM($it) } — { OR($t) }
    .is-not = { FORM($it) } — не { OR($t) }
numbered = с номером
    .after = с номером { OR($n) }
    .not = , кроме номера { OR($n) },

## Из чего выбирают

countries-in-region = страна
    .after = { FORM($r, case: "gen") }
countries-in-regions = страна
    .after = { FORM($r, case: "gen") }
countries-of = страна
    .after = из списка: { FORM($t) }
defcon-levels = уровень
    .head = уровень DEFCON
    .after = на шкале DEFCON
cards-in-pile = из
    .after = из { FORM($p, case: "gen") }
    .ahead = да
    .there = { FORM($p, case: "place") }
cards-in-piles = из
    .after = из { OR($p, case: "gen") }
cards-in-list = среди
    .after = среди { FORM($s, case: "gen") }
top-cards = карта
    .after = из верхних { N($n, "card", case: "gen") } колоды

## Пункты правил: что меняет длительное событие

point-ops =
    .more = { TO($s) } { FORM($k) } стоит на { N($n, "ops-point") } больше
    .less = { TO($s) } { FORM($k) } стоит на { N($n, "ops-point") } меньше
    .is = { TO($s) } { FORM($k) } стоит { N($n, "ops-point") }
point-ops-all-in =
    .more = { TO($s) } { FORM($k) } стоит на { N($n, "ops-point") } больше, если потратить все очки { IN($r) }
    .less = { TO($s) } { FORM($k) } стоит на { N($n, "ops-point") } меньше, если потратить все очки { IN($r) }
    .is = { TO($s) } { FORM($k) } стоит { N($n, "ops-point") }, если потратить все очки { IN($r) }
point-may-place =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] могут
   *[one] может
} размещать влияние операциями { IN($c) }
    .no = { FORM($s) } не { NUMBER($s) ->
    [many] могут
   *[one] может
} размещать влияние операциями { IN($c) }
point-rounds =
    .is = { FORM($s) } { NUMBER($s) ->
    [many] могут
   *[one] может
} провести { N($n, "action-round") }
    .more = { FORM($s) } { NUMBER($s) ->
    [many] могут
   *[one] может
} провести на { N($n, "action-round") } больше
    .less = { FORM($s) } { NUMBER($s) ->
    [many] могут
   *[one] может
} провести на { N($n, "action-round") } меньше
point-may-attack =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] могут
   *[one] может
} { KNOWN($c) ->
        [yes] { IN($c) } проводить перевороты, попытки переориентации и войны по выбору
       *[no] проводить перевороты, попытки переориентации и войны по выбору { IN($c) }
    }
    .no = { FORM($s) } не { NUMBER($s) ->
    [many] могут
   *[one] может
} { KNOWN($c) ->
        [yes] { IN($c) } проводить перевороты, попытки переориентации и войны по выбору
       *[no] проводить перевороты, попытки переориентации и войны по выбору { IN($c) }
    }
point-may-coup =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] могут
   *[one] может
} устраивать перевороты { IN($c) }
    .no = { FORM($s) } не { NUMBER($s) ->
    [many] могут
   *[one] может
} устраивать перевороты { IN($c) }
point-coup-lowers-defcon =
    .yes = перевороты { FROM($s) } в ключевых странах { IN($c) } уменьшают DEFCON
    .no = перевороты { FROM($s) } в ключевых странах { IN($c) } не уменьшают DEFCON
point-coup-modifier =
    .is = модификатор бросков { FROM($s) } на переворот { IN($c) } — { FORM($n) }
    .more = { KNOWN($c) ->
        [yes] { IN($c) } +{ FORM($n) } к броскам { FROM($s) } на переворот
       *[no] +{ FORM($n) } к броскам { FROM($s) } на переворот { IN($c) }
    }
    .less = { KNOWN($c) ->
        [yes] { IN($c) } −{ FORM($n) } к броскам { FROM($s) } на переворот
       *[no] −{ FORM($n) } к броскам { FROM($s) } на переворот { IN($c) }
    }
point-realignment-modifier =
    .is = модификатор бросков { FROM($s) } на переориентацию { IN($c) } — { FORM($n) }
    .more = { KNOWN($c) ->
        [yes] { IN($c) } +{ FORM($n) } к броскам { FROM($s) } на переориентацию
       *[no] +{ FORM($n) } к броскам { FROM($s) } на переориентацию { IN($c) }
    }
    .less = { KNOWN($c) ->
        [yes] { IN($c) } −{ FORM($n) } к броскам { FROM($s) } на переориентацию
       *[no] −{ FORM($n) } к броскам { FROM($s) } на переориентацию { IN($c) }
    }
point-war-modifier =
    .is = модификатор бросков { FROM($s) } на войну { IN($c) } — { FORM($n) }
    .more = { KNOWN($c) ->
        [yes] { IN($c) } +{ FORM($n) } к броскам { FROM($s) } на войну
       *[no] +{ FORM($n) } к броскам { FROM($s) } на войну { IN($c) }
    }
    .less = { KNOWN($c) ->
        [yes] { IN($c) } −{ FORM($n) } к броскам { FROM($s) } на войну
       *[no] −{ FORM($n) } к броскам { FROM($s) } на войну { IN($c) }
    }
point-covers =
    .yes = { FORM($m) } защищает { FORM($c, case: "acc") }
    .no = { FORM($m) } не защищает { FORM($c, case: "acc") }
point-may-play =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] могут
   *[one] может
} играть { FORM($k, case: "acc") }
    .no = { FORM($s) } не { NUMBER($s) ->
    [many] могут
   *[one] может
} играть { FORM($k, case: "acc") }
    .only = { FORM($s) } { NUMBER($s) ->
    [many] могут
   *[one] может
} играть только { FORM($k, case: "acc", number: "many") }
point-must-use =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] должны
   *[one] должен
} использовать { FORM($k, case: "acc") } для операций в следующем раунде действий
    .no = { FORM($s) } не { NUMBER($s) ->
    [many] обязаны
   *[one] обязан
} использовать { FORM($k, case: "acc") } для операций
point-event-may-be-played =
    .yes = { FORM($s) } { NUMBER($s) ->
        [many] могут
       *[one] может
    } сыграть событие карты { FORM($k) }
    .no = { FORM($s) } не { NUMBER($s) ->
        [many] могут
       *[one] может
    } сыграть событие карты { FORM($k) }
point-sees-hand =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] видят
   *[one] видит
} карты на руке у { FORM($t, case: "gen") }
    .no = { FORM($s) } не { NUMBER($s) ->
    [many] видят
   *[one] видит
} карты на руке у { FORM($t, case: "gen") }
point-battleground-in-scoring =
    .yes = { FORM($c) } считается ключевой страной при подсчёте очков
    .no = { FORM($c) } не считается ключевой страной при подсчёте очков
point-battlegrounds-in-scoring =
    .more = { TO($s) } считается на { N($n, "battleground-country") } больше при подсчёте очков { IN($r) }
    .less = { TO($s) } считается на { N($n, "battleground-country") } меньше при подсчёте очков { IN($r) }
    .is = { TO($s) } считается { N($n, "battleground-country", case: "nom") } при подсчёте очков { IN($r) }

## Моменты: после «когда»

moment-event-played = { FORM($s) } { NUMBER($s) ->
    [many] играют
   *[one] играет
} { FORM($k, case: "acc") } как событие
moment-card-played = { FORM($s) } { NUMBER($s) ->
        [many] разыгрывают
       *[one] разыгрывает
    } { FORM($k, case: "acc") }
moment-event-happens = происходит событие карты { FORM($k) }
moment-side-is-to-act = { FORM($s) } { NUMBER($s) ->
    [many] собираются
   *[one] собирается
} действовать
moment-side-is-to-play = { FORM($s) } { NUMBER($s) ->
    [many] собираются
   *[one] собирается
} сыграть карту
moment-round-ends = { FORM($s) } { NUMBER($s) ->
    [many] завершают
   *[one] завершает
} раунд действий
moment-coup-declared = { FORM($s) } { NUMBER($s) ->
    [many] устраивают
   *[one] устраивает
} переворот { IN($c) }
moment-region-scored = подсчитываются очки { IN($r) }
moment-this-ends = это событие прекращается

## Слова заголовка карты, которые говорят что-то о событии; остальные только напечатаны

symbol-early-war = { "" }
symbol-mid-war = { "" }
symbol-late-war = { "" }
symbol-scoring = { "" }
symbol-war = { "" }
symbol-no-headline = не может быть заголовком
symbol-headlines-first = как заголовок своей стороны разыгрывается первой
