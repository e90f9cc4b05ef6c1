# Co mówi każda gra karciana (kit.ftl), słowami Twilight Struggle: Etap, Wydarzenie, obowiązuje.

turn-begins = Etap { $turn }
turn-ends = Koniec Etapu
event-happens = { $side }: Wydarzenie { $card }
event-fails = { $card }: Wydarzenie nie zachodzi – { $why }
not-written = to Wydarzenie nie jest jeszcze zapisane
other-sides = to Wydarzenie drugiej strony ({ $side })
mark-needed = musi obowiązywać { $mark }
one-needed = musi obowiązywać jedno z: { $marks }
forbidden = zakazuje tego obowiązujące Wydarzenie
