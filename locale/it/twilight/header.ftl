# Parole sopra il testo di una carta che ha solo Twilight Struggle.

# Stampato come asterisco dopo il titolo: la carta esce dal gioco dopo l'Evento.
header-remove = rimuovi *

## Serie di carte

set-standard = standard
set-optional = facoltativa

## Parole di una carta

# Quando entra nel mazzo.
symbol-early-war = Prima Guerra
symbol-mid-war = Metà Guerra
symbol-late-war = Tarda Guerra
# Dà punti per una regione; va giocata nel turno in cui è stata pescata.
symbol-scoring = punteggio
# Il suo Evento è una guerra.
symbol-war = guerra
# Non si può scegliere come carta titolo.
symbol-no-headline = mai carta titolo
# Come carta titolo viene prima dell'altra.
symbol-headlines-first = primo titolo

## Dove va una carta dopo l'Evento

goes-opponent-face-down = all'avversario, a faccia in giù
goes-opponent-s-hand = nella mano dell'avversario
goes-table = sul tavolo
