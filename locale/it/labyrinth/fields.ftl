# Come si chiamano tabelle, caselle, livelli, pedine e segnalini nel resoconto e sul tabellone, dove stanno da soli:
# Prestigio 7 -> 6, Iraq: Governance Poor -> Fair. In minuscolo, salvo ciò che si scrive sempre con la maiuscola: una riga
# comincia da sé con la maiuscola. Un livello ha un attributo per ogni valore.

## Tabelle e caselle

# .low e così via: le fasce della tabella.
field-prestige = Prestigio
    .low = basso
    .medium = medio
    .high = alto
    .very-high = molto alto
field-funding = Finanziamenti
    .tight = scarsi
    .moderate = moderati
    .ample = abbondanti
field-troops-on-track = truppe sulla tabella
field-cells-on-track = cellule sulla tabella
field-militia-on-track = milizie in riserva
field-troops-off-map = truppe fuori mappa
field-extra-cells-on-map = cellule extra sulla mappa
field-us-reserves = Riserve degli USA
field-jihadist-reserves = Riserve dello Jihadista
field-available-plots = Plot disponibili
field-resolved-plots = Plot risolti
field-removed-plots = Plot rimossi
field-plots-aside = Plot messi da parte
field-wmd-box = casella WMD
field-caliphate-capital = capitale del Califfato
field-decks-left = mazzi rimasti
field-later-sets = serie successive

## Carte

field-draw-pile = mazzo di pesca
field-discard-pile = pila degli scarti
field-removed-cards = carte rimosse
field-lapsing-box = casella degli Eventi temporanei
field-first-plot-box = spazio 1° Plot
field-hand-of-us = mano degli USA
field-hand-of-jihadist = mano dello Jihadista
# Di una carta: la si sta giocando.
field-in-play = in gioco

## Livelli di un paese

# .special: che cosa si mostra dell'Iran invece di un livello.
field-kind = tipo
    .muslim = Musulmano
    .non-muslim = Non-Musulmano
    .iran = Iran
    .special = speciale
field-governance = Governance
    .untested = non marcata
    .good = Good
    .fair = Fair
    .poor = Poor
    .islamist-rule = Legge Islamica
field-alignment = Allineamento
    .none = nessuno
    .ally = Ally
    .neutral = Neutral
    .adversary = Adversary
field-posture = Posture
    .untested = non marcata
    .soft = Soft
    .hard = Hard

## Pedine e segnalini in un paese

# .count: quanti ce ne sono in un paese. Variables: $n: quanti.
field-sleeper-cells = cellule dormienti
    .count =
        { $n ->
            [one] { $n } cellula dormiente
           *[other] { $n } cellule dormienti
        }
field-active-cells = cellule attive
    .count =
        { $n ->
            [one] { $n } cellula attiva
           *[other] { $n } cellule attive
        }
# .low-intensity, .war, .overstretch: il livello della tabella delle Truppe.
field-troops = truppe
    .count =
        { $n ->
            [one] { $n } truppa
           *[other] { $n } truppe
        }
    .low-intensity = bassa intensità
    .war = guerra
    .overstretch = sovraccarico
field-militia = milizie
    .count =
        { $n ->
            [one] { $n } milizia
           *[other] { $n } milizie
        }
field-cadre = cadre
field-aid = Aid
    .count = { $n } Aid
field-besieged-regime = Besieged Regime
# .shown: il segnalino in un paese. $value: il colore, come sotto.
field-regime-change = Cambio di Regime
    .shown = Cambio di Regime { $value }
    .none = nessuno
    .green = verde
    .tan = marrone
# .item: un segnalino. Variables: $kind: 1, 2, 3 o wmd; $up: se è a faccia in su, yes o no; $backlash: se l'Evento
# Backlash lo ha girato, yes o no.
field-plots = Plot
    .item =
        { $kind ->
            [wmd] Plot WMD
           *[other] Plot { $kind }
        }{ $up ->
            [yes] { " " }a faccia in su
           *[no] { "" }
        }{ $backlash ->
            [yes] { " " }con effetto invertito
           *[no] { "" }
        }
    .count =
        { $n ->
            [one] { $n } Plot
           *[other] { $n } Plot
        }
field-wmd-cache = scorta di WMD
    .count = scorta di WMD: { $n }
field-awakening = Risveglio
    .count = { $n } Risveglio
field-reaction = Reazione
    .count = { $n } Reazione
field-civil-war = guerra civile

## Che cosa somma il tabellone

# Tutte le cellule insieme, sulla loro tabella.
field-cells = cellule
# La Posture mondiale, davanti a Hard o Soft e a un numero.
field-world = mondo
field-gwot-penalty = penalità GWOT
field-good-resources = Risorse Good
field-islamist-resources = Risorse sotto la Legge Islamica
field-good-or-fair-countries = paesi Good o Fair
field-poor-or-islamist-countries = paesi Poor o sotto la Legge Islamica

## Che cosa sta sopra colonne ed elenchi, e quanto dura una partita

field-country = paese
field-countries = paesi
field-length = durata
    .standard = standard
    .tournament = torneo
    .campaign = campagna
