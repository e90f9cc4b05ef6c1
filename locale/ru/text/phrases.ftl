# Из чего складывается текст любой карты: условия, перечисления, указания, длительное действие.

list-and = { $before } и { $last }
    .wide = { $before }, и при этом { $last }
list-or = { $before } или { $last }
    .wide = { $before }, либо { $last }
list-nor = ни { $before }, ни { $last }
    .denies = да
title = «{ $text }»

## Перед существительным. Артиклей в русском нет

det-a = { "" }
    .vowel = { "" }
det-the = { "" }
det-each = каждый
    .m-gen = каждого
    .m-dat = каждому
    .m-acc = каждый
    .m-ins = каждым
    .m-pre = каждом
    .f = каждая
    .f-gen = каждой
    .f-dat = каждой
    .f-acc = каждую
    .f-ins = каждой
    .f-pre = каждой
    .many = все
    .many-gen = всех
    .many-dat = всем
    .many-acc = все
    .many-ins = всеми
    .many-pre = всех
det-any = любой
    .m-gen = любого
    .m-dat = любому
    .m-acc = любой
    .m-ins = любым
    .m-pre = любом
    .f = любая
    .f-gen = любой
    .f-dat = любой
    .f-acc = любую
    .f-ins = любой
    .f-pre = любой
    .many = любые
    .many-gen = любых
    .many-dat = любым
    .many-acc = любые
    .many-ins = любыми
    .many-pre = любых
det-no = никакой
    .m-gen = { "" }
    .f-gen = { "" }
    .f = никакая
    .many = никакие
    .many-gen = { "" }
det-other = другой
    .m-gen = другого
    .m-dat = другому
    .m-acc = другой
    .m-ins = другим
    .m-pre = другом
    .f = другая
    .f-gen = другой
    .f-dat = другой
    .f-acc = другую
    .f-ins = другой
    .f-pre = другой
    .many = другие
    .many-gen = других
    .many-dat = другим
    .many-acc = другие
    .many-ins = другими
    .many-pre = других
# Похожий на то, что уже описано; ещё один такой же.
det-such = такой
    .m-gen = такого
    .m-dat = такому
    .m-acc = такой
    .m-ins = таким
    .m-pre = таком
    .f = такая
    .f-gen = такой
    .f-dat = такой
    .f-acc = такую
    .f-ins = такой
    .f-pre = такой
    .many = такие
    .many-gen = таких
    .many-dat = таким
    .many-acc = такие
    .many-ins = такими
    .many-pre = таких
det-other-such = другой такой
    .m-gen = другого такого
    .m-dat = другому такому
    .m-acc = другой такой
    .m-ins = другим таким
    .m-pre = другом таком
    .f = другая такая
    .f-gen = другой такой
    .f-dat = другой такой
    .f-acc = другую такую
    .f-ins = другой такой
    .f-pre = другой такой
    .many = другие такие
    .many-gen = других таких
    .many-dat = другим таким
    .many-acc = другие такие
    .many-ins = другими такими
    .many-pre = других таких
by-lot = случайный
    .m-gen = случайного
    .m-dat = случайному
    .m-acc = случайный
    .m-ins = случайным
    .m-pre = случайном
    .f = случайная
    .f-gen = случайной
    .f-dat = случайной
    .f-acc = случайную
    .f-ins = случайной
    .f-pre = случайной
    .many = случайные
    .many-gen = случайных
    .many-dat = случайным
    .many-acc = случайные
    .many-ins = случайными
    .many-pre = случайных
up-to = не более чем { $what }
as-many = { $what } в количестве, равном { FORM($n, case: "dat") },
out-of = ({ FORM($list) })
    .set = из { FORM($list, case: "gen") }

## Места

way-in = в { FORM($what, case: "pre") }
    .each = в каждой из { FORM($what, case: "gen") }
    .up-to = не более чем в { FORM($what, case: "pre") }
    .sounds = враж всех втор
    .sounded = во { FORM($what, case: "pre") }
way-to = в { FORM($what, case: "acc") }
    .each = в каждую из { FORM($what, case: "gen") }
    .up-to = не более чем в { FORM($what, case: "acc") }
    .sounds = враж всех втор
    .sounded = во { FORM($what, case: "acc") }
way-from = из { FORM($what, case: "gen") }
    .each = из каждой из { FORM($what, case: "gen") }
    .up-to = не более чем из { FORM($what, case: "gen") }
there-in = там
    .many = там
there-to = туда
    .many = туда
there-from = оттуда
    .many = оттуда
it = он
    .m-nom = он
    .m-gen = него
    .m-dat = ему
    .m-acc = его
    .m-ins = им
    .m-with = с ним
    .m-pre = нём
    .f-nom = она
    .f-gen = неё
    .f-dat = ей
    .f-acc = её
    .f-ins = ей
    .f-with = с ней
    .f-pre = ней
    .n-nom = оно
    .n-gen = него
    .n-dat = ему
    .n-acc = его
    .n-ins = им
    .n-with = с ним
    .n-pre = нём
    .many = они
    .many-gen = них
    .many-dat = им
    .many-acc = их
    .many-ins = ими
    .many-with = с ними
    .many-pre = них
it-object = его
    .f = её
    .many = их
that-country = эта страна
    .gen = этой страны
    .dat = этой стране
    .acc = эту страну
    .ins = этой страной
    .with = с ней
    .pre = этой стране
    .many = эти страны
    .many-gen = этих стран
    .many-dat = этим странам
    .many-acc = эти страны
    .many-ins = этими странами
    .many-with = с ними
    .many-pre = этих странах
that-card = она
    .gen = этой карты
    .dat = этой карте
    .acc = её
    .ins = этой картой
    .pre = этой карте
    .many = эти карты
    .many-gen = этих карт
    .many-dat = этим картам
    .many-acc = эти карты
    .many-ins = этими картами
    .many-pre = этих картах
that-plot = он
    .gen = этого теракта
    .dat = этому теракту
    .acc = его
    .ins = этим терактом
    .pre = этом теракте
    .many = эти теракты
    .many-gen = этих терактов
    .many-dat = этим терактам
    .many-acc = эти теракты
    .many-ins = этими терактами
    .many-pre = этих терактах
that-side = эта сторона
    .gen = этой стороны
    .dat = этой стороне
    .acc = эту сторону
    .ins = этой стороной
    .pre = этой стороне
that-number = это число
    .gen = этого числа
    .dat = этому числу
    .ins = этим числом
    .pre = этом числе

## Свойства после существительного

that-is = { $gender ->
    [f] , которая { $what },
    [many] , которые { $what },
   *[other] , который { $what },
}
    .not = { $gender ->
    [f] , которая не { $what },
    [many] , которые не { $what },
   *[other] , который не { $what },
}
    .names = ({ $what })
    .beside = да
# Место или соседнее с ним.
around = { $number ->
    [many] из числа { FORM($what, case: "gen") } и соседних стран
   *[one] ({ FORM($what) } или соседняя страна)
}
apart = (кроме { FORM($what, case: "gen") })
being = ({ FORM($what) })
with-thing = с { FORM($what, case: "ins") }
    .not = без { FORM($what, case: "gen") }
titled = под названием
    .head = { OR($t) }
    .head-all = все карты { AND($t) }
    .after = под названием { OR($t) }
    .not = , кроме { OR($t) },
# Предлоги, которые перед несколькими определениями стоят один раз: с и со — один и тот же.
said-once = с/со
provided = , если { $what },
    .where = , где { $what },
preferred = (по возможности — { FORM($what) })
ranked =
    .highest = с наибольшим { FORM($by, case: "ins") }
    .lowest = с наименьшим { FORM($by, case: "ins") }
with =
    .some = { FORM($what, number: "many", case: "with") }
    .none = без { FORM($what, number: "many", case: "gen") }
    .eq = с { N($n, $what, case: "ins") }
    .ne = не с { N($n, $what, case: "ins") }
    .ge = не менее чем с { N($n, $what, case: "ins") }
    .gt = более чем с { N($n, $what, case: "ins") }
    .le = не более чем с { N($n, $what, case: "ins") }
    .lt = менее чем с { N($n, $what, case: "ins") }
    .where = , где { $what },

## Условия

is = { FORM($it) } — { $what }
    .not = { FORM($it) } — не { $what }
    .neither = { FORM($it) } — ни { $a }, ни { $b }
has =
    .some = { IN($c) } есть { FORM($what, number: "many") }
    .none = { IN($c) } нет { FORM($what, number: "many", case: "gen") }
    .eq = { IN($c) } ровно { N($n, $what, case: "nom") }
    .ne = { IN($c) } не { N($n, $what, case: "nom") }
    .ge = { IN($c) } не менее { N($n, $what, case: "gen") }
    .gt = { IN($c) } больше { N($n, $what, case: "gen") }
    .le = { IN($c) } не более { N($n, $what, case: "gen") }
    .lt = { IN($c) } меньше { N($n, $what, case: "gen") }
compare =
    .some = { FORM($a, case: "sum") } больше 0
    .none = { FORM($a, case: "sum") } — 0
    .eq = { FORM($a, case: "sum") } — { FORM($b, case: "sum") }
    .ne = { FORM($a, case: "sum") } — не { FORM($b, case: "sum") }
    .ge = { FORM($a, case: "sum") } — не менее { FORM($b, case: "gen") }
    .gt = { FORM($a, case: "sum") } больше, чем { FORM($b, case: "sum") }
    .le = { FORM($a, case: "sum") } — не более { FORM($b, case: "gen") }
    .lt = { FORM($a, case: "sum") } меньше, чем { FORM($b, case: "sum") }
    .pieces-le = { FORM($a, case: "gen") } не больше, чем { FORM($b, case: "gen") }
    .pieces-lt = { FORM($a, case: "gen") } меньше, чем { FORM($b, case: "gen") }
    .pieces-ge = { FORM($a, case: "gen") } не меньше, чем { FORM($b, case: "gen") }
    .pieces-gt = { FORM($a, case: "gen") } больше, чем { FORM($b, case: "gen") }
    .pieces-eq = { FORM($a, case: "gen") } столько же, сколько { FORM($b, case: "gen") }
    .pieces-ne = { FORM($a, case: "gen") } не столько же, сколько { FORM($b, case: "gen") }
    .own-some = , где { FORM($a, case: "sum") } больше 0,
    .own-none = , где { FORM($a, case: "sum") } — 0,
    .own-eq = , где { FORM($a, case: "sum") } — { FORM($b, case: "sum") },
    .own-ne = , где { FORM($a, case: "sum") } — не { FORM($b, case: "sum") },
    .own-ge = , где { FORM($a, case: "sum") } — не менее { FORM($b, case: "gen") },
    .own-gt = , где { FORM($a, case: "sum") } больше, чем { FORM($b, case: "sum") },
    .own-le = , где { FORM($a, case: "sum") } — не более { FORM($b, case: "gen") },
    .own-lt = , где { FORM($a, case: "sum") } меньше, чем { FORM($b, case: "sum") },
same = { FORM($a) } — { FORM($b) }
    .not = { FORM($a) } — не { FORM($b) }
there-is = есть { FORM($what) }
    .not = нет { FORM($what, case: "gen", number: "many") }
plays-it = { NUMBER($side) ->
    [many] играют
   *[one] играет
} { FORM($side) }
    .not = { NUMBER($side) ->
    [many] играют
   *[one] играет
} не { FORM($side) }
any-of-them = такие есть
    .not = таких нет
done = это выполнено
    .not = это не выполнено
so = это так
    .not = это не так
yes = да
no = нет

## Числа

number-of-things = число { FORM($what, case: "gen") }
    .gen = числа { FORM($what, case: "gen") }
    .dat = числу { FORM($what, case: "gen") }
    .ins = числом { FORM($what, case: "gen") }
    .sum = число { FORM($what, case: "gen") }
figure =
    .total = сумма ({ FORM($by) }) всех { FORM($what, case: "gen") }
    .highest = наибольшее значение ({ FORM($by) }) среди { FORM($what, case: "gen") }
    .lowest = наименьшее значение ({ FORM($by) }) среди { FORM($what, case: "gen") }
reckoned =
    .plus = { FORM($a) } плюс { FORM($b) }
    .plus-gen = { FORM($a, case: "gen") } и { FORM($b, case: "gen") } вместе
    .plus-acc = сумму { FORM($a, case: "gen") } и { FORM($b, case: "gen") }
    .plus-ins = { FORM($a, case: "ins") } плюс { FORM($b) }
    .minus = { FORM($a) } минус { FORM($b) }
    .plus-sum = { FORM($a, case: "sum") } плюс { FORM($b, case: "sum") }
    .minus-sum = { FORM($a, case: "sum") } минус { FORM($b, case: "sum") }
    .minus-dat = { FORM($a, case: "dat") } минус { FORM($b, case: "sum") }
    .plus-dat = сумме: { FORM($a, case: "sum") } плюс { FORM($b, case: "sum") }
    .minus-gen = числа { FORM($a, case: "gen") } минус { FORM($b) }
    .minus-acc = число { FORM($a, case: "gen") } минус { FORM($b) }
    .minus-ins = разностью: { FORM($a) } минус { FORM($b) }
    .times = { FORM($a) } × { FORM($b) }
    .times-gen = число { FORM($b, case: "gen") }, умноженное на { FORM($a) },
    .by = { FORM($a) } : { FORM($b) }
    .by-gen = { FORM($a) } : { FORM($b) }
difference = разница
    .gen = разницы
    .dat = разнице
    .acc = разницу
by-case = { FORM($otherwise) } ({ FORM($n) }, если { $condition })
    .rest = ({ FORM($n) }, если { $condition })
    .signed = ({ SIGNED($n) }, если { $condition })
    .more = (ещё { FORM($n) }, если { $condition })

## Розыгрыш карты

blocked-by = нельзя сыграть, пока действует { OR($cards) }
    .side = { FORM($side) } не { NUMBER($side) ->
    [many] могут
   *[one] может
} сыграть, пока действует { OR($cards) }
requires = играется, только если действует { AND($cards) }
    .any = играется, только если действует { OR($cards) }
allows = позволяет сыграть { AND($cards) }
blocks = блокирует { AND($cards) }
play-if = играется, если { $what }
play-in = играется { IN($where) }
play-if-in = играется, если { $what }, { IN($where) }

## Указания

choose = { DO("choose") } { FORM($what, case: "acc") }
or-else = { FORM($first, case: "acc") }, а если это невозможно — { FORM($second, case: "acc") }
    .then = { FORM($first, case: "acc") }, а если таких нет — { FORM($second, case: "acc") }
may = { FORM($side) } { NUMBER($side) ->
    [many] могут
   *[one] может
} { $what }
    .you = вы можете { $what }
    .plain = вы можете выбрать следующее: { $what }
side-does = { FORM($side) } { $what }
    .plain = { FORM($side) }: { $what }
some-of = { FORM($side) }: { $what }
    .must = { FORM($side) } { NUMBER($side) ->
    [many] должны
   *[one] должен
} { $what }
    .does = { FORM($side) } { NUMBER($side) ->
    [many] выбирают
   *[one] выбирает
}: { $what }
for-side = { FORM($side) }: { $what }
if = если { $condition }, { $what }
    .after = { $what }, если { $condition }
otherwise-if = иначе, если { $condition }, { $what }
otherwise = иначе { $what }
for-each = { NUMBER($thing) ->
    [many] { KNOWN($thing) ->
        [yes] для { GENDER($thing) ->
            [f] каждой
           *[other] каждого
        } из { FORM($thing, case: "gen") }: { $what }
       *[no] для { FORM($thing, case: "gen") } (по отдельности): { $what }
    }
   *[one] для { FORM($thing, case: "gen") }: { $what }
}
times = выполните { $n ->
    [1] один раз
    [2] дважды
    [few] { FORM($n) } раза
    [one] { FORM($n) } раз
   *[other] { FORM($n) } раз
}: { $what }
    .up-to = выполните не более { $n ->
    [2] двух раз
   *[other] { FORM($n) } раз
}: { $what }
do-some = { DO("conduct") } { $n ->
    [1] одно из действий
    [2] два разных действия
    [3] три разных действия
   *[other] разные действия ({ $n })
}: { $options }
on = при результате { OR($n) } { $what }
    .after = при результате { OR($n) } { $what }
at-least = { FORM($n) } и больше
    .among = не меньше { FORM($n) }
at-most = { FORM($n) } и меньше
    .among = не больше { FORM($n) }
by-value = решает { FORM($value) }: { $rows }
either = либо { $a }, либо { $b }
option-if = { $what } (только если { $condition })
with-facts = { $what } (при этом { $facts })

# Несколько вещей с одним глаголом.
fused-place = { KNOWN($c) ->
    [yes] { DO("place") } { TO($c) } { FORM($what) }
   *[no] { DO("place") } { FORM($what) } { TO($c) }
}
    .again = { FORM($what) } { TO($c) }
fused-remove = { KNOWN($c) ->
    [yes] { DO("remove") } { FROM($c) } { FORM($what) }
   *[no] { DO("remove") } { FORM($what) } { FROM($c) }
}
    .again = { FORM($what) } { FROM($c) }
    .share = { DO("remove") } { FORM($n, case: "acc") }
fused-either = { DO("place") } или { DO("remove") } { KNOWN($c) ->
    [yes] { IN($c) } { FORM($what) }
   *[no] { FORM($what) } { IN($c) }
}

## Длительное действие

while = пока событие действует, { $facts }
    .lapsing = до конца хода { $facts }
    .there = пока жетон там, { $facts }
    .mark = пока действует { FORM($mark) }, { $facts }
fact-if = { $fact }, если { $condition }
moment-if = { $fact } и при этом { $condition }
when = когда { $moment }, { $what }
    .once = один раз, когда { $moment }, { $what }
    .lapsing = до конца хода, когда { $moment }, { $what }
    .lapsing-once = один раз до конца хода, когда { $moment }, { $what }
    .one = когда { $moment }, { $what }
    .once-one = один раз, когда { $moment }, { $what }
    .lapsing-one = до конца хода, когда { $moment }, { $what }
    .lapsing-once-one = один раз до конца хода, когда { $moment }, { $what }
moment-as = { $fact } (как { FORM($role, case: "bare") })
or-when = { $a } или когда { $b }
likewise = то же относится к { FORM($side, case: "dat") } и { FORM($figure, case: "dat") }
ends = прекращается, если { $what }
