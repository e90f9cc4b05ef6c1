# О чём спрашивают сторону. Ответ стоит ниже или после вопроса.

## Фишки и жетоны (4)

place-cell-in = куда поместить ячейку
place-this-cell-in = куда поместить эту ячейку
cells-to-place = сколько ячеек поместить ({ $c })
cell-to-place = какую ячейку поместить (ячейка { $cell } из { $of })
remove-cell = удалить ячейку ({ $c })
move-cell = переместить ячейку ({ $c } → { $target })
activate-cell-in = где активировать спящую ячейку
remove-cadre-in = откуда удалить жетон вербовщика
posture-of = позиция ({ $c })

## Карты (5, 6)

play-card = сыграть карту
end-of-phase = конец фазы
use-card = как использовать карту { $card }
order-of-card = порядок розыгрыша карты { $card }
spend-reserves = потратить резервы ({ $operation })
operation-with = операция достоинством { $ops }

## Операции США (7)

war-of-ideas-in = где вести идеологическую борьбу
deploy-from = откуда взять войска для размещения
deploy-to = где разместить войска ({ $origin } →)
troops-to-deploy = сколько отрядов разместить ({ $origin } → { $target })
mark-to-deploy = переместить и жетон { $mark } ({ $c })
regime-change-in = где сменить режим
regime-change-from = откуда взять отряды для смены режима ({ $c })
regime-change-troops = сколько отрядов взять для смены режима ({ $c })
withdraw-from = откуда вывести войска
withdraw-to = куда вывести войска ({ $c } →)
troops-to-withdraw = сколько отрядов вывести ({ $c })
disrupt-in = где провести контртеррористическую операцию
disrupt-cell =
    { $of ->
        [1] контртеррористическая операция ({ $c })
       *[other] контртеррористическая операция ({ $c }, ячейка { $cell } из { $of })
    }
alert-in = где предотвратить теракт
plot-to-alert = какой теракт предотвратить ({ $c })
plot-to-move = какой теракт переместить ({ $c } → { $target })
second-card = вторая карта для пересмотра позиции
next-in-reassessment = дальше в пересмотре позиции

## Операции исламистов (8)

operation-in = { $operation }: где
dice-in = { $operation }: сколько кубиков ({ $c })
sleepers-used = сколько спящих ячеек использовать ({ $c })
recruit-in = где вербовать (кубик { $die } из { $of })
place-recruit-in = куда поместить завербованную ячейку
travel-from = откуда переместить ячейку (операция { $op } из { $of })
travel-cell-from = откуда переместить ячейку (ячейка { $cell } из { $of })
travel-to = куда переместить ячейку ({ $c } →)
major-jihad = провести большой джихад ({ $c }, кубиков: { $dice })
lose-cell = какую ячейку потерять ({ $c })
plot-to-place = какой теракт поместить ({ $c })
resolve-first = что разыграть первым
roll-posture-again = перебросить кубик на позицию ({ $c })
roll-other-posture = бросить кубик на позицию другой шенгенской страны

## The Awakening (11)

take-marker-from = откуда взять жетон ({ $marker })
markers-to-remove = сколько жетонов удалить: { $marker } ({ $c })
place-militia-in = куда поместить ополчение
militia-to-place = сколько отрядов ополчения поместить ({ $c })
move-militia-from = откуда переместить ополчение
move-militia-to = куда переместить ополчение ({ $c } →)
militia-to-remove = сколько отрядов ополчения удалить ({ $c })
place-piece = что поместить ({ $c })
remove-piece = что удалить ({ $c })
lose-piece = что потерять ({ $c })
wmd-to-remove = какой теракт с ОМП удалить
send-off-map-from = откуда убрать отряды за пределы карты
declare-caliphate = провозгласить халифат ({ $c })
new-capital = новая столица халифата
