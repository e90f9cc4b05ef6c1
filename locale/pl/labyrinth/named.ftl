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
