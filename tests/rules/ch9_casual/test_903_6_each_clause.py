"""Clauses of Commander that are easily missed: where from, how often, what it is by now. CR 903.3e, 903.6-903.12."""

from __future__ import annotations

import pytest

import apnap
from apnap.abilities.cards import card
from apnap.abilities.effects.copies import BecomeCopy
from apnap.abilities.effects.moves import PutOnLibrary, ReturnToHand
from apnap.abilities.filters import CREATURE
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.targets import Target, TargetCard
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.core.constants import BATTLEFIELD, EV_ZONE, GRAVEYARD, HAND, LIBRARY, S_REPLACE
from apnap.rules.core.decisions import (
    D_MULLIGAN,
    D_PRIORITY,
    FOR_BOTTOM,
    FOR_COMMANDER,
    FOR_REPLACEMENT,
    O_CAST,
    ChooseDecision,
)
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.rules.events import Event, ZoneChange
from apnap.testing import rule
from apnap.testing.plugin import Builder

HOUND = "Isamaru, Hound of Konda"
MIMICRY = card("Mimicry", "{U}", "Instant", BecomeCopy(Target(CREATURE), Target(CREATURE)))
REGROWTH = card("Recall", "{G}", "Sorcery", ReturnToHand(TargetCard(CREATURE, whose=EACH_PLAYER)))
RECYCLE = card("Recycle", "{G}", "Sorcery", PutOnLibrary(TargetCard(CREATURE, whose=EACH_PLAYER)))


@rule("903.3e")
def test_what_your_commander_is_now_counts(scenario: Builder) -> None:
    """Of mana value 1, and a copy of a Hill Giant this turn."""
    table = scenario(2, commander=True).knows(MIMICRY)
    one = table.seat(0)
    hound = one.leads(HOUND, zone=BATTLEFIELD)
    giant = one.has("Hill Giant")
    one.casts("Tangleweave Armor").resolves()
    table.resolve_stack()
    germ = one.permanent("Phyrexian Germ Token")
    assert germ.power == 1
    one.casts("Mimicry", at=[hound, giant]).resolves()
    assert hound.mana_value == 4 and germ.power == 4
    table.next_turn()
    assert germ.power == 1


@rule("903.6", "103.3")
def test_the_rest_of_the_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(4):
        game = apnap.new_game(["elves", "partners"], variant="commander", seed=seed)
        state = game.play.state
        orders.add(tuple(state.objs[id].card.name for id in state.ids(0, LIBRARY)))
    assert len(orders) == 4


@rule("903.9b")
@pytest.mark.parametrize(("spell", "to"), [("Recall", "hand"), ("Recycle", "library")])
@pytest.mark.parametrize("home", [True, False])
def test_from_a_graveyard_as_well(scenario: Builder, spell: str, to: str, home: bool) -> None:
    """The replacement effect looks at where it goes, not at where it comes from."""
    table = scenario(3, commander=True).knows(REGROWTH, RECYCLE)
    hound = table.seat(1).leads(HOUND, zone=GRAVEYARD)
    table.seat(0).casts(spell, at=[hound])
    decision = table.asked(table.seat(1), FOR_COMMANDER)
    assert decision.rule == "903.9b"
    table.answer([1 if home else 0])
    table.resolve_stack()
    assert hound.zone == ("command zone" if home else to)


@rule("903.9b", "614.5")
def test_each_time_it_would_go_there(scenario: Builder) -> None:
    """Said no as it went to the hand; asked again as it goes to the library."""
    table = scenario(2, commander=True)
    hound = table.seat(0).leads(HOUND, zone=BATTLEFIELD)
    table.seat(0).casts("Unsummon", at=[hound])
    table.asked(table.seat(0), FOR_COMMANDER)
    table.answer([0])
    assert hound.zone == "hand"
    table.seat(0).casts(HOUND).resolves()
    again = table.seat(0).permanent(HOUND)
    table.seat(1).casts("Unsummon", at=[again])
    table.asked(table.seat(0), FOR_COMMANDER)
    table.answer([1])
    assert again.zone == "command zone"


@rule("903.12g", "103.5c")
def test_only_the_first_mulligan_of_a_brawl_game_is_free() -> None:
    """Nothing goes to the bottom after the first one, one card after the second, two after the third."""
    game = apnap.new_game(variant="brawl", seats=2, seed=3)
    first = game.decision
    assert first is not None and first.kind == D_MULLIGAN
    who, taken, bottom = first.seat, 0, []
    while game.decision is not None and game.decision.kind != D_PRIORITY:
        asked = game.decision
        if isinstance(asked, ChooseDecision) and asked.purpose == FOR_BOTTOM:
            assert asked.seat == who and asked.minimum == asked.maximum
            bottom.append((taken, int(asked.minimum)))
            game.answer([int(id) for id in asked.candidates[: asked.minimum]])
        else:
            again = asked.seat == who and taken < 3
            taken += again
            game.answer(1 if again else 0)
    assert bottom == [(2, 1), (3, 2)]


@rule("903.8")
def test_only_casting_from_the_command_zone_is_taxed(scenario: Builder) -> None:
    table = scenario(2, commander=True)
    one = table.seat(0)
    one.leads(HOUND)
    one.casts(HOUND).resolves()
    permanent = one.permanent(HOUND)
    one.casts("Unsummon", at=[permanent])
    table.asked(one, FOR_COMMANDER)
    table.answer([0])
    one.gets_mana("W")
    table.refresh()
    assert one.hand == [HOUND]
    one.casts(HOUND, free=False).resolves()  # for {W}: no tax from the hand
    assert one.battlefield == [HOUND] and one.pool == ""
    one.casts("Murder", at=[one.permanent(HOUND)])
    table.asked(one, FOR_COMMANDER)
    table.answer([1])
    table.resolve_stack()
    in_command = one.command == [HOUND]
    one.gets_mana("WC")
    assert in_command
    options = [o for o in table.to_priority(one.number).options if o.kind == O_CAST and table.game.name(o.id) == HOUND]
    assert options == []  # one cast from the command zone, one from the hand: {2} more, and there are two in all
    one.gets_mana("C")
    options = [o for o in table.to_priority(one.number).options if o.kind == O_CAST and table.game.name(o.id) == HOUND]
    assert len(options) == 1


@rule("903.10a", "704.6c")
def test_twenty_one_is_enough_and_twenty_is_not(scenario: Builder) -> None:
    table = scenario(3, commander=True, life=60)
    state = table.game.state
    hound = table.seat(0).leads(HOUND, zone=BATTLEFIELD)
    number = state.objs[hound.id].number
    state.edit_player(table.seat(1).number).commander_damage = [number, 20]
    state.edit_player(table.seat(2).number).commander_damage = [number, 21]
    table.refresh()
    assert table.seat(1).in_game and not table.seat(2).in_game


class Misplaced(Static):
    """What would be put into a hand is put on top of its owner's library instead."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_ZONE])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.to == HAND

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            event.to = LIBRARY
        return event


@rule("903.9b", "614.5")
@pytest.mark.parametrize("home", [True, False])
def test_it_may_apply_again_to_the_same_event(scenario: Builder, home: bool) -> None:
    """Its owner lets it go to the hand; another effect then sends it to the library, and the owner is asked again."""
    table = scenario(2, commander=True).knows(card("Mislayer", "{U}", "Enchantment", Misplaced()))
    one = table.seat(0)
    one.has("Mislayer")
    hound = one.leads(HOUND, zone=BATTLEFIELD)
    one.casts("Unsummon", at=[hound])
    decision = table.asked(one, FOR_REPLACEMENT)
    table.answer([next(i for i in decision.candidates if decision.labels[i] != "Mislayer")])
    table.asked(one, FOR_COMMANDER)
    table.answer([0])
    table.asked(one, FOR_COMMANDER)
    table.answer([1 if home else 0])
    table.resolve_stack()
    assert hound.zone == ("command zone" if home else "library")
