"""Every question that the rules of Labyrinth ask a side, chapter by chapter; cards ask those of `core`.

The words are in `locale/<language>/labyrinth/decisions.ftl`, under the same keys.
"""

from __future__ import annotations

from typing import Final

from daedalus.core.messages import CARD, NUMBER, Catalogue

CATALOGUE: Final = "labyrinth"
COUNTRY: Final = "country"
OPERATION: Final = "operation"
MARK: Final = "mark"
MARKER: Final = "marker"
PLACE: Final = "place"  # a country, or the track
CELL: Final = "cell"  # a country and the kind of cell there: "Iraq: active cell"
PLOT: Final = "plot"  # a kind of plot marker
PLACED_PLOT: Final = "placed plot"  # one of those on the map, as far as the side knows it

DONE: Final = "done"
YES: Final = "yes"
NO: Final = "no"
TRACK: Final = "track"
_CELLS: Final = ("active cells", "sleeper cells")

_asks = Catalogue(CATALOGUE)
_decision = _asks.decision

# -- 4 pieces and markers -----------------------------------------------------------------------------
PLACE_CELL_IN: Final = _decision("place-cell-in", options=(COUNTRY,))
PLACE_THIS_CELL_IN: Final = _decision("place-this-cell-in", options=(COUNTRY,))
CELLS_TO_PLACE: Final = _decision("cells-to-place", options=(NUMBER,), c=COUNTRY)
CELL_TO_PLACE: Final = _decision("cell-to-place", options=(CELL,), ways=(TRACK, DONE), cell=NUMBER, of=NUMBER)
REMOVE_CELL: Final = _decision("remove-cell", options=(MARK,), ways=(*_CELLS, DONE), c=COUNTRY)
MOVE_CELL: Final = _decision("move-cell", ways=_CELLS, c=COUNTRY, target=COUNTRY)
ACTIVATE_CELL_IN: Final = _decision("activate-cell-in", options=(COUNTRY,))
REMOVE_CADRE_IN: Final = _decision("remove-cadre-in", options=(COUNTRY,))
POSTURE_OF: Final = _decision("posture-of", ways=("hard", "soft"), c=COUNTRY)

# -- 5, 6 cards ---------------------------------------------------------------------------------------
PLAY_CARD: Final = _decision("play-card", options=(CARD,), ways=("a random card", "remove a cadre"))
END_OF_PHASE: Final = _decision("end-of-phase", ways=(DONE, "remove a cadre"))
USE_CARD: Final = _decision(
    "use-card",
    options=(OPERATION,),
    ways=("event", "reserves", "reassessment", "discard", "hold", "nothing"),
    card=CARD,
)
ORDER_OF_CARD: Final = _decision("order-of-card", ways=("event first", "operation first"), card=CARD)
SPEND_RESERVES: Final = _decision("spend-reserves", ways=(NO, YES), operation=OPERATION)
OPERATION_WITH: Final = _decision("operation-with", options=(OPERATION,), ways=("reserves",), ops=NUMBER)

# -- 7 US operations ----------------------------------------------------------------------------------
WAR_OF_IDEAS_IN: Final = _decision("war-of-ideas-in", options=(COUNTRY,))
DEPLOY_FROM: Final = _decision("deploy-from", options=(COUNTRY,), ways=(TRACK,))
DEPLOY_TO: Final = _decision("deploy-to", options=(COUNTRY,), ways=(TRACK,), origin=PLACE)
TROOPS_TO_DEPLOY: Final = _decision("troops-to-deploy", options=(NUMBER, MARK), origin=PLACE, target=PLACE)
MARK_TO_DEPLOY: Final = _decision("mark-to-deploy", ways=(NO, YES), mark=MARK, c=COUNTRY)
REGIME_CHANGE_IN: Final = _decision("regime-change-in", options=(COUNTRY,))
REGIME_CHANGE_FROM: Final = _decision("regime-change-from", options=(COUNTRY,), ways=(TRACK,), c=COUNTRY)
REGIME_CHANGE_TROOPS: Final = _decision("regime-change-troops", options=(NUMBER,), c=COUNTRY)
WITHDRAW_FROM: Final = _decision("withdraw-from", options=(COUNTRY,))
WITHDRAW_TO: Final = _decision("withdraw-to", options=(COUNTRY,), ways=(TRACK,), c=COUNTRY)
TROOPS_TO_WITHDRAW: Final = _decision("troops-to-withdraw", options=(NUMBER,), c=COUNTRY)
DISRUPT_IN: Final = _decision("disrupt-in", options=(COUNTRY,))
DISRUPT_CELL: Final = _decision("disrupt-cell", ways=_CELLS, c=COUNTRY, cell=NUMBER, of=NUMBER)
ALERT_IN: Final = _decision("alert-in", options=(COUNTRY,))
PLOT_TO_ALERT: Final = _decision("plot-to-alert", options=(PLACED_PLOT,), c=COUNTRY)
PLOT_TO_MOVE: Final = _decision("plot-to-move", options=(PLACED_PLOT,), c=COUNTRY, target=COUNTRY)
SECOND_CARD: Final = _decision("second-card", options=(CARD,))
NEXT_IN_REASSESSMENT: Final = _decision("next-in-reassessment", options=(CARD,), ways=("change posture",))

# -- 8 jihadist operations ----------------------------------------------------------------------------
OPERATION_IN: Final = _decision("operation-in", options=(COUNTRY,), ways=(DONE,), operation=OPERATION)
DICE_IN: Final = _decision("dice-in", options=(NUMBER,), operation=OPERATION, c=COUNTRY)
SLEEPERS_USED: Final = _decision("sleepers-used", options=(NUMBER,), c=COUNTRY)
RECRUIT_IN: Final = _decision("recruit-in", options=(COUNTRY,), ways=(DONE,), die=NUMBER, of=NUMBER)
PLACE_RECRUIT_IN: Final = _decision("place-recruit-in", options=(COUNTRY,))
TRAVEL_FROM: Final = _decision("travel-from", options=(CELL,), ways=(DONE,), op=NUMBER, of=NUMBER)
TRAVEL_CELL_FROM: Final = _decision("travel-cell-from", options=(CELL,), cell=NUMBER, of=NUMBER)
TRAVEL_TO: Final = _decision("travel-to", options=(COUNTRY,), c=COUNTRY)
MAJOR_JIHAD: Final = _decision("major-jihad", ways=(YES, NO), c=COUNTRY, dice=NUMBER)
LOSE_CELL: Final = _decision("lose-cell", options=(MARK,), ways=_CELLS, c=COUNTRY)
PLOT_TO_PLACE: Final = _decision("plot-to-place", options=(PLOT,), c=COUNTRY)
RESOLVE_FIRST: Final = _decision("resolve-first", options=(PLACED_PLOT,))
ROLL_POSTURE_AGAIN: Final = _decision("roll-posture-again", ways=(NO, YES), c=COUNTRY)
ROLL_OTHER_POSTURE: Final = _decision("roll-other-posture", options=(COUNTRY,))

# -- 11 The Awakening ---------------------------------------------------------------------------------
TAKE_MARKER_FROM: Final = _decision("take-marker-from", options=(COUNTRY,), marker=MARKER)
MARKERS_TO_REMOVE: Final = _decision("markers-to-remove", options=(NUMBER,), marker=MARKER, c=COUNTRY)
PLACE_MILITIA_IN: Final = _decision("place-militia-in", options=(COUNTRY,), ways=(DONE,))
MILITIA_TO_PLACE: Final = _decision("militia-to-place", options=(NUMBER,), c=COUNTRY)
MOVE_MILITIA_FROM: Final = _decision("move-militia-from", options=(COUNTRY,), ways=(DONE,))
MOVE_MILITIA_TO: Final = _decision("move-militia-to", options=(COUNTRY,), c=COUNTRY)
MILITIA_TO_REMOVE: Final = _decision("militia-to-remove", options=(NUMBER,), c=COUNTRY)
PLACE_PIECE: Final = _decision("place-piece", ways=("militia", "cell", DONE), c=COUNTRY)
REMOVE_PIECE: Final = _decision("remove-piece", options=(MARK,), ways=("militia", *_CELLS, DONE), c=COUNTRY)
LOSE_PIECE: Final = _decision("lose-piece", options=(MARK,), ways=("militia", "troops"), c=COUNTRY)
WMD_TO_REMOVE: Final = _decision("wmd-to-remove", options=(COUNTRY,), ways=("available",))
SEND_OFF_MAP_FROM: Final = _decision("send-off-map-from", options=(COUNTRY,))
DECLARE_CALIPHATE: Final = _decision("declare-caliphate", ways=(YES, NO), c=COUNTRY)
NEW_CAPITAL: Final = _decision("new-capital", options=(COUNTRY,))
