"""Every game that comes with Volary: importing this module registers them."""

from __future__ import annotations

from volary.carcassonne.game import GAME as CARCASSONNE
from volary.core.game import register
from volary.wingspan.game import GAME as WINGSPAN

register(WINGSPAN)
register(CARCASSONNE)
