"""`daedalus lint --fix`: what is certain is mended, nothing gets worse, and a second run has nothing to do."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus_tools.cli import main
from daedalus_tools.lint import fixing
from daedalus_tools.lint.checking import Checked, check
from daedalus_tools.lint.remedies import remedies, told
from tests.tools.linting import CARD, SCENARIO, pair, write

Capture = pytest.CaptureFixture[str]


def fixed(path: Path) -> str:
    """The text of one file after a run of `--fix`."""
    done = fixing.fix([path])
    done.write()
    assert fixing.fix([path]).after == {}, "a second run finds nothing to do"
    return path.read_bytes().decode("utf-8")


def card(*lines: str, head: str = "us, 2 ops") -> str:
    return "\n".join(['card 901 "Bridge"', f"  {head}", *(f"  {line}" for line in lines), ""])


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        # the colon of a line that opens a block
        (card("event", "  +1 prestige"), card("event:", "  +1 prestige")),
        (card("event  # at last", "  +1 prestige"), card("event:  # at last", "  +1 prestige")),
        (
            card("event:", "  if prestige > 3", "    +1 funding"),
            card("event:", "  if prestige > 3:", "    +1 funding"),
        ),
        (
            card("event:", "  if us: +1 prestige", "  else", "    +1 funding", head="unassociated, 2 ops"),
            card("event:", "  if us: +1 prestige", "  else:", "    +1 funding", head="unassociated, 2 ops"),
        ),
        (
            card("event:", "  for each c in untested countries", "    test c"),
            card("event:", "  for each c in untested countries:", "    test c"),
        ),
        (
            card("event:", "  do 1 of", "    option: +1 prestige", "    option: -1 funding"),
            card("event:", "  do 1 of:", "    option: +1 prestige", "    option: -1 funding"),
        ),
        (
            card("while in effect", "  may recruit: no", head="us, 2 ops, mark"),
            card("while in effect:", "  may recruit: no", head="us, 2 ops, mark"),
        ),
        # spaces and tabs
        (card("event:  ", "  +1 prestige\t"), card("event:", "  +1 prestige")),
        ('card 901 "Bridge"\n\tus, 2 ops\n\tevent:\n\t\t+1 prestige\n', card("event:", "  +1 prestige")),
        ('card 901 "Bridge"\n  us,\t2 ops\n  event:\n\t+1 prestige\n', card("event:", "  +1 prestige")),
        # op and ops
        (card("event:", "  +1 prestige", head="us, 1 ops"), card("event:", "  +1 prestige", head="us, 1 op")),
        (card("event:", "  disrupt with 3 op"), card("event:", "  disrupt with 3 ops")),
        # names and words that are nearly right
        (card("event:", "  place 1 cell in Pakistn"), card("event:", "  place 1 cell in Pakistan")),
        (
            card("play if any untested contry", "event:", "  +1 prestige"),
            card("play if any untested country", "event:", "  +1 prestige"),
        ),
        (card("event:", "  +1 prestidge"), card("event:", "  +1 prestige")),
        (card("event:", "  plase 1 cell in Iraq"), card("event:", "  place 1 cell in Iraq")),
        (
            card("play if presstige > 3", "event:", "  +1 prestige"),
            card("play if prestige > 3", "event:", "  +1 prestige"),
        ),
        (
            card("play if Iraq is addversary", "event:", "  +1 prestige"),
            card("play if Iraq is adversary", "event:", "  +1 prestige"),
        ),
        (
            card("event:", "  +1 prestige", head="us, 2 ops, remov"),
            card("event:", "  +1 prestige", head="us, 2 ops, remove"),
        ),
        (
            card("event:", "  jihadst chooses a muslim country c", "  place 1 cell in c"),
            card("event:", "  jihadist chooses a muslim country c", "  place 1 cell in c"),
        ),
        (
            card("while in effect:", "  may recrut: no", head="us, 2 ops, mark"),
            card("while in effect:", "  may recruit: no", head="us, 2 ops, mark"),
        ),
        # a comment that has lost its use
        (card("event:", "  +1 prestige  # daedalus-lint: ignore N001 because"), None),
        (
            card("event:", "  +1 prestige  # daedalus-lint: ignore N001 because it was so"),
            card("event:", "  +1 prestige"),
        ),
        (
            card("event:", "  # daedalus-lint: ignore N001 because it was so", "  +1 prestige"),
            card("event:", "  +1 prestige"),
        ),
    ],
)
def test_what_is_certain_is_mended(tmp_path: Path, wrong: str, right: str | None) -> None:
    path = write(tmp_path, a=wrong) / "a.card"
    assert fixed(path) == (wrong if right is None else right)
    if right is not None:
        assert check([path]).findings == []


@pytest.mark.parametrize(
    "doubtful",
    [
        card("event:", "  place 1 cell in Irak"),  # Iraq or Iran
        card("event:", "  place 1 cell in Asia"),  # looks like Russia to nobody
        card("event:", "  if Iraq is ot ally: +1 prestige"),  # not
        card("event:", "  if Iraq is nt ally: +1 prestige"),
        card("event:", "  +1 prestige", head="us, 3 os"),
        card("event:", "  +1 prestige", head="uss, 2 ops"),
        card("event:", "  place 1 cel in Iraq"),
        card("event:", "  sett Iraq to ally"),
        card("event:", "  if not Iraq is aly: +1 prestige"),
        card("event:", "  test Niger", "  test Malta"),
        card("event:", "  frobnicate"),
        card("event:", "  place 1 cell in c"),
        card("event", "  +1 glory").replace("event", "evnt"),
        "",
        "\n",
        "\t",
    ],
)
def test_what_is_doubtful_is_left_to_the_author(tmp_path: Path, doubtful: str) -> None:
    path = write(tmp_path, a=doubtful) / "a.card"
    assert fixed(path).replace("\t", "") == doubtful.replace("\t", "")


@given(st.data())
def test_whatever_is_mended_keeps_its_words(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    """A letter is dropped, doubled or swapped somewhere: the fix is the line as it was, or there is none."""
    right = data.draw(
        st.sampled_from(("place up to 2 cells in Iran", "if Iraq is not ally and us is hard: -1 funding"))
    )
    at = data.draw(st.integers(0, len(right) - 2))
    wrong = data.draw(
        st.sampled_from(
            (right[:at] + right[at + 1 :], right[:at] + right[at] + right[at:])
            + (right[:at] + right[at + 1] + right[at] + right[at + 2 :],)
        )
    )
    folder = tmp_path_factory.mktemp("slip")
    path = write(folder, a=card("event:", f"  {wrong}")) / "a.card"
    fixing.fix([path]).write()
    assert path.read_text(encoding="utf-8").split("\n")[3].split() in (wrong.split(), right.split())


def test_four_hundred_files_take_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each text is read a few times, whatever is tried on the others."""
    from daedalus_tools.lint import checking

    read: list[str] = []
    judged = checking._judged

    def counted(text: str, file: str) -> object:
        read.append(file)
        return judged(text, file)

    monkeypatch.setattr(checking, "_judged", counted)
    text = card("event", "  +1 prestidge", "  place 1 cell in Irak")
    for n in range(400):
        write(tmp_path, **{f"c{n}": text.replace("901", str(1001 + n)).replace("Bridge", f"Bridge {n}")})
    done = fixing.fix([tmp_path])
    assert len(done.after) == 400
    assert max(Counter(read).values()) <= 6


def test_tabs_that_could_be_meant_in_two_ways_are_left(tmp_path: Path) -> None:
    """Under the `if`, or after it?"""
    text = 'card 901 "Bridge"\n  us, 2 ops\n  event:\n    if us:\n        +1 prestige\n\t-1 funding\n'
    path = write(tmp_path, a=text) / "a.card"
    assert fixed(path) == text


def test_mixed_tabs_that_can_be_meant_in_one_way_only(tmp_path: Path) -> None:
    text = 'card 901 "Bridge"\n  us, 2 ops\n  event:\n\t+1 prestige\n\t-1 funding\n'
    path = write(tmp_path, a=text) / "a.card"
    assert check([path]).findings != []
    assert fixed(path).replace(" ", "") == text.replace(" ", "").replace("\t", "")
    assert check([path]).findings == []


def test_several_mistakes_of_one_file_at_once(tmp_path: Path) -> None:
    path = write(
        tmp_path, a='card 901 "Bridge"\n\tus, 1 ops \n\tevent\n\t\t+1 prestidge\n\t\tif us is soft\n\t\t\t-1 funding\n'
    )
    text = fixed(path / "a.card")
    assert text == card("event:", "  +1 prestige", "  if us is soft:", "    -1 funding", head="us, 1 op")


def test_lines_keep_their_endings(tmp_path: Path) -> None:
    """A file of another system stays one."""
    cards = pair('  blocks "Tunnel"\n')
    write(tmp_path, **{name: text.replace("\n", "\r\n").replace("2 ops", "1 ops") for name, text in cards.items()})
    fixing.fix([tmp_path]).write()
    text = (tmp_path / "b.card").read_bytes().decode()
    assert text.count("\r\n") == text.count("\n") == 5
    assert '\r\n  us, 1 op, mark\r\n  blocked by "Bridge"\r\n' in text
    assert check([tmp_path]).findings == []


@pytest.mark.parametrize(
    ("first", "second", "added"),
    [
        ('  blocks "Tunnel"\n', "", ("b", '  us, 2 ops, mark\n  blocked by "Bridge"\n  event:\n')),
        ("", '  blocked by "Bridge"\n', ("a", '  us, 2 ops, mark\n  blocks "Tunnel"\n  event:\n')),
        ('  allows "Tunnel"\n', "", ("b", '  us, 2 ops, mark\n  requires "Bridge"\n  event:\n')),
    ],
)
def test_the_line_that_the_other_card_lacks(tmp_path: Path, first: str, second: str, added: tuple[str, str]) -> None:
    write(tmp_path, **pair(first, second))
    fixing.fix([tmp_path]).write()
    assert added[1] in (tmp_path / f"{added[0]}.card").read_text(encoding="utf-8")
    assert check([tmp_path]).findings == []


def test_a_block_by_a_mark_of_another_name(tmp_path: Path) -> None:
    """What is in effect is the mark: that is what the other card is blocked by."""
    cards = pair('  blocks "Tunnel"\n')
    cards["a"] = cards["a"].replace("mark\n", 'mark "Scaffold"\n')
    fixing.fix([write(tmp_path, **cards)]).write()
    assert '  blocked by "Scaffold"\n' in (tmp_path / "b.card").read_text(encoding="utf-8")
    assert check([tmp_path]).findings == []


def test_a_new_line_stands_among_its_like(tmp_path: Path) -> None:
    """Who blocks comes before who blocks back, and before the conditions."""
    cards = pair('  blocks "Tunnel"\n')
    cards["b"] = cards["b"].replace("  event", '  blocks "Ferry"\n  requires "Ferry"\n  play if prestige > 3\n  event')
    cards["c"] = (
        'card 903 "Ferry"\n  us, 2 ops, mark\n  blocked by "Tunnel"\n  allows "Tunnel"\n  event:\n    +1 prestige\n'
    )
    fixing.fix([write(tmp_path, **cards)]).write()
    text = (tmp_path / "b.card").read_text(encoding="utf-8")
    assert '  blocks "Ferry"\n  blocked by "Bridge"\n  requires "Ferry"\n' in text


def test_a_card_that_is_nearly_named(tmp_path: Path) -> None:
    fixing.fix([write(tmp_path, **pair('  blocks "Tunel"\n', '  blocked by "Bridge"\n'))]).write()
    assert check([tmp_path]).findings == []
    assert 'blocks "Tunnel"' in (tmp_path / "a.card").read_text(encoding="utf-8")


def test_a_card_that_could_be_one_of_two(tmp_path: Path) -> None:
    cards = pair('  requires "Tunnel X"\n')
    cards["b"] = cards["b"].replace("Tunnel", "Tunnel A")
    cards["c"] = cards["b"].replace("902", "903").replace("Tunnel A", "Tunnel B")
    assert fixing.fix([write(tmp_path, **cards)]).after == {}


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("prestige: 7", "prestige: 7"),
        ("prestidge: 7", "prestige: 7"),
        ("prestige: 7   ", "prestige: 7"),
        ("prestige: 7\ncountries:\n  Eygpt: {}", "prestige: 7\ncountries:\n  Egypt: {}"),
        ("prestige: 7\ncountries:\n  Egypt: {alignment: alley, governance: poor}", None),
        ("prestige: 7\ncountries:\n  Irak: {}", None),
    ],
)
def test_scenarios_are_mended_too(tmp_path: Path, wrong: str, right: str | None) -> None:
    """Keys and values with one near neighbour, and spaces at the ends of lines."""
    path = write(tmp_path, s_yaml=SCENARIO.replace("prestige: 7", wrong)) / "s.yaml"
    before = path.read_text(encoding="utf-8")
    text = fixed(path)
    if right is not None:
        assert text == SCENARIO.replace("prestige: 7", right)
    elif "Irak" in wrong:
        assert text == before


def test_a_scenario_that_extends_another_is_tried_beside_it(tmp_path: Path) -> None:
    write(tmp_path, base_yaml=SCENARIO)
    path = write(tmp_path, s_yaml="name: Mine\ngame: labyrinth\nextends: base\nfundng: 4\n") / "s.yaml"
    assert fixed(path).endswith("\nfunding: 4\n")


# -- nothing gets worse ------------------------------------------------------------------------------------


def test_a_remedy_that_leads_to_something_new_is_not_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the mended card would bring a finding that was not there."""
    real = check

    def strict(paths: list[Path]) -> Checked:
        checked = real(paths)
        for file, text in checked.texts.items():
            if "1 op," in text and "Bridge" in text:
                from daedalus.language.findings import Finding, Span

                checked.findings.append(Finding("L001", file, Span(1, 1, 2)))
        return checked

    monkeypatch.setattr(fixing, "check", strict)
    cards = {name: text.replace("2 ops", "1 ops") for name, text in pair().items()}
    done = fixing.fix([write(tmp_path, **cards)])
    assert [Path(file).name for file in done.after] == ["b.card"]
    [refused] = done.refused
    assert (
        refused.text()
        == f"{tmp_path / 'a.card'}:2: S020 write '1 op', which leads to L001 (this branch can never be reached)"
    )


def test_files_that_cannot_be_read_are_left_alone(tmp_path: Path) -> None:
    write(tmp_path, a=CARD.replace("2 ops", "1 ops"))
    (tmp_path / "noise.card").write_bytes(b"\xff\xfe\x00")
    done = fixing.fix([tmp_path])
    done.write()
    assert [Path(file).name for file in done.after] == ["a.card"]
    assert (tmp_path / "noise.card").read_bytes() == b"\xff\xfe\x00"


def test_a_file_that_changes_meanwhile_is_not_overwritten(tmp_path: Path, capsys: Capture) -> None:
    path = write(tmp_path, a=CARD.replace("2 ops", "1 ops")) / "a.card"
    done = fixing.fix([path])
    path.write_text("mine\n", encoding="utf-8")
    with pytest.raises(Exception, match="changed while it was being fixed"):
        done.write()
    assert path.read_text(encoding="utf-8") == "mine\n"


def test_only_what_was_asked_for_is_mended(tmp_path: Path, capsys: Capture) -> None:
    path = write(tmp_path, a=CARD.replace("2 ops, mark", "1 ops, mark  ")) / "a.card"
    main(["lint", str(path), "--fix", "--select", "S019"])
    assert "  us, 1 ops, mark\n" in path.read_text(encoding="utf-8")


def test_the_original_is_not_touched_before_the_end(tmp_path: Path) -> None:
    path = write(tmp_path, a=CARD.replace("2 ops", "1 ops")) / "a.card"
    before = path.read_bytes()
    done = fixing.fix([path])
    assert path.read_bytes() == before
    assert list(done.after) == [str(path)]


PIECES = [
    "us, 1 ops",
    "event",
    "event:",
    "\t",
    "  ",
    " ",
    "if us",
    "else",
    "+1 prestidge",
    "test Irak",
    "test Eygpt",
    "# x",
]


@given(st.lists(st.lists(st.sampled_from(PIECES), max_size=4).map("".join), max_size=8))
def test_whatever_is_written_never_gets_worse(tmp_path_factory: pytest.TempPathFactory, lines: list[str]) -> None:
    """Fewer findings or the same, and none left that would be fixed next time."""
    path = write(tmp_path_factory.mktemp("soup"), a="\n".join(['card 901 "Bridge"', *lines])) / "a.card"
    before = check([path])
    done = fixing.fix([path])
    done.write()
    after = check([path])
    assert len(after.findings) <= len(before.findings)
    assert {f.code for f in after.findings} <= {f.code for f in before.findings}
    assert (after.findings == before.findings) == (not done.after)
    assert fixing.fix([path]).after == {}


# -- what is said of it --------------------------------------------------------------------------------------


def test_the_command_tells_what_it_did_and_what_is_left(tmp_path: Path, capsys: Capture) -> None:
    text = CARD.replace("2 ops", "1 ops").replace("+1 prestige", "place 1 cell in Irak")
    path = write(tmp_path, a=text) / "a.card"
    assert main(["lint", str(path), "--fix"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"fixed {path}:2: S020 write '1 op'"
    assert lines[1].startswith(f"{path}:4:21: N001 ")
    assert lines[-1] == "1 finding in 1 file (names 1)"


def test_the_command_is_content_when_nothing_is_left(tmp_path: Path, capsys: Capture) -> None:
    path = write(tmp_path, a=CARD.replace("2 ops", "1 ops")) / "a.card"
    assert main(["lint", str(path), "--fix"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 card, 0 scenarios: no findings"
    assert path.read_text(encoding="utf-8") == CARD.replace("2 ops", "1 op")


def test_the_difference_is_shown_and_nothing_written(tmp_path: Path, capsys: Capture) -> None:
    path = write(tmp_path, a=CARD.replace("2 ops", "1 ops")) / "a.card"
    before = path.read_bytes()
    assert main(["lint", str(path), "--fix", "--diff"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == [f"--- {path}", f"+++ {path}"]
    assert "-  us, 1 ops, mark" in lines
    assert "+  us, 1 op, mark" in lines
    assert path.read_bytes() == before


def test_no_difference(tmp_path: Path, capsys: Capture) -> None:
    assert main(["lint", str(write(tmp_path, a=CARD)), "--fix", "--diff"]) == 0
    assert capsys.readouterr().out == "nothing to fix\n"


def test_fixes_for_programs(tmp_path: Path, capsys: Capture) -> None:
    path = write(tmp_path, a=CARD.replace("2 ops", "1 ops")) / "a.card"
    assert main(["lint", str(path), "--fix", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["fixed"] == [
        {"file": str(path), "line": 2, "code": "S020", "fix": "write '1 op'"}
    ]


def test_a_difference_without_a_fix_is_refused(capsys: Capture) -> None:
    assert main(["lint", "--diff"]) == 2
    assert "--diff shows what --fix would change" in capsys.readouterr().err


def test_findings_say_which_of_them_can_be_mended(tmp_path: Path) -> None:
    checked = check([write(tmp_path, a=CARD.replace("2 ops", "1 ops").replace("+1 prestige", "test Irak")) / "a.card"])
    fixes = told(remedies(checked, checked.findings))
    assert {finding.code: says for finding, says in fixes.items()} == {"S020": "write '1 op'"}


@pytest.mark.parametrize(("head", "left"), [("us 2 ops", "  us, 2 ops\n"), ("us 2 opz remve", "  us 2 opz remve\n")])
def test_a_missing_comma_is_set_and_no_word_is_lost(tmp_path: Path, head: str, left: str) -> None:
    card = tmp_path / "a.card"
    card.write_text(f'card 901 "Own"\n  {head}\n  event:\n    +1 prestige\n', encoding="utf-8")
    fixing.fix([card]).write()
    assert left in card.read_text(encoding="utf-8")
