"""A player aid as one page of HTML that needs nothing else and prints on two sheets of A4. Knows no game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape

from daedalus.core.errors import DaedalusError, trouble
from daedalus.kit.definition import Definition
from daedalus_tools.aid.figures import Figures, figures
from daedalus_tools.aid.sheet import Line, Page, Part, Section, read
from daedalus_tools.aid.wording import Wording

MADE_BY = '<meta name="generator" content="daedalus aid"/>'  # by this we know our own files
SHORT = 10  # letters of a cell that stands in the middle of its column, if there is a figure in it
WIDE = 4  # columns of a table that uses the margin as well
_BETWEEN = re.compile(r"(?<=\w)/(?=\w)")  # two words, which may stand in two lines
STYLE = """
@page{size:A4 portrait;margin:8mm 8mm 7mm}
*{box-sizing:border-box}
html{font:%(size)spt/1.17 Arial,"Liberation Sans",Helvetica,sans-serif;color:#000;background:#fff;
-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{margin:0}
main{max-width:194mm;margin:0 auto}
h1{font-size:1.4em;line-height:1.1;margin:0 0 1.6mm;border-bottom:.5mm solid #000;padding-bottom:.8mm}
h1 small{font-size:.75em;font-weight:400;float:right;padding-top:.6mm}
.page+.page{break-before:page;margin-top:8mm}
.columns{columns:3;column-gap:4mm;column-rule:.2mm solid #999}
h2{font-size:1.1em;line-height:1.1;margin:0 0 .8mm;padding:.5mm 1mm;background:#222;color:#fff;break-after:avoid}
h2 .rule{float:right;position:static;color:#fff}
h3{font-size:1.04em;margin:.9mm 0 .4mm;padding-left:10mm;position:relative;border-bottom:.2mm solid #000;
break-after:avoid}
p{margin:0 0 .4mm;padding-left:10mm;position:relative;break-inside:avoid}
p:has(+.table){break-after:avoid}
.rule{position:absolute;left:0;top:.08em;font-size:max(7.5pt,.86em);font-weight:400;letter-spacing:-.2pt;color:#333}
.part{margin-bottom:1.8mm}
.table{position:relative;padding-left:10mm;margin:.3mm 0 .7mm;break-inside:avoid}
.wide{padding-left:0}
table{border-collapse:collapse;width:100%%;font-size:inherit}
th,td{border:.15mm solid #777;padding:.15mm .7mm;text-align:left;vertical-align:top}
th{background:#e4e4e4;font-size:max(7.5pt,.86em)}
td.n{text-align:center;white-space:nowrap}
footer{font-size:7.5pt;margin-top:1.2mm;color:#333}
@media print{.page+.page{margin-top:0}main{max-width:none}}
@media screen{body{padding:8mm}}
"""


def page(game: Definition, language: str, of: Figures | None = None) -> str:
    """The sheet of a game in a language, with the tables of its edition, or these."""
    return Html(game, language, of).page()


class Html:
    """Writes one sheet."""

    def __init__(self, game: Definition, language: str, of: Figures | None = None) -> None:
        if not game.aid_file.is_file():
            raise DaedalusError(
                trouble("trouble-has-no-player-aid", "{name} has no player aid", name=game.name),
                remedy=trouble("trouble-declare-it-in", "Declare it in {aid_file}.", aid_file=game.aid_file),
            )
        self.game, self.language = game, language
        self.sheet = read(game.aid_file)
        self.figures = of or figures(game)
        self.words = Wording(game, language, self.figures)

    def page(self) -> str:
        title = f"{self.game.name}: {self.words.say('title')}"
        pages = "\n".join(self._page(page) for page in self.sheet.pages)
        style = STYLE % {"size": self.sheet.size}
        return (
            f'<!DOCTYPE html>\n<html lang="{escape(self.language)}">\n<head>\n<meta charset="utf-8"/>\n{MADE_BY}\n'
            f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>\n<main>\n{pages}\n</main>\n"
            "</body>\n</html>\n"
        )

    def _page(self, page: Page) -> str:
        parts = "\n".join(self._part(part) for part in page.parts)
        packs = ", ".join(f"{pack.title} {pack.version}" for pack in self.game.packs)
        with_packs = f" + {packs}" if packs else ""
        heading = f"<small>{escape(self.game.name + with_packs)}</small>{escape(self.words.say(page.title))}"
        return (
            f'<section class="page">\n<h1>{heading}</h1>\n<div class="columns">\n{parts}\n</div>\n'
            f"<footer>{escape(self.words.say('foot'))}</footer>\n</section>"
        )

    def _part(self, part: Part) -> str:
        rows = "\n".join([*self._lines(part.lines), *map(self._section, part.sections)])
        heading = f"<h2>{_rule(part.rule)}{escape(self.words.say(part.title))}</h2>"
        return f'<div class="part">\n{heading}\n{rows}\n</div>'

    def _section(self, section: Section) -> str:
        rows = "\n".join(self._lines(section.lines))
        heading = f"<h3>{_rule(section.rule)}{escape(self.words.say(section.title))}</h3>"
        return f'<div class="section">\n{heading}\n{rows}\n</div>'

    def _lines(self, lines: Iterable[Line]) -> Iterator[str]:
        return (self._line(line) for line in lines if not line.if_ or self.figures.has(line.if_))

    def _line(self, line: Line) -> str:
        if line.cells:
            wide = " wide" if len(line.cells) >= WIDE and not line.rule else ""
            return f'<div class="table{wide}">{_rule(line.rule)}<table>{"".join(self._table(line))}</table></div>'
        label = f"<b>{escape(self.words.say(line.label))}</b> " if line.label else ""
        return f"<p>{_rule(line.rule)}{label}{escape(self._said(line))}</p>"

    def _said(self, line: Line) -> str:
        if not line.each:
            return self.words.say(line.say, line.with_)
        said = (self.words.say(line.say, line.with_, row) for row in self.figures.rows(line.each, line.where))
        return f"{', '.join(filter(None, said))}."

    def _table(self, line: Line) -> Iterator[str]:
        if line.heads:
            yield f"<tr>{''.join(f'<th>{escape(self.words.say(head))}</th>' for head in line.heads)}</tr>"
        for row in self.figures.rows(line.each, line.where):
            yield f"<tr>{''.join(_cell(self.words.say(cell, line.with_, row)) for cell in line.cells)}</tr>"


def _cell(text: str) -> str:
    short = ' class="n"' if len(text) <= SHORT and any(sign.isdigit() for sign in text) else ""
    return f"<td{short}>{_BETWEEN.sub('/<wbr/>', escape(text[:1].upper() + text[1:]))}</td>"


def _rule(number: str) -> str:
    return f'<span class="rule">{escape(number)}</span>' if number else ""
