# Antworten auf Fragen, Operationen und wie Regionen stehen, wo sie allein stehen.

## Was mit einer Karte und mit Operationen geschieht

option-space-race = Wettlauf ins All
option-influence = Einflussnahme
option-coup = Putsch
option-realignment = Neuausrichtung

## Wie eine Seite in einer Region steht

option-presence = Präsenz
option-domination = Dominanz
option-control = Kontrolle

## Felder des Wettlaufs ins All

option-earth-satellite = Erdsatellit
option-animal-in-space = Tier im All
option-man-in-space = Mensch im All
option-man-in-earth-orbit = Mensch in der Erdumlaufbahn
option-lunar-orbit = Mondumlaufbahn
option-eagle-bear-has-landed = Adler/Bär ist gelandet
option-space-shuttle = Raumfähre
option-space-station = Raumstation

## Möglichkeiten von Karten

option-discard-a-card = eine Karte abwerfen
option-leave-west-germany = Westdeutschland aufgeben
option-remove = entfernen
option-add = hinzufügen
option-take-part = teilnehmen
option-boycott = boykottieren
option-raise-defcon = DEFCON erhöhen
option-lower-defcon = DEFCON senken
option-south-africa-alone = nur Südafrika
option-neighbours-too = auch Nachbarländer
option-play-it = spielen
option-leave-it = liegen lassen
option-pay-nothing = nichts zahlen
