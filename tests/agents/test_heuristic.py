"""What `heuristic` does where simpler bots went wrong: each test is a fault that it must not have."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from apnap.agents import HeuristicAgent, candidates
from apnap.agents.sketch import SketchAgent
from apnap.rules.core.constants import BATTLEFIELD, END, GRAVEYARD, HAND, LIBRARY, MAIN1, NONE, UPKEEP
from apnap.rules.core.decisions import (
    D_ATTACK,
    D_BLOCK,
    D_MULLIGAN,
    D_PRIORITY,
    O_CAST,
    ChooseDecision,
    Decision,
    PriorityDecision,
)
from apnap.testing import Scenario, Seat
from apnap.testing.plugin import Builder

NODES = 24


def lets(table: Scenario, seat: Seat, until: Callable[[], bool], most: int = 60, seed: int = 1) -> list[list[int]]:
    """The seat is played by the bot and the others quickly, until something is so; the bot's answers."""
    bot, others = HeuristicAgent(seed, NODES), SketchAgent()
    given: list[list[int]] = []
    for _ in range(most):
        decision = table.game.decision()
        if decision is None or until():
            break
        who = bot if decision.decider == seat.number else others
        answer = [int(x) for x in who.choose(table.game, decision)]
        if who is bot:
            given.append(answer)
        table.game.answer(answer, decision.decider)
    return given


def turn_is_over(table: Scenario) -> Callable[[], bool]:
    number = int(table.turn.number)
    return lambda: int(table.turn.number) != number


def answers(table: Scenario, decision: Decision) -> list[int]:
    return [int(x) for x in HeuristicAgent(1, NODES).choose(table.game, decision)]


def duel(scenario: Builder) -> tuple[Scenario, Seat, Seat]:
    table = scenario(2)
    return table, table.seat(0), table.seat(1)


# mulligans -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lands", "taken"), [(0, True), (1, True), (2, False), (3, False), (4, False), (5, False), (6, True), (7, True)]
)
def test_hands_without_lands_or_with_nothing_else_are_not_kept(scenario: Builder, lands: int, taken: bool) -> None:
    deck = ["Grizzly Bears"] * (7 - lands) + ["Forest"] * lands
    table = scenario(2, opening=True, deck=deck * 3)
    decision = table.asked(kind=D_MULLIGAN)
    state = table.game.state
    hand = list(state.ids(decision.seat, HAND))
    library = list(state.ids(decision.seat, LIBRARY))
    # the hand is laid out by hand: as many lands as are wanted
    for at, id in enumerate(hand):
        wanted = "Forest" if at < lands else "Grizzly Bears"
        if state.objs[id].card.name != wanted:
            other = next(x for x in library if state.objs[x].card.name == wanted)
            library.remove(other)
            a, b = state.edit(id), state.edit(other)
            a.card, b.card, a.number, b.number = b.card, a.card, b.number, a.number
            state.chars[id], state.chars[other] = a.card.base, b.card.base
    assert answers(table, decision) == [1 if taken else 0]


def test_a_hand_of_five_is_kept_whatever_it_is(scenario: Builder) -> None:
    table = scenario(2, opening=True, deck=["Forest"] * 30)
    decision = table.asked(kind=D_MULLIGAN)
    assert answers(table, decision) == [1]
    table.game.state.edit_player(decision.seat).mulligans = 2
    assert answers(table, decision) == [0]


# activations ---------------------------------------------------------------------------------------------------------
def test_a_land_that_becomes_a_creature_is_left_alone_in_the_upkeep(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    mine.have("Mishra's Factory", "Forest", "Forest", "Forest")
    other.has("Craw Wurm")
    table.to_turn(other).to_turn(mine)
    table.to_step(UPKEEP, mine)
    decision = table.to_priority(mine.number)
    assert len(decision.options) > 1
    assert answers(table, decision) == [0]


def test_a_land_that_becomes_a_creature_attacks_where_nobody_can_block(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    mine.have("Mishra's Factory", "Forest", "Forest", "Forest")
    other.at(2)
    lets(table, mine, lambda: not other.in_game, 60)
    assert not other.in_game


def test_a_land_that_fetches_is_used(scenario: Builder) -> None:
    table, mine, _ = duel(scenario)
    mine.have("Evolving Wilds", "Forest")
    mine.holds("Craw Wurm")
    table.game.state.edit_player(mine.number).lands_played = 1
    lets(table, mine, turn_is_over(table))
    assert "Evolving Wilds" in mine.graveyard and mine.battlefield.count("Forest") == 2


def test_nothing_is_activated_that_makes_no_difference(scenario: Builder) -> None:
    """There is more to do in this turn, and what comes to nothing in answer to a spell is not it."""
    table, mine, other = duel(scenario)
    monolith = mine.has("Basalt Monolith")
    signet = mine.has("Azorius Signet")
    mine.have("Forest", "Forest", "Forest", "Forest")
    mine.holds("Rumbling Baloth")
    other.have("Plains", "Plains")
    other.holds("Disenchant")
    mine.gets_mana("GG")
    mine.casts("Grizzly Bears")
    other.casts("Disenchant", at=[signet])
    decision = table.to_priority(mine.number)
    assert isinstance(decision, PriorityDecision) and len(table.stack) == 2
    chosen = decision.options[answers(table, decision)[0]]
    assert chosen.id != monolith.id


def test_an_artifact_that_draws_cards_is_used(scenario: Builder) -> None:
    table, mine, _ = duel(scenario)
    mine.have("Jayemdae Tome", *["Forest"] * 4)
    before = mine.library_size
    lets(table, mine, turn_is_over(table))
    assert mine.library_size < before


# whom effects are pointed at -----------------------------------------------------------------------------------------
def test_harm_is_pointed_at_opponents_and_never_at_a_teammate(scenario: Builder) -> None:
    table = scenario(4, teams=[[0, 2], [1, 3]])
    mine, mate, left = table.seat(0), table.seat(2), table.seat(1)
    mine.has("Swamp", "Swamp", "Swamp")
    mine.holds("Murder")
    friend, foe = mate.has("Shivan Dragon"), left.has("Craw Wurm")
    lets(table, mine, turn_is_over(table))
    assert foe.died and friend.stayed


def test_harm_stays_in_the_hand_where_only_friends_could_be_harmed(scenario: Builder) -> None:
    table = scenario(4, teams=[[0, 2], [1, 3]])
    mine, mate = table.seat(0), table.seat(2)
    mine.has("Swamp", "Swamp", "Swamp")
    mine.holds("Murder")
    friend, own = mate.has("Shivan Dragon"), mine.has("Grizzly Bears")
    lets(table, mine, turn_is_over(table))
    assert friend.stayed and own.stayed and "Murder" in mine.hand


def test_of_many_targets_the_best_ones_are_tried(scenario: Builder) -> None:
    """Whatever comes first in a long list: an opponent's best, and both ends of what is one's own."""
    table, mine, other = duel(scenario)
    lands = ["Swamp", "Plains", "Forest", "Island", "Mountain", "Evolving Wilds", "Mishra's Factory"]
    other.have(*lands, "Llanowar Elves", "Hill Giant")
    dragon = other.has("Shivan Dragon")
    mine.have(*lands, "Grizzly Bears")
    angel = mine.has("Serra Angel")
    mine.holds("Vindicate")
    decision = table.to_priority(mine.number)
    assert isinstance(decision, PriorityDecision)
    cast = next(i for i, option in enumerate(decision.options) if option.kind == O_CAST)
    table.game.answer([cast], mine.number)
    decision = table.game.decision()
    assert isinstance(decision, ChooseDecision) and len(decision.candidates) > 12
    first = int(decision.candidates[0])
    tried = candidates.answers_to(table.game, decision, [first])
    assert [int(dragon.id)] in tried and [int(angel.id)] in tried and len(tried) == candidates.MOST


def test_an_aura_that_hinders_goes_to_an_opponents_creature(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    mine.have("Plains", "Plains", "Serra Angel")
    mine.holds("Pacifism")
    foe = other.has("Shivan Dragon")
    other.has("Llanowar Elves")
    lets(table, mine, turn_is_over(table))
    assert mine.permanent("Pacifism").attached_to == foe


def test_an_aura_that_helps_does_not_go_to_an_opponents_creature(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    mine.have("Swamp", "Swamp")
    mine.holds("Unholy Strength")
    other.has("Serra Angel")
    lets(table, mine, turn_is_over(table))
    assert "Unholy Strength" in mine.hand


def test_an_aura_that_helps_goes_to_the_own_creature(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    mine.have("Swamp", "Swamp")
    own = mine.has("Runeclaw Bear")
    mine.holds("Unholy Strength")
    other.has("Serra Angel")
    lets(table, mine, turn_is_over(table))
    assert mine.permanent("Unholy Strength").attached_to == own


# lands ---------------------------------------------------------------------------------------------------------------
def test_a_land_that_is_needed_is_not_cycled(scenario: Builder) -> None:
    """It is for the next turn, where there are two lands and cards that cost more."""
    table, mine, _ = duel(scenario)
    mine.have("Swamp", "Swamp")
    mine.holds("Barren Moor", "Shivan Dragon", "Serra Angel", "Craw Wurm")
    mine.library(*["Hill Giant", "Swamp"] * 5)
    table.game.state.edit_player(mine.number).lands_played = 1
    lets(table, mine, turn_is_over(table))
    assert "Barren Moor" in mine.hand


def test_a_land_is_cycled_where_there_are_enough(scenario: Builder) -> None:
    table, mine, _ = duel(scenario)
    mine.have(*["Swamp"] * 8)
    mine.holds("Barren Moor", "Swamp")
    mine.library(*["Hill Giant"] * 10)
    mine.plays("Swamp")
    lets(table, mine, turn_is_over(table))
    assert "Barren Moor" in mine.graveyard


def test_a_spell_that_finds_a_land_is_cast_while_lands_are_few(scenario: Builder) -> None:
    """With another land in the hand too: what costs six is to be cast soon."""
    table, mine, other = duel(scenario)
    mine.have("Forest", "Forest", "Forest")
    mine.holds("Rampant Growth", "Forest", "Craw Wurm", "Craw Wurm")
    for seat in (mine, other):
        seat.library(*["Forest", "Hill Giant"] * 6)
    table.game.state.edit_player(mine.number).lands_played = 1
    lets(table, mine, turn_is_over(table))
    assert "Rampant Growth" in mine.graveyard


def test_the_land_is_played_that_pays_for_the_best_spell(scenario: Builder) -> None:
    """Three mana for a creature now, though a spell that finds nothing could be paid for with them as well."""
    table, mine, other = duel(scenario)
    mine.have("Forest", "Forest")
    mine.holds("Cultivate", "Jungle Hollow", "Forest", "Centaur Courser")
    for seat in (mine, other):
        seat.library(*["Jungle Hollow", "Grizzly Bears"] * 6)
    lets(table, mine, turn_is_over(table))
    assert mine.permanent("Centaur Courser") and "Jungle Hollow" in mine.hand


# what others may answer ----------------------------------------------------------------------------------------------
def test_a_creature_is_cast_though_it_may_be_countered(scenario: Builder) -> None:
    """A card for a card, and the mana would be of no use: whoever waits for better times waits for ever."""
    table, mine, other = duel(scenario)
    mine.have("Island", "Island", "Island")
    mine.holds("Prodigal Sorcerer")
    other.have("Island", "Island", "Island")
    other.holds("Essence Scatter", "Essence Scatter", "Essence Scatter")
    for seat in (mine, other):
        seat.library(*["Island", "Essence Scatter"] * 6)
    lets(table, mine, lambda: "Prodigal Sorcerer" not in mine.hand)
    assert "Prodigal Sorcerer" not in mine.hand


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_creature_is_cast_though_others_may_have_an_answer(scenario: Builder, seed: int) -> None:
    """At some tables that it imagines, opponents have nothing but answers: one such table alone says too little."""
    table, mine, other = duel(scenario)
    mine.have(*["Plains"] * 5)
    mine.holds("Serra Angel")
    other.have("Swamp", "Swamp", "Swamp")
    other.holds("Murder", "Murder")
    for seat in (mine, other):
        seat.library(*["Murder", "Swamp"] * 6)
    lets(table, mine, turn_is_over(table), seed=seed)
    assert "Serra Angel" not in mine.hand


# sweepers ------------------------------------------------------------------------------------------------------------
def test_the_own_board_is_not_swept_away(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    mine.have("Serra Angel", "Craw Wurm", "Grizzly Bears", *["Plains"] * 4)
    mine.holds("Wrath of God")
    other.has("Llanowar Elves")
    lets(table, mine, turn_is_over(table))
    assert "Wrath of God" in mine.hand


def test_an_opponents_board_is(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    mine.have("Llanowar Elves", *["Plains"] * 4)
    mine.holds("Wrath of God")
    other.have("Shivan Dragon", "Craw Wurm", "Serra Angel")
    lets(table, mine, turn_is_over(table))
    assert other.battlefield == []


# attacks -------------------------------------------------------------------------------------------------------------
def test_four_able_attackers_attack_a_player_without_blockers(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    mine.have(*["Hill Giant"] * 4)
    decision = table.asked(kind=D_ATTACK)
    assert answers(table, decision).count(other.ref) >= 3


def test_nobody_attacks_with_everything_into_a_lethal_swing_back(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    mine.at(6)
    mine.have("Craw Wurm", "Craw Wurm")
    other.have("Hill Giant", "Hill Giant", "Hill Giant", tapped=True)
    decision = table.asked(kind=D_ATTACK)
    assert NONE in answers(table, decision)


def test_the_last_points_of_damage_are_dealt(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    mine.have("Hill Giant", "Hill Giant", "Grizzly Bears")
    other.at(5)
    other.has("Craw Wurm")
    decision = table.asked(kind=D_ATTACK)
    assert answers(table, decision) == [other.ref] * 3


def test_a_small_creature_does_not_attack_into_a_large_blocker(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    mine.has("Grizzly Bears")
    other.has("Craw Wurm")
    decision = table.asked(kind=D_ATTACK)
    assert answers(table, decision) == [NONE]


# legends, modes, numbers ---------------------------------------------------------------------------------------------
def test_a_second_copy_of_a_legend_stays_in_the_hand(scenario: Builder) -> None:
    table, mine, _ = duel(scenario)
    mine.have("Isamaru, Hound of Konda", "Plains", "Plains")
    mine.holds("Isamaru, Hound of Konda")
    lets(table, mine, turn_is_over(table))
    assert "Isamaru, Hound of Konda" in mine.hand


def test_the_mode_is_the_one_that_wins(scenario: Builder) -> None:
    """Boros Charm: four damage to a player who has four life; of three modes it is one."""
    table, mine, other = duel(scenario)
    mine.have("Mountain", "Plains")
    mine.holds("Boros Charm")
    other.at(4)
    lets(table, mine, lambda: not other.in_game)
    assert not other.in_game


def test_x_is_not_as_large_as_it_may_be(scenario: Builder) -> None:
    """Earthquake for two kills what it should and leaves the own player alive; for six it would kill both."""
    table, mine, other = duel(scenario)
    mine.have(*["Mountain"] * 7)
    mine.at(5)
    mine.holds("Earthquake")
    other.at(20)
    other.have("Grizzly Bears", "Grizzly Bears", "Grizzly Bears")
    lets(table, mine, turn_is_over(table))
    assert mine.in_game and mine.life >= 2
    assert "Earthquake" in mine.hand or other.battlefield == []


# blocks --------------------------------------------------------------------------------------------------------------
def blocks_of(table: Scenario, attackers: int) -> list[int]:
    return answers(table, table.asked(kind=D_BLOCK))


def test_two_block_one_where_one_alone_would_only_die(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    wurm = mine.has("Craw Wurm")
    mine.at(6)
    other.at(6)
    pair = other.have("Hill Giant", "Hill Giant")
    mine.attacks({wurm: other})
    given = answers(table, table.asked(other, kind=D_BLOCK))
    assert sorted(given[0::2]) == sorted(int(p.id) for p in pair)


def test_a_chump_block_where_the_alternative_is_defeat(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    wurm = mine.has("Craw Wurm")
    other.at(5)
    other.has("Llanowar Elves")
    mine.attacks({wurm: other})
    assert len(answers(table, table.asked(other, kind=D_BLOCK))) == 2


def test_no_chump_block_at_a_high_life_total(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    wurm = mine.has("Hill Giant")
    other.has("Llanowar Elves")
    mine.attacks({wurm: other})
    assert answers(table, table.asked(other, kind=D_BLOCK)) == []


# compound effects ----------------------------------------------------------------------------------------------------
def test_an_effect_with_a_good_and_a_bad_side_is_judged_by_what_comes_of_it(scenario: Builder) -> None:
    """Swords to Plowshares gives life to whoever loses the creature: still it is an opponent's that goes."""
    table, mine, other = duel(scenario)
    mine.have("Plains", "Grizzly Bears")
    mine.holds("Swords to Plowshares")
    foe = other.has("Shivan Dragon")
    lets(table, mine, lambda: not foe.stayed, 80)
    assert not foe.stayed and mine.permanent("Grizzly Bears").stayed


def test_nothing_is_drawn_at_the_last_two_points_of_life(scenario: Builder) -> None:
    """Sign in Blood draws two cards for two life: at two life that is defeat, for an opponent at two a victory."""
    table, mine, other = duel(scenario)
    mine.have("Swamp", "Swamp")
    mine.at(2)
    mine.holds("Sign in Blood")
    lets(table, mine, turn_is_over(table))
    assert mine.in_game and mine.life == 2
    table, mine, other = duel(scenario)
    mine.have("Swamp", "Swamp")
    other.at(2)
    mine.holds("Sign in Blood")
    lets(table, mine, lambda: not other.in_game)
    assert not other.in_game


# other things it must do ---------------------------------------------------------------------------------------------
def test_a_dangerous_spell_is_countered(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    mine.gets_mana("RRRRRR")
    other.have("Island", "Island")
    other.holds("Counterspell")
    mine.holds("Shivan Dragon")
    mine.casts("Shivan Dragon")
    lets(table, other, lambda: not table.stack and table.turn.step == MAIN1, 6)
    assert "Shivan Dragon" in mine.graveyard


@pytest.mark.parametrize("ahead", [1, 2])
def test_of_several_opponents_the_one_who_is_ahead_is_hurt(scenario: Builder, ahead: int) -> None:
    """Both have the same creatures, so it is only who has them that makes the difference, wherever they sit."""
    table = scenario(3)
    mine, strong, weak = table.seat(0), table.seat(ahead), table.seat(3 - ahead)
    mine.have("Swamp", "Swamp", "Swamp", "Swamp")
    mine.holds("Eviscerate")
    of_strong, of_weak = (
        [seat.has(name) for name in ("Serra Angel", "Giant Spider", "Giant Spider", "Giant Spider")]
        for seat in (strong, weak)
    )
    strong.have("Plains", "Plains", "Plains", "Plains", "Plains")
    weak.at(9)
    lets(table, mine, turn_is_over(table))
    assert sum(each.died for each in of_strong) == 1 and all(each.stayed for each in of_weak)


@pytest.mark.parametrize("whom", ["itself", "a teammate"])
def test_whoever_is_about_to_fall_is_saved(scenario: Builder, whom: str) -> None:
    """The creature that deals the last damage goes, not the one that stays at home and is as good."""
    table = scenario(4, teams=[[0, 2], [1, 3]])
    mine, mate, foe, third = table.seat(0), table.seat(2), table.seat(1), table.seat(3)
    for seat in (mine, mate, foe, third):
        seat.library(*["Swamp"] * 9)
    mine.have("Swamp", "Swamp", "Swamp")
    mine.holds("Murder")
    victim = mine if whom == "itself" else mate
    victim.at(6)
    wurm = foe.has("Craw Wurm")
    angel = third.has("Serra Angel")
    table.to_turn(foe)
    foe.attacks({wurm: victim})
    lets(table, mine, lambda: table.turn.step == END)
    assert victim.in_game and wurm.died and angel.stayed


def test_a_defeat_that_seems_certain_is_put_off(scenario: Builder) -> None:
    """The one who attacks now goes, though the other will be enough in the next turn: much may happen until then."""
    table = scenario(3)
    mine, foe, third = table.seat(0), table.seat(1), table.seat(2)
    for seat in (mine, foe, third):
        seat.library(*["Swamp"] * 9)
    mine.have("Swamp", "Swamp", "Swamp")
    mine.holds("Murder")
    mine.at(3)
    giant = foe.has("Hill Giant")
    dragon = third.has("Shivan Dragon")
    table.to_turn(foe)
    foe.attacks({giant: mine})
    lets(table, mine, lambda: table.turn.step == END)
    assert mine.in_game and giant.died and dragon.stayed


def test_one_step_is_taken_where_only_two_of_them_avert_defeat(scenario: Builder) -> None:
    """Three giants come back at four points of life: two creatures stop enough of them, one does not."""
    table, mine, other = duel(scenario)
    mine.at(4)
    mine.have(*["Forest"] * 4)
    mine.holds("Grizzly Bears", "Grizzly Bears")
    other.have(*["Hill Giant"] * 3)
    for seat in (mine, other):
        seat.library(*["Forest"] * 12)
    lets(table, mine, turn_is_over(table))
    assert "Grizzly Bears" not in mine.hand


def test_a_defeat_that_seems_certain_is_awaited_with_what_there_is(scenario: Builder) -> None:
    """Nothing helps against dragons as far as anybody can see; cards are played all the same."""
    table, mine, other = duel(scenario)
    mine.at(4)
    mine.have("Forest", "Forest")
    mine.holds("Grizzly Bears")
    other.have("Shivan Dragon", "Shivan Dragon")
    for seat in (mine, other):
        seat.library(*["Forest"] * 12)
    lets(table, mine, turn_is_over(table))
    assert "Grizzly Bears" not in mine.hand


def test_the_zones_the_tests_look_at_are_what_they_are(scenario: Builder) -> None:
    """The helper lets the bot act: a land and a creature are played in a turn."""
    table, mine, _ = duel(scenario)
    mine.have("Forest")
    mine.holds("Forest", "Grizzly Bears")
    lets(table, mine, turn_is_over(table))
    state = table.game.state
    assert len(state.ids(mine.number, BATTLEFIELD)) == 3 and not state.ids(mine.number, GRAVEYARD)
    assert table.game.decision() is None or table.game.decision().kind >= D_PRIORITY  # type: ignore[union-attr]


# what is of use in fights --------------------------------------------------------------------------------------------
def test_a_creature_is_not_made_larger_before_it_fights(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    mine.have("Rumbling Baloth", "Forest")
    mine.holds("Giant Growth")
    other.have("Hill Giant", "Hill Giant")
    lets(table, mine, lambda: table.turn.step != MAIN1)
    assert not mine.graveyard


def tried_in_answer_to(scenario: Builder, spell: str, aimed: bool = False) -> list[str]:
    """What a bot with a creature and a spell for fights thinks of doing, while this is on the stack."""
    table, mine, other = duel(scenario)
    bear = other.has("Runeclaw Bear")
    other.have("Forest")
    other.holds("Giant Growth")
    mine.casts(spell, at=[bear] if aimed else [])
    while (decision := table.game.decision()) is not None and decision.decider != other.number:
        table.game.answer([0], decision.decider)
    assert isinstance(decision, PriorityDecision) and table.stack
    tried = HeuristicAgent(1, NODES).worth_trying(table.game, decision)
    ids = [decision.options[i].id for i in tried if i]
    return [table.game.state.objs[id].card.name for id in ids]


def test_a_creature_is_not_made_larger_because_another_comes(scenario: Builder) -> None:
    assert tried_in_answer_to(scenario, "Mons's Goblin Raiders") == []


def test_a_creature_may_be_made_larger_when_it_is_to_be_harmed(scenario: Builder) -> None:
    assert tried_in_answer_to(scenario, "Shock", aimed=True) == ["Giant Growth"]


def test_a_creature_that_is_blocked_is_made_larger(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    bear = mine.has("Runeclaw Bear")
    mine.have("Forest")
    mine.holds("Giant Growth")
    giant = other.has("Hill Giant")
    mine.attacks({bear: other})
    other.blocks({giant: bear})
    lets(table, mine, turn_is_over(table))
    assert bear.stayed and giant.died


def test_a_creature_is_saved_from_a_spell(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    giant = other.has("Hill Giant")
    other.have("Forest")
    other.holds("Giant Growth")
    mine.casts("Lightning Bolt", at=[giant])
    lets(table, other, lambda: not table.stack)
    assert giant.stayed


def test_what_answers_nothing_waits_until_the_turn_ends(scenario: Builder) -> None:
    table, mine, other = duel(scenario)
    other.have("Plains", "Plains")
    other.holds("Raise the Alarm")
    mine.casts("Azorius Signet")
    lets(table, other, lambda: table.turn.step == END)
    assert not other.graveyard
    lets(table, other, turn_is_over(table))
    assert "Raise the Alarm" in other.graveyard
