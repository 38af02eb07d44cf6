"""A life total that a team shares: paying all of it, living without it, exchanging it. CR 810.8-9."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.players import YOU
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.restrictions import CantGainLife, LivesWithoutLife
from apnap.rules.core.decisions import D_ATTACK, D_PRIORITY
from apnap.testing import rule
from apnap.testing.plugin import Builder
from tests.rules.ch8_multiplayer.test_810_two_headed_giant import giants


@rule("810.9b", "119.4a", "810.8a")
def test_who_pays_the_last_of_it_has_paid(scenario: Builder) -> None:
    """Four life for two attackers of a team that has four: that is enough, and then the team has none."""
    table = giants(scenario)
    table.seat(2).has("Norn's Annex")
    table.seat(0).has("Grizzly Bears")
    table.seat(1).has("Hill Giant")
    table.seat(0).at(4)
    table.asked(kind=D_ATTACK)
    table.game.answer([table.seat(2).ref, table.seat(2).ref], table.seat(0).number)
    for _ in range(4):
        d = table.game.decision()
        if d is not None and d.kind != D_PRIORITY:
            table.answer(table.default(d))
    assert [seat.outcome for seat in table.seats()] == ["lost", "lost", "won", "won"]


@rule("810.8a", "704.6a")
def test_who_lives_without_life_keeps_alive_the_own_team_only(scenario: Builder) -> None:
    undying = card("Undying", "{B}", "Enchantment", Always(YOU, LivesWithoutLife()))
    table = giants(scenario).knows(undying)
    table.seat(1).has("Undying")
    table.seat(0).at(0)
    assert [seat.outcome for seat in table.seats()] == ["playing"] * 4
    table.seat(3).at(0)
    assert [seat.outcome for seat in table.seats()] == ["won", "won", "lost", "lost"]


@rule("810.9e", "701.12c", "810.9g")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_nothing_is_exchanged_if_a_teammate_of_one_cannot_gain_life(scenario: Builder, order: tuple[int, int]) -> None:
    dry = card("Dry", "{B}", "Enchantment", Always(YOU, CantGainLife()))
    table = giants(scenario).knows(dry)
    table.seat(3).has("Dry")
    table.seat(2).at(12)
    conduit = table.seat(0).has("Soul Conduit")
    table.seat(0).gets_mana("CCCCCC")
    table.seat(0).activates(conduit, at=[table.seat(order[0]), table.seat(order[1])]).resolves()
    assert [s.life for s in table.seats()] == [30, 30, 12, 12]
