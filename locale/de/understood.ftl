# Wie `daedalus card` eine Karte so erzählt, wie sie verstanden wurde: Überschriften ihrer Teile, wozu eine Zeile dient,
# wofür Namen stehen. Wörter der Kartensprache bleiben, wie sie geschrieben sind.

## Ihre Teile. Variablen: $what: eine Bedingung, Wahl oder ein Wert in Worten; $name: ein Name, den die Karte gibt; $side: eine Seite

understood-playable = spielbar, wenn
understood-event = Ereignis
understood-while = solange „{ $mark }“ in Kraft ist
understood-while-in = solange „{ $mark }“ in Kraft ist, in { $name }
understood-called = { $what } ({ $name })
understood-let = { $name }: { $what }
understood-if = wenn { $what }
understood-else-if = sonst, wenn { $what }
understood-else = sonst
understood-times = so oft: { $what }
understood-each = für jedes { $name }: { $what }
understood-may = die Seite darf
understood-may-side = { $side } darf
understood-do = { $n } davon ausführen
understood-do-side = { $side } führt { $n } davon aus
understood-option = Möglichkeit
understood-option-if = Möglichkeit, wenn { $what }
understood-ends = endet, wenn { $what }
understood-when = wenn { $what }

## Wofür ein Name steht: c ist ... . Variablen: $type: ein Typ; $who: durch wen, oder nichts; $count: wie viele, oder nichts

given-is = { $name } ist { $what }
given-chosen = das, was gewählt wird ({ $type }) { $who }
given-several = das, was gewählt wird ({ $count } { $type }) { $who }
given-all = alle solchen ({ $type })
given-up-to = bis zu { $n }
given-by-lot = durch Los
given-by = durch { $side }
given-each = jedes davon der Reihe nach
given-value = { $what }, wie es dann ist
given-result = das, was dabei herauskommt ({ $type })
given-place = das, wo "{ $mark }" liegt ({ $type })
given-any = jedes, worum es geht ({ $type })
given-said-of = gesagt von { $what }
given-hole = { $name } ({ $role }) ist { $what }

## Wozu eine Zeile dient

shape-blocks = Dauerhafte Ereignisse, die enden, wenn dieses geschieht, und Karten, die nicht gespielt werden können, solange es andauert. Die andere Karte sagt `blocked by`.
shape-blocked-by = Solange eines davon in Kraft ist, kann das Ereignis nicht gespielt werden (von der Seite, wenn eine genannt ist).
shape-allows = Karten, die diese in Kraft brauchen; sie sagen `requires`.
shape-requires = Das Ereignis kann nur gespielt werden, solange alle davon in Kraft sind.
shape-requires-any = Das Ereignis kann nur gespielt werden, solange mindestens eines davon in Kraft ist.
shape-play-if = Was gelten muss, damit das Ereignis spielbar ist. Mehrere solche Zeilen müssen alle gelten.
shape-play-in = Das Ziel des Ereignisses: Es ist spielbar, wenn es eines gibt, und die Seite wählt es zuerst.
shape-while-block = Was gilt und was folgt, solange die Markierung der Karte liegt (eine andere, wenn eine genannt ist). `in c` nennt den Ort, an dem sie liegt.
shape-answer = Die Antwort auf eine Regelfrage, statt dessen, was die Regeln sagen; `when` schränkt sie ein.
shape-adding = Zählt zu dem hinzu (oder davon ab), was die Regeln und andere Ereignisse antworten.
shape-trigger = Was folgt, wenn ein Zeitpunkt eintritt. Ein unbekanntes Wort darin ist ein neuer Name; ein bekanntes muss gleich sein.
shape-ends-when = Die Markierung wird entfernt, sobald das gilt.
