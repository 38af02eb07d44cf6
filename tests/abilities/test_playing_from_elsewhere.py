"""Playing cards from elsewhere: for a time, without paying, with mana of any colour, and at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.flow import May, Sequence
from apnap.abilities.filters import CREATURE, INSTANT, LAND, Not
from apnap.abilities.players import EACH_OPPONENT
from apnap.abilities.selectors import IT, THOSE, That
from apnap.abilities.targets import TargetCard, TargetOpponent
from apnap.abilities.zones.playing import (
    ANY_COLOR,
    ANY_TYPE,
    END_OF_NEXT_TURN,
    THIS_TURN,
    WHILE_THERE,
    CastIt,
    CastSome,
    ExiledAfterCast,
    MayPlay,
)
from apnap.abilities.zones.putting import ANY_NUMBER, FROM_HAND, Among
from apnap.abilities.zones.top_cards import ExileTopCards, RevealUntil
from apnap.english import rules_text
from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.library.pool import POOL
from apnap.rules.ch1_concepts.definitions import Effect
from apnap.rules.core.constants import EXILE, MAIN1
from apnap.rules.core.decisions import FOR_MAY, O_CAST, O_LAND, ChooseDecision, Option, PriorityDecision
from apnap.testing import Scenario, rule
from apnap.testing.handles import Seat
from apnap.testing.plugin import Builder

SPELLS: dict[str, Effect] = {
    "Spark": Sequence(ExileTopCards(2), MayPlay(THOSE, THIS_TURN)),
    "Ember": Sequence(ExileTopCards(1), MayPlay(That(card=True), END_OF_NEXT_TURN, first=True)),
    "Borrow": Sequence(ExileTopCards(1, TargetOpponent()), MayPlay(IT, WHILE_THERE, cast=True, mana=ANY_TYPE)),
    "Gift": Sequence(
        ExileTopCards(2),
        MayPlay(THOSE, THIS_TURN, Not(CREATURE), cast=True, free=True, words="those cards", first=True),
    ),
    "Flood": Sequence(
        ExileTopCards(1, EACH_OPPONENT),
        May(CastSome(Among("those cards"), 0, how=ANY_NUMBER)),
    ),
    "Dash": May(CastSome(FROM_HAND, 1, INSTANT)),
    "Echo": Sequence(May(CastIt(TargetCard(INSTANT))), ExiledAfterCast(THOSE, "a spell cast this way", "your")),
    "Delve": Sequence(
        RevealUntil(Not(LAND), exiling=True), MayPlay(That(card=True), THIS_TURN, cast=True, mana=ANY_COLOR)
    ),
}


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    before = dict(POOL.brought)
    for name, effect in SPELLS.items():
        POOL.brought[name] = card(name, "{0}", "Sorcery", effect)
    yield
    POOL.brought = before


@pytest.mark.parametrize("name", SPELLS)
def test_what_is_printed_means_the_same(name: str) -> None:
    made = POOL.brought[name]
    verdict = read_card(CardText(name, "normal", (FaceText(name, "{0}", "Sorcery", rules_text(made)),)))
    assert verdict.card is not None, verdict.why
    assert verdict.card.base.abilities.spell == made.base.abilities.spell


def ways(seat: Seat, name: str) -> list[Option]:
    """How a player could play the card of this name in exile now."""
    table = seat.table
    table.to_priority(seat.number)
    decision = table.open_decision()
    assert isinstance(decision, PriorityDecision)
    objs = table.game.state.objs
    kinds = (O_CAST, O_LAND)
    return [
        o for o in decision.options if o.kind in kinds and objs[o.id].zone == EXILE and objs[o.id].card.name == name
    ]


def plays_exiled(seat: Seat, name: str, at: tuple[Seat, ...] = ()) -> None:
    (way,) = ways(seat, name)
    seat.table.choose_option(seat.number, way.kind, way.id, at, None, (), (), way.index)
    seat.table.resolve_stack()


def casts_the_first(table: Scenario) -> None:
    """The first of those that could be cast at once is cast."""
    decision = table.run(lambda d: isinstance(d, ChooseDecision) and d.purpose == FOR_MAY, "which to cast")
    assert isinstance(decision, ChooseDecision)
    table.answer([decision.candidates[0]])
    table.resolve_stack()


@rule("601.3", "305.1")
def test_exiled_cards_are_played_this_turn_only(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.library("Forest", "Shock")
    one.casts("Spark").resolves()
    one.gets_mana("R")
    plays_exiled(one, "Shock", (table.seat(1),))
    assert table.seat(1).life == 18
    plays_exiled(one, "Forest")
    assert one.permanent("Forest")


@rule("601.3", "514.2")
def test_what_nobody_plays_this_turn_stays_in_exile(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.library("Forest", "Shock")
    one.casts("Spark").resolves()
    table.to_step(MAIN1, one)
    one.gets_mana("R")
    assert not ways(one, "Shock")


@rule("514.2", "611.2")
def test_until_the_end_of_your_next_turn_covers_that_turn_and_no_more(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.library("Shock")
    one.casts("Ember").resolves()
    table.to_step(MAIN1, one)
    one.gets_mana("R")
    assert ways(one, "Shock")
    table.to_step(MAIN1, one)
    one.gets_mana("R")
    assert not ways(one, "Shock")


@rule("609.4b", "601.3")
def test_mana_of_any_type_pays_for_what_is_borrowed(scenario: Builder) -> None:
    table = scenario()
    one, other = table.seat(0), table.seat(1)
    other.library("Shock")
    one.casts("Borrow", at=[other]).resolves()
    one.gets_mana("C")
    plays_exiled(one, "Shock", (other,))
    assert other.life == 18
    assert "Shock" in other.graveyard


@rule("118.9")
def test_only_what_fits_is_free(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.library("Shock", "Grizzly Bears")
    one.casts("Gift").resolves()
    assert not ways(one, "Grizzly Bears")
    plays_exiled(one, "Shock", (table.seat(1),))
    assert table.seat(1).life == 18


@rule("608.2g", "118.9")
def test_any_number_are_cast_one_after_the_other(scenario: Builder) -> None:
    table = scenario(seats=3)
    one = table.seat(0)
    table.seat(1).library("Grizzly Bears")
    table.seat(2).library("Forest")
    one.casts("Flood")
    table.says([1])
    casts_the_first(table)
    assert one.permanent("Grizzly Bears")
    assert "Forest" in table.seat(2).exile


@rule("608.2g")
def test_a_spell_is_cast_from_the_hand_at_once(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.holds("Shock", "Grizzly Bears")
    one.casts("Dash")
    table.says([1])
    casts_the_first(table)
    assert one.hand == ["Grizzly Bears"]


@rule("614.1a", "608.2n")
def test_what_is_cast_from_the_graveyard_is_exiled_afterwards(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    shock = one.buried("Shock")[0]
    one.casts("Echo", at=[shock])
    table.says([1])
    table.resolve_stack()
    assert "Shock" in one.exile
    assert "Shock" not in one.graveyard
