# Wörter über dem Text einer Karte, die nur Labyrinth hat.

## Sets von Karten

set-base = Grundspiel
set-awakening = „The Awakening“

## Symbole

# Kein Teilland des Kalifats darf für dieses Ereignis gewählt werden.
symbol-outside-caliphate = außerhalb des Kalifats
# Der Jihadist darf ein Kalifat erklären, wo dieses Ereignis drei Zellen platziert.
symbol-caliphate-possible = Kalifat möglich

## Wohin eine Karte nach ihrem Ereignis kommt: hinter „kommt“

goes-middle-of-the-draw-pile = in die Mitte des Nachziehstapels
