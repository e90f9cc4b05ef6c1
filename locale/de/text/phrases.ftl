# Woraus der Text jeder Karte besteht: Bedingungen, Aufzählungen, Anweisungen, dauerhafte Wirkungen.
# Bedingungen sind Nebensätze: das Verb steht am Ende.

list-and = { $before } und { $last }
    .wide = { $before } und zugleich { $last }
list-or = { $before } oder { $last }
    .wide = { $before } oder aber { $last }
list-nor = weder { $before } noch { $last }
title = „{ $text }“
# Nach einem Doppelpunkt beginnt ein ganzer Satz groß.
colon-capital = ja

## Vor dem Hauptwort

det-a = ein
    .declension = mixed
    .m = ein
    .m-nom = ein
    .m-acc = einen
    .m-dat = einem
    .m-gen = eines
    .f = eine
    .f-nom = eine
    .f-acc = eine
    .f-dat = einer
    .f-gen = einer
    .n = ein
    .n-nom = ein
    .n-acc = ein
    .n-dat = einem
    .n-gen = eines
det-each = jedes
    .declension = weak
    .m = jeder
    .m-nom = jeder
    .m-acc = jeden
    .m-dat = jedem
    .m-gen = jedes
    .f = jede
    .f-nom = jede
    .f-acc = jede
    .f-dat = jeder
    .f-gen = jeder
    .n = jedes
    .n-nom = jedes
    .n-acc = jedes
    .n-dat = jedem
    .n-gen = jedes
# .f-each: von jeder Karte, die gespielt wird, gilt etwas.
det-any = ein beliebiges
    .declension = mixed
    .f-each = jede
    .m = ein beliebiger
    .m-nom = ein beliebiger
    .m-acc = einen beliebigen
    .m-dat = einem beliebigen
    .m-gen = eines beliebigen
    .f = eine beliebige
    .f-nom = eine beliebige
    .f-acc = eine beliebige
    .f-dat = einer beliebigen
    .f-gen = einer beliebigen
    .n = ein beliebiges
    .n-nom = ein beliebiges
    .n-acc = ein beliebiges
    .n-dat = einem beliebigen
    .n-gen = eines beliebigen
det-no = kein
    .declension = mixed
    .m = kein
    .m-nom = kein
    .m-acc = keinen
    .m-dat = keinem
    .m-gen = keines
    .f = keine
    .f-nom = keine
    .f-acc = keine
    .f-dat = keiner
    .f-gen = keiner
    .n = kein
    .n-nom = kein
    .n-acc = kein
    .n-dat = keinem
    .n-gen = keines
    .many-nom = keine
    .many-acc = keine
    .many-dat = keinen
    .many-gen = keiner
det-other = ein anderes
    .declension = mixed
    .m = ein anderer
    .m-nom = ein anderer
    .m-acc = einen anderen
    .m-dat = einem anderen
    .m-gen = eines anderen
    .f = eine andere
    .f-nom = eine andere
    .f-acc = eine andere
    .f-dat = einer anderen
    .f-gen = einer anderen
    .n = ein anderes
    .n-nom = ein anderes
    .n-acc = ein anderes
    .n-dat = einem anderen
    .n-gen = eines anderen
    .many-nom = andere
    .many-acc = andere
    .many-dat = anderen
    .many-gen = anderer
# Wie eines, das schon beschrieben wurde; ein anderes solches.
det-such = ein solches
    .declension = mixed
    .m-nom = ein solcher
    .m-acc = einen solchen
    .m-dat = einem solchen
    .m-gen = eines solchen
    .f-nom = eine solche
    .f-acc = eine solche
    .f-dat = einer solchen
    .f-gen = einer solchen
    .n-nom = ein solches
    .n-acc = ein solches
    .n-dat = einem solchen
    .n-gen = eines solchen
    .many-nom = solche
    .many-acc = solche
    .many-dat = solchen
    .many-gen = solcher
det-other-such = ein anderes solches
    .declension = mixed
    .m-nom = ein anderer solcher
    .m-acc = einen anderen solchen
    .m-dat = einem anderen solchen
    .m-gen = eines anderen solchen
    .f-nom = eine andere solche
    .f-acc = eine andere solche
    .f-dat = einer anderen solchen
    .f-gen = einer anderen solchen
    .n-nom = ein anderes solches
    .n-acc = ein anderes solches
    .n-dat = einem anderen solchen
    .n-gen = eines anderen solchen
    .many-nom = andere solche
    .many-acc = andere solche
    .many-dat = anderen solchen
    .many-gen = anderer solcher
det-the = das
    .declension = weak
    .m = der
    .m-nom = der
    .m-acc = den
    .m-dat = dem
    .m-gen = des
    .f = die
    .f-nom = die
    .f-acc = die
    .f-dat = der
    .f-gen = der
    .n = das
    .n-nom = das
    .n-acc = das
    .n-dat = dem
    .n-gen = des
    .many-nom = die
    .many-acc = die
    .many-dat = den
    .many-gen = der
by-lot = zufällig
    .pred = zufällig
    .strong-m-nom = zufälliger
    .strong-m-acc = zufälligen
    .strong-m-dat = zufälligem
    .strong-m-gen = zufälligen
    .strong-f-nom = zufällige
    .strong-f-acc = zufällige
    .strong-f-dat = zufälliger
    .strong-f-gen = zufälliger
    .strong-n-nom = zufälliges
    .strong-n-acc = zufälliges
    .strong-n-dat = zufälligem
    .strong-n-gen = zufälligen
    .strong-many-nom = zufällige
    .strong-many-acc = zufällige
    .strong-many-dat = zufälligen
    .strong-many-gen = zufälliger
    .mixed-m-nom = zufälliger
    .mixed-m-acc = zufälligen
    .mixed-m-dat = zufälligen
    .mixed-m-gen = zufälligen
    .mixed-f-nom = zufällige
    .mixed-f-acc = zufällige
    .mixed-f-dat = zufälligen
    .mixed-f-gen = zufälligen
    .mixed-n-nom = zufälliges
    .mixed-n-acc = zufälliges
    .mixed-n-dat = zufälligen
    .mixed-n-gen = zufälligen
    .mixed-many-nom = zufälligen
    .mixed-many-acc = zufälligen
    .mixed-many-dat = zufälligen
    .mixed-many-gen = zufälligen
    .weak-m-nom = zufällige
    .weak-m-acc = zufälligen
    .weak-m-dat = zufälligen
    .weak-m-gen = zufälligen
    .weak-f-nom = zufällige
    .weak-f-acc = zufällige
    .weak-f-dat = zufälligen
    .weak-f-gen = zufälligen
    .weak-n-nom = zufällige
    .weak-n-acc = zufällige
    .weak-n-dat = zufälligen
    .weak-n-gen = zufälligen
    .weak-many-nom = zufälligen
    .weak-many-acc = zufälligen
    .weak-many-dat = zufälligen
    .weak-many-gen = zufälligen
up-to = bis zu { $what }
# Das Maß steht im Werfall: so viele Milizen wie die Ressourcen des Landes. Ein Wert, der das nicht kann, hat .count.
as-many = so viele { $what } wie { FORM($n, case: "count") }
out-of = ({ FORM($list, case: "bare") })
    .set = unter { FORM($list, case: "dat") }

## Orte

way-in = in { FORM($what, case: "dat") }
way-to = in { FORM($what, case: "acc") }
way-from = aus { FORM($what, case: "dat") }
there-in = dort
    .many = in diesen Ländern
there-to = dorthin
    .many = in diese Länder
there-from = von dort
    .many = aus diesen Ländern
it = es
    .m-nom = er
    .m-acc = ihn
    .m-dat = ihm
    .f-nom = sie
    .f-acc = sie
    .f-dat = ihr
    .n-dat = ihm
    .m-gen = davon
    .f-gen = davon
    .n-gen = davon
    .many = sie
    .many-dat = ihnen
    .many-gen = davon
it-object = es
    .m = ihn
    .f = sie
    .many = sie
that-country = das Land
    .gen = des Landes
    .dat = dem Land
    .acc = das Land
    .many = diese Länder
    .many-dat = diesen Ländern
    .many-gen = dieser Länder
that-card = sie
    .dat = ihr
    .gen = dieser Karte
    .many = diese Karten
    .many-dat = diesen Karten
    .many-gen = dieser Karten
that-plot = er
    .acc = ihn
    .dat = ihm
    .gen = dieses Plots
    .many = diese Plots
    .many-dat = diesen Plots
    .many-gen = dieser Plots
that-side = diese Seite
    .gen = dieser Seite
    .dat = dieser Seite
that-number = diese Zahl
    .gen = dieser Zahl
    .dat = dieser Zahl

## Eigenschaften hinter dem Hauptwort

# $gender: auch many.
that-is = mit dem Status { $what }
    .not = , { $gender ->
    [f] die nicht { $what } ist
    [m] der nicht { $what } ist
    [many] die nicht { $what } sind
   *[other] das nicht { $what } ist
},
    .names = ({ $what })
# Ein Ort oder einer in seiner Nachbarschaft.
around = , { $number ->
    [many] die { FORM($what) } sind oder daran grenzen
   *[one] das { FORM($what) } ist oder daran grenzt
},
apart = (außer { FORM($what, case: "dat") })
being = identisch mit { FORM($what, case: "dat") }
with-thing = mit { FORM($what, case: "dat") }
    .not = mit { FORM($what, case: "dat") }
titled = namens
    .head = { OR($t) }
    .head-all = alle Karten { AND($t) }
    .after = namens { OR($t) }
    .not = außer { OR($t) }
said-once = mit
provided = , falls { $what },
    .where = , in { $gender ->
    [f] der
    [many] denen
   *[other] dem
} { $what },
# Alle Werte ohne Besitzer (.bare) sind männlich: der Operationswert, der Zellenbestand.
preferred = (wenn möglich { FORM($what) })
ranked =
    .highest = mit dem höchsten { $by }
    .lowest = mit dem niedrigsten { $by }
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
    .neither = { FORM($it) } weder { $a } noch { $b } { NUMBER($it) ->
    [many] sind
   *[one] ist
}
# Marker und Plots (männlich) liegen, Zellen, Truppen und Milizen stehen.
has =
    .some = { IN($c) } { FORM($what, number: "many") } { GENDER($what) ->
    [m] liegen
   *[other] stehen
}
    .none = { IN($c) } keine { FORM($what, number: "many") } { GENDER($what) ->
    [m] liegen
   *[other] stehen
}
    .eq = { IN($c) } genau { N($n, $what) } { GENDER($what) ->
    [m] liegen
   *[other] stehen
}
    .ne = { IN($c) } nicht genau { N($n, $what) } { GENDER($what) ->
    [m] liegen
   *[other] stehen
}
    .ge = { IN($c) } mindestens { N($n, $what) } { GENDER($what) ->
    [m] liegen
   *[other] stehen
}
    .gt = { IN($c) } mehr als { N($n, $what) } { GENDER($what) ->
    [m] liegen
   *[other] stehen
}
    .le = { IN($c) } höchstens { N($n, $what) } { GENDER($what) ->
    [m] liegen
   *[other] stehen
}
    .lt = { IN($c) } weniger als { N($n, $what) } { GENDER($what) ->
    [m] liegen
   *[other] stehen
}
# Steht alles am selben Ort (.pieces-here), heißen die Spielsteine .bare-nom: dort die Truppen die Zellen übertreffen.
compare =
    .some = { FORM($a) } über 0 liegt
    .none = { FORM($a) } 0 ist
    .eq = { FORM($a) } { FORM($b) } { NUMBER($b) ->
    [many] sind
   *[one] ist
}
    .ne = { FORM($a) } nicht { FORM($b) } { NUMBER($b) ->
    [many] sind
   *[one] ist
}
    .ge = { FORM($a) } mindestens { $b ->
    [one] { FORM($b) } beträgt
    [other] { FORM($b) } beträgt
   *[figure] so groß ist wie { FORM($b) }
}
    .gt = { FORM($a) } über { FORM($b, case: "dat") } liegt
    .le = { FORM($a) } höchstens { $b ->
    [one] { FORM($b) } beträgt
    [other] { FORM($b) } beträgt
   *[figure] so groß ist wie { FORM($b) }
}
    .lt = { FORM($a) } unter { FORM($b, case: "dat") } liegt
    .pieces-le = { FORM($a, case: "nom") } { FORM($b, case: "nom") } nicht übertreffen
    .pieces-lt = { FORM($a, case: "nom") } weniger sind als { FORM($b, case: "nom") }
    .pieces-ge = { FORM($a, case: "nom") } mindestens so viele sind wie { FORM($b, case: "nom") }
    .pieces-gt = { FORM($a, case: "nom") } { FORM($b, case: "nom") } übertreffen
    .pieces-eq = { FORM($a, case: "nom") } so viele sind wie { FORM($b, case: "nom") }
    .pieces-ne = { FORM($a, case: "nom") } nicht so viele sind wie { FORM($b, case: "nom") }
    .pieces-here = { IN($c) } { $what }
    .own-some = mit einem { FORM($a) } über 0
    .own-none = mit einem { FORM($a) } von 0
    .own-eq = mit einem { FORM($a) } { $b ->
    [one] von { FORM($b) }
    [other] von { FORM($b) }
   *[figure] in Höhe { FORM($b, case: "gen") }
}
    .own-ne = mit einem anderen { FORM($a) } als { FORM($b) }
    .own-ge = mit einem { FORM($a) } von mindestens { FORM($b, case: "dat") }
    .own-gt = mit einem { FORM($a) } über { FORM($b, case: "dat") }
    .own-le = mit einem { FORM($a) } von höchstens { FORM($b, case: "dat") }
    .own-lt = mit einem { FORM($a) } unter { FORM($b, case: "dat") }
same = { FORM($a) } { FORM($b) } { NUMBER($b) ->
    [many] sind
   *[one] ist
}
    .not = { FORM($a) } nicht { FORM($b) } { NUMBER($b) ->
    [many] sind
   *[one] ist
}
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

done = das ausgeführt wurde
    .not = das nicht ausgeführt wurde
so = das so ist
    .not = das nicht so ist
# Von einer Menge, die schon genannt ist.
any-of-them = es welche gibt
    .not = es keine gibt
yes = ja
no = nein

## Werte

number-of-things = die Anzahl an { FORM($what, case: "dat") }
    .dat = der Anzahl an { FORM($what, case: "dat") }
    .gen = der Anzahl an { FORM($what, case: "dat") }
    .count = { KNOWN($what) ->
    [yes] die Anzahl { FORM($what, case: "gen") }
   *[no] { FORM($what) }
}
figure =
    .total = der gesamte { FORM($by) } von { FORM($what, case: "dat") }
    .total-dat = dem gesamten { FORM($by) } von { FORM($what, case: "dat") }
    .highest = der höchste { FORM($by) } von { FORM($what, case: "dat") }
    .highest-dat = dem höchsten { FORM($by) } von { FORM($what, case: "dat") }
    .lowest = der niedrigste { FORM($by) } von { FORM($what, case: "dat") }
    .lowest-dat = dem niedrigsten { FORM($by) } von { FORM($what, case: "dat") }
reckoned =
    .plus = { FORM($a) } und { FORM($b) } zusammen
    .plus-nom = { FORM($a, case: "nom") } und { FORM($b, case: "nom") } zusammen
    .plus-gen = { FORM($a, case: "gen") } und { FORM($b, case: "gen") } zusammen
    .plus-dat = { FORM($a, case: "dat") } und { FORM($b, case: "dat") } zusammen
    .minus = { FORM($a) } minus { FORM($b) }
    .minus-count = { FORM($a, case: "count") } minus { FORM($b, case: "count") }
    .minus-nom = { FORM($a, case: "nom") } minus { FORM($b, case: "nom") }
    .minus-gen = von { FORM($a, case: "dat") } minus { FORM($b, case: "dat") }
    .minus-dat = { FORM($a, case: "dat") } minus { FORM($b, case: "dat") }
    .times = das { FORM($a) }-Fache { FORM($b, case: "gen") }
    .times-gen = des { FORM($a) }-Fachen { FORM($b, case: "gen") }
    .times-dat = dem { FORM($a) }-Fachen { FORM($b, case: "gen") }
    .by = der Quotient aus { FORM($a, case: "dat") } und { FORM($b, case: "dat") }
    .by-gen = des Quotienten aus { FORM($a, case: "dat") } und { FORM($b, case: "dat") }
    .by-dat = dem Quotienten aus { FORM($a, case: "dat") } und { FORM($b, case: "dat") }
difference = die Differenz
    .gen = der Differenz
    .dat = der Differenz
    .count = die Differenz
by-case = { FORM($otherwise) } ({ FORM($n) }, falls { $condition })
    .count = folgt: { FORM($otherwise) } ({ FORM($n) }, falls { $condition })
    .rest = ({ FORM($n) }, falls { $condition })
    .signed = ({ SIGNED($n) }, falls { $condition })
    .more = ({ FORM($n) } mehr, falls { $condition })

## Die Karte spielen

blocked-by = nicht spielbar, solange { OR($cards) } in Kraft ist
    .side = für { FORM($side, case: "acc") } nicht spielbar, solange { OR($cards) } in Kraft ist
requires = nur spielbar, solange { AND($cards) } in Kraft ist
    .any = nur spielbar, solange { OR($cards) } in Kraft ist
allows = ermöglicht { AND($cards) }
blocks = blockiert { AND($cards) }
play-if = spielbar, wenn { $what }
play-in = spielbar { IN($where) }
play-if-in = spielbar, wenn { $what }, { IN($where) }

## Anweisungen

choose = { DO("choose") } { FORM($what, case: "acc") } { DO("choose", part: "end") }
or-else = { FORM($first, case: "acc") } oder, falls das nicht geht, { FORM($second, case: "acc") }
    .then = { FORM($first, case: "acc") }, sonst { FORM($second, case: "acc") }
may = { FORM($side) } { NUMBER($side) ->
    [many] dürfen
   *[one] darf
} { $what }
    .you = du darfst { $what }
    .plain = du darfst dies wählen: { $what }
side-does = { FORM($side) } { $what }
    .plain = { FORM($side) }: { $what }
# .must, .either: die Verben stehen in der Nennform.
some-of = { FORM($side) }: { $what }
    .must = { FORM($side) } { NUMBER($side) ->
    [many] müssen
   *[one] muss
} { $what }
    .either = { FORM($side) } { NUMBER($side) ->
    [many] wählen
   *[one] wählt
}: { $what }
# .quality: kein Satz; hinter einem geschützten Leerzeichen wird klein weitergeschrieben.
for-side = { FORM($side, case: "bare") }: { $what }
    .quality = { FORM($side, case: "bare") }:{ "\u00a0" }{ $what }
if = falls { $condition }: { $what }
    .after = { $what }, falls { $condition }
otherwise-if = andernfalls, falls { $condition }: { $what }
otherwise = andernfalls: { $what }
for-each = { NUMBER($thing) ->
    [many] nacheinander für { FORM($thing, case: "acc") }: { $what }
   *[one] für { FORM($thing, case: "acc") }: { $what }
}
times = führe dies { $n ->
    [1] einmal
    [2] zweimal
   *[other] { FORM($n) }-mal
} aus: { $what }
    .up-to = führe dies bis zu { $n ->
    [2] zweimal
   *[other] { FORM($n) }-mal
} aus: { $what }
do-some = { DO("choose") } { $n ->
    [1] eine Möglichkeit
    [2] zwei verschiedene Möglichkeiten
    [3] drei verschiedene Möglichkeiten
   *[other] { $n } verschiedene Möglichkeiten
} { DO("choose", part: "end") }: { $options }
on = bei { OR($n) }: { $what }
    .after = { $what } bei { OR($n) }
at-least = { FORM($n) } oder mehr
    .among = mindestens { FORM($n) }
at-most = { FORM($n) } oder weniger
    .among = höchstens { FORM($n) }
by-value = { FORM($value) } entscheidet: { $rows }
either = entweder { $a } oder { $b }
option-if = { $what } (nur, wenn { $condition })
with-facts = { $what } (dabei gilt: { $facts })

# Mehreres, das mit einem Verb platziert oder entfernt wird.
fused-place = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { FORM($what) }
   *[no] { FORM($what) } { IN($c) }
} { DO("place", part: "end") }
    .again = { FORM($what) } { IN($c) }
fused-remove = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { FORM($what) }
   *[no] { FORM($what) } { FROM($c) }
} { DO("remove", part: "end") }
    .again = { FORM($what) } { FROM($c) }
    .share = { DO("remove") } { FORM($n, case: "acc") } { DO("remove", part: "end") }
fused-either = { DO("place") ->
    [platziere] platziere oder entferne
    [platziert] platziert oder entfernt
    [platzieren] platzieren oder entfernen
   *[other] { "" }
} { KNOWN($c) ->
    [yes] { IN($c) } { FORM($what) }
   *[no] { FORM($what) } { IN($c) }
} { DO("place", part: "end") ->
    [platzieren] platzieren oder entfernen
   *[other] { "" }
}

## Was dauert

while = solange dieses Ereignis in Kraft ist, gilt: { $facts }
    .lapsing = bis zum Rundenende gilt: { $facts }
    .there = solange der Marker dort liegt, gilt: { $facts }
    .mark = solange { FORM($mark) } in Kraft ist, gilt: { $facts }
fact-if = { $fact }, falls { $condition }
moment-if = { $fact }, während { $condition }
when = wenn { $moment }: { $what }
    .once = einmal gilt, wenn { $moment }: { $what }
    .lapsing = bis zum Rundenende gilt, wenn { $moment }: { $what }
    .lapsing-once = einmal bis zum Rundenende gilt, wenn { $moment }: { $what }
moment-as = { $fact } (als { FORM($role, case: "bare") })
or-when = { $a }, oder wenn { $b }
likewise = dasselbe gilt für { FORM($side, case: "acc") } und { FORM($figure, case: "acc") }
ends = endet, wenn { $what }
