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
piece-awakening = маркеры пробуждения
piece-reaction = маркеры реакции
piece-plots = теракты
piece-numbered-plots = пронумерованные теракты
piece-wmd = ОМП
piece-wmd-in-the-box = ОМП в области терактов
piece-aid = маркеры помощи
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
need-no-awakening = маркерам пробуждения нельзя лежать
need-no-reaction = маркерам реакции нельзя лежать
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
idle-no-awakening = не может иметь маркер пробуждения
idle-no-reaction = не может иметь маркер реакции
idle-no-militia = не может иметь ополчение

## Что стоит в пропуске образца: n (сколько: ячейки) — это 1. Переменные: $of: фишка или уровень; $track: шкала

role-which-plot = какой теракт
role-plot-number = номер теракта

## Что не так со сценарием, пакетом или другим файлом и что с этим делать. Ключи остаются, как есть

trouble-pieces-on-map = на поле { $n } ({ $piece }), а в игре их { $most }
trouble-pieces-on-and-off = на поле и вне его { $n } ({ $piece }), а в игре их { $most }
trouble-take-away = Уберите { $n }; то, чего нет на поле, лежит на своей шкале (4.6.2).
trouble-few-markers = маркеров { $most } ({ $piece }), на все страны этого мало
trouble-fewer-markers = Разместите их меньше; один маркер может в одной стране стоять за два.
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
