# Co stoi wokół uwag lintera: etykiety, sumy, nagłówki. Nazwy poleceń i opcji pozostają bez zmian.

## Jedna uwaga: etykiety przed wierszem. Stoją przed dwukropkiem

# $number: numer zasady gry, na przykład 8.4.2.
report-rule = zasada { $number }
report-help = wskazówka
report-write = napisz
# Przed drugim sposobem zapisu.
report-or = albo
report-fix = poprawka

## Grupy uwag, jak nazywa je suma: składnia 2, nazwy 1

report-group-S = składnia
report-group-N = nazwy
report-group-T = typy
report-group-H = nagłówek
report-group-R = zasady
report-group-L = logika
report-group-D = talia
report-group-Y = scenariusz
report-group-X = próby

## Sumy

# $n: ile.
report-findings =
    { $n ->
        [one] { $n } uwaga
        [few] { $n } uwagi
       *[other] { $n } uwag
    }
# Gdzie. $n: ile.
report-files =
    { $n ->
        [one] { $n } pliku
        [few] { $n } plikach
       *[other] { $n } plikach
    }
# $findings, $files: jak wyżej; $groups: na przykład: składnia 2, nazwy 1.
report-sum = { $findings } w { $files } ({ $groups })
# $n: ile z nich.
report-fixable = do poprawienia przez --fix: { $n }
# Uwagi, które przepuszcza komentarz w karcie. $n: ile.
report-ignored = pominięte: { $n }
# Co przeczytano. $n: ile.
report-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } kart
    }
report-scenarios =
    { $n ->
        [one] { $n } scenariusz
        [few] { $n } scenariusze
       *[other] { $n } scenariuszy
    }
report-packs =
    { $n ->
        [one] { $n } dodatek
        [few] { $n } dodatki
       *[other] { $n } dodatków
    }
# $what: co przeczytano.
report-clean = { $what }: bez uwag

## Co zrobiło --fix. $what: plik, wiersz i co się zmienia

report-fixed = poprawiono { $what }
report-not-fixed = nie poprawiono { $what }
# Po tym, czego nie poprawiono. $code: kod innej uwagi; $what: co mówi.
report-leads-to = , bo prowadzi to do { $code } ({ $what })
report-nothing-to-fix = nie ma czego poprawiać

## --watch

# $files: ile, jak wyżej (w miejscowniku). Ctrl-C to klawisze.
report-watching = śledzenie zmian w { $files }; Ctrl-C kończy
# Uwaga, której już nie ma. $what: gdzie była i co mówiła.
report-gone = już nieaktualne: { $what }

## --explain: przed przykładem

report-wrong = Źle
# $encoding: sposób zapisu liter, na przykład utf-16.
report-wrong-encoding = Źle, bo zapisano jako { $encoding }
report-right = Dobrze
