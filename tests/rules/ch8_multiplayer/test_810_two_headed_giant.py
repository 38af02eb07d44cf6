"""Two-Headed Giant: two teams, each with one turn, one life total, its poison counters and its fate. CR 810."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.outcomes import LoseGame, WinGame
from apnap.abilities.player_counters import GetCounters
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER
from apnap.abilities.targets import TargetPlayer
from apnap.rules.ch5_turns.combat import advice
from apnap.rules.ch8_multiplayer.table import SKIP_DRAW_FIRST, TableError
from apnap.rules.core.constants import DRAW, MAIN1, MAIN2, NONE, POISON, UPKEEP
from apnap.rules.core.decisions import D_ATTACK, D_MODE, FOR_PLAYER, O_ACTIVATE, O_CAST, Decision, IllegalAnswer
from apnap.rules.variants import VARIANTS
from apnap.rules.views.view import observe
from apnap.testing import Scenario, Seat, example, rule
from apnap.testing.plugin import Builder

PLAGUE = card("Plague", "{B}", "Sorcery", GetCounters(2, POISON, who=EACH_PLAYER))
VENOM = card("Venom", "{B}", "Instant", GetCounters(3, POISON, who=TargetPlayer()))
TRIUMPH = card("Triumph", "{W}", "Instant", WinGame())
DOOM = card("Doom", "{B}", "Instant", LoseGame(TargetPlayer()))
BLESSING = card("Blessing", "{W}", "Instant", GainLife(3, who=EACH_PLAYER))
WITHERING = card("Withering", "{B}", "Instant", LoseLife(2, who=EACH_OPPONENT))
TEST_CARDS = (PLAGUE, VENOM, TRIUMPH, DOOM, BLESSING, WITHERING)


def giants(scenario: Builder, **settings: object) -> Scenario:
    """Two against two: seats 0 and 1 have their turn, seats 2 and 3 are the other team."""
    return scenario(variant="two-headed-giant", **settings).knows(*TEST_CARDS)


def outcomes(table: Scenario) -> list[str]:
    return [seat.outcome for seat in table.seats()]


def poisoned(seat: Seat, number: int) -> None:
    state = seat.table.game.state
    state.edit_player(state.table.poison_of[seat.number]).poison = number
    seat.table.refresh()


def two_teams(scenario: Builder) -> Scenario:
    """Two against two, each team with one turn and one life total."""
    return scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True)


# the table ---------------------------------------------------------------------------------------------------------


@rule("810.1")
def test_two_teams_of_two() -> None:
    table = VARIANTS["two-headed-giant"].table([2, 2])
    assert table.teams == [[0, 1], [2, 3]]
    for sizes in ([2, 2, 2], [2], [1, 1]):
        with pytest.raises(TableError) as refused:
            VARIANTS["two-headed-giant"].table(sizes)
        assert refused.value.rule == "810.1"


@rule("810.2")
def test_a_giants_heads_share_their_turns(scenario: Builder) -> None:
    table = giants(scenario)
    assert table.active == [table.seat(0), table.seat(1)]
    table.next_turn()
    assert table.active == [table.seat(2), table.seat(3)]


@rule("810.3")
@pytest.mark.parametrize("heads", [2, 3, 6])
def test_a_team_sits_on_one_side(heads: int) -> None:
    table = VARIANTS["two-headed-giant"].table([heads, heads])
    assert table.units == [list(range(heads)), list(range(heads, 2 * heads))]


@rule("810.4")
def test_a_team_begins_with_thirty_life_together(scenario: Builder) -> None:
    table = giants(scenario)
    assert [s.life for s in table.seats()] == [30] * 4
    table.seat(0).casts("Lightning Bolt", at=[table.seat(3)]).resolves()
    assert [s.life for s in table.seats()] == [30, 30, 27, 27]


@rule("810.5", "400.2")
def test_heads_review_each_others_hands_and_nobody_elses(scenario: Builder) -> None:
    table = giants(scenario)
    for seat in table.seats():
        seat.holds("Shock")
    eyes = [observe(table.game, seat.number) for seat in table.seats()]
    for looker in range(4):
        seen = [[card.name for card in eyes[looker].hand(table.seat(s).number)] for s in range(4)]
        assert seen == [["Shock"] if s // 2 == looker // 2 else [] for s in range(4)]


@rule("810.5")
def test_mana_and_cards_are_not_shared(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).has("Mountain")
    shock = table.seat(1).holds("Shock")[0]
    assert not table.seat(1).can(O_CAST, shock)
    assert not table.seat(0).can(O_CAST, shock), "a teammate's card is not theirs to play"
    mine = table.seat(0).holds("Shock")[0]
    assert table.seat(0).can(O_CAST, mine)


@rule("810.5")
def test_a_head_does_not_use_the_others_permanents(scenario: Builder) -> None:
    table = giants(scenario)
    conduit = table.seat(0).has("Soul Conduit")
    table.seat(1).gets_mana("CCCCCC")
    assert not table.seat(1).can(O_ACTIVATE, conduit)


@rule("810.6", "103.8b")
def test_the_team_that_plays_first_skips_its_first_draw_step(scenario: Builder) -> None:
    table = giants(scenario, opening=True)
    assert table.game.state.table.skip_first_draw == SKIP_DRAW_FIRST
    table.run(lambda d: table.game.state.ticks == 1 and table.game.state.turn().step == MAIN1, "the first main phase")
    assert [len(s.hand) for s in table.seats()] == [7, 7, 7, 7]
    table.to_step(MAIN1, table.seat(2))
    assert [len(s.hand) for s in table.seats()] == [7, 7, 8, 8]


@rule("810.7")
def test_giants_fight_as_teams_that_share_turns(scenario: Builder) -> None:
    table = giants(scenario)
    bears, giant = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    decision = table.asked(kind=D_ATTACK)
    assert decision.attackers == [bears.id, giant.id] and len(table.game.decisions()) == 2
    table.answer([table.seat(2).ref, table.seat(3).ref])
    table.to_step(MAIN2)
    assert table.seat(2).life == 25


# winning and losing ------------------------------------------------------------------------------------------------


@rule("810.8", "810.8a")
def test_a_team_loses_with_either_head(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).casts("Doom", at=[table.seat(3)]).resolves()
    assert outcomes(table) == ["won", "won", "lost", "lost"]


@rule("810.8a")
def test_a_team_wins_with_either_head(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(1).casts("Triumph").resolves()
    assert outcomes(table) == ["won", "won", "lost", "lost"]


@rule("810.8a")
@example("810.8a", 1)
def test_transcendence_of_one_keeps_the_team_at_zero_in_the_game(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(3).has("Transcendence")
    table.seat(2).at(0)
    assert outcomes(table) == ["playing"] * 4
    table.seat(2).at(-4)
    assert outcomes(table) == ["playing"] * 4


@rule("810.8a", "104.3c")
@example("810.8a", 2)
def test_who_draws_from_an_empty_library_loses_for_the_team(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(3).empty_library()
    table.seat(0).casts("Prosperity", x=1).resolves()
    assert outcomes(table) == ["won", "won", "lost", "lost"]


@rule("810.8a")
@example("810.8a", 3)
def test_platinum_angel_of_one_saves_the_team_and_bars_the_other_from_winning(scenario: Builder) -> None:
    table = giants(scenario)
    angel = table.seat(2).has("Platinum Angel")
    table.seat(3).at(-5)
    table.seat(3).empty_library()
    table.seat(0).casts("Doom", at=[table.seat(3)]).resolves()
    assert outcomes(table) == ["playing"] * 4
    table.seat(1).casts("Triumph").resolves()
    table.seat(0).casts("Triumph").resolves()
    assert outcomes(table) == ["playing"] * 4
    table.seat(0).casts("Shatter", at=[angel]).resolves()
    assert outcomes(table) == ["won", "won", "lost", "lost"]


@rule("810.8a")
def test_a_head_that_cannot_win_keeps_the_team_from_winning(scenario: Builder) -> None:
    """Abyssal Persecutor of one head: its team can't win, and neither of the others loses."""
    table = giants(scenario)
    demon = table.seat(1).has("Abyssal Persecutor")
    table.seat(0).casts("Triumph").resolves()
    table.seat(3).at(-2)
    assert outcomes(table) == ["playing"] * 4
    table.seat(2).casts("Path to Exile", at=[demon]).resolves()
    assert outcomes(table) == ["won", "won", "lost", "lost"]


@rule("810.8b", "104.3a")
@pytest.mark.parametrize("leaver", [0, 1])
def test_a_concession_is_the_whole_teams(scenario: Builder, leaver: int) -> None:
    table = giants(scenario)
    table.seat(3 - leaver).has("Platinum Angel")
    table.seat(leaver).concedes()
    assert outcomes(table) == ["lost", "lost", "won", "won"]
    assert not table.seat(0).in_game and not table.seat(1).in_game


@rule("810.8c", "704.6a")
def test_a_team_at_zero_life_loses(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(2).at(4)
    table.seat(0).casts("Withering").resolves()  # two each
    assert outcomes(table) == ["won", "won", "lost", "lost"]
    assert table.game.state.players[table.seat(2).number].reason == "704.6a"


@rule("810.8d", "704.6b")
def test_a_team_with_fifteen_poison_counters_loses(scenario: Builder) -> None:
    table = giants(scenario)
    poisoned(table.seat(2), 11)
    table.seat(0).casts("Venom", at=[table.seat(2)]).resolves()
    assert table.seat(3).poison == 14 and outcomes(table) == ["playing"] * 4
    table.seat(0).casts("Venom", at=[table.seat(3)]).resolves()
    assert outcomes(table) == ["won", "won", "lost", "lost"]
    assert table.game.state.players[table.seat(3).number].reason == "704.6b"


# life --------------------------------------------------------------------------------------------------------------


@rule("810.9")
@example("810.9", 1)
def test_flame_rift_deals_eight_to_each_team(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).casts("Flame Rift").resolves()
    assert [s.life for s in table.seats()] == [22] * 4
    assert sum("deals 4 damage to Seat" in line for line in table.log) == 4


@rule("810.9")
def test_life_is_gained_by_each_player_for_the_team(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).casts("Blessing").resolves()
    assert [s.life for s in table.seats()] == [36] * 4


@rule("810.9", "119.9")
def test_what_waits_for_a_players_gain_sees_only_theirs(scenario: Builder) -> None:
    """Ajani's Pridemate of one head does not grow as the other gains life."""
    table = giants(scenario)
    mate = table.seat(0).has("Ajani's Pridemate")
    table.seat(1).casts("Healing Salve", at=[table.seat(1)], modes=[0]).resolves()
    table.resolve_stack()
    assert mate.counters("+1/+1") == 0
    table.seat(0).casts("Healing Salve", at=[table.seat(0)], modes=[0]).resolves()
    table.resolve_stack()
    assert mate.counters("+1/+1") == 1


@rule("810.9")
def test_extort_counts_what_each_opponent_lost(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).has("Syndic of Tithes")
    table.seat(0).gets_mana("W")
    table.seat(0).casts("Shock", at=[table.seat(2)])
    table.says([1])
    table.resolve_stack()
    assert table.seat(2).life == 30 - 2 - 2
    assert table.seat(0).life == 32


@rule("810.9a")
@example("810.9a", 1)
def test_beacon_of_immortality_doubles_the_teams_total(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(1).at(17)
    table.seat(0).casts("Beacon of Immortality", at=[table.seat(1)]).resolves()
    assert table.seat(0).life == table.seat(1).life == 34
    assert any("Seat 1 gains 17 life" in line for line in table.log)


@rule("810.9a")
@example("810.9a", 2)
@pytest.mark.parametrize(("life", "wins"), [(50, True), (49, False)])
def test_test_of_endurance_looks_at_the_teams_total(scenario: Builder, life: int, wins: bool) -> None:
    table = giants(scenario)
    table.seat(3).has("Test of Endurance")
    table.seat(2).at(life)
    table.to_step(UPKEEP, table.seat(2))
    table.resolve_stack()
    assert outcomes(table) == (["lost", "lost", "won", "won"] if wins else ["playing"] * 4)


@rule("810.9a")
@example("810.9a", 3)
def test_lurking_evil_costs_half_of_what_the_team_has(scenario: Builder) -> None:
    table = giants(scenario)
    evil = table.seat(1).has("Lurking Evil")
    table.seat(1).at(11)
    table.seat(1).activates(evil).resolves()
    assert table.seat(0).life == 5
    assert evil.power == 4


@rule("810.9b", "508.1j")
def test_members_who_pay_life_together_pay_no_more_than_there_is(scenario: Builder) -> None:
    """Norn's Annex asks two life of each for an attacker, and the team has three: only one of them attacks."""
    table = giants(scenario)
    table.seat(2).has("Norn's Annex")
    bears, giant = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    table.seat(0).at(3)
    table.asked(kind=D_ATTACK)
    both = [table.seat(2).ref, table.seat(2).ref]
    with pytest.raises(IllegalAnswer) as refused:
        table.game.answer(both, table.seat(0).number)
    assert refused.value.rule == "508.1j"
    assert NONE in advice.repaired_attack(table.game, both), "bots find another attack"
    table.game.answer([table.seat(2).ref, NONE], table.seat(0).number)
    table.run(lambda d: bool(table.game.state.turn().attackers), "the attack")
    assert bears.attacking and not giant.attacking
    assert table.seat(1).life == 1


@rule("810.9b", "119.4a")
def test_members_who_pay_life_together_may_pay_all_of_it(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(2).has("Norn's Annex")
    table.seat(0).has("Grizzly Bears")
    table.seat(1).has("Hill Giant")
    table.seat(0).at(5)
    table.asked(kind=D_ATTACK)
    table.game.answer([table.seat(2).ref, table.seat(2).ref], table.seat(0).number)
    table.run(lambda d: bool(table.game.state.turn().attackers), "the attack")
    assert len(table.game.state.turn().attackers) == 2 and table.seat(0).life == 1


@rule("810.9c")
@example("810.9c", 1)
def test_a_players_life_becomes_ten_and_the_teams_with_it(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(2).at(25)
    table.seat(0).casts("Magister Sphinx").resolves()
    table.asked(purpose="target")
    table.answer([table.seat(3).ref])
    table.resolve_stack()
    assert table.seat(2).life == table.seat(3).life == 10
    assert any("Seat 3 loses 15 life" in line for line in table.log)


@rule("810.9d")
@example("810.9d", 1)
def test_repay_in_kind_affects_one_member_whom_the_team_chooses(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).at(7)
    table.seat(2).at(13)
    table.seat(0).casts("Repay in Kind")
    decision = table.asked(purpose=FOR_PLAYER)
    assert decision.rule == "810.9d"
    assert sorted(d.seat for d in table.game.decisions()) == sorted(s.number for s in table.seats()[2:])
    table.game.answer([table.seat(3).ref], table.seat(2).number)
    table.resolve_stack()
    assert [s.life for s in table.seats()] == [7] * 4
    assert any("Seat 3 loses 6 life" in line for line in table.log)
    assert not any("Seat 2 loses" in line for line in table.log)


@rule("810.9e", "701.12c")
def test_teammates_exchange_nothing(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(2).at(12)
    conduit = table.seat(0).has("Soul Conduit")
    table.seat(0).gets_mana("CCCCCC")
    table.seat(0).activates(conduit, at=[table.seat(0), table.seat(1)]).resolves()
    assert [s.life for s in table.seats()] == [30, 30, 12, 12]
    assert not any("gains" in line or "loses" in line for line in table.log)


@rule("810.9e", "701.12c")
def test_players_of_two_teams_exchange_the_teams_totals(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(2).at(12)
    conduit = table.seat(0).has("Soul Conduit")
    table.seat(0).gets_mana("CCCCCC")
    table.seat(0).activates(conduit, at=[table.seat(1), table.seat(2)]).resolves()
    assert [s.life for s in table.seats()] == [12, 12, 30, 30]


def offered(decision: Decision) -> list[int]:
    return sorted(int(x) for x in decision.candidates)


@rule("810.9f")
def test_no_two_members_of_a_team_are_affected_by_a_redistribution(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(2).at(4)
    table.seat(0).casts("Reverse the Sands")
    decision = table.asked(purpose=FOR_PLAYER)
    assert len(decision.candidates) == 4
    table.answer([table.seat(1).ref])
    decision = table.asked(purpose=FOR_PLAYER)
    assert offered(decision) == sorted([table.seat(2).ref, table.seat(3).ref])
    table.answer([table.seat(3).ref])
    decision = table.asked(kind=D_MODE)
    assert len(decision.labels) == 2
    table.answer([decision.labels.index(f"{table.game.name_of_seat(table.seat(1).number)} gets 4 life")])
    table.resolve_stack()
    assert [s.life for s in table.seats()] == [4, 4, 30, 30]


@rule("810.9f", "119.7")
def test_who_cannot_gain_life_gets_no_higher_total(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(2).at(4)
    table.seat(3).has("Platinum Emperion")
    table.seat(0).casts("Reverse the Sands")
    for seat in (0, 2):
        table.asked(purpose=FOR_PLAYER)
        table.answer([table.seat(seat).ref])
    table.resolve_stack()
    assert [s.life for s in table.seats()] == [30, 30, 4, 4]


@rule("810.9g")
def test_a_head_that_cannot_gain_life_keeps_the_team_from_it(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).has("Platinum Emperion")
    table.seat(1).casts("Blessing").resolves()
    assert [s.life for s in table.seats()] == [30, 30, 36, 36]


@rule("810.9h")
def test_a_head_that_cannot_lose_life_keeps_the_team_from_it(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(2).has("Platinum Emperion")
    table.seat(0).casts("Lightning Bolt", at=[table.seat(3)]).resolves()
    table.seat(0).casts("Withering").resolves()
    assert table.seat(3).life == 30
    assert any("deals 3 damage" in line for line in table.log), "the damage is dealt all the same"


@rule("810.9h", "119.4b")
def test_a_head_that_cannot_lose_life_keeps_the_team_from_paying_it(scenario: Builder) -> None:
    table = giants(scenario)
    evil = table.seat(1).has("Lurking Evil")
    assert table.seat(1).can(O_ACTIVATE, evil)
    table.seat(0).has("Platinum Emperion")
    assert not table.seat(1).can(O_ACTIVATE, evil)
    table.seat(0).has("Platinum Angel")
    table.seat(1).at(0)  # half of nothing is nothing, which can always be paid
    assert table.seat(1).can(O_ACTIVATE, evil)


@rule("810.9h", "107.4f")
def test_a_head_that_cannot_lose_life_keeps_the_team_from_paying_for_phyrexian_mana(scenario: Builder) -> None:
    table = giants(scenario)
    cut = table.seat(1).holds("Dismember")[0]
    table.seat(2).has("Grizzly Bears")
    table.seat(1).gets_mana("C")
    assert table.seat(1).can(O_CAST, cut)
    table.seat(0).has("Platinum Emperion")
    assert not table.seat(1).can(O_CAST, cut)


# poison ------------------------------------------------------------------------------------------------------------


@rule("810.10")
def test_each_player_gets_poison_counters_for_the_team(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).casts("Plague").resolves()
    assert [s.poison for s in table.seats()] == [4] * 4


@rule("810.10")
def test_infect_poisons_the_team(scenario: Builder) -> None:
    table = giants(scenario)
    spider = table.seat(0).has("Blightwidow")
    table.seat(0).attacks({spider: table.seat(3)})
    table.to_step(MAIN2)
    assert table.seat(2).poison == 2 and table.seat(2).life == 30


@rule("810.10a")
def test_poison_counters_of_opponents_are_those_of_opposing_teams(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).has("Phyrexian Swarmlord")
    poisoned(table.seat(2), 3)
    table.next_turn()
    table.to_step(UPKEEP, table.seat(0))
    table.resolve_stack()
    assert len(table.seat(0).battlefield) == 1 + 3


@rule("810.10a", "810.10b")
def test_leeches_takes_the_teams_poison_counters_for_damage_to_one(scenario: Builder) -> None:
    table = giants(scenario)
    poisoned(table.seat(0), 6)
    table.seat(0).casts("Leeches", at=[table.seat(1)]).resolves()
    assert table.seat(0).poison == table.seat(1).poison == 0
    assert table.seat(0).life == 24


@rule("810.10c")
def test_a_head_that_cannot_get_poison_counters_keeps_the_team_from_them(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(3).has("Melira, Sylvok Outcast")
    table.seat(0).casts("Plague").resolves()
    assert [s.poison for s in table.seats()] == [4, 4, 0, 0]


@rule("810.10d", "122.1f")
def test_a_player_is_poisoned_with_their_team(scenario: Builder) -> None:
    table = giants(scenario)
    rats = table.seat(0).has("Septic Rats")
    table.seat(0).casts("Venom", at=[table.seat(2)]).resolves()
    table.seat(0).attacks({rats: table.seat(3)})
    table.resolve_stack()
    assert rats.power == 3


@rule("810.10d", "701.34")
def test_both_of_a_poisoned_team_can_be_chosen_and_one_is_given_another_counter(scenario: Builder) -> None:
    table = giants(scenario)
    poisoned(table.seat(2), 1)
    table.seat(0).casts("Steady Progress")
    table.says([table.seat(2).ref, table.seat(3).ref])
    table.resolve_stack()
    assert table.seat(2).poison == 2


# more heads --------------------------------------------------------------------------------------------------------


@rule("810.11")
@pytest.mark.parametrize(("heads", "life", "poison"), [(2, 30, 15), (3, 45, 20), (4, 60, 25), (6, 90, 35)])
def test_larger_teams_have_more_life_and_a_higher_poison_limit(
    scenario: Builder, heads: int, life: int, poison: int
) -> None:
    table = giants(scenario, sizes=[heads, heads])
    assert [s.life for s in table.seats()] == [life] * (2 * heads)
    last = table.seat(2 * heads - 1)
    poisoned(last, poison - 1)
    assert last.outcome == "playing"
    poisoned(last, poison)
    assert outcomes(table) == ["won"] * heads + ["lost"] * heads


@rule("810.11")
def test_three_heads_draw_attack_and_block_together(scenario: Builder) -> None:
    table = giants(scenario, sizes=[3, 3])
    creatures = [table.seat(s).has("Hill Giant") for s in range(3)]
    wall = table.seat(5).has("Wall of Omens")
    table.seat(2).attacks({c: table.seat(3) for c in creatures})
    table.seat(5).blocks({wall: creatures[0]})
    table.to_step(DRAW, table.seat(3))
    assert table.seat(4).life == 45 - 6
    assert [len(s.hand) for s in table.seats()] == [0, 0, 0, 1, 1, 1]


# losing as one -----------------------------------------------------------------------------------------------------


@rule("704.6a", "810.8a")
def test_a_team_loses_as_one(scenario: Builder) -> None:
    table = two_teams(scenario)
    table.seat(2).at(3)
    table.seat(0).casts("Lightning Bolt", at=[table.seat(3)]).resolves()
    assert [s.outcome for s in table.seats()] == ["won", "won", "lost", "lost"]


@rule("810.8b", "104.3a")
def test_a_team_of_two_concedes_as_one(scenario: Builder) -> None:
    table = two_teams(scenario)
    table.seat(1).concedes()
    assert [s.outcome for s in table.seats()] == ["lost", "lost", "won", "won"]
