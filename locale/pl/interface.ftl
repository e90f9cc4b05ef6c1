# Co mówi sam stół (`daedalus play`).

ui-turn = Tura { $n }
ui-your-turn = --- { $side }, twoja kolej ---
ui-only-you = Naciśnij Enter, gdy tylko ty patrzysz.
ui-changed = { $sign } oznacza zmiany od ostatniego spojrzenia na planszę.
ui-more = jeszcze { $n }
ui-event-no = bez zdarzenia
ui-event-anyway = zdarzenie nastąpi
ui-ops =
    { $n ->
        [one] { $n } op.
        [few] { $n } op.
        [many] { $n } op.
       *[other] { $n } op.
    }
ui-hand = Twoje karty
ui-no-hand = Nie masz kart.
ui-held = { $side }: { $n }
ui-prompt-hint = Wpisz odpowiedź. `board` pokazuje planszę, `help` pozostałe polecenia.
ui-enter-again = Enter pokazuje pytanie jeszcze raz.
# Gdy wydarzyło się więcej, niż mieści terminal. $n: ile wierszy jeszcze; słowo między znakami zostaje.
ui-page = -- dalej: Enter --
ui-page-more =
    { $n ->
        [one] -- dalej: Enter (jeszcze { $n } wiersz), `q` pomija --
        [few] -- dalej: Enter (jeszcze { $n } wiersze), `q` pomija --
       *[other] -- dalej: Enter (jeszcze { $n } wierszy), `q` pomija --
    }
# $side: na czyją odpowiedź się czeka.
ui-thinking = { $side }: namysł...
ui-not-legal = { $answer } nie jest możliwą odpowiedzią
ui-legal = Możliwe: { $names }.
ui-mean = Czy chodzi o { $name }?
ui-which = { $answer } może znaczyć: { $names }
ui-which-more = Wpisz więcej nazwy.
ui-roll = rzut { $faces }
ui-roll-never = bez szans
ui-each-die = każda kość { $faces }
ui-with = { $added }: { $parts }
ui-what-if-none = Podaj, co: what if OPCJA
ui-what-if = Jeśli { $option } (prób: { $n }; późniejsze wybory losowo):
ui-what-if-same = nic się nie zmienia przed następną decyzją
ui-event-can = Zdarzenie można teraz zagrać.
ui-event-cannot = Zdarzenia nie można zagrać: { $why }.
ui-event-theirs = Zdarzenie ({ $side }) także nastąpi, przed operacją tą kartą albo po niej.
ui-event-theirs-not = Zdarzenie ({ $side }) nie może teraz nastąpić: { $why }.
ui-event-itself = Zdarzenie następuje zawsze, gdy karta zostaje wykorzystana lub odrzucona.
ui-asked-by = Pyta { $card }.
ui-no-rule = Bez zasady.
ui-no-bot = Żaden bot z zasad nie zagrał jeszcze karty.
ui-see-rulebook = zob. zasady gry
ui-no-such-card = nie ma karty { $name }
ui-no-such-place = nie ma miejsca { $name }
ui-cannot-undo = Ostatniej decyzji nie można cofnąć: { $why }.
ui-undo-rolled = potem rzucono kością
ui-undo-revealed = potem ujawniono coś ukrytego
ui-undo-nothing = nic jeszcze nie zdecydowano
ui-undo-moved = druga strona już zagrała
ui-undo-to-move = decyduje druga strona
ui-nothing-to-redo = Nie ma czego powtórzyć.
ui-say-where = Podaj gdzie: save PLIK
ui-saved = Zapisano: { $file }
ui-not-over = Gra nie jest skończona; dalej: { $command }
ui-not-saved = Gra nie jest zapisana.
ui-kept = Na razie jest zachowana; dalej: { $command }
ui-no-turn = Nie ma tury { $turn }; liczba tur w tej grze: { $n }.

## Gra opowiedziana od nowa

ui-course = Tory, tura po turze
# Zmienne: $side: kto, samo; $turn: liczba. Może nastąpić dwukropek i powód.
ui-wins = { $side } – zwycięstwo
ui-wins-in-turn = { $side } – zwycięstwo w turze { $turn }
ui-draw = Gra kończy się remisem
ui-draw-in-turn = Gra kończy się remisem w turze { $turn }
ui-final-count = Wynik końcowy: { $count }.
# Zmienne: $name: scenariusza; $length: standardowa, finał turniejowy, kampania; $seed: liczba.
ui-game = { $name }, długość gry: { $length }, ziarno losowe { $seed }
# Zmienne: $space: jak nazywa się pole, na przykład kraj, samo.
ui-inspect-more = Z nazwą na końcu ({ $space } lub strona) tylko ta część; z --all wszystko.
ui-lines-more =
    { $n ->
        [one] ... i jeszcze { $n } wiersz
        [few] ... i jeszcze { $n } wiersze
       *[other] ... i jeszcze { $n } wierszy
    }
ui-answered = { $side }: { $question } → { $answer }
# Na co czeka zapisana gra. Zmienne: $n: ile odpowiedzi udzielono.
ui-to-decide =
    { $n ->
        [one] Po { $n } odpowiedzi, decyduje { $side }: { $question }
        [few] Po { $n } odpowiedziach, decyduje { $side }: { $question }
       *[other] Po { $n } odpowiedziach, decyduje { $side }: { $question }
    }
ui-decisions =
    { $n ->
        [one] { $n } decyzja
        [few] { $n } decyzje
       *[other] { $n } decyzji
    }
ui-turns =
    { $n ->
        [one] { $n } tura
        [few] { $n } tury
       *[other] { $n } tur
    }
ui-stepping = Enter: następna decyzja; `b`: wstecz; liczba: ta tura; `board`: plansza; `q`: wyjście.
ui-last-decision = To była ostatnia decyzja.
ui-first-decision = To jest początek.
ui-help-numbers = Odpowiedz liczbą lub literą przed opcją, jej nazwą albo początkiem nazwy.
ui-help-cards = Odpowiedz numerem karty, jej tytułem albo początkiem tytułu.
ui-help-more = Sam Enter pokazuje pytanie jeszcze raz. Oprócz odpowiedzi:
ui-help-board = plansza i co się zmieniło; `board NAZWA`: jedno miejsce
ui-help-hand = twoje karty i ile mają inni
ui-help-card = karta słowami i czy jej zdarzenie można zagrać (`card 52`, `card moro`)
ui-help-country = jedno miejsce: co tam jest i co jest przyległe
ui-help-what-if = wypróbuj opcję na kopiach gry i zobacz, co się zmieni
ui-help-why = która zasada lub karta pyta; `why 52` pokazuje zapis karty 52
ui-help-log = dotychczasowa gra; `log 3`: tylko tura 3
ui-help-explain = dlaczego bot tak zagrał ostatnią kartę
ui-help-piles = karty obok planszy: odrzucone, usunięte, w grze
ui-help-undo = cofnij ostatnią odpowiedź, jeśli nic nowego nie wyszło na jaw
ui-help-redo = powtórz ją
ui-help-save = zapisz kopię do pliku; `save --overwrite PLIK` zastępuje istniejący plik
ui-help-quit = wyjdź; gra zostaje zachowana (tak samo Ctrl-D)
word-success = sukces
word-failure = nic
word-sure = na pewno

## Dlaczego bot zrobił to, co zrobił (`daedalus bot explain`). Nazwy list i pytań są z jego schematu

ui-bot-card = Tura { $turn }, { $side }: { $card }
ui-bot-list = lista { $name }, spośród: { $of }:
ui-bot-column = kolumna { $name }, spośród: { $of }:
ui-bot-questions = pytania { $name }, { $of }:
ui-bot-asked = pytanie: { $what }; spośród: { $of }; odpowiada { $by }:
ui-bot-no-chart = żaden schemat
ui-bot-event = zdarzenie jest zagrywane
ui-bot-no-event = zdarzenie nie jest zagrywane
ui-bot-if = jeżeli: { $what }
ui-bot-nothing = nic
ui-bot-nobody = nikt nie spełnia żadnego wiersza
ui-bot-alike = żaden wiersz ich nie rozróżnia
ui-bot-lot = losowo spośród: { $of }: { $left }
ui-bot-candidates =
    { $n ->
        [one] { $n } kandydat
        [few] { $n } kandydaci
        [many] { $n } kandydatów
       *[other] { $n } kandydata
    }
