"""Scenarios: a position, a script of forced chance, steps in words, and what must hold on the way (docs/scenarios.md).

A scenario is a TOML file. ``[position]`` and ``[script]`` are read by the game; ``steps`` is one instruction a line::

    A: gain food              seat A takes this option (its words, see Label)
    A may: reroll             the option is offered
    A may not: reroll         it is not
    asks A: take_die          seat A is asked, with this kind of prompt (the kind may be left out)
    over                      the game is over
    A.food.seed = 2           a value of ``Game.inspect`` (the right side is TOML)
"""

from __future__ import annotations

import tomllib
from typing import Any

from volary.core.errors import BadScenario, VolaryError
from volary.core.events import Sink
from volary.core.game import game_by_id
from volary.core.state import State

WRONG_VALUES = (TypeError, ValueError, KeyError, IndexError, AttributeError, OverflowError)
"""What a value of the wrong kind raises inside a game's ``position``, or a scripted card that is not there."""
KEYS = {"game", "title", "rulings", "covers", "position", "script", "steps"}


class Scenario:
    """A parsed scenario. ``rulings`` are numbers of RULINGS.md, ``covers`` ids of cards or bug reports."""

    def __init__(self, path: str, record: dict[str, Any]) -> None:
        self.path = path
        self.game_id: str = required(record, "game", str, path)
        self.title: str = required(record, "title", str, path)
        self.rulings: list[int] = listed(record, "rulings", int, path)
        self.covers: list[str] = listed(record, "covers", str, path)
        self.record = record
        self.steps: str = required(record, "steps", str, path)

    def run(self) -> int:
        """Play the scenario; returns the number of instructions. Raises BadScenario naming file and instruction."""
        game = game_by_id(self.game_id)
        try:
            state = game.position(self.record)
        except (VolaryError, *WRONG_VALUES) as error:
            raise BadScenario(f"{self.path}: position: {said(error)}") from error
        complain(state, self.path, "position")
        count = 0
        for number, line in enumerate(self.steps.splitlines(), 1):
            text = line.split("#")[0].strip()
            if text:
                where = f"{self.path}: step {number} ({text})"
                try:
                    instruct(state, text, game.inspect(state), game.seat_names())
                except (VolaryError, *WRONG_VALUES) as wrong:
                    raise BadScenario(f"{where}: {said(wrong)}") from wrong
                complain(state, self.path, f"step {number} ({text})")
                count += 1
        if count == 0:
            raise BadScenario(f"{self.path}: there are no steps")
        return count


def said(error: Exception) -> str:
    """The error in words; one of Python's own also by its name."""
    return str(error) if isinstance(error, VolaryError) else f"{type(error).__name__}: {error}"


def required(record: dict[str, Any], key: str, kind: type, path: str) -> Any:
    value = record.get(key)
    if not isinstance(value, kind):
        raise BadScenario(f"{path}: '{key}' is missing or not {kind.__name__}")
    return value


def listed(record: dict[str, Any], key: str, kind: type, path: str) -> list[Any]:
    values = record.get(key, [])
    if not isinstance(values, list) or not all(type(value) is kind for value in values):
        raise BadScenario(f"{path}: '{key}' is not a list of {kind.__name__}")
    return values


def complain(state: State, path: str, where: str) -> None:
    """Raise BadScenario if an invariant is broken."""
    faults = state.check()
    if faults:
        raise BadScenario(f"{path}: {where}: {'; '.join(faults)}")


def load(path: str) -> Scenario:
    """Read a scenario file. Raises BadScenario naming the file, and the line for broken TOML."""
    try:
        with open(path, "rb") as file:
            record = tomllib.load(file)
    except OSError as error:
        raise BadScenario(f"{path}: {error.strerror}") from error
    except (ValueError, RecursionError) as broken:  # broken TOML or UTF-8; numbers or nesting beyond all measure
        raise BadScenario(f"{path}: {broken}") from broken
    unknown = set(record) - KEYS
    if unknown:
        raise BadScenario(f"{path}: unknown keys: {', '.join(sorted(unknown))}")
    return Scenario(path, record)


def seat_of(letter: str, state: State, names: str) -> int:
    """Index of a seat letter. Raises BadScenario."""
    if len(letter) != 1 or letter not in names[: int(state.seats)]:
        raise BadScenario(f"there is no seat {letter}; seats are {names[: int(state.seats)]}")
    return names.index(letter)


def asked(state: State) -> list[int]:
    return [seat for seat in range(int(state.seats)) if state.deciders() >> seat & 1]


def option(state: State, seat: int, words: str) -> int | None:
    """The action that these words name, if it is offered to the seat."""
    for action in state.legal_actions(seat):
        if state.label(seat, action)["words"] == words:
            return action
    return None


def instruct(state: State, text: str, values: dict[str, object], names: str) -> None:
    """Carry out one instruction. Raises BadScenario with what was found instead."""
    if text == "over":
        if asked(state):
            raise BadScenario(f"the game goes on: {who_is_asked(state, names)}")
        return
    if text.startswith("asks "):
        expect_asked(state, text[5:], names)
        return
    head, colon, words = text.partition(":")
    if colon and "=" not in head:
        expect_option(state, head.strip(), words.strip(), names)
        return
    expect_value(text, values)


def who_is_asked(state: State, names: str) -> str:
    return ", ".join(f"{names[seat]} is asked for {state.prompt(seat)['kind']}" for seat in asked(state)) or "nobody"


def expect_asked(state: State, text: str, names: str) -> None:
    letter, _, kind = (part.strip() for part in text.partition(":"))
    seat = seat_of(letter, state, names)
    if seat not in asked(state) or (kind and state.prompt(seat)["kind"] != kind):
        raise BadScenario(f"but {who_is_asked(state, names)}")


def expect_option(state: State, head: str, words: str, names: str) -> None:
    """``A: words`` takes an option; ``A may: words`` and ``A may not: words`` look whether it is there."""
    letter, _, how = head.partition(" ")
    if how not in ("", "may", "may not"):
        raise BadScenario(f"'{head}' is not a seat, 'SEAT may' or 'SEAT may not'")
    seat = seat_of(letter, state, names)
    if seat not in asked(state) and how != "may not":
        raise BadScenario(f"but {who_is_asked(state, names)}")
    action = option(state, seat, words)
    if how == "may not":
        if action is not None:
            raise BadScenario("but the option is offered")
        return
    if action is None:
        offered = [state.label(seat, a)["words"] for a in state.legal_actions(seat)]
        listed = "; ".join(offered[:40]) + (" ..." if len(offered) > 40 else "")
        raise BadScenario(f"{names[seat]} has no such option; there are: {listed}")
    if how == "":
        state.apply_checked(seat, action, Sink())


def expect_value(text: str, values: dict[str, object]) -> None:
    """``path = value``: the value found at the dotted path equals the TOML value."""
    path, equals, right = text.partition("=")
    if not equals:
        raise BadScenario("this is no instruction")
    try:
        wanted = tomllib.loads(f"value = {right.strip()}")["value"]
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(f"the right side is not TOML: {error}") from error
    found = look_up(values, path.strip())
    if found != wanted:
        raise BadScenario(f"it is {found!r}")


def look_up(values: object, path: str) -> object:
    """The value at a dotted path; lists count from 1. Raises BadScenario naming the part that is not there."""
    for part in path.split("."):
        if isinstance(values, dict) and part in values:
            values = values[part]
        elif isinstance(values, list) and part.isascii() and part.isdigit() and 1 <= int(part) <= len(values):
            values = values[int(part) - 1]
        else:
            there = ", ".join(values) if isinstance(values, dict) else repr(values)
            raise BadScenario(f"'{part}' is not there; there is {there}")
    return values
