# Le regole numerate in breve, con parole nostre: un messaggio per ogni regola di `rules/twilight.yaml`.

## 2: mappa e carte

rule-2-1-1 = Ci sono sei regioni. L'Europa ha una metà occidentale e una orientale, con Austria e Finlandia in entrambe; l'Asia comprende il Sud-est asiatico.
rule-2-1-2 = Ciò che parla di Europa o Asia vale anche per le loro sottoregioni.
rule-2-1-3 = Ogni spazio è un paese, con un proprio valore di stabilità.
rule-2-1-4 = I paesi contesi contano per i punteggi e per i colpi di stato; per il resto sono paesi come gli altri.
rule-2-1-5 = Gli spazi delle superpotenze non contengono influenza, ma valgono come paesi adiacenti controllati per Eventi e riallineamenti.
rule-2-1-6 = I paesi uniti da una linea di qualsiasi colore sono adiacenti; lo è anche un paese collegato a una superpotenza.
rule-2-1-7 = Una parte controlla un paese se vi ha influenza almeno pari alla stabilità e supera quella dell'avversario di almeno la stabilità.
rule-2-1-8 = I numeri stampati sulla mappa danno l'influenza iniziale di un paese.
rule-2-2-1 = Delle 110 carte tutte tranne le carte punteggio hanno un valore Operazioni e un Evento; una carta punteggio si gioca nel turno in cui è stata pescata.
rule-2-2-2 = Un Evento è associato all'URSS, agli USA o a entrambi.
rule-2-2-3 = Una carta si gioca come Evento o per le Operazioni.
rule-2-2-4 = Una carta con asterisco esce dal gioco dopo che il suo Evento si è verificato.
rule-2-2-5 = Un Evento con titolo sottolineato resta in vigore accanto al tabellone finché è annullato o la partita finisce.
rule-2-2-6 = Le carte scartate stanno a faccia in su nella pila degli scarti.

## 3: preparazione

rule-3-1 = Si mescola il mazzo della Prima Guerra e si danno 8 carte a ogni parte, più la Carta Cina all'URSS; si può guardare la mano prima di piazzare influenza.
rule-3-2 = L'URSS piazza per prima: 1 in Siria, 1 in Iraq, 3 in Corea del Nord, 3 in Germania Est, 1 in Finlandia e 6 a piacere nell'Europa Orientale.
rule-3-3 = Poi gli USA: 2 in Canada, 1 in Iran, Israele, Giappone, Filippine, Corea del Sud, Panama e Sudafrica, 4 in Australia, 5 nel Regno Unito e 7 nell'Europa Occidentale.
rule-3-4 = Corsa allo spazio, Operazioni Militari e Punti Vittoria cominciano a 0, il turno a 1, il DEFCON a 5.

## 4: il turno

rule-4-1 = La partita dura dieci turni. Le carte di Metà Guerra entrano nel mazzo al turno 4 e quelle di Tarda Guerra al turno 8; la mano passa da 8 a 9 carte.
rule-4-2 = Il giocatore di turno è quello di cui si gioca il round d'azione.
rule-4-3 = Quando il mazzo finisce, gli scarti si mescolano in uno nuovo; le carte con asterisco il cui Evento si è verificato restano fuori.
rule-4-3-1 = Prima di rimescolare si distribuiscono tutte le carte rimaste, tranne nei turni 4 e 8.
rule-4-4 = Al cambio di epoca le nuove carte si mescolano nel mazzo rimasto; gli scarti aspettano il prossimo rimescolamento.
rule-4-5 = Un turno passa in ordine per le sue nove parti.
rule-4-5-A = All'inizio del turno un DEFCON sotto 5 migliora di 1.
rule-4-5-B = Le mani si completano a 8 carte nei turni da 1 a 3 e a 9 nei successivi, senza contare la Carta Cina.
rule-4-5-C = Le parti scelgono in segreto una carta titolo ciascuna e le mostrano insieme. Comincia il valore più alto, in caso di parità gli USA; le carte punteggio valgono 0, e si verificano solo gli Eventi.
rule-4-5-D = Sei round d'azione nei turni da 1 a 3, sette nei successivi, sempre prima l'URSS. Chi non ha carte resta a guardare; le carte punteggio non si possono tenere.
rule-4-5-E = Si controllano le Operazioni Militari di entrambe le parti, poi si riportano a 0.
rule-4-5-F = Nei tornei si mostrano le carte tenute, perché nessuno conservi una carta punteggio.
rule-4-5-G = Se la Carta Cina è passata di mano a faccia in giù durante il turno, si gira a faccia in su.
rule-4-5-H = Il segnalino del turno avanza; dopo il turno 3 entrano nel mazzo le carte di Metà Guerra, dopo il turno 7 quelle di Tarda Guerra.
rule-4-5-I = Dopo il turno 10 si calcola il punteggio finale.

## 5: giocare le carte

rule-5-1 = Una carta si gioca come Evento o per le Operazioni. Non si può passare né buttare una carta; di solito alla fine se ne tiene una.
rule-5-2 = Se si usa per le Operazioni una carta con un Evento dell'avversario, l'Evento si verifica per l'avversario, prima o dopo a scelta di chi gioca, a meno che non sia impossibile.
rule-5-3 = Dove si chiede una carta di un certo valore, ne va bene una di valore più alto.
rule-5-4 = L'Evento di una carta che un Evento fa uscire dalla mano non si verifica, carte punteggio comprese.
rule-5-5 = Il testo delle carte prevale sulle regole, ma nessun Evento può far tenere una carta punteggio.

## 6: Operazioni

rule-6-0 = Tutti i Punti Operazione di una carta vanno in uno solo di questi usi: influenza, riallineamento, colpo di stato o corsa allo spazio.
rule-6-1-1 = L'influenza va dove la parte ne aveva, o in un paese adiacente, all'inizio del suo round; gli Eventi possono piazzarla ovunque.
rule-6-1-2 = Un punto influenza costa 1, o 2 finché l'avversario controlla il paese; il costo scende appena il controllo è perso.
rule-6-1-3 = I punti di una carta possono andare in più paesi e regioni.
rule-6-1-4 = Una parte può sempre piazzare influenza nei paesi adiacenti alla sua superpotenza.
rule-6-2-1 = Per un riallineamento basta che il bersaglio abbia influenza dell'avversario; il bersaglio si sceglie dopo il tiro precedente e può essere lo stesso.
rule-6-2-2 = Ogni tiro costa 1 punto. Tirano entrambi, +1 per ogni paese adiacente controllato, per più influenza nel bersaglio e se la propria superpotenza è adiacente; chi perde rimuove dal bersaglio influenza propria pari alla differenza.
rule-6-2-3 = Un riallineamento non aggiunge mai influenza.
rule-6-3-1 = Un colpo di stato richiede influenza dell'avversario nel bersaglio; la propria non serve.
rule-6-3-2 = Se dado più Operazioni superano il doppio della stabilità, l'eccedenza toglie influenza all'avversario; ciò che avanza diventa influenza propria.
rule-6-3-3 = Un colpo di stato aggiunge le Operazioni della sua carta alle proprie Operazioni Militari.
rule-6-3-4 = Un colpo di stato in un paese conteso abbassa il DEFCON di 1.
rule-6-3-5 = Un colpo di stato gratuito dato da un Evento può ignorare le regioni chiuse dal DEFCON; in un paese conteso lo abbassa comunque.
rule-6-4-1 = Si dà una carta di valore almeno pari a quello della casella successiva e si tira; se il risultato rientra in quelli della casella, il proprio segnalino vi avanza.
rule-6-4-2 = In un turno si può dare alla corsa allo spazio una sola carta, se una casella o un Evento non ne permette di più.
rule-6-4-3 = Le caselle danno subito Punti Vittoria, di più a chi arriva per primo.
rule-6-4-4 = Le capacità delle caselle 2, 4, 6 e 8 sono di chi arriva per primo, finché non vi arriva anche l'altro.
rule-6-4-5 = L'Evento di una carta data alla corsa allo spazio non si verifica e la carta è scartata.
rule-6-4-6 = Chi è sull'ultima casella non dà più carte alla corsa allo spazio.

## 7: Eventi

rule-7-1 = Una carta si può giocare come Evento se questo è della propria parte o di entrambe.
rule-7-2 = «Southeast Asia Scoring» è l'unica carta punteggio che esce dal gioco.
rule-7-3 = Gli Eventi con titolo sottolineato durano fino alla fine della partita.
rule-7-4 = Gli Eventi non portano il valore delle carte oltre 4 né sotto 1; le modifiche si sommano e valgono anche per la Carta Cina.
rule-7-4-1 = Una modifica così riguarda una parte e non segue una carta presa dalla sua mano.
rule-7-4-2 = Vale per ogni uso del valore, compresi scarti, colpi di stato e corsa allo spazio.
rule-7-4-3 = Le Operazioni date da un Evento sono come quelle di una carta di quel valore, con tutto ciò che le modifica e le limita.
rule-7-5 = Una carta il cui Evento è annullato o limitato si può ancora usare per le Operazioni.
rule-7-6 = Gli Eventi di guerra non richiedono influenza; contano come Operazioni Militari e una vittoria dà punti anche se non c'è influenza da sostituire.

## 8: DEFCON e Operazioni Militari

rule-8-1-1 = Il DEFCON comincia a 5 e cambia con Eventi e colpi di stato.
rule-8-1-2 = Il DEFCON non supera mai 5.
rule-8-1-3 = Con il DEFCON a 1 la partita finisce e il giocatore di turno ha perso, chiunque abbia fatto la scelta.
rule-8-1-4 = Ogni colpo di stato in un paese conteso abbassa il DEFCON di 1.
rule-8-1-5 = Niente colpi di stato né riallineamenti in Europa da DEFCON 4 in giù, in Asia da 3, in Medio Oriente da 2.
rule-8-1-6 = All'inizio del turno un DEFCON sotto 5 migliora di 1.
rule-8-1-7 = Migliorare il DEFCON vuol dire alzarne il numero, peggiorarlo vuol dire abbassarlo.
rule-8-2-1 = Chi ha meno Operazioni Militari del livello DEFCON dà all'avversario 1 Punto Vittoria per ognuna che manca; può toccare a entrambe le parti.
rule-8-2-2 = Colpi di stato e guerre contano come Operazioni Militari; riallineamenti e colpi di stato gratuiti no.
rule-8-2-3 = Un colpo di stato aggiunge le Operazioni usate, una guerra quanto dice la sua carta.
rule-8-2-4 = Un Evento di guerra attivato da una carta giocata dall'avversario conta per la parte a cui appartiene l'Evento.
rule-8-2-5 = I colpi di stato gratuiti dati da Eventi non contano come Operazioni Militari.

## 9: la Carta Cina

rule-9-1 = La Carta Cina sta scoperta davanti a chi la possiede e non fa parte della mano.
rule-9-2 = Giocare la Carta Cina occupa un round d'azione, perciò alla fine si possono tenere più carte.
rule-9-3 = Dopo l'uso passa all'avversario a faccia in giù e si può giocare dal turno successivo.
rule-9-4 = Un Evento che sposta la Carta Cina dice da che lato sta.
rule-9-5 = Non è mai una carta titolo, non si scarta mai per un Evento e non si gioca mai dove va giocata una carta punteggio.
rule-9-6 = Dà 1 Punto Operazione in più se tutti i punti si usano in Asia.
rule-9-7 = Gli Eventi ne cambiano il valore come per le altre carte.
rule-9-8 = Niente può obbligare a giocare la Carta Cina.

## 10: punteggi e vittoria

rule-10-1-1 = Presenza: almeno un paese. Dominazione: più paesi e più paesi contesi dell'avversario, con almeno un paese conteso e uno no. Controllo: tutti i paesi contesi e più paesi.
rule-10-1-2 = Un punto in più per ogni paese conteso e per ogni paese adiacente alla superpotenza nemica; il segnalino si muove della differenza.
rule-10-1-3 = Alcuni Eventi danno Punti Vittoria.
rule-10-1-4 = Le Operazioni Militari mancanti danno Punti Vittoria all'avversario.
rule-10-1-5 = Nessun Evento può costringere a tenere una carta punteggio.
rule-10-2-1 = Il tracciato va da 20 per gli USA a 20 per l'URSS passando per lo 0, che è uno spazio come gli altri.
rule-10-2-2 = Chi guadagna un punto muove il segnalino di uno spazio verso la propria parte.
rule-10-2-3 = Se una carta dà punti a entrambe le parti, il segnalino si muove solo della differenza.
rule-10-3-1 = Si vince subito con 20 punti dopo un'intera carta, con il controllo dell'Europa quando se ne calcola il punteggio, o con il DEFCON a 1 nel round dell'avversario; al controllo delle Operazioni Militari chi tiene una carta punteggio perde.
rule-10-3-2 = Dopo il turno 10 si calcola il punteggio di tutte le regioni, prima l'Europa; chi ha la Carta Cina riceve 1 punto, e solo allora decide il vantaggio. Lo 0 è un pareggio.

## 11: tornei

rule-11-1 = Nei tornei le carte tenute si mostrano ogni turno.
rule-11-2 = Nei tornei chi tiene una carta punteggio ha perso.
rule-11-3 = Nei tornei le carte si distribuiscono una alla volta, prima all'URSS.
rule-11-4 = Si può fare un'offerta per la parte da giocare; chi non la ottiene riceve l'offerta in influenza dopo la preparazione.
rule-11-4-1 = L'influenza dell'offerta va dove la parte ne ha già, al massimo 2 punti oltre quanto basta a controllare il paese.

## 12: la guerra civile cinese

rule-12-1 = Nella variante della guerra civile cinese uno spazio adiacente solo all'URSS riceve soltanto influenza sovietica; non entra mai nei punteggi e con 3 punti non conta più.
rule-12-2 = Per controllarlo servono tre punti; fino ad allora nessuno riceve il punto per la Carta Cina.
rule-12-3 = Con il terzo punto l'URSS riceve la Carta Cina a faccia in su.
rule-12-4 = Fino ad allora «Red Scare/Purge» e «Cultural Revolution» dell'URSS e «Formosan Resolution» degli USA non si verificano.
rule-12-4-1 = Fino ad allora gli USA hanno bisogno della Carta Cina per «Ussuri River Skirmish» e «Nixon Plays the China Card».
rule-12-4-2 = Fino ad allora l'URSS sottrae un altro 1 al suo dado in «Korean War».
rule-12-4-3 = Le carte i cui Eventi sono così impediti si possono usare per le Operazioni.
