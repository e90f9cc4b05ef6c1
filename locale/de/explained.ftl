# Warum jede Meldung der Prüfung zählt und was man stattdessen tut: `daedalus lint --explain CODE`. Wörter zwischen ` ` werden auf
# einer Karte so getippt und bleiben, wie sie sind.

why-S000 =
    Ein Computer speichert Buchstaben als Zahlen, und es gibt mehr als eine Art, sie zu nummerieren. Daedalus
    liest UTF-8, die Art, in der jedes Alphabet der Welt Platz hat. Eine anders gespeicherte Datei sieht in dem
    Programm, das sie geschrieben hat, richtig aus und überall sonst wie Buchstabensalat. Suche dort, wo dein
    Editor Dateien speichert, nach `Encoding` (Zeichenkodierung).
why-S001 =
    Jede Zeile einer Karte ist ein Satz von bekannter Form. Hier lief der Satz gut bis zu diesem Zeichen oder
    Wort, das auf das Vorige nicht folgen kann. Die Meldung sagt auch, was für eine Zeile gerade gelesen wurde.
why-S002 =
    Die Zeile ist ein guter Anfang, und dann kommt nichts. Meistens fehlt der Doppelpunkt: Eine Zeile, die einen
    Block eröffnet, etwa `event:` oder `if us:`, endet mit einem, damit alle sehen, dass noch etwas folgt.
why-S003 =
    Ein Tabulator ist so breit, wie das jeweilige Programm es mag. Was wozu gehört, entscheidet sich aber daran,
    wie weit eine Zeile eingerückt ist: Mit Tabulatoren hieße eine Karte auf deinem Bildschirm etwas anderes als
    auf meinem. Zwei Leerzeichen je Stufe sind überall gleich.
why-S004 =
    Zeilen, die zusammengehören, beginnen in derselben Spalte. Diese beginnt etwas links oder rechts von ihren
    Nachbarn und lässt sich auf zwei Arten lesen. Niemand soll raten müssen.
why-S005 =
    Die Datei ist leer oder enthält nur Kommentare. Eine Karte beginnt mit Nummer und Titel; alles andere kann
    später kommen.
why-S006 =
    Die erste Zeile sagt allen, welche Karte das ist: Szenarien entfernen sie nach ihrer Nummer, andere Karten
    blockieren sie nach ihrem Titel. Ohne diese Zeile gehört alles Weitere in der Datei zu nichts.
why-S007 =
    Alles, was eine Karte sagt, steht unter ihrem Titel, zwei Leerzeichen weiter rechts. Eine Zeile am linken Rand
    beginnt eine neue Karte, und eine Datei enthält eine Karte: So findet man jede Karte am Namen ihrer Datei.
why-S008 =
    Nur Zeilen, die mit einem Doppelpunkt enden, haben andere unter sich. Diese ist für sich vollständig; was
    unter ihr eingerückt ist, hinge also an nichts. Rücke es nach links oder gib ihm ein `if`, unter dem es stehen
    kann.
why-S009 =
    Der Doppelpunkt verspricht, dass darunter eingerückt etwas folgt. Es folgt nichts. Wenn nichts geschehen soll,
    lass auch die Zeile mit dem Doppelpunkt weg.
why-S010 =
    Ein einzelner einfacher Satz darf nach dem Doppelpunkt in derselben Zeile stehen: `if us: +1 prestige`. Ein
    zweites `if`, eine Schleife oder eine Liste von Möglichkeiten braucht eigenen Platz, sonst sieht bald niemand
    mehr, was wovon abhängt. Beginne eine neue Zeile und rücke sie ein.
why-S011 =
    `do 1 of:` eröffnet eine Liste, aus der eine Seite wählt, und jeder Eintrag der Liste ist eine `option:`. Eine
    Möglichkeit anderswo könnte niemand wählen, und ein bloßer Satz in der Liste gehörte zu keiner der
    Möglichkeiten.
why-S012 =
    `with:` führt eine Operation unter veränderten Regeln aus: Jede Zeile darunter beantwortet eine Frage, die die
    Operation stellt, etwa wie hoch ein Abzug ist. Was vor oder nach der Operation geschehen soll, steht in einer
    eigenen Zeile.
why-S013 =
    `else` heißt: andernfalls. Unmittelbar davor, in derselben Spalte, muss etwas stehen, das eingetreten sein
    kann oder nicht. Vielleicht ist ein Satz dazwischengeraten, oder die Einrückung hat sich verschoben.
why-S014 =
    Zwölf Blöcke ineinander oder zehn Klammerpaare sind mehr, als am Tisch jemand verfolgen kann. Die Karten der
    echten Decks kommen mit drei aus. Fast immer lässt es sich einfacher sagen, oft dadurch, dass ein
    Zwischenergebnis einen Namen bekommt.
why-S015 =
    Es gibt fünfzehn Zellen, zwölf Ansehensstufen und ein paar hundert Karten. Eine siebenstellige Zahl ist ein
    Vertipper oder eine Telefonnummer.
why-S016 =
    Eine Zeile mit mehr als 400 Buchstaben passt auf keinen Bildschirm, geschweige denn auf eine Karte. Mehrere
    Zeilen mit `play if` müssen alle gelten, eine lange Bedingung lässt sich also an ihrem `and` teilen; eine
    lange Liste bekommt mit `let` einen Namen.
why-S017 =
    Jede Zeile ist zu verstehen, aber alle zusammen sind für das Programm zu viel. Das kommt so gut wie nie vor.
    Verschachtele die Zeilen weniger tief oder teile das Ereignis auf.
why-S018 =
    Die längste Karte der Decks ist eine Seite lang, das längste Szenario zwei. Eine Datei von Hunderten Seiten
    ist etwas anderes, das unter diesen Namen geraten ist, und sie zu lesen hielte dich nur auf.
why-S019 =
    Niemand sieht sie, und das ist das Problem: Zwei Dateien, die gleich aussehen, unterscheiden sich, und jeder
    Vergleich von Fassungen zeigt Zeilen, in denen sich nichts geändert hat. `--fix` nimmt sie weg.
why-S020 =
    Eine Operation heißt `op`, zwei heißen `ops`. Verstanden würde beides, aber ein Deck, in dem alle gleich
    schreiben, liest und durchsucht sich leichter. `--fix` bringt es in Ordnung.
why-S021 =
    Eine Meldung kann für deine Karte falsch sein, und das darfst du sagen. Aber wer die Karte als Nächstes liest,
    vielleicht du selbst in einem Jahr, muss erfahren, warum: Die Wörter nach `because` sind nicht für die
    Maschine. Ohne Begründung übergeht der Kommentar nichts.
why-S022 =
    Der Kommentar erlaubt eine Meldung, die es nicht gibt: Die Karte wurde inzwischen verbessert, oder der
    Kommentar steht in einer anderen Zeile als die Meldung. Bliebe er stehen, verdeckte er eines Tages etwas
    Neues. Nimm ihn heraus.
why-S023 =
    Die Prüfung liest eine Art von Kommentar: `# daedalus-lint: ignore CODE because REASON`, in der Zeile der
    Meldung oder in einer eigenen Zeile darüber. Dieser Kommentar wendet sich an die Prüfung, aber nicht mit
    diesen Wörtern, und bewirkt daher nichts. Schwiege sie dazu, würdest du glauben, er wirke.
why-S024 =
    Nach dreißig Fehlern in einem Text wird der Rest nicht mehr angesehen. Meist haben sie eine gemeinsame
    Ursache: eine Datei anderer Art unter diesem Namen, ein anders geschriebenes Schlüsselwort, eine Einrückung,
    die ganz oben verrutscht ist.
why-N001 =
    Wörter mit großem Anfangsbuchstaben sind Namen auf der Karte der Welt. Dieser steht nicht darauf, die Karte
    handelte also von einem Land, das kein Spielplan hat. Meist ist es ein Schreibfehler, und die Meldung zeigt
    die ähnlichsten Namen. Namen von Karten und Markierungen stehen in Anführungszeichen.
why-N002 =
    Jede Art von Dingen hat eigene Eigenschaften: Ein Land kann `poor` sein, ein Plot `WMD`, aber nicht umgekehrt.
    Das Verzeichnis der Wörter führt sie alle unter `Properties` auf, mit dem, wovon sie gesagt werden.
why-N003 =
    Eine Wahl braucht Kandidaten: Länder, Plots oder Karten, vielleicht nur bestimmte, vielleicht nur die einer
    Liste. Aus diesen Wörtern lässt sich keine Liste bilden, es gäbe also nichts, was man vorlegen könnte.
why-N004 =
    Karten sind in den Sätzen des Spiels geschrieben, und jeder davon steht für einen Ablauf des Regelhefts. Bei
    einem Satz, der nicht dazugehört, müssten sich alle am Tisch selbst ausdenken, was geschieht. Die Meldung
    zeigt die zwei ähnlichsten bekannten Sätze; in `docs/language.md` stehen alle.
why-N005 =
    Ein dauerhaftes Ereignis wirkt, indem es Fragen beantwortet, die die Abläufe unterwegs stellen, oder indem es
    darauf wartet, dass etwas geschieht. Stellt kein Ablauf jemals die Frage, wartet die Antwort ewig, und die
    Karte tut nichts, ohne dass es jemand merkt.
why-N006 =
    Das Wort gehört weder zur Sprache, noch ist es ein Name, den eine Zeile darüber vergeben hat. Ein Name gilt
    bis zum Ende seines Blocks; einer, der innerhalb eines `if` vergeben wird, gilt nur dann weiter, wenn jeder
    Zweig ihn vergibt. Vielleicht ist er hier nur anders geschrieben als dort.
why-N007 =
    Am Tisch sitzen zwei Seiten, und das ist keine davon. Wer hier wählen soll, wäre jemand, der nie Platz
    genommen hat.
why-N008 =
    Nach dieser Zeile wüsste niemand, was von beiden gemeint ist. Eine Schleife und eine Frage wie `any country c`
    brauchen einen Namen, der noch frei ist; nur `choose`, `let` und `as` dürfen einen Namen neu vergeben.
why-N009 =
    Bei einer Suche ist `it` das Gesuchte. Ein Land, das an sich selbst grenzt, gibt es nicht, also würde nie
    etwas gefunden. Gib dem anderen Land einen Namen, wenn es gewählt wird, und verwende ihn hier.
why-N010 =
    Von dieser Zeile an steht das Wort für das, was hier benannt wurde, und was es vorher hieß, lässt sich nicht
    mehr sagen. Wer die Karte liest, hält es für das Wort. Der beste Name ist ein Buchstabe.
why-T001 =
    Jede Stelle in einem Satz nimmt eine Art von Dingen auf: eine Zahl, ein Land oder etwas, das zutrifft oder
    nicht. `play if prestige` gibt eine Zahl, wo ein Ja oder Nein nötig ist, als fragte jemand, ob sieben. Sag,
    was damit ist: `prestige > 3`.
why-T002 =
    Ein Land und eine Zahl sind weder gleich noch verschieden: Die Frage hat keine Antwort. Gemeint ist wohl eine
    Zahl, die das Land hat, etwa seine Zellen oder Rohstoffe.
why-T003 =
    Zahlen können größer oder kleiner sein als andere. Eine Haltung oder ein Land kann das nicht; bei ihnen lässt
    sich nur fragen, ob sie gleich sind.
why-T004 =
    Was in einem Klammerpaar steht, wird gleich behandelt: Eins nach dem anderen wird gewählt, getestet oder
    gezählt. Das geht nur, wenn alles von einer Art ist. Mach zwei Listen daraus oder lass das Fremde weg.
why-T005 =
    Mit `+` zählt ein Effekt etwas zu einem Wert hinzu, und mehrere Karten dürfen das zugleich. Ob etwas überhaupt
    erlaubt ist, ist keine Zahl: Antworte `yes` oder `no` und füge `when` hinzu, wenn das nur manchmal gilt.
why-T006 =
    `as` gibt dem einen Namen, was ein Satz zurückbringt, etwa der gewürfelten Zahl. Dieser ändert die Stellung
    und bringt nichts zurück, der Name stünde also für nichts.
why-T007 =
    Ein Name darf neu vergeben werden und steht dann für etwas Neues. Aber ein Name, der ein Land war und eine
    Zahl wird, machte aus vernünftigen Sätzen Unsinn, je nachdem, welche Zeile zuletzt kam. Namen kosten nichts:
    Nimm einen anderen.
why-H001 =
    Wessen Ereignis es ist, entscheidet am Tisch fast alles: wer es spielen darf und ob es eintritt, wenn die
    andere Seite die Karte für Operationen verwendet. Schreib `us`, `jihadist` oder `unassociated` unter den
    Titel.
why-H002 =
    Jede Karte kann statt für ihr Ereignis für Operationen gespielt werden, und ihr Wert sagt, wie viel sie dann
    bewirkt. Ohne Wert wäre die Karte auf der Hand nur Ballast.
why-H003 =
    Karten haben einen Wert von 1 bis 3 Operationen. Regierungsführung, Würfel und Reserven sind alle auf solche
    Werte angelegt; eine Karte mit neun täte mit einem Mal, wofür man sonst eine ganze Runde braucht.
why-H004 =
    Mehrere Nummern in der ersten Zeile sind mehrere Exemplare der Karte, jedes eine eigene Karte im Deck. Zwei
    Exemplare mit einer Nummer lassen sich nicht auseinanderhalten.
why-H005 =
    Eine Karte hat ein Ereignis, das von oben nach unten geschieht. Bei zweien könnte niemand sagen, welches
    gespielt wird. Unterscheidet es sich nach Seite oder Lage, teile es mit `if`.
why-H006 =
    Die Zeile unter dem Titel führt auf, was um das Ereignis herum gedruckt ist: Seite, Wert, `remove`, `mark` und
    dergleichen. Das hier ist nichts davon. Die Meldung nennt alles, was es gibt.
why-H007 =
    `if there` heißt: in dem Land, in dem das Ereignis gespielt wird. Also muss die Karte in einer Zeile `play in`
    darunter sagen, wo das ist. Ohne den Ort gälte die Blockade nirgends.
why-H008 =
    Nach ihrem Ereignis wird eine Karte abgeworfen, entfernt oder anderswohin gelegt. Sie kann nur in ein Feld
    kommen, das der Spielplan hat; an jedem anderen Ort ginge sie verloren, und beim nächsten Mischen fehlte eine
    Karte.
why-H009 =
    `play in` ist das Ziel des Ereignisses: Es muss vorhanden sein, damit die Karte gespielt werden kann, und wird
    zuerst gewählt. Eine Karte hat eines. Ein zweites Land lässt sich im Ereignis selbst wählen.
why-H010 =
    Eine entfernte Karte verlässt das Spiel und ist nicht mehr da, was auch immer später geschieht. Also kann sie
    nicht auch zurück in den Nachziehstapel. Eins von beidem ist ein Fehler, und nur du weißt, welches.
why-H011 =
    `mark` lässt für den Rest des Spiels einen Marker im Feld der Ereignisse liegen; `lapsing` endet mit der
    Runde. Ein Effekt kann am Ende der Runde vorbei sein oder weitergehen, aber nicht beides.
why-H012 =
    Ein Ereignis einer Seite wird nur von dieser Seite gespielt, auch wenn die andere es auslöst. `remove if us`
    trifft auf einer solchen Karte entweder immer zu oder nie und lässt beim Lesen nach einem Unterschied suchen,
    den es nicht gibt.
why-H013 =
    Eine Karte, die sich selbst blockiert, ließe sich einmal spielen und beendete ihren eigenen Effekt; eine, die
    sich selbst verlangt, ließe sich überhaupt nie spielen. Gemeint ist eine andere Karte.
why-H014 =
    Blockiert ist blockiert; zweimal ist nicht mehr als einmal. Wahrscheinlich sollte einer der beiden Namen ein
    anderer sein.
why-H015 =
    Ein automatisches Ereignis geschieht immer, wenn seine Karte gespielt wird, von wem und wofür auch immer.
    Niemand fragt, ob es darf. Eine Bedingung würde entweder nie angesehen oder machte ein gewöhnliches Ereignis
    daraus.
why-H016 =
    Sie lässt sich nur spielen, während das andere Ereignis in Kraft ist, und nicht, während das andere Ereignis
    in Kraft ist. Das ist ein schönes Rätsel und eine tote Karte.
why-H017 =
    Eine Karte hat eine Seite, einen Wert und ein Schicksal. Von zwei Werten zählte der letzte, und wer die Karte
    vorliest, wüsste das nicht. Behalte den gemeinten.
why-H018 =
    Die Karte hat einen Kopf und keinen Rumpf: kein Ereignis, keinen dauerhaften Effekt, nichts, was sie
    blockiert. Als Ereignis gespielt, wäre sie eine Niete. Schreib unter `event:`, was geschieht, oder unter
    `while in effect:`, was gilt.
why-H019 =
    Karten werden von 1 an nummeriert, und jede hat einen Titel. Danach wird ein Deck sortiert, und so nennen sie
    andere Karten und Szenarien; ohne Titel und Nummer könnte das niemand.
why-H020 =
    `caliphate possible` sagt, dass der Dschihadist dort, wo dieses Ereignis drei Zellen platziert, ein Kalifat
    ausrufen darf. Dieses Ereignis platziert nie so viele in einem Land; die Worte auf der Karte wären ein leeres
    Versprechen.
why-R001 =
    Diese Marker zeigen, wohin ein Volk neigt. Wo gut regiert wird, unter Islamistischer Herrschaft, im
    Bürgerkrieg oder außerhalb der Muslimischen Welt ist darüber schon entschieden. Die Regeln verweigern den
    Marker, was auch immer die Karte sagt, und das Ereignis täte stillschweigend weniger, als es verspricht. Wähle
    unter Ländern, die `open to awakening` sind.
why-R002 =
    Milizen bilden sich, wo ein Staat schwach, aber noch nicht verloren ist: In gut regierten Ländern, unter
    Islamistischer Herrschaft und außerhalb der Muslimischen Welt haben sie nichts zu suchen. Dort platzierte
    würden sofort zurückgenommen. Wähle unter Ländern, die `open to militia` sind.
why-R003 =
    Unnachgiebig oder nachgiebig: So steht der Rest der Welt zum Krieg gegen den Terror. Muslimische Länder und
    der Iran nehmen anders daran teil und haben keine Haltung, und die Israels ist auf den Spielplan gedruckt. Nur
    anderen Nicht-Muslimischen Ländern lässt sich eine Haltung geben.
why-R004 =
    Verbündet und Feindlich sind Muslimische Länder; anderswo wählen die Leute, ohne jemanden zu fragen, und die
    Regierungsführung ist auf den Spielplan gedruckt. Eine Karte, die ein solches Land umstimmen will, ändert
    seine Haltung.
why-R005 =
    Der Iran ist eine Art für sich: Seine Regierungsführung steht fest, und er hält zu niemandem. Erst die Wahlen
    in The Awakening machen aus ihm ein Land wie seine Nachbarn; eine Karte muss also dafür sorgen, dass er bis
    dahin Muslimisch ist.
why-R006 =
    Truppen stehen, wo sie eingeladen sind, in Verbündeten Ländern, oder wo sie die Regierung gewechselt haben. In
    ein Land geschickt, das keins von beidem ist, säßen sie fest: Keine Regel sagt, was sie dort dürfen.
    Dauerhafte Ereignisse können ein Land mit `may deploy to` öffnen.
why-R007 =
    Niemand legt Bomben im eigenen Haus: Unter Islamistischer Herrschaft sind die Dschihadisten die Regierung. Ein
    Plot dort kostete sie Mittel, um sich selbst zu schaden; darum lassen die Regeln ihn nicht zu.
why-R008 =
    Das Ansehen reicht von 1 bis 12, die Finanziellen Mittel von 1 bis 9. Ein Marker kann nicht über das Ende
    seiner Leiste hinaus, und eine Frage nach einem Wert dort draußen ist beantwortet, bevor sie gestellt ist.
    Sieh dir die Enden der Leiste noch einmal an.
why-R009 =
    In der Schachtel sind fünfzehn Zellen und fünfzehn Truppen, und das ist als Grenze gemeint: Was nicht auf
    seiner Leiste liegt, kann nicht ins Spiel kommen. Eine Karte, die mehr verlangt, verspricht etwas, das niemand
    je tun kann.
why-R010 =
    Wie ein Land ohne Marker regiert wird, weiß niemand, bevor dafür gewürfelt wurde. Es vorher zu verbessern
    heißt, ein Haus zu streichen, das noch nicht gebaut ist. Die meisten Sätze testen das Land selbst; wo einer es
    nicht tut, schreib `test` davor oder wähle ein Land, das `tested` ist.
why-R011 =
    Für einen Regierungswechsel müssen die USA unnachgiebig sein, an einem Ort sechs freie Truppen haben, und das
    Land muss unter Islamistischer Herrschaft stehen. Fehlt etwas davon, bewirkt die Operation nichts. Frag
    vorher: `if regime change possible in c`.
why-R012 =
    WMD-Plots liegen nur an wenigen Orten bereit: in ihrem Feld und neben Pakistan, Syrien und dem Iran. Ein
    Ereignis kann aus einem Land nicht freigeben, was dort nie gelagert war.
why-R013 =
    Bei allen dreien geht es um Regierungen, die stürzen können: Unterstützung hilft, sie zu halten, eine
    Belagerung, sie zu stürzen, und ein Bürgerkrieg beides zugleich. Länder, deren Regierungsführung auf den
    Spielplan gedruckt ist, können nicht stürzen, und die Marker lägen dort ohne Bedeutung.
why-R014 =
    Es gibt sechs Plots mit den Nummern 1 bis 3 und die WMD. Ein Plot 4 ist nicht in der Schachtel, das Ereignis
    platzierte also gar nichts.
why-R015 =
    Ein Satz von Karten ist für einen Spielplan gemacht: die in einem Ordner namens `base` für den des
    Grundspiels. Was nur eine Erweiterung hat, ihre Marker, Spielsteine und Länder, gibt es dort nicht. Ein
    Szenario mit dieser Karte und ohne die Erweiterung wird abgelehnt.
why-R016 =
    Er hat keine Wirkung unter Islamistischer Herrschaft, in Feindlichen Ländern, in einem Gut regierten
    Verbündeten Land und in den Vereinigten Staaten, Israel und dem Iran, wie er am Anfang ist. Hier kann kein
    anderes Land gemeint sein. Verschiebe das Land erst in Richtung Verbündet oder wähle ein anderes.
why-L001 =
    Wie auch immer die Stellung ist: Ein früherer Zweig kommt zuerst an die Reihe, oder dieser kann gar nicht
    eintreten. Die Zeilen darunter werden an keinem Tisch je vorgelesen. Oft sollten zwei Bedingungen verschieden
    sein und sind es nicht.
why-L002 =
    Eine Bedingung ist eine Weggabelung. Diese hat nur einen Weg: In jeder Stellung, die die Regeln zulassen, ist
    die Antwort Ja. Lass die Bedingung weg oder frag, was du wirklich wissen wolltest.
why-L003 =
    In keiner Stellung, die die Regeln zulassen, trifft das zu; was davon abhängt, geschieht also nie. Vielleicht
    schließen zwei Eigenschaften einander aus, oder eine Zahl liegt jenseits des Endes ihrer Leiste.
why-L004 =
    Kein Land, kein Plot und keine Karte kann je so sein, wie hier verlangt. Die Wahl findet nichts, ihr Name
    bleibt leer, und alle Sätze damit werden still übergangen.
why-L005 =
    Ein Ereignis, dessen Bedingung erfüllt ist, darf gespielt werden, und die andere Seite kann gezwungen sein, es
    auszulösen. Findet das Ereignis dann nichts zu tun, hat jemand eine Karte vergeudet, von der die Regeln ihn
    hätten abhalten sollen. Schreib, was das Ereignis braucht, in eine Zeile `play if` oder `play in`.
why-L006 =
    Etwas wird gewählt oder gezählt, bekommt einen Namen und wird nie mehr erwähnt. Am Tisch ist das eine Wahl
    ohne Folgen. Entweder fehlt ein Satz darüber, oder die Zeile ist von einer früheren Idee übrig.
why-L007 =
    Ein Effekt dauert, solange seine Markierung auf dem Spielplan liegt. Sagt die Karte weder `mark`, noch legt
    sie die Markierung irgendwohin, beginnt ihr Effekt nie; er wäre Kleingedrucktes für niemanden.
why-L008 =
    Widersprechen sich zwei dauerhafte Ereignisse, gilt das spätere; am Tisch hängt der Ausgang dann davon ab, in
    welcher Reihenfolge gespielt wird. Ist das gewollt, sag es, indem das eine das andere blockiert; wenn nicht,
    sollte eines von ihnen sagen, wann es nicht gilt.
why-L009 =
    Wenn diese Zeile an die Reihe kommt, ist die Stellung schon so, wie die Zeile sie will. Am Tisch würde man
    suchen, was zu tun ist, und nichts finden. Entweder ist ein anderes Land gemeint, oder es fehlt ein `else`.
why-L010 =
    `this` ist der dauerhafte Effekt, der gewartet hat und jetzt wirkt. Ein Ereignis, das gerade gespielt wird,
    ist noch keiner: Es gibt nichts zu beenden. Nenne stattdessen die Markierung oder schreib die Zeile unter ein
    `when`.
why-L011 =
    Eine Wahl zwischen Gleichem und Gleichem ist keine, und eine Bedingung, die so oder so zum Gleichen führt,
    fragt umsonst. Meist wurde eines kopiert und danach nicht geändert.
why-L012 =
    Jede Möglichkeit lässt sich einmal ausführen. Von zwei Möglichkeiten lassen sich nie drei ausführen, und null
    davon sind kein Ereignis.
why-L013 =
    Nur die Karte, die Spielsteine vom Spielplan geschickt hat, kann sie zurückbringen. Tut sie es nie, sind sie
    für den Rest des Spiels verloren; und bringt sie zurück, was sie nie fortgeschickt hat, geschieht nichts.
why-L014 =
    Die Markierung wird weggenommen, sobald ihr `ends when` zutrifft. Wird das Ereignis nur dort gespielt, wo das
    der Fall ist, oder führt es das selbst herbei, dauert der Effekt keinen Augenblick.
why-L015 =
    `x or x` ist `x`. Das zweite sollte wahrscheinlich von etwas anderem handeln: von einem anderen Land, einer
    anderen Zahl, oder es sollte `and` statt `or` heißen.
why-L016 =
    Eine Karte, die eine Seite aus der eigenen Hand nimmt, bleibt, wo sie ist, und eine Karte auf der anderen Hand
    ist nicht da, um abgeworfen zu werden. Es ist die falsche Seite genannt.
why-L021 =
    Um zu beantworten, wie viele Zellen es gibt, fragt die Karte, wie viele Zellen es gibt, und so ohne Ende fort:
    Das Spiel würde angehalten. Was das Regelheft sagt, ist schon gezählt; `+1` kommt hinzu. Auch zwei Antworten
    können einander so jagen, auf einer Karte oder auf zweien, die zugleich in Kraft sind.
why-L022 =
    Das Ereignis dieser Karte lässt das Ereignis dieser Karte geschehen, das es wieder geschehen lässt, ohne Ende:
    Das Spiel würde angehalten. So auch bei einem, das auf irgendein Ereignis wartet und dann eines geschehen
    lässt. Sag, unter welcher Bedingung es weitergeht, oder lass das Ereignis einer anderen Karte geschehen.
why-D001 =
    An der Nummer erkennt ein Deck seine Karten: Nach ihr werden sie ausgeteilt, abgeworfen und entfernt. Von zwei
    Karten mit derselben könnte immer nur eine gezogen werden.
why-D002 =
    Wenn eine Karte eine andere blockiert, sagen es beide, denn auf beiden ist es gedruckt: Wer die zweite hat,
    muss es ihr ansehen. Die Prüfung vergleicht die beiden. `--fix` schreibt die fehlende Zeile in die andere
    Karte.
why-D003 =
    Die Karte verweist auf eine andere mit ihrem Titel oder mit dem Namen ihrer Markierung, und keine heißt so.
    Der Verweis ginge nie in Erfüllung: Nichts würde blockiert, und was verlangt ist, wäre nie da.
why-D004 =
    Eine Karte kommt durch ein Szenario ins Spiel, das ihren Satz hat, also den Ordner, in dem sie liegt, sofern
    das Szenario sie nicht entfernt. Keines der Szenarien, die mit dieser Karte geprüft wurden, tut das: Sie ist
    geschrieben und getestet und wird nie gezogen.
why-D005 =
    Was die eine Karte erlaubt, verlangt die andere; beide sagen es, denn man kann die eine oder die andere auf
    der Hand haben. Eine Karte, die erlaubt wird, aber nicht danach fragt, lässt sich ohnehin spielen, und eine,
    die fragt, ohne erlaubt zu werden, sagt niemandem, worauf zu warten ist.
why-D006 =
    Karten werden nach ihrem Titel blockiert und verlangt. Tragen zwei verschiedene Karten eines Satzes denselben,
    kann niemand sagen, welche gemeint ist. Exemplare einer Karte teilen sich eine Datei, mit allen Nummern in der
    ersten Zeile.
why-D007 =
    Blockiert oder erlaubt wird eine Karte nur durch ein Ereignis, das in Kraft ist, und in Kraft ist es, solange
    seine Markierung auf dem Spielplan liegt. Die hier genannte Karte hinterlässt keine Markierung: Ihr Ereignis
    ist vorbei, sobald es geschehen ist. Gib jener Karte eine Markierung oder nenne die, die sie hat.
why-Y001 =
    Ein Szenario ist eine Liste von Schlüsseln und Werten, und jeder Schlüssel hat seine eigene Art von Wert. Ein
    Schlüssel mit einem Schreibfehler würde sonst übergangen, und das Spiel begänne ohne das, was dort geschrieben
    steht. Editoren, die das Schema kennen, ergänzen die Schlüssel beim Tippen.
why-Y002 =
    Alle Schlüssel stimmen, aber die Stellung, die sie beschreiben, kennen die Regeln nicht: zu viele Spielsteine,
    Karten, die es nicht gibt, Stufen, die einander ausschließen. Niemand könnte sie auf dem Spielplan aufbauen.
why-Y003 =
    Der Aufbau eines Szenarios wird ausgeführt, bevor eine Karte gespielt ist: Es gibt kein `this card` und keine,
    deren Markierung gelegt oder die für eine Operation verwendet werden könnte. Ein dauerhaftes Ereignis, das von
    Anfang an in Kraft ist, steht unter `marks`, Truppen außerhalb des Spielplans unter `troops off map`.
why-Y004 =
    Etwas in `pack.yaml`, in einem Spielplan oder in den Tabellen eines Pakets ist nicht, wie es sein soll: ein
    Schlüssel oder ein Wert, den es nicht gibt, eine Karte mit der Nummer einer anderen, ein unvollständiges Land,
    ein Name, den keine Karte sagen könnte. Solange es so steht, lässt sich das Paket nicht spielen, und seine
    Karten werden nicht angesehen.
why-Y005 =
    Was ein Bot tut, steht in einer YAML-Datei: Spalten, Listen, Fragen und Anweisungen für Karten, jede unter
    ihrem Schlüssel. Ein Schlüssel, den niemand liest, änderte nichts, und du suchtest den Grund am falschen Ort.
    `daedalus schema bot` zeigt alle Schlüssel; ein Paket ändert vorhandene Bots in einer Datei gleichen Namens.
why-Y006 =
    Eine Liste oder Spalte, die niemand geschrieben hat, eine Karte, die nicht im Spiel ist oder nicht wählt, was
    die Anweisungen nennen, eine Möglichkeit, die sie nicht bietet, eine Frage, die niemand stellt, eine Aktion,
    die der Bot nicht kennt. Im Spiel würde die Zeile übergangen, oder das Spiel bliebe stehen.
why-X001 =
    Das Ereignis wurde in einer erlaubten Stellung gespielt, und das Spiel konnte nicht weitergehen. Am Tisch sähe
    man einander an und legte die Karte beiseite. Gezeigt wird die kleinste Stellung, in der es vorkommt; wenn
    dein Satz sagt, was du meinst, liegt der Fehler bei uns, und die Stellung ist, was wir brauchen, um ihn zu
    finden.
why-X002 =
    Nach dem Ereignis steht etwas, wo die Regeln es nicht kennen, es sind zu viele oder zu wenige Spielsteine oder
    Karten da, oder das Ereignis lässt sich nicht zurücknehmen. Das Spiel ginge von dort weiter und später schief,
    weit weg von der Karte. Wähle nur unter Ländern, in denen der Satz einen Sinn hat.
why-X003 =
    Hunderte erlaubter Stellungen wurden passend zur Karte gemacht, viele davon genau auf diese Zeile gezielt, und
    keine führte dorthin. Vielleicht schließen ihre Bedingungen einander auf eine Art aus, die nur der ganze
    Spielplan zeigt. Ein Auslöser, der nie wirkt, und ein Ende, das nie kommt, werden ebenso gemeldet.
why-X004 =
    Es wurde immer wieder ausgeführt, und danach war die Stellung wie zuvor. Jemand gäbe eine Karte für nichts
    aus. Oft wurde eine der beiden Seiten vergessen, oder der Satz tut, was schon getan ist.
why-X005 =
    Der Effekt war in vielen Stellungen in Kraft, die Frage wurde dort gestellt, und die Antwort war immer die,
    die sie ohne die Karte gewesen wäre. Vielleicht sagen die Regeln es schon, oder die Bedingung nach `when`
    trifft den Fall nie. Eine solche Zeile ist Kleingedrucktes, das niemand braucht.
