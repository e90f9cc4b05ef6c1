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
own-superpower = własne Supermocarstwo obok
theirs = modyfikatory przeciwnika
they-lose = przeciwnik traci Wpływy
no-change = bez zmian
you-lose = tracisz Wpływy
lowers-defcon = obniża DEFCON
nuclear-war = DEFCON 1: przegrywasz
takes-control = kontrolujesz
breaks-control = przełamuje kontrolę
average =
    { $n ->
        [0] Punkt Wpływów średnio
        [one] { $n } Punkt Wpływów średnio
        [few] { $n } Punkty Wpływów średnio
       *[other] { $n } Punktów Wpływów średnio
    }
costs =
    { $n ->
        [0] Punkt Operacyjny
        [one] { $n } Punkt Operacyjny
        [few] { $n } Punkty Operacyjne
       *[other] { $n } Punktów Operacyjnych
    }
to-control =
    { $n ->
        [0] więcej do kontroli
        [one] jeszcze { $n } do kontroli
        [few] jeszcze { $n } do kontroli
       *[other] jeszcze { $n } do kontroli
    }
unassociated = neutralne
