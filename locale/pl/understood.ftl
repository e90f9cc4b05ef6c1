# Jak `daedalus card` opowiada kartę tak, jak została zrozumiana: nagłówki jej części, do czego służy wiersz, co znaczą
# nazwy. Słowa języka kart zostają, jak są zapisane.

## Jej części. Zmienne: $what: warunek, wybór lub wartość słowami; $name: nazwa nadana przez kartę; $side: strona

understood-playable = można zagrać, jeżeli
understood-event = zdarzenie
understood-while = dopóki działa „{ $mark }”
understood-while-in = dopóki działa „{ $mark }” ({ $name })
understood-called = { $what } ({ $name })
understood-let = { $name }: { $what }
understood-if = jeżeli { $what }
understood-else-if = w przeciwnym razie, jeżeli { $what }
understood-else = w przeciwnym razie
understood-times = tyle razy: { $what }
understood-each = dla każdego { $name }: { $what }
understood-may = strona może
understood-may-side = { $side } może
understood-do = wykonaj tyle z nich: { $n }
understood-do-side = { $side } wykonuje tyle z nich: { $n }
understood-option = możliwość
understood-option-if = możliwość, jeżeli { $what }
understood-ends = kończy się, gdy { $what }
understood-when = gdy { $what }

## Co znaczy nazwa: c to ... . Zmienne: $type: typ; $who: przez kogo, albo nic; $count: ile, albo nic

given-is = { $name } to { $what }
given-chosen = to, co wybrano ({ $type }) { $who }
given-several = to, co wybrano ({ $count } { $type }) { $who }
given-all = wszystkie takie ({ $type })
given-up-to = najwyżej { $n }
given-by-lot = losowo
given-by = wybiera { $side }
given-each = każde z nich po kolei
given-value = { $what }, jak jest wtedy
given-result = to, co z tego wynika ({ $type })
given-place = to, gdzie leży "{ $mark }" ({ $type })
given-any = każde, o które chodzi ({ $type })
given-said-of = powiedziane o: { $what }
given-hole = { $name } ({ $role }) to { $what }

## Do czego służy wiersz

shape-blocks = Trwałe zdarzenia, które kończą się, gdy zajdzie to, i karty, których nie można zagrać, dopóki ono trwa. Druga karta mówi `blocked by`.
shape-blocked-by = Dopóki działa jedno z nich, zdarzenia nie można zagrać (ta strona, jeżeli którąś podano).
shape-allows = Karty, które wymagają, by ta działała; mówią `requires`.
shape-requires = Zdarzenie można zagrać tylko wtedy, gdy działają wszystkie z nich.
shape-requires-any = Zdarzenie można zagrać tylko wtedy, gdy działa co najmniej jedno z nich.
shape-play-if = Co musi zachodzić, by zdarzenie można było zagrać. Kilka takich wierszy musi zachodzić naraz.
shape-play-in = Cel zdarzenia: można je zagrać, jeżeli jakiś jest, a strona najpierw go wybiera.
shape-while-block = Co zachodzi i co następuje, dopóki leży znacznik karty (inny, jeżeli jakiś podano). `in c` nazywa miejsce, w którym leży.
shape-answer = Odpowiedź na pytanie zasad zamiast tego, co mówią zasady; `when` ją ogranicza.
shape-adding = Dodaje do tego (lub odejmuje od tego), co odpowiadają zasady i inne zdarzenia.
shape-trigger = Co następuje, gdy nadchodzi chwila. Nieznane słowo jest w nim nową nazwą; znane musi być równe.
shape-ends-when = Znacznik jest zdejmowany, gdy tylko to zajdzie.
