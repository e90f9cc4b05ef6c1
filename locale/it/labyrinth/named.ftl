# Come i rilievi chiamano le cose del gioco, e che cosa dicono dei suoi paesi. Stanno dentro una frase.

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
