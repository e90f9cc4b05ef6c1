"""Which senses are the contrary of which, and how free a message is to say them otherwise. The words for them stand in
`senses.txt` of each language (`meanings`); these are their English names."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus.text.locales import Problem
from daedalus.text.places import ENGLISH
from daedalus_tools.i18n.meanings import called, lists, read

# Senses of which a message that says one instead of another says something else.
OPPOSED = (
    ("top", "bottom"),
    ("force", "prevent"),
    ("until", "since"),
    ("before", "after"),
    ("first", "last"),
    ("above", "below"),
    ("at-least", "at-most"),
    ("more", "less"),
    ("raise", "lower"),
    ("left", "right"),
    ("up", "down"),
    ("all", "one-of"),
    ("next", "previous"),
    ("own", "opponent"),
    ("same", "other"),
    ("from-where", "to-where"),
    ("too-many", "too-few"),
    ("instead", "besides"),
    ("except", "including"),
    ("start", "end"),
    ("win", "lose"),
    ("draw", "discard"),
    ("half", "double"),
    ("face-up", "face-down"),
    ("tested", "untested"),
    ("success", "failure"),
    ("highest", "lowest"),
    ("allowed", "forbidden"),
    ("inside", "outside"),
    ("placed", "removed"),
    ("attacker", "defender"),
    ("ahead", "behind"),
    ("file", "folder"),
    ("line", "column"),
    ("question", "answer"),
    ("in-deck", "in-hand"),
    ("read-it", "write-it"),
    ("earlier", "later"),
    ("high", "low"),
    ("long", "short"),
    ("open", "close"),
    ("new", "old"),
    ("far", "near"),
    ("include", "exclude"),
    ("true", "false"),
    ("hidden", "show"),
    ("resolve", "forbidden"),
    ("already", "still"),
)
PAIRS = tuple(pair for one, other in OPPOSED for pair in ((one, other), (other, one)))
# And of two texts of one language; another may well say *must not* by *may not*.
OPPOSED_ALIKE = (*OPPOSED, ("must", "may"), ("get", "give"), ("get", "lose"), ("same", "opposite"), ("only", "except"))
# And of what a message said and says now: whoever writes a card anew may well speak to its player.
OPPOSED_NOW = (
    *OPPOSED_ALIKE,
    ("yours", "theirs"),
    ("by-so-much", "to-so-much"),
    ("in-all", "apiece"),
    ("otherwise", "besides"),
    ("more", "at-least"),
    ("less", "at-most"),
)
PAIRS_ALIKE = tuple(pair for one, other in OPPOSED_NOW for pair in ((one, other), (other, one)))
# What is not left out where all others may say it.
KEPT = ("once", "only", "except", "half", "double", "not", "at-least", "at-most", "face-up", "face-down")
# And where all others say it surely: words for these are hardly ever chosen freely.
ASKED = {
    "before", "after", "first", "last", "above", "below", "raise", "lower", "all", "next", "previous", "own",
    "opponent", "same", "highest", "lowest", "inside", "outside", "too-many", "too-few", "from-where", "to-where",
}  # fmt: skip
# Things that all games have, of which none is freely said for another.
NOUNS = {
    "action", "card", "country", "die", "event", "game", "phase", "player", "region", "round", "scenario",
    "turn-of-game",
}  # fmt: skip
# What is done in all games, of which none is freely said for another.
ACTIONS = {"discard", "draw", "keep", "lose", "lower", "placed", "play", "raise", "removed", "roll", "win"}
GENERAL = {"all", "one-of"}  # *a card is* says it of every card
NOT, OR, ONLY = "not", "or", "only"
TURNED = {"all", "one-of", "already", "still"}  # what is left out if it is denied: *none of them*, *not yet*
# What is easily said by a denial: *at most* is not more.
LIMITS = {"at-least", "at-most", "too-many", "too-few", "more", "less", "above", "below", "except", "complete", "other"}
# What may be said by something else that English does not say: *forbidden* is not allowed.
BY = {NOT: frozenset({"except", "outside", "forbidden", "failure", "removed", "without"})}
# And what is easily said by another: *first A, then B*.
SAID_BY = {"before": frozenset({"first"}), "after": frozenset({"last"})}
SILENT = {"than", "all"}  # how a language compares tells nothing, and *every* for *no* is the contrary


def check_senses(language: str) -> Iterator[Problem]:
    """A word that a language lists for two contraries, and a sense that English does not have."""
    known = {one.sense for file in lists(ENGLISH) for one in read(file)}
    for file in lists(language):
        senses = {one.sense: one for one in read(file)}
        for x in senses.values():
            if x.sense not in known:
                yield Problem(file, x.line, "unknown-key", f"{x.sense}: English has no such sense")
        for one, other in OPPOSED:
            if one in senses and other in senses:
                for words in sorted({*senses[one].sure} & {*senses[other].sure}):
                    yield Problem(file, senses[other].line, "contrary", f"{other}: {words} is {called(one)} too")
