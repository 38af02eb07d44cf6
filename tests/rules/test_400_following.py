"""What effects still find of an object that has moved, and what they do not. CR 107.3n, 118.11, 400.7a-j."""

from __future__ import annotations

from apnap.abilities.amounts import X
from apnap.abilities.cards import AdditionalCost, card
from apnap.abilities.costs import PayMana, SacrificeSome
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.payment import MayPay
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.flags import HASTE
from apnap.abilities.players import EACH_OPPONENT
from apnap.abilities.statics.changes import Has
from apnap.abilities.targets import Target, TargetSpell
from apnap.rules.core import constants
from apnap.rules.core.constants import END
from apnap.testing import rule
from apnap.testing.plugin import Builder

HASTEN = card("Hasten Spell", "{R}", "Instant", UntilEndOfTurn(TargetSpell(CREATURE), Has(HASTE)))
HASTEN_CREATURE = card("Hasten Creature", "{R}", "Instant", UntilEndOfTurn(Target(CREATURE), Has(HASTE)))
LATER = card("Later Burn", "{X}{R}", "Sorcery", AtNext(END, DealDamage(X, to=EACH_OPPONENT)))
PAY = card("Pay Hybrid", "{R}", "Sorcery", MayPay(PayMana("{W/U}"), GainLife(3)))
RITES = card("Other Rites", "{B}", "Instant", AdditionalCost(SacrificeSome(1, CREATURE)), Draw(2))


@rule("400.7a")
def test_an_effect_on_a_permanent_spell_goes_on_for_the_permanent(scenario: Builder) -> None:
    table = scenario(3).knows(HASTEN)
    bears = table.seat(0).casts("Grizzly Bears")
    table.seat(0).casts("Hasten Spell", at=[bears]).resolves()
    bears.resolves()
    assert table.game.char(bears.now).keywords & constants.HASTE
    table.seat(0).attacks({table.seat(0).permanent("Grizzly Bears"): table.seat(1)})
    assert table.seat(0).permanent("Grizzly Bears").attacking


@rule("400.7a", "400.7")
def test_it_ends_when_that_permanent_moves_again(scenario: Builder) -> None:
    table = scenario(3).knows(HASTEN_CREATURE)
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Hasten Creature", at=[bears]).resolves()
    table.seat(0).casts("Unsummon", at=[bears]).resolves()
    table.seat(0).casts("Grizzly Bears").resolves()
    assert not table.game.char(table.seat(0).permanent("Grizzly Bears").now).keywords & constants.HASTE


@rule("107.3n")
def test_a_delayed_ability_remembers_x(scenario: Builder) -> None:
    table = scenario(2).knows(LATER)
    table.seat(0).casts("Later Burn", x=3).resolves()
    table.to_turn(table.seat(1))
    assert table.seat(1).life == 17


@rule("118.13b")
def test_a_symbol_with_a_choice_in_a_cost_while_resolving(scenario: Builder) -> None:
    table = scenario(2).knows(PAY)
    table.seat(0).gets_mana("U")
    table.seat(0).casts("Pay Hybrid")
    table.says([1])
    table.resolve_stack()
    assert table.seat(0).life == 23 and table.seat(0).pool == ""


@rule("118.11")
def test_a_cost_that_effects_change_has_been_paid(scenario: Builder) -> None:
    """What is sacrificed is exiled instead of dying; the spell is cast all the same."""
    table = scenario(2).knows(RITES)
    table.seat(1).has("Leyline of the Void")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Other Rites").resolves()
    assert bears.zone == "exile" and len(table.seat(0).hand) == 2
