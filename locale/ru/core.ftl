# О чём спрашивают и что рассказывают в любой игре.

card-may = { $what }?
card-choose = { $what }
card-option = выполнить одно из действий
by-lot = случайно: { $what }

# Кубики для одной цели: 2 — успех, 5 — неудача
dice = { $what }: { $dice }
die =
    { $outcome ->
        [success] { $n } — успех
        [failure] { $n } — неудача
       *[other] { $n } — { $outcome }
    }
# Что прибавляется к кубику, после того, что нужно.
modifier = , модификатор { $n }

something-hidden = нечто скрытое
sees = { $side } видит: { $what }
