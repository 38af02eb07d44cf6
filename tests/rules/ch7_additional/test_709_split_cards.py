"""Split cards. CR 709, 702.102."""

from __future__ import annotations

from apnap.abilities.cards import card, face
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import BLUE
from apnap.abilities.players import YOU
from apnap.abilities.statics.costs import SpellsCost
from apnap.rules.core.constants import GRAVEYARD, HAND
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule


def options(table, held):
    """The ways in which this card can be cast now."""
    decision = table.to_priority(table.seat(0).number)
    return [o.index for o in decision.options if o.kind == O_CAST and o.id == held.now]


@rule("709.4", "709.4b", "709.4c")
def test_off_the_stack_a_split_card_is_both_halves(scenario):
    table = scenario()
    (held,) = table.seat(0).holds("Assault // Battery")
    assert held.name == "Assault // Battery" and held.mana_value == 5 and held.colors == "RG"
    assert held.is_a("Sorcery")


@rule("709.3", "709.3a", "709.3b")
def test_on_the_stack_only_the_half_that_was_cast_exists(scenario):
    table = scenario()
    assault = table.seat(0).casts("Assault // Battery", part="Assault", at=[table.seat(1)])
    assert assault.name == "Assault" and assault.mana_value == 1 and assault.colors == "R"
    assault.resolves()
    assert table.seat(1).life == 18
    assert table.seat(0).graveyard == ["Assault // Battery"]


@rule("709.3a")
def test_only_the_chosen_half_is_evaluated(scenario):
    table = scenario()
    table.seat(1).has("Forest")
    (held,) = table.seat(0).holds("Pain // Suffering")
    table.seat(0).gets_mana("B")
    assert options(table, held) == [0]  # Suffering cannot be paid for
    table.seat(0).gets_mana("CCR")
    assert options(table, held) == [0, 1]


@rule("709.3a", "601.2f")
def test_costs_are_those_of_the_half(scenario):
    table = scenario()
    table.knows(
        card("One", "{2}{R}", "Sorcery", Draw(1), back=face("Two", "{2}{U}", "Sorcery", Draw(2)), layout="split"),
        card("Blues", "{U}", "Artifact", SpellsCost(-1, BLUE, cast_by=YOU)),
    )
    table.seat(0).has("Blues")
    (held,) = table.seat(0).holds("One // Two")
    table.seat(0).gets_mana("CU")
    assert options(table, held) == [1]
    table.seat(0).casts("One // Two", part="Two", free=False).resolves()
    assert len(table.seat(0).hand) == 2


@rule("702.102b", "702.102c", "702.102d")
def test_a_fused_spell_is_both_halves(scenario):
    table = scenario()
    ring, bonds = table.seat(1).have("Sol Ring", "Glorious Anthem")
    both = table.seat(0).casts("Wear // Tear", part="fuse", at=[ring, bonds])
    assert both.name == "Wear // Tear" and both.mana_value == 3 and both.colors == "WR"
    both.resolves()
    assert ring.died and bonds.died
    assert table.seat(0).graveyard == ["Wear // Tear"]


@rule("702.102a")
def test_halves_that_fuse_can_be_cast_alone(scenario):
    table = scenario()
    ring, bonds = table.seat(1).have("Sol Ring", "Glorious Anthem")
    table.seat(0).casts("Wear // Tear", part="Tear", at=[bonds]).resolves()
    assert ring.stayed and bonds.died


@rule("702.102a", "608.2b")
def test_a_fused_spell_needs_targets_for_both(scenario):
    table = scenario()
    table.seat(1).has("Sol Ring")
    (held,) = table.seat(0).holds("Wear // Tear")
    table.seat(0).gets_mana("CRW")
    assert options(table, held) == [0]


@rule("709.4")
def test_the_other_half_is_back_when_a_spell_returns(scenario):
    table = scenario()
    table.knows(
        card("One", "{R}", "Sorcery", GainLife(1), back=face("Two", "{U}", "Sorcery", GainLife(2)), layout="split")
    )
    spell = table.seat(0).casts("One // Two", part="Two")
    assert spell.name == "Two"
    spell.resolves()
    assert table.seat(0).life == 22
    state = table.game.state
    assert state.objs[spell.now].zone == GRAVEYARD and state.objs[spell.now].face == 0
    table.game.move(spell.now, HAND)
    assert table.seat(0).hand == ["One // Two"]
