# Zasady gry w skrócie, własnymi słowami: jedna wiadomość dla każdej numerowanej zasady z rules/labyrinth.yaml.

## 2 Jak wygrać

rule-2-1-1 = Gracz US wygrywa natychmiast, gdy kraje o Dobrych Rządach mają razem 12 Zasobów, gdy 15 krajów muzułmańskich ma Dobre lub Poprawne Rządy albo gdy na mapie nie ma żadnej komórki.
rule-2-1-2 = Dżihadyści wygrywają natychmiast, gdy kraje pod Rządami Islamskimi mają razem 6 Zasobów i dwa z nich są przyległe, gdy Prestiż wynosi 1, a 15 krajów muzułmańskich ma Słabe Rządy lub Rządy Islamskie, albo gdy w Stanach Zjednoczonych zostanie rozstrzygnięta intryga WMD.
rule-2-2 = Jeżeli „Oil Price Spike” sprawi, że obie strony naraz spełnią warunek zwycięstwa, wygrywa strona, która zagrała tę kartę.
rule-2-3 = Przy ostatnim Przetasowaniu gracz US wygrywa, jeżeli Dobrych Zasobów jest ponad dwa razy więcej niż Zasobów Islamistów; kraj z zielonym znacznikiem Zmiany Reżimu liczy się jako kraj pod Rządami Islamskimi. W przeciwnym razie wygrywają Dżihadyści.

## 3 Przygotowanie

rule-3-1 = Grę przygotowuje się według wybranego scenariusza; jeden gracz prowadzi US, drugi Dżihadystów.
rule-3-2 = Rozłóż pionki i znaczniki według scenariusza, pozostałe pionki połóż na torach, po 3 znaczniki WMD w każdym Obszarze Intryg WMD, a intrygi w Obszarze Dostępnych Intryg. Rezerwy wynoszą 0. Rozdaj karty; zaczynają Dżihadyści.
rule-3-3 = Gracze wybierają grę na jedną, dwie lub trzy talie; kończy się ona przy pierwszym, drugim lub trzecim Przetasowaniu.

## 4 Elementy gry

rule-4-0 = W grze jest 120 kart, 15 oddziałów, 15 komórek, jedna kość gracza US i trzy kości Dżihadystów.
rule-4-1-1 = Każde pole to kraj. Kraje połączone linią są przyległe, co ma znaczenie przy Podróży, Wojnie Idei, zwycięstwie Dżihadystów i niektórych zdarzeniach.
rule-4-1-2 = Kraj jest sunnicki lub szyicko-mieszany (oba rodzaje są muzułmańskie) albo niemuzułmański. Osobnym rodzajem kraju jest Iran.
rule-4-2-1 = Rządy kraju muzułmańskiego są Dobre (1), Poprawne (2), Słabe (3) albo Islamskie (najgorsze, bez liczby) i mogą się zmieniać w trakcie gry.
rule-4-2-2 = Rządy zmieniają się poziom po poziomie: poprawa prowadzi ze Słabych na Poprawne, a potem z Poprawnych na Dobre. Kraj ma zawsze tylko jeden poziom Rządów.
rule-4-2-3 = Sprzyjanie mają tylko kraje muzułmańskie: kraj jest sprzymierzony, neutralny albo wrogi. Kraj niemuzułmański nigdy nie jest sprzymierzony.
rule-4-2-4 = Oznaczony kraj muzułmański ma zarazem poziom Rządów i Sprzyjanie, na przykład jest sprzymierzony i ma Słabe Rządy; nieoznaczony nie ma ani jednego, ani drugiego.
rule-4-2-5 = Każdy kraj muzułmański jest wart 1, 2 lub 3 Zasoby, które liczą się do zwycięstwa i w niektórych zdarzeniach.
rule-4-2-6 = Każde „Oil Price Spike” w grze zwiększa Zasoby wszystkich eksporterów ropy o 1.
rule-4-3-1 = Kraj niemuzułmański ma wydrukowane Dobre lub Poprawne Rządy, które nigdy się nie zmieniają.
rule-4-3-2 = Kraje niemuzułmańskie mają Nastawienie, twarde lub miękkie, a na początku często jeszcze nieoznaczone. Iran nie ma Nastawienia, a Nastawienie US zaznacza się na torze Relacji GWOT.
rule-4-3-3 = Nastawienie Izraela jest zawsze twarde.
rule-4-3-4 = Niektóre kraje niemuzułmańskie mają współczynnik Rekrutacji (REC), z którego Dżihadyści korzystają przy Rekrutacji.
rule-4-4 = Iran nie jest krajem ani muzułmańskim, ani niemuzułmańskim; jego Rządy są stałe i nie ma Nastawienia.
rule-4-5 = Siedem krajów strefy Schengen przylega do siebie nawzajem, a każdy kraj połączony ze strefą Schengen przylega do wszystkich siedmiu.
rule-4-6-1 = Jest 15 komórek, pionków Dżihadystów, i 15 oddziałów, pionków US.
rule-4-6-2 = Komórki i oddziały, których nie ma w krajach, leżą na torze Funduszy i na torze Oddziałów.
rule-4-6-3 = Liczba pionków jest ograniczona: żadne zdarzenie ani Rekrutacja nie wprowadzi do gry więcej niż 15 komórek lub 15 oddziałów.
rule-4-6-4 = Komórki wchodzą do gry uśpione. Dżihad, Intryga, Rozbicie i Zmiana Reżimu je aktywują, a Podróż znów je usypia.
rule-4-7 = Żaden tor nie wychodzi poza swoje końce: Fundusze wynoszą od 1 do 9, a Nastawienie Światowe od miękkiego 3 do twardego 3.
rule-4-7-1 = Prestiż US wynosi od 1 do 12 i ma cztery poziomy: niski, umiarkowany, wysoki i bardzo wysoki.
rule-4-7-2 = Nastawienie Światowe to różnica między liczbą krajów twardych i miękkich, w stronę tych, których jest więcej, najwyżej 3. Stanów Zjednoczonych się nie liczy, a Izrael liczy się jako twardy.
rule-4-7-2-1 = Kara GWOT jest równa wartości Nastawienia Światowego, jeżeli jest ono przeciwne do Nastawienia US; w przeciwnym razie wynosi 0.
rule-4-7-3 = Oddziały na torze zajmują po pięć kolejno pola Przeciążenie, Wojna i Mała Intensywność. Poziom wskazuje położone najbardziej na prawo pole, które nie jest pełne.
rule-4-7-4 = Komórki bierze się z toru Funduszy od lewego końca, a zwraca, zapełniając jego pola po pięć od prawej.
rule-4-7-4-1 = Fundusze wynoszą od 1 do 9 i mają trzy poziomy: obniżony, umiarkowany i wzmocniony.
rule-4-7-4-2 = Rekrutacja może brać komórki tylko z pola, na którym jest znacznik Funduszy, i z pól na lewo od niego, zdarzenia zaś dowolne komórki. Komórek w krajach to nie dotyczy.
rule-4-7-5 = Liczenie zagranych kart zaczyna się od nowa po każdej Fazie Akcji US i rozstrzygnięciu intryg. Każde Przetasowanie przesuwa znacznik talii o jedno pole.
rule-4-7-6 = Dobre Zasoby, Zasoby Islamistów oraz liczby krajów o Dobrych lub Poprawnych Rządach i o Rządach Słabych lub Islamskich zawsze zgadzają się z mapą.
rule-4-7-7 = Zdarzenia o trwałym efekcie mają znacznik w Obszarze Zdarzeń, dopóki są w grze.
rule-4-7-7-1 = Karta zdarzenia krótkotrwałego trafia do Obszaru Zdarzeń Krótkotrwałych; może ich tam leżeć kilka.
rule-4-7-7-2 = Karta pierwszej w turze operacji Intryga trafia do Obszaru Pierwszej Intrygi. Następne karty użyte do Intrygi uruchamiają zdarzenia US jak zwykle.
rule-4-7-7-3 = Jeżeli karta opuści Obszar Zdarzeń Krótkotrwałych lub Obszar Pierwszej Intrygi w trakcie tury, zastępuje ją znacznik, a efekt trwa dalej.
rule-4-7-8 = Intrygi z Obszaru Dostępnych Intryg można umieszczać w krajach operacją Intryga lub zdarzeniami.
rule-4-7-8-1 = Intrygi WMD czekają po trzy w dwóch obszarach. Zdarzenia udostępniają je pojedynczo, a pierwsze Rządy Islamskie w Pakistanie udostępniają trzy tamtejsze. Raz użyte, są usuwane z gry.
rule-4-7-9 = Każda strona ma własne Rezerwy, które na koniec tury spadają do 0.
rule-4-8-1 = Sześć intryg z numerami od 1 do 3 leży zakrytych i tylko Dżihadyści mogą je oglądać. Można ich używać wielokrotnie, ale wymagają karty o wartości co najmniej równej numerowi.
rule-4-8-2 = Zmiana Reżimu kładzie swój znacznik zieloną stroną do góry; zatrzymuje on tamtejsze oddziały. Po następnym rozdaniu kart obraca się go na stronę brązową.
rule-4-8-3 = Znaczniki Pomocy i Oblężonego Reżimu kładzie się w krajach: Pomoc ułatwia Wojnę Idei, a Oblężony Reżim Wielki Dżihad.
rule-4-8-4 = Gdy Rozbicie lub zdarzenie usuwa ostatnią komórkę, zostaje po niej kadra. Usuwa ją komórka umieszczona z toru, a Dżihadyści mogą usuwać kadry w swojej Fazie Akcji.
rule-4-9-1 = Do rzutów służą cztery tabele: Rządów, Nastawienia, Prestiżu i Wojny Idei.
rule-4-9-2 = Wojna Idei w kraju muzułmańskim udaje się przy wyniku co najmniej 5 po uwzględnieniu modyfikatorów z tabeli; w innych krajach używa się tabeli Nastawienia.
rule-4-9-3 = Rzuty na Rządy, Nastawienie i Prestiż korzystają ze swoich tabel; rzut na Nastawienie US ma +1.
rule-4-9-4 = Nieoznaczony kraj, który wybiera operacja, umieszczenie komórki lub intrygi albo test ze zdarzenia, najpierw się testuje. Kraj muzułmański staje się przy tym neutralny.
rule-4-9-5 = Strona, która wywołuje test, ponosi wszystkie jego skutki. Wojna Idei kartą o wartości zbyt niskiej dla wylosowanych Rządów po prostu się nie udaje.
rule-4-10 = Każda ze 120 kart ma wartość operacji, skojarzenie, nazwę i zdarzenie. Niektóre należą tylko do pewnych scenariuszy albo mają oznaczenie OZNACZ, USUŃ lub zdarzenia krótkotrwałego. „US Election” zachodzi samoczynnie.
rule-4-10-3 = Karty mają numery od 1 do 120.
rule-4-10-4 = Każde zdarzenie jest skojarzone z US, skojarzone z Dżihadystami albo nieskojarzone.

## 5 Przebieg gry

rule-5-1 = Gra trwa, dopóki jedna ze stron nie spełni warunku zwycięstwa albo nie nastąpi Przetasowanie, które kończy grę o wybranej długości.
rule-5-2-1 = Tura składa się z Faz Akcji obu stron na przemian. Trwa, dopóki obie strony nie zużyją kart z ręki albo dopóki nie zużyją ich Dżihadyści, a gracz US nie zatrzyma swojej ostatniej karty.
rule-5-2-2 = W swojej Fazie Akcji strona zagrywa dwie karty z ręki; zaczynają Dżihadyści. Strona bez kart nie robi nic, ale Dżihadyści mogą wtedy usuwać kadry.
rule-5-2-2-1 = Każdą zagraną kartę trzeba wykorzystać albo jako zdarzenie, albo do operacji.
rule-5-2-2-2 = Liczy się karty zagrane w bieżącej Fazie Akcji.
rule-5-2-3 = Każda Faza Akcji US kończy się rozstrzygnięciem wszystkich intryg na mapie, także wtedy, gdy gracz US nie zagrał karty.
rule-5-2-4 = Gdy graczowi US została jedna karta, może ją zagrać, odrzucić bez efektu albo zatrzymać. Jeżeli Dżihadyści nie mają już kart, rozstrzyga się intrygi i tura się kończy.
rule-5-2-5 = Na koniec tury Fundusze spadają o 1. Prestiż spada o 1, jeżeli jakikolwiek kraj jest pod Rządami Islamskimi, a potem rośnie o 1, jeżeli Nastawienie Światowe wynosi 3 i jest takie samo jak Nastawienie US.
rule-5-2-6 = Następnie odrzuca się karty z Obszaru Zdarzeń Krótkotrwałych i Obszaru Pierwszej Intrygi i usuwa ich znaczniki.
rule-5-2-7 = Rezerwy obu stron spadają do 0.
rule-5-2-8 = Obie strony dobierają tyle kart, ile wskazują ich tory, także wtedy, gdy gracz US zatrzymał kartę. Liczba kart na ręce nie jest ograniczona.
rule-5-2-9 = Na samym końcu wszystkie zielone znaczniki Zmiany Reżimu obraca się na stronę brązową.
rule-5-3-1 = Gdy trzeba dobrać kartę, a Stos Dobierania jest pusty, tasuje się w nowy stos karty odrzucone, krótkotrwałe i kartę z Obszaru Pierwszej Intrygi. Jeżeli było to ostatnie Przetasowanie, gra się kończy.
rule-5-3-2 = Karty odrzucone, usunięte i leżące w obszarach oraz liczby kart na rękach i w Stosie Dobierania są zawsze jawne dla obu stron.

## 6 Zagrywanie kart

rule-6-1 = Kartę zagrywa się na jeden z dwóch sposobów: jako zdarzenie albo jako operację.
rule-6-2-1 = Wartość karty zagranej jako zdarzenie nie ma znaczenia, chyba że zdarzenie mówi inaczej. Efekty działają od razu.
rule-6-2-2 = Gdy tekst karty jest sprzeczny z zasadami, pierwszeństwo ma tekst karty, dopóki zdarzenie trwa.
rule-6-2-3 = Gdy dwa zdarzenia są ze sobą sprzeczne, pierwszeństwo ma późniejsze, dopóki trwa jego efekt.
rule-6-2-4 = Ze zdarzenia, które zachodzi, wykonuje się wszystko, co da się wykonać, łącznie z OZNACZ i USUŃ, nawet jeżeli innych części wykonać nie można.
rule-6-2-5 = Zdarzenie skojarzone może wybrać jako zdarzenie tylko jego strona; do operacji karty może użyć każda strona.
rule-6-2-6 = Zdarzenia, którego warunek nie jest spełniony lub które jest zablokowane, nie można zagrać; karty nadal można użyć do operacji.
rule-6-2-7 = Zdarzenie ze słowem OZNACZ pozostawia znacznik, dopóki trwa jego efekt. Zdarzenie krótkotrwałe działa do końca tury, a jego karta leży w Obszarze Zdarzeń Krótkotrwałych.
rule-6-2-8 = Zablokowanego zdarzenia nie można zagrać. Trwały efekt kończy się, gdy do gry wchodzi zdarzenie, które go blokuje.
rule-6-2-9 = Kartę ze słowem USUŃ usuwa się z gry, gdy zachodzi jej zdarzenie, ale nie wtedy, gdy służy do operacji lub jest odrzucana.
rule-6-3-1 = Każdej karty można użyć do operacji o jej wartości. Zdarzenie „US Election” zachodzi wtedy zawsze, przed operacją lub po niej, jak zdecyduje strona, która zagrała kartę.
rule-6-3-2 = Użycie karty drugiej strony do operacji uruchamia jej zdarzenie. Wyjątkiem jest pierwsza w turze karta Dżihadystów użyta do Intrygi.
rule-6-3-2-1 = Strona, która zagrywa kartę, wybiera, czy najpierw następuje zdarzenie, czy operacja. Zdarzenie nie zachodzi, jeżeli w swojej chwili jest zablokowane lub jego warunek nie jest spełniony.
rule-6-3-2-2 = Uruchomione zdarzenie rozstrzyga się tak, jakby zagrała je strona, z którą jest skojarzone: to ona podejmuje decyzje, a OZNACZ i USUŃ działają jak zwykle.
rule-6-3-2-3 = Operacja kartą własną lub nieskojarzoną nie uruchamia zdarzenia; wyjątkiem jest „US Election”.
rule-6-3-3 = Kartę o wartości 1 lub 2 można dodać do Rezerw swojej strony, razem najwyżej do 2. Zdarzenie przeciwnika na tej karcie i tak zachodzi.
rule-6-3-3-1 = Można wydać wszystkie Rezerwy, żeby podnieść wartość karty użytej do operacji, najwyżej do 3. Nie działa to przy zdarzeniach ani przy Ponownej Ocenie.
rule-6-3-3-2 = Rezerwy niewydane do końca tury przepadają.

## 7 Operacje US

rule-7-0 = Każda karta, której gracz US używa do operacji, pozwala na jedną operację; wyjątkiem jest Ponowna Ocena.
rule-7-1-1 = Operacja US wymaga karty o wartości co najmniej równej wartości Rządów kraju (od 1 do 3). Pod Rządami Islamskimi możliwa jest tylko Zmiana Reżimu, a Alert zawsze wymaga karty o wartości 3.
rule-7-1-2 = Oprócz Rezerw gracz US ma do wyboru Wojnę Idei, Rozmieszczenie, Rozbicie, Alert i Ponowną Ocenę.
rule-7-1-3 = Pod Rządami Islamskimi jedyną dozwoloną operacją US jest Zmiana Reżimu.
rule-7-2 = Wojna Idei wymaga rzutu: w krajach muzułmańskich w tabeli Wojny Idei, w niemuzułmańskich w tabeli Nastawienia.
rule-7-2-1-1 = Wojna Idei czyni kraj neutralny sprzymierzonym albo poprawia o jeden poziom Słabe lub Poprawne Rządy kraju sprzymierzonego. Dobre Rządy usuwają znaczniki Zmiany Reżimu, Oblężonego Reżimu i Pomocy.
rule-7-2-1-2 = Rzuca się jedną kością; sukces to co najmniej 5 po modyfikatorach. Modyfikatory dają: zmiana na Dobre Rządy, Prestiż, kara GWOT, Pomoc i przyległy kraj sprzymierzony o Dobrych Rządach.
rule-7-2-1-3 = W kraju Zmiany Reżimu Wojna Idei wymaga, żeby oddziałów było co najmniej o pięć więcej niż komórek.
rule-7-2-2-1 = Rzut na Wojnę Idei, któremu zabrakło dokładnie 1, umieszcza znacznik Pomocy, jeżeli w kraju nie ma żadnego.
rule-7-2-2-2 = Wojna Idei nigdy nie dodaje drugiego znacznika Pomocy. Mogą to zrobić zdarzenia, a znaczniki Pomocy się sumują.
rule-7-2-2-3 = Dobre Rządy i Rządy Islamskie usuwają wszystkie znaczniki Pomocy; każdy sukces w Dżihadzie lub przy rozstrzyganiu intrygi usuwa jeden.
rule-7-2-3 = W kraju niemuzułmańskim innym niż Stany Zjednoczone rzuca się na Nastawienie (1–4 miękkie, 5–6 twarde), bez względu na to, czy kraj jest oznaczony. Wynik zgodny z Nastawieniem US daje 1 Prestiżu.
rule-7-3-1 = Rozmieszczenie przenosi dowolną liczbę oddziałów z jednego miejsca do drugiego, ale w kraju Zmiany Reżimu musi ich zostać o pięć więcej niż komórek.
rule-7-3-2 = Wymaganą wartość karty wyznaczają Rządy kraju docelowego. Tor Oddziałów liczy się jak Dobre Rządy, więc wystarczy dowolna karta.
rule-7-3-3 = Kraj docelowy musi być sprzymierzony, więc nigdy nie jest niemuzułmański. Wyjątkiem jest Zmiana Reżimu.
rule-7-3-4 = Zmiana Reżimu: twarde Nastawienie US, karta o wartości 3 i co najmniej sześć wolnych oddziałów z jednego miejsca do kraju pod Rządami Islamskimi. Połóż tam zielony znacznik, rzuć na Rządy, kraj staje się sprzymierzony, komórki są aktywowane, a potem rzuć na Prestiż.
rule-7-3-4-1 = Znacznik Zmiany Reżimu może leżeć tylko w kraju o Słabych lub Poprawnych Rządach; usuwa się go od razu, gdy nastaną Dobre Rządy lub Rządy Islamskie.
rule-7-3-5 = Wycofanie: przy miękkim Nastawieniu US i kartą o wartości 3 dowolna liczba oddziałów opuszcza kraj Zmiany Reżimu. Usuń Pomoc, umieść znacznik Oblężonego Reżimu i rzuć na Prestiż; znacznik Zmiany Reżimu zostaje.
rule-7-4 = Rozbicie usuwa aktywne komórki, aktywuje uśpione albo usuwa kadrę.
rule-7-4-1 = Rozbicie wymaga komórki lub kadry w kraju sprzymierzonym, w kraju z co najmniej dwoma oddziałami albo w kraju niemuzułmańskim innym niż Iran.
rule-7-4-2 = Rozbicie działa na jedną komórkę wybraną przez gracza US, a na dwie w kraju twardym lub z co najmniej 2 oddziałami. Komórki aktywne są usuwane, uśpione aktywowane; tylko gdy nie ma komórek, usuwa się kadrę.
rule-7-4-3 = Rozbicie, które usuwa ostatnią komórkę, pozostawia kadrę.
rule-7-4-4 = Rozbicie w kraju z co najmniej dwoma oddziałami zwiększa Prestiż o 1, bez względu na to, co rozbito.
rule-7-5-1 = Alert wymaga karty o wartości 3 bez względu na Rządy; można przy tym użyć Rezerw.
rule-7-5-2 = Alert wybiera, odkrywa i blokuje jedną intrygę w dowolnym kraju, także wrogim lub w Iranie.
rule-7-5-3 = Gracz US ogląda intrygę dopiero po jej wybraniu. Intrygę WMD usuwa się z gry, każda inna wraca zakryta do Obszaru Dostępnych Intryg.
rule-7-6-1 = Ponowna Ocena zmienia Nastawienie US z miękkiego na twarde albo z twardego na miękkie.
rule-7-6-2 = Ponowna Ocena wymaga dwóch kart o wartości 3, bez pomocy Rezerw, i zajmuje całą Fazę Akcji US.
rule-7-6-3 = Gracz US wybiera kolejność zmiany Nastawienia i zdarzeń Dżihadystów, które uruchamiają obie karty.

## 8 Operacje Dżihadystów

rule-8-1-1 = Można użyć dowolnej karty; jej wartość to liczba kości. Kość daje sukces przy wyniku nie większym niż wartość Rządów, a pod Rządami Islamskimi zawsze.
rule-8-1-2 = Operację, jej cele i liczbę kości na każdy z nich podaje się przed rzutem. Wszystkie rzuty za jedną kartę są jednoczesne.
rule-8-1-3 = Oprócz Rezerw Dżihadyści mają do wyboru Rekrutację, Podróż, Dżihad i Intrygę.
rule-8-2-1 = Każdy sukces Rekrutacji umieszcza jedną dostępną komórkę, uśpioną; porażka nie ma skutków.
rule-8-2-2 = Rekrutacja wymaga, żeby w kraju była już komórka lub kadra; pierwsza umieszczona komórka zastępuje kadrę.
rule-8-2-3 = W kraju Zmiany Reżimu Rekrutacja udaje się automatycznie.
rule-8-2-4 = W kraju niemuzułmańskim z wydrukowanym współczynnikiem Rekrutacji rzuca się na Rekrutację według niego, a nie według Rządów.
rule-8-3-1 = Każdy punkt przenosi jedną komórkę, która zostaje uśpiona. Podróż do kraju przyległego lub w obrębie tego samego udaje się automatycznie, do innego wymaga rzutu według Rządów kraju docelowego.
rule-8-3-2 = Nieudany rzut na Podróż odsyła komórkę na tor Funduszy i nie pozostawia kadry.
rule-8-3-3 = Wszystkie kraje wyjścia i docelowe podaje się przed rzutami. Komórka podróżuje raz na kartę, a nieoznaczone kraje docelowe najpierw się testuje.
rule-8-4 = Celem Dżihadu są kraje muzułmańskie, które nie są pod Rządami Islamskimi, nigdy Iran. Na każdą kość potrzebna jest tam komórka, a użyte komórki stają się aktywne.
rule-8-4-1 = Każdy sukces Dżihadu pogarsza Rządy o jeden poziom, nie dalej niż do Słabych, i usuwa jeden znacznik Pomocy.
rule-8-4-2 = Jeżeli na początku komórek jest o pięć więcej niż oddziałów i wszystkie zostaną aktywowane, dwa sukcesy za jedną kartę zmieniają Słabe Rządy w Rządy Islamskie.
rule-8-4-3 = Każda nieudana kość Dżihadu odsyła jedną komórkę na tor Funduszy i nie pozostawia kadry.
rule-8-4-3-1 = Jeżeli trzy kości nie doprowadzą do Rządów Islamskich w kraju, który już miał Słabe Rządy, umieść tam znacznik Oblężonego Reżimu i przesuń Sprzyjanie o jedno pole w kierunku Przymierza.
rule-8-4-3-2 = Przy Oblężonym Reżimie do przejścia ze Słabych Rządów na Rządy Islamskie wystarczy jeden sukces. W kraju leży najwyżej jeden taki znacznik; usuwają go Dobre Rządy i Rządy Islamskie.
rule-8-4-4 = Pod Rządami Islamskimi kraj staje się wrogi i traci znaczniki Zmiany Reżimu, Oblężonego Reżimu i Pomocy, a Fundusze rosną o jego Zasoby. Jeżeli są tam oddziały, zostają na miejscu, a Prestiż spada do 1.
rule-8-4-5 = Gdy Pakistan po raz pierwszy dostaje się pod Rządy Islamskie, jego trzy intrygi WMD stają się dostępne.
rule-8-5-1 = Celem Intrygi jest dowolny kraj, który nie jest pod Rządami Islamskimi, także Iran. Na każdą kość potrzebna jest komórka, która staje się aktywna, a Intryga wymaga co najmniej jednej kości.
rule-8-5-2 = Każdy sukces Intrygi umieszcza zakrytą jedną dostępną intrygę o numerze nie większym niż wartość karty albo intrygę WMD. Porażka nie ma skutków.
rule-8-5-3 = Pierwsza w turze karta użyta do Intrygi nie uruchamia zdarzenia US i trafia do Obszaru Pierwszej Intrygi.
rule-8-5-4 = Intrygi w krajach są zakryte przed graczem US, dopóki nie zablokuje ich Alert albo nie zostaną rozstrzygnięte.
rule-8-5-5 = Każdy sukces Intrygi może umieścić dostępną intrygę WMD; zablokowaną lub rozstrzygniętą usuwa się z gry.
rule-8-5-6 = Po każdej Fazie Akcji US rozstrzyga się wszystkie pozostałe intrygi w kolejności wybranej przez Dżihadystów: zwycięstwo za WMD w Stanach Zjednoczonych, Fundusze, Nastawienie, Prestiż, Rządy i Pomoc, a na końcu znacznik.

## 9 Czynności Dżihadystów (gra jednoosobowa)

rule-9-1 = W grze jednoosobowej mapa bez komórek nie daje zwycięstwa US, 6 Zasobów pod Rządami Islamskimi daje zwycięstwo Dżihadystom niezależnie od przyległości, a na końcu gry 1-, 2- lub 3-taliowej gracz US potrzebuje 6, 9 lub 12 Dobrych Zasobów.
rule-9-2 = Ręka Dżihadystów to zakryty stos, z którego gra się od góry; górna karta jest też kartą losową. Zajrzeć do niego pozwalają tylko „Intel Community” i „FSB”, a po „FSB” stos się tasuje.
rule-9-3-1 = Komórek aktywnych używa się i traci je przed uśpionymi, znacznika „Sadr” na końcu.
rule-9-3-2 = Intrygi dobiera się w ciemno z dostępnych, bez względu na wartość karty; „Danish Cartoons” i „Zarqawi” umieszczają intrygę, którą wskazują.
rule-9-3-3 = Każda zdobyta intryga WMD odkłada na bok najniższą dostępną intrygę, tak że w grze zostaje sześć; gdy WMD zostanie użyta, wraca najwyższa z odłożonych.
rule-9-4-1 = Możliwe do zagrania zdarzenie nienależące do US zachodzi, a po nieskojarzonym następują operacje; zdarzenie US oznacza Intrygi; w innym przypadku Wielki Dżihad, Mały Dżihad, Rekrutacja lub Podróż. Przy pustym torze zdarzenia umieszczające komórki zamieniają się w Radykalizację.
rule-9-4-2 = Operacja zużywa wszystkie komórki pierwszego kraju, zanim przejdzie do następnego.
rule-9-4-2-1 = Zdarzenia korzystają z list operacji: dla intryg, dla Rządów i Sprzyjania oraz dla podróży. Komórki trafiają do losowych krajów. Gdy dla intrygi nie ma miejsca, zamiast zdarzenia następuje Radykalizacja.
rule-9-4-2-2 = Intrygi przeprowadza się w Stanach Zjednoczonych, potem przeciw Prestiżowi, bez kary GWOT w krajach o Nastawieniu US, w krajach z Pomocą, a przy Funduszach poniżej 9 dla Funduszy. Operacje wybierają kraje Poprawne, Dobre, Słabe, zdarzenia Dobre, Poprawne, Słabe.
rule-9-4-2-3 = Z kilku krajów do Wielkiego Dżihadu wybiera się Pakistan, potem kraj o największych Zasobach.
rule-9-4-2-4 = Mały Dżihad obejmuje kraje Dobre, potem Poprawne; wśród nich Pakistan, Pomoc, Oblężony Reżim, największe Zasoby. Zmiany wynikające ze zdarzeń obejmują potem kraje Słabe.
rule-9-4-2-5 = Rekrutuje się po jednym rzucie: gdzie przy Zmianie Reżimu oddziałów jest o 5 więcej niż komórek, pod Rządami Islamskimi do podwojonej wartości karty, potem według najwyższej liczby; wśród nich Oblężony Reżim, najwięcej oddziałów i komórek, Zasoby.
rule-9-4-2-6 = Każdy wiersz wysyła jedną komórkę: do Zmiany Reżimu, Oblężonego Reżimu lub Pomocy; gdzie do Wielkiego Dżihadu brakuje dwóch komórek; do kraju Dobrego lub Poprawnego obok komórki; według Nastawienia US. Pozostałe podróżują do losowych krajów.
rule-9-4-2-6-1 = Komórki wyruszają spod Rządów Islamskich, gdzie jest ich więcej niż wartość karty, ze Zmiany Reżimu, gdzie jest ich więcej niż oddziałów, z krajów przyległych, potem z dowolnych, najpierw aktywne. Ostatnia komórka dwóch pierwszych rodzajów podróżuje w obrębie kraju.
rule-9-4-2-6-2 = Gdy wszystkie podróże są wyznaczone, każda komórka próbuje raz.
rule-9-4-3 = Punkty operacji, których nie można użyć, umieszczają komórkę z toru w losowym kraju, potem dają automatyczną Podróż, potem intrygę, gdy Fundusze są poniżej 9, a w końcu pogarszają losowe kraje Dobre lub Poprawne.
rule-9-5 = Równe możliwości rozstrzyga los, a przy więcej niż sześciu krajach tabela ogólnoświatowa (tutaj każdy kraj jednakowo); Schengen i kraje szyicko-mieszane mają własne tabele.
rule-9-5-1 = Jeżeli wylosowany kraj się nie nadaje, zastępuje go najbliższy, który się nadaje; spośród równie bliskich rozstrzyga los.
rule-9-6 = „Ex-KGB” dotyczy Kaukazu, jeżeli to zmieni Nastawienie Światowe, w innym przypadku Azji Centralnej; „Leak” kończy losowy znacznik; „Oil Price Spike” bierze losową kartę Dżihadystów o najwyższej wartości albo służy tylko do operacji.
rule-9-7 = Poziomy się sumują: dwie komórki za sukces; do Wielkiego Dżihadu wystarczą trzy komórki więcej niż oddziałów; gracz US musi zagrać wszystkie karty; nieudany Dżihad nie usuwa komórek.

## 11 The Awakening

rule-11-1-1 = Niebieskie znaczniki Przebudzenia i zielone znaczniki Reakcji pokazują, ku czemu skłania się ludność; leżą tylko w krajach muzułmańskich.
rule-11-1-2 = Zdarzenie może umieścić taki znacznik w kraju muzułmańskim, który najpierw się testuje. W kraju może ich leżeć dowolnie wiele.
rule-11-1-3 = Każde Przebudzenie dodaje 1 do każdej kości Wojny Idei i Dżihadu w tym kraju, a każda Reakcja 1 odejmuje; na inne rzuty nie wpływają.
rule-11-1-4 = Bez względu na tekst karty taki znacznik nie trafia do kraju niemuzułmańskiego, w stanie wojny domowej, o Dobrych Rządach ani pod Rządami Islamskimi. Zmiana Reżimu nie przeszkadza.
rule-11-1-5 = Każdy poziom Rządów w stronę Dobrych zabiera jedno Przebudzenie, a każdy w stronę Islamskich jedną Reakcję; zmiana Sprzyjania nie zabiera niczego.
rule-11-1-6 = Wszystkie te znaczniki usuwa się, gdy w kraju nastaną Dobre Rządy lub Rządy Islamskie albo wybuchnie wojna domowa. Nowe symbole wskazują zdarzenia Kalifatu i połowy talii.
rule-11-1-7 = Przed rozdaniem kart każdy kraj ulega polaryzacji o różnicę Przebudzeń i Reakcji: przy 2 dochodzi znacznik, od 3 zmienia się Sprzyjanie lub Rządy. Kraje, w których nastają Dobre Rządy lub Rządy Islamskie, rozpatruje się na końcu i razem.
rule-11-1-8 = Kraj, w którym nastały Dobre Rządy lub Rządy Islamskie, umieszcza odpowiedni znacznik w losowym kraju muzułmańskim albo w losowym kraju do niego przyległym; rzuca się ponownie, aż któryś będzie mógł go przyjąć.
rule-11-2-2 = Wojnę domową zaczyna zdarzenie: przetestuj kraj, zmień Dobre Rządy na Poprawne, a Islamskie na Słabe, połóż znacznik, zamień Przebudzenia na milicje, a Reakcje na komórki i usuń Zmianę Reżimu. Reszta pozostaje.
rule-11-2-3 = W stanie wojny domowej Rekrutacja jest automatyczna.
rule-11-2-4 = Milicje liczą się razem z oddziałami przy Wojnie Idei w kraju Zmiany Reżimu, Wielkim Dżihadzie i Rozbiciu. Nigdy nie zmieniają Prestiżu i bez oddziałów rozbijają tylko jedną komórkę. Nie mogą stać w kraju o Dobrych Rządach, pod Rządami Islamskimi ani niemuzułmańskim.
rule-11-2-5 = Po polaryzacji każda wojna domowa kosztuje pionki: każde sześć pionków strony daje trafienie, a za resztę rzuca się kością. Gdy są tam oddziały, trafienie usuwa dwie komórki. Trafienia, które nie mają czego usunąć, przesuwają Sprzyjanie, a potem Rządy.
rule-11-2-6 = WMD rozstrzygnięta w stanie wojny domowej usuwa też jedną milicję; dwie w jednym rozstrzygnięciu intryg sprowadzają Rządy Islamskie.
rule-11-2-7 = Wojna domowa kończy się, gdy w kraju nastaną Dobre Rządy lub Rządy Islamskie albo gdy każe tak zdarzenie.
rule-11-2-8 = Po jej zakończeniu usuwa się znacznik i wszystkie milicje; reszta pozostaje.
rule-11-2-9 = Pionki bierze się z ich torów i na nie zwraca. Znaczników każdego rodzaju jest piętnaście, są dwustronne, a gdy ich zabraknie, można zabrać je z innego kraju.
rule-11-3-1 = Dwie WMD leżą w Syrii, jedna w Iranie i trzy w Pakistanie. Za każdą WMD, którą gracz US zablokuje lub usunie z gry, Prestiż rośnie o 1.
rule-11-3-2 = Intrygi zablokowanej lub rozstrzygniętej nie można umieścić ponownie przed końcem tury; WMD usuwa się z gry.
rule-11-3-3-1 = Iran jest na początku osobnym rodzajem kraju. „Iranian Elections” czyni go wrogim krajem szyicko-mieszanym o Poprawnych Rządach, eksporterem ropy z 2 Zasobami; pionki i znaczniki zostają.
rule-11-3-3-2 = Mali jest krajem sunnickim, wartym 1 Zasób, przyległym do Maroka, Algierii/Tunezji i Nigerii.
rule-11-3-3-3 = Nigeria jest krajem niemuzułmańskim o Słabych Rządach, dopóki nie zostanie tam rozstrzygnięta intryga 2, 3 lub WMD. Wtedy staje się neutralnym krajem sunnickim o Słabych Rządach, eksporterem ropy z 2 Zasobami. Jako kraj sprzymierzony bez komórek znów staje się niemuzułmańska: traci pionki i znaczniki, a zachowuje Rządy.
rule-11-3-3-4 = Syria jest krajem szyicko-mieszanym.
rule-11-3-4 = Oddziały odsyłane poza mapę bierze się najpierw z toru, potem z krajów wybranych przez gracza US; wracają na tor, gdy mówi o tym ich zdarzenie.
rule-11-3-5 = Zdarzenia gry podstawowej, które zna już historia, nie są na początku w grze.
rule-11-3-6 = Koniec tury przebiega w tej kolejności: Fundusze, dwa razy Prestiż, Rezerwy, intrygi, polaryzacja i wyniszczenie, rozdanie kart, zdarzenia krótkotrwałe, oddziały poza mapą, Zmiana Reżimu.
rule-11-3-7 = „Training Camps” dają trzy dodatkowe komórki, a w Kalifacie pięć. Umieszcza się je na końcu, rekrutuje tylko przy Funduszach równych 9 i usuwa najpierw; gdy znacznik znika, zostają na mapie.
rule-11-3-8 = Dżihadysta może ogłosić Kalifat tam, gdzie pewne zdarzenia umieszczają trzy komórki w kraju w stanie wojny domowej, ze Zmianą Reżimu lub pod Rządami Islamskimi. Fundusze rosną o 2, a dopóki stolica jest na mapie, Zasoby Islamistów są o 1 większe.
rule-11-3-8-1 = Kalifat to w każdej chwili stolica i wszystkie takie kraje, które łączy z nią nieprzerwany łańcuch.
rule-11-3-8-2 = Stolica, która przestaje spełniać warunki, przenosi się do innego kraju Kalifatu (Fundusze −1, Prestiż +1) albo przepada (Fundusze −2, Prestiż +2). Kalifat można ogłosić ponownie.
rule-11-3-8-3 = Komórki w Kalifacie są aktywne, także te, które tam przybywają.
rule-11-3-8-4 = Niektórych zdarzeń nie można zagrać w krajach Kalifatu.
rule-11-3-9 = Losowy kraj muzułmański wyznaczają dwie kości i druga tabela. Jeżeli nie można tam niczego umieścić, przyjmuje to losowy kraj przyległy albo rzuca się ponownie.
rule-11-3-10 = Tabela krajów szyicko-mieszanych ma własne wpisy; zamiast Iranu bierze się Syrię, dopóki Iran nie może przyjąć wyniku.
rule-11-3-11 = Jeżeli karta pozwala wybrać kilka opcji, muszą być różne.
rule-11-3-12 = Z dwóch efektów do wyboru zachodzi jeden, i to taki, który coś zmienia, jeżeli taki jest.
rule-11-3-13 = Pewne zdarzenia, które zaczynają wojnę domową lub pozwalają na Zmianę Reżimu, można wziąć ze Stosu Odrzuconych; są wśród nich dwa zdarzenia gry podstawowej.
rule-11-3-14 = Kraj, w którym nastały Dobre Rządy lub Rządy Islamskie, traci znaczniki Zmiany Reżimu, Oblężonego Reżimu, Pomocy, Przebudzenia, Reakcji i wojny domowej oraz milicje, a przy Dobrych Rządach także miejsce w Kalifacie.

## 12 Bot Dżihadystów

rule-12-1 = Przeciw botowi Dżihadystów obowiązują warunki zwycięstwa gry jednoosobowej (9.1).
rule-12-2 = Ręka bota Dżihadystów to zakryty stos; karty zagrywa się, traci i dokłada na wierzchu, i nikt jej nie ogląda.
rule-12-3 = Jeżeli instrukcje dla karty różnią się od ogólnych z 12.3, obowiązują te dla karty.
rule-12-3-1 = Gdy zdarzenie usuwa oddziały lub milicje, bot wybiera kraj według kolumny Dżihadu.
rule-12-3-2 = Gdy zdarzenie umieszcza komórki lub kadrę, bot wybiera według listy i kolumny Rekrutacji i Podróży do, chyba że umieszcza się też intrygi; w Rekrutacji rzuca najwyżej tyloma kośćmi, ile jest dostępnych komórek, a pozostałe punkty karty idą na Radykalizację.
rule-12-3-3 = W obrębie kraju bot bierze oddziały przed milicjami, a używa i traci komórki aktywne przed uśpionymi.
rule-12-3-4 = Znaczniki intryg bot losuje, chyba że zdarzenie podaje numer; przy zdarzeniach wybiera kraj według kolumny Intrygi i rzuca najwyżej tyloma kośćmi, ile jest dostępnych intryg; bez intryg przeprowadza Radykalizację.
rule-12-3-5 = Gdy chodzi o Nastawienie, bot wybiera kraje o Nastawieniu US, potem nieoznaczone, i ustala przeciwne niż Nastawienie US.
rule-12-3-6 = Bot najpierw umieszcza Reakcję, potem usuwa Przebudzenie, w krajach według kolumny Dżihadu, chyba że umieszcza się tam też komórki (12.3.2).
rule-12-3-7 = Bot przesuwa Sprzyjanie ku Wrogości, a Rządy ku Islamskim, według kolumny Dżihadu; zdarzenie, które zrobiłoby tylko odwrotnie, uważa za niemożliwe do zagrania.
rule-12-3-8 = Bot nigdy nie przeprowadza Małego Dżihadu w kraju o Słabych Rządach.
rule-12-3-9 = W Podróży bot wybiera najpierw cel, potem skąd idą komórki; ostatnia komórka kraju z automatyczną Rekrutacją zostaje, chyba że komórki są w dwóch innych takich krajach.
rule-12-3-10 = Bot ogłasza Kalifat, jeżeli to od razu wygrywa albo jeżeli przyłączyłby się kraj przyległy do stolicy.
rule-12-3-11 = Operację, którą daje zdarzenie, prowadzi się według listy i kolumny tej operacji.
rule-12-3-12 = O tym, co instrukcje i 12.3 zostawiają otwarte, rozstrzyga los (9.5).
rule-12-4 = Karty bota odkrywa się po kolei z wierzchu stosu, a zdarzenia US na nich nigdy nie zachodzą.
rule-12-4-1 = Bot zagrywa zdarzenie, które nie należy do US, może zostać zagrane i coś zmienia, a punkty nieskojarzonego odkłada do Rezerw; inaczej przeprowadza jeden rodzaj operacji kartą i Rezerwami do 3, każdą komórką raz na kartę.
rule-12-4-2 = Kraj wynika z listy, potem z kolumny, potem z losu; bot używa tam tylu punktów, ile może, i przechodzi do następnego kraju.
rule-12-4-3 = Radykalizacja zużywa to, co operacja zostawiła z karty, z Rezerwami do 3 razem, w siedmiu krokach po kolei; nigdy samymi Rezerwami i żadną komórką dwa razy.
rule-12-4-4 = Rezerwy bota uzupełniają operacje do 3, kiedy tylko można, i pozostają na koniec tury.
rule-12-5 = Ideologia od Niespójnej do Zjadliwej: Mały Dżihad bez modyfikatorów przeciw niemu, dwie intrygi za sukces, dwie komórki za sukces, gracz US nie zatrzymuje karty, każdy Dżihad bez modyfikatorów przeciw niemu; każdy poziom ze wszystkimi wcześniejszymi.

## 13 Bot US

rule-13-1 = Przeciw botowi US obowiązują warunki zwycięstwa dla dwóch graczy (2.0).
rule-13-2 = Ręka bota US to zakryty stos; karty zagrywa się, traci i dokłada na wierzchu, i nikt jej nie ogląda.
rule-13-3 = Jeżeli instrukcje dla karty różnią się od ogólnych z 13.3, obowiązują te dla karty.
rule-13-3-1 = Gdy zdarzenie usuwa lub aktywuje komórki, bot US wybiera według kolumny Rozbicia; gdy umieszcza oddziały, ich znaczniki lub milicje, według kolumny Rozmieszczenia do.
rule-13-3-2 = Rozbicie działa na komórki aktywne przed uśpionymi; poza tym usuwa się najpierw „Sadr”, potem komórki uśpione, potem aktywne.
rule-13-3-3 = Przed botem US intrygi umieszcza się odkryte; zdarzenie, które jakąś usuwa, bierze pierwszą według priorytetów Alertu.
rule-13-3-4 = Gdy chodzi o Nastawienie, bot US wybiera kraje o przeciwnym, potem nieoznaczone, i ustala Nastawienie US.
rule-13-3-5 = Bot US najpierw umieszcza Przebudzenie, potem usuwa Reakcję; dla nich, Pomocy i Oblężonych Reżimów wybiera według kolumny Wojny Idei, chyba że umieszcza się też oddziały lub milicje (13.3.1).
rule-13-3-6 = Bot US przesuwa Sprzyjanie ku Przymierzu, a Rządy ku Dobrym, według kolumny Wojny Idei; zdarzenie, które zrobiłoby tylko odwrotnie, uważa za niemożliwe do zagrania.
rule-13-3-7 = Przy stratach w wojnach domowych bot US traci najpierw oddziały.
rule-13-3-8 = Operację, którą daje zdarzenie, prowadzi się według listy i kolumny tej operacji.
rule-13-3-9 = O tym, co instrukcje i 13.3 zostawiają otwarte, rozstrzyga los (9.5).
rule-13-4 = Karty bota odkrywa się po kolei z wierzchu stosu; zdarzenia Dżihadystów na nich nigdy nie zachodzą, a ostatniej karty nie zatrzymuje się ani nie odrzuca.
rule-13-4-1 = Gdy na mapie leży intryga, najpierw obowiązuje diagram Alertu, dla intrygi o najwyższym priorytecie: zagrywa się zdarzenie, które ją usuwa, inaczej punkty z Rezerwami ją blokują, idą do Rezerw albo karta przechodzi do 13.4.2.
rule-13-4-2 = Najpierw próbuje się pożądanej Ponownej Oceny: jeżeli z następną kartą i Rezerwami jest 6, Nastawienie się zmienia i faza się kończy. Inaczej zagrywa się zdarzenie, które coś zmienia, a punkty nieskojarzonego idą do Rezerw; inaczej jedna operacja, z Rezerwami do 3.
rule-13-4-3 = Kraj wynika z listy, potem z kolumny, potem z losu; na kartę jedna operacja w jednym kraju, a Wojna Idei w nieoznaczonym kraju muzułmańskim tylko za 3 punkty.
rule-13-4-4 = Bezpieczeństwo Wewnętrzne zużywa to, co operacja zostawiła z karty, i Rezerwy obok tego, w sześciu krokach po kolei; nigdy samymi Rezerwami.
rule-13-4-5 = Rezerwy bota US służą operacjom według potrzeby, także Ponownej Ocenie, i pozostają na koniec tury.
rule-13-4-6 = Ponowna Ocena jest pożądana przy pierwszej karcie fazy, gdy jest za nią następna, a punktów z Rezerwami jest 3: przy miękkim Nastawieniu US i 2 Zasobach pod Rządami Islamskimi albo przy twardym Nastawieniu US, Nastawieniu Światowym miękkim 3 i bez Rządów Islamskich.
rule-13-4-7 = Rozmieszczenie prowadzi z jednego miejsca do innego; jeżeli diagramy wskazują dwa razy to samo, nie jest możliwe.
rule-13-4-8 = Oddziały, które według diagramów opuszczają kraj Zmiany Reżimu, wycofują się według 7.3.5.
rule-13-5 = Determinacja od „Nieprzygotowane” do „Bez litości”: Alert blokuje dwie intrygi kraju, Rozbicie z dwoma oddziałami daje 2 Prestiżu, Zmiana Reżimu i wojna domowa nie rekrutują już automatycznie, zdarzenia US zachodzą też przy pierwszej intrydze, Wojna Idei bez ujemnych modyfikatorów; każdy poziom ze wszystkimi wcześniejszymi.
