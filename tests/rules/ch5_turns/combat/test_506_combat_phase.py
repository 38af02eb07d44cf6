"""The combat phase: who is in combat, who leaves it, how it begins and ends. CR 506, 507, 511."""

from __future__ import annotations

from apnap.abilities.cards import Enchant, card
from apnap.abilities.effects.durations import Lasting, UntilEndOfTurn
from apnap.abilities.filters import BATTLE, CREATURE, PLANESWALKER, AnyOf
from apnap.abilities.keyword_abilities.flags import FLASH
from apnap.abilities.selectors import Enchanted
from apnap.abilities.statics.changes import Gets, YouControl
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.restrictions import CantAttack, CantBlock
from apnap.abilities.targets import Target
from apnap.rules.core.constants import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    DAMAGE,
    END_COMBAT,
    LASTS_THIS_COMBAT,
    MAIN2,
    STEP_NAMES,
)
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, D_CHOOSE, D_PRIORITY, FOR_DEFENDER
from apnap.testing import rule
from apnap.testing.plugin import Builder

CALM = card("Calm", "{W}", "Instant", UntilEndOfTurn(Target(CREATURE), CantAttack(), CantBlock()))
LEASH = card(
    "Leash",
    "{U}",
    "Enchantment - Aura",
    FLASH,
    Enchant(AnyOf(PLANESWALKER, BATTLE)),
    Always(Enchanted(AnyOf(PLANESWALKER, BATTLE)), YouControl()),
)
FURY = card("Fury", "{R}", "Instant", Lasting(LASTS_THIS_COMBAT, Target(CREATURE), [Gets(3, 0)]))


@rule("506.2", "802.2")
def test_creatures_of_the_active_player_may_attack_every_other_player(scenario: Builder) -> None:
    table = scenario()
    bears = table.each_seat_has("Grizzly Bears")
    decision = table.run(lambda d: d.kind == D_ATTACK)
    assert decision.seat == table.seat(0).number
    assert decision.attackers == [bears[0].id]
    assert sorted(decision.defenders) == sorted(s.ref for s in table.seats()[1:])


@rule("506.2", "306.6", "310.5")
def test_planeswalkers_and_battles_of_defending_players_may_be_attacked(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Grizzly Bears")
    mine = table.seat(0).has("Garruk Wildspeaker")
    theirs = table.seat(1).has("Jace Beleren")
    siege = table.seat(0).has("Invasion of Dominaria")
    assert siege.protector == table.seat(1)
    decision = table.run(lambda d: d.kind == D_ATTACK)
    assert theirs.id in decision.defenders
    assert siege.id in decision.defenders  # its own controller may attack it, for an opponent protects it
    assert mine.id not in decision.defenders


@rule("506.3")
def test_only_creatures_attack_and_block(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Sol Ring")
    factory = table.seat(0).has("Mishra's Factory")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(1).has("Sol Ring")
    mana_land = table.seat(1).has("Mishra's Factory")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(factory, 1).resolves()
    decision = table.run(lambda d: d.kind == D_ATTACK)
    assert sorted(decision.attackers) == sorted([factory.id, bear.id])
    table.answer([table.seat(1).ref if id == bear.id else -1000 for id in decision.attackers])
    table.seat(1).gets_mana("C")
    table.seat(1).activates(mana_land, 1).resolves()
    decision = table.run(lambda d: d.kind == D_BLOCK)
    assert decision.blockers == [mana_land.id]


@rule("506.4")
def test_an_attacker_that_leaves_the_battlefield_is_out_of_combat(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).casts("Unsummon", at=[bear]).resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 20
    assert table.seat(0).hand == ["Grizzly Bears"]


@rule("506.4a")
def test_what_would_have_kept_a_creature_from_attacking_comes_too_late(scenario: Builder) -> None:
    table = scenario().knows(CALM)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).casts("Calm", at=[bear]).resolves()
    assert bear.attacking
    table.to_step(MAIN2)
    assert table.seat(1).life == 18


@rule("506.4a")
def test_what_would_have_kept_a_creature_from_blocking_comes_too_late(scenario: Builder) -> None:
    table = scenario().knows(CALM)
    bear, spider = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Giant Spider")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).blocks({spider: bear})
    table.seat(0).casts("Calm", at=[spider]).resolves()
    table.to_step(MAIN2)
    assert bear.died and table.seat(1).life == 20


@rule("506.4b")
def test_a_tapped_blocker_still_deals_its_damage(scenario: Builder) -> None:
    table = scenario()
    bear, spider = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Giant Spider")
    icy = table.seat(0).has("Icy Manipulator")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).blocks({spider: bear})
    table.seat(0).gets_mana("C")
    table.seat(0).activates(icy, at=[spider]).resolves()
    assert spider.tapped
    table.to_step(MAIN2)
    assert bear.died and spider.stayed


@rule("506.4b")
def test_an_untapped_attacker_still_attacks(scenario: Builder) -> None:
    table = scenario()
    bear, veteran = table.seat(0).has("Grizzly Bears"), table.seat(0).has("Tenth District Veteran")
    table.seat(0).attacks({bear: table.seat(1), veteran: table.seat(1)})
    table.resolve_stack()
    assert not bear.tapped and bear.attacking
    table.to_step(MAIN2)
    assert table.seat(1).life == 16


@rule("506.4c", "510.1b")
def test_an_attacker_of_a_planeswalker_that_is_gone_deals_no_damage(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    jace = table.seat(1).has("Jace Beleren")
    table.seat(0).attacks({bear: jace})
    table.seat(0).casts("Lightning Bolt", at=[jace]).resolves()
    assert jace.zone == "graveyard" and bear.attacking
    table.to_step(MAIN2)
    assert [s.life for s in table.seats()] == [20] * table.count


@rule("506.4c", "509.1a")
def test_an_attacker_of_a_planeswalker_that_is_gone_may_still_be_blocked(scenario: Builder) -> None:
    table = scenario()
    bear, spider = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Giant Spider")
    jace = table.seat(1).has("Jace Beleren")
    table.seat(0).attacks({bear: jace})
    table.seat(0).casts("Lightning Bolt", at=[jace]).resolves()
    table.seat(1).blocks({spider: bear})
    table.to_step(MAIN2)
    assert bear.died


# the beginning of combat ----------------------------------------------------------------------------------------------
@rule("507.1", "506.2a")
def test_with_one_defending_player_it_is_chosen_as_combat_begins(scenario: Builder) -> None:
    table = scenario(seats=4, attack="one")
    table.seat(0).has("Grizzly Bears")
    decision = table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_DEFENDER)
    assert sorted(decision.candidates) == sorted(s.ref for s in table.seats()[1:])
    table.answer([table.seat(2).ref])
    assert (table.step, table.holder) == (STEP_NAMES[BEGIN_COMBAT], table.seat(0))
    assert table.run(lambda d: d.kind == D_ATTACK).defenders == [table.seat(2).ref]


@rule("507.2", "508.2")
def test_priority_comes_before_attackers_are_declared_and_after(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.to_step(BEGIN_COMBAT)
    assert table.holder == table.seat(0)
    table.seat(1).casts("Shock", at=[bear]).resolves()
    decision = table.run(lambda d: d.kind == D_ATTACK or table.step == STEP_NAMES[ATTACKERS])
    assert decision.kind == D_PRIORITY  # nobody is left to attack


# the end of combat ----------------------------------------------------------------------------------------------------
@rule("511.1", "511.3")
def test_attackers_are_in_combat_until_the_end_of_combat_step_is_over(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(END_COMBAT)
    assert table.holder == table.seat(0)
    assert bear.attacking
    table.to_step(MAIN2)
    assert not bear.attacking


@rule("511.2", "500.5a")
def test_until_end_of_combat_lasts_through_the_end_of_combat_step(scenario: Builder) -> None:
    table = scenario().knows(FURY)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(0).casts("Fury", at=[bear]).resolves()
    table.to_step(END_COMBAT)
    assert bear.power == 5
    table.to_step(MAIN2)
    assert (bear.power, table.seat(1).life) == (2, 15)


@rule("508.8", "506.1")
def test_blocks_and_damage_come_even_when_the_only_attacker_is_gone(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).casts("Unsummon", at=[bear]).resolves()
    seen = []
    while table.step != STEP_NAMES[MAIN2]:
        seen.append(table.step)
        table.run(lambda d: table.step != seen[-1])
    assert seen == [STEP_NAMES[s] for s in (ATTACKERS, BLOCKERS, DAMAGE, END_COMBAT)]


# what is attacked changes hands ---------------------------------------------------------------------------------------
@rule("506.4", "506.4c")
def test_a_planeswalker_that_changed_hands_and_came_back_is_still_out_of_combat(scenario: Builder) -> None:
    table = scenario().knows(LEASH)
    bear = table.seat(0).has("Grizzly Bears")
    jace = table.seat(1).has("Jace Beleren")
    table.seat(0).attacks({bear: jace})
    table.seat(0).casts("Leash", at=[jace]).resolves()
    assert jace.controller == table.seat(0)
    table.seat(1).casts("Disenchant", at=[table.seat(0).permanent("Leash")]).resolves()
    assert jace.controller == table.seat(1)
    table.to_step(MAIN2)
    assert (jace.counters("loyalty"), table.seat(1).life) == (3, 20)


@rule("506.4", "310.5")
def test_a_battle_whose_controller_changes_is_out_of_combat(scenario: Builder) -> None:
    table = scenario(seats=3).knows(LEASH)
    bear = table.seat(0).has("Grizzly Bears")
    siege = table.seat(0).has("Invasion of Dominaria")
    assert siege.protector == table.seat(1)
    table.seat(0).attacks({bear: siege})
    table.seat(2).casts("Leash", at=[siege]).resolves()
    assert siege.controller == table.seat(2) and bear.attacking
    table.to_step(MAIN2)
    assert siege.counters("defense") == 5
