# Z czego zbudowany jest tekst każdej karty: warunki, wyliczenia, polecenia, trwałe efekty.
# Zdanie względne kończy się przecinkiem: zbędny przecinek przed innym znakiem znika sam.

list-and = { $before } i { $last }
    .wide = { $before }, a zarazem { $last }
list-or = { $before } lub { $last }
    .wide = { $before } albo { $last }
list-nor = ani { $before }, ani { $last }
    .denies = tak
title = „{ $text }”

## Przed rzeczownikiem

det-a = { "" }
    .vowel = { "" }
det-the = { "" }
det-each = każdy
    .m-gen = każdego
    .m-dat = każdemu
    .m-acc = każdy
    .m-ins = każdym
    .m-loc = każdym
    .f-nom = każda
    .f-gen = każdej
    .f-dat = każdej
    .f-acc = każdą
    .f-ins = każdą
    .f-loc = każdej
    .n-nom = każde
    .n-gen = każdego
    .n-dat = każdemu
    .n-acc = każde
    .n-ins = każdym
    .n-loc = każdym
    .many = wszystkie
    .many-gen = wszystkich
    .many-loc = wszystkich
    .many-ins = wszystkimi
det-any = dowolny
    .m-gen = dowolnego
    .m-dat = dowolnemu
    .m-acc = dowolny
    .m-ins = dowolnym
    .m-loc = dowolnym
    .f-nom = dowolna
    .f-gen = dowolnej
    .f-dat = dowolnej
    .f-acc = dowolną
    .f-ins = dowolną
    .f-loc = dowolnej
    .n-nom = dowolne
    .n-gen = dowolnego
    .n-dat = dowolnemu
    .n-acc = dowolne
    .n-ins = dowolnym
    .n-loc = dowolnym
    .many-nom = dowolne
    .many-gen = dowolnych
    .many-dat = dowolnym
    .many-acc = dowolne
    .many-ins = dowolnymi
    .many-loc = dowolnych
det-no = żaden
    .m-gen = żadnego
    .m-loc = żadnym
    .m-acc = żaden
    .f = żadna
    .f-gen = żadnej
    .f-acc = żadną
    .f-loc = żadnej
    .n = żadne
    .n-gen = żadnego
    .many = żadne
    .many-gen = żadnych
det-other = inny
    .m-gen = innego
    .m-dat = innemu
    .m-acc = inny
    .m-ins = innym
    .m-loc = innym
    .f-nom = inna
    .f-gen = innej
    .f-dat = innej
    .f-acc = inną
    .f-ins = inną
    .f-loc = innej
    .n-nom = inne
    .n-gen = innego
    .n-dat = innemu
    .n-acc = inne
    .n-ins = innym
    .n-loc = innym
    .many-nom = inne
    .many-gen = innych
    .many-dat = innym
    .many-acc = inne
    .many-ins = innymi
    .many-loc = innych
# Taki jak opisany wcześniej; inny taki.
det-such = taki
    .m-gen = takiego
    .m-dat = takiemu
    .m-acc = taki
    .m-ins = takim
    .m-loc = takim
    .f-nom = taka
    .f-gen = takiej
    .f-dat = takiej
    .f-acc = taką
    .f-ins = taką
    .f-loc = takiej
    .n-nom = takie
    .n-gen = takiego
    .n-dat = takiemu
    .n-acc = takie
    .n-ins = takim
    .n-loc = takim
    .many-nom = takie
    .many-gen = takich
    .many-dat = takim
    .many-acc = takie
    .many-ins = takimi
    .many-loc = takich
det-other-such = inny taki
    .m-gen = innego takiego
    .m-dat = innemu takiemu
    .m-acc = inny taki
    .m-ins = innym takim
    .m-loc = innym takim
    .f-nom = inna taka
    .f-gen = innej takiej
    .f-dat = innej takiej
    .f-acc = inną taką
    .f-ins = inną taką
    .f-loc = innej takiej
    .n-nom = inne takie
    .n-gen = innego takiego
    .n-dat = innemu takiemu
    .n-acc = inne takie
    .n-ins = innym takim
    .n-loc = innym takim
    .many-nom = inne takie
    .many-gen = innych takich
    .many-dat = innym takim
    .many-acc = inne takie
    .many-ins = innymi takimi
    .many-loc = innych takich
by-lot = losowy
    .m-gen = losowego
    .m-dat = losowemu
    .m-acc = losowy
    .m-ins = losowym
    .m-loc = losowym
    .f-nom = losowa
    .f-gen = losowej
    .f-dat = losowej
    .f-acc = losową
    .f-ins = losową
    .f-loc = losowej
    .n-nom = losowe
    .n-gen = losowego
    .n-dat = losowemu
    .n-acc = losowe
    .n-ins = losowym
    .n-loc = losowym
    .many-nom = losowe
    .many-gen = losowych
    .many-dat = losowym
    .many-acc = losowe
    .many-ins = losowymi
    .many-loc = losowych
up-to = najwyżej { $what }
as-many = { $what } w liczbie równej: { FORM($n) }
out-of = ({ FORM($list) })
    .set = spośród { FORM($list, case: "gen") }

## Miejsca

# Kraj bez żadnej cechy jest „dowolny”.
way-in = { FORM($what, case: "loc") ->
    [kraju] w dowolnym kraju
   *[other] w { FORM($what, case: "loc") }
}
    .up-to = najwyżej w { FORM($what, case: "loc") }
way-to = { FORM($what, case: "gen") ->
    [kraju] do dowolnego kraju
   *[other] do { FORM($what, case: "gen") }
}
    .up-to = najwyżej do { FORM($what, case: "gen") }
way-from = { FORM($what, case: "gen") ->
    [kraju] z dowolnego kraju
   *[other] z { FORM($what, case: "gen") }
}
    .up-to = najwyżej z { FORM($what, case: "gen") }
there-in = tam
    .many = tam
there-to = tam
    .many = tam
there-from = stamtąd
    .many = stamtąd
it = on
    .m-nom = on
    .m-gen = niego
    .m-dat = jemu
    .m-acc = go
    .m-ins = nim
    .m-loc = nim
    .f-nom = ona
    .f-gen = niej
    .f-dat = jej
    .f-acc = ją
    .f-ins = nią
    .f-loc = niej
    .n-nom = ono
    .n-gen = niego
    .n-dat = jemu
    .n-acc = je
    .n-ins = nim
    .n-loc = nim
    .many = one
    .many-gen = nich
    .many-dat = im
    .many-acc = je
    .many-ins = nimi
    .many-loc = nich
it-object = go
    .f = ją
    .n = je
    .many = je
that-country = ten kraj
    .gen = tego kraju
    .dat = temu krajowi
    .acc = ten kraj
    .ins = tym krajem
    .loc = tym kraju
    .many = te kraje
    .many-gen = tych krajów
    .many-dat = tym krajom
    .many-acc = te kraje
    .many-ins = tymi krajami
    .many-loc = tych krajach
that-card = ta karta
    .gen = tej karty
    .dat = tej karcie
    .acc = ją
    .ins = tą kartą
    .loc = tej karcie
    .many = te karty
    .many-gen = tych kart
    .many-dat = tym kartom
    .many-acc = te karty
    .many-ins = tymi kartami
    .many-loc = tych kartach
that-plot = ta intryga
    .gen = tej intrygi
    .dat = tej intrydze
    .acc = ją
    .ins = tą intrygą
    .loc = tej intrydze
    .many = te intrygi
    .many-gen = tych intryg
    .many-dat = tym intrygom
    .many-acc = te intrygi
    .many-ins = tymi intrygami
    .many-loc = tych intrygach
that-side = ta strona
    .gen = tej strony
    .dat = tej stronie
    .acc = tę stronę
    .ins = tą stroną
    .loc = tej stronie
that-number = ta liczba
    .gen = tej liczby
    .dat = tej liczbie
    .acc = tę liczbę
    .ins = tą liczbą
    .loc = tej liczbie

## Cechy po rzeczowniku

that-is = { $number ->
    [many] , które są { $what },
   *[one] { $gender ->
        [f] , która jest { $what },
        [n] , które jest { $what },
       *[other] , który jest { $what },
    }
}
    .not = { $number ->
    [many] , które nie są { $what },
   *[one] { $gender ->
        [f] , która nie jest { $what },
        [n] , które nie jest { $what },
       *[other] , który nie jest { $what },
    }
}
    .names = ({ $what })
    .beside = tak
# Miejsce albo przyległe do niego.
around = { $number ->
    [many] { GENDER($what) ->
        [f] spośród { FORM($what, case: "gen") } i krajów do niej przyległych
        [pl] spośród { FORM($what, case: "gen") } i krajów do nich przyległych
       *[other] spośród { FORM($what, case: "gen") } i krajów do niego przyległych
    }
   *[one] { GENDER($what) ->
        [f] ({ FORM($what) } lub kraj do niej przyległy)
        [pl] ({ FORM($what) } lub kraj do nich przyległy)
       *[other] ({ FORM($what) } lub kraj do niego przyległy)
    }
}
apart = inny niż { FORM($what) }
    .after = (oprócz { FORM($what, case: "gen") })
    .pred = inny niż { FORM($what) }
being = będący { FORM($what, case: "ins") }
    .m-gen = będącego { FORM($what, case: "ins") }
    .m-dat = będącemu { FORM($what, case: "ins") }
    .m-acc = będący { FORM($what, case: "ins") }
    .m-ins = będącym { FORM($what, case: "ins") }
    .m-loc = będącym { FORM($what, case: "ins") }
    .f-nom = będąca { FORM($what, case: "ins") }
    .f-gen = będącej { FORM($what, case: "ins") }
    .f-dat = będącej { FORM($what, case: "ins") }
    .f-acc = będącą { FORM($what, case: "ins") }
    .f-ins = będącą { FORM($what, case: "ins") }
    .f-loc = będącej { FORM($what, case: "ins") }
    .n-nom = będące { FORM($what, case: "ins") }
    .n-gen = będącego { FORM($what, case: "ins") }
    .n-dat = będącemu { FORM($what, case: "ins") }
    .n-acc = będące { FORM($what, case: "ins") }
    .n-ins = będącym { FORM($what, case: "ins") }
    .n-loc = będącym { FORM($what, case: "ins") }
    .many-nom = będące { FORM($what, case: "ins") }
    .many-gen = będących { FORM($what, case: "ins") }
    .many-dat = będącym { FORM($what, case: "ins") }
    .many-acc = będące { FORM($what, case: "ins") }
    .many-ins = będącymi { FORM($what, case: "ins") }
    .many-loc = będących { FORM($what, case: "ins") }
    .behind = yes
    .pred = { FORM($what, case: "ins") }
with-thing = z { FORM($what, case: "ins") }
    .not = bez { FORM($what, case: "gen") }
titled = o nazwie
    .head = { OR($t) }
    .head-all = wszystkie karty { AND($t) }
    .after = o nazwie { OR($t) }
    .not = (oprócz { OR($t) })
# Przyimki, które przed kilkoma określeniami stoją raz: z i ze to jeden.
said-once = z/ze o
provided = , o ile { $what },
    .where = , o ile { $what },
preferred = (w miarę możliwości: { FORM($what) })
ranked =
    .highest = o najwyższej { FORM($by, case: "loc") }
    .lowest = o najniższej { FORM($by, case: "loc") }
with =
    .some = { FORM($what, number: "many", case: "with") }
    .none = bez { FORM($what, number: "many", case: "gen") }
    .eq = z { N($n, $what, case: "ins") }
    .ne = z liczbą { FORM($what, number: "many", case: "gen") } inną niż { FORM($n) }
    .ge = z co najmniej { N($n, $what, case: "ins") }
    .gt = z więcej niż { N($n, $what, case: "ins") }
    .le = z najwyżej { N($n, $what, case: "ins") }
    .lt = z mniej niż { N($n, $what, case: "ins") }
    .where = , w { $number ->
    [many] których
   *[one] którym
} { $what },

## Warunki

is = { FORM($it) } { NUMBER($it) ->
    [many] są
   *[one] jest
} { $what }
    .not = { FORM($it) } nie { NUMBER($it) ->
    [many] są
   *[one] jest
} { $what }
    .neither = { FORM($it) } nie { NUMBER($it) ->
    [many] są
   *[one] jest
} ani { $a }, ani { $b }
has =
    .some = { IN($c) ->
    [tam] są tam { FORM($what, number: "many") }
   *[other] { IN($c) } są { FORM($what, number: "many") }
}
    .none = { IN($c) ->
    [tam] nie ma tam { FORM($what, number: "many", case: "gen") }
   *[other] { IN($c) } nie ma { FORM($what, number: "many", case: "gen") }
}
    .eq = { IN($c) } { $n ->
    [few] są
    [one] jest
   *[other] jest
} dokładnie { N($n, $what, case: "nom") }
    .ne = { IN($c) } liczba { FORM($what, number: "many", case: "gen") } jest inna niż { FORM($n) }
    .ge = { IN($c) } { $n ->
    [few] są
    [one] jest
   *[other] jest
} co najmniej { N($n, $what, case: "nom") }
    .gt = { IN($c) } jest więcej niż { N($n, $what, case: "nom") }
    .le = { IN($c) } { $n ->
    [few] są
    [one] jest
   *[other] jest
} najwyżej { N($n, $what, case: "nom") }
    .lt = { IN($c) } jest mniej niż { N($n, $what, case: "nom") }
compare =
    .some = { FORM($a, case: "count") } to więcej niż 0
    .none = { FORM($a, case: "count") } to 0
    .eq = { FORM($a, case: "count") } to { FORM($b, case: "count") }
    .ne = { FORM($a, case: "count") } to nie { FORM($b, case: "count") }
    .ge = { FORM($a, case: "count") } to co najmniej { FORM($b, case: "count") }
    .gt = { FORM($a, case: "count") } przekracza { FORM($b, case: "acc") }
    .le = { FORM($a, case: "count") } to najwyżej { FORM($b, case: "count") }
    .lt = { FORM($a, case: "count") } to mniej niż { FORM($b, case: "count") }
    .pieces-le = { FORM($a, case: "gen") } nie jest więcej niż { FORM($b, case: "than") }
    .pieces-lt = { FORM($a, case: "gen") } jest mniej niż { FORM($b, case: "than") }
    .pieces-ge = { FORM($a, case: "gen") } jest co najmniej tyle, ile { FORM($b, case: "than") }
    .pieces-gt = { FORM($a, case: "gen") } jest więcej niż { FORM($b, case: "than") }
    .pieces-eq = { FORM($a, case: "gen") } jest tyle, ile { FORM($b, case: "than") }
    .pieces-ne = { FORM($a, case: "gen") } nie jest tyle, ile { FORM($b, case: "than") }
    .own-some = ({ FORM($a) }: więcej niż 0)
    .own-none = ({ FORM($a) }: 0)
    .own-eq = ({ FORM($a) }: { FORM($b) })
    .own-ne = ({ FORM($a) }: nie { FORM($b) })
    .own-ge = ({ FORM($a) }: co najmniej { FORM($b) })
    .own-gt = ({ FORM($a) }: więcej niż { FORM($b) })
    .own-le = ({ FORM($a) }: najwyżej { FORM($b) })
    .own-lt = ({ FORM($a) }: mniej niż { FORM($b) })
same = { FORM($a) } to { FORM($b) }
    .not = { FORM($a) } to nie { FORM($b) }
there-is = { NUMBER($what) ->
    [many] są
   *[one] { GENDER($what) ->
        [f] jest
       *[other] istnieje
    }
} { FORM($what) }
    .not = nie ma { FORM($what, case: "gen") }
plays-it = kartę zagrywa { FORM($side) }
    .not = karty nie zagrywa { FORM($side) }
done = wykonano to
    .not = nie wykonano tego
any-of-them = takie są
    .not = takich nie ma
so = tak jest
    .not = tak nie jest
yes = tak
no = nie

## Liczby

number-of-things = liczba { FORM($what, case: "gen", number: "many") }
    .gen = liczby { FORM($what, case: "gen", number: "many") }
    .dat = liczbie { FORM($what, case: "gen", number: "many") }
    .acc = liczbę { FORM($what, case: "gen", number: "many") }
figure =
    .total = łączna { FORM($by) } { FORM($what, case: "gen", number: "many") }
    .total-gen = łącznej { FORM($by, case: "gen") } { FORM($what, case: "gen", number: "many") }
    .total-dat = łącznej { FORM($by, case: "dat") } { FORM($what, case: "gen", number: "many") }
    .total-acc = łączną { FORM($by, case: "acc") } { FORM($what, case: "gen", number: "many") }
    .highest = najwyższa { FORM($by) } { FORM($what, case: "gen", number: "many") }
    .highest-gen = najwyższej { FORM($by, case: "gen") } { FORM($what, case: "gen", number: "many") }
    .highest-dat = najwyższej { FORM($by, case: "dat") } { FORM($what, case: "gen", number: "many") }
    .highest-acc = najwyższą { FORM($by, case: "acc") } { FORM($what, case: "gen", number: "many") }
    .lowest = najniższa { FORM($by) } { FORM($what, case: "gen", number: "many") }
    .lowest-gen = najniższej { FORM($by, case: "gen") } { FORM($what, case: "gen", number: "many") }
    .lowest-dat = najniższej { FORM($by, case: "dat") } { FORM($what, case: "gen", number: "many") }
    .lowest-acc = najniższą { FORM($by, case: "acc") } { FORM($what, case: "gen", number: "many") }
reckoned =
    .plus = { FORM($a, case: "count") } plus { FORM($b, case: "count") }
    .plus-gen = łącznie { FORM($a, case: "gen") } i { FORM($b, case: "than") }
    .plus-than = łącznie { FORM($a, case: "than") } i { FORM($b, case: "than") }
    .plus-worth = { FORM($a, case: "worth") } plus { FORM($b, case: "worth") }
    .minus = { FORM($a, case: "count") } minus { FORM($b, case: "count") }
    .minus-gen = różnicy: { FORM($a, case: "count") } minus { FORM($b, case: "count") }
    .times = { FORM($a, case: "count") } razy { FORM($b, case: "count") }
    .times-than = wynosi { FORM($a, case: "count") }-krotność liczby { FORM($b, case: "than") }
    .times-gen = iloczynu: { FORM($a, case: "count") } razy { FORM($b, case: "count") }
    .by = { FORM($a) } podzielone przez { FORM($b, case: "acc") }
difference = różnica
    .gen = różnicy
    .dat = różnicy
    .acc = różnicę
by-case = { FORM($otherwise) } ({ FORM($n) }, jeżeli { $condition })
    .rest = ({ FORM($n) }, jeżeli { $condition })
    .signed = ({ SIGNED($n) }, jeżeli { $condition })
    .more = (o { FORM($n) } więcej, jeżeli { $condition })

## Zagranie karty

blocked-by = nie można zagrać, gdy w grze jest { OR($cards) }
    .side = { FORM($side) } nie może zagrać tej karty, gdy w grze jest { OR($cards) }
requires = można zagrać tylko wtedy, gdy w grze jest { AND($cards) }
    .any = można zagrać tylko wtedy, gdy w grze jest { OR($cards) }
allows = umożliwia { AND($cards) }
blocks = blokuje { AND($cards) }
play-if = zagraj, jeżeli { $what }
play-in = zagraj { IN($where) }
play-if-in = zagraj, jeżeli { $what }, { IN($where) }

## Polecenia

choose = { DO("choose") } { FORM($what, case: "acc") }
or-else = { FORM($first, case: "acc") } albo, gdy to niemożliwe, { FORM($second, case: "acc") }
    .then = { FORM($first, case: "acc") }, a jeśli nie można, to { FORM($second, case: "acc") }
may = { FORM($side) } może { $what }
    .you = możesz { $what }
    .plain = opcjonalnie: { $what }
side-does = { FORM($side) } { $what }
    .plain = { FORM($side) }: { $what }
some-of = { FORM($side) }: { $what }
    .must = { FORM($side) } musi { $what }
    .does = { FORM($side) } wybiera: { $what }
for-side = { FORM($side, case: "bare") }: { $what }
if = jeżeli { $condition }, { $what }
    .after = { $what }, jeżeli { $condition }
otherwise-if = w przeciwnym razie, jeżeli { $condition }, { $what }
otherwise = w przeciwnym razie { $what }
for-each = { NUMBER($thing) ->
    [many] { KNOWN($thing) ->
        [yes] dla { GENDER($thing) ->
            [f] każdej
           *[other] każdego
        } z { FORM($thing, case: "gen") }: { $what }
       *[no] po kolei dla { FORM($thing, case: "gen") }: { $what }
    }
   *[one] dla { FORM($thing, case: "gen") }: { $what }
}
times = wykonaj { $n ->
    [1] raz
    [2] dwa razy
    [3] trzy razy
   *[other] { FORM($n) } razy
}: { $what }
    .up-to = wykonaj najwyżej { $n ->
    [2] dwa razy
   *[other] { FORM($n) } razy
}: { $what }
do-some = { DO("make") } { $n ->
    [1] jedną z czynności
    [2] dwie różne czynności
    [3] trzy różne czynności
   *[other] różne czynności ({ $n })
}: { $options }
on = przy wyniku { OR($n) } { $what }
    .after = przy wyniku { OR($n) } { $what }
at-least = { FORM($n) } lub więcej
    .among = co najmniej { FORM($n) }
at-most = { FORM($n) } lub mniej
    .among = co najwyżej { FORM($n) }
by-value = decyduje { FORM($value) }: { $rows }
either = albo { $a }, albo { $b }
option-if = { $what } (tylko wtedy, gdy { $condition })
with-facts = { $what } (przy tym { $facts })

# Kilka rzeczy umieszczanych lub usuwanych jednym czasownikiem.
fused-place = { DO("place") } { IN($c) ->
    [tam] tam { FORM($what) }
   *[other] { FORM($what) } { IN($c) }
}
    .again = { FORM($what) } { IN($c) }
fused-remove = { DO("remove") } { IN($c) ->
    [tam] stamtąd { FORM($what) }
   *[other] { FORM($what) } { FROM($c) }
}
    .again = { FORM($what) } { FROM($c) }
    .share = { DO("remove") } { FORM($n, case: "acc") }
fused-either = { DO("place") } lub { DO("remove") } { IN($c) ->
    [tam] tam { FORM($what) }
   *[other] { FORM($what) } { IN($c) }
}

## Trwałe efekty

while = dopóki to zdarzenie jest w grze: { $facts }
    .one = dopóki to zdarzenie jest w grze, { $facts }
    .lapsing = do końca tury { $facts }
    .there = dopóki znacznik tam leży: { $facts }
    .there-one = dopóki znacznik tam leży, { $facts }
    .mark = dopóki w grze jest { FORM($mark) }: { $facts }
    .mark-one = dopóki w grze jest { FORM($mark) }, { $facts }
fact-if = { $fact }, jeżeli { $condition }
moment-if = { $fact }, a { $condition },
when = gdy { $moment }: { $what }
    .once = raz, gdy { $moment }: { $what }
    .lapsing = do końca tury, gdy { $moment }: { $what }
    .lapsing-once = raz do końca tury, gdy { $moment }: { $what }
    .one = gdy { $moment }, { $what }
    .once-one = raz, gdy { $moment }, { $what }
    .lapsing-one = do końca tury, gdy { $moment }, { $what }
    .lapsing-once-one = raz do końca tury, gdy { $moment }, { $what }
moment-as = { $fact } jako { FORM($role, case: "bare") }
or-when = { $a } lub gdy { $b }
likewise = to samo dotyczy { FORM($side, case: "gen") } i { FORM($figure, case: "gen") }
ends = kończy się, gdy { $what }
