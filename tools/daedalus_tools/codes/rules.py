"""R: what the rulebook does not allow, whatever a card says."""

from __future__ import annotations

from daedalus_tools.codes.entry import Code, card, event

CODES = (
    Code(
        "R001",
        "an awakening or reaction where no such marker may stand",
        "These markers show how a people leans, and a people that lives in good order, under Islamist Rule, in civil "
        "war or outside the Muslim world is past leaning. The rules refuse the marker whatever the card says, so the "
        "event would quietly do less than it promises. Choose among countries `open to awakening`.",
        card("play in a good muslim country c", "event:", "  place 1 awakening in c"),
        card("play in a country c open to awakening", "event:", "  place 1 awakening in c"),
        rules=("11.1.4",),
    ),
    Code(
        "R002",
        "militia where they may not stand",
        "A militia forms where a state is weak but not yet lost: it has no business in a well-governed country, under "
        "Islamist Rule or outside the Muslim world. Pieces placed there would be taken back at once. Choose among "
        "countries `open to militia`.",
        card("play in an islamist ruled muslim country c", "event:", "  place 2 militia in c"),
        card("play in a country c open to militia", "event:", "  place 2 militia in c"),
        rules=("11.2.4",),
    ),
    Code(
        "R003",
        "a posture for a country that has none, or that never changes its own",
        "Hard and Soft are how the rest of the world stands to the war on terror. Muslim countries and Iran take part "
        "in it otherwise and have no posture at all, and that of Israel is printed on the map. Only other non-Muslim "
        "countries can be told to be hard.",
        event("set Iraq to hard"),
        event("set France to hard"),
        rules=("4.3.2", "4.3.3"),
    ),
    Code(
        "R004",
        "governance or alignment for a country that is not Muslim",
        "Allies and Adversaries are Muslim countries; elsewhere people vote without asking anybody, and the governance "
        "is printed on the map. A card that wants to sway such a country changes its posture.",
        event("set France to good ally"),
        event("set France to soft"),
        rules=("4.2.3", "4.3.1"),
    ),
    Code(
        "R005",
        "governance or alignment for Iran before its elections",
        "Iran is a kind of its own: its governance is fixed and it sides with nobody. Only the elections of The "
        "Awakening turn it into a country like its neighbours, so a card must make sure that it is Muslim by then.",
        event("set Iran to ally"),
        event("if Iran is muslim: set Iran to ally"),
        rules=("4.4", "11.3.3.1"),
    ),
    Code(
        "R006",
        "troops where no rule lets them stand",
        "Troops stand where they are invited, in Allies, or where they have changed the regime. Sent into a country "
        "that is neither they would be stranded: no rule says what they may do there. Lasting events can open a "
        "country with `may deploy to`.",
        event("place 2 troops in France"),
        card("play in an ally country c", "event:", "  place 2 troops in c"),
        rules=("7.3.3",),
    ),
    Code(
        "R007",
        "a plot under Islamist Rule",
        "Nobody plants bombs at home: under Islamist Rule the jihadists are the government. A plot there would cost "
        "them funding to harm themselves, so the rules do not let it happen.",
        card("play in an islamist ruled country c", "event:", "  place plot 1 in c"),
        card("play in a fair country c", "event:", "  place plot 1 in c"),
        rules=("8.5.1",),
    ),
    Code(
        "R008",
        "a value that a track does not have",
        "Prestige runs from 1 to 12 and funding from 1 to 9. A marker cannot be put beyond the end of its track, and a "
        "question about a value out there has its answer before it is asked. Look at the ends of the track again.",
        event("set prestige to 13"),
        event("set prestige to 12"),
        rules=("4.7",),
    ),
    Code(
        "R009",
        "more pieces than there are",
        "The box holds fifteen cells and fifteen troops, and that is meant as a limit: what is not on its track cannot "
        "come into play. A card that asks for more promises something that no player can ever do.",
        event("place 20 cells in Iraq"),
        event("place all cells in Iraq"),
        rules=("4.6.3", "11.2.9"),
    ),
    Code(
        "R010",
        "a country that is used before it is tested",
        "Nobody knows how an unmarked country is governed until it is rolled for. To improve it before that is to "
        "repaint a house that has not been built. Most sentences test the country themselves; where one does not, "
        "write `test` before it, or choose a `tested` country.",
        card("play in an untested country c in (Iraq, Turkey)", "event:", "  improve c"),
        card("play in an untested country c in (Iraq, Turkey)", "event:", "  test c", "  improve c"),
        rules=("4.9.4",),
    ),
    Code(
        "R011",
        "a regime change without what it needs",
        "To change a regime the US must be hard, have six troops free in one place, and find Islamist Rule there. The "
        "operation does nothing if any of this is missing. Ask first: `if regime change possible in c`.",
        event("regime change in Iraq"),
        event("if regime change possible in Iraq: regime change in Iraq"),
        rules=("7.3.4",),
    ),
    Code(
        "R012",
        "WMD from a place where there are none",
        "WMD plots lie ready in a few places only: in their box, and beside Pakistan, Syria and Iran. An event cannot "
        "release from a country what was never stored there.",
        event("make wmd of France available", head="jihadist, 2 ops"),
        event("make wmd of Pakistan available", head="jihadist, 2 ops"),
        rules=("4.7.8.1", "11.3.1"),
    ),
    Code(
        "R013",
        "aid, a besieged regime or a civil war outside the Muslim world",
        "All three are about governments that may fall: aid helps to hold them up, a siege helps to bring them down, "
        "and a civil war does both at once. Countries whose governance is printed on the map cannot fall, and the "
        "markers would lie there without a meaning.",
        event("place 1 aid in France"),
        event("place 1 aid in Egypt"),
        rules=("4.8.3", "8.4.3.2", "11.2.2"),
    ),
    Code(
        "R014",
        "a plot of a number that does not exist",
        "There are six plots, numbered 1 to 3, and the WMD. A plot 4 is not in the box, so the event would place "
        "nothing at all.",
        event("place plot 4 in France", head="jihadist, 2 ops"),
        event("place plot 3 in France", head="jihadist, 2 ops"),
        rules=("4.8.1",),
    ),
)
