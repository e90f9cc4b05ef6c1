## Numbers as words, all forms of each with spaces between: cases, genders, how many times (*twice*), for two also
## *both*; no ordinals (*second*). No text is made with them: `daedalus i18n check` compares numbers by them, and does
## not judge what is not here.

in-words-1 = uno un una
in-words-2 = due entrambi entrambe ambedue
in-words-3 = tre
in-words-4 = quattro
in-words-5 = cinque
in-words-6 = sei
in-words-7 = sette
in-words-8 = otto
in-words-9 = nove
in-words-10 = dieci
in-words-11 = undici
in-words-12 = dodici
in-words-13 = tredici
in-words-14 = quattordici
in-words-15 = quindici
in-words-16 = sedici
in-words-17 = diciassette
in-words-18 = diciotto
in-words-19 = diciannove
in-words-20 = venti
in-words-30 = trenta
in-words-100 = cento centinaio centinaia
in-words-1000 = mille mila migliaia
in-words-1000000 = milione milioni
