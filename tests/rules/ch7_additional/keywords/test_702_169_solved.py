"""Cases: how they are solved, and what a solved one does. CR 702.169, 719."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.conditions import ControlsMany
from apnap.abilities.effects.copies import CreateCopies
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Exile
from apnap.abilities.events.card_events import TakesAction
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, ENCHANTMENT, YOU_CONTROL
from apnap.abilities.keyword_abilities.sagas_and_levels import Solved, ToSolve
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.becoming import IsNow
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.forbidding import CantCast
from apnap.abilities.targets import Target
from apnap.rules.core.constants import END
from apnap.rules.core.decisions import O_ACTIVATE
from apnap.testing import rule
from apnap.testing.plugin import Builder

TWO = ToSolve(ControlsMany(2, CREATURE))
PRIDE = card("Case of Pride", "{1}", "Enchantment - Case", TWO, Solved(Always(Each(CREATURE, YOU_CONTROL), Gets(1, 1))))
MASK = card("Case of Masks", "{1}", "Enchantment - Case", TWO, Solved(Always(THIS, IsNow("Creature", "4/4"))))
FEAST = card("Case of a Feast", "{1}", "Enchantment - Case", TWO, Solved(Whenever(Enters(CREATURE), GainLife(1))))
WELL = card("Case of a Well", "{1}", "Enchantment - Case", TWO, Solved(Activate("{1}", GainLife(5))))
LAW = card("Case of Law", "{1}", "Enchantment - Case", TWO, Solved(CantCast(YOU, CREATURE)))
CLERK = card("Clerk", "{1}", "Enchantment", Whenever(TakesAction("solve"), GainLife(10)))
TWIN = card("Twin", "{U}", "Sorcery", CreateCopies(Target(ENCHANTMENT)))
GONE = card("Gone", "{U}", "Instant", Exile(Target(CREATURE)))
KNOWN = (PRIDE, MASK, FEAST, WELL, LAW, CLERK, TWIN, GONE)


@rule("719.3", "719.3b", "702.169")
def test_a_case_is_solved_at_the_beginning_of_its_controllers_end_step_and_stays_so(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    one, two = me.has("Grizzly Bears"), me.has("Grizzly Bears")
    me.has("Case of Pride")
    me.has("Clerk")
    assert one.power == 2
    table.to_step(END)
    table.resolve_stack()
    assert one.power == 3 and me.life == 30
    me.casts("Gone", at=[two]).resolves()
    assert one.power == 3
    table.to_turn(me)
    table.to_step(END)
    assert table.stack == []


@rule("719.3a")
def test_the_condition_is_asked_as_it_triggers_and_as_it_resolves(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    one, two = me.has("Grizzly Bears"), me.has("Grizzly Bears")
    me.has("Case of Pride")
    table.to_step(END)
    assert len(table.stack) == 1
    me.casts("Gone", at=[two]).resolves()
    table.resolve_stack()
    assert one.power == 2


@rule("719.3a")
def test_it_is_not_solved_in_the_end_step_of_another_player(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    other = table.seat(1)
    one = other.has("Grizzly Bears")
    other.has("Grizzly Bears")
    other.has("Case of Pride")
    table.to_step(END)
    table.resolve_stack()
    assert one.power == 2
    table.to_turn(other)
    table.to_step(END)
    table.resolve_stack()
    assert one.power == 3


@rule("719.3c", "702.169")
def test_what_it_says_triggers_or_can_be_activated_once_it_is_solved(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    me.has("Case of a Feast")
    well = me.has("Case of a Well")
    me.casts("Grizzly Bears").resolves()
    me.casts("Grizzly Bears").resolves()
    me.gets_mana("C")
    assert me.life == 20 and not me.can(O_ACTIVATE, well)
    table.to_step(END)
    table.resolve_stack()
    me.gets_mana("C")
    table.refresh()
    assert me.can(O_ACTIVATE, well)
    me.activates(well)
    table.resolve_stack()
    assert me.life == 25
    me.casts("Ambush Viper").resolves()
    table.resolve_stack()
    assert me.life == 26


@rule("702.169", "613.1")
def test_what_changes_types_applies_in_its_own_layer(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    mask = me.has("Case of Masks")
    me.has("Grizzly Bears")
    me.has("Grizzly Bears")
    assert not mask.is_a("Creature")
    table.to_step(END)
    table.resolve_stack()
    assert mask.is_a("Creature") and mask.power == 4


@rule("702.169")
def test_another_static_ability_waits_as_well(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    me.has("Case of Law")
    me.has("Grizzly Bears")
    me.has("Grizzly Bears")
    me.holds("Ambush Viper")
    me.gets_mana("GG")
    assert me.castable == ["Ambush Viper"]
    table.to_step(END)
    table.resolve_stack()
    me.gets_mana("GG")
    assert me.castable == []


@rule("719.3b", "707.2")
def test_a_copy_is_not_solved(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    one = me.has("Grizzly Bears")
    me.has("Grizzly Bears")
    pride = me.has("Case of Pride")
    table.to_step(END)
    table.resolve_stack()
    table.to_turn(me)
    table.to_step(3)
    me.casts("Twin", at=[pride]).resolves()
    assert one.power == 3
    table.to_step(END)
    table.resolve_stack()
    assert one.power == 4


@rule("719.3a", "805.4")
def test_in_a_shared_turn_it_is_your_teams_end_step(scenario: Builder) -> None:
    table = scenario(variant="two-headed giant").knows(*KNOWN)
    mate = table.seat(1)
    one = mate.has("Grizzly Bears")
    mate.has("Grizzly Bears")
    mate.has("Case of Pride")
    table.to_step(END)
    table.resolve_stack()
    assert one.power == 3
