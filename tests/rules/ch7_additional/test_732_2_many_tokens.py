"""Many tokens as one object: what is done to one, to some, and to all of them. CR 732.2, 111."""

from __future__ import annotations

import os

import pytest

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import CountOf
from apnap.abilities.cards import card
from apnap.abilities.conditions import ControlsMany
from apnap.abilities.effects.flow import If
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.player_actions import Sacrifice
from apnap.abilities.filters import CREATURE, YOU_CONTROL
from apnap.abilities.keyword_abilities.attacking import Exalted
from apnap.abilities.keyword_abilities.cost_reduction import Affinity, Convoke
from apnap.abilities.mana import AddMana
from apnap.abilities.players import YOU
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Always
from apnap.rules.ch7_additional.loops.shortcuts import Loop, propose
from apnap.rules.core.constants import BATTLEFIELD, MAIN2, NONE
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, D_CHOOSE
from apnap.rules.views.view import observe
from apnap.testing import rule
from apnap.testing.handles import Seat
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario
from tests.rules.ch7_additional.test_732_shortcuts import MILLION, elves, tokens

CENSUS = card("Census", "{W}", "Instant", GainLife(CountOf(Each(CREATURE, YOU_CONTROL))))
CROWD = card("Crowd", "{W}", "Instant", If(ControlsMany(1000, CREATURE), GainLife(7)))
GROVE = card(
    "Elven Grove", "{G}", "Enchantment", Always(Each(CREATURE, YOU_CONTROL), Has(Activate("{T}", AddMana("{R}"))))
)
CULL = card("Cull", "{B}", "Instant", Sacrifice(3, CREATURE, who=YOU))
LONER = card("Loner", "{W}", "Creature - Human", "1/1", Exalted())
SUMMONS = card("Summons", "{5}{G}", "Sorcery", Convoke(), GainLife(3))
KINSHIP = card("Kinship", "{40}{W}", "Sorcery", Affinity(CREATURE), GainLife(5))


def crowd(scenario: Builder, seats: int = 2, many: int = MILLION) -> tuple[Scenario, Seat, Seat]:
    table = scenario(seats=seats).knows(CENSUS, CULL, CROWD, GROVE, LONER, SUMMONS, KINSHIP)
    a, b = table.seat(0), table.seat(1)
    _, again = elves(table)
    propose(table.game, a.number, [Loop(many, again)])
    assert tokens(table, a) == many
    return table, a, b


@rule("732.2a")
def test_all_of_them_are_counted(scenario: Builder) -> None:
    table, a, _ = crowd(scenario)
    a.casts("Census").resolves()
    assert a.life == 20 + MILLION + 1
    a.casts("Crowd").resolves()
    assert a.life == 20 + MILLION + 8
    seen = observe(table.game, a.number).battlefield(a.number)
    assert sum(s.many for s in seen if s.token) == MILLION


@rule("732.2a")
def test_one_token_of_many_may_be_chosen_by_itself(scenario: Builder) -> None:
    """A spell at one of them hits one; a sacrifice of three takes three."""
    table, a, b = crowd(scenario)
    state = table.game.state
    group = next(id for id in state.ids(a.number, BATTLEFIELD) if state.objs[id].token_count > 1)
    b.holds("Lightning Bolt")
    b.gets_mana("R")
    a.passes()
    d = table.game.decision()
    assert d is not None
    bolt = next(i for i, o in enumerate(d.options) if o.kind == 2)
    table.game.answer([bolt])
    d = table.game.decision()
    assert d is not None and d.kind == D_CHOOSE
    assert group not in d.candidates
    token = next(id for id in d.candidates if id >= 0 and table.game.state.objs[id].token)
    table.game.answer([token])
    table.resolve_stack()
    assert tokens(table, a) == MILLION - 1


@rule("732.2a")
def test_what_happens_to_each_happens_to_all(scenario: Builder) -> None:
    table, a, _ = crowd(scenario)
    a.casts("Day of Judgment").resolves()
    assert tokens(table, a) == 0
    assert a.battlefield == []


@rule("732.2a")
def test_any_number_of_them_attack(scenario: Builder) -> None:
    """On the next turn: 700 of a million at one player, the rest at home, and a blocker stops one of them."""
    table, a, b = crowd(scenario)
    b.at(2000)
    wall = b.has("Grizzly Bears")
    table.to_turn(a)
    table.run(lambda d: d.kind == D_ATTACK, "the attack")
    d = table.game.decision()
    assert d is not None
    state = table.game.state
    left = 700
    answer = []
    for id in sorted(d.attackers, key=lambda id: -int(state.objs[id].token_count)):
        if state.objs[id].token and state.objs[id].token_count <= left:
            left -= int(state.objs[id].token_count)
            answer.append(id)
    assert left == 0
    table.game.answer([b.ref if id in answer else NONE for id in d.attackers])
    table.run(lambda d: d.kind == 7, "the blocks")
    d = table.game.decision()
    assert d is not None and all(table.game.state.objs[id].token_count == 1 for id in d.attackers)
    table.game.answer([wall.id, d.attackers[0]])
    table.to_step(MAIN2, a)
    assert b.life == 2000 - 699
    assert tokens(table, a) == MILLION - 1


@rule("732.2a")
def test_forks_keep_their_own_groups(scenario: Builder) -> None:
    table, a, _ = crowd(scenario)
    fork = table.game.fork()
    assert fork.digest() == table.game.digest()
    a.casts("Cull")
    table.run(lambda d: d.kind == D_CHOOSE, "the sacrifice")
    d = table.game.decision()
    assert d is not None
    table.game.answer([id for id in d.candidates if table.game.state.objs[id].token][:3])
    assert tokens(table, a) == MILLION - 3
    assert sum(int(fork.state.objs[id].token_count) for id in fork.state.ids(a.number, BATTLEFIELD)) > MILLION


@rule("732.2a", "605.3b")
def test_mana_comes_from_those_beside_the_group(scenario: Builder) -> None:
    """Paying with the tokens taps as many of them as it takes, and not all of them at once."""
    table, a, _ = crowd(scenario)
    a.has("Elven Grove")
    table.to_turn(a)
    table.to_step(MAIN2, a)
    a.holds("Hill Giant")
    a.casts("Hill Giant", free=False).resolves()
    state = table.game.state
    tapped = [state.objs[id].token_count for id in state.ids(a.number, BATTLEFIELD) if state.objs[id].tapped]
    assert sum(tapped) == 4 and tokens(table, a) == MILLION


@rule("732.2a", "702.51")
def test_those_beside_the_group_help_to_cast(scenario: Builder) -> None:
    table, a, _ = crowd(scenario)
    a.holds("Summons")
    a.casts("Summons", free=False).resolves()
    state = table.game.state
    tapped = [state.objs[id].token_count for id in state.ids(a.number, BATTLEFIELD) if state.objs[id].tapped]
    assert sum(tapped) == 6 and a.life == 23


@rule("732.2a", "702.41")
def test_what_costs_less_for_each_counts_all_of_a_group(scenario: Builder) -> None:
    table, a, _ = crowd(scenario)
    a.gets_mana("W")
    a.casts("Kinship", free=False).resolves()
    assert a.life == 25


@rule("732.2a")
def test_tokens_of_a_pile_count_each_other(scenario: Builder) -> None:
    """All of them are Elves: each gets as much, whether it is in the group or beside it."""
    table, a, b = crowd(scenario)
    b.has("Coat of Arms")
    table.refresh()
    state = table.game.state
    powers = {int(table.game.char(id).power) for id in state.ids(a.number, BATTLEFIELD) if state.objs[id].token}
    assert powers == {MILLION}


@rule("732.2a", "506.5")
def test_a_heap_does_not_attack_alone(scenario: Builder) -> None:
    table, a, b = crowd(scenario)
    a.has("Loner")
    table.to_turn(a)
    table.run(lambda d: d.kind == D_ATTACK, "the attack")
    d = table.game.decision()
    assert d is not None
    heap = next(id for id in d.attackers if table.game.state.objs[id].token_count == 4)
    table.game.answer([b.ref if id == heap else NONE for id in d.attackers])
    assert not table.stack
    table.to_step(MAIN2, a)
    assert b.life == 16


@rule("732.2a", "509.1a")
def test_many_of_a_pile_block_one_attacker(scenario: Builder) -> None:
    table, a, b = crowd(scenario)
    giant = b.has("Hill Giant")
    table.to_turn(b)
    table.run(lambda d: d.kind == D_ATTACK, "the attack")
    d = table.game.decision()
    assert d is not None
    table.game.answer([a.ref if id == giant.id else NONE for id in d.attackers])
    table.run(lambda d: d.kind == D_BLOCK, "the blocks")
    d = table.game.decision()
    assert d is not None
    state = table.game.state
    blockers = [id for id in d.blockers if state.objs[id].token]
    assert len(blockers) >= 20 and all(state.objs[id].token_count == 1 for id in blockers)


@rule("603.2c", "732.2a")
def test_what_triggers_for_each_triggers_as_often_as_there_are(scenario: Builder) -> None:
    table, a, b = crowd(scenario, many=100)
    b.has("Blood Artist")
    a.casts("Pyroclasm").resolves()
    assert tokens(table, a) == 0
    table.to_priority(a.number)
    # the tokens, the creature that made them, and Blood Artist itself
    assert len(table.stack_ids()) == 102


@pytest.mark.skipif(os.environ.get("APNAP_NIGHTLY") != "1", reason="a thousand triggers take their time")
def test_a_thousand_triggers_of_a_pile_are_the_most(scenario: Builder) -> None:
    table, a, b = crowd(scenario)
    b.has("Blood Artist")
    a.at(5000)
    b.at(5000)
    a.casts("Pyroclasm").resolves()
    table.resolve_stack()
    assert any("not for each" in str(line) for line in table.game.log)
