# Jak uwagi nazywają rzeczy wszystkich gier i dlaczego wiersz karty nic nie robi. Stoją wewnątrz zdania.

## Typy: czym jest coś na karcie

type-number = liczba
type-numbers = liczby
type-truth = prawda lub fałsz
type-text = tekst
type-texts = teksty
type-side = strona
type-sides = strony
type-card = karta
type-cards = karty
type-pile = stos kart
type-piles = stosy kart

## Co karta ma raz. Stoją po: karta ma już

part-side = stronę
part-value = wartość operacyjną
part-mark = znacznik
part-goes = miejsce, do którego trafia
part-remove = `remove`
part-lapsing = `lapsing`

## Dlaczego wiersz niczego nie zmienia. Stoją po nazwie kraju, strony lub znacznika

idle-so = już tak ma
idle-nothing-to-take = nie ma nic do zabrania
idle-marked = już ma ten znacznik
idle-not-marked = nie ma tego znacznika
idle-in-effect = już działa
idle-not-in-effect = nie działa
