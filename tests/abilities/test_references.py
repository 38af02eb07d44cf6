"""What a word refers to is fixed as its ability is built: no instruction in between changes it. CR 608.2c, 603.7c."""

from __future__ import annotations

import pytest

from apnap import vocabulary as v
from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import card
from apnap.rules.core.decisions import D_YES_NO
from apnap.testing import rule

BEAR_TOKEN = v.token("Bear Token", "Creature - Bear", "2/2", colors="G")


def ritual(*effects, cost="{0}", extra=()):
    return card("Rite", cost, "Sorcery", *extra, *effects)


def relic(*parts):
    return card("Relic", "{0}", "Artifact", *parts)


# the trigger ---------------------------------------------------------------------------------------------------------
@rule("603.2")
def test_that_creature_is_the_one_that_entered_whoever_loses_life_in_between(scenario):
    table = scenario(seats=4).knows(
        relic(
            v.Whenever(
                v.Enters(v.CREATURE),
                v.LoseLife(1, who=v.EACH_OPPONENT),
                v.AddCounters(1, "+1/+1", on=v.That(v.CREATURE)),
            )
        )
    )
    table.seat(0).has("Relic")
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert table.seat(0).permanent("Grizzly Bears").counters("+1/+1") == 1
    assert [seat.life for seat in table.seats()] == [20, 19, 19, 19]


@rule("603.2")
def test_it_is_what_the_trigger_is_about_after_another_object_was_dealt_with(scenario):
    table = scenario().knows(
        relic(
            v.Whenever(
                v.Enters(v.CREATURE, v.YOU_CONTROL),
                v.CreateTokens(1, BEAR_TOKEN, who=v.EACH_OPPONENT),
                v.LoseLife(2, who=v.THAT_PLAYER),
            )
        )
    )
    table.seat(0).has("Relic")
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    # each opponent was mentioned last
    assert (table.seat(0).life, table.seat(1).life) == (20, 18)


@rule("603.2")
def test_that_much_is_what_the_trigger_counts_though_another_number_of_life_changes(scenario):
    table = scenario().knows(
        relic(
            v.Whenever(
                v.DealsDamage(v.CREATURE, combat=True, to_player=True),
                v.GainLife(v.THAT_MUCH),
                v.Draw(v.THAT_MUCH),
                v.AddCounters(v.THAT_MUCH, "+1/+1", on=v.IT),
            )
        )
    )
    me, foe = table.seat(0), table.seat(1)
    me.has("Relic")
    bears = me.has("Grizzly Bears")
    hand = len(me.hand)
    me.attacks({bears: foe})
    table.to_step(v.END_COMBAT)
    assert (me.life, foe.life, len(me.hand) - hand) == (22, 18, 2)
    assert bears.counters("+1/+1") == 2, "it deals the damage; that player is dealt it"


# targets -------------------------------------------------------------------------------------------------------------
@rule("115.1")
def test_that_creature_is_the_target_after_players_and_tokens(scenario):
    table = scenario().knows(
        ritual(
            v.Tap(v.Target(v.CREATURE)),
            v.LoseLife(1, who=v.EACH_OPPONENT),
            v.AddCounters(1, "stun", on=v.That(v.CREATURE)),
        )
    )
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bears]).resolves()
    assert bears.tapped and bears.counters("stun") == 1


@rule("115.1")
def test_that_player_is_the_player_targeted_and_its_controller_that_of_the_object(scenario):
    table = scenario(seats=3).knows(
        ritual(
            v.Draw(1, who=v.TargetPlayer()),
            v.Destroy(v.Target(v.ARTIFACT)),
            v.LoseLife(3, who=v.THAT_PLAYER),
            v.GainLife(1, who=v.ControllerOf(v.IT)),
        )
    )
    ring = table.seat(2).has("Sol Ring")
    table.seat(0).casts("Rite", at=[table.seat(1), ring]).resolves()
    assert [seat.life for seat in table.seats()] == [20, 17, 21]


@rule("608.2b")
def test_a_target_that_is_illegal_now_is_nobody_and_nothing_else(scenario):
    table = scenario().knows(
        ritual(
            v.Tap(v.Target(v.CREATURE, up_to=True)),
            v.Tap(v.Target(v.ARTIFACT)),
            v.AddCounters(1, "charge", on=v.IT),
        )
    )
    ring = table.seat(1).has("Sol Ring")
    table.seat(0).casts("Rite", at=[ring]).resolves()
    assert ring.counters("charge") == 1


# instructions --------------------------------------------------------------------------------------------------------
@rule("608.2c")
def test_those_are_the_tokens_made_though_something_was_tapped_since(scenario):
    table = scenario().knows(
        ritual(
            v.CreateTokens(2, BEAR_TOKEN),
            v.GainLife(1),
            v.UntilEndOfTurn(v.THOSE, v.Has(v.HASTE)),
        )
    )
    table.seat(0).casts("Rite").resolves()
    tokens = [p for p in table.seat(0).battlefield if p == "Bear Token"]
    assert len(tokens) == 2
    assert table.seat(0).permanent("Bear Token").has(v.HASTE.flags)


@rule("608.2h")
def test_the_sacrificed_creature_is_the_one_sacrificed_not_the_one_destroyed(scenario):
    table = scenario().knows(
        relic(
            v.Activate(
                v.SacrificeSome(1, v.CREATURE),
                v.Destroy(v.Target(v.ARTIFACT)),
                v.DealDamage(1, to=v.EACH_OPPONENT),
                v.GainLife(v.PowerOf(v.Sacrificed(v.CREATURE))),
            )
        )
    )
    me = table.seat(0)
    relic_, _bears = me.have("Relic", "Grizzly Bears")
    ring = table.seat(1).has("Sol Ring")
    me.activates(relic_, at=[ring])
    table.resolve_stack()
    assert (me.life, table.seat(1).life) == (22, 19) and ring.zone == "graveyard"


@rule("608.2c")
def test_that_much_is_the_damage_dealt_though_life_was_lost_since(scenario):
    table = scenario().knows(
        ritual(
            v.DealDamage(3, to=v.Target(v.CREATURE)),
            v.Draw(1),
            v.GainLife(v.DAMAGE_DEALT),
        )
    )
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bears]).resolves()
    assert table.seat(0).life == 23


@rule("608.2c")
def test_life_lost_this_way_is_what_was_really_lost(scenario):
    table = scenario(seats=3).knows(ritual(v.LoseLife(2, who=v.EACH_OPPONENT), v.Draw(1), v.GainLife(v.THAT_MUCH)))
    table.seat(0).casts("Rite").resolves()
    assert table.seat(0).life == 24


@rule("608.2d")
def test_that_player_is_the_one_who_did_it_inside_may(scenario):
    table = scenario(seats=3).knows(
        ritual(
            v.May(
                v.Sequence(v.CreateTokens(1, BEAR_TOKEN), v.LoseLife(2, who=v.THAT_PLAYER)),
                who=v.EACH_OPPONENT,
            )
        )
    )
    table.seat(0).casts("Rite")
    for seat in (1, 2):
        table.asked(table.seat(seat), kind=D_YES_NO)
        table.answer([1])
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 18, 18]


@rule("118.12")
def test_what_was_sacrificed_to_pay_is_known_to_what_follows(scenario):
    table = scenario().knows(
        ritual(
            v.MayPay(
                v.SacrificeSome(1, v.CREATURE),
                v.Sequence(v.Destroy(v.Each(v.ARTIFACT)), v.GainLife(v.ToughnessOf(v.Sacrificed(v.CREATURE)))),
            )
        )
    )
    table.seat(0).have("Grizzly Bears", "Sol Ring")
    table.seat(0).casts("Rite")
    table.asked(table.seat(0), kind=D_YES_NO)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).life == 22


# later ---------------------------------------------------------------------------------------------------------------
@rule("603.7c")
def test_a_delayed_ability_remembers_what_was_meant_when_it_was_made(scenario):
    table = scenario().knows(
        ritual(
            v.Tap(v.Target(v.CREATURE)),
            v.Draw(1, who=v.EACH_OPPONENT),
            v.AtNext(v.END, v.Destroy(v.That(v.CREATURE))),
        )
    )
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bears]).resolves()
    table.to_step(v.END)
    table.resolve_stack()
    assert bears.died


@rule("611.2c")
def test_a_description_with_that_player_goes_on_meaning_that_player(scenario):
    table = scenario(seats=3).knows(
        ritual(
            v.Draw(1, who=v.TargetPlayer()),
            v.Tap(v.Target(v.ARTIFACT)),
            v.UntilEndOfTurn(v.Each(v.CREATURE, v.ControlledBy(v.THAT_PLAYER)), v.CantBlock()),
            v.GainLife(1, who=v.EACH_OTHER_PLAYER),
        )
    )
    ring = table.seat(2).has("Sol Ring")
    mine = table.seat(0).has("Hill Giant")
    theirs = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[table.seat(1), ring]).resolves()
    table.seat(0).attacks({mine: table.seat(1)})
    with pytest.raises(AssertionError):
        table.seat(1).blocks({theirs: mine})


# what is refused -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "effects",
    [
        [v.GainLife(v.THAT_MUCH)],
        [v.Destroy(v.IT)],
        [v.Destroy(v.That(v.CREATURE))],
        [v.LoseLife(1, who=v.THAT_PLAYER)],
        [v.Destroy(v.Target(v.CREATURE)), v.GainLife(v.PowerOf(v.Sacrificed(v.CREATURE)))],
        [v.Choose(1, v.Tap(v.Target(v.CREATURE)), v.Destroy(v.IT))],
        [v.Tap(v.THOSE), v.CreateTokens(2, BEAR_TOKEN)],
    ],
)
def test_a_word_without_an_antecedent_is_refused(effects):
    with pytest.raises(VocabularyError, match="nothing that was mentioned"):
        ritual(*effects)


def test_words_for_the_same_thing_are_equal_and_for_others_are_not():
    slot = v.Target(v.CREATURE)
    named = ritual(v.Tap(slot), v.AddCounters(1, "stun", on=slot))
    meant = ritual(v.Tap(v.Target(v.CREATURE)), v.AddCounters(1, "stun", on=v.That(v.CREATURE)))
    assert named.base.abilities.spell == meant.base.abilities.spell
    first = ritual(v.Tap(slot), v.Tap(v.Target(v.ARTIFACT)), v.AddCounters(1, "stun", on=slot))
    last = ritual(v.Tap(v.Target(v.CREATURE)), v.Tap(v.Target(v.ARTIFACT)), v.AddCounters(1, "stun", on=v.IT))
    assert first.base.abilities.spell != last.base.abilities.spell


# words that were registers -------------------------------------------------------------------------------------------
@rule("508.5", "802.2a")
def test_the_defending_player_is_that_of_the_attacker_whatever_is_dealt_with_before(scenario):
    table = scenario(seats=3).knows(
        relic(
            v.Whenever(
                v.Attacks(v.CREATURE, v.With(v.FLYING)),
                v.AddCounters(1, "+1/+1", on=v.Each(v.CREATURE, v.Not(v.With(v.FLYING)), v.ATTACKING)),
                v.LoseLife(1, who=v.DEFENDING_PLAYER),
                v.LoseLife(2, who=v.DEFENDING_PLAYER),
            )
        )
    )
    me = table.seat(0)
    me.has("Relic")
    bird, bears = me.have("Storm Crow", "Grizzly Bears")
    me.attacks({bird: table.seat(1), bears: table.seat(2)})
    table.resolve_stack()
    assert bears.counters("+1/+1") == 1
    assert [seat.life for seat in table.seats()] == [20, 17, 20]


@rule("608.2c")
def test_that_land_is_the_land_although_a_creature_was_chosen_after_it(scenario):
    table = scenario().knows(
        relic(
            v.Whenever(
                v.Enters(v.LAND, v.YOU_CONTROL),
                v.AddCounters(1, "+1/+1", on=v.Target(v.CREATURE)),
                v.Tap(v.That(v.LAND)),
            )
        )
    )
    me = table.seat(0)
    me.has("Relic")
    bears = me.has("Grizzly Bears")
    me.holds("Forest")
    land = me.plays("Forest")
    table.resolve_stack()
    assert bears.counters("+1/+1") == 1 and not bears.tapped and land.tapped


@rule("613.4c")
def test_what_gets_more_for_others_is_counted_by_itself_whatever_was_dealt_with_before(scenario):
    table = scenario().knows(
        ritual(
            v.Tap(v.Target(v.LAND)),
            v.UntilEndOfTurn(v.Target(v.CREATURE), v.GetsForEach(1, 1, v.AnotherThanIt(), v.CREATURE)),
        )
    )
    me = table.seat(0)
    bears, _, forest = me.have("Grizzly Bears", "Hill Giant", "Forest")
    me.casts("Rite", at=[forest, bears]).resolves()
    assert bears.power == 3
