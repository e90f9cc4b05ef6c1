"""What stands in a hole of a pattern, in a language: `how many cells`, `where`. English says it in the role itself."""

from __future__ import annotations

from daedalus.language.findings import PIECE, TRACK, TYPE, Term
from daedalus.language.roles import Count, Figure, Level, Named, Numbered, Place, Role, Side, Step
from daedalus.text.called import called
from daedalus.text.places import ENGLISH

ROLE = "role"  # the kind of its messages


def role_words(role: Role, game: str, language: str = ENGLISH) -> str:
    return role.words if language == ENGLISH else called(role_term(role, game), language)


def role_term(role: Role, game: str) -> Term:
    """The message of a role, with what it puts in."""
    if isinstance(role, Count):
        key = f"count{'-most' if role.up_to else ''}{'-each' if role.each else ''}"
        return Term(ROLE, key, game, (("of", Term(PIECE, role.of, game)),))
    if isinstance(role, Numbered):
        about = (("of", Term(ROLE, role.of, game)), ("low", str(role.low)), ("high", str(role.high)))
        return Term(ROLE, "numbered", game, about)
    if isinstance(role, (Step, Figure)):
        key = "step" if isinstance(role, Step) else "figure"
        return Term(ROLE, key, game, (("track", Term(TRACK, role.track, game)),))
    if isinstance(role, Place):
        return Term(ROLE, f"place-{role.way}{'-many' if role.many else ''}", game)
    if isinstance(role, Level):
        return Term(ROLE, f"level{'-toward' if role.toward else ''}", game, (("of", Term(TYPE, role.of, game)),))
    if isinstance(role, Side):
        return Term(ROLE, f"side-{role.part}", game)
    assert isinstance(role, Named)
    return Term(ROLE, role.what, game)
