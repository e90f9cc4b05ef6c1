# Jak uwagi nazywają rzeczy gry i co mówią o jej krajach. Stoją wewnątrz zdania.

## Typy: czym jest coś na karcie

type-country = kraj
type-countries = kraje
type-plot = intryga
type-plots = intrygi
type-stand-in = zastępstwo
type-stand-ins = zastępstwa
type-governance = Rządy
type-alignment = Sprzyjanie
type-posture = Nastawienie
type-band = poziom toru

## Pionki i inne rzeczy, które się liczy

piece-cells = komórki
piece-troops = oddziały
piece-militia = milicja
piece-militia-and-cells = milicja i komórki
piece-awakening = znaczniki Przebudzenia
piece-reaction = znaczniki Reakcji
piece-plots = intrygi
piece-numbered-plots = intrygi z numerem
piece-wmd = WMD
piece-wmd-in-the-box = WMD w Obszarze
piece-aid = znaczniki Pomocy
piece-cadre = kadry
piece-besieged-regime = Oblężone Reżimy
piece-dice = kości
piece-cards = karty

## Liczby bez własnego toru

track-world-posture = Nastawienie świata
track-reserves = Rezerwy
track-gwot-penalty = kara GWOT
track-recruit-number = liczba do rekrutacji
track-plot-number = numer intrygi

## Jaki jest kraj. Stoją po dwukropku

being-iran = Iran przed wyborami
being-muslim = kraj muzułmański
being-non-muslim = kraj niemuzułmański
being-untested-non-muslim = nieoznaczony kraj niemuzułmański
being-in-civil-war = wojna domowa
being-under-regime-change = Zmiana Reżimu
being-untested = kraj nieoznaczony
being-good = Dobre Rządy
being-fair = Poprawne Rządy
being-poor = Słabe Rządy
being-islamist-rule = Rządy Islamskie
being-without-wmd = nie Iran, Pakistan ani Syria
being-adversary = kraj wrogi
being-good-ally = kraj sprzymierzony o Dobrych Rządach
being-no-target = kraj, którego to nie dotyczy

## Co zasady mówią o takim kraju

need-no-levels = nie ma Rządów ani Sprzyjania do zmiany
need-nothing-marked = nic nie jest jeszcze oznaczone
need-no-posture = nie ma Nastawienia do ustalenia
need-no-troops = oddziały nie mogą stać
need-no-militia = milicja nie może stać
need-no-plot = nie umieszcza się intryg
need-no-wmd = nie leżą WMD
need-no-aid = nie ma miejsca na Pomoc
need-no-besieged-regime = nie ma miejsca na Oblężony Reżim
need-no-civil-war = nie ma miejsca na wojnę domową
need-no-awakening = znaczniki Przebudzenia nie mogą leżeć
need-no-reaction = znaczniki Reakcji nie mogą leżeć
need-nothing-won = Wojna Idei nic nie daje

## Co dzieje się bez pytania. Zmienne: $name: kraj

need-regime-change-unasked = Zmiana Reżimu ({ $name }) bez spełnienia jej warunków
need-regime-change-too-few = Zmiana Reżimu z mniejszą liczbą oddziałów, niż potrzeba

## Dlaczego wiersz niczego nie zmienia. Stoją po nazwie kraju, strony lub znacznika

idle-in-civil-war = już ma wojnę domową
idle-not-in-civil-war = nie ma wojny domowej
idle-not-under-regime-change = nie ma Zmiany Reżimu
idle-no-other-side = nie ma drugiej strony albo już ją pokazuje
idle-has-cadre = już ma kadrę
idle-no-cadre = nie ma kadry
idle-tested = jest już po teście
idle-good = ma już Dobre Rządy
idle-poor = nie może mieć gorszych Rządów niż Słabe
idle-besieged = ma już Oblężony Reżim
idle-not-besieged = nie ma Oblężonego Reżimu
idle-no-awakening = nie może mieć znacznika Przebudzenia
idle-no-reaction = nie może mieć znacznika Reakcji
idle-no-militia = nie może mieć milicji

## Co stoi w luce wzorca: n (ile: komórki) to 1. Zmienne: $of: pionek lub poziom; $track: tor

role-which-plot = która intryga
role-plot-number = numer intrygi

## Co jest nie tak ze scenariuszem, pakietem lub innym plikiem i co z tym zrobić. Klucze zostają, jakie są

trouble-pieces-on-map = na mapie jest { $n } ({ $piece }), a w grze jest { $most }
trouble-pieces-on-and-off = na mapie i poza nią jest { $n } ({ $piece }), a w grze jest { $most }
trouble-take-away = Zabierz { $n }; co nie jest na mapie, leży na swoim torze (4.6.2).
trouble-few-markers = jest { $most } znaczników ({ $piece }), za mało na wszystkie kraje
trouble-fewer-markers = Umieść ich mniej; jeden znacznik może w tym samym kraju oznaczać dwa.
trouble-plots = intryg o numerze { $kind } jest tu { $n }, a w grze { $most }
trouble-count-plots = Policz razem te w krajach i dostępne.
trouble-wmd = intryg WMD jest tu { $n }, a w grze { $most }
trouble-wmd-held = { $n } z nich leży przy krajach: podaj ile przez `wmd` albo zmniejsz inne liczby.
trouble-no-set = żadna karta nie należy do zestawu '{ $name }'
trouble-numbers = Karty mają numery od { $low } do { $high }.
trouble-no-card = `{ $key }`: nie ma karty { $number }
trouble-not-lapsing = { $card } nie przemija
trouble-lapsing-removed = karta { $number } przemija i jest usunięta
trouble-other-set = `{ $key }`: karta { $number } jest z zestawu '{ $name }', którego nie ma w grze
trouble-add-set = Pomiń ją albo dodaj ten zestaw do `sets`.
trouble-not-in-deck = `{ $key }`: karta { $number } nie zaczyna w talii
trouble-both-halves = karta { $number } jest w obu połowach talii
trouble-leave-out-of-one = Pomiń ją w jednej.
trouble-no-mark = żadna karta nie ma znacznika '{ $name }'
trouble-other-text = { $card } mówi w tym scenariuszu co innego.
trouble-at-odds = { $name } i { $other } nie mogą działać naraz: jedno blokuje drugie
trouble-not-on-board = na planszy '{ $board }' nie ma tego kraju: { $country }
trouble-other-board = Dodaj `board: { $board }` albo to pomiń.
trouble-no-section = { $what }, ale na planszy '{ $board }' nie gra się z rozdziałem 11
trouble-has = { $country } ma `{ $key }`
trouble-has-a = { $country } ma `{ $key }`
trouble-there-is = jest `{ $key }`
trouble-one-sided = { $country } nie ma na tej planszy drugiej strony
trouble-untwist = Pomiń `turned` albo weź planszę, na której ją ma.
trouble-turned-posture = { $country }: leży muzułmańską stroną, która nie ma Nastawienia
trouble-no-posture = Pomiń Nastawienie albo `turned`.
trouble-not-muslim = { $country } to nie kraj muzułmański, a ma `{ $key }`
trouble-not-muslim-a = { $country } to nie kraj muzułmański, a ma `{ $key }`
trouble-turn = Dodaj `turned: true` albo to pomiń.
trouble-turns-back = { $country } jest odwrócony, sprzymierzony i bez komórek: od razu by się odwrócił
trouble-keep-turned = Pomiń `turned` albo daj mu komórkę lub inne Sprzyjanie.
trouble-half-governance = { $country } ma Rządy, ale nie ma Sprzyjania (`{ $key }`, `{ $other }`)
trouble-half-alignment = { $country } ma Sprzyjanie, ale nie ma Rządów (`{ $key }`, `{ $other }`)
trouble-add-both = Oznaczony kraj muzułmański ma oba (4.2.4): dodaj `{ $key }` albo pomiń oba.
trouble-regime-change = { $country } ma Zmianę Reżimu, a nie ma Słabych ani Poprawnych Rządów
trouble-no-regime-change = Ustaw `governance` na `poor` lub `fair` albo pomiń Zmianę Reżimu.
trouble-untested = { $country } jest nieoznaczony, a ma `{ $key }`
trouble-give-levels = Nadaj mu poziomy albo umieść to zdaniem pod `setup`, które najpierw go testuje.
trouble-civil-war = { $country } ma wojnę domową, a nie ma Słabych ani Poprawnych Rządów
trouble-no-civil-war = Ustaw `governance` na `poor` lub `fair` albo pomiń wojnę domową.
trouble-no-militia = { $country }: { $being }, tam nie może być milicji
trouble-poor-or-fair = Pomiń je albo ustaw `governance` na `poor` lub `fair`.
trouble-no-marker = { $country }: { $being }, tam nie mogą leżeć { $piece }
trouble-turned-marker = Pomiń to; wojna domowa zamienia to w milicję lub komórki (11.2.2).
trouble-troops = { $country } to nie kraj muzułmański, a ma oddziały
trouble-name-mark = Pomiń je albo podaj znacznik, który pozwala im tam stać.
trouble-plot = { $country } ma Rządy Islamskie, tam nie umieszcza się intryg
trouble-other-governance = Pomiń je albo zmień `governance`.
trouble-capital = { $country } nie może być stolicą kalifatu
trouble-make-capital = Ustaw tam wojnę domową, Zmianę Reżimu lub Rządy Islamskie.
trouble-sleepers = { $country } należy do kalifatu, a ma uśpione komórki
trouble-active = Napisz `active cells` zamiast `cells`.
trouble-there-are = są `{ $key }`

## Co się robi, dopóki zdarzenie jest w grze

exercise-operation = { $side }: { $thing }
exercise-card = zagranie karty: { $side }
exercise-plots = rozstrzyganie intryg
exercise-end-of-turn = tura się kończy

## Czego żadna pozycja nie może mieć. Stoją po: to łamie regułę

wrong-cells = liczba komórek: { $n }, w tym dodatkowych: { $extra }
wrong-extra-cells = dodatkowych komórek na mapie: { $extra }, a na torze: { $n }
wrong-troops = oddziałów: { $n }
wrong-militia = milicji: { $n }
wrong-markers = { $piece }: { $n }
wrong-wmd = WMD: { $n }
wrong-plots = intrygi nie są tymi, które są w grze: { $plots }
wrong-wmd-resolved = WMD wśród rozegranych intryg, skąd mogłoby wrócić
wrong-mark-twice = ten sam znacznik dwa razy: { $mark }
wrong-mark-twice-there = { $country }: ten sam znacznik dwa razy: { $mark }
wrong-untested = { $country }: żetony w kraju nieoznaczonym
wrong-levels = { $country }: Rządy i Sprzyjanie pojawiają się razem
wrong-posture = { $country }: kraj muzułmański z Nastawieniem
wrong-not-muslim = { $country }: kraj niemuzułmański, a ma to, co mają tylko muzułmańskie
wrong-posture-iran = { $country }: Nastawienie, którego Iran nie ma
wrong-iran = { $country }: Iran ma Poprawne Rządy, dopóki nie zostanie odwrócony
wrong-printed = { $country }: zmieniły się wydrukowane Rządy
wrong-regime-change = { $country }: Zmiana Reżimu w kraju, który nie ma Słabych ani Poprawnych Rządów
wrong-militia-there = { $country }: milicja tam, gdzie nie może jej być
wrong-popular-there = { $country }: Przebudzenie lub Reakcja tam, gdzie nie może ich być
wrong-civil-war = { $country }: wojna domowa w kraju, który nie ma Słabych ani Poprawnych Rządów
wrong-civil-war-and-regime-change = { $country }: jednocześnie wojna domowa i Zmiana Reżimu
wrong-mat = { $country }: rodzaj, którego nie ma na jego nakładce
wrong-not-turned-back = { $country }: sprzymierzony, bez komórek i nieodwrócony z powrotem
wrong-turned-back = { $country }: odwrócony z powrotem, ale bez Rządów
wrong-no-member = { $country }: nie może należeć do kalifatu
wrong-sleepers = { $country }: uśpione komórki w kalifacie
wrong-capitals = więcej niż jedna stolica kalifatu: { $countries }
wrong-capital = { $country } jest stolicą, a nie może nią być
wrong-base = { $field }, ale na planszy gry podstawowej
trouble-whole-country = Kraj muzułmański ma `kind`, `sect` i `resources`; każdy inny ma `kind: non-muslim` i `governance`.
trouble-before-itself = plansza nie poprzedza samej siebie
trouble-no-deal = bez `deal` żadna tura by się nie skończyła
trouble-of-expansion = '{ $name }' należy do { $other }
trouble-no-member = na planszy nie ma żadnego członka
trouble-no-such-country = nie ma takiego kraju
trouble-cannot-be-muslim = nie może to być kraj muzułmański
trouble-good-or-fair = jego Rządy są Dobre lub Poprawne
trouble-about-key = { $key }: { $what }
trouble-leave-it-or-change = Zostaw to albo najpierw zmień tabelę.
trouble-the-rules-name-it = reguły wymieniają ten kraj, nie może zniknąć: { $country }
trouble-about-country = { $country }: { $what }
trouble-leave-this-line-out = Pomiń ten wiersz.
trouble-no-set-is-left = na pierwszą talię nie zostaje żaden zestaw
trouble-the-board-does-not = plansza '{ $name }' nie zmienia się z późniejszą talią
trouble-later-sets-is-not = { $key }: '{ $name }' nie należy do zestawów
trouble-write = Napisz: { $sets }.
trouble-add-board-or-leave = Dodaj `board: { $fitting }` albo pomiń `later sets`.
trouble-cards-card-is-written = { $key }: karta { $number } jest napisana dwa razy
trouble-add-it-to-sets = Dodaj to do `sets`, na przykład: { $sets }.
trouble-cards-card-is-only = { $key }: karta { $number } to tylko jedna z { $known }, które są tą samą kartą
trouble-has-no-posture = { $name } nie ma Nastawienia
trouble-there-are-more-troops = oddziałów jest więcej niż miejsc na ich torze
trouble-let-the-track-troops = Niech tor `troops` sięga tak daleko.
trouble-no-row-of-has = żaden wiersz '{ $name }' nie ma wartości { $value }
trouble-let-the-ranges-meet = Niech zakresy się stykają; pierwszy i ostatni wiersz mogą być otwarte.
trouble-the-track-goes-from = tor '{ $name }' biegnie od { $low } do { $high }
trouble-there-is-no-plot = nie ma intrygi { $plot }
trouble-the-track-counts-from = tor '{ $name }' liczy od 0
trouble-leave-its-from-as = Zostaw jego `from` bez zmian.
trouble-no-level-of-has = żaden poziom '{ $name }' nie ma wartości { $value }
trouble-let-the-levels-meet = Niech poziomy się stykają, od końca do końca.
