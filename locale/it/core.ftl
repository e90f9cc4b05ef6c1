# Che cosa si chiede e si racconta in ogni gioco.

card-may = { $what }?
card-choose = { $what }
card-option = scegli un'opzione
by-lot = a caso: { $what }

# Dadi per uno scopo: 2 riesce, 5 fallisce
dice = { $what }: { $dice }
die =
    { $outcome ->
        [success] { $n } riesce
        [failure] { $n } fallisce
       *[other] { $n } → { $outcome }
    }
# Che cosa si aggiunge a un dado, dopo ciò che serve.
modifier = , modificatore { $n }

something-hidden = qualcosa di nascosto
sees = Solo per { $side }: { $what }
