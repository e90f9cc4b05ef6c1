# Che cosa dice il tavolo (`daedalus play`).

ui-turn = Turno { $n }
ui-your-turn = --- { $side }, tocca a te ---
ui-only-you = Premi Invio quando guardi solo tu.
ui-changed = { $sign } segna ciò che è cambiato dall'ultima volta che l'hai visto.
ui-more = altri { $n }
ui-event-no = niente Evento
ui-event-anyway = Evento ha luogo
ui-ops =
    { $n ->
        [one] { $n } PO
       *[other] { $n } PO
    }
ui-hand = Le tue carte
ui-no-hand = Non hai carte.
ui-held = { $side }: { $n }
ui-prompt-hint = Scrivi una risposta. `board` mostra il tabellone, `help` gli altri comandi.
ui-enter-again = Invio mostra di nuovo la domanda.
# Dove è successo più di quanto il terminale mostra. $n: righe che seguono; la parola tra i segni resta com'è.
ui-page = -- Invio per continuare --
ui-page-more =
    { $n ->
        [one] -- Invio per continuare (ancora { $n } riga), `q` la salta --
       *[other] -- Invio per continuare (ancora { $n } righe), `q` le salta --
    }
# $side: di chi si aspetta la risposta.
ui-thinking = { $side }: sta pensando...
ui-not-legal = { $answer } non è una risposta possibile
ui-legal = Possibili: { $names }.
ui-mean = Intendi { $name }?
ui-which = { $answer } può essere: { $names }
ui-which-more = Scrivi di più.
ui-roll = dado { $faces }
ui-roll-never = senza speranza
ui-each-die = ogni dado { $faces }
ui-with = { $added }: { $parts }
ui-what-if-none = Di' cosa: what if OPZIONE
ui-what-if = Se { $option } ({ $n } prove; scelte successive a caso):
ui-what-if-same = nulla cambia prima della prossima decisione
ui-event-can = L'Evento può essere giocato ora.
ui-event-cannot = L'Evento non può essere giocato: { $why }.
ui-event-theirs = Ha luogo anche l'Evento ({ $side }), prima o dopo l'operazione con questa carta.
ui-event-theirs-not = L'Evento ({ $side }) ora non può aver luogo: { $why }.
ui-event-itself = L'Evento ha luogo ogni volta che la carta è usata o scartata.
ui-asked-by = Chiede { $card }.
ui-no-rule = Nessuna regola citata.
ui-no-bot = Nessun bot del regolamento ha ancora giocato una carta.
ui-see-rulebook = vedi il regolamento
ui-no-such-card = non c'è la carta { $name }
ui-no-such-place = non c'è il luogo { $name }
ui-cannot-undo = L'ultima decisione non può essere annullata: { $why }.
ui-undo-rolled = poi è stato lanciato un dado
ui-undo-revealed = poi si è visto qualcosa di nascosto
ui-undo-nothing = nulla è ancora deciso
ui-undo-moved = l'altra parte ha già mosso
ui-undo-to-move = decide l'altra parte
ui-nothing-to-redo = Non c'è nulla da ripetere.
ui-say-where = Di' dove: save FILE
ui-saved = Salvato: { $file }
ui-not-over = La partita non è finita; continua con: { $command }
ui-not-saved = La partita non è salvata.
ui-kept = Per ora è conservata; continua con: { $command }
ui-no-turn = Non c'è il turno { $turn }; questa partita ne ha { $n }.

## Una partita raccontata

ui-course = Le tabelle, turno per turno
# $side: chi, da sola; $turn: un numero. Possono seguire i due punti e il motivo.
ui-wins = { $side } – vittoria
ui-wins-in-turn = { $side } – vittoria nel turno { $turn }
ui-draw = La partita finisce in parità
ui-draw-in-turn = La partita finisce in parità nel turno { $turn }
ui-final-count = Conteggio finale: { $count }.
# $name: dello scenario; $length: standard, torneo, campagna; $seed: un numero.
ui-game = { $name }, durata: { $length }, seme { $seed }
# $space: come si chiama uno spazio, per esempio paese, da solo.
ui-inspect-more = Con un nome in fondo ({ $space } o parte) solo quella parte; con --all tutto.
ui-lines-more =
    { $n ->
        [one] ... e un'altra riga ({ $n })
       *[other] ... e altre { $n } righe
    }
ui-answered = { $side }: { $question } -> { $answer }
# Che cosa aspetta una partita salvata. $n: quante risposte sono state date.
ui-to-decide =
    { $n ->
        [one] Dopo { $n } risposta decide { $side }: { $question }
       *[other] Dopo { $n } risposte decide { $side }: { $question }
    }
ui-decisions =
    { $n ->
        [one] { $n } decisione
       *[other] { $n } decisioni
    }
ui-turns =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }
ui-stepping = Invio: la prossima decisione; `b`: indietro; un numero: quel turno; `board`: il tabellone; `q`: esci.
ui-last-decision = Era l'ultima decisione.
ui-first-decision = Questo è l'inizio.
ui-help-numbers = Rispondi con il numero o la lettera davanti a un'opzione, il suo nome o l'inizio.
ui-help-cards = Rispondi con il numero di una carta, il titolo o l'inizio.
ui-help-more = Solo Invio mostra di nuovo la domanda. Oltre alle risposte:
ui-help-board = il tabellone, con ciò che è cambiato; `board NOME`: un luogo
ui-help-hand = le tue carte, e quante ne hanno gli altri
ui-help-card = una carta a parole, e se l'Evento è giocabile (`card 52`, `card moro`)
ui-help-country = un luogo: che cosa c'è e che cosa è adiacente
ui-help-what-if = prova un'opzione su copie della partita
ui-help-why = quale regola o carta chiede; `why 52` mostra la carta 52 com'è scritta
ui-help-log = la partita finora; `log 3` solo il turno 3
ui-help-explain = perché il bot ha giocato così la sua ultima carta
ui-help-piles = carte accanto al tabellone: scartate, rimosse, in vigore
ui-help-undo = annulla l'ultima risposta, se nel frattempo non si è saputo nulla di nuovo
ui-help-redo = ripete la risposta annullata
ui-help-save = scrivi una copia in un file; `save --overwrite FILE` anche sopra altro
ui-help-quit = esci; la partita è conservata (anche con Ctrl-D)
word-success = successo
word-failure = niente
word-sure = sicuro

## Perché un bot ha fatto ciò che ha fatto (`daedalus bot explain`). I nomi di elenchi e domande sono quelli del suo diagramma

ui-bot-card = Turno { $turn }, { $side }: { $card }
ui-bot-list = elenco { $name }, tra { $of }:
ui-bot-column = colonna { $name }, tra { $of }:
ui-bot-questions = domande { $name }, { $of }:
ui-bot-asked = chiesto: { $what }; tra { $of }; risponde { $by }:
ui-bot-no-chart = nessun diagramma
ui-bot-event = l'Evento viene giocato
ui-bot-no-event = l'Evento non viene giocato
ui-bot-if = se: { $what }
ui-bot-nothing = niente
ui-bot-nobody = nessuno soddisfa una riga
ui-bot-alike = nessuna riga li distingue
ui-bot-lot = a sorte tra { $of }: { $left }
ui-bot-candidates =
    { $n ->
        [one] { $n } candidato
       *[other] { $n } candidati
    }
