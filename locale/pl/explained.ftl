# Dlaczego każda uwaga sprawdzania ma znaczenie i co zrobić zamiast tego: `daedalus lint --explain CODE`. Słowa między ` ` wpisuje
# się na karcie w tej właśnie postaci, więc pozostają bez zmian.

why-S000 =
    Komputer przechowuje litery jako liczby, a ponumerować je można na więcej niż jeden sposób. Daedalus czyta
    UTF-8, sposób, w którym mieszczą się wszystkie alfabety świata. Plik zapisany inaczej wygląda dobrze w
    programie, w którym powstał, a wszędzie indziej jak zlepek przypadkowych znaków. Poszukaj `Encoding`
    (kodowanie) tam, gdzie twój edytor zapisuje pliki.
why-S001 =
    Każdy wiersz karty to jedno zdanie o znanej budowie. Tutaj wszystko szło dobrze aż do tego znaku lub słowa,
    które nie może stać po tym, co je poprzedza. Uwaga mówi też, jakiego rodzaju wiersz był właśnie czytany.
why-S002 =
    Wiersz dobrze się zaczyna, a potem nie ma nic. Najczęściej brakuje dwukropka: wiersz, który otwiera blok, jak
    `event:` albo `if us:`, kończy się dwukropkiem, żeby każdy widział, że coś jeszcze nastąpi.
why-S003 =
    Tabulator jest tak szeroki, jak zechce dany program. O tym, co do czego należy, decyduje to, jak głęboko
    wiersz jest wcięty, więc z tabulatorami karta znaczyłaby na twoim ekranie co innego niż na moim. Dwie spacje
    na poziom wszędzie wyglądają jednakowo.
why-S004 =
    Wiersze, które należą do siebie, zaczynają się w tej samej kolumnie. Ten zaczyna się trochę na lewo albo na
    prawo od sąsiednich i można go odczytać na dwa sposoby. Nikt nie powinien musieć zgadywać.
why-S005 =
    Plik jest pusty albo zawiera same komentarze. Karta zaczyna się od numeru i tytułu; wszystko inne może przyjść
    później.
why-S006 =
    Pierwszy wiersz mówi wszystkim, która to karta: scenariusze usuwają ją po numerze, inne karty blokują ją po
    tytule. Bez tego wiersza cała reszta pliku do niczego nie należy.
why-S007 =
    Wszystko, co mówi karta, stoi pod jej tytułem, o dwie spacje dalej. Wiersz przy lewym brzegu zaczyna nową
    kartę, a w jednym pliku jest jedna karta: dzięki temu każdą kartę znajdziesz po nazwie pliku.
why-S008 =
    Tylko wiersze zakończone dwukropkiem mają pod sobą inne. Ten jest kompletny sam w sobie, więc to, co jest pod
    nim wcięte, wisiałoby w powietrzu. Przesuń to w lewo albo daj mu `if`, pod którym może stać.
why-S009 =
    Dwukropek obiecuje, że pod nim, z wcięciem, coś nastąpi. Nic nie następuje. Jeżeli nic nie ma się dziać, pomiń
    także wiersz z dwukropkiem.
why-S010 =
    Po dwukropku, w tym samym wierszu, może stać jedno proste zdanie: `if us: +1 prestige`. Drugie `if`, pętla
    albo lista opcji potrzebują własnego miejsca, bo inaczej wkrótce nikt już nie zobaczy, co od czego zależy.
    Zacznij nowy wiersz i wetnij go.
why-S011 =
    `do 1 of:` otwiera listę, z której strona wybiera, a każda pozycja tej listy to `option:`. Opcji w innym
    miejscu nikt nie mógłby wybrać, a zwykłe zdanie na liście nie należałoby do żadnej z opcji.
why-S012 =
    `with:` wykonuje operację według zmienionych zasad: każdy wiersz pod nim odpowiada na pytanie, które zadaje
    operacja, na przykład jak duża jest kara. To, co ma się stać przed operacją lub po niej, stoi w osobnym
    wierszu.
why-S013 =
    `else` znaczy: w przeciwnym razie. Tuż przed nim, w tej samej kolumnie, musi stać coś, co mogło się zdarzyć
    albo nie. Może jakieś zdanie wślizgnęło się pomiędzy albo przesunęło się wcięcie.
why-S014 =
    Dwanaście bloków jeden w drugim albo dziesięć par nawiasów to więcej, niż ktokolwiek przy stole zdoła ogarnąć.
    Kartom prawdziwych talii wystarczają trzy. Prawie zawsze da się to powiedzieć prościej, często dzięki temu, że
    coś pośredniego dostaje nazwę.
why-S015 =
    Jest piętnaście komórek, dwanaście stopni Prestiżu i kilkaset kart. Liczba siedmiocyfrowa to omsknięcie palca
    albo numer telefonu.
why-S016 =
    Wiersz dłuższy niż 400 liter nie mieści się na żadnym ekranie, a co dopiero na karcie. Kilka wierszy `play if`
    musi być spełnionych naraz, więc długi warunek można przeciąć przy jego `and`; długiej liście można nadać
    nazwę przez `let`.
why-S017 =
    Każdy wiersz z osobna jest zrozumiały, ale wszystkie razem to dla silnika za dużo. Prawie nigdy się to nie
    zdarza. Zagnieżdżaj wiersze mniej głęboko albo podziel zdarzenie.
why-S018 =
    Najdłuższa karta w taliach ma stronę, najdłuższy scenariusz dwie. Plik na setki stron to coś innego, co
    trafiło pod tę nazwę, a jego czytanie kazałoby ci tylko czekać.
why-S019 =
    Nikt ich nie widzi i na tym polega kłopot: dwa pliki, które wyglądają tak samo, różnią się, a każde porównanie
    wersji pokazuje wiersze, w których nic się nie zmieniło. `--fix` je usuwa.
why-S020 =
    Jedna operacja to „op”, dwie to „ops”. Silnik zrozumiałby jedno i drugie, ale talię, w której wszyscy piszą
    tak samo, łatwiej czytać i przeszukiwać. `--fix` to poprawia.
why-S021 =
    Uwaga może być dla twojej karty niesłuszna i wolno ci to powiedzieć. Ale kto następny przeczyta tę kartę, może
    ty za rok, musi się dowiedzieć dlaczego: słowa po `because` nie są dla maszyny. Bez uzasadnienia komentarz
    niczego nie pomija.
why-S022 =
    Komentarz dopuszcza uwagę, której nie ma: kartę tymczasem poprawiono albo komentarz stoi w innym wierszu niż
    uwaga. Pozostawiony, ukryłby kiedyś coś nowego. Usuń go.
why-S023 =
    Sprawdzanie zna jeden rodzaj komentarza: `# daedalus-lint: ignore CODE because REASON`, w wierszu uwagi albo w
    osobnym wierszu nad nim. Ten komentarz zwraca się do sprawdzania, ale nie tymi słowami, więc nic nie daje.
    Gdyby to przemilczeć, można by myśleć, że działa.
why-S024 =
    Po trzydziestu błędach w jednym tekście reszty już się nie czyta. Zwykle mają one jedną przyczynę: plik innego
    rodzaju pod tą nazwą, inaczej napisane słowo kluczowe, wcięcie, które rozjechało się na samej górze.
why-N001 =
    Słowa pisane wielką literą to nazwy z mapy. Tej na niej nie ma, więc karta mówiłaby o kraju, którego nie ma
    żadna plansza. Zwykle to literówka, a uwaga pokazuje najbardziej podobne nazwy. Nazwy kart i znaczników stoją
    w cudzysłowie.
why-N002 =
    Każdy rodzaj rzeczy ma własne właściwości: kraj może mieć Słabe Rządy, intryga może być WMD, ale nie na
    odwrót. Spis słów wymienia je wszystkie pod `Properties`, razem z tym, o czym się je mówi.
why-N003 =
    Wybór potrzebuje kandydatów: krajów, intryg lub kart, może tylko niektórych, może tylko tych z listy. Z tych
    słów silnik nie umie ułożyć listy, więc nie miałby czego przedstawić graczowi.
why-N004 =
    Karty pisze się zdaniami gry, a za każdym z nich stoi procedura z instrukcji. Gdyby zdanie do nich nie
    należało, wszyscy przy stole musieliby sobie wyobrażać, co się dzieje. Uwaga pokazuje dwa najbardziej podobne
    znane zdania; wszystkie są w `docs/language.md`.
why-N005 =
    Trwałe zdarzenie działa tak, że odpowiada na pytania, które procedury zadają po drodze, albo czeka, aż coś się
    stanie. Jeżeli żadna procedura nigdy nie zada tego pytania, odpowiedź będzie czekać wiecznie, a karta nic nie
    zrobi i nikt tego nie zauważy.
why-N006 =
    To słowo nie należy do języka ani nie jest nazwą nadaną w którymś z wierszy powyżej. Nazwa żyje do końca
    swojego bloku; nadana wewnątrz `if` żyje dalej tylko wtedy, gdy nadaje ją każda gałąź. A może po prostu tu i
    tam zapisano ją inaczej.
why-N007 =
    Przy stole są dwie strony, a to nie jest żadna z nich. Wybór należałby tu do gracza, który nigdy nie usiadł do
    gry.
why-N008 =
    Po tym wierszu nikt nie wiedziałby, o które z dwojga chodzi. Pętla i pytanie takie jak `any country c`
    potrzebują nazwy, która jest jeszcze wolna; tylko `choose`, `let` i `as` mogą nadać nazwę na nowo.
why-N009 =
    W wyszukiwaniu `it` oznacza to, czego się szuka. Kraj przyległy do samego siebie nie istnieje, więc nigdy nic
    by się nie znalazło. Nadaj drugiemu krajowi nazwę przy wyborze i użyj jej tutaj.
why-N010 =
    Od tego wiersza słowo oznacza to, co tu nazwano, a tego, co znaczyło wcześniej, nie da się już powiedzieć. Kto
    czyta kartę, weźmie je za tamto słowo. Najlepszą nazwą jest litera.
why-T001 =
    Każde miejsce w zdaniu przyjmuje rzeczy jednego rodzaju: liczbę, kraj albo coś, co jest prawdą lub nie.
    `play if prestige` daje liczbę tam, gdzie potrzeba „tak” lub „nie”, jakby ktoś pytał, czy siedem. Powiedz, co
    z nią: `prestige > 3`.
why-T002 =
    Kraj i liczba nie są ani równe, ani różne: na takie pytanie nie ma odpowiedzi. Pewnie chodzi o jakąś liczbę
    tego kraju, na przykład o jego komórki lub Zasoby.
why-T003 =
    Liczby mogą być od siebie większe lub mniejsze. Nastawienia i kraje nie mogą; o nie można zapytać tylko, czy
    są równe.
why-T004 =
    To, co stoi w jednej parze nawiasów, traktuje się jednakowo: kolejno się to wybiera, testuje lub liczy. Udaje
    się to tylko wtedy, gdy wszystko jest jednego rodzaju. Zrób dwie listy albo pomiń to, co nie pasuje.
why-T005 =
    Przez `+` efekt dokłada swoją część do jakiejś liczby i kilka kart może to robić naraz. To, czy coś w ogóle
    wolno, liczbą nie jest: odpowiedz `yes` lub `no`, a jeżeli tak jest tylko czasem, dodaj `when`.
why-T006 =
    `as` nadaje nazwę temu, co zdanie przynosi, na przykład liczbie na kości. To zdanie zmienia planszę i niczego
    nie przynosi, więc nazwa nic by nie oznaczała.
why-T007 =
    Nazwę można nadać ponownie i oznacza ona wtedy coś nowego. Ale nazwa, która była krajem, a staje się liczbą,
    zamieniałaby sensowne zdania w niedorzeczne, zależnie od tego, który wiersz był ostatni. Nazwy nic nie
    kosztują: weź inną.
why-H001 =
    To, czyje jest zdarzenie, decyduje przy stole niemal o wszystkim: kto może je zagrać i czy zajdzie, gdy druga
    strona użyje karty do operacji. Napisz pod tytułem `us`, `jihadist` lub `unassociated`.
why-H002 =
    Każdą kartę można zagrać dla operacji zamiast dla zdarzenia, a jej wartość mówi, ile wtedy zrobi. Bez wartości
    karta byłaby na ręce tylko balastem.
why-H003 =
    Karty są warte od 1 do 3 operacji. Rządy, kości i Rezerwy są obliczone na takie wartości; karta o wartości
    dziewięć zrobiłaby jednym zagraniem to, na co potrzeba całej tury.
why-H004 =
    Kilka numerów w pierwszym wierszu to kilka egzemplarzy karty, a każdy z nich jest w talii osobną kartą. Dwóch
    egzemplarzy o tym samym numerze nie da się odróżnić.
why-H005 =
    Karta ma jedno zdarzenie, które dzieje się od góry do dołu. Przy dwóch nikt nie umiałby powiedzieć, które się
    zagrywa. Jeżeli zależy ono od strony lub sytuacji, podziel je przez `if`.
why-H006 =
    Wiersz pod tytułem wymienia to, co jest nadrukowane wokół zdarzenia: stronę, wartość, `remove`, `mark` i tym
    podobne. To tutaj nie jest niczym z tego. Uwaga wymienia wszystkie możliwości.
why-H007 =
    `if there` znaczy: w kraju, w którym zagrywa się zdarzenie. Karta musi więc powiedzieć w wierszu `play in`
    poniżej, gdzie to jest. Bez miejsca blokada nie obowiązywałaby nigdzie.
why-H008 =
    Po zdarzeniu kartę się odrzuca, usuwa albo kładzie gdzie indziej. Może trafić tylko na obszar, który jest na
    planszy; w każdym innym miejscu przepadłaby, a przy następnym Przetasowaniu zabrakłoby jednej karty.
why-H009 =
    `play in` to cel zdarzenia: musi istnieć, żeby kartę można było zagrać, i wybiera się go najpierw. Karta ma
    jeden cel. Drugi kraj można wybrać w samym zdarzeniu.
why-H010 =
    Usunięta karta opuszcza grę i cokolwiek stanie się później, już jej nie ma. Nie może więc zarazem wrócić na
    Stos Dobierania. Jedno z dwojga jest pomyłką i tylko ty wiesz które.
why-H011 =
    `mark` zostawia znacznik w Obszarze Zdarzeń do końca gry; `lapsing` kończy się wraz z turą. Efekt może z
    końcem tury minąć albo trwać dalej, ale nie jedno i drugie.
why-H012 =
    Zdarzenie skojarzone zagrywa tylko jego własna strona, nawet gdy uruchamia je druga. `remove if us` na takiej
    karcie jest prawdą albo zawsze, albo nigdy i każe czytelnikowi szukać różnicy, której nie ma.
why-H013 =
    Kartę, która blokuje samą siebie, można by zagrać raz i zakończyłaby własny efekt; karty, która wymaga samej
    siebie, nie można by zagrać nigdy. Chodzi o inną kartę.
why-H014 =
    Zablokowane to zablokowane; dwa razy to nie więcej niż raz. Pewnie jedna z tych dwóch nazw powinna być inna.
why-H015 =
    Samoczynne zdarzenie zachodzi zawsze, gdy zagrywa się jego kartę, ktokolwiek i po cokolwiek to robi. Nikt nie
    pyta, czy wolno. Warunek albo nigdy nie byłby sprawdzany, albo zamieniałby je w zwykłe zdarzenie.
why-H016 =
    Można ją zagrać tylko wtedy, gdy drugie zdarzenie jest w grze, i nie można jej zagrać, gdy drugie zdarzenie
    jest w grze. To piękna zagadka i martwa karta.
why-H017 =
    Karta ma jedną stronę, jedną wartość i jeden los. Z dwóch wartości liczyłaby się ostatnia, a kto czyta kartę
    na głos, nie wiedziałby o tym. Zostaw tę, o którą chodzi.
why-H018 =
    Karta ma głowę, a nie ma tułowia: żadnego zdarzenia, żadnego trwałego efektu, niczego, co by blokowała.
    Zagrana jako zdarzenie byłaby pustym losem. Napisz pod `event:`, co się dzieje, albo pod `while in effect:`,
    co obowiązuje.
why-H019 =
    Karty numeruje się od 1 i każda ma tytuł. Według nich układa się talię i nimi posługują się inne karty oraz
    scenariusze, gdy mówią o karcie; bez nich nikt by tego nie potrafił.
why-H020 =
    `caliphate possible` mówi, że Dżihadysta może ogłosić Kalifat tam, gdzie to zdarzenie umieszcza trzy komórki.
    To zdarzenie nigdy nie umieszcza tylu w jednym kraju, więc słowa na karcie byłyby pustą obietnicą.
why-R001 =
    Te znaczniki pokazują, ku czemu skłania się ludność, a przy Dobrych Rządach, pod Rządami Islamskimi, w stanie
    wojny domowej i poza światem muzułmańskim to już rozstrzygnięte. Zasady nie przyjmą znacznika, cokolwiek mówi
    karta, więc zdarzenie po cichu zrobiłoby mniej, niż obiecuje. Wybieraj spośród krajów `open to awakening`.
why-R002 =
    Milicja powstaje tam, gdzie państwo jest słabe, ale jeszcze nie stracone: w kraju o Dobrych Rządach, pod
    Rządami Islamskimi i poza światem muzułmańskim nie ma czego szukać. Umieszczone tam pionki od razu by zabrano.
    Wybieraj spośród krajów `open to militia`.
why-R003 =
    Twarde i miękkie Nastawienie mówią, jaki stosunek do wojny z terrorem ma reszta świata. Kraje muzułmańskie i
    Iran uczestniczą w niej inaczej i nie mają żadnego Nastawienia, a Nastawienie Izraela jest nadrukowane na
    mapie. Tylko dla innych krajów niemuzułmańskich można je ustalić.
why-R004 =
    Sprzymierzone i wrogie bywają kraje muzułmańskie; gdzie indziej ludzie głosują, nikogo nie pytając, a Rządy są
    nadrukowane na mapie. Karta, która chce wpłynąć na taki kraj, zmienia jego Nastawienie.
why-R005 =
    Iran to osobny rodzaj kraju: jego Rządy są stałe i z nikim nie trzyma. Dopiero wybory w The Awakening czynią z
    niego kraj taki jak sąsiednie, więc karta musi się upewnić, że jest on już muzułmański.
why-R006 =
    Oddziały stoją tam, gdzie je zaproszono, czyli w krajach sprzymierzonych, albo tam, gdzie przeprowadziły
    Zmianę Reżimu. Wysłane do kraju, który nie jest ani jednym, ani drugim, utknęłyby: żadna zasada nie mówi, co
    im tam wolno. Trwałe zdarzenia mogą otworzyć kraj przez `may deploy to`.
why-R007 =
    Nikt nie podkłada bomb we własnym domu: pod Rządami Islamskimi władzą są Dżihadyści. Intryga kosztowałaby ich
    tam Fundusze po to, by zaszkodzić sobie samym, więc zasady na nią nie pozwalają.
why-R008 =
    Prestiż wynosi od 1 do 12, a Fundusze od 1 do 9. Znacznika nie można przesunąć poza koniec toru, a pytanie o
    wartość spoza niego ma odpowiedź, zanim padnie. Sprawdź jeszcze raz końce toru.
why-R009 =
    W pudełku jest piętnaście komórek i piętnaście oddziałów i ma to być ograniczenie: czego nie ma na swoim
    torze, to nie może wejść do gry. Karta, która wymaga więcej, obiecuje coś, czego żaden gracz nigdy nie zrobi.
why-R010 =
    Nikt nie wie, jakie Rządy ma nieoznaczony kraj, dopóki się na nie nie rzuci. Poprawiać je wcześniej to malować
    dom, którego jeszcze nie zbudowano. Większość zdań sama testuje kraj; przed takim, które tego nie robi, napisz
    `test` albo wybierz kraj, który jest `tested`.
why-R011 =
    Do Zmiany Reżimu gracz US musi mieć twarde Nastawienie i sześć wolnych oddziałów w jednym miejscu, a w kraju
    muszą panować Rządy Islamskie. Jeżeli czegoś z tego brakuje, operacja nic nie daje. Najpierw zapytaj:
    `if regime change possible in c`.
why-R012 =
    Intrygi WMD leżą gotowe tylko w kilku miejscach: w swoim Obszarze oraz przy Pakistanie, Syrii i Iranie.
    Zdarzenie nie może uwolnić z kraju czegoś, czego nigdy tam nie było.
why-R013 =
    Wszystkie trzy dotyczą władzy, która może upaść: Pomoc pomaga ją utrzymać, oblężenie pomaga ją obalić, a wojna
    domowa robi jedno i drugie naraz. W krajach, których Rządy są nadrukowane na mapie, władza upaść nie może i
    znaczniki leżałyby tam bez znaczenia.
why-R014 =
    Jest sześć intryg o numerach od 1 do 3 oraz intrygi WMD. Intrygi 4 nie ma w pudełku, więc zdarzenie niczego by
    nie umieściło.
why-R015 =
    Zestaw kart jest przeznaczony dla jednej planszy: karty z folderu `base` dla planszy gry podstawowej. Tego, co
    ma tylko dodatek, jego znaczników, pionków i krajów, tam nie ma. Scenariusz z tą kartą, a bez dodatku,
    zostanie odrzucony.
why-R016 =
    Wojna Idei nic nie daje pod Rządami Islamskimi, w krajach wrogich, w kraju sprzymierzonym o Dobrych Rządach
    ani w Stanach Zjednoczonych, Izraelu i Iranie takim, jaki jest na początku. Tutaj nie może chodzić o żaden
    inny kraj. Najpierw przesuń kraj w stronę sprzymierzonego albo wybierz inny.
why-L001 =
    Jakakolwiek jest pozycja na planszy, pierwsza w kolejce jest wcześniejsza gałąź albo ta w ogóle nie może
    zajść. Wierszy pod nią nikt nigdy przy żadnym stole nie odczyta. Często dwa warunki miały być różne, a nie są.
why-L002 =
    Warunek to rozstaje dróg. Tutaj droga jest tylko jedna: w każdej pozycji, na którą pozwalają zasady, odpowiedź
    brzmi „tak”. Pomiń warunek albo zapytaj o to, o co naprawdę chodziło.
why-L003 =
    W żadnej pozycji, na którą pozwalają zasady, nie jest to prawdą, więc to, co od tego zależy, nigdy się nie
    zdarzy. Może dwie właściwości się wykluczają albo liczba leży poza końcem toru.
why-L004 =
    Żaden kraj, żadna intryga ani żadna karta nigdy nie spełni tego, czego się tu wymaga. Wybór niczego nie
    znajduje, jego nazwa pozostaje pusta, a wszystkie zdania, które jej używają, są po cichu pomijane.
why-L005 =
    Zdarzenie, którego warunek jest spełniony, można zagrać, a druga strona może być zmuszona je uruchomić. Jeżeli
    zdarzenie nie ma wtedy nic do zrobienia, ktoś zmarnował kartę, choć zasady powinny mu były tego oszczędzić.
    Wpisz to, czego zdarzenie potrzebuje, do wiersza `play if` lub `play in`.
why-L006 =
    Coś się wybiera lub liczy, dostaje to nazwę i nigdy więcej się o tym nie wspomina. Przy stole to wybór bez
    następstw. Albo brakuje zdania na ten temat, albo wiersz został po wcześniejszym pomyśle.
why-L007 =
    Efekt trwa, dopóki jego znacznik leży na planszy. Jeżeli karta ani nie mówi `mark`, ani nigdzie nie kładzie
    znacznika, jej efekt nigdy się nie zacznie; byłby to drobny druk dla nikogo.
why-L008 =
    Gdy dwa trwałe zdarzenia sobie przeczą, wygrywa późniejsze, więc przy stole wynik zależy od kolejności zagrań.
    Jeżeli tak ma być, powiedz to: niech jedno blokuje drugie; jeżeli nie, jedno z nich powinno mówić, kiedy nie
    obowiązuje.
why-L009 =
    Gdy dochodzi do tego wiersza, plansza już jest taka, jak on chce. Gracze szukaliby, co mają zrobić, i nic by
    nie znaleźli. Albo chodzi o inny kraj, albo brakuje `else`.
why-L010 =
    `this` to trwały efekt, który czekał i teraz działa. Zdarzenie, które się właśnie zagrywa, jeszcze nim nie
    jest: nie ma czego kończyć. Podaj zamiast tego znacznik albo napisz ten wiersz pod `when`.
why-L011 =
    Wybór między tym samym a tym samym nie jest wyborem, a warunek, który tak czy owak prowadzi do tego samego,
    pyta na próżno. Najczęściej jedno z nich skopiowano i potem nie zmieniono.
why-L012 =
    Każdą opcję można wykonać raz. Z dwóch opcji nigdy nie wykona się trzech, a zero z nich to żadne zdarzenie.
why-L013 =
    Tylko karta, która odesłała pionki poza mapę, może sprowadzić je z powrotem. Jeżeli nigdy tego nie robi, są
    stracone do końca gry, a jeżeli sprowadza coś, czego nigdy nie odesłała, nic się nie dzieje.
why-L014 =
    Znacznik zdejmuje się, gdy tylko zajdzie jego `ends when`. Jeżeli zdarzenie zagrywa się tylko tam, gdzie już
    tak jest, albo samo do tego doprowadza, efekt nie trwa ani chwili.
why-L015 =
    `x or x` to `x`. Drugie miało pewnie mówić o czymś innym: o innym kraju, o innej liczbie, albo zamiast `or`
    miało być `and`.
why-L016 =
    Karta, którą strona bierze z własnej ręki, zostaje tam, gdzie jest, a karty z drugiej ręki nie da się
    odrzucić, bo jej tu nie ma. Podano niewłaściwą stronę.
why-L021 =
    Żeby odpowiedzieć, ile jest komórek, karta pyta, ile jest komórek, i tak bez końca: gra zostałaby zatrzymana.
    To, co mówi instrukcja, jest już policzone; `+1` do tego dodaje. Tak samo mogą gonić się dwie odpowiedzi, na
    jednej karcie albo na dwóch, które są w grze naraz.
why-L022 =
    Zdarzenie tej karty wywołuje zdarzenie tej karty, które wywołuje je znowu, i tak bez końca: gra zostałaby
    zatrzymana. Tak samo byłoby z takim, które czeka na dowolne zdarzenie i samo jakieś wywołuje. Powiedz, pod
    jakim warunkiem to trwa dalej, albo wywołaj zdarzenie innej karty.
why-D001 =
    Po numerze talia poznaje swoje karty: według numeru się je rozdaje, odrzuca i usuwa. Z dwóch kart o tym samym
    numerze można by dobrać zawsze tylko jedną.
why-D002 =
    Jeżeli jedna karta blokuje drugą, mówią o tym obie, bo na obu jest to wydrukowane: gracz, który ma tę drugą,
    musi móc to na niej zobaczyć. Sprawdzanie porównuje obie. `--fix` dopisuje brakujący wiersz do drugiej karty.
why-D003 =
    Karta odwołuje się do innej przez jej tytuł albo przez nazwę jej znacznika, a żadna tak się nie nazywa.
    Odwołanie nigdy by się nie spełniło: nic nie zostałoby zablokowane, a tego, co wymagane, nigdy by nie było.
why-D004 =
    Karta wchodzi do gry przez scenariusz, który ma jej zestaw, czyli folder, w którym leży, chyba że ten
    scenariusz ją usuwa. W żadnym ze scenariuszy sprawdzanych razem z tą kartą tak nie jest: napisano ją i
    wypróbowano, a nikt nigdy jej nie dobierze.
why-D005 =
    Co jedna karta umożliwia, tego druga wymaga; mówią to obie, bo gracz może mieć na ręce jedną lub drugą. Kartę,
    którą inna umożliwia, choć ona sama o to nie prosi, i tak można zagrać, a ta, która prosi, choć nic jej nie
    umożliwia, nikomu nie mówi, na co czekać.
why-D006 =
    Karty blokuje się i wymaga się ich po tytule. Jeżeli dwie różne karty zestawu mają ten sam tytuł, nikt nie
    powie, o którą chodzi. Egzemplarze karty mają wspólny plik, ze wszystkimi numerami w pierwszym wierszu.
why-D007 =
    Kartę może zablokować albo umożliwić tylko zdarzenie, które jest w grze, a zdarzenie jest w grze, dopóki jego
    znacznik leży na planszy. Podana tu karta nie zostawia znacznika: jej zdarzenie mija, gdy tylko nastąpi. Daj
    tamtej karcie znacznik albo podaj ten, który ma.
why-Y001 =
    Scenariusz to lista kluczy i wartości, a każdy klucz ma własny rodzaj wartości. Klucz z literówką zostałby
    inaczej pominięty i gra zaczęłaby się bez tego, co pod nim napisano. Edytory, które znają schemat,
    podpowiadają klucze podczas pisania.
why-Y002 =
    Wszystkie klucze się zgadzają, ale zasady nie znają pozycji, którą opisują: za dużo pionków, karty, których
    nie ma, poziomy, które się wykluczają. Nikt nie mógłby jej rozstawić na planszy.
why-Y003 =
    Przygotowanie scenariusza wykonuje się, zanim zagrana zostanie jakakolwiek karta: nie ma `this card` ani
    takiej, której znacznik można by położyć lub której można by użyć do operacji. Trwałe zdarzenie, które jest w
    grze od początku, stoi pod `marks`, a oddziały poza mapą pod `troops off map`.
why-Y004 =
    Coś w `pack.yaml`, na planszy albo w tabelach pakietu nie jest takie, jak powinno: klucz lub wartość, których
    nie ma, karta o numerze, który ma już inna, niekompletny kraj, nazwa, której żadna karta nie mogłaby
    wypowiedzieć. Dopóki tak jest, pakietem nie można grać, a jego kart się nie sprawdza.
why-Y005 =
    To, co robi bot, stoi w pliku YAML: kolumny, listy, pytania i wskazówki dla kart, wszystko pod swoim kluczem.
    Klucz, którego nikt nie czyta, niczego by nie zmienił, a przyczyny szukałoby się w złym miejscu.
    `daedalus schema bot` wypisuje wszystkie klucze; pakiet zmienia istniejące boty w pliku o tej samej nazwie.
why-Y006 =
    Lista lub kolumna, której nikt nie napisał, karta, której nie ma w grze albo która nie wybiera tego, o czym
    mówią wskazówki, opcja, której nie daje, pytanie, którego nic nie zadaje, akcja, której bot nie zna. W grze
    wiersz zostałby pominięty albo gra by się zatrzymała.
why-X001 =
    Zdarzenie zagrano w dozwolonej pozycji i gra nie mogła toczyć się dalej. Przy stole wszyscy spojrzeliby po
    sobie i odłożyli kartę na bok. Pokazana jest najmniejsza pozycja, w której to się dzieje; jeżeli twoje zdanie
    mówi to, co ma mówić, błąd jest po naszej stronie, a tej pozycji potrzebujemy, żeby go znaleźć.
why-X002 =
    Po zdarzeniu coś stoi tam, gdzie według zasad być nie może, pionków lub kart jest za dużo albo za mało, albo
    też zdarzenia nie da się cofnąć. Gra toczyłaby się dalej i zepsuła się później, daleko od tej karty. Wybieraj
    tylko spośród krajów, w których zdanie ma sens.
why-X003 =
    Do karty dobrano setki dozwolonych pozycji, wiele z nich wymierzono dokładnie w ten wiersz, a żadna do niego
    nie doprowadziła. Może jego warunki wykluczają się w sposób, który widać dopiero na całej planszy. Tak samo
    zgłasza się wyzwalacz, który nigdy nie działa, i koniec, który nigdy nie nadchodzi.
why-X004 =
    Wykonano to raz po raz, a plansza była potem taka jak przedtem. Ktoś wydałby kartę na nic. Często zapomniano o
    jednej z dwóch stron albo zdanie robi to, co już zrobione.
why-X005 =
    Efekt był w grze w wielu pozycjach, pytanie tam zadano, a odpowiedź zawsze była taka, jaka byłaby bez tej
    karty. Może zasady już to mówią albo warunek po `when` nigdy nie trafia na ten przypadek. Taki wiersz to
    drobny druk, którego nikt nie potrzebuje.
