"""Cards that draw, look at libraries, reveal, hide away, search and shuffle."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import BEGIN_COMBAT, EXILE, FLYING, LIBRARY, UPKEEP
from apnap.testing import rule
from apnap.testing.plugin import Builder


def test_soldier_of_fortune_shuffles_a_library(scenario: Builder) -> None:
    table = scenario()
    soldier = table.seat(0).has("Soldier of Fortune")
    other = table.seat(1)
    before = list(table.game.state.ids(other.number, LIBRARY))
    table.seat(0).gets_mana("R")
    table.seat(0).activates(soldier, at=[other]).resolves()
    after = list(table.game.state.ids(other.number, LIBRARY))
    assert soldier.tapped and len(before) > 5 and sorted(after) == sorted(before) and after != before


@rule("702.176")
def test_an_overlord_draws_two_and_discards_one(scenario: Builder) -> None:
    table = scenario(2)
    one = table.seat(0)
    one.casts("Overlord of the Floodpits", part="impending").resolves()
    table.resolve_stack()
    lord = one.permanent("Overlord of the Floodpits")
    assert not lord.is_a("Creature") and lord.counters("time") == 4 and lord.has(FLYING)
    assert len(one.hand) == 1 and len(one.graveyard) == 1


def test_a_sphinx_reveals_five_cards_for_an_opponent_to_part(scenario: Builder) -> None:
    table = scenario(2)
    one = table.seat(0)
    cards = one.library("Forest", "Shock", "Grizzly Bears", "Island", "Murder")
    one.casts("Sphinx of Uthuun")
    table.says([cards[0].id, cards[1].id], [0])
    table.resolve_stack()
    assert one.permanent("Sphinx of Uthuun").has(FLYING)
    assert sorted(one.hand + one.graveyard) == ["Forest", "Grizzly Bears", "Island", "Murder", "Shock"]
    assert len(one.hand) in (2, 3)


@rule("702.75")
def test_what_is_hidden_away_is_played_for_four_legends(scenario: Builder) -> None:
    table = scenario(2)
    one = table.seat(0)
    cards = one.library("Serra Angel", "Forest", "Forest", "Forest")
    hideaway = one.plays("Clive's Hideaway")
    table.says([cards[0].id])
    table.resolve_stack()
    assert len(table.game.state.ids(one.number, EXILE)) == 1
    one.taps_for_mana(hideaway)
    assert one.pool == "C"
    table.game.state.edit(hideaway.id).tapped = False
    for legend in ("Isamaru, Hound of Konda", "Kaysa", "Melira, Sylvok Outcast"):
        one.has(legend)
    one.gets_mana("C")
    one.activates(hideaway, 1).resolves()
    assert "Serra Angel" not in one.battlefield
    table.game.state.edit(hideaway.id).tapped = False
    one.has("Morinfen")
    one.gets_mana("CC")
    one.activates(hideaway, 1)
    table.says([1])
    table.resolve_stack()
    assert "Serra Angel" in one.battlefield


@rule("702.75")
def test_a_fight_is_rigged(scenario: Builder) -> None:
    table = scenario(2)
    one = table.seat(0)
    cards = one.library("Serra Angel", "Forest", "Forest", "Forest", "Forest")
    one.casts("Fight Rigging")
    table.says([cards[0].id])
    table.resolve_stack()
    bears = one.has("Grizzly Bears")
    table.to_step(BEGIN_COMBAT)
    table.resolve_stack()
    assert bears.counters("+1/+1") == 1 and "Serra Angel" not in one.battlefield
    table.to_turn(table.seat(1))
    table.to_turn(one)
    table.game.state.edit(bears.id).counters = {"+1/+1": 4}
    table.game.drop_chars(bears.id)
    table.to_step(BEGIN_COMBAT)
    table.says([1])
    table.resolve_stack()
    assert bears.power == 7 and "Serra Angel" in one.battlefield


@pytest.mark.parametrize("name", ("Opt", "Consider"))
@rule("701.22", "701.25")
def test_a_look_at_the_top_card_and_a_draw(scenario, name):
    """The one that is not wanted goes to the bottom by one of them, to the graveyard by the other."""
    table = scenario()
    table.seat(0).library("Swamp", "Island")
    table.seat(0).casts(name)
    decision = table.asked(table.seat(0))
    assert len(decision.candidates) == 1
    table.answer(list(decision.candidates))
    table.resolve_stack()
    assert table.seat(0).hand == ["Island"]
    assert ("Swamp" in table.seat(0).graveyard) == (name == "Consider")


@rule("701.22")
def test_behold_the_multiverse_scries_then_draws(scenario):
    table = scenario()
    table.seat(0).library("Swamp", "Island", "Plains")
    table.seat(0).casts("Behold the Multiverse")
    decision = table.asked(table.seat(0))
    assert len(decision.candidates) == 2
    table.answer([decision.candidates[0]])
    table.resolve_stack()
    assert len(table.seat(0).hand) == 2 and len({*table.seat(0).hand} & {"Swamp", "Island"}) == 1
    assert "Plains" in table.seat(0).hand


@rule("121.1")
def test_obsessive_search_draws(scenario):
    table = scenario()
    table.seat(0).casts("Obsessive Search").resolves()
    assert table.seat(0).hand == ["Forest"]


@rule("701.22", "503.1")
def test_sphinx_of_foresight_looks_ahead_each_upkeep(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Sphinx of Foresight")
    table.to_step(UPKEEP, table.seat(0))
    assert len(table.stack) == 1
    decision = table.asked(table.seat(0))
    assert len(decision.candidates) == 1


@rule("702.53", "608.2c")
def test_dizzy_spell_weakens_or_is_transmuted(scenario):
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Dizzy Spell", at=[giant]).resolves()
    assert giant.power == 0
    held = table.seat(0).holds("Dizzy Spell")[0]
    one, two = table.seat(0).library("Shock", "Grizzly Bears")
    table.seat(0).gets_mana("CUU")
    table.seat(0).activates(held)
    decision = table.asked(table.seat(0), "search")
    assert one.id in decision.candidates and two.id not in decision.candidates
