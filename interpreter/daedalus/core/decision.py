"""A decision is data: whose it is, what is asked, the legal options, and the card and rule that ask."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from daedalus.core.errors import IllegalAnswer, trouble
from daedalus.core.messages import Choice, Said, choices

Option = str | int


@frozen
class Decision:
    side: str
    said: Said
    options: tuple[Option, ...]
    rule: str = ""
    cause: Any = None

    @property
    def key(self) -> str:
        return self.said.key

    @property
    def args(self) -> dict[str, Any]:
        return self.said.args

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The options with what kind of thing each is: a card, a number, a named way."""
        return choices(self.said, self.options)

    def check(self, answer: Any) -> Option:
        """The answer as one of the options, or an IllegalAnswer that says what is legal."""
        for option in self.options:
            if option == answer and type(option) is type(answer):
                return option
        shown = str(answer)
        for option in self.options:
            if str(option).lower() == shown.lower():
                return option
        import difflib  # only a mistake needs it

        names = [str(option) for option in self.options]
        shown = shown if len(shown) <= 60 else f"{shown[:57]}..."
        near = (
            [] if shown.isdecimal() else difflib.get_close_matches(shown, names, n=1)
        )  # no number is a slip of another
        hint = trouble("trouble-did-you-mean", "Did you mean {name}? ", name=near[0]) if near else ""
        raise IllegalAnswer(
            trouble("trouble-is-not-a-legal", "'{shown}' is not a legal answer", shown=shown),
            remedy=trouble("trouble-legal", "{hint}Legal: {known}.", hint=hint, known=", ".join(names)),
        )


class Pending(Exception):
    """Raised by `Game.choose` when nobody has answered yet; stops the run of a step."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(decision.key)
        self.decision = decision


class GameOver(Exception):
    """Raised when a side has won: the rest of the step does not happen."""
