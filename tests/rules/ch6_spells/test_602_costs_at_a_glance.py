"""Whether an activation cost can be paid, told at a glance: the same as with everything considered. CR 602."""

from __future__ import annotations

import pytest

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.costs import SACRIFICE_THIS, PayLife, SacrificeSome
from apnap.abilities.effects.life import GainLife
from apnap.abilities.filters import CREATURE
from apnap.abilities.mana import AddMana
from apnap.rules.ch6_spells import activating, announcing
from apnap.testing import rule
from apnap.testing.plugin import Builder

CAN = 1
CANNOT = 0
UNCLEAR = -1

WILLING = card(
    "Willing Statue",
    "{1}",
    "Artifact",
    Activate("{2}", GainLife(1)),
    Activate("{1}{W}", "{T}", GainLife(1)),
    Activate("{2}", SACRIFICE_THIS, GainLife(1)),
    Activate("{X}", GainLife(1)),
    Activate("{1}", PayLife(2), GainLife(1)),
    Activate("{1}", SacrificeSome(1, CREATURE), GainLife(1)),
    Activate("{1}", "{1}", GainLife(1)),
)
MINE = card("Statue Mine", "", "Land", Activate("{T}", AddMana("{C}")), Activate("{1}", "{T}", GainLife(1)))


@rule("602.2b", "118.3")
@pytest.mark.parametrize(
    ("index", "plains", "glance"),
    [
        (0, 1, CANNOT),
        (0, 2, CAN),
        (1, 1, CANNOT),
        (1, 2, CAN),
        (2, 1, CANNOT),
        (2, 2, CAN),
        (3, 2, UNCLEAR),
        (4, 0, CANNOT),
        (4, 1, UNCLEAR),
        (5, 2, CANNOT),
        (6, 1, UNCLEAR),
    ],
)
def test_a_cost_is_judged_at_a_glance_as_with_everything_considered(
    scenario: Builder, index: int, plains: int, glance: int
) -> None:
    table = scenario(seats=3).knows(WILLING)
    statue = table.seat(0).has("Willing Statue")
    table.seat(0).have(*["Plains"] * plains)
    table.seat(1).have(*["Plains"] * 3)
    game, me = table.game, table.seat(0).number
    ability = game.char(statue.id).abilities.activated[index]
    ctx = announcing.considered(me, statue.id)
    too_dear = activating.is_too_dear(game, me, ability)
    assert (CANNOT if too_dear else activating.is_paid_plainly(game, ctx, ability)) == glance
    if glance != UNCLEAR:
        assert (announcing.largest_x(game, ctx, ability) >= 0) == (glance == CAN)
    assert activating.can_activate(game, me, statue.id, ability) == (announcing.largest_x(game, ctx, ability) >= 0)


@rule("118.3")
def test_what_its_own_mana_could_pay_is_not_judged_at_a_glance(scenario: Builder) -> None:
    table = scenario(seats=2).knows(MINE)
    mine = table.seat(0).has("Statue Mine")
    game, me = table.game, table.seat(0).number
    ability = game.char(mine.id).abilities.activated[1]
    ctx = announcing.considered(me, mine.id)
    assert activating.is_paid_plainly(game, ctx, ability) == UNCLEAR
    assert not activating.can_activate(game, me, mine.id, ability)
    table.seat(0).has("Plains")
    assert activating.can_activate(game, me, mine.id, ability)
