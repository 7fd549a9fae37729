"""The course of the game (RULES 2): start seat, draw, place, figure, score, crop circle, next; and its end."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from volary.carcassonne.crop_circles import affected
from volary.carcassonne.event_kinds import EV_CROP_CIRCLE, EV_GAME_ENDED, EV_START_SEAT, EV_TURN_BEGUN
from volary.carcassonne.ids import (
    F_CROP,
    F_DRAW,
    F_FINAL,
    F_PLACE_FIGURE,
    F_PLACE_TILE,
    F_TURN,
    NO_TILE,
    ORDER_STREAM,
    TILES_STREAM,
)
from volary.carcassonne.ledger import draw_tile, place_tile, remove_tile
from volary.carcassonne.placement import bend_of, placed_at, placed_turn, placements
from volary.carcassonne.scoring import score_completed, score_end
from volary.carcassonne.state import CarcassonneState, carcassonne, tile_place, tile_variant
from volary.carcassonne.tables import RIVER_SIDES
from volary.core.actions import CHANCE_KIND, MAX_LEGAL, pack
from volary.core.events import EVERYBODY, Sink
from volary.core.frames import ChanceHandler
from volary.core.state import ASK, CAUSE, DONE, RUN, SEAT, A, Handler, State


@final
class StartSeat(ChanceHandler):
    """A random start player: the rules leave the method open (RULES 1)."""

    name = "start_seat"
    stream = ORDER_STREAM

    def count(self, state: State, f: i64) -> i64:
        return state.seats

    def outcome(self, state: State, f: i64, index: i64) -> i64:
        return index

    def settle(self, state: State, f: i64, outcome: i64, sink: Sink) -> None:
        s = carcassonne(state)
        s.pop()
        s.start_seat = outcome
        s.emit(sink, EV_START_SEAT, outcome, 0, 0, 0, 0, EVERYBODY)
        s.push(F_TURN, outcome)


def tiles_left(s: CarcassonneState) -> i64:
    """Tiles still to be drawn, the river's included."""
    left: i64 = len(s.pile) + len(s.river)
    if s.lake >= 0:
        left += 1
    return left


@final
class Turn(Handler):
    """A turn. a: 0 draw, 1 a tile was laid or none was left, 2 the figure step is over, 3 the turn is."""

    name = "turn"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = carcassonne(state)
        seat = s.stack[f + SEAT]
        phase = s.stack[f + A]
        s.stack[f + A] = phase + 1
        if phase == 0:
            if tiles_left(s) == 0:
                return end(s)
            start_turn(s, sink, f, seat)
        elif phase == 1:
            if s.current == NO_TILE:
                return end(s)
            s.push(F_PLACE_FIGURE, seat)
        elif phase == 2:
            score_completed(s, sink)
            if affected(s) > 0:
                before = s.cause
                s.cause = s.emit(sink, EV_CROP_CIRCLE, seat, affected(s), tile_place(s, s.current), 0, 0, EVERYBODY)
                s.push(F_CROP, seat)
                s.cause = before
        else:
            s.pop()
            s.current = NO_TILE
            s.push(F_TURN, (seat + 1) % s.seats)
        return RUN


def start_turn(s: CarcassonneState, sink: Sink, f: i64, seat: i64) -> None:
    s.turn += 1
    s.active = seat
    s.cause = -1
    s.cause = s.emit(sink, EV_TURN_BEGUN, seat, s.turn, tiles_left(s), 0, 0, EVERYBODY)
    s.stack[f + CAUSE] = s.cause
    s.push(F_DRAW, seat)


def end(s: CarcassonneState) -> i64:
    """No tile is left: the final scoring takes the place of the turn."""
    s.pop()
    s.cause = -1
    s.push(F_FINAL, -1)
    return RUN


@final
class Draw(ChanceHandler):
    """A tile from the pile; one that fits nowhere leaves the game, and another is drawn (RULES 3)."""

    name = "draw"
    stream = TILES_STREAM

    def needed(self, state: State, f: i64, sink: Sink) -> bool:
        s = carcassonne(state)
        if tiles_left(s) > 0:
            return True
        s.pop()
        return False

    def bag(self, s: CarcassonneState) -> vec[i64]:
        """What is drawn from now: the river, then the lake, then the pile (RULES 9)."""
        if len(s.river) > 0:
            return s.river
        return vec[i64]([s.lake]) if s.lake >= 0 else s.pile

    def count(self, state: State, f: i64) -> i64:
        return len(self.bag(carcassonne(state)))

    def outcome(self, state: State, f: i64, index: i64) -> i64:
        return self.bag(carcassonne(state))[index]

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        """The different kinds, each once."""
        n: i64 = 0
        last: i64 = -1
        for kind in self.bag(carcassonne(state)):
            if kind != last:
                out[n] = pack(CHANCE_KIND, 0) | kind
                n += 1
            last = kind
        return n

    def weights(self, state: State, f: i64) -> list[int]:
        """How many tiles there are of each kind."""
        counts: dict[int, int] = {}
        for kind in self.bag(carcassonne(state)):
            counts[int(kind)] = counts.get(int(kind), 0) + 1
        return list(counts.values())

    def settle(self, state: State, f: i64, outcome: i64, sink: Sink) -> None:
        s = carcassonne(state)
        seat = s.stack[f + SEAT]
        draw_tile(s, sink, seat, outcome)
        if placements(s, outcome, s.options, 1) == 0:
            remove_tile(s, sink, seat)
            return
        s.pop()
        s.push(F_PLACE_TILE, seat)


@final
class PlaceTile(Handler):
    """Where the drawn tile goes, and how it is turned (RULES 3)."""

    name = "place_tile"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        return ASK

    def legal(self, state: State, f: i64, seat: i64, out: vec[i64]) -> i64:
        s = carcassonne(state)
        return placements(s, s.drawn, out, MAX_LEGAL)

    def answer(self, state: State, f: i64, seat: i64, action: i64, sink: Sink) -> None:
        s = carcassonne(state)
        s.pop()
        place_tile(s, sink, seat, placed_at(action), placed_turn(action))
        variant = tile_variant(s, s.current)
        if RIVER_SIDES[variant] != 0:
            s.bend = bend_of(s, tile_place(s, s.current), variant)


@final
class Final(Handler):
    """The end of the game."""

    name = "final"

    def run(self, state: State, f: i64, sink: Sink) -> i64:
        s = carcassonne(state)
        s.cause = s.emit(sink, EV_GAME_ENDED, -1, 0, 0, 0, 0, EVERYBODY)
        score_end(s, sink)
        return DONE
