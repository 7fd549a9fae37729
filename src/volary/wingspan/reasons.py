"""Why something cannot be chosen (RULES 3.5, 5, 6): the answer to a click on what is not an option.

Everything here is judged from what the asking seat may see: its own hand, and the table.
"""

from __future__ import annotations

from mypy_extensions import i64

from volary.core.actions import Arg, Reason, Ref
from volary.core.state import A
from volary.core.vectors import find
from volary.wingspan.birdfeeder import offered
from volary.wingspan.food_cost import missing, payable
from volary.wingspan.ids import (
    COLUMNS,
    F_CONVERT,
    F_EXTRA_PLAY,
    F_LAY,
    F_MOVE,
    F_PAY_EGG,
    F_REPEAT,
    F_TAKE_ALL,
    F_TAKE_DICE,
    F_TRADE,
    F_TURN,
    FOODS,
    HABITATS,
)
from volary.wingspan.labels import label_of
from volary.wingspan.state import Player, WingspanState
from volary.wingspan.tables import ALTERNATIVE, COST, EGG_COST, EGG_LIMIT, HABITAT_MASK


def reason(key: str, args: dict[str, Arg] | None = None) -> Reason:
    return {"key": f"reason-{key}", "args": args or {}}


def reasons_against(s: WingspanState, seat: i64, ref: Ref) -> list[Reason]:
    """Why ``ref`` is no option for ``seat`` now; empty when it is one."""
    if s.top < 0:
        return [reason("game-over")]
    if seat < 0 or s.deciders() >> seat & 1 == 0:
        return [reason("not-asked")]
    if is_option(s, seat, ref):
        return []
    kind = ref.get("type")
    if kind == "hand":
        return hand_reasons(s, seat, ref)
    if kind == "slot":
        return slot_reasons(s, seat, ref)
    if kind in ("die", "food", "feeder"):
        return food_reasons(s, seat, ref)
    if kind == "tray" and find(s.tray, ref.get("card", -1)) < 0:
        return [reason("not-in-tray")]
    return [reason("not-this-decision")]


def is_option(s: WingspanState, seat: i64, ref: Ref) -> bool:
    """Whether some option points at ``ref``; a ref without a habitat or food fits any."""
    for action in s.legal_actions(seat):
        target = label_of(s, seat, action)["ref"]
        if target is not None and all(target.get(key) == value for key, value in ref.items()):
            return True
    return False


def hand_reasons(s: WingspanState, seat: i64, ref: Ref) -> list[Reason]:
    """A hand card: it may not be asked for, or it cannot be played."""
    card = ref.get("card", -1)
    if ref.get("seat", int(seat)) != seat:
        return [reason("other-mat")]
    if find(s.players[seat].hand, card) < 0:
        return [reason("not-in-hand")]
    if not -1 <= ref.get("habitat", -1) < HABITATS:
        return [reason("not-this-decision")]
    kind = s.stack[s.top]
    if kind in (F_TURN, F_EXTRA_PLAY):
        only = s.stack[s.top + A] if kind == F_EXTRA_PLAY else ref.get("habitat", -1)
        return play_reasons(s, seat, card, only)
    return [reason("not-this-decision")]


def play_reasons(s: WingspanState, seat: i64, card: i64, only: i64) -> list[Reason]:
    """Why the card cannot be played: into the habitat ``only``, or (-1) into any."""
    p = s.players[seat]
    reasons: list[Reason] = []
    for habitat in range(HABITATS):
        if only >= 0 and habitat != only:
            continue
        if HABITAT_MASK[card] >> habitat & 1 == 0:
            if only >= 0:
                reasons.append(reason("wrong-habitat", {"card": int(card), "habitat": int(habitat)}))
            continue
        column = p.row_len[habitat]
        if column == COLUMNS:
            reasons.append(reason("row-full", {"habitat": int(habitat)}))
        elif p.egg_total() < EGG_COST[column]:
            reasons.append(reason("egg-cost", {"n": int(EGG_COST[column]), "have": int(p.egg_total())}))
    if not payable(p.food, card):
        reasons.append(food_reason(p, card))
    return reasons


def food_reason(p: Player, card: i64) -> Reason:
    """What the food cost still wants: one of the foods of a "/" cost, foods of a "+" cost, or any tokens."""
    short = int(missing(p.food, card))
    if ALTERNATIVE[card]:
        shown = [int(k) for k in range(FOODS) if COST[card * FOODS + k] > 0]
        return reason("food-one-of", {"n": short, "foods": shown})
    wanted: list[int] = []
    for k in range(FOODS):
        wanted += [int(k)] * max(0, int(COST[card * FOODS + k] - p.food[k]))
    if wanted:
        return reason("food-missing", {"n": short, "foods": wanted})
    return reason("food-short", {"n": short})


def slot_reasons(s: WingspanState, seat: i64, ref: Ref) -> list[Reason]:
    """A slot of a mat: whose it is, and what the decision wants of it."""
    slot = ref.get("slot", -1)
    kind = s.stack[s.top]
    if kind not in (F_LAY, F_PAY_EGG, F_CONVERT, F_REPEAT, F_MOVE) or not 0 <= slot < 15:
        return [reason("not-this-decision")]
    if ref.get("seat", int(seat)) != seat:
        return [reason("other-mat")]
    p = s.players[seat]
    card = p.birds[slot]
    if card < 0:
        return [reason("no-bird")]
    if kind == F_LAY:
        if p.eggs[slot] >= EGG_LIMIT[card]:
            return [reason("no-room", {"n": int(p.eggs[slot]), "limit": int(EGG_LIMIT[card])})]
        return [reason("wrong-nest")]
    if kind in (F_PAY_EGG, F_CONVERT):
        return [reason("no-eggs" if p.eggs[slot] == 0 else "other-bird")]
    return [reason("other-bird")]


def food_reasons(s: WingspanState, seat: i64, ref: Ref) -> list[Reason]:
    """A die or a token: not offered by the feeder, not wanted, or not owned."""
    kind = s.stack[s.top]
    food = ref.get("food", -1)
    if kind in (F_TAKE_DICE, F_TAKE_ALL):
        if 0 <= food < FOODS and offered(s) >> food & 1 == 0:
            return [reason("no-die", {"food": food})]
        if ref.get("type") == "feeder":
            return [reason("no-reroll")]
        return [reason("die-not-offered")]
    if kind in (F_CONVERT, F_TRADE) and 0 <= food < FOODS and s.players[seat].food[food] == 0:
        return [reason("no-token", {"food": food})]
    return [reason("not-this-decision")]
