# Wie Leisten, Felder, Stufen, Spielsteine und Marker im Protokoll und auf dem Plan heißen, wo sie allein stehen:
# Ansehen 7 → 6, Irak: Regierungsführung Schlecht → Mittelmäßig. Eine Stufe hat ein Attribut für jeden Wert.

## Leisten und Felder

# .low und so weiter: die Abschnitte der Leiste.
field-prestige = Ansehen
    .low = niedrig
    .medium = mittel
    .high = hoch
    .very-high = sehr hoch
field-funding = Finanzielle Mittel
    .tight = knapp
    .moderate = mäßig
    .ample = reichlich
field-troops-on-track = Truppen auf der Leiste
field-cells-on-track = Zellen auf der Leiste
field-militia-on-track = Milizen im Vorrat
field-troops-off-map = abwesende Truppen
field-extra-cells-on-map = zusätzliche Zellen auf dem Plan
field-us-reserves = Reserven der USA
field-jihadist-reserves = Reserven des Jihadisten
field-available-plots = verfügbare Plots
field-resolved-plots = ausgelöste Plots
field-removed-plots = entfernte Plots
field-plots-aside = beiseitegelegte Plots
field-wmd-box = WMD-Feld
field-caliphate-capital = Kalifatshauptstadt
field-decks-left = verbleibende Kartendecks
field-later-sets = spätere Sets

## Karten

field-draw-pile = Nachziehstapel
field-discard-pile = Ablagestapel
field-removed-cards = entfernte Karten
field-lapsing-box = Feld für vorübergehende Ereignisse
field-first-plot-box = Feld für den ersten Plot
field-hand-of-us = Hand der USA
field-hand-of-jihadist = Hand des Jihadisten
# Von einer Karte: Sie wird gerade gespielt.
field-in-play = im Spiel

## Stufen eines Landes

# .special: was beim Iran statt einer Stufe steht.
field-kind = Art
    .muslim = Muslimisch
    .non-muslim = Nicht-Muslimisch
    .iran = Iran
    .special = Sonderfall
field-governance = Regierungsführung
    .untested = Unmarkiert
    .good = Gut
    .fair = Mittelmäßig
    .poor = Schlecht
    .islamist-rule = Islamistische Herrschaft
field-alignment = Politische Einstellung
    .none = keine
    .ally = Verbündet
    .neutral = Neutral
    .adversary = Feindlich
field-posture = Haltung
    .untested = Unmarkiert
    .soft = Nachgiebig
    .hard = Unnachgiebig

## Spielsteine und Marker in einem Land

# .count: so viele davon liegen in einem Land. $n: wie viele.
field-sleeper-cells = Schläferzellen
    .count =
        { $n ->
            [one] { $n } Schläferzelle
           *[other] { $n } Schläferzellen
        }
field-active-cells = aktive Zellen
    .count =
        { $n ->
            [one] { $n } aktive Zelle
           *[other] { $n } aktive Zellen
        }
# .low-intensity, .war, .overstretch: die Stufe der Truppenleiste.
field-troops = Truppen
    .count =
        { $n ->
            [one] { $n } Truppe
           *[other] { $n } Truppen
        }
    .low-intensity = geringe Intensität
    .war = Krieg
    .overstretch = Überdehnung
field-militia = Milizen
    .count =
        { $n ->
            [one] { $n } Miliz
           *[other] { $n } Milizen
        }
field-cadre = Kader
field-aid = Unterstützung
    .count =
        { $n ->
            [one] { $n } Unterstützungsmarker
           *[other] { $n } Unterstützungsmarker
        }
field-besieged-regime = Umkämpfte Regierung
# Die Farbe steht auch vor dem Namen: „brauner Regierungswechsel“.
# .shown: der Marker in einem Land. $value: grüner oder brauner, wie unten.
field-regime-change = Regierungswechsel
    .shown = { $value } Regierungswechsel
    .none = keiner
    .green = grüner
    .tan = brauner
# .item: ein Marker. $kind: 1, 2, 3 oder wmd; $up: ob er offen liegt; $backlash: ob das Ereignis Backlash ihn gedreht hat.
field-plots = Plots
    .item =
        { $kind ->
            [wmd] WMD-Plot
           *[other] Plot { $kind }
        }{ $up ->
            [yes] { " " }offen
           *[no] { "" }
        }{ $backlash ->
            [yes] { " " }als Rückschlag
           *[no] { "" }
        }
    .count =
        { $n ->
            [one] { $n } Plot
           *[other] { $n } Plots
        }
field-wmd-cache = WMD-Vorrat
    .count = { $n } WMD im Vorrat
field-awakening = Aufbruch
    .count =
        { $n ->
            [one] { $n } Aufbruchsmarker
           *[other] { $n } Aufbruchsmarker
        }
field-reaction = Reaktion
    .count =
        { $n ->
            [one] { $n } Reaktionsmarker
           *[other] { $n } Reaktionsmarker
        }
field-civil-war = Bürgerkrieg

## Was der Plan zusammenzählt

# Alle Zellen zusammen, auf ihrer Leiste.
field-cells = Zellen
# Die Haltung der Welt, vor Unnachgiebig oder Nachgiebig und einer Zahl.
field-world = Welt
field-gwot-penalty = GWOT-Strafe
field-good-resources = Ressourcen unter Guter Regierungsführung
field-islamist-resources = Ressourcen unter Islamistischer Herrschaft
field-good-or-fair-countries = Länder mit Guter oder Mittelmäßiger Regierungsführung
field-poor-or-islamist-countries = Länder mit Schlechter Regierungsführung oder Islamistischer Herrschaft

## Was über Spalten und Listen steht, und wie lange ein Spiel dauert

field-country = Land
field-countries = Länder
field-length = Spieldauer
    .standard = Standard
    .tournament = Turnier
    .campaign = Kampagne
