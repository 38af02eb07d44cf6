"""Restarting the game. CR 727."""

from __future__ import annotations

from apnap.rules.core.constants import GONE
from apnap.rules.core.decisions import D_MULLIGAN
from apnap.testing import rule
from apnap.testing.scenario import Permanent, Scenario


def restart(table: Scenario, loyalty: int = 14) -> Permanent:
    """Seat 0 restarts the game with what has been exiled so far."""
    karn = table.seat(0).permanent("Karn Liberated")
    table.game.state.edit(karn.id).counters = {"loyalty": loyalty}
    table.refresh()
    table.seat(0).activates(karn, 2)
    table.run(lambda d: d.kind == D_MULLIGAN, "opening hands")
    return karn


def keep_all(table: Scenario) -> None:
    while table.game.decision() is not None and table.game.decision().kind == D_MULLIGAN:
        table.game.answer([0])


@rule("727.1", "727.2")
def test_everybody_begins_a_restarted_game_with_their_cards(scenario):
    table = scenario(seats=3)
    table.seat(1).at(3)
    table.seat(1).has("Grizzly Bears")
    table.seat(2).buried("Shock")
    table.seat(0).has("Karn Liberated")
    restart(table)
    state = table.game.state
    for seat in table.seats():
        assert seat.life == 20 and len(seat.hand) == 7 and seat.battlefield == [] and seat.graveyard == []
    owned = [sum(1 for o in state.objs if o.number >= 0 and o.next_id < 0 and o.owner == s) for s in range(3)]
    assert owned == [21, 21, 21]  # 20 Forests and one more each


@rule("727.1a")
def test_who_restarted_it_goes_first(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Karn Liberated")
    restart(table)
    keep_all(table)
    assert table.active == [table.seat(0)] and table.step == "upkeep"
    assert table.game.state.turn().number == 1


@rule("727.4", "727.5")
def test_exempted_cards_begin_on_the_battlefield(scenario):
    table = scenario(seats=2)
    karn = table.seat(0).has("Karn Liberated")
    bear = table.seat(1).has("Grizzly Bears")
    shock = table.seat(1).holds("Shock")[0]
    table.game.state.edit(karn.id).counters = {"loyalty": 6}
    table.refresh()
    table.seat(0).activates(karn, 1, at=[bear]).resolves()
    assert bear.zone == "exile"
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    table.to_step(3)
    table.seat(0).activates(karn, 0, at=[table.seat(1)])
    table.says([shock.id])
    table.resolve_stack()
    assert shock.zone == "exile"
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    table.to_step(3)
    restart(table)
    assert table.seat(1).exile == ["Grizzly Bears"]  # no permanent card stays behind
    keep_all(table)
    assert table.seat(0).battlefield == ["Grizzly Bears"] and table.seat(1).exile == []
    bears = table.seat(0).permanent("Grizzly Bears")
    assert bears.owner == table.seat(1)


@rule("727.1")
def test_a_restarted_game_keeps_nothing_of_the_old_one(scenario):
    table = scenario(seats=2)
    karn = table.seat(0).has("Karn Liberated")
    table.game.state.monarch = table.seat(1).number
    table.seat(1).gets_mana("RR")
    restart(table)
    state = table.game.state
    assert state.monarch == -1 and table.stack == [] and table.seat(1).pool == ""
    assert state.objs[karn.id].zone == GONE  # old ids mean nothing in the new game
    twin = table.game.fork()
    keep_all(table)
    assert twin.digest() != table.game.digest() and twin.state.turn().number == 0


@rule("727.1", "800.4")
def test_who_has_left_stays_out(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Karn Liberated")
    table.seat(2).concedes()
    restart(table)
    keep_all(table)
    assert not table.seat(2).in_game and table.seat(2).outcome == "lost"
    assert table.seat(1).in_game and table.seat(1).life == 20
