"""Choices among variants in a message: what they are chosen by, what each of them says, and what is said whichever is
taken."""

from __future__ import annotations

from typing import Any

from attrs import frozen
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
FIGURES = frozenset(str(n) for n in range(10))
GAP = "\u25a1"  # stands before and behind the name of what is put in
SAYING = frozenset({"FORM", "IN", "TO", "FROM", "SIGNED"})  # to choose by what they give is to say it


@frozen
class Select:
    """A choice among variants."""

    by: str  # the variable, or the function of one
    keys: frozenset[str]
    default: str
    of: str = ""  # the variable
    silent: frozenset[str] = frozenset()  # the variants that do not say it

    @property
    def is_plural(self) -> bool:
        """Whether it chooses by the plurals of a language; some figures may have variants of their own."""
        others = self.keys - {"other"}
        return bool(others & PLURALS) and others <= PLURALS | FIGURES


@frozen
class Choice:
    """The variants of a choice, and what each of them says."""

    by: str  # the variable, or the function of one
    of: str  # the variable
    says: tuple[tuple[str, str], ...]  # by key, in their order
    is_plural: bool = False


def told(pattern: Any) -> str:
    """What a pattern says, the default of each choice in it; `\u25a1n\u25a1` stands for the argument `n`."""
    return "".join(part.value if isinstance(part, ast.TextElement) else _told_by(part) for part in pattern.elements)


def _told_by(node: Any) -> str:
    inside = node.expression if isinstance(node, ast.Placeable) else node
    if isinstance(inside, ast.Placeable):
        return _told_by(inside)
    if isinstance(inside, ast.StringLiteral):
        return str(inside.parse()["value"])
    if isinstance(inside, ast.SelectExpression):
        return told(next(variant.value for variant in inside.variants if variant.default))
    return f"{GAP}{next(iter(sorted(variables(inside))), '')}{GAP}"


def choices(pattern: Any) -> tuple[Choice, ...]:
    """All choices of a pattern, those inside others too."""
    found = _Choices()
    found.visit(pattern)
    return tuple(found.choices)


class _Choices(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.choices: list[Choice] = []

    def visit_SelectExpression(self, node: Any) -> None:
        select = read_select(node)
        says = tuple((_key(variant), told(variant.value)) for variant in node.variants)
        self.choices.append(Choice(select.by, select.of, says, select.is_plural))
        self.generic_visit(node)


def read_select(node: Any) -> Select:
    keys = [_key(variant) for variant in node.variants]
    default = next(key for key, variant in zip(keys, node.variants, strict=True) if variant.default)
    selector = node.selector
    by = selector.id.name if isinstance(selector, (ast.VariableReference, ast.FunctionReference)) else ""
    of = next(iter(sorted(variables(selector))), "")
    silent = frozenset(key for key, v in zip(keys, node.variants, strict=True) if of not in _every_name(v.value))
    return Select(by, frozenset(keys), default, of, silent)


def always(pattern: Any) -> frozenset[str]:
    """The arguments that a pattern says whichever variants are taken."""
    found = (_said(part.expression) for part in pattern.elements if isinstance(part, ast.Placeable))
    return frozenset().union(*found)


def variables(node: Any) -> frozenset[str]:
    """The variables that are put in as they are, or by a function."""
    if isinstance(node, ast.VariableReference):
        return frozenset({node.id.name})
    if isinstance(node, ast.FunctionReference):
        return frozenset(x.id.name for x in node.arguments.positional if isinstance(x, ast.VariableReference))
    return frozenset()


def _said(node: Any) -> frozenset[str]:
    if isinstance(node, ast.Placeable):
        return _said(node.expression)
    if not isinstance(node, ast.SelectExpression):
        return variables(node)
    select = read_select(node)
    return frozenset.intersection(*(always(v.value) | _told(select, _key(v)) for v in node.variants))


def _told(select: Select, key: str) -> frozenset[str]:
    """What a variant need not say, because it is chosen by it: a figure, a word, something named before."""
    by_plural = select.is_plural and key in PLURALS - {"one"}
    known = select.by == "KNOWN" and key == "yes"
    says = select.by == select.of or select.by in SAYING
    return frozenset({select.of}) if known or (says and not by_plural) else frozenset()


def _key(variant: Any) -> str:
    return str(getattr(variant.key, "name", getattr(variant.key, "value", "")))


def _every_name(pattern: Any) -> set[str]:
    found = _Names()
    found.visit(pattern)
    return found.names


class _Names(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)
