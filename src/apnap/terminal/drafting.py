"""People at a terminal who draft: ask, read a line, do what it says, until decks are built or they leave."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from apnap.draft import Draft, record
from apnap.draft.building import FOR_DECK, FOR_KEEPING
from apnap.errors import ApnapError
from apnap.rules.core.decisions import Decision, IllegalAnswer
from apnap.table import card_text, saves
from apnap.table.draft_text import deck_lines, pile_lines, question, suggested, table_lines
from apnap.table.questions import Choice, Question
from apnap.terminal.chips import with_symbols
from apnap.terminal.console import PROMPT, refusal_words, rule_lines
from apnap.terminal.matching import Unclear
from apnap.terminal.prompt import answer, as_command
from apnap.terminal.render import Screen

Reader = Callable[[str], str]

HELP: Final = """\
Answers  the number or the words of a choice: 2, shock; several: 1 3 | 1-3
         all | none; Enter does what the question says it does
Deck     add 3 shock | cut 5 | 1 2 5-20 for all of it; Enter keeps what is marked
Looking  look NAME or NUMBER | pack | pile | deck | table | log [N] | rule NUMBER
         suggest         what a bot would do here
Draft    save FILE | quit (the draft is kept)"""

COMMANDS: Final = ("pack", "pile", "pool", "deck", "table", "board", "suggest", "add", "cut", "notes")


class Leave(Exception):
    """The person leaves the table."""


class DraftTerminal:
    """A draft at one terminal."""

    def __init__(
        self,
        draft: Draft,
        console: Console,
        read: Reader,
        *,
        plain: bool = False,
        keep: bool = True,
        place: Path | None = None,
    ) -> None:
        self.draft = draft
        self.console = console
        self.read = read
        self.plain = plain
        self.keep = keep
        self.place = place or saves.new_place(saves.DRAFT)
        self.told = 0
        self.picked: dict[int, list[int]] = {}
        """By seat, what has been put into the deck while it is built."""

    def run(self) -> bool:
        """Draft until decks are built; False when somebody left before that."""
        try:
            while not self.draft.over:
                self._ask(self.draft.decisions[0])
        except Leave:
            return False
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._keep(aloud=True)
            return False
        if self.keep:
            self.place.unlink(missing_ok=True)
        return True

    def _ask(self, decision: Decision) -> None:
        """Put one question until it has been answered."""
        seat = int(decision.seat)
        if decision.purpose == FOR_DECK and seat not in self.picked:
            self.picked[seat] = suggested(self.draft.observe(seat), decision) or []
        self._draw(decision)
        while True:
            asked = self._question(decision)
            line = self.read(self._prompt(seat))
            try:
                values = self._meaning(line, asked, decision)
                if values is None:
                    continue
                self.draft.answer(values, seat)
            except Unclear as unclear:
                self.say(unclear.message, "yellow")
            except IllegalAnswer as illegal:
                self.say(refusal_words(illegal), "red")
            else:
                if decision.purpose == FOR_KEEPING:
                    self.picked.pop(seat, None)
                self._keep()
                return

    def _question(self, decision: Decision) -> Question:
        return question(self.draft, decision, self.picked.get(int(decision.seat)) if self._builds(decision) else None)

    def _builds(self, decision: Decision) -> bool:
        return decision.purpose == FOR_DECK

    def _prompt(self, seat: int) -> str:
        """With several people at one terminal, it says whom it asks."""
        people = [s for s, bot in enumerate(self.draft.bots) if bot is None]
        return PROMPT if len(people) < 2 else f"{self.draft.setup.names[seat]}{PROMPT}"

    # output ----------------------------------------------------------------------------------------------------------
    def say(self, text: str, style: str = "") -> None:
        self.console.print(with_symbols(text, style), soft_wrap=self.plain)

    def _draw(self, decision: Decision) -> None:
        """What is new, then the question."""
        seat = int(decision.seat)
        view = self.draft.observe(seat)
        log = self.draft.log
        self.told = min(self.told, len(log))
        for line in log[self.told :]:
            if line.text.endswith("drafts a card") and seat not in line.audience:
                continue  # everybody does, every time
            self.console.print(Text(view.line(line), "dim"), soft_wrap=True)
        self.told = len(log)
        if decision.purpose == FOR_KEEPING:
            for text in deck_lines(view):
                self.say(f"  {text}")
        self.console.print()
        size = self.console.size
        screen = Screen(100 if self.plain else size.width, 60, signs=False, cut=not self.plain)
        for words in screen.question(self._question(decision), 1000 if self.plain else max(size.height - 6, 10)):
            self.console.print(Text(words.plain.rstrip()) if self.plain else words, soft_wrap=self.plain)

    # what was typed ---------------------------------------------------------------------------------------------------
    def _meaning(self, line: str, asked: Question, decision: Decision) -> list[int] | None:
        """The answer that a line is, or None after a command."""
        text = " ".join(line.split())
        word, _, rest = text.partition(" ")
        if word.casefold() in COMMANDS and not self._names_a_choice(text, asked):
            self._own_command(word.casefold(), rest, asked, decision)
            return None
        command = as_command(text)
        if command is not None and command.name in ("help", "look", "log", "rule", "save", "quit"):
            self._command(command.name, command.argument, asked, decision)
            return None
        return [int(value) for value in answer(text, asked)]

    @staticmethod
    def _names_a_choice(text: str, asked: Question) -> bool:
        """A card may be called as a command is."""
        return any(text.casefold() == name.casefold() for choice in asked.choices for name in choice.names)

    def _own_command(self, name: str, rest: str, asked: Question, decision: Decision) -> None:
        view = self.draft.observe(int(decision.seat))
        if name in ("add", "cut"):
            self._edit(name, rest, asked, decision)
            return
        if name == "suggest":
            wanted = suggested(view, decision)
            if wanted is None:
                from apnap.draft import suggestion

                wanted = suggestion(view, decision)
            lines = [f"{choice.key} {choice.text}" for choice in asked.choices if choice.value in wanted]
            lines = lines or [asked.default_words or "nothing"]
        elif name in ("pile", "pool"):
            lines = pile_lines(view)
        elif name == "deck":
            lines = deck_lines(view)
        elif name in ("table", "board", "notes"):
            lines = table_lines(view)
        else:
            lines = [seen.name for seen in view.pack] or ["there is no pack before you"]
        for text in lines:
            self.say(f"  {text}")

    def _edit(self, name: str, rest: str, asked: Question, decision: Decision) -> None:
        """Put cards into the deck, or take them out."""
        seat = int(decision.seat)
        if not self._builds(decision):
            raise Unclear("cards are added and cut while the deck is built")
        mine = self.picked[seat]
        fitting = tuple(choice for choice in asked.choices if (choice.value in mine) == (name == "cut"))
        if not rest:
            raise Unclear(f"say what to {name}: {name} 3, {name} shock")
        part = Question(asked.kind, seat, "", choices=fitting, minimum=1, maximum=max(len(fitting), 1))
        for value in answer(rest, part):
            if name == "add":
                mine.append(int(value))
            else:
                mine.remove(int(value))
        self._draw(decision)

    def _command(self, name: str, argument: str, asked: Question, decision: Decision) -> None:
        seat = int(decision.seat)
        if name == "quit":
            self._keep(aloud=True)
            raise Leave
        if name == "help":
            self.console.print(Text(HELP), soft_wrap=self.plain)
        elif name == "save":
            if not argument:
                raise Unclear("name a file: save my.draft")
            path = Path(argument).expanduser()
            try:
                record.save(self.draft, path)
            except ApnapError as error:
                raise Unclear(str(error)) from None
            self.say(f"saved; take it up again with: apnap draft --resume {path}", "green")
        elif name == "rule":
            for text in rule_lines(argument):
                self.say(f"  {text}")
        elif name == "log":
            count = int(argument) if argument.isdigit() else 20
            view = self.draft.observe(seat)
            for line in self.draft.log[-count:]:
                self.say(f"  {view.line(line)}")
        else:
            for text in self._look(argument, asked, seat):
                self.say(f"  {text}")

    def _look(self, argument: str, asked: Question, seat: int) -> list[str]:
        """A card by its number here, or by its name."""
        from apnap import library

        if not argument:
            raise Unclear("say what to look at: a card by its name or its number here")
        found: Choice | None = asked.find(argument)
        if found is None:
            named = [c for c in asked.choices if any(argument.casefold() in name.casefold() for name in c.names)]
            found = named[0] if named else None
        card = self.draft.observe(seat).card(found.value) if found is not None and found.value >= 0 else None
        try:
            return card_text.card_lines(card if card is not None else library.find(argument))
        except ApnapError as error:
            raise Unclear(str(error).replace("\n", "; ")) from None

    def _keep(self, aloud: bool = False) -> None:
        """The draft where it can be taken up again."""
        if not self.keep:
            return
        try:
            saves.make_folder()
            record.save(self.draft, self.place)
        except ApnapError as error:
            self.keep = False
            self.say(f"{error.message}; {LOST}", "yellow")
            return
        if aloud:
            self.say("The draft is kept. Take it up again with: apnap draft --resume", "bold")


LOST: Final = "it is lost when you leave, unless you `save` it elsewhere"
