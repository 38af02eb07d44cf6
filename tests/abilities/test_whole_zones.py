"""Whole hands and graveyards, permanents returned by those who control them, spells that can't be countered, stars."""

from __future__ import annotations

import pytest

from apnap.abilities.amounts import CountOf
from apnap.abilities.cards import card
from apnap.abilities.effects.whole_zones import DiscardHand, ExileGraveyard, ReturnOwn
from apnap.abilities.filters import CREATURE, LAND, YOU_CONTROL
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER
from apnap.abilities.selectors import Each
from apnap.abilities.statics.becoming import SizeIs
from apnap.abilities.statics.forbidding import ThisCantBeCountered
from apnap.abilities.targets import TargetPlayer
from apnap.english import rules_text
from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.library.pool import POOL
from apnap.rules.ch1_concepts.fields import same
from apnap.testing import rule
from apnap.testing.plugin import Builder

SPELLS = {
    "Empty Hands": DiscardHand(EACH_OPPONENT),
    "Empty Grave": ExileGraveyard(TargetPlayer()),
    "Empty Graves": ExileGraveyard(EACH_PLAYER),
    "Step Back": ReturnOwn(1, LAND),
    "All Step Back": ReturnOwn(1, CREATURE, who=EACH_PLAYER),
}
CREATURES = {
    "Sure Bear": ("2/2", ThisCantBeCountered()),
    "Starry Bear": ("*/3", SizeIs(CountOf(Each(LAND, YOU_CONTROL)), "power")),
}


@pytest.fixture(autouse=True)
def brought():
    before = dict(POOL.brought)
    for name, word in SPELLS.items():
        POOL.brought[name] = card(name, "{B}", "Sorcery", word)
    for name, (size, ability) in CREATURES.items():
        POOL.brought[name] = card(name, "{G}", "Creature - Bear", size, ability)
    yield
    POOL.brought = before


@rule("701.9")
def test_each_opponent_discards_all_cards_in_hand(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).holds("Forest")
    table.seat(1).holds("Shock")
    table.seat(1).holds("Island")
    table.seat(0).casts("Empty Hands").resolves()
    assert table.seat(0).hand == ["Forest"]
    assert table.seat(1).hand == [] and sorted(table.seat(1).graveyard) == ["Island", "Shock"]


@rule("701.13")
def test_one_graveyard_or_all_are_exiled(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(0), table.seat(1)
    one.buried("Forest")
    two.buried("Shock")
    one.casts("Empty Grave", at=[two]).resolves()
    assert two.graveyard == [] and "Forest" in one.graveyard
    two.buried("Island")
    one.casts("Empty Graves").resolves()
    assert two.graveyard == [] and "Forest" not in one.graveyard


@rule("608.2d")
def test_whoever_controls_permanents_chooses_which_to_return(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(0), table.seat(1)
    one.has("Forest")
    island = one.has("Island")
    two.has("Swamp")
    one.casts("Step Back")
    table.says([island.id])
    table.resolve_stack()
    assert one.hand == ["Island"]
    assert two.permanent("Swamp") is not None


@rule("101.4", "608.2d")
def test_each_player_returns_one_of_their_own(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(0), table.seat(1)
    one.has("Grizzly Bears")
    two.has("Serra Angel")
    one.casts("All Step Back").resolves()
    assert one.hand == ["Grizzly Bears"] and two.hand == ["Serra Angel"]


@rule("101.2", "113.6g")
def test_a_spell_that_cant_be_countered_is_not(scenario: Builder) -> None:
    table = scenario()
    one, two = table.seat(0), table.seat(1)
    bear = one.casts("Sure Bear")
    two.casts("Cancel", at=[bear])
    table.resolve_stack()
    assert one.permanent("Sure Bear").power == 2


@rule("208.2", "613.4a")
def test_only_the_star_is_defined(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Starry Bear")
    table.seat(0).has("Forest")
    table.seat(0).has("Forest")
    assert (bear.power, bear.toughness) == (2, 3)


@pytest.mark.parametrize("name", [*SPELLS, *CREATURES])
def test_the_words_read_back(name: str) -> None:
    made = POOL.brought[name]
    types, size = ("Sorcery", "") if name in SPELLS else ("Creature - Bear", CREATURES[name][0])
    face = FaceText(name, "{B}", types, rules_text(made), size)
    read = read_card(CardText(name, "normal", (face,)))
    assert read.card is not None, read.why
    assert same(list(read.card.base.abilities.every), list(made.base.abilities.every))
