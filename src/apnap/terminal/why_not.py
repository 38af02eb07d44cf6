"""`why not` as it is typed, and what is said where something was named that cannot be chosen."""

from __future__ import annotations

from typing import Final

from apnap.errors import InputError
from apnap.rules.core.constants import BATTLEFIELD, HAND, STACK
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, D_CHOOSE, D_PRIORITY, FOR_TARGET, Decision
from apnap.rules.core.play import Play
from apnap.rules.views.seen import Seen
from apnap.rules.views.view import View
from apnap.table import names, reasons
from apnap.table.questions import Question
from apnap.terminal import reading
from apnap.terminal.matching import Unclear, fits, plain

ATTACK: Final = "attack"


def lines(game: Play, view: View, text: str, decision: Decision | None, asked: Question | None) -> list[str]:
    """Why what the words name cannot be chosen now; `attack` before them asks why it cannot attack."""
    attack = text.casefold().startswith(f"{ATTACK} ")
    ref = _named(view, text[len(ATTACK) :].strip() if attack else text, asked)
    try:
        return reasons.lines(game, view, ref, decision, attack)
    except InputError as error:
        raise Unclear(error.message) from None


def hints(game: Play, view: View, text: str, decision: Decision | None) -> list[str]:
    """Where something was named that is there but cannot be chosen: why not. Nothing where nothing has that name."""
    if decision is None or decision.kind not in (D_PRIORITY, D_ATTACK, D_BLOCK, D_CHOOSE):
        return []
    for verb in ("cast ", "play ", "activate ", "use ", "tap "):
        text = text.casefold().removeprefix(verb)
    seen = _within_reach(view, text, decision)
    if seen is None:
        return []
    found = reasons.reasons_for(game, view, seen.id, decision)
    if not found:
        return []
    return [f"{names.plain_name(seen)}: {reasons.words(reason)}" for reason in found]


def _named(view: View, text: str, asked: Question | None) -> int:
    """What is asked about: an object, or a player."""
    if not text:
        raise Unclear("say which card: its name, or its number here")
    found = reading.find(view, text, asked)
    return -1 - found if isinstance(found, int) else int(found.id)


def _within_reach(view: View, text: str, decision: Decision) -> Seen | None:
    """What a person may have meant: of their own at priority and in combat, of anybody where a target is chosen."""
    if len(plain(text)) < 3:
        return None
    seat = view.seat
    places: list[Seen] = [*view.hand(seat), *view.battlefield(seat)]
    if decision.kind == D_PRIORITY:
        places += [*view.graveyard(seat), *view.exile(seat)]
    elif decision.kind == D_CHOOSE:
        if decision.purpose != FOR_TARGET:
            return None
        places = [seen for seen in reading.everything(view) if seen.zone in (BATTLEFIELD, STACK)]
    else:
        places = [seen for seen in places if seen.zone != HAND]
    for exactly in (True, False):
        for seen in places:
            called = reading.called(seen)
            if plain(called) == plain(text) if exactly else fits(text, called):
                return seen
    return None
