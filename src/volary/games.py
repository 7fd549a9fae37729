"""Every game that comes with Volary: importing this module registers them."""

from __future__ import annotations

import importlib
import importlib.util

if importlib.util.find_spec("volary.wingspan.game") is not None:
    importlib.import_module("volary.wingspan.game")
