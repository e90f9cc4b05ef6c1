# Z czego zbudowany jest tekst każdej karty: warunki, wyliczenia, polecenia, trwałe efekty.

list-and = { $before } i { $last }
list-or = { $before } lub { $last }
title = „{ $text }”

## Przed rzeczownikiem

det-each = każdy
    .m-gen = każdego
    .m-loc = każdym
    .m-acc = każdy
    .f = każda
    .f-acc = każdą
    .f-gen = każdej
    .f-loc = każdej
det-any = dowolny
    .f = dowolna
    .f-acc = dowolną
    .f-gen = dowolnej
    .m-gen = dowolnego
    .m-loc = dowolnym
det-no = żaden
    .m-gen = żadnego
    .f-gen = żadnej
    .f = żadna
det-other = inny
    .m-gen = innego
    .m-loc = innym
    .m-acc = inny
    .f = inna
    .f-acc = inną
    .f-gen = innej
    .f-loc = innej
by-lot = losowy
    .f = losowa
    .f-acc = losową
    .m-gen = losowego
    .m-loc = losowym
up-to = do { $what }
    .gen = tak
as-many = { $what } w liczbie równej: { FORM($n) }
out-of = ({ FORM($list) })

## Miejsca

way-in = w { FORM($what, case: "loc") }
way-to = do { FORM($what, case: "gen") }
way-from = z { FORM($what, case: "gen") }
there-in = tam
    .many = tam
there-to = tam
    .many = tam
there-from = stamtąd
    .many = stamtąd
it = on
    .m-nom = on
    .m-acc = go
    .m-gen = jego
    .m-loc = nim
    .f-nom = ona
    .f-acc = ją
    .f-gen = jej
    .f-loc = niej
    .many = je
    .many-gen = ich
that-country = ten kraj
    .gen = tego kraju
    .acc = ten kraj
    .loc = tym kraju
    .ins = tym krajem
    .many = te kraje
    .many-gen = tych krajów
    .many-loc = tych krajach
that-card = ona
    .acc = ją
    .gen = jej
    .many = te karty
    .many-acc = te karty
that-plot = ona
    .acc = ją
    .gen = jej
that-side = ta strona
that-number = ta liczba

## Cechy po rzeczowniku

that-is = { $gender ->
    [f] , która jest
   *[other] , który jest
} { $what }
    .not = { $gender ->
    [f] , która nie jest
   *[other] , który nie jest
} { $what }
apart = oprócz { FORM($what, case: "gen") }
being = czyli { FORM($what) }
with-thing = z { FORM($what, case: "ins") }
    .not = bez { FORM($what, case: "gen") }
titled = o nazwie
    .head = { OR($t) }
    .head-all = każdą z kart { AND($t) }
    .after = o nazwie { OR($t) }
    .not = oprócz { OR($t) }
provided = jeżeli { $what }
ranked =
    .highest = o największej wartości: { $by }
    .lowest = o najmniejszej wartości: { $by }
with =
    .some = { FORM($what, number: "many", case: "with") }
    .none = bez { FORM($what, number: "many", case: "gen") }
    .eq = mający { N($n, $what) }
    .ne = mający liczbę inną niż { N($n, $what) }
    .ge = mający co najmniej { N($n, $what) }
    .gt = mający więcej niż { N($n, $what) }
    .le = mający najwyżej { N($n, $what) }
    .lt = mający mniej niż { N($n, $what) }

## Warunki

is = { FORM($it) } jest { $what }
    .not = { FORM($it) } nie jest { $what }
has =
    .some = { IN($c) } są { FORM($what, number: "many") }
    .none = { IN($c) } nie ma { FORM($what, number: "many", case: "gen") }
    .eq = { IN($c) } jest dokładnie { N($n, $what) }
    .ne = { IN($c) } nie jest dokładnie { N($n, $what) }
    .ge = { IN($c) } jest co najmniej { N($n, $what) }
    .gt = { IN($c) } jest więcej niż { N($n, $what) }
    .le = { IN($c) } jest najwyżej { N($n, $what) }
    .lt = { IN($c) } jest mniej niż { N($n, $what) }
compare =
    .some = { FORM($a) } przekracza 0
    .none = { FORM($a) } wynosi 0
    .eq = { FORM($a) } wynosi { FORM($b) }
    .ne = { FORM($a) } nie wynosi { FORM($b) }
    .ge = { FORM($a) } wynosi co najmniej { FORM($b) }
    .gt = { FORM($a) } przekracza { FORM($b, case: "acc") }
    .le = { FORM($a) } nie przekracza { FORM($b, case: "gen") }
    .lt = { FORM($a) } jest mniej niż { FORM($b) }
    .pieces-le = { FORM($a, case: "gen") } nie jest więcej niż { FORM($b, case: "gen") }
    .pieces-lt = { FORM($a, case: "gen") } jest mniej niż { FORM($b, case: "gen") }
    .pieces-ge = { FORM($a, case: "gen") } jest co najmniej tyle, ile { FORM($b, case: "gen") }
    .pieces-gt = { FORM($a, case: "gen") } jest więcej niż { FORM($b, case: "gen") }
    .pieces-eq = { FORM($a, case: "gen") } jest tyle, ile { FORM($b, case: "gen") }
    .pieces-ne = { FORM($a, case: "gen") } nie jest tyle, ile { FORM($b, case: "gen") }
same = { FORM($a) } to { FORM($b) }
    .not = { FORM($a) } to nie { FORM($b) }
there-is = istnieje { FORM($what) }
    .not = nie istnieje { FORM($what) }
plays-it = gra { FORM($side) }
    .not = nie gra { FORM($side) }

## Zagranie karty

blocked-by = nie można zagrać, gdy w grze jest { OR($cards) }
    .side = { FORM($side) } nie może zagrać, gdy w grze jest { OR($cards) }
requires = zagraj tylko, jeżeli w grze jest { AND($cards) }
    .any = zagraj tylko, jeżeli w grze jest { OR($cards) }
allows = umożliwia { AND($cards) }
blocks = blokuje { AND($cards) }
play-if = zagraj, jeżeli { $what }
play-in = zagraj w { FORM($where, case: "loc") }
play-if-in = zagraj, jeżeli { $what }, w { FORM($where, case: "loc") }

## Polecenia

choose = { DO("choose") } { FORM($what, case: "acc") }
or-else = { FORM($first, case: "acc") } albo, gdy to niemożliwe, { FORM($second, case: "acc") }
may = { FORM($side) } może { $what }
    .you = możesz { $what }
    .plain = możesz: { $what }
side-does = { FORM($side) } { $what }
    .plain = { FORM($side) }: { $what }
some-of = { FORM($side) }: { $what }
for-side = { FORM($side) }: { $what }
if = jeżeli { $condition }, { $what }
otherwise-if = w przeciwnym razie, jeżeli { $condition }, { $what }
otherwise = w przeciwnym razie { $what }
for-each = { FORM($thing) }: { $what }
do-some = wykonaj { $n ->
    [1] jedną z czynności
    [2] dwie różne czynności
    [3] trzy różne czynności
   *[other] różne czynności ({ $n })
}: { $options }
option-if = { $what } (tylko jeżeli { $condition })
with-facts = { $what } (przy tym { $facts })

## Trwałe efekty

while = dopóki to zdarzenie jest w grze: { $facts }
    .lapsing = do końca tury { $facts }
    .there = dopóki znacznik tam leży: { $facts }
fact-if = { $fact }, jeżeli { $condition }
moment-if = { $fact }, podczas gdy { $condition }
when = gdy { $moment }: { $what }
    .once = raz, gdy { $moment }: { $what }
    .lapsing = do końca tury, gdy { $moment }: { $what }
    .lapsing-once = raz do końca tury, gdy { $moment }: { $what }
ends = kończy się, gdy { $what }
