"""Rule points of the map and of operations: questions that procedures ask by their key, and that a card may answer."""

from __future__ import annotations

from daedalus.games.labyrinth.board import EXPANSION
from daedalus.games.labyrinth.words.common import PLOT, limits
from daedalus.language.records import LINKS, Between, OnTrack
from daedalus.language.roles import CARD, MARK, Place
from daedalus.language.vocabulary import NUMBER, TRUTH, Vocabulary


def declare(v: Vocabulary) -> None:
    _map(v)
    _us(v)
    _costs(v)
    _jihadist(v)


def _map(v: Vocabulary) -> None:
    """4 and 11: what counts, and what may be touched."""
    v.point("{x:country} is adjacent to {y:country}", TRUTH, key="adjacent", rule="4.1.1", x=Place("of"), y=Place("to"),
            says="Are two countries adjacent? Those that the map links are; one `no` cuts a link, one `yes` makes one.",
            known=LINKS, example="Iraq is adjacent to Egypt: yes")  # fmt: skip
    v.point("cells in {c:country}", NUMBER, key="cells", rule="4.6", c=Place(),
            says="How many cells count as being there?", example="cells in Iraq: +1")  # fmt: skip
    v.point("cell stand-ins in {c:country}", "stand-ins", key="cell-stand-ins", rule="4.6", c=Place(),
            says="Which marks there are a cell?", example='cell stand-ins in Iraq: mark "Bridge"')  # fmt: skip
    v.point("troops in {c:country}", NUMBER, key="troops", rule="4.6", c=Place(),
            says="How many troops count as being there?", example="troops in Iraq: +2")  # fmt: skip
    v.point("troop stand-ins in {c:country}", "stand-ins", key="troop-stand-ins", rule="4.6", c=Place(),
            says="Which marks there are troops?", example='troop stand-ins in Iraq: mark "Bridge"')  # fmt: skip
    v.point("{m:text} may deploy", TRUTH, key="mark-may-deploy", rule="7.3.1", m=MARK,
            says="May a mark that is troops leave (and so be gone)?", example='"Bridge" may deploy: yes')  # fmt: skip
    v.point("resources of {c:country}", NUMBER, key="resources", rule="4.2.5", c=Place("of"),
            says="How many resources has a country?", example="resources of Iraq: +1")  # fmt: skip
    v.point("oil exports from {c:country}", TRUTH, key="oil-exports", rule="4.2.6", c=Place("from"),
            says="Does a country with a derrick export oil?", example="oil exports from Iran: no")  # fmt: skip
    v.point("{c:country} is open", TRUTH, key="open", rule="6.2.1", c=Place("of"),
            says="May operations, events, polarization and attrition touch the country?",
            example="Syria is open: no")  # fmt: skip
    with v.of_rule_set(EXPANSION):
        v.point("popular markers may be placed", TRUTH, key="popular-markers", rule="11.1.4",
                says="May awakening and reaction markers be placed?",
                example="popular markers may be placed: no")  # fmt: skip
        v.point("militia is led in {c:country}", TRUTH, key="militia-is-led", rule="11.2.4", c=Place(),
                says="Do militia there count as if with troops?", example="militia is led in Syria: yes")  # fmt: skip
        v.point("militia before attrition in {c:country}", NUMBER, key="militia-before-attrition", rule="11.2.5",
                c=Place(), says="How many militia does the country get before the fighting?",
                example="militia before attrition in Syria: 1")  # fmt: skip
    v.point("troops at stake in {c:country}", NUMBER, key="troops-at-stake", rule="8.5.6", c=Place(),
            says="For how many of the troops there can prestige be won or lost?",
            example="troops at stake in Iraq: 0")  # fmt: skip
    with v.of_rule_set(EXPANSION):
        v.point("extra cells", NUMBER, key="extra-cells", rule="11.3.7",
                says="How many cells are there beyond those of the track?", example="extra cells: 3")  # fmt: skip
    v.point("{k:card} rolls posture of {c:country}", TRUTH, key="posture-is-rolled", rule="4.9.3", k=CARD,
            c=Place("of"), says="Does an event that rolls a posture roll it? If not, it turns round.",
            example="k rolls posture of c: no")  # fmt: skip
    v.point("gwot penalty", NUMBER, key="size-of-gwot-penalty", rule="4.7.2.1", gives=OnTrack("world posture"),
            says="How large is the penalty?", example="gwot penalty: 0")  # fmt: skip


def _us(v: Vocabulary) -> None:
    """7: operations of the US."""
    v.point("may war of ideas in {c:country}", TRUTH, key="may-war-of-ideas", rule="7.2", c=Place(),
            says="Is the country a legal target?", example="may war of ideas in Syria: no")  # fmt: skip
    v.point("may deploy to {c:country}", TRUTH, key="may-deploy", rule="7.3.3", c=Place("to"),
            says="May troops go there?", example="may deploy to Syria: no")  # fmt: skip
    v.point("may regime change in {c:country}", TRUTH, key="may-regime-change", rule="7.3.4", c=Place(),
            says="Is the country a legal target?", example="may regime change in Syria: yes")  # fmt: skip
    v.point("may disrupt in {c:country}", TRUTH, key="may-disrupt", rule="7.4.1", c=Place(),
            says="Is the country a legal target?", example="may disrupt in Pakistan: no")  # fmt: skip
    v.point("may disrupt cadre in {c:country}", TRUTH, key="may-disrupt-cadre", rule="7.4.2", c=Place(),
            says="May a cadre there be removed?", example="may disrupt cadre in c: no")  # fmt: skip
    v.point("cells disrupted in {c:country}", NUMBER, key="cells-disrupted", rule="7.4.2", c=Place(),
            says="How many cells does one disrupt hit?", example="cells disrupted in c: 1")  # fmt: skip
    v.point("disrupt earns prestige in {c:country}", TRUTH, key="disrupt-earns-prestige", rule="7.4.4", c=Place(),
            says="Does a disrupt with two troops raise prestige?",
            example="disrupt earns prestige in c: no")  # fmt: skip
    v.point("prestige for disrupt in {c:country}", NUMBER, key="prestige-for-disrupt", rule="7.4.4", c=Place(),
            says="How much prestige does a disrupt with two troops bring?",
            example="prestige for disrupt in c: 2")  # fmt: skip
    v.point("war of ideas modifier in {c:country}", NUMBER, key="war-of-ideas-modifier", rule="4.9.2", c=Place(),
            says="What is added to the die for a War of Ideas in a Muslim country?",
            example="war of ideas modifier in Iraq: +1")  # fmt: skip
    v.point("may alert in {c:country}", TRUTH, key="may-alert", rule="7.5.2", c=Place(),
            says="May plots there be alerted?", example="may alert in Iraq: no")  # fmt: skip


def _costs(v: Vocabulary) -> None:
    """7.1.1: which card is enough for an operation of the US; those of the jihadist cost nothing but their dice."""
    v.point("cost of war of ideas in {c:country}", NUMBER, key="cost-of-war-of-ideas", rule="7.1.1", c=Place(),
            says="How many operations does a War of Ideas there need?",
            example="cost of war of ideas in Iraq: 1")  # fmt: skip
    v.point("cost of disrupt in {c:country}", NUMBER, key="cost-of-disrupt", rule="7.1.1", c=Place(),
            says="How many operations does a disrupt there need?", example="cost of disrupt in Iraq: 1")  # fmt: skip
    v.point("cost of deploy to {c:country}", NUMBER, key="cost-of-deploy", rule="7.1.1", c=Place("to"),
            says="How many operations do troops need to go there?", example="cost of deploy to Iraq: +1")  # fmt: skip
    v.point("cost of deploy home", NUMBER, key="cost-of-deploy-home", rule="7.3.2",
            says="How many operations do troops need to go home?", example="cost of deploy home: 3")  # fmt: skip
    for operation, rule in (
        ("regime change", "7.3.4"),
        ("withdraw", "7.3.5"),
        ("alert", "7.5.1"),
        ("reassessment", "7.6.2"),
    ):
        says = f"How many operations must a card have for {operation}?"
        key = f"cost-of-{operation.replace(' ', '-')}"
        v.point(f"cost of {operation}", NUMBER, key=key, rule=rule, says=says, example=f"cost of {operation}: 2")


def _jihadist(v: Vocabulary) -> None:
    """8: operations of the jihadist."""
    v.point("may recruit", TRUTH, key="may-recruit", rule="8.2", says="May the jihadist conduct recruit operations?",
            example="may recruit: no")  # fmt: skip
    v.point("may recruit in {c:country}", TRUTH, key="may-recruit-in", rule="8.2.2", c=Place(),
            says="Is the country a legal target?", example="may recruit in Iraq: no")  # fmt: skip
    v.point("recruiting is automatic in {c:country}", TRUTH, key="recruiting-is-automatic", rule="8.2.3", c=Place(),
            says="Does every attempt succeed?", example="recruiting is automatic in Iraq: yes")  # fmt: skip
    v.point("recruit number in {c:country}", NUMBER, key="recruit-number", rule="8.2.4", c=Place(),
            gives=Between(0, limits(v).most["die"]),
            says="Which roll or less succeeds?", example="recruit number in Nigeria: 2")  # fmt: skip
    v.point("funding limits recruiting", TRUTH, key="funding-limits-recruiting", rule="4.7.4.2",
            says="Does funding limit the cells available?", example="funding limits recruiting: no")  # fmt: skip
    v.point("may travel from {x:country} to {y:country}", TRUTH, key="may-travel", rule="8.3.1", x=Place("from"),
            y=Place("to"), says="Is the journey legal?",
            example="may travel from x to United States: no when x <> United States")  # fmt: skip
    v.point("travel is automatic from {x:country} to {y:country}", TRUTH, key="travel-is-automatic", rule="8.3.1",
            x=Place("from"), y=Place("to"), says="Does it succeed without a roll?",
            example="travel is automatic from x to y: yes when x is adjacent to y")  # fmt: skip
    v.point("travel modifier from {x:country} to {y:country}", NUMBER, key="travel-modifier", rule="8.3.1",
            x=Place("from"), y=Place("to"), says="What is added to the die?",
            example="travel modifier from x to Israel: +1")  # fmt: skip
    v.point("may jihad in {c:country}", TRUTH, key="may-jihad", rule="8.4", c=Place(),
            says="Is the country a legal target?", example="may jihad in Iraq: no")  # fmt: skip
    v.point("jihad modifier in {c:country}", NUMBER, key="jihad-modifier", rule="8.4", c=Place(),
            says="What is added to each die?", example="jihad modifier in Iraq: -1")  # fmt: skip
    v.point("major jihad margin in {c:country}", NUMBER, key="major-jihad-margin", rule="8.4.2", c=Place(),
            says="By how much must cells exceed troops?", example="major jihad margin in Iraq: 3")  # fmt: skip
    v.point("failed jihad removes cells", TRUTH, key="failed-jihad-removes-cells", rule="8.4.3",
            says="Does a failed die cost a cell?", example="failed jihad removes cells: no")  # fmt: skip
    v.point("jihad may bring islamist rule in {c:country}", TRUTH, key="jihad-may-bring-islamist-rule", rule="8.4.4",
            c=Place(), says="May jihad go beyond Poor?",
            example="jihad may bring islamist rule in Iraq: no")  # fmt: skip
    v.point("may plot in {c:country}", TRUTH, key="may-plot", rule="8.5.1", c=Place(),
            says="Is the country a legal target?", example="may plot in Iraq: no")  # fmt: skip
    v.point("plot number in {c:country}", NUMBER, key="plot-number", rule="8.5.2", c=Place(),
            gives=Between(0, limits(v).most["die"]), says="Which roll or less places a plot?",
            example="plot number in Iraq: 1")  # fmt: skip
    v.point("dice of {p:plot} in {c:country}", NUMBER, key="plot-dice", rule="8.5.6", p=PLOT, c=Place(),
            says="How many dice does the plot roll against the governance when it is resolved?",
            example="dice of p in Iraq: +1")  # fmt: skip
    v.point("funding for {p:plot} in {c:country}", NUMBER, key="plot-funding", rule="8.5.6", p=PLOT, c=Place(),
            says="How much funding does the plot bring, where the rules do not set it outright?",
            example="funding for p in Iraq: 0")  # fmt: skip
    v.point("{p:plot} in {c:country} is face up", TRUTH, key="plot-is-face-up", rule="8.5.4", p=PLOT, c=Place(),
            says="May the US see the plot?", example="p in c is face up: yes")  # fmt: skip
