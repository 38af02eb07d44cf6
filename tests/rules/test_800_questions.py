"""Questions in the middle of which somebody leaves: what is gone is offered no longer. CR 104.3a, 800.4a."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.keyword_actions.proliferate_and_blight import Proliferate
from apnap.abilities.keyword_actions.tokens import Populate
from apnap.abilities.players import EACH_PLAYER
from apnap.rules.core.decisions import D_DIVIDE, D_PRIORITY, FOR_MAY, FOR_TARGET, O_ACTIVATE, O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario, Seat

SPREAD = card("Spread", "{G}", "Sorcery", Proliferate())
ALL_POPULATE = card("All Populate", "{W}", "Sorcery", Populate(who=EACH_PLAYER))


def begins(table: Scenario, seat: Seat, name: str) -> None:
    """Begin to cast a card, up to the first question."""
    id = table.place(seat.number, name, 1)
    table.mana_for(seat.number, id, 0)
    table.refresh()
    decision = table.to_priority(seat.number)
    table.answer([next(i for i, o in enumerate(decision.options) if o.kind == O_CAST and o.id == id)])


@rule("800.4a")
def test_a_source_that_has_left_can_not_be_chosen(scenario: Builder) -> None:
    table = scenario(3)
    seat = table.seat(0)
    circle = seat.has("Circle of Protection: Red")
    seat.gets_mana("C")
    first = table.seat(1).has("Hill Giant")
    second = table.seat(2).has("Hill Giant")
    decision = table.to_priority(seat.number)
    table.answer([next(i for i, o in enumerate(decision.options) if o.kind == O_ACTIVATE and o.id == circle.id)])
    table.asked(seat)
    table.seat(1).concedes()
    asked = table.game.decision()
    assert asked is not None and asked.rule == "609.7a"
    assert [int(x) for x in asked.candidates] == [second.id]
    assert first.id not in asked.candidates


@rule("800.4a")
def test_where_all_that_could_be_chosen_has_left_nobody_is_asked(scenario: Builder) -> None:
    table = scenario(3).knows(SPREAD)
    table.seat(1).has("Grizzly Bears", counters={"+1/+1": 1})
    table.seat(0).casts("Spread")
    table.asked(table.seat(0))
    table.seat(1).concedes()
    asked = table.game.decision()
    assert asked is not None and asked.kind == D_PRIORITY


@rule("800.4a", "101.4")
def test_nobody_else_chooses_among_the_permanents_of_a_leaver(scenario: Builder) -> None:
    """The second player leaves instead of choosing a token to copy; the third is asked next."""
    table = scenario(3).knows(ALL_POPULATE)
    for seat in table.seats():
        seat.casts("Raise the Alarm").resolves()
    table.seat(0).casts("All Populate")
    table.asked(table.seat(0))
    table.answer([int(table.game.decision().candidates[0])])  # type: ignore[union-attr]
    asked = table.game.decision()
    assert asked is not None and asked.seat == table.seat(1).number
    table.seat(1).concedes()
    asked = table.game.decision()
    assert asked is not None and asked.seat == table.seat(2).number and asked.rule == "701.36a"


@rule("601.2d", "800.4a")
def test_what_is_divided_goes_to_those_who_are_left(scenario: Builder) -> None:
    table = scenario(4)
    seat = table.seat(0)
    begins(table, seat, "Arc Lightning")
    table.answer([s.ref for s in table.seats()[1:3]])
    asked = table.game.decision()
    assert asked is not None and asked.kind == D_DIVIDE
    table.seat(1).concedes()
    table.resolve_stack()
    assert table.seat(2).life == 17


@rule("601.2c", "733.1")
def test_without_its_only_target_a_spell_is_taken_back(scenario: Builder) -> None:
    table = scenario(3)
    seat = table.seat(0)
    first, second = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    begins(table, seat, "Doom Blade")
    asked = table.game.decision()
    assert asked is not None and sorted(asked.candidates) == sorted([first.id, second.id])
    table.seat(1).concedes()
    asked = table.game.decision()
    assert asked is not None and asked.kind == D_PRIORITY
    assert "Doom Blade" in seat.hand
    assert seat.pool == "BC"


@rule("800.4a", "702.122")
def test_a_player_who_leaves_while_paying_a_cost(scenario: Builder) -> None:
    """The activation ends with its player, whose creatures are gone too."""
    table = scenario(3)
    seat = table.seat(0)
    vehicle = seat.has("Cultivator's Caravan")
    seat.have("Hill Giant", "Hill Giant", "Hill Giant")
    decision = table.to_priority(seat.number)
    table.answer([next(i for i, o in enumerate(decision.options) if o.kind == O_ACTIVATE and o.id == vehicle.id)])
    asked = table.game.decision()
    assert asked is not None and asked.rule == "702.122a"
    seat.concedes()
    asked = table.game.decision()
    assert asked is not None and asked.kind == D_PRIORITY and table.stack == []


@rule("800.4a", "608.2g")
def test_a_player_leaves_while_casting_what_an_effect_lets_them_cast(scenario: Builder) -> None:
    """Cascade has found Shock, and its caster leaves instead of choosing a target."""
    table = scenario(3)
    table.seat(0).library("Shock")
    table.seat(0).casts("Enlisted Wurm")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.asked(table.seat(0), FOR_TARGET)
    table.seat(0).concedes()
    assert table.stack == [] and table.seat(1).life == table.seat(2).life == 20
    table.next_turn()
    assert table.active == [table.seat(1)]


@rule("800.4a", "608.2g")
def test_what_an_effect_lets_a_player_cast_goes_onto_the_stack(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(0).library("Shock")
    table.seat(0).casts("Enlisted Wurm")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.asked(table.seat(0), FOR_TARGET)
    table.seat(2).concedes()  # and those who have left are no targets
    decision = table.asked(table.seat(0), FOR_TARGET)
    assert table.seat(2).ref not in decision.candidates
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 18 and table.seat(0).graveyard == ["Shock"]
