"""What the Fluent files say about themselves: which messages there are, and which variables each takes."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from volary.text.messages import Value, messages_of

ROOT = Path(__file__).resolve().parents[2]


class References(Visitor):
    """Collects what a message refers to, and the keys of its choices by the variable that chooses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def catalogue(language: str, folder: str = "") -> dict[str, References]:
    """The messages of a language. Raises AssertionError for text that is not Fluent, or an id that occurs twice."""
    found: dict[str, References] = {}
    for each in messages_of(language, folder):
        for entry in parse(each.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}: not Fluent: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} occurs twice"
                found[entry.id.name] = References()
                found[entry.id.name].visit(entry)
    return found


def whole(language: str, key: str, folder: str = "") -> References:
    """The message with everything that it includes."""
    own = catalogue(language, folder)[key]
    result = References()
    result.variables |= own.variables
    result.choices |= own.choices
    for name in own.messages:
        inner = whole(language, name, folder)
        result.variables |= inner.variables
        for variable, keys in inner.choices.items():
            result.choices.setdefault(variable, set()).update(keys)
    return result


NUMBERS = (0, 1, 2, 3, 5, 11, 21, 170)
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def values_for(name: str, references: References) -> list[Value]:
    """Values that take a message through all its choices."""
    keys = references.choices.get(name, set())
    if not keys:
        return ["Steller’s Jay <b>& 'Co'</b>", 4]
    numbers = [int(key) for key in keys if re.fullmatch(r"-?\d+", key)]
    if numbers or keys & (PLURALS - {"other"}):
        return sorted({*NUMBERS, *numbers})
    return [*sorted(keys), "something else"]


def settings(language: str, key: str, folder: str = "") -> list[dict[str, Value]]:
    """Arguments for a message: as many sets as its widest choice has values."""
    references = whole(language, key, folder)
    values = {name: values_for(name, references) for name in sorted(references.variables)}
    most = max((len(each) for each in values.values()), default=1)
    # Shifted against each other, so that choices inside choices meet more than their own partner.
    sets: list[dict[str, Value]] = []
    for shift in range(4):
        for i in range(most):
            sets.append({name: each[(i + shift * j) % len(each)] for j, (name, each) in enumerate(values.items())})
    return sets
