# Was der Linter sagt: eine Meldung für jeden Code oder für jeden Schlüssel eines Codes, wo es mehrere gibt.
# `.help` sagt, was man stattdessen schreibt, `.fix`, was `--fix` tun würde. Wörter der Kartensprache bleiben englisch.

## Gemeinsames mehrerer Meldungen

# Variablen: $near: Namen oder Wörter, die dem Geschriebenen ähneln.
did-you-mean = { COUNT($near) ->
        [0] { "" }
       *[other] Vielleicht gemeint: { $near }?
    }
# Variablen: $near: Sätze des Spiels, wie sie geschrieben werden.
did-you-mean-sentence = { COUNT($near) ->
        [0] { "" }
       *[other] Vielleicht gemeint: { $near }?
    }
# Variablen: $near: Wörter, mit denen eine Zeile beginnen darf; $reading: was für eine Zeile es sein sollte.
what-i-was-reading = { COUNT($near) ->
        [0] { "" }
       *[other] { did-you-mean }{ " " }
    }Erwartet wird { $reading ->
        [clause] ein Teil einer Karte: ihre Eigenschaften, `play if`, `play in`, `blocked by`, `event:` oder `while in effect:`
        [statement] ein Satz eines Ereignisses: `choose`, `if`, `for each`, `may`, `do N of`, `do N times` oder ein Verb aus dem Wortschatz
       *[effect] ein dauerhafter Effekt: `rule point: answer`, `when moment:` oder `ends when`
    }.
# Variablen: $name: ein Land oder sein Name; $how: ob es immer oder nur manchmal $case ist; $what: was die Regeln von
# solchen Ländern sagen; $say: die Wörter, die solche Länder ausschließen, oder nichts, wo eines genannt ist.
forbidden-there = { $name } { $how ->
        [always] ist hier immer „{ $case }“
       *[sometimes] kann „{ $case }“ sein
    }; dort gilt: „{ $what }“
say-which = { COUNT($say) ->
        [0] Nenne ein anderes Land oder lass die Zeile weg.
       *[other] Sag, welche Länder gemeint sind: { $say }.
    }
# Variablen: $low, $high: die Enden einer Leiste.
it-runs = Möglich ist { $low } bis { $high }.
# Variablen: $new: was geschrieben wird; $old: was dort stand.
fix = { QUOTED($new) } statt { QUOTED($old) } schreiben

# Von einer Zeile gesagt, deren richtige Schreibweise darunter steht. Variablen: $wrong, $right: die fraglichen Wörter.
# Variablen: $line: die richtige Schreibweise.
meant-write = Schreibe: { $line }
meant-otherwise = Nicht { $wrong }, sondern { $right }.
meant-too-much = Weglassen: { $wrong }
meant-missing = Hier fehlt: { $right }
meant-several = { "" }
meant-either = Nichts ist beides zugleich: War `or` gemeint?
meant-above = Zeile { $line } gibt dem keinen Namen.
meant-indented = Die Zeile beginnt in Spalte { $column }.
meant-nothing = Nimm diese Zeile heraus: Ein Block endet dort, wo seine Zeilen nicht mehr eingerückt sind.

## S: wie Zeilen geschrieben werden

S000 = { $message }
    .help = { $remedy }
S001 = { QUOTED($word) } wird hier nicht erwartet
    .help = { what-i-was-reading }
S001-bracket = die Klammer aus Spalte { $open } ist hier noch offen
    .help = Schließe sie mit ).
S001-sign = { QUOTED($word) } hat hier keine Bedeutung
    .help = { what-i-was-reading }
S001-unclosed-quote = ein Name in Anführungszeichen, die nicht geschlossen werden
    .help = Schließe ihn mit einem weiteren ".
S002 = diese Zeile hört zu früh auf
    .help = { what-i-was-reading }
    .fix = den Doppelpunkt ergänzen
S002-bracket = diese Zeile endet, und die Klammer aus Spalte { $open } ist noch offen
    .help = Schließe sie mit ).
S003 = ein Tabulator in einer Karte
    .help = Rücke mit Leerzeichen ein.
    .fix = Leerzeichen statt Tabulatoren
S004 = diese Zeile steht zwischen zwei Stufen der Einrückung
    .help = Ihre Nachbarn beginnen in Spalte { $column }.
S005 = diese Datei enthält keine Karte
    .help = Beginne mit: `card 1 "Title"`
S006 = eine Karte beginnt mit ihrer Nummer und ihrem Titel
    .help = `card 1 "Title"`
S007 = die Zeilen einer Karte stehen eingerückt unter ihrem Titel
    .help = Eine Datei enthält eine Karte; rücke ihre Zeilen um zwei Leerzeichen ein.
S007-second-card = eine Datei enthält nur eine Karte
S008 = unter dieser Zeile darf nichts eingerückt stehen
S009 = ein leerer Block
    .help = Schreibe eingerückt unter diese Zeile, was geschieht.
S009-event = ein leerer Block
    .help = Schreibe eingerückt unter `event:`, was geschieht.
S009-lasting = ein leerer Block
    .help = Schreibe die dauerhaften Effekte eingerückt darunter.
S009-answers = ein leerer Block
    .help = Schreibe die Antworten eingerückt darunter.
S009-options = ein leerer Block
    .help = Schreibe die Möglichkeiten eingerückt darunter.
S010 = hinter dem Doppelpunkt darf nur ein einfacher Satz stehen
S010-block = hinter dem Doppelpunkt darf nur ein einfacher Satz stehen
    .help = Schreibe es in eine eigene Zeile, eingerückt unter dieser.
S011 = eine `option` steht unter `do ... of:`
S011-others = unter `do ... of:` stehen nur Blöcke mit `option:`
S012 = unter `with:` stehen Antworten auf Regelfragen
S013 = `else` ohne ein `if` davor
S013-may = `else` ohne ein `if` davor
    .help = Schreibe nach `may:` besser `if not done:`; das gilt auch, wenn es nichts zu tun gab.
S014 = das ist zu tief verschachtelt
    .help = Klammern stehen höchstens { $most } tief ineinander.
S014-line = diese Zeile ist zu tief verschachtelt
    .help = Eine Karte hat höchstens { $most } Stufen.
S014-branches = dieses `if` hat mehr als { $most } Zweige
    .help = Sag es anders oder teile die Karte.
S014-options = es gibt mehr als { $most } Möglichkeiten
    .help = Sag es anders oder teile die Karte.
S015 = eine Zahl mit { $digits } Ziffern
    .help = Nichts in einem Spiel ist so groß.
S016 = diese Zeile ist zu lang
    .help = Eine Zeile hat höchstens { $most } Zeichen.
S017 = diese Karte ist zu kompliziert, um ausgeführt zu werden
    .help = Verschachtele ihre Zeilen weniger tief.
S018 = diese Datei hat { $thousand } tausend Zeichen, viel zu viele
    .help = Eine Karte hat höchstens eine Seite, ein Szenario zwei: Ist das die richtige Datei?
S018-lines = dieser Text hat mehr als { $most } Zeilen
    .help = Eine Karte hat höchstens eine Seite, ein Szenario zwei: Ist das die richtige Datei?
S019 = Leerzeichen am Ende der Zeile
    .help = Nimm sie weg.
    .fix = die Leerzeichen wegnehmen
S020 = statt { QUOTED($written) } schreibt man { QUOTED($right) }
    .help = Schreibe: { $right }
    .fix = { QUOTED($right) } schreiben
S021 = dieser Kommentar nennt keinen Grund, also wird nichts übergangen
    .help = Schreibe: # daedalus-lint: ignore N001 because REASON
S022 = hier gibt es kein { $ignored }, das man übergehen könnte
    .help = Nimm den Kommentar weg.
    .fix = den Kommentar wegnehmen
S023 = dieser Kommentar ist unverständlich
    .help = Schreibe: # daedalus-lint: ignore N001 because REASON
S023-unknown = es gibt keinen Befund { $ignored }
    .help = { COUNT($near) ->
        [0] { "" }
       *[other] Vielleicht gemeint: { $near }?{ " " }
    }`daedalus lint --explain all` nennt alle.
S024 = es sind mehr als { $most } Fehler; hier wird nicht weitergelesen
    .help = Behebe zuerst diese.

## N: Wörter und Namen

N001 = { QUOTED($name) } gibt es nicht
    .help = { did-you-mean }
N002 = was { QUOTED($text) } für den Typ { $type } heißt, ist nicht bekannt
    .help = { did-you-mean }
N002-being = was es für den Typ { $type } heißt, { QUOTED($text) } zu sein, ist nicht bekannt
    .help = { did-you-mean }
N003 = was { QUOTED($text) } zur Auswahl stellt, ist nicht bekannt
    .help = { did-you-mean }
N003-known = was { QUOTED($text) } zur Auswahl stellt, ist nicht bekannt
    .help = Zur Auswahl stehen kann: { $known }.
N003-of-what = { QUOTED($word) } wovon?
N004 = { $kind ->
        [change] die Leiste
       *[verb] der Satz
    } { QUOTED($text) } ist nicht bekannt
    .help = { did-you-mean-sentence }
# Variablen: $chosen: wie gewählt wurde; $wanted: der Typ eines davon.
N004-list = { QUOTED($name) } ist eine Liste, denn gewählt wurde { QUOTED($chosen) }
    .help = Wähle nur eines (Typ: { $wanted }), ohne Zahl, oder geh die Liste durch: `for each x in { $name }`.
N005 = kein Ablauf kennt { $kind ->
        [point] die Regelfrage
       *[moment] den Zeitpunkt
    } { QUOTED($text) }
    .help = { did-you-mean-sentence }
N006 = { QUOTED($name) } ist nicht bekannt
    .help = { did-you-mean }
N006-partial = { QUOTED($name) } ist nicht bekannt
    .help = Um nach einem `if` weiter zu gelten, muss { QUOTED($name) } in jedem Zweig gewählt werden, auch im `else`, und zwar mit demselben Typ.
# Variablen: $block: die Art des Blocks, der den Namen vergab.
N006-gone = { QUOTED($name) } gilt nur innerhalb { $block ->
        [option] der eigenen Möglichkeit
        [may] des eigenen `may`
       *[for] der eigenen Schleife
    }
    .help = Verwende es dort oder wähle es vor dieser Zeile.
N006-done = `done` fragt nach der Zeile darüber, und es gibt keine
    .help = Es steht in einem `if` in derselben Spalte, gleich unter dem, was getan worden sein kann.
# Variablen: $wanted: der Typ, der hier nötig ist, oder nichts.
N006-phrase = { QUOTED($text) } ist hier unverständlich{ COUNT($wanted) ->
        [0] { "" }
       *[other] { " " }(nötiger Typ: { $wanted })
    }
    .help = { did-you-mean-sentence }
N007 = { QUOTED($name) } ist keine Seite
N007-sides = { QUOTED($name) } ist keine Seite
    .help = Die Seiten sind: { $sides }.
N008 = { QUOTED($name) } steht schon für etwas anderes
    .help = Nimm hier einen anderen Namen; nur `choose`, `let` und `as` dürfen einen Namen erneut vergeben.
N009 = das vergleicht das Gesuchte (Typ: { $type }) mit sich selbst
    .help = Gib dem anderen (Typ: { $type }) einen eigenen Namen und verwende ihn hier.
N010 = { QUOTED($name) } ist schon ein Wort des Spiels
    .help = Nimm einen anderen Namen: einen Buchstaben oder ein Wort, das die Sprache nicht hat.

## T: Typen

T001 = das ist vom Typ { $type }, nötig ist hier aber { $wanted }
T002 = der Typ { $left } lässt sich nicht mit dem Typ { $right } vergleichen
T003 = { $sign } vergleicht Zahlen, und das ist vom Typ { $type }
T004 = eine Liste in Klammern enthält nur Dinge derselben Art
T005 = Ja und Nein lassen sich nicht addieren
    .help = Antworte mit yes oder no, nötigenfalls mit `when`.
T006 = dieser Satz hat kein Ergebnis, das einen Namen bekommen könnte
T007 = { QUOTED($name) } ist schon vom Typ { $before }, hier aber vom Typ { $type }
    .help = Nimm hier einen anderen Namen.

## H: der Kopf einer Karte

H001 = die Karte sagt nicht, wessen Ereignis es ist
    .help = Schreibe eines von: { $sides }.
H002 = die Karte hat keinen Operationswert
    .help = Schreibe zum Beispiel: 2 ops
H003 = eine Karte mit dem Operationswert { $ops }
    .help = Karten haben einen Operationswert von { $low } bis { $high }.
H004 = dieselbe Nummer zweimal
H005 = ein zweites `event:`
    .help = Eine Karte hat ein Ereignis; teile es mit `if`.
H006 = die Eigenschaft { QUOTED($name) } ist nicht bekannt
    .help = { COUNT($near) ->
        [0] { "" }
       *[other] { did-you-mean }{ " " }
    }Eigenschaften sind: { $known }.
H006-comma = die Eigenschaft { QUOTED($name) } ist nicht bekannt
    .help = Ein Komma fehlt: { $apart }. Eigenschaften sind: { $known }.
    .fix = { QUOTED($apart) } schreiben
H006-mark = die Eigenschaft { QUOTED($name) } ist nicht bekannt
    .help = Schreibe: `mark`, `mark in { $place }`, `mark "Name" in { $place }`.
H007 = dort blockiert, aber der Karte fehlt ein `play in`, das sagt, wo
H007-above = das steht über dem `play in`, das es einschränkt
H008 = eine Karte kann nicht nach { QUOTED($place) } kommen
    .help = Möglich sind: { $places }.
H009 = ein zweites `play in`
    .help = Wähle das zweite Ziel im Ereignis.
H010 = entfernt und zugleich anderswohin gelegt
    .help = Eine entfernte Karte kommt nirgendwo anders hin: Lass eines von beiden weg.
H011 = markiert und vorübergehend zugleich
    .help = `mark` gilt für den Rest des Spiels, `lapsing` für diese Runde: Behalte eines von beiden.
H012 = nur eine Seite spielt dieses Ereignis: { $side }
    .help = Schreibe: { $word }
H012-never = diese Seite spielt dieses Ereignis nie: { $side }
    .help = Lass es weg oder schreibe: { $word }
H013 = { $title } nennt sich selbst
    .help = Nenne eine andere Karte.
H014 = { $name } steht hier zweimal
    .help = Einmal genügt.
H015 = ein automatisches Ereignis hat keine Bedingung
    .help = Lass die Bedingung weg oder das Wort `auto`.
H016 = braucht { $name } und wird davon blockiert
    .help = So wäre die Karte nie spielbar: Lass eines von beiden weg.
H017 = die Karte hat das schon: { $what }
    .help = Behalte eines von beiden.
H018 = wenn dieses Ereignis gespielt wird, geschieht nichts
    .help = Schreibe ein `event:`, oder ein `while in effect:` und eine Markierung.
H019 = Karten werden ab 1 nummeriert
    .help = Zum Beispiel: `card 901 "Bridge"`
H019-title = eine Karte braucht einen Titel
    .help = Zum Beispiel: `card 901 "Bridge"`
H020 = dieses Ereignis platziert nie drei Zellen, wie es für ein Kalifat nötig ist
    .help = Lass das weg oder platziere drei Zellen in einem Land.

## R: was das Regelbuch nicht erlaubt

R001 = { forbidden-there }
    .help = { say-which }
R002 = { forbidden-there }
    .help = { say-which }
R003 = { forbidden-there }
    .help = { say-which }
R004 = { forbidden-there }
    .help = { say-which }
R005 = { forbidden-there }
    .help = { say-which }
R006 = { forbidden-there }
    .help = { say-which }
R007 = { forbidden-there }
    .help = { say-which }
R008 = { $name } hat nie den Wert { $value }
    .help = { it-runs }
R008-moves = { $name } kann sich höchstens um { $most } verändern
    .help = { it-runs }
R008-operation = keine Operation hat den Wert { $value }
    .help = Möglich ist { $low } bis { $high }.
R008-number = { $value } ist hier nicht möglich
    .help = Möglich ist { $low } bis { $high }.
R008-answer = kein Wert des Spiels ist { $value }
    .help = Höchstens { $most }.
R009-many = { $count } ({ $what }) sind mehr, als es in einem Spiel von irgendetwas gibt
    .help = Höchstens { $most }.
R009 = so viele gibt es nicht ({ $what }): nur { $most }, nicht { $count }
    .help = { WRITTEN($what) ->
        [cells] Mit „Training Camps“ sind es { $extra } mehr.
       *[other] { "" }
    }
R010 = { forbidden-there }
    .help = Teste das Land zuerst (`test { WRITTEN($name) }`) oder sag: `tested`.
# Variablen: $what: was ungefragt geschieht; $asked: die Bedingung, nach der zu fragen ist.
R011 = danach muss zuerst gefragt werden („{ $what }“)
    .help = Frage zuerst: { $asked }.
R012 = { forbidden-there }
    .help = { say-which }
R013 = { forbidden-there }
    .help = { say-which }
R014 = es gibt keinen Plot { $value }
    .help = Plots haben die Nummern { $low } bis { $high }.
R015 = `{ $said }` gehört zu anderen Regeln ({ $needs }), und Karten dieses Satzes werden ohne sie gespielt: { $set }
    .help = Sag es ohne diese Wörter oder lege die Karte in einen anderen Kartensatz.
R015-place = { $said } liegt nicht auf dem Spielplan, auf dem Karten dieses Satzes gespielt werden: { $set }
    .help = Nenne ein Land dieses Spielplans oder lege die Karte in einen anderen Kartensatz.
R016 = { forbidden-there }
    .help = { say-which }

## L: was nie geschehen kann, immer gilt oder nichts ändert

L001 = dieser Zweig kann nie erreicht werden
    .help = Die Bedingungen darüber lassen ihm nichts übrig.
L001-covered = dieser Zweig kann nie erreicht werden
    .help = Was darüber steht, erfasst jeden Fall.
L002 = das ist immer wahr
    .help = Lass es weg oder sag, was gemeint war.
L002-here = das ist hier immer wahr
    .help = Lass es weg oder sag, was gemeint war.
L002-every = das gilt für alles, was noch übrig ist (Typ: { $type })
    .help = Lass es weg.
L003 = das ist nie wahr
    .help = Nichts, was davon abhängt, kann geschehen.
L003-here = das ist hier nie wahr
    .help = Lass es weg oder sag, was gemeint war.
L004 = hier lässt sich nichts wählen (Typ: { $type })
    .help = Von dem, was bis hierher übrig ist, passt nie etwas.
L004-few = so viele solche Länder gibt es nie: { $count }
    .help = Verlange weniger oder nenne mehr.
L005 = das Ereignis ist auch spielbar, wenn es nichts zu tun gibt
    .help = Sag in der Spielbedingung, was das Ereignis braucht, zum Beispiel: `where cells > 0`.
L005-too-wide = das Ereignis ist auch spielbar, wenn es nichts zu tun gibt
    .help = Die Bedingung gilt auch für { $country } („{ $case }“), und das kann das Ereignis nicht wählen. Verlange, was das Ereignis braucht.
L005-narrower = das Ereignis ist auch spielbar, wenn es nichts zu tun gibt
    .help = Die Wahl in Zeile { $line } verlangt mehr. Verlange hier dasselbe oder wähle das Land mit `play in`.
L006 = { QUOTED($name) } wird nie verwendet
    .help = Verwende es oder lass die Zeile weg.
L006-again = { QUOTED($name) } bekommt einen anderen Wert, bevor irgendetwas diesen hier liest
    .help = Lass diese Zeile weg oder verwende zuerst, was sie sagt.
L007 = nichts setzt { QUOTED($mark) } in Kraft
    .help = Nimm `mark` oder `lapsing` unter die Eigenschaften auf oder schreibe einen Satz wie: `mark c with "X"`
L007-nowhere = { QUOTED($mark) } liegt in keinem Land
    .help = Sag, wo: `mark in Iraq`, oder im Ereignis: `mark c with "{ $mark }"`.
L007-unread = nichts beachtet die Markierung { QUOTED($mark) }
    .help = Sag mit `while "{ $mark }" in effect:`, was sie bewirkt, und nimm `marker "{ $mark }"` unter die Eigenschaften auf.
L008 = { $other } sagt etwas anderes, und keine der beiden Karten blockiert die andere
    .help = Sag, welche gilt: `blocks "{ $other }"`, oder lass die Antwort etwas hinzuzählen (+ oder -), statt zu ersetzen.
L008-twice = diese Frage ist weiter oben schon beantwortet
    .help = Behalte eine der Antworten oder sag mit `when`, wo welche gilt.
# Variablen: $why: was es schon ist oder nicht sein kann.
L009 = diese Zeile ändert nichts ({ $name } { $why })
    .help = Lass sie weg oder wähle anders.
L009-zero = 0 oder weniger ist nichts: diese Zeile ändert nichts
    .help = Lass sie weg oder wähle anders.
L009-level = { $name } hat schon den Wert { $value }: diese Zeile ändert nichts
    .help = Lass sie weg oder wähle anders.
L009-again = die nächste Zeile setzt dasselbe neu: diese Zeile ändert nichts
    .help = Lass eine von beiden weg oder sag, wann welche gilt.
L009-head = die Eigenschaften der Karte setzen { QUOTED($mark) } schon in Kraft
    .help = Lass diese Zeile weg.
L010 = hier gibt es keinen dauerhaften Effekt, der enden könnte
    .help = Nenne, was enden soll: `end "X"`. Oder schreibe es unter ein `when` eines dauerhaften Effekts.
L021 = diese Frage fragt nach sich selbst
    .help = Schreibe `+1`, um zu dem, was das Regelbuch sagt, etwas hinzuzuzählen, oder frage nach etwas anderem.
L021-mutual = das fragt nach etwas, das selbst hiernach fragt: { QUOTED($asking) } ({ $other })
    .help = Eines von beiden darf nicht fragen.
L022 = dieses Ereignis löst sich selbst aus, ohne Ende
    .help = Sag, unter welcher Bedingung (`if`), oder nenne eine andere Karte.
L022-waiting = das wartet auf irgendein Ereignis und löst selbst eines aus, ohne Ende
    .help = Sag, auf welches Ereignis es wartet: `when event of k happens if ...`.

L011 = diese Möglichkeit tut dasselbe wie eine darüber
    .help = Lass sie weg oder lass sie etwas anderes tun.
L011-branch = dieser Zweig tut dasselbe wie der darüber
    .help = Lass die Bedingung weg oder lass einen von beiden etwas anderes tun.
L012-many = { $count } von { $options ->
        [one] 1 Möglichkeit
       *[other] { $options } Möglichkeiten
    } lassen sich nicht ausführen
    .help = Verlange weniger oder gib mehr Möglichkeiten an.
L012-none = { $count } von { $options } Möglichkeiten ist nichts
    .help = Sag, wie viele: 1 oder mehr.
L013 = nichts auf dieser Karte bringt das zurück: { $what }
    .help = Lass das Ereignis andauern (`lapsing` oder `mark`) und schreibe unter `while in effect:` eine Zeile wie: `when this ends: bring back ...`
L013-unsent = diese Karte schickt nichts davon fort, was zurückkommen könnte: { $what }
    .help = Nur was dieselbe Karte fortgeschickt hat, kommt zurück.
L013-count = { $what }: { $sent } fort, aber { $brought } zurück
    .help = Schreibe in beide Zeilen dieselbe Zahl.
L014 = das gilt, sobald die Markierung liegt: der Effekt endet sofort
    .help = Sag, was erst eintreten muss, nicht, was das Ereignis verlangt oder bewirkt.
L015 = das sagt dasselbe, was schon daneben steht
    .help = Lass es weg oder sag, was gemeint war.
L016 = diese Seite hat das schon: { $name }
    .help = Nenne die andere Seite.
L016-elsewhere = diese Seite hat { $name } nicht auf der Hand: { $side }
    .help = Lass es die Seite tun, die die Karte hat.

## D: mehrere Karten

D001 = Karte { $number } steht schon in { $other }
D002 = { $other } sagt nicht `{ $clause }` { $title }
    .fix = `{ $new }` in { $file } ergänzen
D003 = keine Karte oder Markierung heißt { QUOTED($name) }
    .help = { COUNT($near) ->
        [0] { "" }
       *[other] Vielleicht gemeint: { $near }?
    }
D004 = kein Szenario verwendet { $title }
    .help = Nimm { QUOTED($set) }, den Ordner der Karte, unter die `sets` eines Szenarios auf.
D005 = { $other } sagt nicht `{ $clause }` { $title }
    .fix = `{ $new }` in { $file } ergänzen
D006 = auch { $other } enthält eine Karte mit diesem Titel
    .help = Mehrere Exemplare einer Karte teilen sich eine Datei: `card 1, 2 "Title"`.
D007 = { QUOTED($name) } ist nie in Kraft
    .help = Gib dieser Karte eine Markierung oder nenne die, die sie hat.

## Y: Szenarien, in den Worten des Spielkerns

Y001 = { $message }
    .help = { $remedy }
Y002 = { $message }
    .help = { $remedy }
Y004 = { $message }
    .help = { $remedy }
Y005 = { $message }
    .help = { $remedy }
Y006 = { $message }
    .help = { $remedy }
Y003 = ein Spielaufbau hat keine Karte, die { QUOTED($what) } sagen könnte
    .help = Was von Beginn an in Kraft ist, steht unter `marks`; der Spielaufbau bewegt Spielsteine und Marker.

## X: was sich erst beim Spielen zeigt

# Variablen: $side: wer das Ereignis spielt; $exercise: was geschieht, solange es in Kraft ist, oder nichts beim Ausspielen.
when-it-happens = { COUNT($exercise) ->
        [0] beim Ausspielen durch { $side }
       *[other] solange der Effekt in Kraft ist, { $exercise }
    }
# Variablen: $position: ein Szenario, oder nichts, wenn es keines zu zeigen gibt; $by: wer das Ereignis dort spielt, oder
# nichts; $seed: für Würfel und Entscheidungen; $run: der Befehl, der es zeigt, falls es einen gibt.
the-smallest-position = { COUNT($position) ->
        [0] { "" }
       *[other] Die kleinste Stellung, { COUNT($by) ->
            [0] während der Effekt in Kraft ist
           *[other] gespielt von { $by }
        }, Würfel und Entscheidungen nach Startwert { $seed }{ COUNT($run) ->
            [0] :
           *[other] . Speichere sie als position.yaml und gib ein: { $run }
        }
        { $position }
    }
X001 = diese Karte bringt das Programm zum Absturz ({ when-it-happens }); ein Fehler im Programm, in dessen Worten: „{ $crash }“
    .help = { the-smallest-position }
X001-unbounded = diese Karte hält das Spiel an: { $stopped }
    .help = Nichts, was gespielt wird, braucht das: Sag es anders.
X002 = das verstößt gegen eine Regel ({ when-it-happens }): { $wrong }
    .help = { the-smallest-position }
X003 = { $what ->
        [branch] dieser Zweig
       *[line] diese Zeile
    } wurde in keiner von { $positions } Stellungen erreicht
    .help = { the-smallest-position }
X003-unplayable = es fand sich keine Stellung, in der dieses Ereignis spielbar ist
    .help = Sieh dir die Spielbedingungen an und die Ereignisse, die es braucht oder die es blockieren.
X003-lasting = das wird nie erreicht, solange der Effekt andauert
    .help = { the-smallest-position }
X003-trigger = das tritt nie ein, solange der Effekt andauert
    .help = { the-smallest-position }
X003-end = dieses Ende kommt nie
    .help = { the-smallest-position }
X004 = dieser Satz hat in keiner von { $positions } Stellungen etwas geändert
    .help = { the-smallest-position }
X004-event = das Ereignis ändert in keiner von { $positions } Stellungen etwas (gespielt von { $side })
    .help = { the-smallest-position }
X004-lasting = dieser Satz ändert nie etwas
    .help = { the-smallest-position }
X005 = diese Antwort macht nie einen Unterschied
    .help = { the-smallest-position }
X005-lasting = diese Antwort macht nie einen Unterschied, solange sie in Kraft ist
    .help = { the-smallest-position }
