"""Finding an object again that has moved, and not finding it. CR 400.7."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import AdditionalCost, card
from apnap.abilities.costs import SacrificeSome
from apnap.abilities.effects.moves import Destroy, Exile, ReturnToBattlefield, ReturnToHand
from apnap.abilities.events.object_events import Dies, Enters
from apnap.abilities.events.triggers import When
from apnap.abilities.filters import CREATURE
from apnap.abilities.selectors import IT, THIS, THOSE, Sacrificed
from apnap.abilities.targets import Target
from apnap.testing import rule
from apnap.testing.plugin import Builder

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
