"""Replay files (``.volary``): a text that reproduces a game exactly, and can be checked by anybody.

A header of ``name value`` lines, a line for each action (``A 1234567``, a seat letter and the action; ``#`` begins a
comment), and at the end of a finished game the final scores. docs/protocol.md has the format.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from volary.core.errors import BadOptions, BadReplay, IllegalAction
from volary.core.events import Sink
from volary.core.game import Game, OptionValue, game_by_id
from volary.core.state import State

FORMAT: Final = "1"
HEADER: Final = ("volary", "game", "rules_version", "options", "seed", "seed_chosen", "commitment", "names")
YES_NO: Final = ("no", "yes")
MOST_DIGITS: Final = 16
"""Actions are below 2^53: no longer than this in decimal digits."""


class Move:
    """One action of a seat, where it stands in its file (0 if it comes from none), and a comment in words."""

    def __init__(self, seat: int, action: int, line: int = 0, words: str = "") -> None:
        self.seat = seat
        self.action = action
        self.line = line
        self.words = words


class Replay:
    """A game as a file holds it. ``scores`` is None while the game is not over. ``origin`` names it in errors."""

    def __init__(
        self,
        game_id: str,
        rules_version: int,
        options: dict[str, OptionValue],
        seed: bytes,
        seed_chosen: bool,
        names: list[str],
        moves: list[Move],
        scores: list[int] | None,
        commitment: str,
        origin: str = "replay",
    ) -> None:
        self.game_id = game_id
        self.rules_version = rules_version
        self.options = options
        self.seed = seed
        self.seed_chosen = seed_chosen
        self.names = names
        self.moves = moves
        self.scores = scores
        self.commitment = commitment
        self.origin = origin


def commitment(game_id: str, options: dict[str, OptionValue], seed: bytes) -> str:
    """What is published before the first move: SHA-256, in hex, of 'volary-1', game id, options and seed.

    The parts are joined by ``|``; the options are JSON with sorted keys and without spaces.
    """
    text = json.dumps(options, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(f"volary-1|{game_id}|{text}|".encode() + seed).hexdigest()


def to_text(replay: Replay) -> str:
    """The file, as text. Names are JSON strings, so nothing in them can end a line."""
    letters = game_by_id(replay.game_id).seat_names()
    lines = [
        f"volary {FORMAT}",
        f"game {replay.game_id}",
        f"rules_version {replay.rules_version}",
        f"options {json.dumps(replay.options)}",
        f"seed {replay.seed.hex()}",
        f"seed_chosen {YES_NO[int(replay.seed_chosen)]}",
        f"commitment {replay.commitment}",
        f"names {json.dumps(replay.names, ensure_ascii=False)}",
        "",
    ]
    for move in replay.moves:
        comment = f"  # {move.words}" if move.words else ""
        lines.append(f"{letters[move.seat]} {move.action}{comment}")
    if replay.scores is not None:
        lines.append("")
        lines.append("scores " + " ".join(str(score) for score in replay.scores))
    return "\n".join(lines) + "\n"


def from_text(text: str, origin: str = "replay") -> Replay:
    """Read a file's text. Raises BadReplay naming ``origin`` and the line. ``play`` asks whether moves are legal."""
    return _Parser(origin).parse(text)


def play(replay: Replay, steps: int = -1, sink: Sink | None = None) -> State:
    """The position after ``steps`` actions (-1: all). Raises BadReplay naming the line that cannot be carried out."""
    game = _game(replay)
    events = Sink() if sink is None else sink
    try:
        state = game.new(replay.options, replay.seed, events)
    except BadOptions as error:
        raise BadReplay(f"{replay.origin}: {error}") from error
    moves = replay.moves if steps < 0 else replay.moves[:steps]
    for move in moves:
        try:
            state.apply_checked(move.seat, move.action, events)
        except IllegalAction as illegal:  # not `error`: compiled, one name has one type in a function
            raise BadReplay(f"{replay.origin}:{move.line}: {illegal}") from illegal
    return state


def with_words(replay: Replay) -> Replay:
    """The same replay, each action followed by its keywords as a comment."""
    state = play(replay, 0)
    moves: list[Move] = []
    events = Sink()
    for move in replay.moves:
        words = state.label(move.seat, move.action)["words"]
        moves.append(Move(move.seat, move.action, move.line, words))
        state.apply_checked(move.seat, move.action, events)
    return Replay(
        replay.game_id,
        replay.rules_version,
        replay.options,
        replay.seed,
        replay.seed_chosen,
        replay.names,
        moves,
        replay.scores,
        replay.commitment,
        replay.origin,
    )


def verify(replay: Replay) -> State:
    """Check everything: the seed against its commitment, each action, the final scores. Returns the final position.

    Raises BadReplay with the first thing that does not hold.
    """
    _game(replay)
    expected = commitment(replay.game_id, replay.options, replay.seed)
    if replay.commitment != expected:
        raise BadReplay(f"{replay.origin}: the seed does not belong to the commitment {replay.commitment}")
    state = play(replay)
    if replay.scores is None:
        if state.deciders() == 0:
            raise BadReplay(f"{replay.origin}: the game is over, but the file has no scores")
    elif state.deciders() != 0:
        raise BadReplay(f"{replay.origin}: there are final scores, but the game is not over after the last action")
    else:
        reached = [score["total"] for score in state.scores()]
        if reached != replay.scores:
            raise BadReplay(f"{replay.origin}: the scores are {replay.scores}, but the actions lead to {reached}")
    return state


def _game(replay: Replay) -> Game:
    try:
        game = game_by_id(replay.game_id)
        canonical = game.canonical_options(replay.options)
    except BadOptions as error:
        raise BadReplay(f"{replay.origin}: {error}") from error
    if game.rules_version != replay.rules_version:
        raise BadReplay(
            f"{replay.origin}: played by version {replay.rules_version} of the rules of {game.id}, "
            f"but this is version {game.rules_version}"
        )
    if canonical != replay.options:
        raise BadReplay(f"{replay.origin}: options are missing; complete they are {json.dumps(canonical)}")
    if len(replay.names) != canonical["seats"]:
        raise BadReplay(f"{replay.origin}: {len(replay.names)} names for {canonical['seats']} seats")
    return game


class _Parser:
    """Reads a replay line by line; ``line`` is where it stands, for errors."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.line = 0
        self.header: dict[str, str] = {}
        self.moves: list[Move] = []
        self.scores: list[int] | None = None

    def fail(self, message: str) -> BadReplay:
        return BadReplay(f"{self.origin}:{self.line}: {message}")

    def parse(self, text: str) -> Replay:
        for raw in text.split("\n"):
            self.line += 1
            line = raw.strip()
            if line != "" and not line.startswith("#"):
                self.take(line)
        for name in HEADER:
            if name not in self.header:
                raise self.fail(f"the file ends without '{name}'")
        return Replay(
            self.header["game"],
            self.number("rules_version"),
            self.options(),
            self.seed(),
            self.yes_no("seed_chosen"),
            self.names(),
            self.moves,
            self.scores,
            self.header["commitment"],
            self.origin,
        )

    def take(self, line: str) -> None:
        name, _, value = line.partition(" ")
        if not self.header and name != "volary":
            raise self.fail("a replay begins with the line 'volary 1'")
        if self.scores is not None:
            raise self.fail("nothing comes after the scores")
        if name == "scores":
            self.scores = self.take_scores(value)
        elif name in HEADER:
            if name in self.header:
                raise self.fail(f"'{name}' is there twice")
            if name == "volary" and value != FORMAT:
                raise self.fail(f"this is format '{value}'; known is {FORMAT}")
            self.header[name] = value.strip()
        elif len(name) == 1:
            self.moves.append(self.take_move(name, value))
        else:
            raise self.fail(f"'{name}' is not known here")

    def take_move(self, letter: str, value: str) -> Move:
        if "game" not in self.header:
            raise self.fail("an action before the name of the game")
        try:
            letters = game_by_id(self.header["game"]).seat_names()
        except BadOptions as error:
            raise self.fail(str(error)) from error
        seat = letters.find(letter)
        digits, _, words = value.partition("#")
        digits = digits.strip()
        if seat < 0 or not _is_number(digits):
            raise self.fail(f"'{letter} {digits}' is not a seat and an action")
        return Move(seat, int(digits), self.line, words.strip())

    def take_scores(self, value: str) -> list[int]:
        scores: list[int] = []
        for word in value.split():
            if not _is_number(word.removeprefix("-")):
                raise self.fail(f"'{word}' is not a score")
            scores.append(int(word))
        return scores

    def number(self, name: str) -> int:
        value = self.header[name]
        if not _is_number(value):
            raise self.fail(f"{name} is '{value}', not a number")
        return int(value)

    def yes_no(self, name: str) -> bool:
        value = self.header[name]
        if value not in YES_NO:
            raise self.fail(f"{name} is '{value}', not yes or no")
        return value == "yes"

    def seed(self) -> bytes:
        try:
            return bytes.fromhex(self.header["seed"])
        except ValueError as error:
            raise self.fail("seed is not hexadecimal") from error

    def options(self) -> dict[str, OptionValue]:
        value = self.json("options")
        result: dict[str, OptionValue] = {}
        if not isinstance(value, dict):
            raise self.fail("options are not a JSON object")
        for name in value:
            one = value[name]
            if not isinstance(one, (bool, int, str)):
                raise self.fail(f"option '{name}' is neither a number, nor yes or no, nor a text")
            result[str(name)] = one
        return result

    def names(self) -> list[str]:
        value = self.json("names")
        if not isinstance(value, list):
            raise self.fail("names are not a JSON list")
        names: list[str] = []
        for name in value:
            if not isinstance(name, str):
                raise self.fail("a name is not a text")
            names.append(name)
        return names

    def json(self, name: str) -> object:
        try:
            value: object = json.loads(self.header[name])
        except (ValueError, RecursionError) as error:
            raise self.fail(f"{name} is not JSON") from error
        return value


def _is_number(text: str) -> bool:
    return 0 < len(text) <= MOST_DIGITS and text.isascii() and text.isdigit()
