# Was in jedem kartengesteuerten Spiel gefragt und gesagt wird.

## Das Spielprotokoll. Ohne gebeugtes Verb: die USA stehen in der Mehrzahl, der Jihadist nicht

turn-begins = Runde { $turn }
turn-ends = Rundenende
card-played = { $side }: { $card } gespielt, { $way }
card-cancelled = { $card } wird aufgehoben
event-happens = Ereignis für { $side }: { $card }
event-fails = { $card } tritt nicht ein: { $why }
cards-drawn =
    { $n ->
        [one] { $side }: { $n } Karte gezogen
       *[other] { $side }: { $n } Karten gezogen
    }
card-discarded = { $side }: { $card } abgeworfen
card-by-lot = { $card } zufällig gezogen
card-turned-up = { $card } aufgedeckt
unseen-by-lot = eine Karte zufällig und verdeckt gezogen
cards-seen = Karten: { $cards }
card-taken = { $card } genommen
card-given = { $card } erhalten
hand = Hand: { $cards }

## Was eine Seite gefragt wird

play-a-card = eine Karte spielen
use-a-card = { $card } verwenden
order-of-events = Reihenfolge für { $card }

## Warum ein Ereignis nicht gespielt werden kann

not-written = sein Ereignis ist noch nicht geschrieben
only-by-itself = es tritt nur ein, wenn die Karte verwendet oder abgeworfen wird
other-sides = es ist ein Ereignis der Gegenseite ({ $side })
blocked = blockiert durch { $mark }
mark-needed = nur spielbar, solange { $mark } in Kraft ist
one-needed = nur spielbar, solange eines von { $marks } in Kraft ist
forbidden = ein Ereignis, das in Kraft ist, verbietet es
condition-not-met = Bedingung nicht erfüllt: { $what }
