"""What is particular about instants and sorceries that draw, look, copy and count."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.core.constants import FIRST_STRIKE
from apnap.rules.core.decisions import FOR_COPY, O_CAST
from apnap.testing import Permanent, rule

RELIC = card("Quiet Relic", "{1}", "Artifact")


def energy(seat):
    return (seat.table.game.state.players[seat.number].counters or {}).get("energy", 0)


@pytest.mark.parametrize("name", ("Opt", "Consider"))
@rule("701.22", "701.25")
def test_a_look_at_the_top_card_and_a_draw(scenario, name):
    """The one that is not wanted goes to the bottom by one of them, to the graveyard by the other."""
    table = scenario()
    table.seat(0).library("Swamp", "Island")
    table.seat(0).casts(name)
    decision = table.asked(table.seat(0))
    assert len(decision.candidates) == 1
    table.answer(list(decision.candidates))
    table.resolve_stack()
    assert table.seat(0).hand == ["Island"]
    assert ("Swamp" in table.seat(0).graveyard) == (name == "Consider")


@rule("701.22")
def test_behold_the_multiverse_scries_then_draws(scenario):
    table = scenario()
    table.seat(0).library("Swamp", "Island", "Plains")
    table.seat(0).casts("Behold the Multiverse")
    decision = table.asked(table.seat(0))
    assert len(decision.candidates) == 2
    table.answer([decision.candidates[0]])
    table.resolve_stack()
    assert len(table.seat(0).hand) == 2 and len({*table.seat(0).hand} & {"Swamp", "Island"}) == 1
    assert "Plains" in table.seat(0).hand


@rule("121.1")
def test_obsessive_search_draws(scenario):
    table = scenario()
    table.seat(0).casts("Obsessive Search").resolves()
    assert table.seat(0).hand == ["Forest"]


@rule("107.14")
def test_tune_the_narrative_draws_and_gives_energy(scenario):
    table = scenario()
    table.seat(0).casts("Tune the Narrative").resolves()
    assert table.seat(0).hand == ["Forest"] and energy(table.seat(0)) == 2


@rule("701.23", "107.14")
def test_attune_with_aether_finds_a_basic_land_and_gives_energy(scenario):
    table = scenario()
    island = table.seat(0).library("Island", "Grizzly Bears")[0]
    table.seat(0).casts("Attune with Aether")
    decision = table.asked(table.seat(0), "search")
    assert island.id in decision.candidates and len(decision.candidates) == table.seat(0).library_size - 1
    table.answer([island.id])
    table.resolve_stack()
    assert table.seat(0).hand == ["Island"] and energy(table.seat(0)) == 2


@pytest.mark.parametrize("life,left", ((20, 10), (7, 3)))
@rule("119.3", "107.1a")
def test_infernal_contract_is_signed_with_half_a_life(scenario, life, left):
    table = scenario()
    table.seat(0).at(life)
    table.seat(0).casts("Infernal Contract").resolves()
    assert len(table.seat(0).hand) == 4 and table.seat(0).life == left


@rule("122.1b")
def test_heightened_reflexes_stay_as_a_counter(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Heightened Reflexes", at=[bear]).resolves()
    assert bear.power == 3 and bear.has(FIRST_STRIKE)
    table.next_turn()
    assert bear.power == 2 and bear.has(FIRST_STRIKE)


@rule("701.6", "701.25")
def test_sinister_sabotage_counters_and_surveils(scenario):
    table = scenario()
    table.seat(1).library("Swamp")
    spell = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Sinister Sabotage", at=[spell])
    decision = table.asked(table.seat(1))
    table.answer(list(decision.candidates))
    table.resolve_stack()
    assert spell.zone == "graveyard" and "Swamp" in table.seat(1).graveyard


@rule("702.26b")
def test_slip_out_the_back(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Slip Out the Back", at=[bear]).resolves()
    assert table.game.state.objs[bear.id].phased_out and table.seat(0).battlefield == []


@pytest.mark.parametrize("mine", (True, False))
@rule("707.2", "701.22")
def test_fated_infatuation_scries_in_ones_own_turn(scenario, mine):
    table = scenario()
    caster = table.seat(0 if mine else 1)
    bear = caster.has("Grizzly Bears")
    caster.library("Swamp", "Island")
    caster.casts("Fated Infatuation", at=[bear])
    if mine:
        decision = table.asked(caster)
        assert len(decision.candidates) == 2
    table.resolve_stack()
    assert caster.battlefield == ["Grizzly Bears", "Grizzly Bears"]


@rule("122.1f", "120.3")
def test_leeches_suck_out_the_poison(scenario):
    table = scenario()
    table.game.state.edit_player(table.seat(1).number).poison = 4
    table.refresh()
    table.seat(0).casts("Leeches", at=[table.seat(1)]).resolves()
    assert (table.seat(1).poison, table.seat(1).life) == (0, 16)


# copies --------------------------------------------------------------------------------------------------------------
@rule("707.10c")
def test_dualcaster_mage_copies_a_spell(scenario):
    table = scenario()
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)])
    table.seat(0).casts("Dualcaster Mage").resolves()
    decision = table.asked(table.seat(0), "target")  # of the copy: the spell that is copied was the only choice
    assert table.seat(1).ref in decision.candidates
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (17, 17)


@pytest.mark.parametrize(
    "name,kinds",
    (
        ("Copy Artifact", ("Quiet Relic", "Ornithopter")),
        ("Sculpting Steel", ("Quiet Relic", "Ornithopter")),
        ("Stunt Double", ("Grizzly Bears", "Ornithopter", "Hill Giant")),
        ("Mirror Image", ("Ornithopter", "Hill Giant")),
    ),
)
@rule("707.9", "614.12a")
def test_what_may_enter_as_a_copy_of_what(scenario, name, kinds):
    table = scenario().knows(RELIC)
    table.seat(0).have("Ornithopter", "Hill Giant")
    table.seat(1).have("Quiet Relic", "Grizzly Bears")
    spell = table.seat(0).casts(name)
    decision = table.asked(table.seat(0), FOR_COPY)
    assert {table.game.name(id) for id in decision.candidates} == set(kinds)
    table.answer([decision.candidates[0]])
    copy = Permanent(table, spell.now)
    assert copy.name in kinds and copy.is_a("Enchantment") == (name == "Copy Artifact")


@rule("101.2", "701.6")
def test_creature_spells_are_not_countered_under_a_leyline_of_lifeforce(scenario):
    table = scenario()
    table.seat(0).has("Leyline of Lifeforce")
    spell = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Counterspell", at=[spell]).resolves()
    assert spell.zone == "stack"
    spell.resolves()
    assert spell.zone == "battlefield"
    held = table.seat(0).holds("Lightning Bolt")[0]
    table.seat(0).gets_mana("R")
    assert table.seat(0).can(O_CAST, held)
