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
