# Antworten auf Fragen, Operationen und Würfelergebnisse, wo sie allein stehen. $n, $m: Zahlen in der Reihenfolge der
# englischen Wörter.

## Operationen

option-war-of-ideas = Krieg der Ideologien
option-deploy = Truppentransport
option-regime-change = Regierungswechsel
option-withdraw = Rückzug
option-disrupt = Zerschlagung
option-alert = Verhinderung
option-reassessment = Neuausrichtung
option-recruit = Rekrutierung
option-travel = Reise
option-jihad = Jihad
option-plot = Plot
# Was in einem Land getan werden kann, wo eine Operation zwei Enden oder zwei Arten hat.
option-deploy-to = Truppentransport hierher
option-deploy-from = Truppentransport von hier
option-travel-to = Reise hierher
option-travel-from = Reise von hier
option-minor-jihad = Eingeschränkter Jihad
option-major-jihad = Umfassender Jihad

## Was mit einer Karte geschieht

option-reserves = Reserven
option-discard = abwerfen
option-hold = behalten
option-a-random-card = eine zufällige Karte
option-remove-a-cadre = einen Kader entfernen
option-change-posture = Haltung ändern

## Spielsteine, Marker und Orte

# plot-n: ein Plotmarker mit seiner Zahl; offen und als Rückschlag: wie er liegt.
option-active-cells = aktive Zellen
option-sleeper-cells = Schläferzellen
option-active-cell = aktive Zelle
option-sleeper-cell = Schläferzelle
option-cell = Zelle
option-cells = Zellen
option-militia = Miliz
option-troops = Truppen
option-track = Leiste
option-available = verfügbar
option-plot-n = Plot { $n }
option-plot-n-face-up = Plot { $n } offen
option-plot-n-backlashed = Plot { $n } als Rückschlag
option-plot-n-face-up-backlashed = Plot { $n } offen als Rückschlag
option-plot-wmd = WMD-Plot
option-plot-wmd-face-up = WMD-Plot offen
option-plot-wmd-backlashed = WMD-Plot als Rückschlag
option-plot-wmd-face-up-backlashed = WMD-Plot offen als Rückschlag
option-wmd = WMD
option-face-down-plot-n = verdeckter Plot { $n }
option-face-down-plot = verdeckter Plot
option-face-down-plot-backlashed = verdeckter Plot als Rückschlag
option-awakening = Aufbruch
option-reaction = Reaktion
option-aid = Unterstützung
option-cadre = Kader
option-besieged-regime = Umkämpfte Regierung

## Stufen und Würfelergebnisse

option-hard = Unnachgiebig
option-soft = Nachgiebig
option-fair = Mittelmäßig
option-poor = Schlecht
option-up = aufwärts
option-down = abwärts

## Möglichkeiten von Karten

option-card = Karte
option-prestige = Ansehen
option-funding = Finanzielle Mittel
option-posture = Haltung
option-alignment = Politische Einstellung
option-governance = Regierungsführung
option-place = platzieren
option-rearrange = neu anordnen
option-activate = aktivieren
option-n-cell =
    { $n ->
        [one] { $n } Zelle
       *[other] { $n } Zellen
    }
option-n-cells =
    { $n ->
        [one] { $n } Zelle
       *[other] { $n } Zellen
    }
option-place-cadre = Kader platzieren
option-remove-cadre = Kader entfernen
option-place-aid = Unterstützung platzieren
option-remove-aid = Unterstützung entfernen
option-besiege = Umkämpfte Regierung platzieren
option-lift-siege = Umkämpfte Regierung entfernen
option-place-awakening = Aufbruch platzieren
option-remove-awakening = Aufbruch entfernen
option-place-reaction = Reaktion platzieren
option-remove-reaction = Reaktion entfernen
option-place-posture = Haltung platzieren
option-remove-posture = Haltung entfernen
option-place-pieces = Spielsteine platzieren
option-remove-pieces = Spielsteine entfernen
option-n-awakening-n-reaction = { $n } Aufbruch, { $m } Reaktion
option-n-reaction-n-awakening = { $n } Reaktion, { $m } Aufbruch
option-n-militia-n-cell =
    { $n ->
        [one] { $n } Miliz
       *[other] { $n } Milizen
    }, { $m ->
        [one] { $m } Zelle
       *[other] { $m } Zellen
    }
option-n-cells-n-militia =
    { $n ->
        [one] { $n } Zelle
       *[other] { $n } Zellen
    }, { $m ->
        [one] { $m } Miliz
       *[other] { $m } Milizen
    }

## Wozu ein Bot der Spielregel kommt

option-alert-table = Verhinderungstabelle
option-go-on = weiter
option-homeland-security = Homeland Security
option-radicalization = Radikalisierung
option-radicalize = radikalisieren
option-plot-for-prestige = Plot um das Ansehen
option-war-of-ideas-at-n = Krieg der Ideologien bei -{ $n }
option-war-of-ideas-non-muslim = Krieg der Ideologien, Nicht-Muslimisch
option-disrupt-in-the-us = Zerschlagung in den USA
option-war-of-ideas-in-soft-countries = Krieg der Ideologien in Ländern mit Nachgiebiger Haltung
option-disrupt-in-a-non-muslim-country = Zerschlagung in einem Nicht-Muslimischen Land
option-bank-operations = Operationen zurücklegen
option-disrupt-a-cadre-in-a-muslim-country = Zerschlagung eines Kaders in einem Muslimischen Land
option-war-of-ideas-for-posture = Krieg der Ideologien um die Haltung
option-plot-in-the-us-with-a-wmd-available = Plot in den USA, wenn ein WMD verfügbar ist
option-travel-to-untested-countries = Reise in Unmarkierte Länder
option-plot-in-non-muslim-countries = Plot in Nicht-Muslimischen Ländern
option-recruit-at-a-cadre = Rekrutierung bei einem Kader
option-travel-to-the-us = Reise in die USA
