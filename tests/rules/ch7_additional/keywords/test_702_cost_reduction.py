"""Convoke, delve, improvise. CR 702.51, 702.66, 702.126."""

from __future__ import annotations

from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule


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
