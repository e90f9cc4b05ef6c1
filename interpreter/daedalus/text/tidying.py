"""Spaces and stops as they are printed, whatever a message left empty."""

from __future__ import annotations

import re
from collections.abc import Sequence

_SPACES = re.compile(r"[ \n]+")
_SPACED = re.compile(r" ([,.;:)])")
_JOINED = re.compile("(?:(?<=r)r?e)? \u203f")  # Italian spostare + lo: spostarlo
_COMMAS = re.compile(r",+([,.;:)])")


SHORT = 5  # words of a phrase that hangs on a word which is said before another


def said_once(texts: list[str], once: Sequence[Sequence[str]], *, alike: bool = False) -> list[str]:
    """Phrases that all begin with a word, in one of its spellings, and perhaps all end alike: `with troops or militia
    at most 2 away`. `alike`: what follows that word in all of them is said once too."""
    split = [text.split(" ") for text in texts]
    begins = any(all(words[0] in spellings and len(words) > 1 for words in split) for spellings in once)
    if len(texts) < 2 or (once and not begins):
        return texts
    start = int(begins)
    ending = _same(split, start + 1, -1)
    if ending:
        split = [*(words[:-ending] for words in split[:-1]), split[-1]]
    elif any(len(words) > SHORT for words in split):
        return texts
    if alike:
        start += _same([words[start:] for words in split], 1)
    first, *others = split
    return [" ".join(first), *(" ".join(words[start:]) for words in others)]


def ended_once(texts: list[str], begun: int = 0) -> list[str]:
    """Phrases that all end alike: what closes them is said with the last, as German verbs are, and what begins them
    with the first. `begun`: words at the beginning of the first that are not said of the others."""
    split = [text.split(" ") for text in texts]
    before, split[0] = split[0][:begun], split[0][begun:]
    ending = _same(split, 1, -1)
    if len(texts) < 2 or not ending:
        return texts
    *others, last = split
    split = [*(words[:-ending] for words in others), last]
    start = _same([*split[:-1], last[:-ending]], 1)
    return [" ".join([*before, *split[0]]), *(" ".join(words[start:]) for words in split[1:])]


def _same(split: list[list[str]], own: int, step: int = 1) -> int:
    """How many words all of them begin with, of which each keeps so many of its own; from behind, end with."""
    rows = [words[::step] for words in split]
    same = 0
    while all(len(words) > same + own and words[same] == rows[0][same] for words in rows):
        same += 1
    return same


def tidy(text: str) -> str:
    text = _SPACES.sub(" ", text).strip()
    text = _JOINED.sub("", text)
    text = _SPACED.sub(r"\1", text)
    text = _COMMAS.sub(r"\1", text)
    return text.replace("( ", "(").replace("::", ":").replace(",,", ",")
