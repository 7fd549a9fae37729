"""Positions by names: a scenario's table becomes a state, and a state becomes named values (docs/scenarios.md).

Keys of ``[position]``: the game's options (``seats``, ``goals_side`` for the option ``goals``, ...), ``start`` ("turn",
default, or "setup"), ``round`` and ``turns_left`` (from 1), ``turn`` and ``start_seat`` (letters), ``feeder``,
``outside``, ``tray``, ``deck``, ``discard``, ``goals``, ``bonus_deck``, and a table for each seat letter with ``food``,
``hand``, ``bonus``, ``forest``, ``grassland``, ``wetland``, ``used``, ``turns_left``. ``[script]``: ``deck``, ``dice``,
``bonus``, ``goals`` (lists) and ``start_seat``, drawn in order before the random streams.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from volary.core.errors import BadOptions, BadScenario
from volary.core.events import Sink
from volary.core.game import OptionValue
from volary.core.state import State, run
from volary.core.vectors import add_sorted, added, drop, find, from_list, put, to_list
from volary.wingspan.bonus import bonus_count, bonus_points
from volary.wingspan.game import GAME, empty_state
from volary.wingspan.goals import goal_count
from volary.wingspan.ids import (
    BONUS_STREAM,
    COLUMNS,
    DECK_STREAM,
    F_SETUP,
    F_TURN,
    FACE_NAMES,
    FACES,
    FEEDER_STREAM,
    FOOD_NAMES,
    FOODS,
    GOALS_STREAM,
    HABITAT_NAMES,
    ORDER_STREAM,
    ROUNDS,
    TRAY,
    WHEN_BETWEEN_TURNS,
)
from volary.wingspan.labels import SEAT_LETTERS
from volary.wingspan.scoring import goal_total, seat_score, total_score
from volary.wingspan.state import CACHE_BITS, CACHE_MASK, Player, WingspanState, wingspan
from volary.wingspan.tables import BIRDS, BONUS, BONUS_BY_NAME, CARD_BY_NAME, GOAL_BY_NAME, GOALS, TURNS, WHEN

Record = dict[str, Any]
OPTION_KEYS = {
    "seats": "seats",
    "goals_side": "goals",
    "language_bonus_cards": "language_bonus_cards",
    "strong_birds": "strong_birds",
    "hands": "hands",
    "swift_start": "swift_start",
}
TABLE_KEYS = {
    "start", "round", "turns_left", "turn", "start_seat", "feeder", "outside", "tray", "deck", "discard", "goals",
    "bonus_deck", "bonus_discard",
}  # fmt: skip
SEAT_KEYS = {"food", "hand", "known", "bonus", "used", "turns_left", "debt", "forest", "grassland", "wetland"}
BIRD_KEYS = {"bird", "eggs", "cached", "tucked"}
SCRIPT_KEYS = {"deck", "dice", "bonus", "goals", "start_seat"}
DEFAULT_GOALS = ["birds-in-forest", "eggs-in-grassland", "bowl-birds-with-eggs", "total-birds"]
DEFAULT_FEEDER = ["invertebrate", "seed", "fish", "fruit", "rodent"]


def number_of(table: dict[str, int], name: object, what: str) -> int:
    if not isinstance(name, str) or name not in table:
        raise BadScenario(f"{name!r} is no {what}")
    return table[name]


def card_named(name: object) -> int:
    return number_of(CARD_BY_NAME, name, "bird")


def named(names: list[str], name: object, what: str) -> int:
    if not isinstance(name, str) or name not in names:
        raise BadScenario(f"{name!r} is no {what}; there are {', '.join(names)}")
    return names.index(name)


def check_keys(record: Record, known: set[str], where: str) -> None:
    unknown = set(record) - known
    if unknown:
        raise BadScenario(f"{where}: unknown keys: {', '.join(sorted(unknown))}")


def build(record: dict[str, object]) -> WingspanState:
    """The state of a scenario. Raises BadScenario naming the key."""
    position: Any = record.get("position", {})
    script: Any = record.get("script", {})
    options: dict[str, OptionValue] = {OPTION_KEYS[k]: v for k, v in position.items() if k in OPTION_KEYS}
    try:
        settings = GAME.canonical_options(options)
    except BadOptions as error:
        raise BadScenario(str(error)) from error
    letters = SEAT_LETTERS[: int(settings["seats"])]
    check_keys(position, set(OPTION_KEYS) | TABLE_KEYS | set(letters), "position")
    s = empty_state(settings, b"scenario")
    s.script = script_of(script, letters)
    if position.get("start", "turn") not in ("turn", "setup"):
        raise BadScenario("start is neither turn nor setup")
    if position.get("start") == "setup":
        s.push(F_SETUP, -1)
        start(s)
        return s
    for seat in range(len(letters)):
        set_seat(s, s.players[seat], position.get(letters[seat], {}), letters[seat])
    set_table(s, position, letters)
    start(s)
    return s


def start(s: WingspanState) -> None:
    """Run to the first decision; a scripted card that is not in the deck shows up here."""
    try:
        run(s, Sink())
    except ValueError as error:
        raise BadScenario(f"script: {error}") from error


def script_of(script: Record, letters: str) -> vec[i64]:
    """The script as pairs of stream and outcome."""
    check_keys(script, SCRIPT_KEYS, "script")
    pairs: list[int] = []
    for name in script.get("deck", []):
        pairs += [int(DECK_STREAM), card_named(name)]
    for name in script.get("dice", []):
        pairs += [int(FEEDER_STREAM), named(FACE_NAMES, name, "die face")]
    for name in script.get("bonus", []):
        pairs += [int(BONUS_STREAM), number_of(BONUS_BY_NAME, name, "bonus card")]
    for name in script.get("goals", []):
        pairs += [int(GOALS_STREAM), number_of(GOAL_BY_NAME, name, "goal")]
    if "start_seat" in script:
        pairs += [int(ORDER_STREAM), named(list(letters), script["start_seat"], "seat")]
    return from_list(pairs)


def out_of_deck(s: WingspanState, name: object) -> int:
    """Take a named bird out of the deck. Raises BadScenario if it is placed twice or not in play."""
    card = card_named(name)
    if card >= 170:
        return card
    if find(s.deck, card) < 0:
        raise BadScenario(f"{name} is placed twice or not in play")
    s.deck = drop(s.deck, card)
    return card


def set_seat(s: WingspanState, p: Player, record: Record, where: str) -> None:
    check_keys(record, SEAT_KEYS, where)
    for k, n in food_counts(record.get("food", []), where).items():
        p.food[k] = n
    for name in record.get("hand", []):
        p.hand = add_sorted(p.hand, out_of_deck(s, name))
    for name in record.get("known", []):
        p.known = add_sorted(p.known, card_named(name))
    for name in record.get("bonus", []):
        bonus = number_of(BONUS_BY_NAME, name, "bonus card")
        if find(s.bonus_deck, bonus) < 0:
            raise BadScenario(f"{where}: {name} is placed twice or not in play")
        s.bonus_deck = drop(s.bonus_deck, bonus)
        p.bonus = add_sorted(p.bonus, bonus)
    p.debt = int(record.get("debt", 0))
    for habitat in range(3):
        for entry in record.get(HABITAT_NAMES[habitat], []):
            set_bird(s, p, habitat, entry, f"{where}.{HABITAT_NAMES[habitat]}")
    for name in record.get("used", []):
        slot = find(p.birds, card_named(name))
        if slot < 0 or p.pinks >> slot & 1 == 0:
            raise BadScenario(f"{where}: used: {name} has no between-turns power on this mat")
        one: i64 = 1
        p.used |= one << slot


def food_counts(foods: object, where: str) -> dict[int, int]:
    """Tokens by food, from a list or a text of food names."""
    names = foods.split() if isinstance(foods, str) else foods
    if not isinstance(names, list):
        raise BadScenario(f"{where}: food is a list or a text of food names")
    counts: dict[int, int] = {}
    for name in names:
        k = named(FOOD_NAMES, name, "food")
        counts[k] = counts.get(k, 0) + 1
    return counts


def set_bird(s: WingspanState, p: Player, habitat: i64, entry: object, where: str) -> None:
    """A bird onto the next slot of a row: a name, or a table with what lies on it."""
    record: Record = {"bird": entry} if isinstance(entry, str) else dict(entry) if isinstance(entry, dict) else {}
    check_keys(record, BIRD_KEYS, where)
    if p.row_len[habitat] == COLUMNS:
        raise BadScenario(f"{where}: more than {COLUMNS} birds")
    card: i64 = out_of_deck(s, record.get("bird"))
    slot = habitat * COLUMNS + p.row_len[habitat]
    p.birds = put(p.birds, slot, card)
    p.row_len = put(p.row_len, habitat, p.row_len[habitat] + 1)
    p.eggs[slot] = int(record.get("eggs", 0))
    one: i64 = 1
    for k, n in food_counts(record.get("cached", []), where).items():
        if n > CACHE_MASK:
            raise BadScenario(f"{where}: {n} stored tokens are too many")
        p.cached[slot] += n << (CACHE_BITS * k)
    for _ in range(int(record.get("tucked", 0))):
        p.tucked[slot] += 1
        hidden = s.deck[len(s.deck) - 1]
        s.deck = drop(s.deck, hidden)
        s.deck_tucks = add_sorted(s.deck_tucks, hidden)
    if WHEN[card] == WHEN_BETWEEN_TURNS:
        p.pinks |= one << slot


def set_table(s: WingspanState, position: Record, letters: str) -> None:
    """Everything that no seat owns, and whose turn it is."""
    s.round = int(position.get("round", 1)) - 1
    if not 0 <= s.round < ROUNDS:
        raise BadScenario("round is not 1..4")
    for _ in range(s.round * len(letters)):
        s.goal_counts = added(s.goal_counts, 0)
        s.goal_points = added(s.goal_points, 0)
    goals = position.get("goals", DEFAULT_GOALS)
    if len(set(goals)) != ROUNDS:
        raise BadScenario("goals are not four different ones")
    for r in range(ROUNDS):
        s.goals = put(s.goals, r, number_of(GOAL_BY_NAME, goals[r], "goal"))
    for name in position.get("feeder", DEFAULT_FEEDER):
        s.feeder[named(FACE_NAMES, name, "die face")] += 1
    set_outside(s, position)
    set_cards(s, position)
    seat = named(list(letters), position.get("turn", "A"), "seat")
    s.start_seat = named(list(letters), position.get("start_seat", position.get("turn", "A")), "seat")
    set_cubes(s, position, letters, seat)
    s.push(F_TURN, seat)


def set_outside(s: WingspanState, position: Record) -> None:
    """The dice outside the feeder: as given, or whatever is missing to five, showing seeds."""
    for name in position.get("outside", []):
        s.outside[named(FACE_NAMES, name, "die face")] += 1
    dice = sum(int(n) for n in s.feeder) + sum(int(n) for n in s.outside)
    if "outside" not in position:
        s.outside[1] = 5 - dice
        dice = 5
    if dice != 5 or s.outside[1] < 0:
        raise BadScenario("feeder and outside do not make five dice")


def set_cubes(s: WingspanState, position: Record, letters: str, seat: i64) -> None:
    """Action cubes: seats between the start seat and the seat whose turn it is have already moved."""
    left = int(position.get("turns_left", TURNS[s.round]))
    seats: i64 = len(letters)
    for i in range(seats):
        moved = (i - s.start_seat) % seats < (seat - s.start_seat) % seats
        p = s.players[i]
        p.cubes = left - 1 if moved else left
        record = position.get(letters[i], {})
        if "turns_left" in record:
            p.cubes = int(record["turns_left"])


def set_cards(s: WingspanState, position: Record) -> None:
    """Tray, deck and discard pile. With ``deck`` given, the other cards go to the discard pile; with ``discard`` given
    as well, to the hand of the last seat, where they are out of the way."""
    for name in position.get("discard", []):
        s.discard = added(s.discard, out_of_deck(s, name))
    if len(position.get("tray", [""] * int(TRAY))) != TRAY:
        raise BadScenario("tray has not three places")
    for place, name in enumerate(position.get("tray", [])):
        s.tray[place] = out_of_deck(s, name) if name else -1
    wanted = [card_named(name) for name in position["deck"]] if "deck" in position else None
    for card in wanted or []:
        if find(s.deck, card) < 0:
            raise BadScenario(f"deck: {BIRDS[card]['id']} lies elsewhere")
    if "tray" not in position:
        for place in range(TRAY):
            card = next(c for c in reversed(to_list(s.deck)) if wanted is None or c not in wanted)
            s.deck = drop(s.deck, card)
            s.tray[place] = card
    if wanted is not None:
        for card in to_list(s.deck):
            if card not in wanted:
                s.deck = drop(s.deck, card)
                if "discard" in position:
                    last = s.players[len(s.players) - 1]
                    last.hand = add_sorted(last.hand, card)
                else:
                    s.discard = added(s.discard, card)
    for key in ("bonus_deck", "bonus_discard"):
        if key in position:
            set_bonus_deck(s, position, key)


def set_bonus_deck(s: WingspanState, position: Record, key: str) -> None:
    """The bonus deck holds exactly these cards; the others were refused by the last seat."""
    wanted = [number_of(BONUS_BY_NAME, name, "bonus card") for name in position[key]]
    last = s.players[len(s.players) - 1]
    for bonus in to_list(s.bonus_deck):
        if (bonus in wanted) != (key == "bonus_deck"):
            s.bonus_deck = drop(s.bonus_deck, bonus)
            s.bonus_discard = add_sorted(s.bonus_discard, bonus)
            last.bonus_refused = add_sorted(last.bonus_refused, bonus)


# -- a state by names ---------------------------------------------------------------------------------------------


def card_names(cards: vec[i64]) -> list[str]:
    return [str(BIRDS[card]["id"]) for card in cards]


def inspect(state: State) -> dict[str, object]:
    """The whole table by names: what the expectations of a scenario look up."""
    s = wingspan(state)
    values: dict[str, object] = {
        "round": int(s.round) + 1,
        "turn": SEAT_LETTERS[s.active] if s.active >= 0 else "",
        "start_seat": SEAT_LETTERS[s.start_seat] if s.start_seat >= 0 else "",
        "feeder": dice_names(s.feeder),
        "outside": dice_names(s.outside),
        "tray": ["" if card < 0 else str(BIRDS[card]["id"]) for card in s.tray],
        "deck": len(s.deck),
        "discard": card_names(s.discard),
        "pool": card_names(s.pool),
        "bonus_deck": len(s.bonus_deck),
        "goals": [str(GOALS[goal]["id"]) if goal >= 0 else "" for goal in s.goals],
        "ranking": [[SEAT_LETTERS[seat] for seat in place] for place in s.ranking()],
    }
    for seat in range(s.seats):
        values[SEAT_LETTERS[seat]] = seat_values(s, seat)
    return values


def dice_names(dice: vec[i64]) -> list[str]:
    names: list[str] = []
    for face in range(FACES):
        names += [FACE_NAMES[face]] * int(dice[face])
    return names


def seat_values(s: WingspanState, seat: i64) -> dict[str, object]:
    p = s.players[seat]
    values: dict[str, object] = {
        "food": {FOOD_NAMES[k]: int(p.food[k]) for k in range(FOODS)},
        "tokens": int(p.food_total()),
        "hand": card_names(p.hand),
        "hand_count": len(p.hand),
        "bonus": [str(BONUS[b]["id"]) for b in p.bonus],
        "bonus_counts": {str(BONUS[b]["id"]): int(bonus_count(p, b)) for b in p.bonus},
        "bonus_points": {str(BONUS[b]["id"]): int(bonus_points(b, bonus_count(p, b))) for b in p.bonus},
        "turns_left": int(p.cubes),
        "debt": int(p.debt),
        "eggs": int(p.egg_total()),
        "tucked": sum(int(n) for n in p.tucked),
        "cached": sum(int(p.cached_total(slot)) for slot in range(15)),
        "used": card_names(from_list([int(p.birds[slot]) for slot in range(15) if p.used >> slot & 1])),
        "score": int(total_score(s, seat)),
        "goal_points": int(goal_total(s, seat)),
        "goal_counts": [int(goal_count(p, goal)) for goal in s.goals if goal >= 0],
        "parts": {part["key"]: part["points"] for part in seat_score(s, seat, True)["parts"]},
    }
    for habitat in range(3):
        values[HABITAT_NAMES[habitat]] = row_values(p, habitat)
    return values


def row_values(p: Player, habitat: i64) -> list[dict[str, object]]:
    row: list[dict[str, object]] = []
    for column in range(p.row_len[habitat]):
        slot = habitat * COLUMNS + column
        row.append(
            {
                "bird": str(BIRDS[p.birds[slot]]["id"]),
                "eggs": int(p.eggs[slot]),
                "cached": {FOOD_NAMES[k]: int(p.cached[slot] >> (CACHE_BITS * k) & CACHE_MASK) for k in range(FOODS)},
                "tucked": int(p.tucked[slot]),
            }
        )
    return row
