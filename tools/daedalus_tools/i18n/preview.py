"""All cards of a game in a language, beside English, as one page that needs nothing else."""

from __future__ import annotations

from html import escape

from attrs import frozen

from daedalus.kit.definition import Definition
from daedalus.kit.library import Card, Library
from daedalus.text.bundle import ENGLISH
from daedalus.text.header import Heading
from daedalus.text.overrides import fingerprint, written
from daedalus.text.planner import planned
from daedalus.text.speech import Speaker

STATES = ("missing", "stale", "by hand", "complete")
STYLE = """
body{font:15px/1.45 system-ui,sans-serif;margin:0;background:#eceae4;color:#222}
header{position:sticky;top:0;background:#fff;padding:.7em 1.2em;border-bottom:1px solid #ccc;z-index:1}
h1{font-size:1.1em;margin:0 0 .4em}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(30em,1fr));gap:1em;padding:1.2em}
article{background:#fff;border-radius:8px;box-shadow:0 1px 3px #0003;overflow:hidden;border-top:6px solid #777;
display:flex;flex-direction:column}
article.us{border-color:#2b5b9c}article.jihadist,article.ussr{border-color:#3c7a43}
h2{font-size:1em;margin:0;padding:.6em .9em .2em}h2 b{float:right;font-weight:600;color:#555}
small{align-self:flex-start}
.both{flex:1;display:grid;grid-template-columns:1fr 1fr}.both p{margin:0;padding:.5em .9em .9em}
.both p+p{background:#f6f5f1;color:#555}
.both i{display:block;font-style:normal;font-size:.85em;color:#666;margin-bottom:.4em}
article[hidden]{display:none}
small{display:inline-block;margin:0 .9em;padding:.1em .5em;border-radius:4px;background:#ddd}
.missing small{background:#f3c9a5}.stale small{background:#f3a5a5}
button{font:inherit;margin-right:.4em;padding:.2em .8em}button.on{background:#222;color:#fff}
@media print{header{position:static}article{break-inside:avoid}}
"""
SCRIPT = """
for(const b of document.querySelectorAll('button'))b.onclick=()=>{
 document.querySelectorAll('button').forEach(x=>x.classList.toggle('on',x===b));
 document.querySelectorAll('article').forEach(a=>a.hidden=b.dataset.of!==''&&a.dataset.state!==b.dataset.of)}
"""


@frozen
class Shown:
    card: Card
    head: str
    text: str
    english_head: str
    english: str
    state: str
    lacks: tuple[str, ...]
    old: str = ""  # a text by hand whose effect has changed since


def cards(game: Definition, language: str) -> list[Shown]:
    """Every card with its text in the language and in English, and how far the former is."""
    said, english = Speaker(game, language), Speaker(game)
    head, theirs = Heading(game, language), Heading(game)
    library = game.cards.library
    by_hand = written(game, language)
    found = []
    for card in {id(c.tree): c for _, c in sorted(game.cards.library.cards.items())}.values():
        plan = planned(card.tree, game.words)
        said.missing.clear()
        head.missing.clear()
        above = _head(head, card, library)
        text, lacks = said.text(plan), tuple(sorted(said.missing | head.missing)) if language != ENGLISH else ()
        state = "missing" if lacks else "complete"
        own, old = next((by_hand[n] for n in card.copies if n in by_hand), None), ""
        if own is not None and own.of != fingerprint(card.tree):
            state, old = "stale", own.text
        elif own is not None:
            state, text = "by hand", own.text
        found.append(Shown(card, above, text, _head(theirs, card, library), english.text(plan), state, lacks, old))
    return found


def _head(head: Heading, card: Card, library: Library) -> str:
    """What stands above the text; the operations value is printed larger."""
    return "; ".join([head.line(card, ops=False), *head.links(card, library)])


def page(game: Definition, language: str) -> str:
    shown = cards(game, language)
    counts = {state: sum(x.state == state for x in shown) for state in STATES}
    buttons = [f'<button class="on" data-of="">all {len(shown)}</button>']
    buttons += [f'<button data-of="{state}">{state} {n}</button>' for state, n in counts.items()]
    title = escape(f"{game.name}: cards in {language}")
    articles = "\n".join(map(_article, shown))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f"<style>{STYLE}</style>\n<header><h1>{title}</h1>{''.join(buttons)}</header>\n"
        f"<main>\n{articles}\n</main>\n<script>{SCRIPT}</script>\n</html>\n"
    )


def _article(x: Shown) -> str:
    lacks = f": {', '.join(x.lacks)}" if x.lacks else ""
    old = f"<br><del>{escape(x.old)}</del>" if x.old else ""
    numbers = ", ".join(map(str, x.card.copies))
    return (
        f'<article class="{escape(x.card.association)} {escape(x.state)}" data-state="{escape(x.state)}">'
        f"<h2><b>{x.card.ops}</b>{numbers} {escape(x.card.title)}</h2><small>{escape(x.state + lacks)}</small>"
        f'<div class="both"><p><i>{escape(x.head)}</i>{escape(x.text)}{old}</p>'
        f'<p lang="en"><i>{escape(x.english_head)}</i>{escape(x.english)}</p></div></article>'
    )
