"""Pictures of the product, for README and for whoever looks: ``python -m tests.web.screens FOLDER [NAME...]``.

Tables are played by the greedy bot at every seat, from fixed seeds, so a picture changes only with the product.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from tests.server.harness import Browser as Person
from tests.server.harness import Live, live
from tests.web.conftest import FLAGS
from volary.bots.wingspan_greedy import choose_action
from volary.core.state import State
from volary.server.security import COOKIE
from volary.wingspan.state import wingspan

DESKTOP = (1440, 900)
SMALL = (1280, 720)
LARGE = (1920, 1080)
TABLET = (1024, 768)
PHONE = (390, 844)
NARROW = (360, 740)
LANDSCAPE = (844, 390)
NAMES = ("Mira", "Ana", "Ben", "Kenji", "Lucía")
PAINTED = "() => !document.querySelector('.art:empty, .scene:empty')"
"""Birds and rows are drawn when the page stands."""


@dataclass(frozen=True)
class Screen:
    """A moment of a game: after ``decisions``, the next time seat 0 is asked for ``kind`` ("" for any)."""

    name: str
    seats: int = 2
    decisions: int = 0
    kind: str = "action"
    size: tuple[int, int] = DESKTOP
    language: str = "en-GB"
    dark: bool = False
    tab: str = ""
    text: int = 100
    hand: int = 0
    """So many cards in the hand of the picture, whatever the game gave: the message is changed on its way."""
    press: str = ""
    """What is opened before the picture: "i" the first card of the hand, else a button of that name."""


SCREENS = [
    Screen("table", 3, 200, "lay_egg"),
    Screen("table-dark", 3, 200, "lay_egg", dark=True),
    Screen("table-action", 3, 150),
    Screen("table-pay", 2, 80, "pay_food"),
    Screen("table-power", 3, 170, "accept"),
    Screen("table-food", 3, 120, "take_die"),
    Screen("table-2", 2, 130),
    Screen("table-4", 4, 260),
    Screen("table-5", 5, 360),
    Screen("table-small", 3, 200, "lay_egg", SMALL),
    Screen("table-small-5", 5, 360, size=SMALL),
    Screen("table-hand", 2, 130, hand=20),
    Screen("phone-hand-20", 2, 100, size=PHONE, tab="Hand", hand=20),
    Screen("table-large", 2, 130, size=LARGE),
    Screen("table-tablet", 3, 150, size=TABLET),
    Screen("table-german", 3, 150, language="de"),
    Screen("table-japanese", 3, 120, "take_die", language="ja"),
    Screen("table-text", 3, 150, text=130),
    Screen("table-text-160", 3, 150, text=160),
    Screen("draft", 2, 0, "draft"),
    Screen("draft-dark", 2, 0, "draft", dark=True),
    Screen("draft-phone", 2, 0, "draft", PHONE),
    Screen("phone", 3, 200, "lay_egg", PHONE),
    Screen("phone-action", 2, 100, size=PHONE),
    Screen("phone-hand", 2, 100, size=PHONE, tab="Hand"),
    Screen("phone-table", 2, 100, size=PHONE, tab="Table"),
    Screen("phone-players", 4, 260, size=PHONE, tab="Players"),
    Screen("phone-log", 4, 260, size=PHONE, tab="Log"),
    Screen("phone-narrow", 5, 360, size=NARROW, language="de"),
    Screen("phone-landscape", 3, 200, "lay_egg", LANDSCAPE),
    Screen("card", 3, 150, press="i"),
    Screen("settings", 3, 150, press="Settings"),
    Screen("result", 3, 9999, ""),
    Screen("result-dark", 3, 9999, "", dark=True),
    Screen("result-phone", 3, 9999, "", PHONE),
]


def greedy(state: State, seat: int, turn: int) -> int:
    guess = state.clone()
    guess.determinise(seat, turn.to_bytes(4, "big"))
    return choose_action(wingspan(guess), seat)


def play_to(server: Live, person: Person, screen: Screen) -> str:
    """A table at the moment of the screen; returns its id."""
    seats = [{"kind": "me" if seat == 0 else "friend", "name": NAMES[seat]} for seat in range(screen.seats)]
    table = person.create(
        seats, game="wingspan", seed=f"picture {screen.seats}", options={"seats": screen.seats}, name="Tuesday table"
    )["table"]
    for turn in range(5000):
        state = server.run(lambda: server.services.host.load(table).state)
        if state.deciders() == 0 or (turn >= screen.decisions and fits(state, screen.kind)):
            return str(table)
        seat = int(state.deciders() & -state.deciders()).bit_length() - 1
        action = greedy(state, seat, turn)
        server.run(lambda: act(server, table, seat, action, turn))  # noqa: B023 - called at once
    raise AssertionError(f"{screen.name}: the moment does not come")


def fits(state: State, kind: str) -> bool:
    return bool(state.deciders() & 1) and kind in ("", state.prompt(0)["kind"])


def act(server: Live, table: str, seat: int, action: int, turn: int) -> None:
    loaded = server.services.host.load(table)
    server.services.host.act(table, seat, loaded.prompt_id(seat), action, f"picture-{turn}")


def deal(socket: WebSocketRoute, count: int) -> None:
    """Give seat 0 the first ``count`` cards in every state that comes."""
    server = socket.connect_to_server()

    def change(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "state":
            mine = message["view"]["seats"][0]
            mine["hand"], mine["hand_count"] = list(range(0, count * 7, 7)), count
        socket.send(json.dumps(message))

    server.on_message(change)


@contextmanager
def opened(browser: Browser, person: Person, screen: Screen, path: str) -> Iterator[Page]:
    """The page at ``path`` with the person's cookie."""
    width, height = screen.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=screen.language,
        color_scheme="dark" if screen.dark else "light",
        has_touch=width < 500 or height < 500,
        reduced_motion="reduce",
    )
    token = person.token()
    if token:
        context.add_cookies([{"name": COOKIE, "value": token, "url": person.address}])
    page = context.new_page()
    settings = json.dumps({"text": screen.text})
    page.add_init_script(f"localStorage.setItem('volary.settings', {json.dumps(settings)})")
    if screen.hand:
        page.route_web_socket(lambda url: "/ws/" in url, lambda socket: deal(socket, screen.hand))
    page.goto(person.address + path)
    page.wait_for_load_state("networkidle")
    yield page
    context.close()


def shoot(server: Live, browser: Browser, screen: Screen, folder: Path) -> Path:
    person = server.browser()
    table = play_to(server, person, screen)
    with opened(browser, person, screen, f"/g/{table}") as page:
        page.locator("main").first.wait_for()
        if screen.tab:
            page.get_by_role("tab", name=screen.tab).click()
        if screen.press == "i":
            page.locator(".hand-card").first.focus()
            page.keyboard.press("i")
        elif screen.press:
            page.get_by_role("button", name=screen.press, exact=False).first.click()
        # The reasons for what cannot be chosen come a moment after the question.
        page.wait_for_timeout(700)
        page.wait_for_function(PAINTED)
        page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
        path = folder / f"{screen.name}.png"
        page.screenshot(path=path)
    return path


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as database,
        live(Path(database) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=os.environ["VOLARY_BROWSER"], args=FLAGS)
        person = server.browser()
        for name, path in (("home", "/"), ("new", "/new")):
            for suffix, size in (("", DESKTOP), ("-phone", PHONE)):
                if not wanted or name + suffix in wanted:
                    with opened(browser, person, Screen(name, size=size), path) as page:
                        page.screenshot(path=folder / f"{name}{suffix}.png")
        for screen in SCREENS:
            if not wanted or screen.name in wanted:
                print(shoot(server, browser, screen, folder), flush=True)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
