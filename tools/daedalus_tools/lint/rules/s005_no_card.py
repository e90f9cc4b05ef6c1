"""A file without a card.

The file is empty, or holds nothing but comments. A card begins with its number and its title; everything else can come
later.
"""

BAD = "# a bridge, one day\n"
