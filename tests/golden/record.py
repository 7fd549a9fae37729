"""A whole random game as text that a person can read: every action in words, a key every ten, the final scores."""

from __future__ import annotations

import random
import sys

import volary.games  # noqa: F401
from volary.core.events import Sink
from volary.core.game import OptionValue, game_by_id
from volary.core.rng import seed_from_text

KEY_EVERY = 10
GAMES: dict[str, tuple[str, dict[str, OptionValue]]] = {
    "carcassonne-2": ("carcassonne", {"seats": 2}),
    "carcassonne-3-base": ("carcassonne", {"seats": 3, "flying_machines": False, "crop_circles": "none"}),
    "carcassonne-3-first-rules": (
        "carcassonne",
        {"seats": 3, "farm_rule": "per_city_4", "two_tile_city": 2, "crop_circles": "CC5", "crop_a_duty": "must"},
    ),
    "carcassonne-4-figures": (
        "carcassonne",
        {"seats": 4, "abbot": True, "phantom": True, "mayor": True, "crop_circles": "all"},
    ),
    "carcassonne-5-river": (
        "carcassonne",
        {
            "seats": 5,
            "river": True,
            "river_start_tile": "mixed_in",
            "abbot": True,
            "phantom": True,
            "phantom_after_failed_flight": True,
            "crop_circles": "all",
            "crop_a_scope": "same_feature",
            "farm_rule": "per_player_3",
        },
    ),
    "wingspan-2": ("wingspan", {"seats": 2}),
    "wingspan-2-blue-public": ("wingspan", {"seats": 2, "goals": "blue", "hands": "public"}),
    "wingspan-3": ("wingspan", {"seats": 3}),
    "wingspan-4-swift": ("wingspan", {"seats": 4, "swift_start": True}),
    "wingspan-5": ("wingspan", {"seats": 5}),
    "wingspan-5-fewer-cards": ("wingspan", {"seats": 5, "strong_birds": False, "language_bonus_cards": False}),
}


def recorded(name: str) -> str:
    """The game with this name; it depends on nothing but the rules."""
    game_id, options = GAMES[name]
    game = game_by_id(game_id)
    state = game.new(options, seed_from_text(name), Sink())
    rng = random.Random(name)
    letters = game.seat_names()
    lines = [f"# {name}: uniformly random play, rules version {game.rules_version}"]
    moves = 0
    while state.deciders():
        seat = rng.choice([seat for seat in range(int(state.seats)) if state.deciders() >> seat & 1])
        action = rng.choice(state.legal_actions(seat))
        lines.append(f"{letters[seat]} {state.label(seat, action)['words']}  # {action}")
        state.apply_checked(seat, action, Sink())
        moves += 1
        if moves % KEY_EVERY == 0:
            lines.append(f"key {state.key():016x}")
    for score in state.scores():
        parts = " ".join(f"{part['key']} {part['points']}" for part in score["parts"])
        lines.append(f"{letters[score['seat']]}: {score['total']} = {parts}")
    lines.append(f"key {state.key():016x}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        sys.stdout.write(recorded(wanted))
