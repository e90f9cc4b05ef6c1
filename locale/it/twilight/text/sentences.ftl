# Che cosa dice ogni parola di Twilight Struggle su una carta, sotto la sua chiave (docs/language.md le elenca).

## Influenza. .minus: la cifra si toglie e sta senza segno; .up, .down: la cifra non si conosce prima

change-influence = { DO("add") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "influence") } { FORM($s, case: "own") }
   *[no] { N($n, "influence") } { FORM($s, case: "own") } { IN($c) }
}
    .minus = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "influence") } { FORM($s, case: "own") }
   *[no] { N($n, "influence") } { FORM($s, case: "own") } { FROM($c) }
}
    .up = { DO("add") } { IN($c) } un numero di punti influenza { FORM($s, case: "own") } pari { FORM($n, case: "a") }
    .down = { DO("remove") } { FROM($c) } un numero di punti influenza { FORM($s, case: "own") } pari { FORM($n, case: "a") }
    .again = { FORM($n) } { IN($c) }
remove-all-influence = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } tutta l'influenza { FORM($s, case: "own") }
   *[no] tutta l'influenza { FORM($s, case: "own") } { FROM($c) }
}
raise-to-control = { DO("add") } { IN($c) } l'influenza { FORM($s, case: "own") } necessaria per il controllo
raise-influence = { DO("add") } influenza { FORM($s, case: "own") } { IN($c) } fino a { FORM($n) }
    .figure = { DO("add") } influenza { FORM($s, case: "own") } { IN($c) } fino a pareggiare { FORM($n) }
# $t: più paesi; $n: quanto in tutto; $m: quanto al massimo in ciascuno
change-influence-among = { DO("add") } { N($n, "influence") } { FORM($s, case: "own") } { IN($t) }
    .minus = { DO("remove") } { N($n, "influence") } { FORM($s, case: "own") } { FROM($t) }
    .up = { DO("add") } { IN($t) } un numero di punti influenza { FORM($s, case: "own") } pari { FORM($n, case: "a") }
    .down = { DO("remove") } { FROM($t) } un numero di punti influenza { FORM($s, case: "own") } pari { FORM($n, case: "a") }
change-influence-among-each = { DO("add") } { N($n, "influence") } { FORM($s, case: "own") } { IN($t) }, al massimo { FORM($m) } per paese
    .by-case = { DO("add") } { N($otherwise, "influence") } { FORM($s, case: "own") } ({ FORM($n) } se { $condition }) { IN($t) }, al massimo { FORM($m) } per paese
    .minus = { DO("remove") } { N($n, "influence") } { FORM($s, case: "own") } { FROM($t) }, al massimo { FORM($m) } per paese
    .up = { DO("add") } { IN($t) } un numero di punti influenza { FORM($s, case: "own") } pari { FORM($n, case: "a") }, al massimo { FORM($m) } per paese
    .down = { DO("remove") } { FROM($t) } un numero di punti influenza { FORM($s, case: "own") } pari { FORM($n, case: "a") }, al massimo { FORM($m) } per paese
relocate-influence = { DO("move") } da qualsiasi luogo fino a { N($n, "influence") } { FORM($s, case: "own") } { TO($t) }, al massimo { FORM($m) } per paese

## Tracciati, tempo e dadi

change-vp = { DO("gain") } { N($n, "vp") }
    .minus = { DO("lose") } { N($n, "vp") }
    .up = { DO("gain") } { N($n, "vp") }
    .down = { DO("lose") } { N($n, "vp") }
side-gains-vp = { DO("gain") } { N($n, "vp") }
end-game = { DO("end") } la partita, che è vinta da chi è in vantaggio in Punti Vittoria
side-loses = { DO("lose-game") } la partita
change-defcon = { DO("raise") } di { FORM($n) } il livello DEFCON
    .minus = { DO("lower") } di { FORM($n) } il livello DEFCON
    .up = { DO("raise") } il livello DEFCON di un valore pari { FORM($n, case: "a") }
    .down = { DO("lower") } il livello DEFCON di un valore pari { FORM($n, case: "a") }
    .either = { DO("raise") } o { DO("lower") } di { FORM($n) } il livello DEFCON
set-defcon = { DO("set") } il livello DEFCON a { FORM($n) }
    .figure = { DO("set") } il livello DEFCON { FORM($n, case: "a") }
change-military-ops = { DO("add") } { FORM($n) } alle tue Operazioni Militari
    .minus = { DO("remove") } { FORM($n) } dalle tue Operazioni Militari
    .up = { DO("raise") } le tue Operazioni Militari di un valore pari { FORM($n, case: "a") }
    .down = { DO("lower") } le tue Operazioni Militari di un valore pari { FORM($n, case: "a") }
set-military-ops = { DO("set") } { FORM($s, case: "ops") } a { FORM($n) }
advance-in-space = { DO("advance") } di { N($n, "box") } nella corsa allo spazio
end-round = { DO("end") } il round d'azione
roll-die = { DO("roll") } un dado
    .result = il risultato
    .result-di = del risultato
    .result-a = al risultato
    .result-1 = il primo risultato
    .result-1-di = del primo risultato
    .result-1-a = al primo risultato
    .result-2 = il secondo risultato
    .result-2-di = del secondo risultato
    .result-2-a = al secondo risultato
# Lanciano entrambe le parti; $n: quanto aggiunge chi gioca la carta; $m: quanto aggiunge l'altra parte
roll-off = ciascuna parte lancia un dado, il giocatore aggiunge { FORM($n) }{ $m ->
    [0] { "" }
   *[other] {" "}e l'avversario { FORM($m) }
}
    .result = la parte con il totale più alto
    .result-di = della parte con il totale più alto
    .result-a = alla parte con il totale più alto
    .no-result = i totali sono pari
roll-off-until-decided = ciascuna parte lancia un dado, il giocatore aggiunge { FORM($n) }{ $m ->
    [0] { "" }
   *[other] {" "}e l'avversario { FORM($m) }
}, e si ripete in caso di pareggio
    .result = la parte con il totale più alto
    .result-di = della parte con il totale più alto
    .result-a = alla parte con il totale più alto
    .no-result = i totali sono pari

## Operazioni e guerre

conduct-operations = { DO("conduct") } Operazioni di valore { FORM($n) }
    .figure = { DO("conduct") } Operazioni con { FORM($n) }
conduct-operations-except-coups = { DO("conduct") } Operazioni di valore { FORM($n) }, ma nessun colpo di stato
    .figure = { DO("conduct") } Operazioni con { FORM($n) }, ma nessun colpo di stato
free-attack = { DO("make") } un colpo di stato gratuito o tiri di riallineamento gratuiti di valore { FORM($n) } { IN($t) }
free-coup = { DO("make") } un colpo di stato gratuito di valore { FORM($n) } in uno dei { FORM($t) }
coup = { DO("make") } un colpo di stato di valore { FORM($n) } { IN($c) }
    .result = l'influenza rimossa dal colpo di stato
    .result-di = dell'influenza rimossa dal colpo di stato
    .result-a = all'influenza rimossa dal colpo di stato
    .some = il colpo di stato ha rimosso influenza
    .none = il colpo di stato non ha rimosso influenza
war = { DO("fight") } una guerra { IN($c) }: aggiungi { FORM($m) } alle tue Operazioni Militari e lancia un dado, −1 per ogni paese adiacente sotto il controllo dell'avversario; con { FORM($n) } o più, guadagna { N($p, "vp") } e sostituisci lì tutta l'influenza dell'avversario con la tua
score-region = { DO("score") } il punteggio { FORM($r, case: "di") }
name-region = { DO("name") } { FORM($r, case: "acc") }

## Carte

draw-cards = { DO("draw") } { N($n, "card") }
    .figure = { DO("draw") } { KNOWN($n) ->
    [yes] altrettante carte
   *[no] { N($n, "card") }
}
side-draws-cards = { DO("draw") } { N($n, "card") }
discard-random-cards = { DO("discard") } { N($n, "random-card") }
    .result = la carta scartata
    .result-di = della carta scartata
    .result-a = alla carta scartata
discard-card = { DO("discard") } { FORM($k, case: "clitic") }
take-card = { DO("take") } in mano { FORM($k, case: "acc") }
side-takes-card = { DO("take") } { FORM($k, case: "acc") }
take-random-cards = { DO("take") } { N($n, "random-card") } dalla mano { FORM($t, case: "di") }
swap-random-cards = ciascuna parte cede all'altra una carta a caso
see-hand = { DO("see") } la mano { FORM($t, case: "di") }
show-cards = { DO("show") } tutte le { FORM($k, case: "acc") }
see-random-card = { DO("see") } una carta a caso dalla mano { FORM($t, case: "di") }
    .result = la carta vista
    .result-di = della carta vista
    .result-a = alla carta vista
see-top-cards = { DO("see") } le prime { N($n, "card") } del mazzo
shuffle = { DO("shuffle") } { FORM($p, case: "acc") }
use-for-operations = { DO("use") } { KNOWN($k) ->
    [yes] { FORM($k, case: "clitic") } per Operazioni, senza il suo Evento
   *[no] per Operazioni, senza il suo Evento, { FORM($k, case: "acc") }
}
play-card = { DO("play") } { FORM($k, case: "clitic") }
make-event-happen = { DO("resolve") } { KNOWN($k) ->
    [yes] il suo Evento
   *[no] l'Evento { FORM($k, case: "di") }
}
cancel-headline = { DO("cancel") } la carta titolo { FORM($s, case: "di") }, che viene scartata senza effetto
take-face-up = { DO("take") } { FORM($m) } a faccia in su
take-face-down = { DO("take") } { FORM($m) } a faccia in giù

## Eventi che durano

put-in-effect = { DO("put") } in vigore { FORM($m) }
put-in-effect-for-turn = { DO("put") } in vigore { FORM($m) } fino alla fine del turno
end-mark = { DO("end") } { FORM($m) }
end-this = { DO("end") } questo Evento
mark-space = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } il segnalino { FORM($m) }
   *[no] il segnalino { FORM($m) } { IN($c) }
}
add-mark = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } un altro segnalino { FORM($m) }
   *[no] un altro segnalino { FORM($m) } { IN($c) }
}
move-mark = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } il segnalino { FORM($m) }
   *[no] il segnalino { FORM($m) } { IN($c) }
}
end-mark-in = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } il segnalino { FORM($m) }
   *[no] il segnalino { FORM($m) } { FROM($c) }
}

## Valori. $than: l'altro termine di un confronto; .di, .a: con la preposizione

influence-in = l'influenza { FORM($s, case: "own") } { IN($c) }
    .di = dell'influenza { FORM($s, case: "own") } { IN($c) }
    .a = all'influenza { FORM($s, case: "own") } { IN($c) }
    .bare = influenza { FORM($s, case: "own") }
    .some = { FORM($s) } { NUMBER($s) ->
    [many] hanno
   *[one] ha
} influenza { IN($c) }
    .none = { FORM($s) } non { NUMBER($s) ->
    [many] hanno
   *[one] ha
} influenza { IN($c) }
    .ge = { FORM($s) } { NUMBER($s) ->
    [many] hanno
   *[one] ha
} almeno { N($than, "influence") } { IN($c) }
    .own-some = con influenza { FORM($s, case: "own") }
    .own-none = senza influenza { FORM($s, case: "own") }
    .own-eq = con tanta influenza { FORM($s, case: "own") } quanta { FORM($than, case: "bare") }
    .own-ge = con almeno { N($than, "influence") } { FORM($s, case: "own") }
    .own-gt = con più influenza { FORM($s, case: "own") } che { FORM($than, case: "bare") }
    .own-lt = con meno influenza { FORM($s, case: "own") } che { FORM($than, case: "bare") }
stability-of = il valore di stabilità { FORM($c, case: "di") }
    .di = del valore di stabilità { FORM($c, case: "di") }
    .a = al valore di stabilità { FORM($c, case: "di") }
    .bare = valore di stabilità
    .own-le = con stabilità { FORM($than) } o meno
    .own-ge = con stabilità { FORM($than) } o più
can-attack = { FORM($s) } { NUMBER($s) ->
    [many] possono
   *[one] può
} attaccare { FORM($c, case: "acc") }
    .not = { FORM($s) } non { NUMBER($s) ->
    [many] possono
   *[one] può
} attaccare { FORM($c, case: "acc") }
    .after = che si può attaccare
    .after-not = che non si può attaccare
is-covered = { FORM($m) } copre { FORM($c, case: "acc") }
    .not = { FORM($m) } non copre { FORM($c, case: "acc") }
    .after = che sia coperto da { FORM($m) }
    .after-not = che non sia coperto da { FORM($m) }
named-region = quella regione
    .di = di quella regione
    .a = a quella regione
defcon = il livello DEFCON
    .di = del livello DEFCON
    .a = al livello DEFCON
defcon-moved-to = in questo round il livello DEFCON è arrivato a { FORM($n) }
    .not = in questo round il livello DEFCON non è arrivato a { FORM($n) }
military-ops-of = il valore delle Operazioni Militari { FORM($s, case: "di") }
    .di = del valore delle Operazioni Militari { FORM($s, case: "di") }
    .a = al valore delle Operazioni Militari { FORM($s, case: "di") }
    .bare = Operazioni Militari
    .gt = { FORM($s) } { NUMBER($s) ->
    [many] hanno
   *[one] ha
} più Operazioni Militari { FORM($than, case: "owner") }
    .ge = le Operazioni Militari { FORM($s, case: "di") } raggiungono almeno { FORM($than) }
    .owner = { FORM($s, case: "di") }
turn = il numero del turno
    .di = del numero del turno
    .a = al numero del turno
    .le = si è al turno { FORM($than) } o prima
    .ge = si è al turno { FORM($than) } o dopo
    .eq = si è al turno { FORM($than) }
chinese-civil-war = la guerra civile cinese continua
    .not = la guerra civile cinese è finita
headline-phase = si è nella fase dei titoli
    .not = non si è nella fase dei titoli
half-rounded-up = la metà (arrotondata per eccesso) { FORM($n, case: "di") }
    .di = della metà (arrotondata per eccesso) { FORM($n, case: "di") }
    .a = alla metà (arrotondata per eccesso) { FORM($n, case: "di") }
half-rounded-down = la metà (arrotondata per difetto) { FORM($n, case: "di") }
    .di = della metà (arrotondata per difetto) { FORM($n, case: "di") }
    .a = alla metà (arrotondata per difetto) { FORM($n, case: "di") }
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
draw-pile = il mazzo
    .di = del mazzo
    .da = dal mazzo
    .in = nel mazzo
    .some = ci sono carte nel mazzo
    .none = non ci sono carte nel mazzo
discard-pile = la pila degli scarti
    .di = della pila degli scarti
    .da = dalla pila degli scarti
    .in = nella pila degli scarti
    .some = ci sono carte nella pila degli scarti
    .none = non ci sono carte nella pila degli scarti
removed-cards = le carte rimosse
    .di = delle carte rimosse
    .da = dalle carte rimosse
    .in = tra le carte rimosse
    .some = ci sono carte tra le carte rimosse
    .none = non ci sono carte tra le carte rimosse
top-cards-of = le prime { N($n, "card") } { FORM($p, case: "di") }
    .di = delle prime { N($n, "card") } { FORM($p, case: "di") }
    .da = dalle prime { N($n, "card") } { FORM($p, case: "di") }
    .in = tra le prime { N($n, "card") } { FORM($p, case: "di") }
    .some = ci sono carte tra le prime { N($n, "card") } { FORM($p, case: "di") }
    .none = non ci sono carte tra le prime { N($n, "card") } { FORM($p, case: "di") }
number-of-cards-in = il numero di carte { FORM($p, case: "in") }
    .di = del numero di carte { FORM($p, case: "in") }
    .a = al numero di carte { FORM($p, case: "in") }
    .some = { FORM($p, case: "some") }
    .none = { FORM($p, case: "none") }
ops-of = il valore Operazioni { FORM($k, case: "di") }
    .di = del valore Operazioni { FORM($k, case: "di") }
    .a = al valore Operazioni { FORM($k, case: "di") }
    .bare = valore Operazioni
side-ops-of = il valore Operazioni { FORM($k, case: "di") } per { FORM($s) }
    .di = del valore Operazioni { FORM($k, case: "di") } per { FORM($s) }
    .a = al valore Operazioni { FORM($k, case: "di") } per { FORM($s) }
    .bare = valore Operazioni
    .own-ge = che vale almeno { N($than, "ops-point") }
    .own-le = che vale al massimo { N($than, "ops-point") }
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
in-effect = { FORM($m) } è in vigore
    .not = { FORM($m) } non è in vigore
holds = { FORM($s) } { NUMBER($s) ->
    [many] hanno
   *[one] ha
} { FORM($m) }
    .not = { FORM($s) } non { NUMBER($s) ->
    [many] hanno
   *[one] ha
} { FORM($m) }

## Qualità

in-region = { "" }
    .after = { FORM($r, case: "di") }
    .not = fuori { FROM($r) }
    .is = { FORM($it) } { NUMBER($it) ->
    [many] sono
   *[one] è
} { IN($r) }
    .is-not = { FORM($it) } { NUMBER($it) ->
    [many] sono
   *[one] è
} fuori { FROM($r) }
in-regions = { "" }
    .after = { OR($r, case: "di") }
    .not = fuori { AND($r, case: "from") }
    .is = { FORM($it) } { NUMBER($it) ->
    [many] sono
   *[one] è
} { OR($r, case: "in") }
    .is-not = { FORM($it) } { NUMBER($it) ->
    [many] sono
   *[one] è
} fuori { AND($r, case: "from") }
battleground = conteso
    .f = contesa
    .many = contesi
    .behind = yes
adjacent-to = adiacente { FORM($d, case: "a") }
    .many = adiacenti { FORM($d, case: "a") }
    .behind = yes
    .alone = adiacente
    .alone-not = non adiacente
    .is = { FORM($it) } { NUMBER($it) ->
    [many] sono adiacenti
   *[one] è adiacente
} { FORM($d, case: "a") }
    .is-not = { FORM($it) } non { NUMBER($it) ->
    [many] sono adiacenti
   *[one] è adiacente
} { FORM($d, case: "a") }
controlled-by = controllato
    .after = controllato { FORM($s, case: "da") }
    .after-many = controllati { FORM($s, case: "da") }
    .is = { FORM($s) } { NUMBER($s) ->
    [many] controllano
   *[one] controlla
} { FORM($it) }
    .is-not = { FORM($s) } non { NUMBER($s) ->
    [many] controllano
   *[one] controlla
} { FORM($it) }
uncontrolled = non controllato
    .f = non controllata
    .many = non controllati
    .behind = yes
    .not = sotto il controllo di una parte
dominated-by = dominato
    .after = dominata { FORM($s, case: "da") }
    .after-many = dominate { FORM($s, case: "da") }
    .is = { FORM($s) } { NUMBER($s) ->
    [many] dominano
   *[one] domina
} { FORM($it) }
    .is-not = { FORM($s) } non { NUMBER($s) ->
    [many] dominano
   *[one] domina
} { FORM($it) }
scored-by = conteggiato
    .after = in una regione di una carta punteggio { FORM($p, case: "in") }
    .not = fuori dalle regioni delle carte punteggio { FORM($p, case: "in") }
ahead-in-vp = in vantaggio
    .after = in vantaggio in Punti Vittoria
    .is = { FORM($it) } { NUMBER($it) ->
    [many] sono
   *[one] è
} in vantaggio in Punti Vittoria
    .is-not = { FORM($it) } non { NUMBER($it) ->
    [many] sono
   *[one] è
} in vantaggio in Punti Vittoria
ahead-in-space = in vantaggio
    .after = in vantaggio nella corsa allo spazio
    .is = { FORM($it) } { NUMBER($it) ->
    [many] sono
   *[one] è
} in vantaggio nella corsa allo spazio
    .is-not = { FORM($it) } non { NUMBER($it) ->
    [many] sono
   *[one] è
} in vantaggio nella corsa allo spazio
phasing = di turno
    .behind = yes
    .is = { FORM($it) } { NUMBER($it) ->
    [many] sono
   *[one] è
} di turno
    .is-not = { FORM($it) } non { NUMBER($it) ->
    [many] sono
   *[one] è
} di turno
scoring-card = punteggio
    .behind = yes
    .not = (tranne le carte punteggio)
    .is = { FORM($it) } è una carta punteggio
    .is-not = { FORM($it) } non è una carta punteggio
war-card = di guerra
    .behind = yes
    .not = (tranne le carte di guerra)
    .is = { FORM($it) } è una carta di guerra
    .is-not = { FORM($it) } non è una carta di guerra
associated-with = { FORM($s, case: "own") }
    .behind = yes
    .not = che non appartiene { FORM($s, case: "a") }
    .is = { KNOWN($it) ->
    [yes] { "" }
   *[no] { FORM($it) }
} appartiene { FORM($s, case: "a") }
    .is-not = { KNOWN($it) ->
    [yes] { "" }
   *[no] { FORM($it) }
} non appartiene { FORM($s, case: "a") }
prevented = impedito
    .after = il cui Evento è impedito
    .not = il cui Evento non è impedito
    .is = l'Evento { FORM($it, case: "di") } è impedito
    .is-not = l'Evento { FORM($it, case: "di") } non è impedito
spaced = usato nella corsa allo spazio
    .f = usata nella corsa allo spazio
    .many = usati nella corsa allo spazio
    .behind = yes
    .not = non usata nella corsa allo spazio
    .is = { FORM($it) } è usata nella corsa allo spazio
    .is-not = { FORM($it) } non è usata nella corsa allo spazio
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

countries-in-region = paese
    .after = { FORM($r, case: "di") }
countries-in-regions = paese
    .after = { OR($r, case: "di") }
countries-of = paese
    .after = tra { FORM($t, case: "bare") }
defcon-levels = livello
    .head = un livello DEFCON
    .after = sul tracciato DEFCON
cards-in-pile = carta
    .there = { FORM($p, case: "in") }
    .after = { FORM($p, case: "da") }
cards-in-piles = carta
    .after = { OR($p, case: "da") }
cards-in-list = carta
    .after = tra { FORM($s) }
top-cards = carta
    .after = dalle prime { N($n, "card") } del mazzo

## Punti di regola: che cosa cambia un Evento che dura. Una parte qualsiasi non si dice in TO e FROM

point-ops =
    .more = { FORM($k, case: "every") } vale { N($n, "ops-point") } in più { TO($s) }
    .less = { FORM($k, case: "every") } vale { N($n, "ops-point") } in meno { TO($s) }
    .is = { FORM($k, case: "every") } vale { N($n, "ops-point") } { TO($s) }
point-ops-all-in =
    .more = { FORM($k, case: "every") } vale { N($n, "ops-point") } in più { TO($s) } se spesa tutta { IN($r) }
    .less = { FORM($k, case: "every") } vale { N($n, "ops-point") } in meno { TO($s) } se spesa tutta { IN($r) }
    .is = { FORM($k, case: "every") } vale { N($n, "ops-point") } { TO($s) } se spesa tutta { IN($r) }
point-may-place =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] possono
   *[one] può
} usare Operazioni per piazzare influenza { IN($c) }
    .no = { FORM($s) } non { NUMBER($s) ->
    [many] possono
   *[one] può
} usare Operazioni per piazzare influenza { IN($c) }
point-rounds =
    .is = { FORM($s) } { NUMBER($s) ->
    [many] possono
   *[one] può
} giocare { N($n, "action-round") }
    .more = { FORM($s) } { NUMBER($s) ->
    [many] possono
   *[one] può
} giocare { N($n, "action-round") } in più
    .less = { FORM($s) } { NUMBER($s) ->
    [many] possono
   *[one] può
} giocare { N($n, "action-round") } in meno
point-may-attack =
    .yes = { KNOWN($c) ->
    [yes] { IN($c) }
   *[no] { "" }
} { FORM($s) } { NUMBER($s) ->
    [many] possono
   *[one] può
} compiere colpi di stato, tiri di riallineamento e guerre con bersaglio a scelta { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
    .no = { KNOWN($c) ->
    [yes] { IN($c) }
   *[no] { "" }
} { FORM($s) } non { NUMBER($s) ->
    [many] possono
   *[one] può
} compiere colpi di stato, tiri di riallineamento o guerre con bersaglio a scelta { KNOWN($c) ->
    [yes] { "" }
   *[no] { IN($c) }
}
point-may-coup =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] possono
   *[one] può
} compiere colpi di stato { IN($c) }
    .no = { FORM($s) } non { NUMBER($s) ->
    [many] possono
   *[one] può
} compiere colpi di stato { IN($c) }
point-coup-lowers-defcon =
    .yes = i colpi di stato { FROM($s) } in paesi contesi { IN($c) } riducono il livello DEFCON
    .no = i colpi di stato { FROM($s) } in paesi contesi { IN($c) } non riducono il livello DEFCON
point-coup-modifier =
    .is = il modificatore ai tiri di colpo di stato { FROM($s) } { IN($c) } è { FORM($n) }
    .more = +{ FORM($n) } ai tiri di colpo di stato { FROM($s) } { IN($c) }
    .less = −{ FORM($n) } ai tiri di colpo di stato { FROM($s) } { IN($c) }
point-realignment-modifier =
    .is = il modificatore ai tiri di riallineamento { FROM($s) } { IN($c) } è { FORM($n) }
    .more = +{ FORM($n) } ai tiri di riallineamento { FROM($s) } { IN($c) }
    .less = −{ FORM($n) } ai tiri di riallineamento { FROM($s) } { IN($c) }
point-war-modifier =
    .is = il modificatore ai tiri di guerra { FROM($s) } { IN($c) } è { FORM($n) }
    .more = +{ FORM($n) } ai tiri di guerra { FROM($s) } { IN($c) }
    .less = −{ FORM($n) } ai tiri di guerra { FROM($s) } { IN($c) }
point-covers =
    .yes = { FORM($m) } copre { FORM($c, case: "acc") }
    .no = { FORM($m) } non copre { FORM($c, case: "acc") }
point-may-play =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] possono
   *[one] può
} giocare { FORM($k, case: "acc") }
    .no = { FORM($s) } non { NUMBER($s) ->
    [many] possono
   *[one] può
} giocare { FORM($k, case: "acc") }
    .only = { FORM($s) } { NUMBER($s) ->
    [many] possono
   *[one] può
} giocare solo { FORM($k, case: "acc", number: "many") }
point-must-use =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] devono
   *[one] deve
} usare { FORM($k, case: "acc") } per Operazioni nel prossimo round d'azione
    .no = { FORM($s) } non { NUMBER($s) ->
    [many] sono tenuti
   *[one] è tenuto
} a usare { FORM($k, case: "acc") } per Operazioni
point-event-may-be-played =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] possono
   *[one] può
} giocare l'Evento { FORM($k, case: "di") }
    .no = { FORM($s) } non { NUMBER($s) ->
    [many] possono
   *[one] può
} giocare l'Evento { FORM($k, case: "di") }
point-sees-hand =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] vedono
   *[one] vede
} la mano { FORM($t, case: "di") }
    .no = { FORM($s) } non { NUMBER($s) ->
    [many] vedono
   *[one] vede
} la mano { FORM($t, case: "di") }
point-battleground-in-scoring =
    .yes = nel punteggio { FORM($c) } { NUMBER($c) ->
    [many] contano
   *[one] conta
} come paese conteso
    .no = nel punteggio { FORM($c) } non { NUMBER($c) ->
    [many] contano
   *[one] conta
} come paese conteso
point-battlegrounds-in-scoring =
    .more = quando si calcola il punteggio { FORM($r, case: "di") }, { FORM($s) } { NUMBER($s) ->
    [many] contano
   *[one] conta
} { N($n, "battleground-country") } in più
    .less = quando si calcola il punteggio { FORM($r, case: "di") }, { FORM($s) } { NUMBER($s) ->
    [many] contano
   *[one] conta
} { N($n, "battleground-country") } in meno
    .is = quando si calcola il punteggio { FORM($r, case: "di") }, { FORM($s) } { NUMBER($s) ->
    [many] contano
   *[one] conta
} { N($n, "battleground-country") }

## Momenti

moment-event-played = { FORM($s) } { NUMBER($s) ->
    [many] giocano
   *[one] gioca
} { FORM($k, case: "acc") } come Evento
moment-card-played = { FORM($s) } { NUMBER($s) ->
    [many] giocano
   *[one] gioca
} { FORM($k, case: "acc") }
moment-event-happens = si verifica l'Evento { FORM($k, case: "di") }
moment-side-is-to-act = { FORM($s) } { NUMBER($s) ->
    [many] stanno
   *[one] sta
} per agire
moment-side-is-to-play = { FORM($s) } { NUMBER($s) ->
    [many] stanno
   *[one] sta
} per giocare una carta
moment-round-ends = { FORM($s) } { NUMBER($s) ->
    [many] hanno
   *[one] ha
} agito
moment-coup-declared = { FORM($s) } { NUMBER($s) ->
    [many] compiono
   *[one] compie
} un colpo di stato { IN($c) }
moment-region-scored = si calcola il punteggio { FORM($r, case: "di") }
moment-this-ends = questo Evento termina

## Simboli della carta che dicono qualcosa dell'Evento; gli altri sono solo stampati

symbol-early-war = { "" }
symbol-mid-war = { "" }
symbol-late-war = { "" }
symbol-scoring = { "" }
symbol-war = { "" }
symbol-no-headline = non può essere giocata come carta titolo
symbol-headlines-first = come titolo della propria parte viene risolta per prima
