# Jede nummerierte Regel in eigenen Worten, kurz. Der Schlüssel ist ihre Nummer; Quelle ist rules/twilight.yaml.

## 2 Spielplan und Karten

rule-2-1-1 = Es gibt sechs Regionen. Europa hat eine westliche und eine östliche Hälfte, Österreich und Finnland gehören zu beiden; zu Asien gehört Südostasien.
rule-2-1-2 = Was von Europa oder Asien spricht, meint auch deren Unterregionen.
rule-2-1-3 = Jedes Feld ist ein Land mit einem eigenen Stabilitätswert.
rule-2-1-4 = Umkämpfte Länder zählen bei Wertungen und Putschen besonders; sonst sind sie Länder wie alle anderen.
rule-2-1-5 = Auf den Feldern der Supermächte selbst liegt kein Einfluss; für Ereignisse und Neuausrichtungswürfe zählen sie als benachbarte kontrollierte Länder.
rule-2-1-6 = Länder, die eine Linie gleich welcher Farbe verbindet, sind benachbart; ebenso ein Land und eine Supermacht.
rule-2-1-7 = Eine Seite kontrolliert ein Land, wenn ihr Einfluss mindestens dessen Stabilitätswert beträgt und den des Gegners um mindestens diesen Wert übertrifft.
rule-2-1-8 = Zahlen auf dem Spielplan geben an, mit wie viel Einfluss ein Land beginnt.
rule-2-2-1 = Alle 110 Karten außer den Wertungskarten haben einen Operationswert und ein Ereignis; eine Wertungskarte wird in der Runde gespielt, in der sie gezogen wurde.
rule-2-2-2 = Ein Ereignis gehört der UdSSR, den USA oder beiden.
rule-2-2-3 = Eine Karte wird als Ereignis oder für Operationen gespielt.
rule-2-2-4 = Eine Karte mit Stern verlässt das Spiel, sobald ihr Ereignis eingetreten ist.
rule-2-2-5 = Ein Ereignis mit unterstrichenem Titel liegt neben dem Spielplan und bleibt in Kraft, bis es aufgehoben wird oder das Spiel endet.
rule-2-2-6 = Abgeworfene Karten liegen offen auf dem Ablagestapel.

## 3 Spielaufbau

rule-3-1 = Die Karten des Frühen Krieges werden gemischt; jede Seite erhält 8, die UdSSR dazu die China-Karte. Die Hände darf man ansehen, bevor Einfluss platziert wird.
rule-3-2 = Zuerst platziert die UdSSR: 1 in Syrien, 1 im Irak, 3 in Nordkorea, 3 in Ostdeutschland, 1 in Finnland und 6 beliebig in Osteuropa.
rule-3-3 = Dann die USA: 2 in Kanada, je 1 im Iran, in Israel, in Japan, auf den Philippinen, in Südkorea, in Panama und in Südafrika, 4 in Australien, 5 in Großbritannien und 7 in Westeuropa.
rule-3-4 = Wettlauf ins All, Militäroperationen und Siegpunkte beginnen bei 0, die Runden bei 1, DEFCON bei 5.

## 4 Ablauf des Spiels

rule-4-1 = Ein Spiel hat zehn Runden. In Runde 4 kommen die Karten des Mittleren Krieges hinzu, in Runde 8 die des Späten Krieges; die Hände wachsen von 8 auf 9 Karten.
rule-4-2 = Aktiver Spieler ist der, dessen Aktionsrunde läuft.
rule-4-3 = Ist der Nachziehstapel leer, wird der Ablagestapel zu einem neuen gemischt; Karten mit Stern, deren Ereignis eingetreten ist, bleiben aus dem Spiel.
rule-4-3-1 = Vor dem Neumischen werden alle übrigen Karten ausgeteilt, außer in den Runden 4 und 8.
rule-4-4 = Beim Wechsel des Zeitabschnitts werden die neuen Karten in den vorhandenen Nachziehstapel gemischt; der Ablagestapel wartet auf das nächste Neumischen.
rule-4-5 = Eine Runde durchläuft ihre neun Abschnitte in fester Reihenfolge.
rule-4-5-A = Liegt DEFCON unter 5, verbessert es sich zu Beginn der Runde um 1.
rule-4-5-B = Die Hände werden in den Runden 1 bis 3 auf 8 Karten aufgefüllt, später auf 9; die China-Karte zählt nicht mit.
rule-4-5-C = Beide Seiten wählen geheim eine Schlagzeile und zeigen sie gleichzeitig. Der höhere Operationswert kommt zuerst, bei Gleichstand die USA; Wertungskarten zählen 0, und nur die Ereignisse treten ein.
rule-4-5-D = Es gibt sechs Aktionsrunden in den Runden 1 bis 3 und sieben in den späteren, die UdSSR jeweils zuerst. Wer keine Karte hat, setzt aus; Wertungskarten darf man nicht behalten.
rule-4-5-E = Die Militäroperationen beider Seiten werden geprüft und dann auf 0 gesetzt.
rule-4-5-F = In Turnieren werden die gehaltenen Karten gezeigt, damit niemand eine Wertungskarte behält.
rule-4-5-G = Eine China-Karte, die während der Runde verdeckt weitergegeben wurde, wird aufgedeckt.
rule-4-5-H = Der Rundenmarker rückt vor; nach Runde 3 kommen die Karten des Mittleren, nach Runde 7 die des Späten Krieges hinzu.
rule-4-5-I = Nach Runde 10 folgt die Endwertung.

## 5 Karten spielen

rule-5-1 = Eine Karte wird als Ereignis oder für Operationen gespielt. Niemand darf passen oder eine Karte einfach ablegen; am Ende behält man gewöhnlich eine.
rule-5-2 = Wer eine Karte mit einem Ereignis des Gegners für Operationen verwendet, lässt es für den Gegner eintreten, nach eigener Wahl davor oder danach, sofern es möglich ist.
rule-5-3 = Wo eine Karte mit einem bestimmten Wert verlangt ist, genügt auch eine mit höherem.
rule-5-4 = Das Ereignis einer Karte, die durch ein Ereignis abgeworfen werden muss, tritt nicht ein; das gilt auch für Wertungskarten.
rule-5-5 = Der Kartentext geht den Regeln vor; doch kein Ereignis zwingt eine Seite, eine Wertungskarte zu behalten.

## 6 Operationen

rule-6-0 = Alle Operationspunkte einer Karte dienen einem Zweck: Einflussnahme, Neuausrichtungswürfen, einem Putsch oder dem Wettlauf ins All.
rule-6-1-1 = Einfluss kommt in Länder, in denen die Seite zu Beginn ihrer Aktionsrunde schon welchen hatte, oder in deren Nachbarländer; Ereignisse dürfen ihn überall platzieren.
rule-6-1-2 = Ein Einflusspunkt kostet 1, unter Kontrolle des Gegners 2; der Preis sinkt, sobald die Kontrolle verloren geht.
rule-6-1-3 = Die Punkte einer Karte dürfen auf mehrere Länder und Regionen verteilt werden.
rule-6-1-4 = In Ländern in der Nachbarschaft der eigenen Supermacht darf eine Seite immer Einfluss platzieren.
rule-6-2-1 = Ein Neuausrichtungswurf erfordert nur Einfluss des Gegners im Zielland; das nächste Ziel wird erst nach dem vorigen Wurf genannt und darf dasselbe sein.
rule-6-2-2 = Jeder Wurf kostet 1 Punkt. Beide würfeln, +1 für jedes kontrollierte Nachbarland, für mehr Einfluss im Land und für die eigene Supermacht daneben; so viel Einfluss wie die Differenz entfällt.
rule-6-2-3 = Eine Neuausrichtung bringt nie Einfluss hinzu.
rule-6-3-1 = Ein Putsch erfordert Einfluss des Gegners im Zielland; eigener ist nicht nötig.
rule-6-3-2 = Würfel plus Operationswert gegen den doppelten Stabilitätswert: Was darüber liegt, entfernt Einfluss des Gegners; der Rest wird eigener Einfluss.
rule-6-3-3 = Ein Putsch zählt die Operationspunkte seiner Karte zu den eigenen Militäroperationen.
rule-6-3-4 = Ein Putsch in einem umkämpften Land senkt DEFCON um 1.
rule-6-3-5 = Ein kostenloser Putsch durch ein Ereignis darf auch in Regionen stattfinden, die DEFCON sperrt; in einem umkämpften Land senkt er DEFCON trotzdem.
rule-6-4-1 = Für einen Weltraumversuch wird eine Karte mit mindestens dem Wert des nächsten Feldes abgegeben und gewürfelt; trifft der Wurf den Bereich des Feldes, rückt der eigene Marker dorthin vor.
rule-6-4-2 = Je Runde darf eine Karte für den Wettlauf ins All abgegeben werden, sofern kein Feld oder Ereignis mehr erlaubt.
rule-6-4-3 = Felder bringen sofort Siegpunkte, dem Ersten mehr als dem Zweiten.
rule-6-4-4 = Die Vorteile der Felder 2, 4, 6 und 8 gehören dem, der zuerst dort ist, bis auch der andere dort ankommt.
rule-6-4-5 = Das Ereignis einer für den Wettlauf ins All abgegebenen Karte tritt nicht ein, und die Karte wird abgelegt.
rule-6-4-6 = Auf dem letzten Feld werden keine Karten mehr für den Wettlauf ins All abgegeben.

## 7 Ereignisse

rule-7-1 = Eine Karte darf als Ereignis gespielt werden, wenn dieses der eigenen Seite oder beiden gehört.
rule-7-2 = „Southeast Asia Scoring“ ist die einzige Wertungskarte, die das Spiel verlässt.
rule-7-3 = Ereignisse mit unterstrichenem Titel gelten bis zum Ende des Spiels.
rule-7-4 = Ereignisse ändern den Wert von Karten nur bis 4 und bis 1; Änderungen zählen zusammen und gelten auch für die China-Karte.
rule-7-4-1 = Eine solche Änderung gehört einer Seite und folgt keiner Karte, die aus ihrer Hand genommen wird.
rule-7-4-2 = Sie gilt für jede Verwendung des Wertes, auch für Abwürfe, Putsche und den Wettlauf ins All.
rule-7-4-3 = Operationen, die ein Ereignis gewährt, gelten wie die einer Karte mit diesem Wert, mit allem, was sie ändert und begrenzt.
rule-7-5 = Eine Karte, deren Ereignis aufgehoben oder eingeschränkt ist, darf weiterhin für Operationen verwendet werden.
rule-7-6 = Kriegsereignisse erfordern keinen Einfluss. Sie zählen als Militäroperationen und bringen bei einem Sieg auch dann Punkte, wenn kein Einfluss zu ersetzen ist.

## 8 DEFCON und Militäroperationen

rule-8-1-1 = DEFCON beginnt bei 5 und ändert sich durch Ereignisse und Putsche.
rule-8-1-2 = DEFCON steigt nie über 5.
rule-8-1-3 = Bei DEFCON 1 endet das Spiel, und der aktive Spieler hat verloren, gleich wer die Wahl getroffen hat.
rule-8-1-4 = Jeder Putsch in einem umkämpften Land senkt DEFCON um 1.
rule-8-1-5 = Putsche und Neuausrichtungswürfe sind in Europa bei DEFCON 4 oder weniger verboten, in Asien bei 3 oder weniger, im Nahen Osten bei 2.
rule-8-1-6 = Liegt DEFCON zu Beginn einer Runde unter 5, verbessert es sich um 1.
rule-8-1-7 = DEFCON verbessern heißt die Zahl erhöhen, verschlechtern heißt sie senken.
rule-8-2-1 = Wer weniger Militäroperationen hat als den DEFCON-Wert, gibt dem Gegner für jede fehlende 1 Siegpunkt; das kann beide Seiten treffen.
rule-8-2-2 = Putsche und Kriege zählen als Militäroperationen, Neuausrichtungswürfe und kostenlose Putsche nicht.
rule-8-2-3 = Ein Putsch zählt die verwendeten Operationspunkte, ein Krieg, was seine Karte sagt.
rule-8-2-4 = Ein Kriegsereignis, das durch eine Karte des Gegners ausgelöst wird, zählt für die Seite, der das Ereignis gehört.
rule-8-2-5 = Kostenlose Putsche durch Ereignisse zählen nicht als Militäroperationen.

## 9 Die China-Karte

rule-9-1 = Die China-Karte liegt offen vor ihrem Besitzer und gehört nicht zur Hand.
rule-9-2 = Wer die China-Karte spielt, braucht dafür eine Aktionsrunde und kann so am Ende mehr Karten behalten.
rule-9-3 = Danach geht sie verdeckt an den Gegner und ist ab der nächsten Runde spielbar.
rule-9-4 = Ein Ereignis, das die China-Karte weitergibt, sagt, wie sie liegt.
rule-9-5 = Sie ist nie Schlagzeile, wird nie für ein Ereignis abgeworfen und nie gespielt, wo eine Wertungskarte gespielt werden muss.
rule-9-6 = Sie bringt 1 Operationspunkt mehr, wenn alle Punkte in Asien verwendet werden.
rule-9-7 = Ereignisse ändern ihren Wert wie den anderer Karten.
rule-9-8 = Nichts kann dazu zwingen, die China-Karte zu spielen.

## 10 Siegpunkte und Sieg

rule-10-1-1 = Präsenz ist ein Land; Dominanz sind mehr Länder und mehr umkämpfte Länder als der Gegner, mit mindestens einem umkämpften und einem nicht umkämpften; Kontrolle sind alle umkämpften Länder und mehr Länder.
rule-10-1-2 = 1 Punkt mehr für jedes umkämpfte Land und für jedes Land neben der gegnerischen Supermacht; die Differenz bewegt den Marker.
rule-10-1-3 = Einige Ereignisse bringen Siegpunkte.
rule-10-1-4 = Fehlende Militäroperationen bringen dem Gegner Siegpunkte.
rule-10-1-5 = Kein Ereignis darf eine Seite zwingen, eine Wertungskarte zu behalten.
rule-10-2-1 = Die Siegpunktleiste reicht von 20 für die USA über 0 bis 20 für die UdSSR; 0 ist ein Feld wie jedes andere.
rule-10-2-2 = Ein gewonnener Punkt bewegt den Marker um ein Feld zur eigenen Seite.
rule-10-2-3 = Bringt eine Karte beiden Seiten Punkte, bewegt nur die Differenz den Marker.
rule-10-3-1 = Sofort gewinnt, wer nach einer ganzen Karte 20 Punkte hat, wer bei der Wertung Europas Europa kontrolliert oder wenn DEFCON in der Aktionsrunde des Gegners auf 1 fällt; wer bei der Prüfung der Militäroperationen eine Wertungskarte hält, verliert.
rule-10-3-2 = Nach Runde 10 werden alle Regionen gewertet, Europa zuerst; 1 Punkt geht an den Besitzer der China-Karte, und erst dann entscheidet der Vorsprung. 0 ist ein Unentschieden.

## 11 Turnierregeln

rule-11-1 = In Turnieren werden gehaltene Karten jede Runde gezeigt.
rule-11-2 = In Turnieren hat verloren, wer eine Wertungskarte hält.
rule-11-3 = In Turnieren werden die Karten einzeln ausgeteilt, zuerst an die UdSSR.
rule-11-4 = Um die Seiten darf geboten werden; wer das Bieten verliert, erhält nach dem Spielaufbau das Gebot als Einfluss.
rule-11-4-1 = Gebotener Einfluss kommt dorthin, wo die Seite schon welchen hat, und höchstens bis 2 über das hinaus, was zur Kontrolle nötig ist.

## 12 Chinesischer Bürgerkrieg

rule-12-1 = In der Variante Chinesischer Bürgerkrieg nimmt ein Feld neben der UdSSR nur sowjetischen Einfluss auf; es wird nie gewertet und hat keine Bedeutung mehr, sobald dort 3 liegen.
rule-12-2 = Drei Punkte kontrollieren es; bis dahin erhält niemand den Punkt für die China-Karte.
rule-12-3 = Mit dem dritten Punkt erhält die UdSSR die China-Karte offen.
rule-12-4 = Bis dahin treten „Red Scare/Purge“ und „Cultural Revolution“ für die UdSSR und „Formosan Resolution“ für die USA nicht ein.
rule-12-4-1 = Bis dahin brauchen die USA die China-Karte für „Ussuri River Skirmish“ und „Nixon Plays the China Card“.
rule-12-4-2 = Bis dahin zieht die UdSSR bei „Korean War“ von ihrem Wurf 1 mehr ab.
rule-12-4-3 = Karten, deren Ereignisse so verhindert sind, dürfen für Operationen verwendet werden.
