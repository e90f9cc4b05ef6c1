# Was jedes Wort des Spiels auf einer Karte sagt, unter seinem Schlüssel.

## Stufen der Länder

test = { DO("test") } { FORM($c, case: "acc") } { DO("test", part: "end") }
set-alignment = { DO("set") } { FORM($c, case: "acc") } auf { FORM($a) } { DO("set", part: "end") }
set-governance = { DO("set") } { FORM($c, case: "acc") } auf { FORM($l) } { DO("set", part: "end") }
set-governance-and-alignment = { DO("set") } { FORM($c, case: "acc") } auf { FORM($l) } und { FORM($a) } { DO("set", part: "end") }
roll-governance = { DO("roll") } die Regierungsführung { FORM($c, case: "gen") } { DO("roll", part: "end") }
shift-alignment = { DO("shift") } { FORM($c, case: "acc") } um ein Feld in Richtung { FORM($a) } { DO("shift", part: "end") }
improve = { DO("improve") } die Regierungsführung { FORM($c, case: "gen") } um eine Stufe { DO("improve", part: "end") }
worsen = { DO("worsen") } die Regierungsführung { FORM($c, case: "gen") } um eine Stufe { DO("worsen", part: "end") }
roll-posture = { DO("roll") } die Haltung { FORM($c, case: "gen") } { DO("roll", part: "end") }
set-posture = { DO("set") } die Haltung { FORM($c, case: "gen") } auf { FORM($p, case: "acc") } { DO("set", part: "end") }
select-posture = { DO("decide") } die Haltung { GENDER($c) ->
    [pl] { FORM($c, case: "gen") }
   *[other] { NUMBER($c) ->
        [many] von { FORM($c, case: "dat") }
       *[one] { FORM($c, case: "gen") }
    }
} { DO("decide", part: "end") }
side-selects-posture = { DO("decide") } die Haltung { GENDER($c) ->
    [pl] { FORM($c, case: "gen") }
   *[other] { NUMBER($c) ->
        [many] von { FORM($c, case: "dat") }
       *[one] { FORM($c, case: "gen") }
    }
} { DO("decide", part: "end") }
remove-posture = { DO("remove") } den Haltungsmarker { FORM($c, case: "gen") } { DO("remove", part: "end") }

## Zellen und Kader

place-cells = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "cell") }
   *[no] { N($n, "cell") } { IN($c) }
} { DO("place", part: "end") }
    .figure = { DO("place") } { IN($c) } so viele Zellen wie { FORM($n, case: "count") } { DO("place", part: "end") }
    .fused = place
    .what = { N($n, "cell") }
place-cells-in-each = { NUMBER($s) ->
    [one] { DO("place") } { N($n, "cell") } { IN($s) } { DO("place", part: "end") }
   *[many] { DO("place") } { KNOWN($s) ->
    [yes] { IN($s) } je { N($n, "cell") }
   *[no] je { N($n, "cell") } { IN($s) }
} { DO("place", part: "end") }
}
place-all-cells = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } alle verfügbaren Zellen
   *[no] alle verfügbaren Zellen { IN($c) }
} { DO("place", part: "end") }
place-active-cells = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "active-cell") }
   *[no] { N($n, "active-cell") } { IN($c) }
} { DO("place", part: "end") }
    .fused = place
    .what = { N($n, "active-cell") }
place-up-to-cells = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } bis zu { N($n, "cell") }
   *[no] bis zu { N($n, "cell") } { IN($c) }
} { DO("place", part: "end") }
place-cells-from-anywhere = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } bis zu { N($n, "cell") } von beliebiger Stelle
   *[no] bis zu { N($n, "cell") } von beliebiger Stelle { IN($c) }
} { DO("place", part: "end") }
place-cells-from-anywhere-among = { DO("place") } insgesamt bis zu { N($n, "cell") } von beliebiger Stelle { IN($s) } { DO("place", part: "end") }
remove-cells = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "cell") }
   *[no] { N($n, "cell") } { FROM($c) }
} { DO("remove", part: "end") }
    .figure = { DO("remove") } { FROM($c) } so viele Zellen wie { FORM($n, case: "count") } { DO("remove", part: "end") }
    .fused = remove
    .what = { N($n, "cell") }
remove-up-to-cells = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } bis zu { N($n, "cell") }
   *[no] bis zu { N($n, "cell") } { FROM($c) }
} { DO("remove", part: "end") }
    .fused = remove
    .what = bis zu { N($n, "cell") }
remove-all-cells = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } alle Zellen
   *[no] alle Zellen { FROM($c) }
} { DO("remove", part: "end") }
    .fused = remove
    .what = alle Zellen
remove-sleeper-cells = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "sleeper-cell") }
   *[no] { N($n, "sleeper-cell") } { FROM($c) }
} { DO("remove", part: "end") }
    .fused = remove
    .what = { N($n, "sleeper-cell") }
move-sleeper-cells = { DO("move") } { N($n, "sleeper-cell") } { FROM($c) } { TO($d) } { DO("move", part: "end") }
remove-active-cells = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "active-cell") }
   *[no] { N($n, "active-cell") } { FROM($c) }
} { DO("remove", part: "end") }
    .fused = remove
    .what = { N($n, "active-cell") }
move-active-cells = { DO("move") } { N($n, "active-cell") } { FROM($c) } { TO($d) } { DO("move", part: "end") }
move-cells = { DO("move") } { N($n, "cell") } { FROM($c) } { TO($d) } { DO("move", part: "end") }
activate-cells = { DO("activate") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "sleeper-cell") }
   *[no] { N($n, "sleeper-cell") } { IN($c) }
} { DO("activate", part: "end") }
activate-all-cells = { DO("activate") } { KNOWN($c) ->
    [yes] { IN($c) } alle Zellen
   *[no] alle Zellen { IN($c) }
} { DO("activate", part: "end") }
hide-cells = { DO("turn") } { N($n, "active-cell") } { IN($c) } auf die Schläferseite { DO("turn", part: "end") }
hide-all-cells = { DO("turn") } alle aktiven Zellen { IN($c) } auf die Schläferseite { DO("turn", part: "end") }
place-cadre = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } einen Kader
   *[no] einen Kader { IN($c) }
} { DO("place", part: "end") }
    .fused = place
    .what = einen Kader
remove-cadre = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } den Kader
   *[no] den Kader { FROM($c) }
} { DO("remove", part: "end") }
    .fused = remove
    .what = den Kader
travel-cells = { DO("move") } { N($n, "cell") } von beliebiger Stelle ohne Würfelwurf { TO($s) } nach Wahl (wie bei einer Reise) { DO("move", part: "end") }
activate-on-map = { DO("activate") } { N($n, "sleeper-cell") } an beliebiger Stelle auf dem Spielplan { DO("activate", part: "end") }
    .figure = { DO("activate") } an beliebiger Stelle auf dem Spielplan so viele Schläferzellen wie { FORM($n, case: "count") } { DO("activate", part: "end") }
activate-and-remove-cells = { DO("activate") } { N($n, "cell") } { IN($c) } { DO("activate", part: "end") } und { DO("remove") } dort dann zusätzlich bis zu { N($k, "cell") } { DO("remove", part: "end") }

## Marker

place-aid = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "aid") }
   *[no] { N($n, "aid") } { IN($c) }
} { DO("place", part: "end") }
    .fused = place
    .what = { N($n, "aid") }
remove-aid = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "aid") }
   *[no] { N($n, "aid") } { FROM($c) }
} { DO("remove", part: "end") }
    .fused = remove
    .what = { N($n, "aid") }
remove-all-aid = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } alle Unterstützungsmarker
   *[no] alle Unterstützungsmarker { FROM($c) }
} { DO("remove", part: "end") }
    .fused = remove
    .what = alle Unterstützungsmarker
place-besieged-regime = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } einen Marker für Umkämpfte Regierung
   *[no] einen Marker für Umkämpfte Regierung { IN($c) }
} { DO("place", part: "end") }
    .fused = place
    .what = einen Marker für Umkämpfte Regierung
remove-besieged-regime = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } den Marker für Umkämpfte Regierung
   *[no] den Marker für Umkämpfte Regierung { FROM($c) }
} { DO("remove", part: "end") }
    .fused = remove
    .what = den Marker für Umkämpfte Regierung
place-awakening = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "awakening") }
   *[no] { N($n, "awakening") } { IN($c) }
} { DO("place", part: "end") }
    .figure = { DO("place") } { IN($c) } so viele Aufbruchsmarker wie { FORM($n, case: "count") } { DO("place", part: "end") }
    .fused = place
    .what = { N($n, "awakening") }
place-awakening-in-each = { NUMBER($s) ->
    [one] { DO("place") } { N($n, "awakening") } { IN($s) } { DO("place", part: "end") }
   *[many] { DO("place") } { KNOWN($s) ->
    [yes] { IN($s) } je { N($n, "awakening") }
   *[no] je { N($n, "awakening") } { IN($s) }
} { DO("place", part: "end") }
}
remove-awakening = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "awakening") }
   *[no] { GENDER($c) ->
        [pl] { N($n, "awakening") }
       *[other] { NUMBER($c) ->
            [many] je { N($n, "awakening") }
           *[one] { N($n, "awakening") }
        }
    } { FROM($c) }
} { DO("remove", part: "end") }
    .fused = remove
    .what = { N($n, "awakening") }
remove-up-to-awakening = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } bis zu { N($n, "awakening") }
   *[no] bis zu { N($n, "awakening") } { FROM($c) }
} { DO("remove", part: "end") }
place-awakening-in-random-shia-mix = { DO("place") } { N($n, "awakening") } in einem zufälligen Gemischt-Schiitischen Land { DO("place", part: "end") }
place-reaction = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "reaction") }
   *[no] { N($n, "reaction") } { IN($c) }
} { DO("place", part: "end") }
    .fused = place
    .what = { N($n, "reaction") }
place-reaction-in-each = { NUMBER($s) ->
    [one] { DO("place") } { N($n, "reaction") } { IN($s) } { DO("place", part: "end") }
   *[many] { DO("place") } { KNOWN($s) ->
    [yes] { IN($s) } je { N($n, "reaction") }
   *[no] je { N($n, "reaction") } { IN($s) }
} { DO("place", part: "end") }
}
remove-reaction = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "reaction") }
   *[no] { GENDER($c) ->
        [pl] { N($n, "reaction") }
       *[other] { NUMBER($c) ->
            [many] je { N($n, "reaction") }
           *[one] { N($n, "reaction") }
        }
    } { FROM($c) }
} { DO("remove", part: "end") }
    .fused = remove
    .what = { N($n, "reaction") }
remove-up-to-reaction = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } bis zu { N($n, "reaction") }
   *[no] bis zu { N($n, "reaction") } { FROM($c) }
} { DO("remove", part: "end") }
place-reaction-in-random-shia-mix = { DO("place") } { N($n, "reaction") } in einem zufälligen Gemischt-Schiitischen Land { DO("place", part: "end") }
cells-to-reaction = { DO("replace") } alle Zellen { IN($c) } durch Reaktionsmarker { DO("replace", part: "end") }
start-civil-war = { DO("start") } { IN($c) } einen Bürgerkrieg { DO("start", part: "end") }
end-civil-war = { DO("end") } { KNOWN($c) ->
    [yes] { IN($c) } den Bürgerkrieg
   *[no] den Bürgerkrieg { IN($c) }
} { DO("end", part: "end") }
remove-regime-change = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } den Regierungswechselmarker
   *[no] den Regierungswechselmarker { FROM($c) }
} { DO("remove", part: "end") }
    .fused = remove
    .what = den Regierungswechselmarker
remove-everything = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } alles
   *[no] alles { FROM($c) }
} { DO("remove", part: "end") }
turn-over = { DO("turn") } den Landflächenmarker { FORM($c, case: "gen") } { DO("turn", part: "end") }

## Leisten und Würfel

set-funding = { DO("set") } die Finanziellen Mittel auf { FORM($n, case: "acc") } { DO("set", part: "end") }
set-prestige = { DO("set") } das Ansehen auf { FORM($n, case: "acc") } { DO("set", part: "end") }
change-prestige = { SIGNED($n) } Ansehen
    .up = { DO("raise") } das Ansehen um { FORM($n, case: "acc") } { DO("raise", part: "end") }
    .down = { DO("lower") } das Ansehen um { FORM($n, case: "acc") } { DO("lower", part: "end") }
change-funding = { SIGNED($n) } Finanzielle Mittel
    .up = { DO("raise") } die Finanziellen Mittel um { FORM($n, case: "acc") } { DO("raise", part: "end") }
    .down = { DO("lower") } die Finanziellen Mittel um { FORM($n, case: "acc") } { DO("lower", part: "end") }
change-reserves = { SIGNED($n) } Reserven
    .up = { DO("raise") } die eigenen Reserven um { FORM($n, case: "acc") } { DO("raise", part: "end") }
    .down = { DO("lower") } die eigenen Reserven um { FORM($n, case: "acc") } { DO("lower", part: "end") }
roll-prestige = { DO("roll") } das Ansehen { DO("roll", part: "end") }
roll-against = { DO("conduct") } einen Würfelwurf gegen die Regierungsführung { FORM($c, case: "gen") } { DO("conduct", part: "end") }
    .result = der Wurf gelingt
    .no-result = der Wurf misslingt
roll-die = { DO("conduct") } einen Würfelwurf { DO("conduct", part: "end") }
    .again = { DO("conduct") } einen weiteren { DO("conduct", part: "end") }
    .result = das Würfelergebnis
    .result-gen = des Würfelergebnisses
    .result-dat = dem Würfelergebnis
    .result-1 = das erste Würfelergebnis
    .result-1-gen = des ersten Würfelergebnisses
    .result-1-dat = dem ersten Würfelergebnis
    .result-2 = das zweite Würfelergebnis
    .result-2-gen = des zweiten Würfelergebnisses
    .result-2-dat = dem zweiten Würfelergebnis
roll-shia-mix-country = { DO("roll") } ein zufälliges Gemischt-Schiitisches Land { DO("roll", part: "end") }
    .result = das ausgewürfelte Land
    .result-gen = des ausgewürfelten Landes
    .result-dat = dem ausgewürfelten Land
roll-muslim-country = { DO("roll") } ein zufälliges Muslimisches Land { DO("roll", part: "end") }
    .result = das ausgewürfelte Land
    .result-gen = des ausgewürfelten Landes
    .result-dat = dem ausgewürfelten Land
roll-schengen-country = { DO("roll") } ein zufälliges Schengen-Land { DO("roll", part: "end") }
    .result = das ausgewürfelte Land
    .result-gen = des ausgewürfelten Landes
    .result-dat = dem ausgewürfelten Land

## Plots

place-available-plots = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "available-plot") }
   *[no] { N($n, "available-plot") } { IN($c) }
} { DO("place", part: "end") }
    .fused = place
    .what = { N($n, "available-plot") }
place-numbered-plots = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "numbered-plot") }
   *[no] { N($n, "numbered-plot") } { IN($c) }
} { DO("place", part: "end") }
place-plot = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } einen verfügbaren Plot { FORM($n) }
   *[no] einen verfügbaren Plot { FORM($n) } { IN($c) }
} { DO("place", part: "end") }
    .fused = place
    .what = einen verfügbaren Plot { FORM($n) }
place-plot-face-up = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } einen verfügbaren Plot { FORM($n) } offen
   *[no] einen verfügbaren Plot { FORM($n) } offen { IN($c) }
} { DO("place", part: "end") }
    .fused = place
    .what = einen verfügbaren Plot { FORM($n) } (offen)
alert-this-plot = { DO("alert") } { KNOWN($c) ->
    [yes] { IN($c) } { FORM($p, case: "acc") }
   *[no] { FORM($p, case: "acc") } { IN($c) }
} { DO("alert", part: "end") }
alert-plot = { DO("alert") } { KNOWN($c) ->
    [yes] { IN($c) } einen Plot
   *[no] einen Plot { IN($c) }
} { DO("alert", part: "end") }
alert-all-plots = { DO("alert") } { KNOWN($c) ->
    [yes] { IN($c) } alle Plots
   *[no] alle Plots { IN($c) }
} { DO("alert", part: "end") }
move-plot = { DO("move") } einen Plot { FROM($c) } { TO($d) } { DO("move", part: "end") }
move-this-plot = { DO("move") } { FORM($p, case: "acc") } { FROM($c) } { TO($d) } { DO("move", part: "end") }
backlash-random-plot = { DO("make") } einen zufälligen Plot { IN($c) } zum Rückschlag { DO("make", part: "end") }
make-wmd-available = { DO("make") } { N($n, "wmd-plot-marker") } verfügbar { DO("make", part: "end") }
remove-wmd = { DO("remove") } { N($n, "wmd-plot-marker") } aus dem Vorrat { FORM($c, case: "gen") } { DO("remove", part: "end") }
    .all = { DO("remove") } alle WMD-Plots aus dem Vorrat { FORM($c, case: "gen") } { DO("remove", part: "end") }
make-stored-wmd-available = { DO("make") } die WMD-Plots aus dem Vorrat { FORM($c, case: "gen") } verfügbar { DO("make", part: "end") }
remove-wmd-in-play = { DO("remove") } einen verfügbaren oder platzierten WMD-Plot { DO("remove", part: "end") }

## Operationen

conduct-operation = { DO("conduct") } eine Operation mit { $n ->
    [1] 1 Operationspunkt
   *[other] { FORM($n) } Operationspunkten
} { DO("conduct", part: "end") }
    .figure = { DO("conduct") } eine Operation mit { FORM($n, case: "dat") } { DO("conduct", part: "end") }
war-of-ideas = { DO("conduct") } { IN($c) } einen Krieg der Ideologien { DO("conduct", part: "end") }
disrupt = { DO("conduct") } eine Zerschlagung mit { $n ->
    [1] 1 Operationspunkt
   *[other] { FORM($n) } Operationspunkten
} { DO("conduct", part: "end") }
    .figure = { DO("conduct") } eine Zerschlagung mit { FORM($n, case: "dat") } { DO("conduct", part: "end") }
disrupt-in = { DO("conduct") } { IN($c) } eine Zerschlagung mit { $n ->
    [1] 1 Operationspunkt
   *[other] { FORM($n) } Operationspunkten
} { DO("conduct", part: "end") }
    .figure = { DO("conduct") } { IN($c) } eine Zerschlagung mit { FORM($n, case: "dat") } { DO("conduct", part: "end") }
deploy-to = { DO("conduct") } einen Truppentransport { TO($c) } mit { $n ->
    [1] 1 Operationspunkt
   *[other] { FORM($n) } Operationspunkten
} { DO("conduct", part: "end") }
    .figure = { DO("conduct") } einen Truppentransport { TO($c) } mit { FORM($n, case: "dat") } { DO("conduct", part: "end") }
regime-change = { DO("conduct") } { IN($c) } einen Regierungswechsel { DO("conduct", part: "end") }
regime-change-from-track = { DO("conduct") } { IN($c) } einen Regierungswechsel mit Truppen von der Truppenleiste { DO("conduct", part: "end") }
recruit = { DO("conduct") } eine Rekrutierung mit { $n ->
    [1] 1 Operationspunkt
   *[other] { FORM($n) } Operationspunkten
} { DO("conduct", part: "end") }
    .figure = { DO("conduct") } eine Rekrutierung mit { FORM($n, case: "dat") } { DO("conduct", part: "end") }
recruit-in = { DO("conduct") } { IN($c) } eine Rekrutierung mit { $n ->
    [1] 1 Operationspunkt
   *[other] { FORM($n) } Operationspunkten
} { DO("conduct", part: "end") }
    .figure = { DO("conduct") } { IN($c) } eine Rekrutierung mit { FORM($n, case: "dat") } { DO("conduct", part: "end") }
jihad-in = { DO("conduct") } { IN($c) } einen Jihad mit { $n ->
    [1] 1 Operationspunkt
   *[other] { FORM($n) } Operationspunkten
} { DO("conduct", part: "end") }
    .figure = { DO("conduct") } { IN($c) } einen Jihad mit { FORM($n, case: "dat") } { DO("conduct", part: "end") }
plot-in = { DO("conduct") } { IN($c) } eine Plot-Operation mit { $n ->
    [1] 1 Operationspunkt
   *[other] { FORM($n) } Operationspunkten
} { DO("conduct", part: "end") }
    .figure = { DO("conduct") } { IN($c) } eine Plot-Operation mit { FORM($n, case: "dat") } { DO("conduct", part: "end") }
travel-to = { DO("conduct") } eine Reise { TO($c) } mit { $n ->
    [1] 1 Operationspunkt
   *[other] { FORM($n) } Operationspunkten
} { DO("conduct", part: "end") }
    .figure = { DO("conduct") } eine Reise { TO($c) } mit { FORM($n, case: "dat") } { DO("conduct", part: "end") }
jihad-rolls = { DO("conduct") } { IN($c) } { N($n, "jihad-roll") } { DO("conduct", part: "end") }

## Marker dauerhafter Ereignisse

mark-space = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } den Marker { FORM($m) }
   *[no] den Marker { FORM($m) } { IN($c) }
} { DO("place", part: "end") }
    .fused = place
    .what = den Marker { FORM($m) }
add-mark = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } einen Marker { FORM($m) }
   *[no] einen Marker { FORM($m) } { IN($c) }
} { DO("place", part: "end") }
    .fused = place
    .what = einen Marker { FORM($m) }
move-mark = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } den Marker { FORM($m) }
   *[no] den Marker { FORM($m) } { IN($c) }
} { DO("place", part: "end") }
    .fused = place
    .what = den Marker { FORM($m) }
end-mark = { DO("end") } { FORM($m) } { DO("end", part: "end") }
end-mark-in = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } den Marker { FORM($m) }
   *[no] den Marker { FORM($m) } { FROM($c) }
} { DO("remove", part: "end") }
put-in-effect = { DO("set") } { FORM($m) } in Kraft { DO("set", part: "end") }
end-this = { DO("end") } dieses Ereignis { DO("end", part: "end") }

## Milizen und Truppen

place-militia = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "militia") }
   *[no] { N($n, "militia") } { IN($c) }
} { DO("place", part: "end") }
    .figure = { DO("place") } { IN($c) } so viele Milizen wie { FORM($n, case: "count") } { DO("place", part: "end") }
    .fused = place
    .what = { N($n, "militia") }
place-up-to-militia = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } bis zu { N($n, "militia") }
   *[no] bis zu { N($n, "militia") } { IN($c) }
} { DO("place", part: "end") }
    .fused = place
    .what = bis zu { N($n, "militia") }
place-militia-among = { DO("place") } insgesamt bis zu { N($n, "militia") } { IN($s) } { DO("place", part: "end") }
rearrange-militia = { DO("rearrange") } die Milizen { IN($s) } { DO("rearrange", part: "end") }
remove-militia = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "militia") }
   *[no] { N($n, "militia") } { FROM($c) }
} { DO("remove", part: "end") }
    .figure = { DO("remove") } { FROM($c) } so viele Milizen wie { FORM($n, case: "count") } { DO("remove", part: "end") }
    .fused = remove
    .what = { N($n, "militia") }
remove-all-militia = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } alle Milizen
   *[no] alle Milizen { FROM($c) }
} { DO("remove", part: "end") }
    .fused = remove
    .what = alle Milizen
remove-up-to-militia = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } bis zu { N($n, "militia") }
   *[no] bis zu { N($n, "militia") } { FROM($c) }
} { DO("remove", part: "end") }
place-militia-or-cells = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } bis zu { N($n, "militia-or-cell") }
   *[no] bis zu { N($n, "militia-or-cell") } { IN($c) }
} { DO("place", part: "end") }
    .fused = place
    .what = bis zu { N($n, "militia-or-cell") }
remove-militia-or-cells = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } bis zu { N($n, "militia-or-cell") }
   *[no] bis zu { N($n, "militia-or-cell") } { FROM($c) }
} { DO("remove", part: "end") }
    .fused = remove
    .what = bis zu { N($n, "militia-or-cell") }
place-troops = { DO("place") } { KNOWN($c) ->
    [yes] { IN($c) } { N($n, "troop") }
   *[no] { N($n, "troop") } { IN($c) }
} { DO("place", part: "end") }
    .fused = place
    .what = { N($n, "troop") }
remove-troops = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } { N($n, "troop") }
   *[no] { N($n, "troop") } { FROM($c) }
} { DO("remove", part: "end") }
    .fused = remove
    .what = { N($n, "troop") }
move-troops = { DO("move") } { N($n, "troop") } { FROM($c) } { TO($d) } { DO("move", part: "end") }
remove-all-troops = { DO("remove") } { KNOWN($c) ->
    [yes] { FROM($c) } alle Truppen
   *[no] alle Truppen { FROM($c) }
} { DO("remove", part: "end") }
    .fused = remove
    .what = alle Truppen
troop-cubes-to-track = { DO("move") } alle Truppensteine { FROM($c) } auf die Truppenleiste { DO("move", part: "end") }
troops-to-militia = { DO("replace") } bis zu { N($n, "troop") } { IN($c) } durch Milizen { DO("replace", part: "end") }
send-troops-off-map = { DO("send") } { N($n, "troop") } in das Spielfeld für abwesende Truppen { DO("send", part: "end") }
bring-back-troops = { N($n, "troop", case: "nom") } { $n ->
    [one] kehrt
   *[other] kehren
} auf die Truppenleiste zurück

## Karten

draw-cards = { DO("draw") } { N($n, "card") } { DO("draw", part: "end") }
side-draws-cards = { DO("draw") } { N($n, "card") } { DO("draw", part: "end") }
discard-random-cards = { DO("discard") } { N($n, "random-card") } { DO("discard", part: "end") }
    .result = die abgeworfenen Karten
    .result-gen = der abgeworfenen Karten
    .result-dat = den abgeworfenen Karten
discard-card = { DO("discard") } { FORM($k, case: "acc") } { DO("discard", part: "end") }
take-card = { DO("take") } { FORM($k, case: "acc") } auf die Hand { DO("take", part: "end") }
side-takes-card = { DO("take") } { FORM($k, case: "acc") } auf die Hand { DO("take", part: "end") }
take-random-cards = { DO("take") } { N($n, "random-card") } aus der Hand { FORM($t, case: "gen") } { DO("take", part: "end") }
swap-random-cards = jede Seite gibt der anderen eine zufällige Karte
see-hand = { DO("see") } die Hand { FORM($t, case: "gen") } { DO("see", part: "end") }
see-card = { DO("see") } { FORM($k, case: "acc") } { DO("see", part: "end") }
see-cards = { DO("see") } { FORM($k, case: "acc") } { DO("see", part: "end") }
put-on-draw-pile = { DO("put") } { FORM($k, case: "acc") } auf den Nachziehstapel { DO("put", part: "end") }
put-under-draw-pile = { DO("put") } { FORM($k, case: "acc") } unter den Nachziehstapel { DO("put", part: "end") }
shuffle-draw-pile = { DO("shuffle") } den Nachziehstapel { DO("shuffle", part: "end") }
take-reserves = { DO("take") } die Reserven { FORM($s, case: "gen") } { DO("take", part: "end") }
cancel-card = { DO("cancel") } { FORM($k, case: "acc") } { DO("cancel", part: "end") } (die Karte wird ohne Effekt abgelegt, gilt aber als gespielt)
remove-card-from-game = { DO("remove") } { FORM($k, case: "acc") } aus dem Spiel { DO("remove", part: "end") }
make-event-happen = { DO("resolve") } das Ereignis { FORM($k, case: "gen") } { DO("resolve", part: "end") }
play-extra-card = { DO("play") } eine zusätzliche Karte { DO("play", part: "end") }
spend-next-card = { DO("play") } deine nächste Karte für ihre Operationspunkte { DO("play", part: "end") }
    .result = die Operationspunkte deiner nächsten Karte
    .result-gen = der Operationspunkte deiner nächsten Karte
    .result-dat = den Operationspunkten deiner nächsten Karte

## Stufen als Wörter

governance-good = Gute Regierungsführung
governance-fair = Mittelmäßige Regierungsführung
governance-poor = Schlechte Regierungsführung
governance-islamist-rule = Islamistische Herrschaft
alignment-ally = Verbündet
alignment-neutral = Neutral
alignment-adversary = Feindlich
posture-soft = Nachgiebig
posture-hard = Unnachgiebig
band-low = Niedrig
band-medium = Mittel
band-high = Hoch
band-very-high = Sehr hoch
band-tight = Knapp
band-moderate = Mäßig
band-ample = Reichlich
band-overstretch = Überdehnung
band-war = Krieg
band-low-intensity = Geringe Intensität

## Werte. .bare: ohne Besitzer, immer männlich, damit „der höchste ...“ und „mit einem ...“ passen

resources-of = die Ressourcen { FORM($c, case: "gen") }
    .counts = resource
    .some = { FORM($c) } Ressourcen { NUMBER($c) ->
    [many] haben
   *[one] hat
}
    .none = { FORM($c) } keine Ressourcen { NUMBER($c) ->
    [many] haben
   *[one] hat
}
    .eq = { FORM($c) } genau { N($than, "resource") } { NUMBER($c) ->
    [many] haben
   *[one] hat
}
    .ge = { FORM($c) } mindestens { N($than, "resource") } { NUMBER($c) ->
    [many] haben
   *[one] hat
}
    .le = { FORM($c) } höchstens { N($than, "resource") } { NUMBER($c) ->
    [many] haben
   *[one] hat
}
    .bare = Ressourcenwert
    .gen = der Ressourcen { FORM($c, case: "gen") }
    .dat = den Ressourcen { FORM($c, case: "gen") }
governance-of = die Regierungsstufe { FORM($c, case: "gen") }
    .bare = Regierungswert
    .gen = der Regierungsstufe { FORM($c, case: "gen") }
    .dat = der Regierungsstufe { FORM($c, case: "gen") }
posture-of = die Haltung { FORM($c, case: "gen") }
    .bare = Haltungswert
    .gen = der Haltung { FORM($c, case: "gen") }
    .dat = der Haltung { FORM($c, case: "gen") }
opposite-of = das Gegenteil { FORM($p, case: "gen") }
    .dat = dem Gegenteil { FORM($p, case: "gen") }
neighbours-of = die Nachbarländer { FORM($c, case: "gen") }
    .gen = der Nachbarländer { FORM($c, case: "gen") }
    .dat = den Nachbarländern { FORM($c, case: "gen") }
distance-from-to = die Entfernung von { FORM($c, case: "dat") } zu { FORM($d, case: "dat") }
    .own-le = im Umkreis von { $than ->
    [1] 1 Land
   *[other] { FORM($than) } Ländern
} um { FORM($d, case: "acc") }
    .bare = Abstand zu { FORM($d, case: "dat") }
    .gen = der Entfernung von { FORM($c, case: "dat") } zu { FORM($d, case: "dat") }
    .dat = der Entfernung von { FORM($c, case: "dat") } zu { FORM($d, case: "dat") }
place-in-list = der Platz { FORM($c, case: "gen") } in der Liste ({ FORM($s, case: "bare") })
    .bare = Platz in dieser Liste
    .gen = des Platzes { FORM($c, case: "gen") } in der Liste ({ FORM($s, case: "bare") })
    .dat = dem Platz { FORM($c, case: "gen") } in der Liste ({ FORM($s, case: "bare") })
prestige = das Ansehen
    .gen = des Ansehens
    .dat = dem Ansehen
prestige-level = das Ansehen
    .gen = des Ansehens
    .dat = dem Ansehen
funding-level = der Stand der Finanziellen Mittel
    .gen = des Standes der Finanziellen Mittel
    .dat = dem Stand der Finanziellen Mittel
    .acc = den Stand der Finanziellen Mittel
turn-number = die Rundenzahl
    .gen = der Rundenzahl
    .dat = der Rundenzahl
troop-level = die Truppenstufe
    .gen = der Truppenstufe
    .dat = der Truppenstufe
funding = der Stand der Finanziellen Mittel
    .gen = des Standes der Finanziellen Mittel
    .dat = dem Stand der Finanziellen Mittel
    .acc = den Stand der Finanziellen Mittel
gwot-penalty = die GWOT-Strafe
    .gen = der GWOT-Strafe
    .dat = der GWOT-Strafe
world-posture = die Haltung der Welt
    .gen = der Haltung der Welt
    .dat = der Haltung der Welt
world-posture-value = der Wert der Haltung der Welt
    .gen = des Wertes der Haltung der Welt
    .dat = dem Wert der Haltung der Welt
    .acc = den Wert der Haltung der Welt
number-of-plot = die Zahl auf { FORM($p, case: "dat") }
    .gen = der Zahl auf { FORM($p, case: "dat") }
    .dat = der Zahl auf { FORM($p, case: "dat") }
plot-available = ein Plot { FORM($n) } verfügbar ist
    .not = kein Plot { FORM($n) } verfügbar ist
caliphate-declared = es ein Kalifat gibt
    .not = es kein Kalifat gibt
half-of = die Hälfte { FORM($n, case: "gen") } (aufgerundet)
    .inner = die Hälfte { FORM($n, case: "gen") }
    .inner-gen = der Hälfte { FORM($n, case: "gen") }
    .inner-dat = der Hälfte { FORM($n, case: "gen") }
    .gen = der Hälfte { FORM($n, case: "gen") } (aufgerundet)
    .dat = der Hälfte { FORM($n, case: "gen") } (aufgerundet)
    .twice = ein Viertel { FORM($n, case: "gen") } (aufgerundet)
    .twice-gen = eines Viertels { FORM($n, case: "gen") } (aufgerundet)
    .twice-dat = einem Viertel { FORM($n, case: "gen") } (aufgerundet)
half-of-rounded-down = die Hälfte { FORM($n, case: "gen") } (abgerundet)
    .gen = der Hälfte { FORM($n, case: "gen") } (abgerundet)
    .dat = der Hälfte { FORM($n, case: "gen") } (abgerundet)
troops-in = die Truppen { IN($c) }
    .count = { IN($c) } Truppen
    .counts = troop
    .bare = Truppenbestand
    .bare-nom = die Truppen
    .bare-gen = der Truppen
    .gen = der Truppen { IN($c) }
    .dat = den Truppen { IN($c) }
cells-in = die Zellen { IN($c) }
    .count = { IN($c) } Zellen
    .counts = cell
    .bare = Zellenbestand
    .bare-nom = die Zellen
    .bare-gen = der Zellen
    .gen = der Zellen { IN($c) }
    .dat = den Zellen { IN($c) }
aid-in = die Unterstützungsmarker { IN($c) }
    .count = { IN($c) } Unterstützungsmarker
    .counts = aid
    .bare = Bestand an Unterstützungsmarkern
    .bare-nom = die Unterstützungsmarker
    .bare-gen = der Unterstützungsmarker
    .gen = der Unterstützungsmarker { IN($c) }
    .dat = den Unterstützungsmarkern { IN($c) }
plots-in = die Plots { IN($c) }
    .count = { IN($c) } Plots
    .counts = plot
    .bare = Bestand an Plots
    .bare-nom = die Plots
    .bare-gen = der Plots
    .gen = der Plots { IN($c) }
    .dat = den Plots { IN($c) }
awakening-in = die Aufbruchsmarker { IN($c) }
    .count = { IN($c) } Aufbruchsmarker
    .counts = awakening
    .bare = Bestand an Aufbruchsmarkern
    .bare-nom = die Aufbruchsmarker
    .bare-gen = der Aufbruchsmarker
    .gen = der Aufbruchsmarker { IN($c) }
    .dat = den Aufbruchsmarkern { IN($c) }
reaction-in = die Reaktionsmarker { IN($c) }
    .count = { IN($c) } Reaktionsmarker
    .counts = reaction
    .bare = Bestand an Reaktionsmarkern
    .bare-nom = die Reaktionsmarker
    .bare-gen = der Reaktionsmarker
    .gen = der Reaktionsmarker { IN($c) }
    .dat = den Reaktionsmarkern { IN($c) }
militia-in = die Milizen { IN($c) }
    .count = { IN($c) } Milizen
    .counts = militia
    .bare = Milizbestand
    .bare-nom = die Milizen
    .bare-gen = der Milizen
    .gen = der Milizen { IN($c) }
    .dat = den Milizen { IN($c) }
sleeper-cells-in = die Schläferzellen { IN($c) }
    .count = { IN($c) } Schläferzellen
    .counts = sleeper-cell
    .bare = Bestand an Schläferzellen
    .bare-nom = die Schläferzellen
    .bare-gen = der Schläferzellen
    .gen = der Schläferzellen { IN($c) }
    .dat = den Schläferzellen { IN($c) }
active-cells-in = die aktiven Zellen { IN($c) }
    .counts = active-cell
    .bare = Bestand an aktiven Zellen
    .bare-nom = die aktiven Zellen
    .bare-gen = der aktiven Zellen
    .gen = der aktiven Zellen { IN($c) }
    .dat = den aktiven Zellen { IN($c) }
troop-cubes-in = die Truppensteine { IN($c) }
    .count = { IN($c) } Truppensteine
    .counts = troop-cube
    .bare = Bestand an Truppensteinen
    .bare-nom = die Truppensteine
    .bare-gen = der Truppensteine
    .gen = der Truppensteine { IN($c) }
    .dat = den Truppensteinen { IN($c) }
wmd-beside = die WMD-Plots im Vorrat { FORM($c, case: "gen") }
    .counts = stored-wmd
    .bare = WMD-Vorrat
    .some = der Vorrat { FORM($c, case: "gen") } WMD-Plots enthält
    .none = der Vorrat { FORM($c, case: "gen") } keine WMD-Plots enthält
    .own-some = mit WMD-Vorrat
    .own-none = ohne WMD-Vorrat
    .gen = der WMD-Plots im Vorrat { FORM($c, case: "gen") }
    .dat = den WMD-Plots im Vorrat { FORM($c, case: "gen") }
cells-on-track = die Zellen auf der Leiste für Finanzielle Mittel
    .some = auf der Leiste für Finanzielle Mittel Zellen stehen
    .none = auf der Leiste für Finanzielle Mittel keine Zellen stehen
    .gen = der Zellen auf der Leiste für Finanzielle Mittel
    .dat = den Zellen auf der Leiste für Finanzielle Mittel
recruitable-cells = die rekrutierbaren Zellen
    .some = Zellen rekrutiert werden können
    .none = keine Zellen rekrutiert werden können
    .gen = der rekrutierbaren Zellen
    .dat = den rekrutierbaren Zellen
available-plots = die verfügbaren Plots
    .some = Plots verfügbar sind
    .none = keine Plots verfügbar sind
    .gen = der verfügbaren Plots
    .dat = den verfügbaren Plots
wmd-in-box = die WMD-Plots, die noch nicht im Spiel sind
    .some = noch nicht alle WMD-Plots im Spiel sind
    .none = alle WMD-Plots im Spiel sind
    .gen = der WMD-Plots, die noch nicht im Spiel sind
    .dat = den WMD-Plots, die noch nicht im Spiel sind
reaction-on-map = die Reaktionsmarker auf dem Spielplan
    .some = auf dem Spielplan Reaktionsmarker liegen
    .none = auf dem Spielplan keine Reaktionsmarker liegen
    .gen = der Reaktionsmarker auf dem Spielplan
    .dat = den Reaktionsmarkern auf dem Spielplan
militia-on-track = die Milizen im Milizvorrat
    .some = Milizen im Milizvorrat sind
    .none = keine Milizen im Milizvorrat sind
    .gen = der Milizen im Milizvorrat
    .dat = den Milizen im Milizvorrat
sleeper-cells-on-map = die Schläferzellen auf dem Spielplan
    .some = auf dem Spielplan Schläferzellen stehen
    .none = auf dem Spielplan keine Schläferzellen stehen
    .gen = der Schläferzellen auf dem Spielplan
    .dat = den Schläferzellen auf dem Spielplan
troops-on-track = die Zahl der Truppen auf der Truppenleiste
    .some = auf der Truppenleiste Truppen stehen
    .none = auf der Truppenleiste keine Truppen stehen
    .ge = auf der Truppenleiste mindestens { FORM($than) } Truppen stehen
    .gen = der Zahl der Truppen auf der Truppenleiste
    .dat = der Zahl der Truppen auf der Truppenleiste
troops-free-to-go-off-map = die Truppen auf Truppenleiste und Spielplan
    .some = auf der Truppenleiste oder dem Spielplan Truppen stehen
    .none = weder auf der Truppenleiste noch auf dem Spielplan Truppen stehen
    .gen = der Truppen auf Truppenleiste und Spielplan
    .dat = den Truppen auf Truppenleiste und Spielplan
wmd-in-play = die WMD-Plots im Spiel
    .some = WMD-Plots im Spiel sind
    .none = keine WMD-Plots im Spiel sind
    .gen = der WMD-Plots im Spiel
    .dat = den WMD-Plots im Spiel
marks-of = die Zahl der Marker { FORM($m) } im Spiel
    .lt = weniger als { FORM($than) } Marker { FORM($m) } im Spiel sind
    .some = ein Marker { FORM($m) } im Spiel ist
    .none = kein Marker { FORM($m) } im Spiel ist
    .gen = der Zahl der Marker { FORM($m) } im Spiel
    .dat = der Zahl der Marker { FORM($m) } im Spiel
awakening-within = die Aufbruchsmarker im Umkreis von { $n ->
    [1] 1 Land
   *[other] { FORM($n) } Ländern
} um { FORM($c, case: "acc") }
    .some = { IN($c) } oder im Umkreis von { $n ->
    [1] 1 Land
   *[other] { FORM($n) } Ländern
} Aufbruchsmarker liegen
    .none = { IN($c) } und im Umkreis von { $n ->
    [1] 1 Land
   *[other] { FORM($n) } Ländern
} keine Aufbruchsmarker liegen
    .own-some = mit Aufbruchsmarkern im Umkreis von { $n ->
    [1] 1 Land
   *[other] { FORM($n) } Ländern
}
    .own-none = ohne Aufbruchsmarker im Umkreis von { $n ->
    [1] 1 Land
   *[other] { FORM($n) } Ländern
}
    .bare = Bestand an Aufbruchsmarkern dort oder im Umkreis von { $n ->
    [1] 1 Land
   *[other] { FORM($n) } Ländern
}
troops-within = die Zahl der Truppen im Umkreis von { $n ->
    [1] 1 Land
   *[other] { FORM($n) } Ländern
} um { FORM($c, case: "acc") }
    .own-some = mit Truppen im Umkreis von { $n ->
    [1] 1 Land
   *[other] { FORM($n) } Ländern
}
    .bare = Truppenbestand dort und im Umkreis von { $n ->
    [1] 1 Land
   *[other] { FORM($n) } Ländern
}
marks-within = die Zahl der Marker { FORM($m) } im Umkreis von { $n ->
    [1] 1 Land
   *[other] { FORM($n) } Ländern
} um { FORM($c, case: "acc") }
    .some = { FORM($m) } { IN($c) } oder im Umkreis von { $n ->
    [1] 1 Land
   *[other] { FORM($n) } Ländern
} liegt
    .own-some = mit einem Marker { FORM($m) } im Umkreis von { $n ->
    [1] 1 Land
   *[other] { FORM($n) } Ländern
}
disrupt-possible = eine Zerschlagung mit { $n ->
    [1] 1 Operationspunkt
   *[other] { FORM($n) } Operationspunkten
} möglich ist
    .not = keine Zerschlagung mit { $n ->
    [1] 1 Operationspunkt
   *[other] { FORM($n) } Operationspunkten
} möglich ist
regime-change-possible = { IN($c) } ein Regierungswechsel möglich ist
    .not = { IN($c) } kein Regierungswechsel möglich ist
in-effect = { FORM($m) } in Kraft ist
    .not = { FORM($m) } nicht in Kraft ist
mark-as-piece = der Marker { FORM($m) }
    .gen = des Markers { FORM($m) }
    .dat = dem Marker { FORM($m) }
    .acc = den Marker { FORM($m) }
opponent-of = der Gegner { FORM($s, case: "gen") }
    .gen = des Gegners { FORM($s, case: "gen") }
    .dat = dem Gegner { FORM($s, case: "gen") }
    .acc = den Gegner { FORM($s, case: "gen") }

## Stapel. .from: woher eine Karte kommt; .in: wo sie liegt

hand-of = die Hand { FORM($s, case: "gen") }
    .own = die Hand
    .own-dat = der Hand
    .own-from = aus der Hand
    .gen = der Hand { FORM($s, case: "gen") }
    .dat = der Hand { FORM($s, case: "gen") }
    .from = aus der Hand { FORM($s, case: "gen") }
    .in = auf der Hand { FORM($s, case: "gen") }
    .some = { FORM($s) } Karten auf der Hand { NUMBER($s) ->
    [many] haben
   *[one] hat
}
    .none = { FORM($s) } keine Karten auf der Hand { NUMBER($s) ->
    [many] haben
   *[one] hat
}
discard-pile = der Ablagestapel
    .gen = des Ablagestapels
    .dat = dem Ablagestapel
    .acc = den Ablagestapel
    .from = vom Ablagestapel
    .in = auf dem Ablagestapel
    .some = auf dem Ablagestapel Karten liegen
    .none = auf dem Ablagestapel keine Karten liegen
lapsing-box = das Feld für vorübergehende Ereignisse
    .gen = des Feldes für vorübergehende Ereignisse
    .dat = dem Feld für vorübergehende Ereignisse
    .from = aus dem Feld für vorübergehende Ereignisse
    .in = im Feld für vorübergehende Ereignisse
    .some = im Feld für vorübergehende Ereignisse Karten liegen
    .none = im Feld für vorübergehende Ereignisse keine Karten liegen
first-plot-box = das Feld für den ersten Plot
    .gen = des Feldes für den ersten Plot
    .dat = dem Feld für den ersten Plot
    .from = aus dem Feld für den ersten Plot
    .in = im Feld für den ersten Plot
    .some = im Feld für den ersten Plot Karten liegen
    .none = im Feld für den ersten Plot keine Karten liegen
removed-cards = die entfernten Karten
    .gen = der entfernten Karten
    .dat = den entfernten Karten
    .from = aus dem Stapel für entfernte Karten
    .in = unter den entfernten Karten
    .some = im Stapel für entfernte Karten Karten liegen
    .none = im Stapel für entfernte Karten keine Karten liegen
draw-pile = der Nachziehstapel
    .gen = des Nachziehstapels
    .dat = dem Nachziehstapel
    .acc = den Nachziehstapel
    .from = vom Nachziehstapel
    .in = im Nachziehstapel
    .some = im Nachziehstapel Karten liegen
    .none = im Nachziehstapel keine Karten liegen
top-cards-of = die obersten { N($n, "card") } { FORM($p, case: "gen") }
    .gen = der obersten { N($n, "card", case: "gen") } { FORM($p, case: "gen") }
    .dat = den obersten { N($n, "card", case: "dat") } { FORM($p, case: "gen") }
    .from = von den obersten { N($n, "card", case: "dat") } { FORM($p, case: "gen") }
    .in = unter den obersten { N($n, "card", case: "dat") } { FORM($p, case: "gen") }
    .some = { FORM($p, case: "some") }
    .none = { FORM($p, case: "none") }
number-of-cards-in = die Zahl der Karten { FORM($p, case: "in") }
    .some = { FORM($p, case: "some") }
    .none = { FORM($p, case: "none") }
    .gen = der Zahl der Karten { FORM($p, case: "in") }
    .dat = der Zahl der Karten { FORM($p, case: "in") }
ops-of = die Operationspunkte { FORM($k, case: "gen") }
    .gen = der Operationspunkte { FORM($k, case: "gen") }
    .dat = den Operationspunkten { FORM($k, case: "gen") }
    .bare = Operationswert
name-of = der Name { FORM($k, case: "gen") }
    .gen = des Namens { FORM($k, case: "gen") }
    .dat = dem Namen { FORM($k, case: "gen") }
    .acc = den Namen { FORM($k, case: "gen") }
number-of = die Nummer { FORM($k, case: "gen") }
    .gen = der Nummer { FORM($k, case: "gen") }
    .dat = der Nummer { FORM($k, case: "gen") }
    .bare = Nummernwert
this-card = diese Karte
    .gen = dieser Karte
    .dat = dieser Karte
first-card-of-phase = dies die erste Karte der Aktionsphase { FORM($s, case: "gen") } ist
    .not = dies nicht die erste Karte der Aktionsphase { FORM($s, case: "gen") } ist
second-card-of-phase = dies die zweite Karte der Aktionsphase { FORM($s, case: "gen") } ist
    .not = dies nicht die zweite Karte der Aktionsphase { FORM($s, case: "gen") } ist
reserves-of = die Reserven { FORM($s, case: "gen") }
    .some = { FORM($s) } Reserven { NUMBER($s) ->
    [many] haben
   *[one] hat
}
    .none = { FORM($s) } keine Reserven { NUMBER($s) ->
    [many] haben
   *[one] hat
}
    .gen = der Reserven { FORM($s, case: "gen") }
    .dat = den Reserven { FORM($s, case: "gen") }

## Eigenschaften. .behind: gleich hinter dem Hauptwort, vor allem anderen; .beside: neben einer, die weiter hinten steht

good = mit Guter Regierungsführung
    .behind = yes
    .beside = mit Guter Regierungsführung
    .not = ohne Gute Regierungsführung
    .is = { FORM($it) } Gute Regierungsführung { NUMBER($it) ->
    [many] haben
   *[one] hat
}
    .is-not = { FORM($it) } keine Gute Regierungsführung { NUMBER($it) ->
    [many] haben
   *[one] hat
}
fair = mit Mittelmäßiger Regierungsführung
    .behind = yes
    .beside = mit Mittelmäßiger Regierungsführung
    .not = ohne Mittelmäßige Regierungsführung
    .is = { FORM($it) } Mittelmäßige Regierungsführung { NUMBER($it) ->
    [many] haben
   *[one] hat
}
    .is-not = { FORM($it) } keine Mittelmäßige Regierungsführung { NUMBER($it) ->
    [many] haben
   *[one] hat
}
poor = mit Schlechter Regierungsführung
    .behind = yes
    .beside = mit Schlechter Regierungsführung
    .not = ohne Schlechte Regierungsführung
    .is = { FORM($it) } Schlechte Regierungsführung { NUMBER($it) ->
    [many] haben
   *[one] hat
}
    .is-not = { FORM($it) } keine Schlechte Regierungsführung { NUMBER($it) ->
    [many] haben
   *[one] hat
}
islamist-rule = unter Islamistischer Herrschaft
    .behind = yes
    .beside = unter Islamistischer Herrschaft
    .not = ohne Islamistische Herrschaft
    .is = { FORM($it) } unter Islamistischer Herrschaft { NUMBER($it) ->
    [many] stehen
   *[one] steht
}
    .is-not = { FORM($it) } nicht unter Islamistischer Herrschaft { NUMBER($it) ->
    [many] stehen
   *[one] steht
}
schengen = im Schengen-Raum
    .compound = noun-schengen-country
    .after = im Schengen-Raum
    .not = außerhalb des Schengen-Raums
    .is = { FORM($it) } zum Schengen-Raum { NUMBER($it) ->
    [many] gehören
   *[one] gehört
}
    .is-not = { FORM($it) } nicht zum Schengen-Raum { NUMBER($it) ->
    [many] gehören
   *[one] gehört
}
with-selectable-posture = mit wählbarer Haltung
    .after = mit wählbarer Haltung
    .not = ohne wählbare Haltung
    .is = die Haltung { FORM($it, case: "gen") } gewählt werden kann
    .is-not = die Haltung { FORM($it, case: "gen") } nicht gewählt werden kann
with-regime-change = mit Regierungswechselmarker
    .after = mit Regierungswechselmarker
    .not = ohne Regierungswechselmarker
    .is = { IN($it) } ein Regierungswechselmarker liegt
    .is-not = { IN($it) } kein Regierungswechselmarker liegt
with-tan-regime-change = mit braunem Regierungswechselmarker
    .after = mit braunem Regierungswechselmarker
    .not = ohne braunen Regierungswechselmarker
    .is = { IN($it) } ein brauner Regierungswechselmarker liegt
    .is-not = { IN($it) } kein brauner Regierungswechselmarker liegt
with-green-regime-change = mit grünem Regierungswechselmarker
    .after = mit grünem Regierungswechselmarker
    .not = ohne grünen Regierungswechselmarker
    .is = { IN($it) } ein grüner Regierungswechselmarker liegt
    .is-not = { IN($it) } kein grüner Regierungswechselmarker liegt
besieged = mit Umkämpfter Regierung
    .after = mit Umkämpfter Regierung
    .not = ohne Umkämpfte Regierung
    .is = { IN($it) } ein Marker für Umkämpfte Regierung liegt
    .is-not = { IN($it) } kein Marker für Umkämpfte Regierung liegt
with-cadre = mit Kader
    .after = mit Kader
    .not = ohne Kader
    .is = { IN($it) } ein Kader liegt
    .is-not = { IN($it) } kein Kader liegt
in-civil-war = im Bürgerkrieg
    .after = im Bürgerkrieg
    .not = ohne Bürgerkrieg
contested = mit Bürgerkriegs- oder Regierungswechselmarker
    .after = mit Bürgerkriegs- oder Regierungswechselmarker
    .not = ohne Bürgerkriegs- und Regierungswechselmarker
    .is = { IN($it) } Bürgerkrieg herrscht oder ein Regierungswechselmarker liegt
    .is-not = { IN($it) } weder Bürgerkrieg herrscht noch ein Regierungswechselmarker liegt
caliphate-capital = mit der Kalifatshauptstadt
    .after = mit der Kalifatshauptstadt
    .not = ohne die Kalifatshauptstadt
    .is = { FORM($it) } Kalifatshauptstadt { NUMBER($it) ->
    [many] sind
   *[one] ist
}
    .is-not = { FORM($it) } nicht Kalifatshauptstadt { NUMBER($it) ->
    [many] sind
   *[one] ist
}
in-caliphate = im Kalifat
    .after = im Kalifat
    .not = außerhalb des Kalifats
    .is = { FORM($it) } zum Kalifat { NUMBER($it) ->
    [many] gehören
   *[one] gehört
}
    .is-not = { FORM($it) } nicht zum Kalifat { NUMBER($it) ->
    [many] gehören
   *[one] gehört
}
disrupted-recently = mit Zerschlagung in dieser oder der letzten Aktionsphase
    .after = , in dem in dieser oder der letzten Aktionsphase eine Zerschlagung stattfand,
    .after-many = , in denen in dieser oder der letzten Aktionsphase eine Zerschlagung stattfand,
    .not = ohne Zerschlagung in dieser oder der letzten Aktionsphase
    .is = { IN($it) } in dieser oder der letzten Aktionsphase eine Zerschlagung stattfand
    .is-not = { IN($it) } in dieser oder der letzten Aktionsphase keine Zerschlagung stattfand
improved-recently = mit Verbesserung in dieser oder der letzten Aktionsphase
    .after = , das sich in dieser oder der letzten Aktionsphase verbessert hat,
    .after-many = , die sich in dieser oder der letzten Aktionsphase verbessert haben,
    .not = ohne Verbesserung in dieser oder der letzten Aktionsphase
    .is = sich { IN($it) } in dieser oder der letzten Aktionsphase die Regierungsführung verbesserte
    .is-not = sich { IN($it) } in dieser oder der letzten Aktionsphase die Regierungsführung nicht verbesserte
targeted-recently = mit Operation oder Ereignis in dieser oder der letzten Aktionsphase
    .after = , in dem in dieser oder der letzten Aktionsphase eine Operation oder ein Ereignis stattfand,
    .after-many = , in denen in dieser oder der letzten Aktionsphase eine Operation oder ein Ereignis stattfand,
    .not = ohne Operation oder Ereignis in dieser oder der letzten Aktionsphase
    .is = { IN($it) } in dieser oder der letzten Aktionsphase eine Operation oder ein Ereignis stattfand
    .is-not = { IN($it) } in dieser oder der letzten Aktionsphase weder Operation noch Ereignis stattfand
with-plot-resolved-last = mit ausgelöstem Plot bei der letzten Plotauslösung
    .after = , in dem bei der letzten Plotauslösung ein Plot ausgelöst wurde,
    .after-many = , in denen bei der letzten Plotauslösung ein Plot ausgelöst wurde,
    .not = ohne ausgelösten Plot bei der letzten Plotauslösung
    .is = { IN($it) } bei der letzten Plotauslösung ein Plot ausgelöst wurde
    .is-not = { IN($it) } bei der letzten Plotauslösung kein Plot ausgelöst wurde
turned-by-last-plots = mit durch die letzten Plots ausgewürfelter Haltung
    .after = mit durch die letzten Plots ausgewürfelter Haltung
    .not = ohne durch die letzten Plots ausgewürfelte Haltung
    .is = die Haltung { FORM($it, case: "gen") } bei der letzten Plotauslösung ausgewürfelt wurde
    .is-not = die Haltung { FORM($it, case: "gen") } bei der letzten Plotauslösung nicht ausgewürfelt wurde
adjacent-to = in der Nachbarschaft { FORM($d, case: "gen") }
    .after = { KNOWN($d) ->
    [yes] { GENDER($d) ->
        [f] in deren Nachbarschaft
        [pl] in deren Nachbarschaft
       *[other] in dessen Nachbarschaft
    }
   *[no] in der Nachbarschaft { FORM($d, case: "gen") }
}
    .not = außerhalb der Nachbarschaft { FORM($d, case: "gen") }
    .alone = in der Nachbarschaft
    .alone-not = außerhalb der Nachbarschaft
    .is = { FORM($it) } { FORM($d, case: "dat") } benachbart { NUMBER($it) ->
    [many] sind
   *[one] ist
}
    .is-not = { FORM($it) } { FORM($d, case: "dat") } nicht benachbart { NUMBER($it) ->
    [many] sind
   *[one] ist
}
us-card = mit USA-Ereignis
    .compound = noun-us-card
    .behind = yes
    .not = ohne USA-Ereignis
    .is = { FORM($it) } eine USA-Karte ist
    .is-not = { FORM($it) } keine USA-Karte ist
jihadist-card = mit Jihadisten-Ereignis
    .compound = noun-jihadist-card
    .behind = yes
    .not = ohne Jihadisten-Ereignis
    .is = { FORM($it) } eine Jihadisten-Karte ist
    .is-not = { FORM($it) } keine Jihadisten-Karte ist
playable-by = spielbar
    .after = , die für { FORM($s, case: "acc") } spielbar ist,
    .not = , die für { FORM($s, case: "acc") } nicht spielbar ist,
    .is = { FORM($s) } { FORM($it, case: "acc") } spielen { NUMBER($s) ->
    [many] können
   *[one] kann
}
    .is-not = { FORM($s) } { FORM($it, case: "acc") } nicht spielen { NUMBER($s) ->
    [many] können
   *[one] kann
}
wmd-plot = mit WMD
    .compound = wmd-plot-marker
    .after = mit WMD
    .not = ohne WMD
    .is = { FORM($it) } ein WMD-Plot ist
    .is-not = { FORM($it) } kein WMD-Plot ist
backlashed = ein Rückschlag
    .after = , der ein Rückschlag ist,
    .not = , der kein Rückschlag ist,
    .is = { FORM($it) } ein Rückschlag ist
    .is-not = { FORM($it) } kein Rückschlag ist
soft-side = Nachgiebig
    .is = die Haltung { FORM($it, case: "gen") } Nachgiebig ist
    .is-not = die Haltung { FORM($it, case: "gen") } nicht Nachgiebig ist
hard-side = Unnachgiebig
    .is = die Haltung { FORM($it, case: "gen") } Unnachgiebig ist
    .is-not = die Haltung { FORM($it, case: "gen") } nicht Unnachgiebig ist
marked-with = mit dem Marker { FORM($m) }
    .after = mit dem Marker { FORM($m) }
    .not = ohne den Marker { FORM($m) }
    .is = { IN($it) } der Marker { FORM($m) } liegt
    .is-not = { IN($it) } kein Marker { FORM($m) } liegt
named = namens
    .head = { OR($t) }
    .head-all = alle Karten { AND($t) }
    .after = namens { OR($t) }
    .not = außer { OR($t) }
    .is = { FORM($it) } { OR($t) } ist
    .is-not = { FORM($it) } nicht { OR($t) } ist
numbered = mit Nummer
    .after = mit der Nummer { OR($n) }

## Woraus gewählt wird

numbers-from-to = Zahl
    .after = von { FORM($a) } bis { FORM($b) }
countries-in-list = Land
    .after = unter { FORM($s, case: "dat") }
plots-lying-in = Plot
    .alone = { "" }
    .after = { IN($c) }
countries-on-map = Land
    .after = { "" }
sides = Seite
cards-in-pile = Karte
    .after = { FORM($p, case: "from") }
    .there = { FORM($p, case: "in") }
cards-in-piles = Karte
    .after = { OR($p, case: "from") }
cards-in-list = Karte
    .after = unter { FORM($s, case: "dat") }

## Was ein dauerhaftes Ereignis ändert

point-adjacent =
    .yes = { FORM($x) } { NUMBER($x) ->
    [many] sind
   *[one] ist
} { FORM($y, case: "dat") } benachbart
    .no = { FORM($x) } { NUMBER($x) ->
    [many] sind
   *[one] ist
} { FORM($y, case: "dat") } nicht benachbart
    .only = { FORM($x) } { NUMBER($x) ->
    [many] sind
   *[one] ist
} nur zu { FORM($y, case: "dat") } benachbart
point-cells =
    .more-there = er zählt als { N($n, "cell", case: "nom") }
    .more = der Marker { FORM($mark) } zählt { IN($c) } als { N($n, "cell", case: "nom") }
    .less = { IN($c) } { $n ->
    [1] gilt
   *[other] gelten
} { N($n, "cell", case: "nom") } weniger
    .is = { IN($c) } { $n ->
    [1] gilt
   *[other] gelten
} { N($n, "cell", case: "nom") }
point-cell-stand-ins =
    .more = er kann wie eine Zelle entfernt werden
point-troops =
    .more-there = er zählt als { N($n, "troop", case: "nom") }
    .more = der Marker { FORM($mark) } zählt { IN($c) } als { N($n, "troop", case: "nom") }
    .less = { IN($c) } { $n ->
    [1] gilt
   *[other] gelten
} { N($n, "troop", case: "nom") } weniger
    .is = { IN($c) } { $n ->
    [1] gilt
   *[other] gelten
} { N($n, "troop", case: "nom") }
point-troop-stand-ins =
    .more = er kann statt Truppen verloren gehen
point-mark-may-deploy =
    .yes = er darf abtransportiert werden und wird dann entfernt
    .no = er darf nicht abtransportiert werden
point-resources =
    .more = { FORM($c) } { NUMBER($c) ->
    [many] haben
   *[one] hat
} { N($n, "resource") } mehr
    .less = { FORM($c) } { NUMBER($c) ->
    [many] haben
   *[one] hat
} { N($n, "resource") } weniger
    .is = { FORM($c) } { NUMBER($c) ->
    [many] haben
   *[one] hat
} { N($n, "resource") }
point-oil-exports =
    .yes = { FORM($c) } { NUMBER($c) ->
    [many] exportieren
   *[one] exportiert
} Öl
    .no = { FORM($c) } { NUMBER($c) ->
    [many] exportieren
   *[one] exportiert
} kein Öl
    .more = die Ölexporte { FORM($c, case: "gen") } steigen um { FORM($n) }
    .less = die Ölexporte { FORM($c, case: "gen") } sinken um { FORM($n) }
    .is = die Ölexporte { FORM($c, case: "gen") } betragen { FORM($n) }
point-open =
    .yes = { FORM($c) } { NUMBER($c) ->
    [many] können
   *[one] kann
} beeinflusst werden
    .no = { FORM($c) } { NUMBER($c) ->
    [many] bleiben
   *[one] bleibt
} von Operationen, Ereignissen, Polarisierung und Kampfauswirkungen unberührt
point-popular-markers =
    .yes = Aufbruchs- und Reaktionsmarker dürfen platziert werden
    .no = Aufbruchs- und Reaktionsmarker dürfen nicht platziert werden
point-militia-is-led =
    .yes = Milizen zählen { IN($c) }, als wären Truppen dabei
    .no = Milizen zählen { IN($c) }, als wären keine Truppen dabei
point-militia-before-attrition =
    .more = vor den Kampfauswirkungen { $n ->
    [1] kommt
   *[other] kommen
} { IN($c) } jeweils { N($n, "militia", case: "nom") } hinzu
    .less = vor den Kampfauswirkungen { $n ->
    [1] entfällt
   *[other] entfallen
} { IN($c) } jeweils { N($n, "militia", case: "nom") }
    .is = vor den Kampfauswirkungen { $n ->
    [1] kommt
   *[other] kommen
} { IN($c) } jeweils { N($n, "militia", case: "nom") } hinzu
point-troops-at-stake =
    .more = durch Kampfauswirkungen { $n ->
    [1] kann
   *[other] können
} { IN($c) } { N($n, "troop", case: "nom") } mehr verloren gehen
    .less = durch Kampfauswirkungen { $n ->
    [1] kann
   *[other] können
} { IN($c) } { N($n, "troop", case: "nom") } weniger verloren gehen
    .is = durch Kampfauswirkungen { $n ->
    [1] kann
   *[other] können
} { IN($c) } { N($n, "troop", case: "nom") } verloren gehen
point-extra-cells =
    .is = { N($n, "extra-cell", case: "nom") } im Spiel
    .more = { N($n, "extra-cell", case: "nom") } im Spiel
    .less = { N($n, "extra-cell", case: "nom") } weniger im Spiel
point-posture-is-rolled =
    .yes = durch { FORM($k) } wird die Haltung { FORM($c, case: "gen") } ausgewürfelt
    .no = durch { FORM($k) } wird die Haltung { FORM($c, case: "gen") } nicht ausgewürfelt
point-size-of-gwot-penalty =
    .is = die GWOT-Strafe ist { FORM($n) }
    .more = die GWOT-Strafe ist um { FORM($n) } höher
    .less = die GWOT-Strafe ist um { FORM($n) } niedriger
point-may-war-of-ideas =
    .yes = { IN($c) } ist der Krieg der Ideologien erlaubt
    .no = { IN($c) } ist der Krieg der Ideologien nicht erlaubt
point-may-deploy =
    .yes = Truppen dürfen { TO($c) } transportiert werden
    .no = Truppen dürfen nicht { TO($c) } transportiert werden
point-may-regime-change =
    .yes = { IN($c) } ist ein Regierungswechsel erlaubt
    .no = { IN($c) } ist kein Regierungswechsel erlaubt
point-may-disrupt =
    .yes = { IN($c) } ist die Zerschlagung erlaubt
    .no = { IN($c) } ist die Zerschlagung nicht erlaubt
point-may-disrupt-cadre =
    .yes = die Zerschlagung darf den Kader { IN($c) } entfernen
    .no = die Zerschlagung entfernt den Kader { IN($c) } nicht
point-cells-disrupted =
    .is = die Zerschlagung betrifft { IN($c) } nur { N($n, "cell") }
    .more = die Zerschlagung betrifft { IN($c) } { N($n, "cell") } mehr
    .less = die Zerschlagung betrifft { IN($c) } { N($n, "cell") } weniger
point-disrupt-earns-prestige =
    .yes = die Zerschlagung { IN($c) } bringt Ansehen
    .no = die Zerschlagung { IN($c) } bringt kein Ansehen
point-prestige-for-disrupt =
    .is = die Zerschlagung { IN($c) } bringt { FORM($n) } Ansehen
    .more = die Zerschlagung { IN($c) } bringt { FORM($n) } Ansehen mehr
    .less = die Zerschlagung { IN($c) } bringt { FORM($n) } Ansehen weniger
point-war-of-ideas-modifier =
    .is = der Modifikator für den Krieg der Ideologien { IN($c) } ist { FORM($n) }
    .more = +{ FORM($n) } auf Würfelwürfe für den Krieg der Ideologien { IN($c) }
    .less = −{ FORM($n) } auf Würfelwürfe für den Krieg der Ideologien { IN($c) }
point-may-alert =
    .yes = Plots { IN($c) } dürfen verhindert werden
    .no = Plots { IN($c) } dürfen nicht verhindert werden
point-cost-of-war-of-ideas =
    .is = der Krieg der Ideologien { IN($c) } kostet { FORM($n) }
    .more = der Krieg der Ideologien { IN($c) } kostet { FORM($n) } mehr
    .less = der Krieg der Ideologien { IN($c) } kostet { FORM($n) } weniger
point-cost-of-disrupt =
    .is = die Zerschlagung { IN($c) } kostet { FORM($n) }
    .more = die Zerschlagung { IN($c) } kostet { FORM($n) } mehr
    .less = die Zerschlagung { IN($c) } kostet { FORM($n) } weniger
point-cost-of-deploy =
    .is = der Truppentransport { TO($c) } kostet { FORM($n) }
    .more = der Truppentransport { TO($c) } kostet { FORM($n) } mehr
    .less = der Truppentransport { TO($c) } kostet { FORM($n) } weniger
point-cost-of-deploy-home =
    .is = der Truppentransport auf die Truppenleiste kostet { FORM($n) }
    .more = der Truppentransport auf die Truppenleiste kostet { FORM($n) } mehr
    .less = der Truppentransport auf die Truppenleiste kostet { FORM($n) } weniger
point-cost-of-regime-change =
    .is = der Regierungswechsel kostet { FORM($n) }
    .more = der Regierungswechsel kostet { FORM($n) } mehr
    .less = der Regierungswechsel kostet { FORM($n) } weniger
point-cost-of-withdraw =
    .is = der Rückzug kostet { FORM($n) }
    .more = der Rückzug kostet { FORM($n) } mehr
    .less = der Rückzug kostet { FORM($n) } weniger
point-cost-of-alert =
    .is = die Verhinderung kostet { FORM($n) }
    .more = die Verhinderung kostet { FORM($n) } mehr
    .less = die Verhinderung kostet { FORM($n) } weniger
point-cost-of-reassessment =
    .is = die Neuausrichtung kostet { FORM($n) }
    .more = die Neuausrichtung kostet { FORM($n) } mehr
    .less = die Neuausrichtung kostet { FORM($n) } weniger
point-may-recruit =
    .yes = die Rekrutierung ist erlaubt
    .no = die Rekrutierung ist nicht erlaubt
point-may-recruit-in =
    .yes = die Rekrutierung ist { IN($c) } erlaubt
    .no = die Rekrutierung ist { IN($c) } nicht erlaubt
point-recruiting-is-automatic =
    .yes = die Rekrutierung ist { IN($c) } automatisch
    .no = die Rekrutierung { IN($c) } erfordert einen Würfelwurf
point-recruit-number =
    .is = der Rekrutierungswert { IN($c) } ist { FORM($n) }
    .more = der Rekrutierungswert { IN($c) } ist um { FORM($n) } höher
    .less = der Rekrutierungswert { IN($c) } ist um { FORM($n) } niedriger
point-funding-limits-recruiting =
    .yes = die Finanziellen Mittel begrenzen die Rekrutierung
    .no = die Finanziellen Mittel begrenzen die Rekrutierung nicht
point-may-travel =
    .yes = Zellen dürfen { FROM($x) } { TO($y) } reisen
    .no = Zellen dürfen nicht { FROM($x) } { TO($y) } reisen
point-travel-is-automatic =
    .yes = die Reise { FROM($x) } { TO($y) } erfordert keinen Würfelwurf
    .no = die Reise { FROM($x) } { TO($y) } erfordert einen Würfelwurf
point-travel-modifier =
    .is = der Modifikator für Reisen { FROM($x) } { TO($y) } ist { FORM($n) }
    .more = +{ FORM($n) } auf Würfelwürfe für Reisen { FROM($x) } { TO($y) }
    .less = −{ FORM($n) } auf Würfelwürfe für Reisen { FROM($x) } { TO($y) }
point-may-jihad =
    .yes = { IN($c) } ist der Jihad erlaubt
    .no = { IN($c) } ist der Jihad nicht erlaubt
point-jihad-modifier =
    .is = der Modifikator für Jihad-Würfe { IN($c) } ist { FORM($n) }
    .more = +{ FORM($n) } auf Jihad-Würfe { IN($c) }
    .less = −{ FORM($n) } auf Jihad-Würfe { IN($c) }
point-major-jihad-margin =
    .is = ein Umfassender Jihad { IN($c) } erfordert { N($n, "cell") } mehr als Truppen
    .more = ein Umfassender Jihad { IN($c) } erfordert { N($n, "cell") } mehr
    .less = ein Umfassender Jihad { IN($c) } erfordert { N($n, "cell") } weniger
point-failed-jihad-removes-cells =
    .yes = misslungene Jihad-Würfe entfernen Zellen
    .no = misslungene Jihad-Würfe entfernen keine Zellen
point-jihad-may-bring-islamist-rule =
    .yes = der Jihad kann { IN($c) } zur Islamistischen Herrschaft führen
    .no = der Jihad kann { IN($c) } nicht zur Islamistischen Herrschaft führen
point-may-plot =
    .yes = { IN($c) } sind Plot-Operationen erlaubt
    .no = { IN($c) } sind keine Plot-Operationen erlaubt
point-plot-number =
    .is = der Wert für Plot-Würfe { IN($c) } ist { FORM($n) }
    .more = der Wert für Plot-Würfe { IN($c) } ist um { FORM($n) } höher
    .less = der Wert für Plot-Würfe { IN($c) } ist um { FORM($n) } niedriger
point-plot-dice =
    .is = für { FORM($p, case: "acc") } { IN($c) } wird mit { N($n, "die", case: "dat") } gewürfelt
    .more = für { FORM($p, case: "acc") } { IN($c) } wird mit { N($n, "die", case: "dat") } mehr gewürfelt
    .less = für { FORM($p, case: "acc") } { IN($c) } wird mit { N($n, "die", case: "dat") } weniger gewürfelt
point-plot-funding =
    .is = { FORM($p) } { IN($c) } bringt { FORM($n) } Finanzielle Mittel
    .more = { FORM($p) } { IN($c) } bringt { FORM($n) } Finanzielle Mittel mehr
    .less = { FORM($p) } { IN($c) } bringt { FORM($n) } Finanzielle Mittel weniger
point-plot-is-face-up =
    .yes = { FORM($p) } { IN($c) } liegt offen
    .no = { FORM($p) } { IN($c) } liegt verdeckt
point-side-plays-random-cards =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] spielen ihre
   *[one] spielt seine
} Karten zufällig
    .no = { FORM($s) } { NUMBER($s) ->
    [many] wählen ihre Karten selbst
   *[one] wählt seine Karten selbst
}
point-us-may-keep-its-last-card =
    .yes = die USA dürfen ihre letzte Karte behalten
    .no = die USA dürfen ihre letzte Karte nicht behalten
point-event-may-be-played =
    .yes = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} das Ereignis { FORM($k, case: "gen") } spielen
    .no = { FORM($s) } { NUMBER($s) ->
    [many] dürfen
   *[one] darf
} das Ereignis { FORM($k, case: "gen") } nicht spielen
point-funding-change-at-end-of-turn =
    .is = die Finanziellen Mittel ändern sich am Rundenende { $n ->
    [0] nicht
   *[other] um { FORM($n) }
}
    .more = +{ FORM($n) } Finanzielle Mittel am Rundenende
    .less = −{ FORM($n) } Finanzielle Mittel am Rundenende
point-further-funding-change =
    .is = die Finanziellen Mittel ändern sich am Rundenende zusätzlich um { FORM($n) }
    .more = zusätzlich +{ FORM($n) } Finanzielle Mittel am Rundenende
    .less = zusätzlich −{ FORM($n) } Finanzielle Mittel am Rundenende
point-prestige-lost-at-end-of-turn =
    .is = am Rundenende geht { FORM($n) } Ansehen verloren
    .more = am Rundenende geht { FORM($n) } Ansehen mehr verloren
    .less = am Rundenende geht { FORM($n) } Ansehen weniger verloren
point-prestige-won-at-end-of-turn =
    .is = am Rundenende wird { FORM($n) } Ansehen gewonnen
    .more = am Rundenende wird { FORM($n) } Ansehen mehr gewonnen
    .less = am Rundenende wird { FORM($n) } Ansehen weniger gewonnen
point-further-prestige-change =
    .is = das Ansehen ändert sich am Rundenende zusätzlich um { FORM($n) }
    .more = zusätzlich +{ FORM($n) } Ansehen am Rundenende
    .less = zusätzlich −{ FORM($n) } Ansehen am Rundenende
point-cards-dealt =
    .is = { FORM($s) } { NUMBER($s) ->
    [many] erhalten
   *[one] erhält
} { N($n, "card") }
    .more = { FORM($s) } { NUMBER($s) ->
    [many] erhalten
   *[one] erhält
} { N($n, "card") } mehr
    .less = { FORM($s) } { NUMBER($s) ->
    [many] erhalten
   *[one] erhält
} { N($n, "card") } weniger

## Augenblicke: Nebensätze nach „wenn“

moment-plot-placed = { IN($c) } ein Plot platziert wird
moment-plot-resolved = { IN($c) } ein Plot ausgelöst wird
moment-wmd-resolved = { IN($c) } ein WMD-Plot ausgelöst wird
moment-plot-alerted = { IN($c) } ein Plot verhindert wird
moment-regime-changed = { IN($c) } ein Regierungswechsel stattfindet
moment-turn-begins = die Runde beginnt
moment-end-of-turn = die Runde endet
moment-draw-phase-ends = das Austeilen der Karten endet
moment-side-to-play = { FORM($s) } an der Reihe { NUMBER($s) ->
    [many] sind
   *[one] ist
}, eine Karte zu spielen
moment-card-played = { FORM($s) } { FORM($k, case: "acc") } { NUMBER($s) ->
    [many] spielen
   *[one] spielt
}
moment-event-happens = das Ereignis { FORM($k, case: "gen") } eintritt
moment-cards-drawn = { FORM($s) } Karten { NUMBER($s) ->
    [many] ziehen
   *[one] zieht
}
moment-card-discarded = { FORM($s) } { FORM($k, case: "acc") } { NUMBER($s) ->
    [many] abwerfen
   *[one] abwirft
}
moment-this-ends = dies endet
moment-becomes-good = { FORM($c) } Gute Regierungsführung { NUMBER($c) ->
    [many] erlangen
   *[one] erlangt
}
moment-becomes-fair = { FORM($c) } Mittelmäßige Regierungsführung { NUMBER($c) ->
    [many] erlangen
   *[one] erlangt
}
moment-becomes-poor = { FORM($c) } Schlechte Regierungsführung { NUMBER($c) ->
    [many] bekommen
   *[one] bekommt
}
moment-becomes-islamist-rule = { FORM($c) } unter Islamistische Herrschaft { NUMBER($c) ->
    [many] geraten
   *[one] gerät
}
moment-becomes-ally = { FORM($c) } Verbündet { NUMBER($c) ->
    [many] werden
   *[one] wird
}
moment-becomes-neutral = { FORM($c) } Neutral { NUMBER($c) ->
    [many] werden
   *[one] wird
}
moment-becomes-adversary = { FORM($c) } Feindlich { NUMBER($c) ->
    [many] werden
   *[one] wird
}
moment-becomes-hard = { FORM($c) } Unnachgiebig { NUMBER($c) ->
    [many] werden
   *[one] wird
}
moment-becomes-soft = { FORM($c) } Nachgiebig { NUMBER($c) ->
    [many] werden
   *[one] wird
}
moment-regime-change-ends = der Regierungswechsel { IN($c) } endet
moment-civil-war-begins = { IN($c) } ein Bürgerkrieg beginnt
moment-civil-war-ends = der Bürgerkrieg { IN($c) } endet
moment-cell-recruited = { IN($c) } eine Zelle rekrutiert wird
moment-cell-removed = eine Zelle { FROM($c) } entfernt wird
moment-cell-travelled = eine Zelle { FROM($x) } { TO($y) } reist
moment-disrupted = Zellen oder ein Kader { IN($c) } zerschlagen werden

## Wörter des Kopfes, die etwas über das Ereignis sagen

symbol-outside-caliphate = nicht in einem Teilland des Kalifats
    .side = nicht in einem Teilland des Kalifats, falls { FORM($side) } dies { NUMBER($side) ->
    [many] spielen
   *[one] spielt
}
symbol-caliphate-possible = wo hierdurch drei Zellen platziert werden, darf ein Kalifat erklärt werden
    .side = falls { FORM($side) } dies { NUMBER($side) ->
    [many] spielen
   *[one] spielt
}: wo hierdurch drei Zellen platziert werden, darf ein Kalifat erklärt werden
