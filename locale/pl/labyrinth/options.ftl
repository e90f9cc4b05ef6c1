# Odpowiedzi na pytania, operacje i wyniki rzutów, gdzie stoją same. $n, $m: liczby w kolejności słów angielskich.

## Operacje

option-war-of-ideas = Wojna Idei
option-deploy = Rozmieszczenie
option-regime-change = Zmiana Reżimu
option-withdraw = Wycofanie
option-disrupt = Rozbicie
option-alert = Alert
option-reassessment = Ponowna Ocena
option-recruit = Rekrutacja
option-travel = Podróż
option-jihad = Dżihad
option-plot = Intryga
# Co można zrobić w jednym kraju, gdzie operacja ma dwa końce albo dwa rodzaje.
option-deploy-to = Rozmieszczenie tutaj
option-deploy-from = Rozmieszczenie stąd
option-travel-to = Podróż tutaj
option-travel-from = Podróż stąd
option-minor-jihad = Mały Dżihad
option-major-jihad = Wielki Dżihad

## Co robi się z kartą

option-reserves = Rezerwy
option-discard = odrzuć
option-hold = zatrzymaj
option-a-random-card = losowa karta
option-remove-a-cadre = usuń kadrę
option-change-posture = zmień Nastawienie

## Pionki, znaczniki i miejsca

# plot-n: znacznik intrygi ze swoim numerem; odkryta i z odwróconą zmianą Funduszy: jak leży.
option-active-cells = aktywne komórki
option-sleeper-cells = uśpione komórki
option-active-cell = aktywna komórka
option-sleeper-cell = uśpiona komórka
option-cell = komórka
option-cells = komórki
option-militia = milicja
option-troops = oddziały
option-track = tor
option-available = dostępne
option-plot-n = intryga { $n }
option-plot-n-face-up = intryga { $n } odkryta
option-plot-n-backlashed = intryga { $n } z odwróconą zmianą Funduszy
option-plot-n-face-up-backlashed = intryga { $n } odkryta z odwróconą zmianą Funduszy
option-plot-wmd = intryga WMD
option-plot-wmd-face-up = intryga WMD odkryta
option-plot-wmd-backlashed = intryga WMD z odwróconą zmianą Funduszy
option-plot-wmd-face-up-backlashed = intryga WMD odkryta z odwróconą zmianą Funduszy
option-wmd = WMD
option-face-down-plot-n = zakryta intryga { $n }
option-face-down-plot = zakryta intryga
option-face-down-plot-backlashed = zakryta intryga z odwróconą zmianą Funduszy
option-awakening = Przebudzenie
option-reaction = Reakcja
option-aid = Pomoc
option-cadre = kadra
option-besieged-regime = Oblężony Reżim

## Poziomy i wyniki rzutów (Nastawienie twarde, Rządy Poprawne)

option-hard = twarde
option-soft = miękkie
option-fair = Poprawne
option-poor = Słabe
option-up = w górę
option-down = w dół

## Opcje kart

option-card = karta
option-prestige = Prestiż
option-funding = Fundusze
option-posture = Nastawienie
option-alignment = Sprzyjanie
option-governance = Rządy
option-place = umieść
option-rearrange = przegrupuj
option-activate = aktywuj
option-n-cell =
    { $n ->
        [one] { $n } komórka
        [few] { $n } komórki
       *[other] { $n } komórek
    }
option-n-cells =
    { $n ->
        [one] { $n } komórka
        [few] { $n } komórki
       *[other] { $n } komórek
    }
option-place-cadre = umieść kadrę
option-remove-cadre = usuń kadrę
option-place-aid = umieść Pomoc
option-remove-aid = usuń Pomoc
option-besiege = umieść Oblężony Reżim
option-lift-siege = usuń Oblężony Reżim
option-place-awakening = umieść Przebudzenie
option-remove-awakening = usuń Przebudzenie
option-place-reaction = umieść Reakcję
option-remove-reaction = usuń Reakcję
option-place-posture = umieść Nastawienie
option-remove-posture = usuń Nastawienie
option-place-pieces = umieść pionki
option-remove-pieces = usuń pionki
option-n-awakening-n-reaction = Przebudzenie: { $n }, Reakcja: { $m }
option-n-reaction-n-awakening = Reakcja: { $n }, Przebudzenie: { $m }
option-n-militia-n-cell = milicja: { $n }, komórki: { $m }
option-n-cells-n-militia = komórki: { $n }, milicja: { $m }

## Do czego dochodzi bot z instrukcji

option-alert-table = tabela Alertu
option-go-on = dalej
option-homeland-security = Bezpieczeństwo Wewnętrzne
option-radicalization = Radykalizacja
option-radicalize = radykalizacja
option-plot-for-prestige = intryga dla Prestiżu
option-war-of-ideas-at-n = Wojna Idei przy -{ $n }
option-war-of-ideas-non-muslim = Wojna Idei, niemuzułmańskie
option-disrupt-in-the-us = Rozbicie w USA
option-war-of-ideas-in-soft-countries = Wojna Idei w krajach o Nastawieniu miękkim
option-disrupt-in-a-non-muslim-country = Rozbicie w kraju niemuzułmańskim
option-bank-operations = odłożenie operacji
option-disrupt-a-cadre-in-a-muslim-country = Rozbicie kadry w kraju muzułmańskim
option-war-of-ideas-for-posture = Wojna Idei o Nastawienie
option-plot-in-the-us-with-a-wmd-available = intryga w USA, gdy dostępne jest WMD
option-travel-to-untested-countries = podróż do krajów nieoznaczonych
option-plot-in-non-muslim-countries = intryga w krajach niemuzułmańskich
option-recruit-at-a-cadre = rekrutacja przy kadrze
option-travel-to-the-us = podróż do USA
