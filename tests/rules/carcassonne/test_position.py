"""Scenario files that are wrong say which key is."""

from __future__ import annotations

from typing import Any

import pytest

from volary.carcassonne.position import build
from volary.core.errors import BadScenario


@pytest.mark.parametrize(
    ("record", "words"),
    [
        ({"position": 3}, "position is not a table"),
        ({"script": 3}, "script is not a table"),
        ({"position": {"A": 3}}, "A is not a table"),
        ({"position": {"tiles": [1]}}, "tiles is not a list of texts"),
        ({"position": {"pile": "B"}}, "pile is not a list of texts"),
        ({"position": {"start": "foo"}}, "start is neither"),
        ({"position": {"inns": True}}, "no key inns"),
        ({"position": {"A": {"meeples": []}}}, "no key meeples"),
        ({"position": {"A": {"points": -5}}}, "A: points is -5"),
        ({"position": {"A": {"points": True}}}, "A: points is True"),
        ({"position": {"A": {"figures": ["follower 0,0 c7"]}}}, "the tile has c0"),
        ({"position": {"A": {"figures": ["wagon 0,0 c0"]}}}, "no figure on the table"),
        ({"position": {"A": {"figures": ["follower 9,9 c0"]}}}, "there is no tile"),
        ({"position": {"A": {"figures": ["abbot 0,0 c0"]}}}, "A has not so many figures abbot"),
        ({"position": {"tiles": ["E 0,-1 r180"], "A": {"figures": ["follower 0,0 c0"]}}}, "that is complete"),
        ({"position": {"tiles": ["V 1,0"]}}, "no tile on the table"),
        ({"position": {"tiles": ["V 1,0 r180"]}}, "does not fit at 1,0 r180"),
        ({"position": {"tiles": ["V 5,5 r0"]}}, "does not fit at 5,5"),
        ({"position": {"tiles": ["V 1000,0 r0"]}}, "no place within 100"),
        ({"position": {"tiles": ["ZZ 1,0 r0"]}}, "'ZZ' is no tile"),
        ({"position": {"tiles": ["CC2 1,0 r0"]}}, "not so many tiles CC2"),
        ({"position": {"pile": ["X", "X"]}}, "not so many tiles X"),
        ({"position": {"turn": "C"}}, "'C' is no seat"),
        ({"position": {"farm_rule": "none"}}, "farm_rule is 'none'"),
        ({"script": {"flights": [4]}}, "flights: 4"),
        ({"script": {"flights": [True]}}, "flights: True"),
        ({"script": {"flights": 3, "dice": []}}, "no key dice"),
        ({"script": {"tiles": ["X", "X"]}}, "no tile X left"),
        ({"position": {"pile": ["C"]}, "script": {"tiles": ["B"]}}, "no tile B left"),
    ],
)
def test_a_wrong_key_is_named(record: dict[str, Any], words: str) -> None:
    with pytest.raises(BadScenario, match=words):
        build(record)
