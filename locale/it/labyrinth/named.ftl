# Come le segnalazioni chiamano le cose del gioco, e che cosa dicono dei suoi paesi. Stanno dentro una frase.

## Tipi: che cos'è qualcosa su una carta

type-country = paese
type-countries = paesi
type-plot = Plot
type-plots = Plot
type-stand-in = sostituto
type-stand-ins = sostituti
type-governance = Governance
type-alignment = Allineamento
type-posture = Posture
type-band = livello di una tabella

## Pezzi e altre cose che si contano

piece-cells = cellule
piece-troops = truppe
piece-militia = milizie
piece-militia-and-cells = milizie e cellule
piece-awakening = segnalini Risveglio
piece-reaction = segnalini Reazione
piece-plots = Plot
piece-numbered-plots = Plot numerati
piece-wmd = WMD
piece-wmd-in-the-box = WMD nella casella
piece-aid = segnalini Aid
piece-cadre = cadre
piece-besieged-regime = segnalini Besieged Regime
piece-dice = dadi
piece-cards = carte

## Valori senza una tabella propria

track-world-posture = Posture mondiale
track-reserves = riserve
track-gwot-penalty = penalità GWOT
track-recruit-number = numero di reclutamento
track-plot-number = numero del Plot

## Che cos'è un paese. Seguono: l'Iraq è

being-iran = l'Iran prima delle elezioni
being-muslim = un paese Musulmano
being-non-muslim = un paese Non-Musulmano
being-untested-non-muslim = un paese Non-Musulmano non marcato
being-in-civil-war = in guerra civile
being-under-regime-change = sotto Cambio di Regime
being-untested = non marcato
being-good = Good
being-fair = Fair
being-poor = Poor
being-islamist-rule = sotto la Legge Islamica
being-without-wmd = un paese diverso da Iran, Pakistan e Siria
being-adversary = un Adversary
being-good-ally = un Ally Good
being-no-target = un paese che non ne è bersaglio

## Che cosa dicono le regole di un tale paese

need-no-levels = non c'è Governance né Allineamento da cambiare
need-nothing-marked = nulla è ancora marcato
need-no-posture = non c'è Posture da fissare
need-no-troops = le truppe non possono stare
need-no-militia = le milizie non possono stare
need-no-plot = non si piazza alcun Plot
need-no-wmd = non ci sono WMD
need-no-aid = non c'è posto per Aid
need-no-besieged-regime = non c'è posto per un Besieged Regime
need-no-civil-war = non c'è posto per una guerra civile
need-no-awakening = i segnalini Risveglio non possono stare
need-no-reaction = i segnalini Reazione non possono stare
need-nothing-won = una Guerra Ideologica non ottiene nulla

## Che cosa si fa senza chiedere. Variabili: $name: il paese

need-regime-change-unasked = Cambio di Regime ({ $name }) senza i suoi requisiti
need-regime-change-too-few = Cambio di Regime con meno truppe di quante ne servano

## Perché una riga non cambia nulla. Seguono il nome di un paese, di una parte o di un segnalino

idle-in-civil-war = è già in guerra civile
idle-not-in-civil-war = non è in guerra civile
idle-not-under-regime-change = non è sotto Cambio di Regime
idle-no-other-side = non ha un altro lato, o lo mostra già
idle-has-cadre = ha già un cadre
idle-no-cadre = non ha alcun cadre
idle-tested = è già marcato
idle-good = è già Good
idle-poor = non può scendere sotto Poor
idle-besieged = ha già un Besieged Regime
idle-not-besieged = non ha un Besieged Regime
idle-no-awakening = non può avere un segnalino Risveglio
idle-no-reaction = non può avere un segnalino Reazione
idle-no-militia = non può avere milizie

## Che cosa sta in un buco di uno schema: n (quanti: cellule) è 1. Variabili: $of: un pezzo o un livello; $track: una tabella

role-which-plot = quale Plot
role-plot-number = numero del Plot

## Che cosa non va in uno scenario, un pacchetto o un altro file, e che cosa fare. Le chiavi restano come sono

trouble-pieces-on-map = { $n } ({ $piece }) sulla mappa, ma ce ne sono { $most }
trouble-pieces-on-and-off = { $n } ({ $piece }) sulla mappa e fuori, ma ce ne sono { $most }
trouble-take-away = Togline { $n }; ciò che non è sulla mappa sta sulla sua tabella (4.6.2).
trouble-few-markers = ci sono { $most } segnalini ({ $piece }), troppo pochi per tutti i paesi
trouble-fewer-markers = Piazzane di meno; un segnalino può valere per due nello stesso paese.
trouble-plots = { $n } Plot di numero { $kind }, ma ce ne sono { $most }
trouble-count-plots = Conta insieme quelli nei paesi e quelli disponibili.
trouble-wmd = { $n } Plot WMD, ma ce ne sono { $most }
trouble-wmd-held = { $n } di essi stanno accanto ai paesi: indica quanti con `wmd`, o abbassa gli altri numeri.
trouble-no-set = nessuna carta appartiene alla serie '{ $name }'
trouble-numbers = Le carte sono numerate da { $low } a { $high }.
trouble-no-card = `{ $key }`: la carta { $number } non esiste
trouble-not-lapsing = { $card } non è temporanea
trouble-lapsing-removed = la carta { $number } è temporanea ed è rimossa
trouble-other-set = `{ $key }`: la carta { $number } è della serie '{ $name }', che non è in gioco
trouble-add-set = Toglila, o aggiungi quella serie a `sets`.
trouble-not-in-deck = `{ $key }`: la carta { $number } non comincia nel mazzo
trouble-both-halves = la carta { $number } è in entrambe le metà del mazzo
trouble-leave-out-of-one = Toglila da una.
trouble-no-mark = nessuna carta ha il segnalino '{ $name }'
trouble-other-text = { $card } dice altro in questo scenario.
trouble-at-odds = { $name } e { $other } non possono essere entrambi in vigore: uno blocca l'altro
trouble-not-on-board = sul tabellone '{ $board }' non c'è questo paese: { $country }
trouble-other-board = Aggiungi `board: { $board }`, o toglilo.
trouble-no-section = { $what }, ma sul tabellone '{ $board }' non si gioca la sezione 11
trouble-has = { $country } ha `{ $key }`
trouble-has-a = { $country } ha `{ $key }`
trouble-there-is = c'è `{ $key }`
trouble-one-sided = { $country } non ha un altro lato su questo tabellone
trouble-untwist = Togli `turned`, o usa un tabellone in cui lo ha.
trouble-turned-posture = { $country } mostra il lato Musulmano, che non ha Posture
trouble-no-posture = Togli la Posture, o `turned`.
trouble-not-muslim = { $country } non è un paese Musulmano, ma ha `{ $key }`
trouble-not-muslim-a = { $country } non è un paese Musulmano, ma ha `{ $key }`
trouble-turn = Aggiungi `turned: true`, o toglilo.
trouble-turns-back = { $country } è girato, Ally e senza cellule: si rigirerebbe subito
trouble-keep-turned = Togli `turned`, o dagli una cellula o un altro Allineamento.
trouble-half-governance = { $country } ha una Governance ma nessun Allineamento (`{ $key }`, `{ $other }`)
trouble-half-alignment = { $country } ha un Allineamento ma nessuna Governance (`{ $key }`, `{ $other }`)
trouble-add-both = Un paese Musulmano marcato li ha entrambi (4.2.4): aggiungi `{ $key }`, o togli entrambi.
trouble-regime-change = { $country } è sotto Cambio di Regime ma non Poor né Fair
trouble-no-regime-change = Metti `governance` a `poor` o `fair`, o togli il Cambio di Regime.
trouble-untested = { $country } non è marcato, ma ha `{ $key }`
trouble-give-levels = Dagli i suoi livelli, o piazzali con una frase sotto `setup`, che prima lo testa.
trouble-civil-war = { $country } è in guerra civile ma non Poor né Fair
trouble-no-civil-war = Metti `governance` a `poor` o `fair`, o togli la guerra civile.
trouble-no-militia = { $country } è { $being }, e lì non possono esserci milizie
trouble-poor-or-fair = Toglile, o metti `governance` a `poor` o `fair`.
trouble-no-marker = { $country } è { $being }, e lì non possono stare { $piece }
trouble-turned-marker = Toglilo; una guerra civile lo trasforma in milizie o cellule (11.2.2).
trouble-troops = { $country } non è un paese Musulmano, ma ha truppe
trouble-name-mark = Toglile, o nomina il segnalino che le lascia stare lì.
trouble-plot = { $country } è sotto la Legge Islamica, dove non si piazzano Plot
trouble-other-governance = Toglili, o cambia `governance`.
trouble-capital = { $country } non può essere la capitale del califfato
trouble-make-capital = Mettilo in guerra civile, sotto Cambio di Regime o sotto la Legge Islamica.
trouble-sleepers = { $country } appartiene al califfato, ma ha cellule dormienti
trouble-active = Scrivi `active cells` invece di `cells`.
trouble-there-are = ci sono `{ $key }`

## Che cosa si fa mentre un evento è in vigore

exercise-operation = { $side }: { $thing }
exercise-card = una carta giocata: { $side }
exercise-plots = i Plot vengono risolti
exercise-end-of-turn = il turno finisce

## Che cosa nessuna posizione può avere. Seguono: questo viola una regola

wrong-cells = { $n } cellule, di cui extra: { $extra }
wrong-extra-cells = cellule extra sulla mappa: { $extra }, e sulla tabella: { $n }
wrong-troops = truppe: { $n }
wrong-militia = milizie: { $n }
wrong-markers = { $piece }: { $n }
wrong-wmd = WMD: { $n }
wrong-plots = i Plot non sono quelli del gioco: { $plots }
wrong-wmd-resolved = un WMD tra i Plot risolti, da dove potrebbe tornare
wrong-mark-twice = lo stesso segnalino due volte: { $mark }
wrong-mark-twice-there = { $country }: lo stesso segnalino due volte: { $mark }
wrong-untested = { $country }: pezzi in un paese non marcato
wrong-levels = { $country }: Governance e Allineamento arrivano insieme
wrong-posture = { $country }: un paese Musulmano con una Posture
wrong-not-muslim = { $country }: non è Musulmano, ma ha ciò che hanno solo i paesi Musulmani
wrong-posture-iran = { $country }: una Posture, che l'Iran non ha
wrong-iran = { $country }: l'Iran è Fair finché non viene girato
wrong-printed = { $country }: la Governance stampata è cambiata
wrong-regime-change = { $country }: Cambio di Regime in un paese che non è Poor né Fair
wrong-militia-there = { $country }: milizie dove non possono essercene
wrong-popular-there = { $country }: Risveglio o Reazione dove non possono essercene
wrong-civil-war = { $country }: guerra civile in un paese che non è Poor né Fair
wrong-civil-war-and-regime-change = { $country }: guerra civile e Cambio di Regime insieme
wrong-mat = { $country }: un tipo che non è sulla sua tessera
wrong-not-turned-back = { $country }: Ally senza cellule, e non si è rigirato
wrong-turned-back = { $country }: rigirato, ma senza Governance
wrong-no-member = { $country }: non può appartenere al califfato
wrong-sleepers = { $country }: cellule dormienti nel califfato
wrong-capitals = più di una capitale del califfato: { $countries }
wrong-capital = { $country } è una capitale che non può esserlo
wrong-base = { $field }, ma sul tabellone del gioco base
trouble-whole-country = Un paese Musulmano ha `kind`, `sect` e `resources`; ogni altro ha `kind: non-muslim` e `governance`.
trouble-before-itself = un tabellone non viene prima di sé stesso
trouble-no-deal = senza `deal` nessun turno finirebbe
trouble-of-expansion = '{ $name }' fa parte di { $other }
trouble-no-member = nessun membro è sul tabellone
trouble-no-such-country = non c'è un paese così
trouble-cannot-be-muslim = non può essere Musulmano
trouble-good-or-fair = la sua Governance è Good o Fair
trouble-about-key = { $key }: { $what }
trouble-leave-it-or-change = Lascialo, o cambia prima la tabella.
trouble-the-rules-name-it = le regole nominano { $country }: non può sparire
trouble-about-country = { $country }: { $what }
trouble-leave-this-line-out = Togli questa riga.
trouble-no-set-is-left = per il primo mazzo non resta nessun set
trouble-the-board-does-not = il tabellone '{ $name }' non cambia con un mazzo successivo
trouble-later-sets-is-not = { $key }: '{ $name }' non è tra i set
trouble-write = Scrivi: { $sets }.
trouble-add-board-or-leave = Aggiungi `board: { $fitting }`, o togli `later sets`.
trouble-cards-card-is-written = { $key }: la carta { $number } è scritta due volte
trouble-add-it-to-sets = Aggiungilo a `sets`, come in: { $sets }.
trouble-cards-card-is-only = { $key }: la carta { $number } è solo una di { $known }, che sono la stessa carta
trouble-has-no-posture = { $name } non ha Posture
trouble-there-are-more-troops = ci sono più truppe che posti sulla loro tabella
trouble-let-the-track-troops = Fai arrivare fin lì la tabella `troops`.
trouble-no-row-of-has = nessuna riga di '{ $name }' ha il valore { $value }
trouble-let-the-ranges-meet = Fai in modo che gli intervalli si tocchino; la prima e l'ultima riga possono restare aperte.
trouble-the-track-goes-from = la tabella '{ $name }' va da { $low } a { $high }
trouble-there-is-no-plot = non c'è un Plot { $plot }
trouble-the-track-counts-from = la tabella '{ $name }' conta da 0
trouble-leave-its-from-as = Lascia il suo `from` com'è.
trouble-no-level-of-has = nessun livello di '{ $name }' ha il valore { $value }
trouble-let-the-levels-meet = Fai in modo che i livelli si tocchino, da un capo all'altro.
