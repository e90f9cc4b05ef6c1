# Was über dem Text einer Karte steht, und die Überschriften von `daedalus card`. Kartentitel bleiben, wie sie gedruckt
# sind. Ein Spiel kann etwas mit eigenen Worten sagen: derselbe Schlüssel in seiner eigenen `header.ftl`.

## Über dem Text: USA, 2 Operationspunkte, entfernen, markieren

# $n: der Operationswert.
header-ops =
    { $n ->
        [one] { $n } Operationspunkt
       *[other] { $n } Operationspunkte
    }
# Eine Karte, deren Ereignis keiner Seite gehört.
header-nobody = neutral
# Die Karte verlässt nach ihrem Ereignis das Spiel. $side: nur wenn diese Seite sie gespielt hat (ohne Artikel).
header-remove = entfernen
header-remove-if = entfernen (nur { $side })
# Das Ereignis gilt bis zum Rundenende.
header-lapsing = vorübergehend
header-lapsing-if = vorübergehend (nur { $side })
# Das Ereignis tritt von selbst ein, sobald die Karte auftaucht.
header-auto = automatisch
# Das Ereignis ist auf dem Plan markiert, solange es in Kraft ist. $place: wo.
header-mark = markieren
header-mark-in = markieren ({ $place })
# Wohin die Karte nach ihrem Ereignis kommt, statt auf den Ablagestapel. $where: „in die Mitte ...“.
header-goes = kommt { $where }
# Ein Wort, das eine Karte nur hat, wenn eine bestimmte Seite sie spielt.
header-symbol-if = { $word } (nur { $side })

## Andere Karten. $cards: Titel mit Kommas

header-blocks = blockiert { $cards }
header-blocked-by = blockiert durch { $cards }
header-allows = ermöglicht { $cards }
header-requires = erfordert { $cards }
header-requires-any = erfordert eines von { $cards }
# Eine dieser Karten, wenn nur eine Seite gemeint ist.
header-card-if = { $card } (nur { $side })

## Wie lange ein Ereignis gilt. $cards: Titel mit Kommas; $what: eine Bedingung in den englischen Worten der Karte

header-to-end-of-turn = bis zum Rundenende
header-to-end-of-turn-if = bis zum Rundenende (nur { $side })
header-to-end-of-game = bis zum Spielende
header-until = bis { $what }
header-until-cards = bis { $cards }
header-until-itself = bis es sich selbst beendet

## Die Zeilen von `daedalus card`: was davor steht

label-set = Set
label-side = Seite
label-ops = Operationen
label-when-played = nach dem Spielen
label-mark = Marker
label-lasts = gilt
label-copies = Exemplare
label-goes = kommt
label-links = Verbindungen
label-file = Datei

## Ihre Überschriften

label-text = Text
label-as-written = wie geschrieben
label-as-understood = wie verstanden
label-line-by-line = Zeile für Zeile
label-asks = Fragen
label-rules = Regeln
label-no-event = kein Ereignis
label-see-rulebook = siehe Regelheft
# $n: wie viele Fehler der Linter in der Karte findet.
label-findings =
    { $n ->
        [one] { $n } Befund, bei den Zeilen oben erklärt.
       *[other] { $n } Befunde, bei den Zeilen oben erklärt.
    }
