"""Embalm, eternalize, encore, dredge, soulshift, transmute, disturb.

CR 702.46, 702.52, 702.53, 702.128, 702.129, 702.141, 702.146.
"""

from __future__ import annotations

from apnap.rules.core.constants import END, HASTE, NONE
from apnap.rules.core.decisions import D_ATTACK, FOR_MAY, O_ACTIVATE, O_CAST, IllegalAnswer
from apnap.testing import rule
from apnap.testing.scenario import Permanent


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


@rule("702.129")
def test_eternalize_makes_a_black_four_four(scenario):
    table = scenario()
    pouncer = table.seat(0).buried("Adorned Pouncer")[0]
    table.seat(0).gets_mana("CCCWW")
    table.seat(0).activates(pouncer).resolves()
    token = table.seat(0).permanent("Adorned Pouncer")
    assert token.colors == "B" and (token.power, token.toughness) == (4, 4) and token.is_a("Zombie")


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


@rule("702.53")
def test_transmute_finds_a_card_of_the_same_mana_value(scenario):
    table = scenario()
    card = table.seat(0).holds("Muddle the Mixture")[0]
    two, one = table.seat(0).library("Grizzly Bears", "Shock")
    table.seat(0).gets_mana("CUU")
    table.seat(0).activates(card)
    decision = table.asked(table.seat(0), "search")
    assert two.id in decision.candidates and one.id not in decision.candidates
    table.answer([two.id])
    table.resolve_stack()
    assert table.seat(0).hand == ["Grizzly Bears"] and table.seat(0).graveyard == ["Muddle the Mixture"]


@rule("702.146", "712.8")
def test_disturb_casts_the_back_from_the_graveyard(scenario):
    table = scenario()
    angler = table.seat(0).buried("Baithook Angler")[0]
    table.seat(0).gets_mana("CU")
    table.choose_option(table.seat(0).number, O_CAST, angler.now, (), None, (), ())
    assert table.stack == ["Hook-Haunt Drifter"]
    table.resolve_stack()
    drifter = table.seat(0).permanent("Hook-Haunt Drifter")
    assert drifter.mana_value == 2 and drifter.is_a("Spirit")
    table.seat(1).casts("Lightning Bolt", at=[drifter]).resolves()
    assert table.seat(0).exile == ["Baithook Angler"] and table.seat(0).graveyard == []


@rule("702.146")
def test_a_disturbed_spell_that_is_countered_is_exiled(scenario):
    table = scenario()
    patrol = table.seat(0).buried("Mourning Patrol")[0]
    table.seat(0).gets_mana("CCCW")
    table.choose_option(table.seat(0).number, O_CAST, patrol.now, (), None, (), ())
    spell = table.stack_ids()[-1]
    table.seat(1).casts("Counterspell", at=[spell]).resolves()
    assert table.seat(0).exile == ["Mourning Patrol"]


@rule("702.146", "303.4")
def test_a_disturbed_aura_has_a_target(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    infantry = table.seat(0).buried("Drogskol Infantry")[0]
    table.seat(0).gets_mana("CCCW")
    table.choose_option(table.seat(0).number, O_CAST, infantry.now, [bear], None, (), ())
    table.resolve_stack()
    assert bear.power == 4 and table.seat(0).permanent("Drogskol Armaments").attached_to == bear
