"""What still finds an object that has moved, and what does not. CR 400.7, 107.3n, 118.11, 118.13b."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import X
from apnap.abilities.cards import AdditionalCost, card
from apnap.abilities.costs import PayMana, SacrificeSome
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.delayed_triggers import AtNext
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy, Exile, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.payment import MayPay
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.events.object_events import Dies, Enters
from apnap.abilities.events.triggers import When
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.flags import HASTE
from apnap.abilities.players import EACH_OPPONENT
from apnap.abilities.selectors import IT, THIS, THOSE, Sacrificed
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
MERCY = card("Late Mercy", "{W}", "Instant", Destroy(Target(CREATURE)), ReturnToHand(IT))
BLINK = card("Plain Blink", "{W}", "Instant", Exile(Target(CREATURE, count=2)), ReturnToBattlefield(THOSE))
LOAN = card(
    "Paid Back",
    "{B}",
    "Instant",
    AdditionalCost(SacrificeSome(1, CREATURE)),
    ReturnToHand(Sacrificed(CREATURE)),
)
ALTAR = card("Kind Altar", "{1}", "Artifact", Activate(SacrificeSome(1, CREATURE), ReturnToHand(Sacrificed(CREATURE))))
PHOENIX = card("Small Phoenix", "{R}", "Creature - Phoenix", "1/1", When(Dies(THIS), ReturnToHand(THIS)))
HOMESICK = card("Homesick Bear", "{G}", "Creature - Bear", "2/2", When(Enters(THIS), ReturnToHand(THIS)))


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
def test_an_effect_on_a_permanent_spell_ends_when_the_permanent_moves_again(scenario: Builder) -> None:
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


@rule("400.7j")
def test_an_effect_finds_what_it_has_moved_itself(scenario: Builder) -> None:
    table = scenario().knows(MERCY)
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Late Mercy", at=[bears]).resolves()
    assert table.seat(1).hand == ["Grizzly Bears"]


@rule("400.7j")
def test_an_effect_finds_all_that_it_has_moved(scenario: Builder) -> None:
    table = scenario().knows(BLINK)
    bears = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 1})
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Plain Blink", at=[bears, giant]).resolves()
    assert sorted(table.seat(0).battlefield) == ["Grizzly Bears", "Hill Giant"]
    assert table.seat(0).permanent("Grizzly Bears").power == 2


@rule("400.7j")
def test_an_effect_finds_what_was_sacrificed_for_it(scenario: Builder) -> None:
    table = scenario().knows(LOAN, ALTAR)
    table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Paid Back").resolves()
    assert table.seat(0).hand == ["Grizzly Bears"]
    altar = table.seat(0).has("Kind Altar")
    table.seat(0).has("Hill Giant")
    table.seat(0).activates(altar).resolves()
    assert table.seat(0).hand == ["Grizzly Bears", "Hill Giant"]


@rule("400.7", "603.6c")
def test_a_dies_trigger_finds_the_card_unless_it_has_moved_on(scenario: Builder) -> None:
    table = scenario().knows(PHOENIX)
    phoenix = table.seat(0).has("Small Phoenix")
    table.seat(1).casts("Shock", at=[phoenix]).resolves()
    table.resolve_stack()
    assert table.seat(0).hand == ["Small Phoenix"]
    again = table.seat(0).has("Small Phoenix")
    table.seat(1).casts("Shock", at=[again]).resolves()
    table.game.move(table.game.state.objs[again.id].next_id, 3)
    table.refresh()
    table.resolve_stack()
    assert table.seat(0).exile == ["Small Phoenix"]


@rule("400.7")
def test_an_enters_trigger_does_not_follow_its_source(scenario: Builder) -> None:
    """The permanent has left before the ability resolves: what it has become is another object."""
    table = scenario().knows(HOMESICK)
    table.seat(0).casts("Homesick Bear").resolves()
    bear = table.seat(0).permanent("Homesick Bear")
    table.seat(1).casts("Murder", at=[bear]).resolves()
    table.resolve_stack()
    assert table.seat(0).hand == [] and table.seat(0).graveyard == ["Homesick Bear"]
