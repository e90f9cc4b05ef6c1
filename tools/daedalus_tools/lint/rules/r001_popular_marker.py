"""An awakening or reaction where no such marker may stand.

These markers show how a people leans, and a people that lives in good order, under Islamist Rule, in civil war or
outside the Muslim world is past leaning. The rules refuse the marker whatever the card says, so the event would
quietly do less than it promises. Choose among countries `open to awakening`.
"""

RULES = ("11.1.4",)
BAD = ("play in a good muslim country c", "event:", "  place 1 awakening in c")
GOOD = ("play in a country c open to awakening", "event:", "  place 1 awakening in c")
