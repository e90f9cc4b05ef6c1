"""What an event does to plots and WMD: placed, alerted, backlashed, made available, removed."""

from __future__ import annotations

from daedalus.games.labyrinth import alert, pieces
from daedalus.games.labyrinth import board as b
from daedalus.games.labyrinth import decisions as ask
from daedalus.games.labyrinth import loglines as tell
from daedalus.games.labyrinth.board import Country
from daedalus.games.labyrinth.game import Labyrinth, Plot
from daedalus.games.labyrinth.words.common import MAY_TEST, NO_PLOTS, PLOT, WMD_THERE, limits
from daedalus.language.records import Adds, Moves, Removes, Shifts, Then
from daedalus.language.roles import Count, Place
from daedalus.language.vocabulary import Vocabulary


def declare(v: Vocabulary) -> None:
    _placed(v)
    _alerted(v)
    _wmd(v)


def _placed(v: Vocabulary) -> None:
    @v.verb("place {n:number} available plot[s] in {c:country}", key="place-available-plots", rule="8.5.2",
            n=Count("plots"), c=Place(), needs=(NO_PLOTS,), changes=(*MAY_TEST, Adds("plots")),
            example="place 1 available plot in Iraq")  # fmt: skip
    def place_available_plots(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """So many available plots of any kind, WMD too, face down, or as many as there are; the jihadist picks."""
        for _ in range(n):
            kinds = list(dict.fromkeys(g.get("available plots")))
            if kinds:
                kind = str(g.choose(b.JIHADIST, ask.PLOT_TO_PLACE(c.name), kinds, "8.5.2"))
                pieces.place_plot(g, c, kind, rule)

    @v.verb("place {n:number} numbered plot[s] in {c:country}", key="place-numbered-plots", rule="8.5.2",
            n=Count("numbered plots"), c=Place(), needs=(NO_PLOTS,), changes=(*MAY_TEST, Adds("plots")),
            example="place 2 numbered plots in Iraq")  # fmt: skip
    def place_numbered_plots(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """So many available plots, no WMD, face down, or as many as there are; the jihadist picks."""
        for _ in range(n):
            kinds = [kind for kind in dict.fromkeys(g.get("available plots")) if kind != "wmd"]
            if kinds:
                kind = str(g.choose(b.JIHADIST, ask.PLOT_TO_PLACE(c.name), kinds, "8.5.2"))
                pieces.place_plot(g, c, kind, rule)

    @v.verb("place plot {n:number} in {c:country}", key="place-plot", rule="8.5.2", n=limits(v).plot_number, c=Place(),
            needs=(NO_PLOTS,), changes=(*MAY_TEST, Adds("plots")), example="place plot 1 in Iraq")  # fmt: skip
    def place_plot(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """A plot of that number, face down, if one is available."""
        if str(n) in g.get("available plots"):
            pieces.place_plot(g, c, str(n), rule)

    @v.verb("place plot {n:number} face up in {c:country}", key="place-plot-face-up", rule="8.5.2",
            n=limits(v).plot_number, c=Place(), needs=(NO_PLOTS,), changes=(*MAY_TEST, Adds("plots")),
            example="place plot 2 face up in Iraq")  # fmt: skip
    def place_plot_up(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """A plot of that number, for all to see, if one is available."""
        if str(n) in g.get("available plots"):
            pieces.place_plot(g, c, str(n), rule, up=True)


def _alerted(v: Vocabulary) -> None:
    @v.verb("alert {p:plot} in {c:country}", key="alert-this-plot", rule="7.5.2", p=PLOT, c=Place(remembered=False),
            changes=(Removes("plots", only=False),),
            example="for each p in plots in Iraq: alert p in Iraq")  # fmt: skip
    def alert_plot(g: Labyrinth, me: str, p: Plot, c: Country) -> None:
        """Block one plot."""
        alert.alert(g, c, p)

    @v.verb("alert plot in {c:country}", key="alert-plot", rule="7.5.2", c=Place(remembered=False),
            changes=(Removes("plots"),), example="alert plot in Iraq")  # fmt: skip
    def alert_one(g: Labyrinth, me: str, c: Country) -> None:
        """Block one plot there; the side picks."""
        if c.plots:
            alert.alert(g, c, alert.choose_plot(g, me, c))

    @v.verb("alert all plots in {c:country}", key="alert-all-plots", rule="7.5.2", c=Place(remembered=False),
            changes=(Removes("plots"), Then("plots in it = 0")), example="alert all plots in Iraq")  # fmt: skip
    def alert_all(g: Labyrinth, me: str, c: Country) -> None:
        """Block every plot there."""
        for plot in c.plots:
            alert.alert(g, c, plot)

    @v.verb("move plot from {c:country} to {d:country}", key="move-plot", rule="8.5.4", c=Place("from"), d=Place("to"),
            needs=(NO_PLOTS,), changes=(*MAY_TEST, Moves("plots")),
            example="move plot from Iraq to Syria")  # fmt: skip
    def move_one(g: Labyrinth, me: str, c: Country, d: Country, *, rule: str) -> None:
        """One plot as it lies, face down or up; the side picks."""
        if c.plots and c is not d:
            picked = alert.choose_plot(g, me, c, ask.PLOT_TO_MOVE(c.name, d.name))
            pieces.move_plot(g, c, d, picked, rule)

    @v.verb("move {p:plot} from {c:country} to {d:country}", key="move-this-plot", rule="8.5.4", p=PLOT,
            c=Place("from"), d=Place("to"), needs=(NO_PLOTS,), changes=(*MAY_TEST, Moves("plots")),
            example="for each p in plots in Iraq: move p from Iraq to Syria")  # fmt: skip
    def move(g: Labyrinth, me: str, p: Plot, c: Country, d: Country, *, rule: str) -> None:
        """That plot as it lies, if it is there."""
        pieces.move_plot(g, c, d, p, rule)

    @v.verb("backlash random plot in {c:country}", key="backlash-random-plot", rule="6.2.2", c=Place(),
            changes=(Moves("plots"),), example="backlash random plot in Iraq")  # fmt: skip
    def backlash(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """The funding change of one plot there is turned round when it is resolved."""
        plain = [i for i, p in enumerate(c.plots) if not p.backlash]
        if plain:
            i = plain[g.lot(len(plain)) if len(plain) > 1 else 0]
            marked = Plot(c.plots[i].kind, c.plots[i].up, True)
            g.set(c, "plots", (*c.plots[:i], marked, *c.plots[i + 1 :]), rule)


def _wmd(v: Vocabulary) -> None:
    @v.verb("make {n:number} wmd available", key="make-wmd-available", rule="4.7.8.1", n=Count("WMD in the box"),
            changes=(Moves("WMD"),), example="make 1 wmd available")  # fmt: skip
    def wmd_available(g: Labyrinth, me: str, n: int, *, rule: str) -> None:
        """WMD plots from the box to the available plots."""
        n = min(n, g.get("wmd box"))
        g.put("wmd box", g.get("wmd box") - n, rule)
        g.put("available plots", tuple(sorted((*g.get("available plots"), *["wmd"] * n))), rule)

    @v.verb("remove {n:number} wmd from {c:country}", key="remove-wmd", rule="11.3.1", n=Count("WMD"), c=Place("from"),
            needs=(WMD_THERE,), changes=(Removes("WMD", only=False), Shifts("prestige")),
            example="remove 1 wmd from Syria")  # fmt: skip
    def remove(g: Labyrinth, me: str, n: int, c: Country, *, rule: str) -> None:
        """WMD plots stored there leave the game; prestige for each."""
        n = min(n, c.wmd_cache)
        g.set(c, "wmd cache", c.wmd_cache - n, rule)
        _removed(g, n, rule)

    @v.verb("make wmd of {c:country} available", key="make-stored-wmd-available", rule="11.3.1", c=Place("of"),
            needs=(WMD_THERE,), changes=(Moves("WMD"),), example="make wmd of Syria available")  # fmt: skip
    def make_available(g: Labyrinth, me: str, c: Country, *, rule: str) -> None:
        """WMD plots stored there become available."""
        g.put("available plots", tuple(sorted((*g.get("available plots"), *["wmd"] * c.wmd_cache))), rule)
        g.set(c, "wmd cache", 0, rule)

    @v.verb("remove one wmd in play", key="remove-wmd-in-play", rule="11.3.1",
            changes=(Removes("WMD", only=False), Shifts("prestige")), example="remove one wmd in play")  # fmt: skip
    def remove_in_play(g: Labyrinth, me: str, *, rule: str) -> None:
        """All WMD plots that are available or placed are shown, and one of them leaves the game; prestige for it."""
        placed = {c.name: c for c in g.holding("plots") if any(p.kind == "wmd" for p in c.plots) and g.open(c)}
        options = [*(["available"] if "wmd" in g.get("available plots") else []), *placed]
        if not options:
            return
        g.reveal(tell.WMD_IN_PLAY(tuple(options)), me, "11.3.1")
        answer = str(g.choose(me, ask.WMD_TO_REMOVE(), options, "11.3.1"))
        if answer == "available":
            left = list(g.get("available plots"))
            left.remove("wmd")
            g.put("available plots", tuple(left), rule)
        else:
            c = placed[answer]
            g.remember("event", c)
            plot = next(p for p in c.plots if p.kind == "wmd")
            i = c.plots.index(plot)
            g.set(c, "plots", (*c.plots[:i], *c.plots[i + 1 :]), rule)
        _removed(g, 1, rule)


def _removed(g: Labyrinth, n: int, rule: str) -> None:
    g.put("removed plots", (*g.get("removed plots"), *["wmd"] * n), "8.5.5")
    g.shift("prestige", n * g.rules["prestige for wmd"], rule)
