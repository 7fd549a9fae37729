"""The words of Carcassonne: tiles, figures, features and places. A segment is named by what it is on its tile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from volary.carcassonne.ids import CROP_ACTION_NAMES, FEATURE_NAMES, FIELD, FIGURE_NAMES, ROLE_NAMES, SIDE_NAMES
from volary.carcassonne.tables import KINDS, SEGMENT_LIST, pack_place, place_x, place_y
from volary.core.actions import Arg
from volary.core.events import EventMessage
from volary.text.messages import Value, say
from volary.text.words import Context, GameWords

Tiles = dict[int, tuple[int, int]]
"""Kind and turn of the tile on each packed place."""


def tile_name(language: str, kind: int) -> str:
    """What a tile shows, in a few words. The copies with a garden say so."""
    record = KINDS[kind]
    name = say(language, f"tile-{str(record['id']).removesuffix('-garden').lower()}")
    return say(language, "tile-with-garden", {"tile": name}) if record["garden"] else name


def place_name(language: str, place: int) -> str:
    return f"{place_x(place)},{place_y(place)}"


def figure_name(language: str, figure: int) -> str:
    return say(language, f"figure-{FIGURE_NAMES[figure]}")


def feature_name(language: str, feature: int) -> str:
    return say(language, f"feature-{FEATURE_NAMES[feature]}")


def role_name(language: str, feature: int) -> str:
    """What a figure on a kind of feature is called, in the plural: thieves, knights, farmers."""
    return say(language, f"role-{ROLE_NAMES[feature]}")


def action_name(language: str, action: int) -> str:
    return say(language, f"crop-{CROP_ACTION_NAMES[action]}")


def side_name(language: str, side: int) -> str:
    return say(language, f"side-{SIDE_NAMES[side].lower()}")


CORNERS: Final = {0: "nw", 2: "ne", 3: "ne", 5: "se", 6: "se", 8: "sw", 9: "sw", 11: "nw"}
"""The corner beside each outer slot: what tells the fields of a tile apart. The middle ones tell its roads apart."""
CORNER_ORDER: Final[list[str]] = ["ne", "se", "sw", "nw"]


def segment_name(language: str, kind: int, turn: int, segment: int) -> str:
    """ "road", or "road (S)", "field (NE, SE)" where the tile has more than one of its kind."""
    segments = SEGMENT_LIST[kind]
    own = segments[segment]
    name = feature_name(language, own.kind)
    if sum(each.kind == own.kind for each in segments) == 1:
        return name
    slots = sorted((slot + 3 * turn) % 12 for slot in own.slots)
    if own.kind == FIELD:
        corners = {CORNERS.get(slot, "") for slot in slots}
        places = [corner for corner in CORNER_ORDER if corner in corners]
    else:
        places = [side.lower() for i, side in enumerate(SIDE_NAMES) if i in {slot // 3 for slot in slots}]
    words = ["".join(say(language, f"side-letter-{letter}") for letter in place) for place in places]
    return say(language, "segment-with-sides", {"segment": name, "sides": ", ".join(words)})


NAMES: Final[dict[str, Callable[[str, int], str]]] = {
    "tile": tile_name,
    "place": place_name,
    "figure": figure_name,
    "feature": feature_name,
    "affects": role_name,
    "action": action_name,
    "side": side_name,
}


class CarcassonneWords(GameWords):
    """The words of Carcassonne. The table is the tiles by place."""

    heads = frozenset({"turn_begun", "game_ended"})

    def new_table(self, seats: int) -> Tiles:
        return {}

    def table_of_view(self, view: Mapping[str, Any]) -> Tiles:
        return {int(pack_place(tile["x"], tile["y"])): (tile["kind"], tile["turn"]) for tile in view["tiles"]}

    def follow(self, table: Tiles, event: EventMessage) -> None:
        if event["kind"] in ("start_tile", "tile_placed"):
            args = event["args"]
            table[args["place"]] = (args["tile"], args.get("turn", 0))

    def word(self, language: str, name: str, value: int, seat: int, context: Context) -> Value:
        return NAMES[name](language, value) if name in NAMES and value >= 0 else value

    def text(self, language: str, name: str, value: str) -> str:
        return say(language, f"edge-{value}") if name in ("own", "other") else value

    def with_args(self, language: str, args: dict[str, Value], given: Mapping[str, Arg], context: Context) -> None:
        """A segment is named by the tile that lies on its place."""
        place, segment = given.get("place"), given.get("segment")
        if isinstance(place, int) and isinstance(segment, int) and context.table and place in context.table:
            kind, turn = context.table[place]
            args["segment"] = segment_name(language, kind, turn, segment)
