# Was jedes Wort des Spiels auf einer Karte sagt, unter seinem Schlüssel.

place-cells = { DO("place") } { N($n, "cell") } { IN($c) } { DO("place", part: "end") }
place-aid = { DO("place") } { N($n, "aid") } { IN($c) } { DO("place", part: "end") }
place-awakening = { DO("place") } { N($n, "awakening") } { IN($c) } { DO("place", part: "end") }
mark-space = { DO("place") } den Marker { FORM($m) } { IN($c) } { DO("place", part: "end") }
add-mark = { DO("place") } einen weiteren Marker { FORM($m) } { IN($c) } { DO("place", part: "end") }
move-mark = { DO("place") } den Marker { FORM($m) } { IN($c) } { DO("place", part: "end") }
end-this = { DO("end") } dieses Ereignis { DO("end", part: "end") }
select-posture = { DO("set") } die Haltung { FORM($c, case: "gen") } { DO("set", part: "end") }
change-prestige = { SIGNED($n) } Ansehen
    .up = { DO("raise") } das Ansehen um { FORM($n, case: "acc") } { DO("raise", part: "end") }
    .down = { DO("lower") } das Ansehen um { FORM($n, case: "acc") } { DO("lower", part: "end") }
change-funding = { SIGNED($n) } Finanzielle Mittel
    .up = { DO("raise") } die Finanziellen Mittel um { FORM($n, case: "acc") } { DO("raise", part: "end") }
    .down = { DO("lower") } die Finanziellen Mittel um { FORM($n, case: "acc") } { DO("lower", part: "end") }
conduct-operation = { DO("conduct") } eine Operation mit { FORM($n) } Operationspunkten { DO("conduct", part: "end") }
    .figure = { DO("conduct") } eine Operation mit { FORM($n, case: "dat") } { DO("conduct", part: "end") }
take-card = { DO("take") } { FORM($k, case: "acc") } auf die Hand { DO("take", part: "end") }
side-takes-card = { DO("take") } { FORM($k, case: "acc") } auf die Hand { DO("take", part: "end") }
swap-random-cards = jede Seite gibt der anderen eine zufällige Karte
cancel-card = { DO("cancel") } { FORM($k, case: "acc") } { DO("cancel", part: "end") }: Die Karte wird ohne Effekt abgelegt, gilt aber als gespielt
send-troops-off-map = stelle { N($n, "troop") } ins Spielfeld für abwesende Truppen
bring-back-troops = { N($n, "troop", case: "nom") } { $n ->
    [one] kehrt
   *[other] kehren
} auf die Truppenleiste zurück

## Werte

resources-of = die Ressourcen { FORM($c, case: "gen") }
    .counts = resource
    .bare = Ressourcen
    .dat = den Ressourcen { FORM($c, case: "gen") }
troops-in = die Truppen { IN($c) }
    .counts = troop
cells-in = die Zellen { IN($c) }
    .counts = cell
awakening-in = die Aufbruchsmarker { IN($c) }
    .counts = awakening
reaction-in = die Reaktionsmarker { IN($c) }
    .counts = reaction
prestige = das Ansehen
funding = der Stand der Finanziellen Mittel
gwot-penalty = die GWOT-Strafe
troops-free-to-go-off-map = die Truppen auf Leiste und Karte
    .some = auf der Truppenleiste oder der Karte Truppen stehen
    .none = weder auf der Truppenleiste noch der Karte Truppen stehen
marks-of = die Zahl der Marker { FORM($m) } im Spiel
hand-of = die Hand { FORM($s, case: "gen") }
    .dat = der Hand { FORM($s, case: "gen") }
discard-pile = der Ablagestapel
    .dat = vom Ablagestapel
lapsing-box = das Feld für vorübergehende Ereignisse
    .dat = aus dem Feld für vorübergehende Ereignisse
first-plot-box = das Feld für den ersten Plot
    .dat = aus dem Feld für den ersten Plot
number-of-cards-in = die Zahl der Karten: { FORM($p) }
    .some = { FORM($p) } nicht leer ist
    .none = { FORM($p) } leer ist
ops-of = die Operationspunkte { FORM($k, case: "gen") }
    .dat = den Operationspunkten { FORM($k, case: "gen") }
    .bare = Operationspunkte
this-card = diese Karte
    .gen = dieser Karte

## Eigenschaften

good = mit Guter Regierungsführung
    .after = mit Guter Regierungsführung
    .not = ohne Gute Regierungsführung
    .is = { FORM($it) } Gute Regierungsführung hat
    .is-not = { FORM($it) } keine Gute Regierungsführung hat
islamist-rule = unter Islamistischer Herrschaft
    .after = unter Islamistischer Herrschaft
    .not = nicht unter Islamistischer Herrschaft
schengen = Schengen-
    .after = im Schengen-Raum
    .not = außerhalb des Schengen-Raums
oil-exporter = Öl exportierend
    .strong-n-nom = Öl exportierendes
    .weak-n-nom = Öl exportierende
    .mixed-n-nom = Öl exportierendes
    .mixed-n-dat = Öl exportierenden
in-civil-war = im Bürgerkrieg
    .after = im Bürgerkrieg
    .not = ohne Bürgerkrieg
contested = im Bürgerkrieg oder mit Regierungswechselmarker
    .after = im Bürgerkrieg oder mit Regierungswechselmarker
    .not = weder im Bürgerkrieg noch mit Regierungswechselmarker
with-cadre = mit Kader
    .after = mit Kader
    .not = ohne Kader
    .is = { IN($it) } ein Kader liegt
    .is-not = { IN($it) } kein Kader liegt
in-caliphate = im Kalifat
    .after = im Kalifat
    .not = außerhalb des Kalifats
    .is = { FORM($it) } zum Kalifat gehört
    .is-not = { FORM($it) } nicht zum Kalifat gehört
open-to-awakening = für Aufbruchsmarker offen
    .after = , das Aufbruchsmarker zulässt
adjacent-to = benachbart
    .alone = , das benachbart ist
    .alone-not = , das nicht benachbart ist
    .after = , das zu { FORM($d, case: "dat") } benachbart ist
    .not = , das nicht zu { FORM($d, case: "dat") } benachbart ist
us-card = USA-
    .after = der USA
soft-side = nachgiebig
    .is = die Haltung { FORM($it, case: "gen") } Nachgiebig ist
    .is-not = die Haltung { FORM($it, case: "gen") } nicht Nachgiebig ist
hard-side = hart
    .is = die Haltung { FORM($it, case: "gen") } Hart ist
    .is-not = die Haltung { FORM($it, case: "gen") } nicht Hart ist
named = namens
    .head = { OR($t) }
    .head-all = jede Karte { AND($t) }
    .after = namens { OR($t) }
    .not = außer { OR($t) }
cards-in-pile = aus
    .after = { FORM($p, case: "dat") }
cards-in-piles = aus
    .after = { OR($p, case: "dat") }

## Was ein dauerhaftes Ereignis ändert

point-adjacent =
    .only = { FORM($x) } { NUMBER($x) ->
    [many] sind
   *[one] ist
} nur zu { FORM($y, case: "dat") } benachbart
point-troops =
    .more = der Marker { FORM($mark) } zählt { IN($c) } als { N($n, "troop", case: "nom") }
point-troop-stand-ins =
    .more = er kann statt Truppen verloren gehen
point-mark-may-deploy =
    .yes = er darf abtransportiert werden und wird dann entfernt
point-may-travel =
    .no = Zellen dürfen nicht { FROM($x) } { TO($y) } reisen
point-travel-is-automatic =
    .no = die Reise { FROM($x) } { TO($y) } erfordert einen Würfelwurf
point-may-deploy =
    .yes = Truppen dürfen { TO($c) } transportiert werden
point-resources =
    .more = { FORM($c) } hat { N($n, "resource") } mehr
point-militia-before-attrition =
    .more = vor den Kampfauswirkungen kommt { IN($c) } jeweils { N($n, "militia", case: "nom") } hinzu
point-militia-is-led =
    .yes = Milizen zählen { IN($c) }, als wären Truppen dabei
point-open =
    .no = { FORM($c) } bleibt von Operationen, Ereignissen, Polarisierung und Kampfauswirkungen unberührt
point-extra-cells =
    .is = { N($n, "extra-cell", case: "nom") } im Spiel
point-recruiting-is-automatic =
    .yes = die Rekrutierung { IN($c) } ist automatisch
point-travel-modifier =
    .less = −{ FORM($n) } auf Würfelwürfe für Reisen { FROM($x) } { TO($y) }

## Augenblicke

moment-plot-placed = { IN($c) } ein Plot platziert wird
moment-wmd-resolved = { IN($c) } ein WMD-Plot ausgelöst wird
moment-draw-phase-ends = das Austeilen der Karten endet
moment-side-to-play = { FORM($s) } vor dem Spielen einer Karte { NUMBER($s) ->
    [many] stehen
   *[one] steht
}
moment-card-played = { FORM($s) } { FORM($k, case: "acc") } spielt
moment-this-ends = dies endet

symbol-outside-caliphate = nicht im Kalifat
