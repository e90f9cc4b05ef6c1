# Zasady gry w skrócie, własnymi słowami: jedna wiadomość dla każdej numerowanej zasady z rules/twilight.yaml.

## 2 Elementy gry

rule-2-1-1 = Jest sześć Regionów. Europa dzieli się na Zachodnią i Wschodnią, a Austria i Finlandia należą do obu; w Azji leży Azja Południowo-Wschodnia.
rule-2-1-2 = Wszystko, co dotyczy Europy lub Azji, dotyczy też ich podregionów.
rule-2-1-3 = Każde pole to państwo z własnym Poziomem Stabilizacji.
rule-2-1-4 = Państwa Strategiczne mają znaczenie przy Rozstrzygnięciach i Przewrotach; poza tym są takie jak inne państwa.
rule-2-1-5 = Na polach Supermocarstw nie umieszcza się Wpływów, ale przy Wydarzeniach i Wywieraniu Presji liczą się one jako sąsiadujące państwa kontrolowane.
rule-2-1-6 = Państwa połączone linią dowolnego koloru sąsiadują ze sobą, a państwo połączone z Supermocarstwem sąsiaduje z nim.
rule-2-1-7 = Strona kontroluje państwo, jeżeli ma tam co najmniej tyle Punktów Wpływów, ile wynosi jego Poziom Stabilizacji, i o co najmniej tyle więcej niż przeciwnik.
rule-2-1-8 = Liczby wydrukowane na mapie podają Punkty Wpływów, z którymi państwo zaczyna grę.
rule-2-2-1 = Ze 110 kart wszystkie oprócz kart Rozstrzygnięć mają Wartość Operacyjną i Wydarzenie. Kartę Rozstrzygnięcia zagrywa się w tym Etapie, w którym została dobrana.
rule-2-2-2 = Wydarzenie jest powiązane z ZSRR, z USA albo z obiema stronami.
rule-2-2-3 = Kartę zagrywa się jako Wydarzenie albo jako Operację.
rule-2-2-4 = Kartę z gwiazdką usuwa się z gry, gdy jej Wydarzenie zajdzie.
rule-2-2-5 = Wydarzenie z podkreślonym tytułem leży obok planszy i działa, dopóki nie zostanie anulowane lub gra się nie skończy.
rule-2-2-6 = Odrzucone karty leżą odkryte na stosie kart odrzuconych.

## 3 Przygotowanie

rule-3-1 = Tasuje się karty Preludium i rozdaje po 8 każdej stronie, a „Kartę Chińską” dostaje ZSRR. Karty na ręce można obejrzeć przed rozmieszczeniem Wpływów.
rule-3-2 = Najpierw ZSRR umieszcza Punkty Wpływów: 1 w Syrii, 1 w Iraku, 3 w Korei Północnej, 3 w Niemczech Wschodnich, 1 w Finlandii i 6 dowolnie w Europie Wschodniej.
rule-3-3 = Potem USA: 2 w Kanadzie, po 1 w Iranie, Izraelu, Japonii, na Filipinach, w Korei Południowej, Panamie i RPA, 4 w Australii, 5 w Wielkiej Brytanii i 7 dowolnie w Europie Zachodniej.
rule-3-4 = Wyścig Kosmiczny, Operacje Wojskowe i Punkty Zwycięstwa zaczynają się od 0, Etap od 1, a DEFCON od 5.

## 4 Przebieg gry

rule-4-1 = Gra ma dziesięć Etapów. W Etapie 4 do talii dochodzą karty Eskalacji, w Etapie 8 karty Apogeum, a liczba kart na ręce rośnie z 8 do 9.
rule-4-2 = Aktywnym Graczem jest ten, czyja Runda trwa.
rule-4-3 = Gdy talia się wyczerpie, z kart odrzuconych tasuje się nową. Kart z gwiazdką, których Wydarzenie zaszło, już w niej nie ma.
rule-4-3-1 = Przed przetasowaniem rozdaje się wszystkie pozostałe karty; wyjątkiem są Etapy 4 i 8.
rule-4-4 = Przy zmianie okresu nowe karty wtasowuje się do talii, która jest w grze, a karty odrzucone czekają na następne przetasowanie.
rule-4-5 = Etap składa się z dziewięciu części, rozgrywanych po kolei.
rule-4-5-A = Na początku Etapu poziom DEFCON niższy niż 5 rośnie o 1.
rule-4-5-B = W Etapach od 1 do 3 dobiera się do 8 kart na ręce, później do 9; „Karty Chińskiej” się nie liczy.
rule-4-5-C = Obie strony w tajemnicy wybierają Wydarzenie Kluczowe i odkrywają je jednocześnie. Pierwsza jest karta o wyższej wartości, przy remisie karta USA; karty Rozstrzygnięć mają wartość 0. Zachodzą tylko Wydarzenia.
rule-4-5-D = W Etapach od 1 do 3 jest sześć Rund, później siedem; w każdej zaczyna ZSRR. Kto nie ma karty, czeka. Kart Rozstrzygnięć nie można zatrzymać.
rule-4-5-E = Sprawdza się Operacje Wojskowe obu stron, a potem ustawia je na 0.
rule-4-5-F = W turniejach pokazuje się zatrzymane karty, żeby nikt nie zachował karty Rozstrzygnięcia.
rule-4-5-G = „Kartę Chińską”, która w tym Etapie została przekazana zakryta, odkrywa się.
rule-4-5-H = Znacznik Etapu przesuwa się dalej. Po Etapie 3 do talii dochodzą karty Eskalacji, a po Etapie 7 karty Apogeum.
rule-4-5-I = Po Etapie 10 następuje Rozstrzygnięcie Końcowe.

## 5 Zagrywanie kart

rule-5-1 = Kartę zagrywa się jako Wydarzenie lub Operację. Nie wolno pasować ani odrzucić karty zamiast zagrania, a na koniec Etapu zwykle jedna karta zostaje na ręce.
rule-5-2 = Gdy ktoś używa do Operacji karty z Wydarzeniem przeciwnika, Wydarzenie zachodzi na rzecz przeciwnika, przed Operacją lub po niej, jak postanowi gracz, chyba że zajść nie może.
rule-5-3 = Gdzie wymagana jest karta o pewnej wartości, wystarczy też karta o wartości wyższej.
rule-5-4 = Wydarzenie z karty, którą inne Wydarzenie każe odrzucić z ręki, nie zachodzi; dotyczy to także kart Rozstrzygnięć.
rule-5-5 = Tekst karty ma pierwszeństwo przed zasadami, ale żadne Wydarzenie nie każe zatrzymać karty Rozstrzygnięcia.

## 6 Operacje

rule-6-0 = Wszystkie Punkty Operacyjne karty wykorzystuje się na jedno z czterech: Poszerzanie Strefy Wpływów, Wywieranie Presji, Przewrót lub Wyścig Kosmiczny.
rule-6-1-1 = Wpływy umieszcza się tam, gdzie strona miała je na początku swojej Rundy, lub w państwach sąsiadujących; Wydarzenia mogą umieszczać je wszędzie.
rule-6-1-2 = Punkt Wpływów kosztuje 1 Punkt Operacyjny, a 2, dopóki państwo kontroluje przeciwnik; cena spada od razu, gdy straci on kontrolę.
rule-6-1-3 = Punkty z jednej karty można rozdzielić między kilka państw i Regionów.
rule-6-1-4 = W państwach sąsiadujących ze swoim Supermocarstwem zawsze można umieszczać Wpływy.
rule-6-2-1 = Do Wywierania Presji wystarczą Wpływy przeciwnika w wybranym państwie. Cel podaje się dopiero po poprzednim rzucie i może nim być znów to samo państwo.
rule-6-2-2 = Każdy rzut kosztuje 1 Punkt Operacyjny. Rzucają obie strony, z +1 za każde kontrolowane państwo sąsiadujące, za przewagę Wpływów w tym państwie i za sąsiedztwo swojego Supermocarstwa. Kto miał mniej, traci tyle Wpływów, ile wynosi różnica.
rule-6-2-3 = Wywieranie Presji nigdy nie dodaje Wpływów.
rule-6-3-1 = Przewrót wymaga Wpływów przeciwnika w wybranym państwie; własnych mieć tam nie trzeba.
rule-6-3-2 = Wynik rzutu powiększony o Wartość Operacyjną musi przekroczyć podwojony Poziom Stabilizacji. O nadwyżkę usuwa się Wpływy przeciwnika, a czego zabraknie do usunięcia, dodaje się jako własne.
rule-6-3-3 = Przewrót dodaje Wartość Operacyjną karty do własnych Operacji Wojskowych.
rule-6-3-4 = Przewrót w Państwie Strategicznym obniża poziom DEFCON o 1.
rule-6-3-5 = Darmowy Przewrót z Wydarzenia może pomijać Regiony zamknięte przez DEFCON; w Państwie Strategicznym i tak obniża poziom DEFCON.
rule-6-4-1 = Za kartę o wartości co najmniej takiej, jakiej wymaga następne pole, rzuca się kością; wynik w przedziale tego pola przesuwa na nie własny znacznik.
rule-6-4-2 = W Etapie można oddać na Wyścig Kosmiczny jedną kartę, chyba że pole lub Wydarzenie pozwala na więcej.
rule-6-4-3 = Pola od razu dają Punkty Zwycięstwa, więcej temu, kto dotrze pierwszy, niż temu, kto dotrze drugi.
rule-6-4-4 = Zdolności pól 2, 4, 6 i 8 ma ten, kto dotarł tam pierwszy, dopóki nie dotrze tam i przeciwnik.
rule-6-4-5 = Wydarzenie z karty oddanej na Wyścig Kosmiczny nie zachodzi, a kartę się odrzuca.
rule-6-4-6 = Po dotarciu na ostatnie pole nie oddaje się już kart na Wyścig Kosmiczny.

## 7 Wydarzenia

rule-7-1 = Kartę można zagrać jako Wydarzenie, jeżeli jest ono własne lub wspólne dla obu stron.
rule-7-2 = „Southeast Asia Scoring” to jedyna karta Rozstrzygnięcia, którą usuwa się z gry.
rule-7-3 = Wydarzenia z podkreślonym tytułem działają do końca gry.
rule-7-4 = Wydarzenia zmieniają wartość kart najwyżej do 4 i najniżej do 1. Zmiany się sumują i obejmują „Kartę Chińską”.
rule-7-4-1 = Taka zmiana należy do jednej strony i nie przechodzi z kartą zabraną z jej ręki.
rule-7-4-2 = Obowiązuje przy każdym użyciu wartości, także przy odrzucaniu, Przewrotach i Wyścigu Kosmicznym.
rule-7-4-3 = Operacje, na które pozwala Wydarzenie, przeprowadza się jak z karty o tej wartości, ze wszystkim, co je zmienia i ogranicza.
rule-7-5 = Karty, której Wydarzenie jest anulowane lub ograniczone, nadal można użyć do Operacji.
rule-7-6 = Wydarzenia Wojenne nie wymagają Wpływów. Liczą się jako Operacje Wojskowe, a za zwycięstwo dają punkty nawet wtedy, gdy nie ma Wpływów do zastąpienia.

## 8 DEFCON i Operacje Wojskowe

rule-8-1-1 = Poziom DEFCON wynosi na początku 5 i zmienia się przez Wydarzenia i Przewroty.
rule-8-1-2 = DEFCON nigdy nie rośnie powyżej 5.
rule-8-1-3 = Przy DEFCON 1 gra się kończy i przegrywa Aktywny Gracz, bez względu na to, kto dokonał wyboru.
rule-8-1-4 = Każdy Przewrót w Państwie Strategicznym obniża poziom DEFCON o 1.
rule-8-1-5 = Przewroty i Wywieranie Presji są zabronione w Europie przy DEFCON 4 i niższym, w Azji przy 3 i niższym, a na Bliskim Wschodzie przy 2.
rule-8-1-6 = Na początku Etapu poziom DEFCON niższy niż 5 rośnie o 1.
rule-8-1-7 = Poprawa sytuacji na torze DEFCON zwiększa liczbę, pogorszenie ją zmniejsza.
rule-8-2-1 = Kto ma mniej Operacji Wojskowych, niż wynosi DEFCON, oddaje przeciwnikowi 1 Punkt Zwycięstwa za każdą brakującą; może to dotyczyć obu stron.
rule-8-2-2 = Przewroty i wojny liczą się jako Operacje Wojskowe; Wywieranie Presji i darmowe Przewroty nie.
rule-8-2-3 = Przewrót dodaje wykorzystane Punkty Operacyjne, wojna tyle, ile mówi jej karta.
rule-8-2-4 = Wydarzenie Wojenne, które uruchomiła karta zagrana przez przeciwnika, liczy się stronie, z którą jest powiązane.
rule-8-2-5 = Darmowe Przewroty z Wydarzeń nie liczą się jako Operacje Wojskowe.

## 9 Karta Chińska

rule-9-1 = „Karta Chińska” leży jawnie przed posiadaczem i nie należy do kart na ręce.
rule-9-2 = Zagranie „Karty Chińskiej” zajmuje Rundę, więc na koniec można zatrzymać więcej kart.
rule-9-3 = Po zagraniu przechodzi zakryta do przeciwnika i można ją zagrać od następnego Etapu.
rule-9-4 = Wydarzenie, które przekazuje „Kartę Chińską”, mówi, czy jest ona odkryta, czy zakryta.
rule-9-5 = Nigdy nie jest Wydarzeniem Kluczowym ani kartą odrzucaną na rzecz Wydarzenia i nie można jej zagrać, gdy trzeba zagrać kartę Rozstrzygnięcia.
rule-9-6 = Daje 1 Punkt Operacyjny więcej, jeżeli wszystkie punkty wykorzysta się w Azji.
rule-9-7 = Wydarzenia zmieniają jej wartość tak jak wartość innych kart.
rule-9-8 = Nic nie może zmusić do zagrania „Karty Chińskiej”.

## 10 Rozstrzygnięcia i zwycięstwo

rule-10-1-1 = Obecność to jedno kontrolowane państwo. Dominacja to więcej państw i więcej Państw Strategicznych niż przeciwnik, w tym co najmniej jedno strategiczne i jedno niestrategiczne. Kontrola to wszystkie Państwa Strategiczne i więcej państw niż przeciwnik.
rule-10-1-2 = Dodatkowy punkt daje każde Państwo Strategiczne i każde państwo sąsiadujące z wrogim Supermocarstwem. Znacznik przesuwa się o różnicę.
rule-10-1-3 = Niektóre Wydarzenia dają Punkty Zwycięstwa.
rule-10-1-4 = Brakujące Operacje Wojskowe dają Punkty Zwycięstwa przeciwnikowi.
rule-10-1-5 = Żadne Wydarzenie nie może zmusić strony do zatrzymania karty Rozstrzygnięcia.
rule-10-2-1 = Tor Punktacji prowadzi od 20 dla USA do 20 dla ZSRR przez 0, które jest polem jak każde inne.
rule-10-2-2 = Zdobyty punkt przesuwa znacznik o jedno pole na korzyść tego, kto go zdobył.
rule-10-2-3 = Jeżeli karta daje punkty obu stronom, znacznik przesuwa się tylko o różnicę.
rule-10-3-1 = Natychmiast wygrywa ten, kto po rozpatrzeniu całej karty ma 20 punktów, kto kontroluje Europę przy jej Rozstrzygnięciu albo komu DEFCON spadł do 1 w Rundzie przeciwnika. Kto przy sprawdzaniu Operacji Wojskowych ma zatrzymaną kartę Rozstrzygnięcia, przegrywa.
rule-10-3-2 = Po Etapie 10 podlicza się wszystkie Regiony, najpierw Europę, a posiadacz „Karty Chińskiej” dostaje 1 punkt. Dopiero potem decyduje przewaga; 0 oznacza remis.

## 11 Turnieje i licytacja

rule-11-1 = W turniejach w każdym Etapie pokazuje się zatrzymane karty.
rule-11-2 = W turniejach przegrywa ten, kto zatrzymał kartę Rozstrzygnięcia.
rule-11-3 = W turniejach karty rozdaje się po jednej, zaczynając od ZSRR.
rule-11-4 = Strony można licytować. Kto przegra licytację, dostaje po przygotowaniu gry tyle Punktów Wpływów, ile wyniosła oferta.
rule-11-4-1 = Punkty Wpływów z licytacji umieszcza się tam, gdzie strona już je ma, najwyżej o 2 ponad liczbę potrzebną do kontroli państwa.

## 12 Chińska Wojna Domowa

rule-12-1 = W wariancie „Chińska Wojna Domowa” dochodzi pole sąsiadujące tylko z ZSRR, na którym umieszcza się wyłącznie Wpływy ZSRR. Nigdy się go nie rozstrzyga, a gdy są na nim 3 punkty, przestaje się liczyć.
rule-12-2 = Do kontroli tego pola potrzeba 3 Punktów Wpływów; do tego czasu nikt nie dostaje punktu za „Kartę Chińską”.
rule-12-3 = Z trzecim punktem ZSRR dostaje odkrytą „Kartę Chińską”.
rule-12-4 = Do tego czasu nie zachodzą „Red Scare/Purge” i „Cultural Revolution” zagrane przez ZSRR ani „Formosan Resolution” zagrane przez USA.
rule-12-4-1 = Do tego czasu USA potrzebują „Karty Chińskiej” do „Ussuri River Skirmish” i „Nixon Plays the China Card”.
rule-12-4-2 = Do tego czasu ZSRR odejmuje dodatkowo 1 od rzutu w „Korean War”.
rule-12-4-3 = Kart, których Wydarzenia są w ten sposób wstrzymane, można używać do Operacji.
