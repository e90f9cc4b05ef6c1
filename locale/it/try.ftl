# Che cosa dice `daedalus try`: che cosa si è provato, che cosa è stato chiesto, che cosa ne è venuto.

# $card: numero e titolo; $side: chi la gioca, da sola; $scenario: il nome come si scrive.
try-head = { $card } come Evento, { $side }, { $scenario }, seme { $seed }
try-cannot = { $card } non può essere giocata ora ({ $side }): { $why }
try-set-up-by-lot = Le decisioni della preparazione sono state prese a caso.
try-decisions = Decisioni:
try-no-decisions = Nessuna decisione.
# Dopo una risposta. $n: fra quante opzioni è stata estratta.
try-by-lot = (a caso fra { $n })
# Una risposta da un file. $answer: come vi è scritta; $where: file e riga.
try-not-asked = non richiesta: { $answer } ({ $where })
try-happened = Che cosa è successo:
try-nothing-happened = Non è successo nulla.
# $what: che cosa si è provato dopo, una frase di una carta o una carta.
try-then = Poi { $what }:
try-then-nothing = nulla
# $zone: per esempio pila degli scarti, da sola.
try-card-goes = La carta va qui: { $zone }
try-asked = Chiesto:

## Frasi che non hanno fatto nulla

try-without-effect = Senza effetto:
# $line: il numero della riga; $text: la frase come è scritta; $why: come sotto.
try-line = riga { $line }, { $text }: { $why }
try-idle = non ha fatto nulla
# Variables: $place: uno spazio; $why: che cosa è già, o non può essere.
try-idle-already = non ha fatto nulla: { $place } { $why }
# Variables: $what: che cosa dicono le regole di un luogo così.
try-idle-needs = non ha fatto nulla: { $what } ({ $place })
# $what: una frase che sulle carte sta dopo «se».
try-idle-because = non ha fatto nulla perché { $what }
# $piece: le pedine che si volevano togliere; $place: uno spazio, da solo.
try-idle-none = non ha fatto nulla, niente da togliere: { $piece } ({ $place })
try-idle-chosen = non ha trovato nulla da scegliere
