# Was eine Seite gefragt wird.

## 3, 11.4 Spielaufbau

set-up-in = Einfluss platzieren in (noch { $left })
extra-in = zusätzlichen Einfluss platzieren in (noch { $left })
bid-for = welche Seite spielen
bid = gebotener Einfluss für { $side }

## 4, 5 Karten

headline = eine Schlagzeile wählen
use-card = { $card } verwenden
discard-held = eine gehaltene Karte abwerfen

## 6 Operationen

operation =
    { $ops ->
        [one] { $ops } Operationspunkt verwenden
       *[other] { $ops } Operationspunkte verwenden
    }
influence-in = Einfluss platzieren in (noch { $left })
realign-in = Neuausrichtung in (noch { $left })
coup-in =
    Putsch mit { $ops ->
        [one] { $ops } Operationspunkt
       *[other] { $ops } Operationspunkten
    } in
roll-in-space = für { $card } im Wettlauf ins All würfeln
