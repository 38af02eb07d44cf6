"""Why something cannot be done, with the rule; and that reasons are given exactly where the option is missing."""

from __future__ import annotations

import pytest

from apnap.abilities.keyword_abilities.flags import REACH
from apnap.rules.ch1_concepts.definitions import Keywords, Static
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.ch8_multiplayer.range import begin_ranges
from apnap.rules.ch8_multiplayer.table import ATTACK_LEFT, ATTACK_RIGHT, TableRules
from apnap.rules.core.constants import (
    BATTLEFIELD,
    BLOCKERS,
    DEFENDER,
    F_ACTIVATE,
    F_CAST,
    F_TARGET,
    FEAR,
    FLYING,
    HAND,
    HEXPROOF,
    INTIMIDATE,
    MAIN1,
    MAIN2,
    S_ATTACK,
    S_BLOCK,
    S_FORBID,
    SHADOW,
    SHROUD,
    SKULK,
    UNBLOCKABLE,
    UPKEEP,
)
from apnap.rules.core.decisions import O_PASS
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.rules.events import ControlChange
from apnap.rules.views.why_not import why_not, why_not_target
from apnap.rules.views.why_not_combat import why_not_attack, why_not_attack_at, why_not_block
from tests.helpers.plain_boards import OGRE, board, plain, put, table_of, with_keywords


def rules(reasons: list[tuple[str, str]]) -> list[str]:
    return [rule for rule, _ in reasons]


def reasons_for(table, seat, card) -> list[str]:
    return rules(why_not(table.game, seat.number, card.now))


# cards ---------------------------------------------------------------------------------------------------------------
def test_what_can_be_played_has_no_reasons(scenario) -> None:
    table = scenario()
    me = table.seat(0)
    me.has("Mountain")
    land, bolt = me.holds("Forest", "Lightning Bolt")
    assert reasons_for(table, me, land) == []
    assert reasons_for(table, me, bolt) == []


def test_mana_that_is_missing(scenario) -> None:
    table = scenario()
    me = table.seat(0)
    me.has("Forest")
    (bolt,) = me.holds("Lightning Bolt")
    assert why_not(table.game, me.number, bolt.now) == [("601.2h", "Seat 0 cannot pay {R}")]


def test_another_players_turn(scenario) -> None:
    table = scenario()
    other = table.seat(1)
    other.have("Forest", "Forest", "Mountain")
    land, bears, bolt = other.holds("Forest", "Grizzly Bears", "Lightning Bolt")
    assert reasons_for(table, other, bolt) == ["117.1"]
    table.to_priority(other.number)
    assert reasons_for(table, other, bolt) == []
    assert reasons_for(table, other, land) == ["305.3"]
    assert reasons_for(table, other, bears) == ["302.1"]


def test_the_stack_is_not_empty(scenario) -> None:
    table = scenario()
    me = table.seat(0)
    me.have("Forest", "Forest")
    land, bears = me.holds("Forest", "Grizzly Bears")
    me.casts("Lightning Bolt", at=[table.seat(1)])
    assert why_not(table.game, me.number, land.now) == [("305.1", "Lightning Bolt is on the stack")]
    assert why_not(table.game, me.number, bears.now) == [("302.1", "Lightning Bolt is on the stack")]


def test_the_wrong_step(scenario) -> None:
    table = scenario()
    me = table.seat(0)
    (bears,) = me.holds("Grizzly Bears")
    me.have("Forest", "Forest")
    table.game.state.edit_turn().step = UPKEEP
    assert why_not(table.game, me.number, bears.now) == [("302.1", "it is the upkeep, not a main phase")]


def test_a_second_land(scenario) -> None:
    table = scenario()
    me = table.seat(0)
    (second,) = me.holds("Forest")
    me.plays("Mountain")
    assert why_not(table.game, me.number, second.now) == [("305.2b", "Seat 0 has played 1 of 1 lands this turn")]


def test_without_a_target_a_spell_cannot_be_cast(scenario) -> None:
    table = scenario()
    me = table.seat(0)
    me.has("Forest")
    (growth,) = me.holds("Giant Growth")
    assert reasons_for(table, me, growth) == ["601.2c"]
    table.seat(1).has("Grizzly Bears")
    assert reasons_for(table, me, growth) == []


def test_the_wrong_zone(scenario) -> None:
    table = scenario()
    me = table.seat(0)
    me.has("Mountain")
    bolt, land = me.buried("Lightning Bolt", "Forest")
    assert why_not(table.game, me.number, bolt.now) == [("601.3", "nothing allows casting it from Seat 0's graveyard")]
    assert reasons_for(table, me, land) == ["116.2a"]
    bears = me.has("Grizzly Bears")
    assert reasons_for(table, me, bears) == ["602.2"]


class Forbids(Static):
    def __init__(self, *actions: int) -> None:
        super().__init__([S_FORBID, S_ATTACK, S_BLOCK])
        self.actions = actions

    def forbids(self, game: Game, effect: Standing, action: int, seat: int, ref: int) -> bool:
        return action in self.actions

    def cant_attack(self, game: Game, effect: Standing, attacker: int, defender: int) -> bool:
        return True

    def cant_block(self, game: Game, effect: Standing, blocker: int, attacker: int) -> bool:
        return True


def forbid(game: Game, source: int, *actions: int) -> None:
    game.state.serial += 1
    add_standing(game.state, Standing(game.state.serial, source, Forbids(*actions), game.state.tick(), 0))
    game.state.touch()


def test_an_effect_that_forbids_is_named(scenario) -> None:
    table = scenario()
    me = table.seat(0)
    land = me.has("Mountain")
    (bolt,) = me.holds("Lightning Bolt")
    bears = table.seat(1).has("Grizzly Bears")
    forbid(table.game, bears.now, F_CAST, F_ACTIVATE, F_TARGET)
    found = why_not(table.game, me.number, bolt.now)
    assert ("101.2", "Grizzly Bears forbids it") in found
    assert reasons_for(table, me, land) == ["101.2"]
    assert rules(why_not_target(table.game, me.number, bolt.now, bears.now)) == ["101.2"]


def test_mana_abilities_of_tapped_and_new_permanents(scenario) -> None:
    table = scenario()
    me = table.seat(0)
    land = me.has("Forest", tapped=True)
    assert why_not(table.game, me.number, land.now) == [("107.5", "Forest is tapped")]
    theirs = table.seat(1).has("Forest")
    assert why_not(table.game, me.number, theirs.now) == [("602.2", "Seat 1 controls it")]


def test_what_is_gone_and_who_has_left(scenario) -> None:
    table = scenario(seats=3)
    bears = table.seat(2).has("Grizzly Bears")
    old = bears.id
    table.seat(2).concedes()
    assert rules(why_not(table.game, table.seat(0).number, old)) == ["400.7"]
    (bolt,) = table.seat(1).holds("Lightning Bolt")
    assert rules(why_not(table.game, table.seat(2).number, bolt.now)) == ["800.4a"]
    assert rules(why_not_target(table.game, table.seat(0).number, bolt.now, table.seat(2).ref)) == ["800.4a"]
    with pytest.raises(ValueError, match="no object"):
        why_not(table.game, 0, 10**6)


def test_reasons_are_given_exactly_where_the_option_is_missing(scenario) -> None:
    """Over a few turns of play, for every card in every hand and every permanent."""
    table = scenario()
    for seat in table.seats():
        seat.have("Mountain", "Forest", "Grizzly Bears")
        seat.holds("Lightning Bolt", "Goblin Piker", "Giant Growth", "Forest", "Craw Wurm")
    game = table.game
    asked = 0
    while asked < 60 and not game.state.over:
        decision = game.decision()
        if game.open:
            asked += 1
            for s in range(game.state.seats):
                waiting = [d for d in game.decisions() if d.seat == s]
                offered = {o.id for d in waiting for o in d.options if o.kind != O_PASS}
                for id in [*game.state.ids(s, HAND), *game.state.ids(s, BATTLEFIELD)]:
                    assert (why_not(game, s, id) == []) == (id in offered), game.name(id)
            casts = [i for i, o in enumerate(decision.options) if o.kind != O_PASS]
            game.answer([casts[asked % len(casts)]] if casts and asked % 3 else [0])
        else:
            game.answer(table.default(decision))


# targets -------------------------------------------------------------------------------------------------------------
def test_hexproof_and_shroud() -> None:
    game = board(table_of(2))
    safe = put(game, 1, BATTLEFIELD, with_keywords("Safe", HEXPROOF))
    closed = put(game, 1, BATTLEFIELD, with_keywords("Closed", SHROUD))
    bolt = put(game, 0, HAND, OGRE)
    assert rules(why_not_target(game, 0, bolt.id, safe.id)) == ["702.11b"]
    assert rules(why_not_target(game, 1, bolt.id, safe.id)) == []
    assert rules(why_not_target(game, 1, bolt.id, closed.id)) == ["702.18a"]


# combat --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("option", "rule"),
    [("left", "803.1a"), ("right", "803.1b"), ("adjacent", "809.3c"), ("range", "801.3"), ("team", "508.1b")],
)
def test_whom_a_creature_cannot_attack_at_this_table(option: str, rule: str) -> None:
    table = TableRules(5)
    if option == "team":
        table.teams = [[0, 2], [1, 3], [4]]
    elif option == "range":
        table.range = [1] * 5
    elif option == "adjacent":
        table.adjacent = True
    else:
        table.attack = ATTACK_LEFT if option == "left" else ATTACK_RIGHT
    game = board(table.seal())
    begin_ranges(game)
    ogre = put(game, 0, BATTLEFIELD, OGRE)
    near, off = (4, 1) if option == "right" else (1, 2)
    assert why_not_attack_at(game, ogre.id, -1 - near) == []
    assert rules(why_not_attack_at(game, ogre.id, -1 - off)) == [rule]
    theirs = put(game, near, BATTLEFIELD, OGRE)
    assert rules(why_not_attack_at(game, ogre.id, theirs.id)) == ["508.1b"]


def test_what_keeps_a_creature_from_attacking() -> None:
    game = board(table_of(3))
    free = put(game, 0, BATTLEFIELD, OGRE)
    assert why_not_attack(game, free.id) == []
    wall = put(game, 0, BATTLEFIELD, with_keywords("Wall", DEFENDER))
    assert why_not_attack(game, wall.id) == [("702.3b", "Wall has defender")]
    new = put(game, 0, BATTLEFIELD, OGRE)
    new.controlled_since = 1
    new.tapped = True
    assert rules(why_not_attack(game, new.id)) == ["508.1a", "302.6"]
    theirs = put(game, 1, BATTLEFIELD, OGRE)
    assert "508.1a" in rules(why_not_attack(game, theirs.id))
    assert rules(why_not_attack(game, put(game, 0, HAND, OGRE).id)) == ["508.1a"]
    game.state.turn().step = MAIN2
    game.state.turn().plan_index = game.state.turn().plan.index(MAIN2)
    assert rules(why_not_attack(game, free.id)) == ["508.1"]
    game.state.turn().step = MAIN1
    game.state.turn().plan_index = game.state.turn().plan.index(MAIN1)
    forbid(game, theirs.id)
    assert why_not_attack(game, free.id) == [("508.1c", "Ogre keeps it from attacking")]


def test_a_stolen_creature_is_sick() -> None:
    game = board(table_of(2))
    ogre = put(game, 1, BATTLEFIELD, OGRE)
    game.emit(ControlChange(ogre.id, 0))
    (reason,) = why_not_attack(game, ogre.id)
    assert reason == ("302.6", "Ogre has come under Player 0's control since their latest turn began")


@pytest.mark.parametrize(
    ("flag", "rule"),
    [
        (FLYING, "702.9b"),
        (SHADOW, "702.28b"),
        (FEAR, "702.36b"),
        (INTIMIDATE, "702.13b"),
        (SKULK, "702.118b"),
        (UNBLOCKABLE, "509.1b"),
    ],
)
def test_evasion_is_the_reason_why_a_creature_cannot_block(flag: int, rule: str) -> None:
    game = board(table_of(3))
    attacker = put(game, 0, BATTLEFIELD, with_keywords("Runner", flag, 1, 1))
    attacker.attacking = -2
    attacker.defender = 1
    game.state.turn().attackers = [attacker.id]
    game.state.turn().defenders = 0b110
    game.state.turn().step = BLOCKERS
    blocker = put(game, 1, BATTLEFIELD, OGRE)
    assert rules(why_not_block(game, blocker.id, attacker.id)) == [rule]
    archer = put(game, 1, BATTLEFIELD, plain("Archer", abilities=[Keywords(REACH.flags)], power=1))
    assert (rules(why_not_block(game, archer.id, attacker.id)) == []) == (flag in (FLYING, SKULK, INTIMIDATE))
    bystander = put(game, 2, BATTLEFIELD, OGRE)
    assert rules(why_not_block(game, bystander.id, attacker.id)) == ["509.1a", rule]
    blocker.tapped = True
    assert rules(why_not_block(game, blocker.id, attacker.id)) == ["509.1a", rule]
    forbid(game, bystander.id)
    assert ("509.1b", "Ogre keeps it from blocking Runner") in why_not_block(game, blocker.id, attacker.id)
    assert rules(why_not_block(game, blocker.id, archer.id))[:2] == ["509.1a", "509.1a"]
