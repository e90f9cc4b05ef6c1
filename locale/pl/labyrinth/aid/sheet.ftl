### Karta pomocy do gry Labyrinth (daedalus aid). Liczby pochodzą z tabel gry jako argumenty.

aid-title = Karta pomocy
aid-foot = Liczby pochodzą z tabel tego wydania. Na marginesie: numery zasad.
# rodzajniki nazw; brak
aid-articles = –
aid-page-us = Tura, tory, rzuty i US
aid-page-jihadist = Dżihadysta, intrygi i The Awakening

## Słowa przed wierszem
aid-label-where = Gdzie:
aid-label-card = Karta:
aid-label-effect = Efekt:
aid-label-success = Każdy sukces:
aid-label-failure = Każda porażka:
aid-label-modifiers = Modyfikatory:
aid-label-end = Koniec tury:
aid-label-then = Kolejność:
aid-label-deck-end = Po ostatnim przetasowaniu:
aid-label-revolution = Rządy Islamskie:
aid-label-failure-major = Niepowodzenie:
aid-label-in-us = W Stanach Zjednoczonych:
aid-label-funding = Fundusze:
aid-label-troops = Są tam oddziały, Prestiż:
aid-label-muslim = Kraj muzułmański (nie Iran):
aid-label-others = Kraj niemuzułmański:
aid-label-test = Test:
aid-label-governance = Rządy:
aid-label-posture = Nastawienie:
aid-label-prestige = Prestiż:
aid-label-polarization = Polaryzacja:
aid-label-begins = Zaczyna się
aid-label-ends = Kończy się
aid-label-attrition = Wyniszczenie:
aid-label-caliphate = Kalifat:
aid-label-random-muslim = Kraj muzułmański:
aid-label-other = Inne:
aid-label-schengen = Strefa Schengen:
aid-label-shia-mix = Kraj szyicko-mieszany:
aid-label-shia-mix-awakening = Kraj szyicko-mieszany, The Awakening:

## Tura i karty
aid-turn = Tura
aid-turn-phases = Faza Akcji Dżihadystów, potem Faza Akcji US, po { N($cards, "card", case: "loc") }; tak aż do wyczerpania kart na ręce.
aid-turn-plots = Po każdej fazie US: rozstrzygnij wszystkie niezablokowane intrygi.
aid-turn-last = Gdy gracz US ma { N($kept, "card") }, może ją zagrać, odrzucić lub zatrzymać.
aid-turn-cadres = W swojej fazie Dżihadysta może usuwać kadry.
aid-turn-funding = Fundusze { SIGNED($funding) }.
aid-turn-islamist = Prestiż { SIGNED($prestige) }, jeśli jakiś kraj jest pod Rządami Islamskimi.
aid-turn-world = Prestiż { SIGNED($prestige) }, jeśli Nastawienie Światowe wynosi { $at } i jest takie jak US.
aid-step = { FORM($name) }
aid-step-expenditures = Fundusze i Prestiż
aid-step-lapsing = odrzuć karty zdarzeń krótkotrwałych i pierwszej intrygi
aid-step-reserves = Rezerwy na 0
aid-step-plots = użyte intrygi znów dostępne
aid-step-polarization = polaryzacja
aid-step-attrition = wyniszczenie
aid-step-deal = obie strony dobierają według swoich torów
aid-step-off-map = oddziały spoza mapy wracają
aid-step-regime-change = zielone znaczniki Zmiany Reżimu na brązową stronę
aid-turn-reshuffle = Pusty Stos Dobierania: potasuj odrzucone karty; ostatnie przetasowanie kończy grę.
aid-cards = Karty
aid-card-event = Zdarzenie: swoje lub nieskojarzone, o spełnionym warunku, niezablokowane. W innym razie karta służy jednej operacji.
aid-card-other = Operacja kartą przeciwnika: jego zdarzenie też zachodzi, na jego korzyść, przed operacją lub po niej, jak wolisz.
aid-card-lasting = OZNACZ: działa, póki leży znacznik. Krótkotrwałe: do końca tury. USUŃ: karta wypada z gry.
aid-card-reserves = Rezerwy: najwyżej { $most }; wszystkie naraz wzmacniają jedną operację, najwyżej do { $largest }; na końcu tury przepadają.

## Tory
aid-tracks = Tory i Rządy
aid-prestige = Prestiż
aid-funding = Fundusze
aid-troops = Oddziały na torze
aid-values = Stan
aid-war-of-ideas = Wojna Idei
aid-hand = Karty
aid-no-cells = Zostaje komórek
aid-name = { FORM($name) }
aid-span = { $span }
aid-modifier = { $n ->
    [0] 0
   *[other] { SIGNED($n) }
 }
aid-hand-of = { $hand }
aid-left = { $n }
aid-name-low = Niski
aid-name-medium = Umiarkowany
aid-name-high = Wysoki
aid-name-very-high = Bardzo wysoki
aid-name-tight = Obniżony
aid-name-moderate = Umiarkowany
aid-name-ample = Wzmocniony
aid-name-overstretch = Przeciążenie
aid-name-war = Wojna
aid-name-low-intensity = Mała Intensywność
aid-world = Nastawienie Światowe: różnica liczby krajów twardych i miękkich, bez US; najwyżej { $most } w każdą stronę. Policz na nowo po każdym rzucie na Nastawienie.
aid-penalty = Kara GWOT: ta liczba, jeśli jest przeciwna Nastawieniu US; inaczej 0.
aid-governance = Rządy
aid-us-needs = US: karta
aid-jihadist-rolls = Dżihadysta: rzut
aid-us-needs-of = { $automatic ->
    [yes] tylko Zmiana Reżimu
   *[other] { $n }+
 }
aid-jihadist-rolls-of = { $automatic ->
    [yes] automatycznie
   *[other] ≤ { $n }
 }
aid-name-good = Dobre
aid-name-fair = Poprawne
aid-name-poor = Słabe
aid-name-islamist-rule = Rządy Islamskie

## Operacje US
aid-us-operations = Operacje US
aid-us-cost = Jedna operacja kartą o wartości co najmniej równej poziomowi Rządów kraju; można użyć Rezerw. Pod Rządami Islamskimi: tylko Zmiana Reżimu.
aid-us-reserves = Albo: dołóż kartę o wartości do { $largest } do Rezerw.
aid-ideas-muslim = Wojna Idei, kraj muzułmański
aid-ideas-where = kraj neutralny lub sprzymierzony, ale nie sprzymierzony z Dobrymi Rządami.
aid-ideas-regime-change = Przy Zmianie Reżimu: co najmniej o { $margin } więcej oddziałów niż komórek.
aid-ideas-result = { $name ->
    [success] neutralny staje się sprzymierzony; w sprzymierzonym Rządy lepsze o poziom. Dobre: usuń Zmianę Reżimu, Oblężony Reżim i całą Pomoc
    [aid] 1 znacznik Pomocy, jeśli nie ma tam żadnego
   *[failure] –
 }
aid-ideas-prestige = Prestiż (patrz tor) oraz
aid-ideas-modifier = { $per ->
    [point] każdy punkt: { FORM($name) }
    [marker] każdy { FORM($name) }
   *[none] { FORM($name) }
 }
aid-name-fair-ally = sprzymierzony, Poprawne Rządy: próba zmiany na Dobre
aid-name-gwot-penalty = kara GWOT
aid-name-aid = znacznik Pomocy
aid-name-adjacent-good-ally = przyległy sprzymierzony kraj z Dobrymi Rządami
aid-name-awakening = znacznik Przebudzenia (11.1.3)
aid-name-reaction = znacznik Reakcji (11.1.3)
aid-ideas-untested = Kraj nieoznaczony: dowolna karta, najpierw test; karta za niska na wynik przepada.
aid-ideas-others = Wojna Idei, kraj niemuzułmański
aid-ideas-others-where = dowolny kraj niemuzułmański prócz: { AND($never) }.
aid-ideas-others-effect = rzut na Nastawienie. Jeśli jest takie jak US: Prestiż { SIGNED($prestige) }.
aid-disrupt = Rozbicie
aid-disrupt-where = komórka lub kadra w kraju sprzymierzonym, w muzułmańskim, gdzie są co najmniej { N($troops, "troop") }, lub w niemuzułmańskim (nie Iran).
aid-disrupt-effect = { N($cells, "cell") }, a { $strong } w kraju twardym lub tam, gdzie są co najmniej { N($troops, "troop") }: aktywne na tor, uśpione stają się aktywne. Bez komórek: usuń kadrę.
aid-disrupt-cadre = Po usunięciu ostatniej komórki zostaje kadra.
aid-disrupt-prestige = Gdzie są co najmniej { N($troops, "troop") }: Prestiż { SIGNED($prestige) }.
aid-deploy = Rozmieszczenie
aid-deploy-where = do kraju sprzymierzonego lub na tor Oddziałów.
aid-deploy-card = według Rządów celu; tor liczy się jako { $track }.
aid-deploy-effect = dowolna liczba oddziałów z jednego miejsca w inne. Przy Zmianie Reżimu musi zostać o { $margin } więcej oddziałów niż komórek.
aid-regime-change = Zmiana Reżimu
aid-change-card = { $cost }. Nastawienie US musi być { $posture ->
    [hard] twarde
   *[soft] miękkie
 }.
aid-change-where = kraj pod Rządami Islamskimi.
aid-change-effect = co najmniej { N($troops, "troop") } z jednego miejsca; wszystkie komórki aktywne; zielony znacznik Zmiany Reżimu; rzut na Rządy; kraj { $alignment ->
    [ally] sprzymierzony
    [neutral] neutralny
   *[adversary] wrogi
 }; rzut na Prestiż.
aid-withdraw = Wycofanie
aid-withdraw-where = kraj Zmiany Reżimu.
aid-withdraw-effect = dowolna liczba oddziałów stamtąd na tor lub do kraju sprzymierzonego; usuń Pomoc, połóż Oblężony Reżim; rzut na Prestiż.
aid-alert = Alert
aid-alert-card = { $cost }, bez względu na Rządy.
aid-alert-effect = odkryj { N($plots, "plot") } gdziekolwiek. WMD: poza grę; inna: z powrotem do dostępnych.
aid-reassessment = Ponowna Ocena
aid-reassessment-effect = { N($cards, "card") } o wartości { $cost }{ $reserves ->
    [no] , bez Rezerw
   *[yes] {""}
 }, cała Faza Akcji US: Nastawienie US zmienia się z twardego na miękkie lub odwrotnie.

## Zwycięstwo
aid-us-wins = Gracz US wygrywa od razu
aid-jihadist-wins = Dżihadysta wygrywa od razu
aid-victory = { $name ->
    [good-resources] { N($n, "resource") } pod Dobrymi Rządami
    [good-or-fair-countries] { N($n, "country") } z Dobrymi lub Poprawnymi Rządami
    [cells-on-the-map] { $most ->
        [0] ani jednej komórki na mapie
       *[other] najwyżej { N($most, "cell") } na mapie
     }
    [islamist-resources] { N($n, "resource") } pod Rządami Islamskimi, w tym kraje przyległe: { $adjacent }
    [poor-or-islamist-countries] { N($n, "country") } ze Słabymi lub Islamskimi Rządami i Prestiż { $prestige }
   *[wmd-plots-resolved-in-the-united-states] rozstrzygnięte w Stanach Zjednoczonych: { N($n, "wmd-plot-marker", case: "nom") }
 }
aid-us-final = Gracz US wygrywa, jeśli Dobre Zasoby przewyższają { $times } × Zasoby pod Rządami Islamskimi (i z zieloną Zmianą Reżimu).
aid-jihadist-final = Dżihadysta wygrywa, chyba że Dobre Zasoby przewyższają { $times } × Zasoby pod Rządami Islamskimi (i z zieloną Zmianą Reżimu).

## Operacje Dżihadystów
aid-jihadist-operations = Operacje Dżihadystów
aid-jihadist-dice = Dowolna karta, kość za każdy jej punkt; sukces, gdy kość nie przekracza poziomu Rządów kraju, pod Rządami Islamskimi zawsze.
aid-jihadist-declare = Najpierw podaj operację, kraje i kości, potem rzuć wszystkimi naraz.
aid-jihadist-reserves = Albo: dołóż kartę o wartości do { $largest } do Rezerw.
aid-recruit = Rekrutacja
aid-recruit-where = jest tam komórka lub kadra.
aid-recruit-success = { N($cells, "cell") } z toru jako uśpiona, jeśli Fundusze ją udostępniają; usuń kadrę.
aid-recruit-number = Gdzie wydrukowano współczynnik Rekrutacji, rzucaj na niego zamiast na Rządy.
aid-recruit-automatic = Zmiana Reżimu: automatycznie.
aid-travel = Podróż
aid-travel-success = jedna komórka skądkolwiek do tego kraju, jako uśpiona.
aid-travel-failure = komórka wraca na tor, bez kadry.
aid-travel-automatic = Do kraju przyległego lub w tym samym kraju: automatycznie.
aid-jihad = Mały Dżihad
aid-jihad-where = kraj muzułmański z komórkami, nie pod Rządami Islamskimi, nie Iran.
aid-jihad-cells = Każda kość wymaga komórki, która jest lub staje się aktywna.
aid-jihad-success = Rządy gorsze o poziom, najwyżej do Słabych; usuń { N($aid, "aid") }.
aid-jihad-failure = jedna komórka na tor, bez kadry.
aid-major-jihad = Wielki Dżihad
aid-major-where = co najmniej o { $margin } więcej komórek niż oddziałów.
aid-major-effect = wszystkie komórki stają się aktywne. Jak Mały Dżihad, za każdy sukces usuń { N($aid, "aid") }. Przy Słabych Rządach { $successes } z nich (przy Oblężonym Reżimie { $besieged }) dają Rządy Islamskie.
aid-major-revolution = kraj { $alignment ->
    [ally] sprzymierzony
    [neutral] neutralny
   *[adversary] wrogi
 }; usuń Zmianę Reżimu, Oblężony Reżim, Pomoc; Fundusze rosną o Zasoby; są tam oddziały: Prestiż na { $prestige }.
aid-major-pakistan = Pakistan po raz pierwszy: jego intrygi WMD stają się dostępne.
aid-major-failure = { N($dice, "die") } w kraju już ze Słabymi Rządami, bez Rządów Islamskich: Oblężony Reżim, Sprzyjanie o jedno pole ku Przymierzu.
aid-plot = Intryga
aid-plot-where = kraj z komórkami, nie pod Rządami Islamskimi. Każda kość wymaga komórki, która jest lub staje się aktywna.
aid-plot-success = { N($plots, "available-plot") }, zakryta.
aid-plot-card = Karta
aid-plot-dice = Kości przy rozstrzyganiu
aid-plot-name = { $name ->
    [wmd] WMD
   *[other] Intryga { $name }
 }
aid-plot-card-of = { $ops }+
aid-plot-dice-of = { $dice }
aid-plot-first = Pierwsza karta Intrygi w turze: zdarzenie US z niej nie zachodzi; karta trafia do Obszaru Pierwszej Intrygi.

## Niezablokowane intrygi
aid-plots = Niezablokowane intrygi
aid-plots-when = Po każdej Fazie Akcji US, w kolejności wybranej przez Dżihadystę:
aid-plots-us = WMD: Dżihadysta wygrywa. Inna: rzut na Nastawienie US i na Prestiż.
aid-plots-funding = pierwszy pasujący wiersz.
aid-plots-where = { $home ->
    [none] { $kind ->
        [non-muslim] niemuzułmański{ $plot ->
            [wmd] , WMD
           *[none] {""}
         }{ $governance ->
            [good] , Dobre Rządy
           *[none] {""}
         }
       *[none] { $governance ->
            [good] muzułmański lub Iran, Dobre Rządy
           *[none] wszystkie inne
         }
     }
   *[other] { IN($country) }
 }
aid-plots-change = { $set ->
    [none] { $times ->
        [none] { SIGNED($add) }
        [1] + numer intrygi
       *[other] + { $times } × numer intrygi
     }
   *[other] na { $set }
 }
aid-plots-prestige = { $plot ->
    [wmd] WMD: {""}
   *[none] inna: {""}
 }{ $set ->
    [none] { SIGNED($add) }
   *[other] na { $set }
 }
aid-plots-muslim = rzuć kośćmi intrygi; za każdą nie większą niż poziom Rządów: Rządy gorsze o poziom, najwyżej do { $worst ->
    [good] Dobrych
    [fair] Poprawnych
   *[poor] Słabych
 }; usuń { N($aid, "aid") }.
aid-plots-others = rzut na Nastawienie; WMD: Dżihadysta może przerzucić, najwyżej { $again } ×. Strefa Schengen: także inne jej kraje ({ $schengen }) wybrane przez Dżihadystę.
aid-plots-marker = Potem wraca do dostępnych; WMD wypada z gry.

## Rzuty
aid-rolls = Rzuty
aid-roll-test = kraj nieoznaczony, wybrany do operacji, położenia pionka lub testu. Muzułmański: Rządy, kraj { $alignment ->
    [ally] sprzymierzony
    [neutral] neutralny
   *[adversary] wrogi
 }; niemuzułmański: Nastawienie.
aid-roll-posture = przy teście, Wojnie Idei, intrydze lub zdarzeniu.
aid-roll-prestige = po Zmianie Reżimu, Wycofaniu, intrydze w Stanach Zjednoczonych lub przez zdarzenie.
aid-roll-result = { $span } { FORM($name) }
aid-roll-modifier = { SIGNED($value) } { FORM($name) }
aid-roll-size = Potem { N($dice, "die") }: niższa mówi, o ile.
aid-name-soft = miękkie
aid-name-hard = twarde
aid-name-down = w dół
aid-name-up = w górę
aid-name-united-states = dla US
aid-name-any-gwot-penalty = przy karze GWOT

## The Awakening
aid-awakening = The Awakening
aid-popular = Przebudzenie i Reakcja
aid-popular-dice = Każde Przebudzenie { SIGNED($ideas) }, każda Reakcja { SIGNED($against) } do Wojny Idei; do każdej kości Dżihadu { SIGNED($jihad) } za każde Przebudzenie ponad liczbę Reakcji.
aid-popular-nowhere = Nie w krajach niemuzułmańskich, z Dobrymi Rządami, pod Rządami Islamskimi ani w stanie wojny domowej.
aid-popular-levels = Każdy poziom Rządów ku Dobrym usuwa znacznik Przebudzenia, ku Islamskim znacznik Reakcji.
aid-polarization = Przebudzenie minus Reakcja
aid-polarization-result = { $name ->
    [toward-adversary] krok ku Wrogości; w kraju wrogim: Rządy gorsze o poziom
    [reaction] 1 znacznik Reakcji
    [awakening] 1 znacznik Przebudzenia
    [toward-ally] krok ku Przymierzu; w kraju sprzymierzonym: Rządy lepsze o poziom
   *[nothing] –
 }
aid-convergence = Kraj przechodzi na Dobre lub Islamskie Rządy: znacznik Przebudzenia lub Reakcji w losowym kraju muzułmańskim.
aid-civil-war = Wojna domowa
aid-war-begins = przez zdarzenie: test; Dobre Rządy na Poprawne, Islamskie na Słabe; Przebudzenia w milicje, Reakcje w komórki; usuń Zmianę Reżimu.
aid-war-recruit = Rekrutacja jest automatyczna.
aid-war-militia = Milicje liczą się jak oddziały przy Wojnie Idei w kraju Zmiany Reżimu, Wielkim Dżihadzie i Rozbiciu; same rozbijają 1 komórkę, a Prestiż się nie zmienia.
aid-war-hits = za każde { N($pieces, "cell") } i za każde { $pieces } oddziałów i milicji 1 trafienie; mniejsza liczba rzuca: wynik nie większy od niej to trafienie.
aid-war-losses = Trafienie usuwa oddział lub milicję; albo { N($cells, "cell") }, a { $led }, jeśli są tam oddziały lub znacznik „Advisors”.
aid-war-excess = Każde zbędne trafienie: krok Sprzyjania, na jego końcu poziom Rządów.
aid-war-wmd = Rozstrzygnięta tu WMD usuwa { N($militia, "militia") }; { $wmd } w jednej fazie: Rządy Islamskie.
aid-war-ends = przy Dobrych lub Islamskich Rządach albo przez zdarzenie: usuń znacznik i milicje.
aid-changes = Inne zmiany
aid-change-wmd = Gracz US blokuje lub usuwa WMD: Prestiż { SIGNED($prestige) }.
aid-change-plots = Zablokowane i rozstrzygnięte intrygi są znów dostępne dopiero w następnej turze.
aid-change-iran = Iran: kraj osobnego rodzaju, póki zdarzenie nie uczyni go wrogim, szyicko-mieszanym, z Poprawnymi Rządami i ropą.
aid-change-nigeria = Nigeria: niemuzułmańska, póki nie rozstrzygnie się tam intryga { OR($plots) }; potem neutralna, sunnicka, Słabe Rządy. Sprzymierzona i bez komórek wraca do dawnego stanu.
aid-kind-wmd = WMD
aid-extra-cells = Dodatkowe komórki (najwyżej { $most }): Rekrutacja tylko przy Funduszach { $funding }; wchodzą ostatnie, schodzą pierwsze.
aid-caliphate-declared = zdarzenie, które kładzie { N($cells, "cell") } w jednym kraju w stanie wojny domowej, ze Zmianą Reżimu lub pod Rządami Islamskimi: Dżihadysta może go ogłosić. Fundusze { SIGNED($funding) }; { N($resources, "resource") }, póki trwa.
aid-caliphate-members = Należą do niego wszystkie takie kraje połączone ze stolicą; komórki w nich są aktywne.
aid-caliphate-moved = Stolica się przenosi: Fundusze { SIGNED($funding) }, Prestiż { SIGNED($prestige) }; upada: Fundusze { SIGNED($lostfunding) }, Prestiż { SIGNED($lostprestige) }.
aid-change-strip = Dobre lub Islamskie Rządy: usuń Zmianę Reżimu, Oblężony Reżim, Pomoc, Przebudzenie, Reakcję, wojnę domową i milicje.

## Losowe kraje
aid-random = Losowe kraje
aid-random-dice = { N($dice, "die") }:
aid-random-muslim = biała kość wskazuje wiersz, czarna kolumnę (ścianek na kolumnę: { $faces }).
aid-random-nth = { $nth }
aid-random-a = { $a }
aid-random-b = { $b }
aid-random-c = { $c }
country-other = inne
aid-random-other = { $nth } { $country }
aid-random-entry = { $span } { $country }
