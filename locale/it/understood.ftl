# Come `daedalus card` racconta una carta così com'è stata capita: i titoli delle sue parti, a che serve una riga, che cosa
# indicano i nomi. Le parole del linguaggio delle carte restano come sono scritte.

## Le sue parti. Variabili: $what: una condizione, una scelta o un valore a parole; $name: un nome dato dalla carta; $side: una parte

understood-playable = giocabile se
understood-event = Evento
understood-while = finché “{ $mark }” è in vigore
understood-while-in = finché “{ $mark }” è in vigore ({ $name })
understood-called = { $what } ({ $name })
understood-let = { $name }: { $what }
understood-if = se { $what }
understood-else-if = altrimenti, se { $what }
understood-else = altrimenti
understood-times = tante volte: { $what }
understood-each = per ciascun { $name }: { $what }
understood-may = la parte può
understood-may-side = { $side } può
understood-do = esegui { $n } di queste
understood-do-side = { $side } esegue { $n } di queste
understood-option = opzione
understood-option-if = opzione, se { $what }
understood-ends = finisce quando { $what }
understood-when = quando { $what }

## Che cosa indica un nome: c è ... . Variabili: $type: un tipo; $who: da chi, o niente; $count: quanti, o niente

given-is = { $name } è { $what }
given-chosen = ciò che è scelto ({ $type }) { $who }
given-several = ciò che è scelto ({ $count } { $type }) { $who }
given-all = tutti questi ({ $type })
given-up-to = fino a { $n }
given-by-lot = a sorte
given-by = da { $side }
given-each = ciascuno di essi a turno
given-value = { $what }, com'è in quel momento
given-result = ciò che ne risulta ({ $type })
given-place = dove sta "{ $mark }" ({ $type })
given-any = qualsiasi di cui si tratta ({ $type })
given-said-of = detto di { $what }
given-hole = { $name } ({ $role }) è { $what }

## A che serve una riga

shape-blocks = Eventi duraturi che finiscono quando accade questo, e carte che non si possono giocare finché dura. L'altra carta dice `blocked by`.
shape-blocked-by = Finché uno di questi è in vigore, l'Evento non si può giocare (da quella parte, se ne è indicata una).
shape-allows = Carte che hanno bisogno che questa sia in vigore; dicono `requires`.
shape-requires = L'Evento si può giocare solo finché tutti questi sono in vigore.
shape-requires-any = L'Evento si può giocare solo finché almeno uno di questi è in vigore.
shape-play-if = Ciò che deve valere perché l'Evento sia giocabile. Più righe così devono valere tutte.
shape-play-in = Il bersaglio dell'Evento: si può giocare se ce n'è uno, e la parte lo sceglie per prima cosa.
shape-while-block = Ciò che vale, e ciò che segue, finché il segnalino della carta c'è (un altro, se ne è indicato uno). `in c` dà il nome al luogo in cui sta.
shape-answer = La risposta a una questione di regole, invece di ciò che dicono le regole; `when` la limita.
shape-adding = Aggiunge (o toglie) a ciò che rispondono le regole e gli altri Eventi.
shape-trigger = Ciò che segue quando arriva un momento. Una parola sconosciuta è un nome nuovo; una nota deve essere uguale.
shape-ends-when = Il segnalino si toglie appena questo vale.
