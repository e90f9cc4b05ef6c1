"""A rule point or moment that no procedure knows.

A lasting event works by answering questions that the procedures ask while they run, or by waiting for something to
happen. If no procedure ever asks the question, the answer waits for ever, and the card does nothing without anybody
noticing.
"""

from daedalus_tools.lint.examples import lasting
from daedalus_tools.lint.words import likely_word

BAD = lasting("may recrut: no")
GOOD = lasting("may recruit: no")
fix = likely_word
