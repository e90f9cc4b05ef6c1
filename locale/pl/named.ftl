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

## Co stoi w luce wzorca: n (ile: komórki) to 1. Zmienne: $of: pionek lub poziom; $track: tor

role-count = ile: { $of }
role-count-each = ile na każdy: { $of }
role-count-most = ile najwyżej: { $of }
role-numbered = { $of }, od { $low } do { $high }
role-step = kroki na torze: { $track }
role-figure = wartość na torze: { $track }
role-place-in = gdzie
role-place-in-many = gdzie (kilka)
role-place-from = skąd
role-place-to = dokąd
role-place-to-many = dokąd (kilka)
role-place-of = czyje
role-place-of-many = czyje (kilka)
role-place-beside = obok którego
role-level = jaki poziom: { $of }
role-level-toward = w jakim kierunku: { $of }
role-side-doer = która strona to robi
role-side-owner = czyje
role-side-other = od której strony
role-a-number = liczba
role-numbers = liczby
role-titles = tytuły
role-which-card = która karta
role-which-cards = które karty
role-which-mark = który znacznik
role-which-pile = który stos
role-operations-value = wartość operacyjna

## Czego żadna pozycja nie może mieć. Stoją po: to łamie regułę

wrong-cards = karty giną lub się podwajają, licząc stos, ręce, karty odrzucone, obszary i karty usunięte
wrong-stock = { $name }: { $n }, a jest ich tylko { $most }
wrong-value = { $field }: { $n }, poza zakresem od { $least } do { $most }
wrong-value-there = { $space }, { $field }: { $n }, poza zakresem od { $least } do { $most }
wrong-mark-unknown = „{ $mark }” jest w grze, ale jego karta { $number } jest nieznana
wrong-mark-over = „{ $mark }” dobiegło końca, a wciąż jest w grze
wrong-undo = po cofnięciu zdarzenia pozycja nie jest taka jak przedtem

## Co się robi, dopóki zdarzenie jest w grze

exercise-look = spojrzenie na planszę
exercise-step = jeden krok gry
exercise-event = zdarzenie { $card }, { $side }
exercise-end = „{ $mark }” się kończy
exercise-moment = to, na co czeka wiersz { $line }
wrong-endless = po { $n } krokach gra się nie skończyła, jest tura { $turn }
wrong-defect = błąd programu, jego słowami: „{ $what }”
