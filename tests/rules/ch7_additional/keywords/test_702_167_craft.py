"""Craft, and whatever else enters transformed. CR 702.167, 712.14."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import PowerOf
from apnap.abilities.cards import card, face
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.flow import Then
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Exile
from apnap.abilities.events.object_events import Dies, Enters
from apnap.abilities.events.triggers import When
from apnap.abilities.filters import ARTIFACT, CREATURE, Subtype
from apnap.abilities.keyword_actions.transform_and_meld import (
    Craft,
    IsTransformed,
    Materials,
    ReturnExiledTransformed,
    ReturnTransformed,
    UsedToCraft,
)
from apnap.abilities.players import YOU, OwnerOf
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.becoming import SizeIs
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.rules.core.constants import END
from apnap.rules.core.decisions import O_ACTIVATE
from apnap.testing import rule
from apnap.testing.plugin import Builder

BLADE = card(
    "Blade",
    "{1}",
    "Artifact",
    Craft("{2}{R}", Materials(1, ARTIFACT)),
    back=face("Golem", "", "Artifact Creature - Golem", "4/4", When(Enters(THIS), GainLife(1))),
)
NEST = card(
    "Nest",
    "{1}",
    "Artifact",
    Craft("{1}", Materials(1, CREATURE, more=True)),
    back=face("Swarm", "", "Creature - Horror", "*/*", SizeIs(PowerOf(UsedToCraft()))),
)
THRONE = card(
    "Throne",
    "{1}",
    "Artifact",
    Craft("{1}", Materials(1, Subtype("Elf")), Materials(1, Subtype("Bear"))),
    back=face("Captain", "", "Creature - Pirate", "7/7"),
)
PAGE = card(
    "Page",
    "{1}",
    "Creature - Human",
    "1/1",
    Activate("{1}", Then(Exile(THIS), ReturnExiledTransformed(under=YOU))),
    back=face("Knight", "", "Creature - Knight", "3/3"),
)
PLAIN = card(
    "Plain", "{1}", "Creature - Human", "1/1", Activate("{1}", Then(Exile(THIS), ReturnExiledTransformed(under=YOU)))
)
GHOST = card(
    "Ghost",
    "{1}",
    "Creature - Spirit",
    "1/1",
    When(Dies(THIS), ReturnTransformed(THIS, under=OwnerOf(THIS), tapped=True)),
    back=face("Tomb", "", "Land"),
)
LATER = card(
    "Later",
    "{1}",
    "Creature - Spirit",
    "1/1",
    When(Dies(THIS), AtNext(END, ReturnTransformed(THIS))),
    back=face("Shade", "", "Creature - Shade", "5/5"),
)
FLAG = card("Flag", "{1}", "Enchantment", Always(Each(CREATURE, IsTransformed()), Gets(1, 1)))
KNOWN = (BLADE, NEST, THRONE, PAGE, PLAIN, GHOST, LATER, FLAG)


@rule("702.167", "712.14")
def test_this_and_materials_are_exiled_and_it_comes_back_transformed(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    blade, ring = me.has("Blade"), me.has("Sol Ring")
    me.gets_mana("CCR")
    me.activates(blade)
    assert me.battlefield == [] and sorted(me.exile) == ["Blade", "Sol Ring"]
    table.resolve_stack()
    assert me.permanent("Golem").power == 4 and me.exile == ["Sol Ring"] and me.life == 21
    assert ring.zone == "exile"


@rule("702.167", "109.2")
def test_materials_are_permanents_or_cards_of_the_graveyard_but_not_this(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    blade = me.has("Blade")
    other.has("Sol Ring")
    other.buried("Sol Ring")
    me.gets_mana("CCR")
    assert not me.can(O_ACTIVATE, blade)
    me.buried("Sol Ring")
    table.refresh()
    assert me.can(O_ACTIVATE, blade)
    me.activates(blade)
    table.resolve_stack()
    assert me.battlefield == ["Golem"] and me.exile == ["Sol Ring"]


@rule("702.167")
def test_only_as_a_sorcery(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    other = table.seat(1)
    blade = other.has("Blade")
    other.has("Sol Ring")
    other.gets_mana("CCR")
    assert not other.can(O_ACTIVATE, blade)


@rule("702.167")
def test_the_exiled_cards_are_those_that_it_was_crafted_with(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    nest, angel = me.has("Nest"), me.has("Serra Angel")
    (bears,) = me.buried("Grizzly Bears")
    me.buried("Elvish Mystic")
    me.gets_mana("C")
    me.activates(nest, says=[[angel, bears]])
    table.resolve_stack()
    swarm = me.permanent("Swarm")
    assert (swarm.power, swarm.toughness) == (6, 6) and me.graveyard == ["Elvish Mystic"]


@rule("702.167", "601.2h")
def test_each_of_several_descriptions_takes_another_object(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    throne = me.has("Throne")
    me.has("Elvish Mystic")
    me.gets_mana("C")
    assert not me.can(O_ACTIVATE, throne)
    me.buried("Grizzly Bears")
    table.refresh()
    me.activates(throne)
    table.resolve_stack()
    assert me.battlefield == ["Captain"] and sorted(me.exile) == ["Elvish Mystic", "Grizzly Bears"]


@rule("702.167", "108.3")
def test_it_returns_under_its_owners_control(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, owner = table.seat(0), table.seat(1)
    blade = owner.has("Blade")
    me.casts("Steal Artifact", at=[blade]).resolves()
    me.has("Sol Ring")
    me.gets_mana("CCR")
    me.activates(blade)
    table.resolve_stack()
    assert owner.permanent("Golem").controller == owner and "Golem" not in me.battlefield


@rule("702.167", "800.4a")
def test_if_its_owner_has_left_nothing_returns(scenario: Builder) -> None:
    table = scenario(seats=4).knows(*KNOWN)
    me, owner = table.seat(0), table.seat(1)
    blade = owner.has("Blade")
    me.casts("Steal Artifact", at=[blade]).resolves()
    me.has("Sol Ring")
    me.gets_mana("CCR")
    me.activates(blade)
    owner.concedes()
    table.resolve_stack()
    assert all("Golem" not in seat.battlefield for seat in table.seats())
    table.check_invariants()


@rule("712.14")
def test_what_is_exiled_returns_with_its_back_face_up(scenario: Builder) -> None:
    table = scenario(variant="two-headed giant").knows(*KNOWN)
    me = table.seat(1)
    page = me.has("Page")
    me.has("Flag")
    me.gets_mana("C")
    me.activates(page)
    table.resolve_stack()
    assert me.permanent("Knight").power == 4 and me.permanent("Knight").controller == me


@rule("712.14")
def test_a_card_that_is_not_double_faced_stays_where_it_is(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    plain = me.has("Plain")
    me.gets_mana("C")
    me.activates(plain)
    table.resolve_stack()
    assert me.battlefield == [] and me.exile == ["Plain"]


@rule("712.14", "400.7")
def test_what_dies_returns_transformed_and_tapped(scenario: Builder) -> None:
    table = scenario(seats=3, range_of_influence=1).knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    ghost = other.has("Ghost")
    me.casts("Lightning Bolt", at=[ghost]).resolves()
    table.resolve_stack()
    tomb = other.permanent("Tomb")
    assert tomb.tapped and tomb.is_a("Land") and not tomb.is_a("Creature")


@rule("712.14", "603.7")
def test_later_it_returns_only_from_the_graveyard_where_it_was_put(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    later = me.has("Later")
    me.casts("Lightning Bolt", at=[later]).resolves()
    table.resolve_stack()
    table.to_step(END)
    table.resolve_stack()
    assert me.permanent("Shade").power == 5
