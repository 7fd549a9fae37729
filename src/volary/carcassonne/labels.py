"""Prompts and labels: what a decision asks and what each option means, as keys, arguments, words and references.

The words are stable English keywords: scenarios and the text client accept them; they are never translated.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from volary.carcassonne.crop_circles import affected, crop_figure, crop_node
from volary.carcassonne.figures import abbot_to_call
from volary.carcassonne.ids import (
    ABBOT,
    ACT_ADD,
    ACT_CALL_BACK,
    ACT_CROP,
    ACT_FIGURE,
    ACT_FLY,
    ACT_LAND,
    ACT_PLACE,
    ACT_TAKE,
    ACTION_NAMES,
    CROP_ACTION_NAMES,
    F_CROP,
    F_CROP_ADD,
    F_CROP_TAKE,
    F_LAND,
    F_PHANTOM,
    F_PLACE_FIGURE,
    F_PLACE_TILE,
    FIGURE_NAMES,
)
from volary.carcassonne.placement import placed_at, placed_turn
from volary.carcassonne.state import CarcassonneState, figure_node, node_of, tile_kind, tile_place
from volary.carcassonne.tables import SEGMENT_BITS, SEGMENT_COUNT, SEGMENT_MASK, SEGMENT_NAMES, place_x, place_y
from volary.core.actions import (
    CHANCE,
    CHANCE_KIND,
    Arg,
    Label,
    Prompt,
    Ref,
    Source,
    field_a,
    field_b,
    fields_of,
    kind_of,
)
from volary.core.errors import IllegalAction
from volary.core.events import Sink
from volary.core.state import A, B

# frame -> (the rule that asks)
RULES: Final[dict[int, str]] = {
    F_PLACE_TILE: "RULES 3",
    F_PLACE_FIGURE: "RULES 4",
    F_LAND: "RULES 6.3",
    F_PHANTOM: "RULES 9",
    F_CROP: "RULES 7",
    F_CROP_ADD: "RULES 7",
    F_CROP_TAKE: "RULES 7",
}


def place_words(place: i64) -> str:
    """A place as people write it: x to the east, y to the south of the start tile."""
    return f"{place_x(place)},{place_y(place)}"


def segment_name(s: CarcassonneState, node: i64) -> str:
    return SEGMENT_NAMES[tile_kind(s, node >> SEGMENT_BITS)][node & SEGMENT_MASK]


def segment_ref(node: i64, figure: i64) -> Ref:
    return {
        "type": "segment",
        "tile": int(node >> SEGMENT_BITS),
        "segment": int(node & SEGMENT_MASK),
        "figure": int(figure),
    }


def make(action: i64, kind: str, args: dict[str, Arg], words: str, ref: Ref | None) -> Label:
    return {
        "action": int(action),
        "kind": kind,
        "key": "option-" + kind.replace("_", "-"),
        "args": args,
        "words": words,
        "ref": ref,
    }


def figure_args(s: CarcassonneState, figure: i64, node: i64) -> dict[str, Arg]:
    """What a sentence about a figure on a segment names."""
    tile = node >> SEGMENT_BITS
    return {
        "figure": int(figure),
        "tile": int(tile_kind(s, tile)),
        "place": int(tile_place(s, tile)),
        "segment": int(node & SEGMENT_MASK),
    }


def label_of(s: CarcassonneState, seat: i64, action: i64) -> Label:
    """The option as a label. Raises IllegalAction for an int that is no action of this moment."""
    kind = kind_of(action)
    if kind < 1 or kind >= len(ACTION_NAMES):
        raise IllegalAction(f"{action} is not an action of Carcassonne")
    name = ACTION_NAMES[kind]
    if kind == ACT_PLACE:
        return placement_label(action)
    if kind == ACT_CROP:
        letter = CROP_ACTION_NAMES[field_a(action) & 1]
        return make(action, letter, crop_args(s), letter, None)
    if kind == ACT_FLY:
        figure = field_a(action) & 3
        ref: Ref = {"type": "flight", "figure": int(figure)}
        return make(action, name, {"figure": int(figure)}, f"fly {FIGURE_NAMES[figure]}", ref)
    if kind == CHANCE_KIND:
        return chance_label(action)
    if kind in (ACT_FIGURE, ACT_LAND, ACT_CALL_BACK, ACT_ADD, ACT_TAKE):
        return figure_label(s, seat, action, name)
    return make(action, name, {}, name, None)


def placement_label(action: i64) -> Label:
    place = placed_at(action)
    turn = int(placed_turn(action))
    ref: Ref = {"type": "place", "x": int(place_x(place)), "y": int(place_y(place)), "turn": turn}
    words = f"place {place_words(place)} r{90 * turn}"
    return make(action, "place_tile", {"place": int(place), "degrees": 90 * turn}, words, ref)


def chance_label(action: i64) -> Label:
    return make(action, "chance", {"n": int(fields_of(action))}, f"chance {fields_of(action)}", None)


def figure_label(s: CarcassonneState, seat: i64, action: i64, name: str) -> Label:
    """An option about a figure and the segment where it stands or will stand."""
    figure, node = figure_and_node(s, seat, action)
    if not 0 <= node < len(s.links) or node & SEGMENT_MASK >= SEGMENT_COUNT[tile_kind(s, node >> SEGMENT_BITS)]:
        raise IllegalAction(f"{action} names a segment that is not there")
    where = segment_name(s, node)
    words = {
        ACT_FIGURE: f"{FIGURE_NAMES[figure]} {where}",
        ACT_LAND: f"land {where}",
        ACT_CALL_BACK: "call back",
    }.get(kind_of(action))
    if words is None:
        verb = "add" if kind_of(action) == ACT_ADD else "take"
        words = f"{verb} {FIGURE_NAMES[figure]} {place_words(tile_place(s, node >> SEGMENT_BITS))} {where}"
    return make(action, name, figure_args(s, figure, node), words, segment_ref(node, figure))


def figure_and_node(s: CarcassonneState, seat: i64, action: i64) -> tuple[i64, i64]:
    """The figure and the segment of an option."""
    kind = kind_of(action)
    segment = field_a(action) & SEGMENT_MASK
    if kind == ACT_FIGURE:
        return field_b(action) & 3, node_of(s.current, segment)
    if kind == ACT_LAND:
        return s.stack[s.top + A], node_of(s.stack[s.top + B], segment)
    if kind == ACT_CALL_BACK:
        return ABBOT, figure_node(abbot_to_call(s, seat))
    return crop_figure(action) & 3, crop_node(s, action)


def crop_args(s: CarcassonneState) -> dict[str, Arg]:
    """Whom a crop circle affects, and how the options read its action A."""
    return {
        "affects": int(affected(s)),
        "duty": str(s.settings["crop_a_duty"]),
        "scope": str(s.settings["crop_a_scope"]),
    }


# -- prompts ----------------------------------------------------------------------------------------------------------


def source_of(s: CarcassonneState) -> Source:
    return {"rule": RULES.get(int(s.stack[s.top]), "RULES")}


def prompt_args(s: CarcassonneState) -> dict[str, Arg]:
    """What the prompt's message names."""
    kind = s.stack[s.top]
    if kind == F_PLACE_TILE:
        return {"tile": int(s.drawn)}
    if kind == F_LAND:
        return {"figure": int(s.stack[s.top + A])}
    if kind in (F_CROP, F_CROP_ADD, F_CROP_TAKE):
        return crop_args(s)
    return {"tile": int(tile_kind(s, s.current))}


def reveals(s: CarcassonneState, seat: i64) -> bool:
    """Whether some option draws a tile or rolls the die: an undo boundary.

    Laying a tile does only where it leaves nothing to choose in the figure step, so that the next turn begins.
    """
    if s.stack[s.top] != F_PLACE_TILE:
        return True
    for action in s.legal_actions(seat):
        c = s.copy()
        c.apply(seat, action, Sink())
        if c.turn != s.turn or c.top < 0:
            return True
    return False


def prompt_of(s: CarcassonneState, seat: i64) -> Prompt:
    """The decision that ``seat`` is asked for. Raises IllegalAction if it is not asked."""
    if seat < 0 or s.deciders() >> seat & 1 == 0 or seat == CHANCE:
        raise IllegalAction(f"seat {seat} is not asked now")
    kind = s.handlers[s.stack[s.top]].name
    return {
        "seat": int(seat),
        "kind": kind,
        "key": "prompt-" + kind.replace("_", "-"),
        "args": prompt_args(s),
        "source": source_of(s),
        "minimum": 1,
        "maximum": 1,
        "reveals": reveals(s, seat),
        "options": [label_of(s, seat, action) for action in s.legal_actions(seat)],
    }
