### L'aiuto di gioco di Labyrinth (daedalus aid). I numeri arrivano come argomenti dalle tabelle del gioco.

aid-title = Aiuto di gioco
aid-foot = I numeri sono quelli delle tabelle di questa edizione. A margine: i numeri delle regole.
# articoli che i nomi non hanno negli elenchi
aid-articles = il lo la i gli le l'
aid-page-us = Turno, tabelle, lanci e USA
aid-page-jihadist = Lo Jihadista, i Plot e The Awakening

## Parole davanti a una riga
aid-label-where = Bersaglio:
aid-label-card = Carta:
aid-label-effect = Effetto:
aid-label-success = Per ogni Successo:
aid-label-failure = Per ogni Fallimento:
aid-label-modifiers = Modificatori:
aid-label-end = Fine del turno:
aid-label-then = Ordine:
aid-label-deck-end = Dopo l'ultimo rimescolamento:
aid-label-revolution = Legge Islamica:
aid-label-failure-major = Fallita:
aid-label-in-us = Negli USA:
aid-label-funding = Finanziamenti:
aid-label-troops = Se ci sono truppe, Prestigio:
aid-label-muslim = Paese Musulmano (non Iran):
aid-label-others = Paese Non-Musulmano:
aid-label-test = Test:
aid-label-governance = Governance:
aid-label-posture = Posture:
aid-label-prestige = Prestigio:
aid-label-polarization = Polarizzazione:
aid-label-begins = Comincia
aid-label-ends = Finisce
aid-label-attrition = Logoramento:
aid-label-caliphate = Califfato:
aid-label-random-muslim = Paese Musulmano:
aid-label-other = Altri:
aid-label-schengen = Paese Schengen:
aid-label-shia-mix = Paese misto sciita:
aid-label-shia-mix-awakening = Paese misto sciita, The Awakening:

## Il turno e le carte
aid-turn = Turno
aid-turn-phases = Fase Azione dello Jihadista, poi Fase Azione degli USA, { N($cards, "card") } ciascuna; e così via finché le mani non sono vuote.
aid-turn-plots = Dopo ogni fase degli USA: risolvi tutti i Plot non bloccati.
aid-turn-last = Con { N($kept, "card") } rimasta gli USA possono giocarla, scartarla o tenerla.
aid-turn-cadres = Nella sua fase lo Jihadista può rimuovere i cadre.
aid-turn-funding = Finanziamenti { SIGNED($funding) }.
aid-turn-islamist = Prestigio { SIGNED($prestige) } se un paese è sotto la Legge Islamica.
aid-turn-world = Prestigio { SIGNED($prestige) } se la Posture mondiale è { $at } e uguale a quella degli USA.
aid-step = { FORM($name) }
aid-step-expenditures = Finanziamenti e Prestigio
aid-step-lapsing = scarta gli Eventi temporanei e la carta del 1° Plot
aid-step-reserves = Riserve a 0
aid-step-plots = i Plot usati di nuovo disponibili
aid-step-polarization = polarizzazione
aid-step-attrition = logoramento
aid-step-deal = entrambi pescano secondo le loro tabelle
aid-step-off-map = tornano le truppe fuori mappa
aid-step-regime-change = i segnalini Cambio di Regime verdi diventano marroni
aid-turn-reshuffle = Mazzo di pesca vuoto: rimescola gli scarti; l'ultimo rimescolamento chiude la partita.
aid-cards = Carte
aid-card-event = Evento: proprio o non associato, condizione soddisfatta, non bloccato. Altrimenti la carta serve per un'Operazione.
aid-card-other = Operazione con una carta dell'avversario: avviene anche il suo Evento, a suo favore, prima o dopo, a tua scelta.
aid-card-lasting = SEGNA: vale finché c'è il segnalino. Temporaneo: fino alla fine del turno. RIMUOVI: fuori dal gioco.
aid-card-reserves = Riserve: al massimo { $most }; tutte insieme rafforzano un'Operazione, fino a { $largest }; alla fine del turno si perdono.

## Tabelle
aid-tracks = Tabelle e Governance
aid-prestige = Prestigio
aid-funding = Finanzia{ "\u00AD" }menti
aid-troops = Truppe sulla tabella
aid-values = Valore
aid-war-of-ideas = Guerra Ideologica
aid-hand = Carte
aid-no-cells = Cellule restanti
aid-name = { FORM($name) }
aid-span = { $span }
aid-modifier = { $n ->
    [0] 0
   *[other] { SIGNED($n) }
 }
aid-hand-of = { $hand }
aid-left = { $n }
aid-name-low = Basso
aid-name-medium = Medio
aid-name-high = Alto
aid-name-very-high = Molto alto
aid-name-tight = Scarsi
aid-name-moderate = Moderati
aid-name-ample = Abbondanti
aid-name-overstretch = Sovraccarico
aid-name-war = Guerra
aid-name-low-intensity = Bassa intensità
aid-world = Posture mondiale: paesi Hard meno paesi Soft, senza gli USA; al massimo { $most } per parte. Ricontala dopo ogni lancio per la Posture.
aid-penalty = Penalità GWOT: quel numero se è opposto alla Posture degli USA, altrimenti 0.
aid-governance = Governance
aid-us-needs = USA: carta da
aid-jihadist-rolls = Jihadista: lancio
aid-us-needs-of = { $automatic ->
    [yes] solo Cambio di Regime
   *[other] { $n }+
 }
aid-jihadist-rolls-of = { $automatic ->
    [yes] automatico
   *[other] ≤ { $n }
 }
aid-name-good = Good
aid-name-fair = Fair
aid-name-poor = Poor
aid-name-islamist-rule = Legge Islamica

## Operazioni degli USA
aid-us-operations = Operazioni degli USA
aid-us-cost = Un'Operazione con una carta di valore almeno pari alla Governance del paese; le Riserve possono aiutare. Sotto la Legge Islamica: solo Cambio di Regime.
aid-us-reserves = Oppure: una carta da { $largest } o meno nelle Riserve.
aid-ideas-muslim = Guerra Ideologica, paese Musulmano
aid-ideas-where = Neutral o Ally, non Good Ally.
aid-ideas-regime-change = Con Cambio di Regime: almeno { N($margin, "troop") } più delle cellule.
aid-ideas-result = { $name ->
    [success] Neutral diventa Ally; Ally migliora di un livello. Good: rimuovi Cambio di Regime, Besieged Regime e tutti gli Aid
    [aid] 1 segnalino Aid, se non ce ne sono
   *[failure] –
 }
aid-ideas-prestige = Prestigio (vedi tabella) e
aid-ideas-modifier = { $per ->
    [point] ogni punto di { FORM($name) }
    [marker] ogni { FORM($name) }
   *[none] { FORM($name) }
 }
aid-name-fair-ally = Fair Ally: tentativo di passare a Good
aid-name-gwot-penalty = penalità GWOT
aid-name-aid = segnalino Aid
aid-name-adjacent-good-ally = un paese adiacente è Good Ally
aid-name-awakening = segnalino Risveglio (11.1.3)
aid-name-reaction = segnalino Reazione (11.1.3)
aid-ideas-untested = Non marcato: qualsiasi carta, prima il test; se poi è troppo bassa, fallisce.
aid-ideas-others = Guerra Ideologica, Non-Musulmano
aid-ideas-others-where = qualsiasi paese Non-Musulmano tranne: { AND($never) }.
aid-ideas-others-effect = lancia per la Posture. Se è quella degli USA: Prestigio { SIGNED($prestige) }.
aid-disrupt = Smantellamento
aid-disrupt-where = cellule o cadre in un paese Ally, in uno Musulmano con { N($troops, "troop") } o in uno Non-Musulmano (non Iran).
aid-disrupt-effect = { N($cells, "cell") }, o { $strong } in un paese Hard o con { N($troops, "troop") }: le attive sulla tabella, le dormienti diventano attive. Senza cellule: rimuovi il cadre.
aid-disrupt-cadre = L'ultima cellula rimossa lascia un cadre.
aid-disrupt-prestige = Con { N($troops, "troop") }: Prestigio { SIGNED($prestige) }.
aid-deploy = Schieramento
aid-deploy-where = un paese Ally o la tabella delle Truppe.
aid-deploy-card = secondo la Governance della destinazione; la tabella vale { $track }.
aid-deploy-effect = quante truppe vuoi da un luogo a un altro. Con Cambio di Regime devono restare { N($margin, "troop") } più delle cellule.
aid-regime-change = Cambio di Regime
aid-change-card = { $cost }. Gli USA devono essere { $posture ->
    [hard] Hard
   *[soft] Soft
 }.
aid-change-where = un paese sotto la Legge Islamica.
aid-change-effect = almeno { N($troops, "troop") } da un solo luogo; tutte le cellule attive; segnalino Cambio di Regime verde; lancia per la Governance; { $alignment ->
    [ally] Ally
    [neutral] Neutral
   *[adversary] Adversary
 }; lancia per il Prestigio.
aid-withdraw = Ritirata
aid-withdraw-where = un paese con Cambio di Regime.
aid-withdraw-effect = quante sue truppe vuoi sulla tabella o in un paese Ally; rimuovi gli Aid, piazza Besieged Regime; lancia per il Prestigio.
aid-alert = Allerta
aid-alert-card = { $cost }, con qualsiasi Governance.
aid-alert-effect = rivela { N($plots, "plot") } ovunque sia. WMD: fuori dal gioco; altrimenti torna tra i Plot disponibili.
aid-reassessment = Rivalutazione
aid-reassessment-effect = { N($cards, "card") } da { $cost }{ $reserves ->
    [no] , senza Riserve
   *[yes] {""}
 }, tutta la Fase Azione degli USA: la Posture degli USA passa da Hard a Soft o viceversa.

## Vittoria
aid-us-wins = Gli USA vincono subito con
aid-jihadist-wins = Lo Jihadista vince subito con
aid-victory = { $name ->
    [good-resources] { N($n, "resource") } con Governance Good
    [good-or-fair-countries] { N($n, "country") } Good o Fair
    [cells-on-the-map] { $most ->
        [0] nessuna cellula sulla mappa
       *[other] al massimo { N($most, "cell") } sulla mappa
     }
    [islamist-resources] { N($n, "resource") } sotto la Legge Islamica, { $adjacent } di quei paesi adiacenti tra loro
    [poor-or-islamist-countries] { N($n, "country") } Poor o sotto la Legge Islamica e Prestigio { $prestige }
   *[wmd-plots-resolved-in-the-united-states] risolti negli USA: { N($n, "wmd-plot-marker") }
 }
aid-us-final = gli USA vincono se le Risorse Good superano { $times } × quelle sotto la Legge Islamica (e con Cambio di Regime verde).
aid-jihadist-final = lo Jihadista vince se le Risorse Good non superano { $times } × quelle sotto la Legge Islamica (e con Cambio di Regime verde).

## Operazioni dello Jihadista
aid-jihadist-operations = Operazioni dello Jihadista
aid-jihadist-dice = Qualsiasi carta, un dado per ogni suo punto; Successo se il dado è pari o minore della Governance del paese, sotto la Legge Islamica sempre.
aid-jihadist-declare = Prima dichiara Operazione, paesi e dadi, poi lancia tutto insieme.
aid-jihadist-reserves = Oppure: una carta da { $largest } o meno nelle Riserve.
aid-recruit = Reclutamento
aid-recruit-where = qualsiasi paese con cellule o cadre.
aid-recruit-success = { N($cells, "cell") } dalla tabella come dormiente, se i Finanziamenti la rendono disponibile; rimuovi il cadre.
aid-recruit-number = Dove è stampato un valore REC, vale quello e non la Governance.
aid-recruit-automatic = Cambio di Regime: automatico.
aid-travel = Viaggio
aid-travel-success = una cellula da qualsiasi luogo nel paese, come dormiente.
aid-travel-failure = la cellula va sulla tabella, senza cadre.
aid-travel-automatic = In un paese adiacente o nello stesso paese: automatico.
aid-jihad = Jihad Minore
aid-jihad-where = un paese Musulmano con cellule, non sotto la Legge Islamica, non Iran.
aid-jihad-cells = Ogni dado richiede una cellula che è o diventa attiva.
aid-jihad-success = Governance peggiore di un livello, non oltre Poor; rimuovi { N($aid, "aid") }.
aid-jihad-failure = una cellula sulla tabella, senza cadre.
aid-major-jihad = Jihad Maggiore
aid-major-where = un paese con almeno { N($margin, "cell") } più delle truppe.
aid-major-effect = tutte le cellule diventano attive. Come Jihad Minore, per ogni Successo rimuovi { N($aid, "aid") }. Oltre Poor, { $successes } di essi ({ $besieged } con Besieged Regime) portano la Legge Islamica.
aid-major-revolution = { $alignment ->
    [ally] Ally
    [neutral] Neutral
   *[adversary] Adversary
 }; rimuovi Cambio di Regime, Besieged Regime, Aid; aggiungi le Risorse ai Finanziamenti; se ci sono truppe: Prestigio a { $prestige }.
aid-major-pakistan = Pakistan per la prima volta: i suoi Plot WMD diventano disponibili.
aid-major-failure = { N($dice, "die") } in un paese già Poor, senza Legge Islamica: Besieged Regime, un passo verso Ally.
aid-plot = Plot
aid-plot-where = un paese con cellule, non sotto la Legge Islamica. Ogni dado richiede una cellula che è o diventa attiva.
aid-plot-success = { N($plots, "available-plot") } a faccia in giù.
aid-plot-card = Carta da
aid-plot-dice = Dadi alla risoluzione
aid-plot-name = { $name ->
    [wmd] WMD
   *[other] Plot { $name }
 }
aid-plot-card-of = { $ops }+
aid-plot-dice-of = { $dice }
aid-plot-first = La prima carta Plot del turno: un Evento degli USA su di essa non avviene; la carta va nello spazio 1° Plot.

## Plot non bloccati
aid-plots = Plot non bloccati
aid-plots-when = Dopo ogni Fase Azione degli USA, nell'ordine scelto dallo Jihadista:
aid-plots-us = WMD: lo Jihadista vince. Altrimenti lancia per la Posture degli USA e per il Prestigio.
aid-plots-funding = la prima riga che vale.
aid-plots-where = { $home ->
    [none] { $kind ->
        [non-muslim] Non-Musulmano{ $plot ->
            [wmd] , WMD
           *[none] {""}
         }{ $governance ->
            [good] , Good
           *[none] {""}
         }
       *[none] { $governance ->
            [good] Musulmano o Iran, Good
           *[none] tutti gli altri
         }
     }
   *[other] { IN($country) }
 }
aid-plots-change = { $set ->
    [none] { $times ->
        [none] { SIGNED($add) }
        [1] + valore del Plot
       *[other] + { $times } × valore del Plot
     }
   *[other] a { $set }
 }
aid-plots-prestige = { $plot ->
    [wmd] WMD: {""}
   *[none] altrimenti {""}
 }{ $set ->
    [none] { SIGNED($add) }
   *[other] a { $set }
 }
aid-plots-muslim = lancia i dadi del Plot; ognuno pari o minore della Governance la peggiora di un livello, non oltre { $worst ->
    [good] Good
    [fair] Fair
   *[poor] Poor
 }, e rimuove { N($aid, "aid") }.
aid-plots-others = lancia per la Posture; WMD: lo Jihadista può rilanciare, al massimo { $again } ×. Schengen: anche altri ({ $schengen }) a scelta dello Jihadista.
aid-plots-marker = Poi torna tra i Plot disponibili; un WMD esce dal gioco.

## Lanci
aid-rolls = Lanci
aid-roll-test = un paese non marcato scelto per un'Operazione, una pedina o un test. Musulmano: Governance, { $alignment ->
    [ally] Ally
    [neutral] Neutral
   *[adversary] Adversary
 }; Non-Musulmano: Posture.
aid-roll-posture = per un test, Guerra Ideologica, un Plot o un Evento.
aid-roll-prestige = dopo Cambio di Regime, Ritirata, un Plot negli USA o per un Evento.
aid-roll-result = { $span } { FORM($name) }
aid-roll-modifier = { SIGNED($value) } { FORM($name) }
aid-roll-size = Poi { N($dice, "die") }: il più basso dice di quanto.
aid-name-soft = Soft
aid-name-hard = Hard
aid-name-down = scende
aid-name-up = sale
aid-name-united-states = per gli USA
aid-name-any-gwot-penalty = con una penalità GWOT

## The Awakening
aid-awakening = The Awakening
aid-popular = Risveglio e Reazione
aid-popular-dice = Ogni Risveglio { SIGNED($ideas) }, ogni Reazione { SIGNED($against) } alla Guerra Ideologica; a ogni dado di Jihad { SIGNED($jihad) } per ogni Risveglio in più delle Reazioni.
aid-popular-nowhere = Non in paesi Non-Musulmani, Good, sotto la Legge Islamica o in guerra civile.
aid-popular-levels = Ogni livello di Governance verso Good rimuove un segnalino Risveglio, ogni livello verso la Legge Islamica un segnalino Reazione.
aid-polarization = Risveglio meno Reazione
aid-polarization-result = { $name ->
    [toward-adversary] un passo verso Adversary; Adversary: Governance peggiore di un livello
    [reaction] 1 segnalino Reazione
    [awakening] 1 segnalino Risveglio
    [toward-ally] un passo verso Ally; Ally: Governance migliore di un livello
   *[nothing] –
 }
aid-convergence = Un paese diventa Good o passa alla Legge Islamica: un segnalino Risveglio o Reazione in un paese Musulmano casuale.
aid-civil-war = Guerra civile
aid-war-begins = per un Evento: test; Good diventa Fair, la Legge Islamica diventa Poor; i Risvegli diventano milizie, le Reazioni cellule; via il Cambio di Regime.
aid-war-recruit = Il Reclutamento è automatico.
aid-war-militia = Le milizie contano come truppe per Guerra Ideologica con Cambio di Regime, Jihad Maggiore e Smantellamento; da sole colpiscono 1 cellula e il Prestigio non cambia.
aid-war-hits = ogni { N($pieces, "cell") } e ogni { $pieces } tra truppe e milizie 1 colpo; se sono meno, lancio: il loro numero o meno è un colpo.
aid-war-losses = Un colpo toglie una truppa o milizia; oppure { N($cells, "cell") }, { $led } se ci sono truppe o «Advisors».
aid-war-excess = Ogni colpo di troppo: un passo di Allineamento, alla fine un livello di Governance.
aid-war-wmd = Un WMD risolto qui toglie { N($militia, "militia") }; { $wmd } in una fase: Legge Islamica.
aid-war-ends = con Good o la Legge Islamica, o per un Evento: via segnalino e milizie.
aid-changes = Altri cambiamenti
aid-change-wmd = Gli USA bloccano o rimuovono un WMD: Prestigio { SIGNED($prestige) }.
aid-change-plots = I Plot bloccati e risolti sono di nuovo disponibili solo nel turno seguente.
aid-change-iran = Iran: paese di un tipo a sé finché un Evento lo rende Fair Adversary, misto sciita, con petrolio.
aid-change-nigeria = Nigeria: Non-Musulmana finché non vi si risolve un Plot { OR($plots) }; poi Poor Neutral, sunnita. Se è Ally e senza cellule torna com'era.
aid-kind-wmd = WMD
aid-extra-cells = Cellule extra (al massimo { $most }): Reclutamento solo con Finanziamenti { $funding }; entrano per ultime, escono per prime.
aid-caliphate-declared = un Evento che piazza { N($cells, "cell") } in un paese in guerra civile, con Cambio di Regime o sotto la Legge Islamica: lo Jihadista può proclamarlo. Finanziamenti { SIGNED($funding) }; { N($resources, "resource") } finché dura.
aid-caliphate-members = Ne fanno parte tutti i paesi simili collegati alla capitale; lì le cellule sono attive.
aid-caliphate-moved = La capitale si sposta: Finanziamenti { SIGNED($funding) }, Prestigio { SIGNED($prestige) }; è persa: Finanziamenti { SIGNED($lostfunding) }, Prestigio { SIGNED($lostprestige) }.
aid-change-strip = Good o Legge Islamica: rimuovi Cambio di Regime, Besieged Regime, Aid, Risveglio, Reazione, guerra civile e milizie.

## Paesi casuali
aid-random = Paesi casuali
aid-random-dice = { N($dice, "die") }:
aid-random-muslim = il dado bianco indica la riga, il nero la colonna, { $faces } facce ciascuna.
aid-random-nth = { $nth }
aid-random-a = { $a }
aid-random-b = { $b }
aid-random-c = { $c }
country-other = altri
aid-random-other = { $nth } { $country }
aid-random-entry = { $span } { $country }
