"""A game within the game. CR 729."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap import library, record
from apnap.agents import make_agent
from apnap.api import Game, Setup
from apnap.decks import Deck
from apnap.library.pool import POOL
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch7_additional.keywords.phasing import phase_out
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import BATTLEFIELD, HAND, LIBRARY, MAIN1, PHASED_OUT
from apnap.rules.core.decisions import D_MULLIGAN, D_PRIORITY, IllegalAnswer
from apnap.rules.core.play import Play
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario, Seat
from tests.properties.games import answer_with, recorded
from tests.properties.picture import first_difference, picture

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "inner_tales.py"


def tell(scenario: Builder, seats: int = 0, **settings: object) -> Scenario:
    """Seat 0's Shahrazad resolves, and opening hands of the subgame are about to be kept."""
    table = scenario(seats, **settings)
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    return table


def own_cards(monkeypatch: pytest.MonkeyPatch) -> list[CardDef]:
    """The cards of the example, which no other test sees."""
    monkeypatch.setattr(POOL, "brought", dict(POOL.brought))
    return library.load_cards(EXAMPLE)


def lose(table: Scenario, *seats: Seat) -> None:
    for seat in seats:
        seat.concedes()


@rule("729.1", "729.2")
def test_libraries_of_the_main_game_become_decks_of_the_subgame(scenario: Builder) -> None:
    """New zones: what is on the battlefield or in a hand of the main game stays there."""
    table = scenario()
    table.seat(0).has("Grizzly Bears")
    table.seat(1).holds("Shock")
    table.seat(1).at(3)
    sizes = [seat.library_size for seat in table.seats()]
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    for seat, size in zip(table.seats(), sizes, strict=True):
        assert seat.library_size == size - 7
        assert seat.hand == ["Forest"] * 7
        assert not seat.battlefield
        assert seat.life == 20


@rule("729.2")
def test_chance_decides_who_goes_first(scenario: Builder) -> None:
    """Not the player whose turn it is in the main game, or who cast the spell."""
    starters = set()
    for seed in range(12):
        table = scenario(3)
        for _ in range(seed):
            table.game.state.below(7)
        table.seat(0).casts("Shahrazad")
        table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
        starters.add(int(table.game.state.starter))
    assert len(starters) > 1


@rule("729.1a", "729.5")
def test_the_main_game_goes_on_where_it_was(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears", tapped=True)
    sizes = [seat.library_size for seat in table.seats()]
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    lose(table, *table.seats()[1:])
    assert table.holder == table.seat(0)
    assert table.step == "precombat main phase"
    assert table.seat(0).battlefield == ["Grizzly Bears"]
    assert bears.tapped
    assert [seat.library_size for seat in table.seats()] == sizes
    assert table.seat(0).graveyard == ["Shahrazad"]
    assert table.seat(0).life == 20
    assert [seat.life for seat in table.seats()[1:]] == [10] * (table.count - 1)


@rule("729.5")
def test_half_is_rounded_up_and_a_draw_is_not_a_win(scenario: Builder) -> None:
    table = scenario(2)
    table.seat(0).at(7)
    table.seat(1).at(1)
    for seat in table.seats():
        seat.empty_library()  # both lose at once: the subgame is a draw
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    table.run(lambda d: table.game.state.frame is None, "the subgame to end")
    assert [seat.life for seat in table.seats()] == [3, 0]


@rule("729.5")
def test_all_that_a_player_owns_goes_home_into_the_library(scenario: Builder) -> None:
    """From every zone of the subgame, exile included; tokens and the zones themselves are no more."""
    table = scenario(2)
    one, two = table.seats()
    size = one.library_size
    one.library("Savannah Lions", "Path to Exile", "Plains")
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    table.run(lambda d: d.kind == D_PRIORITY, "the first turn of the subgame")
    state = table.game.state
    for id in list(state.ids(one.number, LIBRARY))[:3]:
        table.game.move(id, 3)
    assert len(one.exile) == 3
    lose(table, two)
    assert one.library_size == size + 3
    assert not one.exile
    assert sorted(set(table.names(one.number, LIBRARY))) == ["Forest", "Path to Exile", "Plains", "Savannah Lions"]


@rule("729.5", "702.26")
def test_a_phased_out_permanent_of_the_subgame_goes_home_too(scenario: Builder) -> None:
    table = scenario(2)
    one = table.seat(0)
    one.library("Savannah Lions")
    size = one.library_size
    one.casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    table.to_step(MAIN1, one)
    state = table.game.state
    mine = [*state.ids(one.number, LIBRARY), *state.ids(one.number, HAND)]
    (id,) = [i for i in mine if table.game.char(i).name == "Savannah Lions"]
    phase_out(table.game, [table.game.move(id, BATTLEFIELD)], -1)
    assert len(state.ids(one.number, PHASED_OUT)) == 1
    table.seat(1).concedes()
    assert table.game.state.frame is None and one.library_size == size
    assert "Savannah Lions" in table.names(one.number, LIBRARY)


@rule("729.3")
def test_fewer_than_seven_cards_lose_in_the_first_upkeep(scenario: Builder) -> None:
    table = scenario(2)
    two = table.seat(1)
    two.empty_library()
    two.library(*["Forest"] * 6)
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    assert two.in_game
    table.run(lambda d: table.game.state.frame is None, "the subgame to end")
    assert [seat.life for seat in table.seats()] == [20, 10]
    assert not any("draw step" in line for line in table.log)


@rule("729.4b")
def test_counters_of_players_stay_where_they_are(scenario: Builder) -> None:
    table = scenario(2)
    two = table.seat(1)
    table.game.state.edit_player(two.number).poison = 4
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    assert two.poison == 0
    table.run(lambda d: d.kind == D_PRIORITY, "the first turn of the subgame")
    table.game.state.edit_player(two.number).poison = 9
    lose(table, two)
    assert two.poison == 4


@rule("729.4b", "122.1")
def test_other_counters_of_players_stay_where_they_are(scenario: Builder) -> None:
    """Energy and experience of the main game are not in the subgame, and those of the subgame cease to exist."""
    table = scenario(2)
    two = table.seat(1)
    table.game.state.edit_player(two.number).counters = {"energy": 3, "experience": 2}
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    assert not table.game.state.players[two.number].counters
    table.run(lambda d: d.kind == D_PRIORITY, "the first turn of the subgame")
    table.game.state.edit_player(two.number).counters = {"energy": 9, "rad": 1}
    table.game.state.edit_player(table.seat(0).number).counters = {"energy": 5}
    lose(table, two)
    assert table.game.state.players[two.number].counters == {"energy": 3, "experience": 2}
    assert not table.game.state.players[table.seat(0).number].counters


@rule("729.1b", "729.4")
def test_effects_of_one_game_mean_nothing_in_the_other(scenario: Builder) -> None:
    """Glorious Anthem of the main game does not reach into the subgame, and a trigger there does not see it."""
    table = scenario(2)
    one, two = table.seats()
    one.has("Glorious Anthem")
    one.has("Soul Warden")
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    table.run(lambda d: d.kind == D_PRIORITY, "the first turn of the subgame")
    bears = one.has("Grizzly Bears")
    assert (bears.power, bears.toughness) == (2, 2)
    table.run(lambda d: table.step == "precombat main phase", "a main phase of the subgame")
    table.active[0].casts("Memnite").resolves()
    assert one.life == 20
    lose(table, two)
    assert one.permanent("Soul Warden").power == 2
    assert one.life == 20


@rule("729.6")
def test_a_subgame_within_a_subgame(scenario: Builder) -> None:
    table = tell(scenario, 2)
    one, two = table.seats()
    table.run(lambda d: d.kind == D_PRIORITY and table.step == "precombat main phase", "a main phase of the subgame")
    teller = table.active[0]
    teller.casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame of the subgame")
    inner = table.game.state.frame
    assert inner is not None and inner.depth == 2
    lose(table, two)
    outer = table.game.state.frame
    assert outer is not None and outer.depth == 1
    assert (one.life, two.life) == (20, 10)  # in the subgame
    lose(table, one)
    assert table.game.state.frame is None
    assert (one.life, two.life) == (10, 20)


@rule("729.5")
def test_whoever_loses_a_subgame_of_many_has_their_cards_back(scenario: Builder) -> None:
    table = scenario(4)
    sizes = [seat.library_size for seat in table.seats()]
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    lose(table, table.seat(3), table.seat(1))
    assert table.game.state.frame is not None
    lose(table, table.seat(0))
    assert [seat.library_size for seat in table.seats()] == sizes
    assert [seat.life for seat in table.seats()] == [10, 10, 20, 10]


@rule("729.5", "104.3a")
def test_conceding_the_main_game_from_within(scenario: Builder) -> None:
    """They leave the subgame at once, and the main game as soon as that goes on."""
    table = tell(scenario, 3)
    one, two, three = table.seats()
    table.game.concede_all(two.number)
    assert not two.in_game
    assert table.game.state.frame is not None
    with pytest.raises(IllegalAnswer, match=r"104\.3a"):
        table.game.concede_all(two.number)
    lose(table, one)
    assert table.game.state.frame is None
    assert not two.in_game
    assert one.in_game and three.in_game
    assert (one.life, three.life) == (10, 20)


@rule("729.5", "729.6", "104.3a")
def test_conceding_all_games_from_the_innermost(scenario: Builder) -> None:
    """They leave each game as it goes on."""
    table = tell(scenario, 4)
    one, two, three, four = table.seats()
    table.run(lambda d: d.kind == D_PRIORITY and table.step == "precombat main phase", "a main phase of the subgame")
    table.active[0].casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame of the subgame")
    table.game.concede_all(two.number)
    lose(table, one, three)
    outer = table.game.state.frame
    assert outer is not None and outer.depth == 1
    assert [s.in_game for s in (one, two, three, four)] == [True, False, True, True]
    lose(table, one, three)
    assert table.game.state.frame is None
    assert [s.in_game for s in (one, two, three, four)] == [True, False, True, True]


@rule("729.1a")
def test_one_who_has_left_the_main_game_is_not_in_the_subgame(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(2).concedes()
    table.seat(0).casts("Shahrazad")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    assert not table.seat(2).in_game
    lose(table, table.seat(1))
    assert [seat.life for seat in table.seats()[:2]] == [20, 10]


@rule("729.2")
def test_teams_and_range_are_the_same_inside(scenario: Builder) -> None:
    table = tell(scenario, 4, teams=[[0, 1], [2, 3]], shared_turns=True)
    state = table.game.state
    assert state.table.shared_turns
    lose(table, table.seat(0))
    assert table.game.state.frame is None, "they lose as a team inside as well"
    assert table.seat(2).life == 20
    assert table.seat(0).life == 0  # each of the two loses half of what they share, at the same time
    assert table.seat(2).outcome == table.seat(3).outcome == "won"


@rule("729.5")
def test_what_follows_is_asked_after_the_subgame(scenario: Builder, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answers from before the subgame are not asked for again, and the log says everything once."""
    table = scenario(2).knows(*own_cards(monkeypatch))
    teller = table.seat(0).casts("Teller of Inner Tales")
    table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
    lose(table, table.seat(1))
    assert len(table.seat(0).hand) == 2
    assert not table.seat(1).hand
    assert teller.zone == "battlefield"
    begun = [line for line in table.log if "A subgame begins" in line]
    assert len(begun) == 1
    assert len([line for line in table.log if "Teller of Inner Tales's ability resolves" in line]) == 1


def deal(seed: int, outside: bool) -> Play:
    """Two seats with decks full of lions and tales."""
    names = ["Plains"] * 24 + ["Savannah Lions"] * 22 + ["Shahrazad"] * 2 + ["Glorious Anthem"] * 4 + ["Shock"] * 8
    cards = [library.find(name) for name in names]
    table = TableRules(2).seal()
    brains = [make_agent("random", seed * 2 + s) for s in range(2)]
    play = Play(new_state(table, [cards, cards], seed), [None, None] if outside else list(brains), ["A", "B"])
    play.logging = play.offers_mana = True
    return play


@pytest.mark.interpreted
@pytest.mark.parametrize("seed", [1, 2])
def test_agents_in_the_process_or_outside_play_the_same(seed: int) -> None:
    inside = deal(seed, False)
    inside.run()
    assert any("A subgame begins" in str(line) for line in inside.log)
    brains = [make_agent("random", seed * 2 + s) for s in range(2)]
    outside = deal(seed, True)
    outside.advance()
    answer_with(outside, brains)
    assert inside.digests == outside.digests
    assert recorded(inside.history) == recorded(outside.history)
    assert [str(line) for line in inside.log] == [str(line) for line in outside.log]
    assert not first_difference(picture(inside), picture(outside))


@pytest.mark.parametrize("seed", [1, 2])
def test_forks_and_replays_in_a_subgame(seed: int) -> None:
    inside = deal(seed, False)
    inside.run()
    names = [(24, "Plains"), (22, "Savannah Lions"), (2, "Shahrazad"), (4, "Glorious Anthem"), (8, "Shock")]
    deck = Deck.of("tales", names)
    setup = Setup(TableRules(2).seal(), (deck, deck), seed, ("A", "B"), ("random", "random"))
    again = record.loads(record.dumps(record.record_of(Game(inside, setup)))).play().play
    assert again.digests == inside.digests
    brains = [make_agent("random", seed * 2 + s) for s in range(2)]
    outside = deal(seed, True)
    outside.advance()
    forks = []
    while outside.decision() is not None and len(forks) < 40:
        if outside.state.frame is not None:
            forks.append((outside.fork(), outside.digest()))
        answer_with(outside, brains, 1)
    assert forks
    for fork, digest in forks:
        assert fork.digest() == digest


@rule("729.6", "729.2c", "729.5c")
def test_a_commander_goes_through_two_games_and_comes_home(scenario: Builder) -> None:
    """With the tax of each game by itself."""
    table = tell(scenario, 3, commander=True)
    one = table.seat(0)
    lose(table, *table.seats()[1:])
    name = "Isamaru, Hound of Konda"
    one.leads(name)
    for depth in (1, 2):
        table.active[0].casts("Shahrazad")
        table.run(lambda d: d.kind == D_MULLIGAN, "a subgame to begin")
        frame = table.game.state.frame
        assert frame is not None and frame.depth == depth and one.command == [name]
        table.run(lambda d: d.kind == D_PRIORITY and table.step == "precombat main phase", "a main phase")
    for depth in (1, 0):
        lose(table, *table.seats()[1:])
        frame = table.game.state.frame
        assert (0 if frame is None else frame.depth) == depth and one.command == [name]


@rule("727.6", "729.1b", "729.5")
def test_the_winner_of_a_subgame_that_was_restarted_is_its_winner(scenario: Builder) -> None:
    table = tell(scenario, 3)
    table.run(lambda d: d.kind == D_PRIORITY and table.step == "precombat main phase", "a main phase")
    first = table.active[0]
    karn = first.has("Karn Liberated", counters={"loyalty": 14})
    first.activates(karn, 2)
    table.run(lambda d: d.kind == D_MULLIGAN, "opening hands")
    assert table.game.state.frame is not None
    table.run(lambda d: d.kind == D_PRIORITY, "the first turn")
    assert table.active == [first]
    lose(table, table.seat(0), table.seat(1))
    assert table.game.state.frame is None
    assert [seat.life for seat in table.seats()] == [10, 10, 20]
