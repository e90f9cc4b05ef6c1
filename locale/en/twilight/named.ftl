# What findings call the things of the game, and what they say of its countries. They stand inside a sentence.

## Types: what something on a card is

type-country = country
type-countries = countries
type-region = region
type-regions = regions

## What a card has once. They follow: the card has

part-era = an era

## Pieces and other things that are counted

piece-influence = influence
piece-boxes = boxes
piece-cards = cards

## Figures that are no track of their own

track-military-ops = military ops

## Why a line changes nothing. They follow the name of a country, side or mark

idle-nothing-of-others = holds nothing of the other side
idle-no-influence = holds none

## What stands in a hole of a pattern: n (how many cells) is 1. Variables: $of: a piece or level; $track: a track

role-how-much-with-its-sign = how much, with its sign
role-victory-points-of-the-winner = victory points of the winner
role-which-region = which region
role-whose = whose
role-how-much-at-most-in-one-country = how much at most in one country
role-the-least-that-the-die-must-show = the least that the die must show

## What is done while a lasting event is in effect

exercise-targets = a look at targets and hands
exercise-poor-round = an action round with a poor hand: { $side }
exercise-beside = a look at targets and hands, with { $card }
exercise-played = { $card } is played: { $side }
