"""What is particular about the artifacts and other cards without colour."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import DRAW, FIRST_STRIKE, FLYING, HASTE, NONE, REACH, TRAMPLE, VIGILANCE
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, D_YES_NO, O_CAST, IllegalAnswer
from apnap.testing import rule


@rule("107.4h")
def test_icehide_golem_needs_snow(scenario):
    table = scenario()
    golem = table.seat(0).holds("Icehide Golem")[0]
    table.seat(0).have("Forest", "Forest")
    assert not table.seat(0).can(O_CAST, golem)
    table.seat(0).has("Snow-Covered Forest")
    assert table.seat(0).can(O_CAST, golem)


@rule("202.3")
def test_memnite_costs_nothing(scenario):
    table = scenario()
    table.seat(0).casts("Memnite", free=False).resolves()
    assert table.seat(0).battlefield == ["Memnite"]


@rule("508.1d")
def test_juggernaut_must_attack(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Juggernaut")
    decision = table.run(lambda d: d.kind == D_ATTACK, "attackers to be declared")
    try:
        table.answer([NONE] * len(decision.attackers))
    except IllegalAnswer as error:
        assert "508.1d" in str(error)
    else:
        raise AssertionError("it stayed at home")


@rule("509.1b")
def test_juggernaut_is_not_blocked_by_walls(scenario):
    table = scenario()
    juggernaut = table.seat(0).has("Juggernaut")
    wall, bear = table.seat(1).have("Wall of Omens", "Grizzly Bears")
    if table.count > 2:  # with one opponent there is nothing to choose
        table.seat(0).attacks({juggernaut: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK, "blockers to be declared")
    assert bear.id in decision.blockers and wall.id not in decision.blockers


@rule("122.1", "613.4c")
def test_steel_overseer_grows_artifact_creatures(scenario):
    table = scenario()
    overseer, memnite, bear = table.seat(0).have("Steel Overseer", "Memnite", "Grizzly Bears")
    theirs = table.seat(1).has("Memnite")
    table.seat(0).activates(overseer).resolves()
    assert (overseer.power, memnite.power, bear.power, theirs.power) == (2, 2, 2, 1)


@rule("107.3m", "614.1c")
def test_walking_ballista_enters_with_x_counters(scenario):
    table = scenario()
    table.seat(0).casts("Walking Ballista", x=3).resolves()
    ballista = table.seat(0).permanent("Walking Ballista")
    assert (ballista.power, ballista.toughness) == (3, 3)
    table.seat(0).activates(ballista, 1, at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 19 and ballista.counters("+1/+1") == 2
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(ballista, 0).resolves()
    assert ballista.counters("+1/+1") == 3


@rule("608.2h", "704.5f")
def test_walking_ballista_shoots_its_last_counter_and_dies(scenario):
    table = scenario()
    ballista = table.seat(0).has("Walking Ballista", counters={"+1/+1": 1})
    table.seat(0).activates(ballista, 1, at=[table.seat(1)])
    assert ballista.died
    table.resolve_stack()
    assert table.seat(1).life == 19


@rule("613.4c")
def test_chief_of_the_foundry_is_for_others(scenario):
    table = scenario()
    chief, memnite, bear = table.seat(0).have("Chief of the Foundry", "Memnite", "Grizzly Bears")
    theirs = table.seat(1).has("Memnite")
    assert (chief.power, memnite.power, bear.power, theirs.power) == (2, 2, 2, 1)


@rule("601.2f")
def test_foundry_inspector_makes_your_artifacts_cheaper(scenario):
    table = scenario()
    table.seat(0).has("Foundry Inspector")
    tome, bear = table.seat(0).holds("Jayemdae Tome", "Grizzly Bears")
    table.seat(0).gets_mana("CCC")
    assert table.seat(0).can(O_CAST, tome)
    assert not table.seat(0).can(O_CAST, bear)
    table.seat(0).casts("Jayemdae Tome", free=False).resolves()
    assert table.seat(0).pool == ""


@rule("601.2f")
def test_thorn_of_amethyst_makes_everybodys_noncreature_spells_dearer(scenario):
    table = scenario()
    table.seat(1).has("Thorn of Amethyst")
    shock, raider = table.seat(0).holds("Shock", "Mons's Goblin Raiders")
    table.seat(0).gets_mana("R")
    assert not table.seat(0).can(O_CAST, shock)
    assert table.seat(0).can(O_CAST, raider)
    table.seat(0).gets_mana("R")
    assert table.seat(0).can(O_CAST, shock)


@rule("701.23", "603.6a")
def test_solemn_simulacrum_finds_a_land_and_leaves_a_card(scenario):
    table = scenario()
    table.seat(0).casts("Solemn Simulacrum").resolves()
    table.run(lambda d: d.kind == D_YES_NO, "the choice to search")
    table.answer([1])
    found = table.game.decision()
    assert found is not None
    table.answer(list(found.candidates[:1]))
    assert table.seat(0).permanent("Forest").tapped
    golem = table.seat(0).permanent("Solemn Simulacrum")
    before = len(table.seat(0).hand)
    table.seat(1).casts("Shock", at=[golem]).resolves()
    table.run(lambda d: d.kind == D_YES_NO, "the choice to draw")
    table.answer([1])
    assert len(table.seat(0).hand) == before + 1


@rule("101.2", "104.3b")
def test_platinum_angel_keeps_you_in_the_game(scenario):
    table = scenario(seats=2)
    angel = table.seat(1).has("Platinum Angel")
    table.seat(1).at(1)
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == -2 and table.seat(1).in_game
    table.seat(0).casts("Disenchant", at=[angel]).resolves()
    assert not table.seat(1).in_game
    assert table.seat(0).outcome == "won"


@rule("605.1a")
def test_sol_ring_and_azorius_signet_make_mana(scenario):
    table = scenario()
    ring, signet = table.seat(0).have("Sol Ring", "Azorius Signet")
    table.seat(0).taps_for_mana(ring)
    assert table.seat(0).pool == "CC"
    table.seat(0).taps_for_mana(signet)
    assert sorted(table.seat(0).pool) == ["C", "U", "W"]


@rule("602.2", "601.2h")
def test_mind_stone_is_traded_for_a_card(scenario):
    table = scenario()
    stone = table.seat(0).has("Mind Stone")
    table.seat(0).has("Island")
    table.seat(0).activates(stone, 1).resolves()
    assert stone.died and len(table.seat(0).hand) == 1


@rule("602.2", "605.3")
def test_mind_stone_cannot_pay_for_its_own_ability(scenario):
    table = scenario()
    stone = table.seat(0).has("Mind Stone")
    decision = table.to_priority(table.seat(0).number)
    assert [o.index for o in decision.options if o.id == stone.id] == [0]


@rule("602.2")
def test_jayemdae_tome_draws(scenario):
    table = scenario()
    tome = table.seat(0).has("Jayemdae Tome")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(tome).resolves()
    assert len(table.seat(0).hand) == 1 and tome.tapped


@rule("701.26a")
def test_icy_manipulator_taps_artifacts_creatures_and_lands(scenario):
    table = scenario()
    icy = table.seat(0).has("Icy Manipulator")
    land, bear, ring = table.seat(1).have("Forest", "Grizzly Bears", "Sol Ring")
    anthem = table.seat(1).has("Glorious Anthem")
    table.seat(0).gets_mana("C")
    spell = table.seat(0).activates(icy, at=[bear])
    decision_targets = (
        table.game.state.objs[spell.id]
        .announced.slots[0]
        .candidates(table.game, table.game.state.objs[spell.id].announced)
    )
    assert set(decision_targets) == {icy.id, land.id, bear.id, ring.id} and anthem.id not in decision_targets
    spell.resolves()
    assert bear.tapped and not land.tapped and not ring.tapped


@rule("603.2b", "603.4")
def test_howling_mine_draws_for_whoever_draws(scenario):
    table = scenario(seats=3)
    mine = table.seat(0).has("Howling Mine")
    table.to_step(DRAW, table.seat(1))
    table.resolve_stack()
    assert [len(s.hand) for s in table.seats()] == [0, 2, 0]
    assert not mine.tapped


@rule("603.4")
def test_howling_mine_does_nothing_while_tapped(scenario):
    table = scenario(seats=3)
    mine = table.seat(0).has("Howling Mine", tapped=True)
    table.to_step(DRAW, table.seat(1))
    assert table.stack == [] and len(table.seat(1).hand) == 1
    assert mine.tapped


@rule("603.4", "608.2a")
def test_howling_mine_is_looked_at_again_as_its_ability_resolves(scenario):
    table = scenario(seats=2)
    mine = table.seat(1).has("Howling Mine")
    icy = table.seat(0).has("Icy Manipulator")
    table.to_step(DRAW, table.seat(1))
    table.seat(0).gets_mana("C")
    table.seat(0).activates(icy, at=[mine])
    table.resolve_stack()
    assert len(table.seat(1).hand) == 1


@rule("805.4d")
def test_howling_mine_draws_for_each_player_of_a_shared_turn(scenario):
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True)
    table.seat(0).has("Howling Mine")
    table.to_step(DRAW, table.seat(2))
    table.resolve_stack()
    assert [len(s.hand) for s in table.seats()] == [0, 0, 2, 2]


@rule("301.5", "702.6")
def test_bonesplitter_is_moved_from_creature_to_creature(scenario):
    table = scenario()
    axe = table.seat(0).has("Bonesplitter")
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    theirs = table.seat(1).has("Gray Ogre")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(axe, at=[bear]).resolves()
    assert (bear.power, bear.toughness, giant.power) == (4, 2, 3)
    table.seat(0).activates(axe, at=[giant]).resolves()
    assert (bear.power, giant.power, theirs.power) == (2, 5, 2)


@rule("702.6")
def test_equipping_is_for_your_own_main_phase(scenario):
    table = scenario()
    morningstar = table.seat(1).has("Vulshok Morningstar")
    table.seat(1).has("Grizzly Bears")
    table.seat(1).gets_mana("CC")
    decision = table.to_priority(table.seat(1).number)
    assert not any(o.id == morningstar.id for o in decision.options)


@rule("704.5n", "301.5c")
def test_vulshok_morningstar_stays_when_its_bearer_dies(scenario):
    table = scenario()
    star = table.seat(0).has("Vulshok Morningstar")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(star, at=[bear]).resolves()
    assert (bear.power, bear.toughness) == (4, 4)
    table.seat(0).casts("Day of Judgment").resolves()
    assert bear.died and star.stayed
    assert table.game.state.objs[star.id].attached_to == NONE


@rule("107.4c", "613.4c")
def test_spatial_contortion_needs_colourless_mana(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    spell = table.seat(0).holds("Spatial Contortion")[0]
    table.seat(0).gets_mana("RR")
    assert not table.seat(0).can(O_CAST, spell)
    table.seat(0).gets_mana("C")
    table.seat(0).casts("Spatial Contortion", at=[bear], free=False).resolves()
    assert bear.died


@rule("702.1")
def test_keywords_of_colorless_creatures(scenario):
    table = scenario()
    sentinel, giant = table.seat(0).have("Gold-Forged Sentinel", "Iron Giant")
    assert sentinel.has(FLYING)
    assert table.game.char(giant.id).keywords == VIGILANCE | REACH | TRAMPLE


@rule("509.1c")
def test_breaker_of_armies_must_be_blocked_by_all(scenario):
    table = scenario(seats=2)
    breaker = table.seat(0).has("Breaker of Armies")
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({breaker: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK, "blocks")
    with pytest.raises(IllegalAnswer, match="509.1c"):
        table.answer([bear.id, breaker.id])
    assert decision.blockers == [bear.id, giant.id]
    table.answer([bear.id, breaker.id, giant.id, breaker.id])


@rule("603.6a", "115.1")
def test_meteor_golem_destroys_a_nonland_permanent_of_an_opponent(scenario):
    table = scenario()
    anthem = table.seat(1).have("Glorious Anthem", "Forest")[0]
    table.seat(0).has("Sol Ring")
    table.seat(0).casts("Meteor Golem").resolves()
    table.resolve_stack()
    assert anthem.died and table.seat(0).permanent("Sol Ring").stayed


@rule("509.1b", "603.6c")
def test_scuttling_doom_engine_runs_past_the_small_and_explodes(scenario):
    table = scenario(seats=2)
    engine = table.seat(0).has("Scuttling Doom Engine")
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({engine: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK, "blocks")
    assert decision.blockers == [giant.id]
    table.answer([])
    life = table.seat(1).life
    table.seat(0).casts("Murder", at=[engine]).resolves()
    table.resolve_stack()
    assert engine.died and table.seat(1).life == life - 6 and bear.stayed


@rule("614.1c", "602.2")
def test_triskelion_throws_its_counters(scenario):
    table = scenario()
    table.seat(0).casts("Triskelion").resolves()
    triskelion = table.seat(0).permanent("Triskelion")
    assert triskelion.power == 4
    table.seat(0).activates(triskelion, at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 19 and triskelion.counters("+1/+1") == 2


@rule("601.2f")
def test_lodestone_golem_taxes_what_is_not_an_artifact(scenario):
    table = scenario()
    table.seat(1).has("Lodestone Golem")
    table.seat(0).have("Mountain")
    shock, shield = table.seat(0).holds("Shock", "Bonesplitter")
    assert not table.seat(0).can(O_CAST, shock) and table.seat(0).can(O_CAST, shield)
    table.seat(0).has("Mountain")
    assert table.seat(0).can(O_CAST, shock)


@rule("603.6c")
def test_what_the_dead_leave_behind(scenario):
    table = scenario()
    hand = len(table.seat(0).hand)
    perilous, sire, automaton, familiar, mender = table.seat(0).have(
        "Perilous Myr", "Myr Sire", "Guardian Automaton", "Filigree Familiar", "Circuit Mender"
    )
    table.seat(0).casts("Wrath of God").resolves()
    table.run(lambda d: d.purpose == "target", "a target for the myr")
    table.answer([-1 - table.seat(1).number])
    table.resolve_stack()
    assert table.seat(1).life == 18 and table.seat(0).life == 23
    assert table.seat(0).battlefield == ["Phyrexian Myr Token"]
    assert len(table.seat(0).hand) == hand + 2


@rule("603.6a", "603.6c")
def test_helpers_that_gain_life_and_leave_a_card(scenario):
    table = scenario()
    table.seat(0).casts("Filigree Familiar").resolves()
    table.resolve_stack()
    table.seat(0).casts("Circuit Mender").resolves()
    table.resolve_stack()
    assert table.seat(0).life == 24
    hand = len(table.seat(0).hand)
    table.seat(0).casts("Unsummon", at=[table.seat(0).permanent("Circuit Mender")]).resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand + 2


@rule("602.2")
def test_small_services(scenario):
    table = scenario()
    chronomaton, gnomes, book = table.seat(0).have("Chronomaton", "Bottle Gnomes", "Arcane Encyclopedia")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(chronomaton).resolves()
    assert chronomaton.power == 2
    table.seat(0).activates(gnomes).resolves()
    assert gnomes.died and table.seat(0).life == 23
    hand = len(table.seat(0).hand)
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(book).resolves()
    assert len(table.seat(0).hand) == hand + 1


@rule("613.1f", "702.16")
def test_akromas_memorial_makes_angels_of_all(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).has("Akroma's Memorial")
    theirs = table.seat(1).has("Grizzly Bears")
    keywords = FLYING | FIRST_STRIKE | VIGILANCE | TRAMPLE | HASTE
    assert table.game.char(bear.id).keywords & keywords == keywords
    table.seat(1).casts("Inferno").resolves()
    assert bear.stayed and theirs.died


@rule("602.2")
def test_universal_solvent_destroys_anything(scenario):
    table = scenario()
    solvent = table.seat(0).has("Universal Solvent")
    land = table.seat(1).has("Forest")
    table.seat(0).gets_mana("CCCCCCC")
    table.seat(0).activates(solvent, at=[land]).resolves()
    assert land.died and solvent.died


@rule("701.13")
def test_scour_from_existence_exiles_anything(scenario):
    table = scenario()
    citadel = table.seat(1).has("Darksteel Citadel")
    table.seat(0).casts("Scour from Existence", at=[citadel]).resolves()
    assert citadel.zone == "exile"
