# Che cosa si chiede a una parte. La risposta sta sotto o dopo.

## Pedine e segnalini (4)

place-cell-in = piazza una cellula in
place-this-cell-in = piazza la cellula in
cells-to-place = cellule da piazzare: { $c }
cell-to-place = cellula da piazzare (cellula { $cell } di { $of })
remove-cell = rimuovi una cellula: { $c }
move-cell = muovi una cellula: { $c } → { $target }
activate-cell-in = attiva una cellula dormiente in
remove-cadre-in = rimuovi il cadre in
posture-of = Posture: { $c }

## Carte (5, 6)

play-card = gioca una carta
end-of-phase = fine della Fase Azione
use-card = usa { $card }
order-of-card = in che ordine risolvere { $card }
spend-reserves = spendi Riserve per { $operation }
operation-with = Operazione di valore { $ops }

## Operazioni degli USA (7)

war-of-ideas-in = Guerra Ideologica in
deploy-from = schiera da
deploy-to = schiera da { $origin } a
troops-to-deploy = truppe da schierare: { $origin } → { $target }
mark-to-deploy = schiera anche { $mark } ({ $c })
regime-change-in = Cambio di Regime in
regime-change-from = Cambio di Regime ({ $c }) con truppe da
regime-change-troops = truppe per il Cambio di Regime: { $c }
withdraw-from = Ritirata da
withdraw-to = Ritirata da { $c } a
troops-to-withdraw = truppe da ritirare: { $c }
disrupt-in = Smantellamento in
disrupt-cell =
    { $of ->
        [1] Smantellamento: { $c }
       *[other] Smantellamento: { $c } (cellula { $cell } di { $of })
    }
alert-in = blocca un Plot in
plot-to-alert = Plot da bloccare: { $c }
plot-to-move = Plot da muovere: { $c } → { $target }
second-card = seconda carta per la Rivalutazione
next-in-reassessment = prossimo passo della Rivalutazione

## Operazioni dello Jihadista (8)

operation-in = { $operation } in
dice-in = dadi per { $operation }: { $c }
sleepers-used = cellule dormienti usate: { $c }
recruit-in = Reclutamento in (dado { $die } di { $of })
place-recruit-in = piazza una cellula reclutata in
travel-from = Viaggio da (Punto Operazioni { $op } di { $of })
travel-cell-from = Viaggio da (cellula { $cell } di { $of })
travel-to = Viaggio da { $c } a
major-jihad = Jihad Maggiore: { $c } (dadi: { $dice })
lose-cell = perdi una cellula: { $c }
plot-to-place = Plot da piazzare: { $c }
resolve-first = risolvi per primo
roll-posture-again = lancia di nuovo per la Posture: { $c }
roll-other-posture = lancia per la Posture di un altro paese Schengen

## The Awakening (11)

take-marker-from = prendi un segnalino { $marker } da
markers-to-remove = segnalini { $marker } da rimuovere: { $c }
place-militia-in = piazza milizie in
militia-to-place = milizie da piazzare: { $c }
move-militia-from = muovi milizie da
move-militia-to = muovi milizie da { $c } a
militia-to-remove = milizie da rimuovere: { $c }
place-piece = piazza: { $c }
remove-piece = rimuovi: { $c }
lose-piece = perdi: { $c }
wmd-to-remove = Plot WMD da rimuovere
send-off-map-from = manda truppe fuori mappa da
declare-caliphate = proclama il Califfato: { $c }
new-capital = nuova capitale del Califfato
