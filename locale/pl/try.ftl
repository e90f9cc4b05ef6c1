# Co mówi `daedalus try`: czego próbowano, o co pytano, co z tego wynikło.

# Zmienne: $card: numer i tytuł; $side: kto ją zagrywa, samo; $scenario: nazwa, jak się ją pisze.
try-head = { $card } jako zdarzenie, { $side }, { $scenario }, ziarno losowe { $seed }
try-cannot = { $card }: nie można teraz zagrać ({ $side }): { $why }
try-set-up-by-lot = Decyzje w przygotowaniu gry podjęto losowo.
try-decisions = Decyzje:
try-no-decisions = Bez decyzji.
# Po odpowiedzi. Zmienne: $n: spośród ilu opcji wylosowano.
try-by-lot = (losowo, opcji: { $n })
# Odpowiedź z pliku. Zmienne: $answer: jak tam zapisana; $where: plik i wiersz.
try-not-asked = nikt o to nie pytał: { $answer } ({ $where })
try-happened = Co się stało:
try-nothing-happened = Nic się nie stało.
# Zmienne: $what: czego próbowano potem, zdanie karty lub karta.
try-then = Potem { $what }:
try-then-nothing = nic
# Zmienne: $zone: na przykład Stos Odrzuconych, samo.
try-card-goes = Karta trafia tutaj: { $zone }
try-asked = Zapytano:

## Zdania, które nic nie zrobiły

try-without-effect = Bez skutku:
# Zmienne: $line: numer wiersza; $text: zdanie, jak zapisane; $why: jak niżej.
try-line = wiersz { $line }, { $text }: { $why }
try-idle = nie dało skutku
# Zmienne: $place: miejsce; $why: czym już jest albo być nie może.
try-idle-already = bez skutku: { $place } { $why }
# Zmienne: $what: co o takim miejscu mówią zasady.
try-idle-needs = bez skutku: { $what } ({ $place })
# Zmienne: $what: zdanie, które na kartach stoi po „jeśli”.
try-idle-because = bez skutku, ponieważ { $what }
# Zmienne: $piece: pionki, które miały być zabrane; $place: pole, samo.
try-idle-none = bez skutku, nie było czego zabrać: { $piece } ({ $place })
try-idle-chosen = nie było z czego wybrać
