# Как замечания называют вещи игры и что говорят о её странах. Стоят внутри предложения.

## Типы: чем что-то на карте является

type-country = страна
type-countries = страны
type-plot = теракт
type-plots = теракты
type-stand-in = замена
type-stand-ins = замены
type-governance = правительство
type-alignment = отношение
type-posture = позиция
type-band = уровень шкалы

## Фишки и другое, что считают

piece-cells = ячейки
piece-troops = отряды
piece-militia = ополчение
piece-militia-and-cells = ополчение и ячейки
piece-awakening = жетоны пробуждения
piece-reaction = жетоны реакции
piece-plots = теракты
piece-numbered-plots = пронумерованные теракты
piece-wmd = ОМП
piece-wmd-in-the-box = ОМП в области терактов
piece-aid = жетоны помощи
piece-cadre = вербовщики
piece-besieged-regime = осаждённые режимы
piece-dice = кубики
piece-cards = карты

## Значения без своей шкалы

track-world-posture = позиция мира
track-reserves = резервы
track-gwot-penalty = штраф GWOT
track-recruit-number = число для вербовки
track-plot-number = номер теракта

## Какова страна. Стоят после её названия: Ирак здесь всегда

being-iran = Иран до своих выборов
being-muslim = мусульманская страна
being-non-muslim = немусульманская страна
being-untested-non-muslim = непроверенная немусульманская страна
being-in-civil-war = в гражданской войне
being-under-regime-change = под сменой режима
being-untested = непроверенная страна
being-good = с хорошим правительством
being-fair = с нормальным правительством
being-poor = с плохим правительством
being-islamist-rule = под исламистским правительством
being-without-wmd = не Иран, не Пакистан и не Сирия
being-adversary = враждебная страна
being-good-ally = союзная страна с хорошим правительством
being-no-target = не цель для этого

## Что правила говорят о такой стране

need-no-levels = нет правительства и отношения, которые можно изменить
need-nothing-marked = ещё ничего не отмечено
need-no-posture = нет позиции, которую можно установить
need-no-troops = отрядам нельзя стоять
need-no-militia = ополчению нельзя стоять
need-no-plot = теракты не размещают
need-no-wmd = ОМП не лежит
need-no-aid = помощи нет места
need-no-besieged-regime = осаждённому режиму нет места
need-no-civil-war = гражданской войне нет места
need-no-awakening = жетонам пробуждения нельзя лежать
need-no-reaction = жетонам реакции нельзя лежать
need-nothing-won = идеологическая борьба ничего не даёт

## Что делается без вопроса. Переменные: $name: страна

need-regime-change-unasked = смена режима ({ $name }) без её условий
need-regime-change-too-few = смена режима с меньшим числом отрядов, чем нужно

## Почему строка ничего не меняет. Стоят после названия страны, стороны или отметки

idle-in-civil-war = уже в гражданской войне
idle-not-in-civil-war = не в гражданской войне
idle-not-under-regime-change = не под сменой режима
idle-no-other-side = не имеет другой стороны или уже показывает её
idle-has-cadre = уже имеет вербовщика
idle-no-cadre = не имеет вербовщика
idle-tested = уже с результатом проверки
idle-good = уже с хорошим правительством
idle-poor = не может опуститься ниже плохого правительства
idle-besieged = уже с осаждённым режимом
idle-not-besieged = без осаждённого режима
idle-no-awakening = не может иметь жетон пробуждения
idle-no-reaction = не может иметь жетон реакции
idle-no-militia = не может иметь ополчение

## Что стоит в пропуске образца: n (сколько: ячейки) — это 1. Переменные: $of: фишка или уровень; $track: шкала

role-which-plot = какой теракт
role-plot-number = номер теракта

## Что не так со сценарием, пакетом или другим файлом и что с этим делать. Ключи остаются, как есть

trouble-pieces-on-map = на поле { $n } ({ $piece }), а в игре их { $most }
trouble-pieces-on-and-off = на поле и вне его { $n } ({ $piece }), а в игре их { $most }
trouble-take-away = Уберите { $n }; то, чего нет на поле, лежит на своей шкале (4.6.2).
trouble-few-markers = жетонов { $most } ({ $piece }), на все страны этого мало
trouble-fewer-markers = Разместите их меньше; один жетон может в одной стране стоять за два.
trouble-plots = терактов с номером { $kind } здесь { $n }, а в игре { $most }
trouble-count-plots = Считайте вместе те, что в странах, и доступные.
trouble-wmd = терактов с ОМП здесь { $n }, а в игре { $most }
trouble-wmd-held = { $n } из них лежат у стран: скажите, сколько, через `wmd` или уменьшите другие числа.
trouble-no-set = ни одна карта не входит в набор '{ $name }'
trouble-numbers = Карты пронумерованы от { $low } до { $high }.
trouble-no-card = `{ $key }`: карты { $number } нет
trouble-not-lapsing = { $card } — не временное событие
trouble-lapsing-removed = карта { $number } и временная, и убрана
trouble-other-set = `{ $key }`: карта { $number } из набора '{ $name }', которого нет в игре
trouble-add-set = Уберите её или добавьте этот набор в `sets`.
trouble-not-in-deck = `{ $key }`: карта { $number } не начинает в колоде
trouble-both-halves = карта { $number } — в обеих половинах колоды
trouble-leave-out-of-one = Уберите её из одной.
trouble-no-mark = ни у одной карты нет отметки '{ $name }'
trouble-other-text = { $card } в этом сценарии говорит другое.
trouble-at-odds = { $name } и { $other } не могут действовать вместе: одно блокирует другое
trouble-not-on-board = на поле '{ $board }' нет такой страны: { $country }
trouble-other-board = Добавьте `board: { $board }` или уберите это.
trouble-no-section = { $what }, но на поле '{ $board }' играют без раздела 11
trouble-has = { $country }: есть `{ $key }`
trouble-has-a = { $country }: есть `{ $key }`
trouble-there-is = есть `{ $key }`
trouble-one-sided = { $country }: на этом поле нет другой стороны
trouble-untwist = Уберите `turned` или возьмите поле, где она есть.
trouble-turned-posture = { $country }: лежит мусульманской стороной, у которой нет позиции
trouble-no-posture = Уберите позицию или `turned`.
trouble-not-muslim = { $country } — не мусульманская страна, но есть `{ $key }`
trouble-not-muslim-a = { $country } — не мусульманская страна, но есть `{ $key }`
trouble-turn = Добавьте `turned: true` или уберите это.
trouble-turns-back = { $country }: перевёрнута, союзная и без ячеек — сразу перевернулась бы обратно
trouble-keep-turned = Уберите `turned` или дайте ей ячейку или другое отношение.
trouble-half-governance = { $country }: есть правительство, но нет отношения (`{ $key }`, `{ $other }`)
trouble-half-alignment = { $country }: есть отношение, но нет правительства (`{ $key }`, `{ $other }`)
trouble-add-both = У отмеченной мусульманской страны есть и то и другое (4.2.4): добавьте `{ $key }` или уберите оба.
trouble-regime-change = { $country }: смена режима, но правительство не плохое и не нормальное
trouble-no-regime-change = Поставьте `governance` на `poor` или `fair` или уберите смену режима.
trouble-untested = { $country }: не проверена, но есть `{ $key }`
trouble-give-levels = Задайте её уровни или разместите это предложением под `setup`, которое сначала проверит её.
trouble-civil-war = { $country }: гражданская война, но правительство не плохое и не нормальное
trouble-no-civil-war = Поставьте `governance` на `poor` или `fair` или уберите гражданскую войну.
trouble-no-militia = { $country }: { $being }, там не может быть ополчения
trouble-poor-or-fair = Уберите их или поставьте `governance` на `poor` или `fair`.
trouble-no-marker = { $country }: { $being }, там не могут лежать { $piece }
trouble-turned-marker = Уберите это; гражданская война превращает это в ополчение или ячейки (11.2.2).
trouble-troops = { $country } — не мусульманская страна, но есть отряды
trouble-name-mark = Уберите их или назовите отметку, которая позволяет им там стоять.
trouble-plot = { $country }: исламистское правительство, там теракты не размещают
trouble-other-governance = Уберите их или измените `governance`.
trouble-capital = { $country } не может быть столицей халифата
trouble-make-capital = Задайте там гражданскую войну, смену режима или исламистское правительство.
trouble-sleepers = { $country } входит в халифат, но есть спящие ячейки
trouble-active = Напишите `active cells` вместо `cells`.
trouble-there-are = есть `{ $key }`

## Что делается, пока событие действует

exercise-operation = { $side }: { $thing }
exercise-card = розыгрыш карты: { $side }
exercise-plots = розыгрыш терактов
exercise-end-of-turn = ход заканчивается

## Чего не может быть ни в одном положении. Стоят после: это нарушает правило

wrong-cells = ячеек { $n }, из них дополнительных { $extra }
wrong-extra-cells = дополнительных ячеек на поле { $extra }, а на шкале { $n }
wrong-troops = отрядов: { $n }
wrong-militia = ополчений: { $n }
wrong-markers = { $piece }: { $n }
wrong-wmd = ОМП: { $n }
wrong-plots = теракты не те, что есть в игре: { $plots }
wrong-wmd-resolved = ОМП среди разыгранных терактов, откуда оно могло бы вернуться
wrong-mark-twice = один и тот же маркер дважды: { $mark }
wrong-mark-twice-there = { $country }: один и тот же маркер дважды: { $mark }
wrong-untested = { $country }: фигуры в непроверенной стране
wrong-levels = { $country }: правительство и отношение появляются вместе
wrong-posture = { $country }: мусульманская страна с позицией
wrong-not-muslim = { $country }: не мусульманская страна, но имеет то, что бывает только у мусульманских
wrong-posture-iran = { $country }: позиция, которой у Ирана нет
wrong-iran = { $country }: у Ирана нормальное правительство, пока его не перевернут
wrong-printed = { $country }: изменилось напечатанное правительство
wrong-regime-change = { $country }: смена режима в стране, где правительство не плохое и не нормальное
wrong-militia-there = { $country }: ополчение там, где его быть не может
wrong-popular-there = { $country }: пробуждение или реакция там, где их быть не может
wrong-civil-war = { $country }: гражданская война в стране, где правительство не плохое и не нормальное
wrong-civil-war-and-regime-change = { $country }: гражданская война и смена режима одновременно
wrong-mat = { $country }: вид, которого нет на планшете страны
wrong-not-turned-back = { $country }: союзная страна без ячеек, которая не перевернулась обратно
wrong-turned-back = { $country }: перевёрнута обратно, но без правительства
wrong-no-member = { $country }: не может входить в халифат
wrong-sleepers = { $country }: спящие ячейки в халифате
wrong-capitals = больше одной столицы халифата: { $countries }
wrong-capital = { $country } — столица, которой быть не может
wrong-base = { $field }, но на поле базовой игры
trouble-whole-country = У мусульманской страны есть `kind`, `sect` и `resources`; у любой другой — `kind: non-muslim` и `governance`.
trouble-before-itself = поле не идёт перед самим собой
trouble-no-deal = без `deal` ни один ход не закончился бы
trouble-of-expansion = '{ $name }' относится к { $other }
trouble-no-member = на поле нет ни одной страны-участницы
trouble-no-such-country = такой страны нет
trouble-cannot-be-muslim = страна не может быть мусульманской
trouble-good-or-fair = правительство там хорошее или нормальное
trouble-about-key = { $key }: { $what }
trouble-leave-it-or-change = Оставьте это или сначала измените таблицу.
trouble-the-rules-name-it = правила называют эту страну, её нельзя убрать: { $country }
trouble-about-country = { $country }: { $what }
trouble-leave-this-line-out = Уберите эту строку.
trouble-no-set-is-left = для первой колоды не остаётся ни одного набора
trouble-the-board-does-not = поле '{ $name }' не меняется с более поздней колодой
trouble-later-sets-is-not = { $key }: '{ $name }' нет среди наборов
trouble-write = Напишите: { $sets }.
trouble-add-board-or-leave = Добавьте `board: { $fitting }` или уберите `later sets`.
trouble-cards-card-is-written = { $key }: карта { $number } написана дважды
trouble-add-it-to-sets = Добавьте это в `sets`, например: { $sets }.
trouble-cards-card-is-only = { $key }: карта { $number } — лишь одна из { $known }, а это одна и та же карта
trouble-has-no-posture = у { $name } нет позиции
trouble-there-are-more-troops = отрядов больше, чем мест на их шкале
trouble-let-the-track-troops = Пусть шкала `troops` тянется до этого места.
trouble-no-row-of-has = ни в одной строке '{ $name }' нет значения { $value }
trouble-let-the-ranges-meet = Пусть промежутки смыкаются; первая и последняя строки могут быть открытыми.
trouble-the-track-goes-from = шкала '{ $name }' идёт от { $low } до { $high }
trouble-there-is-no-plot = нет теракта { $plot }
trouble-the-track-counts-from = шкала '{ $name }' считает от 0
trouble-leave-its-from-as = Оставьте её `from` как есть.
trouble-no-level-of-has = ни у одного уровня '{ $name }' нет значения { $value }
trouble-let-the-levels-meet = Пусть уровни смыкаются от края до края.
