"""Cards of libraries, hands, graveyards and exile: taken up together, put elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from apnap.abilities.amounts import Times
from apnap.abilities.cards import card
from apnap.abilities.conditions import Is
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.flow import Both, If, May, Sequence, Then
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.player_actions import Mill
from apnap.abilities.filters import CREATURE, LAND
from apnap.abilities.keyword_actions.searching import ShuffleIntoLibrary
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, OwnerOf
from apnap.abilities.predefined_tokens import FOOD
from apnap.abilities.selectors import IT, That
from apnap.abilities.targets import Target, TargetCard, TargetPlayer
from apnap.abilities.zones.putting import (
    ALL,
    ANY_NUMBER,
    AT_BOTTOM_AT_RANDOM,
    AT_RANDOM,
    FROM_ALL_GRAVEYARDS,
    FROM_GRAVEYARD,
    FROM_HAND,
    IN_GRAVEYARD,
    IN_HAND,
    IN_PLAY,
    ON_BOTTOM,
    ON_TOP,
    SHUFFLED,
    Among,
    CountAmong,
    LeftBehind,
    PutCards,
    PutRest,
    PutThem,
)
from apnap.abilities.zones.top_cards import ExileTopCards, LookAtTop, RevealTop, RevealUntil
from apnap.english import rules_text
from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.library.pool import POOL
from apnap.rules.ch1_concepts.definitions import Effect
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import LIBRARY
from apnap.testing import rule
from apnap.testing.plugin import Builder

LOST = Target(CREATURE)
SPELLS: dict[str, Effect] = {
    "Warp Away": Sequence(
        Then(ShuffleIntoLibrary(LOST), RevealTop(1, OwnerOf(LOST), theirs=True)),
        If(Is(IT, LAND, card=True), PutThem(IT, to=IN_PLAY, who=THAT_PLAYER)),
    ),
    "Brood": Sequence(Mill(3), CreateTokens(CountAmong(CREATURE, words="milled this way"), FOOD)),
    "Sift": Sequence(RevealTop(3), May(PutCards(Among(), 1, LAND, to=IN_HAND)), PutRest(IN_GRAVEYARD)),
    "Glean": Sequence(LookAtTop(3), Both(PutCards(Among(), 1, to=ON_TOP), PutRest(ON_BOTTOM))),
    "Harrow Wide": Sequence(Mill(3), May(PutCards(Among("the milled cards"), 1, CREATURE, to=IN_HAND))),
    "Plunge": Sequence(RevealUntil(CREATURE), Both(PutThem(That(card=True), to=IN_PLAY), PutRest(AT_BOTTOM_AT_RANDOM))),
    "Scatter": Sequence(
        ExileTopCards(2), PutCards(Among("exiled this way"), 0, LAND, to=IN_PLAY, how=ALL, tapped=True)
    ),
    "Gather": PutCards(FROM_GRAVEYARD, 1, CREATURE, to=IN_HAND, who=EACH_PLAYER),
    "Plant": May(PutCards(FROM_HAND, 0, LAND, to=IN_PLAY, how=ANY_NUMBER)),
    "Recall": PutCards(FROM_GRAVEYARD, 2, CREATURE, to=IN_PLAY, how=AT_RANDOM),
    "Stow": PutCards(FROM_HAND, 2, to=ON_TOP, who=TargetPlayer()),
    "Muster": Sequence(RevealTop(1, EACH_OPPONENT, theirs=True), GainLife(Times(2, CountAmong(LAND)))),
    "Peek": Then(LookAtTop(2, TargetPlayer()), PutRest(ON_TOP, words="them back")),
    "Offer": May(PutCards(FROM_HAND, 1, LAND, to=IN_PLAY, who=THAT_PLAYER), who=EACH_PLAYER),
    "Raise": PutThem(TargetCard(CREATURE, whose=EACH_OPPONENT), to=IN_PLAY, counter="+1/+1", counters=2),
    "Rise": PutCards(FROM_ALL_GRAVEYARDS, 0, CREATURE, to=IN_PLAY, how=ALL, owners=True),
    "Renew": PutCards(FROM_GRAVEYARD, 0, to=SHUFFLED, how=ALL, who=EACH_PLAYER),
    "Keepsake": PutCards(FROM_GRAVEYARD, 1, CREATURE, to=IN_PLAY, tapped=True, counter="stun"),
    "Churn": Sequence(RevealTop(2), PutRest(SHUFFLED)),
    "Dowse": Sequence(
        LookAtTop(1),
        If(Is(IT, LAND, card=True), May(PutThem(IT, to=IN_PLAY, tapped=True))),
        If(LeftBehind(), PutThem(IT, to=IN_HAND)),
    ),
}


def read(name: str, text: str) -> CardDef:
    verdict = read_card(CardText(name, "normal", (FaceText(name, "{U}", "Sorcery", text),)))
    assert verdict.card is not None, verdict.why
    return verdict.card


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    before = dict(POOL.brought)
    for name, effect in SPELLS.items():
        POOL.brought[name] = card(name, "{U}", "Sorcery", effect)
    yield
    POOL.brought = before


@pytest.mark.parametrize("name", SPELLS)
def test_what_is_printed_means_the_same(name: str) -> None:
    made = POOL.brought[name]
    assert read(name, rules_text(made)).base.abilities.spell == made.base.abilities.spell


@rule("608.2d", "701.20")
def test_one_of_the_revealed_is_taken_and_the_rest_is_put_away(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    cards = one.library("Forest", "Shock", "Island")
    one.casts("Sift")
    table.says([1], [cards[2].id])
    table.resolve_stack()
    assert one.hand == ["Island"]
    assert {"Forest", "Shock"} <= set(one.graveyard)


@rule("401.4")
def test_what_is_put_on_top_is_not_of_the_rest(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    cards = one.library("Forest", "Shock", "Island")
    one.casts("Glean")
    table.says([cards[1].id], [cards[2].id, cards[0].id])
    table.resolve_stack()
    library = table.game.state.ids(one.number, LIBRARY)
    assert library[-1] == cards[1].id
    assert list(library[:2]) == [cards[0].id, cards[2].id]


@rule("701.17")
def test_milled_cards_can_be_taken_from_the_graveyard(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.library("Forest", "Grizzly Bears", "Shock")
    one.casts("Harrow Wide")
    table.says([1])
    table.resolve_stack()
    assert one.hand == ["Grizzly Bears"]
    assert "Forest" in one.graveyard and "Shock" in one.graveyard


@rule("701.20", "401.4")
def test_cards_are_revealed_until_one_fits(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    cards = one.library("Forest", "Shock", "Grizzly Bears", "Island")
    one.casts("Plunge").resolves()
    assert one.permanent("Grizzly Bears")
    library = list(table.game.state.ids(one.number, LIBRARY))
    assert set(library[:2]) == {cards[0].id, cards[1].id}
    assert library[-1] == cards[3].id


@rule("701.13")
def test_what_fits_of_the_exiled_enters(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.library("Forest", "Shock")
    one.casts("Scatter").resolves()
    assert one.permanent("Forest").tapped
    assert "Shock" in one.exile


@rule("101.4", "608.2d")
def test_each_player_takes_back_a_card_of_their_own(scenario: Builder) -> None:
    table = scenario(seats=4)
    for seat in table.seats()[1:]:
        seat.buried("Grizzly Bears", "Shock")
    table.seat(0).casts("Gather").resolves()
    assert [seat.hand for seat in table.seats()] == [[], *[["Grizzly Bears"]] * 3]


@rule("608.2d")
def test_any_number_may_be_none_or_all(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    cards = one.holds("Forest", "Island", "Shock")
    one.casts("Plant")
    table.says([1], [cards[0].id, cards[1].id])
    table.resolve_stack()
    assert one.permanent("Forest") and one.permanent("Island")
    assert one.hand == ["Shock"]


@rule("608.2d")
def test_chance_takes_no_more_than_there_are(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.buried("Grizzly Bears", "Shock")
    one.casts("Recall").resolves()
    assert one.permanent("Grizzly Bears")
    assert "Shock" in one.graveyard


@rule("401.4")
def test_the_player_orders_what_they_put_on_top(scenario: Builder) -> None:
    table = scenario()
    one, other = table.seat(0), table.seat(1)
    cards = other.holds("Forest", "Island", "Shock")
    one.casts("Stow", at=[other])
    table.says([cards[0].id, cards[2].id])
    table.resolve_stack()
    assert other.hand == ["Island"]
    assert sorted(table.names(other.number, LIBRARY)[-2:]) == ["Forest", "Shock"]


@rule("701.20", "102.3")
def test_what_opponents_reveal_is_counted(scenario: Builder) -> None:
    table = scenario(seats=4)
    for i, seat in enumerate(table.seats()):
        seat.library("Shock" if i == 1 else "Forest")
    table.seat(0).casts("Muster").resolves()
    assert table.seat(0).life == 24


@rule("401.4", "701.20e")
def test_you_order_the_library_of_another(scenario: Builder) -> None:
    table = scenario()
    one, other = table.seat(0), table.seat(1)
    cards = other.library("Forest", "Island")
    one.casts("Peek", at=[other])
    table.says([cards[1].id, cards[0].id])
    table.resolve_stack()
    assert list(table.game.state.ids(other.number, LIBRARY)[-2:]) == [cards[0].id, cards[1].id]


@rule("701.24")
def test_the_rest_is_shuffled_in(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    before = one.library_size
    one.casts("Churn").resolves()
    assert one.library_size == before


@rule("608.2c", "400.7")
def test_what_is_not_put_onto_the_battlefield_is_taken(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.library("Forest", "Shock")
    one.casts("Dowse")
    table.says([1])
    table.resolve_stack()
    assert one.permanent("Forest").tapped
    one.casts("Dowse").resolves()
    assert one.hand == ["Shock"]


@rule("608.2e", "101.4")
def test_of_players_who_may_do_it_each_decides_for_themselves(scenario: Builder) -> None:
    table = scenario(seats=3)
    for seat in table.seats():
        seat.holds("Forest")
    table.seat(0).casts("Offer")
    table.says([0], [1], [0])
    table.resolve_stack()
    assert [seat.hand for seat in table.seats()] == [["Forest"], [], ["Forest"]]


@rule("122.6", "115.1")
def test_a_card_of_an_opponent_enters_with_counters_on_your_side(scenario: Builder) -> None:
    table = scenario(seats=3)
    one, other = table.seat(0), table.seat(2)
    (bears,) = other.buried("Grizzly Bears")
    one.casts("Raise", at=[bears]).resolves()
    assert one.permanent("Grizzly Bears").power == 4


@rule("400.7")
def test_all_graveyards_give_back_what_they_hold_to_its_owners(scenario: Builder) -> None:
    table = scenario(seats=3)
    for seat in table.seats():
        seat.buried("Grizzly Bears", "Shock")
    table.seat(0).casts("Rise").resolves()
    assert all(seat.permanent("Grizzly Bears") for seat in table.seats())
    assert all("Shock" in seat.graveyard for seat in table.seats())


@rule("701.24")
def test_whole_graveyards_are_shuffled_into_libraries(scenario: Builder) -> None:
    table = scenario(seats=3)
    sizes = [seat.library_size for seat in table.seats()]
    for seat in table.seats():
        seat.buried("Grizzly Bears", "Shock")
    table.seat(0).casts("Renew").resolves()
    assert [seat.library_size for seat in table.seats()] == [size + 2 for size in sizes]


@rule("701.24", "701.20")
def test_the_owner_reveals_and_puts_onto_their_own_side(scenario: Builder) -> None:
    table = scenario(seats=3)
    one, other = table.seat(0), table.seat(2)
    other.empty_library()
    other.library(*["Forest"] * 30)
    bears = other.has("Grizzly Bears")
    one.casts("Warp Away", at=[bears]).resolves()
    assert "Grizzly Bears" not in other.battlefield
    revealed = "Forest" in other.battlefield
    assert revealed or other.library_size == 31


@rule("701.17")
def test_what_was_milled_is_counted(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.library("Grizzly Bears", "Shock", "Savannah Lions")
    one.casts("Brood").resolves()
    assert one.battlefield.count("Food Token") == 2
