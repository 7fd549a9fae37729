"""Which tiles still fit an empty place, and the chance to draw one in time."""

from __future__ import annotations

from math import comb
from typing import Any

from tests.rules.carcassonne.recount import COMPASS, IDS, opposite
from volary.carcassonne.position import build
from volary.carcassonne.tables import KINDS
from volary.carcassonne.views import chance_of
from volary.core.actions import SPECTATOR


def view(**position: Any) -> Any:
    return build({"position": position, "script": {"tiles": ["U"]}}).view(SPECTATOR)


def shows(tile: dict[str, Any], side: str) -> str:
    """What a tile on the table shows on a side."""
    return str(KINDS[tile["kind"]]["edges"][(COMPASS.index(side) - tile["turn"]) % 4])


def test_what_fits_is_what_a_search_over_all_turns_finds() -> None:
    tiles = ["U 1,0 r0", "U 2,0 r0", "V 0,1 r270", "V 2,1 r270", "V 0,2 r90", "A 1,2 r180"]
    table = view(tiles=tiles, crop_circles="all")
    at = {(tile["x"], tile["y"]): tile for tile in table["tiles"]}
    for cell in table["cells"]:
        wanted = {}
        for side, (dx, dy) in {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}.items():
            other = at.get((cell["x"] + dx, cell["y"] + dy))
            if other is not None:
                wanted[side] = shows(other, opposite(side))
        fitting = [
            kind
            for kind, n in enumerate(table["pile"])
            if n and any(all(shows({"kind": kind, "turn": t}, s) == e for s, e in wanted.items()) for t in range(4))
        ]
        assert cell["kinds"] == fitting
        assert cell["fits"] == sum(table["pile"][kind] for kind in fitting)
    assert any(len(cell["kinds"]) < 10 for cell in table["cells"])
    assert len(IDS) == len(table["pile"])


def test_the_chance_lasts_until_ones_own_next_tile() -> None:
    """The next tile of the seat whose turn it is comes after one of every seat; that of the others sooner."""
    state = build({"position": {"seats": 3, "turn": "B"}, "script": {"tiles": ["U"]}})
    for viewer, draws in ((1, 3), (2, 1), (0, 2), (SPECTATOR, 3)):
        table: Any = state.view(viewer)
        cell = table["cells"][0]
        assert cell["chance"] == chance_of(cell["fits"], 79, draws)


def test_the_river_comes_before_the_pile() -> None:
    position = {"river": True, "tiles": ["RV7 1,0 r0"], "pile": ["RV10", "RV2", "U", "V", "C"]}
    table: Any = build({"position": position}).view(0)
    cell = next(each for each in table["cells"] if each["y"] == -1)
    # One river tile lies drawn, the lake is still to come, and it is the next seat's: the one after is mine.
    assert cell["chance"] == chance_of(cell["fits"], 3, 1)


def test_the_chance_is_that_of_drawing_without_putting_back() -> None:
    for pile, fit, draws in [(40, 3, 2), (10, 10, 1), (5, 0, 3), (7, 2, 7), (3, 1, 9), (0, 0, 2)]:
        missed = comb(pile - fit, min(draws, pile)) / comb(pile, min(draws, pile))
        assert chance_of(fit, pile, draws) == round(1000 * (1 - missed))
