# What each rule says, in one sentence: rule-8-4-2 is rule 8.4.2. `daedalus i18n new en` writes this file
# from the game's list of rules: what is to be changed is changed there.

## Chapter 2

rule-2-1-1 = The US wins at once with 12 Resources under Good rule, 15 Muslim countries Good or Fair, or no cell on the map.
rule-2-1-2 = Jihadists win at once with 6 Islamist Resources incl. 2 adjacent countries, Prestige 1 and 15 Poor or Islamist, or a WMD resolved in the US.
rule-2-2 = If Oil Price Spike makes both sides meet a victory condition at once, the side that played it wins.
rule-2-3 = At the last reshuffle the US wins if Good Resources exceed twice Islamist ones (green Regime Change counts as Islamist); else the jihadists.

## Chapter 3

rule-3-1 = A game is set up from one chosen scenario, with one player as the US and one as the jihadists.
rule-3-2 = Place the scenario, spare pieces on their tracks, 3 WMD in each WMD box, plots Available, Reserves 0; deal hands; jihadists go first.
rule-3-3 = The players pick a game of one, two or three decks, which ends at the first, second or third reshuffle.

## Chapter 4

rule-4-0 = A full set holds 120 cards, 15 troops, 15 cells, one die for the US and three for the jihadists.
rule-4-1-1 = Each space is a country; linked countries are adjacent, which matters for Travel, War of Ideas, jihadist victory and some events.
rule-4-1-2 = A country is Sunni or Shia-Mix (both Muslim), non-Muslim, or Iran, which is a kind of its own.
rule-4-2-1 = A Muslim country's governance is Good (1), Fair (2), Poor (3) or Islamist Rule (worst, no number), and may change in play.
rule-4-2-2 = Governance moves level by level; an improvement goes Poor to Fair, then Fair to Good, and the country shows one level only.
rule-4-2-3 = Only Muslim countries have an alignment - Ally, Neutral or Adversary; a non-Muslim country is never an Ally.
rule-4-2-4 = A marked Muslim country has a governance and an alignment together, such as Poor Ally; an unmarked one has neither.
rule-4-2-5 = Each Muslim country is worth 1, 2 or 3 Resources, which count for victory and some events.
rule-4-2-6 = Each Oil Price Spike in effect raises the Resources of every oil exporter by 1.
rule-4-3-1 = A non-Muslim country has a printed governance, Good or Fair, that never changes.
rule-4-3-2 = Non-Muslim countries have a posture, Hard or Soft, possibly still unmarked; Iran has none, and the US keeps its own on the GWOT track.
rule-4-3-3 = Israel's posture is always Hard.
rule-4-3-4 = Some non-Muslim countries carry a recruit number (REC) that jihadists use to Recruit there.
rule-4-4 = Iran is neither Muslim nor non-Muslim; its governance is fixed and it has no posture.
rule-4-5 = The seven Schengen countries are adjacent to one another, and each country with a Schengen link is adjacent to all seven.
rule-4-6-1 = There are 15 cells, the jihadists' pieces, and 15 troops, the US pieces.
rule-4-6-2 = A cell or troop cube not in a country lies on the Funding track or the Troops track.
rule-4-6-3 = The pieces are a hard limit; no event or Recruit can bring more than 15 cells or 15 troops into play.
rule-4-6-4 = Cells enter as sleepers; Jihad, Plot, Disrupt and Regime Change make them active; Travel makes them sleepers again.
rule-4-7 = A track never goes past its ends, so Funding stays within 1 to 9 and the world posture within Soft 3 to Hard 3.
rule-4-7-1 = US Prestige runs from 1 to 12 in four bands - Low, Medium, High and Very High.
rule-4-7-2 = World posture is the difference between Hard and Soft countries, US left out and Israel counted Hard, toward the larger, at most 3.
rule-4-7-2-1 = The GWOT penalty is the world posture's number if it is opposite to the US posture, otherwise 0.
rule-4-7-3 = Troops on the track fill Overstretch, War, then Low Intensity by fives; the level is the rightmost box that is not full.
rule-4-7-4 = Cells leave the Funding track from its left end and come back filling its boxes by fives from the right.
rule-4-7-4-1 = Funding runs from 1 to 9 in three bands - Tight, Moderate and Ample.
rule-4-7-4-2 = Recruit may take only cells in boxes at or left of the Funding marker; events may take any; cells in countries are not affected.
rule-4-7-5 = The count of cards played restarts after each US Action Phase and its plots; each reshuffle moves the deck marker one space.
rule-4-7-6 = Good and Islamist Resources and the numbers of Good or Fair and of Poor or Islamist countries always match the map.
rule-4-7-7 = The events with a lasting effect are marked in the Events box while in effect.
rule-4-7-7-1 = The card of a lapsing event goes to the Lapsing box, which can hold several.
rule-4-7-7-2 = The card of the turn's first Plot operation goes to the 1st Plot box; later Plot cards trigger US events as usual.
rule-4-7-7-3 = If a Lapsing or 1st Plot card leaves its box during the turn, a marker replaces it and the effect stays.
rule-4-7-8 = Plot markers in the Available box may be placed in countries by Plot operations or events.
rule-4-7-8-1 = WMD plots wait three to a box; events release them singly, Pakistan's first Islamist Rule its three; once used they are out of the game.
rule-4-7-9 = Each side keeps its own Reserves, set to 0 at the end of the turn.
rule-4-8-1 = Six plots numbered 1 to 3 lie face down for jihadist eyes only, can be used again, and need a card of at least their number.
rule-4-8-2 = Regime Change places its marker green side up, holding the troops there; after the next deal it turns tan.
rule-4-8-3 = Aid and Besieged Regime mark countries; Aid helps War of Ideas, Besieged Regime helps Major Jihad.
rule-4-8-4 = Disrupt or an event removing the last cell leaves a cadre; a cell from the track removes it; jihadists may drop cadres in their phase.
rule-4-9-1 = Die rolls use four tables - governance, posture, Prestige and War of Ideas.
rule-4-9-2 = War of Ideas in a Muslim country succeeds on 5 or more after the table's modifiers; elsewhere the posture table is used.
rule-4-9-3 = Rolls for governance, posture and Prestige use their tables; a roll for US posture gets +1.
rule-4-9-4 = An unmarked country chosen by an operation, cell or plot placement, or event test is rolled first; Muslim ones become Neutral.
rule-4-9-5 = The side that causes a test takes all its results; War of Ideas with a card too low for the governance rolled simply fails.
rule-4-10 = Each of the 120 cards has a value, association, name and event; some have scenario limits, mark, lapsing or remove; US Election is automatic.
rule-4-10-3 = The cards are numbered 1 to 120.
rule-4-10-4 = Every event is associated with the US, associated with the jihadists, or unassociated.

## Chapter 5

rule-5-1 = Play goes on until a side meets a victory condition or the reshuffle that ends the chosen length comes.
rule-5-2-1 = A turn alternates Action Phases until both hands are used up, or the jihadist hand is and the US keeps its last card.
rule-5-2-2 = Each phase its side plays two cards from hand, jihadists first; without cards it does nothing, though jihadists may still drop cadres.
rule-5-2-2-1 = Every card played must be used either for its event or for an operation.
rule-5-2-2-2 = The game keeps count of the cards played in the current Action Phase.
rule-5-2-3 = Every US Action Phase ends with the resolution of all plots on the map, whether or not the US played a card.
rule-5-2-4 = With one card left the US may play it, discard it without effect or keep it; if the jihadists have none, plots resolve and the turn ends.
rule-5-2-5 = At the end of the turn Funding drops 1, Prestige drops 1 if any Islamist Rule, then gains 1 if the world is 3 and matches the US.
rule-5-2-6 = Next, the cards in the Lapsing and 1st Plot boxes are discarded and their markers removed.
rule-5-2-7 = Both sides' Reserves become 0.
rule-5-2-8 = Both sides draw the number of cards their track shows, whether or not the US kept one; hands have no upper limit.
rule-5-2-9 = Last of all, every green Regime Change marker turns tan.
rule-5-3-1 = Drawing from an empty pile shuffles the discards, Lapsing and 1st Plot cards into a new one; if it was the last reshuffle, the game ends.
rule-5-3-2 = Discarded, removed and boxed cards and the sizes of hands and draw pile are open to both sides at all times.

## Chapter 6

rule-6-1 = A card is played in one of two ways, as an event or as an operation.
rule-6-2-1 = A card played as an event ignores its value unless the event says otherwise, and its effects apply at once.
rule-6-2-2 = Card text beats the rules where they conflict, for as long as the event lasts.
rule-6-2-3 = When two events conflict, the later one prevails while its effect lasts.
rule-6-2-4 = An event that happens applies every part that can apply, including mark and remove, even if other parts can't.
rule-6-2-5 = An associated event can be chosen as an event by its own side only; either side may use the card for operations.
rule-6-2-6 = An event whose play condition is not met, or which is blocked, can't be played; the card may still serve as an operation.
rule-6-2-7 = A mark event leaves a marker while its effect lingers; a lapsing event lasts until the end of the turn, its card in the Lapsing box.
rule-6-2-8 = A blocked event can't be played; a lingering effect ends when an event that blocks it comes into play.
rule-6-2-9 = A card marked remove leaves the game when its event happens, but not when used for operations or discarded.
rule-6-3-1 = Any card may be used for an operation at its value; US Election's event then always happens too, before or after as its player chooses.
rule-6-3-2 = Using the other side's card for operations triggers its event, except on the jihadists' first Plot card of the turn.
rule-6-3-2-1 = The side playing the card picks whether event or operation comes first; the event fails if blocked or unmet when it would occur.
rule-6-3-2-2 = A triggered event is resolved as if its own side had played it, with that side deciding; mark and remove apply.
rule-6-3-2-3 = Operations with one's own or an unassociated card trigger no event, except US Election.
rule-6-3-3 = A card of value 1 or 2 may be added to its side's Reserves, at most 2 in all; an opposing event on it still happens.
rule-6-3-3-1 = All Reserves may be spent to raise an operation card to at most 3, never an event and never Reassessment.
rule-6-3-3-2 = Reserves not spent by the end of the turn are lost.

## Chapter 7

rule-7-0 = Each card the US uses for operations allows one operation, except Reassessment.
rule-7-1-1 = A US operation needs a card of at least the country's governance number (1 to 3); Islamist Rule allows Regime Change only; Alert takes 3.
rule-7-1-2 = Besides Reserves the US may choose War of Ideas, Deploy, Disrupt, Alert or Reassessment.
rule-7-1-3 = Under Islamist Rule the only US operation allowed is Regime Change.
rule-7-2 = War of Ideas needs a die roll - the War of Ideas table in Muslim countries, the posture table in non-Muslim ones.
rule-7-2-1-1 = War of Ideas turns a Neutral into an Ally or lifts a Poor or Fair Ally a level; Good removes Regime Change, Besieged Regime and Aid.
rule-7-2-1-2 = One die, success on a modified 5 or more; shift to Good, Prestige, GWOT penalty, Aid and an adjacent Good Ally modify it.
rule-7-2-1-3 = In a Regime Change country War of Ideas needs at least five more troops than cells.
rule-7-2-2-1 = A War of Ideas roll that misses by exactly one places an Aid marker if the country has none.
rule-7-2-2-2 = War of Ideas never adds a second Aid marker; events may, and Aid markers add up.
rule-7-2-2-3 = Good or Islamist Rule removes all Aid; each success by Jihad or by a resolved plot removes one.
rule-7-2-3 = In a non-Muslim country but the US, roll posture (1-4 Soft, 5-6 Hard), marked or not; a match with the US gives 1 Prestige.
rule-7-3-1 = Deploy moves any number of troops from one place to another, but must leave five more than cells in a Regime Change country.
rule-7-3-2 = The governance of the destination sets the card value needed; the Troops track counts as Good, so any card will do.
rule-7-3-3 = The destination must be an Ally, so never a non-Muslim country; Regime Change is the exception.
rule-7-3-4 = US Hard, a 3, six or more free troops from one place into Islamist Rule - green marker, governance roll, Ally, cells active, Prestige roll.
rule-7-3-4-1 = Only Poor or Fair countries hold a Regime Change marker; it goes at once on becoming Good or Islamist Rule.
rule-7-3-5 = With US Soft and a 3, any troops leave a Regime Change country; remove Aid, add Besieged Regime, roll Prestige; the marker stays.
rule-7-4 = Disrupt removes active cells, turns sleepers active or removes a cadre.
rule-7-4-1 = Disrupt needs a cell or cadre in an Ally, in a country with two or more troops, or in a non-Muslim country other than Iran.
rule-7-4-2 = Disrupt hits one cell of US choice, two if Hard or with 2+ troops; active ones go, sleepers turn active; only without cells a cadre goes.
rule-7-4-3 = Disrupt that removes the last cell leaves a cadre.
rule-7-4-4 = Disrupt with two or more troops there raises Prestige by 1, whatever was hit.
rule-7-5-1 = Alert needs a card of value 3 whatever the governance; Reserves may help.
rule-7-5-2 = Alert picks, reveals and stops one plot in any country, Adversaries and Iran included.
rule-7-5-3 = The US sees the plot only after picking it; a WMD leaves the game, any other goes back face down to Available.
rule-7-6-1 = Reassessment turns the US posture from Soft to Hard or from Hard to Soft.
rule-7-6-2 = Reassessment takes two cards of value 3, without Reserves, and is the whole US Action Phase.
rule-7-6-3 = The US orders the posture change and the jihadist events its two cards trigger.

## Chapter 8

rule-8-1-1 = Any card serves; its value is the number of dice, and a die succeeds at or under the governance number, always under Islamist Rule.
rule-8-1-2 = Declare the operation, targets and dice for each before rolling; all rolls of one card count as simultaneous.
rule-8-1-3 = Besides Reserves the jihadists may choose Recruit, Travel, Jihad or Plot.
rule-8-2-1 = Each Recruit success places one available cell as a sleeper; a failure has no effect.
rule-8-2-2 = Recruit needs a cell or a cadre there beforehand; the first cell placed replaces the cadre.
rule-8-2-3 = Recruit succeeds automatically in a Regime Change country.
rule-8-2-4 = Where a non-Muslim country prints a recruit number, Recruit rolls use it in place of governance.
rule-8-3-1 = Each point moves one cell, which becomes a sleeper; adjacent or same-country Travel is automatic, else roll the destination's governance.
rule-8-3-2 = A failed Travel roll puts the cell on the Funding track and leaves no cadre.
rule-8-3-3 = All origins and destinations are named before rolling, a cell travels once per card, and unmarked destinations are tested first.
rule-8-4 = Jihad targets Muslim countries not under Islamist Rule (never Iran), needs a cell there for each die, and makes the cells used active.
rule-8-4-1 = Each Jihad success worsens governance one level, no further than Poor, and removes one Aid.
rule-8-4-2 = With five more cells than troops at the start and all made active, two successes with one card turn Poor into Islamist Rule.
rule-8-4-3 = Each failed Jihad die sends one cell to the Funding track and leaves no cadre.
rule-8-4-3-1 = Three dice that leave an already Poor country short of Islamist Rule place Besieged Regime and shift it one box toward Ally.
rule-8-4-3-2 = Besieged Regime lowers the successes from Poor to Islamist Rule to one; at most one per country, gone on Good or Islamist Rule.
rule-8-4-4 = On Islamist Rule go Adversary, drop Regime Change, Besieged, Aid; add Resources to Funding; if troops are there they stay and Prestige is 1.
rule-8-4-5 = The first time Pakistan comes under Islamist Rule, its three WMD plots move to Available.
rule-8-5-1 = Plot targets any country not under Islamist Rule, Iran too; each die needs a cell, made active, and a Plot needs at least one die.
rule-8-5-2 = Each Plot success places one Available plot, numbered no higher than the card's value, or a WMD, face down; failures do nothing.
rule-8-5-3 = The first card of the turn used for Plot skips its US event and goes to the 1st Plot box.
rule-8-5-4 = Plots in countries are hidden from the US until stopped by Alert or resolved.
rule-8-5-5 = Any Plot success may place an Available WMD; once stopped or resolved it leaves the game.
rule-8-5-6 = After each US phase all plots left resolve in jihadist order - WMD win in the US, Funding, posture, Prestige, governance and Aid, marker.

## Chapter 9

rule-9-1 = Alone against the jihadist activities the US does not win by a map without cells, 6 Islamist Resources win anywhere, and at the end 6, 9 or 12 Good Resources are needed for 1, 2 or 3 decks.
rule-9-2 = The jihadist hand is a pile played from the top, which is also its random card; only Intel Community and FSB look into it, and FSB has it shuffled.
rule-9-3-1 = Active cells are used and lost before sleepers, Sadr last of all.
rule-9-3-2 = Plots are drawn blind from those Available, whatever the value of the card; Danish Cartoons and Zarqawi place the plot they name.
rule-9-3-3 = Each WMD gained puts the lowest Available plot aside, so that six stay in play; when one is used the highest of those comes back.
rule-9-4-1 = A playable event that is not the US's happens, then operations if unassociated; a US one means plots; else Major Jihad, Minor Jihad, Recruit or Travel. No cells on the track - events that place them radicalize.
rule-9-4-2 = An operation uses all cells of its first country before the next.
rule-9-4-2-1 = Events use the lists of operations, by plots, governance and alignment or travel; cells go to random countries; a plot without a place means radicalization and no event.
rule-9-4-2-2 = Plot in the US, then against prestige, in countries of US posture without penalty, with Aid, for Funding below 9; operations take Fair, Good, Poor, events Good, Fair, Poor.
rule-9-4-2-3 = Of several countries for Major Jihad take Pakistan, then the most Resources.
rule-9-4-2-4 = Minor Jihad takes Good, then Fair countries; among them Pakistan, Aid, Besieged Regime, most Resources. Changes by events go on to Poor ones.
rule-9-4-2-5 = Recruit one roll at a time where troops under Regime Change exceed cells by 5, under Islamist Rule up to twice the card, then by the highest number; Besieged Regime, most pieces, Resources.
rule-9-4-2-6 = Travel sends a cell by each line - Regime Change, Besieged Regime or Aid; 2 cells short of Major Jihad; Good or Fair next to a cell; by US posture - and the rest to random countries.
rule-9-4-2-6-1 = Cells leave Islamist Rule with more cells than the card, Regime Change with more cells than troops, neighbours, then any country, active ones first; the last one of the first two kinds travels in place.
rule-9-4-2-6-2 = When all journeys are set, each cell tries once.
rule-9-4-3 = Operations that cannot be used bring a cell from the track to a random country, an automatic Travel, a plot while Funding is below 9, and then worsen random Good or Fair countries.
rule-9-5 = What is equal is settled by lot, more than six countries by the Global table (here every country alike); Schengen and Shia-Mix have tables of their own.
rule-9-5-1 = If a rolled country does not fit, the nearest one that does takes its place, by lot among equals.
rule-9-6 = Ex-KGB turns the Caucasus if that moves the world, else Central Asia; Leak ends a random marker; Oil Price Spike takes a random jihadist card of the highest value, or is for operations alone.
rule-9-7 = Levels add up - two cells a success; three cells more than troops for Major Jihad; the US must play every card; failed Jihad costs no cells.

## Chapter 11

rule-11-1-1 = Blue awakening markers and green reaction markers show how a people leans; they stand in Muslim countries only.
rule-11-1-2 = An event may place such a marker in a Muslim country, which is tested first; a country may hold any number.
rule-11-1-3 = Each awakening adds 1 and each reaction takes 1 from every die for War of Ideas and for jihad there, and from no other roll.
rule-11-1-4 = No such marker goes to a country that is non-Muslim, in civil war, Good or under Islamist Rule, whatever a card says; regime change is no bar.
rule-11-1-5 = Each level of governance toward Good takes an awakening away, each toward Islamist Rule a reaction; a shift of alignment takes none.
rule-11-1-6 = All of them go when a country becomes Good, falls under Islamist Rule or enters civil war. New symbols tell caliphate events and the halves of a deck.
rule-11-1-7 = Before the deal each country polarizes by awakening less reaction - a marker at 2, alignment or governance from 3 on; those that turn Good or Islamist come last and together.
rule-11-1-8 = A country that turns Good or Islamist puts a marker of its kind into a random Muslim country, or a random neighbour of it, rolled again until one can take it.
rule-11-2-2 = Civil war begins by an event - test, Good to Fair or Islamist Rule to Poor, marker, awakening to militia, reaction to cells, regime change off; the rest stays.
rule-11-2-3 = Recruiting is automatic in a civil war.
rule-11-2-4 = Militia count with troops for War of Ideas under regime change, major jihad and disrupt, never move prestige, hit one cell alone, and stand in no Good, Islamist or non-Muslim country.
rule-11-2-5 = After polarization every civil war costs pieces - a hit for each six, the rest roll; two cells a hit with troops; hits that find nothing move alignment, then governance.
rule-11-2-6 = A WMD resolved in a civil war also takes a militia; two in one plots phase bring Islamist Rule.
rule-11-2-7 = Civil war ends when the country becomes Good or falls under Islamist Rule, or by an event.
rule-11-2-8 = When it ends the marker and all militia go; everything else stays.
rule-11-2-9 = Pieces come from and go back to their tracks; markers are fifteen a kind, two-sided, and may be taken from another country if they run out.
rule-11-3-1 = Two WMD lie in Syria and one in Iran, three in Pakistan; the US gains 1 prestige for each WMD it blocks or takes out of the game.
rule-11-3-2 = A plot that was blocked or resolved cannot be placed again before the turn ends; a WMD leaves the game.
rule-11-3-3-1 = Iran begins as a country of its own kind; its elections turn it into a Fair Adversary Shia-Mix oil exporter of 2 resources, pieces and markers staying.
rule-11-3-3-2 = Mali is Sunni, worth 1, adjacent to Morocco, Algeria/Tunisia and Nigeria.
rule-11-3-3-3 = Nigeria is non-Muslim and Poor until a plot 2, 3 or WMD resolves there, then Poor Neutral, Sunni, 2 resources, oil; as an Ally without cells it turns back, stripped, its governance kept.
rule-11-3-3-4 = Syria is Shia-Mix.
rule-11-3-4 = Troops sent off the map come from the track first, then from countries the US picks, and return to the track when their event says so.
rule-11-3-5 = Base events that history has seen are not in effect at the start.
rule-11-3-6 = The end of the turn goes in this order - funding, prestige twice, reserves, plots, polarization and attrition, deal, lapsing events, off-map troops, regime change.
rule-11-3-7 = Training camps give three extra cells, five in the caliphate; they are placed last, recruited only at funding 9, removed first, and stay on the map if the camps go.
rule-11-3-8 = The jihadist may declare a caliphate where certain events place three cells in civil war, regime change or Islamist Rule; funding +2, and 1 resource while the capital stands.
rule-11-3-8-1 = The caliphate is the capital and every such country that an unbroken chain joins to it, at every moment.
rule-11-3-8-2 = A capital that no longer qualifies moves to another member (funding -1, prestige +1) or is lost (funding -2, prestige +2); it may be declared again.
rule-11-3-8-3 = Cells in the caliphate are active, those that arrive too.
rule-11-3-8-4 = Some events may not be played in countries of the caliphate.
rule-11-3-9 = A random Muslim country comes from two dice, with a second table; where nothing can be placed a random neighbour takes it, or the dice are rolled again.
rule-11-3-10 = The Shia-Mix table has entries of its own; Iran passes to Syria while it cannot take the result.
rule-11-3-11 = Options of one card that may be taken several of must be different ones.
rule-11-3-12 = Of two effects joined by OR one happens, and one that has an effect if there is one.
rule-11-3-13 = Certain events that start a civil war or allow regime change can be fetched from the discards, two base events among them.
rule-11-3-14 = A country that becomes Good or falls under Islamist Rule loses regime change, besieged regime, aid, awakening, reaction, civil war and militia, and, if Good, its place in the caliphate.

## Chapter 12

rule-12-1 = Against the jihadist bot the victory conditions of solitaire play count (9.1).
rule-12-2 = The jihadist bot's hand is a face-down pile; cards are played, lost and added at its top, and nobody looks at it.
rule-12-3 = Where the instructions for a card differ from the general ones of 12.3, those for the card count.
rule-12-3-1 = Where an event removes troops or militia, the bot chooses the country by its Jihad column.
rule-12-3-2 = Where an event places cells or a cadre, the bot chooses by Recruit and Travel To, unless plots are placed too; a Recruit rolls no more dice than cells are available, and operations left of the card radicalize.
rule-12-3-3 = Inside a country the bot takes troops before militia, and uses or loses active cells before sleepers.
rule-12-3-4 = The bot draws plot markers blind unless an event names a number, chooses for events by its Plot column, and rolls no more dice than plots are available; with none it radicalizes.
rule-12-3-5 = For a posture the bot chooses countries that share that of the US, then untested ones, and sets the opposite of the US posture.
rule-12-3-6 = The bot places reaction before it removes awakening, in countries chosen by its Jihad column, unless cells are placed there as well (12.3.2).
rule-12-3-7 = The bot shifts alignment toward Adversary and governance toward Islamist Rule, by its Jihad column; an event that would only do the reverse counts as unplayable.
rule-12-3-8 = The bot never conducts minor jihad in a Poor country.
rule-12-3-9 = For Travel the bot chooses the destination first, then where the cells come from; the last cell of an auto-recruit country stays unless two other such countries hold cells.
rule-12-3-10 = The bot declares a caliphate if that wins at once, or if a neighbour of the capital would join it.
rule-12-3-11 = An operation that an event grants goes by the flow list and column of that operation.
rule-12-3-12 = What the instructions and 12.3 leave open is settled by lot (9.5).
rule-12-4 = The bot's cards are turned up one by one from the top of its pile, and US events on them never happen.
rule-12-4-1 = The bot plays an event that is not the US's, can be played and does something, and banks the operations of an unassociated one; else it conducts one kind of operation with card and reserves up to 3, each cell once a card.
rule-12-4-2 = The country is found by flow list, then column, then lot; the bot uses as many operations there as it can, then goes on in the next country.
rule-12-4-3 = Radicalization uses what an operation left of the card, with reserves up to 3 in all, by seven steps in order; never reserves alone, and no cell twice.
rule-12-4-4 = The bot's reserves top up operations to 3 whenever they can, and are kept at the end of the turn.
rule-12-5 = Ideology from Muddled to Virulent: minor jihad ignores modifiers against it, a success places two plots, a success recruits two cells, the US keeps no card, all jihad ignores modifiers against it; each with those before it.

## Chapter 13

rule-13-1 = Against the US bot the victory conditions of two players count (2.0).
rule-13-2 = The US bot's hand is a face-down pile; cards are played, lost and added at its top, and nobody looks at it.
rule-13-3 = Where the instructions for a card differ from the general ones of 13.3, those for the card count.
rule-13-3-1 = Where an event removes or activates cells the US bot chooses by its Disrupt column; where it places troops, troop markers or militia, by Deploy To.
rule-13-3-2 = A disrupt hits active cells before sleepers; other removals take Sadr first, then sleepers, then active cells.
rule-13-3-3 = Plots are placed face up before the US bot; an event that removes one takes the plot that stands first by the alert priorities.
rule-13-3-4 = For a posture the US bot chooses countries opposed to the US, then untested ones, and sets the US posture.
rule-13-3-5 = The US bot places awakening before it removes reaction, and chooses for these, aid and besieged regimes by its War of Ideas column, unless troops or militia are placed as well (13.3.1).
rule-13-3-6 = The US bot shifts alignment toward Ally and governance toward Good, by its War of Ideas column; an event that would only do the reverse counts as unplayable.
rule-13-3-7 = In attrition of civil wars the US bot loses troops first.
rule-13-3-8 = An operation that an event grants goes by the flow list and column of that operation.
rule-13-3-9 = What the instructions and 13.3 leave open is settled by lot (9.5).
rule-13-4 = The bot's cards are turned up one by one from the top of its pile; jihadist events on them never happen, and its last card is neither held nor discarded.
rule-13-4-1 = With a plot on the map the alert chart comes first, about the plot of the highest priority: an event that removes it is played, else operations and reserves alert it, are banked, or the card goes on to 13.4.2.
rule-13-4-2 = Reassessment is tried first if it is wanted: with the next card and the reserves at 6 it turns the posture and ends the phase. Else an event that does something is played, an unassociated one with its operations banked; else one operation, with reserves up to 3.
rule-13-4-3 = The country is found by flow list, then column, then lot; one operation in one country for a card, and a War of Ideas in an untested Muslim country only with 3 operations.
rule-13-4-4 = Homeland security uses what an operation left of the card, and reserves beside it, by six steps in order; never reserves alone.
rule-13-4-5 = The US bot's reserves serve operations as needed, reassessment too, and are kept at the end of the turn.
rule-13-4-6 = Reassessment is wanted on the first card of a phase with another behind it and 3 operations with reserves, if a Soft US faces 2 Islamist Rule resources, or a Hard US a Soft 3 world and no Islamist Rule.
rule-13-4-7 = A deploy goes from one place to another; if the charts find the same for both it is not possible.
rule-13-4-8 = Troops that the charts deploy out of a regime change country withdraw by 7.3.5.
rule-13-5 = Resolve from Off Guard to No Mercy: an alert stops two plots of a country, a disrupt with two troops gains 2 prestige, regime change and civil war recruit no longer automatically, US events happen with the first plot too, War of Ideas ignores modifiers below zero; each with those before it.
