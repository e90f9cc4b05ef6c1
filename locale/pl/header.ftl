# Co stoi nad tekstem karty i nagłówki polecenia `daedalus card`. Tytuły kart pozostają takie, jak wydrukowano.
# Gra może powiedzieć coś własnymi słowami: ten sam klucz w jej własnym `header.ftl`.

## Nad tekstem: US, 2 punkty operacji, usuń, oznacz

# $n: wartość operacji.
header-ops =
    { $n ->
        [one] { $n } punkt operacji
        [few] { $n } punkty operacji
       *[other] { $n } punktów operacji
    }
# Karta, której zdarzenie nie należy do żadnej strony.
header-nobody = nieskojarzona
# Karta opuszcza grę po swoim zdarzeniu. $side: tylko jeżeli zagrała ją ta strona, w mianowniku.
header-remove = usuń
header-remove-if = usuń (gdy zagra { $side })
# Zdarzenie trwa do końca tury.
header-lapsing = krótkotrwałe
header-lapsing-if = krótkotrwałe (gdy zagra { $side })
# Zdarzenie zachodzi samo, gdy karta się pojawi.
header-auto = samoczynne
# Zdarzenie jest oznaczone na planszy, dopóki jest w grze. $place: gdzie.
header-mark = oznacz
header-mark-in = oznacz ({ $place })
# Dokąd trafia karta po zdarzeniu, zamiast na stos odrzuconych. $where: „w środek talii”.
header-goes = trafia { $where }
# Słowo, które karta ma tylko wtedy, gdy zagra ją jedna ze stron.
header-symbol-if = { $word } (gdy zagra { $side })

## Inne karty. $cards: tytuły po przecinku

header-blocks = blokuje { $cards }
header-blocked-by = blokowane przez { $cards }
header-allows = umożliwia { $cards }
header-requires = wymaga { $cards }
header-requires-any = wymaga jednego z: { $cards }
# Jedna z tych kart, jeżeli chodzi tylko o jedną stronę.
header-card-if = { $card } (gdy zagra { $side })

## Jak długo trwa zdarzenie. $cards: tytuły po przecinku; $what: warunek słowami karty, po angielsku

header-to-end-of-turn = do końca tury
header-to-end-of-turn-if = do końca tury (gdy zagra { $side })
header-to-end-of-game = do końca gry
header-until = aż spełni się: { $what }
header-until-cards = aż zajdzie { $cards }
header-until-itself = aż samo się zakończy

## Wiersze polecenia `daedalus card`: co stoi na ich początku

label-set = zestaw
label-side = strona
label-ops = operacje
label-when-played = po zagraniu
label-mark = znacznik
label-lasts = trwa
label-copies = egzemplarze
label-goes = trafia
label-links = powiązania
label-file = plik

## Jego nagłówki

label-text = tekst
label-as-written = jak zapisano
label-as-understood = jak zrozumiano
label-line-by-line = wiersz po wierszu
label-asks = pytania
label-rules = zasady
label-no-event = bez zdarzenia
label-see-rulebook = zobacz instrukcję
# $n: ile błędów linter znajduje w karcie.
label-findings =
    { $n ->
        [one] { $n } uwaga, opisana przy wierszach powyżej.
        [few] { $n } uwagi, opisane przy wierszach powyżej.
       *[other] { $n } uwag, opisanych przy wierszach powyżej.
    }
