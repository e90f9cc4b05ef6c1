# Jak nazywają się tory, stosy i Wpływy w zapisie gry i na planszy, gdzie stoją same, w mianowniku: DEFCON 4 → 3,
# Włochy: Wpływy USA 1 → 2.

## Tory

# Punkty Zwycięstwa: powyżej 0 na korzyść USA, poniżej 0 na korzyść ZSRR.
field-vp = Punkty Zwycięstwa
field-defcon = DEFCON
field-us-military-ops = Operacje Wojskowe USA
field-ussr-military-ops = Operacje Wojskowe ZSRR
# Jak daleko strona doszła w Wyścigu Kosmicznym.
field-us-space = Wyścig Kosmiczny USA
field-ussr-space = Wyścig Kosmiczny ZSRR
# Region, który wskazuje obowiązujące Wydarzenie.
field-named-region = wskazany Region
# Pole zasady opcjonalnej, na którym leżą Wpływy ZSRR, zanim Chiny zostaną zdobyte.
field-chinese-civil-war = Chińska Wojna Domowa

## Karty

field-draw-pile = talia
field-discard-pile = stos kart odrzuconych
field-removed-cards = usunięte karty
field-lapsing-box = Wydarzenia do końca Etapu
field-table = stół
field-table-of-us = na stole USA
field-table-of-ussr = na stole ZSRR
field-face-down = zakryte
field-hand-of-us = ręka USA
field-hand-of-ussr = ręka ZSRR
# O karcie: właśnie się ją zagrywa.
field-in-play = zagrywana
field-headline-of-us = Wydarzenie Kluczowe USA
field-headline-of-ussr = Wydarzenie Kluczowe ZSRR
field-cards-to-come = późniejsze karty

## W państwie

field-us-influence = Wpływy USA
field-ussr-influence = Wpływy ZSRR

## Co wiersz torów mówi o każdej ze stron, po jej nazwie

field-military-operations = Operacje Wojskowe
field-space = Wyścig Kosmiczny

## Co stoi nad kolumnami i listami, i jak długo trwa gra

field-country = państwo
field-countries = państwa
field-length = długość gry
    .standard = standardowa
