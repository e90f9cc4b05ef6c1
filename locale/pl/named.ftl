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

## Co jest nie tak ze scenariuszem, pakietem lub innym plikiem i co z tym zrobić. Klucze zostają, jakie są

trouble-by-rule = { $what } ({ $rule })
trouble-utf-16 = ten tekst zapisano jako UTF-16
trouble-not-utf-8 = to nie jest tekst (bajt { $n } nie jest w UTF-8)
trouble-zero-byte = to nie jest tekst (bajt { $n } jest zerem)
trouble-save-as-utf-8 = Zapisz plik jako UTF-8.
trouble-letters-thousand = to ma { $n } tysięcy liter, o wiele za dużo
trouble-right-file = Scenariusz ma najwyżej kilka stron: czy to właściwy plik?
trouble-brackets = nawiasy są tu zagnieżdżone zbyt głęboko
trouble-flatter = Scenariusz potrzebuje tylko kilku poziomów: poszukaj niezamkniętego nawiasu.
trouble-nested = to jest zagnieżdżone zbyt głęboko
trouble-value = tej wartości nie da się odczytać
trouble-in-quotes = Jeżeli to tekst, ujmij go w cudzysłów; data musi istnieć, a liczba mieć mniej niż dwadzieścia cyfr.
trouble-yaml = to nie jest YAML (`{ $what }`)
trouble-look = Przyjrzyj się temu wierszowi i poprzedniemu.
trouble-key-above = klucz '{ $key }' już jest, w wierszu { $line }
trouble-key-twice = klucz '{ $key }' jest dwa razy
trouble-keep-one = Zostaw jeden z obu wierszy albo połącz to, co mówią.
trouble-no-lines = scenariusz to lista wierszy `key: value`
trouble-begin = Zacznij od: `name: My scenario`
trouble-unknown-key = nieznany klucz '{ $key }'
trouble-near = Może chodziło o: '{ $name }'?{ " " }
trouble-allowed = { $near }Dozwolone tutaj: { $known }.
trouble-known = { $near }Znane: { $known }.
trouble-cannot-be = '{ $key }' nie może mieć wartości { $given }
trouble-one-of = { $near }Użyj jednego z: { $known }.
trouble-missing = brakuje '{ $key }'
trouble-add = Dodaj to.
trouble-write-integer = Napisz liczbę całkowitą.
trouble-write-string = Napisz tekst.
trouble-write-array = Napisz listę.
trouble-write-object = Napisz wiersze `key: value`.
trouble-write-boolean = Napisz `true` lub `false`.
trouble-at-least = Użyj liczby od { $low } wzwyż.
trouble-between = Użyj liczby od { $low } do { $high }.
trouble-named-twice = '{ $key }' wymienia to samo dwa razy
trouble-leave-one = Pomiń jedno z nich.
trouble-too-few = '{ $key }' ma za mało wpisów
trouble-use-at-least = Użyj co najmniej { $n }.
trouble-empty = '{ $key }' jest puste
trouble-write-something = Napisz tam coś albo pomiń ten wiersz.
trouble-too-long = '{ $key }': { $given } jest za długie
trouble-letters = Użyj najwyżej { $n } liter.
trouble-too-many = '{ $key }' ma za dużo wpisów
trouble-use-at-most = Użyj najwyżej { $n }.
trouble-leave-out = Pomiń to.
trouble-leave-one-out = Pomiń jedno.
trouble-described = W schemacie jest: `{ $what }`
trouble-no-parent = nie ma scenariusza '{ $name }', który można rozszerzyć
trouble-name-parent = Podaj plik w tym samym folderze albo jeden z: { $known }.
trouble-leads-out = '{ $name }' wychodzi poza folder tego scenariusza
trouble-copy = Skopiuj to, co rozszerza, do tego folderu.
trouble-extends-itself = ten scenariusz rozszerza sam siebie
trouble-extend-another = Rozszerz inny.
trouble-no-part = nie ma listy, kolumny ani pytania '{ $name }'
trouble-no-list-or-column = nie ma listy ani kolumny '{ $name }'
trouble-no-column = nie ma kolumny '{ $name }'
trouble-no-list = nie ma listy '{ $name }'
trouble-unasked = nikt nie zadaje pytań '{ $name }'
trouble-nowhere = pytania '{ $name }' mogą prowadzić donikąd
trouble-last-without-if = Niech ostatnie nie ma `if`.
trouble-undone = nikt nie wie, jak zrobić '{ $name }'
trouble-no-zone = w '{ $name }' nic nie leży
trouble-no-word = żadne słowo kart nie ma klucza '{ $name }'
trouble-no-decision = nic nie pyta '{ $name }'
trouble-no-such-card = nie ma karty { $number }
trouble-for-cards = Wskazówki są dla kart gry albo pakietu, który je przynosi.
trouble-no-space = nie ma '{ $name }' (`{ $what }`)
trouble-no-choice = karta { $number } nie wybiera niczego, co nazywa '{ $name }' albo używa do '{ $name }'
trouble-no-option = karta { $number } nie ma możliwości '{ $name }'
trouble-two-levels = są dwa poziomy '{ $name }'
trouble-call-otherwise = Nazwij jeden inaczej.
trouble-meant = Może chodziło o: { $name }?
trouble-there = Są: { $known }.
trouble-inside = `{ $who }` uruchamia samą siebie, ponad { $n } razy jedno w drugim
trouble-long = `{ $who }` wymaga ponad { $n } kroków
trouble-beyond = `{ $who }` wylicza liczbę większą niż { $n }
