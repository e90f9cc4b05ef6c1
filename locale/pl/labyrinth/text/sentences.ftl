# Co mówi na karcie każde słowo gry, pod jego kluczem.

place-cells = { DO("place") } { N($n, "cell") } { IN($c) }
place-aid = { DO("place") } { N($n, "aid") } { IN($c) }
place-awakening = { DO("place") } { N($n, "awakening") } { IN($c) }
mark-space = { DO("place") } znacznik { FORM($m) } { IN($c) }
add-mark = { DO("place") } kolejny znacznik { FORM($m) } { IN($c) }
move-mark = { DO("place") } znacznik { FORM($m) } { IN($c) }
end-this = { DO("end") } to zdarzenie
select-posture = { DO("set") } Nastawienie { FORM($c, case: "gen") }
change-prestige = { SIGNED($n) } do Prestiżu
    .up = { DO("raise") } Prestiż o { FORM($n, case: "acc") }
    .down = { DO("lower") } Prestiż o { FORM($n, case: "acc") }
change-funding = { SIGNED($n) } do Funduszy
    .up = { DO("raise") } Fundusze o { FORM($n, case: "acc") }
    .down = { DO("lower") } Fundusze o { FORM($n, case: "acc") }
conduct-operation = { DO("conduct") } operację o wartości { FORM($n) }
    .figure = { DO("conduct") } operację: { FORM($n) }
take-card = { DO("take") } { FORM($k, case: "acc") }
side-takes-card = { DO("take") } { FORM($k, case: "acc") }
swap-random-cards = każda strona oddaje drugiej losową kartę
cancel-card = { DO("cancel") } { FORM($k, case: "acc") }: karta jest odrzucana bez efektu, ale liczy się jako zagrana
send-troops-off-map = { DO("send") } { N($n, "troop") }
bring-back-troops = { N($n, "troop", case: "nom") } { $n ->
    [one] wraca
    [few] wracają
   *[many] wraca
} na tor

## Wartości

resources-of = Zasoby { FORM($c, case: "gen") }
    .counts = resource
    .bare = Zasoby
troops-in = oddziały { IN($c) }
    .counts = troop
    .gen = oddziałów { IN($c) }
cells-in = komórki { IN($c) }
    .counts = cell
    .gen = komórek { IN($c) }
awakening-in = znaczniki Przebudzenia { IN($c) }
    .counts = awakening
reaction-in = znaczniki Reakcji { IN($c) }
    .counts = reaction
prestige = Prestiż
funding = poziom Funduszy
gwot-penalty = kara GWOT
troops-free-to-go-off-map = oddziały na torze i mapie
    .some = na torze lub mapie są oddziały
    .none = na torze i mapie nie ma oddziałów
marks-of = liczba znaczników { FORM($m) } w grze
    .lt = w grze jest mniej niż { FORM($than) } znaczniki { FORM($m) }
hand-of = ręka { FORM($s, case: "gen") }
    .loc = ręce { FORM($s, case: "gen") }
    .gen = ręki { FORM($s, case: "gen") }
discard-pile = Stos Odrzuconych
    .gen = ze Stosu Odrzuconych
lapsing-box = obszar zdarzeń chwilowych
    .gen = z obszaru zdarzeń chwilowych
first-plot-box = obszar pierwszej intrygi
    .gen = z obszaru pierwszej intrygi
number-of-cards-in = liczba kart: { FORM($p) }
    .some = { FORM($p) } nie jest pusta
    .none = { FORM($p) } jest pusta
ops-of = wartość { FORM($k, case: "gen") }
    .bare = wartość
this-card = ta karta
    .gen = tej karty

## Cechy

good = o Dobrych Rządach
    .after = o Dobrych Rządach
    .not = bez Dobrych Rządów
    .is = { FORM($it) } ma Dobre Rządy
    .is-not = { FORM($it) } nie ma Dobrych Rządów
islamist-rule = pod Rządami Islamskimi
    .after = pod Rządami Islamskimi
    .not = niebędący pod Rządami Islamskimi
schengen = strefy Schengen
    .after = strefy Schengen
    .not = spoza strefy Schengen
oil-exporter = eksportujący ropę
    .after = eksportujący ropę
in-civil-war = w stanie wojny domowej
    .after = w stanie wojny domowej
    .not = bez wojny domowej
    .is = { IN($it) } trwa wojna domowa
    .is-not = { IN($it) } nie trwa wojna domowa
contested = w stanie wojny domowej lub ze Zmianą Reżimu
    .after = w stanie wojny domowej lub ze Zmianą Reżimu
    .not = bez wojny domowej i Zmiany Reżimu
with-cadre = z kadrą
    .after = z kadrą
    .not = bez kadry
    .is = { IN($it) } jest kadra
    .is-not = { IN($it) } nie ma kadry
in-caliphate = należący do Kalifatu
    .after = należący do Kalifatu
    .not = spoza Kalifatu
    .is = { FORM($it) } należy do Kalifatu
    .is-not = { FORM($it) } nie należy do Kalifatu
open-to-awakening = otwarty na Przebudzenie
    .after = , w którym wolno kłaść znaczniki Przebudzenia
adjacent-to = przyległy
    .alone = przyległego
    .alone-not = , który nie przylega
    .after = przyległy do { FORM($d, case: "gen") }
    .not = , który nie przylega do { FORM($d, case: "gen") }
us-card = US
    .after = US
soft-side = miękki
    .is = Nastawienie US jest miękkie
    .is-not = Nastawienie US nie jest miękkie
hard-side = twardy
    .is = Nastawienie US jest twarde
    .is-not = Nastawienie US nie jest twarde
named = o nazwie
    .head = { OR($t) }
    .head-all = każdą z kart { AND($t) }
    .after = o nazwie { OR($t) }
    .not = oprócz { OR($t) }
cards-in-pile = z
    .after = { FORM($p, case: "gen") }
cards-in-piles = z
    .after = { OR($p, case: "gen") }

## Co zmienia trwałe zdarzenie

point-adjacent =
    .only = { FORM($x) } { NUMBER($x) ->
    [many] przylegają
   *[one] przylega
} tylko do { FORM($y, case: "gen") }
point-troops =
    .more = znacznik { FORM($mark) } liczy się tam jako { N($n, "troop", case: "nom") }
point-troop-stand-ins =
    .more = można go stracić jako oddziały
point-mark-may-deploy =
    .yes = można go rozmieścić poza ten kraj, co go usuwa
point-may-travel =
    .no = komórki nie mogą podróżować { FROM($x) } { TO($y) }
point-travel-is-automatic =
    .no = Podróż { FROM($x) } { TO($y) } wymaga rzutu
point-may-deploy =
    .yes = można rozmieszczać oddziały { TO($c) }
point-resources =
    .more = { FORM($c) } ma o { N($n, "resource") } więcej
point-militia-before-attrition =
    .more = przed każdym wyniszczeniem przybywa { IN($c) } { N($n, "militia", case: "nom") }
point-militia-is-led =
    .yes = milicje działają { IN($c) } jak wsparte oddziałami
point-open =
    .no = operacje, zdarzenia, polaryzacja i wyniszczenie nie działają na { FORM($c, case: "acc") }
point-extra-cells =
    .is = w grze: { N($n, "extra-cell", case: "nom") }
point-recruiting-is-automatic =
    .yes = Rekrutacja { IN($c) } jest automatyczna
point-travel-modifier =
    .less = rzuty na Podróż { FROM($x) } { TO($y) } mają −{ FORM($n) }

## Chwile

moment-plot-placed = intryga zostaje umieszczona { IN($c) }
moment-wmd-resolved = zostaje rozstrzygnięta intryga WMD { IN($c) }
moment-draw-phase-ends = kończy się rozdanie kart
moment-side-to-play = { FORM($s) } ma zagrać kartę
moment-card-played = { FORM($s) } zagra { FORM($k, case: "acc") }
moment-this-ends = to się kończy

symbol-outside-caliphate = nie w krajach Kalifatu
