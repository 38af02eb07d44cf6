"""Kicker, buyback, replicate, entwine, escalate, bargain, casualty, squad, offspring.

CR 702.27, 702.33, 702.42, 702.56, 702.120, 702.153, 702.157, 702.166, 702.175.
"""

from __future__ import annotations

from apnap.rules.ch7_additional.copying import copiable_values
from apnap.rules.core.decisions import D_MODE, O_CAST
from apnap.testing import rule

# kicker ------------------------------------------------------------------------------------------------------------


@rule("702.33")
def test_kicker_is_offered_and_remembered(scenario):
    table = scenario()
    table.seat(0).gets_mana("CCG")
    table.seat(0).casts("Citanul Woodreaders", says=[[1]]).resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == 2 and table.seat(0).pool == ""


@rule("702.33", "603.4")
def test_without_its_kicker_nothing_triggers(scenario):
    table = scenario()
    table.seat(0).gets_mana("CCG")
    table.seat(0).casts("Citanul Woodreaders", says=[[0]]).resolves()
    assert table.stack == [] and table.seat(0).hand == []


@rule("702.33")
def test_a_kicked_spell_does_more_instead(scenario):
    table = scenario()
    table.seat(0).gets_mana("CCU")
    table.seat(0).casts("Field Research", says=[[1]]).resolves()
    assert len(table.seat(0).hand) == 3
    table.seat(0).casts("Field Research").resolves()
    assert len(table.seat(0).hand) == 5


@rule("702.33", "614.1c")
def test_a_kicked_creature_enters_with_counters(scenario):
    table = scenario()
    table.seat(0).gets_mana("CCCC")
    table.seat(0).casts("Baloth Gorger", says=[[1]]).resolves()
    assert table.seat(0).permanent("Baloth Gorger").power == 7
    table.seat(0).casts("Baloth Gorger").resolves()
    assert table.seat(0).permanent("Baloth Gorger").power == 4


@rule("702.33")
def test_multikicker_counts(scenario):
    table = scenario()
    table.seat(0).gets_mana("CCCCGG")
    table.seat(0).casts("Gnarlid Pack", says=[[2]]).resolves()
    assert table.seat(0).permanent("Gnarlid Pack").counters("+1/+1") == 2
    table.seat(0).gets_mana("WWW")
    table.seat(0).casts("Lightkeeper of Emeria", x=3).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 26


@rule("702.33", "707.2")
def test_a_new_object_was_not_kicked(scenario):
    table = scenario()
    table.seat(0).gets_mana("CCCC")
    table.seat(0).casts("Baloth Gorger", says=[[1]]).resolves()
    gorger = table.seat(0).permanent("Baloth Gorger")
    table.seat(0).casts("Doom Blade", at=[gorger]).resolves()
    table.seat(0).casts("Zombify", at=[gorger.now]).resolves()
    assert table.seat(0).permanent("Baloth Gorger").power == 4


# buyback -----------------------------------------------------------------------------------------------------------


@rule("702.27")
def test_buyback_returns_the_spell_as_it_resolves(scenario):
    table = scenario()
    table.seat(0).gets_mana("CCCCC")
    table.seat(0).casts("Whispers of the Muse", says=[[1]]).resolves()
    assert sorted(table.seat(0).hand) == ["Forest", "Whispers of the Muse"]


@rule("702.27")
def test_buyback_does_not_save_a_countered_spell(scenario):
    table = scenario()
    table.seat(0).has("Forest")
    spell = table.seat(0).casts("Reaping the Rewards", says=[[1]])
    assert table.seat(0).battlefield == []
    table.seat(1).casts("Counterspell", at=[spell]).resolves()
    assert table.seat(0).hand == [] and "Reaping the Rewards" in table.seat(0).graveyard


@rule("702.27")
def test_without_buyback_it_is_gone(scenario):
    table = scenario()
    table.seat(0).casts("Mystic Speculation").resolves()
    assert table.seat(0).graveyard == ["Mystic Speculation"]


# replicate ---------------------------------------------------------------------------------------------------------


@rule("702.56")
def test_replicate_copies_for_each_payment(scenario):
    table = scenario()
    rings = table.seat(1).have("Sol Ring", "Mind Stone")
    table.seat(0).gets_mana("R")
    table.seat(0).casts("Shattering Spree", at=[rings[0]], x=1)
    table.asked(table.seat(0), "target")
    table.answer([rings[1].id])
    table.resolve_stack()
    assert rings[0].died and rings[1].died
    table.seat(0).gets_mana("CUCU")
    table.seat(0).casts("Train of Thought", says=[[2]])
    table.resolve_stack()
    assert len(table.seat(0).hand) == 3


# entwine -----------------------------------------------------------------------------------------------------------


@rule("702.42")
def test_entwine_does_both(scenario):
    table = scenario()
    ring, forest = table.seat(1).have("Sol Ring", "Forest")
    table.seat(0).gets_mana("CCCR")
    table.seat(0).casts("Rain of Rust", at=[ring, forest], says=[[1]]).resolves()
    assert ring.died and forest.died


@rule("702.42")
def test_without_entwine_the_spell_has_one_mode(scenario):
    table = scenario()
    ring, forest = table.seat(1).have("Sol Ring", "Forest")
    table.seat(0).gets_mana("CCCR")
    table.seat(0).casts("Rain of Rust", at=[forest], modes=[1], says=[[0]]).resolves()
    assert ring.stayed and forest.died


@rule("702.42")
def test_entwine_is_offered_only_with_targets_for_all_modes(scenario):
    table = scenario()
    forest = table.seat(1).has("Forest")
    table.seat(0).gets_mana("CCCR")
    table.seat(0).casts("Rain of Rust", at=[forest]).resolves()
    assert forest.died and table.seat(0).pool != ""  # what entwining costs is still there


# escalate ----------------------------------------------------------------------------------------------------------


@rule("702.120")
def test_escalate_pays_for_each_further_mode(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CW")
    table.seat(0).casts("Borrowed Grace", modes=[0, 1]).resolves()
    assert (bear.power, bear.toughness) == (4, 4) and table.seat(0).pool == ""


@rule("702.120")
def test_escalate_offers_no_more_than_can_be_paid(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).holds("Borrowed Grace")
    table.seat(0).gets_mana("CCW")
    grace = table.in_hand(table.seat(0).number, "Borrowed Grace")
    decision = table.to_priority(table.seat(0).number)
    pick = next(i for i, o in enumerate(decision.options) if o.kind == O_CAST and o.id == grace)
    table.game.answer([pick], table.seat(0).number)
    asked = table.game.decision()
    assert asked.kind == D_MODE and asked.maximum == 1
    table.answer([1])
    table.resolve_stack()
    assert (bear.power, bear.toughness) == (2, 4)


# bargain -----------------------------------------------------------------------------------------------------------


@rule("702.166")
def test_bargain_sacrifices_an_artifact_enchantment_or_token(scenario):
    table = scenario()
    stone = table.seat(0).has("Mind Stone")
    table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("High Fae Negotiator", says=[[1]]).resolves()
    table.resolve_stack()
    assert stone.died and table.seat(1).life == 17 and table.seat(0).life == 23


@rule("702.166")
def test_without_a_bargain_nothing_more(scenario):
    table = scenario()
    stone = table.seat(0).has("Mind Stone")
    table.seat(0).casts("High Fae Negotiator", says=[[0]]).resolves()
    table.resolve_stack()
    assert stone.stayed and table.seat(1).life == 20


# casualty ----------------------------------------------------------------------------------------------------------


@rule("702.153")
def test_casualty_copies_the_spell(scenario):
    table = scenario()
    giant, elf = table.seat(0).have("Hill Giant", "Llanowar Elves")
    bear, other = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).casts("Light 'Em Up", at=[bear], says=[[1]])
    assert giant.died and elf.stayed  # only it has the power
    table.says([other.id])
    table.resolve_stack()
    assert bear.died and other.died


@rule("702.153")
def test_without_casualty_the_spell_is_not_copied(scenario):
    table = scenario()
    giant = table.seat(0).has("Hill Giant")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Light 'Em Up", at=[bear], says=[[0]])
    assert len(table.stack) == 1 and giant.stayed


# squad -------------------------------------------------------------------------------------------------------------


@rule("702.157")
def test_squad_brings_as_many_copies(scenario):
    table = scenario()
    table.seat(0).gets_mana("CGCG")
    table.seat(0).casts("Galadhrim Brigade", x=2).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Galadhrim Brigade"] * 3
    assert table.seat(0).permanent("Galadhrim Brigade").power == 4


# offspring ---------------------------------------------------------------------------------------------------------


@rule("702.175")
def test_offspring_is_a_smaller_copy(scenario):
    table = scenario()
    table.seat(0).gets_mana("C")
    table.seat(0).casts("Intrepid Rabbit", says=[[1]]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Intrepid Rabbit"] * 2
    small = table.seat(0).permanent("Intrepid Rabbit")
    assert copiable_values(table.game, small.id).power == 1 and table.game.state.objs[small.id].token


@rule("702.175")
def test_without_offspring_it_comes_alone(scenario):
    table = scenario()
    table.seat(0).casts("Steampath Charger").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Steampath Charger"]
