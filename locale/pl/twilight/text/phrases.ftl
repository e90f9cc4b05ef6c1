# Zwroty wspólne dla wszystkich gier, które w Twilight Struggle brzmią inaczej: państwo, Etap, Wydarzenie.

that-country = to państwo
    .gen = tego państwa
    .dat = temu państwu
    .acc = to państwo
    .ins = tym państwem
    .loc = tym państwie
    .many = te państwa
    .many-gen = tych państw
    .many-dat = tym państwom
    .many-acc = te państwa
    .many-ins = tymi państwami
    .many-loc = tych państwach
while = dopóki to Wydarzenie obowiązuje: { $facts }
    .one = dopóki to Wydarzenie obowiązuje, { $facts }
    .lapsing = do końca Etapu { $facts }
    .there = dopóki znacznik tam leży: { $facts }
    .there-one = dopóki znacznik tam leży, { $facts }
    .mark = dopóki obowiązuje { FORM($mark) }: { $facts }
    .mark-one = dopóki obowiązuje { FORM($mark) }, { $facts }
when = gdy { $moment }: { $what }
    .once = raz, gdy { $moment }: { $what }
    .lapsing = do końca Etapu, gdy { $moment }: { $what }
    .lapsing-once = raz do końca Etapu, gdy { $moment }: { $what }
    .one = gdy { $moment }, { $what }
    .once-one = raz, gdy { $moment }, { $what }
    .lapsing-one = do końca Etapu, gdy { $moment }, { $what }
    .lapsing-once-one = raz do końca Etapu, gdy { $moment }, { $what }
blocked-by = nie można zagrać, gdy obowiązuje { OR($cards) }
    .side = { FORM($side) } nie może zagrać tej karty, gdy obowiązuje { OR($cards) }
requires = można zagrać tylko wtedy, gdy obowiązuje { AND($cards) }
    .any = można zagrać tylko wtedy, gdy obowiązuje { OR($cards) }
# Miejsce albo sąsiadujące z nim.
around = { $number ->
    [many] { GENDER($what) ->
        [f] spośród { FORM($what, case: "gen") } i państw z nią sąsiadujących
        [pl] spośród { FORM($what, case: "gen") } i państw z nimi sąsiadujących
       *[other] spośród { FORM($what, case: "gen") } i państw z nim sąsiadujących
    }
   *[one] { GENDER($what) ->
        [f] ({ FORM($what) } lub państwo z nią sąsiadujące)
        [pl] ({ FORM($what) } lub państwo z nimi sąsiadujące)
       *[other] ({ FORM($what) } lub państwo z nim sąsiadujące)
    }
}
