# Zapis przebiegu gry.

## Jak nazywają się wartości

word-side =
    { $id ->
        [us] Gracz US
       *[jihadist] Dżihadysta
    }
# To samo w środku zdania.
word-whose =
    { $id ->
        [us] gracz US
       *[jihadist] Dżihadysta
    }
# Znacznik intrygi na początku wiersza.
word-plot-marker =
    Intryga { $kind ->
        [wmd] WMD
       *[other] { $kind }
    }{ $up ->
        [yes] {" "}odkryta
       *[no] { "" }
    }{ $backlash ->
        [yes] {" "}z odwróconą zmianą Funduszy
       *[no] { "" }
    }

## Po co się rzuca i czego potrzeba: liczby stoją dalej, każda ze swoim wynikiem

governance-roll = Rządy: { $c }, Poprawne od { $fair }
posture-roll = Nastawienie: { $c }, twarde od { $hard }{ $added }
prestige-direction-roll = Prestiż, wzrost od { $up }{ $added }
prestige-size-roll = Prestiż, o niższą kość
event-roll = Zdarzenie
event-in-roll = Zdarzenie: { $c }, potrzeba najwyżej { $needed }
war-of-ideas-roll = Wojna Idei: { $c }, potrzeba co najmniej { $needed }{ $added }
recruit-roll = Rekrutacja: { $c }, potrzeba najwyżej { $needed }
alert-table-roll = Czy zablokować intrygę: { $c }, potrzeba najwyżej { $needed }{ $added }
travel-roll = Podróż: { $origin } → { $target }, potrzeba najwyżej { $needed }{ $added }
jihad-roll = Dżihad: { $c }, potrzeba najwyżej { $needed }{ $added }
plot-roll = Intryga: { $c }, potrzeba najwyżej { $needed }
attrition-roll = Wyniszczenie: { $c }, { $side }, potrzeba najwyżej { $needed }
random-muslim-row-roll = Losowy kraj muzułmański: wiersz
random-muslim-column-roll = Losowy kraj muzułmański: kolumna
random-muslim-second-roll = Losowy kraj muzułmański: druga tabela
random-shia-mix-roll = Losowy kraj szyicko-mieszany
random-schengen-roll = Losowy kraj strefy Schengen

## Nagłówki i objaśnienia

phase-setup = Przygotowanie gry
phase-action = Faza Akcji: { $side }
phase-plots = Rozstrzygnięcie intryg
phase-end-of-turn = Koniec tury
deck-added = Dochodzi talia zestawu { $name } z jego zasadami
card-added = { $side } dokłada { $card }
card-kept = { $side } zatrzymuje swoją ostatnią kartę
first-plot = { $card }: zdarzenie nie zachodzi, to pierwsza intryga tury
operation-begins = { $side }: { $operation }, wartość { $ops }
radicalization = { $side }: Radykalizacja, wartość { $ops }
alert-table-entry = { $c }: { $plot }, Fundusze { $funding }, Prestiż { $prestige }: { $entry }

## Co staje się jawne dla wszystkich

plot-alerted = Zablokowano: { $plot }
plot-resolved = { $plot } ({ $c }) zostaje rozstrzygnięta

## Co widzi jedna strona: wiersz zaczyna się od tego, kto to widzi

wmd-in-play = Intrygi WMD: { $places }
