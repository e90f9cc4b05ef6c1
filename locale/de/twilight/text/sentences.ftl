# Was jedes Wort von Twilight Struggle auf einer Karte sagt, unter dem Schlüssel des Wortes.
# Bedingungen und Zeitpunkte sind Nebensätze: das Verb steht am Ende.

## Einfluss. .minus: die Zahl wird abgezogen und steht ohne Vorzeichen; .up, .down: die Zahl ist vorher nicht bekannt

change-influence = { DO("place") } { N($n, "influence") } { FORM($s, case: "own") } { IN($c) } { DO("place", part: "end") }
    .minus = { DO("remove") } { N($n, "influence") } { FORM($s, case: "own") } { FROM($c) } { DO("remove", part: "end") }
    .up = { DO("place") } { IN($c) } Einflusspunkte { FORM($s, case: "own") } in Höhe von { FORM($n, case: "dat") } { DO("place", part: "end") }
    .down = { DO("remove") } { FROM($c) } Einflusspunkte { FORM($s, case: "own") } in Höhe von { FORM($n, case: "dat") } { DO("remove", part: "end") }
remove-all-influence = { DO("remove") } alle Einflusspunkte { FORM($s, case: "own") } { FROM($c) } { DO("remove", part: "end") }
raise-to-control = { DO("place") } { IN($c) } die zur Kontrolle nötigen Einflusspunkte { FORM($s, case: "own") } { DO("place", part: "end") }
raise-influence = { DO("raise") } die Einflusspunkte { FORM($s, case: "own") } { IN($c) } auf { FORM($n) } { DO("raise", part: "end") }
    .figure = { DO("raise") } die Einflusspunkte { FORM($s, case: "own") } { IN($c) } auf die Höhe { FORM($n, case: "gen") } { DO("raise", part: "end") }
change-influence-among = { DO("place") } { N($n, "influence") } { FORM($s, case: "own") } in { FORM($t, case: "dat") } { DO("place", part: "end") }
    .minus = { DO("remove") } { N($n, "influence") } { FORM($s, case: "own") } aus { FORM($t, case: "dat") } { DO("remove", part: "end") }
    .up = { DO("place") } { FORM($n) } Einflusspunkte { FORM($s, case: "own") } in { FORM($t, case: "dat") } { DO("place", part: "end") }
    .down = { DO("remove") } { FORM($n) } Einflusspunkte { FORM($s, case: "own") } aus { FORM($t, case: "dat") } { DO("remove", part: "end") }
change-influence-among-each = { DO("place") } { N($n, "influence") } { FORM($s, case: "own") } in { FORM($t, case: "dat") } (höchstens { FORM($m) } je Land) { DO("place", part: "end") }
    .minus = { DO("remove") } { N($n, "influence") } { FORM($s, case: "own") } aus { FORM($t, case: "dat") } (höchstens { FORM($m) } je Land) { DO("remove", part: "end") }
    .up = { DO("place") } { FORM($n) } Einflusspunkte { FORM($s, case: "own") } in { FORM($t, case: "dat") } (höchstens { FORM($m) } je Land) { DO("place", part: "end") }
    .down = { DO("remove") } { FORM($n) } Einflusspunkte { FORM($s, case: "own") } aus { FORM($t, case: "dat") } (höchstens { FORM($m) } je Land) { DO("remove", part: "end") }
relocate-influence = { DO("move") } bis zu { N($n, "influence") } { FORM($s, case: "own") } von überall in { FORM($t, case: "acc") } (höchstens { FORM($m) } je Land) { DO("move", part: "end") }

## Leisten, Zeit und Würfel

change-vp = { DO("gain") } { N($n, "vp") } { DO("gain", part: "end") }
    .minus = { DO("lose") } { N($n, "vp") } { DO("lose", part: "end") }
    .up = { DO("gain") } { N($n, "vp") } { DO("gain", part: "end") }
    .down = { DO("lose") } { N($n, "vp") } { DO("lose", part: "end") }
side-gains-vp = { DO("gain") } { N($n, "vp") } { DO("gain", part: "end") }
end-game = { DO("end") } das Spiel { DO("end", part: "end") }, das die nach Siegpunkten führende Seite gewinnt
side-loses = { DO("lose") } das Spiel { DO("lose", part: "end") }
change-defcon = { DO("raise") } DEFCON um { FORM($n) } { DO("raise", part: "end") }
    .minus = { DO("lower") } DEFCON um { FORM($n) } { DO("lower", part: "end") }
    .up = { DO("raise") } DEFCON um { FORM($n) } { DO("raise", part: "end") }
    .down = { DO("lower") } DEFCON um { FORM($n) } { DO("lower", part: "end") }
set-defcon = { DO("set") } DEFCON auf { FORM($n, case: "acc") } { DO("set", part: "end") }
    .figure = { DO("set") } DEFCON auf { FORM($n, case: "acc") } { DO("set", part: "end") }
change-military-ops = { DO("raise") } deine Militäroperationen um { FORM($n) } { DO("raise", part: "end") }
    .minus = { DO("lower") } deine Militäroperationen um { FORM($n) } { DO("lower", part: "end") }
    .up = { DO("raise") } deine Militäroperationen um { FORM($n) } { DO("raise", part: "end") }
    .down = { DO("lower") } deine Militäroperationen um { FORM($n) } { DO("lower", part: "end") }
set-military-ops = { DO("set") } die Militäroperationen { FORM($s, case: "gen") } auf { FORM($n) } { DO("set", part: "end") }
advance-in-space = { DO("advance") } im Wettlauf ins All { N($n, "box") } { DO("advance", part: "end") }
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
roll-off = beide Seiten würfeln, der Spieler addiert { FORM($n, case: "acc") }{ $m ->
    [0] { "" }
   *[other] , der Gegner { FORM($m, case: "acc") }
}
    .result = die Seite mit dem höheren Ergebnis
    .no-result = das Ergebnis gleich ist
roll-off-until-decided = beide Seiten würfeln, der Spieler addiert { FORM($n, case: "acc") }{ $m ->
    [0] { "" }
   *[other] , der Gegner { FORM($m, case: "acc") }
}, bei Gleichstand erneut
    .result = die Seite mit dem höheren Ergebnis
    .no-result = das Ergebnis gleich ist

## Operationen und Kriege

conduct-operations = { DO("conduct") } Operationen mit Wert { FORM($n) } { DO("conduct", part: "end") }
    .figure = { DO("conduct") } Operationen mit { FORM($n, case: "dat") } { DO("conduct", part: "end") }
conduct-operations-except-coups = { DO("conduct") } Operationen mit Wert { FORM($n) }, aber ohne Putsch, { DO("conduct", part: "end") }
    .figure = { DO("conduct") } Operationen mit { FORM($n, case: "dat") }, aber ohne Putsch, { DO("conduct", part: "end") }
free-attack = { DO("conduct") } mit Wert { FORM($n) } einen kostenlosen Putsch oder kostenlose Neuausrichtungswürfe in { FORM($t, case: "dat") } { DO("conduct", part: "end") }
free-coup = { DO("conduct") } mit Wert { FORM($n) } einen kostenlosen Putsch in { FORM($t, case: "dat") } { DO("conduct", part: "end") }
coup = { DO("conduct") } mit Wert { FORM($n) } einen Putsch { IN($c) } { DO("conduct", part: "end") }
    .result = der vom Putsch entfernte Einfluss
    .some = der Putsch Einfluss entfernt hat
    .none = der Putsch keinen Einfluss entfernt hat
war = { DO("fight") } Krieg { IN($c) } { DO("fight", part: "end") }: erhöhe deine Militäroperationen um { FORM($m) } und würfle, −1 für jedes Nachbarland, das der Gegner kontrolliert; erhalte bei { FORM($n) } oder mehr { N($p, "vp") } und ersetze dort allen Einfluss des Gegners durch eigenen
score-region = { DO("score") } { FORM($r, case: "acc") } { DO("score", part: "end") }
name-region = { DO("name") } { FORM($r, case: "acc") } { DO("name", part: "end") }

## Karten

draw-cards = { DO("draw") } { N($n, "card") } { DO("draw", part: "end") }
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
    .result = die angesehene Karte
    .result-gen = der angesehenen Karte
    .result-dat = der angesehenen Karte
see-top-cards = { DO("see") } die obersten { N($n, "card") } des Nachziehstapels { DO("see", part: "end") }
shuffle = { DO("shuffle") } { FORM($p, case: "acc") } { DO("shuffle", part: "end") }
use-for-operations = { DO("conduct") } mit { FORM($k, case: "dat") } Operationen ohne das Ereignis { DO("conduct", part: "end") }
play-card = { DO("play") } { FORM($k, case: "acc") } { DO("play", part: "end") }
make-event-happen = { DO("resolve") } das Ereignis { FORM($k, case: "gen") } { DO("resolve", part: "end") }
cancel-headline = { DO("cancel") } die Schlagzeile { FORM($s, case: "gen") } { DO("cancel", part: "end") }: sie wird ohne Wirkung abgeworfen
take-face-up = { DO("take") } { FORM($m) } offen { DO("take", part: "end") }
take-face-down = { DO("take") } { FORM($m) } verdeckt { DO("take", part: "end") }

## Dauerhafte Ereignisse

put-in-effect = { DO("set") } { FORM($m) } in Kraft { DO("set", part: "end") }
put-in-effect-for-turn = { DO("set") } { FORM($m) } bis zum Rundenende in Kraft { DO("set", part: "end") }
end-mark = { DO("end") } { FORM($m) } { DO("end", part: "end") }
end-this = { DO("end") } dieses Ereignis { DO("end", part: "end") }
mark-space = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } den Marker { FORM($m) }
   *[no] den Marker { FORM($m) } { IN($c) }
} { DO("place", part: "end") }
add-mark = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } einen weiteren Marker { FORM($m) }
   *[no] einen weiteren Marker { FORM($m) } { IN($c) }
} { DO("place", part: "end") }
move-mark = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } den Marker { FORM($m) }
   *[no] den Marker { FORM($m) } { IN($c) }
} { DO("place", part: "end") }
end-mark-in = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } den Marker { FORM($m) }
   *[no] den Marker { FORM($m) } { FROM($c) }
} { DO("remove", part: "end") }

## Werte

influence-in = die Einflusspunkte { FORM($s, case: "own") } { IN($c) }
    .gen = der Einflusspunkte { FORM($s, case: "own") } { IN($c) }
    .dat = den Einflusspunkten { FORM($s, case: "own") } { IN($c) }
    .bare = Einfluss { FORM($s, case: "own") }
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
    .own-some = mit Einfluss { FORM($s, case: "own") }
    .own-none = ohne Einfluss { FORM($s, case: "own") }
    .own-eq = mit so viel Einfluss { FORM($s, case: "own") } wie { FORM($than, case: "bare") }
    .own-ge = mit mindestens { N($than, "influence", case: "dat") } { FORM($s, case: "own") }
    .own-gt = mit mehr Einfluss { FORM($s, case: "own") } als { FORM($than, case: "bare") }
    .own-lt = mit weniger Einfluss { FORM($s, case: "own") } als { FORM($than, case: "bare") }
stability-of = die Stabilität { FORM($c, case: "gen") }
    .gen = der Stabilität { FORM($c, case: "gen") }
    .dat = der Stabilität { FORM($c, case: "gen") }
    .bare = Stabilitätswert
    .own-le = mit Stabilitätswert { FORM($than) } oder weniger
    .own-ge = mit Stabilitätswert { FORM($than) } oder mehr
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
    .after = , das { FORM($m) } schützt,
    .after-not = , das { FORM($m) } nicht schützt,
named-region = die genannte Region
    .gen = der genannten Region
    .dat = der genannten Region
defcon = der DEFCON-Wert
    .gen = des DEFCON-Werts
    .dat = dem DEFCON-Wert
    .acc = den DEFCON-Wert
    .eq = DEFCON auf { FORM($than) } steht
defcon-moved-to = DEFCON in dieser Runde auf { FORM($n) } gekommen ist
    .not = DEFCON in dieser Runde nicht auf { FORM($n) } gekommen ist
military-ops-of = die Militäroperationen { FORM($s, case: "gen") }
    .gen = der Militäroperationen { FORM($s, case: "gen") }
    .dat = den Militäroperationen { FORM($s, case: "gen") }
    .bare = Militäroperationen
    .gt = { FORM($s) } mehr Militäroperationen hat als { FORM($than, case: "owner") }
    .ge = die Militäroperationen { FORM($s, case: "gen") } mindestens { FORM($than, case: "dat") } entsprechen
    .owner = { FORM($s) }
turn = die Rundennummer
    .gen = der Rundennummer
    .dat = der Rundennummer
    .le = es Runde { FORM($than) } oder früher ist
    .ge = es Runde { FORM($than) } oder später ist
    .eq = es Runde { FORM($than) } ist
chinese-civil-war = der Chinesische Bürgerkrieg andauert
    .not = der Chinesische Bürgerkrieg vorüber ist
headline-phase = Schlagzeilenphase ist
    .not = nicht Schlagzeilenphase ist
half-rounded-up = die Hälfte { FORM($n, case: "gen") } (aufgerundet)
    .gen = der Hälfte { FORM($n, case: "gen") } (aufgerundet)
    .dat = der Hälfte { FORM($n, case: "gen") } (aufgerundet)
half-rounded-down = die Hälfte { FORM($n, case: "gen") } (abgerundet)
    .gen = der Hälfte { FORM($n, case: "gen") } (abgerundet)
    .dat = der Hälfte { FORM($n, case: "gen") } (abgerundet)
hand-of = die Hand { FORM($s, case: "gen") }
    .gen = der Hand { FORM($s, case: "gen") }
    .dat = der Hand { FORM($s, case: "gen") }
    .from = aus der Hand { FORM($s, case: "gen") }
    .in = auf der Hand { FORM($s, case: "gen") }
draw-pile = der Nachziehstapel
    .gen = des Nachziehstapels
    .dat = dem Nachziehstapel
    .acc = den Nachziehstapel
    .from = vom Nachziehstapel
    .in = im Nachziehstapel
discard-pile = der Ablagestapel
    .gen = des Ablagestapels
    .dat = dem Ablagestapel
    .acc = den Ablagestapel
    .from = vom Ablagestapel
    .in = auf dem Ablagestapel
removed-cards = die entfernten Karten
    .gen = der entfernten Karten
    .dat = den entfernten Karten
    .from = aus den entfernten Karten
    .in = unter den entfernten Karten
top-cards-of = die obersten { N($n, "card") } { FORM($p, case: "gen") }
    .gen = der obersten { N($n, "card", case: "gen") } { FORM($p, case: "gen") }
    .dat = den obersten { N($n, "card", case: "dat") } { FORM($p, case: "gen") }
    .from = aus den obersten { N($n, "card", case: "dat") } { FORM($p, case: "gen") }
    .in = unter den obersten { N($n, "card", case: "dat") } { FORM($p, case: "gen") }
number-of-cards-in = die Zahl der Karten { FORM($p, case: "in") }
    .some = { FORM($p, case: "in") } Karten sind
    .none = { FORM($p, case: "in") } keine Karten sind
    .gen = der Zahl der Karten { FORM($p, case: "in") }
    .dat = der Zahl der Karten { FORM($p, case: "in") }
ops-of = die Operationspunkte { FORM($k, case: "gen") }
    .gen = der Operationspunkte { FORM($k, case: "gen") }
    .dat = den Operationspunkten { FORM($k, case: "gen") }
    .bare = Operationswert
side-ops-of = der Operationswert { FORM($k, case: "gen") } für { FORM($s, case: "acc") }
    .gen = des Operationswerts { FORM($k, case: "gen") } für { FORM($s, case: "acc") }
    .dat = dem Operationswert { FORM($k, case: "gen") } für { FORM($s, case: "acc") }
    .bare = Operationswert
    .own-ge = mit Operationswert { FORM($than) } oder mehr
    .own-le = mit Operationswert { FORM($than) } oder weniger
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
    [many] besitzen
   *[one] besitzt
}
    .not = { FORM($s) } { FORM($m) } nicht { NUMBER($s) ->
    [many] besitzen
   *[one] besitzt
}

## Eigenschaften

in-region = { "" }
    .after = { IN($r) }
    .not = außerhalb { FORM($r, case: "gen") }
    .is = { FORM($it) } { IN($r) } liegt
    .is-not = { FORM($it) } nicht { IN($r) } liegt
in-regions = { "" }
    .after = in { OR($r, case: "dat") }
    .not = außerhalb von { AND($r, case: "dat") }
    .is = { FORM($it) } in { OR($r, case: "dat") } liegt
    .is-not = { FORM($it) } nicht in { OR($r, case: "dat") } liegt
battleground = umkämpft
    .pred = umkämpft
    .strong-m-nom = umkämpfter
    .strong-m-gen = umkämpften
    .strong-m-dat = umkämpftem
    .strong-m-acc = umkämpften
    .strong-f-nom = umkämpfte
    .strong-f-gen = umkämpfter
    .strong-f-dat = umkämpfter
    .strong-f-acc = umkämpfte
    .strong-n-nom = umkämpftes
    .strong-n-gen = umkämpften
    .strong-n-dat = umkämpftem
    .strong-n-acc = umkämpftes
    .strong-many-nom = umkämpfte
    .strong-many-gen = umkämpfter
    .strong-many-dat = umkämpften
    .strong-many-acc = umkämpfte
    .mixed-m-nom = umkämpfter
    .mixed-m-gen = umkämpften
    .mixed-m-dat = umkämpften
    .mixed-m-acc = umkämpften
    .mixed-f-nom = umkämpfte
    .mixed-f-gen = umkämpften
    .mixed-f-dat = umkämpften
    .mixed-f-acc = umkämpfte
    .mixed-n-nom = umkämpftes
    .mixed-n-gen = umkämpften
    .mixed-n-dat = umkämpften
    .mixed-n-acc = umkämpftes
    .mixed-many-nom = umkämpften
    .mixed-many-gen = umkämpften
    .mixed-many-dat = umkämpften
    .mixed-many-acc = umkämpften
    .weak-m-nom = umkämpfte
    .weak-m-gen = umkämpften
    .weak-m-dat = umkämpften
    .weak-m-acc = umkämpften
    .weak-f-nom = umkämpfte
    .weak-f-gen = umkämpften
    .weak-f-dat = umkämpften
    .weak-f-acc = umkämpfte
    .weak-n-nom = umkämpfte
    .weak-n-gen = umkämpften
    .weak-n-dat = umkämpften
    .weak-n-acc = umkämpfte
    .weak-many-nom = umkämpften
    .weak-many-gen = umkämpften
    .weak-many-dat = umkämpften
    .weak-many-acc = umkämpften
    .not = (nicht umkämpft)
adjacent-to = in der Nachbarschaft { FORM($d, case: "gen") }
    .after = in der Nachbarschaft { FORM($d, case: "gen") }
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
controlled-by = kontrolliert
    .after = unter der Kontrolle { FORM($s, case: "gen") }
    .not = nicht unter der Kontrolle { FORM($s, case: "gen") }
    .is = { FORM($s) } { FORM($it, case: "acc") } { NUMBER($s) ->
    [many] kontrollieren
   *[one] kontrolliert
}
    .is-not = { FORM($s) } { FORM($it, case: "acc") } nicht { NUMBER($s) ->
    [many] kontrollieren
   *[one] kontrolliert
}
uncontrolled = unkontrolliert
    .pred = unkontrolliert
    .strong-m-nom = unkontrollierter
    .strong-m-gen = unkontrollierten
    .strong-m-dat = unkontrolliertem
    .strong-m-acc = unkontrollierten
    .strong-f-nom = unkontrollierte
    .strong-f-gen = unkontrollierter
    .strong-f-dat = unkontrollierter
    .strong-f-acc = unkontrollierte
    .strong-n-nom = unkontrolliertes
    .strong-n-gen = unkontrollierten
    .strong-n-dat = unkontrolliertem
    .strong-n-acc = unkontrolliertes
    .strong-many-nom = unkontrollierte
    .strong-many-gen = unkontrollierter
    .strong-many-dat = unkontrollierten
    .strong-many-acc = unkontrollierte
    .mixed-m-nom = unkontrollierter
    .mixed-m-gen = unkontrollierten
    .mixed-m-dat = unkontrollierten
    .mixed-m-acc = unkontrollierten
    .mixed-f-nom = unkontrollierte
    .mixed-f-gen = unkontrollierten
    .mixed-f-dat = unkontrollierten
    .mixed-f-acc = unkontrollierte
    .mixed-n-nom = unkontrolliertes
    .mixed-n-gen = unkontrollierten
    .mixed-n-dat = unkontrollierten
    .mixed-n-acc = unkontrolliertes
    .mixed-many-nom = unkontrollierten
    .mixed-many-gen = unkontrollierten
    .mixed-many-dat = unkontrollierten
    .mixed-many-acc = unkontrollierten
    .weak-m-nom = unkontrollierte
    .weak-m-gen = unkontrollierten
    .weak-m-dat = unkontrollierten
    .weak-m-acc = unkontrollierten
    .weak-f-nom = unkontrollierte
    .weak-f-gen = unkontrollierten
    .weak-f-dat = unkontrollierten
    .weak-f-acc = unkontrollierte
    .weak-n-nom = unkontrollierte
    .weak-n-gen = unkontrollierten
    .weak-n-dat = unkontrollierten
    .weak-n-acc = unkontrollierte
    .weak-many-nom = unkontrollierten
    .weak-many-gen = unkontrollierten
    .weak-many-dat = unkontrollierten
    .weak-many-acc = unkontrollierten
    .not = unter der Kontrolle einer Seite
dominated-by = dominiert
    .after = unter der Dominanz { FORM($s, case: "gen") }
    .not = nicht unter der Dominanz { FORM($s, case: "gen") }
    .is = { FORM($s) } { FORM($it, case: "acc") } { NUMBER($s) ->
    [many] dominieren
   *[one] dominiert
}
    .is-not = { FORM($s) } { FORM($it, case: "acc") } nicht { NUMBER($s) ->
    [many] dominieren
   *[one] dominiert
}
scored-by = gewertet
    .after = in der Region einer Wertungskarte { FORM($p, case: "from") }
    .not = außerhalb der Regionen aller Wertungskarten { FORM($p, case: "from") }
ahead-in-vp = führend
    .after = mit Vorsprung nach Siegpunkten
    .is = { FORM($it) } nach Siegpunkten { NUMBER($it) ->
    [many] führen
   *[one] führt
}
    .is-not = { FORM($it) } nach Siegpunkten nicht { NUMBER($it) ->
    [many] führen
   *[one] führt
}
ahead-in-space = führend
    .after = mit Vorsprung im Wettlauf ins All
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
    .not = außer Wertungskarten
    .is = { FORM($it) } eine Wertungskarte ist
    .is-not = { FORM($it) } keine Wertungskarte ist
war-card = Kriegskarte
    .head = eine Kriegskarte
    .head-all = Kriegskarten
    .not = außer Kriegskarten
    .is = { FORM($it) } eine Kriegskarte ist
    .is-not = { FORM($it) } keine Kriegskarte ist
associated-with = { FORM($s, case: "gen") }
    .behind = yes
    .not = außer Karten { FORM($s, case: "gen") }
    .is = { FORM($it) } { FORM($s, case: "dat") } gehört
    .is-not = { FORM($it) } nicht { FORM($s, case: "dat") } gehört
prevented = verhindert
    .after = mit verhindertem Ereignis
    .not = mit nicht verhindertem Ereignis
    .is = das Ereignis { FORM($it, case: "gen") } verhindert ist
    .is-not = das Ereignis { FORM($it, case: "gen") } nicht verhindert ist
spaced = im All
    .after = für den Wettlauf ins All
    .not = außerhalb des Wettlaufs ins All
    .is = { FORM($it) } für den Wettlauf ins All genutzt wird
    .is-not = { FORM($it) } nicht für den Wettlauf ins All genutzt wird
marked-with = mit dem Marker { FORM($m) }
    .after = mit dem Marker { FORM($m) }
    .not = ohne den Marker { FORM($m) }
    .is = { IN($it) } der Marker { FORM($m) } liegt
    .is-not = { IN($it) } kein Marker { FORM($m) } liegt
named = namens
    .head = { OR($t) }
    .head-all = jede Karte { AND($t) }
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
    .after = aus der Liste { FORM($t) }
defcon-levels = Stufe
    .head = einen DEFCON-Wert
    .after = der DEFCON-Leiste
cards-in-pile = Karte
    .after = { FORM($p, case: "from") }
cards-in-piles = Karte
    .after = { OR($p, case: "from") }
cards-in-list = Karte
    .after = unter { FORM($s, case: "dat") }
top-cards = Karte
    .after = von den obersten { N($n, "card", case: "dat") } des Nachziehstapels

## Regelpunkte: was ein dauerhaftes Ereignis ändert

point-ops =
    .more = { FORM($k) } zählt { TO($s) } { N($n, "ops-point") } mehr
    .less = { FORM($k) } zählt { TO($s) } { N($n, "ops-point") } weniger
    .is = { FORM($k) } zählt { TO($s) } { N($n, "ops-point") }
point-ops-all-in =
    .more = { FORM($k) } zählt { TO($s) } { N($n, "ops-point") } mehr, wenn alles { IN($r) } ausgegeben wird
    .less = { FORM($k) } zählt { TO($s) } { N($n, "ops-point") } weniger, wenn alles { IN($r) } ausgegeben wird
    .is = { FORM($k) } zählt { TO($s) } { N($n, "ops-point") }, wenn alles { IN($r) } ausgegeben wird
point-may-place =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} durch Operationen { IN($c) } Einfluss platzieren
    .no = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} durch Operationen { IN($c) } keinen Einfluss platzieren
point-rounds =
    .is = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} { N($n, "action-round") } spielen
    .more = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} { N($n, "action-round") } mehr spielen
    .less = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} { N($n, "action-round") } weniger spielen
point-may-attack =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} { IN($c) } putschen, Neuausrichtungswürfe machen und frei gewählte Kriege führen
    .no = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} { IN($c) } weder putschen noch Neuausrichtungswürfe machen noch frei gewählte Kriege führen
point-may-coup =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} { IN($c) } putschen
    .no = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} { IN($c) } nicht putschen
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
} { FORM($k, case: "acc") } in der nächsten Aktionsrunde für Operationen nutzen
    .no = { FORM($s) } { NUMBER($s) ->
    [many] müssen
   *[one] muss
} { FORM($k, case: "acc") } nicht für Operationen nutzen
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
    .yes = { FORM($c) } zählt bei Wertungen als umkämpftes Land
    .no = { FORM($c) } zählt bei Wertungen nicht als umkämpftes Land
point-battlegrounds-in-scoring =
    .more = { TO($s) } zählt { N($n, "battleground-country", case: "nom") } mehr, wenn { FORM($r) } gewertet wird
    .less = { TO($s) } zählt { N($n, "battleground-country", case: "nom") } weniger, wenn { FORM($r) } gewertet wird
    .is = { TO($s) } zählt { N($n, "battleground-country", case: "nom") }, wenn { FORM($r) } gewertet wird

## Zeitpunkte: nach „wenn“

moment-event-played = { FORM($s) } { FORM($k, case: "acc") } als Ereignis { NUMBER($s) ->
    [many] spielen
   *[one] spielt
}
moment-card-played = { FORM($s) } { FORM($k, case: "acc") } { NUMBER($s) ->
    [many] spielen
   *[one] spielt
}
moment-event-happens = das Ereignis { FORM($k, case: "gen") } eintritt
moment-side-is-to-act = { FORM($s) } am Zug { NUMBER($s) ->
    [many] sind
   *[one] ist
}
moment-side-is-to-play = { FORM($s) } eine Karte spielen { NUMBER($s) ->
    [many] müssen
   *[one] muss
}
moment-round-ends = { FORM($s) } die Aktionsrunde beendet { NUMBER($s) ->
    [many] haben
   *[one] hat
}
moment-coup-declared = { FORM($s) } { IN($c) } einen Putsch { NUMBER($s) ->
    [many] durchführen
   *[one] durchführt
}
moment-region-scored = { FORM($r) } gewertet wird
moment-this-ends = dies endet

## Wörter der Kopfzeile, die etwas über das Ereignis sagen; die anderen stehen nur dort

symbol-early-war = { "" }
symbol-mid-war = { "" }
symbol-late-war = { "" }
symbol-scoring = { "" }
symbol-war = { "" }
symbol-no-headline = kann keine Schlagzeile sein
symbol-headlines-first = als Schlagzeile der eigenen Seite kommt sie zuerst
