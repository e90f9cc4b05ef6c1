# Che cosa dice il controllo delle carte: un messaggio per ogni codice, o per ogni chiave di un codice che ne ha più d'una.
# `.help` dice che cosa scrivere invece, `.fix` che cosa farebbe `--fix`. Le parole della lingua delle carte restano inglesi.
# COUNT conta le parole, QUOTED mette una parola tra virgolette.

## Comuni a più messaggi

# Variabili: $near: nomi o parole simili a ciò che è stato scritto.
did-you-mean = { COUNT($near) ->
        [0] { "" }
       *[other] Forse volevi dire: { $near }?
    }
# Variabili: $near: frasi del gioco, così come sono dichiarate.
did-you-mean-sentence = { COUNT($near) ->
        [0] { "" }
       *[other] Forse volevi dire: { $near }?
    }
# Variabili: $near: parole con cui può cominciare una riga; $reading: che tipo di riga dovrebbe essere.
what-i-was-reading = { COUNT($near) ->
        [0] { "" }
       *[other] { did-you-mean }{ " " }
    }Mi aspettavo { $reading ->
        [clause] una parte della carta: le sue proprietà, `play if`, `play in`, `blocked by`, `event:`, `while in effect:`
        [statement] una frase di un Evento: `choose`, `if`, `for each`, `may`, `do N of`, `do N times` o un verbo del vocabolario
       *[effect] un effetto duraturo: `rule point: answer`, `when moment:` o `ends when`
    }.
# Variabili: $name: un paese o il nome che gli è stato dato; $how: se è $case sempre o solo a volte; $what: che cosa ne
# dicono le regole; $say: le parole che escludono questi paesi, o niente se ne è nominato uno.
forbidden-there = { $name } { $how ->
        [always] qui è sempre { $case }
       *[sometimes] può essere { $case }
    }: lì { $what }
say-which = { COUNT($say) ->
        [0] Indica un altro paese o togli la riga.
       *[other] Precisa di quali paesi si tratta: { $say }.
    }
# Variabili: $low, $high: gli estremi di un tracciato.
it-runs = Va da { $low } a { $high }.
# Variabili: $new: che cosa si scrive; $old: che cosa c'era.
fix = scrivere { QUOTED($new) } al posto di { QUOTED($old) }

# Si dice di una riga la cui forma giusta sta sotto. Variabili: $wrong, $right: le parole in questione.
# Variabili: $line: la forma giusta.
meant-write = Scrivi: { $line }
meant-otherwise = Non { $wrong }, ma { $right }.
meant-too-much = Togli: { $wrong }
meant-missing = Manca: { $right }
meant-several = { "" }
meant-either = Niente è l'uno e l'altro insieme: volevi dire `or`?
meant-above = La riga { $line } non gli dà un nome.
meant-indented = Comincia alla colonna { $column }.
meant-nothing = Togli questa riga: un blocco finisce dove le sue righe non sono più rientrate.

## S: come si scrivono le righe

S000 = { $message }
    .help = { $remedy }
S001 = qui non mi aspettavo { QUOTED($word) }
    .help = { what-i-was-reading }
S001-bracket = qui la parentesi della colonna { $open } è ancora aperta
    .help = Chiudila con ).
S001-sign = { QUOTED($word) } qui non significa nulla
    .help = { what-i-was-reading }
S001-unclosed-quote = un nome tra virgolette che non è chiuso
    .help = Chiudilo con un altro ".
S002 = questa riga finisce troppo presto
    .help = { what-i-was-reading }
    .fix = aggiungere i due punti
S002-bracket = questa riga finisce, ma la parentesi della colonna { $open } è ancora aperta
    .help = Chiudila con ).
S003 = c'è un tabulatore nella carta
    .help = Fai i rientri con gli spazi.
    .fix = mettere spazi al posto dei tabulatori
S004 = questa riga sta a metà tra due livelli di rientro
    .help = Le righe vicine cominciano alla colonna { $column }.
S005 = questo file non contiene nessuna carta
    .help = Comincia con: `card 1 "Title"`
S006 = una carta comincia con il numero e il titolo
    .help = `card 1 "Title"`
S007 = le righe di una carta sono rientrate sotto il titolo
    .help = Un file contiene una sola carta; fai rientrare le sue righe di due spazi.
S007-second-card = un file contiene una sola carta
S008 = sotto questa riga non può esserci nulla di rientrato
S009 = un blocco vuoto
    .help = Scrivi che cosa succede, con un rientro, sotto questa riga.
S009-event = un blocco vuoto
    .help = Scrivi che cosa succede, con un rientro, sotto `event:`.
S009-lasting = un blocco vuoto
    .help = Scrivi gli effetti duraturi, con un rientro.
S009-answers = un blocco vuoto
    .help = Scrivi le risposte, con un rientro.
S009-options = un blocco vuoto
    .help = Scrivi le opzioni, con un rientro.
S010 = dopo i due punti può stare solo una frase semplice
S010-block = dopo i due punti può stare solo una frase semplice
    .help = Scrivila su una riga a parte, con un rientro, sotto questa.
S011 = una `option` sta sotto `do ... of:`
S011-others = sotto `do ... of:` stanno solo blocchi `option:`
S012 = sotto `with:` stanno le risposte alle domande delle regole
S013 = `else` senza un `if` prima
S013-may = `else` senza un `if` prima
    .help = Dopo `may:` scrivi `if not done:`, che vale anche se non c'era nulla da fare.
S014 = qui ci sono troppi livelli uno dentro l'altro
    .help = Le parentesi stanno una dentro l'altra per { $most } livelli al massimo.
S014-line = questa riga è rientrata troppo
    .help = Una carta ha { $most } livelli al massimo.
S014-branches = questo `if` ha più di { $most } rami
    .help = Dillo in un altro modo o dividi la carta.
S014-options = ci sono più di { $most } opzioni
    .help = Dillo in un altro modo o dividi la carta.
S015 = un numero di { $digits } cifre
    .help = Nel gioco non c'è nulla di così grande.
S016 = questa riga è troppo lunga
    .help = Una riga ha { $most } caratteri al massimo.
S017 = questa carta è troppo complicata per essere eseguita
    .help = Usa meno livelli di rientro.
S018 = questo file ha { $thousand } mila caratteri: troppi
    .help = Una carta occupa al massimo una pagina, uno scenario due: è il file giusto?
S018-lines = questo testo ha più di { $most } righe
    .help = Una carta occupa al massimo una pagina, uno scenario due: è il file giusto?
S019 = spazi alla fine della riga
    .help = Toglili.
    .fix = togliere gli spazi
S020 = invece di { QUOTED($written) } si scrive { QUOTED($right) }
    .help = Scrivi: { $right }
    .fix = scrivere { QUOTED($right) }
S021 = questo commento non dà un motivo, perciò non fa ignorare nulla
    .help = Scrivi: # daedalus-lint: ignore N001 because REASON
S022 = qui non c'è nessun { $ignored } da ignorare
    .help = Togli il commento.
    .fix = togliere il commento
S023 = non capisco questo commento
    .help = Scrivi: # daedalus-lint: ignore N001 because REASON
S023-unknown = la segnalazione { $ignored } non esiste
    .help = { COUNT($near) ->
        [0] { "" }
       *[other] Forse volevi dire: { $near }?{ " " }
    }`daedalus lint --explain all` le elenca tutte.
S024 = ci sono più di { $most } errori; non leggo oltre
    .help = Correggi prima questi.

## N: parole e nomi

N001 = { QUOTED($name) } non esiste
    .help = { did-you-mean }
N002 = non so che cosa significhi { QUOTED($text) } per qualcosa di tipo { $type }
    .help = { did-you-mean }
N002-being = non so che cosa voglia dire, per qualcosa di tipo { $type }, essere { QUOTED($text) }
    .help = { did-you-mean }
N003 = non so da che cosa si scelga con { QUOTED($text) }
    .help = { did-you-mean }
N003-known = non so da che cosa si scelga con { QUOTED($text) }
    .help = Si può scegliere tra: { $known }.
N003-of-what = { QUOTED($word) } di che cosa?
N004 = non conosco { $kind ->
        [change] la tabella
       *[verb] la frase
    } { QUOTED($text) }
    .help = { did-you-mean-sentence }
# Variabili: $chosen: come è stato scelto; $wanted: il tipo di uno solo di essi.
N004-list = { QUOTED($name) } è una lista, perché hai scelto { QUOTED($chosen) }
    .help = Scegline uno solo (tipo { $wanted }), senza numero, oppure scorri la lista: `for each x in { $name }`.
N005 = nessuna procedura conosce { $kind ->
        [point] la domanda delle regole
       *[moment] il momento
    } { QUOTED($text) }
    .help = { did-you-mean-sentence }
N006 = non conosco { QUOTED($name) }
    .help = { did-you-mean }
N006-partial = non conosco { QUOTED($name) }
    .help = Per valere anche dopo un `if`, { QUOTED($name) } va scelto in ogni ramo, anche nell'`else`, e con lo stesso tipo.
# Variabili: $block: il tipo di blocco che ha dato il nome.
N006-gone = { QUOTED($name) } esiste solo dentro { $block ->
        [option] la sua opzione
        [may] il suo `may`
       *[for] il suo ciclo
    }
    .help = Usalo lì o sceglilo prima di quella riga.
N006-done = `done` chiede della riga sopra, ma sopra non c'è nulla
    .help = Sta in un `if` alla stessa colonna, subito sotto ciò che può essere stato fatto.
# Variabili: $wanted: il tipo che serve qui, o niente.
N006-phrase = non capisco { QUOTED($text) }{ COUNT($wanted) ->
        [0] { "" }
       *[other] : qui serve il tipo { $wanted }
    }
    .help = { did-you-mean-sentence }
N007 = { QUOTED($name) } non è una parte
N007-sides = { QUOTED($name) } non è una parte
    .help = Le parti sono: { $sides }.
N008 = { QUOTED($name) } indica già qualcos'altro
    .help = Usa qui un altro nome; solo `choose`, `let` e `as` possono dare di nuovo un nome.
N009 = così ciò che si cerca (tipo { $type }) è confrontato con sé stesso
    .help = Dai un nome proprio all'altro elemento (tipo { $type }) e usalo qui.
N010 = { QUOTED($name) } è già una parola del gioco
    .help = Usa un altro nome: una lettera, o una parola che la lingua delle carte non ha.

## T: tipi

T001 = questo è di tipo { $type }, ma qui serve il tipo { $wanted }
T002 = il tipo { $left } non si può confrontare con il tipo { $right }
T003 = { $sign } confronta numeri, ma questo è di tipo { $type }
T004 = una lista tra parentesi contiene cose di un solo genere
T005 = sì e no non si possono sommare
    .help = Rispondi yes o no, se serve con `when`.
T006 = questa frase non ha un risultato a cui dare un nome
T007 = { QUOTED($name) } è già di tipo { $before }, mentre qui è di tipo { $type }
    .help = Usa qui un altro nome.

## H: l'intestazione di una carta

H001 = la carta non dice di chi è l'Evento
    .help = Scrivi uno tra: { $sides }.
H002 = la carta non ha un valore Operazioni
    .help = Scrivi per esempio: 2 ops
H003 = una carta con valore Operazioni { $ops }
    .help = Le carte valgono da { $low } a { $high }.
H004 = lo stesso numero due volte
H005 = un secondo `event:`
    .help = Una carta ha un solo Evento; dividilo con `if`.
H006 = non conosco la proprietà { QUOTED($name) }
    .help = { COUNT($near) ->
        [0] { "" }
       *[other] { did-you-mean }{ " " }
    }Le proprietà sono: { $known }.
H006-comma = non conosco la proprietà { QUOTED($name) }
    .help = Manca una virgola: { $apart }. Le proprietà sono: { $known }.
    .fix = scrivere { QUOTED($apart) }
H006-mark = non conosco la proprietà { QUOTED($name) }
    .help = Scrivi: `mark`, `mark in { $place }`, `mark "Name" in { $place }`.
H007 = bloccato in quel paese, ma la carta non ha un `play in` che dica quale
H007-above = questo sta sopra il `play in` che limita
H008 = una carta non può andare in { QUOTED($place) }
    .help = Può andare in: { $places }.
H009 = un secondo `play in`
    .help = Scegli il secondo bersaglio nell'Evento.
H010 = rimossa, e insieme mandata altrove
    .help = Una carta rimossa non va da nessun'altra parte: togli una delle due cose.
H011 = con segnalino e insieme temporanea
    .help = `mark` vale per il resto della partita, `lapsing` per questo turno: tieni uno dei due.
H012 = solo una parte gioca questo Evento: { $side }
    .help = Scrivi: { $word }
H012-never = questa parte non gioca mai questo Evento: { $side }
    .help = Toglila, oppure scrivi: { $word }
H013 = { $title } nomina sé stessa
    .help = Nomina un'altra carta.
H014 = { $name } è scritto qui due volte
    .help = Una volta basta.
H015 = un Evento automatico non pone condizioni
    .help = Togli la condizione o togli `auto`.
H016 = richiede { $name } e ne è anche bloccata
    .help = Non si potrebbe mai giocare: togli una delle due cose.
H017 = la carta ha già { $what }
    .help = Tienine uno solo.
H018 = quando questo Evento viene giocato non succede nulla
    .help = Scrivi un `event:`, oppure un `while in effect:` e un segnalino.
H019 = le carte si numerano da 1
    .help = Per esempio: `card 901 "Bridge"`
H019-title = una carta ha bisogno di un titolo
    .help = Per esempio: `card 901 "Bridge"`
H020 = questo Evento non piazza mai tre cellule, come richiede un Califfato
    .help = Togli questa parola, oppure piazza tre cellule in un solo paese.

## R: ciò che le regole non permettono

R001 = { forbidden-there }
    .help = { say-which }
R002 = { forbidden-there }
    .help = { say-which }
R003 = { forbidden-there }
    .help = { say-which }
R004 = { forbidden-there }
    .help = { say-which }
R005 = { forbidden-there }
    .help = { say-which }
R006 = { forbidden-there }
    .help = { say-which }
R007 = { forbidden-there }
    .help = { say-which }
R008 = { $name } non vale mai { $value }
    .help = { it-runs }
R008-moves = { $name } può cambiare al massimo di { $most }
    .help = { it-runs }
R008-operation = nessuna Operazione ha valore { $value }
    .help = Da { $low } a { $high }.
R008-number = { $value } non è un numero valido qui
    .help = Da { $low } a { $high }.
R008-answer = nessun numero del gioco vale { $value }
    .help = { $most } al massimo.
R009-many = { $count } ({ $what }) è più di quanto ci sia di qualsiasi cosa nel gioco
    .help = { $most } al massimo.
R009 = { $most ->
        [one] ce n'è solo { $most }
       *[other] ce ne sono solo { $most }
    } ({ $what }), non { $count }
    .help = { WRITTEN($what) ->
        [cells] Con «Training Camps» ce ne sono { $extra } in più.
       *[other] { "" }
    }
R010 = { forbidden-there }
    .help = Prima testalo (`test { WRITTEN($name) }`), oppure scrivi: `tested`.
# Variabili: $what: che cosa si fa senza chiedere; $asked: la condizione da chiedere.
R011 = { $what }
    .help = Prima chiedi: { $asked }.
R012 = { forbidden-there }
    .help = { say-which }
R013 = { forbidden-there }
    .help = { say-which }
R014 = il Plot { $value } non esiste
    .help = I Plot sono numerati da { $low } a { $high }.
R015 = `{ $said }` appartiene alle regole di { $needs }, e le carte della serie { $set } si giocano senza
    .help = Dillo senza queste parole o metti la carta in un'altra serie.
R015-place = { $said } non è sul tabellone su cui si giocano le carte della serie { $set }
    .help = Indica un paese di quel tabellone o metti la carta in un'altra serie.
R016 = { forbidden-there }
    .help = { say-which }

## L: ciò che non può mai succedere, vale sempre o non cambia nulla

L001 = questo ramo non può mai essere raggiunto
    .help = Le condizioni sopra non gli lasciano nulla.
L001-covered = questo ramo non può mai essere raggiunto
    .help = Ciò che sta sopra copre già tutti i casi.
L002 = questo è sempre vero
    .help = Toglilo, oppure scrivi che cosa intendevi.
L002-here = qui questo è sempre vero
    .help = Toglilo, oppure scrivi che cosa intendevi.
L002-every = questo è vero per tutto ciò che rimane (tipo { $type })
    .help = Toglilo.
L003 = questo non è mai vero
    .help = Nulla di ciò che ne dipende può succedere.
L003-here = qui questo non è mai vero
    .help = Toglilo, oppure scrivi che cosa intendevi.
L004 = qui non c'è nulla da scegliere (tipo { $type })
    .help = Di ciò che resta fin qui nulla va mai bene.
L004-few = non ci sono mai { $count } paesi così
    .help = Chiedine di meno o nominane di più.
L005 = l'Evento si può giocare anche quando non c'è nulla da fare
    .help = Di' nella condizione di gioco che cosa serve all'Evento, per esempio: `where cells > 0`.
L005-too-wide = l'Evento si può giocare anche quando non c'è nulla da fare
    .help = La condizione vale per { $country } ({ $case }), che l'Evento non può scegliere. Chiedi ciò che serve all'Evento.
L005-narrower = l'Evento si può giocare anche quando non c'è nulla da fare
    .help = La scelta alla riga { $line } chiede di più. Chiedi lo stesso qui, oppure scegli il paese con `play in`.
L006 = { QUOTED($name) } non è mai usato
    .help = Usalo o togli la riga.
L006-again = { QUOTED($name) } riceve un altro valore prima che questo venga letto
    .help = Togli questa riga, oppure usa prima ciò che dice.
L007 = niente mette in vigore { QUOTED($mark) }
    .help = Aggiungi `mark` o `lapsing` alle proprietà, oppure una frase come: `mark c with "X"`
L007-nowhere = { QUOTED($mark) } non sta in nessun paese
    .help = Di' dove: `mark in Iraq`, oppure nell'Evento: `mark c with "{ $mark }"`.
L007-unread = niente tiene conto del segnalino { QUOTED($mark) }
    .help = Di' che cosa fa con `while "{ $mark }" in effect:`, e metti `marker "{ $mark }"` nelle proprietà.
L008 = { $other } dice altro, e nessuna delle due carte blocca l'altra
    .help = Di' quale prevale: `blocks "{ $other }"`, oppure fai in modo che la risposta aggiunga (+ o -) invece di sostituire.
L008-twice = a questa domanda si risponde già sopra
    .help = Tieni una sola risposta, oppure di' con `when` dove vale ciascuna.
# Variabili: $why: che cosa è già, o non può essere.
L009 = { $name } { $why }: questa riga non cambia nulla
    .help = Toglila o scegli altro.
L009-zero = 0 o meno è niente: questa riga non cambia nulla
    .help = Toglila o scegli altro.
L009-level = { $name } è già { $value }: questa riga non cambia nulla
    .help = Toglila o scegli altro.
L009-again = la riga seguente stabilisce di nuovo la stessa cosa: questa riga non cambia nulla
    .help = Togli una delle due, oppure di' quando vale ciascuna.
L009-head = le proprietà della carta mettono già in vigore { QUOTED($mark) }
    .help = Togli questa riga.
L010 = qui non c'è nessun effetto duraturo che possa finire
    .help = Nomina ciò che deve finire: `end "X"`. Oppure scrivilo sotto un `when` di un effetto duraturo.
L021 = questa domanda dipende da sé stessa
    .help = Scrivi `+1` per aggiungere a ciò che dicono le regole, oppure chiedi altro.
L021-mutual = questa domanda dipende da un'altra che a sua volta dipende da questa: { QUOTED($asking) } ({ $other })
    .help = Una delle due non deve chiedere l'altra.
L022 = questo Evento si verifica dentro sé stesso, senza fine
    .help = Di' a quale condizione (`if`), oppure nomina un'altra carta.
L022-waiting = questo aspetta un Evento qualsiasi e ne fa verificare uno, senza fine
    .help = Di' quale Evento aspetta: `when event of k happens if ...`.

L011 = questa opzione fa lo stesso di una più sopra
    .help = Toglila o falle fare altro.
L011-branch = questo ramo fa lo stesso di quello sopra
    .help = Togli la condizione o fai fare altro a uno dei due.
L012-many = { $options ->
        [one] non si possono eseguire { $count } opzioni: ce n'è solo 1
       *[other] non si possono eseguire { $count } opzioni: ce ne sono solo { $options }
    }
    .help = Chiedine di meno o dai più opzioni.
L012-none = eseguire { $count } opzioni su { $options } vuol dire non fare nulla
    .help = Di' quante: 1 o più.
L013 = niente su questa carta riporta ciò che parte: { $what }
    .help = Fai durare l'Evento (`lapsing` o `mark`) e scrivi sotto `while in effect:` una riga come: `when this ends: bring back ...`
L013-unsent = questa carta non manda via nulla che possa tornare: { $what }
    .help = Torna solo ciò che la stessa carta ha mandato via.
L013-count = { $sent ->
        [one] parte { $sent }
       *[other] partono { $sent }
    } ({ $what }), ma { $brought ->
        [one] ne torna { $brought }
       *[other] ne tornano { $brought }
    }
    .help = Scrivi lo stesso numero nelle due righe.
L014 = questo vale non appena c'è il segnalino: l'effetto finisce subito
    .help = Di' che cosa deve accadere, non ciò che l'Evento chiede o provoca.
L015 = questo dice lo stesso di ciò che gli sta accanto
    .help = Toglilo, oppure scrivi che cosa intendevi.
L016 = questa parte ce l'ha già: { $name }
    .help = Nomina l'altra parte.
L016-elsewhere = { $name } non è nella mano di questa parte: { $side }
    .help = Falla usare alla parte che ha la carta.

## D: più carte

D001 = la carta { $number } è già in { $other }
D002 = { $other } non dice `{ $clause }` { $title }
    .fix = aggiungere `{ $new }` a { $file }
D003 = nessuna carta e nessun segnalino si chiama { QUOTED($name) }
    .help = { COUNT($near) ->
        [0] { "" }
       *[other] Forse volevi dire: { $near }?
    }
D004 = nessuno scenario usa { $title }
    .help = Aggiungi { QUOTED($set) }, la cartella della carta, a `sets` di uno scenario.
D005 = { $other } non dice `{ $clause }` { $title }
    .fix = aggiungere `{ $new }` a { $file }
D006 = anche { $other } contiene una carta con questo titolo
    .help = Le copie di una carta stanno in un solo file: `card 1, 2 "Title"`.
D007 = { QUOTED($name) } non è mai in vigore
    .help = Dai un segnalino a quella carta, oppure nomina il segnalino che ha.

## Y: scenari, con le parole del motore

Y001 = { $message }
    .help = { $remedy }
Y002 = { $message }
    .help = { $remedy }
Y004 = { $message }
    .help = { $remedy }
Y005 = { $message }
    .help = { $remedy }
Y006 = { $message }
    .help = { $remedy }
Y003 = nella preparazione non c'è una carta che possa dire { QUOTED($what) }
    .help = Ciò che è in vigore dall'inizio sta sotto `marks`; la preparazione muove pedine e segnalini.

## X: ciò che si vede solo giocando una carta

# Variabili: $side: chi gioca l'Evento; $exercise: che cosa succede mentre è in vigore, o niente se viene giocato.
when-it-happens = { COUNT($exercise) ->
        [0] quando la gioca { $side }
       *[other] mentre è in vigore ({ $exercise })
    }
# Variabili: $position: uno scenario, o niente se non c'è nulla da mostrare; $by: chi vi gioca l'Evento, o niente;
# $seed: il seme di dadi e decisioni; $run: il comando che la mostra, se c'è.
the-smallest-position = { COUNT($position) ->
        [0] { "" }
       *[other] La posizione più piccola, { COUNT($by) ->
            [0] con l'effetto in vigore
           *[other] giocata da { $by }
        }, dadi e decisioni dal seme { $seed }{ COUNT($run) ->
            [0] :
           *[other] . Salvala come position.yaml e scrivi: { $run }
        }
        { $position }
    }
X001 = questa carta interrompe il programma { when-it-happens }; è un difetto del programma, che dice: “{ $crash }”
    .help = { the-smallest-position }
X001-unbounded = questa carta ferma la partita: { $stopped }
    .help = Nulla di ciò che si gioca davvero ne ha bisogno: dillo in un altro modo.
X002 = questo viola una regola { when-it-happens }: { $wrong }
    .help = { the-smallest-position }
X003 = { $what ->
        [branch] questo ramo non è stato raggiunto
       *[line] questa riga non è stata raggiunta
    } { $positions ->
        [one] nell'unica posizione provata
       *[other] in nessuna delle { $positions } posizioni
    }
    .help = { the-smallest-position }
X003-unplayable = non si è trovata nessuna posizione in cui questo Evento si possa giocare
    .help = Guarda le sue condizioni di gioco e gli Eventi che richiede o che lo bloccano.
X003-lasting = questo non viene mai raggiunto finché dura l'effetto
    .help = { the-smallest-position }
X003-trigger = questo non succede mai finché dura l'effetto
    .help = { the-smallest-position }
X003-end = questa fine non arriva mai
    .help = { the-smallest-position }
X004 = questa frase non ha cambiato nulla { $positions ->
        [one] nell'unica posizione provata
       *[other] in nessuna delle { $positions } posizioni
    }
    .help = { the-smallest-position }
X004-event = l'Evento non cambia nulla quando lo gioca { $side }, { $positions ->
        [one] nell'unica posizione provata
       *[other] in nessuna delle { $positions } posizioni
    }
    .help = { the-smallest-position }
X004-lasting = questa frase non cambia mai nulla
    .help = { the-smallest-position }
X005 = questa risposta non fa mai differenza
    .help = { the-smallest-position }
X005-lasting = questa risposta non fa mai differenza mentre è in vigore
    .help = { the-smallest-position }
