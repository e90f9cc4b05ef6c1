# Risposte alle domande, Operazioni, e come stanno le regioni, come si mostrano da sole.

## Che cosa si fa con una carta, e con le Operazioni

option-space-race = corsa allo spazio
option-influence = influenza
option-coup = colpo di stato
option-realignment = riallineamento

## Come sta una parte in una regione

option-presence = presenza
option-domination = dominazione
option-control = controllo

## Caselle della corsa allo spazio

option-earth-satellite = Satellite terrestre
option-animal-in-space = Animale nello spazio
option-man-in-space = Uomo nello spazio
option-man-in-earth-orbit = Uomo in orbita terrestre
option-lunar-orbit = Orbita lunare
option-eagle-bear-has-landed = L'Aquila/L'Orso è atterrato
option-space-shuttle = Navetta spaziale
option-space-station = Stazione spaziale

## Opzioni delle carte

option-discard-a-card = scarta una carta
option-leave-west-germany = lascia la Germania Ovest
option-remove = rimuovi
option-add = aggiungi
option-take-part = partecipa
option-boycott = boicotta
option-raise-defcon = alza il DEFCON
option-lower-defcon = abbassa il DEFCON
option-south-africa-alone = solo il Sudafrica
option-neighbours-too = anche i vicini
option-play-it = giocala
option-leave-it = non giocarla
option-pay-nothing = non pagare nulla
