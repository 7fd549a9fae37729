"""The wheel holds everything: the compiled engine, its source, the data and the web client."""

import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

import volary
from tools import dev

pytestmark = [pytest.mark.distribution, pytest.mark.timeout(900)]


# One test, because two workers of pytest-xdist must not build in the same tree at once.
def test_the_wheel_is_complete_and_runs_in_a_fresh_environment(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path / "wheel")
    check_contents(wheel)
    check_that_it_runs(wheel, tmp_path / "venv")


def build_wheel(folder: Path) -> Path:
    options = ["--no-deps", "--no-build-isolation", "--wheel-dir", folder]
    result = subprocess.run([sys.executable, "-m", "pip", "wheel", *options, dev.ROOT], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    (path,) = folder.glob("volary-*.whl")
    return path


def check_contents(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    sources = {path.relative_to(dev.ROOT / "src").as_posix() for path in dev.files(dev.SOURCE) if path.suffix == ".py"}
    assert sources == {name for name in names if name.endswith(".py")}
    assert {"volary/py.typed", "volary/server/static/index.html"} <= names
    data = {path.relative_to(dev.ROOT / "src").as_posix() for path in dev.SOURCE.glob("*/data/*.json")}
    assert data <= names
    assert not [name for name in names if name.startswith(("tests", "tools"))]


def check_that_it_runs(wheel: Path, venv: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
    python = venv / "bin" / "python"
    install = ["--python", python, "install", "--no-deps", "--no-index", "--quiet", wheel]
    subprocess.run([sys.executable, "-m", "pip", *install], check=True)
    # The dependencies come from the environment that runs this test. A path entry does not read the .pth files in
    # that folder, so the editable Volary stays out of sight.
    environment = {**os.environ, "PYTHONPATH": sysconfig.get_path("purelib"), "VOLARY_PURE": "0"}

    def output(*command: str | Path) -> str:
        return subprocess.run(command, cwd=venv, env=environment, capture_output=True, text=True, check=True).stdout

    assert Path(output(python, "-c", "import volary; print(volary.__file__)")).is_relative_to(venv)
    report = json.loads(output(venv / "bin" / "volary", "version", "--json"))
    assert report["version"] == volary.__version__
    assert report["engine"] == ("compiled" if dev.compiler() else "interpreted")
