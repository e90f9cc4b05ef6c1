# Answers to questions, operations, and how regions stand, as they are shown alone.

## What is done with a card, and with operations

option-space-race = space race
option-influence = influence
option-coup = coup
option-realignment = realignment

## How a side stands in a region

option-presence = presence
option-domination = domination
option-control = control

## Boxes of the space race

option-earth-satellite = Earth Satellite
option-animal-in-space = Animal in Space
option-man-in-space = Man in Space
option-man-in-earth-orbit = Man in Earth Orbit
option-lunar-orbit = Lunar Orbit
option-eagle-bear-has-landed = Eagle/Bear Has Landed
option-space-shuttle = Space Shuttle
option-space-station = Space Station

## Options of cards

option-discard-a-card = discard a card
option-leave-west-germany = leave West Germany
option-remove = remove
option-add = add
option-take-part = take part
option-boycott = boycott
option-raise-defcon = raise DEFCON
option-lower-defcon = lower DEFCON
option-south-africa-alone = South Africa alone
option-neighbours-too = neighbours too
option-play-it = play it
option-leave-it = leave it
option-pay-nothing = pay nothing
