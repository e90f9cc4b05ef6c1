# Krótkie słowa na to, co pokazuje stół.

vp = PZ
defcon = DEFCON
chinese-civil-war = Chińska Wojna Domowa
china-card = Karta Chińska
china-card-face-down = Karta Chińska (zakryta)
military-operations = Operacje Wojskowe
space-race = Wyścig Kosmiczny
nothing = -
presence = Obecność
domination = Dominacja
control = Kontrola
europe = Europa
asia = Azja
middle-east = Bliski Wschód
africa = Afryka
central-america = Ameryka Środkowa
south-america = Ameryka Południowa
side-us = USA
side-ussr = ZSRR
neutral = neutralne
legend = Liczby: Stabilizacja (* Państwo Strategiczne), Wpływy USA:ZSRR, kto kontroluje. Za Regionem: punkty przy Rozstrzygnięciu teraz.
success = sukces
sure = na pewno
operations-value = Operacje
events = Wydarzenia
neighbours = sąsiedzi
more-influence = więcej Wpływów
own-superpower = własne supermocarstwo obok
theirs = ich modyfikatory
they-lose = oni tracą Wpływy
no-change = bez zmian
you-lose = tracisz Wpływy
lowers-defcon = obniża DEFCON
nuclear-war = DEFCON 1: przegrywasz
takes-control = kontrolujesz
breaks-control = przełamuje kontrolę
average =
    { $n ->
        [0] Wpływ średnio
        [one] { $n } Wpływ średnio
        [few] { $n } Wpływy średnio
       *[other] { $n } Wpływów średnio
    }
costs =
    { $n ->
        [0] operacja
        [one] { $n } operacja
        [few] { $n } operacje
       *[other] { $n } operacji
    }
to-control =
    { $n ->
        [0] więcej do kontroli
        [one] { $n } więcej do kontroli
        [few] { $n } więcej do kontroli
       *[other] { $n } więcej do kontroli
    }
unassociated = neutralne
