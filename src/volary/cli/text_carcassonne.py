"""Carcassonne in the text client."""

from __future__ import annotations

from volary.carcassonne.tables import KINDS
from volary.cli.output import out
from volary.cli.text_game import TextGame, View
from volary.core.actions import Prompt
from volary.text.carcassonne_words import feature_name, figure_name, tile_name
from volary.text.messages import joined

WIDTH = 12


class TextCarcassonne(TextGame):
    """Map, features with figures on them, supplies and the pile."""

    help = """m  map         f  features with figures          f a  all open features
p  pile        v  supplies"""

    def command(self, letter: str, rest: str, view: View) -> bool:
        if letter == "m":
            self.show_map(view)
        elif letter == "f":
            self.show_features(view, rest == "a")
        elif letter == "p":
            self.show_pile(view)
        elif letter == "v":
            self.show_supplies(view)
        else:
            return False
        return True

    def introduce(self, prompt: Prompt, view: View) -> bool:
        if view["drawn"] >= 0:
            record = KINDS[view["drawn"]]
            edges = ", ".join(f"{side} {edge}" for side, edge in zip("NESW", record["edges"], strict=True))
            out.print(f"{record['id']}: {tile_name(self.language, view['drawn'])} ({edges})", markup=False)
        return False

    def show_map(self, view: View) -> None:
        """One row a line: kind and turn of each tile, x above, y in front."""
        cells = {(tile["x"], tile["y"]): f"{KINDS[tile['kind']]['id']}/{90 * tile['turn']}" for tile in view["tiles"]}
        columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
        out.print("    " + "".join(f"{x:^{WIDTH}}" for x in columns), markup=False)
        for y in range(min(y for _, y in cells), max(y for _, y in cells) + 1):
            row = "".join(f"{cells.get((x, y), '.'):^{WIDTH}}" for x in columns)
            out.print(f"{y:>4}{row}".rstrip(), markup=False)

    def show_features(self, view: View, every: bool) -> None:
        """What is worth how much, and who is on it."""
        for feature in view["features"]:
            unclaimed = not any(feature["strength"])
            if feature["finished"] or (unclaimed and not every):
                continue
            tile = view["tiles"][feature["id"] >> 3]
            who = ", ".join(f"{self.names[seat]} {n}" for seat, n in enumerate(feature["strength"]) if n) or "nobody"
            name = feature_name(self.language, feature["kind"])
            size = f"{feature['tiles']} tiles, {feature['open']} open"
            worth = f"now {feature['now']}, complete {feature['complete']}"
            out.print(f"{name} at {tile['x']},{tile['y']}: {size}; {worth}; {who}", markup=False)

    def show_pile(self, view: View) -> None:
        counts = [f"{KINDS[kind]['id']} x{n}" for kind, n in enumerate(view["pile"]) if n]
        out.print(f"{view['pile_count']} tiles: {', '.join(counts)}", markup=False)

    def show_supplies(self, view: View) -> None:
        for seat in view["seats"]:
            own = [f"{n} {figure_name(self.language, f)}" for f, n in enumerate(seat["supply"]) if n]
            out.print(f"{self.names[seat['seat']]}: {joined(self.language, own) or '-'}", markup=False)
