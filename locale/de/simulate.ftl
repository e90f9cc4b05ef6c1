# Was `daedalus simulate` sagt: der Bericht, wie weit es ist, ein Vergleich und die Beschriftung eines Bildes.

sim-games =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
sim-title =
    { $n ->
        [one] { $scenario }, { $n } Partie ab Startwert { $seed }
       *[other] { $scenario }, { $n } Partien ab Startwert { $seed }
    }
sim-games-95 =
    { $n ->
        [one] { $n } Partie; ein Intervall enthält den wahren Anteil in 95 von 100 Fällen
       *[other] { $n } Partien; ein Intervall enthält den wahren Anteil in 95 von 100 Fällen
    }
sim-more-crashed =
    { $n ->
        [one] ... und { $n } weitere abgestürzt
       *[other] ... und { $n } weitere abgestürzt
    }
sim-none = Keine Partie wurde zu Ende gespielt.
sim-wins = Sieg: { $side }
sim-draw = unentschieden
sim-ways = nach Art des Sieges (`daedalus rules NUMBER` sagt, was eine Nummer bedeutet)
sim-share = { $share } % ({ $low } bis { $high })
sim-length = Länge: Runden { $turns } ± { $half }
sim-decisions = Entscheidungen { $n } ± { $half }
sim-and = { $one }, { $other }
sim-tracks = Leisten, Mittel am Rundenende
sim-events = Ereignisse, nach denen eine Seite öfter oder seltener gewann (was sie bewirken, sagt --compare)
sim-in-games = Partien: { $n }
sim-crashed = abgestürzt: Startwert { $seed }: { $why }
sim-failed = abgestürzt: { $n }
sim-compared = { $name }: Siege { $side } { $by }, Paare: { $pairs }
sim-compared-chance = { $name }: Siege { $side } { $by }, Paare: { $pairs }; das kann Zufall sein
sim-differ = { $n } der Paare verliefen anders; Länge in Runden { $turns } ± { $half }
sim-stopped = Abgebrochen; so weit kam es
sim-stopped-kept = Abgebrochen; so weit kam es; weiter mit: --out { $file } --resume
sim-wrote = geschrieben: { $file }
sim-progress = { $done } von { $of } Partien, { $rate } je Sekunde, noch { $left }
sim-plot-won = gewonnene Partien, %
sim-plot-turn = Runde
sim-plot-tracks = Leisten am Rundenende: Mittel und eine Standardabweichung
sim-plot-odds = gewonnene Partien seiner Seite, mit ihm weniger ohne es, Punkte
sim-plot-events = Ereignisse und Siege (nicht, was sie bewirken)
