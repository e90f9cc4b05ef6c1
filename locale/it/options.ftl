# Risposte alle domande che fa ogni gioco, come si mostrano per la scelta; si possono anche scrivere.

## Risposte

option-yes = sì
option-no = no
option-done = fatto
option-pass = passa
option-nothing = niente
option-event = Evento
option-operations = Operazioni
option-event-first = prima l'Evento
option-operation-first = prima l'Operazione

# Una cosa in un luogo. Variables: $place: per esempio Iraq; $what: per esempio cellula attiva.
option-in = { $place }: { $what }
