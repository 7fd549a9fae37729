"""Every message that the code names exists in every language, with the same variables."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.text.catalogue import PLURALS, ROOT, catalogue, settings, whole
from volary.carcassonne import event_kinds as carcassonne_events
from volary.carcassonne import ids as carcassonne_ids
from volary.carcassonne.game import OPTIONS as CARCASSONNE_OPTIONS
from volary.carcassonne.tables import KINDS
from volary.text.messages import LANGUAGES, TextError, joined, joined_or, language_or_english, message, say
from volary.wingspan.event_kinds import EVENT_KINDS
from volary.wingspan.game import OPTIONS
from volary.wingspan.ids import ACTION_NAMES, FACE_NAMES, FOOD_NAMES, HABITAT_NAMES, NEST_NAMES, ROW_ACTION_NAMES
from volary.wingspan.scoring import PARTS

PROMPTS = [
    "draft", "action", "pay_food", "pay_egg", "take_die", "lay_egg", "draw_card", "accept", "extra_play_none",
    "convert_gain_food", "convert_lay_eggs", "convert_draw_cards",
    "extra_play", "gain_food", "trade_food", "tuck", "discard", "keep_bonus", "pick_card", "pool_card",
    "choose_seat", "move_bird", "repeat", "react",
]  # fmt: skip
# Only some languages need to know whether the reader is the one who acts, or have a plural.
SOMETIMES = {"you", "n"}


def ids(prefix: str, names: list[str]) -> list[str]:
    return [re.sub(r"[_/]", "-", f"{prefix}-{name}") for name in names]


def ids_in_code() -> Iterator[str]:
    """Ids written out in the sources of the server and of the web client."""
    for path in [*(ROOT / "src" / "volary").rglob("*.py"), *(ROOT / "web" / "src").rglob("*")]:
        if path.suffix not in (".py", ".ts", ".svelte") or path.name.endswith(".test.ts"):
            continue
        text = path.read_text(encoding="utf-8")
        yield from re.findall(r'"((?:ui|reason|option|prompt|event)-[a-z0-9]+(?:-[a-z0-9]+)*)"', text)
        if path.name == "reasons.py":
            yield from (f"reason-{name}" for name in re.findall(r'reason\("([a-z-]+)"', text))


def ids_made_by_code() -> list[str]:
    options = [name for name in ACTION_NAMES[2:] if name != "row"] + ROW_ACTION_NAMES
    choices = [f"{o['name']}-{v}" for o in OPTIONS for v in o["values"] if isinstance(v, str)]
    return carcassonne_ids_made_by_code() + [
        *ids("option", options),
        *ids("prompt", PROMPTS),
        *ids("event", [kind.name for kind in EVENT_KINDS]),
        *ids("food", FOOD_NAMES),
        *ids("face", FACE_NAMES),
        *ids("habitat", HABITAT_NAMES),
        *ids("nest", NEST_NAMES),
        *ids("score", PARTS),
        *ids("ui-part", PARTS),
        *ids("ui-power", ["activated", "played", "between_turns", "none"]),
        *ids("ui-action", ["food", "eggs", "cards"]),
        *ids("ui-option", [option["name"] for option in OPTIONS]),
        *ids("ui-option", choices),
        *ids("ui-game", ["wingspan", "carcassonne"]),
        *ids("ui-bot", ["random", "greedy"]),
    ]


def carcassonne_ids_made_by_code() -> list[str]:
    choices = [f"{o['name']}-{v}" for o in CARCASSONNE_OPTIONS for v in o["values"] if isinstance(v, str)]
    prompts = ["place_tile", "place_figure", "land", "phantom", "crop_action", "add_figure", "take_figure"]
    options = [name for name in carcassonne_ids.ACTION_NAMES[2:] if name != "crop_action"]
    return [
        *ids("option", options + carcassonne_ids.CROP_ACTION_NAMES),
        *ids("prompt", prompts),
        *ids("event", [kind.name for kind in carcassonne_events.EVENT_KINDS]),
        *ids("figure", carcassonne_ids.FIGURE_NAMES),
        *ids("feature", carcassonne_ids.FEATURE_NAMES[1:]),
        *ids("role", carcassonne_ids.ROLE_NAMES[1:]),
        *ids("edge", list(carcassonne_ids.EDGE_NAMES.values())),
        *ids("crop", carcassonne_ids.CROP_ACTION_NAMES),
        *ids("score", carcassonne_ids.PART_NAMES),
        *ids("ui-part", carcassonne_ids.PART_NAMES),
        *ids("tile", [kind["id"].lower() for kind in KINDS if not kind["garden"]]),
        *ids("ui-option", [option["name"] for option in CARCASSONNE_OPTIONS]),
        *ids("ui-option", choices),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_that_the_code_uses_has_a_message(language: str) -> None:
    wanted = {*ids_in_code(), *ids_made_by_code()}
    assert len(wanted) > 250
    assert sorted(wanted - set(catalogue(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_ids_and_variables_of_english(language: str) -> None:
    english = catalogue("en")
    assert sorted(set(english) ^ set(catalogue(language))) == []
    for key in english:
        here, there = whole(language, key).variables, whole("en", key).variables
        assert here - SOMETIMES == there - SOMETIMES, f"{language}: {key}"
        assert "n" not in here - there, f"{language}: {key}"
        if "n" in there - here:
            assert whole("en", key).choices.get("n", {"shown"}) <= PLURALS, f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", ["", "cards"])
def test_every_message_takes_all_its_arguments(language: str, folder: str) -> None:
    for key in catalogue(language, folder):
        for args in settings(language, key, folder):
            text = message(language, key, args, folder)
            assert text and "{" not in text and "\u2068" not in text, f"{language}: {key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_have_only_their_own_arguments(language: str) -> None:
    for kind in [*EVENT_KINDS, *carcassonne_events.EVENT_KINDS]:
        known = {*kind.args, "seat", "you"}
        assert whole(language, ids("event", [kind.name])[0]).variables <= known, kind.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_ordinal_plurals(language: str) -> None:
    """The Python runtime does not know them."""
    for folder in ("", "cards"):
        for path in (ROOT / "src" / "volary" / "locales" / language / folder).glob("*.ftl"):
            assert "NUMBER(" not in path.read_text(encoding="utf-8")


def test_a_message_that_nobody_has_shows_its_key() -> None:
    assert say("de", "ui-never-heard-of") == "ui-never-heard-of"
    with pytest.raises(TextError, match="ui-never-heard-of"):
        message("de", "ui-never-heard-of", {})
    with pytest.raises(TextError, match="ui-seat-n"):
        message("de", "ui-seat-n", {})


def test_markup_and_apostrophes_are_plain_text() -> None:
    name = "Anna’s <b>'{ $n }'</b>"
    assert say("en", "ui-mat-of", {"name": name}) == f"Mat of {name}"


def test_lists() -> None:
    assert joined("en", ["a", "b", "c"]) == "a, b, and c"
    assert joined("es", ["padre", "hijo"]) == "padre e hijo"
    assert joined("es", ["nieve", "hielo"]) == "nieve y hielo"
    assert joined_or("es", ["siete", "ocho"]) == "siete u ocho"
    assert joined_or("de", ["1 Samen", "1 Frucht"]) == "1 Samen oder 1 Frucht"
    assert joined("ja", []) == ""


@pytest.mark.parametrize(("tag", "language"), [("de-AT", "de"), ("ja_JP.UTF-8", "ja"), ("fr", "en"), ("", "en")])
def test_language_of_a_tag(tag: str, language: str) -> None:
    assert language_or_english(tag) == language
