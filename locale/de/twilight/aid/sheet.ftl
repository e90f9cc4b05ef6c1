### Die Spielhilfe zu Twilight Struggle (daedalus aid --game twilight). Zahlen kommen als Argumente aus den Tabellen.

aid-title = Spielhilfe
aid-foot = Die Zahlen sind die der Tabellen dieser Ausgabe. Am Rand: die Nummern der Regeln.
# Artikel, die Namen in Listen nicht haben
aid-articles = der die das
aid-page-operations = Runde, Karten und Operationen
aid-page-points = Wettlauf ins All, Punkte und Karte

## Wörter vor einer Zeile
aid-label-where = Wo:
aid-label-cost = Kosten:
aid-label-effect = Wirkung:
aid-label-abilities = Vorteile:
aid-label-presence = Präsenz:
aid-label-domination = Dominanz:
aid-label-control = Kontrolle:
aid-label-more = Dazu:
aid-label-southeast = Südostasien:
aid-label-at-once = Sofort:
aid-label-final = Endwertung:
aid-label-ussr = Zuerst die UdSSR:
aid-label-us = Dann die USA:
aid-label-free = Nach Wahl:
aid-label-europe = Europa:
aid-label-asia = Asien:
aid-label-middle-east = Naher Osten:
aid-label-africa = Afrika:
aid-label-central-america = Mittelamerika:
aid-label-south-america = Südamerika:
aid-label-others = Andere:

## Die Runde
aid-turn = Runde
aid-turn-defcon = DEFCON unter { $most } verbessert sich um 1.
aid-turn-deal = Hände auffüllen; die China-Karte zählt nicht.
aid-turn-hand = ab Runde { $from }: { N($cards, "card") }
aid-turn-headline = Schlagzeilen: Beide wählen geheim eine Karte und zeigen sie; der höhere Wert zuerst, bei Gleichstand die USA, Wertungskarten sind 0. Nur Ereignisse.
aid-turn-rounds = Aktionsrunden, in jeder zuerst die { $first ->
    [ussr] UdSSR
   *[us] USA
 }; wer keine Karten hat, setzt aus.
aid-turn-round = ab Runde { $from }: { N($rounds, "action-round") }
aid-turn-military = Militäroperationen prüfen, dann auf 0 setzen.
aid-turn-held = Turnier: gehaltene Karten zeigen.
aid-turn-china = China-Karte aufdecken.
aid-turn-next = Nächste Runde; Karten des Mittleren Kriegs kommen in Runde { $mid } dazu, die des Späten Kriegs in Runde { $late }.
aid-turn-final = Nach Runde { $last }: Endwertung.
aid-turn-reshuffle = Nachziehstapel leer: Ablagestapel neu mischen.

## Karten
aid-cards = Karten
aid-card-use = Jede Karte ist Ereignis oder Operation; niemand darf passen.
aid-card-other = Operation mit einer Karte des Gegners: Auch das Ereignis tritt für ihn ein, davor oder danach, wie du willst.
aid-card-scoring = Eine Wertungskarte muss in der Runde gespielt werden, in der sie gezogen wurde.
aid-card-star = Stern: Die Karte verlässt nach ihrem Ereignis das Spiel.
aid-card-underlined = Unterstrichen: Das Ereignis bleibt in Kraft.
aid-card-values = Ereignisse ändern den Wert einer Karte nie unter { $least } oder über { $most }.
aid-card-forced = Das Ereignis einer Karte, die ein Ereignis aus der Hand nimmt, tritt nicht ein.
aid-china = Die China-Karte
aid-china-asia = 1 Operationspunkt mehr, wenn alle Punkte in Asien verwendet werden.
aid-china-passes = Danach geht sie an den Gegner, verdeckt bis zur nächsten Runde.
aid-china-never = Nie Schlagzeile, nie Abwurf, und nicht, wo eine Wertungskarte gespielt werden muss.
aid-china-point = Am Ende des Spiels ist sie { N($vp, "vp") } wert.

## Operationen
aid-operations = Operationen
aid-operations-one = Alle Punkte einer Karte gehen in eines davon oder in den Wettlauf ins All.
aid-control = Kontrolle: Einfluss mindestens gleich dem Stabilitätswert und um mindestens so viel höher als der des Gegners.
aid-influence = Einflussnahme
aid-influence-where = Länder, in denen du zu Beginn der Aktionsrunde Einfluss hattest, ihre Nachbarländer und die neben deiner Supermacht; beliebig viele.
aid-influence-cost = je { N($plain, "ops-point") }; { $against }, solange der Gegner das Land kontrolliert.
aid-realignment = Neuausrichtung
aid-realignment-where = Einfluss des Gegners ist dort, DEFCON erlaubt es; das nächste Land erst nach dem Wurf nennen, auch dasselbe.
aid-realignment-cost = { N($cost, "ops-point") } je Wurf.
aid-realignment-rolls = Beide würfeln. +1 je benachbartes Land, das du kontrollierst; +1 für mehr Einfluss dort; +1, wenn deine Supermacht benachbart ist.
aid-realignment-effect = wer weniger hat, verliert die Differenz an Einfluss; nie kommt welcher dazu.
aid-coup = Putsch
aid-coup-where = Einfluss des Gegners ist dort, DEFCON erlaubt es.
aid-coup-effect = Würfel + Operationen − 2 × Stabilitätswert. Was über 0 liegt, entfernt Einfluss des Gegners; der Rest wird eigener.
aid-coup-military = Deine Militäroperationen steigen um die Operationen der Karte.
aid-coup-battleground = In einem umkämpften Land: DEFCON −1.
aid-coup-free = Kostenloser Putsch eines Ereignisses: DEFCON schließt keine Region; keine Militäroperationen.

## DEFCON und Militäroperationen
aid-defcon = DEFCON
aid-defcon-track = Von { $most } abwärts; nie darüber.
aid-defcon-war = DEFCON { $least }: Atomkrieg, der aktive Spieler hat verloren.
aid-defcon-closed = Kein Putsch, keine Neuausrichtung bei diesem Wert oder darunter:
aid-head-region = Region
aid-head-defcon = DEFCON
aid-region = { $region }
aid-closed-at = { $value }
aid-military = Militäroperationen
aid-military-needed = Weniger als DEFCON am Rundenende: Der Gegner erhält 1 Siegpunkt je fehlender.
aid-military-counts = Putsche und Kriegsereignisse zählen; Neuausrichtung und kostenlose Putsche nicht.

## Wettlauf ins All
aid-space = Wettlauf ins All
aid-space-roll = Eine Karte mit mindestens dem Wert des nächsten Feldes abgeben und würfeln: höchstens die Zahl, und der Marker rückt vor. Das Ereignis tritt nicht ein.
aid-space-cards = { N($cards, "card") } je Runde.
aid-head-box = Feld
aid-head-ops = Karte
aid-head-roll = Wurf
aid-head-vp = SP
aid-box = { $nth } { FORM($box) }
aid-box-ops = { $ops }+
aid-box-roll = ≤ { $roll }
aid-box-vp = { $first } / { $second }
aid-box-earth-satellite = Erdsatellit
aid-box-animal-in-space = Tier im All
aid-box-man-in-space = Mensch im All
aid-box-man-in-earth-orbit = Mensch in der Erdumlaufbahn
aid-box-lunar-orbit = Mondumlaufbahn
aid-box-eagle-bear-has-landed = Adler/Bär ist gelandet
aid-box-space-shuttle = Raumfähre
aid-box-space-station = Raumstation
aid-space-abilities = für den, der zuerst dort ist, bis der andere auch hinkommt.
aid-ability-box = { $value }
aid-ability = { $name ->
    [two-cards-a-turn] zwei Karten je Runde ins All
    [headline-after-the-other] der Gegner zeigt seine Schlagzeile zuerst
    [discard-held-cards] am Rundenende eine gehaltene Karte abwerfen
   *[more-rounds] { N($rounds, "action-round") } je Runde
 }
aid-space-last = Auf dem letzten Feld gibt man keine Karten mehr ab.

## Wertung
aid-scoring = Wertung
aid-head-presence = Präs.
aid-head-domination = Dom.
aid-head-control = Kontr.
aid-presence = { $presence }
aid-domination = { $domination }
aid-region-control = { $control ->
    [win] Sieg
   *[other] { $control }
 }
aid-score-presence = mindestens ein Land.
aid-score-domination = mehr Länder und mehr umkämpfte Länder als der Gegner, mindestens eines von jeder Art.
aid-score-control = alle umkämpften Länder, und mehr Länder.
aid-score-more = +{ $battleground } je umkämpftes Land, +{ $superpower } je Land neben der Supermacht des Gegners.
aid-score-southeast = { $each } je Land, Thailand { $more }; danach verlässt die Karte das Spiel.
aid-score-difference = Nur die Differenz beider bewegt den Marker.
aid-victory = Sieg
aid-victory-points = { N($vp, "vp") } nach einer ganzen Karte.
aid-victory-europe = Kontrolle Europas bei seiner Wertung.
aid-victory-war = DEFCON { $least } in einer Aktionsrunde des Gegners.
aid-victory-held = Wer am Rundenende eine Wertungskarte hält, hat verloren.
aid-victory-final = nach Runde { $last } zählen alle Regionen, Südostasien als Teil Asiens; { N($vp, "vp") } für die China-Karte. Wer führt, siegt; 0 ist unentschieden.

## Aufbau
aid-setup = Aufbau
aid-setup-country = { $country } { $n }
aid-setup-free = { $side ->
    [ussr] UdSSR
   *[us] USA
 } { $points } { IN($region) }
aid-setup-start = DEFCON { $defcon }; die China-Karte offen an die UdSSR.
aid-setup-bid = Gebote um eine Seite: höchstens { $most }; als Einfluss, wo diese Seite schon welchen hat, höchstens { $beyond } über Kontrolle.

## Die Karte
aid-map = Länder und Stabilitätswerte
aid-map-legend = Zuerst die umkämpften Länder einer Region. (USA), (UdSSR): neben dieser Supermacht.
aid-map-country = { $country } { $stability }{ $superpower ->
    [us] {" "}(USA)
    [ussr] {" "}(UdSSR)
   *[none] {""}
 }

## Eine Variante
aid-civil-war = Variante: Chinesischer Bürgerkrieg
aid-civil-war-box = Ein Feld nur neben der UdSSR nimmt sowjetischen Einfluss auf; { $points } Punkte kontrollieren es. Bis dahin hat niemand die China-Karte.
aid-civil-war-card = Mit dem letzten dieser Punkte erhält die UdSSR die China-Karte, offen.
