"""Errors that a person may see. Each message names what is wrong and where."""

from __future__ import annotations


class VolaryError(Exception):
    """Base of every error caused by what was given to Volary, not by Volary itself."""


class BadOptions(VolaryError):
    """Game options that cannot be played: unknown name, wrong type, or a combination that is not possible."""


class IllegalAction(VolaryError):
    """An action that the rules do not allow now; the state is untouched."""


class BadData(VolaryError):
    """A data record (bird, bonus card, goal, power) that does not follow its schema; names file and record."""


class BadEncoding(VolaryError):
    """Bytes that are not the canonical encoding of a state."""


class BadReplay(VolaryError):
    """A replay file that cannot be read or does not reproduce its game; names file and line."""


class BadScenario(VolaryError):
    """A scenario file that cannot be read, or whose steps or expectations do not hold; names file and step."""
