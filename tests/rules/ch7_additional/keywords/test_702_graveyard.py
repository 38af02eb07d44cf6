"""Persist, undying, unearth, embalm, eternalize, encore, scavenge, dredge, soulshift, recover, afterlife.

CR 702.46, 702.52, 702.59, 702.79, 702.84, 702.93, 702.97, 702.128, 702.129, 702.135, 702.141.
"""

from __future__ import annotations

from apnap.rules.core.constants import END, FLYING, HASTE, NONE
from apnap.rules.core.decisions import D_ATTACK, FOR_COST, FOR_MAY, O_ACTIVATE, IllegalAnswer
from apnap.testing import rule
from apnap.testing.scenario import Permanent

# persist -----------------------------------------------------------------------------------------------------------


@rule("702.79")
def test_persist_returns_once_with_a_counter(scenario):
    table = scenario()
    goblin = table.seat(0).has("Putrid Goblin")
    table.seat(1).casts("Shock", at=[goblin]).resolves()
    table.resolve_stack()
    back = table.seat(0).permanent("Putrid Goblin")
    assert back.counters("-1/-1") == 1 and back.power == 1
    table.seat(1).casts("Shock", at=[back]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == [] and table.seat(0).graveyard == ["Putrid Goblin"]


@rule("702.79", "108.3")
def test_persist_returns_under_its_owners_control(scenario):
    table = scenario()
    goblin = table.seat(1).has("Putrid Goblin")
    table.seat(0).casts("Mind Control", at=[goblin]).resolves()
    table.seat(0).casts("Shock", at=[goblin]).resolves()
    table.resolve_stack()
    assert table.seat(1).battlefield == ["Putrid Goblin"]


# undying -----------------------------------------------------------------------------------------------------------


@rule("702.93")
def test_undying_returns_with_a_counter_unless_it_had_one(scenario):
    table = scenario()
    wolf = table.seat(0).has("Young Wolf")
    geist = table.seat(0).has("Strangleroot Geist", counters={"+1/+1": 1})
    table.seat(0).casts("Pyroclasm").resolves()
    table.resolve_stack()
    assert wolf.died and geist.died and table.seat(0).battlefield == ["Young Wolf"]


@rule("702.93")
def test_undying_returns_with_a_plus_counter(scenario):
    table = scenario()
    wolf = table.seat(0).has("Young Wolf")
    table.seat(1).casts("Shock", at=[wolf]).resolves()
    table.resolve_stack()
    assert table.seat(0).permanent("Young Wolf").power == 2


# unearth -----------------------------------------------------------------------------------------------------------


@rule("702.84")
def test_unearth_lasts_until_the_end_step_and_ends_in_exile(scenario):
    table = scenario()
    zombie = table.seat(0).buried("Dregscape Zombie")[0]
    table.seat(0).gets_mana("B")
    table.seat(0).activates(zombie).resolves()
    back = table.seat(0).permanent("Dregscape Zombie")
    assert back.has(HASTE)
    table.seat(0).attacks({back: table.seat(1)})
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(1).life == 18 and table.seat(0).exile == ["Dregscape Zombie"]


@rule("702.84", "614.1a")
def test_an_unearthed_creature_that_would_leave_is_exiled(scenario):
    table = scenario()
    ogre = table.seat(0).buried("Fire-Field Ogre")[0]
    table.seat(0).gets_mana("UBR")
    table.seat(0).activates(ogre).resolves()
    table.seat(1).casts("Unsummon", at=[table.seat(0).permanent("Fire-Field Ogre")]).resolves()
    assert table.seat(0).exile == ["Fire-Field Ogre"] and table.seat(0).hand == []


@rule("702.84")
def test_unearth_only_as_a_sorcery(scenario):
    table = scenario()
    zombie = table.seat(1).buried("Dregscape Zombie")[0]
    table.seat(1).gets_mana("B")
    table.seat(0).casts("Opt")
    assert not table.seat(1).can(O_ACTIVATE, zombie)


# embalm ------------------------------------------------------------------------------------------------------------


@rule("702.128")
def test_embalm_makes_a_white_zombie(scenario):
    table = scenario()
    cat = table.seat(0).buried("Tah-Crop Skirmisher")[0]
    table.seat(0).gets_mana("CCCU")
    table.seat(0).activates(cat).resolves()
    token = table.seat(0).permanent("Tah-Crop Skirmisher")
    assert table.seat(0).exile == ["Tah-Crop Skirmisher"] and token.colors == "W" and token.mana_value == 0
    assert token.is_a("Zombie") and token.is_a("Snake") and (token.power, token.toughness) == (2, 1)


@rule("702.128")
def test_embalm_only_as_a_sorcery(scenario):
    table = scenario()
    cat = table.seat(1).buried("Sacred Cat")[0]
    table.seat(1).gets_mana("W")
    assert not table.seat(1).can(O_ACTIVATE, cat)


# eternalize --------------------------------------------------------------------------------------------------------


@rule("702.129")
def test_eternalize_makes_a_black_four_four(scenario):
    table = scenario()
    pouncer = table.seat(0).buried("Adorned Pouncer")[0]
    table.seat(0).gets_mana("CCCWW")
    table.seat(0).activates(pouncer).resolves()
    token = table.seat(0).permanent("Adorned Pouncer")
    assert token.colors == "B" and (token.power, token.toughness) == (4, 4) and token.is_a("Zombie")


# encore ------------------------------------------------------------------------------------------------------------


@rule("702.141")
def test_encore_attacks_every_opponent(scenario):
    table = scenario(seats=3)
    courier = table.seat(0).buried("Impulsive Pilferer")[0]
    table.seat(0).gets_mana("CCCR")
    table.seat(0).activates(courier).resolves()
    tokens = list(table.game.state.ids(table.seat(0).number, 5))
    assert len(tokens) == 2 and all(Permanent(table, id).has(HASTE) for id in tokens)
    decision = table.run(lambda d: d.kind == D_ATTACK)
    for wrong in ([NONE, NONE], [table.seat(1).ref, table.seat(1).ref]):
        try:
            table.answer(wrong)
        except IllegalAnswer:
            continue
        raise AssertionError("each attacks an opponent of its own")
    first = table.game.state.apnap()[1]
    table.answer([-1 - first, table.seat(2).ref if first == table.seat(1).number else table.seat(1).ref])
    assert decision is not None
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(1).life == 19 and table.seat(2).life == 19
    assert table.seat(0).battlefield.count("Treasure Token") == 2


# scavenge ----------------------------------------------------------------------------------------------------------


@rule("702.97")
def test_scavenge_counts_the_power_of_the_card(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    goliath = table.seat(0).buried("Deadbridge Goliath")[0]
    table.seat(0).gets_mana("CCCCGG")
    table.seat(0).activates(goliath, at=[bear]).resolves()
    assert bear.counters("+1/+1") == 5 and table.seat(0).exile == ["Deadbridge Goliath"]
    wurm = table.seat(1).buried("Terrus Wurm")[0]
    table.seat(1).gets_mana("CCCCCCB")
    assert not table.seat(1).can(O_ACTIVATE, wurm)


# dredge ------------------------------------------------------------------------------------------------------------


@rule("702.52")
def test_dredge_instead_of_a_draw(scenario):
    table = scenario(seats=2)
    dog = table.seat(0).buried("Greater Mossdog")[0]
    size = table.seat(0).library_size
    table.seat(0).casts("Think Twice")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    assert table.seat(0).hand == ["Greater Mossdog"] and dog.zone == "hand"
    assert table.seat(0).library_size == size - 3 and len(table.seat(0).graveyard) == 4


@rule("702.52")
def test_dredge_may_be_declined_or_impossible(scenario):
    table = scenario(seats=2)
    table.seat(0).buried("Shenanigans")
    table.seat(0).casts("Think Twice")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([0])
    assert table.seat(0).hand == ["Forest"]
    table.seat(0).empty_library()
    table.seat(0).buried("Darkblast")
    table.seat(0).casts("Opt").resolves()
    assert table.seat(0).outcome != "playing"  # there were no three cards to mill


# soulshift ---------------------------------------------------------------------------------------------------------


@rule("702.46")
def test_soulshift_returns_a_spirit(scenario):
    table = scenario()
    small = table.seat(0).buried("Kami of Empty Graves")[0]
    big = table.seat(0).buried("Nightsoil Kami")[0]
    kami = table.seat(0).has("Nightsoil Kami")
    table.seat(1).casts("Murder", at=[kami]).resolves()
    table.says([small.id])
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert small.zone == "hand" and big.zone == "graveyard"


# recover -----------------------------------------------------------------------------------------------------------


@rule("702.59")
def test_recover_returns_the_card_or_exiles_it(scenario):
    for pays in (1, 0):
        table = scenario(seats=2)
        bounty = table.seat(0).buried("Sun's Bounty")[0]
        bear = table.seat(0).has("Grizzly Bears")
        table.seat(0).gets_mana("CW")
        table.seat(1).casts("Murder", at=[bear]).resolves()
        table.seat(0).gets_mana("CW")
        table.asked(table.seat(0), FOR_COST)
        table.answer([pays])
        table.resolve_stack()
        assert bounty.zone == ("hand" if pays else "exile")


@rule("702.59")
def test_recover_does_not_see_a_creature_of_an_opponent(scenario):
    table = scenario(seats=2)
    resize = table.seat(0).buried("Resize")[0]
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Murder", at=[bear]).resolves()
    assert table.stack == [] and resize.zone == "graveyard"


# afterlife ---------------------------------------------------------------------------------------------------------


@rule("702.135")
def test_afterlife_leaves_spirits(scenario):
    table = scenario()
    oligarch, ministrant = table.seat(0).have("Imperious Oligarch", "Ministrant of Obligation")
    table.seat(0).casts("Pyroclasm").resolves()
    table.resolve_stack()
    assert oligarch.died and ministrant.died
    assert table.seat(0).battlefield == ["Spirit Token"] * 3
    assert table.seat(0).permanent("Spirit Token").has(FLYING)
