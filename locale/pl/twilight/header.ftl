# Słowa nad tekstem karty, które ma tylko Zimna Wojna.

# Co mówią wszystkie gry, słowami Zimnej Wojny.
header-ops =
    { $n ->
        [one] { $n } Punkt Operacyjny
        [few] { $n } Punkty Operacyjne
       *[other] { $n } Punktów Operacyjnych
    }
header-nobody = neutralna
header-lapsing = do końca Etapu
header-lapsing-if = do końca Etapu (gdy zagra { $side })
header-to-end-of-turn = do końca Etapu
header-to-end-of-turn-if = do końca Etapu (gdy zagra { $side })
label-ops = Operacje
label-no-event = bez Wydarzenia

# Wydrukowane jako gwiazdka za tytułem: karta opuszcza grę po swoim Wydarzeniu.
header-remove = usuń *

## Zestawy kart

set-standard = podstawowy
set-optional = opcjonalny

## Słowa karty

# Kiedy wchodzi do talii.
symbol-early-war = Preludium
symbol-mid-war = Eskalacja
symbol-late-war = Apogeum
# Rozstrzyga Region; trzeba ją zagrać w Etapie, w którym ją dobrano.
symbol-scoring = Rozstrzygnięcie
# Jej Wydarzenie to wojna.
symbol-war = Wydarzenie Wojenne
# Nie może być Wydarzeniem Kluczowym.
symbol-no-headline = nie jako Wydarzenie Kluczowe
# Jako Wydarzenie Kluczowe zachodzi przed drugim.
symbol-headlines-first = pierwsze jako Wydarzenie Kluczowe

## Dokąd trafia karta po Wydarzeniu: po słowie „trafia”

goes-opponent-face-down = zakryta do przeciwnika
goes-opponent-s-hand = do ręki przeciwnika
goes-table = na stół
