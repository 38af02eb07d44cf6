"""Phrases for the words of `apnap.abilities.activated`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from apnap.abilities.activated import Activate, Exhaust, FixedX, Loyalty, OnlyOnce, PositiveX, PowerUp
from apnap.abilities.amounts import OneIf, Times, WhereX
from apnap.abilities.conditions import Unless
from apnap.abilities.costs import MoveThis
from apnap.abilities.effects.flow import Choose, in_order
from apnap.abilities.facts.comparing import AllHold
from apnap.abilities.permissions import DuringCombat
from apnap.english.abilities import ABILITIES, activated_text
from apnap.english.reading.parser import Parser
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import Found, fragment, reads, reads_apart, reads_knowing, reads_leaf
from apnap.english.sentences import COSTS, cost_words, joined, sentences
from apnap.rules.ch1_concepts.definitions import Amount, Condition, CostPart, Effect
from apnap.rules.ch6_spells.announcing import ANY_MODE, Modal
from apnap.rules.core.constants import BATTLEFIELD

ABILITIES.add(Loyalty, activated_text)


def generic(mana: str) -> int:
    """The number in {2}."""
    if not mana[1:-1].isdigit():
        raise Misread("generic mana is needed")
    return int(mana[1:-1])


def _less_for_each(mana: str, per: Amount) -> dict[str, object]:
    return {"more": Times(-generic(mana), per)}


def _more_for_each(mana: str, per: Amount) -> dict[str, object]:
    return {"more": Times(generic(mana), per)}


def _less_if(mana: str, condition: Condition) -> dict[str, object]:
    return {"more": Times(-generic(mana), OneIf(condition))}


def together(one: dict[str, object], other: dict[str, object]) -> dict[str, object]:
    """Two restrictions at once."""
    first, second = one.get("provided"), other.get("provided")
    if isinstance(first, Condition) and isinstance(second, Condition):
        return {**one, **other, "provided": AllHold(first, second)}
    if one.keys() & other.keys():
        raise Misread("a restriction is said twice")
    return {**one, **other}


COSTS.add(OnlyOnce, lambda node, voice: "")
COSTS.add(PositiveX, lambda node, voice: "")
COSTS.add(FixedX, lambda node, voice: "")
reads("restriction", "X is <amount>", lambda number: {"fixed_x": number})
fragment("x is not zero", "X can't be 0")
reads("restriction", "<x is not zero>", lambda: {"positive_x": True})


class OfPositiveX(Effect):
    """A mode that says that X can't be 0, until it is known whose mode it is."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect


def _activate_mode(said: Said, costs: list[CostPart], modal: Effect) -> Activate:
    """Modes that speak of X say of it that it can't be 0: all of them, or none."""
    assert isinstance(modal, Modal)
    strict = [mode for mode in modal.modes if isinstance(mode, OfPositiveX)]
    if not strict:
        return _activate(said, costs, [modal])
    if len(strict) < len(modal.modes) or modal.by_opponent or modal.more is not None or modal.fresh != ANY_MODE:
        raise Misread("X can't be 0 in all modes or in none")
    plain = Choose(modal.maximum, *[mode.effect for mode in strict], at_least=modal.minimum)
    return _activate(said, costs, [plain], {"positive_x": True})


reads_apart("strict mode", "\u2022 <sentences> . <x is not zero> .", lambda effects: OfPositiveX(in_order(effects)))
ABILITIES.add(
    PowerUp,
    lambda node, voice: f"Power-up \u2014 {cost_words(node.paid, voice)}: {joined(sentences(node.effect, voice))}",
)
reads("line", "power-up \u2014 <costs> : <sentences> .", lambda costs, effects: PowerUp(*costs, *effects))
ABILITIES.add(
    Exhaust,
    lambda node, voice: f"Exhaust \u2014 {cost_words(node.paid, voice)}: {joined(sentences(node.effect, voice))}",
)
reads("restriction", "activate [this ability] only <only>", lambda one: one)
reads("restriction", "activate only <only> and only <only>", lambda one, other: together(one, other))
reads("restriction", "activate no more than twice <each turn>", lambda: {"each_turn": 2})
reads("restriction", "activate no more than three times <each turn>", lambda: {"each_turn": 3})
reads(
    "restriction", "any player may activate this ability but only <only>", lambda one: together({"anyone": True}, one)
)
reads("restriction", "<this ability costs> <mana> less to activate for each <counted>", _less_for_each)
reads("restriction", "<this ability costs> <mana> more to activate for each <counted>", _more_for_each)
reads("restriction", "<this ability costs> <mana> less to activate if <condition>", _less_if)
reads(
    "restriction",
    "<this ability costs> {X} less to activate , where X is <amount>",
    lambda a: {"more": Times(-1, WhereX(a))},
)
fragment("in combat", "during combat")
reads("restriction", "you can't activate this ability <in combat>", lambda: {"provided": Unless(DuringCombat())})
reads("only", "as a sorcery", lambda: {"as_sorcery": True})
reads("only", "once each turn", lambda: {"each_turn": 1})
reads("only", "once", lambda: {"once": True})
reads("only", "<time>", lambda time: {"provided": time})
reads("restriction", "any player may activate this ability", lambda: {"anyone": True})


def _activate(said: Said, costs: list[CostPart], effects: list[Effect], *restrictions: dict[str, object]) -> Activate:
    """An activated ability, in the zone that its costs and instructions speak of."""
    options: dict[str, object] = {}
    for restriction in restrictions:
        if options.keys() & restriction.keys():
            raise Misread("a restriction is said twice")
        options.update(restriction)
    zone = said.zone if said.zone >= 0 else zone_of(costs)
    make: Callable[..., Activate] = Activate
    return make(*costs, *effects, zone=zone, **options)


def zone_of(costs: list[CostPart]) -> int:
    """Where an ability with such costs functions."""
    for cost in costs:
        if isinstance(cost, MoveThis):
            return int(cost.origin)
    return BATTLEFIELD


reads_knowing("line", "<costs> : <sentences> .", _activate)
reads_knowing("line", "<costs> : <modal>", _activate_mode)
reads_knowing("line", "<costs> : <sentences> . <restriction> .", _activate)
reads_knowing("line", "<costs> : <sentences> . <restriction> . <restriction> .", _activate)
reads("line", "<loyalty> : <sentences> .", lambda change, effects: Loyalty(change, *effects))
reads("line", "<loyalty> : <modal>", Loyalty)
reads("line", "exhaust \u2014 <costs> : <sentences> .", lambda costs, effects: Exhaust(*costs, *effects))


reads("line", "<loyalty x> : <sentences> .", lambda sign, effects: Loyalty(0, *effects, minus_x=True))
LOYALTY: Final = re.compile(r"\[([+\-\u2212]?)(\d+)\]")


def loyalty_symbol(parser: Parser, at: int) -> Found:
    """`[+1]`, `[0]`, and minus with either sign."""
    found = LOYALTY.fullmatch(parser.words[at])
    if found is None:
        return []
    number = int(found.group(2))
    return [(at + 1, number if found.group(1) in ("", "+") else -number)]


reads_leaf("loyalty", loyalty_symbol, lambda word: word[0] == "[")


def loyalty_x(parser: Parser, at: int) -> Found:
    """`[-X]`, with either sign."""
    return [(at + 1, "")] if parser.words[at] in ("[-X]", "[\u2212X]") else []


reads_leaf("loyalty x", loyalty_x, lambda word: word[0] == "[")
