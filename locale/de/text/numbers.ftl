## Numbers as words, all forms of each with spaces between: cases, genders, how many times (*twice*), for two also
## *both*; no ordinals (*second*). No text is made with them: `daedalus i18n check` compares numbers by them, and does
## not judge what is not here.

in-words-1 = ein eine einen einem einer eines eins einmal
in-words-2 = zwei zweier zweien beide beider beiden beides zweimal
in-words-3 = drei dreier dreien dreimal
in-words-4 = vier vieren viermal
in-words-5 = fünf fünfen fünfmal
in-words-6 = sechs sechsen sechsmal
in-words-7 = sieben siebenmal
in-words-8 = acht achtmal
in-words-9 = neun neunmal
in-words-10 = zehn zehnmal
in-words-11 = elf elfmal
in-words-12 = zwölf zwölfmal
in-words-13 = dreizehn dreizehnmal
in-words-14 = vierzehn vierzehnmal
in-words-15 = fünfzehn fünfzehnmal
in-words-16 = sechzehn sechzehnmal
in-words-17 = siebzehn siebzehnmal
in-words-18 = achtzehn achtzehnmal
in-words-19 = neunzehn neunzehnmal
in-words-20 = zwanzig zwanzigmal
in-words-30 = dreißig dreißigmal
in-words-100 = hundert hunderte hunderten hundertmal
in-words-1000 = tausend tausende tausenden tausendmal
in-words-1000000 = million millionen
