"""What is compiled is what setup.py says; VOLARY_PURE=1 ignores all of it."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tools import dev

REPORT = """
import importlib, json, sys, volary
modules = [importlib.import_module(name) for name in sys.argv[1:]]
print(json.dumps({"compiled": volary.compiled(), "files": [module.__file__ for module in modules]}))
"""


def module_names() -> list[str]:
    return [".".join(path.relative_to(dev.ROOT / "src").with_suffix("").parts) for path in dev.engine_sources()]


def imported(pure: bool) -> tuple[bool, list[Path]]:
    """Where a fresh interpreter takes the engine's modules from."""
    result = subprocess.run(
        [sys.executable, "-c", REPORT, *module_names()],
        env={**os.environ, "VOLARY_PURE": "1" if pure else "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    report = json.loads(result.stdout)
    return report["compiled"], [Path(name) for name in report["files"]]


def test_there_is_an_engine_to_compile() -> None:
    assert "volary.core.frames" in module_names()
    assert not [name for name in module_names() if name.endswith("__init__")]


def test_every_engine_module_is_compiled_where_there_is_a_compiler() -> None:
    compiled, files = imported(pure=False)
    expected = ".so" if dev.compiler() else ".py"
    assert compiled == (expected == ".so")
    assert [path.name for path in files if path.suffix != expected] == []


def test_pure_takes_every_module_from_its_source() -> None:
    compiled, files = imported(pure=True)
    assert not compiled
    assert files == dev.engine_sources()
