# Che cosa sta intorno a nomi e cifre quando il gioco si mostra: `daedalus inspect`, e la fine di una partita. Nomi di
# tabelle, livelli e paesi vengono inseriti; stanno da soli.

## Tabelle

# $track: Prestigio; $n: dove si trova; $level: per esempio alto; $modifier: per esempio +1.
shown-prestige = { $track } { $n }: { $level }, Guerra Ideologica { $modifier }
# $track: cellule sulla tabella; $n: quante; $recruitable: quante se ne possono reclutare.
shown-cells = { $track } { $n }, reclutabili { $recruitable }
shown-reserves = Riserve
# $side: di chi è la mano, da sola; $n: quante carte; $dealt: quante ne porta la prossima distribuzione.
shown-held = { $side } { $n }, alla prossima distribuzione { $dealt }
shown-reserves-and-deal = Riserve { $n }, carte alla prossima distribuzione { $dealt }
shown-caliphate = { $capital } (capitale)

## Vittoria

shown-victory = Vittoria
# $side: chi; $what: per esempio Risorse; $now: quante ce ne sono; $needed: quante ne servono.
shown-goal = { $side }: { $what } { $now } su { $needed }
# $goal: come sopra; $also: che cos'altro deve valere; $holds: sì o no.
shown-goal-also = { $goal }, e { $also }: { $holds }
shown-goal-met = { $goal } (raggiunto)
# $n: quante cellule ci sono ancora.
shown-no-cells-goal = { $side }: nessuna cellula sulla mappa (rimaste: { $n })
shown-adjacent-islamist = due paesi adiacenti sotto la Legge Islamica
shown-prestige-at-most = Prestigio al massimo { $n }
# Perché una parte ha vinto, dopo i due punti.
shown-won = { $n } { $what }
shown-won-also = { $n } { $what }, { $also }
shown-won-no-cells = nessuna cellula sulla mappa
# $good, $islamist: le Risorse di entrambi.
shown-won-by-count = l'ultimo mazzo è finito, Risorse Good { $good }, sotto la Legge Islamica { $islamist }
shown-won-by-wmd = un Plot WMD è stato risolto negli Stati Uniti

## Paesi ed Eventi

shown-resources = Risorse { $n }
# Che cosa si somma lì al dado. $modifier: per esempio +1; $parts: di che cosa è fatto.
shown-war-of-ideas = Guerra Ideologica { $modifier } ({ $parts })
shown-jihad = Jihad { $modifier }
# $n: quante cellule colpisce lì uno Smantellamento.
shown-disrupt = lo Smantellamento colpisce { $n }
shown-events-first = Eventi, se giocati come prima carta di una fase
