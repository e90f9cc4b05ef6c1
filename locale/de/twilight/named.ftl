# Wie Meldungen die Dinge des Spiels nennen und was sie über seine Länder sagen. Sie stehen mitten in einem Satz.

## Typen: was etwas auf einer Karte ist

type-country = Land
type-countries = Länder
type-region = Region
type-regions = Regionen

## Was eine Karte einmal hat

part-era = Epoche

## Spielsteine und was sonst gezählt wird

piece-influence = Einflusspunkte
piece-boxes = Felder
piece-cards = Karten

## Werte ohne eigene Leiste

track-military-ops = Militäroperationen

## Warum eine Zeile nichts ändert. Sie folgen auf den Namen eines Landes, einer Seite oder einer Markierung

idle-nothing-of-others = hat keinen Einfluss der anderen Seite
idle-no-influence = hat keinen davon

## Was in einer Lücke eines Musters steht: n (wie viele: Zellen) ist 1. Variablen: $of: ein Spielstein oder ein Wert; $track: eine Leiste

role-how-much-with-its-sign = wie viel, mit Vorzeichen
role-victory-points-of-the-winner = Siegpunkte des Gewinners
role-which-region = welche Region
role-whose = wessen
role-how-much-at-most-in-one-country = höchstens wie viel in einem Land
role-the-least-that-the-die-must-show = was der Würfel mindestens zeigen muss

## Was getan wird, solange ein Ereignis in Kraft ist

exercise-targets = ein Blick auf Ziele und Hände
exercise-poor-round = eine Aktionsrunde mit schlechter Hand: { $side }
exercise-beside = ein Blick auf Ziele und Hände, mit „{ $card }“
exercise-played = { $card } wird gespielt: { $side }
