"""Classic puzzles of things that are taken for a time, and what becomes of them. CR 607, 610.3, 611.2b."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import FLYING, INDESTRUCTIBLE
from apnap.rules.core.decisions import D_CHOOSE, D_PRIORITY, FOR_MAY
from apnap.testing import rule
from apnap.testing.plugin import Builder


# linked abilities ----------------------------------------------------------------------------------------------------
@rule("607.2a", "603.3b")
def test_oblivion_ring_leaves_with_its_first_trigger_on_the_stack(scenario: Builder) -> None:
    """Destroyed in response, the Ring's second ability resolves first and finds nothing; then the first one exiles, and
    nothing returns that card."""
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Oblivion Ring").resolves()
    assert len(table.stack) == 1  # the target was the only one
    ring = table.seat(0).permanent("Oblivion Ring")
    table.seat(1).casts("Disenchant", at=[ring]).resolves()
    assert len(table.stack) == 2
    table.resolve_stack()
    assert bears.zone == "exile" and table.seat(1).battlefield == []


@rule("607.2a")
def test_oblivion_ring_returns_what_it_exiled(scenario: Builder) -> None:
    """Only what this Ring exiled comes back, under its owner's control, as a new object."""
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears", counters={"+1/+1": 2})
    other = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Oblivion Ring")
    table.run(lambda d: d.kind != D_PRIORITY, "a target")
    table.answer([bears.id])
    table.resolve_stack()
    table.seat(0).casts("Swords to Plowshares", at=[other]).resolves()
    table.seat(1).casts("Disenchant", at=[table.seat(0).permanent("Oblivion Ring")]).resolves()
    table.resolve_stack()
    assert table.seat(1).battlefield == ["Grizzly Bears"]
    assert table.seat(1).permanent("Grizzly Bears").counters("+1/+1") == 0
    assert other.zone == "exile"


@rule("607.2a", "608.2d")
def test_fiend_hunter_may_take_nothing(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Fiend Hunter")
    table.asked(purpose=FOR_MAY)
    table.answer([0])
    table.resolve_stack()
    table.seat(0).casts("Shock", at=[bears]).resolves()
    table.seat(0).casts("Murder", at=[table.seat(0).permanent("Fiend Hunter")]).resolves()
    table.resolve_stack()
    assert table.seat(1).battlefield == [] and table.seat(1).graveyard == ["Grizzly Bears"]


# until this leaves ---------------------------------------------------------------------------------------------------
@rule("610.3", "610.3c")
def test_banisher_priest_leaves_and_the_creature_is_back_at_once(scenario: Builder) -> None:
    """No ability triggers and nothing uses the stack: right after the Priest has left, the creature is back."""
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Banisher Priest").resolves()
    table.resolve_stack()
    assert bears.zone == "exile"
    table.seat(1).casts("Shock", at=[table.seat(0).permanent("Banisher Priest")]).resolves()
    assert table.seat(1).battlefield == ["Grizzly Bears"] and not table.stack


@rule("610.3b")
def test_banisher_priest_leaves_with_its_trigger_on_the_stack(scenario: Builder) -> None:
    """The event that ends it has come before it begins: the creature does not move at all."""
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Banisher Priest").resolves()
    table.seat(1).casts("Shock", at=[table.seat(0).permanent("Banisher Priest")]).resolves()
    assert len(table.stack) == 1
    table.resolve_stack()
    assert bears.stayed


@rule("610.3d", "603.6a")
def test_two_priests_leave_together(scenario: Builder) -> None:
    """What both had exiled returns at the same time: the two creatures see each other enter."""
    table = scenario()
    wardens = table.seat(1).have("Soul Warden", "Essence Warden")
    for warden in wardens:
        table.seat(0).casts("Banisher Priest")
        decision = table.run(lambda d: d.kind == D_CHOOSE or "Banisher Priest" in table.seat(0).battlefield, "it")
        if decision.kind == D_CHOOSE:
            table.answer([warden.id])
        table.resolve_stack()
    assert table.seat(1).battlefield == []
    table.seat(0).casts("Pyroclasm").resolves()
    assert sorted(table.seat(1).battlefield) == ["Essence Warden", "Soul Warden"]
    before = table.seat(1).life
    table.resolve_stack()
    assert table.seat(1).life == before + 2


@rule("610.3", "111.8", "704.5d")
def test_an_exiled_token_does_not_return(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).casts("Raise the Alarm").resolves()
    table.seat(0).casts("Banisher Priest")
    table.run(lambda d: d.kind != D_PRIORITY, "a target")
    table.answer([table.seat(1).permanent("Soldier Token").id])
    table.resolve_stack()
    table.seat(1).casts("Shock", at=[table.seat(0).permanent("Banisher Priest")]).resolves()
    assert table.seat(1).battlefield == ["Soldier Token"]


@rule("610.3", "800.4a")
def test_the_priests_owner_leaves_the_game(scenario: Builder) -> None:
    """A permanent that leaves the game with its owner leaves the battlefield: what it had exiled returns."""
    table = scenario(3)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Banisher Priest").resolves()
    table.resolve_stack()
    assert bears.zone == "exile"
    table.seat(0).concedes()
    assert table.seat(1).battlefield == ["Grizzly Bears"]


@rule("610.3", "702.26d")
def test_a_phased_out_permanent_has_not_left(scenario: Builder) -> None:
    """Phasing out is not leaving the battlefield: what is exiled until then stays in exile."""
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Banisher Priest").resolves()
    table.resolve_stack()
    table.seat(0).casts("Reality Ripple", at=[table.seat(0).permanent("Banisher Priest")]).resolves()
    assert bears.zone == "exile" and table.seat(1).battlefield == []


# for as long as ------------------------------------------------------------------------------------------------------
@rule("611.2b")
def test_master_thief_is_gone_before_his_ability_resolves(scenario: Builder) -> None:
    """The duration ends before the effect would begin: it never begins, and does not last for ever either."""
    table = scenario()
    ring = table.seat(1).has("Sol Ring")
    table.seat(0).casts("Master Thief").resolves()
    table.seat(1).casts("Shock", at=[table.seat(0).permanent("Master Thief")]).resolves()
    table.resolve_stack()
    assert ring.controller == table.seat(1)


@rule("611.2b", "613.1b")
def test_master_thief_is_stolen_and_comes_back(scenario: Builder) -> None:
    """Once he changes hands the effect ends, and does not begin again when he returns."""
    table = scenario()
    ring = table.seat(1).has("Sol Ring")
    table.seat(0).casts("Master Thief").resolves()
    table.resolve_stack()
    thief = table.seat(0).permanent("Master Thief")
    assert ring.controller == table.seat(0)
    table.next_turn()
    table.run(lambda d: d.kind == D_PRIORITY and table.step == "precombat main phase", "the main phase")
    borrower = table.active[0]
    borrower.casts("Act of Treason", at=[thief]).resolves()
    assert thief.controller == borrower and ring.controller == table.seat(1)
    table.next_turn()
    assert thief.controller == table.seat(0) and ring.controller == table.seat(1)


@rule("611.2b", "702.26e")
def test_aegis_angel_phases_out(scenario: Builder) -> None:
    """An effect that lasts for as long as one controls a permanent ends as that permanent phases out."""
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Aegis Angel").resolves()
    table.resolve_stack()
    assert bears.has(INDESTRUCTIBLE)
    table.seat(0).casts("Reality Ripple", at=[table.seat(0).permanent("Aegis Angel")]).resolves()
    assert not bears.has(INDESTRUCTIBLE)


@rule("613.7", "800.4a", "611.2b")
@pytest.mark.parametrize("leaver", [1, 2])
def test_control_effects_in_layers_and_a_player_who_leaves(scenario: Builder, leaver: int) -> None:
    """Seat 1 has Mind Control on a creature of seat 0, then seat 2's Dragon takes it: the younger effect counts. When
    seat 2 leaves, seat 1 has it again; when seat 1 leaves, its Aura goes and nothing changes."""
    table = scenario(4)
    bears = table.seat(0).has("Grizzly Bears")
    table.to_turn(table.seat(1))
    table.run(lambda d: d.kind == D_PRIORITY and table.step == "precombat main phase", "the main phase")
    table.seat(1).casts("Mind Control", at=[bears]).resolves()
    assert bears.controller == table.seat(1)
    table.to_turn(table.seat(2))
    table.run(lambda d: d.kind == D_PRIORITY and table.step == "precombat main phase", "the main phase")
    table.seat(2).casts("Dragonlord Silumgar")
    table.run(lambda d: d.kind != D_PRIORITY, "a target")
    table.answer([bears.id])
    table.resolve_stack()
    assert bears.controller == table.seat(2)
    table.seat(leaver).concedes()
    assert bears.controller == table.seat(1 if leaver == 2 else 2)


# found again ---------------------------------------------------------------------------------------------------------
@rule("603.6e", "400.7")
def test_an_aura_finds_the_creature_that_died(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Demonic Vigor", at=[bears]).resolves()
    table.seat(1).casts("Murder", at=[bears]).resolves()
    table.resolve_stack()
    assert table.seat(1).hand == ["Grizzly Bears"] and table.seat(0).graveyard == ["Demonic Vigor"]


@rule("603.6e", "400.7")
def test_it_is_not_found_once_it_has_moved_on(scenario: Builder) -> None:
    """Between death and resolution the card leaves the graveyard and comes back: another object, which is not found."""
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Demonic Vigor", at=[bears]).resolves()
    table.seat(1).casts("Murder", at=[bears]).resolves()
    assert len(table.stack) == 1
    card = table.game.state.objs[bears.id].next_id
    back = table.game.move(card, 3)
    table.game.move(back, 2)
    table.refresh()
    table.resolve_stack()
    assert table.seat(1).hand == [] and table.seat(1).graveyard[-1] == "Grizzly Bears"


@rule("603.6e", "400.7", "603.10a")
def test_fools_demise_finds_both(scenario: Builder) -> None:
    """One trigger takes the creature, the other returns the Aura from the graveyard, where it followed."""
    table = scenario()
    angel = table.seat(1).has("Serra Angel")
    table.seat(0).casts("Fool's Demise", at=[angel]).resolves()
    table.seat(1).casts("Murder", at=[angel]).resolves()
    table.resolve_stack()
    assert table.seat(0).permanent("Serra Angel").has(FLYING)
    assert table.seat(0).hand == ["Fool's Demise"]


@rule("607.2a", "603.10a")
def test_abduction_gives_it_back_after_death(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears", tapped=True)
    table.seat(0).casts("Abduction", at=[bears]).resolves()
    table.resolve_stack()
    assert bears.controller == table.seat(0) and not bears.tapped
    table.seat(1).casts("Murder", at=[bears]).resolves()
    table.resolve_stack()
    assert table.seat(1).battlefield == ["Grizzly Bears"]
