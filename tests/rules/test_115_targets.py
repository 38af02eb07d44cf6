"""Targets at the table. CR 115."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.flags import HEXPROOF
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.targets import Target
from apnap.rules.core.decisions import D_CHOOSE, D_DIVIDE, FOR_TARGET, O_ACTIVATE, O_CAST, Decision, IllegalAnswer
from apnap.testing import Permanent, Scenario, Seat, rule
from apnap.testing.plugin import Builder

TWICE = card(
    "Twofold Growth",
    "{G}",
    "Instant",
    UntilEndOfTurn(Target(CREATURE), Gets(1, 1)),
    UntilEndOfTurn(Target(CREATURE), Gets(2, 2)),
)


def starts_to_cast(table: Scenario, seat: Seat, card: Permanent, mana: str) -> Decision:
    """Begin casting, up to the first question about targets."""
    seat.gets_mana(mana)
    options = table.to_priority(seat.number).options
    table.game.answer([i for i, o in enumerate(options) if o.kind == O_CAST and o.id == card.now][:1])
    return table.run(lambda d: d.purpose == FOR_TARGET and d.kind == D_CHOOSE, "a target to be chosen")


@rule("115.1", "601.2c")
def test_targets_are_chosen_as_the_spell_is_cast(scenario: Builder) -> None:
    """Whatever comes later is no target: the bear that is there is bolted, not the giant that follows."""
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[bear])
    giant = table.seat(1).has("Hill Giant")
    table.resolve_stack()
    assert bear.died and giant.damage == 0


@rule("115.1b", "303.4a")
def test_an_aura_spell_targets_what_it_will_enchant(scenario: Builder) -> None:
    table = scenario()
    (pacifism,) = table.seat(0).holds("Pacifism")
    table.seat(0).gets_mana("WW")
    assert not table.seat(0).can(O_CAST, pacifism)  # there is no creature to target
    table.seat(1).has("Aven Fleetwing")
    assert not table.seat(0).can(O_CAST, pacifism)  # and this one cannot be
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Pacifism", at=[bear], free=False).resolves()
    assert table.seat(0).permanent("Pacifism").attached_to == bear


@rule("115.1b", "702.11")
def test_an_aura_on_the_battlefield_targets_nothing(scenario: Builder) -> None:
    """Hexproof keeps Auras from being cast at it, not those that are there from staying."""
    hide = card("Hide", "{G}", "Instant", UntilEndOfTurn(Target(CREATURE), Has(HEXPROOF)))
    table = scenario().knows(hide)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Pacifism", at=[bear]).resolves()
    table.seat(1).casts("Hide", at=[bear]).resolves()
    assert bear.has(HEXPROOF.flags)
    assert table.seat(0).permanent("Pacifism").attached_to == bear


@rule("115.2", "115.4")
def test_any_target_is_a_creature_player_planeswalker_or_battle(scenario: Builder) -> None:
    table = scenario()
    yes = table.seat(1).have("Grizzly Bears", "Jace Beleren", "Invasion of Dominaria")
    table.seat(1).have("Forest", "Sol Ring", "Glorious Anthem")
    table.seat(1).buried("Hill Giant")
    (bolt,) = table.seat(0).holds("Lightning Bolt")
    decision = starts_to_cast(table, table.seat(0), bolt, "R")
    assert sorted(decision.candidates) == sorted([s.ref for s in table.seats()] + [p.id for p in yes])


@rule("115.3", "601.2c")
def test_one_word_target_takes_each_target_once(scenario: Builder) -> None:
    table = scenario()
    (arc,) = table.seat(0).holds("Arc Lightning")
    decision = starts_to_cast(table, table.seat(0), arc, "RRR")
    assert (decision.minimum, decision.maximum) == (1, min(3, table.count))
    with pytest.raises(IllegalAnswer):
        table.answer([table.seat(1).ref, table.seat(1).ref])
    table.answer([table.seat(1).ref, table.seat(0).ref])
    table.run(lambda d: d.kind == D_DIVIDE)
    table.answer([2, 1])
    table.resolve_stack()
    assert (table.seat(1).life, table.seat(0).life) == (18, 19)


@rule("115.3")
def test_two_words_target_may_take_the_same_one(scenario: Builder) -> None:
    table = scenario().knows(TWICE)
    bear, _ = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Twofold Growth", at=[bear, bear]).resolves()
    assert (bear.power, bear.toughness) == (5, 5)


@rule("115.3", "606.4")
def test_two_target_lands_are_two_different_lands(scenario: Builder) -> None:
    table = scenario()
    garruk = table.seat(0).has("Garruk Wildspeaker")
    forest = table.seat(0).has("Forest", tapped=True)
    offered = [o.index for o in table.to_priority(table.seat(0).number).options if o.kind == O_ACTIVATE]
    assert 0 not in offered  # with one land in the game it cannot be activated
    island = table.seats()[-1].has("Island", tapped=True)
    table.seat(0).activates(garruk, 0).resolves()
    assert not forest.tapped and not island.tapped


@rule("115.5", "701.6")
def test_a_spell_is_no_target_for_itself(scenario: Builder) -> None:
    table = scenario()
    (counter,) = table.seat(0).holds("Counterspell")
    table.seat(0).gets_mana("UU")
    assert not table.seat(0).can(O_CAST, counter)
    first = table.seat(0).casts("Shock", at=[table.seat(1)])
    second = table.seat(0).casts("Shock", at=[table.seat(1)])
    decision = starts_to_cast(table, table.seat(0), counter, "UU")
    assert sorted(decision.candidates) == sorted([first.id, second.id])


@rule("115.6", "608.2b")
def test_a_spell_with_up_to_two_targets_may_have_none_and_resolves(scenario: Builder) -> None:
    table = scenario()
    (wurm,) = table.seat(0).buried("Craw Wurm")
    table.seat(0).casts("Soul Salvage").resolves()
    assert wurm.zone == "graveyard"
    assert table.seat(0).graveyard == ["Craw Wurm", "Soul Salvage"]


@rule("115.10", "115.10a")
def test_what_is_affected_without_being_targeted_may_have_hexproof(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(1).has("Aven Fleetwing")
    table.seat(0).casts("Pyroclasm").resolves()
    assert one.died
    two = table.seat(1).has("Aven Fleetwing")
    table.seat(0).casts("Diabolic Edict", at=[table.seat(1)]).resolves()
    assert two.died


@rule("115.1d", "603.3d")
def test_a_triggered_ability_chooses_its_target_as_it_goes_onto_the_stack(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Flametongue Kavu")
    decision = table.run(lambda d: d.purpose == FOR_TARGET)
    kavu = table.seat(0).permanent("Flametongue Kavu")
    assert sorted(decision.candidates) == sorted([bear.id, kavu.id])
    table.answer([bear.id])
    assert table.stack == ["Flametongue Kavu's ability"] and bear.stayed
    table.resolve_stack()
    assert bear.died


@rule("115.1c", "602.2b")
def test_an_activated_ability_keeps_the_target_it_was_activated_with(scenario: Builder) -> None:
    table = scenario()
    tim = table.seat(0).has("Prodigal Sorcerer")
    elves = table.seat(1).has("Llanowar Elves")
    table.seat(0).activates(tim, at=[elves])
    table.seat(1).casts("Giant Growth", at=[elves]).resolves()
    table.resolve_stack()
    assert (elves.stayed, elves.damage) == (True, 1)
