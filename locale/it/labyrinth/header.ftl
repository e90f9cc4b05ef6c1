# Parole sopra il testo di una carta che ha solo Labyrinth.

## Serie di carte

set-base = base
set-awakening = Risveglio

## Simboli

# Nessun paese del Califfato si può scegliere per questo Evento.
symbol-outside-caliphate = fuori dal Califfato
# Lo Jihadista può proclamare il Califfato dove questo Evento piazza tre cellule.
symbol-caliphate-possible = Califfato possibile

## Dove va una carta dopo l'Evento

goes-middle-of-the-draw-pile = a metà del mazzo di pesca
