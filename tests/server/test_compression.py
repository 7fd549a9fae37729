"""What a browser loads is compressed for browsers that say they can take it."""

from __future__ import annotations

import httpx

from tests.server.harness import Live


def test_answers_are_compressed(server: Live) -> None:
    with httpx.Client(base_url=server.address) as client:
        plain = client.get("/api/games", headers={"Accept-Encoding": "identity"})
        packed = client.get("/api/games", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
