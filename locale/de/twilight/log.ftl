# Das Spielprotokoll.

## Wie Werte genannt werden

word-side =
    { $id ->
        [us] USA
       *[ussr] UdSSR
    }

## Wofür gewürfelt wird und was nötig ist: die Zahlen folgen, jede mit ihrem Ergebnis

coup-roll = Putsch ({ $side }, { $c }), nötig mindestens { $needed }{ $added }
realignment-roll = Neuausrichtungswurf ({ $c }), { $side }{ $added }
space-race-roll = Wettlauf ins All ({ $side }), { $box }, nötig höchstens { $needed }
war-roll = Krieg ({ $side }, { $c }), nötig mindestens { $needed }{ $added }
event-roll = Ereignis
contest-roll = Würfel ({ $side }){ $added }

## Überschriften und Erklärungen

headlines = Schlagzeilen
round-begins = Aktionsrunde { $round }, { $side }
operations-begin =
    { $side }: { $what } mit { $ops ->
        [one] { $ops } Operationspunkt
       *[other] { $ops } Operationspunkten
    }
passes = { $side }: keine Karte gespielt
scored = { $region }, { $side }: { $level }, { $points }
final-scoring = Endwertung
military-check =
    { $missing ->
        [one] { $side }: { $missing } Militäroperation fehlt
       *[other] { $side }: { $missing } Militäroperationen fehlen
    }
holds-scoring = { $side }: eine Wertungskarte gehalten
seats-change = Die Spieler tauschen die Seiten

## Was alle erfahren

headline-shown = Schlagzeile ({ $side }): { $card }
held-shown =
    { $n ->
        [one] { $side }: { $n } gehaltene Karte ist keine Wertungskarte
       *[other] { $side }: { $n } gehaltene Karten sind keine Wertungskarten
    }
bid-shown = { $side }: Gebot { $points } für { $wanted }
