# Che cosa si chiede e si racconta in ogni gioco.

card-may = { $what }?
card-choose = { $what }
card-option = esegui una delle opzioni
by-lot = a caso: { $what }

# Dadi per uno scopo: 2 riesce, 5 fallisce
dice = { $what }: { $dice }
die =
    { $outcome ->
        [success] { $n } riesce
        [failure] { $n } fallisce
        [fair] { $n } è Fair
        [poor] { $n } è Poor
        [hard] { $n } è Hard
        [soft] { $n } è Soft
        [up] { $n } sale
        [down] { $n } scende
       *[other] { $n } è { $outcome }
    }
# Che cosa si aggiunge a un dado, dopo ciò che serve.
modifier = , modificatore { $n }

something-hidden = qualcosa di nascosto
sees = Visto solo da { $side }: { $what }
