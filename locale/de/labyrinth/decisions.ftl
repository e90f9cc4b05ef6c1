# Was eine Seite gefragt wird. Eine Antwort steht darunter oder dahinter.

## Spielsteine und Marker (4)

place-cell-in = eine Zelle platzieren in
place-this-cell-in = die Zelle platzieren in
cells-to-place = zu platzierende Zellen ({ $c })
cell-to-place = zu platzierende Zelle (Zelle { $cell } von { $of })
remove-cell = eine Zelle entfernen ({ $c })
move-cell = eine Zelle bewegen ({ $c } → { $target })
activate-cell-in = eine Schläferzelle aktivieren in
remove-cadre-in = den Kader entfernen in
posture-of = Haltung ({ $c })

## Karten (5, 6)

play-card = eine Karte spielen
end-of-phase = Ende der Aktionsphase
use-card = { $card } verwenden
order-of-card = Reihenfolge für { $card }
spend-reserves = Reserven ausgeben für { $operation }
operation-with =
    Operation mit { $ops ->
        [one] { $ops } Operationspunkt
       *[other] { $ops } Operationspunkten
    }

## Operationen der USA (7)

war-of-ideas-in = Krieg der Ideologien in
deploy-from = Truppentransport aus
deploy-to = Truppentransport aus { $origin } nach
troops-to-deploy = zu transportierende Truppen ({ $origin } → { $target })
mark-to-deploy = auch { $mark } transportieren ({ $c })
regime-change-in = Regierungswechsel in
regime-change-from = Regierungswechsel ({ $c }) mit Truppen aus
regime-change-troops = Truppen für den Regierungswechsel ({ $c })
withdraw-from = Rückzug aus
withdraw-to = Rückzug ({ $c }) nach
troops-to-withdraw = Truppen für den Rückzug ({ $c })
disrupt-in = Zerschlagung in
disrupt-cell =
    { $of ->
        [1] Zerschlagung ({ $c })
       *[other] Zerschlagung ({ $c }, Zelle { $cell } von { $of })
    }
alert-in = einen Plot verhindern in
plot-to-alert = zu verhindernder Plot ({ $c })
plot-to-move = zu bewegender Plot ({ $c } → { $target })
second-card = zweite Karte für die Neuausrichtung
next-in-reassessment = nächster Schritt der Neuausrichtung

## Operationen des Jihadisten (8)

operation-in = { $operation } in
dice-in = Würfel für { $operation } ({ $c })
sleepers-used = eingesetzte Schläferzellen ({ $c })
recruit-in = Rekrutierung in (Würfel { $die } von { $of })
place-recruit-in = eine rekrutierte Zelle platzieren in
travel-from = Reise aus (Operationspunkt { $op } von { $of })
travel-cell-from = Reise aus (Zelle { $cell } von { $of })
travel-to = Reise aus { $c } nach
major-jihad = Umfassender Jihad ({ $c }, Würfel: { $dice })
lose-cell = eine Zelle verlieren ({ $c })
plot-to-place = zu platzierender Plot ({ $c })
resolve-first = zuerst auslösen
roll-posture-again = die Haltung erneut auswürfeln ({ $c })
roll-other-posture = die Haltung eines anderen Schengen-Landes auswürfeln

## Awakening (11)

take-marker-from = einen Marker ({ $marker }) nehmen aus
markers-to-remove = zu entfernende Marker ({ $marker }, { $c })
place-militia-in = Milizen platzieren in
militia-to-place = zu platzierende Milizen ({ $c })
move-militia-from = Milizen bewegen aus
move-militia-to = Milizen bewegen aus { $c } nach
militia-to-remove = zu entfernende Milizen ({ $c })
place-piece = platzieren ({ $c })
remove-piece = entfernen ({ $c })
lose-piece = verlieren ({ $c })
wmd-to-remove = zu entfernender WMD-Plot
send-off-map-from = Truppen in das Spielfeld für abwesende Truppen entsenden aus
declare-caliphate = ein Kalifat erklären ({ $c })
new-capital = neue Kalifatshauptstadt
