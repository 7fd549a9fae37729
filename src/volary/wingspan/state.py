"""WingspanState and Player: the whole table as plain data.

Cards are table indices. Bags (hand, deck, discards of bonus cards) are ascending vectors: no order is kept that could
leak. ``cached`` packs the stored tokens of a bird, CACHE_BITS bits a food.
"""

from __future__ import annotations

import json
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from volary.core.actions import Label, Prompt, Reason, Ref
from volary.core.codec import Reader, Writer
from volary.core.events import EVERYBODY
from volary.core.game import OptionValue
from volary.core.state import Handler, SeatScore, State
from volary.core.vectors import filled
from volary.wingspan.ids import FOODS, NO_CARD, SLOTS

CACHE_BITS: Final[i64] = 12
CACHE_MASK: Final[i64] = (1 << 12) - 1
ONE_CACHED: Final[vec[i64]] = vec[i64]([1 << (12 * food) for food in range(5)])
"""One stored token of each food. A table, because mypyc makes ``1 << x`` of a constant 1 a 32-bit shift."""
# Starting values, shared and never changed: a new game gets copies (game.py).
EMPTY_TRAY: Final[vec[i64]] = filled(NO_CARD, 3)
NO_DICE: Final[vec[i64]] = filled(0, 6)
NO_GOALS: Final[vec[i64]] = filled(-1, 4)
NO_CARDS: Final[vec[i64]] = vec[i64]()


@final
class Player:
    """One seat's mat, tokens and cards."""

    def __init__(
        self,
        food: vec[i64],
        hand: vec[i64],
        known: vec[i64],
        hand_tucks: vec[i64],
        bonus: vec[i64],
        bonus_refused: vec[i64],
        offer: vec[i64],
        birds: vec[i64],
        eggs: vec[i64],
        cached: vec[i64],
        tucked: vec[i64],
        row_len: vec[i64],
    ) -> None:
        self.food = food
        self.hand = hand
        self.known = known
        """Cards that everybody knows to be in the hand: seen going in, and no hidden tuck since."""
        self.maybe: vec[i64] = NO_CARDS
        """Cards seen going in before the last hidden tuck: in the hand or under a bird."""
        self.fresh: i64 = 0
        """How many unseen cards of hand and hand tucks were drawn since the deck was last rebuilt."""
        self.hand_tucks = hand_tucks
        """Cards tucked from the hand; the owner knew them."""
        self.bonus = bonus
        self.bonus_refused = bonus_refused
        """Bonus cards that this seat drew and discarded: nobody else knows them."""
        self.offer = offer
        """Bonus cards drawn, of which some may be kept."""
        self.birds = birds
        self.eggs = eggs
        self.cached = cached
        self.tucked = tucked
        self.row_len = row_len
        self.cubes: i64 = 0
        self.debt: i64 = 0
        self.pinks: i64 = 0
        """Mask of the slots that hold a bird with a between-turns power."""
        self.used: i64 = 0
        """Mask of those that were used since the seat's last turn."""
        self.last_egg: i64 = -1
        """Slot of the last egg laid for a power that every player carries out."""
        self.choice: i64 = -1
        """The opening choice, until everybody has chosen."""

    def clone(self) -> Player:
        """An independent copy. Only what is changed in place is copied: cards are changed by replacing the vector."""
        p = Player(
            self.food[:],
            self.hand,
            self.known,
            self.hand_tucks,
            self.bonus,
            self.bonus_refused,
            self.offer,
            self.birds,
            self.eggs[:],
            self.cached[:],
            self.tucked[:],
            self.row_len,
        )
        p.maybe = self.maybe
        p.fresh = self.fresh
        p.cubes = self.cubes
        p.debt = self.debt
        p.pinks = self.pinks
        p.used = self.used
        p.last_egg = self.last_egg
        p.choice = self.choice
        return p

    def write(self, out: Writer) -> None:
        """Write the fields; the order is the canonical encoding."""
        for v in self.vectors():
            out.vector(v)
        for x in (self.fresh, self.cubes, self.debt, self.pinks, self.used, self.last_egg, self.choice):
            out.integer(x)

    def vectors(self) -> list[vec[i64]]:
        return [
            self.food,
            self.hand,
            self.known,
            self.maybe,
            self.hand_tucks,
            self.bonus,
            self.bonus_refused,
            self.offer,
            self.birds,
            self.eggs,
            self.cached,
            self.tucked,
            self.row_len,
        ]

    def egg_total(self) -> i64:
        eggs = self.eggs
        n: i64 = 0
        for slot in range(SLOTS):
            n += eggs[slot]
        return n

    def food_total(self) -> i64:
        food = self.food
        n: i64 = 0
        for k in range(FOODS):
            n += food[k]
        return n

    def cached_total(self, slot: i64) -> i64:
        """Stored tokens on the bird in ``slot``."""
        packed = self.cached[slot]
        n: i64 = 0
        while packed:
            n += packed & CACHE_MASK
            packed >>= CACHE_BITS
        return n


def new_player() -> Player:
    """A seat before anything is dealt."""
    return Player(
        filled(0, FOODS),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        filled(NO_CARD, SLOTS),
        filled(0, SLOTS),
        filled(0, SLOTS),
        filled(0, SLOTS),
        filled(0, 3),
    )


def read_player(data: Reader) -> Player:
    """Read what ``Player.write`` wrote."""
    v = [data.vector() for _ in range(13)]
    p = Player(v[0], v[1], v[2], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11], v[12])
    p.maybe = v[3]
    p.fresh = data.integer()
    p.cubes = data.integer()
    p.debt = data.integer()
    p.pinks = data.integer()
    p.used = data.integer()
    p.last_egg = data.integer()
    p.choice = data.integer()
    return p


@final
class WingspanState(State):
    """A Wingspan game at one moment."""

    def __init__(
        self,
        seats: i64,
        handlers: list[Handler],
        streams: vec[i64],
        settings: dict[str, OptionValue],
        players: list[Player],
        deck: vec[i64],
        bonus_deck: vec[i64],
    ) -> None:
        super().__init__(seats, handlers, streams)
        self.settings = settings
        """The canonical options; shared between clones, never changed."""
        self.blue: bool = settings["goals"] == "blue"
        self.public_hands: bool = settings["hands"] == "public"
        self.swift_start: bool = settings["swift_start"] is True
        self.players = players
        self.deck = deck
        self.discard: vec[i64] = NO_CARDS
        """The discard pile, oldest first; public."""
        self.deck_tucks: vec[i64] = NO_CARDS
        """Cards tucked from the deck, unseen by anybody."""
        self.rebuilt: vec[i64] = NO_CARDS
        """The cards of the deck when it was last rebuilt from the discard pile: everybody saw which."""
        self.fresh_tucks: i64 = 0
        """How many deck tucks there were since then."""
        self.hunt_tucks: vec[i64] = NO_CARDS
        """Cards tucked by a hunt: everybody saw them."""
        self.bonus_deck = bonus_deck
        self.bonus_discard: vec[i64] = NO_CARDS
        self.tray: vec[i64] = EMPTY_TRAY
        self.feeder: vec[i64] = NO_DICE
        """Dice in the birdfeeder, by face."""
        self.outside: vec[i64] = NO_DICE
        """Dice outside, by the face that they show."""
        self.goals: vec[i64] = NO_GOALS
        self.goal_counts: vec[i64] = NO_CARDS
        """Counts of the scored rounds: a seat each, round after round."""
        self.goal_points: vec[i64] = NO_CARDS
        self.pool: vec[i64] = NO_CARDS
        """Face-up cards of a draft power."""
        self.round: i64 = 0
        self.active: i64 = -1
        """The seat whose turn it is, -1 before the first turn."""
        self.start_seat: i64 = -1
        self.result: i64 = 0
        """Whether the last step of a power was carried out completely."""
        self.hunted: i64 = 0
        """Whether a hunt of the running power succeeded."""

    def clone(self) -> State:
        return self.copy()

    def copy(self) -> WingspanState:
        """``clone`` with its own type. Card vectors are shared: the ledger replaces them, never changes them."""
        other = WingspanState(
            self.seats,
            self.handlers,
            self.streams[:],
            self.settings,
            [p.clone() for p in self.players],
            self.deck,
            self.bonus_deck,
        )
        self.copy_core_to(other)
        other.discard = self.discard
        other.deck_tucks = self.deck_tucks
        other.rebuilt = self.rebuilt
        other.fresh_tucks = self.fresh_tucks
        other.hunt_tucks = self.hunt_tucks
        other.bonus_discard = self.bonus_discard
        other.tray = self.tray[:]
        other.feeder = self.feeder[:]
        other.outside = self.outside[:]
        other.goals = self.goals
        other.goal_counts = self.goal_counts
        other.goal_points = self.goal_points
        other.pool = self.pool
        other.round = self.round
        other.active = self.active
        other.start_seat = self.start_seat
        other.result = self.result
        other.hunted = self.hunted
        return other

    def write(self, out: Writer) -> None:
        out.field("settings")
        out.text(json.dumps(self.settings, separators=(",", ":")))
        self.write_core(out)
        for seat in range(len(self.players)):
            out.field(f"players[{seat}]")
            self.players[seat].write(out)
        names = [
            "deck",
            "discard",
            "deck_tucks",
            "rebuilt",
            "hunt_tucks",
            "bonus_deck",
            "bonus_discard",
            "tray",
            "feeder",
        ]
        names += ["outside", "goals", "goal_counts", "goal_points", "pool"]
        vectors = self.vectors()
        for i in range(len(names)):
            out.field(names[i])
            out.vector(vectors[i])
        out.field("turn")
        for x in (self.fresh_tucks, self.round, self.active, self.start_seat, self.result, self.hunted):
            out.integer(x)

    def vectors(self) -> list[vec[i64]]:
        return [
            self.deck,
            self.discard,
            self.deck_tucks,
            self.rebuilt,
            self.hunt_tucks,
            self.bonus_deck,
            self.bonus_discard,
            self.tray,
            self.feeder,
            self.outside,
            self.goals,
            self.goal_counts,
            self.goal_points,
            self.pool,
        ]

    def read(self, data: Reader) -> None:
        """Read what ``write`` wrote after the settings. Raises BadEncoding."""
        self.read_core(data)
        self.players = [read_player(data) for _ in range(self.seats)]
        self.deck = data.vector()
        self.discard = data.vector()
        self.deck_tucks = data.vector()
        self.rebuilt = data.vector()
        self.hunt_tucks = data.vector()
        self.bonus_deck = data.vector()
        self.bonus_discard = data.vector()
        self.tray = data.vector()
        self.feeder = data.vector()
        self.outside = data.vector()
        self.goals = data.vector()
        self.goal_counts = data.vector()
        self.goal_points = data.vector()
        self.pool = data.vector()
        self.fresh_tucks = data.integer()
        self.round = data.integer()
        self.active = data.integer()
        self.start_seat = data.integer()
        self.result = data.integer()
        self.hunted = data.integer()

    def knows(self, seat: i64) -> i64:
        """Mask of the seats that see the hand of ``seat``."""
        one: i64 = 1
        return EVERYBODY if self.public_hands else one << seat

    # -- parts of the protocol that live in modules of their own ----------------------------------------------------

    def view(self, seat: i64) -> dict[str, object]:
        from volary.wingspan.views import view_of

        return dict(view_of(self, seat))

    def determinise(self, seat: i64, seed: bytes) -> None:
        from volary.wingspan.hidden import resample

        resample(self, seat, seed)

    def prompt(self, seat: i64) -> Prompt:
        from volary.wingspan.labels import prompt_of

        return prompt_of(self, seat)

    def label(self, seat: i64, action: i64) -> Label:
        from volary.wingspan.labels import label_of

        return label_of(self, seat, action)

    def why_not(self, seat: i64, ref: Ref) -> list[Reason]:
        from volary.wingspan.reasons import reasons_against

        return reasons_against(self, seat, ref)

    def scores(self) -> list[SeatScore]:
        from volary.wingspan.scoring import all_scores

        return all_scores(self)

    def ranking(self) -> list[list[int]]:
        from volary.wingspan.scoring import rank

        return rank(self)

    def check(self) -> list[str]:
        from volary.wingspan.invariants import broken

        return broken(self)


def wingspan(state: State) -> WingspanState:
    """The state as a WingspanState: every handler begins with this."""
    assert isinstance(state, WingspanState)
    return state
