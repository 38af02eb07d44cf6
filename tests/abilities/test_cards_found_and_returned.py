"""Cards that are searched for together, returned, discarded and drawn: in sentences of our own, and at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.library.pool import POOL
from apnap.rules.ch2_cards.creature_types import CREATURE_TYPES
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import DRAW, END, FLYING, HASTE
from apnap.testing import rule
from apnap.testing.plugin import Builder

SHORT = {
    "GY": "your graveyard",
    "BF": "the battlefield",
    "LIB": "your library",
    "YC": "you control",
    "UG": "you gain",
    "CMC": "mana value",
    "CC": "creature cards",
    "TYPE": "Choose a creature type.",
    "NES": "at the beginning of the next end step",
    "NTU": "at the beginning of the next turn's upkeep",
    "IYD": "If you do,",
    "XIS": "where X is",
    "TMC": "that many cards",
    "UM": "you may",
    "OCT": "of the chosen type",
    "SP": "this spell",
    "LC": "land cards",
    "ACC": "a creature card",
    "CT": "this creature",
    "INH": "into your hand",
    "ML": "more lands",
    "FAO": "from anywhere other than",
    "FTL": "from the top of your library",
    "BOU": "at the beginning of your upkeep",
}
"""The shorthand of players, in which the texts below are written."""
SORCERIES = {
    "Twin Paths": "Search LIB for up to two basic LC that share a land type, put them onto BF tapped, then shuffle.",
    "Small Army": "Return any number of CC with total CMC 3 or less from GY to BF.",
    "Last Ride": "Return target creature card from GY to BF. It gains haste. Sacrifice it NES.",
    "Short Visit": "Untap target creature. Sacrifice it NES.",
    "Grim Trade": "Choose two target CC in GY. Sacrifice a creature. IYD return the chosen cards to BF tapped.",
    "Rummage": "Discard up to two cards, then draw TMC.",
    "Refill": "Discard any number of cards, then draw TMC plus one.",
    "Waking Lands": "Untap up to two lands.",
    "Kinfolk": "TYPE Draw a card for each creature YC of that type.",
    "Outcasts": "TYPE Destroy all creatures that aren't OCT.",
    "Turned Tables": "Each creature deals 1 damage to its controller.",
    "Old Bones": "Exile target player's graveyard. UG 2 life for each creature card exiled this way.",
    "Tap and Banish": "Tap target creature.\nIf YC two or more lands, exile that creature.",
    "Peer Pressure": "UG X life, XIS the number of players who control ML than you.",
}
OTHERS = {
    "Second Look": (
        "Instant",
        "Exile target land. If you cast SP during your main phase, UM exile up to one other target land.",
    ),
    "Buried Pride": (
        "Creature \u2014 Spirit",
        "As long as this card is in GY and YC an Island, creatures YC have flying.",
    ),
    "Tally Keeper": ("Creature \u2014 Elf", "Whenever a +1/+1 counter is put on this creature, UG 1 life."),
    "Late Wages": ("Instant", "Destroy target creature. Its controller may draw up to two cards NTU."),
    "Heir of Dust": (
        "Creature \u2014 Zombie",
        "BOU, if this card is in GY, UM pay 1 life. IYD return it to your hand.",
    ),
    "Pyre Watcher": (
        "Enchantment",
        "Whenever another creature dies, or ACC is put into a graveyard FAO BF, or "
        "a creature card leaves GY, UG 1 life.",
    ),
    "Seer's Lens": ("Artifact", "UM cast artifact spells and colorless spells FTL."),
    "Measured Gaze": (
        "Creature \u2014 Elf",
        "Whenever CT attacks, look at the top X cards of LIB, XIS its power. UM put a creature card "
        "with CMC X or less from among them INH. Put the rest on the bottom of LIB in a random order.",
    ),
}


def spelled(text: str) -> str:
    """A text as a card has it."""
    full = re.sub(r"[A-Z]{2,}", lambda found: SHORT.get(found[0], found[0]), text)
    return re.sub(r"(^|[.\n] ?)([a-z])", lambda found: found[1] + found[2].upper(), full)


def read(name: str, types: str, text: str) -> CardDef:
    size = "2/2" if "Creature" in types else ""
    verdict = read_card(CardText(name, "normal", (FaceText(name, "{U}", types, spelled(text), size),)))
    assert verdict.card is not None, verdict.why
    return verdict.card


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    before = dict(POOL.brought)
    for name, text in SORCERIES.items():
        POOL.brought[name] = read(name, "Sorcery", text)
    for name, (types, text) in OTHERS.items():
        POOL.brought[name] = read(name, types, text)
    yield
    POOL.brought = before


@rule("701.23")
def test_the_second_card_shares_a_land_type_with_the_first(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    cards = one.library("Forest", "Island", "Forest")
    one.casts("Twin Paths")
    table.says([cards[0].id], [cards[2].id])
    table.resolve_stack()
    assert sorted(one.battlefield) == ["Forest", "Forest"]


@rule("701.23")
def test_a_card_that_shares_nothing_is_not_offered(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    cards = one.library("Forest", "Island")
    one.casts("Twin Paths")
    table.says([cards[1].id])
    table.resolve_stack()
    assert one.battlefield == ["Island"]


@rule("608.2d")
def test_cards_add_up_to_what_is_allowed(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    cards = one.buried("Grizzly Bears", "Savannah Lions", "Hill Giant")
    one.casts("Small Army")
    table.says([cards[0].id], [cards[1].id])
    table.resolve_stack()
    assert sorted(one.battlefield) == ["Grizzly Bears", "Savannah Lions"]


@rule("400.7", "611.2c")
def test_what_came_back_has_haste_and_goes_again(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    bears = one.buried("Grizzly Bears")[0]
    one.casts("Last Ride", at=[bears]).resolves()
    assert one.permanent("Grizzly Bears").has(HASTE)
    table.to_step(END)
    table.resolve_stack()
    assert "Grizzly Bears" in one.graveyard


@rule("608.2c")
def test_nothing_comes_back_if_nothing_was_sacrificed(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    cards = one.buried("Grizzly Bears", "Savannah Lions")
    one.casts("Grim Trade", at=cards).resolves()
    assert not one.battlefield
    one.has("Hill Giant")
    one.casts("Grim Trade", at=cards).resolves()
    assert sorted(one.battlefield) == ["Grizzly Bears", "Savannah Lions"]
    assert one.permanent("Grizzly Bears").tapped


@rule("107.1c", "701.9")
def test_as_many_are_drawn_as_were_discarded(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.library("Forest", "Forest", "Forest", "Forest")
    cards = one.holds("Shock", "Island", "Mountain")
    one.casts("Rummage")
    table.says([cards[0].id])
    table.resolve_stack()
    assert sorted(one.hand) == ["Forest", "Island", "Mountain"]
    one.casts("Refill")
    table.says([cards[1].id, cards[2].id])
    table.resolve_stack()
    assert one.hand == ["Forest"] * 4


@rule("701.26")
def test_lands_of_ones_choice_untap(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    lands = [one.has("Forest", tapped=True) for _ in range(3)]
    one.casts("Waking Lands")
    table.says([lands[0].id, lands[2].id])
    table.resolve_stack()
    assert [land.tapped for land in lands] == [False, True, False]


@rule("608.2d")
def test_creatures_of_the_type_that_is_chosen_count(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.library("Forest", "Forest", "Forest")
    one.has("Grizzly Bears")
    one.has("Savannah Lions")
    one.casts("Kinfolk")
    table.says([CREATURE_TYPES.index("Bear")])
    table.resolve_stack()
    assert one.hand == ["Forest"]
    one.casts("Outcasts")
    table.says([CREATURE_TYPES.index("Cat")])
    table.resolve_stack()
    assert one.battlefield == ["Savannah Lions"]


@rule("120.1")
def test_each_creature_deals_damage_to_its_own_controller(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(0).has("Grizzly Bears")
    table.seat(1).has("Grizzly Bears")
    table.seat(1).has("Hill Giant")
    table.seat(0).casts("Turned Tables").resolves()
    assert [seat.life for seat in table.seats()] == [19, 18, 20]


@rule("701.13")
def test_cards_exiled_this_way_are_counted(scenario: Builder) -> None:
    table = scenario()
    one, other = table.seat(0), table.seat(1)
    other.buried("Grizzly Bears", "Shock", "Hill Giant")
    one.casts("Old Bones", at=[other]).resolves()
    assert one.life == 24 and not other.graveyard


@rule("608.2c")
def test_a_line_speaks_of_the_target_of_the_line_before(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    bears = table.seat(1).has("Grizzly Bears")
    one.casts("Tap and Banish", at=[bears]).resolves()
    assert bears.tapped
    one.has("Forest")
    one.has("Forest")
    one.casts("Tap and Banish", at=[bears]).resolves()
    assert "Grizzly Bears" in table.seat(1).exile


@rule("505.1", "601.2c")
def test_the_other_target_is_there_only_in_a_main_phase_of_ones_own(scenario: Builder) -> None:
    table = scenario()
    one, other = table.seat(0), table.seat(1)
    lands = [other.has("Forest"), other.has("Island")]
    one.casts("Second Look", at=lands)
    table.says([1])
    table.resolve_stack()
    assert sorted(other.exile) == ["Forest", "Island"]
    one.has("Plains")
    two = one.has("Swamp")
    other.casts("Second Look", at=[two]).resolves()
    assert one.exile == ["Swamp"]


@rule("113.6b")
def test_a_card_in_the_graveyard_lets_creatures_fly(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    bears = one.has("Grizzly Bears")
    one.buried("Buried Pride")
    assert not bears.has(FLYING)
    one.has("Island")
    assert bears.has(FLYING)


@rule("122.6", "603.2c")
def test_every_single_counter_triggers(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    keeper = one.has("Tally Keeper")
    one.casts("Battlegrowth", at=[keeper]).resolves()
    table.resolve_stack()
    assert one.life == 21


@rule("603.10a")
def test_a_creature_card_counts_wherever_it_comes_from(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.has("Pyre Watcher")
    bears = one.has("Grizzly Bears")
    one.casts("Murder", at=[bears]).resolves()
    table.resolve_stack()
    assert one.life == 21


@rule("603.7c")
def test_a_delayed_ability_does_not_choose_its_target_again(scenario: Builder) -> None:
    table = scenario()
    one = table.seat(0)
    one.has("Grizzly Bears")
    giant = one.has("Hill Giant")
    one.casts("Short Visit", at=[giant]).resolves()
    table.to_step(END)
    table.resolve_stack()
    assert one.battlefield == ["Grizzly Bears"]


@rule("107.1c", "603.7c")
def test_whoever_lost_a_creature_draws_up_to_two_cards_later(scenario: Builder) -> None:
    table = scenario(seats=3)
    one, other = table.seat(0), table.seat(1)
    other.library("Forest", "Forest", "Forest")
    bears = other.has("Grizzly Bears")
    one.casts("Late Wages", at=[bears]).resolves()
    table.to_turn(other)
    table.says([1], [2])
    table.to_step(DRAW)
    assert len(other.hand) == 3


@rule("603.4", "113.6b")
def test_a_card_in_the_graveyard_comes_back_for_life(scenario: Builder) -> None:
    table = scenario(seats=2)
    one = table.seat(0)
    one.buried("Heir of Dust")
    one.library("Forest", "Forest")
    table.to_turn(table.seat(1))
    table.to_turn(one)
    table.says([1])
    table.to_step(DRAW)
    assert "Heir of Dust" in one.hand and one.life == 19


@rule("107.3i")
def test_a_later_sentence_speaks_of_the_same_x(scenario: Builder) -> None:
    table = scenario(seats=2)
    one = table.seat(0)
    cards = one.library("Grizzly Bears", "Hill Giant")
    gazer = one.has("Measured Gaze")
    one.attacks({gazer: table.seat(1)})
    table.says([1], [cards[0].id])
    table.resolve_stack()
    assert one.hand == ["Grizzly Bears"]
