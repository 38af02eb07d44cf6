"""Starting the game: who begins, opening hands and mulligans. CR 103, 800.6, 805.3, 807.4b."""

from __future__ import annotations

import pytest

from apnap.abilities.opening_hand import MayBeginWithThis
from apnap.rules.ch1_concepts import setup
from apnap.rules.ch8_multiplayer.range import reach_masks
from apnap.rules.ch8_multiplayer.table import START_FIXED, UNLIMITED, TableRules
from apnap.rules.core.constants import (
    BATTLEFIELD,
    ENCHANTMENT,
    HAND,
    LAND,
    LIBRARY,
    MAIN1,
    STAGE_BEGIN_TURN,
    STAGE_START,
    STEP_NAMES,
    UPKEEP,
)
from apnap.rules.core.decisions import D_CHOOSE, D_MULLIGAN, FOR_BOTTOM, IllegalAnswer
from apnap.rules.core.digest import digest
from apnap.rules.core.game import Game
from apnap.rules.core.interrupts import Departed
from apnap.rules.core.players import LOST
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_games import Bare, concede, made, two_headed_giant

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


LANDS = [made(f"Card {i}", LAND, 0, 0) for i in range(40)]


def begun(table: TableRules, seed: int = 5) -> Bare:
    return Bare(setup.new_state(table, [LANDS] * table.seats, seed))


def fixed(seats: int, start: int = 0) -> TableRules:
    table = TableRules(seats)
    table.starting = START_FIXED
    table.starting_seat = start
    return table.seal()


def play_opening(game: Bare) -> int:
    """Run it to the first turn; the most decisions that one run asked for."""
    most = 0
    runs = 0
    while game.state.turn().stage == STAGE_START:
        before = sum(len(s.heard) for s in game.script)
        try:
            setup.opening(game)
        except Departed:
            pass
        most = max(most, sum(len(s.heard) for s in game.script) - before)
        runs += 1
        assert runs < 200
    return most


def names(game: Game, seat: int, zone: int) -> list[str]:
    return [game.char(id).name for id in game.state.ids(seat, zone)]


def whole_deck(game: Game, seat: int) -> list[str]:
    return sorted(names(game, seat, HAND) + names(game, seat, LIBRARY))


ALL = sorted(c.name for c in LANDS)


# at the table ------------------------------------------------------------------------------------------------------


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


# who, libraries, life ----------------------------------------------------------------------------------------------


def test_libraries_are_shuffled_by_the_seed() -> None:
    """CR 103.3."""
    one, same, other = begun(fixed(3), 1), begun(fixed(3), 1), begun(fixed(3), 2)
    assert digest(one.state) == digest(same.state)
    assert names(one, 0, LIBRARY) != names(other, 0, LIBRARY)
    assert names(one, 0, LIBRARY) != names(one, 1, LIBRARY)
    for seat in range(3):
        assert whole_deck(one, seat) == ALL


def test_every_card_has_its_number() -> None:
    """CR 108.2: physical cards are told apart over all seats."""
    game = begun(fixed(3))
    numbers = sorted(o.number for o in game.state.objs)
    assert numbers == list(range(120))
    for o in game.state.objs:
        assert o.card is LANDS[o.number % 40]
        assert o.owner == o.number // 40


def test_an_id_tells_nothing_about_the_card() -> None:
    """CR 400.2: libraries are hidden, so ids are given after the shuffle."""
    game = begun(fixed(2))
    assert [game.state.objs[i].number for i in range(40)] != list(range(40))


def test_a_random_starting_player() -> None:
    """CR 103.1: each seat about as often as any other."""
    table = TableRules(4).seal()
    starts = [setup.new_state(table, [[]] * 4, seed).starter for seed in range(400)]
    assert all(70 < starts.count(unit) < 130 for unit in range(4))


def test_a_fixed_starting_team() -> None:
    """CR 103.1a: the unit of the seat begins."""
    table = two_headed_giant()
    table.starting = START_FIXED
    table.starting_seat = 3
    assert setup.new_state(table, [[]] * 4, 1).starter == 1


def test_starting_life_goes_to_the_pools() -> None:
    """CR 103.4, 103.4a."""
    assert [begun(fixed(3)).state.life(s) for s in range(3)] == [20, 20, 20]
    assert [begun(two_headed_giant()).state.life(s) for s in range(4)] == [30] * 4


def test_as_many_decks_as_seats() -> None:
    """CR 103.3."""
    with pytest.raises(ValueError, match="3 seats need as many decks, not 2"):
        setup.new_state(fixed(3), [LANDS, LANDS], 1)


# hands and mulligans -----------------------------------------------------------------------------------------------


def test_everybody_draws_an_opening_hand_of_seven() -> None:
    """CR 103.5: seven cards each, off the top."""
    game = begun(fixed(3))
    tops = [names(game, seat, LIBRARY)[-7:] for seat in range(3)]
    play_opening(game)
    for seat in range(3):
        assert names(game, seat, HAND) == tops[seat][::-1]
        assert game.state.players[seat].kept_hand
    assert game.state.turn().stage == STAGE_BEGIN_TURN


def test_hand_sizes_by_seat() -> None:
    """CR 103.5a."""
    table = fixed(3)
    table.hand_size = [7, 5, 9]
    game = begun(table)
    play_opening(game)
    assert [len(game.state.ids(s, HAND)) for s in range(3)] == [7, 5, 9]


def test_everybody_declares_before_anybody_mulligans() -> None:
    """CR 103.5, 101.4e: in turn order from the starting player; then all at once; then those again who did not keep."""
    game = begun(fixed(3, 1))
    order: list[int] = []
    hands: list[list[int]] = []

    def watch(seat: int, answer: int):  # type: ignore[no-untyped-def]
        def choose(game: Game, decision: object) -> list[int]:
            order.append(seat)
            hands.append(game.state.ids(1, HAND).copy())
            return [answer]

        return choose

    for seat in range(3):
        game.script[seat].answers = [watch(seat, 0 if seat == 2 else 1), watch(seat, 0)]
    assert play_opening(game) == 1
    assert order == [1, 2, 0, 1, 0]
    assert hands[0] == hands[1] == hands[2]
    assert hands[3] != hands[0]
    assert [p.mulligans for p in game.state.players] == [1, 1, 0]
    for seat in range(3):
        assert whole_deck(game, seat) == ALL


def test_the_first_mulligan_is_free_with_three_players() -> None:
    """CR 103.5c, 800.6."""
    game = begun(fixed(3))
    game.script[0].answers = [[1], [0]]
    play_opening(game)
    assert len(game.state.ids(0, HAND)) == 7
    assert [d.kind for d in game.script[0].heard] == [D_MULLIGAN, D_MULLIGAN]


def test_a_mulligan_costs_a_card_with_two() -> None:
    """CR 103.5: the cards go to the bottom in the order chosen, the last one lowest; their owner knows them."""
    game = begun(fixed(2))
    chosen: list[str] = []

    def bottom(game: Game, decision: object) -> list[int]:
        hand = game.state.ids(0, HAND)
        picks = [hand[5], hand[2]] if len(chosen) else [hand[3]]
        chosen[:] = [game.char(id).name for id in picks]
        return picks

    game.script[0].answers = [[1], bottom, [1], bottom, [0]]
    play_opening(game)
    assert len(game.state.ids(0, HAND)) == 5
    library = game.state.ids(0, LIBRARY)
    assert [game.char(id).name for id in library[:2]] == chosen[::-1]
    assert [game.state.objs[id].known_to for id in library[:3]] == [1, 1, 0]
    choices = [d for d in game.script[0].heard if d.kind == D_CHOOSE]
    assert [d.purpose for d in choices] == [FOR_BOTTOM, FOR_BOTTOM]
    assert [(d.minimum, d.maximum, len(d.candidates)) for d in choices] == [(1, 1, 7), (2, 2, 7)]
    assert whole_deck(game, 0) == ALL


@pytest.mark.parametrize(("seats", "most"), [(2, 7), (4, 8)])
def test_mulligans_end_with_an_empty_hand(seats: int, most: int) -> None:
    """CR 103.5: nobody is asked any more once no card would be left."""
    game = begun(fixed(seats))
    for _ in range(20):
        game.script[0].answers.append(lambda game, d: [1] if d.kind == D_MULLIGAN else d.candidates[: d.minimum])
    play_opening(game)
    assert game.state.players[0].mulligans == most
    assert game.state.ids(0, HAND) == []
    assert game.state.players[0].kept_hand
    assert whole_deck(game, 0) == ALL


def test_a_new_hand_is_a_new_set_of_objects() -> None:
    """CR 400.7: nobody can follow a card through a shuffle by its id."""
    game = begun(fixed(3))
    setup.opening(game)
    before = game.state.ids(0, HAND).copy()
    game.script[0].answers = [[1], [0]]
    play_opening(game)
    assert not set(before) & set(game.state.ids(0, HAND))


def test_members_of_a_team_declare_mulligans_together() -> None:
    """CR 103.5d, 805.3a: team by team; a player may mulligan after a teammate has kept."""
    table = two_headed_giant()
    table.starting = START_FIXED
    table.starting_seat = 2
    game = begun(table)
    order: list[int] = []
    for seat in range(4):

        def choose(game: Game, decision: object, seat: int = seat) -> list[int]:
            order.append(seat)
            return [1 if order.count(seat) == 1 and seat == 3 else 0]

        game.script[seat].answers = [choose, choose]
    play_opening(game)
    assert order == [2, 3, 0, 1, 3]


def test_leaving_before_the_first_turn() -> None:
    """CR 104.3a: the others go on; nobody declares for the leaver."""
    game = begun(fixed(3))
    game.script[1].answers = [concede]
    play_opening(game)
    assert game.outcomes()[1] == LOST
    assert [len(s.heard) for s in game.script] == [1, 1, 1]
    assert [len(game.state.ids(s, HAND)) for s in range(3)] == [7, 0, 7]


def test_leaving_instead_of_choosing_cards_for_the_bottom() -> None:
    """CR 104.3a, 103.5."""
    table = fixed(3)
    table.free_mulligans = 0
    game = begun(table)
    game.script[1].answers = [[1], concede]
    play_opening(game)
    assert game.outcomes()[1] == LOST
    assert game.state.turn().stage == STAGE_BEGIN_TURN


def test_a_deck_too_small_for_a_hand() -> None:
    """CR 104.3c: the rest is drawn, and the loss waits for the first check."""
    game = Bare(setup.new_state(fixed(2), [LANDS, LANDS[:5]], 1))
    play_opening(game)
    assert [len(game.state.ids(s, HAND)) for s in range(2)] == [7, 5]
    assert [p.drew_empty for p in game.state.players] == [False, True]


# opening hands that begin in play, first turns ---------------------------------------------------------------------


def test_cards_that_begin_on_the_battlefield() -> None:
    """CR 103.6a: after all mulligans, in turn order."""
    line = made("Leyline", ENCHANTMENT, 0, 0, MayBeginWithThis())
    game = Bare(setup.new_state(fixed(3, 2), [[line] * 10, LANDS, [line] * 10], 1))
    game.script[2].answers = [[0], lambda game, d: d.candidates[:2]]
    game.script[0].answers = [[0], []]
    assert play_opening(game) == 1
    assert [len(game.state.ids(s, BATTLEFIELD)) for s in range(3)] == [0, 0, 2]
    assert [len(game.state.ids(s, HAND)) for s in range(3)] == [7, 7, 5]
    assert [d.kind for d in game.script[2].heard] == [D_MULLIGAN, D_CHOOSE]
    assert [d.kind for d in game.script[1].heard] == [D_MULLIGAN, D_CHOOSE]  # asked as well: nobody can tell


def test_the_starting_player_begins() -> None:
    """CR 103.8."""
    game = begun(fixed(4, 2))
    play_opening(game)
    assert game.state.turn().unit == 2


def test_further_markers_begin_four_seats_on() -> None:
    """CR 807.4b."""
    table = TableRules(10)
    table.starting = START_FIXED
    table.starting_seat = 7
    table.markers = 2
    game = begun(table.seal())
    play_opening(game)
    assert [t.unit for t in game.state.turns] == [7, 1]
    assert all(t.stage == STAGE_BEGIN_TURN for t in game.state.turns)


def test_the_log_of_a_beginning() -> None:
    """CR 103.5."""
    game = begun(fixed(2))
    game.logging = True
    game.script[1].answers = [[1], lambda game, d: d.candidates[:1], [0]]
    play_opening(game)
    assert game.lines() == [
        "Ann draws 7 cards (103.5)",
        "Bob draws 7 cards (103.5)",
        "Ann keeps a hand of 7 cards (103.5)",
        "Bob takes a mulligan (103.5)",
        "Bob draws 7 cards (103.5)",
        "Bob puts 1 card on the bottom of their library (103.5)",
        "Bob keeps a hand of 6 cards (103.5)",
    ]


# range of influence ------------------------------------------------------------------------------------------------


def test_no_range_without_the_option() -> None:
    """CR 801.1."""
    assert begun(fixed(4)).state.reach is None


def test_range_is_counted_in_seats_of_players_in_the_game() -> None:
    """CR 801.2, 801.2b-c."""
    table = TableRules(6)
    table.range = [1, 2, 1, 1, 0, UNLIMITED]
    game = begun(table.seal())
    assert game.state.reach == [0b100011, 0b101111, 0b001110, 0b011100, 0b010000, 0b111111]
    game.state.alive &= ~0b000010
    assert reach_masks(game.state) == [0b100101, 0b101111, 0b001101, 0b011100, 0b010000, 0b111111]
