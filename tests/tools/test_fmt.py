"""`daedalus fmt`: one layout for all cards, whatever they looked like before, and never another meaning."""

from __future__ import annotations

import io
import itertools
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ruamel.yaml import YAML

from daedalus.data import folder
from daedalus.games.labyrinth.library import reader
from daedalus.kit.library import card_files
from daedalus.language.layout import RawLine, blocks, without_comment
from daedalus_tools import cli
from daedalus_tools.cli import main
from daedalus_tools.formatting import SIGNS, keeps_meaning, lay_out, meaning

Capture = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[2]
FILES = card_files([folder("cards") / "labyrinth"])
CARDS = [path.read_text(encoding="utf-8") for path in FILES]
PLAIN = [text for text in CARDS if "#" not in text]
GLUE = frozenset("(),:<>=*")  # no word or number runs into one of these

TANGLED = """
# Our variant,
# second try

     card 3 , 4"CTR"   #head
        while in effect in c:
            # why
            troops in c:+2   # two

            # the end of while
        # about the event

        event :
             for each d in countries where d<>c and(d is poor or  cells  in d>0) :-1   funding
             if us:

                - ( half of 2*3-1 )funding
                   # the end of if
             else   if jihadist : set United   States to hard
             # the end of the event

        play   in a country c where cells>0
        requires "B"
        outside   caliphate,goes to the middle of the draw pile,mark"Y",auto,lapsing,remove   if us,1 op,us
        allows "A","C"
        blocked by "D"   if us
        blocks "E"
    # the end
"""

TIDY = """\
# Our variant,
# second try

card 3, 4 "CTR"  #head
  us, 1 op, remove if us, lapsing, auto, mark "Y", goes to the middle of the draw pile, outside caliphate
  blocks "E"
  blocked by "D" if us
  allows "A", "C"
  requires "B"
  play in a country c where cells > 0
  # about the event
  event:
    for each d in countries where d <> c and (d is poor or cells in d > 0): -1 funding
    if us:
      -(half of 2 * 3 - 1) funding
      # the end of if
    else if jihadist: set United States to hard
    # the end of the event
  while in effect in c:
    # why
    troops in c: + 2  # two

    # the end of while
# the end
"""


def tidy(text: str) -> str:
    """The layout of a text that has one, and the promises that hold for each: same meaning, and stable."""
    result, findings = lay_out(text, "a.card", reader())
    assert findings == []
    assert keeps_meaning(reader().read(text, "a.card"), reader().read(result, "a.card"))
    assert lay_out(result, "a.card", reader()) == (result, [])
    assert result.endswith("\n")
    assert not re.search(r"[ \r]\n|\n\n\n|^\n|\n\n\Z", result)
    return result


def card(*lines: str) -> str:
    return "\n".join(('card 901 "Bridge"', *lines, ""))


# -- examples -------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", CARDS, ids=[path.stem for path in FILES])
def test_the_cards_of_the_project_are_laid_out(text: str) -> None:
    """If this fails, run `daedalus fmt`."""
    assert tidy(text) == text


def test_a_tangled_card_becomes_tidy() -> None:
    """Indentation, spaces, the order of clauses and of properties; comments stay with what they stood at."""
    assert tidy(TANGLED) == TIDY


def test_line_ends_are_those_of_unix_and_the_last_line_has_one() -> None:
    """From wherever the file comes, and however many lines it lacks or has too many at its end."""
    assert tidy(TIDY.replace("\n", "\r\n")) == TIDY
    assert tidy(TIDY.rstrip("\n")) == TIDY
    assert tidy(TIDY + "\n \n\n") == TIDY


def test_words_stay_as_they_were_written() -> None:
    """Articles, one-line blocks and quoted names are the writer's own."""
    text = card(
        "  us, 2 ops, mark",
        "  event:",
        "    set the United States to the hard",
        '    if the "  odd   name, (and)  # no comment " in effect: draw 1 card',
        "    else:",
        "      draw 1 card",
    )
    assert tidy(text) == text


def test_lines_are_neither_joined_nor_split() -> None:
    """Two lines of one kind stay two, in their order; each line of properties is sorted in itself."""
    before = card("  event:", "    draw 1 card", '  blocks "B"', "  remove, us", '  blocks "A"', "  mark, 2 ops")
    after = card("  us, remove", "  2 ops, mark", '  blocks "B"', '  blocks "A"', "  event:", "    draw 1 card")
    assert tidy(before) == after


def test_conditions_of_play_keep_their_order() -> None:
    """One may use the name that another gives."""
    text = card(
        "  us, 2 ops", "  play in a country c", "  play if cells in c > 0", "  event:", "    remove 1 cell from c"
    )
    assert tidy(text) == text


def test_a_blank_line_stays_only_above_a_comment() -> None:
    """Or between the comments above the card and the card."""
    before = card(
        "",
        "  us, 2 ops",
        "",
        "",
        "  # What it does:",
        "",
        "  event:",
        "",
        "    draw 1 card",
        "",
        "    # done",
        "",
        "# bye",
    )
    after = card("  us, 2 ops", "", "  # What it does:", "  event:", "    draw 1 card", "", "    # done", "", "# bye")
    assert tidy(before) == after
    assert tidy(f"\n\n# Mine\n\n\n{before}") == f"# Mine\n\n{after}"
    assert tidy(f"# Mine\n{before}") == f"# Mine\n{after}"


def test_a_comment_moves_with_its_line() -> None:
    """Above it or behind it, when the clauses change places."""
    before = card("  event:", "    draw 1 card", "  # whose", "  us, 2 ops  # and how much")
    after = card("  # whose", "  us, 2 ops  # and how much", "  event:", "    draw 1 card")
    assert tidy(before) == after


def test_a_comment_at_the_end_of_a_block_stays_in_it() -> None:
    """It is indented deeper than the line below it."""
    before = card("  event:", "    if us:", "      draw 1 card", "        # a", "    # b", "  # c", "  us, 2 ops")
    after = card("  # c", "  us, 2 ops", "  event:", "    if us:", "      draw 1 card", "      # a", "    # b")
    assert tidy(before) == after


def test_a_comment_to_the_linter_stays_with_the_line_that_it_is_about() -> None:
    """However it is indented; the linter looks at the next line."""
    note = "# daedalus-lint: ignore N001 because the map is another one here"
    before = card("  us, 2 ops", "  event:", "    draw 1 card", f"    {note}", "  play if cells in Irak > 0")
    after = card("  us, 2 ops", f"  {note}", "  play if cells in Irak > 0", "  event:", "    draw 1 card")
    assert tidy(before) == after


def test_signs_of_change_stand_close_and_signs_between_values_apart() -> None:
    """`-2 funding` is a sentence, `+ 2` is added to what the rules say, `a - b` is a sum."""
    before = card(
        "  us,2 ops,mark",
        "  event:",
        "    - 2funding",
        "    + ( 3-1 )prestige",
        "    if us:- 1 funding",
        "    let n=3 -1",
        "  while in effect:",
        "    resources of c:+1 when c is poor",
        "    when draw phase ends if funding>1:- 1 funding",
    )
    after = card(
        "  us, 2 ops, mark",
        "  event:",
        "    -2 funding",
        "    +(3 - 1) prestige",
        "    if us: -1 funding",
        "    let n = 3 - 1",
        "  while in effect:",
        "    resources of c: + 1 when c is poor",
        "    when draw phase ends if funding > 1: -1 funding",
    )
    assert tidy(before) == after


def test_a_name_in_wide_spaces_is_the_same_name() -> None:
    """So that laying it out changes nothing but its spaces."""
    wide = card("  us, 2 ops", "  event:", "    set United    States to hard")
    tree, findings = reader().read(wide, "a.card")
    assert findings == []
    assert tidy(wide) == wide.replace("    States", " States")
    assert tree is not None


def test_a_lasting_effect_is_that_of_the_mark_wherever_the_properties_stand() -> None:
    """The order of clauses means nothing, so that they may be put in order."""
    lines = ["  while in effect:", "    may recruit: no", '  us, 2 ops, mark "Closed"']
    trees = [reader().read(card(*order), "a.card")[0] for order in (lines, [lines[2], *lines[:2]])]
    assert [tree.lasting[0].mark for tree in trees if tree is not None] == ["Closed", "Closed"]


def test_clauses_stay_where_another_order_would_be_a_mistake() -> None:
    """Here the event has given its own meaning to a name, which it could not after the `play in`."""
    text = card(
        "  us,2 ops",
        "  event:",
        "    us chooses a card c in hand of us",
        "    us discards c",
        "  play in a country c where cells > 0",
    )
    assert tidy(text) == text.replace("us,2", "us, 2")


def test_a_mistake_of_order_is_cured() -> None:
    """An event above the `play in` that gives its names."""
    before = card("  us, 2 ops", "  event:", "    remove 1 cell from c", "  play in a country c where cells > 0")
    assert [finding.code for finding in reader().read(before, "a.card")[1]] == ["N006"]
    after = tidy(before)
    assert reader().read(after, "a.card")[1] == []
    assert after.splitlines()[2] == "  play in a country c where cells > 0"


def test_a_card_with_unknown_words_is_laid_out_all_the_same() -> None:
    """Only what cannot be parsed is left alone; the linter speaks of the rest."""
    before = card("  2 ops,us", "  event:", "      dance  wildly")
    assert tidy(before) == card("  us, 2 ops", "  event:", "    dance wildly")


def test_a_line_that_would_become_too_long_keeps_its_spaces() -> None:
    """A line has a greatest length; a layout does not push it over."""
    names = ",".join(f'"Name {i:03}"' for i in range(34))
    text = card("  us, 2 ops", f"  blocks {names}")
    assert len(text.splitlines()[-1]) < 400 < len(text.splitlines()[-1].replace(",", ", "))
    assert tidy(text) == text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (card("  us 2 ops, (", "  event:", "    draw 1 card"), "S002"),
        (card("\tus, 2 ops", "  event:", "    draw 1 card"), "S003"),
        (card("    us, 2 ops", "  event:", "    draw 1 card"), "S004"),
        ("# only a comment\n", "S005"),
        ("", "S005"),
    ],
)
def test_what_cannot_be_parsed_is_left_alone(text: str, code: str) -> None:
    """The text comes back as it was, with its findings."""
    result, findings = lay_out(text, "a.card", reader())
    assert result == text
    assert code in [finding.code for finding in findings]


def test_the_meaning_of_a_card_is_not_its_place() -> None:
    """The comparison that guards every layout sees a difference of meaning, and none of spaces."""
    one, two, three = (
        reader().read(card("  us, 2 ops", "  event:", line), "a.card")[0]
        for line in ("    draw 1 card", "        draw  1   card", "    draw 2 cards")
    )
    assert meaning(one) == meaning(two) != meaning(three)


# -- any layout -----------------------------------------------------------------------------------


@st.composite
def spread(draw: st.DrawFn, line: str) -> str:
    """A line with other spaces between its signs: none where none are needed, more where one is."""
    signs = [sign for sign in SIGNS.findall(line) if not sign.isspace()]
    result = signs[0]
    for before, sign in itertools.pairwise(signs):
        free = before[-1] in GLUE or sign[0] in GLUE or (before[-1] in "+-" and len(before) == 1)
        result += " " * draw(st.integers(0 if free else 1, 3)) + sign
    return result


@st.composite
def reindented(draw: st.DrawFn, text: str, *, comments: bool = False) -> str:
    """A card in another layout: every block indented as it likes, spaces and blank lines anywhere, comments too."""
    out: list[str] = []
    notes = 0

    def remark() -> str:
        nonlocal notes
        notes += 1
        return f"# note {notes}" + draw(st.sampled_from(["", '"', " (", " # again", ": x"]))

    def between(deepest: int) -> None:
        for _ in range(draw(st.integers(0, 2)) if draw(st.integers(0, 3)) == 0 else 0):
            with_comment = comments and draw(st.booleans())
            out.append(" " * draw(st.integers(0, deepest + 3)) + (remark() if with_comment else ""))

    def write(lines: list[RawLine], indent: int) -> None:
        for line in lines:
            between(indent)
            behind = " " * draw(st.integers(0, 3))
            if comments and draw(st.integers(0, 4)) == 0:
                behind += remark()
            out.append(" " * indent + draw(spread(line.text)) + behind)
            write(line.block, indent + draw(st.integers(1, 5)))

    write(blocks(text, lambda mistake: None), draw(st.integers(0, 3)))
    between(8)
    return draw(st.sampled_from(["\n", "\r\n"])).join(out) + draw(st.sampled_from(["", "\n", "\n\n"]))


def notes(text: str) -> list[str]:
    found = (line[len(without_comment(line)) :].rstrip() for line in text.split("\n"))
    return [note for note in found if note]


def bare(text: str) -> list[str]:
    """The lines of a text without its comments."""
    lines = (without_comment(line).rstrip() for line in text.split("\n"))
    return [line for line in lines if line]


def beside(text: str, sign: str) -> list[str]:
    """The comments behind a line, begun by a sign."""
    parted = (line.rstrip("\r").partition(sign) for line in text.split("\n"))
    return [comment for line, found, comment in parted if found and line.strip()]


@given(st.data())
def test_any_layout_of_a_card_leads_to_the_same_one(data: st.DataObject) -> None:
    """Whatever the indentation, spaces, blank lines and line ends."""
    text = data.draw(st.sampled_from(PLAIN))
    assert tidy(data.draw(reindented(text))) == text


@given(st.data())
def test_comments_are_kept_in_their_order_and_change_nothing_else(data: st.DataObject) -> None:
    """However many, wherever they stand; one behind a line stays there, two spaces after it."""
    text = data.draw(st.sampled_from(PLAIN))
    before = data.draw(reindented(text, comments=True))
    after = tidy(before)
    assert bare(after) == bare(text)
    assert notes(after) == notes(before)
    assert beside(after, "  #") == beside(before, "#")


@given(st.data())
def test_clauses_and_properties_find_their_order(data: st.DataObject) -> None:
    """In whichever order they were written, as long as that order meant the same or was a mistake."""
    text = data.draw(st.sampled_from(PLAIN))
    [head] = blocks(text, lambda mistake: None)
    kinds: dict[str, list[str]] = {}
    for clause in head.block:
        lines = text.split("\n")[clause.number - 1 : clause.number + sum(1 for _ in below(clause))]
        kinds.setdefault(clause.text.split()[0], []).append("\n".join(lines))
    order = data.draw(st.permutations(list(kinds)))
    shuffled = "\n".join([head.text, *(lines for kind in order for lines in kinds[kind]), ""])
    assert tidy(shuffled) == text


def below(clause: RawLine) -> Iterator[RawLine]:
    """All lines under a line, however deep."""
    for line in clause.block:
        yield line
        yield from below(line)


@given(st.data())
def test_properties_find_their_order(data: st.DataObject) -> None:
    """They mean the same in any order; only header words of the game stay as they are among themselves."""
    text = data.draw(st.sampled_from(PLAIN))
    head, properties, *rest = text.split("\n")
    words = data.draw(st.permutations(properties.strip().split(", ")))
    assert tidy("\n".join([head, "  " + ",".join(words), *rest])) == text


# -- the command ----------------------------------------------------------------------------------


@pytest.fixture
def cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one tidy card, one tangled, and one that cannot be parsed; we stand in it."""
    (tmp_path / "tidy.card").write_bytes(TIDY.encode())
    (tmp_path / "tangled.card").write_bytes(TANGLED.encode())
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "broken.card").write_bytes(b'card 5 "B"\n  us, 2 ops (\n')
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_files_are_written_once(cards: Path, capsys: Capture) -> None:
    """The first run changes what is not tidy, the second nothing."""
    assert main(["fmt", "tidy.card", "tangled.card"]) == 0
    assert capsys.readouterr().out == "laid out: tangled.card\n1 file changed, 1 file unchanged\n"
    assert (cards / "tangled.card").read_bytes() == TIDY.encode()
    assert main(["fmt", "tidy.card", "tangled.card"]) == 0
    assert capsys.readouterr().out == "2 files unchanged\n"


def test_a_folder_stands_for_its_cards(cards: Path, capsys: Capture) -> None:
    """A card that cannot be parsed shows its findings and stays as it is; the others are laid out all the same."""
    before = (cards / "broken" / "broken.card").read_bytes()
    assert main(["fmt", "."]) == 1
    out = capsys.readouterr().out
    assert "S002" in out
    assert f"left alone: {Path('broken') / 'broken.card'}\n" in out
    assert out.endswith("1 file changed, 1 file unchanged, 1 file left alone\n")
    assert (cards / "broken" / "broken.card").read_bytes() == before
    assert (cards / "tangled.card").read_bytes() == TIDY.encode()


def test_check_writes_nothing_and_lists_what_would_change(cards: Path, capsys: Capture) -> None:
    """Exit 1 if there is something to do, 0 if not."""
    assert main(["fmt", "--check", "tidy.card", "tangled.card"]) == 1
    assert capsys.readouterr().out == "would change: tangled.card\n1 file would change, 1 file unchanged\n"
    assert (cards / "tangled.card").read_bytes() == TANGLED.encode()
    assert main(["fmt", "--check", "tidy.card"]) == 0


def test_diff_shows_what_would_change(cards: Path, capsys: Capture) -> None:
    """Line by line, also where only the end of the last line is missing; nothing is written."""
    (cards / "end.card").write_bytes(b'card 5 "B"\n  us, 2 ops')
    assert main(["fmt", "--diff", "end.card"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "--- end.card",
        "+++ end.card (laid out)",
        "@@ -1,2 +1,2 @@",
        ' card 5 "B"',
        "-  us, 2 ops",
        "\\ No newline at end of file",
        "+  us, 2 ops",
        "1 file would change",
    ]
    assert (cards / "end.card").read_bytes() == b'card 5 "B"\n  us, 2 ops'
    assert main(["fmt", "--diff", "tidy.card"]) == 0


def piped(text: bytes, monkeypatch: pytest.MonkeyPatch, *options: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text), encoding="utf-8"))
    return main(["fmt", *options, "-"])


def test_standard_input_goes_to_standard_output(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    """For editors: only the text comes out, byte for byte."""
    assert piped(TANGLED.encode(), monkeypatch) == 0
    assert capsysbinary.readouterr().out == TIDY.encode()


def test_standard_input_that_cannot_be_parsed_brings_nothing_out(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """The findings go to the other stream, so that no editor takes them for the card."""
    assert piped(b"card 5", monkeypatch) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "standard input:1:7: S002" in err
    assert piped(b"\xff", monkeypatch) == 2
    assert "not text" in capsys.readouterr().err


def test_standard_input_can_be_checked_and_compared(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """Then the text itself does not come out."""
    assert piped(TANGLED.encode(), monkeypatch, "--check") == 1
    assert capsys.readouterr().out == "would change: standard input\n"
    assert piped(TIDY.encode(), monkeypatch, "--check") == 0
    assert capsys.readouterr().out == ""
    assert piped(TANGLED.encode(), monkeypatch, "--diff") == 1
    assert "\n+card 3, 4" in capsys.readouterr().out


def test_without_a_path_the_cards_of_the_project_are_meant(capsys: Capture) -> None:
    """All of them, and all are tidy."""
    assert main(["fmt", "--check"]) == 0
    assert capsys.readouterr().out == f"{len(FILES)} files unchanged\n"


@pytest.mark.parametrize(
    ("paths", "message"),
    [
        (["missing.card"], "missing.card: there is no such file or folder"),
        (["scenario.yaml"], "scenario.yaml: I lay out files that end in .card"),
        (["empty"], "empty: there is no .card file in this folder"),
        (["-", "tidy.card"], "- stands for the only text to lay out"),
    ],
)
def test_wrong_paths_are_one_message(cards: Path, paths: list[str], message: str, capsys: Capture) -> None:
    """Exit 2, and nothing is written."""
    (cards / "scenario.yaml").write_text("name: A\n", encoding="utf-8")
    (cards / "empty").mkdir()
    (cards / "empty" / ".hidden.card").write_bytes(TANGLED.encode())
    assert main(["fmt", *paths]) == 2
    assert message in capsys.readouterr().err


def test_a_file_that_is_no_text_does_not_stop_the_others(cards: Path, capsys: Capture) -> None:
    """It is named, and the exit code is that of findings."""
    (cards / "latin.card").write_bytes(b"\xe9")
    assert main(["fmt", "latin.card", "tangled.card"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("latin.card: this is not text (byte 0 is not UTF-8)\n")
    assert out.endswith("laid out: tangled.card\n1 file changed, 1 file left alone\n")


def test_a_file_that_cannot_be_written_is_one_message(
    cards: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """It says which and why."""

    def refuse(path: Path, data: bytes) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    assert main(["fmt", "tangled.card"]) == 2
    assert capsys.readouterr().err == (
        "daedalus: tangled.card: this file cannot be written: its owner has not allowed it\n"
        "  Change its permissions, or use a copy of your own.\n"
    )


def test_one_card_is_laid_out_at_once(cards: Path) -> None:
    """In a process of its own, as an editor does it on every save."""
    done = subprocess.run(
        [sys.executable, "-m", "daedalus_tools.cli", "fmt", "-"], input=TANGLED.encode(), capture_output=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, TIDY.encode(), b"")


def test_the_hooks_call_commands_that_exist() -> None:
    """What `pre-commit` runs in other people's repositories."""
    hooks = YAML(typ="safe").load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    assert {hook["id"]: hook["entry"] for hook in hooks} == {
        "daedalus-lint": "daedalus lint",
        "daedalus-fmt": "daedalus fmt",
    }
    assert all(hook["entry"].split()[1] in cli.COMMANDS for hook in hooks)
    assert all(re.search(hook["files"], "cards/901-bridge.card") for hook in hooks)
    assert not any(re.search(hook["files"], "cards/901-bridge.cards") for hook in hooks)
