"""Names that people give: text of limited length, never markup, nothing that draws outside its line."""

from __future__ import annotations

import unicodedata

from volary.server.errors import Refused

MOST_CHARACTERS = 40
# Joiners: letters of Persian and Indian scripts and many emoji need them.
ALLOWED_FORMATS = "\u200c\u200d"
REFUSED_CATEGORIES = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(text: str, default: str) -> str:
    """The name in NFC, without outer spaces; ``default`` for an empty one. Raises Refused for what is not a name."""
    name = unicodedata.normalize("NFC", text).strip()
    if len(name) > MOST_CHARACTERS:
        raise Refused("ui-name-too-long", {"most": MOST_CHARACTERS})
    for character in name:
        if unicodedata.category(character) in REFUSED_CATEGORIES and character not in ALLOWED_FORMATS:
            raise Refused("ui-name-characters")
    return name or default
