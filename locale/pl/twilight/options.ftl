# Odpowiedzi na pytania, Operacje i sytuacja w Regionach, gdzie stoją same.

## Co robi się z kartą i z Operacjami

option-event = Wydarzenie
option-operations = Operacje
option-event-first = najpierw Wydarzenie
option-operation-first = najpierw Operacje
option-space-race = Wyścig Kosmiczny
option-influence = Poszerzanie Strefy Wpływów
option-coup = Przewrót
option-realignment = Wywieranie Presji

## Sytuacja strony w Regionie

option-presence = Obecność
option-domination = Dominacja
option-control = Kontrola

## Pola Wyścigu Kosmicznego

option-earth-satellite = Sztuczny Satelita Ziemi
option-animal-in-space = Zwierzę w Kosmosie
option-man-in-space = Człowiek w Kosmosie
option-man-in-earth-orbit = Człowiek na Orbicie Ziemskiej
option-lunar-orbit = Orbita Księżyca
option-eagle-bear-has-landed = Orzeł/Niedźwiedź wylądował
option-space-shuttle = Prom Kosmiczny
option-space-station = Stacja Kosmiczna

## Opcje kart

option-discard-a-card = odrzuć kartę
option-leave-west-germany = opuść Niemcy Zachodnie
option-remove = usuń
option-add = dodaj
option-take-part = weź udział
option-boycott = bojkot
option-raise-defcon = podnieś DEFCON
option-lower-defcon = obniż DEFCON
option-south-africa-alone = tylko RPA
option-neighbours-too = także państwa sąsiadujące
option-play-it = zagraj ją
option-leave-it = zostaw ją
option-pay-nothing = nie płać
