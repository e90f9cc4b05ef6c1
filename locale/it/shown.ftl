# Che cosa sta intorno a nomi e cifre quando un gioco si mostra: `daedalus inspect`, il tabellone e `play --brief`. Una
# riga comincia da sola con la maiuscola.

## Parole che stanno da sole

word-hands = Carte
word-in-effect = In vigore
# Come si chiama uno spazio in un gioco che non ha un'altra parola; e tutti, come titolo.
shown-space = spazio
shown-spaces = Spazi
# Titoli delle colonne: che cosa è uno spazio, e che cosa c'è.
shown-level = livello
shown-there = lì
shown-empty = vuoto
shown-none = nessuno
shown-nobody = nessuno
# Di una carta: dove si trova.
shown-not-in-deck = fuori dal mazzo

## Il tabellone

# $name: uno spazio, una tabella, una pila o una parte; $what: che cosa se ne dice.
shown-line = { $name }: { $what }
# Ciò che chi legge non può guardare. $n: quanti.
shown-hidden = { $n } a faccia in giù
shown-and = { $before } e { $last }
# $side: una parte, da sola; $what: una condizione, come su una carta dopo «se».
shown-also-wins = { $side }: si vince inoltre se { $what }
shown-adjacent = adiacenti: { $names }

## Che cosa è in vigore, ed Eventi

shown-lasting = Eventi duraturi in vigore
# $mark: il nome di un Evento duraturo; $card: il numero della sua carta; $place: per esempio Iraq, da solo.
shown-mark = { $mark } (carta { $card })
shown-mark-in = { $mark }, { $place } (carta { $card })
shown-mark-lapsing = { $mark } (carta { $card }, temporaneo)
shown-mark-lapsing-in = { $mark }, { $place } (carta { $card }, temporaneo)
shown-events-now = Eventi, se giocati ora
# $card: numero e titolo; $zone: dove si trova; $sides: chi può giocarla come Evento.
shown-event = { $card } ({ $zone }): { $sides }
shown-holds = carte in mano: { $n }
# $why: che cosa impedisce alla parte di giocare l'Evento.
shown-held-event = { $card }: giocabile come Evento
shown-held-no-event = { $card }: non come Evento: { $why }

## Un turno in breve

# $side: chi; $ways: come sotto, con virgole.
shown-cards-played = { $side }, carte giocate: { $ways }
# $n: quante carte; $way: per che cosa sono state giocate, da solo.
shown-for-way = { $n }× { $way }
# Ognuno sta davanti a un elenco.
shown-events = Eventi
shown-changed = Cambiamenti
shown-tracks = Tabelle
shown-now-in-effect = Ora in vigore
shown-no-longer = Non più in vigore
