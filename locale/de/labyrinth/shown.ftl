# Was um Namen und Zahlen steht, wenn das Spiel sich zeigt: `daedalus inspect`, und das Ende eines Spiels. Namen von
# Leisten, Stufen und Ländern werden eingesetzt; sie stehen allein.

## Leisten

# $track: Ansehen; $n: wo es steht; $level: etwa hoch; $modifier: etwa +1.
shown-prestige = { $track } { $n }: { $level }, Krieg der Ideologien { $modifier }
# $track: Zellen auf der Leiste; $n: wie viele; $recruitable: wie viele davon rekrutiert werden können.
shown-cells = { $track } { $n }, davon rekrutierbar { $recruitable }
shown-reserves = Reserven
# $side: wessen Hand, allein stehend; $n: wie viele Karten; $dealt: wie viele beim nächsten Austeilen kommen.
shown-held = { $side } { $n }, beim nächsten Austeilen { $dealt }
shown-reserves-and-deal = Reserven { $n }, Karten beim nächsten Austeilen { $dealt }
shown-caliphate = { $capital } (Hauptstadt)

## Sieg

shown-victory = Sieg
# $side: wer; $what: etwa Ressourcen; $now: wie viele es gibt; $needed: wie viele nötig sind.
shown-goal = { $side }: { $what } { $now } von { $needed }
# $goal: wie oben; $also: was außerdem so sein muss; $holds: ja oder nein.
shown-goal-also = { $goal }, und { $also }: { $holds }
shown-goal-met = { $goal } (erfüllt)
# $n: wie viele Zellen es noch gibt.
shown-no-cells-goal = { $side }: keine Zellen auf dem Plan (noch { $n })
shown-adjacent-islamist = zwei benachbarte Länder unter Islamistischer Herrschaft
shown-prestige-at-most = Ansehen höchstens { $n }
# Warum eine Seite gewonnen hat, nach einem Doppelpunkt.
shown-won = { $n } { $what }
shown-won-also = { $n } { $what }, { $also }
shown-won-no-cells = keine Zellen auf dem Plan
# $good, $islamist: die Ressourcen beider.
shown-won-by-count = das letzte Kartendeck ist aufgebraucht, Ressourcen unter Guter Regierungsführung { $good }, unter Islamistischer Herrschaft { $islamist }
shown-won-by-wmd = ein WMD-Plot wurde in den USA ausgelöst

## Länder und Ereignisse

shown-resources = Ressourcen { $n }
# Was dort zum Wurf kommt. $modifier: etwa +1; $parts: woraus es besteht.
shown-war-of-ideas = Krieg der Ideologien { $modifier } ({ $parts })
shown-jihad = Jihad { $modifier }
# $n: wie viele Zellen eine Zerschlagung dort trifft.
shown-disrupt = Zerschlagung trifft { $n }
shown-events-first = Ereignisse, falls als erste Karte einer Phase gespielt
