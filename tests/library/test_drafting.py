"""What cards say in the game about the draft before it. How they act in a draft is in tests/draft/test_acting.py."""

from __future__ import annotations

import pytest

from apnap.rules.ch9_casual.noted import NOTED_COLORS, NOTED_NAME, NOTED_NUMBER, NOTED_REMOVED, NOTED_TYPES
from apnap.rules.core.constants import FLYING, MENACE
from apnap.rules.core.decisions import O_CAST, IllegalAnswer
from apnap.testing import rule
from apnap.testing.plugin import Builder

WHITE, RED, GREEN = 1, 8, 16


@rule("905.2b")
@pytest.mark.parametrize("name", ["Lurking Automaton", "Pyretic Hunter"])
def test_the_highest_number_noted_is_how_many_counters_it_enters_with(scenario: Builder, name: str) -> None:
    table = scenario()
    table.seat(0).noted(name, NOTED_NUMBER, 3).noted(name, NOTED_NUMBER, 5).noted("Garbage Fire", NOTED_NUMBER, 9)
    table.seat(0).casts(name).resolves()
    hunter = table.seat(0).permanent(name)
    assert hunter.counters("+1/+1") == 5 and (hunter.power, hunter.toughness) == (5, 5)
    assert hunter.has(MENACE) == (name == "Pyretic Hunter")


def test_without_a_note_it_dies(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).noted("Lurking Automaton", NOTED_NUMBER, 9)
    table.seat(0).casts("Lurking Automaton").resolves()
    assert "Lurking Automaton" in table.seat(0).graveyard


def test_garbage_fire_deals_the_number_noted(scenario: Builder) -> None:
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    bears = table.seat(1).has("Craw Wurm")
    table.seat(0).noted("Garbage Fire", NOTED_NUMBER, 3)
    table.seat(0).casts("Garbage Fire", at=[giant]).resolves()
    table.seat(0).casts("Garbage Fire", at=[bears]).resolves()
    assert giant.died and bears.damage == 3


def test_custodi_peacekeeper_taps_what_is_small_enough(scenario: Builder) -> None:
    table = scenario()
    keeper = table.seat(0).has("Custodi Peacekeeper")
    bears, wurm = table.seat(1).has("Grizzly Bears"), table.seat(1).has("Craw Wurm")
    table.seat(0).noted("Custodi Peacekeeper", NOTED_NUMBER, 2)
    table.seat(0).gets_mana("W")
    table.seat(0).activates(keeper, at=[bears]).resolves()
    assert bears.tapped and keeper.tapped and not wurm.tapped
    other = table.seat(0).has("Custodi Peacekeeper")
    table.seat(0).gets_mana("W")
    with pytest.raises(IllegalAnswer):
        table.seat(0).activates(other, at=[wurm])


def test_regicide_destroys_what_has_a_chosen_color(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Savannah Lions")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).noted("Regicide", NOTED_COLORS, WHITE | RED)
    with pytest.raises(AssertionError):
        table.seat(0).casts("Regicide", at=[bears])


def test_regicide_takes_one_of_several_colors(scenario: Builder) -> None:
    table = scenario()
    lions = table.seat(1).has("Savannah Lions")
    table.seat(0).noted("Regicide", NOTED_COLORS, WHITE | RED)
    table.seat(0).casts("Regicide", at=[lions]).resolves()
    assert lions.died


def test_regicide_of_somebody_who_drafted_none_has_no_target(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Savannah Lions")
    table.seat(1).noted("Regicide", NOTED_COLORS, WHITE)
    (card,) = table.seat(0).holds("Regicide")
    table.seat(0).gets_mana("B")
    assert not table.seat(0).can(O_CAST, card)


def test_the_high_city_makes_the_chosen_colors(scenario: Builder) -> None:
    table = scenario()
    city = table.seat(0).has("Paliano, the High City")
    table.seat(0).noted("Paliano, the High City", NOTED_COLORS, GREEN)
    table.seat(0).taps_for_mana(city)
    assert table.seat(0).pool == "G"


def test_cogwork_grinder_counts_what_was_removed(scenario: Builder) -> None:
    table = scenario()
    for _ in range(4):
        table.seat(0).noted("Cogwork Grinder", NOTED_REMOVED, 1)
    table.seat(0).casts("Cogwork Grinder").resolves()
    assert table.seat(0).permanent("Cogwork Grinder").counters("+1/+1") == 4


def test_paliano_vanguard_leads_those_of_a_noted_type(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).noted("Paliano Vanguard", NOTED_TYPES, 0, "Bear, Human")
    vanguard = table.seat(0).has("Paliano Vanguard")
    bears, lions = table.seat(0).has("Grizzly Bears"), table.seat(0).has("Savannah Lions")
    theirs = table.seat(1).has("Grizzly Bears")
    assert bears.power == 3 and lions.power == 2 and theirs.power == 2
    assert vanguard.power == 2  # only others, though it is a Human


def test_smuggler_captain_finds_the_noted_card(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).noted("Smuggler Captain", NOTED_NAME, 0, "Shock")
    (shock,) = table.seat(0).library("Shock")
    table.seat(0).library("Grizzly Bears")
    table.seat(0).casts("Smuggler Captain").resolves()
    table.says([1], [shock.id])
    table.resolve_stack()
    assert "Shock" in table.seat(0).hand


def test_canal_dredger_puts_a_card_back(scenario: Builder) -> None:
    table = scenario()
    dredger = table.seat(0).has("Canal Dredger")
    (shock,) = table.seat(0).buried("Shock")
    before = table.seat(0).library_size
    table.seat(0).activates(dredger, at=[shock]).resolves()
    assert table.seat(0).library_size == before + 1 and table.seat(0).graveyard == []


@pytest.mark.parametrize("name", ["Cogwork Spy", "Illusionary Informant", "Archdemon of Paliano"])
def test_some_of_them_fly(scenario: Builder, name: str) -> None:
    assert scenario().seat(0).has(name).has(FLYING)


@rule("905.2b")
def test_everybody_can_look_at_what_was_noted(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(0).noted("Garbage Fire", NOTED_NUMBER, 3)
    from apnap.rules.views.view import observe

    for seat in range(3):
        seen = observe(table.game, table.seat(seat).number).player(table.seat(0).number)
        assert [(n.about, n.number) for n in seen.notes] == [("Garbage Fire", 3)]


@rule("903.13e")
def test_two_faceless_ones_may_lead_together(scenario: Builder) -> None:
    from apnap import library
    from apnap.draft.building import lead_together

    faceless = library.find("Faceless One")
    assert lead_together(faceless, faceless, False)
    assert not lead_together(faceless, library.find("Grizzly Bears"), False)


@rule("905.2b")
def test_the_table_shows_notes_and_conspiracies(scenario: Builder) -> None:
    from apnap.rules.views.view import observe
    from apnap.terminal.reading import player_lines

    table = scenario(seats=3)
    table.seat(0).noted("Garbage Fire", NOTED_NUMBER, 3).noted("Regicide", NOTED_COLORS, WHITE | RED)
    table.seat(0).noted("Cogwork Grinder", NOTED_REMOVED, 1)
    table.seat(0).conspires("Immediate Action", "Grizzly Bears", face_up=False)
    me, other = table.seat(0).number, table.seat(1).number
    table.to_priority(me)
    told = player_lines(observe(table.game, other), me)
    assert "noted for Garbage Fire: 3" in told and "noted for Regicide: WR" in told
    assert "noted for Cogwork Grinder: removed a card from the draft" in told
    assert "conspiracy face down" in told
    assert "conspiracy Immediate Action, naming Grizzly Bears" in player_lines(observe(table.game, me), me)
