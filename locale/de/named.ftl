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
