# Che cosa dice ogni parola del gioco su una carta, sotto la sua chiave (docs/language.md le elenca).

## Livelli dei paesi

test = { DO("test") } { FORM($c, case: "clitic") }
set-alignment = { DO("set") } { FORM($c, case: "clitic") } { FORM($a, case: "a") }
set-governance = { DO("set") } { FORM($c, case: "clitic") } { FORM($l, case: "a") }
set-governance-and-alignment = { DO("set") } { FORM($c, case: "clitic") } { FORM($l, case: "a") } { FORM($a) }
roll-governance = { DO("roll") } per la Governance { FORM($c, case: "di") }
shift-alignment = { DO("shift") } { KNOWN($c) ->
    [yes] { FORM($c, case: "clitic") } di una casella verso { FORM($a) }
   *[no] di una casella verso { FORM($a) } { FORM($c, case: "acc") }
}
improve = { DO("improve") } di un livello la Governance { FORM($c, case: "di") }
worsen = { DO("worsen") } di un livello la Governance { FORM($c, case: "di") }
roll-posture = { DO("roll") } per la Posture { FORM($c, case: "di") }
set-posture = { DO("set") } { FORM($c, case: "clitic") } { FORM($p, case: "a") }
select-posture = { DO("choose") } la Posture { FORM($c, case: "di") }
side-selects-posture = { DO("choose") } la Posture { FORM($c, case: "di") }
remove-posture = { DO("remove") } la Posture { FORM($c, case: "di") }

## Cellule e cadre

place-cells = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "cell") }
   *[no] { N($n, "cell") } { IN($c) }
}
    .figure = { DO("place") } { IN($c) } un numero di cellule pari { FORM($n, case: "a") }
    .fused = place
    .what = { N($n, "cell") }
place-cells-in-each = { DO("place") } { N($n, "cell") } { KNOWN($s) ->
    [yes] in ciascuno { FORM($s, case: "di") }
   *[no] { NUMBER($s) ->
        [many] per paese
       *[one] { "" }
    } { IN($s) }
}
place-all-cells = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } tutte le cellule disponibili
   *[no] tutte le cellule disponibili { IN($c) }
}
place-active-cells = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "active-cell") }
   *[no] { N($n, "active-cell") } { IN($c) }
}
    .fused = place
    .what = { N($n, "active-cell") }
place-up-to-cells = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } fino a { N($n, "cell") }
   *[no] fino a { N($n, "cell") } { IN($c) }
}
place-cells-from-anywhere = { DO("place") } { IN($c) } fino a { N($n, "cell") } da qualsiasi luogo
place-cells-from-anywhere-among = { DO("place") } { IN($s) } fino a { N($n, "cell") } in tutto, da qualsiasi luogo
remove-cells = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "cell") }
   *[no] { N($n, "cell") } { FROM($c) }
}
    .figure = { DO("remove") } { FROM($c) } un numero di cellule pari { FORM($n, case: "a") }
    .fused = remove
    .what = { N($n, "cell") }
remove-up-to-cells = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } fino a { N($n, "cell") }
   *[no] fino a { N($n, "cell") } { FROM($c) }
}
    .fused = remove
    .what = fino a { N($n, "cell") }
remove-all-cells = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } tutte le cellule
   *[no] tutte le cellule { FROM($c) }
}
    .fused = remove
    .what = tutte le cellule
remove-sleeper-cells = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "sleeper-cell") }
   *[no] { N($n, "sleeper-cell") } { FROM($c) }
}
    .fused = remove
    .what = { N($n, "sleeper-cell") }
move-sleeper-cells = { DO("move") } { N($n, "sleeper-cell") } { FROM($c) } { TO($d) }
remove-active-cells = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "active-cell") }
   *[no] { N($n, "active-cell") } { FROM($c) }
}
    .fused = remove
    .what = { N($n, "active-cell") }
move-active-cells = { DO("move") } { N($n, "active-cell") } { FROM($c) } { TO($d) }
move-cells = { DO("move") } { N($n, "cell") } { FROM($c) } { TO($d) }
activate-cells = { DO("activate") } { N($n, "sleeper-cell") } { IN($c) }
activate-all-cells = { DO("activate") } tutte le cellule { IN($c) }
hide-cells = { DO("make") } { $n ->
    [one] dormiente
   *[other] dormienti
} { N($n, "active-cell") } { IN($c) }
hide-all-cells = { DO("make") } dormienti tutte le cellule attive { IN($c) }
place-cadre = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } un cadre
   *[no] un cadre { IN($c) }
}
    .fused = place
    .what = un cadre
remove-cadre = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } il cadre
   *[no] il cadre { FROM($c) }
}
    .fused = remove
    .what = il cadre
travel-cells = { DO("move") } { N($n, "cell") } da qualsiasi luogo verso { FORM($s) } a scelta, come con un Viaggio ma senza lancio
activate-on-map = { DO("activate") } in qualsiasi punto della mappa { N($n, "sleeper-cell") }
activate-and-remove-cells = { DO("activate") } { N($n, "cell") } { IN($c) }, poi { DO("remove") } da lì { $k ->
    [one] al massimo un'altra cellula
   *[other] fino ad altre { N($k, "cell") }
}

## Segnalini

place-aid = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "aid") }
   *[no] { N($n, "aid") } { IN($c) }
}
    .fused = place
    .what = { N($n, "aid") }
remove-aid = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "aid") }
   *[no] { N($n, "aid") } { FROM($c) }
}
    .fused = remove
    .what = { N($n, "aid") }
remove-all-aid = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } tutti i segnalini Aid
   *[no] tutti i segnalini Aid { FROM($c) }
}
    .fused = remove
    .what = tutti i segnalini Aid
place-besieged-regime = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } un segnalino Besieged Regime
   *[no] un segnalino Besieged Regime { IN($c) }
}
    .fused = place
    .what = un segnalino Besieged Regime
remove-besieged-regime = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } il segnalino Besieged Regime
   *[no] il segnalino Besieged Regime { FROM($c) }
}
    .fused = remove
    .what = il segnalino Besieged Regime
place-awakening = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "awakening") }
   *[no] { N($n, "awakening") } { IN($c) }
}
    .figure = { DO("place") } { IN($c) } un numero di segnalini Risveglio pari { FORM($n, case: "a") }
    .fused = place
    .what = { N($n, "awakening") }
place-awakening-in-each = { DO("place") } { N($n, "awakening") } { KNOWN($s) ->
    [yes] in ciascuno { FORM($s, case: "di") }
   *[no] { NUMBER($s) ->
        [many] per paese
       *[one] { "" }
    } { IN($s) }
}
remove-awakening = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "awakening") }
   *[no] { N($n, "awakening") } { FROM($c) }
}
    .fused = remove
    .what = { N($n, "awakening") }
remove-up-to-awakening = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } fino a { N($n, "awakening") }
   *[no] fino a { N($n, "awakening") } { FROM($c) }
}
place-awakening-in-random-shia-mix = { DO("place") } { N($n, "awakening") } in un paese misto sciita a caso
place-reaction = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "reaction") }
   *[no] { N($n, "reaction") } { IN($c) }
}
    .fused = place
    .what = { N($n, "reaction") }
place-reaction-in-each = { DO("place") } { N($n, "reaction") } { KNOWN($s) ->
    [yes] in ciascuno { FORM($s, case: "di") }
   *[no] { NUMBER($s) ->
        [many] per paese
       *[one] { "" }
    } { IN($s) }
}
remove-reaction = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "reaction") }
   *[no] { N($n, "reaction") } { FROM($c) }
}
    .fused = remove
    .what = { N($n, "reaction") }
remove-up-to-reaction = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } fino a { N($n, "reaction") }
   *[no] fino a { N($n, "reaction") } { FROM($c) }
}
place-reaction-in-random-shia-mix = { DO("place") } { N($n, "reaction") } in un paese misto sciita a caso
cells-to-reaction = { DO("replace") } { KNOWN($c) ->
    [yes] { IN($c) } tutte le cellule con segnalini Reazione
   *[no] con segnalini Reazione tutte le cellule { IN($c) }
}
start-civil-war = { DO("start") } { KNOWN($c) ->
    [yes] { IN($c) } una guerra civile
   *[no] una guerra civile { IN($c) }
}
end-civil-war = { DO("end") } { KNOWN($c) ->
    [yes] { IN($c) } la guerra civile
   *[no] la guerra civile { IN($c) }
}
remove-regime-change = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } il segnalino Cambio di Regime
   *[no] il segnalino Cambio di Regime { FROM($c) }
}
    .fused = remove
    .what = il segnalino Cambio di Regime
remove-everything = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } tutto
   *[no] tutto { FROM($c) }
}
turn-over = { DO("turn") } { FORM($c, case: "acc") } sull'altra faccia

## Tabelle e dadi

set-funding = { DO("set") } i Finanziamenti a { FORM($n) }
set-prestige = { DO("set") } il Prestigio a { FORM($n) }
change-prestige = { SIGNED($n) } Prestigio
    .up = { DO("raise") } il Prestigio di un valore pari { FORM($n, case: "a") }
    .down = { DO("lower") } il Prestigio di un valore pari { FORM($n, case: "a") }
change-funding = { SIGNED($n) } Finanziamenti
    .up = { DO("raise") } i Finanziamenti di un valore pari { FORM($n, case: "a") }
    .down = { DO("lower") } i Finanziamenti di un valore pari { FORM($n, case: "a") }
change-reserves = { SIGNED($n) } Riserve
    .up = { DO("raise") } le tue Riserve di un valore pari { FORM($n, case: "a") }
    .down = { DO("lower") } le tue Riserve di un valore pari { FORM($n, case: "a") }
roll-prestige = { DO("roll") } per il Prestigio
roll-against = { DO("roll") } un dado contro la Governance { FORM($c, case: "di") }
    .result = il lancio riesce
    .no-result = il lancio fallisce
roll-die = { DO("roll") } un dado
    .again = { DO("roll") } un altro dado
    .result = il risultato
    .result-di = del risultato
    .result-a = al risultato
    .result-1 = il primo risultato
    .result-1-di = del primo risultato
    .result-1-a = al primo risultato
    .result-2 = il secondo risultato
    .result-2-di = del secondo risultato
    .result-2-a = al secondo risultato
roll-shia-mix-country = { DO("roll") } per un paese misto sciita a caso
    .result = quel paese
    .result-di = di quel paese
    .result-a = a quel paese
roll-muslim-country = { DO("roll") } per un paese Musulmano a caso
    .result = quel paese
    .result-di = di quel paese
    .result-a = a quel paese
roll-schengen-country = { DO("roll") } per un paese Schengen a caso
    .result = quel paese
    .result-di = di quel paese
    .result-a = a quel paese

## Plot

place-available-plots = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "available-plot") }
   *[no] { N($n, "available-plot") } { IN($c) }
}
    .fused = place
    .what = { N($n, "available-plot") }
place-numbered-plots = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "numbered-plot") }
   *[no] { N($n, "numbered-plot") } { IN($c) }
}
place-plot = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } un Plot { FORM($n) } disponibile
   *[no] un Plot { FORM($n) } disponibile { IN($c) }
}
    .fused = place
    .what = un Plot { FORM($n) } disponibile
place-plot-face-up = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } un Plot { FORM($n) } disponibile a faccia in su
   *[no] un Plot { FORM($n) } disponibile a faccia in su { IN($c) }
}
    .fused = place
    .what = un Plot { FORM($n) } disponibile a faccia in su
alert-this-plot = { DO("alert") } { KNOWN($c) ->
    [yes] { IN($c) } { FORM($p, case: "acc") }
   *[no] { FORM($p, case: "acc") } { IN($c) }
}
alert-plot = { DO("alert") } { KNOWN($c) ->
    [yes] { IN($c) } un Plot
   *[no] un Plot { IN($c) }
}
alert-all-plots = { DO("alert") } { KNOWN($c) ->
    [yes] { IN($c) } tutti i Plot
   *[no] tutti i Plot { IN($c) }
}
move-plot = { DO("move") } un Plot { FROM($c) } { TO($d) }
move-this-plot = { DO("move") } { FORM($p, case: "acc") } { FROM($c) } { TO($d) }
backlash-random-plot = { DO("backlash") } l'effetto sui Finanziamenti di un Plot a caso { IN($c) }
make-wmd-available = { DO("make") } { $n ->
    [one] disponibile
   *[other] disponibili
} { N($n, "wmd-plot-marker") }
remove-wmd = { DO("remove") } { N($n, "wmd-plot-marker") } dalla scorta { FORM($c, case: "di") }
    .all = { DO("remove") } tutti i Plot WMD dalla scorta { FORM($c, case: "di") }
make-stored-wmd-available = { DO("make") } disponibili i Plot WMD della scorta { FORM($c, case: "di") }
remove-wmd-in-play = { DO("remove") } un Plot WMD disponibile o piazzato

## Operazioni

conduct-operation = { DO("conduct") } un'Operazione di valore { FORM($n) }
    .figure = { DO("conduct") } un'Operazione con { FORM($n) }
war-of-ideas = { DO("conduct") } { KNOWN($c) ->
    [yes] { IN($c) } la Guerra Ideologica
   *[no] la Guerra Ideologica { IN($c) }
}
disrupt = { DO("conduct") } uno Smantellamento di valore { FORM($n) }
    .figure = { DO("conduct") } uno Smantellamento con { FORM($n) }
disrupt-in = { DO("conduct") } { KNOWN($c) ->
    [yes] { IN($c) } uno Smantellamento di valore { FORM($n) }
   *[no] uno Smantellamento di valore { FORM($n) } { IN($c) }
}
    .figure = { DO("conduct") } uno Smantellamento { IN($c) } con { FORM($n) }
deploy-to = { DO("conduct") } uno Schieramento di valore { FORM($n) } { TO($c) }
    .figure = { DO("conduct") } uno Schieramento { TO($c) } con { FORM($n) }
regime-change = { DO("conduct") } { KNOWN($c) ->
    [yes] { IN($c) } un Cambio di Regime
   *[no] un Cambio di Regime { IN($c) }
}
regime-change-from-track = { DO("conduct") } un Cambio di Regime { IN($c) } (con truppe dalla tabella)
recruit = { DO("conduct") } un Reclutamento di valore { FORM($n) }
    .figure = { DO("conduct") } un Reclutamento con { FORM($n) }
recruit-in = { DO("conduct") } { KNOWN($c) ->
    [yes] { IN($c) } un Reclutamento di valore { FORM($n) }
   *[no] un Reclutamento di valore { FORM($n) } { IN($c) }
}
    .figure = { DO("conduct") } un Reclutamento { IN($c) } con { FORM($n) }
jihad-in = { DO("conduct") } { KNOWN($c) ->
    [yes] { IN($c) } una Jihad di valore { FORM($n) }
   *[no] una Jihad di valore { FORM($n) } { IN($c) }
}
    .figure = { DO("conduct") } una Jihad { IN($c) } con { FORM($n) }
plot-in = { DO("conduct") } { KNOWN($c) ->
    [yes] { IN($c) } un'Operazione Plot di valore { FORM($n) }
   *[no] un'Operazione Plot di valore { FORM($n) } { IN($c) }
}
    .figure = { DO("conduct") } un'Operazione Plot { IN($c) } con { FORM($n) }
travel-to = { DO("conduct") } un Viaggio di valore { FORM($n) } { TO($c) }
    .figure = { DO("conduct") } un Viaggio { TO($c) } con { FORM($n) }
jihad-rolls = { DO("perform") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "jihad-roll") }
   *[no] { N($n, "jihad-roll") } { IN($c) }
}

## Segnalini degli Eventi che durano

mark-space = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } il segnalino { FORM($m) }
   *[no] il segnalino { FORM($m) } { IN($c) }
}
    .fused = place
    .what = il segnalino { FORM($m) }
add-mark = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } un segnalino { FORM($m) }
   *[no] un segnalino { FORM($m) } { IN($c) }
}
    .fused = place
    .what = un segnalino { FORM($m) }
move-mark = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } il segnalino { FORM($m) }
   *[no] il segnalino { FORM($m) } { IN($c) }
}
    .fused = place
    .what = il segnalino { FORM($m) }
end-mark = { DO("end") } { FORM($m) }
end-mark-in = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } il segnalino { FORM($m) }
   *[no] il segnalino { FORM($m) } { FROM($c) }
}
put-in-effect = { DO("put") } in vigore { FORM($m) }
end-this = { DO("end") } questo Evento

## Milizie e truppe

place-militia = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "militia") }
   *[no] { N($n, "militia") } { IN($c) }
}
    .figure = { DO("place") } { IN($c) } un numero di milizie pari { FORM($n, case: "a") }
    .fused = place
    .what = { N($n, "militia") }
place-up-to-militia = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } fino a { N($n, "militia") }
   *[no] fino a { N($n, "militia") } { IN($c) }
}
    .fused = place
    .what = fino a { N($n, "militia") }
place-militia-among = { DO("place") } in tutto fino a { N($n, "militia") } { IN($s) }
rearrange-militia = { DO("rearrange") } le milizie { IN($s) }
remove-militia = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "militia") }
   *[no] { N($n, "militia") } { FROM($c) }
}
    .figure = { DO("remove") } { FROM($c) } un numero di milizie pari { FORM($n, case: "a") }
    .fused = remove
    .what = { N($n, "militia") }
remove-all-militia = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } tutte le milizie
   *[no] tutte le milizie { FROM($c) }
}
    .fused = remove
    .what = tutte le milizie
remove-up-to-militia = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } fino a { N($n, "militia") }
   *[no] fino a { N($n, "militia") } { FROM($c) }
}
place-militia-or-cells = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } fino a { N($n, "militia-or-cell") }
   *[no] fino a { N($n, "militia-or-cell") } { IN($c) }
}
    .fused = place
    .what = fino a { N($n, "militia-or-cell") }
remove-militia-or-cells = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } fino a { N($n, "militia-or-cell") }
   *[no] fino a { N($n, "militia-or-cell") } { FROM($c) }
}
    .fused = remove
    .what = fino a { N($n, "militia-or-cell") }
place-troops = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "troop") }
   *[no] { N($n, "troop") } { IN($c) }
}
    .fused = place
    .what = { N($n, "troop") }
remove-troops = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "troop") }
   *[no] { N($n, "troop") } { FROM($c) }
}
    .fused = remove
    .what = { N($n, "troop") }
move-troops = { DO("move") } { N($n, "troop") } { FROM($c) } { TO($d) }
remove-all-troops = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } tutte le truppe
   *[no] tutte le truppe { FROM($c) }
}
    .fused = remove
    .what = tutte le truppe
troop-cubes-to-track = { DO("move") } tutti i cubi truppa { FROM($c) } sulla tabella
troops-to-militia = { DO("replace") } con milizie fino a { N($n, "troop") } { IN($c) }
send-troops-off-map = { DO("send") } { N($n, "troop") } fuori mappa
bring-back-troops = { N($n, "troop") } { $n ->
    [one] torna
   *[other] tornano
} sulla tabella

## Carte

draw-cards = { DO("draw") } { N($n, "card") }
side-draws-cards = { DO("draw") } { N($n, "card") }
discard-random-cards = { DO("discard") } { N($n, "random-card") }
    .result = le carte scartate
    .result-di = delle carte scartate
    .result-a = alle carte scartate
discard-card = { DO("discard") } { FORM($k, case: "clitic") }
take-card = { DO("take") } in mano { FORM($k, case: "acc") }
side-takes-card = { DO("take") } { FORM($k, case: "acc") }
take-random-cards = { DO("take") } { N($n, "random-card") } dalla mano { FORM($t, case: "di") }
swap-random-cards = ciascuna parte cede all'altra una carta a caso
see-hand = { DO("see") } la mano { FORM($t, case: "di") }
see-card = { DO("see") } { FORM($k, case: "acc") }
see-cards = { DO("see") } { FORM($k, case: "acc") }
put-on-draw-pile = { DO("put") } in cima al mazzo di pesca { FORM($k, case: "acc") }
put-under-draw-pile = { DO("put") } in fondo al mazzo di pesca { FORM($k, case: "acc") }
shuffle-draw-pile = { DO("shuffle") } il mazzo di pesca
take-reserves = { DO("take") } le Riserve { FORM($s, case: "di") }
cancel-card = { DO("cancel") } { FORM($k, case: "clitic") } (la carta viene scartata senza effetto ma conta come giocata)
remove-card-from-game = { DO("remove") } dal gioco { FORM($k, case: "acc") }
make-event-happen = { DO("resolve") } { KNOWN($k) ->
    [yes] il suo Evento
   *[no] l'Evento { FORM($k, case: "di") }
}
play-extra-card = { DO("play") } una carta in più
spend-next-card = { DO("use") } la tua prossima carta per il suo valore
    .result = il valore della tua prossima carta
    .result-di = del valore della tua prossima carta
    .result-a = al valore della tua prossima carta

## Livelli come parole

governance-good = Good
    .a = a Good
governance-fair = Fair
    .a = a Fair
governance-poor = Poor
    .a = a Poor
governance-islamist-rule = la Legge Islamica
    .a = alla Legge Islamica
alignment-ally = Ally
    .a = ad Ally
alignment-neutral = Neutral
    .a = a Neutral
alignment-adversary = Adversary
    .a = ad Adversary
posture-soft = Soft
    .opposite = opposta a Soft
    .a = a Soft
posture-hard = Hard
    .opposite = opposta a Hard
    .a = a Hard
band-low = basso
band-medium = medio
band-high = alto
band-very-high = molto alto
band-tight = scarso
band-moderate = moderato
band-ample = abbondante
band-overstretch = Sovraccarico
band-war = Guerra
band-low-intensity = Bassa Intensità

## Valori. .di, .a, .da, .in: con la preposizione

resources-of = le Risorse { FORM($c, case: "di") }
    .di = delle Risorse { FORM($c, case: "di") }
    .a = alle Risorse { FORM($c, case: "di") }
    .counts = resource
    .bare = numero di Risorse
    .eq = le Risorse { FORM($c, case: "di") } sono { FORM($than) }
    .ne = le Risorse { FORM($c, case: "di") } non sono { FORM($than) }
    .ge = le Risorse { FORM($c, case: "di") } sono almeno { FORM($than) }
    .gt = le Risorse { FORM($c, case: "di") } superano { FORM($than) }
    .le = le Risorse { FORM($c, case: "di") } non superano { FORM($than) }
    .lt = le Risorse { FORM($c, case: "di") } sono meno { $than ->
    [one] di { FORM($than) }
    [many] di { FORM($than) }
    [other] di { FORM($than) }
   *[figure] { FORM($than, case: "di") }
}
governance-of = il livello di Governance { FORM($c, case: "di") }
    .di = del livello di Governance { FORM($c, case: "di") }
    .a = al livello di Governance { FORM($c, case: "di") }
    .bare = livello di Governance
posture-of = la Posture { FORM($c, case: "di") }
    .opposite = opposta a quella { FORM($c, case: "di") }
    .di = della Posture { FORM($c, case: "di") }
    .a = alla Posture { FORM($c, case: "di") }
    .bare = Posture
opposite-of = la Posture { FORM($p, case: "opposite") }
    .di = della Posture { FORM($p, case: "opposite") }
    .a = alla Posture { FORM($p, case: "opposite") }
neighbours-of = i paesi adiacenti { FORM($c, case: "a") }
distance-from-to = la distanza { FROM($c) } { TO($d) }
    .own-le = a non più di { $than ->
    [one] 1 passo
   *[other] { FORM($than) } passi
} { FROM($d) }
    .bare = numero di passi { FROM($d) }
place-in-list = il posto { FORM($c, case: "di") } nell'elenco ({ FORM($s, case: "bare") })
    .own-eq = il cui numero d'ordine in questo elenco è { $than ->
    [one] { FORM($than) }
    [many] { FORM($than) }
    [other] { FORM($than) }
   *[figure] pari { FORM($than, case: "a") }
}
    .bare = numero d'ordine in questo elenco
prestige = il Prestigio
    .di = del Prestigio
    .a = al Prestigio
prestige-level = il Prestigio
funding-level = il livello dei Finanziamenti
turn-number = il numero del turno
    .di = del numero del turno
    .a = al numero del turno
troop-level = il livello delle Truppe
funding = il livello dei Finanziamenti
    .di = del livello dei Finanziamenti
    .a = al livello dei Finanziamenti
gwot-penalty = la penalità GWOT
    .di = della penalità GWOT
    .a = alla penalità GWOT
world-posture = la Posture mondiale
    .opposite = opposta a quella mondiale
    .di = della Posture mondiale
    .a = alla Posture mondiale
world-posture-value = il valore della Posture mondiale
    .di = del valore della Posture mondiale
    .a = al valore della Posture mondiale
number-of-plot = il numero { FORM($p, case: "di") }
    .di = del numero { FORM($p, case: "di") }
    .a = al numero { FORM($p, case: "di") }
plot-available = c'è un Plot { FORM($n) } disponibile
    .not = non c'è nessun Plot { FORM($n) } disponibile
caliphate-declared = c'è un Califfato
    .not = non c'è nessun Califfato
half-of = la metà (arrotondata per eccesso) { FORM($n, case: "di") }
    .di = della metà (arrotondata per eccesso) { FORM($n, case: "di") }
    .a = alla metà (arrotondata per eccesso) { FORM($n, case: "di") }
    .inner = la metà { FORM($n, case: "di") }
    .inner-di = della metà { FORM($n, case: "di") }
    .inner-a = alla metà { FORM($n, case: "di") }
    .twice = un quarto (arrotondato per eccesso) { FORM($n, case: "di") }
    .twice-di = di un quarto (arrotondato per eccesso) { FORM($n, case: "di") }
    .twice-a = a un quarto (arrotondato per eccesso) { FORM($n, case: "di") }
half-of-rounded-down = la metà (arrotondata per difetto) { FORM($n, case: "di") }
    .di = della metà (arrotondata per difetto) { FORM($n, case: "di") }
    .a = alla metà (arrotondata per difetto) { FORM($n, case: "di") }
# Che cosa sta in un luogo già nominato si dice senza luogo.
troops-in = le truppe { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
    .di = delle truppe { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
    .a = alle truppe { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
    .counts = troop
    .bare = numero di truppe
cells-in = le cellule { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
    .di = delle cellule { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
    .a = alle cellule { KNOWN($c) ->
    [yes] presenti
   *[no] { IN($c) }
}
    .counts = cell
    .bare = numero di cellule
aid-in = i segnalini Aid { IN($c) }
    .di = dei segnalini Aid { IN($c) }
    .a = ai segnalini Aid { IN($c) }
    .counts = aid
    .bare = numero di segnalini Aid
plots-in = i Plot { IN($c) }
    .di = dei Plot { IN($c) }
    .a = ai Plot { IN($c) }
    .counts = plot
    .bare = numero di Plot
awakening-in = i segnalini Risveglio { IN($c) }
    .di = dei segnalini Risveglio { IN($c) }
    .a = ai segnalini Risveglio { IN($c) }
    .counts = awakening
    .bare = numero di segnalini Risveglio
reaction-in = i segnalini Reazione { IN($c) }
    .di = dei segnalini Reazione { IN($c) }
    .a = ai segnalini Reazione { IN($c) }
    .counts = reaction
    .bare = numero di segnalini Reazione
militia-in = le milizie { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
    .di = delle milizie { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
    .a = alle milizie { KNOWN($c) ->
    [yes] presenti
   *[no] { IN($c) }
}
    .counts = militia
    .bare = numero di milizie
sleeper-cells-in = le cellule dormienti { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
    .di = delle cellule dormienti { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
    .a = alle cellule dormienti { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
    .counts = sleeper-cell
    .bare = numero di cellule dormienti
active-cells-in = le cellule attive { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
    .di = delle cellule attive { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
    .a = alle cellule attive { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
    .counts = active-cell
    .bare = numero di cellule attive
troop-cubes-in = i cubi truppa { IN($c) }
    .di = dei cubi truppa { IN($c) }
    .a = ai cubi truppa { IN($c) }
    .counts = troop-cube
    .bare = numero di cubi truppa
wmd-beside = i Plot WMD della scorta { FORM($c, case: "di") }
    .di = dei Plot WMD della scorta { FORM($c, case: "di") }
    .a = ai Plot WMD della scorta { FORM($c, case: "di") }
    .counts = stored-wmd
    .bare = numero di Plot WMD di scorta
    .some = nella scorta { FORM($c, case: "di") } ci sono Plot WMD
    .none = nella scorta { FORM($c, case: "di") } non ci sono Plot WMD
cells-on-track = il numero di cellule sulla tabella
    .di = delle cellule sulla tabella
    .a = alle cellule sulla tabella
    .some = ci sono cellule sulla tabella
    .none = non ci sono cellule sulla tabella
recruitable-cells = il numero di cellule reclutabili
    .di = delle cellule reclutabili
    .a = alle cellule reclutabili
    .some = ci sono cellule reclutabili
    .none = non ci sono cellule reclutabili
available-plots = il numero di Plot disponibili
    .di = dei Plot disponibili
    .a = ai Plot disponibili
    .some = ci sono Plot disponibili
    .none = non ci sono Plot disponibili
wmd-in-box = il numero di Plot WMD non ancora in gioco
    .di = dei Plot WMD non ancora in gioco
    .a = ai Plot WMD non ancora in gioco
    .some = ci sono Plot WMD non ancora in gioco
    .none = tutti i Plot WMD sono in gioco
reaction-on-map = il numero di segnalini Reazione sulla mappa
    .di = dei segnalini Reazione sulla mappa
    .a = ai segnalini Reazione sulla mappa
    .some = ci sono segnalini Reazione sulla mappa
    .none = non ci sono segnalini Reazione sulla mappa
militia-on-track = il numero di milizie nella riserva
    .di = delle milizie nella riserva
    .a = alle milizie nella riserva
    .some = ci sono milizie nella riserva
    .none = non ci sono milizie nella riserva
sleeper-cells-on-map = il numero di cellule dormienti sulla mappa
    .di = delle cellule dormienti sulla mappa
    .a = alle cellule dormienti sulla mappa
    .some = ci sono cellule dormienti sulla mappa
    .none = non ci sono cellule dormienti sulla mappa
troops-on-track = il numero di truppe sulla tabella
    .di = del numero di truppe sulla tabella
    .a = al numero di truppe sulla tabella
    .some = ci sono truppe sulla tabella
    .none = non ci sono truppe sulla tabella
    .ge = sulla tabella ci sono almeno { N($than, "troop") }
    .lt = sulla tabella ci sono meno di { N($than, "troop") }
troops-free-to-go-off-map = il numero di truppe su tabella e mappa
    .di = delle truppe su tabella e mappa
    .a = alle truppe su tabella e mappa
    .some = ci sono truppe sulla tabella o sulla mappa
    .none = non ci sono truppe né sulla tabella né sulla mappa
wmd-in-play = il numero di Plot WMD in gioco
    .di = dei Plot WMD in gioco
    .a = ai Plot WMD in gioco
    .some = ci sono Plot WMD in gioco
    .none = non ci sono Plot WMD in gioco
marks-of = il numero di segnalini { FORM($m) } in gioco
    .di = del numero di segnalini { FORM($m) } in gioco
    .a = al numero di segnalini { FORM($m) } in gioco
    .some = c'è un segnalino { FORM($m) } in gioco
    .none = non c'è nessun segnalino { FORM($m) } in gioco
    .lt = in gioco ci sono meno di { FORM($than) } segnalini { FORM($m) }
awakening-within = il numero di segnalini Risveglio { IN($c) } o { $n ->
    [one] a non più di 1 passo
   *[other] a non più di { FORM($n) } passi
}
    .some = ci sono segnalini Risveglio { IN($c) } o { $n ->
    [one] a non più di 1 passo
   *[other] a non più di { FORM($n) } passi
}
    .none = non ci sono segnalini Risveglio né { IN($c) } né { $n ->
    [one] entro 1 passo
   *[other] entro { FORM($n) } passi
}
    .own-some = con segnalini Risveglio nel paese o { $n ->
    [one] a non più di 1 passo
   *[other] a non più di { FORM($n) } passi
}
    .own-none = senza segnalini Risveglio né nel paese né { $n ->
    [one] entro 1 passo
   *[other] entro { FORM($n) } passi
}
    .bare = segnalini Risveglio nel paese o { $n ->
    [one] a non più di 1 passo
   *[other] a non più di { FORM($n) } passi
}
troops-within = il numero di truppe { IN($c) } o entro { $n ->
    [one] 1 passo
   *[other] { FORM($n) } passi
}
    .own-some = con truppe a non più di { $n ->
    [one] 1 passo
   *[other] { FORM($n) } passi
}
    .bare = truppe nel paese o entro { $n ->
    [one] 1 passo
   *[other] { FORM($n) } passi
}
marks-within = i segnalini { FORM($m) } { IN($c) } o entro { $n ->
    [one] 1 passo
   *[other] { FORM($n) } passi
}
    .some = c'è { FORM($m) } { IN($c) } o entro { $n ->
    [one] 1 passo
   *[other] { FORM($n) } passi
}
    .own-some = con il segnalino { FORM($m) } a non più di { $n ->
    [one] 1 passo
   *[other] { FORM($n) } passi
}
disrupt-possible = si può condurre uno Smantellamento di valore { FORM($n) }
    .not = non si può condurre uno Smantellamento di valore { FORM($n) }
regime-change-possible = si può condurre un Cambio di Regime { IN($c) }
    .not = non si può condurre un Cambio di Regime { IN($c) }
in-effect = { FORM($m) } è in vigore
    .not = { FORM($m) } non è in vigore
mark-as-piece = il segnalino { FORM($m) }
opponent-of = l'avversario { FORM($s, case: "di") }
    .di = dell'avversario { FORM($s, case: "di") }
    .a = all'avversario { FORM($s, case: "di") }
    .da = dall'avversario { FORM($s, case: "di") }
hand-of = la mano { FORM($s, case: "di") }
    .own = la propria mano
    .own-da = dalla propria mano
    .your = la tua mano
    .your-da = dalla tua mano
    .some = { FORM($s) } { NUMBER($s) ->
    [many] hanno
   *[one] ha
} carte in mano
    .none = { FORM($s) } non { NUMBER($s) ->
    [many] hanno
   *[one] ha
} carte in mano
    .di = della mano { FORM($s, case: "di") }
    .da = dalla mano { FORM($s, case: "di") }
    .in = in mano { FORM($s, case: "a") }
discard-pile = la pila degli scarti
    .di = della pila degli scarti
    .da = dalla pila degli scarti
    .in = nella pila degli scarti
    .some = ci sono carte nella pila degli scarti
    .none = non ci sono carte nella pila degli scarti
lapsing-box = la casella degli Eventi temporanei
    .di = della casella degli Eventi temporanei
    .da = dalla casella degli Eventi temporanei
    .in = nella casella degli Eventi temporanei
    .some = ci sono carte nella casella degli Eventi temporanei
    .none = non ci sono carte nella casella degli Eventi temporanei
first-plot-box = lo spazio 1° Plot
    .di = dello spazio 1° Plot
    .da = dallo spazio 1° Plot
    .in = nello spazio 1° Plot
    .some = ci sono carte nello spazio 1° Plot
    .none = non ci sono carte nello spazio 1° Plot
removed-cards = le carte rimosse
    .di = delle carte rimosse
    .da = dalle carte rimosse
    .in = tra le carte rimosse
    .some = ci sono carte tra le carte rimosse
    .none = non ci sono carte tra le carte rimosse
draw-pile = il mazzo di pesca
    .di = del mazzo di pesca
    .da = dal mazzo di pesca
    .in = nel mazzo di pesca
    .some = ci sono carte nel mazzo di pesca
    .none = non ci sono carte nel mazzo di pesca
top-cards-of = le prime { N($n, "card") } { FORM($p, case: "di") }
    .da = dalle prime { N($n, "card") } { FORM($p, case: "di") }
    .in = tra le prime { N($n, "card") } { FORM($p, case: "di") }
    .some = ci sono carte tra le prime { N($n, "card") } { FORM($p, case: "di") }
    .none = non ci sono carte tra le prime { N($n, "card") } { FORM($p, case: "di") }
number-of-cards-in = il numero di carte { FORM($p, case: "in") }
    .di = del numero di carte { FORM($p, case: "in") }
    .a = al numero di carte { FORM($p, case: "in") }
    .some = { FORM($p, case: "some") }
    .none = { FORM($p, case: "none") }
ops-of = il valore { FORM($k, case: "di") }
    .own-eq = di valore { $than ->
    [one] { FORM($than) }
    [many] { FORM($than) }
    [other] { FORM($than) }
   *[figure] pari { FORM($than, case: "a") }
}
    .di = del valore { FORM($k, case: "di") }
    .a = al valore { FORM($k, case: "di") }
    .bare = valore
name-of = il nome { FORM($k, case: "di") }
    .di = del nome { FORM($k, case: "di") }
    .a = al nome { FORM($k, case: "di") }
number-of = il numero { FORM($k, case: "di") }
    .di = del numero { FORM($k, case: "di") }
    .a = al numero { FORM($k, case: "di") }
    .bare = numero
this-card = questa carta
    .di = di questa carta
    .a = a questa carta
    .da = da questa carta
first-card-of-phase = questa è la prima carta della Fase Azione { FORM($s, case: "di") }
    .not = questa non è la prima carta della Fase Azione { FORM($s, case: "di") }
second-card-of-phase = questa è la seconda carta della Fase Azione { FORM($s, case: "di") }
    .not = questa non è la seconda carta della Fase Azione { FORM($s, case: "di") }
reserves-of = il valore delle Riserve { FORM($s, case: "di") }
    .di = del valore delle Riserve { FORM($s, case: "di") }
    .a = al valore delle Riserve { FORM($s, case: "di") }
    .some = { FORM($s) } { NUMBER($s) ->
    [many] hanno
   *[one] ha
} Riserve
    .none = { FORM($s) } non { NUMBER($s) ->
    [many] hanno
   *[one] ha
} Riserve

## Qualità. Quelle che concordano con il nome sono in qualities.ftl

with-selectable-posture = { "" }
    .after = la cui Posture può essere scelta
    .is = la Posture { FORM($it, case: "di") } può essere scelta
    .is-not = la Posture { FORM($it, case: "di") } non può essere scelta
islamist-rule = sotto la Legge Islamica
    .behind = yes
    .beside = sotto la Legge Islamica
with-regime-change = con Cambio di Regime
    .after = con Cambio di Regime
    .not = senza Cambio di Regime
    .is = { IN($it) } c'è un Cambio di Regime
    .is-not = { IN($it) } non c'è un Cambio di Regime
with-tan-regime-change = con segnalino Cambio di Regime marrone
    .after = con segnalino Cambio di Regime marrone
    .not = senza segnalino Cambio di Regime marrone
    .is = { IN($it) } c'è un segnalino Cambio di Regime marrone
    .is-not = { IN($it) } non c'è un segnalino Cambio di Regime marrone
with-green-regime-change = con segnalino Cambio di Regime verde
    .after = con segnalino Cambio di Regime verde
    .not = senza segnalino Cambio di Regime verde
    .is = { IN($it) } c'è un segnalino Cambio di Regime verde
    .is-not = { IN($it) } non c'è un segnalino Cambio di Regime verde
besieged = con segnalino Besieged Regime
    .after = con segnalino Besieged Regime
    .not = senza segnalino Besieged Regime
    .is = { KNOWN($it) ->
        [yes] c'è un segnalino Besieged Regime
       *[no] { IN($it) } c'è un segnalino Besieged Regime
    }
    .is-not = { IN($it) } non c'è un segnalino Besieged Regime
with-cadre = con cadre
    .after = con cadre
    .not = senza cadre
    .is = { IN($it) } c'è un cadre
    .is-not = { IN($it) } non c'è un cadre
in-civil-war = in guerra civile
    .after = in guerra civile
contested = in guerra civile o in Cambio di Regime
    .after = in guerra civile o in Cambio di Regime
    .not = né in guerra civile né in Cambio di Regime
caliphate-capital = capitale del Califfato
    .after = che è la capitale del Califfato
    .is = { FORM($it) } { NUMBER($it) ->
    [many] sono
   *[one] è
} la capitale del Califfato
    .is-not = { FORM($it) } non { NUMBER($it) ->
    [many] sono
   *[one] è
} la capitale del Califfato
in-caliphate = nel Califfato
    .after = nel Califfato
    .not = fuori dal Califfato
    .pred = nel Califfato
open-to-awakening = { "" }
    .after = dove sono ammessi segnalini Risveglio
    .not = dove non sono ammessi segnalini Risveglio
    .is = { IN($it) } sono ammessi segnalini Risveglio
    .is-not = { IN($it) } non sono ammessi segnalini Risveglio
open-to-reaction = { "" }
    .after = dove sono ammessi segnalini Reazione
    .not = dove non sono ammessi segnalini Reazione
    .is = { IN($it) } sono ammessi segnalini Reazione
    .is-not = { IN($it) } non sono ammessi segnalini Reazione
open-to-militia = { "" }
    .after = dove sono ammesse milizie
    .not = dove non sono ammesse milizie
    .is = { IN($it) } sono ammesse milizie
    .is-not = { IN($it) } non sono ammesse milizie
disrupted-recently = smantellato
    .after = dove c'è stato uno Smantellamento in questa o nella precedente Fase Azione
improved-recently = migliorato
    .after = la cui Governance è migliorata in questa o nella precedente Fase Azione
targeted-recently = bersaglio
    .after = che in questa o nella precedente Fase Azione ha subìto un'Operazione o un Evento
with-plot-resolved-last = Plot
    .after = dove un Plot è stato risolto nell'ultima risoluzione dei Plot
turned-by-last-plots = cambiato
    .after = per la cui Posture si è lanciato il dado nell'ultima risoluzione dei Plot
adjacent-to = adiacente
    .after = adiacente { FORM($d, case: "a") }
    .after-many = adiacenti { FORM($d, case: "a") }
    .alone = adiacente
    .alone-not = non adiacente
    .not = tra quelli non adiacenti { FORM($d, case: "a") }
playable-by = giocabile
    .after = giocabile { FORM($s, case: "da") }
    .is = { FORM($s) } { NUMBER($s) ->
    [many] possono
   *[one] può
} { KNOWN($it) ->
    [yes] giocarla
   *[no] giocare { FORM($it, case: "acc") }
}
    .is-not = { FORM($s) } non { NUMBER($s) ->
    [many] possono
   *[one] può
} { KNOWN($it) ->
    [yes] giocarla
   *[no] giocare { FORM($it, case: "acc") }
}
marked-with = segnato
    .after = con il segnalino { FORM($m) }
    .not = senza il segnalino { FORM($m) }
    .is = { IN($it) } c'è il segnalino { FORM($m) }
    .is-not = { IN($it) } non c'è il segnalino { FORM($m) }
named = di nome
    .head = { OR($t) }
    .head-all = ogni carta { OR($t) }
    .after = di nome { OR($t) }
    .not = (tranne { OR($t) })
    .is = { FORM($it) } è { OR($t) }
    .is-not = { FORM($it) } non è { OR($t) }
numbered = con numero
    .after = con numero { OR($n) }

## Da dove si sceglie

numbers-from-to = numero
    .after = da { FORM($a) } a { FORM($b) }
countries-in-list = paese
    .after = tra { FORM($s, case: "bare") }
plots-lying-in = Plot
    .alone = { "" }
    .after = { IN($c) }
countries-on-map = paese
    .after = { "" }
sides = parte
cards-in-pile = carta
    .there = { FORM($p, case: "in") }
    .after = { FORM($p, case: "da") }
cards-in-piles = carta
    .after = { OR($p, case: "da") }
cards-in-list = carta
    .after = tra { FORM($s) }

## Punti di regola: che cosa cambia un Evento che dura

point-adjacent =
    .yes = { FORM($x) } { NUMBER($x) ->
    [many] sono adiacenti
   *[one] è adiacente
} { FORM($y, case: "a") }
    .no = { FORM($x) } non { NUMBER($x) ->
    [many] sono adiacenti
   *[one] è adiacente
} { FORM($y, case: "a") }
    .only = { FORM($x) } { NUMBER($x) ->
    [many] sono adiacenti
   *[one] è adiacente
} solo { FORM($y, case: "a") }
point-cells =
    .more-there = vale { N($n, "cell") }
    .more = il segnalino { FORM($mark) } vale { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "cell") }
   *[no] { N($n, "cell") } { IN($c) }
}
    .less = { N($n, "cell") } in meno { IN($c) }
    .is = { N($n, "cell") } { IN($c) }
point-cell-stand-ins =
    .more = può essere rimosso al posto di una cellula
point-troops =
    .more-there = vale { N($n, "troop") }
    .more = il segnalino { FORM($mark) } vale { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "troop") }
   *[no] { N($n, "troop") } { IN($c) }
}
    .less = { N($n, "troop") } in meno { IN($c) }
    .is = { N($n, "troop") } { IN($c) }
point-troop-stand-ins =
    .more = può essere perso al posto di truppe
point-mark-may-deploy =
    .yes = può essere schierato altrove, ma allora viene rimosso
    .no = non può essere schierato altrove
point-resources =
    .more = { FORM($c) } { NUMBER($c) ->
    [many] hanno
   *[one] ha
} { N($n, "resource") } in più
    .less = { FORM($c) } { NUMBER($c) ->
    [many] hanno
   *[one] ha
} { N($n, "resource") } in meno
    .is = { FORM($c) } { NUMBER($c) ->
    [many] hanno
   *[one] ha
} { N($n, "resource") }
point-oil-exports =
    .yes = { FORM($c) } { NUMBER($c) ->
    [many] esportano
   *[one] esporta
} petrolio
    .no = { FORM($c) } non { NUMBER($c) ->
    [many] esportano
   *[one] esporta
} petrolio
    .more = le esportazioni di petrolio { FORM($c, case: "di") } sono { FORM($n) } in più
    .less = le esportazioni di petrolio { FORM($c, case: "di") } sono { FORM($n) } in meno
    .is = le esportazioni di petrolio { FORM($c, case: "di") } sono { FORM($n) }
point-open =
    .yes = { FORM($c) } { NUMBER($c) ->
    [many] possono
   *[one] può
} subire effetti
    .no = { FORM($c) } non { NUMBER($c) ->
    [many] subiscono
   *[one] subisce
} Operazioni, Eventi, polarizzazione né logoramento
point-popular-markers =
    .yes = si possono piazzare segnalini Risveglio e Reazione
    .no = non si possono piazzare segnalini Risveglio né Reazione
point-militia-is-led =
    .yes = le milizie { IN($c) } agiscono come se fossero con truppe
    .no = le milizie { IN($c) } agiscono come se fossero senza truppe
point-militia-before-attrition =
    .more = prima di ogni logoramento { KNOWN($c) ->
    [yes] { IN($c) }
   *[no] { "" }
} si { $n ->
    [one] piazza
   *[other] piazzano
} { N($n, "militia") } { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
    .less = prima di ogni logoramento si { $n ->
    [one] rimuove
   *[other] rimuovono
} { N($n, "militia") } { FROM($c) }
    .is = prima di ogni logoramento { KNOWN($c) ->
    [yes] { IN($c) }
   *[no] { "" }
} si { $n ->
    [one] piazza
   *[other] piazzano
} { N($n, "militia") } { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
point-troops-at-stake =
    .more = il logoramento { IN($c) } può costare { N($n, "troop") } in più
    .less = il logoramento { IN($c) } può costare { N($n, "troop") } in meno
    .is = il logoramento { IN($c) } può costare { N($n, "troop") }
point-extra-cells =
    .is = { N($n, "extra-cell") } in gioco
    .more = { N($n, "extra-cell") } in gioco
    .less = { N($n, "extra-cell") } in meno in gioco
point-posture-is-rolled =
    .yes = { FORM($k) } fa lanciare per la Posture { FORM($c, case: "di") }
    .no = { FORM($k) } non fa lanciare per la Posture { FORM($c, case: "di") }
point-size-of-gwot-penalty =
    .is = la penalità GWOT è { FORM($n) }
    .more = la penalità GWOT è più alta di { FORM($n) }
    .less = la penalità GWOT è più bassa di { FORM($n) }
point-may-war-of-ideas =
    .yes = { KNOWN($c) ->
    [yes] { IN($c) } la Guerra Ideologica è permessa
   *[no] la Guerra Ideologica è permessa { IN($c) }
}
    .no = { KNOWN($c) ->
    [yes] { IN($c) } la Guerra Ideologica non è permessa
   *[no] la Guerra Ideologica non è permessa { IN($c) }
}
point-may-deploy =
    .yes = { KNOWN($c) ->
    [yes] { TO($c) } si possono schierare truppe
   *[no] si possono schierare truppe { TO($c) }
}
    .no = { KNOWN($c) ->
    [yes] { TO($c) } non si possono schierare truppe
   *[no] non si possono schierare truppe { TO($c) }
}
point-may-regime-change =
    .yes = { KNOWN($c) ->
    [yes] { IN($c) } il Cambio di Regime è permesso
   *[no] il Cambio di Regime è permesso { IN($c) }
}
    .no = { KNOWN($c) ->
    [yes] { IN($c) } il Cambio di Regime non è permesso
   *[no] il Cambio di Regime non è permesso { IN($c) }
}
point-may-disrupt =
    .yes = { KNOWN($c) ->
    [yes] { IN($c) } lo Smantellamento è permesso
   *[no] lo Smantellamento è permesso { IN($c) }
}
    .no = { KNOWN($c) ->
    [yes] { IN($c) } lo Smantellamento non è permesso
   *[no] lo Smantellamento non è permesso { IN($c) }
}
point-may-disrupt-cadre =
    .yes = { KNOWN($c) ->
    [yes] { IN($c) } lo Smantellamento può rimuovere il cadre
   *[no] lo Smantellamento può rimuovere il cadre { IN($c) }
}
    .no = { KNOWN($c) ->
    [yes] { IN($c) } lo Smantellamento non rimuove il cadre
   *[no] lo Smantellamento non rimuove il cadre { IN($c) }
}
point-cells-disrupted =
    .is = { KNOWN($c) ->
    [yes] { IN($c) } lo Smantellamento colpisce solo { N($n, "cell") }
   *[no] lo Smantellamento colpisce solo { N($n, "cell") } { IN($c) }
}
    .more = lo Smantellamento colpisce { N($n, "cell") } in più { IN($c) }
    .less = lo Smantellamento colpisce { N($n, "cell") } in meno { IN($c) }
point-disrupt-earns-prestige =
    .yes = lo Smantellamento { IN($c) } dà Prestigio
    .no = lo Smantellamento { IN($c) } non dà Prestigio
point-prestige-for-disrupt =
    .is = lo Smantellamento { IN($c) } dà { FORM($n) } Prestigio
    .more = lo Smantellamento { IN($c) } dà { FORM($n) } Prestigio in più
    .less = lo Smantellamento { IN($c) } dà { FORM($n) } Prestigio in meno
point-war-of-ideas-modifier =
    .is = il modificatore ai lanci di Guerra Ideologica { IN($c) } è { FORM($n) }
    .more = +{ FORM($n) } ai lanci di Guerra Ideologica { IN($c) }
    .less = −{ FORM($n) } ai lanci di Guerra Ideologica { IN($c) }
point-may-alert =
    .yes = i Plot { IN($c) } possono essere bloccati
    .no = i Plot { IN($c) } non possono essere bloccati
point-cost-of-war-of-ideas =
    .is = la Guerra Ideologica { IN($c) } costa { FORM($n) }
    .more = la Guerra Ideologica { IN($c) } costa { FORM($n) } in più
    .less = la Guerra Ideologica { IN($c) } costa { FORM($n) } in meno
point-cost-of-disrupt =
    .is = lo Smantellamento { IN($c) } costa { FORM($n) }
    .more = lo Smantellamento { IN($c) } costa { FORM($n) } in più
    .less = lo Smantellamento { IN($c) } costa { FORM($n) } in meno
point-cost-of-deploy =
    .is = lo Schieramento { TO($c) } costa { FORM($n) }
    .more = lo Schieramento { TO($c) } costa { FORM($n) } in più
    .less = lo Schieramento { TO($c) } costa { FORM($n) } in meno
point-cost-of-deploy-home =
    .is = lo Schieramento sulla tabella costa { FORM($n) }
    .more = lo Schieramento sulla tabella costa { FORM($n) } in più
    .less = lo Schieramento sulla tabella costa { FORM($n) } in meno
point-cost-of-regime-change =
    .is = il Cambio di Regime costa { FORM($n) }
    .more = il Cambio di Regime costa { FORM($n) } in più
    .less = il Cambio di Regime costa { FORM($n) } in meno
point-cost-of-withdraw =
    .is = la Ritirata costa { FORM($n) }
    .more = la Ritirata costa { FORM($n) } in più
    .less = la Ritirata costa { FORM($n) } in meno
point-cost-of-alert =
    .is = l'Allerta costa { FORM($n) }
    .more = l'Allerta costa { FORM($n) } in più
    .less = l'Allerta costa { FORM($n) } in meno
point-cost-of-reassessment =
    .is = la Rivalutazione costa { FORM($n) }
    .more = la Rivalutazione costa { FORM($n) } in più
    .less = la Rivalutazione costa { FORM($n) } in meno
point-may-recruit =
    .yes = il Reclutamento è permesso
    .no = il Reclutamento non è permesso
point-may-recruit-in =
    .yes = { KNOWN($c) ->
    [yes] { IN($c) } il Reclutamento è permesso
   *[no] il Reclutamento è permesso { IN($c) }
}
    .no = { KNOWN($c) ->
    [yes] { IN($c) } il Reclutamento non è permesso
   *[no] il Reclutamento non è permesso { IN($c) }
}
point-recruiting-is-automatic =
    .yes = il Reclutamento { IN($c) } è automatico
    .no = per il Reclutamento { IN($c) } serve un lancio
point-recruit-number =
    .is = il valore REC { IN($c) } è { FORM($n) }
    .more = il valore REC { IN($c) } aumenta di { FORM($n) }
    .less = il valore REC { IN($c) } si riduce di { FORM($n) }
point-funding-limits-recruiting =
    .yes = i Finanziamenti limitano il Reclutamento
    .no = i Finanziamenti non limitano il Reclutamento
point-may-travel =
    .yes = le cellule possono viaggiare { FROM($x) } { TO($y) }
    .no = le cellule non possono viaggiare { FROM($x) } { TO($y) }
point-travel-is-automatic =
    .yes = per viaggiare { FROM($x) } { TO($y) } non serve un lancio
    .no = per viaggiare { FROM($x) } { TO($y) } serve un lancio
point-travel-modifier =
    .is = il modificatore ai lanci per viaggiare { FROM($x) } { TO($y) } è { FORM($n) }
    .more = +{ FORM($n) } ai lanci per viaggiare { FROM($x) } { TO($y) }
    .less = −{ FORM($n) } ai lanci per viaggiare { FROM($x) } { TO($y) }
point-may-jihad =
    .yes = { KNOWN($c) ->
    [yes] { IN($c) } la Jihad è permessa
   *[no] la Jihad è permessa { IN($c) }
}
    .no = { KNOWN($c) ->
    [yes] { IN($c) } la Jihad non è permessa
   *[no] la Jihad non è permessa { IN($c) }
}
point-jihad-modifier =
    .is = il modificatore ai lanci di Jihad { IN($c) } è { FORM($n) }
    .more = +{ FORM($n) } ai lanci di Jihad { IN($c) }
    .less = −{ FORM($n) } ai lanci di Jihad { IN($c) }
point-major-jihad-margin =
    .is = per la Jihad Maggiore { IN($c) } { $n ->
    [one] serve
   *[other] servono
} { N($n, "cell") } più delle truppe
    .more = per la Jihad Maggiore { IN($c) } { $n ->
    [one] serve
   *[other] servono
} { N($n, "cell") } in più
    .less = per la Jihad Maggiore { IN($c) } { $n ->
    [one] serve
   *[other] servono
} { N($n, "cell") } in meno
point-failed-jihad-removes-cells =
    .yes = i lanci di Jihad falliti rimuovono cellule
    .no = i lanci di Jihad falliti non rimuovono cellule
point-jihad-may-bring-islamist-rule =
    .yes = { KNOWN($c) ->
    [yes] { IN($c) } la Jihad può portare la Legge Islamica
   *[no] la Jihad può portare la Legge Islamica { IN($c) }
}
    .no = { KNOWN($c) ->
    [yes] { IN($c) } la Jihad non può portare la Legge Islamica
   *[no] la Jihad non può portare la Legge Islamica { IN($c) }
}
point-may-plot =
    .yes = { KNOWN($c) ->
    [yes] { IN($c) } l'Operazione Plot è permessa
   *[no] l'Operazione Plot è permessa { IN($c) }
}
    .no = { KNOWN($c) ->
    [yes] { IN($c) } l'Operazione Plot non è permessa
   *[no] l'Operazione Plot non è permessa { IN($c) }
}
point-plot-number =
    .is = il numero per i lanci dell'Operazione Plot { IN($c) } è { FORM($n) }
    .more = il numero per i lanci dell'Operazione Plot { IN($c) } aumenta di { FORM($n) }
    .less = il numero per i lanci dell'Operazione Plot { IN($c) } si riduce di { FORM($n) }
point-plot-dice =
    .is = per { FORM($p) } { IN($c) } si { $n ->
    [one] lancia
   *[other] lanciano
} { N($n, "die") }
    .more = per { FORM($p) } { IN($c) } si { $n ->
    [one] lancia
   *[other] lanciano
} { N($n, "die") } in più
    .less = per { FORM($p) } { IN($c) } si { $n ->
    [one] lancia
   *[other] lanciano
} { N($n, "die") } in meno
point-plot-funding =
    .is = { FORM($p) } { IN($c) } porta { FORM($n) } Finanziamenti
    .more = { FORM($p) } { IN($c) } porta { FORM($n) } Finanziamenti in più
    .less = { FORM($p) } { IN($c) } porta { FORM($n) } Finanziamenti in meno
point-plot-is-face-up =
    .yes = { FORM($p) } { IN($c) } è a faccia in su
    .no = { FORM($p) } { IN($c) } è a faccia in giù
point-side-plays-random-cards =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] giocano
   *[one] gioca
} le proprie carte a caso
    .no = { FORM($s) } { NUMBER($s) ->
    [many] scelgono
   *[one] sceglie
} le proprie carte
point-us-may-keep-its-last-card =
    .yes = gli USA possono tenere l'ultima carta
    .no = gli USA non possono tenere l'ultima carta
point-event-may-be-played =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] possono
   *[one] può
} giocare l'Evento { FORM($k, case: "di") }
    .no = { FORM($s) } non { NUMBER($s) ->
    [many] possono
   *[one] può
} giocare l'Evento { FORM($k, case: "di") }
point-funding-change-at-end-of-turn =
    .is = alla fine del turno i Finanziamenti { $n ->
    [0] non variano
   *[other] variano di { FORM($n) }
}
    .more = alla fine del turno +{ FORM($n) } Finanziamenti
    .less = alla fine del turno −{ FORM($n) } Finanziamenti
point-further-funding-change =
    .is = alla fine del turno i Finanziamenti variano ancora di { FORM($n) }
    .more = alla fine del turno un ulteriore +{ FORM($n) } ai Finanziamenti
    .less = alla fine del turno un ulteriore −{ FORM($n) } ai Finanziamenti
point-prestige-lost-at-end-of-turn =
    .is = alla fine del turno si perde { FORM($n) } Prestigio
    .more = alla fine del turno si perde { FORM($n) } Prestigio in più
    .less = alla fine del turno si perde { FORM($n) } Prestigio in meno
point-prestige-won-at-end-of-turn =
    .is = alla fine del turno si guadagna { FORM($n) } Prestigio
    .more = alla fine del turno si guadagna { FORM($n) } Prestigio in più
    .less = alla fine del turno si guadagna { FORM($n) } Prestigio in meno
point-further-prestige-change =
    .is = alla fine del turno il Prestigio varia ancora di { FORM($n) }
    .more = alla fine del turno un ulteriore +{ FORM($n) } al Prestigio
    .less = alla fine del turno un ulteriore −{ FORM($n) } al Prestigio
point-cards-dealt =
    .is = { FORM($s) } { NUMBER($s) ->
    [many] ricevono
   *[one] riceve
} { N($n, "card") }
    .more = { FORM($s) } { NUMBER($s) ->
    [many] ricevono
   *[one] riceve
} { N($n, "card") } in più
    .less = { FORM($s) } { NUMBER($s) ->
    [many] ricevono
   *[one] riceve
} { N($n, "card") } in meno

## Momenti

moment-plot-placed = un Plot viene piazzato { IN($c) }
moment-plot-resolved = un Plot viene risolto { IN($c) }
moment-wmd-resolved = un Plot WMD viene risolto { IN($c) }
moment-plot-alerted = un Plot viene bloccato { IN($c) }
moment-regime-changed = { KNOWN($c) ->
    [yes] { IN($c) } avviene un Cambio di Regime
   *[no] avviene un Cambio di Regime { IN($c) }
}
moment-turn-begins = inizia il turno
moment-end-of-turn = finisce il turno
moment-draw-phase-ends = finisce la distribuzione delle carte
moment-side-to-play = { FORM($s) } { NUMBER($s) ->
    [many] stanno
   *[one] sta
} per giocare una carta
moment-card-played = { FORM($s) } { NUMBER($s) ->
    [many] giocano
   *[one] gioca
} { FORM($k, case: "acc") }
moment-event-happens = si verifica l'Evento { FORM($k, case: "di") }
moment-cards-drawn = { FORM($s) } { NUMBER($s) ->
    [many] pescano
   *[one] pesca
} carte
moment-card-discarded = { FORM($s) } { NUMBER($s) ->
    [many] scartano
   *[one] scarta
} { FORM($k, case: "acc") }
moment-this-ends = questo Evento termina
moment-becomes-good = { FORM($c) } { NUMBER($c) ->
    [many] diventano
   *[one] diventa
} Good
moment-becomes-fair = { FORM($c) } { NUMBER($c) ->
    [many] diventano
   *[one] diventa
} Fair
moment-becomes-poor = { FORM($c) } { NUMBER($c) ->
    [many] diventano
   *[one] diventa
} Poor
moment-becomes-islamist-rule = { FORM($c) } { NUMBER($c) ->
    [many] passano
   *[one] passa
} sotto la Legge Islamica
moment-becomes-ally = { FORM($c) } { NUMBER($c) ->
    [many] diventano
   *[one] diventa
} Ally
moment-becomes-neutral = { FORM($c) } { NUMBER($c) ->
    [many] diventano
   *[one] diventa
} Neutral
moment-becomes-adversary = { FORM($c) } { NUMBER($c) ->
    [many] diventano
   *[one] diventa
} Adversary
moment-becomes-hard = { FORM($c) } { NUMBER($c) ->
    [many] diventano
   *[one] diventa
} Hard
moment-becomes-soft = { FORM($c) } { NUMBER($c) ->
    [many] diventano
   *[one] diventa
} Soft
moment-regime-change-ends = { KNOWN($c) ->
    [yes] { IN($c) } finisce il Cambio di Regime
   *[no] finisce il Cambio di Regime { IN($c) }
}
moment-civil-war-begins = { KNOWN($c) ->
    [yes] { IN($c) } inizia la guerra civile
   *[no] inizia la guerra civile { IN($c) }
}
moment-civil-war-ends = { KNOWN($c) ->
    [yes] { IN($c) } finisce la guerra civile
   *[no] finisce la guerra civile { IN($c) }
}
moment-cell-recruited = una cellula viene reclutata { IN($c) }
moment-cell-removed = una cellula viene rimossa { FROM($c) }
moment-cell-travelled = una cellula viaggia { FROM($x) } { TO($y) }
moment-disrupted = cellule o un cadre vengono smantellati { IN($c) }

## Simboli della carta che dicono qualcosa dell'Evento

symbol-outside-caliphate = non nel Califfato
    .side = non nel Califfato se la carta è giocata { FORM($side, case: "da") }
symbol-caliphate-possible = si può proclamare il Califfato dove questo Evento piazza tre cellule
    .side = se la carta è giocata { FORM($side, case: "da") }, si può proclamare il Califfato dove questo Evento piazza tre cellule
