### Памятка к игре Twilight Struggle (daedalus aid --game twilight). Числа приходят аргументами из таблиц игры.

aid-title = Памятка игрока
aid-foot = Числа взяты из таблиц этого издания. На полях: номера правил.
# артикли названий; нет
aid-articles = –
aid-page-operations = Ход, карты и операции
aid-page-points = Космическая гонка, очки и карта

## Слова перед строкой
aid-label-where = Место:
aid-label-cost = Цена:
aid-label-effect = Результат:
aid-label-abilities = Преимущества:
aid-label-presence = Присутствие:
aid-label-domination = Доминирование:
aid-label-control = Контроль:
aid-label-more = Сверх того:
aid-label-southeast = Юго-Восточная Азия:
aid-label-at-once = Сразу:
aid-label-final = Финальный подсчёт:
aid-label-ussr = Сначала СССР:
aid-label-us = Затем США:
aid-label-free = По выбору:
aid-label-europe = Европа:
aid-label-asia = Азия:
aid-label-middle-east = Ближний Восток:
aid-label-africa = Африка:
aid-label-central-america = Центральная Америка:
aid-label-south-america = Южная Америка:
aid-label-others = прочие:

## Ход
aid-turn = Ход
aid-turn-defcon = DEFCON ниже { $most } улучшается на 1.
aid-turn-deal = Пополнить руки; карта «Китай» не в счёт.
aid-turn-hand = с хода { $from }: { N($cards, "card", case: "nom") }
aid-turn-headline = Заголовки: оба тайно выбирают карту и открывают; первым больше значение, при равенстве США, карты подсчёта считаются за 0. Только события.
aid-turn-rounds = Раунды действий, в каждом первым ходит { $first ->
    [ussr] СССР
   *[us] США
 }; у кого нет карт, пропускает.
aid-turn-round = с хода { $from }: { N($rounds, "action-round", case: "nom") }
aid-turn-military = Проверить военные операции, затем сбросить на 0.
aid-turn-held = Турнир: показать удержанные карты.
aid-turn-china = Перевернуть карту «Китай» лицом вверх.
aid-turn-next = Следующий ход; карты разгара войны входят в колоду в ходу { $mid }, карты поздней войны в ходу { $late }.
aid-turn-final = После хода { $last }: финальный подсчёт.
aid-turn-reshuffle = Колода пуста: перетасовать сброс в новую.

## Карты
aid-cards = Карты
aid-card-use = Каждая карта идёт как событие или на операции; пасовать нельзя.
aid-card-other = Операции картой противника: его событие тоже происходит, в его пользу, до них или после, по вашему выбору.
aid-card-scoring = Карту подсчёта надо сыграть в том же ходу, когда она взята.
aid-card-star = Звёздочка: после события карта выходит из игры.
aid-card-underlined = Подчёркнутое название: событие остаётся в силе.
aid-card-values = События не меняют значение карты ниже { $least } и выше { $most }.
aid-card-forced = Событие карты, которую событие забирает с руки, не происходит.
aid-china = Карта «Китай»
aid-china-asia = На 1 очко операций больше, если все потрачены в Азии.
aid-china-passes = После розыгрыша переходит к противнику, лицом вниз до следующего хода.
aid-china-never = Никогда не заголовок и не сброс, и не там, где нужна карта подсчёта.
aid-china-point = В конце игры даёт { N($vp, "vp") }.

## Операции
aid-operations = Операции
aid-operations-one = Все очки карты идут на что-то одно из этого или на космическую гонку.
aid-control = Контроль: влияние не меньше показателя стабильности и хотя бы на столько же больше влияния противника.
aid-influence = Размещение влияния
aid-influence-where = где в начале раунда было ваше влияние, по соседству с ним или со своей сверхдержавой; стран сколько угодно.
aid-influence-cost = { N($plain, "ops-point", case: "nom") } за одно; { $against }, пока страну контролирует противник.
aid-realignment = Попытка переориентации
aid-realignment-where = там есть влияние противника, DEFCON позволяет; следующую страну назвать после броска, можно ту же.
aid-realignment-cost = { N($cost, "ops-point", case: "nom") } за бросок.
aid-realignment-rolls = Бросают оба. +1 за каждую соседнюю страну под вашим контролем; +1 за перевес влияния там; +1, если рядом ваша сверхдержава.
aid-realignment-effect = у кого меньше, теряет разницу во влиянии; ничего не добавляется.
aid-coup = Переворот
aid-coup-where = там есть влияние противника, DEFCON позволяет.
aid-coup-effect = кубик + операции − 2 × стабильность. Что выше 0, убирает влияние противника; остаток становится вашим.
aid-coup-military = Ваши военные операции растут на операции карты.
aid-coup-battleground = В ключевой стране: DEFCON −1.
aid-coup-free = Бесплатный переворот по событию: DEFCON не закрывает регионы; военных операций нет.

## DEFCON и военные операции
aid-defcon = DEFCON
aid-defcon-track = От { $most } вниз; выше не бывает.
aid-defcon-war = DEFCON { $least }: ядерная война, активный игрок проиграл.
aid-defcon-closed = Нет переворотов и переориентации на этом уровне и ниже:
aid-head-region = Регион
aid-head-defcon = DEFCON
aid-region = { $region }
aid-closed-at = { $value }
aid-military = Военные операции
aid-military-needed = Меньше, чем DEFCON, в конце хода: противник получает 1 победное очко за каждую недостающую.
aid-military-counts = Считаются перевороты и военные события; переориентация и бесплатные перевороты нет.

## Космическая гонка
aid-space = Космическая гонка
aid-space-roll = Отдать карту со значением не меньше, чем у следующего деления, и бросить кубик: не больше указанного, и жетон продвигается. Событие не происходит.
aid-space-cards = { N($cards, "card", case: "nom") } за ход.
aid-head-box = Деление
aid-head-ops = Карта
aid-head-roll = Брос.
aid-head-vp = ПО
aid-box = { $nth } { FORM($box) }
aid-box-ops = { $ops }+
aid-box-roll = ≤ { $roll }
aid-box-vp = { $first } / { $second }
aid-box-earth-satellite = Искусственный спутник
aid-box-animal-in-space = Животное в космосе
aid-box-man-in-space = Человек в космосе
aid-box-man-in-earth-orbit = Человек на орбите Земли
aid-box-lunar-orbit = Орбита Луны
aid-box-eagle-bear-has-landed = Орёл/Медведь прилунился
aid-box-space-shuttle = Космический челнок
aid-box-space-station = Космическая станция
aid-space-abilities = у того, кто пришёл первым, пока не придёт другой.
aid-ability-box = { $value }
aid-ability = { $name ->
    [two-cards-a-turn] две карты за ход в космическую гонку
    [headline-after-the-other] противник первым открывает заголовок
    [discard-held-cards] в конце хода можно сбросить удержанную карту
   *[more-rounds] { N($rounds, "action-round", case: "nom") } за ход
 }
aid-space-last = На последнем делении карты больше не отдают.

## Подсчёт
aid-scoring = Подсчёт очков
aid-head-presence = Прис.
aid-head-domination = Дом.
aid-head-control = Контр.
aid-presence = { $presence }
aid-domination = { $domination }
aid-region-control = { $control ->
    [win] победа
   *[other] { $control }
 }
aid-score-presence = хотя бы одна страна.
aid-score-domination = больше стран и больше ключевых стран, чем у противника, хотя бы одна каждого вида.
aid-score-control = все ключевые страны, и больше стран.
aid-score-more = +{ $battleground } за каждую ключевую страну, +{ $superpower } за каждую страну рядом со сверхдержавой врага.
aid-score-southeast = { $each } за каждую страну, Таиланд { $more }; затем карта выходит из игры.
aid-score-difference = Жетон сдвигает только разница.
aid-victory = Победа
aid-victory-points = { N($vp, "vp", case: "nom") } после всей карты.
aid-victory-europe = Контроль Европы при её подсчёте.
aid-victory-war = DEFCON { $least } в раунде противника.
aid-victory-held = Кто в конце хода удержал карту подсчёта, проиграл.
aid-victory-final = после хода { $last } считаются все регионы, Юго-Восточная Азия как часть Азии; { N($vp, "vp", case: "nom") } за карту «Китай». Побеждает тот, кто впереди; 0 — ничья.

## Подготовка
aid-setup = Подготовка
aid-setup-country = { $country } { $n }
aid-setup-free = { $side ->
    [ussr] СССР
   *[us] США
 } { $points } { IN($region) }
aid-setup-start = DEFCON { $defcon }; карта «Китай» у СССР, лицом вверх.
aid-setup-bid = Торг за сторону: не больше { $most }; влиянием там, где у этой стороны оно уже есть, не больше чем на { $beyond } сверх контроля.

## Карта
aid-map = Страны и стабильность
aid-map-legend = Сначала ключевые страны региона. (США), (СССР): рядом с этой сверхдержавой.
aid-map-country = { $country } { $stability }{ $superpower ->
    [us] {" "}(США)
    [ussr] {" "}(СССР)
   *[none] {""}
 }

## Вариант
aid-civil-war = Вариант: гражданская война в Китае
aid-civil-war-box = Область по соседству только с СССР принимает влияние СССР; контроль дают { N($points, "influence") }. До тех пор карты «Китай» нет ни у кого.
aid-civil-war-card = С последним из этих очков СССР получает карту «Китай», лицом вверх.
