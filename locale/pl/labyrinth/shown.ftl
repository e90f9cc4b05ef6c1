# Co stoi wokół nazw i liczb, gdy gra się pokazuje: `daedalus inspect` i koniec gry. Nazwy torów, poziomów i krajów są
# wstawiane; stoją same.

## Tory

# Zmienne: $track: Prestiż; $n: gdzie stoi; $level: na przykład wysoki; $modifier: na przykład +1.
shown-prestige = { $track } { $n }: { $level }, Wojna Idei { $modifier }
# Zmienne: $track: komórki na torze; $n: ile; $recruitable: ile z nich można zrekrutować.
shown-cells = { $track } { $n }, do zrekrutowania { $recruitable }
shown-reserves = Rezerwy
# Zmienne: $side: czyja ręka, sama; $n: ile kart; $dealt: ile przyniesie następne rozdanie.
shown-held = { $side } { $n }, w następnym rozdaniu { $dealt }
shown-reserves-and-deal = Rezerwy { $n }, karty w następnym rozdaniu { $dealt }
shown-caliphate = { $capital } (stolica)

## Zwycięstwo

shown-victory = Zwycięstwo
# Zmienne: $side: kto; $what: na przykład Dobre Zasoby; $now: ile ich jest; $needed: ile trzeba.
shown-goal = { $side }: { $what } { $now } z { $needed }
# Zmienne: $goal: jak wyżej; $also: co jeszcze musi zachodzić; $holds: tak lub nie.
shown-goal-also = { $goal } oraz { $also }: { $holds }
shown-goal-met = { $goal } (spełnione)
# Zmienne: $n: ile komórek jeszcze jest.
shown-no-cells-goal = { $side }: brak komórek na mapie (zostało: { $n })
shown-adjacent-islamist = dwa przyległe kraje z Islamskimi Rządami
shown-prestige-at-most = Prestiż najwyżej { $n }
# Dlaczego strona wygrała, po dwukropku.
shown-won = { $what } { $n }
shown-won-also = { $what } { $n }, { $also }
shown-won-no-cells = brak komórek na mapie
# Zmienne: $good, $islamist: Zasoby obu.
shown-won-by-count = ostatnia talia się wyczerpała, Dobre Zasoby { $good }, Zasoby Islamistów { $islamist }
shown-won-by-wmd = w Stanach Zjednoczonych rozstrzygnięto intrygę WMD

## Kraje i zdarzenia

shown-resources = Zasoby { $n }
# Co dodaje się tam do rzutu. Zmienne: $modifier: na przykład +1; $parts: z czego się składa.
shown-war-of-ideas = Wojna Idei { $modifier } ({ $parts })
shown-jihad = Dżihad { $modifier }
# Zmienne: $n: ile komórek trafia tam Rozbicie.
shown-disrupt = Rozbicie trafia { $n }
shown-events-first = Zdarzenia, gdyby zagrać je jako pierwszą kartę fazy
