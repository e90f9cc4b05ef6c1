# Jede nummerierte Regel in eigenen Worten, kurz. Der Schlüssel ist ihre Nummer; Quelle ist rules/labyrinth.yaml.

## 2 Wie man gewinnt

rule-2-1-1 = Die USA gewinnen sofort mit 12 Ressourcen unter Guter Regierungsführung, mit 15 Muslimischen Ländern unter Guter oder Mittelmäßiger Regierungsführung oder wenn keine Zelle mehr auf dem Spielplan steht.
rule-2-1-2 = Der Jihadist gewinnt sofort mit 6 Ressourcen unter Islamistischer Herrschaft einschließlich zweier benachbarter Länder, bei Ansehen 1 und 15 Ländern mit Schlechter Regierungsführung oder unter Islamistischer Herrschaft oder durch einen in den USA ausgelösten WMD-Plot.
rule-2-2 = Erfüllen durch „Oil Price Spike“ beide Seiten zugleich eine Siegbedingung, gewinnt die Seite, die die Karte gespielt hat.
rule-2-3 = Beim letzten Neumischen gewinnen die USA, wenn die Ressourcen unter Guter Regierungsführung mehr als das Doppelte derer unter Islamistischer Herrschaft betragen (Länder mit grünem Regierungswechselmarker zählen als islamistisch); sonst gewinnt der Jihadist.

## 3 Spielaufbau

rule-3-1 = Gespielt wird ein gewähltes Szenario; ein Spieler übernimmt die USA, der andere die Jihadisten.
rule-3-2 = Baue das Szenario auf: übrige Spielsteine auf ihre Leisten, 3 WMD in jedes WMD-Feld, Plots verfügbar, Reserven auf 0. Dann werden Karten ausgeteilt, und der Jihadist beginnt.
rule-3-3 = Die Spieler wählen ein Spiel über ein, zwei oder drei Kartendecks; es endet beim ersten, zweiten oder dritten Neumischen.

## 4 Spielplan, Spielsteine und Karten

rule-4-0 = Zum Spiel gehören 120 Karten, 15 Truppen, 15 Zellen, ein Würfel für die USA und drei für den Jihadisten.
rule-4-1-1 = Jedes Feld ist ein Land. Verbundene Länder sind benachbart; das zählt für Reise, Krieg der Ideologien, den Sieg des Jihadisten und einige Ereignisse.
rule-4-1-2 = Ein Land ist Sunnitisch oder Gemischt-Schiitisch (beide Muslimisch), Nicht-Muslimisch oder der Iran, der eine eigene Art bildet.
rule-4-2-1 = Die Regierungsführung eines Muslimischen Landes ist Gut (1), Mittelmäßig (2), Schlecht (3) oder Islamistische Herrschaft (am schlechtesten, ohne Zahl). Sie kann sich im Spiel ändern.
rule-4-2-2 = Die Regierungsführung ändert sich Stufe um Stufe: Eine Verbesserung führt von Schlecht zu Mittelmäßig, dann von Mittelmäßig zu Gut. Ein Land zeigt immer nur eine Stufe.
rule-4-2-3 = Nur Muslimische Länder haben eine Politische Einstellung: Verbündet, Neutral oder Feindlich. Ein Nicht-Muslimisches Land ist nie Verbündet.
rule-4-2-4 = Ein markiertes Muslimisches Land hat Regierungsführung und Politische Einstellung zugleich, etwa Schlecht und Verbündet; ein unmarkiertes hat keines von beiden.
rule-4-2-5 = Jedes Muslimische Land ist 1, 2 oder 3 Ressourcen wert; sie zählen für den Sieg und für einige Ereignisse.
rule-4-2-6 = Jedes „Oil Price Spike“ in Kraft erhöht die Ressourcen aller Ölexportländer um 1.
rule-4-3-1 = Die Regierungsführung eines Nicht-Muslimischen Landes ist aufgedruckt, Gut oder Mittelmäßig, und ändert sich nie.
rule-4-3-2 = Nicht-Muslimische Länder haben eine Haltung, Unnachgiebig oder Nachgiebig, oder sind noch unmarkiert. Der Iran hat keine; die Haltung der USA steht auf der GWOT-Leiste.
rule-4-3-3 = Die Haltung Israels ist immer Unnachgiebig.
rule-4-3-4 = Einige Nicht-Muslimische Länder haben einen Rekrutierungswert (REC), den der Jihadist beim Rekrutieren dort verwendet.
rule-4-4 = Der Iran ist weder Muslimisch noch Nicht-Muslimisch; seine Regierungsführung steht fest, und er hat keine Haltung.
rule-4-5 = Die sieben Länder im Schengen-Raum sind untereinander benachbart; ein Land mit Schengen-Verbindung ist zu allen sieben benachbart.
rule-4-6-1 = Es gibt 15 Zellen, die Spielsteine des Jihadisten, und 15 Truppen, die Spielsteine der USA.
rule-4-6-2 = Zellen und Truppen, die in keinem Land stehen, liegen auf der Leiste für Finanzielle Mittel oder auf der Truppenleiste.
rule-4-6-3 = Die Zahl der Spielsteine ist eine feste Grenze: Kein Ereignis und keine Rekrutierung bringt mehr als 15 Zellen oder 15 Truppen ins Spiel.
rule-4-6-4 = Zellen kommen als Schläferzellen ins Spiel. Jihad, Plot, Zerschlagung und Regierungswechsel machen sie aktiv, eine Reise macht sie wieder zu Schläferzellen.
rule-4-7 = Keine Leiste geht über ihre Enden hinaus: Die Finanziellen Mittel bleiben bei 1 bis 9, die Haltung der Welt zwischen Nachgiebig 3 und Unnachgiebig 3.
rule-4-7-1 = Das Ansehen der USA reicht von 1 bis 12 in vier Stufen: Niedrig, Mittel, Hoch und Sehr hoch.
rule-4-7-2 = Die Haltung der Welt ist der Unterschied zwischen der Zahl der Unnachgiebigen und der Nachgiebigen Länder, ohne die USA und mit Israel als Unnachgiebig, zur größeren Seite hin, höchstens 3.
rule-4-7-2-1 = Die GWOT-Strafe ist der Wert der Haltung der Welt, wenn diese der Haltung der USA entgegengesetzt ist, sonst 0.
rule-4-7-3 = Die Truppen auf der Truppenleiste füllen in Fünfergruppen Überdehnung, Krieg, dann Geringe Intensität; es gilt das am weitesten rechts liegende Feld, das nicht voll ist.
rule-4-7-4 = Zellen verlassen die Leiste für Finanzielle Mittel von links und kehren von rechts zurück, je fünf in ein Feld.
rule-4-7-4-1 = Die Finanziellen Mittel reichen von 1 bis 9 in drei Stufen: Knapp, Mäßig und Reichlich.
rule-4-7-4-2 = Rekrutiert werden nur Zellen aus Feldern beim Marker für Finanzielle Mittel oder links davon; Ereignisse dürfen alle nehmen. Zellen in Ländern sind davon nicht betroffen.
rule-4-7-5 = Die Zählung der gespielten Karten beginnt nach jeder Aktionsphase der USA und ihren Plots von vorn; jedes Neumischen rückt den Kartendeckmarker um ein Feld weiter.
rule-4-7-6 = Die Ressourcen unter Guter Regierungsführung und unter Islamistischer Herrschaft sowie die Zahl der Länder mit Gut oder Mittelmäßig und mit Schlecht oder unter Islamistischer Herrschaft stimmen stets mit dem Spielplan überein.
rule-4-7-7 = Ereignisse mit dauerhafter Wirkung werden im Ereignisfeld markiert, solange sie in Kraft sind.
rule-4-7-7-1 = Die Karte eines vorübergehenden Ereignisses kommt in das Feld für vorübergehende Ereignisse; dort können mehrere liegen.
rule-4-7-7-2 = Die Karte der ersten Plot-Operation der Runde kommt in das Feld für den ersten Plot; spätere Plot-Karten lösen USA-Ereignisse wie gewohnt aus.
rule-4-7-7-3 = Verlässt eine Karte während der Runde das Feld für vorübergehende Ereignisse oder für den ersten Plot, ersetzt ein Marker sie, und die Wirkung bleibt.
rule-4-7-8 = Plotmarker im Feld für verfügbare Plots dürfen durch Plot-Operationen oder Ereignisse in Ländern platziert werden.
rule-4-7-8-1 = Je drei WMD-Plots liegen in einem WMD-Feld bereit. Ereignisse machen sie einzeln verfügbar; fällt Pakistan erstmals unter Islamistische Herrschaft, werden seine drei verfügbar. Verwendete sind aus dem Spiel.
rule-4-7-9 = Jede Seite hat eigene Reserven; am Rundenende fallen sie auf 0.
rule-4-8-1 = Sechs Plots mit den Nummern 1 bis 3 liegen verdeckt, nur für den Jihadisten sichtbar. Sie sind wiederverwendbar und erfordern eine Karte mit mindestens ihrer Nummer.
rule-4-8-2 = Ein Regierungswechsel legt seinen Marker mit der grünen Seite nach oben; er hält die Truppen dort fest. Nach dem nächsten Austeilen wird er auf die braune Seite gedreht.
rule-4-8-3 = Unterstützung und Umkämpfte Regierung werden mit Markern in Ländern angezeigt: Unterstützung hilft dem Krieg der Ideologien, Umkämpfte Regierung dem Umfassenden Jihad.
rule-4-8-4 = Entfernt eine Zerschlagung oder ein Ereignis die letzte Zelle, bleibt ein Kader. Eine Zelle von der Leiste entfernt ihn; der Jihadist darf Kader in seiner Aktionsphase entfernen.
rule-4-9-1 = Für Würfelwürfe gibt es vier Tabellen: Regierungsführung, Haltung, Ansehen und Krieg der Ideologien.
rule-4-9-2 = Der Krieg der Ideologien gelingt in einem Muslimischen Land ab 5 nach den Modifikatoren der Tabelle; anderswo gilt die Tabelle Haltung.
rule-4-9-3 = Regierungsführung, Haltung und Ansehen werden nach ihren Tabellen ausgewürfelt; der Wurf für die Haltung der USA erhält +1.
rule-4-9-4 = Ein unmarkiertes Land, das eine Operation, das Platzieren einer Zelle oder eines Plots oder der Test eines Ereignisses betrifft, wird zuerst ausgewürfelt; ein Muslimisches wird Neutral.
rule-4-9-5 = Wer einen Test verursacht, trägt alle Folgen. Ein Krieg der Ideologien mit einer Karte, die für die ausgewürfelte Regierungsführung zu niedrig ist, scheitert einfach.
rule-4-10 = Jede der 120 Karten hat Operationswert, Zugehörigkeit, Namen und Ereignis; manche haben Szenariogrenzen, MARKIEREN, VORÜBERGEHEND oder ENTFERNEN. „US Election“ ist automatisch.
rule-4-10-3 = Die Karten sind von 1 bis 120 nummeriert.
rule-4-10-4 = Jedes Ereignis gehört den USA, gehört dem Jihadisten oder ist neutral.

## 5 Ablauf des Spiels

rule-5-1 = Gespielt wird, bis eine Seite eine Siegbedingung erfüllt oder das Neumischen kommt, das die gewählte Spiellänge beendet.
rule-5-2-1 = In einer Runde wechseln die Aktionsphasen, bis beide Hände leer sind oder bis die des Jihadisten leer ist und die USA ihre letzte Karte behalten.
rule-5-2-2 = In jeder Aktionsphase spielt die Seite zwei Handkarten, der Jihadist zuerst. Ohne Karten geschieht nichts; Kader darf der Jihadist dennoch entfernen.
rule-5-2-2-1 = Jede gespielte Karte wird entweder für ihr Ereignis oder für eine Operation verwendet.
rule-5-2-2-2 = Die in der laufenden Aktionsphase gespielten Karten werden gezählt.
rule-5-2-3 = Jede Aktionsphase der USA endet mit dem Auslösen aller Plots auf dem Spielplan, auch wenn die USA keine Karte gespielt haben.
rule-5-2-4 = Ihre letzte Karte dürfen die USA spielen, ohne Wirkung abwerfen oder behalten. Hat der Jihadist keine mehr, werden die Plots ausgelöst, und die Runde endet.
rule-5-2-5 = Am Rundenende sinken die Finanziellen Mittel um 1. Das Ansehen sinkt um 1, wenn ein Land unter Islamistischer Herrschaft steht, und steigt dann um 1, wenn die Haltung der Welt den Wert 3 hat und der der USA entspricht.
rule-5-2-6 = Danach werden die Karten in den Feldern für vorübergehende Ereignisse und für den ersten Plot abgelegt und ihre Marker entfernt.
rule-5-2-7 = Die Reserven beider Seiten werden 0.
rule-5-2-8 = Beide Seiten ziehen so viele Karten, wie ihre Leiste anzeigt, auch wenn die USA eine behalten haben; Hände haben keine Obergrenze.
rule-5-2-9 = Ganz zuletzt wird jeder grüne Regierungswechselmarker auf die braune Seite gedreht.
rule-5-3-1 = Ist der Nachziehstapel beim Ziehen leer, werden die abgelegten Karten und die in den Feldern für vorübergehende Ereignisse und den ersten Plot zu einem neuen gemischt; war es das letzte Neumischen, endet das Spiel.
rule-5-3-2 = Abgelegte und entfernte Karten, Karten in Feldern sowie die Größe der Hände und des Nachziehstapels sind jederzeit für beide Seiten einsehbar.

## 6 Karten spielen

rule-6-1 = Eine Karte wird auf eine von zwei Arten gespielt: als Ereignis oder für eine Operation.
rule-6-2-1 = Bei einer als Ereignis gespielten Karte zählt der Operationswert nicht, sofern das Ereignis nichts anderes sagt; ihre Effekte gelten sofort.
rule-6-2-2 = Widersprechen sich Kartentext und Regeln, gilt der Kartentext, solange das Ereignis wirkt.
rule-6-2-3 = Widersprechen sich zwei Ereignisse, gilt das spätere, solange es wirkt.
rule-6-2-4 = Tritt ein Ereignis ein, gilt jeder Teil, der gelten kann, auch MARKIEREN und ENTFERNEN, selbst wenn andere Teile nicht möglich sind.
rule-6-2-5 = Ein Ereignis, das einer Seite gehört, darf nur diese als Ereignis spielen; für Operationen dürfen beide die Karte verwenden.
rule-6-2-6 = Ein Ereignis, dessen Bedingung nicht erfüllt ist oder das blockiert ist, kann nicht gespielt werden; für Operationen taugt die Karte weiterhin.
rule-6-2-7 = Ein Ereignis mit MARKIEREN hinterlässt einen Marker, solange es wirkt. Ein vorübergehendes Ereignis gilt bis zum Rundenende; seine Karte liegt so lange im Feld für vorübergehende Ereignisse.
rule-6-2-8 = Ein blockiertes Ereignis kann nicht gespielt werden; eine dauerhafte Wirkung endet, wenn ein Ereignis ins Spiel kommt, das sie blockiert.
rule-6-2-9 = Eine Karte mit ENTFERNEN verlässt das Spiel, wenn ihr Ereignis eintritt, nicht aber, wenn sie für Operationen verwendet oder abgeworfen wird.
rule-6-3-1 = Jede Karte ist mit ihrem Operationswert für eine Operation verwendbar; bei „US Election“ tritt dann auch das Ereignis ein, nach Wahl des Spielers davor oder danach.
rule-6-3-2 = Wer eine Karte der Gegenseite für Operationen verwendet, löst ihr Ereignis aus, außer mit der ersten Plot-Karte des Jihadisten in der Runde.
rule-6-3-2-1 = Wer die Karte spielt, bestimmt, ob Ereignis oder Operation zuerst kommt. Ist das Ereignis in seinem Moment blockiert oder die Bedingung nicht erfüllt, tritt es nicht ein.
rule-6-3-2-2 = Ein ausgelöstes Ereignis wird abgehandelt, als hätte seine eigene Seite es gespielt; sie entscheidet, und MARKIEREN und ENTFERNEN gelten.
rule-6-3-2-3 = Operationen mit einer eigenen oder neutralen Karte lösen kein Ereignis aus, außer bei „US Election“.
rule-6-3-3 = Eine Karte mit Wert 1 oder 2 darf den Reserven der Seite zugeschlagen werden, höchstens 2 insgesamt; ein Ereignis der Gegenseite darauf tritt dennoch ein.
rule-6-3-3-1 = Alle Reserven dürfen ausgegeben werden, um eine Karte für eine Operation auf höchstens 3 zu erhöhen, nie für ein Ereignis und nie für eine Neuausrichtung.
rule-6-3-3-2 = Reserven, die bis zum Rundenende nicht ausgegeben sind, verfallen.

## 7 Operationen der USA

rule-7-0 = Jede Karte, die die USA für Operationen verwenden, erlaubt eine Operation; Ausnahme ist die Neuausrichtung.
rule-7-1-1 = Eine Operation der USA erfordert eine Karte mit mindestens der Zahl der Regierungsführung des Landes (1 bis 3); unter Islamistischer Herrschaft ist nur ein Regierungswechsel möglich; eine Verhinderung kostet 3.
rule-7-1-2 = Neben den Reserven stehen den USA Krieg der Ideologien, Truppentransport, Zerschlagung, Verhinderung und Neuausrichtung offen.
rule-7-1-3 = Unter Islamistischer Herrschaft ist der Regierungswechsel die einzige Operation der USA.
rule-7-2 = Der Krieg der Ideologien erfordert einen Würfelwurf: in Muslimischen Ländern nach seiner Tabelle, in Nicht-Muslimischen nach der Tabelle Haltung.
rule-7-2-1-1 = Der Krieg der Ideologien macht ein Neutrales Land Verbündet oder verbessert ein Verbündetes mit Schlecht oder Mittelmäßig um eine Stufe; bei Gut entfallen Regierungswechsel, Umkämpfte Regierung und Unterstützung.
rule-7-2-1-2 = Ein Würfel, Erfolg ab 5 nach Modifikatoren: der Schritt zu Gut, Ansehen, GWOT-Strafe, Unterstützung und ein benachbartes Verbündetes Land mit Guter Regierungsführung.
rule-7-2-1-3 = In einem Land mit Regierungswechselmarker erfordert der Krieg der Ideologien mindestens fünf Truppen mehr als Zellen.
rule-7-2-2-1 = Fehlt beim Krieg der Ideologien genau 1, kommt ein Unterstützungsmarker in das Land, falls dort keiner liegt.
rule-7-2-2-2 = Der Krieg der Ideologien legt nie einen zweiten Unterstützungsmarker; Ereignisse dürfen es, und die Marker zählen zusammen.
rule-7-2-2-3 = Gute Regierungsführung oder Islamistische Herrschaft entfernt alle Unterstützungsmarker; jeder Erfolg durch Jihad oder einen ausgelösten Plot entfernt einen.
rule-7-2-3 = In einem Nicht-Muslimischen Land außer den USA wird die Haltung ausgewürfelt (1–4 Nachgiebig, 5–6 Unnachgiebig), markiert oder nicht; gleicht sie der der USA, steigt das Ansehen um 1.
rule-7-3-1 = Ein Truppentransport bewegt beliebig viele Truppen von einem Ort zu einem anderen; in einem Land mit Regierungswechselmarker müssen fünf mehr bleiben, als Zellen dort stehen.
rule-7-3-2 = Die Regierungsführung des Ziels bestimmt den nötigen Operationswert; die Truppenleiste zählt als Gut, dafür genügt jede Karte.
rule-7-3-3 = Das Ziel muss Verbündet sein, also nie Nicht-Muslimisch; Ausnahme ist der Regierungswechsel.
rule-7-3-4 = Regierungswechsel: Haltung der USA Unnachgiebig, eine 3, sechs oder mehr freie Truppen von einem Ort in ein Land unter Islamistischer Herrschaft; dann grüner Marker, Regierungsführung auswürfeln, Verbündet, Zellen aktiv, Ansehen auswürfeln.
rule-7-3-4-1 = Ein Regierungswechselmarker liegt nur in Ländern mit Schlecht oder Mittelmäßig; wird das Land Gut oder Islamistisch, kommt er sofort weg.
rule-7-3-5 = Rückzug: Bei Nachgiebiger Haltung der USA und mit einer 3 verlassen beliebig viele Truppen ein Land mit Regierungswechselmarker; Unterstützung entfernen, Umkämpfte Regierung legen, Ansehen auswürfeln; der Regierungswechselmarker bleibt.
rule-7-4 = Eine Zerschlagung entfernt aktive Zellen, aktiviert Schläferzellen oder entfernt einen Kader.
rule-7-4-1 = Eine Zerschlagung erfordert eine Zelle oder einen Kader in einem Verbündeten Land, in einem Land mit mindestens zwei Truppen oder in einem Nicht-Muslimischen Land außer dem Iran.
rule-7-4-2 = Die Zerschlagung trifft eine Zelle nach Wahl der USA, zwei bei Unnachgiebiger Haltung oder mit 2 oder mehr Truppen dort; aktive werden entfernt, Schläferzellen aktiviert; ein Kader wird nur entfernt, wenn dort keine Zellen stehen.
rule-7-4-3 = Entfernt eine Zerschlagung die letzte Zelle, bleibt ein Kader.
rule-7-4-4 = Eine Zerschlagung mit zwei oder mehr Truppen dort erhöht das Ansehen um 1, was auch immer getroffen wurde.
rule-7-5-1 = Eine Verhinderung erfordert unabhängig von der Regierungsführung eine Karte mit Wert 3; Reserven dürfen helfen.
rule-7-5-2 = Eine Verhinderung wählt einen Plot in einem beliebigen Land, auch in Feindlichen Ländern und im Iran, deckt ihn auf und verhindert ihn.
rule-7-5-3 = Die USA sehen den Plot erst, wenn sie ihn gewählt haben. Ein WMD-Plot verlässt das Spiel, jeder andere ist wieder verdeckt verfügbar.
rule-7-6-1 = Eine Neuausrichtung ändert die Haltung der USA von Nachgiebig zu Unnachgiebig oder umgekehrt.
rule-7-6-2 = Eine Neuausrichtung kostet zwei Karten mit Wert 3, ohne Reserven, und füllt die ganze Aktionsphase der USA.
rule-7-6-3 = Die USA bestimmen die Reihenfolge der neuen Haltung und der Jihadisten-Ereignisse, die ihre zwei Karten auslösen.

## 8 Operationen des Jihadisten

rule-8-1-1 = Jede Karte ist verwendbar. Ihr Wert ist die Zahl der Würfel; ein Würfel gelingt, wenn er höchstens die Zahl der Regierungsführung zeigt, unter Islamistischer Herrschaft immer.
rule-8-1-2 = Nenne Operation, Ziele und die Würfel für jedes Ziel vor dem Würfeln; alle Würfe einer Karte gelten als gleichzeitig.
rule-8-1-3 = Neben den Reserven stehen dem Jihadisten Rekrutierung, Reise, Jihad und Plot offen.
rule-8-2-1 = Jeder Erfolg einer Rekrutierung platziert eine verfügbare Zelle als Schläferzelle; ein Fehlschlag hat keine Wirkung.
rule-8-2-2 = Für eine Rekrutierung muss dort vorher eine Zelle oder ein Kader sein; die erste platzierte Zelle ersetzt den Kader.
rule-8-2-3 = In einem Land mit Regierungswechselmarker gelingt die Rekrutierung automatisch.
rule-8-2-4 = Ist in einem Nicht-Muslimischen Land ein Rekrutierungswert aufgedruckt, gilt er bei der Rekrutierung statt der Regierungsführung.
rule-8-3-1 = Jeder Operationspunkt bewegt eine Zelle, die zur Schläferzelle wird. In ein benachbartes Land oder innerhalb eines Landes gelingt die Reise automatisch, sonst wird gegen die Regierungsführung des Ziels gewürfelt.
rule-8-3-2 = Misslingt der Wurf für die Reise, kommt die Zelle auf die Leiste für Finanzielle Mittel und hinterlässt keinen Kader.
rule-8-3-3 = Alle Ausgangs- und Zielländer werden vor dem Würfeln genannt; eine Zelle reist je Karte einmal, und unmarkierte Zielländer werden zuerst getestet.
rule-8-4 = Jihad trifft Muslimische Länder, die nicht unter Islamistischer Herrschaft stehen (nie den Iran), erfordert dort je Würfel eine Zelle und macht die eingesetzten Zellen aktiv.
rule-8-4-1 = Jeder Erfolg des Jihad verschlechtert die Regierungsführung um eine Stufe, höchstens bis Schlecht, und entfernt einen Unterstützungsmarker.
rule-8-4-2 = Umfassender Jihad: Mit fünf Zellen mehr als Truppen zu Beginn, die alle aktiv werden, führen zwei Erfolge mit einer Karte von Schlecht zu Islamistischer Herrschaft.
rule-8-4-3 = Jeder misslungene Würfel des Jihad schickt eine Zelle auf die Leiste für Finanzielle Mittel; es bleibt kein Kader.
rule-8-4-3-1 = Führen drei Würfel ein Land, das schon Schlecht war, nicht zu Islamistischer Herrschaft, wird dort Umkämpfte Regierung platziert und das Land um ein Feld in Richtung Verbündet verschoben.
rule-8-4-3-2 = Mit Umkämpfter Regierung genügt ein Erfolg von Schlecht zu Islamistischer Herrschaft; höchstens ein Marker je Land, er entfällt bei Gut oder Islamistischer Herrschaft.
rule-8-4-4 = Fällt ein Land unter Islamistische Herrschaft, wird es Feindlich; Regierungswechsel, Umkämpfte Regierung und Unterstützung entfallen, seine Ressourcen erhöhen die Finanziellen Mittel. Stehen dort Truppen, bleiben sie, und das Ansehen wird 1.
rule-8-4-5 = Fällt Pakistan das erste Mal unter Islamistische Herrschaft, werden seine drei WMD-Plots verfügbar.
rule-8-5-1 = Plot trifft jedes Land, das nicht unter Islamistischer Herrschaft steht, auch den Iran. Jeder Würfel erfordert eine Zelle, die aktiv wird; mindestens ein Würfel ist nötig.
rule-8-5-2 = Jeder Erfolg platziert verdeckt einen verfügbaren Plot, dessen Nummer den Wert der Karte nicht übersteigt, oder einen WMD-Plot; Fehlschläge haben keine Wirkung.
rule-8-5-3 = Die erste Karte der Runde, die für Plot verwendet wird, löst ihr USA-Ereignis nicht aus und kommt in das Feld für den ersten Plot.
rule-8-5-4 = Plots in Ländern bleiben den USA verborgen, bis sie verhindert oder ausgelöst werden.
rule-8-5-5 = Jeder Erfolg einer Plot-Operation darf einen verfügbaren WMD-Plot platzieren; verhindert oder ausgelöst, verlässt er das Spiel.
rule-8-5-6 = Nach jeder Aktionsphase der USA werden alle übrigen Plots in der Reihenfolge des Jihadisten ausgelöst: WMD-Sieg in den USA, Finanzielle Mittel, Haltung, Ansehen, Regierungsführung und Unterstützung, Marker.

## 9 Jihadistische Aktivitäten (ein Spieler)

rule-9-1 = Allein gegen die Jihadistischen Aktivitäten gewinnen die USA nicht durch einen Spielplan ohne Zellen; 6 Ressourcen unter Islamistischer Herrschaft gewinnen überall; am Ende brauchen die USA bei 1, 2 oder 3 Kartendecks 6, 9 oder 12 Ressourcen unter Guter Regierungsführung.
rule-9-2 = Die Hand des Jihadisten ist ein Stapel, von dem oben gespielt wird; seine oberste Karte ist auch die zufällige. Nur „Intel Community“ und „FSB“ sehen hinein, und nach „FSB“ wird gemischt.
rule-9-3-1 = Aktive Zellen werden vor Schläferzellen eingesetzt und verloren, Sadr zuletzt.
rule-9-3-2 = Plots werden blind aus den verfügbaren gezogen, gleich welchen Wert die Karte hat; „Danish Cartoons“ und „Zarqawi“ platzieren den Plot, den sie nennen.
rule-9-3-3 = Jeder gewonnene WMD-Plot legt den niedrigsten verfügbaren Plot beiseite, sodass sechs im Spiel bleiben; wird einer verwendet, kommt der höchste davon zurück.
rule-9-4-1 = Ein spielbares Ereignis, das nicht den USA gehört, tritt ein, bei einem neutralen folgen Operationen; eines der USA bedeutet Plots; sonst Umfassender Jihad, Eingeschränkter Jihad, Rekrutierung oder Reise. Ohne Zellen auf der Leiste führen Ereignisse, die Zellen platzieren, zur Radikalisierung.
rule-9-4-2 = Eine Operation setzt alle Zellen des ersten Landes ein, bevor das nächste an die Reihe kommt.
rule-9-4-2-1 = Ereignisse folgen den Listen der Operationen: für Plots, für Regierungsführung und Politische Einstellung und für Reisen. Zellen kommen in zufällige Länder. Findet ein Plot keinen Ort, entfällt das Ereignis zugunsten der Radikalisierung.
rule-9-4-2-2 = Plots gelten den USA, dann dem Ansehen, ohne GWOT-Strafe Ländern mit der Haltung der USA, Ländern mit Unterstützung und unter 9 den Finanziellen Mitteln. Operationen wählen Mittelmäßig, Gut, Schlecht, Ereignisse Gut, Mittelmäßig, Schlecht.
rule-9-4-2-3 = Von mehreren Ländern für einen Umfassenden Jihad gilt Pakistan, dann das mit den meisten Ressourcen.
rule-9-4-2-4 = Ein Eingeschränkter Jihad gilt erst Ländern mit Guter, dann mit Mittelmäßiger Regierungsführung; unter diesen zählen Pakistan, Unterstützung, Umkämpfte Regierung, die meisten Ressourcen. Änderungen durch Ereignisse gelten danach auch Ländern mit Schlechter.
rule-9-4-2-5 = Rekrutiert wird Wurf für Wurf, wo bei Regierungswechsel die Truppen die Zellen um 5 übertreffen, unter Islamistischer Herrschaft bis zum Doppelten der Karte, dann nach der höchsten Zahl; unter diesen zählen Umkämpfte Regierung, die meisten Spielsteine, Ressourcen.
rule-9-4-2-6 = Jede Zeile schickt eine Zelle auf Reisen: Regierungswechsel, Umkämpfte Regierung oder Unterstützung; wo zwei Zellen zum Umfassenden Jihad fehlen; Länder mit Guter oder Mittelmäßiger Regierungsführung neben einer Zelle; nach der Haltung der USA. Die übrigen ziehen in zufällige Länder.
rule-9-4-2-6-1 = Zellen kommen aus Islamistischer Herrschaft mit mehr Zellen als der Wert der Karte, aus Regierungswechsel mit mehr Zellen als Truppen, aus Nachbarländern, dann von irgendwo, aktive zuerst. Die letzte Zelle der beiden ersten Arten reist in ihrem Land.
rule-9-4-2-6-2 = Sind alle Reisen bestimmt, versucht es jede Zelle einmal.
rule-9-4-3 = Operationspunkte, die sich nicht verwenden lassen, bringen eine Zelle von der Leiste in ein zufälliges Land, dann eine automatische Reise, dann bei Finanziellen Mitteln unter 9 einen Plot und verschlechtern schließlich zufällige Länder mit Guter oder Mittelmäßiger Regierungsführung.
rule-9-5 = Was gleich gut ist, entscheidet das Los, bei mehr als sechs Ländern die Weltweite Tabelle (hier jedes Land gleich wahrscheinlich); für Schengen und Gemischt-Schiitische Länder gibt es eigene Tabellen.
rule-9-5-1 = Eignet sich ein ausgewürfeltes Land nicht, gilt das nächste geeignete; unter gleich nahen entscheidet das Los.
rule-9-6 = „Ex-KGB“ gilt dem Kaukasus, wenn das die Haltung der Welt ändert, sonst Zentralasien; „Leak“ beendet einen zufälligen Marker; „Oil Price Spike“ holt eine zufällige Jihadisten-Karte mit dem höchsten Wert oder dient nur Operationen.
rule-9-7 = Die Stufen bauen aufeinander auf: zwei Zellen je Erfolg; für Umfassenden Jihad genügen drei Zellen mehr als Truppen; die USA müssen alle Karten spielen; ein misslungener Jihad kostet keine Zellen.

## 11.1 Aufbruch und Reaktion

rule-11-1-1 = Blaue Aufbruchsmarker und grüne Reaktionsmarker zeigen, wohin ein Volk neigt; sie liegen nur in Muslimischen Ländern.
rule-11-1-2 = Ein Ereignis kann einen solchen Marker in einem Muslimischen Land platzieren, das zuerst getestet wird; ein Land darf beliebig viele haben.
rule-11-1-3 = Jeder Aufbruchsmarker zählt dort +1, jeder Reaktionsmarker −1 bei jedem Würfel für Krieg der Ideologien und Jihad, bei keinem anderen Wurf.
rule-11-1-4 = Kein solcher Marker kommt in ein Land, das Nicht-Muslimisch ist, im Bürgerkrieg ist, Gute Regierungsführung hat oder unter Islamistischer Herrschaft steht, was auch immer eine Karte sagt; ein Regierungswechselmarker stört nicht.
rule-11-1-5 = Rückgang: Jede Stufe der Regierungsführung in Richtung Gut nimmt einen Aufbruchsmarker, jede in Richtung Islamistische Herrschaft einen Reaktionsmarker weg; eine Änderung der Politischen Einstellung keinen.
rule-11-1-6 = Alle diese Marker entfallen, wenn ein Land Gute Regierungsführung erhält, unter Islamistische Herrschaft fällt oder dort ein Bürgerkrieg ausbricht. Neue Symbole bezeichnen Kalifats-Ereignisse und die Hälften eines Kartendecks.
rule-11-1-7 = Polarisierung vor dem Austeilen: Aufbruch minus Reaktion bringt bei 2 einen weiteren Marker, ab 3 eine Änderung der Politischen Einstellung oder der Regierungsführung. Länder, die Gut oder Islamistisch werden, kommen zuletzt und gemeinsam.
rule-11-1-8 = Weiterverbreitung: Ein Land, das Gut oder Islamistisch wird, legt einen Marker seiner Art in ein Zufälliges Muslimisches Land oder ein zufälliges Nachbarland davon; gewürfelt wird, bis eines ihn aufnehmen kann.

## 11.2 Bürgerkrieg

rule-11-2-2 = Ein Bürgerkrieg beginnt durch ein Ereignis: testen; Gut wird Mittelmäßig, Islamistische Herrschaft wird Schlecht; Marker legen; Aufbruchsmarker werden Milizen, Reaktionsmarker Zellen; der Regierungswechselmarker entfällt, alles andere bleibt.
rule-11-2-3 = Im Bürgerkrieg gelingt die Rekrutierung automatisch.
rule-11-2-4 = Milizen zählen mit den Truppen für den Krieg der Ideologien bei Regierungswechsel, für den Umfassenden Jihad und die Zerschlagung. Sie ändern nie das Ansehen, treffen allein nur eine Zelle und stehen in keinem Land, das Gut, Islamistisch oder Nicht-Muslimisch ist.
rule-11-2-5 = Nach der Polarisierung kostet jeder Bürgerkrieg Spielsteine: ein Treffer je sechs, für den Rest wird gewürfelt. Mit Truppen kostet ein Treffer zwei Zellen; Treffer, die nichts finden, ändern die Politische Einstellung, dann die Regierungsführung.
rule-11-2-6 = Ein im Bürgerkrieg ausgelöster WMD-Plot entfernt auch eine Miliz; zwei bei derselben Plotauslösung bringen Islamistische Herrschaft.
rule-11-2-7 = Ein Bürgerkrieg endet, wenn das Land Gute Regierungsführung erhält oder unter Islamistische Herrschaft fällt, oder durch ein Ereignis.
rule-11-2-8 = Endet er, entfallen der Marker und alle Milizen; alles andere bleibt.
rule-11-2-9 = Spielsteine kommen von ihren Leisten und kehren dorthin zurück. Von jeder Markerart gibt es fünfzehn, mit zwei Seiten; fehlen welche, darf man sie aus einem anderen Land nehmen.

## 11.3 Weitere Änderungen

rule-11-3-1 = Zwei WMD liegen in Syrien, eines im Iran, drei in Pakistan; für jedes WMD, das die USA verhindern oder aus dem Spiel nehmen, steigt das Ansehen um 1.
rule-11-3-2 = Ein verhinderter oder ausgelöster Plot kann vor dem Rundenende nicht erneut platziert werden; ein WMD-Plot verlässt das Spiel.
rule-11-3-3-1 = Der Iran ist anfangs ein Land eigener Art. Seine Wahlen machen ihn zu einem Gemischt-Schiitischen Ölexportland mit 2 Ressourcen, Mittelmäßig und Feindlich; Spielsteine und Marker bleiben.
rule-11-3-3-2 = Mali ist Sunnitisch, 1 Ressource wert und zu Marokko, Algerien/Tunesien und Nigeria benachbart.
rule-11-3-3-3 = Nigeria ist Nicht-Muslimisch und Schlecht, bis dort ein Plot 2, 3 oder WMD ausgelöst wird; dann ist es Sunnitisch, Schlecht und Neutral, ein Ölexportland mit 2 Ressourcen. Verbündet und ohne Zellen wird es geräumt und zurückgedreht; seine Regierungsführung behält es.
rule-11-3-3-4 = Syrien ist Gemischt-Schiitisch.
rule-11-3-4 = Abwesende Truppen kommen zuerst von der Truppenleiste, dann aus Ländern nach Wahl der USA; sie kehren auf die Leiste zurück, wenn ihr Ereignis es sagt.
rule-11-3-5 = Ereignisse des Grundspiels, die geschichtlich schon eingetreten sind, sind zu Beginn nicht in Kraft.
rule-11-3-6 = Rundenende in dieser Reihenfolge: Finanzielle Mittel, zweimal Ansehen, Reserven, Plots, Polarisierung und Kampfauswirkungen, Austeilen, vorübergehende Ereignisse, abwesende Truppen, Regierungswechselmarker.
rule-11-3-7 = „Training Camps“ bringt drei zusätzliche Zellen, im Kalifat fünf. Sie werden zuletzt platziert, nur bei Finanziellen Mitteln von 9 rekrutiert und zuerst entfernt; sie bleiben auf dem Spielplan, wenn der Marker entfällt.
rule-11-3-8 = Der Jihadist darf ein Kalifat erklären, wo bestimmte Ereignisse drei Zellen platzieren, bei Bürgerkrieg, Regierungswechsel oder Islamistischer Herrschaft: +2 Finanzielle Mittel, und 1 Ressource, solange die Kalifatshauptstadt besteht.
rule-11-3-8-1 = Zum Kalifat gehören jederzeit die Kalifatshauptstadt und alle solchen Länder, die eine lückenlose Kette mit ihr verbindet.
rule-11-3-8-2 = Eine Kalifatshauptstadt, die die Bedingungen nicht mehr erfüllt, zieht in ein anderes Teilland um (−1 Finanzielle Mittel, +1 Ansehen) oder geht verloren (−2 Finanzielle Mittel, +2 Ansehen); ein Kalifat darf erneut erklärt werden.
rule-11-3-8-3 = Zellen im Kalifat sind aktiv, auch die hinzukommenden.
rule-11-3-8-4 = Einige Ereignisse dürfen in Teilländern des Kalifats nicht gespielt werden.
rule-11-3-9 = Ein Zufälliges Muslimisches Land bestimmen zwei Würfel, mit einer zweiten Tabelle; kann dort nichts platziert werden, gilt ein zufälliges Nachbarland, oder es wird erneut gewürfelt.
rule-11-3-10 = Die Tabelle für Gemischt-Schiitische Länder hat eigene Einträge; statt des Iran gilt Syrien, solange der Iran das Ergebnis nicht aufnehmen kann.
rule-11-3-11 = Dürfen von einer Karte mehrere Möglichkeiten gewählt werden, müssen es verschiedene sein.
rule-11-3-12 = Von zwei mit ODER verbundenen Effekten tritt einer ein, und zwar einer mit Wirkung, wenn es einen gibt.
rule-11-3-13 = Bestimmte Ereignisse, die einen Bürgerkrieg auslösen oder einen Regierungswechsel erlauben, sind vom Ablagestapel zurückzuholen; zwei davon stammen aus dem Grundspiel.
rule-11-3-14 = Ein Land, das Gute Regierungsführung erhält oder unter Islamistische Herrschaft fällt, verliert Regierungswechsel, Umkämpfte Regierung, Unterstützung, Aufbruch, Reaktion, Bürgerkrieg und Milizen, bei Gut auch seinen Platz im Kalifat.

## 12 Der Bot der Jihadisten

rule-12-1 = Gegen den Bot der Jihadisten gelten die Siegbedingungen des Solospiels (9.1).
rule-12-2 = Die Hand des Bots der Jihadisten ist ein verdeckter Stapel; Karten werden oben gespielt, verloren und hinzugefügt, und niemand sieht sie ein.
rule-12-3 = Weichen die Anweisungen für eine Karte von den allgemeinen in 12.3 ab, gelten die der Karte.
rule-12-3-1 = Entfernt ein Ereignis Truppen oder Milizen, wählt der Bot das Land nach seiner Jihad-Spalte.
rule-12-3-2 = Platziert ein Ereignis Zellen oder einen Kader, wählt der Bot nach „Rekrutieren und Reisen nach“, außer wenn auch Plots platziert werden; beim Rekrutieren wird mit höchstens so vielen Würfeln gewürfelt, wie Zellen verfügbar sind, übrige Operationspunkte der Karte dienen der Radikalisierung.
rule-12-3-3 = Innerhalb eines Landes nimmt der Bot Truppen vor Milizen und setzt oder opfert aktive Zellen vor Schläferzellen.
rule-12-3-4 = Plotmarker zieht der Bot verdeckt, wenn kein Ereignis eine Nummer nennt; für Ereignisse wählt er nach seiner Plot-Spalte, und er würfelt mit höchstens so vielen Würfeln, wie Plots verfügbar sind; ohne Plots radikalisiert er.
rule-12-3-5 = Geht es um eine Haltung, wählt der Bot Länder mit der Haltung der USA, dann unmarkierte, und setzt das Gegenteil der Haltung der USA.
rule-12-3-6 = Der Bot platziert erst Reaktion, dann entfernt er Aufbruch, in Ländern nach seiner Jihad-Spalte, außer wenn dort auch Zellen platziert werden (12.3.2).
rule-12-3-7 = Der Bot verschiebt die Politische Einstellung zu Feindlich und die Regierungsstufe zu Islamistischer Herrschaft, nach seiner Jihad-Spalte; ein Ereignis, das nur das Umgekehrte täte, gilt als unspielbar.
rule-12-3-8 = Der Bot führt nie einen Eingeschränkten Jihad in einem Land mit Schlechter Regierungsführung durch.
rule-12-3-9 = Beim Reisen wählt der Bot zuerst das Ziel, dann die Herkunft der Zellen; die letzte Zelle eines Landes mit automatischer Rekrutierung bleibt, außer wenn zwei weitere solche Länder Zellen haben.
rule-12-3-10 = Der Bot erklärt ein Kalifat, wenn er damit sofort gewinnt oder wenn ein Nachbar der Hauptstadt beitreten würde.
rule-12-3-11 = Eine Operation, die ein Ereignis erlaubt, folgt der Liste und der Spalte dieser Operation.
rule-12-3-12 = Was die Anweisungen und 12.3 offen lassen, entscheidet das Los (9.5).
rule-12-4 = Die Karten des Bots werden einzeln oben vom Stapel aufgedeckt, und Ereignisse der USA darauf treten nie ein.
rule-12-4-1 = Der Bot spielt ein Ereignis, das keines der USA ist, gespielt werden kann und etwas bewirkt; die Operationspunkte eines neutralen kommen in die Reserven. Sonst führt er eine Art von Operation mit Karte und Reserven bis 3 aus, jede Zelle einmal je Karte.
rule-12-4-2 = Das Land ergibt sich aus der Liste, dann der Spalte, dann dem Los; der Bot nutzt dort so viele Operationspunkte wie möglich und fährt im nächsten Land fort.
rule-12-4-3 = Radikalisierung nutzt, was eine Operation von der Karte übrig lässt, mit Reserven bis zusammen 3, in sieben Schritten der Reihe nach; nie nur mit Reserven und mit keiner Zelle zweimal.
rule-12-4-4 = Die Reserven des Bots ergänzen Operationen bis 3, wann immer es geht, und bleiben am Ende der Spielrunde erhalten.
rule-12-5 = Ideologie von Ungeordnet bis Bösartig: Eingeschränkter Jihad ohne Modifikatoren dagegen, zwei Plots je Erfolg, zwei Zellen je Erfolg, die USA behalten keine Karte, jeder Jihad ohne Modifikatoren dagegen; jede Stufe mit allen vorigen.

## 13 Der Bot der USA

rule-13-1 = Gegen den Bot der USA gelten die Siegbedingungen für zwei Spieler (2.0).
rule-13-2 = Die Hand des Bots der USA ist ein verdeckter Stapel; Karten werden oben gespielt, verloren und hinzugefügt, und niemand sieht sie ein.
rule-13-3 = Weichen die Anweisungen für eine Karte von den allgemeinen in 13.3 ab, gelten die der Karte.
rule-13-3-1 = Entfernt oder aktiviert ein Ereignis Zellen, wählt der Bot der USA nach seiner Spalte „Zelle oder Kader zerschlagen“; platziert es Truppen, Truppenmarker oder Milizen, nach „Truppen transportieren nach“.
rule-13-3-2 = Eine Zerschlagung trifft aktive Zellen vor Schläferzellen; sonst wird erst ein Marker entfernt, der als Zelle zählt, dann Schläferzellen, dann aktive Zellen.
rule-13-3-3 = Vor dem Bot der USA werden Plots offen platziert; ein Ereignis, das einen entfernt, nimmt den ersten nach den Prioritäten der Plotverhinderung.
rule-13-3-4 = Geht es um eine Haltung, wählt der Bot der USA Länder gegen die USA, dann unmarkierte, und setzt die Haltung der USA.
rule-13-3-5 = Der Bot der USA platziert erst Aufbruch, dann entfernt er Reaktion, und wählt dafür sowie für Unterstützung und Umkämpfte Regierung nach der Spalte Krieg der Ideologien, außer wenn auch Truppen oder Milizen platziert werden (13.3.1).
rule-13-3-6 = Der Bot der USA verschiebt die Politische Einstellung zu Verbündet und die Regierungsstufe zu Gut, nach der Spalte Krieg der Ideologien; ein Ereignis, das nur das Umgekehrte täte, gilt als unspielbar.
rule-13-3-7 = Bei den Kampfauswirkungen in Bürgerkriegen verliert der Bot der USA zuerst Truppen.
rule-13-3-8 = Eine Operation, die ein Ereignis erlaubt, folgt der Liste und der Spalte dieser Operation.
rule-13-3-9 = Was die Anweisungen und 13.3 offen lassen, entscheidet das Los (9.5).
rule-13-4 = Die Karten des Bots werden einzeln oben vom Stapel aufgedeckt; Ereignisse der Jihadisten darauf treten nie ein, und die letzte Karte wird weder gehalten noch abgeworfen.
rule-13-4-1 = Liegt ein Plot auf dem Spielplan, kommt zuerst das Diagramm zur Plotverhinderung, für den Plot mit höchster Priorität: Ein Ereignis, das ihn entfernt, wird gespielt, sonst verhindern ihn Operationspunkte und Reserven, kommen in die Reserven, oder die Karte geht weiter zu 13.4.2.
rule-13-4-2 = Zuerst wird eine erwünschte Neuausrichtung versucht: Erreicht sie mit der nächsten Karte und den Reserven 6, wechselt die Haltung und die Phase endet. Sonst wird ein Ereignis mit Wirkung gespielt, bei einem neutralen kommen die Operationspunkte in die Reserven; sonst eine Operation, mit Reserven bis 3.
rule-13-4-3 = Das Land ergibt sich aus der Liste, dann der Spalte, dann dem Los; je Karte eine Operation in einem Land, und Krieg der Ideologien in einem unmarkierten Muslimischen Land nur mit 3 Operationspunkten.
rule-13-4-4 = Homeland Security nutzt, was eine Operation von der Karte übrig lässt, und Reserven dazu, in sechs Schritten der Reihe nach; nie nur mit Reserven.
rule-13-4-5 = Die Reserven des Bots der USA dienen Operationen nach Bedarf, auch der Neuausrichtung, und bleiben am Ende der Spielrunde erhalten.
rule-13-4-6 = Eine Neuausrichtung ist erwünscht bei der ersten Karte einer Phase mit einer weiteren dahinter und 3 Operationspunkten samt Reserven, wenn Nachgiebige USA 2 Ressourcen unter Islamistischer Herrschaft gegenüberstehen oder Unnachgiebige einer Welt auf Nachgiebig 3 ohne Islamistische Herrschaft.
rule-13-4-7 = Truppen werden von einem Ort zu einem anderen transportiert; ergeben die Diagramme beide Male denselben, ist es nicht möglich.
rule-13-4-8 = Truppen, die nach den Diagrammen ein Land mit Regierungswechsel verlassen, ziehen sich nach 7.3.5 zurück.
rule-13-5 = Entschlossenheit von Unvorbereitet bis Keine Gnade: eine Verhinderung trifft zwei Plots eines Landes, eine Zerschlagung mit zwei Truppen bringt 2 Ansehen, Regierungswechsel und Bürgerkrieg rekrutieren nicht mehr automatisch, Ereignisse der USA treten auch beim ersten Plot ein, Krieg der Ideologien ohne negative Modifikatoren; jede Stufe mit allen vorigen.
