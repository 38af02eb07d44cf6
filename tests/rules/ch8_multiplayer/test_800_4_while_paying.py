"""Somebody leaves while another pays: what is left is looked at again, and what cannot be paid is reversed.

CR 733.1, 800.4a, 508.1, 601.2h.
"""

from __future__ import annotations

import pytest

from apnap.abilities.activated import Activate
from apnap.abilities.cards import AdditionalCost, card
from apnap.abilities.costs import SacrificeSome
from apnap.abilities.effects.durations import Indefinitely
from apnap.abilities.effects.life import GainLife
from apnap.abilities.filters import CREATURE, LAND
from apnap.abilities.statics.changes import YouControl
from apnap.abilities.statics.costs import AttackTax
from apnap.abilities.targets import Target
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions import D_ATTACK, D_PAY, D_PRIORITY, D_YES_NO, FOR_SACRIFICE, O_ACTIVATE, O_CAST
from apnap.testing import Permanent, Scenario, rule
from apnap.testing.plugin import Builder

ALTAR = card("Altar", "{1}", "Enchantment", AttackTax(SacrificeSome(1, LAND)))
SEIZE = card("Seize", "{U}", "Instant", Indefinitely(Target(LAND), YouControl()))
CAPTURE = card("Capture", "{U}", "Instant", Indefinitely(Target(CREATURE), YouControl()))
BALM = card("Balm", "{1}{1}", "Instant", GainLife(1))
FONT = card("Font", "{1}", "Artifact", Activate("{2}", GainLife(1)))
OFFERING = card("Offering", "{1}", "Sorcery", AdditionalCost(SacrificeSome(2, CREATURE)), GainLife(9))


def with_borrowed(scenario: Builder, *lands: str, own: tuple[str, ...] = ()) -> tuple[Scenario, list[Permanent]]:
    """Seat 0 controls lands that seat 2 owns, and some of its own."""
    table = scenario(seats=4).knows(SEIZE, CAPTURE, BALM, FONT, OFFERING)
    borrowed = table.seat(2).have(*lands)
    for land in borrowed:
        table.seat(0).casts("Seize", at=[land]).resolves()
        assert land.controller == table.seat(0)
    if own:
        table.seat(0).have(*own)
    return table, borrowed


def begins(table: Scenario, kind: int, name: str) -> None:
    decision = table.to_priority(table.seat(0).number)
    for i, o in enumerate(decision.options):
        if o.kind == kind and table.game.name(o.id) == name:
            table.answer([i])
            return
    raise AssertionError(f"{name} is not offered")


def goes_on(table: Scenario) -> None:
    """Nobody is trapped: the game goes on to the next turn, and a record of it can be played."""
    number = table.turn.number
    table.run(lambda d: table.turn.number > number, "the next turn")


@rule("733.1", "800.4a", "601.2h")
@pytest.mark.parametrize("what", [(O_CAST, "Balm"), (O_ACTIVATE, "Font")])
def test_a_payment_that_can_still_be_made_is_planned_again(scenario: Builder, what: tuple[int, str]) -> None:
    table, borrowed = with_borrowed(scenario, "City of Brass", own=("Forest", "Island", "Mountain"))
    table.seat(0).has("Font")
    table.seat(0).holds("Balm")
    begins(table, *what)
    assert table.game.decision().kind == D_PAY
    table.seat(2).concedes()
    asked = table.game.decision()
    assert asked.kind == D_PAY and asked.decider == table.seat(0).number
    assert borrowed[0].id not in [o.id for o in asked.options] and borrowed[0].id not in asked.proposed
    table.answer([])
    assert sum(p.tapped for p in map(table.seat(0).permanent, ("Forest", "Island", "Mountain"))) == 2
    table.resolve_stack()
    assert table.seat(0).life == 21


@rule("733.1", "800.4a", "601.2h")
@pytest.mark.parametrize("what", [(O_CAST, "Balm"), (O_ACTIVATE, "Font")])
@pytest.mark.parametrize("asked_for", ["payment", "colour"])
def test_an_action_that_cannot_be_paid_any_more_is_reversed(
    scenario: Builder, what: tuple[int, str], asked_for: str
) -> None:
    table, borrowed = with_borrowed(scenario, "Forest", "Island", own=("City of Brass",))
    own = table.seat(0).permanent("City of Brass")
    font = table.seat(0).has("Font")
    table.seat(0).holds("Balm")
    life = table.seat(0).life
    begins(table, *what)
    asked = table.game.decision()
    assert asked.kind == D_PAY
    if asked_for == "colour":
        place = next(i for i, o in enumerate(asked.options) if o.id == own.id)
        table.answer([place])
        assert table.game.decision().kind != D_PAY or own.tapped
    table.seat(2).concedes()
    for _ in range(3):
        asked = table.game.decision()
        if asked.kind == D_PRIORITY:
            break
        table.answer(table.default(asked))
    assert table.game.decision().kind == D_PRIORITY and table.holder == table.seat(0)
    assert table.seat(0).life == life and not own.tapped and table.seat(0).pool == ""
    assert not table.stack_ids() and "Balm" in table.seat(0).hand and font.stayed
    goes_on(table)


@rule("800.4a", "601.2h")
def test_what_was_to_be_sacrificed_must_still_be_there(scenario: Builder) -> None:
    table = scenario(seats=4).knows(SEIZE, CAPTURE, OFFERING)
    bears = table.seat(2).have("Grizzly Bears", "Hill Giant")
    for creature in bears:
        table.seat(0).casts("Capture", at=[creature]).resolves()
    ogre = table.seat(0).has("Gray Ogre")
    table.seat(0).holds("Offering")
    forest = table.seat(0).has("Forest")
    begins(table, O_CAST, "Offering")
    assert table.game.decision().kind != D_PRIORITY
    table.seat(2).concedes()
    assert table.game.decision().kind == D_PRIORITY and table.holder == table.seat(0)
    assert ogre.stayed and not forest.tapped and table.seat(0).hand == ["Offering"]


@rule("733.1", "508.1", "800.4a")
@pytest.mark.parametrize("leaver", [2, 3])
def test_a_toll_is_not_taken_for_an_attack_on_somebody_who_has_left(scenario: Builder, leaver: int) -> None:
    table = scenario(seats=4)
    table.seat(2).has("Ghostly Prison")
    bears = table.seat(0).has("Grizzly Bears")
    lands = table.seat(0).have("City of Brass", "Forest", "Forest")
    decision = table.asked(table.seat(0), kind=D_ATTACK)
    table.answer([table.seat(2).ref if c == bears.id else NONE for c in decision.attackers])
    assert table.game.decision().kind == D_PAY
    table.seat(leaver).concedes()
    asked = table.game.decision()
    if leaver == 2:
        assert asked.kind == D_ATTACK and table.seat(2).ref not in asked.defenders
        assert not any(land.tapped for land in lands) and not bears.tapped
        table.answer([table.seat(1).ref if c == bears.id else NONE for c in asked.attackers])
        assert bears.attacking and not any(land.tapped for land in lands)
    else:
        assert asked.kind == D_PAY
        table.answer([])
        assert bears.attacking and sum(land.tapped for land in lands) == 2
    assert not any("attacks Seat 2" in line for line in table.log) or leaver == 3
    goes_on(table)


@rule("118.12a", "800.4a")
@pytest.mark.parametrize("moment", ["asked", "paying"])
def test_what_cannot_be_paid_any_more_while_a_spell_resolves_is_not_paid(scenario: Builder, moment: str) -> None:
    table, _ = with_borrowed(scenario, "City of Brass", "Forest", own=("Island",))
    table.seat(0).holds("Balm")
    spell = table.seat(0).casts("Balm")
    table.seat(1).casts("Mana Leak", at=[spell])
    table.run(lambda d: d.kind == D_YES_NO, "the payment to be offered")
    if moment == "paying":
        table.answer([1])
    table.seat(2).concedes()
    for _ in range(4):
        asked = table.game.decision()
        if asked.kind == D_PRIORITY:
            break
        table.answer([1] if asked.kind == D_YES_NO else table.default(asked))
    table.resolve_stack()
    assert table.seat(0).graveyard[-1] == "Balm" and table.seat(0).life == 20
    goes_on(table)


@rule("733.1", "508.1", "800.4a")
@pytest.mark.parametrize("leaver", [2, 3])
def test_nothing_is_sacrificed_for_an_attack_on_somebody_who_leaves_meanwhile(scenario: Builder, leaver: int) -> None:
    table = scenario(seats=4).knows(ALTAR)
    table.seat(2).has("Altar")
    bears = table.seat(0).has("Grizzly Bears")
    lands = table.seat(0).have("Forest", "Mountain")
    table.asked(table.seat(0), kind=D_ATTACK)
    table.answer([table.seat(2).ref])
    assert table.game.decision().purpose == FOR_SACRIFICE
    table.seat(leaver).concedes()
    asked = table.game.decision()
    if leaver == 3:
        table.answer([lands[0].id])
        assert bears.attacking and table.seat(0).battlefield == ["Grizzly Bears", "Mountain"]
    else:
        if asked.purpose == FOR_SACRIFICE:
            table.answer([lands[0].id])
            asked = table.game.decision()
        assert asked.kind == D_ATTACK and table.seat(2).ref not in asked.defenders
        assert all(land.stayed for land in lands) and not bears.tapped
    goes_on(table)
