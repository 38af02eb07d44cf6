"""What a seat may know, and nothing else."""

from __future__ import annotations

import json

import pytest

from apnap.agents.uniform import RandomAgent
from apnap.library import find
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    HASTE,
    LIBRARY,
    NONE,
    OUTSIDE,
    P_LOOK,
    S_PERMIT,
    STACK,
)
from apnap.rules.core.decisions import ChooseDecision
from apnap.rules.core.game import Game
from apnap.rules.core.play import Play
from apnap.rules.core.state import Standing
from apnap.rules.events import Draw, Shuffle, ZoneChange
from apnap.rules.views.view import SPECTATOR, StaleView, observe, read_log
from tests.helpers.hidden_twins import assert_hidden, scramble_hidden, seen_bytes, twin_of
from tests.helpers.plain_boards import BEAR, IMP, MEADOW, OGRE, WURM, board, fill, put, table_of, with_keywords


def names(seen: list) -> list[str]:
    return [s.name for s in seen]


def full_board(seats: int = 3, teams: list[list[int]] | None = None) -> Game:
    game = board(table_of(seats, teams))
    fill(game, 4, 12)
    for seat in range(seats):
        put(game, seat, BATTLEFIELD, BEAR)
        put(game, seat, BATTLEFIELD, MEADOW)
        put(game, seat, GRAVEYARD, IMP)
        put(game, seat, EXILE, WURM)
    return game


# hidden zones --------------------------------------------------------------------------------------------------------
def test_a_seat_sees_its_own_hand_and_counts_the_others() -> None:
    game = board(table_of(3))
    fill(game, 4, 9)
    view = observe(game, 1)
    assert names(view.hand(1)) == ["Wurm", "Imp", "Meadow", "Bear"]
    assert view.hand(0) == [] and view.hand(2) == []
    assert [p.hand_size for p in view.players()] == [4, 4, 4]
    assert [p.library_size for p in view.players()] == [9, 9, 9]
    assert view.library(1) == []


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
@pytest.mark.parametrize("seed", range(5))
def test_two_games_that_differ_in_hidden_cards_look_the_same(seat: int, seed: int) -> None:
    game = full_board()
    learn(game.state, game.state.ids(2, HAND)[1], 1 << 0)
    learn(game.state, game.state.ids(0, LIBRARY)[-2], 1 << 0 | 1 << 1)
    put(game, 1, BATTLEFIELD, OGRE).face_down = True
    put(game, 2, EXILE, OGRE).face_down = True
    assert_hidden(game, seat, seed)


def test_the_scrambled_game_is_another_one_and_a_leak_would_show() -> None:
    game = full_board()
    other = scramble_hidden(game, 0, 3)
    assert [game.state.objs[i].card.name for i in game.state.ids(1, HAND)] != [
        other.objs[i].card.name for i in other.ids(1, HAND)
    ]
    before = seen_bytes(game, 1)
    game.state = other
    assert seen_bytes(game, 1) != before  # seat 1 sees its own hand change


def test_teammates_see_each_others_hands_but_not_libraries() -> None:
    game = full_board(4, [[0, 2], [1, 3]])
    view = observe(game, 0)
    assert len(view.hand(2)) == 4
    assert view.hand(1) == [] and view.hand(3) == []
    assert view.library(2) == []
    for seat in range(4):
        assert_hidden(game, seat, seat)


def test_who_controls_a_player_sees_what_that_player_sees() -> None:
    game = full_board()
    put(game, 1, OUTSIDE, WURM)
    game.state.edit_player(1).controlled_by = 2
    assert len(observe(game, 2).hand(1)) == 4
    assert observe(game, 2).outside(1) == []  # cards outside the game stay that player's own secret (723.4)
    assert names(observe(game, 1).outside(1)) == ["Wurm"]
    assert observe(game, 0).hand(1) == []


# what players have seen ----------------------------------------------------------------------------------------------
def test_a_revealed_card_stays_known_until_it_cannot_be_told_apart() -> None:
    game = full_board()
    card = game.state.ids(1, HAND)[2]
    learn(game.state, card, EVERYBODY)
    assert names(observe(game, 0).hand(1)) == ["Meadow"]
    assert names(observe(game, SPECTATOR).hand(1)) == ["Meadow"]
    # the owner puts some card of the hand away unseen: nobody can say any more which are left
    other = game.state.ids(1, HAND)[0]
    game.emit(ZoneChange(other, HAND, LIBRARY, 1))
    assert observe(game, 0).hand(1) == []
    assert observe(game, 0).library(1) == []
    assert [(s.name, s.place) for s in observe(game, 1).library(1)] == [("Wurm", 0)]


def test_a_permanent_returned_to_a_hand_is_known_to_all() -> None:
    game = full_board()
    bear = game.state.ids(1, BATTLEFIELD)[0]
    game.emit(ZoneChange(bear, BATTLEFIELD, HAND, 1))
    assert names(observe(game, 0).hand(1)) == ["Bear"]
    assert len(observe(game, 1).hand(1)) == 5
    for seat in (0, 1, 2):
        assert_hidden(game, seat, 5)


def test_a_card_put_on_top_is_known_also_when_drawn() -> None:
    game = full_board()
    bear = game.state.ids(1, BATTLEFIELD)[0]
    game.emit(ZoneChange(bear, BATTLEFIELD, LIBRARY, 1))
    assert [(s.name, s.place) for s in observe(game, 2).library(1)] == [("Bear", 0)]
    game.emit(Draw(1))
    assert observe(game, 2).library(1) == []
    assert names(observe(game, 2).hand(1)) == ["Bear"]


def test_after_a_shuffle_known_cards_are_unknown() -> None:
    game = full_board()
    for place in (-1, -3, 0):
        learn(game.state, game.state.ids(0, LIBRARY)[place], 1)
    assert [s.place for s in observe(game, 0).library(0)] == [0, 2, 11]
    game.emit(Shuffle(0))
    assert observe(game, 0).library(0) == []


class LooksAtTop(Static):
    def permits(self, game: Game, effect: Standing, action: int, seat: int, ref: int) -> bool:
        return action == P_LOOK and seat == effect.controller


def test_an_effect_that_shows_the_top_card_shows_only_that() -> None:
    game = full_board()
    static = LooksAtTop([S_PERMIT])
    add_standing(game.state, Standing(1, game.state.ids(0, BATTLEFIELD)[0], static, 1, 0))
    assert [s.place for s in observe(game, 0).library(0)] == [0]
    assert [s.place for s in observe(game, 0).library(1)] == [0]
    assert observe(game, 1).library(0) == []


# face down -----------------------------------------------------------------------------------------------------------
def test_a_face_down_permanent_shows_its_face_to_its_controller_alone() -> None:
    game = board(table_of(3))
    o = put(game, 1, BATTLEFIELD, WURM)
    o.face_down = True
    for seat in (SPECTATOR, 0, 2):
        (seen,) = observe(game, seat).battlefield(1)
        assert (seen.name, seen.under, seen.power, seen.toughness, seen.cost) == ("", "", 2, 2, "")
        assert "Wurm" not in json.dumps(observe(game, seat).to_dict())
    (mine,) = observe(game, 1).battlefield(1)
    assert (mine.name, mine.under, mine.power) == ("", "Wurm", 2)


def test_a_card_exiled_face_down_shows_nothing_but_that_it_is_there() -> None:
    game = board(table_of(2))
    o = put(game, 0, EXILE, WURM)
    o.face_down = True
    (seen,) = observe(game, 0).exile(0)
    assert (seen.name, seen.under, seen.types, seen.power) == ("", "", 0, 0)
    learn(game.state, o.id, 1 << 1)
    assert observe(game, 1).exile(0)[0].under == "Wurm"
    assert observe(game, 0).exile(0)[0].under == ""


# what is public ------------------------------------------------------------------------------------------------------
def test_permanents_are_seen_as_they_are() -> None:
    game = board(table_of(2))
    bear = put(game, 0, BATTLEFIELD, BEAR)
    bear.counters = {"+1/+1": 2, "age": 1}
    game.drop_chars(bear.id)
    bear.damage = 1
    bear.attacking = -2
    swift = put(game, 0, BATTLEFIELD, with_keywords("Swift", HASTE))
    swift.controlled_since = 1
    late = put(game, 0, BATTLEFIELD, OGRE)
    late.controlled_since = 1
    seen = observe(game, 1).battlefield(0)
    assert [(s.name, s.power, s.toughness, s.sick) for s in seen] == [
        ("Bear", 4, 4, False),
        ("Swift", 2, 2, False),
        ("Ogre", 3, 3, True),
    ]
    assert seen[0].counters == [("+1/+1", 2), ("age", 1)]
    assert seen[0].attacking == -2 and seen[1].attacking == NONE
    assert seen[0].type_line() == "Creature - Bear"
    assert seen[1].keyword_words() == ["haste"]
    data = observe(game, 1).to_dict()
    assert json.loads(json.dumps(data)) == data


def test_stacks_turns_and_pools() -> None:
    game = board(table_of(2))
    spell = put(game, 1, STACK, BEAR)
    game.state.edit_player(0).pool = [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0]
    view = observe(game, 0)
    assert names(view.stack()) == ["Bear"]
    (turn,) = view.turns()
    assert (turn.number, list(turn.active), list(turn.priority), list(turn.stack)) == (1, [0], [0], [spell.id])
    assert view.player(0).pool[3] == 2 and view.player(0).pool[10] == 1


def test_a_shared_life_total_is_seen_at_both_seats() -> None:
    table = table_of(4, [[0, 1], [2, 3]])
    table.life_of = [0, 0, 2, 2]
    game = board(table.seal())
    game.state.edit_player(0).life = 7
    assert [p.life for p in observe(game, 3).players()] == [7, 7, 20, 20]
    assert [p.team for p in observe(game, 3).players()] == [0, 0, 1, 1]


# decisions -----------------------------------------------------------------------------------------------------------
def test_only_the_one_who_decides_sees_the_decision_and_what_is_chosen_from() -> None:
    game = full_board()
    library = game.state.ids(1, LIBRARY)
    decision = ChooseDecision(1, "701.23", [library[3], library[7]])
    game.suspended = decision
    view = observe(game, 1)
    assert view.decisions() == [decision]
    assert [s.id for s in view.shown()] == [library[3], library[7]]
    assert observe(game, 0).decisions() == [] and observe(game, 0).shown() == []
    assert observe(game, 0).waiting_for() == [1]
    assert_hidden(game, 0, 1)


def test_a_view_of_an_earlier_moment_refuses() -> None:
    game = full_board()
    view = observe(game, 0)
    assert len(view.hand(0)) == 4
    game.emit(Draw(0))
    with pytest.raises(StaleView):
        view.hand(0)
    assert len(observe(game, 0).hand(0)) == 5
    with pytest.raises(ValueError, match="no seat 3"):
        observe(game, 3)


def test_find_shows_nothing_that_is_hidden() -> None:
    game = full_board()
    mine = game.state.ids(0, HAND)[0]
    theirs = game.state.ids(1, HAND)[0]
    view = observe(game, 0)
    found = view.find(mine)
    assert found is not None and found.name == "Bear"
    assert view.find(theirs) is None
    assert view.find(game.state.ids(0, LIBRARY)[0]) is None
    assert view.find(10**6) is None
    public = view.find(game.state.ids(1, GRAVEYARD)[0])
    assert public is not None and public.name == "Imp"


# the log -------------------------------------------------------------------------------------------------------------
def test_each_seat_reads_its_own_log() -> None:
    game = full_board(4, [[0, 2], [1, 3]])
    game.logging = True
    game.emit(Draw(0))
    drawn = game.name(game.state.ids(0, HAND)[-1])
    assert read_log(game, 0) == [f"Player 0 draws {drawn}"]
    assert read_log(game, 2) == [f"Player 0 draws {drawn}"]  # a teammate, who may look at the hand
    assert read_log(game, 1) == ["Player 0 draws a card"]
    assert read_log(game, SPECTATOR) == ["Player 0 draws a card"]
    assert read_log(game, 0, 1) == []


# explanations through a view -----------------------------------------------------------------------------------------
def test_a_view_explains_only_what_it_shows() -> None:
    game = full_board()
    mine, theirs = game.state.ids(0, HAND)[0], game.state.ids(1, HAND)[0]
    view = observe(game, 0)
    assert len(view.explain(game.state.ids(1, BATTLEFIELD)[0])) == 2
    assert view.explain(mine)[0].startswith("as printed: Bear")
    assert view.explain(theirs) == [] and view.why_not(theirs) == []
    assert [rule for rule, _ in view.why_not(mine)] == ["601.2h"]
    hidden = put(game, 1, BATTLEFIELD, WURM)
    hidden.face_down = True
    assert observe(game, 0).explain(hidden.id) == []


# whole games ---------------------------------------------------------------------------------------------------------
def random_game(seats: int, teams: list[list[int]] | None, seed: int) -> tuple[Play, list[RandomAgent]]:
    """A game with built-in decks in which every seat is decided from outside."""
    decks = [[find(name) for name, n in DECKS[(seed + s) % 2] for _ in range(n)] for s in range(seats)]
    state = new_state(table_of(seats, teams), decks, seed)
    game = Play(state, [None] * seats, [f"Player {s}" for s in range(seats)])
    game.logging = True
    game.advance()
    return game, [RandomAgent(seed * 100 + s) for s in range(seats)]


DECKS = [
    [("Mountain", 24), ("Raging Goblin", 12), ("Goblin Piker", 8), ("Lightning Bolt", 8), ("Volcanic Hammer", 8)],
    [("Forest", 24), ("Grizzly Bears", 12), ("Giant Spider", 8), ("Giant Growth", 8), ("Rabid Bite", 8)],
]


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("seats", "teams"), [(2, None), (3, None), (4, [[0, 2], [1, 3]])], ids=["duel", "three", "two teams"]
)
def test_nobody_is_told_what_they_cannot_know(seats: int, teams: list[list[int]] | None) -> None:
    """At every decision of a game, half-done states included, each seat's view is blind to hidden cards."""
    game, agents = random_game(seats, teams, seats)
    for n in range(400):
        decision = game.decision()
        if decision is None:
            break
        if n % 3 == 0:
            for seat in range(-1, seats):
                assert_hidden(game, seat, n)
        if n % 7 == 0 and game.open:
            # and what it may do, and what it reads in the log once it has done it, are the same as well
            seat = decision.decider
            answer = agents[seat].choose(game, decision)
            one, other = game.fork(), twin_of(game, seat, n)
            one.logging = other.logging = True
            assert seen_bytes(one, seat) == seen_bytes(other, seat)
            one.answer(answer)
            other.answer(answer)
            assert seen_bytes(one, seat) == seen_bytes(other, seat)
        game.answer(agents[decision.decider].choose(game, decision))
    assert game.state.turns[0].number > 3
