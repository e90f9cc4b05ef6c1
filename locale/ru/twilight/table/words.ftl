# Короткие слова для того, что показывает стол.

vp = ПО
defcon = DEFCON
chinese-civil-war = Гражданская война в Китае
china-card = Карта «Китай»
china-card-face-down = Карта «Китай» (закрыта)
military-operations = Военные операции
space-race = космическая гонка
nothing = -
presence = присутствие
domination = доминирование
control = контроль
europe = Европа
asia = Азия
middle-east = Ближний Восток
africa = Африка
central-america = Центральная Америка
south-america = Южная Америка
side-us = США
side-ussr = СССР
neutral = нейтральное
legend = Числа: стабильность (* ключевая), влияние США:СССР, кто контролирует. У региона: очки при подсчёте сейчас.
success = успех
sure = наверняка
operations-value = операции
events = события
neighbours = соседи
more-influence = больше влияния
own-superpower = своя сверхдержава рядом
theirs = их модификаторы
they-lose = они теряют влияние
no-change = без изменений
you-lose = вы теряете влияние
lowers-defcon = снижает DEFCON
nuclear-war = DEFCON 1: вы проигрываете
takes-control = вы получаете контроль
breaks-control = лишает контроля
average =
    { $n ->
        [0] влияние в среднем
        [one] в среднем { $n } влияние
        [few] в среднем { $n } влияния
       *[other] в среднем { $n } влияния
    }
costs =
    { $n ->
        [0] очко операций
        [one] { $n } очко операций
        [few] { $n } очка операций
       *[other] { $n } очков операций
    }
to-control =
    { $n ->
        [0] до контроля
        [one] { $n } до контроля
        [few] { $n } до контроля
       *[other] { $n } до контроля
    }
unassociated = нейтральная
