"""Choices under limited range of influence. CR 801.5."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.choices import ToDefendingPlayer
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import Choose
from apnap.abilities.effects.life import LoseLife
from apnap.abilities.effects.moves import Destroy, ReturnToBattlefield
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import CREATURE, ENCHANTMENT, YOU_CONTROL
from apnap.abilities.keyword_actions.revealing import an_opponent
from apnap.abilities.players import DEFENDING_ONE
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Gets
from apnap.abilities.targets import Target, TargetCard, of_opponents_choice
from apnap.rules.ch1_concepts.definitions import Context, Effect
from apnap.rules.core.decisions import (
    D_CHOOSE,
    D_MODE,
    FOR_ATTACH,
    FOR_PLAYER,
    FOR_PROTECTOR,
    FOR_TARGET,
    ModeDecision,
)
from apnap.rules.core.game import Game
from apnap.testing import example, rule
from apnap.testing.plugin import Builder


class OpponentChoosesOne(Effect):
    """An opponent chooses which of two things happens."""

    def __init__(self, *modes: Effect) -> None:
        self.modes = list(modes)

    def happen(self, game: Game, ctx: Context) -> None:
        opponent = an_opponent(game, ctx, "608.2d")
        decision = ModeDecision(opponent, "608.2d", [0, 1], ["cards", "creatures"], ctx=ctx)
        self.modes[game.ask(decision)[0]].happen(game, ctx)


SHAME = card("Shame", "{B}", "Instant", ToDefendingPlayer(LoseLife(3, who=DEFENDING_ONE)))
RESTORE = card("Restore", "{W}", "Sorcery", ReturnToBattlefield(TargetCard(ENCHANTMENT)))
TITHE = card("Tithe", "{B}", "Sorcery", Destroy(of_opponents_choice(Target(CREATURE), theirs=True)))
MERCY = card(
    "Mercy",
    "{U}",
    "Sorcery",
    Choose(1, Draw(2), UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(2, 2)), by_opponent=True),
)
CHARITY = card(
    "Charity",
    "{U}",
    "Sorcery",
    OpponentChoosesOne(Draw(2), UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Gets(2, 2))),
)


@rule("801.5", "801.5a")
@example("801.5a", 1)
def test_a_target_of_an_opponents_choice_is_within_both_ranges(scenario: Builder) -> None:
    """Rob (0) chooses for Alex, to his left (1): himself, Alex, or a creature of either."""
    table = scenario(seats=5, range_of_influence=1)
    rob, alex = table.seat(0), table.seat(1)
    bears = table.each_seat_has("Grizzly Bears")
    witches = alex.has("Cuombajj Witches")
    alex.activates(witches, at=[rob], says=[[rob.ref]])
    decision = table.game.decision()
    assert decision is not None and decision.purpose == FOR_TARGET and decision.seat == rob.number
    assert set(decision.candidates) == {rob.ref, alex.ref, bears[0].id, bears[1].id, witches.id}
    table.answer([bears[1].id])
    table.resolve_stack()
    assert rob.life == 19 and bears[1].damage == 1


@rule("801.5a")
def test_the_opponent_who_chooses_is_within_range_too(scenario: Builder) -> None:
    table = scenario(seats=5, range_of_influence=1)
    alex = table.seat(0)
    witches = alex.has("Cuombajj Witches")
    alex.activates(witches, at=[table.seat(1)], says=[])
    decision = table.game.decision()
    asked = [d for d in (decision,) if d is not None and d.purpose == FOR_TARGET]
    assert asked and asked[0].seat in (table.seat(1).number, table.seat(4).number)


@rule("801.5a", "800.4g")
def test_another_opponent_chooses_when_the_first_leaves(scenario: Builder) -> None:
    table = scenario(seats=5, range_of_influence=1)
    alex = table.seat(0)
    witches = alex.has("Cuombajj Witches")
    alex.activates(witches, at=[alex], says=[[table.seat(1).ref]])
    table.seat(1).concedes()
    decision = table.game.decision()
    assert decision is not None and decision.purpose == FOR_TARGET and decision.seat == table.seat(4).number
    table.answer([table.seat(4).ref])
    table.resolve_stack()
    assert table.seat(4).life == 19 and alex.life == 19


@rule("801.5b")
@example("801.5b", 1)
def test_options_may_speak_of_what_is_out_of_range(scenario: Builder) -> None:
    """Carissa (2), who reaches one seat, chooses for Alex (0), who reaches two."""
    table = scenario(seats=6, range_of_influence=[2, 2, 1, 1, 1, 1]).knows(CHARITY)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Charity")
    table.asked(table.seat(0), FOR_PLAYER)
    table.answer([table.seat(2).ref])
    table.asked(table.seat(2), kind=D_MODE)
    assert not table.game.state.in_reach(table.seat(2).number, table.seat(0).number)
    table.answer([1])
    table.resolve_stack()
    assert bears.power == 4


@rule("801.5c")
@example("801.5c", 1)
def test_the_nearest_opponent_to_the_left_chooses_where_none_is_in_range(scenario: Builder) -> None:
    """An emperor (0) between two generals casts Fact or Fiction."""
    table = scenario(seats=6, teams=[[5, 0, 1], [2, 3, 4]], range_of_influence=1)
    emperor = table.seat(0)
    cards = emperor.library("Shock", "Forest", "Island", "Swamp", "Plains")
    emperor.casts("Fact or Fiction")
    table.asked(table.seat(2), "pile", D_CHOOSE)
    table.answer([cards[0].id, cards[1].id])
    table.asked(emperor, "pile", D_MODE)
    table.answer([1])
    table.resolve_stack()
    assert sorted(emperor.hand) == ["Island", "Plains", "Swamp"]
    assert sorted(emperor.graveyard) == ["Fact or Fiction", "Forest", "Shock"]


@rule("801.5c")
def test_an_opponent_in_range_chooses_if_there_is_one(scenario: Builder) -> None:
    """A general's only neighbour among the enemies, not the nearest to the left."""
    table = scenario(seats=6, teams=[[0, 1, 2], [3, 4, 5]], range_of_influence=1)
    table.seat(0).casts("Fact or Fiction")
    decision = table.asked(None, "pile", D_CHOOSE)
    assert decision.seat == table.seat(5).number


@rule("801.5c", "608.2d")
def test_the_controller_says_which_opponent_in_range_chooses(scenario: Builder) -> None:
    """Between two neighbours; where there is one only, nobody is asked."""
    table = scenario(seats=5, range_of_influence=1)
    table.seat(0).casts("Fact or Fiction")
    decision = table.asked(table.seat(0), FOR_PLAYER)
    assert sorted(decision.candidates) == sorted([table.seat(1).ref, table.seat(4).ref])
    table.answer([table.seat(4).ref])
    assert table.asked(None, "pile", D_CHOOSE).seat == table.seat(4).number
    table = scenario(seats=5, range_of_influence=1, teams=[[0, 1], [2, 3, 4]])
    table.seat(0).casts("Fact or Fiction")
    decision = table.asked()
    assert decision.purpose == "pile" and decision.seat == table.seat(4).number


@rule("801.5a", "310.12a")
def test_a_siege_is_protected_by_an_opponent_within_range(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    table.seat(0).casts("Invasion of Dominaria")
    decision = table.asked(purpose=FOR_PROTECTOR)
    assert sorted(decision.candidates) == sorted([table.seat(1).ref, table.seat(5).ref])
    table.answer([table.seat(5).ref])
    assert table.seat(0).permanent("Invasion of Dominaria").protector == table.seat(5)


@rule("801.5a", "303.4f")
def test_an_aura_that_enters_enchants_something_within_range(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(RESTORE)
    bears = table.each_seat_has("Grizzly Bears")
    (pacifism,) = table.seat(0).buried("Pacifism")
    table.seat(0).casts("Restore", at=[pacifism])
    decision = table.asked(purpose=FOR_ATTACH)
    assert sorted(decision.candidates) == sorted(bears[s].id for s in (0, 1, 5))
    table.answer([bears[1].id])
    assert table.seat(0).permanent("Pacifism").attached_to == bears[1]


@rule("801.5a", "601.7")
def test_an_opponent_who_chooses_among_what_they_control(scenario: Builder) -> None:
    table = scenario(seats=5, range_of_influence=1).knows(TITHE)
    bears = table.each_seat_has("Grizzly Bears")
    more = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Tithe", says=[[table.seat(1).ref]])
    decision = table.game.decision()
    assert decision is not None and decision.seat == table.seat(1).number
    assert sorted(decision.candidates) == sorted([bears[1].id, more.id])
    table.answer([more.id])
    table.resolve_stack()
    assert more.died and bears[1].stayed


@rule("800.4g", "601.7")
def test_another_opponent_chooses_the_modes_when_the_first_leaves(scenario: Builder) -> None:
    table = scenario(seats=3).knows(MERCY)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Mercy", says=[[table.seat(1).ref]])
    decision = table.game.decision()
    assert decision is not None and decision.kind == D_MODE and decision.seat == table.seat(1).number
    table.seat(1).concedes()
    decision = table.game.decision()
    assert decision is not None and decision.kind == D_MODE and decision.seat == table.seat(2).number
    table.answer([1])
    table.resolve_stack()
    assert bears.power == 4


@rule("801.5a", "802.2a")
def test_a_defending_player_is_chosen_within_range(scenario: Builder) -> None:
    """Seat 0 could attack four players; seat 1 reaches two of them, itself included."""
    table = scenario(seats=6, range_of_influence=[2, 1, 1, 1, 1, 1]).knows(SHAME)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(5)})
    table.seat(1).casts("Shame")
    decision = table.asked(table.seat(1), FOR_PLAYER)
    assert sorted(decision.candidates) == sorted([table.seat(1).ref, table.seat(2).ref])


@rule("801.5c", "702.104")
def test_with_no_opponent_within_range_the_closest_to_the_left_decides_about_tribute(scenario: Builder) -> None:
    table = scenario(seats=6, teams=[[0, 1, 5], [2, 3, 4]], range_of_influence=1)
    emperor = table.seat(0)
    emperor.casts("Snake of the Golden Grove")
    asked = table.asked()
    assert asked.seat == table.seat(2).number
    table.answer([1])
    assert emperor.permanent("Snake of the Golden Grove").counters("+1/+1") == 3


@rule("801.5a", "115.7d")
def test_new_targets_that_another_chooses_are_within_both_ranges(scenario: Builder) -> None:
    """Seat 1 redirects what seat 0 cast: seat 5 is out of range of the one who chooses, seat 2 of the spell."""
    table = scenario(seats=6, range_of_influence=1)
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(0).passes()
    table.seat(1).casts("Redirect", at=[table.stack_ids()[-1]])
    asked = table.asked(table.seat(1))
    assert set(asked.candidates) == {table.seat(0).ref, table.seat(1).ref}
    table.answer([table.seat(0)])
    table.resolve_stack()
    assert [table.seat(s).life for s in (0, 1)] == [17, 20]


@rule("801.5a", "115.7d")
def test_a_target_out_of_the_choosers_range_may_be_kept(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    table.seat(0).casts("Lightning Bolt", at=[table.seat(5)])
    table.seat(0).passes()
    table.seat(1).casts("Redirect", at=[table.stack_ids()[-1]])
    asked = table.asked(table.seat(1))
    assert set(asked.candidates) == {table.seat(s).ref for s in (5, 0, 1)}
    table.answer([table.seat(5)])
    table.resolve_stack()
    assert table.seat(5).life == 17
