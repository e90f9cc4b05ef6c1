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
