# Co mówi sam stół (interface.ftl), słowami Twilight Struggle: Etap, Wydarzenie.

ui-turn = Etap { $n }
ui-event-no = bez Wydarzenia
ui-event-anyway = Wydarzenie nastąpi
ui-event-can = Wydarzenie można teraz zagrać.
ui-event-cannot = Wydarzenia nie można zagrać: { $why }.
ui-event-theirs = Wydarzenie ({ $side }) także nastąpi, przed operacją tą kartą albo po niej.
ui-event-theirs-not = Wydarzenie ({ $side }) nie może teraz nastąpić: { $why }.
ui-event-itself = Wydarzenie następuje zawsze, gdy karta zostaje wykorzystana lub odrzucona.
ui-no-turn = Nie ma Etapu { $turn }; liczba Etapów w tej grze: { $n }.
ui-stepping = Enter: następna decyzja; `b`: wstecz; liczba: ten Etap; `board`: plansza; `q`: wyjdź.
ui-course = Tory, Etap po Etapie
ui-help-card = karta słowami i czy jej Wydarzenie można zagrać (`card 52`, `card fidel`)
ui-help-country = jedno miejsce: co tam jest i z czym sąsiaduje
ui-help-log = dotychczasowa gra; `log 3`: tylko Etap 3
