"""Cards that are copies, become copies, or copy spells."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.core.constants import UPKEEP
from apnap.rules.core.decisions import FOR_COPY, FOR_MAY
from apnap.testing import Permanent, rule

RELIC = card("Quiet Relic", "{1}", "Artifact")


@rule("707.9")
def test_cryptoplasm_keeps_changing(scenario):
    table = scenario(seats=2)
    plasm = table.seat(0).has("Cryptoplasm")
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    for other in (bear, giant):
        table.to_step(UPKEEP, table.seat(0))
        table.asked(table.seat(0), "target")
        table.answer([other.id])
        table.asked(table.seat(0), FOR_MAY)
        table.answer([1])
        table.resolve_stack()
        assert plasm.name == other.name and plasm.power == other.power


@rule("702.144", "701.8")
def test_excavation_technique_is_shared(scenario):
    table = scenario(seats=3)
    wurm, giant = table.seat(1).have("Craw Wurm", "Hill Giant")
    bear = table.seat(2).has("Grizzly Bears")
    table.seat(0).casts("Excavation Technique", at=[wurm])
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    while table.stack:
        decision = table.run(lambda d: d.purpose in ("target", "player") or not table.stack)
        if decision.purpose == "player":
            table.answer([table.seat(2).ref])
        elif decision.purpose == "target":
            table.answer([bear.id if table.of(decision.seat) == table.seat(0) else giant.id])
    assert wurm.died and bear.died and giant.died
    assert table.seat(1).battlefield.count("Treasure Token") == 4
    assert table.seat(2).battlefield.count("Treasure Token") == 2


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
