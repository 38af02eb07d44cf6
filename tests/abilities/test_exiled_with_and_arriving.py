"""Cards exiled with a permanent, creatures that arrive attacking, places in a library, and other words of zones."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.library.pool import POOL
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import END, LIBRARY
from apnap.testing import rule
from apnap.testing.plugin import Builder

SHORT = {
    "GY": "your graveyard",
    "BF": "the battlefield",
    "LIB": "your library",
    "YC": "you control",
    "ACC": "a creature card",
    "UG": "you gain",
    "UM": "you may",
    "TOC": "under their owners' control",
    "EW": "exiled with this artifact",
    "TC": "target creature",
    "UET": "until end of turn",
    "BLC": "basic land cards",
    "PTB": "put them onto the battlefield tapped",
    "NES": "at the beginning of the next end step",
    "WX": "where X is",
    "CT": "this creature",
    "IYD": "If you do,",
    "OWN": "its owner's",
    "TCC": "target creature card",
    "PTC": "put that card",
    "TXC": "the top X cards",
    "FC": "The flashback cost",
    "CCS": "creature cards",
    "UGD": "you gained",
    "AML": "the amount of life",
    "DXC": "draw X cards",
    "TNO": "the number of",
    "TNP": "that number plus",
    "ROG": "the rest of the game",
    "TL": "their library",
    "TGY": "their graveyard",
    "ALC": "a land card",
    "DAC": "draw a card",
    "AC": "all creatures",
}
"""The shorthand of players, in which the texts below are written."""
CARDS = {
    "Bone Jar": (
        "Artifact",
        "Whenever a creature YC dies, UM exile that card. IYD return each other card EW to OWN graveyard.\n"
        "{T}, Sacrifice this artifact: Return all cards EW to BF TOC.",
    ),
    "Grave Rider": (
        "Creature \u2014 Knight",
        "Whenever CT attacks, return TCC with power 2 or less from GY to BF tapped and attacking.",
    ),
    "Ambush": ("Instant", "UM put ACC from your hand onto BF tapped and attacking."),
    "Long Road": (
        "Sorcery",
        "Search LIB for a basic land card, PTC onto BF tapped, then shuffle.\n"
        "If there are three or more cards in GY, instead search LIB for up to two BLC, PTB, then shuffle.",
    ),
    "Sink": ("Instant", "Put TC into OWN library third from the top."),
    "Deep Sink": ("Instant", "Put TC into OWN library just beneath TXC of that library."),
    "Locked Doors": ("Enchantment", "Your opponents can't search libraries."),
    "Full Count": ("Sorcery", "UG X life, WX the number of Elves YC plus the number of Elf cards in GY."),
    "Better Half": (
        "Sorcery",
        "Draw cards equal to the number of Elves YC or the number of Elf cards in GY, whichever is greater.",
    ),
    "Encore Night": (
        "Sorcery",
        "Each sorcery card in GY gains flashback UET. FC is equal to its mana cost.",
    ),
    "Wide Grasp": ("Instant", "You have no maximum hand size for ROG."),
    "Grindstone": (
        "Sorcery",
        "Each opponent reveals cards from the top of TL until they reveal ALC, then puts those cards into TGY.",
    ),
    "Both Kinds": ("Sorcery", "Search LIB for up to two BLC and/or Desert cards, PTB, then shuffle."),
    "Dredge Up": ("Sorcery", "Return a land card or Elf card from GY to your hand. If you can't, DAC."),
    "Calm Keeper": (
        "Creature \u2014 Cat",
        "When CT enters, UM exile up to two other target creatures from BF and/or CCS from graveyards.\n"
        "When CT leaves BF, return the exiled cards to their owners' hands.",
    ),
    "Deep Well": (
        "Artifact",
        "Whenever UG life, UM pay {X}, WX less than or equal to AML UGD. IYD DXC.",
    ),
    "Grave Toll": ("Enchantment", "Whenever a creature YC dies, UM pay {1} and 1 life. IYD DAC."),
    "War Herald": (
        "Creature \u2014 Knight",
        "Whenever CT attacks an opponent, UM put ACC from your hand onto BF tapped and attacking that opponent.",
    ),
    "Bone Heap": (
        "Creature \u2014 Skeleton",
        "Bone Heap's power is equal to TNO cards in GY and its toughness is equal to TNP 1.",
    ),
    "Tide Song": ("Sorcery", "Return AC to their owners' hands except for Bears and Cats."),
}


def spelled(text: str) -> str:
    """A text as a card has it."""
    full = re.sub(r"[A-Z]{2,}", lambda found: SHORT.get(found[0], found[0]), text)
    return re.sub(r"(^|[.\n] ?)([a-z])", lambda found: found[1] + found[2].upper(), full)


def read(name: str, types: str, text: str) -> CardDef:
    size = "2/2" if "Creature" in types else ""
    size = "*/1+*" if name == "Bone Heap" else size
    cost = "{X}{U}" if name == "Deep Sink" else "{U}"
    verdict = read_card(CardText(name, "normal", (FaceText(name, cost, types, spelled(text), size),)))
    assert verdict.card is not None, (name, verdict.why)
    return verdict.card


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    before = dict(POOL.brought)
    for name, (types, text) in CARDS.items():
        POOL.brought[name] = read(name, types, text)
    yield
    POOL.brought = before


@rule("406.6", "607.2a")
def test_only_the_card_exiled_last_stays_with_it(scenario: Builder) -> None:
    table = scenario(seats=2)
    one = table.seat(0)
    jar = one.has("Bone Jar")
    bears, giant = one.has("Grizzly Bears"), one.has("Hill Giant")
    for creature in (bears, giant):
        one.casts("Murder", at=[creature]).resolves()
        table.says([1])
        table.resolve_stack()
    assert one.exile == ["Hill Giant"] and "Grizzly Bears" in one.graveyard
    one.activates(jar, 0)
    table.resolve_stack()
    assert one.battlefield == ["Hill Giant"]


@rule("508.4", "506.3a")
def test_what_comes_back_attacks(scenario: Builder) -> None:
    table = scenario(seats=2)
    one, other = table.seat(0), table.seat(1)
    rider = one.has("Grave Rider")
    bears = one.buried("Grizzly Bears")[0]
    one.attacks({rider: other})
    table.says([bears.id])
    table.resolve_stack()
    back = one.permanent("Grizzly Bears")
    assert back.tapped and back.attacking
    table.to_step(END)
    assert other.life == 16


@rule("608.2c")
def test_the_second_line_happens_instead_of_the_first(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.buried("Shock", "Shock", "Shock")
    cards = one.library("Forest", "Forest", "Island")
    one.casts("Long Road")
    table.says([cards[0].id, cards[1].id])
    table.resolve_stack()
    assert one.battlefield == ["Forest", "Forest"]


@rule("401.7")
def test_it_goes_beneath_so_many_cards(scenario: Builder) -> None:
    table = scenario()
    one, other = table.seat(0), table.seat(1)
    cards = other.library("Forest", "Island", "Swamp")
    one.casts("Sink", at=[other.has("Grizzly Bears")]).resolves()
    names = [table.game.name(id) for id in table.game.state.ids(other.number, LIBRARY)[-4:]]
    assert names.index("Grizzly Bears") == 1
    one.casts("Deep Sink", at=[other.has("Hill Giant")], x=1).resolves()
    names = [table.game.name(id) for id in table.game.state.ids(other.number, LIBRARY)[-5:]]
    assert names.index("Hill Giant") == 3 and len(cards) == 3


@rule("101.2", "701.23")
def test_opponents_find_nothing(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(1).has("Locked Doors")
    one = table.seat(0)
    one.library("Forest")
    one.casts("Both Kinds").resolves()
    assert not one.battlefield


@rule("107.1")
def test_two_numbers_are_added_or_compared(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.has("Llanowar Elves")
    one.buried("Llanowar Elves", "Llanowar Elves")
    one.library("Forest", "Forest", "Forest")
    one.casts("Full Count").resolves()
    assert one.life == 23
    one.casts("Better Half").resolves()
    assert one.hand == ["Forest", "Forest"]


@rule("702.34")
def test_every_sorcery_there_can_be_cast_once_more(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.buried("Full Count")
    one.casts("Encore Night").resolves()
    one.gets_mana("U")
    assert "Full Count" in one.castable


@rule("402.2", "611.2a")
def test_a_hand_may_be_of_any_size_from_then_on(scenario: Builder) -> None:
    table = scenario(seats=2)
    one = table.seat(0)
    one.casts("Wide Grasp").resolves()
    one.holds(*["Forest"] * 9)
    table.to_turn(table.seat(1))
    assert len(one.hand) == 9


@rule("701.20")
def test_each_of_them_puts_what_was_revealed_into_their_own_graveyard(scenario: Builder) -> None:
    table = scenario(seats=3)
    for seat in table.seats()[1:]:
        seat.library("Shock", "Forest", "Shock", "Island")
    table.seat(0).casts("Grindstone").resolves()
    assert [sorted(seat.graveyard) for seat in table.seats()[1:]] == [["Forest", "Shock"]] * 2


@rule("608.2c")
def test_whoever_cannot_return_a_card_draws(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.library("Island", "Island")
    one.buried("Shock")
    one.casts("Dredge Up").resolves()
    assert one.hand == ["Island"]
    one.buried("Llanowar Elves")
    one.casts("Dredge Up").resolves()
    assert sorted(one.hand) == ["Island", "Llanowar Elves"]


@rule("608.2c")
def test_those_named_stay(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.has("Grizzly Bears")
    one.has("Savannah Lions")
    one.has("Hill Giant")
    one.casts("Tide Song").resolves()
    assert sorted(one.battlefield) == ["Grizzly Bears", "Savannah Lions"]


@rule("115.1", "607.2a")
def test_targets_on_the_battlefield_and_in_graveyards_are_exiled_together(scenario: Builder) -> None:
    table = scenario(seats=2)
    one, other = table.seat(0), table.seat(1)
    bears = other.has("Grizzly Bears")
    giant = other.buried("Hill Giant")[0]
    one.casts("Calm Keeper").resolves()
    table.says([bears.id, giant.id], [1])
    table.resolve_stack()
    assert sorted(other.exile) == ["Grizzly Bears", "Hill Giant"]
    one.casts("Murder", at=[one.permanent("Calm Keeper")]).resolves()
    table.resolve_stack()
    assert sorted(other.hand) == ["Grizzly Bears", "Hill Giant"]


@rule("107.3f", "119.3")
def test_no_more_is_paid_than_life_was_gained(scenario: Builder) -> None:
    table = scenario(seats=2)
    one = table.seat(0)
    one.has("Deep Well")
    one.library("Forest", "Forest", "Forest", "Forest")
    for _ in range(4):
        one.has("Island")
    one.casts("Full Count").resolves()
    assert one.life == 20
    one.has("Llanowar Elves")
    one.has("Llanowar Elves")
    one.casts("Full Count").resolves()
    table.says([1], [2])
    table.resolve_stack()
    assert one.hand == ["Forest", "Forest"]


@rule("118.1")
def test_mana_and_life_are_paid_together(scenario: Builder) -> None:
    table = scenario(seats=2)
    one = table.seat(0)
    one.has("Grave Toll")
    one.library("Forest", "Forest")
    one.has("Island")
    one.casts("Murder", at=[one.has("Grizzly Bears")]).resolves()
    table.says([1])
    table.resolve_stack()
    assert one.hand == ["Forest"] and one.life == 19


@rule("508.4")
def test_it_attacks_the_same_player(scenario: Builder) -> None:
    table = scenario(seats=3)
    one = table.seat(0)
    herald = one.has("War Herald")
    one.holds("Grizzly Bears")
    one.attacks({herald: table.seat(2)})
    table.says([1])
    table.resolve_stack()
    assert one.permanent("Grizzly Bears").attacking
    table.to_step(END)
    assert [seat.life for seat in table.seats()] == [20, 20, 16]


@rule("208.2a", "604.3")
def test_toughness_is_one_more_than_power(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.buried("Shock", "Forest")
    heap = one.has("Bone Heap")
    assert (heap.power, heap.toughness) == (2, 3)
