"""A choice of costs, one of those that dealt damage, tokens for what was exiled, and dice that keep the peace."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import ATTACKERS, BEGIN_COMBAT, DAMAGE, HASTE
from apnap.rules.core.decisions import D_ATTACK, O_CAST, AttackDecision, IllegalAnswer
from apnap.testing import rule
from tests.helpers.read_cards import made


@rule("601.2b", "118.8")
def test_one_of_two_costs_is_paid(scenario):
    table = scenario(3).knows(made("<aac>, discard a card or pay 3 life.\nDraw two cards."))
    me = table.seat(0)
    me.casts("Rite").resolves()  # nothing to discard
    assert (me.life, len(me.hand)) == (17, 2)
    ways = []
    me.holds("Rite")
    for option in table.to_priority(me.number).options:
        if option.kind == O_CAST:
            ways.append(option.index)
    assert len(ways) == 2
    me.casts("Rite")
    table.resolve_stack()
    assert (me.life, me.graveyard.count("Rite")) == (17, 2)


@rule("601.2b", "601.2f")
def test_something_is_revealed_or_mana_is_paid(scenario):
    table = scenario(3).knows(made("<aac>, reveal a Bear card from your hand or pay {1}.\nDraw a card.", cost="{1}"))
    me = table.seat(0)
    me.holds("Rite")
    me.gets_mana("G")
    assert "Rite" not in me.castable
    me.holds("Grizzly Bears")
    assert "Rite" in me.castable


@rule("608.2d", "701.21")
def test_one_of_those_that_dealt_damage_is_sacrificed(scenario):
    text = (
        "Whenever <oom> <cs> <yc> <dcdp>, you may <soot>. If you do, reveal "
        "<ctop> <yl> until you reveal a creature card that <shares> the sacrificed <cr>. "
        "Put <tcob> and <rob> in a random order."
    )
    table = scenario(3).knows(made(text, "Enchantment", name="Fury"))
    me, foe = table.seat(0), table.seat(1)
    me.has("Fury")
    bear, giant, other = me.has("Grizzly Bears"), me.has("Hill Giant"), me.has("Savannah Lions")
    me.library("Llanowar Elves", "Runeclaw Bear")
    me.attacks({bear: foe, giant: foe})
    table.to_step(DAMAGE)
    table.says([1], [bear.id])
    table.resolve_stack()
    assert bear.died and giant.stayed and other.stayed
    assert "Runeclaw Bear" in me.battlefield and "Llanowar Elves" not in me.battlefield


@rule("701.34a", "702.26b")
def test_what_was_given_counters_may_phase_out(scenario):
    text = "Proliferate, then choose any number of permanents <yc> <thc> <way>. Those permanents phase out."
    table = scenario(3).knows(made(text), made("Put a +1/+1 counter on <tc>.", name="Growth"))
    me = table.seat(0)
    bear, giant, foe = me.has("Grizzly Bears"), me.has("Hill Giant"), table.seat(1).has("Grizzly Bears")
    for one in (bear, foe):
        me.casts("Growth", at=[one]).resolves()
    me.casts("Rite")
    table.says([bear.id, foe.id], [bear.id])
    table.resolve_stack()
    assert bear.zone == "phased out" and giant.zone == "battlefield"
    assert foe.counters("+1/+1") == 2 and foe.zone == "battlefield"


@rule("101.4", "608.2h")
def test_each_player_gets_a_token_as_great_as_what_they_lost(scenario):
    text = (
        "Exile all <cs>. Each player creates a 0/0 green and blue <fct> and puts a number of +1/+1 "
        "counters <oie> the total power of <cs> they controlled that were exiled <way>."
    )
    table = scenario(3).knows(made(text))
    me, foe, third = table.seats()
    me.have("Grizzly Bears", "Hill Giant")
    foe.has("Hill Giant")
    me.casts("Rite")
    table.resolve_stack()
    assert me.permanent("Fractal Token").power == 5
    assert foe.permanent("Fractal Token").power == 3
    assert third.battlefield == []  # it had no toughness


PEACE = (
    "At <boc> on your turn, <EP2> rolls a d20. If <oom> <ohr>, <this> <catp> or planeswalkers they control this combat."
)


@rule("706.2", "508.1c")
def test_opponents_with_the_highest_result_are_not_attacked(scenario):
    table = scenario(3).knows(made(PEACE, "Creature", name="Dragon"))
    me = table.seat(0)
    dragon = me.has("Dragon")
    met = set()
    for turn in range(20):
        if met >= {0, 1}:
            break
        table.to_step(BEGIN_COMBAT)
        table.resolve_stack()
        assert len([line for line in table.log if " rolls " in line]) == 3 * (turn + 1)
        decision = table.run(lambda d: d.kind == D_ATTACK or (d.kind == 0 and table.turn.step > ATTACKERS))
        spared = table.seats()[1:]
        if isinstance(decision, AttackDecision):
            spared = [seat for seat in spared if seat.ref not in decision.defenders]
            for seat in spared:
                with pytest.raises(IllegalAnswer):
                    me.attacks({dragon: seat})
            me.attacks({})
        met.add(len(spared))
        table.next_turn()
        table.to_turn(me)
    assert met >= {0, 1}


CLOCKWORK = made(
    "<c> enters with two +1/+1 counters on it if you didn't cast it <fyh>.\n"
    "When <this> dies, exile it with two time counters on it and it gains suspend.",
    "Creature",
    name="Clockwork",
)


@rule("702.62", "400.7a")
def test_a_creature_that_died_is_cast_again_after_a_while(scenario):
    table = scenario(3).knows(CLOCKWORK)
    me = table.seat(0)
    me.casts("Clockwork").resolves()
    toy = me.permanent("Clockwork")
    assert toy.counters("+1/+1") == 0
    me.casts("Doom Blade", at=[toy])
    table.resolve_stack()
    assert me.exile == ["Clockwork"]
    table.next_turn()
    table.to_turn(me)
    table.resolve_stack()
    assert me.exile == ["Clockwork"]
    table.next_turn()
    table.to_turn(me)
    table.says([1])
    table.resolve_stack()
    back = me.permanent("Clockwork")
    assert back.counters("+1/+1") == 2 and back.has(HASTE)
    me.attacks({back: table.seat(1)})
    table.to_step(DAMAGE)
    assert table.seat(1).life == 16
    assert not table.seat(1).has("Clockwork").has(HASTE)


@rule("702.62")
def test_whoever_owns_a_suspended_card_casts_it(scenario):
    table = scenario(3).knows(CLOCKWORK)
    me, foe = table.seat(0), table.seat(1)
    toy = foe.has("Clockwork")
    me.casts("Control Magic", at=[toy]).resolves()
    me.casts("Doom Blade", at=[toy])
    table.resolve_stack()
    assert foe.exile == ["Clockwork"]
    table.to_turn(foe)
    table.resolve_stack()
    table.next_turn()
    table.to_turn(foe)
    table.says([0])
    table.resolve_stack()
    assert foe.exile == ["Clockwork"]
    table.next_turn()
    table.to_turn(foe)
    table.resolve_stack()
    assert foe.exile == ["Clockwork"]
