# Zapis przebiegu gry.

## Jak nazywają się wartości

word-side =
    { $id ->
        [us] USA
       *[ussr] ZSRR
    }

## Po co się rzuca i czego potrzeba: liczby stoją dalej, każda ze swoim wynikiem

coup-roll = Przewrót ({ $side }): { $c }, potrzeba co najmniej { $needed }{ $added }
realignment-roll = Wywieranie Presji: { $c }, { $side }{ $added }
space-race-roll = Wyścig Kosmiczny ({ $side }): { $box }, potrzeba najwyżej { $needed }
war-roll = Wojna ({ $side }): { $c }, potrzeba co najmniej { $needed }{ $added }
event-roll = Wydarzenie
contest-roll = Rzut: { $side }{ $added }

## Nagłówki i objaśnienia

headlines = Wydarzenia Kluczowe
round-begins = Runda { $round }, { $side }
operations-begin = { $side }: { $what }, wartość { $ops }
passes = { $side } nie zagrywa karty
scored = { $region }, { $side }: { $level }, { $points }
final-scoring = Rozstrzygnięcie Końcowe
military-check =
    { $missing ->
        [one] { $side }: brakuje { $missing } Operacji Wojskowej
        [few] { $side }: brakuje { $missing } Operacji Wojskowych
       *[other] { $side }: brakuje { $missing } Operacji Wojskowych
    }
holds-scoring = { $side } zatrzymuje kartę Rozstrzygnięcia
seats-change = Gracze zamieniają się stronami

## Co staje się jawne dla wszystkich

headline-shown = Wydarzenie Kluczowe ({ $side }): { $card }
held-shown =
    { $n ->
        [one] { $side } pokazuje { $n } zatrzymaną kartę: nie jest to karta Rozstrzygnięcia
        [few] { $side } pokazuje { $n } zatrzymane karty: nie ma wśród nich kart Rozstrzygnięcia
       *[other] { $side } pokazuje { $n } zatrzymanych kart: nie ma wśród nich kart Rozstrzygnięcia
    }
bid-shown = { $side } daje { $points } za grę stroną: { $wanted }
