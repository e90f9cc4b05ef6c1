# Что говорит `daedalus simulate`: отчёт, ход работы, сравнение и подписи на картинке.

sim-games =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    }
sim-title =
    { $n ->
        [one] { $scenario }, { $n } партия с зерна { $seed }
        [few] { $scenario }, { $n } партии с зерна { $seed }
        [many] { $scenario }, { $n } партий с зерна { $seed }
       *[other] { $scenario }, { $n } партии с зерна { $seed }
    }
sim-games-95 =
    { $n ->
        [one] { $n } партия; промежуток содержит истинную долю в 95 случаях из 100
        [few] { $n } партии; промежуток содержит истинную долю в 95 случаях из 100
        [many] { $n } партий; промежуток содержит истинную долю в 95 случаях из 100
       *[other] { $n } партии; промежуток содержит истинную долю в 95 случаях из 100
    }
sim-more-crashed =
    { $n ->
        [one] ... и ещё { $n } со сбоем
        [few] ... и ещё { $n } со сбоем
        [many] ... и ещё { $n } со сбоем
       *[other] ... и ещё { $n } со сбоем
    }
sim-none = Ни одна партия не сыграна до конца.
sim-wins = победа: { $side }
sim-draw = ничья
sim-ways = по виду победы (`daedalus rules NUMBER` говорит, что значит номер)
sim-share = { $share } % (от { $low } до { $high })
sim-length = длина в ходах: { $turns } ± { $half }
sim-decisions = решений: { $n } ± { $half }
sim-and = { $one }, { $other }
sim-tracks = шкалы, среднее в конце хода
sim-events = события, после которых сторона побеждала чаще или реже (что они вызывают, говорит --compare)
sim-in-games = партий: { $n }
sim-crashed = сбой: зерно { $seed }: { $why }
sim-failed = сбоев: { $n }
sim-compared = { $name }: победы { $side } { $by }, пар: { $pairs }
sim-compared-chance = { $name }: победы { $side } { $by }, пар: { $pairs }; это может быть случайностью
sim-differ = пар, которые прошли иначе: { $n }; длина в ходах { $turns } ± { $half }
sim-stopped = Остановлено; сделано вот что
sim-stopped-kept = Остановлено; сделано вот что; продолжить: --out { $file } --resume
sim-wrote = записано: { $file }
sim-progress = { $done } из { $of } партий, { $rate } в секунду, осталось { $left }
sim-plot-won = выигранные партии, %
sim-plot-turn = ход
sim-plot-tracks = шкалы в конце ходов: среднее и одно стандартное отклонение
sim-plot-odds = выигрыши его стороны: с ним минус без него, пункты
sim-plot-events = события и победы (не то, что они вызывают)
