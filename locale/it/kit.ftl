# Che cosa si chiede e si racconta in ogni gioco di carte.

## Il resoconto della partita

turn-begins = Turno { $turn }
turn-ends = Fine del turno
card-played = { $side }: gioca { $card } ({ $way })
card-cancelled = { $card } è annullata
event-happens = Evento ({ $side }): { $card }
event-fails = { $card } non si verifica: { $why }
cards-drawn =
    { $n ->
        [one] { $side }: pesca { $n } carta
       *[other] { $side }: pesca { $n } carte
    }
card-discarded = { $side }: scarta { $card }
card-by-lot = { $card } estratta a caso
card-turned-up = scoperta { $card }
unseen-by-lot = una carta estratta a caso, non vista
cards-seen = carte: { $cards }
card-taken = { $card } presa
card-given = { $card } ricevuta
hand = mano: { $cards }

## Che cosa si chiede a una parte

play-a-card = gioca una carta
use-a-card = usa { $card }
order-of-events = in che ordine risolvere { $card }

## Perché un Evento non si può giocare

not-written = il suo Evento non è ancora scritto
only-by-itself = si verifica solo quando la carta è usata o scartata
other-sides = è un Evento dell'altra parte ({ $side })
blocked = bloccato da { $mark }
mark-needed = giocabile solo con { $mark } in vigore
one-needed = giocabile solo con uno di questi Eventi in vigore: { $marks }
forbidden = un Evento in vigore lo vieta
condition-not-met = condizione non soddisfatta: { $what }
