"""`daedalus lint --fix`: remedies tried on a copy of all files, and kept only if nothing new is found there.

So a file never gets worse, and a second run finds nothing left to do. The files themselves are written last.
"""

from __future__ import annotations

import difflib
import os
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from attrs import define, evolve, field, frozen

from daedalus.core.errors import BrokenFile, refusal, trouble
from daedalus.core.reading import read_bytes, read_text, within
from daedalus.language.findings import Args, Finding, Value
from daedalus.text.findings import around, message
from daedalus_tools.language import spoken
from daedalus_tools.lint.checking import ENDINGS, Checked, check, files, remembering
from daedalus_tools.lint.remedies import Remedy, remedies
from daedalus_tools.output import shown


@frozen
class Done:
    """One thing that was mended."""

    file: str
    line: int
    code: str
    says: str

    def text(self) -> str:
        return f"{self.file}:{self.line}: {self.code} {self.says}"


@define
class Fixed:
    """What was done, the texts before and after by file, and what is found afterwards."""

    checked: Checked
    done: list[Done] = field(factory=list)
    refused: list[Done] = field(factory=list)  # what would have led to something new
    before: dict[str, str] = field(factory=dict)
    after: dict[str, str] = field(factory=dict)

    def diff(self) -> Iterator[str]:
        """The changes as a patch."""
        for file, new in self.after.items():
            old = self.before[file].splitlines(keepends=True)
            for line in difflib.unified_diff(old, new.splitlines(keepends=True), file, file):
                yield line.rstrip("\r\n")

    def write(self) -> None:
        """Write the files; one that somebody has changed in the meantime is left alone."""
        for file, new in self.after.items():
            path = Path(file)
            try:
                if read_text(path) != self.before[file]:
                    raise BrokenFile(
                        trouble("trouble-this-file-was-changed", "this file was changed while it was being fixed"),
                        where=file,
                        remedy=trouble("trouble-try-again", "Try again."),
                    )
                path.write_bytes(new.encode("utf-8"))
            except OSError as error:
                why, remedy = refusal(error)
                raise BrokenFile(
                    trouble("trouble-this-file-cannot-be-written", "this file cannot be written: {why}", why=why),
                    where=file,
                    remedy=remedy,
                ) from None


def fix(
    paths: Sequence[Path],
    excluded: Callable[[Path], bool] = lambda path: False,
    wanted: Callable[[Finding], bool] = lambda finding: True,
) -> Fixed:
    """Mend what can be mended with certainty; nothing is written yet."""
    with remembering(), _copy(paths, excluded) as copy:
        before = copy.check()
        original = dict(before.texts)
        done: list[Done] = []
        refused: dict[Key, Done] = {}
        while True:  # each round leaves fewer findings, or refuses what it tried
            open_ = [r for r in remedies(before, [f for f in before.findings if wanted(f)]) if _key(r) not in refused]
            if not open_:
                break
            before, kept = _try(copy, before, _apart(open_), refused)
            done += [copy.done(remedy) for remedy in kept]
            if kept:  # what failed may work now
                refused.clear()
        changed = [file for file, text in before.texts.items() if original[file] != text]
        return Fixed(
            copy.original(before),
            done,
            list(refused.values()),
            {copy.names[file]: original[file] for file in changed},
            {copy.names[file]: before.texts[file] for file in changed},
        )


Key = tuple[str, str, Args, Args]


def _key(remedy: Remedy) -> Key:
    first = remedy.findings[0]
    return first.file, first.id, first.args, remedy.about


def _apart(found: Iterable[Remedy]) -> list[Remedy]:
    """Remedies that do not touch the same lines; the others have their turn in the next round."""
    taken: set[tuple[str, int]] = set()
    result = []
    for remedy in found:
        lines = {(edit.file, edit.span.line) for edit in remedy.edits}
        if not lines & taken:
            taken |= lines
            result.append(remedy)
    return result


def _try(copy: _Copy, before: Checked, found: list[Remedy], refused: dict[Key, Done]) -> tuple[Checked, list[Remedy]]:
    """All remedies at once if that makes things better, otherwise each half by itself, down to single ones."""
    copy.edit(before, found)
    after = copy.check()
    if _better(before, after):
        return after, found
    copy.restore(before, found)
    if len(found) == 1:
        refused[_key(found[0])] = copy.done(found[0], *_new(before, after)[:1])
        return before, []
    middle = len(found) // 2
    first, kept = _try(copy, before, found[:middle], refused)
    if kept:  # places may have moved: the rest is proposed anew
        return first, kept
    return _try(copy, before, found[middle:], refused)


def _better(before: Checked, after: Checked) -> bool:
    """Fewer findings, and none that was not there."""
    return len(after.findings) < len(before.findings) and not _new(before, after)


def _new(before: Checked, after: Checked) -> list[Finding]:
    """Findings that were not there, wherever the others may have moved."""
    left = Counter((f.file, f.code, message(f)) for f in before.findings)
    left.subtract((f.file, f.code, message(f)) for f in after.findings)
    return [f for f in after.findings if left[f.file, f.code, message(f)] < 0]


@define
class _Copy:
    """All files of a run once more, under a folder of their own."""

    root: Path
    paths: list[Path]
    names: dict[str, str]  # file as findings about the copy name it -> as those about the original do

    def check(self) -> Checked:
        return check(self.paths)

    def done(self, remedy: Remedy, *leading_to: Finding) -> Done:
        """A remedy told of the originals, with what it would lead to."""
        first = remedy.findings[0]
        says = remedy.says + "".join(
            around("leads-to", spoken(), code=new.code, what=message(new, spoken())) for new in leading_to
        )
        return Done(self.names[first.file], first.span.line, first.code, self.renamed(says))

    def edit(self, checked: Checked, found: Sequence[Remedy]) -> None:
        by_file: dict[str, list[str]] = {}
        edits = [edit for remedy in found for edit in remedy.edits]
        for edit in sorted(edits, key=lambda e: (e.span.line, e.span.column), reverse=True):  # so places above stay
            lines = by_file.setdefault(edit.file, checked.texts[edit.file].split("\n"))
            at, line = edit.span.line - 1, lines[edit.span.line - 1]
            lines[at] = line[: edit.span.column - 1] + edit.text + line[edit.span.end - 1 :]
            if edit.clears and not lines[at].strip():
                del lines[at]
        for file, lines in by_file.items():
            Path(file).write_bytes("\n".join(lines).encode("utf-8"))

    def restore(self, checked: Checked, found: Sequence[Remedy]) -> None:
        for file in {edit.file for remedy in found for edit in remedy.edits}:
            Path(file).write_bytes(checked.texts[file].encode("utf-8"))

    def renamed(self, text: str) -> str:
        for name, original in self.names.items():
            text = text.replace(name, original)
        return text

    def original(self, checked: Checked) -> Checked:
        """What was found in the copy, told of the originals."""

        def moved(finding: Finding) -> Finding:
            args = tuple((name, told(value)) for name, value in finding.args)
            return evolve(finding, file=self.names.get(finding.file, finding.file), args=args)

        def told(value: Value) -> Value:
            return self.renamed(value) if isinstance(value, str) else value

        return evolve(
            checked,
            findings=[moved(finding) for finding in checked.findings],
            ignored=[moved(finding) for finding in checked.ignored],
            texts={self.names[file]: text for file, text in checked.texts.items()},
            alone={self.names[file] for file in checked.alone},
            trees=[evolve(tree, file=self.names[tree.file]) for tree in checked.trees],
        )


@contextmanager
def _copy(paths: Sequence[Path], excluded: Callable[[Path], bool]) -> Iterator[_Copy]:
    with tempfile.TemporaryDirectory(prefix="daedalus-") as folder:
        root = Path(folder).resolve()
        names: dict[str, str] = {}
        for path, alone in files(paths, excluded):
            if not within(path, *paths):
                continue  # a link that leads out of its folder
            _place(root, path)
            names[shown(_there(root, path))] = shown(path)
            if alone and path.suffix != ".card":  # what it extends may lie beside it
                for beside in path.parent.iterdir():
                    if beside.suffix in ENDINGS[1:] and beside.is_file() and within(beside, path.parent):
                        with suppress(BrokenFile):
                            _place(root, beside)
        yield _Copy(root, [_there(root, path) for path in paths if _there(root, path).exists()], names)


def _there(root: Path, path: Path) -> Path:
    full = Path(os.path.abspath(path))
    return root / full.relative_to(full.anchor)


def _place(root: Path, path: Path) -> None:
    there = _there(root, path)
    there.parent.mkdir(parents=True, exist_ok=True)
    there.write_bytes(read_bytes(path))
