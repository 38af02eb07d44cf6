"""Starting the game: opening hands and mulligans, at the table. CR 103, 800.6."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import HAND, LIBRARY, MAIN1, STEP_NAMES, UPKEEP
from apnap.rules.core.decisions import D_CHOOSE, D_MULLIGAN, FOR_BOTTOM, IllegalAnswer
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder

DECK = ["Forest"] * 8 + ["Island"] * 8 + ["Swamp"] * 8 + ["Plains"] * 8 + ["Mountain"] * 8


def declares(table: Scenario, answers: dict[int, int]) -> list[int]:
    """One round of declarations, as answered by the scenario's seats (others keep); the order they were asked in."""
    asked: list[int] = []
    while True:
        d = table.game.decision()
        if d is None or d.kind != D_MULLIGAN or d.seat in asked:
            return [(s - table.offset) % table.count for s in asked]
        asked.append(d.seat)
        table.answer([answers.get((d.seat - table.offset) % table.count, 0)])


@rule("103.3", "103.4", "103.5")
def test_everybody_begins_with_seven_cards_and_twenty_life(scenario: Builder) -> None:
    table = scenario(opening=True, deck=DECK)
    assert [(len(s.hand), s.library_size, s.life) for s in table.seats()] == [(7, 33, 20)] * table.count
    assert [s.battlefield + s.graveyard + s.exile for s in table.seats()] == [[]] * table.count


@rule("103.5", "101.4e")
def test_declarations_are_made_from_the_starting_player_on(scenario: Builder) -> None:
    table = scenario(opening=True, deck=DECK)
    assert declares(table, {}) == list(range(table.count))
    assert (table.step, table.active) == (STEP_NAMES[UPKEEP], [table.seat(0)])


@rule("103.5")
def test_nobody_takes_a_mulligan_before_everybody_has_declared(scenario: Builder) -> None:
    table = scenario(opening=True, deck=DECK)
    before = list(table.game.state.ids(table.seat(0).number, HAND))
    for _ in table.seats():
        assert list(table.game.state.ids(table.seat(0).number, HAND)) == before
        table.answer([1 if table.game.decision().seat == table.seat(0).number else 0])  # type: ignore[union-attr]
    now = list(table.game.state.ids(table.seat(0).number, HAND))
    assert len(now) == 7 and now != before


@rule("103.5")
def test_a_mulligan_in_a_game_of_two_costs_a_card(scenario: Builder) -> None:
    table = scenario(seats=2, opening=True, deck=DECK)
    declares(table, {0: 1})
    decision = table.game.decision()
    assert decision is not None and (decision.kind, decision.purpose) == (D_CHOOSE, FOR_BOTTOM)
    assert (decision.seat, decision.minimum, len(decision.candidates)) == (table.seat(0).number, 1, 7)
    put = decision.candidates[3]
    name = table.game.char(put).name
    table.answer([put])
    assert (len(table.seat(0).hand), table.seat(0).library_size) == (6, 34)
    bottom = table.game.state.ids(table.seat(0).number, LIBRARY)[0]
    assert table.game.char(bottom).name == name


@rule("103.5")
def test_cards_go_to_the_bottom_in_the_order_chosen(scenario: Builder) -> None:
    table = scenario(seats=2, opening=True, deck=DECK)
    for _ in range(2):
        declares(table, {1: 1})
        decision = table.game.decision()
        assert decision is not None and decision.purpose == FOR_BOTTOM
        chosen = decision.candidates[: decision.minimum]
        table.answer(chosen)
    assert len(chosen) == 2
    library = table.game.state.ids(table.seat(1).number, LIBRARY)
    objs = table.game.state.objs
    assert [objs[chosen[0]].next_id, objs[chosen[1]].next_id] == [library[1], library[0]]
    assert len(table.seat(1).hand) == 5


@rule("103.5")
def test_who_has_kept_is_not_asked_again(scenario: Builder) -> None:
    table = scenario(seats=2, opening=True, deck=DECK)
    declares(table, {0: 1, 1: 0})
    table.run(lambda d: d.kind == D_MULLIGAN)
    assert declares(table, {}) == [0]


@rule("103.5c", "800.6")
def test_with_more_than_two_players_the_first_mulligan_is_free(scenario: Builder) -> None:
    table = scenario(seats=3, opening=True, deck=DECK)
    declares(table, {0: 1, 2: 1})
    assert [len(s.hand) for s in table.seats()] == [7, 7, 7]
    assert declares(table, {2: 1}) == [0, 2]
    decision = table.game.decision()
    assert decision is not None and (decision.purpose, decision.minimum) == (FOR_BOTTOM, 1)
    table.answer(decision.candidates[:1])
    assert [len(s.hand) for s in table.seats()] == [7, 7, 6]


@rule("103.5", "103.5c")
@pytest.mark.parametrize(("seats", "most"), [(2, 7), (4, 8)])
def test_mulligans_end_when_no_card_would_be_left(scenario: Builder, seats: int, most: int) -> None:
    table = scenario(seats=seats, opening=True, deck=DECK)
    taken = 0
    while True:
        decision = table.run(
            lambda d: (d.kind == D_MULLIGAN and d.seat == table.seat(0).number) or table.step == STEP_NAMES[UPKEEP]
        )
        if decision.kind != D_MULLIGAN:
            break
        table.answer([1])
        taken += 1
    assert (taken, table.seat(0).hand) == (most, [])


@rule("103.5")
def test_a_mulligan_is_answered_by_yes_or_no(scenario: Builder) -> None:
    table = scenario(opening=True, deck=DECK)
    with pytest.raises(IllegalAnswer):
        table.answer([2])
    assert declares(table, {}) == list(range(table.count))


@rule("103.5d", "805.3a")
def test_teammates_who_share_turns_decide_each_for_themselves(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True, opening=True, deck=DECK)
    assert declares(table, {1: 1}) == [0, 1, 2, 3]
    assert declares(table, {1: 0}) == [1]
    assert table.step == STEP_NAMES[UPKEEP]


@rule("103.8", "103.1")
def test_the_starting_player_takes_the_first_turn_and_the_next_to_the_left_follows(scenario: Builder) -> None:
    table = scenario(seats=5, starting=2, opening=True, deck=DECK)
    table.run(lambda d: table.step == STEP_NAMES[MAIN1])
    assert table.active == [table.seat(0)] and table.seat(0).number == 2
    assert table.next_turns(5) == [table.seat(i) for i in (1, 2, 3, 4, 0)]


@rule("104.3a", "103.5")
def test_a_player_may_concede_before_keeping_a_hand(scenario: Builder) -> None:
    table = scenario(seats=4, opening=True, deck=DECK)
    table.answer([1])
    table.seat(1).concedes()
    assert table.seat(1).outcome == "lost"
    declares(table, {})
    table.run(lambda d: table.step == STEP_NAMES[UPKEEP])
    assert table.next_turns(3) == [table.seat(2), table.seat(3), table.seat(0)]
