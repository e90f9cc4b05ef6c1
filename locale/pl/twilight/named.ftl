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
