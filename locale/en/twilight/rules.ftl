# What each rule says, in one sentence: rule-8-4-2 is rule 8.4.2. `daedalus i18n new en` writes this file
# from the game's list of rules: what is to be changed is changed there.

## Chapter 2

rule-2-1-1 = Six regions; Europe has a western and an eastern half, with Austria and Finland in both, and Asia has Southeast Asia.
rule-2-1-2 = Whatever speaks of Europe or Asia means their subregions too.
rule-2-1-3 = Each space is a country, with a stability of its own.
rule-2-1-4 = Battleground countries matter for scoring and for coups; otherwise they are countries like any other.
rule-2-1-5 = The superpowers' own spaces hold no influence, but count as adjacent controlled countries for events and realignment.
rule-2-1-6 = Countries joined by a line of any colour are adjacent, and so is a country to a superpower.
rule-2-1-7 = A side controls a country with influence of at least its stability and at least its stability above the opponent's.
rule-2-1-8 = Numbers printed on the map give the influence with which a country begins.
rule-2-2-1 = Of 110 cards all but the scoring cards have an operations value and an event; a scoring card is played in the turn it was drawn.
rule-2-2-2 = An event is associated with the USSR, with the US, or with both.
rule-2-2-3 = A card is played as an event or for operations.
rule-2-2-4 = A starred card leaves the game once its event has happened.
rule-2-2-5 = An underlined event lies beside the board in effect until it is cancelled or the game ends.
rule-2-2-6 = Discarded cards lie face up on the discard pile.

## Chapter 3

rule-3-1 = The early war deck is shuffled and 8 cards go to each side, the China Card to the USSR; hands may be seen before influence is placed.
rule-3-2 = The USSR places first - 1 Syria, 1 Iraq, 3 North Korea, 3 East Germany, 1 Finland and 6 in Eastern Europe as it likes.
rule-3-3 = Then the US - 2 Canada, 1 Iran, Israel, Japan, Philippines, South Korea, Panama and South Africa, 4 Australia, 5 UK, 7 in Western Europe.
rule-3-4 = Space race, military operations and victory points begin at 0, the turn at 1, DEFCON at 5.

## Chapter 4

rule-4-1 = A game has ten turns; mid war cards join the deck in turn 4 and late war cards in turn 8, and hands grow from 8 to 9.
rule-4-2 = The phasing player is the one whose action round it is.
rule-4-3 = When the deck runs out, the discards are shuffled into a new one; starred cards whose events happened stay out.
rule-4-3-1 = All cards left are dealt before a reshuffle, except in turns 4 and 8.
rule-4-4 = At a change of era the new cards are shuffled into the deck that is there, and the discards wait for the next reshuffle.
rule-4-5 = A turn runs through its nine parts in order.
rule-4-5-A = DEFCON below 5 improves by 1 at the start of the turn.
rule-4-5-B = Hands are filled to 8 cards in turns 1 to 3 and to 9 later, the China Card not counted.
rule-4-5-C = Both sides pick a headline in secret and show them together; the higher value goes first, the US on a tie, scoring cards count 0, and only events happen.
rule-4-5-D = Six action rounds in turns 1 to 3 and seven later, the USSR first in each; who has no card sits out; scoring cards cannot be held.
rule-4-5-E = The military operations of both sides are checked, then set to 0.
rule-4-5-F = In tournaments the held cards are shown, so that nobody keeps a scoring card.
rule-4-5-G = A China Card that came face down during the turn is turned face up.
rule-4-5-H = The turn marker advances; after turn 3 the mid war cards and after turn 7 the late war cards join the deck.
rule-4-5-I = After turn 10 comes the final scoring.

## Chapter 5

rule-5-1 = A card is played as event or operations; nobody may pass or throw a card away, and usually one is held at the end.
rule-5-2 = Using a card with the opponent's event for operations makes the event happen for the opponent, before or after as the player says, unless it cannot.
rule-5-3 = Where a card of some value is asked for, one of a higher value will do.
rule-5-4 = The event of a card that an event forces out of a hand does not happen, scoring cards included.
rule-5-5 = Card text beats the rules, except that no event makes a side hold a scoring card.

## Chapter 6

rule-6-0 = All operations points of a card go into one of influence, realignment, coup or space race.
rule-6-1-1 = Influence goes where the side had some, or next to that, when its round began; events may place anywhere.
rule-6-1-2 = A point costs 1, or 2 while the opponent controls the country; the price falls as soon as control is lost.
rule-6-1-3 = The points of one card may go to several countries and regions.
rule-6-1-4 = A side may always place in countries adjacent to its superpower.
rule-6-2-1 = Realignment needs only influence of the opponent in the target; a target is named after the roll before, and may be named again.
rule-6-2-2 = Each roll costs 1 point; both roll, +1 for each adjacent country controlled, for more influence there and for one's superpower next to it; the difference goes.
rule-6-2-3 = Realignment never adds influence.
rule-6-3-1 = A coup needs influence of the opponent in the target, and none of one's own.
rule-6-3-2 = Die plus operations above twice the stability - the excess removes the opponent's influence, what is left over becomes one's own.
rule-6-3-3 = A coup adds the operations of its card to one's military operations.
rule-6-3-4 = A coup in a battleground lowers DEFCON by 1.
rule-6-3-5 = A free coup of an event may ignore the regions closed by DEFCON; in a battleground it lowers DEFCON all the same.
rule-6-4-1 = A card of at least the value of the next box is given for a roll; within the range of the box one's marker advances to it.
rule-6-4-2 = One card a turn may be given to the space race, unless a box or an event allows more.
rule-6-4-3 = Boxes pay victory points at once, more to who comes first than to who comes second.
rule-6-4-4 = The abilities of boxes 2, 4, 6 and 8 belong to who is there first, until the other gets there too.
rule-6-4-5 = The event of a card given to the space race does not happen, and the card is discarded.
rule-6-4-6 = On the last box no more cards are given to the space race.

## Chapter 7

rule-7-1 = A card may be played as its event if this is the side's own or either's.
rule-7-2 = Southeast Asia Scoring is the one scoring card that leaves the game.
rule-7-3 = Underlined events last until the end of the game.
rule-7-4 = Events change the value of cards no further than to 4 and to 1; changes add up, and reach the China Card.
rule-7-4-1 = Such a change belongs to one side and does not follow a card taken from its hand.
rule-7-4-2 = It holds for every use of the value, discards, coups and the space race included.
rule-7-4-3 = Operations granted by an event are as from a card of that value, with all that changes and limits them.
rule-7-5 = A card whose event is cancelled or limited may still be used for operations.
rule-7-6 = War events need no influence; they count as military operations, and pay for a victory even where there is none to replace.

## Chapter 8

rule-8-1-1 = DEFCON begins at 5 and moves with events and coups.
rule-8-1-2 = DEFCON never rises above 5.
rule-8-1-3 = At DEFCON 1 the game ends and the phasing player has lost, whoever made the choice.
rule-8-1-4 = Every coup in a battleground lowers DEFCON by 1.
rule-8-1-5 = No coups and realignments in Europe from DEFCON 4 on, in Asia from 3 on, in the Middle East from 2 on.
rule-8-1-6 = At the start of a turn DEFCON below 5 improves by 1.
rule-8-1-7 = Improving DEFCON raises the number, degrading lowers it.
rule-8-2-1 = Who has fewer military operations than DEFCON gives the opponent 1 victory point for each missing; both sides may pay.
rule-8-2-2 = Coups and wars count as military operations; realignment and free coups do not.
rule-8-2-3 = A coup adds the operations used, a war what its card says.
rule-8-2-4 = A war event that the opponent's card play sets off counts for the side whose event it is.
rule-8-2-5 = Free coups granted by events do not count as military operations.

## Chapter 9

rule-9-1 = The China Card lies open before its holder and is no part of the hand.
rule-9-2 = Playing the China Card takes an action round, so that more cards may be held at the end.
rule-9-3 = After play it goes to the opponent face down, and can be played from the next turn on.
rule-9-4 = An event that moves the China Card says how it lies.
rule-9-5 = It is never a headline, never a discard for an event, and never played where a scoring card must be.
rule-9-6 = It gives 1 operation more if all points are used in Asia.
rule-9-7 = Events change its value like that of other cards.
rule-9-8 = Nothing can force the China Card to be played.

## Chapter 10

rule-10-1-1 = Presence is one country; domination more countries and more battlegrounds with at least one of each kind; control all battlegrounds and more countries.
rule-10-1-2 = One point more for each battleground and for each country next to the enemy superpower; the difference moves the marker.
rule-10-1-3 = Some events give victory points.
rule-10-1-4 = Military operations that are missing give the opponent victory points.
rule-10-1-5 = No event may force a side to hold a scoring card.
rule-10-2-1 = The track runs from 20 for the US to 20 for the USSR through 0, which is a space like any other.
rule-10-2-2 = Gaining a point moves the marker one space toward oneself.
rule-10-2-3 = If a card gives points to both sides, only the difference moves the marker.
rule-10-3-1 = 20 points after a whole card, control of Europe at its scoring, or DEFCON 1 in the opponent's round win at once; at the military check a held scoring card loses.
rule-10-3-2 = After turn 10 all regions are scored, Europe first, 1 point goes to the holder of the China Card, and only then the lead decides; 0 is a draw.

## Chapter 11

rule-11-1 = In tournaments held cards are shown each turn.
rule-11-2 = In tournaments who holds a scoring card has lost.
rule-11-3 = In tournaments cards are dealt one at a time, the USSR first.
rule-11-4 = Sides may be bid for; who loses the bid gets the bid in influence after the set-up.
rule-11-4-1 = Bid influence goes where the side has some, to at most 2 above what controls the country.

## Chapter 12

rule-12-1 = In the Chinese Civil War variant a space next to the USSR only takes Soviet influence; it is never scored, and ignored once it holds 3.
rule-12-2 = Three points control it; until then nobody gets the point for the China Card.
rule-12-3 = With the third point the USSR gets the China Card face up.
rule-12-4 = Until then Red Scare/Purge and Cultural Revolution by the USSR and Formosan Resolution by the US do not happen.
rule-12-4-1 = Until then the US needs the China Card for Ussuri River Skirmish and Nixon Plays the China Card.
rule-12-4-2 = Until then the USSR subtracts 1 more from its die in the Korean War.
rule-12-4-3 = Cards whose events are so prevented may be used for operations.
