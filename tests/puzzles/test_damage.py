"""Classic puzzles of damage: prevented, doubled, unpreventable, last known. CR 119, 120, 510, 615."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import DAMAGE, MAIN2
from apnap.rules.core.decisions import D_ASSIGN, D_NUMBER, FOR_REPLACEMENT, O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("616.1", "615.7")
@pytest.mark.parametrize("first,life", [("Furnace of Rath", 17), ("Healing Salve", 20)])
def test_doubling_and_a_shield(scenario: Builder, first: str, life: int) -> None:
    """A Bolt for 3 against a shield for 3 under a doubler: doubled first, 3 of 6 get through; prevented first, there is
    nothing left to double. The player who is hit chooses."""
    table = scenario()
    table.seat(1).has("Furnace of Rath")
    table.seat(0).casts("Healing Salve", at=[table.seat(0)], modes=[1]).resolves()
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)])
    decision = table.asked(purpose=FOR_REPLACEMENT)
    assert decision.seat == table.seat(0).number
    table.answer([decision.labels.index(first)])
    table.resolve_stack()
    assert table.seat(0).life == life


@rule("615.7")
def test_a_shield_against_two_attackers_stops_what_its_owner_chooses(scenario: Builder) -> None:
    """Two sources at once, a shield for 3: the player says how much of each it stops. Lifelink counts what is dealt."""
    table = scenario()
    hawk = table.seat(0).has("Ajani's Sunstriker")
    giant = table.seat(0).has("Hill Giant")
    table.seat(1).casts("Healing Salve", at=[table.seat(1)], modes=[1]).resolves()
    table.seat(0).attacks({hawk: table.seat(1), giant: table.seat(1)})
    decision = table.asked(kind=D_NUMBER)
    assert decision.seat == table.seat(1).number and decision.rule == "615.7"
    assert (decision.minimum, decision.maximum) == (0, 2)
    table.answer([2])
    table.to_step(MAIN2)
    assert table.seat(1).life == 18 and table.seat(0).life == 20


@rule("615.7")
def test_the_same_the_other_way(scenario: Builder) -> None:
    table = scenario()
    hawk = table.seat(0).has("Ajani's Sunstriker")
    giant = table.seat(0).has("Hill Giant")
    table.seat(1).casts("Healing Salve", at=[table.seat(1)], modes=[1]).resolves()
    table.seat(0).attacks({hawk: table.seat(1), giant: table.seat(1)})
    table.asked(kind=D_NUMBER)
    table.answer([0])
    table.to_step(MAIN2)
    assert table.seat(1).life == 18 and table.seat(0).life == 22


@rule("615.5", "122.1a")
def test_a_phantom_loses_one_counter_for_one_moment(scenario: Builder) -> None:
    """All damage of one moment is prevented, and one counter is removed; the next moment takes the next."""
    table = scenario()
    phantom = table.seat(1).has("Phantom Wurm", counters={"+1/+1": 4})
    attackers = table.seat(0).have("Hill Giant", "Hill Giant")
    table.seat(1).casts("Shock", at=[phantom]).resolves()
    assert phantom.counters("+1/+1") == 3 and phantom.damage == 0
    table.seat(0).attacks({a: table.seat(1) for a in attackers})
    table.seat(1).blocks({phantom: attackers[0]})
    table.to_step(MAIN2)
    assert phantom.counters("+1/+1") == 2


@rule("615.12", "615.12a")
def test_a_phantom_and_damage_that_cannot_be_prevented(scenario: Builder) -> None:
    """The damage is dealt, and the rest of what the effect says happens all the same: a counter is removed, once."""
    table = scenario()
    phantom = table.seat(1).has("Phantom Wurm", counters={"+1/+1": 4})
    table.seat(0).casts("Skullcrack", at=[table.seat(1)]).resolves()
    table.seat(0).casts("Shock", at=[phantom]).resolves()
    assert phantom.counters("+1/+1") == 3 and phantom.damage == 2 and phantom.stayed


@rule("615.13")
def test_a_squire_grows_once_by_all_that_was_prevented(scenario: Builder) -> None:
    """One effect prevents the damage of two attackers at the same time: one trigger, for all of it."""
    table = scenario()
    attackers = table.seat(0).have("Hill Giant", "Grizzly Bears")
    table.seat(0).attacks({a: table.seat(1) for a in attackers})
    table.seat(1).casts("Selfless Squire").resolves()
    table.run(lambda d: not table.stack, "the trigger to resolve")
    squire = table.seat(1).permanent("Selfless Squire")
    table.to_step(DAMAGE)
    assert len(table.stack) == 1
    table.resolve_stack()
    assert squire.counters("+1/+1") == 5 and table.seat(1).life == 20


@rule("615.13", "615.12")
def test_nothing_is_prevented_of_what_cannot_be(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).casts("Selfless Squire").resolves()
    table.resolve_stack()
    table.seat(0).casts("Skullcrack", at=[table.seat(1)]).resolves()
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    table.resolve_stack()
    assert table.seat(1).life == 15 and table.seat(1).permanent("Selfless Squire").counters("+1/+1") == 0


# last known information ----------------------------------------------------------------------------------------------
@rule("608.2h", "208.3")
def test_fling_counts_the_power_it_had(scenario: Builder) -> None:
    """The creature was sacrificed as a cost, with its bonus: that is what it is known to have been."""
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Giant Growth", at=[bears]).resolves()
    table.seat(0).casts("Fling", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 15 and bears.died


@rule("608.2h", "613.4c")
def test_swords_counts_power_as_it_last_was(scenario: Builder) -> None:
    """Exiled under Humility, an Angel with two counters has 3 power: that much life is gained, not 4."""
    table = scenario()
    angel = table.seat(1).has("Serra Angel", counters={"+1/+1": 2})
    table.seat(0).has("Humility")
    table.seat(0).casts("Swords to Plowshares", at=[angel]).resolves()
    assert table.seat(1).life == 23 and angel.zone == "exile"


# combat --------------------------------------------------------------------------------------------------------------
@rule("702.19b", "702.2c", "510.1c")
def test_trample_and_deathtouch_against_three_blockers(scenario: Builder) -> None:
    """One damage from a source with deathtouch is lethal: the rest of 6 tramples over three blockers."""
    table = scenario()
    wurm = table.seat(0).has("Craw Wurm")
    table.seat(0).casts("Fully Grown", at=[wurm]).resolves()
    collar = table.seat(0).has("Basilisk Collar")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(collar, at=[wurm]).resolves()
    blockers = table.seat(1).have("Hill Giant", "Hill Giant", "Wall of Omens")
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks(dict.fromkeys(blockers, wurm))
    decision = table.asked(kind=D_ASSIGN)
    assert decision.seat == table.seat(0).number
    table.answer([1, 1, 1, 6])
    table.to_step(MAIN2)
    assert all(b.died for b in blockers)
    assert table.seat(1).life == 14 and table.seat(0).life == 29


@rule("702.12b", "704.5f", "704.5g")
def test_indestructible_does_not_help_against_no_toughness(scenario: Builder) -> None:
    """Lethal damage does not destroy it; toughness 0 is not destruction."""
    table = scenario()
    axe = table.seat(1).has("Darksteel Citadel")
    table.seat(0).casts("Ensoul Artifact", at=[axe]).resolves()
    table.seat(0).casts("Flame Slash", at=[axe]).resolves()
    table.seat(0).casts("Lightning Bolt", at=[axe]).resolves()
    assert axe.stayed and axe.damage == 7
    table.seat(0).casts("Languish").resolves()
    table.seat(0).casts("Infest").resolves()
    assert axe.died


@rule("702.16b", "702.16c", "702.16e")
def test_protection_from_a_color(scenario: Builder) -> None:
    """An Aura of that colour falls off, spells of it cannot target, damage by it is prevented; what neither targets nor
    deals damage goes through all the same."""
    table = scenario()
    acolyte = table.seat(0).has("Crimson Acolyte")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Maniacal Rage", at=[bears]).resolves()
    assert bears.power == 4
    table.seat(0).gets_mana("W")
    table.seat(0).activates(acolyte, at=[bears]).resolves()
    assert table.seat(0).graveyard == ["Maniacal Rage"] and bears.power == 2
    slash = table.seat(0).holds("Flame Slash")[0]
    table.seat(0).gets_mana("R")
    assert not table.seat(0).can(O_CAST, slash)  # the Acolyte is protected as well
    table.seat(0).casts("Pyroclasm").resolves()
    assert bears.stayed and bears.damage == 0
    table.seat(0).casts("Jokulhaups").resolves()
    assert bears.died


@rule("306.8", "704.5i", "120.3c")
def test_a_planeswalker_after_damage_has_what_is_left(scenario: Builder) -> None:
    """Damage removes loyalty counters; what is left is all that a minus ability can be paid with."""
    table = scenario()
    jace = table.seat(1).has("Jace Beleren")
    table.seat(0).casts("Shock", at=[jace]).resolves()
    assert jace.counters("loyalty") == 1
    table.seat(0).casts("Lava Spike", at=[jace]).resolves()
    assert jace.died


@rule("702.26g", "702.26h")
def test_what_is_attached_phases_with_it(scenario: Builder) -> None:
    """An Aura phases out with the creature, and is still attached when both come back."""
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Holy Strength", at=[bears]).resolves()
    aura = table.seat(0).permanent("Holy Strength")
    table.seat(1).casts("Reality Ripple", at=[bears]).resolves()
    assert table.seat(0).battlefield == []
    table.to_turn(table.seat(0))
    assert sorted(table.seat(0).battlefield) == ["Grizzly Bears", "Holy Strength"]
    assert aura.attached_to == bears and bears.power == 3
