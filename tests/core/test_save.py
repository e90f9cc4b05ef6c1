"""Saved games: what is written is read back, and anything else is one clear message."""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path

import pytest
from attrs import evolve
from hypothesis import assume, example, given
from hypothesis import strategies as st

from daedalus.core import save
from daedalus.core.errors import BrokenFile, DaedalusError
from daedalus.core.save import Saved, read, read_answer
from daedalus.core.session import Session
from daedalus.core.yamlfile import dump, load_marked
from daedalus.games.labyrinth.rules import reopen, saved_start, start
from daedalus.games.labyrinth.scenario import known
from daedalus_tools.play.opening import Position
from tests.core.driving import drive, played, scenario, scenarios, seeds

FILE = "evening.game"


def text_of(session: Session, name: str, seed: int) -> str:
    return Position(session, saved_start(scenario(name), seed)).text()


@functools.cache
def example_text() -> str:
    """A game after forty answers."""
    return text_of(played("anaconda", 5, 40), "anaconda", 5)


def open_text(text: str, *, accept_edits: bool = False) -> Session:
    return reopen(read(text, FILE, accept_edits=accept_edits))


def outcome(text: str) -> tuple[Session | None, DaedalusError | None]:
    """The game in an edited file, or the message why there is none; anything else fails the test."""
    try:
        return open_text(text, accept_edits=True), None
    except DaedalusError as error:
        return None, error


def line_of_first_answer() -> int:
    return example_text().split("\n").index("answers:") + 1


# -- writing and reading back ---------------------------------------------------------------------------------


@given(scenarios, seeds, st.integers(0, 400))
def test_a_game_saved_anywhere_is_the_same_game_when_it_is_loaded(name: str, seed: int, answers: int) -> None:
    """State, journal, answers and the pending decision agree; games that are over can be saved too."""
    session = played(name, seed, answers)
    again = open_text(text_of(session, name, seed))
    assert again.game.values == session.game.values
    assert again.game.journal == session.game.journal
    assert again.game.answers == session.game.answers
    assert again.pending == session.pending


@given(scenarios, seeds, st.integers(0, 100))
def test_a_loaded_game_goes_on_as_the_saved_one(name: str, seed: int, answers: int) -> None:
    session = played(name, seed, answers)
    again = open_text(text_of(session, name, seed))
    for one, other in zip(drive(session, 20, 77), drive(again, 20, 77), strict=True):
        assert one.game.values == other.game.values
    assert text_of(session, name, seed) == text_of(again, name, seed)


def test_a_saved_game_says_who_decided_what() -> None:
    """Each answer stands on a line of its own, with a comment; a text that looks like a number is quoted."""
    lines = example_text().split("\n")
    assert lines[0] == "daedalus save: 1"
    assert "scenario: anaconda" in lines
    assert any(re.fullmatch(r"- (\d+) +# jihadist: play a card: \1 [^()]+ \(5\.2\.2\)", line) for line in lines)
    assert lines[-2].startswith("check: 40 answers, sha256 ")


def test_a_fork_can_be_saved_although_it_forgets_who_answered_first() -> None:
    session = played("lets-roll", 3, 25)
    again = open_text(text_of(session.fork(), "lets-roll", 3))
    assert again.game.values == session.game.values


def test_line_ends_of_another_system_are_no_edit() -> None:
    assert open_text(example_text().replace("\n", "\r\n")).game.answers == open_text(example_text()).game.answers


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**9), 10**9) | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(texts, plain, max_size=4))
@example({"setup": "first line\n  second\n\nthird\n", "answers:": "\nanswers:\n- 1\n"})
def test_plain_data_survives_the_way_through_yaml(data: dict[str, object]) -> None:
    assert json.loads(json.dumps(load_marked(dump(data), FILE))) == data


@given(st.integers(-(10**6), 10**6) | texts.filter(bool))
def test_every_answer_reads_back_as_itself(answer: int | str) -> None:
    assert read_answer(save._scalar(answer), FILE) == answer


# -- refusing -------------------------------------------------------------------------------------------------


@given(st.binary(max_size=300), st.booleans(), st.booleans())
def test_any_bytes_are_one_clear_message(
    tmp_path_factory: pytest.TempPathFactory, raw: bytes, head: bool, ok: bool
) -> None:
    """Whether or not they begin like a saved game, and whether or not edits are accepted."""
    path = tmp_path_factory.getbasetemp() / "bytes.game"
    path.write_bytes((b"daedalus save: 1\n" if head else b"") + raw)
    with pytest.raises(BrokenFile) as caught:
        save.load(path, accept_edits=ok)
    assert str(path) in str(caught.value)


@pytest.mark.parametrize("line", range(example_text().count("\n")))
def test_a_file_cut_off_after_any_line_is_refused(line: int) -> None:
    """With edits accepted, a cut among the answers is the game up to there; a cut before them is refused."""
    kept = example_text().split("\n")[:line]
    with pytest.raises(BrokenFile) as caught:
        read("\n".join(kept), FILE)
    assert FILE in str(caught.value)
    answers = line - line_of_first_answer()
    if answers < 0:
        with pytest.raises(BrokenFile):
            read("\n".join(kept), FILE, accept_edits=True)
    else:
        expected = min(answers, 40)
        assert len(open_text("\n".join(kept), accept_edits=True).game.answers) == expected


@given(st.data())
def test_a_file_cut_off_anywhere_is_refused(data: st.DataObject) -> None:
    text = example_text()
    cut = data.draw(st.integers(0, len(text) - 2))
    with pytest.raises(BrokenFile):
        read(text[:cut], FILE)


@given(
    st.integers(0, 39), st.sampled_from(["- 77", "- Atlantis", "- event", '- "1"', "- -5", "-", '- "half', "- 1 # x"])
)
def test_an_edited_answer_is_refused_or_replayed_as_it_stands(index: int, line: str) -> None:
    """Without --accept-edits always refused; with it, an illegal answer is named with its line and the legal ones."""
    lines = example_text().split("\n")
    number = line_of_first_answer() + index
    assume(lines[number].split("#")[0].strip() != line)
    lines[number] = line
    text = "\n".join(lines)
    with pytest.raises(BrokenFile, match="was changed after it was written"):
        read(text, FILE)
    session, error = outcome(text)
    if error is not None:
        assert int(error.where.removeprefix(f"{FILE}:")) > number  # a legal answer may make a later one illegal
        assert error.remedy or "over" in error.message
    assert (session is None) is (error is not None)


def test_an_answer_that_nobody_asks_for_is_refused_with_its_line() -> None:
    session = played("lets-roll", 9, 5000)
    assert session.over
    lines = text_of(session, "lets-roll", 9).split("\n")
    lines.insert(-3, "- 12")
    with pytest.raises(BrokenFile, match="the game was over before the answer 12") as caught:
        open_text("\n".join(lines), accept_edits=True)
    assert caught.value.where == f"{FILE}:{len(lines) - 3}"


@given(st.data())
def test_a_letter_changed_anywhere_is_refused_or_read_as_it_stands(data: st.DataObject) -> None:
    """Also within the scenario that the file carries: a clear message or a sound game, nothing in between."""
    text = example_text()
    at = data.draw(st.integers(0, len(text) - 2))
    letter = data.draw(st.sampled_from("0179a:-#{}[]'\"\n \t&*!|>%@\0é"))
    assume(text[at] != letter)
    changed = text[:at] + letter + text[at + 1 :]
    with pytest.raises(BrokenFile):
        read(changed, FILE)
    session, error = outcome(changed)
    if session is not None:
        assert session.pending is not None or session.over
    else:
        assert error is not None
        assert error.message


HEAD = "daedalus save: 1\ngame: labyrinth\nseed: 1\nlength: standard\nscenario: x\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "this is not a saved game"),
        ("name: Let's Roll!\n", "this is not a saved game"),
        ("daedalus save: 2\n", "saved in format 2, and this program reads format 1"),
        ("daedalus save: 1\n", "the answers are missing"),
        ("daedalus save: 1\nanswers:\n", "the header has no proper `game`"),
        (HEAD + "answers:\n", "the header has no proper `data`"),
        (HEAD + "data: {}\nmore: 1\nanswers:\n", "the header has an unknown `more`"),
        (HEAD + "data: {a: 2001-01-01}\nanswers:\n", "a kind it cannot have"),
        (HEAD + "data: {}\nanswers:\n- 1\nwhat is this\n", "this is not an answer"),
        (HEAD + "data: {}\nanswers:\n- # nothing\n", "the answer is missing"),
        (HEAD + 'data: {}\nanswers:\n- "a" b\n', "something follows the answer"),
    ],
)
def test_each_trouble_is_named(text: str, message: str) -> None:
    with pytest.raises(BrokenFile, match=message) as caught:
        read(text, FILE, accept_edits=True)
    assert caught.value.where.startswith(FILE)
    assert caught.value.remedy


def test_a_folded_giant_is_refused_quickly() -> None:
    """Nine lines of references that would unfold to more values than any memory holds."""
    lines = ["data:", '  a0: &a0 ["x"]']
    lines += [f"  a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 10)}]" for i in range(1, 12)]
    with pytest.raises(BrokenFile, match="too large"):
        read(HEAD + "\n".join([*lines, "answers:", ""]), FILE, accept_edits=True)


def test_a_game_that_other_cards_or_rules_would_play_differently_is_refused() -> None:
    """The file itself is sound, but its answers do not lead to the position that it says it reached."""
    saved = read(example_text(), FILE)
    other = Saved(saved.game, saved.seed + 1, saved.length, saved.scenario, saved.data, (), (), saved.position, FILE)
    with pytest.raises(BrokenFile, match="another position than the one that was saved"):
        reopen(other)


def test_a_file_that_cannot_be_written_is_one_message(tmp_path: Path) -> None:
    with pytest.raises(DaedalusError, match="cannot be saved"):
        save.store(tmp_path / "no such folder" / "a.game", "text")
    assert list(tmp_path.iterdir()) == []


def test_a_game_saved_before_it_has_begun_loads(tmp_path: Path) -> None:
    """Set-up comes first when it is loaded, so there is no position to compare with yet."""
    for name in known():
        session = start(scenario(name), 4)
        again = open_text(text_of(session, name, 4))
        session.run()
        assert again.game.values == session.game.values
        assert open_text(text_of(session, name, 4)).pending == session.pending


def test_a_game_saved_in_the_middle_of_a_step_loads() -> None:
    """Somebody interrupts a policy: the answers so far stand, and lead to the next decision."""
    session = played("lets-roll", 3, 30)

    def interrupted(*about: object) -> int:
        raise KeyboardInterrupt

    answers = list(session.game.answers)
    session.game.policies = dict.fromkeys(("us", "jihadist"), interrupted)
    with pytest.raises(KeyboardInterrupt):
        session.resume()
    assert open_text(text_of(session, "lets-roll", 3)).game.answers == answers


def test_who_plays_is_part_of_the_file() -> None:
    begun = evolve(saved_start(scenario("anaconda"), 5), players={"us": "human", "jihadist": "random 7"})
    text = save.compose(begun, played("anaconda", 5, 3))
    assert read(text, FILE).players == begun.players
    assert read(example_text(), FILE).players == {}
    with pytest.raises(BrokenFile, match="no proper `players`"):
        read(text.replace("us: human", "us: 7"), FILE, accept_edits=True)


def test_comments_keep_their_words() -> None:
    """`use` does not lose the name of the side that stands before it."""
    text = text_of(played("lets-roll", 3, 200), "lets-roll", 3)
    said = [line.split(" # ", 1)[1] for line in text.split("\n") if line.startswith("- ")]
    assert any(re.fullmatch(r"us: use \d+ .+ \(.+\)", comment) for comment in said)
    assert not any(re.match(r"\w+: (?:e|se) ", comment) for comment in said)


def test_only_the_same_game_is_replaced(tmp_path: Path) -> None:
    """Not another file, not another game, not a broken one; an empty file is nothing to lose."""
    file = tmp_path / "a.game"
    file.touch()
    save.store(file, example_text())
    save.store(file, text_of(played("anaconda", 5, 3), "anaconda", 5))
    assert len(save.load(file).answers) == 3
    other = text_of(played("anaconda", 6, 3), "anaconda", 6)
    with pytest.raises(DaedalusError, match=r"another game is saved here \(anaconda, seed 5\)\n.*--overwrite"):
        save.store(file, other)
    save.store(file, other, overwrite=True)
    assert save.load(file).seed == 6
    file.write_text("my letter", encoding="utf-8")
    with pytest.raises(DaedalusError, match="this file is no saved game"):
        save.store(file, other)
    assert file.read_text(encoding="utf-8") == "my letter"
    assert list(tmp_path.iterdir()) == [file]


def test_a_missing_file_and_a_folder_are_named(tmp_path: Path) -> None:
    with pytest.raises(BrokenFile, match="no such file"):
        save.load(tmp_path / "nothing.game")
    with pytest.raises(BrokenFile, match="folder"):
        save.load(tmp_path)
