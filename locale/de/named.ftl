# Wie Meldungen die Dinge aller Spiele nennen und warum eine Zeile nichts bewirkt. Sie stehen mitten in einem Satz.

## Typen: was etwas auf einer Karte ist

type-number = Zahl
type-numbers = Zahlen
type-truth = Wahrheitswert
type-text = Text
type-texts = Texte
type-side = Seite
type-sides = Seiten
type-card = Karte
type-cards = Karten
type-pile = Kartenstapel
type-piles = Kartenstapel

## Was eine Karte einmal hat

part-side = Seite
part-value = Operationswert
part-mark = Markierung
part-goes = Ablageort
part-remove = `remove`
part-lapsing = `lapsing`

## Warum eine Zeile nichts ändert. Sie folgen auf den Namen eines Landes, einer Seite oder einer Markierung

idle-so = ist schon so
idle-nothing-to-take = hat nichts, was weggenommen werden könnte
idle-marked = ist schon so markiert
idle-not-marked = ist nicht so markiert
idle-in-effect = ist schon in Kraft
idle-not-in-effect = ist nicht in Kraft

## Was in einer Lücke eines Musters steht: n (wie viele: Zellen) ist 1. Variablen: $of: ein Spielstein oder ein Wert; $track: eine Leiste

role-count = wie viele: { $of }
role-count-each = wie viele je Land: { $of }
role-count-most = höchstens wie viele: { $of }
role-numbered = { $of }, { $low } bis { $high }
role-step = Schritte auf der Leiste: { $track }
role-figure = ein Wert der Leiste: { $track }
role-place-in = wo
role-place-in-many = wo (mehrere)
role-place-from = von wo
role-place-to = wohin
role-place-to-many = wohin (mehrere)
role-place-of = wessen
role-place-of-many = wessen (mehrere)
role-place-beside = neben welchem
role-level = welche Stufe: { $of }
role-level-toward = in welche Richtung: { $of }
role-side-doer = welche Seite es tut
role-side-owner = wessen
role-side-other = von welcher Seite
role-a-number = eine Zahl
role-numbers = Zahlen
role-titles = Titel
role-which-card = welche Karte
role-which-cards = welche Karten
role-which-mark = welche Markierung
role-which-pile = welcher Stapel
role-operations-value = Operationswert

## Was keine Stellung haben kann. Sie folgen auf: das verstößt gegen eine Regel

wrong-cards = Karten sind verloren gegangen oder doppelt, über Stapel, Hände, Ablage, Felder und entfernte Karten gezählt
wrong-stock = { $name }: { $n }, aber es gibt nur { $most }
wrong-value = { $field }: { $n }, außerhalb von { $least } bis { $most }
wrong-value-there = { $space }, { $field }: { $n }, außerhalb von { $least } bis { $most }
wrong-mark-unknown = „{ $mark }“ ist in Kraft, aber die Karte { $number } dazu ist unbekannt
wrong-mark-over = „{ $mark }“ ist zu Ende, aber noch in Kraft
wrong-undo = wird das Ereignis zurückgenommen, ist die Stellung nicht wieder wie vorher

## Was getan wird, solange ein Ereignis in Kraft ist

exercise-look = ein Blick auf den Spielplan
exercise-step = ein Schritt des Spiels
exercise-event = Ereignis { $card }, { $side }
exercise-end = „{ $mark }“ endet
exercise-moment = das, worauf Zeile { $line } wartet
wrong-endless = es ist nach { $n } Schritten nicht zu Ende, in Runde { $turn }
wrong-defect = ein Fehler im Programm, in dessen Worten: „{ $what }“
