"""Pond: the trivial third game. It keeps the seams between core, server and clients honest, in plain Python.

Two to four herons hold four fish each, drawn from a bag by chance. Everybody secretly chooses one fish at once; they
are shown when all have chosen. Then, in turns, a heron eats a fish face up (points: its number), hides one face down
(1 point now), or dives: draws a fish from the bag, which only it sees. Eating lets it shake off water: a die, for
points. After the last round the hidden fish are shown.

Fish are numbered 801 and up, so that a test can find one in any bytes.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from volary.core.actions import Arg, Label, Prompt, Reason, Ref, field_a, kind_of, pack
from volary.core.codec import Reader, Writer
from volary.core.errors import BadEncoding, IllegalAction
from volary.core.events import EVERYBODY, EventKind, Sink
from volary.core.frames import ChanceHandler
from volary.core.game import Game, OptionSpec, OptionValue, register
from volary.core.rng import below, seed_streams
from volary.core.state import ASK, DONE, RUN, SEAT, A, Handler, SeatScore, State, run
from volary.core.vectors import from_list, to_list

FIRST_FISH = 801
FISH = 24
HAND = 4
NOTHING = 0

# Actions.
CHOOSE, EAT, HIDE, DIVE, SHAKE, STAY_WET = range(2, 8)
# Frames, in the order of HANDLERS.
ROUND, TURN, DRAW, OPENING, DIE, OFFER = range(6)
# Streams.
BAG, DICE = range(2)
# Events.
DRAWN, SHOWN, EATEN, HIDDEN, SHAKEN, UNHIDDEN = range(6)

EVENT_KINDS = [
    EventKind("drawn", ["card"], secret=True, reveals=True),
    EventKind("shown", ["card"], reveals=True),
    EventKind("eaten", ["card", "points"]),
    EventKind("hidden", ["card"], secret=True),
    EventKind("shaken", ["face"], reveals=True),
    EventKind("unhidden", ["card"], reveals=True),
]


class PondState(State):
    """Plain data: three hands of fish a seat (held, shown, hidden), the secret choice, the points and the bag."""

    def __init__(self, seats: int, rounds: int, dice: bool, streams: vec[i64]) -> None:
        super().__init__(seats, HANDLERS, streams)
        self.rounds = rounds
        self.dice = dice
        self.round = 0
        self.points = [0] * seats
        self.chosen = [NOTHING] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        self.hidden: list[list[int]] = [[] for _ in range(seats)]
        self.bag = list(range(FIRST_FISH, FIRST_FISH + FISH))

    def clone(self) -> PondState:
        other = PondState(self.seats, self.rounds, self.dice, self.streams)
        self.copy_core_to(other)
        other.round = self.round
        other.points = self.points[:]
        other.chosen = self.chosen[:]
        other.hands = [hand[:] for hand in self.hands]
        other.shown = [fish[:] for fish in self.shown]
        other.hidden = [fish[:] for fish in self.hidden]
        other.bag = self.bag[:]
        return other

    def write(self, out: Writer) -> None:
        out.field("options")
        for number in (self.seats, self.rounds, int(self.dice)):
            out.integer(number)
        self.write_core(out)
        out.field("round")
        out.integer(self.round)
        out.field("points")
        out.vector(from_list(self.points))
        out.field("chosen")
        out.vector(from_list(self.chosen))
        for name, zones in (("hands", self.hands), ("shown", self.shown), ("hidden", self.hidden)):
            out.field(name)
            for zone in zones:
                out.vector(from_list(zone))
        out.field("bag")
        out.vector(from_list(self.bag))

    def view(self, seat: int) -> dict[str, object]:
        over = self.deciders() == 0
        return {
            "game": "pond",
            "viewer": seat,
            "round": self.round,
            "over": over,
            "bag_count": len(self.bag),
            "seats": [
                {
                    "seat": q,
                    "points": self.points[q],
                    "hand": self.hands[q][:] if q == seat else None,
                    "hand_count": len(self.hands[q]),
                    "shown": self.shown[q][:],
                    "hidden": self.hidden[q][:] if q == seat or over else None,
                    "hidden_count": len(self.hidden[q]),
                    "has_chosen": self.chosen[q] != NOTHING,
                    "chosen": self.chosen[q] if q == seat else NOTHING,
                }
                for q in range(self.seats)
            ],
        }

    def determinise(self, seat: int, seed: bytes) -> None:
        """Shuffle the bag with every hand, secret choice and hidden fish that ``seat`` cannot see."""
        self.streams = seed_streams(seed, ["bag", "dice"])
        self.script = vec[i64]()
        shuffle = seed_streams(seed, ["determinise"])
        others = [q for q in range(self.seats) if q != seat]
        hidden = others if self.deciders() != 0 else []
        pool = sorted(sum([self.hands[q] for q in others] + [self.hidden[q] for q in hidden], self.bag[:]))
        for q in others:
            place = self.hands[q].index(self.chosen[q]) if self.chosen[q] != NOTHING else -1
            self.hands[q] = sorted(pool.pop(below(shuffle, 0, len(pool))) for _ in self.hands[q])
            if place >= 0:
                self.chosen[q] = self.hands[q][place]
        for q in hidden:
            self.hidden[q] = sorted(pool.pop(below(shuffle, 0, len(pool))) for _ in self.hidden[q])
        self.bag = pool
        # Whoever is asked may hold other fish now: the options that the loop kept are not theirs any more.
        self.option_count = -1

    def prompt(self, seat: int) -> Prompt:
        options = [self.label(seat, action) for action in self.legal_actions(seat)]
        if not options:
            raise IllegalAction(f"seat {seat} is not asked now")
        kind = ("", "turn", "", "opening", "", "offer")[self.stack[self.top]]
        return {
            "seat": seat,
            "kind": kind,
            "key": f"prompt-{kind}",
            "args": {},
            "source": {"rule": "POND 1"},
            "minimum": 1,
            "maximum": 1,
            "reveals": False,
            "options": options,
        }

    def label(self, seat: int, action: int) -> Label:
        kind = kind_of(action)
        fish = field_a(action)
        name = ("choose", "eat", "hide", "dive", "shake", "stay")[kind - CHOOSE]
        ref: Ref | None = {"type": "hand", "card": fish} if kind <= HIDE else None
        args: dict[str, Arg] = {"card": fish} if kind <= HIDE else {}
        words = f"{name} {fish}" if kind <= HIDE else name
        return {"action": action, "kind": name, "key": f"option-{name}", "args": args, "words": words, "ref": ref}

    def why_not(self, seat: int, ref: Ref) -> list[Reason]:
        if any(label["ref"] == ref for label in self.prompt(seat)["options"]):
            return []
        return [{"key": "reason-not-in-hand", "args": {"card": ref.get("card", 0)}}]

    def scores(self) -> list[SeatScore]:
        return [
            {"seat": q, "total": self.points[q], "parts": [{"key": "score-points", "points": self.points[q]}]}
            for q in range(self.seats)
        ]

    def ranking(self) -> list[list[int]]:
        totals = sorted(set(self.points), reverse=True)
        return [[q for q in range(self.seats) if self.points[q] == total] for total in totals]

    def check(self) -> list[str]:
        fish = sorted(sum(self.hands + self.shown + self.hidden, self.bag[:]))
        problems = []
        if fish != list(range(FIRST_FISH, FIRST_FISH + FISH)):
            problems.append(f"the fish are not each there once: {fish}")
        for q in range(self.seats):
            if self.chosen[q] != NOTHING and self.chosen[q] not in self.hands[q]:
                problems.append(f"seat {q} has chosen a fish that it does not hold")
        return problems


class DrawHandler(ChanceHandler):
    """The frame's seat draws a fish from the bag and alone sees it. A counts how many are still to be drawn."""

    def __init__(self) -> None:
        self.stream = BAG

    def needed(self, state: State, f: int, sink: Sink) -> bool:
        if state.stack[f + A] > 0:
            return True
        state.pop()
        return False

    def count(self, state: State, f: int) -> int:
        assert isinstance(state, PondState)
        return len(state.bag)

    def outcome(self, state: State, f: int, index: int) -> int:
        assert isinstance(state, PondState)
        return state.bag[index]

    def settle(self, state: State, f: int, outcome: int, sink: Sink) -> None:
        assert isinstance(state, PondState)
        seat = state.stack[f + SEAT]
        state.stack[f + A] -= 1
        state.bag.remove(outcome)
        state.hands[seat] = sorted([*state.hands[seat], outcome])
        state.emit(sink, DRAWN, seat, outcome, 0, 0, 0, 1 << seat)


class DieHandler(ChanceHandler):
    """A die of three faces, for points."""

    def __init__(self) -> None:
        self.stream = DICE

    def count(self, state: State, f: int) -> int:
        return 3

    def outcome(self, state: State, f: int, index: int) -> int:
        return index + 1

    def settle(self, state: State, f: int, outcome: int, sink: Sink) -> None:
        assert isinstance(state, PondState)
        seat = state.stack[f + SEAT]
        state.pop()
        state.points[seat] += outcome
        state.emit(sink, SHAKEN, seat, outcome, 0, 0, 0, EVERYBODY)


class OpeningHandler(Handler):
    """Everybody chooses one fish of the hand at once; nobody sees another's until all have chosen."""

    def run(self, state: State, f: int, sink: Sink) -> int:
        assert isinstance(state, PondState)
        if NOTHING in state.chosen:
            return ASK
        for q in range(state.seats):
            fish = state.chosen[q]
            state.chosen[q] = NOTHING
            state.hands[q].remove(fish)
            state.shown[q].append(fish)
            state.points[q] += fish - FIRST_FISH
            state.emit(sink, SHOWN, q, fish, 0, 0, 0, EVERYBODY)
        return DONE

    def deciders(self, state: State, f: int) -> int:
        assert isinstance(state, PondState)
        return sum(1 << q for q in range(state.seats) if state.chosen[q] == NOTHING)

    def legal(self, state: State, f: int, seat: int, out: vec[i64]) -> int:
        assert isinstance(state, PondState)
        for i, fish in enumerate(state.hands[seat]):
            out[i] = pack(CHOOSE, fish)
        return len(state.hands[seat])

    def answer(self, state: State, f: int, seat: int, action: int, sink: Sink) -> None:
        assert isinstance(state, PondState)
        state.chosen[seat] = field_a(action)


class RoundHandler(Handler):
    """Starts a round, or ends the game and shows what was hidden."""

    def run(self, state: State, f: int, sink: Sink) -> int:
        assert isinstance(state, PondState)
        if state.round == state.rounds:
            for q in range(state.seats):
                for fish in state.hidden[q]:
                    state.emit(sink, UNHIDDEN, q, fish, 0, 0, 0, EVERYBODY)
            return DONE
        state.round += 1
        for q in reversed(range(state.seats)):
            state.push(TURN, q)
        return RUN


class TurnHandler(Handler):
    """A heron's turn. The number of options follows from a hidden hand, so it is always asked."""

    def __init__(self) -> None:
        self.always_asked = True

    def run(self, state: State, f: int, sink: Sink) -> int:
        return ASK

    def legal(self, state: State, f: int, seat: int, out: vec[i64]) -> int:
        assert isinstance(state, PondState)
        actions = [pack(kind, fish) for kind in (EAT, HIDE) for fish in state.hands[seat]]
        if state.bag:
            actions.append(pack(DIVE))
        for i, action in enumerate(actions):
            out[i] = action
        return len(actions)

    def answer(self, state: State, f: int, seat: int, action: int, sink: Sink) -> None:
        assert isinstance(state, PondState)
        state.pop()
        kind = kind_of(action)
        fish = field_a(action)
        if kind == EAT:
            state.hands[seat].remove(fish)
            state.shown[seat].append(fish)
            state.points[seat] += fish - FIRST_FISH
            state.cause = state.emit(sink, EATEN, seat, fish, fish - FIRST_FISH, 0, 0, EVERYBODY)
            if state.dice:
                state.push(OFFER, seat)
        elif kind == HIDE:
            state.hands[seat].remove(fish)
            state.hidden[seat] = sorted([*state.hidden[seat], fish])
            state.points[seat] += 1
            state.emit(sink, HIDDEN, seat, fish, 0, 0, 0, 1 << seat)
        else:
            state.push(DRAW, seat, 1)


class OfferHandler(Handler):
    """After eating: shake (throw the die) or stay wet."""

    def run(self, state: State, f: int, sink: Sink) -> int:
        return ASK

    def legal(self, state: State, f: int, seat: int, out: vec[i64]) -> int:
        out[0] = pack(SHAKE)
        out[1] = pack(STAY_WET)
        return 2

    def answer(self, state: State, f: int, seat: int, action: int, sink: Sink) -> None:
        state.pop()
        if action == pack(SHAKE):
            state.push(DIE, seat)


HANDLERS: list[Handler] = [
    RoundHandler(),
    TurnHandler(),
    DrawHandler(),
    OpeningHandler(),
    DieHandler(),
    OfferHandler(),
]


class Pond(Game):
    """The registered game."""

    def __init__(self) -> None:
        self.id = "pond"
        self.rules_version = 1

    def options_schema(self) -> list[OptionSpec]:
        return [
            {"name": "seats", "default": 2, "values": [2, 3, 4]},
            {"name": "rounds", "default": 2, "values": [1, 2, 3]},
            {"name": "dice", "default": True, "values": [False, True]},
        ]

    def new(self, options: dict[str, OptionValue], seed: bytes, sink: Sink) -> State:
        state = self.unstarted(options, seed)
        run(state, sink)
        return state

    def unstarted(self, options: dict[str, OptionValue], seed: bytes) -> PondState:
        """Before the first fish is drawn, for tests that script chance or make it explicit."""
        chosen = self.canonical_options(options)
        state = PondState(
            int(chosen["seats"]), int(chosen["rounds"]), bool(chosen["dice"]), seed_streams(seed, ["bag", "dice"])
        )
        state.push(ROUND, -1)
        state.push(OPENING, -1)
        for q in reversed(range(state.seats)):
            state.push(DRAW, q, HAND)
        return state

    def decode(self, data: bytes) -> State:
        source = Reader(data)
        seats, rounds, dice = source.integer(), source.integer(), source.integer()
        if not (2 <= seats <= 4 and 1 <= rounds <= 3 and 0 <= dice <= 1):
            raise BadEncoding("not the options of a pond")
        state = PondState(seats, rounds, dice == 1, vec[i64]())
        state.read_core(source)
        state.round = source.integer()
        state.points = to_list(source.vector())
        state.chosen = to_list(source.vector())
        state.hands, state.shown, state.hidden = ([to_list(source.vector()) for _ in range(seats)] for _ in range(3))
        state.bag = to_list(source.vector())
        source.end()
        return state

    def event_kinds(self) -> list[EventKind]:
        return EVENT_KINDS


POND = Pond()
register(POND)
