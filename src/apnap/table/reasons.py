"""`why not`: what forbids an action, with its rule: playing a card, attacking, blocking, being a target."""

from __future__ import annotations

from apnap import rulebook
from apnap.abilities.cards import AdditionalCost
from apnap.abilities.permissions import CastOnly
from apnap.errors import ApnapError
from apnap.rules.ch1_concepts.definitions import Activated, Context
from apnap.rules.core.constants import BATTLEFIELD, HAND, NONE, STACK
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, D_CHOOSE, D_PRIORITY, FOR_TARGET, Decision
from apnap.rules.core.play import Play
from apnap.rules.views.seen import Seen
from apnap.rules.views.view import View
from apnap.rules.views.why_not import Reason, why_not, why_not_target
from apnap.rules.views.why_not_combat import why_not_attack, why_not_block
from apnap.table import card_words, names, reading
from apnap.table.matching import fits, plain
from apnap.table.questions import Question, Unclear

ATTACK = "attack"
OWN_WORDS = ("601.3", "602.5", "118.3")  # reasons that the card's own text explains best


def lines(game: Play, view: View, text: str, decision: Decision | None, asked: Question | None) -> list[str]:
    """Why what the words name cannot be chosen now."""
    attack = text.casefold().startswith(f"{ATTACK} ")
    ref = _named(view, text[len(ATTACK) :].strip() if attack else text, asked)
    if attack:
        found = why_not_attack(game, ref)
    else:
        found = _reasons(game, view, ref, decision)
    if not found:
        return [f"nothing forbids it: {_doable(view, ref, attack, decision)}"]
    return [words(reason) for reason in found] + _its_words(game, view, ref, found)


def _its_words(game: Play, view: View, ref: int, found: list[Reason]) -> list[str]:
    """Where a reason is what the card itself says: those words of it."""
    if ref < 0 or view.find(ref) is None or not any(rule in OWN_WORDS for rule, _ in found):
        return []
    chars = game.char(ref)
    said: list[str] = []
    for ability in chars.abilities.every:
        condition = ability.condition if isinstance(ability, Activated) else None
        limits = isinstance(ability, CastOnly | AdditionalCost)
        if limits or (condition is not None and not condition.holds(game, Context(view.seat, ref))):
            said += [f"it says: {line}" for line in card_words.ability_lines(ability, chars)]
    return said


def hints(game: Play, view: View, text: str, decision: Decision | None) -> list[str]:
    """Where something was named that is there but cannot be chosen: why not. Nothing where nothing is called so."""
    if decision is None or decision.kind not in (D_PRIORITY, D_ATTACK, D_BLOCK, D_CHOOSE):
        return []
    for verb in ("cast ", "play ", "activate ", "use ", "tap "):
        text = text.casefold().removeprefix(verb)
    seen = _within_reach(view, text, decision)
    if seen is None:
        return []
    found = _reasons(game, view, seen.id, decision)
    if not found:
        return []
    return [f"{names.plain_name(seen)}: {words(reason)}" for reason in found]


def words(reason: Reason) -> str:
    rule, text = reason
    return f"{text} (CR {rule}: {title_of(rule)})"


def title_of(rule: str) -> str:
    """What a rule is about, in a few words."""
    try:
        return rulebook.title(rule)
    except ApnapError:
        return "a rule without a title"


def _named(view: View, text: str, asked: Question | None) -> int:
    """What is asked about: an object, or a player."""
    if not text:
        raise Unclear("say which card: its name, or its number here")
    found = reading.find(view, text, asked)
    return -1 - found if isinstance(found, int) else int(found.id)


def _reasons(game: Play, view: View, ref: int, decision: Decision | None) -> list[Reason]:
    """By what is being asked."""
    if decision is not None and ref not in decision.candidates:
        if decision.kind == D_ATTACK and ref >= 0:
            return why_not_attack(game, ref)
        if decision.kind == D_BLOCK and ref >= 0:
            return _block_reasons(game, ref, decision)
        if decision.kind == D_CHOOSE and decision.purpose == FOR_TARGET:
            return _target_reasons(game, view, ref, decision)
    elif decision is not None and decision.kind in (D_ATTACK, D_BLOCK, D_CHOOSE):
        return []
    if ref < 0:
        raise Unclear(f"{view.player(-1 - ref).name} is a player, not a card")
    return why_not(game, view.seat, ref)


def _block_reasons(game: Play, ref: int, decision: Decision) -> list[Reason]:
    """Why it blocks none of the attackers, each reason once."""
    found: list[Reason] = []
    for attacker in decision.others:
        for reason in why_not_block(game, ref, attacker):
            if reason not in found:
                found.append(reason)
    return found


def _target_reasons(game: Play, view: View, ref: int, decision: Decision) -> list[Reason]:
    found = why_not_target(game, decision.seat, decision.source, ref)
    if found:
        return found
    what = "a player" if ref < 0 else f"what {names.short(view, ref)} is"
    source = names.short(view, decision.source) if decision.source != NONE else "it"
    return [("115.1", f"{what} is not what {source} asks for")]


def _doable(view: View, ref: int, attack: bool, decision: Decision | None) -> str:
    name = names.short(view, ref)
    if attack and not (decision is not None and decision.kind == D_ATTACK):
        return f"{name} can be declared as an attacker when it comes to that"
    return f"{name} is among your choices"


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
