# Co stoi wokół nazw i liczb, gdy gra się pokazuje: `daedalus inspect` i koniec gry.

shown-regions = Regiony, gdyby rozstrzygnąć je teraz
# Jak strona stoi w Regionie, którego karta dałaby jej zwycięstwo. Zmienne: $side: kto; $stands: na przykład Kontrola.
shown-wins = { $side } { $stands } (zwycięstwo)

## Dlaczego strona wygrała, po dwukropku

shown-nuclear-war = wojna nuklearna, DEFCON 1 w rundzie drugiej strony
shown-held-scoring = druga strona zatrzymała kartę Rozstrzygnięcia
shown-control-of-europe = Kontrola Europy

## Co mówi każda gra (shown.ftl), słowami Twilight Struggle

word-in-effect = Obowiązuje
shown-adjacent = sąsiadujące: { $names }
shown-held-event = { $card }: można zagrać jako Wydarzenie
shown-held-no-event = { $card }: nie jako Wydarzenie: { $why }
