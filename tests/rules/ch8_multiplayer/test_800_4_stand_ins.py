"""Who chooses in place of a player who has left, whatever asks, and what is known of leavers. CR 800.4g, 800.4i."""

from __future__ import annotations

from apnap.abilities.amounts import CountOf, ForEach, PowerOf
from apnap.abilities.cards import card
from apnap.abilities.conditions import Controls, ControlsMany
from apnap.abilities.effects.durations import Indefinitely
from apnap.abilities.effects.flow import If, May
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE, ControlledBy, Not
from apnap.abilities.players import EACH_OPPONENT, THAT_PLAYER
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.targets import Target, TargetOpponent, TargetPlayer
from apnap.rules.ch1_concepts.nodes import Effect
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch7_additional.voting import FOR_VOTE
from apnap.rules.core.constants import MAIN1
from apnap.rules.core.decisions import (
    D_MODE,
    D_PRIORITY,
    D_YES_NO,
    FOR_MAY,
    FOR_PLAYER,
    FOR_TARGET,
    ChooseDecision,
)
from apnap.testing import rule
from apnap.testing.plugin import Builder

CAPTURE = card("Capture", "{U}", "Instant", Indefinitely(Target(CREATURE), YouControl()))
OFFER = card("Offer", "{U}", "Sorcery", May(GainLife(1), who=TargetOpponent()))
TEAM_OFFER = card("Team Offer", "{U}", "Sorcery", May(GainLife(1), who=TargetPlayer()))


# an opponent's choice is another opponent's --------------------------------------------------------------------------


@rule("800.4g")
def test_an_opponent_stands_in_for_an_opponent_whatever_asks(scenario: Builder) -> None:
    """Seats 0 and 2 are a team; with only one other opponent left, nobody is asked who it is."""
    table = scenario(seats=4, teams=[[0, 2], [1, 3]]).knows(OFFER)
    table.seat(0).casts("Offer", at=[table.seat(1)])
    table.asked(table.seat(1), FOR_MAY)
    table.seat(1).concedes()
    table.asked(table.seat(3), FOR_MAY)
    table.answer([1])
    assert table.seat(0).life == 21


@rule("800.4g")
def test_the_controller_is_no_stand_in_while_there_are_opponents(scenario: Builder) -> None:
    table = scenario(seats=4).knows(OFFER)
    table.seat(0).casts("Offer", at=[table.seat(1)])
    table.asked(table.seat(1), FOR_MAY)
    table.seat(1).concedes()
    decision = table.asked(table.seat(0), FOR_PLAYER)
    assert sorted(decision.candidates) == [table.seat(3).ref, table.seat(2).ref]
    table.answer([table.seat(2).ref])
    table.asked(table.seat(2), FOR_MAY)
    table.seat(2).concedes()
    table.asked(table.seat(3), FOR_MAY)
    table.answer([1])
    assert table.seat(0).life == 21


@rule("800.4g")
def test_a_teammates_choice_may_go_to_the_controller(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 2], [1, 3]]).knows(TEAM_OFFER)
    table.seat(0).casts("Team Offer", at=[table.seat(2)])
    table.asked(table.seat(2), FOR_MAY)
    table.seat(2).concedes()
    decision = table.asked(table.seat(0), FOR_PLAYER)
    assert table.seat(0).ref in decision.candidates and len(decision.candidates) == 3


@rule("800.4g")
def test_all_who_could_stand_in_leave_while_one_of_them_is_chosen(scenario: Builder) -> None:
    """Seats 0 to 2 are a team: without opponents the game would end, so the leaver and those are teammates."""
    table = scenario(seats=5, teams=[[0, 1, 2, 3], [4]]).knows(TEAM_OFFER)
    table.seat(0).casts("Team Offer", at=[table.seat(1)])
    table.asked(table.seat(1), FOR_MAY)
    table.seat(1).concedes()
    table.asked(table.seat(0), FOR_PLAYER)
    table.seat(2).concedes()
    table.seat(3).concedes()
    decision = table.asked(table.seat(0), FOR_PLAYER)
    assert sorted(decision.candidates) == [table.seat(4).ref, table.seat(0).ref]
    table.seat(0).concedes()
    assert table.game.state.over


@rule("800.4g", "801.5c")
def test_the_stand_in_is_an_opponent_within_range(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(OFFER)
    table.seat(0).casts("Offer", at=[table.seat(1)])
    table.asked(table.seat(1), FOR_MAY)
    table.seat(1).concedes()
    table.asked(table.seat(5), FOR_MAY)  # seat 2 comes into range only as the next turn begins
    table.answer([0])
    assert table.stack == []


@rule("800.4g", "702.104")
def test_another_opponent_decides_about_the_tribute(scenario: Builder) -> None:
    """Nessian Demolok enters under seat 0; the opponent who is to pay leaves."""
    table = scenario(seats=4, teams=[[0, 2], [1, 3]])
    table.seat(0).casts("Nessian Demolok")
    table.asked(table.seat(0), FOR_PLAYER)
    table.answer([table.seat(3).ref])
    table.asked(table.seat(3), kind=D_YES_NO)
    table.seat(3).concedes()
    table.asked(table.seat(1), kind=D_YES_NO)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).permanent("Nessian Demolok").counters("+1/+1") == 3


@rule("800.4g", "700.3a")
def test_another_opponent_makes_the_piles(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(0).casts("Fact or Fiction")
    table.asked(table.seat(0), FOR_PLAYER)
    table.answer([table.seat(2).ref])
    table.asked(table.seat(2))
    table.seat(2).concedes()
    decision = table.asked(table.seat(1))
    assert decision.rule == "700.3a"


@rule("800.4g", "608.2d")
def test_another_opponent_says_whether_a_library_is_searched(scenario: Builder) -> None:
    """Path to Exile: the library of the leaver is gone, so nothing comes of it; the controller is not asked."""
    table = scenario(seats=3)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Path to Exile", at=[bears])
    table.asked(table.seat(1), kind=D_YES_NO)
    table.seat(1).concedes()
    table.asked(table.seat(2), kind=D_YES_NO)
    table.answer([1])
    assert table.stack == [] and table.seat(2).battlefield == []


@rule("800.4g", "904.6")
def test_another_hero_answers_a_scheme(scenario: Builder) -> None:
    """The one who was to choose self or others has left: another hero chooses, for those who are left."""
    table = scenario(seats=4, variant="archenemy")
    table.sets_in_motion("The Fate of the Flammable")
    table.asked(table.seat(0), FOR_TARGET)
    table.answer([table.seat(2).ref])
    table.asked(table.seat(2), kind=D_MODE)
    table.seat(2).concedes()
    decision = table.asked(table.seat(0), FOR_PLAYER)
    assert sorted(decision.candidates) == [table.seat(3).ref, table.seat(1).ref]
    table.answer([table.seat(1).ref])
    table.asked(table.seat(1), kind=D_MODE)
    lives = [s.life for s in table.seats()]
    table.answer([1])
    assert [s.life for s in table.seats()] == [lives[0], lives[1] - 3, lives[2], lives[3] - 3]


# votes and copies ----------------------------------------------------------------------------------------------------


@rule("701.38a", "800.4g")
def test_a_player_who_leaves_when_asked_to_vote_has_no_vote(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(0).casts("Plea for Power")
    table.asked(table.seat(0), FOR_VOTE)
    table.answer([0])
    table.asked(table.seat(1), FOR_VOTE)
    table.seat(1).concedes()
    asked = table.game.decision()
    assert asked is not None and asked.purpose == FOR_VOTE and table.of(asked.seat) == table.seat(2)
    table.answer([1])
    table.resolve_stack()
    assert len(table.seat(0).hand) == 3  # a tie of one and one


@rule("701.38a", "800.4i")
def test_a_vote_that_was_cast_counts_when_its_player_leaves(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).casts("Plea for Power")
    for seat, choice in ((0, 0), (1, 1), (2, 1)):
        table.asked(table.seat(seat), FOR_VOTE)
        table.answer([choice])
    table.asked(table.seat(3), FOR_VOTE)
    table.seat(1).concedes()
    table.asked(table.seat(3), FOR_VOTE)
    table.answer([0])
    table.resolve_stack()
    assert len(table.seat(0).hand) == 3  # a tie of two and two


@rule("701.38a", "800.4a")
def test_nobody_votes_for_what_left_while_an_earlier_vote_was_asked_for(scenario: Builder) -> None:
    """Seat 2 leaves as seat 1 votes: seat 3 cannot vote for what seat 2 owned or had, though it has a vote."""
    table = scenario(seats=5)
    giants = table.each_seat_has("Hill Giant")
    angel = table.seat(4).library("Serra Angel")[0]
    table.to_turn(table.seat(2)).to_step(MAIN1)
    table.seat(2).casts("Bribery", at=[table.seat(4)])
    table.asked(table.seat(2))
    table.answer([angel.now])
    table.resolve_stack()
    stolen = table.seat(2).permanent("Serra Angel")
    table.to_turn(table.seat(0)).to_step(MAIN1)
    table.seat(0).casts("Council's Judgment")
    table.asked(table.seat(0), FOR_VOTE)
    table.answer([stolen])
    table.asked(table.seat(1), FOR_VOTE)
    table.seat(2).concedes()
    table.answer([giants[3]])
    asked = table.asked(table.seat(3), FOR_VOTE)
    assert isinstance(asked, ChooseDecision)
    assert set(asked.candidates) == {giants[s].id for s in (1, 3, 4)}
    table.answer([giants[1]])
    table.answer([giants[1]])
    assert table.seat(1).exile == ["Hill Giant"] and giants[3].stayed
    assert table.seat(4).exile == ["Serra Angel"]


@rule("701.38a", "800.4a")
def test_nobody_votes_for_what_came_back_to_whom_it_may_not_be_voted_for(scenario: Builder) -> None:
    """Seat 2 leaves with the loan of a creature of seat 0, who asks for votes for what seat 0 does not control."""
    table = scenario(seats=4).knows(CAPTURE)
    giants = table.each_seat_has("Hill Giant")
    table.seat(2).casts("Capture", at=[giants[0]]).resolves()
    table.seat(0).casts("Council's Judgment")
    table.asked(table.seat(0), FOR_VOTE)
    table.answer([giants[0]])
    table.asked(table.seat(1), FOR_VOTE)
    table.seat(2).concedes()
    asked = table.open_decision()
    assert isinstance(asked, ChooseDecision) and table.of(asked.seat) == table.seat(1)
    table.answer([giants[3]])
    asked = table.asked(table.seat(3), FOR_VOTE)
    assert isinstance(asked, ChooseDecision)
    assert set(asked.candidates) == {giants[1].id, giants[3].id}


@rule("707.10c", "800.4a")
def test_nobody_chooses_targets_for_a_copy_that_left_with_its_controller(scenario: Builder) -> None:
    table = scenario(seats=4)
    shock = table.seat(1).casts("Shock", at=[table.seat(3)])
    table.seat(0).casts("Twincast", at=[shock])
    decision = table.asked(table.seat(0), FOR_TARGET)
    assert decision.rule == "707.10c"
    table.seat(0).concedes()
    asked = table.game.decision()
    assert table.stack == ["Shock"] and asked is not None and asked.kind == D_PRIORITY
    table.resolve_stack()
    assert [s.life for s in table.seats()[1:]] == [20, 20, 18]


# what a leaver controlled ------------------------------------------------------------------------------------------


def census(name: str, effect: Effect) -> CardDef:
    """A creature with an effect about the player to whom it deals combat damage."""
    return card(
        name, "{R}", "Creature - Human", "2/2", Whenever(DealsDamage(THIS, combat=True, to_player=True), effect)
    )


def gained(scenario: Builder, effect: Effect, leaves: bool = True) -> int:
    """How much life seat 0 gains by it; the player who was dealt damage controls two creatures, one a borrowed one."""
    table = scenario(seats=4).knows(census("Census Taker", effect))
    taker = table.seat(0).has("Census Taker")
    table.seat(1).have("Hill Giant", "Forest")
    borrowed = table.seat(2).has("Grizzly Bears")
    table.seat(3).have("Grizzly Bears", "Grizzly Bears")
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).casts("Mind Control", at=[borrowed]).resolves()
    table.to_step(MAIN1, table.seat(0))
    assert borrowed.controller == table.seat(1)
    table.seat(0).attacks({taker: table.seat(1)})
    table.run(lambda d: len(table.stack) == 1, "the trigger")
    if leaves:
        table.seat(1).concedes()
    table.resolve_stack()
    return table.seat(0).life - 20


@rule("800.4i")
def test_what_a_leaver_controlled_is_counted(scenario: Builder) -> None:
    """Two creatures, of which one has gone back to its owner."""
    for leaves in (False, True):
        assert gained(scenario, GainLife(CountOf(Each(CREATURE, ControlledBy(THAT_PLAYER)))), leaves) == 2
        assert gained(scenario, GainLife(ForEach(CREATURE, ControlledBy(THAT_PLAYER))), leaves) == 2
        assert (
            gained(scenario, GainLife(ForEach(Not(CREATURE), ControlledBy(THAT_PLAYER))), leaves) == 2
        )  # a land, an Aura
        assert gained(scenario, GainLife(PowerOf(Each(CREATURE, ControlledBy(THAT_PLAYER)))), leaves) == 5
        assert gained(scenario, If(Controls(THAT_PLAYER, CREATURE), GainLife(1)), leaves) == 1
        assert gained(scenario, If(ControlsMany(2, CREATURE, who=THAT_PLAYER), GainLife(1)), leaves) == 1
        assert gained(scenario, If(ControlsMany(3, CREATURE, who=THAT_PLAYER), GainLife(1)), leaves) == 0


@rule("800.4i", "102.3")
def test_what_no_specific_player_controlled_is_not_counted(scenario: Builder) -> None:
    """Creatures of each opponent: a leaver is not an opponent any more, and the borrowed one is back with its owner."""
    assert gained(scenario, GainLife(ForEach(CREATURE, ControlledBy(EACH_OPPONENT)))) == 3
    assert gained(scenario, GainLife(ForEach(CREATURE))) == 4
