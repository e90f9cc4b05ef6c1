"""The reference page of the linter, made from the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator

from daedalus_tools.lint import registry, rulebook

TEXT = """# The linter

`daedalus lint` reads cards and scenarios and says what is wrong with them: where, why the rules say so, and what to
write instead. All files are read however broken one of them is. It ends with 0 if nothing was found, 1 if something
was, and 2 if it was used wrongly.

```
daedalus lint                          the cards that come with Daedalus
daedalus lint cards/ my-scenario.yaml  files and folders; the cards of a folder are also compared with each other
daedalus lint --explain R001           what a finding means, why it matters, and a card with and without it
daedalus lint --explain all            all findings, by group
daedalus lint --fix                    mend what is certain; with --diff, show it and write nothing
daedalus lint --deep my.card           also play the card on hundreds of positions
daedalus lint --watch                  check again whenever a file is saved, and tell what changed
daedalus lint --select R,L --ignore L005
daedalus lint --format json            also text, sarif (2.1.0), github (annotations of a workflow)
```

## What `--fix` mends

Names and words with one known neighbour that makes sense there, the colon of a line that opens a block, the line that
the other of two cards lacks (`blocks` and `blocked by`, `allows` and `requires`), tabs, spaces at the ends of lines,
`1 ops`, and comments that ignore nothing. Every change is tried on a copy first, and one that leads to anything new is
not made. What could be meant in two ways is left to you.

## What `--deep` does

It makes legal positions by lot on both boards, bends them until the card may be played and its branches can be reached,
and plays the event there for each side that may have it, with dice and decisions by lot. Lasting effects are put in
force, and operations, plots, other events and the end of the turn happen around them. What it tells are the findings X:
crashes, positions that cannot be, lines that nothing leads to, and sentences and answers that change nothing, each with
the smallest position that shows it, written as a scenario to paste into a file. One card takes a few seconds.

`--states N` plays on more or fewer positions (300), `--seed N` on others; the same seed finds the same.

## Findings that are meant to be so

A comment on the line of a finding, or on a line of its own above it, lets the finding pass. It says why:

```
requires "Ferry"  # daedalus-lint: ignore D003 because the ferry comes in another pack
```

Several codes are divided by commas. A comment without a reason ignores nothing and is itself a finding (S021), and so
is one that ignores nothing (S022). It is the same in scenarios.

## Settings

The nearest `daedalus.toml` counts, from the folder of the first path upward, or else from the working folder. The
command line overrules it.

| key of `[lint]` | meaning |
| --- | --- |
| `paths` | what is checked when no path is given; relative to the file |
| `exclude` | patterns of files and folders to leave out of folders; relative to the file |
| `select` | only these codes, or groups by their letter |
| `ignore` | not these; of `select` and `ignore` the more exact name decides |
| `format` | `text`, `json`, `sarif` or `github` |

```toml
[lint]
paths = ["cards", "scenarios"]
exclude = ["drafts"]
ignore = ["L005"]
```

## All findings

Every finding is an error. Codes are never given anew."""


def page() -> str:
    """The page without its first line."""
    return "\n\n".join([TEXT, *_groups()])


def _groups() -> Iterator[str]:
    for letter, (name, says) in registry.GROUPS.items():
        yield f"### {letter}: {name}\n\n{says}"
        rows = [(code, entry.title, ", ".join(entry.rules)) for code, entry in registry.of_group(letter).items()]
        lines = [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in rows]
        yield "\n".join(["| code | finding | rule |", "| --- | --- | --- |", *lines])
    cited = sorted(
        {number for entry in registry.every().values() for number in entry.rules},
        key=lambda number: [int(part) for part in number.split(".")],
    )
    yield "### The rules behind them"
    yield "\n".join(f"- {number}: {rulebook.rules()[number]}" for number in cited)
