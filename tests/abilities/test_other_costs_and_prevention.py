"""Other costs than a mana cost, damage prevented for a turn, lands that give more: sentences of our own."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule
from tests.helpers.read_cards import made


@rule("118.9")
def test_it_is_cast_for_a_sacrifice_rather_than_mana(scenario):
    text = "You may sacrifice two Forests <rather>.\nDestroy target creature."
    table = scenario().knows(made(text, cost="{5}{G}{G}"))
    bear = table.seat(1).has("Grizzly Bears")
    forests = table.seat(0).have("Forest", "Forest")
    card = table.seat(0).holds("Rite")[0]
    assert table.seat(0).can(O_CAST, card)
    table.seat(0).casts("Rite", at=[bear], free=False, part="rather than its mana cost").resolves()
    assert bear.died
    assert all(forest.died for forest in forests)


@rule("118.9")
@pytest.mark.parametrize("islands", [0, 1])
def test_it_is_cast_so_only_if_something_is_so(scenario, islands):
    text = "If <yc> an Island, you may pay 3 life <rather>.\nDraw two cards."
    table = scenario().knows(made(text, cost="{6}{U}{U}"))
    table.seat(0).have(*["Island"] * islands)
    card = table.seat(0).holds("Rite")[0]
    assert table.seat(0).can(O_CAST, card) == bool(islands)


@rule("615.1a", "615.3")
def test_damage_by_a_target_is_prevented_this_turn(scenario):
    table = scenario().knows(made("Prevent all combat damage <wbd> by target creature this turn.", "Instant"))
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(1).casts("Rite", at=[giant]).resolves()
    table.seat(0).attacks({bear: table.seat(1), giant: table.seat(1)})
    table.next_turn()
    assert table.seat(1).life == 18


@rule("611.2c", "615.3")
def test_damage_to_what_is_described_is_prevented_though_it_comes_later(scenario):
    table = scenario().knows(made("Prevent all damage <wbd> to creatures <yc> this turn.", "Instant"))
    table.seat(1).casts("Rite").resolves()
    late = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[late]).resolves()
    assert late.stayed


@rule("615.1a")
def test_only_noncombat_damage_is_prevented(scenario):
    text = "Prevent all noncombat damage <wbd> to creatures <yc>."
    table = scenario().knows(made(text, "Enchantment", name="Still Air"))
    table.seat(1).has("Still Air")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[bear]).resolves()
    assert bear.stayed
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({giant: table.seat(1)})
    table.seat(1).blocks({bear: giant})
    table.next_turn()
    assert bear.died


@rule("605.1b", "605.4a", "106.12a")
def test_a_land_tapped_for_mana_gives_more_at_once(scenario):
    aura = made(
        "Enchant land\nWhenever enchanted land is <tfm>, its controller adds an additional {B}.",
        "Enchantment \u2014 Aura",
    )
    table = scenario(seats=3).knows(aura)
    forest = table.seat(1).has("Forest")
    table.seat(0).casts("Rite", at=[forest]).resolves()
    table.seat(1).taps_for_mana(forest)
    assert sorted(table.seat(1).pool) == ["B", "G"]
    assert table.stack == []


@rule("605.1b", "106.12a")
def test_a_player_taps_for_mana_and_something_else_triggers(scenario):
    text = "Whenever you tap a Forest for mana, you gain 1 life."
    table = scenario(seats=3).knows(made(text, "Enchantment", name="Still Air"))
    table.seat(0).has("Still Air")
    mine, theirs = table.seat(0).has("Forest"), table.seat(1).has("Forest")
    table.seat(1).taps_for_mana(theirs)
    table.seat(0).taps_for_mana(mine)
    table.resolve_stack()
    assert table.seat(0).life == 21
