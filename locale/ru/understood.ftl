# Как `daedalus card` рассказывает карту так, как она понята: заголовки её частей, зачем строка, что значат имена.
# Слова языка карт остаются, как написаны.

## Её части. Переменные: $what: условие, выбор или значение словами; $name: имя, которое даёт карта; $side: сторона

understood-playable = можно сыграть, если
understood-event = событие
understood-while = пока действует «{ $mark }»
understood-while-in = пока действует «{ $mark }» ({ $name })
understood-called = { $what } ({ $name })
understood-let = { $name }: { $what }
understood-if = если { $what }
understood-else-if = иначе, если { $what }
understood-else = иначе
understood-times = столько раз: { $what }
understood-each = для каждого { $name }: { $what }
understood-may = сторона может
understood-may-side = { $side } может
understood-do = выполните столько из них: { $n }
understood-do-side = { $side } выполняет столько из них: { $n }
understood-option = вариант
understood-option-if = вариант, если { $what }
understood-ends = заканчивается, когда { $what }
understood-when = когда { $what }

## Что значит имя: c — это ... . Переменные: $type: тип; $who: кем, или ничего; $count: сколько, или ничего

given-is = { $name } — это { $what }
given-chosen = то, что выбрано ({ $type }) { $who }
given-several = то, что выбрано ({ $count } { $type }) { $who }
given-all = все такие ({ $type })
given-up-to = до { $n }
given-by-lot = по жребию
given-by = выбирает { $side }
given-each = каждое из них по очереди
given-value = { $what }, как есть в тот момент
given-result = то, что из этого вышло ({ $type })
given-place = то, где лежит "{ $mark }" ({ $type })
given-any = любое, о чём идёт речь ({ $type })
given-said-of = сказано о: { $what }
given-hole = { $name } ({ $role }) — это { $what }

## Зачем строка

shape-blocks = Длящиеся события, которые заканчиваются, когда происходит это, и карты, которые нельзя сыграть, пока оно длится. Другая карта говорит `blocked by`.
shape-blocked-by = Пока действует одно из них, событие нельзя сыграть (этой стороне, если она названа).
shape-allows = Карты, которым нужно, чтобы эта действовала; они говорят `requires`.
shape-requires = Событие можно сыграть, только пока все они действуют.
shape-requires-any = Событие можно сыграть, только пока действует хотя бы одно из них.
shape-play-if = Что должно быть верно, чтобы событие можно было сыграть. Несколько таких строк должны быть верны все.
shape-play-in = Цель события: его можно сыграть, если она есть, и сторона сначала выбирает её.
shape-while-block = Что верно и что следует, пока лежит отметка карты (другая, если она названа). `in c` называет место, где она лежит.
shape-answer = Ответ на вопрос правил вместо того, что говорят правила; `when` ограничивает его.
shape-adding = Прибавляет к тому (или вычитает из того), что отвечают правила и другие события.
shape-trigger = Что следует, когда наступает момент. Неизвестное слово в нём — новое имя; известное должно совпадать.
shape-ends-when = Отметку убирают, как только это становится верно.
