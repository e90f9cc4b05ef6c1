# Krótkie słowa na to, co pokazuje stół.

prestige = Prestiż
funding = Fundusze
troops-on-track = Oddziały
cells-on-track = Komórki
us-posture = US
world-posture = Świat
gwot-penalty = Kara GWOT
victory = Do zwycięstwa
good-resources = Dobre Zasoby
good-or-fair-countries = Dobre lub Poprawne
islamist-resources = Zasoby Islamistów
poor-or-islamist-countries = Słabe lub Islamskie
us-reserves = Rezerwy US
jihadist-reserves = Rezerwy Dżihadysty
troops-off-map = Oddziały poza mapą
available-plots = Dostępne intrygi
resolved-plots = Rozstrzygnięte intrygi
wmd-box = Obszar WMD
decks-left = Pozostałe talie
militia-on-track = Milicja
caliphate = Kalifat
capital = stolica
low = niski
medium = umiarkowany
high = wysoki
very-high = bardzo wysoki
tight = obniżone
moderate = umiarkowane
ample = wzmocnione
low-intensity = Mała Intensywność
war = Wojna
overstretch = Przeciążenie
good = Dobre
fair = Poprawne
poor = Słabe
islamist-rule = Rządy Islamskie
hard = Twarde
soft = Miękkie
untested = Nieoznaczone
ally = sprzym.
neutral = neutralny
adversary = wrogi
cadre = kadra
besieged-regime = Oblężony Reżim
green-regime-change = Zmiana Reżimu (zielona)
tan-regime-change = Zmiana Reżimu (brązowa)
civil-war = wojna domowa
face-down-plot = zakryta intryga
side-us = US
side-jihadist = Dżihadysta
unassociated = nieskojarzona
legend = Liczba po nazwie kraju: jego Zasoby.
success = sukces
sure = na pewno
failure = nic
no-effect = nic
aid-instead = Pomoc
fair-ally = Poprawne, sprzym.
adjacent-good-ally = przyległy Dobry sprzym.
events = zdarzenia
hard-posture = twarde
soft-posture = miękkie
sleeper-cells =
    { $n ->
        [0] uśpiona
        [one] { $n } uśpiona
        [few] { $n } uśpione
       *[other] { $n } uśpionych
    }
active-cells =
    { $n ->
        [0] aktywna
        [one] { $n } aktywna
        [few] { $n } aktywne
       *[other] { $n } aktywnych
    }
troops =
    { $n ->
        [0] oddział
        [one] { $n } oddział
        [few] { $n } oddziały
       *[other] { $n } oddziałów
    }
militia =
    { $n ->
        [0] milicja
        [one] { $n } milicja
        [few] { $n } milicje
       *[other] { $n } milicji
    }
wmd-cache =
    { $n ->
        [0] WMD
        [one] { $n } WMD
        [few] { $n } WMD
       *[other] { $n } WMD
    }
aid =
    { $n ->
        [0] Pomoc
        [one] { $n } Pomoc
        [few] { $n } Pomoce
       *[other] { $n } Pomocy
    }
awakening =
    { $n ->
        [0] Przebudzenie
        [one] { $n } Przebudzenie
        [few] { $n } Przebudzenia
       *[other] { $n } Przebudzeń
    }
reaction =
    { $n ->
        [0] Reakcja
        [one] { $n } Reakcja
        [few] { $n } Reakcje
       *[other] { $n } Reakcji
    }
hits =
    { $n ->
        [0] trafiona komórka
        [one] { $n } trafiona komórka
        [few] { $n } trafione komórki
       *[other] { $n } trafionych komórek
    }
plots-there =
    { $n ->
        [0] intryga
        [one] { $n } intryga
        [few] { $n } intrygi
       *[other] { $n } intryg
    }
tested-first = najpierw test
kept-for-next-turn = zostaje na następną turę
put-away-unplayed = odkładana bez zagrania
becomes-active = staje się aktywna
cells-near =
    { $n ->
        [0] komórka obok
        [one] { $n } komórka obok
        [few] { $n } komórki obok
       *[other] { $n } komórek obok
    }
cells-there =
    { $n ->
        [0] komórka tam
        [one] { $n } komórka tam
        [few] { $n } komórki tam
       *[other] { $n } komórek tam
    }
cadre-removed = kadra usunięta
prestige-gained =
    { $n ->
        [0] Prestiż
        [one] +{ $n } Prestiż
        [few] +{ $n } Prestiż
       *[other] +{ $n } Prestiż
    }
stops =
    { $n ->
        [0] zablokowana
        [one] { $n } zablokowana
        [few] { $n } zablokowane
       *[other] { $n } zablokowanych
    }
at-least-one = co najmniej jeden
all-of-them = wszystkie
major-jihad-possible = możliwy Wielki Dżihad
then-ally = potem sprzym.
successes-needed =
    { $n ->
        [0] potrzebny sukces
        [one] { $n } potrzebny sukces
        [few] { $n } potrzebne sukcesy
       *[other] { $n } potrzebnych sukcesów
    }
none = brak
special = Szczególne
