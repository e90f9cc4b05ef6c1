# Qualità che concordano con il nome: .f femminile, .many plurale. behind: sta subito dopo il nome; .after: dopo quelle.

muslim = Musulmano
    .f = Musulmana
    .many = Musulmani
    .behind = yes
non-muslim = Non-Musulmano
    .f = Non-Musulmana
    .many = Non-Musulmani
    .behind = yes
sunni = sunnita
    .many = sunniti
    .behind = yes
shia-mix = misto sciita
    .f = mista sciita
    .many = misti sciiti
    .behind = yes
african = africano
    .f = africana
    .many = africani
    .behind = yes
schengen = Schengen
    .behind = yes
oil-exporter = esportatore di petrolio
    .f = esportatrice di petrolio
    .many = esportatori di petrolio
    .behind = yes
two-sided = a due facce
    .behind = yes
reversible = reversibile
    .many = reversibili
    .behind = yes
untested = non marcato
    .f = non marcata
    .many = non marcati
    .after = non marcato
    .after-many = non marcati
    .is = { FORM($it) } non { NUMBER($it) ->
    [many] sono marcati
   *[one] è { GENDER($it) ->
        [f] marcata
       *[m] marcato
    }
}
    .is-not = { FORM($it) } { NUMBER($it) ->
    [many] sono marcati
   *[one] è { GENDER($it) ->
        [f] marcata
       *[m] marcato
    }
}
tested = marcato
    .f = marcata
    .many = marcati
    .after = marcato
    .after-many = marcati
    .is = { FORM($it) } { NUMBER($it) ->
    [many] sono marcati
   *[one] { GENDER($it) ->
        [f] è marcata
       *[m] è marcato
    }
}
    .is-not = { FORM($it) } non { NUMBER($it) ->
    [many] sono marcati
   *[one] { GENDER($it) ->
        [f] è marcata
       *[m] è marcato
    }
}
good = Good
    .behind = yes
    .beside = Good
fair = Fair
    .behind = yes
    .beside = Fair
poor = Poor
    .behind = yes
    .beside = Poor
neutral = Neutral
    .behind = yes
    .beside = Neutral
adversary = Adversary
    .behind = yes
    .beside = Adversary
ally = Ally
    .behind = yes
    .beside = Ally
hard = Hard
    .behind = yes
    .beside = Hard
soft = Soft
    .behind = yes
    .beside = Soft
soft-side = Soft
    .behind = yes
hard-side = Hard
    .behind = yes
us-card = USA
    .behind = yes
jihadist-card = Jihadista
    .behind = yes
unassociated-card = non associato
    .f = non associata
    .many = non associati
    .behind = yes
wmd-plot = WMD
    .behind = yes
backlashed = con effetto invertito
    .after = con effetto invertito
    .not = senza effetto invertito
