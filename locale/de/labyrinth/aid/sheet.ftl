### Die Spielhilfe zu Labyrinth (daedalus aid). Zahlen kommen als Argumente aus den Tabellen des Spiels.

aid-title = Spielhilfe
aid-foot = Die Zahlen sind die der Tabellen dieser Ausgabe. Am Rand: die Nummern der Regeln.
# Artikel, die Namen in Listen nicht haben
aid-articles = der die das
aid-page-us = Runde, Leisten, Würfe und die USA
aid-page-jihadist = Der Jihadist, Plots und The Awakening

## Wörter vor einer Zeile
aid-label-where = Wo:
aid-label-card = Karte:
aid-label-effect = Wirkung:
aid-label-success = Je Erfolg:
aid-label-failure = Je Fehlschlag:
aid-label-modifiers = Modifikatoren:
aid-label-end = Rundenende:
aid-label-then = Reihenfolge:
aid-label-deck-end = Nach dem letzten Neumischen:
aid-label-revolution = Islamistische Herrschaft:
aid-label-failure-major = Misslungen:
aid-label-in-us = In den USA:
aid-label-funding = Finanzielle Mittel:
aid-label-troops = Truppen im Land, Ansehen:
aid-label-muslim = Muslimisches Land (nicht Iran):
aid-label-others = Nicht-Muslimisches Land:
aid-label-test = Test:
aid-label-governance = Regierungsführung:
aid-label-posture = Haltung:
aid-label-prestige = Ansehen:
aid-label-polarization = Polarisierung:
aid-label-begins = Beginnt
aid-label-ends = Endet
aid-label-attrition = Kampfauswirkungen:
aid-label-caliphate = Kalifat:
aid-label-random-muslim = Muslimisches Land:
aid-label-other = Andere:
aid-label-schengen = Schengen-Land:
aid-label-shia-mix = Gemischt-Schiitisches Land:
aid-label-shia-mix-awakening = Gemischt-Schiitisches Land, The Awakening:

## Runde und Karten
aid-turn = Runde
aid-turn-phases = Aktionsphase des Jihadisten, dann Aktionsphase der USA, je { N($cards, "card") }; immer weiter, bis die Hände leer sind.
aid-turn-plots = Nach jeder Phase der USA: alle nicht verhinderten Plots auslösen.
aid-turn-last = { N($kept, "card") } übrig: Die USA dürfen sie spielen, ablegen oder behalten.
aid-turn-cadres = In seiner Phase darf der Jihadist Kader entfernen.
aid-turn-funding = Finanzielle Mittel { SIGNED($funding) }.
aid-turn-islamist = Ansehen { SIGNED($prestige) }, wenn ein Land unter Islamistischer Herrschaft steht.
aid-turn-world = Ansehen { SIGNED($prestige) }, wenn die Haltung der Welt { $at } beträgt und die der USA ist.
aid-step = { FORM($name) }
aid-step-expenditures = Finanzielle Mittel und Ansehen
aid-step-lapsing = vorübergehende Ereignisse und Karte des ersten Plots ablegen
aid-step-reserves = Reserven auf 0
aid-step-plots = benutzte Plots wieder verfügbar
aid-step-polarization = Polarisierung
aid-step-attrition = Kampfauswirkungen
aid-step-deal = beide ziehen nach ihren Leisten
aid-step-off-map = abwesende Truppen kehren zurück
aid-step-regime-change = grüne Regierungswechselmarker werden braun
aid-turn-reshuffle = Nachziehstapel leer: Ablagestapel neu mischen; das letzte Neumischen beendet das Spiel.
aid-cards = Karten
aid-card-event = Ereignis: eigenes oder neutrales, Bedingung erfüllt, nicht blockiert. Sonst dient die Karte einer Operation.
aid-card-other = Operation mit einer Karte des Gegners: Auch das Ereignis tritt für ihn ein, davor oder danach, wie du willst.
aid-card-lasting = MARKIEREN: gilt, solange der Marker liegt. Vorübergehend: bis zum Rundenende. ENTFERNEN: aus dem Spiel.
aid-card-reserves = Reserven: höchstens { $most }; alle zusammen verstärken eine Operation auf höchstens { $largest }; am Rundenende verfallen sie.

## Leisten
aid-tracks = Leisten und Regierungsführung
aid-prestige = Ansehen
aid-funding = Finanzielle Mittel
aid-troops = Truppen auf der Leiste
aid-values = Wert
aid-war-of-ideas = Krieg der Ideologien
aid-hand = Karten
aid-no-cells = Zellen bleiben
aid-name = { FORM($name) }
aid-span = { $span }
aid-modifier = { $n ->
    [0] 0
   *[other] { SIGNED($n) }
 }
aid-hand-of = { $hand }
aid-left = { $n }
aid-name-low = Niedrig
aid-name-medium = Mittel
aid-name-high = Hoch
aid-name-very-high = Sehr hoch
aid-name-tight = Knapp
aid-name-moderate = Mäßig
aid-name-ample = Reichlich
aid-name-overstretch = Überdehnung
aid-name-war = Krieg
aid-name-low-intensity = Geringe Intensität
aid-world = Haltung der Welt: Unnachgiebige weniger Nachgiebige Länder, ohne die USA; höchstens { $most } nach jeder Seite. Nach jedem Wurf auf Haltung neu zählen.
aid-penalty = GWOT-Strafe: diese Zahl, wenn sie der Haltung der USA entgegensteht, sonst 0.
aid-governance = Regierung
aid-us-needs = USA: Karte
aid-jihadist-rolls = Jihadist: Wurf
aid-us-needs-of = { $automatic ->
    [yes] nur Regierungs{ "\u00AD" }wechsel
   *[other] { $n }+
 }
aid-jihadist-rolls-of = { $automatic ->
    [yes] automatisch
   *[other] ≤ { $n }
 }
aid-name-good = Gut
aid-name-fair = Mittelmäßig
aid-name-poor = Schlecht
aid-name-islamist-rule = Islamistische Herrschaft

## Operationen der USA
aid-us-operations = Operationen der USA
aid-us-cost = Eine Operation mit einer Karte von mindestens der Regierungsstufe des Landes; Reserven dürfen helfen. Unter Islamistischer Herrschaft: nur Regierungswechsel.
aid-us-reserves = Oder: eine Karte bis { $largest } in die Reserven.
aid-ideas-muslim = Krieg der Ideologien, Muslimisch
aid-ideas-where = Neutral oder Verbündet, aber nicht Verbündet und zugleich Gut.
aid-ideas-regime-change = Mit Regierungswechsel: mindestens { N($margin, "troop") } mehr als Zellen.
aid-ideas-result = { $name ->
    [success] Neutral wird Verbündet; Verbündet: eine Stufe besser. Gut: Regierungswechsel, Umkämpfte Regierung und alle Unterstützung entfernen
    [aid] 1 Unterstützungsmarker, wenn keiner da ist
   *[failure] –
 }
aid-ideas-prestige = Ansehen (siehe Leiste) und
aid-ideas-modifier = { $per ->
    [point] je Punkt: { FORM($name) }
    [marker] je { FORM($name) }
   *[none] { FORM($name) }
 }
aid-name-fair-ally = Verbündet und Mittelmäßig: Versuch auf Gut
aid-name-gwot-penalty = GWOT-Strafe
aid-name-aid = Unterstützungsmarker
aid-name-adjacent-good-ally = ein benachbartes Verbündetes Land ist Gut
aid-name-awakening = Aufbruchsmarker (11.1.3)
aid-name-reaction = Reaktionsmarker (11.1.3)
aid-ideas-untested = Unmarkiert: jede Karte, zuerst Test; ist sie dann zu niedrig, misslingt es.
aid-ideas-others = Krieg der Ideologien, Nicht-Muslimisch
aid-ideas-others-where = jedes Nicht-Muslimische Land außer: { AND($never) }.
aid-ideas-others-effect = Wurf auf Haltung. Ist es die der USA: Ansehen { SIGNED($prestige) }.
aid-disrupt = Zerschlagung
aid-disrupt-where = Zelle oder Kader in einem Verbündeten Land, in einem Muslimischen mit { N($troops, "troop", case: "dat") } oder in einem Nicht-Muslimischen (nicht Iran).
aid-disrupt-effect = { N($cells, "cell") }, oder { $strong } in einem Unnachgiebigen Land oder mit { N($troops, "troop", case: "dat") }: aktive auf die Leiste, Schläferzellen werden aktiv. Ohne Zellen: Kader entfernen.
aid-disrupt-cadre = Die letzte entfernte Zelle hinterlässt einen Kader.
aid-disrupt-prestige = Mit { N($troops, "troop", case: "dat") }: Ansehen { SIGNED($prestige) }.
aid-deploy = Truppentransport
aid-deploy-where = in ein Verbündetes Land oder auf die Truppenleiste.
aid-deploy-card = nach der Regierungsstufe des Ziels; die Leiste zählt als { $track }.
aid-deploy-effect = beliebig viele Truppen von einem Ort an einen anderen. Bei Regierungswechsel müssen { N($margin, "troop") } mehr als Zellen bleiben.
aid-regime-change = Regierungswechsel
aid-change-card = { $cost }. Die USA müssen { $posture ->
    [hard] Unnachgiebig
   *[soft] Nachgiebig
 } sein.
aid-change-where = ein Land unter Islamistischer Herrschaft.
aid-change-effect = mindestens { N($troops, "troop") } von einem Ort; alle Zellen aktiv; grüner Regierungswechselmarker; Wurf auf Regierungsführung; { $alignment ->
    [ally] Verbündet
    [neutral] Neutral
   *[adversary] Feindlich
 }; Wurf auf Ansehen.
aid-withdraw = Rückzug
aid-withdraw-where = ein Land mit Regierungswechselmarker.
aid-withdraw-effect = beliebig viele seiner Truppen auf die Leiste oder in ein Verbündetes Land; Unterstützung entfernen, Umkämpfte Regierung legen; Wurf auf Ansehen.
aid-alert = Verhinderung
aid-alert-card = { $cost }, bei jeder Regierungsstufe.
aid-alert-effect = { N($plots, "plot") } irgendwo aufdecken. WMD: aus dem Spiel; sonst zurück zu den verfügbaren Plots.
aid-reassessment = Neuausrichtung
aid-reassessment-effect = { N($cards, "card") } mit Wert { $cost }{ $reserves ->
    [no] , ohne Reserven
   *[yes] {""}
 }, die ganze Aktionsphase der USA: Die Haltung der USA wechselt von Unnachgiebig zu Nachgiebig oder umgekehrt.

## Sieg
aid-us-wins = Die USA siegen sofort mit
aid-jihadist-wins = Der Jihadist siegt sofort mit
aid-victory = { $name ->
    [good-resources] { N($n, "resource") } unter Guter Regierungsführung
    [good-or-fair-countries] { N($n, "country") } Gut oder Mittelmäßig
    [cells-on-the-map] { $most ->
        [0] keine Zelle auf dem Spielplan
       *[other] höchstens { N($most, "cell") } auf dem Spielplan
     }
    [islamist-resources] { N($n, "resource") } unter Islamistischer Herrschaft, { $adjacent } der Länder benachbart
    [poor-or-islamist-countries] { N($n, "country") } Schlecht oder unter Islamistischer Herrschaft und Ansehen { $prestige }
   *[wmd-plots-resolved-in-the-united-states] { N($n, "wmd-plot-marker") }, in den USA ausgelöst
 }
aid-us-final = Die USA siegen, wenn die Ressourcen unter Guter Regierungsführung mehr sind als { $times } × die unter Islamistischer Herrschaft (und mit grünem Regierungswechsel).
aid-jihadist-final = Der Jihadist siegt, wenn die Ressourcen unter Guter Regierungsführung nicht mehr sind als { $times } × die unter Islamistischer Herrschaft (und mit grünem Regierungswechsel).

## Operationen des Jihadisten
aid-jihadist-operations = Operationen des Jihadisten
aid-jihadist-dice = Jede Karte, ein Würfel je Punkt; Erfolg bei der Regierungsstufe des Landes oder weniger, unter Islamistischer Herrschaft immer.
aid-jihadist-declare = Zuerst Operation, Länder und Würfel nennen, dann alle zugleich werfen.
aid-jihadist-reserves = Oder: eine Karte bis { $largest } in die Reserven.
aid-recruit = Rekrutierung
aid-recruit-where = eine Zelle oder ein Kader ist dort.
aid-recruit-success = { N($cells, "cell") } von der Leiste als Schläferzelle, wenn die Finanziellen Mittel sie verfügbar machen; Kader entfernen.
aid-recruit-number = Wo ein Rekrutierungswert steht, gilt er statt der Regierungsstufe.
aid-recruit-automatic = Regierungswechsel: automatisch.
aid-travel = Reise
aid-travel-success = eine Zelle von irgendwo in das Land, als Schläferzelle.
aid-travel-failure = die Zelle auf die Leiste, ohne Kader.
aid-travel-automatic = In ein benachbartes oder im selben Land: automatisch.
aid-jihad = Eingeschränkter Jihad
aid-jihad-where = ein Muslimisches Land mit Zellen, nicht unter Islamistischer Herrschaft, nicht Iran.
aid-jihad-cells = Jeder Würfel braucht eine Zelle, die aktiv ist oder wird.
aid-jihad-success = Regierungsstufe um eins schlechter, höchstens bis Schlecht; { N($aid, "aid") } weniger.
aid-jihad-failure = eine Zelle auf die Leiste, ohne Kader.
aid-major-jihad = Umfassender Jihad
aid-major-where = mindestens { N($margin, "cell") } mehr als Truppen.
aid-major-effect = alle Zellen werden aktiv. Wie Eingeschränkter Jihad, je Erfolg { N($aid, "aid") } weniger. Bei Schlecht bringen { $successes } davon ({ $besieged } bei Umkämpfter Regierung) Islamistische Herrschaft.
aid-major-revolution = { $alignment ->
    [ally] Verbündet
    [neutral] Neutral
   *[adversary] Feindlich
 }; Regierungswechsel, Umkämpfte Regierung, Unterstützung entfernen; Finanzielle Mittel steigen um die Ressourcen; Truppen dort: Ansehen auf { $prestige }.
aid-major-pakistan = Pakistan zum ersten Mal: Seine WMD-Plots werden verfügbar.
aid-major-failure = { N($dice, "die") } in einem Land, das schon Schlecht war, keine Islamistische Herrschaft: Umkämpfte Regierung, ein Schritt Richtung Verbündet.
aid-plot = Plot
aid-plot-where = ein Land mit Zellen, nicht unter Islamistischer Herrschaft. Jeder Würfel braucht eine Zelle, die aktiv ist oder wird.
aid-plot-success = { N($plots, "available-plot") } verdeckt.
aid-plot-card = Karte
aid-plot-dice = Würfel beim Auslösen
aid-plot-name = { $name ->
    [wmd] WMD
   *[other] Plot { $name }
 }
aid-plot-card-of = { $ops }+
aid-plot-dice-of = { $dice }
aid-plot-first = Die erste Plot-Karte der Runde: Ein USA-Ereignis darauf tritt nicht ein; die Karte kommt ins Feld für den ersten Plot.

## Nicht verhinderte Plots
aid-plots = Nicht verhinderte Plots
aid-plots-when = Nach jeder Aktionsphase der USA, in der Reihenfolge, die der Jihadist will:
aid-plots-us = WMD: Der Jihadist siegt. Sonst Wurf auf die Haltung der USA und auf Ansehen.
aid-plots-funding = die erste Zeile, die passt.
aid-plots-where = { $home ->
    [none] { $kind ->
        [non-muslim] Nicht-Muslimisch{ $plot ->
            [wmd] , WMD
           *[none] {""}
         }{ $governance ->
            [good] , Gut
           *[none] {""}
         }
       *[none] { $governance ->
            [good] Muslimisch oder Iran, Gut
           *[none] alle anderen
         }
     }
   *[other] { IN($country) }
 }
aid-plots-change = { $set ->
    [none] { $times ->
        [none] { SIGNED($add) }
        [1] + Zahl des Plots
       *[other] + { $times } × Zahl des Plots
     }
   *[other] auf { $set }
 }
aid-plots-prestige = { $plot ->
    [wmd] WMD: {""}
   *[none] sonst {""}
 }{ $set ->
    [none] { SIGNED($add) }
   *[other] auf { $set }
 }
aid-plots-muslim = die Würfel des Plots werfen; je Würfel bis zur Regierungsstufe: eine Stufe schlechter, höchstens bis { $worst ->
    [good] Gut
    [fair] Mittelmäßig
   *[poor] Schlecht
 }; { N($aid, "aid") } weniger.
aid-plots-others = Wurf auf Haltung; WMD: Der Jihadist darf neu werfen, höchstens { $again } ×. Schengen-Land: auch andere ({ $schengen }) nach Wahl des Jihadisten.
aid-plots-marker = Dann zurück zu den verfügbaren Plots; WMD aus dem Spiel.

## Würfe
aid-rolls = Würfe
aid-roll-test = ein unmarkiertes Land, das für Operation, Spielstein oder Test gewählt wird. Muslimisch: Regierungsführung, { $alignment ->
    [ally] Verbündet
    [neutral] Neutral
   *[adversary] Feindlich
 }; Nicht-Muslimisch: Haltung.
aid-roll-posture = bei Test, Krieg der Ideologien, Plot oder Ereignis.
aid-roll-prestige = nach Regierungswechsel, Rückzug, Plot in den USA oder durch ein Ereignis.
aid-roll-result = { $span } { FORM($name) }
aid-roll-modifier = { SIGNED($value) } { FORM($name) }
aid-roll-size = Dann { N($dice, "die") }: Der niedrigere sagt, wie weit.
aid-name-soft = Nachgiebig
aid-name-hard = Unnachgiebig
aid-name-down = abwärts
aid-name-up = aufwärts
aid-name-united-states = für die USA
aid-name-any-gwot-penalty = bei GWOT-Strafe

## The Awakening
aid-awakening = The Awakening
aid-popular = Aufbruch und Reaktion
aid-popular-dice = Je Aufbruch { SIGNED($ideas) }, je Reaktion { SIGNED($against) } zum Krieg der Ideologien; zu jedem Jihad-Würfel { SIGNED($jihad) } je Aufbruch mehr als Reaktion.
aid-popular-nowhere = Nicht in Ländern, die Nicht-Muslimisch, Gut, unter Islamistischer Herrschaft oder im Bürgerkrieg sind.
aid-popular-levels = Jede Stufe Richtung Gut entfernt einen Aufbruchsmarker, jede Richtung Islamistische Herrschaft einen Reaktionsmarker.
aid-polarization = Aufbruch weniger Reaktion
aid-polarization-result = { $name ->
    [toward-adversary] ein Schritt zu Feindlich; Feindlich: eine Stufe schlechter
    [reaction] 1 Reaktionsmarker
    [awakening] 1 Aufbruchsmarker
    [toward-ally] ein Schritt zu Verbündet; Verbündet: eine Stufe besser
   *[nothing] –
 }
aid-convergence = Ein Land wird Gut oder fällt unter Islamistische Herrschaft: Aufbruchs- oder Reaktionsmarker in ein Zufälliges Muslimisches Land.
aid-civil-war = Bürgerkrieg
aid-war-begins = durch ein Ereignis: Test; Gut wird Mittelmäßig, Islamistische Herrschaft wird Schlecht; Aufbruch wird Miliz, Reaktion wird Zelle; kein Regierungswechsel mehr.
aid-war-recruit = Rekrutierung ist automatisch.
aid-war-militia = Milizen zählen als Truppen für Krieg der Ideologien bei Regierungswechsel, Umfassenden Jihad und Zerschlagung; allein treffen sie 1 Zelle, und das Ansehen bleibt.
aid-war-hits = je { N($pieces, "cell") } und je { $pieces } Truppen und Milizen 1 Treffer; für den Rest wird gewürfelt: Seine Zahl oder weniger trifft.
aid-war-losses = Ein Treffer kostet eine Truppe oder Miliz; oder { N($cells, "cell") }, { $led }, wenn Truppen oder „Advisors“ dort sind.
aid-war-excess = Je Treffer zu viel: ein Schritt der Politischen Einstellung, an ihrem Ende eine Regierungsstufe.
aid-war-wmd = Ein hier ausgelöster WMD-Plot kostet { N($militia, "militia") }; { $wmd } in einer Phase: Islamistische Herrschaft.
aid-war-ends = mit Gut oder Islamistischer Herrschaft oder durch ein Ereignis: Marker und Milizen weg.
aid-changes = Andere Änderungen
aid-change-wmd = Die USA verhindern oder entfernen einen WMD-Plot: Ansehen { SIGNED($prestige) }.
aid-change-plots = Verhinderte und ausgelöste Plots sind erst in der nächsten Runde wieder verfügbar.
aid-change-iran = Iran: ein Land eigener Art, bis ein Ereignis ihn Feindlich, Gemischt-Schiitisch und Mittelmäßig macht, mit Öl.
aid-change-nigeria = Nigeria: Nicht-Muslimisch, bis dort Plot { OR($plots) } ausgelöst wird; dann Schlecht, Neutral, Sunnitisch. Verbündet und ohne Zellen wird es wieder, was es war.
aid-kind-wmd = WMD
aid-extra-cells = Zusätzliche Zellen (höchstens { $most }): Rekrutierung nur bei Finanziellen Mitteln { $funding }; kommen zuletzt, gehen zuerst.
aid-caliphate-declared = ein Ereignis, das { N($cells, "cell") } in ein Land im Bürgerkrieg, mit Regierungswechsel oder unter Islamistischer Herrschaft setzt: Der Jihadist darf es erklären. Finanzielle Mittel { SIGNED($funding) }; { N($resources, "resource") }, solange es besteht.
aid-caliphate-members = Alle solchen mit der Hauptstadt verbundenen Länder gehören dazu; Zellen dort sind aktiv.
aid-caliphate-moved = Hauptstadt zieht um: Finanzielle Mittel { SIGNED($funding) }, Ansehen { SIGNED($prestige) }; verloren: Finanzielle Mittel { SIGNED($lostfunding) }, Ansehen { SIGNED($lostprestige) }.
aid-change-strip = Gut oder Islamistische Herrschaft: Regierungswechsel, Umkämpfte Regierung, Unterstützung, Aufbruch, Reaktion, Bürgerkrieg und Milizen entfernen.

## Zufällige Länder
aid-random = Zufällige Länder
aid-random-dice = { N($dice, "die") }:
aid-random-muslim = der weiße Würfel wählt die Zeile, der schwarze die Spalte (je { $faces } Augenzahlen).
aid-random-nth = { $nth }
aid-random-a = { $a }
aid-random-b = { $b }
aid-random-c = { $c }
country-other = andere
aid-random-other = { $nth } { $country }
aid-random-entry = { $span } { $country }
