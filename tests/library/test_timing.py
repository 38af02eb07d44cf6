"""Cards about when and for how much something may be done."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.ch1_concepts import targets
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.core.constants import ATTACKERS, MAIN2, NONE
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, O_ACTIVATE, O_CAST, IllegalAnswer
from apnap.testing import rule

RELIC = card("Quiet Relic", "{1}", "Artifact")
ONLY_THEN = ("Assassin's Blade", "Champion's Victory", "Eightfold Maze", "Warrior's Stand")


@pytest.mark.parametrize("name", ONLY_THEN)
@rule("601.3", "508.1")
def test_it_is_cast_only_by_those_who_were_just_attacked(scenario, name):
    table = scenario(seats=3)
    bear = table.seat(0).has("Grizzly Bears")
    held = [table.seat(i).holds(name)[0] for i in (1, 2)]
    for i in (1, 2):
        table.seat(i).has("Hill Giant")
        table.mana_for(table.seat(i).number, held[i - 1].id, 0)
    table.refresh()
    assert not table.seat(1).can(O_CAST, held[0])
    table.seat(0).attacks({bear: table.seat(1)})
    for i in (1, 2):
        table.mana_for(table.seat(i).number, held[i - 1].id, 0)
    table.refresh()
    assert table.step.startswith("declare attackers") and table.game.state.turn().step == ATTACKERS
    assert [table.seat(i).can(O_CAST, held[i - 1]) for i in (1, 2)] == [True, False]


@pytest.mark.parametrize("name", ONLY_THEN)
@rule("608.2c")
def test_what_it_does_to_the_attack(scenario, name):
    table = scenario(seats=2)
    bear, giant = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    table.seat(1).holds(name)
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).casts(name, at=[] if name == "Warrior's Stand" else [bear]).resolves()
    if name == "Warrior's Stand":
        assert (giant.power, giant.toughness, bear.power) == (5, 5, 2)
    else:
        assert bear.zone == ("hand" if name == "Champion's Victory" else "graveyard")


@rule("602.5d", "601.3")
def test_goblin_firestarter_before_attackers_are_declared(scenario):
    table = scenario(seats=2)
    goblin = table.seat(0).has("Goblin Firestarter")
    theirs = table.seat(1).has("Goblin Firestarter")
    assert table.seat(0).can(O_ACTIVATE, goblin)
    table.seat(0).activates(goblin, at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 19 and goblin.died
    other = table.seat(0).has("Goblin Firestarter")
    assert not table.seat(1).can(O_ACTIVATE, theirs)
    table.to_step(MAIN2)
    assert not table.seat(0).can(O_ACTIVATE, other)


@rule("601.3c")
def test_artifacts_are_cast_at_any_time_beside_a_shimmer_myr(scenario):
    table = scenario().knows(RELIC)
    held = table.seat(1).holds("Quiet Relic")[0]
    table.seat(1).gets_mana("C")
    assert not table.seat(1).can(O_CAST, held)
    table.seat(1).has("Shimmer Myr")
    assert table.seat(1).can(O_CAST, held)


@rule("601.2f")
def test_ruby_leech_makes_red_dearer(scenario):
    table = scenario()
    held = table.seat(0).holds("Lightning Bolt")[0]
    table.seat(0).gets_mana("R")
    assert table.seat(0).can(O_CAST, held)
    table.seat(0).has("Ruby Leech")
    assert not table.seat(0).can(O_CAST, held)
    table.seat(0).gets_mana("R")
    assert table.seat(0).can(O_CAST, held)


@rule("601.2f", "118.7")
def test_edgewalker_makes_clerics_cheaper(scenario):
    table = scenario()
    held = table.seat(0).holds("Soul Warden")[0]
    assert not table.seat(0).can(O_CAST, held)
    table.seat(0).has("Edgewalker")
    assert table.seat(0).can(O_CAST, held)


@rule("724.1")
def test_discontinuity_ends_the_turn(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Discontinuity")
    table.run(lambda d: table.game.state.turn().number == 2 or table.game.state.turn().step == MAIN2)
    assert table.game.state.turn().number == 2


@pytest.mark.parametrize("name,most", (("Caverns of Despair", 2), ("Silent Arbiter", 1)))
@rule("508.1c", "509.1b")
def test_few_attack_and_few_block(scenario, name, most):
    table = scenario(seats=2)
    table.seat(0).has(name, tapped=True)
    bears = table.seat(0).have(*["Grizzly Bears"] * 3)
    giants = table.seat(1).have(*["Hill Giant"] * 3)
    decision = table.run(lambda d: d.kind == D_ATTACK)
    for count in range(3, most - 1, -1):
        chosen = {b.id for b in bears[:count]}
        answer = [table.seat(1).ref if c in chosen else NONE for c in decision.attackers]
        if count > most:
            with pytest.raises(IllegalAnswer):
                table.answer(answer)
        else:
            table.answer(answer)
    assert table.run(lambda d: d.kind == D_BLOCK).kind == D_BLOCK
    for count in range(3, most, -1):
        with pytest.raises(IllegalAnswer):
            table.answer([x for g in giants[:count] for x in (g.id, bears[0].id)])
    table.seat(1).blocks(dict.fromkeys(giants[:most], bears[0]))


@rule("508.3a")
def test_what_an_attack_brings(scenario):
    table = scenario()
    bard, goblin = table.seat(0).have("Bard, Heir of Girion", "Boggart Prankster")
    bear = table.seat(0).has("Grizzly Bears")
    assert (bard.power, bear.power, goblin.power) == (4, 3, 2)
    table.seat(0).attacks({goblin: table.seat(1), bear: table.seat(1)})
    table.resolve_stack()
    assert goblin.power == 3 and bear.power == 3 and table.seat(0).hand == ["Forest"]


@rule("509.3g", "122.1f")
def test_an_unblocked_crypt_cobra_poisons(scenario):
    table = scenario()
    cobra = table.seat(0).has("Crypt Cobra")
    table.seat(0).attacks({cobra: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).poison == 1


@pytest.mark.parametrize("name,mana", (("Helm of Awakening", "G"), ("Sphere of Resistance", "CCG")))
@rule("601.2f")
def test_spells_cost_more_or_less_for_everybody(scenario, name, mana):
    table = scenario()
    table.seat(1).has(name)
    held = table.seat(0).holds("Grizzly Bears")[0]
    table.seat(0).gets_mana(mana[1:])
    assert not table.seat(0).can(O_CAST, held)
    table.seat(0).gets_mana(mana[0])
    assert table.seat(0).can(O_CAST, held)


@rule("106.6")
def test_beastcaller_savant_pays_for_creatures(scenario):
    table = scenario()
    table.seat(0).has("Beastcaller Savant")
    lions, bolt = table.seat(0).holds("Savannah Lions", "Lightning Bolt")
    assert table.seat(0).can(O_CAST, lions) and not table.seat(0).can(O_CAST, bolt)


@pytest.mark.parametrize("name", ("Aegis of the Gods", "Spirit of the Hearth"))
@rule("702.11c")
def test_a_player_with_hexproof_is_not_a_target_for_opponents(scenario, name):
    table = scenario(seats=2)
    table.seat(0).has(name)
    theirs, mine = table.seat(1).holds("Lava Spike")[0], table.seat(0).holds("Lava Spike")[0]
    for seat, held in ((table.seat(0), mine), (table.seat(1), theirs)):
        candidates = targets.choices(
            table.game, Context(seat.number, held.id), table.game.char(held.id).abilities.spell.slots[0]
        )
        assert (table.seat(0).ref in candidates) == (seat == table.seat(0))
