"""Volary: board games about flying, with an exact and fast rules engine.

This file is never compiled: it decides whether the compiled engine is used at all. With VOLARY_PURE=1 in the
environment every module comes from its .py file, for debuggers, for coverage and for the tests that compare both.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

__all__ = ["__version__", "compiled"]

__version__ = "0.1.0"


class _SourceOnlyFinder:
    """Finds volary's modules as .py files, although Python itself prefers an extension module beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("volary."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def compiled() -> bool:
    """Whether the rules engine runs as machine code (the frame loop stands for all of it: it is built in one piece)."""
    spec = find_spec("volary.core.frames")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


if os.environ.get("VOLARY_PURE") == "1":
    sys.meta_path.insert(0, _SourceOnlyFinder())
