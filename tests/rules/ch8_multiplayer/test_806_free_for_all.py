"""Free-for-All: a group of players compete as individuals. CR 806."""

from __future__ import annotations

import pytest

import apnap
from apnap.rules.ch8_multiplayer.table import ATTACK_LEFT, ATTACK_MULTIPLE, ATTACK_ONE, ATTACK_RIGHT, TableError
from apnap.rules.core.decisions import D_ATTACK
from apnap.rules.variants import OFF, ON, VARIANTS, Wishes
from apnap.testing import rule
from apnap.testing.plugin import Builder

FREE = VARIANTS["free-for-all"]


@rule("806.1")
def test_everybody_plays_against_everybody(scenario: Builder) -> None:
    table = scenario(seats=5, variant="free-for-all")
    bears = table.seat(0).has("Grizzly Bears")
    decision = table.asked(kind=D_ATTACK)
    assert sorted(decision.defenders) == sorted(table.seat(s).ref for s in range(1, 5))
    table.answer([table.seat(3).ref])
    for seat in (1, 2, 3):
        table.seat(seat).concedes()
    assert not table.game.state.over and bears.stayed
    table.seat(4).concedes()
    assert [seat.outcome for seat in table.seats()] == ["won"] + ["lost"] * 4


@rule("806.1")
def test_teams_are_refused() -> None:
    with pytest.raises(TableError, match=r"CR 806\.1"):
        FREE.table([2, 2])


@rule("806.2", "806.2a")
def test_range_is_unlimited_unless_the_table_decides_otherwise() -> None:
    assert FREE.table_for(6).range is None
    assert FREE.table_for(6, Wishes(reach=2)).range == [2] * 6  # the same for all of them
    with pytest.raises(TableError, match=r"CR 801"):
        FREE.table_for(6, Wishes(reach=0))


@rule("806.2b")
def test_exactly_one_way_to_attack_is_used() -> None:
    assert FREE.table_for(4).attack == ATTACK_MULTIPLE
    for attack in (ATTACK_LEFT, ATTACK_RIGHT):
        assert FREE.table_for(4, Wishes(attack=attack)).attack == attack
    with pytest.raises(TableError, match=r"CR 806\.2b"):
        FREE.table_for(4, Wishes(attack=ATTACK_ONE))


@rule("806.2c")
def test_nobody_deploys_creatures() -> None:
    assert not FREE.table_for(4).deploy
    with pytest.raises(TableError, match=r"CR 806\.2c"):
        FREE.table_for(4, Wishes(deploy=ON))


@rule("806.3", "807.3")
@pytest.mark.parametrize(("variant", "seats"), [("free-for-all", 5), ("grand-melee", 10)])
def test_players_are_seated_at_random(variant: str, seats: int) -> None:
    """The first player named keeps seat 0; round the table that is no less random than any other order."""
    people = [f"Player {s}" for s in range(seats)]
    seen = set()
    for seed in range(12):
        game = apnap.new_game(["red", "green"], variant=variant, seats=seats, seed=seed, names=people, agents=["first"])
        names = game.setup.names
        assert names[0] == people[0] and sorted(names) == sorted(people)
        for seat, name in enumerate(names):  # everybody brings their own deck
            assert game.setup.decks[seat].name == ["red", "green"][people.index(name) % 2]
        seen.add(names)
    assert len(seen) > 6
    again = apnap.new_game(["red", "green"], variant=variant, seats=seats, seed=3, names=people, agents=["first"])
    assert again.setup.names in seen


@rule("801.2a")
def test_a_range_of_influence_is_a_number_of_seats_or_none() -> None:
    assert FREE.table_for(5, Wishes(reach=1)).range == [1] * 5
    assert FREE.table_for(5, Wishes(reach=-1)).range is None
    with pytest.raises(TableError, match=r"CR 801\.2a"):
        FREE.table_for(5, Wishes(reach=0))


@rule("806.2b")
@pytest.mark.parametrize(("attack", "named"), [(ATTACK_ONE, "attack one"), (99, "attack 99")])
def test_another_way_to_attack_is_refused_by_its_name(attack: int, named: str) -> None:
    with pytest.raises(TableError, match=named):
        FREE.table_for(4, Wishes(attack=attack))


@rule("804.1")
@pytest.mark.parametrize("variant", ["team-vs-team", "alternating-teams"])
def test_teams_deploy_creatures_if_they_wish(variant: str) -> None:
    preset = VARIANTS[variant]
    assert not preset.table([2, 2]).deploy
    assert preset.table([2, 2], Wishes(deploy=ON)).deploy
    assert not preset.table([2, 2], Wishes(deploy=OFF)).deploy
