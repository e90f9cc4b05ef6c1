"""The words by which a language says *at least* and *at most*, learnt from the forms of its own sentences. A text that
says the one where English says the other has turned a limit round."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator

from daedalus.kit import registry
from daedalus.text.locales import having
from daedalus_tools.i18n.denial import denies, words

LEAST, MOST = ("ge", "own-ge"), ("le", "own-le")
ENGLISH_LEAST = re.compile(r"\b(?:at least|or more)\b", re.IGNORECASE)
ENGLISH_MOST = re.compile(r"\b(?:at most|(?<!more )or less|or fewer)\b", re.IGNORECASE)
OFTEN, LONG = 3, 3  # so many messages have a word of so many letters: it is not there by chance


def turned(mine: str, english: str, language: str) -> Iterator[tuple[str, str]]:
    least, most = bool(ENGLISH_LEAST.search(english)), bool(ENGLISH_MOST.search(english))
    if least is not most:
        known = limits(language)
        right, wrong = known if least else known[::-1]
        found = words(mine)
        if found & wrong and not found & right:
            said, meant = ("at most", "at least") if least else ("at least", "at most")
            yield "another-limit", f"{', '.join(sorted(found & wrong))}: {said} instead of {meant}"


@functools.cache
def limits(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """The words of *at least*, and those of *at most*."""
    times: dict[tuple[str, ...], Counter[str]] = {LEAST: Counter(), MOST: Counter()}
    for game in map(registry.game, registry.ours()):
        for m in having(game, language).values():
            for forms, counted in times.items():
                if m.form in forms and not denies(m.text, language):  # *not less* has the words of *less*
                    counted.update(words(m.text))
    least, most = (
        frozenset(word for word, n in times[one].items() if n >= OFTEN and len(word) >= LONG and not times[other][word])
        for one, other in ((LEAST, MOST), (MOST, LEAST))
    )
    return least, most
