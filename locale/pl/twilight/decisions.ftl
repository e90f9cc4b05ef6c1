# O co pyta się stronę. Nazwy państw stoją w mianowniku.

## 3, 11.4 przygotowanie

set-up-in = gdzie umieścić Punkt Wpływów (zostało { $left })
extra-in = gdzie umieścić dodatkowy Punkt Wpływów (zostało { $left })
bid-for = którą stroną grać
bid = ile Punktów Wpływów oddać za grę stroną: { $side }

## 4, 5 karty

headline = wybierz Wydarzenie Kluczowe
use-card = jak wykorzystać { $card }
discard-held = odrzuć zatrzymaną kartę

## 6 operacje

operation = wykorzystaj Punkty Operacyjne: { $ops }
influence-in = gdzie umieścić Punkt Wpływów (zostało { $left })
realign-in = gdzie przeprowadzić Wywieranie Presji (zostało { $left })
coup-in = gdzie dokonać Przewrotu (wartość { $ops })
roll-in-space = rzut w Wyścigu Kosmicznym za kartę { $card }
