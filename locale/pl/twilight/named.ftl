# Jak uwagi nazywają rzeczy gry i co mówią o jej krajach. Stoją wewnątrz zdania.

## Typy: czym jest coś na karcie

type-country = państwo
type-countries = państwa
type-region = Region
type-regions = Regiony

## Co karta ma raz. Stoją po: karta ma już

part-era = epokę

## Pionki i inne rzeczy, które się liczy

piece-influence = Punkty Wpływów
piece-boxes = pola
piece-cards = karty

## Liczby bez własnego toru

track-military-ops = Operacje Wojskowe

## Dlaczego wiersz niczego nie zmienia. Stoją po nazwie kraju, strony lub znacznika

idle-nothing-of-others = nie ma Wpływów drugiej strony
idle-no-influence = nie ma ich wcale

## Co stoi w luce wzorca: n (ile: komórki) to 1. Zmienne: $of: pionek lub poziom; $track: tor

role-how-much-with-its-sign = ile, ze znakiem
role-victory-points-of-the-winner = Punkty Zwycięstwa zwycięzcy
role-which-region = który Region
role-whose = czyje
role-how-much-at-most-in-one-country = ile najwyżej w jednym państwie
role-the-least-that-the-die-must-show = najmniejszy potrzebny wynik kości

## Co się robi, dopóki zdarzenie jest w grze

exercise-targets = spojrzenie na cele i ręce
exercise-poor-round = runda akcji ze słabą ręką: { $side }
exercise-beside = spojrzenie na cele i ręce, z „{ $card }”
exercise-played = { $card } zostaje zagrana: { $side }
