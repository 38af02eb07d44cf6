"""Grand Melee: a stack for each turn marker, who gets priority for it, and what goes on which. CR 807.5."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import LAND
from apnap.rules.core.constants import MAIN1, STAGE_WAIT
from apnap.rules.core.decisions import D_MODE, FOR_STACK, O_CAST, O_LAND
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder
from tests.rules.ch8_multiplayer.test_807_grand_melee import places

GROVE = card("Grove", "{G}", "Enchantment", Whenever(Enters(LAND), GainLife(1)))


def melee(scenario: Builder, seats: int = 12) -> Scenario:
    return scenario(seats=seats, variant="grand-melee")


def wide(scenario: Builder) -> Scenario:
    """Twelve seats, three markers, range 2: the seat in the middle between two markers is within range of both."""
    return scenario(seats=12, markers=3, range_of_influence=2)


def priority_order(table: Scenario, marker: int) -> list[int]:
    """Who gets priority for a stack, one after the other, until something resolves or the step ends."""
    order: list[int] = []
    turn = table.game.state.turns[marker]
    start = (turn.number, turn.step, list(turn.stack))
    while True:
        turn = table.game.state.turns[marker]
        waiting = [d for d in table.game.decisions() if d.marker == marker]
        if (turn.number, turn.step, list(turn.stack)) != start or not waiting:
            return order
        order.append((int(waiting[0].seat) - table.offset) % table.count)
        table.game.answer([0], waiting[0].seat, marker)


def stack_of(table: Scenario, marker: int) -> list[str]:
    return [table.game.name(id) for id in table.game.state.turns[marker].stack]


@rule("807.5")
def test_each_turn_has_its_own_stack(scenario: Builder) -> None:
    table = melee(scenario)
    table.on(0).seat(0).casts("Grizzly Bears")
    table.on(1).seat(4).casts("Hill Giant")  # a sorcery-speed spell: the other stack is not this turn's
    assert [stack_of(table, m) for m in range(3)] == [["Grizzly Bears"], ["Hill Giant"], []]
    priority_order(table, 1)
    assert [stack_of(table, m) for m in range(3)] == [["Grizzly Bears"], [], []]
    assert table.seat(4).battlefield == ["Hill Giant"]


@rule("807.5a")
def test_those_within_range_of_a_marker_get_priority(scenario: Builder) -> None:
    table = melee(scenario)
    assert priority_order(table, 0) == [0, 1, 11]


@rule("807.5a")
def test_those_within_range_of_an_object_on_the_stack_get_priority(scenario: Builder) -> None:
    """Seat 1 answers in the turn of seat 0, so seat 2 may too; and once seat 2 has, so may seat 3."""
    table = melee(scenario)
    bears = table.seat(1).has("Grizzly Bears")
    table.on(0).seat(1).casts("Giant Growth", at=[bears])
    assert priority_order(table, 0) == [1, 2, 11, 0]
    table.on(0).seat(1).casts("Giant Growth", at=[bears])
    table.seat(2).casts("Giant Growth", at=[bears])
    assert priority_order(table, 0) == [2, 3, 11, 0, 1]


@rule("807.5a", "807.4c")
def test_the_marker_of_a_leaver_is_where_they_sat(scenario: Builder) -> None:
    table = scenario(seats=14, variant="grand-melee")
    table.seat(0).concedes()
    assert priority_order(table, 0) == [1, 13]


@rule("807.5a", "800.4j")
def test_the_turn_of_a_leaver_waits_for_no_other_turn(scenario: Builder) -> None:
    """A step of it begins: the next player within range has priority at once, though another turn is further behind."""
    table = scenario(seats=14, variant="grand-melee")
    table.seat(4).concedes()
    assert priority_order(table, 1) == [5, 3]
    assert table.game.state.turns[0].step == MAIN1 != table.game.state.turns[1].step
    waiting = [table.of(d.seat) for d in table.game.decisions() if d.marker == 1]
    assert waiting == [table.seat(5)]


@rule("807.5b")
def test_a_player_with_priority_for_several_stacks_chooses_one(scenario: Builder) -> None:
    """Seat 2 is within two seats of the turns of seats 0 and 4."""
    for chosen in (0, 1):
        table = wide(scenario)
        bears = table.seat(2).has("Grizzly Bears")
        for marker in (0, 1):
            table.on(marker).to_priority(table.seat(2).number)
        mine = [d for d in table.game.decisions() if d.seat == table.seat(2).number]
        assert [d.marker for d in mine] == [0, 1]
        table.on(chosen).seat(2).casts("Giant Growth", at=[bears])
        assert stack_of(table, chosen) == ["Giant Growth"] and stack_of(table, 1 - chosen) == []


@rule("807.5b")
def test_a_spell_goes_onto_the_stack_of_its_target(scenario: Builder) -> None:
    """In one turn seat 2 has nothing to counter, in the other it has; and only what is on one of the stacks."""
    table = wide(scenario)
    table.seat(2).holds("Counterspell")
    table.seat(2).gets_mana("UU")
    table.on(0).seat(0).casts("Grizzly Bears")
    table.on(1).seat(4).casts("Hill Giant")
    for marker, name in ((0, "Grizzly Bears"), (1, "Hill Giant")):
        decision = table.on(marker).to_priority(table.seat(2).number)
        casts = [i for i, o in enumerate(decision.options) if o.kind == O_CAST]
        assert len(casts) == 1
        fork = table.game.fork()
        fork.answer(casts, table.seat(2).number, marker)
        (spell, counter) = fork.state.turns[marker].stack
        announced = fork.state.objs[counter].announced
        assert fork.name(spell) == name
        assert announced is not None and announced.targets == [[spell]]
    table.on(2).to_priority(table.seat(8).number)
    table.seat(8).holds("Counterspell")
    table.seat(8).gets_mana("UU")
    assert not table.seat(8).can(O_CAST, table.seat(8).holds("Counterspell")[0])


@rule("807.5b")
def test_what_an_object_on_a_stack_triggers_goes_there(scenario: Builder) -> None:
    """Soul Warden of seat 2 sees a creature of seat 4 enter: it goes onto the stack of seat 4's turn, unasked."""
    table = wide(scenario)
    table.seat(2).has("Soul Warden")
    table.on(1).seat(4).casts("Hill Giant")
    priority_order(table, 1)
    assert stack_of(table, 1) == ["Soul Warden's ability"] and stack_of(table, 0) == []


@rule("807.5b", "117.5")
def test_what_nothing_on_a_stack_triggers_goes_where_its_controller_says(scenario: Builder) -> None:
    """Verdant Force triggers in each upkeep: no object on a stack is the cause. Seat 2 has priority for two stacks."""
    table = wide(scenario)
    table.seat(2).has("Verdant Force")
    table.on(-1).run(lambda d: d.purpose == FOR_STACK, "the question")
    decision = table.game.decision()
    assert decision is not None and decision.kind == D_MODE and decision.seat == table.seat(2).number
    choices = list(decision.candidates)
    other = choices[-1]
    assert len(choices) > 1 and choices[0] == table.game.state.here != other
    before = len(stack_of(table, other))
    table.answer([other])
    assert len(stack_of(table, other)) == before + 1
    assert stack_of(table, choices[0]) == []


@rule("807.4", "807.5b")
def test_only_running_turns_have_a_stack_to_choose(scenario: Builder) -> None:
    """The turn of seat 0 is over, and seat 1 waits with its marker while seat 4 plays a land."""
    table = scenario(seats=12, markers=3).knows(GROVE)
    table.seat(4).has("Grove")
    table.on(0).run(lambda d: table.turn.stage == STAGE_WAIT, "the end of a turn")
    table.seat(4).holds("Forest")
    decision = table.on(1).to_priority(table.seat(4).number)
    land = next(i for i, o in enumerate(decision.options) if o.kind == O_LAND)
    table.game.answer([land], table.seat(4).number, 1)
    asked = table.game.decision()
    assert asked is not None and asked.purpose == FOR_STACK
    assert list(asked.candidates) == [1, 2]


@rule("807.5b")
def test_a_copy_goes_onto_the_stack_of_what_made_it(scenario: Builder) -> None:
    table = wide(scenario)
    table.on(1).seat(4).casts("Shock", at=[table.seat(5)])
    table.seat(2).casts("Twincast", at=[table.game.state.turns[1].stack[-1]]).resolves()
    assert stack_of(table, 1) == ["Shock", "Shock"]
    assert stack_of(table, 0) == []


@rule("807.5", "117.1a")
def test_a_sorcery_waits_for_the_stack_of_ones_own_turn_only(scenario: Builder) -> None:
    table = wide(scenario)
    table.on(1).seat(2).casts("Shock", at=[table.seat(3)])
    assert table.game.state.turns[0].step == MAIN1
    table.on(0).seat(0).casts("Divination").resolves()
    assert stack_of(table, 1) == ["Shock"]
    assert len(table.seat(0).hand) == 2


@rule("807.5", "514.3a")
def test_what_waits_for_one_stack_does_not_hold_up_another_turn(scenario: Builder) -> None:
    table = melee(scenario)
    table.seat(4).has("Soul Warden")
    table.on(1).seat(4).casts("Grizzly Bears")
    priority_order(table, 1)
    assert stack_of(table, 1) == ["Soul Warden's ability"]
    turns = table.game.state.turns
    table.on(0).run(lambda d: table.game.state.turns[0].number != 1 or not table.game.state.turns[0].active, "its end")
    assert stack_of(table, 1) == ["Soul Warden's ability"] and turns[1].step == MAIN1


@rule("807.5a", "800.4a")
def test_priority_of_a_leaver_goes_on_to_the_next_within_range(scenario: Builder) -> None:
    """Seat 1 has priority in the turn of seat 0 and leaves; seats 2 to 10 are too far away, so it is seat 11's."""
    table = melee(scenario).on(0)
    table.seat(0).passes()
    assert table.holder == table.seat(1)
    table.seat(1).concedes()
    assert table.game.state.turns[0].priority == table.seat(11).number
    assert priority_order(table, 0) == [11]


@rule("807.5b", "807.4g")
def test_the_stack_of_a_marker_that_was_removed_is_no_place_for_anything(scenario: Builder) -> None:
    """The marker at seat 8 goes. When another reaches seat 7 beside it, seat 7 is not asked for which stack."""
    table = melee(scenario).knows(GROVE)
    table.seat(7).has("Grove")
    table.seat(9).concedes()
    table.on(2).run(lambda d: places(table)[2] == -1, "the removal of the marker")
    table.on(1).run(lambda d: table.turn.active == [table.seat(7).number] and table.turn.step == MAIN1, "seat 7's turn")
    table.seat(7).holds("Forest")
    decision = table.to_priority(table.seat(7).number)
    land = next(i for i, o in enumerate(decision.options) if o.kind == O_LAND)
    table.game.answer([land], table.seat(7).number, 1)
    assert all(d.purpose != FOR_STACK for d in table.game.decisions())
    assert stack_of(table, 1) == ["Grove's ability"]
