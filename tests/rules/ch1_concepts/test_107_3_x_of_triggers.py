"""The X of an ability that triggers as its spell is cast or enters. CR 107.3i, 107.3m."""

from __future__ import annotations

from apnap.abilities.amounts import X
from apnap.abilities.cards import card
from apnap.abilities.effects.copies import CreateCopies
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.object_events import Dies, Enters
from apnap.abilities.events.triggers import When
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.casting import CastsThis
from apnap.abilities.selectors import THIS
from apnap.abilities.targets import Target
from apnap.testing import rule
from apnap.testing.plugin import Builder

GUEST = card(
    "Counted Guest", "{X}{G}", "Creature - Elf", "1/1", When(Enters(THIS), GainLife(X)), When(Dies(THIS), GainLife(X))
)
HERALD = card("Counted Herald", "{X}{G}", "Creature - Elf", "1/1", When(CastsThis(), GainLife(X)))
MIRROR = card("Counted Mirror", "{U}", "Sorcery", CreateCopies(Target(CREATURE)))


@rule("107.3m")
def test_what_triggers_as_it_enters_knows_the_x_of_the_spell(scenario: Builder) -> None:
    table = scenario().knows(GUEST)
    table.seat(0).casts("Counted Guest", x=3).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 23


@rule("107.3m")
def test_its_other_abilities_do_not(scenario: Builder) -> None:
    table = scenario().knows(GUEST)
    table.seat(0).casts("Counted Guest", x=3).resolves()
    table.resolve_stack()
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0).permanent("Counted Guest")]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 23


@rule("107.3m", "707.2")
def test_a_copy_that_was_not_cast_has_no_x(scenario: Builder) -> None:
    table = scenario().knows(GUEST, MIRROR)
    table.seat(0).casts("Counted Guest", x=2).resolves()
    table.resolve_stack()
    table.seat(0).casts("Counted Mirror", at=[table.seat(0).permanent("Counted Guest")]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("107.3i", "601.2i")
def test_what_triggers_as_it_is_cast_has_the_x_of_the_spell(scenario: Builder) -> None:
    table = scenario().knows(HERALD)
    table.seat(0).casts("Counted Herald", x=4)
    table.resolve_stack()
    assert table.seat(0).life == 24
