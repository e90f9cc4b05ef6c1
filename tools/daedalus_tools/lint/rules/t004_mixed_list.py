"""A list of things of different kinds.

What stands in one pair of brackets is treated alike: each of it is chosen, tested or counted in turn. That works only
if all of it is of one kind. Make two lists, or leave out the stranger.
"""

BAD = ("place 1 cell in (Iraq, 1)",)
GOOD = ("place 1 cell in each of (Iraq, Iran)",)
