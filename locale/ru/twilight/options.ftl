# Ответы на вопросы, операции и положение в регионах, как их показывают сами по себе.

## Что делают с картой и с операциями

option-space-race = космическая гонка
option-influence = размещение влияния
option-coup = переворот
option-realignment = попытка переориентации

## Положение стороны в регионе

option-presence = присутствие
option-domination = доминирование
option-control = контроль

## Клетки космической гонки

option-earth-satellite = Искусственный спутник
option-animal-in-space = Животное в космосе
option-man-in-space = Человек в космосе
option-man-in-earth-orbit = Человек на орбите Земли
option-lunar-orbit = Орбита Луны
option-eagle-bear-has-landed = Орёл/Медведь прилунился
option-space-shuttle = Космический челнок
option-space-station = Космическая станция

## Варианты на картах

option-discard-a-card = сбросить карту
option-leave-west-germany = уйти из Западной Германии
option-remove = удалить
option-add = добавить
option-take-part = участвовать
option-boycott = бойкотировать
option-raise-defcon = увеличить DEFCON
option-lower-defcon = уменьшить DEFCON
option-south-africa-alone = только ЮАР
option-neighbours-too = и соседи
option-play-it = сыграть
option-leave-it = не играть
option-pay-nothing = не платить
