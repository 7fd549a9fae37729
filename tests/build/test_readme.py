"""The Python of the README runs as it stands, and its commands exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_python_blocks_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.S)
    assert blocks
    for block in blocks:
        subprocess.run([sys.executable, "-c", block], check=True, cwd=ROOT)


def test_commands_exist() -> None:
    wanted = set(re.findall(r"`volary ([a-z-]+)", README))
    assert {"play", "serve", "sim", "replay", "scenario"} <= wanted
    for command in sorted(wanted):
        subprocess.run([sys.executable, "-m", "volary.cli", command, "--help"], check=True, capture_output=True)


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target
