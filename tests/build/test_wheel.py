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


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    options = ["--no-deps", "--no-build-isolation", "--wheel-dir", folder]
    command = [sys.executable, "-m", "pip", "wheel", *options, dev.ROOT]
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    (path,) = folder.glob("volary-*.whl")
    return path


def test_wheel_contents(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    sources = {path.relative_to(dev.ROOT / "src").as_posix() for path in dev.files(dev.SOURCE) if path.suffix == ".py"}
    assert sources == {name for name in names if name.endswith(".py")}
    assert {"volary/py.typed", "volary/server/static/index.html"} <= names
    data = {path.relative_to(dev.ROOT / "src").as_posix() for path in dev.SOURCE.glob("*/data/*.json")}
    assert data <= names
    assert not [name for name in names if name.startswith(("tests", "tools"))]


def test_wheel_runs_in_a_fresh_environment(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path], check=True)
    python = tmp_path / "bin" / "python"
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", "--quiet", wheel],
        check=True,
    )
    # The dependencies come from the environment that runs this test. A path entry does not read the .pth files in
    # that folder, so the editable Volary stays out of sight.
    environment = {**os.environ, "PYTHONPATH": sysconfig.get_path("purelib"), "VOLARY_PURE": "0"}
    command = [tmp_path / "bin" / "volary", "version", "--json"]
    shown = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    where = [python, "-c", "import volary; print(volary.__file__)"]
    location = subprocess.run(where, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    assert Path(location.stdout).is_relative_to(tmp_path)
    report = json.loads(shown.stdout)
    assert report["version"] == volary.__version__
    assert report["engine"] == ("compiled" if dev.compiler() else "interpreted")
