"""Small cards and scenarios for the tests of the linter."""

from __future__ import annotations

from pathlib import Path

CARD = 'card 901 "Bridge"\n  us, 2 ops, mark\n  event:\n    +1 prestige\n'
SCENARIO = "name: Test\ngame: labyrinth\nyear: 2001\nsets: [base]\nprestige: 7\nfunding: 5\nus posture: hard\n"


def write(to: Path, **files: str) -> Path:
    """A folder of files: `write(tmp_path, a=CARD, s_yaml=...)`; `_yaml` becomes a scenario, the rest cards."""
    to.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        path = to / (name.replace("_yaml", ".yaml") if name.endswith("_yaml") else f"{name}.card")
        path.write_bytes(text.encode("utf-8"))
    return to


def pair(blocks: str = "", blocked: str = "") -> dict[str, str]:
    """Two cards, the first with a clause `blocks`, the second with a clause `blocked by`."""
    head = "  us, 2 ops, mark\n"
    event = "  event:\n    +1 prestige\n"
    return {
        "a": f'card 901 "Bridge"\n{head}{blocks}{event}',
        "b": f'card 902 "Tunnel"\n{head}{blocked}{event}',
    }
