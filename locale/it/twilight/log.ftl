# Il resoconto della partita. I paesi arrivano come sono stampati: stanno dopo due punti o tra parentesi.

## Come si chiamano i valori

word-side =
    { $id ->
        [us] USA
       *[ussr] URSS
    }

## Per che cosa si lancia e che cosa serve: seguono i numeri, ciascuno con il suo esito

coup-roll = Colpo di stato, { $side } ({ $c }), serve { $needed } o più{ $added }
realignment-roll = Riallineamento ({ $c }), { $side }{ $added }
space-race-roll = Corsa allo spazio, { $side }, { $box }, serve { $needed } o meno
war-roll = Guerra, { $side } ({ $c }), serve { $needed } o più{ $added }
event-roll = Evento
contest-roll = Dado, { $side }{ $added }

## Titoli e spiegazioni

headlines = Titoli
round-begins = Round d'azione { $round }, { $side }
operations-begin = { $side }: { $what } di valore { $ops }
passes = { $side }: non gioca carte
scored = { $region }, { $side }: { $level }, { $points }
final-scoring = Punteggio finale
military-check =
    { $missing ->
        [one] { $side }: manca { $missing } Operazione Militare
       *[other] { $side }: mancano { $missing } Operazioni Militari
    }
holds-scoring = { $side }: tiene una carta punteggio
seats-change = I giocatori scambiano le parti

## Che cosa diventa noto a tutti

headline-shown = Carta titolo, { $side }: { $card }
held-shown =
    { $n ->
        [one] { $side }: mostra che { $n } carta tenuta non è una carta punteggio
       *[other] { $side }: mostra che { $n } carte tenute non sono carte punteggio
    }
bid-shown = { $side }: offre { $points } per giocare con la parte { $wanted }
