# Il resoconto della partita. I paesi arrivano come sono stampati: stanno dopo due punti o tra parentesi.

## Come si chiamano i valori

word-side =
    { $id ->
        [us] USA
       *[jihadist] Jihadista
    }
# Lo stesso dentro una frase.
word-whose =
    { $id ->
        [us] USA
       *[jihadist] Jihadista
    }
# Un segnalino Plot, all'inizio di una riga.
word-plot-marker =
    { $kind ->
        [wmd] Plot WMD
       *[other] Plot { $kind }
    }{ $up ->
        [yes] { " " }a faccia in su
       *[no] { "" }
    }{ $backlash ->
        [yes] { " " }con effetto invertito
       *[no] { "" }
    }

## Per che cosa si lancia e che cosa serve: seguono i numeri, ciascuno con il suo esito

governance-roll = Governance ({ $c }), Fair con { $fair } o più
posture-roll = Posture ({ $c }), Hard con { $hard } o più{ $added }
prestige-direction-roll = Prestigio, sale con { $up } o più{ $added }
prestige-size-roll = Prestigio, varia del dado più basso
event-roll = Evento
event-in-roll = Evento ({ $c }), serve { $needed } o meno
war-of-ideas-roll = Guerra Ideologica ({ $c }), serve { $needed } o più{ $added }
recruit-roll = Reclutamento ({ $c }), serve { $needed } o meno
alert-table-roll = Blocco del Plot ({ $c }), serve { $needed } o meno{ $added }
travel-roll = Viaggio ({ $origin } → { $target }), serve { $needed } o meno{ $added }
jihad-roll = Jihad ({ $c }), serve { $needed } o meno{ $added }
plot-roll = Plot ({ $c }), serve { $needed } o meno
attrition-roll = Logoramento ({ $c }), { $side }, serve { $needed } o meno
random-muslim-row-roll = Paese Musulmano casuale: riga
random-muslim-column-roll = Paese Musulmano casuale: colonna
random-muslim-second-roll = Paese Musulmano casuale: seconda tabella
random-shia-mix-roll = Paese misto sciita casuale
random-schengen-roll = Paese Schengen casuale

## Titoli e spiegazioni

phase-setup = Preparazione
phase-action = Fase Azione: { $side }
phase-plots = Risoluzione dei Plot
phase-end-of-turn = Fine del turno
deck-added = Si aggiunge il mazzo della serie { $name }, con le sue regole
card-added = { $side }: aggiunge { $card }
card-kept = { $side }: tiene l'ultima carta
first-plot = { $card } non si verifica: primo Plot del turno
operation-begins = { $side }: { $operation } di valore { $ops }
radicalization = { $side }: Radicalizzazione di valore { $ops }
alert-table-entry = { $c }: { $plot }, Finanziamenti { $funding }, Prestigio { $prestige }: { $entry }

## Che cosa diventa noto a tutti

plot-alerted = Bloccato: { $plot }
plot-resolved = { $plot } risolto ({ $c })

## Che cosa si mostra a una parte: la riga comincia con chi lo vede

wmd-in-play = Plot WMD: { $places }
