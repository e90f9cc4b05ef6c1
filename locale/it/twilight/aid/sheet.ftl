### L'aiuto di gioco di Twilight Struggle (daedalus aid --game twilight). I numeri arrivano dalle tabelle del gioco.

aid-title = Aiuto di gioco
aid-foot = I numeri sono quelli delle tabelle di questa edizione. A margine: i numeri delle regole.
# articoli che i nomi non hanno negli elenchi
aid-articles = il lo la i gli le l'
aid-page-operations = Turno, carte e Operazioni
aid-page-points = Corsa allo spazio, punti e mappa

## Parole davanti a una riga
aid-label-where = Dove:
aid-label-cost = Costo:
aid-label-effect = Effetto:
aid-label-abilities = Vantaggi:
aid-label-presence = Presenza:
aid-label-domination = Dominazione:
aid-label-control = Controllo:
aid-label-more = Inoltre:
aid-label-southeast = Sud-est asiatico:
aid-label-at-once = Subito:
aid-label-final = Punteggio finale:
aid-label-ussr = Prima l'URSS:
aid-label-us = Poi gli USA:
aid-label-free = A scelta:
aid-label-europe = Europa:
aid-label-asia = Asia:
aid-label-middle-east = Medio Oriente:
aid-label-africa = Africa:
aid-label-central-america = America Centrale:
aid-label-south-america = America del Sud:
aid-label-others = altri:

## Il turno
aid-turn = Turno
aid-turn-defcon = DEFCON sotto { $most } migliora di 1.
aid-turn-deal = Completa le mani; la Carta Cina non conta.
aid-turn-hand = dal turno { $from }: { N($cards, "card") }
aid-turn-headline = Titoli: entrambi scelgono una carta in segreto e la mostrano; prima il valore più alto, a parità gli USA, le carte punteggio valgono 0. Solo Eventi.
aid-turn-rounds = Round d'azione, in ognuno comincia { $first ->
    [ussr] l'URSS
   *[us] il giocatore USA
 }; chi non ha carte sta fermo.
aid-turn-round = dal turno { $from }: { N($rounds, "action-round") }
aid-turn-military = Controlla le Operazioni Militari, poi portale a 0.
aid-turn-held = Torneo: mostra le carte tenute.
aid-turn-china = Gira la Carta Cina a faccia in su.
aid-turn-next = Turno seguente; le carte di Metà Guerra entrano nel mazzo nel turno { $mid }, quelle di Tarda Guerra nel turno { $late }.
aid-turn-final = Dopo il turno { $last }: punteggio finale.
aid-turn-reshuffle = Mazzo vuoto: rimescola gli scarti in uno nuovo.

## Carte
aid-cards = Carte
aid-card-use = Ogni carta è un Evento o Operazioni; nessuno può passare.
aid-card-other = Operazioni con una carta dell'avversario: avviene anche il suo Evento, a suo favore, prima o dopo, a tua scelta.
aid-card-scoring = Una carta punteggio va giocata nel turno in cui è stata pescata.
aid-card-star = Asterisco: dopo l'Evento la carta esce dal gioco.
aid-card-underlined = Sottolineata: l'Evento resta in vigore.
aid-card-values = Gli Eventi non portano una carta sotto { $least } o sopra { $most }.
aid-card-forced = L'Evento di una carta che un Evento toglie dalla mano non avviene.
aid-china = La Carta Cina
aid-china-asia = 1 Punto Operazione in più se tutti sono usati in Asia.
aid-china-passes = Dopo l'uso va all'avversario, a faccia in giù fino al turno seguente.
aid-china-never = Mai come titolo, mai scartata, e non dove si deve giocare una carta punteggio.
aid-china-point = A fine partita vale { N($vp, "vp") }.

## Operazioni
aid-operations = Operazioni
aid-operations-one = Tutti i punti di una carta vanno in una sola di queste, o nella corsa allo spazio.
aid-control = Controllo: influenza almeno pari alla stabilità, e superiore a quella dell'avversario almeno di altrettanto.
aid-influence = Piazzamento di influenza
aid-influence-where = paesi con tua influenza all'inizio del round, accanto a essi o accanto alla tua superpotenza; quanti ne vuoi.
aid-influence-cost = { N($plain, "ops-point") } ciascuno; { $against } finché l'avversario controlla il paese.
aid-realignment = Riallineamento
aid-realignment-where = c'è influenza dell'avversario e il DEFCON lo permette; indica ogni paese dopo il tiro precedente, anche lo stesso.
aid-realignment-cost = { N($cost, "ops-point") } a tiro.
aid-realignment-rolls = Tirano entrambi. +1 per ogni paese adiacente che controlli; +1 per più influenza sul posto; +1 se è accanto la tua superpotenza.
aid-realignment-effect = chi ottiene meno perde la differenza in influenza; non si aggiunge mai nulla.
aid-coup = Colpo di stato
aid-coup-where = c'è influenza dell'avversario e il DEFCON lo permette.
aid-coup-effect = dado + Operazioni − 2 × stabilità. Quanto supera 0 toglie influenza all'avversario; il resto diventa influenza tua.
aid-coup-military = Le tue Operazioni Militari salgono delle Operazioni della carta.
aid-coup-battleground = In un paese conteso: DEFCON −1.
aid-coup-free = Colpo di stato gratuito di un Evento: DEFCON non chiude regioni; niente Operazioni Militari.

## DEFCON e Operazioni Militari
aid-defcon = DEFCON
aid-defcon-track = Da { $most } in giù; mai sopra.
aid-defcon-war = DEFCON { $least }: guerra nucleare, il giocatore di turno ha perso.
aid-defcon-closed = Niente colpi di stato né riallineamenti a questo livello o sotto:
aid-head-region = Regione
aid-head-defcon = DEFCON
aid-region = { $region }
aid-closed-at = { $value }
aid-military = Operazioni Militari
aid-military-needed = Meno di DEFCON a fine turno: l'avversario riceve 1 Punto Vittoria per ognuna mancante.
aid-military-counts = Contano i colpi di stato e gli Eventi di guerra; riallineamenti e colpi di stato gratuiti no.

## Corsa allo spazio
aid-space = Corsa allo spazio
aid-space-roll = Cedi una carta di valore almeno pari a quello della casella seguente e tira: non oltre il numero, e il segnalino avanza. L'Evento non avviene.
aid-space-cards = { N($cards, "card") } a turno.
aid-head-box = Casella
aid-head-ops = Carta
aid-head-roll = Tiro
aid-head-vp = PV
aid-box = { $nth } { FORM($box) }
aid-box-ops = { $ops }+
aid-box-roll = ≤ { $roll }
aid-box-vp = { $first } / { $second }
aid-box-earth-satellite = Satellite terrestre
aid-box-animal-in-space = Animale nello spazio
aid-box-man-in-space = Uomo nello spazio
aid-box-man-in-earth-orbit = Uomo in orbita terrestre
aid-box-lunar-orbit = Orbita lunare
aid-box-eagle-bear-has-landed = L'Aquila/L'Orso è atterrato
aid-box-space-shuttle = Navetta spaziale
aid-box-space-station = Stazione spaziale
aid-space-abilities = per chi arriva primo, finché non arriva anche l'altro.
aid-ability-box = { $value }
aid-ability = { $name ->
    [two-cards-a-turn] due carte a turno nella corsa allo spazio
    [headline-after-the-other] l'avversario mostra per primo il titolo
    [discard-held-cards] a fine turno puoi scartare una carta tenuta
   *[more-rounds] { N($rounds, "action-round") } a turno
 }
aid-space-last = Nell'ultima casella non si cedono più carte.

## Punteggio
aid-scoring = Punteggio
aid-head-presence = Pres.
aid-head-domination = Dom.
aid-head-control = Contr.
aid-presence = { $presence }
aid-domination = { $domination }
aid-region-control = { $control ->
    [win] vittoria
   *[other] { $control }
 }
aid-score-presence = almeno un paese.
aid-score-domination = più paesi e più paesi contesi dell'avversario, almeno uno per tipo.
aid-score-control = tutti i paesi contesi, e più paesi.
aid-score-more = +{ $battleground } per ogni paese conteso, +{ $superpower } per ogni paese accanto alla superpotenza nemica.
aid-score-southeast = { $each } per ogni paese, Thailandia { $more }; poi la carta esce dal gioco.
aid-score-difference = Solo la differenza muove il segnalino.
aid-victory = Vittoria
aid-victory-points = { N($vp, "vp") } dopo una carta intera.
aid-victory-europe = Controllo dell'Europa quando viene valutata.
aid-victory-war = DEFCON { $least } in un round dell'avversario.
aid-victory-held = Chi a fine turno tiene una carta punteggio ha perso.
aid-victory-final = dopo il turno { $last } contano tutte le regioni, il Sud-est asiatico come parte dell'Asia; { N($vp, "vp") } per la Carta Cina. Vince chi è in testa; 0 è pareggio.

## Preparazione
aid-setup = Preparazione
aid-setup-country = { $country } { $n }
aid-setup-free = { $side ->
    [ussr] URSS
   *[us] USA
 } { $points } { IN($region) }
aid-setup-start = DEFCON { $defcon }; la Carta Cina all'URSS, a faccia in su.
aid-setup-bid = Offerte per una parte: al massimo { $most }; in influenza dove quella parte ne ha già, al massimo { $beyond } oltre il controllo.

## La mappa
aid-map = Paesi e stabilità
aid-map-legend = Prima i paesi contesi di una regione. (USA), (URSS): accanto a quella superpotenza.
aid-map-country = { $country } { $stability }{ $superpower ->
    [us] {" "}(USA)
    [ussr] {" "}(URSS)
   *[none] {""}
 }

## Una variante
aid-civil-war = Variante: guerra civile cinese
aid-civil-war-box = Uno spazio adiacente solo all'URSS riceve influenza dell'URSS; { $points } punti lo controllano. Fino ad allora nessuno ha la Carta Cina.
aid-civil-war-card = Con l'ultimo di questi punti l'URSS riceve la Carta Cina, a faccia in su.
