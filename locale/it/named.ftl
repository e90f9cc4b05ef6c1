# Come le segnalazioni chiamano le cose di ogni gioco, e perché una riga di una carta non fa nulla. Stanno dentro una frase.

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

## Che cosa sta in un buco di uno schema: n (quanti: cellule) è 1. Variabili: $of: un pezzo o un livello; $track: una tabella

role-count = quanti: { $of }
role-count-each = quanti per ciascuno: { $of }
role-count-most = quanti al massimo: { $of }
role-numbered = { $of }, da { $low } a { $high }
role-step = passi sulla tabella: { $track }
role-figure = un valore della tabella: { $track }
role-place-in = dove
role-place-in-many = dove (più d'uno)
role-place-from = da dove
role-place-to = verso dove
role-place-to-many = verso dove (più d'uno)
role-place-of = di chi
role-place-of-many = di chi (più d'uno)
role-place-beside = accanto a quale
role-level = quale livello: { $of }
role-level-toward = verso quale livello: { $of }
role-side-doer = quale parte lo fa
role-side-owner = di chi
role-side-other = da quale parte
role-a-number = un numero
role-numbers = numeri
role-titles = titoli
role-which-card = quale carta
role-which-cards = quali carte
role-which-mark = quale segnalino
role-which-pile = quale mazzo
role-operations-value = valore operativo

## Che cosa nessuna posizione può avere. Seguono: questo viola una regola

wrong-cards = alcune carte sono andate perse o sono doppie, contando mazzo, mani, scarti, caselle e carte rimosse
wrong-stock = { $name }: { $n }, ma ce ne sono solo { $most }
wrong-value = { $field }: { $n }, fuori dai limiti da { $least } a { $most }
wrong-value-there = { $space }, { $field }: { $n }, fuori dai limiti da { $least } a { $most }
wrong-mark-unknown = “{ $mark }” è in vigore, ma la sua carta { $number } è sconosciuta
wrong-mark-over = “{ $mark }” è finito, ma è ancora in vigore
wrong-undo = annullando l'evento la posizione non torna come prima

## Che cosa si fa mentre un evento è in vigore

exercise-look = uno sguardo al tabellone
exercise-step = un passo della partita
exercise-event = evento { $card }, { $side }
exercise-end = “{ $mark }” finisce
exercise-moment = ciò che la riga { $line } aspetta
wrong-endless = dopo { $n } passi non è finita, al turno { $turn }
wrong-defect = un difetto del programma, che dice: “{ $what }”
