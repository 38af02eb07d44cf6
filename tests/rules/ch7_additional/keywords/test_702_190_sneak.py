"""Sneak: cast during one's declare blockers step, in exchange for an unblocked attacker. CR 702.190."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.triggers import When
from apnap.abilities.keyword_abilities.alternative_costs import WasCast
from apnap.abilities.keyword_abilities.joining_attackers import Sneak
from apnap.abilities.selectors import THIS
from apnap.rules.core.constants import BLOCKERS, DAMAGE, MAIN2
from apnap.testing import rule
from apnap.testing.plugin import Builder

NINJA = card(
    "Ninja",
    "{5}",
    "Creature - Human Ninja",
    "3/1",
    Sneak("{B}"),
    When(Enters(THIS), GainLife(4), provided=WasCast("sneak")),
    When(Attacks(THIS), GainLife(100)),
)
TRICK = card("Trick", "{5}", "Sorcery", GainLife(2), Sneak("{U}"))
KNOWN = (NINJA, TRICK)


@rule("702.190", "508.4")
def test_it_enters_tapped_and_attacks_what_the_returned_creature_attacked(scenario: Builder) -> None:
    table = scenario(seats=4).knows(*KNOWN)
    me, other = table.seat(0), table.seat(2)
    bears = me.has("Grizzly Bears")
    me.holds("Ninja")
    me.attacks({bears: other})
    table.to_step(BLOCKERS)
    me.casts("Ninja", part="sneak").resolves()
    table.resolve_stack()
    ninja = me.permanent("Ninja")
    assert ninja.tapped and ninja.attacking and me.hand == ["Grizzly Bears"] and me.life == 24
    table.to_step(MAIN2)
    assert other.life == 17


@rule("702.190")
def test_only_once_blockers_were_declared_in_your_turn(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    bears = me.has("Grizzly Bears")
    me.holds("Trick")
    me.gets_mana("U")
    assert me.castable == []
    me.attacks({bears: other})
    me.gets_mana("U")
    assert me.castable == []
    table.to_step(BLOCKERS)
    me.gets_mana("U")
    assert me.castable == ["Trick"]
    table.to_step(DAMAGE)
    me.gets_mana("U")
    assert me.castable == []


@rule("702.190", "509.1")
def test_a_blocked_creature_is_not_returned(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    bears, wall = me.has("Grizzly Bears"), other.has("Wall of Wood")
    me.holds("Trick")
    me.attacks({bears: other})
    other.blocks({wall: bears})
    me.gets_mana("U")
    assert table.turn.step == BLOCKERS and me.castable == []


@rule("702.190")
def test_a_sorcery_is_cast_so_too(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    bears = me.has("Grizzly Bears")
    me.attacks({bears: other})
    table.to_step(BLOCKERS)
    me.casts("Trick", part="sneak").resolves()
    assert me.life == 22 and me.hand == ["Grizzly Bears"]


@rule("702.190")
def test_cast_for_its_mana_cost_it_enters_as_others_do(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    me.casts("Ninja", part="Ninja").resolves()
    table.resolve_stack()
    assert not me.permanent("Ninja").tapped and me.life == 20


@rule("702.190", "800.4a")
def test_if_whoever_was_attacked_has_left_it_does_not_attack(scenario: Builder) -> None:
    table = scenario(seats=4).knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    bears = me.has("Grizzly Bears")
    me.attacks({bears: other})
    table.to_step(BLOCKERS)
    spell = me.casts("Ninja", part="sneak")
    other.concedes()
    spell.resolves()
    ninja = me.permanent("Ninja")
    assert ninja.tapped and not ninja.attacking


@rule("702.190", "805.10")
def test_each_head_returns_its_own_attackers(scenario: Builder) -> None:
    table = scenario(variant="two-headed giant").knows(*KNOWN)
    me, mate, other = table.seat(0), table.seat(1), table.seat(2)
    bears = mate.has("Grizzly Bears")
    me.holds("Trick")
    mate.holds("Trick")
    me.attacks({bears: other})
    table.to_step(BLOCKERS)
    mate.gets_mana("U")
    assert mate.castable == ["Trick"]
    me.gets_mana("U")
    assert me.castable == []
