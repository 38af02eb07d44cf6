"""Wishes about passing as they are typed and told: steps by their names, `until my turn`, stops, shortcuts.

What they mean is in `apnap.table.stops` and, for shortcuts, in `apnap.table.session`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from apnap.rules.ch7_additional.loops.shortcuts import Loop, Part, Passing
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
    UPKEEP,
)
from apnap.rules.core.decisions import Decision, IllegalAnswer
from apnap.table.questions import Question
from apnap.table.session import MOST_TIMES, Session
from apnap.table.stops import Stops, Until
from apnap.terminal import prompt
from apnap.terminal.matching import Unclear

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
    raise Unclear(f"'{words}' is not a step; steps are {', '.join(STEP_WORDS.values())}")


def until(words: str, me: int, seats: int) -> Until:
    """Read `turn`, `until my turn`, `until p3`, `until end`, `until my upkeep`; `!` at the end for no matter what."""
    text = words.casefold().strip()
    firm = text.endswith("!")
    text = " ".join(text.rstrip("! ").split()).removeprefix("until").removeprefix("to ").strip()
    if text in ("turn", "this turn", "next turn", "the turn", "all"):
        return Until(turn=True, firm=firm)
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
    if seat >= 0 and rest in ("", "turn", "next turn"):
        return Until(seat=seat, turn=True, firm=firm)
    if not rest:
        raise Unclear("say until when: `pass turn`, `pass until my turn`, `pass until end`, `pass until combat`")
    return Until(step_named(rest), seat, first == "next", firm)


def until_words(wish: Until, me: int) -> str:
    """`your upkeep`, `p3's turn`, `end`, `the next turn`."""
    if wish.seat < 0:
        return "the next turn" if wish.step < 0 else STEP_WORDS[wish.step]
    whose = "your" if wish.seat == me else f"p{wish.seat + 1}'s"
    return f"{whose} {'turn' if wish.step < 0 else STEP_WORDS[wish.step]}"


# stops ---------------------------------------------------------------------------------------------------------------
def change_stops(stops: Stops, words: str, add: bool) -> str:
    """`upkeep`, `their end`, `all combat`, `everything`: add or remove stops; what is said about it."""
    text = " ".join(words.casefold().split())
    if text in ("everything", "always", "all"):
        if add:
            stops.always = True
            return "you are asked whenever you get priority"
        stops.remove_all()
        return "no stops are left"
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
    stops.change(step, mine=mine, theirs=theirs, stop=add)
    whose = "each turn" if mine and theirs else ("your turns" if mine else "other players' turns")
    return f"{'a stop' if add else 'no stop'} in {STEP_WORDS[step]} of {whose}"


def stops_lines(stops: Stops, me: int) -> list[str]:
    """The stops of a seat, in words."""
    if stops.always:
        return ["you are asked whenever you get priority (`unstop all` ends that)"]
    holding = ["you hold priority after your own spells and abilities (`hold off` ends that)"] if stops.hold else []
    if stops.watching:
        return ["you are asked wherever you could act, and on your own turn after whatever happens", *holding]
    lines = []
    for whose, steps in (("your turns", stops.mine), ("other players' turns", stops.theirs)):
        names = [word for step, word in STEP_WORDS.items() if step in steps]
        lines.append(f"{whose}: {', '.join(names) or 'none'}")
    lines.append("any turn: when an opponent's spell or ability is on a stack, and after blocks in your combats")
    lines.append("nothing is asked where you could only pass")
    lines += holding
    if stops.wait is not None:
        lines.append(f"passing until {until_words(stops.wait.wish, me)}")
    return lines


# shortcuts -----------------------------------------------------------------------------------------------------------
def times(text: str, example: str) -> int:
    """How often something is to be done; an example is given to whoever does not say it. CR 732.2a."""
    figures = text.replace(",", "").replace("_", "").strip()
    if not figures.isdigit() or not 0 < int(figures) <= MOST_TIMES:
        raise IllegalAnswer("732.2a", f"say how often: {example}")
    return int(figures)


def shortcut(session: Session, decision: Decision, text: str, asked: Question) -> tuple[Sequence[Part], str]:
    """`50 2` as choice 2 fifty times, `until end` as everybody passing: the parts, and words. CR 732.2."""
    first, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    seat = int(decision.decider)
    if first.isdigit() and rest:
        often = times(first, "shortcut 1000 2")
        does = session.game.choice(prompt.answer(rest, asked), seat)
        return [Loop(often, [does, Passing()])], f"{rest}, {often} times"
    me = int(decision.seat)
    wish = until(text, me, session.view(seat).seats)
    return [session.all_pass(wish, seat)], f"everybody passes until {until_words(wish, me)}"
