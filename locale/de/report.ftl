# Was um die Befunde des Linters steht: Beschriftungen, Summen, Überschriften. Namen von Befehlen und Optionen bleiben.

## Ein Befund: Beschriftungen vor einer Zeile. Sie stehen vor einem Doppelpunkt

# $number: einer Regel des Spiels, etwa 8.4.2.
report-rule = Regel { $number }
report-help = Hinweis
report-write = schreibe
# Vor einer zweiten Schreibweise.
report-or = oder
report-fix = Korrektur

## Die Gruppen der Befunde, wie eine Summe sie nennt: Syntax 2, Namen 1

report-group-S = Syntax
report-group-N = Namen
report-group-T = Typen
report-group-H = Kopf
report-group-R = Regeln
report-group-L = Logik
report-group-D = Kartendeck
report-group-Y = Szenario
report-group-X = Probespiel

## Summen

# $n: wie viele.
report-findings =
    { $n ->
        [one] { $n } Befund
       *[other] { $n } Befunde
    }
# Wo sie sind (im Dativ). $n: wie viele.
report-files =
    { $n ->
        [one] { $n } Datei
       *[other] { $n } Dateien
    }
# $findings, $files: beide wie oben; $groups: etwa: Syntax 2, Namen 1.
report-sum = { $findings } in { $files } ({ $groups })
# $n: wie viele davon.
report-fixable = { $n } mit --fix korrigierbar
# Befunde, die ein Kommentar in der Karte durchgehen lässt. $n: wie viele.
report-ignored = { $n } übergangen
# Was gelesen wurde. $n: wie viele.
report-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
report-scenarios =
    { $n ->
        [one] { $n } Szenario
       *[other] { $n } Szenarios
    }
report-packs =
    { $n ->
        [one] { $n } Erweiterung
       *[other] { $n } Erweiterungen
    }
# $what: was gelesen wurde.
report-clean = { $what }: keine Befunde

## Was --fix getan hat. $what: die Datei, die Zeile und was sich ändert

report-fixed = korrigiert: { $what }
report-not-fixed = nicht korrigiert: { $what }
# Nach dem, was nicht korrigiert wurde. $code: eines anderen Befundes; $what: was er sagt.
report-leads-to = , denn das führt zu { $code } ({ $what })
report-nothing-to-fix = nichts zu korrigieren

## --watch

# $files: wie viele, wie oben (im Dativ). Strg-C beendet.
report-watching = Änderungen in { $files } werden beobachtet; Strg-C beendet
# Ein Befund, den es nicht mehr gibt. $what: wo er war und was er sagte.
report-gone = erledigt: { $what }

## --explain: vor einem Beispiel

report-wrong = Falsch
# $encoding: wie die Buchstaben gespeichert sind, etwa utf-16.
report-wrong-encoding = Falsch, weil als { $encoding } gespeichert
report-right = Richtig
