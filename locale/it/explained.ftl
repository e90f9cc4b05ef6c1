# Perché ogni segnalazione del controllo conta, e che cosa fare invece: `daedalus lint --explain CODE`. Le parole tra ` ` si scrivono
# così su una carta e restano come sono.

why-S000 =
    Un computer conserva le lettere come numeri, e c'è più di un modo di numerarle. Daedalus legge UTF-8, quello
    in cui c'è posto per tutti gli alfabeti del mondo. Un file salvato in un altro modo sembra giusto nel
    programma che l'ha scritto e un guazzabuglio in tutti gli altri. Cerca `Encoding` (codifica) là dove il tuo
    programma di scrittura salva i file.
why-S001 =
    Ogni riga di una carta è una frase di forma nota. Qui la frase andava bene fino a questo segno o a questa
    parola, che non può seguire ciò che viene prima. La segnalazione dice anche che genere di riga si stava
    leggendo.
why-S002 =
    La riga comincia bene, e poi non c'è più nulla. Il più delle volte mancano i due punti: una riga che apre un
    blocco, come `event:` o `if us:`, finisce così, perché tutti vedano che segue dell'altro.
why-S003 =
    Una tabulazione è larga quanto piace a ogni programma. È il rientro di una riga a decidere che cosa sta sotto
    che cosa, perciò con le tabulazioni una carta vorrebbe dire una cosa sul tuo schermo e un'altra sul mio. Due
    spazi per livello sono uguali ovunque.
why-S004 =
    Le righe che vanno insieme cominciano alla stessa colonna. Questa comincia un po' più a sinistra o a destra
    delle sue vicine, e si può leggere in due modi. Nessuno dovrebbe tirare a indovinare.
why-S005 =
    Il file è vuoto, o contiene solo commenti. Una carta comincia con il numero e il titolo; tutto il resto può
    venire dopo.
why-S006 =
    La prima riga dice a tutti che carta è questa: gli scenari la rimuovono con il numero, le altre carte la
    bloccano con il titolo. Senza quella riga il resto del file non appartiene a nulla.
why-S007 =
    Tutto ciò che una carta dice sta sotto il titolo, due spazi più a destra. Una riga sul margine sinistro
    comincia una nuova carta, e un file contiene una sola carta: così trovi sempre una carta dal nome del suo
    file.
why-S008 =
    Solo le righe che finiscono con i due punti ne hanno altre sotto di sé. Questa è completa così com'è, e ciò
    che vi sta rientrato sotto resterebbe appeso a nulla. Spostalo a sinistra, o dagli un `if` sotto cui stare.
why-S009 =
    I due punti promettono che segue qualcosa, rientrato, lì sotto. Non segue nulla. Se non deve succedere nulla,
    togli anche la riga con i due punti.
why-S010 =
    Dopo i due punti, sulla stessa riga, può stare una sola frase semplice: `if us: +1 prestige`. A un secondo
    `if`, a un ciclo o a un elenco di opzioni serve spazio proprio, altrimenti presto nessuno capisce più che cosa
    dipende da che cosa. Comincia una nuova riga e falla rientrare.
why-S011 =
    `do 1 of:` apre un elenco da cui una parte sceglie, e ogni voce dell'elenco è una `option:`. Un'opzione messa
    altrove non si potrebbe scegliere, e una semplice frase nell'elenco non apparterrebbe a nessuna delle opzioni.
why-S012 =
    `with:` esegue un'Operazione con regole cambiate: ogni riga lì sotto risponde a una domanda che l'Operazione
    pone, per esempio quanto è grande una penalità. Ciò che deve succedere prima o dopo l'Operazione sta su una
    riga a parte.
why-S013 =
    `else` vuol dire: altrimenti. Subito prima, alla stessa colonna, deve esserci qualcosa che può essere successo
    oppure no. Forse una frase si è infilata in mezzo, o il rientro si è spostato.
why-S014 =
    Dodici blocchi uno dentro l'altro, o dieci coppie di parentesi, sono più di quanto si riesca a seguire al
    tavolo. Alle carte dei mazzi veri ne bastano tre. C'è quasi sempre un modo più semplice di dirlo, spesso dando
    un nome a qualcosa che sta nel mezzo.
why-S015 =
    Ci sono quindici cellule, dodici gradini di Prestigio e qualche centinaio di carte. Un numero di sette cifre è
    uno scivolone del dito, o un numero di telefono.
why-S016 =
    Una riga di più di 400 lettere non sta su nessuno schermo, figurarsi su una carta. Più righe `play if` devono
    valere tutte, perciò una condizione lunga si può tagliare al suo `and`; a un elenco lungo si può dare un nome
    con `let`.
why-S017 =
    Ogni riga presa da sola si capisce, ma tutte insieme sono troppo per il motore. Non ti capiterà quasi mai.
    Annida meno le righe, o dividi l'Evento.
why-S018 =
    La carta più lunga dei mazzi è una pagina, lo scenario più lungo due. Un file di centinaia di pagine è
    qualcos'altro finito sotto questo nome, e leggerlo ti farebbe solo aspettare.
why-S019 =
    Nessuno li vede, e il guaio è proprio questo: due file che sembrano uguali sono diversi, e ogni confronto tra
    versioni mostra righe in cui non è cambiato nulla. `--fix` li toglie.
why-S020 =
    Un'Operazione è «op», due sono «ops». Il motore capirebbe l'uno e l'altro, ma un mazzo in cui tutti scrivono
    allo stesso modo è più facile da leggere e da cercare. `--fix` lo corregge.
why-S021 =
    Una segnalazione può essere sbagliata per la tua carta, e puoi dirlo. Ma chi leggerà la carta dopo di te,
    magari tu fra un anno, deve sapere perché: le parole dopo `because` non sono per la macchina. Senza un motivo
    il commento non fa ignorare nulla.
why-S022 =
    Il commento permette una segnalazione che non c'è: nel frattempo la carta è stata corretta, o il commento sta
    su un'altra riga. Se restasse lì, un giorno nasconderebbe qualcosa di nuovo. Toglilo.
why-S023 =
    Il controllo legge un solo genere di commento: `# daedalus-lint: ignore CODE because REASON`, sulla riga della
    segnalazione o su una riga a parte sopra di essa. Questo commento parla al controllo, ma non con queste
    parole, perciò non ha effetto. Tacendo ti lascerebbe credere che ne abbia.
why-S024 =
    Dopo trenta errori in un testo il resto non si guarda più. Di solito hanno una causa sola: un file di altro
    genere sotto questo nome, una parola chiave scritta in un altro modo, un rientro andato storto in cima.
why-N001 =
    Le parole che cominciano con la maiuscola sono nomi della mappa. Questo non c'è, perciò la carta parlerebbe di
    un paese che nessun tabellone ha. Di solito è un errore di battitura, e la segnalazione mostra i nomi più
    simili. I nomi di carte e segnalini stanno tra virgolette.
why-N002 =
    Ogni genere di cose ha le sue proprietà: un paese può essere Poor, un Plot può essere WMD, e mai il contrario.
    L'indice delle parole le elenca tutte sotto `Properties`, con ciò di cui si dicono.
why-N003 =
    Per scegliere servono candidati: paesi, Plot o carte, forse solo alcuni, forse solo quelli di un elenco. Da
    queste parole il motore non sa ricavare un elenco, e non avrebbe nulla da presentare al giocatore.
why-N004 =
    Le carte si scrivono con le frasi del gioco, e ognuna sta per una procedura del regolamento. Una frase che non
    è tra queste lascerebbe immaginare a tutti, al tavolo, che cosa succede. La segnalazione mostra le due frasi
    note che le somigliano di più; `docs/language.md` le ha tutte.
why-N005 =
    Un Evento duraturo agisce rispondendo alle domande che le procedure pongono strada facendo, o aspettando che
    succeda qualcosa. Se nessuna procedura pone mai quella domanda, la risposta aspetta per sempre e la carta non
    fa nulla, senza che nessuno se ne accorga.
why-N006 =
    La parola non fa parte della lingua e non è un nome dato da una riga più sopra. Un nome vive fino alla fine
    del suo blocco; dato dentro un `if`, vive oltre solo se ogni ramo lo dà. Forse qui è soltanto scritto in modo
    diverso da dove è stato dato.
why-N007 =
    Al tavolo ci sono due parti, e questa non è nessuna delle due. Chi dovesse scegliere qui sarebbe un giocatore
    che non si è mai seduto.
why-N008 =
    Dopo questa riga nessuno saprebbe quale dei due si intende. A un ciclo, e a una domanda come `any country c`,
    serve un nome ancora libero; solo `choose`, `let` e `as` possono dare di nuovo un nome.
why-N009 =
    Dentro una ricerca `it` è ciò che si cerca. Un paese adiacente a sé stesso non esiste, perciò non si
    troverebbe mai nulla. Dai un nome all'altro paese quando viene scelto, e usa qui quel nome.
why-N010 =
    Da questa riga in poi la parola sta per ciò che ha ricevuto qui il nome, e ciò che significava prima non si
    può più dire. Chi legge la carta la prende per la parola di prima. Il nome migliore è una lettera.
why-T001 =
    Ogni posto di una frase accoglie un genere di cose: un numero, un paese, o qualcosa che è vero oppure no.
    `play if prestige` dà un numero dove serve un sì o un no, come se qualcuno chiedesse: è sette? Di' che cosa ne
    vuoi sapere: `prestige > 3`.
why-T002 =
    Un paese e un numero non sono né uguali né diversi: la domanda non ha risposta. Probabilmente si intende un
    numero di quel paese, come le sue cellule o le sue Risorse.
why-T003 =
    I numeri possono essere maggiori o minori l'uno dell'altro. Le Posture e i paesi no; di loro si può chiedere
    solo se sono gli stessi.
why-T004 =
    Ciò che sta in una coppia di parentesi si tratta allo stesso modo: una cosa dopo l'altra si sceglie, si testa
    o si conta. Funziona solo se sono tutte di un genere. Fai due elenchi, o togli l'intrusa.
why-T005 =
    Con `+` un effetto aggiunge la sua parte a un valore, e più carte possono farlo insieme. Se qualcosa sia
    permesso o no, non è un numero: rispondi `yes` o `no`, e aggiungi `when` se vale solo a volte.
why-T006 =
    `as` dà un nome a ciò che una frase riporta, come il numero uscito sul dado. Questa cambia il tabellone e non
    riporta nulla, perciò il nome non indicherebbe nulla.
why-T007 =
    Un nome si può dare di nuovo, e allora indica qualcosa di nuovo. Ma un nome che era un paese e diventa un
    numero farebbe di frasi sensate dei controsensi, a seconda di quale riga viene per ultima. I nomi non costano
    nulla: prendine un altro.
why-H001 =
    Di chi sia l'Evento decide quasi tutto al tavolo: chi può giocarlo, e se si verifica quando l'altra parte usa
    la carta per le Operazioni. Scrivi `us`, `jihadist` o `unassociated` sotto il titolo.
why-H002 =
    Ogni carta si può giocare per le Operazioni invece che per l'Evento, e il suo valore dice quanto fa in quel
    caso. Senza valore la carta sarebbe una zavorra in mano.
why-H003 =
    Le carte valgono da 1 a 3 Operazioni. Governance, dadi e Riserve sono fatti tutti per questi valori; una carta
    da nove farebbe in un colpo ciò per cui ci vuole un turno intero.
why-H004 =
    Più numeri nella prima riga sono più copie della carta, ognuna una carta a sé nel mazzo. Due copie con lo
    stesso numero non si possono distinguere.
why-H005 =
    Una carta ha un solo Evento, che si svolge dall'alto in basso. Con due nessuno saprebbe dire quale si gioca.
    Se cambia secondo la parte o la situazione, dividilo con `if`.
why-H006 =
    La riga sotto il titolo elenca ciò che è stampato attorno all'Evento: parte, valore, `remove`, `mark` e
    simili. Questo non è nulla del genere. La segnalazione elenca tutto ciò che c'è.
why-H007 =
    `if there` vuol dire: nel paese in cui si gioca l'Evento. Perciò la carta deve dire dov'è, in una riga
    `play in` più sotto. Senza il luogo il blocco non varrebbe da nessuna parte.
why-H008 =
    Dopo il suo Evento una carta si scarta, si rimuove o si mette altrove. Può andare solo in uno spazio che il
    tabellone ha; in qualunque altro luogo andrebbe persa, e al prossimo rimescolamento mancherebbe una carta.
why-H009 =
    `play in` è il bersaglio dell'Evento: deve esserci perché la carta sia giocabile, e si sceglie per primo. Una
    carta ne ha uno. Un secondo paese si può scegliere nell'Evento stesso.
why-H010 =
    Una carta rimossa esce dal gioco e, qualunque cosa succeda dopo, non c'è più. Perciò non può anche tornare nel
    mazzo di pesca. Una delle due cose è un errore, e solo tu sai quale.
why-H011 =
    `mark` lascia un segnalino nella casella degli Eventi per il resto della partita; `lapsing` finisce con il
    turno. Un effetto può finire alla fine del turno o continuare, ma non tutt'e due le cose.
why-H012 =
    Un Evento associato lo gioca soltanto la sua parte, anche quando è l'altra ad attivarlo. Su una carta così
    `remove if us` è vero sempre o mai, e fa cercare a chi legge una differenza che non c'è.
why-H013 =
    Una carta che blocca sé stessa si potrebbe giocare una volta e metterebbe fine al proprio effetto; una che
    richiede sé stessa non si potrebbe giocare mai. Si intende un'altra carta.
why-H014 =
    Bloccato è bloccato; due volte non è più di una. Probabilmente uno dei due nomi doveva essere un altro.
why-H015 =
    Un Evento automatico si verifica ogni volta che si gioca la sua carta, chiunque la giochi e per qualunque
    scopo. Nessuno chiede se può. Una condizione o non sarebbe mai guardata, o ne farebbe un Evento ordinario.
why-H016 =
    Si può giocare solo mentre l'altro Evento è in vigore, e non si può giocare mentre l'altro Evento è in vigore.
    È un bell'indovinello e una carta morta.
why-H017 =
    Una carta ha una parte, un valore e un destino. Di due valori conterebbe l'ultimo, e chi legge la carta ad
    alta voce non lo saprebbe. Tieni quello che intendi.
why-H018 =
    La carta ha una testa e non ha corpo: nessun Evento, nessun effetto duraturo, nulla che blocchi. Giocata come
    Evento sarebbe una carta bianca. Scrivi che cosa succede sotto `event:`, o che cosa vale sotto
    `while in effect:`.
why-H019 =
    Le carte si numerano da 1, e ogni carta ha un titolo. Con questi si ordina un mazzo, e con questi altre carte
    e gli scenari parlano della carta; senza, nessuno potrebbe farlo.
why-H020 =
    `caliphate possible` dice che lo Jihadista può proclamare il Califfato dove questo Evento piazza tre cellule.
    Questo Evento non ne piazza mai tante in un solo paese, perciò le parole sulla carta sarebbero una promessa
    vuota.
why-R001 =
    Questi segnalini mostrano dove tende un popolo, e in un paese Good, sotto la Legge Islamica, in guerra civile
    o fuori dal mondo Musulmano la cosa è già decisa. Le regole rifiutano il segnalino qualunque cosa dica la
    carta, e l'Evento farebbe in silenzio meno di quanto promette. Scegli tra paesi `open to awakening`.
why-R002 =
    Una milizia si forma dove uno stato è debole ma non ancora perduto: non ha nulla da fare in un paese Good,
    sotto la Legge Islamica o fuori dal mondo Musulmano. Le pedine piazzate lì sarebbero tolte subito. Scegli tra
    paesi `open to militia`.
why-R003 =
    Hard e Soft dicono come il resto del mondo si pone verso la guerra al terrore. I paesi Musulmani e l'Iran vi
    partecipano in un altro modo e non hanno alcuna Posture, e quella di Israele è stampata sulla mappa. Solo agli
    altri paesi Non-Musulmani si può dare una Posture.
why-R004 =
    Ally e Adversary sono paesi Musulmani; altrove la gente vota senza chiedere a nessuno, e la Governance è
    stampata sulla mappa. Una carta che vuole smuovere un paese così ne cambia la Posture.
why-R005 =
    L'Iran è un genere a sé: la sua Governance è fissa e non sta con nessuno. Solo le elezioni di The Awakening ne
    fanno un paese come i suoi vicini, perciò una carta deve assicurarsi che sia ormai Musulmano.
why-R006 =
    Le truppe stanno dove sono invitate, negli Ally, o dove hanno cambiato il regime. Mandate in un paese che non
    è né l'uno né l'altro resterebbero in trappola: nessuna regola dice che cosa possono farci. Gli Eventi
    duraturi possono aprire un paese con `may deploy to`.
why-R007 =
    Nessuno mette bombe in casa propria: sotto la Legge Islamica gli Jihadisti sono il governo. Lì un Plot
    costerebbe loro Finanziamenti per fare del male a sé stessi, perciò le regole non lo permettono.
why-R008 =
    Il Prestigio va da 1 a 12 e i Finanziamenti da 1 a 9. Un segnalino non si può mettere oltre la fine della sua
    tabella, e una domanda su un valore là fuori ha risposta prima ancora di essere posta. Riguarda gli estremi
    della tabella.
why-R009 =
    Nella scatola ci sono quindici cellule e quindici truppe, e il limite è voluto: ciò che non è sulla sua
    tabella non può entrare in gioco. Una carta che chiede di più promette qualcosa che nessun giocatore potrà mai
    fare.
why-R010 =
    Nessuno sa come è governato un paese non marcato finché non si lancia il dado. Migliorarlo prima è come
    ridipingere una casa che non è stata costruita. La maggior parte delle frasi testa il paese da sé; dove una
    non lo fa, scrivi prima `test`, o scegli un paese che sia `tested`.
why-R011 =
    Per un Cambio di Regime gli USA devono essere Hard, avere sei truppe libere in un solo luogo, e il paese deve
    essere sotto la Legge Islamica. Se manca qualcosa, l'Operazione non fa nulla. Prima chiedi:
    `if regime change possible in c`.
why-R012 =
    I Plot WMD sono pronti solo in pochi luoghi: nella loro casella, e accanto a Pakistan, Siria e Iran. Un Evento
    non può liberare da un paese ciò che lì non c'è mai stato.
why-R013 =
    Tutti e tre riguardano governi che possono cadere: un Aid aiuta a tenerli in piedi, un assedio aiuta a farli
    cadere, e una guerra civile fa le due cose insieme. I paesi la cui Governance è stampata sulla mappa non
    possono cadere, e lì i segnalini non avrebbero senso.
why-R014 =
    Ci sono sei Plot, numerati da 1 a 3, e i WMD. Un Plot 4 non è nella scatola, perciò l'Evento non piazzerebbe
    nulla.
why-R015 =
    Una serie di carte è fatta per un tabellone: quelle di una cartella di nome `base`, per il tabellone del gioco
    base. Ciò che solo un'espansione ha, i suoi segnalini, le sue pedine e i suoi paesi, lì non c'è. Uno scenario
    con questa carta e senza l'espansione viene rifiutato.
why-R016 =
    Una Guerra Ideologica non ottiene nulla sotto la Legge Islamica, negli Adversary, in un Ally Good, e negli
    USA, in Israele e in Iran com'è all'inizio. Qui non si può intendere nessun altro paese. Prima sposta il paese
    verso Ally, o scegline un altro.
why-L001 =
    Qualunque sia la posizione sul tabellone, o viene prima un ramo più sopra, o questo non può verificarsi. Le
    righe che ha sotto non saranno mai lette a nessun tavolo. Spesso due condizioni dovevano essere diverse e non
    lo sono.
why-L002 =
    Una condizione è un bivio. Questo bivio ha una strada sola: in ogni posizione che le regole ammettono, la
    risposta è sì. Togli la condizione, o chiedi ciò che volevi sapere davvero.
why-L003 =
    Nessuna posizione che le regole ammettono lo rende vero, perciò ciò che ne dipende non succede mai. Forse due
    proprietà si escludono, o un numero sta oltre la fine della sua tabella.
why-L004 =
    Nessun paese, nessun Plot e nessuna carta può mai essere ciò che qui si chiede. La scelta non trova nulla, il
    suo nome resta vuoto, e tutte le frasi che lo usano vengono saltate in silenzio.
why-L005 =
    Un Evento la cui condizione è soddisfatta si può giocare, e l'altra parte può essere costretta ad attivarlo.
    Se poi l'Evento non trova nulla da fare, qualcuno ha sprecato una carta che le regole avrebbero dovuto
    impedirgli di giocare. Metti ciò che serve all'Evento in una riga `play if` o `play in`.
why-L006 =
    Qualcosa si sceglie o si conta, riceve un nome, e non se ne parla più. Al tavolo è una scelta senza
    conseguenze. O manca una frase che ne parli, o la riga è il resto di un'idea precedente.
why-L007 =
    Un effetto dura finché il suo segnalino è sul tabellone. Se la carta non dice `mark` e non mette il segnalino
    da nessuna parte, il suo effetto non comincia mai; sarebbe una nota in piccolo per nessuno.
why-L008 =
    Quando due Eventi duraturi si contraddicono prevale il più recente, perciò al tavolo l'esito dipende
    dall'ordine di gioco. Se è voluto, dillo facendo in modo che uno blocchi l'altro; altrimenti uno dei due
    dovrebbe dire quando non vale.
why-L009 =
    Quando si arriva a questa riga, il tabellone è già come lei lo vuole. I giocatori cercherebbero che cosa
    devono fare e non troverebbero nulla. O si intende un altro paese, o manca un `else`.
why-L010 =
    `this` è l'effetto duraturo che ha aspettato e ora agisce. Un Evento che si sta giocando non lo è ancora: non
    c'è nulla da terminare. Nomina invece il segnalino, o scrivi la riga sotto un `when`.
why-L011 =
    Una scelta tra due cose uguali non è una scelta, e una condizione che porta comunque allo stesso punto chiede
    per nulla. Il più delle volte una delle due è stata copiata e poi non cambiata.
why-L012 =
    Ogni opzione si può eseguire una volta. Di due opzioni non se ne possono mai eseguire tre, e nessuna non è un
    Evento.
why-L013 =
    Solo la carta che ha mandato pedine fuori mappa può riportarle. Se non lo fa mai, sono perse per il resto
    della partita, e se riporta ciò che non ha mai mandato via, non succede nulla.
why-L014 =
    Il segnalino si toglie appena vale il suo `ends when`. Se l'Evento si gioca solo dove già vale, o è l'Evento
    stesso a provocarlo, l'effetto non dura nemmeno un momento.
why-L015 =
    `x or x` è `x`. Il secondo probabilmente doveva parlare d'altro: di un altro paese, di un altro numero, oppure
    ci voleva `and` al posto di `or`.
why-L016 =
    Una carta che una parte prende dalla propria mano resta dov'è, e una carta nella mano dell'altra non è lì per
    essere scartata. È nominata la parte sbagliata.
why-L021 =
    Per rispondere quante cellule ci sono, la carta chiede quante cellule ci sono, e così senza fine: la partita
    verrebbe fermata. Ciò che dice il regolamento è già contato; `+1` vi si aggiunge. Anche due risposte possono
    rincorrersi così, su una carta sola o su due che sono in vigore insieme.
why-L022 =
    L'Evento di questa carta fa verificare l'Evento di questa carta, che lo fa verificare di nuovo, senza fine: la
    partita verrebbe fermata. Lo stesso varrebbe per uno che aspetta un Evento qualsiasi e poi ne fa verificare
    uno. Di' a quale condizione continua, o fai verificare l'Evento di un'altra carta.
why-D001 =
    È dal numero che un mazzo riconosce le sue carte: con il numero si distribuiscono, si scartano e si rimuovono.
    Di due carte con lo stesso, se ne potrebbe pescare sempre una sola.
why-D002 =
    Se una carta ne blocca un'altra, lo dicono tutte e due, perché su tutte e due è stampato: un giocatore che ha
    in mano la seconda deve poterlo vedere lì. Il controllo confronta le due. `--fix` scrive la riga mancante
    nell'altra carta.
why-D003 =
    La carta rimanda a un'altra con il suo titolo, o con il nome del suo segnalino, e nessuna si chiama così. Il
    rimando non si avvererebbe mai: nulla sarebbe bloccato, e ciò che è richiesto non ci sarebbe mai.
why-D004 =
    Una carta entra in gioco con uno scenario che ha la sua serie, cioè la cartella in cui sta, a meno che quello
    scenario non la rimuova. Degli scenari controllati con questa carta nessuno lo fa: è stata scritta e provata,
    e non sarà mai pescata.
why-D005 =
    Ciò che una carta permette, l'altra lo richiede; lo dicono tutte e due, perché un giocatore può avere in mano
    l'una o l'altra. Una carta permessa che non lo chiede si può giocare comunque, e una che lo chiede senza
    essere permessa non dice a nessuno che cosa aspettare.
why-D006 =
    Le carte si bloccano e si richiedono con il titolo. Se due carte diverse di una serie hanno lo stesso, nessuno
    può dire quale si intende. Le copie di una carta stanno in un solo file, con tutti i numeri nella prima riga.
why-D007 =
    Solo un Evento in vigore può bloccare una carta, o permetterla, e un Evento è in vigore finché il suo
    segnalino è sul tabellone. La carta nominata qui non lascia alcun segnalino: il suo Evento è finito appena si
    è verificato. Dai un segnalino a quella carta, o nomina il segnalino che ha.
why-Y001 =
    Uno scenario è un elenco di chiavi e valori, e ogni chiave ha il suo genere di valore. Una chiave con un
    errore di battitura sarebbe altrimenti saltata, e la partita comincerebbe senza ciò che vi hai scritto. I
    programmi di scrittura che conoscono lo schema completano le chiavi mentre scrivi.
why-Y002 =
    Tutte le chiavi sono giuste, ma le regole non conoscono la posizione che descrivono: troppe pedine, carte che
    non esistono, livelli che si escludono. Nessuno potrebbe prepararla sul tabellone.
why-Y003 =
    La preparazione di uno scenario si esegue prima che si giochi qualunque carta: non c'è `this card`, e non ce
    n'è una di cui si possa mettere il segnalino o che si possa usare per un'Operazione. Un Evento duraturo in
    vigore dall'inizio sta sotto `marks`, le truppe fuori mappa sotto `troops off map`.
why-Y004 =
    Qualcosa in `pack.yaml`, in un tabellone o nelle tabelle di un pacchetto non è come dovrebbe: una chiave o un
    valore che non esiste, una carta con il numero di un'altra, un paese incompleto, un nome che nessuna carta
    potrebbe dire. Finché resta così, il pacchetto non si può giocare e le sue carte non vengono guardate.
why-Y005 =
    Ciò che fa un bot sta in un file YAML: colonne, elenchi, domande e istruzioni per le carte, ciascuno sotto la
    sua chiave. Una chiave che nessuno legge non cambierebbe nulla, e cercheresti il motivo nel posto sbagliato.
    `daedalus schema bot` mostra tutte le chiavi; un pacchetto cambia i bot che ci sono, in un file con lo stesso
    nome.
why-Y006 =
    Un elenco o una colonna che nessuno ha scritto, una carta che non è in gioco o non sceglie ciò che le
    istruzioni nominano, un'opzione che non offre, una domanda che nulla pone, un'azione che il bot non conosce.
    In partita la riga sarebbe saltata, o la partita si fermerebbe.
why-X001 =
    L'Evento è stato giocato in una posizione ammessa, e la partita non ha potuto continuare. Al tavolo ci si
    guarderebbe in faccia e si metterebbe da parte la carta. Si mostra la posizione più piccola in cui succede; se
    la tua frase dice ciò che intendi, l'errore è nostro, e per trovarlo ci serve proprio quella posizione.
why-X002 =
    Dopo l'Evento qualcosa sta dove le regole non lo prevedono, pedine o carte sono troppe o troppo poche, o
    l'Evento non si può annullare. La partita andrebbe avanti da lì e si guasterebbe più tardi, lontano dalla
    carta. Scegli solo tra paesi in cui la frase ha senso.
why-X003 =
    Si sono create centinaia di posizioni ammesse adatte alla carta, molte mirate proprio a questa riga, e nessuna
    vi ha portato. Forse le sue condizioni si escludono in un modo che solo l'intero tabellone mostra. Allo stesso
    modo si segnala ciò che dovrebbe scattare e non agisce mai, e una fine che non arriva mai.
why-X004 =
    È stato eseguito più e più volte, e dopo il tabellone era come prima. Qualcuno spenderebbe una carta per
    nulla. Spesso si è dimenticata una delle due parti, o la frase fa ciò che è già fatto.
why-X005 =
    L'effetto era in vigore in molte posizioni, la domanda vi è stata posta, e la risposta era sempre quella che
    ci sarebbe stata senza la carta. Forse le regole lo dicono già, o la condizione dopo `when` non coglie mai il
    caso. Una riga così è una nota in piccolo che non serve a nessuno.
