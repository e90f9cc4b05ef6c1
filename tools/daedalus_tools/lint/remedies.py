"""What `--fix` would write: the edit that a finding brings with it, or those that its rule can make.

A remedy is only a proposal. `fixing` tries it on a copy, and what does not make things better is not done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from attrs import evolve, frozen

from daedalus.language.findings import Args, Edit, Finding, Value
from daedalus_tools.language import spoken
from daedalus_tools.lint.registry import fixer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from daedalus_tools.lint.checking import Checked


@frozen
class Remedy:
    """The edits that mend some findings together, and the words to tell it with."""

    findings: tuple[Finding, ...]
    edits: tuple[Edit, ...]
    about: Args = ()

    @classmethod
    def of(cls, finding: Finding, edit: Edit, **about: Value) -> Remedy:
        """One edit for one finding."""
        return cls((finding,), (evolve(edit, file=edit.file or finding.file),), tuple(sorted(about.items())))

    @property
    def says(self) -> str:
        """What it does, in a few words."""
        from daedalus.text.findings import fix

        return fix(self.findings[0], dict(self.about), spoken())


def remedies(checked: Checked, findings: Sequence[Finding]) -> list[Remedy]:
    """A remedy for every finding that has a certain one; those that mend most at once come first."""
    found = [remedy for finding in findings for remedy in _remedies(finding, checked)]
    return sorted(found, key=lambda remedy: len(remedy.findings) == 1)


def told(found: Iterable[Remedy]) -> dict[Finding, str]:
    """What would be done about each finding."""
    return {finding: remedy.says for remedy in found for finding in remedy.findings}


def _remedies(finding: Finding, checked: Checked) -> Iterator[Remedy]:
    text = checked.texts.get(finding.file)
    if text is None or finding.span.line > text.count("\n") + 1:
        return
    edit = finding.fix
    if edit is not None:
        line = text.split("\n")[edit.span.line - 1]
        yield Remedy.of(finding, edit, old=line[edit.span.column - 1 : edit.span.end - 1], new=edit.text)
        return
    fix = fixer(finding.code)
    if fix is not None:
        yield from fix(finding, checked)
