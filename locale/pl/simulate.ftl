# Co mówi `daedalus simulate`: sprawozdanie, postęp, porównanie i podpisy obrazu.

sim-games =
    { $n ->
        [one] { $n } gra
        [few] { $n } gry
        [many] { $n } gier
       *[other] { $n } gry
    }
sim-title =
    { $n ->
        [one] { $scenario }, { $n } gra od ziarna { $seed }
        [few] { $scenario }, { $n } gry od ziarna { $seed }
        [many] { $scenario }, { $n } gier od ziarna { $seed }
       *[other] { $scenario }, { $n } gry od ziarna { $seed }
    }
sim-games-95 =
    { $n ->
        [one] { $n } gra; przedział zawiera prawdziwy udział 95 razy na 100
        [few] { $n } gry; przedział zawiera prawdziwy udział 95 razy na 100
        [many] { $n } gier; przedział zawiera prawdziwy udział 95 razy na 100
       *[other] { $n } gry; przedział zawiera prawdziwy udział 95 razy na 100
    }
sim-more-crashed =
    { $n ->
        [one] ... i jeszcze { $n } przerwana
        [few] ... i jeszcze { $n } przerwane
        [many] ... i jeszcze { $n } przerwanych
       *[other] ... i jeszcze { $n } przerwanej
    }
sim-none = Żadnej gry nie rozegrano do końca.
sim-wins = zwycięstwo: { $side }
sim-draw = remis
sim-ways = według rodzaju zwycięstwa (`daedalus rules NUMBER` mówi, co znaczy numer)
sim-share = { $share } % (od { $low } do { $high })
sim-length = długość w turach: { $turns } ± { $half }
sim-decisions = decyzje: { $n } ± { $half }
sim-and = { $one }, { $other }
sim-tracks = tory, średnia na końcu tury
sim-events = zdarzenia, po których strona wygrywała częściej lub rzadziej (co powodują, mówi --compare)
sim-in-games = gier: { $n }
sim-crashed = przerwana: ziarno { $seed }: { $why }
sim-failed = przerwane: { $n }
sim-compared = { $name }: zwycięstwa { $side } { $by }, par: { $pairs }
sim-compared-chance = { $name }: zwycięstwa { $side } { $by }, par: { $pairs }; to może być przypadek
sim-differ = inaczej poszło par: { $n }; długość w turach { $turns } ± { $half }
sim-stopped = Przerwano; tyle zrobiono
sim-stopped-kept = Przerwano; tyle zrobiono; dalej: --out { $file } --resume
sim-wrote = zapisano { $file }
sim-progress = { $done } z { $of } gier, { $rate } na sekundę, zostało { $left }
sim-plot-won = wygrane gry, %
sim-plot-turn = tura
sim-plot-tracks = tory na końcu tur: średnia i jedno odchylenie standardowe
sim-plot-odds = wygrane gry jego strony, z nim minus bez niego, punkty
sim-plot-events = zdarzenia i zwycięstwa (nie to, co powodują)
