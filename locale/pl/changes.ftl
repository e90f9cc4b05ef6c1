# Co zapis gry i `try` mówią o zmianach na planszy, w każdej grze. Nazwy pól i wartości są w `fields.ftl` każdej gry,
# kraje w jej słowniku. Stoją tu same, w mianowniku.

# Tor, poziom lub liczba pionków. $field: nazwa; $old, $new: co było i co jest.
change-value = { $field } { $old } → { $new }
# Znacznik, który teraz leży, i taki, którego już nie ma.
change-there = { $field }
change-gone = { $field } znika
# Co przybywa i co znika. $item: znacznik, karta lub rzecz.
change-more = + { $item }
change-less = − { $item }
# To samo na stosie, w obszarze lub na liście. $field: nazwa.
change-more-of = { $field }: + { $item }
change-less-of = { $field }: − { $item }
# Wszystkie zmiany w jednym miejscu. $place: na przykład Irak; $changes: jak wyżej, po przecinku.
change-in = { $place }: { $changes }
# $card: tytuł.
change-removed = { $card }: karta opuszcza grę
# Trwałe zdarzenie. $mark: jego nazwa.
change-mark = w grze: { $mark }
change-mark-ends = kończy się { $mark }
# To samo w jednym miejscu. $place: na przykład Irak.
change-mark-in = w grze: { $mark } ({ $place })
change-mark-ends-in = kończy się { $mark } ({ $place })
