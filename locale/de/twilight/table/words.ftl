# Kurze Wörter für das, was der Tisch zeigt.

vp = SP
defcon = DEFCON
chinese-civil-war = Chinesischer Bürgerkrieg
china-card = China-Karte
china-card-face-down = China-Karte (verdeckt)
military-operations = Militäroperationen
space-race = Wettlauf ins All
nothing = -
presence = Präsenz
domination = Dominanz
control = Kontrolle
europe = Europa
asia = Asien
middle-east = Naher Osten
africa = Afrika
central-america = Mittelamerika
south-america = Südamerika
side-us = USA
side-ussr = UdSSR
neutral = neutral
legend = Zahlen: Stabilität (* umkämpft), Einfluss USA:UdSSR, wer kontrolliert. Hinter der Region: Punkte bei Wertung jetzt.
success = Erfolg
sure = sicher
operations-value = Operationen
events = Ereignisse
neighbours = Nachbarn
more-influence = mehr Einfluss
own-superpower = eigene Supermacht benachbart
theirs = deren Modifikatoren
they-lose = sie verlieren Einfluss
no-change = nichts
you-lose = du verlierst Einfluss
lowers-defcon = senkt DEFCON
nuclear-war = DEFCON 1: du verlierst
takes-control = du kontrollierst es
breaks-control = bricht Kontrolle
average =
    { $n ->
        [0] Einfluss im Mittel
        [one] { $n } Einfluss im Mittel
       *[other] { $n } Einfluss im Mittel
    }
costs =
    { $n ->
        [0] Operation
        [one] { $n } Operation
       *[other] { $n } Operationen
    }
to-control =
    { $n ->
        [0] mehr zur Kontrolle
        [one] { $n } mehr zur Kontrolle
       *[other] { $n } mehr zur Kontrolle
    }
unassociated = neutral
