# Что каждое слово игры говорит на карте, под своим ключом.

## Уровни стран

test = { DO("test") } { FORM($c, case: "acc") }
set-alignment = { DO("make") } { FORM($c, case: "acc") } { GENDER($c) ->
        [f] { FORM($a, case: "f-ins") }
        [n] { FORM($a, case: "n-ins") }
        [pl] { FORM($a, case: "many-ins") }
       *[m] { FORM($a, case: "m-ins") }
    }
set-governance = { DO("set") } { IN($c) } { FORM($l) }
set-governance-and-alignment = { KNOWN($c) ->
        [yes] { DO("set") } { IN($c) } { FORM($l) } и { FORM($a) } отношение
       *[no] { DO("make") } { FORM($c, case: "acc") } { FORM($a, case: "f-ins") } страной с { FORM($l, case: "ins") }
    }
roll-governance = { DO("roll") } кубик на правительство { FORM($c, case: "gen") }
shift-alignment = { DO("shift") } { KNOWN($c) ->
        [yes] { IN($c) } отношение
       *[no] отношение { FORM($c, case: "gen") }
    } на один шаг в сторону { FORM($a, case: "gen") }
improve = { KNOWN($c) ->
        [yes] { DO("improve") } { IN($c) } правительство на один уровень
       *[no] { DO("improve") } на один уровень правительство { FORM($c, case: "gen") }
    }
worsen = { KNOWN($c) ->
        [yes] { DO("worsen") } { IN($c) } правительство на один уровень
       *[no] { DO("worsen") } на один уровень правительство { FORM($c, case: "gen") }
    }
roll-posture = { DO("roll") } кубик на позицию { FORM($c, case: "gen") }
set-posture = { DO("set") } для { FORM($c, case: "gen") } позицию { FORM($p, case: "as") }
select-posture = { DO("set") } { NUMBER($c) ->
        [many] { GENDER($c) ->
            [pl] позицию
           *[other] позиции
        }
       *[one] позицию
    } { FORM($c, case: "gen") }
side-selects-posture = { DO("set") } { NUMBER($c) ->
        [many] { GENDER($c) ->
            [pl] позицию
           *[other] позиции
        }
       *[one] позицию
    } { FORM($c, case: "gen") }
remove-posture = { DO("remove") } жетон позиции { FORM($c, case: "gen") }

## Ячейки и вербовщики

place-cells = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } { N($n, "cell") }
       *[no] { DO("place") } { N($n, "cell") } { TO($c) }
    }
    .figure = { DO("place") } { TO($c) } { N($n, "cell") }
    .fused = place
    .what = { N($n, "cell") }
place-cells-in-each = { NUMBER($s) ->
        [one] { DO("place") } { N($n, "cell") } { TO($s) }
       *[many] { KNOWN($s) ->
            [yes] { DO("place") } { TO($s) } по { $n ->
                [one] { N($n, "cell", case: "dat") }
                [few] { N($n, "cell") }
               *[other] { N($n, "cell") }
            }
           *[no] { DO("place") } по { $n ->
                [one] { N($n, "cell", case: "dat") }
                [few] { N($n, "cell") }
               *[other] { N($n, "cell") }
            } { TO($s) }
        }
    }
place-all-cells = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } все доступные ячейки
       *[no] { DO("place") } все доступные ячейки { TO($c) }
    }
place-active-cells = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } { N($n, "active-cell") }
       *[no] { DO("place") } { N($n, "active-cell") } { TO($c) }
    }
    .figure = { DO("place") } { TO($c) } { N($n, "active-cell") }
    .fused = place
    .what = { N($n, "active-cell") }
place-up-to-cells = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } до { N($n, "cell", case: "gen") }
       *[no] { DO("place") } до { N($n, "cell", case: "gen") } { TO($c) }
    }
place-cells-from-anywhere = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } до { N($n, "cell", case: "gen") } откуда угодно
       *[no] { DO("place") } { TO($c) } до { N($n, "cell", case: "gen") } откуда угодно
    }
place-cells-from-anywhere-among = { KNOWN($s) ->
        [yes] { DO("place") } { TO($s) } всего до { N($n, "cell", case: "gen") } откуда угодно
       *[no] { DO("place") } { TO($s) } всего до { N($n, "cell", case: "gen") } откуда угодно
    }
remove-cells = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } { N($n, "cell") }
       *[no] { DO("remove") } { NUMBER($c) ->
            [many] { GENDER($c) ->
                [pl] { N($n, "cell") }
               *[other] по { $n ->
                    [one] { N($n, "cell", case: "dat") }
                    [few] { N($n, "cell") }
                   *[other] { N($n, "cell") }
                }
            }
           *[one] { N($n, "cell") }
        } { FROM($c) }
    }
    .figure = { DO("remove") } { FROM($c) } { N($n, "cell") }
    .fused = remove
    .what = { N($n, "cell") }
remove-up-to-cells = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } до { N($n, "cell", case: "gen") }
       *[no] { DO("remove") } до { N($n, "cell", case: "gen") } { FROM($c) }
    }
    .fused = remove
    .what = до { N($n, "cell", case: "gen") }
remove-all-cells = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } все ячейки
       *[no] { DO("remove") } все ячейки { FROM($c) }
    }
    .fused = remove
    .what = все ячейки
remove-sleeper-cells = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } { N($n, "sleeper-cell") }
       *[no] { DO("remove") } { N($n, "sleeper-cell") } { FROM($c) }
    }
    .fused = remove
    .what = { N($n, "sleeper-cell") }
move-sleeper-cells = { DO("move") } { N($n, "sleeper-cell") } { FROM($c) } { TO($d) }
remove-active-cells = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } { N($n, "active-cell") }
       *[no] { DO("remove") } { N($n, "active-cell") } { FROM($c) }
    }
    .fused = remove
    .what = { N($n, "active-cell") }
move-active-cells = { DO("move") } { N($n, "active-cell") } { FROM($c) } { TO($d) }
move-cells = { DO("move") } { N($n, "cell") } { FROM($c) } { TO($d) }
activate-cells = { KNOWN($c) ->
        [yes] { DO("activate") } { IN($c) } { N($n, "sleeper-cell") }
       *[no] { DO("activate") } { N($n, "sleeper-cell") } { IN($c) }
    }
    .figure = { DO("activate") } { IN($c) } { N($n, "sleeper-cell") }
activate-all-cells = { KNOWN($c) ->
        [yes] { DO("activate") } { IN($c) } все ячейки
       *[no] { DO("activate") } все ячейки { IN($c) }
    }
hide-cells = { KNOWN($c) ->
        [yes] { DO("turn") } { IN($c) } { N($n, "active-cell") } на спящую сторону
       *[no] { DO("turn") } { N($n, "active-cell") } { IN($c) } на спящую сторону
    }
hide-all-cells = { KNOWN($c) ->
        [yes] { DO("turn") } { IN($c) } все активные ячейки на спящую сторону
       *[no] { DO("turn") } все активные ячейки { IN($c) } на спящую сторону
    }
place-cadre = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } жетон вербовщика
       *[no] { DO("place") } жетон вербовщика { TO($c) }
    }
    .fused = place
    .what = жетон вербовщика
remove-cadre = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } жетон вербовщика
       *[no] { DO("remove") } жетон вербовщика { FROM($c) }
    }
    .fused = remove
    .what = жетон вербовщика
travel-cells = { DO("move") } { N($n, "cell") } откуда угодно в любые { FORM($s, case: "acc") }, как при перемещении, но без броска,
activate-on-map = { DO("activate") } { N($n, "sleeper-cell") } где угодно на поле
    .figure = { DO("activate") } где угодно на поле { N($n, "sleeper-cell") }
activate-and-remove-cells = { KNOWN($c) ->
        [yes] { DO("activate") } { IN($c) } { N($n, "cell") }, затем { DO("remove") } оттуда ещё до { N($k, "cell", case: "gen") }
       *[no] { DO("activate") } { N($n, "cell") } { IN($c) }, затем { DO("remove") } оттуда ещё до { N($k, "cell", case: "gen") }
    }

## Жетоны

place-aid = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } { N($n, "aid") }
       *[no] { DO("place") } { N($n, "aid") } { TO($c) }
    }
    .figure = { DO("place") } { TO($c) } { N($n, "aid") }
    .fused = place
    .what = { N($n, "aid") }
remove-aid = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } { N($n, "aid") }
       *[no] { DO("remove") } { NUMBER($c) ->
            [many] { GENDER($c) ->
                [pl] { N($n, "aid") }
               *[other] по { $n ->
                    [one] { N($n, "aid", case: "dat") }
                    [few] { N($n, "aid") }
                   *[other] { N($n, "aid") }
                }
            }
           *[one] { N($n, "aid") }
        } { FROM($c) }
    }
    .figure = { DO("remove") } { FROM($c) } { N($n, "aid") }
    .fused = remove
    .what = { N($n, "aid") }
remove-all-aid = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } все жетоны помощи
       *[no] { DO("remove") } все жетоны помощи { FROM($c) }
    }
    .fused = remove
    .what = все жетоны помощи
place-besieged-regime = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } жетон осаждённого режима
       *[no] { DO("place") } жетон осаждённого режима { TO($c) }
    }
    .fused = place
    .what = жетон осаждённого режима
remove-besieged-regime = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } жетон осаждённого режима
       *[no] { DO("remove") } жетон осаждённого режима { FROM($c) }
    }
    .fused = remove
    .what = жетон осаждённого режима
place-awakening = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } { N($n, "awakening") }
       *[no] { DO("place") } { N($n, "awakening") } { TO($c) }
    }
    .figure = { DO("place") } { TO($c) } { N($n, "awakening") }
    .fused = place
    .what = { N($n, "awakening") }
place-awakening-in-each = { NUMBER($s) ->
        [one] { DO("place") } { N($n, "awakening") } { TO($s) }
       *[many] { KNOWN($s) ->
            [yes] { DO("place") } { TO($s) } по { $n ->
                [one] { N($n, "awakening", case: "dat") }
                [few] { N($n, "awakening") }
               *[other] { N($n, "awakening") }
            }
           *[no] { DO("place") } по { $n ->
                [one] { N($n, "awakening", case: "dat") }
                [few] { N($n, "awakening") }
               *[other] { N($n, "awakening") }
            } { TO($s) }
        }
    }
remove-awakening = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } { N($n, "awakening") }
       *[no] { DO("remove") } { NUMBER($c) ->
            [many] { GENDER($c) ->
                [pl] { N($n, "awakening") }
               *[other] по { $n ->
                    [one] { N($n, "awakening", case: "dat") }
                    [few] { N($n, "awakening") }
                   *[other] { N($n, "awakening") }
                }
            }
           *[one] { N($n, "awakening") }
        } { FROM($c) }
    }
    .fused = remove
    .what = { N($n, "awakening") }
remove-up-to-awakening = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } до { N($n, "awakening", case: "gen") }
       *[no] { DO("remove") } до { N($n, "awakening", case: "gen") } { FROM($c) }
    }
place-awakening-in-random-shia-mix = { DO("place") } { N($n, "awakening") } в случайную смешанно-шиитскую страну
place-reaction = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } { N($n, "reaction") }
       *[no] { DO("place") } { N($n, "reaction") } { TO($c) }
    }
    .figure = { DO("place") } { TO($c) } { N($n, "reaction") }
    .fused = place
    .what = { N($n, "reaction") }
place-reaction-in-each = { NUMBER($s) ->
        [one] { DO("place") } { N($n, "reaction") } { TO($s) }
       *[many] { KNOWN($s) ->
            [yes] { DO("place") } { TO($s) } по { $n ->
                [one] { N($n, "reaction", case: "dat") }
                [few] { N($n, "reaction") }
               *[other] { N($n, "reaction") }
            }
           *[no] { DO("place") } по { $n ->
                [one] { N($n, "reaction", case: "dat") }
                [few] { N($n, "reaction") }
               *[other] { N($n, "reaction") }
            } { TO($s) }
        }
    }
remove-reaction = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } { N($n, "reaction") }
       *[no] { DO("remove") } { NUMBER($c) ->
            [many] { GENDER($c) ->
                [pl] { N($n, "reaction") }
               *[other] по { $n ->
                    [one] { N($n, "reaction", case: "dat") }
                    [few] { N($n, "reaction") }
                   *[other] { N($n, "reaction") }
                }
            }
           *[one] { N($n, "reaction") }
        } { FROM($c) }
    }
    .figure = { DO("remove") } { FROM($c) } { N($n, "reaction") }
    .fused = remove
    .what = { N($n, "reaction") }
remove-up-to-reaction = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } до { N($n, "reaction", case: "gen") }
       *[no] { DO("remove") } до { N($n, "reaction", case: "gen") } { FROM($c) }
    }
place-reaction-in-random-shia-mix = { DO("place") } { N($n, "reaction") } в случайную смешанно-шиитскую страну
cells-to-reaction = { KNOWN($c) ->
        [yes] { DO("replace") } { IN($c) } все ячейки жетонами реакции
       *[no] { DO("replace") } все ячейки { IN($c) } жетонами реакции
    }
start-civil-war = { KNOWN($c) ->
        [yes] { DO("start") } { IN($c) } гражданскую войну
       *[no] { DO("start") } гражданскую войну { IN($c) }
    }
end-civil-war = { KNOWN($c) ->
        [yes] { DO("end") } { IN($c) } гражданскую войну
       *[no] { DO("end") } гражданскую войну { IN($c) }
    }
remove-regime-change = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } жетон смены режима
       *[no] { DO("remove") } жетон смены режима { FROM($c) }
    }
    .fused = remove
    .what = жетон смены режима
remove-everything = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } всё
       *[no] { DO("remove") } всё { FROM($c) }
    }
turn-over = { DO("turn") } { FORM($c, case: "acc") } на другую сторону

## Шкалы и кубики

set-funding = { DO("set") } финансирование на { FORM($n) }
set-prestige = { DO("set") } престиж на { FORM($n) }
change-prestige = { SIGNED($n) } к престижу
    .up = { DO("raise") } престиж на { FORM($n, case: "acc") }
    .down = { DO("lower") } престиж на { FORM($n, case: "acc") }
change-funding = { SIGNED($n) } к финансированию
    .up = { DO("raise") } финансирование на { FORM($n, case: "acc") }
    .down = { DO("lower") } финансирование на { FORM($n, case: "acc") }
change-reserves = { SIGNED($n) } к резервам
    .up = { DO("raise") } свои резервы на { FORM($n, case: "acc") }
    .down = { DO("lower") } свои резервы на { FORM($n, case: "acc") }
roll-prestige = { DO("roll") } кубик на престиж
roll-against = { DO("roll") } кубик против уровня правительства { FORM($c, case: "gen") }
    .result = бросок успешен
    .no-result = бросок неудачен
roll-die = { DO("roll") } кубик
    .again = { DO("roll") } ещё один
    .result = результат броска
    .result-gen = результата броска
    .result-dat = результату броска
    .result-ins = результатом броска
    .result-1 = первый бросок
    .result-1-gen = первого броска
    .result-2 = второй бросок
    .result-2-gen = второго броска
roll-shia-mix-country = { DO("choose") } броском случайную смешанно-шиитскую страну
    .result = выпавшая страна
    .result-gen = выпавшей страны
    .result-dat = выпавшей стране
    .result-acc = выпавшую страну
    .result-ins = выпавшей страной
    .result-pre = выпавшей стране
roll-muslim-country = { DO("choose") } броском случайную мусульманскую страну
    .result = выпавшая страна
    .result-gen = выпавшей страны
    .result-dat = выпавшей стране
    .result-acc = выпавшую страну
    .result-ins = выпавшей страной
    .result-pre = выпавшей стране
roll-schengen-country = { DO("choose") } броском случайную шенгенскую страну
    .result = выпавшая страна
    .result-gen = выпавшей страны
    .result-dat = выпавшей стране
    .result-acc = выпавшую страну
    .result-ins = выпавшей страной
    .result-pre = выпавшей стране

## Теракты

place-available-plots = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } { N($n, "available-plot") }
       *[no] { DO("place") } { N($n, "available-plot") } { TO($c) }
    }
    .fused = place
    .what = { N($n, "available-plot") }
place-numbered-plots = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } { N($n, "numbered-plot") }
       *[no] { DO("place") } { N($n, "numbered-plot") } { TO($c) }
    }
place-plot = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } доступный теракт { FORM($n) }
       *[no] { DO("place") } доступный теракт { FORM($n) } { TO($c) }
    }
    .fused = place
    .what = доступный теракт { FORM($n) }
place-plot-face-up = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } доступный теракт { FORM($n) } лицом вверх
       *[no] { DO("place") } доступный теракт { FORM($n) } лицом вверх { TO($c) }
    }
    .fused = place
    .what = доступный теракт { FORM($n) } лицом вверх
alert-this-plot = { KNOWN($c) ->
        [yes] { DO("alert") } { IN($c) } { FORM($p, case: "acc") }
       *[no] { DO("alert") } { FORM($p, case: "acc") } { IN($c) }
    }
alert-plot = { KNOWN($c) ->
        [yes] { DO("alert") } { IN($c) } теракт
       *[no] { DO("alert") } теракт { IN($c) }
    }
alert-all-plots = { KNOWN($c) ->
        [yes] { DO("alert") } { IN($c) } все теракты
       *[no] { DO("alert") } все теракты { IN($c) }
    }
move-plot = { DO("move") } теракт { FROM($c) } { TO($d) }
move-this-plot = { DO("move") } { FORM($p, case: "acc") } { FROM($c) } { TO($d) }
backlash-random-plot = { KNOWN($c) ->
        [yes] { DO("mark") } { IN($c) } случайный теракт: при розыгрыше он изменит финансирование в обратную сторону
       *[no] { DO("mark") } случайный теракт { IN($c) }: при розыгрыше он изменит финансирование в обратную сторону
    }
make-wmd-available = { DO("make") } { $n ->
        [one] доступным
        [few] доступными
       *[other] доступными
    } { N($n, "wmd-plot-marker") }
remove-wmd = { DO("remove") } { N($n, "wmd-plot-marker") } из запаса { FORM($c, case: "gen") }
    .all = { DO("remove") } все теракты с ОМП из запаса { FORM($c, case: "gen") }
make-stored-wmd-available = { DO("make") } доступными теракты с ОМП из запаса { FORM($c, case: "gen") }
remove-wmd-in-play = { DO("remove") } один доступный или помещённый теракт с ОМП

## Операции

conduct-operation = { DO("conduct") } операцию достоинством { FORM($n) }
    .figure = { DO("conduct") } операцию { FORM($n, case: "ins") }
war-of-ideas = { KNOWN($c) ->
        [yes] { DO("conduct") } { IN($c) } идеологическую борьбу
       *[no] { DO("conduct") } идеологическую борьбу { IN($c) }
    }
disrupt = { DO("conduct") } контртеррористическую операцию достоинством { FORM($n) }
    .figure = { DO("conduct") } контртеррористическую операцию { FORM($n, case: "ins") }
disrupt-in = { KNOWN($c) ->
        [yes] { DO("conduct") } { IN($c) } контртеррористическую операцию достоинством { FORM($n) }
       *[no] { DO("conduct") } контртеррористическую операцию { IN($c) } достоинством { FORM($n) }
    }
    .figure = { KNOWN($c) ->
        [yes] { DO("conduct") } { IN($c) } контртеррористическую операцию { FORM($n, case: "ins") }
       *[no] { DO("conduct") } контртеррористическую операцию { IN($c) } { FORM($n, case: "ins") }
    }
deploy-to = { KNOWN($c) ->
        [yes] { DO("conduct") } { TO($c) } размещение войск достоинством { FORM($n) }
       *[no] { DO("conduct") } размещение войск { TO($c) } достоинством { FORM($n) }
    }
    .figure = { KNOWN($c) ->
        [yes] { DO("conduct") } { TO($c) } размещение войск { FORM($n, case: "ins") }
       *[no] { DO("conduct") } размещение войск { TO($c) } { FORM($n, case: "ins") }
    }
regime-change = { KNOWN($c) ->
        [yes] { DO("conduct") } { IN($c) } смену режима
       *[no] { DO("conduct") } смену режима { IN($c) }
    }
regime-change-from-track = { KNOWN($c) ->
        [yes] { DO("conduct") } { IN($c) } отрядами со шкалы смену режима
       *[no] { DO("conduct") } отрядами со шкалы смену режима { IN($c) }
    }
recruit = { DO("conduct") } вербовку достоинством { FORM($n) }
    .figure = { DO("conduct") } вербовку { FORM($n, case: "ins") }
recruit-in = { KNOWN($c) ->
        [yes] { DO("conduct") } { IN($c) } вербовку достоинством { FORM($n) }
       *[no] { DO("conduct") } вербовку { IN($c) } достоинством { FORM($n) }
    }
    .figure = { KNOWN($c) ->
        [yes] { DO("conduct") } { IN($c) } вербовку { FORM($n, case: "ins") }
       *[no] { DO("conduct") } вербовку { IN($c) } { FORM($n, case: "ins") }
    }
jihad-in = { KNOWN($c) ->
        [yes] { DO("conduct") } { IN($c) } джихад достоинством { FORM($n) }
       *[no] { DO("conduct") } джихад { IN($c) } достоинством { FORM($n) }
    }
    .figure = { KNOWN($c) ->
        [yes] { DO("conduct") } { IN($c) } джихад { FORM($n, case: "ins") }
       *[no] { DO("conduct") } джихад { IN($c) } { FORM($n, case: "ins") }
    }
plot-in = { KNOWN($c) ->
        [yes] { DO("conduct") } { IN($c) } операцию «Теракт» достоинством { FORM($n) }
       *[no] { DO("conduct") } операцию «Теракт» { IN($c) } достоинством { FORM($n) }
    }
    .figure = { KNOWN($c) ->
        [yes] { DO("conduct") } { IN($c) } операцию «Теракт» { FORM($n, case: "ins") }
       *[no] { DO("conduct") } операцию «Теракт» { IN($c) } { FORM($n, case: "ins") }
    }
travel-to = { KNOWN($c) ->
        [yes] { DO("conduct") } { TO($c) } перемещение достоинством { FORM($n) }
       *[no] { DO("conduct") } перемещение { TO($c) } достоинством { FORM($n) }
    }
    .figure = { KNOWN($c) ->
        [yes] { DO("conduct") } { TO($c) } перемещение { FORM($n, case: "ins") }
       *[no] { DO("conduct") } перемещение { TO($c) } { FORM($n, case: "ins") }
    }
jihad-rolls = { KNOWN($c) ->
        [yes] { DO("make") } { IN($c) } { N($n, "jihad-roll") }
       *[no] { DO("make") } { N($n, "jihad-roll") } { IN($c) }
    }

## Жетоны длительных событий

mark-space = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } жетон { FORM($m) }
       *[no] { DO("place") } жетон { FORM($m) } { TO($c) }
    }
    .fused = place
    .what = жетон { FORM($m) }
add-mark = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } один жетон { FORM($m) }
       *[no] { DO("place") } один жетон { FORM($m) } { TO($c) }
    }
    .fused = place
    .what = один жетон { FORM($m) }
move-mark = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } жетон { FORM($m) }
       *[no] { DO("place") } жетон { FORM($m) } { TO($c) }
    }
    .fused = place
    .what = жетон { FORM($m) }
end-mark = { DO("end") } действие { FORM($m) }
end-mark-in = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } жетон { FORM($m) }
       *[no] { DO("remove") } жетон { FORM($m) } { FROM($c) }
    }
put-in-effect = { DO("put") } в действие { FORM($m) }
end-this = { DO("end") } это событие

## Ополчение и войска

place-militia = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } { N($n, "militia") }
       *[no] { DO("place") } { N($n, "militia") } { TO($c) }
    }
    .figure = { DO("place") } { TO($c) } { N($n, "militia") }
    .fused = place
    .what = { N($n, "militia") }
place-up-to-militia = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } до { N($n, "militia", case: "gen") }
       *[no] { DO("place") } до { N($n, "militia", case: "gen") } { TO($c) }
    }
    .fused = place
    .what = до { N($n, "militia", case: "gen") }
place-militia-among = { KNOWN($s) ->
        [yes] { DO("place") } { TO($s) } всего до { N($n, "militia", case: "gen") }
       *[no] { DO("place") } всего до { N($n, "militia", case: "gen") } { TO($s) }
    }
rearrange-militia = { KNOWN($s) ->
        [yes] { DO("rearrange") } { IN($s) } отряды ополчения
       *[no] { DO("rearrange") } отряды ополчения { IN($s) }
    }
remove-militia = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } { N($n, "militia") }
       *[no] { DO("remove") } { N($n, "militia") } { FROM($c) }
    }
    .figure = { DO("remove") } { FROM($c) } { N($n, "militia") }
    .fused = remove
    .what = { N($n, "militia") }
remove-all-militia = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } всё ополчение
       *[no] { DO("remove") } всё ополчение { FROM($c) }
    }
    .fused = remove
    .what = всё ополчение
remove-up-to-militia = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } до { N($n, "militia", case: "gen") }
       *[no] { DO("remove") } до { N($n, "militia", case: "gen") } { FROM($c) }
    }
place-militia-or-cells = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } до { N($n, "militia-or-cell", case: "gen") }
       *[no] { DO("place") } до { N($n, "militia-or-cell", case: "gen") } { TO($c) }
    }
    .fused = place
    .what = до { N($n, "militia-or-cell", case: "gen") }
remove-militia-or-cells = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } до { N($n, "militia-or-cell", case: "gen") }
       *[no] { DO("remove") } до { N($n, "militia-or-cell", case: "gen") } { FROM($c) }
    }
    .fused = remove
    .what = до { N($n, "militia-or-cell", case: "gen") }
place-troops = { KNOWN($c) ->
        [yes] { DO("place") } { TO($c) } { N($n, "troop") }
       *[no] { DO("place") } { N($n, "troop") } { TO($c) }
    }
    .figure = { DO("place") } { TO($c) } { N($n, "troop") }
    .fused = place
    .what = { N($n, "troop") }
remove-troops = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } { N($n, "troop") }
       *[no] { DO("remove") } { N($n, "troop") } { FROM($c) }
    }
    .figure = { DO("remove") } { FROM($c) } { N($n, "troop") }
    .fused = remove
    .what = { N($n, "troop") }
move-troops = { DO("move") } { N($n, "troop") } { FROM($c) } { TO($d) }
remove-all-troops = { KNOWN($c) ->
        [yes] { DO("remove") } { FROM($c) } все отряды
       *[no] { DO("remove") } все отряды { FROM($c) }
    }
    .fused = remove
    .what = все отряды
troop-cubes-to-track = { KNOWN($c) ->
        [yes] { DO("return") } { FROM($c) } все фишки отрядов на шкалу
       *[no] { DO("return") } все фишки отрядов { FROM($c) } на шкалу
    }
troops-to-militia = { KNOWN($c) ->
        [yes] { DO("replace") } { IN($c) } до { N($n, "troop", case: "gen") } отрядами ополчения
       *[no] { DO("replace") } отрядами ополчения до { N($n, "troop", case: "gen") } { IN($c) }
    }
send-troops-off-map = { DO("send") } { N($n, "troop") }
bring-back-troops = { N($n, "troop", case: "nom") } { $n ->
        [one] возвращается
        [few] возвращаются
       *[other] возвращаются
    } на шкалу

## Карты

draw-cards = { DO("draw") } { N($n, "card") } из колоды
side-draws-cards = { DO("draw") } { N($n, "card") } из колоды
discard-random-cards = { DO("discard") } { N($n, "random-card") }
    .result = сброшенные карты
    .result-gen = сброшенных карт
discard-card = { DO("discard") } { FORM($k, case: "acc") }
take-card = { DO("take") } { FORM($k, case: "acc") }
side-takes-card = { DO("take") } { FORM($k, case: "acc") }
take-random-cards = { DO("take") } { N($n, "random-card") } из руки { FORM($t, case: "gen") }
swap-random-cards = каждая сторона отдаёт другой случайную карту
see-hand = { DO("see") } карты на руке у { FORM($t, case: "gen") }
see-card = { DO("see") } { FORM($k, case: "acc") }
see-cards = { DO("see") } { FORM($k, case: "acc") }
put-on-draw-pile = { DO("place") } { FORM($k, case: "acc") } на верх колоды
put-under-draw-pile = { DO("place") } { FORM($k, case: "acc") } под низ колоды
shuffle-draw-pile = { DO("shuffle") } колоду
take-reserves = { DO("take") } резервы { FORM($s, case: "gen") }
cancel-card = { DO("cancel") } { FORM($k, case: "acc") } (карта сбрасывается без эффекта, но считается сыгранной)
remove-card-from-game = { DO("remove") } { FORM($k, case: "acc") } из игры
make-event-happen = { KNOWN($k) ->
        [yes] { DO("resolve") } её событие
       *[no] { DO("resolve") } событие { FORM($k, case: "gen") }
    }
play-extra-card = { DO("play") } дополнительную карту
spend-next-card = { DO("use") } следующую карту только ради её достоинства
    .result = достоинство следующей карты
    .result-gen = достоинства следующей карты
    .result-ins = достоинством следующей карты

## Уровни как слова

governance-good = хорошее правительство
    .gen = хорошего правительства
    .ins = хорошим правительством
governance-fair = нормальное правительство
    .gen = нормального правительства
    .ins = нормальным правительством
governance-poor = плохое правительство
    .gen = плохого правительства
    .ins = плохим правительством
governance-islamist-rule = исламистское правительство
    .gen = исламистского правительства
    .ins = исламистским правительством
alignment-ally = союзное
    .gen = союзного
    .m-ins = союзным
    .f-ins = союзной
    .n-ins = союзным
    .many-ins = союзными
alignment-neutral = нейтральное
    .gen = нейтрального
    .m-ins = нейтральным
    .f-ins = нейтральной
    .n-ins = нейтральным
    .many-ins = нейтральными
alignment-adversary = враждебное
    .gen = враждебного
    .m-ins = враждебным
    .f-ins = враждебной
    .n-ins = враждебным
    .many-ins = враждебными
posture-soft = «мягкая линия»
    .ins = «мягкой линией»
posture-hard = «жёсткие меры»
    .ins = «жёсткими мерами»
band-low = низкий
band-medium = средний
band-high = высокий
band-very-high = очень высокий
band-tight = скудный
band-moderate = умеренный
band-ample = щедрый
band-overstretch = «перенапряжение»
band-war = «война»
band-low-intensity = «низкая интенсивность»

## Значения

resources-of = ресурсы { FORM($c, case: "gen") }
    .counts = resource
    .bare = ресурсы
    .bare-ins = числом ресурсов
    .gen = ресурсов { FORM($c, case: "gen") }
    .acc = величину ресурсов { FORM($c, case: "gen") }
    .as = , равным числу ресурсов { FORM($c, case: "gen") },
    .dat = числу ресурсов { FORM($c, case: "gen") }
    .sum = число ресурсов { FORM($c, case: "gen") }
governance-of = уровень правительства { FORM($c, case: "gen") }
    .bare = уровень правительства
    .bare-ins = уровнем правительства
    .gen = уровня правительства { FORM($c, case: "gen") }
posture-of = позиция { FORM($c, case: "gen") }
    .bare = позиция
    .eq = позиция { FORM($c, case: "gen") } совпадает с { FORM($than, case: "ins") }
    .gen = позиции { FORM($c, case: "gen") }
    .dat = позиции { FORM($c, case: "gen") }
    .acc = позицию { FORM($c, case: "gen") }
    .ins = позицией { FORM($c, case: "gen") }
    .as = { FORM($c, case: "gen") }
opposite-of = противоположная { FORM($p, case: "dat") }
    .as = , противоположную { FORM($p, case: "dat") }
neighbours-of = соседи { FORM($c, case: "gen") }
    .gen = соседей { FORM($c, case: "gen") }
    .acc = соседние { FORM($c, case: "with") } страны
    .pre = соседних { FORM($c, case: "with") } странах
distance-from-to = расстояние от { FORM($c, case: "gen") } до { FORM($d, case: "gen") }
    .own-le = на расстоянии не более { $than ->
        [one] { FORM($than) } шага
        [few] { FORM($than) } шагов
       *[other] { FORM($than) } шагов
    } от { FORM($d, case: "gen") }
    .bare = расстояние до { FORM($d, case: "gen") }
    .bare-ins = расстоянием до { FORM($d, case: "gen") }
place-in-list = номер { FORM($c, case: "gen") } в этом списке ({ FORM($s) })
    .bare = номер в этом списке
    .bare-ins = номером в этом списке
    .own-eq = под номером { FORM($than) } в этом списке
prestige = престиж
    .gen = престижа
    .dat = престижу
prestige-level = уровень престижа
    .eq = престиж { FORM($than) }
    .ne = престиж не { FORM($than) }
funding-level = уровень финансирования
turn-number = номер хода
    .gen = номера хода
troop-level = уровень вооружённых сил
funding = финансирование
    .gen = финансирования
    .dat = финансированию
gwot-penalty = штраф GWOT
    .none = штраф GWOT равен 0
    .some = штраф GWOT больше 0
    .gen = штрафа GWOT
world-posture = мнение мирового сообщества
    .gen = мнения мирового сообщества
    .dat = мнению мирового сообщества
    .ins = мнением мирового сообщества
    .as = , как мнение мирового сообщества
world-posture-value = мнение мирового сообщества
number-of-plot = номер { FORM($p, case: "gen") }
plot-available = доступен теракт { FORM($n) }
    .not = нет доступного теракта { FORM($n) }
caliphate-declared = халифат провозглашён
    .not = халифат не провозглашён
half-of = половина { FORM($n, case: "gen") } с округлением вверх
    .gen = половины { FORM($n, case: "gen") } с округлением вверх
    .dat = половине { FORM($n, case: "gen") } с округлением вверх
    .acc = половину { FORM($n, case: "gen") } с округлением вверх
    .inner = половина { FORM($n, case: "gen") }
    .inner-gen = половины { FORM($n, case: "gen") }
    .inner-dat = половине { FORM($n, case: "gen") }
    .inner-acc = половину { FORM($n, case: "gen") }
    .twice = четверть { FORM($n, case: "gen") } с округлением вверх
    .twice-gen = четверти { FORM($n, case: "gen") } с округлением вверх
    .twice-dat = четверти { FORM($n, case: "gen") } с округлением вверх
half-of-rounded-down = половина { FORM($n, case: "gen") } с округлением вниз
    .gen = половины { FORM($n, case: "gen") } с округлением вниз
    .dat = половине { FORM($n, case: "gen") } с округлением вниз
    .acc = половину { FORM($n, case: "gen") } с округлением вниз
troops-in = отряды { IN($c) }
    .counts = troop
    .bare = отряды
    .bare-ins = числом отрядов
    .gen = отрядов { KNOWN($c) ->
        [yes] { "" }
       *[no] { IN($c) }
    }
    .dat = числу { KNOWN($c) ->
        [yes] находящихся там отрядов
       *[no] отрядов { IN($c) }
    }
    .sum = число отрядов { KNOWN($c) ->
        [yes] { "" }
       *[no] { IN($c) }
    }
cells-in = ячейки { IN($c) }
    .counts = cell
    .bare = ячейки
    .bare-ins = числом ячеек
    .gen = ячеек { KNOWN($c) ->
        [yes] { "" }
       *[no] { IN($c) }
    }
    .dat = числу { KNOWN($c) ->
        [yes] находящихся там ячеек
       *[no] ячеек { IN($c) }
    }
    .sum = число ячеек { KNOWN($c) ->
        [yes] { "" }
       *[no] { IN($c) }
    }
aid-in = жетоны помощи { IN($c) }
    .counts = aid
    .bare = жетоны помощи
    .bare-ins = числом жетонов помощи
    .gen = жетонов помощи { IN($c) }
    .dat = числу { KNOWN($c) ->
        [yes] находящихся там жетонов помощи
       *[no] жетонов помощи { IN($c) }
    }
    .sum = число жетонов помощи { IN($c) }
plots-in = теракты { IN($c) }
    .counts = plot
    .bare = теракты
    .bare-ins = числом терактов
    .gen = терактов { IN($c) }
    .dat = числу { KNOWN($c) ->
        [yes] находящихся там терактов
       *[no] терактов { IN($c) }
    }
    .sum = число терактов { IN($c) }
awakening-in = жетоны пробуждения { IN($c) }
    .counts = awakening
    .bare = жетоны пробуждения
    .bare-ins = числом жетонов пробуждения
    .gen = жетонов пробуждения { IN($c) }
    .dat = числу { KNOWN($c) ->
        [yes] находящихся там жетонов пробуждения
       *[no] жетонов пробуждения { IN($c) }
    }
    .sum = число жетонов пробуждения { IN($c) }
reaction-in = жетоны реакции { IN($c) }
    .counts = reaction
    .bare = жетоны реакции
    .bare-ins = числом жетонов реакции
    .gen = жетонов реакции { IN($c) }
    .dat = числу { KNOWN($c) ->
        [yes] находящихся там жетонов реакции
       *[no] жетонов реакции { IN($c) }
    }
    .sum = число жетонов реакции { IN($c) }
militia-in = отряды ополчения { IN($c) }
    .counts = militia
    .bare = отряды ополчения
    .bare-ins = числом отрядов ополчения
    .gen = отрядов ополчения { KNOWN($c) ->
        [yes] { "" }
       *[no] { IN($c) }
    }
    .dat = числу { KNOWN($c) ->
        [yes] находящихся там отрядов ополчения
       *[no] отрядов ополчения { IN($c) }
    }
    .sum = число отрядов ополчения { KNOWN($c) ->
        [yes] { "" }
       *[no] { IN($c) }
    }
sleeper-cells-in = спящие ячейки { IN($c) }
    .counts = sleeper-cell
    .bare = спящие ячейки
    .bare-ins = числом спящих ячеек
    .gen = спящих ячеек { KNOWN($c) ->
        [yes] { "" }
       *[no] { IN($c) }
    }
    .dat = числу { KNOWN($c) ->
        [yes] находящихся там спящих ячеек
       *[no] спящих ячеек { IN($c) }
    }
    .sum = число спящих ячеек { KNOWN($c) ->
        [yes] { "" }
       *[no] { IN($c) }
    }
active-cells-in = активные ячейки { IN($c) }
    .counts = active-cell
    .bare = активные ячейки
    .bare-ins = числом активных ячеек
    .gen = активных ячеек { KNOWN($c) ->
        [yes] { "" }
       *[no] { IN($c) }
    }
    .dat = числу { KNOWN($c) ->
        [yes] находящихся там активных ячеек
       *[no] активных ячеек { IN($c) }
    }
    .sum = число активных ячеек { KNOWN($c) ->
        [yes] { "" }
       *[no] { IN($c) }
    }
troop-cubes-in = фишки отрядов { IN($c) }
    .counts = troop-cube
    .bare = фишки отрядов
    .bare-ins = числом фишек отрядов
    .gen = фишек отрядов { IN($c) }
    .dat = числу { KNOWN($c) ->
        [yes] находящихся там фишек отрядов
       *[no] фишек отрядов { IN($c) }
    }
    .sum = число фишек отрядов { IN($c) }
wmd-beside = теракты с ОМП в запасе { FORM($c, case: "gen") }
    .counts = stored-wmd
    .bare = теракты с ОМП в запасе
    .bare-ins = числом терактов с ОМП в запасе
    .gen = терактов с ОМП в запасе { FORM($c, case: "gen") }
    .some = в запасе { FORM($c, case: "gen") } есть теракты с ОМП
    .none = в запасе { FORM($c, case: "gen") } нет терактов с ОМП
cells-on-track = ячейки на шкале
    .sum = число ячеек на шкале
    .gen = ячеек на шкале
    .some = на шкале есть ячейки
    .none = на шкале нет ячеек
recruitable-cells = ячейки, доступные для вербовки
    .sum = число ячеек, доступных для вербовки,
    .gen = ячеек, доступных для вербовки
    .some = есть ячейки, доступные для вербовки,
    .none = нет ячеек, доступных для вербовки,
available-plots = доступные теракты
    .sum = число доступных терактов
    .gen = доступных терактов
    .some = есть доступные теракты
    .none = нет доступных терактов
wmd-in-box = теракты с ОМП, ещё не вступившие в игру
    .sum = число терактов с ОМП, ещё не вступивших в игру,
    .gen = терактов с ОМП, ещё не вступивших в игру
    .some = есть теракты с ОМП, ещё не вступившие в игру,
    .none = все теракты с ОМП уже в игре
reaction-on-map = жетоны реакции на поле
    .sum = число жетонов реакции на поле
    .gen = жетонов реакции на поле
    .some = на поле есть жетоны реакции
    .none = на поле нет жетонов реакции
militia-on-track = отряды ополчения на шкале
    .sum = число отрядов ополчения на шкале
    .gen = отрядов ополчения на шкале
    .some = на шкале есть ополчение
    .none = на шкале нет ополчения
sleeper-cells-on-map = спящие ячейки на поле
    .sum = число спящих ячеек на поле
    .gen = спящих ячеек на поле
    .some = на поле есть спящие ячейки
    .none = на поле нет спящих ячеек
troops-on-track = число отрядов на шкале
    .gen = числа отрядов на шкале
    .some = на шкале есть отряды
    .none = на шкале нет отрядов
    .ge = на шкале не менее { N($than, "troop", case: "gen") }
troops-free-to-go-off-map = отряды на шкале и на поле
    .sum = число отрядов на шкале и на поле
    .gen = отрядов на шкале и на поле
    .some = на шкале или на поле есть отряды
    .none = ни на шкале, ни на поле нет отрядов
wmd-in-play = теракты с ОМП в игре
    .sum = число терактов с ОМП в игре
    .gen = терактов с ОМП в игре
    .some = в игре есть теракты с ОМП
    .none = в игре нет терактов с ОМП
marks-of = число жетонов { FORM($m) } на поле
    .gen = числа жетонов { FORM($m) } на поле
    .some = на поле есть жетон { FORM($m) }
    .none = на поле нет жетонов { FORM($m) }
    .lt = на поле меньше { $than ->
        [one] { FORM($than) } жетона
        [few] { FORM($than) } жетонов
       *[other] { FORM($than) } жетонов
    } { FORM($m) }
awakening-within = жетоны пробуждения в радиусе { $n ->
        [one] { FORM($n) } шага
        [few] { FORM($n) } шагов
       *[other] { FORM($n) } шагов
    } от { FORM($c, case: "gen") }
    .gen = жетонов пробуждения в радиусе { $n ->
        [one] { FORM($n) } шага
        [few] { FORM($n) } шагов
       *[other] { FORM($n) } шагов
    } от { FORM($c, case: "gen") }
    .some = есть жетоны пробуждения в радиусе { $n ->
        [one] { FORM($n) } шага
        [few] { FORM($n) } шагов
       *[other] { FORM($n) } шагов
    } от { FORM($c, case: "gen") }
    .none = нет жетонов пробуждения в радиусе { $n ->
        [one] { FORM($n) } шага
        [few] { FORM($n) } шагов
       *[other] { FORM($n) } шагов
    } от { FORM($c, case: "gen") }
    .own-some = с жетонами пробуждения в радиусе { $n ->
        [one] { FORM($n) } шага
        [few] { FORM($n) } шагов
       *[other] { FORM($n) } шагов
    }
    .own-none = без жетонов пробуждения в радиусе { $n ->
        [one] { FORM($n) } шага
        [few] { FORM($n) } шагов
       *[other] { FORM($n) } шагов
    }
    .bare = жетоны пробуждения в радиусе { $n ->
        [one] { FORM($n) } шага
        [few] { FORM($n) } шагов
       *[other] { FORM($n) } шагов
    }
troops-within = число отрядов в радиусе { $n ->
        [one] { FORM($n) } шага
        [few] { FORM($n) } шагов
       *[other] { FORM($n) } шагов
    } от { FORM($c, case: "gen") }
    .gen = числа отрядов в радиусе { $n ->
        [one] { FORM($n) } шага
        [few] { FORM($n) } шагов
       *[other] { FORM($n) } шагов
    } от { FORM($c, case: "gen") }
    .own-some = с отрядами в радиусе { $n ->
        [one] { FORM($n) } шага
        [few] { FORM($n) } шагов
       *[other] { FORM($n) } шагов
    }
    .bare = число отрядов в радиусе { $n ->
        [one] { FORM($n) } шага
        [few] { FORM($n) } шагов
       *[other] { FORM($n) } шагов
    }
marks-within = число жетонов { FORM($m) } в радиусе { $n ->
        [one] { FORM($n) } шага
        [few] { FORM($n) } шагов
       *[other] { FORM($n) } шагов
    } от { FORM($c, case: "gen") }
    .gen = числа жетонов { FORM($m) } в радиусе { $n ->
        [one] { FORM($n) } шага
        [few] { FORM($n) } шагов
       *[other] { FORM($n) } шагов
    } от { FORM($c, case: "gen") }
    .some = в радиусе { $n ->
        [one] { FORM($n) } шага
        [few] { FORM($n) } шагов
       *[other] { FORM($n) } шагов
    } от { FORM($c, case: "gen") } есть жетон { FORM($m) }
    .own-some = с жетоном { FORM($m) } в радиусе { $n ->
        [one] { FORM($n) } шага
        [few] { FORM($n) } шагов
       *[other] { FORM($n) } шагов
    }
    .bare = число жетонов { FORM($m) } в радиусе { $n ->
        [one] { FORM($n) } шага
        [few] { FORM($n) } шагов
       *[other] { FORM($n) } шагов
    }
disrupt-possible = возможна контртеррористическая операция достоинством { FORM($n) }
    .not = невозможна контртеррористическая операция достоинством { FORM($n) }
regime-change-possible = { IN($c) } возможна смена режима
    .not = { IN($c) } невозможна смена режима
in-effect = действует { FORM($m) }
    .not = не действует { FORM($m) }
mark-as-piece = жетон { FORM($m) }
    .gen = жетона { FORM($m) }
opponent-of = противник { FORM($s, case: "gen") }
    .gen = противника { FORM($s, case: "gen") }
    .dat = противнику { FORM($s, case: "gen") }
    .acc = противника { FORM($s, case: "gen") }
    .ins = противником { FORM($s, case: "gen") }
hand-of = рука { FORM($s, case: "gen") }
    .own = рука
    .own-gen = руки
    .gen = руки { FORM($s, case: "gen") }
    .acc = руку { FORM($s, case: "gen") }
    .place = на руке у { FORM($s, case: "gen") }
discard-pile = стопка сброса
    .gen = стопки сброса
    .acc = стопку сброса
    .place = в стопке сброса
lapsing-box = область временных событий
    .gen = области временных событий
    .place = в области временных событий
first-plot-box = область первого теракта
    .gen = области первого теракта
    .place = в области первого теракта
removed-cards = удалённые карты
    .gen = удалённых карт
    .place = среди удалённых карт
draw-pile = колода
    .gen = колоды
    .acc = колоду
    .place = в колоде
top-cards-of = { $n ->
        [one] { $n } верхняя карта
        [few] верхние { N($n, "card", case: "nom") }
       *[other] верхние { N($n, "card", case: "nom") }
    } { FORM($p, case: "gen") }
    .gen = { $n ->
        [one] { $n } верхней карты
        [few] верхних { N($n, "card", case: "gen") }
       *[other] верхних { N($n, "card", case: "gen") }
    } { FORM($p, case: "gen") }
    .acc = { $n ->
        [one] { $n } верхнюю карту
        [few] верхние { N($n, "card", case: "acc") }
       *[other] верхние { N($n, "card", case: "acc") }
    } { FORM($p, case: "gen") }
    .place = среди верхних { N($n, "card", case: "gen") } { FORM($p, case: "gen") }
number-of-cards-in = число карт { FORM($p, case: "place") }
    .gen = числа карт { FORM($p, case: "place") }
    .some = { FORM($p, case: "place") } есть карты
    .none = { FORM($p, case: "place") } нет карт
ops-of = достоинство { FORM($k, case: "gen") }
    .bare = достоинство
    .bare-ins = достоинством
    .gen = достоинства { FORM($k, case: "gen") }
    .ins = достоинством { FORM($k, case: "gen") }
    .acc = достоинство { FORM($k, case: "gen") }
    .own-eq = достоинством { FORM($than, case: "as") }
    .own-ge = достоинством не менее { FORM($than, case: "gen") }
    .own-le = достоинством не более { FORM($than, case: "gen") }
    .own-gt = достоинством более { FORM($than, case: "gen") }
    .own-lt = достоинством менее { FORM($than, case: "gen") }
name-of = название { FORM($k, case: "gen") }
    .gen = названия { FORM($k, case: "gen") }
number-of = номер { FORM($k, case: "gen") }
    .bare = номер
    .gen = номера { FORM($k, case: "gen") }
this-card = эта карта
    .gen = этой карты
    .dat = этой карте
    .acc = эту карту
    .ins = этой картой
    .pre = этой карте
first-card-of-phase = это первая карта фазы действий { FORM($s, case: "gen") }
    .not = это не первая карта фазы действий { FORM($s, case: "gen") }
second-card-of-phase = это вторая карта фазы действий { FORM($s, case: "gen") }
    .not = это не вторая карта фазы действий { FORM($s, case: "gen") }
reserves-of = резервы { FORM($s, case: "gen") }
    .gen = резервов { FORM($s, case: "gen") }
    .some = у { FORM($s, case: "gen") } есть резервы
    .none = у { FORM($s, case: "gen") } нет резервов

## Свойства. Согласуемые — в qualities.ftl

with-selectable-posture = { "" }
    .after = с изменяемой позицией
    .not = без изменяемой позиции
    .is = позицию { FORM($it, case: "gen") } можно установить
    .is-not = позицию { FORM($it, case: "gen") } нельзя установить
good = с хорошим правительством
    .after = с хорошим правительством
    .not = без хорошего правительства
    .is = { IN($it) } хорошее правительство
    .is-not = { IN($it) } нет хорошего правительства
fair = с нормальным правительством
    .after = с нормальным правительством
    .not = без нормального правительства
    .is = { IN($it) } нормальное правительство
    .is-not = { IN($it) } нет нормального правительства
poor = с плохим правительством
    .after = с плохим правительством
    .not = без плохого правительства
    .is = { IN($it) } плохое правительство
    .is-not = { IN($it) } нет плохого правительства
islamist-rule = с исламистским правительством
    .after = с исламистским правительством
    .not = без исламистского правительства
    .is = { IN($it) } исламистское правительство
    .is-not = { IN($it) } нет исламистского правительства
hard = с позицией «жёсткие меры»
    .after = с позицией «жёсткие меры»
    .not = без позиции «жёсткие меры»
    .is = позиция { FORM($it, case: "gen") } — «жёсткие меры»
    .is-not = позиция { FORM($it, case: "gen") } — не «жёсткие меры»
soft = с позицией «мягкая линия»
    .after = с позицией «мягкая линия»
    .not = без позиции «мягкая линия»
    .is = позиция { FORM($it, case: "gen") } — «мягкая линия»
    .is-not = позиция { FORM($it, case: "gen") } — не «мягкая линия»
with-regime-change = со сменившимся режимом
    .after = со сменившимся режимом
    .not = без смены режима
    .is = { IN($it) } есть жетон смены режима
    .is-not = { IN($it) } нет жетона смены режима
with-tan-regime-change = с коричневым жетоном смены режима
    .after = с коричневым жетоном смены режима
    .not = без коричневого жетона смены режима
    .is = { IN($it) } есть коричневый жетон смены режима
    .is-not = { IN($it) } нет коричневого жетона смены режима
with-green-regime-change = с зелёным жетоном смены режима
    .after = с зелёным жетоном смены режима
    .not = без зелёного жетона смены режима
    .is = { IN($it) } есть зелёный жетон смены режима
    .is-not = { IN($it) } нет зелёного жетона смены режима
besieged = с осаждённым режимом
    .after = с осаждённым режимом
    .not = без осаждённого режима
    .is = { KNOWN($it) ->
        [yes] режим осаждён
       *[no] { IN($it) } осаждённый режим
    }
    .is-not = { IN($it) } нет осаждённого режима
with-cadre = с жетоном вербовщика
    .after = с жетоном вербовщика
    .not = без жетона вербовщика
    .is = { IN($it) } есть жетон вербовщика
    .is-not = { IN($it) } нет жетона вербовщика
in-civil-war = в состоянии гражданской войны
    .after = в состоянии гражданской войны
    .not = без гражданской войны
    .is = { IN($it) } идёт гражданская война
    .is-not = { IN($it) } нет гражданской войны
contested = в состоянии гражданской войны или со сменившимся режимом
    .after = в состоянии гражданской войны или со сменившимся режимом
    .listed = в состоянии гражданской войны, со сменившимся режимом
    .not = без гражданской войны и без смены режима
    .is = { IN($it) } идёт гражданская война или есть жетон смены режима
    .is-not = { IN($it) } нет ни гражданской войны, ни жетона смены режима
caliphate-capital = со столицей халифата
    .after = со столицей халифата
    .not = без столицы халифата
    .is = { FORM($it) } — столица халифата
    .is-not = { FORM($it) } — не столица халифата
in-caliphate = в составе халифата
    .after = в составе халифата
    .not = вне халифата
    .is = { FORM($it) } { NUMBER($it) ->
        [many] входят
       *[one] входит
    } в халифат
    .is-not = { FORM($it) } не { NUMBER($it) ->
        [many] входят
       *[one] входит
    } в халифат
disrupted-recently = после контртеррористической операции
    .after = , где в этой или предыдущей фазе действий прошла контртеррористическая операция,
    .not = , где в этой и предыдущей фазе действий не было контртеррористических операций,
improved-recently = с улучшенным правительством
    .after = , где в этой или предыдущей фазе действий улучшилось правительство,
    .not = , где в этой и предыдущей фазе действий правительство не улучшалось,
targeted-recently = затронутая
    .after = , где в этой или предыдущей фазе действий была операция или произошло событие,
    .not = , где в этой и предыдущей фазе действий не было операций и событий,
with-plot-resolved-last = с разыгранным терактом
    .after = , где в последнем розыгрыше терактов был теракт,
    .not = , где в последнем розыгрыше терактов не было терактов,
turned-by-last-plots = с новой позицией
    .after = с броском на позицию из-за теракта
    .not = без броска на позицию из-за теракта
adjacent-to = соседний
    .behind = yes
    .f-nom = , соседняя { FORM($d, case: "with") },
    .f-gen = , соседней { FORM($d, case: "with") },
    .f-dat = , соседней { FORM($d, case: "with") },
    .f-acc = , соседнюю { FORM($d, case: "with") },
    .f-ins = , соседней { FORM($d, case: "with") },
    .f-pre = , соседней { FORM($d, case: "with") },
    .many-nom = , соседние { FORM($d, case: "with") },
    .many-gen = , соседних { FORM($d, case: "with") },
    .many-dat = , соседним { FORM($d, case: "with") },
    .many-acc = , соседние { FORM($d, case: "with") },
    .many-ins = , соседними { FORM($d, case: "with") },
    .many-pre = , соседних { FORM($d, case: "with") },
    .alone = (из соседних)
    .alone-not = , если она не соседняя,
    .not = не по соседству { FORM($d, case: "with") }
    .is = { FORM($it) } { NUMBER($it) ->
        [many] соседствуют
       *[one] соседствует
    } { FORM($d, case: "with") }
    .is-not = { FORM($it) } { NUMBER($it) ->
        [many] не соседствуют
       *[one] не соседствует
    } { FORM($d, case: "with") }
us-card = США
    .behind = yes
    .not = , кроме карт США,
jihadist-card = исламистов
    .behind = yes
    .not = , кроме карт исламистов,
playable-by = допустимая
    .after = , которую { NUMBER($s) ->
        [many] могут
       *[one] может
    } сыграть { FORM($s) },
    .not = , которую не { NUMBER($s) ->
        [many] могут
       *[one] может
    } сыграть { FORM($s) },
    .is = { FORM($s) } { NUMBER($s) ->
        [many] могут
       *[one] может
    } сыграть { FORM($it, case: "acc") }
    .is-not = { FORM($s) } не { NUMBER($s) ->
        [many] могут
       *[one] может
    } сыграть { FORM($it, case: "acc") }
wmd-plot = с ОМП
    .after = с ОМП
    .not = без ОМП
backlashed = с этой отметкой
    .after = с этой отметкой
    .not = без этой отметки
soft-side = с позицией «мягкая линия»
    .after = с позицией «мягкая линия»
    .is = позиция { FORM($it, case: "gen") } — «мягкая линия»
    .is-not = позиция { FORM($it, case: "gen") } — не «мягкая линия»
hard-side = с позицией «жёсткие меры»
    .after = с позицией «жёсткие меры»
    .is = позиция { FORM($it, case: "gen") } — «жёсткие меры»
    .is-not = позиция { FORM($it, case: "gen") } — не «жёсткие меры»
marked-with = с жетоном
    .after = с жетоном { FORM($m) }
    .not = без жетона { FORM($m) }
    .is = { IN($it) } есть жетон { FORM($m) }
    .is-not = { IN($it) } нет жетона { FORM($m) }
named = под названием
    .head = { OR($t) }
    .head-all = все карты { AND($t) }
    .after = под названием { OR($t) }
    .not = , кроме { OR($t) },
    .is = { FORM($it) } — { OR($t) }
    .is-not = { FORM($it) } — не { OR($t) }
numbered = с номером
    .after = с номером { OR($n) }
    .not = , кроме номера { OR($n) },

## Откуда выбирают

numbers-from-to = от
    .after = от { FORM($a) } до { FORM($b) }
countries-in-list = среди
    .after = среди { FORM($s, case: "gen") }
plots-lying-in = теракт
    .alone = { "" }
    .after = { IN($c) }
countries-on-map = на поле
    .after = { "" }
sides = сторона
cards-in-pile = из
    .after = из { FORM($p, case: "gen") }
    .ahead = да
    .there = { FORM($p, case: "place") }
cards-in-piles = из
    .after = из { OR($p, case: "gen") }
cards-in-list = среди
    .after = среди { FORM($s, case: "gen") }

## Что меняет длительное событие

point-adjacent =
    .yes = { FORM($x) } { NUMBER($x) ->
        [many] соседствуют
       *[one] соседствует
    } { FORM($y, case: "with") }
    .no = { FORM($x) } { NUMBER($x) ->
        [many] не соседствуют
       *[one] не соседствует
    } { FORM($y, case: "with") }
    .only = для { FORM($x, case: "gen") } соседней считается только { FORM($y) }
point-cells =
    .more-there = он считается за { N($n, "cell") }
    .more = жетон { FORM($mark) } считается { IN($c) } за { N($n, "cell") }
    .less = { IN($c) } на { N($n, "cell") } меньше
    .is = { IN($c) } { N($n, "cell", case: "nom") }
point-cell-stand-ins =
    .more = его можно удалить вместо ячейки
point-troops =
    .more-there = он считается за { N($n, "troop") }
    .more = жетон { FORM($mark) } считается { IN($c) } за { N($n, "troop") }
    .less = { IN($c) } на { N($n, "troop") } меньше
    .is = { IN($c) } { N($n, "troop", case: "nom") }
point-troop-stand-ins =
    .more = его можно потерять вместо отрядов
point-mark-may-deploy =
    .yes = его можно вывести, но тогда он удаляется
    .no = его нельзя вывести
point-resources =
    .more = у { FORM($c, case: "gen") } на { N($n, "resource") } больше
    .less = у { FORM($c, case: "gen") } на { N($n, "resource") } меньше
    .is = у { FORM($c, case: "gen") } { N($n, "resource", case: "nom") }
point-oil-exports =
    .yes = { FORM($c) } { NUMBER($c) ->
        [many] экспортируют
       *[one] экспортирует
    } нефть
    .no = { FORM($c) } не { NUMBER($c) ->
        [many] экспортируют
       *[one] экспортирует
    } нефть
    .more = экспорт нефти { FROM($c) } на { FORM($n) } больше
    .less = экспорт нефти { FROM($c) } на { FORM($n) } меньше
    .is = экспорт нефти { FROM($c) } равен { FORM($n) }
point-open =
    .yes = на { FORM($c, case: "acc") } действуют операции, события, поляризация и истощение
    .no = на { FORM($c, case: "acc") } не действуют операции, события, поляризация и истощение
point-popular-markers =
    .yes = можно размещать жетоны пробуждения и реакции
    .no = нельзя размещать жетоны пробуждения и реакции
point-militia-is-led =
    .yes = ополчение действует { IN($c) }, как при войсках
    .no = ополчение действует { IN($c) }, как без войск
point-militia-before-attrition =
    .more = перед каждым истощением { IN($c) } { $n ->
        [one] появляется
        [few] появляются
       *[other] появляются
    } { N($n, "militia", case: "nom") }
    .less = перед каждым истощением { FROM($c) } { $n ->
        [one] удаляется
        [few] удаляются
       *[other] удаляются
    } { N($n, "militia", case: "nom") }
    .is = перед каждым истощением { IN($c) } { $n ->
        [one] появляется
        [few] появляются
       *[other] появляются
    } { N($n, "militia", case: "nom") }
point-troops-at-stake =
    .more = от истощения { IN($c) } может погибнуть на { N($n, "troop") } больше
    .less = от истощения { IN($c) } может погибнуть на { N($n, "troop") } меньше
    .is = от истощения { IN($c) } может погибнуть не более { N($n, "troop", case: "gen") }
point-extra-cells =
    .is = в игре { N($n, "extra-cell", case: "nom") }
    .more = в игре { N($n, "extra-cell", case: "nom") }
    .less = в игре на { N($n, "extra-cell") } меньше
point-posture-is-rolled =
    .yes = карта { FORM($k) } вызывает бросок на позицию { FORM($c, case: "gen") }
    .no = карта { FORM($k) } не вызывает броска на позицию { FORM($c, case: "gen") }
point-size-of-gwot-penalty =
    .is = штраф GWOT равен { FORM($n) }
    .more = штраф GWOT на { FORM($n) } больше
    .less = штраф GWOT на { FORM($n) } меньше
point-may-war-of-ideas =
    .yes = { IN($c) } можно вести идеологическую борьбу
    .no = { IN($c) } нельзя вести идеологическую борьбу
point-may-deploy =
    .yes = { TO($c) } можно размещать войска
    .no = { TO($c) } нельзя размещать войска
point-may-regime-change =
    .yes = { IN($c) } разрешена смена режима
    .no = { IN($c) } запрещена смена режима
point-may-disrupt =
    .yes = { IN($c) } разрешены контртеррористические операции
    .no = { IN($c) } запрещены контртеррористические операции
point-may-disrupt-cadre =
    .yes = контртеррористическая операция { IN($c) } может удалить жетон вербовщика
    .no = контртеррористическая операция { IN($c) } не удаляет жетон вербовщика
point-cells-disrupted =
    .is = контртеррористическая операция { IN($c) } затрагивает только { N($n, "cell") }
    .more = контртеррористическая операция { IN($c) } затрагивает на { N($n, "cell") } больше
    .less = контртеррористическая операция { IN($c) } затрагивает на { N($n, "cell") } меньше
point-disrupt-earns-prestige =
    .yes = контртеррористическая операция { IN($c) } приносит престиж
    .no = контртеррористическая операция { IN($c) } не приносит престижа
point-prestige-for-disrupt =
    .is = контртеррористическая операция { IN($c) } увеличивает престиж на { FORM($n) }
    .more = контртеррористическая операция { IN($c) } увеличивает престиж ещё на { FORM($n) }
    .less = контртеррористическая операция { IN($c) } увеличивает престиж на { FORM($n) } меньше
point-war-of-ideas-modifier =
    .is = модификатор бросков на идеологическую борьбу { IN($c) } равен { FORM($n) }
    .more = броски на идеологическую борьбу { IN($c) } получают +{ FORM($n) }
    .less = броски на идеологическую борьбу { IN($c) } получают −{ FORM($n) }
point-may-alert =
    .yes = теракты { IN($c) } можно предотвращать
    .no = теракты { IN($c) } нельзя предотвращать
point-cost-of-war-of-ideas =
    .is = идеологическая борьба { IN($c) } стоит { FORM($n) }
    .more = идеологическая борьба { IN($c) } стоит на { FORM($n) } больше
    .less = идеологическая борьба { IN($c) } стоит на { FORM($n) } меньше
point-cost-of-disrupt =
    .is = контртеррористическая операция { IN($c) } стоит { FORM($n) }
    .more = контртеррористическая операция { IN($c) } стоит на { FORM($n) } больше
    .less = контртеррористическая операция { IN($c) } стоит на { FORM($n) } меньше
point-cost-of-deploy =
    .is = размещение войск { TO($c) } стоит { FORM($n) }
    .more = размещение войск { TO($c) } стоит на { FORM($n) } больше
    .less = размещение войск { TO($c) } стоит на { FORM($n) } меньше
point-cost-of-deploy-home =
    .is = возврат войск на шкалу стоит { FORM($n) }
    .more = возврат войск на шкалу стоит на { FORM($n) } больше
    .less = возврат войск на шкалу стоит на { FORM($n) } меньше
point-cost-of-regime-change =
    .is = смена режима стоит { FORM($n) }
    .more = смена режима стоит на { FORM($n) } больше
    .less = смена режима стоит на { FORM($n) } меньше
point-cost-of-withdraw =
    .is = вывод войск стоит { FORM($n) }
    .more = вывод войск стоит на { FORM($n) } больше
    .less = вывод войск стоит на { FORM($n) } меньше
point-cost-of-alert =
    .is = объявление тревоги стоит { FORM($n) }
    .more = объявление тревоги стоит на { FORM($n) } больше
    .less = объявление тревоги стоит на { FORM($n) } меньше
point-cost-of-reassessment =
    .is = пересмотр позиции стоит { FORM($n) }
    .more = пересмотр позиции стоит на { FORM($n) } больше
    .less = пересмотр позиции стоит на { FORM($n) } меньше
point-may-recruit =
    .yes = вербовка разрешена
    .no = вербовка запрещена
point-may-recruit-in =
    .yes = { IN($c) } разрешена вербовка
    .no = { IN($c) } запрещена вербовка
point-recruiting-is-automatic =
    .yes = вербовка { IN($c) } автоматическая
    .no = для вербовки { IN($c) } нужен бросок
point-recruit-number =
    .is = показатель вербовки { IN($c) } равен { FORM($n) }
    .more = показатель вербовки { IN($c) } на { FORM($n) } больше
    .less = показатель вербовки { IN($c) } на { FORM($n) } меньше
point-funding-limits-recruiting =
    .yes = финансирование ограничивает вербовку
    .no = финансирование не ограничивает вербовку
point-may-travel =
    .yes = ячейки могут перемещаться { FROM($x) } { TO($y) }
    .no = ячейки не могут перемещаться { FROM($x) } { TO($y) }
point-travel-is-automatic =
    .yes = для перемещения { FROM($x) } { TO($y) } бросок не нужен
    .no = для перемещения { FROM($x) } { TO($y) } нужен бросок
point-travel-modifier =
    .is = модификатор бросков на перемещение { FROM($x) } { TO($y) } равен { FORM($n) }
    .more = броски на перемещение { FROM($x) } { TO($y) } получают +{ FORM($n) }
    .less = броски на перемещение { FROM($x) } { TO($y) } получают −{ FORM($n) }
point-may-jihad =
    .yes = { IN($c) } разрешён джихад
    .no = { IN($c) } запрещён джихад
point-jihad-modifier =
    .is = модификатор бросков на джихад { IN($c) } равен { FORM($n) }
    .more = броски на джихад { IN($c) } получают +{ FORM($n) }
    .less = броски на джихад { IN($c) } получают −{ FORM($n) }
point-major-jihad-margin =
    .is = для большого джихада { IN($c) } нужно на { N($n, "cell") } больше, чем отрядов
    .more = для большого джихада { IN($c) } нужно на { N($n, "cell") } больше
    .less = для большого джихада { IN($c) } нужно на { N($n, "cell") } меньше
point-failed-jihad-removes-cells =
    .yes = неудачные броски на джихад удаляют ячейки
    .no = неудачные броски на джихад не удаляют ячейки
point-jihad-may-bring-islamist-rule =
    .yes = джихад { IN($c) } может привести к исламистскому правительству
    .no = джихад { IN($c) } не может привести к исламистскому правительству
point-may-plot =
    .yes = { IN($c) } разрешена операция «Теракт»
    .no = { IN($c) } запрещена операция «Теракт»
point-plot-number =
    .is = число для бросков на теракт { IN($c) } равно { FORM($n) }
    .more = число для бросков на теракт { IN($c) } на { FORM($n) } больше
    .less = число для бросков на теракт { IN($c) } на { FORM($n) } меньше
point-plot-dice =
    .is = для { FORM($p, case: "gen") } { IN($c) } бросают { N($n, "die") }
    .more = для { FORM($p, case: "gen") } { IN($c) } бросают на { N($n, "die") } больше
    .less = для { FORM($p, case: "gen") } { IN($c) } бросают на { N($n, "die") } меньше
point-plot-funding =
    .is = { FORM($p) } { IN($c) } увеличивает финансирование на { FORM($n) }
    .more = { FORM($p) } { IN($c) } увеличивает финансирование ещё на { FORM($n) }
    .less = { FORM($p) } { IN($c) } увеличивает финансирование на { FORM($n) } меньше
point-plot-is-face-up =
    .yes = { FORM($p) } { IN($c) } лежит лицом вверх
    .no = { FORM($p) } { IN($c) } лежит лицом вниз
point-side-plays-random-cards =
    .yes = { FORM($s) } { NUMBER($s) ->
        [many] играют
       *[one] играет
    } карты наугад
    .no = { FORM($s) } { NUMBER($s) ->
        [many] выбирают
       *[one] выбирает
    } свои карты
point-us-may-keep-its-last-card =
    .yes = США могут оставить последнюю карту
    .no = США не могут оставить последнюю карту
point-event-may-be-played =
    .yes = { FORM($s) } { NUMBER($s) ->
        [many] могут
       *[one] может
    } сыграть событие карты { FORM($k) }
    .no = { FORM($s) } не { NUMBER($s) ->
        [many] могут
       *[one] может
    } сыграть событие карты { FORM($k) }
point-funding-change-at-end-of-turn =
    .is = { $n ->
        [0] в конце хода финансирование не изменяется
       *[other] в конце хода финансирование изменяется на { FORM($n) }
    }
    .more = +{ FORM($n) } к финансированию в конце хода
    .less = −{ FORM($n) } к финансированию в конце хода
point-further-funding-change =
    .is = в конце хода финансирование дополнительно изменяется на { FORM($n) }
    .more = ещё +{ FORM($n) } к финансированию в конце хода
    .less = ещё −{ FORM($n) } к финансированию в конце хода
point-prestige-lost-at-end-of-turn =
    .is = в конце хода престиж уменьшается на { FORM($n) }
    .more = в конце хода престиж уменьшается ещё на { FORM($n) }
    .less = в конце хода престиж уменьшается на { FORM($n) } меньше
point-prestige-won-at-end-of-turn =
    .is = в конце хода престиж увеличивается на { FORM($n) }
    .more = в конце хода престиж увеличивается ещё на { FORM($n) }
    .less = в конце хода престиж увеличивается на { FORM($n) } меньше
point-further-prestige-change =
    .is = в конце хода престиж дополнительно изменяется на { FORM($n) }
    .more = ещё +{ FORM($n) } к престижу в конце хода
    .less = ещё −{ FORM($n) } к престижу в конце хода
point-cards-dealt =
    .is = { FORM($s) } { NUMBER($s) ->
        [many] получают
       *[one] получает
    } при раздаче { N($n, "card") }
    .more = { FORM($s) } { NUMBER($s) ->
        [many] получают
       *[one] получает
    } при раздаче на { N($n, "card") } больше
    .less = { FORM($s) } { NUMBER($s) ->
        [many] получают
       *[one] получает
    } при раздаче на { N($n, "card") } меньше

## Моменты

moment-plot-placed = { TO($c) } помещается теракт
moment-plot-resolved = { IN($c) } разыгрывается теракт
moment-wmd-resolved = { IN($c) } разыгрывается теракт с ОМП
moment-plot-alerted = { IN($c) } предотвращается теракт
moment-regime-changed = { IN($c) } происходит смена режима
moment-turn-begins = начинается ход
moment-end-of-turn = заканчивается ход
moment-draw-phase-ends = заканчивается раздача карт
moment-side-to-play = { FORM($s) } { NUMBER($s) ->
        [many] собираются
       *[one] собирается
    } сыграть карту
moment-card-played = { FORM($s) } { NUMBER($s) ->
        [many] разыгрывают
       *[one] разыгрывает
    } { FORM($k, case: "acc") }
moment-event-happens = происходит событие карты { FORM($k) }
moment-cards-drawn = { FORM($s) } { NUMBER($s) ->
        [many] берут
       *[one] берёт
    } карты из колоды
moment-card-discarded = { FORM($s) } { NUMBER($s) ->
        [many] сбрасывают
       *[one] сбрасывает
    } { FORM($k, case: "acc") }
moment-this-ends = это событие прекращается
moment-becomes-good = { IN($c) } устанавливается хорошее правительство
moment-becomes-fair = { IN($c) } устанавливается нормальное правительство
moment-becomes-poor = { IN($c) } устанавливается плохое правительство
moment-becomes-islamist-rule = { IN($c) } устанавливается исламистское правительство
moment-becomes-ally = { FORM($c) } { NUMBER($c) ->
        [many] становятся союзником
       *[one] становится союзником
    }
moment-becomes-neutral = { FORM($c) } { GENDER($c) ->
        [f] становится нейтральной
        [n] становится нейтральным
        [pl] становятся нейтральными
       *[m] становится нейтральным
    }
moment-becomes-adversary = { FORM($c) } { GENDER($c) ->
        [f] становится враждебной
        [n] становится враждебным
        [pl] становятся враждебными
       *[m] становится враждебным
    }
moment-becomes-hard = позиция { FORM($c, case: "gen") } меняется на «жёсткие меры»
moment-becomes-soft = позиция { FORM($c, case: "gen") } меняется на «мягкую линию»
moment-regime-change-ends = { FROM($c) } удаляется жетон смены режима
moment-civil-war-begins = { IN($c) } начинается гражданская война
moment-civil-war-ends = { IN($c) } заканчивается гражданская война
moment-cell-recruited = { IN($c) } вербуется ячейка
moment-cell-removed = { FROM($c) } удаляется ячейка
moment-cell-travelled = ячейка перемещается { FROM($x) } { TO($y) }
moment-disrupted = { IN($c) } проходит контртеррористическая операция

## Слова заголовка карты

symbol-outside-caliphate = не в странах халифата
    .side = не в странах халифата, если { NUMBER($side) ->
        [many] играют
       *[one] играет
    } { FORM($side) }
symbol-caliphate-possible = там, куда событие помещает три ячейки, можно провозгласить халифат
    .side = если { NUMBER($side) ->
        [many] играют
       *[one] играет
    } { FORM($side) }, там, куда событие помещает три ячейки, можно провозгласить халифат
