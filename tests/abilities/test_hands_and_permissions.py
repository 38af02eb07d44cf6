"""Hands that are shown, cards chosen from them, and statements that let cards be played from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from apnap.abilities.cards import card
from apnap.abilities.conditions import Controls
from apnap.abilities.effects.flow import Sequence
from apnap.abilities.filters import CREATURE, NONLAND, Subtype
from apnap.abilities.players import THAT_PLAYER, YOU
from apnap.abilities.selectors import That
from apnap.abilities.targets import TargetOpponent
from apnap.abilities.zones.hands import ChooseCards, LookAtHand, RevealHand
from apnap.abilities.zones.permissions import CastThisFrom, PlayFrom, SeesTop
from apnap.abilities.zones.putting import DISCARDED, IN_PLAY, Among, PutCards, PutThem
from apnap.english import rules_text
from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.library.pool import POOL
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import GRAVEYARD, LIBRARY
from apnap.testing import rule
from apnap.testing.plugin import Builder

CARDS: dict[str, CardDef] = {
    "Pry": card(
        "Pry",
        "{B}",
        "Sorcery",
        Sequence(
            RevealHand(TargetOpponent()),
            ChooseCards(Among("it"), 1, NONLAND),
            PutThem(That(card=True), to=DISCARDED, who=THAT_PLAYER),
        ),
    ),
    "Abduct": card(
        "Abduct",
        "{B}",
        "Sorcery",
        Sequence(LookAtHand(TargetOpponent()), PutCards(Among("it"), 1, CREATURE, to=IN_PLAY)),
    ),
    "Delver": card("Delver", "{G}", "Enchantment", PlayFrom(GRAVEYARD, lands=True)),
    "Seer": card("Seer", "{G}", "Enchantment", SeesTop(), PlayFrom(LIBRARY, lands=True, spells=CREATURE)),
    "Crawler": card(
        "Crawler",
        "{B}",
        "Creature - Zombie",
        "2/1",
        CastThisFrom([GRAVEYARD], Controls(YOU, Subtype("Bear"))),
    ),
}


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    before = dict(POOL.brought)
    POOL.brought.update(CARDS)
    yield
    POOL.brought = before


@pytest.mark.parametrize("name", CARDS)
def test_what_is_printed_means_the_same(name: str) -> None:
    made = CARDS[name]
    types = {"Crawler": "Creature \u2014 Zombie", "Delver": "Enchantment", "Seer": "Enchantment"}.get(name, "Sorcery")
    size = "2/1" if name == "Crawler" else ""
    verdict = read_card(CardText(name, "normal", (FaceText(name, "{B}", types, rules_text(made), size),)))
    assert verdict.card is not None, verdict.why
    assert list(verdict.card.base.abilities.every) == list(made.base.abilities.every)


@rule("701.20", "701.9")
def test_you_choose_what_another_discards(scenario: Builder) -> None:
    table = scenario(seats=3)
    one, other = table.seat(0), table.seat(2)
    _, shock, fog = other.holds("Forest", "Shock", "Fog")
    one.casts("Pry", at=[other])
    table.says([fog.id])
    table.resolve_stack()
    assert sorted(other.hand) == ["Forest", "Shock"]
    assert "Fog" in other.graveyard
    assert shock


@rule("608.2d")
def test_where_nothing_fits_nothing_is_discarded(scenario: Builder) -> None:
    table = scenario()
    one, other = table.seat(0), table.seat(1)
    other.holds("Forest")
    one.casts("Pry", at=[other]).resolves()
    assert other.hand == ["Forest"]


@rule("400.7")
def test_a_card_of_another_hand_enters_on_your_side(scenario: Builder) -> None:
    table = scenario()
    one, other = table.seat(0), table.seat(1)
    other.holds("Grizzly Bears", "Forest")
    one.casts("Abduct", at=[other]).resolves()
    assert one.permanent("Grizzly Bears")


@rule("305.1", "601.3")
def test_lands_are_played_from_the_graveyard(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.has("Delver")
    (forest,) = one.buried("Forest")
    decision = table.to_priority(one.number)
    assert any(option.id == forest.id for option in decision.options)
    two = table.seat(1)
    (island,) = two.buried("Island")
    decision = table.to_priority(one.number)
    assert not any(option.id == island.id for option in decision.options)


@rule("401.6", "601.3")
def test_only_what_fits_is_cast_from_the_top(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.has("Seer")
    one.library("Grizzly Bears", "Shock")
    one.gets_mana("RGG")
    assert "Grizzly Bears" in one.castable
    one.library("Shock")
    assert "Shock" not in one.castable


@rule("601.3")
def test_this_card_is_cast_from_the_graveyard_while_it_may_be(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.buried("Crawler")
    one.gets_mana("B")
    assert "Crawler" not in one.castable
    one.has("Grizzly Bears")
    assert "Crawler" in one.castable
