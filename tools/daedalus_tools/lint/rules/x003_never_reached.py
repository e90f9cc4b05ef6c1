"""A branch that was reached in no position.

Hundreds of legal positions were made to fit the card, many of them aimed at this very line, and none led there.
Perhaps its conditions exclude each other in a way that only the whole board shows. A trigger that never acts and an
end that never comes are reported in the same way.
"""

BAD = ("if troops in Iraq > 12 and troops on track > 9: +1 prestige", "else: -1 prestige")
GOOD = ("if troops in Iraq > 2 and troops on track > 9: +1 prestige", "else: -1 prestige")
