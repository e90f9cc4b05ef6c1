# Le regole numerate in breve, con parole nostre: un messaggio per ogni regola di `rules/labyrinth.yaml`.

## 2: vincere

rule-2-1-1 = Gli USA vincono all'istante se 12 Risorse sono in paesi Good, se 15 paesi Musulmani sono Good o Fair, o se sulla mappa non ci sono cellule.
rule-2-1-2 = Lo Jihadista vince all'istante con 6 Risorse sotto la Legge Islamica e almeno 2 di quei paesi adiacenti, con il Prestigio a 1 e 15 paesi Poor o sotto la Legge Islamica, o se un WMD viene risolto negli USA.
rule-2-2 = Se «Oil Price Spike» fa raggiungere insieme a entrambe le parti una condizione di vittoria, vince la parte che l'ha giocata.
rule-2-3 = All'ultimo rimescolamento gli USA vincono se le Risorse Good sono più del doppio di quelle sotto la Legge Islamica (un Cambio di Regime verde conta come Legge Islamica); altrimenti vince lo Jihadista.

## 3: preparare la partita

rule-3-1 = La partita si prepara secondo uno scenario a scelta; un giocatore guida gli USA, l'altro gli Jihadisti.
rule-3-2 = Prepara lo scenario, metti le pedine restanti sulle loro tabelle, 3 WMD in ogni casella WMD, i Plot tra quelli disponibili e le Riserve a 0; distribuisci le carte. Comincia lo Jihadista.
rule-3-3 = I giocatori scelgono una partita di uno, due o tre mazzi: finisce al primo, secondo o terzo rimescolamento.

## 4: mappa, pedine, tabelle e segnalini

rule-4-0 = Il gioco completo ha 120 carte, 15 truppe, 15 cellule, un dado per gli USA e tre per lo Jihadista.
rule-4-1-1 = Ogni spazio è un paese; i paesi collegati sono adiacenti. Conta per il Viaggio, la Guerra Ideologica, la vittoria dello Jihadista e alcuni Eventi.
rule-4-1-2 = Un paese è sunnita o misto sciita (entrambi Musulmani), Non-Musulmano, oppure è l'Iran, che fa categoria a sé.
rule-4-2-1 = La Governance di un paese Musulmano è Good (1), Fair (2), Poor (3) o Legge Islamica (la peggiore, senza numero) e può cambiare durante la partita.
rule-4-2-2 = La Governance si sposta di un livello alla volta: migliora da Poor a Fair, poi da Fair a Good. Un paese mostra un solo livello.
rule-4-2-3 = Solo i paesi Musulmani hanno un Allineamento: Ally, Neutral o Adversary. Un paese Non-Musulmano non è mai Ally.
rule-4-2-4 = Un paese Musulmano marcato ha insieme Governance e Allineamento, per esempio Poor Ally; uno non marcato non ha né l'una né l'altro.
rule-4-2-5 = Ogni paese Musulmano vale 1, 2 o 3 Risorse, che contano per la vittoria e per alcuni Eventi.
rule-4-2-6 = Ogni «Oil Price Spike» in vigore dà 1 Risorsa in più a ogni esportatore di petrolio.
rule-4-3-1 = Un paese Non-Musulmano ha una Governance stampata, Good o Fair, che non cambia mai.
rule-4-3-2 = I paesi Non-Musulmani hanno una Posture, Hard o Soft, che può essere ancora da stabilire. L'Iran non ne ha; quella degli USA è segnata sulla tabella delle Relazioni GWOT.
rule-4-3-3 = La Posture di Israele è sempre Hard.
rule-4-3-4 = Alcuni paesi Non-Musulmani hanno un valore REC, che lo Jihadista usa per reclutare lì.
rule-4-4 = L'Iran non è né Musulmano né Non-Musulmano; la sua Governance è fissa e non ha Posture.
rule-4-5 = I sette paesi Schengen sono adiacenti tra loro, e ogni paese con un collegamento Schengen è adiacente a tutti e sette.
rule-4-6-1 = Ci sono 15 cellule, le pedine dello Jihadista, e 15 truppe, le pedine degli USA.
rule-4-6-2 = Una cellula che non è in un paese sta sulla tabella dei Finanziamenti, una truppa sulla tabella delle Truppe.
rule-4-6-3 = Le pedine sono un limite assoluto: nessun Evento e nessun Reclutamento può portare in gioco più di 15 cellule o 15 truppe.
rule-4-6-4 = Le cellule entrano dormienti; Jihad, Plot, Smantellamento e Cambio di Regime le rendono attive, il Viaggio di nuovo dormienti.
rule-4-7 = Una tabella non supera mai i suoi estremi: i Finanziamenti restano tra 1 e 9, la Posture mondiale tra Soft 3 e Hard 3.
rule-4-7-1 = Il Prestigio degli USA va da 1 a 12, in quattro livelli: basso, medio, alto e molto alto.
rule-4-7-2 = La Posture mondiale è la differenza tra paesi Hard e Soft, dalla parte dei più numerosi e 3 al massimo; gli USA non contano, Israele conta come Hard.
rule-4-7-2-1 = La penalità GWOT è il numero della Posture mondiale se questa è opposta alla Posture degli USA; altrimenti è 0.
rule-4-7-3 = Le truppe sulla tabella riempiono a cinque a cinque sovraccarico, guerra e poi bassa intensità; il livello è lo spazio più a destra che non è pieno.
rule-4-7-4 = Le cellule lasciano la tabella dei Finanziamenti da sinistra; quando tornano riempiono gli spazi a cinque a cinque da destra.
rule-4-7-4-1 = I Finanziamenti vanno da 1 a 9, in tre livelli: scarsi, moderati e abbondanti.
rule-4-7-4-2 = Il Reclutamento prende solo cellule dallo spazio del segnalino dei Finanziamenti o da quelli alla sua sinistra, gli Eventi da tutti; le cellule già nei paesi non ne risentono.
rule-4-7-5 = Il conto delle carte giocate ricomincia dopo ogni Fase Azione degli USA e i suoi Plot; ogni rimescolamento fa avanzare di uno spazio il segnalino del mazzo.
rule-4-7-6 = Le Risorse Good e quelle sotto la Legge Islamica, il numero di paesi Good o Fair e quello di paesi Poor o sotto la Legge Islamica corrispondono sempre alla mappa.
rule-4-7-7 = Gli Eventi duraturi sono segnati nella casella degli Eventi finché sono in vigore.
rule-4-7-7-1 = La carta di un Evento temporaneo va nella casella degli Eventi temporanei, che può contenerne più d'una.
rule-4-7-7-2 = La carta della prima Operazione Plot del turno va nello spazio 1° Plot; le carte Plot successive attivano come sempre gli Eventi degli USA.
rule-4-7-7-3 = Se una carta lascia durante il turno la casella degli Eventi temporanei o lo spazio 1° Plot, la sostituisce un segnalino e l'effetto rimane.
rule-4-7-8 = I segnalini nello spazio Plot Disponibili si possono piazzare nei paesi con Operazioni Plot o Eventi.
rule-4-7-8-1 = I Plot WMD aspettano tre per casella. Gli Eventi ne liberano uno alla volta; la prima Legge Islamica in Pakistan libera i suoi tre. Una volta usati escono dal gioco.
rule-4-7-9 = Ogni parte ha le proprie Riserve, che tornano a 0 alla fine del turno.
rule-4-8-1 = Sei Plot numerati da 1 a 3 stanno a faccia in giù, visibili solo allo Jihadista. Si possono usare più volte e richiedono una carta di valore almeno pari al loro numero.
rule-4-8-2 = Un Cambio di Regime piazza il suo segnalino dal lato verde, che trattiene lì le truppe; dopo la successiva distribuzione delle carte si gira sul lato marrone.
rule-4-8-3 = Aid e Besieged Regime si segnano nei paesi: Aid aiuta la Guerra Ideologica, Besieged Regime la Jihad Maggiore.
rule-4-8-4 = Se uno Smantellamento o un Evento rimuove l'ultima cellula resta un cadre; una cellula che arriva dalla tabella lo toglie. Lo Jihadista può rimuovere i cadre nella propria fase.
rule-4-9-1 = I lanci usano quattro tabelle: Governance, Posture, Prestigio e Guerra Ideologica.
rule-4-9-2 = In un paese Musulmano la Guerra Ideologica riesce con 5 o più, contati i modificatori della tabella; altrove si usa la tabella Posture.
rule-4-9-3 = I lanci per Governance, Posture e Prestigio usano le loro tabelle; quello per la Posture degli USA ha +1.
rule-4-9-4 = Un paese non marcato, scelto per un'Operazione, il piazzamento di una cellula o di un Plot o il test di un Evento, si determina prima con un lancio; se è Musulmano diventa Neutral.
rule-4-9-5 = La parte che causa un test ne accetta tutti i risultati; se la carta di una Guerra Ideologica è troppo bassa per la Governance uscita, il tentativo fallisce.
rule-4-10 = Ognuna delle 120 carte ha valore, appartenenza, titolo ed Evento; alcune hanno limiti di scenario, segnalino, durata fino a fine turno o rimozione. «US Election» è automatica.
rule-4-10-3 = Le carte sono numerate da 1 a 120.
rule-4-10-4 = Ogni Evento è associato agli USA, associato allo Jihadista o non associato.

## 5: svolgimento della partita

rule-5-1 = Si gioca finché una parte soddisfa una condizione di vittoria o arriva il rimescolamento che chiude la durata scelta.
rule-5-2-1 = In un turno le Fasi Azione si alternano finché entrambe le mani sono finite, oppure è finita quella dello Jihadista e gli USA tengono l'ultima carta.
rule-5-2-2 = In ogni fase una parte gioca due carte dalla mano; comincia lo Jihadista. Chi non ha carte non fa nulla, ma lo Jihadista può sempre rimuovere cadre.
rule-5-2-2-1 = Ogni carta giocata va usata per il suo Evento o per un'Operazione.
rule-5-2-2-2 = Si tiene il conto delle carte giocate nella Fase Azione in corso.
rule-5-2-3 = Ogni Fase Azione degli USA finisce con la risoluzione di tutti i Plot sulla mappa, anche se gli USA non hanno giocato carte.
rule-5-2-4 = Con una sola carta gli USA possono giocarla, scartarla senza effetto o tenerla; se lo Jihadista non ne ha, si risolvono i Plot e il turno finisce.
rule-5-2-5 = Alla fine del turno: −1 Finanziamenti; −1 Prestigio se c'è un paese sotto la Legge Islamica; poi +1 Prestigio se la Posture mondiale è 3 e uguale a quella degli USA.
rule-5-2-6 = Poi si scartano le carte nella casella degli Eventi temporanei e nello spazio 1° Plot e si rimuovono i loro segnalini.
rule-5-2-7 = Le Riserve di entrambe le parti vanno a 0.
rule-5-2-8 = Entrambe le parti pescano le carte indicate dalla propria tabella, anche se gli USA ne hanno tenuta una; la mano non ha un limite.
rule-5-2-9 = Per ultimo, ogni segnalino Cambio di Regime verde si gira sul lato marrone.
rule-5-3-1 = Se il mazzo di pesca è vuoto, gli scarti e le carte nella casella degli Eventi temporanei e nello spazio 1° Plot si mescolano in un nuovo mazzo; se era l'ultimo rimescolamento, la partita finisce.
rule-5-3-2 = Le carte scartate, rimosse e nelle caselle, e il numero di carte nelle mani e nel mazzo, sono sempre visibili a entrambe le parti.

## 6: carte, Eventi e Riserve

rule-6-1 = Una carta si gioca in uno di due modi: come Evento o come Operazione.
rule-6-2-1 = Il valore di una carta giocata come Evento non conta, se l'Evento non dice altro; gli effetti si applicano subito.
rule-6-2-2 = Se il testo di una carta e le regole si contraddicono, vale la carta, finché dura l'Evento.
rule-6-2-3 = Se due Eventi si contraddicono, prevale il più recente finché dura il suo effetto.
rule-6-2-4 = Di un Evento che si verifica si applica tutto ciò che si può, compresi segnalino e rimozione, anche se altre parti non sono possibili.
rule-6-2-5 = Un Evento associato può essere giocato come Evento solo dalla sua parte; per le Operazioni la carta serve a entrambe.
rule-6-2-6 = Un Evento la cui condizione non è soddisfatta, o che è bloccato, non si può giocare; la carta può comunque servire per un'Operazione.
rule-6-2-7 = Un Evento duraturo lascia un segnalino finché ha effetto; uno temporaneo dura fino alla fine del turno e la sua carta sta nella casella degli Eventi temporanei.
rule-6-2-8 = Un Evento bloccato non si può giocare; un effetto duraturo finisce quando entra in gioco un Evento che lo blocca.
rule-6-2-9 = Una carta con RIMUOVI esce dal gioco quando il suo Evento si verifica, non quando è usata per le Operazioni o scartata.
rule-6-3-1 = Ogni carta si può usare per un'Operazione con il suo valore; con «US Election» si verifica sempre anche l'Evento, prima o dopo, come vuole chi la gioca.
rule-6-3-2 = Usare per le Operazioni una carta dell'altra parte ne attiva l'Evento, tranne con la prima carta Plot dello Jihadista nel turno.
rule-6-3-2-1 = Chi gioca la carta sceglie se viene prima l'Evento o l'Operazione; l'Evento non si verifica se in quel momento è bloccato o la sua condizione non è soddisfatta.
rule-6-3-2-2 = Un Evento attivato così si risolve come se lo avesse giocato la sua parte, che prende le decisioni; segnalino e rimozione valgono.
rule-6-3-2-3 = Le Operazioni con una carta propria o non associata non attivano Eventi, tranne «US Election».
rule-6-3-3 = Una carta di valore 1 o 2 si può aggiungere alle Riserve della propria parte, fino a 2 in tutto; un Evento dell'avversario su quella carta si verifica comunque.
rule-6-3-3-1 = Tutte le Riserve si possono spendere per portare una carta usata per le Operazioni al massimo a 3; mai per un Evento o per la Rivalutazione.
rule-6-3-3-2 = Le Riserve non spese entro la fine del turno sono perse.

## 7: Operazioni degli USA

rule-7-0 = Ogni carta usata dagli USA per le Operazioni permette una sola Operazione; la Rivalutazione fa eccezione.
rule-7-1-1 = Un'Operazione degli USA richiede una carta almeno pari al numero della Governance del paese (da 1 a 3). Sotto la Legge Islamica è permesso solo il Cambio di Regime; l'Allerta richiede un 3.
rule-7-1-2 = Oltre alle Riserve gli USA possono scegliere Guerra Ideologica, Schieramento, Smantellamento, Allerta o Rivalutazione.
rule-7-1-3 = Sotto la Legge Islamica l'unica Operazione permessa agli USA è il Cambio di Regime.
rule-7-2 = La Guerra Ideologica richiede un lancio: con la sua tabella nei paesi Musulmani, con la tabella Posture in quelli Non-Musulmani.
rule-7-2-1-1 = La Guerra Ideologica porta un paese Neutral ad Ally o migliora di un livello un Ally Poor o Fair; se diventa Good si rimuovono Cambio di Regime, Besieged Regime e Aid.
rule-7-2-1-2 = Un dado, riesce con 5 o più dopo i modificatori: spostamento a Good, Prestigio, penalità GWOT, Aid e un paese adiacente Good Ally.
rule-7-2-1-3 = In un paese con Cambio di Regime la Guerra Ideologica richiede almeno cinque truppe più delle cellule.
rule-7-2-2-1 = Se il lancio della Guerra Ideologica fallisce di uno esatto, piazza un segnalino Aid se nel paese non ce ne sono.
rule-7-2-2-2 = La Guerra Ideologica non aggiunge mai un secondo segnalino Aid; gli Eventi possono, e i segnalini Aid si sommano.
rule-7-2-2-3 = Good o la Legge Islamica rimuovono tutti i segnalini Aid; ogni Successo di una Jihad o di un Plot risolto ne rimuove uno.
rule-7-2-3 = In un paese Non-Musulmano diverso dagli USA, marcato o no, lancia per la Posture (1-4 Soft, 5-6 Hard); se è uguale a quella degli USA, +1 Prestigio.
rule-7-3-1 = Lo Schieramento muove quante truppe si vuole da un luogo a un altro, ma in un paese con Cambio di Regime devono restarne cinque più delle cellule.
rule-7-3-2 = La Governance della destinazione decide il valore della carta; la tabella delle Truppe conta come Good, perciò lì va bene qualsiasi carta.
rule-7-3-3 = La destinazione deve essere Ally, perciò mai un paese Non-Musulmano; il Cambio di Regime fa eccezione.
rule-7-3-4 = Cambio di Regime: con gli USA Hard e un 3, sei o più truppe libere da un solo luogo entrano in un paese sotto la Legge Islamica. Segnalino verde, lancio per la Governance, Ally, cellule attive, lancio per il Prestigio.
rule-7-3-4-1 = Solo un paese Poor o Fair può avere un segnalino Cambio di Regime; lo perde subito se diventa Good o passa sotto la Legge Islamica.
rule-7-3-5 = Ritirata: con gli USA Soft e un 3, quante truppe si vuole lasciano un paese con Cambio di Regime. Rimuovi Aid, piazza Besieged Regime, lancia per il Prestigio; il segnalino Cambio di Regime resta.
rule-7-4 = Lo Smantellamento rimuove cellule attive, rende attive cellule dormienti o rimuove un cadre.
rule-7-4-1 = Lo Smantellamento richiede una cellula o un cadre in un paese Ally, in uno con due o più truppe o in uno Non-Musulmano; mai in Iran.
rule-7-4-2 = Lo Smantellamento colpisce una cellula a scelta degli USA, due se il paese è Hard o se lì ci sono almeno 2 truppe. Quelle attive sono rimosse, le dormienti diventano attive; un cadre è rimosso solo se non ci sono cellule.
rule-7-4-3 = Uno Smantellamento che rimuove l'ultima cellula lascia un cadre.
rule-7-4-4 = Uno Smantellamento dove ci sono due o più truppe aumenta il Prestigio di 1, qualunque cosa colpisca.
rule-7-5-1 = L'Allerta richiede una carta di valore 3, qualunque sia la Governance; le Riserve possono aiutare.
rule-7-5-2 = L'Allerta sceglie, rivela e blocca un Plot in qualsiasi paese, anche Adversary e anche l'Iran.
rule-7-5-3 = Gli USA vedono il Plot solo dopo averlo scelto; un WMD esce dal gioco, gli altri tornano a faccia in giù nello spazio Plot Disponibili.
rule-7-6-1 = La Rivalutazione porta la Posture degli USA da Soft a Hard o da Hard a Soft.
rule-7-6-2 = La Rivalutazione richiede due carte di valore 3, senza Riserve, ed è l'intera Fase Azione degli USA.
rule-7-6-3 = Gli USA decidono in che ordine avvengono il cambio di Posture e gli Eventi dello Jihadista attivati dalle due carte.

## 8: Operazioni dello Jihadista

rule-8-1-1 = Va bene qualsiasi carta; il suo valore è il numero di dadi. Un dado riesce se non supera il numero della Governance, e sempre sotto la Legge Islamica.
rule-8-1-2 = Prima di lanciare si dichiarano l'Operazione, i bersagli e i dadi per ciascuno; tutti i lanci di una carta sono simultanei.
rule-8-1-3 = Oltre alle Riserve lo Jihadista può scegliere Reclutamento, Viaggio, Jihad o Plot.
rule-8-2-1 = Ogni Successo del Reclutamento piazza una cellula disponibile, dormiente; un Fallimento non ha effetto.
rule-8-2-2 = Il Reclutamento richiede che lì ci sia già una cellula o un cadre; la prima cellula piazzata sostituisce il cadre.
rule-8-2-3 = In un paese con Cambio di Regime il Reclutamento riesce automaticamente.
rule-8-2-4 = Dove un paese Non-Musulmano ha un valore REC, il Reclutamento usa quello al posto della Governance.
rule-8-3-1 = Ogni punto muove una cellula, che diventa dormiente. Il Viaggio in un paese adiacente o nello stesso paese è automatico; altrimenti lancia contro la Governance della destinazione.
rule-8-3-2 = Un Viaggio fallito riporta la cellula sulla tabella dei Finanziamenti e non lascia un cadre.
rule-8-3-3 = Prima di lanciare si nominano tutte le partenze e le destinazioni; una cellula viaggia una volta per carta, e le destinazioni non marcate si testano prima.
rule-8-4 = La Jihad ha per bersaglio paesi Musulmani che non sono sotto la Legge Islamica (mai l'Iran), richiede lì una cellula per ogni dado e rende attive le cellule usate.
rule-8-4-1 = Ogni Successo della Jihad peggiora la Governance di un livello, non oltre Poor, e rimuove un segnalino Aid.
rule-8-4-2 = Se all'inizio le cellule sono cinque più delle truppe e diventano tutte attive, due Successi con una sola carta portano da Poor alla Legge Islamica.
rule-8-4-3 = Ogni dado fallito della Jihad riporta una cellula sulla tabella dei Finanziamenti e non lascia un cadre.
rule-8-4-3-1 = Se tre dadi non bastano a portare alla Legge Islamica un paese già Poor, piazza Besieged Regime e sposta il paese di uno spazio verso Ally.
rule-8-4-3-2 = Con Besieged Regime basta un Successo per passare da Poor alla Legge Islamica; al massimo uno per paese, rimosso con Good o con la Legge Islamica.
rule-8-4-4 = Con la Legge Islamica il paese diventa Adversary e perde Cambio di Regime, Besieged Regime e Aid; le sue Risorse si aggiungono ai Finanziamenti. Se ci sono truppe, restano e il Prestigio va a 1.
rule-8-4-5 = La prima volta che il Pakistan passa sotto la Legge Islamica, i suoi tre Plot WMD diventano disponibili.
rule-8-5-1 = Il Plot ha per bersaglio qualsiasi paese che non è sotto la Legge Islamica, anche l'Iran. Ogni dado richiede una cellula, che diventa attiva; serve almeno un dado.
rule-8-5-2 = Ogni Successo piazza a faccia in giù un Plot disponibile, con un numero non superiore al valore della carta, o un WMD; i Fallimenti non hanno effetto.
rule-8-5-3 = La prima carta del turno usata per l'Operazione Plot non attiva il suo Evento degli USA e va nello spazio 1° Plot.
rule-8-5-4 = I Plot nei paesi sono nascosti agli USA finché non vengono bloccati con l'Allerta o risolti.
rule-8-5-5 = Ogni Successo dell'Operazione Plot può piazzare un WMD disponibile; quando è bloccato o risolto esce dal gioco.
rule-8-5-6 = Dopo ogni fase degli USA si risolvono tutti i Plot rimasti, nell'ordine scelto dallo Jihadista: un WMD negli USA vince; poi Finanziamenti, Posture, Prestigio, Governance e Aid, e infine il segnalino.

## 9: attività dello Jihadista (un giocatore)

rule-9-1 = Da soli contro le attività dello Jihadista, una mappa senza cellule non fa vincere gli USA, 6 Risorse sotto la Legge Islamica vincono ovunque, e alla fine di 1, 2 o 3 mazzi gli USA hanno bisogno di 6, 9 o 12 Risorse Good.
rule-9-2 = La mano dello Jihadista è una pila giocata dall'alto; la carta in cima è anche quella casuale. Solo Intel Community e FSB la guardano, e con FSB si mescola.
rule-9-3-1 = Le cellule attive si usano e si perdono prima di quelle dormienti, Sadr per ultimo.
rule-9-3-2 = I Plot si pescano alla cieca fra quelli disponibili, qualunque sia il valore della carta; Danish Cartoons e Zarqawi piazzano il Plot che nominano.
rule-9-3-3 = Ogni WMD ottenuto mette da parte il Plot disponibile più basso, così che sei restino in gioco; quando uno è usato, torna il più alto di quelli.
rule-9-4-1 = Un Evento giocabile che non è degli USA avviene, e se non è associato seguono le Operazioni; uno degli USA significa Plot; altrimenti Jihad Maggiore, Jihad Minore, Reclutamento o Viaggio. Senza cellule sulla tabella, gli Eventi che ne piazzano diventano Radicalizzazione.
rule-9-4-2 = Un'Operazione usa tutte le cellule del primo paese prima di passare al successivo.
rule-9-4-2-1 = Gli Eventi seguono le liste delle Operazioni: per i Plot, per Governance e Allineamento, per i Viaggi. Le cellule vanno in paesi casuali. Un Plot senza luogo significa Radicalizzazione e nessun Evento.
rule-9-4-2-2 = I Plot vanno negli USA, poi contro il Prestigio, senza penalità GWOT in paesi con la Posture degli USA, con Aid, e per i Finanziamenti sotto 9. Le Operazioni prendono Fair, Good, Poor, gli Eventi Good, Fair, Poor.
rule-9-4-2-3 = Fra più paesi per la Jihad Maggiore si prende il Pakistan, poi quello con più Risorse.
rule-9-4-2-4 = La Jihad Minore prende prima i paesi Good, poi i Fair; fra questi Pakistan, Aid, Besieged Regime, più Risorse. I cambiamenti per Evento proseguono con i Poor.
rule-9-4-2-5 = Si recluta un lancio alla volta dove nel Cambio di Regime le truppe superano le cellule di 5, sotto la Legge Islamica fino al doppio della carta, poi dove il numero è più alto; fra questi Besieged Regime, più pedine, Risorse.
rule-9-4-2-6 = Ogni riga fa viaggiare una cellula: Cambio di Regime, Besieged Regime o Aid; dove mancano 2 cellule alla Jihad Maggiore; paesi Good o Fair accanto a una cellula; secondo la Posture degli USA. Le altre vanno in paesi casuali.
rule-9-4-2-6-1 = Le cellule partono dalla Legge Islamica con più cellule del valore della carta, dal Cambio di Regime con più cellule che truppe, dai vicini, poi da ovunque, prima le attive. L'ultima cellula dei primi due casi viaggia nel suo paese.
rule-9-4-2-6-2 = Quando tutti i viaggi sono stabiliti, ogni cellula tenta una volta.
rule-9-4-3 = I punti che non si possono usare portano una cellula dalla tabella in un paese casuale, poi un Viaggio automatico, poi un Plot se i Finanziamenti sono sotto 9, e infine peggiorano paesi Good o Fair a caso.
rule-9-5 = Ciò che è pari si decide a sorte, fra più di sei paesi con la tabella mondiale (qui ogni paese allo stesso modo); Schengen e misti sciiti hanno tabelle proprie.
rule-9-5-1 = Se il paese uscito non è adatto, lo sostituisce il più vicino che lo è, a sorte fra pari.
rule-9-6 = Ex-KGB colpisce il Caucaso se ciò sposta la Posture mondiale, altrimenti l'Asia Centrale; Leak termina un segnalino a caso; Oil Price Spike prende a caso una carta dello Jihadista del valore più alto, o vale solo per le Operazioni.
rule-9-7 = I livelli si sommano: due cellule per Successo; per la Jihad Maggiore bastano tre cellule più delle truppe; gli USA devono giocare tutte le carte; la Jihad fallita non costa cellule.

## 11: The Awakening

rule-11-1-1 = I segnalini Risveglio, blu, e Reazione, verdi, mostrano dove tende un popolo; stanno solo nei paesi Musulmani.
rule-11-1-2 = Un Evento può piazzare uno di questi segnalini in un paese Musulmano, che prima viene testato; un paese può averne quanti si vuole.
rule-11-1-3 = Ogni Risveglio aggiunge 1 e ogni Reazione toglie 1 a ogni dado per la Guerra Ideologica e per la Jihad in quel paese, e a nessun altro lancio.
rule-11-1-4 = Nessuno di questi segnalini va in un paese Non-Musulmano, in guerra civile, Good o sotto la Legge Islamica, qualunque cosa dica una carta; un Cambio di Regime non lo impedisce.
rule-11-1-5 = Ogni livello di Governance verso Good toglie un Risveglio, ogni livello verso la Legge Islamica una Reazione; uno spostamento dell'Allineamento non toglie nulla.
rule-11-1-6 = Si rimuovono tutti quando un paese diventa Good, passa sotto la Legge Islamica o entra in guerra civile. Nuovi simboli indicano gli Eventi del Califfato e le due metà di un mazzo.
rule-11-1-7 = Prima della distribuzione delle carte ogni paese si polarizza secondo i Risvegli meno le Reazioni: con una differenza di 2 un segnalino in più, da 3 cambia l'Allineamento o la Governance. I paesi che diventano Good o passano sotto la Legge Islamica vengono per ultimi e insieme.
rule-11-1-8 = Un paese che diventa Good o passa sotto la Legge Islamica porta un segnalino del suo tipo in un paese Musulmano casuale o in un suo vicino a caso; si ritira finché un paese può riceverlo.
rule-11-2-2 = Un Evento dà inizio alla guerra civile: test; da Good a Fair o dalla Legge Islamica a Poor; segnalino; i Risvegli diventano milizie, le Reazioni cellule; via il Cambio di Regime. Il resto rimane.
rule-11-2-3 = In una guerra civile il Reclutamento è automatico.
rule-11-2-4 = Le milizie contano con le truppe per la Guerra Ideologica con Cambio di Regime, la Jihad Maggiore e lo Smantellamento. Non cambiano mai il Prestigio, da sole colpiscono una sola cellula e non stanno in paesi Good, sotto la Legge Islamica o Non-Musulmani.
rule-11-2-5 = Dopo la polarizzazione ogni guerra civile costa pedine: un colpo ogni sei, e un lancio per il resto; due cellule per colpo se ci sono truppe. I colpi senza bersaglio spostano l'Allineamento, poi la Governance.
rule-11-2-6 = Un WMD risolto in una guerra civile rimuove anche una milizia; due nella stessa risoluzione dei Plot portano la Legge Islamica.
rule-11-2-7 = La guerra civile finisce quando il paese diventa Good o passa sotto la Legge Islamica, o per un Evento.
rule-11-2-8 = Quando finisce si rimuovono il segnalino e tutte le milizie; il resto rimane.
rule-11-2-9 = Le pedine vengono dalle loro tabelle e vi ritornano. I segnalini Risveglio e Reazione sono quindici per tipo, a due facce; se finiscono si possono prendere da un altro paese.
rule-11-3-1 = Due WMD stanno in Siria, uno in Iran e tre in Pakistan; gli USA guadagnano 1 Prestigio per ogni WMD che bloccano o tolgono dal gioco.
rule-11-3-2 = Un Plot bloccato o risolto non si può piazzare di nuovo prima della fine del turno; un WMD esce dal gioco.
rule-11-3-3-1 = L'Iran comincia come categoria a sé; «Iranian Elections» lo rende un paese misto sciita Fair Adversary, esportatore di petrolio con 2 Risorse. Pedine e segnalini restano.
rule-11-3-3-2 = Il Mali è sunnita, vale 1 Risorsa ed è adiacente a Marocco, Algeria/Tunisia e Nigeria.
rule-11-3-3-3 = La Nigeria è Non-Musulmana e Poor finché lì non si risolve un Plot 2, 3 o WMD; poi è Poor Neutral, sunnita, esportatrice di petrolio con 2 Risorse. Se è Ally senza cellule torna com'era e perde pedine e segnalini, ma tiene la sua Governance.
rule-11-3-3-4 = La Siria è un paese misto sciita.
rule-11-3-4 = Le truppe mandate fuori mappa vengono prima dalla tabella, poi dai paesi scelti dagli USA; tornano sulla tabella quando lo dice il loro Evento.
rule-11-3-5 = Gli Eventi del gioco base già accaduti nella storia non sono in vigore all'inizio.
rule-11-3-6 = La fine del turno segue quest'ordine: Finanziamenti, due volte il Prestigio, Riserve, Plot, polarizzazione e logoramento, distribuzione delle carte, Eventi temporanei, truppe fuori mappa, Cambio di Regime.
rule-11-3-7 = «Training Camps» dà tre cellule extra, cinque se è nel Califfato. Si piazzano per ultime, si reclutano solo con i Finanziamenti a 9, si rimuovono per prime; se il segnalino viene rimosso restano sulla mappa.
rule-11-3-8 = Lo Jihadista può proclamare il Califfato dove certi Eventi piazzano tre cellule in guerra civile, con Cambio di Regime o sotto la Legge Islamica: +2 Finanziamenti, e 1 Risorsa sotto la Legge Islamica finché c'è la capitale.
rule-11-3-8-1 = Il Califfato è formato in ogni momento dalla capitale e da tutti i paesi dello stesso tipo uniti a essa da una catena ininterrotta.
rule-11-3-8-2 = Una capitale che perde i requisiti si sposta in un altro paese del Califfato (−1 Finanziamenti, +1 Prestigio) o è persa (−2 Finanziamenti, +2 Prestigio); si può proclamare di nuovo.
rule-11-3-8-3 = Le cellule nel Califfato sono attive, anche quelle che arrivano.
rule-11-3-8-4 = Alcuni Eventi non si possono giocare nei paesi del Califfato.
rule-11-3-9 = Un paese Musulmano casuale si determina con due dadi e una seconda tabella; se lì non si può piazzare nulla, lo riceve un vicino a caso o si ritirano i dadi.
rule-11-3-10 = La tabella dei paesi misti sciiti ha voci proprie; l'Iran passa il risultato alla Siria quando non può riceverlo.
rule-11-3-11 = Se di una carta si possono eseguire più opzioni, devono essere diverse.
rule-11-3-12 = Di due effetti uniti da OPPURE se ne esegue uno, e uno che abbia effetto, se c'è.
rule-11-3-13 = Certi Eventi che danno inizio a una guerra civile o permettono un Cambio di Regime si possono riprendere dagli scarti; tra questi due del gioco base.
rule-11-3-14 = Un paese che diventa Good o passa sotto la Legge Islamica perde Cambio di Regime, Besieged Regime, Aid, Risveglio, Reazione, guerra civile e milizie e, se è Good, il suo posto nel Califfato.

## 12 Il bot dello Jihadista

rule-12-1 = Contro il bot dello Jihadista valgono le condizioni di vittoria del gioco in solitario (9.1).
rule-12-2 = La mano del bot dello Jihadista è una pila coperta; le carte si giocano, si perdono e si aggiungono in cima, e nessuno la guarda.
rule-12-3 = Se le istruzioni per una carta differiscono da quelle generali di 12.3, valgono quelle della carta.
rule-12-3-1 = Se un Evento rimuove truppe o milizie, il bot sceglie il paese con la colonna Jihad.
rule-12-3-2 = Se un Evento piazza cellule o un cadre, il bot sceglie con Reclutamento e Viaggio Verso, salvo che si piazzino anche Plot; nel Reclutamento lancia al massimo tanti dadi quante sono le cellule disponibili, e i punti che restano della carta vanno alla Radicalizzazione.
rule-12-3-3 = In un paese il bot prende le truppe prima delle milizie, e usa o perde le cellule attive prima delle dormienti.
rule-12-3-4 = Il bot pesca i Plot a caso se l'Evento non dice un numero; per gli Eventi sceglie con la colonna Plot, e lancia al massimo tanti dadi quanti sono i Plot disponibili; se non ce ne sono, radicalizza.
rule-12-3-5 = Per una Posture il bot sceglie paesi con quella degli USA, poi quelli non marcati, e fissa l'opposto di quella degli USA.
rule-12-3-6 = Il bot piazza prima Reazione, poi rimuove Risveglio, nei paesi secondo la colonna Jihad, salvo che vi si piazzino anche cellule (12.3.2).
rule-12-3-7 = Il bot sposta l'Allineamento verso Adversary e la Governance verso la Legge Islamica, con la colonna Jihad; un Evento che farebbe solo il contrario si considera non giocabile.
rule-12-3-8 = Il bot non conduce mai la Jihad Minore in un paese Poor.
rule-12-3-9 = Per il Viaggio il bot sceglie prima la destinazione, poi da dove partono le cellule; l'ultima cellula di un paese a reclutamento automatico resta, salvo che altri due paesi del genere abbiano cellule.
rule-12-3-10 = Il bot proclama il Califfato se così vince subito, o se un vicino della capitale ne farebbe parte.
rule-12-3-11 = Un'Operazione concessa da un Evento segue la lista e la colonna di quell'Operazione.
rule-12-3-12 = Ciò che le istruzioni e 12.3 lasciano aperto si decide a sorte (9.5).
rule-12-4 = Le carte del bot si scoprono una a una dalla cima della pila, e gli Eventi degli USA su di esse non avvengono mai.
rule-12-4-1 = Il bot gioca un Evento che non è degli USA, si può giocare e ha effetto, e mette nelle Riserve i punti di uno non associato; altrimenti conduce un solo tipo di Operazione con carta e Riserve fino a 3, ogni cellula una volta per carta.
rule-12-4-2 = Il paese si trova con la lista, poi con la colonna, poi a sorte; il bot vi usa quanti punti può e prosegue nel paese successivo.
rule-12-4-3 = La Radicalizzazione usa ciò che un'Operazione ha lasciato della carta, con le Riserve fino a 3 in tutto, in sette passi in ordine; mai con le sole Riserve e con nessuna cellula due volte.
rule-12-4-4 = Le Riserve del bot portano le Operazioni fino a 3 ogni volta che possono, e restano alla fine del turno.
rule-12-5 = Ideologia da Confusa a Virulenta: Jihad Minore senza modificatori contrari, due Plot per Successo, due cellule per Successo, gli USA non tengono carte, ogni Jihad senza modificatori contrari; ogni livello con tutti i precedenti.

## 13 Il bot degli USA

rule-13-1 = Contro il bot degli USA valgono le condizioni di vittoria per due giocatori (2.0).
rule-13-2 = La mano del bot degli USA è una pila coperta; le carte si giocano, si perdono e si aggiungono in cima, e nessuno la guarda.
rule-13-3 = Se le istruzioni per una carta differiscono da quelle generali di 13.3, valgono quelle della carta.
rule-13-3-1 = Se un Evento rimuove o attiva cellule, il bot degli USA sceglie con la colonna Smantellamento; se piazza truppe, loro segnalini o milizie, con Schieramento Verso.
rule-13-3-2 = Lo Smantellamento colpisce le cellule attive prima delle dormienti; altrimenti si rimuove prima un segnalino che vale come cellula, poi le dormienti, poi le attive.
rule-13-3-3 = Davanti al bot degli USA i Plot si piazzano a faccia in su; un Evento che ne rimuove uno prende il primo secondo le priorità dell'Allerta.
rule-13-3-4 = Per una Posture il bot degli USA sceglie paesi contrari agli USA, poi quelli non marcati, e fissa quella degli USA.
rule-13-3-5 = Il bot degli USA piazza prima Risveglio, poi rimuove Reazione; per questi, Aid e Besieged Regime sceglie con la colonna Guerra Ideologica, salvo che si piazzino anche truppe o milizie (13.3.1).
rule-13-3-6 = Il bot degli USA sposta l'Allineamento verso Ally e la Governance verso Good, con la colonna Guerra Ideologica; un Evento che farebbe solo il contrario si considera non giocabile.
rule-13-3-7 = Nelle perdite delle guerre civili il bot degli USA perde prima le truppe.
rule-13-3-8 = Un'Operazione concessa da un Evento segue la lista e la colonna di quell'Operazione.
rule-13-3-9 = Ciò che le istruzioni e 13.3 lasciano aperto si decide a sorte (9.5).
rule-13-4 = Le carte del bot si scoprono una a una dalla cima della pila; gli Eventi dello Jihadista su di esse non avvengono mai, e l'ultima carta non si tiene né si scarta.
rule-13-4-1 = Con un Plot sulla mappa viene prima lo schema dell'Allerta, per il Plot di massima priorità: si gioca l'Evento che lo rimuove, altrimenti i punti con le Riserve lo bloccano, vanno nelle Riserve, o la carta passa a 13.4.2.
rule-13-4-2 = Si tenta prima la Rivalutazione se è voluta: con la carta seguente e le Riserve a 6 la Posture cambia e la fase finisce. Altrimenti si gioca un Evento che ha effetto, e i punti di uno non associato vanno nelle Riserve; altrimenti una sola Operazione, con Riserve fino a 3.
rule-13-4-3 = Il paese si trova con la lista, poi con la colonna, poi a sorte; un'Operazione in un solo paese per carta, e Guerra Ideologica in un paese Musulmano non marcato solo con 3 punti.
rule-13-4-4 = La Sicurezza Interna usa ciò che un'Operazione ha lasciato della carta, e le Riserve accanto, in sei passi in ordine; mai con le sole Riserve.
rule-13-4-5 = Le Riserve del bot degli USA servono alle Operazioni secondo il bisogno, anche alla Rivalutazione, e restano alla fine del turno.
rule-13-4-6 = La Rivalutazione è voluta alla prima carta di una fase, con un'altra dietro e 3 punti con le Riserve: con gli USA Soft e 2 Risorse sotto la Legge Islamica, o con gli USA Hard, la Posture mondiale Soft 3 e nessuna Legge Islamica.
rule-13-4-7 = Uno Schieramento va da un luogo a un altro; se gli schemi danno due volte lo stesso, non è possibile.
rule-13-4-8 = Le truppe che secondo gli schemi lasciano un paese con Cambio di Regime si ritirano secondo 7.3.5.
rule-13-5 = Determinazione da Impreparati a Nessuna pietà: un'Allerta blocca due Plot di un paese, uno Smantellamento con due truppe dà 2 Prestigio, Cambio di Regime e guerra civile non reclutano più automaticamente, gli Eventi degli USA avvengono anche col primo Plot, Guerra Ideologica senza modificatori negativi; ogni livello con tutti i precedenti.
