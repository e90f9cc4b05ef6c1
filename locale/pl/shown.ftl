# Co stoi wokół nazw i liczb, gdy gra się pokazuje: `daedalus inspect`, plansza i `play --brief`. Wiersz sam zaczyna się
# wielką literą.

## Słowa, które stoją same

word-hands = Karty
word-in-effect = W grze
# Jak nazywa się pole w grze, która nie ma na nie innego słowa; i wszystkie, jako nagłówek.
shown-space = pole
shown-spaces = Pola
# Nagłówki kolumn: czym jest pole i co tam leży.
shown-level = poziom
shown-there = tam
shown-empty = pusto
shown-none = brak
shown-nobody = nikt
# O karcie: gdzie leży.
shown-not-in-deck = poza talią

## Plansza

# Zmienne: $name: pole, tor, stos lub strona; $what: co się o tym mówi.
shown-line = { $name }: { $what }
# Czego czytający nie może obejrzeć. Zmienne: $n: ile.
shown-hidden = { $n } (zakryte)
shown-and = { $before } i { $last }
# Zmienne: $side: strona, sama; $what: warunek, jak na karcie po „jeśli”.
shown-also-wins = { $side }: zwycięstwo także, jeśli { $what }
shown-adjacent = przyległe: { $names }

## Co obowiązuje, i zdarzenia

shown-lasting = Trwałe zdarzenia w grze
# Zmienne: $mark: nazwa trwałego zdarzenia; $card: numer jego karty; $place: na przykład Irak, sam.
shown-mark = { $mark } (karta { $card })
shown-mark-in = { $mark }, { $place } (karta { $card })
shown-mark-lapsing = { $mark } (karta { $card }, krótkotrwałe)
shown-mark-lapsing-in = { $mark }, { $place } (karta { $card }, krótkotrwałe)
shown-events-now = Zdarzenia, gdyby zagrać je teraz
# Zmienne: $card: numer i tytuł; $zone: gdzie leży; $sides: kto może zagrać ją jako zdarzenie.
shown-event = { $card } ({ $zone }): { $sides }
shown-holds = karty na ręce: { $n }
# Zmienne: $why: co nie pozwala stronie zagrać zdarzenia.
shown-held-event = { $card }: można zagrać jako zdarzenie
shown-held-no-event = { $card }: nie jako zdarzenie: { $why }

## Tura w skrócie

# Zmienne: $side: kto; $ways: jak niżej, z przecinkami.
shown-cards-played = { $side }, zagrane karty: { $ways }
# Zmienne: $n: ile kart; $way: po co je zagrano, samo.
shown-for-way = { $n }× { $way }
# Każde z nich stoi przed listą.
shown-events = Zdarzenia
shown-changed = Zmiany
shown-tracks = Tory
shown-now-in-effect = Teraz w grze
shown-no-longer = Już nie w grze
