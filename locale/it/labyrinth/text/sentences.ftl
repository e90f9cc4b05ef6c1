# Che cosa dice ogni parola del gioco su una carta, sotto la sua chiave.

place-cells = { DO("place") } { N($n, "cell") } { IN($c) }
place-aid = { DO("place") } { N($n, "aid") } { IN($c) }
place-awakening = { DO("place") } { N($n, "awakening") } { IN($c) }
mark-space = { DO("place") } il segnalino { FORM($m) } { IN($c) }
add-mark = { DO("place") } un altro segnalino { FORM($m) } { IN($c) }
move-mark = { DO("place") } il segnalino { FORM($m) } { IN($c) }
end-this = { DO("end") } questo Evento
select-posture = { DO("choose") } la Posture di { FORM($c, case: "bare") }
change-prestige = { SIGNED($n) } Prestigio
    .up = { DO("raise") } il Prestigio di tanti punti quante sono { FORM($n) }
    .down = { DO("lower") } il Prestigio di tanti punti quante sono { FORM($n) }
change-funding = { SIGNED($n) } Finanziamenti
    .up = { DO("raise") } i Finanziamenti di tanti punti quante sono { FORM($n) }
    .down = { DO("lower") } i Finanziamenti di tanti punti quante sono { FORM($n) }
conduct-operation = { DO("conduct") } un'Operazione di valore { FORM($n) }
    .figure = { DO("conduct") } un'Operazione con { FORM($n) }
take-card = { DO("take") } in mano { FORM($k, case: "acc") }
side-takes-card = { DO("take") } in mano { FORM($k, case: "acc") }
swap-random-cards = ciascuna parte cede all'altra una carta a caso
cancel-card = { DO("cancel") } { FORM($k, case: "acc") }: la carta è scartata senza effetto, ma conta come giocata
send-troops-off-map = { N($n, "troop") } { $n ->
    [one] va
   *[other] vanno
} fuori mappa
bring-back-troops = { N($n, "troop") } { $n ->
    [one] torna
   *[other] tornano
} sulla tabella

## Valori

resources-of = le Risorse { FORM($c, case: "di") }
    .counts = resource
    .bare = Risorse
troops-in = le truppe { IN($c) }
    .counts = troop
cells-in = le cellule { IN($c) }
    .counts = cell
awakening-in = i segnalini Risveglio { IN($c) }
    .counts = awakening
reaction-in = i segnalini Reazione { IN($c) }
    .counts = reaction
prestige = il Prestigio
funding = il livello dei Finanziamenti
gwot-penalty = la penalità GWOT
troops-free-to-go-off-map = le truppe su tabella e mappa
    .some = ci sono truppe sulla tabella o sulla mappa
    .none = non ci sono truppe né sulla tabella né sulla mappa
marks-of = il numero di segnalini { FORM($m) } in gioco
hand-of = la mano { FORM($s, case: "di") }
    .da = dalla mano { FORM($s, case: "di") }
discard-pile = la pila degli scarti
    .da = dalla pila degli scarti
lapsing-box = la casella degli Eventi temporanei
    .da = dalla casella degli Eventi temporanei
first-plot-box = lo spazio del primo Plot
    .da = dallo spazio del primo Plot
number-of-cards-in = il numero di carte: { FORM($p) }
    .some = { FORM($p) } non è vuota
    .none = { FORM($p) } è vuota
ops-of = il valore { FORM($k, case: "di") }
    .bare = valore
this-card = questa carta
    .di = di questa carta

## Qualità

good = Good
    .behind = sì
    .not = che non sia Good
islamist-rule = sotto la Legge Islamica
    .after = sotto la Legge Islamica
    .not = non sotto la Legge Islamica
schengen = Schengen
    .behind = sì
oil-exporter = esportatore di petrolio
    .behind = sì
in-civil-war = in guerra civile
    .after = in guerra civile
    .not = non in guerra civile
contested = in guerra civile o con Cambio di Regime
    .after = in guerra civile o con Cambio di Regime
    .not = né in guerra civile né con Cambio di Regime
with-cadre = con cadre
    .after = con cadre
    .not = senza cadre
    .is = { IN($it) } c'è un cadre
    .is-not = { IN($it) } non c'è un cadre
in-caliphate = nel Califfato
    .after = nel Califfato
    .not = fuori dal Califfato
open-to-awakening = aperto al Risveglio
    .after = che ammette segnalini Risveglio
adjacent-to = adiacente
    .alone = adiacente
    .alone-not = non adiacente
    .after = adiacente { FORM($d, case: "a") }
    .not = non adiacente { FORM($d, case: "a") }
us-card = USA
    .behind = sì
soft-side = Soft
hard-side = Hard
named = di nome
    .head = { OR($t) }
    .head-all = ogni carta { AND($t) }
    .after = di nome { OR($t) }
    .not = tranne { OR($t) }
cards-in-pile = da
    .after = { FORM($p, case: "da") }
cards-in-piles = da
    .after = { OR($p, case: "da") }

## Che cosa cambia un Evento che dura

point-adjacent =
    .only = { FORM($x) } { NUMBER($x) ->
    [many] sono adiacenti
   *[one] è adiacente
} solo { FORM($y, case: "a") }
point-troops =
    .more = il segnalino { FORM($mark) } vale { N($n, "troop") } { IN($c) }
point-troop-stand-ins =
    .more = può essere perso come truppe
point-mark-may-deploy =
    .yes = può essere schierato altrove, ma allora viene rimosso
point-may-travel =
    .no = le cellule non possono viaggiare { FROM($x) } { TO($y) }
point-travel-is-automatic =
    .no = per viaggiare { FROM($x) } { TO($y) } serve un lancio
point-may-deploy =
    .yes = si possono schierare truppe { TO($c) }
point-resources =
    .more = { FORM($c) } ha { N($n, "resource") } in più
point-militia-before-attrition =
    .more = prima di ogni logoramento { IN($c) } si aggiunge { N($n, "militia") }
point-militia-is-led =
    .yes = le milizie { IN($c) } agiscono come se fossero con truppe
point-open =
    .no = { FORM($c) } non subisce Operazioni, Eventi, polarizzazione né logoramento
point-extra-cells =
    .is = { N($n, "extra-cell") } in gioco
point-recruiting-is-automatic =
    .yes = il Reclutamento { IN($c) } è automatico
point-travel-modifier =
    .less = −{ FORM($n) } ai lanci per viaggiare { FROM($x) } { TO($y) }

## Momenti

moment-plot-placed = un Plot viene piazzato { IN($c) }
moment-wmd-resolved = un Plot WMD viene risolto { IN($c) }
moment-draw-phase-ends = finisce la distribuzione delle carte
moment-side-to-play = { FORM($s) } { NUMBER($s) ->
    [many] stanno
   *[one] sta
} per giocare una carta
moment-card-played = { FORM($s) } gioca { FORM($k, case: "acc") }
moment-this-ends = questo termina

symbol-outside-caliphate = non nel Califfato
