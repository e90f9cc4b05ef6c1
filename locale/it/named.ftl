# Come i rilievi chiamano le cose di ogni gioco, e perché una riga di una carta non fa nulla. Stanno dentro una frase.

## Tipi: che cos'è qualcosa su una carta

type-number = numero
type-numbers = numeri
type-truth = verità
type-text = testo
type-texts = testi
type-side = parte
type-sides = parti
type-card = carta
type-cards = carte
type-pile = mazzo
type-piles = mazzi

## Ciò che una carta ha una volta. Seguono: la carta ha già

part-side = una parte
part-value = un valore operativo
part-mark = un segnalino
part-goes = un luogo in cui va
part-remove = `remove`
part-lapsing = `lapsing`

## Perché una riga non cambia nulla. Seguono il nome di un paese, di una parte o di un segnalino

idle-so = è già così
idle-nothing-to-take = non ha nulla da togliere
idle-marked = è già segnato così
idle-not-marked = non è segnato così
idle-in-effect = è già in vigore
idle-not-in-effect = non è in vigore
