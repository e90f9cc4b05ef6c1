"""What may have been meant: the nearest names and sentences of the vocabulary, and the edit where it is certain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from daedalus.language.findings import Edit, Span
from daedalus.language.vocabulary import Hole, Word

NEAR, CLOSE = 0.6, 0.75  # how alike two names must be to be asked after, and to be taken for each other


def nearest_names(text: str, names: Iterable[str]) -> tuple[str, ...]:
    """The names, two at most, that look most like what was written."""
    import difflib  # only a mistake needs it

    return tuple(difflib.get_close_matches(text, list(dict.fromkeys(names)), n=2, cutoff=NEAR))


def only(span: Span, near: Sequence[str]) -> Edit | None:
    """The name that is near, if it is a single one."""
    return Edit(span, near[0]) if len(near) == 1 else None


def certain(span: Span, written: str, known: Iterable[str]) -> Edit | None:
    """The one known name, of all that could stand there, that was surely meant."""
    import difflib

    return only(span, difflib.get_close_matches(written, list(known), n=2, cutoff=CLOSE))


def nearest_sentences(written: list[str], words: Iterable[Word]) -> tuple[str, ...]:
    """The two declared sentences that share most with what was written."""
    import difflib

    def score(word: Word) -> float:
        literals = [sorted(p)[0] for p in word.parts if not isinstance(p, Hole)]
        same_words = difflib.SequenceMatcher(None, written, literals).ratio()
        same_letters = difflib.SequenceMatcher(None, " ".join(written), " ".join(literals)).ratio()
        return same_words + same_letters  # letters, so that a slip of the pen in one word still finds it

    return tuple(word.pattern for word in sorted(words, key=score, reverse=True)[:2])
