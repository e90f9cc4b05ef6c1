# Di che cosa è fatto il testo di ogni carta: condizioni, elenchi, ordini, effetti che durano.
# I casi dell'italiano sono le preposizioni articolate: di, a, da. Un determinante le porta con sé (di un paese).

list-and = { $before } e { $last }
    .wide = { $before } e inoltre { $last }
list-or = { $before } o { $last }
    .wide = { $before } oppure { $last }
list-nor = né { $before } né { $last }
title = «{ $text }»

## Prima del nome

det-a = un
    .f = una
    .m-di = di un
    .f-di = di una
    .m-a = a un
    .f-a = a una
    .m-da = da un
    .f-da = da una
det-each = ogni
    .m-di = di ogni
    .f-di = di ogni
    .m-a = a ogni
    .f-a = a ogni
    .m-da = da ogni
    .f-da = da ogni
# Davanti a una cifra.
det-bare = { "" }
    .many-di = di
    .many-a = a
    .many-da = da
# .m-every, .f-every: di qualcosa che vale per tutti.
det-any = un qualsiasi
    .f = una qualsiasi
    .m-every = ogni
    .f-every = ogni
    .m-di = di un qualsiasi
    .f-di = di una qualsiasi
    .m-a = a un qualsiasi
    .f-a = a una qualsiasi
    .m-da = da un qualsiasi
    .f-da = da una qualsiasi
det-no = nessun
    .f = nessuna
det-the = il
    .f = la
    .many = i
    .m-di = del
    .f-di = della
    .many-di = dei
    .m-a = al
    .f-a = alla
    .m-da = dal
    .f-da = dalla
det-other = un altro
    .f = un'altra
    .m-di = di un altro
    .f-di = di un'altra
    .m-a = a un altro
    .f-a = a un'altra
    .m-da = da un altro
    .f-da = da un'altra
# Come uno già descritto; un altro così.
det-such = un tale
    .f = una tale
    .m-di = di un tale
    .f-di = di una tale
    .m-a = a un tale
    .f-a = a una tale
    .m-da = da un tale
    .f-da = da una tale
det-other-such = un altro tale
    .f = un'altra tale
    .m-di = di un altro tale
    .f-di = di un'altra tale
    .m-a = a un altro tale
    .f-a = a un'altra tale
    .m-da = da un altro tale
    .f-da = da un'altra tale
by-lot = a caso
    .behind = yes
up-to = un massimo di { $what }
as-many = un numero di { $what } pari { FORM($n, case: "a") }
out-of = ({ FORM($list, case: "bare") })
    .set = tra { FORM($list) }

## Luoghi

way-in = in { FORM($what) }
    .each = in ciascuno di { FORM($what) }
    .each-up-to = in { FORM($what) } (in ciascuno)
way-to = in { FORM($what) }
    .each = in ciascuno di { FORM($what) }
    .each-up-to = in { FORM($what) } (in ciascuno)
way-from = da { FORM($what) }
    .each = da ciascuno di { FORM($what) }
    .each-up-to = da { FORM($what) } (da ciascuno)
there-in = lì
    .many = in quei paesi
there-to = lì
    .many = in quei paesi
there-from = da lì
    .many = da quei paesi
it = esso
    .m-di = di esso
    .m-a = a esso
    .m-da = da esso
    .m-acc = lo
    .f-nom = essa
    .f-di = di essa
    .f-a = a essa
    .f-da = da essa
    .f-acc = la
    .many = essi
# Si scrive attaccato al verbo che precede: spostalo, spostarlo.
it-clitic = ‿lo
    .f = ‿la
    .many = ‿li
that-country = il paese
    .bare = quel paese
    .apart = quel paese
    .di = del paese
    .a = a quel paese
    .da = dal paese
    .many = quei paesi
    .many-di = di quei paesi
    .many-a = a quei paesi
    .many-da = da quei paesi
that-card = la carta
    .gen = della carta
    .di = della carta
    .a = alla carta
    .da = dalla carta
    .many = quelle carte
    .many-di = di quelle carte
that-plot = quel Plot
    .di = di quel Plot
    .a = a quel Plot
    .many = quei Plot
    .many-di = di quei Plot
that-side = quella parte
    .di = di quella parte
    .a = a quella parte
    .da = da quella parte
that-number = quel numero
    .di = di quel numero
    .a = a quel numero

## Qualità dopo il nome

that-is = che { $number ->
    [many] siano
   *[one] sia
} { $what }
    .not = che non { $number ->
    [many] siano
   *[one] sia
} { $what }
    .names = che { $number ->
    [many] siano
   *[one] sia
} { $what }
# Un luogo, o uno collegato.
around = { $number ->
    [many] che siano { FORM($what, case: "apart") } o paesi adiacenti
   *[one] che sia { FORM($what, case: "apart") } o un paese adiacente
}
apart = (tranne { FORM($what, case: "apart") })
being = che { $number ->
    [many] siano
   *[one] sia
} { FORM($what, case: "apart") }
with-thing = con { FORM($what) }
    .not = senza { FORM($what) }
titled = di nome
    .head = { OR($t) }
    .head-all = ogni carta { OR($t) }
    .after = di nome { OR($t) }
    .not = (tranne { OR($t) })
said-once = con
provided = se { $what }
    .where = dove { $what },
preferred = (se possibile { FORM($what) })
ranked =
    .highest = con il { $by } più alto
    .lowest = con il { $by } più basso
with =
    .some = con { FORM($what, number: "many") }
    .none = senza { FORM($what, number: "many") }
    .eq = con { $n ->
    [one] { N($n, $what) }
    [many] { N($n, $what) }
    [other] { N($n, $what) }
   *[figure] { FORM($what, number: "many") } in numero pari { FORM($n, case: "a") }
}
    .ne = con { $n ->
    [one] un numero diverso da { FORM($n) } di { FORM($what, number: "many") }
    [many] un numero diverso da { FORM($n) } di { FORM($what, number: "many") }
    [other] un numero diverso da { FORM($n) } di { FORM($what, number: "many") }
   *[figure] { FORM($what, number: "many") } in numero non pari { FORM($n, case: "a") }
}
    .ge = con { $n ->
    [one] almeno { N($n, $what) }
    [many] almeno { N($n, $what) }
    [other] almeno { N($n, $what) }
   *[figure] { FORM($what, number: "many") } in numero non inferiore { FORM($n, case: "a") }
}
    .gt = con { $n ->
    [one] più di { N($n, $what) }
    [many] più di { N($n, $what) }
    [other] più di { N($n, $what) }
   *[figure] { FORM($what, number: "many") } in numero superiore { FORM($n, case: "a") }
}
    .le = con { $n ->
    [one] al massimo { N($n, $what) }
    [many] al massimo { N($n, $what) }
    [other] al massimo { N($n, $what) }
   *[figure] { FORM($what, number: "many") } in numero non superiore { FORM($n, case: "a") }
}
    .lt = con { $n ->
    [one] meno di { N($n, $what) }
    [many] meno di { N($n, $what) }
    [other] meno di { N($n, $what) }
   *[figure] { FORM($what, number: "many") } in numero inferiore { FORM($n, case: "a") }
}

## Condizioni

is = { FORM($it) } { NUMBER($it) ->
    [many] sono
   *[one] è
} { $what }
    .not = { FORM($it) } non { NUMBER($it) ->
    [many] sono
   *[one] è
} { $what }
    .neither = { FORM($it) } non { NUMBER($it) ->
    [many] sono
   *[one] è
} né { $a } né { $b }
has =
    .some = { IN($c) } ci sono { FORM($what, number: "many") }
    .none = { IN($c) } non ci sono { FORM($what, number: "many") }
    .eq = { IN($c) } { $n ->
    [one] c'è
   *[other] ci sono
} esattamente { N($n, $what) }
    .ne = { IN($c) } non { $n ->
    [one] c'è
   *[other] ci sono
} esattamente { N($n, $what) }
    .ge = { IN($c) } { $n ->
    [one] c'è
   *[other] ci sono
} almeno { N($n, $what) }
    .gt = { IN($c) } { $n ->
    [one] c'è
   *[other] ci sono
} più di { N($n, $what) }
    .le = { IN($c) } { $n ->
    [one] c'è
   *[other] ci sono
} al massimo { N($n, $what) }
    .lt = { IN($c) } ci sono meno di { N($n, $what) }
# Davanti a una cifra la preposizione sta nel messaggio; una grandezza la porta con sé (case: "a").
compare =
    .some = { FORM($a) } è maggiore di 0
    .none = { FORM($a) } è 0
    .eq = { FORM($a) } { NUMBER($b) ->
    [many] sono
   *[one] è
} { FORM($b) }
    .ne = { FORM($a) } non { NUMBER($b) ->
    [many] sono
   *[one] è
} { FORM($b) }
    .ge = { FORM($a) } è almeno { FORM($b) }
    .gt = { FORM($a) } supera { FORM($b) }
    .le = { FORM($a) } non supera { FORM($b) }
    .lt = { FORM($a) } è inferiore { $b ->
    [one] a
    [many] a
    [other] a
   *[figure] { "" }
} { FORM($b, case: "a") }
    .pieces-le = { FORM($a) } non superano { FORM($b) }
    .pieces-lt = { FORM($a) } sono meno { FORM($b, case: "di") }
    .pieces-ge = { FORM($a) } non sono meno { FORM($b, case: "di") }
    .pieces-gt = { FORM($a) } superano { FORM($b) }
    .pieces-eq = { FORM($a) } sono in numero pari { FORM($b, case: "a") }
    .pieces-ne = { FORM($a) } non sono in numero pari { FORM($b, case: "a") }
    .own-some = con { FORM($a) }
    .own-none = senza { FORM($a) }
    .own-eq = con { FORM($a) } { $b ->
    [one] { "" }
    [many] { "" }
    [other] { "" }
   *[figure] pari
} { FORM($b, case: "a") }
    .own-ne = con { FORM($a) } non pari { $b ->
    [one] a
    [many] a
    [other] a
   *[figure] { "" }
} { FORM($b, case: "a") }
    .own-ge = con { FORM($a) } non inferiore { $b ->
    [one] a
    [many] a
    [other] a
   *[figure] { "" }
} { FORM($b, case: "a") }
    .own-gt = con { FORM($a) } superiore { $b ->
    [one] a
    [many] a
    [other] a
   *[figure] { "" }
} { FORM($b, case: "a") }
    .own-le = con { FORM($a) } non superiore { $b ->
    [one] a
    [many] a
    [other] a
   *[figure] { "" }
} { FORM($b, case: "a") }
    .own-lt = con { FORM($a) } inferiore { $b ->
    [one] a
    [many] a
    [other] a
   *[figure] { "" }
} { FORM($b, case: "a") }
same = { FORM($a) } { NUMBER($b) ->
    [many] sono
   *[one] è
} { FORM($b) }
    .not = { FORM($a) } non { NUMBER($b) ->
    [many] sono
   *[one] è
} { FORM($b) }
there-is = c'è { FORM($what) }
    .not = non c'è { FORM($what) }
plays-it = la carta è giocata { FORM($side, case: "da") }
    .not = la carta non è giocata { FORM($side, case: "da") }
done = ciò è stato fatto
    .not = ciò non è stato fatto
any-of-them = ce ne sono
    .not = non ce ne sono
so = è così
    .not = non è così
yes = sì
no = no

## Grandezze

number-of-things = il numero di { FORM($what) }
    .di = del numero di { FORM($what) }
    .a = al numero di { FORM($what) }
figure =
    .total = il totale ({ FORM($by) }) di { FORM($what) }
    .total-di = del totale ({ FORM($by) }) di { FORM($what) }
    .total-a = al totale ({ FORM($by) }) di { FORM($what) }
    .highest = il massimo ({ FORM($by) }) di { FORM($what) }
    .highest-di = del massimo ({ FORM($by) }) di { FORM($what) }
    .highest-a = al massimo ({ FORM($by) }) di { FORM($what) }
    .lowest = il minimo ({ FORM($by) }) di { FORM($what) }
    .lowest-di = del minimo ({ FORM($by) }) di { FORM($what) }
    .lowest-a = al minimo ({ FORM($by) }) di { FORM($what) }
reckoned =
    .plus = { FORM($a) } più { FORM($b) }
    .plus-di = { FORM($a, case: "di") } più { FORM($b) }
    .plus-a = { FORM($a, case: "a") } più { FORM($b) }
    .minus = { $a ->
    [one] { FORM($a) } meno { FORM($b) }
    [many] { FORM($a) } meno { FORM($b) }
    [other] { FORM($a) } meno { FORM($b) }
   *[figure] { $b ->
        [one] { FORM($a) } meno { FORM($b) }
        [many] { FORM($a) } meno { FORM($b) }
        [other] { FORM($a) } meno { FORM($b) }
       *[figure] la differenza tra { FORM($a) } e { FORM($b) }
    }
}
    .minus-di = della differenza tra { FORM($a) } e { FORM($b) }
    .minus-a = { $a ->
    [one] a { FORM($a) } meno { FORM($b) }
    [many] a { FORM($a) } meno { FORM($b) }
    [other] a { FORM($a) } meno { FORM($b) }
   *[figure] { $b ->
        [one] { FORM($a, case: "a") } meno { FORM($b) }
        [many] { FORM($a, case: "a") } meno { FORM($b) }
        [other] { FORM($a, case: "a") } meno { FORM($b) }
       *[figure] alla differenza tra { FORM($a) } e { FORM($b) }
    }
}
    .times = { FORM($a) } volte { FORM($b) }
    .times-di = di { FORM($a) } volte { FORM($b) }
    .times-a = a { FORM($a) } volte { FORM($b) }
    .by = il quoziente tra { FORM($a) } e { FORM($b) }
    .by-di = del quoziente tra { FORM($a) } e { FORM($b) }
    .by-a = al quoziente tra { FORM($a) } e { FORM($b) }
difference = la differenza
    .di = della differenza
    .a = alla differenza
by-case = { FORM($otherwise) } ({ FORM($n) } se { $condition })
    .rest = ({ FORM($n) } se { $condition })
    .signed = ({ SIGNED($n) } se { $condition })
    .more = ({ FORM($n) } in più se { $condition })
    .di = di { FORM($otherwise) } ({ FORM($n) } se { $condition })
    .a = a { FORM($otherwise) } ({ FORM($n) } se { $condition })

## Giocare la carta

blocked-by = non giocabile se { OR($cards) } è in vigore
    .side = non giocabile { FORM($side, case: "da") } se { OR($cards) } è in vigore
requires = giocabile solo con { AND($cards) } in vigore
    .any = giocabile solo con { OR($cards) } in vigore
allows = permette { AND($cards) }
blocks = blocca { AND($cards) }
play-if = gioca se { $what }
play-in = gioca { IN($where) }
play-if-in = gioca se { $what }, { IN($where) }

## Ordini

choose = { DO("choose") } { FORM($what, case: "acc") }
or-else = { FORM($first, case: "acc") } o, se non si può, { FORM($second, case: "acc") }
    .then = { FORM($first, case: "acc") } o, in mancanza, { FORM($second, case: "acc") }
may = { FORM($side) } { NUMBER($side) ->
    [many] possono
   *[one] può
} { $what }
    .you = puoi { $what }
    .plain = facoltativo: { $what }
side-does = { FORM($side) } { $what }
    .plain = { FORM($side) }: { $what }
# .must, .either: i verbi stanno all'infinito.
some-of = { FORM($side) }: { $what }
    .must = { FORM($side) } { NUMBER($side) ->
    [many] devono
   *[one] deve
} { $what }
    .either = { FORM($side) } { NUMBER($side) ->
    [many] scelgono
   *[one] sceglie
}: { $what }
for-side = { FORM($side, case: "bare") }: { $what }
if = se { $condition }, { $what }
    .after = { $what } se { $condition }
otherwise-if = altrimenti, se { $condition }, { $what }
otherwise = altrimenti { $what }
for-each = { NUMBER($thing) ->
    [many] per { GENDER($thing) ->
        [f] ciascuna
       *[other] ciascuno
    } { KNOWN($thing) ->
        [yes] { FORM($thing, case: "di") }
       *[no] tra { FORM($thing) }
    }: { $what }
   *[one] per { FORM($thing) }: { $what }
}
times = esegui { $n ->
    [1] una volta
    [2] due volte
   *[other] { FORM($n) } volte
}: { $what }
    .up-to = esegui fino a { $n ->
    [2] due volte
   *[other] { FORM($n) } volte
}: { $what }
do-some = { DO("choose") } { $n ->
    [1] un'opzione
    [2] due opzioni diverse
    [3] tre opzioni diverse
   *[other] { $n } opzioni diverse
}: { $options }
on = con { OR($n) }, { $what }
    .after = { $what } con { OR($n) }
at-least = { FORM($n) } o più
    .among = almeno { FORM($n) }
at-most = { FORM($n) } o meno
    .among = al massimo { FORM($n) }
by-value = decide { FORM($value) }: { $rows }
either = { $a } oppure { $b }
option-if = { $what } (solo se { $condition })
with-facts = { $what } (in questo caso { $facts })

# Più cose con un solo verbo.
fused-place = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { FORM($what) }
   *[no] { FORM($what) } { IN($c) }
}
    .again = { FORM($what) } { IN($c) }
fused-remove = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { FORM($what) }
   *[no] { FORM($what) } { FROM($c) }
}
    .again = { FORM($what) } { FROM($c) }
    .share = { DO("remove") } { FORM($n) }
fused-either = { DO("place") } o { DO("remove") } { KNOWN($c) ->
    [yes] { IN($c) } { FORM($what) }
   *[no] { FORM($what) } { IN($c) }
}

## Effetti che durano

while = finché questo Evento è in vigore: { $facts }
    .lapsing = fino alla fine del turno { $facts }
    .there = finché il segnalino resta lì: { $facts }
    .mark = finché { FORM($mark) } è in vigore: { $facts }
fact-if = { $fact } se { $condition }
moment-if = { $fact } mentre { $condition }
when = quando { $moment }: { $what }
    .once = una volta, quando { $moment }: { $what }
    .lapsing = fino alla fine del turno, quando { $moment }: { $what }
    .lapsing-once = una volta entro la fine del turno, quando { $moment }: { $what }
    .one = quando { $moment }, { $what }
    .once-one = una volta, quando { $moment }, { $what }
    .lapsing-one = fino alla fine del turno, quando { $moment }, { $what }
    .lapsing-once-one = una volta entro la fine del turno, quando { $moment }, { $what }
moment-as = { $fact } come { FORM($role, case: "bare") }
or-when = { $a }, o quando { $b }
likewise = lo stesso vale per { FORM($side) } e { FORM($figure) }
ends = termina quando { $what }
