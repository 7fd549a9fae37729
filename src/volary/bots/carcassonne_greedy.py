"""The greedy bot of Carcassonne: plays its turn out in every way, and takes the one after which it stands best.

It looks no further than its own turn: where the tile goes, what the figures do, a flight with each of its three
distances alike, and a crop circle with everybody doing what is best for themselves.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from volary.carcassonne.features import bordering_cities, tally
from volary.carcassonne.flying import DISTANCES
from volary.carcassonne.ids import (
    ACT_FLY,
    CITY,
    CLOISTER,
    F_CROP,
    F_CROP_ADD,
    F_CROP_TAKE,
    F_PLACE_TILE,
    FIELD,
    FIGURES,
    FLY_STREAM,
    FOLLOWER,
    GARDEN,
    ROAD,
)
from volary.carcassonne.scoring import held_roots, most, strengths, total, value
from volary.carcassonne.state import CarcassonneState, node_kind, open_of, supply_of
from volary.carcassonne.tables import CROP
from volary.carcassonne.turn import tiles_left
from volary.core.actions import MAX_LEGAL, kind_of
from volary.core.events import Sink
from volary.core.vectors import filled

SINK: Final = Sink()
WORST: Final = -1.0e9
FOLLOWER_WORTH: Final[list[float]] = [0.0, 2.2, 3.8, 5.0, 6.0, 6.8, 7.4, 7.8]
"""What a supply of so many followers is worth while many turns are left: the last one is the dearest."""
SPECIAL_WORTH: Final = 1.2
ENOUGH_TURNS: Final = 8.0
CITY_CHANCE: Final[list[float]] = [1.0, 0.7, 0.5, 0.3, 0.2, 0.12, 0.06]
"""How likely a city with so many open edges is to be completed while many tiles are left."""
ROAD_BONUS: Final = 0.4
FIELD_CHANCE: Final = 0.35
"""How likely a city that borders a field and is still open is to count for it."""
TILES_AN_EDGE: Final = 9.0
FINALISTS: Final[i64] = 6
"""Places of a crop circle's tile whose circle is thought through."""


def choose_action(s: CarcassonneState, seat: i64) -> i64:
    """The best of the seat's legal actions.

    A tile with a crop circle has too many places to think every circle through: the most promising places are found
    without it, and compared with it.
    """
    options = filled(0, MAX_LEGAL)
    n = s.legal(seat, options)
    if s.stack[s.top] == F_PLACE_TILE and CROP[s.drawn] > 0:
        n = keep_best(s, seat, options, n, FINALISTS)
    best = WORST
    choice = options[0]
    for i in range(n):
        worth = after(s, seat, options[i], seat, s.turn, True)
        if worth > best:
            best = worth
            choice = options[i]
    return choice


def keep_best(s: CarcassonneState, seat: i64, options: vec[i64], n: i64, most_kept: i64) -> i64:
    """Move the options that look best before a crop circle to the front; returns how many they are."""
    values = [after(s, seat, options[i], seat, s.turn, False) for i in range(n)]
    kept: i64 = 0
    while kept < n and kept < most_kept:
        best = kept
        for i in range(kept + 1, n):
            if values[i] > values[best]:
                best = i
        options[kept], options[best] = options[best], options[kept]
        values[kept], values[best] = values[best], values[kept]
        kept += 1
    return kept


def after(s: CarcassonneState, actor: i64, action: i64, seat: i64, turn: i64, circles: bool) -> float:
    """How the seat stands when ``actor`` has taken the action and the turn was played out; flights on average."""
    if kind_of(action) != ACT_FLY:
        return played_out(applied(s, actor, action), seat, turn, circles)
    worth = 0.0
    for distance in range(1, DISTANCES + 1):
        c = s.copy()
        c.script = vec[i64]([FLY_STREAM, distance])
        c.apply(actor, action, SINK)
        worth += played_out(c, seat, turn, circles)
    return worth / float(DISTANCES)


def applied(s: CarcassonneState, actor: i64, action: i64) -> CarcassonneState:
    c = s.copy()
    c.apply(actor, action, SINK)
    return c


def played_out(s: CarcassonneState, seat: i64, turn: i64, circles: bool) -> float:
    """How the seat stands at the end of the turn, if it does the best that it can; without ``circles``, before its
    crop circle. In a crop circle everybody does what helps at once, so the work grows with the seats and no faster."""
    deciders = s.deciders()
    if deciders == 0 or s.turn != turn:
        return standing(s, seat)
    kind = s.stack[s.top]
    if kind in (F_CROP, F_CROP_ADD, F_CROP_TAKE) and not circles:
        return standing(s, seat)
    actor: i64 = 0
    while deciders >> actor & 1 == 0:
        actor += 1
    options = filled(0, MAX_LEGAL)
    n = s.legal(actor, options)
    if kind in (F_CROP_ADD, F_CROP_TAKE):
        return played_out(applied(s, actor, best_at_once(s, actor, options, n)), seat, turn, circles)
    best = WORST
    for i in range(n):
        best = max(best, after(s, actor, options[i], actor, turn, circles))
    return best


def best_at_once(s: CarcassonneState, actor: i64, options: vec[i64], n: i64) -> i64:
    """The option after which the actor stands best before anybody else acts."""
    best = WORST
    choice = options[0]
    for i in range(n):
        worth = standing(applied(s, actor, options[i]), actor)
        if worth > best:
            best = worth
            choice = options[i]
    return choice


# -- judging a table --------------------------------------------------------------------------------------------------


def standing(s: CarcassonneState, seat: i64) -> float:
    """The seat's prospects less those of the best other seat."""
    prospects = [float(total(s, each)) for each in range(s.seats)]
    if s.top >= 0:
        add_prospects(s, prospects)
    best = WORST
    for each in range(s.seats):
        if each != seat and prospects[each] > best:
            best = prospects[each]
    return prospects[seat] - best


def add_prospects(s: CarcassonneState, prospects: list[float]) -> None:
    """What lies on the table and in the supplies, in points."""
    left = float(tiles_left(s))
    for root in held_roots(s):
        kind = node_kind(s, root)
        pennants: i64 = 0
        if kind == CITY:
            _, pennants = tally(s, root)
        strength = strengths(s, root, pennants)
        best = most(strength)
        if best == 0:
            continue
        worth = feature_worth(s, root, kind, left)
        for seat in range(s.seats):
            if strength[seat] == best:
                prospects[seat] += worth
    turns = left / float(s.seats)
    share = min(1.0, turns / ENOUGH_TURNS)
    for seat in range(s.seats):
        prospects[seat] += share * supply_worth(s, seat)


def feature_worth(s: CarcassonneState, root: i64, kind: i64, left: float) -> float:
    """Points that a feature is likely to bring each of its leaders."""
    if kind == FIELD:
        complete: i64 = len(bordering_cities(s, root, True))
        every: i64 = len(bordering_cities(s, root, False))
        return 3.0 * (float(complete) + FIELD_CHANCE * min(1.0, left / 40.0) * float(every - complete))
    now = float(value(s, root, kind, False))
    open_sides = open_of(s, root)
    if open_sides == 0:
        return float(value(s, root, kind, True))
    if kind in (CLOISTER, GARDEN):
        return now + float(open_sides) * min(0.8, left / 60.0)
    likely = chance(open_sides, left)
    if kind == ROAD:
        return now + ROAD_BONUS * likely
    return now + likely * (float(value(s, root, kind, True)) - now)


def chance(open_sides: i64, left: float) -> float:
    """How likely a road or city is to be completed."""
    most_listed: i64 = len(CITY_CHANCE) - 1
    listed = CITY_CHANCE[min(open_sides, most_listed)]
    return listed * min(1.0, left / (TILES_AN_EDGE * float(open_sides)))


def supply_worth(s: CarcassonneState, seat: i64) -> float:
    worth = FOLLOWER_WORTH[supply_of(s, seat, FOLLOWER)]
    for figure in range(1, FIGURES):
        worth += SPECIAL_WORTH * float(supply_of(s, seat, figure))
    return worth
