# Как замечания называют вещи игры и что говорят о её странах. Стоят внутри предложения.

## Типы: чем что-то на карте является

type-country = страна
type-countries = страны
type-region = регион
type-regions = регионы

## Что у карты бывает одно. Стоят после: у карты уже есть

part-era = эпоха

## Фишки и другое, что считают

piece-influence = очки влияния
piece-boxes = деления
piece-cards = карты

## Значения без своей шкалы

track-military-ops = военные операции

## Почему строка ничего не меняет. Стоят после названия страны, стороны или отметки

idle-nothing-of-others = не имеет влияния другой стороны
idle-no-influence = не имеет его

## Что стоит в пропуске образца: n (сколько: ячейки) — это 1. Переменные: $of: фишка или уровень; $track: шкала

role-how-much-with-its-sign = сколько, со знаком
role-victory-points-of-the-winner = победные очки победителя
role-which-region = какой регион
role-whose = чьё
role-how-much-at-most-in-one-country = сколько самое большее в одной стране
role-the-least-that-the-die-must-show = наименьшее нужное число на кубике

## Что делается, пока событие действует

exercise-targets = взгляд на цели и руки
exercise-poor-round = раунд действий со слабой рукой: { $side }
exercise-beside = взгляд на цели и руки вместе с «{ $card }»
exercise-played = { $card } разыгрывается: { $side }
