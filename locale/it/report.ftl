# Che cosa sta attorno alle segnalazioni del controllo: etichette, somme, titoli. I nomi di comandi e opzioni restano.

## Una segnalazione: etichette davanti a una riga. Segue un due punti

# Variables: $number: di una regola del gioco, per esempio 8.4.2.
report-rule = regola { $number }
report-help = aiuto
report-write = scrivi
# Davanti a un secondo modo di scriverlo.
report-or = oppure
report-fix = correzione

## I gruppi di segnalazioni, come li chiama una somma: sintassi 2, nomi 1

report-group-S = sintassi
report-group-N = nomi
report-group-T = tipi
report-group-H = intestazione
report-group-R = regole
report-group-L = logica
report-group-D = mazzo
report-group-Y = scenario
report-group-X = controllo profondo

## Somme

# Variables: $n: quante.
report-findings =
    { $n ->
        [one] { $n } segnalazione
       *[other] { $n } segnalazioni
    }
# Dove sono. Variables: $n: quanti.
report-files =
    { $n ->
        [one] { $n } file
       *[other] { $n } file
    }
# Variables: $findings, $files: come sopra; $groups: per esempio: sintassi 2, nomi 1.
report-sum = { $findings } in { $files } ({ $groups })
# Variables: $n: quante di esse.
report-fixable = correggibili con --fix: { $n }
# Segnalazioni che un commento nella carta lascia passare. Variables: $n: quante.
report-ignored = ignorate: { $n }
# Che cosa si è letto. Variables: $n: quante o quanti.
report-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
report-scenarios =
    { $n ->
        [one] { $n } scenario
       *[other] { $n } scenari
    }
report-packs =
    { $n ->
        [one] { $n } pacchetto
       *[other] { $n } pacchetti
    }
# Variables: $what: che cosa si è letto.
report-clean = { $what }: nessuna segnalazione

## Che cosa ha fatto --fix. Variables: $what: il file, la riga e che cosa cambia

report-fixed = corretto: { $what }
report-not-fixed = non corretto: { $what }
# Dopo ciò che non si è corretto. Variables: $code: di un'altra segnalazione; $what: che cosa dice.
report-leads-to = , perché ne verrebbe { $code } ({ $what })
report-nothing-to-fix = niente da correggere

## --watch

# Variables: $files: quanti, come sopra. Ctrl-C sono tasti.
report-watching = osservo { $files }; Ctrl-C per finire
# Una segnalazione che non c'è più. Variables: $what: dov'era e che cosa diceva.
report-gone = sparita: { $what }

## --explain: davanti a un esempio

report-wrong = Sbagliato
# Variables: $encoding: il modo in cui sono salvate le lettere, per esempio utf-16.
report-wrong-encoding = Sbagliato, perché salvato come { $encoding }
report-right = Giusto
