# Parole brevi per ciò che mostra il tavolo.

vp = PV
defcon = DEFCON
chinese-civil-war = Guerra civile cinese
china-card = Carta Cina
china-card-face-down = Carta Cina (coperta)
military-operations = Operazioni Militari
space-race = corsa allo spazio
nothing = -
presence = presenza
domination = dominazione
control = controllo
europe = Europa
asia = Asia
middle-east = Medio Oriente
africa = Africa
central-america = America Centrale
south-america = America del Sud
side-us = USA
side-ussr = URSS
neutral = neutrale
legend = Cifre: stabilità (* conteso), influenza USA:URSS, chi controlla. Dopo la regione: punti se valutata ora.
success = successo
sure = sicuro
operations-value = Operazioni
events = Eventi
neighbours = vicini
more-influence = più influenza
own-superpower = propria superpotenza adiacente
theirs = loro modificatori
they-lose = loro perdono influenza
no-change = nessun cambio
you-lose = tu perdi influenza
lowers-defcon = abbassa DEFCON
nuclear-war = DEFCON 1: perdi
takes-control = lo controlli
breaks-control = spezza il controllo
average =
    { $n ->
        [0] influenza in media
        [one] { $n } influenza in media
       *[other] { $n } influenza in media
    }
costs =
    { $n ->
        [0] Operazione
        [one] { $n } Operazione
       *[other] { $n } Operazioni
    }
to-control =
    { $n ->
        [0] per il controllo
        [one] { $n } per il controllo
       *[other] { $n } per il controllo
    }
unassociated = neutrale
