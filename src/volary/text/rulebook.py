"""Rules texts (Markdown) as data for the client: documents, sections, and entries with an address of their own."""

from __future__ import annotations

import re
from typing import Any, Final

from markdown_it import MarkdownIt

from volary.wingspan.tables import CARD_BY_NAME

Json = dict[str, Any]
DOCUMENTS: Final = {"carcassonne": ("rules", "rulings"), "wingspan": ("rules", "powers", "rulings")}
"""The documents of each game, in the order of reading."""
# An entry begins with its number ("4.3 ...", "57. ...") or with a verb in bold ("* **hunt_dice {food}** ...").
BEGINS: Final = re.compile(r"^(?:(\d+\.\d+|\d+)\.? (?=\S)|\* \*\*([a-z_]+))")
MARKS: Final = re.compile(r"\[([ORC])([^\]\[]*)\]")
CODE: Final = re.compile(r"<code>([a-z0-9-]+)</code>")
markdown: Final = MarkdownIt("commonmark").enable("table")


def document(name: str, text: str) -> Json:
    """A document: its title and its sections. What stands before the first section is for readers of the file."""
    head, *parts = re.split(r"^## ", text, flags=re.M)
    title = head.splitlines()[0].removeprefix("# ").split(" (")[0]
    sections = []
    for part in parts:
        line, _, body = part.partition("\n")
        number = re.match(r"(\d+)\. ", line)
        section = number[1] if number else re.sub(r"\W+", "-", line.lower()).strip("-")
        prefix = "" if name == "rulings" else section
        sections.append({"id": f"{name}-{section}", "title": line.strip(), "entries": entries(name, prefix, body)})
    return {"id": name, "title": title, "sections": sections}


def entries(name: str, section: str, body: str) -> list[Json]:
    """A section's text cut where an entry begins; what stands before the first has no address."""
    chunks: list[tuple[str, list[str]]] = []
    fenced = False
    for line in body.strip().splitlines():
        fenced ^= line.startswith("```")
        begins = None if fenced else BEGINS.match(line)
        if begins or not chunks:
            chunks.append((address(name, section, begins), []))
        chunks[-1][1].append(line)
    return [entry(where, "\n".join(lines)) for where, lines in chunks if any(lines)]


def address(name: str, section: str, begins: re.Match[str] | None) -> str:
    if begins is None:
        return ""
    if begins[2]:
        return f"{name}-{begins[2]}"
    in_section = section and "." not in begins[1]
    return f"{name}-{section}.{begins[1]}" if in_section else f"{name}-{begins[1]}"


def entry(where: str, text: str) -> Json:
    """An entry: its address, its HTML with links to birds, and the birds that it is about."""
    shown = re.sub(r"^(\d+(?:\.\d+)?)\.? ", "", text) if where else text
    html = CODE.sub(linked, MARKS.sub(marked, markdown.render(shown).strip()))
    birds = sorted({slug for slug in re.findall(r"`([a-z0-9-]+)`", text) if slug in CARD_BY_NAME})
    return {"id": where, "html": html, "birds": birds}


def linked(code: re.Match[str]) -> str:
    return f'<a href="/cards/{code[1]}">{code[1]}</a>' if code[1] in CARD_BY_NAME else code[0]


def marked(mark: re.Match[str]) -> str:
    """Where a statement comes from: official, following from the rules, or our convention."""
    return f'<span class="mark m{mark[1]}">{mark[1]}{mark[2]}</span>'
