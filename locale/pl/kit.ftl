# O co pyta i co mówi każda gra karciana. Nazwy stoją w mianowniku: w nawiasie, po dwukropku lub jako podmiot.

## Zapis przebiegu gry

turn-begins = Tura { $turn }
turn-ends = Koniec tury
card-played = { $side } zagrywa { $card }: { $way }
card-cancelled = { $card }: karta zostaje anulowana
event-happens = { $side }: zdarzenie { $card }
event-fails = { $card }: zdarzenie nie zachodzi – { $why }
cards-drawn =
    { $n ->
        [one] { $side } dobiera { $n } kartę
        [few] { $side } dobiera { $n } karty
       *[other] { $side } dobiera { $n } kart
    }
card-discarded = { $side } odrzuca { $card }
card-by-lot = wylosowana karta: { $card }
card-turned-up = odkryta karta: { $card }
unseen-by-lot = wylosowana karta, zakryta
cards-seen = karty: { $cards }
card-taken = wzięta karta: { $card }
card-given = otrzymana karta: { $card }
hand = ręka: { $cards }

## O co pyta się stronę

play-a-card = zagraj kartę
use-a-card = jak wykorzystać { $card }
order-of-events = kolejność: { $card }

## Dlaczego zdarzenia nie można zagrać

not-written = to zdarzenie nie jest jeszcze zapisane
only-by-itself = zachodzi tylko wtedy, gdy karta jest wykorzystana lub odrzucona
other-sides = to zdarzenie drugiej strony ({ $side })
blocked = blokuje je { $mark }
mark-needed = w grze musi być { $mark }
one-needed = w grze musi być jedno z: { $marks }
forbidden = zakazuje tego zdarzenie, które jest w grze
condition-not-met = warunek niespełniony: { $what }
