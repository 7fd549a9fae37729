"""What mypyc compiles. Everything else about the package is in pyproject.toml.

VOLARY_PURE=1      build without an extension module
VOLARY_SEPARATE=1  one C file a module: a quick rebuild after an edit, a slower clean build
"""

import os
from pathlib import Path

# Every module of these packages. Not their __init__.py: Python finds packages, data and tests most simply without.
COMPILED_PACKAGES = ("core", "wingspan", "carcassonne", "features")
# Single hot modules of packages that otherwise stay interpreted.
COMPILED_MODULES: tuple[str, ...] = ("bots/carcassonne_greedy.py", "bots/wingspan_greedy.py")

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src", "volary")


def compiled_sources() -> list[str]:
    """The .py files that become machine code, relative to this file."""
    sources = [PACKAGE / module for module in COMPILED_MODULES]
    for package in COMPILED_PACKAGES:
        for path in (ROOT / PACKAGE / package).rglob("*.py"):
            if path.name != "__init__.py" and "data" not in path.parts[len(ROOT.parts) :]:
                sources.append(path.relative_to(ROOT))
    return sorted(path.as_posix() for path in sources)


def main() -> None:
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext
    from setuptools.command.build_py import build_py

    class BuildPy(build_py):
        """Starts from an empty folder, so that a deleted module does not live on in the next wheel."""

        def run(self) -> None:
            for path in Path(self.build_lib).rglob("*"):
                if path.is_file() and path.suffix not in (".so", ".pyd"):
                    path.unlink()
            super().run()

    class BuildExt(build_ext):
        """All or nothing: without a working compiler every module stays interpreted, which is slower and not wrong."""

        def build_extensions(self) -> None:
            super().build_extensions()
            wanted = {Path(self.build_lib, self.get_ext_filename(extension.name)) for extension in self.extensions}
            complete = all(path.exists() for path in wanted)
            if not complete:
                print("volary: no working C compiler; the engine is installed interpreted", flush=True)
            for path in Path(self.build_lib).rglob("*"):
                if path.suffix in (".so", ".pyd") and not (complete and path in wanted):
                    path.unlink()

    extensions: list[Extension] = []
    sources = compiled_sources()
    if sources and os.environ.get("VOLARY_PURE") != "1":
        from mypyc.build import mypycify

        separate = os.environ.get("VOLARY_SEPARATE") == "1"
        extensions = mypycify(
            # A cache of its own: mypy without mypyc would throw this one away, and the other way round.
            ["--cache-dir=build/mypyc-cache", *sources],
            opt_level="3",
            debug_level="0",
            separate=separate,
            group_name=None if separate else "volary",
        )
        for extension in extensions:
            extension.optional = True
    setup(ext_modules=extensions, cmdclass={"build_py": BuildPy, "build_ext": BuildExt})


if __name__ == "__main__":
    main()
