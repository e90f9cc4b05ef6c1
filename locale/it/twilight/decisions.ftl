# Che cosa si chiede a una parte.

## 3, 11.4 preparazione

set-up-in = piazza influenza in (ancora { $left })
extra-in = piazza influenza extra in (ancora { $left })
bid-for = con quale parte giocare
bid = influenza da cedere: { $side }

## 4, 5 carte

headline = scegli una carta titolo
use-card = usa { $card }
discard-held = scarta una carta tenuta

## 6 Operazioni

operation =
    { $ops ->
        [one] usa { $ops } Punto Operazione
       *[other] usa { $ops } Punti Operazione
    }
influence-in = piazza influenza in (ancora { $left })
realign-in = riallineamento in (ancora { $left })
coup-in = colpo di stato di valore { $ops } in
roll-in-space = lancia per { $card } nella corsa allo spazio
