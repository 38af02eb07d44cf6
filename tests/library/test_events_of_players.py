"""Cards that wait for what players do: sacrifices, discards, second spells and draws, attacks on somebody, damage."""

from __future__ import annotations

import pytest

from apnap import vocabulary as v
from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import card
from apnap.abilities.events.batches import OneOrMore
from apnap.abilities.events.combat_events import AttacksWhom
from apnap.abilities.events.doing_events import CastsNth, Discards, DrawsNth
from apnap.rules.core.constants import END_COMBAT
from apnap.rules.core.decisions import D_YES_NO
from apnap.testing import rule


def relic(*parts):
    return card("Relic", "{0}", "Artifact", *parts)


ALTAR = relic(v.Activate(v.SacrificeSome(1, v.CREATURE), v.GainLife(1)))
PURGE = card("Purge", "{0}", "Sorcery", v.Destroy(v.Each(v.CREATURE)))


@rule("701.21")
@pytest.mark.parametrize("name", ["Bloodbriar", "Gixian Infiltrator"])
def test_it_grows_with_another_permanent_sacrificed_not_with_one_destroyed(scenario, name):
    table = scenario().knows(ALTAR)
    me = table.seat(0)
    it, altar = me.have(name, "Relic")
    me.have("Grizzly Bears", "Llanowar Elves")
    theirs = table.seat(1).has("Grizzly Bears")
    for victim in ("Grizzly Bears", "Llanowar Elves"):
        me.activates(altar, says=[[me.permanent(victim).id]])
    table.resolve_stack()
    assert it.counters("+1/+1") == 2 and theirs.stayed


@rule("701.21", "603.10a")
def test_what_is_sacrificed_sees_its_own_sacrifice_with_others(scenario):
    watcher = card("Watcher", "{0}", "Creature - Bear", "2/2", v.Whenever(v.Sacrifices(v.CREATURE), v.GainLife(3)))
    table = scenario().knows(ALTAR, watcher)
    me = table.seat(0)
    _watcher, altar = me.have("Watcher", "Relic")
    me.activates(altar)
    table.resolve_stack()
    assert me.life == 24


RACK = card("Rack", "{0}", "Sorcery", v.Discard(1, who=v.TargetPlayer()))


@rule("701.9")
def test_that_player_is_the_one_who_discards(scenario):
    table = scenario(seats=3).knows(RACK)
    me = table.seat(0)
    me.has("Liliana's Caress")
    for seat in table.seats():
        seat.holds("Shock")
    me.casts("Rack", at=[table.seat(2)]).resolves()
    table.resolve_stack()
    me.casts("Rack", at=[me]).resolves()
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 20, 18]


@rule("701.9")
def test_geths_grimoire_draws_for_what_others_discard(scenario):
    table = scenario(seats=3).knows(RACK)
    me = table.seat(0)
    me.has("Geth's Grimoire")
    table.seat(2).holds("Shock")
    hand = len(me.hand)
    me.casts("Rack", at=[table.seat(2)])
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    table.resolve_stack()
    assert len(me.hand) == hand + 1


@rule("601.2i")
def test_the_second_spell_of_a_turn_counts_for_its_caster_alone(scenario):
    table = scenario(seats=3)
    me, other = table.seat(0), table.seat(1)
    me.has("Clarion Spirit")
    other.casts("Opt").resolves()
    me.casts("Opt").resolves()
    assert me.battlefield.count("Spirit Token") == 0
    me.casts("Opt").resolves()
    table.resolve_stack()
    assert me.battlefield.count("Spirit Token") == 1
    me.casts("Opt").resolves()
    table.resolve_stack()
    assert me.battlefield.count("Spirit Token") == 1


@rule("601.2i", "700.2b")
def test_cosmogrand_zenith_chooses(scenario):
    table = scenario()
    me = table.seat(0)
    zenith = me.has("Cosmogrand Zenith")
    table.knows(card("Balm", "{0}", "Sorcery", v.GainLife(1)))
    me.casts("Balm").resolves()
    me.casts("Balm").resolves()
    table.resolve_stack()
    assert zenith.stayed and me.battlefield.count("Human Soldier Token") == 2


@rule("121.1")
@pytest.mark.parametrize("name", ["Erudite Wizard", "Atlantean Cavalry"])
def test_the_second_card_drawn_in_a_turn(scenario, name):
    table = scenario()
    me = table.seat(0)
    it = me.has(name)
    insight = card("Insight", "{0}", "Sorcery", v.Draw(3))
    table.knows(insight)
    me.casts("Insight").resolves()
    table.resolve_stack()
    assert it.counters("+1/+1") == 1


@rule("603.2", "115.1")
@pytest.mark.parametrize("name", ["Frost Walker", "Gossamer Phantasm"])
@pytest.mark.parametrize("who", [0, 1])
def test_it_is_sacrificed_when_anybody_targets_it(scenario, name, who):
    table = scenario()
    it = table.seat(0).has(name)
    table.seat(1).has("Hill Giant")
    table.seat(who).casts("Giant Growth", at=[it])
    table.resolve_stack()
    assert it.zone == "graveyard"


@rule("603.2")
def test_only_spells_of_opponents_count_where_the_words_say_so(scenario):
    shy = card(
        "Shy",
        "{0}",
        "Creature - Bear",
        "2/2",
        v.Whenever(v.IsTargeted(v.THIS, by=v.EACH_OPPONENT, spells=True), v.Draw(1)),
    )
    table = scenario().knows(shy)
    it = table.seat(0).has("Shy")
    table.seat(1).has("Hill Giant")
    hand = len(table.seat(0).hand)
    table.seat(0).casts("Giant Growth", at=[it])
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand
    table.seat(1).casts("Giant Growth", at=[it])
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand + 1


@rule("509.3d")
def test_it_triggers_for_each_creature_that_blocks_it(scenario):
    table = scenario()
    me, foe = table.seat(0), table.seat(1)
    tiger, hounds = me.have("Cave Tiger", "Elven Warhounds")
    a, b, c = foe.have("Hill Giant", "Hill Giant", "Grizzly Bears")
    me.attacks({tiger: foe, hounds: foe})
    foe.blocks({a: tiger, b: tiger, c: hounds})
    table.resolve_stack()
    assert (tiger.power, tiger.toughness) == (4, 4)
    assert c.zone == "library"


# one or more ---------------------------------------------------------------------------------------------------------
@rule("603.2c")
def test_one_or_more_attackers_trigger_once_for_each_player_attacked(scenario):
    table = scenario(seats=3)
    me = table.seat(0)
    me.has("Attuma, Atlantean Warlord")
    fish = me.have(*["Merfolk Looter"] * 3)
    hand = len(me.hand)
    me.attacks({fish[0]: table.seat(1), fish[1]: table.seat(1), fish[2]: table.seat(2)})
    table.resolve_stack()
    assert len(me.hand) == hand + 2
    assert fish[0].power == 2


@rule("603.2c")
def test_those_are_all_that_died_at_once_and_that_many_their_number(scenario):
    tally = relic(v.Whenever(OneOrMore(v.Dies(v.CREATURE)), v.Draw(1), v.GainLife(v.THAT_MUCH), v.Exile(v.THOSE)))
    table = scenario(seats=3).knows(tally, PURGE)
    me = table.seat(0)
    me.has("Relic")
    for seat in table.seats():
        seat.has("Grizzly Bears")
    hand = len(me.hand)
    me.casts("Purge").resolves()
    table.resolve_stack()
    assert (me.life, len(me.hand)) == (23, hand + 1)
    assert all(seat.exile == ["Grizzly Bears"] for seat in table.seats())


@rule("603.2c")
def test_damage_to_two_players_is_one_event_for_each(scenario):
    tally = relic(v.Whenever(OneOrMore(v.DealsDamage(v.CREATURE, combat=True, to_player=True)), v.GainLife(1)))
    table = scenario(seats=3).knows(tally)
    me = table.seat(0)
    me.has("Relic")
    a, b, c = me.have("Grizzly Bears", "Hill Giant", "Raging Goblin")
    me.attacks({a: table.seat(1), b: table.seat(1), c: table.seat(2)})
    table.to_step(END_COMBAT)
    assert me.life == 22


def test_what_is_one_event_anyway_is_refused():
    with pytest.raises(VocabularyError):
        OneOrMore(v.PlayerAttacks(v.YOU))
    with pytest.raises(VocabularyError):
        CastsNth(0)
    with pytest.raises(VocabularyError):
        DrawsNth(0)


# attacks on somebody -------------------------------------------------------------------------------------------------
@rule("508.3a")
def test_blood_reckoning_charges_whoever_attacks_its_controller(scenario):
    table = scenario(seats=3)
    table.seat(1).has("Blood Reckoning")
    a, b = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({a: table.seat(1), b: table.seat(2)})
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [19, 20, 20]


@rule("508.3a")
def test_calculating_lich_charges_each_opponent_attacked_whoever_attacks(scenario):
    table = scenario(seats=4)
    table.seat(1).has("Calculating Lich")
    a, b, c = table.seat(0).have("Grizzly Bears", "Hill Giant", "Raging Goblin")
    table.seat(0).attacks({a: table.seat(2), b: table.seat(3), c: table.seat(1)})
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 20, 19, 19]


@rule("508.3a")
def test_it_is_the_creature_and_that_player_the_one_attacked(scenario):
    guard = relic(
        v.Whenever(
            AttacksWhom(v.CREATURE, whom=v.EACH_OPPONENT),
            v.GainLife(1),
            v.AddCounters(1, "+1/+1", on=v.IT),
            v.LoseLife(2, who=v.THAT_PLAYER),
        )
    )
    table = scenario(seats=3).knows(guard)
    me = table.seat(0)
    me.has("Relic")
    bears = me.has("Grizzly Bears")
    me.attacks({bears: table.seat(2)})
    table.resolve_stack()
    assert bears.counters("+1/+1") == 1
    assert [seat.life for seat in table.seats()] == [21, 20, 18]


# damage to players ---------------------------------------------------------------------------------------------------
@rule("120.3")
def test_noncombat_damage_to_an_opponent(scenario):
    table = scenario(seats=3)
    me = table.seat(0)
    spitfire, wildfire = me.have("Chandra's Spitfire", "Wildfire Elemental")
    me.casts("Shock", at=[me]).resolves()
    table.resolve_stack()
    assert spitfire.power == 1
    me.casts("Shock", at=[table.seat(2)]).resolves()
    table.resolve_stack()
    assert (spitfire.power, wildfire.power) == (5, 4)


def test_a_card_discarded_is_that_card(scenario):
    keeper = relic(v.Whenever(Discards(), v.GainLife(1), v.Exile(v.That(card=True))))
    table = scenario().knows(keeper, card("Toss", "{0}", "Sorcery", v.Discard(1)))
    me = table.seat(0)
    me.has("Relic")
    me.holds("Shock")
    me.casts("Toss").resolves()
    table.resolve_stack()
    assert len(me.exile) == 1 and me.life == 21
