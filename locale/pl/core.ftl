# O co pyta i co mówi każda gra.

card-may = { $what }?
card-choose = { $what }
card-option = wykonaj jedną z czynności
by-lot = los: { $what }

# Kości rzucone w jednym celu: 2 sukces, 5 porażka
dice = { $what }: { $dice }
die =
    { $outcome ->
        [success] { $n } sukces
        [failure] { $n } porażka
       *[other] { $n } ({ $outcome })
    }
# Co dodaje się do kości, po tym, czego potrzeba.
modifier = , modyfikator { $n }

something-hidden = coś ukrytego
sees = { $side } widzi: { $what }
