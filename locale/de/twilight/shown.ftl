# Was um Namen und Zahlen steht, wenn das Spiel sich zeigt: `daedalus inspect`, und das Ende eines Spiels.

shown-regions = Regionen, falls jetzt gewertet
# Wie eine Seite in einer Region steht, deren Karte ihr den Sieg brächte. $side: wer; $stands: etwa Kontrolle.
shown-wins = { $side } { $stands } (Sieg)

## Warum eine Seite gewonnen hat, nach einem Doppelpunkt

shown-nuclear-war = Atomkrieg, DEFCON 1 in der Aktionsrunde der anderen Seite
shown-held-scoring = die andere Seite hat eine Wertungskarte gehalten
shown-control-of-europe = Kontrolle über Europa
