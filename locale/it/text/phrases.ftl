# Di che cosa è fatto il testo di ogni carta: condizioni, elenchi, ordini, effetti che durano.

list-and = { $before } e { $last }
list-or = { $before } o { $last }
title = «{ $text }»

## Prima del nome

det-a = un
    .f = una
det-each = ogni
det-any = qualunque
det-no = nessun
    .f = nessuna
det-other = un altro
    .f = un'altra
by-lot = a caso
    .behind = sì
up-to = fino a { $what }
as-many = { $what } pari a { FORM($n) }
out-of = ({ FORM($list) })

## Luoghi

way-in = in { FORM($what) }
way-to = in { FORM($what) }
way-from = da { FORM($what) }
there-in = lì
    .many = lì
there-to = lì
    .many = lì
there-from = da lì
    .many = da lì
it = esso
    .m-nom = esso
    .m-acc = lo
    .f-nom = essa
    .f-acc = la
    .many = essi
that-country = il paese
    .di = del paese
    .gen = del paese
    .a = al paese
    .da = dal paese
    .in = nel paese
    .many = quei paesi
that-card = essa
    .acc = quella carta
    .gen = di quella carta
    .many = quelle carte
that-plot = esso
    .acc = quel Plot
that-side = quella parte
that-number = quel numero

## Qualità dopo il nome

that-is = che è { $what }
    .not = che non è { $what }
apart = tranne { FORM($what) }
being = cioè { FORM($what) }
with-thing = con { FORM($what) }
    .not = senza { FORM($what) }
titled = di nome
    .head = { OR($t) }
    .head-all = ogni carta { AND($t) }
    .after = di nome { OR($t) }
    .not = tranne { OR($t) }
provided = se { $what }
ranked =
    .highest = con il valore più alto ({ $by })
    .lowest = con il valore più basso ({ $by })
with =
    .some = con { FORM($what, number: "many") }
    .none = senza { FORM($what, number: "many") }
    .eq = con { N($n, $what) }
    .ne = non con { N($n, $what) }
    .ge = con almeno { N($n, $what) }
    .gt = con più di { N($n, $what) }
    .le = con al massimo { N($n, $what) }
    .lt = con meno di { N($n, $what) }

## Condizioni

is = { FORM($it) } { NUMBER($it) ->
    [many] sono
   *[one] è
} { $what }
    .not = { FORM($it) } non { NUMBER($it) ->
    [many] sono
   *[one] è
} { $what }
has =
    .some = { IN($c) } ci sono { FORM($what, number: "many") }
    .none = { IN($c) } non ci sono { FORM($what, number: "many") }
    .eq = { IN($c) } ci sono esattamente { N($n, $what) }
    .ne = { IN($c) } non ci sono esattamente { N($n, $what) }
    .ge = { IN($c) } ci sono almeno { N($n, $what) }
    .gt = { IN($c) } ci sono più di { N($n, $what) }
    .le = { IN($c) } ci sono al massimo { N($n, $what) }
    .lt = { IN($c) } ci sono meno di { N($n, $what) }
compare =
    .some = { FORM($a) } è maggiore di 0
    .none = { FORM($a) } è 0
    .eq = { FORM($a) } è { FORM($b) }
    .ne = { FORM($a) } non è { FORM($b) }
    .ge = { FORM($a) } è almeno { FORM($b) }
    .gt = { FORM($a) } supera { FORM($b) }
    .le = { FORM($a) } non supera { FORM($b) }
    .lt = { FORM($a) } è meno di { FORM($b) }
    .pieces-le = { FORM($a) } non superano { FORM($b) }
    .pieces-lt = { FORM($a) } sono meno di { FORM($b) }
    .pieces-ge = { FORM($a) } sono almeno quante { FORM($b) }
    .pieces-gt = { FORM($a) } superano { FORM($b) }
    .pieces-eq = { FORM($a) } sono quante { FORM($b) }
    .pieces-ne = { FORM($a) } non sono quante { FORM($b) }
same = { FORM($a) } è { FORM($b) }
    .not = { FORM($a) } non è { FORM($b) }
there-is = c'è { FORM($what) }
    .not = non c'è { FORM($what) }
plays-it = { NUMBER($side) ->
    [many] giocano
   *[one] gioca
} { FORM($side) }
    .not = non { NUMBER($side) ->
    [many] giocano
   *[one] gioca
} { FORM($side) }

## Giocare la carta

blocked-by = non giocabile se { OR($cards) } è in vigore
    .side = non giocabile { FORM($side, case: "da") } se { OR($cards) } è in vigore
requires = gioca solo se { AND($cards) } è in vigore
    .any = gioca solo se { OR($cards) } è in vigore
allows = permette { AND($cards) }
blocks = blocca { AND($cards) }
play-if = gioca se { $what }
play-in = gioca in { FORM($where) }
play-if-in = gioca se { $what }, in { FORM($where) }

## Ordini

choose = { DO("choose") } { FORM($what, case: "acc") }
or-else = { FORM($first, case: "acc") } o, se non si può, { FORM($second, case: "acc") }
may = { FORM($side) } { NUMBER($side) ->
    [many] possono
   *[one] può
} { $what }
    .you = puoi { $what }
    .plain = puoi: { $what }
side-does = { FORM($side) } { $what }
    .plain = { FORM($side) }: { $what }
some-of = { FORM($side) }: { $what }
for-side = { FORM($side, case: "bare") }: { $what }
if = se { $condition }, { $what }
otherwise-if = altrimenti, se { $condition }, { $what }
otherwise = altrimenti { $what }
for-each = per { FORM($thing) }: { $what }
do-some = esegui { $n ->
    [1] una delle opzioni
    [2] due opzioni diverse
    [3] tre opzioni diverse
   *[other] { $n } opzioni diverse
}: { $options }
option-if = { $what } (solo se { $condition })
with-facts = { $what } (con questo, { $facts })

## Effetti che durano

while = finché questo Evento è in vigore: { $facts }
    .lapsing = fino alla fine del turno { $facts }
    .there = finché il segnalino resta lì: { $facts }
fact-if = { $fact } se { $condition }
moment-if = { $fact } mentre { $condition }
when = quando { $moment }: { $what }
    .once = una volta, quando { $moment }: { $what }
    .lapsing = fino alla fine del turno, quando { $moment }: { $what }
    .lapsing-once = una volta entro la fine del turno, quando { $moment }: { $what }
ends = termina se { $what }
