# Wörter über dem Text einer Karte, die nur Twilight Struggle hat.

# Gedruckt als Stern hinter dem Titel: Die Karte verlässt nach ihrem Ereignis das Spiel.
header-remove = entfernen *

## Sets von Karten

set-standard = Grundspiel
set-optional = Zusatzkarten

## Wörter einer Karte

# Wann sie ins Spiel kommt.
symbol-early-war = Früher Krieg
symbol-mid-war = Mittlerer Krieg
symbol-late-war = Später Krieg
# Wertet eine Region; muss in der Runde gespielt werden, in der sie gezogen wurde.
symbol-scoring = Wertung
# Ihr Ereignis ist ein Krieg.
symbol-war = Kriegsereignis
# Kann nicht als Schlagzeile gewählt werden.
symbol-no-headline = keine Schlagzeile
# Kommt als Schlagzeile vor der anderen.
symbol-headlines-first = als Schlagzeile zuerst

## Wohin eine Karte nach ihrem Ereignis kommt: hinter „kommt“

goes-opponent-face-down = verdeckt zum Gegner
goes-opponent-s-hand = auf die Hand des Gegners
goes-table = auf den Tisch
