"""What triggers on a Vehicle that is crewed, who crews it well, and what a creature explores. CR 702.122, 701.44."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END, END_COMBAT
from apnap.rules.core.decisions import O_ACTIVATE
from apnap.testing import rule
from tests.helpers.read_cards import made

CART = made(
    "Whenever this Vehicle becomes crewed, you gain 2 life.\nCrew 3", "Artifact \u2014 Vehicle", name="Cart", size="4/4"
)


@rule("702.122")
def test_a_vehicle_that_is_crewed_triggers_as_its_ability_resolves(scenario):
    table = scenario().knows(CART)
    cart, giant = table.seat(0).have("Cart", "Hill Giant")
    table.seat(0).activates(cart)
    assert table.seat(0).life == 20 and giant.tapped
    table.resolve_stack()
    assert table.seat(0).life == 22 and cart.is_a("Creature")


@rule("702.122", "702.171")
@pytest.mark.parametrize(
    ("text", "crews", "rides"),
    [
        ("<c> crews Vehicles <though> 2 greater.", True, False),
        ("<c> saddles Mounts and crews Vehicles <though> 2 greater.", True, True),
        ("<c> has reach.", False, False),
    ],
)
def test_who_crews_and_saddles_as_though_it_were_stronger(scenario, text, crews, rides):
    mount = made("Saddle 3", "Creature \u2014 Horse Mount", name="Mare")
    pilot = made(text.replace("<c> has reach.", "Reach"), "Creature \u2014 Human Pilot", name="Ace", size="1/1")
    table = scenario().knows(CART, mount, pilot)
    table.seat(0).has("Ace")
    cart, mare = table.seat(0).have("Cart", "Mare")
    assert table.seat(0).can(O_ACTIVATE, cart)
    table.seat(0).casts("Lightning Bolt", at=[mare]).resolves()
    assert table.seat(0).can(O_ACTIVATE, cart) == crews
    mare = table.seat(0).has("Mare")
    assert table.seat(0).can(O_ACTIVATE, mare) == rides


@rule("701.44")
@pytest.mark.parametrize(("card", "life", "cards"), [("Forest", 21, 1), ("Hill Giant", 20, 1)])
def test_what_is_explored(scenario, card, life, cards):
    text = (
        "Whenever a creature <yc> explores a land card, you gain 1 life.\nWhenever a creature <yc> explores a nonland "
    )
    text += "card, draw a card.\n{0}: Target creature explores."
    table = scenario().knows(made(text, "Artifact", name="Map Case"))
    case, bear = table.seat(0).have("Map Case", "Grizzly Bears")
    table.seat(0).library(card, "Island")
    table.seat(0).activates(case, at=[bear])
    table.resolve_stack()
    assert (table.seat(0).life, len(table.seat(0).hand)) == (life, cards)


@rule("506.1", "500.8")
def test_the_first_combat_phase_of_a_turn(scenario):
    text = "Whenever <this> attacks, if it's <fcp>, untap it. After this phase, there is an "
    text += "additional combat phase."
    table = scenario().knows(made(text, "Creature \u2014 Cat", name="Prowler"))
    prowler = table.seat(0).has("Prowler")
    table.seat(0).attacks({prowler: table.seat(1)})
    table.resolve_stack()
    assert not prowler.tapped
    table.to_step(END_COMBAT)
    table.seat(0).attacks({prowler: table.seat(1)})
    table.resolve_stack()
    assert prowler.tapped
    table.to_step(END)
    assert table.seat(1).life == 16
