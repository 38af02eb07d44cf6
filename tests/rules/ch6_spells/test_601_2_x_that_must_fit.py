"""An X that what is taken for a cost has to fit: only what can be paid for may be announced. CR 601.2b, 107.3a."""

from __future__ import annotations

from apnap.rules.core.decisions import FOR_X, O_ACTIVATE, ChooseDecision
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("601.2b", "107.3a")
def test_only_an_x_that_a_card_in_hand_has_can_be_announced(scenario: Builder) -> None:
    """Five mana, and cards of mana value 1, 3 and 6 in hand: X is 1 or 3."""
    table = scenario()
    you, foe = table.seat(0), table.seat(1)
    invocation = you.has("Knollspine Invocation")
    you.holds("Lightning Bolt", "Gray Ogre", "Shivan Dragon")
    you.gets_mana("CCCCC")
    decision = table.to_priority(you.number)
    table.answer([next(i for i, o in enumerate(decision.options) if o.kind == O_ACTIVATE and o.id == invocation.id)])
    asked = table.game.decision()
    assert isinstance(asked, ChooseDecision) and asked.purpose == FOR_X
    assert list(asked.candidates) == [1, 3]
    table.answer([3])
    table.answer([foe.ref])
    table.resolve_stack()
    assert foe.life == 17 and you.graveyard == ["Gray Ogre"] and you.pool == "CC"


@rule("601.2b", "602.2b")
def test_a_cost_that_no_x_fits_is_not_offered_and_one_that_some_x_fits_is(scenario: Builder) -> None:
    """Nothing costs 0 there. With two mana nothing fits; with three the Ogre does, and X is not asked for."""
    table = scenario()
    you, foe = table.seat(0), table.seat(1)
    invocation = you.has("Knollspine Invocation")
    you.holds("Gray Ogre")
    you.gets_mana("CC")
    assert not you.can(O_ACTIVATE, invocation)
    you.gets_mana("C")
    you.activates(invocation, at=[foe]).resolves()
    assert foe.life == 17 and you.hand == []


@rule("601.2b", "118.9")
def test_a_card_that_is_exiled_instead_of_paying_says_what_x_is(scenario: Builder) -> None:
    table = scenario()
    you = table.seat(0)
    bears = you.has("Grizzly Bears")
    shoal = you.holds("Blazing Shoal", "Gray Ogre")[0]
    decision = table.to_priority(you.number)
    ways = [i for i, o in enumerate(decision.options) if o.id == shoal.id]
    assert len(ways) == 1  # there is no mana
    table.answer(ways)
    while table.game.decision().purpose != "choice" or not table.stack:
        asked = table.game.decision()
        table.answer([bears.id] if asked.purpose == "target" else list(asked.candidates[:1]))
    table.resolve_stack()
    assert bears.power == 5 and you.exile == ["Gray Ogre"]
