"""One of two things is paid; cards of either kind are counted; two with one card act as one; decks with many of one.

Sentences of our own. CR 100.2a, 118.1, 603.12.
"""

from __future__ import annotations

import pytest

from apnap.decks.facts import ANY_NUMBER, copies_allowed
from apnap.english import rules_text
from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.rules.core.decisions import D_MODE, D_YES_NO
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

CAT = "Creature \u2014 Cat"
ENTERS = "When this creature enters"
EITHER = f"{ENTERS}, you may sacrifice a land or discard a card. If you do, you gain 4 life."
DONE = "When you do"
MANA = f"{ENTERS}, you may discard a card or pay {{2}}. {DONE}, tap target creature."
YARD = "in your graveyard"
KINDS = f"You gain 1 life for each artifact and/or creature card {YARD}."


@rule("118.1")
@pytest.mark.parametrize("other", [0, 1])
def test_one_of_two_costs_is_chosen(scenario, other):
    assert exact(EITHER, types=CAT) and exact(MANA, types=CAT)
    table = scenario(seats=3).knows(read(EITHER, types=CAT, name="Cat"))
    me = table.seat(0)
    me.has("Forest")
    me.holds("Shock")
    me.casts("Cat")
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    table.asked(me, kind=D_MODE)
    table.answer([other])
    table.resolve_stack()
    assert me.life == 24 and me.graveyard == (["Shock"] if other else ["Forest"])


@rule("118.3")
def test_the_only_cost_that_can_be_paid_is_not_asked_for(scenario):
    table = scenario(seats=2).knows(read(EITHER, types=CAT, name="Cat"))
    me = table.seat(0)
    me.holds("Shock")
    me.casts("Cat")
    table.asked(me, kind=D_YES_NO)
    table.answer([1])
    table.resolve_stack()
    assert me.life == 24 and me.graveyard == ["Shock"]


@rule("118.3")
def test_what_cannot_be_paid_at_all_is_not_offered(scenario):
    table = scenario(seats=2).knows(read(EITHER, types=CAT, name="Cat"))
    me = table.seat(0)
    me.casts("Cat")
    table.resolve_stack()
    assert me.life == 20


@rule("107.1")
def test_cards_of_one_kind_or_the_other_are_counted_once(scenario):
    assert exact(KINDS)
    table = scenario().knows(read(KINDS))
    me = table.seat(0)
    me.buried("Ornithopter", "Sol Ring", "Grizzly Bears", "Forest")
    me.casts("Rite").resolves()
    assert me.life == 23


@rule("100.2a")
@pytest.mark.parametrize(("many", "number"), [("any number of", ANY_NUMBER), ("up to seven", 7)])
def test_a_deck_may_have_more_of_a_card(many, number) -> None:
    card = read(f"Flying\nA deck can have {many} cards named Cat.", types=CAT, name="Cat")
    assert copies_allowed(rules_text(card, 0)) == number


@rule("109.1")
def test_two_with_one_card_are_one_object() -> None:
    text = "When Ann & Bob enter, you gain 1 life.\nWhenever Ann & Bob attack or block, draw a card."
    words = FaceText("Ann & Bob", "{1}", f"Legendary {CAT}", text, "2/2")
    verdict = read_card(CardText("Ann & Bob", "normal", (words,)))
    assert verdict.card is not None and verdict.exact
