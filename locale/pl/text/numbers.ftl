## Numbers as words, all forms of each with spaces between: cases, genders, how many times (*twice*), for two also
## *both*; no ordinals (*second*). No text is made with them: `daedalus i18n check` compares numbers by them, and does
## not judge what is not here.

in-words-1 = jeden jedna jedno jednego jednej jednemu jedną jednym raz
in-words-2 = dwa dwaj dwie dwóch dwu dwóm dwom dwoma dwiema dwoje dwojga dwojgu dwojgiem dwukrotnie dwakroć oba obaj obie obu oboma obiema oboje obojga obydwa obydwaj obydwie obydwu
in-words-3 = trzy trzej trzech trzem trzema troje trojga trojgu trojgiem trzykrotnie
in-words-4 = cztery czterej czterech czterem czterema czworo czworga czworgu czterokrotnie
in-words-5 = pięć pięciu pięcioma pięcioro pięciorga pięciokrotnie
in-words-6 = sześć sześciu sześcioma sześcioro sześciorga
in-words-7 = siedem siedmiu siedmioma siedmioro siedmiorga
in-words-8 = osiem ośmiu ośmioma ośmioro ośmiorga
in-words-9 = dziewięć dziewięciu dziewięcioma dziewięcioro
in-words-10 = dziesięć dziesięciu dziesięcioma dziesięcioro
in-words-11 = jedenaście jedenastu jedenastoma jedenaścioro
in-words-12 = dwanaście dwunastu dwunastoma dwanaścioro
in-words-13 = trzynaście trzynastu trzynastoma
in-words-14 = czternaście czternastu czternastoma
in-words-15 = piętnaście piętnastu piętnastoma
in-words-16 = szesnaście szesnastu szesnastoma
in-words-17 = siedemnaście siedemnastu siedemnastoma
in-words-18 = osiemnaście osiemnastu osiemnastoma
in-words-19 = dziewiętnaście dziewiętnastu dziewiętnastoma
in-words-20 = dwadzieścia dwudziestu dwudziestoma
in-words-30 = trzydzieści trzydziestu trzydziestoma
in-words-100 = sto stu setki setek
in-words-1000 = tysiąc tysiąca tysiące tysięcy tysiącach
in-words-1000000 = mln milion miliona miliony milionów
