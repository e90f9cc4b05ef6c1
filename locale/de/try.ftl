# Was `daedalus try` sagt: was versucht wurde, was gefragt wurde, was daraus wurde.

# $card: Nummer und Titel; $side: wer sie spielt, allein stehend; $scenario: sein Name, wie er getippt wird.
try-head = { $card } als Ereignis, { $side }, { $scenario }, Startwert { $seed }
try-cannot = { $card } ist jetzt nicht spielbar ({ $side }): { $why }
try-set-up-by-lot = Entscheidungen des Spielaufbaus wurden ausgelost.
try-decisions = Entscheidungen:
try-no-decisions = Keine Entscheidungen.
# Nach einer Antwort. $n: unter wie vielen Möglichkeiten gelost wurde.
try-by-lot = (per Los aus { $n })
# Eine Antwort aus einer Datei. $answer: wie sie dort steht; $where: Datei und Zeile.
try-not-asked = nicht gefragt: { $answer } ({ $where })
try-happened = Was geschah:
try-nothing-happened = Nichts geschah.
# $what: was danach versucht wurde, ein Satz einer Karte oder eine Karte.
try-then = Danach { $what }:
try-then-nothing = nichts
# $zone: etwa Ablagestapel, allein stehend.
try-card-goes = Die Karte kommt hierhin: { $zone }
try-asked = Gefragt:

## Sätze, die nichts bewirkt haben

try-without-effect = Ohne Wirkung:
# $line: die Nummer der Zeile; $text: der Satz, wie er dort steht; $why: wie unten.
try-line = Zeile { $line }, { $text }: { $why }
try-idle = bewirkte nichts
# $place: ein Feld; $why: was es schon ist oder nicht sein kann.
try-idle-already = bewirkte nichts: { $place } { $why }
# $what: was die Regeln von einem solchen Ort sagen.
try-idle-needs = bewirkte nichts: { $what } in { $place }
# $what: ein Nebensatz, wie er auf Karten nach „wenn“ steht.
try-idle-because = bewirkte nichts, weil { $what }
# $piece: die Spielsteine, die entfernt werden sollten; $place: ein Feld, allein stehend.
try-idle-none = bewirkte nichts, { $piece } fehlen ({ $place })
try-idle-chosen = fand nichts zu wählen
