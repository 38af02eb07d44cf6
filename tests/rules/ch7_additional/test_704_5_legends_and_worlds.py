"""The legend rule and the world rule. CR 704.5j-k."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import ReturnToBattlefield
from apnap.abilities.events.object_events import Dies
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, ENCHANTMENT, PERMANENT
from apnap.abilities.players import EACH_PLAYER, YOU, OwnerOf
from apnap.abilities.selectors import IT
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.targets import Target, TargetCard
from apnap.rules.ch1_concepts.ending import concede
from apnap.rules.ch7_additional import state_based
from apnap.rules.core import constants
from apnap.rules.core.constants import BATTLEFIELD, GONE, GRAVEYARD, LEGENDARY, PLUS, WORLD
from apnap.rules.core.decisions import FOR_LEGEND, Decision
from apnap.rules.core.game import Game
from apnap.rules.core.players import LOST, PLAYING, WON
from apnap.rules.events import Draw as DrawEvent
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.helpers.hand_made_games import game_at, made, put, zone_of

LOAN = card("Loan", "{U}", "Instant", UntilEndOfTurn(Target(PERMANENT), YouControl()))
WORLD_A = card("World of Ash", "{R}", "World Enchantment")
WORLD_B = card("World of Ice", "{U}", "World Enchantment")
TOLL = card("Death Toll", "{1}", "Artifact", Whenever(Dies(CREATURE), GainLife(1)))
QUEEN = made("Queen", constants.CREATURE, 3, 3, supertypes=LEGENDARY)
KING = made("King", constants.CREATURE, 3, 3, supertypes=LEGENDARY)


def settle(game: Game) -> int:
    """Check until nothing happens; how many rounds did something."""
    rounds = 0
    while state_based.check(game):
        rounds += 1
        assert rounds < 20, "state-based actions do not come to an end"
    return rounds


def damage(game: Game, id: int, amount: int) -> None:
    game.state.edit(id).damage = amount
    game.state.touch()


# at the table ------------------------------------------------------------------------------------------------------


@rule("704.5j", "800.4a")
@pytest.mark.parametrize("leaver", [0, 3])
def test_which_legend_is_kept_is_not_asked_again_because_somebody_leaves(scenario: Builder, leaver: int) -> None:
    """Seat 0 has chosen; seat 1 is asked while seat 0, or a bystander, leaves; seat 2 has nothing to choose."""
    table = scenario(seats=4)
    name = "Isamaru, Hound of Konda"
    pairs = {s: [table.place(table.seat(s).number, name, BATTLEFIELD) for _ in range(2)] for s in (0, 1)}
    table.refresh()
    table.asked(table.seat(0), FOR_LEGEND)
    table.answer(pairs[0][:1])
    table.asked(table.seat(1), FOR_LEGEND)
    table.seat(leaver).concedes()
    table.asked(table.seat(1), FOR_LEGEND)
    table.answer(pairs[1][1:])
    table.resolve_stack()
    kept = {0: pairs[0][0], 1: pairs[1][1]}
    for s in (0, 1):
        if s != leaver:
            assert table.game.state.ids(table.seat(s).number, BATTLEFIELD) == [kept[s]]
    assert table.defaults == []


@rule("704.5j")
def test_the_controller_keeps_one_legend(scenario: Builder) -> None:
    table = scenario()
    old = table.seat(0).has("Isamaru, Hound of Konda", counters={PLUS: 1})
    table.seat(0).casts("Isamaru, Hound of Konda")
    decision = table.asked(table.seat(0), FOR_LEGEND)
    assert old.id in decision.candidates and len(decision.candidates) == 2
    table.answer([old.id])
    assert old.stayed
    assert table.seat(0).battlefield == ["Isamaru, Hound of Konda"]
    assert table.seat(0).graveyard == ["Isamaru, Hound of Konda"]


@rule("704.5j")
def test_two_players_may_each_have_a_legend_of_one_name(scenario: Builder) -> None:
    table = scenario()
    dogs = table.each_seat_has("Isamaru, Hound of Konda")
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    table.expect(dogs).stayed(*range(table.count))


@rule("704.5j", "613.1b")
def test_a_second_legend_that_a_player_takes_over_counts(scenario: Builder) -> None:
    """The stolen one that is not kept goes to its owner's graveyard."""
    table = scenario().knows(LOAN)
    mine = table.seat(0).has("Isamaru, Hound of Konda")
    theirs = table.seat(1).has("Isamaru, Hound of Konda")
    table.seat(0).casts("Loan", at=[theirs])
    table.asked(table.seat(0), FOR_LEGEND)
    table.answer([mine.id])
    assert mine.stayed and theirs.died
    assert table.seat(1).graveyard == ["Isamaru, Hound of Konda"]


@rule("704.5j", "704.3")
def test_the_legend_rule_is_not_destruction(scenario: Builder) -> None:
    table = scenario().knows(TOLL)
    table.seat(1).has("Death Toll")
    table.seat(0).has("Isamaru, Hound of Konda")
    table.seat(0).casts("Isamaru, Hound of Konda")
    table.resolve_stack()
    assert table.seat(1).life == 21  # but it is a death


@rule("704.5j", "101.4")
def test_several_players_choose_their_legends_in_apnap_order(scenario: Builder) -> None:
    rise = ReturnToBattlefield(TargetCard(CREATURE, whose=EACH_PLAYER, count=6, up_to=True), under=OwnerOf(IT))
    table = scenario().knows(card("Rise of Legends", "{W}", "Sorcery", rise))
    old = table.each_seat_has("Isamaru, Hound of Konda")
    dead = [seat.buried("Isamaru, Hound of Konda")[0] for seat in table.seats()]
    table.seat(0).casts("Rise of Legends", at=dead)
    for i, seat in enumerate(table.seats()):
        decision = table.asked(purpose=FOR_LEGEND)
        assert table.of(decision.seat) == seat
        assert all(old[j].stayed for j in range(table.count))
        table.answer([old[i].id])
    table.expect(old).stayed(*range(table.count))
    assert all(seat.battlefield == ["Isamaru, Hound of Konda"] for seat in table.seats())


@rule("704.5k")
def test_only_the_newest_world_stays(scenario: Builder) -> None:
    table = scenario().knows(WORLD_A, WORLD_B)
    ash = table.seat(1).has("World of Ash")
    table.seat(0).casts("World of Ice").resolves()
    assert ash.died
    assert table.seat(0).battlefield == ["World of Ice"]


BOTH_BACK = card("Raise Worlds", "{B}", "Sorcery", ReturnToBattlefield(TargetCard(ENCHANTMENT, count=2), under=YOU))


@rule("704.5k")
def test_worlds_that_enter_at_the_same_time_all_go(scenario: Builder) -> None:
    table = scenario().knows(WORLD_A, WORLD_B, BOTH_BACK)
    old = table.seat(1).has("World of Ice")
    first, second = table.seat(0).buried("World of Ash", "World of Ice")
    table.seat(0).casts("Raise Worlds", at=[first, second]).resolves()
    assert (old.zone, first.zone, second.zone) == ("graveyard", "graveyard", "graveyard")


@rule("704.5k")
def test_worlds_that_enter_one_after_another_leave_the_newest(scenario: Builder) -> None:
    table = scenario().knows(WORLD_A, WORLD_B)
    old = table.seat(1).has("World of Ice")
    new = table.seat(0).casts("World of Ash").resolves()
    assert old.died and new.zone == "battlefield"


# on boards made by hand --------------------------------------------------------------------------------------------


def test_the_legend_rule_lets_the_controller_choose() -> None:
    """CR 704.5j."""
    game = game_at(2)
    first, second, third = (put(game, 0, QUEEN) for _ in range(3))
    other = put(game, 1, QUEEN)
    king = put(game, 0, KING)
    game.script[0].answers = [[second]]
    settle(game)
    decision = game.script[0].heard[0]
    assert decision.purpose == FOR_LEGEND
    assert decision.candidates == [first, second, third]
    assert [zone_of(game, id) for id in (first, second, third)] == [GRAVEYARD, BATTLEFIELD, GRAVEYARD]
    assert zone_of(game, other) == BATTLEFIELD
    assert zone_of(game, king) == BATTLEFIELD
    assert not game.script[1].heard


def test_two_names_are_two_choices() -> None:
    """CR 704.5j: all that is chosen happens in one round."""
    game = game_at(2)
    queens = [put(game, 0, QUEEN) for _ in range(2)]
    kings = [put(game, 0, KING) for _ in range(2)]
    game.script[0].answers = [[queens[1]], [kings[0]]]
    assert settle(game) == 1
    assert game.state.ids(0, BATTLEFIELD) == [queens[1], kings[0]]


def test_conceding_instead_of_choosing_a_legend() -> None:
    """CR 704.5j, 104.3a, 800.4a: the choice is gone with the permanents; what else applies still happens."""
    game = game_at(3)
    for _ in range(2):
        put(game, 0, QUEEN)
    bear = put(game, 1)
    damage(game, bear, 2)
    game.script[0].answers = [[-7777]]
    settle(game)
    assert game.outcomes() == [LOST, PLAYING, PLAYING]
    assert zone_of(game, bear) == GRAVEYARD
    assert not game.state.ids(0, BATTLEFIELD)


def test_another_player_leaving_while_a_legend_is_chosen() -> None:
    """CR 104.3a: everything is checked again, and marks that wait for this check are kept until it is done."""
    game = game_at(3)
    queens = [put(game, 0, QUEEN) for _ in range(2)]
    stolen = put(game, 0, KING, owner=1)
    put(game, 0, KING)
    game.emit(DrawEvent(2))

    def bob_concedes(game: Game, decision: Decision) -> list[int]:
        concede(game, 1)
        return [queens[0]]

    game.script[0].answers = [bob_concedes, [queens[1]]]
    settle(game)
    assert game.state.objs[stolen].zone == GONE
    assert game.outcomes() == [WON, LOST, LOST]
    assert game.reasons()[2] == "704.5b"


def test_the_world_rule_keeps_the_newest() -> None:
    """CR 704.5k: whoever controls them."""
    game = game_at(3)
    world = made("World", constants.ENCHANTMENT, 0, 0, supertypes=WORLD)
    old, new, middle = put(game, 0, world), put(game, 2, world), put(game, 1, world)
    game.state.edit(new).world_since = 1 + game.state.objs[middle].world_since
    settle(game)
    assert [zone_of(game, id) for id in (old, middle, new)] == [GRAVEYARD, GRAVEYARD, BATTLEFIELD]
