# Come le segnalazioni chiamano le cose del gioco, e che cosa dicono dei suoi paesi. Stanno dentro una frase.

## Tipi: che cos'è qualcosa su una carta

type-country = paese
type-countries = paesi
type-region = regione
type-regions = regioni

## Ciò che una carta ha una volta. Seguono: la carta ha già

part-era = un'epoca

## Pezzi e altre cose che si contano

piece-influence = punti influenza
piece-boxes = caselle
piece-cards = carte

## Valori senza una tabella propria

track-military-ops = Operazioni Militari

## Perché una riga non cambia nulla. Seguono il nome di un paese, di una parte o di un segnalino

idle-nothing-of-others = non ha influenza dell'altra parte
idle-no-influence = non ne ha

## Che cosa sta in un buco di uno schema: n (quanti: cellule) è 1. Variabili: $of: un pezzo o un livello; $track: una tabella

role-how-much-with-its-sign = quanto, con il segno
role-victory-points-of-the-winner = Punti Vittoria del vincitore
role-which-region = quale regione
role-whose = di chi
role-how-much-at-most-in-one-country = quanto al massimo in un paese
role-the-least-that-the-die-must-show = il minimo che il dado deve mostrare

## Che cosa si fa mentre un evento è in vigore

exercise-targets = uno sguardo a bersagli e mani
exercise-poor-round = un round di azione con una mano povera: { $side }
exercise-beside = uno sguardo a bersagli e mani, con “{ $card }”
exercise-played = { $card } viene giocata: { $side }
