"""Words for messages: an article, the nearest names, the nearest sentences of the vocabulary."""

from __future__ import annotations

from collections.abc import Iterable

from daedalus.language.vocabulary import Hole, Word


def with_article(type_: str) -> str:
    return f"{'an' if type_[:1] in 'aeiou' else 'a'} {type_}"


def nearest_names(text: str, names: Iterable[str]) -> str:
    """A question with the names that look most like what was written, or nothing."""
    import difflib  # only a mistake needs it

    near = difflib.get_close_matches(text, list(dict.fromkeys(names)), n=2, cutoff=0.6)
    return f"Did you mean {' or '.join(near)}?" if near else ""


def nearest_sentences(written: list[str], words: Iterable[Word]) -> str:
    """A question with the two declared sentences that share most with what was written."""
    import difflib

    def score(word: Word) -> float:
        literals = [sorted(p)[0] for p in word.parts if not isinstance(p, Hole)]
        same_words = difflib.SequenceMatcher(None, written, literals).ratio()
        same_letters = difflib.SequenceMatcher(None, " ".join(written), " ".join(literals)).ratio()
        return same_words + same_letters  # letters, so that a slip of the pen in one word still finds it

    ranked = sorted(words, key=score, reverse=True)[:2]
    return f"Did you mean `{'` or `'.join(w.pattern for w in ranked)}`?" if ranked else ""
