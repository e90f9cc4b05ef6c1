"""What must hold in every position of every game, whatever cards do: pieces, plots, cards, marks and levels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from daedalus.core.errors import trouble
from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import caliphate
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth
from daedalus.games.labyrinth.pieces import cells
from daedalus.kit.standing import may_be_several
from daedalus.kit.study import Wrong, conserved, in_stock, within_limits

KINDS = {"muslim": b.MUSLIM, "non-muslim": b.NON_MUSLIM, "iran": b.IRAN}


def broken(g: Labyrinth, deck: Sequence[int]) -> list[Wrong]:
    """Every invariant that does not hold; `deck` are the cards the game began with, in order."""
    found = [*_pieces(g), *_plots(g), *_marks(g)]
    for c in g.countries:
        found += [*_levels(c), *_markers(c)]
    if g.board.turns_back:
        found += [*_turned(g), *_caliphate(g)]
    if b.EXPANSION not in g.board.rule_sets or g.get("later sets"):
        found += _nothing_of_section_11(g)
    return [*found, *conserved(g, [*_come(g, deck)]), *within_limits(g), *in_stock(g)]


def _come(g: Labyrinth, deck: Sequence[int]) -> Sequence[int]:
    """5.3.1: in a campaign the cards of a set are in no zone before its deck is added, but for those removed."""
    later, gone = g.get("later sets"), g.get("removed cards")
    if g.board.before is None:
        return deck
    return [n for n, card in g.library.cards.items() if card.set not in later or n in gone]


def _column(g: Labyrinth, attribute: str) -> list[int]:
    """An attribute of all countries, read at once: this is looked at after every card of thousands of games."""
    base = g.schema.base[attribute]
    return g.values[base : base + len(g.countries)]


def _pieces(g: Labyrinth) -> list[Wrong]:
    """4.6, 11.2.9, 11.3.4, 11.3.7: pieces are on their track, on the map or in their box."""
    found = []
    supply = g.tables["pieces"]
    on_track, extra = g.get("cells on track"), g.get("extra cells on map")
    there = on_track + sum(_column(g, "sleeper cells")) + sum(_column(g, "active cells"))
    if there != supply["cells"] + extra:
        found.append(_wrong("wrong-cells", "{n} cells, {extra} of them extra", n=there, extra=extra))
    if (extra and on_track) or extra > g.tables["most"]["extra cells"]:
        said = "{extra} extra cells on the map and {n} on the track"
        found.append(_wrong("wrong-extra-cells", said, "11.3.7", extra=extra, n=on_track))
    troops = g.get("troops on track") + g.get("troops off map") + sum(_column(g, "troops"))
    if troops != supply["troops"]:
        found.append(_wrong("wrong-troops", "{n} troops", n=troops))
    militia = g.get("militia on track") + sum(_column(g, "militia"))
    if militia != supply["militia"]:
        found.append(_wrong("wrong-militia", "{n} militia", n=militia))
    for kind in ("awakening", "reaction"):
        markers = sum((n + 1) // 2 for n in _column(g, kind))
        if markers > g.tables["popular markers"]["markers a kind"]:
            found.append(_wrong("wrong-markers", "{n} {piece} markers", "11.2.9", n=markers, piece=kind))
    return found


def all_wmd(g: Labyrinth) -> int:
    """4.7.8.1, 11.3.1: the WMD plots of the board."""
    return g.board.wmd_box + sum(int(about.get("wmd", 0)) for about in g.board.printed)


def _plots(g: Labyrinth) -> list[Wrong]:
    """4.8.1, 4.7.8.1, 11.3.1, 11.3.2: plots are in a box, in a country or out of the game."""
    found = []
    boxes = ("available plots", "removed plots", "resolved plots", "plots aside")
    plots = sorted([p for box in boxes for p in g.get(box)] + [p.kind for c in g.holding("plots") for p in c.plots])
    wmd = plots.count("wmd") + g.get("wmd box") + sum(_column(g, "wmd cache"))
    if wmd != all_wmd(g):
        found.append(_wrong("wrong-wmd", "{n} WMD", n=wmd))
    if [p for p in plots if p != "wmd"] != sorted(map(str, g.tables["pieces"]["plots"])):
        found.append(_wrong("wrong-plots", "the plots are not those of the game: {plots}", plots=tuple(plots)))
    if "wmd" in g.get("resolved plots"):
        said = "a WMD among the resolved plots, where it could come back"
        found.append(_wrong("wrong-wmd-resolved", said, "11.3.2"))
    return found


def _marks(g: Labyrinth) -> list[Wrong]:
    """6.2.7: a lasting event is there once in a place, but for those of which a card adds one to another."""
    cards = {(m.name, m.place): m.card for m in g.marks}
    return [
        _twice(g, name, place)
        for (name, place), n in Counter((m.name, m.place) for m in g.marks).items()
        if n > 1 and not may_be_several(g.library.every[cards[name, place]], name)
    ]


def _twice(g: Labyrinth, name: str, place: int) -> Wrong:
    if place < 0:
        return _wrong("wrong-mark-twice", "the same mark twice: {mark}", mark=name)
    there = g.countries[place].name
    return _wrong("wrong-mark-twice-there", "{country}: the same mark twice: {mark}", country=there, mark=name)


def _levels(c: Country) -> list[Wrong]:
    """4.2 to 4.4: governance, alignment and posture as the kind of the country has them."""
    found: list[Wrong] = []
    if c.kind == b.MUSLIM:
        if c.governance == b.UNTESTED and (c.sleeper_cells or c.active_cells or c.plots):
            found.append(_there(c, "wrong-untested", "{country}: pieces in an untested country", "4.9.4"))
        if (c.governance == b.UNTESTED) != (c.alignment == b.NO_ALIGNMENT):
            found.append(_there(c, "wrong-levels", "{country}: governance and alignment come together", "4.2.4"))
        if c.posture != b.UNKNOWN:
            found.append(_there(c, "wrong-posture", "{country}: a Muslim country with a posture", "4.3.2"))
        return found
    if c.alignment != b.NO_ALIGNMENT or c.aid or c.regime_change or c.besieged_regime:
        found.append(
            _there(c, "wrong-not-muslim", "{country}: not Muslim, but has what only Muslim countries have", "4.2.3")
        )
    if c.kind == b.IRAN and c.posture != b.UNKNOWN:
        found.append(_there(c, "wrong-posture-iran", "{country}: a posture, which Iran does not have", "4.4"))
    if c.kind == b.IRAN and c.governance != b.FAIR:
        found.append(_there(c, "wrong-iran", "{country}: Iran is Fair until it is turned over", "4.4"))
    if c.kind == b.NON_MUSLIM and c.governance not in (b.GOOD, b.FAIR) and not c.mat:
        found.append(_there(c, "wrong-printed", "{country}: printed governance changed", "4.3.1"))
    return found


def _markers(c: Country) -> list[Wrong]:
    """What stands only in Poor and Fair Muslim countries, militia in untested ones too: 7.3.4.1, 11.1.4, 11.2."""
    found: list[Wrong] = []
    unsettled = c.kind == b.MUSLIM and c.governance in (b.POOR, b.FAIR)
    if c.regime_change != b.NONE and not unsettled:
        found.append(
            _there(
                c,
                "wrong-regime-change",
                "{country}: regime change in a country that is neither Poor nor Fair",
                "7.3.4.1",
            )
        )
    if c.militia and (c.kind != b.MUSLIM or c.governance in (b.GOOD, b.ISLAMIST_RULE)):
        found.append(_there(c, "wrong-militia-there", "{country}: militia where there can be none", "11.2.4"))
    if (c.awakening or c.reaction) and (not unsettled or c.civil_war):
        found.append(
            _there(c, "wrong-popular-there", "{country}: awakening or reaction where there can be none", "11.1.4")
        )
    if c.civil_war and not unsettled:
        found.append(
            _there(c, "wrong-civil-war", "{country}: civil war in a country that is neither Poor nor Fair", "11.2.2")
        )
    if c.civil_war and c.regime_change != b.NONE:
        found.append(
            _there(c, "wrong-civil-war-and-regime-change", "{country}: civil war and regime change together", "11.2.2")
        )
    return found


def _turned(g: Labyrinth) -> list[Wrong]:
    """11.3.3: only countries on mats with two sides change their kind, and some turn back."""
    found: list[Wrong] = []
    for c, about in zip(g.countries, g.board.printed, strict=True):
        if c.kind != KINDS[about["kind"]] and not (c.mat and c.kind == b.MUSLIM):
            found.append(_there(c, "wrong-mat", "{country}: a kind that is not on its mat", "11.3.3"))
        if c.index in g.board.turns_back and c.kind == b.MUSLIM and c.alignment == b.ALLY and cells(g, c) == 0:
            found.append(
                _there(
                    c, "wrong-not-turned-back", "{country}: an Ally without cells that has not turned back", "11.3.3.3"
                )
            )
        if c.kind == b.NON_MUSLIM and c.governance == b.UNTESTED:
            found.append(_there(c, "wrong-turned-back", "{country}: turned back without governance", "11.3.3.3"))
    return found


def _caliphate(g: Labyrinth) -> list[Wrong]:
    """11.3.8: one capital at most, in a country that can be it; cells of all members stand in the open."""
    found: list[Wrong] = []
    capital = g.get("caliphate capital")
    if len(capital) > 1:
        said = "more than one capital of the caliphate: {countries}"
        found.append(_wrong("wrong-capitals", said, "11.3.8", countries=capital))
    members = caliphate.members(g)
    if capital and capital[0] not in [c.name for c in members]:
        said = "{country} is a capital that can be none"
        found.append(_wrong("wrong-capital", said, "11.3.8.1", country=capital[0]))
    for c in members:
        if not (c.civil_war or c.regime_change != b.NONE or c.governance == b.ISLAMIST_RULE):
            found.append(_there(c, "wrong-no-member", "{country}: cannot belong to the caliphate", "11.3.8.1"))
    return found + [
        _there(c, "wrong-sleepers", "{country}: sleeper cells in the caliphate", "11.3.8.3")
        for c in members
        if c.sleeper_cells
    ]


def _nothing_of_section_11(g: Labyrinth) -> list[Wrong]:
    """On the board of the base game, and before its deck has come, there is nothing of The Awakening."""
    said = "{field} on the base board"
    columns = ("militia", "awakening", "reaction", "civil war")
    found = [_wrong("wrong-base", said, field=name) for name in columns if any(_column(g, name))]
    boxes = ("troops off map", "extra cells on map", "caliphate capital", "resolved plots")
    return found + [_wrong("wrong-base", said, field=name) for name in boxes if g.get(name)]


def _wrong(message: str, in_english: str, by: str = "", /, **about: object) -> Wrong:
    return Wrong(trouble(message, in_english, **about), by)


def _there(c: Country, message: str, in_english: str, by: str) -> Wrong:
    return Wrong(trouble(message, in_english, country=c.name), by)
