# Jak nazywają się tory, obszary, poziomy, pionki i znaczniki w zapisie gry i na planszy, gdzie stoją same, w mianowniku:
# Prestiż 7 → 6, Irak: Rządy Słabe → Poprawne. Wartości uzgadnia się z nazwą poziomu (Rządy: Słabe; Sprzyjanie: wrogie);
# w tabeli krajów czyta się je wtedy jak liczbę mnogą („Słabe wrogie: Libia, Irak”).

## Tory i obszary

# .low i dalsze: przedziały toru.
field-prestige = Prestiż
    .low = niski
    .medium = umiarkowany
    .high = wysoki
    .very-high = bardzo wysoki
field-funding = Fundusze
    .tight = obniżone
    .moderate = umiarkowane
    .ample = wzmocnione
field-troops-on-track = oddziały na torze
field-cells-on-track = komórki na torze
field-militia-on-track = milicja na torze
field-troops-off-map = oddziały poza mapą
field-extra-cells-on-map = dodatkowe komórki na mapie
field-us-reserves = Rezerwy US
field-jihadist-reserves = Rezerwy Dżihadysty
field-available-plots = dostępne intrygi
field-resolved-plots = rozstrzygnięte intrygi
field-removed-plots = usunięte intrygi
field-plots-aside = odłożone intrygi
field-wmd-box = Obszar Intryg WMD
field-caliphate-capital = stolica Kalifatu
field-decks-left = pozostałe talie
field-later-sets = późniejsze zestawy

## Karty

field-draw-pile = Stos Dobierania
field-discard-pile = Stos Odrzuconych
field-removed-cards = usunięte karty
field-lapsing-box = Obszar Zdarzeń Krótkotrwałych
field-first-plot-box = Obszar Pierwszej Intrygi
field-hand-of-us = ręka US
field-hand-of-jihadist = ręka Dżihadysty
# O karcie: właśnie się ją zagrywa.
field-in-play = zagrywana

## Poziomy kraju

# .special: co pokazuje się przy Iranie zamiast poziomu.
field-kind = rodzaj
    .muslim = muzułmański
    .non-muslim = niemuzułmański
    .iran = Iran
    .special = szczególne
field-governance = Rządy
    .untested = nieoznaczone
    .good = Dobre
    .fair = Poprawne
    .poor = Słabe
    .islamist-rule = Islamskie
field-alignment = Sprzyjanie
    .none = brak
    .ally = sprzymierzone
    .neutral = neutralne
    .adversary = wrogie
field-posture = Nastawienie
    .untested = nieoznaczone
    .soft = miękkie
    .hard = twarde

## Pionki i znaczniki w kraju

# .count: tyle ich leży w kraju. $n: ile.
field-sleeper-cells = uśpione komórki
    .count =
        { $n ->
            [one] { $n } uśpiona komórka
            [few] { $n } uśpione komórki
           *[other] { $n } uśpionych komórek
        }
field-active-cells = aktywne komórki
    .count =
        { $n ->
            [one] { $n } aktywna komórka
            [few] { $n } aktywne komórki
           *[other] { $n } aktywnych komórek
        }
# .low-intensity, .war, .overstretch: poziom toru Oddziałów.
field-troops = oddziały
    .count =
        { $n ->
            [one] { $n } oddział
            [few] { $n } oddziały
           *[other] { $n } oddziałów
        }
    .low-intensity = Mała Intensywność
    .war = Wojna
    .overstretch = Przeciążenie
field-militia = milicja
    .count =
        { $n ->
            [one] { $n } milicja
            [few] { $n } milicje
           *[other] { $n } milicji
        }
field-cadre = kadra
field-aid = Pomoc
    .count =
        { $n ->
            [one] { $n } znacznik Pomocy
            [few] { $n } znaczniki Pomocy
           *[other] { $n } znaczników Pomocy
        }
field-besieged-regime = Oblężony Reżim
# Kolor stoi też przed nazwą: „brązowa Zmiana Reżimu”.
# .shown: znacznik w kraju. Zmienne: $value: kolor, jak niżej.
field-regime-change = Zmiana Reżimu
    .shown = { $value } Zmiana Reżimu
    .none = brak
    .green = zielona
    .tan = brązowa
# .item: jeden znacznik. $kind: 1, 2, 3 lub wmd; $up: czy leży odkryty; $backlash: czy odwróciło go zdarzenie Backlash.
field-plots = intrygi
    .item =
        intryga { $kind ->
            [wmd] WMD
           *[other] { $kind }
        }{ $up ->
            [yes] { " " }odkryta
           *[no] { "" }
        }{ $backlash ->
            [yes] { " " }z odwróconą zmianą Funduszy
           *[no] { "" }
        }
    .count =
        { $n ->
            [one] { $n } intryga
            [few] { $n } intrygi
           *[other] { $n } intryg
        }
field-wmd-cache = zapas WMD
    .count = { $n } WMD w zapasie
field-awakening = Przebudzenie
    .count =
        { $n ->
            [one] { $n } znacznik Przebudzenia
            [few] { $n } znaczniki Przebudzenia
           *[other] { $n } znaczników Przebudzenia
        }
field-reaction = Reakcja
    .count =
        { $n ->
            [one] { $n } znacznik Reakcji
            [few] { $n } znaczniki Reakcji
           *[other] { $n } znaczników Reakcji
        }
field-civil-war = wojna domowa

## Co plansza podlicza

# Wszystkie komórki razem, na swoim torze.
field-cells = komórki
# Nastawienie świata, przed „twarde” lub „miękkie” i liczbą.
field-world = Nastawienie Światowe
field-gwot-penalty = kara GWOT
field-good-resources = Dobre Zasoby
field-islamist-resources = Zasoby Islamistów
field-good-or-fair-countries = kraje z Dobrymi lub Poprawnymi Rządami
field-poor-or-islamist-countries = kraje ze Słabymi lub Islamskimi Rządami

## Co stoi nad kolumnami i listami, i jak długo trwa gra

field-country = kraj
field-countries = kraje
field-length = długość gry
    .standard = standardowa
    .tournament = finał turniejowy
    .campaign = kampania
