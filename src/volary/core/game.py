"""Game, options and the registry: what a game offers before it is played."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from mypy_extensions import i64, mypyc_attr

from volary.core.actions import CHANCE
from volary.core.errors import BadEncoding, BadOptions, IllegalAction
from volary.core.events import EventKind, Sink
from volary.core.state import State

OptionValue = int | bool | str
WRONG_NUMBERS = (ArithmeticError, LookupError, ValueError, TypeError, NotImplementedError, IllegalAction)
"""What numbers that no game has raise inside its rules."""


class OptionSpec(TypedDict):
    """One option of a game: its name, its default and the values that it may take, in the order for people.

    ``needs``: what other options must be (one of the listed values) for any value but the default.
    """

    name: str
    default: OptionValue
    values: list[OptionValue]
    needs: NotRequired[dict[str, list[OptionValue]]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A registered game: stateless, one instance. ``rules_version`` rises when behaviour changes."""

    id: str = ""
    rules_version: int = 0

    def options_schema(self) -> list[OptionSpec]:
        """Every option. The option ``seats`` is always there."""
        raise NotImplementedError

    def canonical_options(self, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
        """All options in schema order, defaults filled in. Raises BadOptions naming the option and its values."""
        schema = self.options_schema()
        known = [spec["name"] for spec in schema]
        for name in options:
            if name not in known:
                raise BadOptions(f"{self.id} has no option '{name}'; it has {', '.join(known)}")
        result: dict[str, OptionValue] = {}
        for spec in schema:
            value = options.get(spec["name"], spec["default"])
            allowed = spec["values"]
            if not any(type(value) is type(a) and value == a for a in allowed):
                listed = ", ".join(str(a) for a in allowed)
                raise BadOptions(f"{self.id}: option {spec['name']} is {value!r}; it can be {listed}")
            result[spec["name"]] = value
        for spec in schema:
            if result[spec["name"]] != spec["default"]:
                self.check_needs(spec, result)
        return result

    def check_needs(self, spec: OptionSpec, options: dict[str, OptionValue]) -> None:
        """Raise BadOptions, with the reason, for an option that another one rules out."""
        for other, allowed in spec.get("needs", {}).items():
            if options[other] not in allowed:
                listed = ", ".join(str(value) for value in allowed)
                raise BadOptions(
                    f"{self.id}: {spec['name']} can be {options[spec['name']]} only where {other} is {listed},"
                    f" and it is {options[other]}"
                )

    def new(self, options: dict[str, OptionValue], seed: bytes, sink: Sink) -> State:
        """A new game, run to its first decision. Raises BadOptions. ``sink`` gets the events of the set-up."""
        raise NotImplementedError

    def decode(self, data: bytes) -> State:
        """The state that ``encode`` wrote. Raises BadEncoding."""
        raise NotImplementedError

    def faults(self, state: State) -> list[str]:
        """Everything that is wrong with a decoded state, in words; it could be anything that its vectors can hold."""
        return state.check()

    def checked(self, state: State) -> State:
        """A decoded state, if it is sound and the game can go on from it. Raises BadEncoding."""
        try:
            faults = self.faults(state) or unanswerable(state)
        except WRONG_NUMBERS as error:
            raise BadEncoding(f"{self.id} state: {type(error).__name__}: {error}") from error
        if faults:
            raise BadEncoding(f"{self.id} state: {faults[0]}")
        return state

    def event_kinds(self) -> list[EventKind]:
        """The meaning of each event kind, by its number."""
        raise NotImplementedError

    def position(self, record: dict[str, object]) -> State:
        """A state built from a scenario's ``position`` and ``script``. Raises BadScenario naming the key."""
        raise NotImplementedError

    def inspect(self, state: State) -> dict[str, object]:
        """The whole table by names, for the expectations of scenarios."""
        raise NotImplementedError

    def seat_names(self) -> str:
        """Letters that scenarios and logs use for the seats."""
        return "ABCDEFGH"


def unanswerable(state: State) -> list[str]:
    """Why nobody could answer what a decoded state asks: no such seat, no option, or no question at all."""
    deciders = state.deciders()
    one: i64 = 1
    if deciders & ~((one << state.seats) - 1 | one << CHANCE) != 0:
        return ["a seat that is not there is asked"]
    if (state.top >= 0) != (deciders != 0):
        return ["the game is not over, and nobody is asked"]
    for seat in range(CHANCE + 1):
        if deciders >> seat & 1:
            if len(state.legal_actions(seat)) == 0:
                return [f"seat {seat} is asked and has no option"]
            if seat != CHANCE:
                state.prompt(seat)
    return []


_GAMES: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known under its id."""
    _GAMES[game.id] = game


def game_by_id(game_id: str) -> Game:
    """The registered game. Raises BadOptions naming the games that there are."""
    game = _GAMES.get(game_id)
    if game is None:
        raise BadOptions(f"there is no game '{game_id}'; there are {', '.join(sorted(_GAMES))}")
    return game


def games() -> list[Game]:
    """All registered games, by id."""
    return [_GAMES[name] for name in sorted(_GAMES)]
