"""Game, options and the registry: what a game offers before it is played."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import mypyc_attr

from volary.core.errors import BadOptions
from volary.core.events import EventKind, Sink
from volary.core.state import State

OptionValue = int | bool | str


class OptionSpec(TypedDict):
    """One option of a game: its name, its default and the values that it may take, in the order for people."""

    name: str
    default: OptionValue
    values: list[OptionValue]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A registered game: stateless, one instance. ``rules_version`` rises when behaviour changes."""

    id: str = ""
    rules_version: int = 0

    def options_schema(self) -> list[OptionSpec]:
        """Every option. The option ``seats`` is always there."""
        raise NotImplementedError

    def check_options(self, options: dict[str, OptionValue]) -> None:
        """Raise BadOptions for a combination that cannot be played; each single value is already known to be good."""
        return None

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
        self.check_options(result)
        return result

    def new(self, options: dict[str, OptionValue], seed: bytes, sink: Sink) -> State:
        """A new game, run to its first decision. Raises BadOptions. ``sink`` gets the events of the set-up."""
        raise NotImplementedError

    def decode(self, data: bytes) -> State:
        """The state that ``encode`` wrote. Raises BadEncoding."""
        raise NotImplementedError

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
