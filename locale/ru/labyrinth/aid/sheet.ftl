### Памятка к игре Labyrinth (daedalus aid). Числа приходят аргументами из таблиц игры.

aid-title = Памятка игрока
aid-foot = Числа взяты из таблиц этого издания. На полях: номера правил.
# артикли названий; нет
aid-articles = –
aid-page-us = Ход, шкалы, броски и США
aid-page-jihadist = Исламист, теракты и The Awakening

## Слова перед строкой
aid-label-where = Место:
aid-label-card = Карта:
aid-label-effect = Результат:
aid-label-success = Каждый успех:
aid-label-failure = Каждая неудача:
aid-label-modifiers = Модификаторы:
aid-label-end = Конец хода:
aid-label-then = Порядок:
aid-label-deck-end = После последней перетасовки:
aid-label-revolution = Исламистское правительство:
aid-label-failure-major = Не удался:
aid-label-in-us = В США:
aid-label-funding = Финансирование:
aid-label-troops = Если там войска, престиж:
aid-label-muslim = Мусульманская страна (не Иран):
aid-label-others = Немусульманская страна:
aid-label-test = Проверка:
aid-label-governance = Правительство:
aid-label-posture = Позиция:
aid-label-prestige = Престиж:
aid-label-polarization = Поляризация:
aid-label-begins = Начинается
aid-label-ends = Кончается
aid-label-attrition = Истощение:
aid-label-caliphate = Халифат:
aid-label-random-muslim = Мусульманская страна:
aid-label-other = Другие:
aid-label-schengen = Шенгенская страна:
aid-label-shia-mix = Смешанно-шиитская страна:
aid-label-shia-mix-awakening = Смешанно-шиитская страна, The Awakening:

## Ход и карты
aid-turn = Ход
aid-turn-phases = Фаза действий исламиста, затем фаза действий США, по { N($cards, "card") }; и так далее, пока есть карты на руках.
aid-turn-plots = После каждой фазы США: разыграть все незаблокированные теракты.
aid-turn-last = Если осталась { N($kept, "card", case: "nom") }, США могут сыграть её, сбросить или оставить.
aid-turn-cadres = В своей фазе исламист может убирать жетоны вербовщиков.
aid-turn-funding = финансирование { SIGNED($funding) }.
aid-turn-islamist = Престиж { SIGNED($prestige) }, если где-либо исламистское правительство.
aid-turn-world = Престиж { SIGNED($prestige) }, если мнение мирового сообщества равно { $at } и совпадает с позицией США.
aid-step = { FORM($name) }
aid-step-expenditures = финансирование и престиж
aid-step-lapsing = сброс временных событий и карты первого теракта
aid-step-reserves = резервы на 0
aid-step-plots = использованные теракты снова доступны
aid-step-polarization = поляризация
aid-step-attrition = истощение
aid-step-deal = обе стороны берут карты по своим шкалам
aid-step-off-map = отряды вне карты возвращаются
aid-step-regime-change = зелёные жетоны смены режима становятся коричневыми
aid-turn-reshuffle = Колода пуста: перетасовать сброс; последняя перетасовка завершает игру.
aid-cards = Карты
aid-card-event = Событие: своё или нейтральное, условие выполнено, не заблокировано. Иначе карта идёт на одну операцию.
aid-card-other = Операция картой противника: его событие тоже происходит, в его пользу, до неё или после, по вашему выбору.
aid-card-lasting = ОТМЕТИТЬ: действует, пока лежит жетон. Временное: до конца хода. УДАЛИТЬ: карта выходит из игры.
aid-card-reserves = Резервы: не больше { $most }; все сразу усиливают одну операцию, самое большее до { $largest }; в конце хода пропадают.

## Шкалы
aid-tracks = Шкалы и правительство
aid-prestige = Престиж
aid-funding = Финанси{ "\u00AD" }рование
aid-troops = Отряды на шкале
aid-values = Знач.
aid-war-of-ideas = Идеологическая борьба
aid-hand = Карты
aid-no-cells = Ячеек остаётся
aid-name = { FORM($name) }
aid-span = { $span }
aid-modifier = { $n ->
    [0] 0
   *[other] { SIGNED($n) }
 }
aid-hand-of = { $hand }
aid-left = { $n }
aid-name-low = Низкий
aid-name-medium = Средний
aid-name-high = Высокий
aid-name-very-high = Очень высокий
aid-name-tight = Скудное
aid-name-moderate = Умеренное
aid-name-ample = Щедрое
aid-name-overstretch = Перенапряжение
aid-name-war = Война
aid-name-low-intensity = Низкая интенсивность
aid-world = Мнение мирового сообщества: число стран с «жёсткими мерами» минус число стран с «мягкой линией», без США; не больше { $most } в любую сторону. Пересчитать после каждого броска на позицию.
aid-penalty = Штраф GWOT: это число, если оно противоположно позиции США, иначе 0.
aid-governance = Правительство
aid-us-needs = США: карта
aid-jihadist-rolls = Исламист: бросок
aid-us-needs-of = { $automatic ->
    [yes] только смена режима
   *[other] { $n }+
 }
aid-jihadist-rolls-of = { $automatic ->
    [yes] сразу успех
   *[other] ≤ { $n }
 }
aid-name-good = Хорошее
aid-name-fair = Нормальное
aid-name-poor = Плохое
aid-name-islamist-rule = Исламистское

## Операции США
aid-us-operations = Операции США
aid-us-cost = Одна операция картой достоинством не ниже цифры правительства страны; можно добавить резервы. При исламистском правительстве: только смена режима.
aid-us-reserves = Или: карту достоинством до { $largest } в резервы.
aid-ideas-muslim = Идеологическая борьба, мусульманская страна
aid-ideas-where = нейтральная или союзная страна, но не союзная с хорошим правительством.
aid-ideas-regime-change = При смене режима: отрядов хотя бы на { $margin } больше, чем ячеек.
aid-ideas-result = { $name ->
    [success] нейтральная становится союзной; в союзной правительство лучше на уровень. Хорошее: убрать смену режима, осаждённый режим и всю помощь
    [aid] 1 жетон помощи, если там нет ни одного
   *[failure] –
 }
aid-ideas-prestige = престиж (см. шкалу) и
aid-ideas-modifier = { $per ->
    [point] каждое очко: { FORM($name) }
    [marker] каждый { FORM($name) }
   *[none] { FORM($name) }
 }
aid-name-fair-ally = союзная с нормальным: попытка установить хорошее
aid-name-gwot-penalty = штраф GWOT
aid-name-aid = жетон помощи
aid-name-adjacent-good-ally = по соседству союзная страна с хорошим правительством
aid-name-awakening = жетон пробуждения (11.1.3)
aid-name-reaction = жетон реакции (11.1.3)
aid-ideas-untested = Непроверенная: любая карта, сначала проверка; если карта мала, неудача.
aid-ideas-others = Идеологическая борьба, немусульманская страна
aid-ideas-others-where = любая немусульманская страна, кроме: { AND($never) }.
aid-ideas-others-effect = бросок на позицию. Если она та же, что у США: престиж { SIGNED($prestige) }.
aid-disrupt = Контртеррористическая операция
aid-disrupt-where = ячейка или жетон вербовщика в союзной стране, в мусульманской, где { N($troops, "troop") }, или в немусульманской (не в Иране).
aid-disrupt-effect = { N($cells, "cell") }, а где «жёсткие меры» или { N($troops, "troop") }, то { $strong }: активные на шкалу, спящие становятся активными. Нет ячеек: убрать жетон вербовщика.
aid-disrupt-cadre = Последняя убранная ячейка оставляет жетон вербовщика.
aid-disrupt-prestige = Где { N($troops, "troop") }: престиж { SIGNED($prestige) }.
aid-deploy = Размещение войск
aid-deploy-where = в союзную страну или на шкалу вооружённых сил.
aid-deploy-card = по правительству места назначения; шкала считается за { $track }.
aid-deploy-effect = сколько угодно отрядов из одного места в другое. При смене режима должно остаться отрядов на { $margin } больше, чем ячеек.
aid-regime-change = Смена режима
aid-change-card = { $cost }. Позиция США: { $posture ->
    [hard] «жёсткие меры»
   *[soft] «мягкая линия»
 }.
aid-change-where = страна с исламистским правительством.
aid-change-effect = не меньше { N($troops, "troop", case: "gen") } из одного места; все ячейки активны; зелёный жетон смены режима; бросок на правительство; страна { $alignment ->
    [ally] союзная
    [neutral] нейтральная
   *[adversary] враждебная
 }; бросок на престиж.
aid-withdraw = Вывод войск
aid-withdraw-where = страна со сменившимся режимом.
aid-withdraw-effect = сколько угодно её отрядов на шкалу или в союзную страну; убрать помощь, положить осаждённый режим; бросок на престиж.
aid-alert = Объявление тревоги
aid-alert-card = { $cost }, при любом правительстве.
aid-alert-effect = вскрыть { N($plots, "plot") } где угодно. ОМП: из игры; иначе обратно к доступным.
aid-reassessment = Пересмотр позиции
aid-reassessment-effect = { N($cards, "card", case: "nom") } достоинством { $cost }{ $reserves ->
    [no] , без резервов
   *[yes] {""}
 }, вся фаза действий США: позиция США меняется с «жёстких мер» на «мягкую линию» или наоборот.

## Победа
aid-us-wins = США сразу побеждают
aid-jihadist-wins = Исламист сразу побеждает
aid-victory = { $name ->
    [good-resources] { N($n, "resource", case: "nom") } под хорошими правительствами
    [good-or-fair-countries] { N($n, "country", case: "nom") } с хорошими или нормальными правительствами
    [cells-on-the-map] { $most ->
        [0] ни одной ячейки на поле
       *[other] на поле не больше { N($most, "cell", case: "gen") }
     }
    [islamist-resources] { N($n, "resource", case: "nom") } под исламистскими правительствами, { $adjacent } из стран соседние
    [poor-or-islamist-countries] { N($n, "country", case: "nom") } с плохими или исламистскими правительствами и престиж { $prestige }
   *[wmd-plots-resolved-in-the-united-states] разыграно в США: { N($n, "wmd-plot-marker", case: "nom") }
 }
aid-us-final = США побеждают, если ресурсов под хорошими правительствами больше, чем { $times } × ресурсы под исламистскими (и с зелёной сменой режима).
aid-jihadist-final = исламист побеждает, если ресурсов под хорошими правительствами не больше, чем { $times } × ресурсы под исламистскими (и с зелёной сменой режима).

## Операции исламиста
aid-jihadist-operations = Операции исламиста
aid-jihadist-dice = Любая карта, кубик за каждое её очко; успех, если выпало не больше цифры правительства страны, при исламистском всегда.
aid-jihadist-declare = Сначала назвать операцию, страны и кубики, потом бросить все сразу.
aid-jihadist-reserves = Или: карту достоинством до { $largest } в резервы.
aid-recruit = Вербовка
aid-recruit-where = там есть ячейка или жетон вербовщика.
aid-recruit-success = { N($cells, "cell", case: "nom") } со шкалы как спящая, если финансирование делает её доступной; убрать жетон вербовщика.
aid-recruit-number = Где напечатан показатель вербовки (REC), он вместо правительства.
aid-recruit-automatic = Смена режима: сразу успех.
aid-travel = Перемещение
aid-travel-success = одна ячейка откуда угодно в эту страну, как спящая.
aid-travel-failure = ячейка уходит на шкалу, без жетона вербовщика.
aid-travel-automatic = В соседнюю или внутри той же страны: сразу успех.
aid-jihad = Малый джихад
aid-jihad-where = мусульманская страна с ячейками, правительство не исламистское, не Иран.
aid-jihad-cells = Каждому кубику нужна ячейка, активная или ставшая активной.
aid-jihad-success = правительство хуже на уровень, самое большее до плохого; убрать { N($aid, "aid") }.
aid-jihad-failure = одна ячейка на шкалу, без жетона вербовщика.
aid-major-jihad = Большой джихад
aid-major-where = ячеек хотя бы на { $margin } больше, чем отрядов.
aid-major-effect = все ячейки становятся активными. Как малый джихад, за каждый успех убрать { N($aid, "aid") }. При плохом правительстве { $successes } из них (при осаждённом режиме { $besieged }) дают исламистское.
aid-major-revolution = страна { $alignment ->
    [ally] союзная
    [neutral] нейтральная
   *[adversary] враждебная
 }; убрать смену режима, осаждённый режим, помощь; финансирование растёт на ресурсы; есть войска: престиж на { $prestige }.
aid-major-pakistan = Пакистан впервые: его теракты с ОМП становятся доступны.
aid-major-failure = { N($dice, "die", case: "nom") } в стране уже с плохим правительством, исламистское не вышло: осаждённый режим, шаг к союзной.
aid-plot = Теракт
aid-plot-where = страна с ячейками, правительство не исламистское. Каждому кубику нужна ячейка, активная или ставшая активной.
aid-plot-success = { N($plots, "available-plot", case: "nom") } лицом вниз.
aid-plot-card = Карта
aid-plot-dice = Кубики при розыгрыше
aid-plot-name = { $name ->
    [wmd] ОМП
   *[other] Теракт { $name }
 }
aid-plot-card-of = { $ops }+
aid-plot-dice-of = { $dice }
aid-plot-first = Первая за ход карта теракта: событие США на ней не происходит; карта идёт в область первого теракта.

## Незаблокированные теракты
aid-plots = Незаблокированные теракты
aid-plots-when = После каждой фазы действий США, в порядке по выбору исламиста:
aid-plots-us = ОМП: исламист побеждает. Иначе броски на позицию США и на престиж.
aid-plots-funding = первая подходящая строка.
aid-plots-where = { $home ->
    [none] { $kind ->
        [non-muslim] немусульманская{ $plot ->
            [wmd] , ОМП
           *[none] {""}
         }{ $governance ->
            [good] , хорошее
           *[none] {""}
         }
       *[none] { $governance ->
            [good] мусульманская или Иран, хорошее
           *[none] все прочие
         }
     }
   *[other] { IN($country) }
 }
aid-plots-change = { $set ->
    [none] { $times ->
        [none] { SIGNED($add) }
        [1] + число теракта
       *[other] + { $times } × число теракта
     }
   *[other] до { $set }
 }
aid-plots-prestige = { $plot ->
    [wmd] ОМП: {""}
   *[none] иначе {""}
 }{ $set ->
    [none] { SIGNED($add) }
   *[other] до { $set }
 }
aid-plots-muslim = бросить кубики теракта; за каждый не больше цифры правительства: оно хуже на уровень, самое большее до { $worst ->
    [good] хорошего
    [fair] нормального
   *[poor] плохого
 }; убрать { N($aid, "aid") }.
aid-plots-others = бросок на позицию; ОМП: исламист может перебросить, не больше { $again } ×. Шенген: и другие такие страны ({ $schengen }) по выбору исламиста.
aid-plots-marker = Затем обратно к доступным; ОМП удаляется из игры.

## Броски
aid-rolls = Броски
aid-roll-test = непроверенная страна, выбранная для операции, фишки или проверки. Мусульманская: правительство, страна { $alignment ->
    [ally] союзная
    [neutral] нейтральная
   *[adversary] враждебная
 }; немусульманская: позиция.
aid-roll-posture = при проверке, идеологической борьбе, теракте или событии.
aid-roll-prestige = после смены режима, вывода войск, теракта в США или по событию.
aid-roll-result = { $span } { FORM($name) }
aid-roll-modifier = { SIGNED($value) } { FORM($name) }
aid-roll-size = Затем { N($dice, "die", case: "nom") }: на меньший из них.
aid-name-soft = «мягкая линия»
aid-name-hard = «жёсткие меры»
aid-name-down = падает
aid-name-up = растёт
aid-name-united-states = для США
aid-name-any-gwot-penalty = при штрафе GWOT

## The Awakening
aid-awakening = The Awakening
aid-popular = Пробуждение и реакция
aid-popular-dice = Каждое пробуждение { SIGNED($ideas) }, каждая реакция { SIGNED($against) } к идеологической борьбе; к каждому кубику джихада { SIGNED($jihad) } за каждое пробуждение сверх реакций.
aid-popular-nowhere = Не в странах немусульманских, с хорошим или исламистским правительством и в состоянии гражданской войны.
aid-popular-levels = Каждый уровень правительства к хорошему убирает жетон пробуждения, к исламистскому жетон реакции.
aid-polarization = пробуждения минус реакции
aid-polarization-result = { $name ->
    [toward-adversary] шаг к враждебной; враждебная: правительство хуже на уровень
    [reaction] 1 жетон реакции
    [awakening] 1 жетон пробуждения
    [toward-ally] шаг к союзной; союзная: правительство лучше на уровень
   *[nothing] –
 }
aid-convergence = Правительство стало хорошим или исламистским: жетон пробуждения или реакции в случайную мусульманскую страну.
aid-civil-war = Гражданская война
aid-war-begins = по событию: проверка; хорошее становится нормальным, исламистское плохим; пробуждения в ополчение, реакции в ячейки; снять смену режима.
aid-war-recruit = Вербовка всегда успешна.
aid-war-militia = Ополчение считается за отряды в идеологической борьбе при смене режима, большом джихаде и контртеррористической операции; без отрядов оно поражает 1 ячейку, и престиж не меняется.
aid-war-hits = за каждые { N($pieces, "cell") } и за каждые { $pieces } отрядов и отрядов ополчения 1 попадание; если меньше, бросок: их число или меньше.
aid-war-losses = Попадание убирает отряд или отряд ополчения; либо { N($cells, "cell") }, а { $led }, если там войска или жетон «Advisors».
aid-war-excess = Каждое лишнее попадание: шаг отношения, на его краю уровень правительства.
aid-war-wmd = ОМП, разыгранное здесь, убирает { N($militia, "militia") }; { $wmd } за одну фазу: исламистское правительство.
aid-war-ends = при хорошем или исламистском правительстве или по событию: убрать жетон и ополчение.
aid-changes = Другие изменения
aid-change-wmd = США предотвращают или удаляют теракт с ОМП: престиж { SIGNED($prestige) }.
aid-change-plots = Предотвращённые и разыгранные теракты снова доступны лишь в следующем ходу.
aid-change-iran = Иран: страна особого рода, пока событие не сделает его враждебной смешанно-шиитской страной с нормальным правительством и нефтью.
aid-change-nigeria = Нигерия: немусульманская, пока там не разыгран теракт { OR($plots) }; затем нейтральная суннитская с плохим правительством. Союзная и без ячеек, она снова становится прежней.
aid-kind-wmd = с ОМП
aid-extra-cells = Дополнительные ячейки (не больше { $most }): вербовка только при финансировании { $funding }; входят последними, уходят первыми.
aid-caliphate-declared = событие, которое ставит { N($cells, "cell") } в одну страну с гражданской войной, сменой режима или исламистским правительством: исламист может его провозгласить. Финансирование { SIGNED($funding) }; { N($resources, "resource", case: "nom") }, пока он есть.
aid-caliphate-members = К нему относятся все такие страны, связанные со столицей; ячейки там активны.
aid-caliphate-moved = Столица переносится: финансирование { SIGNED($funding) }, престиж { SIGNED($prestige) }; потеряна: финансирование { SIGNED($lostfunding) }, престиж { SIGNED($lostprestige) }.
aid-change-strip = Хорошее или исламистское правительство: убрать смену режима, осаждённый режим, помощь, пробуждения, реакции, гражданскую войну и ополчение.

## Случайные страны
aid-random = Случайные страны
aid-random-dice = { N($dice, "die", case: "nom") }:
aid-random-muslim = белый кубик даёт строку, чёрный столбец (граней на столбец: { $faces }).
aid-random-nth = { $nth }
aid-random-a = { $a }
aid-random-b = { $b }
aid-random-c = { $c }
country-other = другие
aid-random-other = { $nth } { $country }
aid-random-entry = { $span } { $country }
