"""Scores (RULES 10.2, 11, 12): the goal of a round, the six parts of a score, the ranking."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from volary.core.events import EVERYBODY, Sink
from volary.core.state import SeatScore
from volary.core.vectors import added
from volary.wingspan.bonus import bonus_count, bonus_points
from volary.wingspan.event_kinds import EV_BONUS_SCORED, EV_GOAL_SCORED
from volary.wingspan.goals import blue_points, goal_count, green_points
from volary.wingspan.ids import SLOTS
from volary.wingspan.state import Player, WingspanState
from volary.wingspan.tables import POINTS

PARTS: Final[list[str]] = ["birds", "bonus", "goals", "eggs", "cached", "tucked"]


def counts_now(s: WingspanState, goal: i64) -> vec[i64]:
    """The goal's count of every seat."""
    counts = vec[i64](capacity=s.seats)
    for p in s.players:
        counts = append(counts, goal_count(p, goal))
    return counts


def points_for(s: WingspanState, counts: vec[i64], round_index: i64) -> vec[i64]:
    """Goal points of every seat for these counts, on the side of the goal board in use."""
    return blue_points(counts) if s.blue else green_points(counts, round_index)


def score_goal(s: WingspanState, sink: Sink) -> None:
    """Score the goal of the round that ends."""
    goal = s.goals[s.round]
    counts = counts_now(s, goal)
    points = points_for(s, counts, s.round)
    for seat in range(s.seats):
        s.goal_counts = added(s.goal_counts, counts[seat])
        s.goal_points = added(s.goal_points, points[seat])
        s.emit(sink, EV_GOAL_SCORED, seat, goal, s.round, counts[seat], points[seat], EVERYBODY)


def report_bonus_scores(s: WingspanState, sink: Sink) -> None:
    """At the end the bonus cards are shown."""
    for seat in range(s.seats):
        p = s.players[seat]
        n: i64 = len(p.bonus)
        for i in range(n):
            bonus = p.bonus[i]
            count = bonus_count(p, bonus)
            s.emit(sink, EV_BONUS_SCORED, seat, bonus, count, bonus_points(bonus, count), 0, EVERYBODY)


def bird_points(p: Player) -> i64:
    n: i64 = 0
    for slot in range(SLOTS):
        if p.birds[slot] >= 0:
            n += POINTS[p.birds[slot]]
    return n


def bonus_total(p: Player) -> i64:
    n: i64 = 0
    cards: i64 = len(p.bonus)
    for i in range(cards):
        n += bonus_points(p.bonus[i], bonus_count(p, p.bonus[i]))
    return n


def goal_total(s: WingspanState, seat: i64) -> i64:
    """Points of the goals scored so far."""
    n: i64 = 0
    i = seat
    while i < len(s.goal_points):
        n += s.goal_points[i]
        i += s.seats
    return n


def cached_total(p: Player) -> i64:
    n: i64 = 0
    for slot in range(SLOTS):
        n += p.cached_total(slot)
    return n


def tucked_total(p: Player) -> i64:
    n: i64 = 0
    for slot in range(SLOTS):
        n += p.tucked[slot]
    return n


def total_score(s: WingspanState, seat: i64) -> i64:
    """The seat's score as it stands, bonus cards included."""
    p = s.players[seat]
    table = bird_points(p) + p.egg_total() + cached_total(p) + tucked_total(p)
    return table + bonus_total(p) + goal_total(s, seat)


def seat_score(s: WingspanState, seat: i64, with_bonus: bool) -> SeatScore:
    """The six parts of a score; a viewer who may not see the bonus cards gets 0 for them."""
    p = s.players[seat]
    points = [
        bird_points(p),
        bonus_total(p) if with_bonus else 0,
        goal_total(s, seat),
        p.egg_total(),
        cached_total(p),
        tucked_total(p),
    ]
    total = 0
    for x in points:
        total += int(x)
    return {
        "seat": int(seat),
        "total": total,
        "parts": [{"key": PARTS[i], "points": int(points[i])} for i in range(len(PARTS))],
    }


def all_scores(s: WingspanState) -> list[SeatScore]:
    return [seat_score(s, seat, True) for seat in range(s.seats)]


def rank(s: WingspanState) -> list[list[int]]:
    """Seats by place: points, then unused food tokens; still tied seats share the place (RULES 12)."""
    keys = [(int(total_score(s, seat)), int(s.players[seat].food_total())) for seat in range(s.seats)]
    places: list[list[int]] = []
    for key in sorted(set(keys), reverse=True):
        places.append([seat for seat in range(len(keys)) if keys[seat] == key])
    return places
