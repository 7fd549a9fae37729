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
from volary.cli.text_carcassonne import TextCarcassonne
from volary.cli.text_game import TextGame
from volary.cli.text_wingspan import TextWingspan
from volary.core.actions import Label, Prompt
from volary.core.events import EventMessage, ListSink, seen_as
from volary.core.game import game_by_id
from volary.core.rng import seed_from_text
from volary.core.state import State
from volary.text.games import context_of_view
from volary.text.labels import label_text, prompt_text
from volary.text.log import Log, rendered
from volary.text.messages import LANGUAGES, say
from volary.text.words import Context

ME = 0
MOST_SHOWN = 40
HELP = """number or words of an option: choose it   (the words stand in brackets behind each option)
o  options     s  scores      l  whole log     u  take back   ?  this help  q  give up"""
TEXT_GAMES: dict[str, type[TextGame]] = {"carcassonne": TextCarcassonne, "wingspan": TextWingspan}


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
        self.log = Log(game_id, language, self.names, ME)
        self.table = TEXT_GAMES.get(game_id, TextGame)(language, self.names)
        self.before: tuple[State, int] | None = None
        self.shown = 0
        self.seed = seed

    def play(self) -> None:
        out.print(f"You are {self.names[ME]}. Seed {self.seed}. ? for help.")
        while self.state.deciders():
            self.show_news()
            if self.state.deciders() >> ME & 1:
                self.answer(self.ask())
            else:
                self.before = None
                self.let_bot_act()
        self.show_news()
        self.show_scores()
        places = [", ".join(self.names[seat] for seat in place) for place in self.state.ranking()]
        out.print("; ".join(f"{n}. {place}" for n, place in enumerate(places, 1)))

    def answer(self, action: int | None) -> None:
        """Carry out the person's choice; None takes the last one back."""
        if action is not None:
            self.before = (self.state.clone(), len(self.sink.events))
            self.state.apply_checked(ME, action, self.sink)
        elif self.before is not None:
            self.state, kept = self.before
            self.before = None
            del self.sink.events[kept:]
            self.shown = kept
            self.log = Log(self.game_id, self.language, self.names, ME)
            self.log.add(self.seen_events())
            out.print("  taken back", style="dim")

    def can_take_back(self) -> bool:
        """Nothing that the last choice did was new to anybody: no card, no die, no tile."""
        kinds = self.game.event_kinds()
        return self.before is not None and not any(kinds[e.kind].reveals for e in self.sink.events[self.before[1] :])

    def let_bot_act(self) -> None:
        seat = first_asked(self.state)
        request = request_for(self.state, self.game_id, self.bot_id, self.bot, seat, self.rng)
        self.state.apply_checked(seat, self.bot.choose(request), self.sink)

    # -- what happens -------------------------------------------------------------------------------------------

    def show_news(self) -> None:
        """Log lines of what has happened since the last look."""
        fresh = self.seen_events()[self.shown :]
        self.shown = len(self.sink.events)
        for node in self.log.add(fresh):
            out.print(f"  {node.text}", markup=False, style="dim")

    def seen_events(self) -> list[EventMessage]:
        kinds = self.game.event_kinds()
        return [seen_as(event, kinds[event.kind], ME) for event in self.sink.events]

    def context(self) -> Context:
        return context_of_view(self.view(), self.names)

    def view(self) -> dict[str, Any]:
        return self.state.view(ME)

    # -- asking -------------------------------------------------------------------------------------------------

    def ask(self) -> int | None:
        """The person's choice, None to take the last one back; other commands are answered and asked again."""
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
            if line == "u":
                if self.can_take_back():
                    return None
                out.print("nothing can be taken back: your last choice showed something, or others acted since")
                continue
            if not self.command(line, prompt):
                out.print(f"no option and no command: {line!r}; o shows the options, ? the commands", markup=False)

    def show_prompt(self, prompt: Prompt) -> None:
        out.print(prompt_text(self.language, prompt, self.context()), markup=False, style="bold")
        if not self.table.introduce(prompt, self.view()):
            self.show_options(prompt)

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
        if line in ("?", "help"):
            out.print(f"{HELP}\n{self.table.help}", markup=False)
        elif letter == "o":
            self.show_options(prompt)
        elif letter == "s":
            self.show_scores()
        elif letter == "l":
            out.print("\n".join(rendered(self.log.roots)), markup=False)
        elif line in ("q", "quit", "exit"):
            fail("given up", 1)
        else:
            return self.table.command(letter, rest, self.view())
        return True

    def show_scores(self) -> None:
        for seat in self.view()["seats"]:
            score = seat["score"]
            parts = ", ".join(f"{say(self.language, 'score-' + p['key'])} {p['points']}" for p in score["parts"])
            out.print(f"{self.names[seat['seat']]}: {score['total']} ({parts})", markup=False)


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
