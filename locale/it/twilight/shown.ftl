# Che cosa sta intorno a nomi e cifre quando il gioco si mostra: `daedalus inspect`, e la fine di una partita.

shown-regions = Regioni, se valutate ora
# Come sta una parte in una regione la cui carta le darebbe la vittoria. $side: chi; $stands: per esempio controllo.
shown-wins = { $side } { $stands } (vittoria)

## Perché una parte ha vinto, dopo i due punti

shown-nuclear-war = guerra nucleare, DEFCON 1 nel round dell'altra parte
shown-held-scoring = l'altra parte ha tenuto una carta punteggio
shown-control-of-europe = controllo dell'Europa
