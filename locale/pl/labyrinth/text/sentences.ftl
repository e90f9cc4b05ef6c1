# Co mówi na karcie każde słowo gry, pod jego kluczem.

## Poziomy krajów

test = { DO("test") } { FORM($c, case: "acc") }
set-alignment = { DO("render") } { FORM($c, case: "acc") } { NUMBER($c) ->
    [many] { FORM($a, case: "many-ins") }
   *[one] { GENDER($c) ->
        [f] { FORM($a, case: "f-ins") }
       *[other] { FORM($a, case: "ins") }
    }
}
set-governance = { DO("set") } { IN($c) ->
    [tam] tam { FORM($l, case: "acc") }
   *[other] { FORM($l, case: "acc") } { IN($c) }
}
set-governance-and-alignment = { DO("set") } { IN($c) ->
    [tam] tam { FORM($l, case: "acc") } i { FORM($a, case: "noun") }
   *[other] { FORM($l, case: "acc") } i { FORM($a, case: "noun") } { IN($c) }
}
roll-governance = { DO("roll") } na Rządy { FORM($c, case: "gen") }
shift-alignment = { DO("shift") } { KNOWN($c) ->
    [yes] { IN($c) } Sprzyjanie
   *[no] Sprzyjanie { FORM($c, case: "gen") }
} o jedno pole w kierunku { FORM($a, case: "gen") }
improve = { KNOWN($c) ->
    [yes] { DO("improve") } { IN($c) } Rządy o jeden poziom
   *[no] { DO("improve") } o jeden poziom Rządy { FORM($c, case: "gen") }
}
worsen = { KNOWN($c) ->
    [yes] { DO("worsen") } { IN($c) } Rządy o jeden poziom
   *[no] { DO("worsen") } o jeden poziom Rządy { FORM($c, case: "gen") }
}
roll-posture = { DO("roll") } na Nastawienie { FORM($c, case: "gen") }
set-posture = { DO("set") } Nastawienie { FORM($c, case: "gen") } na { FORM($p, case: "as") }
select-posture = { DO("set") } Nastawienie { FORM($c, case: "gen") ->
    [kraju] dowolnego kraju
   *[other] { FORM($c, case: "gen") }
}
side-selects-posture = { DO("choose") } Nastawienie { FORM($c, case: "gen") }
remove-posture = { DO("remove") } { IN($c) ->
    [tam] stamtąd znacznik Nastawienia
   *[other] znacznik Nastawienia { FROM($c) }
}

## Komórki i kadry

place-cells = { DO("place") } { IN($c) ->
    [tam] tam { N($n, "cell") }
   *[other] { N($n, "cell") } { IN($c) }
}
    .figure = { DO("place") } { IN($c) } tyle { TERM("cell", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
    .fused = place
    .what = { N($n, "cell") }
place-cells-in-each = { DO("place") } { IN($s) ->
    [tam] { NUMBER($s) ->
        [one] tam
       *[many] w każdym z tych krajów
    } { N($n, "cell") }
   *[other] po { $n ->
        [one] { N($n, "cell", case: "loc") }
        [few] { N($n, "cell") }
       *[other] { N($n, "cell") }
    } { IN($s) }
}
place-all-cells = { DO("place") } { IN($c) ->
    [tam] tam wszystkie dostępne komórki
   *[other] wszystkie dostępne komórki { IN($c) }
}
place-active-cells = { DO("place") } { IN($c) ->
    [tam] tam { N($n, "active-cell") }
   *[other] { N($n, "active-cell") } { IN($c) }
}
    .figure = { DO("place") } { IN($c) } tyle { TERM("active-cell", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
    .fused = place
    .what = { N($n, "active-cell") }
place-up-to-cells = { DO("place") } { IN($c) ->
    [tam] tam do { N($n, "cell", case: "gen") }
   *[other] do { N($n, "cell", case: "gen") } { IN($c) }
}
place-cells-from-anywhere = { DO("place") } { IN($c) } do { N($n, "cell", case: "gen") } wziętych skądkolwiek
place-cells-from-anywhere-among = { DO("place") } { IN($s) } łącznie do { N($n, "cell", case: "gen") } wziętych skądkolwiek
remove-cells = { DO("remove") } { IN($c) ->
    [tam] stamtąd { N($n, "cell") }
   *[other] { N($n, "cell") } { FROM($c) }
}
    .figure = { DO("remove") } { FROM($c) } tyle { TERM("cell", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
    .fused = remove
    .what = { N($n, "cell") }
remove-up-to-cells = { DO("remove") } { IN($c) ->
    [tam] stamtąd do { N($n, "cell", case: "gen") }
   *[other] do { N($n, "cell", case: "gen") } { FROM($c) }
}
    .fused = remove
    .what = do { N($n, "cell", case: "gen") }
remove-all-cells = { DO("remove") } { IN($c) ->
    [tam] stamtąd wszystkie komórki
   *[other] wszystkie komórki { FROM($c) }
}
    .fused = remove
    .what = wszystkie komórki
remove-sleeper-cells = { DO("remove") } { IN($c) ->
    [tam] stamtąd { N($n, "sleeper-cell") }
   *[other] { N($n, "sleeper-cell") } { FROM($c) }
}
    .figure = { DO("remove") } { FROM($c) } tyle { TERM("sleeper-cell", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
    .fused = remove
    .what = { N($n, "sleeper-cell") }
move-sleeper-cells = { DO("move") } { N($n, "sleeper-cell") } { FROM($c) } { TO($d) }
remove-active-cells = { DO("remove") } { IN($c) ->
    [tam] stamtąd { N($n, "active-cell") }
   *[other] { N($n, "active-cell") } { FROM($c) }
}
    .figure = { DO("remove") } { FROM($c) } tyle { TERM("active-cell", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
    .fused = remove
    .what = { N($n, "active-cell") }
move-active-cells = { DO("move") } { N($n, "active-cell") } { FROM($c) } { TO($d) }
move-cells = { DO("move") } { N($n, "cell") } { FROM($c) } { TO($d) }
activate-cells = { DO("activate") } { IN($c) ->
    [tam] tam { N($n, "sleeper-cell") }
   *[other] { N($n, "sleeper-cell") } { IN($c) }
}
    .figure = { DO("activate") } { IN($c) } tyle { TERM("sleeper-cell", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
activate-all-cells = { DO("activate") } { IN($c) ->
    [tam] tam wszystkie komórki
   *[other] wszystkie komórki { IN($c) }
}
hide-cells = { DO("turn") } { IN($c) ->
    [tam] tam { N($n, "active-cell") }
   *[other] { N($n, "active-cell") } { IN($c) }
} na uśpioną stronę
hide-all-cells = { DO("turn") } { IN($c) ->
    [tam] tam wszystkie aktywne komórki
   *[other] wszystkie aktywne komórki { IN($c) }
} na uśpioną stronę
place-cadre = { DO("place") } { IN($c) ->
    [tam] tam znacznik kadry
   *[other] znacznik kadry { IN($c) }
}
    .fused = place
    .what = znacznik kadry
remove-cadre = { DO("remove") } { IN($c) ->
    [tam] stamtąd kadrę
   *[other] kadrę { FROM($c) }
}
    .fused = remove
    .what = kadrę
travel-cells = { DO("move") } skądkolwiek { N($n, "cell") } do dowolnych { FORM($s, case: "gen") }, jak przy Podróży, ale bez rzutu
activate-on-map = { DO("activate") } { N($n, "sleeper-cell") } gdziekolwiek na mapie
    .figure = { DO("activate") } gdziekolwiek na mapie tyle uśpionych komórek, ile wynosi { FORM($n, case: "count") }
activate-and-remove-cells = { DO("activate") } { N($n, "cell") } { IN($c) }, a potem { DO("remove") } stamtąd do { $k ->
    [one] { $k } innej komórki
    [few] { $k } innych komórek
   *[other] { FORM($k) } innych komórek
}

## Znaczniki

place-aid = { DO("place") } { IN($c) ->
    [tam] tam { N($n, "aid") }
   *[other] { N($n, "aid") } { IN($c) }
}
    .figure = { DO("place") } { IN($c) } tyle { TERM("aid", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
    .fused = place
    .what = { N($n, "aid") }
remove-aid = { DO("remove") } { IN($c) ->
    [tam] stamtąd { N($n, "aid") }
   *[other] { N($n, "aid") } { FROM($c) }
}
    .figure = { DO("remove") } { FROM($c) } tyle { TERM("aid", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
    .fused = remove
    .what = { N($n, "aid") }
remove-all-aid = { DO("remove") } { IN($c) ->
    [tam] stamtąd wszystkie znaczniki Pomocy
   *[other] wszystkie znaczniki Pomocy { FROM($c) }
}
    .fused = remove
    .what = wszystkie znaczniki Pomocy
place-besieged-regime = { DO("place") } { IN($c) ->
    [tam] tam znacznik Oblężonego Reżimu
   *[other] znacznik Oblężonego Reżimu { IN($c) }
}
    .fused = place
    .what = znacznik Oblężonego Reżimu
remove-besieged-regime = { DO("remove") } { IN($c) ->
    [tam] stamtąd znacznik Oblężonego Reżimu
   *[other] znacznik Oblężonego Reżimu { FROM($c) }
}
    .fused = remove
    .what = znacznik Oblężonego Reżimu
place-awakening = { DO("place") } { IN($c) ->
    [tam] tam { N($n, "awakening") }
   *[other] { N($n, "awakening") } { IN($c) }
}
    .figure = { DO("place") } { IN($c) } tyle { TERM("awakening", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
    .fused = place
    .what = { N($n, "awakening") }
place-awakening-in-each = { DO("place") } { IN($s) ->
    [tam] { NUMBER($s) ->
        [one] tam
       *[many] w każdym z tych krajów
    } { N($n, "awakening") }
   *[other] { NUMBER($s) ->
        [one] { N($n, "awakening") }
       *[many] po { $n ->
            [one] { N($n, "awakening", case: "loc") }
            [few] { N($n, "awakening") }
           *[other] { N($n, "awakening") }
        }
    } { IN($s) }
}
remove-awakening = { DO("remove") } { IN($c) ->
    [tam] stamtąd { N($n, "awakening") }
   *[other] { GENDER($c) ->
        [pl] { N($n, "awakening") }
       *[other] { NUMBER($c) ->
            [many] po { $n ->
                [one] { N($n, "awakening", case: "loc") }
                [few] { N($n, "awakening") }
               *[other] { N($n, "awakening") }
            }
           *[one] { N($n, "awakening") }
        }
    } { FROM($c) }
}
    .figure = { DO("remove") } { FROM($c) } tyle { TERM("awakening", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
    .fused = remove
    .what = { N($n, "awakening") }
remove-up-to-awakening = { DO("remove") } { IN($c) ->
    [tam] stamtąd do { N($n, "awakening", case: "gen") }
   *[other] do { N($n, "awakening", case: "gen") } { FROM($c) }
}
place-awakening-in-random-shia-mix = { DO("place") } { N($n, "awakening") } w losowym kraju szyicko-mieszanym
place-reaction = { DO("place") } { IN($c) ->
    [tam] tam { N($n, "reaction") }
   *[other] { N($n, "reaction") } { IN($c) }
}
    .figure = { DO("place") } { IN($c) } tyle { TERM("reaction", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
    .fused = place
    .what = { N($n, "reaction") }
place-reaction-in-each = { DO("place") } { IN($s) ->
    [tam] { NUMBER($s) ->
        [one] tam
       *[many] w każdym z tych krajów
    } { N($n, "reaction") }
   *[other] { NUMBER($s) ->
        [one] { N($n, "reaction") }
       *[many] po { $n ->
            [one] { N($n, "reaction", case: "loc") }
            [few] { N($n, "reaction") }
           *[other] { N($n, "reaction") }
        }
    } { IN($s) }
}
remove-reaction = { DO("remove") } { IN($c) ->
    [tam] stamtąd { N($n, "reaction") }
   *[other] { GENDER($c) ->
        [pl] { N($n, "reaction") }
       *[other] { NUMBER($c) ->
            [many] po { $n ->
                [one] { N($n, "reaction", case: "loc") }
                [few] { N($n, "reaction") }
               *[other] { N($n, "reaction") }
            }
           *[one] { N($n, "reaction") }
        }
    } { FROM($c) }
}
    .figure = { DO("remove") } { FROM($c) } tyle { TERM("reaction", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
    .fused = remove
    .what = { N($n, "reaction") }
remove-up-to-reaction = { DO("remove") } { IN($c) ->
    [tam] stamtąd do { N($n, "reaction", case: "gen") }
   *[other] do { N($n, "reaction", case: "gen") } { FROM($c) }
}
place-reaction-in-random-shia-mix = { DO("place") } { N($n, "reaction") } w losowym kraju szyicko-mieszanym
cells-to-reaction = { DO("replace") } { IN($c) ->
    [tam] tam wszystkie komórki znacznikami Reakcji
   *[other] znacznikami Reakcji wszystkie komórki { IN($c) }
}
start-civil-war = { DO("start") } { IN($c) ->
    [tam] tam wojnę domową
   *[other] wojnę domową { IN($c) }
}
end-civil-war = { DO("end") } { IN($c) ->
    [tam] tam wojnę domową
   *[other] wojnę domową { IN($c) }
}
remove-regime-change = { DO("remove") } { IN($c) ->
    [tam] stamtąd znacznik Zmiany Reżimu
   *[other] znacznik Zmiany Reżimu { FROM($c) }
}
    .fused = remove
    .what = znacznik Zmiany Reżimu
remove-everything = { DO("remove") } { IN($c) ->
    [tam] stamtąd wszystko
   *[other] wszystko { FROM($c) }
}
turn-over = { DO("turn") } { FORM($c, case: "acc") } na drugą stronę

## Tory i kości

set-funding = { DO("put-at") } Fundusze na { FORM($n, case: "acc") }
set-prestige = { DO("put-at") } Prestiż na { FORM($n, case: "acc") }
change-prestige = { SIGNED($n) } do Prestiżu
    .up = { DO("raise") } Prestiż o { FORM($n, case: "acc") }
    .down = { DO("lower") } Prestiż o { FORM($n, case: "acc") }
change-funding = { SIGNED($n) } do Funduszy
    .up = { DO("raise") } Fundusze o { FORM($n, case: "acc") }
    .down = { DO("lower") } Fundusze o { FORM($n, case: "acc") }
change-reserves = { SIGNED($n) } do Rezerw
    .up = { DO("raise") } swoje Rezerwy o { FORM($n, case: "acc") }
    .down = { DO("lower") } swoje Rezerwy o { FORM($n, case: "acc") }
roll-prestige = { DO("roll") } na Prestiż
roll-against = { DO("roll") } kością według poziomu Rządów { FORM($c, case: "gen") }
    .result = rzut jest udany
    .no-result = rzut jest nieudany
roll-die = { DO("roll") } kością
    .again = { DO("roll") } jeszcze raz
    .result = wynik rzutu
    .result-gen = wyniku rzutu
    .result-dat = wynikowi rzutu
    .result-1 = wynik pierwszego rzutu
    .result-1-gen = wyniku pierwszego rzutu
    .result-1-dat = wynikowi pierwszego rzutu
    .result-2 = wynik drugiego rzutu
    .result-2-gen = wyniku drugiego rzutu
    .result-2-dat = wynikowi drugiego rzutu
roll-shia-mix-country = { DO("choose") } losowo kraj szyicko-mieszany
    .result = wylosowany kraj
    .result-gen = wylosowanego kraju
    .result-loc = wylosowanym kraju
roll-muslim-country = { DO("choose") } losowo kraj muzułmański
    .result = wylosowany kraj
    .result-gen = wylosowanego kraju
    .result-loc = wylosowanym kraju
roll-schengen-country = { DO("choose") } losowo kraj strefy Schengen
    .result = wylosowany kraj
    .result-gen = wylosowanego kraju
    .result-loc = wylosowanym kraju

## Intrygi

place-available-plots = { DO("place") } { IN($c) ->
    [tam] tam { N($n, "available-plot") }
   *[other] { N($n, "available-plot") } { IN($c) }
}
    .figure = { DO("place") } { IN($c) } tyle { TERM("available-plot", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
    .fused = place
    .what = { N($n, "available-plot") }
place-numbered-plots = { DO("place") } { IN($c) ->
    [tam] tam { N($n, "numbered-plot") }
   *[other] { N($n, "numbered-plot") } { IN($c) }
}
    .figure = { DO("place") } { IN($c) } tyle { TERM("numbered-plot", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
place-plot = { DO("place") } { IN($c) ->
    [tam] tam dostępną intrygę { FORM($n) }
   *[other] dostępną intrygę { FORM($n) } { IN($c) }
}
    .fused = place
    .what = dostępną intrygę { FORM($n) }
place-plot-face-up = { DO("place") } { IN($c) ->
    [tam] tam odkrytą dostępną intrygę { FORM($n) }
   *[other] odkrytą dostępną intrygę { FORM($n) } { IN($c) }
}
    .fused = place
    .what = odkrytą dostępną intrygę { FORM($n) }
alert-this-plot = { DO("alert") } { IN($c) ->
    [tam] tam { FORM($p, case: "acc") }
   *[other] { FORM($p, case: "acc") } { IN($c) }
}
alert-plot = { DO("alert") } { IN($c) ->
    [tam] tam intrygę
   *[other] intrygę { IN($c) }
}
alert-all-plots = { DO("alert") } { IN($c) ->
    [tam] tam wszystkie intrygi
   *[other] wszystkie intrygi { IN($c) }
}
move-plot = { DO("move") } intrygę { FROM($c) } { TO($d) }
move-this-plot = { DO("move") } { FORM($p, case: "acc") } { FROM($c) } { TO($d) }
backlash-random-plot = { DO("backlash") } { IN($c) ->
    [tam] tam losową intrygę
   *[other] losową intrygę { IN($c) }
}: po rozstrzygnięciu zmieni Fundusze w przeciwną stronę
make-wmd-available = { DO("move") } { N($n, "wmd-plot-marker") } do Obszaru Dostępnych Intryg
remove-wmd = { DO("remove") } { N($n, "wmd-plot-marker") } z zapasu { FORM($c, case: "gen") }
    .all = { DO("remove") } cały zapas WMD { FORM($c, case: "gen") }
    .figure = { DO("remove") } z zapasu { FORM($c, case: "gen") } tyle intryg WMD, ile wynosi { FORM($n, case: "count") },
make-stored-wmd-available = { DO("move") } zapas WMD { FORM($c, case: "gen") } do Obszaru Dostępnych Intryg
remove-wmd-in-play = { DO("remove") } jedną dostępną lub umieszczoną intrygę WMD

## Operacje

conduct-operation = { DO("conduct") } operację o wartości { FORM($n) }
    .figure = { DO("conduct") } operację o wartości { FORM($n, case: "worth") }
war-of-ideas = { DO("conduct") } { IN($c) ->
    [tam] tam Wojnę Idei
   *[other] Wojnę Idei { IN($c) }
}
disrupt = { DO("conduct") } Rozbicie o wartości { FORM($n) }
    .figure = { DO("conduct") } Rozbicie o wartości { FORM($n, case: "worth") }
disrupt-in = { DO("conduct") } { IN($c) } Rozbicie o wartości { FORM($n) }
    .figure = { DO("conduct") } { IN($c) } Rozbicie o wartości { FORM($n, case: "worth") }
deploy-to = { DO("conduct") } Rozmieszczenie o wartości { FORM($n) } { TO($c) }
    .figure = { DO("conduct") } Rozmieszczenie o wartości { FORM($n, case: "worth") } { TO($c) }
regime-change = { DO("conduct") } { IN($c) ->
    [tam] tam Zmianę Reżimu
   *[other] Zmianę Reżimu { IN($c) }
}
regime-change-from-track = { DO("conduct") } { IN($c) ->
    [tam] tam Zmianę Reżimu oddziałami z toru
   *[other] Zmianę Reżimu oddziałami z toru { IN($c) }
}
recruit = { DO("conduct") } Rekrutację o wartości { FORM($n) }
    .figure = { DO("conduct") } Rekrutację o wartości { FORM($n, case: "worth") }
recruit-in = { DO("conduct") } { IN($c) } Rekrutację o wartości { FORM($n) }
    .figure = { DO("conduct") } { IN($c) } Rekrutację o wartości { FORM($n, case: "worth") }
jihad-in = { DO("conduct") } { IN($c) } Dżihad o wartości { FORM($n) }
    .figure = { DO("conduct") } { IN($c) } Dżihad o wartości { FORM($n, case: "worth") }
plot-in = { DO("conduct") } { IN($c) } operację Intryga o wartości { FORM($n) }
    .figure = { DO("conduct") } { IN($c) } operację Intryga o wartości { FORM($n, case: "worth") }
travel-to = { DO("conduct") } Podróż o wartości { FORM($n) } { TO($c) }
    .figure = { DO("conduct") } Podróż o wartości { FORM($n, case: "worth") } { TO($c) }
jihad-rolls = { DO("make") } { IN($c) ->
    [tam] tam { N($n, "jihad-roll") }
   *[other] { N($n, "jihad-roll") } { IN($c) }
}
    .figure = { DO("make") } { IN($c) } tyle { TERM("jihad-roll", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },

## Znaczniki trwałych zdarzeń

mark-space = { DO("place") } { IN($c) ->
    [tam] tam znacznik { FORM($m) }
   *[other] znacznik { FORM($m) } { IN($c) }
}
    .fused = place
    .what = znacznik { FORM($m) }
add-mark = { DO("place") } { IN($c) ->
    [tam] tam jeden znacznik { FORM($m) }
   *[other] jeden znacznik { FORM($m) } { IN($c) }
}
    .fused = place
    .what = jeden znacznik { FORM($m) }
move-mark = { DO("place") } { IN($c) ->
    [tam] tam znacznik { FORM($m) }
   *[other] znacznik { FORM($m) } { IN($c) }
}
    .fused = place
    .what = znacznik { FORM($m) }
end-mark = { DO("end") } { FORM($m) }
end-mark-in = { DO("remove") } { IN($c) ->
    [tam] stamtąd znacznik { FORM($m) }
   *[other] znacznik { FORM($m) } { FROM($c) }
}
put-in-effect = { DO("bring") } do gry { FORM($m) }
end-this = { DO("end") } to zdarzenie

## Milicje i oddziały

place-militia = { DO("place") } { IN($c) ->
    [tam] tam { N($n, "militia") }
   *[other] { N($n, "militia") } { IN($c) }
}
    .figure = { DO("place") } { IN($c) } tyle { TERM("militia", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
    .fused = place
    .what = { N($n, "militia") }
place-up-to-militia = { DO("place") } { IN($c) ->
    [tam] tam do { N($n, "militia", case: "gen") }
   *[other] do { N($n, "militia", case: "gen") } { IN($c) }
}
    .fused = place
    .what = do { N($n, "militia", case: "gen") }
place-militia-among = { DO("place") } { IN($s) ->
    [tam] tam łącznie do { N($n, "militia", case: "gen") }
   *[other] łącznie do { N($n, "militia", case: "gen") } { IN($s) }
}
rearrange-militia = { DO("rearrange") } { IN($s) ->
    [tam] tam milicje
   *[other] milicje { IN($s) }
}
remove-militia = { DO("remove") } { IN($c) ->
    [tam] stamtąd { N($n, "militia") }
   *[other] { N($n, "militia") } { FROM($c) }
}
    .figure = { DO("remove") } { FROM($c) } tyle { TERM("militia", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
    .fused = remove
    .what = { N($n, "militia") }
remove-all-militia = { DO("remove") } { IN($c) ->
    [tam] stamtąd wszystkie milicje
   *[other] wszystkie milicje { FROM($c) }
}
    .fused = remove
    .what = wszystkie milicje
remove-up-to-militia = { DO("remove") } { IN($c) ->
    [tam] stamtąd do { N($n, "militia", case: "gen") }
   *[other] do { N($n, "militia", case: "gen") } { FROM($c) }
}
place-militia-or-cells = { DO("place") } { IN($c) ->
    [tam] tam łącznie do { N($n, "militia-or-cell", case: "gen") }
   *[other] łącznie do { N($n, "militia-or-cell", case: "gen") } { IN($c) }
}
    .fused = place
    .what = łącznie do { N($n, "militia-or-cell", case: "gen") }
remove-militia-or-cells = { DO("remove") } { IN($c) ->
    [tam] stamtąd łącznie do { N($n, "militia-or-cell", case: "gen") }
   *[other] łącznie do { N($n, "militia-or-cell", case: "gen") } { FROM($c) }
}
    .fused = remove
    .what = łącznie do { N($n, "militia-or-cell", case: "gen") }
place-troops = { DO("place") } { IN($c) ->
    [tam] tam { N($n, "troop") }
   *[other] { N($n, "troop") } { IN($c) }
}
    .figure = { DO("place") } { IN($c) } tyle { TERM("troop", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
    .fused = place
    .what = { N($n, "troop") }
remove-troops = { DO("remove") } { IN($c) ->
    [tam] stamtąd { N($n, "troop") }
   *[other] { N($n, "troop") } { FROM($c) }
}
    .figure = { DO("remove") } { FROM($c) } tyle { TERM("troop", case: "gen", number: "many") }, ile wynosi { FORM($n, case: "count") },
    .fused = remove
    .what = { N($n, "troop") }
move-troops = { DO("move") } { N($n, "troop") } { FROM($c) } { TO($d) }
remove-all-troops = { DO("remove") } { IN($c) ->
    [tam] stamtąd wszystkie oddziały
   *[other] wszystkie oddziały { FROM($c) }
}
    .fused = remove
    .what = wszystkie oddziały
troop-cubes-to-track = { DO("move") } wszystkie kostki oddziałów { FROM($c) } na tor
troops-to-militia = { DO("replace") } { IN($c) ->
    [tam] tam milicjami do { N($n, "troop", case: "gen") }
   *[other] milicjami do { N($n, "troop", case: "gen") } { IN($c) }
}
send-troops-off-map = { DO("send") } poza mapę { N($n, "troop") }
bring-back-troops = { N($n, "troop", case: "nom") } { $n ->
    [few] wracają
    [one] wraca
   *[other] wraca
} na tor

## Karty

draw-cards = { DO("draw") } { N($n, "card") }
side-draws-cards = { DO("draw") } { N($n, "card") }
discard-random-cards = { DO("discard") } { N($n, "random-card") }
    .result = odrzucone karty
    .result-gen = odrzuconych kart
discard-card = { DO("discard") } { FORM($k, case: "acc") }
take-card = { DO("take") } { FORM($k, case: "acc") }
side-takes-card = { DO("take") } { FORM($k, case: "acc") }
take-random-cards = { DO("take") } { N($n, "random-card") } z ręki { FORM($t, case: "gen") }
swap-random-cards = każda strona oddaje drugiej losową kartę
see-hand = { DO("see") } karty na ręce { FORM($t, case: "gen") }
see-card = { DO("see") } { FORM($k, case: "acc") }
see-cards = { DO("see") } { FORM($k, case: "acc") }
put-on-draw-pile = { DO("put") } { FORM($k, case: "acc") } na wierzchu Stosu Dobierania
put-under-draw-pile = { DO("put") } { FORM($k, case: "acc") } pod Stosem Dobierania
shuffle-draw-pile = { DO("shuffle") } Stos Dobierania
take-reserves = { DO("take") } Rezerwy { FORM($s, case: "gen") }
cancel-card = { KNOWN($k) ->
    [yes] { DO("cancel") ->
        [anuluj] anuluj { FORM($k, case: "acc") }
        [anuluje] anuluje { FORM($k, case: "acc") }
       *[other] { FORM($k, case: "acc") } { DO("cancel") }
    }
   *[no] { DO("cancel") } { FORM($k, case: "acc") }
} (karta jest odrzucana bez efektu, ale liczy się jako zagrana)
remove-card-from-game = { DO("remove") } { FORM($k, case: "acc") } z gry
make-event-happen = { DO("resolve") } { KNOWN($k) ->
    [yes] jej zdarzenie
   *[no] zdarzenie { FORM($k, case: "gen") }
}
play-extra-card = { DO("play") } dodatkową kartę
spend-next-card = { DO("use") } tylko wartość swojej następnej karty
    .result = wartość następnej karty
    .result-gen = wartości następnej karty
    .result-worth = następnej karty

## Poziomy jako słowa: Sprzyjanie i Nastawienie są rodzaju nijakiego

governance-good = Dobre Rządy
    .gen = Dobrych Rządów
governance-fair = Poprawne Rządy
    .gen = Poprawnych Rządów
governance-poor = Słabe Rządy
    .gen = Słabych Rządów
governance-islamist-rule = Rządy Islamskie
    .gen = Rządów Islamskich
# .noun, .gen: pole toru Sprzyjania
alignment-ally = sprzymierzone
    .noun = Przymierze
    .gen = Przymierza
    .ins = sprzymierzonym
    .f-ins = sprzymierzoną
    .many-ins = sprzymierzonymi
alignment-neutral = neutralne
    .noun = Neutralność
    .gen = Neutralności
    .ins = neutralnym
    .f-ins = neutralną
    .many-ins = neutralnymi
alignment-adversary = wrogie
    .noun = Wrogość
    .gen = Wrogości
    .ins = wrogim
    .f-ins = wrogą
    .many-ins = wrogimi
posture-soft = miękkie
    .gen = miękkiego
posture-hard = twarde
    .gen = twardego
band-low = niski
band-medium = umiarkowany
band-high = wysoki
band-very-high = bardzo wysoki
band-tight = obniżony
band-moderate = umiarkowany
band-ample = wzmocniony
band-overstretch = Przeciążenie
band-war = Wojna
band-low-intensity = Mała Intensywność

## Wartości. .equal: po słowie „wartości”

resources-of = Zasoby { FORM($c, case: "gen") }
    .counts = resource
    .gen = Zasobów { FORM($c, case: "gen") }
    .dat = Zasobom { FORM($c, case: "gen") }
    .acc = Zasoby { FORM($c, case: "gen") }
    .equal = { FORM($c, case: "gen") ->
    [niego] równej jego Zasobom
   *[other] równej Zasobom { FORM($c, case: "gen") }
}
    .count = liczba Zasobów { FORM($c, case: "gen") }
    .bare = liczba Zasobów
    .bare-gen = liczby Zasobów
    .bare-acc = liczbę Zasobów
    .bare-dat = liczbie Zasobów
    .bare-loc = liczbie Zasobów
governance-of = poziom Rządów { FORM($c, case: "gen") }
    .gen = poziomu Rządów { FORM($c, case: "gen") }
    .dat = poziomowi Rządów { FORM($c, case: "gen") }
    .bare = wartość Rządów
posture-of = Nastawienie { FORM($c, case: "gen") }
    .gen = Nastawienia { FORM($c, case: "gen") }
    .as = takie samo jak Nastawienie { FORM($c, case: "gen") }
    .bare = strona Nastawienia
    .eq = Nastawienie { FORM($c, case: "gen") } jest { FORM($than, case: "as") }
    .ne = Nastawienie { FORM($c, case: "gen") } nie jest { FORM($than, case: "as") }
opposite-of = przeciwne do { FORM($p, case: "gen") }
    .as = przeciwne do { FORM($p, case: "gen") }
neighbours-of = kraje przyległe do { FORM($c, case: "gen") }
    .gen = krajów przyległych do { FORM($c, case: "gen") }
    .loc = krajach przyległych do { FORM($c, case: "gen") }
distance-from-to = odległość { FORM($c, case: "gen") } od { FORM($d, case: "gen") }
    .own-le = w odległości najwyżej { FORM($than) } od { FORM($d, case: "gen") }
    .bare = odległość od { FORM($d, case: "gen") }
place-in-list = pozycja { FORM($c, case: "gen") } na liście { FORM($s) }
    .own-eq = o pozycji na liście równej { FORM($than, case: "count") }
    .bare = pozycja na liście
    .bare-loc = pozycji na liście
prestige = Prestiż
    .gen = Prestiżu
    .dat = Prestiżowi
    .none = Prestiż wynosi 0
    .eq = Prestiż wynosi { FORM($than) }
    .ne = Prestiż nie wynosi { FORM($than) }
    .ge = Prestiż wynosi co najmniej { FORM($than) }
    .gt = Prestiż jest wyższy niż { FORM($than) }
    .le = Prestiż wynosi najwyżej { FORM($than) }
    .lt = Prestiż jest niższy niż { FORM($than) }
prestige-level = Prestiż
    .eq = Prestiż jest { FORM($than) }
    .ne = Prestiż nie jest { FORM($than) }
funding-level = poziom Funduszy
    .eq = poziom Funduszy jest { FORM($than) }
    .ne = poziom Funduszy nie jest { FORM($than) }
turn-number = numer tury
    .gen = numeru tury
troop-level = poziom Oddziałów
    .eq = poziom Oddziałów to { FORM($than) }
    .ne = poziom Oddziałów to nie { FORM($than) }
funding = poziom Funduszy
    .gen = poziomu Funduszy
    .dat = poziomowi Funduszy
    .eq = Fundusze wynoszą { FORM($than) }
    .ne = Fundusze nie wynoszą { FORM($than) }
    .ge = Fundusze wynoszą co najmniej { FORM($than) }
    .gt = Fundusze są wyższe niż { FORM($than) }
    .le = Fundusze wynoszą najwyżej { FORM($than) }
    .lt = Fundusze są niższe niż { FORM($than) }
gwot-penalty = kara GWOT
    .gen = kary GWOT
    .dat = karze GWOT
    .acc = karę GWOT
    .some = kara GWOT jest większa niż 0
    .none = kara GWOT wynosi 0
    .eq = kara GWOT wynosi { FORM($than) }
    .ne = kara GWOT nie wynosi { FORM($than) }
    .ge = kara GWOT wynosi co najmniej { FORM($than) }
    .le = kara GWOT wynosi najwyżej { FORM($than) }
world-posture = Nastawienie Światowe
    .gen = Nastawienia Światowego
    .as = takie samo jak Nastawienie Światowe
world-posture-value = wartość Nastawienia Światowego
    .gen = wartości Nastawienia Światowego
    .acc = wartość Nastawienia Światowego
    .some = wartość Nastawienia Światowego jest większa niż 0
    .none = wartość Nastawienia Światowego wynosi 0
number-of-plot = numer { FORM($p, case: "gen") }
plot-available = jest dostępna intryga { FORM($n) }
    .not = nie ma dostępnej intrygi { FORM($n) }
caliphate-declared = istnieje Kalifat
    .not = nie ma Kalifatu
half-of = połowa { FORM($n, case: "gen") } (zaokrąglając w górę)
    .gen = połowy { FORM($n, case: "gen") } (zaokrąglając w górę)
    .dat = połowie { FORM($n, case: "gen") } (zaokrąglając w górę)
    .acc = połowę { FORM($n, case: "gen") } (zaokrąglając w górę)
    .inner = połowa { FORM($n, case: "gen") }
    .inner-gen = połowy { FORM($n, case: "gen") }
    .inner-acc = połowę { FORM($n, case: "gen") }
    .twice = jedna czwarta { FORM($n, case: "gen") } (zaokrąglając w górę)
    .twice-gen = jednej czwartej { FORM($n, case: "gen") } (zaokrąglając w górę)
    .twice-acc = jedną czwartą { FORM($n, case: "gen") } (zaokrąglając w górę)
half-of-rounded-down = połowa { FORM($n, case: "gen") } (zaokrąglając w dół)
    .gen = połowy { FORM($n, case: "gen") } (zaokrąglając w dół)
    .dat = połowie { FORM($n, case: "gen") } (zaokrąglając w dół)
    .acc = połowę { FORM($n, case: "gen") } (zaokrąglając w dół)
troops-in = { IN($c) ->
    [tam] tamtejsze oddziały
   *[other] oddziały { IN($c) }
}
    .counts = troop
    .gen = { IN($c) ->
    [tam] tamtejszych oddziałów
   *[other] oddziałów { IN($c) }
}
    .acc = { IN($c) ->
    [tam] liczbę tamtejszych oddziałów
   *[other] liczbę oddziałów { IN($c) }
}
    .count = { IN($c) ->
    [tam] liczba tamtejszych oddziałów
   *[other] liczba oddziałów { IN($c) }
}
    .than = { IN($c) ->
    [tam] oddziałów
   *[other] oddziałów { IN($c) }
}
    .bare = liczba oddziałów
    .bare-gen = liczby oddziałów
    .bare-acc = liczbę oddziałów
    .bare-loc = liczbie oddziałów
cells-in = { IN($c) ->
    [tam] tamtejsze komórki
   *[other] komórki { IN($c) }
}
    .counts = cell
    .gen = { IN($c) ->
    [tam] tamtejszych komórek
   *[other] komórek { IN($c) }
}
    .acc = { IN($c) ->
    [tam] liczbę tamtejszych komórek
   *[other] liczbę komórek { IN($c) }
}
    .count = { IN($c) ->
    [tam] liczba tamtejszych komórek
   *[other] liczba komórek { IN($c) }
}
    .than = { IN($c) ->
    [tam] komórek
   *[other] komórek { IN($c) }
}
    .bare = liczba komórek
    .bare-gen = liczby komórek
    .bare-acc = liczbę komórek
    .bare-loc = liczbie komórek
aid-in = { IN($c) ->
    [tam] tamtejsze znaczniki Pomocy
   *[other] znaczniki Pomocy { IN($c) }
}
    .counts = aid
    .gen = { IN($c) ->
    [tam] tamtejszych znaczników Pomocy
   *[other] znaczników Pomocy { IN($c) }
}
    .acc = { IN($c) ->
    [tam] liczbę tamtejszych znaczników Pomocy
   *[other] liczbę znaczników Pomocy { IN($c) }
}
    .count = { IN($c) ->
    [tam] liczba tamtejszych znaczników Pomocy
   *[other] liczba znaczników Pomocy { IN($c) }
}
    .than = { IN($c) ->
    [tam] znaczników Pomocy
   *[other] znaczników Pomocy { IN($c) }
}
    .bare = liczba znaczników Pomocy
    .bare-gen = liczby znaczników Pomocy
    .bare-acc = liczbę znaczników Pomocy
    .bare-loc = liczbie znaczników Pomocy
plots-in = { IN($c) ->
    [tam] tamtejsze intrygi
   *[other] intrygi { IN($c) }
}
    .counts = plot
    .gen = { IN($c) ->
    [tam] tamtejszych intryg
   *[other] intryg { IN($c) }
}
    .acc = { IN($c) ->
    [tam] liczbę tamtejszych intryg
   *[other] liczbę intryg { IN($c) }
}
    .count = { IN($c) ->
    [tam] liczba tamtejszych intryg
   *[other] liczba intryg { IN($c) }
}
    .than = { IN($c) ->
    [tam] intryg
   *[other] intryg { IN($c) }
}
    .bare = liczba intryg
    .bare-gen = liczby intryg
    .bare-acc = liczbę intryg
    .bare-loc = liczbie intryg
awakening-in = { IN($c) ->
    [tam] tamtejsze znaczniki Przebudzenia
   *[other] znaczniki Przebudzenia { IN($c) }
}
    .counts = awakening
    .gen = { IN($c) ->
    [tam] tamtejszych znaczników Przebudzenia
   *[other] znaczników Przebudzenia { IN($c) }
}
    .acc = { IN($c) ->
    [tam] liczbę tamtejszych znaczników Przebudzenia
   *[other] liczbę znaczników Przebudzenia { IN($c) }
}
    .count = { IN($c) ->
    [tam] liczba tamtejszych znaczników Przebudzenia
   *[other] liczba znaczników Przebudzenia { IN($c) }
}
    .than = { IN($c) ->
    [tam] znaczników Przebudzenia
   *[other] znaczników Przebudzenia { IN($c) }
}
    .bare = liczba znaczników Przebudzenia
    .bare-gen = liczby znaczników Przebudzenia
    .bare-acc = liczbę znaczników Przebudzenia
    .bare-loc = liczbie znaczników Przebudzenia
reaction-in = { IN($c) ->
    [tam] tamtejsze znaczniki Reakcji
   *[other] znaczniki Reakcji { IN($c) }
}
    .counts = reaction
    .gen = { IN($c) ->
    [tam] tamtejszych znaczników Reakcji
   *[other] znaczników Reakcji { IN($c) }
}
    .acc = { IN($c) ->
    [tam] liczbę tamtejszych znaczników Reakcji
   *[other] liczbę znaczników Reakcji { IN($c) }
}
    .count = { IN($c) ->
    [tam] liczba tamtejszych znaczników Reakcji
   *[other] liczba znaczników Reakcji { IN($c) }
}
    .than = { IN($c) ->
    [tam] znaczników Reakcji
   *[other] znaczników Reakcji { IN($c) }
}
    .bare = liczba znaczników Reakcji
    .bare-gen = liczby znaczników Reakcji
    .bare-acc = liczbę znaczników Reakcji
    .bare-loc = liczbie znaczników Reakcji
militia-in = { IN($c) ->
    [tam] tamtejsze milicje
   *[other] milicje { IN($c) }
}
    .counts = militia
    .gen = { IN($c) ->
    [tam] tamtejszych milicji
   *[other] milicji { IN($c) }
}
    .acc = { IN($c) ->
    [tam] liczbę tamtejszych milicji
   *[other] liczbę milicji { IN($c) }
}
    .count = { IN($c) ->
    [tam] liczba tamtejszych milicji
   *[other] liczba milicji { IN($c) }
}
    .than = { IN($c) ->
    [tam] milicji
   *[other] milicji { IN($c) }
}
    .bare = liczba milicji
    .bare-gen = liczby milicji
    .bare-acc = liczbę milicji
    .bare-loc = liczbie milicji
sleeper-cells-in = { IN($c) ->
    [tam] tamtejsze uśpione komórki
   *[other] uśpione komórki { IN($c) }
}
    .counts = sleeper-cell
    .gen = { IN($c) ->
    [tam] tamtejszych uśpionych komórek
   *[other] uśpionych komórek { IN($c) }
}
    .acc = { IN($c) ->
    [tam] liczbę tamtejszych uśpionych komórek
   *[other] liczbę uśpionych komórek { IN($c) }
}
    .count = { IN($c) ->
    [tam] liczba tamtejszych uśpionych komórek
   *[other] liczba uśpionych komórek { IN($c) }
}
    .than = { IN($c) ->
    [tam] uśpionych komórek
   *[other] uśpionych komórek { IN($c) }
}
    .bare = liczba uśpionych komórek
    .bare-gen = liczby uśpionych komórek
    .bare-acc = liczbę uśpionych komórek
    .bare-loc = liczbie uśpionych komórek
active-cells-in = { IN($c) ->
    [tam] tamtejsze aktywne komórki
   *[other] aktywne komórki { IN($c) }
}
    .counts = active-cell
    .gen = { IN($c) ->
    [tam] tamtejszych aktywnych komórek
   *[other] aktywnych komórek { IN($c) }
}
    .acc = { IN($c) ->
    [tam] liczbę tamtejszych aktywnych komórek
   *[other] liczbę aktywnych komórek { IN($c) }
}
    .count = { IN($c) ->
    [tam] liczba tamtejszych aktywnych komórek
   *[other] liczba aktywnych komórek { IN($c) }
}
    .than = { IN($c) ->
    [tam] aktywnych komórek
   *[other] aktywnych komórek { IN($c) }
}
    .bare = liczba aktywnych komórek
    .bare-gen = liczby aktywnych komórek
    .bare-acc = liczbę aktywnych komórek
    .bare-loc = liczbie aktywnych komórek
troop-cubes-in = { IN($c) ->
    [tam] tamtejsze kostki oddziałów
   *[other] kostki oddziałów { IN($c) }
}
    .counts = troop-cube
    .gen = { IN($c) ->
    [tam] tamtejszych kostek oddziałów
   *[other] kostek oddziałów { IN($c) }
}
    .acc = { IN($c) ->
    [tam] liczbę tamtejszych kostek oddziałów
   *[other] liczbę kostek oddziałów { IN($c) }
}
    .count = { IN($c) ->
    [tam] liczba tamtejszych kostek oddziałów
   *[other] liczba kostek oddziałów { IN($c) }
}
    .than = { IN($c) ->
    [tam] kostek oddziałów
   *[other] kostek oddziałów { IN($c) }
}
    .bare = liczba kostek oddziałów
    .bare-gen = liczby kostek oddziałów
    .bare-acc = liczbę kostek oddziałów
    .bare-loc = liczbie kostek oddziałów
wmd-beside = liczba intryg WMD w zapasie { FORM($c, case: "gen") }
    .counts = stored-wmd
    .gen = liczby intryg WMD w zapasie { FORM($c, case: "gen") }
    .acc = liczbę intryg WMD w zapasie { FORM($c, case: "gen") }
    .some = { FORM($c) } { NUMBER($c) ->
    [many] mają
   *[one] ma
} zapas WMD
    .none = { FORM($c) } nie { NUMBER($c) ->
    [many] mają
   *[one] ma
} zapasu WMD
    .own-some = z zapasem WMD
    .own-none = bez zapasu WMD
    .bare = liczba intryg WMD w zapasie
cells-on-track = liczba komórek na torze
    .gen = komórek na torze
    .dat = liczbie komórek na torze
    .acc = liczbę komórek na torze
    .some = na torze są komórki
    .none = na torze nie ma komórek
    .ge = liczba komórek na torze wynosi co najmniej { FORM($than) }
    .le = liczba komórek na torze wynosi najwyżej { FORM($than) }
recruitable-cells = liczba komórek do zrekrutowania
    .gen = komórek do zrekrutowania
    .dat = liczbie komórek do zrekrutowania
    .acc = liczbę komórek do zrekrutowania
    .some = można rekrutować komórki
    .none = nie można rekrutować komórek
    .ge = liczba komórek do zrekrutowania wynosi co najmniej { FORM($than) }
    .le = liczba komórek do zrekrutowania wynosi najwyżej { FORM($than) }
available-plots = liczba dostępnych intryg
    .gen = dostępnych intryg
    .dat = liczbie dostępnych intryg
    .acc = liczbę dostępnych intryg
    .some = są dostępne intrygi
    .none = nie ma dostępnych intryg
    .ge = liczba dostępnych intryg wynosi co najmniej { FORM($than) }
    .le = liczba dostępnych intryg wynosi najwyżej { FORM($than) }
wmd-in-box = liczba intryg WMD w Obszarze Intryg WMD
    .gen = intryg WMD w Obszarze Intryg WMD
    .dat = liczbie intryg WMD w Obszarze Intryg WMD
    .acc = liczbę intryg WMD w Obszarze Intryg WMD
    .some = w Obszarze Intryg WMD są intrygi
    .none = w Obszarze Intryg WMD nie ma intryg
    .ge = liczba intryg WMD w Obszarze Intryg WMD wynosi co najmniej { FORM($than) }
    .le = liczba intryg WMD w Obszarze Intryg WMD wynosi najwyżej { FORM($than) }
reaction-on-map = liczba znaczników Reakcji na mapie
    .gen = znaczników Reakcji na mapie
    .dat = liczbie znaczników Reakcji na mapie
    .acc = liczbę znaczników Reakcji na mapie
    .some = na mapie są znaczniki Reakcji
    .none = na mapie nie ma znaczników Reakcji
    .ge = liczba znaczników Reakcji na mapie wynosi co najmniej { FORM($than) }
    .le = liczba znaczników Reakcji na mapie wynosi najwyżej { FORM($than) }
militia-on-track = liczba milicji na torze
    .gen = milicji na torze
    .dat = liczbie milicji na torze
    .acc = liczbę milicji na torze
    .some = na torze są milicje
    .none = na torze nie ma milicji
    .ge = liczba milicji na torze wynosi co najmniej { FORM($than) }
    .le = liczba milicji na torze wynosi najwyżej { FORM($than) }
sleeper-cells-on-map = liczba uśpionych komórek na mapie
    .gen = uśpionych komórek na mapie
    .dat = liczbie uśpionych komórek na mapie
    .acc = liczbę uśpionych komórek na mapie
    .some = na mapie są uśpione komórki
    .none = na mapie nie ma uśpionych komórek
    .ge = liczba uśpionych komórek na mapie wynosi co najmniej { FORM($than) }
    .le = liczba uśpionych komórek na mapie wynosi najwyżej { FORM($than) }
troops-on-track = liczba oddziałów na torze
    .gen = oddziałów na torze
    .dat = liczbie oddziałów na torze
    .acc = liczbę oddziałów na torze
    .some = na torze są oddziały
    .none = na torze nie ma oddziałów
    .ge = na torze { $than ->
    [few] są
    [one] jest
   *[other] jest
} co najmniej { N($than, "troop", case: "nom") }
    .le = na torze { $than ->
    [few] są
    [one] jest
   *[other] jest
} najwyżej { N($than, "troop", case: "nom") }
troops-free-to-go-off-map = liczba oddziałów na torze i mapie
    .gen = oddziałów na torze i mapie
    .dat = liczbie oddziałów na torze i mapie
    .acc = liczbę oddziałów na torze i mapie
    .some = na torze lub mapie są oddziały
    .none = na torze i mapie nie ma oddziałów
    .ge = liczba oddziałów na torze i mapie wynosi co najmniej { FORM($than) }
    .le = liczba oddziałów na torze i mapie wynosi najwyżej { FORM($than) }
wmd-in-play = liczba intryg WMD w grze
    .gen = intryg WMD w grze
    .dat = liczbie intryg WMD w grze
    .acc = liczbę intryg WMD w grze
    .some = w grze są intrygi WMD
    .none = w grze nie ma intryg WMD
    .ge = liczba intryg WMD w grze wynosi co najmniej { FORM($than) }
    .le = liczba intryg WMD w grze wynosi najwyżej { FORM($than) }
marks-of = liczba znaczników { FORM($m) } w grze
    .gen = liczby znaczników { FORM($m) } w grze
    .some = w grze jest znacznik { FORM($m) }
    .none = w grze nie ma znacznika { FORM($m) }
    .eq = liczba znaczników { FORM($m) } w grze wynosi { FORM($than) }
    .ge = liczba znaczników { FORM($m) } w grze wynosi co najmniej { FORM($than) }
    .lt = w grze jest mniej niż { $than ->
    [one] { $than } znacznik
    [few] { $than } znaczniki
   *[other] { FORM($than) } znaczników
} { FORM($m) }
awakening-within = znaczniki Przebudzenia w odległości najwyżej { FORM($n) } od { FORM($c, case: "gen") }
    .gen = znaczników Przebudzenia w odległości najwyżej { FORM($n) } od { FORM($c, case: "gen") }
    .some = w odległości najwyżej { FORM($n) } od { FORM($c, case: "gen") } są znaczniki Przebudzenia
    .none = w odległości najwyżej { FORM($n) } od { FORM($c, case: "gen") } nie ma znaczników Przebudzenia
    .own-some = ze znacznikami Przebudzenia w odległości najwyżej { FORM($n) }
    .own-none = bez znaczników Przebudzenia w odległości najwyżej { FORM($n) }
    .bare = liczba znaczników Przebudzenia w odległości najwyżej { FORM($n) }
troops-within = oddziały w odległości najwyżej { FORM($n) } od { FORM($c, case: "gen") }
    .gen = oddziałów w odległości najwyżej { FORM($n) } od { FORM($c, case: "gen") }
    .some = w odległości najwyżej { FORM($n) } od { FORM($c, case: "gen") } są oddziały
    .none = w odległości najwyżej { FORM($n) } od { FORM($c, case: "gen") } nie ma oddziałów
    .own-some = z oddziałami w odległości najwyżej { FORM($n) }
    .own-none = bez oddziałów w odległości najwyżej { FORM($n) }
    .bare = liczba oddziałów w odległości najwyżej { FORM($n) }
marks-within = znaczniki { FORM($m) } w odległości najwyżej { FORM($n) } od { FORM($c, case: "gen") }
    .gen = znaczników { FORM($m) } w odległości najwyżej { FORM($n) } od { FORM($c, case: "gen") }
    .some = w odległości najwyżej { FORM($n) } od { FORM($c, case: "gen") } leży znacznik { FORM($m) }
    .none = w odległości najwyżej { FORM($n) } od { FORM($c, case: "gen") } nie ma znacznika { FORM($m) }
    .own-some = ze znacznikiem { FORM($m) } w odległości najwyżej { FORM($n) }
    .own-none = bez znacznika { FORM($m) } w odległości najwyżej { FORM($n) }
    .bare = liczba znaczników { FORM($m) } w odległości najwyżej { FORM($n) }
disrupt-possible = możliwe jest Rozbicie o wartości { FORM($n) }
    .not = Rozbicie o wartości { FORM($n) } nie jest możliwe
regime-change-possible = { IN($c) ->
    [tam] możliwa jest tam Zmiana Reżimu
   *[other] { IN($c) } możliwa jest Zmiana Reżimu
}
    .not = { IN($c) } Zmiana Reżimu nie jest możliwa
in-effect = w grze jest { FORM($m) }
    .not = w grze nie ma { FORM($m) }
mark-as-piece = znacznik { FORM($m) }
    .gen = znacznika { FORM($m) }
opponent-of = przeciwnik { FORM($s, case: "gen") }
    .gen = przeciwnika { FORM($s, case: "gen") }
    .dat = przeciwnikowi { FORM($s, case: "gen") }
    .acc = przeciwnika { FORM($s, case: "gen") }
# Stosy. .from: skąd; .has, .lacks: że są w nich karty lub że ich nie ma.
hand-of = ręka { FORM($s, case: "gen") }
    .own = ręka
    .own-gen = ręki
    .own-from = z ręki
    .gen = ręki { FORM($s, case: "gen") }
    .loc = ręce { FORM($s, case: "gen") }
    .in = na ręce { FORM($s, case: "gen") }
    .from = z ręki { FORM($s, case: "gen") }
    .has = { FORM($s) } { NUMBER($s) ->
    [many] mają
   *[one] ma
} karty na ręce
    .lacks = { FORM($s) } nie { NUMBER($s) ->
    [many] mają
   *[one] ma
} kart na ręce
discard-pile = Stos Odrzuconych
    .gen = Stosu Odrzuconych
    .loc = Stosie Odrzuconych
    .in = w Stosie Odrzuconych
    .from = ze Stosu Odrzuconych
    .has = w Stosie Odrzuconych są karty
    .lacks = w Stosie Odrzuconych nie ma kart
lapsing-box = Obszar Zdarzeń Krótkotrwałych
    .gen = Obszaru Zdarzeń Krótkotrwałych
    .loc = Obszarze Zdarzeń Krótkotrwałych
    .in = w Obszarze Zdarzeń Krótkotrwałych
    .from = z Obszaru Zdarzeń Krótkotrwałych
    .has = w Obszarze Zdarzeń Krótkotrwałych są karty
    .lacks = w Obszarze Zdarzeń Krótkotrwałych nie ma kart
first-plot-box = Obszar Pierwszej Intrygi
    .gen = Obszaru Pierwszej Intrygi
    .loc = Obszarze Pierwszej Intrygi
    .in = w Obszarze Pierwszej Intrygi
    .from = z Obszaru Pierwszej Intrygi
    .has = w Obszarze Pierwszej Intrygi są karty
    .lacks = w Obszarze Pierwszej Intrygi nie ma kart
removed-cards = usunięte karty
    .gen = usuniętych kart
    .loc = usuniętych kartach
    .in = wśród usuniętych kart
    .from = spośród usuniętych kart
    .has = są usunięte karty
    .lacks = nie ma usuniętych kart
draw-pile = Stos Dobierania
    .gen = Stosu Dobierania
    .loc = Stosie Dobierania
    .in = w Stosie Dobierania
    .from = ze Stosu Dobierania
    .has = w Stosie Dobierania są karty
    .lacks = w Stosie Dobierania nie ma kart
top-cards-of = { N($n, "card", case: "nom") } z wierzchu { FORM($p, case: "gen") }
    .acc = { N($n, "card") } z wierzchu { FORM($p, case: "gen") }
    .from = spośród { N($n, "card", case: "gen") } z wierzchu { FORM($p, case: "gen") }
number-of-cards-in = liczba kart { FORM($p, case: "in") }
    .gen = liczby kart { FORM($p, case: "in") }
    .some = { FORM($p, case: "has") }
    .none = { FORM($p, case: "lacks") }
ops-of = wartość { FORM($k, case: "gen") }
    .worth = { FORM($k, case: "gen") }
    .gen = wartości { FORM($k, case: "gen") }
    .dat = wartości { FORM($k, case: "gen") }
    .acc = wartość { FORM($k, case: "gen") }
    .bare = wartość
    .bare-gen = wartości
    .bare-loc = wartości
    .own-eq = o wartości { FORM($than, case: "equal") }
    .own-ne = o wartości innej niż { FORM($than) }
    .own-ge = o wartości co najmniej { FORM($than) }
    .own-le = o wartości najwyżej { FORM($than) }
name-of = nazwa { FORM($k, case: "gen") }
number-of = numer { FORM($k, case: "gen") }
    .bare = liczba
this-card = ta karta
    .gen = tej karty
    .dat = tej karcie
    .acc = tę kartę
    .loc = tej karcie
first-card-of-phase = to pierwsza karta Fazy Akcji { FORM($s, case: "phase") }
    .not = to nie pierwsza karta Fazy Akcji { FORM($s, case: "phase") }
second-card-of-phase = to druga karta Fazy Akcji { FORM($s, case: "phase") }
    .not = to nie druga karta Fazy Akcji { FORM($s, case: "phase") }
reserves-of = Rezerwy { FORM($s, case: "gen") }
    .gen = Rezerw { FORM($s, case: "gen") }
    .dat = Rezerwom { FORM($s, case: "gen") }
    .some = { FORM($s) } { NUMBER($s) ->
    [many] mają
   *[one] ma
} Rezerwy
    .none = { FORM($s) } nie { NUMBER($s) ->
    [many] mają
   *[one] ma
} Rezerw

## Cechy. .after: stoi po rzeczowniku, bez odmiany; .behind: po rzeczowniku, w jego formie

good = o Dobrych Rządach
    .after = o Dobrych Rządach
    .not = bez Dobrych Rządów
    .is = { FORM($it) } { NUMBER($it) ->
    [many] mają
   *[one] ma
} Dobre Rządy
    .is-not = { FORM($it) } nie { NUMBER($it) ->
    [many] mają
   *[one] ma
} Dobrych Rządów
fair = o Poprawnych Rządach
    .after = o Poprawnych Rządach
    .not = bez Poprawnych Rządów
    .is = { FORM($it) } { NUMBER($it) ->
    [many] mają
   *[one] ma
} Poprawne Rządy
    .is-not = { FORM($it) } nie { NUMBER($it) ->
    [many] mają
   *[one] ma
} Poprawnych Rządów
poor = o Słabych Rządach
    .after = o Słabych Rządach
    .not = bez Słabych Rządów
    .is = { FORM($it) } { NUMBER($it) ->
    [many] mają
   *[one] ma
} Słabe Rządy
    .is-not = { FORM($it) } nie { NUMBER($it) ->
    [many] mają
   *[one] ma
} Słabych Rządów
islamist-rule = pod Rządami Islamskimi
    .after = pod Rządami Islamskimi
    .not = bez Rządów Islamskich
schengen = strefy Schengen
    .behind = yes
    .not = spoza strefy Schengen
    .is = { FORM($it) } { NUMBER($it) ->
    [many] należą
   *[one] należy
} do strefy Schengen
    .is-not = { FORM($it) } nie { NUMBER($it) ->
    [many] należą
   *[one] należy
} do strefy Schengen
oil-exporter = eksportujący ropę
    .m-gen = eksportującego ropę
    .m-dat = eksportującemu ropę
    .m-acc = eksportujący ropę
    .m-ins = eksportującym ropę
    .m-loc = eksportującym ropę
    .f-nom = eksportująca ropę
    .f-gen = eksportującej ropę
    .f-dat = eksportującej ropę
    .f-acc = eksportującą ropę
    .f-ins = eksportującą ropę
    .f-loc = eksportującej ropę
    .n-nom = eksportujące ropę
    .n-gen = eksportującego ropę
    .n-dat = eksportującemu ropę
    .n-acc = eksportujące ropę
    .n-ins = eksportującym ropę
    .n-loc = eksportującym ropę
    .many-nom = eksportujące ropę
    .many-gen = eksportujących ropę
    .many-dat = eksportującym ropę
    .many-acc = eksportujące ropę
    .many-ins = eksportującymi ropę
    .many-loc = eksportujących ropę
    .behind = yes
    .not = , który nie eksportuje ropy,
    .is = { FORM($it) } { NUMBER($it) ->
    [many] eksportują
   *[one] eksportuje
} ropę
    .is-not = { FORM($it) } nie { NUMBER($it) ->
    [many] eksportują
   *[one] eksportuje
} ropy
african = afrykański
    .m-gen = afrykańskiego
    .m-dat = afrykańskiemu
    .m-acc = afrykański
    .m-ins = afrykańskim
    .m-loc = afrykańskim
    .f-nom = afrykańska
    .f-gen = afrykańskiej
    .f-dat = afrykańskiej
    .f-acc = afrykańską
    .f-ins = afrykańską
    .f-loc = afrykańskiej
    .n-nom = afrykańskie
    .n-gen = afrykańskiego
    .n-dat = afrykańskiemu
    .n-acc = afrykańskie
    .n-ins = afrykańskim
    .n-loc = afrykańskim
    .many-nom = afrykańskie
    .many-gen = afrykańskich
    .many-dat = afrykańskim
    .many-acc = afrykańskie
    .many-ins = afrykańskimi
    .many-loc = afrykańskich
with-selectable-posture = { "" }
    .after = z Nastawieniem do ustalenia
    .not = bez Nastawienia do ustalenia
    .is = Nastawienie { FORM($it, case: "gen") } można ustalić
    .is-not = Nastawienia { FORM($it, case: "gen") } nie można ustalić
two-sided = dwustronny
    .m-gen = dwustronnego
    .m-dat = dwustronnemu
    .m-acc = dwustronny
    .m-ins = dwustronnym
    .m-loc = dwustronnym
    .f-nom = dwustronna
    .f-gen = dwustronnej
    .f-dat = dwustronnej
    .f-acc = dwustronną
    .f-ins = dwustronną
    .f-loc = dwustronnej
    .n-nom = dwustronne
    .n-gen = dwustronnego
    .n-dat = dwustronnemu
    .n-acc = dwustronne
    .n-ins = dwustronnym
    .n-loc = dwustronnym
    .many-nom = dwustronne
    .many-gen = dwustronnych
    .many-dat = dwustronnym
    .many-acc = dwustronne
    .many-ins = dwustronnymi
    .many-loc = dwustronnych
reversible = odwracalny
    .m-gen = odwracalnego
    .m-dat = odwracalnemu
    .m-acc = odwracalny
    .m-ins = odwracalnym
    .m-loc = odwracalnym
    .f-nom = odwracalna
    .f-gen = odwracalnej
    .f-dat = odwracalnej
    .f-acc = odwracalną
    .f-ins = odwracalną
    .f-loc = odwracalnej
    .n-nom = odwracalne
    .n-gen = odwracalnego
    .n-dat = odwracalnemu
    .n-acc = odwracalne
    .n-ins = odwracalnym
    .n-loc = odwracalnym
    .many-nom = odwracalne
    .many-gen = odwracalnych
    .many-dat = odwracalnym
    .many-acc = odwracalne
    .many-ins = odwracalnymi
    .many-loc = odwracalnych
with-regime-change = Zmiany Reżimu
    .after = Zmiany Reżimu
    .not = bez Zmiany Reżimu
    .is = { IN($it) ->
    [tam] leży tam znacznik Zmiany Reżimu
   *[other] { IN($it) } leży znacznik Zmiany Reżimu
}
    .is-not = { IN($it) ->
    [tam] nie ma tam znacznika Zmiany Reżimu
   *[other] { IN($it) } nie ma znacznika Zmiany Reżimu
}
with-tan-regime-change = z brązowym znacznikiem Zmiany Reżimu
    .after = z brązowym znacznikiem Zmiany Reżimu
    .not = bez brązowego znacznika Zmiany Reżimu
    .is = { IN($it) ->
    [tam] leży tam brązowy znacznik Zmiany Reżimu
   *[other] { IN($it) } leży brązowy znacznik Zmiany Reżimu
}
    .is-not = { IN($it) ->
    [tam] nie ma tam brązowego znacznika Zmiany Reżimu
   *[other] { IN($it) } nie ma brązowego znacznika Zmiany Reżimu
}
with-green-regime-change = z zielonym znacznikiem Zmiany Reżimu
    .after = z zielonym znacznikiem Zmiany Reżimu
    .not = bez zielonego znacznika Zmiany Reżimu
    .is = { IN($it) ->
    [tam] leży tam zielony znacznik Zmiany Reżimu
   *[other] { IN($it) } leży zielony znacznik Zmiany Reżimu
}
    .is-not = { IN($it) ->
    [tam] nie ma tam zielonego znacznika Zmiany Reżimu
   *[other] { IN($it) } nie ma zielonego znacznika Zmiany Reżimu
}
besieged = z Oblężonym Reżimem
    .after = z Oblężonym Reżimem
    .not = bez znacznika Oblężonego Reżimu
    .is = { IN($it) ->
    [tam] leży tam znacznik Oblężonego Reżimu
   *[other] { IN($it) } leży znacznik Oblężonego Reżimu
}
    .is-not = { IN($it) ->
    [tam] nie ma tam znacznika Oblężonego Reżimu
   *[other] { IN($it) } nie ma znacznika Oblężonego Reżimu
}
with-cadre = z kadrą
    .after = z kadrą
    .not = bez kadry
    .is = { IN($it) ->
    [tam] jest tam kadra
   *[other] { IN($it) } jest kadra
}
    .is-not = { IN($it) ->
    [tam] nie ma tam kadry
   *[other] { IN($it) } nie ma kadry
}
in-civil-war = w stanie wojny domowej
    .after = w stanie wojny domowej
    .not = bez wojny domowej
    .is = { IN($it) ->
    [tam] trwa tam wojna domowa
   *[other] { IN($it) } trwa wojna domowa
}
    .is-not = { IN($it) ->
    [tam] nie trwa tam wojna domowa
   *[other] { IN($it) } nie trwa wojna domowa
}
contested = w stanie wojny domowej lub ze Zmianą Reżimu
    .after = w stanie wojny domowej lub ze Zmianą Reżimu
    .listed = w stanie wojny domowej, ze Zmianą Reżimu
    .not = bez wojny domowej i Zmiany Reżimu
    .is = { IN($it) ->
    [tam] trwa tam wojna domowa lub leży znacznik Zmiany Reżimu
   *[other] { IN($it) } trwa wojna domowa lub leży znacznik Zmiany Reżimu
}
    .is-not = { IN($it) ->
    [tam] nie ma tam ani wojny domowej, ani Zmiany Reżimu
   *[other] { IN($it) } nie ma ani wojny domowej, ani Zmiany Reżimu
}
caliphate-capital = ze stolicą Kalifatu
    .after = ze stolicą Kalifatu
    .not = bez stolicy Kalifatu
    .is = { IN($it) ->
    [tam] jest tam stolica Kalifatu
   *[other] { IN($it) } jest stolica Kalifatu
}
    .is-not = { IN($it) ->
    [tam] nie ma tam stolicy Kalifatu
   *[other] { IN($it) } nie ma stolicy Kalifatu
}
in-caliphate = należący do Kalifatu
    .behind = yes
    .m-gen = należącego do Kalifatu
    .m-dat = należącemu do Kalifatu
    .m-acc = należący do Kalifatu
    .m-ins = należącym do Kalifatu
    .m-loc = należącym do Kalifatu
    .many-nom = należące do Kalifatu
    .many-gen = należących do Kalifatu
    .many-dat = należącym do Kalifatu
    .many-acc = należące do Kalifatu
    .many-ins = należącymi do Kalifatu
    .many-loc = należących do Kalifatu
    .not = spoza Kalifatu
    .is = { FORM($it) } { NUMBER($it) ->
    [many] należą
   *[one] należy
} do Kalifatu
    .is-not = { FORM($it) } nie { NUMBER($it) ->
    [many] należą
   *[one] należy
} do Kalifatu
open-to-awakening = otwarty na znaczniki Przebudzenia
    .m-gen = otwartego na znaczniki Przebudzenia
    .m-dat = otwartemu na znaczniki Przebudzenia
    .m-acc = otwarty na znaczniki Przebudzenia
    .m-ins = otwartym na znaczniki Przebudzenia
    .m-loc = otwartym na znaczniki Przebudzenia
    .f-nom = otwarta na znaczniki Przebudzenia
    .f-gen = otwartej na znaczniki Przebudzenia
    .f-dat = otwartej na znaczniki Przebudzenia
    .f-acc = otwartą na znaczniki Przebudzenia
    .f-ins = otwartą na znaczniki Przebudzenia
    .f-loc = otwartej na znaczniki Przebudzenia
    .n-nom = otwarte na znaczniki Przebudzenia
    .n-gen = otwartego na znaczniki Przebudzenia
    .n-dat = otwartemu na znaczniki Przebudzenia
    .n-acc = otwarte na znaczniki Przebudzenia
    .n-ins = otwartym na znaczniki Przebudzenia
    .n-loc = otwartym na znaczniki Przebudzenia
    .many-nom = otwarte na znaczniki Przebudzenia
    .many-gen = otwartych na znaczniki Przebudzenia
    .many-dat = otwartym na znaczniki Przebudzenia
    .many-acc = otwarte na znaczniki Przebudzenia
    .many-ins = otwartymi na znaczniki Przebudzenia
    .many-loc = otwartych na znaczniki Przebudzenia
    .behind = yes
    .not = bez możliwości umieszczania znaczników Przebudzenia
    .is = { IN($it) ->
    [tam] można tam umieszczać znaczniki Przebudzenia
   *[other] { IN($it) } można umieszczać znaczniki Przebudzenia
}
    .is-not = { IN($it) ->
    [tam] nie można tam umieszczać znaczników Przebudzenia
   *[other] { IN($it) } nie można umieszczać znaczników Przebudzenia
}
open-to-reaction = otwarty na znaczniki Reakcji
    .m-gen = otwartego na znaczniki Reakcji
    .m-dat = otwartemu na znaczniki Reakcji
    .m-acc = otwarty na znaczniki Reakcji
    .m-ins = otwartym na znaczniki Reakcji
    .m-loc = otwartym na znaczniki Reakcji
    .f-nom = otwarta na znaczniki Reakcji
    .f-gen = otwartej na znaczniki Reakcji
    .f-dat = otwartej na znaczniki Reakcji
    .f-acc = otwartą na znaczniki Reakcji
    .f-ins = otwartą na znaczniki Reakcji
    .f-loc = otwartej na znaczniki Reakcji
    .n-nom = otwarte na znaczniki Reakcji
    .n-gen = otwartego na znaczniki Reakcji
    .n-dat = otwartemu na znaczniki Reakcji
    .n-acc = otwarte na znaczniki Reakcji
    .n-ins = otwartym na znaczniki Reakcji
    .n-loc = otwartym na znaczniki Reakcji
    .many-nom = otwarte na znaczniki Reakcji
    .many-gen = otwartych na znaczniki Reakcji
    .many-dat = otwartym na znaczniki Reakcji
    .many-acc = otwarte na znaczniki Reakcji
    .many-ins = otwartymi na znaczniki Reakcji
    .many-loc = otwartych na znaczniki Reakcji
    .behind = yes
    .not = bez możliwości umieszczania znaczników Reakcji
    .is = { IN($it) ->
    [tam] można tam umieszczać znaczniki Reakcji
   *[other] { IN($it) } można umieszczać znaczniki Reakcji
}
    .is-not = { IN($it) ->
    [tam] nie można tam umieszczać znaczników Reakcji
   *[other] { IN($it) } nie można umieszczać znaczników Reakcji
}
open-to-militia = otwarty na milicje
    .m-gen = otwartego na milicje
    .m-dat = otwartemu na milicje
    .m-acc = otwarty na milicje
    .m-ins = otwartym na milicje
    .m-loc = otwartym na milicje
    .f-nom = otwarta na milicje
    .f-gen = otwartej na milicje
    .f-dat = otwartej na milicje
    .f-acc = otwartą na milicje
    .f-ins = otwartą na milicje
    .f-loc = otwartej na milicje
    .n-nom = otwarte na milicje
    .n-gen = otwartego na milicje
    .n-dat = otwartemu na milicje
    .n-acc = otwarte na milicje
    .n-ins = otwartym na milicje
    .n-loc = otwartym na milicje
    .many-nom = otwarte na milicje
    .many-gen = otwartych na milicje
    .many-dat = otwartym na milicje
    .many-acc = otwarte na milicje
    .many-ins = otwartymi na milicje
    .many-loc = otwartych na milicje
    .behind = yes
    .not = bez możliwości umieszczania milicji
    .is = { IN($it) ->
    [tam] można tam umieszczać milicje
   *[other] { IN($it) } można umieszczać milicje
}
    .is-not = { IN($it) ->
    [tam] nie można tam umieszczać milicji
   *[other] { IN($it) } nie można umieszczać milicji
}
disrupted-recently = po Rozbiciu
    .after = , w którym w tej lub poprzedniej Fazie Akcji przeprowadzono Rozbicie,
    .after-many = , w których w tej lub poprzedniej Fazie Akcji przeprowadzono Rozbicie,
improved-recently = po poprawie Rządów
    .after = , w którym w tej lub poprzedniej Fazie Akcji poprawiono Rządy,
    .after-many = , w których w tej lub poprzedniej Fazie Akcji poprawiono Rządy,
targeted-recently = z operacją lub zdarzeniem
    .after = , którego w tej lub poprzedniej Fazie Akcji dotyczyła operacja lub zdarzenie,
    .after-many = , których w tej lub poprzedniej Fazie Akcji dotyczyła operacja lub zdarzenie,
with-plot-resolved-last = z rozstrzygniętą intrygą
    .after = , w którym w ostatniej fazie intryg rozstrzygnięto intrygę,
    .after-many = , w których w ostatniej fazie intryg rozstrzygnięto intrygę,
turned-by-last-plots = po rzucie na Nastawienie
    .after = po rzucie na Nastawienie z powodu intrygi
adjacent-to = przyległy do { FORM($d, case: "gen") }
    .m-gen = przyległego do { FORM($d, case: "gen") }
    .m-dat = przyległemu do { FORM($d, case: "gen") }
    .m-acc = przyległy do { FORM($d, case: "gen") }
    .m-ins = przyległym do { FORM($d, case: "gen") }
    .m-loc = przyległym do { FORM($d, case: "gen") }
    .f-nom = przyległa do { FORM($d, case: "gen") }
    .f-gen = przyległej do { FORM($d, case: "gen") }
    .f-dat = przyległej do { FORM($d, case: "gen") }
    .f-acc = przyległą do { FORM($d, case: "gen") }
    .f-ins = przyległą do { FORM($d, case: "gen") }
    .f-loc = przyległej do { FORM($d, case: "gen") }
    .n-nom = przyległe do { FORM($d, case: "gen") }
    .n-gen = przyległego do { FORM($d, case: "gen") }
    .n-dat = przyległemu do { FORM($d, case: "gen") }
    .n-acc = przyległe do { FORM($d, case: "gen") }
    .n-ins = przyległym do { FORM($d, case: "gen") }
    .n-loc = przyległym do { FORM($d, case: "gen") }
    .many-nom = przyległe do { FORM($d, case: "gen") }
    .many-gen = przyległych do { FORM($d, case: "gen") }
    .many-dat = przyległym do { FORM($d, case: "gen") }
    .many-acc = przyległe do { FORM($d, case: "gen") }
    .many-ins = przyległymi do { FORM($d, case: "gen") }
    .many-loc = przyległych do { FORM($d, case: "gen") }
    .behind = yes
    .alone = , który do niego przylega,
    .alone-not = , który nie jest przyległy,
    .not = , który nie przylega do { FORM($d, case: "gen") },
    .is = { FORM($it) } { NUMBER($it) ->
    [many] przylegają
   *[one] przylega
} do { FORM($d, case: "gen") }
    .is-not = { FORM($it) } nie { NUMBER($it) ->
    [many] przylegają
   *[one] przylega
} do { FORM($d, case: "gen") }
us-card = US
    .behind = yes
    .not = , która nie jest kartą US,
    .is = { FORM($it) } to karta US
    .is-not = { FORM($it) } to nie karta US
jihadist-card = Dżihadystów
    .behind = yes
    .not = , która nie jest kartą Dżihadystów,
    .is = { FORM($it) } to karta Dżihadystów
    .is-not = { FORM($it) } to nie karta Dżihadystów
playable-by = możliwa do zagrania
    .after = , którą może zagrać { FORM($s) },
    .not = , której { FORM($s) } nie może zagrać,
    .is = { FORM($s) } może { FORM($it, case: "acc") } zagrać
    .is-not = { FORM($s) } nie może zagrać { FORM($it, case: "gen") }
wmd-plot = WMD
    .behind = yes
    .not = bez WMD
    .is = { FORM($it) } to intryga WMD
    .is-not = { FORM($it) } to nie intryga WMD
backlashed = z odwróconą zmianą Funduszy
    .after = z odwróconą zmianą Funduszy
    .not = bez odwróconej zmiany Funduszy
soft-side = miękki
    .is = Nastawienie US jest miękkie
    .is-not = Nastawienie US nie jest miękkie
hard-side = twardy
    .is = Nastawienie US jest twarde
    .is-not = Nastawienie US nie jest twarde
marked-with = ze znacznikiem
    .after = ze znacznikiem { FORM($m) }
    .not = bez znacznika { FORM($m) }
    .is = { IN($it) ->
    [tam] leży tam znacznik { FORM($m) }
   *[other] { IN($it) } leży znacznik { FORM($m) }
}
    .is-not = { IN($it) ->
    [tam] nie ma tam znacznika { FORM($m) }
   *[other] { IN($it) } nie ma znacznika { FORM($m) }
}
named = o nazwie
    .head = { OR($t) }
    .head-all = wszystkie karty { AND($t) }
    .after = o nazwie { OR($t) }
    .not = (oprócz { OR($t) })
    .is = { FORM($it) } to { OR($t) }
    .is-not = { FORM($it) } to nie { OR($t) }
numbered = o numerze
    .after = o numerze { OR($n) }
    .not = o numerze innym niż { OR($n) }

## Skąd się wybiera

numbers-from-to = liczba
    .after = od { FORM($a) } do { FORM($b) }
countries-in-list = kraj
    .after = spośród { FORM($s, case: "gen") }
plots-lying-in = intryga
    .alone = { "" }
    .after = { IN($c) }
countries-on-map = kraj
    .after = { "" }
sides = strona
cards-in-pile = { FORM($p, case: "from") }
    .behind = yes
    .ahead = tak
    .there = { FORM($p, case: "in") }
cards-in-piles = karta
    .after = { OR($p, case: "from") }
    .there = { OR($p, case: "in") }
cards-in-list = karta
    .after = spośród { FORM($s, case: "gen") }

## Co zmienia trwałe zdarzenie

point-adjacent =
    .yes = { FORM($x) } { NUMBER($x) ->
    [many] przylegają
   *[one] przylega
} do { FORM($y, case: "gen") }
    .no = { FORM($x) } nie { NUMBER($x) ->
    [many] przylegają
   *[one] przylega
} do { FORM($y, case: "gen") }
    .only = { FORM($x) } { NUMBER($x) ->
    [many] przylegają
   *[one] przylega
} tylko do { FORM($y, case: "gen") }
point-cells =
    .more-there = liczy się jako { N($n, "cell", case: "nom") }
    .more = znacznik { FORM($mark) } liczy się { IN($c) } jako { N($n, "cell", case: "nom") }
    .less = liczba komórek { IN($c) } jest mniejsza o { FORM($n) }
    .is = liczba komórek { IN($c) } wynosi { FORM($n) }
point-cell-stand-ins =
    .more = można go usunąć zamiast komórki
point-troops =
    .more-there = liczy się jako { N($n, "troop", case: "nom") }
    .more = znacznik { FORM($mark) } liczy się { IN($c) } jako { N($n, "troop", case: "nom") }
    .less = liczba oddziałów { IN($c) } jest mniejsza o { FORM($n) }
    .is = liczba oddziałów { IN($c) } wynosi { FORM($n) }
point-troop-stand-ins =
    .more = można go stracić zamiast oddziałów
point-mark-may-deploy =
    .yes = można go rozmieścić poza ten kraj, co go usuwa
    .no = nie można go rozmieścić
point-resources =
    .more = { FORM($c) } { NUMBER($c) ->
    [many] mają
   *[one] ma
} o { N($n, "resource") } więcej
    .less = { FORM($c) } { NUMBER($c) ->
    [many] mają
   *[one] ma
} o { N($n, "resource") } mniej
    .is = { FORM($c) } { NUMBER($c) ->
    [many] mają
   *[one] ma
} { N($n, "resource") }
point-oil-exports =
    .yes = { FORM($c) } { NUMBER($c) ->
    [many] eksportują
   *[one] eksportuje
} ropę
    .no = { FORM($c) } nie { NUMBER($c) ->
    [many] eksportują
   *[one] eksportuje
} ropy
    .more = eksport ropy { FROM($c) } jest większy o { FORM($n) }
    .less = eksport ropy { FROM($c) } jest mniejszy o { FORM($n) }
    .is = eksport ropy { FROM($c) } wynosi { FORM($n) }
point-open =
    .yes = operacje, zdarzenia, polaryzacja i wyniszczenie działają na { FORM($c, case: "acc") }
    .no = operacje, zdarzenia, polaryzacja i wyniszczenie nie działają na { FORM($c, case: "acc") }
point-popular-markers =
    .yes = można umieszczać znaczniki Przebudzenia i Reakcji
    .no = nie można umieszczać znaczników Przebudzenia ani Reakcji
point-militia-is-led =
    .yes = milicje działają { IN($c) } jak wsparte oddziałami
    .no = milicje działają { IN($c) } jak bez wsparcia oddziałów
point-militia-before-attrition =
    .more = przed każdym wyniszczeniem umieszcza się { IN($c) } { N($n, "militia") }
    .less = przed każdym wyniszczeniem usuwa się { FROM($c) } { N($n, "militia") }
    .is = przed każdym wyniszczeniem umieszcza się { IN($c) } { N($n, "militia") }
point-troops-at-stake =
    .more = wyniszczenie może zabrać { FROM($c) } o { N($n, "troop") } więcej
    .less = wyniszczenie może zabrać { FROM($c) } o { N($n, "troop") } mniej
    .is = wyniszczenie może zabrać { FROM($c) } najwyżej { N($n, "troop") }
point-extra-cells =
    .is = w grze { $n ->
    [few] są
    [one] jest
   *[other] jest
} { N($n, "extra-cell", case: "nom") }
    .more = w grze { $n ->
    [few] są
    [one] jest
   *[other] jest
} { N($n, "extra-cell", case: "nom") }
    .less = w grze jest mniej dodatkowych komórek o { FORM($n) }
point-posture-is-rolled =
    .yes = { FORM($k) } wymaga rzutu na Nastawienie { FORM($c, case: "gen") }
    .no = { FORM($k) } nie powoduje rzutu na Nastawienie { FORM($c, case: "gen") }
point-size-of-gwot-penalty =
    .is = kara GWOT wynosi { FORM($n) }
    .more = kara GWOT jest większa o { FORM($n) }
    .less = kara GWOT jest mniejsza o { FORM($n) }
point-may-war-of-ideas =
    .yes = Wojna Idei jest { IN($c) ->
    [tam] tam dozwolona
   *[other] dozwolona { IN($c) }
}
    .no = Wojna Idei jest { IN($c) ->
    [tam] tam niedozwolona
   *[other] niedozwolona { IN($c) }
}
point-may-deploy =
    .yes = można { TO($c) ->
    [tam] tam rozmieszczać oddziały
   *[other] rozmieszczać oddziały { TO($c) }
}
    .no = nie można { TO($c) ->
    [tam] tam rozmieszczać oddziałów
   *[other] rozmieszczać oddziałów { TO($c) }
}
point-may-regime-change =
    .yes = Zmiana Reżimu jest { IN($c) ->
    [tam] tam dozwolona
   *[other] dozwolona { IN($c) }
}
    .no = Zmiana Reżimu jest { IN($c) ->
    [tam] tam niedozwolona
   *[other] niedozwolona { IN($c) }
}
point-may-disrupt =
    .yes = Rozbicie jest { IN($c) ->
    [tam] tam dozwolone
   *[other] dozwolone { IN($c) }
}
    .no = Rozbicie jest { IN($c) ->
    [tam] tam niedozwolone
   *[other] niedozwolone { IN($c) }
}
point-may-disrupt-cadre =
    .yes = Rozbicie { IN($c) ->
    [tam] może tam usunąć kadrę
   *[other] { IN($c) } może usunąć kadrę
}
    .no = Rozbicie { IN($c) ->
    [tam] nie usuwa tam kadry
   *[other] { IN($c) } nie usuwa kadry
}
point-cells-disrupted =
    .is = Rozbicie { IN($c) } działa tylko na { N($n, "cell", case: "acc") }
    .more = Rozbicie { IN($c) } działa na o { N($n, "cell", case: "acc") } więcej
    .less = Rozbicie { IN($c) } działa na o { N($n, "cell", case: "acc") } mniej
point-disrupt-earns-prestige =
    .yes = Rozbicie { IN($c) } daje Prestiż
    .no = Rozbicie { IN($c) } nie daje Prestiżu
point-prestige-for-disrupt =
    .is = Rozbicie { IN($c) } daje +{ FORM($n) } do Prestiżu
    .more = Rozbicie { IN($c) } daje dodatkowe +{ FORM($n) } do Prestiżu
    .less = Rozbicie { IN($c) } daje Prestiż mniejszy o { FORM($n) }
point-war-of-ideas-modifier =
    .is = modyfikator rzutów na Wojnę Idei { IN($c) } wynosi { FORM($n) }
    .more = +{ FORM($n) } do rzutów na Wojnę Idei { IN($c) }
    .less = −{ FORM($n) } do rzutów na Wojnę Idei { IN($c) }
point-may-alert =
    .yes = intrygi { IN($c) } można blokować
    .no = intryg { IN($c) } nie można blokować
point-cost-of-war-of-ideas =
    .is = Wojna Idei { IN($c) } kosztuje { FORM($n) }
    .more = Wojna Idei { IN($c) } kosztuje o { FORM($n) } więcej
    .less = Wojna Idei { IN($c) } kosztuje o { FORM($n) } mniej
point-cost-of-disrupt =
    .is = Rozbicie { IN($c) } kosztuje { FORM($n) }
    .more = Rozbicie { IN($c) } kosztuje o { FORM($n) } więcej
    .less = Rozbicie { IN($c) } kosztuje o { FORM($n) } mniej
point-cost-of-deploy =
    .is = Rozmieszczenie { TO($c) } kosztuje { FORM($n) }
    .more = Rozmieszczenie { TO($c) } kosztuje o { FORM($n) } więcej
    .less = Rozmieszczenie { TO($c) } kosztuje o { FORM($n) } mniej
point-cost-of-regime-change =
    .is = Zmiana Reżimu kosztuje { FORM($n) }
    .more = Zmiana Reżimu kosztuje o { FORM($n) } więcej
    .less = Zmiana Reżimu kosztuje o { FORM($n) } mniej
point-cost-of-withdraw =
    .is = Wycofanie kosztuje { FORM($n) }
    .more = Wycofanie kosztuje o { FORM($n) } więcej
    .less = Wycofanie kosztuje o { FORM($n) } mniej
point-cost-of-alert =
    .is = Alert kosztuje { FORM($n) }
    .more = Alert kosztuje o { FORM($n) } więcej
    .less = Alert kosztuje o { FORM($n) } mniej
point-cost-of-reassessment =
    .is = Ponowna Ocena kosztuje { FORM($n) }
    .more = Ponowna Ocena kosztuje o { FORM($n) } więcej
    .less = Ponowna Ocena kosztuje o { FORM($n) } mniej
point-cost-of-deploy-home =
    .is = Rozmieszczenie na tor kosztuje { FORM($n) }
    .more = Rozmieszczenie na tor kosztuje o { FORM($n) } więcej
    .less = Rozmieszczenie na tor kosztuje o { FORM($n) } mniej
point-may-recruit =
    .yes = Rekrutacja jest dozwolona
    .no = Rekrutacja jest niedozwolona
point-may-recruit-in =
    .yes = Rekrutacja jest { IN($c) ->
    [tam] tam dozwolona
   *[other] dozwolona { IN($c) }
}
    .no = Rekrutacja jest { IN($c) ->
    [tam] tam niedozwolona
   *[other] niedozwolona { IN($c) }
}
point-recruiting-is-automatic =
    .yes = Rekrutacja jest { IN($c) ->
    [tam] tam automatyczna
   *[other] automatyczna { IN($c) }
}
    .no = Rekrutacja { IN($c) } wymaga rzutu
point-recruit-number =
    .is = współczynnik Rekrutacji { IN($c) ->
    [tam] wynosi tam { FORM($n) }
   *[other] { IN($c) } wynosi { FORM($n) }
}
    .more = współczynnik Rekrutacji { IN($c) } jest większy o { FORM($n) }
    .less = współczynnik Rekrutacji { IN($c) } jest mniejszy o { FORM($n) }
point-funding-limits-recruiting =
    .yes = Fundusze ograniczają Rekrutację
    .no = Fundusze nie ograniczają Rekrutacji
point-may-travel =
    .yes = komórki mogą podróżować { FROM($x) } { TO($y) }
    .no = komórki nie mogą podróżować { FROM($x) } { TO($y) }
point-travel-is-automatic =
    .yes = Podróż { FROM($x) } { TO($y) } nie wymaga rzutu
    .no = Podróż { FROM($x) } { TO($y) } wymaga rzutu
point-travel-modifier =
    .is = modyfikator rzutów na Podróż { FROM($x) } { TO($y) } wynosi { FORM($n) }
    .more = +{ FORM($n) } do rzutów na Podróż { FROM($x) } { TO($y) }
    .less = −{ FORM($n) } do rzutów na Podróż { FROM($x) } { TO($y) }
point-may-jihad =
    .yes = Dżihad jest { IN($c) ->
    [tam] tam dozwolony
   *[other] dozwolony { IN($c) }
}
    .no = Dżihad jest { IN($c) ->
    [tam] tam niedozwolony
   *[other] niedozwolony { IN($c) }
}
point-jihad-modifier =
    .is = modyfikator rzutów na Dżihad { IN($c) } wynosi { FORM($n) }
    .more = +{ FORM($n) } do rzutów na Dżihad { IN($c) }
    .less = −{ FORM($n) } do rzutów na Dżihad { IN($c) }
point-major-jihad-margin =
    .is = Wielki Dżihad { IN($c) } wymaga o { N($n, "cell") } więcej niż oddziałów
    .more = Wielki Dżihad { IN($c) } wymaga o { N($n, "cell") } więcej
    .less = Wielki Dżihad { IN($c) } wymaga o { N($n, "cell") } mniej
point-failed-jihad-removes-cells =
    .yes = nieudane rzuty na Dżihad usuwają komórki
    .no = nieudane rzuty na Dżihad nie usuwają komórek
point-jihad-may-bring-islamist-rule =
    .yes = Dżihad { IN($c) } może wprowadzić Rządy Islamskie
    .no = Dżihad { IN($c) } nie może wprowadzić Rządów Islamskich
point-may-plot =
    .yes = operacja Intryga jest { IN($c) ->
    [tam] tam dozwolona
   *[other] dozwolona { IN($c) }
}
    .no = operacja Intryga jest { IN($c) ->
    [tam] tam niedozwolona
   *[other] niedozwolona { IN($c) }
}
point-plot-number =
    .is = rzut na Intrygę { IN($c) } wymaga wyniku najwyżej { FORM($n) }
    .more = wymagany wynik rzutu na Intrygę { IN($c) } jest większy o { FORM($n) }
    .less = wymagany wynik rzutu na Intrygę { IN($c) } jest mniejszy o { FORM($n) }
point-plot-dice =
    .is = { FORM($p) } { IN($c) } daje rzut { N($n, "die", case: "ins") }
    .more = { FORM($p) } { IN($c) } daje rzut dodatkowo { N($n, "die", case: "ins") }
    .less = { FORM($p) } { IN($c) } daje o { N($n, "die") } mniej
point-plot-funding =
    .is = { FORM($p) } { IN($c) } daje +{ FORM($n) } do Funduszy
    .more = { FORM($p) } { IN($c) } daje dodatkowe +{ FORM($n) } do Funduszy
    .less = { FORM($p) } { IN($c) } daje Fundusze mniejsze o { FORM($n) }
point-plot-is-face-up =
    .yes = { FORM($p) } { IN($c) } leży odkryta
    .no = { FORM($p) } { IN($c) } leży zakryta
point-side-plays-random-cards =
    .yes = { FORM($s) } zagrywa swoje karty losowo
    .no = { FORM($s) } sam wybiera swoje karty
point-us-may-keep-its-last-card =
    .yes = gracz US może zatrzymać swoją ostatnią kartę
    .no = gracz US nie może zatrzymać swojej ostatniej karty
point-event-may-be-played =
    .yes = { FORM($s) } może zagrać zdarzenie { FORM($k, case: "gen") }
    .no = { FORM($s) } nie może zagrać zdarzenia { FORM($k, case: "gen") }
point-funding-change-at-end-of-turn =
    .is = { $n ->
    [0] na koniec tury Fundusze się nie zmieniają
   *[other] zmiana Funduszy na koniec tury wynosi { FORM($n) }
}
    .more = +{ FORM($n) } do Funduszy na koniec tury
    .less = −{ FORM($n) } do Funduszy na koniec tury
point-further-funding-change =
    .is = dodatkowa zmiana Funduszy na koniec tury wynosi { FORM($n) }
    .more = dodatkowo +{ FORM($n) } do Funduszy na koniec tury
    .less = dodatkowo −{ FORM($n) } do Funduszy na koniec tury
point-prestige-lost-at-end-of-turn =
    .is = utrata Prestiżu na koniec tury wynosi { FORM($n) }
    .more = utrata Prestiżu na koniec tury jest większa o { FORM($n) }
    .less = utrata Prestiżu na koniec tury jest mniejsza o { FORM($n) }
point-prestige-won-at-end-of-turn =
    .is = zysk Prestiżu na koniec tury wynosi { FORM($n) }
    .more = zysk Prestiżu na koniec tury jest większy o { FORM($n) }
    .less = zysk Prestiżu na koniec tury jest mniejszy o { FORM($n) }
point-further-prestige-change =
    .is = dodatkowa zmiana Prestiżu na koniec tury wynosi { FORM($n) }
    .more = dodatkowo +{ FORM($n) } do Prestiżu na koniec tury
    .less = dodatkowo −{ FORM($n) } do Prestiżu na koniec tury
point-cards-dealt =
    .is = { FORM($s) } otrzymuje w rozdaniu { N($n, "card") }
    .more = { FORM($s) } otrzymuje w rozdaniu o { N($n, "card") } więcej
    .less = { FORM($s) } otrzymuje w rozdaniu o { N($n, "card") } mniej

## Chwile: stoją po „gdy”

moment-plot-placed = { IN($c) ->
    [tam] zostanie tam umieszczona intryga
   *[other] { IN($c) } zostanie umieszczona intryga
}
moment-plot-resolved = { IN($c) ->
    [tam] zostanie tam rozstrzygnięta intryga
   *[other] { IN($c) } zostanie rozstrzygnięta intryga
}
moment-wmd-resolved = { IN($c) ->
    [tam] zostanie tam rozstrzygnięta intryga WMD
   *[other] { IN($c) } zostanie rozstrzygnięta intryga WMD
}
moment-plot-alerted = { IN($c) ->
    [tam] zostanie tam zablokowana intryga
   *[other] { IN($c) } zostanie zablokowana intryga
}
moment-regime-changed = { IN($c) ->
    [tam] nastąpi tam Zmiana Reżimu
   *[other] { IN($c) } nastąpi Zmiana Reżimu
}
moment-turn-begins = zacznie się tura
moment-end-of-turn = skończy się tura
moment-draw-phase-ends = skończy się rozdanie kart
moment-side-to-play = { FORM($s) } ma zagrać kartę
moment-card-played = { FORM($s) } zagra { FORM($k, case: "acc") }
moment-event-happens = zajdzie zdarzenie { FORM($k, case: "gen") }
moment-cards-drawn = { FORM($s) } dobierze karty
moment-card-discarded = { FORM($s) } odrzuci { FORM($k, case: "acc") }
moment-this-ends = to zdarzenie się skończy
moment-becomes-good = { FORM($c) } { NUMBER($c) ->
    [many] uzyskają
   *[one] uzyska
} Dobre Rządy
moment-becomes-fair = { FORM($c) } { NUMBER($c) ->
    [many] uzyskają
   *[one] uzyska
} Poprawne Rządy
moment-becomes-poor = { FORM($c) } { NUMBER($c) ->
    [many] uzyskają
   *[one] uzyska
} Słabe Rządy
moment-becomes-islamist-rule = { FORM($c) } { NUMBER($c) ->
    [many] znajdą
   *[one] znajdzie
} się pod Rządami Islamskimi
moment-becomes-ally = { FORM($c) } { GENDER($c) ->
    [f] stanie się sprzymierzona
    [n] stanie się sprzymierzone
    [pl] staną się sprzymierzone
   *[m] stanie się sprzymierzony
}
moment-becomes-neutral = { FORM($c) } { GENDER($c) ->
    [f] stanie się neutralna
    [n] stanie się neutralne
    [pl] staną się neutralne
   *[m] stanie się neutralny
}
moment-becomes-adversary = { FORM($c) } { GENDER($c) ->
    [f] stanie się wroga
    [n] stanie się wrogie
    [pl] staną się wrogie
   *[m] stanie się wrogi
}
moment-becomes-hard = Nastawienie { FORM($c, case: "gen") } zmieni się na twarde
moment-becomes-soft = Nastawienie { FORM($c, case: "gen") } zmieni się na miękkie
moment-regime-change-ends = { IN($c) ->
    [tam] skończy się tam Zmiana Reżimu
   *[other] { IN($c) } skończy się Zmiana Reżimu
}
moment-civil-war-begins = { IN($c) ->
    [tam] zacznie się tam wojna domowa
   *[other] { IN($c) } zacznie się wojna domowa
}
moment-civil-war-ends = { IN($c) ->
    [tam] skończy się tam wojna domowa
   *[other] { IN($c) } skończy się wojna domowa
}
moment-cell-recruited = { IN($c) ->
    [tam] zostanie tam zrekrutowana komórka
   *[other] { IN($c) } zostanie zrekrutowana komórka
}
moment-cell-removed = { IN($c) ->
    [tam] zostanie stamtąd usunięta komórka
   *[other] { FROM($c) } zostanie usunięta komórka
}
moment-cell-travelled = komórka odbędzie Podróż { FROM($x) } { TO($y) }
moment-disrupted = komórki lub kadra zostaną { IN($c) ->
    [tam] tam rozbite
   *[other] rozbite { IN($c) }
}

## Słowa nagłówka, które mówią coś o zdarzeniu

symbol-outside-caliphate = nie w krajach Kalifatu
    .side = nie w krajach Kalifatu, jeżeli kartę zagrywa { FORM($side) }
symbol-caliphate-possible = tam, gdzie ta karta umieści trzy komórki, można ogłosić Kalifat
    .side = jeżeli kartę zagrywa { FORM($side) }, można ogłosić Kalifat tam, gdzie ta karta umieści trzy komórki
