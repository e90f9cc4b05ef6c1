# Was Ereignisse durch die Wörter der Karten fragen und zeigen.

place-in = wo Einfluss hinzukommt ({ $side }), noch { $left }
remove-from = wo Einfluss entfernt wird ({ $side }), noch { $left }
take-from = woher Einfluss genommen wird ({ $side }), noch { $left }
card-shown = { $side }: { $card } gezeigt
top-card = vom Nachziehstapel: { $card }
