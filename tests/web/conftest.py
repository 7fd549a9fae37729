"""A real server in a process of its own and a real browser."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server with instant bots listens; it is ended by SIGTERM and must end cleanly."""
    database = tmp_path_factory.mktemp("web") / "tables.db"
    command = [sys.executable, "-m", "volary.cli", "serve", "--db", str(database), "--beat", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        yield line.split(" at ")[1].split()[0]
        server.terminate()
        assert "ended" in server.stdout.read()
        assert server.wait(timeout=20) == 0


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, where ``make test`` found it."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=os.environ["VOLARY_BROWSER"], args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def pictures() -> Path | None:
    """Where to leave screenshots, if somebody wants to look at them (VOLARY_PICTURES)."""
    folder = os.environ.get("VOLARY_PICTURES")
    return Path(folder) if folder else None
