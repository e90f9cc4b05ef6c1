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
