"""A block without a line in it.

The colon promises that something follows, indented under it. Nothing does. If nothing is meant to happen, leave out
the line with the colon as well.
"""

BAD = ("event:",)
