# Che cosa sta sopra il testo di una carta, e i titoli di `daedalus card`. I titoli delle carte restano come stampati.
# La parte sta tra parentesi, senza verbo: gli USA sono plurale, lo Jihadista singolare.

## Sopra il testo: USA, 2 PO, rimuovi, segna

# Variables: $n: il valore in Punti Operazioni.
header-ops =
    { $n ->
        [one] { $n } PO
       *[other] { $n } PO
    }
# Una carta il cui Evento non è di nessuna parte.
header-nobody = non associata
# La carta esce dal gioco dopo l'Evento. Variables: $side: solo se l'ha giocata questa parte.
header-remove = rimuovi
header-remove-if = rimuovi (solo { $side })
# L'Evento dura fino alla fine del turno.
header-lapsing = temporaneo
header-lapsing-if = temporaneo (solo { $side })
# L'Evento si verifica da sé quando esce la carta.
header-auto = automatico
# L'Evento è segnato sul tabellone finché è in vigore. Variables: $place: dove.
header-mark = segna
header-mark-in = segna ({ $place })
# Dove va la carta dopo l'Evento, invece che tra gli scarti. Variables: $where: con la sua preposizione.
header-goes = va { $where }
# Una parola che la carta ha solo se la gioca una parte. Variables: $word: vedi il file del gioco.
header-symbol-if = { $word } (solo { $side })

## Altre carte. Variables: $cards: titoli, con virgole

header-blocks = blocca { $cards }
header-blocked-by = bloccata da { $cards }
header-allows = permette { $cards }
header-requires = richiede { $cards }
header-requires-any = richiede una tra { $cards }
# Una di queste carte, se si intende una sola parte. Variables: $card: il titolo; $side.
header-card-if = { $card } (solo { $side })

## Quanto dura un Evento. Variables: $cards: titoli, con virgole; $what: una condizione con le parole della carta, che
## sono inglesi

header-to-end-of-turn = fino alla fine del turno
header-to-end-of-turn-if = fino alla fine del turno (solo { $side })
header-to-end-of-game = fino alla fine della partita
header-until = fino a quando: { $what }
header-until-cards = fino a { $cards }
header-until-itself = finché non termina da sé

## Le righe di `daedalus card`: che cosa sta davanti

label-set = serie
label-side = parte
label-ops = PO
label-when-played = quando si gioca
label-mark = segnalino
label-lasts = dura
label-copies = copie
label-goes = va
label-links = legami
label-file = file

## I suoi titoli

label-text = testo
label-as-written = come è scritta
label-as-understood = come è intesa
label-line-by-line = riga per riga
label-asks = chiede
label-rules = regole
label-no-event = nessun Evento
label-see-rulebook = vedi il regolamento
# Variables: $n: quanti errori trova il controllo nella carta.
label-findings =
    { $n ->
        [one] { $n } segnalazione, scritta con le righe qui sopra.
       *[other] { $n } segnalazioni, scritte con le righe qui sopra.
    }
