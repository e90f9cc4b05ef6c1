# Słowa nad tekstem karty, które ma tylko Labirynt.

## Zestawy kart

set-base = podstawowy
set-awakening = „The Awakening”

## Symbole

# Na cel tego zdarzenia nie można wybrać kraju Kalifatu.
symbol-outside-caliphate = poza Kalifatem
# Dżihadysta może ogłosić Kalifat tam, gdzie to zdarzenie umieszcza trzy komórki.
symbol-caliphate-possible = możliwy Kalifat

## Dokąd trafia karta po zdarzeniu: po słowie „trafia”

goes-middle-of-the-draw-pile = w środek Stosu Dobierania
