"""Wingspan as a registered game: options, new games, decoding, and the list of frame handlers."""

from __future__ import annotations

import json
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from volary.core.codec import Reader
from volary.core.errors import BadEncoding, BadOptions
from volary.core.events import EventKind, Sink
from volary.core.game import Game, OptionSpec, OptionValue
from volary.core.rng import seed_streams
from volary.core.state import Handler, State, run
from volary.wingspan import birdfeeder, deck, food_cost, nest, play, reactions, setup, turn
from volary.wingspan.event_kinds import EVENT_KINDS
from volary.wingspan.ids import F_SETUP, STREAM_NAMES
from volary.wingspan.invariants import unsound
from volary.wingspan.powers import choices, steps
from volary.wingspan.state import WingspanState, new_player, wingspan
from volary.wingspan.tables import BONUS_CARDS, CORE_BIRDS, LANGUAGE_DEPENDENT, STRONG

# In the order of the F_ numbers of ids.py.
HANDLERS: Final[list[Handler]] = [
    setup.SetUp(),
    setup.LayGoal(),
    birdfeeder.Throw(),
    deck.CardFromDeck(),
    deck.BonusFromDeck(),
    setup.Draft(),
    setup.StartSeat(),
    setup.StartRound(),
    turn.Turn(),
    turn.RowAction(),
    turn.Convert(),
    turn.RowPowers(),
    turn.EndTurn(),
    turn.RoundEnd(),
    birdfeeder.TakeDice(),
    nest.LayEggs(),
    deck.DrawCards(),
    play.PlayBird(),
    food_cost.PayFood(),
    nest.PayEggs(),
    reactions.React(),
    steps.PowerFrame(),
    steps.Steps(),
    choices.GainFromSupply(),
    choices.TradeFood(),
    deck.Tuck(),
    deck.Discard(),
    deck.KeepBonus(),
    deck.FillPool(),
    deck.PickCards(),
    choices.EachPlayer(),
    choices.MoveBird(),
    choices.RepeatPower(),
    play.ExtraPlay(),
    steps.MayFrame(),
    birdfeeder.TakeAllDice(),
    birdfeeder.HuntDice(),
]

OPTIONS: Final[list[OptionSpec]] = [
    {"name": "seats", "default": 2, "values": [2, 3, 4, 5]},
    {"name": "goals", "default": "green", "values": ["green", "blue"]},
    {"name": "language_bonus_cards", "default": True, "values": [True, False]},
    {"name": "strong_birds", "default": True, "values": [True, False]},
    {"name": "hands", "default": "private", "values": ["private", "public"]},
    # There are packs for four.
    {"name": "swift_start", "default": False, "values": [False, True], "needs": {"seats": [2, 3, 4]}},
]


def deck_of(strong_birds: bool) -> vec[i64]:
    """The birds in play: the 170, without the four strong ones if they are out (RULES 13)."""
    cards = vec[i64](capacity=CORE_BIRDS)
    for card in range(CORE_BIRDS):
        if strong_birds or STRONG[card] == 0:
            cards = append(cards, card)
    return cards


def bonus_deck_of(language_dependent: bool) -> vec[i64]:
    """The bonus cards in play: the 26, without the four name-based ones if they are out (RULES 13)."""
    cards = vec[i64](capacity=BONUS_CARDS)
    for bonus in range(BONUS_CARDS):
        if language_dependent or LANGUAGE_DEPENDENT[bonus] == 0:
            cards = append(cards, bonus)
    return cards


DECKS: Final[list[vec[i64]]] = [deck_of(False), deck_of(True)]
BONUS_DECKS: Final[list[vec[i64]]] = [bonus_deck_of(False), bonus_deck_of(True)]


def empty_state(settings: dict[str, OptionValue], seed: bytes) -> WingspanState:
    """A table with all cards in their decks and nothing dealt."""
    seats: i64 = int(settings["seats"])
    state = WingspanState(
        seats,
        HANDLERS,
        seed_streams(seed, STREAM_NAMES),
        settings,
        [new_player() for _ in range(seats)],
        DECKS[1 if settings["strong_birds"] is True else 0],
        BONUS_DECKS[1 if settings["language_bonus_cards"] is True else 0],
    )
    state.tray = state.tray[:]
    state.feeder = state.feeder[:]
    state.outside = state.outside[:]
    return state


@final
class Wingspan(Game):
    """The game ``wingspan``."""

    def __init__(self) -> None:
        self.id = "wingspan"
        self.rules_version = 1

    def options_schema(self) -> list[OptionSpec]:
        return OPTIONS

    def new(self, options: dict[str, OptionValue], seed: bytes, sink: Sink) -> State:
        return self.new_wingspan(options, seed, sink)

    def new_wingspan(self, options: dict[str, OptionValue], seed: bytes, sink: Sink) -> WingspanState:
        """``new`` with its own type."""
        state = empty_state(self.canonical_options(options), seed)
        state.push(F_SETUP, -1)
        run(state, sink)
        return state

    def decode(self, data: bytes) -> State:
        reader = Reader(data)
        try:
            settings: dict[str, Any] = json.loads(reader.text())
            state = empty_state(self.canonical_options(settings), b"")
        except (ValueError, BadOptions, AttributeError) as error:
            raise BadEncoding(f"wingspan state: {error}") from error
        state.read(reader)
        reader.end()
        return self.checked(state)

    def faults(self, state: State) -> list[str]:
        return unsound(wingspan(state))

    def event_kinds(self) -> list[EventKind]:
        return EVENT_KINDS

    def position(self, record: dict[str, object]) -> State:
        from volary.wingspan.position import build

        return build(record)

    def inspect(self, state: State) -> dict[str, object]:
        from volary.wingspan.position import inspect

        return inspect(state)


GAME: Final = Wingspan()
