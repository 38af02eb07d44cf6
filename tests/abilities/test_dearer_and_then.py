"""Costs that depend on something, split second that was paid for, several things done and then another."""

from __future__ import annotations

import pytest

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.decisions import O_ACTIVATE, O_CAST
from apnap.testing import rule
from tests.helpers.read_cards import made, spelled_out


def understood(text: str) -> CardDef:
    """A sorcery with this text, which is printed in other words."""
    verdict = read_card(CardText("Rite", "normal", (FaceText("Rite", "{0}", "Sorcery", spelled_out(text)),)))
    assert verdict.card is not None and not verdict.exact
    return verdict.card


@rule("118.12a")
@pytest.mark.parametrize("bears,countered", [(1, False), (2, True)])
def test_a_toll_grows_with_what_its_controller_has(scenario, bears, countered):
    text = "Counter <trg> spell unless its <ctl> pays {1} plus an additional {1} for <ech> Bear <yc>."
    table = scenario(seats=3).knows(made(text, "Instant"))
    me, foe = table.seat(0), table.seat(1)
    for _ in range(bears):
        me.has("Grizzly Bears")
    foe.has("Grizzly Bears")
    foe.have("Mountain", "Mountain")
    bolt = foe.casts("Lightning Bolt", at=[me])
    me.casts("Rite", at=[bolt])
    table.says([1])
    table.resolve_stack()
    assert me.life == (20 if countered else 17)


@rule("702.61", "702.33")
@pytest.mark.parametrize("kicked", [False, True])
def test_only_a_kicked_spell_has_split_second(scenario, kicked):
    table = scenario(seats=2).knows(made("Kicker {1}\nIf <ths> spell was kicked, it has split second.\nDraw a <crd>."))
    me, foe = table.seat(0), table.seat(1)
    shock = foe.holds("Shock")[0]
    foe.has("Mountain")
    me.gets_mana("R")
    me.casts("Rite", says=[[int(kicked)]])
    table.to_priority(foe.number)
    assert foe.can(O_CAST, shock) != kicked


@rule("608.2c", "101.4")
def test_an_opponent_does_three_things_and_you_two(scenario):
    text = "Target opponent discards a <crd>, mills a <crd>, then loses 2 life. "
    table = scenario(seats=3).knows(understood(text + "You draw a <crd>, scry 1, then gain 3 life."))
    me, foe = table.seat(0), table.seat(1)
    foe.holds("Shock")
    me.casts("Rite", at=[foe]).resolves()
    assert [seat.life for seat in table.seats()] == [23, 18, 20]
    assert "Shock" in foe.graveyard and len(foe.graveyard) == 2


@rule("602.2b", "725.1")
def test_equipping_costs_the_monarch_less(scenario):
    text = "Equip {3}. This <abl> costs {2} less to activate if you're the monarch."
    table = scenario(seats=3).knows(made(text, "Artifact \u2014 Equipment", name="Sceptre"))
    me = table.seat(0)
    bear, sceptre = me.have("Grizzly Bears", "Sceptre")
    me.has("Plains")
    assert not me.can(O_ACTIVATE, sceptre)
    me.becomes_monarch()
    me.activates(sceptre, at=[bear]).resolves()
    assert sceptre.attached_to == bear


@rule("608.2g", "614.1a")
def test_a_cheap_spell_is_cast_from_the_graveyard_and_exiled(scenario):
    text = (
        "Mill two <cds>. You <my> cast an instant spell from <yr> <gv> with mana value 2 or less <free>. If that spell "
        "would be put into <yr> <gv>, exile it instead."
    )
    table = scenario(seats=2).knows(understood(text))
    me, foe = table.seat(0), table.seat(1)
    shock = me.buried("Shock", "Cancel")[0]
    me.casts("Rite")
    table.says([1], [shock.now], [-1 - foe.number])
    table.resolve_stack()
    assert foe.life == 18 and "Shock" in me.exile
    assert "Shock" not in me.graveyard and "Cancel" in me.graveyard


@rule("701.19", "107.3")
def test_x_targets_are_destroyed_for_good(scenario):
    text = "Destroy up to X <trg> <cs>, <num> Forests <yc>. They can't be regenerated."
    bear = made("{0}: Regenerate this creature.", "Creature \u2014 Bear", name="Bear")
    table = scenario(seats=3).knows(made(text), bear)
    me, foe = table.seat(0), table.seat(1)
    me.have("Forest", "Forest")
    one, two = foe.have("Bear", "Hill Giant")
    foe.activates(one).resolves()
    me.casts("Rite", at=[one, two]).resolves()
    assert one.died and two.died


@rule("400.7", "608.2h")
def test_what_died_this_turn_returns_to_hand(scenario):
    text = "Return to <yr> hand all creature <cds> that were <pt> into <yr> <gv> from the battlefield this turn."
    table = scenario(seats=3).knows(understood(text))
    me = table.seat(0)
    bear = me.has("Grizzly Bears")
    me.buried("Hill Giant")
    me.casts("Shock", at=[bear]).resolves()
    me.casts("Rite").resolves()
    assert "Grizzly Bears" in me.hand and "Hill Giant" not in me.hand
