"""Coins and dice. CR 705, 706."""

from __future__ import annotations

from apnap.abilities.amounts import THAT_MUCH
from apnap.abilities.cards import card
from apnap.abilities.effects.coins_and_dice import FlipCoin, RollDie, Row
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.rules.ch7_additional.chance import FOR_CALL, CoinFlipped, DiceRolled
from apnap.rules.core.constants import EV_MECHANIC, UPKEEP
from apnap.rules.core.decisions import D_MODE
from apnap.rules.events import Event
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario

COIN = card("Coin", "{R}", "Instant", FlipCoin(win=GainLife(1), lose=LoseLife(1)))
DIE = card("Die", "{R}", "Instant", RollDie(6, Row(1, 0, GainLife(THAT_MUCH))))


def newest(table: Scenario) -> Event:
    event = table.game.state.turn().events[EV_MECHANIC]
    assert event is not None
    return event


def flips(table: Scenario, win: bool) -> None:
    """Call what the coin will show, or the other side."""
    table.asked(purpose=FOR_CALL)
    fork = table.game.state.fork()
    side = fork.below(2)
    table.answer([side if win else 1 - side])


@rule("705.2")
def test_the_one_who_flips_calls_and_wins_or_loses(scenario: Builder) -> None:
    table = scenario().knows(COIN)
    for win, life in ((True, 21), (False, 20)):
        table.seat(0).casts("Coin")
        decision = table.asked(purpose=FOR_CALL)
        assert decision.seat == table.seat(0).number and decision.kind == D_MODE
        flips(table, win)
        event = newest(table)
        assert isinstance(event, CoinFlipped) and (event.side == event.called) == win
        assert table.seat(0).life == life


@rule("705.1")
def test_both_sides_are_as_likely(scenario: Builder) -> None:
    table = scenario().knows(COIN)
    table.seat(0).at(100)
    sides = []
    for _ in range(60):
        table.seat(0).casts("Coin").resolves()
        event = newest(table)
        assert isinstance(event, CoinFlipped)
        sides.append(int(event.side))
    assert 15 <= sum(sides) <= 45


@rule("705.2")
def test_what_is_done_by_who_wins_and_who_loses(scenario: Builder) -> None:
    table = scenario()
    archaeologist = table.seat(0).has("Goblin Archaeologist")
    mana = table.seat(1).has("Sol Ring")
    table.seat(0).gets_mana("RR")
    table.seat(0).activates(archaeologist, at=[mana])
    flips(table, True)
    assert mana.died and not archaeologist.tapped
    other = table.seat(1).has("Sol Ring")
    table.seat(0).activates(archaeologist, at=[other])
    flips(table, False)
    assert other.stayed and archaeologist.died


def test_sorcerers_strongbox_opens_with_a_flip_that_is_won(scenario: Builder) -> None:
    table = scenario()
    box = table.seat(0).has("Sorcerer's Strongbox")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(box)
    flips(table, True)
    assert box.died and len(table.seat(0).hand) == 3


def test_stitch_in_time_gives_a_turn_for_a_flip_that_is_won(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Stitch in Time")
    flips(table, False)
    assert table.next_turn() == table.seat(1)
    table.to_step(3, table.seat(1))
    table.seat(1).casts("Stitch in Time")
    flips(table, True)
    assert table.next_turn() == table.seat(1)


def test_abilities_wait_for_a_flip_that_is_won(scenario: Builder) -> None:
    table = scenario().knows(COIN)
    encounter = table.seat(0).has("Chance Encounter")
    scoundrel = table.seat(0).has("Tavern Scoundrel")
    table.seat(1).has("Tavern Scoundrel")
    table.seat(0).casts("Coin")
    flips(table, False)
    assert not table.stack
    land = table.seat(0).has("Forest")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(scoundrel, says=[[], [land.id]])
    flips(table, True)
    table.resolve_stack()
    assert land.died and encounter.counters("luck") == 1
    assert table.seat(0).battlefield.count("Treasure Token") == 2


def test_ten_pieces_of_luck_win(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(0).has("Chance Encounter", counters={"luck": 9})
    table.seat(1).has("Chance Encounter", counters={"luck": 10})
    table.to_step(UPKEEP, table.seat(1))
    table.run(lambda d: False, "the end")
    assert [seat.outcome for seat in table.seats()] == ["lost", "won", "lost"]


@rule("706.2")
def test_a_roll_is_a_number_of_the_die(scenario: Builder) -> None:
    table = scenario().knows(DIE)
    seen = set()
    for _ in range(60):
        life = table.seat(0).life
        table.seat(0).casts("Die").resolves()
        seen.add(table.seat(0).life - life)
    assert seen == {1, 2, 3, 4, 5, 6}


@rule("706.3")
def test_a_results_table(scenario: Builder) -> None:
    table = scenario()
    seen = set()
    for _ in range(40):
        hand, scried = len(table.seat(0).hand), len([line for line in table.log if "scries" in line])
        table.seat(0).casts("Contact Other Plane").resolves()
        event = next(e for e in rolls(table))
        result = event.results[0]
        drawn = len(table.seat(0).hand) - hand
        now = len([line for line in table.log if "scries" in line])
        assert drawn == (3 if result == 20 else 2)
        assert (now > scried) == (result > 9)
        seen.add(0 if result < 10 else 1 if result < 20 else 2)
        table.seat(0).library(*["Forest"] * 3)
    assert {0, 1} <= seen


def rolls(table: Scenario) -> list[DiceRolled]:
    out = []
    event = table.game.state.turn().events[EV_MECHANIC]
    while event is not None:
        if isinstance(event, DiceRolled):
            out.append(event)
        event = event.prev
    return out


@rule("706.1")
def test_an_ability_waits_for_a_roll(scenario: Builder) -> None:
    table = scenario(seats=3)
    ogre = table.seat(0).has("Hoarding Ogre")
    table.seat(0).has("Brazen Dwarf")
    table.seat(1).has("Brazen Dwarf")
    table.seat(0).attacks({ogre: table.seat(1)})
    table.resolve_stack()
    result = rolls(table)[0].results[0]
    treasures = table.seat(0).battlefield.count("Treasure Token")
    assert treasures == (1 if result < 10 else 2 if result < 20 else 3)
    assert [seat.life for seat in table.seats()] == [20, 19, 19]


def test_the_same_seed_flips_the_same(scenario: Builder) -> None:
    table = scenario().knows(COIN, DIE)
    table.seat(0).casts("Coin")
    fork = table.game.state.fork()
    table.resolve_stack()
    event = newest(table)
    assert isinstance(event, CoinFlipped) and event.side == fork.below(2)
