"""An option outside a list, or something else inside one.

`do 1 of:` opens a list from which a side picks, and each entry of the list is an `option:`. An option elsewhere could
not be picked, and a plain sentence in the list would belong to none of the options.
"""

BAD = ("option: +1 prestige", "option: -1 funding")
GOOD = ("do 1 of:", "  option: +1 prestige", "  option: -1 funding")
