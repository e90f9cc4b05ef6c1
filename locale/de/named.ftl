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

## Was mit einem Szenario, einem Paket oder einer anderen Datei nicht stimmt, und was zu tun ist. Schlüssel bleiben, wie sie sind

trouble-by-rule = { $what } ({ $rule })
trouble-utf-16 = dieser Text ist als UTF-16 gespeichert
trouble-not-utf-8 = das ist kein Text (Byte { $n } ist nicht UTF-8)
trouble-zero-byte = das ist kein Text (Byte { $n } ist null)
trouble-save-as-utf-8 = Speichere die Datei als UTF-8.
trouble-letters-thousand = das hat { $n } tausend Buchstaben, viel zu viele
trouble-right-file = Ein Szenario hat höchstens ein paar Seiten: Ist das die richtige Datei?
trouble-brackets = hier sind Klammern zu tief verschachtelt
trouble-flatter = Ein Szenario braucht nur wenige Ebenen: Suche eine Klammer, die nicht geschlossen ist.
trouble-nested = das ist zu tief verschachtelt
trouble-value = dieser Wert lässt sich nicht lesen
trouble-in-quotes = Ist es ein Text, setze ihn in Anführungszeichen; ein Datum muss es geben, und eine Zahl hat weniger als zwanzig Stellen.
trouble-yaml = das ist kein YAML (`{ $what }`)
trouble-look = Sieh dir diese Zeile und die davor an.
trouble-key-above = den Schlüssel '{ $key }' gibt es schon, in Zeile { $line }
trouble-key-twice = den Schlüssel '{ $key }' gibt es zweimal
trouble-keep-one = Behalte eine der beiden Zeilen oder fasse zusammen, was sie sagen.
trouble-no-lines = ein Szenario ist eine Liste von Zeilen `key: value`
trouble-begin = Beginne mit: `name: My scenario`
trouble-unknown-key = unbekannter Schlüssel '{ $key }'
trouble-near = Vielleicht gemeint: '{ $name }'?{ " " }
trouble-allowed = { $near }Hier erlaubt: { $known }.
trouble-known = { $near }Bekannt: { $known }.
trouble-cannot-be = '{ $key }' kann nicht { $given } sein
trouble-one-of = { $near }Verwende eines von: { $known }.
trouble-missing = '{ $key }' fehlt
trouble-add = Füge es hinzu.
trouble-write-integer = Schreibe eine ganze Zahl.
trouble-write-string = Schreibe einen Text.
trouble-write-array = Schreibe eine Liste.
trouble-write-object = Schreibe Zeilen `key: value`.
trouble-write-boolean = Schreibe `true` oder `false`.
trouble-at-least = Verwende eine Zahl ab { $low }.
trouble-between = Verwende eine Zahl von { $low } bis { $high }.
trouble-named-twice = '{ $key }' nennt dasselbe zweimal
trouble-leave-one = Lass eines davon weg.
trouble-too-few = '{ $key }' hat zu wenige Einträge
trouble-use-at-least = Verwende mindestens { $n }.
trouble-empty = '{ $key }' ist leer
trouble-write-something = Schreibe etwas dorthin oder lass die Zeile weg.
trouble-too-long = '{ $key }': { $given } ist zu lang
trouble-letters = Verwende höchstens { $n } Buchstaben.
trouble-too-many = '{ $key }' hat zu viele Einträge
trouble-use-at-most = Verwende höchstens { $n }.
trouble-leave-out = Lass es weg.
trouble-leave-one-out = Lass eines weg.
trouble-described = Im Schema steht: `{ $what }`
trouble-no-parent = es gibt kein Szenario '{ $name }', das sich erweitern ließe
trouble-name-parent = Nenne eine Datei im selben Ordner oder eines von: { $known }.
trouble-leads-out = '{ $name }' führt aus dem Ordner dieses Szenarios hinaus
trouble-copy = Kopiere, was es erweitert, in diesen Ordner.
trouble-extends-itself = dieses Szenario erweitert sich selbst
trouble-extend-another = Erweitere ein anderes.
trouble-no-part = es gibt keine Liste, Spalte oder Frage '{ $name }'
trouble-no-list-or-column = es gibt keine Liste oder Spalte '{ $name }'
trouble-no-column = es gibt keine Spalte '{ $name }'
trouble-no-list = es gibt keine Liste '{ $name }'
trouble-unasked = niemand stellt die Fragen '{ $name }'
trouble-nowhere = die Fragen '{ $name }' können ins Leere führen
trouble-last-without-if = Lass die letzte ohne `if` stehen.
trouble-undone = niemand weiß, wie '{ $name }' geht
trouble-no-zone = in '{ $name }' liegt nichts
trouble-no-word = kein Wort der Karten hat den Schlüssel '{ $name }'
trouble-no-decision = nichts fragt '{ $name }'
trouble-no-such-card = es gibt keine Karte { $number }
trouble-for-cards = Anweisungen gelten für Karten des Spiels oder des Pakets, das sie mitbringt.
trouble-no-space = '{ $name }' gibt es nicht (`{ $what }`)
trouble-no-choice = Karte { $number } wählt nichts, was sie '{ $name }' nennt oder für '{ $name }' verwendet
trouble-no-option = Karte { $number } hat keine Möglichkeit '{ $name }'
trouble-two-levels = es gibt zwei Stufen '{ $name }'
trouble-call-otherwise = Nenne eine anders.
trouble-meant = Vielleicht gemeint: { $name }?
trouble-there = Es gibt: { $known }.
trouble-inside = `{ $who }` löst sich selbst wieder aus, mehr als { $n } Mal ineinander
trouble-long = `{ $who }` braucht mehr als { $n } Schritte
trouble-beyond = `{ $who }` errechnet eine Zahl jenseits von { $n }
