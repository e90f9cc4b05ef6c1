# Co zapis gry mówi o zmianach (changes.ftl), słowami Twilight Struggle: Wydarzenie obowiązuje.

change-mark = obowiązuje { $mark }
change-mark-in = obowiązuje { $mark } ({ $place })
change-mark-ends = przestaje obowiązywać { $mark }
change-mark-ends-in = przestaje obowiązywać { $mark } ({ $place })
