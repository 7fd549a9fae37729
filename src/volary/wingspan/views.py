"""Views: what a seat or a spectator may see, built field by field from an allow-list (RULES 15)."""

from __future__ import annotations

from mypy_extensions import i64

from volary.core.state import FRAME, SEAT, A, B, C, D
from volary.core.vectors import from_list, to_list
from volary.wingspan.bonus import bonus_count, bonus_points
from volary.wingspan.ids import F_DRAFT, F_PLAY, F_ROW_POWERS, FACES, FOODS, ROUNDS, SLOTS
from volary.wingspan.scoring import counts_now, points_for, rank, seat_score
from volary.wingspan.state import CACHE_BITS, CACHE_MASK, Player, WingspanState
from volary.wingspan.view_types import BirdView, DraftView, GoalView, PlayView, RowView, SeatView, WingspanView


def find_frame(s: WingspanState, kind: i64) -> i64:
    """Index of the topmost frame of a kind, -1 if there is none."""
    f = s.top
    while f >= 0:
        if s.stack[f] == kind:
            return f
        f -= FRAME
    return -1


def bird_view(p: Player, slot: i64) -> BirdView | None:
    card = p.birds[slot]
    if card < 0:
        return None
    return {
        "card": int(card),
        "slot": int(slot),
        "eggs": int(p.eggs[slot]),
        "cached": [int(p.cached[slot] >> (CACHE_BITS * k) & CACHE_MASK) for k in range(FOODS)],
        "tucked": int(p.tucked[slot]),
        "used": bool(p.used >> slot & 1 == 1),
    }


def seat_view(s: WingspanState, seat: i64, viewer: i64) -> SeatView:
    p = s.players[seat]
    over = s.top < 0
    own = seat == viewer or over
    return {
        "seat": int(seat),
        "food": to_list(p.food),
        "hand": to_list(p.hand) if own or s.public_hands else None,
        "hand_count": len(p.hand),
        "known_hand": to_list(p.known),
        "bonus": to_list(p.bonus) if own else None,
        "bonus_count": len(p.bonus),
        "birds": [bird_view(p, slot) for slot in range(SLOTS)],
        "turns_left": int(p.cubes),
        "debt": int(p.debt),
        "score": seat_score(s, seat, own),
        "bonus_counts": [int(bonus_count(p, b)) for b in p.bonus] if own else None,
        "bonus_scores": [int(bonus_points(b, bonus_count(p, b))) for b in p.bonus] if own else None,
        "chosen": find_frame(s, F_DRAFT) >= 0 and s.deciders() >> seat & 1 == 0,
    }


def goal_view(s: WingspanState, round_index: i64) -> GoalView:
    goal = s.goals[round_index]
    start = round_index * s.seats
    scored = len(s.goal_counts) > start
    if scored:
        counts = from_list([int(s.goal_counts[start + seat]) for seat in range(s.seats)])
        points = from_list([int(s.goal_points[start + seat]) for seat in range(s.seats)])
    else:
        counts = counts_now(s, goal)
        points = points_for(s, counts, round_index)
    return {
        "round": int(round_index),
        "goal": int(goal),
        "scored": scored,
        "counts": to_list(counts),
        "points": to_list(points),
    }


def draft_view(s: WingspanState, viewer: i64) -> DraftView | None:
    if viewer < 0 or find_frame(s, F_DRAFT) < 0:
        return None
    p = s.players[viewer]
    return {"birds": to_list(p.hand), "bonus": to_list(p.offer), "chosen": p.choice >= 0}


def play_view(s: WingspanState) -> PlayView | None:
    f = find_frame(s, F_PLAY)
    if f < 0 or s.stack[f + C] >= 3:
        return None
    return {"seat": int(s.stack[f + SEAT]), "card": int(s.stack[f + A]), "habitat": int(s.stack[f + B])}


def row_view(s: WingspanState) -> RowView | None:
    f = find_frame(s, F_ROW_POWERS)
    if f < 0:
        return None
    return {
        "seat": int(s.stack[f + SEAT]),
        "habitat": int(s.stack[f + A]),
        "slot": int(s.stack[f + C]),
        "done": [int(slot) for slot in range(SLOTS) if s.stack[f + D] >> slot & 1],
    }


def faces_of(s: WingspanState, inside: bool) -> list[int]:
    """The faces of the dice in the feeder, or outside, one entry a die."""
    dice = s.feeder if inside else s.outside
    faces: list[int] = []
    for face in range(FACES):
        faces += [int(face)] * int(dice[face])
    return faces


def view_of(s: WingspanState, viewer: i64) -> WingspanView:
    """Everything that ``viewer`` (a seat, or SPECTATOR) may see."""
    over = s.top < 0
    return {
        "game": "wingspan",
        "viewer": int(viewer),
        "options": dict(s.settings),
        "round": int(s.round),
        "active": int(s.active),
        "start_seat": int(s.start_seat),
        "over": over,
        "ranking": rank(s) if over else [],
        "seats": [seat_view(s, seat, viewer) for seat in range(s.seats)],
        "deck_count": len(s.deck),
        "discard": to_list(s.discard),
        "bonus_deck_count": len(s.bonus_deck),
        "tray": to_list(s.tray),
        "feeder": faces_of(s, True),
        "outside": faces_of(s, False),
        "goals": [goal_view(s, r) for r in range(ROUNDS) if s.goals[r] >= 0],
        "pool": to_list(s.pool),
        "offer": to_list(s.players[viewer].offer) if viewer >= 0 else [],
        "draft": draft_view(s, viewer),
        "playing": play_view(s),
        "row": row_view(s),
    }
