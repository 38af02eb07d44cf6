"""Official rulings about cards that were read from their texts, retold: what lasts, what leaves, whose it is then."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END, FLYING, MAIN1, MAIN2, UPKEEP
from apnap.rules.core.decisions import D_ATTACK, D_PRIORITY, O_ACTIVATE, O_MANA, AttackDecision
from apnap.testing import rule
from apnap.testing.handles import Permanent, Seat
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario


def upkeep(table: Scenario) -> None:
    """Everybody passes until the first question of seat 0's next upkeep."""
    number = table.turn.number
    seat = table.seat(0)
    table.run(lambda d: table.turn.number > number and table.turn.step == UPKEEP and seat in table.active, "an upkeep")


# what lasts ----------------------------------------------------------------------------------------------------------
@rule("614.12", "611.2c")
def test_zameck_guildmage_adds_up_and_leaves_what_is_there_alone(scenario: Builder) -> None:
    table = scenario()
    guildmage, lions = table.seat(0).have("Zameck Guildmage", "Savannah Lions")
    for _ in range(2):
        table.seat(0).gets_mana("GU")
        table.seat(0).activates(guildmage).resolves()
    bears = table.seat(0).casts("Grizzly Bears").resolves()
    assert bears.counters("+1/+1") == 2 and lions.counters("+1/+1") == 0


@rule("611.2b", "613.7")
@pytest.mark.parametrize("gone", [True, False])
def test_aven_mimeomancers_creature_stays_small_without_it(scenario: Builder, gone: bool) -> None:
    table = scenario()
    aven = table.seat(0).has("Aven Mimeomancer")
    wurm = table.seat(1).has("Craw Wurm")
    upkeep(table)
    table.says([wurm], [1])
    table.resolve_stack()
    if gone:
        table.seat(1).casts("Murder", at=[aven]).resolves()
    assert (wurm.power, wurm.toughness) == (3, 1) and wurm.has(FLYING)


@rule("611.2b", "122.5")
def test_a_feather_that_is_moved_does_not_take_the_effect_along(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Aven Mimeomancer")
    bonder = table.seat(0).has("Leech Bonder", tapped=True)
    wurm, giant = table.seat(1).have("Craw Wurm", "Hill Giant")
    upkeep(table)
    table.says([wurm], [1])
    table.resolve_stack()
    assert wurm.counters("feather") == 1
    bonder_tapped(bonder)
    table.seat(0).gets_mana("U")
    table.seat(0).activates(bonder, at=[wurm, giant]).resolves()
    assert (wurm.power, giant.power, giant.toughness) == (6, 3, 3) and giant.counters("feather") == 1


def bonder_tapped(bonder: Permanent) -> None:
    """It untapped in the untap step: tap it again, as an attack would."""
    bonder.table.game.state.edit(bonder.now).tapped = True
    bonder.table.refresh()


@rule("107.6", "602.2b")
def test_leech_bonder_that_is_untapped_cannot_untap_for_a_cost(scenario: Builder) -> None:
    table = scenario()
    bonder = table.seat(0).has("Leech Bonder")
    table.seat(1).have("Craw Wurm", "Hill Giant")
    table.seat(0).gets_mana("U")
    assert not table.seat(0).can(O_ACTIVATE, bonder)


@rule("608.2b", "122.5")
def test_leech_bonder_moves_nothing_onto_what_is_gone(scenario: Builder) -> None:
    table = scenario()
    bonder = table.seat(0).has("Leech Bonder", tapped=True)
    wurm = table.seat(1).has("Craw Wurm", counters={"+1/+1": 2})
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).gets_mana("U")
    ability = table.seat(0).activates(bonder, at=[wurm, giant])
    table.seat(1).casts("Unsummon", at=[giant]).resolves()
    ability.resolves()
    assert wurm.counters("+1/+1") == 2


@rule("502.3", "611.2b")
def test_frostwalk_bastions_victim_stays_tapped_without_it(scenario: Builder) -> None:
    table = scenario()
    bastion = table.seat(0).has("Frostwalk Bastion")
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).gets_mana("CC")
    table.seat(0).has("Snow-Covered Forest")
    table.seat(0).taps_for_mana(table.seat(0).permanent("Snow-Covered Forest"))
    table.seat(0).activates(bastion, 1).resolves()
    table.seat(0).attacks({bastion: table.seat(1)})
    table.seat(1).blocks({wurm: bastion})
    table.resolve_stack()
    table.run(lambda d: len(table.stack) == 1, "the ability")
    table.resolve_stack()
    assert wurm.tapped
    table.to_step(UPKEEP, table.seat(1))
    assert wurm.tapped


@rule("613.1f", "208.2a")
def test_a_creature_that_counts_itself_is_nothing_without_its_abilities(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).buried("Forest", "Hill Giant")
    goyf = table.seat(1).has("Tarmogoyf")
    assert (goyf.power, goyf.toughness) == (2, 3)
    table.seat(0).casts("Mystic Subdual", at=[goyf]).resolves()
    assert (goyf.power, goyf.toughness) == (-2, 1)


@rule("305.7", "205.4b")
def test_tide_shaper_takes_the_lands_abilities_but_not_the_snow(scenario: Builder) -> None:
    table = scenario()
    land = table.seat(1).has("Snow-Covered Forest")
    table.seat(0).gets_mana("UC")
    table.seat(0).casts("Tide Shaper", says=[[1]], free=False).resolves()
    table.says([land])
    table.resolve_stack()
    assert land.is_a("Island") and not land.is_a("Forest") and land.is_a("Snow")


@rule("611.2b")
def test_tide_shaper_that_is_gone_changes_nothing(scenario: Builder) -> None:
    table = scenario()
    land = table.seat(1).has("Forest")
    table.seat(0).gets_mana("UC")
    shaper = table.seat(0).casts("Tide Shaper", says=[[1]], free=False)
    table.says([land])
    table.run(lambda d: d.kind == D_PRIORITY and len(table.stack) == 1 and shaper.zone == "battlefield", "the trigger")
    table.seat(1).casts("Unsummon", at=[shaper]).resolves()
    table.resolve_stack()
    assert land.is_a("Forest") and not land.is_a("Island")


@rule("701.35", "800.4m")
def test_azorius_justiciars_prisoners_wait_for_a_turn_of_somebody_who_left(scenario: Builder) -> None:
    table = scenario(seats=4)
    giant, wurm = table.seat(1).has("Hill Giant"), table.seat(2).has("Craw Wurm")
    table.seat(0).casts("Azorius Justiciar").resolves()
    table.says([giant, wurm])
    table.resolve_stack()
    table.seat(0).concedes()
    table.to_turn(table.seat(1))
    assert not can_attack(table, giant)
    table.to_turn(table.seat(2))
    assert not can_attack(table, wurm)
    table.to_turn(table.seat(1))
    assert can_attack(table, giant)


def can_attack(table: Scenario, creature: Permanent) -> bool:
    """Is it among those that may attack this turn?"""
    found = table.run(lambda d: d.kind == D_ATTACK or table.turn.step >= MAIN2, "attackers")
    return isinstance(found, AttackDecision) and creature.now in found.attackers


# what leaves, and whose it is ----------------------------------------------------------------------------------------
@rule("603.6c", "404.1")
def test_enigma_sphinx_in_somebody_elses_hands_goes_to_the_graveyard_for_good(scenario: Builder) -> None:
    table = scenario()
    sphinx = table.seat(0).has("Enigma Sphinx")
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).casts("Act of Treason", at=[sphinx]).resolves()
    table.seat(1).casts("Murder", at=[sphinx]).resolves()
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Enigma Sphinx"]


@rule("401.7", "400.7")
def test_enigma_sphinx_goes_under_a_library_of_one_card(scenario: Builder) -> None:
    table = scenario()
    sphinx = table.seat(0).has("Enigma Sphinx")
    table.seat(0).empty_library()
    table.seat(0).library("Forest")
    table.seat(1).casts("Murder", at=[sphinx]).resolves()
    table.resolve_stack()
    assert table.seat(0).library_size == 2
    table.seat(0).casts("Divination").resolves()
    assert table.seat(0).hand[-2:] == ["Forest", "Enigma Sphinx"]


@rule("400.7", "603.6c")
def test_enigma_sphinx_that_is_taken_from_the_graveyard_stays_away(scenario: Builder) -> None:
    table = scenario()
    sphinx = table.seat(0).has("Enigma Sphinx")
    table.seat(1).casts("Murder", at=[sphinx]).resolves()
    size = table.seat(0).library_size
    table.seat(1).casts("Cremate", at=[sphinx]).resolves()
    table.resolve_stack()
    assert table.seat(0).exile == ["Enigma Sphinx"] and table.seat(0).library_size == size


@rule("608.2b")
@pytest.mark.parametrize("gone", ["artifact", "card", "none"])
def test_goblin_welder_trades_both_or_nothing(scenario: Builder, gone: str) -> None:
    table = scenario()
    welder = table.seat(0).has("Goblin Welder")
    ring = table.seat(1).has("Sol Ring")
    thopter = table.seat(1).buried("Ornithopter")[0]
    ability = table.seat(0).activates(welder, at=[ring, thopter])
    if gone == "artifact":
        table.seat(1).casts("Shatter", at=[ring]).resolves()
    elif gone == "card":
        table.seat(1).casts("Cremate", at=[thopter]).resolves()
    ability.resolves()
    assert ("Ornithopter" in table.seat(1).battlefield) == (gone == "none")
    assert ("Sol Ring" in table.seat(1).battlefield) == (gone == "card")


@rule("108.3", "110.2a")
def test_aminatou_brings_home_what_somebody_else_controls(scenario: Builder) -> None:
    table = scenario()
    aminatou = table.seat(0).has("Aminatou, the Fateshifter", counters={"loyalty": 3})
    wurm = table.seat(0).has("Craw Wurm")
    control(table.seat(1), wurm)
    assert wurm.controller == table.seat(1)
    table.seat(0).activates(aminatou, 1, at=[wurm]).resolves()
    assert "Craw Wurm" in table.seat(0).battlefield and "Craw Wurm" not in table.seat(1).battlefield


def control(seat: Seat, permanent: Permanent) -> None:
    """Whoever it is takes a creature for good, with an Aura."""
    seat.table.to_step(MAIN1, seat)
    seat.casts("Control Magic", at=[permanent]).resolves()
    seat.table.to_step(MAIN1, seat.table.seat(0))


@rule("800.4a", "611.2a")
def test_what_aminatou_passed_round_goes_back_when_its_new_controller_leaves(scenario: Builder) -> None:
    table = scenario(seats=4)
    aminatou = table.seat(0).has("Aminatou, the Fateshifter", counters={"loyalty": 7})
    creatures = [table.seat(i).has("Hill Giant") for i in range(4)]
    forest = table.seat(2).has("Forest")
    table.says([0])
    table.seat(0).activates(aminatou, 2).resolves()
    holders = [creature.controller.number for creature in creatures]
    assert sorted(holders) == sorted(seat.number for seat in table.seats())
    assert all(creature.owner != creature.controller for creature in creatures)
    assert forest.controller == table.seat(2)
    holder = creatures[2].controller
    holder.concedes()
    assert creatures[2].controller == table.seat(2)


@rule("603.4")
def test_nantuko_shaman_asks_again(scenario: Builder) -> None:
    table = scenario()
    forest = table.seat(0).has("Forest")
    hand = len(table.seat(0).hand)
    shaman = table.seat(0).casts("Nantuko Shaman")
    table.run(lambda d: d.kind == D_PRIORITY and shaman.zone == "battlefield" and len(table.stack) == 1, "the trigger")
    table.seat(0).taps_for_mana(forest)
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand


@rule("701.20a", "404.1")
def test_consuming_aberration_takes_a_library_without_lands(scenario: Builder) -> None:
    table = scenario()
    for seat in table.seats()[1:]:
        seat.buried("Ornithopter")
        seat.empty_library()
        seat.library("Hill Giant", "Grizzly Bears")
    aberration = table.seat(0).has("Consuming Aberration")
    table.seat(0).casts("Shock", at=[table.seat(0)])
    table.resolve_stack()
    others = len(table.seats()) - 1
    assert all(sorted(seat.graveyard) == ["Grizzly Bears", "Hill Giant", "Ornithopter"] for seat in table.seats()[1:])
    assert aberration.power == 3 * others


@rule("506.4", "613.1d")
def test_a_god_that_stops_being_a_creature_leaves_combat(scenario: Builder) -> None:
    table = scenario()
    heliod = table.seat(0).has("Heliod, God of the Sun")
    angels = table.seat(0).have("Serra Angel", "Serra Angel")
    assert heliod.is_a("Creature")
    table.seat(0).attacks({heliod: table.seat(1)})
    table.seat(1).casts("Murder", at=[angels[0]]).resolves()
    assert not heliod.is_a("Creature") and not heliod.attacking
    table.to_step(END)
    assert table.seat(1).life == 20


@rule("707.10", "207.2c")
def test_a_copy_of_a_converging_spell_had_no_mana_spent(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).gets_mana("RWU")
    spell = table.seat(0).casts("Radiant Flames", free=False)
    copy = table.seat(0).casts("Twincast", at=[spell])
    copy.resolves()
    table.run(lambda d: d.kind == D_PRIORITY and len(table.stack) == 1, "the copy to resolve")
    assert wurm.damage == 0
    table.resolve_stack()
    assert wurm.damage == 3


@rule("608.2b")
def test_desperate_stand_helps_those_who_are_left(scenario: Builder) -> None:
    table = scenario()
    giant, bears = table.seat(0).have("Hill Giant", "Grizzly Bears")
    table.seat(0).gets_mana("RWRW")
    spell = table.seat(0).casts("Desperate Stand", at=[giant, bears], free=False)
    table.seat(1).casts("Unsummon", at=[giant]).resolves()
    spell.resolves()
    assert bears.power == 4


@rule("603.7b", "513.2")
def test_saltskitter_that_leaves_in_the_end_step_waits_a_turn(scenario: Builder) -> None:
    table = scenario()
    salt = table.seat(0).has("Saltskitter")
    table.to_step(END)
    table.seat(1).casts("Ambush Viper")
    table.resolve_stack()
    assert "Saltskitter" not in table.seat(0).battlefield
    table.next_turn()
    assert "Saltskitter" not in table.seat(0).battlefield
    table.to_step(END)
    table.resolve_stack()
    assert "Saltskitter" in table.seat(0).battlefield and not salt.stayed


@rule("605.3b", "602.5")
def test_gemstone_mine_goes_with_its_last_counter_only_for_mana(scenario: Builder) -> None:
    table = scenario()
    mine, other = table.seat(0).have("Gemstone Mine", "Gemstone Mine", counters={"mining": 1})
    hexmage = table.seat(1).has("Vampire Hexmage")
    table.seat(0).taps_for_mana(mine)
    assert "Gemstone Mine" in table.seat(0).graveyard and not table.stack
    table.seat(1).activates(hexmage, at=[other]).resolves()
    assert other.stayed and not table.seat(0).can(O_MANA, other)


@rule("400.7", "603.3")
def test_punishing_fire_that_came_again_stays(scenario: Builder) -> None:
    table = scenario()
    fire = table.seat(0).buried("Punishing Fire")[0]
    table.seat(0).gets_mana("R")
    table.seat(1).casts("Healing Salve", at=[table.seat(1)], modes=[0])
    table.run(lambda d: len(table.stack) == 1 and table.seat(1).life > 20, "the trigger")
    table.seat(1).casts("Cremate", at=[fire]).resolves()
    table.says([1])
    table.resolve_stack()
    table.scripted.clear()
    assert table.seat(0).exile == ["Punishing Fire"] and "Punishing Fire" not in table.seat(0).hand


@rule("701.20", "608.2c")
def test_killer_instinct_leaves_a_land_where_it_is(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Killer Instinct")
    table.seat(0).library("Forest")
    size = table.seat(0).library_size
    table.to_step(UPKEEP, table.seat(0))
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Forest") == 0 and table.seat(0).library_size == size
    table.to_step(END)
    table.resolve_stack()
    assert "Killer Instinct" in table.seat(0).battlefield


@rule("603.2c")
def test_the_gitrog_monster_draws_once_for_lands_of_one_moment(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("The Gitrog Monster")
    table.seat(0).library("Forest", "Forest", "Forest", "Hill Giant", "Hill Giant")
    hand = len(table.seat(0).hand)
    table.seat(0).casts("Tome Scour", at=[table.seat(0)])
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand + 1


@rule("608.2b", "701.25")
def test_eat_to_extinction_without_a_target_looks_at_nothing(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(1).has("Craw Wurm")
    spell = table.seat(0).casts("Eat to Extinction", at=[wurm])
    table.seat(1).casts("Unsummon", at=[wurm]).resolves()
    spell.resolves()
    assert table.seat(0).graveyard == ["Eat to Extinction"]


@rule("608.2g", "608.2h")
def test_ajani_unyielding_gives_life_for_the_power_it_had(scenario: Builder) -> None:
    table = scenario()
    ajani = table.seat(0).has("Ajani Unyielding", counters={"loyalty": 4})
    wurm = table.seat(1).has("Craw Wurm", counters={"+1/+1": 2})
    table.seat(0).activates(ajani, 1, at=[wurm]).resolves()
    assert table.seat(1).life == 28 and table.seat(0).life == 20 and table.seat(1).exile == ["Craw Wurm"]


@rule("608.2b", "109.4")
@pytest.mark.parametrize("bounced", [True, False])
def test_flames_of_the_raze_boar_burn_the_creatures_of_one_player(scenario: Builder, bounced: bool) -> None:
    table = scenario(seats=3)
    table.seat(0).has("Craw Wurm")
    giant, wall = table.seat(1).have("Hill Giant", "Wall of Stone")
    other = table.seat(2).has("Hill Giant")
    spell = table.seat(0).casts("Flames of the Raze-Boar", at=[giant])
    if bounced:
        table.seat(1).casts("Unsummon", at=[giant]).resolves()
    spell.resolves()
    assert wall.damage == (0 if bounced else 2) and other.damage == 0
    assert giant.died != bounced


@rule("603.10a", "603.6c")
def test_patron_of_the_nezumi_sees_those_who_die_with_it(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Patron of the Nezumi")
    table.seat(1).have("Hill Giant", "Grizzly Bears")
    table.seat(0).has("Savannah Lions")
    table.seat(0).casts("Wrath of God")
    table.resolve_stack()
    assert table.seat(1).life == 18 and table.seat(0).life == 20


@rule("608.2h", "603.10a")
def test_hallowed_spiritkeeper_counts_itself(scenario: Builder) -> None:
    table = scenario()
    keeper = table.seat(0).has("Hallowed Spiritkeeper")
    table.seat(0).buried("Hill Giant", "Forest")
    table.seat(1).casts("Murder", at=[keeper]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Spirit Token") == 2


@rule("101.2", "608.2c")
def test_shifting_ceratops_cannot_be_countered(scenario: Builder) -> None:
    table = scenario()
    spell = table.seat(0).casts("Shifting Ceratops")
    table.seat(1).casts("Counterspell", at=[spell]).resolves()
    table.resolve_stack()
    assert "Shifting Ceratops" in table.seat(0).battlefield


@rule("115.10", "608.2d")
def test_cavern_harpy_may_return_itself(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Cavern Harpy")
    table.resolve_stack()
    assert "Cavern Harpy" in table.seat(0).hand


@rule("118.3", "603.12")
@pytest.mark.parametrize("cards", [1, 3])
def test_young_necromancer_needs_two_cards(scenario: Builder, cards: int) -> None:
    table = scenario()
    (wurm, *forests) = table.seat(0).buried("Craw Wurm", *["Forest"] * (cards - 1))
    table.seat(0).casts("Young Necromancer").resolves()
    if cards == 1:
        table.resolve_stack()
        assert table.seat(0).graveyard == ["Craw Wurm"] and not table.stack
    else:
        table.says([1], forests, [wurm])
        table.resolve_stack()
        assert "Craw Wurm" in table.seat(0).battlefield and table.seat(0).exile == ["Forest", "Forest"]


@rule("115.10", "702.11b")
def test_rowan_kenrith_hurts_tapped_creatures_that_cannot_be_targets(scenario: Builder) -> None:
    table = scenario()
    rowan = table.seat(0).has("Rowan Kenrith", counters={"loyalty": 4})
    scout, wurm = table.seat(1).has("Gladecover Scout", tapped=True), table.seat(1).has("Craw Wurm")
    table.seat(0).activates(rowan, 1, at=[table.seat(1)]).resolves()
    assert scout.died and wurm.damage == 0


@rule("119.3")
def test_ill_gotten_inheritance_hurts_each_head(scenario: Builder) -> None:
    table = scenario(variant="two-headed giant")
    table.seat(0).has("Ill-Gotten Inheritance")
    before = [seat.life for seat in table.seats()]
    table.to_step(UPKEEP, table.seat(0))
    table.resolve_stack()
    lost = [seat.life - life for seat, life in zip(table.seats(), before, strict=True)]
    assert sorted(set(lost)) == [-2, 1]


@rule("508.1", "302.6")
def test_hostile_desert_that_came_this_turn_neither_attacks_nor_makes_mana(scenario: Builder) -> None:
    table = scenario()
    desert = table.seat(0).plays("Hostile Desert")
    table.seat(0).buried("Forest")
    table.seat(0).gets_mana("CC")
    assert table.seat(0).can(O_MANA, desert)
    table.seat(0).activates(desert, 1).resolves()
    assert desert.is_a("Creature") and desert.is_a("Land") and (desert.power, desert.toughness) == (3, 4)
    assert not table.seat(0).can(O_MANA, desert)


@rule("608.2h")
def test_terra_ravager_counts_lands_as_it_resolves(scenario: Builder) -> None:
    table = scenario()
    ravager = table.seat(0).has("Terra Ravager")
    land, _ = table.seat(1).have("Forest", "Forest")
    table.seat(0).attacks({ravager: table.seat(1)})
    table.seat(1).casts("Boomerang", at=[land]).resolves()
    table.resolve_stack()
    assert ravager.power == 1


@rule("101.4", "608.2e")
def test_divine_reckoning_is_chosen_in_turn_order(scenario: Builder) -> None:
    table = scenario()
    for seat in table.seats():
        seat.have("Hill Giant", "Grizzly Bears")
    table.seat(0).casts("Divine Reckoning")
    first = table.asked()
    assert first.seat == table.seat(0).number
    table.resolve_stack()
    assert all(sum(name in ("Hill Giant", "Grizzly Bears") for name in seat.battlefield) == 1 for seat in table.seats())


@rule("702.112", "510.2")
def test_renown_wants_combat_damage_to_a_player(scenario: Builder) -> None:
    table = scenario()
    berserker = table.seat(0).has("Scab-Clan Berserker")
    wall = table.seat(1).has("Wall of Stone")
    table.seat(0).attacks({berserker: table.seat(1)})
    table.seat(1).blocks({wall: berserker})
    table.to_step(END)
    assert berserker.counters("+1/+1") == 0
    table.seat(1).casts("Shock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 18


@rule("608.2g", "110.2a")
def test_mindleech_mass_casts_out_of_anothers_hand(scenario: Builder) -> None:
    table = scenario()
    mass = table.seat(0).has("Mindleech Mass")
    giant = table.seat(1).holds("Hill Giant")[0]
    table.seat(0).attacks({mass: table.seat(1)})
    table.says([1], [1], [giant])
    table.to_step(END)
    table.scripted.clear()
    assert table.seat(1).life == 14 and "Hill Giant" in table.seat(0).battlefield and giant.owner == table.seat(1)
