"""The palette under simulated colour blindness, in both themes, measured on the client's own tokens.

Simulation: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency"
(2009), full severity. Distance: CIE 1976 in CIELAB. Contrast: WCAG 2. Shapes carry the meaning; colour repeats it, so
the least distances asked for are those at which two colours side by side are plainly different.
"""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

TOKENS = (Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
Colour = tuple[float, float, float]
Matrix = tuple[Colour, Colour, Colour]

SIGHT: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
PLAYERS = ("p-sky", "p-ember", "p-moss", "p-plum", "p-sun", "p-ink")
FOODS = ("f-invert", "f-seed", "f-fish", "f-fruit", "f-rodent")
HABITATS = ("h-forest", "h-grass", "h-wet")
LEAST = {PLAYERS: 20.0, FOODS: 20.0, HABITATS: 30.0}


def tokens(theme: str) -> dict[str, str]:
    """The colour tokens of a theme; the dark one overrides the light one."""
    light, dark = TOKENS.split("[data-theme=dark]{", 1)
    found = dict(re.findall(r"--([a-z0-9-]+):(#[0-9A-Fa-f]{6})", light))
    return {**found, **dict(re.findall(r"--([a-z0-9-]+):(#[0-9A-Fa-f]{6})", dark))} if theme == "dark" else found


def linear(colour: str) -> Colour:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return r, g, b


def seen(colour: str, sight: Matrix) -> Colour:
    v = linear(colour)
    r, g, b = (min(1.0, max(0.0, sum(m * c for m, c in zip(row, v, strict=True)))) for row in sight)
    return r, g, b


def lab(v: Colour) -> Colour:
    """CIELAB of linear sRGB, white point D65."""
    x = 0.4124 * v[0] + 0.3576 * v[1] + 0.1805 * v[2]
    y = 0.2126 * v[0] + 0.7152 * v[1] + 0.0722 * v[2]
    z = 0.0193 * v[0] + 0.1192 * v[1] + 0.9505 * v[2]
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x / 0.9505, y, z / 1.089))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, two: str, sight: Matrix) -> float:
    pairs = zip(lab(seen(one, sight)), lab(seen(two, sight)), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def contrast(one: str, two: str) -> float:
    low, high = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(two)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("names", LEAST, ids=lambda names: names[0][0])
def test_colours_stay_apart(theme: str, sight: str, names: tuple[str, ...]) -> None:
    colours = tokens(theme)
    worst = min((distance(colours[a], colours[b], SIGHT[sight]), a, b) for a, b in itertools.combinations(names, 2))
    assert worst[0] >= LEAST[names], worst


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_has_contrast(theme: str) -> None:
    colours = tokens(theme)
    for ground in ("paper", "paper-2", "card"):
        for ink in ("ink", "ink-2", "link", "good", "bad"):
            assert contrast(colours[ink], colours[ground]) >= 4.5, (ink, ground)
    assert contrast(colours["on-focus"], colours["focus"]) >= 4.5
    for player in PLAYERS:
        assert contrast(colours[f"{player}-on"], colours[player]) >= 4.5, player
