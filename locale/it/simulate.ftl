# Che cosa dice `daedalus simulate`: il resoconto, a che punto è, un confronto e le scritte di un'immagine.

sim-games =
    { $n ->
        [one] { $n } partita
       *[other] { $n } partite
    }
sim-title =
    { $n ->
        [one] { $scenario }, { $n } partita dal seme { $seed }
       *[other] { $scenario }, { $n } partite dal seme { $seed }
    }
sim-games-95 =
    { $n ->
        [one] { $n } partita; un intervallo contiene la quota vera 95 volte su 100
       *[other] { $n } partite; un intervallo contiene la quota vera 95 volte su 100
    }
sim-more-crashed =
    { $n ->
        [one] ... e un'altra interrotta (in tutto { $n })
       *[other] ... e altre { $n } interrotte
    }
sim-none = Nessuna partita è stata giocata fino alla fine.
sim-wins = vince: { $side }
sim-draw = pareggio
sim-ways = per tipo di vittoria (`daedalus rules NUMBER` dice che cosa significa un numero)
sim-share = { $share } % (da { $low } a { $high })
sim-length = durata in turni: { $turns } ± { $half }
sim-decisions = decisioni: { $n } ± { $half }
sim-and = { $one }, { $other }
sim-tracks = tracciati, media a fine turno
sim-events = Eventi dopo i quali una parte ha vinto più o meno spesso (che cosa causano lo dice --compare)
sim-in-games = partite: { $n }
sim-crashed = interrotta: seme { $seed }: { $why }
sim-failed = interrotte: { $n }
sim-compared = { $name }: vittorie { $side } { $by }, coppie: { $pairs }
sim-compared-chance = { $name }: vittorie { $side } { $by }, coppie: { $pairs }; può essere un caso
sim-differ = coppie andate diversamente: { $n }; durata in turni { $turns } ± { $half }
sim-stopped = Interrotto; ecco che cosa è stato fatto
sim-stopped-kept = Interrotto; ecco che cosa è stato fatto; continua con: --out { $file } --resume
sim-wrote = scritto { $file }
sim-progress = { $done } partite su { $of }, { $rate } al secondo, mancano { $left }
sim-plot-won = partite vinte, %
sim-plot-turn = turno
sim-plot-tracks = tracciati a fine turno: media e una deviazione standard
sim-plot-odds = partite vinte dalla sua parte, con meno senza, punti
sim-plot-events = Eventi e vittorie (non ciò che causano)
