"""Whatever is offered while a cost is paid can be used, and the whole can still be paid. CR 601.2g-h, 733.1."""

from __future__ import annotations

import contextlib
import random

import pytest

from apnap import library
from apnap.rules.ch1_concepts.definitions import Activated
from apnap.rules.core.constants import CREATURE, SORCERY
from apnap.rules.core.decisions import D_PAY, O_CAST, Decision, IllegalAnswer, PickDecision
from apnap.rules.core.play import Play
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder
from tests.properties.games import some

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
DEPTH = 3


def is_free_of_mana(ability: Activated) -> bool:
    """Does it make mana and cost none? What costs mana is paid for in a payment of its own."""
    return bool(ability.makes) and not any(part.mana() for part in ability.costs)


def rich_position(seed: int) -> Scenario:
    """Basic lands and several other makers of mana, and spells of two colours to pay for."""
    dice = random.Random(seed)
    table = Scenario.lay_out(2, 0, life=dice.randint(2, 8))
    cards = [c for c in library.cards() if c.base.types & (CREATURE | SORCERY)]
    makers = [c.name for c in library.cards() if any(is_free_of_mana(a) for a in c.base.abilities.activated)]
    you = table.seat(0)
    for _ in range(dice.randint(1, 3)):
        you.has(dice.choice(BASICS))
    for _ in range(dice.randint(1, 3)):
        you.has(dice.choice(makers), sick=False)
    you.holds(*(c.name for c in dice.sample(cards, 12)))
    table.to_priority(you.number)
    return table


def dead_ends(play: Play, decision: Decision, depth: int, way: str) -> list[str]:
    """Options of a payment after which the engine refuses whatever is said, or has said too much already."""
    out: list[str] = []
    for i in range(len(decision.options)):
        trial = play.fork(None, False)
        here = f"{way} > {decision.labels[i]}"
        try:
            trial.answer([i], decision.decider, decision.marker)
        except IllegalAnswer as error:
            out.append(f"{here}: {error}")
            continue
        out.extend(followed(trial, depth - 1, here))
    trial = play.fork(None, False)
    try:
        trial.answer([], decision.decider, decision.marker)
    except IllegalAnswer as error:
        out.append(f"{way}, as proposed: {error}")
    return out


def followed(play: Play, depth: int, way: str) -> list[str]:
    """The same of the question that follows."""
    decision = play.decision()
    if depth == 0 or decision is None:
        return []
    if decision.kind == D_PAY:
        return dead_ends(play, decision, depth, way)
    if isinstance(decision, PickDecision) and decision.purpose == "mana":
        out: list[str] = []
        for value in decision.candidates:
            trial = play.fork(None, False)
            try:
                trial.answer([value], decision.decider, decision.marker)
            except IllegalAnswer as error:
                out.append(f"{way} > {value}: {error}")
                continue
            out.extend(followed(trial, depth - 1, f"{way} > {value}"))
        return out
    return []


@rule("601.2g", "601.2h", "733.1")
@pytest.mark.parametrize("seed", some(12, 300))
def test_what_is_used_first_leaves_enough_to_pay(seed: int) -> None:
    play = rich_position(seed).game
    decision = play.decision()
    assert decision is not None
    for i, option in enumerate(decision.options):
        if option.kind != O_CAST:
            continue
        trial = play.fork(None, False)
        with contextlib.suppress(IllegalAnswer):
            trial.answer([i], decision.decider, decision.marker)
        asked = trial.decision()
        if asked is not None and asked.kind == D_PAY:
            assert dead_ends(trial, asked, DEPTH, play.name(option.id)) == []


@rule("601.2g", "605.3a")
def test_a_land_with_two_abilities_offers_the_one_that_still_pays(scenario: Builder) -> None:
    """With a Forest and an Elf, a Savannah pays for {G}{W} by its white mana only; with a Plains as well, by either."""
    for beside, offered in ((["Llanowar Elves"], 1), (["Llanowar Elves", "Plains"], 2)):
        table = scenario(seats=2)
        you = table.seat(0)
        savannah, *_ = you.have("Savannah", "Forest", *beside)
        (wolf,) = you.holds("Watchwolf")
        decision = table.to_priority(you.number)
        table.answer([next(i for i, o in enumerate(decision.options) if o.kind == O_CAST and o.id == wolf.id)])
        decision = table.game.decision()
        assert decision is not None and decision.kind == D_PAY
        assert sum(o.id == savannah.id for o in decision.options) == offered
