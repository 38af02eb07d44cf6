"""`why not`: what forbids an action, with its rule: playing a card, attacking, blocking, being a target."""

from __future__ import annotations

from apnap import rulebook
from apnap.abilities.cards import AdditionalCost
from apnap.abilities.permissions import CastOnly
from apnap.errors import ApnapError, InputError
from apnap.rules.ch1_concepts.definitions import Activated, Context, Triggered
from apnap.rules.ch6_spells import announcing
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions import (
    D_ATTACK,
    D_BLOCK,
    D_CHOOSE,
    FOR_TARGET,
    AttackDecision,
    BlockDecision,
    Decision,
    ModeDecision,
)
from apnap.rules.core.play import Play
from apnap.rules.views.view import View
from apnap.rules.views.why_not import Reason, why_not_target
from apnap.rules.views.why_not_combat import why_not_attack, why_not_attack_at, why_not_block
from apnap.table import card_text, names

OWN_WORDS = ("601.3", "602.5", "118.3")  # reasons that the card's own text explains best


def lines(
    game: Play, view: View, ref: int, decision: Decision | None, attack: bool = False, by: int = NONE
) -> list[str]:
    """Why an object or player cannot be chosen now, or an object cannot attack; InputError where a card is needed.

    With `by`, a creature that is being declared: why that one cannot attack or block it.
    """
    if by != NONE and decision is not None and (found := declared_reasons(game, by, ref, decision)):
        return [words(reason) for reason in found]
    found = why_not_attack(game, ref) if attack else reasons_for(game, view, ref, decision)
    if not found:
        return [f"nothing forbids it: {_doable(view, ref, attack, decision)}"]
    return [words(reason) for reason in found] + _its_words(game, view, ref, found)


def _its_words(game: Play, view: View, ref: int, found: list[Reason]) -> list[str]:
    """Where a reason is what the card itself says: those words of it."""
    if ref < 0 or not view.may_see_face(ref) or not any(rule in OWN_WORDS for rule, _ in found):
        return []
    chars = game.char(ref)
    said: list[str] = []
    for ability in chars.abilities.every:
        condition = ability.condition if isinstance(ability, Activated) else None
        limits = isinstance(ability, CastOnly | AdditionalCost)
        if limits or (condition is not None and not condition.holds(game, Context(view.seat, ref))):
            said += [f"it says: {line}" for line in card_text.ability_lines(ability, chars)]
    return said


def words(reason: Reason) -> str:
    rule, text = reason
    return f"{text} (CR {rule}: {title_of(rule)})"


def title_of(rule: str) -> str:
    """What a rule is about, in a few words."""
    try:
        return rulebook.title(rule)
    except ApnapError:
        return "a rule without a title"


def declared_reasons(game: Play, by: int, ref: int, decision: Decision) -> list[Reason]:
    """Why a creature that may be declared cannot attack or block this one thing. CR 508.1b, 509.1b."""
    if isinstance(decision, AttackDecision) and by in decision.attackers:
        return why_not_attack_at(game, by, ref)
    if isinstance(decision, BlockDecision) and by in decision.blockers and ref >= 0:
        return why_not_block(game, by, ref)
    return []


def barred_modes(game: Play, decision: Decision) -> list[tuple[str, Reason]]:
    """The modes that cannot be chosen now, in words, each with why. CR 700.2a."""
    if not isinstance(decision, ModeDecision) or not decision.nodes:
        return []
    barred = [i for i in range(len(decision.nodes)) if i not in decision.candidates]
    if not barred:
        return []
    said = card_text.label_words(game, decision)
    return [(said[i], _mode_reason(game, decision, i)) for i in barred]


def _mode_reason(game: Play, decision: Decision, mode: int) -> Reason:
    """A mode was chosen before, or has nothing to target."""
    o = game.state.objs[decision.source] if decision.source >= 0 else None
    effect = o.ability.effect if o is not None and isinstance(o.ability, Activated | Triggered) else None
    if o is not None and isinstance(effect, announcing.Modal):
        wording = announcing.wording_of(effect, [])
        if announcing.is_spent(game, Context(o.controller, o.source), wording, mode):
            when = " this turn" if effect.fresh == announcing.FRESH_THIS_TURN else ""
            return ("700.2", f"it was chosen before{when}")
    return ("700.2a", "there is nothing that it could target")


def reasons_for(game: Play, view: View, ref: int, decision: Decision | None) -> list[Reason]:
    """By what is being asked."""
    if decision is not None and not _is_offered(ref, decision):
        if decision.kind == D_ATTACK and ref >= 0:
            return why_not_attack(game, ref)
        if isinstance(decision, BlockDecision) and ref >= 0:
            return _block_reasons(game, ref, decision)
        if decision.kind == D_CHOOSE and decision.purpose == FOR_TARGET:
            return _target_reasons(game, view, ref, decision)
    elif decision is not None and decision.kind in (D_ATTACK, D_BLOCK, D_CHOOSE):
        return []
    if ref < 0:
        raise InputError(f"{view.player(-1 - ref).name} is a player, not a card")
    return view.why_not(ref)


def _is_offered(ref: int, decision: Decision) -> bool:
    """May it be chosen, declared, or given something?"""
    if isinstance(decision, AttackDecision):
        return ref in decision.attackers
    return ref in (decision.blockers if isinstance(decision, BlockDecision) else decision.objects())


def _block_reasons(game: Play, ref: int, decision: BlockDecision) -> list[Reason]:
    """Why it blocks none of the attackers, each reason once."""
    found: list[Reason] = []
    for attacker in decision.attackers:
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
