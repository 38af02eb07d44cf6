"""Positions as a judge writes them: only what matters, and the rest by default."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from apnap.errors import PositionError
from apnap.position import differences, read, write
from apnap.position.table_line import write_table
from apnap.rules.ch5_turns.combat.damage import default_assignment
from apnap.rules.ch8_multiplayer.table import (
    ATTACK_LEFT,
    SKIP_DRAW_FIRST,
    SKIP_DRAW_NOBODY,
    START_FIXED,
    TableRules,
)
from apnap.rules.core.constants import (
    BATTLEFIELD,
    BLOCKERS,
    DAMAGE,
    FLYING,
    GRAVEYARD,
    HAND,
    HASTE,
    LIBRARY,
    MAIN1,
    NONE,
)
from apnap.rules.core.decisions import D_ASSIGN, D_BLOCK, D_PRIORITY
from apnap.rules.core.play import Play
from apnap.rules.variants import ADDITIONS, VARIANTS
from apnap.rules.views.view import observe

DUEL = """
# two players in the middle of a turn
turn 7, seat 1, main1, priority 1
seat 0 Ann: life 12, poison 1
  hand: Lightning Bolt; Shock
  library: Mountain x20
  battlefield: Mountain x3; Mountain x2 (tapped); Goblin Piker @1 (sick, 2 +1/+1, damage 1)
  graveyard: Shock
seat 1 Bob: lands 1, pool {G}{G}, 3 energy
  battlefield: Forest x4
stack:
  Giant Growth (by 1) -> @1
"""


def laid_out(text: str) -> Play:
    game = read(text)
    game.logging = True
    game.advance()
    return game


def names(game: Play, seat: int, zone: int) -> list[str]:
    return [game.char(id).name for id in game.state.ids(seat, zone)]


def pass_until(game: Play, done) -> None:
    for _ in range(200):
        decision = game.decision()
        if decision is None or done():
            return
        if decision.kind == D_PRIORITY:
            game.answer([0])
        elif decision.kind == D_BLOCK:
            game.answer([])
        elif decision.kind == D_ASSIGN:
            game.answer(default_assignment(game, decision))
        else:
            game.answer([NONE] * len(decision.attackers))
    raise AssertionError("waited in vain")


def test_a_position_is_laid_out_as_written() -> None:
    game = laid_out(DUEL)
    state = game.state
    assert game.names == ["Ann", "Bob"]
    assert (state.life(0), state.poison(0), state.life(1)) == (12, 1, 20)
    assert names(game, 0, HAND) == ["Lightning Bolt", "Shock"]
    assert len(state.ids(0, LIBRARY)) == 20 and not state.ids(1, LIBRARY)
    assert [state.objs[id].tapped for id in state.ids(0, BATTLEFIELD)] == [False] * 3 + [True] * 2 + [False]
    piker = state.ids(0, BATTLEFIELD)[-1]
    assert (game.char(piker).power, game.char(piker).toughness, state.objs[piker].damage) == (4, 3, 1)
    assert state.players[1].pool[4] == 2 and state.players[1].counters == {"energy": 3}
    assert (state.turns[0].number, state.turns[0].step, list(state.turns[0].active)) == (7, MAIN1, [1])
    assert [d.seat for d in game.decisions()] == [1]
    game.answer([0])
    game.answer([0])
    assert (game.char(piker).power, game.char(piker).toughness) == (7, 6)
    assert names(game, 1, GRAVEYARD) == ["Giant Growth"]


def test_the_least_that_can_be_said() -> None:
    game = laid_out("seat 0:\nseat 1:\n")
    assert [game.state.life(s) for s in (0, 1)] == [20, 20]
    assert game.state.turns[0].step == MAIN1 and [d.seat for d in game.decisions()] == [0]
    empty = laid_out("table 5 seats\n")
    assert empty.state.seats == 5


def test_what_is_written_by_hand_is_written_back_exactly() -> None:
    game = laid_out(DUEL)
    text = write(game)
    assert differences(game, read(text)) == []
    assert write(laid_out(text)) == text


def test_state_based_actions_are_checked_before_anybody_acts() -> None:
    game = laid_out("seat 0:\n  battlefield: Grizzly Bears (damage 2)\nseat 1: life 3\n")
    assert names(game, 0, GRAVEYARD) == ["Grizzly Bears"]


def test_a_combat_in_the_middle() -> None:
    game = laid_out("""
turn 4, seat 0, blockers, priority 0
seat 0:
  battlefield: Craw Wurm @1 (tapped, attacking seat 1, blocked by @3 @2); Hill Giant (tapped, attacking seat 2)
seat 1:
  battlefield: Grizzly Bears @2; Giant Spider @3
seat 2: life 3
""")
    state = game.state
    wurm = state.ids(0, BATTLEFIELD)[0]
    bears, spider = state.ids(1, BATTLEFIELD)
    assert [int(x) for x in state.objs[wurm].blockers] == [spider, bears]
    assert [int(x) for x in state.objs[bears].blocking] == [wurm]
    assert [int(x) for x in state.turns[0].attackers] == [int(id) for id in state.ids(0, BATTLEFIELD)]
    assert state.turns[0].step == BLOCKERS and state.turns[0].defenders == 0b110
    assert differences(game, read(write(game))) == []
    pass_until(game, lambda: game.state.turns[0].step > DAMAGE or game.state.over)
    assert not game.state.in_game(2) and names(game, 1, GRAVEYARD)


def test_teams_that_share_their_turns() -> None:
    game = laid_out("""
table 4 seats, teams 0 1 / 2 3, shared turns, life pools 0 0 2 2, poison pools 0 0 2 2, loss groups 0 0 2 2, life 30
turn 3, seat 0, main1, priority 0
seat 0: life 17
seat 1 Bea:
  hand: Shock
  battlefield: Mountain
""")
    assert [game.state.life(s) for s in range(4)] == [17, 17, 30, 30]
    assert sorted(d.seat for d in game.decisions()) == [0, 1]
    assert differences(game, read(write(game))) == []


def test_effects_until_end_of_turn() -> None:
    game = laid_out("""
seat 0:
  battlefield: Grizzly Bears @1; Grizzly Bears @2
seat 1:
effects:
  +3/+3 (by 0, from Giant Growth) -> @1 @2
  flying and haste (until end of turn, by 0, from @1) -> @2
""")
    one, two = game.state.ids(0, BATTLEFIELD)
    assert (game.char(one).power, game.char(two).toughness) == (5, 5)
    assert game.char(two).keywords == FLYING | HASTE and game.char(one).keywords == 0
    text = write(game)
    assert differences(game, read(text)) == []
    turn = game.state.turns[0].number
    pass_until(game, lambda: game.state.turns[0].number > turn)
    assert (game.char(one).power, game.char(two).keywords) == (2, 0)


def test_tokens_by_description_and_by_the_card_that_makes_them() -> None:
    game = laid_out("""
seat 0:
  battlefield: Soldier (token 1/1 W Creature - Soldier); Bird x2 (token 1/1 U Creature - Bird, flying, tapped)
seat 1:
""")
    soldier, bird, _ = game.state.ids(0, BATTLEFIELD)
    assert game.state.objs[soldier].token and game.char(soldier).colors == 1
    assert game.char(bird).keywords == FLYING and game.state.objs[bird].tapped
    text = write(game)
    assert "Bird x2 (token 1/1 U Creature - Bird, flying, tapped)" in text
    assert differences(game, read(text)) == []


def test_who_knows_which_hidden_card() -> None:
    game = laid_out("""
seat 0:
  hand: Shock (known 1); Lightning Bolt
  library: Forest (known all); Mountain (known 0); Swamp
seat 1:
""")
    assert [s.name for s in observe(game, 1).hand(0)] == ["Shock"]
    assert [(s.name, s.place) for s in observe(game, 1).library(0)] == [("Forest", 0)]
    assert [(s.name, s.place) for s in observe(game, 0).library(0)] == [("Forest", 0), ("Mountain", 1)]
    assert differences(game, read(write(game))) == []


def test_control_that_an_effect_does_not_hold_goes_back() -> None:
    """`base` is who controls it by default: without an effect that says otherwise, that is who controls it."""
    game = laid_out("seat 0:\n  battlefield: Hill Giant (owner 1)\nseat 1:\n")
    giant = game.state.ids(0, BATTLEFIELD)[0]
    assert (game.state.objs[giant].owner, game.state.objs[giant].controller) == (1, 0)
    other = laid_out("seat 0:\n  battlefield: Hill Giant (owner 1, base 1)\nseat 1:\n")
    assert names(other, 1, BATTLEFIELD) == ["Hill Giant"]


def test_a_target_that_is_gone_is_past() -> None:
    game = laid_out("""
seat 0:
seat 1:
  graveyard: Grizzly Bears @c1
stack:
  Lightning Bolt (by 0) -> @p1
past:
  Grizzly Bears @p1 (by 1, 5/5, now @c1)
""")
    assert differences(game, read(write(game))) == []
    pass_until(game, lambda: not game.state.turns[0].stack)
    assert any("does not resolve" in line.text for line in game.log)


def test_players_who_have_left() -> None:
    game = laid_out("""
turn 5, seat 2, upkeep, priority 2
seat 0 Ann: life 3
seat 1 Bob: left, lost 104.3a
seat 2 Cid:
""")
    assert game.state.alive == 0b101
    assert game.outcomes() == ["playing", "lost", "playing"]
    assert differences(game, read(write(game))) == []


@pytest.mark.parametrize("step", ["upkeep", "draw", "main2", "end", "second main", "postcombat main phase"])
def test_steps_by_their_words(step: str) -> None:
    game = laid_out(f"turn 2, seat 0, {step}\nseat 0:\n  library: Forest\nseat 1:\n")
    assert differences(game, read(write(game))) == []


def test_the_examples_of_the_guide_can_be_read() -> None:
    guide = Path(__file__).parents[2] / "docs" / "positions.md"
    blocks = re.findall(r"```\n(.*?)```", guide.read_text("utf-8"), re.DOTALL)
    assert [d.seat for d in laid_out(blocks[0]).decisions()] == [1]
    assert len(blocks) == 2


PAGE = Path(__file__).resolve().parents[2] / "docs" / "positions.md"


def stem(word: str) -> str:
    """A word about a table without its numbers and what stands for a choice."""
    word = re.sub(r'"[^"]*"', "", word)
    word = re.sub(r"^(attack|hands|decks) .*", r"\1", word)
    return " ".join(piece for piece in word.split() if not re.fullmatch(r"[-/\d]+", piece))


def all_tables() -> list[TableRules]:
    """A table of each variant and addition, and one where all that no variant changes is unusual."""
    found = [variant.table(list(variant.usual), None) for variant in VARIANTS.values()]
    for addition in ADDITIONS.values():
        variant = VARIANTS[addition.base]
        table = variant.table(list(variant.usual), None)
        addition.add(table)
        found.append(table)
    odd = TableRules(6)
    odd.attack, odd.deploy, odd.damage_order, odd.outside_cards = ATTACK_LEFT, True, False, False
    odd.hand_size, odd.starting, odd.skip_first_draw = [6] * 6, START_FIXED, SKIP_DRAW_FIRST
    two = TableRules(2)
    two.skip_first_draw, two.communal_planes, two.planes = SKIP_DRAW_NOBODY, True, True
    return [*found, odd, two]


def test_the_page_has_every_word_that_is_written_about_a_table() -> None:
    text = PAGE.read_text("utf-8")
    listed = text.partition("**table**, with commas:")[2].partition("**turn**")[0]
    words = re.findall(r"`([^`]*)`", listed)
    for word in words:
        seats = 2 if word.startswith("4 seats") else 6
        assert read_table_word(word, seats), word
    known = {stem(word) for word in words}
    for table in all_tables():
        for word in write_table(table).removeprefix("table ").split(", "):
            assert stem(word) in known, word


def read_table_word(word: str, seats: int) -> bool:
    """Does the reader take it (whether it fits that table is another matter)?"""
    line = f"table {word}" if word.endswith("seats") else f"table {seats} seats, {word}"
    try:
        read(f"{line}\nseat 0:\nseat 1:\n")
    except PositionError as error:
        return "says nothing about a table" not in str(error)
    return True
