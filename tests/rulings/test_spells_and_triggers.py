"""Official rulings, retold: targets, triggers, costs, copies of spells, combat."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END, HEXPROOF, MAIN2, UPKEEP
from apnap.rules.core.decisions import (
    D_ATTACK,
    D_CHOOSE,
    D_PRIORITY,
    FOR_MAY,
    FOR_SACRIFICE,
    O_ACTIVATE,
    O_CAST,
    O_MANA,
)
from apnap.testing import rule
from apnap.testing.plugin import Builder


# targets -------------------------------------------------------------------------------------------------------------
@rule("101.2", "608.2c")
def test_absorb_an_uncounterable_spell_and_gain_life(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Gaea's Herald")
    spell = table.seat(0).casts("Grizzly Bears")
    table.seat(1).casts("Absorb", at=[spell]).resolves()
    assert table.seat(1).life == 23
    table.resolve_stack()
    assert "Grizzly Bears" in table.seat(0).battlefield


@rule("608.2b")
def test_anguished_unmaking_without_its_target_costs_no_life(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Anguished Unmaking", at=[bears])
    table.seat(1).casts("Unsummon", at=[bears]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 20


@rule("608.2c", "702.12b")
def test_beast_within_an_indestructible_permanent_brings_a_beast(scenario: Builder) -> None:
    table = scenario()
    citadel = table.seat(1).has("Darksteel Citadel")
    table.seat(0).casts("Beast Within", at=[citadel]).resolves()
    assert table.seat(1).battlefield == ["Darksteel Citadel", "Beast Token"]


@rule("608.2b", "701.14")
@pytest.mark.parametrize("mine", [True, False])
def test_epic_confrontation_with_one_target_gone(scenario: Builder, mine: bool) -> None:
    """Mine gone: nothing happens. Theirs gone: mine still grows. In neither case is there a fight."""
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Epic Confrontation", at=[bears, giant])
    table.seat(1).casts("Unsummon", at=[bears if mine else giant]).resolves()
    table.resolve_stack()
    if mine:
        assert giant.stayed and giant.damage == 0
    else:
        assert (bears.power, bears.toughness, bears.damage) == (3, 4, 0)


@rule("115.6", "608.2b")
def test_expose_evil_without_targets_investigates(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Expose Evil").resolves()
    assert table.seat(0).battlefield == ["Clue Token"]
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Expose Evil", at=[bears])
    table.seat(1).casts("Unsummon", at=[bears]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Clue Token"]  # with a target, and it gone, nothing


@rule("608.2b")
def test_essence_drain_without_its_target_gains_nothing(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Essence Drain", at=[bears])
    table.seat(1).casts("Unsummon", at=[bears]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 20


@rule("603.3d", "115.1")
def test_flametongue_kavu_alone_burns_itself(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Flametongue Kavu").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == [] and table.seat(0).graveyard == ["Flametongue Kavu"]


# triggers ------------------------------------------------------------------------------------------------------------
@rule("603.10a", "603.2c")
def test_blood_artist_sees_all_who_die_with_it(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).have("Blood Artist", "Grizzly Bears")
    table.seat(1).has("Hill Giant")
    table.seat(0).casts("Day of Judgment").resolves()
    for _ in range(3):
        decision = table.run(lambda d: d.kind == D_CHOOSE or (d.kind == D_PRIORITY and not table.stack), "a target")
        if decision.kind == D_PRIORITY:
            break
        table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(0).life == 23 and table.seat(1).life == 17


@rule("603.8", "603.4")
def test_covetous_dragon_looks_once(scenario: Builder) -> None:
    """An artifact that comes while the ability is on the stack is too late."""
    table = scenario()
    ring = table.seat(0).has("Sol Ring")
    table.seat(0).has("Covetous Dragon")
    table.seat(1).casts("Shatter", at=[ring]).resolves()
    assert len(table.stack) == 1
    table.seat(0).has("Mind Stone")
    table.resolve_stack()
    assert table.seat(0).graveyard[-1] == "Covetous Dragon"


@rule("603.6a", "611.3b")
def test_essence_warden_and_something_that_becomes_a_creature(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Essence Warden")
    ring = table.seat(1).has("Sol Ring")
    table.seat(0).casts("Ensoul Artifact", at=[ring]).resolves()
    assert ring.is_a("Creature") and not table.stack and table.seat(0).life == 20


@rule("603.10a")
def test_extractor_demon_leaves_with_another_creature(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Extractor Demon")
    table.seat(1).has("Grizzly Bears")
    before = table.seat(1).library_size
    table.seat(0).casts("Evacuation").resolves()
    for _ in range(3):
        decision = table.run(
            lambda d: d.kind == D_CHOOSE or d.purpose == FOR_MAY or (d.kind == D_PRIORITY and not table.stack), "it"
        )
        if decision.kind == D_PRIORITY:
            break
        table.answer([table.seat(1).ref] if decision.kind == D_CHOOSE else [1])
    assert table.seat(1).library_size == before - 2


@rule("603.4")
def test_felidar_sovereign_asks_twice(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Felidar Sovereign")
    table.to_turn(table.seat(1))
    table.seat(0).at(40)
    table.to_step(UPKEEP, table.seat(0))
    assert len(table.stack) == 1
    table.seat(1).casts("Shock", at=[table.seat(0)]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 38 and table.seat(1).in_game


@rule("109.5", "102.2")
def test_curiosity_on_an_opponents_creature_says_nothing_when_i_am_hit(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.to_turn(table.seat(1))
    table.run(lambda d: table.step == "precombat main phase", "the main phase")
    table.seat(1).casts("Curiosity", at=[bears]).resolves()
    table.to_turn(table.seat(0))
    table.seat(0).attacks({bears: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 18 and not table.stack


@rule("725.2", "608.2h")
def test_azure_fleet_admiral_the_old_monarch_still_draws(scenario: Builder) -> None:
    """Whoever was monarch as the end step began draws, though another has become monarch meanwhile."""
    table = scenario()
    table.seat(0).casts("Azure Fleet Admiral").resolves()
    table.resolve_stack()
    hand = len(table.seat(0).hand)
    table.to_step(END)
    assert len(table.stack) == 1
    table.game.state.monarch = table.seat(1).number
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand + 1


@rule("702.134", "608.2b")
def test_blade_instructor_looks_again_at_the_smaller_one(scenario: Builder) -> None:
    """Two mentors of power 3 aim at the same creature of power 2: after the first it is no smaller any more."""
    table = scenario()
    mentors = table.seat(0).have("Blade Instructor", "Blade Instructor")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({m: table.seat(1) for m in mentors} | {bears: table.seat(1)})
    table.run(lambda d: d.kind == D_PRIORITY and len(table.stack) == 2, "both abilities")
    table.resolve_stack()
    assert bears.counters("+1/+1") == 1


@rule("702.105", "603.4")
def test_enraged_revolutionary_what_comes_later_does_not_matter(scenario: Builder) -> None:
    table = scenario()
    rebel = table.seat(0).has("Enraged Revolutionary")
    table.seat(0).at(10)
    table.seat(0).attacks({rebel: table.seat(1)})
    assert len(table.stack) == 1
    table.seat(0).casts("Lightning Helix", at=[table.seat(1)]).resolves()
    table.seat(1).at(1)
    table.resolve_stack()
    assert rebel.counters("+1/+1") == 1


@rule("701.21", "101.4")
def test_fleshbag_marauder_may_be_the_one(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Fleshbag Marauder")
    decision = table.asked(purpose=FOR_SACRIFICE)
    marauder = table.seat(0).permanent("Fleshbag Marauder")
    assert set(decision.candidates) == {bears.id, marauder.id}
    table.answer([marauder.id])
    table.resolve_stack()
    assert marauder.died and bears.stayed


@rule("101.4", "701.21")
def test_barter_in_blood_all_choose_and_then_all_die(scenario: Builder) -> None:
    """They are sacrificed at the same time: a Blood Artist among them sees every one."""
    table = scenario(2)
    table.seat(0).have("Blood Artist", "Grizzly Bears")
    table.seat(1).have("Hill Giant", "Wind Drake", "Serra Angel")
    table.seat(0).casts("Barter in Blood")
    decision = table.asked(purpose=FOR_SACRIFICE)
    assert decision.seat == table.seat(1).number  # the active player had no choice
    table.answer(decision.candidates[:2])
    table.run(lambda d: d.kind == D_CHOOSE or (d.kind == D_PRIORITY and not table.stack), "targets")
    table.resolve_stack()
    assert table.seat(0).life + table.seat(1).life == 40 and table.seat(1).battlefield == ["Serra Angel"]


# costs ---------------------------------------------------------------------------------------------------------------
@rule("602.2b", "202.3e", "608.2h")
def test_bosh_throws_itself(scenario: Builder) -> None:
    table = scenario()
    bosh = table.seat(0).has("Bosh, Iron Golem")
    table.seat(0).gets_mana("CCCR")
    table.seat(0).activates(bosh, at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 12 and bosh.died


@rule("202.3e")
def test_bosh_throws_a_ballista_for_nothing(scenario: Builder) -> None:
    """On the battlefield the X in a mana cost is 0."""
    table = scenario()
    bosh = table.seat(0).has("Bosh, Iron Golem")
    ballista = table.seat(0).has("Walking Ballista", counters={"+1/+1": 4})
    table.seat(0).gets_mana("CCCR")
    table.seat(0).activates(bosh, at=[table.seat(1)], says=[[ballista.id]]).resolves()
    assert ballista.died and table.seat(1).life == 20


@rule("602.2b", "400.7")
def test_bloodthrone_vampire_gives_itself_for_nothing(scenario: Builder) -> None:
    table = scenario()
    vampire = table.seat(0).has("Bloodthrone Vampire")
    table.seat(0).activates(vampire).resolves()
    assert vampire.died and not table.stack


@rule("202.3g", "105.2", "118.7a")
def test_flame_javelin_costs_less_only_where_it_is_generic(scenario: Builder) -> None:
    """Its mana value is 6 and it is red; {R}{R}{R} has nothing generic to take, {2}{R}{R} has."""
    table = scenario()
    javelin = table.seat(0).holds("Flame Javelin")[0]
    assert javelin.mana_value == 6 and javelin.colors == "R"
    table.seat(0).has("Goblin Electromancer")
    table.seat(0).gets_mana("RR")
    assert not table.seat(0).can(O_CAST, javelin)
    table.seat(0).gets_mana("C")
    assert table.seat(0).can(O_CAST, javelin)


@rule("107.4f", "119.4")
@pytest.mark.parametrize("life,castable", [(1, False), (4, True)])
def test_dismember_takes_life_that_is_there(scenario: Builder, life: int, castable: bool) -> None:
    table = scenario()
    table.seat(1).has("Grizzly Bears")
    table.seat(0).at(life)
    card = table.seat(0).holds("Dismember")[0]
    table.seat(0).gets_mana("C")
    assert table.seat(0).can(O_CAST, card) is castable


@rule("702.96", "702.11b")
def test_blustersquall_overloaded_taps_what_cannot_be_targeted(scenario: Builder) -> None:
    table = scenario()
    wing = table.seat(1).has("Aven Fleetwing")
    mine = table.seat(0).has("Grizzly Bears")
    assert wing.has(HEXPROOF)
    table.seat(0).casts("Blustersquall", part="overload").resolves()
    assert wing.tapped and not mine.tapped


@rule("601.2f", "107.3a")
def test_foundry_inspector_x_comes_first(scenario: Builder) -> None:
    """A Ballista with X 2 costs four, less one: three."""
    table = scenario()
    table.seat(0).has("Foundry Inspector")
    table.seat(0).gets_mana("CCC")
    table.seat(0).casts("Walking Ballista", x=2, free=False).resolves()
    assert table.seat(0).permanent("Walking Ballista").counters("+1/+1") == 2 and table.seat(0).pool == ""


@rule("602.5", "605.1a", "113.6")
def test_cursed_totem_stops_mana_too_but_not_cards_in_hand(scenario: Builder) -> None:
    table = scenario()
    elf = table.seat(0).has("Llanowar Elves")
    card = table.seat(0).holds("Windcaller Aven")[0]
    table.seat(0).gets_mana("U")
    assert table.seat(0).can(O_MANA, elf)
    table.seat(1).has("Cursed Totem")
    assert not table.seat(0).can(O_MANA, elf)
    assert table.seat(0).can(O_ACTIVATE, card)


@rule("614.10", "500.11")
def test_avizoa_twice_skips_two_untap_steps(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears", tapped=True)
    for avizoa in table.seat(0).have("Avizoa", "Avizoa"):
        table.seat(0).activates(avizoa).resolves()
    table.to_turn(table.seat(0))
    assert bears.tapped
    table.to_turn(table.seat(0))
    assert bears.tapped
    table.to_turn(table.seat(0))
    assert not bears.tapped


# copies of spells ----------------------------------------------------------------------------------------------------
@rule("707.10", "702.40")
def test_brain_freeze_copies_are_not_cast(scenario: Builder) -> None:
    """The second storm counts the spells that were cast, not the copies of the first."""
    table = scenario()
    table.seat(0).casts("Opt").resolves()
    table.seat(0).casts("Brain Freeze", at=[table.seat(1)]).resolves()
    table.resolve_stack()
    assert len(table.seat(1).graveyard) == 6
    table.seat(0).casts("Brain Freeze", at=[table.seat(1)]).resolves()
    table.resolve_stack()
    assert len(table.seat(1).graveyard) == 15


@rule("707.10", "105.3")
def test_fork_makes_a_red_copy_with_the_same_mana_cost(scenario: Builder) -> None:
    table = scenario()
    spell = table.seat(0).casts("Divination")
    table.seat(0).casts("Fork", at=[spell]).resolves()
    copy = table.stack_ids()[-1]
    assert table.game.char(copy).colors == 8 and table.game.mana_value(copy) == 3
    table.resolve_stack()
    assert len(table.seat(0).hand) == 4


@rule("702.85", "701.6")
def test_bloodbraid_elf_countered_cascades_all_the_same(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).library("Forest", "Shock")
    spell = table.seat(0).casts("Bloodbraid Elf")
    table.seat(1).casts("Counterspell", at=[spell]).resolves()
    assert table.seat(0).graveyard == ["Bloodbraid Elf"] and len(table.stack) == 1
    table.says([1], [table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 18


@rule("709.3", "707.10")
def test_dead_is_copied_as_dead(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    lions = table.seat(1).has("Savannah Lions")
    spell = table.seat(0).casts("Dead // Gone", at=[bears], part="Dead")
    table.seat(0).casts("Twincast", at=[spell], says=[[lions.id]])
    table.run(lambda d: d.kind == D_CHOOSE, "new targets")
    table.answer([lions.id])
    table.resolve_stack()
    assert bears.died and lions.died


@rule("702.102", "202.3d")
def test_wear_and_tear_fused_costs_and_counts_both(scenario: Builder) -> None:
    table = scenario()
    ring = table.seat(1).has("Sol Ring")
    anthem = table.seat(1).has("Glorious Anthem")
    spell = table.seat(0).casts("Wear // Tear", at=[ring, anthem], part="fuse")
    assert spell.mana_value == 3 and spell.colors == "WR"
    spell.resolves()
    assert ring.died and anthem.died


# combat --------------------------------------------------------------------------------------------------------------
@rule("509.1h", "702.111b")
def test_boggart_brute_stays_blocked(scenario: Builder) -> None:
    """Two creatures block it; one is removed, the other is enough by then."""
    table = scenario()
    brute = table.seat(0).has("Boggart Brute")
    bears, elves = table.seat(1).have("Grizzly Bears", "Llanowar Elves")
    table.seat(0).attacks({brute: table.seat(1)})
    table.seat(1).blocks({bears: brute, elves: brute})
    table.seat(0).casts("Shock", at=[elves]).resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 20 and bears.died


@rule("506.4", "302.6")
def test_fervor_gone_the_attack_goes_on(scenario: Builder) -> None:
    table = scenario()
    fervor = table.seat(0).has("Fervor")
    bears = table.seat(0).has("Grizzly Bears", sick=True)
    table.seat(0).attacks({bears: table.seat(1)})
    table.seat(1).casts("Disenchant", at=[fervor]).resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 18


@rule("702.83", "514.2")
def test_court_archers_exalted_counts_again_in_another_combat(scenario: Builder) -> None:
    """The bonus lasts until end of turn; attacking alone again brings another."""
    table = scenario()
    table.seat(0).has("Court Archers")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 17
    table.seat(0).casts("Relentless Assault").resolves()
    table.seat(0).attacks({bears: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 13


@rule("702.98", "509.1a")
def test_dead_reveler_goes_on_blocking_with_a_counter(scenario: Builder) -> None:
    table = scenario()
    giant = table.seat(0).has("Hill Giant")
    reveler = table.seat(1).has("Dead Reveler")
    table.seat(0).attacks({giant: table.seat(1)})
    table.seat(1).blocks({reveler: giant})
    table.seat(1).casts("Dromoka's Gift").resolves()
    assert reveler.counters("+1/+1") == 4
    table.to_step(MAIN2)
    assert giant.died and reveler.stayed and table.seat(1).life == 20


@rule("701.35", "506.4")
def test_azorius_arrester_takes_nobody_out_of_combat(scenario: Builder) -> None:
    """A creature that attacks already goes on attacking."""
    table = scenario()
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({giant: table.seat(1)})
    arrester = table.seat(1).holds("Azorius Arrester")[0]
    table.game.move(arrester.id, 5)
    table.refresh()
    table.run(lambda d: d.kind == D_PRIORITY and bool(table.stack), "the trigger")
    table.resolve_stack()
    table.to_step(MAIN2)
    assert table.seat(1).life == 17


@rule("701.35", "101.2")
def test_azorius_arrester_the_detained_one_cannot_attack_or_tap_for_mana(scenario: Builder) -> None:
    table = scenario()
    elf = table.seat(1).has("Llanowar Elves")
    table.seat(0).casts("Azorius Arrester").resolves()
    table.resolve_stack()
    assert not table.seat(1).can(O_MANA, elf)
    table.to_turn(table.seat(1))
    assert not table.seat(1).can(O_MANA, elf)
    seen: list[int] = []

    def attackers(d: object) -> bool:
        if getattr(d, "kind", -1) == D_ATTACK:
            seen.extend(getattr(d, "candidates", []))
        return table.step == "postcombat main phase"

    table.run(attackers, "the postcombat main phase")
    assert elf.id not in seen
