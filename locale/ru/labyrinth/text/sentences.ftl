# Что каждое слово игры говорит на карте, под своим ключом.

place-cells = { DO("place") } { N($n, "cell") } { TO($c) }
place-aid = { DO("place") } { N($n, "aid") } { TO($c) }
place-awakening = { DO("place") } { N($n, "awakening") } { TO($c) }
mark-space = { DO("place") } жетон { FORM($m) } { TO($c) }
add-mark = { DO("place") } ещё один жетон { FORM($m) } { TO($c) }
move-mark = { DO("place") } жетон { FORM($m) } { TO($c) }
end-this = { DO("end") } это событие
select-posture = { DO("set") } позицию { FORM($c, case: "gen") }
change-prestige = { SIGNED($n) } к престижу
    .up = { DO("raise") } престиж на { FORM($n, case: "acc") }
    .down = { DO("lower") } престиж на { FORM($n, case: "acc") }
change-funding = { SIGNED($n) } к финансированию
    .up = { DO("raise") } финансирование на { FORM($n, case: "acc") }
    .down = { DO("lower") } финансирование на { FORM($n, case: "acc") }
conduct-operation = { DO("conduct") } операцию достоинством { FORM($n) }
    .figure = { DO("conduct") } операцию: { FORM($n) }
take-card = { DO("take") } { FORM($k, case: "acc") }
side-takes-card = { DO("take") } { FORM($k, case: "acc") }
swap-random-cards = каждая сторона отдаёт другой случайную карту
cancel-card = { DO("cancel") } { FORM($k, case: "acc") }: карта сбрасывается без эффекта, но считается сыгранной
send-troops-off-map = { N($n, "troop", case: "nom") } { $n ->
    [one] убирается
   *[other] убираются
} за пределы карты
bring-back-troops = { N($n, "troop", case: "nom") } { $n ->
    [one] возвращается
   *[other] возвращаются
} на шкалу

## Значения

resources-of = ресурсы { FORM($c, case: "gen") }
    .counts = resource
    .bare = ресурсы
    .acc = величину ресурсов { FORM($c, case: "gen") }
troops-in = отряды { IN($c) }
    .counts = troop
    .gen = отрядов { IN($c) }
cells-in = ячейки { IN($c) }
    .counts = cell
    .gen = ячеек { IN($c) }
awakening-in = жетоны пробуждения { IN($c) }
    .counts = awakening
reaction-in = жетоны реакции { IN($c) }
    .counts = reaction
prestige = престиж
funding = финансирование
gwot-penalty = штраф GWOT
troops-free-to-go-off-map = отряды на шкале и карте
    .some = на шкале или на карте есть отряды
    .none = ни на шкале, ни на карте нет отрядов
marks-of = число жетонов { FORM($m) } в игре
    .lt = в игре меньше { FORM($than) } жетонов { FORM($m) }
hand-of = рука { FORM($s, case: "gen") }
    .gen = из руки { FORM($s, case: "gen") }
discard-pile = стопка сброса
    .gen = из стопки сброса
lapsing-box = ячейка временных событий
    .gen = из ячейки временных событий
first-plot-box = ячейка первого теракта
    .gen = из ячейки первого теракта
number-of-cards-in = число карт: { FORM($p) }
    .some = { FORM($p) } не пуста
    .none = { FORM($p) } пуста
ops-of = достоинство { FORM($k, case: "gen") }
    .bare = достоинство
this-card = эта карта
    .gen = этой карты

## Свойства

good = с хорошим правительством
    .after = с хорошим правительством
    .not = без хорошего правительства
    .is = у { FORM($it, case: "gen") } хорошее правительство
    .is-not = у { FORM($it, case: "gen") } не хорошее правительство
islamist-rule = с исламистским правительством
    .after = с исламистским правительством
    .not = без исламистского правительства
schengen = шенгенский
    .f = шенгенская
    .f-gen = шенгенской
    .f-acc = шенгенскую
    .f-pre = шенгенской
    .many = шенгенские
    .many-gen = шенгенских
    .many-pre = шенгенских
oil-exporter = экспортирующий нефть
    .after = — экспортёр нефти
in-civil-war = в состоянии гражданской войны
    .after = в состоянии гражданской войны
    .not = без гражданской войны
    .is = { IN($it) } идёт гражданская война
    .is-not = { IN($it) } не идёт гражданская война
contested = в состоянии гражданской войны или со сменившимся режимом
    .after = в состоянии гражданской войны или со сменившимся режимом
    .not = без гражданской войны и смены режима
with-cadre = с вербовщиком
    .after = с вербовщиком
    .not = без вербовщика
    .is = { IN($it) } есть вербовщик
    .is-not = { IN($it) } нет вербовщика
in-caliphate = халифата
    .after = халифата
    .not = вне халифата
    .is = { FORM($it) } входит в халифат
    .is-not = { FORM($it) } не входит в халифат
open-to-awakening = открытый для пробуждения
    .after = , где возможны жетоны пробуждения
adjacent-to = соседний
    .alone = по соседству
    .alone-not = не по соседству
    .after = по соседству с { FORM($d, case: "ins") }
    .not = не по соседству с { FORM($d, case: "ins") }
us-card = США
    .after = США
soft-side = мягкий
    .is = позиция { FORM($it, case: "gen") } — «мягкая линия»
    .is-not = позиция { FORM($it, case: "gen") } — не «мягкая линия»
hard-side = жёсткий
    .is = позиция { FORM($it, case: "gen") } — «жёсткая линия»
    .is-not = позиция { FORM($it, case: "gen") } — не «жёсткая линия»
named = под названием
    .head = { OR($t) }
    .head-all = все карты { AND($t) }
    .after = под названием { OR($t) }
    .not = кроме { OR($t) }
cards-in-pile = из
    .after = { FORM($p, case: "gen") }
cards-in-piles = из
    .after = { OR($p, case: "gen") }

## Что меняет длительное событие

point-adjacent =
    .only = для { FORM($x, case: "gen") } соседней считается только { FORM($y) }
point-troops =
    .more = жетон { FORM($mark) } считается там за { N($n, "troop") }
point-troop-stand-ins =
    .more = его можно потерять вместо отрядов
point-mark-may-deploy =
    .yes = его можно вывести, но тогда он удаляется
point-may-travel =
    .no = ячейки не могут перемещаться { FROM($x) } { TO($y) }
point-travel-is-automatic =
    .no = для перемещения { FROM($x) } { TO($y) } нужен бросок
point-may-deploy =
    .yes = { TO($c) } можно размещать войска
point-resources =
    .more = { FORM($c) } получает на { N($n, "resource") } больше
point-militia-before-attrition =
    .more = перед каждым истощением { IN($c) } появляется { N($n, "militia", case: "nom") }
point-militia-is-led =
    .yes = ополчение действует { IN($c) }, как при войсках
point-open =
    .no = на { FORM($c, case: "acc") } не действуют операции, события, поляризация и истощение
point-extra-cells =
    .is = в игре { N($n, "extra-cell", case: "nom") }
point-recruiting-is-automatic =
    .yes = вербовка { IN($c) } автоматическая
point-travel-modifier =
    .less = броски на перемещение { FROM($x) } { TO($y) } получают −{ FORM($n) }

## Моменты

moment-plot-placed = { TO($c) } помещается теракт
moment-wmd-resolved = { IN($c) } разыгрывается теракт с ОМП
moment-draw-phase-ends = заканчивается раздача карт
moment-side-to-play = { FORM($s) } { NUMBER($s) ->
    [many] собираются
   *[one] собирается
} сыграть карту
moment-card-played = { FORM($s) } разыгрывает { FORM($k, case: "acc") }
moment-this-ends = это прекращается

symbol-outside-caliphate = не в странах халифата
