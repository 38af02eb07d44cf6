"""Declaring blockers at the table. CR 509."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, THIS_ONE
from apnap.abilities.keyword_abilities.flags import FLYING
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.restrictions import AllMustBlock
from apnap.abilities.targets import Target
from apnap.rules.core.constants import BLOCKERS, EV_BLOCK, EV_BLOCKED, MAIN2, STEP_NAMES
from apnap.rules.core.decisions import D_BLOCK, D_PRIORITY, IllegalAnswer
from apnap.rules.core.game import Game
from apnap.rules.core.state import Watcher
from apnap.rules.events import BecomesBlocked, Blocks, Event
from apnap.testing import rule
from apnap.testing.plugin import Builder


class BlocksSomething(ObjectPattern):
    """This creature blocks."""

    def __init__(self) -> None:
        super().__init__(EV_BLOCK, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Blocks) and self.fits(game, watcher, event.id)


class IsBlocked(ObjectPattern):
    """This creature becomes blocked."""

    def __init__(self) -> None:
        super().__init__(EV_BLOCKED, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, BecomesBlocked) and self.fits(game, watcher, event.id)


SENTRY = card("Glad Sentry", "{W}", "Creature - Soldier", "1/4", Whenever(BlocksSomething(), GainLife(1)))
RAM = card("Stubborn Ram", "{R}", "Creature - Sheep", "2/2", Whenever(IsBlocked(), GainLife(1)))
JUMP = card("Leap", "{U}", "Instant", UntilEndOfTurn(Target(CREATURE), Has(FLYING)))


@rule("509.1a", "802.4a")
def test_only_untapped_creatures_of_the_attacked_player_can_block(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(0).has("Craw Wurm")
    home = table.seat(0).has("Hill Giant")
    ready = table.seat(1).has("Grizzly Bears", sick=True)
    table.seat(1).has("Grizzly Bears", tapped=True)
    others = [s.has("Grizzly Bears") for s in table.seats()[2:]]
    table.seat(0).attacks({wurm: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK)
    assert (decision.seat, decision.candidates) == (table.seat(1).number, [ready.id])
    assert home.id not in decision.candidates
    assert all(o.id not in decision.candidates for o in others)


@rule("509.1a", "802.4")
def test_each_defending_player_declares_in_turn_order_knowing_what_came_before(scenario: Builder) -> None:
    table = scenario(seats=4)
    pack = table.seat(0).have("Grizzly Bears", "Grizzly Bears", "Grizzly Bears")
    walls = {i: table.seat(i).has("Wall of Omens") for i in (3, 1, 2)}
    table.seat(0).attacks({bear: table.seat(3 - i) for i, bear in enumerate(pack)})
    for i in (1, 2, 3):
        decision = table.run(lambda d: d.kind == D_BLOCK)
        assert decision.seat == table.seat(i).number
        assert (decision.candidates, decision.others) == ([walls[i].id], [pack[3 - i].id])
        table.answer([walls[i].id, pack[3 - i].id])
    table.to_step(MAIN2)
    assert [s.life for s in table.seats()] == [20] * 4


@rule("509.1a")
def test_several_creatures_may_block_one_attacker(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(0).has("Craw Wurm")
    pair = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks(dict.fromkeys(pair, wurm))
    table.to_step(MAIN2)
    assert wurm.died  # two and two damage is lethal for a 6/4
    assert table.seat(1).life == 20


@rule("509.1a", "733.1")
def test_one_creature_cannot_block_two_attackers(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    wall = table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({one: table.seat(1), two: table.seat(1)})
    with pytest.raises(IllegalAnswer) as error:
        table.seat(1).blocks({wall: [one, two]})
    assert error.value.rule == "509.1a"
    table.seat(1).blocks({wall: two})
    table.to_step(MAIN2)
    assert (table.seat(1).life, wall.damage) == (18, 2)


@rule("509.1b", "702.9b")
def test_evasion_gained_after_a_block_does_not_undo_it(scenario: Builder) -> None:
    table = scenario().knows(JUMP)
    bear = table.seat(0).has("Grizzly Bears")
    wall = table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).blocks({wall: bear})
    table.seat(0).casts("Leap", at=[bear]).resolves()
    table.to_step(MAIN2)
    assert (table.seat(1).life, wall.damage) == (20, 2)


@rule("509.1b", "702.9b")
def test_evasion_gained_before_blocks_counts(scenario: Builder) -> None:
    table = scenario().knows(JUMP)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(0).casts("Leap", at=[bear]).resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 18


@rule("509.1b", "702.111b")
def test_menace_is_obeyed_at_the_table(scenario: Builder) -> None:
    table = scenario()
    brute = table.seat(0).has("Boggart Brute")
    pair = table.seat(1).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({brute: table.seat(1)})
    with pytest.raises(IllegalAnswer) as error:
        table.seat(1).blocks({pair[0]: brute})
    assert error.value.rule == "509.1b"
    table.seat(1).blocks(dict.fromkeys(pair, brute))
    table.to_step(MAIN2)
    assert brute.died


@rule("509.1c")
def test_lured_creatures_must_block_what_they_can(scenario: Builder) -> None:
    table = scenario()
    bear, crow = table.seat(0).have("Grizzly Bears", "Storm Crow")
    table.seat(0).casts("Lure", at=[crow]).resolves()
    walker, spider = table.seat(1).have("Hill Giant", "Giant Spider")
    table.seat(0).attacks({bear: table.seat(1), crow: table.seat(1)})
    with pytest.raises(IllegalAnswer) as error:
        table.seat(1).blocks({walker: bear})
    assert error.value.rule == "509.1c"
    table.seat(1).blocks({walker: bear, spider: crow})
    table.to_step(MAIN2)
    assert crow.died and bear.died


@rule("509.1g", "509.1h")
def test_a_blocked_attacker_stays_blocked_when_its_blocker_is_gone(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(0).has("Craw Wurm")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks({bear: wurm})
    table.seat(0).casts("Shock", at=[bear]).resolves()
    assert bear.died
    table.to_step(MAIN2)
    assert table.seat(1).life == 20


@rule("509.1g", "510.1d")
def test_a_blocker_whose_attacker_is_gone_deals_no_damage(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).attacks({one: table.seat(1), two: table.seat(1)})
    table.seat(1).blocks({giant: one})
    table.seat(0).casts("Unsummon", at=[one]).resolves()
    table.to_step(MAIN2)
    assert two.stayed and giant.damage == 0
    assert table.seat(1).life == 18


@rule("509.2", "117.3a")
def test_the_active_player_gets_priority_once_blocks_are_declared(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    wall = table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).blocks({wall: bear})
    table.run(lambda d: d.kind == D_PRIORITY)
    assert (table.step, table.holder) == (STEP_NAMES[BLOCKERS], table.seat(0))
    assert wall.damage == 0


@rule("310.9c", "509.1a")
def test_the_protector_of_a_battle_blocks_for_it_and_its_controller_does_not(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).has("Wall of Omens")
    siege = table.seat(0).has("Invasion of Dominaria")
    wall = table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({bear: siege})
    decision = table.run(lambda d: d.kind == D_BLOCK)
    assert (decision.seat, decision.candidates) == (table.seat(1).number, [wall.id])
    table.answer([wall.id, bear.id])
    table.to_step(MAIN2)
    assert siege.counters("defense") == 5


@rule("509.1a", "306.6")
def test_the_controller_of_an_attacked_planeswalker_blocks_for_it(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    jace = table.seat(1).has("Jace Beleren")
    wall = table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({bear: jace})
    table.seat(1).blocks({wall: bear})
    table.to_step(MAIN2)
    assert (jace.counters("loyalty"), wall.damage) == (3, 2)


# abilities that wait for blocks ---------------------------------------------------------------------------------------
@rule("509.1i", "509.2a")
def test_block_triggers_are_on_the_stack_before_anybody_gets_priority(scenario: Builder) -> None:
    table = scenario().knows(SENTRY)
    bear = table.seat(0).has("Grizzly Bears")
    sentry = table.seat(1).has("Glad Sentry")
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).blocks({sentry: bear})
    table.run(lambda d: d.kind == D_PRIORITY)
    assert (table.stack, table.holder) == (["Glad Sentry's ability"], table.seat(0))


@rule("509.3c", "509.1h")
def test_an_attacker_becomes_blocked_once_however_many_block_it(scenario: Builder) -> None:
    table = scenario().knows(RAM)
    ram = table.seat(0).has("Stubborn Ram")
    pair = table.seat(1).have("Wall of Omens", "Wall of Omens")
    table.seat(0).attacks({ram: table.seat(1)})
    table.seat(1).blocks(dict.fromkeys(pair, ram))
    table.run(lambda d: d.kind == D_PRIORITY)
    assert table.stack == ["Stubborn Ram's ability"]


@rule("509.3c", "509.1h")
def test_an_unblocked_attacker_does_not_become_blocked(scenario: Builder) -> None:
    table = scenario().knows(RAM)
    ram = table.seat(0).has("Stubborn Ram")
    table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({ram: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(0).life, table.seat(1).life) == (20, 18)


@rule("509.1a", "509.1h")
def test_defending_players_who_decline_leave_attackers_unblocked(scenario: Builder) -> None:
    table = scenario(seats=3)
    one, two = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(1).has("Wall of Omens")
    wall = table.seat(2).has("Wall of Omens")
    table.seat(0).attacks({one: table.seat(1), two: table.seat(2)})
    table.seat(1).blocks({})
    table.seat(2).blocks({wall: two})
    table.to_step(MAIN2)
    assert (table.seat(1).life, table.seat(2).life) == (18, 20)


@rule("509.1c")
def test_more_attackers_than_a_number_has_bits(scenario: Builder) -> None:
    table = scenario(2)
    bears = table.seat(0).have(*["Grizzly Bears"] * 70)
    lure = card("Loud Bear", "{G}", "Creature - Bear", "2/2", Always(THIS, AllMustBlock()))
    table.knows(lure)
    loud = table.seat(0).has("Loud Bear")
    wall = table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({each: table.seat(1) for each in [*bears, loud]})
    with pytest.raises(IllegalAnswer, match="509.1c"):
        table.seat(1).blocks({wall: bears[69]})
    table.seat(1).blocks({wall: loud})
    assert table.game.state.objs[wall.id].blocking == [loud.id]
