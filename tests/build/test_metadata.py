"""The places that must say the same thing do: pins, versions, lock files."""

import re
import tomllib
from pathlib import Path

import pytest

import volary

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCKS = ("requirements/dev.txt", "web/package-lock.json")


def locked() -> dict[str, str]:
    found = re.findall(r"^([a-z0-9-]+)==(\S+)", (ROOT / "requirements/dev.txt").read_text(), re.MULTILINE)
    return dict(found)


def test_the_version_is_the_same_everywhere() -> None:
    assert PROJECT["project"]["version"] == volary.__version__


@pytest.mark.parametrize("name", ["mypy", "librt"])
def test_the_build_uses_the_compiler_that_is_locked(name: str) -> None:
    # librt checks its ABI when the compiled engine imports it, so an isolated build must not take another pair.
    assert f"{name}=={locked()[name]}" in PROJECT["build-system"]["requires"]


def test_every_dependency_is_locked() -> None:
    wanted = PROJECT["project"]["dependencies"] + PROJECT["project"]["optional-dependencies"]["play"]
    names = {re.split(r"[<>=!\[ ]", requirement)[0].replace(".", "-").replace("_", "-") for requirement in wanted}
    assert len(names) > 8
    assert names <= locked().keys()


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_files_name_no_registry(lock: str) -> None:
    # Whoever installs chooses where packages come from; the hashes say that they are the right ones.
    text = (ROOT / lock).read_text()
    assert not re.search(r'index-url|"resolved"|@ http|find-links', text)
    assert "sha256:" in text or "sha512-" in text
