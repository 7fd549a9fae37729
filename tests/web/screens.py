"""Pictures of the product, for README and for whoever looks: ``make screens ARGS="--help"``.

Tables are played by the greedy bot at every seat, from fixed seeds, so a picture changes only with the product.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocketRoute, expect, sync_playwright

from tests.server.harness import Browser as Person
from tests.server.harness import Live, live
from tests.web.conftest import FLAGS
from volary.bots.greedy import CHOOSERS
from volary.core.game import OptionValue
from volary.core.state import State
from volary.server.security import COOKIE

Size = tuple[int, int]
DESKTOP = (1440, 900)
SMALL = (1280, 720)
LARGE = (1920, 1080)
TABLET = (1024, 768)
PHONE = (390, 844)
NARROW = (360, 740)
LANDSCAPE = (844, 390)
PHONES = (PHONE, NARROW, LANDSCAPE)
SIZES = (DESKTOP, SMALL, LARGE, TABLET, *PHONES)
NAMES = ("Mira", "Ana", "Ben", "Kenji", "Lucía")
OPTIONS: dict[str, dict[str, OptionValue]] = {"wingspan": {}, "carcassonne": {"crop_circles": "all", "abbot": True}}
"""What differs from the usual game, so that more of it is seen."""
PAINTED = "() => !document.querySelector('.art:empty, .scene:empty, .tile:empty')"
"""Birds, rows and tiles are drawn when the page stands."""


@dataclass(frozen=True)
class Screen:
    """A moment of a game: after ``decisions``, the next time seat 0 is asked for ``kind`` ("" for any).

    ``kind`` may also be that of an option that is offered ("fly").
    """

    name: str
    seats: int = 2
    decisions: int = 0
    kind: str = "action"
    size: Size = DESKTOP
    language: str = "en-GB"
    dark: bool = False
    tab: str = ""
    text: int = 100
    hand: int = 0
    """So many cards in the hand of the picture, whatever the game gave: the message is changed on its way."""
    game: str = "wingspan"
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
    Screen("carcassonne", 4, 125, "place_tile", game="carcassonne", press="Open features"),
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


def greedy(state: State, seat: int, turn: int, game: str = "wingspan") -> int:
    guess = state.clone()
    guess.determinise(seat, turn.to_bytes(4, "big"))
    return CHOOSERS[game](guess, seat)


def play_to(server: Live, person: Person, screen: Screen) -> str:
    """A table at the moment of the screen; returns its id."""
    seats = [{"kind": "me" if seat == 0 else "friend", "name": NAMES[seat]} for seat in range(screen.seats)]
    options = {"seats": screen.seats, **OPTIONS[screen.game]}
    table = person.create(
        seats, game=screen.game, seed=f"picture {screen.seats}", options=options, name="Tuesday table"
    )["table"]
    for turn in range(5000):
        state = server.run(lambda: server.services.host.load(table).state)
        if state.deciders() == 0 or (turn >= screen.decisions and fits(state, screen.kind)):
            return str(table)
        seat = int(state.deciders() & -state.deciders()).bit_length() - 1
        action = greedy(state, seat, turn, screen.game)
        server.run(lambda: act(server, table, seat, action, turn))  # noqa: B023 - called at once
    raise AssertionError(f"{screen.name}: the moment does not come")


def fits(state: State, kind: str) -> bool:
    if not state.deciders() & 1:
        return False
    prompt = state.prompt(0)
    return kind in ("", prompt["kind"], *(option["kind"] for option in prompt["options"]))


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


def shoot(browser: Browser, person: Person, screen: Screen, address: str, folder: Path) -> Path:
    with opened(browser, person, screen, address) as page:
        page.locator("main").first.wait_for()
        if screen.tab:
            page.get_by_role("tab", name=screen.tab).click()
        if screen.press == "i":
            page.locator(".hand-card").first.focus()
            page.keyboard.press("i")
        elif screen.press:
            page.get_by_role("button", name=screen.press, exact=False).first.click()
        return picture(page, folder / f"{screen.name}.png")


def picture(page: Page, path: Path) -> Path:
    # The reasons for what cannot be chosen come a moment after the question.
    page.wait_for_timeout(700)
    page.wait_for_function(PAINTED)
    page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    page.screenshot(path=path)
    return path


# ---------------------------------------------------------------- every screen, changed in place


@dataclass(frozen=True)
class Shown:
    """A screen in any size, language and theme: the moment of a table or a path, and what is done there to see it."""

    place: Screen | str
    reach: Callable[[Page], None] = lambda page: None
    sizes: tuple[Size, ...] = SIZES


def resize(page: Page, size: Size) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


# What another window of the browser would do; ``lang`` is written once the words are there.
SPEAK = """([language, stretch]) => new Promise((done) => {
  new MutationObserver(done).observe(document.documentElement, { attributeFilter: ["lang"] });
  localStorage.setItem("volary.language", language);
  localStorage.setItem("volary.stretch", stretch);
  dispatchEvent(new StorageEvent("storage", { key: "volary.language" }));
}).then(() => null)"""


def speak(page: Page, language: str, stretch: int = 100) -> None:
    page.evaluate(SPEAK, [language, str(stretch)])


def paint(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)


def sheet(page: Page) -> None:
    page.get_by_test_id("slot-0-0").focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()


def dialog(button: str) -> Callable[[Page], None]:
    def open_it(page: Page) -> None:
        resize(page, DESKTOP)
        page.get_by_role("button", name=button, exact=True).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()

    return open_it


def tab(name: str) -> Callable[[Page], None]:
    def choose(page: Page) -> None:
        resize(page, PHONE)
        page.get_by_role("tab", name=name).click()

    return choose


def key(*pressed: str) -> Callable[[Page], None]:
    def press(page: Page) -> None:
        page.locator("[role=option]").first.wait_for(state="attached")
        for each in pressed:
            page.keyboard.press(each)

    return press


JOIN = "join"
DRAFT = Screen("draft", 2, 0, "draft")
TWO = Screen("two", 2, 130)
FIVE = Screen("five", 5, 400)
LAYING = Screen("laying", 3, 190, "lay_egg")
RESULT = Screen("result", 3, 9999, "")
LAND = Screen("land", 4, 80, "place_tile", game="carcassonne")
FIGURE = Screen("figure", 4, 90, "place_figure", game="carcassonne")
FLIGHT = Screen("flight", 4, 20, "fly", game="carcassonne")
CIRCLE = Screen("circle", 4, 20, "add_figure", game="carcassonne")
LANDED = Screen("landed", 4, 9999, "", game="carcassonne")

SHOWN = {
    "start": Shown("/"),
    "new": Shown("/new"),
    "join": Shown(JOIN),
    "guide": Shown("/cards"),
    "guide-card": Shown("/cards/black-bellied-whistling-duck"),
    "rules": Shown("/rules"),
    "drafting": Shown(DRAFT),
    "two": Shown(TWO),
    "five": Shown(FIVE),
    "laying": Shown(LAYING),
    "sheet": Shown(LAYING, sheet),
    "preferences": Shown(TWO, dialog("Settings")),
    "keys": Shown(TWO, dialog("Keys")),
    "menu": Shown(TWO, dialog("Menu")),
    "tab-hand": Shown(TWO, tab("Hand"), PHONES),
    "tab-table": Shown(FIVE, tab("Table"), PHONES),
    "tab-players": Shown(FIVE, tab("Players"), PHONES),
    "tab-log": Shown(FIVE, tab("Log"), PHONES),
    "end": Shown(RESULT),
    "land": Shown(LAND, key("p", "b")),
    "figure": Shown(FIGURE, sizes=(DESKTOP, PHONE)),
    "flight": Shown(FLIGHT, key("f"), (DESKTOP, TABLET, PHONE)),
    "circle": Shown(CIRCLE, sizes=(DESKTOP, PHONE)),
    "open": Shown(LAND, key("o"), (DESKTOP, TABLET, NARROW)),
    "land-end": Shown(LANDED),
}


class Places:
    """The addresses of screens; each table is played once."""

    def __init__(self, server: Live) -> None:
        self.server = server
        self.person = server.browser()
        self.known: dict[Screen | str, str] = {}

    def address(self, place: Screen | str) -> str:
        if place not in self.known:
            self.known[place] = self._find(place)
        return self.known[place]

    def visitor(self, place: Screen | str) -> Person:
        """Who comes there: an invitation is for somebody who has no seat yet."""
        return Person(self.person.address) if place == JOIN else self.person

    def _find(self, place: Screen | str) -> str:
        if isinstance(place, Screen):
            return f"/g/{play_to(self.server, self.person, place)}"
        if place == JOIN:
            return str(self.server.browser().create(game="wingspan")["links"][0]["path"])
        return place


@contextmanager
def reached(browser: Browser, places: Places, shown: Shown, size: Size = PHONE) -> Iterator[Page]:
    """The screen in a browser for windows of this size, in English and light."""
    visitor = places.visitor(shown.place)
    with opened(browser, visitor, Screen("shown", size=size), places.address(shown.place)) as page:
        page.locator("main").first.wait_for()
        shown.reach(page)
        yield page


def shoot_all(browser: Browser, places: Places, name: str, order: argparse.Namespace) -> None:
    """The screen in every combination that was ordered, one file each."""
    shown = SHOWN[name]
    for size in [size for size in order.sizes if size in shown.sizes or shown.sizes == SIZES]:
        with reached(browser, places, shown, size) as page:
            resize(page, size)
            for language in order.languages:
                speak(page, language)
                for theme in order.themes:
                    paint(page, theme)
                    width, height = size
                    path = order.folder / f"{name}-{width}x{height}-{language}-{theme}.png"
                    print(picture(page, path), flush=True)


def size_of(text: str) -> Size:
    width, height = text.split("x")
    return int(width), int(height)


def orders() -> argparse.Namespace:
    def some(convert: Callable[[str], object]) -> Callable[[str], list[object]]:
        return lambda text: [convert(each) for each in text.split(",")]

    names = ", ".join([*SHOWN, *(screen.name for screen in SCREENS)])
    parser = argparse.ArgumentParser(prog="screens", description="Write pictures of every screen.")
    parser.add_argument("names", nargs="*", help=f"only these; there are {names}")
    parser.add_argument("--folder", type=Path, default=Path("build/screens"))
    parser.add_argument("--sizes", type=some(size_of), default="1440x900,390x844", metavar="WxH,...")
    parser.add_argument("--languages", type=some(str), default="en", metavar="en,de,es,ja")
    parser.add_argument("--themes", type=some(str), default="light,dark", metavar="light,dark")
    return parser.parse_args()


def main() -> None:
    order = orders()
    order.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as database,
        live(Path(database) / "tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=os.environ["VOLARY_BROWSER"], args=FLAGS)
        places = Places(server)
        for name in SHOWN:
            if not order.names or name in order.names:
                shoot_all(browser, places, name, order)
        for screen in SCREENS:
            if not order.names or screen.name in order.names:
                print(shoot(browser, places.person, screen, places.address(screen), order.folder), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
