"""Something becomes attached, comes back attached, or all that is attached is dealt with. CR 701.3, 303.4h, 303.4i."""

from __future__ import annotations

from apnap.testing import rule
from tests.abilities.facts.read import exact, read

AURA = "Enchantment \u2014 Aura"
TOOL = "Artifact \u2014 Equipment"
CAT = "Creature \u2014 Cat"
BACK = "Return this card from your graveyard"
FIELD = "to the battlefield"
BIG = "When a creature with power 5 or greater enters"
HIGH = "Enchant creature\nEnchanted creature gets +1/+1."
LOUD = f"{HIGH}\n{BIG}, you may {BACK.lower()} {FIELD} attached to that creature."
SELF = f"Enchant creature\nEnchanted creature gets +2/+0.\n{{1}}: {BACK} {FIELD} attached to target creature."
TAPS = "tap that creature"
HEAVY = f"Whenever this Equipment becomes attached to a creature, {TAPS}.\nEquip {{1}}"
HOST = "Whenever an Aura becomes attached to this creature, you gain 2 life."
STRIP = "Destroy all Equipment attached to target creature."


@rule("303.4h", "603.2")
def test_it_comes_back_on_what_entered(scenario):
    assert exact(LOUD, types=AURA)
    table = scenario(seats=3).knows(read(LOUD, types=AURA, name="Breath"))
    me = table.seat(0)
    me.buried("Breath")
    me.has("Grizzly Bears")
    me.casts("Craw Wurm").resolves()
    table.says([1])
    table.resolve_stack()
    assert me.permanent("Breath").attached_to == me.permanent("Craw Wurm")
    assert me.permanent("Craw Wurm").power == 7


@rule("303.4h", "602.2b")
def test_it_comes_back_on_its_target(scenario):
    assert exact(SELF, types=AURA)
    table = scenario(seats=2).knows(read(SELF, types=AURA, name="Boon"))
    me, other = table.seat(0), table.seat(1)
    (boon,) = me.buried("Boon")
    bears = other.has("Grizzly Bears")
    me.gets_mana("C")
    me.activates(boon, at=[bears])
    table.resolve_stack()
    assert me.permanent("Boon").attached_to == bears and bears.power == 4


@rule("303.4i", "608.2b")
def test_it_stays_where_its_target_has_gone(scenario):
    table = scenario(seats=2).knows(read(SELF, types=AURA, name="Boon"))
    me, other = table.seat(0), table.seat(1)
    (boon,) = me.buried("Boon")
    bears = other.has("Grizzly Bears")
    me.gets_mana("C")
    me.activates(boon, at=[bears])
    me.casts("Shock", at=[bears]).resolves()
    table.resolve_stack()
    assert "Boon" in me.graveyard


@rule("701.3", "603.2")
def test_equipment_becomes_attached_to_a_creature(scenario):
    assert exact(HEAVY, types=TOOL)
    table = scenario(seats=2).knows(read(HEAVY, types=TOOL, name="Anvil"))
    me = table.seat(0)
    anvil, bears = me.has("Anvil"), me.has("Grizzly Bears")
    me.gets_mana("C")
    me.activates(anvil, at=[bears])
    table.resolve_stack()
    assert bears.tapped and anvil.attached_to == bears


@rule("701.3", "303.4")
def test_an_aura_that_enters_becomes_attached(scenario):
    assert exact(HOST, types=CAT)
    table = scenario(seats=3).knows(read(HOST, types=CAT, name="Cat"))
    me, other = table.seat(0), table.seat(1)
    cat, bears = me.has("Cat"), other.has("Grizzly Bears")
    me.casts("Holy Strength", at=[bears]).resolves()
    table.resolve_stack()
    assert me.life == 20
    me.casts("Holy Strength", at=[cat]).resolves()
    table.resolve_stack()
    assert me.life == 22


@rule("701.3")
def test_all_equipment_on_one_creature(scenario):
    assert exact(STRIP)
    table = scenario(seats=2).knows(read(STRIP))
    me = table.seat(0)
    bears, giant = me.have("Grizzly Bears", "Hill Giant")
    blade, far = me.have("Bonesplitter", "Bonesplitter")
    me.gets_mana("CC")
    me.activates(blade, at=[bears])
    table.resolve_stack()
    me.activates(far, at=[giant])
    table.resolve_stack()
    me.casts("Rite", at=[bears]).resolves()
    assert blade.zone == "graveyard" and far.attached_to == giant
