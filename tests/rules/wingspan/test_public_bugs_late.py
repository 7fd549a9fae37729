"""Public bug reports W23 to W45 that no scenario can tell: limits that no core bird meets, the log, views, data."""

from __future__ import annotations

import pytest

import volary.games  # noqa: F401
from volary.core.actions import SPECTATOR
from volary.core.events import Event, ListSink
from volary.core.game import game_by_id
from volary.core.state import State, run
from volary.wingspan.bonus import card_matches
from volary.wingspan.event_kinds import EV_FOOD_GAINED, EV_POWER_USED, EV_REACTION
from volary.wingspan.ids import F_CARD, TO_HUNT
from volary.wingspan.position import build, inspect
from volary.wingspan.tables import BIRDS, BONUS, CARD_BY_NAME, WINGSPAN


def take(state: State, seat: int, words: str, sink: ListSink) -> None:
    """Take the option with these words."""
    options = {state.label(seat, action)["words"]: action for action in state.legal_actions(seat)}
    state.apply_checked(seat, options[words], sink)


@pytest.mark.parametrize(("limit", "tucked"), [(75, 0), (76, 0), (77, 1)])
def test_w25_a_bird_of_exactly_the_limit_is_not_tucked(limit: int, tucked: int) -> None:
    """No core bird has 50, 75 or 100 cm, so the limit moves instead: the wood duck has 76 cm."""
    record = {"position": {"A": {"forest": ["coopers-hawk"]}}, "script": {"deck": ["wood-duck"]}}
    state = build(record)
    assert WINGSPAN[CARD_BY_NAME["wood-duck"]] == 76
    state.push(F_CARD, 0, TO_HUNT, 0, limit)
    run(state, ListSink())
    values: dict[str, object] = inspect(state)
    assert values["A"]["tucked"] == tucked  # type: ignore[index]
    assert values["discard"] == ([] if tucked else ["wood-duck"])


@pytest.mark.parametrize(
    ("bonus", "kind", "limit", "below", "at", "above"),
    [
        ("passerine-specialist", "wingspan_lte", 30, True, True, False),
        ("large-bird-specialist", "wingspan_gt", 65, False, False, True),
    ],
)
def test_w25_wingspan_limits_of_bonus_cards(
    bonus: str, kind: str, limit: int, below: bool, at: bool, above: bool
) -> None:
    record = next(record for record in BONUS if record["id"] == bonus)
    assert record["condition"] == {"kind": kind, "value": limit}
    duck = CARD_BY_NAME["wood-duck"]
    for value, counts in [(77, below), (76, at), (75, above)]:
        assert card_matches({**record, "condition": {"kind": kind, "value": value}}, duck) == counts


def test_w37_the_log_names_the_true_trigger() -> None:
    """The hummingbird's food is caused by the hummingbird's power; nobody has reacted to anything."""
    state = build({"position": {"A": {"forest": ["annas-hummingbird"]}, "B": {"grassland": ["loggerhead-shrike"]}}})
    sink = ListSink()
    for seat, words in [(0, "gain food"), (0, "take seed"), (0, "accept"), (0, "choose A"), (0, "take rodent")]:
        take(state, seat, words, sink)
    take(state, 1, "take fish", sink)
    by_number: dict[int, Event] = {int(event.number): event for event in sink.events}
    assert not [event for event in sink.events if event.kind == EV_REACTION]
    gained = [event for event in sink.events if event.kind == EV_FOOD_GAINED]
    assert [int(event.seat) for event in gained] == [0, 0, 1]
    for event in gained[1:]:
        cause = by_number[int(event.cause)]
        assert cause.kind == EV_POWER_USED
        assert cause.seat == 0
        assert BIRDS[cause.a]["id"] == "annas-hummingbird"


def test_w39_printed_values_of_the_second_edition() -> None:
    """The sandpiper's points, Photographer's second tier, and "any rodent" instead of "only rodents"."""
    assert BIRDS[CARD_BY_NAME["spotted-sandpiper"]]["points"] == 5
    by_id = {record["id"]: record for record in BONUS}
    assert [tier["points"] for tier in by_id["photographer"]["scoring"]["tiers"]] == [3, 6]
    assert by_id["rodentologist"]["condition"] == {"kind": "food_cost_includes", "food": "rodent"}


def test_w43_everybody_may_look_through_the_discard_pile() -> None:
    names = ["mallard", "osprey", "killdeer"]
    state = build({"position": {"seats": 3, "discard": names}})
    wanted = [int(CARD_BY_NAME[name]) for name in names]
    game = game_by_id("wingspan")
    for viewer in [0, 1, 2, SPECTATOR]:
        assert state.view(viewer)["discard"] == wanted
    assert game.inspect(state)["discard"] == names
