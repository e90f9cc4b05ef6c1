"""How a line that cannot be read is written rightly: small changes are tried, and what can then be read is offered.

The search begins with the line as it stands. Each change has a cost (a capital letter little, a word that is dropped
much), the cheapest lines are read first, and the first that leaves nothing to find in its line is what was meant.
"""

from __future__ import annotations

import difflib
import heapq
import re
from collections.abc import Iterator, Sequence
from typing import Any

from attrs import evolve

from daedalus.kit.definition import Definition
from daedalus.language.findings import Finding, Meant
from daedalus.language.layout import without_comment
from daedalus.language.suggest import NEVER
from daedalus.language.vocabulary import NUMBER, TRUTH
from daedalus_tools.lint.remedies import remedies
from daedalus_tools.lint.slips import Token, tidy, tokens
from daedalus_tools.lint.wording import KEYWORDS, Step, words_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus_tools.lint.checking import Checked

READS = 200  # times that a line is read before we give up, for a short card; fewer for a long one
LINES = 25  # lines of one run that are mended; who has more mistakes mends these first
LONGEST = 200  # letters of a line; one that is longer has more wrong than its spelling
AT_MOST = 20_000  # lines that one run reads again for all that
TOO_MUCH = frozenset({"S014", "S015", "S016", "S017", "S018", "S024"})  # nothing that another spelling would mend
DEAREST = 2.9  # the sum of costs that is still a slip
BESIDE = 0.15  # what may cost more and be offered too
OFFERED = 3

_SIGNS = str.maketrans(
    {"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‟": '"', "‘": "'", "’": "'", "`": "'", "\xa0": " "}
)
_COMMENT = re.compile(r"\s*(?://|/\*|--\s)\s*(.*?)\s*(?:\*/)?$")
_QUOTED = re.compile(r"(?<!\w)'([^']+)'(?!\w)")
_IDLE_SIGNS = frozenset(".,;:!?()[]{}'$%#/\\|_@~")
_BETWEEN = (":", ",", "in", "where", "if", "=", "of", "each", "by", "is", "and", ")", "from", "to", "1")


def advised(checked: Checked, definition: Definition) -> list[Finding]:
    """The findings, with the right spelling of each line that a slip explains; said once for a line."""
    done: set[tuple[str, int]] = set()
    left = AT_MOST
    result = []
    for finding in checked.findings:
        place, text = (finding.file, finding.span.line), checked.texts.get(finding.file)
        if text is not None and finding.span.line > text.count("\n") + 1:  # a card that a scenario has in quotes
            text = None
        spelt = finding.code[0] in "SNTH" and finding.code not in TOO_MUCH
        if finding.meant is None and spelt and text and place not in done and len(done) < LINES and left > 0:
            done.add(place)
            meant_, read = repaired(text, finding, definition)
            left -= read
            finding = evolve(finding, meant=meant_ or _edited(finding, checked))
        elif finding.code in ("L003", "L004") and text and finding.file.endswith(".card") and len(done) < LINES:
            done.add(place)
            finding = evolve(finding, meant=_either(text, finding))
        result.append(finding)
    return result


def _either(text: str, finding: Finding) -> Meant | None:
    """The line with `or` for an `and` between things that nothing is at once."""
    from daedalus_tools.lint.checking import judged

    lines, at = text.split("\n"), finding.span.line - 1
    source = lines[at]
    for match in re.finditer(r" and ", source):
        lines[at] = f"{source[: match.start()]} or {source[match.end() :]}"
        found = judged("\n".join(lines), finding.file)
        if all(f.span.line != finding.span.line for f in found):
            return meant(source.strip(), [lines[at].strip()])
    return None


def _edited(finding: Finding, checked: Checked) -> Meant | None:
    """The line as `--fix` would write it, if it knows one."""
    source = checked.texts[finding.file].split("\n")[finding.span.line - 1]
    for remedy in remedies(checked, [finding]):
        if len(remedy.edits) == 1 and (edit := remedy.edits[0]).span.line == finding.span.line:
            new = source[: edit.span.column - 1] + edit.text + source[edit.span.end - 1 :]
            return meant(source.strip(), [new.strip()]) if new.split() != source.split() else None
    return None


def repaired(text: str, finding: Finding, definition: Definition) -> tuple[Meant | None, int]:
    """The right spelling of the line of a finding, or of the two or three that are equally near; and what it took."""
    if not finding.file.endswith(".card"):
        text = _sentences_of(text, finding.span.line)
    if not text or finding.span.line > text.count("\n") + 1:
        return None, 0
    if len(text.split("\n")[finding.span.line - 1]) > LONGEST:
        return None, 0
    search = _Search(text, finding, definition)
    if finding.code in ("S004", "S007", "S008"):
        return search.elsewhere(), search.looked
    lines = list(dict.fromkeys(search.lines()))
    return meant(search.line, lines) if lines else search.named_above(), search.looked


def right_spelling(line: str, finding: Finding, definition: Definition) -> str:
    """The right spelling of a line of an event that stands by itself; nothing if nobody knows it."""
    found = next(_Search(line, finding, definition).lines(), "")
    return found


def _sentences_of(text: str, number: int) -> str:
    """The text in the card language that a line of a scenario belongs to, at its own lines; perhaps none."""
    lines = text.split("\n")
    key = next((i for i in range(number - 2, -1, -1) if lines[i].rstrip().endswith(("|", "|-"))), None)
    if key is None:
        return ""
    deep = len(lines[key]) - len(lines[key].lstrip(" -"))
    end = next((i for i in range(key + 1, len(lines)) if lines[i].strip() and _indent(lines[i]) < deep), len(lines))
    return "\n" * (key + 1) + "\n".join(lines[key + 1 : end]) if end >= number else ""


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def meant(line: str, lines: Sequence[str]) -> Meant:
    """The lines to write; and what is wrong, if it is one thing."""
    old, new = [t.text for t in tokens(line)], [t.text for t in tokens(lines[0])]
    changes = [
        code for code in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes() if code[0] != "equal"
    ]
    if len(changes) != 1 or not lines[0] or len(lines) > 1:
        return Meant(tuple(lines))
    _, i, j, k, m = changes[0]
    return Meant(tuple(lines), " ".join(old[i:j]), " ".join(new[k:m]))


class _Search:
    """One line and all that is tried on it."""

    def __init__(self, text: str, finding: Finding, definition: Definition) -> None:
        self.words = words_of(definition)
        self.finding = finding
        self.at = finding.span.line - 1
        self.all = text.replace("\r", "").replace("\t", " ").split("\n")
        source = self.all[self.at]
        body = without_comment(source)
        self.comment = source[len(body.rstrip()) :]
        self.line = body.strip()
        self.indent = source[: len(source) - len(source.lstrip())]
        self.deeper = any(_opens(self.all[self.at], later) for later in self.all[self.at + 1 :][:1])
        self.place = _place(self.all, self.at)
        self.read: Any = self.words.reader.read
        if not finding.file.endswith(".card") and not text.lstrip().startswith("card"):
            self.read = self.words.reader.read_statements
            self.place = "statement"
        self.looked = 0  # lines read
        self.before = len(self._read(self.line)[1])
        self.given = frozenset(re.findall(r"\b[a-z]\b", " ".join(self.all)))

    def lines(self) -> Iterator[str]:
        """The nearest lines that can be read."""
        if not self._read(self.line)[0]:  # it can be read, and is wrong in another way
            return
        left = min(READS, 6000 // len(self.all))
        heap: list[tuple[float, int, str]] = [(0.0, 0, self.line)]
        seen = {self.line}
        found, limit = 0, DEAREST
        while heap and left and found < OFFERED:
            cost, _, line = heapq.heappop(heap)
            if cost > limit:
                return
            left -= 1
            here, findings = self._read(line)
            if "\n" in line and here:
                continue
            if not here and len(findings) < self.before and not self._hides(line):
                found += 1
                limit = min(limit, cost + BESIDE)
                yield self._agreeing(line)
                continue
            for more, new in self._steps(line, here[0] if here else self.finding):
                if new not in seen and cost + more <= limit and (new or line.lower() in self.words.slips.nothing):
                    seen.add(new)
                    heapq.heappush(heap, (cost + more, len(seen), new))

    def elsewhere(self) -> Meant | None:
        """The same line, indented as those above it, or one level deeper."""
        above = [_indent(line) for line in self.all[: self.at] if line.strip()]
        for indent in sorted({*above, *(deep + 2 for deep in above)}, reverse=True):
            self.indent = " " * indent
            here, findings = self._read(self.line)
            if not here and len(findings) < self.before:
                return Meant((self.line,), column=indent + 1)
        return None

    def named_above(self) -> Meant | None:
        """A line above that gives no name to what this one calls by one, or chooses a list of one."""
        name = self.finding.about("name")
        wanted = (self.finding.id == "N006" and len(name) < 3) or self.finding.about("chosen")
        for at in range(self.at - 1, max(-1, self.at - 5), -1) if wanted else ():
            line = without_comment(self.all[at]).rstrip()
            named = (f"{line} as {name}", f"{line} {name}", re.sub(r"(?= where |, )", f" {name}", line, count=1))
            for new in (*named, re.sub(r"\b1(?= )", "a", line, count=1)):
                lines = [*self.all[:at], new, *self.all[at + 1 :]]
                if line.strip() and len(self.read("\n".join(lines), self.finding.file)[1]) < self.before:
                    return Meant((new.strip(),), line=at + 1)
        return None

    def _agreeing(self, line: str) -> str:
        """`3 cell` can be read, and is nobody's spelling."""

        def agree(match: re.Match[str]) -> str:
            one = match[2].removesuffix("s")
            if not {one, f"{one}s"} <= self.words.known:
                return match[0]
            return f"{match[1]} {one}{'' if match[1] == '1' else 's'}"

        agreed = re.sub(r"\b(\d+) ([a-z]+)\b", agree, line)
        return agreed if agreed == line or not self._read(agreed)[0] else line

    def _hides(self, line: str) -> bool:
        """Whether a word of the game would become a name, which is never meant."""
        given = re.search(r"(?:^let|\bas) (\w+)", line)
        return given is not None and given[1] in self.words.known

    def _read(self, line: str) -> tuple[list[Finding], list[Finding]]:
        """What is found in the line and in all lines if it stood there."""
        lines = list(self.all)
        some = [self.indent + one for one in line.split("\n")] if line else [""]
        some[-1] += self.comment if line and "#" not in line else ""
        lines[self.at : self.at + 1] = some
        self.looked += len(lines)
        findings = self.read("\n".join(lines), self.finding.file)[1]
        return [f for f in findings if self.at < f.span.line <= self.at + len(some)], findings

    # -- changes -----------------------------------------------------------------------------------------------

    def _steps(self, line: str, finding: Finding) -> Iterator[Step]:
        written = tokens(line)
        start, end = self._part(line, finding)
        if finding.code[0] == "S":  # the grammar stumbles far behind the slip
            whole, at = (0, len(line)), written
        else:
            whole, at = (start, end), [t for t in written if t.end >= start and t.start <= end]
        yield from self._signs(line)
        yield from self._letters(line, written)
        sentence = finding.code in ("N004", "N005")  # other words for the same are looked for with the sentence
        for slip in self.words.slips.made_in(self.place, written):
            if not (sentence and slip.plain and slip.right not in KEYWORDS):
                for new in slip.uses(line, written, *whole):
                    yield 0.3 if slip.plain else 0.35, new
        yield from self._numbers(line, written)
        yield from self._spelling(line, at)
        yield from self._ends(line, written)
        yield from self._at_the_place(line, written, finding, start, end)
        yield from self._sentences(line, finding, start, end)
        two = self.words.two_names.search(line) if self.place == "statement" else None
        if two is not None and line[: two.start()].strip():
            many = self.words.vocabulary.plural_of(self.words.vocabulary.names[two[1]][0])
            yield 0.7, f"for each c in {many} in ({two[1]}, {two[2]}): {line[: two.start()]}c{line[two.end() :]}"
        for token in at:
            if token.low in self.words.slips.filler:
                yield 0.5, _without(line, token)

    def _part(self, line: str, finding: Finding) -> tuple[int, int]:
        """The part of the line that a finding is about."""
        start = max(0, finding.span.column - 1 - len(self.indent))
        return start, max(start, min(len(line), finding.span.end - 1 - len(self.indent)))

    def _signs(self, line: str) -> Iterator[Step]:
        plain = line.translate(_SIGNS)
        yield 0.05, plain
        yield 0.1, _QUOTED.sub(r'"\1"', plain)
        comment = _COMMENT.search(line)
        if comment is not None and line.count('"', 0, comment.start()) % 2 == 0:
            yield 0.1, f"{line[: comment.start()]}  # {comment[1]}".rstrip("# ")
        if self.comment.lstrip().startswith("#") and self.comment.lstrip()[1:2].isdecimal() and line == self.line:
            yield 0.2, tidy(f"{line} {self.comment.lstrip()[1:]}  #")
        if line.lower() in self.words.slips.nothing:
            yield 0.1, ""

    def _letters(self, line: str, written: Sequence[Token]) -> Iterator[Step]:
        """Names with their capitals, all other words without; then each by itself."""
        new = line
        for token in reversed(written):
            if token.text[0] == '"':
                continue
            if token.low in self.words.known and token.low not in self.words.names:
                new = new[: token.start] + token.low + new[token.end :]
        for low, name in self.words.names.items():
            new = (
                re.sub(rf"(?<![\w\"]){re.escape(low)}(?![\w\"])", name, new, flags=re.IGNORECASE)
                if low in new.lower()
                else new
            )
        yield 0.1, new
        yield 0.2, re.sub(r'"[^"]*"|[A-Z]+\w*', lambda m: m[0] if m[0][0] == '"' else m[0].lower(), line)

    def _numbers(self, line: str, written: Sequence[Token]) -> Iterator[Step]:
        for token in written:
            number = self.words.slips.numbers.get(token.low) or self.words.slips.numbers.get(token.text)
            if number is not None:
                yield 0.3 if len(token.text) > 2 else 0.6, _instead(line, token, number)
        glued = re.search(r"\b(\d+)([a-z]+)\b", line)
        if glued is not None:
            yield 0.3, line[: glued.start()] + f"{glued[1]} {glued[2]}" + line[glued.end() :]

    def _spelling(self, line: str, written: Sequence[Token]) -> Iterator[Step]:
        """A word that nobody knows, and those that look like it; a name may be of several words."""
        for size in (1, 2, 3):
            for i in range(len(written) - size + 1):
                some = written[i : i + size]
                if any(not t.text[0].isalpha() or t.low in self.words.known | self.given for t in some):
                    continue
                where = Token("", some[0].start, some[-1].end)
                for unlike, right in self.words.alike(" ".join(token.low for token in some)):
                    yield 0.3 + unlike, _instead(line, where, right)

    def _ends(self, line: str, written: Sequence[Token]) -> Iterator[Step]:
        """The colon that opens a block, and signs that end sentences elsewhere."""
        bare = line.rstrip(" .;,!{}:")
        if bare and bare != line:
            yield 0.2, bare
            yield 0.25, f"{bare}:"
        if not line.endswith(":"):
            yield 0.2 if self.deeper else 0.6, f"{line}:"
        bare = line.lstrip(" .;,}-*•")
        if bare and bare != line:
            yield 0.3, bare
        opened = sum(t.text == "(" for t in written) - sum(t.text == ")" for t in written)
        if opened > 0:
            yield 0.2, re.sub(r"(:?)$", ")" * opened + r"\1", line, count=1)
        for token in written if opened else ():
            if token.text == ("(" if opened > 0 else ")"):
                yield 0.3, _without(line, token)
        if line.count('"') % 2:
            yield 0.2, re.sub(r"(:?)$", r'"\1', line, count=1)

    def _at_the_place(
        self, line: str, written: Sequence[Token], finding: Finding, start: int, end: int
    ) -> Iterator[Step]:
        """What can be done where the finding is: a word left out, put in, quoted or set into brackets."""
        near = [token for token in written if token.end >= start - 1 and token.start <= end]
        for token in near:
            if token.text[0].isalpha() and token.low not in self.words.kept:
                yield 0.9 if token.low in self.words.known else 0.7, _without(line, token)
            elif token.text[0] in _IDLE_SIGNS:
                yield 0.4, _without(line, token)
        for word in _BETWEEN if finding.code[0] == "S" else ():
            yield 0.3 if word == ":" else 0.6, tidy(f"{line[:start]} {word} {line[start:]}")
        rest = line[start:].rstrip(":")
        if rest and '"' not in rest:
            yield 0.4, f'{line[:start]}"{rest}"{line[start + len(rest) :]}'
            yield (
                0.4,
                line[:start] + ", ".join(f'"{part.strip()}"' for part in rest.split(",")) + line[start + len(rest) :],
            )
        for token in near:
            if token.text[0].isupper():
                yield 0.5, _instead(line, token, f'"{token.text}"')
        if finding.id == "N006" and end - start == 1:
            yield from ((0.6, f"{line[:start]}{name}{line[end:]}") for name in sorted(self.given - {line[start:end]}))
        for token in near[1:] if finding.id == "N006-phrase" else ():
            yield 0.5, tidy(f"{line[: token.start]} is {line[token.start :]}")
        if finding.code == "T001" and finding.about("type") == NUMBER and finding.about("wanted") == TRUTH:
            yield 0.3, f"{line[:end]} > 0{line[end:]}"
        if finding.code[0] in "TN" and finding.span.end:
            yield 0.6, f"{line[:start]}({line[start:end]}){line[end:]}"

    def _sentences(self, line: str, finding: Finding, start: int, end: int) -> Iterator[Step]:
        """Sentences of the vocabulary that share most with what is written, with the same numbers and names."""
        kinds = _KINDS.get(finding.id) or tuple(str(kind) for name, kind in finding.args if name == "kind")
        if finding.code[0] == "S":
            start, end = 0, len(line.rstrip(":"))
        for cost, text in self.words.nearest(line[start:end], kinds) if kinds else ():
            if cost < NEVER:
                yield cost + 0.1, tidy(f"{line[:start]}{text}{line[end:]}")


# What a finding says was looked for; N004 and N005 say it themselves.
_KINDS = {
    "N006-phrase": ("value", "adjective"),
    "N002": ("adjective",),
    "N002-being": ("adjective",),
    "S001": ("verb",),
}


def _place(lines: Sequence[str], at: int) -> str:
    """What kind of line is looked for there, by the lines that it stands under."""
    indent = _indent(lines[at])
    for above in reversed(lines[:at]):
        inner = _indent(above)
        if not above.strip() or inner >= indent:
            continue
        indent, first = inner, above.split()[0].lower().rstrip(":")
        if first in ("event", "when"):
            return "statement"
        if first == "while" or above.rstrip().endswith("with:"):
            return "effect"
    return "clause"


def _opens(line: str, later: str) -> bool:
    """Whether the next line stands deeper."""
    return bool(later.strip()) and _indent(later) > _indent(line)


def _instead(line: str, token: Token, text: str) -> str:
    return tidy(line[: token.start] + text + line[token.end :])


def _without(line: str, token: Token) -> str:
    return tidy(line[: token.start] + line[token.end :])
