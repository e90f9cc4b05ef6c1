"""The small cards and scenarios that the examples of the rules are made of."""

from __future__ import annotations

HEAD = "us, 2 ops"
MARK = "us, 2 ops, mark"
PLAIN = ("+1 prestige",)
EVENT = ("event:", "  +1 prestige")
CLAUSES = ("event:", "while ", "play ", "blocks ", "blocked by ", "requires ", "allows ")
FILE = "# file: "  # begins a line that names the file of the lines below it, in an example of several files


def card(*lines: str, head: str = HEAD, number: int = 901, title: str = "Bridge") -> str:
    """A small card: its head, and lines that stand under it."""
    return "\n".join([f'card {number} "{title}"', f"  {head}", *(f"  {line}" for line in lines), ""])


def event(*lines: str, head: str = HEAD) -> str:
    """A card with nothing but an event."""
    return card("event:", *(f"  {line}" for line in lines), head=head)


def text(example: str | tuple[str, ...]) -> str:
    """An example in full; a few lines stand for a card with these clauses, or with nothing but this event."""
    if isinstance(example, str):
        return example
    return card(*example) if any(line.startswith(CLAUSES) for line in example) else event(*example)


def lasting(*lines: str, head: str = MARK) -> str:
    """A card with nothing but a lasting effect."""
    return card("while in effect:", *(f"  {line}" for line in lines), head=head)


def scenario(*lines: str, prestige: str = "prestige: 7", sets: str = "base") -> str:
    """A small scenario."""
    first = ["name: Test", "game: labyrinth", "year: 2001", f"sets: [{sets}]"]
    return "\n".join([*first, prestige, "funding: 5", "us posture: hard", *lines, ""])


def several(files: dict[str, str]) -> str:
    """An example of several files, by name."""
    return "".join(f"{FILE}{name}\n{text}" for name, text in files.items())


def with_tunnel(bridge: str, clause: str) -> str:
    """A card and the one it names, which says a clause about it and stays in effect."""
    tunnel = card(clause, *EVENT, head=MARK, number=902, title="Tunnel")
    return several({"bridge.card": bridge, "tunnel.card": tunnel})


def pair(first: str = "", second: str = "", *, numbers: tuple[int, int] = (901, 902)) -> str:
    """Two cards, each with a clause about the other."""
    lines = [(*((clause,) if clause else ()), *EVENT) for clause in (first, second)]
    return several(
        {
            "bridge.card": card(*lines[0], head=MARK, number=numbers[0]),
            "tunnel.card": card(*lines[1], head=MARK, number=numbers[1], title="Tunnel"),
        }
    )


def bot(*lines: str) -> str:
    """A small pack that lays something over the US bot."""
    return pack() + several({"bots/us.yaml": "\n".join([*lines, ""])})


def pack(*lines: str, version: str = "version: 1.0.0") -> str:
    """A small pack: what it says of itself, and one card."""
    about = "\n".join(["name: bridges", version, "game: labyrinth", *lines, ""])
    return several({"pack.yaml": about, "cards/bridge.card": card(*EVENT)})
