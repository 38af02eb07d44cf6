"""Teams that share their turns: who begins, who decides, turns gained and skipped. CR 805.1-4, 805.8-9.

Priority and choices of such teams are in test_805_5_priority_and_choices.py, combat in test_805_10_team_combat.py.
"""

from __future__ import annotations

import pytest

from apnap import library
from apnap.abilities.cards import card
from apnap.abilities.effects.choices import ToActivePlayer
from apnap.abilities.effects.life import LoseLife
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.effects.turns import SkipNext
from apnap.abilities.players import ACTIVE_PLAYER, EACH_OPPONENT
from apnap.agents import make_agent
from apnap.agents.first import FirstAgent
from apnap.rules.ch1_concepts.setup import new_state
from apnap.rules.ch8_multiplayer.table import ATTACK_LEFT, TableError, TableRules, share
from apnap.rules.core.constants import DRAW, MAIN1, MAIN2, NONE, UPKEEP
from apnap.rules.core.decisions import (
    D_ATTACK,
    D_MULLIGAN,
    FOR_BOTTOM,
    FOR_PLAYER,
    O_CAST,
    O_LAND,
    Decision,
    IllegalAnswer,
)
from apnap.rules.core.play import Play
from apnap.rules.variants import OFF, ON, VARIANTS, Wishes
from apnap.testing import Scenario, rule
from apnap.testing.checks import check_invariants
from apnap.testing.plugin import Builder

DROWSE = card("Drowse", "{U}", "Sorcery", SkipNext(DRAW, who=EACH_OPPONENT))
ECLIPSE = card("Eclipse", "{U}", "Sorcery", SkipNext(100, who=EACH_OPPONENT))
DRAIN = card("Drain the Hour", "{B}", "Instant", ToActivePlayer(LoseLife(3, who=ACTIVE_PLAYER)))
GLEEMAN = card("Gleeman", "{B}", "Instant", ToActivePlayer(Draw(1, who=ACTIVE_PLAYER)))


def giants(scenario: Builder, **settings: object) -> Scenario:
    """Two against two: seats 0 and 1 have their turn, seats 2 and 3 are the other team."""
    return scenario(variant="two-headed-giant", **settings)


def numbers(table: Scenario, decisions: list[Decision]) -> list[int]:
    """The scenario's seats that are asked."""
    return sorted((int(d.seat) - table.offset) % table.count for d in decisions)


def asked(table: Scenario) -> list[int]:
    return numbers(table, table.game.decisions())


CREATURES = ["Grizzly Bears", "Hill Giant", "Gray Ogre", "Centaur Courser", "Trained Armodon", "Craw Wurm"]
DECK = ["Taiga"] * 17 + [name for name in CREATURES for _ in range(4)]


def two_teams(scenario: Builder) -> Scenario:
    """Two against two, each team with one turn and one life total."""
    return scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True)


def two_headed_giant() -> TableRules:
    table = TableRules(4)
    table.teams = [[0, 1], [2, 3]]
    table.shared_turns = True
    table.life_of = share(table.teams, 4)
    table.poison_of = share(table.teams, 4)
    table.loss_of = share(table.teams, 4)
    table.starting_life = [30] * 4
    return table.seal()


def played(table: TableRules, agent: str, seed: int) -> Play:
    """A whole game with vanilla creatures, its invariants looked at as each step begins."""
    cards = [library.find(name) for name in DECK]
    state = new_state(table, [list(cards) for _ in range(table.seats)], seed)
    agents = [make_agent(agent, seed + s) for s in range(table.seats)]
    game = Play(state, list(agents), [f"Player {s}" for s in range(table.seats)])
    turn = -1
    while not game.state.over and game.decisions_asked < game.limit:
        game.transition()
        game.commit()
        if game.state.ticks != turn:
            turn = game.state.ticks
            check_invariants(game)
    return game


# seats and the primary player --------------------------------------------------------------------------------------


@rule("805.1")
def test_only_teams_that_sit_together_share_turns() -> None:
    table = TableRules(4)
    table.teams = [[0, 2], [1, 3]]
    table.shared_turns = True
    with pytest.raises(TableError) as refused:
        table.seal()
    assert refused.value.rule == "805.1"
    table.teams = [[3, 0], [1, 2]]  # the last seat is beside the first
    assert table.seal().units == [[1, 2], [3, 0]]


@rule("805.1", "808.3")
def test_teams_may_wish_to_share_their_turns() -> None:
    """In a Team vs. Team game; life and loss stay each player's own."""
    table = VARIANTS["team-vs-team"].table([3, 2], Wishes(shared_turns=ON))
    assert table.units == [[0, 1, 2], [3, 4]] and table.life_of == list(range(5)) == table.loss_of
    assert not VARIANTS["team-vs-team"].table([3, 2]).shared_turns


@pytest.mark.parametrize(
    ("variant", "wish", "number"),
    [
        ("free-for-all", ON, "805.1"),
        ("grand-melee", ON, "805.1"),
        ("alternating-teams", ON, "805.1"),
        ("emperor", ON, "809.3c"),
        ("two-headed-giant", OFF, "810.2"),
        ("archenemy", OFF, "904.2"),
    ],
)
@rule("805.1")
def test_other_variants_share_turns_always_or_never(variant: str, wish: int, number: str) -> None:
    chosen = VARIANTS[variant]
    with pytest.raises(TableError) as refused:
        chosen.table(chosen.usual, Wishes(shared_turns=wish))
    assert refused.value.rule == number


@rule("805.1", "805.10")
def test_teams_that_share_turns_attack_as_a_group() -> None:
    with pytest.raises(TableError) as refused:
        VARIANTS["team-vs-team"].table([2, 2], Wishes(attack=ATTACK_LEFT, shared_turns=ON))
    assert refused.value.rule == "805.10"


@rule("805.4", "800.4j")
def test_a_turn_that_was_shared_is_the_teammates_own_when_a_member_leaves(scenario: Builder) -> None:
    """Without a shared life total one of them loses alone, and the team has its turn still."""
    table = scenario(variant="team-vs-team", sizes=[2, 2], wishes=Wishes(shared_turns=ON))
    table.seat(2).casts("Lightning Bolt", at=[table.seat(0).at(3)]).resolves()
    assert [table.seat(s).in_game for s in range(4)] == [False, True, True, True]
    assert table.active == [table.seat(1)] and table.seat(1).life == 20
    assert table.next_turns(3) == [table.seat(2), table.seat(1), table.seat(2)]


@rule("805.2")
def test_the_primary_player_sits_rightmost() -> None:
    """Seats are counted to the left, so that is the member with nobody of the team to their right."""
    table = TableRules(6)
    table.teams = [[0, 4, 5], [2, 1, 3]]
    table.shared_turns = True
    assert table.seal().units == [[1, 2, 3], [4, 5, 0]]


@rule("805.2")
def test_any_member_answers_for_the_team(scenario: Builder) -> None:
    table = giants(scenario)
    mine = table.seat(0).has("Grizzly Bears")
    table.asked(kind=D_ATTACK)
    assert asked(table) == [0, 1]
    table.game.answer([table.seat(2).ref], table.seat(1).number)
    assert mine.attacking


@rule("805.2")
def test_where_members_disagree_the_primary_player_decides(scenario: Builder) -> None:
    table = giants(scenario)
    bears = table.seat(1).has("Grizzly Bears")
    table.asked(kind=D_ATTACK)
    table.game.suggest([NONE], table.seat(0).number)
    table.game.answer([table.seat(2).ref], table.seat(1).number)
    assert not bears.attacking and asked(table) == [0]
    with pytest.raises(IllegalAnswer):
        table.game.answer([table.seat(2).ref], table.seat(1).number)
    table.game.answer([table.seat(3).ref], table.seat(0).number)
    assert table.game.state.objs[bears.id].attacking == table.seat(3).ref


@rule("805.2")
def test_the_primary_players_answer_needs_nobodys_consent(scenario: Builder) -> None:
    table = giants(scenario)
    bears = table.seat(1).has("Grizzly Bears")
    table.asked(kind=D_ATTACK)
    table.game.suggest([NONE], table.seat(1).number)
    table.game.answer([table.seat(2).ref], table.seat(0).number)
    assert bears.attacking


@rule("805.2")
def test_members_who_agree_need_no_primary_player(scenario: Builder) -> None:
    table = giants(scenario)
    bears = table.seat(1).has("Grizzly Bears")
    table.asked(kind=D_ATTACK)
    table.game.suggest([table.seat(2).ref], table.seat(0).number)
    table.game.answer([table.seat(2).ref], table.seat(1).number)
    assert bears.attacking


@rule("805.2")
@pytest.mark.parametrize("primary", [True, False])
def test_a_person_is_asked_before_an_agent_who_decides_only_a_dispute(primary: bool) -> None:
    """`first` would attack; the person would not, and says so whether they are the primary player or not."""
    rules = VARIANTS["two-headed-giant"].table([2, 2])
    rules.starting, rules.starting_seat = 1, 0
    cards = [library.find("Forest")] * 20
    person = 0 if primary else 1
    agents = [None if s == person else FirstAgent() for s in range(4)]
    game = Play(new_state(rules, [cards] * 4, 1), agents, ["A", "B", "C", "D"])
    game.advance()
    while (d := game.decision()) is not None and d.kind == D_MULLIGAN:
        game.answer([0])
    table = Scenario(game, 0, library.find)
    table.seat(1).has("Serra Angel")
    table.asked(kind=D_ATTACK)
    assert [d.decider for d in game.decisions()] == [person]


@rule("805.2")
def test_a_suggestion_is_for_choices_of_the_team(scenario: Builder) -> None:
    table = giants(scenario)
    with pytest.raises(IllegalAnswer) as refused:
        table.game.suggest([0], table.seat(0).number)
    assert refused.value.rule == "805.2"


# the beginning -----------------------------------------------------------------------------------------------------


@rule("805.3")
def test_a_team_is_chosen_to_begin() -> None:
    rules = VARIANTS["two-headed-giant"].table([2, 2])
    cards = [library.find("Forest")] * 20
    begun = set()
    for seed in range(12):
        game = Play(new_state(rules, [cards] * 4, seed), [make_agent("first", 0)] * 4, ["A", "B", "C", "D"])
        while game.state.ticks == 0:
            game.transition()
            game.commit()
        begun.add(tuple(int(s) for s in game.state.turn().active))
    assert begun == {(0, 1), (2, 3)}


@rule("805.3a", "103.5")
def test_teams_declare_mulligans_in_turn_and_members_in_any_order(scenario: Builder) -> None:
    table = giants(scenario, opening=True)
    assert table.game.decision().kind == D_MULLIGAN  # type: ignore[union-attr]
    assert asked(table) == [0, 1]
    table.game.answer([1], table.seat(1).number)
    assert asked(table) == [0]
    table.game.answer([0], table.seat(0).number)
    assert asked(table) == [2, 3]
    table.game.answer([0], table.seat(3).number)
    assert len(table.seat(1).hand) == 7
    shown = int(table.game.state.players[table.seat(1).number].mulligans)
    assert shown == 0, "all mulligans are taken at once, after the last declaration"
    table.game.answer([0], table.seat(2).number)
    assert table.game.state.players[table.seat(1).number].mulligans == 1


@rule("805.3a")
def test_a_teammates_keeping_does_not_keep_one_from_a_mulligan(scenario: Builder) -> None:
    table = giants(scenario, opening=True)
    table.game.answer([0], table.seat(0).number)
    table.game.answer([1], table.seat(1).number)
    table.game.answer([0], table.seat(2).number)
    table.game.answer([1], table.seat(3).number)
    # the first one was free; each of the two who have not kept is asked again, team by team
    assert asked(table) == [1]
    table.game.answer([1], table.seat(1).number)
    table.game.answer([1], table.seat(3).number)
    assert asked(table) == [1] and table.game.decision().purpose == FOR_BOTTOM  # type: ignore[union-attr]


@rule("805.3b", "103.6")
def test_members_begin_with_cards_on_the_battlefield_in_any_order(scenario: Builder) -> None:
    table = giants(scenario, opening=True, deck=["Leyline of Lifeforce"] * 20)
    while table.game.decision().kind == D_MULLIGAN:  # type: ignore[union-attr]
        table.answer([0])
    assert asked(table) == [0, 1]
    mine = table.game.decisions()[1].candidates[0]
    table.game.answer([mine], table.seat(1).number)
    assert asked(table) == [0] and len(table.seat(1).battlefield) == 1
    table.game.answer([], table.seat(0).number)
    assert asked(table) == [2, 3]
    table.game.answer([], table.seat(3).number)
    assert asked(table) == [2]


# turns -------------------------------------------------------------------------------------------------------------


@rule("805.4", "805.4a")
def test_teams_take_turns(scenario: Builder) -> None:
    table = giants(scenario)
    assert table.active == [table.seat(0), table.seat(1)]
    table.next_turn()
    assert table.active == [table.seat(2), table.seat(3)]
    table.next_turn()
    assert table.active == [table.seat(0), table.seat(1)]


@rule("805.4a")
def test_sorceries_of_both_members_in_their_main_phase_and_of_nobody_else(scenario: Builder) -> None:
    table = giants(scenario)
    for seat in table.seats():
        seat.gets_mana("GG")
    bears = [seat.holds("Grizzly Bears")[0] for seat in table.seats()]
    assert table.seat(0).can(O_CAST, bears[0]) and table.seat(1).can(O_CAST, bears[1])
    assert not table.seat(2).can(O_CAST, bears[2])


@rule("805.4b")
def test_each_of_the_team_draws(scenario: Builder) -> None:
    table = giants(scenario)
    table.to_step(DRAW, table.seat(2))
    assert [len(s.hand) for s in table.seats()] == [0, 0, 1, 1]


@rule("805.4c")
def test_each_of_the_team_plays_a_land(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).plays("Forest")
    table.seat(1).plays("Forest")
    for seat in (0, 1):
        again = table.seat(seat).holds("Forest")[0]
        assert not table.seat(seat).can(O_LAND, again)


@rule("805.4d")
def test_each_players_step_triggers_for_each_of_the_team(scenario: Builder) -> None:
    """Howling Mine speaks of that player."""
    table = giants(scenario)
    table.seat(0).has("Howling Mine")
    table.to_step(DRAW, table.seat(2))
    table.run(lambda d: len(table.stack) == 2, "two triggers")
    table.resolve_stack()
    assert [len(s.hand) for s in table.seats()] == [0, 0, 2, 2]


@rule("805.4d")
def test_an_ability_that_speaks_of_no_player_triggers_once(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).has("Verdant Force")
    table.to_step(UPKEEP, table.seat(2))
    assert len(table.stack) == 1


# turns gained, skipped and decided by others -----------------------------------------------------------------------


@rule("805.8", "500.7")
def test_a_members_extra_turn_is_the_teams(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).casts("Time Warp", at=[table.seat(1)]).resolves()
    table.next_turn()
    assert table.active == [table.seat(0), table.seat(1)]
    table.next_turn()
    assert table.active == [table.seat(2), table.seat(3)]


@rule("805.8", "614.10a")
def test_one_effect_on_two_members_skips_one_step(scenario: Builder) -> None:
    table = giants(scenario).knows(DROWSE)
    table.seat(0).casts("Drowse").resolves()
    table.to_step(MAIN1, table.seat(2))
    assert len(table.seat(2).hand) == len(table.seat(3).hand) == 0
    table.next_turn()
    table.to_step(MAIN1, table.seat(2))
    assert len(table.seat(2).hand) == len(table.seat(3).hand) == 1


@rule("805.8", "614.10a")
def test_two_effects_on_two_members_skip_two_steps(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).casts("Fatigue", at=[table.seat(2)]).resolves()
    table.seat(0).casts("Fatigue", at=[table.seat(3)]).resolves()
    for cards in (0, 0, 1):
        table.to_step(MAIN1, table.seat(2))
        assert len(table.seat(2).hand) == len(table.seat(3).hand) == cards
        table.next_turn()


@rule("805.8", "614.10a")
def test_a_member_who_skips_a_turn_skips_the_teams(scenario: Builder) -> None:
    table = giants(scenario).knows(ECLIPSE)
    table.seat(0).casts("Eclipse").resolves()
    assert table.next_turns(3) == [table.seat(0), table.seat(2), table.seat(0)]


@rule("805.8", "614.10a")
def test_two_effects_on_two_members_skip_two_turns(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).casts("Meditate")
    table.seat(1).casts("Meditate")
    table.resolve_stack()
    assert table.next_turns(4) == [table.seat(2), table.seat(2), table.seat(2), table.seat(0)]


@rule("805.8")
def test_a_phase_added_to_a_members_turn_is_the_teams(scenario: Builder) -> None:
    table = giants(scenario)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(1).attacks({bears: table.seat(2)})
    table.to_step(MAIN2)
    table.seat(0).casts("Relentless Assault").resolves()
    table.seat(1).attacks({bears: table.seat(2)})
    table.next_turn()
    assert table.seat(2).life == 26


@rule("805.8", "614.10")
def test_a_member_whose_combats_are_skipped_skips_the_teams(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(2).has("Grizzly Bears")
    table.seat(0).casts("False Peace", at=[table.seat(3)]).resolves()
    table.to_step(MAIN1, table.seat(2))
    met = table.run(lambda d: d.kind == D_ATTACK or table.game.state.turn().step == MAIN2, "what follows")
    assert met.kind != D_ATTACK
    table.next_turn()
    table.next_turn()
    decision = table.asked(kind=D_ATTACK)
    assert len(decision.attackers) == 1


@rule("805.8", "614.10")
def test_a_member_who_always_skips_a_step_skips_the_teams(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(3).has("Symbiotic Deployment")
    table.to_step(MAIN1, table.seat(2))
    assert len(table.seat(2).hand) == len(table.seat(3).hand) == 0


@rule("805.8", "723.1")
def test_who_controls_a_player_controls_the_team(scenario: Builder) -> None:
    table = giants(scenario)
    slaver = table.seat(0).has("Mindslaver")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(slaver, at=[table.seat(3)]).resolves()
    bears = table.seat(2).has("Grizzly Bears")
    table.to_step(MAIN1, table.seat(2))
    assert {int(d.decider) for d in table.game.decisions()} == {table.seat(0).number}
    assert asked(table) == [2, 3]
    decision = table.asked(kind=D_ATTACK)
    assert decision.attackers == [bears.id] and decision.decider == table.seat(0).number
    table.answer([table.seat(0).ref])
    table.next_turn()
    assert {int(d.decider) for d in table.game.decisions()} == {table.seat(0).number, table.seat(1).number}


@rule("805.8", "723.1")
def test_who_controls_a_teammate_still_decides_for_themselves(scenario: Builder) -> None:
    table = giants(scenario)
    slaver = table.seat(0).has("Mindslaver")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(slaver, at=[table.seat(1)]).resolves()
    table.next_turn()
    table.next_turn()
    assert table.game.state.players[table.seat(0).number].controlled_by == -1
    assert table.game.state.players[table.seat(1).number].controlled_by == table.seat(0).number
    table.seat(1).has("Grizzly Bears")
    decision = table.asked(kind=D_ATTACK)
    assert decision.decider == table.seat(0).number and len(table.game.decisions()) == 1


@rule("805.9")
def test_the_active_player_is_one_whom_the_abilitys_controller_chooses(scenario: Builder) -> None:
    table = giants(scenario).knows(GLEEMAN)
    table.seat(2).casts("Gleeman")
    decision = table.asked(purpose=FOR_PLAYER)
    assert decision.seat == table.seat(2).number
    assert sorted(decision.candidates) == sorted([table.seat(0).ref, table.seat(1).ref])
    table.answer([table.seat(1).ref])
    assert [len(s.hand) for s in table.seats()] == [0, 1, 0, 0]


@rule("805.9")
def test_with_one_active_player_nobody_chooses(scenario: Builder) -> None:
    table = scenario(seats=3).knows(DRAIN)
    table.seat(1).casts("Drain the Hour").resolves()
    assert [s.life for s in table.seats()] == [17, 20, 20]


@rule("805.4", "502.3")
def test_untap_steps_are_shared(scenario: Builder) -> None:
    table = giants(scenario)
    tapped = [seat.has("Forest", tapped=True) for seat in table.seats()]
    table.to_step(UPKEEP, table.seat(2))
    assert [t.tapped for t in tapped] == [True, True, False, False]


# two teams of two --------------------------------------------------------------------------------------------------


@rule("805.4a", "805.4b")
def test_both_players_of_a_team_draw(scenario: Builder) -> None:
    table = two_teams(scenario)
    table.to_step(DRAW, table.seat(2))
    assert table.active == [table.seat(2), table.seat(3)]
    assert [len(s.hand) for s in table.seats()] == [0, 0, 1, 1]


@rule("805.4c")
def test_each_of_them_plays_a_land(scenario: Builder) -> None:
    table = two_teams(scenario)
    table.seat(0).plays("Forest")
    table.seat(1).plays("Forest")
    for seat in (0, 1):
        again = table.seat(seat).holds("Forest")[0]
        assert not table.seat(seat).can(O_LAND, again)


@rule("805.4d")
def test_an_ability_of_each_players_step_triggers_for_each_of_the_team(scenario: Builder) -> None:
    table = two_teams(scenario)
    table.seat(0).has("Howling Mine")
    table.to_step(DRAW, table.seat(2))
    table.run(lambda d: len(table.stack) == 2, "two triggers")
    table.resolve_stack()
    assert [len(s.hand) for s in table.seats()] == [0, 0, 2, 2]


@rule("805.4d", "603.2b")
def test_an_ability_of_each_upkeep_triggers_once(scenario: Builder) -> None:
    table = two_teams(scenario)
    table.seat(0).has("Verdant Force")
    table.to_step(UPKEEP, table.seat(2))
    assert len(table.stack) == 1


@rule("805.8", "500.7")
def test_a_team_takes_an_extra_turn_together(scenario: Builder) -> None:
    table = two_teams(scenario)
    table.seat(0).casts("Time Warp", at=[table.seat(1)]).resolves()
    table.next_turn()
    assert table.active == [table.seat(0), table.seat(1)]
    table.next_turn()
    assert table.active == [table.seat(2), table.seat(3)]


@rule("805.4a", "302.6")
def test_creatures_of_both_have_waited_for_the_team_turn(scenario: Builder) -> None:
    table = two_teams(scenario)
    table.seat(3).casts("Raise the Alarm").resolves()
    table.run(lambda d: d.kind == D_ATTACK and table.seat(2) in table.active, "their attack")
    assert len(table.asked(kind=D_ATTACK).attackers) == 2


@rule("805.4", "104.2c")
@pytest.mark.parametrize("agent", ["first", "random"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_headed_giants_play_to_the_end(agent: str, seed: int) -> None:
    game = played(two_headed_giant(), agent, seed)
    assert game.state.over
    assert sorted(game.outcomes()) == ["lost", "lost", "won", "won"]
    assert game.outcomes()[0] == game.outcomes()[1]
