"""Words about cards, piles, hands, marks, sides and numbers, for the vocabulary of any game.

A game declares those it wants, each family with the numbers of its own rules: `rules` has them by the key of the word.
"""

from daedalus.kit.words.cards import figures as figures
from daedalus.kit.words.cards import piles as piles
from daedalus.kit.words.cards import types as types
from daedalus.kit.words.drawing import MOVED as MOVED
from daedalus.kit.words.drawing import cards_at_work as cards_at_work
from daedalus.kit.words.drawing import draw_pile as draw_pile
from daedalus.kit.words.drawing import drawing as drawing
from daedalus.kit.words.marks import in_effect as in_effect
from daedalus.kit.words.marks import marks as marks
from daedalus.kit.words.reckoning import both_sides as both_sides
from daedalus.kit.words.reckoning import numbers as numbers
