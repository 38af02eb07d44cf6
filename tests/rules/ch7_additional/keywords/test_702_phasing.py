"""Phasing: permanents that are treated as though they did not exist. CR 702.26, 502.1."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.durations import Indefinitely, UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.permanents import PhaseOut
from apnap.abilities.events.object_events import Enters, Leaves
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, ENCHANTMENT, PERMANENT, AnyOf
from apnap.abilities.keyword_abilities.flags import PHASING
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Gets, Has, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target
from apnap.library.cards.tokens import SOLDIER
from apnap.position import differences, read, write
from apnap.rules.core.constants import ATTACKERS, MAIN1, UNTAP
from apnap.rules.core.decisions import O_ACTIVATE, O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent

FADE = card("Fade All", "{U}", "Instant", PhaseOut(Each(PERMANENT)))
FADE_BOTH = card("Fade Both", "{U}", "Instant", PhaseOut(Each(AnyOf(CREATURE, ENCHANTMENT))))
WARP = card("Warp", "{U}", "Instant", Indefinitely(Target(), Has(PHASING)))
STEAL = card("Steal", "{U}", "Instant", Indefinitely(Target(CREATURE), YouControl()))
BORROW = card("Borrow", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), YouControl()))
WATCH = card(
    "Watchtower", "{1}", "Artifact", Whenever(Enters(CREATURE), GainLife(1)), Whenever(Leaves(PERMANENT), GainLife(5))
)
LORD = card("Banner", "{1}", "Artifact", Always(Each(CREATURE), Gets(1, 1)))
RALLY = card("Rally", "{W}", "Sorcery", CreateTokens(1, SOLDIER))


def is_out(permanent: Permanent) -> bool:
    return permanent.zone == "phased out"


@rule("502.1")
def test_what_has_phasing_comes_and_goes_in_its_controllers_untap_steps(scenario: Builder) -> None:
    table = scenario()
    me = table.seat(0)
    crocodile = me.has("Sandbar Crocodile")
    drake = me.has("Breezekeeper")
    table.to_step(MAIN1, table.seat(1))
    assert crocodile.stayed and drake.stayed  # only in its own controller's untap step
    table.to_step(MAIN1, me)
    assert is_out(crocodile) and is_out(drake)
    table.to_step(MAIN1, me)
    assert crocodile.stayed and drake.stayed
    table.to_step(MAIN1, me)
    assert is_out(crocodile)


@rule("502.1")
def test_one_comes_as_another_goes(scenario: Builder) -> None:
    table = scenario().knows(WARP)
    me = table.seat(0)
    drake, imp = me.has("Teferi's Drake"), me.has("Teferi's Imp")
    me.casts("Reality Ripple", at=[imp]).resolves()
    table.to_step(MAIN1, me)
    assert is_out(drake) and imp.stayed


@rule("702.26b")
def test_a_phased_out_permanent_is_not_a_target_and_nothing_happens_to_it(scenario: Builder) -> None:
    table = scenario().knows(LORD)
    bears = table.seat(0).has("Grizzly Bears")
    bolt = table.seat(0).casts("Lightning Bolt", at=[bears])
    table.seat(0).casts("Reality Ripple", at=[bears]).resolves()
    bolt.resolves()
    assert is_out(bears) and bears.damage == 0
    table.seat(0).casts("Wrath of God").resolves()
    assert is_out(bears)
    table.check_invariants()
    table.to_step(MAIN1, table.seat(0))
    assert bears.stayed


@rule("702.26b")
def test_its_abilities_are_silent_while_it_is_away(scenario: Builder) -> None:
    table = scenario().knows(LORD, WATCH)
    bears = table.seat(0).has("Grizzly Bears")
    banner = table.seat(0).has("Banner")
    tower = table.seat(0).has("Watchtower")
    land = table.seat(0).has("Forest")
    assert bears.power == 3
    for thing in (banner, tower, land):
        table.seat(1).casts("Reality Ripple", at=[thing]).resolves()
    assert bears.power == 2
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.seat(0).life == 20
    table.to_step(MAIN1, table.seat(0))
    assert bears.power == 3 and land.stayed
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 21


@rule("702.26b")
def test_phasing_out_takes_a_creature_out_of_combat(scenario: Builder) -> None:
    table = scenario()
    attacker, other = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({attacker: table.seat(1), other: table.seat(1)})
    table.seat(1).casts("Reality Ripple", at=[attacker]).resolves()
    assert not attacker.attacking and other.attacking
    table.to_step(MAIN1, table.seat(1))
    assert table.seat(1).life == 18


@rule("702.26b")
def test_an_activated_ability_of_what_is_away_cannot_be_used(scenario: Builder) -> None:
    table = scenario()
    efreet = table.seat(0).has("Rainbow Efreet")
    table.seat(0).gets_mana("UUUU")
    assert table.seat(0).can(O_ACTIVATE, efreet)
    table.seat(0).activates(efreet).resolves()
    assert is_out(efreet)
    assert not table.seat(0).can(O_ACTIVATE, efreet)


@rule("702.26b")
def test_a_land_that_is_away_makes_no_mana(scenario: Builder) -> None:
    table = scenario()
    island = table.seat(0).has("Island")
    (spell,) = table.seat(0).holds("Opt")
    assert table.seat(0).can(O_CAST, spell)
    table.seat(1).casts("Reality Ripple", at=[island]).resolves()
    assert not table.seat(0).can(O_CAST, spell)
    table.to_step(MAIN1, table.seat(0))
    assert table.seat(0).can(O_CAST, spell)


@rule("702.26d")
def test_phasing_is_neither_leaving_nor_entering_and_keeps_the_objects_history(scenario: Builder) -> None:
    table = scenario().knows(WATCH)
    table.seat(0).has("Watchtower")
    bears = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 2}, tapped=True)
    table.seat(0).casts("Slip Out the Back", at=[bears]).resolves()
    table.to_step(MAIN1, table.seat(0))
    assert bears.stayed and table.seat(0).life == 20
    assert bears.counters("+1/+1") == 3 and not bears.tapped and bears.power == 5
    table.seat(0).attacks({bears: table.seat(1)})  # it was never new again


@rule("702.26d")
def test_a_token_goes_on_existing(scenario: Builder) -> None:
    table = scenario().knows(RALLY)
    table.seat(0).casts("Rally").resolves()
    soldier = table.seat(0).permanent("Soldier Token")
    table.seat(0).casts("Reality Ripple", at=[soldier]).resolves()
    assert is_out(soldier)
    table.to_step(MAIN1, table.seat(0))
    assert soldier.stayed


@rule("702.26e")
def test_an_effect_that_begins_meanwhile_does_not_include_it(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    spell = table.seat(0).casts("Giant Growth", at=[bears])
    table.seat(0).casts("Reality Ripple", at=[bears]).resolves()
    spell.resolves()
    table.to_step(MAIN1, table.seat(0))
    assert bears.power == 2


@rule("702.26f")
def test_an_effect_may_end_meanwhile(scenario: Builder) -> None:
    table = scenario().knows(BORROW)
    thief, owner = table.seat(0), table.seat(1)
    bears = owner.has("Grizzly Bears")
    thief.casts("Borrow", at=[bears]).resolves()
    thief.casts("Reality Ripple", at=[bears]).resolves()
    table.to_step(MAIN1, owner)
    assert is_out(bears)  # it phased out under the thief
    table.to_step(MAIN1, thief)
    assert bears.stayed and bears.controller == owner


@rule("702.26g")
def test_what_is_attached_goes_and_comes_with_it(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    aura = Permanent(table, table.seat(0).casts("Vanishing", at=[bears]).resolves().now)
    table.seat(0).gets_mana("UU")
    table.seat(0).activates(aura).resolves()
    assert is_out(bears) and is_out(aura)
    table.to_step(MAIN1, table.seat(1))
    assert is_out(aura)
    table.to_step(MAIN1, table.seat(0))
    assert bears.stayed and aura.stayed and aura.attached_to == bears
    table.check_invariants()


@rule("702.26g")
def test_another_players_aura_waits_for_its_host(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    aura = Permanent(table, table.seat(0).casts("Vanishing", at=[bears]).resolves().now)
    table.seat(0).casts("Reality Ripple", at=[bears]).resolves()
    table.to_step(ATTACKERS, table.seat(1))
    assert bears.stayed and aura.stayed


@rule("702.26h")
def test_directly_and_indirectly_at_once_is_indirectly(scenario: Builder) -> None:
    table = scenario().knows(FADE_BOTH)
    bears = table.seat(1).has("Grizzly Bears")
    aura = Permanent(table, table.seat(0).casts("Vanishing", at=[bears]).resolves().now)
    table.seat(0).casts("Fade Both").resolves()
    table.to_step(MAIN1, table.seat(1))
    assert bears.stayed and aura.stayed  # directly, it would come back in its own controller's untap step


@rule("702.26i")
def test_an_aura_that_went_alone_comes_back_to_what_is_left(scenario: Builder) -> None:
    table = scenario().knows(WARP)
    bears = table.seat(1).has("Grizzly Bears")
    other = table.seat(1).has("Grizzly Bears")
    auras = [Permanent(table, table.seat(0).casts("Vanishing", at=[b]).resolves().now) for b in (bears, other)]
    for aura in auras:
        table.seat(0).casts("Warp", at=[aura]).resolves()
    table.to_step(MAIN1, table.seat(0))
    assert [is_out(a) for a in auras] == [True, True] and bears.stayed
    table.seat(0).casts("Lightning Bolt", at=[other]).resolves()
    table.to_step(MAIN1, table.seat(0))
    assert auras[0].attached_to == bears
    assert auras[1].zone == "graveyard"
    table.check_invariants()


@rule("603.10b")
def test_phasing_out_is_judged_as_things_were(scenario: Builder) -> None:
    table = scenario()
    imp = table.seat(0).has("Teferi's Imp")
    table.seat(0).holds("Forest", "Forest")
    table.to_turn(table.seat(0))
    assert is_out(imp) and table.stack == ["Teferi's Imp's ability"]
    hand = len(table.seat(0).hand)
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand - 1
    table.to_turn(table.seat(0))
    hand = len(table.seat(0).hand)
    table.resolve_stack()
    assert imp.stayed and len(table.seat(0).hand) == hand + 1


@rule("702.26m")
def test_without_an_untap_step_there_is_no_phasing(scenario: Builder) -> None:
    table = scenario()
    crocodile = table.seat(0).has("Sandbar Crocodile")
    table.seat(0).skips(UNTAP)
    table.to_step(MAIN1, table.seat(0))
    assert crocodile.stayed
    table.to_step(MAIN1, table.seat(0))
    assert is_out(crocodile)


@rule("702.26k")
def test_what_a_leaver_owned_leaves_also_from_elsewhere(scenario: Builder) -> None:
    table = scenario(seats=4).knows(STEAL)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Steal", at=[bears]).resolves()
    table.seat(0).casts("Reality Ripple", at=[bears]).resolves()
    table.seat(1).concedes()
    assert bears.zone == "gone"
    table.check_invariants()


@rule("702.26n")
@pytest.mark.parametrize("leaver", [1, 2])
def test_what_phased_out_under_a_leaver_comes_when_their_turn_would_have_begun(scenario: Builder, leaver: int) -> None:
    table = scenario(seats=4).knows(STEAL)
    bears = table.seat(0).has("Grizzly Bears")
    thief = table.seat(leaver)
    thief.casts("Steal", at=[bears]).resolves()
    thief.casts("Reality Ripple", at=[bears]).resolves()
    thief.concedes()
    assert is_out(bears)
    table.check_invariants()
    if leaver == 2:
        table.to_step(MAIN1, table.seat(1))
        assert is_out(bears)
    table.to_step(MAIN1, table.seat(leaver + 1))
    assert bears.stayed and bears.controller == table.seat(0)
    table.check_invariants()


@rule("502.1")
def test_a_team_phases_together(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True)
    crocodile = table.seat(1).has("Sandbar Crocodile")
    table.to_step(MAIN1, table.seat(2))
    assert crocodile.stayed
    table.to_step(MAIN1, table.seat(0))
    assert is_out(crocodile)


def test_position_text_tells_what_has_phased_out(scenario: Builder) -> None:
    table = scenario(seats=3)
    bears = table.seat(1).has("Grizzly Bears", counters={"+1/+1": 1})
    table.seat(0).casts("Vanishing", at=[bears]).resolves()
    table.seat(0).casts("Reality Ripple", at=[bears]).resolves()
    again = read(write(table.game))
    assert differences(table.game, again) == []


def test_permanents_of_all_players_phase_out_at_once(scenario: Builder) -> None:
    table = scenario().knows(FADE)
    table.each_seat_has("Grizzly Bears")
    table.seat(0).has("Sandbar Crocodile")
    table.seat(0).casts("Fade All").resolves()
    assert all(not seat.battlefield for seat in table.seats())
    table.check_invariants()
    for seat in table.seats():
        table.to_step(MAIN1, table.seat(1) if seat == table.seat(0) else seat)
