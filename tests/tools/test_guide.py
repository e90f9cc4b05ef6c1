"""The guides are true: their commands are run from top to bottom, and what they show is what the commands say.

A fenced block `console` holds commands behind `$ ` and their output; `...` stands for anything, and what follows `> `
is typed. A block of another kind below a sentence that ends in the name of a file is that file. Of the output of the
linter only what is stable is compared: codes, the words that are pointed at, and verdicts.
"""

from __future__ import annotations

import io
import re
import shlex
import sys
from pathlib import Path

import pytest

from daedalus_tools import cli
from daedalus_tools.cli import main

DOCS = Path(__file__).parents[2] / "docs"
GUIDES = {
    "bots": {"bot", "play", "lint", "schema"},
    "designers-guide": {"new", "lint", "try", "inspect", "fmt", "play", "card"},
    "modders-guide": {"new", "lint", "try", "inspect", "play", "pack", "words", "rules", "schema", "replay"},
}
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
DELETED = re.compile(r"Delete `([^`]+)`")
SEED = 7  # of games that are begun without one
BLOCK = re.compile(r"(?P<before>[^\n]*)\n+```(?P<kind>\w*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"`([\w./-]+)`:$")
CODE = re.compile(r"\b[A-Z]\d{3}\b")
POINTED = re.compile(r"^ *\d+ \| (.*)\n *\|? (.*\^)$", re.MULTILINE)


def commands(body: str) -> list[tuple[str, str]]:
    """The commands of a block, each with the output that the guide promises."""
    parts = re.split(r"^\$ (.*)\n", body, flags=re.MULTILINE)
    assert parts[0] == "", "output without a command"
    return list(zip(parts[1::2], parts[2::2], strict=True))


def matches(expected: str, shown: str) -> bool:
    """`...` stands for anything, in a line or for lines."""
    pattern = re.escape(expected.strip()).replace(re.escape("..."), ".*")
    return re.fullmatch(pattern, shown.strip(), re.DOTALL) is not None


def pointed(text: str) -> list[tuple[str, str]]:
    """The lines that a finding shows, and the words in them that it points at."""
    found = []
    for source, carets in POINTED.findall(text):
        words = source[carets.index("^") : len(carets)] if len(carets) <= len(source) else ""
        found.append((source.strip(), words))
    return found


def page(guide: str) -> str:
    return (DOCS / f"{guide}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("guide", GUIDES)
def test_the_guide_is_true(
    guide: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every command and every file, in their order, in an empty folder and with nothing installed."""
    folder = tmp_path / "folder"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("DAEDALUS_DATA", str(tmp_path / "home"))
    monkeypatch.setattr("daedalus_tools.commands.play.secrets.randbelow", lambda most: SEED)  # no game is over at once
    run: list[str] = []
    text = page(guide)
    end = 0
    for block in BLOCK.finditer(text):
        for away in DELETED.findall(text[end : block.start("kind")]):
            Path(away).unlink()
        end = block.end()
        name = NAMED.search(block["before"])
        if block["kind"] != "console":
            assert name is not None, f"which file is this? {block['body']}"
            Path(name[1]).parent.mkdir(parents=True, exist_ok=True)
            Path(name[1]).write_text(block["body"], encoding="utf-8")
            continue
        for command, expected in commands(block["body"]):
            typed = re.findall(r"^> (.*)\n", expected, re.MULTILINE)
            monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*typed, ""])))
            program, *args = shlex.split(command)
            assert program == "daedalus"
            code = main(args)
            out, err = capsys.readouterr()
            run.append(args[0])
            if args[0] == "lint":
                assert set(CODE.findall(expected)) <= set(CODE.findall(out)), f"{command}\n{out}{err}"
                assert {*pointed(expected)} <= {*pointed(out)}, f"{command}\n{out}{err}"
                assert ("no findings" in expected) == ("no findings" in out), f"{command}\n{out}{err}"
            else:
                assert matches(expected, out + err), f"{command}\n{out}{err}"
            found = (
                bool(re.search(r"\d findings?(,| in)", expected))
                or "would change" in expected
                or "cannot be played" in expected
            )
            assert code == int(found), command
    assert GUIDES[guide] <= set(run)


@pytest.mark.parametrize("guide", GUIDES)
def test_the_guide_names_only_commands_that_exist(guide: str) -> None:
    """Also in its sentences."""
    named = re.findall(r"`(?:\.venv/bin/)?daedalus (\w+)", page(guide))
    assert all(name in cli.COMMANDS for name in named)


@pytest.mark.parametrize("example", re.findall(r"^```yaml\n(.*?)^```$", page("scenarios"), re.MULTILINE | re.DOTALL))
def test_the_scenarios_of_the_page_about_them_are_sound(
    example: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "example.yaml").write_text(example, encoding="utf-8")
    assert main(["lint", str(tmp_path / "example.yaml")]) == 0, capsys.readouterr().out


def test_links_lead_somewhere() -> None:
    """In the guide and in the pages beside it."""
    guides = [DOCS / f"{guide}.md" for guide in GUIDES]
    for file in (*guides, DOCS / "scenarios.md", DOCS / "ci.md", DOCS.parent / "grammar" / "README.md"):
        text = file.read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)#:]+)\)", text):
            assert (file.parent / target).exists(), f"{file.name}: {target}"
        heads = [re.sub(r"[^\w -]", "", head).strip().replace(" ", "-").lower() for head in HEADING.findall(text)]
        assert {*re.findall(r"\]\(#([^)]+)\)", text)} <= {*heads}, file.name


def test_dots_stand_for_anything() -> None:
    """The comparison sees what is wrong, and passes over what is left out."""
    assert matches("a\n...\nd\n", "a\nb\nc\nd\n")
    assert matches("seed ...", "seed 12\n")
    assert not matches("a\n...\nd\n", "a\nb\nc\n")
    assert not matches("a", "b")
    assert pointed("   5 |   a bc\n     |     ^^\n") == [("a bc", "bc")]
