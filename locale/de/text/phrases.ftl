# Woraus der Text jeder Karte besteht: Bedingungen, Aufzählungen, Anweisungen, dauerhafte Wirkungen.
# Bedingungen sind Nebensätze: das Verb steht am Ende.

list-and = { $before } und { $last }
list-or = { $before } oder { $last }
title = „{ $text }“

## Vor dem Hauptwort

det-a = ein
    .declension = mixed
    .m-acc = einen
    .m-dat = einem
    .m-gen = eines
    .f = eine
    .f-dat = einer
    .f-gen = einer
    .n-dat = einem
    .n-gen = eines
det-each = jedes
    .declension = weak
    .m = jeder
    .m-acc = jeden
    .m-dat = jedem
    .f = jede
    .f-dat = jeder
    .n-dat = jedem
    .n-gen = jedes
det-any = ein beliebiges
    .declension = mixed
    .m = ein beliebiger
    .m-acc = einen beliebigen
    .f = eine beliebige
    .f-dat = einer beliebigen
    .n-dat = einem beliebigen
det-no = kein
    .declension = mixed
    .f = keine
    .m-acc = keinen
    .n-dat = keinem
det-other = ein anderes
    .declension = mixed
    .f = eine andere
    .n-acc = ein anderes
    .n-dat = einem anderen
by-lot = zufällig
    .mixed-f-acc = zufällige
    .mixed-n-dat = zufälligen
    .mixed-n-acc = zufälliges
up-to = bis zu { $what }
as-many = so viele { $what }: { FORM($n) }
out-of = ({ FORM($list) })

## Orte

way-in = in { FORM($what, case: "dat") }
way-to = in { FORM($what, case: "acc") }
way-from = aus { FORM($what, case: "dat") }
there-in = dort
    .many = dort
there-to = dorthin
    .many = dorthin
there-from = von dort
    .many = von dort
it = es
    .m-nom = er
    .m-acc = ihn
    .m-dat = ihm
    .f-nom = sie
    .f-acc = sie
    .f-dat = ihr
    .n-dat = ihm
    .many = sie
that-country = das Land
    .gen = des Landes
    .dat = dem Land
    .acc = das Land
    .many = diese Länder
    .many-dat = diesen Ländern
that-card = sie
    .dat = ihr
    .gen = dieser Karte
    .many = diese Karten
that-plot = er
    .acc = ihn
that-side = diese Seite
that-number = diese Zahl

## Eigenschaften hinter dem Hauptwort

that-is = { $gender ->
    [f] die { $what } ist
    [m] der { $what } ist
   *[other] das { $what } ist
}
    .not = { $gender ->
    [f] , die nicht { $what } ist,
    [m] , der nicht { $what } ist,
   *[other] , das nicht { $what } ist,
}
apart = außer { FORM($what, case: "dat") }
being = nämlich { FORM($what) }
with-thing = mit { FORM($what, case: "dat") }
    .not = ohne { FORM($what, case: "acc") }
titled = namens
    .head = { OR($t) }
    .head-all = jede Karte { AND($t) }
    .after = namens { OR($t) }
    .not = außer { OR($t) }
provided = falls { $what }
ranked =
    .highest = mit dem höchsten Wert ({ $by })
    .lowest = mit dem niedrigsten Wert ({ $by })
with =
    .some = mit { FORM($what, number: "many", case: "dat") }
    .none = ohne { FORM($what, number: "many", case: "acc") }
    .eq = mit { N($n, $what, case: "dat") }
    .ne = nicht mit { N($n, $what, case: "dat") }
    .ge = mit mindestens { N($n, $what, case: "dat") }
    .gt = mit mehr als { N($n, $what, case: "dat") }
    .le = mit höchstens { N($n, $what, case: "dat") }
    .lt = mit weniger als { N($n, $what, case: "dat") }

## Bedingungen

is = { FORM($it) } { $what } { NUMBER($it) ->
    [many] sind
   *[one] ist
}
    .not = { FORM($it) } nicht { $what } { NUMBER($it) ->
    [many] sind
   *[one] ist
}
has =
    .some = { IN($c) } { FORM($what, number: "many") } stehen
    .none = { IN($c) } keine { FORM($what, number: "many") } stehen
    .eq = { IN($c) } genau { N($n, $what) } stehen
    .ne = { IN($c) } nicht genau { N($n, $what) } stehen
    .ge = { IN($c) } mindestens { N($n, $what) } stehen
    .gt = { IN($c) } mehr als { N($n, $what) } stehen
    .le = { IN($c) } höchstens { N($n, $what) } stehen
    .lt = { IN($c) } weniger als { N($n, $what) } stehen
compare =
    .some = { FORM($a) } über 0 liegt
    .none = { FORM($a) } 0 beträgt
    .eq = { FORM($a) } { FORM($b) } beträgt
    .ne = { FORM($a) } nicht { FORM($b) } beträgt
    .ge = { FORM($a) } mindestens { FORM($b) } beträgt
    .gt = { FORM($a) } über { FORM($b, case: "dat") } liegt
    .le = { FORM($a) } nicht über { FORM($b, case: "dat") } liegt
    .lt = { FORM($a) } unter { FORM($b, case: "dat") } liegt
    .pieces-le = { FORM($a) } { FORM($b, case: "acc") } nicht übertreffen
    .pieces-lt = { FORM($a) } weniger sind als { FORM($b) }
    .pieces-ge = { FORM($a) } mindestens so viele sind wie { FORM($b) }
    .pieces-gt = { FORM($a) } { FORM($b, case: "acc") } übertreffen
    .pieces-eq = { FORM($a) } so viele sind wie { FORM($b) }
    .pieces-ne = { FORM($a) } nicht so viele sind wie { FORM($b) }
same = { FORM($a) } { FORM($b) } ist
    .not = { FORM($a) } nicht { FORM($b) } ist
there-is = es { FORM($what, case: "acc") } gibt
    .not = es { FORM($what, case: "acc") } gibt
plays-it = { FORM($side) } dies { NUMBER($side) ->
    [many] spielen
   *[one] spielt
}
    .not = { FORM($side) } dies nicht { NUMBER($side) ->
    [many] spielen
   *[one] spielt
}

## Die Karte spielen

blocked-by = nicht spielbar, solange { OR($cards) } in Kraft ist
    .side = für { FORM($side, case: "acc") } nicht spielbar, solange { OR($cards) } in Kraft ist
requires = nur spielbar, solange { AND($cards) } in Kraft ist
    .any = nur spielbar, solange { OR($cards) } in Kraft ist
allows = ermöglicht { AND($cards) }
blocks = blockiert { AND($cards) }
play-if = spielbar, wenn { $what }
play-in = spielbar in { FORM($where, case: "dat") }
play-if-in = spielbar, wenn { $what }, in { FORM($where, case: "dat") }

## Anweisungen

choose = { DO("choose") } { FORM($what, case: "acc") } { DO("choose", part: "end") }
or-else = { FORM($first, case: "acc") } oder, falls das nicht geht, { FORM($second, case: "acc") }
may = { FORM($side) } { NUMBER($side) ->
    [many] dürfen
   *[one] darf
} { $what }
    .you = du darfst { $what }
    .plain = du darfst: { $what }
side-does = { FORM($side) } { $what }
    .plain = { FORM($side) }: { $what }
some-of = { FORM($side) }: { $what }
for-side = { FORM($side, case: "bare") }: { $what }
if = falls { $condition }: { $what }
otherwise-if = andernfalls, falls { $condition }: { $what }
otherwise = andernfalls: { $what }
for-each = { FORM($thing) }: { $what }
do-some = führe { $n ->
    [1] eine Möglichkeit
    [2] zwei verschiedene Möglichkeiten
    [3] drei verschiedene Möglichkeiten
   *[other] { $n } verschiedene Möglichkeiten
} aus: { $options }
option-if = { $what } (nur wenn { $condition })
with-facts = { $what } (dabei gilt: { $facts })

## Was dauert

while = solange dieses Ereignis in Kraft ist, gilt: { $facts }
    .lapsing = bis zum Rundenende gilt: { $facts }
    .there = solange der Marker dort liegt, gilt: { $facts }
fact-if = { $fact }, falls { $condition }
moment-if = { $fact }, während { $condition }
when = wenn { $moment }: { $what }
    .once = einmal, wenn { $moment }: { $what }
    .lapsing = bis zum Rundenende, wenn { $moment }: { $what }
    .lapsing-once = einmal bis zum Rundenende, wenn { $moment }: { $what }
ends = endet, wenn { $what }
