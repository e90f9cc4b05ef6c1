# Was um Namen und Zahlen steht, wenn ein Spiel sich zeigt: `daedalus inspect`, der Plan und `play --brief`. Am Anfang
# einer Zeile wird von selbst groß geschrieben.

## Wörter, die allein stehen

word-hands = Karten
word-in-effect = In Kraft
# Wie ein Feld in einem Spiel heißt, das kein anderes Wort dafür hat; und alle, als Überschrift.
shown-space = Feld
shown-spaces = Felder
# Überschriften über Spalten: was ein Feld ist, und was dort liegt.
shown-level = Stufe
shown-there = dort
shown-empty = leer
shown-none = keine
shown-nobody = niemand
# Von einer Karte: wo sie liegt.
shown-not-in-deck = nicht im Kartendeck

## Der Plan

# $name: ein Feld, eine Leiste, ein Stapel oder eine Seite; $what: was davon gesagt wird.
shown-line = { $name }: { $what }
# Was der Leser nicht ansehen darf. $n: wie viele.
shown-hidden = { $n } verdeckt
shown-and = { $before } und { $last }
# $side: eine Seite, allein stehend; $what: eine Bedingung, wie auf einer Karte nach „wenn“.
shown-also-wins = { $side }: Sieg auch, wenn { $what }
shown-adjacent = benachbart: { $names }

## Was in Kraft ist, und Ereignisse

shown-lasting = Andauernde Ereignisse in Kraft
# $mark: der Name eines andauernden Ereignisses; $card: die Nummer seiner Karte; $place: etwa Irak, allein stehend.
shown-mark = { $mark } (Karte { $card })
shown-mark-in = { $mark }, { $place } (Karte { $card })
shown-mark-lapsing = { $mark } (Karte { $card }, vorübergehend)
shown-mark-lapsing-in = { $mark }, { $place } (Karte { $card }, vorübergehend)
shown-events-now = Ereignisse, falls jetzt gespielt
# $card: Nummer und Titel; $zone: wo sie liegt; $sides: wer sie als Ereignis spielen darf.
shown-event = { $card } ({ $zone }): { $sides }
shown-holds = Karten auf der Hand: { $n }
# $why: was die Seite hindert, das Ereignis zu spielen.
shown-held-event = { $card }: als Ereignis spielbar
shown-held-no-event = { $card }: nicht als Ereignis: { $why }

## Eine Runde in Kürze

# $side: wer; $ways: wie unten, mit Kommas.
shown-cards-played = { $side }, gespielte Karten: { $ways }
# $n: wie viele Karten; $way: wofür sie gespielt wurden, allein stehend.
shown-for-way = { $n }× { $way }
# Jedes davon steht vor einer Liste.
shown-events = Ereignisse
shown-changed = Geändert
shown-tracks = Leisten
shown-now-in-effect = Jetzt in Kraft
shown-no-longer = Nicht mehr in Kraft
