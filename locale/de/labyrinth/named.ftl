# Wie Meldungen die Dinge des Spiels nennen und was sie über seine Länder sagen. Sie stehen mitten in einem Satz.

## Typen: was etwas auf einer Karte ist

type-country = Land
type-countries = Länder
type-plot = Plot
type-plots = Plots
type-stand-in = Ersatz
type-stand-ins = Ersatzstücke
type-governance = Regierungsführung
type-alignment = Politische Einstellung
type-posture = Haltung
type-band = Bereich einer Leiste

## Spielsteine und was sonst gezählt wird

piece-cells = Zellen
piece-troops = Truppen
piece-militia = Milizen
piece-militia-and-cells = Milizen und Zellen
piece-awakening = Aufbruchsmarker
piece-reaction = Reaktionsmarker
piece-plots = Plots
piece-numbered-plots = Plots mit Nummer
piece-wmd = WMD
piece-wmd-in-the-box = WMD im Feld
piece-aid = Unterstützungsmarker
piece-cadre = Kader
piece-besieged-regime = Umkämpfte Regierungen
piece-dice = Würfel
piece-cards = Karten

## Werte ohne eigene Leiste

track-world-posture = Haltung der Welt
track-reserves = Reserven
track-gwot-penalty = GWOT-Strafe
track-recruit-number = Rekrutierungszahl
track-plot-number = Nummer des Plots

## Was ein Land ist. Sie stehen in Anführungszeichen

being-iran = Iran vor seinen Wahlen
being-muslim = Muslimisches Land
being-non-muslim = Nicht-Muslimisches Land
being-untested-non-muslim = Unmarkiertes Nicht-Muslimisches Land
being-in-civil-war = im Bürgerkrieg
being-under-regime-change = im Regierungswechsel
being-untested = Unmarkiert
being-good = Gut
being-fair = Mittelmäßig
being-poor = Schlecht
being-islamist-rule = Islamistische Herrschaft
being-without-wmd = weder Iran noch Pakistan noch Syrien
being-adversary = Feindlich
being-good-ally = Gut und Verbündet
being-no-target = dafür kein Ziel

## Was die Regeln über ein solches Land sagen

need-no-levels = keine Regierungsführung und keine Einstellung zu ändern
need-nothing-marked = noch nichts markiert
need-no-posture = keine Haltung zu setzen
need-no-troops = keine Truppen erlaubt
need-no-militia = keine Milizen erlaubt
need-no-plot = kein Plot wird gelegt
need-no-wmd = keine WMD liegen bereit
need-no-aid = keine Unterstützung erlaubt
need-no-besieged-regime = keine Umkämpfte Regierung erlaubt
need-no-civil-war = kein Bürgerkrieg möglich
need-no-awakening = keine Aufbruchsmarker erlaubt
need-no-reaction = keine Reaktionsmarker erlaubt
need-nothing-won = der Krieg der Ideologien gewinnt nichts

## Was ungefragt geschieht. Variablen: $name: das Land

need-regime-change-unasked = Regierungswechsel ({ $name }) ohne seine Voraussetzungen
need-regime-change-too-few = Regierungswechsel mit weniger Truppen, als er braucht

## Warum eine Zeile nichts ändert. Sie folgen auf den Namen eines Landes, einer Seite oder einer Markierung

idle-in-civil-war = ist schon im Bürgerkrieg
idle-not-in-civil-war = ist nicht im Bürgerkrieg
idle-not-under-regime-change = ist nicht im Regierungswechsel
idle-no-other-side = hat keine andere Seite oder zeigt sie schon
idle-has-cadre = hat schon einen Kader
idle-no-cadre = hat keinen Kader
idle-tested = ist schon markiert
idle-good = ist schon Gut
idle-poor = kann nicht unter Schlecht sinken
idle-besieged = hat schon eine Umkämpfte Regierung
idle-not-besieged = hat keine Umkämpfte Regierung
idle-no-awakening = kann keinen Aufbruchsmarker haben
idle-no-reaction = kann keinen Reaktionsmarker haben
idle-no-militia = kann keine Miliz haben

## Was in einer Lücke eines Musters steht: n (wie viele: Zellen) ist 1. Variablen: $of: ein Spielstein oder ein Wert; $track: eine Leiste

role-which-plot = welcher Plot
role-plot-number = Nummer des Plots
