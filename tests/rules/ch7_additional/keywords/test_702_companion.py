"""Companions: a card outside the game that comes to its owner's hand for {3}, once. CR 702.139, 116.2g, 903.11."""

from __future__ import annotations

import pytest

import apnap
from apnap import library
from apnap.decks import Deck
from apnap.decks.deck import COMPANION, Entry, Section
from apnap.rules.ch1_concepts.supplements import reveal_companion
from apnap.rules.ch4_zones.zones import note_usable
from apnap.rules.core.constants import BATTLEFIELD, MAIN1, OUTSIDE, UPKEEP
from apnap.rules.core.decisions import O_SPECIAL
from apnap.rules.core.designations import COMPANION as CHOSEN
from apnap.rules.core.designations import is_noted
from apnap.rules.views.view import observe
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Scenario, Seat
from tests.rules.ch7_additional.test_727_restarting import keep_all, restart

KAHEERA = "Kaheera, the Orphanguard"


def companion(table: Scenario, seat: Seat, name: str = KAHEERA, chosen: bool = True) -> Permanent:
    """A card outside the game, revealed as a companion before it began."""
    id = table.place(seat.number, name, OUTSIDE)
    state = table.game.state
    if chosen:
        reveal_companion(state, id)
    note_usable(state, state.objs[id], state.objs[id].card.base.abilities)
    table.refresh()
    return Permanent(table, id)


def takes(table: Scenario, seat: Seat, card: Permanent) -> None:
    table.choose_option(seat.number, O_SPECIAL, card.id, (), None, (), (), 0)


@rule("702.139", "116.2g")
def test_it_comes_to_the_hand_for_three_mana_without_the_stack(scenario: Builder) -> None:
    table = scenario(seats=3)
    seat = table.seat(0)
    card = companion(table, seat)
    assert not seat.can(O_SPECIAL, card)
    seat.gets_mana("GGG")
    assert seat.can(O_SPECIAL, card)
    takes(table, seat, card)
    assert seat.hand == [KAHEERA] and seat.pool == "" and table.stack == []
    assert observe(table.game, table.seat(2).number).hand(seat.number)[0].name == KAHEERA
    assert any("companion" in line for line in table.log)
    seat.gets_mana("GGG")
    seat.casts(KAHEERA, free=False).resolves()
    assert seat.battlefield == [KAHEERA]


@rule("702.139")
def test_only_as_a_sorcery_and_only_its_owner(scenario: Builder) -> None:
    table = scenario(seats=3)
    mine, theirs = companion(table, table.seat(0)), companion(table, table.seat(1))
    for seat in table.seats():
        seat.gets_mana("GGGGGG")
    assert table.seat(0).can(O_SPECIAL, mine) and not table.seat(0).can(O_SPECIAL, theirs)
    assert not table.seat(1).can(O_SPECIAL, theirs)
    table.seat(1).casts("Shock", at=[table.seat(0)])
    assert not table.seat(0).can(O_SPECIAL, mine)  # the stack is not empty
    table.to_step(UPKEEP, table.seat(1))
    table.seat(1).gets_mana("GGG")
    assert not table.seat(1).can(O_SPECIAL, theirs)
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).gets_mana("GGG")
    assert table.seat(1).can(O_SPECIAL, theirs)


@rule("702.139", "103.2")
def test_a_card_of_the_sideboard_is_no_companion(scenario: Builder) -> None:
    table = scenario(seats=2)
    card = companion(table, table.seat(0), chosen=False)
    table.seat(0).gets_mana("GGG")
    assert not table.seat(0).can(O_SPECIAL, card)


@rule("702.139")
def test_everybody_sees_which_card_it_is(scenario: Builder) -> None:
    table = scenario(seats=2)
    companion(table, table.seat(0))
    companion(table, table.seat(0), "Grizzly Bears", chosen=False)
    seen = [card.name for card in observe(table.game, table.seat(1).number).outside(table.seat(0).number)]
    assert seen == [KAHEERA]


@rule("702.139", "805.5")
def test_each_head_of_a_giant_has_its_own(scenario: Builder) -> None:
    table = scenario(variant="two-headed-giant")
    cards = [companion(table, table.seat(i)) for i in (0, 1)]
    for i in (0, 1):
        table.seat(i).gets_mana("GGG")
        assert table.seat(i).can(O_SPECIAL, cards[i]) and not table.seat(i).can(O_SPECIAL, cards[1 - i])
    takes(table, table.seat(1), cards[1])
    assert table.seat(1).hand == [KAHEERA] and table.seat(0).hand == []


@rule("702.139", "800.4a")
def test_it_leaves_with_its_owner(scenario: Builder) -> None:
    table = scenario(seats=3)
    card = companion(table, table.seat(0))
    table.seat(0).concedes()
    assert table.game.state.ids(table.seat(0).number, OUTSIDE) == [] and card.zone != "hand"


@rule("903.11a", "702.139")
def test_in_a_commander_game_it_has_the_commanders_colours(scenario: Builder) -> None:
    for letters, fits in (("GW", True), ("GWU", True), ("G", False)):
        table = scenario(seats=3, commander=True)
        seat = table.seat(0)
        library.find(KAHEERA).establish(0b10001)
        seat.has_identity(letters)
        card = companion(table, seat)
        seat.gets_mana("CCC")
        assert seat.can(O_SPECIAL, card) == fits


@rule("903.11a", "702.139")
def test_in_a_commander_game_no_card_of_its_name_is_there(scenario: Builder) -> None:
    table = scenario(seats=3, commander=True)
    seat = table.seat(0)
    library.find(KAHEERA).establish(0b10001)
    seat.has_identity("GW")
    card = companion(table, seat)
    seat.gets_mana("CCC")
    assert seat.can(O_SPECIAL, card)
    table.seat(1).holds(KAHEERA)  # a card of another player
    mirror = table.place(seat.number, KAHEERA, BATTLEFIELD)
    state = table.game.state
    state.edit(mirror).token, state.edit(mirror).number = True, -1  # a token, which is not a card
    table.refresh()
    assert seat.can(O_SPECIAL, card)
    seat.holds(KAHEERA)
    assert not seat.can(O_SPECIAL, card)


@rule("201.3", "903.11a")
def test_interchangeable_names_are_one_name(scenario: Builder) -> None:
    table = scenario(seats=3, commander=True)
    seat = table.seat(0)
    library.find(KAHEERA).establish(0b10001)
    seat.has_identity("GW")
    card = companion(table, seat)
    seat.gets_mana("CCC")
    seat.holds("Grizzly Bears")
    assert seat.can(O_SPECIAL, card)
    bears = library.find("Grizzly Bears")
    bears.count_as(KAHEERA)
    try:
        table.refresh()
        assert not seat.can(O_SPECIAL, card)
    finally:
        bears.count_as("")


@rule("727.2", "702.139")
def test_a_companion_that_is_still_outside_is_one_in_a_restarted_game(scenario: Builder) -> None:
    table = scenario(seats=2)
    table.seat(0).has("Karn Liberated")
    companion(table, table.seat(0))
    restart(table)
    keep_all(table)
    state = table.game.state
    assert [is_noted(state.objs[id], CHOSEN) for id in state.ids(table.seat(0).number, OUTSIDE)] == [True]
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).gets_mana("GGG")
    card = Permanent(table, state.ids(table.seat(0).number, OUTSIDE)[0])
    assert table.seat(0).can(O_SPECIAL, card)


@rule("702.139", "103.2")
@pytest.mark.parametrize("agent", ["first", "random", "keen"])
def test_a_deck_brings_its_companion(agent: str) -> None:
    forests = Section("Deck", (Entry(40, "Forest"), Entry(20, "Plains")))
    deck = Deck("Cats", (forests, Section(COMPANION, (Entry(1, KAHEERA),))))
    game = apnap.new_game([deck, deck], agents=[agent], seed=3)
    outside = game.play.state.ids(0, OUTSIDE)
    assert [game.play.char(id).name for id in outside] == [KAHEERA]
    game.run()
    assert game.play.state.over


@rule("702.139")
def test_the_cards_themselves(scenario: Builder) -> None:
    table = scenario(seats=2)
    seat = table.seat(0)
    kaheera, cat, bears = seat.have(KAHEERA, "Savannah Lions", "Grizzly Bears")
    assert (kaheera.power, bears.power) == (3, 2) and cat.power == 3
    seat.has("Obosh, the Preypiercer")
    seat.casts("Shock", at=[table.seat(1)]).resolves()  # of mana value 1
    assert table.seat(1).life == 16
