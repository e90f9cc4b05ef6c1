# Che cosa chiedono e mostrano gli Eventi con le parole in cui sono scritte le carte.

place-in = dove aggiungere influenza ({ $side }), ancora { $left }
remove-from = da dove rimuovere influenza ({ $side }), ancora { $left }
take-from = da dove prendere influenza ({ $side }), ancora { $left }
card-shown = { $side }: mostra { $card }
top-card = dal mazzo: { $card }
