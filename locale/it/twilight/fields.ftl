# Come si chiamano tracciati, pile e influenza nel resoconto e sul tabellone, dove stanno da soli: DEFCON 4 -> 3, Italia:
# influenza USA 1 -> 2. In minuscolo, salvo ciò che si scrive sempre con la maiuscola: una riga comincia da sé con la
# maiuscola.

## Tracciati

# Punti Vittoria: più di 0 è bene per gli USA, meno di 0 per l'URSS.
field-vp = PV
field-defcon = DEFCON
field-us-military-ops = Operazioni Militari USA
field-ussr-military-ops = Operazioni Militari URSS
# Fin dove è arrivata una parte nella corsa allo spazio.
field-us-space = spazio USA
field-ussr-space = spazio URSS
# Una regione che un Evento in vigore nomina.
field-named-region = regione nominata
# La casella di una regola facoltativa, dove va influenza dell'URSS prima che la Cina sia vinta.
field-chinese-civil-war = guerra civile cinese

## Carte

field-draw-pile = mazzo
field-discard-pile = pila degli scarti
field-removed-cards = carte rimosse
field-lapsing-box = casella degli Eventi temporanei
field-table = tavolo
field-table-of-us = tavolo degli USA
field-table-of-ussr = tavolo dell'URSS
field-face-down = a faccia in giù
field-hand-of-us = mano degli USA
field-hand-of-ussr = mano dell'URSS
# Di una carta: la si sta giocando.
field-in-play = in gioco
field-headline-of-us = titolo degli USA
field-headline-of-ussr = titolo dell'URSS
field-cards-to-come = carte future

## In un paese

field-us-influence = influenza USA
field-ussr-influence = influenza URSS

## Che cosa dice la riga dei tracciati di ciascuna parte, dopo il suo nome

field-military-operations = Operazioni Militari
field-space = spazio

## Che cosa sta sopra colonne ed elenchi, e quanto dura una partita

field-country = paese
field-countries = paesi
field-length = durata
    .standard = standard
