"""Doubling, exchanging, incubate, endure, earthbend, blight, time travel, forage; reconfigure, job select, fortify,
impending; miracle, hideaway.

CR 701.10, 701.12, 701.24, 701.53, 701.56, 701.61, 701.63, 701.66, 701.68, 702.67, 702.75, 702.94, 702.151, 702.176,
702.182.
"""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.equipment_and_vehicles import JobSelect
from apnap.abilities.keyword_abilities.miracle_and_hideaway import Hideaway, PlayTheExiledCard
from apnap.abilities.keyword_actions.forage import Forage
from apnap.abilities.keyword_actions.searching import ShuffleLibrary
from apnap.abilities.selectors import Equipped
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.rules.core.constants import DRAW, END, HASTE, INDESTRUCTIBLE
from apnap.rules.core.decisions import FOR_LOOK, FOR_MAY, O_ACTIVATE
from apnap.rules.views.view import observe
from apnap.testing import rule
from apnap.testing.scenario import Permanent


@rule("701.10")
def test_doubling_power_adds_what_it_is(scenario):
    table = scenario(seats=2)
    giant, bear = table.seat(0).have("Hill Giant", "Grizzly Bears")
    table.seat(0).casts("Double Trouble").resolves()
    assert giant.power == 6 and bear.power == 4
    table.seat(0).casts("Unleash Fury", at=[giant]).resolves()
    assert giant.power == 12
    table.to_turn(table.seat(1))
    assert giant.power == 3


@rule("701.12")
def test_control_is_exchanged_between_players_only(scenario):
    table = scenario(seats=3)
    bear, giant = table.seat(1).has("Grizzly Bears"), table.seat(2).has("Hill Giant")
    crow = table.seat(1).has("Storm Crow")
    table.seat(0).casts("Switcheroo", at=[bear, giant]).resolves()
    assert bear.controller == table.seat(2) and giant.controller == table.seat(1)
    table.seat(0).casts("Switcheroo", at=[giant, crow]).resolves()
    assert giant.controller == crow.controller == table.seat(1)


@rule("701.12")
def test_an_exchange_is_complete_or_nothing(scenario):
    table = scenario(seats=2)
    minion, bear = table.seat(0).has("Phyrexian Infiltrator"), table.seat(1).has("Grizzly Bears")
    table.seat(0).gets_mana("CCUU")
    table.seat(0).activates(minion, at=[bear])
    table.seat(1).casts("Lightning Bolt", at=[minion]).resolves()
    table.resolve_stack()
    assert bear.controller == table.seat(1) and minion.died


@rule("701.53", "111.10")
def test_an_incubator_hatches(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Eyes of Gitaxias").resolves()
    token = table.seat(0).permanent("Incubator Token")
    assert token.counters("+1/+1") == 3 and not token.is_a("Creature") and len(table.seat(0).hand) == 1
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(token).resolves()
    assert token.name == "Phyrexian Token" and token.power == 3 and token.is_a("Creature")


@rule("701.63")
def test_endure_is_counters_or_a_spirit(scenario):
    for grows in (1, 0):
        table = scenario(seats=2)
        table.seat(0).casts("Sandskitter Outrider").resolves()
        table.asked(table.seat(0), FOR_MAY)
        table.answer([grows])
        table.resolve_stack()
        rider = table.seat(0).permanent("Sandskitter Outrider")
        assert rider.power == (4 if grows else 2)
        assert ("Spirit Token" in table.seat(0).battlefield) == (not grows)


@rule("701.66")
def test_an_earthbent_land_fights_and_comes_back(scenario):
    table = scenario(seats=2)
    forest = table.seat(0).has("Forest")
    table.seat(0).casts("Earthbending Lesson", at=[forest]).resolves()
    assert forest.power == 4 and forest.is_a("Land") and forest.has(HASTE)
    table.seat(1).casts("Murder", at=[forest]).resolves()
    table.resolve_stack()
    again = table.seat(0).permanent("Forest")
    assert again.id != forest.id and again.tapped and not again.is_a("Creature")


@rule("701.68")
def test_blight_is_a_cost_and_an_action(scenario):
    table = scenario(seats=2)
    slinger = table.seat(0).has("Sting-Slinger")
    table.seat(0).gets_mana("CR")
    table.seat(0).activates(slinger).resolves()
    assert table.seat(1).life == 18 and slinger.counters("-1/-1") == 1
    bark = table.seat(0).has("Sinister Gnarlbark")
    table.to_step(END)
    table.says([bark.id])
    table.resolve_stack()
    assert bark.counters("-1/-1") + slinger.counters("-1/-1") == 2


@rule("701.56")
def test_time_travel_there_or_back(scenario):
    table = scenario(seats=2)
    wurm = table.seat(0).has("Waning Wurm", counters={"time": 2})
    table.says([wurm.id])
    table.seat(0).casts("Wibbly-wobbly, Timey-wimey").resolves()
    assert wurm.counters("time") == 3
    table.says([], [wurm.id])
    table.seat(0).casts("Wibbly-wobbly, Timey-wimey").resolves()
    assert wurm.counters("time") == 2


@rule("701.61")
def test_forage_takes_three_cards_or_a_food(scenario):
    rat = card("Foraging Rat", "{B}", "Creature - Rat", "1/1", Activate(Forage(), Draw(1)))
    table = scenario(seats=2).knows(rat)
    seat = table.seat(0)
    rodent = seat.has("Foraging Rat")
    seat.buried("Forest", "Forest")
    assert not seat.can(O_ACTIVATE, rodent)
    seat.buried("Forest")
    seat.activates(rodent).resolves()
    assert len(seat.exile) == 3 and seat.graveyard == [] and len(seat.hand) == 1


@rule("701.24")
def test_a_shuffled_library_is_in_another_order(scenario):
    mix = card("Mix It Up", "{U}", "Sorcery", ShuffleLibrary())
    table = scenario(seats=2).knows(mix)
    top = table.seat(0).library("Shock", "Opt", "Divination", "Murder")
    table.game.state.edit(top[0].id).known_to = -1
    table.seat(0).casts("Mix It Up").resolves()
    assert table.game.state.objs[top[0].id].known_to == 0 and table.seat(0).library_size == 24
    assert any("shuffles" in line for line in table.log)


# outfits -------------------------------------------------------------------------------------------------------------
@rule("702.151", "301.5")
def test_reconfigured_it_is_no_creature(scenario):
    table = scenario(seats=2)
    rabbit, bear = table.seat(0).have("Rabbit Battery", "Grizzly Bears")
    assert rabbit.is_a("Creature")
    table.seat(0).gets_mana("R")
    table.seat(0).activates(rabbit, 0, at=[bear]).resolves()
    assert rabbit.attached_to == bear and not rabbit.is_a("Creature") and not rabbit.is_a("Rabbit")
    assert bear.power == 3 and bear.has(HASTE) and rabbit.stayed
    table.seat(0).gets_mana("R")
    table.seat(0).activates(rabbit, 1).resolves()
    assert rabbit.attached_to is None and rabbit.is_a("Creature") and rabbit.is_a("Rabbit") and bear.power == 2


@rule("702.151")
def test_it_is_a_creature_again_when_its_bearer_dies(scenario):
    table = scenario(seats=2)
    blades, bear = table.seat(0).have("Lizard Blades", "Grizzly Bears")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(blades, 0, at=[bear]).resolves()
    table.seat(1).casts("Murder", at=[bear]).resolves()
    assert blades.stayed and blades.is_a("Creature") and blades.attached_to is None


@rule("702.182")
def test_job_select_brings_a_hero(scenario):
    sword = card("Plain Sword", "{1}", "Artifact - Equipment", JobSelect(), Always(Equipped(CREATURE), Gets(1, 0)))
    table = scenario(seats=2).knows(sword)
    table.seat(0).casts("Plain Sword").resolves()
    table.resolve_stack()
    hero = table.seat(0).permanent("Hero Token")
    assert hero.power == 2 and table.seat(0).permanent("Plain Sword").attached_to == hero


@rule("702.67", "301.6")
def test_a_fortified_land(scenario):
    table = scenario(seats=2)
    garrison, forest, bear = table.seat(0).have("Darksteel Garrison", "Forest", "Grizzly Bears")
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(garrison, at=[forest]).resolves()
    assert garrison.attached_to == forest and forest.has(INDESTRUCTIBLE)
    table.seat(0).taps_for_mana(forest)
    table.resolve_stack()
    assert bear.power == 3


@rule("702.176")
def test_impending_waits_to_be_a_creature(scenario):
    table = scenario(seats=2)
    table.says([table.seat(1).ref])
    table.seat(0).casts("Overlord of the Boilerbilges", part="impending").resolves()
    table.resolve_stack()
    lord = table.seat(0).permanent("Overlord of the Boilerbilges")
    assert not lord.is_a("Creature") and lord.counters("time") == 4 and table.seat(1).life == 16
    table.game.state.edit(lord.id).counters = {"time": 1}
    table.game.drop_all_chars()
    table.to_step(END)
    table.resolve_stack()
    assert lord.is_a("Creature") and lord.power == 5


@rule("702.176")
def test_cast_for_its_mana_cost_it_is_a_creature_at_once(scenario):
    table = scenario(seats=2)
    table.says([table.seat(1).ref])
    table.seat(0).casts("Overlord of the Boilerbilges", part="Overlord of the Boilerbilges").resolves()
    assert table.seat(0).permanent("Overlord of the Boilerbilges").is_a("Creature")


# miracle and hideaway ------------------------------------------------------------------------------------------------
@rule("702.94", "603.11")
def test_a_miracle_is_the_first_card_of_a_turn(scenario):
    table = scenario(seats=2)
    table.to_turn(table.seat(1))
    table.seat(0).has("Mountain")
    wrath = table.seat(0).library("Thunderous Wrath")[0]
    decision = table.asked(table.seat(0), FOR_MAY)
    assert decision.rule == "702.94a" and table.step == "draw step"
    table.answer([1])
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.asked(table.seat(0), "target")
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 15 and wrath.zone == "graveyard"


@rule("702.94")
def test_a_miracle_may_be_kept_secret(scenario):
    table = scenario(seats=2)
    table.to_turn(table.seat(1))
    table.seat(0).library("Thunderous Wrath")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([0])
    table.to_step(DRAW)
    assert table.stack == [] and table.seat(0).hand == ["Thunderous Wrath"]
    assert not any("Wrath" in str(line) for line in observe(table.game, table.seat(1).number).log())


@rule("702.94")
def test_the_second_card_is_no_miracle(scenario):
    table = scenario(seats=2)
    table.seat(0).library("Forest", "Devastation Tide")
    table.seat(0).casts("Divination").resolves()
    assert table.seat(0).hand == ["Forest", "Devastation Tide"] and table.stack == []


@rule("702.75", "406.3")
def test_hideaway_keeps_a_card_for_later(scenario):
    table = scenario(seats=2)
    shock = table.seat(0).library("Forest", "Shock")[1]
    table.seat(0).casts("Watcher for Tomorrow").resolves()
    table.asked(table.seat(0), FOR_LOOK)
    table.answer([shock.id])
    table.resolve_stack()
    watcher = table.seat(0).permanent("Watcher for Tomorrow")
    hidden = Permanent(table, shock.now)
    assert watcher.tapped and table.game.state.objs[hidden.id].face_down
    assert observe(table.game, table.seat(1).number).find(hidden.id).under == ""
    table.seat(1).casts("Murder", at=[watcher]).resolves()
    table.resolve_stack()
    assert table.seat(0).hand == ["Shock"]


@rule("702.75", "607.2")
def test_the_exiled_card_is_played_for_nothing(scenario):

    den = card("Quiet Den", "{1}", "Artifact", Hideaway(4), Activate("{1}", PlayTheExiledCard()))
    table = scenario(seats=2).knows(den)
    bear = table.seat(0).library("Grizzly Bears")[0]
    table.seat(0).casts("Quiet Den").resolves()
    table.asked(table.seat(0), FOR_LOOK)
    table.answer([bear.id])
    table.resolve_stack()
    table.seat(0).gets_mana("C")
    table.seat(0).activates(table.seat(0).permanent("Quiet Den"))
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.run(lambda d: d.kind == 0 and not table.stack)
    assert "Grizzly Bears" in table.seat(0).battlefield
