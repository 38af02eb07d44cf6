"""Abilities of cards in a graveyard that were activated this turn: sentences of our own. CR 113.6, 602.2b."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END
from apnap.rules.core.decisions import O_ACTIVATE
from apnap.testing import rule
from tests.helpers.read_cards import made

EITHER = "you've cast a spell from a graveyard or <used> an ability of a card in a graveyard"
CLERK = f"At the beginning of each end step, you gain 2 life if {EITHER} this turn."
BONE = "{0}, Exile this card from your graveyard: Scry 1."
TOOL = "{0}: Scry 1."


def clerks(scenario, text: str = CLERK):
    bone, tool = made(BONE, "Artifact", name="Bone"), made(TOOL, "Artifact", name="Tool")
    table = scenario().knows(made(text, "Artifact", name="Clerk"), bone, tool)
    table.seat(0).has("Clerk")
    return table


def uses(table, seat: int) -> None:
    """An ability of a card in this player's graveyard."""
    bone = table.seat(seat).buried("Bone")[0]
    number = table.seat(seat).number
    table.to_priority(number)
    table.refresh()
    table.choose_option(number, O_ACTIVATE, bone.now, (), None, (), ())
    table.resolve_stack()


@rule("602.2b", "113.6")
@pytest.mark.parametrize("seat,gained", [(0, 2), (1, 0)])
def test_an_ability_of_a_card_in_a_graveyard_counts_for_who_activated_it(scenario, seat, gained):
    table = clerks(scenario)
    uses(table, seat)
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(0).life == 20 + gained


@rule("601.2i")
@pytest.mark.parametrize("buried,gained", [(True, 2), (False, 0)])
def test_a_spell_counts_if_it_was_cast_from_a_graveyard(scenario, buried, gained):
    table = clerks(scenario).knows(made("Scry 1.\nFlashback {0}", "Instant", name="Echo"))
    if buried:
        table.seat(0).buried("Echo")
        number = table.seat(0).number
        table.to_priority(number)
        table.refresh()
        options = [o for o in table.to_priority(number).options if o.id >= 0 and table.game.name(o.id) == "Echo"]
        table.choose_option(number, options[0].kind, options[0].id, (), None, (), ())
    else:
        table.seat(0).casts("Echo")
    table.resolve_stack()
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(0).life == 20 + gained


@rule("113.6")
def test_an_ability_of_a_permanent_does_not_count(scenario):
    table = clerks(scenario)
    table.seat(0).activates(table.seat(0).has("Tool")).resolves()
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(0).life == 20


@rule("603.2")
def test_it_can_be_waited_for(scenario):
    table = clerks(scenario, "Whenever you activate an ability of an artifact card in a graveyard, you gain 2 life.")
    table.seat(0).activates(table.seat(0).has("Tool")).resolves()
    assert table.seat(0).life == 20
    uses(table, 0)
    assert table.seat(0).life == 22
