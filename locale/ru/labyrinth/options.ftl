# Ответы на вопросы, операции и что выпало на кубике, как их показывают сами по себе. $n, $m: числа в том порядке, в
# каком они стоят по-английски.

## Операции

option-war-of-ideas = идеологическая борьба
option-deploy = размещение войск
option-regime-change = смена режима
option-withdraw = вывод войск
option-disrupt = контртеррористическая операция
option-alert = объявление тревоги
option-reassessment = пересмотр позиции
option-recruit = вербовка
option-travel = перемещение
option-jihad = джихад
option-plot = теракт
# Что можно сделать в одной стране, где у операции два конца или два вида.
option-deploy-to = размещение войск сюда
option-deploy-from = размещение войск отсюда
option-travel-to = перемещение сюда
option-travel-from = перемещение отсюда
option-minor-jihad = малый джихад
option-major-jihad = большой джихад

## Что делают с картой

option-reserves = резервы
option-discard = сбросить
option-hold = оставить
option-a-random-card = случайная карта
option-remove-a-cadre = удалить вербовщика
option-change-posture = изменить позицию

## Фишки, жетоны и места

# plot-n: жетон теракта с его номером; лицом вверх и с обратным финансированием: как он лежит.
option-active-cells = активные ячейки
option-sleeper-cells = спящие ячейки
option-active-cell = активная ячейка
option-sleeper-cell = спящая ячейка
option-cell = ячейка
option-cells = ячейки
option-militia = ополчение
option-troops = отряды
option-track = шкала
option-available = доступные
option-plot-n = теракт { $n }
option-plot-n-face-up = теракт { $n } лицом вверх
option-plot-n-backlashed = теракт { $n } с обратным финансированием
option-plot-n-face-up-backlashed = теракт { $n } лицом вверх с обратным финансированием
option-plot-wmd = теракт с ОМП
option-plot-wmd-face-up = теракт с ОМП лицом вверх
option-plot-wmd-backlashed = теракт с ОМП с обратным финансированием
option-plot-wmd-face-up-backlashed = теракт с ОМП лицом вверх с обратным финансированием
option-wmd = ОМП
option-face-down-plot-n = теракт { $n } лицом вниз
option-awakening = пробуждение
option-reaction = реакция
option-aid = помощь
option-cadre = вербовщик
option-besieged-regime = осаждённый режим

## Уровни и что выпало на кубике

option-hard = «жёсткие меры»
option-soft = «мягкая линия»
option-fair = нормальное
option-poor = плохое
option-up = рост
option-down = падение

## Варианты на картах

option-card = карта
option-prestige = престиж
option-funding = финансирование
option-posture = позиция
option-alignment = отношение
option-governance = правительство
option-place = поместить
option-rearrange = переставить
option-activate = активировать
option-n-cell =
    { $n ->
        [one] { $n } ячейка
        [few] { $n } ячейки
       *[other] { $n } ячеек
    }
option-n-cells =
    { $n ->
        [one] { $n } ячейка
        [few] { $n } ячейки
       *[other] { $n } ячеек
    }
option-place-cadre = поместить вербовщика
option-remove-cadre = удалить вербовщика
option-place-aid = поместить помощь
option-remove-aid = удалить помощь
option-besiege = осадить режим
option-lift-siege = снять осаду
option-place-awakening = поместить пробуждение
option-remove-awakening = удалить пробуждение
option-place-reaction = поместить реакцию
option-remove-reaction = удалить реакцию
option-place-posture = поместить позицию
option-remove-posture = удалить позицию
option-place-pieces = поместить фишки
option-remove-pieces = удалить фишки
option-n-awakening-n-reaction = пробуждение: { $n }, реакция: { $m }
option-n-reaction-n-awakening = реакция: { $n }, пробуждение: { $m }
option-n-militia-n-cell = ополчение: { $n }, ячейки: { $m }
option-n-cells-n-militia = ячейки: { $n }, ополчение: { $m }
