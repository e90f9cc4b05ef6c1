# Odpowiedzi na pytania, które zadaje każda gra, tak jak się je pokazuje do wyboru; można je też wpisać.

## Odpowiedzi

option-yes = tak
option-no = nie
option-done = gotowe
option-pass = pas
option-nothing = nic
option-event = zdarzenie
option-operations = operacje
option-event-first = najpierw zdarzenie
option-operation-first = najpierw operacja

# Rzecz w jakimś miejscu. $place: na przykład Irak; $what: na przykład aktywna komórka.
option-in = { $place }: { $what }
