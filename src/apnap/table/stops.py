"""When a person is asked at priority, and when the table passes for them.

By default: in their own main phases, when an opponent has put something on a stack, and once blocks stand in a combat
that concerns them; always provided that they could do something. Everything but priority is always asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from apnap.rules.core.constants import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    DAMAGE,
    DRAW,
    END,
    END_COMBAT,
    FIRST_DAMAGE,
    MAIN1,
    MAIN2,
    NONE,
    UPKEEP,
)
from apnap.rules.core.decisions import O_MANA, O_PASS, Decision
from apnap.rules.views.seen import Seen, SeenTurn
from apnap.rules.views.view import View
from apnap.table.questions import Unclear

STEP_WORDS: Final[dict[int, str]] = {
    UPKEEP: "upkeep",
    DRAW: "draw",
    MAIN1: "main",
    BEGIN_COMBAT: "combat",
    ATTACKERS: "attackers",
    BLOCKERS: "blockers",
    FIRST_DAMAGE: "first damage",
    DAMAGE: "damage",
    END_COMBAT: "end of combat",
    MAIN2: "second main",
    END: "end",
}
"""The steps in which players get priority, by the words that are typed for them (117.3a)."""

_ALIASES: Final[dict[str, int]] = {
    "main phase": MAIN1,
    "main1": MAIN1,
    "first main": MAIN1,
    "precombat main": MAIN1,
    "main 1": MAIN1,
    "main2": MAIN2,
    "main 2": MAIN2,
    "postcombat main": MAIN2,
    "beginning of combat": BEGIN_COMBAT,
    "attack": ATTACKERS,
    "declare attackers": ATTACKERS,
    "block": BLOCKERS,
    "declare blockers": BLOCKERS,
    "combat damage": DAMAGE,
    "endcombat": END_COMBAT,
    "end step": END,
    "end of turn": END,
    "eot": END,
}
_BY_WORD: Final[dict[str, int]] = {**{word: step for step, word in STEP_WORDS.items()}, **_ALIASES}
_CALM: Final = frozenset({MAIN1, MAIN2, END})
"""Where whoever watches is asked even if nothing has happened."""
_MINE: Final = frozenset({"my", "mine", "own", "your"})
_THEIRS: Final = frozenset({"their", "theirs", "others", "opponents", "other", "opponent"})


def step_named(words: str) -> int:
    """The step that a few words name, or Unclear."""
    plain = " ".join(words.casefold().replace("-", " ").split()).removeprefix("the ")
    if plain in _BY_WORD:
        return _BY_WORD[plain]
    found = {step for word, step in _BY_WORD.items() if plain and word.startswith(plain)}
    if len(found) == 1:
        return found.pop()
    if plain in ("untap", "untap step", "cleanup", "cleanup step"):
        rule = "502.4" if plain.startswith("untap") else "514.3"
        raise Unclear(f"nobody gets priority in the {plain.removesuffix(' step')} step (CR {rule})")
    raise Unclear(f"'{words}' is no step; steps are {', '.join(STEP_WORDS.values())}")


@final
@dataclass(frozen=True, slots=True)
class Until:
    """A wish to pass until something comes: a step, a turn, or a step of a turn."""

    words: str
    number: int
    """The turn in which it was wished for."""
    latest: int
    """The latest turn that had begun by then; another one, where several are going on."""
    place: int
    """The step of that turn."""
    step: int = -1
    """The step to stop in; -1 where any will do."""
    seat: int = -1
    """Whose turn it must be; -1 for anybody's."""
    turn: bool = False
    """Only a later turn will do."""
    firm: bool = False
    """Nothing that is put on a stack meanwhile ends it."""

    def is_over(self, turn: SeenTurn) -> bool:
        """Has what was waited for come?"""
        later = turn.number > self.latest
        if self.seat >= 0 and self.seat not in turn.active:
            return False
        if self.turn and not later:
            return False
        if self.step < 0:
            return later
        if later:
            # a step that this turn does not have is over as soon as a later one has begun
            return turn.step >= self.step
        return turn.number == self.number and self.place < self.step <= turn.step

    def asks_there(self) -> bool:
        """Was a step waited for, in which the person wants to be asked whatever they could do?"""
        return self.step >= 0


def until(words: str, turn: SeenTurn, me: int, seats: int, latest: int = 0) -> Until:
    """Read `turn`, `until my turn`, `until p3`, `until end`, `until my upkeep`; `!` at the end for no matter what."""
    text = words.casefold().strip()
    firm = text.endswith("!")
    text = " ".join(text.rstrip("! ").split()).removeprefix("until").removeprefix("to ").strip()
    number, place = turn.number, turn.step
    latest = max(latest, number)
    if text in ("turn", "this turn", "next turn", "the turn", "all"):
        return Until("the next turn", number, latest, place, turn=True, firm=firm)
    seat = -1
    rest = text
    first, _, after = text.partition(" ")
    if first in _MINE:
        seat, rest = me, after
    elif first[:1] == "p" and first[1:].isdigit():
        seat, rest = int(first[1:]) - 1, after
        if not 0 <= seat < seats:
            raise Unclear(f"there is no player {first}; this table has p1 to p{seats}")
    elif first == "next":
        rest = after
    whose = "" if seat < 0 else ("your " if seat == me else f"p{seat + 1}'s ")
    if seat >= 0 and rest in ("", "turn", "next turn"):
        return Until(f"{whose}turn", number, latest, place, seat=seat, turn=True, firm=firm)
    if not rest:
        raise Unclear("say until when: `pass turn`, `pass until my turn`, `pass until end`, `pass until combat`")
    step = step_named(rest)
    return Until(f"{whose}{STEP_WORDS[step]}", number, latest, place, step, seat, first == "next", firm)


class Stops:
    """One seat's wishes: the steps it stops in, whether it holds priority, and what it passes until."""

    def __init__(self) -> None:
        self.mine: set[int] = {MAIN1, MAIN2}
        self.theirs: set[int] = set()
        self.hold = False
        self.always = False
        self.watching = False
        """Asked wherever they could act, and on their own turn wherever something has happened: to study a position."""
        self.until: Until | None = None

    # wishes ----------------------------------------------------------------------------------------------------------
    def change(self, words: str, add: bool) -> str:
        """`upkeep`, `their end`, `all combat`, `everything`: add or remove stops; what is said about it."""
        text = " ".join(words.casefold().split())
        if text in ("everything", "always", "all"):
            self.always = add
            if not add:
                self.mine, self.theirs = set(), set()
            return "you are asked whenever you get priority" if add else "no stops are left"
        mine, theirs = True, False
        parts = text.split(" ")
        if parts[0] in _MINE:
            parts = parts[1:]
        elif parts[0] in _THEIRS:
            mine, theirs, parts = False, True, parts[1:]
        elif parts[0] in ("all", "each", "every"):
            theirs, parts = True, parts[1:]
        elif parts[-1] in _THEIRS:
            mine, theirs, parts = False, True, parts[:-1]
        elif not add:
            theirs = True
        if parts and parts[-1] == "step":
            parts = parts[:-1]
        step = step_named(" ".join(parts))
        for wanted, steps in ((mine, self.mine), (theirs, self.theirs)):
            if wanted and add:
                steps.add(step)
            elif wanted:
                steps.discard(step)
        whose = "each turn" if mine and theirs else ("your turns" if mine else "other players' turns")
        return f"{'a stop' if add else 'no stop'} in {STEP_WORDS[step]} of {whose}"

    def words(self) -> list[str]:
        """The stops, in words."""
        if self.always:
            return ["you are asked whenever you get priority (`unstop all` ends that)"]
        holding = ["you hold priority after your own spells and abilities (`hold off` ends that)"] if self.hold else []
        if self.watching:
            return ["you are asked wherever you could act, and on your own turn after whatever happens", *holding]
        lines = []
        for whose, steps in (("your turns", self.mine), ("other players' turns", self.theirs)):
            names = [word for step, word in STEP_WORDS.items() if step in steps]
            lines.append(f"{whose}: {', '.join(names) or 'none'}")
        lines.append("any turn: when an opponent's spell or ability is on a stack, and after blocks in your combats")
        lines.append("nothing is asked where you could only pass")
        lines += holding
        if self.until is not None:
            lines.append(f"passing until {self.until.words}")
        return lines

    # the question ----------------------------------------------------------------------------------------------------
    def asks(self, view: View, decision: Decision, news: bool = False) -> bool:
        """Is this priority one that the person wants to be asked about? `news`: something has happened meanwhile."""
        turn = view.turns()[decision.marker]
        stack = view.stack(decision.marker)
        wish = self.until
        if wish is not None:
            if wish.is_over(turn):
                self.until = None
                if wish.asks_there():
                    return True
            elif wish.firm or not (could_act(decision) and stack and is_aimed_at(view, stack[-1], decision.seat)):
                return False
        if self.always:
            return True
        if not could_act(decision):
            return self.watching and not stack and decision.seat in turn.active and (news or turn.step in _CALM)
        if stack:
            top = stack[-1]
            if top.controller == decision.seat:
                return self.hold
            return view.player(top.controller).team != view.player(decision.seat).team
        if self.watching:
            return True
        if turn.step in (self.mine if decision.seat in turn.active else self.theirs):
            return True
        return turn.step == BLOCKERS and is_fighting(view, decision.seat)


def could_act(decision: Decision) -> bool:
    """Could the player do anything but pass and make mana?"""
    return any(option.kind not in (O_PASS, O_MANA) for option in decision.options)


def is_aimed_at(view: View, thing: Seen, seat: int) -> bool:
    """Does a spell or ability of an opponent target this player, or something of theirs?"""
    if view.player(thing.controller).team == view.player(seat).team:
        return False
    for slot in thing.targets:
        for ref in slot:
            if ref < 0:
                if ref != NONE and -1 - ref == seat:
                    return True
            else:
                target = view.find(ref)
                if target is not None and target.controller == seat:
                    return True
    return False


def is_fighting(view: View, seat: int) -> bool:
    """Does this player attack, or does anything attack them or theirs, now?"""
    for permanent in view.permanents():
        if permanent.attacking == NONE:
            continue
        if permanent.controller == seat:
            return True
        if permanent.attacking < 0:
            if -1 - permanent.attacking == seat:
                return True
        else:
            attacked = view.find(permanent.attacking)
            if attacked is not None and (attacked.controller == seat or attacked.protector == seat):
                return True
    return False
