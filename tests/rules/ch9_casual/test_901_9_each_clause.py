"""Clauses of Planechase that are easily missed: faces, numbers, prices, owners, what lasts. CR 901.3a, 901.9-901.14."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.casual.planes import CHAOS_ENSUES, Encounters, PlaneswalksTo, UntilPlaneswalk
from apnap.abilities.effects.coins_and_dice import RollsDice
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.events.triggers import When, Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.targets import TargetPlayer
from apnap.rules.ch7_additional.chance import DiceRolled
from apnap.rules.ch9_casual.planar_die import (
    BLANK_FACE,
    CHAOS_FACE,
    PLANESWALKER_FACE,
    PlanarRolled,
    cost_of_rolling,
    roll_planar_die,
)
from apnap.rules.core.constants import EV_MECHANIC, MAIN1
from apnap.rules.variants import Wishes
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.rules.ch9_casual.test_901_10_leaving_and_variants import FIRST, SECOND, THIRD, THREE, planechase

STRONG = card("Strong", "", "Plane - Nowhere", Whenever(CHAOS_ENSUES, UntilPlaneswalk(Each(CREATURE), Gets(3, 3))))
ARRIVAL = card("Arrival", "", "Plane - Nowhere", When(PlaneswalksTo(), GainLife(5)))
TIDE = card("Tide", "", "Phenomenon", When(Encounters(), LoseLife(1, who=EACH_OPPONENT)))
BOLT = card("Bolts", "", "Plane - Nowhere", Whenever(CHAOS_ENSUES, LoseLife(3, who=TargetPlayer())))
DICE = card("Lucky Dice", "{1}", "Artifact", Whenever(RollsDice(who=EACH_PLAYER), GainLife(1)))


@rule("901.3a")
def test_one_face_in_six_is_each_symbol(scenario: Builder) -> None:
    """Four thousand rolls: a die of five or seven faces, or with two of a symbol, would be noticed."""
    table = planechase(scenario, *THREE, seats=2)
    game = table.game
    counts = [0, 0, 0]
    for _ in range(8):
        for _ in range(500):
            roll_planar_die(game, 0, -1)
        game.state.pending = []
    event = game.state.turn().events[EV_MECHANIC]
    while event is not None:
        if isinstance(event, PlanarRolled):
            counts[event.face] += 1
        event = event.prev
    assert sum(counts) == 4000
    for face in (PLANESWALKER_FACE, CHAOS_FACE):
        assert 592 < counts[face] < 742
    assert 2540 < counts[BLANK_FACE] < 2793


@rule("901.9d", "706.7")
def test_the_planar_die_has_no_numerical_result(scenario: Builder) -> None:
    """It is a roll of a die, which triggers; whatever looks at numbers finds none."""
    table = planechase(scenario, FIRST, SECOND).knows(DICE)
    table.seat(2).has("Lucky Dice")
    table.rolls(table.seat(0), BLANK_FACE)
    table.resolve_stack()
    assert table.seat(2).life == 21
    event = table.game.state.turn().events[EV_MECHANIC]
    rolls = []
    while event is not None:
        if isinstance(event, DiceRolled):
            rolls.append(list(event.results))
        event = event.prev
    assert rolls == [[]]


@rule("901.11", "901.10")
def test_what_lasts_until_a_planeswalk_ends_with_one_that_a_leaver_causes(scenario: Builder) -> None:
    """The plane's owner leaves, so the planar controller planeswalks: a planeswalk as any other."""
    table = planechase(scenario, STRONG, ARRIVAL)
    bears = table.seat(2).has("Grizzly Bears")
    table.to_turn(table.seat(1)).to_step(MAIN1)
    table.rolls(table.seat(1), CHAOS_FACE)
    table.resolve_stack()
    assert bears.power == 5
    life = table.seat(1).life
    table.seat(0).concedes()
    table.resolve_stack()
    assert bears.power == 2
    assert table.planes == ["Strong"]  # of seat 1's own planar deck
    assert table.seat(1).life == life


@rule("901.11", "800.4a")
def test_what_lasts_until_a_planeswalk_stays_when_somebody_else_leaves(scenario: Builder) -> None:
    table = planechase(scenario, STRONG, ARRIVAL)
    bears = table.seat(2).has("Grizzly Bears")
    table.rolls(table.seat(0), CHAOS_FACE)
    table.resolve_stack()
    table.seat(3).concedes()
    assert bears.power == 5


@rule("901.12d", "901.9")
def test_the_price_of_a_roll_is_each_heads_own(scenario: Builder) -> None:
    table = planechase(scenario, *THREE, variant="two-headed-giant+planechase")
    one, other = table.seat(0), table.seat(1)
    for seat in (one, other):
        seat.gets_mana("CCCCCC")
    for _ in range(3):
        table.rolls(one, BLANK_FACE)
    state = table.game.state
    assert cost_of_rolling(state, one.number).mana.value == 3
    assert cost_of_rolling(state, other.number).mana.value == 0
    assert one.pool == "CCC" and other.pool == "CCCCCC"  # one and two were paid
    table.rolls(other, BLANK_FACE)
    assert other.pool == "CCCCCC"
    table.rolls(other, BLANK_FACE)
    assert other.pool == "CCCCC" and one.pool == "CCC"
    assert cost_of_rolling(table.game.state, other.number).mana.value == 2
    table.to_turn(table.seat(2)).to_turn(table.seat(0)).to_step(MAIN1)
    assert [cost_of_rolling(table.game.state, s.number).mana.value for s in (one, other)] == [0, 0]


@rule("901.13", "801.18")
def test_phenomena_know_no_range(scenario: Builder) -> None:
    table = scenario(seats=6, variant="planechase", planes=[(FIRST, TIDE, SECOND)], wishes=Wishes(reach=1))
    table.rolls(table.seat(0), PLANESWALKER_FACE)
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 19, 19, 19, 19, 19]


@rule("901.13", "801.18", "801.4")
def test_what_a_plane_says_may_target_anybody(scenario: Builder) -> None:
    """Its controller could not reach that player with a spell."""
    table = scenario(seats=6, variant="planechase", planes=[(BOLT, SECOND)], wishes=Wishes(reach=1))
    table.rolls(table.seat(0), CHAOS_FACE, at=[table.seat(3)])
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 20, 20, 17, 20, 20]


@rule("901.14b")
def test_the_plane_goes_under_its_owners_planar_deck_whoever_controlled_it(scenario: Builder) -> None:
    """Its owner is the player before the one who leaves; a turn marker goes with the leaver."""
    table = planechase(scenario, FIRST, SECOND, THIRD, seats=12, variant="grand-melee+planechase")
    table.on(1)
    table.run(lambda d: table.seat(5).number in table.game.state.turns[1].active, "the next turn of that marker")
    state = table.game.state
    plane = next(id for id in state.planes if state.objs[id].owner == table.seat(4).number)
    assert state.objs[plane].controller == table.seat(5).number
    before = table.planar_deck(table.seat(4))
    table.seat(5).concedes()
    assert table.planar_deck(table.seat(4)) == [*before, "First"]
    assert not any("planeswalks" in line for line in table.log)
