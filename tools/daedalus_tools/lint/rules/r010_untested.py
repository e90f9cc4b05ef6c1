"""A country that is used before it is tested.

Nobody knows how an unmarked country is governed until it is rolled for. To improve it before that is to repaint a
house that has not been built. Most sentences test the country themselves; where one does not, write `test` before it,
or choose a `tested` country.
"""

RULES = ("4.9.4",)
BAD = ("play in an untested country c in (Iraq, Turkey)", "event:", "  improve c")
GOOD = ("play in an untested country c in (Iraq, Turkey)", "event:", "  test c", "  improve c")
