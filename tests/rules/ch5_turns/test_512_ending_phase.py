"""The ending phase: end step and cleanup step. CR 512-514."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At
from apnap.abilities.keyword_abilities.flags import FLASH
from apnap.rules.core.constants import CLEANUP, END, PLUS, STEP_NAMES
from apnap.rules.core.decisions import D_CHOOSE, D_PRIORITY, FOR_DISCARD
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder

DUSK = card("Dusk Cat", "{0}", "Creature - Cat", "1/1", FLASH, At(BeginningOf(END), GainLife(1)))


def doomed_ballista(table: Scenario) -> None:
    """A 0/0 that only lives until end of turn."""
    ballista = table.seat(0).has("Walking Ballista", counters={PLUS: 1})
    table.seat(0).casts("Giant Growth", at=[ballista]).resolves()
    table.seat(0).activates(ballista, 1, at=[table.seat(1)]).resolves()
    assert (ballista.power, ballista.toughness) == (3, 3)


# the end step ---------------------------------------------------------------------------------------------------------
@rule("513.1", "117.3a")
def test_the_end_step_gives_priority_to_the_active_player(scenario: Builder) -> None:
    table = scenario()
    table.to_step(END)
    assert (table.holder, table.stack) == (table.seat(0), [])


@rule("513.2")
def test_an_end_step_ability_that_comes_too_late_waits_for_the_next_turn(scenario: Builder) -> None:
    table = scenario().knows(DUSK)
    table.to_step(END)
    table.seat(0).casts("Dusk Cat").resolves()
    assert table.stack == []
    table.next_turn()
    assert table.seat(0).life == 20
    table.to_step(END)
    assert table.stack == ["Dusk Cat's ability"]
    table.resolve_stack()
    assert table.seat(0).life == 21


# discarding -----------------------------------------------------------------------------------------------------------
@rule("514.1", "402.2")
def test_only_the_active_player_discards_down_to_seven(scenario: Builder) -> None:
    table = scenario()
    for seat in table.seats():
        seat.holds(*["Shock"] * 9)
    decision = table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_DISCARD)
    assert (decision.seat, decision.minimum, decision.maximum) == (table.seat(0).number, 2, 2)
    table.answer(decision.candidates[:2])
    assert [len(s.hand) for s in table.seats()] == [7] + [9] * (table.count - 1)
    assert table.seat(0).graveyard == ["Shock", "Shock"]


@rule("514.1", "805.4a")
def test_all_players_whose_turn_it_is_discard_at_once(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True)
    for seat in table.seats():
        seat.holds(*["Shock"] * 8)
    for i in (0, 1):
        decision = table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_DISCARD)
        assert decision.seat == table.seat(i).number
        assert [len(s.hand) for s in table.seats()] == [8] * 4
        table.answer(decision.candidates[:1])
    assert [len(s.hand) for s in table.seats()] == [7, 7, 8, 8]


@rule("514.1", "514.2")
def test_discarding_comes_before_until_end_of_turn_effects_end(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).holds(*["Shock"] * 8)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Giant Growth", at=[bear]).resolves()
    table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_DISCARD)
    assert (table.step, bear.power) == (STEP_NAMES[CLEANUP], 5)
    table.next_turn()
    assert bear.power == 2


@rule("514.1")
def test_seven_cards_are_not_too_many(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).holds(*["Shock"] * 7)
    number = table.game.state.turn().number
    decision = table.run(lambda d: d.kind == D_CHOOSE or table.game.state.turn().number > number)
    assert decision.kind != D_CHOOSE
    assert len(table.seat(0).hand) == 7


# damage and effects ---------------------------------------------------------------------------------------------------
@rule("514.2", "120.6")
def test_damage_and_what_lasts_until_end_of_turn_go_together(scenario: Builder) -> None:
    """A bear that grew and was then bolted has 3 damage and would have toughness 2: it survives."""
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Giant Growth", at=[bear]).resolves()
    table.seat(0).casts("Lightning Bolt", at=[bear]).resolves()
    assert (bear.toughness, bear.damage) == (5, 3)
    table.next_turn()
    assert bear.stayed
    assert (bear.toughness, bear.damage) == (2, 0)


@rule("514.2", "611.2")
def test_until_end_of_turn_ends_in_anybodys_cleanup_step(scenario: Builder) -> None:
    table = scenario()
    bear = table.seats()[-1].has("Grizzly Bears")
    table.seats()[-1].casts("Giant Growth", at=[bear]).resolves()
    assert bear.power == 5
    table.next_turn()
    assert bear.power == 2


@rule("514.2", "120.6")
def test_damage_on_everybodys_creatures_wears_off(scenario: Builder) -> None:
    table = scenario()
    walls = table.each_seat_has("Wall of Omens")
    table.seat(0).casts("Pyroclasm").resolves()
    assert [walls[i].damage for i in range(table.count)] == [2] * table.count
    table.next_turn()
    assert [walls[i].damage for i in range(table.count)] == [0] * table.count


# priority -------------------------------------------------------------------------------------------------------------
@rule("514.3")
def test_normally_nobody_gets_priority_in_the_cleanup_step(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).holds("Shock")
    table.to_step(END)
    for seat in table.seats():
        seat.passes()
    assert table.game.state.turn().number == 2


@rule("514.3a", "704.3")
def test_a_death_in_the_cleanup_step_gives_players_priority(scenario: Builder) -> None:
    table = scenario()
    doomed_ballista(table)
    table.to_step(CLEANUP)
    assert table.seat(0).graveyard[-1] == "Walking Ballista"
    assert (table.holder, table.stack) == (table.seat(0), [])
    table.seat(1).casts("Shock", at=[table.seat(0)]).resolves()
    assert (table.step, table.seat(0).life) == (STEP_NAMES[CLEANUP], 18)


@rule("514.3a", "603.3")
def test_what_triggers_in_the_cleanup_step_goes_onto_the_stack_there(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Blood Artist")
    doomed_ballista(table)
    assert table.seat(1).life == 19
    table.to_step(END).says([table.seat(1).ref])
    table.to_step(CLEANUP)
    assert table.stack == ["Blood Artist's ability"]
    table.resolve_stack()
    assert table.step == STEP_NAMES[CLEANUP]
    assert (table.seat(0).life, table.seat(1).life) == (21, 18)


@rule("514.3a", "514.1", "603.3")
def test_what_triggers_on_the_discard_gives_players_priority(scenario: Builder) -> None:
    """Nothing else happens in this cleanup step: no creature dies in it."""
    table = scenario()
    me, other = table.seat(0), table.seat(1)
    other.has("Liliana's Caress")
    me.holds(*["Shock"] * 8)
    table.to_step(CLEANUP)
    assert table.asked(me, FOR_DISCARD).rule == "514.1"
    table.run(lambda d: d.kind == D_PRIORITY, "priority in the cleanup step")
    assert (table.holder, table.stack) == (me, ["Liliana's Caress's ability"])
    table.resolve_stack()
    assert (table.step, me.life, len(me.hand)) == (STEP_NAMES[CLEANUP], 18, 7)


@rule("514.3a", "514.2")
def test_another_cleanup_step_follows_and_ends_what_began_in_the_first(scenario: Builder) -> None:
    table = scenario()
    doomed_ballista(table)
    bear = table.seat(0).has("Grizzly Bears")
    table.to_step(CLEANUP)
    table.seat(0).casts("Giant Growth", at=[bear]).resolves()
    assert (table.step, bear.power) == (STEP_NAMES[CLEANUP], 5)
    assert table.next_turn() == table.seat(1)
    assert bear.power == 2


@rule("514.3a", "514.1")
def test_another_cleanup_step_discards_again(scenario: Builder) -> None:
    table = scenario()
    doomed_ballista(table)
    tome = table.seat(0).has("Jayemdae Tome")
    table.seat(0).holds(*["Shock"] * 7)
    table.to_step(CLEANUP)
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(tome).resolves()
    assert len(table.seat(0).hand) == 8
    decision = table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_DISCARD)
    assert (table.step, decision.minimum) == (STEP_NAMES[CLEANUP], 1)
    table.next_turn()
    assert len(table.seat(0).hand) == 7
