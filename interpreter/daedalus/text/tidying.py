"""Spaces and stops as they are printed, whatever a message left empty."""

from __future__ import annotations

import re

_SPACES = re.compile(r"[ \n]+")
_SPACED = re.compile(r" ([,.;:)])")
_COMMAS = re.compile(r",+([,.;:)])")


SHORT = 5  # words of a phrase that hangs on a word which is said before another


def said_once(texts: list[str], word: str) -> list[str]:
    """Phrases that all begin with a word, and perhaps all end alike: `with troops or militia at most 2 away`."""
    if len(texts) < 2 or not word or not all(text.startswith(f"{word} ") for text in texts):
        return texts
    split = [text.split(" ") for text in texts]
    ending = 0
    while all(len(words) > ending + 2 and words[-ending - 1] == split[0][-ending - 1] for words in split):
        ending += 1
    if ending:
        split = [*(words[:-ending] for words in split[:-1]), split[-1]]
    elif any(len(words) > SHORT for words in split):
        return texts
    first, *others = split
    return [" ".join(first), *(" ".join(words[1:]) for words in others)]


def tidy(text: str) -> str:
    text = _SPACES.sub(" ", text).strip()
    text = _SPACED.sub(r"\1", text)
    text = _COMMAS.sub(r"\1", text)
    return text.replace("( ", "(").replace("::", ":").replace(",,", ",")
