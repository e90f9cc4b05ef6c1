# Was in jedem Spiel gefragt und gesagt wird.

card-may = { $what }?
card-choose = { $what }
card-option = eine Möglichkeit ausführen
by-lot = zufällig: { $what }

# Würfel für einen Zweck: 2 gelingt, 5 misslingt
dice = { $what }: { $dice }
die =
    { $outcome ->
        [success] { $n } gelingt
        [failure] { $n } misslingt
       *[other] { $n } ({ $outcome })
    }
# Was zu einem Würfel gezählt wird, nach dem, was er braucht.
modifier = , Modifikator { $n }

something-hidden = etwas Verdecktes
sees = { $side }, nur für diese Seite: { $what }
