"""Convoke, delve, improvise, affinity, undaunted. CR 702.41, 702.51, 702.66, 702.125, 702.126."""

from __future__ import annotations

from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule
from tests.helpers.read_cards import made

# convoke -----------------------------------------------------------------------------------------------------------


@rule("702.51")
def test_convoke_pays_everything_with_creatures(scenario):
    table = scenario()
    lions, *bears = table.seat(0).have("Savannah Lions", "Grizzly Bears", "Grizzly Bears", "Grizzly Bears", sick=True)
    table.seat(0).casts("Ledev Guardian", free=False).resolves()
    assert lions.tapped and all(b.tapped for b in bears)
    assert "Ledev Guardian" in table.seat(0).battlefield


@rule("702.51")
def test_convoke_needs_the_colour(scenario):
    table = scenario()
    table.seat(0).have(*["Grizzly Bears"] * 5)
    guardian = table.seat(0).holds("Ledev Guardian")[0]
    assert not table.seat(0).can(O_CAST, guardian)
    table.seat(0).has("Plains")
    assert table.seat(0).can(O_CAST, guardian)


@rule("702.51")
def test_a_creature_that_makes_mana_helps_once(scenario):
    table = scenario()
    table.seat(0).have("Llanowar Elves", "Grizzly Bears", "Plains")
    guardian = table.seat(0).holds("Ledev Guardian")[0]
    assert not table.seat(0).can(O_CAST, guardian)
    table.seat(0).has("Forest")
    table.seat(0).casts("Ledev Guardian", free=False).resolves()
    assert "Ledev Guardian" in table.seat(0).battlefield
    assert all(table.game.state.objs[id].tapped for id in table.game.state.ids(table.seat(0).number, 5)[:4])


@rule("702.51", "601.2h")
def test_how_many_help_is_the_players_choice(scenario):
    table = scenario()
    lions, bear = table.seat(0).have("Savannah Lions", "Grizzly Bears")
    table.seat(0).gets_mana("CCCCWW")
    spell = table.seat(0).casts("Conclave Equenaut", free=False)
    assert spell.zone == "stack" and not lions.tapped and not bear.tapped


# delve -------------------------------------------------------------------------------------------------------------


@rule("702.66")
def test_delve_exiles_for_generic_mana_only(scenario):
    table = scenario()
    table.seat(0).buried(*["Forest"] * 7)
    angler = table.seat(0).holds("Gurmag Angler")[0]
    assert not table.seat(0).can(O_CAST, angler)
    table.seat(0).gets_mana("B")
    table.seat(0).casts("Gurmag Angler", free=False).resolves()
    assert len(table.seat(0).exile) == 6 and table.seat(0).graveyard == ["Forest"]


@rule("702.66")
def test_delve_with_some_mana(scenario):
    table = scenario()
    table.seat(0).buried("Forest", "Shock", "Fog", "Opt", "Island")
    table.seat(0).gets_mana("UCCCC")
    table.seat(0).casts("Treasure Cruise", free=False)
    table.resolve_stack()
    assert len(table.seat(0).exile) == 3 and len(table.seat(0).hand) == 3


# improvise ---------------------------------------------------------------------------------------------------------


@rule("702.126")
def test_improvise_taps_artifacts(scenario):
    table = scenario()
    one, two = table.seat(0).have("Ornithopter", "Memnite", sick=True)
    table.seat(0).gets_mana("CC")
    assembler = table.seat(0).holds("Foundry Assembler")[0]
    assert not table.seat(0).can(O_CAST, assembler)
    table.seat(0).gets_mana("C")
    table.seat(0).casts("Foundry Assembler", free=False).resolves()
    assert one.tapped and two.tapped and "Foundry Assembler" in table.seat(0).battlefield


@rule("702.126")
def test_an_artifact_that_makes_mana_helps_in_one_way(scenario):
    table = scenario()
    ring = table.seat(0).has("Sol Ring")
    table.seat(0).gets_mana("UCCC")
    table.seat(0).casts("Bastion Inventor", free=False, says=[[0]])
    assert ring.tapped and table.stack == ["Bastion Inventor"]


# affinity ----------------------------------------------------------------------------------------------------------


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


# undaunted ---------------------------------------------------------------------------------------------------------


@rule("702.125")
def test_undaunted_counts_opponents(scenario):
    table = scenario(seats=4)
    breath = table.seat(0).holds("Sublime Exhalation")[0]
    table.seat(0).gets_mana("CCW")
    assert not table.seat(0).can(O_CAST, breath)
    table.seat(0).gets_mana("C")
    assert table.seat(0).can(O_CAST, breath)
    table.seat(3).concedes()
    assert not table.seat(0).can(O_CAST, breath)


@rule("702.51")
def test_creatures_that_convoked_a_spell_are_known_as_it_resolves(scenario):
    text = "Convoke\nPut a +1/+1 counter on each creature that convoked this spell."
    table = scenario().knows(made(text, cost="{G}{G}"))
    bears = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    other = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Rite", free=False).resolves()
    assert [one.counters("+1/+1") for one in (*bears, other)] == [1, 1, 0]


@rule("702.51")
def test_creatures_that_convoked_are_known_of_the_permanent(scenario):
    text = "Convoke\n<etb>, put a +1/+1 counter on each creature <conv>."
    table = scenario().knows(made(text, "Creature \u2014 Elephant", "{G}", name="Herd"))
    bear, other = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).casts("Herd", free=False, says=[[bear.id]]).resolves()
    table.resolve_stack()
    grown = [one for one in (bear, other) if one.counters("+1/+1")]
    assert len(grown) == 1 and grown[0].tapped


@rule("707.10", "702.51")
def test_nothing_convoked_a_copy(scenario):
    text = "Convoke\nPut a +1/+1 counter on each creature that convoked this spell."
    table = scenario().knows(
        made(text, cost="{G}"), made("When you next cast a spell this turn, copy it.", "Instant", name="Echo")
    )
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Echo").resolves()
    table.seat(0).casts("Rite", free=False)
    table.resolve_stack()
    assert bear.counters("+1/+1") == 1
