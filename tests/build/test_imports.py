"""The engine needs nothing but Python, librt and mypy_extensions. (Layers of our own packages: import-linter.)"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "volary"
ENGINE = [name for name in ("core", "wingspan", "carcassonne") if (SOURCE / name).exists()]
ALLOWED = {*sys.stdlib_module_names, "librt", "mypy_extensions", "volary"}


def imported_packages(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("package", ENGINE)
def test_the_engine_imports_only_what_it_may(package: str) -> None:
    paths = list((SOURCE / package).rglob("*.py"))
    assert paths
    foreign = {f"{path.name}: {name}" for path in paths for name in imported_packages(path) if name not in ALLOWED}
    assert not foreign
