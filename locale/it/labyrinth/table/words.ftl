# Parole brevi per ciò che mostra il tavolo.

prestige = Prestigio
funding = Finanziamenti
troops-on-track = Truppe
cells-on-track = Cellule
us-posture = USA
world-posture = Mondo
gwot-penalty = Penalità GWOT
victory = Per vincere
good-resources = Risorse Good
good-or-fair-countries = Good o Fair
islamist-resources = Risorse Legge Islamica
poor-or-islamist-countries = Poor o Legge Islamica
us-reserves = Riserve USA
jihadist-reserves = Riserve Jihadista
troops-off-map = Truppe fuori mappa
available-plots = Plot disponibili
resolved-plots = Plot risolti
wmd-box = Casella WMD
decks-left = Mazzi rimasti
militia-on-track = Milizie
caliphate = Califfato
capital = capitale
low = basso
medium = medio
high = alto
very-high = molto alto
tight = scarsi
moderate = moderati
ample = abbondanti
low-intensity = bassa intensità
war = guerra
overstretch = sovraccarico
good = Good
fair = Fair
poor = Poor
islamist-rule = Legge Islamica
hard = Hard
soft = Soft
untested = Non marcati
ally = Ally
neutral = Neutral
adversary = Adversary
cadre = cadre
besieged-regime = Besieged Regime
green-regime-change = Cambio di Regime (verde)
tan-regime-change = Cambio di Regime (marrone)
civil-war = guerra civile
face-down-plot = Plot coperto
side-us = USA
side-jihadist = Jihadista
unassociated = non associata
legend = Cifra dopo il paese: le sue Risorse.
success = successo
sure = sicuro
failure = niente
no-effect = niente
aid-instead = Aid
fair-ally = Fair Ally
adjacent-good-ally = Good Ally adiacente
events = Eventi
hard-posture = Hard
soft-posture = Soft
sleeper-cells =
    { $n ->
        [0] dormiente
        [one] { $n } dormiente
       *[other] { $n } dormienti
    }
active-cells =
    { $n ->
        [0] attiva
        [one] { $n } attiva
       *[other] { $n } attive
    }
troops =
    { $n ->
        [0] truppa
        [one] { $n } truppa
       *[other] { $n } truppe
    }
militia =
    { $n ->
        [0] milizia
        [one] { $n } milizia
       *[other] { $n } milizie
    }
wmd-cache =
    { $n ->
        [0] WMD
        [one] { $n } WMD
       *[other] { $n } WMD
    }
aid =
    { $n ->
        [0] Aid
        [one] { $n } Aid
       *[other] { $n } Aid
    }
awakening =
    { $n ->
        [0] Risveglio
        [one] { $n } Risveglio
       *[other] { $n } Risveglio
    }
reaction =
    { $n ->
        [0] Reazione
        [one] { $n } Reazione
       *[other] { $n } Reazione
    }
hits =
    { $n ->
        [0] cellula colpita
        [one] { $n } cellula colpita
       *[other] { $n } cellule colpite
    }
plots-there =
    { $n ->
        [0] Plot
        [one] { $n } Plot
       *[other] { $n } Plot
    }
tested-first = prima il test
kept-for-next-turn = tenuta per il prossimo turno
put-away-unplayed = messa via senza giocarla
becomes-active = diventa attiva
cells-near =
    { $n ->
        [0] cellula vicina
        [one] { $n } cellula vicina
       *[other] { $n } cellule vicine
    }
cells-there =
    { $n ->
        [0] cellula lì
        [one] { $n } cellula lì
       *[other] { $n } cellule lì
    }
cadre-removed = cadre rimosso
prestige-gained =
    { $n ->
        [0] Prestigio
        [one] +{ $n } Prestigio
       *[other] +{ $n } Prestigio
    }
stops =
    { $n ->
        [0] bloccato
        [one] { $n } bloccato
       *[other] { $n } bloccati
    }
at-least-one = almeno uno
all-of-them = tutti
major-jihad-possible = Jihad Maggiore possibile
then-ally = poi Ally
successes-needed =
    { $n ->
        [0] successo richiesto
        [one] { $n } successo richiesto
       *[other] { $n } successi richiesti
    }
none = nessuno
special = Speciale
