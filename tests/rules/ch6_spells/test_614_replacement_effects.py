"""Replacement and prevention effects, and who puts them in order. CR 614-616."""

from __future__ import annotations

import pytest

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy, ReturnToBattlefield
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import Dies
from apnap.abilities.events.player_events import GainsLife
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.players import EACH_PLAYER, YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.entering import EntersTapped, EntersWith
from apnap.abilities.statics.restrictions import CantGainLife
from apnap.abilities.targets import AnyTarget, Target, TargetCard
from apnap.rules.ch5_turns.turn_control import SKIP_TURN
from apnap.rules.core.constants import DRAW, EXILE, LIBRARY, MAIN2, PLUS
from apnap.rules.core.decisions import FOR_REPLACEMENT, FOR_SACRIFICE
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.words_without_cards import (
    DamageDoubled,
    DamageLess,
    DrawsBecomeLife,
    GoesElsewhere,
    LifeBecomesCards,
    LifeGainedPlusOne,
    LifeGainedTwice,
    OthersEnterTapped,
    Redirected,
    Regenerate,
    Shield,
)

DOUBLER = card("Doubler", "{R}", "Enchantment", DamageDoubled())
SKIN = card("Thick Skin", "{W}", "Enchantment", DamageLess(2))
HIDE = card("Thick Hide", "{W}", "Enchantment", DamageLess(2, players=False, only=CREATURE))
GUARD = card("Guard", "{W}", "Creature - Soldier", "0/5", Redirected())
BAN = card("Ban", "{W}", "Enchantment", GoesElsewhere(EXILE))
SINK = card("Sink", "{U}", "Enchantment", GoesElsewhere(LIBRARY, bottom=True))
TAX = card("Slow Gate", "{W}", "Enchantment", OthersEnterTapped())
FOUNTAIN = card("Fountain", "{W}", "Enchantment", DrawsBecomeLife())
SCRIBE = card("Scribe", "{U}", "Enchantment", LifeBecomesCards())
BOON = card("Boon", "{W}", "Enchantment", LifeGainedTwice())
TIP = card("Tip", "{W}", "Enchantment", LifeGainedPlusOne())
CURSE = card("No Comfort", "{B}", "Enchantment", Always(EACH_PLAYER, CantGainLife()))
TROLL = card("Troll", "{G}", "Creature - Troll", "2/2", Activate("{0}", Regenerate(THIS)))
WARD = card("Ward", "{W}", "Instant", Shield(3, AnyTarget()))
GIFT = card("Gift", "{W}", "Instant", GainLife(3))
HYDRA = card("Hydra", "{G}", "Creature - Hydra", "0/0", EntersTapped(), EntersWith(2, PLUS))
BITER = card("Biter", "{R}", "Creature - Rat", "2/2", Whenever(DealsDamage(THIS), Draw(1)))
BELLS = card("Bells", "{1}", "Artifact", Whenever(GainsLife(), Draw(1)))
TOLL = card("Death Toll", "{1}", "Artifact", Whenever(Dies(CREATURE), GainLife(1)))
SWEEP = card("Sweep", "{R}", "Sorcery", DealDamage(3, to=Each(CREATURE)))
SPIT = card("Spit", "{R}", "Instant", DealDamage(0, to=AnyTarget()))
RAISE = card("Raise Two", "{B}", "Sorcery", ReturnToBattlefield(TargetCard(CREATURE, count=2), under=YOU))


# what happens instead ----------------------------------------------------------------------------------------------


@rule("614.1a", "614.6")
def test_what_is_replaced_never_happens(scenario: Builder) -> None:
    """A creature that is exiled instead does not die."""
    table = scenario().knows(BAN, TOLL)
    table.seat(0).have("Ban", "Death Toll")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Shock", at=[bears])
    table.resolve_stack()
    assert table.seat(1).exile == ["Grizzly Bears"]
    assert table.seat(0).life == 20


@rule("614.4")
def test_an_effect_must_be_there_before_the_event(scenario: Builder) -> None:
    table = scenario().knows(BAN)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Shock", at=[bears]).resolves()
    table.seat(0).casts("Ban").resolves()
    assert table.seat(1).graveyard == ["Grizzly Bears"]


@rule("614.5")
def test_an_effect_applies_once_to_an_event(scenario: Builder) -> None:
    table = scenario().knows(DOUBLER)
    table.seat(0).has("Doubler")
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 16


@rule("614.5", "616.1f")
def test_two_of_them_apply_once_each(scenario: Builder) -> None:
    table = scenario().knows(DOUBLER)
    table.seat(0).have("Doubler", "Doubler")
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 12


@rule("614.5")
def test_a_replacement_effect_applies_again_to_the_next_event(scenario: Builder) -> None:
    table = scenario().knows(DOUBLER)
    table.seat(0).has("Doubler")
    for _ in range(2):
        table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 12


@rule("614.7a", "120.8")
def test_no_damage_is_nothing_to_change(scenario: Builder) -> None:
    table = scenario().knows(DOUBLER, SPIT)
    table.seat(0).has("Doubler")
    table.seat(0).casts("Spit", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 20


@rule("614.8", "701.19a")
def test_regeneration_replaces_destruction(scenario: Builder) -> None:
    table = scenario().knows(TROLL)
    troll = table.seat(1).has("Troll")
    bolt = table.seat(0).casts("Lightning Bolt", at=[troll])
    table.seat(1).activates(troll).resolves()
    bolt.resolves()
    assert troll.stayed and troll.tapped and troll.damage == 0
    table.seat(0).casts("Lightning Bolt", at=[troll]).resolves()
    assert troll.died  # the shield is used up


@rule("614.8", "506.4")
def test_a_regenerated_creature_is_out_of_combat(scenario: Builder) -> None:
    table = scenario().knows(TROLL)
    troll = table.seat(0).has("Troll")
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).attacks({troll: table.seat(1)})
    table.seat(1).blocks({wurm: troll})
    table.seat(0).activates(troll)
    table.resolve_stack()
    table.to_step(MAIN2)
    assert troll.stayed and wurm.damage == 2 and not troll.attacking


@rule("704.5f", "614.8")
def test_regeneration_does_not_help_without_toughness(scenario: Builder) -> None:
    table = scenario().knows(TROLL)
    troll = table.seat(1).has("Troll")
    dismember = table.seat(0).casts("Dismember", at=[troll])
    table.seat(1).activates(troll).resolves()
    dismember.resolves()
    assert troll.died


@rule("614.9")
def test_damage_may_be_dealt_to_another(scenario: Builder) -> None:
    table = scenario().knows(GUARD)
    guard = table.seat(1).has("Guard")
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 20
    assert guard.damage == 3


@rule("614.9", "120.4")
def test_the_source_stays_the_same(scenario: Builder) -> None:
    """Lifelink and deathtouch come along with redirected damage."""
    table = scenario().knows(GUARD)
    guard = table.seat(1).has("Guard")
    hawk = table.seat(0).has("Vampire Nighthawk")
    table.seat(0).attacks({hawk: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 20
    assert table.seat(0).life == 22
    assert guard.died


# skipping ----------------------------------------------------------------------------------------------------------


@rule("614.10")
def test_a_skipped_step_does_not_happen(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).skips(DRAW)
    table.to_step(MAIN2, table.seat(1))
    assert table.seat(1).hand == []


@rule("614.10a")
def test_two_skips_are_two_turns(scenario: Builder) -> None:
    table = scenario(seats=3)
    for _ in range(2):
        table.seat(1).skips(SKIP_TURN)
    assert table.next_turns(6) == [table.seat(i) for i in (2, 0, 2, 0, 1, 2)]


@rule("614.11")
def test_a_draw_is_replaced_even_without_a_card_to_draw(scenario: Builder) -> None:
    table = scenario().knows(FOUNTAIN)
    table.seat(0).has("Fountain")
    table.seat(0).empty_library()
    table.seat(0).casts("Divination").resolves()
    assert table.seat(0).life == 24
    assert table.seat(0).in_game


@rule("614.11a", "121.2")
def test_each_draw_is_replaced_by_itself(scenario: Builder) -> None:
    table = scenario().knows(FOUNTAIN)
    fountain = table.seat(0).has("Fountain")
    table.seat(0).casts("Divination").resolves()
    assert table.seat(0).hand == [] and table.seat(0).life == 24
    table.seat(1).casts("Disenchant", at=[fountain]).resolves()
    table.seat(0).casts("Divination").resolves()
    assert len(table.seat(0).hand) == 2


# entering ----------------------------------------------------------------------------------------------------------


@rule("614.1c", "614.12")
def test_a_permanent_enters_as_its_own_abilities_say(scenario: Builder) -> None:
    """Both apply as it enters: it is never a 0/0, and never untapped."""
    table = scenario().knows(HYDRA)
    table.seat(0).casts("Hydra").resolves()
    hydra = table.seat(0).permanent("Hydra")
    assert hydra.tapped and hydra.counters(PLUS) == 2 and hydra.power == 2


@rule("614.1d", "614.12")
def test_another_permanent_says_how_it_enters(scenario: Builder) -> None:
    table = scenario().knows(TAX)
    table.seat(1).has("Slow Gate")
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.seat(0).permanent("Grizzly Bears").tapped
    table.seat(1).casts("Raise the Alarm").resolves()
    assert not table.seat(1).permanent("Soldier Token").tapped
    table.seat(0).casts("Raise the Alarm").resolves()
    assert table.seat(0).permanent("Soldier Token").tapped


@rule("614.12", "616.1")
def test_its_own_and_anothers_effect_both_apply(scenario: Builder) -> None:
    table = scenario().knows(TAX, HYDRA)
    table.seat(1).has("Slow Gate")
    table.seat(0).casts("Hydra")
    decision = table.asked(table.seat(0), FOR_REPLACEMENT)
    assert len(decision.candidates) == 3
    table.answer([decision.candidates[-1]])
    table.resolve_stack()
    hydra = table.seat(0).permanent("Hydra")
    assert hydra.tapped and hydra.power == 2


# what cannot happen ------------------------------------------------------------------------------------------------


@rule("614.17", "119.7")
def test_a_player_who_cannot_gain_life_does_not(scenario: Builder) -> None:
    table = scenario().knows(CURSE, GIFT, BELLS)
    table.seat(1).has("No Comfort")
    table.seat(0).has("Bells")
    table.seat(0).casts("Gift")
    table.resolve_stack()
    assert table.seat(0).life == 20
    assert table.seat(0).hand == []


@rule("614.17c")
def test_what_cannot_happen_is_not_replaced(scenario: Builder) -> None:
    """'Draw a card instead of gaining life' has nothing to replace while no life can be gained."""
    table = scenario().knows(CURSE, GIFT, SCRIBE)
    table.seat(0).has("Scribe")
    table.seat(0).casts("Gift").resolves()
    assert len(table.seat(0).hand) == 1
    table.seat(1).has("No Comfort")
    table.seat(0).casts("Gift").resolves()
    assert len(table.seat(0).hand) == 1
    assert table.seat(0).life == 20


@rule("614.17", "702.15b")
def test_lifelink_does_not_help_who_cannot_gain_life(scenario: Builder) -> None:
    table = scenario().knows(CURSE)
    table.seat(1).has("No Comfort")
    cat = table.seat(0).has("Ajani's Sunstriker")
    table.seat(0).attacks({cat: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(1).life) == (20, 18)


# prevention --------------------------------------------------------------------------------------------------------


@rule("615.1a", "615.3")
def test_fog_stops_combat_damage_only(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(1)})
    table.seat(1).casts("Fog").resolves()
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 18


@rule("615.3", "514.2")
def test_fog_is_gone_with_the_turn(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Fog").resolves()
    table.next_turn()
    table.seat(1).attacks({bears: table.seat(0)})
    table.to_step(MAIN2)
    assert table.seat(0).life == 18


@rule("615.6", "603.2g")
def test_prevented_damage_has_no_results(scenario: Builder) -> None:
    table = scenario().knows(BITER)
    biter = table.seat(0).has("Biter")
    rats = table.seat(1).has("Typhoid Rats")
    table.seat(0).attacks({biter: table.seat(1)})
    table.seat(1).blocks({rats: biter})
    table.seat(1).casts("Fog").resolves()
    table.to_step(MAIN2)
    assert biter.stayed and rats.stayed
    assert table.seat(0).hand == []


@rule("615.7")
def test_a_shield_stops_that_much_and_no_more(scenario: Builder) -> None:
    table = scenario().knows(WARD)
    table.seat(0).casts("Ward", at=[table.seat(1)]).resolves()
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 20
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 19
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 17


@rule("615.10")
def test_a_static_prevention_applies_to_each_source_by_itself(scenario: Builder) -> None:
    table = scenario().knows(SKIN)
    table.seat(1).has("Thick Skin")
    attackers = table.seat(0).have("Hill Giant", "Hill Giant")
    table.seat(0).attacks({a: table.seat(1) for a in attackers})
    table.to_step(MAIN2)
    assert table.seat(1).life == 18


@rule("615.6", "120.3")
def test_prevented_damage_to_a_creature(scenario: Builder) -> None:
    table = scenario().knows(HIDE, SWEEP)
    table.seat(0).has("Thick Hide")
    bears, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Sweep").resolves()
    assert bears.stayed and giant.stayed
    assert bears.damage == giant.damage == 1


# who decides the order ---------------------------------------------------------------------------------------------


@rule("616.1", "616.1f")
def test_the_affected_player_puts_effects_in_order(scenario: Builder) -> None:
    """Two more or less, and twice as much: three damage is two, or four."""
    for first, left in (("Thick Skin", 18), ("Doubler", 16)):
        table = scenario().knows(SKIN, DOUBLER)
        table.seat(0).has("Doubler")
        table.seat(1).has("Thick Skin")
        table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
        decision = table.asked(purpose=FOR_REPLACEMENT)
        assert table.of(decision.seat) == table.seat(1)
        table.answer([decision.labels.index(first)])
        table.resolve_stack()
        assert table.seat(1).life == left


@rule("616.1")
def test_the_controller_of_an_affected_object_puts_effects_in_order(scenario: Builder) -> None:
    table = scenario().knows(BAN, SINK)
    table.seat(0).have("Ban", "Sink")
    bears = table.seat(1).has("Grizzly Bears")
    size = table.seat(1).library_size
    table.seat(0).casts("Shock", at=[bears])
    decision = table.asked(purpose=FOR_REPLACEMENT)
    assert table.of(decision.seat) == table.seat(1)
    table.answer([decision.labels.index("Sink")])
    table.resolve_stack()
    assert table.seat(1).exile == []
    assert table.seat(1).library_size == size + 1


@rule("616.1", "101.4")
@pytest.mark.parametrize("spell", ["Pyroclasm", "Day of Judgment"])
def test_several_players_put_effects_in_order_in_apnap_order(scenario: Builder, spell: str) -> None:
    table = scenario().knows(BAN, SINK)
    table.seat(0).have("Ban", "Sink")
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(0).casts(spell)
    asked = []
    for _ in table.seats():
        decision = table.asked(purpose=FOR_REPLACEMENT)
        asked.append(table.of(decision.seat))
        assert all(bears[i].stayed for i in range(table.count))
        table.answer([decision.labels.index("Ban")])
    assert asked == table.seats()
    assert all(seat.exile == ["Grizzly Bears"] for seat in table.seats())


@rule("616.1", "616.1e")
def test_the_order_of_two_gains(scenario: Builder) -> None:
    """Three, twice and one more: seven, or eight."""
    for first, life in (("Boon", 27), ("Tip", 28)):
        table = scenario().knows(BOON, TIP, GIFT)
        table.seat(0).have("Boon", "Tip")
        table.seat(0).casts("Gift")
        decision = table.asked(table.seat(0), FOR_REPLACEMENT)
        table.answer([decision.labels.index(first)])
        table.resolve_stack()
        assert table.seat(0).life == life


@rule("616.2", "616.1f")
def test_an_effect_may_become_applicable_by_another(scenario: Builder) -> None:
    """A draw becomes life, and life becomes twice as much."""
    table = scenario().knows(FOUNTAIN, BOON)
    table.seat(0).have("Fountain", "Boon")
    table.seat(0).casts("Divination").resolves()
    assert table.seat(0).life == 20 + 2 * 4


@rule("616.2", "614.5")
def test_effects_that_feed_each_other_stop(scenario: Builder) -> None:
    """A draw becomes life, the life a draw, and that draw has been replaced already."""
    table = scenario().knows(FOUNTAIN, SCRIBE, GIFT)
    table.seat(0).have("Fountain", "Scribe")
    table.seat(0).casts("Gift").resolves()
    assert table.seat(0).life == 22
    assert table.seat(0).hand == []


@rule("616.1g", "614.6")
def test_the_whole_is_replaced_before_its_parts(scenario: Builder) -> None:
    """Regeneration is chosen over the move to a graveyard, because that is part of the destruction."""
    table = scenario().knows(TROLL, BAN, card("Slay", "{B}", "Instant", Destroy(Target(CREATURE))))
    table.seat(0).has("Ban")
    troll = table.seat(1).has("Troll")
    slay = table.seat(0).casts("Slay", at=[troll])
    table.seat(1).activates(troll).resolves()
    slay.resolves()
    assert troll.stayed and table.seat(1).exile == []


@rule("704.7", "614.8")
def test_one_shield_answers_two_reasons_to_die(scenario: Builder) -> None:
    """Lethal damage from a source with deathtouch is one destruction."""
    table = scenario().knows(TROLL)
    troll = table.seat(1).has("Troll")
    rats = table.seat(0).has("Typhoid Rats", counters={PLUS: 3})
    table.seat(0).attacks({rats: table.seat(1)})
    table.seat(1).blocks({troll: rats})
    table.seat(1).activates(troll)
    table.resolve_stack()
    table.to_step(MAIN2)
    assert troll.stayed


@rule("614.1a", "614.12")
def test_of_ones_own_effects_only_those_that_apply(scenario: Builder) -> None:
    """A gain of somebody else is not doubled."""
    table = scenario().knows(BOON, GIFT)
    table.seat(0).has("Boon")
    table.seat(1).casts("Gift").resolves()
    assert table.seat(1).life == 23
    assert table.seat(0).life == 20


# entering, and what else moves by it -------------------------------------------------------------------------------


@rule("614.13a", "614.13b")
def test_what_enters_at_the_same_time_cannot_be_taken_nor_anything_twice(scenario: Builder) -> None:
    """Two creatures with devour enter together: neither eats the other, and the first one's meal is gone."""
    table = scenario(3).knows(RAISE)
    seat = table.seat(0)
    bears, lions = seat.have("Grizzly Bears", "Savannah Lions")
    wurm, elder = seat.buried("Gorger Wurm", "Thunder-Thrash Elder")
    table.seat(0).casts("Raise Two", at=[wurm, elder])
    first = table.asked(seat, FOR_SACRIFICE)
    assert sorted(first.candidates) == sorted([bears.id, lions.id])
    table.answer([bears.id])
    second = table.game.decision()
    assert second is not None and [int(x) for x in second.candidates] == [lions.id]
    table.answer([])
    table.resolve_stack()
    assert sorted([wurm.counters("+1/+1"), elder.counters("+1/+1")]) in ([0, 1], [0, 3])
    assert bears.died and lions.stayed
