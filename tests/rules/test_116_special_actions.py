"""Special actions of every kind that needs no variant: they use no stack, and nobody can respond. CR 116."""

from __future__ import annotations

from apnap.abilities.amounts import X
from apnap.abilities.cards import card
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.damage_shields import PreventNext
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, YOU_CONTROL
from apnap.abilities.special_actions import MayDiscardThis, MayPayThisTurn
from apnap.abilities.targets import AnyTarget
from apnap.rules.core.constants import HAND, MAIN2
from apnap.rules.core.decisions import O_SPECIAL, Decision
from apnap.rules.views.view import observe
from apnap.table.words import question
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario, Seat

shielded = AnyTarget()
LATER = card(
    "Patient Angel",
    "{X}{W}",
    "Instant",
    PreventNext(X, to=shielded),
    MayPayThisTurn(PayMana("{1}"), PreventNext(1, to=shielded)),
)
VULTURES = card("Restless Vultures", "{B}", "Creature - Bird", "3/2", MayDiscardThis())


def actions(table: Scenario, seat: Seat) -> list[int]:
    """The numbers of the special actions among a seat's options."""
    decision: Decision = table.to_priority(seat.number)
    return [i for i, o in enumerate(decision.options) if o.kind == O_SPECIAL]


@rule("116.2d", "116.3")
def test_any_player_may_pay_to_ignore_an_effect(scenario: Builder) -> None:
    """Leonin Arbiter: who has not paid finds nothing, and shuffles; who has, searches as ever, this turn."""
    table = scenario(3)
    table.seat(1).has("Leonin Arbiter")
    seat = table.seat(0)
    assert actions(table, seat) == []
    seat.gets_mana("CC")
    found = actions(table, seat)
    assert len(found) == 1
    table.answer(found)
    assert table.holder == seat and table.stack == [] and seat.pool == ""
    assert any("116.2d" in line for line in table.log)
    seat.gets_mana("CC")
    assert actions(table, seat) == []
    seat.casts("Rampant Growth")
    table.asked(seat, "search")


@rule("116.2d", "101.2")
def test_who_has_not_paid_cannot_search(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(1).has("Leonin Arbiter")
    seat = table.seat(0)
    library = seat.library_size
    seat.casts("Rampant Growth").resolves()
    assert seat.library_size == library
    assert any("shuffles" in line for line in table.log)


@rule("116.2d", "514.2")
def test_an_effect_is_ignored_for_one_turn_and_by_one_player(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(1).has("Leonin Arbiter")
    table.seat(0).gets_mana("CC")
    table.answer(actions(table, table.seat(0)))
    table.seat(2).gets_mana("CC")
    assert len(actions(table, table.seat(2))) == 1
    table.to_turn(table.seat(0))
    table.seat(0).gets_mana("CC")
    assert len(actions(table, table.seat(0))) == 1


@rule("116.2c")
def test_an_effect_that_lets_its_controller_pay_later(scenario: Builder) -> None:
    table = scenario(3).knows(LATER)
    seat, other = table.seat(0), table.seat(1)
    seat.casts("Patient Angel", at=[other], x=1).resolves()
    seat.gets_mana("CC")
    for _ in range(2):
        table.answer(actions(table, seat))
        assert table.stack == []
    assert actions(table, seat) == []
    table.seat(2).casts("Lightning Bolt", at=[other]).resolves()
    assert other.life == 20
    other.gets_mana("C")
    assert actions(table, other) == []


@rule("116.2c", "514.2")
def test_paying_later_ends_with_the_turn(scenario: Builder) -> None:
    table = scenario(3).knows(LATER)
    seat = table.seat(0)
    seat.casts("Patient Angel", at=[seat], x=1).resolves()
    table.to_step(MAIN2)
    seat.gets_mana("C")
    assert len(actions(table, seat)) == 1
    table.to_turn(table.seat(1))
    seat.gets_mana("C")
    assert actions(table, seat) == []


@rule("116.2e")
def test_a_card_that_may_be_discarded_any_time(scenario: Builder) -> None:
    table = scenario(3).knows(VULTURES)
    seat = table.seat(1)
    table.place(seat.number, "Restless Vultures", HAND)
    table.refresh()
    found = actions(table, seat)
    table.answer(found)
    assert seat.graveyard == ["Restless Vultures"] and table.holder == seat


@rule("116.2c")
def test_special_actions_of_effects_are_in_words(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(1).has("Leonin Arbiter")
    table.seat(0).gets_mana("CC")
    found = actions(table, table.seat(0))
    decision = table.game.decision()
    assert decision is not None
    reads = question(table.game, observe(table.game, decision.decider), decision)
    text = next(c.text for c in reads.choices if c.value == found[0])
    assert text.startswith("Leonin Arbiter: Players can't search libraries. Any player may pay {2}")


@rule("508.3c", "508.3a")
def test_attacking_with_a_creature_triggers_for_each(scenario: Builder) -> None:
    drum = card("Each Drum", "{1}", "Artifact", Whenever(Attacks(CREATURE, YOU_CONTROL), GainLife(1)))
    table = scenario(3).knows(drum)
    table.seat(0).has("Each Drum")
    first, second = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({first: table.seat(1), second: table.seat(2)})
    table.resolve_stack()
    assert table.seat(0).life == 22
