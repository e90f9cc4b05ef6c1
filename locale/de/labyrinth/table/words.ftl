# Kurze Wörter für das, was der Tisch zeigt.

prestige = Ansehen
funding = Finanzmittel
troops-on-track = Truppen
cells-on-track = Zellen
us-posture = USA
world-posture = Welt
gwot-penalty = GWOT-Strafe
victory = Zum Sieg
good-resources = Ressourcen Gut
good-or-fair-countries = Gut oder Mittel
islamist-resources = Ressourcen Islamist.
poor-or-islamist-countries = Schlecht oder Islamist.
us-reserves = Reserven USA
jihadist-reserves = Reserven Jihadist
troops-off-map = Abwesende Truppen
available-plots = Verfügbare Plots
resolved-plots = Ausgelöste Plots
wmd-box = WMD-Feld
decks-left = Restliche Decks
militia-on-track = Miliz
caliphate = Kalifat
capital = Hauptstadt
low = niedrig
medium = mittel
high = hoch
very-high = sehr hoch
tight = knapp
moderate = mäßig
ample = reichlich
low-intensity = geringe Intensität
war = Krieg
overstretch = Überdehnung
good = Gut
fair = Mittelmäßig
poor = Schlecht
islamist-rule = Islamistisch
hard = Unnachgiebig
soft = Nachgiebig
untested = Unmarkiert
ally = Verbündet
neutral = Neutral
adversary = Feindlich
cadre = Kader
besieged-regime = Umkämpfte Regierung
green-regime-change = Regierungswechsel (grün)
tan-regime-change = Regierungswechsel (braun)
civil-war = Bürgerkrieg
face-down-plot = verdeckter Plot
side-us = USA
side-jihadist = Jihadist
unassociated = neutral
legend = Zahl hinter einem Land: seine Ressourcen.
success = Erfolg
sure = sicher
failure = nichts
no-effect = nichts
aid-instead = Unterstützung
fair-ally = Mittelmäßig und Verbündet
adjacent-good-ally = Nachbarland Gut und Verbündet
events = Ereignisse
hard-posture = Unnachgiebig
soft-posture = Nachgiebig
sleeper-cells =
    { $n ->
        [0] Schläfer
        [one] { $n } Schläfer
       *[other] { $n } Schläfer
    }
active-cells =
    { $n ->
        [0] aktive Zelle
        [one] { $n } aktive Zelle
       *[other] { $n } aktive Zellen
    }
troops =
    { $n ->
        [0] Truppe
        [one] { $n } Truppe
       *[other] { $n } Truppen
    }
militia =
    { $n ->
        [0] Miliz
        [one] { $n } Miliz
       *[other] { $n } Milizen
    }
wmd-cache =
    { $n ->
        [0] WMD
        [one] { $n } WMD
       *[other] { $n } WMD
    }
aid =
    { $n ->
        [0] Unterstützung
        [one] { $n } Unterstützung
       *[other] { $n } Unterstützung
    }
awakening =
    { $n ->
        [0] Aufbruch
        [one] { $n } Aufbruch
       *[other] { $n } Aufbruch
    }
reaction =
    { $n ->
        [0] Reaktion
        [one] { $n } Reaktion
       *[other] { $n } Reaktion
    }
hits =
    { $n ->
        [0] Zelle getroffen
        [one] { $n } Zelle getroffen
       *[other] { $n } Zellen getroffen
    }
plots-there =
    { $n ->
        [0] Plot
        [one] { $n } Plot
       *[other] { $n } Plots
    }
tested-first = erst Test
kept-for-next-turn = bleibt für die nächste Runde
put-away-unplayed = wird ungespielt abgelegt
becomes-active = wird aktiv
cells-near =
    { $n ->
        [0] Zelle nebenan
        [one] { $n } Zelle nebenan
       *[other] { $n } Zellen nebenan
    }
cells-there =
    { $n ->
        [0] Zelle dort
        [one] { $n } Zelle dort
       *[other] { $n } Zellen dort
    }
cadre-removed = Kader entfernt
prestige-gained =
    { $n ->
        [0] Ansehen
        [one] +{ $n } Ansehen
       *[other] +{ $n } Ansehen
    }
stops =
    { $n ->
        [0] verhindert
        [one] { $n } verhindert
       *[other] { $n } verhindert
    }
at-least-one = mindestens einer
all-of-them = alle
major-jihad-possible = Umfassender Jihad möglich
then-ally = dann Verbündet
successes-needed =
    { $n ->
        [0] Erfolg nötig
        [one] { $n } Erfolg nötig
       *[other] { $n } Erfolge nötig
    }
none = keine
special = Sonderfall
