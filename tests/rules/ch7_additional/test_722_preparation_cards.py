"""Preparation cards: prepared permanents, and the copies of their prepare spells in exile. CR 722."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card, face
from apnap.abilities.effects.copies import CreateCopies
from apnap.abilities.effects.durations import Indefinitely
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Exile
from apnap.abilities.effects.permanents import PhaseOut
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_actions.strengthening import IsCalled
from apnap.abilities.layouts import BecomePrepared, BecomeUnprepared, EntersPrepared
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.targets import Target
from apnap.errors import PositionError
from apnap.position import write
from apnap.rules.core.constants import EXILE, MAIN1
from apnap.rules.core.designations import PREPARED
from apnap.testing import rule
from apnap.testing.handles import Permanent, Seat
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario

PUPIL = card(
    "Pupil",
    "{1}{W}",
    "Creature - Human Wizard",
    "2/2",
    EntersPrepared(),
    back=face("Lesson", "{W}", "Sorcery", GainLife(3)),
    layout="prepare",
)
PORTER = card(
    "Porter", "{W}", "Creature - Human", "1/1", back=face("Knock", "{U}", "Instant", Draw(1)), layout="prepare"
)
READY = card("Ready", "{U}", "Instant", BecomePrepared(Target(CREATURE)))
TIRED = card("Tired", "{U}", "Instant", BecomeUnprepared(Target(CREATURE)))
FADE = card("Fade", "{U}", "Instant", PhaseOut(Target(CREATURE)))
STEAL = card("Steal", "{U}", "Instant", Indefinitely(Target(CREATURE), YouControl()))
TWIN = card("Twin", "{U}", "Sorcery", CreateCopies(Target(CREATURE)))
SMITE = card("Smite", "{W}", "Instant", Exile(Target(CREATURE, IsCalled(PREPARED))))
KNOWN = (PUPIL, PORTER, READY, TIRED, FADE, STEAL, TWIN, SMITE)


def the_copy(table: Scenario, seat: Seat) -> Permanent:
    """The copy that lies in this player's exile."""
    state = table.game.state
    (id,) = [i for i in state.ids(seat.number, EXILE) if state.objs[i].number < 0]
    return Permanent(table, int(id))


@rule("722.3a", "722.3c")
def test_a_prepared_creature_has_a_copy_of_its_spell_in_exile_which_is_cast_once(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    me.casts("Pupil").resolves()
    assert me.exile == ["Lesson"] and me.permanent("Pupil").power == 2
    copy = the_copy(table, me)
    assert copy.is_a("Sorcery") and not copy.is_a("Creature") and copy.mana_value == 1
    spell = me.casts(copy)
    assert me.exile == [] and table.stack == ["Lesson"]
    spell.resolves()
    table.resolve_stack()
    assert me.life == 23 and me.graveyard == [] and me.castable == []
    table.check_invariants()


@rule("722.3", "722.4")
def test_the_card_itself_is_never_cast_as_its_prepare_spell(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    (held,) = me.holds("Porter")
    me.gets_mana("WWUU")
    assert held.is_a("Creature") and not held.is_a("Instant")
    assert me.castable == ["Porter"]
    table.to_step(MAIN1, table.seat(1))
    me.gets_mana("WWUU")
    assert me.castable == []


@rule("722.3a")
def test_only_what_has_a_prepare_spell_becomes_prepared_and_only_once(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    porter, bears = other.has("Porter"), other.has("Grizzly Bears")
    for target in (porter, bears, porter):
        me.casts("Ready", at=[target]).resolves()
    assert other.exile == ["Knock"] and me.exile == []
    assert me.castable == []
    me.casts("Smite", at=[porter]).resolves()
    assert other.exile == ["Porter"]


@rule("722.3b", "704.5e")
def test_the_copy_goes_as_its_permanent_is_unprepared_or_leaves(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    one, other = me.has("Porter"), me.has("Porter")
    me.casts("Ready", at=[one]).resolves()
    me.casts("Ready", at=[other]).resolves()
    assert me.exile == ["Knock", "Knock"]
    me.casts("Tired", at=[one]).resolves()
    assert me.exile == ["Knock"]
    table.seat(1).casts("Unsummon", at=[other]).resolves()
    assert me.exile == []
    table.check_invariants()


@rule("722.3c", "702.26b")
def test_what_phases_in_prepared_gets_a_new_copy(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    porter = me.has("Porter")
    me.casts("Ready", at=[porter]).resolves()
    me.casts("Fade", at=[porter]).resolves()
    assert me.exile == []
    table.to_step(MAIN1, me)
    assert porter.stayed and me.exile == ["Knock"]
    me.casts(the_copy(table, me)).resolves()
    assert me.exile == []


@rule("722.3c")
def test_whoever_controls_the_permanent_casts_the_copy(scenario: Builder) -> None:
    table = scenario(seats=4, range_of_influence=1).knows(*KNOWN)
    me, thief = table.seat(0), table.seat(1)
    porter = me.has("Porter")
    me.casts("Ready", at=[porter]).resolves()
    thief.casts("Steal", at=[porter]).resolves()
    copy = the_copy(table, me)
    me.gets_mana("U")
    assert me.castable == []
    thief.gets_mana("U")
    assert thief.castable == ["Knock"]
    held = len(thief.hand)
    thief.casts(copy).resolves()
    assert len(thief.hand) == held + 1 and me.exile == []


@rule("722.2", "722.3c")
def test_a_token_that_is_a_copy_has_the_prepare_spell_too(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    pupil = other.has("Pupil")
    me.casts("Twin", at=[pupil]).resolves()
    assert me.exile == ["Lesson"] and other.exile == []
    me.casts(the_copy(table, me)).resolves()
    assert me.life == 23


@rule("722.3c", "601.2i")
def test_it_stays_prepared_until_the_spell_becomes_cast_and_can_be_prepared_in_response(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    porter = me.has("Porter")
    me.casts("Ready", at=[porter]).resolves()
    first = me.casts(the_copy(table, me))
    me.casts("Ready", at=[porter]).resolves()
    assert me.exile == ["Knock"]
    held = len(me.hand)
    me.casts(the_copy(table, me)).resolves()
    first.resolves()
    assert len(me.hand) == held + 2


@rule("722.3c", "707.10a")
def test_a_countered_prepare_spell_is_gone(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    porter = me.has("Porter")
    me.casts("Ready", at=[porter]).resolves()
    spell = me.casts(the_copy(table, me))
    table.seat(1).casts("Counterspell", at=[spell]).resolves()
    assert me.exile == [] and me.graveyard == ["Ready"]


@rule("722.3c", "800.4a")
def test_the_copy_leaves_with_the_player_who_made_it(scenario: Builder) -> None:
    table = scenario(seats=4).knows(*KNOWN)
    me, thief = table.seat(0), table.seat(1)
    porter = me.has("Porter")
    thief.casts("Steal", at=[porter]).resolves()
    thief.casts("Ready", at=[porter]).resolves()
    assert thief.exile == ["Knock"]
    thief.concedes()
    assert porter.controller == me and me.castable == []
    table.check_invariants()


@rule("722.3a", "722.3c")
def test_each_head_of_a_team_prepares_for_itself(scenario: Builder) -> None:
    table = scenario(variant="two-headed giant").knows(*KNOWN)
    me, mate = table.seat(0), table.seat(1)
    me.casts("Pupil").resolves()
    copy = the_copy(table, me)
    mate.gets_mana("W")
    assert mate.castable == []
    me.casts(copy).resolves()
    assert me.exile == []


@rule("722.3c")
def test_position_text_refuses_such_a_copy(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    me.casts("Pupil").resolves()
    with pytest.raises(PositionError):
        write(table.game)
