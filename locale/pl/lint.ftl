# Co mówi linter: komunikat dla każdego kodu albo dla każdego klucza kodu, jeżeli jest ich kilka.
# `.help` mówi, co napisać zamiast tego, `.fix`, co zrobiłoby `--fix`. Słowa języka kart pozostają angielskie.

## Wspólne dla kilku komunikatów

# Zmienne: $near: nazwy lub słowa podobne do tego, co napisano.
did-you-mean = { COUNT($near) ->
        [0] { "" }
       *[other] Może chodziło o: { $near }?
    }
# Zmienne: $near: zdania gry w takiej postaci, w jakiej są zapisane.
did-you-mean-sentence = { COUNT($near) ->
        [0] { "" }
       *[other] Może chodziło o: { $near }?
    }
# Zmienne: $near: słowa, od których może zaczynać się wiersz; $reading: jaki wiersz powinien tu stać.
what-i-was-reading = { COUNT($near) ->
        [0] { "" }
       *[other] { did-you-mean }{ " " }
    }Oczekiwane: { $reading ->
        [clause] część karty (jej właściwości, `play if`, `play in`, `blocked by`, `event:`, `while in effect:`)
        [statement] zdanie zdarzenia (`choose`, `if`, `for each`, `may`, `do N of`, `do N times` albo czasownik ze słownika)
       *[effect] trwały efekt (`rule point: answer`, `when moment:` albo `ends when`)
    }.
# Zmienne: $name: kraj lub jego nazwa; $how: czy zawsze, czy tylko czasem jest $case; $what: co mówią o tym zasady;
# $say: słowa, które pomijają takie kraje, albo nic, jeżeli podano jeden kraj.
forbidden-there = { $name }: { $how ->
        [always] tu zawsze { $case }
       *[sometimes] tu może to być { $case }
    }; wtedy { $what }
say-which = { COUNT($say) ->
        [0] Podaj inny kraj albo pomiń ten wiersz.
       *[other] Napisz, o które kraje chodzi: { $say }.
    }
# Zmienne: $low, $high: końce toru.
it-runs = Od { $low } do { $high }.
# Zmienne: $new: co zostanie napisane; $old: co tam stało.
fix = napisać { QUOTED($new) } zamiast { QUOTED($old) }

# O wierszu, którego poprawna pisownia stoi pod nim. Zmienne: $wrong, $right: słowa, o które chodzi.
# Zmienne: $line: poprawna pisownia.
meant-write = Napisz: { $line }
meant-otherwise = Nie { $wrong }, lecz { $right }.
meant-too-much = Pomiń: { $wrong }
meant-missing = Brakuje: { $right }
meant-several = { "" }
meant-either = Nic nie jest jednym i drugim naraz: może chodziło o `or`?
meant-above = Wiersz { $line } nie nadaje mu nazwy.
meant-indented = Powinien zaczynać się w kolumnie { $column }.
meant-nothing = Usuń ten wiersz: blok kończy się tam, gdzie wiersze nie są już wcięte.

## S: jak pisze się wiersze

S000 = { $message }
    .help = { $remedy }
S001 = nie powinno tu być { QUOTED($word) }
    .help = { what-i-was-reading }
S001-bracket = nawias z kolumny { $open } jest tu jeszcze otwarty
    .help = Zamknij go: ).
S001-sign = { QUOTED($word) } nic tu nie znaczy
    .help = { what-i-was-reading }
S001-unclosed-quote = nazwa w cudzysłowie, który nie jest zamknięty
    .help = Zamknij ją drugim ".
S002 = ten wiersz kończy się za wcześnie
    .help = { what-i-was-reading }
    .fix = dodać dwukropek
S002-bracket = ten wiersz się kończy, a nawias z kolumny { $open } jest jeszcze otwarty
    .help = Zamknij go: ).
S003 = tabulator w tekście karty
    .help = Wcinaj spacjami.
    .fix = spacje zamiast tabulatorów
S004 = ten wiersz stoi między dwoma poziomami wcięcia
    .help = Sąsiednie zaczynają się w kolumnie { $column }.
S005 = w tym pliku nie ma karty
    .help = Zacznij od: `card 1 "Title"`
S006 = karta zaczyna się od numeru i tytułu
    .help = `card 1 "Title"`
S007 = wiersze karty są wcięte pod jej tytułem
    .help = W jednym pliku jest jedna karta; wetnij jej wiersze dwiema spacjami.
S007-second-card = w jednym pliku jest jedna karta
S008 = pod tym wierszem nic nie może być wcięte
S009 = pusty blok
    .help = Napisz, co się dzieje, z wcięciem pod tym wierszem.
S009-event = pusty blok
    .help = Napisz, co się dzieje, z wcięciem pod `event:`.
S009-lasting = pusty blok
    .help = Napisz trwałe efekty, z wcięciem.
S009-answers = pusty blok
    .help = Napisz odpowiedzi, z wcięciem.
S009-options = pusty blok
    .help = Napisz opcje, z wcięciem.
S010 = po dwukropku może stać tylko proste zdanie
S010-block = po dwukropku może stać tylko proste zdanie
    .help = Napisz to w osobnym wierszu, z wcięciem pod tym.
S011 = `option` stoi pod `do ... of:`
S011-others = pod `do ... of:` stoją tylko bloki `option:`
S012 = pod `with:` stoją odpowiedzi na pytania o zasady
S013 = `else` bez `if` przed nim
S013-may = `else` bez `if` przed nim
    .help = Po `may:` napisz `if not done:`; działa także wtedy, gdy nie było nic do zrobienia.
S014 = zbyt głębokie zagnieżdżenie
    .help = Największa głębokość nawiasów: { $most }.
S014-line = ten wiersz jest zagnieżdżony za głęboko
    .help = Najwięcej poziomów na karcie: { $most }.
S014-branches = ten `if` ma za dużo gałęzi (najwyżej { $most })
    .help = Napisz to inaczej albo podziel kartę.
S014-options = za dużo opcji (najwyżej { $most })
    .help = Napisz to inaczej albo podziel kartę.
S015 = liczba, która ma { $digits ->
        [one] { $digits } cyfrę
        [few] { $digits } cyfry
       *[other] { $digits } cyfr
    }
    .help = Nic w grze nie jest tak duże.
S016 = ten wiersz jest za długi
    .help = Najwięcej znaków w wierszu: { $most }.
S017 = ta karta jest zbyt złożona, żeby ją uruchomić
    .help = Zagnieżdżaj jej wiersze mniej głęboko.
S018 = ten plik ma { $thousand ->
        [one] tysiąc
        [few] { $thousand } tysiące
       *[other] { $thousand } tysięcy
    } liter, o wiele za dużo
    .help = Karta ma najwyżej stronę, scenariusz dwie: czy to właściwy plik?
S018-lines = ten tekst ma za dużo wierszy (najwyżej { $most })
    .help = Karta ma najwyżej stronę, scenariusz dwie: czy to właściwy plik?
S019 = spacje na końcu wiersza
    .help = Usuń je.
    .fix = usunąć spacje
S020 = zamiast { QUOTED($written) } pisze się { QUOTED($right) }
    .help = Napisz: { $right }
    .fix = napisać { QUOTED($right) }
S021 = ten komentarz nie podaje powodu, więc niczego nie pomija
    .help = Napisz: # daedalus-lint: ignore N001 because REASON
S022 = nie ma tu { $ignored } do pominięcia
    .help = Usuń komentarz.
    .fix = usunąć komentarz
S023 = niezrozumiały komentarz
    .help = Napisz: # daedalus-lint: ignore N001 because REASON
S023-unknown = nie ma uwagi o kodzie { $ignored }
    .help = { COUNT($near) ->
        [0] { "" }
       *[other] Może chodziło o: { $near }?{ " " }
    }Wszystkie kody wypisuje `daedalus lint --explain all`.
S024 = błędów jest więcej niż { $most }; dalej nie czytam
    .help = Najpierw popraw te.

## N: słowa i nazwy

N001 = nic nie nazywa się { QUOTED($name) }
    .help = { did-you-mean }
N002 = nie wiadomo, co znaczy { QUOTED($text) } (typ: { $type })
    .help = { did-you-mean }
N002-being = nie wiadomo, co to znaczy, że coś (typ: { $type }) jest { QUOTED($text) }
    .help = { did-you-mean }
N003 = nie wiadomo, spośród czego wybierać: { QUOTED($text) }
    .help = { did-you-mean }
N003-known = nie wiadomo, spośród czego wybierać: { QUOTED($text) }
    .help = Wybierać można spośród: { $known }.
N003-of-what = { QUOTED($word) }, ale czego?
N004 = { $kind ->
        [change] nieznany tor
       *[verb] nieznane zdanie
    }: { QUOTED($text) }
    .help = { did-you-mean-sentence }
# Zmienne: $chosen: jak wybrano; $wanted: typ jednej z tych rzeczy.
N004-list = { QUOTED($name) } to lista, bo wybrano { QUOTED($chosen) }
    .help = Wybierz jedno (typ: { $wanted }), bez liczby, albo przejdź przez listę: `for each x in { $name }`.
N005 = żadna procedura nie zna { $kind ->
        [point] pytania o zasady
       *[moment] chwili
    } { QUOTED($text) }
    .help = { did-you-mean-sentence }
N006 = nieznana nazwa { QUOTED($name) }
    .help = { did-you-mean }
N006-partial = nieznana nazwa { QUOTED($name) }
    .help = Żeby istnieć jeszcze po `if`, { QUOTED($name) } musi zostać wybrane w każdej gałęzi, także w `else`, z tym samym typem.
# Zmienne: $block: jaki blok nadał nazwę.
N006-gone = { QUOTED($name) } istnieje tylko wewnątrz { $block ->
        [option] swojej opcji
        [may] swojego `may`
       *[for] swojej pętli
    }
    .help = Użyj tego tam albo wybierz to przed tym wierszem.
N006-done = `done` pyta o wiersz powyżej, a takiego nie ma
    .help = Stoi w `if` w tej samej kolumnie, zaraz pod tym, co mogło być wykonane.
# Zmienne: $wanted: typ, który jest tu potrzebny, albo nic.
N006-phrase = niezrozumiałe { QUOTED($text) }{ COUNT($wanted) ->
        [0] { "" }
       *[other] { " " }(potrzebny typ: { $wanted })
    }
    .help = { did-you-mean-sentence }
N007 = { QUOTED($name) } to nie jest strona
N007-sides = { QUOTED($name) } to nie jest strona
    .help = Strony: { $sides }.
N008 = { QUOTED($name) } oznacza już coś innego
    .help = Weź tu inną nazwę; tylko `choose`, `let` i `as` mogą nadać nazwę ponownie.
N009 = to porównuje szukaną rzecz ({ $type }) z nią samą
    .help = Nadaj drugiej rzeczy ({ $type }) własną nazwę i użyj jej tutaj.
N010 = { QUOTED($name) } to już słowo gry
    .help = Weź inną nazwę: literę albo słowo, którego język nie ma.

## T: typy

T001 = to typ { $type }, a tu potrzebny jest typ { $wanted }
T002 = typu { $left } nie można porównać z typem { $right }
T003 = { $sign } porównuje liczby, a to typ { $type }
T004 = lista w nawiasach zawiera rzeczy jednego rodzaju
T005 = „tak” i „nie” nie można dodawać
    .help = Odpowiedz yes lub no, w razie potrzeby z `when`.
T006 = to zdanie nie ma wyniku, który można nazwać
T007 = { QUOTED($name) } ma już typ { $before }, a tutaj { $type }
    .help = Weź tu inną nazwę.

## H: nagłówek karty

H001 = karta nie mówi, czyje to zdarzenie
    .help = Napisz jedno z: { $sides }.
H002 = karta nie ma wartości operacji
    .help = Napisz na przykład: 2 ops
H003 = karta o wartości operacji { $ops }
    .help = Karty mają wartość od { $low } do { $high }.
H004 = ten sam numer dwa razy
H005 = drugie `event:`
    .help = Karta ma jedno zdarzenie; podziel je przez `if`.
H006 = nieznana właściwość { QUOTED($name) }
    .help = { COUNT($near) ->
        [0] { "" }
       *[other] { did-you-mean }{ " " }
    }Właściwości: { $known }.
H006-comma = nieznana właściwość { QUOTED($name) }
    .help = Brakuje przecinka: { $apart }. Właściwości: { $known }.
    .fix = napisać { QUOTED($apart) }
H006-mark = nieznana właściwość { QUOTED($name) }
    .help = Napisz: `mark`, `mark in { $place }`, `mark "Name" in { $place }`.
H007 = zablokowane tam, ale karta nie ma `play in`, które mówi, gdzie
H007-above = to stoi nad `play in`, które ogranicza
H008 = karta nie może tam trafić: { QUOTED($place) }
    .help = Może trafić tam: { $places }.
H009 = drugie `play in`
    .help = Drugi cel wybierz w zdarzeniu.
H010 = karta usunięta, a zarazem odesłana gdzie indziej
    .help = Usunięta karta nie trafia nigdzie indziej: pomiń jedno z tych słów.
H011 = karta oznaczona i krótkotrwała naraz
    .help = `mark` działa do końca gry, `lapsing` do końca tury: zostaw jedno z nich.
H012 = to zdarzenie zagrywa tylko jedna strona: { $side }
    .help = Napisz: { $word }
H012-never = ta strona nigdy nie zagrywa tego zdarzenia: { $side }
    .help = Pomiń to albo napisz: { $word }
H013 = { $title } wymienia samą siebie
    .help = Wymień inną kartę.
H014 = { $name } stoi tu dwa razy
    .help = Raz wystarczy.
H015 = samoczynne zdarzenie niczego nie wymaga
    .help = Pomiń warunek albo `auto`.
H016 = karta wymaga { $name }, a zarazem { $name } ją blokuje
    .help = Nigdy nie można by jej zagrać: pomiń jedno z dwojga.
H017 = karta ma już { $what }
    .help = Zostaw jedno z nich.
H018 = gdy zagrywa się to zdarzenie, nic się nie dzieje
    .help = Napisz `event:` albo `while in effect:` i znacznik (`mark`).
H019 = karty numeruje się od 1
    .help = Na przykład: `card 901 "Bridge"`
H019-title = karta potrzebuje tytułu
    .help = Na przykład: `card 901 "Bridge"`
H020 = to zdarzenie nigdy nie umieszcza trzech komórek, a Kalifat tego wymaga
    .help = Pomiń to albo umieść trzy komórki w jednym kraju.

## R: na co nie pozwalają zasady

R001 = { forbidden-there }
    .help = { say-which }
R002 = { forbidden-there }
    .help = { say-which }
R003 = { forbidden-there }
    .help = { say-which }
R004 = { forbidden-there }
    .help = { say-which }
R005 = { forbidden-there }
    .help = { say-which }
R006 = { forbidden-there }
    .help = { say-which }
R007 = { forbidden-there }
    .help = { say-which }
R008 = { $name }: nie ma wartości { $value }
    .help = { it-runs }
R008-moves = { $name }: zmiana najwyżej o { $most }
    .help = { it-runs }
R008-operation = żadna operacja nie ma wartości { $value }
    .help = Od { $low } do { $high }.
R008-number = { $value } to liczba spoza zakresu
    .help = Od { $low } do { $high }.
R008-answer = żadna liczba w grze nie wynosi { $value }
    .help = Najwyżej { $most }.
R009-many = { $count } ({ $what }) to więcej niż czegokolwiek w grze
    .help = Najwyżej { $most }.
R009 = jest tylko { $most } ({ $what }), a nie { $count }
    .help = { WRITTEN($what) ->
        [cells] Z „Training Camps” jest ich o { $extra } więcej.
       *[other] { "" }
    }
R010 = { forbidden-there }
    .help = Najpierw przetestuj (`test { WRITTEN($name) }`) albo napisz: `tested`.
# Zmienne: $what: co dzieje się bez pytania; $asked: warunek, o który trzeba zapytać.
R011 = { $what }
    .help = Najpierw zapytaj: { $asked }.
R012 = { forbidden-there }
    .help = { say-which }
R013 = { forbidden-there }
    .help = { say-which }
R014 = nie ma intrygi { $value }
    .help = Intrygi mają numery od { $low } do { $high }.
R015 = `{ $said }` należy do zasad zestawu, bez którego gra się tą kartą: { $needs }, a nie { $set }
    .help = Napisz to bez tych słów albo przenieś kartę do innego zestawu.
R015-place = { $said } nie leży na planszy, na której gra się kartami tego zestawu: { $set }
    .help = Podaj kraj z tej planszy albo przenieś kartę do innego zestawu.
R016 = { forbidden-there }
    .help = { say-which }

## L: co nigdy nie nastąpi, zawsze zachodzi albo niczego nie zmienia

L001 = tej gałęzi nie można osiągnąć
    .help = Warunki powyżej niczego jej nie zostawiają.
L001-covered = tej gałęzi nie można osiągnąć
    .help = To, co stoi wyżej, obejmuje wszystkie przypadki.
L002 = to jest zawsze prawdą
    .help = Pomiń to albo napisz, o co chodziło.
L002-here = tutaj to jest zawsze prawdą
    .help = Pomiń to albo napisz, o co chodziło.
L002-every = to jest prawdą o wszystkim, co zostało ({ $type })
    .help = Pomiń to.
L003 = to nigdy nie jest prawdą
    .help = Nic, co od tego zależy, nie może się zdarzyć.
L003-here = tutaj to nigdy nie jest prawdą
    .help = Pomiń to albo napisz, o co chodziło.
L004 = nie ma tu czego wybrać ({ $type })
    .help = Nic z tego, co wcześniej zostało do wyboru, nigdy nie pasuje.
L004-few = nigdy nie ma tylu takich krajów: { $count }
    .help = Wymagaj mniej albo wymień więcej.
L005 = zdarzenie można zagrać, gdy nie ma nic do zrobienia
    .help = Napisz w warunku zagrania, czego zdarzenie potrzebuje, na przykład: `where cells > 0`.
L005-too-wide = zdarzenie można zagrać, gdy nie ma nic do zrobienia
    .help = Warunek spełnia także { $country } ({ $case }), ale zdarzenie nie może wybrać tego kraju. Wymagaj tego, czego potrzebuje zdarzenie.
L005-narrower = zdarzenie można zagrać, gdy nie ma nic do zrobienia
    .help = Wybór w wierszu { $line } wymaga więcej. Wymagaj tu tego samego albo wybierz kraj przez `play in`.
L006 = { QUOTED($name) } nigdy nie jest użyte
    .help = Użyj tego albo pomiń ten wiersz.
L006-again = { QUOTED($name) } dostaje inną wartość, zanim cokolwiek odczyta tę
    .help = Pomiń ten wiersz albo najpierw użyj tego, co mówi.
L007 = nic nie wprowadza do gry { QUOTED($mark) }
    .help = Dodaj `mark` lub `lapsing` do właściwości albo zdanie takie jak: `mark c with "X"`
L007-nowhere = { QUOTED($mark) } nie leży w żadnym kraju
    .help = Napisz, gdzie: `mark in Iraq` albo w zdarzeniu: `mark c with "{ $mark }"`.
L007-unread = nic nie korzysta ze znacznika { QUOTED($mark) }
    .help = Napisz pod `while "{ $mark }" in effect:`, co robi, i dodaj `marker "{ $mark }"` do właściwości.
L008 = { $other } mówi co innego, a żadna z tych kart nie blokuje drugiej
    .help = Napisz, która wygrywa: `blocks "{ $other }"`, albo niech odpowiedź dodaje (+ lub -), a nie zastępuje.
L008-twice = na to pytanie odpowiedziano już wyżej
    .help = Zostaw jedną odpowiedź albo napisz za pomocą `when`, gdzie która działa.
# Zmienne: $why: czym już jest albo być nie może.
L009 = { $name } { $why }: ten wiersz niczego nie zmienia
    .help = Pomiń go albo wybierz inaczej.
L009-zero = 0 lub mniej to nic: ten wiersz niczego nie zmienia
    .help = Pomiń go albo wybierz inaczej.
L009-level = { $name }: już jest wartość { $value }, ten wiersz niczego nie zmienia
    .help = Pomiń go albo wybierz inaczej.
L009-again = następny wiersz ustala to samo na nowo: ten wiersz niczego nie zmienia
    .help = Pomiń jeden z nich albo napisz, kiedy który działa.
L009-head = właściwości karty już wprowadzają do gry { QUOTED($mark) }
    .help = Pomiń ten wiersz.
L010 = nie ma tu trwałego efektu, który mógłby się skończyć
    .help = Podaj, co ma się skończyć: `end "X"`. Albo napisz to pod `when` trwałego efektu.
L021 = to pytanie pyta o samo siebie
    .help = Napisz `+1`, żeby dodać do tego, co mówią zasady, albo zapytaj o coś innego.
L021-mutual = to pyta o coś, co znów pyta o to: { QUOTED($asking) } ({ $other })
    .help = Jedno z dwojga nie może pytać.
L022 = to zdarzenie zachodzi wewnątrz siebie, bez końca
    .help = Napisz, pod jakim warunkiem (`if`), albo podaj inną kartę.
L022-waiting = to czeka na dowolne zdarzenie i samo je wywołuje, bez końca
    .help = Napisz, na jakie zdarzenie czeka: `when event of k happens if ...`.

L011 = ta opcja robi to samo co jedna z powyższych
    .help = Pomiń ją albo niech robi coś innego.
L011-branch = ta gałąź robi to samo co gałąź nad nią
    .help = Pomiń warunek albo niech jedna z nich robi coś innego.
L012-many = nie można wykonać { $count } z { $options ->
        [one] 1 opcji
        [few] { $options } opcji
       *[other] { $options } opcji
    }
    .help = Wymagaj mniej albo daj więcej opcji.
L012-none = { $count } z { $options } opcji to nic
    .help = Napisz, ile: 1 lub więcej.
L013 = nic na tej karcie nie sprowadza tego z powrotem: { $what }
    .help = Niech zdarzenie trwa (`lapsing` lub `mark`); napisz pod `while in effect:` wiersz, który mówi, co dzieje się na końcu: `when this ends: bring back ...`
L013-unsent = ta karta nie odsyła niczego, co mogłoby wrócić: { $what }
    .help = Wraca tylko to, co odesłała ta sama karta.
L013-count = odchodzi { $sent } ({ $what }), a wraca { $brought }
    .help = Napisz w obu wierszach tę samą liczbę.
L014 = to jest prawdą, gdy tylko znacznik się pojawi: efekt kończy się od razu
    .help = Napisz, co ma dopiero nastąpić, a nie to, czego zdarzenie wymaga lub co powoduje.
L015 = to mówi to samo co sąsiednie słowa
    .help = Pomiń to albo napisz, o co chodziło.
L016 = { $name } już to ma
    .help = Podaj drugą stronę.
L016-elsewhere = karty { $name } nie ma na ręce tej strony: { $side }
    .help = Niech zrobi to strona, która ma tę kartę.

## D: kilka kart

D001 = karta { $number } jest już w { $other }
D002 = { $other } nie mówi `{ $clause }` { $title }
    .fix = dodać `{ $new }` do { $file }
D003 = żadna karta ani żaden znacznik nie nazywa się { QUOTED($name) }
    .help = { COUNT($near) ->
        [0] { "" }
       *[other] Może chodziło o: { $near }?
    }
D004 = żaden scenariusz nie używa { $title }
    .help = Dodaj { QUOTED($set) }, folder tej karty, do `sets` scenariusza.
D005 = { $other } nie mówi `{ $clause }` { $title }
    .fix = dodać `{ $new }` do { $file }
D006 = { $other } też zawiera kartę o tym tytule
    .help = Kopie karty mają jeden plik: `card 1, 2 "Title"`.
D007 = { QUOTED($name) } nigdy nie jest w grze
    .help = Daj tej karcie znacznik albo podaj ten, który ma.

## Y: scenariusze, słowami silnika

Y001 = { $message }
    .help = { $remedy }
Y002 = { $message }
    .help = { $remedy }
Y004 = { $message }
    .help = { $remedy }
Y005 = { $message }
    .help = { $remedy }
Y006 = { $message }
    .help = { $remedy }
Y003 = przygotowanie gry nie ma karty, która mogłaby powiedzieć { QUOTED($what) }
    .help = To, co działa od początku, stoi pod `marks`; przygotowanie przesuwa pionki i znaczniki.

## X: co widać dopiero w grze

# Zmienne: $side: kto zagrywa zdarzenie; $exercise: co dzieje się, gdy jest w grze, albo nic, jeżeli jest zagrywane.
when-it-happens = { COUNT($exercise) ->
        [0] gdy zdarzenie zagrywa { $side }
       *[other] dopóki jest w grze ({ $exercise })
    }
# Zmienne: $position: scenariusz albo nic, jeżeli nie ma czego pokazać; $by: kto zagrywa tam zdarzenie, albo nic;
# $seed: ziarno kości i decyzji; $run: polecenie, które to pokazuje, jeżeli takie jest.
the-smallest-position = { COUNT($position) ->
        [0] { "" }
       *[other] Najmniejsza pozycja, { COUNT($by) ->
            [0] gdy efekt działa
           *[other] zagrywa { $by }
        }, kości i decyzje z ziarna losowego { $seed }{ COUNT($run) ->
            [0] :
           *[other] . Zapisz ją jako position.yaml i wpisz: { $run }
        }
        { $position }
    }
X001 = ta karta przerywa program, { when-it-happens }; to błąd programu, jego słowami: „{ $crash }”
    .help = { the-smallest-position }
X001-unbounded = ta karta zatrzymuje grę: { $stopped }
    .help = Nic, w co ludzie grają, tego nie potrzebuje: napisz to inaczej.
X002 = to łamie zasadę, { when-it-happens }: { $wrong }
    .help = { the-smallest-position }
X003 = { $what ->
        [branch] tej gałęzi
       *[line] tego wiersza
    } nie osiągnięto w żadnej z { $positions } pozycji
    .help = { the-smallest-position }
X003-unplayable = nie znaleziono pozycji, w której można zagrać to zdarzenie
    .help = Sprawdź warunki zagrania oraz zdarzenia, których wymaga lub które je blokują.
X003-lasting = dopóki efekt trwa, nigdy się tu nie dochodzi
    .help = { the-smallest-position }
X003-trigger = dopóki efekt trwa, to nigdy nie zachodzi
    .help = { the-smallest-position }
X003-end = ten koniec nigdy nie następuje
    .help = { the-smallest-position }
X004 = to zdanie niczego nie zmieniło w żadnej z { $positions } pozycji
    .help = { the-smallest-position }
X004-event = zdarzenie niczego nie zmienia, gdy zagrywa je { $side }, w żadnej z { $positions } pozycji
    .help = { the-smallest-position }
X004-lasting = to zdanie nigdy niczego nie zmienia
    .help = { the-smallest-position }
X005 = ta odpowiedź nigdy niczego nie zmienia
    .help = { the-smallest-position }
X005-lasting = ta odpowiedź nigdy niczego nie zmienia, dopóki jest w grze
    .help = { the-smallest-position }
