"""Start your engines, and max speed. CR 702.178, 702.179."""

from __future__ import annotations

import pytest

from apnap import library, position
from apnap.errors import PositionError
from apnap.rules.core.constants import FLYING, MAIN1, MAIN2
from apnap.rules.core.decisions import O_ACTIVATE
from apnap.rules.views.view import observe
from apnap.terminal.reading import player_lines
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

BEAR = "Creature \u2014 Bear"
START = "Start your engines!"
GRAVE = "from your graveyard"
LACKS = "doesn't have max speed"
RACER = read(f"{START}\nMax speed \u2014 This creature has flying.", types=BEAR, name="Racer")
BURN = read("Target player loses 1 life.", types="Instant", name="Burn", cost="{R}")
STEAL = read("Gain control of target creature.", name="Steal")


def speed(seat):
    return seat.table.game.state.players[seat.number].speed


def at_table(scenario, *cards, **how):
    return scenario(**how).knows(RACER, BURN, STEAL, *cards)


def burns(seat, *others):
    for other in others:
        seat.casts("Burn", at=[other]).resolves()
        seat.table.resolve_stack()


def races(seat, to):
    """Give a player a permanent with start your engines, and that speed."""
    seat.casts("Racer").resolves()
    seat.table.resolve_stack()
    seat.table.game.state.edit_player(seat.number).speed = to
    seat.table.refresh()
    return seat.permanent("Racer")


@rule("702.179a", "704.5aa", "702.179b")
def test_the_engines_set_a_speed_of_one_once(scenario):
    table = at_table(scenario)
    me = table.seat(0)
    assert [speed(seat) for seat in table.seats()] == [0] * len(table.seats())
    me.casts("Racer").resolves()
    assert speed(me) == 1 and all(speed(seat) == 0 for seat in table.seats() if seat != me)
    me.casts("Racer").resolves()
    assert speed(me) == 1


@rule("702.179a", "704.5aa")
def test_engines_that_die_at_once_have_been_started(scenario):
    table = at_table(scenario, read(START, types=BEAR, name="Wreck", size="0/0"))
    me = table.seat(0)
    me.casts("Wreck").resolves()
    assert me.graveyard == ["Wreck"] and speed(me) == 1


@rule("702.179a")
def test_whoever_gains_control_of_the_engines_starts_too(scenario):
    table = at_table(scenario, seats=3)
    me, thief = table.seat(0), table.seat(1)
    racer = races(me, 3)
    table.to_step(MAIN2, thief)
    thief.casts("Steal", at=[racer]).resolves()
    assert (speed(me), speed(thief)) == (3, 1)


@rule("702.179d")
def test_it_grows_once_in_each_of_ones_turns(scenario):
    table = at_table(scenario, seats=3)
    me, one, two = table.seats()
    races(me, 1)
    burns(me, one, two, one)
    assert speed(me) == 2
    table.to_step(MAIN1, one)
    burns(one, two)
    burns(me, one)
    assert speed(me) == 2 and speed(one) == 0
    table.to_step(MAIN1, me)
    burns(me, me)
    assert speed(me) == 2
    burns(me, two)
    assert speed(me) == 3


@rule("702.179d", "603.2c")
def test_several_who_lose_life_at_once_are_one_event(scenario):
    table = at_table(scenario, read("Each opponent loses 2 life.", name="Drain"), seats=4)
    me = table.seat(0)
    races(me, 1)
    me.casts("Drain").resolves()
    assert len(table.stack) == 1
    table.resolve_stack()
    assert speed(me) == 2


@rule("702.179d", "702.179e")
def test_it_does_not_grow_beyond_four(scenario):
    table = at_table(scenario)
    me, foe = table.seat(0), table.seat(1)
    racer = races(me, 3)
    assert not racer.has(FLYING)
    burns(me, foe)
    assert speed(me) == 4 and racer.has(FLYING)
    table.to_step(MAIN1, foe)
    table.to_step(MAIN1, me)
    burns(me, foe)
    assert speed(me) == 4


@rule("702.179d")
def test_its_ability_outlives_the_engines_and_is_there_once(scenario):
    table = at_table(scenario)
    me, foe = table.seat(0), table.seat(1)
    racer = races(me, 1)
    me.casts("Murder", at=[racer]).resolves()
    me.casts("Racer").resolves()
    burns(me, foe)
    assert speed(me) == 2


@rule("702.179d", "805.4")
def test_in_a_turn_that_a_team_shares_each_head_has_a_speed(scenario):
    table = at_table(scenario, variant="two-headed-giant")
    one, two, foe = table.seat(0), table.seat(1), table.seat(2)
    races(one, 1)
    races(two, 1)
    burns(one, foe)
    assert (speed(one), speed(two)) == (2, 2)
    burns(one, two)
    assert (speed(one), speed(two)) == (2, 2)


@rule("702.179d", "801.7")
def test_only_opponents_within_range_count(scenario):
    loss = read("Each player loses 1 life.", name="Loss")
    table = at_table(scenario, loss, seats=5, range_of_influence=1)
    me, near, far = table.seat(0), table.seat(1), table.seat(2)
    races(me, 1)
    near.casts("Burn", at=[far])
    table.resolve_stack()
    assert far.life == 19 and speed(me) == 1
    burns(me, near)
    assert speed(me) == 2


@rule("702.179c", "702.179f")
def test_increasing_a_speed_that_is_not_there(scenario):
    text = "Increase your speed by 2. You gain life equal to your speed."
    assert exact(text)
    table = at_table(scenario, read(text, name="Push"), read("You gain life equal to your speed.", name="Look"))
    me, foe = table.seat(0), table.seat(1)
    me.casts("Look").resolves()
    assert me.life == 20
    me.casts("Push").resolves()
    assert speed(me) == 2 and me.life == 22
    burns(me, foe)
    assert speed(me) == 3


@rule("702.178a")
def test_what_max_speed_gives_goes_with_it(scenario):
    text = f"{START}\nMax speed \u2014 Whenever you draw a card, you gain 1 life."
    assert exact(text, types=BEAR)
    table = at_table(scenario, read(text, types=BEAR, name="Fan"), read("Draw a card.", name="Peek"))
    me = table.seat(0)
    races(me, 4)
    me.has("Fan")
    me.casts("Peek").resolves()
    table.resolve_stack()
    assert me.life == 21
    table.game.state.edit_player(me.number).speed = 3
    table.game.state.layers_dirty = True
    table.refresh()
    me.casts("Peek").resolves()
    table.resolve_stack()
    assert me.life == 21


@rule("702.178b", "113.6")
@pytest.mark.parametrize("fast", [False, True])
def test_max_speed_functions_where_its_ability_does(scenario, fast):
    text = f"{START}\nMax speed \u2014 {{0}}, Exile this card {GRAVE}: Draw a card."
    again = f"{START}\nMax speed \u2014 You may cast this card {GRAVE}."
    assert exact(text, types=BEAR) and exact(again, types=BEAR)
    table = at_table(scenario, read(text, types=BEAR, name="Scout"), read(again, types=BEAR, name="Phoenix"))
    me = table.seat(0)
    races(me, 4 if fast else 3)
    scout, _ = me.buried("Scout", "Phoenix")
    table.refresh()
    assert me.can(O_ACTIVATE, scout) == fast and ("Phoenix" in me.castable) == fast


@rule("702.179e")
def test_players_without_max_speed(scenario):
    text = f"This spell deals 2 damage to each player who {LACKS}."
    table = at_table(scenario, read(text, name="Lag"), seats=3)
    me = table.seat(0)
    races(me, 4)
    me.casts("Lag").resolves()
    assert [seat.life for seat in table.seats()] == [20, 18, 18]


@rule("702.179d", "800.4a")
def test_it_leaves_the_game_with_its_player(scenario):
    table = at_table(scenario, seats=3)
    me, one, two = table.seats()
    races(me, 2)
    me.casts("Burn", at=[one]).resolves()
    me.concedes()
    table.to_step(MAIN1, one)
    assert not table.stack and speed(one) == 0 and two.in_game


@rule("702.179b")
def test_speed_is_shown_and_written_down(scenario):
    table = at_table(scenario, seats=2)
    me, foe = table.seat(0), table.seat(1)
    races(me, 3)
    assert observe(table.game, foe.number).player(me.number).speed == 3
    lines = player_lines(observe(table.game, foe.number), me.number)
    assert "speed 3" in lines
    text = position.write(table.game)
    assert "speed 3" in text
    again = position.read(text, find=lambda name: RACER if name == "Racer" else library.find(name))
    assert position.same_position(table.game, again)
    burns(me, foe)
    with pytest.raises(PositionError, match="speed"):
        position.write(table.game)
