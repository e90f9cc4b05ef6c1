# Antworten auf Fragen, die jedes Spiel stellt, wie sie zur Wahl stehen; man kann sie auch eintippen.

## Antworten

option-yes = ja
option-no = nein
option-done = fertig
option-pass = passen
option-nothing = nichts
option-event = Ereignis
option-operations = Operationen
option-event-first = zuerst das Ereignis
option-operation-first = zuerst die Operation

# Ein Ding an einem Ort. $place: etwa Irak; $what: etwa aktive Zelle.
option-in = { $place }: { $what }
