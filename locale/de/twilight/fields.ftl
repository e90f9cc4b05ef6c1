# Wie Leisten, Stapel und Einfluss im Protokoll und auf dem Plan heißen, wo sie allein stehen: DEFCON 4 → 3,
# Italien: Einfluss der USA 1 → 2.

## Leisten

# Siegpunkte: über 0 gut für die USA, unter 0 gut für die UdSSR.
field-vp = Siegpunkte
field-defcon = DEFCON
field-us-military-ops = Militäroperationen der USA
field-ussr-military-ops = Militäroperationen der UdSSR
# Wie weit eine Seite im Wettlauf ins All gekommen ist.
field-us-space = USA im Wettlauf ins All
field-ussr-space = UdSSR im Wettlauf ins All
# Eine Region, die ein Ereignis nennt, das in Kraft ist.
field-named-region = genannte Region
# Das Feld einer Zusatzregel, auf das Einfluss der UdSSR kommt, bevor China gewonnen ist.
field-chinese-civil-war = Chinesischer Bürgerkrieg

## Karten

field-draw-pile = Nachziehstapel
field-discard-pile = Ablagestapel
field-removed-cards = entfernte Karten
field-lapsing-box = Ereignisse bis zum Rundenende
field-table = Tisch
field-table-of-us = vor den USA
field-table-of-ussr = vor der UdSSR
field-face-down = verdeckt
field-hand-of-us = Hand der USA
field-hand-of-ussr = Hand der UdSSR
# Von einer Karte: Sie wird gerade gespielt.
field-in-play = im Spiel
field-headline-of-us = Schlagzeile der USA
field-headline-of-ussr = Schlagzeile der UdSSR
field-cards-to-come = spätere Karten

## In einem Land

field-us-influence = Einfluss der USA
field-ussr-influence = Einfluss der UdSSR

## Was die Zeile der Leisten von jeder Seite sagt, hinter ihrem Namen

field-military-operations = Militäroperationen
field-space = Wettlauf ins All

## Was über Spalten und Listen steht, und wie lange ein Spiel dauert

field-country = Land
field-countries = Länder
field-length = Spieldauer
    .standard = Standard
