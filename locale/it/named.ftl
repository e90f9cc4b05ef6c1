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

## Che cosa non va in uno scenario, un pacchetto o un altro file, e che cosa fare. Le chiavi restano come sono

trouble-by-rule = { $what } ({ $rule })
trouble-utf-16 = questo testo è salvato come UTF-16
trouble-not-utf-8 = questo non è testo (il byte { $n } non è UTF-8)
trouble-zero-byte = questo non è testo (il byte { $n } è zero)
trouble-save-as-utf-8 = Salva il file come UTF-8.
trouble-letters-thousand = ha { $n } mila lettere, troppe
trouble-right-file = Uno scenario ha al massimo qualche pagina: è il file giusto?
trouble-brackets = qui le parentesi sono annidate troppo a fondo
trouble-flatter = A uno scenario bastano pochi livelli: cerca una parentesi non chiusa.
trouble-nested = questo è annidato troppo a fondo
trouble-value = questo valore non si può leggere
trouble-in-quotes = Se è un testo, mettilo tra virgolette; una data deve esistere, e un numero avere meno di venti cifre.
trouble-yaml = questo non è YAML (`{ $what }`)
trouble-look = Guarda questa riga e quella prima.
trouble-key-above = la chiave '{ $key }' c'è già, alla riga { $line }
trouble-key-twice = la chiave '{ $key }' c'è due volte
trouble-keep-one = Tieni una delle due righe, o unisci ciò che dicono.
trouble-no-lines = uno scenario è un elenco di righe `key: value`
trouble-begin = Comincia con: `name: My scenario`
trouble-unknown-key = chiave sconosciuta '{ $key }'
trouble-near = Forse volevi dire: '{ $name }'?{ " " }
trouble-allowed = { $near }Qui sono ammessi: { $known }.
trouble-known = { $near }Noti: { $known }.
trouble-cannot-be = '{ $key }' non può essere { $given }
trouble-one-of = { $near }Usa uno tra: { $known }.
trouble-missing = manca '{ $key }'
trouble-add = Aggiungilo.
trouble-write-integer = Scrivi un numero intero.
trouble-write-string = Scrivi un testo.
trouble-write-array = Scrivi un elenco.
trouble-write-object = Scrivi righe `key: value`.
trouble-write-boolean = Scrivi `true` o `false`.
trouble-at-least = Usa un numero da { $low } in su.
trouble-between = Usa un numero da { $low } a { $high }.
trouble-named-twice = '{ $key }' nomina due volte la stessa cosa
trouble-leave-one = Togline uno.
trouble-too-few = '{ $key }' ha troppo poche voci
trouble-use-at-least = Usane almeno { $n }.
trouble-empty = '{ $key }' è vuoto
trouble-write-something = Scrivici qualcosa, o togli la riga.
trouble-too-long = '{ $key }': { $given } è troppo lungo
trouble-letters = Usa al massimo { $n } lettere.
trouble-too-many = '{ $key }' ha troppe voci
trouble-use-at-most = Usane al massimo { $n }.
trouble-leave-out = Toglilo.
trouble-leave-one-out = Togline uno.
trouble-described = Lo schema dice: `{ $what }`
trouble-no-parent = non c'è uno scenario '{ $name }' da estendere
trouble-name-parent = Indica un file nella stessa cartella, o uno tra: { $known }.
trouble-leads-out = '{ $name }' porta fuori dalla cartella di questo scenario
trouble-copy = Copia in quella cartella ciò che estende.
trouble-extends-itself = questo scenario estende sé stesso
trouble-extend-another = Estendine un altro.
trouble-no-part = non c'è una lista, colonna o domanda '{ $name }'
trouble-no-list-or-column = non c'è una lista o colonna '{ $name }'
trouble-no-column = non c'è una colonna '{ $name }'
trouble-no-list = non c'è una lista '{ $name }'
trouble-unasked = nessuno pone le domande '{ $name }'
trouble-nowhere = le domande '{ $name }' possono non portare da nessuna parte
trouble-last-without-if = L'ultima non abbia `if`.
trouble-undone = nessuno sa come fare '{ $name }'
trouble-no-zone = in '{ $name }' non c'è nulla
trouble-no-word = nessuna parola delle carte ha la chiave '{ $name }'
trouble-no-decision = nulla chiede '{ $name }'
trouble-no-such-card = la carta { $number } non esiste
trouble-for-cards = Le istruzioni sono per carte del gioco, o del pacchetto che le porta.
trouble-no-space = '{ $name }' non esiste (`{ $what }`)
trouble-no-choice = la carta { $number } non sceglie nulla che chiami '{ $name }', o usi per '{ $name }'
trouble-no-option = la carta { $number } non ha l'opzione '{ $name }'
trouble-two-levels = ci sono due livelli '{ $name }'
trouble-call-otherwise = Chiamane uno altrimenti.
trouble-meant = Forse volevi dire: { $name }?
trouble-there = Ci sono: { $known }.
trouble-inside = `{ $who }` si attiva di nuovo da sola, più di { $n } volte l'una nell'altra
trouble-long = `{ $who }` richiede più di { $n } passi
trouble-beyond = `{ $who }` calcola un numero oltre { $n }
