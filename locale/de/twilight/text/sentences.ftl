# Was jedes Wort von Twilight Struggle auf einer Karte sagt, unter seinem Schlüssel.

## Einfluss. .minus: der Wert wird weggenommen und steht ohne Vorzeichen; .up, .down: der Wert ist vorher nicht bekannt

change-influence = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "influence") } { FORM($s, case: "own") }
   *[no] { GENDER($c) ->
        [pl] { N($n, "influence") }
       *[other] { NUMBER($c) ->
            [many] je { N($n, "influence") }
           *[one] { N($n, "influence") }
        }
    } { FORM($s, case: "own") } { IN($c) }
} { DO("place", part: "end") }
    .minus = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "influence") } { FORM($s, case: "own") }
   *[no] { GENDER($c) ->
        [pl] { N($n, "influence") }
       *[other] { NUMBER($c) ->
            [many] je { N($n, "influence") }
           *[one] { N($n, "influence") }
        }
    } { FORM($s, case: "own") } { FROM($c) }
} { DO("remove", part: "end") }
    .up = { DO("place") } { IN($c) } { NUMBER($c) ->
    [many] jeweils
   *[one] { "" }
} so viel Einfluss { FORM($s, case: "own") } wie { FORM($n, case: "count") } { DO("place", part: "end") }
    .down = { DO("remove") } { FROM($c) } { NUMBER($c) ->
    [many] jeweils
   *[one] { "" }
} so viel Einfluss { FORM($s, case: "own") } wie { FORM($n, case: "count") } { DO("remove", part: "end") }
    .again = { FORM($n) } { IN($c) }
remove-all-influence = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } den gesamten Einfluss { FORM($s, case: "own") }
   *[no] den gesamten Einfluss { FORM($s, case: "own") } { FROM($c) }
} { DO("remove", part: "end") }
raise-to-control = { DO("place") } { IN($c) } den zur Kontrolle nötigen Einfluss { FORM($s, case: "own") } { DO("place", part: "end") }
raise-influence = { DO("raise") } den Einfluss { FORM($s, case: "own") } { IN($c) } auf { FORM($n) } { DO("raise", part: "end") }
    .figure = { DO("raise") } den Einfluss { FORM($s, case: "own") } { IN($c) } auf { FORM($n, case: "acc") } { DO("raise", part: "end") }
# $t: mehrere Länder; $n: wie viel insgesamt; $m: wie viel höchstens in jedem von ihnen
change-influence-among = { DO("place") } insgesamt { N($n, "influence") } { FORM($s, case: "own") } { IN($t) } { DO("place", part: "end") }
    .minus = { DO("remove") } insgesamt { N($n, "influence") } { FORM($s, case: "own") } { FROM($t) } { DO("remove", part: "end") }
    .up = { DO("place") } { IN($t) } insgesamt so viel Einfluss { FORM($s, case: "own") } wie { FORM($n, case: "count") } { DO("place", part: "end") }
    .down = { DO("remove") } { FROM($t) } insgesamt so viel Einfluss { FORM($s, case: "own") } wie { FORM($n, case: "count") } { DO("remove", part: "end") }
change-influence-among-each = { DO("place") } insgesamt { N($n, "influence") } { FORM($s, case: "own") } (höchstens { FORM($m) } je Land) { IN($t) } { DO("place", part: "end") }
    .by-case = { DO("place") } insgesamt { N($otherwise, "influence") } { FORM($s, case: "own") } ({ FORM($n) }, falls { $condition }; höchstens { FORM($m) } je Land) { IN($t) } { DO("place", part: "end") }
    .minus = { DO("remove") } insgesamt { N($n, "influence") } { FORM($s, case: "own") } (höchstens { FORM($m) } je Land) { FROM($t) } { DO("remove", part: "end") }
    .up = { DO("place") } { IN($t) } für { FORM($s, case: "acc") } insgesamt { N($n, "influence") }, höchstens { FORM($m) } je Land, { DO("place", part: "end") }
    .down = { DO("remove") } { FROM($t) } für { FORM($s, case: "acc") } insgesamt { N($n, "influence") }, höchstens { FORM($m) } je Land, { DO("remove", part: "end") }
relocate-influence = { DO("move") } bis zu { N($n, "influence") } { FORM($s, case: "own") } (höchstens { FORM($m) } je Zielland) von beliebiger Stelle { TO($t) } { DO("move", part: "end") }

## Leisten, Zeit und Würfel

change-vp = { DO("gain") } { N($n, "vp") } { DO("gain", part: "end") }
    .minus = { DO("lose") } { N($n, "vp") } { DO("lose", part: "end") }
    .up = { DO("gain") } { N($n, "vp") } { DO("gain", part: "end") }
    .down = { DO("lose") } { N($n, "vp") } { DO("lose", part: "end") }
side-gains-vp = { DO("gain") } { N($n, "vp") } { DO("gain", part: "end") }
end-game = { DO("end") } das Spiel { DO("end", part: "end") } (die Seite mit mehr Siegpunkten gewinnt)
side-loses = { DO("lose") } das Spiel { DO("lose", part: "end") }
change-defcon = { DO("raise") } DEFCON um { FORM($n) } { DO("raise", part: "end") }
    .minus = { DO("lower") } DEFCON um { FORM($n) } { DO("lower", part: "end") }
    .up = { DO("raise") } DEFCON um { FORM($n, case: "acc") } { DO("raise", part: "end") }
    .down = { DO("lower") } DEFCON um { FORM($n, case: "acc") } { DO("lower", part: "end") }
    .either = { DO("lower") ->
    [senke] erhöhe oder senke
    [senkt] erhöht oder senkt
    [senken] erhöhen oder senken
   *[other] { "" }
} DEFCON um { FORM($n) } { DO("lower", part: "end") ->
    [senken] erhöhen oder senken
   *[other] { "" }
}
set-defcon = { DO("set") } DEFCON auf { FORM($n) } { DO("set", part: "end") }
    .figure = { DO("set") } DEFCON auf { FORM($n, case: "acc") } { DO("set", part: "end") }
change-military-ops = { DO("raise") } die eigenen Militäroperationen um { FORM($n) } { DO("raise", part: "end") }
    .minus = { DO("lower") } die eigenen Militäroperationen um { FORM($n) } { DO("lower", part: "end") }
    .up = { DO("raise") } die eigenen Militäroperationen um { FORM($n, case: "acc") } { DO("raise", part: "end") }
    .down = { DO("lower") } die eigenen Militäroperationen um { FORM($n, case: "acc") } { DO("lower", part: "end") }
set-military-ops = { DO("set") } { FORM($s, case: "bare") ->
    [Spieler] die eigenen Militäroperationen
   *[other] die Militäroperationen { FORM($s, case: "gen") }
} auf { FORM($n) } { DO("set", part: "end") }
advance-in-space = { DO("advance") } im Wettlauf ins All um { N($n, "box", case: "acc") } { DO("advance", part: "end") }
end-round = { DO("end") } die Aktionsrunde { DO("end", part: "end") }
roll-die = { DO("conduct") } einen Würfelwurf { DO("conduct", part: "end") }
    .result = das Würfelergebnis
    .result-gen = des Würfelergebnisses
    .result-dat = dem Würfelergebnis
    .result-1 = das erste Würfelergebnis
    .result-1-gen = des ersten Würfelergebnisses
    .result-1-dat = dem ersten Würfelergebnis
    .result-2 = das zweite Würfelergebnis
    .result-2-gen = des zweiten Würfelergebnisses
    .result-2-dat = dem zweiten Würfelergebnis
# Beide Seiten würfeln; $n: was der Spieler der Karte addiert; $m: was die andere Seite addiert
roll-off = jede Seite würfelt, wobei { $m ->
    [0] der Spieler { FORM($n, case: "acc") } addiert
   *[other] der Spieler { FORM($n, case: "acc") } und der Gegner { FORM($m, case: "acc") } addiert
}
    .result = die Seite mit dem höheren Ergebnis
    .result-gen = der Seite mit dem höheren Ergebnis
    .result-dat = der Seite mit dem höheren Ergebnis
    .no-result = Gleichstand herrscht
roll-off-until-decided = jede Seite würfelt, wobei { $m ->
    [0] der Spieler { FORM($n, case: "acc") } addiert
   *[other] der Spieler { FORM($n, case: "acc") } und der Gegner { FORM($m, case: "acc") } addiert
}, bei Gleichstand erneut
    .result = die Seite mit dem höheren Ergebnis
    .result-gen = der Seite mit dem höheren Ergebnis
    .result-dat = der Seite mit dem höheren Ergebnis
    .no-result = Gleichstand herrscht

## Operationen und Kriege

conduct-operations = { DO("conduct") } Operationen mit { N($n, "ops-point", case: "dat") } { DO("conduct", part: "end") }
    .figure = { DO("conduct") } Operationen mit { FORM($n, case: "dat") } { DO("conduct", part: "end") }
conduct-operations-except-coups = { DO("conduct") } Operationen (außer Putschen) mit { N($n, "ops-point", case: "dat") } { DO("conduct", part: "end") }
    .figure = { DO("conduct") } Operationen (außer Putschen) mit { FORM($n, case: "dat") } { DO("conduct", part: "end") }
free-attack = { DO("conduct") } mit { N($n, "ops-point", case: "dat") } einen kostenlosen Putsch oder kostenlose Neuausrichtungswürfe { IN($t) } { DO("conduct", part: "end") }
free-coup = { DO("conduct") } mit { N($n, "ops-point", case: "dat") } einen kostenlosen Putsch in einem Land (zur Wahl: { FORM($t) }) { DO("conduct", part: "end") }
coup = { DO("conduct") } mit { N($n, "ops-point", case: "dat") } einen Putsch { IN($c) } { DO("conduct", part: "end") }
    .result = der Einfluss, den der Putsch entfernt hat
    .some = der Putsch Einfluss entfernt hat
    .none = der Putsch keinen Einfluss entfernt hat
war = { DO("fight") } einen Krieg { IN($c) } { DO("fight", part: "end") }: erhöhe die eigenen Militäroperationen um { FORM($m) } und würfle, −1 für jedes benachbarte Land unter Kontrolle des Gegners; bei { FORM($n) } oder mehr erhalte { N($p, "vp") } und ersetze dort den gesamten Einfluss des Gegners durch eigenen
score-region = { DO("score") } { FORM($r, case: "acc") } { DO("score", part: "end") }
name-region = { DO("name") } { FORM($r, case: "acc") } { DO("name", part: "end") }

## Karten

draw-cards = { DO("draw") } { N($n, "card") } { DO("draw", part: "end") }
    .figure = { DO("draw") } { KNOWN($n) ->
    [yes] ebenso viele Karten
   *[no] { N($n, "card") }
} { DO("draw", part: "end") }
side-draws-cards = { DO("draw") } { N($n, "card") } { DO("draw", part: "end") }
discard-random-cards = { DO("discard") } { N($n, "random-card") } { DO("discard", part: "end") }
    .result = die abgeworfene Karte
    .result-gen = der abgeworfenen Karte
    .result-dat = der abgeworfenen Karte
discard-card = { DO("discard") } { FORM($k, case: "acc") } { DO("discard", part: "end") }
take-card = { DO("take") } { FORM($k, case: "acc") } auf die Hand { DO("take", part: "end") }
side-takes-card = { DO("take") } { FORM($k, case: "acc") } auf die Hand { DO("take", part: "end") }
take-random-cards = { DO("take") } { N($n, "random-card") } aus der Hand { FORM($t, case: "gen") } { DO("take", part: "end") }
swap-random-cards = jede Seite gibt der anderen eine zufällige Karte
see-hand = { DO("see") } die Hand { FORM($t, case: "gen") } { DO("see", part: "end") }
show-cards = { DO("show") } alle { FORM($k, case: "acc") } { DO("show", part: "end") }
see-random-card = { DO("see") } eine zufällige Karte aus der Hand { FORM($t, case: "gen") } { DO("see", part: "end") }
    .result = die gesehene Karte
    .result-gen = der gesehenen Karte
    .result-dat = der gesehenen Karte
see-top-cards = { DO("see") } die obersten { N($n, "card") } des Nachziehstapels { DO("see", part: "end") }
shuffle = { DO("shuffle") } { FORM($p, case: "acc") } { DO("shuffle", part: "end") }
use-for-operations = { DO("play") } { FORM($k, case: "acc") } für Operationen (ohne Ereignis) { DO("play", part: "end") }
play-card = { DO("play") } { FORM($k, case: "acc") } { DO("play", part: "end") }
make-event-happen = { DO("resolve") } das Ereignis { FORM($k, case: "gen") } { DO("resolve", part: "end") }
cancel-headline = { DO("cancel") } die Schlagzeile { FORM($s, case: "gen") } { DO("cancel", part: "end") } (die Karte wird ohne Effekt abgelegt)
take-face-up = { DO("take") } { FORM($m) } offen { DO("take", part: "end") }
take-face-down = { DO("take") } { FORM($m) } verdeckt { DO("take", part: "end") }

## Dauerhafte Ereignisse

put-in-effect = { DO("set") } { FORM($m) } in Kraft { DO("set", part: "end") }
put-in-effect-for-turn = { DO("set") } { FORM($m) } bis zum Rundenende in Kraft { DO("set", part: "end") }
end-mark = { DO("end") } { FORM($m) } { DO("end", part: "end") }
end-this = { DO("end") } dieses Ereignis { DO("end", part: "end") }
mark-space = { DO("place") } den Marker { FORM($m) } { IN($c) } { DO("place", part: "end") }
add-mark = { DO("place") } einen Marker { FORM($m) } { IN($c) } { DO("place", part: "end") }
move-mark = { DO("place") } den Marker { FORM($m) } { IN($c) } { DO("place", part: "end") }
end-mark-in = { DO("remove") } den Marker { FORM($m) } { FROM($c) } { DO("remove", part: "end") }

## Werte. $than: das andere Glied eines Vergleichs; .bare: ohne Besitzer, immer männlich

influence-in = der Einfluss { FORM($s, case: "gen") } { IN($c) }
    .gen = des Einflusses { FORM($s, case: "gen") } { IN($c) }
    .dat = dem Einfluss { FORM($s, case: "gen") } { IN($c) }
    .acc = den Einfluss { FORM($s, case: "gen") } { IN($c) }
    .count = Einfluss { FORM($s, case: "gen") } { KNOWN($c) ->
    [yes] dort
   *[no] { IN($c) }
}
    .bare = Einfluss { FORM($s, case: "gen") }
    .some = { FORM($s) } { IN($c) } Einfluss { NUMBER($s) ->
    [many] haben
   *[one] hat
}
    .none = { FORM($s) } { IN($c) } keinen Einfluss { NUMBER($s) ->
    [many] haben
   *[one] hat
}
    .ge = { FORM($s) } { IN($c) } mindestens { N($than, "influence") } { NUMBER($s) ->
    [many] haben
   *[one] hat
}
    .own-some = mit Einfluss { FORM($s, case: "gen") }
    .own-none = ohne Einfluss { FORM($s, case: "gen") }
    .own-eq = mit so viel Einfluss { FORM($s, case: "gen") } wie { FORM($than, case: "bare") }
    .own-ge = mit mindestens { $than ->
    [one] { N($than, "influence", case: "dat") } { FORM($s, case: "gen") }
    [other] { N($than, "influence", case: "dat") } { FORM($s, case: "gen") }
   *[figure] so viel Einfluss { FORM($s, case: "gen") } wie { FORM($than, case: "bare") }
}
    .own-gt = mit mehr Einfluss { FORM($s, case: "gen") } als { FORM($than, case: "bare") }
    .own-lt = mit weniger Einfluss { FORM($s, case: "gen") } als { FORM($than, case: "bare") }
stability-of = der Stabilitätswert { FORM($c, case: "gen") }
    .gen = des Stabilitätswerts { FORM($c, case: "gen") }
    .dat = dem Stabilitätswert { FORM($c, case: "gen") }
    .acc = den Stabilitätswert { FORM($c, case: "gen") }
    .bare = Stabilitätswert
    .own-le = mit einem Stabilitätswert von höchstens { FORM($than) }
    .own-ge = mit einem Stabilitätswert von mindestens { FORM($than) }
# after: dasselbe als Eigenschaft eines Landes, das eben genannt wurde
can-attack = { FORM($s) } { FORM($c, case: "acc") } angreifen { NUMBER($s) ->
    [many] dürfen
   *[one] darf
}
    .not = { FORM($s) } { FORM($c, case: "acc") } nicht angreifen { NUMBER($s) ->
    [many] dürfen
   *[one] darf
}
    .after = , das angegriffen werden darf,
    .after-not = , das nicht angegriffen werden darf,
is-covered = { FORM($m) } { FORM($c, case: "acc") } schützt
    .not = { FORM($m) } { FORM($c, case: "acc") } nicht schützt
    .after = , das durch { FORM($m) } geschützt ist,
    .after-not = , das nicht durch { FORM($m) } geschützt ist,
named-region = die genannte Region
    .gen = der genannten Region
    .dat = der genannten Region
defcon = der DEFCON-Wert
    .gen = des DEFCON-Werts
    .dat = dem DEFCON-Wert
    .acc = den DEFCON-Wert
    .eq = DEFCON auf { FORM($than) } steht
defcon-moved-to = DEFCON in dieser Aktionsrunde auf { FORM($n) } gekommen ist
    .not = DEFCON in dieser Aktionsrunde nicht auf { FORM($n) } gekommen ist
military-ops-of = die Zahl der Militäroperationen { FORM($s, case: "gen") }
    .gen = der Zahl der Militäroperationen { FORM($s, case: "gen") }
    .dat = der Zahl der Militäroperationen { FORM($s, case: "gen") }
    .bare = Stand der Militäroperationen
    .gt = { FORM($s) } mehr Militäroperationen { NUMBER($s) ->
    [many] haben
   *[one] hat
} als { FORM($than, case: "owner") }
    .ge = { $than ->
    [one] { FORM($s) } mindestens 1 Militäroperation { NUMBER($s) ->
        [many] haben
       *[one] hat
    }
    [other] { FORM($s) } mindestens { FORM($than) } Militäroperationen { NUMBER($s) ->
        [many] haben
       *[one] hat
    }
   *[figure] die Zahl der Militäroperationen { FORM($s, case: "gen") } mindestens { FORM($than, case: "dat") } entspricht
}
    .owner = { FORM($s) }
turn = die Rundenzahl
    .gen = der Rundenzahl
    .dat = der Rundenzahl
    .le = Runde { FORM($than) } oder eine frühere läuft
    .ge = Runde { FORM($than) } oder eine spätere läuft
    .eq = Runde { FORM($than) } läuft
chinese-civil-war = der Chinesische Bürgerkrieg andauert
    .not = der Chinesische Bürgerkrieg beendet ist
headline-phase = dies die Schlagzeilenphase ist
    .not = dies nicht die Schlagzeilenphase ist
half-rounded-up = die Hälfte { FORM($n, case: "gen") } (aufgerundet)
    .gen = der Hälfte { FORM($n, case: "gen") } (aufgerundet)
    .dat = der Hälfte { FORM($n, case: "gen") } (aufgerundet)
half-rounded-down = die Hälfte { FORM($n, case: "gen") } (abgerundet)
    .gen = der Hälfte { FORM($n, case: "gen") } (abgerundet)
    .dat = der Hälfte { FORM($n, case: "gen") } (abgerundet)

## Stapel. .from: woher eine Karte kommt; .in: wo sie liegt

hand-of = die Hand { FORM($s, case: "gen") }
    .own = die Hand
    .own-dat = der Hand
    .own-from = aus der Hand
    .gen = der Hand { FORM($s, case: "gen") }
    .dat = der Hand { FORM($s, case: "gen") }
    .from = aus der Hand { FORM($s, case: "gen") }
    .in = auf der Hand { FORM($s, case: "gen") }
    .some = { FORM($s) } Karten auf der Hand { NUMBER($s) ->
    [many] haben
   *[one] hat
}
    .none = { FORM($s) } keine Karten auf der Hand { NUMBER($s) ->
    [many] haben
   *[one] hat
}
draw-pile = der Nachziehstapel
    .gen = des Nachziehstapels
    .dat = dem Nachziehstapel
    .acc = den Nachziehstapel
    .from = vom Nachziehstapel
    .in = im Nachziehstapel
    .some = im Nachziehstapel Karten liegen
    .none = im Nachziehstapel keine Karten liegen
discard-pile = der Ablagestapel
    .gen = des Ablagestapels
    .dat = dem Ablagestapel
    .acc = den Ablagestapel
    .from = vom Ablagestapel
    .in = auf dem Ablagestapel
    .some = auf dem Ablagestapel Karten liegen
    .none = auf dem Ablagestapel keine Karten liegen
removed-cards = die entfernten Karten
    .gen = der entfernten Karten
    .dat = den entfernten Karten
    .from = aus dem Stapel für entfernte Karten
    .in = unter den entfernten Karten
    .some = im Stapel für entfernte Karten Karten liegen
    .none = im Stapel für entfernte Karten keine Karten liegen
top-cards-of = die obersten { N($n, "card") } { FORM($p, case: "gen") }
    .gen = der obersten { N($n, "card", case: "gen") } { FORM($p, case: "gen") }
    .dat = den obersten { N($n, "card", case: "dat") } { FORM($p, case: "gen") }
    .from = von den obersten { N($n, "card", case: "dat") } { FORM($p, case: "gen") }
    .in = unter den obersten { N($n, "card", case: "dat") } { FORM($p, case: "gen") }
    .some = { FORM($p, case: "some") }
    .none = { FORM($p, case: "none") }
number-of-cards-in = die Zahl der Karten { FORM($p, case: "in") }
    .gen = der Zahl der Karten { FORM($p, case: "in") }
    .dat = der Zahl der Karten { FORM($p, case: "in") }
    .some = { FORM($p, case: "some") }
    .none = { FORM($p, case: "none") }
ops-of = der Operationswert { FORM($k, case: "gen") }
    .gen = des Operationswerts { FORM($k, case: "gen") }
    .dat = dem Operationswert { FORM($k, case: "gen") }
    .acc = den Operationswert { FORM($k, case: "gen") }
    .bare = Operationswert
side-ops-of = der Operationswert { FORM($k, case: "gen") } für { FORM($s, case: "acc") }
    .gen = des Operationswerts { FORM($k, case: "gen") } für { FORM($s, case: "acc") }
    .dat = dem Operationswert { FORM($k, case: "gen") } für { FORM($s, case: "acc") }
    .acc = den Operationswert { FORM($k, case: "gen") } für { FORM($s, case: "acc") }
    .bare = Operationswert
    .own-ge = mit einem Operationswert von mindestens { FORM($than) }
    .own-le = mit einem Operationswert von höchstens { FORM($than) }
name-of = der Name { FORM($k, case: "gen") }
    .gen = des Namens { FORM($k, case: "gen") }
    .dat = dem Namen { FORM($k, case: "gen") }
    .acc = den Namen { FORM($k, case: "gen") }
number-of = die Nummer { FORM($k, case: "gen") }
    .gen = der Nummer { FORM($k, case: "gen") }
    .dat = der Nummer { FORM($k, case: "gen") }
    .bare = Nummernwert
this-card = diese Karte
    .gen = dieser Karte
    .dat = dieser Karte
in-effect = { FORM($m) } in Kraft ist
    .not = { FORM($m) } nicht in Kraft ist
holds = { FORM($s) } { FORM($m) } { NUMBER($s) ->
    [many] haben
   *[one] hat
}
    .not = { FORM($s) } { FORM($m) } nicht { NUMBER($s) ->
    [many] haben
   *[one] hat
}

## Eigenschaften

in-region = { "" }
    .after = { IN($r) }
    .not = außerhalb { FORM($r, case: "gen") }
    .is = { FORM($it) } { IN($r) } { NUMBER($it) ->
    [many] liegen
   *[one] liegt
}
    .is-not = { FORM($it) } außerhalb { FORM($r, case: "gen") } { NUMBER($it) ->
    [many] liegen
   *[one] liegt
}
in-regions = { "" }
    .after = in { OR($r, case: "dat") }
    .not = außerhalb { AND($r, case: "gen") }
    .is = { FORM($it) } in { OR($r, case: "dat") } { NUMBER($it) ->
    [many] liegen
   *[one] liegt
}
    .is-not = { FORM($it) } außerhalb { AND($r, case: "gen") } { NUMBER($it) ->
    [many] liegen
   *[one] liegt
}
adjacent-to = in der Nachbarschaft { FORM($d, case: "gen") }
    .after = { KNOWN($d) ->
    [yes] { GENDER($d) ->
        [f] in deren Nachbarschaft
        [pl] in deren Nachbarschaft
       *[other] in dessen Nachbarschaft
    }
   *[no] in der Nachbarschaft { FORM($d, case: "gen") }
}
    .not = außerhalb der Nachbarschaft { FORM($d, case: "gen") }
    .alone = in der Nachbarschaft
    .alone-not = außerhalb der Nachbarschaft
    .is = { FORM($it) } { FORM($d, case: "dat") } benachbart { NUMBER($it) ->
    [many] sind
   *[one] ist
}
    .is-not = { FORM($it) } { FORM($d, case: "dat") } nicht benachbart { NUMBER($it) ->
    [many] sind
   *[one] ist
}
controlled-by = unter Kontrolle { FORM($s, case: "gen") }
    .after = unter Kontrolle { FORM($s, case: "gen") }
    .is = { FORM($s) } { FORM($it, case: "acc") } { NUMBER($s) ->
    [many] kontrollieren
   *[one] kontrolliert
}
    .is-not = { FORM($s) } { FORM($it, case: "acc") } nicht { NUMBER($s) ->
    [many] kontrollieren
   *[one] kontrolliert
}
dominated-by = mit Dominanz { FORM($s, case: "gen") }
    .after = mit Dominanz { FORM($s, case: "gen") }
    .not = ohne Dominanz { FORM($s, case: "gen") }
    .is = { FORM($s) } { FORM($it, case: "acc") } { NUMBER($s) ->
    [many] dominieren
   *[one] dominiert
}
    .is-not = { FORM($s) } { FORM($it, case: "acc") } nicht { NUMBER($s) ->
    [many] dominieren
   *[one] dominiert
}
scored-by = gewertet
    .after = in der Region einer Wertungskarte { FORM($p, case: "in") }
    .not = außerhalb der Regionen aller Wertungskarten { FORM($p, case: "in") }
ahead-in-vp = mit mehr Siegpunkten
    .after = mit mehr Siegpunkten
    .not = ohne Vorsprung an Siegpunkten
    .is = { FORM($it) } nach Siegpunkten { NUMBER($it) ->
    [many] führen
   *[one] führt
}
    .is-not = { FORM($it) } nach Siegpunkten nicht { NUMBER($it) ->
    [many] führen
   *[one] führt
}
ahead-in-space = mit Vorsprung im Wettlauf ins All
    .after = mit Vorsprung im Wettlauf ins All
    .not = ohne Vorsprung im Wettlauf ins All
    .is = { FORM($it) } im Wettlauf ins All { NUMBER($it) ->
    [many] führen
   *[one] führt
}
    .is-not = { FORM($it) } im Wettlauf ins All nicht { NUMBER($it) ->
    [many] führen
   *[one] führt
}
phasing = am Zug
    .after = am Zug
    .not = nicht am Zug
    .is = { FORM($it) } am Zug { NUMBER($it) ->
    [many] sind
   *[one] ist
}
    .is-not = { FORM($it) } nicht am Zug { NUMBER($it) ->
    [many] sind
   *[one] ist
}
scoring-card = Wertungskarte
    .head = eine Wertungskarte
    .head-all = Wertungskarten
    .not = (außer Wertungskarten)
    .is = { FORM($it) } eine Wertungskarte ist
    .is-not = { FORM($it) } keine Wertungskarte ist
war-card = Kriegskarte
    .head = eine Kriegskarte
    .head-all = Kriegskarten
    .not = (außer Kriegskarten)
    .is = { FORM($it) } eine Kriegskarte ist
    .is-not = { FORM($it) } keine Kriegskarte ist
associated-with = { FORM($s, case: "gen") }
    .behind = yes
    .not = (außer Karten { FORM($s, case: "gen") })
    .is = { FORM($it) } eine Karte { FORM($s, case: "gen") } ist
    .is-not = { FORM($it) } keine Karte { FORM($s, case: "gen") } ist
prevented = mit verhindertem Ereignis
    .after = mit verhindertem Ereignis
    .not = , deren Ereignis nicht verhindert ist,
    .is = das Ereignis { FORM($it, case: "gen") } verhindert ist
    .is-not = das Ereignis { FORM($it, case: "gen") } nicht verhindert ist
spaced = im Wettlauf ins All
    .after = im Wettlauf ins All
    .not = (nicht im Wettlauf ins All verwendet)
    .is = { FORM($it) } im Wettlauf ins All verwendet wird
    .is-not = { FORM($it) } nicht im Wettlauf ins All verwendet wird
marked-with = mit dem Marker { FORM($m) }
    .after = mit dem Marker { FORM($m) }
    .not = ohne den Marker { FORM($m) }
    .is = { IN($it) } der Marker { FORM($m) } liegt
    .is-not = { IN($it) } kein Marker { FORM($m) } liegt
named = namens
    .head = { OR($t) }
    .head-all = alle Karten { AND($t) }
    .after = namens { OR($t) }
    .not = außer { OR($t) }
    .is = { FORM($it) } { OR($t) } ist
    .is-not = { FORM($it) } nicht { OR($t) } ist
numbered = mit Nummer
    .after = mit der Nummer { OR($n) }

## Woraus gewählt wird

countries-in-region = Land
    .after = { IN($r) }
countries-in-regions = Land
    .after = in { OR($r, case: "dat") }
countries-of = Land
    .after = unter { FORM($t, case: "dat") }
defcon-levels = Stufe
    .head = eine DEFCON-Stufe
    .after = auf der DEFCON-Leiste
cards-in-pile = Karte
    .after = { FORM($p, case: "from") }
    .there = { FORM($p, case: "in") }
cards-in-piles = Karte
    .after = { OR($p, case: "from") }
cards-in-list = Karte
    .after = unter { FORM($s, case: "dat") }
top-cards = Karte
    .after = von den obersten { N($n, "card", case: "dat") } des Nachziehstapels

## Was ein dauerhaftes Ereignis ändert. Eine Seite, die jede sein kann, sagen TO und FROM nicht

point-ops =
    .more = { FORM($k, case: "each") } zählt { TO($s) } { N($n, "ops-point") } mehr
    .less = { FORM($k, case: "each") } zählt { TO($s) } { N($n, "ops-point") } weniger
    .is = { FORM($k, case: "each") } zählt { TO($s) } { N($n, "ops-point") }
point-ops-all-in =
    .more = { FORM($k, case: "each") } zählt { TO($s) } { N($n, "ops-point") } mehr, wenn alle Punkte { IN($r) } verwendet werden
    .less = { FORM($k, case: "each") } zählt { TO($s) } { N($n, "ops-point") } weniger, wenn alle Punkte { IN($r) } verwendet werden
    .is = { FORM($k, case: "each") } zählt { TO($s) } { N($n, "ops-point") }, wenn alle Punkte { IN($r) } verwendet werden
point-may-place =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} { IN($c) } durch Operationen Einfluss platzieren
    .no = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} { IN($c) } durch Operationen keinen Einfluss platzieren
point-rounds =
    .is = { FORM($s) } { NUMBER($s) ->
    [many] haben
   *[one] hat
} { N($n, "action-round") }
    .more = { FORM($s) } { NUMBER($s) ->
    [many] haben
   *[one] hat
} { N($n, "action-round") } mehr
    .less = { FORM($s) } { NUMBER($s) ->
    [many] haben
   *[one] hat
} { N($n, "action-round") } weniger
point-may-attack =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} { IN($c) } Putsche, Neuausrichtungswürfe und Kriege nach Wahl durchführen
    .no = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} { IN($c) } weder Putsche noch Neuausrichtungswürfe noch Kriege nach Wahl durchführen
point-may-coup =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} { IN($c) } Putsche durchführen
    .no = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} { IN($c) } keine Putsche durchführen
point-coup-lowers-defcon =
    .yes = Putsche { FROM($s) } in umkämpften Ländern { IN($c) } senken DEFCON
    .no = Putsche { FROM($s) } in umkämpften Ländern { IN($c) } senken DEFCON nicht
point-coup-modifier =
    .is = der Modifikator für Putschwürfe { FROM($s) } { IN($c) } ist { FORM($n) }
    .more = +{ FORM($n) } auf Putschwürfe { FROM($s) } { IN($c) }
    .less = −{ FORM($n) } auf Putschwürfe { FROM($s) } { IN($c) }
point-realignment-modifier =
    .is = der Modifikator für Neuausrichtungswürfe { FROM($s) } { IN($c) } ist { FORM($n) }
    .more = +{ FORM($n) } auf Neuausrichtungswürfe { FROM($s) } { IN($c) }
    .less = −{ FORM($n) } auf Neuausrichtungswürfe { FROM($s) } { IN($c) }
point-war-modifier =
    .is = der Modifikator für Kriegswürfe { FROM($s) } { IN($c) } ist { FORM($n) }
    .more = +{ FORM($n) } auf Kriegswürfe { FROM($s) } { IN($c) }
    .less = −{ FORM($n) } auf Kriegswürfe { FROM($s) } { IN($c) }
point-covers =
    .yes = { FORM($m) } schützt { FORM($c, case: "acc") }
    .no = { FORM($m) } schützt { FORM($c, case: "acc") } nicht
point-may-play =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} { FORM($k, case: "acc") } spielen
    .no = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} { FORM($k, case: "acc") } nicht spielen
    .only = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} nur { FORM($k, case: "acc", number: "many") } spielen
point-must-use =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] müssen
   *[one] muss
} in der nächsten Aktionsrunde { FORM($k, case: "acc") } für Operationen verwenden
    .no = { FORM($s) } { NUMBER($s) ->
    [many] müssen
   *[one] muss
} { FORM($k, case: "acc") } nicht für Operationen verwenden
point-event-may-be-played =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} das Ereignis { FORM($k, case: "gen") } spielen
    .no = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} das Ereignis { FORM($k, case: "gen") } nicht spielen
point-sees-hand =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] sehen
   *[one] sieht
} die Hand { FORM($t, case: "gen") }
    .no = { FORM($s) } { NUMBER($s) ->
    [many] sehen
   *[one] sieht
} die Hand { FORM($t, case: "gen") } nicht
point-battleground-in-scoring =
    .yes = { FORM($c) } zählt bei der Wertung als umkämpftes Land
    .no = { FORM($c) } zählt bei der Wertung nicht als umkämpftes Land
point-battlegrounds-in-scoring =
    .more = { FORM($s) } { NUMBER($s) ->
    [many] zählen
   *[one] zählt
} bei der Wertung { FORM($r, case: "gen") } { N($n, "battleground-country") } mehr
    .less = { FORM($s) } { NUMBER($s) ->
    [many] zählen
   *[one] zählt
} bei der Wertung { FORM($r, case: "gen") } { N($n, "battleground-country") } weniger
    .is = { FORM($s) } { NUMBER($s) ->
    [many] zählen
   *[one] zählt
} bei der Wertung { FORM($r, case: "gen") } { N($n, "battleground-country") }

## Augenblicke: Nebensätze nach „wenn“

moment-event-played = { FORM($s) } { FORM($k, case: "acc") } als Ereignis { NUMBER($s) ->
    [many] spielen
   *[one] spielt
}
moment-card-played = { FORM($s) } { FORM($k, case: "acc") } { NUMBER($s) ->
    [many] spielen
   *[one] spielt
}
moment-event-happens = das Ereignis { FORM($k, case: "gen") } eintritt
moment-side-is-to-act = { FORM($s) } an der Reihe { NUMBER($s) ->
    [many] sind
   *[one] ist
}
moment-side-is-to-play = { FORM($s) } an der Reihe { NUMBER($s) ->
    [many] sind
   *[one] ist
}, eine Karte zu spielen
moment-round-ends = die Aktionsrunde { FORM($s, case: "gen") } endet
moment-coup-declared = { FORM($s) } { IN($c) } einen Putsch { NUMBER($s) ->
    [many] durchführen
   *[one] durchführt
}
moment-region-scored = { FORM($r) } gewertet wird
moment-this-ends = dies endet

## Wörter des Kopfes, die etwas über das Ereignis sagen; die anderen werden nur gedruckt

symbol-early-war = { "" }
symbol-mid-war = { "" }
symbol-late-war = { "" }
symbol-scoring = { "" }
symbol-war = { "" }
symbol-no-headline = nicht als Schlagzeile spielbar
symbol-headlines-first = als Schlagzeile der eigenen Seite tritt sie zuerst ein
