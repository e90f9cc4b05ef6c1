# ruff: noqa: E501 (lines of locale files, as they are)
"""`daedalus i18n check` knows what messages say by words that have a contrary, which a language lists in its
`senses.txt`."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.kit import registry
from daedalus.text.places import VARIABLE
from daedalus_tools.i18n.meanings import Listed, lists, meaning_of, read, things, words_of
from daedalus_tools.i18n.opposed import ASKED, KEPT, NOUNS, OPPOSED, check_senses
from daedalus_tools.i18n.ordered import THAN
from daedalus_tools.i18n.senses import Compared, changed_senses, contrary_sense
from tests.text.changing import found

OTHERS = ("de", "it", "pl", "ru")
LABYRINTH = registry.game("labyrinth")


@pytest.mark.parametrize(
    ("language", "english", "text", "says"),
    [
        ("de", "at this value or below:", "bei diesem Wert oder darüber:", "oder darüber: at least instead of at most"),
        ("de", "it runs before a card is played", "sie läuft, nachdem eine Karte gespielt ist", "nachdem: after instead of before"),
        ("de", "the next line sets the same anew", "die vorige Zeile setzt dasselbe neu", "vorige: previous instead of next"),
        ("it", "the event, except on the first card", "ne attiva l'Evento, anche con la prima carta", "anche: including instead of except"),
        ("it", "all battlegrounds, and more countries", "almeno un paese conteso, e più paesi", "almeno un: one of instead of all"),
        ("it", "every country that the opponent controls", "ogni paese sotto il tuo controllo", "tuo: own instead of opponent"),
        ("it", "by the lower die", "del dado più alto", None),  # *lower* may be a verb: not judged
        ("pl", "move militia from", "dokąd przenieść milicję", "dokąd: to where instead of from where"),
        ("pl", "too few for all countries", "za dużo na wszystkie kraje", "za dużo: too many instead of too few"),
        ("pl", "the other side may have to trigger it", "ta sama strona może być zmuszona je uruchomić", "ta sama: same instead of other"),
        ("ru", "A coup in a battleground lowers DEFCON by 1.", "Переворот в ключевой стране повышает DEFCON на 1.", "повышает: raise instead of lower"),
        ("ru", "in place of what the rules say", "в дополнение к тому, что говорят правила", "в дополнение: besides instead of instead"),
        ("ru", "from the areas left of the token", "из областей справа от жетона", "справа: right instead of left"),
    ],
)  # fmt: skip
def test_the_contrary_is_found(language: str, english: str, text: str, says: str | None) -> None:
    assert [told for _, told in contrary_sense("key", text, english, language, lambda _: {})] == (
        [says] if says else []
    )


@pytest.mark.parametrize(
    ("language", "english", "text"),
    [
        ("de", "at least 2 cells", "nicht weniger als 2 Zellen"),
        ("de", "before the deal", "ehe ausgeteilt wird"),
        ("it", "the previous turn", "il turno scorso"),
        ("it", "3 or less", "non più di 3"),
        ("pl", "no card above 3", "tylko karty o wartości 3 i niższej"),
        ("pl", "all cards, after the roll", "każda karta, po rzucie"),
        ("ru", "3 or fewer troops", "не больше 3 войск"),
        ("ru", "at least 3", "не меньше 3"),
        ("xx", "before the deal", "после раздачи"),  # a language that lists no words is not judged
    ],
)
def test_the_same_in_other_words_is_no_contrary(language: str, english: str, text: str) -> None:
    assert list(contrary_sense("key", text, english, language, lambda _: {})) == []


def changed(language: str, english: str, text: str, **elsewhere: str) -> list[str]:
    mine, theirs = meaning_of(text, language), meaning_of(english, "en")
    compared = Compared("key", mine, theirs, language, lambda name: {"key": elsewhere[name]}, things(LABYRINTH))
    return [says for _, says in changed_senses(compared)]


def test_what_all_others_say_is_not_left_out() -> None:
    elsewhere = {"it": "solo in Iraq", "pl": "tylko w Iraku", "ru": "только в Ираке"}
    assert changed("de", "only in Iraq", "im Irak", **elsewhere) == ["only, which English and all other languages say"]
    assert changed("de", "only in Iraq", "nirgends sonst als im Irak", **elsewhere) == []
    assert changed("de", "only in Iraq", "im Irak", **{**elsewhere, "it": "in Iraq"}) == []


def test_contraries_that_have_changed_places_are_found() -> None:
    english = "placed last, removed first"
    elsewhere = {"it": "ultime a entrare, prime a uscire", "pl": "kładzione ostatnie, zdejmowane pierwsze"}
    elsewhere["ru"] = "кладут последними, убирают первыми"
    assert changed("de", english, "kommen zuerst, gehen zuletzt", **elsewhere) == ["first and last have changed places"]
    assert changed("de", english, "kommen zuletzt, gehen zuerst", **elsewhere) == []
    elsewhere["ru"] = "убирают первыми, кладут последними"
    assert changed("de", english, "gehen zuerst, kommen zuletzt", **elsewhere) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_lists_words_for_every_sense(language: str) -> None:
    english, own = ({one.sense for file in lists(name) for one in read(file)} for name in ("en", language))
    assert own <= english
    assert english - own <= {"with"}  # a case may say it
    asked = {*(sense for pair in OPPOSED for sense in pair), *KEPT, *ASKED, *NOUNS, THAN}
    assert asked <= words_of("en").senses
    assert asked - words_of(language).senses <= {"already", "at-most"}  # may be said by too many words


def test_a_word_of_two_contraries_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "senses.txt").write_text(
        "after = nach\nbefore = bevor, nach\nsoon-ish = bald\n", encoding="utf-8"
    )
    assert [(x.what, x.text) for x in check_senses("de")] == [
        ("unknown-key", "soon-ish: English has no such sense"),
        ("contrary", "after: nach is before too"),
    ]


def test_a_list_is_read_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "senses.txt"
    file.write_text(
        "# words\nat-most = bis zu,\n    nicht  mehr als | Limit*  # and so on\nempty =\n", encoding="utf-8"
    )
    assert read(file) == (
        Listed("at-most", 2, ("bis zu", "nicht mehr als"), ("limit*",)),
        Listed("empty", 4, (), ()),
    )


@pytest.mark.parametrize(
    ("text", "sure", "perhaps"),
    [
        ("nie więcej niż 3", {"at-most"}, {"at-most"}),  # words of a phrase say nothing by themselves
        ("trzy milicje", {"militia"}, {"militia"}),
        ("`milicja`", set(), set()),
        ("−1 prestiżu", {"lower", "prestige"}, {"lower", "prestige"}),
    ],
)
def test_what_words_mean(text: str, sure: set[str], perhaps: set[str]) -> None:
    found = meaning_of(text, "pl")
    assert sure <= found.sure
    assert perhaps <= found.perhaps
    assert "not" not in found.sure


@pytest.mark.parametrize(
    ("game", "language", "old", "new", "says"),
    [
        ("labyrinth", "ru", '{ FROM($c) } до { N($n, "cell", case: "gen") }', '{ FROM($c) } до { N($n, "cell") }', 'another-case до { N($n, "cell") }: elsewhere до has "gen"'),
        ("labyrinth", "ru", "move-plot = { DO(\"move\") } теракт { FROM($c) }", "move-plot = { DO(\"move\") } теракт { FORM($c) }", "another-place move-plot: FORM($c) instead of FROM($c)"),
    ],
)  # fmt: skip
def test_what_is_put_in_without_its_case_or_way(
    tmp_path: Path, game: str, language: str, old: str, new: str, says: str
) -> None:
    assert says in found(tmp_path, game, language, old, new)
