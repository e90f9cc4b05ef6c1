"""A card that does not begin with its number and title.

The first line tells everybody which card this is: scenarios remove it by number, other cards block it by title.
Without that line nothing else in the file has an owner.
"""

BAD = "us, 2 ops\nevent:\n  +1 prestige\n"
