"""Kicker, multikicker, buyback, replicate; storm, cascade, affinity, cycling.

CR 702.27, 702.29, 702.33, 702.40, 702.41, 702.56, 702.85.
"""

from __future__ import annotations

from apnap.rules.core.constants import FLYING, UPKEEP
from apnap.rules.core.decisions import FOR_MAY, FOR_SEARCH, O_CAST
from apnap.testing import rule


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


@rule("702.41")
def test_affinity_counts_what_you_control(scenario):
    table = scenario()
    table.seat(1).have("Sol Ring", "Sol Ring")
    frog = table.seat(0).holds("Frogmite")[0]
    table.seat(0).gets_mana("C")
    assert not table.seat(0).can(O_CAST, frog)
    table.seat(0).have("Darksteel Citadel", "Ornithopter", "Memnite", tapped=True)
    table.seat(0).casts("Frogmite", free=False).resolves()
    assert "Frogmite" in table.seat(0).battlefield and table.seat(0).pool == ""


@rule("702.41", "601.2f")
def test_affinity_for_islands_never_goes_below_nothing(scenario):
    table = scenario()
    table.seat(0).have(*["Island"] * 7, tapped=True)
    table.seat(0).casts("Spire Golem", free=False).resolves()
    assert "Spire Golem" in table.seat(0).battlefield
    enforcer = table.seat(0).holds("Myr Enforcer")[0]
    assert not table.seat(0).can(O_CAST, enforcer)


@rule("702.29")
def test_cycling_from_the_hand(scenario):
    table = scenario()
    mauler = table.seat(1).holds("Barkhide Mauler")[0]
    table.seat(1).gets_mana("CC")
    table.seat(1).activates(mauler).resolves()
    assert table.seat(1).hand == ["Forest"] and table.seat(1).graveyard == ["Barkhide Mauler"]
    serpent = table.seat(0).has("Lava Serpent")
    table.seat(0).gets_mana("CC")
    decision = table.to_priority(table.seat(0).number)
    assert all(o.id != serpent.id for o in decision.options)


@rule("702.29", "603.10a")
def test_a_card_notices_that_it_is_cycled(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    aven = table.seat(0).holds("Windcaller Aven")[0]
    table.seat(0).gets_mana("U")
    table.seat(0).activates(aven)
    table.resolve_stack()
    assert bear.has(FLYING) and table.seat(0).hand == ["Forest"]


@rule("702.29")
def test_islandcycling_finds_an_island(scenario):
    table = scenario()
    table.seat(0).library("Tundra")
    dinosaur = table.seat(0).holds("Marauding Brinefang")[0]
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(dinosaur)
    decision = table.asked(table.seat(0), FOR_SEARCH)
    assert len(decision.candidates) == 1
    table.answer(list(decision.candidates))
    table.resolve_stack()
    assert table.seat(0).hand == ["Tundra"]


@rule("702.40")
def test_storm_copies_for_each_spell_before_it(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Opt").resolves()
    table.seat(1).casts("Opt").resolves()
    table.seat(0).casts("Grapeshot", at=[table.seat(1)])
    table.resolve_stack()
    assert table.seat(1).life == 17


@rule("702.40")
def test_storm_counts_this_turn_only(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Opt").resolves()
    table.to_step(UPKEEP, table.seat(1))
    table.seat(1).casts("Brain Freeze", at=[table.seat(0)])
    table.resolve_stack()
    assert table.seat(0).graveyard.count("Forest") == 3


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


@rule("702.85")
def test_cascade_casts_a_cheaper_card_for_nothing(scenario):
    table = scenario()
    table.seat(0).library("Forest", "Craw Wurm", "Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Bloodbraid Elf")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert sorted(table.seat(0).battlefield) == ["Bloodbraid Elf", "Grizzly Bears"]
    assert table.seat(0).exile == [] and table.names(table.seat(0).number, 0)[-1] == "Hill Giant"
    assert "Craw Wurm" in table.names(table.seat(0).number, 0)[:2]


@rule("702.85")
def test_cascade_may_be_declined_and_everything_goes_down(scenario):
    table = scenario()
    table.seat(0).empty_library()
    table.seat(0).library("Forest", "Grizzly Bears")
    table.seat(0).casts("Enlisted Wurm")
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Enlisted Wurm"] and table.seat(0).library_size == 2
