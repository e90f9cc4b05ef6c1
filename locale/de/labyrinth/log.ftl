# Das Spielprotokoll.

## Wie Werte genannt werden

word-side =
    { $id ->
        [us] USA
       *[jihadist] Jihadist
    }
# Dasselbe im Satz.
word-whose =
    { $id ->
        [us] USA
       *[jihadist] Jihadist
    }
# Ein Plotmarker am Anfang einer Zeile.
word-plot-marker =
    { $kind ->
        [wmd] WMD-Plot
       *[other] Plot { $kind }
    }{ $up ->
        [yes] { $backlash ->
            [yes] { " " }(offen, Rückschlag)
           *[no] { " " }(offen)
        }
       *[no] { $backlash ->
            [yes] { " " }(Rückschlag)
           *[no] { "" }
        }
    }

## Wofür gewürfelt wird und was nötig ist: die Zahlen folgen, jede mit ihrem Ergebnis

governance-roll = Regierungsführung ({ $c }), Mittelmäßig ab { $fair }
posture-roll = Haltung ({ $c }), Unnachgiebig ab { $hard }{ $added }
prestige-direction-roll = Ansehen, steigt ab { $up }{ $added }
prestige-size-roll = Ansehen, um den niedrigeren Würfel
event-roll = Ereignis
event-in-roll = Ereignis ({ $c }), nötig höchstens { $needed }
war-of-ideas-roll = Krieg der Ideologien ({ $c }), nötig mindestens { $needed }{ $added }
recruit-roll = Rekrutierung ({ $c }), nötig höchstens { $needed }
alert-table-roll = Plotverhinderung ({ $c }), nötig höchstens { $needed }{ $added }
travel-roll = Reise ({ $origin } → { $target }), nötig höchstens { $needed }{ $added }
jihad-roll = Jihad ({ $c }), nötig höchstens { $needed }{ $added }
plot-roll = Plot ({ $c }), nötig höchstens { $needed }
attrition-roll = Kampfauswirkungen ({ $c }), { $side }, nötig höchstens { $needed }
random-muslim-row-roll = Zufälliges Muslimisches Land: Zeile
random-muslim-column-roll = Zufälliges Muslimisches Land: Spalte
random-muslim-second-roll = Zufälliges Muslimisches Land: zweite Tabelle
random-shia-mix-roll = Zufälliges Gemischt-Schiitisches Land
random-schengen-roll = Zufälliges Schengen-Land

## Überschriften und Erklärungen

phase-setup = Spielaufbau
phase-action = Aktionsphase: { $side }
phase-plots = Plotauslösung
phase-end-of-turn = Rundenende
deck-added = Das Kartendeck { $name } kommt mit seinen Regeln hinzu
card-added = { $side }: { $card } kommt hinzu
card-kept = { $side }: die letzte Karte wird behalten
first-plot = { $card } tritt nicht ein: der erste Plot der Runde
operation-begins =
    { $side }: { $operation } mit { $ops ->
        [one] { $ops } Operationspunkt
       *[other] { $ops } Operationspunkten
    }
radicalization =
    { $side }: Radikalisierung mit { $ops ->
        [one] { $ops } Operationspunkt
       *[other] { $ops } Operationspunkten
    }
alert-table-entry = { $c }: { $plot }, Finanzielle Mittel { $funding }, Ansehen { $prestige }: { $entry }

## Was alle erfahren

plot-alerted = Verhindert: { $plot }
plot-resolved = { $plot } wird ausgelöst ({ $c })

## Was eine Seite gezeigt bekommt: die Zeile beginnt mit dem, der es sieht

wmd-in-play = WMD-Plots: { $places }
