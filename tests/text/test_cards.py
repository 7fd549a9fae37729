"""Every bird, bonus card and goal has its sentence in every language.

The sentences are kept in tests/golden/powers.<language>.txt. After a change of the wording:
``.venv/bin/python tools/generate.py --bless-powers``, then read the diff.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.text.catalogue import ROOT
from volary.text.messages import LANGUAGES, TextError
from volary.text.powers import EACH, MAY, OWNER_ONLY, YOU, Writer
from volary.wingspan.ids import FOOD_NAMES, HABITAT_NAMES, NEST_NAMES, TRIGGER_NAMES
from volary.wingspan.powers.program import PARAMETERS, WORDS
from volary.wingspan.tables import BIRDS, BONUS, GOALS

STOPS = {"en": ".", "de": ".", "es": ".", "ja": "。"}

# What each parameter of a step may be; a step is written with every combination.
VALUES: dict[str, list[Any]] = {
    "foods": ["any", ["fish"], ["seed", "fruit"], ["seed", "fruit", "rodent"]],
    "food": list(FOOD_NAMES),
    "n": [1, 2, 3],
    "cache": ["may"],
    "give": ["any"],
    "get": ["any_other"],
    "under_cm": [50, 100],
    "source": WORDS["source"],
    "extra": [0, 1, 2],
    "draw": [1, 2],
    "keep": [1],
    "nest": NEST_NAMES[:4],
    "exclude_this": [False, True],
    "different_from_previous": [False, True],
    "habitat": [*HABITAT_NAMES, "this"],
    "which": WORDS["which"],
}


def is_sentence(language: str, text: str) -> bool:
    return text.endswith(STOPS[language]) and "{" not in text and "  " not in text and text[:1] == text[:1].upper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bird_has_a_sentence(language: str) -> None:
    writer = Writer(language)
    for record in BIRDS:
        text = writer.power(record["power"])
        if record["power"]["when"] == "none":
            assert text == ""
        else:
            assert is_sentence(language, text), f"{record['id']}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bonus_card_and_goal_has_a_sentence(language: str) -> None:
    writer = Writer(language)
    for text in [*map(writer.bonus, BONUS), *map(writer.goal, GOALS)]:
        assert is_sentence(language, text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_powers_have_different_sentences(language: str) -> None:
    """The name of a bird aside, the sentence says everything that the record says."""
    records: dict[str, Any] = {}
    for record in BIRDS:
        power = {key: value for key, value in record["power"].items() if key != "when"}
        text = Writer(language).power(record["power"])
        assert records.setdefault(text, power) == power, f"{record['id']}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_golden_sentences(language: str) -> None:
    from tools.generate import golden_text

    golden = (ROOT / "tests" / "golden" / f"powers.{language}.txt").read_text(encoding="utf-8")
    assert golden_text(language) == golden, "after reading the change: tools/generate.py --bless-powers"


def steps_of(verb: str) -> list[dict[str, Any]]:
    """Every variant of a step that stands alone."""
    required, optional = PARAMETERS[verb]
    names = [name for name in [*required, *optional] if name not in ("then", "steps", "order")]
    choices = [WORDS["egg_source"] if (verb, name) == ("pay_egg", "source") else VALUES[name] for name in names]
    steps = [{"verb": verb, **dict(zip(names, values, strict=True))} for values in product(*choices)]
    if "cache" in names:
        steps += [{name: value for name, value in step.items() if name != "cache"} for step in steps]
    return steps


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", [verb for verb in PARAMETERS if not verb.startswith("for_") and verb != "may"])
def test_every_step_can_be_written(language: str, verb: str) -> None:
    """Also those that no bird of the game has: a new bird needs no new sentence."""
    writer = Writer(language)
    for step in steps_of(verb):
        for who in (YOU, EACH, MAY):
            if who != YOU and verb in OWNER_ONLY:
                with pytest.raises(TextError, match=verb):
                    writer.step(step, who)
            else:
                text = writer.step(step, who)
                assert text and "{" not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("trigger", TRIGGER_NAMES)
def test_every_trigger_can_be_written(language: str, trigger: str) -> None:
    records = [{"verb": trigger, "habitat": habitat, "food": food} for habitat in HABITAT_NAMES for food in FOOD_NAMES]
    texts = {Writer(language).trigger(record, "STEP") for record in records}
    assert all("STEP" in text for text in texts)
    assert len(texts) == {"on_play_bird": 3, "on_gain_food_action": 5}.get(trigger, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_players_and_several_steps(language: str) -> None:
    writer = Writer(language)
    seed = {"verb": "gain_from_supply", "foods": ["seed"], "n": 1}
    egg = {"verb": "lay_egg_on_this", "n": 1}
    for order in WORDS["order"]:
        each = writer.step({"verb": "for_each_player", "order": order, "steps": [seed, egg]}, YOU)
        assert writer.step(seed, EACH) in each and writer.step(egg, EACH) in each
        for habitat in HABITAT_NAMES:
            few = writer.step({"verb": "for_fewest_birds", "habitat": habitat, "order": order, "steps": [seed]}, YOU)
            assert writer.step(seed, EACH) in few


def test_english_sentences() -> None:
    """The forms in which steps are joined, once each, to be read here."""
    texts = {record["id"]: Writer("en").power(record["power"]) for record in BIRDS}
    assert texts["northern-cardinal"] == "Take 1 fruit from the supply."
    assert texts["indigo-bunting"] == "Take 1 invertebrate or 1 fruit from the birdfeeder, if it shows any."
    assert texts["common-raven"] == (
        "Remove 1 egg from another of your birds. If you do, take 2 food of your choice from the supply."
    )
    assert texts["bushtit"] == (
        "Tuck 1 card from your hand under this bird. If you do, you may also lay 1 egg on this bird."
    )
    assert texts["barn-owl"] == (
        "Throw all dice that are outside the birdfeeder. "
        "If any shows a rodent, cache 1 rodent from the supply on this bird."
    )
    assert texts["eastern-kingbird"] == (
        "When another player plays a bird in their forest, take 1 invertebrate from the supply."
    )
