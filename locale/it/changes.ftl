# Che cosa dicono il resoconto e `try` dei cambiamenti sul tabellone, in ogni gioco. I nomi di campi e valori stanno in
# `fields.ftl` di ciascun gioco, i paesi tra i suoi termini. Qui stanno da soli, senza articolo.

# Una tabella, un livello o un numero di pedine. Variables: $field: il nome; $old, $new: com'era e com'è.
change-value = { $field } { $old } → { $new }
# Un segnalino che ora c'è, e uno che non c'è più.
change-there = { $field }
change-gone = { $field }: rimosso
# Che cosa arriva in un luogo o lo lascia. Variables: $item: un segnalino, una carta o una pedina.
change-more = + { $item }
change-less = − { $item }
# Lo stesso di una pila, di una casella o di un elenco. Variables: $field: il nome.
change-more-of = { $field }: + { $item }
change-less-of = { $field }: − { $item }
# Tutti i cambiamenti in un luogo. Variables: $place: per esempio Iraq; $changes: come sopra, con virgole.
change-in = { $place }: { $changes }
# Variables: $card: il titolo.
change-removed = { $card } esce dal gioco
# Un Evento che dura. Variables: $mark: il suo nome.
change-mark = { $mark } in vigore
change-mark-ends = { $mark } termina
# Lo stesso in un luogo. Variables: $place: per esempio Iraq.
change-mark-in = { $mark } in vigore ({ $place })
change-mark-ends-in = { $mark } termina ({ $place })
