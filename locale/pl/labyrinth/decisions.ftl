# O co pyta się stronę. Odpowiedź stoi pod pytaniem lub po nim. Nazwy krajów stoją w mianowniku.

## Pionki i znaczniki (4)

place-cell-in = gdzie umieścić komórkę
place-this-cell-in = gdzie umieścić tę komórkę
cells-to-place = ile komórek umieścić ({ $c })
cell-to-place = którą komórkę umieścić ({ $cell } z { $of })
remove-cell = którą komórkę usunąć ({ $c })
move-cell = którą komórkę przenieść ({ $c } → { $target })
activate-cell-in = gdzie aktywować uśpioną komórkę
remove-cadre-in = gdzie usunąć kadrę
posture-of = Nastawienie: { $c }

## Karty (5, 6)

play-card = zagraj kartę
end-of-phase = koniec fazy
use-card = jak wykorzystać { $card }
order-of-card = kolejność: { $card }
spend-reserves = czy wydać Rezerwy na: { $operation }
operation-with = operacja o wartości { $ops }

## Operacje US (7)

war-of-ideas-in = gdzie przeprowadzić Wojnę Idei
deploy-from = skąd rozmieścić oddziały
deploy-to = gdzie rozmieścić oddziały (skąd: { $origin })
troops-to-deploy = ile oddziałów rozmieścić ({ $origin } → { $target })
mark-to-deploy = czy rozmieścić też { $mark } (skąd: { $c })
regime-change-in = gdzie przeprowadzić Zmianę Reżimu
regime-change-from = skąd wziąć oddziały do Zmiany Reżimu ({ $c })
regime-change-troops = ile oddziałów do Zmiany Reżimu ({ $c })
withdraw-from = skąd wycofać oddziały
withdraw-to = dokąd wycofać oddziały (skąd: { $c })
troops-to-withdraw = ile oddziałów wycofać ({ $c })
disrupt-in = gdzie przeprowadzić Rozbicie
disrupt-cell =
    { $of ->
        [1] co rozbić ({ $c })
       *[other] co rozbić ({ $c }, komórka { $cell } z { $of })
    }
alert-in = gdzie zablokować intrygę
plot-to-alert = którą intrygę zablokować ({ $c })
plot-to-move = którą intrygę przenieść ({ $c } → { $target })
second-card = druga karta do Ponownej Oceny
next-in-reassessment = następny krok Ponownej Oceny

## Operacje Dżihadystów (8)

operation-in = gdzie: { $operation }
dice-in = ile kości: { $operation } ({ $c })
sleepers-used = ile uśpionych komórek użyć ({ $c })
recruit-in = gdzie rekrutować (kość { $die } z { $of })
place-recruit-in = gdzie umieścić zrekrutowaną komórkę
travel-from = skąd podróżować (operacja { $op } z { $of })
travel-cell-from = skąd podróżować (komórka { $cell } z { $of })
travel-to = dokąd podróżować (skąd: { $c })
major-jihad = czy przeprowadzić Wielki Dżihad ({ $c }, kości: { $dice })
lose-cell = którą komórkę stracić ({ $c })
plot-to-place = którą intrygę umieścić ({ $c })
resolve-first = co rozstrzygnąć najpierw
roll-posture-again = czy powtórzyć rzut na Nastawienie ({ $c })
roll-other-posture = na Nastawienie którego innego kraju strefy Schengen rzucić

## The Awakening (11)

take-marker-from = skąd zabrać znacznik: { $marker }
markers-to-remove = ile usunąć: { $marker } ({ $c })
place-militia-in = gdzie umieścić milicję
militia-to-place = ile milicji umieścić ({ $c })
move-militia-from = skąd przenieść milicję
move-militia-to = dokąd przenieść milicję (skąd: { $c })
militia-to-remove = ile milicji usunąć ({ $c })
place-piece = co umieścić ({ $c })
remove-piece = co usunąć ({ $c })
lose-piece = co stracić ({ $c })
wmd-to-remove = którą intrygę WMD usunąć
send-off-map-from = skąd odesłać oddziały poza mapę
declare-caliphate = czy ogłosić Kalifat ({ $c })
new-capital = nowa stolica Kalifatu
