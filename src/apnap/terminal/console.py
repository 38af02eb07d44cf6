"""A person at a terminal: draw, ask, read a line, do what it says, until the game is over or they leave.

On a screen the table is drawn again for each question. In plain mode nothing is drawn: what happened and what is asked
are printed line by line, for pipes, tests and screen readers.
"""

from __future__ import annotations

import os
import shlex
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from mypy_extensions import i64
from rich.console import Console
from rich.text import Text

from apnap import rulebook
from apnap._build_info import build_info
from apnap.errors import ApnapError, file_trouble
from apnap.rules.core.decisions import D_PRIORITY, Decision, IllegalAnswer
from apnap.rules.views.view import View
from apnap.table import card_text, names, saves
from apnap.table.questions import Question
from apnap.table.reasons import title_of
from apnap.table.session import EngineFailed, Session
from apnap.table.stops import Stops
from apnap.terminal import hands, reading, why_not, wishes
from apnap.terminal.chips import with_symbols
from apnap.terminal.help import HELP, SIGNS
from apnap.terminal.matching import NotNamed, Unclear
from apnap.terminal.prompt import Answer, Command, answer, parse
from apnap.terminal.render import Screen

PROMPT: Final = "> "
MOST_RULES: Final = 12
ZONES: Final = ("hand", "battlefield", "graveyard", "exile", "library", "command", "stack")
Reader = Callable[[str], str]


class Leave(Exception):
    """The person leaves the table."""


class Terminal:
    """The table of one session at one terminal."""

    def __init__(
        self,
        session: Session,
        console: Console,
        read: Reader = input,
        *,
        plain: bool = False,
        note: str = "",
        cards: Sequence[str] = (),
        keep: bool = True,
        log_file: Path | None = None,
        place: Path | None = None,
    ) -> None:
        self.session = session
        self.console = console
        self.read = read
        self.plain = plain
        self.note = note
        self.cards = cards
        self.keep = keep
        """Whether the game is written down after each answer, to be taken up again."""
        self.place = place or saves.new_place()
        """Where that is: a file of its own."""
        self.log_file = log_file
        self.pending: list[str] = []
        """What must be said below the next drawing of the table."""
        self.told_faults = 0
        self.digested = 0
        self.confirms = True
        """Whether a sole target is shown and has to be confirmed."""
        self.turned = 0
        """Which of several open questions is looked at: those of all the people at this terminal."""
        session.listeners.append(self._write_down)
        self.told = max(len(session.play.log) - 10, 0)  # of a game that is taken up, only the last lines

    # who is asked ----------------------------------------------------------------------------------------------------
    @property
    def decision(self) -> Decision | None:
        """What is asked at this terminal now, or None when nothing is."""
        waiting = self.session.waiting()
        if not waiting:
            return None
        decision = waiting[self.turned % len(waiting)]
        self.session.turn_to(decision)
        return decision

    @property
    def seat(self) -> int:
        """Whoever is asked, or the first person; -1 for a spectator."""
        decision = self.decision
        return int(decision.decider) if decision is not None else min(self.session.people, default=-1)

    def turn_to_next(self) -> str:
        """Look at another of the open questions; what is said about it."""
        waiting = self.session.waiting()
        if len(waiting) < 2:
            raise IllegalAnswer("117.1", "nothing else waits for an answer of yours")
        self.turned = (self.turned + 1) % len(waiting)
        return f"question {self.turned + 1} of {len(waiting)}"

    # the loop --------------------------------------------------------------------------------------------------------
    def run(self) -> int:
        """Play until the end; the exit code."""
        try:
            self._begin()
            while not self.session.over and self.decision is not None:
                self._ask()
            self._finish()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._leave_unsaved()
        return 0

    def _begin(self) -> None:
        try:
            self.session.start()
        except EngineFailed as failure:
            self._crashed(failure)
            if self.decision is None:
                for line in self.pending:
                    self.say(line, "red")
                raise Leave from failure

    def _ask(self) -> None:
        """Put one question until it has been answered."""
        seat = self.seat
        asked = self.session.question(seat)
        if asked is None:
            return
        self._tell_faults()
        self._tell_digest(seat)
        self.draw(asked)
        while True:
            line = self.read(self._prompt(asked))
            try:
                meant = parse(line, asked)
                if isinstance(meant, Answer):
                    if asked.kind == D_PRIORITY and not self._confirms(meant.values, seat):
                        continue
                    self.session.answer(meant.values, seat)
                    self.turned = 0
                    return
                if self._command(meant, asked):
                    return
            except NotNamed as unknown:
                self._unknown(unknown)
            except Unclear as unclear:
                self.say(unclear.message, "yellow")
            except IllegalAnswer as illegal:
                self.say(refusal_words(illegal), "red")
            except EngineFailed as failure:
                self._crashed(failure)
                return

    def _tell_digest(self, seat: int) -> None:
        """After others have acted: what each of them did since this seat last answered. Plain mode tells all of it."""
        if self.plain or self.digested == len(self.session.play.log):
            return
        self.digested = len(self.session.play.log)
        view = self.session.view(seat)
        others = [digest for digest in self.session.happened(seat) if digest.seat != seat or digest.died]
        if any(digest.seat != seat for digest in others):
            self.pending += [digest.words(view) for digest in others]

    def _confirms(self, values: list[i64], seat: int) -> bool:
        """Where there is only one thing to target, it is shown, and a person at a screen says whether to go on."""
        if not self.confirms:
            return True
        refs = self.session.sole_targets(values, seat)
        if not refs:
            return True
        view = self.session.view(seat)
        self.say(f"the only target is {', '.join(names.full(view, ref) for ref in refs)}", "yellow")
        if self.plain:
            return True
        return self.read("go on? Enter, or no (`confirm off` asks no more): ").strip().casefold() not in ("n", "no")

    def _tell_faults(self) -> None:
        """Say which bots failed since the last question, and that others go on for them."""
        faults = self.session.faults
        for fault in faults[self.told_faults :]:
            self.pending.append(f"{fault}; another bot goes on for it")
        self.told_faults = len(faults)

    def _unknown(self, unknown: NotNamed) -> None:
        """No choice is called so; if something else is, say why that cannot be chosen."""
        session = self.session
        why = why_not.hints(session.play, session.view(self.seat), unknown.words, self.decision)
        for line in why or [unknown.message]:
            self.say(line, "yellow")

    def _prompt(self, asked: Question) -> str:
        """With several people at one terminal, it says whom it asks."""
        if len(self.session.people) < 2:
            return PROMPT
        return f"{self.session.view(asked.seat).player(asked.seat).name}{PROMPT}"

    def _finish(self) -> None:
        """The end of the game."""
        self.draw(None)
        for line in result_lines(self.session):
            self.say(line, "bold")
        if self.keep:
            self.place.unlink(missing_ok=True)
        if self.plain:
            return
        self.say("Enter leaves; `log`, `look` and `save FILE` still work.", "dim")
        while True:
            line = self.read(PROMPT)
            if not line.strip():
                return
            try:
                meant = parse(line, None)
                if isinstance(meant, Command) and self._command(meant, None) and not self.session.over:
                    while not self.session.over and self.decision is not None:
                        self._ask()
                    self._finish()
                    return
            except Unclear as unclear:
                self.say(unclear.message, "yellow")
            except IllegalAnswer as illegal:
                self.say(refusal_words(illegal), "red")

    # output ----------------------------------------------------------------------------------------------------------
    def say(self, text: str, style: str = "") -> None:
        self.console.print(with_symbols(text, style), soft_wrap=self.plain)

    def draw(self, asked: Question | None) -> None:
        """The table and the question, or in plain mode what is new and the question."""
        view = self.session.view(self.seat)
        if self.plain:
            self._tell(view, asked)
        else:
            size = self.console.size
            screen = Screen(size.width, size.height, signs=self._has_signs())
            log = self.session.play.log
            new = self.session.seen_lines.get(view.seat, 0)
            extra = len(self.pending)
            screen.height -= extra
            self.console.clear()
            self.console.print(screen.whole(view, asked, log, new, self.note))
        for line in self.pending:
            self.say(line, "yellow")
        self.pending = []

    def _has_signs(self) -> bool:
        return not self.plain and (self.console.encoding or "").lower().startswith("utf")

    def _tell(self, view: View, asked: Question | None) -> None:
        """The log since the last time, then the question."""
        log = self.session.play.log
        self.told = min(self.told, len(log))
        for entry in log[self.told :]:
            self.console.print(Text(f"{entry.seen_by(view.seat)} (CR {entry.rule})"), soft_wrap=True)
        self.told = len(log)
        if asked is None:
            return
        screen = Screen(100, 40, signs=False, cut=False)
        self.console.print()
        if asked.kind != D_PRIORITY:
            for line in screen.hand_line(view, 1000, 1):
                self.console.print(line, soft_wrap=True)
        for line in screen.question(asked, 1000):
            self.console.print(Text(line.plain.rstrip()), soft_wrap=True)

    def _board(self) -> None:
        view = self.session.view(self.seat)
        if self.plain:
            screen = Screen(100, 60, signs=False)
            self.console.print(screen.header(view))
            self.console.print(screen.board(view, 60))
            for line in screen.stacks(view, 20):
                self.console.print(line)
        else:
            self.draw(self.session.question(self.seat))

    # commands --------------------------------------------------------------------------------------------------------
    def _command(self, command: Command, asked: Question | None) -> bool:
        """Do what a command says; True when the question has to be put again."""
        name, argument = command.name, command.argument
        if name == "concede":
            return self._concede(argument)
        if name in _CHANGING:
            self._change(name, argument, asked)
            return True
        if name == "quit":
            self._quit()
        elif name == "save":
            self._save(argument)
        elif name == "board":
            self._board()
        elif name == "help":
            self._help()
        else:
            for line in self._lines(name, argument, asked):
                self.say(f"  {line}")
        return False

    def _change(self, name: str, argument: str, asked: Question | None) -> None:
        """A command that changes what is asked."""
        session, seat = self.session, self.seat
        if name == "undo":
            session.undo(session.last_to_choose())
            self.pending.append("taken back")
        elif name == "cancel":
            session.cancel(seat)
        elif name == "other":
            self.pending.append(self.turn_to_next())
        elif name == "suggest":
            self._suggest(self._meant(argument, asked), seat)
        elif name == "repeat":
            often = wishes.times(argument, "repeat 1000")
            session.repeat(often, seat)
            self.pending.append(f"proposed: the same {often} times more")
        elif name == "do":
            session.by_hand(hands.action_of(argument, session.view(seat)), seat)
        elif name == "object":
            session.object(seat)
            self.pending.append("taken back")
        elif name == "shortcut":
            decision = self.decision
            if asked is None or decision is None:
                raise Unclear("the game is over")
            parts, called = wishes.shortcut(session, decision, argument, asked)
            session.propose(parts, seat)
            self.pending.append(f"proposed: {called}")
        else:
            session.pass_until(wishes.until(argument, self._playing(seat), int(session.play.state.seats)), seat)
            self.turned = 0

    def _playing(self, seat: int) -> int:
        """The player for whom a seat is asked: another one whom it controls, or itself. CR 723.1."""
        decision = self.decision
        return int(decision.seat) if decision is not None else seat

    def _suggest(self, values: list[i64], seat: int) -> None:
        """Suggest what a team should do; then another member of it who is here is asked. CR 805.2."""
        name = self.session.play.name_of_seat(self._playing(seat))
        member = self._playing(seat)
        self.session.suggest(values, seat)
        if any(d.team and d.seat != member for d in self.session.waiting()):
            self.turn_to_next()
        self.pending.append(
            f"{name} suggests it; any other answer of a teammate leaves the choice to the primary player"
        )

    def _meant(self, argument: str, asked: Question | None) -> list[i64]:
        """An answer that is not given yet."""
        if asked is None:
            raise Unclear("nothing is being asked now")
        return answer(argument, asked)

    def _lines(self, name: str, argument: str, asked: Question | None) -> list[str]:
        """What a command that only looks has to say."""
        session = self.session
        view = session.view(self.seat)
        if name == "look":
            return self._look(view, argument, asked)
        if name in ZONES:
            return reading.zone_lines(view, name, argument)
        if name == "log":
            return self._log(view, argument)
        if name == "explain":
            from apnap.rules.views.explain import explain

            return explain(session.play, reading.find_object(view, argument, asked).id).lines()
        if name == "why":
            return why_not.lines(session.play, view, argument, self.decision, asked)
        if name == "rule":
            return rule_lines(argument)
        if name == "mana":
            return self._mana(asked)
        if name == "position":
            return self._position()
        stops = session.stops[view.seat] if view.seat in session.stops else None
        if stops is None:
            raise Unclear("only players have stops")
        if name == "yield":
            return self._yield(stops, view, argument)
        if name == "confirm":
            self.confirms = argument.casefold() not in ("off", "no", "0")
            return ["a sole target is confirmed" if self.confirms else "a sole target is taken without a word"]
        if name == "hold":
            stops.hold = argument.casefold() not in ("off", "no", "0")
            return ["you keep priority after your own spells and abilities" if stops.hold else "you no longer do"]
        if name in ("stop", "unstop") and argument:
            return [wishes.change_stops(stops, argument, name == "stop")]
        return wishes.stops_lines(stops, int(view.seat))

    def _yield(self, stops: Stops, view: View, argument: str) -> list[str]:
        """Pass for the rest of the game whenever this spell or ability is on top of a stack, or no longer."""
        off, _, rest = argument.partition(" ")
        if off.casefold() == "off":
            stops.yields = {name for name in stops.yields if rest and rest.casefold() not in name.casefold()}
        elif argument:
            stops.yields.add(argument)
        else:
            stacks = [seen for turn in view.turns() for seen in view.stack(int(turn.marker))]
            if not stacks:
                raise Unclear("nothing is on a stack: `yield NAME` passes on what is called so")
            stops.yields.add(stacks[-1].name)
        return [f"you pass on: {', '.join(sorted(stops.yields))}" if stops.yields else "you pass on nothing by itself"]

    def _look(self, view: View, argument: str, asked: Question | None) -> list[str]:
        if not argument:
            raise Unclear("say what to look at: a card by its name or its number here, or a player such as p2")
        try:
            found = reading.find(view, argument, asked)
        except Unclear:
            from apnap import library

            zone, _space, whose = argument.casefold().partition(" ")
            if zone in ZONES:
                return reading.zone_lines(view, zone, whose.strip())
            try:
                return card_text.card_lines(library.find(argument))
            except ApnapError:
                pass
            raise
        if isinstance(found, int):
            return reading.player_lines(view, found)
        return reading.object_lines(self.session.play, view, found)

    def _log(self, view: View, argument: str) -> list[str]:
        log = self.session.play.log
        if argument and argument != "all" and not argument.isdigit():
            raise Unclear("type `log`, `log 50` or `log all`")
        count = len(log) if argument == "all" else int(argument or 20)
        first = max(len(log) - count, 0)
        lines = []
        for entry in log[first:]:
            lines.append(f"{entry.turn:>3}  {entry.seen_by(view.seat)} (CR {entry.rule})")
        return lines or ["nothing has happened yet"]

    def _mana(self, asked: Question | None) -> list[str]:
        if asked is None or not asked.mana:
            return ["no mana ability can be activated now; costs are paid by themselves when you cast something"]
        return [f"{choice.key} {choice.text}" for choice in asked.mana]

    def _position(self) -> list[str]:
        """The position as text, for `apnap try`. It shows every hand, so not to one player among others."""
        from apnap import position

        if self.session.people != frozenset(range(self.session.play.state.seats)) and not self.session.over:
            raise Unclear("a position shows every hand: it is written only where every seat is yours, or after the end")
        try:
            return position.write(self.session.play).splitlines()
        except ApnapError as error:
            raise Unclear(str(error).replace("\n", "; ")) from error

    def _help(self) -> None:
        self.console.print(Text(HELP), soft_wrap=self.plain)
        if self._has_signs():
            marks = Screen(80, 40).marks
            signs = SIGNS.format(
                tapped=marks.tapped, sick=marks.sick, damage=marks.damage, attacks=marks.attacks, you=marks.you
            )
            self.console.print(Text(signs))

    # leaving ---------------------------------------------------------------------------------------------------------
    def _concede(self, argument: str) -> bool:
        """Leave the game for good, after asking whether that is meant."""
        if argument.casefold() not in ("yes", "y", "!") and not self.plain:
            answer = self.read("concede: leave this game for good? type yes: ").strip().casefold()
            if answer not in ("y", "yes"):
                self.say("you stay", "yellow")
                return False
        self.session.concede(self.seat)
        return True

    def _quit(self) -> None:
        if self.keep and not self.session.over:
            self._leave_unsaved()
        raise Leave

    def _leave_unsaved(self) -> None:
        """Keep the game that is left, and say how to take it up again."""
        if not self.keep:
            return
        try:
            saves.save(self.session, self.place, self.cards)
        except ApnapError as error:
            self.say(str(error), "red")
            return
        self.say(f"The game is kept. Take it up again with: {resume_command(cards=self.cards)}", "bold")

    def _save(self, argument: str) -> None:
        if not argument and not self.keep:
            raise Unclear("name a file: save game.replay")
        path = Path(argument).expanduser() if argument else self.place
        try:
            saves.save(self.session, path, self.cards)
        except ApnapError as error:
            self.say(str(error), "red")
            return
        again = resume_command(str(path) if argument else "", self.cards)
        note = "" if argument else " (`save FILE` writes it where you want it)"
        self.say(f"saved; take it up again with: {again}{note}", "green")

    def _write_down(self) -> None:
        """After each answer: the game where it can be taken up again, and the log where it was asked for."""
        if self.keep and not self.session.over:
            try:
                saves.save(self.session, self.place, self.cards)
            except ApnapError as error:
                self.keep = False
                self.pending.append(f"{error.message}; it is lost when you leave, unless you `save` it elsewhere")
        if self.log_file is not None:
            seat = min(self.session.people, default=-1)
            lines = [f"{e.turn}\t{e.rule}\t{e.seen_by(seat)}\n" for e in self.session.play.log]
            try:
                self.log_file.write_text("".join(lines), encoding="utf-8")
            except OSError as error:
                self.log_file = None
                self.pending.append(f"the log cannot be written: {file_trouble(error)}")

    def _crashed(self, failure: EngineFailed) -> None:
        """The engine failed: keep what is needed to find out why, and go on from before."""
        path = saves.crash_file()
        info = build_info()
        crash = {
            "error": str(failure),
            "traceback": "".join(traceback.format_exception(failure.cause)),
            "python": info.python,
            "platform": info.platform,
            "compiled": "yes" if info.compiled else "no",
        }
        try:
            saves.save_crash(self.session, path, self.cards, failure.answers, crash, failure.markers)
            kept = f"What is needed to play it again is in {path}"
        except ApnapError as error:
            kept = str(error)
        self.pending.append(f"The engine failed: {failure}")
        self.pending.append(f"{kept}; please report it.")
        if self.decision is not None:
            self.pending.append("Nothing is lost: you are back before your last answer.")


_CHANGING: Final = frozenset({"undo", "cancel", "pass", "other", "suggest", "repeat", "shortcut", "do", "object"})


def resume_command(resume: str = "", cards: Sequence[str] = ()) -> str:
    """What to type to take a game up again. After `make play` there need be no `apnap` on the path."""
    option = f"--resume {shlex.quote(resume)}" if resume else "--resume"
    option += "".join(f" --cards {shlex.quote(str(Path(card).resolve()))}" for card in cards)
    if os.environ.get("APNAP_STARTED_BY") == "make":
        return f'make play ARGS="{option}"'
    return f"apnap play {option}"


def refusal_words(illegal: IllegalAnswer) -> str:
    """Why an answer is refused, with what its rule is about."""
    return f"{illegal.message} (CR {illegal.rule}: {title_of(illegal.rule)})"


def rule_lines(number: str) -> list[str]:
    """A rule in our own words, and what is below it; or the rules that have such words in their titles."""
    if not number:
        raise Unclear("type the number of a rule, or words: rule 601.2a, rule deathtouch")
    if not any(c.isdigit() for c in number):
        found = rulebook.search(number)
        if not found:
            raise Unclear(f"no rule has '{number}' in its title; try fewer words, or a number such as 601.2a")
        more = [f"... and {len(found) - MOST_RULES} more"] if len(found) > MOST_RULES else []
        return [f"{one} {rulebook.title(one)}" for one in found[:MOST_RULES]] + more
    try:
        entry = rulebook.explain(number)
    except ApnapError as error:
        raise Unclear(str(error).replace("\n", "; ")) from error
    lines = [f"{entry.citation} {entry.title}"]
    if entry.explanation:
        lines.append(entry.explanation)
    for below in rulebook.children(entry.pinned)[:MOST_RULES] if entry.pinned else []:
        lines.append(f"  {below} {rulebook.title(below)}")
    return lines


def result_lines(session: Session) -> list[str]:
    """Who won, and how it ended for each."""
    result = session.game.result
    lines = [f"The game is over: {result}."] if result.over else [f"The game stops here: {result}."]
    for seat, outcome in enumerate(result.outcomes):
        rule = result.reasons[seat]
        why = f" (CR {rule}: {title_of(rule)})" if rule else ""
        lines.append(f"  {names.seat_key(seat)} {result.names[seat]} {outcome}{why}")
    return lines
