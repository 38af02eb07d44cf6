"""Cards that change what things are: types, colours, abilities, sizes."""

from __future__ import annotations

import pytest

from apnap.abilities.filters import Subtype
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.ch2_cards.creature_types import CREATURE_TYPES
from apnap.rules.core.constants import END
from apnap.rules.core.decisions import FOR_CHOICE, O_CAST
from apnap.testing import Permanent, rule
from apnap.testing.plugin import Builder


def is_of_type(permanent, kind):
    """Also what is of every type."""
    return Subtype(kind).test(permanent.table.game, Context(0, permanent.now), permanent.now)


def size(permanent: Permanent) -> tuple[int, int]:
    return permanent.power, permanent.toughness


@rule("609.4b")
def test_any_mana_will_do_under_a_mycosynth_lattice(scenario):
    table = scenario()
    held = table.seat(0).holds("Lightning Bolt")[0]
    table.seat(0).has("Forest")
    table.refresh()
    assert not table.seat(0).can(O_CAST, held)
    table.seat(1).has("Mycosynth Lattice")
    assert table.seat(0).can(O_CAST, held)


@rule("305.7", "613.1d")
def test_prismatic_omen_makes_every_land_every_basic(scenario):
    table = scenario()
    table.seat(0).has("Prismatic Omen")
    mine, theirs = table.seat(0).has("Forest"), table.seat(1).has("Forest")
    for kind in ("Plains", "Island", "Swamp", "Mountain", "Forest"):
        assert mine.is_a(kind) and theirs.is_a(kind) == (kind == "Forest")


@pytest.mark.parametrize("name,size", (("Living Plane", (1, 1)), ("Nature's Revolt", (2, 2))))
@rule("613.1d", "613.4b")
def test_lands_come_alive(scenario, name, size):
    table = scenario()
    table.seat(0).has(name)
    forest = table.seat(1).has("Forest")
    assert forest.is_a("Creature") and forest.is_a("Land") and (forest.power, forest.toughness) == size


@pytest.mark.parametrize("name", ("Xenograft", "Arcane Adaptation"))
@rule("614.12", "613.1d")
def test_creatures_become_the_chosen_type(scenario, name):
    table = scenario()
    mine, theirs = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Grizzly Bears")
    held = table.seat(0).holds("Hill Giant")[0]
    table.seat(0).casts(name)
    decision = table.asked(table.seat(0))
    assert decision.purpose == FOR_CHOICE or decision.labels
    table.answer([decision.candidates[decision.labels.index("Goblin")]])
    table.resolve_stack()
    assert is_of_type(mine, "Goblin") and is_of_type(mine, "Bear") and not is_of_type(theirs, "Goblin")
    assert is_of_type(held, "Goblin") == (name == "Arcane Adaptation")


@rule("603.6a", "513.1a")
def test_dress_down_lasts_a_turn_and_draws(scenario):
    table = scenario()
    table.seat(0).casts("Dress Down").resolves()
    table.resolve_stack()
    assert table.seat(0).hand == ["Forest"]
    down = table.seat(0).permanent("Dress Down")
    table.to_step(END)
    table.resolve_stack()
    assert down.died


@rule("603.6a")
def test_spreading_seas_draws(scenario):
    table = scenario()
    forest = table.seat(1).has("Forest")
    table.seat(0).casts("Spreading Seas", at=[forest]).resolves()
    table.resolve_stack()
    assert table.seat(0).hand == ["Forest"]


@rule("701.66", "603.6c")
def test_earth_village_ruffians_die_into_the_earth(scenario):
    table = scenario()
    ruffians, forest, _ = table.seat(0).have("Earth Village Ruffians", "Forest", "Forest")
    table.seat(1).casts("Murder", at=[ruffians]).resolves()
    table.asked(table.seat(0), "target")
    table.answer([forest.id])
    table.resolve_stack()
    assert forest.is_a("Creature") and forest.power == 2


@rule("603.6a", "603.2b")
def test_dress_down_draws_and_goes_at_the_next_end_step(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Dress Down").resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == 1
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Dress Down"]


@rule("603.6a")
def test_spreading_seas_draws_a_card(scenario: Builder) -> None:
    table = scenario()
    forest = table.seat(1).has("Forest")
    table.seat(0).casts("Spreading Seas", at=[forest]).resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == 1


@rule("702.73", "205.3m")
def test_nameless_inversion_is_every_creature_type_itself(scenario: Builder) -> None:
    card = scenario().seat(0).holds("Nameless Inversion")[0]
    assert card.table.game.char(card.id).every_type


@rule("613.1d", "205.1b")
def test_living_plane(scenario: Builder) -> None:
    table = scenario()
    forest = table.seat(1).has("Forest")
    table.seat(0).has("Living Plane")
    assert forest.is_a("Creature") and forest.is_a("Land") and size(forest) == (1, 1)


@rule("305.7", "305.6")
def test_prismatic_omen(scenario: Builder) -> None:
    table = scenario()
    forest = table.seat(0).has("Forest")
    theirs = table.seat(1).has("Forest")
    table.seat(0).has("Prismatic Omen")
    assert all(forest.is_a(kind) for kind in ("Plains", "Island", "Swamp", "Mountain", "Forest"))
    assert not theirs.is_a("Island")
    table.seat(0).taps_for_mana(forest, 1)
    assert table.seat(0).pool in ("W", "U", "B", "R")


@pytest.mark.parametrize("name,others", [("Xenograft", False), ("Arcane Adaptation", True)])
@rule("205.1b", "109.2")
def test_a_chosen_type_in_addition(scenario: Builder, name: str, others: bool) -> None:
    table = scenario()
    elf = table.seat(0).has("Llanowar Elves")
    card = table.seat(0).holds("Wind Drake")[0]
    table.says([CREATURE_TYPES.index("Goblin")])
    table.seat(0).casts(name).resolves()
    assert elf.is_a("Goblin") and elf.is_a("Elf")
    assert card.is_a("Goblin") is others


@rule("609.4b", "107.4")
def test_mycosynth_lattice_any_mana_pays_for_any_color(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Mycosynth Lattice")
    table.seat(0).gets_mana("CCGG")
    table.seat(0).casts("Wrath of God", free=False).resolves()
    assert table.seat(0).pool == "" and table.seat(0).graveyard == ["Wrath of God"]


@rule("609.4b", "107.4c")
def test_mycosynth_lattice_colorless_is_not_a_color(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Mycosynth Lattice")
    card = table.seat(0).holds("Spatial Contortion")[0]
    table.seat(1).has("Grizzly Bears")
    table.seat(0).gets_mana("RR")
    assert not table.seat(0).can(O_CAST, card)
    table.seat(0).gets_mana("C")
    assert table.seat(0).can(O_CAST, card)


@rule("105.3", "613.1e")
def test_shifting_sky(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    forest = table.seat(1).has("Forest")
    table.says([3])
    table.seat(0).casts("Shifting Sky").resolves()
    assert bears.colors == "R" and forest.colors == ""


@rule("205.1a", "702.73")
def test_amoeboid_changeling(scenario: Builder) -> None:
    table = scenario()
    changelings = table.seat(0).have("Amoeboid Changeling", "Amoeboid Changeling")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).has("Goblin King")
    assert size(changelings[0]) == (2, 2) and size(bears) == (2, 2)
    table.seat(0).activates(changelings[0], 0, at=[bears]).resolves()
    assert size(bears) == (3, 3)
    table.seat(0).activates(changelings[1], 1, at=[bears]).resolves()
    assert size(bears) == (2, 2) and not bears.is_a("Bear")
