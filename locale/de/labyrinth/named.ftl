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

## Was mit einem Szenario, einem Paket oder einer anderen Datei nicht stimmt, und was zu tun ist. Schlüssel bleiben, wie sie sind

trouble-pieces-on-map = { $n } ({ $piece }) auf dem Spielplan, aber es gibt { $most }
trouble-pieces-on-and-off = { $n } ({ $piece }) auf dem Spielplan und außerhalb, aber es gibt { $most }
trouble-take-away = Nimm { $n } weg; was nicht auf dem Spielplan ist, liegt auf seiner Leiste (4.6.2).
trouble-few-markers = es gibt { $most } Marker ({ $piece }), zu wenige für alle Länder
trouble-fewer-markers = Platziere weniger davon; ein Marker kann im selben Land für zwei stehen.
trouble-plots = { $n } Plots mit der Nummer { $kind }, aber es gibt { $most }
trouble-count-plots = Zähle die in Ländern und die verfügbaren zusammen.
trouble-wmd = { $n } WMD-Plots, aber es gibt { $most }
trouble-wmd-held = { $n } davon liegen bei Ländern: Sag mit `wmd`, wie viele, oder senke die anderen Zahlen.
trouble-no-set = keine Karte gehört zum Satz '{ $name }'
trouble-numbers = Die Karten haben die Nummern { $low } bis { $high }.
trouble-no-card = `{ $key }`: es gibt keine Karte { $number }
trouble-not-lapsing = { $card } verfällt nicht
trouble-lapsing-removed = Karte { $number } verfällt und ist entfernt
trouble-other-set = `{ $key }`: Karte { $number } gehört zum Satz '{ $name }', der nicht im Spiel ist
trouble-add-set = Lass sie weg oder füge den Satz bei `sets` hinzu.
trouble-not-in-deck = `{ $key }`: Karte { $number } beginnt nicht im Stapel
trouble-both-halves = Karte { $number } ist in beiden Hälften des Stapels
trouble-leave-out-of-one = Lass sie in einer weg.
trouble-no-mark = keine Karte hat die Markierung '{ $name }'
trouble-other-text = { $card } sagt in diesem Szenario etwas anderes.
trouble-at-odds = { $name } und { $other } können nicht beide in Kraft sein: eines blockiert das andere
trouble-not-on-board = { $country } gibt es auf dem Spielplan '{ $board }' nicht
trouble-other-board = Füge `board: { $board }` hinzu oder lass es weg.
trouble-no-section = { $what }, aber auf dem Spielplan '{ $board }' wird ohne Abschnitt 11 gespielt
trouble-has = { $country } hat `{ $key }`
trouble-has-a = { $country } hat `{ $key }`
trouble-there-is = es gibt `{ $key }`
trouble-one-sided = { $country } hat auf diesem Spielplan keine andere Seite
trouble-untwist = Lass `turned` weg oder nimm einen Spielplan, auf dem es eine hat.
trouble-turned-posture = { $country } zeigt seine Muslimische Seite, die keine Haltung hat
trouble-no-posture = Lass seine Haltung weg oder `turned`.
trouble-not-muslim = { $country } ist kein Muslimisches Land, hat aber `{ $key }`
trouble-not-muslim-a = { $country } ist kein Muslimisches Land, hat aber `{ $key }`
trouble-turn = Füge `turned: true` hinzu oder lass es weg.
trouble-turns-back = { $country } ist umgedreht, Verbündet und ohne Zellen: Es würde sich sofort zurückdrehen
trouble-keep-turned = Lass `turned` weg oder gib ihm eine Zelle oder eine andere Einstellung.
trouble-half-governance = { $country } hat eine Regierungsführung, aber keine Einstellung (`{ $key }`, `{ $other }`)
trouble-half-alignment = { $country } hat eine Einstellung, aber keine Regierungsführung (`{ $key }`, `{ $other }`)
trouble-add-both = Ein markiertes Muslimisches Land hat beides (4.2.4): Füge `{ $key }` hinzu oder lass beides weg.
trouble-regime-change = { $country } ist im Regierungswechsel, aber weder Schlecht noch Mittelmäßig
trouble-no-regime-change = Setze `governance` auf `poor` oder `fair` oder lass den Regierungswechsel weg.
trouble-untested = { $country } ist Unmarkiert, hat aber `{ $key }`
trouble-give-levels = Gib ihm seine Werte oder platziere sie durch einen Satz unter `setup`, der es erst testet.
trouble-civil-war = { $country } ist im Bürgerkrieg, aber weder Schlecht noch Mittelmäßig
trouble-no-civil-war = Setze `governance` auf `poor` oder `fair` oder lass den Bürgerkrieg weg.
trouble-no-militia = { $country } ist „{ $being }“, dort kann es keine Milizen geben
trouble-poor-or-fair = Lass sie weg oder setze `governance` auf `poor` oder `fair`.
trouble-no-marker = { $country } ist „{ $being }“, dort darf das nicht liegen: { $piece }
trouble-turned-marker = Lass es weg; ein Bürgerkrieg macht Milizen oder Zellen daraus (11.2.2).
trouble-troops = { $country } ist kein Muslimisches Land, hat aber Truppen
trouble-name-mark = Lass sie weg oder nenne die Markierung, die sie dort stehen lässt.
trouble-plot = { $country } ist unter Islamistischer Herrschaft, dort wird kein Plot gelegt
trouble-other-governance = Lass sie weg oder ändere `governance`.
trouble-capital = { $country } kann nicht die Hauptstadt des Kalifats sein
trouble-make-capital = Versetze es in Bürgerkrieg, Regierungswechsel oder unter Islamistische Herrschaft.
trouble-sleepers = { $country } gehört zum Kalifat, hat aber Schläferzellen
trouble-active = Schreibe `active cells` statt `cells`.
trouble-there-are = es gibt `{ $key }`

## Was getan wird, solange ein Ereignis in Kraft ist

exercise-operation = { $side }: { $thing }
exercise-card = eine Karte wird gespielt: { $side }
exercise-plots = die Plots werden aufgelöst
exercise-end-of-turn = die Runde endet

## Was keine Stellung haben kann. Sie folgen auf: das verstößt gegen eine Regel

wrong-cells = { $n } Zellen, davon zusätzliche: { $extra }
wrong-extra-cells = zusätzliche Zellen auf dem Spielplan: { $extra }, zugleich auf der Leiste: { $n }
wrong-troops = Truppen: { $n }
wrong-militia = Milizen: { $n }
wrong-markers = { $piece }: { $n }
wrong-wmd = WMD: { $n }
wrong-plots = die Plots sind nicht die des Spiels: { $plots }
wrong-wmd-resolved = ein WMD unter den ausgelösten Plots, wo es zurückkommen könnte
wrong-mark-twice = derselbe Marker zweimal: { $mark }
wrong-mark-twice-there = { $country }: derselbe Marker zweimal: { $mark }
wrong-untested = { $country }: Steine in einem Unmarkierten Land
wrong-levels = { $country }: Regierungsführung und Politische Einstellung kommen zusammen
wrong-posture = { $country }: ein Muslimisches Land mit einer Haltung
wrong-not-muslim = { $country }: nicht Muslimisch, hat aber, was nur Muslimische Länder haben
wrong-posture-iran = { $country }: eine Haltung, die Iran nicht hat
wrong-iran = { $country }: Iran ist Mittelmäßig, bis der Landflächenmarker umgedreht wird
wrong-printed = { $country }: die aufgedruckte Regierungsführung hat sich geändert
wrong-regime-change = { $country }: Regierungswechsel in einem Land, das weder Schlecht noch Mittelmäßig ist
wrong-militia-there = { $country }: Milizen, wo es keine geben kann
wrong-popular-there = { $country }: Aufbruch oder Reaktion, wo es das nicht geben kann
wrong-civil-war = { $country }: Bürgerkrieg in einem Land, das weder Schlecht noch Mittelmäßig ist
wrong-civil-war-and-regime-change = { $country }: Bürgerkrieg und Regierungswechsel zugleich
wrong-mat = { $country }: eine Art, die nicht auf dem Landflächenmarker steht
wrong-not-turned-back = { $country }: Verbündet, ohne Zellen und nicht zurückgedreht
wrong-turned-back = { $country }: zurückgedreht, aber ohne Regierungsführung
wrong-no-member = { $country }: kann nicht zum Kalifat gehören
wrong-sleepers = { $country }: Schläferzellen im Kalifat
wrong-capitals = mehr als eine Hauptstadt des Kalifats: { $countries }
wrong-capital = { $country } ist eine Hauptstadt, die keine sein kann
wrong-base = { $field }, aber auf dem Spielplan des Grundspiels
trouble-whole-country = Ein Muslimisches Land hat `kind`, `sect` und `resources`; jedes andere hat `kind: non-muslim` und `governance`.
trouble-before-itself = ein Spielplan kommt nicht vor sich selbst
trouble-no-deal = ohne `deal` würde keine Runde enden
trouble-of-expansion = '{ $name }' gehört zu { $other }
trouble-no-member = kein Mitglied ist auf dem Spielplan
trouble-no-such-country = es gibt kein solches Land
trouble-cannot-be-muslim = es kann nicht Muslimisch sein
trouble-good-or-fair = seine Regierungsführung ist Gut oder Mittelmäßig
trouble-about-key = { $key }: { $what }
trouble-leave-it-or-change = Lass es stehen, oder ändere zuerst die Tabelle.
trouble-the-rules-name-it = die Regeln nennen { $country }: das kann nicht wegfallen
trouble-about-country = { $country }: { $what }
trouble-leave-this-line-out = Lass diese Zeile weg.
trouble-no-set-is-left = für das erste Kartendeck bleibt kein Set übrig
trouble-the-board-does-not = der Spielplan '{ $name }' ändert sich nicht mit einem späteren Kartendeck
trouble-later-sets-is-not = { $key }: '{ $name }' ist keines der Sets
trouble-write = Schreib: { $sets }.
trouble-add-board-or-leave = Ergänze `board: { $fitting }`, oder lass `later sets` weg.
trouble-cards-card-is-written = { $key }: Karte { $number } ist zweimal geschrieben
trouble-add-it-to-sets = Nimm es in `sets` auf, wie in: { $sets }.
trouble-cards-card-is-only = { $key }: Karte { $number } ist nur eine von { $known }, die dieselbe Karte sind
trouble-has-no-posture = { $name } hat keine Haltung
trouble-there-are-more-troops = es gibt mehr Truppen als Plätze auf ihrer Leiste
trouble-let-the-track-troops = Lass die Leiste `troops` so weit reichen.
trouble-no-row-of-has = keine Zeile von '{ $name }' hat den Wert { $value }
trouble-let-the-ranges-meet = Lass die Bereiche aneinanderstoßen; die erste und die letzte Zeile dürfen offen sein.
trouble-the-track-goes-from = die Leiste '{ $name }' geht von { $low } bis { $high }
trouble-there-is-no-plot = es gibt keinen Plot { $plot }
trouble-the-track-counts-from = die Leiste '{ $name }' zählt ab 0
trouble-leave-its-from-as = Lass ihr `from`, wie es ist.
trouble-no-level-of-has = keine Stufe von '{ $name }' hat den Wert { $value }
trouble-let-the-levels-meet = Lass die Stufen aneinanderstoßen, von Ende zu Ende.
