"""The text client: the same prompts, labels and views as the web, in a terminal."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import Any

from volary.arena.match import first_asked, request_for
from volary.bots.registry import bot_for
from volary.cli.options import parsed
from volary.cli.output import fail, out
from volary.core.actions import Label, Prompt
from volary.core.events import ListSink, seen_as
from volary.core.game import game_by_id
from volary.core.rng import seed_from_text
from volary.core.state import State
from volary.text.labels import label_text, prompt_text
from volary.text.log import Log, rendered
from volary.text.messages import LANGUAGES, say
from volary.text.powers import power_text
from volary.text.words import Context, bonus_name, card_name, context_of_view, face_name, food_name, goal_name
from volary.wingspan.ids import HABITAT_NAMES
from volary.wingspan.tables import BIRDS

ME = 0
MOST_SHOWN = 40
HELP = """number or words of an option: choose it   (words: "gain food", "take fish", "play mallard wetland")
o  options     m  my mat      m B  mat of B    h  hand with powers   f  feeder     t  tray
g  goals       s  scores      l  whole log     b  bonus cards        ?  this help  q  give up"""


def play_in_terminal(game_id: str, players: int, bot: str, options: Sequence[str], seed: str, language: str) -> None:
    """One game against bots. Raises BadOptions for a bad option or bot."""
    import volary.games  # noqa: F401

    if language not in LANGUAGES:
        fail(f"--language {language}: there are {', '.join(LANGUAGES)}")
    seed = seed or secrets.token_hex(8)
    TextTable(game_id, players, bot, options, seed, language).play()


class TextTable:
    """A game in the terminal: the person at seat A, the bot at all others."""

    def __init__(self, game_id: str, players: int, bot: str, options: Sequence[str], seed: str, language: str) -> None:
        self.game = game_by_id(game_id)
        self.game_id = game_id
        self.bot_id = bot
        self.bot = bot_for(bot, game_id).factory()
        self.language = language
        self.sink = ListSink()
        settings = {**parsed(game_id, options), "seats": players}
        self.state: State = self.game.new(settings, seed_from_text(seed), self.sink)
        self.rng = random.Random(seed)
        self.names = [self.game.seat_names()[seat] for seat in range(players)]
        self.log = Log(language, self.names, ME)
        self.shown = 0
        self.seed = seed

    def play(self) -> None:
        out.print(f"You are {self.names[ME]}. Seed {self.seed}. ? for help.")
        while self.state.deciders():
            self.show_news()
            if self.state.deciders() >> ME & 1:
                action = self.ask()
                self.state.apply_checked(ME, action, self.sink)
            else:
                self.let_bot_act()
        self.show_news()
        self.show_scores()
        places = [", ".join(self.names[seat] for seat in place) for place in self.state.ranking()]
        out.print("; ".join(f"{n}. {place}" for n, place in enumerate(places, 1)))

    def let_bot_act(self) -> None:
        seat = first_asked(self.state)
        request = request_for(self.state, self.game_id, self.bot_id, self.bot, seat, self.rng)
        self.state.apply_checked(seat, self.bot.choose(request), self.sink)

    # -- what happens -------------------------------------------------------------------------------------------

    def show_news(self) -> None:
        """Log lines of what has happened since the last look."""
        kinds = self.game.event_kinds()
        fresh = [seen_as(event, kinds[event.kind], ME) for event in self.sink.events[self.shown :]]
        self.shown = len(self.sink.events)
        for node in self.log.add(fresh):
            out.print(f"  {node.text}", markup=False, style="dim")

    def context(self) -> Context:
        return context_of_view(self.view(), self.names)

    def view(self) -> dict[str, Any]:
        return self.state.view(ME)

    # -- asking -------------------------------------------------------------------------------------------------

    def ask(self) -> int:
        """The person's choice; every other command is answered and asked again."""
        prompt = self.state.prompt(ME)
        self.show_prompt(prompt)
        while True:
            try:
                line = out.input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                fail("given up", 1)
            option = chosen(prompt, line)
            if option is not None:
                return option["action"]
            if not self.command(line, prompt):
                out.print(f"no option and no command: {line!r}; o shows the options, ? the commands", markup=False)

    def show_prompt(self, prompt: Prompt) -> None:
        context = self.context()
        out.print(prompt_text(self.language, prompt, context), markup=False, style="bold")
        if prompt["kind"] == "draft":
            self.show_hand(self.view())
            out.print(self.draft_text(), markup=False)
            return
        self.show_options(prompt)

    def draft_text(self) -> str:
        draft = self.view()["draft"]
        birds = ", ".join(BIRDS[card]["id"] for card in draft["birds"])
        bonus = ", ".join(bonus_name(self.language, b) for b in draft["bonus"])
        return f"birds: {birds}\nbonus cards: {bonus}\nexample: keep {BIRDS[draft['birds'][0]]['id']} ..."

    def show_options(self, prompt: Prompt) -> None:
        options = prompt["options"]
        context = self.context()
        for number, option in enumerate(options[:MOST_SHOWN], 1):
            text = label_text(self.language, option, context)
            out.print(f"{number:>3}  {text}  [{option['words']}]", markup=False)
        if len(options) > MOST_SHOWN:
            out.print(f"     ... {len(options)} in all; type the words or a number up to {len(options)}")

    def command(self, line: str, prompt: Prompt) -> bool:
        """Answer a command; False if it is none."""
        letter, _, rest = line.partition(" ")
        view = self.view()
        if line in ("?", "help"):
            out.print(HELP, markup=False)
        elif letter == "o":
            self.show_options(prompt)
        elif letter == "m" and (not rest or rest in self.names):
            self.show_mat(view, self.names.index(rest) if rest else ME)
        elif letter == "h":
            self.show_hand(view)
        elif letter == "f":
            faces = [
                ", ".join(face_name(self.language, face) for face in view[place]) for place in ("feeder", "outside")
            ]
            out.print(f"feeder: {faces[0]}; outside: {faces[1] or '-'}", markup=False)
        elif letter == "t":
            out.print(", ".join(card_name(self.language, card) for card in view["tray"] if card >= 0), markup=False)
        elif letter == "g":
            self.show_goals(view)
        elif letter == "b":
            out.print(", ".join(bonus_name(self.language, b) for b in view["seats"][ME]["bonus"]), markup=False)
        elif letter == "s":
            self.show_scores()
        elif letter == "l":
            out.print("\n".join(rendered(self.log.roots)), markup=False)
        elif line in ("q", "quit", "exit"):
            fail("given up", 1)
        else:
            return False
        return True

    def dice(self, view: dict[str, Any], place: str) -> str:
        return ", ".join(face_name(self.language, face) for face in view[place])

    def show_mat(self, view: dict[str, Any], seat: int) -> None:
        mat = view["seats"][seat]
        foods = ", ".join(f"{n} {food_name(self.language, k)}" for k, n in enumerate(mat["food"]) if n)
        out.print(f"{self.names[seat]}: {foods or 'no food'}; hand {mat['hand_count']}", markup=False)
        for habitat in range(3):
            cells = [bird_text(self.language, bird) for bird in mat["birds"][habitat * 5 : habitat * 5 + 5] if bird]
            out.print(f"  {HABITAT_NAMES[habitat]:<10}{' | '.join(cells) or '-'}", markup=False)

    def show_hand(self, view: dict[str, Any]) -> None:
        for card in view["seats"][ME]["hand"]:
            record = BIRDS[card]
            cost = " + ".join(f"{n} {food}" for food, n in record["food_cost"]["foods"].items()) or "free"
            if record["food_cost"]["alternative"]:
                cost = cost.replace(" + ", " / ")
            power = power_text(self.language, record["power"])
            out.print(
                f"{card_name(self.language, card)} ({record['points']} p; {', '.join(record['habitats'])}; {cost}; "
                f"{record['nest']} {record['egg_limit']}; {record['wingspan_cm']} cm) {power}",
                markup=False,
            )

    def show_goals(self, view: dict[str, Any]) -> None:
        for goal in view["goals"]:
            counts = ", ".join(
                f"{self.names[seat]} {goal['counts'][seat]} ({goal['points'][seat]} p)"
                for seat in range(len(self.names))
            )
            mark = "scored" if goal["scored"] else "now"
            out.print(f"{goal['round'] + 1}. {goal_name(self.language, goal['goal'])}: {counts} {mark}", markup=False)

    def show_scores(self) -> None:
        for seat in self.view()["seats"]:
            score = seat["score"]
            parts = ", ".join(f"{say(self.language, 'score-' + p['key'])} {p['points']}" for p in score["parts"])
            out.print(f"{self.names[seat['seat']]}: {score['total']} ({parts})", markup=False)


def bird_text(language: str, bird: dict[str, Any]) -> str:
    """A bird on the mat with what lies on it."""
    limit = BIRDS[bird["card"]]["egg_limit"]
    extras = [f"{bird['eggs']}/{limit} eggs"]
    if bird["tucked"]:
        extras.append(f"{bird['tucked']} tucked")
    if sum(bird["cached"]):
        extras.append(f"{sum(bird['cached'])} cached")
    return f"{card_name(language, bird['card'])} ({', '.join(extras)})"


def chosen(prompt: Prompt, line: str) -> Label | None:
    """The option that a number or its words name. The opening choice takes its names in any order."""
    options = prompt["options"]
    if line.isascii() and line.isdigit() and len(line) < 5 and 1 <= int(line) <= len(options):
        return options[int(line) - 1]
    words = sorted(line.lower().split())
    for option in options:
        if option["words"] == line.lower() or (option["kind"] == "keep" and sorted(option["words"].split()) == words):
            return option
    return None
