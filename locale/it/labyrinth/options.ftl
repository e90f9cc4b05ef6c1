# Risposte alle domande, Operazioni, e che cosa è uscito da un dado, come si mostrano da sole. $n, $m: numeri, nell'ordine
# delle parole inglesi.

## Operazioni

option-war-of-ideas = Guerra Ideologica
option-deploy = Schieramento
option-regime-change = Cambio di Regime
option-withdraw = Ritirata
option-disrupt = Smantellamento
option-alert = Allerta
option-reassessment = Rivalutazione
option-recruit = Reclutamento
option-travel = Viaggio
option-jihad = Jihad
option-plot = Plot
# Che cosa si può fare in un paese, dove un'operazione ha due capi o due specie.
option-deploy-to = Schieramento qui
option-deploy-from = Schieramento da qui
option-travel-to = Viaggio qui
option-travel-from = Viaggio da qui
option-minor-jihad = Jihad Minore
option-major-jihad = Jihad Maggiore

## Che cosa si fa con una carta

option-reserves = Riserve
option-discard = scarta
option-hold = tieni
option-a-random-card = una carta a caso
option-remove-a-cadre = rimuovi un cadre
option-change-posture = cambia la Posture

## Pedine, segnalini e luoghi

# plot-n: un segnalino Plot con il suo numero; a faccia in su e con effetto invertito: come sta.
option-active-cells = cellule attive
option-sleeper-cells = cellule dormienti
option-active-cell = cellula attiva
option-sleeper-cell = cellula dormiente
option-cell = cellula
option-cells = cellule
option-militia = milizie
option-troops = truppe
option-track = tabella
option-available = disponibili
option-plot-n = Plot { $n }
option-plot-n-face-up = Plot { $n } a faccia in su
option-plot-n-backlashed = Plot { $n } con effetto invertito
option-plot-n-face-up-backlashed = Plot { $n } a faccia in su con effetto invertito
option-plot-wmd = Plot WMD
option-plot-wmd-face-up = Plot WMD a faccia in su
option-plot-wmd-backlashed = Plot WMD con effetto invertito
option-plot-wmd-face-up-backlashed = Plot WMD a faccia in su con effetto invertito
option-wmd = WMD
option-face-down-plot-n = Plot { $n } a faccia in giù
option-face-down-plot = Plot a faccia in giù
option-face-down-plot-backlashed = Plot a faccia in giù con effetto invertito
option-awakening = Risveglio
option-reaction = Reazione
option-aid = Aid
option-cadre = cadre
option-besieged-regime = Besieged Regime

## Livelli, e che cosa è uscito da un dado

option-hard = Hard
option-soft = Soft
option-fair = Fair
option-poor = Poor
option-up = sale
option-down = scende

## Opzioni delle carte

option-card = carta
option-prestige = Prestigio
option-funding = Finanziamenti
option-posture = Posture
option-alignment = Allineamento
option-governance = Governance
option-place = piazza
option-rearrange = ridistribuisci
option-activate = attiva
option-n-cell =
    { $n ->
        [one] { $n } cellula
       *[other] { $n } cellule
    }
option-n-cells =
    { $n ->
        [one] { $n } cellula
       *[other] { $n } cellule
    }
option-place-cadre = piazza il cadre
option-remove-cadre = rimuovi il cadre
option-place-aid = piazza Aid
option-remove-aid = rimuovi Aid
option-besiege = piazza Besieged Regime
option-lift-siege = rimuovi Besieged Regime
option-place-awakening = piazza Risveglio
option-remove-awakening = rimuovi Risveglio
option-place-reaction = piazza Reazione
option-remove-reaction = rimuovi Reazione
option-place-posture = piazza la Posture
option-remove-posture = rimuovi la Posture
option-place-pieces = piazza pedine
option-remove-pieces = rimuovi pedine
option-n-awakening-n-reaction = { $n } Risveglio, { $m } Reazione
option-n-reaction-n-awakening = { $n } Reazione, { $m } Risveglio
option-n-militia-n-cell = milizie: { $n }, cellule: { $m }
option-n-cells-n-militia = cellule: { $n }, milizie: { $m }

## A che cosa arriva un bot del regolamento

option-alert-table = tabella di Allerta
option-go-on = avanti
option-homeland-security = Sicurezza Interna
option-radicalization = Radicalizzazione
option-radicalize = radicalizzare
option-plot-for-prestige = Plot per il Prestigio
option-war-of-ideas-at-n = Guerra Ideologica a -{ $n }
option-war-of-ideas-non-muslim = Guerra Ideologica, Non-Musulmano
option-disrupt-in-the-us = Smantellamento negli USA
option-war-of-ideas-in-soft-countries = Guerra Ideologica nei paesi Soft
option-disrupt-in-a-non-muslim-country = Smantellamento in un paese Non-Musulmano
option-bank-operations = mettere da parte operazioni
option-disrupt-a-cadre-in-a-muslim-country = Smantellamento di un cadre in un paese Musulmano
option-war-of-ideas-for-posture = Guerra Ideologica per la Posture
option-plot-in-the-us-with-a-wmd-available = Plot negli USA con un WMD disponibile
option-travel-to-untested-countries = Viaggio in paesi non marcati
option-plot-in-non-muslim-countries = Plot in paesi Non-Musulmani
option-recruit-at-a-cadre = Reclutamento presso un cadre
option-travel-to-the-us = Viaggio negli USA
