### Karta pomocy do gry Twilight Struggle (daedalus aid --game twilight). Liczby pochodzą z tabel gry jako argumenty.

aid-title = Karta pomocy
aid-foot = Liczby pochodzą z tabel tego wydania. Na marginesie: numery zasad.
# rodzajniki nazw; brak
aid-articles = –
aid-page-operations = Etap, karty i Operacje
aid-page-points = Wyścig Kosmiczny, punktacja i mapa

## Słowa przed wierszem
aid-label-where = Gdzie:
aid-label-cost = Koszt:
aid-label-effect = Efekt:
aid-label-abilities = Przywileje:
aid-label-presence = Obecność:
aid-label-domination = Dominacja:
aid-label-control = Kontrola:
aid-label-more = Ponadto:
aid-label-southeast = Azja Południowo-Wschodnia:
aid-label-at-once = Od razu:
aid-label-final = Rozstrzygnięcie Końcowe:
aid-label-ussr = Najpierw ZSRR:
aid-label-us = Potem USA:
aid-label-free = Dowolnie:
aid-label-europe = Europa:
aid-label-asia = Azja:
aid-label-middle-east = Bliski Wschód:
aid-label-africa = Afryka:
aid-label-central-america = Ameryka Środkowa:
aid-label-south-america = Ameryka Południowa:
aid-label-others = inne:

## Etap
aid-turn = Etap
aid-turn-defcon = DEFCON poniżej { $most } poprawia się o 1.
aid-turn-deal = Uzupełnijcie ręce; Karta Chińska się nie liczy.
aid-turn-hand = od Etapu { $from }: { N($cards, "card") }
aid-turn-headline = Wydarzenia Kluczowe: obaj wybierają kartę w tajemnicy i odkrywają; wyższa wartość pierwsza, przy remisie USA, karty Rozstrzygnięcia to 0. Zachodzą tylko Wydarzenia.
aid-turn-rounds = Rundy, w każdej zaczyna { $first ->
    [ussr] ZSRR
   *[us] USA
 }; kto nie ma kart, pauzuje.
aid-turn-round = od Etapu { $from }: { N($rounds, "action-round") }
aid-turn-military = Sprawdź Operacje Wojskowe, potem wyzeruj je.
aid-turn-held = Turniej: pokażcie zatrzymane karty.
aid-turn-china = Odkryj Kartę Chińską.
aid-turn-next = Następny Etap; karty Eskalacji wchodzą do talii w Etapie { $mid }, karty Apogeum w Etapie { $late }.
aid-turn-final = Po Etapie { $last }: Rozstrzygnięcie Końcowe.
aid-turn-reshuffle = Pusta talia: potasuj odrzucone karty w nową.

## Karty
aid-cards = Karty
aid-card-use = Każda karta to Wydarzenie albo Operacje; nie wolno pasować.
aid-card-other = Operacje kartą przeciwnika: jego Wydarzenie też zachodzi, na jego korzyść, przed nimi lub po nich, jak wolisz.
aid-card-scoring = Kartę Rozstrzygnięcia trzeba zagrać w Etapie, w którym została dobrana.
aid-card-star = Gwiazdka: po Wydarzeniu karta wypada z gry.
aid-card-underlined = Podkreślony tytuł: Wydarzenie pozostaje w grze.
aid-card-values = Wydarzenia nie zmieniają wartości karty poniżej { $least } ani powyżej { $most }.
aid-card-forced = Wydarzenie z karty, którą zabiera z ręki inne Wydarzenie, nie zachodzi.
aid-china = Karta Chińska
aid-china-asia = 1 Punkt Operacyjny więcej, jeśli wszystkie użyte są w Azji.
aid-china-passes = Po zagraniu przechodzi do przeciwnika, zakryta do następnego Etapu.
aid-china-never = Nigdy jako Wydarzenie Kluczowe ani odrzucona karta, ani gdy trzeba zagrać kartę Rozstrzygnięcia.
aid-china-point = Na końcu gry jest warta { N($vp, "vp") }.

## Operacje
aid-operations = Operacje
aid-operations-one = Wszystkie punkty karty idą na jedno z poniższych albo na Wyścig Kosmiczny.
aid-control = Kontrola: Wpływy co najmniej równe Poziomowi Stabilizacji i co najmniej o tyle większe od Wpływów przeciwnika.
aid-influence = Poszerzanie Strefy Wpływów
aid-influence-where = gdzie na początku Rundy miałeś Wpływy, obok nich lub obok swojego Supermocarstwa; dowolnie wiele państw.
aid-influence-cost = { N($plain, "ops-point") } za punkt; { $against }, póki państwo kontroluje przeciwnik.
aid-realignment = Wywieranie Presji
aid-realignment-where = są tam Wpływy przeciwnika, DEFCON na to pozwala; kolejne państwo podaj po poprzednim rzucie, może być to samo.
aid-realignment-cost = { N($cost, "ops-point") } za rzut.
aid-realignment-rolls = Rzucają obaj. +1 za każde sąsiadujące państwo pod twoją kontrolą; +1 za przewagę Wpływów w celu; +1, jeśli sąsiaduje twoje Supermocarstwo.
aid-realignment-effect = kto rzucił mniej, traci różnicę we Wpływach; nic się nie dodaje.
aid-coup = Przewrót
aid-coup-where = są tam Wpływy przeciwnika, DEFCON na to pozwala.
aid-coup-effect = kość + Wartość Operacyjna − 2 × Poziom Stabilizacji. Wynik ponad 0 usuwa Wpływy przeciwnika; reszta to twoje Wpływy.
aid-coup-military = Twoje Operacje Wojskowe rosną o Wartość Operacyjną karty.
aid-coup-battleground = W Państwie Strategicznym: DEFCON −1.
aid-coup-free = Darmowy Przewrót z Wydarzenia: DEFCON nie zamyka Regionów; bez Operacji Wojskowych.

## DEFCON i Operacje Wojskowe
aid-defcon = DEFCON
aid-defcon-track = Od { $most } w dół; nigdy wyżej.
aid-defcon-war = DEFCON { $least }: wojna nuklearna, Aktywny Gracz przegrywa.
aid-defcon-closed = Bez Przewrotów i Wywierania Presji na tym poziomie lub niższym:
aid-head-region = Region
aid-head-defcon = DEFCON
aid-region = { $region }
aid-closed-at = { $value }
aid-military = Operacje Wojskowe
aid-military-needed = Mniej niż DEFCON na końcu Etapu: przeciwnik dostaje 1 Punkt Zwycięstwa za każdą brakującą.
aid-military-counts = Liczą się Przewroty i Wydarzenia Wojenne; Wywieranie Presji i darmowe Przewroty nie.

## Wyścig Kosmiczny
aid-space = Wyścig Kosmiczny
aid-space-roll = Oddaj kartę o wartości co najmniej takiej, jakiej żąda następne pole, i rzuć: wynik nie większy od podanego przesuwa znacznik. Wydarzenie nie zachodzi.
aid-space-cards = { N($cards, "card") } na Etap.
aid-head-box = Pole
aid-head-ops = Karta
aid-head-roll = Rzut
aid-head-vp = PZ
aid-box = { $nth } { FORM($box) }
aid-box-ops = { $ops }+
aid-box-roll = ≤ { $roll }
aid-box-vp = { $first } / { $second }
aid-box-earth-satellite = Sztuczny Satelita Ziemi
aid-box-animal-in-space = Zwierzę w Kosmosie
aid-box-man-in-space = Człowiek w Kosmosie
aid-box-man-in-earth-orbit = Człowiek na Orbicie Ziemskiej
aid-box-lunar-orbit = Orbita Księżyca
aid-box-eagle-bear-has-landed = Orzeł/Niedźwiedź wylądował
aid-box-space-shuttle = Prom Kosmiczny
aid-box-space-station = Stacja Kosmiczna
aid-space-abilities = dla tego, kto dotarł pierwszy, dopóki nie dotrze drugi.
aid-ability-box = { $value }
aid-ability = { $name ->
    [two-cards-a-turn] dwie karty na Etap w Wyścigu Kosmicznym
    [headline-after-the-other] przeciwnik pierwszy pokazuje Wydarzenie Kluczowe
    [discard-held-cards] na końcu Etapu można odrzucić zatrzymaną kartę
   *[more-rounds] { N($rounds, "action-round") } w Etapie
 }
aid-space-last = Na ostatnim polu nie oddaje się już kart.

## Punktacja
aid-scoring = Rozstrzygnięcie
aid-head-presence = Obecn.
aid-head-domination = Domin.
aid-head-control = Kontr.
aid-presence = { $presence }
aid-domination = { $domination }
aid-region-control = { $control ->
    [win] wygrana
   *[other] { $control }
 }
aid-score-presence = co najmniej jedno państwo.
aid-score-domination = więcej państw i więcej Państw Strategicznych niż przeciwnik, co najmniej jedno z każdego rodzaju.
aid-score-control = wszystkie Państwa Strategiczne i więcej państw.
aid-score-more = +{ $battleground } za każde Państwo Strategiczne, +{ $superpower } za każde państwo obok Supermocarstwa przeciwnika.
aid-score-southeast = { $each } za każde państwo, Tajlandia { $more }; potem karta wypada z gry.
aid-score-difference = Znacznik przesuwa tylko różnica obu wyników.
aid-victory = Zwycięstwo
aid-victory-points = { N($vp, "vp") } po rozpatrzeniu całej karty.
aid-victory-europe = Kontrola Europy przy jej Rozstrzygnięciu.
aid-victory-war = DEFCON { $least } w Rundzie przeciwnika.
aid-victory-held = Kto na końcu Etapu zatrzymał kartę Rozstrzygnięcia, przegrywa.
aid-victory-final = po Etapie { $last } liczą się wszystkie Regiony, Azja Południowo-Wschodnia jako część Azji; { N($vp, "vp") } za Kartę Chińską. Wygrywa prowadzący; 0 to remis.

## Przygotowanie
aid-setup = Przygotowanie
aid-setup-country = { $country } { $n }
aid-setup-free = { $side ->
    [ussr] ZSRR
   *[us] USA
 } { $points } { IN($region) }
aid-setup-start = DEFCON { $defcon }; Karta Chińska dla ZSRR, odkryta.
aid-setup-bid = Licytacja strony: najwyżej { $most }; jako Wpływy tam, gdzie ta strona już je ma, najwyżej { $beyond } ponad kontrolę.

## Mapa
aid-map = Państwa i Poziom Stabilizacji
aid-map-legend = Najpierw Państwa Strategiczne Regionu. (USA), (ZSRR): sąsiaduje z tym Supermocarstwem.
aid-map-country = { $country } { $stability }{ $superpower ->
    [us] {" "}(USA)
    [ussr] {" "}(ZSRR)
   *[none] {""}
 }

## Wariant
aid-civil-war = Wariant: Chińska Wojna Domowa
aid-civil-war-box = Pole sąsiadujące tylko z ZSRR przyjmuje Wpływy ZSRR; kontrolę daje liczba { $points }. Do tego czasu nikt nie ma Karty Chińskiej.
aid-civil-war-card = Z ostatnim z tych punktów ZSRR dostaje Kartę Chińską, odkrytą.
