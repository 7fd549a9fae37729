"""Why something cannot be chosen: the answer to a click on what is not an option (RULES 3, 4, 6 and 9)."""

from __future__ import annotations

from mypy_extensions import i64

from volary.carcassonne.crop_circles import affected
from volary.carcassonne.features import cell_index, complete, occupied
from volary.carcassonne.figures import suits
from volary.carcassonne.flying import can_fly
from volary.carcassonne.ids import (
    EDGE_NAMES,
    F_CROP_ADD,
    F_CROP_TAKE,
    F_LAND,
    F_PHANTOM,
    F_PLACE_FIGURE,
    F_PLACE_TILE,
    FIELD,
    FIGURES,
    FOLLOWER,
    PHANTOM,
    SIDES,
    TURNS,
)
from volary.carcassonne.labels import label_of
from volary.carcassonne.state import (
    CELL_SHIFT,
    CarcassonneState,
    figure_node,
    figure_seat,
    node_kind,
    node_of,
    supply_of,
    tile_at,
    tile_kind,
    tile_variant,
)
from volary.carcassonne.tables import EDGES, RIVER_SIDES, SEGMENT_COUNT, STEP, edge_at, pack_place
from volary.core.actions import Arg, Reason, Ref
from volary.core.state import A, B

FARTHEST = 120


def reason(key: str, args: dict[str, Arg] | None = None) -> Reason:
    return {"key": f"reason-{key}", "args": args or {}}


def reasons_against(s: CarcassonneState, seat: i64, ref: Ref) -> list[Reason]:
    """Why ``ref`` is no option for ``seat`` now; empty when it is one."""
    if s.top < 0:
        return [reason("game-over")]
    if seat < 0 or s.deciders() >> seat & 1 == 0:
        return [reason("not-asked")]
    if is_option(s, seat, ref):
        return []
    kind = s.stack[s.top]
    wanted = ref.get("type")
    if wanted == "place" and kind == F_PLACE_TILE:
        return place_reasons(s, ref)
    if wanted == "segment" and kind in (F_PLACE_FIGURE, F_PHANTOM, F_LAND, F_CROP_ADD, F_CROP_TAKE):
        return segment_reasons(s, seat, kind, ref)
    if wanted == "flight" and kind in (F_PLACE_FIGURE, F_PHANTOM):
        return flight_reasons(s, seat, kind)
    return [reason("not-this-decision")]


def is_option(s: CarcassonneState, seat: i64, ref: Ref) -> bool:
    """Whether some option points at ``ref``; a ref without a turn or figure fits any."""
    for action in s.legal_actions(seat):
        target = label_of(s, seat, action)["ref"]
        if target is not None and all(target.get(key) == value for key, value in ref.items()):
            return True
    return False


# -- places -----------------------------------------------------------------------------------------------------------


def place_reasons(s: CarcassonneState, ref: Ref) -> list[Reason]:
    """A place: it is taken, touches no tile, or its neighbours show something else."""
    x = ref.get("x", FARTHEST + 1)
    y = ref.get("y", FARTHEST + 1)
    if not -FARTHEST <= x <= FARTHEST or not -FARTHEST <= y <= FARTHEST:
        return [reason("no-neighbour")]
    place = pack_place(x, y)
    if tile_at(s, place) >= 0:
        return [reason("place-taken")]
    i = cell_index(s, place)
    if i == len(s.cells) or s.cells[i] >> CELL_SHIFT != place:
        return [reason("no-neighbour")]
    turn = ref.get("turn", -1)
    if 0 <= turn < TURNS:
        clashes = edge_reasons(s, place, s.drawn * TURNS + turn)
        return clashes if clashes else [reason(river_reason(s))]
    if any(not edge_reasons(s, place, s.drawn * TURNS + each) for each in range(TURNS)):
        return [reason(river_reason(s))]
    return [reason("fits-in-no-turn")]


def river_reason(s: CarcassonneState) -> str:
    """Why a tile that fits may not lie there: a river tile must go on with the river, and not bend twice alike."""
    return "river-course" if RIVER_SIDES[s.drawn * TURNS] != 0 else "not-this-decision"


def edge_reasons(s: CarcassonneState, place: i64, variant: i64) -> list[Reason]:
    """Every side on which a variant does not agree with its neighbour."""
    reasons: list[Reason] = []
    for side in range(SIDES):
        other = tile_at(s, place + STEP[side])
        if other < 0:
            continue
        own = edge_at(EDGES[variant], side)
        facing = edge_at(EDGES[tile_variant(s, other)], (side + 2) & 3)
        if own != facing:
            args: dict[str, Arg] = {"side": int(side), "own": EDGE_NAMES[int(own)], "other": EDGE_NAMES[int(facing)]}
            reasons.append(reason("edges-differ", args))
    return reasons


# -- segments and flights ---------------------------------------------------------------------------------------------


def segment_reasons(s: CarcassonneState, seat: i64, kind: i64, ref: Ref) -> list[Reason]:
    """A segment: what stands against a figure there in this decision."""
    tile = ref.get("tile", -1)
    segment = ref.get("segment", -1)
    if not 0 <= tile < len(s.tiles) or not 0 <= segment < SEGMENT_COUNT[tile_kind(s, tile)]:
        return [reason("not-this-decision")]
    node = node_of(tile, segment)
    if kind == F_LAND:
        return landing_reasons(s, node)
    if kind in (F_CROP_ADD, F_CROP_TAKE):
        return crop_reasons(s, seat, node)
    return placing_reasons(s, seat, kind, node, ref.get("figure", -1))


def placing_reasons(s: CarcassonneState, seat: i64, kind: i64, node: i64, figure: i64) -> list[Reason]:
    """Placing: only on the tile just laid, only on a free feature, only what is in the supply and suits."""
    if node >> 3 != s.current:
        return [reason("other-tile")]
    if occupied(s, node):
        return [reason("occupied")]
    if kind == F_PHANTOM:
        figure = PHANTOM
    elif not 0 <= figure < FIGURES:
        figure = FOLLOWER
    if not suits(figure, node_kind(s, node)):
        return [reason("does-not-suit", {"figure": int(figure), "feature": int(node_kind(s, node))})]
    return [reason("no-figure" if supply_of(s, seat, figure) == 0 else "not-this-decision")]


def landing_reasons(s: CarcassonneState, node: i64) -> list[Reason]:
    """Landing: only on the tile that the die names, only on an unfinished road, city or cloister."""
    if node >> 3 != s.stack[s.top + B]:
        return [reason("other-target")]
    if node_kind(s, node) == FIELD:
        return [reason("never-a-field")]
    if complete(s, node):
        return [reason("feature-complete")]
    figure = s.stack[s.top + A]
    return [reason("does-not-suit", {"figure": int(figure), "feature": int(node_kind(s, node))})]


def crop_reasons(s: CarcassonneState, seat: i64, node: i64) -> list[Reason]:
    """Crop circles: only figures of the kind shown, only own ones."""
    kind = affected(s)
    if node_kind(s, node) != kind:
        return [reason("other-kind", {"affects": int(kind)})]
    if not any(figure_node(entry) == node and figure_seat(entry) == seat for entry in s.figures):
        return [reason("no-own-figure")]
    return [reason("not-this-decision")]


def flight_reasons(s: CarcassonneState, seat: i64, kind: i64) -> list[Reason]:
    """Flying: only from the tile just laid, once a turn, with a figure of the supply."""
    if not can_fly(s):
        return [reason("no-machine")]
    if kind == F_PHANTOM and s.stack[s.top + A] == 0:
        return [reason("flown-already")]
    return [reason("no-figure")]
