"""A question as data for a page: the words of `apnap.table`, and what a screen needs to let it be answered by clicks.

Everything here is for the seat that decides. The page knows no rules: which creature may attack whom, what a payment
would tap and what is proposed is said here.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec

from apnap.rules.ch5_turns.combat import attack, block, block_rules
from apnap.rules.ch5_turns.combat.assignment import lethal_damage
from apnap.rules.ch9_casual.planar_die import ROLL_PLANAR_DIE
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions import (
    DECISION_NAMES,
    O_SPECIAL,
    AmountsDecision,
    AttackDecision,
    BlockDecision,
    DamageDecision,
    Decision,
    IllegalAnswer,
    Option,
    PaymentDecision,
    PriorityDecision,
)
from apnap.rules.core.play import Play
from apnap.rules.core.undo import answers_kept, check_reversible, last_choice
from apnap.rules.views.view import View
from apnap.table import question_text, reasons
from apnap.table.questions import Choice
from apnap.table.session import Session

Ask = dict[str, object]
DIE: Final = "The planar die"


def asked(session: Session, view: View, seat: int, given: int) -> list[Ask]:
    """All that waits for this seat, the one it looks at first. `given` counts what it has answered."""
    first = session.decision(seat)
    waiting = session.waiting(seat)
    if first is not None:
        waiting = [first, *(decision for decision in waiting if decision is not first)]
    return [ask(session, view, decision, given) for decision in waiting]


def ask_id(decision: Decision, given: int) -> str:
    """The same for the same question, another one once this seat has answered."""
    return f"{given}-{zlib.crc32(msgspec.json.encode(decision.to_dict())):08x}"


def ask(session: Session, view: View, decision: Decision, given: int) -> Ask:
    """One question."""
    play = session.play
    asked = question_text.question(play, view, decision)
    out: Ask = {
        "id": ask_id(decision, given),
        "kind": DECISION_NAMES[decision.kind],
        "seat": int(decision.seat),
        "decider": int(decision.decider),
        "marker": int(decision.marker),
        "purpose": decision.purpose,
        "source": int(decision.source),
        "origin": int(decision.origin),
        "team": bool(decision.team),
        "title": asked.title,
        "rule": asked.rule,
        "rule_title": reasons.title_of(asked.rule),
        "minimum": int(asked.minimum),
        "maximum": int(asked.maximum),
        "choices": choices(asked.choices, decision, view),
        "others": choices(asked.others, decision, view),
        "mana": choices(asked.mana, decision, view),
        "default": None if asked.default is None else [int(x) for x in asked.default],
        "default_words": asked.default_words,
        "undo": why_no_undo(session, int(decision.decider)),
        "cancel": can_cancel(play, int(decision.decider)),
    }
    out |= particulars(session, decision)
    if decision.team:
        out["suggestions"] = suggestions(play, decision)
    return {key: value for key, value in out.items() if value is not None and value != []}


def choices(listed: Sequence[Choice], decision: Decision, view: View) -> list[Ask]:
    """Lines to choose from; `refs` are all objects that a line stands for, the first for its value, then its like."""
    options = decision.options if isinstance(decision, PriorityDecision | PaymentDecision) else []
    out: list[Ask] = []
    for choice in listed:
        if options:
            refs = [option_ref(options[value], view) for value in (choice.value, *choice.same)]
        else:
            refs = [int(choice.ref), *(choice.same if choice.value == choice.ref else ())]
        refs = [ref for ref in refs if ref != NONE]
        out.append({"key": choice.key, "text": choice.text, "value": int(choice.value), "refs": refs})
        if choice.same:
            out[-1]["same"] = [int(value) for value in choice.same]
    return out


def option_ref(option: Option, view: View) -> int:
    """The object that an option is about; of a roll of the planar die, the die."""
    if option.kind == O_SPECIAL and option.index == ROLL_PLANAR_DIE:
        return next((int(seen.id) for seen in view.command(view.seat) if seen.name == DIE), NONE)
    return int(option.id) if option.id >= 0 else NONE


def particulars(session: Session, decision: Decision) -> Ask:
    """What only some kinds have: whom each creature may attack, what it may block, what is proposed, what kills."""
    play = session.play
    if isinstance(decision, AttackDecision):
        field = attack.survey(play)
        if field is None:
            return {}
        pairs = zip(field.creatures, field.choices, strict=True)
        return {"may": {str(int(who)): [int(ref) for ref in whom] for who, whom in pairs}}
    if isinstance(decision, BlockDecision):
        wall = block.survey(play, block.unit_asked(play, decision))
        if wall is None:
            return {}
        pairs = zip(wall.blockers, wall.choices, strict=True)
        most = {str(int(who)): int(block_rules.capacity(play, who)) for who in wall.blockers}
        return {
            "may": {str(int(who)): [int(ref) for ref in whom] for who, whom in pairs},
            "most": {who: n for who, n in most.items() if n > 1} or None,
        }
    if isinstance(decision, PaymentDecision):
        plan = session.payment(int(decision.decider)) if decision is session.decision(int(decision.decider)) else None
        if plan is None:
            return {"proposed": [int(ref) for ref in decision.proposed]}
        return {"proposed": list(plan.sources), "owed": plan.owed}
    if play.proposal is not None and play.proposal.question is decision:
        return {"proposer": int(play.proposal.seat)}
    if isinstance(decision, AmountsDecision):
        out: Ask = {"least": int(decision.least)}
        if isinstance(decision, DamageDecision):
            out["lethal"] = {
                str(int(ref)): int(lethal_damage(play, ref, decision.source)) for ref in decision.among if ref >= 0
            }
        return out
    if barred := reasons.barred_modes(play, decision):
        return {"barred": [{"text": text, "why": why, "rule": rule} for text, (rule, why) in barred]}
    return {}


def suggestions(play: Play, decision: Decision) -> list[Ask]:
    """What teammates have said that the team should answer. CR 805.2."""
    return [
        {"by": int(said.seat), "values": [int(x) for x in said.answer]}
        for said in play.proposals
        if said.kind == decision.kind and said.marker == decision.marker and said.seat != decision.seat
    ]


def why_no_undo(session: Session, seat: int) -> str:
    """Why this person cannot take back their last choice; nothing when they can."""
    try:
        last_choice(session.play.undo_points, seat, session.play.state)
    except IllegalAnswer as refusal:
        return refusal.message
    return ""


def can_cancel(play: Play, seat: int) -> bool:
    """Is there something half announced that this person may give up? CR 733.1."""
    if play.suspended is None or play.checkpoint is None:
        return False
    try:
        answers_kept(play.answers, seat)
        check_reversible(play.checkpoint, play.state)
    except IllegalAnswer:
        return False
    return True
