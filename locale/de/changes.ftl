# Was das Protokoll und `try` von Änderungen auf dem Plan sagen, in jedem Spiel. Namen von Feldern und Werten stehen in
# `fields.ftl` jedes Spiels, Länder in seinen Begriffen. Sie stehen hier allein, ohne Artikel und ungebeugt.

# Eine Leiste, eine Stufe oder eine Anzahl Spielsteine. $field: ihr Name; $old, $new: was war und was ist.
change-value = { $field } { $old } → { $new }
# Ein Marker, der jetzt da ist, und einer, der nicht mehr da ist.
change-there = { $field }
change-gone = { $field } entfernt
# Was an einen Ort kommt oder ihn verlässt. $item: ein Marker, eine Karte oder ein Ding.
change-more = + { $item }
change-less = − { $item }
# Dasselbe bei einem Stapel, Feld oder einer Liste. $field: der Name.
change-more-of = { $field }: + { $item }
change-less-of = { $field }: − { $item }
# Alle Änderungen an einem Ort. $place: etwa Irak; $changes: wie oben, mit Kommas.
change-in = { $place }: { $changes }
# $card: der Titel.
change-removed = { $card } verlässt das Spiel
# Ein dauerhaftes Ereignis. $mark: sein Name.
change-mark = { $mark } in Kraft
change-mark-ends = { $mark } endet
# Dasselbe an einem Ort. $place: etwa Irak.
change-mark-in = { $mark } in Kraft ({ $place })
change-mark-ends-in = { $mark } endet ({ $place })
