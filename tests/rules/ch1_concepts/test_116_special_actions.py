"""Special actions: they do not use the stack, and nobody can respond. Playing lands is one. CR 116, 305."""

from __future__ import annotations

from apnap.abilities.amounts import X
from apnap.abilities.cards import card
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.damage_shields import PreventNext
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, YOU_CONTROL
from apnap.abilities.special_actions import MayDiscardThis, MayPayThisTurn
from apnap.abilities.targets import AnyTarget
from apnap.rules.ch1_concepts import special_actions
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import (
    BATTLEFIELD,
    EV_LAND,
    F_PLAY_LAND,
    GRAVEYARD,
    HAND,
    MAIN2,
    N_LANDS,
    P_PLAY_LAND,
    STACK,
    UPKEEP,
)
from apnap.rules.core.decisions import O_SPECIAL, Decision, Option
from apnap.rules.events import LandPlayed
from apnap.rules.views.view import observe
from apnap.table.question_text import question
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario, Seat
from tests.helpers.hand_made_words import MOUNTAIN, Hand, Rule, stand
from tests.helpers.plain_boards import BEAR

shielded = AnyTarget()
LATER = card(
    "Patient Angel",
    "{X}{W}",
    "Instant",
    PreventNext(X, to=shielded),
    MayPayThisTurn(PayMana("{1}"), PreventNext(1, to=shielded)),
)
VULTURES = card("Restless Vultures", "{B}", "Creature - Bird", "3/2", MayDiscardThis())


def actions(table: Scenario, seat: Seat) -> list[int]:
    """The numbers of the special actions among a seat's options."""
    decision: Decision = table.to_priority(seat.number)
    return [i for i, o in enumerate(decision.options) if o.kind == O_SPECIAL]


def offered(hand: Hand, id: int, seat: int = 0) -> bool:
    out: list[Option] = []
    special_actions.land_option(hand.game, seat, id, out)
    return bool(out)


@rule("116.2d", "116.3")
def test_any_player_may_pay_to_ignore_an_effect(scenario: Builder) -> None:
    """Leonin Arbiter: who has not paid finds nothing, and shuffles; who has, searches as ever, this turn."""
    table = scenario(3)
    table.seat(1).has("Leonin Arbiter")
    seat = table.seat(0)
    assert actions(table, seat) == []
    seat.gets_mana("CC")
    found = actions(table, seat)
    assert len(found) == 1
    table.answer(found)
    assert table.holder == seat and table.stack == [] and seat.pool == ""
    assert any("116.2d" in line for line in table.log)
    seat.gets_mana("CC")
    assert actions(table, seat) == []
    seat.casts("Rampant Growth")
    table.asked(seat, "search")


@rule("116.2d", "101.2")
def test_who_has_not_paid_cannot_search(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(1).has("Leonin Arbiter")
    seat = table.seat(0)
    library = seat.library_size
    seat.casts("Rampant Growth").resolves()
    assert seat.library_size == library
    assert any("shuffles" in line for line in table.log)


@rule("116.2d", "514.2")
def test_an_effect_is_ignored_for_one_turn_and_by_one_player(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(1).has("Leonin Arbiter")
    table.seat(0).gets_mana("CC")
    table.answer(actions(table, table.seat(0)))
    table.seat(2).gets_mana("CC")
    assert len(actions(table, table.seat(2))) == 1
    table.to_turn(table.seat(0))
    table.seat(0).gets_mana("CC")
    assert len(actions(table, table.seat(0))) == 1


@rule("116.2c")
def test_an_effect_that_lets_its_controller_pay_later(scenario: Builder) -> None:
    table = scenario(3).knows(LATER)
    seat, other = table.seat(0), table.seat(1)
    seat.casts("Patient Angel", at=[other], x=1).resolves()
    seat.gets_mana("CC")
    for _ in range(2):
        table.answer(actions(table, seat))
        assert table.stack == []
    assert actions(table, seat) == []
    table.seat(2).casts("Lightning Bolt", at=[other]).resolves()
    assert other.life == 20
    other.gets_mana("C")
    assert actions(table, other) == []


@rule("116.2c", "514.2")
def test_paying_later_ends_with_the_turn(scenario: Builder) -> None:
    table = scenario(3).knows(LATER)
    seat = table.seat(0)
    seat.casts("Patient Angel", at=[seat], x=1).resolves()
    table.to_step(MAIN2)
    seat.gets_mana("C")
    assert len(actions(table, seat)) == 1
    table.to_turn(table.seat(1))
    seat.gets_mana("C")
    assert actions(table, seat) == []


@rule("116.2e")
def test_a_card_that_may_be_discarded_any_time(scenario: Builder) -> None:
    table = scenario(3).knows(VULTURES)
    seat = table.seat(1)
    table.place(seat.number, "Restless Vultures", HAND)
    table.refresh()
    found = actions(table, seat)
    table.answer(found)
    assert seat.graveyard == ["Restless Vultures"] and table.holder == seat


@rule("116.2c")
def test_special_actions_of_effects_are_in_words(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(1).has("Leonin Arbiter")
    table.seat(0).gets_mana("CC")
    found = actions(table, table.seat(0))
    decision = table.game.decision()
    assert decision is not None
    reads = question(table.game, observe(table.game, decision.decider), decision)
    text = next(c.text for c in reads.choices if c.value == found[0])
    assert text.startswith("Leonin Arbiter: Players can't search libraries. Any player may pay {2}")


@rule("508.3c", "508.3a")
def test_attacking_with_a_creature_triggers_for_each(scenario: Builder) -> None:
    drum = card("Each Drum", "{1}", "Artifact", Whenever(Attacks(CREATURE, YOU_CONTROL), GainLife(1)))
    table = scenario(3).knows(drum)
    table.seat(0).has("Each Drum")
    first, second = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({first: table.seat(1), second: table.seat(2)})
    table.resolve_stack()
    assert table.seat(0).life == 22


# playing lands -----------------------------------------------------------------------------------------------------


def test_playing_a_land_puts_it_onto_the_battlefield() -> None:
    """CR 116.2a, 305.1: it uses no stack, and the play is counted."""
    hand = Hand(2)
    land = hand.put(0, HAND, MOUNTAIN)
    assert offered(hand, land)
    special_actions.play_land(hand.game, 0, land)
    new = hand.now(land)
    assert new in hand.state.ids(0, BATTLEFIELD) and hand.stack() == []
    assert hand.state.players[0].lands_played == 1
    event = hand.state.turn().events[EV_LAND]
    assert isinstance(event, LandPlayed) and event.id == new
    assert hand.lines("116.2a") == ["Player 0 plays Mountain"]


def test_one_land_a_turn_and_what_effects_add() -> None:
    """CR 305.2."""
    hand = Hand(2)
    lands = [hand.put(0, HAND, MOUNTAIN) for _ in range(4)]
    special_actions.play_land(hand.game, 0, lands[0])
    assert not offered(hand, lands[1])
    stand(hand.game, Rule(permits=lambda action, seat, ref: False, number=2, action=N_LANDS))
    special_actions.play_land(hand.game, 0, lands[1])
    assert offered(hand, lands[2])
    special_actions.play_land(hand.game, 0, lands[2])
    assert not offered(hand, lands[3])


def test_lands_are_played_in_a_main_phase_of_ones_own_turn_with_an_empty_stack() -> None:
    """CR 305.1, 305.3."""
    hand = Hand(2)
    mine = hand.put(0, HAND, MOUNTAIN)
    theirs = hand.put(1, HAND, MOUNTAIN)
    turn = hand.state.turn()
    assert offered(hand, mine) and not offered(hand, theirs, 1)
    turn.step = MAIN2
    assert offered(hand, mine)
    turn.step = UPKEEP
    assert not offered(hand, mine)
    turn.step = MAIN2
    hand.put(1, STACK, BEAR)
    assert not offered(hand, mine)


def test_each_member_of_a_team_that_shares_turns_plays_a_land() -> None:
    """CR 805.4c."""
    table = TableRules(4)
    table.teams = [[0, 1], [2, 3]]
    table.shared_turns = True
    hand = Hand(table=table.seal())
    lands = [hand.put(seat, HAND, MOUNTAIN) for seat in range(4)]
    assert [offered(hand, lands[seat], seat) for seat in range(4)] == [True, True, False, False]
    special_actions.play_land(hand.game, 0, lands[0])
    assert offered(hand, lands[1], 1)


def test_nobody_plays_lands_in_a_turn_without_an_active_player() -> None:
    """CR 800.4j, 305.3."""
    hand = Hand(3)
    land = hand.put(1, HAND, MOUNTAIN)
    hand.state.turn().active = []
    assert not offered(hand, land, 1)


def test_only_land_cards_from_ones_own_hand_unless_an_effect_allows_more() -> None:
    """CR 305.1, 601.3."""
    hand = Hand(2)
    bear = hand.put(0, HAND, BEAR)
    buried = hand.put(0, GRAVEYARD, MOUNTAIN)
    theirs = hand.put(1, HAND, MOUNTAIN)
    assert not offered(hand, bear) and not offered(hand, buried) and not offered(hand, theirs)
    stand(hand.game, Rule(permits=lambda action, seat, ref: action == P_PLAY_LAND and ref in (buried, bear)))
    assert offered(hand, buried) and not offered(hand, bear) and not offered(hand, theirs)
    special_actions.play_land(hand.game, 0, buried)
    assert hand.zone(buried) == BATTLEFIELD


def test_effects_forbid_playing_lands() -> None:
    """CR 101.2."""
    hand = Hand(2)
    land = hand.put(0, HAND, MOUNTAIN)
    stand(hand.game, Rule(forbids=lambda action, seat, ref: action == F_PLAY_LAND and seat == 0))
    assert not offered(hand, land)
