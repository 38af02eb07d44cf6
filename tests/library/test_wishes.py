"""What is particular about the wishes: what each may take from outside the game."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import OUTSIDE
from apnap.rules.core.decisions import FOR_SEARCH
from apnap.rules.views.view import observe
from apnap.testing import rule
from apnap.testing.plugin import Builder

BOARD = ("Wrath of God", "Shock", "Grizzly Bears", "Forest", "Sol Ring", "Fervor")


@pytest.mark.parametrize(
    "wish,fits",
    [
        ("Burning Wish", ["Wrath of God"]),
        ("Cunning Wish", ["Shock"]),
        ("Living Wish", ["Grizzly Bears", "Forest"]),
        ("Golden Wish", ["Sol Ring", "Fervor"]),
        ("Death Wish", list(BOARD)),
    ],
)
@rule("400.11b")
def test_a_wish_and_what_it_may_take(scenario: Builder, wish: str, fits: list[str]) -> None:
    table = scenario()
    one = table.seat(0)
    for name in BOARD:
        table.place(one.number, name, OUTSIDE)
    one.casts(wish)
    decision = table.asked(one, FOR_SEARCH)
    assert [table.game.char(id).name for id in decision.candidates] == fits
    table.answer([decision.candidates[-1]])
    table.resolve_stack()
    assert one.hand == fits[-1:] and one.exile == [wish] and one.graveyard == []
    assert one.life == (10 if wish == "Death Wish" else 20)
    seen = observe(table.game, table.seat(1).number).hand(one.number)
    assert len(seen) == (0 if wish == "Death Wish" else 1)  # what must fit is revealed


@rule("400.11b", "108.2a")
def test_a_wish_takes_no_plane_or_scheme(scenario: Builder) -> None:
    """Only traditional cards come into the game, also for whoever may take any card."""
    table = scenario()
    one = table.seat(0)
    for name in ("Academy at Tolaria West", "Shock"):
        table.place(one.number, name, OUTSIDE)
    one.casts("Death Wish")
    decision = table.asked(one, FOR_SEARCH)
    assert [table.game.char(id).name for id in decision.candidates] == ["Shock"]


@rule("903.11", "400.11b")
@pytest.mark.parametrize(("commander", "comes"), [(False, True), (True, False)])
def test_where_a_table_bans_wishes_it_bans_them_for_commander_games(
    scenario: Builder, commander: bool, comes: bool
) -> None:
    table = scenario(commander=commander)
    one = table.seat(0)
    if commander:
        one.leads("Bosh, Iron Golem")
    table.game.state.table.outside_cards = False
    table.place(one.number, "Shock", OUTSIDE)
    one.casts("Death Wish")
    decision = table.run(lambda d: d.purpose == FOR_SEARCH or not table.stack, "the wish to resolve")
    assert (decision.purpose == FOR_SEARCH) == comes
