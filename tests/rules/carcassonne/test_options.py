"""Options are checked together: what cannot be combined is refused, with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from volary.carcassonne.game import GAME, OPTIONS
from volary.core.errors import BadOptions
from volary.core.events import Sink


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (
            {"crop_a_scope": "same_feature", "crop_circles": "none"},
            "crop_a_scope can be same_feature only where crop_circles",
        ),
        ({"crop_a_duty": "must", "crop_circles": "none"}, "crop_a_duty can be must only where crop_circles"),
        ({"phantom_after_failed_flight": True}, "only where phantom is True, and it is False"),
        (
            {"phantom_after_failed_flight": True, "phantom": True, "flying_machines": False},
            "only where flying_machines is True",
        ),
        ({"river_start_tile": "mixed_in"}, "river_start_tile can be mixed_in only where river is True"),
        ({"seats": 6}, "seats is 6; it can be 2, 3, 4, 5"),
        ({"farm_rule": "per_farm"}, "farm_rule is 'per_farm'"),
        ({"inns": True}, "has no option 'inns'"),
    ],
)
def test_a_combination_that_is_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        GAME.new(options, b"seed", Sink())


def test_what_an_option_needs_is_an_option() -> None:
    values = {spec["name"]: spec["values"] for spec in OPTIONS}
    for spec in OPTIONS:
        for other, allowed in spec.get("needs", {}).items():
            assert set(allowed) < set(values[other])
