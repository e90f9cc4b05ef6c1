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
option-remove-a-cadre = удалить жетон вербовщика
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
option-face-down-plot = теракт лицом вниз
option-face-down-plot-backlashed = теракт лицом вниз с обратным финансированием
option-awakening = пробуждение
option-reaction = реакция
option-aid = помощь
option-cadre = жетон вербовщика
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
option-rearrange = перераспределить
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
option-place-cadre = поместить жетон вербовщика
option-remove-cadre = удалить жетон вербовщика
option-place-aid = поместить жетон помощи
option-remove-aid = удалить жетон помощи
option-besiege = осадить режим
option-lift-siege = снять осаду
option-place-awakening = поместить жетон пробуждения
option-remove-awakening = удалить жетон пробуждения
option-place-reaction = поместить жетон реакции
option-remove-reaction = удалить жетон реакции
option-place-posture = установить позицию
option-remove-posture = удалить жетон позиции
option-place-pieces = поместить фишки
option-remove-pieces = удалить фишки
option-n-awakening-n-reaction = пробуждение: { $n }, реакция: { $m }
option-n-reaction-n-awakening = реакция: { $n }, пробуждение: { $m }
option-n-militia-n-cell = ополчение: { $n }, ячейки: { $m }
option-n-cells-n-militia = ячейки: { $n }, ополчение: { $m }

## К чему приходит бот из правил

option-alert-table = таблица тревоги
option-go-on = дальше
option-homeland-security = внутренняя безопасность
option-radicalization = радикализация
option-radicalize = радикализация
option-plot-for-prestige = теракт ради престижа
option-war-of-ideas-at-n = идеологическая борьба при -{ $n }
option-war-of-ideas-non-muslim = идеологическая борьба, немусульманская
option-disrupt-in-the-us = контртеррористическая операция в США
option-war-of-ideas-in-soft-countries = идеологическая борьба в странах с «мягкой линией»
option-disrupt-in-a-non-muslim-country = контртеррористическая операция в немусульманской стране
option-bank-operations = отложить операции
option-disrupt-a-cadre-in-a-muslim-country = контртеррористическая операция против вербовщика в мусульманской стране
option-war-of-ideas-for-posture = идеологическая борьба за позицию
option-plot-in-the-us-with-a-wmd-available = теракт в США, когда доступно ОМП
option-travel-to-untested-countries = перемещение в непроверенные страны
option-plot-in-non-muslim-countries = теракт в немусульманских странах
option-recruit-at-a-cadre = вербовка у вербовщика
option-travel-to-the-us = перемещение в США
