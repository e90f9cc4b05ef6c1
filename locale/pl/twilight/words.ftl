# O co pytają i co pokazują Wydarzenia słowami, którymi zapisane są karty.

place-in = gdzie umieścić Wpływy ({ $side }), zostało { $left }
remove-from = skąd usunąć Wpływy ({ $side }), zostało { $left }
take-from = skąd zabrać Wpływy ({ $side }), zostało { $left }
card-shown = { $side } pokazuje { $card }
top-card = z talii: { $card }
