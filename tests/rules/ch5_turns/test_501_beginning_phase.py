"""The beginning phase: untap, upkeep and draw steps. CR 501-504."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import THIS_ONE
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.restrictions import DoesntUntap
from apnap.rules.core.constants import DRAW, EV_UNTAP, MAIN1, STEP_NAMES, UPKEEP
from apnap.rules.core.decisions import D_ORDER
from apnap.rules.core.game import Game
from apnap.rules.core.state import Watcher
from apnap.rules.events import Event, Tap
from apnap.testing import Spell, rule
from apnap.testing.plugin import Builder


class Untaps(ObjectPattern):
    """This permanent becomes untapped."""

    def __init__(self) -> None:
        super().__init__(EV_UNTAP, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Tap) and self.fits(game, watcher, event.id)


SPRING = card("Waking Spring", "{2}", "Artifact", Whenever(Untaps(), GainLife(5)))


# the untap step ----------------------------------------------------------------------------------------------------


@rule("502.3")
def test_the_player_whose_turn_it_is_untaps_everything_and_nobody_else_does(scenario: Builder) -> None:
    table = scenario()
    mine = table.seat(1).have("Forest", "Grizzly Bears", "Sol Ring", tapped=True)
    others = [s.has("Forest", tapped=True) for s in table.seats() if s != table.seat(1)]
    table.to_turn(table.seat(1))
    assert [p.tapped for p in mine] == [False] * 3
    assert all(p.tapped for p in others)


@rule("502.3")
def test_an_effect_keeps_a_permanent_from_untapping(scenario: Builder) -> None:
    stiff = card("Stiff Golem", "{2}", "Artifact Creature - Golem", "2/2", Always(THIS, DoesntUntap()))
    table = scenario().knows(stiff)
    golem = table.seat(1).has("Stiff Golem", tapped=True)
    forest = table.seat(1).has("Forest", tapped=True)
    table.to_turn(table.seat(1))
    assert golem.tapped and not forest.tapped


@rule("502.3", "613.1b")
def test_what_a_player_took_over_untaps_in_their_untap_step(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears", tapped=True)
    table.seat(0).casts("Mind Control", at=[bear]).resolves()
    assert bear.controller == table.seat(0)
    table.to_turn(table.seat(1))
    assert bear.tapped
    table.to_turn(table.seat(0))
    assert not bear.tapped


@rule("502.4", "500.3")
def test_nobody_gets_priority_in_the_untap_step(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Forest", tapped=True)
    number = table.game.state.turn().number
    first = table.run(lambda d: table.game.state.turn().number > number)
    assert (table.step, first.seat) == (STEP_NAMES[UPKEEP], table.seat(1).number)


@rule("502.4", "503.1a")
def test_what_triggers_while_untapping_waits_for_the_upkeep(scenario: Builder) -> None:
    table = scenario().knows(SPRING)
    table.seat(1).has("Waking Spring", tapped=True)
    table.to_turn(table.seat(1))
    assert table.stack == ["Waking Spring's ability"]
    assert (table.step, table.holder, table.seat(1).life) == (STEP_NAMES[UPKEEP], table.seat(1), 20)
    table.resolve_stack()
    assert table.seat(1).life == 25


@rule("503.1a", "603.3b")
def test_triggers_of_untap_and_upkeep_go_onto_the_stack_together_in_any_order(scenario: Builder) -> None:
    """The one of the untap step triggered first, but its controller may put it on top all the same."""
    table = scenario().knows(SPRING)
    table.seat(1).has("Waking Spring", tapped=True)
    table.seat(1).has("Phyrexian Arena")
    decision = table.run(lambda d: d.kind == D_ORDER)
    assert sorted(decision.labels) == ["Phyrexian Arena", "Waking Spring"]
    spring = decision.labels.index("Waking Spring")
    table.answer([1 - spring, spring])
    assert table.stack == ["Phyrexian Arena's ability", "Waking Spring's ability"]
    assert table.holder == table.seat(1)


# the upkeep --------------------------------------------------------------------------------------------------------


@rule("503.1", "117.3a")
def test_the_upkeep_gives_priority_to_the_active_player_first(scenario: Builder) -> None:
    table = scenario()
    table.to_turn(table.seat(1))
    assert (table.holder, table.stack) == (table.seat(1), [])
    assert table.seat(1).hand == []  # the draw comes later


@rule("503.1a", "405.3", "101.4")
def test_upkeep_triggers_of_several_players_stack_in_apnap_order(scenario: Builder) -> None:
    """Each Verdant Force triggers on every upkeep: the active player's is lowest and resolves last."""
    table = scenario()
    forces = table.each_seat_has("Verdant Force")
    table.to_turn(table.seat(1))
    order = [table.game.state.objs[id].source for id in table.stack_ids()]
    seats = [table.seat(1 + i) for i in range(table.count)]
    assert order == [forces[(1 + i) % table.count].id for i in range(table.count)]
    for seat in reversed(seats):
        assert seat.battlefield == ["Verdant Force"]
        Spell(table, table.stack_ids()[-1]).resolves()
        assert seat.battlefield == ["Verdant Force", "Saproling Token"]


# the draw step -----------------------------------------------------------------------------------------------------


@rule("504.1", "504.2")
def test_the_active_player_has_drawn_before_anybody_gets_priority(scenario: Builder) -> None:
    table = scenario()
    table.to_turn(table.seat(1))
    table.to_step(DRAW)
    assert (table.holder, table.stack) == (table.seat(1), [])
    assert [len(s.hand) for s in table.seats()] == [1 if s == table.seat(1) else 0 for s in table.seats()]


@rule("504.1", "500.6")
def test_a_draw_step_trigger_goes_onto_the_stack_after_the_draw(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Howling Mine")
    table.to_turn(table.seat(1))
    table.to_step(DRAW)
    assert table.stack == ["Howling Mine's ability"]
    assert len(table.seat(1).hand) == 1
    table.resolve_stack()
    assert len(table.seat(1).hand) == 2


@rule("504.1", "104.3c")
def test_who_cannot_draw_in_the_draw_step_loses_before_anybody_gets_priority(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).empty_library()
    table.to_turn(table.seat(1))
    assert table.seat(1).in_game
    table.run(lambda d: table.step != STEP_NAMES[UPKEEP])
    assert table.seat(1).outcome == "lost"


@rule("103.8a", "103.8c")
def test_only_in_a_game_of_two_the_first_player_skips_the_first_draw_step(scenario: Builder) -> None:
    table = scenario(opening=True)
    table.run(lambda d: table.step == STEP_NAMES[MAIN1])
    assert len(table.seat(0).hand) == (7 if table.count == 2 else 8)
    table.next_turn()
    table.to_step(MAIN1)
    assert len(table.seat(1).hand) == 8


@rule("103.8a", "500.11")
def test_nothing_triggers_in_the_draw_step_that_the_first_player_skips(scenario: Builder) -> None:
    table = scenario(seats=2, opening=True)
    table.run(lambda d: table.step == STEP_NAMES[UPKEEP])
    table.seat(1).has("Howling Mine")
    table.to_step(MAIN1)
    assert len(table.seat(0).hand) == 7
    table.next_turn()
    table.to_step(MAIN1)
    assert len(table.seat(1).hand) == 9


@rule("103.8a", "504.1")
def test_an_extra_first_turn_does_not_skip_another_draw_step(scenario: Builder) -> None:
    table = scenario(seats=2, opening=True)
    table.run(lambda d: table.step == STEP_NAMES[MAIN1])
    table.seat(0).casts("Time Warp", at=[table.seat(0)]).resolves()
    held = len(table.seat(0).hand)
    assert table.next_turn() == table.seat(0)
    table.to_step(MAIN1)
    assert len(table.seat(0).hand) == held + 1


# permanents that stay tapped ---------------------------------------------------------------------------------------


@rule("502.3")
def test_a_permanent_stays_tapped_in_its_controllers_next_untap_step(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Take into Custody", at=[bear]).resolves()
    assert bear.tapped
    table.to_step(UPKEEP, table.seat(1))
    assert bear.tapped
    table.to_turn(table.seat(0))
    table.to_step(UPKEEP, table.seat(1))
    assert not bear.tapped
