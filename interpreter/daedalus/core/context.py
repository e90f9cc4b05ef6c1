"""What is going on at the moment: which card is at work, for whom, and how. One value, given back when it is over."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

_new: Final = tuple.__new__  # at once, without the function that counts arguments


class Context(NamedTuple):
    """The surroundings of a change. A step that is rolled back begins anew with none."""

    cause: Any = None  # the card that changes are due to
    side: str = ""  # whose card or operation is being carried out
    owner: str = ""  # whose lasting event acts
    mark: Any = None  # the lasting event that acts
    targeting: bool = False  # whether things for an event are being looked for
    tally: dict[str, int] | None = None  # what the event now happening has counted so far

    def about(self, cause: Any, side: str, *, targeting: bool = False) -> Context:
        """A card at work for a side; often asked for, so it is made at once."""
        return _new(Context, (cause, side, self.owner, self.mark, targeting, self.tally))

    def happening(self, cause: Any, side: str) -> Context:
        """An event begins to happen for a side, and counts anew."""
        return _new(Context, (cause, side, self.owner, self.mark, self.targeting, {}))


NOTHING: Final = Context()
