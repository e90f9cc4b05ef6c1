# Was der Tisch (`daedalus play`) selbst sagt.

ui-turn = Runde { $n }
ui-your-turn = --- { $side }, du bist dran ---
ui-only-you = Drücke Enter, wenn nur du hinsiehst.
ui-changed = { $sign }: seit dem letzten Blick auf den Spielplan verändert.
ui-more = { $n } weitere
ui-event-no = kein Ereignis
ui-event-anyway = Ereignis tritt ein
ui-ops =
    { $n ->
        [one] { $n } Op.
       *[other] { $n } Op.
    }
ui-hand = Deine Karten
ui-no-hand = Du hast keine Karten.
ui-held = { $side }: { $n }
ui-prompt-hint = Gib eine Antwort ein. `board` zeigt den Spielplan, `help` alle Befehle.
ui-enter-again = Enter zeigt die Frage noch einmal.
# Wo mehr geschehen ist, als das Terminal zeigt. $n: Zeilen, die noch folgen; das Wort zwischen den Zeichen bleibt.
ui-page = -- weiter mit Enter --
ui-page-more =
    { $n ->
        [one] -- weiter mit Enter (noch { $n } Zeile), `q` überspringt sie --
       *[other] -- weiter mit Enter (noch { $n } Zeilen), `q` überspringt sie --
    }
# $side: auf wessen Antwort gewartet wird.
ui-thinking = { $side } denkt nach ...
ui-not-legal = { $answer } ist keine mögliche Antwort
ui-legal = Möglich: { $names }.
ui-mean = Ist { $name } gemeint?
ui-which = { $answer } kann sein: { $names }
ui-which-more = Schreibe mehr vom Namen.
ui-roll = Wurf { $faces }
ui-roll-never = kann nicht gelingen
ui-each-die = jeder Würfel { $faces }
ui-with = { $added }: { $parts }
ui-what-if-none = Sage, was: what if OPTION
ui-what-if = Falls { $option } ({ $n } Versuche; spätere Entscheidungen per Los):
ui-what-if-same = nichts ändert sich vor der nächsten Entscheidung
ui-event-can = Das Ereignis ist jetzt spielbar.
ui-event-cannot = Das Ereignis ist nicht spielbar: { $why }.
ui-event-theirs = Auch das Ereignis ({ $side }) tritt ein, vor oder nach der Operation mit dieser Karte.
ui-event-theirs-not = Das Ereignis ({ $side }) kann jetzt nicht eintreten: { $why }.
ui-event-itself = Das Ereignis tritt ein, sobald die Karte verwendet oder abgeworfen wird.
ui-asked-by = Es fragt { $card }.
ui-no-rule = Keine Regel angegeben.
ui-no-bot = Noch hat kein Bot des Regelhefts eine Karte gespielt.
ui-see-rulebook = siehe Regelheft
ui-no-such-card = es gibt keine Karte { $name }
ui-no-such-place = es gibt keinen Ort { $name }
ui-cannot-undo = Die letzte Entscheidung kann nicht zurückgenommen werden: { $why }.
ui-undo-rolled = seither wurde gewürfelt
ui-undo-revealed = seither wurde Verborgenes gesehen
ui-undo-nothing = noch ist nichts entschieden
ui-undo-moved = die andere Seite hat schon gezogen
ui-undo-to-move = die andere Seite ist am Zug
ui-nothing-to-redo = Es gibt nichts zu wiederholen.
ui-say-where = Sage, wohin: save DATEI
ui-saved = Gespeichert: { $file }
ui-not-over = Das Spiel ist nicht zu Ende; weiter mit: { $command }
ui-not-saved = Das Spiel ist nicht gespeichert.
ui-kept = Es ist vorerst aufgehoben; weiter mit: { $command }
ui-no-turn = Es gibt keine Runde { $turn }; dieses Spiel hat { $n }.

## Ein Spiel noch einmal

ui-course = Die Leisten, Runde für Runde
# $side: wer, allein stehend; $turn: eine Zahl. Ein Doppelpunkt und der Grund können folgen.
ui-wins = { $side } – Sieg
ui-wins-in-turn = { $side } – Sieg in Runde { $turn }
ui-draw = Das Spiel ist unentschieden
ui-draw-in-turn = Das Spiel ist unentschieden, Runde { $turn }
ui-final-count = Endstand: { $count }.
# $name: des Szenarios; $length: Standard, Turnier, Kampagne; $seed: eine Zahl.
ui-game = { $name }, Spiellänge { $length }, Startwert { $seed }
# $space: wie ein Feld heißt, etwa Land, allein stehend.
ui-inspect-more = Mit einem Namen dahinter ({ $space } oder Seite) nur dieser Teil; mit --all alles.
ui-lines-more =
    { $n ->
        [one] ... und { $n } Zeile mehr
       *[other] ... und { $n } Zeilen mehr
    }
ui-answered = { $side }: { $question } → { $answer }
# Worauf ein gespeichertes Spiel wartet. $n: wie viele Antworten gegeben wurden.
ui-to-decide =
    { $n ->
        [one] Nach { $n } Antwort, Entscheidung für { $side }: { $question }
       *[other] Nach { $n } Antworten, Entscheidung für { $side }: { $question }
    }
ui-decisions =
    { $n ->
        [one] { $n } Entscheidung
       *[other] { $n } Entscheidungen
    }
ui-turns =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
ui-stepping = Enter: die nächste Entscheidung; `b`: zurück; eine Zahl: diese Runde; `board`: der Plan; `q`: aufhören.
ui-last-decision = Das war die letzte Entscheidung.
ui-first-decision = Das ist der Anfang.
ui-help-numbers = Antworte mit Zahl oder Buchstabe vor einer Möglichkeit, ihrem Namen oder dessen Anfang.
ui-help-cards = Antworte mit der Nummer einer Karte, ihrem Titel oder dessen Anfang.
ui-help-more = Enter allein zeigt die Frage noch einmal. Außer Antworten:
ui-help-board = der Spielplan, mit Änderungen; `board NAME`: ein Ort
ui-help-hand = deine Karten, und wie viele die anderen haben
ui-help-card = eine Karte in Worten, und ob ihr Ereignis spielbar ist (`card 52`, `card moro`)
ui-help-country = ein Ort: was dort ist und was benachbart ist
ui-help-what-if = eine Möglichkeit an Kopien des Spiels ausprobieren
ui-help-why = welche Regel oder Karte fragt; `why 52` zeigt Karte 52, wie sie geschrieben ist
ui-help-log = das Spiel bisher; `log 3` nur Runde 3
ui-help-explain = warum der Bot seine letzte Karte so gespielt hat
ui-help-piles = Karten neben dem Plan: abgelegt, entfernt, in Kraft
ui-help-undo = letzte Antwort zurücknehmen, wenn nichts Neues bekannt wurde
ui-help-redo = sie wieder geben
ui-help-save = eine Kopie in eine Datei schreiben; `save --overwrite DATEI` auch über anderes
ui-help-quit = aufhören; das Spiel bleibt aufgehoben (auch mit Strg-D)
word-success = Erfolg
word-failure = nichts
word-sure = sicher

## Warum ein Bot tat, was er tat (`daedalus bot explain`). Namen von Listen und Fragen sind die seines Diagramms

ui-bot-card = Runde { $turn }, { $side }: { $card }
ui-bot-list = Liste { $name }, aus { $of }:
ui-bot-column = Spalte { $name }, aus { $of }:
ui-bot-questions = Fragen { $name }, { $of }:
ui-bot-asked = gefragt: { $what }; aus { $of }; beantwortet von { $by }:
ui-bot-no-chart = kein Diagramm
ui-bot-event = das Ereignis wird gespielt
ui-bot-no-event = das Ereignis wird nicht gespielt
ui-bot-if = falls: { $what }
ui-bot-nothing = nichts
ui-bot-nobody = keiner erfüllt eine Zeile
ui-bot-alike = keine Zeile unterscheidet sie
ui-bot-lot = durch Los aus { $of }: { $left }
ui-bot-candidates =
    { $n ->
        [one] { $n } Kandidat
       *[other] { $n } Kandidaten
    }
