## Numbers as words, all forms of each with spaces between: cases, genders, how many times (*twice*), for two also
## *both*; no ordinals (*second*). No text is made with them: `daedalus i18n check` compares numbers by them, and does
## not judge what is not here.

in-words-1 = one once
in-words-2 = two twos twice both
in-words-3 = three threes thrice
in-words-4 = four
in-words-5 = five fives
in-words-6 = six
in-words-7 = seven
in-words-8 = eight
in-words-9 = nine
in-words-10 = ten
in-words-11 = eleven
in-words-12 = twelve
in-words-13 = thirteen
in-words-14 = fourteen
in-words-15 = fifteen
in-words-16 = sixteen
in-words-17 = seventeen
in-words-18 = eighteen
in-words-19 = nineteen
in-words-20 = twenty
in-words-30 = thirty
in-words-100 = hundred hundreds
in-words-1000 = thousand thousands
in-words-1000000 = million millions
