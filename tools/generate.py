"""Makes the files of web/src/generated from the Python sources: types, cards, names and sentences.

.venv/bin/python tools/generate.py                  write them
.venv/bin/python tools/generate.py --check          exit 1 and name the files that are not what would be written
.venv/bin/python tools/generate.py --bless-powers   write tests/golden/powers.<language>.txt, to be read as a diff
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

# The interpreted engine has the same tables, and is there even while the compiled one is being built.
os.environ.setdefault("VOLARY_PURE", "1")

from volary.carcassonne.tables import KINDS, SEGMENT_NAMES
from volary.text.glyphs import costs, glyphs, reveals, shares
from volary.text.messages import LANGUAGES
from volary.text.powers import Writer
from volary.text.rulebook import DOCUMENTS, document
from volary.text.wingspan_words import translated
from volary.wingspan.bonus import BONUS_MASK
from volary.wingspan.ids import FOOD_NAMES, HABITAT_NAMES, ROW_ACTION_NAMES
from volary.wingspan.tables import BIRDS, BONUS, GOALS, MAT

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "volary"
GENERATED = ROOT / "web" / "src" / "generated"
GOLDEN = ROOT / "tests" / "golden"
WRITERS = {language: Writer(language) for language in LANGUAGES}

# Where the shapes of what travels are defined, in the order in which they are written.
TYPE_SOURCES = (
    "core/game.py",
    "core/actions.py",
    "core/events.py",
    "core/state.py",
    "wingspan/view_types.py",
    "carcassonne/view_types.py",
)
SIMPLE_TYPES = {"int": "number", "str": "string", "bool": "boolean"}

Record = Mapping[str, Any]
Json = dict[str, Any]


# ---------------------------------------------------------------- types.ts


def types_text() -> str:
    parts = ["// Made from Python by tools/generate.py; not edited by hand."]
    for name in TYPE_SOURCES:
        tree = ast.parse((SOURCE / name).read_text(encoding="utf-8"))
        parts += [text for node in tree.body if (text := declaration(node))]
    return "\n\n".join(parts) + "\n"


def declaration(node: ast.stmt) -> str:
    """A TypedDict as an interface, a union of simple types as a type; nothing for any other statement."""
    match node:
        case ast.ClassDef(bases=[ast.Name("TypedDict")]):
            return interface(node)
        case ast.Assign(targets=[ast.Name(name)], value=ast.BinOp(op=ast.BitOr()) as value):
            return f"export type {name} = {type_text(value)};"
    return ""


def interface(node: ast.ClassDef) -> str:
    lines = [*comment(ast.get_docstring(node)), f"export interface {node.name} {{"]
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            mark, annotation = "", field.annotation
            if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "NotRequired":
                mark, annotation = "?", annotation.slice
            lines.append(f"  {field.target.id}{mark}: {type_text(annotation)};")
    return "\n".join([*lines, "}"])


def comment(text: str | None) -> list[str]:
    lines = (text or "").replace("``", "`").splitlines()
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *[f" * {line}".rstrip() for line in lines], " */"]


def type_text(node: ast.expr) -> str:
    """A Python annotation in TypeScript."""
    match node:
        case ast.Constant(None):
            return "null"
        case ast.Name(name):
            return SIMPLE_TYPES.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{type_text(left)} | {type_text(right)}"
        case ast.Subscript(value=ast.Name("list"), slice=item):
            text = type_text(item)
            return f"({text})[]" if " | " in text else f"{text}[]"
        case ast.Subscript(value=ast.Name("dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{type_text(key)}, {type_text(value)}>"
    raise SystemExit(f"tools/generate.py cannot write the type {ast.unparse(node)} in TypeScript")


# ---------------------------------------------------------------- wingspan.json, wingspan.<language>.json


def wingspan_text() -> str:
    """Facts of the cards, the same in every language: one record a line, so that a change is a readable diff."""
    parts = {
        "birds": [bird(i, record) for i, record in enumerate(BIRDS)],
        "bonus": [bonus(i, record) for i, record in enumerate(BONUS)],
        "goals": [{"id": i, "slug": record["id"]} for i, record in enumerate(GOALS)],
    }
    lists = [f'"{name}": [\n' + ",\n".join(map(one_line, records)) + "\n]" for name, records in parts.items()]
    return "{\n" + ",\n".join([*lists, f'"mat": {one_line(mat())}']) + "\n}\n"


def mat() -> Json:
    """The printed numbers of the mat: what each row gives by its number of birds, egg costs, turns a round."""
    spaces = [MAT["action_spaces"][action] for action in ROW_ACTION_NAMES]
    return {
        "gives": [space["base"] for space in spaces],
        "trades": [space["conversion"] for space in spaces],
        "egg_cost": MAT["egg_cost_by_column"],
        "turns": MAT["turns_per_round"],
    }


def card_texts(language: str) -> str:
    """Names and sentences of the cards by slug, in one language: a reader loads only their own."""
    writer = WRITERS[language]
    texts = [(record, writer.power(record["power"])) for record in BIRDS]
    texts += [(record, writer.bonus(record)) for record in BONUS]
    texts += [(record, writer.goal(record)) for record in GOALS]
    entries = {record["id"]: {"name": translated(record, language), "text": text} for record, text in texts}
    if len(entries) != len(texts):
        raise SystemExit("tools/generate.py: two cards share a slug, so one would take the other's name")
    return "{\n" + ",\n".join(f'"{slug}": {one_line(entry)}' for slug, entry in entries.items()) + "\n}\n"


def one_line(record: Json) -> str:
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def bird(number: int, record: Record) -> Json:
    foods = record["food_cost"]["foods"]
    return {
        "id": number,
        "slug": record["id"],
        "scientific": record["scientific_name"],
        "points": record["points"],
        "nest": record["nest"],
        "egg_limit": record["egg_limit"],
        "wingspan_cm": record["wingspan_cm"],
        "habitats": [HABITAT_NAMES.index(habitat) for habitat in record["habitats"]],
        "cost": [foods.get(food, 0) for food in FOOD_NAMES],
        "wild": foods.get("wild", 0),
        "alternative": record["food_cost"]["alternative"],
        "predator": record["predator"],
        "flocking": record["flocking"],
        "when": record["power"]["when"],
        "glyphs": glyphs(record["power"]),
        "costs": costs(record["power"]),
        "shares": shares(record["power"]),
        "reveals": reveals(record["power"]),
    }


def bonus(number: int, record: Record) -> Json:
    return {
        "id": number,
        "slug": record["id"],
        "scoring": record["scoring"],
        "birds": [card for card in range(len(BIRDS)) if BONUS_MASK[card] >> number & 1],
    }


# ---------------------------------------------------------------- carcassonne.json


TILE_FACTS = (
    "id", "slug", "set", "count", "edges", "cities", "roads", "fields", "rivers", "cloister", "garden", "flier",
    "crop_circle",
)  # fmt: skip


def carcassonne_text() -> str:
    """The facts of the tiles in the order of their numbers: one record a line."""
    kinds = [
        one_line({**{fact: record[fact] for fact in TILE_FACTS}, "segments": SEGMENT_NAMES[number]})
        for number, record in enumerate(KINDS)
    ]
    return '{\n"kinds": [\n' + ",\n".join(kinds) + "\n]\n}\n"


# ---------------------------------------------------------------- the golden sentences


def golden_text(language: str) -> str:
    """One bird, bonus card or goal a line."""
    writer = WRITERS[language]
    lines = [f"{record['id']}: {writer.power(record['power'])}" for record in BIRDS]
    lines += [f"bonus {record['id']}: {writer.bonus(record)}" for record in BONUS]
    lines += [f"goal {record['id']}: {writer.goal(record)}" for record in GOALS]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def golden_files() -> dict[Path, str]:
    return {GOLDEN / f"powers.{language}.txt": golden_text(language) for language in LANGUAGES}


# ---------------------------------------------------------------- command


def rules_text(game: str) -> str:
    """The rules as implemented, cut into entries that have an address."""
    folder = ROOT / "docs" / "rules" / game
    names = DOCUMENTS[game]
    documents = [document(name, (folder / f"{name.upper()}.md").read_text(encoding="utf-8")) for name in names]
    return json.dumps({"documents": documents}, ensure_ascii=False, indent=0, separators=(",", ":")) + "\n"


def generated_files() -> dict[Path, str]:
    return {
        GENERATED / "types.ts": types_text(),
        GENERATED / "wingspan.json": wingspan_text(),
        **{GENERATED / f"wingspan.{language}.json": card_texts(language) for language in LANGUAGES},
        GENERATED / "carcassonne.json": carcassonne_text(),
        **{GENERATED / f"rules-{game}.json": rules_text(game) for game in DOCUMENTS},
    }


def drifted(wanted: Mapping[Path, str]) -> list[Path]:
    return [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make the files of web/src/generated from Python.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file would change")
    parser.add_argument("--bless-powers", action="store_true", help="write the golden card sentences of the tests")
    options = parser.parse_args(arguments)
    wanted = golden_files() if options.bless_powers else generated_files()
    changed = drifted(wanted)
    if options.check:
        for path in changed:
            print(f"{path.relative_to(ROOT)} has drifted: run tools/generate.py", file=sys.stderr)
        return 1 if changed else 0
    for path in changed:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted[path], encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
