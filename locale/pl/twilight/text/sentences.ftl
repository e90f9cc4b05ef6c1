# Co mówi na karcie każde słowo gry, pod jego kluczem.

## Wpływy. .minus: liczba jest odejmowana i stoi bez znaku; .up, .down: liczba nie jest znana z góry

change-influence = { DO("place") } { IN($c) ->
    [tam] tam { N($n, "influence") } { FORM($s, case: "own") }
   *[other] { GENDER($c) ->
        [pl] { N($n, "influence") }
       *[other] { NUMBER($c) ->
            [many] po { $n ->
                [one] { N($n, "influence", case: "loc") }
                [few] { N($n, "influence") }
               *[other] { N($n, "influence") }
            }
           *[one] { N($n, "influence") }
        }
    } { FORM($s, case: "own") } { IN($c) }
}
    .minus = { DO("remove") } { IN($c) ->
    [tam] stamtąd { N($n, "influence") } { FORM($s, case: "own") }
   *[other] { GENDER($c) ->
        [pl] { N($n, "influence") }
       *[other] { NUMBER($c) ->
            [many] po { $n ->
                [one] { N($n, "influence", case: "loc") }
                [few] { N($n, "influence") }
               *[other] { N($n, "influence") }
            }
           *[one] { N($n, "influence") }
        }
    } { FORM($s, case: "own") } { FROM($c) }
}
    .up = { DO("place") } { NUMBER($c) ->
        [many] { GENDER($c) ->
            [pl] { IN($c) }
           *[other] w każdym z { FORM($c, case: "gen") }
        }
       *[one] { IN($c) }
    } tyle Punktów Wpływów { FORM($s, case: "own") }, ile wynosi { FORM($n, case: "count") },
    .down = { DO("remove") } { FROM($c) } tyle Punktów Wpływów { FORM($s, case: "own") }, ile wynosi { FORM($n, case: "count") },
    .again = { FORM($n) } { IN($c) }
remove-all-influence = { DO("remove") } { IN($c) ->
    [tam] stamtąd wszystkie Wpływy { FORM($s, case: "own") }
   *[other] wszystkie Wpływy { FORM($s, case: "own") } { FROM($c) }
}
raise-to-control = { DO("place") } { IN($c) } tyle Punktów Wpływów { FORM($s, case: "own") }, ile potrzeba do kontroli,
raise-influence = { DO("raise") } Wpływy { FORM($s, case: "own") } { IN($c) } do { FORM($n, case: "gen") }
    .figure = { DO("raise") } Wpływy { FORM($s, case: "own") } { IN($c) } do poziomu { FORM($n, case: "gen") }
change-influence-among = { DO("place") } łącznie { N($n, "influence") } { FORM($s, case: "own") } { IN($t) }
    .minus = { DO("remove") } łącznie { N($n, "influence") } { FORM($s, case: "own") } { FROM($t) }
    .up = { DO("place") } łącznie { N($n, "influence") } { FORM($s, case: "own") } { IN($t) }
    .down = { DO("remove") } łącznie { N($n, "influence") } { FORM($s, case: "own") } { FROM($t) }
change-influence-among-each = { DO("place") } łącznie { N($n, "influence") } { FORM($s, case: "own") } { IN($t) }, najwyżej { FORM($m) } w każdym
    .by-case = { DO("place") } łącznie { N($otherwise, "influence") } { FORM($s, case: "own") } ({ FORM($n) }, jeżeli { $condition }) { IN($t) }, najwyżej { FORM($m) } w każdym
    .minus = { DO("remove") } łącznie { N($n, "influence") } { FORM($s, case: "own") } { FROM($t) }, najwyżej { FORM($m) } z każdego
    .up = { DO("place") } łącznie { N($n, "influence") } { FORM($s, case: "own") } { IN($t) }, najwyżej { FORM($m) } w każdym
    .down = { DO("remove") } łącznie { N($n, "influence") } { FORM($s, case: "own") } { FROM($t) }, najwyżej { FORM($m) } z każdego
relocate-influence = { DO("move") } skądkolwiek najwyżej { N($n, "influence") } { FORM($s, case: "own") } { TO($t) }, najwyżej { FORM($m) } do każdego

## Tory, czas i kości

change-vp = { DO("gain") } { N($n, "vp") }
    .minus = { DO("lose") } { N($n, "vp") }
    .up = { DO("gain") } tyle Punktów Zwycięstwa, ile wynosi { FORM($n, case: "count") },
    .down = { DO("lose") } tyle Punktów Zwycięstwa, ile wynosi { FORM($n, case: "count") },
side-gains-vp = { DO("gain") } { N($n, "vp") }
    .figure = { DO("gain") } tyle Punktów Zwycięstwa, ile wynosi { FORM($n, case: "count") },
end-game = { DO("end") } grę, którą wygrywa strona prowadząca na torze Punktacji,
side-loses = { DO("lose-game") } grę
change-defcon = { DO("raise") } poziom DEFCON o { FORM($n) }
    .minus = { DO("lower") } poziom DEFCON o { FORM($n) }
    .up = { DO("raise") } poziom DEFCON o { FORM($n, case: "acc") }
    .down = { DO("lower") } poziom DEFCON o { FORM($n, case: "acc") }
    .either = { DO("raise") } lub { DO("lower") } poziom DEFCON o { FORM($n) }
set-defcon = { DO("put-at") } poziom DEFCON na { FORM($n) }
    .figure = { DO("put-at") } poziom DEFCON na { FORM($n, case: "acc") }
change-military-ops = { DO("add") } { FORM($n) } do swoich Operacji Wojskowych
    .minus = { DO("lower") } swoje Operacje Wojskowe o { FORM($n) }
    .up = { DO("raise") } swoje Operacje Wojskowe o { FORM($n, case: "acc") }
    .down = { DO("lower") } swoje Operacje Wojskowe o { FORM($n, case: "acc") }
set-military-ops = { DO("put-at") } { FORM($s, case: "whose") } na { FORM($n) }
advance-in-space = { DO("advance") } o { N($n, "box") } na torze Wyścigu Kosmicznego
end-round = { DO("end") } Rundę
roll-die = { DO("roll") } kością
    .result = wynik rzutu
    .result-gen = wyniku rzutu
    .result-1 = wynik pierwszego rzutu
    .result-1-gen = wyniku pierwszego rzutu
    .result-2 = wynik drugiego rzutu
    .result-2-gen = wyniku drugiego rzutu
roll-off = każda strona rzuca kością; gracz dodaje { FORM($n, case: "acc") }{ $m ->
    [0] { "" }
   *[other] , a przeciwnik { FORM($m, case: "acc") }
}
    .result = strona z wyższą sumą
    .result-gen = strony z wyższą sumą
    .no-result = sumy są równe
roll-off-until-decided = każda strona rzuca kością; gracz dodaje { FORM($n, case: "acc") }{ $m ->
    [0] { "" }
   *[other] , a przeciwnik { FORM($m, case: "acc") }
}; przy równych sumach powtórz rzut
    .result = strona z wyższą sumą
    .result-gen = strony z wyższą sumą
    .no-result = sumy są równe

## Operacje i wojny

conduct-operations = { DO("conduct") } Operacje o wartości { FORM($n) }
    .figure = { DO("conduct") } Operacje o wartości { FORM($n, case: "worth") }
conduct-operations-except-coups = { DO("conduct") } Operacje o wartości { FORM($n) }, ale bez Przewrotu
    .figure = { DO("conduct") } Operacje o wartości { FORM($n, case: "worth") }, ale bez Przewrotu
free-attack = { DO("conduct") } darmowy Przewrót lub darmowe Wywieranie Presji o wartości { FORM($n) } { IN($t) }
free-coup = { DO("conduct") } darmowy Przewrót o wartości { FORM($n) } w jednym z { FORM($t, case: "gen") }
coup = { DO("conduct") } { IN($c) ->
    [tam] tam Przewrót o wartości { FORM($n) }
   *[other] Przewrót o wartości { FORM($n) } { IN($c) }
}
    .result = liczba Punktów Wpływów usuniętych przez Przewrót
    .some = Przewrót usunął Wpływy
    .none = Przewrót nie usunął Wpływów
war = { DO("fight") } wojnę { IN($c) }: dodaj { FORM($m) } do swoich Operacji Wojskowych i rzuć kością, −1 za każde sąsiadujące państwo pod kontrolą przeciwnika; przy wyniku co najmniej { FORM($n) } zdobądź { N($p, "vp") } i zastąp tam wszystkie Wpływy przeciwnika własnymi
score-region = { DO("conduct") } Rozstrzygnięcie { FORM($r, case: "gen") }
name-region = { DO("choose") } { FORM($r, case: "acc") }

## Karty

draw-cards = { DO("draw") } { N($n, "card") }
    .figure = { DO("draw") } tyle kart, ile wynosi { FORM($n, case: "count") },
side-draws-cards = { DO("draw") } { N($n, "card") }
    .figure = { DO("draw") } tyle kart, ile wynosi { FORM($n, case: "count") },
discard-random-cards = { DO("discard") } { N($n, "random-card") }
    .result = odrzucona karta
    .result-gen = odrzuconej karty
    .result-acc = odrzuconą kartę
discard-card = { DO("discard") } { FORM($k, case: "acc") }
take-card = { DO("take") } na rękę { FORM($k, case: "acc") }
side-takes-card = { DO("take") } na rękę { FORM($k, case: "acc") }
take-random-cards = { DO("take") } { N($n, "random-card") } z ręki { FORM($t, case: "gen") }
swap-random-cards = każda strona oddaje drugiej losową kartę
see-hand = { DO("see") } karty na ręce { FORM($t, case: "gen") }
show-cards = { DO("show") } wszystkie { FORM($k, case: "acc", number: "many") }
see-random-card = { DO("see") } losową kartę z ręki { FORM($t, case: "gen") }
    .result = obejrzana karta
    .result-gen = obejrzanej karty
    .result-acc = obejrzaną kartę
see-top-cards = { DO("see") } { N($n, "card") } z wierzchu talii
shuffle = { DO("shuffle") } { FORM($p, case: "acc") }
use-for-operations = { DO("use") } { FORM($k, case: "acc") } na Operacje, bez jej Wydarzenia
play-card = { DO("play") } { FORM($k, case: "acc") }
make-event-happen = { DO("resolve-event") } { KNOWN($k) ->
    [yes] jej Wydarzenie
   *[no] Wydarzenie { FORM($k, case: "gen") }
}
cancel-headline = { DO("cancel") } Wydarzenie Kluczowe { FORM($s, case: "gen") }, które jest odrzucane bez efektu,
take-face-up = { DO("take") } odkrytą kartę { FORM($m) }
take-face-down = { DO("take") } zakrytą kartę { FORM($m) }

## Trwałe Wydarzenia

put-in-effect = { DO("bring") } do gry { FORM($m) }
put-in-effect-for-turn = { DO("bring") } do gry { FORM($m) } do końca Etapu
end-mark = { DO("end") } { FORM($m) }
end-this = { DO("end") } to Wydarzenie
mark-space = { DO("place") } { IN($c) ->
    [tam] tam znacznik { FORM($m) }
   *[other] znacznik { FORM($m) } { IN($c) }
}
add-mark = { DO("place") } { IN($c) ->
    [tam] tam jeden znacznik { FORM($m) }
   *[other] jeden znacznik { FORM($m) } { IN($c) }
}
move-mark = { DO("place") } { IN($c) ->
    [tam] tam znacznik { FORM($m) }
   *[other] znacznik { FORM($m) } { IN($c) }
}
end-mark-in = { DO("remove") } { IN($c) ->
    [tam] stamtąd znacznik { FORM($m) }
   *[other] znacznik { FORM($m) } { FROM($c) }
}

## Wartości. $than: z czym się porównuje; .count: po „ile wynosi”

influence-in = { IN($c) ->
    [tam] tamtejsze Wpływy { FORM($s, case: "own") }
   *[other] Wpływy { FORM($s, case: "own") } { IN($c) }
}
    .gen = { IN($c) ->
    [tam] tamtejszych Wpływów { FORM($s, case: "own") }
   *[other] Wpływów { FORM($s, case: "own") } { IN($c) }
}
    .than = { IN($c) ->
    [tam] Wpływów { FORM($s, case: "own") }
   *[other] Wpływów { FORM($s, case: "own") } { IN($c) }
}
    .count = { IN($c) ->
    [tam] liczba tamtejszych Punktów Wpływów { FORM($s, case: "own") }
   *[other] liczba Punktów Wpływów { FORM($s, case: "own") } { IN($c) }
}
    .bare = Wpływów { FORM($s, case: "own") }
    .some = { FORM($s) } ma Wpływy { IN($c) }
    .none = { FORM($s) } nie ma Wpływów { IN($c) }
    .eq = { FORM($s) } ma { IN($c) } dokładnie { $than ->
    [one] { $than } Punkt Wpływów
    [few] { $than } Punkty Wpływów
   *[other] { FORM($than) } Punktów Wpływów
}
    .ge = { FORM($s) } ma { IN($c) } co najmniej { $than ->
    [one] { $than } Punkt Wpływów
    [few] { $than } Punkty Wpływów
   *[other] { FORM($than) } Punktów Wpływów
}
    .own-some = z Wpływami { FORM($s, case: "own") }
    .own-none = bez Wpływów { FORM($s, case: "own") }
    .own-eq = z taką samą liczbą Wpływów { FORM($s, case: "own") } jak { FORM($than, case: "bare") }
    .own-ge = z co najmniej { $than ->
    [one] { $than } Punktem Wpływów
    [few] { FORM($than) } Punktami Wpływów
   *[other] { FORM($than) } Punktami Wpływów
} { FORM($s, case: "own") }
    .own-gt = z większą liczbą Wpływów { FORM($s, case: "own") } niż { FORM($than, case: "bare") }
    .own-lt = z mniejszą liczbą Wpływów { FORM($s, case: "own") } niż { FORM($than, case: "bare") }
stability-of = Poziom Stabilizacji { FORM($c, case: "gen") }
    .gen = Poziomu Stabilizacji { FORM($c, case: "gen") }
    .bare = wartość Stabilizacji
    .own-eq = o Poziomie Stabilizacji { FORM($than) }
    .own-le = o Poziomie Stabilizacji najwyżej { FORM($than) }
    .own-ge = o Poziomie Stabilizacji co najmniej { FORM($than) }
can-attack = { FORM($s) } może zaatakować { FORM($c, case: "acc") }
    .not = { FORM($s) } nie może zaatakować { FORM($c, case: "gen") }
    .after = , które wolno zaatakować,
    .after-not = , którego nie wolno zaatakować,
is-covered = { FORM($m) } obejmuje { FORM($c, case: "acc") }
    .not = { FORM($m) } nie obejmuje { FORM($c, case: "gen") }
    .after = , które obejmuje { FORM($m) },
    .after-not = , którego nie obejmuje { FORM($m) },
named-region = wybrany Region
    .gen = wybranego Regionu
    .loc = wybranym Regionie
    .acc = wybrany Region
defcon = poziom DEFCON
    .gen = poziomu DEFCON
    .acc = poziom DEFCON
    .eq = poziom DEFCON wynosi { FORM($than) }
    .ne = poziom DEFCON nie wynosi { FORM($than) }
    .ge = poziom DEFCON wynosi co najmniej { FORM($than) }
    .gt = poziom DEFCON jest wyższy niż { FORM($than) }
    .le = poziom DEFCON wynosi najwyżej { FORM($than) }
    .lt = poziom DEFCON jest niższy niż { FORM($than) }
defcon-moved-to = poziom DEFCON osiągnął w tej Rundzie { FORM($n) }
    .not = poziom DEFCON nie osiągnął w tej Rundzie { FORM($n) }
military-ops-of = Operacje Wojskowe { FORM($s, case: "gen") }
    .gen = Operacji Wojskowych { FORM($s, case: "gen") }
    .bare = liczba Operacji Wojskowych
    .gt = { FORM($s) } ma więcej Operacji Wojskowych niż { FORM($than, case: "owner") }
    .ge = { FORM($s) } ma co najmniej tyle Operacji Wojskowych, ile wynosi { FORM($than, case: "count") }
    .owner = { FORM($s) }
turn = numer Etapu
    .gen = numeru Etapu
    .le = trwa Etap { FORM($than) } lub wcześniejszy
    .ge = trwa Etap { FORM($than) } lub późniejszy
    .eq = trwa Etap { FORM($than) }
chinese-civil-war = trwa Chińska Wojna Domowa
    .not = Chińska Wojna Domowa jest zakończona
headline-phase = trwa Faza Wydarzeń Kluczowych
    .not = nie trwa Faza Wydarzeń Kluczowych
half-rounded-up = połowa { FORM($n, case: "gen") } (zaokrąglając w górę)
    .gen = połowy { FORM($n, case: "gen") } (zaokrąglając w górę)
    .acc = połowę { FORM($n, case: "gen") } (zaokrąglając w górę)
half-rounded-down = połowa { FORM($n, case: "gen") } (zaokrąglając w dół)
    .gen = połowy { FORM($n, case: "gen") } (zaokrąglając w dół)
    .acc = połowę { FORM($n, case: "gen") } (zaokrąglając w dół)
# Stosy. .from: skąd; .has, .lacks: że są w nich karty lub że ich nie ma.
hand-of = ręka { FORM($s, case: "gen") }
    .own = ręka
    .own-gen = ręki
    .own-from = z ręki
    .gen = ręki { FORM($s, case: "gen") }
    .acc = rękę { FORM($s, case: "gen") }
    .loc = ręce { FORM($s, case: "gen") }
    .in = na ręce { FORM($s, case: "gen") }
    .from = z ręki { FORM($s, case: "gen") }
    .has = { FORM($s) } { NUMBER($s) ->
    [many] mają
   *[one] ma
} karty na ręce
    .lacks = { FORM($s) } nie { NUMBER($s) ->
    [many] mają
   *[one] ma
} kart na ręce
draw-pile = talia
    .gen = talii
    .acc = talię
    .loc = talii
    .in = w talii
    .from = z talii
    .has = w talii są karty
    .lacks = w talii nie ma kart
discard-pile = stos kart odrzuconych
    .gen = stosu kart odrzuconych
    .acc = stos kart odrzuconych
    .loc = stosie kart odrzuconych
    .in = w stosie kart odrzuconych
    .from = ze stosu kart odrzuconych
    .has = w stosie kart odrzuconych są karty
    .lacks = w stosie kart odrzuconych nie ma kart
removed-cards = karty usunięte z gry
    .gen = kart usuniętych z gry
    .acc = karty usunięte z gry
    .loc = kartach usuniętych z gry
    .in = wśród kart usuniętych z gry
    .from = spośród kart usuniętych z gry
    .has = są karty usunięte z gry
    .lacks = nie ma kart usuniętych z gry
top-cards-of = { N($n, "card", case: "nom") } z wierzchu { FORM($p, case: "gen") }
    .acc = { N($n, "card") } z wierzchu { FORM($p, case: "gen") }
    .from = spośród { N($n, "card", case: "gen") } z wierzchu { FORM($p, case: "gen") }
number-of-cards-in = liczba kart { FORM($p, case: "in") }
    .gen = liczby kart { FORM($p, case: "in") }
    .acc = liczbę kart { FORM($p, case: "in") }
    .some = { FORM($p, case: "has") }
    .none = { FORM($p, case: "lacks") }
ops-of = Wartość Operacyjna { FORM($k, case: "gen") }
    .gen = Wartości Operacyjnej { FORM($k, case: "gen") }
    .acc = Wartość Operacyjną { FORM($k, case: "gen") }
    .worth = { FORM($k, case: "gen") }
    .bare = Wartość Operacyjna
    .bare-loc = Wartości Operacyjnej
    .own-eq = o Wartości Operacyjnej { FORM($than) }
    .own-ge = o Wartości Operacyjnej co najmniej { FORM($than) }
    .own-le = o Wartości Operacyjnej najwyżej { FORM($than) }
side-ops-of = Wartość Operacyjna { FORM($k, case: "gen") } dla { FORM($s, case: "gen") }
    .gen = Wartości Operacyjnej { FORM($k, case: "gen") } dla { FORM($s, case: "gen") }
    .worth = { FORM($k, case: "gen") } dla { FORM($s, case: "gen") }
    .bare = Wartość Operacyjna
    .bare-loc = Wartości Operacyjnej
    .own-eq = o Wartości Operacyjnej { FORM($than) }
    .own-ge = o Wartości Operacyjnej co najmniej { FORM($than) }
    .own-le = o Wartości Operacyjnej najwyżej { FORM($than) }
name-of = nazwa { FORM($k, case: "gen") }
number-of = numer { FORM($k, case: "gen") }
    .bare = liczba
this-card = ta karta
    .gen = tej karty
    .dat = tej karcie
    .acc = tę kartę
    .loc = tej karcie
in-effect = obowiązuje { FORM($m) }
    .not = nie obowiązuje { FORM($m) }
holds = { FORM($s) } ma kartę { FORM($m) }
    .not = { FORM($s) } nie ma karty { FORM($m) }

## Cechy. .after: stoi po rzeczowniku, bez odmiany; .behind: po rzeczowniku, w jego formie

in-region = { "" }
    .after = { FORM($r, case: "gen") }
    .not = poza { FORM($r, case: "ins") }
    .is = { FORM($it) } { NUMBER($it) ->
    [many] leżą
   *[one] leży
} { IN($r) }
    .is-not = { FORM($it) } { NUMBER($it) ->
    [many] leżą
   *[one] leży
} poza { FORM($r, case: "ins") }
in-regions = { "" }
    .after = { FORM($r, case: "gen") }
    .not = poza { AND($r, case: "ins") }
    .is = { FORM($it) } { NUMBER($it) ->
    [many] leżą
   *[one] leży
} { IN($r) }
    .is-not = { FORM($it) } { NUMBER($it) ->
    [many] leżą
   *[one] leży
} poza { AND($r, case: "ins") }
battleground = Strategiczny
    .m-gen = Strategicznego
    .m-dat = Strategicznemu
    .m-acc = Strategiczny
    .m-ins = Strategicznym
    .m-loc = Strategicznym
    .f-nom = Strategiczna
    .f-gen = Strategicznej
    .f-dat = Strategicznej
    .f-acc = Strategiczną
    .f-ins = Strategiczną
    .f-loc = Strategicznej
    .n-nom = Strategiczne
    .n-gen = Strategicznego
    .n-dat = Strategicznemu
    .n-acc = Strategiczne
    .n-ins = Strategicznym
    .n-loc = Strategicznym
    .many-nom = Strategiczne
    .many-gen = Strategicznych
    .many-dat = Strategicznym
    .many-acc = Strategiczne
    .many-ins = Strategicznymi
    .many-loc = Strategicznych
    .behind = yes
    .pred = Państwem Strategicznym
    .compound = battleground-country
    .not-m-nom = niestrategiczny
    .not-m-gen = niestrategicznego
    .not-m-dat = niestrategicznemu
    .not-m-acc = niestrategiczny
    .not-m-ins = niestrategicznym
    .not-m-loc = niestrategicznym
    .not-f-nom = niestrategiczna
    .not-f-gen = niestrategicznej
    .not-f-dat = niestrategicznej
    .not-f-acc = niestrategiczną
    .not-f-ins = niestrategiczną
    .not-f-loc = niestrategicznej
    .not-n-nom = niestrategiczne
    .not-n-gen = niestrategicznego
    .not-n-dat = niestrategicznemu
    .not-n-acc = niestrategiczne
    .not-n-ins = niestrategicznym
    .not-n-loc = niestrategicznym
    .not-many-nom = niestrategiczne
    .not-many-gen = niestrategicznych
    .not-many-dat = niestrategicznym
    .not-many-acc = niestrategiczne
    .not-many-ins = niestrategicznymi
    .not-many-loc = niestrategicznych
adjacent-to = sąsiadujący z { FORM($d, case: "ins") }
    .m-gen = sąsiadującego z { FORM($d, case: "ins") }
    .m-dat = sąsiadującemu z { FORM($d, case: "ins") }
    .m-acc = sąsiadujący z { FORM($d, case: "ins") }
    .m-ins = sąsiadującym z { FORM($d, case: "ins") }
    .m-loc = sąsiadującym z { FORM($d, case: "ins") }
    .f-nom = sąsiadująca z { FORM($d, case: "ins") }
    .f-gen = sąsiadującej z { FORM($d, case: "ins") }
    .f-dat = sąsiadującej z { FORM($d, case: "ins") }
    .f-acc = sąsiadującą z { FORM($d, case: "ins") }
    .f-ins = sąsiadującą z { FORM($d, case: "ins") }
    .f-loc = sąsiadującej z { FORM($d, case: "ins") }
    .n-nom = sąsiadujące z { FORM($d, case: "ins") }
    .n-gen = sąsiadującego z { FORM($d, case: "ins") }
    .n-dat = sąsiadującemu z { FORM($d, case: "ins") }
    .n-acc = sąsiadujące z { FORM($d, case: "ins") }
    .n-ins = sąsiadującym z { FORM($d, case: "ins") }
    .n-loc = sąsiadującym z { FORM($d, case: "ins") }
    .many-nom = sąsiadujące z { FORM($d, case: "ins") }
    .many-gen = sąsiadujących z { FORM($d, case: "ins") }
    .many-dat = sąsiadującym z { FORM($d, case: "ins") }
    .many-acc = sąsiadujące z { FORM($d, case: "ins") }
    .many-ins = sąsiadującymi z { FORM($d, case: "ins") }
    .many-loc = sąsiadujących z { FORM($d, case: "ins") }
    .behind = yes
    .alone = , które z nim sąsiaduje,
    .alone-not = , które z nim nie sąsiaduje,
    .not = poza sąsiedztwem { FORM($d, case: "gen") }
    .is = { FORM($it) } { NUMBER($it) ->
    [many] sąsiadują
   *[one] sąsiaduje
} z { FORM($d, case: "ins") }
    .is-not = { FORM($it) } nie { NUMBER($it) ->
    [many] sąsiadują
   *[one] sąsiaduje
} z { FORM($d, case: "ins") }
controlled-by = kontrolowane
    .after = pod kontrolą { FORM($s, case: "gen") }
    .not = poza kontrolą { FORM($s, case: "gen") }
    .is = { FORM($s) } kontroluje { FORM($it, case: "acc") }
    .is-not = { FORM($s) } nie kontroluje { FORM($it, case: "gen") }
uncontrolled = niekontrolowany
    .m-gen = niekontrolowanego
    .m-dat = niekontrolowanemu
    .m-acc = niekontrolowany
    .m-ins = niekontrolowanym
    .m-loc = niekontrolowanym
    .f-nom = niekontrolowana
    .f-gen = niekontrolowanej
    .f-dat = niekontrolowanej
    .f-acc = niekontrolowaną
    .f-ins = niekontrolowaną
    .f-loc = niekontrolowanej
    .n-nom = niekontrolowane
    .n-gen = niekontrolowanego
    .n-dat = niekontrolowanemu
    .n-acc = niekontrolowane
    .n-ins = niekontrolowanym
    .n-loc = niekontrolowanym
    .many-nom = niekontrolowane
    .many-gen = niekontrolowanych
    .many-dat = niekontrolowanym
    .many-acc = niekontrolowane
    .many-ins = niekontrolowanymi
    .many-loc = niekontrolowanych
    .not = pod kontrolą jednej ze stron
dominated-by = zdominowany
    .after = z Dominacją { FORM($s, case: "gen") }
    .not = bez Dominacji { FORM($s, case: "gen") }
    .is = { FORM($s) } ma Dominację { IN($it) }
    .is-not = { FORM($s) } nie ma Dominacji { IN($it) }
scored-by = rozstrzygany
    .after = z Regionu z karty Rozstrzygnięcia { FORM($p, case: "in") }
    .not = poza Regionami z kart Rozstrzygnięcia { FORM($p, case: "in") }
ahead-in-vp = prowadząca
    .after = z przewagą Punktów Zwycięstwa
    .is = { FORM($it) } prowadzi na torze Punktacji
    .is-not = { FORM($it) } nie prowadzi na torze Punktacji
ahead-in-space = prowadząca
    .after = z przewagą na torze Wyścigu Kosmicznego
    .is = { FORM($it) } prowadzi na torze Wyścigu Kosmicznego
    .is-not = { FORM($it) } nie prowadzi na torze Wyścigu Kosmicznego
phasing = aktywny
    .is = Aktywnym Graczem jest { FORM($it) }
    .is-not = Aktywnym Graczem nie jest { FORM($it) }
scoring-card = Rozstrzygnięcia
    .behind = yes
    .not = , która nie jest kartą Rozstrzygnięcia,
    .is = { FORM($it) } to karta Rozstrzygnięcia
    .is-not = { FORM($it) } to nie karta Rozstrzygnięcia
war-card = Wydarzenia Wojennego
    .behind = yes
    .not = , która nie jest kartą Wydarzenia Wojennego,
    .is = { FORM($it) } to karta Wydarzenia Wojennego
    .is-not = { FORM($it) } to nie karta Wydarzenia Wojennego
associated-with = { FORM($s, case: "bare") ->
    [gracz] gracza
    [przeciwnik] przeciwnika
   *[other] { FORM($s, case: "bare") }
}
    .behind = yes
    .not = spoza kart { FORM($s, case: "bare") ->
    [gracz] gracza
    [przeciwnik] przeciwnika
   *[other] { FORM($s, case: "bare") }
}
    .is = { FORM($it) } to karta { FORM($s, case: "bare") ->
    [gracz] gracza
    [przeciwnik] przeciwnika
   *[other] { FORM($s, case: "bare") }
}
    .is-not = { FORM($it) } to nie karta { FORM($s, case: "bare") ->
    [gracz] gracza
    [przeciwnik] przeciwnika
   *[other] { FORM($s, case: "bare") }
}
prevented = z zablokowanym Wydarzeniem
    .after = z zablokowanym Wydarzeniem
    .not = z niezablokowanym Wydarzeniem
    .is = Wydarzenie { FORM($it, case: "gen") } jest zablokowane
    .is-not = Wydarzenie { FORM($it, case: "gen") } nie jest zablokowane
spaced = na Wyścig Kosmiczny
    .after = na Wyścig Kosmiczny
    .not = , ale nie na Wyścig Kosmiczny,
    .is = { FORM($it) } służy do Wyścigu Kosmicznego
    .is-not = { FORM($it) } nie służy do Wyścigu Kosmicznego
marked-with = ze znacznikiem
    .after = ze znacznikiem { FORM($m) }
    .not = bez znacznika { FORM($m) }
    .is = { IN($it) } leży znacznik { FORM($m) }
    .is-not = { IN($it) } nie ma znacznika { FORM($m) }
named = o nazwie
    .head = { OR($t) }
    .head-all = wszystkie karty { AND($t) }
    .after = o nazwie { OR($t) }
    .not = (oprócz { OR($t) })
    .is = { FORM($it) } to { OR($t) }
    .is-not = { FORM($it) } to nie { OR($t) }
numbered = o numerze
    .after = o numerze { OR($n) }

## Skąd się wybiera

countries-in-region = państwo
    .after = { FORM($r, case: "gen") }
countries-in-regions = państwo
    .after = { FORM($r, case: "gen") }
countries-of = państwo
    .after = spośród { FORM($t, case: "gen") }
defcon-levels = poziom
    .head = poziom DEFCON
    .after = na torze DEFCON
cards-in-pile = { FORM($p, case: "from") }
    .behind = yes
    .ahead = tak
    .there = { FORM($p, case: "in") }
cards-in-piles = karta
    .after = { OR($p, case: "from") }
cards-in-list = karta
    .after = spośród { FORM($s, case: "gen") }
top-cards = karta
    .after = spośród { N($n, "card", case: "gen") } z wierzchu talii

## Co zmienia trwałe Wydarzenie. Strona, która może być dowolna, nie jest nazwana w TO i FROM

point-ops =
    .more = { FORM($k) } ma { TO($s) } Wartość Operacyjną większą o { FORM($n) }
    .less = { FORM($k) } ma { TO($s) } Wartość Operacyjną mniejszą o { FORM($n) }
    .is = { FORM($k) } ma { TO($s) } Wartość Operacyjną { FORM($n) }
point-ops-all-in =
    .more = { FORM($k) } ma { TO($s) } Wartość Operacyjną większą o { FORM($n) }, jeżeli w całości służy Operacjom { IN($r) }
    .less = { FORM($k) } ma { TO($s) } Wartość Operacyjną mniejszą o { FORM($n) }, jeżeli w całości służy Operacjom { IN($r) }
    .is = { FORM($k) } ma { TO($s) } Wartość Operacyjną { FORM($n) }, jeżeli w całości służy Operacjom { IN($r) }
point-may-place =
    .yes = { FORM($s) } może w ramach Operacji umieszczać Wpływy { IN($c) }
    .no = { FORM($s) } nie może w ramach Operacji umieszczać Wpływów { IN($c) }
point-rounds =
    .is = { FORM($s) } może rozegrać { N($n, "action-round") }
    .more = { FORM($s) } może rozegrać o { N($n, "action-round") } więcej
    .less = { FORM($s) } może rozegrać o { N($n, "action-round") } mniej
point-may-attack =
    .yes = { FORM($s) } może { IN($c) ->
    [tam] tam przeprowadzać Przewroty, Wywieranie Presji i wojny z wyboru
   *[other] przeprowadzać Przewroty, Wywieranie Presji i wojny z wyboru { IN($c) }
}
    .no = { FORM($s) } nie może { IN($c) ->
    [tam] tam przeprowadzać Przewrotów, Wywierania Presji ani wojen z wyboru
   *[other] przeprowadzać Przewrotów, Wywierania Presji ani wojen z wyboru { IN($c) }
}
point-may-coup =
    .yes = { FORM($s) } może { IN($c) ->
    [tam] tam przeprowadzać Przewroty
   *[other] przeprowadzać Przewroty { IN($c) }
}
    .no = { FORM($s) } nie może { IN($c) ->
    [tam] tam przeprowadzać Przewrotów
   *[other] przeprowadzać Przewrotów { IN($c) }
}
point-coup-lowers-defcon =
    .yes = Przewroty { FROM($s) } w Państwach Strategicznych { IN($c) } obniżają poziom DEFCON
    .no = Przewroty { FROM($s) } w Państwach Strategicznych { IN($c) } nie obniżają poziomu DEFCON
point-coup-modifier =
    .is = modyfikator rzutów { FROM($s) } na Przewrót { IN($c) } wynosi { FORM($n) }
    .more = +{ FORM($n) } do { IN($c) ->
    [tam] tamtejszych rzutów { FROM($s) } na Przewrót
   *[other] rzutów { FROM($s) } na Przewrót { IN($c) }
}
    .less = −{ FORM($n) } do { IN($c) ->
    [tam] tamtejszych rzutów { FROM($s) } na Przewrót
   *[other] rzutów { FROM($s) } na Przewrót { IN($c) }
}
point-realignment-modifier =
    .is = modyfikator rzutów { FROM($s) } na Wywieranie Presji { IN($c) } wynosi { FORM($n) }
    .more = +{ FORM($n) } do { IN($c) ->
    [tam] tamtejszych rzutów { FROM($s) } na Wywieranie Presji
   *[other] rzutów { FROM($s) } na Wywieranie Presji { IN($c) }
}
    .less = −{ FORM($n) } do { IN($c) ->
    [tam] tamtejszych rzutów { FROM($s) } na Wywieranie Presji
   *[other] rzutów { FROM($s) } na Wywieranie Presji { IN($c) }
}
point-war-modifier =
    .is = modyfikator rzutów { FROM($s) } na { IN($c) ->
    [tam] tamtejszą wojnę
   *[other] wojnę { IN($c) }
} wynosi { FORM($n) }
    .more = +{ FORM($n) } do rzutów { FROM($s) } na { IN($c) ->
    [tam] tamtejszą wojnę
   *[other] wojnę { IN($c) }
}
    .less = −{ FORM($n) } do rzutów { FROM($s) } na { IN($c) ->
    [tam] tamtejszą wojnę
   *[other] wojnę { IN($c) }
}
point-covers =
    .yes = { FORM($m) } obejmuje { FORM($c, case: "acc") }
    .no = { FORM($m) } nie obejmuje { FORM($c, case: "gen") }
point-may-play =
    .yes = { FORM($s) } może zagrać { FORM($k, case: "acc") }
    .no = { FORM($s) } nie może zagrać { FORM($k, case: "gen") }
    .only = { FORM($s) } może zagrywać tylko { FORM($k, case: "acc", number: "many") }
point-must-use =
    .yes = { FORM($s) } musi w następnej Rundzie wykorzystać { FORM($k, case: "acc") } na Operacje
    .no = { FORM($s) } nie musi wykorzystać { FORM($k, case: "gen") } na Operacje
point-event-may-be-played =
    .yes = { FORM($s) } może zagrać Wydarzenie { FORM($k, case: "gen") }
    .no = { FORM($s) } nie może zagrać Wydarzenia { FORM($k, case: "gen") }
point-sees-hand =
    .yes = { FORM($s) } widzi karty na ręce { FORM($t, case: "gen") }
    .no = { FORM($s) } nie widzi kart na ręce { FORM($t, case: "gen") }
point-battleground-in-scoring =
    .yes = { FORM($c) } { NUMBER($c) ->
    [many] liczą
   *[one] liczy
} się przy Rozstrzygnięciu jako Państwo Strategiczne
    .no = { FORM($c) } nie { NUMBER($c) ->
    [many] liczą
   *[one] liczy
} się przy Rozstrzygnięciu jako Państwo Strategiczne
point-battlegrounds-in-scoring =
    .more = przy Rozstrzygnięciu { FORM($r, case: "gen") } { FORM($s) } liczy o { N($n, "battleground-country") } więcej
    .less = przy Rozstrzygnięciu { FORM($r, case: "gen") } { FORM($s) } liczy o { N($n, "battleground-country") } mniej
    .is = przy Rozstrzygnięciu { FORM($r, case: "gen") } { FORM($s) } liczy { N($n, "battleground-country") }

## Chwile: stoją po „gdy”

moment-event-played = { FORM($s) } zagra { FORM($k, case: "acc") } jako Wydarzenie
moment-card-played = { FORM($s) } zagra { FORM($k, case: "acc") }
moment-event-happens = zajdzie Wydarzenie { FORM($k, case: "gen") }
moment-side-is-to-act = { FORM($s) } ma rozegrać Rundę
moment-side-is-to-play = { FORM($s) } ma zagrać kartę
moment-round-ends = { FORM($s) } zakończy swoją Rundę
moment-coup-declared = { FORM($s) } podejmie próbę Przewrotu { IN($c) }
moment-region-scored = nastąpi Rozstrzygnięcie { FORM($r, case: "gen") }
moment-this-ends = to Wydarzenie się skończy

## Słowa nagłówka, które mówią coś o Wydarzeniu; pozostałe są tylko drukowane

symbol-early-war = { "" }
symbol-mid-war = { "" }
symbol-late-war = { "" }
symbol-scoring = { "" }
symbol-war = { "" }
symbol-no-headline = nie może być Wydarzeniem Kluczowym
symbol-headlines-first = jako Wydarzenie Kluczowe własnej strony zachodzi jako pierwsze
