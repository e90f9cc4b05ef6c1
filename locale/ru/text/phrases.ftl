# Из чего складывается текст любой карты: условия, перечисления, указания, длительное действие.

list-and = { $before } и { $last }
list-or = { $before } или { $last }
title = «{ $text }»

## Перед существительным

det-each = каждый
    .m-gen = каждого
    .m-pre = каждом
    .m-acc = каждый
    .f = каждая
    .f-acc = каждую
    .f-gen = каждой
    .f-pre = каждой
    .f-ins = каждой
det-any = любой
    .f = любая
    .f-acc = любую
    .f-gen = любой
    .f-pre = любой
det-no = никакой
    .f-gen = никакой
    .m-gen = никакого
    .f = никакая
det-other = другой
    .f = другая
    .f-acc = другую
    .f-gen = другой
    .f-pre = другой
    .m-gen = другого
    .m-acc = другой
by-lot = случайный
    .f = случайная
    .f-acc = случайную
    .f-gen = случайной
    .f-pre = случайной
up-to = до { $what }
    .gen = да
as-many = { $what } числом: { FORM($n) }
out-of = ({ FORM($list) })

## Места

way-in = в { FORM($what, case: "pre") }
way-to = в { FORM($what, case: "acc") }
way-from = из { FORM($what, case: "gen") }
there-in = там
    .many = там
there-to = туда
    .many = туда
there-from = оттуда
    .many = оттуда
it = он
    .m-nom = он
    .m-acc = его
    .m-gen = его
    .f-nom = она
    .f-acc = её
    .f-gen = её
    .f-pre = ней
    .f-dat = ей
    .many = они
    .many-acc = их
that-country = эта страна
    .gen = этой страны
    .dat = этой стране
    .acc = эту страну
    .ins = этой страной
    .pre = этой стране
    .many = эти страны
    .many-gen = этих стран
    .many-pre = этих странах
that-card = она
    .acc = её
    .gen = её
    .many = эти карты
that-plot = он
    .acc = его
    .gen = его
that-side = эта сторона
that-number = это число

## Свойства после существительного

that-is = { $gender ->
    [f] , которая { $what }
   *[other] , который { $what }
}
    .not = { $gender ->
    [f] , которая не { $what }
   *[other] , который не { $what }
}
apart = кроме { FORM($what, case: "gen") }
being = а именно { FORM($what) }
with-thing = , где есть { FORM($what) }
    .not = , где нет { FORM($what, case: "gen") }
titled = под названием
    .head = { OR($t) }
    .head-all = все карты { AND($t) }
    .after = под названием { OR($t) }
    .not = кроме { OR($t) }
provided = , если { $what }
ranked =
    .highest = с наибольшим значением: { $by }
    .lowest = с наименьшим значением: { $by }
with =
    .some = { FORM($what, number: "many", case: "with") }
    .none = без { FORM($what, number: "many", case: "gen") }
    .eq = , где ровно { N($n, $what, case: "nom") }
    .ne = , где не { N($n, $what, case: "nom") }
    .ge = , где не менее { N($n, $what, case: "gen") }
    .gt = , где больше { N($n, $what, case: "gen") }
    .le = , где не более { N($n, $what, case: "gen") }
    .lt = , где меньше { N($n, $what, case: "gen") }

## Условия

is = { FORM($it) } — { $what }
    .not = { FORM($it) } — не { $what }
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
    .some = { FORM($a) } больше 0
    .none = { FORM($a) } — 0
    .eq = { FORM($a) } — { FORM($b) }
    .ne = { FORM($a) } — не { FORM($b) }
    .ge = { FORM($a) } — не менее { FORM($b, case: "gen") }
    .gt = { FORM($a) } больше, чем { FORM($b) }
    .le = { FORM($a) } не больше, чем { FORM($b) }
    .lt = { FORM($a) } меньше, чем { FORM($b) }
    .pieces-le = { FORM($a, case: "gen") } не больше, чем { FORM($b, case: "gen") }
    .pieces-lt = { FORM($a, case: "gen") } меньше, чем { FORM($b, case: "gen") }
    .pieces-ge = { FORM($a, case: "gen") } не меньше, чем { FORM($b, case: "gen") }
    .pieces-gt = { FORM($a, case: "gen") } больше, чем { FORM($b, case: "gen") }
    .pieces-eq = { FORM($a, case: "gen") } столько же, сколько { FORM($b, case: "gen") }
    .pieces-ne = { FORM($a, case: "gen") } не столько же, сколько { FORM($b, case: "gen") }
same = { FORM($a) } — это { FORM($b) }
    .not = { FORM($a) } — это не { FORM($b) }
there-is = есть { FORM($what) }
    .not = нет { FORM($what, case: "gen") }
plays-it = { NUMBER($side) ->
    [many] играют
   *[one] играет
} { FORM($side) }
    .not = не { NUMBER($side) ->
    [many] играют
   *[one] играет
} { FORM($side) }

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
play-in = играется в { FORM($where, case: "pre") }
play-if-in = играется, если { $what }, в { FORM($where, case: "pre") }

## Указания

choose = { DO("choose") } { FORM($what, case: "acc") }
or-else = { FORM($first, case: "acc") }, а если это невозможно — { FORM($second, case: "acc") }
may = { FORM($side) } { NUMBER($side) ->
    [many] могут
   *[one] может
} { $what }
    .you = можете { $what }
    .plain = можно: { $what }
side-does = { FORM($side) } { $what }
    .plain = { FORM($side) }: { $what }
some-of = { FORM($side) }: { $what }
for-side = { FORM($side) }: { $what }
if = если { $condition }, { $what }
otherwise-if = иначе, если { $condition }, { $what }
otherwise = иначе { $what }
for-each = { FORM($thing) }: { $what }
do-some = выполните { $n ->
    [1] одно из действий
    [2] два разных действия
    [3] три разных действия
   *[other] разные действия ({ $n })
}: { $options }
option-if = { $what } (только если { $condition })
with-facts = { $what } (при этом { $facts })

## Длительное действие

while = пока событие действует: { $facts }
    .lapsing = до конца хода { $facts }
    .there = пока жетон там: { $facts }
fact-if = { $fact }, если { $condition }
moment-if = { $fact }, в то время как { $condition }
when = когда { $moment }: { $what }
    .once = один раз, когда { $moment }: { $what }
    .lapsing = до конца хода, когда { $moment }: { $what }
    .lapsing-once = один раз до конца хода, когда { $moment }: { $what }
ends = прекращается, если { $what }
