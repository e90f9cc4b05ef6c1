# ruff: noqa: E501 (lines of locale files, as they are)
"""`daedalus i18n check` compares a message that has changed, while its English has not, with what it said when somebody
last read it."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from daedalus.kit import registry
from daedalus.text.outcomes import forms
from daedalus.text.places import VARIABLE
from daedalus_tools.cli import main
from daedalus_tools.i18n.edited import Read, differences
from daedalus_tools.i18n.seen import confirm, seen

GAMES = [registry.game("labyrinth"), registry.game("twilight")]


def told(language: str, was: str, now: str, english: str = "", game: int = 0) -> list[str]:
    """What is told of a change, as kinds of findings."""
    before, after = (forms(f"x = {text}\n") for text in (was, now))
    read = Read(seen(GAMES, language))
    return [what for _, what, _ in differences(GAMES[game], before, after, {"": english}, language, read)]


@pytest.mark.parametrize(
    ("language", "was", "now", "english", "what"),
    [
        # one word for another
        ("it", "il nome è troppo lungo", "il nome è troppo corto", "the name is too long", "contrary"),
        ("pl", "gracz US musi zagrać kartę", "gracz US może zagrać kartę", "the US must play a card", "contrary"),
        ("pl", "kraj niemuzułmański", "kraj muzułmański", "a non-Muslim country", "contrary"),
        ("pl", "zagrane karty: { $n }", "odrzucone karty: { $n }", "cards played: { $n }", "another-thing"),
        ("de", "ein Sunnitisches Land", "ein Schiitisches Land", "a Sunni country", "another-thing"),
        ("ru", "карта или жетон", "карта и жетон", "a card or a marker", "contrary"),
        # small words
        ("de", "Einige Ereignisse zählen doppelt", "Alle Ereignisse zählen doppelt", "some events count twice", "contrary"),
        ("de", "die Truppen kommen aus { $c }", "die Truppen kommen nach { $c }", "troops come from { $c }", "contrary"),
        ("it", "possono giocarla o tenerla", "devono giocarla o tenerla", "they may play or keep it", "contrary"),
        # denials
        ("pl", "kość nie przekracza poziomu", "kość przekracza poziom", "the die is at or below", "left-out"),
        ("de", "er darf dort nicht würfeln", "er darf dort würfeln", "they may not roll there", "left-out"),
        ("it", "la parte ha mosso una truppa", "la parte non ha mosso una truppa", "the side has moved a troop", "added"),
        # forms
        ("de", "die Zellen in der Nachbarschaft", "die Zellen in den Nachbarschaft", "adjacent cells", "another-form"),
        ("de", "das Land, das er wählt", "das Land, der er wählt", "the country that they choose", "another-form"),
        ("pl", "karty nie można zagrać", "karta nie można zagrać", "the card cannot be played", "another-form"),
        ("ru", "карта, которая называет саму себя", "карта, которая называет самого себя", "a card that names itself", "another-form"),
        ("pl", "Użyj jednego z nich", "Użyj jeden z nich", "Use one of them", "another-form"),
        ("pl", "karty tymczasem poprawiono, a nie usunięto", "karty tymczasem nie poprawiono, a nie usunięto", "cards were mended meanwhile, and not removed", "added"),
        # words of the card language
        ("pl", "`else` bez `if`", "`if` bez `else`", "`else` without `if`", "exchanged"),
        ("it", "scrivi `if not done:`", "scrivi `if done:`", "write `if not done:`", "quoted"),
        # numbers, names, titles
        ("it", "lancia due dadi", "lancia tre dadi", "roll two dice", "number"),
        ("de", "platziere eine Zelle im Irak", "platziere eine Zelle im Iran", "place a cell in Iraq", "another-thing"),
        ("ru", "сначала жетон «Sadr»", "сначала жетон «CTR»", "first the Sadr marker", "title"),
        ("ru", "только «FSB» и «CTR»", "только «FSB» и «NEST»", "only FSB and CTR", "title"),
        # places
        ("de", "Zelle { $cell } von { $of }", "Zelle { $of } von { $cell }", "cell { $cell } of { $of }", "exchanged"),
        ("pl", "Każde Przebudzenie dodaje 1, a każda Reakcja 1 odejmuje", "Każda Reakcja dodaje 1, a każde Przebudzenie 1 odejmuje", "each awakening adds 1, each reaction subtracts 1", "exchanged"),
        # punctuation
        ("de", "das endet, wenn { $what }", "das endet wenn { $what }", "it ends when { $what }", "punctuation"),
        ("ru", "нет '{ $key }' здесь", "нет '{ $key } здесь", "no '{ $key }' here", "quotation-marks"),
    ],
)  # fmt: skip
def test_what_says_something_else(language: str, was: str, now: str, english: str, what: str) -> None:
    assert told(language, was, now, english) == [what]


@pytest.mark.parametrize(
    ("language", "was", "now", "english"),
    [
        # words that may stand for each other
        ("de", "Gib ihnen verschiedene Nummern.", "Gib ihnen unterschiedliche Nummern.", "Give them different numbers."),
        ("de", "Nichts geschah.", "Es ist nichts geschehen.", "Nothing happened."),
        ("it", "fino a { $n } cellule", "al massimo { $n } cellule", "up to { $n } cells"),
        ("pl", "w miarę możliwości", "jeśli to możliwe", "if possible"),
        ("ru", "Напишите больше букв.", "Введите больше букв.", "Write more letters."),
        # another order
        ("it", "ci sono carte nella pila", "nella pila ci sono carte", "there are cards in the pile"),
        ("de", "ein Szenario oder eine gespeicherte Partie", "eine gespeicherte Partie oder ein Szenario", "a scenario or a saved game"),
        ("pl", "skończy się tura", "tura się skończy", "the turn ends"),
        ("ru", "скобки здесь вложены слишком глубоко", "здесь скобки вложены слишком глубоко", "brackets are nested too deep here"),
        ("it", "da Soft a Hard o da Hard a Soft", "da Hard a Soft o da Soft a Hard", "from Soft to Hard or from Hard to Soft"),
        ("it", "i Finanziamenti non limitano il Reclutamento", "il Reclutamento non è limitato dai Finanziamenti", "funding does not limit recruiting"),
        # words that are the same in the same form, and what is short for others
        ("it", "da qualsiasi luogo", "da qualunque luogo", "from any place"),
        ("de", "des Jihad-Wurfs", "des Jihad-Wurfes", "of the jihad roll"),
        ("ru", "Брос.", "Бросок", "Roll"),
        ("ru", "два разных действия", "2 разных действия", "2 different actions"),
        ("ru", "лицом вниз", "рубашкой вверх", "face down"),
        # what one word said and two say, or what is said by the contrary
        ("pl", "DEFCON nigdy nie rośnie powyżej 5.", "Poziom DEFCON nigdy nie przekracza 5.", "DEFCON never rises above 5."),
        ("it", "La partita non è ancora finita.", "La partita è ancora in corso.", "The game is not over yet."),
        # whole sentences
        ("it", "Niente può obbligare a giocare la Carta Cina.", "Non si può mai essere obbligati a giocare la Carta Cina.", "Nothing can force the China Card to be played."),
        ("de", "Eine Wertungskarte muss in der Runde gespielt werden, in der sie gezogen wurde.", "Wer eine Wertungskarte zieht, muss sie noch in derselben Runde spielen.", "A scoring card must be played in the turn it was drawn."),
    ],
)  # fmt: skip
def test_the_same_in_other_words(language: str, was: str, now: str, english: str) -> None:
    assert told(language, was, now, english) == []


def test_figures_may_have_variants_of_their_own() -> None:
    was = "{ $n ->\n    [one] { $n } decisione\n   *[other] { $n } decisioni\n    }"
    assert told("it", was, was.replace("[one]", "[0] nessuna decisione\n    [one]"), "{ $n } decisions") == []
    assert told("it", was, was.replace("decisioni", "carte"), "{ $n } decisions") != []


def test_a_form_of_another_word_is_told() -> None:
    was = "do-lower = senke\n    .inf = senken\n    .s3 = senkt\n"
    read = Read(seen(GAMES, "de"))
    for now, what in ((was.replace("senkt", "sinkt"), ["another-name"]), (was.replace("senk", "verringer"), [])):
        found = differences(GAMES[0], forms(was), forms(now), {"": "lower"}, "de", read)
        assert [kind for _, kind, _ in found] == what


def test_a_form_that_was_said_without_it_is_no_change() -> None:
    """It says what is said where there is none."""
    read = seen(GAMES, "it")
    place = next(place for place in read.now if place[1] == "sunni")
    pair = read.now[place]
    written = pair.own.replace(" = sunnita\n", " = sunnita\n    .f = sunnita\n", 1)
    past = evolve(read, now=read.now | {place: pair._replace(own=written)}).past()
    assert {full for _, full in past.added} == {"sunni.f"}


def test_only_what_was_read_is_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A change is told until somebody says that it is right; then it is what was read."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    file = tmp_path / "de" / "try.ftl"
    file.parent.mkdir()
    file.write_text("try-nothing-happened = Nichts geschah vorher.\n", encoding="utf-8")
    confirm(seen(GAMES, "de"), "de")
    file.write_text("try-nothing-happened = Nichts geschah nachher.\n", encoding="utf-8")
    main(["i18n", "check", "de"])
    assert "try-nothing-happened" in capsys.readouterr().out
    main(["i18n", "seen", "de"])
    assert "try-nothing-happened" in capsys.readouterr().out  # it is not taken for read
    assert main(["i18n", "seen", "de", "try-nothing-happened"]) == 0
    capsys.readouterr()
    assert main(["i18n", "check", "de"]) == 0
